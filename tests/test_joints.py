"""Joints against closed forms, minimal coordinates, and rigid compounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.special import ellipj

import trundle as td

g = 9.81
DOWN = np.array([0, 0, -g])
TIGHT = {"rtol": 1e-12, "atol": 1e-14}


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def bar(name: str = "bar", length: float = 1.0, mass: float = 2.0) -> td.Box:
    """Slim, along body z."""
    return td.Box(name, (0.05, 0.05, length), mass=mass)


def tilted(angle: float) -> tuple[float, float, float, float]:
    """A turn about y that takes the lower end of a bar to +x for positive angles."""
    return td.quaternion_about((0, 1, 0), -angle)


def joints(a: Any, b: Any) -> list[Any]:
    """One joint of each kind."""
    axes = {"axis_a": (0, 1, 0), "axis_b": (0, 1, 0)}
    hinge, ball, weld = td.Hinge(a, b, **axes), td.BallJoint(a, b), td.Weld(a, b)
    return [hinge, ball, weld, td.Distance(a, b, 0.5), td.Hinge(a, b, **axes, name="own")]


@pytest.mark.parametrize("first", [False, True])
def test_every_joint_takes_the_world_by_its_word_as_files_do(first: bool) -> None:
    rod = bar()
    by_word = joints("world", rod) if first else joints(rod, "world")
    by_none = joints(None, rod) if first else joints(rod, None)
    for one, other in zip(by_word, by_none, strict=True):
        assert one.name == other.name
        residuals = [[repr(part.residual) for part in joint.parts] for joint in (one, other)]
        assert residuals[0] == residuals[1]


@pytest.mark.parametrize("wrong", ["wrold", "World ", (0, 0, 0), 3.0])
def test_what_is_neither_a_body_nor_the_world_is_refused_with_or_without_a_name(wrong: Any) -> None:
    for make in (
        lambda: td.BallJoint(bar(), wrong, name="pin"),
        lambda: td.Hinge(wrong, bar(), axis_a=(0, 0, 1), axis_b=(0, 0, 1), name="pin"),
        lambda: td.Weld(bar(), wrong),
        lambda: td.Distance(bar(), wrong, 1.0, name="rod"),
    ):
        with pytest.raises(td.ModelError, match='a body, a particle, or "world"'):
            make()


# --- hinge ----------------------------------------------------------------------------------------------
def test_pendulum_by_a_hinge_swings_as_the_elliptic_functions_say() -> None:
    rod, th0 = bar(), 1.2
    hinge = td.Hinge(rod, None, axis_a=(0, 1, 0), axis_b=(0, 1, 0), at_a=(0, 0, 0.5))
    system = td.System(bodies=[rod], constraints=[hinge], forces=[td.Gravity(g)])
    start = {rod.quaternion: tilted(th0), rod.omega[1]: 0}
    motion = system.simulate(5.0, start, samples=101, **TIGHT)
    J = 2.0 * (1.0**2 + 0.05**2) / 12 + 2.0 * 0.5**2
    rate = np.sqrt(2.0 * g * 0.5 / J)
    k = np.sin(th0 / 2)
    _, cn, dn, _ = ellipj(rate * motion.t, k**2)
    th = 2 * np.arcsin(k * cn / dn)
    assert far(motion[rod.position[0]], 0.5 * np.sin(th)) < 1e-11
    assert far(motion[rod.position[2]], -0.5 * np.cos(th)) < 1e-11
    assert far(motion[rod.position[1]], 0.0) < 1e-15


def test_hinge_carries_no_torque_about_its_axis_and_its_force_obeys_newton() -> None:
    rod = bar()
    hinge = td.Hinge(rod, None, axis_a=(0, 1, 0), axis_b=(0, 1, 0), at_a=(0, 0, 0.5))
    system = td.System(bodies=[rod], constraints=[hinge], forces=[td.Gravity(g)])
    motion = system.simulate(1.0, {rod.quaternion: tilted(1.2), rod.omega[1]: 0.3}, samples=11)
    felt, seen = motion.wrench(hinge, on=rod), motion.kinematics(rod)
    assert far(felt.force, 2.0 * (seen.a - DOWN)) < 1e-11
    about_pin = felt.torque + np.cross(felt.point, felt.force)  # the pin is at the origin
    assert far(about_pin[:, 1], 0.0) < 1e-12


def test_two_hinged_bars_move_as_the_double_pendulum_in_two_angles() -> None:
    upper, lower = bar("upper", 1.0, 2.0), bar("lower", 0.8, 1.0)
    y = (0, 1, 0)
    pin = td.Hinge(upper, None, axis_a=y, axis_b=y, at_a=(0, 0, 0.5))
    elbow = td.Hinge(lower, upper, axis_a=y, axis_b=y, at_a=(0, 0, 0.4), at_b=(0, 0, -0.5))
    chain = td.System(bodies=[upper, lower], constraints=[pin, elbow], forces=[td.Gravity(g)])
    start = {
        upper.quaternion: tilted(0.7), lower.quaternion: tilted(-0.4),
        upper.omega[1]: 0, lower.omega[1]: -1.0,
    }  # fmt: skip
    motion = chain.simulate(2.0, start, samples=41, **TIGHT)

    a, b = td.coordinates("a b")
    first = td.vector([0.5 * td.sin(a), -0.5 * td.cos(a)])
    second = 2 * first + td.vector([0.4 * td.sin(b), -0.4 * td.cos(b)])
    J1, J2 = 2.0 * (1.0 + 0.0025) / 12, 1.0 * (0.64 + 0.0025) / 12
    minimal = td.System(
        kinetic=first.dot @ first.dot + second.dot @ second.dot / 2
        + J1 * a.dot**2 / 2 + J2 * b.dot**2 / 2,
        potential=g * (2.0 * first[1] + second[1]),
    )  # fmt: skip
    truth = minimal.simulate(2.0, {a: 0.7, b: -0.4, a.dot: 0, b.dot: 1.0}, samples=41, **TIGHT)
    assert far(motion[lower.position[0]], truth[second[0]]) < 1e-10
    assert far(motion[lower.position[2]], truth[second[1]]) < 1e-10

    on_lower, on_upper = (motion.wrench(elbow, on=body) for body in (lower, upper))
    assert far(on_lower.force, -on_upper.force) < 1e-12
    about = [w.torque + np.cross(w.point, w.force) for w in (on_lower, on_upper)]
    assert far(about[0], -about[1]) < 1e-11
    assert far(motion.wrench(pin, on=upper).force + on_upper.force,
               2.0 * (motion.kinematics(upper).a - DOWN)) < 1e-11  # fmt: skip


# --- ball joint ---------------------------------------------------------------------------------------------
def test_heavy_top_on_a_ball_joint_precesses_steadily_at_the_root_of_its_quadratic() -> None:
    """J1 cos(th) W^2 - J3 w3 W + m g l = 0, J1 about the tip, w3 the whole spin about the axis."""
    top = td.Cone("top", radius=0.1, height=0.2, mass=1.0)
    l = 0.15  # from the apex, at body +z, to the centre of mass
    tip = td.BallJoint(top, None, at_a=(0, 0, l))
    J3 = float(top.inertia[2, 2])
    J1 = float(top.inertia[0, 0]) + l**2
    th, w3 = 0.4, 150.0
    W = np.roots([J1 * np.cos(th), -J3 * w3, g * l]).real.min()  # the slow one
    down = td.quaternion_about((0, 1, 0), np.pi + th)  # the apex down, the axis tilted
    axis = -np.array([np.sin(np.pi + th), 0, np.cos(np.pi + th)])  # from the tip to the centre
    omega = W * np.array([0, 0, 1]) + (w3 - W * np.cos(th)) * axis
    system = td.System(bodies=[top], constraints=[tip], forces=[td.Gravity(g)])
    motion = system.simulate(2.0, {top.quaternion: down, top.omega: omega}, samples=41, **TIGHT)
    place = motion[top.position]
    phase = np.arctan2(axis[1], axis[0]) + W * motion.t
    assert W * 2.0 > 1.0
    assert far(place[:, 2], l * np.cos(th)) < 1e-10
    assert far(place[:, 0], l * np.sin(th) * np.cos(phase)) < 1e-9
    assert far(place[:, 1], l * np.sin(th) * np.sin(phase)) < 1e-9


# --- weld ---------------------------------------------------------------------------------------------------
def test_welded_bars_move_as_one_rigid_compound() -> None:
    long, short = bar("long", 1.0, 2.0), bar("short", 0.4, 1.0)
    weld = td.Weld(short, long, at_a=(0, 0, 0.2), at_b=(0, 0, -0.5))
    pin = td.BallJoint(long, None, at_a=(0, 0, 0.5))
    omega, turn = (0.5, 1.0, 3.0), tilted(0.8)
    two = td.System(bodies=[long, short], constraints=[weld, pin], forces=[td.Gravity(g)])
    start = {long.quaternion: turn, short.quaternion: turn, long.omega: omega}
    motion = two.simulate(2.0, start, samples=41, **TIGHT)

    whole = td.Compound("whole", [(bar("long"), (0, 0, 0)), (bar("short", 0.4, 1.0), (0, 0, -0.7))])
    held = td.BallJoint(whole, None, at_a=whole.from_build((0, 0, 0.5)))
    one = td.System(bodies=[whole], constraints=[held], forces=[td.Gravity(g)])
    truth = one.simulate(2.0, {whole.quaternion: turn, whole.omega: omega}, samples=41, **TIGHT)
    end = whole.from_build((0, 0, -0.7))
    assert far(motion[short.position], truth[whole.point(end)]) < 1e-9
    assert far(motion[short.omega], truth[whole.omega]) < 1e-9
    assert far(motion[short.rotation], motion[long.rotation]) < 1e-12


def test_body_welded_to_the_world_stays_and_its_weld_bears_it() -> None:
    rod = bar()
    weld = td.Weld(rod, None, at_a=(0, 0, 0.5), at_b=(1.0, 0, 0))
    system = td.System(bodies=[rod], constraints=[weld], forces=[td.Gravity(g)])
    motion = system.simulate(1.0, {rod.quaternion: (1, 0, 0, 0)}, samples=3)
    assert far(motion[rod.position], (1.0, 0, -0.5)) < 1e-14
    assert far(motion.wrench(weld, on=rod).force, (0, 0, 2.0 * g)) < 1e-11


# --- distance -------------------------------------------------------------------------------------------------
def test_conical_pendulum_on_a_rod_goes_round_as_its_angle_says() -> None:
    bob, l, th = td.Particle("bob", mass=0.5), 0.8, 0.6
    rod = td.Distance(bob, None, l)
    system = td.System(bodies=[bob], constraints=[rod], forces=[td.Gravity(g)])
    rate = np.sqrt(g / (l * np.cos(th)))
    radius = l * np.sin(th)
    start = {bob.position: (radius, 0, -l * np.cos(th)), bob.velocity: (0, radius * rate, 0)}
    motion = system.simulate(3.0, start, samples=31, **TIGHT)
    assert far(motion[bob.position[0]], radius * np.cos(rate * motion.t)) < 1e-10
    force = motion.wrench(rod, on=bob).force
    assert far(np.linalg.norm(force, axis=1), 0.5 * g / np.cos(th)) < 1e-10


def test_rod_between_two_free_particles_pulls_both_with_the_centripetal_force() -> None:
    a, b = td.Particle("a", mass=1.0), td.Particle("b", mass=3.0)
    rod = td.Distance(a, b, 1.0)
    system = td.System(bodies=[a, b], constraints=[rod])
    start = {
        a.position: (0.75, 0, 0), b.position: (-0.25, 0, 0),
        a.velocity: (0, 1.5, 0), b.velocity: (0, -0.5, 0),
    }  # fmt: skip
    motion = system.simulate(3.0, start, samples=31, **TIGHT)
    assert far(motion[a.position[0]], 0.75 * np.cos(2 * motion.t)) < 1e-11
    on_a, on_b = (motion.wrench(rod, on=body).force for body in (a, b))
    assert far(on_a, -on_b) < 1e-14
    assert far(np.linalg.norm(on_a, axis=1), 0.75 * 4.0) < 3e-11


# --- prescribed motion ------------------------------------------------------------------------------------------
def test_prescribed_motion_takes_the_force_that_newton_says() -> None:
    P, rate = td.Particle("P", mass=2.0), td.parameter("rate", 3.0)
    drive = td.Prescribed(P.position, td.vector([0.1 * td.sin(rate * td.t), 0, td.t**2]))
    system = td.System(bodies=[P], constraints=[drive], forces=[td.Gravity(g)])
    for value in (3.0, 5.0):
        motion = system.simulate(1.0, {}, samples=11, parameters={rate: value})
        x = 0.1 * np.sin(value * motion.t)
        assert far(motion[P.position[0]], x) < 1e-14
        force = motion.wrench(drive, on=P).force
        assert far(force[:, 0], -2.0 * value**2 * x) < 1e-12
        assert far(force[:, 2], 2.0 * (2.0 + g)) < 1e-11


def test_bead_on_a_driven_rod_flies_out_and_the_drive_supplies_the_torque() -> None:
    r, phi = td.coordinates("r phi")
    drive = td.Prescribed(phi, 2.0 * td.t, name="drive")
    system = td.System(kinetic=(r.dot**2 + r**2 * phi.dot**2) / 2, constraints=[drive])
    motion = system.simulate(1.0, {r: 0.3, r.dot: 0}, samples=11, **TIGHT)
    expected = 0.3 * np.cosh(2 * motion.t)
    assert far(motion[r], expected) < 1e-11
    torque = 2 * expected * 0.6 * np.sinh(2 * motion.t) * 2.0  # d/dt (r^2 Omega)
    assert far(motion.force(drive)[:, 1], torque) < 1e-10
    work = motion.energy - motion.energy[0]
    assert work[-1] == pytest.approx(4.0 * (expected[-1] ** 2 - 0.3**2), rel=1e-10)


# --- bad input ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda a: td.Hinge(a, None, axis_a=(0, 0, 0), axis_b=(0, 1, 0)), "axis"),
        (lambda a: td.Hinge(a, None, axis_a=(0, 1, 0), axis_b=(0, 0, 0)), "axis"),
        (lambda a: td.Hinge(a, None, axis_a=(0, 1), axis_b=(0, 1, 0)), "axis"),
        (lambda a: td.Hinge(a, None, axis_a=(np.nan, 1, 0), axis_b=(0, 1, 0)), "axis"),
        (lambda a: td.Distance(a, None, 0.0), "'distance bar-world' is 0"),
        (lambda a: td.Distance(a, None, -1.0), "'distance bar-world' is -1"),
        (lambda a: td.Prescribed(a.position[0], a.position[1]), "function of t"),
        (lambda a: td.BallJoint("bar", a), "'bar'"),
        (lambda a: td.BallJoint(a, None, at_a=(0, 0)), "bar"),
        (lambda a: td.BallJoint(None, None), "world-world"),
    ],
)
def test_joint_that_makes_no_sense_is_refused(make: Any, says: str) -> None:
    with pytest.raises(td.TrundleError, match=says):
        make(bar())


def test_start_that_tears_a_joint_apart_names_it() -> None:
    rod = bar()
    pin = td.BallJoint(rod, None, at_a=(0, 0, 0.5), name="pin")
    system = td.System(bodies=[rod], constraints=[pin], forces=[td.Gravity(g)])
    start = {rod.quaternion: (1, 0, 0, 0), rod.position: (0, 0, 0), rod.omega: (0, 0, 0)}
    with pytest.raises(td.ContradictionError, match="pin"):
        system.simulate(1.0, start)

"""Torques, motors and the angle of a joint, against closed forms and balances of momentum and energy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td
from trundle.errors import TrundleError

TIGHT = {"rtol": 1e-12}


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def rod(name: str = "rod") -> td.Box:
    return td.Box(name, (0.02, 0.02, 1.0), mass=1.0)


def pinned(body: td.Box, name: str = "pin") -> td.Hinge:
    return td.Hinge(body, "world", axis_a=(0, 1, 0), at_a=(0, 0, 0.5), name=name)


J = (1.0 + 0.02**2) / 12 + 0.25  # of the rod about its pin, kg m2


def test_a_spring_at_a_hinge_swings_through_many_turns_as_the_cosine_says() -> None:
    body = rod()
    pin = pinned(body)
    system = td.System(bodies=[body], constraints=[pin], forces=[pin.torque(-2.0 * pin.angle)])
    motion = system.simulate(10.0, {pin.angle: 20.0, pin.rate: 0.0}, **TIGHT)
    w = np.sqrt(2.0 / J)
    assert far(motion[pin.angle], 20.0 * np.cos(w * motion.t)) < 1e-9  # of 20 rad: three turns
    assert far(motion[pin.rate], -20.0 * w * np.sin(w * motion.t)) < 2e-9
    assert far(motion[pin.angle.dot], motion[pin.rate]) < 1e-12
    u = motion[body.quaternion]
    assert (
        far(u[:, 2] * np.cos(motion[pin.angle] / 2), u[:, 0] * np.sin(motion[pin.angle] / 2))
        < 1e-12
    )


def test_a_spring_and_a_damper_on_the_angle_are_the_motor_of_the_same_torque() -> None:
    body = rod()
    pin = pinned(body)
    parts: dict[str, Any] = {"bodies": [body], "constraints": [pin]}
    start = {pin.angle: 4.0, pin.rate: 0.0}
    spring = [
        td.Spring(pin.angle, stiffness=2.0, length=0.5),
        td.Damper(pin.angle, coefficient=0.1),
    ]
    ours = td.System(**parts, forces=spring).simulate(5.0, start, **TIGHT)
    torque = -2.0 * (pin.angle - 0.5) - 0.1 * pin.rate
    other = td.System(**parts, forces=[pin.torque(torque)]).simulate(5.0, start, **TIGHT)
    assert far(ours[pin.angle], other[pin.angle]) < 1e-10


def test_a_motor_between_two_bodies_leaves_their_angular_momentum_alone() -> None:
    hull = td.RigidBody("hull", mass=5.0, inertia=(0.3, 0.2, 0.4))
    wheel = td.Disc("wheel", radius=0.2, mass=2.0)
    axle = td.Hinge(wheel, hull, axis_a=(0, 0, 1), axis_b=(1, 0, 0), at_b=(0.3, 0, 0), name="axle")
    system = td.System(
        bodies=[hull, wheel], constraints=[axle], forces=[axle.torque(0.2 - 0.01 * axle.rate)]
    )
    start = {
        hull.position: (0, 0, 0), hull.quaternion: (1, 0, 0, 0), axle.angle: 0.3,
        hull.omega: (0.1, 0.7, -0.2), hull.velocity: (0, 0, 0), axle.rate: 0.0,
    }  # fmt: skip
    motion = system.simulate(20.0, start, **TIGHT)
    momentum = sum(
        motion[b.rotation @ (b.inertia @ b.omega_body) + b.mass * td.cross(b.position, b.velocity)]
        for b in (hull, wheel)
    )
    assert far(momentum, momentum[0]) < 1e-11
    assert motion[axle.angle][-1] > 20.0
    power = motion[(0.2 - 0.01 * axle.rate) * axle.rate]
    work = td.keep.integral((0.2 - 0.01 * axle.rate) * axle.rate)
    assert far(motion.keep(work), motion.energy[-1] - motion.energy[0]) < 1e-9 * abs(power).max()


def test_a_reaction_wheel_turns_its_hull_by_the_ratio_of_inertias() -> None:
    hull = td.Box("hull", (1.0, 1.0, 1.0), mass=60.0)  # 10 kg m2
    wheel = td.Disc("wheel", radius=0.2, mass=5.0)  # 0.1 kg m2
    axle = td.Hinge(wheel, hull, axis_a=(0, 0, 1), name="axle")
    drive = td.Torque(wheel, on=hull, axis=(0, 0, 1), value=0.05)
    system = td.System(bodies=[hull, wheel], constraints=[axle], forces=[drive])
    start = {hull.position: (0, 0, 0), hull.quaternion: (1, 0, 0, 0), axle.angle: 0.0,
             hull.velocity: (0, 0, 0), hull.omega: (0, 0, 0), axle.rate: 0.0}  # fmt: skip
    motion = system.simulate(10.0, start)
    assert far(motion[wheel.omega[2]], 0.05 / 0.1 * motion.t) < 1e-9
    assert far(motion[hull.omega[2]], -0.05 / 10.0 * motion.t) < 1e-10
    assert far(motion[axle.angle], (0.5 + 0.005) * motion.t**2 / 2) < 1e-8


def test_a_torque_without_an_axis_is_a_vector_in_world_axes() -> None:
    body = td.Sphere("ball", radius=0.1, mass=1.0)
    push = td.Torque(body, value=(0.0, 1e-3 * td.t, 0.0))
    start = {body.position: (0, 0, 0), body.velocity: (0, 0, 0), body.omega: (0.3, 0, 0),
             body.quaternion: (0.5, 0.5, -0.5, 0.5)}  # fmt: skip
    motion = td.System(bodies=[body], forces=[push]).simulate(3.0, start)
    expected = np.array([0.3, 1e-3 * 9 / 2 / (0.4 * 0.01), 0.0])
    assert far(motion[body.omega][-1], expected) < 1e-9


def test_an_angle_that_nothing_names_is_no_coordinate_and_one_that_a_start_names_is() -> None:
    body = rod()
    pin = pinned(body)
    system = td.System(bodies=[body], constraints=[pin], forces=[td.Gravity(9.81)])
    assert [x.name for x in system.coordinates] == [x.name for x in body.coordinates]
    motion = system.simulate(1.0, {pin.angle: 0.3, pin.rate: 0.0})
    assert motion.coordinates[-1] == "pin.angle"
    by_text = system.simulate(1.0, {"pin.angle": 0.3, "pin.rate": 0.0})
    np.testing.assert_array_equal(motion.q, by_text.q)
    assert len(system.coordinates) == 7
    plain = system.simulate(
        1.0, {body.quaternion: td.quaternion_about((0, 1, 0), 0.3), pin.rate: 0.0}
    )
    assert far(plain[body.position], motion[body.position]) < 1e-9


@settings(max_examples=8, deadline=None)
@given(st.floats(-50, 50), st.tuples(*[st.floats(-1, 1)] * 3), st.tuples(*[st.floats(-1, 1)] * 3))
@pytest.mark.slow
def test_the_start_angle_is_the_turn_about_the_axis_whatever_the_axes(
    angle: float, axis_a: Any, axis_b: Any
) -> None:
    if min(np.linalg.norm(axis_a), np.linalg.norm(axis_b)) < 0.1:
        return
    one, other = rod("one"), rod("other")
    pin = td.Hinge(one, other, axis_a=axis_a, axis_b=axis_b, name="pin")
    system = td.System(bodies=[one, other], constraints=[pin])
    turned = td.quaternion_about((1, 2, 3), 0.4)
    start = {other.position: (0, 0, 0), other.quaternion: turned, pin.angle: angle,
             other.velocity: (0, 0, 0), other.omega: (0, 0, 0), pin.rate: 1.0}  # fmt: skip
    motion = system.simulate(0.1, start)
    assert motion[pin.angle][0] == angle
    n = np.asarray(axis_b) / np.linalg.norm(axis_b)
    # after a further 0.1 rad, the first body has turned by that about the axis, as the second sees it
    relative = [motion[other.rotation.T @ one.rotation][i] for i in (0, -1)]
    step = relative[1] @ relative[0].T
    c, s = np.cos(motion[pin.angle][-1] - angle), np.sin(motion[pin.angle][-1] - angle)
    K = np.array([[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]])
    assert far(step, np.eye(3) + s * K + (1 - c) * K @ K) < 1e-8


def test_a_stored_motion_and_a_sweep_know_the_angle(tmp_path: Path) -> None:
    body = rod()
    pin = pinned(body)
    k = td.parameter("k", 2.0)
    system = td.System(bodies=[body], constraints=[pin], forces=[pin.torque(-k * pin.angle)])
    motion = system.simulate(3.0, {pin.angle: 9.0, pin.rate: 0.0})
    motion.save(tmp_path / "m.npz")
    np.testing.assert_array_equal(td.load(tmp_path / "m.npz")["pin.angle"], motion[pin.angle])
    found = td.sweep(
        system, {pin.angle: [9.0, 15.0], k: [1.0, 2.0]}, 3.0, {pin.rate: 0.0}, {"end": pin.angle}
    )
    expected = [a * np.cos(np.sqrt(s / J) * 3.0) for a in (9.0, 15.0) for s in (1.0, 2.0)]
    assert far(found["end"], expected) < 1e-8


def test_an_event_on_the_angle_counts_turns() -> None:
    body = rod()
    pin = pinned(body)
    system = td.System(bodies=[body], constraints=[pin], forces=[])
    third = td.Event(pin.angle - 6 * np.pi, name="third turn", terminal=True)
    motion = system.simulate(100.0, {pin.angle: 0.0, pin.rate: 2.0}, events=[third])
    assert abs(motion.t[-1] - 3 * np.pi) < 1e-9


@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda b, h: td.Torque("rod", value=1.0, axis=(0, 0, 1)), "a rigid body", "body"),
        (lambda b, h: td.Torque(b, on=b, value=1.0, axis=(0, 0, 1)), "two different bodies", "on"),
        (lambda b, h: td.Torque(b, value=1.0), "axis=(0, 0, 1)", "axis"),
        (lambda b, h: td.Torque(b, value=(1, 0, 0), axis=(0, 0, 1)), "value=2.0", "value"),
        (lambda b, h: td.Torque(b, value=1.0, axis=(0, 0, 0)), "axis=(0, 0, 1)", "axis"),
        (lambda b, h: td.Motor(b, torque=1.0), "td.Motor(hinge, torque=2.0)", "joint"),
        (lambda b, h: td.Motor(h, force=1.0), "td.Motor(joint, torque=2.0)", "force"),
        (lambda b, h: td.Motor(h), "torque=", "torque"),
        (lambda b, h: h.torque((1.0, 2.0)), "a scalar", "torque"),
        (lambda b, h: td.Hinge(b, b, axis_a=(0, 0, 1)), "two different ends", "b"),
        (lambda b, h: td.Hinge(td.Particle("P", mass=1), axis_a=(0, 0, 1)), "td.BallJoint(P", "a"),
    ],
)  # fmt: skip
def test_wrong_input_is_told_with_its_key_and_a_line_to_type(
    make: Any, words: str, key: str
) -> None:
    body = rod()
    with pytest.raises(TrundleError) as caught:
        make(body, pinned(body))
    assert words in str(caught.value)
    assert caught.value.key == key


def test_an_angle_without_its_joint_is_refused() -> None:
    body = rod()
    pin = pinned(body)
    with pytest.raises(td.ModelError, match=r"the joint 'pin' is not(.|\n)*constraints=\[pin\]"):
        td.System(bodies=[body], forces=[pin.torque(-pin.angle)])


def test_a_hinge_put_together_the_wrong_way_round_is_told_so() -> None:
    body = rod()
    pin = td.Hinge(body, "world", axis_a=(0, 1, 0), axis_b=(0, -1, 0))
    system = td.System(bodies=[body], constraints=[pin])
    with pytest.raises(td.StartError, match=r"points against(.|\n)*axis_b=\(0, 1, 0\)"):
        system.simulate(1.0, {body.quaternion: (1, 0, 0, 0), pin.rate: 1.0})


def test_an_angle_that_nothing_named_is_read_off_the_motion_over_all_its_turns() -> None:
    body = rod()
    pin = pinned(body)
    system = td.System(bodies=[body], constraints=[pin])
    start = {body.quaternion: (1, 0, 0, 0), pin.rate: -500.0}
    motion = system.simulate(10.0, start, samples=6)  # of 160 turns between two samples
    assert pin.angle.name not in motion.coordinates
    assert abs(motion[pin.angle] + 500.0 * motion.t).max() < 1e-7
    assert abs(motion["2*pin.angle.dot"] + 1000.0).max() < 1e-7
    assert abs(motion.at(0.01)["pin.angle"][0] + 5.0) < 1e-10
    with pytest.raises(td.ModelError, match=r"did not count(.|\n)*counting\(\[.pin.angle"):
        motion.keep(td.keep.most(pin.angle))
    counted = system.counting(["pin.angle"]).simulate(10.0, start)
    assert abs(counted.keep(td.keep.least(pin.angle)) + 5000.0) < 1e-6


def test_steady_motions_and_fits_know_joints_by_their_names() -> None:
    body = rod()
    pin = pinned(body)
    F = td.parameter("F", 0.0)
    push = td.Torque(body, axis=(0, 1, 0), value=F)
    system = td.System(bodies=[body], constraints=[pin], forces=[td.Gravity(9.81), push])
    hanging = td.steady(system, {"pin.angle": 0.2, "pin.rate": 0.0})
    assert abs(hanging["pin.angle"]) < 1e-12
    plain = td.steady(system, {body.quaternion: td.quaternion_about((0, 1, 0), 0.2), pin.rate: 0.0})
    linear = td.linearize(plain, inputs=[F], outputs=["pin.angle", pin.rate])
    slow = linear.C @ np.linalg.solve(linear.A, linear.B)
    assert abs(slow[0, 0] * 9.81 * 0.5 + 1.0) < 1e-9

"""Contact of bodies with surfaces and with each other: forms that agree, closed forms, Newton and Euler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td

g = 9.81
TIGHT = {"rtol": 1e-12, "atol": 1e-14}
GRAVITY = td.Gravity(g)


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def system(bodies: Any, constraints: Any, forces: Any = (GRAVITY,)) -> td.System:
    return td.System(bodies=list(bodies), constraints=list(constraints), forces=list(forces))


def balance(motion: Any, body: Any, parts: Any, weight: Any = (0, 0, -g)) -> tuple[float, float]:
    """How far Newton's and Euler's equations are from holding, with the wrenches of the given parts."""
    seen = motion.kinematics(body)
    on = [motion.wrench(part, on=body) for part in parts]
    force = float(body.mass) * (seen.a - weight) - sum(w.force for w in on)
    turning = (body.rotation @ (body.inertia @ body.omega_body)).dot
    torque = motion[turning] - sum(w.torque + np.cross(w.point - seen.r, w.force) for w in on)
    return far(force, 0.0), far(torque, 0.0)


# --- the forms agree ------------------------------------------------------------------------------------
def in_bowl(body: Any, **options: Any) -> Any:
    bowl = td.Surface.paraboloid(0.5, 0.7, name="bowl")
    contact = td.Rolling(body, bowl, **options)
    start = contact.start(at=(0.1, -0.05, 0.1**2 + 0.05**2 / 1.4), omega=(3.0, 1.0, 5.0))
    return system([body], [contact]).simulate(2.0, start, samples=41, **TIGHT)


def test_ball_by_its_centre_by_two_particles_and_by_its_surface_moves_the_same() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    by_surface = td.Ellipsoid("ball", (0.1, 0.1, 0.1), mass=2.0)
    expected = in_bowl(ball)[ball.position]
    assert np.ptp(expected[:, 0]) > 0.1
    assert far(in_bowl(ball, particles=2)[ball.position], expected) < 1e-9
    assert far(in_bowl(by_surface)[by_surface.position], expected) < 1e-9


def test_uneven_ball_by_its_centre_and_as_a_solid_moves_the_same() -> None:
    ball = td.Sphere("ball", radius=0.1, halves=(4500, 5494))
    J = [float(ball.inertia[i, i]) for i in range(3)]
    x0 = float(ball.centre[0])
    same = td.Solid("ball", ball.mass, J, lambda x, y, z: (x - x0) ** 2 + y**2 + z**2 - 0.01)
    assert far(in_bowl(ball)[ball.position], in_bowl(same)[same.position]) < 1e-9


def test_surface_by_function_expression_text_and_height_are_the_same() -> None:
    x, y, z = td.space
    P = td.Particle("P", mass=0)
    ways = [
        td.Surface(lambda x, y, z: z - 0.3 * x**2 * y),
        td.Surface(z - 0.3 * x**2 * y),
        td.Surface("z - 0.3*x^2*y"),
        td.Surface("z - a*x^2*y", names={"a": 0.3}),
        td.Surface.height(lambda x, y: 0.3 * x**2 * y),
    ]
    for way in ways:
        f = way(P.position)
        assert repr(f) == repr(ways[0](P.position))
        assert repr(way.normal(P.position)) == repr(ways[0].normal(P.position))


# --- both feel the force ----------------------------------------------------------------------------------
def test_bodies_rolling_on_each_other_in_space_keep_momentum_and_angular_momentum() -> None:
    stone = td.Ellipsoid("stone", (0.3, 0.2, 0.15), mass=1.0)
    ball = td.Sphere("ball", radius=0.4, mass=3.0)
    contact = td.Rolling(stone, ball)
    start = {
        ball.position: (0, 0, 0), ball.quaternion: (1, 0, 0, 0),
        ball.velocity: (0.1, 0, 0), ball.omega: (0.5, 1.0, -0.3),
        **contact.start(at=(0, 0, 0.4), omega=(0.4, -0.8, 1.2)),
    }  # fmt: skip
    motion = system([stone, ball], [contact], ()).simulate(
        3.0, start, samples=31, rtol=1e-13, atol=1e-15
    )
    p = sum(motion[b.mass * b.velocity] for b in (stone, ball))
    L = sum(
        motion[b.mass * td.cross(b.position, b.velocity) + b.rotation @ b.inertia @ b.omega_body]
        for b in (stone, ball)
    )
    assert far(p, p[0]) < 1e-12
    assert far(L, L[0]) < 2e-11
    assert motion.energy_drift < 5e-11
    on_stone, on_ball = (motion.wrench(contact, on=b) for b in (stone, ball))
    assert np.abs(on_stone.force).max() > 0.1
    assert far(on_stone.point, on_ball.point) == 0.0
    assert far(on_stone.force, -on_ball.force) < 1e-13
    assert far(on_stone.torque, 0.0) < 1e-13  # a point contact carries no torque
    assert far(on_ball.torque, 0.0) < 1e-13
    for body in (stone, ball):
        assert max(balance(motion, body, [contact], (0, 0, 0))) < 1e-12


def test_newton_and_euler_hold_for_an_uneven_ball_a_stone_and_a_disc() -> None:
    ground = td.Surface.height(lambda x, y: 0.1 * td.sin(x) * td.cos(2 * y), name="ground")
    upright = td.quaternion_about((1, 0, 0), np.pi / 2 - 0.3)
    for body, quaternion in (
        (td.Sphere("ball", radius=0.1, halves=(4500, 5494)), (1, 0, 0, 0)),
        (td.Ellipsoid("stone", (0.3, 0.2, 0.15), mass=1.0), (1, 0, 0, 0)),
        (td.Disc("coin", radius=0.3, mass=1.0), upright),
    ):
        contact = td.Rolling(body, ground)
        start = contact.start(at=(0.2, 0.1), omega=(1.0, 3.0, 1.0), quaternion=quaternion)
        motion = system([body], [contact]).simulate(0.5, start, samples=21)
        weight = float(body.mass) * g
        force, torque = balance(motion, body, [contact])
        assert force < 1e-11 * weight, body
        assert torque < 1e-11 * weight, body
        back = motion.wrench(contact, on=ground)
        assert far(back.force, -motion.wrench(contact, on=body).force) == 0.0


def test_surface_fixed_to_a_free_body_carries_it_along() -> None:
    box = td.Box("box", (1.0, 1.0, 0.2), mass=2.0)
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    top = td.Surface.plane(offset=0.1, body=box, name="top")
    contact = td.Rolling(ball, top)
    start = {
        box.position: (0, 0, 0), box.quaternion: (1, 0, 0, 0),
        box.velocity: (0, 0, 0), box.omega: (0.2, 0.1, 1.0),
        **contact.start(at=(0.2, 0.1, 0.1), omega=(1.0, 2.0, 0.0)),
    }  # fmt: skip
    motion = system([box, ball], [contact], ()).simulate(1.0, start, samples=21, **TIGHT)
    p = sum(motion[b.mass * b.velocity] for b in (box, ball))
    assert far(p, p[0]) < 1e-12
    assert np.ptp(motion[box.position[2]]) > 0.01
    assert far(motion.wrench(contact, on=top).force, motion.wrench(contact, on=box).force) == 0.0
    for body in (box, ball):
        assert max(balance(motion, body, [contact], (0, 0, 0))) < 1e-12


# --- surfaces that move ----------------------------------------------------------------------------------
def test_ball_on_a_turntable_circles_at_two_sevenths_of_its_rate() -> None:
    rate = td.parameter("rate", 3.0)
    half = rate * td.t / 2
    table = td.Surface.plane(
        rotation=td.vector([td.cos(half), 0, 0, td.sin(half)]), name="turntable"
    )
    ball = td.Sphere("ball", radius=0.05, mass=0.3)
    contact = td.Rolling(ball, table)
    start = contact.start(at=(0.3, 0.1), velocity=(0.2, -0.1), spin=0.7)
    motion = system([ball], [contact]).simulate(10.0, start, samples=101, **TIGHT)
    turn = 2j / 7 * 3.0
    circle = 0.3 + 0.1j + (0.2 - 0.1j) * (np.exp(turn * motion.t) - 1) / turn
    place = motion[ball.position]
    assert far(place[:, 0] + 1j * place[:, 1], circle) < 1e-10
    assert far(place[:, 2], 0.05) < 1e-14
    assert far(motion[contact.slip], 0.0) < 1e-13


def test_turntable_by_matrix_and_by_quaternion_is_the_same_and_a_parameter_turns_it_off() -> None:
    rate = td.parameter("rate", 3.0)
    c, s = td.cos(rate * td.t), td.sin(rate * td.t)
    table = td.Surface.plane(rotation=[[c, -s, 0], [s, c, 0], [0, 0, 1]], name="turntable")
    ball = td.Sphere("ball", radius=0.05, mass=0.3)
    contact = td.Rolling(ball, table)
    start = contact.start(at=(0.3, 0.1), velocity=(0.2, -0.1), spin=0.7)
    turning = system([ball], [contact])
    turn = 2j / 7 * 3.0
    motion = turning.simulate(2.0, start, samples=21, **TIGHT)
    circle = 0.3 + 0.1j + (0.2 - 0.1j) * (np.exp(turn * motion.t) - 1) / turn
    assert far(motion[ball.position[0]], circle.real) < 1e-10
    straight = turning.simulate(2.0, start, samples=21, parameters={rate: 0.0}, **TIGHT)
    assert far(straight[ball.position[0]], 0.3 + 0.2 * straight.t) < 1e-13


def test_plane_that_shakes_takes_two_sevenths_of_itself_along_and_lifts_with_all() -> None:
    # Rolling friction F: m a = F and (2/5) m r^2 w' = -F r, no slip: a_ball = (2/7) a_plane.
    shake = td.vector([0.1 * td.sin(2 * td.t), 0, 0.02 * td.cos(3 * td.t)])
    ball = td.Sphere("ball", radius=0.05, mass=0.3)
    contact = td.Rolling(ball, td.Surface.plane(position=shake, name="shaker"))
    start = {**contact.start(at=(0, 0)), ball.omega: (0, 0, 0)}
    motion = system([ball], [contact]).simulate(3.0, start, samples=31, **TIGHT)
    t = (
        motion.t
    )  # at the start the plane moves at 0.2 m/s and so does the ball, which does not turn
    assert far(motion[ball.position[0]], 2 / 7 * 0.1 * np.sin(2 * t) + 5 / 7 * 0.2 * t) < 1e-11
    normal = motion.audit["ball on shaker"].normal
    assert far(normal, 0.3 * (g - 0.18 * np.cos(3 * t))) < 1e-11


def test_shape_that_depends_on_time_lifts_the_ball() -> None:
    rising = td.Surface(lambda x, y, z, t: z - 0.1 * t**2, name="lift")
    ball = td.Sphere("ball", radius=0.05, mass=0.3)
    contact = td.Rolling(ball, rising)
    start = contact.start(at=(0, 0), velocity=(0.5, 0), spin=0)
    motion = system([ball], [contact]).simulate(1.0, start, samples=11, **TIGHT)
    assert far(motion[ball.position[2]], 0.05 + 0.1 * motion.t**2) < 1e-13
    assert far(motion[ball.position[0]], 0.5 * motion.t) < 1e-13
    assert far(motion.audit["ball on lift"].normal, 0.3 * (g + 0.2)) < 1e-11


# --- sliding -----------------------------------------------------------------------------------------------
def test_ball_slides_in_a_smooth_bowl_as_a_particle_and_does_not_turn() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    contact = td.Sliding(ball, td.Surface.sphere(0.6, inside=True, name="bowl"))
    start = {
        **contact.start(at=(0.3, 0.0, -np.sqrt(0.27)), omega=(0, 0, 0)),
        ball.velocity[1]: 0, contact.sliding_velocity[0]: 0,
    }  # fmt: skip
    motion = system([ball], [contact]).simulate(2.0, start, samples=101, **TIGHT)
    place, speed = motion[ball.position], motion[ball.velocity]
    assert far(np.linalg.norm(place, axis=1), 0.5) < 1e-14
    assert far((speed**2).sum(axis=1) / 2 + g * place[:, 2], g * place[0, 2]) < 1e-11
    assert far(motion[ball.omega], 0.0) == 0.0
    # N = m (g cos th + v^2/l) = m g (3 cos th - 2 cos th0), cos th = -z/l
    normal = 2.0 * g * (-3 * place[:, 2] + 2 * place[0, 2]) / 0.5
    assert far(motion.audit["ball on bowl"].normal, normal) < 1e-10


@pytest.mark.parametrize("shape", ["sphere", "surface"])
@pytest.mark.slow
def test_sliding_ball_rolls_after_two_sevenths_of_its_stopping_time_at_five_sevenths_speed(
    shape: str,
) -> None:
    r, mu, v0 = 0.1, 0.2, 3.0
    ball: Any = td.Sphere("ball", radius=r, mass=2.0)
    if shape == "surface":
        ball = td.Ellipsoid("ball", (r, r, r), mass=2.0)
    contact = td.Sliding(ball, td.Surface.plane(name="lane"))
    friction = td.Coulomb(contact, mu)
    start = {**contact.start(at=(0, 0), omega=(0, 0, 0)), ball.velocity: (v0, 0, 0)}
    motion = system([ball], [contact], [GRAVITY, friction]).simulate(
        2.0, start, samples=201, **TIGHT
    )
    stop = 2 * v0 / (7 * mu * g)
    assert [happening.name.split(": ")[1] for happening in motion.events] == ["stops and sticks"]
    assert motion.events[0].t == pytest.approx(stop, rel=1e-12)
    t = np.minimum(motion.t, stop)
    place = v0 * t - mu * g * t**2 / 2 + 5 / 7 * v0 * (motion.t - t)
    assert far(motion[ball.position[0]], place) < 1e-11
    late = motion.at(np.linspace(stop + 1e-6, 2.0, 9))
    assert far(late[ball.velocity[0]], 5 / 7 * v0) < 1e-11
    assert far(late[ball.omega[1]], 5 / 7 * v0 / r) < 1e-10
    assert far(late[contact.slip], 0.0) < 1e-13


def test_ball_sliding_askew_with_side_spin_rolls_where_the_friction_has_pointed_it() -> None:
    # The slip keeps its direction, so the path is a parabola: s0 = v + w x (-r n), v1 = v - (2/7) s0.
    r, mu = 0.1, 0.2
    ball = td.Sphere("ball", radius=r, mass=2.0)
    contact = td.Sliding(ball, td.Surface.plane(name="lane"))
    v, w = np.array([2.0, 0.5, 0.0]), np.array([8.0, -4.0, 6.0])
    start = {**contact.start(at=(0, 0), omega=w), ball.velocity: v}
    motion = system([ball], [contact], [GRAVITY, td.Coulomb(contact, mu)]).simulate(
        2.0, start, samples=21, **TIGHT
    )
    slip = v + np.cross(w, (0, 0, -r))
    stop = 2 / 7 * np.linalg.norm(slip) / (mu * g)
    assert motion.events[0].t == pytest.approx(stop, rel=1e-12)
    assert far(motion[ball.velocity][-1], v - 2 / 7 * slip) < 1e-11
    assert motion[ball.omega[2]][-1] == pytest.approx(6.0, rel=1e-12)


def test_ball_that_starts_at_rest_on_a_gentle_incline_sticks_and_rolls() -> None:
    alpha, mu = 0.2, 0.3
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    slope = td.Surface.plane((np.sin(alpha), 0, np.cos(alpha)), name="slope")
    contact = td.Sliding(ball, slope)
    start = contact.start(at=(0, 0), omega=(0, 0, 0))
    rest = {ball.velocity[0]: 0, ball.velocity[1]: 0}
    motion = system([ball], [contact], [GRAVITY, td.Coulomb(contact, mu)]).simulate(
        1.0, {**start, **rest}, samples=11, **TIGHT
    )
    down = motion[ball.position] @ (np.cos(alpha), 0, -np.sin(alpha))
    assert far(down - down[0], 5 / 14 * g * np.sin(alpha) * motion.t**2) < 1e-11
    assert motion.events == []


# --- marks ---------------------------------------------------------------------------------------------------
def test_mark_moves_as_the_point_of_the_body_it_is_pasted_on() -> None:
    ball = td.Sphere("ball", radius=0.1, halves=(4500, 5494))
    p = (0.03, -0.02, 0.05)
    mark = ball.mark("spot", p)
    contact = td.Rolling(ball, td.Surface.paraboloid(0.5, name="bowl"))
    start = contact.start(at=(0.1, 0, 0.01), omega=(3.0, 1.0, 5.0))
    motion = system([ball], [contact]).simulate(1.0, start, samples=11)
    point = ball.point(p)
    assert far(motion[mark.position], motion[point]) < 1e-15
    assert far(motion[mark.velocity], motion[ball.velocity_of(p)]) < 1e-13
    assert far(motion[mark.acceleration], motion[point.dot.dot]) < 1e-10
    assert np.ptp(motion[mark.position[2]]) > 0.05


def test_constraint_on_a_mark_holds_the_body_there() -> None:
    bar = td.Box("bar", (0.1, 0.1, 1.0), mass=1.0)
    end = bar.mark("end", (0, 0, 0.5))
    pin = td.Holonomic(end.position, name="pin")
    start = {bar.quaternion: td.quaternion_about((1, 0, 0), 0.3), bar.omega: (0, 0.5, 0)}
    motion = system([bar], [pin]).simulate(1.0, start, samples=11)
    assert far(motion[bar.point((0, 0, 0.5))], 0.0) < 1e-15
    assert motion.energy_drift < 1e-9


# --- where there is no room ------------------------------------------------------------------------------------
def test_ball_larger_than_the_bowl_is_refused_by_name() -> None:
    ball = td.Sphere("ball", radius=0.2, mass=1.0)
    contact = td.Rolling(ball, td.Surface.paraboloid(0.15, name="bowl"))
    with pytest.raises(td.StartError, match=r"\(0, 0, 0\).*'ball' does not fit: 'bowl'"):
        system([ball], [contact]).simulate(1.0, contact.start(at=(0, 0), omega=(0, 0, 0)))


def test_disc_larger_than_the_trough_is_refused_by_name() -> None:
    disc = td.Disc("disc", radius=1.0, mass=1.0)
    contact = td.Rolling(disc, td.Surface(lambda x, y, z: z - x**2, name="trough"))
    upright = td.quaternion_about((1, 0, 0), np.pi / 2)
    start = contact.start(at=(0, 0), omega=(0, 0, 0), quaternion=upright)
    with pytest.raises(td.StartError, match=r"'disc' does not fit: 'trough'"):
        system([disc], [contact]).simulate(1.0, start)


def test_room_of_a_tilted_rim_is_how_it_leaves_the_surface() -> None:
    """By differences of the surface's function along the rim: zero, level, and curved upwards at the contact."""
    r, turn = 0.5, td.quaternion_about((1, 0.3, -0.2), 1.1)
    disc = td.Disc("disc", radius=r, mass=1.0)
    ground = td.Surface(lambda x, y, z: z - 0.3 * x**2 - 0.2 * x * y + 0.1 * y**2)
    contact = td.Rolling(disc, ground)
    start = contact.start(at=(0.3, -0.2), omega=(0, 0, 0), quaternion=turn)
    rolling = system([disc], [contact])
    motion = rolling.simulate(1e-3, start, samples=2)
    (room,) = contact.limits
    assert disc.rim is not None
    theta = next(x for x in rolling.coordinates if x.name.endswith(".angle"))
    h = 1e-3
    f = [float(motion[ground(disc.point(disc.rim.at(theta + k * h)))][0]) for k in (-1, 0, 1)]
    steep = float(np.linalg.norm(motion[ground.gradient(contact.point)][0]))
    assert abs(f[1]) < 1e-14
    assert (f[0] - 2 * f[1] + f[2]) / h**2 == pytest.approx(
        float(motion[room.expression][0]) * r**2 * steep, rel=1e-5
    )


@pytest.mark.parametrize("shape", ["sphere", "surface", "rim"])
@pytest.mark.slow
def test_run_ends_where_the_trough_becomes_tighter_than_the_ball(shape: str) -> None:
    # z = 4 x^2 is curved by 8/(1 + 64 x^2)^(3/2): 1/r at x = 0.0758... for r = 0.2.
    r = 0.2
    ball: Any = td.Sphere("ball", radius=r, mass=1.0)
    if shape == "surface":
        ball = td.Ellipsoid("ball", (r, r, r), mass=1.0)
    if shape == "rim":
        ball = td.Disc("ball", radius=r, mass=1.0)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - 4 * x**2, name="trough"))
    upright = td.quaternion_about((1, 0, 0), np.pi / 2)
    start = contact.start(at=(0.4, 0.0, 0.64), omega=(0, 0, 0), quaternion=upright)
    motion = system([ball], [contact]).simulate(5.0, start)
    assert not motion.finished
    assert "'ball' does not fit: 'trough'" in motion.status
    assert f"t = {motion.t[-1]:.9g} s" in motion.status
    x = np.sqrt((1.6 ** (2 / 3) - 1) / 64)
    # There the contact point runs away (its velocity has a pole), so it is found to the root of rounding.
    assert motion[contact.point[0]][-1] == pytest.approx(x, abs=1e-5)
    assert f"({x:.3g}" in motion.status  # where


# --- nothing else knows of rolling ---------------------------------------------------------------------------------
@pytest.mark.parametrize("folder", ["constrained", "compiled", "integrate"])
def test_later_stages_do_not_know_what_rolling_is(folder: str) -> None:
    root = Path(td.__file__).parent / folder
    files = sorted(root.glob("*.py"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8").lower()
        for word in ("rolling", "constraints.contact", "constraints.surface", "sphere", "no slip"):
            assert word not in text, (file.name, word)


# --- bad input -------------------------------------------------------------------------------------------------------
def ball() -> td.Sphere:
    return td.Sphere("ball", radius=0.1, mass=1.0)


def stone() -> td.Ellipsoid:
    return td.Ellipsoid("stone", (0.3, 0.2, 0.1), mass=1.0)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: td.Sphere("ball", radius=0.0, mass=1.0), "'ball'"),
        (lambda: td.Sphere("ball", radius=-0.1, mass=1.0), "'ball'"),
        (lambda: td.Ellipsoid("stone", (0.1, 0.0, 0.1), mass=1.0), "'stone'"),
        (lambda: td.Disc("coin", radius=-1.0, mass=1.0), "'coin'"),
        (lambda: td.Surface.sphere(0.0), "radius of 'sphere'"),
        (lambda: td.Surface.cylinder(-1.0), "radius of 'cylinder'"),
        (lambda: td.Surface.plane((0, 0, 0)), "normal"),
        (lambda: td.RigidBody("top", mass=1.0, inertia=(1.0, 1.0, 3.0)), "'top'.*\n.*triangle"),
        (lambda: td.RigidBody("top", mass=1.0, inertia=(1.0, 1.0, -0.1)), "'top'"),
        (lambda: td.Solid("egg", 1.0, (1.0, 1.0, 3.0), "x^2 + y^2 + z^2 - 1"), "'egg'"),
        (lambda: td.RigidBody("top", mass=-1.0, inertia=(1, 1, 1)), "'top'"),
        (lambda: td.Rolling(td.RigidBody("top", 1.0, (1, 1, 1)), td.Surface.plane()), "'top'"),
        (lambda: td.Rolling(ball(), td.RigidBody("top", 1.0, (1, 1, 1))), "'top'"),
        (lambda: td.Rolling(td.Box("brick", (1, 1, 1), mass=1.0), td.Surface.plane()), "'brick'"),
        (lambda: td.Rolling(ball(), td.Box("brick", (1, 1, 1), mass=1.0)), "'brick'"),
        (lambda: td.Rolling(td.Surface.plane(name="floor"), td.Surface.plane()), "'floor'|'plane'"),
        (lambda: td.Rolling(ball(), "ground"), "'ground'"),
        (lambda: td.Rolling("ball", td.Surface.plane()), "'ball'"),
        (lambda: td.Rolling(ball(), td.Surface.plane(), particles=3), "particles"),
        (lambda: td.Surface(lambda x, y, z: 1.0, name="void"), "'void'"),
        (lambda: td.Surface(ball().position[2], name="void"), "'void'"),
        (lambda: td.Surface("z - import(x)", name="void"), "import"),
        (lambda: td.Surface(3, name="void"), "'void'"),
        (lambda: td.Surface.plane(body=ball(), position=(0, 0, 0), name="top"), "'top'"),
        (lambda: td.Surface.plane(position=ball().position, name="top"), "'top'"),
        (lambda: td.Surface.plane(position=(0, 0), name="top"), "'top'"),
        (lambda: td.Surface.plane(rotation=(1, 0, 0), name="top"), "'top'"),
        (lambda: td.Surface.plane(rotation=(0, 0, 0, 0), name="top"), "'top'"),
        (lambda: td.Surface.plane(rotation=2 * np.eye(3), name="top"), "'top'"),
        (lambda: td.Surface.plane(rotation=np.diag([1, 1, -1]), name="top"), "'top'"),
    ],
)
def test_body_surface_or_contact_that_makes_no_sense_is_refused_by_name(
    make: Any, says: str
) -> None:
    with pytest.raises(td.TrundleError, match=says):
        make()


def test_body_rolling_on_itself_is_refused() -> None:
    one = ball()
    with pytest.raises(td.TrundleError, match="'ball'"):
        td.Rolling(one, one)


FLOOR = td.Surface.plane(name="floor")
REST = (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("body", "ground", "given", "says"),
    [
        (ball, FLOOR, {"at": (0, 0, 0.5), "omega": REST}, "ball_on_floor: on surface"),
        (ball, FLOOR, {"at": None, "position": (0, 0, -0.1), "omega": REST}, "ball_on_floor"),
        (stone, FLOOR, {"at": None, "position": (0, 0, -0.1), "omega": REST}, "'stone' .* 'floor'"),
        (ball, FLOOR, {"at": (0, 0), "omega": REST, "quaternion": (0, 0, 0, 0)}, "'ball'"),
        (ball, FLOOR, {"at": (0, 0), "omega": REST, "quaternion": (1, 0, 0)}, "'ball'"),
        (ball, FLOOR, {"at": (0,), "omega": REST}, "at="),
        (ball, FLOOR, {"at": (0, np.nan), "omega": REST}, "nan"),
        (ball, FLOOR, {"at": None, "omega": REST}, "'ball on floor'"),
        (ball, FLOOR, {"at": (0, 0), "position": (0, 0), "omega": REST}, "'ball on floor'"),
        (ball, FLOOR, {"at": (0, 0), "omega": REST, "velocity": (1, 0)}, "ball_on_floor"),
        (ball, FLOOR, {"at": (0, 0), "velocity": (1, 0)}, "open"),
    ],
)
def test_start_that_cannot_be_is_refused_by_name(
    body: Any, ground: Any, given: dict[str, Any], says: str
) -> None:
    touching = body()
    contact = td.Rolling(touching, ground)
    with pytest.raises(td.TrundleError, match=says):
        system([touching], [contact]).simulate(1.0, contact.start(**given))


@pytest.mark.parametrize("body", [ball, stone])
@pytest.mark.parametrize(
    "surface",
    [
        td.Surface(lambda x, y, z: (z - 0.1 * x) ** 2, name="flat_twice"),
        td.Surface.cone(0.5, name="funnel"),  # its gradient is undefined at the apex
    ],
)
def test_surface_without_a_normal_at_the_contact_is_refused_by_name(
    body: Any, surface: td.Surface
) -> None:
    touching = body()
    contact = td.Rolling(touching, surface)
    with pytest.raises(td.TrundleError, match=surface.name):
        system([touching], [contact]).simulate(1.0, contact.start(at=REST, omega=REST))


def test_zero_quaternion_in_a_start_without_contact_is_refused_by_name() -> None:
    one = ball()
    start = {one.position: REST, one.quaternion: (0, 0, 0, 0), one.velocity: REST, one.omega: REST}
    with pytest.raises(td.TrundleError, match=r"ball\.quaternion"):
        system([one], []).simulate(1.0, start)


def test_contact_of_a_body_that_is_not_in_the_system_is_refused() -> None:
    contact = td.Rolling(ball(), FLOOR)
    with pytest.raises(td.TrundleError, match="ball"):
        system([], [contact]).simulate(1.0, contact.start(at=(0, 0), omega=REST))

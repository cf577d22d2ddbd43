"""The conventions that docs/conventions.md states, one by one: units, quaternions, axes, signs, the free side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

QUARTER = (np.sqrt(0.5), 0, 0, np.sqrt(0.5))  # a quarter turn about z, scalar first
G, MASS, RADIUS = 9.81, 2.0, 0.1


def spinning(omega: Any, quaternion: Any = (1, 0, 0, 0)) -> tuple[td.RigidBody, Any]:
    """A free body of unequal moments, and its motion of 0.1 s."""
    body = td.RigidBody("top", mass=1.0, inertia=(1e-3, 2e-3, 3e-3))
    start = {
        body.position: (0, 0, 0),
        body.velocity: (0, 0, 0),
        body.quaternion: quaternion,
        body.omega: omega,
    }
    return body, td.System(bodies=[body]).simulate(until=0.1, start=start)


def resting(surface: td.Surface, **start: Any) -> tuple[td.Rolling, Any]:
    """A ball on a surface, under gravity, and its motion of 0.1 s."""
    ball = td.Sphere("ball", radius=RADIUS, mass=MASS)
    contact = td.Rolling(ball, surface)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    given = {"at": (0.0, 0.0), "velocity": (0, 0), "spin": 0} | start
    return contact, system.simulate(until=0.1, start=contact.start(**given))


def test_a_number_of_gravity_pulls_along_minus_z_in_si_units() -> None:
    stone = td.Particle("stone", mass=MASS)
    system = td.System(bodies=[stone], forces=[td.Gravity(G)])
    motion = system.simulate(
        until=2.0, start={stone.position: (0, 0, 0), stone.velocity: (0, 0, 0)}
    )
    np.testing.assert_allclose(motion[stone.position][-1], (0, 0, -G * 2.0**2 / 2), rtol=1e-9)
    assert motion.energy[0] == 0.0
    assert motion[MASS * (stone.velocity @ stone.velocity) / 2][-1] == pytest.approx(
        MASS * (2 * G) ** 2 / 2
    )


def test_angles_are_radians() -> None:
    (angle,) = td.coordinates("angle")
    pendulum = td.System(lagrangian=angle.dot**2 / 2 + G * td.cos(angle))
    motion = pendulum.simulate(until=0.1, start={angle: np.pi / 2, angle.dot: 0})
    assert motion[angle.dot.dot][0] == pytest.approx(-G)  # level: sin(pi/2) = 1


def test_quaternions_are_scalar_first_and_take_body_axes_to_world_axes() -> None:
    body, motion = spinning((0, 0, 0), QUARTER)
    np.testing.assert_allclose(motion[body.point((1, 0, 0))][0], (0, 1, 0), atol=1e-15)
    np.testing.assert_allclose(
        motion[body.rotation @ td.vector([0, 1, 0])][0], (-1, 0, 0), atol=1e-15
    )


def test_omega_is_in_world_axes_and_omega_body_in_those_of_the_body() -> None:
    body, motion = spinning((5.0, 0, 0), QUARTER)
    np.testing.assert_allclose(motion[body.omega][0], (5, 0, 0), atol=1e-14)
    np.testing.assert_allclose(motion[body.omega_body][0], (0, -5, 0), atol=1e-14)


def test_a_positive_rate_turns_by_the_right_hand() -> None:
    body, motion = spinning((0, 0, 3.0))
    x, y, _ = motion[body.point((1, 0, 0))][-1]
    assert np.arctan2(y, x) == pytest.approx(0.3)  # rad, from x towards y


def test_joints_measure_the_first_body_against_the_second_and_push_it() -> None:
    a, b = (td.Box(name, (1.0, 1.0, 1.0), mass=1.0) for name in "ab")
    hinge, slide = (
        td.Hinge(a, "world", axis_a=(0, 0, 1)),
        td.Prismatic(b, "world", axis_a=(0, 0, 1)),
    )
    system = td.System(
        bodies=[a, b], constraints=[hinge, slide], forces=[hinge.torque(0.5), slide.force(0.5)]
    )
    start = {hinge.angle: 0.1, hinge.rate: 3.0, slide.travel: 0.2, slide.speed: 4.0}
    motion = system.simulate(until=0.1, start=start)
    np.testing.assert_allclose(motion[a.omega][0], (0, 0, 3), atol=1e-12)
    np.testing.assert_allclose(motion[a.point((1, 0, 0))][0][:2], (np.cos(0.1), np.sin(0.1)))
    np.testing.assert_allclose(motion[b.position][0], (0, 0, 0.2), atol=1e-12)
    np.testing.assert_allclose(motion[b.velocity][0], (0, 0, 4), atol=1e-12)
    assert motion[hinge.rate][-1] == pytest.approx(3.0 + 0.1 * 0.5 * 6)  # J = 1/6 kg m2
    assert motion[slide.speed][-1] == pytest.approx(4.0 + 0.1 * 0.5)


def test_the_first_of_two_halves_is_at_minus_x() -> None:
    heavy = td.Sphere("ball", radius=1.0, halves=(1.0, 3.0))
    middle = np.asarray(heavy.outline["centre"], float)  # of the sphere, from the centre of mass
    assert middle[0] < 0  # the heavy half, +x, draws the centre of mass
    assert not middle[1:].any()


@pytest.mark.parametrize(
    "body",
    [
        td.Disc("disc", radius=1.0, mass=1.0),
        td.Ring("ring", radius=1.0, mass=1.0),
        td.Cylinder("roller", radius=1.0, length=0.01, mass=1.0),
        td.Cone("cone", radius=1.0, height=0.01, mass=1.0),
    ],
    ids=lambda body: str(body.name),
)
@pytest.mark.slow
def test_what_is_round_has_its_axis_along_body_z(body: td.RigidBody) -> None:
    def energy(*omega: float) -> float:
        start = {
            body.position: (0, 0, 0),
            body.velocity: (0, 0, 0),
            body.quaternion: (1, 0, 0, 0),
            body.omega: omega,
        }
        return float(td.System(bodies=[body]).simulate(until=0.01, start=start).energy[0])

    # of a flat thing: twice as much about the axis as about a diameter
    assert energy(0, 0, 1) == pytest.approx(2 * energy(1, 0, 0), rel=1e-3)
    assert energy(0, 1, 0) == pytest.approx(energy(1, 0, 0))


@pytest.mark.parametrize("side", [1, -1])
def test_the_body_is_where_the_function_of_the_surface_is_positive(side: int) -> None:
    contact, motion = resting(td.Surface(lambda x, y, z: side * z, name="ground"))
    assert motion[contact.body.position][0, 2] == pytest.approx(side * RADIUS)
    np.testing.assert_allclose(motion[contact.normal][0], (0, 0, side), atol=1e-15)
    # gravity presses on the upper side, and the lower one has to pull
    assert motion.audit[contact.name].normal[-1] == pytest.approx(side * MASS * G)


def test_a_force_is_that_on_the_body_and_the_other_side_has_the_opposite() -> None:
    ground = td.Surface(lambda x, y, z: z, name="ground")
    contact, motion = resting(ground)
    force = motion.wrench(contact, on=contact.body).force[-1]
    np.testing.assert_allclose(force, (0, 0, MASS * G), rtol=1e-9)
    np.testing.assert_allclose(motion.wrench(contact, on=ground).force[-1], -force, rtol=1e-12)


def test_multipliers_push_along_the_gradient_of_the_residual() -> None:
    x, y = td.coordinates("x y")
    for sign in (1, -1):
        floor = td.Holonomic(sign * y, name="floor")
        system = td.System(
            lagrangian=MASS * (x.dot**2 + y.dot**2) / 2 - MASS * G * y, constraints=[floor]
        )
        motion = system.simulate(until=0.1, start={x: 0, y: 0, x.dot: 1, y.dot: 0})
        np.testing.assert_allclose(motion.force(floor)[-1], (0, MASS * G), rtol=1e-12)
        assert motion.multipliers[-1, 0] == pytest.approx(sign * MASS * G)


def test_power_is_positive_where_a_force_puts_energy_in() -> None:
    (x,) = td.coordinates("x")
    push = td.GeneralizedForce({x: 3.0}, name="push")
    system = td.System(kinetic=MASS * x.dot**2 / 2, forces=[push])
    motion = system.simulate(until=1.0, start={x: 0, x.dot: 2.0})
    assert motion.power(push)[0] == pytest.approx(6.0)  # W
    assert motion.energy[-1] > motion.energy[0]


def test_velocity_of_a_start_is_that_of_the_centre_and_spin_is_about_the_normal() -> None:
    contact, motion = resting(
        td.Surface(lambda x, y, z: z, name="ground"), velocity=(0.3, 0.0), spin=2.0
    )
    np.testing.assert_allclose(motion[contact.body.velocity][0], (0.3, 0, 0), atol=1e-15)
    # rolling: omega x (r n) = v, so it turns about +y to go along +x
    np.testing.assert_allclose(motion[contact.body.omega][0], (0, 0.3 / RADIUS, 2.0), atol=1e-14)

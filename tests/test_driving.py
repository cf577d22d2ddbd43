"""Wheels on a chassis: two on one axle over flat and uneven ground, and wheels that slip freely sideways."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td

Y, Z = (0, 1, 0), (0, 0, 1)


def robot(ground: td.Surface, *grips: str) -> tuple[td.System, td.Box, list[td.Hinge]]:
    """Two wheels on one axle and a skid, driven by constant torques."""
    chassis = td.Box("chassis", (0.4, 0.3, 0.1), mass=8.0)
    wheels = [td.Disc(name, radius=0.15, mass=1.0) for name in ("left", "right")]
    pins = [
        td.Hinge(w, chassis, axis_a=Z, axis_b=Y, at_b=(0.1, y, -0.02), name=f"{w.name}_pin")
        for w, y in zip(wheels, (0.22, -0.22), strict=True)
    ]
    rolls: list[Any] = [
        td.Rolling(w, ground, grip=grip)  # type: ignore[arg-type]
        for w, grip in zip(wheels, grips, strict=True)
    ]
    skid = td.Holonomic(ground(chassis.point((-0.18, 0, -0.17))), name="skid")
    motors = [pins[0].torque(0.3), pins[1].torque(0.2)]
    system = td.System(
        bodies=[chassis, *wheels],
        constraints=[*rolls, *pins, skid],
        forces=[td.Gravity(9.81), *motors],
    )
    return system, chassis, pins


def bumps() -> td.Surface:
    return td.Surface.height(lambda x, y: 0.1 * td.sin(x) * td.cos(1.3 * y), name="bumps")


def standing(system: td.System, chassis: td.Box, pins: list[td.Hinge]) -> dict[Any, Any]:
    """What a newcomer writes: place and orientation of the chassis, and wheels at rest."""
    start = {chassis.position: (0.3, -0.2, 0.2), chassis.quaternion: (1, 0, 0, 0)}
    return dict(system.assemble({**start, pins[0].rate: 0.0, pins[1].rate: 0.0}))


@pytest.mark.slow
def test_on_a_plane_one_of_two_grips_sideways_is_as_good_as_both() -> None:
    found = []
    for grip in ("every way", "forwards"):
        system, chassis, pins = robot(td.Surface.plane(), "every way", grip)
        motion = system.simulate(2.0, standing(system, chassis, pins), samples=50, rtol=1e-11)
        found.append(np.c_[motion[chassis.position], motion[chassis.quaternion]])
    assert abs(found[0][-1, :2] - found[0][0, :2]).max() > 0.1
    np.testing.assert_allclose(found[0], found[1], rtol=0, atol=1e-9)


def test_two_wheels_that_both_grip_sideways_on_bumps_are_refused_with_the_line_to_type() -> None:
    with pytest.raises(td.ModelError, match="'left' and 'right' of 'chassis' both roll") as caught:
        robot(bumps(), "every way", "every way")
    assert caught.value.fix == 'td.Rolling(right, bumps, grip="forwards")'


@pytest.mark.slow
def test_a_robot_on_bumps_starts_from_what_a_newcomer_writes_and_its_energy_is_the_motors() -> None:
    system, chassis, pins = robot(bumps(), "every way", "forwards")
    motion = system.simulate(3.0, standing(system, chassis, pins), rtol=1e-11)
    assert motion.status == "reached t = 3 s"
    work = motion.keep(td.keep.integral(0.3 * pins[0].rate + 0.2 * pins[1].rate))
    assert abs(motion.energy[-1] - motion.energy[0] - work) < 1e-9
    assert abs(motion[chassis.z] - motion[chassis.z][0]).max() > 0.005  # it went over something


@pytest.mark.slow
def test_place_and_orientation_that_contradict_the_ground_are_told_with_a_line_that_works() -> None:
    system, chassis, pins = robot(bumps(), "every way", "forwards")
    start: dict[Any, Any] = {chassis.position: (0.3, -0.2, 0.2), chassis.quaternion: (1, 0, 0, 0)}
    start |= {pins[0].rate: 0.0, pins[1].rate: 0.0}
    with pytest.raises(td.ContradictionError, match="skid") as caught:
        system.simulate(0.1, start)
    assert caught.value.fix.startswith("start=system.assemble(start)  # ")
    assert system.simulate(0.1, start=system.assemble(start)).status == "reached t = 0.1 s"


@pytest.mark.slow
def test_omniwheels_turn_as_their_chassis_moves_along_their_rims() -> None:
    """Three at 120 degrees: radius times rate is the speed of the hub along the rim, in any motion of the chassis."""
    chassis, floor = td.Cylinder("chassis", radius=0.2, length=0.05, mass=5.0), td.Surface.plane()
    parts: list[Any] = []
    bodies: list[td.Body] = [chassis]
    axes, pins = [], []
    for i in range(3):
        a = 2 * math.pi * i / 3
        axis = (math.cos(a), math.sin(a), 0.0)
        wheel = td.Disc(f"wheel{i}", radius=0.05, mass=0.1)
        at = tuple(0.2 * e for e in axis)
        pin = td.Hinge(wheel, chassis, axis_a=Z, axis_b=axis, at_b=at, name=f"pin{i}")
        parts += [pin, td.Rolling(wheel, floor, grip="forwards")]
        bodies.append(wheel)
        pins.append(pin)
        axes.append(axis)
    plane = td.Planar(chassis, "world", axis_a=Z, at_b=(0, 0, 0.05), name="level")
    system = td.System(bodies=bodies, constraints=[*parts, plane], forces=[pins[0].torque(0.1)])
    start = {chassis.x: 0.0, chassis.y: 0.0, plane.angle: 0.0, chassis.vx: 0.4, chassis.vy: -0.3,
             plane.rate: 1.5, **dict.fromkeys((pin.angle for pin in pins), 0.0)}  # fmt: skip
    motion = system.simulate(2.0, start, rtol=1e-11)
    for axis, pin in zip(axes, pins, strict=True):
        along = chassis.rotation @ np.cross(axis, (0, 0, 1))
        hub = chassis.velocity_of(tuple(0.2 * e for e in axis))
        np.testing.assert_allclose(motion[0.05 * pin.rate], motion[hub @ along], atol=1e-12)
    assert motion.status == "reached t = 2 s"


def test_a_ball_has_no_forwards() -> None:
    with pytest.raises(td.ModelError, match="has no rim") as caught:
        td.Rolling(td.Sphere("ball", radius=0.1, mass=1.0), td.Surface.plane(), grip="forwards")
    assert caught.value.key == "grip"


def test_a_disc_that_lies_flat_is_told_so_and_the_line_stands_it_up() -> None:
    coin, table = td.Disc("coin", radius=0.05, mass=0.02), td.Surface.plane()
    contact = td.Rolling(coin, table)
    system = td.System(bodies=[coin], constraints=[contact], forces=[td.Gravity(9.81)])
    with pytest.raises(td.StartError, match="'coin' lies flat on 'plane'") as caught:
        system.simulate(0.1, contact.start(at=(0, 0), omega=(0, 5, 0)))
    assert "contact.start(at=(0, 0), quaternion=(1, 1, 0, 0))" in caught.value.fix
    start = contact.start(at=(0, 0), omega=(0, 5, 0), quaternion=(1, 1, 0, 0))
    assert system.simulate(0.1, start).status == "reached t = 0.1 s"
    with pytest.raises(td.StartError, match="open"):  # nothing is known of it: not that it lies
        system.simulate(0.1, {coin.x: 0.0})


def test_a_column_that_rounding_left_does_not_lead_the_search_astray() -> None:
    """A coin beside the top of a sphere, whose sideways derivative is 1e-17: an assembly moves it there."""
    coin, globe = td.Disc("coin", radius=0.05, mass=0.02), td.Surface.sphere(1.0, name="globe")
    contact = td.Rolling(coin, globe)
    system = td.System(bodies=[coin], constraints=[contact], forces=[td.Gravity(9.81)])
    turned = td.quaternion_about(Y, math.pi / 2)
    start = contact.start((0.0, 0.2, 0.9), quaternion=turned, omega=(12, 0, 0))
    with pytest.raises(td.ContradictionError):
        system.simulate(0.1, start)
    motion = system.simulate(0.1, system.assemble(start))
    assert motion.status == "reached t = 0.1 s"
    assert abs(np.linalg.norm(motion[contact.point], axis=1) - 1).max() < 1e-12


def test_wheels_on_hubs_that_are_welded_on_are_wheels_of_the_chassis() -> None:
    chassis = td.Box("chassis", (0.4, 0.3, 0.1), mass=5.0)
    ground = bumps()
    bodies: list[Any] = [chassis]
    constraints: list[Any] = []
    for name, y in (("left", 0.2), ("right", -0.2)):
        hub, wheel = (
            td.Box(f"{name}_hub", (0.1, 0.1, 0.1), mass=0.5),
            td.Disc(name, radius=0.1, mass=0.5),
        )
        bodies += [hub, wheel]
        constraints += [td.Weld(hub, chassis, at_b=(0, y, 0)), td.Rolling(wheel, ground)]
        constraints += [td.Cylindrical(wheel, hub, axis_a=(0, 0, 1), axis_b=(0, 1, 0))]
    with pytest.raises(td.ModelError, match="'left' and 'right' of 'chassis' both roll"):
        td.System(bodies=bodies, constraints=constraints)

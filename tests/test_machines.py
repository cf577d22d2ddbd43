"""Joints that slide, and what couples joints, against closed forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import TrundleError

g = 9.81
Z = (0, 0, 1)
TIGHT = {"rtol": 1e-12}


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def wheel(name: str, radius: float, mass: float = 2.0) -> tuple[td.Disc, td.Hinge]:
    body = td.Disc(name, radius=radius, mass=mass)
    return body, td.Hinge(body, "world", axis_a=Z, name=f"pin_{name}")


def test_a_slide_on_a_free_carrier_oscillates_with_the_reduced_mass() -> None:
    base, cart = td.Box("base", (1, 1, 0.1), mass=3.0), td.Box("cart", (0.1, 0.1, 0.1), mass=1.5)
    rail = td.Prismatic(
        cart, base, axis_a=(0, 1, 0), axis_b=(1, 0, 0), at_b=(0, 0, 0.2), name="rail"
    )
    system = td.System(
        bodies=[base, cart], constraints=[rail], forces=[rail.force(-6.0 * rail.travel)]
    )
    turned = td.quaternion_about((1, 2, -1), 0.7)
    start = {base.position: (0, 0, 0), base.quaternion: turned, base.velocity: (0, 0, 0),
             base.omega: (0, 0, 0), rail.travel: 0.0, rail.speed: 0.4}  # fmt: skip
    motion = system.simulate(5.0, start, **TIGHT)
    # off the line of the centres of mass the base turns too: momentum and energy tell
    momentum = motion[3.0 * base.velocity + 1.5 * cart.velocity]
    assert far(momentum, momentum[0]) < 1e-12
    spring = 6.0 * motion[rail.travel] ** 2 / 2
    assert far(motion.energy + spring, motion.energy[0] + spring[0]) < 1e-11
    assert far(motion[rail.travel.dot], motion[rail.speed]) == 0.0


def test_a_slide_along_the_centres_is_two_masses_on_a_spring() -> None:
    base, cart = td.Box("base", (1, 1, 0.1), mass=3.0), td.Box("cart", (0.1, 0.1, 0.1), mass=1.5)
    rail = td.Prismatic(cart, base, axis_a=(1, 0, 0), name="rail")
    system = td.System(
        bodies=[base, cart],
        constraints=[rail],
        forces=[td.Spring(rail.travel, stiffness=6.0, length=0.0)],
    )
    start = {base.position: (0, 0, 0), base.quaternion: (1, 0, 0, 0), base.velocity: (0, 0, 0),
             base.omega: (0, 0, 0), rail.travel: 0.3, rail.speed: 0.0}  # fmt: skip
    motion = system.simulate(5.0, start, **TIGHT)
    assert far(motion[rail.travel], 0.3 * np.cos(np.sqrt(6.0 / 1.0) * motion.t)) < 1e-10


def test_a_nut_runs_down_its_thread_through_many_turns() -> None:
    nut = td.Cylinder("nut", radius=0.02, length=0.02, mass=0.5)
    screw = td.Screw(nut, "world", axis_a=Z, pitch=-0.05, name="thread")
    system = td.System(bodies=[nut], constraints=[screw], forces=[td.Gravity(g)])
    motion = system.simulate(3.0, {screw.travel: 0.0, screw.rate: 0.0}, **TIGHT)
    ratio = 0.05 / (2 * np.pi)
    fall = -g / (1 + 0.02**2 / 2 / ratio**2)
    assert far(motion[nut.z], fall * motion.t**2 / 2) < 1e-10
    assert far(motion[screw.angle], -fall * motion.t**2 / 2 / ratio) < 1e-8
    assert motion[screw.angle][-1] > 12 * np.pi


def test_a_cylindrical_joint_turns_and_slides_by_itself() -> None:
    ring = td.Ring("ring", radius=0.1, mass=0.2)
    joint = td.Cylindrical(ring, "world", axis_a=Z, axis_b=(1, 0, 0), name="rod")
    forces = [joint.torque(0.01), joint.force(-2.0 * joint.travel, name="spring")]
    system = td.System(bodies=[ring], constraints=[joint], forces=forces)
    start = {joint.angle: 1.0, joint.travel: 0.2, joint.rate: 0.0, joint.speed: 0.0}
    motion = system.simulate(4.0, start, **TIGHT)
    assert far(motion[joint.angle], 1.0 + 0.01 / 0.002 * motion.t**2 / 2) < 1e-9
    assert far(motion[ring.x], 0.2 * np.cos(np.sqrt(10.0) * motion.t)) < 1e-10


def test_hookes_joint_turns_the_second_shaft_as_the_textbook_says() -> None:
    bend = 0.5
    shafts = [td.Cylinder(name, radius=0.05, length=0.4, mass=1.0) for name in ("first", "second")]
    out = (np.sin(bend), 0.0, np.cos(bend))
    pins = [
        td.Hinge(shafts[0], "world", axis_a=Z, name="drive"),
        td.Hinge(shafts[1], "world", axis_a=Z, axis_b=out, name="out"),
    ]
    # the arms of the cross: x of the first shaft, y of the second; the shafts meet at the origin
    cross = td.Universal(*shafts, axis_a=(1, 0, 0), axis_b=(0, 1, 0), name="cross")
    system = td.System(bodies=shafts, constraints=[*pins, cross], forces=[])
    motion = system.simulate(
        3.0, {pins[0].angle: 0.0, pins[1].angle: 0.0, pins[0].rate: 3.0}, **TIGHT
    )
    a, b = motion[pins[0].angle], motion[pins[1].angle]
    # (cos a, sin a, 0) is square to the second arm: tan b = tan a / cos(bend)
    assert far(np.sin(b) * np.cos(a) * np.cos(bend), np.sin(a) * np.cos(b)) < 1e-10
    ratio = np.cos(bend) / (1 - np.sin(bend) ** 2 * np.cos(a) ** 2)
    assert far(motion[pins[1].rate], ratio * motion[pins[0].rate]) < 1e-10
    assert a[-1] > 2 * np.pi
    assert motion.energy_drift < 1e-11


def test_a_puck_in_a_plane_keeps_its_velocity_and_its_spin() -> None:
    puck = td.Disc("puck", radius=0.04, mass=0.2)
    n = (1.0, 2.0, 2.0)
    ice = td.Planar(puck, "world", axis_a=Z, axis_b=n, name="ice")
    system = td.System(bodies=[puck], constraints=[ice])
    start = {puck.position: (0, 0, 0), ice.angle: 0.2, puck.vx: 2.0, puck.vy: 0.0, ice.rate: 30.0}
    motion = system.simulate(2.0, start)
    assert far(motion[puck.position], np.outer(motion.t, (2.0, 0.0, -1.0))) < 1e-9
    assert far(motion[ice.angle], 0.2 + 30.0 * motion.t) < 1e-8


@pytest.mark.parametrize("ratio", [-3.0, 2.0])
@pytest.mark.slow
def test_geared_wheels_share_their_inertia(ratio: float) -> None:
    (small, a), (large, b) = wheel("small", 0.1), wheel("large", 0.3)
    system = td.System(
        bodies=[small, large], constraints=[a, b, td.Gear(a, b, ratio)], forces=[b.torque(0.5)]
    )
    motion = system.simulate(4.0, {a.angle: 0.4, b.angle: 0.0, b.rate: 0.0})
    inertia = 0.09 + ratio**2 * 0.01
    assert far(motion[b.angle], 0.5 / inertia * motion.t**2 / 2) < 1e-8
    assert far(motion[a.angle], 0.4 + ratio * motion[b.angle]) < 1e-8


@pytest.mark.parametrize("crossed", [False, True])
@pytest.mark.slow
def test_a_belt_is_a_gear_by_radii(crossed: bool) -> None:
    (small, a), (large, b) = wheel("small", 0.1), wheel("large", 0.3)
    belt = td.Belt(a, b, radius_a=0.1, radius_b=0.3, crossed=crossed)
    system = td.System(bodies=[small, large], constraints=[a, b, belt], forces=[a.torque(0.5)])
    motion = system.simulate(1.0, {a.angle: 0.0, b.angle: 0.0, b.rate: 0.0})
    inertia = 0.01 + 0.09 / 9
    assert far(motion[a.angle], 0.5 / inertia * motion.t**2 / 2) < 1e-9
    assert far(motion[b.rate], (-1 if crossed else 1) * motion[a.rate] / 3) < 1e-12


def test_a_pinion_drives_its_rack() -> None:
    pinion, pin = wheel("pinion", 0.1)
    bar = td.Box("bar", (1, 0.05, 0.05), mass=4.0)
    rail = td.Prismatic(bar, "world", axis_a=(1, 0, 0), name="rail")
    rack = td.Rack(rail, pin, 0.1)
    system = td.System(
        bodies=[pinion, bar], constraints=[pin, rail, rack], forces=[pin.torque(0.3)]
    )
    motion = system.simulate(2.0, {pin.angle: 0.0, rail.travel: 0.0, pin.rate: 0.0})
    assert far(motion[rail.travel], 0.3 * 0.1 / (4.0 * 0.01 + 0.01) * motion.t**2 / 2) < 1e-10


def test_a_rope_over_two_rings_is_atwoods_machine_with_its_tension() -> None:
    left, right = td.Particle("left", mass=1.0), td.Particle("right", mass=2.5)
    rope = td.Rope([left, (0, 0, 3), (1, 0, 3), right], length=5.0, name="rope")
    guides = td.Holonomic(td.vector([left.x, left.y, right.x - 1, right.y]), name="guides")
    system = td.System(bodies=[left, right], constraints=[rope, guides], forces=[td.Gravity(g)])
    motion = system.simulate(0.9, {left.z: 1.0, left.vz: 0.0}, guess={right.z: 0.0})
    assert far(motion[left.z], 1.0 + 1.5 / 3.5 * g * motion.t**2 / 2) < 1e-10
    assert far(motion[rope.tension], 2 * 1.0 * 2.5 / 3.5 * g) < 1e-10


def test_a_skate_on_a_slope_runs_along_its_cycloid() -> None:
    slope, w = 0.3, 2.0
    down = (np.sin(slope), 0.0, -np.cos(slope))
    skater = td.Box("skater", (0.3, 0.1, 0.1), mass=1.0)
    ice = td.Planar(skater, "world", axis_a=Z, name="ice")
    skate = td.Skate(skater, forward=(1, 0, 0))
    pull = td.Gravity(tuple(g * x for x in down))  # axes of the slope, x downhill
    system = td.System(bodies=[skater], constraints=[ice, skate], forces=[pull])
    start = {"skater.x": 0.0, "skater.y": 0.0, ice.angle: 0.0, skater.vx: 0.0, ice.rate: w}
    motion = system.simulate(6.0, start, **TIGHT)
    t, a = motion.t, g * np.sin(slope) / (2 * w**2)
    assert far(motion[skater.x], a * np.sin(w * t) ** 2) < 1e-10
    assert far(motion[skater.y], a * (w * t - np.sin(2 * w * t) / 2)) < 1e-10


HINGE, CART = wheel("w", 0.1)[1], td.Box("cart", (1, 1, 1), mass=1.0)


@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda: td.Gear(CART, HINGE, 2.0), "td.Hinge(body", "a"),
        (lambda: td.Gear(HINGE, HINGE, 0.0), "other than zero", "ratio"),
        (lambda: td.Gear(HINGE, HINGE, td.t), "t changes during the motion", "ratio"),
        (lambda: td.Belt(HINGE, HINGE, radius_a=-0.1, radius_b=1), "radius_a=0.1", "radius_a"),
        (lambda: td.Rack(HINGE, HINGE, 0.1), "a joint that slides", "rack"),
        (lambda: td.Rope([CART], length=1.0), "two points or more", "along"),
        (lambda: td.Rope([CART, (0, 1)], length=1.0), "three components", "along"),
        (lambda: td.Skate("cart", forward=(1, 0, 0)), "a rigid body", "body"),
        (lambda: td.Skate(CART, forward=(0, 0, 0)), "forward=(0, 0, 1)", "forward"),
        (lambda: td.Screw(CART, axis_a=Z, pitch=0.0), "td.Hinge", "pitch"),
        (lambda: td.Prismatic(CART, "wrold", axis_a=Z), '"world"', "b"),
        (lambda: td.Planar(CART, axis_a=(0, 0)), "axis_a=(0, 0, 1)", "axis_a"),
    ],
)  # fmt: skip
def test_wrong_input_is_told_with_its_key_and_a_line_to_type(
    make: Any, words: str, key: str
) -> None:
    with pytest.raises(TrundleError) as caught:
        make()
    assert words in str(caught.value)
    assert caught.value.key == key


@pytest.mark.slow
def test_a_rope_over_a_wheel_that_turns_with_it() -> None:
    """Atwood's machine with a wheel of mass M: the acceleration is (m1 - m2) g/(m1 + m2 + M/2)."""
    m1, m2, M, r = 2.0, 1.3, 0.8, 0.15
    a, b = (td.Box(n, (0.1, 0.1, 0.1), mass=m) for n, m in (("a", m1), ("b", m2)))
    wheel = td.Disc("wheel", radius=r, mass=M)
    left = td.Prismatic(a, "world", axis_a=(0, 0, 1), at_b=(-r, 0, 0), name="left")
    right = td.Prismatic(b, "world", axis_a=(0, 0, 1), at_b=(r, 0, 0), name="right")
    axle = td.Hinge(wheel, "world", axis_a=(0, 0, 1), axis_b=(0, 1, 0), name="axle")
    rope = [td.Rack(left, axle, r, name="down"), td.Rack(right, axle, -r, name="up")]
    system = td.System(
        bodies=[a, b, wheel], constraints=[left, right, axle, *rope], forces=[td.Gravity(9.81)]
    )
    start = {"left.travel": -1.0, "right.travel": -1.0, "axle.angle": 0.0, "axle.rate": 0.0}
    motion = system.simulate(1.0, start)
    fall = (m1 - m2) * 9.81 / (m1 + m2 + M / 2) * motion.t**2 / 2
    assert abs(motion["a.z"] + 1 + fall).max() < 1e-11
    assert abs(motion[axle.angle] + fall / r).max() < 1e-10

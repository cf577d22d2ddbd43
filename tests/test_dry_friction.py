"""Dry friction with a given limit: joints that stop and break loose, brakes, clutches, belts; against closed forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

Z = (0, 0, 1)
J = 2.0 * 0.1**2 / 2  # kg m2, of the wheels about their axes
T = 0.004  # N m


def wheel(name: str = "wheel") -> tuple[td.Disc, td.Hinge]:
    body = td.Disc(name, radius=0.1, mass=2.0)
    return body, td.Hinge(body, "world", axis_a=Z, name=f"{name}_pin")


def test_a_wheel_with_friction_torque_stops_after_its_energy_is_spent_and_stays() -> None:
    body, pin = wheel()
    rubs = td.DryFriction(pin.rate, T, name="dry")
    system = td.System(bodies=[body], constraints=[pin], forces=[rubs])
    motion = system.simulate(10.0, {pin.angle: 0, pin.rate: -3.0})
    assert [p.modes for p in motion.phases] == [{"dry": "slide"}, {"dry": "stick"}]
    assert abs(motion.phases[0].end - J * 3.0 / T) < 1e-8
    assert abs(motion[pin.angle][-1] + J * 9.0 / (2 * T)) < 1e-8
    assert motion.at([9.0])[pin.rate][0] == pytest.approx(0.0, abs=1e-15)


def test_a_mass_on_a_spring_loses_the_same_amplitude_in_every_half_swing_and_sticks() -> None:
    k, F, static, x = 40.0, 1.3, 1.5, 0.5
    cart = td.Box("cart", (0.2, 0.1, 0.1), mass=1.0)
    rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    forces = [rail.force(-k * rail.travel), td.DryFriction(rail.speed, F, static=static)]
    system = td.System(bodies=[cart], constraints=[rail], forces=forces)
    motion = system.simulate(10.0, {rail.travel: x, rail.speed: 0}, rtol=1e-12)
    while k * abs(x) > static * F:
        x = -np.sign(x) * (abs(x) - 2 * F / k)
    assert abs(motion[rail.travel][-1] - x) < 1e-10


def test_a_motor_breaks_a_joint_loose_when_its_torque_exceeds_the_limit_at_rest() -> None:
    body, pin = wheel()
    motor, rubs = pin.torque(0.002 * td.t), td.DryFriction(pin.rate, T, static=1.5, name="dry")
    system = td.System(bodies=[body], constraints=[pin], forces=[motor, rubs])
    motion = system.simulate(5.0, {pin.angle: 0, pin.rate: 0})
    loose = 1.5 * T / 0.002
    assert abs(motion.phases[1].begin - loose) < 1e-9
    rate = (0.001 * (25 - loose**2) - T * (5 - loose)) / J
    assert abs(motion[pin.rate][-1] - rate) < 1e-9


def test_a_brake_is_a_limit_that_depends_on_time() -> None:
    body, pin = wheel()
    brake = td.DryFriction(pin.rate, td.where(td.t > 1, T, 0), name="brake")
    system = td.System(bodies=[body], constraints=[pin], forces=[brake])
    motion = system.simulate(10.0, {pin.angle: 0, pin.rate: 3.0})
    assert abs(motion[pin.angle][-1] - 3.0 - J * 9.0 / (2 * T)) < 1e-8


@pytest.mark.parametrize("crossed", [False, True])
@pytest.mark.slow
def test_a_belt_slips_until_both_wheels_run_alike_and_holds_below_its_limit(crossed: bool) -> None:
    (a, pin_a), (b, pin_b) = wheel("a"), wheel("b")
    belt = td.Belt(pin_a, pin_b, radius_a=0.1, radius_b=0.2, crossed=crossed)
    rubs = td.DryFriction(belt.slip, 0.04, name="belt")
    system = td.System(bodies=[a, b], constraints=[pin_a, pin_b], forces=[rubs])
    start = {"a_pin.angle": 0, "b_pin.angle": 0, "a_pin.rate": 10.0, "b_pin.rate": 0}
    motion = system.simulate(5.0, start)
    sign = -1 if crossed else 1
    # J a' = -r_a F, J b' = r_b F, until r_a a = r_b b
    until = 10.0 * 0.1 / ((0.1**2 + 0.2**2) * 0.04 / J)
    assert abs(motion.phases[0].end - until) < 1e-9
    assert abs(motion[pin_a.rate][-1] - (10.0 - 0.1 * 0.04 * until / J)) < 1e-9
    assert abs(motion[pin_b.rate][-1] - sign * 0.2 * 0.04 * until / J) < 1e-9


@pytest.mark.slow
def test_a_strike_has_no_share_of_a_limited_force() -> None:
    """A bar on a dry hinge hits a stop: what the strike does is as without friction."""
    found = []
    for most in (0.0, 0.3):
        bar = td.Box("bar", (1.0, 0.1, 0.1), mass=3.0)
        pin = td.Hinge(bar, "world", axis_a=Z, at_a=(-0.5, 0, 0), name="pin")
        stop = td.Surface(lambda x, y, z: y + 0.2, name="stop")
        tip = td.Contact(bar, stop, at=(0.5, 0, 0), friction=0.0, restitution=0.5, name="tip")
        system = td.System(
            bodies=[bar], constraints=[pin, tip], forces=[td.DryFriction(pin.rate, most)]
        )
        motion = system.simulate(0.6, {pin.angle: 0.0, pin.rate: -1.0})
        strike = motion.impacts[0]
        found.append(motion.at([strike.time + 1e-9])[pin.rate][0] / before(motion, pin, strike))
    assert found[0] == pytest.approx(-0.5, abs=1e-6)
    assert found[1] == pytest.approx(found[0], abs=1e-6)


def before(motion: Any, pin: td.Hinge, strike: Any) -> float:
    return float(motion.at([strike.time - 1e-9])[pin.rate][0])


def test_a_file_says_dry_friction_and_a_sweep_varies_its_limit() -> None:
    text = """
schema = 1
title = "brake"
parameters.most = 0.004
bodies.wheel = { kind = "disc", radius = 0.1, mass = 2.0 }
constraints.pin = { kind = "hinge", a = "wheel", axis_a = [0, 0, 1] }
forces.dry = { kind = "dry_friction", slip = "pin.rate", most = "most" }
[start]
"pin.angle" = 0.0
"pin.rate" = 3.0
[solver]
until = 20.0
[sweep]
over.most = [0.002, 0.004]
measure.angle = "pin.angle"
"""
    found = td.read(text).run_sweep()
    np.testing.assert_allclose(found["angle"], J * 9 / 2 / np.array([0.002, 0.004]), rtol=1e-8)


def test_what_does_not_slip_and_a_wrong_sign_are_told() -> None:
    _, pin = wheel()
    for slip, most, key in ((pin.angle, 1.0, "slip"), (pin, 1.0, "slip"), (pin.rate, -1.0, "most")):
        with pytest.raises(td.ModelError) as caught:
            td.DryFriction(slip, most)
        assert caught.value.key == key
        assert caught.value.fix
    with pytest.raises(td.ModelError, match="DryFriction"):
        td.Coulomb(pin, 0.3)

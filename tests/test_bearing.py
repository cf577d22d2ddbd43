"""Friction in the bearing of a hinge: a torque mu r |F|, F the force across the axis; it stops and sticks."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td

g = 9.81


def test_a_balanced_wheel_stops_when_its_bearing_has_taken_its_momentum() -> None:
    m, mu, r, omega = 2.0, 0.2, 0.02, 5.0
    wheel = td.Disc("wheel", radius=0.3, mass=m)
    pin = td.Hinge(wheel, "world", axis_a=(0, 0, 1), axis_b=(0, 1, 0), name="pin")
    rubbing = td.Coulomb(pin, mu, radius=r)
    system = td.System(bodies=[wheel], constraints=[pin], forces=[td.Gravity(g), rubbing])
    motion = system.simulate(until=20.0, start={pin.angle: 0.0, pin.rate: omega}, rtol=1e-11)
    stops = omega * (m * 0.3**2 / 2) / (mu * r * m * g)
    assert motion.status == "reached t = 20 s"
    assert [phase.modes["friction on pin"] for phase in motion.phases] == ["slide", "stick"]
    assert motion.events[0].t == pytest.approx(stops, rel=1e-10)
    assert motion[pin.angle][-1] == pytest.approx(omega * stops / 2, rel=1e-10)


def swung(
    theta: float, m: float, h: float, inertia: float, arm: float
) -> tuple[list[float], float]:
    """Times at which a pendulum with a rubbing pin turns back, and the angle at which it sticks; arm = mu r."""
    whole, t, turns = inertia + m * h**2, 0.0, []
    while m * g * h * abs(math.sin(theta)) > arm * m * g:
        sense = -math.copysign(1.0, theta)

        def rate(_: float, y: np.ndarray, sense: float = sense) -> list[float]:
            bend = -m * g * h * math.sin(y[0]) / whole
            for _i in range(60):  # N depends on the acceleration that it changes by some per cent
                along, across = h * bend + g * math.sin(y[0]), h * y[1] ** 2 + g * math.cos(y[0])
                N = m * math.hypot(along, across)
                bend = (-m * g * h * math.sin(y[0]) - sense * arm * N) / whole
            return [y[1], bend]

        def rests(_: float, y: np.ndarray) -> float:
            return float(y[1])

        rests.terminal, rests.direction = True, -sense  # type: ignore[attr-defined]
        swing = solve_ivp(
            rate, (t, t + 10), [theta, 0.0], "DOP853", rtol=1e-13, atol=1e-14, events=rests,
            first_step=1e-3,
        )  # fmt: skip
        t, theta = float(swing.t[-1]), float(swing.y[0, -1])
        turns.append(t)
    return turns, theta


def test_a_pendulum_with_a_rubbing_pin_swings_out_as_its_one_equation_says() -> None:
    m, h, mu, r = 1.5, 0.5, 0.5, 0.06
    inertia = m * (2 * h) ** 2 / 12
    rod = td.RigidBody("rod", mass=m, inertia=(inertia, inertia, 1e-3))
    pin = td.Hinge(rod, "world", axis_a=(0, 1, 0), at_a=(0, 0, h), name="pin")
    system = td.System(
        bodies=[rod], constraints=[pin], forces=[td.Gravity(g), td.Coulomb(pin, mu, radius=r)]
    )
    motion = system.simulate(until=8.0, start={pin.angle: 1.2, pin.rate: 0.0}, rtol=1e-11)
    turns, sticks = swung(1.2, m, h, inertia, mu * r)
    assert motion.finished
    assert not motion.doubts
    found = [event.t for event in motion.events if "stops" in event.name]
    assert found == pytest.approx(turns, abs=2e-9)
    assert motion[pin.angle][-1] == pytest.approx(sticks, abs=2e-9)
    assert motion.phases[-1].modes["friction on pin"] == "stick"


def test_the_pin_of_a_hinge_needs_its_radius_and_nothing_else_takes_one() -> None:
    rod = td.RigidBody("rod", mass=1.0, inertia=(1e-3, 1.0, 1.0))
    pin = td.Hinge(rod, "world", axis_a=(0, 1, 0), name="pin")
    with pytest.raises(td.ModelError, match="no radius=") as missing:
        td.Coulomb(pin, 0.1)
    assert missing.value.key == "radius"
    with pytest.raises(td.ModelError, match="at= or on="):
        td.Coulomb(pin, 0.1, radius=0.01, at=rod.point((0, 0, 0)))
    with pytest.raises(td.ModelError, match="radius="):
        td.Coulomb(td.Holonomic(rod.position[2]), 0.1, radius=0.01)
    with pytest.raises(td.ModelError, match="radius"):
        td.Coulomb(pin, 0.1, radius=-0.01)

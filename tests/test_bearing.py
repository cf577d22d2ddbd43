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


def test_a_slide_rubs_with_the_force_across_its_axis_stops_and_starts_again() -> None:
    """A carriage on a level rail, pulled along by a spring and down by its weight: |F| = m g."""
    m, mu, k = 2.0, 0.2, 50.0
    cart = td.Box("cart", (0.2, 0.1, 0.1), mass=m)
    rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    forces = [td.Gravity(g), td.Coulomb(rail, mu), rail.force(-k * rail.travel)]
    system = td.System(bodies=[cart], constraints=[rail], forces=forces)
    motion = system.simulate(until=3.0, start={rail.travel: 0.5, rail.speed: 0.0}, rtol=1e-11)
    reach, left = mu * m * g / k, 0.5
    turns = []
    while left > reach:  # every half swing takes 2 mu m g/k
        left -= 2 * reach
        turns.append((len(turns) + 1) * math.pi * math.sqrt(m / k))
    found = [event.t for event in motion.events if "stops" in event.name]
    assert found == pytest.approx(turns, abs=1e-9)
    assert abs(motion[rail.travel][-1]) == pytest.approx(abs(left), abs=1e-9)
    assert motion.phases[-1].modes["friction on rail"] == "stick"
    assert motion.balance.relative < 1e-9


def test_a_slide_on_a_turning_arm_is_pressed_by_what_the_turning_asks_for() -> None:
    """A bead on a rod that turns at a steady rate in a plane: s'' = w^2 s - 2 mu w |s'|, out without weight."""
    w, mu, s0 = 3.0, 0.4, 0.2
    arm, bead = td.RigidBody("arm", 1.0, (1, 1, 1)), td.RigidBody("bead", 0.5, (1e-3, 1e-3, 1e-3))
    pin = td.Hinge(arm, "world", axis_a=(0, 0, 1), name="pin")
    rod = td.Prismatic(bead, arm, axis_a=(1, 0, 0), name="rod")
    turns = td.Prescribed(pin.angle, w * td.t)
    forces = [td.Coulomb(rod, mu)]
    system = td.System(bodies=[arm, bead], constraints=[pin, rod, turns], forces=forces)
    motion = system.simulate(until=1.0, start={rod.travel: s0, rod.speed: 0.1}, rtol=1e-11)
    a, b = (w * (-mu + sign * math.sqrt(mu**2 + 1)) for sign in (1, -1))
    one = (0.1 - b * s0) / (a - b)
    exact = one * math.exp(a) + (s0 - one) * math.exp(b)
    assert motion.finished
    assert motion[rod.travel][-1] == pytest.approx(exact, rel=1e-9)


def test_a_slide_takes_no_radius_and_no_point() -> None:
    cart = td.Box("cart", (0.2, 0.1, 0.1), mass=1.0)
    rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    with pytest.raises(td.ModelError, match="has radius="):
        td.Coulomb(rail, 0.1, radius=0.01)
    with pytest.raises(td.ModelError, match="has at= or on="):
        td.Coulomb(rail, 0.1, at=cart.point((0, 0, 0)))

"""Vakonomic motion (paper 003, section 2.2) against derivations of its own: momenta, closed forms, growth rates.

The augmented Lagrangian is L^ = L - mu.rho (Eq. 20). Its momenta p = dL^/dv are what the references here use; the
engine never forms them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.physics_tools import TIGHT, g, reference, within


def close(value: Any, expected: Any, tolerance: float = 1e-9) -> bool:
    return within(value, expected, tolerance)


# --- holonomic constraints: no difference ----------------------------------------------------------
def pendulum(principle: Any) -> tuple[td.System, td.Holonomic, dict, tuple]:
    x, y = td.coordinates("x y")
    X = 0.1 * td.sin(4 * td.t)
    rod = td.Holonomic((x - X) ** 2 + y**2 - 1, name="rod")
    drag = td.GeneralizedForce({x: -0.2 * x.dot, y: -0.2 * y.dot}, name="drag")
    system = td.System(
        lagrangian=0.7 * (x.dot**2 + y.dot**2) / 2 - 0.7 * g * y,
        constraints=[rod],
        forces=[drag],
        principle=principle,
    )
    return system, rod, {x: 0.6, y: -0.8, y.dot: 0.9}, (x, y)


@pytest.mark.parametrize("multiplier", [0.0, -0.4, 5.0])
def test_pendulum_moves_the_same_under_both_principles_whatever_the_multiplier(
    multiplier: float,
) -> None:
    system, _, start, _ = pendulum("d'Alembert")
    expected = system.simulate(until=3, start=start, **TIGHT)
    system, rod, start, _ = pendulum("vakonomic")
    motion = system.simulate(until=3, start={**start, rod.multiplier: multiplier}, **TIGHT)
    assert close(motion.q, expected.q)
    # its multiplier is the impulse of the force: d(mu)/dt = lam
    x, w = np.polynomial.legendre.leggauss(12)
    nodes = (np.arange(20)[:, None] + (1 + x) / 2) * 0.15
    lam = expected.at(nodes.ravel()).multipliers.reshape(nodes.shape)
    impulse = 0.075 * np.sum(lam @ w)
    assert abs(motion.multipliers[-1, 0] - multiplier - impulse) < 1e-9


def test_force_of_a_holonomic_constraint_is_the_same_under_both_principles() -> None:
    system, rod, start, _ = pendulum("d'Alembert")
    expected = system.simulate(until=1, start=start, **TIGHT)
    tension = expected.force(rod)
    system, rod, start, _ = pendulum("vakonomic")
    motion = system.simulate(until=1, start={**start, rod.multiplier: 3.0}, **TIGHT)
    assert close(motion.Qc, expected.Qc)
    assert close(motion.force(rod), tension)


def test_pendulum_hung_on_a_massless_point_moves_the_same_under_both_principles() -> None:
    x, y, px, py = td.coordinates("x y px py")
    string = td.Holonomic(px**2 + py**2 - 0.25, name="string")
    paste = td.Holonomic(td.vector([px - x / 2, py - y / 2]), name="midpoint")
    parts = {
        "lagrangian": (x.dot**2 + y.dot**2) / 2 - g * y,
        "constraints": [string, paste],
        "principle": "vakonomic",
    }
    start = {x: 0.6, y: -0.8, x.dot: 0.9, string.multiplier: 0.3, paste.multiplier: (0.1, -0.2)}
    motion = td.System(**parts).simulate(until=3, start=start, **TIGHT)
    a, _ = reference(
        lambda t, s: [s[1], -g * np.sin(s[0])], [np.arctan2(0.6, 0.8), 0.9 / 0.8], motion.t
    )
    assert close(motion[x], np.sin(a))


# --- the skate ------------------------------------------------------------------------------------
m, inertia, slope = 0.8, 0.3, 2.0


def skate(principle: Any) -> tuple[td.System, td.Nonholonomic, dict]:
    x, y, a = td.coordinates("x y a")
    blade = td.Nonholonomic(x.dot * td.sin(a) - y.dot * td.cos(a), name="blade")
    system = td.System(
        kinetic=m * (x.dot**2 + y.dot**2) / 2 + inertia * a.dot**2 / 2,
        potential=-m * slope * x,
        constraints=[blade],
        principle=principle,
    )
    return system, blade, {x: 0, y: 0, a: 0.3, x.dot: 0.5 * np.cos(0.3), a.dot: 1.1}


@pytest.mark.parametrize("multiplier", [0.0, 0.4, -1.5])
def test_vakonomic_skate_agrees_with_its_momenta(multiplier: float) -> None:
    """p_x = m x' - mu sin a gains m G t, p_y = m y' + mu cos a is constant, and with them

    m u = p_x cos a + p_y sin a,   mu = p_y cos a - p_x sin a,   I a'' = -mu u,   u the forward speed.
    """
    system, blade, start = skate("vakonomic")
    motion = system.simulate(until=4, start={**start, blade.multiplier: multiplier}, **TIGHT)
    px = m * 0.5 * np.cos(0.3) - multiplier * np.sin(0.3)
    py = m * 0.5 * np.sin(0.3) + multiplier * np.cos(0.3)

    def parts(t: Any, a: Any) -> tuple:
        p = px + m * slope * t
        return (p * np.cos(a) + py * np.sin(a)) / m, py * np.cos(a) - p * np.sin(a)

    def f(t: float, s: np.ndarray) -> list[float]:
        u, mu = parts(t, s[2])
        return [u * np.cos(s[2]), u * np.sin(s[2]), s[3], -mu * u / inertia]

    expected = reference(f, [0, 0, 0.3, 1.1], motion.t)
    assert close(motion.q, expected[:3].T, 1e-8)
    assert close(motion.multipliers[:, 0], parts(motion.t, expected[2])[1], 1e-8)
    assert motion.energy_drift < 1e-10  # the constraint is homogeneous: T + V is conserved
    assert motion.worst_residual < 1e-14


def test_vakonomic_skate_departs_from_the_skate_of_mechanics() -> None:
    system, _, start = skate("d'Alembert")
    mechanics = system.simulate(until=2, start=start, **TIGHT)
    for multiplier in (0.0, 0.4):
        system, blade, start = skate("vakonomic")
        motion = system.simulate(until=2, start={**start, blade.multiplier: multiplier}, **TIGHT)
        assert np.abs(motion.q[-1] - mechanics.q[-1]).max() > 0.05


def test_forces_of_vakonomic_motion_are_what_the_acceleration_takes() -> None:
    system, blade, start = skate("vakonomic")
    motion = system.simulate(until=2, start={**start, blade.multiplier: 0.4}, **TIGHT)
    needed = motion.a * [m, m, inertia] - np.array([m * slope, 0, 0])
    assert close(motion.Qc, needed, 1e-11)
    assert close(motion.force(blade), needed, 1e-11)


def test_energy_of_the_vakonomic_skate_can_be_held() -> None:
    system, blade, start = skate("vakonomic")
    start = {**start, blade.multiplier: 0.4}
    free = system.simulate(until=2, start=start, **TIGHT)
    held = system.simulate(until=2, start=start, hold_energy=True, **TIGHT)
    assert close(held.q, free.q)
    assert held.energy_drift < 1e-14


# --- a constraint that is not linear in the velocities ---------------------------------------------
@pytest.mark.parametrize("multiplier", [0.0, 0.3, -2.0, 1.6])
def test_vakonomic_particle_of_constant_speed_follows_the_closed_form(multiplier: float) -> None:
    """L^ = m v^2/2 - m g y - mu (v^2 - c^2): the momentum (m - 2 mu) v falls as a free body's does."""
    x, y = td.coordinates("x y")
    mass, c = 1.5, 3.0
    speed = td.Nonholonomic(x.dot**2 + y.dot**2 - c**2, name="speed")
    system = td.System(
        lagrangian=mass * (x.dot**2 + y.dot**2) / 2 - mass * g * y,
        constraints=[speed],
        principle="vakonomic",
    )
    start = {x: 0, y: 0, x.dot: c, y.dot: 0, speed.multiplier: multiplier}
    motion = system.simulate(until=1, start=start, **TIGHT)
    p, weight, t = (mass - 2 * multiplier) * c, mass * g, motion.t
    size = np.sqrt(p**2 + (weight * t) ** 2)
    way = np.sign(p)
    assert close(motion[x], c * abs(p) / weight * np.arcsinh(weight * t / abs(p)))
    assert close(motion[y], -way * c / weight * (size - abs(p)))
    assert close(motion.multipliers[:, 0], (mass - way * size / c) / 2)


# --- ball on a spinning table ----------------------------------------------------------------------
M, r, Omega = 0.01, 0.02, 3.0


def ball(share: float, principle: Any = "vakonomic") -> tuple[td.System, td.Nonholonomic, dict]:
    """Paper 003's ball with I = share M r^2, level table."""
    x, y, q3, q4, q5 = td.coordinates("x y q3 q4 q5")
    rolling = td.Nonholonomic(
        td.vector([x.dot - r * q4.dot + Omega * y, y.dot + r * q3.dot - Omega * x]), name="rolling"
    )
    I = share * M * r**2
    spin = q3.dot**2 + q4.dot**2 + q5.dot**2
    system = td.System(
        kinetic=M * (x.dot**2 + y.dot**2) / 2 + I * spin / 2,
        constraints=[rolling],
        principle=principle,
    )
    start = {x: 0.1, y: 0.05, q3: 0, q4: 0, q5: 0, x.dot: 0.05, y.dot: -0.02, q5.dot: 0.7}
    return system, rolling, start


@pytest.mark.parametrize("share", [0.4, 2 / 3])
@pytest.mark.parametrize("multiplier", [0j, 0.0004 - 0.0007j])
def test_vakonomic_ball_spirals_out_at_the_derived_rate(share: float, multiplier: complex) -> None:
    """With z = x + i y, mu = mu1 + i mu2, k = I/(M r^2) and the constant momentum C of the rolling,

    mu = C - k M (z' - i Omega z),    (1 + k) z'' - 2 i k Omega z' - k Omega^2 z = -i Omega C/M,

    whose exponents are Omega (i k +- sqrt(k))/(1 + k): unstable, where mechanics has a circle.
    """
    system, rolling, start = ball(share)
    given = {**start, rolling.multiplier: (multiplier.real, multiplier.imag)}
    motion = system.simulate(until=4, start=given, **TIGHT)
    k, z0, w0 = share, 0.1 + 0.05j, 0.05 - 0.02j
    C = multiplier + k * M * (w0 - 1j * Omega * z0)
    centre = 1j * C / (M * k * Omega)
    s1, s2 = (Omega * (1j * k + sign * np.sqrt(k)) / (1 + k) for sign in (1, -1))
    one = (w0 - s2 * (z0 - centre)) / (s1 - s2)
    two = z0 - centre - one
    t = motion.t
    z = centre + one * np.exp(s1 * t) + two * np.exp(s2 * t)
    rate = one * s1 * np.exp(s1 * t) + two * s2 * np.exp(s2 * t)
    assert close(motion.q[:, 0], z.real)
    assert close(motion.q[:, 1], z.imag)
    mu = C - k * M * (rate - 1j * Omega * z)
    assert close(motion.multipliers / M, np.stack([mu.real, mu.imag], axis=1) / M)
    late = np.abs(motion.q[:, 0] + 1j * motion.q[:, 1] - centre)
    growth = np.log(late[-1] / late[-201]) / (t[-1] - t[-201])
    assert abs(growth - Omega * np.sqrt(k) / (1 + k)) < 0.01  # the decaying part is still there


def test_no_multiplier_makes_the_vakonomic_ball_the_ball_of_mechanics() -> None:
    """Even where C is chosen so that the growing part is absent: the orbit of mechanics neither grows nor decays."""
    system, _, start = ball(0.4, "d'Alembert")
    expected = system.simulate(until=4, start=start, **TIGHT)
    turn = 1j * Omega * 0.4 / 1.4
    z = 0.1 + 0.05j + (0.05 - 0.02j) * (np.exp(turn * expected.t) - 1) / turn
    assert close(expected.q[:, 0] + 1j * expected.q[:, 1], z)
    for mu in (0j, 1e-3 + 0j, 1e-3j):
        system, rolling, start = ball(0.4)
        motion = system.simulate(
            until=4, start={**start, rolling.multiplier: (mu.real, mu.imag)}, **TIGHT
        )
        assert np.abs(motion.q[-1, :2] - expected.q[-1, :2]).max() > 0.05


# --- what must be given -----------------------------------------------------------------------------
def test_missing_multipliers_are_named_one_by_one() -> None:
    system, rolling, start = ball(0.4)
    with pytest.raises(td.StartError) as error:
        system.simulate(until=1, start=start)
    assert "rolling.multiplier[0]" in str(error.value)
    assert "rolling.multiplier[1]" in str(error.value)
    with pytest.raises(td.StartError) as error:
        system.simulate(until=1, start={**start, rolling.multiplier[1]: 0.0})
    assert "rolling.multiplier[0]" in str(error.value)
    assert "rolling.multiplier[1]" not in str(error.value)


def test_multiplier_given_to_a_system_of_mechanics_is_refused() -> None:
    system, rolling, start = ball(0.4, "d'Alembert")
    with pytest.raises(td.StartError, match="multiplier"):
        system.simulate(until=1, start={**start, rolling.multiplier: (0.0, 0.0)})


def test_friction_under_the_vakonomic_principle_is_refused() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    for force in (td.Coulomb(hoop, 0.2), td.NonIdeal({x: -x.dot})):
        with pytest.raises(td.ModelError, match="vakonomic"):
            td.System(
                lagrangian=(x.dot**2 + y.dot**2) / 2,
                constraints=[hoop],
                forces=[force],
                principle="vakonomic",
            )

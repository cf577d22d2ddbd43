"""Periodic orbits against closed forms, quadrature and a second program; doublings of the period; what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad, solve_ivp
from scipy.special import ellipk

import trundle as td
from trundle.study.orbit import Orbit
from trundle.study.orbit_family import OrbitFamily


def one(*arguments: Any, **options: Any) -> Orbit:
    found = td.orbit(*arguments, **options)
    assert isinstance(found, Orbit)
    return found


def driven_pendulum() -> tuple[td.System, Any, Any]:
    """Baker and Gollub's pendulum: th'' = -sin th - th'/2 + A cos(2t/3)."""
    (th,) = td.coordinates("th")
    A = td.parameter("A", 1.06)
    Q = -td.sin(th) - 0.5 * th.dot + A * td.cos(2 / 3 * td.t)
    return td.System(coordinates=[th], M=[[1.0]], Q=[Q]), th, A


PERIOD = 3 * np.pi


def test_a_limit_cycle_closes_and_its_trivial_multiplier_is_one() -> None:
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[(1 - x**2) * x.dot - x])
    found = one(system, {x: 2.0, x.dot: 0.0}, period=6.5)
    assert abs(found.trivial[0] - 1) < 1e-9

    def rates(_t: float, z: np.ndarray) -> list[float]:
        return [z[1], (1 - z[0] ** 2) * z[1] - z[0], 1 - z[0] ** 2]

    run = solve_ivp(
        rates, (0, found.period), [*found.y, 0.0], rtol=1e-12, atol=1e-12, method="DOP853"
    )
    assert np.abs(run.y[:2, -1] - found.y).max() < 1e-9
    assert (
        abs(found.multipliers[0] - np.exp(run.y[2, -1])) < 1e-10
    )  # Liouville: the mean divergence
    assert found.verdict == "asymptotically stable"


def test_a_pendulum_swings_with_the_period_of_the_elliptic_integral() -> None:
    (th,) = td.coordinates("th")
    pendulum = td.System(lagrangian=th.dot**2 / 2 + 9.81 * td.cos(th))
    found = one(pendulum, {th: 2.0, th.dot: 0.0}, period=2.5, hold=[th, th.dot])
    assert abs(found.period - 4 * ellipk(np.sin(1.0) ** 2) / np.sqrt(9.81)) < 1e-10
    assert found.family == 1  # other amplitudes
    assert found.verdict == "neutral"
    over = one(pendulum, {th: 0.0, th.dot: 8.0}, period=0.9, hold=[th, th.dot], turns={th: 1})
    expected = quad(lambda a: 1 / np.sqrt(64 + 2 * 9.81 * (np.cos(a) - 1)), 0, 2 * np.pi)[0]
    assert abs(over.period - expected) < 1e-9


def test_a_spherical_pendulum_repeats_up_to_its_turning() -> None:
    th, ph = td.coordinates("th ph")
    T = (th.dot**2 + td.sin(th) ** 2 * ph.dot**2) / 2
    system = td.System(lagrangian=T + 9.81 * td.cos(th))
    start = {th: 1.0, ph: 0.0, th.dot: 0.0, ph.dot: 2.0}
    found = one(system, start, period=1.0, hold=[th, th.dot, ph.dot])
    h, E = 2 * np.sin(1.0) ** 2, 2 * np.sin(1.0) ** 2 - 9.81 * np.cos(1.0)
    motion = found.simulate(1.0, samples=2001)
    low = motion[th].min()

    def time(
        s: float,
    ) -> float:  # th between its turning points, by the sine that removes the ends' singularities
        a, r = (1.0 + low) / 2, (1.0 - low) / 2
        angle = a + r * np.sin(s)
        room = 2 * (E + 9.81 * np.cos(angle)) - h**2 / np.sin(angle) ** 2
        return float(r * np.cos(s) / np.sqrt(max(room, 1e-300)))

    half = quad(time, -np.pi / 2 + 1e-6, np.pi / 2 - 1e-6, limit=200)[0]
    assert abs(found.period - 2 * half) < 1e-4
    assert abs(motion[th][-1] - 1.0) < 1e-9
    assert abs(motion[ph][-1] - motion[ph][0]) > 1.0


def test_an_orbit_goes_through_switches() -> None:
    (x,) = td.coordinates("x")
    bilinear = td.System(coordinates=[x], M=[[1.0]], Q=[-td.where(x > 0, 9 * x, x)])
    found = one(bilinear, {x: 1.0, x.dot: 0.0}, period=4.0, hold=[x, x.dot])
    assert abs(found.period - (np.pi / 3 + np.pi)) < 1e-10
    assert np.abs(found.trivial - 1).max() < 1e-9


def test_an_orbit_with_dry_friction_against_a_driven_belt_jumps_as_scipy_does() -> None:
    (x,) = td.coordinates("x")
    F = td.parameter("F", 3.0)
    rub = td.where(x.dot > 0, 0.3, -0.3)
    Q = -x - 0.2 * x.dot - rub + F * td.cos(0.8 * td.t)
    system = td.System(coordinates=[x], M=[[1.0]], Q=[Q])
    period = 2 * np.pi / 0.8
    first = system.simulate(20 * period, {x: 1.0, x.dot: 0.3}, samples=2)
    found = one(system, {x: first[x][-1], x.dot: first[x.dot][-1]}, period=period)
    ends = []
    for step in (0.0, 1e-6, -1e-6):
        run = system.simulate(
            period, {x: found.y[0] + step, x.dot: found.y[1]}, rtol=1e-13, samples=2
        )
        ends.append([run[x][-1], run[x.dot][-1]])
    slope = (np.array(ends[1]) - ends[2]) / 2e-6
    column = found._shot.columns @ np.linalg.inv(found._shot.at.tangent)
    assert np.abs(column[:, 0] - slope).max() < 1e-5
    assert np.abs(found._shot.gap).max() < 1e-10


def test_the_period_of_a_driven_pendulum_doubles_again_and_again() -> None:
    system, th, A = driven_pendulum()
    values, reach = [], 0.014
    start: Any = {th: 6.03662299, th.dot: 1.96564363}
    period, low = PERIOD, 1.06
    for _ in range(3):
        family = td.orbit(system, start, period=period, over={A: np.linspace(low, low + reach, 5)})
        assert isinstance(family, OrbitFamily)
        (turn,) = family.doublings
        assert abs(turn.multiplier + 1) < 1e-9
        values.append(turn.value)
        gap = values[-1] - values[-2] if len(values) > 1 else 0.05
        low, reach = values[-1] + 0.06 * gap, 0.33 * gap
        past = one(system, turn.orbit.start, period=period, parameters={A: low})
        assert past.verdict == "unstable"
        # Liouville: the product of all multipliers is exp(-T/2)
        assert abs(np.prod(past.multipliers) / np.exp(-period / 2) - 1) < 1e-5
        twice = past.doubled()
        start, period = twice.start, 2 * period
        assert twice.verdict == "asymptotically stable"
    assert abs((values[1] - values[0]) / (values[2] - values[1]) - 4.669) < 0.01  # Feigenbaum
    # a plain run shows the same: behind the second doubling it repeats after four periods of the drive, not two
    run = system.simulate(
        404 * PERIOD, {th: 6.0, th.dot: 1.9}, parameters={A: values[1] + 0.0015}, samples=2
    )
    seen = run.at(PERIOD * np.arange(396, 401))[th.dot]
    assert abs(seen[4] - seen[0]) < 1e-5
    assert abs(seen[2] - seen[0]) > 1e-3


def test_a_multiplier_is_that_of_a_second_program() -> None:
    system, th, A = driven_pendulum()
    found = one(system, {th: 6.03662299, th.dot: 1.96564363}, period=PERIOD, parameters={A: 1.07})

    def rates(t: float, z: np.ndarray) -> np.ndarray:
        Y = z[2:].reshape(2, 2)
        J = np.array([[0, 1], [-np.cos(z[0]), -0.5]])
        f = [z[1], -np.sin(z[0]) - 0.5 * z[1] + 1.07 * np.cos(2 / 3 * t)]
        return np.concatenate([f, (J @ Y).ravel()])

    z = np.concatenate([found.y, np.eye(2).ravel()])
    run = solve_ivp(rates, (0, PERIOD), z, rtol=1e-12, atol=1e-13, method="DOP853")
    expected = np.linalg.eigvals(run.y[2:, -1].reshape(2, 2))
    assert abs(found.multipliers[0] - expected[np.argmax(np.abs(expected))]) < 1e-9


def test_an_orbit_is_drawn_and_simulated() -> None:
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[(1 - x**2) * x.dot - x])
    found = one(system, {x: 2.0, x.dot: 0.0}, period=6.5)
    assert found.plot().axes
    motion = found.simulate(2, samples=3)
    assert abs(motion[x][2] - motion[x][0]) < 1e-8
    assert "asymptotically stable" in repr(found)


def test_what_is_no_orbit_is_refused() -> None:
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[(1 - x**2) * x.dot - x])
    with pytest.raises(td.ModelError, match="period=-1"):
        td.orbit(system, {x: 2.0, x.dot: 0.0}, period=-1.0)
    with pytest.raises(td.ModelError, match="equilibrium"):
        td.orbit(system, {x: 1e-9, x.dot: 0.0}, period=6.0)
    falling = td.System(lagrangian=x.dot**2 / 2 - 9.81 * x)
    with pytest.raises(td.ModelError, match="found no periodic orbit"):
        td.orbit(falling, {x: 0.0, x.dot: 1.0}, period=1.0, hold=[x.dot])
    with pytest.raises(td.ModelError, match="twice the period"):
        one(system, {x: 2.0, x.dot: 0.0}, period=6.5).doubled()
    with pytest.raises(td.ModelError, match="turns="):
        td.orbit(system, {x: 2.0, x.dot: 0.0}, period=6.5, turns={x.dot: 1})
    with pytest.raises(td.ModelError, match="over="):
        td.orbit(system, {x: 2.0, x.dot: 0.0}, period=6.5, over={x: [1.0]})


# --- through contacts and friction ------------------------------------------------------------------
def test_the_bouncing_orbit_on_a_shaken_table_has_the_multipliers_of_its_map() -> None:
    """Once a period: V = g T/2 at take-off, the table has u = V (1 - e)/(1 + e); the map is known."""
    e, T, A, g = 0.5, 0.2, 0.0125, 9.81
    w, V = 2 * np.pi / T, g * T / 2
    u = V * (1 - e) / (1 + e)
    phase = np.arccos(u / (A * w))
    c, a = T / (V + u), -A * w**2 * np.sin(phase)
    J = np.array([[1, c], [(1 + e) * a, -e + e * g * c + (1 + e) * a * c]])
    point = td.Particle("point", mass=1.0)
    table = td.Surface(lambda x, y, z, t: z - A * td.sin(w * t))
    contact = td.Contact(point, table, friction=0.0, restitution=e)
    system = td.System(bodies=[point], constraints=[contact], forces=[td.Gravity(g)])
    top = A * np.sin(phase) + V * T / 2 - g * (T / 2) ** 2 / 2
    near = {point.position: (0, 0, top + 0.003), point.velocity: (0, 0, 0.02)}
    found = td.orbit(system, near, period=T, begin=phase / w + T / 2)
    assert found.gap < 1e-12
    expected = np.linalg.eigvals(J)
    order = np.argsort(expected.imag)
    np.testing.assert_allclose(
        found.multipliers[np.argsort(found.multipliers.imag)], expected[order], atol=1e-10
    )
    assert abs(found.y[2] - top) < 1e-12
    assert found.verdict == "asymptotically stable"
    assert np.abs(found.trivial - 1).max() < 1e-9


def belt(V: Any) -> tuple[td.System, Any, Any, Any]:
    x, z = td.coordinates("x z")
    table = td.Holonomic(z, name="table")
    rub = td.Coulomb(table, 0.3, static=0.5, at=td.vector([x, z]), on=td.vector([V, 0]))
    system = td.System(
        kinetic=(x.dot**2 + z.dot**2) / 2,
        potential=10 * z + 25 * x**2 / 2,
        constraints=[table],
        forces=[rub],
    )
    return system, x, z, (0.2, 0.12)


@pytest.mark.parametrize("slips", [True, False])
def test_the_orbit_of_stick_and_slip_has_the_period_of_the_closed_form(slips: bool) -> None:
    V = 0.4
    system, x, z, (far, middle) = belt(V)
    reach, w = far - middle, 5.0
    period = 2 / w * (np.pi - np.arctan(reach * w / V)) + 2 * reach / V
    near = {x: 0.22, z: 0, x.dot: -0.1} if slips else {x: 0.1, z: 0, x.dot: V}
    found = td.orbit(system, near, period=1.3)
    assert abs(found.period - period) < 1e-11
    assert np.abs(found.trivial - 1).max() < 1e-9
    assert np.abs(found.multipliers).max(initial=0.0) < 1e-9  # all that sticks forgets how it came
    assert found.verdict == "asymptotically stable"


@pytest.mark.slow
def test_a_family_of_orbits_goes_round_its_turning_points() -> None:
    """Duffing's oscillator with a hard spring and a drive, in time over its period: two folds of the resonance."""
    (x,) = td.coordinates("x")
    w = td.parameter("w", 0.9)
    force = (-0.1 * w * x.dot - x - x**3 + 0.5 * td.cos(td.t)) / w**2
    system = td.System(coordinates=[x], M=[[1.0]], Q=[force])
    family = td.orbit(system, {x: 1.0, x.dot: 0.0}, period=2 * np.pi, over={w: (1.2, 2.4)})
    folds = [turn for turn in family.changes if turn.kind == "turning point"]
    assert len(folds) == 2
    assert family.values[-1] == 2.4
    assert max(one.gap for one in family.orbits) < 1e-9
    # one multiplier is 1 there, which is the family's; the other is what damping makes of both
    for fold in folds:
        assert fold.orbit.family == 1
        assert abs(fold.orbit.multipliers[0] - np.exp(-0.1 / fold.value * 2 * np.pi)) < 1e-6
    assert min(abs(np.diff(family.values))) > 0.0
    outside = [one.verdict == "unstable" for one in family.orbits]
    assert not outside[0]
    assert not outside[-1]
    assert any(outside)  # those between the folds

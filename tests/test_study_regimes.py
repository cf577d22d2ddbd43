"""Regimes: every criterion on a motion whose kind is known, and on one that must not be mistaken for it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import ModelError
from trundle.study.regimes import REGIMES, regimes
from trundle.view.study_figures import REGIME_COLOURS

ROUND = 2 * np.pi


def pendulum() -> tuple[td.System, Any, Any, Any]:
    """th'' = -sin th - th'/2 + A cos(w t): a road to chaos by doubling of its period."""
    (th,) = td.coordinates("th")
    A, w = td.parameter("A", 1.0), td.parameter("w", 2 / 3)
    Q = -td.sin(th) - 0.5 * th.dot + A * td.cos(w * td.t)
    return td.System(coordinates=[th], M=[[1.0]], Q=[Q]), th, A, w


def driven(
    A: float, w: float = 2 / 3, periods: int = 200, skipped: int = 100, **options: Any
) -> Any:
    system, th, amplitude, frequency = pendulum()
    T = ROUND / w
    return regimes(
        system, {th: 0.1, th.dot: 0}, T * periods, period=T, transient=T * skipped, angles=[th],
        parameters={amplitude: A, frequency: w}, **options,
    )  # fmt: skip


@pytest.mark.parametrize(("A", "order"), [(0.9, 1), (1.07, 2), (1.35, 1), (1.45, 2), (1.47, 4)])
def test_the_period_doubles(A: float, order: int) -> None:
    regime = driven(A)
    assert (regime.kind, regime.order) == ("periodic", order)
    assert regime.period == pytest.approx(order * 3 * np.pi, abs=1e-9)


@pytest.mark.parametrize("A", [1.15, 1.2, 1.5])
def test_between_the_windows_it_is_chaotic(A: float) -> None:
    regime = driven(A)
    assert regime.kind == "chaotic"
    assert 0.05 < regime.exponent < 0.2
    assert regime.section is not None
    assert len(regime.section) == 101


def test_slow_settling_is_not_called_quasi_periodic() -> None:
    early = driven(1.2652, 0.34, periods=180, skipped=70, rtol=1e-8)
    assert early.kind in ("undecided", "periodic")
    assert driven(1.2652, 0.34, periods=600, skipped=400).kind == "periodic"


def oscillators(ratio: float) -> tuple[td.System, Any, dict[Any, float]]:
    x, y = td.coordinates("x y")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - (x**2 + ratio**2 * y**2) / 2)
    return system, x, {x: 1, y: 0.5, x.dot: 0, y.dot: 0}


def test_frequencies_without_a_common_measure_are_quasi_periodic() -> None:
    system, x, start = oscillators(np.sqrt(2))
    regime = regimes(system, start, 1500.0, section=x)
    assert regime.kind == "quasi-periodic"
    assert abs(regime.exponent) < 0.01


def test_frequencies_two_to_three_are_periodic_of_order_two() -> None:
    system, x, start = oscillators(1.5)
    regime = regimes(system, start, 300.0, section=x)
    assert (regime.kind, regime.order) == ("periodic", 2)
    assert regime.period == pytest.approx(2 * ROUND, abs=1e-8)


@pytest.mark.parametrize(
    ("E", "y0", "kind"),
    [(1 / 12, 0.1, "quasi-periodic"), (1 / 12, -0.1, "quasi-periodic"), (1 / 8, -0.2, "chaotic"),
     (0.2, 0.1, "unbounded")],
)  # fmt: skip
def test_henon_and_heiles_found_curves_chaos_and_escape(E: float, y0: float, kind: str) -> None:
    x, y = td.coordinates("x y")
    V = (x**2 + y**2) / 2 + x**2 * y - y**3 / 3
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - V)
    rate = np.sqrt(2 * E - y0**2 + 2 * y0**3 / 3)
    regime = regimes(system, {x: 0, y: y0, x.dot: rate, y.dot: 0}, 1500.0, section=x)
    assert regime.kind == kind


def test_a_damped_pendulum_comes_to_rest() -> None:
    assert driven(0.0, periods=20, skipped=0).kind == "at rest"


def test_what_never_moved_is_at_rest() -> None:
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2 - (x - 3) ** 2 / 2)
    assert regimes(system, {x: 3, x.dot: 0}, 10.0, section=x).kind == "at rest"


def test_a_turning_pendulum_is_unbounded_unless_its_angle_is_one() -> None:
    (th,) = td.coordinates("th")
    system = td.System(lagrangian=th.dot**2 / 2 + td.cos(th))
    start = {th: 1, th.dot: 3}
    assert regimes(system, start, 100.0, section=td.sin(th)).kind == "unbounded"
    turning = regimes(system, start, 100.0, section=td.sin(th), angles=[th])
    assert (turning.kind, turning.order) == ("periodic", 1)
    chosen = regimes(system, start, 100.0, section=td.sin(th), values=[th.dot])
    assert chosen.kind == "periodic"


def test_a_motion_is_judged_as_its_system() -> None:
    system, th, A, _ = pendulum()
    T = 3 * np.pi
    motion = system.simulate(until=T * 120, start={th: 0.1, th.dot: 0}, parameters={A: 1.07})
    regime = regimes(motion, period=T, transient=T * 80, angles=[th])
    assert (regime.kind, regime.order) == ("periodic", 2)
    with pytest.raises(ModelError, match="takes no start"):
        regimes(motion, {th: 0}, period=T)


def test_constrained_motion_is_judged_too() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    bead = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop])
    regime = regimes(bead, {x: 1, y: 0, y.dot: -1}, 60.0, section=x)
    assert (regime.kind, regime.order) == ("periodic", 1)
    assert "period" in str(regime)


def test_too_few_points_are_undecided_with_the_reason() -> None:
    system, x, start = oscillators(np.sqrt(2))
    regime = regimes(system, start, 30.0, section=x)
    assert regime.kind == "undecided"
    assert "at least 16" in regime.reason


def test_wrong_requests_are_refused_in_words() -> None:
    system, x, start = oscillators(1.0)
    with pytest.raises(ModelError, match="needs a section or a period"):
        regimes(system, start, 10.0)
    with pytest.raises(ModelError, match="start and until"):
        regimes(system, start, section=x)
    with pytest.raises(ModelError, match="not a coordinate"):
        regimes(system, start, 10.0, section=x, angles=[x.dot])
    with pytest.raises(ModelError, match="transient"):
        regimes(system, start, 10.0, section=x, transient=9.99)


def test_stick_and_slip_on_a_belt_is_periodic() -> None:
    x, z = td.coordinates("x z")
    table = td.Holonomic(z, name="table")
    rub = td.Coulomb(table, 0.3, static=0.5, at=td.vector([x, z]), on=td.vector([0.4, 0]))
    system = td.System(
        kinetic=(x.dot**2 + z.dot**2) / 2,
        potential=10 * z + 25 * x**2 / 2,
        constraints=[table],
        forces=[rub],
    )
    start = {x: 0.1, z: 0, x.dot: 0.4}
    found = regimes(system, start, 30.0, section=x - 0.12, transient=5.0, values=[x, x.dot])
    stick, slip = 0.4, 2 / 5 * (np.pi - np.arctan(1.0))
    assert (found.kind, found.order) == ("periodic", 1)
    assert abs(found.period - stick - slip) < 1e-9


def test_every_kind_has_a_colour() -> None:
    assert set(REGIMES) == set(REGIME_COLOURS)

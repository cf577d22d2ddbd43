"""A smooth force that acts within a narrow place is not stepped over, though no stage of a long step sees it."""

from __future__ import annotations

from math import gamma, pi, sin, sqrt

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td


@pytest.mark.parametrize("width", [1e-2, 1e-6])
def test_a_narrow_push_does_its_work(width: float) -> None:
    (x,) = td.coordinates("x")
    u = (x - 1) / width
    for push in (td.exp(-(u**2)) / sqrt(np.pi), (1 - td.tanh(u) ** 2) / 2):
        force = td.GeneralizedForce({x: push / width})  # of work 1
        system = td.System(lagrangian=x.dot**2 / 2, forces=[force])
        motion = system.simulate(until=4, start={x: -7.3, x.dot: 5})
        assert motion.at(4.0)[x.dot] == pytest.approx(sqrt(27), rel=1e-10)
        assert motion.finished
        assert not motion.doubts


@pytest.mark.parametrize("width", [1e-2, 1e-5])
@pytest.mark.parametrize(("speed", "after"), [(1.3, -1.3), (4.4, -4.4), (4.6, 4.6)])
def test_a_narrow_hill_throws_back_what_is_too_slow(
    width: float, speed: float, after: float
) -> None:
    (x,) = td.coordinates("x")
    hill = 10 * td.exp(-(((x - 1) / width) ** 2))  # which does not push at its top
    motion = td.System(lagrangian=x.dot**2 / 2 - hill).simulate(
        until=10, start={x: 0, x.dot: speed}
    )
    assert motion.at(10.0)[x.dot] == pytest.approx(after, rel=1e-8)
    assert motion.stats.steps < 150


def test_a_narrow_hill_in_the_plane_deflects_what_passes_beside_its_top() -> None:
    x, y = td.coordinates("x y")
    d = 0.01
    hill = td.exp(-((x - 3) ** 2 + (y - 0.5) ** 2) / d**2)
    motion = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - hill).simulate(
        until=5, start={x: 0, y: 0.495, x.dot: 1, y.dot: 0}
    )

    def rates(_: float, s: np.ndarray) -> list[float]:
        r = np.array([s[0] - 3, s[1] - 0.5])
        return [*s[2:], *(2 * r / d**2 * np.exp(-(r @ r) / d**2))]

    begin = [2.8, 0.495, 1.0, 0.0]  # straight on until then
    true = solve_ivp(rates, (2.8, 5), begin, rtol=1e-11, atol=1e-13, max_step=1e-3).y[:, -1]
    np.testing.assert_allclose(
        [motion.at(5.0)[e][0] for e in (x, y, x.dot, y.dot)], true, atol=1e-8
    )


def test_a_turning_point_inside_a_narrow_peak_is_seen_and_sweeps_see_it_too() -> None:
    (x,) = td.coordinates("x")
    height = td.parameter("height", 0.01)
    hill = height * td.exp(-(((x - 1) / 1e-3) ** 2))
    system = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2 - hill)
    start, heights = {x: 0.0, x.dot: 1 - 5e-4}, [0.005, 0.01]
    top = td.sweep(
        system, {height: heights}, until=3, start=start, measure={"top": td.keep.most(x)}
    ).table["top"]
    for value, found in zip(heights, top, strict=True):
        motion = system.simulate(until=3, start=start, parameters={height: value})
        assert motion.keep(td.keep.most(x)) == pytest.approx(found, abs=1e-9)
        energy = (1 - 5e-4) ** 2 / 2
        below = found**2 / 2 + value * np.exp(-(((found - 1) / 1e-3) ** 2))
        assert below == pytest.approx(energy, abs=1e-9)
        assert found < 0.9995


def test_without_narrow_functions_of_the_state_nothing_is_watched() -> None:
    x, y = td.coordinates("x y")
    smooth = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - td.sqrt(1 + x**2) * td.sin(y))
    driven = td.System(lagrangian=x.dot**2 / 2 + x * td.exp(-(td.t**2)))  # by time alone
    for system in (smooth, driven):
        assert system.machine.watch((), system.machine.programs).native is None


def test_a_place_without_a_peak_does_not_hide_the_peaks_behind_it() -> None:
    (x,) = td.coordinates("x")
    pushes = [(0.2, 1e-3, 1e-14), (0.5, 1e-7, 0.5), (0.9, 1e-3, 1e-14), (1.0, 1e-6, 1.0)]
    force = sum(work * td.exp(-(((x - c) / w) ** 2)) / (w * sqrt(np.pi)) for c, w, work in pushes)
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=3, start={x: 0, x.dot: 1})
    assert motion.at(3.0)[x.dot] == pytest.approx(2, rel=1e-8)
    rest = system.simulate(until=3, start={x: 0.7, x.dot: 0})
    assert rest.status == "reached t = 3 s"
    assert rest[x][-1] == 0.7


@pytest.mark.parametrize("width", [1e-2, 1e-4])
def test_a_narrow_push_in_a_table_does_its_work(width: float) -> None:
    (x,) = td.coordinates("x")
    peak = np.linspace(1 - 8 * width, 1 + 8 * width, 65)
    places = np.concatenate([np.linspace(-2, 0.9, 30), peak, np.linspace(1.1, 8, 70)])
    push = td.table(places, np.exp(-(((places - 1) / width) ** 2)) / (width * sqrt(np.pi)))
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: push(x)})])
    event = td.Event(push(x) - 0.5 / width)
    motion = system.simulate(until=3, start={x: 0, x.dot: 1}, events=[event])
    assert motion.at(3.0)[x.dot] == pytest.approx(sqrt(3), rel=1e-9)
    assert len(motion.events) == 2
    table = td.sweep(
        system, {x: [0.0, 0.1]}, until=3, start={x.dot: 1}, measure={"v": td.keep.last(x.dot)}
    )
    np.testing.assert_allclose(table["v"], sqrt(3), rtol=1e-9)


@pytest.mark.parametrize("width", [1e-2, 1e-5])
def test_a_narrow_push_at_the_zero_of_a_curve_does_its_work(width: float) -> None:
    (x,) = td.coordinates("x")
    for u, slope in ((x**2 - 1, 2), ((x - 1) * (x + 3), 4), (td.sin(x - 1), 1)):
        push = slope * td.exp(-((u / width) ** 2)) / (width * sqrt(np.pi))
        system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: push})])
        motion = system.simulate(until=2, start={x: 0, x.dot: 1})
        assert motion[x.dot][-1] == pytest.approx(sqrt(3), rel=2 * width**2 + 1e-9)


def test_one_spike_in_a_table_is_met_wherever_the_run_begins() -> None:
    (x,) = td.coordinates("x")
    places = np.linspace(-2, 8, 10_001)
    spike = td.table(places, np.where(np.arange(10_001) == 3000, 2.0, 0.0))
    system = td.System(lagrangian=x.dot**2 / 2 - spike(x))
    for speed, after in [(0.3, -0.3), (1.0, -1.0), (1.9, -1.9), (2.1, 2.1), (40.0, 40.0)]:
        motion = system.simulate(until=1.5 / speed, start={x: 0, x.dot: speed})
        assert motion[x.dot][-1] == pytest.approx(after, rel=1e-7)
        assert motion.doubts == ()


def test_a_table_that_bends_everywhere_alike_is_not_watched() -> None:
    (x,) = td.coordinates("x")
    places = np.linspace(-8, 8, 200)
    swing = td.table(places, np.sin(places))
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: -swing(x)})])
    assert system.machine.programs.peaks == []


@pytest.mark.parametrize("shape", ["box", "two sides", "kinked", "quotient", "power"])
def test_a_narrow_push_of_any_shape_does_its_work(shape: str) -> None:
    (x,) = td.coordinates("x")
    w = 1e-4
    u = (x - 0.4) / w
    push, area = {
        "box": (td.exp(-(u**20)), 2 * w * gamma(1.05)),
        "two sides": (u**2 / (1 + u**8), w * pi / 4 / sin(3 * pi / 8)),
        "kinked": (abs(u) / (1 + u**8), w * pi / 4 / sin(pi / 4)),
        "quotient": (1 / (1 + u**8), w * pi / 4 / sin(pi / 8)),
        "power": (td.cos(x - 0.4) ** 1_000_000, sqrt(2 * pi / 1e6)),
    }[shape]
    for work in (0.5, 1.0, 1.7):
        force = td.GeneralizedForce({x: push * (work / area)})
        system = td.System(kinetic=x.dot**2 / 2, forces=[force])
        motion = system.simulate(until=1.2, start={x: 0, x.dot: 1})
        assert motion[x.dot][-1] == pytest.approx(sqrt(1 + 2 * work), rel=1e-6)


def test_a_step_that_ends_on_a_peak_sees_its_sides() -> None:
    (x,) = td.coordinates("x")
    places = np.linspace(-2, 8, 10_001)
    spike = td.table(places, np.where(np.arange(10_001) == 3000, 2.0, 0.0))
    system = td.System(lagrangian=x.dot**2 / 2 - spike(x))
    motion = system.simulate(until=1.5 / 2.05, start={x: 0, x.dot: 2.05}, rtol=3e-11)
    assert motion[x.dot][-1] == pytest.approx(2.05, rel=1e-6)
    assert motion[x][-1] == pytest.approx(1.498037, abs=2e-6)  # later than without the spike

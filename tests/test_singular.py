"""Isolated losses of rank: passed where the motion goes on smoothly, else told. Against one degree of freedom."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td
from trundle.integrate.machine import ACROSS

G = 9.81
x, y = td.coordinates("x y")


def rods(count: int) -> tuple[td.System, dict[Any, Any], list[tuple[Any, Any]]]:
    """Windows of unit rods of 1 kg by the coordinates of their joints (IFToMM A02): upright, pushed with 1 m/s."""
    tips = [td.coordinates(f"x{i} y{i}") for i in range(count + 1)]
    kinetic: Any = sum((x.dot**2 + y.dot**2) / 6 for x, y in tips)
    potential: Any = sum(G * y / 2 for _, y in tips)
    parts = [td.Holonomic((x - i) ** 2 + y**2 - 1) for i, (x, y) in enumerate(tips)]
    for (x, y), (u, v) in itertools.pairwise(tips):
        kinetic += (x.dot**2 + y.dot**2 + u.dot**2 + v.dot**2 + x.dot * u.dot + y.dot * v.dot) / 6
        potential += G * (y + v) / 2
        parts.append(td.Holonomic((u - x) ** 2 + (v - y) ** 2 - 1))
    system = td.System(kinetic=kinetic, potential=potential, constraints=parts)
    start: dict[Any, Any] = {}
    for i, (x, y) in enumerate(tips):
        start |= {x: float(i), y: 1.0, x.dot: 1.0, y.dot: 0.0}
    return system, start, tips


def pendulum(count: int, times: np.ndarray, events: Any = None) -> Any:
    """The angle of all upright rods: J th'' = W sin th, from upright at 1 rad/s."""
    J, W = (count + 1) / 3 + count, G * ((count + 1) / 2 + count)
    return solve_ivp(
        lambda _, s: [s[1], W / J * np.sin(s[0])], (0, times[-1]), [0, 1], "DOP853", times,
        rtol=1e-13, atol=1e-14, events=events,
    )  # fmt: skip


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10, 1e-11, 1e-12])
@pytest.mark.slow
def test_windows_of_equal_rods_pass_their_flat_positions(count: int, rtol: float) -> None:
    system, start, tips = rods(count)
    motion = system.simulate(4.0, start, samples=81, rtol=rtol)
    assert motion.finished
    assert not motion.doubts
    angle = pendulum(count, motion.t).y[0]
    for i, (x, y) in enumerate(tips):
        assert np.abs(motion[x] - i - np.sin(angle)).max() < 200 * rtol
        assert np.abs(motion[y] - np.cos(angle)).max() < 200 * rtol


@pytest.mark.parametrize(
    ("size", "width", "mass", "g", "rate", "rtol"),
    [
        # after 471 short steps: where to step across from is far behind
        (1.0, 2.0, 1.0, G, 1.0, 1e-10),
        # shortly before the end, where half a step is short
        (
            159.927457829508, 2.7124729112505848, 2.4877407506870073, 0.0,
            -1.5796328681311438, 1.0810614547308453e-09,
        ),
    ],
)  # fmt: skip
@pytest.mark.slow
def test_parallelograms_pass_their_flat_positions(
    size: float, width: float, mass: float, g: float, rate: float, rtol: float
) -> None:
    """Cranks with masses at their tips: as one pendulum of the same angle."""
    u, v = td.coordinates("u v")
    W = width * size
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2 + mass * (u.dot**2 + v.dot**2) / 2,
        potential=g * size * (y + mass * v),
        constraints=[
            td.Holonomic(x * x + y * y - size * size),
            td.Holonomic((u - W) ** 2 + v * v - size * size),
            td.Holonomic((x - u) ** 2 + (y - v) ** 2 - width * width * size * size),
        ],
    )
    start = {x: 0, y: size, u: W, v: size, x.dot: size * rate}
    motion = system.simulate(3.0, start, samples=31, rtol=rtol)
    assert motion.status == "reached t = 3 s"
    angle = solve_ivp(
        lambda _, s: [s[1], g * np.sin(s[0])], (0, 3), [0, rate], "DOP853", motion.t,
        rtol=1e-12, atol=1e-13,
    ).y[0]  # fmt: skip
    assert np.abs(motion[x] / size - np.sin(angle)).max() < 100 * rtol
    assert np.abs(motion[u] / size - width - np.sin(angle)).max() < 100 * rtol


def test_events_at_a_singular_position_are_found_on_the_way_across(tmp_path: Path) -> None:
    system, start, tips = rods(1)
    flat = td.Event(tips[0][1], name="flat")
    motion = system.simulate(3.0, start, events=[flat], rtol=1e-11)
    truth = pendulum(1, np.array([0, 3.0]), events=lambda _, s: np.cos(s[0])).t_events[0]
    np.testing.assert_allclose([e.t for e in motion.events], truth, rtol=1e-10)
    assert ACROSS in [phase.solve for phase in motion.run.phases]
    assert np.isfinite(motion.QN).all()
    motion.save(tmp_path / "motion.npz")
    again = td.load(tmp_path / "motion.npz")
    inside = np.linspace(truth[0] - 1e-3, truth[0] + 1e-3, 5)
    np.testing.assert_array_equal(again.at(inside).q, motion.at(inside).q)
    angle = pendulum(1, np.append(inside, 3.0)).y[0, :-1]
    assert np.abs(motion.at(inside)[tips[0][0]] - np.sin(angle)).max() < 1e-10


@pytest.mark.parametrize("rtol", [1e-9, 1e-10, 1e-11, 3e-12, 1e-12, 3e-13])
@pytest.mark.slow
def test_an_event_at_a_singular_position_is_found_or_a_doubt_is_told(rtol: float) -> None:
    system, start, tips = rods(1)
    flat = td.Event(tips[0][1], name="flat")
    motion = system.simulate(3.0, start, events=[flat], rtol=rtol)
    assert len(motion.events) == 3 or any("watched" in doubt for doubt in motion.doubts)


def test_an_event_ends_a_run_on_the_way_across() -> None:
    system, start, tips = rods(1)
    below = td.Event(tips[0][1] + 1e-3, terminal=True, name="below")
    truth = pendulum(1, np.array([0, 3.0]), events=lambda _, s: np.cos(s[0]) + 1e-3).t_events[0]
    ended = []
    for rtol in (1e-13, 1e-12, 5e-13, 2e-12):
        motion = system.simulate(3.0, start, events=[below], rtol=rtol)
        assert motion.finished
        assert motion.run.end == pytest.approx(truth[0], rel=1e-11)
        ended.append(motion.run.phases[-1].solve)
    assert ACROSS in ended


def bead(curve: Any, start: dict[Any, Any], until: float, rtol: float) -> Any:
    system = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[td.Holonomic(curve)])
    return system.simulate(until, start, rtol=rtol)


@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10, 1e-12])
@pytest.mark.slow
def test_a_bead_goes_straight_through_the_crossing_of_a_lemniscate(rtol: float) -> None:
    start = {x: 2**0.5, y: 0, x.dot: 0, y.dot: 1}
    motion = bead((x**2 + y**2) ** 2 - 2 * (x**2 - y**2), start, 20.0, rtol)
    speed = lambda _, u: np.sqrt((1 + np.sin(u) ** 2) / 2)
    u = solve_ivp(speed, (0, 20), [0], "DOP853", rtol=1e-13, atol=1e-13).y[0, -1]
    r = 2**0.5 * np.cos(u) / (1 + np.sin(u) ** 2)
    assert motion.finished
    assert not motion.doubts
    np.testing.assert_allclose(
        [motion[x][-1], motion[y][-1]], [r, r * np.sin(u)], atol=max(20 * rtol, 1e-9)
    )


@pytest.mark.parametrize("rtol", [1e-6, 1e-12])
@pytest.mark.slow
def test_a_bead_stops_at_a_cusp(rtol: float) -> None:
    motion = bead(y**2 - x**3, {x: 1, y: 1, x.dot: -1, y.dot: -1.5}, 2.0, rtol)
    way = (13**1.5 - 8) / 27  # along y = x^1.5 from 1 to 0
    assert not motion.finished
    assert motion.run.end == pytest.approx(way / 3.25**0.5, abs=1e-4)
    assert "two motions are possible from here" in motion.status


@pytest.mark.parametrize("gap", [1e-3, 1e-6, 1e-10])
@pytest.mark.parametrize("rtol", [1e-6, 1e-10])
@pytest.mark.slow
def test_a_bead_that_passes_a_crossing_nearby_turns(gap: float, rtol: float) -> None:
    motion = bead(x * y - gap, {x: -1, y: -gap, x.dot: 1, y.dot: -gap}, 2.0, rtol)
    assert motion.finished
    assert motion[x][-1] == pytest.approx(gap / motion[y][-1], rel=1e-6)
    assert motion[y][-1] == pytest.approx(-1.0, abs=0.06)


@pytest.mark.parametrize(("begin", "rate", "g"), [(0.3, 0.0, G), (1e-3, 2.0, G)])
@pytest.mark.slow
def test_a_flat_position_where_all_coordinates_are_zero_is_passed(
    begin: float, rate: float, g: float
) -> None:
    """A parallelogram of uniform rods by its angles: the constraints hold there as well as anywhere."""
    a, b, c = td.coordinates("a b c")
    along, over = -td.sin(a) * a.dot - td.sin(b) * b.dot, td.cos(a) * a.dot + td.cos(b) * b.dot
    bar = along**2 + over**2 + b.dot**2 / 3
    system = td.System(
        kinetic=(a.dot**2 + c.dot**2) / 6 + bar,
        potential=g * (td.sin(a) / 2 + td.sin(c) / 2 + 2 * td.sin(a) + td.sin(b)),
        constraints=[
            td.Holonomic(td.cos(a) + 2 * td.cos(b) - 2 - td.cos(c)),
            td.Holonomic(td.sin(a) + 2 * td.sin(b) - td.sin(c)),
        ],
    )
    motion = system.simulate(3.0, {a: begin, b: 0, c: begin, a.dot: rate}, samples=31)
    assert motion.status == "reached t = 3 s"
    angle = solve_ivp(
        lambda _, s: [s[1], -3 * g * np.cos(s[0]) / (2 / 3 + 2)], (0, 3), [begin, rate], "DOP853",
        motion.t, rtol=1e-12, atol=1e-13,
    ).y[0]  # fmt: skip
    np.testing.assert_allclose(motion[a], angle, atol=1e-8)
    np.testing.assert_allclose(motion[b], 0, atol=1e-8)


@pytest.mark.parametrize(
    ("size", "width", "begin", "rate", "until", "rtol"),
    [
        (1.0, 0.4, 0.7, 1.3, 12.0, 1e-10),  # nothing pushes: accelerations are rounding
        (0.1, 0.2, 1.03, -54.0, 0.43, 1.4e-12),
        (5.0, 6.0, -0.2, 0.27, 30.0, 2e-11),
    ],
)
def test_free_unequal_cranks_go_round_and_round(
    size: float, width: float, begin: float, rate: float, until: float, rtol: float
) -> None:
    a, b, c = td.coordinates("a b c")
    light, heavy = 0.3, 7.0
    along = -size * td.sin(a) * a.dot - width / 2 * td.sin(b) * b.dot
    over = size * td.cos(a) * a.dot + width / 2 * td.cos(b) * b.dot
    system = td.System(
        kinetic=(light * a.dot**2 + heavy * c.dot**2) * size**2 / 6
        + (along**2 + over**2) / 2
        + width**2 / 24 * b.dot**2,
        potential=0 * a,
        constraints=[
            td.Holonomic(size * (td.cos(a) - td.cos(c)) + width * td.cos(b) - width),
            td.Holonomic(size * (td.sin(a) - td.sin(c)) + width * td.sin(b)),
        ],
    )
    motion = system.simulate(until, {a: begin, b: 0, c: begin, a.dot: rate}, samples=5, rtol=rtol)
    assert motion.finished
    angle = begin + rate * motion.t
    np.testing.assert_allclose(motion[td.cos(a)], np.cos(angle), atol=1e-7)
    np.testing.assert_allclose(motion[td.cos(c - a)], 1.0, atol=1e-7)

"""Events end the runs of an ensemble as they end a single run: at the same time, measured up to there."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.sweep_tools import same
from trundle.motion.watch import kept_along
from trundle.study.recipe import decode, encode, make_recipe

G = 9.81
x, z = td.coordinates("x z")
g = td.parameter("g", G)
THROWN = td.System(lagrangian=(x.dot**2 + z.dot**2) / 2 - g * z, name="thrown ball")
SPEEDS = np.linspace(1.0, 12.0, 11)
MEASURE = {
    "x": x,
    "top": td.keep.most(z),
    "low": td.keep.least(z),
    "deep": td.keep.least(z.dot),
    "mean": td.keep.mean(z),
    "sum": td.keep.integral(z.dot),
    "hits": td.keep.zeros(z),
    "when": td.keep.first_zero(z, "falling"),
    "turn": td.keep.first_zero(z.dot),
    "at": td.keep.samples(x, [0.05, 1.0, 1.9]),
}
MEASURE_AS_KEPT = MEASURE | {"x": td.keep.last(x)}
GROUND = td.Event(z, direction="falling", terminal=True, name="ground")


def thrown(**options: Any) -> Any:
    asked: dict[str, Any] = {
        "over": {z.dot: SPEEDS},
        "until": 2.0,
        "start": {x: 0.0, x.dot: 1.5, z: 0.0},
        "measure": MEASURE,
        "events": [GROUND],
        "rtol": 1e-11,
    }
    return td.sweep(THROWN, **(asked | options))


def test_a_thrown_ball_ends_on_the_ground_with_what_the_closed_form_says() -> None:
    found = thrown()
    lands = 2 * SPEEDS / G
    down = lands < 2.0
    assert down.any()
    assert not down.all()
    t = np.minimum(lands, 2.0)
    assert found["finished"].all()
    assert found["reached"] == pytest.approx(t, abs=1e-11)
    for status, when, landed in zip(found["status"], t, down, strict=True):
        said = f"ended at t = {when:.9g} s by the event 'ground'" if landed else "reached t = 2 s"
        assert status == said
    assert found["x"] == pytest.approx(1.5 * t, abs=1e-10)
    assert found["top"] == pytest.approx(
        np.where(SPEEDS < 2 * G, SPEEDS**2 / (2 * G), SPEEDS * 2 - 2 * G), abs=1e-10
    )
    assert found["low"] == pytest.approx(np.zeros(len(t)), abs=1e-10)
    assert found["deep"] == pytest.approx(SPEEDS - G * t, abs=1e-10)  # not below: it ended there
    assert found["mean"] == pytest.approx(SPEEDS * t / 2 - G * t**2 / 6, abs=1e-10)
    assert found["sum"] == pytest.approx(SPEEDS * t - G * t**2 / 2, abs=1e-10)
    assert found["hits"].tolist() == down.astype(float).tolist()
    assert found["when"][down] == pytest.approx(t[down], abs=1e-11)
    assert np.isnan(found["when"][~down]).all()
    assert found["turn"] == pytest.approx(SPEEDS / G, abs=1e-11)
    for i, at in enumerate((0.05, 1.0, 1.9)):
        values = found[f"at[{i}]"]
        assert np.isnan(values[t < at]).all()
        assert values[t >= at] == pytest.approx(1.5 * at, abs=1e-10)


def test_rows_agree_with_single_runs_that_the_same_event_ends() -> None:
    found = thrown()
    columns = [name for name in MEASURE if name != "at"] + [f"at[{i}]" for i in range(3)]
    for i in (0, 4, 8, 10):
        start = {x: 0.0, x.dot: 1.5, z: 0.0, z.dot: SPEEDS[i]}
        motion = THROWN.simulate(until=2.0, start=start, events=[GROUND], rtol=1e-11)
        row = np.array([found[name][i] for name in columns])
        assert motion.status == found["status"][i]
        assert np.allclose(
            row, kept_along(motion.machine, motion.run, MEASURE_AS_KEPT), 0, 1e-9, equal_nan=True
        )


def test_ends_do_not_depend_on_order_chunks_or_executor() -> None:
    whole = thrown()
    assert same(whole, thrown(chunk=3))
    with ThreadPoolExecutor(2) as pool:
        assert same(whole, thrown(executor=pool, chunk=4))
    back = thrown(over={z.dot: SPEEDS[::-1]})
    assert back["reached"][::-1].tobytes() == whole["reached"].tobytes()
    assert back["mean"][::-1].tobytes() == whole["mean"].tobytes()


def test_events_travel_with_the_plan() -> None:
    recipe = make_recipe(
        THROWN, {z.dot: SPEEDS}, MEASURE, {x: 0, x.dot: 1.5, z: 0}, until=2.0, events=[GROUND]
    )
    there = decode(encode(recipe))
    assert [(e.name, e.direction, e.terminal) for e in there.stops] == [("ground", "falling", True)]
    assert encode(there) == encode(recipe)


def test_the_first_of_several_events_ends_a_run() -> None:
    wall = td.Event(x - 1.2, terminal=True, name="wall")
    found = thrown(events=[GROUND, wall], start={x: 0.0, x.dot: 1.5, z: 0.0})
    lands, there = 2 * SPEEDS / G, 0.8
    assert found["reached"] == pytest.approx(np.minimum(lands, there), abs=1e-11)
    names = [str(s).split("'")[1] for s in found["status"]]
    assert names == ["ground" if t < there else "wall" for t in lands]


def test_an_event_in_the_other_direction_does_not_end_a_run() -> None:
    up = td.Event(z, direction="rising", terminal=True, name="up")
    assert set(thrown(events=[up])["status"]) == {"reached t = 2 s"}


def test_a_run_that_starts_on_the_event_and_comes_back_in_its_first_step_ends() -> None:
    bounce = td.sweep(
        THROWN, over={z.dot: [1e-3, 2e-3, 0.5]}, until=1.0, start={x: 0, x.dot: 0, z: 0},
        measure={"v": z.dot, "n": td.keep.zeros(z)}, events=[GROUND],
    )  # fmt: skip
    assert bounce["reached"] == pytest.approx(np.array([1e-3, 2e-3, 0.5]) * 2 / G, rel=1e-9)
    assert bounce["v"] == pytest.approx([-1e-3, -2e-3, -0.5], rel=1e-9)
    assert bounce["n"].tolist() == [1.0, 1.0, 1.0]


def test_a_zero_exactly_at_the_end_of_a_run_counts_as_it_does_for_an_event() -> None:
    """There the step ends at the zero bit for bit, which is a change of sign to neither side."""
    left = td.t - 2.0
    measure = {"n": td.keep.zeros(left), "t": td.keep.first_zero(left, "rising")}
    found = thrown(events=[td.Event(left, terminal=True, name="bell")], measure=measure)
    assert found["n"].tolist() == [1.0] * len(SPEEDS)
    assert found["t"].tolist() == [2.0] * len(SPEEDS)
    assert set(found["status"]) == {"ended at t = 2 s by the event 'bell'"}
    motion = THROWN.simulate(until=2.0, start={x: 0, x.dot: 0, z: 0, z.dot: 1}, events=[left])
    assert [happening.t for happening in motion.events] == [2.0]
    assert kept_along(motion.machine, motion.run, measure).tolist() == [1.0, 2.0]
    assert np.isnan(thrown(measure={"t": td.keep.first_zero(left, "falling")})["t"]).all()


def test_an_ensemble_needs_no_measure_to_end_at_an_event() -> None:
    found = thrown(measure={})
    assert found["reached"] == pytest.approx(np.minimum(2 * SPEEDS / G, 2.0), abs=1e-11)


def test_an_event_that_ends_nothing_is_refused_with_what_to_write() -> None:
    with pytest.raises(td.ModelError, match="does not end a run") as caught:
        thrown(events=[td.Event(z, name="ground")])
    assert "td.keep.first_zero" in str(caught.value)
    (w,) = td.coordinates("w")
    with pytest.raises(td.ModelError, match="w, which this system does not have"):
        thrown(events=[td.Event(w, terminal=True)])


def test_a_pendulum_on_its_constraint_ends_where_its_energy_says() -> None:
    """Projection at the event: height at which a pendulum of given speed turns."""
    q, h = td.coordinates("q h")
    pendulum = td.System(
        lagrangian=(q.dot**2 + h.dot**2) / 2 - G * h,
        constraints=[td.Holonomic(q**2 + h**2 - 1, name="rod")],
    )
    speeds = np.linspace(0.5, 4.0, 9)
    turns = td.Event(q * h.dot - h * q.dot, terminal=True, name="turns")
    found = td.sweep(
        pendulum, over={q.dot: speeds}, until=5.0, start={q: 0.0}, guess={h: -1.0},
        measure={"h": h, "rod": q**2 + h**2 - 1, "high": td.keep.most(h)}, events=[turns],
        rtol=1e-11,
    )  # fmt: skip
    assert found["h"] == pytest.approx(speeds**2 / (2 * G) - 1, abs=1e-9)
    assert np.abs(found["rod"]).max() < 1e-14
    assert found["high"] == pytest.approx(found["h"], abs=1e-12)
    assert (found["reached"] < math.pi / 2).all()

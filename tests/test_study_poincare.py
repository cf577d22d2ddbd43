"""Section points against closed forms, and against themselves in other ways of asking."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import ModelError
from trundle.study.poincare import poincare


def spring() -> tuple[td.System, Any]:
    (x,) = td.coordinates("x")
    return td.System(lagrangian=x.dot**2 / 2 - x**2 / 2), x


def henon_heiles() -> tuple[td.System, dict[Any, float], Any, Any]:
    x, y = td.coordinates("x y")
    V = (x**2 + y**2) / 2 + x**2 * y - y**3 / 3
    start = {x: 0, y: 0.1, x.dot: np.sqrt(1 / 6 - 0.01 + 0.002 / 3), y.dot: 0}
    return td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - V), start, x, y


@pytest.mark.parametrize(
    ("direction", "first", "apart"),
    [("rising", 1.5, 2.0), ("falling", 0.5, 2.0), ("both", 0.5, 1.0)],
)
def test_crossings_of_a_cosine_are_where_they_are(
    direction: Any, first: float, apart: float
) -> None:
    system, x = spring()
    found = poincare(system, {x: 1, x.dot: 0}, x, until=30.0, direction=direction)
    expected = np.pi * (first + apart * np.arange(len(found)))
    assert expected[-1] < 30 < expected[-1] + np.pi * apart
    assert np.abs(found.t - expected).max() < 1e-8
    assert np.abs(found.values[:, 0]).max() < 1e-12
    assert found.labels == ("x", "x.dot")


def test_a_stroboscope_gives_the_motion_at_its_times() -> None:
    system, x = spring()
    found = poincare(
        system, {x: 1, x.dot: 0}, period=0.7, until=20.0, transient=1.0, values=[x, x.dot**2]
    )
    expected = 1.0 + 0.7 * np.arange(28)
    assert np.allclose(found.t, expected, rtol=0, atol=1e-12)
    assert np.abs(found.values[:, 0] - np.cos(expected)).max() < 1e-8
    assert np.abs(found[x.dot**2 + x**2] - 1).max() < 1e-8
    assert found[td.vector([x, x.dot])].shape == (28, 2)


@pytest.mark.parametrize("kind", ["section", "period"])
def test_points_in_pieces_are_the_points_of_one_run(kind: str) -> None:
    system, start, x, _ = henon_heiles()
    asked: dict[str, Any] = {"section": x} if kind == "section" else {"period": 2.5}
    whole = poincare(system, start, until=300.0, transient=20.0, **asked)
    some = poincare(system, start, until=300.0, transient=20.0, points=30, **asked)
    assert len(some) == 30 < len(whole)
    assert np.abs(some.t - whole.t[:30]).max() < 1e-7
    assert np.abs(some.y - whole.y[:30]).max() < 1e-6
    assert whole.t[0] >= 20


def test_the_end_of_a_run_is_a_point_of_the_stroboscope_once() -> None:
    system, x = spring()
    found = poincare(system, {x: 1, x.dot: 0}, period=0.5, until=10.0, points=1000)
    assert np.allclose(found.t, np.arange(21) * 0.5, rtol=0, atol=1e-12)


def test_points_lie_on_the_energy_surface_and_on_the_section() -> None:
    system, start, x, y = henon_heiles()
    found = poincare(system, start, x, until=500.0, values=[y, y.dot])
    E = (x.dot**2 + y.dot**2 + x**2 + y**2) / 2 + x**2 * y - y**3 / 3
    assert np.abs(found[E] - 1 / 12).max() < 1e-9
    assert np.abs(found[x]).max() < 1e-12
    assert found[x.dot].min() > 0
    assert "Section with" in repr(found)


def test_constraints_hold_at_the_points() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    bead = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop])
    found = poincare(bead, {x: 1, y: 0, y.dot: -1}, x, until=40.0, points=10)
    assert len(found) == 10
    assert np.abs(found[x**2 + y**2 - 1]).max() < 1e-13
    assert np.abs(found.t[1:] - found.t[:-1] - (found.t[1] - found.t[0])).max() < 1e-7


def test_parameters_and_options_go_to_the_run() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 1.0)
    system = td.System(lagrangian=x.dot**2 / 2 - k * x**2 / 2)
    found = poincare(system, {x: 1, x.dot: 0}, x, until=10.0, parameters={k: 4.0}, rtol=1e-12)
    assert found.t[0] == pytest.approx(0.75 * np.pi, abs=1e-10)
    assert found[k][0] == 4.0


def test_a_run_that_stops_keeps_its_points_and_says_so() -> None:
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[x**3])
    found = poincare(system, {x: -0.5, x.dot: 2}, x, until=10.0)
    assert len(found) == 1
    assert not found.finished
    assert "stopped" in found.status


def test_no_points_is_an_empty_section() -> None:
    system, x = spring()
    found = poincare(system, {x: 1, x.dot: 0}, x - 5, until=10.0)
    assert len(found) == 0
    assert found[x].shape == (0,)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({}, "needs a section or a period"),
        ({"period": 1.0, "section": 0}, "got a section and a period"),
        ({"period": 0.0}, "positive"),
        ({"period": 1.0, "points": 0}, "whole number"),
        ({"period": 1.0, "points": 1.5}, "whole number"),
        ({"period": 1.0, "transient": 20.0}, "a part of the run"),
        ({"period": 1.0, "values": []}, "expressions"),
    ],
)
def test_wrong_requests_are_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    system, x = spring()
    with pytest.raises(ModelError, match=words):
        poincare(system, {x: 1, x.dot: 0}, until=10.0, **wrong)


def test_what_is_not_kept_is_refused_by_name() -> None:
    system, x = spring()
    found = poincare(system, {x: 1, x.dot: 0}, x, until=10.0)
    with pytest.raises(ModelError, match=r"x\.dot\.dot"):
        found[x.dot.dot]
    with pytest.raises(ModelError, match=r"td\.System"):
        poincare("spring", {}, x, until=1.0)  # type: ignore[arg-type]

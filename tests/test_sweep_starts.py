"""Starts of many runs at once are those of `find_start`, and a row does not depend on its neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import trundle as td
from bench.systems import rolling_sphere
from trundle.constrained.equations import Equations
from trundle.constrained.start import find_start
from trundle.errors import TrundleError
from trundle.integrate.starts import Starts
from trundle.study.starts import as_start, components, scalars
from trundle.symbols.expression import Expression


def find_starts(
    equations: Equations,
    time: float,
    p: np.ndarray,
    start: Mapping[Any, Any],
    varied: Mapping[Any, np.ndarray],
    guess: Mapping[Any, Any] | None = None,
) -> tuple[np.ndarray, list[str]]:
    """States y (N, 2n) of N runs, and what is wrong with each ("" where nothing is; its state is NaN otherwise).

    p        parameters (N, n_p)
    start    values that all runs have in common
    varied   {key: values (N,) or (N, k)}: takes the place of the same key in `start`

    Row 0 is solved with all checks, and an error there is raised; the others follow from it.
    """
    given: dict[Expression, np.ndarray] = {}
    for key, value in start.items():
        for one, number in zip(scalars(key), components(key, value), strict=True):
            given[one] = np.full(len(p), number)
    for key, column in varied.items():
        parts = scalars(key)
        table = np.asarray(column, float).reshape(len(p), len(parts))
        given |= {one: table[:, i] for i, one in enumerate(parts)}
    values = np.stack([*given.values()], axis=1) if given else np.zeros((len(p), 0))
    first = dict(zip(given, values[0], strict=True))
    reference = find_start(equations, time, p[0], first, guess)[0]
    y, good = Starts(equations, [*given]).find(time, p, values, reference)
    trouble = [""] * len(p)
    for i in np.flatnonzero(good == 0):
        row = dict(zip(given, map(float, values[i]), strict=True))
        try:
            y[i] = find_start(equations, time, p[i], row, as_start(equations, reference))[0]
        except (TrundleError, RuntimeError) as error:
            y[i], trouble[i] = np.nan, getattr(error, "given", str(error))
    return y, trouble


def test_starts_of_the_rolling_sphere_are_those_of_single_runs() -> None:
    system, start, _ = rolling_sphere()
    eq, key = system.derived, next(iter(start))
    values = np.linspace(-0.7, -0.5, 40)
    y, trouble = find_starts(eq, 0.0, np.zeros((40, 0)), start, {key: values})
    assert trouble == [""] * 40
    for i in (0, 7, 39):
        alone = find_start(eq, 0.0, np.zeros(0), {**start, key: values[i]})[0]
        assert np.abs(y[i] - alone).max() < 1e-14


def test_the_bits_of_a_start_do_not_depend_on_its_neighbours() -> None:
    system, start, _ = rolling_sphere()
    eq, key = system.derived, next(iter(start))
    values = np.random.default_rng(3).uniform(-0.7, -0.5, 50)
    y, _ = find_starts(eq, 0.0, np.zeros((50, 0)), start, {key: values})
    chosen = [0, 33, 4, 17]
    again, _ = find_starts(eq, 0.0, np.zeros((4, 0)), start, {key: values[chosen]})
    assert again.tobytes() == y[chosen].tobytes()


def test_a_start_that_is_impossible_is_a_sentence_and_the_others_are_found() -> None:
    x, y = td.coordinates("x y")
    hoop = td.System(
        kinetic=x.dot**2 + y.dot**2, constraints=[td.Holonomic(x**2 + y**2 - 1, name="hoop")]
    )
    states, trouble = find_starts(
        hoop.derived, 0.0, np.zeros((3, 0)), {x.dot: 1.0}, {x: np.array([0.6, 1.6, 0.8])},
        guess={y: 1},
    )  # fmt: skip
    assert states[[0, 2], 1] == pytest.approx([0.8, 0.6], abs=1e-14)
    assert trouble[0] == trouble[2] == ""
    assert "hoop" in trouble[1]
    assert np.isnan(states[1]).all()


def test_vectors_and_parameters_may_vary() -> None:
    x, y = td.coordinates("x y")
    r = td.parameter("r", 1.0)
    hoop = td.System(kinetic=x.dot**2 + y.dot**2, constraints=[td.Holonomic(x**2 + y**2 - r**2)])
    p, v = np.array([[1.0], [2.0]]), td.vector([x, x.dot])
    states, trouble = find_starts(
        hoop.derived, 0.0, p, {}, {v: np.array([[0.6, 1.0], [1.2, 3.0]])}, guess={y: 1}
    )
    assert trouble == ["", ""]
    assert states[:, 1] == pytest.approx([0.8, 1.6], abs=1e-14)
    assert states[:, 2].tolist() == [1.0, 3.0]


def test_the_first_start_is_checked_and_its_error_raised() -> None:
    x, y = td.coordinates("x y")
    free = td.System(kinetic=x.dot**2 + y.dot**2)
    with pytest.raises(td.StartError, match="open"):
        find_starts(free.derived, 0.0, np.zeros((2, 0)), {x.dot: 1.0}, {x: np.ones(2)})


def test_a_contradiction_in_metres_is_told_beside_nanometres() -> None:
    X, Y, z = td.coordinates("X Y z")
    line, level = td.Holonomic(Y - 2 * X, name="line"), td.Holonomic(z - 0.5, name="level")
    kinetic = (1e-18 * (X.dot**2 + Y.dot**2) + z.dot**2) / 2
    system = td.System(kinetic=kinetic, constraints=[line, level])
    table = td.sweep(
        system, over={z: [0.5, 0.501, 0.5000001]}, start={X: 6e7, X.dot: 0}, until=1e-3,
        measure={"end": td.keep.last(z)},
    )  # fmt: skip
    assert table["end"][0] == 0.5
    assert np.isnan(table["end"][1:]).all()
    assert all("contradicts the constraint 'level'" in text for text in table["status"][1:])

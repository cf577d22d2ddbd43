"""A start does not depend on the units of the coordinates, nor on those of the constraints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import trundle as td

UNITS = [
    (1.0, 1.0, 1.0, 1.0, 1.0),
    (1e6, 1e-3, 1e3, 1e3, 1e-3),
    (1e-3, 1e6, 1e-3, 1e-3, 1e3),
    (1e-6, 1e6, 1e3, 1e3, 1e3),
]
"""Of x, y, z (per metre), and of the two constraints."""


def linkage(units: tuple[float, ...]) -> tuple[td.System, list[Any]]:
    """Three coordinates on x^2 + y^2 = 1 and z = sin(x) + y/2, each in a unit of its own."""
    own = [td.coordinates(name)[0] for name in "xyz"]
    x, y, z = (q / u for q, u in zip(own, units[:3], strict=True))
    bound = [
        td.Holonomic(units[3] * (x**2 + y**2 - 1), name="circle"),
        td.Holonomic(units[4] * (z - td.sin(x) - y / 2), name="height"),
    ]
    kinetic = (x.dot**2 + y.dot**2 + z.dot**2) / 2
    return td.System(kinetic=kinetic, coordinates=own, constraints=bound), own


def state(system: td.System, start: Any, guess: Any = None) -> np.ndarray:
    return system.machine.start(0.0, system.beginning.values(None), start, guess)[0]


@pytest.mark.parametrize("units", UNITS)
def test_what_is_solved_for_is_right_in_any_unit(units: tuple[float, ...]) -> None:
    system, (x, y, z) = linkage(units)
    ux, uy, uz = units[:3]
    found = state(system, {x: 0.6 * ux, x.dot: 2.0 * ux}, {y: 0.7 * uy, z: 0.5 * uz})
    rate = -0.6 * 2.0 / 0.8
    place = [0.6, 0.8, np.sin(0.6) + 0.4]
    speed = [2.0, rate, 2.0 * np.cos(0.6) + rate / 2]
    scale = np.array([*units[:3], *units[:3]])
    np.testing.assert_allclose(found / scale, [*place, *speed], rtol=1e-14)


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize(
    ("name", "spoilt"),
    [
        ("circle", lambda s: {**s, "y": s["y"] * (1 + 1e-6)}),
        ("height", lambda s: {**s, "z": s["z"] * (1 + 1e-6)}),
        ("height", lambda s: {**s, "z.dot": s["z.dot"] * (1 + 1e-6)}),
    ],
)
def test_a_contradiction_is_found_in_any_unit(
    units: tuple[float, ...], name: str, spoilt: Callable[[dict[str, float]], dict[str, float]]
) -> None:
    system, (x, y, z) = linkage(units)
    ux, uy, uz = units[:3]
    found = state(system, {x: 0.6 * ux, x.dot: 2.0 * ux}, {y: 0.7 * uy, z: 0.5 * uz})
    given = dict(zip(["x", "y", "z", "x.dot", "y.dot", "z.dot"], found, strict=True))
    np.testing.assert_array_equal(state(system, given), found)
    with pytest.raises(td.ContradictionError) as raised:
        state(system, spoilt(given))
    assert repr(name) in raised.value.given


@pytest.mark.parametrize("units", UNITS)
def test_several_solutions_are_told_in_any_unit(units: tuple[float, ...]) -> None:
    system, (x, _, _) = linkage(units)
    with pytest.raises(td.StartError, match=r"Several positions fit.*\by = "):
        state(system, {x: 0.6 * units[0], x.dot: 0.0})


def test_three_solutions_in_a_row_are_several() -> None:
    """Between the outer two lies the third, where the equation holds as well."""
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[td.Holonomic(y * (x**2 - 1) * x)]
    )
    with pytest.raises(td.StartError, match="Several positions"):
        state(system, {y: 1.0, x.dot: 0.0, y.dot: 0.0})


def test_a_double_solution_is_one() -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[td.Holonomic((x - 1) ** 2 + y**2 - 1)]
    )
    found = state(system, {y: 1.0, y.dot: 0.0, x.dot: 0.0})
    assert abs(found[0] - 1) < 1e-6


def test_equations_at_rest_in_large_units_do_not_contradict() -> None:
    """What drives the row stands still but for rounding, cos(pi/2) = 6e-17."""
    x = td.coordinates("x")[0]
    row = td.Holonomic(x / 1e6 - td.sin(td.t))
    system = td.System(kinetic=x.dot**2, constraints=[row])
    quarter = system.machine.start(np.pi / 2, system.beginning.values(None), {x: 1e6, x.dot: 0.0})
    assert quarter[0].tolist() == [1e6, 0.0]

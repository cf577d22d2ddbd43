"""Small sweeps that several tests make, and how their tables are compared."""

from __future__ import annotations

from typing import Any

import numpy as np

import trundle as td


def pendulum() -> tuple[td.System, dict[str, Any]]:
    """A pendulum of two coordinates, and a sweep of it over a grid and random values (60 runs)."""
    x, y = td.coordinates("x y")
    g = td.parameter("g", 9.81)
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[td.Holonomic(x**2 + y**2 - 1, name="rod")],
        name="pendulum",
    )
    asked = {
        "over": {g: np.linspace(5.0, 12.0, 15), x.dot: td.study.uniform(0.2, 0.8)},
        "runs": 4,
        "until": 2.0,
        "start": {x: 0.1},
        "guess": {y: -1.0},
        "measure": {
            "x": x,
            "most": td.keep.most(x),
            "zeros": td.keep.zeros(x),
            "when": td.keep.first_zero(x, "falling"),
            "mean": td.keep.mean(x**2),
            "at": td.keep.samples(x, [0.5, 1.5]),
        },
    }
    return system, asked


def same(a: Any, b: Any) -> bool:
    """Whether two sweeps have the same rows, bit for bit."""
    assert list(a.columns) == list(b.columns)
    for name, column in a.columns.items():
        other = b.columns[name]
        if column.dtype == object:
            if list(column) != list(other):
                return False
        elif column.tobytes() != other.tobytes():
            return False
    return True

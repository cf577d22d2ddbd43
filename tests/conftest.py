"""Small systems that many tests use."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import trundle as td


class Bead(NamedTuple):
    """The bead of seed 001 without friction, and its symbols."""

    system: td.System
    x: Any
    y: Any
    hoop: Any
    start: dict[Any, Any]


@pytest.fixture
def bead() -> Bead:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop], name="bead"
    )
    return Bead(system, x, y, hoop, {x: 1, y: 0, y.dot: -1})

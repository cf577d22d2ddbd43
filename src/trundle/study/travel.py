"""A system that travels: as data to wherever runs are made, and there a `System` again.

`motion/data.py` stores what a motion needs; a run needs more, all of it expressions: what must not be negative at the
start, on which side of a surface a body is, and where contacts end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from trundle.compiled.recording import Recorder, recorded, replay
from trundle.constrained.contact_force import resolved
from trundle.constraints.compound import Side
from trundle.motion.data import expressions_of, from_data, to_data
from trundle.motion.stored import StoredModel
from trundle.symbols.expression import Expression
from trundle.system import System
from trundle.unconstrained.bodies import Requirement


class Arrived(System):
    """A system made from data."""

    def __init__(self, model: StoredModel) -> None:
        # a stored model has everything already: nothing is to be made again from bodies or energies
        self.__dict__.update(model.__dict__)
        self._required: list[Requirement] = []

    @property
    def requirements(self) -> list[Requirement]:
        return self._required


def pack(
    system: System, expressions: Sequence[Expression]
) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """(plain values, arrays): the system, and some expressions of it."""
    eq, w = system._equations, Recorder()
    table, arrays = to_data(eq)

    def sides(listed: Sequence[Side]) -> list[list[Any]]:
        return [[w.put(side.expression), side.otherwise] for side in listed]

    about = {
        "system": table,
        "compounds": [[sides(c.sides), sides(c.limits)] for c in system.compounds],
        "requirements": [[w.put(r.quantity), r.what] for r in system.requirements],
        "expressions": [w.put(resolved(eq, e)) for e in expressions],
    }
    about["shapes"] = w.shapes
    more = recorded(w, eq.symbols, "What is asked of the system")
    stored = {f"system/{name}": array for name, array in arrays.items()}
    return about, stored | {f"more/{name}": array for name, array in more.items()}


def unpack(
    about: Mapping[str, Any], arrays: Mapping[str, np.ndarray]
) -> tuple[System, list[Expression]]:
    """The system and the expressions from what `pack` gave."""

    def under(prefix: str) -> dict[str, np.ndarray]:
        return {k.removeprefix(prefix): a for k, a in arrays.items() if k.startswith(prefix)}

    system = Arrived(from_data(about["system"], under("system/")))
    made = expressions_of(replay(under("more/"), system._equations.symbols), about["shapes"])
    for compound, (sides, limits) in zip(system.compounds, about["compounds"], strict=True):
        compound.sides = tuple(Side(made[i], text) for i, text in sides)
        compound.limits = tuple(Side(made[i], text) for i, text in limits)
    system._required = [Requirement(made[i], what) for i, what in about["requirements"]]
    return system, [made[i] for i in about["expressions"]]

"""What the names in a file's formulas stand for. Parts are made when a formula first needs them, each once.

A name is a constant, a parameter, a coordinate, a definition, `t`, or something of a part: `ball.position`,
`contact.normal`, `trough(P.position)`. A formula reaches what is listed here, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.constraints.offers import Later, of_part
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import Function
from trundle.symbols.variables import t
from trundle.unconstrained.rotations import quaternion_about

MAX_CALLS = 500  # each derives something

Maker = Callable[[str], Any]


def quaternion(axis: Any, angle: Any) -> Expression:
    """quaternion_about(axis, angle); the axis is numbers."""
    direction = [float(part) for part in axis] if axis.shape == (3,) else []
    turn = float(angle) if angle.sx.is_constant() else angle
    return as_expression(quaternion_about(direction, turn))


FUNCTIONS = {"quaternion_about": Function(quaternion, 2)}


# --- the tables of names --------------------------------------------------------------------------------
class Names(Mapping[str, Any]):
    """All names of a file. `make(name)` makes a part or a definition, or raises Broken."""

    def __init__(self, values: Mapping[str, Any], parts: Sequence[str], make: Maker) -> None:
        self.values_, self.parts, self._make = {"t": t, **FUNCTIONS, **values}, set(parts), make
        self._of: dict[str, dict[str, Any]] = {}
        self._calls = 0  # of functions of parts, such as trough.normal(P.position)

    def __contains__(self, name: object) -> bool:
        if name in self.values_:
            return True
        head, _, rest = str(name).partition(".")
        if head not in self.parts:
            return False
        return rest in self._offers(head)

    def __getitem__(self, name: str) -> Any:
        if name in self.values_:
            return self.values_[name]
        head, _, rest = name.partition(".")
        if head not in self.parts:
            raise KeyError(name)
        found = self._offers(head)[rest]
        if isinstance(found, Later):
            return found.value()
        if isinstance(found, Function):
            self._calls += 1
            if self._calls > MAX_CALLS:
                raise ModelError(
                    f"The file calls functions of its parts more than {MAX_CALLS} times.",
                    "a definition for what is needed often",
                    "the same height or normal is written out in many formulas",
                    'h = "ground([x, 0, z])"  # in the table [definitions]',
                )
        return found

    def _offers(self, head: str) -> dict[str, Any]:
        if head not in self._of:
            made = self._make(head)
            self._of[head] = {"": made} if isinstance(made, (Expression, float)) else of_part(made)
        return self._of[head]

    def __iter__(self) -> Iterator[str]:
        """The names for suggestions; parts that have not been made yet give only their own."""
        yield from self.values_
        for head in sorted(self.parts):
            for rest in self._of.get(head, {"": None}):
                name = f"{head}.{rest}" if rest else head
                if name not in self.values_:
                    yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)


class PlainNames(Mapping[str, Any]):
    """Constants and parameters as numbers; `used` are the parameters that formulas needed."""

    def __init__(
        self,
        constants: Sequence[str],
        parameters: Sequence[str],
        value: Maker,
        others: Sequence[str] = (),
    ) -> None:
        self.constants, self.parameters = set(constants), set(parameters)
        self._value, self._others, self.used = value, set(others), set[str]()

    def __getitem__(self, name: str) -> Any:
        if name in FUNCTIONS:
            return FUNCTIONS[name]
        if name in self._others:
            raise ModelError(
                f"{name!r} is not a plain number.",
                "numbers, constants, parameters and functions of them",
                "sizes and start values are fixed before anything moves",
                "r = 0.06  # in the table [constants], and r here",
            )
        if name in self.parameters:
            self.used.add(name)
        elif name not in self.constants:
            raise KeyError(name)
        return self._value(name)

    def __contains__(self, name: object) -> bool:
        known = name in self.constants or name in self.parameters or name in self._others
        return known or name in FUNCTIONS

    def __iter__(self) -> Iterator[str]:
        yield from (*FUNCTIONS, *sorted(self.constants), *sorted(self.parameters))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def as_plain(value: Expression) -> Any:
    """The number, or array of numbers, that an expression is; a ModelError if it is not constant."""
    if not value.sx.is_constant():
        raise ModelError(
            f"{value!r} is not a plain number.",
            "numbers",
            "a formula of coordinates or time, where something is fixed before the motion",
            "r = 0.06  # in the table [constants], and r here",
        )
    if not value.shape:
        return float(value)
    flat = np.array([float(part) for part in ca.densify(value.sx).elements()])
    return flat.reshape(value.shape, order="F")

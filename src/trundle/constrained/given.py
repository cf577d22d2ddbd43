"""What a start (or a guess) gives, sorted: values of single symbols, and equations, by stage.

`start={x: 1, ball.omega @ n: 0, ball.quaternion: (1, 0, 0, 0)}`: keys are expressions, vectors included, or the
same as text (`"ball.z"`), which the safe parser reads with the names of the system.
Whatever the system does not have, and whatever is no finite number, is refused by name.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.model import Model
from trundle.constraints.compound import Touch, symbol_of
from trundle.constraints.turn import Angle
from trundle.errors import ModelError, ParseError, StartError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import parse
from trundle.symbols.values import called, shown
from trundle.symbols.variables import Variable, check_number, variable_of, variables_in


@dataclass(frozen=True)
class Given:
    """One equation expression = value of the start."""

    expression: ca.SX
    value: float
    model: Model

    @property
    def text(self) -> str:
        """What it is called, by names of the system and of points of contact."""
        touching = [one for one in self.model.compounds if isinstance(one, Touch)]
        points = {f"{symbol_of(one.name)}.point": one.point for one in touching}
        return called({**self.model.names, **points}, Expression(self.expression), 60)


Sorted = dict[str, tuple[dict[int, float], list[Given]]]


def sort_given(equations: Equations, start: Mapping[Any, Any], source: str) -> Sorted:
    """Given values by stage: bare symbols by index, other expressions as equations."""
    if not isinstance(start, Mapping):
        raise StartError(
            f"{source} was given as {type(start).__name__}.",
            "a mapping from expressions to values",
            "values in an order of their own, without the symbols they belong to",
            f"{source}={{x: 1, y: 0, y.dot: -1}}",
        )
    sorted_keys = _sorted_keys(equations, tuple(start), source)
    result: Sorted = {kind: ({}, []) for kind in ("position", "velocity", "multiplier")}
    for (expression, slots), value in zip(sorted_keys, start.values(), strict=True):
        for slot, number in zip(slots, _values(expression, value, source), strict=True):
            known, equations_ = result[slot.kind]
            if slot.place is None:
                equations_.append(Given(slot.part, number, equations.model))
            elif known.setdefault(slot.place, number) != number:
                raise StartError(
                    f"{source} gives {slot.part} twice: {known[slot.place]:g} and {number:g}.",
                    "one value",
                    "it stands there once by itself and once as a component of a vector",
                    f'{source}={{..., "{slot.part}": {number:g}}}',
                )
    return result


class _Slot(NamedTuple):
    """Where a given number goes: to a symbol of a stage, or to an equation of it."""

    kind: str
    place: int | None  # of a bare symbol
    part: ca.SX


def _sorted_keys(
    equations: Equations, keys: tuple[Any, ...], source: str
) -> list[tuple[Expression, list[_Slot]]]:
    return equations.kept((source, *keys), lambda: _sort_keys(equations, keys, source))


def key_shapes(equations: Equations, keys: tuple[Any, ...]) -> list[tuple[int, ...]]:
    """The shapes of the keys of a start."""
    return [expression.shape for expression, _ in _sorted_keys(equations, keys, "start")]


def plain_values(shapes: Sequence[tuple[int, ...]], start: Mapping[Any, Any]) -> list[float] | None:
    """The numbers of a start one after the other, matrices by columns; None if some need a second look."""
    found: list[float] = []
    for shape, value in zip(shapes, start.values(), strict=True):
        numbers = [value] if type(value) is float and not shape else _plain(shape, value)
        if numbers is None:
            return None
        found += numbers
    return found if math.isfinite(sum(found)) else None


def _sort_keys(
    equations: Equations, keys: tuple[Any, ...], source: str
) -> list[tuple[Expression, list[_Slot]]]:
    index = _index(equations)
    found = []
    for key in keys:
        expression = start_key(equations.model, key, source)
        parts = ca.densify(ca.vec(expression.sx)).elements()
        found.append((expression, [_slot(part, index, source) for part in parts]))
    return found


def start_key(model: Model, key: Any, source: str) -> Expression:
    """The expression that a key of a start or a guess stands for; text is read as `motion[text]` reads it."""
    try:
        if isinstance(key, str):
            return parse(key, model.names)
        return as_expression(key, f"A key of {source}=")
    except ParseError as error:
        near = error.fix if error.fix in model.names else model.coordinates[0].name
        raise StartError(
            f"A key of {source}=: {error.given}",
            error.expected,
            error.cause,
            f'{source}={{..., "{near}": 0.0}}',
        ) from None
    except ModelError as error:
        raise StartError(error.given, error.expected, error.cause, error.fix) from None


def _slot(part: ca.SX, index: dict[int, tuple[str, int]], source: str) -> _Slot:
    if part.is_symbolic():
        text = str(part)
        kind, place = index.get(part.element_hash(), ("", -1))
        if not kind:
            cause, fix = _ELSEWHERE.get(
                variable_of(part).kind,
                (
                    "a coordinate of the same name was made twice",
                    f'{source}={{..., "{text}": 0.0}}  # its name as text is the one of the system',
                ),
            )
            owner = variable_of(part).owner
            if isinstance(owner, Angle):
                cause = "a system counts the turns of a joint only if something names its angle"
                fix = f'system = system.counting(["{owner.name}"])'
            if variable_of(part).kind == "acceleration":
                fix = f'{source}={{..., "{text.removesuffix(".dot")}": 0.0}}'
            raise StartError(
                f"{source} gives {text}, which is not a coordinate or velocity of the system.",
                "coordinates and velocities of the system, or expressions of them",
                cause,
                fix,
            )
        if source == "guess" and kind == "multiplier":
            raise StartError(
                f"guess gives {text}.",
                "coordinates and velocities, which may have several solutions",
                "multipliers follow from the motion, or are given by start=",
                f'start={{..., "{text}": 0.0}}',
            )
        return _Slot(kind, place, part)
    variables = variables_in(Expression(part))
    outside = [v.name for v in variables if not _belongs(v, index)]
    kinds = {v.kind for v in variables}
    if outside or kinds & {"acceleration", "multiplier"} or not kinds & {"position", "velocity"}:
        text = repr(Expression(part))
        raise StartError(
            f"{source} gives {text!r}, which has {', '.join(outside) or 'no coordinate'} in it.",
            "an expression of the system's coordinates and velocities",
            f"{outside[0]} was made for another system, or made twice"
            if outside
            else "what is given are the results of a run, or a constant",
            f"{source}={{..., x: 1.0, x.dot: 0.0}}",
        )
    return _Slot("velocity" if "velocity" in kinds else "position", None, part)


_ELSEWHERE = {
    "parameter": ("parameters are set elsewhere", "simulate(..., parameters={mu: 0.3})"),
    "time": ("the time of the start is set elsewhere", "simulate(..., begin=2.0)"),
    "acceleration": ("accelerations follow from the equations of motion", "x.dot"),
}


def _belongs(variable: Variable, index: dict[int, tuple[str, int]]) -> bool:
    return variable.kind == "time" or variable.symbol.sx.element_hash() in index


def _index(equations: Equations) -> dict[int, tuple[str, int]]:
    places: dict[int, tuple[str, int]] = {}
    for kind, column in (
        ("position", equations.q),
        ("velocity", equations.v),
        ("multiplier", equations.lam),
        ("", equations.p),  # may stand in an expression, not by itself
    ):
        for i, symbol in enumerate(column.elements()):
            places[symbol.element_hash()] = (kind, i)
    return places


def _values(expression: Expression, value: Any, source: str) -> list[float]:
    if (plain := _plain(expression.shape, value)) is not None:
        return plain
    what = f"The {source} value of {expression!r}"
    if not expression.shape:
        return [check_number(value, what, StartError)]
    try:
        array = np.asarray(value)
    except ValueError:  # lists of different lengths
        array = np.empty(0)
    if array.shape != expression.shape:
        count = " x ".join(map(str, expression.shape))
        raise StartError(
            f"{what} is {shown(value)}.",
            f"{count} numbers, as the key has components",
            "one number for a whole vector, or a component left out",
            f"{source}={{..., key: {np.zeros(expression.shape).tolist()}}}  # with the same key",
        )
    return [check_number(x, what, StartError) for x in array.ravel(order="F")]


def _plain(shape: tuple[int, ...], value: Any) -> list[float] | None:
    """Numbers that are plainly right; `_values` checks the rest one by one and says what is wrong."""
    try:
        array = np.asarray(value)
    except ValueError:
        return None
    if array.shape != shape or array.dtype.kind not in "fi":
        return None
    numbers: list[float] = array.astype(float).ravel(order="F").tolist()
    return numbers if math.isfinite(sum(numbers)) else None

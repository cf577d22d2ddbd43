"""Checks of arguments that many parts share. A refusal carries the argument and the part that are wrong."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from numbers import Real
from types import FunctionType
from typing import Any

import numpy as np

from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.spelling import nearest
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import variables_in


def positive(
    value: object, key: str, part: str = "", unit: str = "", *, zero: bool = False, fix: str = ""
) -> float:
    """A plain positive (or zero) finite number: an argument of a call, or of a part.

    >>> positive(2, "radius", "ball", "m")
    2.0
    """
    if isinstance(value, Real) and not isinstance(value, bool):
        plain = float(value)
        if math.isfinite(plain) and (plain > 0 or (zero and plain == 0)):
            return plain
    raise ModelError(
        f"The {key} of {part!r} is {value!r}."
        if part
        else f"{key}={shown(value)} is not positive.",
        f"{'zero or ' if zero else ''}a positive number{f' ({unit})' if unit else ''}",
        "what changes during the motion stands where a constant of the model belongs"
        if isinstance(value, Expression)
        else "",
        fix or f"{key}={1000.0 if key == 'density' else 0.1}",
        key=key,
        part=part,
    )


def size(value: Any, key: str, part: str, unit: str, *, zero: bool = False) -> float | Expression:
    """A positive number, or an expression of parameters, whose value is checked when a run begins.

    >>> size(2, "radius", "ball", "m")
    2.0
    """
    if not isinstance(value, Expression) or value.shape:
        return positive(value, key, part, unit, zero=zero)
    if value.sx.is_constant():
        return positive(float(value), key, part, unit, zero=zero)
    loose = [v.name for v in variables_in(value) if v.kind != "parameter"]
    return value if not loose else positive(value, key, part, unit)


def sizes(value: Any, count: int, key: str, part: str, unit: str) -> list[Any]:
    """`count` positive numbers, or expressions of parameters."""
    vector = isinstance(value, Expression) and value.ndim == 1
    items = list(value) if vector or isinstance(value, (list, tuple)) else []
    fixed = [isinstance(x, Expression) and not x.shape and x.sx.is_constant() for x in items]
    items = [float(x) if plain else x for x, plain in zip(items, fixed, strict=True)]
    if len(items) == count and any(isinstance(item, Expression) for item in items):
        return [size(item, key, part, unit) for item in items]
    return list(several(items or value, count, key, part, unit))


def several(value: object, count: int, key: str, part: str, unit: str) -> list[float]:
    """`count` plain positive numbers."""
    items: list[Any] = []
    if isinstance(value, (Sequence, np.ndarray)) and not isinstance(value, (str, bytes)):
        items = list(value)
    switches = any(isinstance(item, (bool, np.bool_)) for item in items)
    numbers = real_numbers(items) if len(items) == count and not switches else None
    if numbers is None or numbers.shape != (count,) or not np.all(numbers > 0):
        raise ModelError(
            f"The {key} of {part!r} are {value!r}.",
            f"{count} positive numbers ({unit})",
            fix=f"{key}=({', '.join(['0.1'] * count)})",
            key=key,
            part=part,
        )
    return [float(number) for number in numbers]


def three(value: Any, what: str, key: str = "", part: str = "") -> Expression:
    """A vector of three components."""
    with naming(key, part):
        if isinstance(value, (str, FunctionType)):
            raise ModelError(
                f"{what} is {shown(value)}.", "three components", fix=f"{key or 'p'}=(0, 0, 0.1)"
            )
        found = as_expression(value, what)
        if found.shape != (3,):
            raise ModelError(
                f"{what} has shape {found.shape}.",
                "three components",
                "a component was left out, as in a plane, or one number stands for the whole",
                f"{key or 'p'}=(0, 0, 0.1)",
            )
    return found


AXES = {"x": (1, 0, 0), "y": (0, 1, 0)}  # meant by the word for an axis


def direction(value: object, key: str, part: str) -> np.ndarray:
    """Three numbers, not all zero, as a unit vector (3,)."""
    axis = real_numbers(value)
    size = 0.0 if axis is None or axis.shape != (3,) else float(np.linalg.norm(axis))
    if axis is None or not size > 0:
        raise ModelError(
            f"The {key} of {part!r} is {shown(value)}.",
            "three numbers, not all zero",
            fix=f"{key}={AXES.get(str(value).lower(), (0, 0, 1))}",
            key=key,
            part=part,
        )
    return np.asarray(axis / size)


def one_of(value: Any, allowed: Sequence[Any], key: str, part: str = "") -> Any:
    """One of some words or numbers."""
    if isinstance(value, (str, int)) and not isinstance(value, bool) and value in allowed:
        return value
    texts = [one for one in allowed if isinstance(one, str)]
    meant = nearest(value, texts) if isinstance(value, str) else ""
    raise ModelError(
        f"{key}={shown(value)}{f' of {part!r}' if part else ''} is not a choice.",
        f"one of {', '.join(map(repr, allowed))}",
        fix=f"{key}={f'{chr(34)}{meant or texts[0]}{chr(34)}' if texts else allowed[0]}",
        key=key,
        part=part,
    )


def whole(value: Any, key: str, least: int, fix: str) -> int:
    """A whole number, not less than the least."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool) and value >= least:
        return int(value)
    raise ModelError(
        f"{key}={shown(value)} is not a whole number from {least} up.",
        f"a whole number, at least {least}",
        fix=fix,
        key=key,
    )


def mapping(value: Any, key: str, expected: str, fix: str) -> Mapping[Any, Any]:
    """A mapping; None is an empty one."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    raise ModelError(
        f"{key}={shown(value)} is not a mapping.",
        expected,
        fix=fix,
        key=key,
    )

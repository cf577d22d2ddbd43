"""Keys and values of the starts of many runs, number by number."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.errors import StartError
from trundle.symbols.expression import Expression, as_expression


def scalars(key: Any) -> list[Expression]:
    """The components of a key of a start, in the order of its values."""
    expression = as_expression(key, "A key of start=")
    return [Expression(e) for e in ca.densify(ca.vec(expression.sx)).elements()]


def components(key: Any, value: Any) -> list[float]:
    """The numbers given for a key, in the order of `scalars`."""
    shape = as_expression(key, "A key of start=").shape
    array = np.asarray(value, dtype=float)
    if array.shape != shape:
        raise StartError(
            f"The start value of {key!r} is {value!r}.",
            f"numbers of shape {shape}",
            "a vector with too few or too many components, or a number for a vector",
            f"start={{{key!r}: {np.zeros(shape).tolist()!r}}}",
        )
    return [float(x) for x in array.ravel(order="F")]


def as_guess(equations: Equations, y: np.ndarray) -> dict[Expression, float]:
    """A state as `guess=`."""
    model = equations.model
    rates = [x.velocity for x in model.coordinates]
    return dict(zip([*model.coordinates, *rates], map(float, y), strict=True))

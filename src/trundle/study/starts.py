"""Starts of many runs at once: the same problem as `constrained/start.py` solves, with other numbers in each row.

One start is solved with all its checks (the reference); the others follow from it by Gauss-Newton in machine code, each
by itself. What does not converge to a clean solution is left to `find_start`, one by one, which says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.start import find_start
from trundle.errors import StartError, TrundleError
from trundle.integrate.starts import Starts
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
            y[i] = find_start(equations, time, p[i], row, as_guess(equations, reference))[0]
        except (TrundleError, RuntimeError) as error:
            y[i], trouble[i] = np.nan, getattr(error, "given", str(error))
    return y, trouble

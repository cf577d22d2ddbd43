"""Measured data as functions: `wind = td.table(times, speeds)`, then `wind(td.t)` in any expression.

A smooth table is the quintic spline through the data: four times differentiable, so that an integrator of order
eight takes no more steps than for a formula. A linear one has a kink at every point; a run locates them, and goes on
from each as from any other switch. What lies outside of the data is nothing: a run that gets there ends and says so.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.lookup import lookup
from trundle.symbols.pieces import MOST, Pieces
from trundle.symbols.splines import ORDER
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import check_name

Smoothness = Literal["smooth", "linear"]


class Table:
    """A function of one variable through measured points; `td.table` makes it.

    >>> import numpy as np
    >>> import trundle as td
    >>> times = np.linspace(0, 2, 21)
    >>> wind = td.table(times, np.sin(times), name="wind")
    >>> wind(td.t), wind(td.t).dot, round(wind(0.25), 6)
    (wind(t), wind'(t), 0.247404)
    """

    table: ClassVar[str] = "tables"  # of scenario files
    called: ClassVar[str] = "a table"  # in their messages
    asked = ("",)  # in formulas of files

    def __init__(self, pieces: Pieces, kind: Smoothness) -> None:
        self.pieces, self.kind, self.name = pieces, kind, pieces.name

    @property
    def low(self) -> float:
        """Where the data begin."""
        return self.pieces.axes[0].low

    @property
    def high(self) -> float:
        """Where the data end."""
        return self.pieces.axes[0].high

    @property
    def periodic(self) -> bool:
        return self.pieces.axes[0].period

    def __call__(self, x: Like) -> Any:
        """The value at an expression; at a number, or an array of them, the number: NaN outside of the data."""
        numbers = None if isinstance(x, (Expression, str)) else real_numbers(x)
        if numbers is not None:
            found = np.asarray(self.pieces.D(0, numbers))
            if not self.periodic:
                found = np.where((numbers >= self.low) & (numbers <= self.high), found, np.nan)
            return found if numbers.ndim else float(found)
        at = as_expression(x, f"The place at which {self.name!r} is looked up")
        parts = [lookup(self.pieces, part) for part in ca.densify(ca.vec(at.sx)).elements()]
        return Expression(ca.reshape(ca.vertcat(*parts), *at.sx.shape), at.shape)

    def __repr__(self) -> str:
        count = self.pieces.axes[0].cells + 1
        ends = f"{self.low:g} to {self.high:g}"
        return f"Table({self.name!r}: {count} points from {ends}, {self.kind}{', periodic' if self.periodic else ''})"

    def _not_looked_up(self, *_: Any) -> Any:
        raise ModelError(
            f"The table {self.name!r} stands in an expression by itself.",
            "the place at which it is looked up",
            "a table is a function: of the time, of an angle, of a speed",
            f"{self.name}(td.t)",
        )

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _not_looked_up
    __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __neg__ = __matmul__ = _not_looked_up
    __lt__ = __le__ = __gt__ = __ge__ = __rmatmul__ = _not_looked_up


def table(
    x: Any,
    values: Any,
    *,
    kind: Smoothness = "smooth",
    periodic: bool = False,
    name: str = "table",
) -> Table:
    """A function through measured points: of the time, or of anything else.

    x         where the values were measured, rising (times of a series, angles, speeds, ...)
    values    the values there
    kind      "smooth": the quintic spline through them; "linear": straight lines, whose kinks a run locates
    periodic  it repeats; the last value is the first, a period later
    name      what messages and formulas call it

    >>> import trundle as td
    >>> torque = td.table([0, 100, 200, 300], [1.2, 1.1, 0.7, 0.0], kind="linear", name="torque")
    >>> torque
    Table('torque': 4 points from 0 to 300, linear)
    >>> torque(50.0), torque(400.0)
    (1.15, nan)
    """
    check_name(name, "table")
    one_of(kind, get_args(Smoothness), "kind", name)
    if not isinstance(periodic, (bool, np.bool_)):
        raise ModelError(
            f"periodic={shown(periodic)} was given for the table {name!r}.",
            "True or False",
            "the length of the period, which the data say themselves",
            "periodic=True",
            key="periodic",
            part=name,
        )
    places = points(x, "x", name)
    numbers = _column(values, "values", name)
    if len(numbers) != len(places):
        raise ModelError(
            f"The table {name!r} has {len(places)} places and {len(numbers)} values.",
            "a value for every place",
            "a column of another file, or one that was cut",
            "td.table(t, values)  # of equal lengths",
            key="values",
            part=name,
        )
    if periodic:
        numbers = _closed(numbers, len(places), kind, name)
    make = Pieces.line if kind == "smooth" else Pieces.broken_line
    with np.errstate(all="ignore"):
        made = make(name, places, numbers, bool(periodic))
    return Table(finite(made, "values", name), kind)


def points(values: Any, key: str, part: str) -> np.ndarray:
    """The places of data along an axis: at least two, rising."""
    x = _column(values, key, part)
    if len(x) < 2:
        raise ModelError(
            f"{key}= of {part!r} has {len(x)} numbers.",
            "at least two",
            "one measurement alone, which is a constant and no table",
            f"{key}=[0.0, 1.0, 2.0]",
            key=key,
            part=part,
        )
    wrong = np.flatnonzero(np.diff(x) <= 0)
    if len(wrong):
        i = int(wrong[0])
        same = x[i] == x[i + 1]
        raise ModelError(
            f"{key}= of {part!r} does not rise: {x[i]:g} is followed by {x[i + 1]:g}, at number {i + 1}.",
            "numbers each larger than the one before",
            "a moment that was stored twice" if same else "data that are not sorted, or begin anew",
            "x, first = np.unique(x, return_index=True)  # then values[first]",
            key=key,
            part=part,
        )
    return x


def _column(values: Any, key: str, part: str) -> np.ndarray:
    numbers = real_numbers(values)
    if numbers is None or numbers.ndim != 1:
        shape = np.shape(numbers) if numbers is not None else None
        raise ModelError(
            f"{key}= of {part!r} was given {shown(values)}.",
            "finite numbers, in a list or a one-dimensional array",
            f"an array of shape {shape}, of which a column is meant"
            if shape is not None
            else "a gap in the measurement (nan), or texts",
            f"{key}=data[:, 0]" if shape is not None else f"{key}=values[np.isfinite(values)]",
            key=key,
            part=part,
        )
    if len(numbers) * ORDER > MOST:
        raise ModelError(
            f"{key}= of {part!r} has {len(numbers)} numbers.",
            f"at most {MOST // ORDER}",
            "a recording at a rate far above what moves",
            f"{key}={key}[::10]  # every tenth",
            key=key,
            part=part,
        )
    return numbers


def _closed(values: np.ndarray, count: int, kind: str, part: str) -> np.ndarray:
    """Values of periodic data, whose ends agree."""
    least = ORDER + 1 if kind == "smooth" else 3
    size = float(np.ptp(values))
    if count < least or abs(values[-1] - values[0]) > 1e-9 * size:
        few = count < least
        raise ModelError(
            f"The periodic table {part!r} has {count} points."
            if few
            else f"The periodic table {part!r} begins with {values[0]:g} and ends with {values[-1]:g}.",
            f"at least {least}" if few else "the first value once more at the end",
            "too few to say a shape that repeats"
            if few
            else "the point that closes the period was left out",
            'kind="linear"' if few else "np.append(x, x[0] + period), np.append(values, values[0])",
            key="values",
            part=part,
        )
    return np.append(values[:-1], values[0])


def finite(made: Pieces, key: str, part: str) -> Pieces:
    """A table whose numbers fit a computer's."""
    if not np.isfinite(made.data).all():
        raise ModelError(
            f"The spline through {part!r} has numbers beyond all floats.",
            "places that are not too close for what changes between them",
            "two places that differ by rounding only",
            "x, first = np.unique(np.round(x, 9), return_index=True)  # then values[first]",
            key=key,
            part=part,
        )
    return made

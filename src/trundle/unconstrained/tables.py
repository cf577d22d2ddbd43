"""Measured data as functions: `wind = td.table(times, speeds)`, then `wind(td.t)` in any expression.

A smooth table is the quintic spline through the data: four times differentiable, so that an integrator of order
eight takes no more steps than for a formula. A linear one has a kink at every point; a run locates them, and goes on
from each as from any other switch. Nothing is extrapolated: a run that leaves the data ends and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, get_args

import casadi as ca
import numpy as np

from trundle.described import DataFile, Name, of
from trundle.errors import ModelError
from trundle.symbols.checks import one_of
from trundle.symbols.data_checks import column, finite, points
from trundle.symbols.data_files import read_columns
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.lookup import lookup
from trundle.symbols.pieces import Pieces
from trundle.symbols.spelling import Spelled, spelled
from trundle.symbols.splines import ORDER
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import check_name

NOTHING = 1e-100  # of the largest value: less would be lost in any sum, and beyond it numbers lose their digits
Smoothness = Literal["smooth", "linear"]
Places = Annotated[Sequence[float], of.Numbers((of.ANY,))]


class Table(Spelled):
    """A function of one variable through measured points, smooth; `td.table` makes it.

    x         where the values were measured, rising
    values    the values there
    file      a .csv or .npz file that holds both, in their place
    columns   which columns of the file are x and the values (default: the first two)
    periodic  it repeats; the last value is the first, a period later

    >>> import numpy as np
    >>> import trundle as td
    >>> times = np.linspace(0, 2, 21)
    >>> wind = td.table(times, np.sin(times), name="wind")
    >>> wind(td.t), wind(td.t).dot, round(wind(0.25), 6)
    (wind(t), wind'(t), 0.247404)
    """

    table: ClassVar[str] = "tables"  # of scenario files
    called: ClassVar[str] = "a table"  # in their messages
    kind: ClassVar[str] = "smooth"
    offers = ("",)  # in formulas of files

    def __init__(
        self,
        x: Places | None = None,
        values: Places | None = None,
        *,
        file: DataFile | None = None,
        columns: Sequence[str] | None = None,
        periodic: bool = False,
        name: Name = "table",
    ) -> None:
        self.name = check_name(name, "table")
        if not isinstance(periodic, (bool, np.bool_)):
            raise ModelError(
                f"periodic={shown(periodic)} of the table {name!r} is neither True nor False.",
                "True or False",
                "the length of the period, which the data say themselves",
                "periodic=True",
                key="periodic",
                part=name,
            )
        places, numbers = _given(x, values, file, columns, name)
        if periodic:
            numbers = _closed(numbers, len(places), self.kind, name)
        with np.errstate(all="ignore"):
            made = self._pieces(name, places, numbers, bool(periodic))
        self.pieces = finite(made, "values", name)

    @staticmethod
    def _pieces(name: str, x: np.ndarray, values: np.ndarray, period: bool) -> Pieces:
        return Pieces.line(name, x, values, period)

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


class LinearTable(Table):
    """Straight lines between measured points; a run locates their kinks."""

    kind: ClassVar[str] = "linear"

    @staticmethod
    def _pieces(name: str, x: np.ndarray, values: np.ndarray, period: bool) -> Pieces:
        return Pieces.broken_line(name, x, values, period)


@spelled('td.table(t, values, kind="linear")')
def table(
    x: Any = None,
    values: Any = None,
    *,
    kind: Smoothness = "smooth",
    file: Any = None,
    columns: Sequence[str] | None = None,
    periodic: bool = False,
    name: str = "table",
) -> Table:
    """A function through measured points: of the time, or of anything else.

    x         where the values were measured, rising (times of a series, angles, speeds, ...)
    values    the values there
    kind      "smooth": the quintic spline through them; "linear": straight lines, whose kinks a run locates
    file      a .csv or .npz file that holds both, in their place
    columns   the names of the two columns (or arrays) in the file; the first two, if none are named
    periodic  it repeats; the last value is the first, a period later
    name      what messages and formulas call it

    >>> import trundle as td
    >>> torque = td.table([0, 100, 200, 300], [1.2, 1.1, 0.7, 0.0], kind="linear", name="torque")
    >>> torque
    Table('torque': 4 points from 0 to 300, linear)
    >>> torque(50.0), torque(400.0)
    (1.15, nan)
    """
    one_of(kind, get_args(Smoothness), "kind", name)
    made = Table if kind == "smooth" else LinearTable
    return made(x, values, file=file, columns=columns, periodic=periodic, name=name)


def _given(
    x: Any, values: Any, file: Any, columns: Any, name: str
) -> tuple[np.ndarray, np.ndarray]:
    """Places and values, of a file or of arrays."""
    if file is None and isinstance(x, (str, Path)) and values is None:
        x, file = None, x
    if (file is None) == (x is None or values is None) or (file is not None and x is not None):
        raise ModelError(
            f"The table {name!r} has {'a file and arrays' if file is not None else 'no data'}.",
            "x and values, or the file that holds them",
            "the file says both" if file is not None else "the values were left out",
            'td.table(file="wind.csv")' if file is not None else "td.table(x, values)",
            key="file" if file is not None else "values",
            part=name,
        )
    if file is not None:
        found = read_columns(file, name)
        chosen = found.chosen(columns, name) if columns else found.arrays[:2]
        if len(chosen) != 2:
            raise ModelError(
                f"{len(chosen)} columns cannot make the table {name!r}.",
                "two: where it was measured, and the values there",
                "a file of one column, or a name too many in columns=",
                f"columns={([*found.names, 't', 'value'])[:2]}",
                key="columns",
                part=name,
            )
        x, values = chosen
    places, numbers = points(x, "x", name), column(values, "values", name)
    numbers = np.where(np.abs(numbers) > NOTHING * np.abs(numbers).max(), numbers, 0.0)
    if len(numbers) != len(places):
        raise ModelError(
            f"The table {name!r} has {len(places)} places and {len(numbers)} values.",
            "a value for every place",
            "a column of another file, or one that was cut",
            "td.table(t, values)  # of equal lengths",
            key="values",
            part=name,
        )
    return places, numbers


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

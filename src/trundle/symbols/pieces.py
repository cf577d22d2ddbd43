"""Piecewise polynomials of one or two variables, as plain numbers: what a table is to every back end.

`Pieces` is data alone. `D(order, x, y)` is what it means; machine code and C (`compiled/table_code.py`) and CasADi
(`symbols/lookup.py`) compute the same. An order is a number: the derivative of order a by x and b by y is 16 a + b;
that of order a of a table of one variable is a.

One variable: the powers of x - x_i in every cell. Two: the coefficients of B-splines and, for every cell of an axis,
the powers of the six B-splines that matter there, so that a grid of n x m heights is n m numbers and not 36 n m.

Beyond its ends a table is continued by the polynomial of its last cell for the length of that cell: a step that ends
outside may look there, before the run is ended at the edge. Further out there is no number (NaN).
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.errors import TrundleError
from trundle.symbols.splines import ORDER, pieces, quintic, straight, through

BY_X = 16  # what a derivative by x adds to an order where there is a y: more than anybody differentiates by y
LANES = 8  # doubles of a row of six, so that rows are vectors
MOST = 20_000_000  # numbers of a table


@dataclass(frozen=True, eq=False)
class Axis:
    """The cells of one variable.

    knots   (cells + 1) rising;  period   whether what lies outside repeats what is inside
    shift, most   the first B-spline of cell i is i - shift, at least 0 and at most `most`
    """

    knots: np.ndarray
    period: bool
    shift: int = 0
    most: int = 0

    @property
    def cells(self) -> int:
        return len(self.knots) - 1

    @functools.cached_property
    def even(self) -> bool:
        """Whether a product finds the cell: all cells are of one size."""
        steps = np.diff(self.knots)
        return bool(np.ptp(steps) <= 1e-9 * steps[0])

    @property
    def low(self) -> float:
        return float(self.knots[0])

    @property
    def high(self) -> float:
        return float(self.knots[-1])

    @property
    def reach(self) -> tuple[float, float]:
        """From where to where there are numbers, the continuation included."""
        if self.period:
            return -np.inf, np.inf
        return 2 * self.low - float(self.knots[1]), 2 * self.high - float(self.knots[-2])

    def find(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The cell of every x, and how far x is from its beginning; NaN out of reach."""
        if self.period:
            length = self.high - self.low
            x = x - length * np.floor((x - self.low) / length)
        low, high = self.reach
        cell = np.clip(np.searchsorted(self.knots, x, side="right") - 1, 0, self.cells - 1)
        return cell, np.where((x >= low) & (x <= high), x - self.knots[cell], np.nan)


@dataclass(frozen=True, eq=False)
class Pieces:
    """A piecewise polynomial.

    axes   one or two;  width   powers in a cell: 6, 2 or 1
    data   all numbers, end to end, as native code reads them:
           one variable   knots, then (cells, width) powers
           two            knots and (cells, 6, 8) powers of B-splines of x, the same of y, coefficients (rows, columns)
    """

    name: str
    axes: tuple[Axis, ...]
    width: int
    data: np.ndarray
    columns: int = 0

    # --- from data ------------------------------------------------------------------------------
    @classmethod
    def line(cls, name: str, x: np.ndarray, values: np.ndarray, period: bool) -> Pieces:
        """The quintic through data."""
        return cls._of_powers(name, x, pieces(x, values, period), period)

    @classmethod
    def broken_line(cls, name: str, x: np.ndarray, values: np.ndarray, period: bool) -> Pieces:
        """Straight lines between data."""
        return cls._of_powers(name, x, straight(x, values), period)

    @classmethod
    def steps(cls, name: str, x: np.ndarray, values: np.ndarray) -> Pieces:
        """values[i] from x[i] up to x[i + 1]."""
        return cls._of_powers(name, x, values[:, None], False)

    @classmethod
    def _of_powers(cls, name: str, x: np.ndarray, powers: np.ndarray, period: bool) -> Pieces:
        data = np.concatenate([x, powers.ravel()])
        return cls(name, (Axis(x, period),), powers.shape[1], _frozen(data))

    @classmethod
    def grid(cls, name: str, x: np.ndarray, y: np.ndarray, values: np.ndarray) -> Pieces:
        """The biquintic through values (nx, ny) over a grid."""
        c, parts, axes = values, [], []
        for points in (x, y):
            splines = quintic(points)
            c = np.moveaxis(through(splines, points, c, False), 0, -1)
            padded = np.zeros((len(points) - 1, ORDER, LANES))
            padded[:, :, :ORDER] = splines.basis
            parts += [points, padded.ravel()]
            axes.append(Axis(points, False, 2, max(len(points) - ORDER, 0)))
        data = np.concatenate([*parts, c.ravel(), np.zeros(LANES - ORDER)])
        return cls(name, tuple(axes), ORDER, _frozen(data), c.shape[1])

    # --- what it means --------------------------------------------------------------------------
    def by_each(self, order: int) -> tuple[int, ...]:
        """How often an order is differentiated by each variable."""
        return (order,) if len(self.axes) == 1 else divmod(order, BY_X)

    def called(self, order: int) -> str:
        """What text calls a derivative: wind, wind', terrain_xy."""
        by = self.by_each(order)
        if len(by) == 1:
            return self.name + "'" * by[0]
        return f"{self.name}_{'x' * by[0]}{'y' * by[1]}" if any(by) else self.name

    def vanishes(self, order: int) -> bool:
        """Whether a derivative is zero everywhere."""
        return max(self.by_each(order)) >= self.width

    @functools.cached_property
    def places(self) -> dict[str, int]:
        """Where each part begins in `data`."""
        if len(self.axes) == 1:
            return {"x": 0, "powers": len(self.axes[0].knots)}
        x, y = self.axes
        basis_x = len(x.knots)
        y_at = basis_x + x.cells * ORDER * LANES
        basis_y = y_at + len(y.knots)
        return {
            "x": 0, "basis_x": basis_x, "y": y_at, "basis_y": basis_y,
            "powers": basis_y + y.cells * ORDER * LANES,
        }  # fmt: skip

    def D(self, order: int, x: Any, y: Any = 0.0) -> Any:
        """The derivative of an order, at arrays of places; NaN where there are no data."""
        x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
        cell, u = self.axes[0].find(x)
        rest = self.data[self.places["powers"] :]
        if len(self.axes) == 1:
            powers = rest[cell[..., None] * self.width + np.arange(self.width)]
            return _derivative(powers, u, order)
        other, v = self.axes[1].find(y)
        by_x, by_y = self.by_each(order)
        wx = self._weights("x", cell, u, by_x)
        wy = self._weights("y", other, v, by_y)
        row, column = (
            np.clip(c - axis.shift, 0, axis.most)[..., None] + np.arange(ORDER)
            for c, axis in zip((cell, other), self.axes, strict=True)
        )
        c = rest[row[..., :, None] * self.columns + column[..., None, :]]
        return np.einsum("...a,...ab,...b->...", wx, c, wy)

    def _weights(self, axis: str, cell: np.ndarray, u: np.ndarray, order: int) -> np.ndarray:
        begin = self.places[f"basis_{axis}"] + cell[..., None, None] * ORDER * LANES
        places = begin + np.arange(ORDER)[:, None] * LANES + np.arange(ORDER)
        return np.asarray(_derivative(np.moveaxis(self.data[places], -2, -1), u[..., None], order))

    # --- as arrays ------------------------------------------------------------------------------
    @functools.cached_property
    def key(self) -> str:
        """A name that no other data have."""
        digest = hashlib.sha256(repr(self._layout()).encode())
        digest.update(self.data.tobytes())
        return digest.hexdigest()[:32]

    def _layout(self) -> list[int | str]:
        shape = [n for a in self.axes for n in (len(a.knots), int(a.period), a.shift, a.most)]
        return [self.name, self.width, self.columns, *shape]

    def to_arrays(self) -> dict[str, np.ndarray]:
        """The table as plain arrays, ready for `numpy.savez`."""
        name, *numbers = self._layout()
        return {"name": np.array(name), "layout": np.array(numbers, np.int64), "data": self.data}

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, np.ndarray]) -> Pieces:
        """The inverse of `to_arrays`. The arrays are checked: native code reads where they say."""
        demand({"name", "layout", "data"} <= set(arrays), "no name, layout or data")
        layout, data = arrays["layout"], arrays["data"]
        demand(layout.dtype == np.int64 and layout.shape in ((6,), (10,)), "another layout")
        demand(data.dtype == np.float64 and data.ndim == 1, "data that are not floats of 64 bits")
        demand(data.size <= MOST and bool(np.isfinite(data).all()), "data that are not finite")
        width, columns, *shape = layout.tolist()
        demand(width in (1, 2, ORDER), "cells of another width")
        axes, begin = [], 0
        for count, period, shift, most in np.reshape(shape, (-1, 4)).tolist():
            demand(2 <= count <= data.size and period in (0, 1), "an axis of another size")
            demand(0 <= shift <= 2 and 0 <= most <= count, "an axis of another size")
            knots = data[begin : begin + count]
            demand(len(knots) == count and bool(np.all(np.diff(knots) > 0)), "knots out of order")
            axes.append(Axis(knots, bool(period), shift, most))
            begin += count + (count - 1) * ORDER * LANES
        made = cls(str(arrays["name"])[:80], tuple(axes), width, _frozen(data), columns)
        size = made.places["powers"]
        if len(axes) == 1:
            size += axes[0].cells * width
        else:
            demand(width == ORDER and ORDER <= columns <= data.size, "rows of another length")
            demand(axes[1].most + ORDER <= columns, "rows of another length")
            size += (axes[0].most + ORDER) * columns + LANES - ORDER
        demand(data.size == size, "more or fewer numbers than its layout says")
        return made


def tables_to_arrays(tables: Sequence[Pieces]) -> dict[str, np.ndarray]:
    """All tables of a program, as plain arrays."""
    return {
        f"table{i}.{part}": array
        for i, table in enumerate(tables)
        for part, array in table.to_arrays().items()
    }


def tables_from_arrays(arrays: Mapping[str, np.ndarray]) -> tuple[Pieces, ...]:
    """The tables among the arrays of a program, in order."""
    found: list[Pieces] = []
    while f"table{len(found)}.data" in arrays:
        begins = f"table{len(found)}."
        parts = {k.removeprefix(begins): v for k, v in arrays.items() if k.startswith(begins)}
        found.append(Pieces.from_arrays(parts))
    return tuple(found)


def _derivative(powers: np.ndarray, u: np.ndarray, order: int) -> Any:
    """Of a polynomial (..., width), by Horner's rule."""
    result = np.zeros(np.broadcast_shapes(powers.shape[:-1], np.shape(u)))
    for k in range(powers.shape[-1] - 1, order - 1, -1):
        result = result * u + powers[..., k] * falling(k, order)
    return result if order < powers.shape[-1] else result + 0 * u


def falling(k: int, order: int) -> int:
    """k (k - 1) ... of so many factors: what a derivative makes of x**k."""
    product = 1
    for i in range(order):
        product *= k - i
    return product


def _frozen(data: np.ndarray) -> np.ndarray:
    data = np.ascontiguousarray(data, np.float64)
    data.setflags(write=False)
    return data


def demand(right: bool, what: str, of: str = "table") -> None:
    """Refuse stored arrays that are damaged."""
    if not right:
        raise TrundleError(
            f"A stored {of} has {what}.",
            "arrays as they were written",
            "the file was damaged, or another version of trundle wrote it",
            'system.simulate(...).save("run.npz")  # to write it again',
        )

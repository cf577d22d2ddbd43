"""The cells of a linear table by their numbers: what a switch of it knows.

Beginnings, values and slopes are tables themselves, of the cell's number. Periodic data have a cell for every whole
number. The first and the last cell of other data have no outer end: what lies outside of the data ends a run already.
"""

from __future__ import annotations

import functools

import casadi as ca
import numpy as np

from trundle.symbols.lookup import lookup
from trundle.symbols.pieces import Pieces

FAR = 1e6  # of the length of the data: where the outer cells end
WHOLE = 2.0**52  # beyond it every number is whole


class Cells:
    """The cells of one table; k is the number of a cell, an expression."""

    def __init__(self, table: Pieces) -> None:
        self.axis = axis = table.axes[0]
        powers = table.data[table.places["powers"] :].reshape(-1, 2)
        begin, end = axis.knots[:-1].copy(), axis.knots[1:].copy()
        if not axis.period:
            far = FAR * (axis.high - axis.low)
            begin[0], end[-1] = begin[0] - far, end[-1] + far
        numbers = np.arange(axis.cells + 1.0)
        parts = (axis.knots[:-1], begin, end, powers[:, 0], powers[:, 1])
        self._knot, self._begin, self._end, self._value, self._slope = (
            Pieces.steps(table.name, numbers, part) for part in parts
        )
        self._number = Pieces.steps(table.name, axis.knots, numbers[:-1])

    def _inside(self, k: ca.SX) -> tuple[ca.SX, ca.SX]:
        """The cell of the data that cell k repeats, and how far it is from that."""
        if not self.axis.period:
            return k, ca.SX(0)
        turns = ca.floor(k / self.axis.cells)
        return k - self.axis.cells * turns, (self.axis.high - self.axis.low) * turns

    def ends(self, k: ca.SX) -> tuple[ca.SX, ca.SX]:
        """Where cell k begins and ends."""
        cell, away = self._inside(k)
        return lookup(self._begin, cell) + away, lookup(self._end, cell) + away

    def borders(self, k: int, way: int, most: int) -> np.ndarray:
        """Where u leaves cell k and those behind it: at knots, rising (way 1) or falling (-1), so many at most."""
        knots = k + (way > 0) + way * np.arange(most)
        if not self.axis.period:
            return self.axis.knots[knots[(knots > 0) & (knots < self.axis.cells)]]
        turns, cell = np.divmod(knots, self.axis.cells)
        return self.axis.knots[cell] + (self.axis.high - self.axis.low) * turns

    def line(self, k: ca.SX, u: ca.SX, order: int) -> ca.SX:
        """The straight line of cell k at u, or its slope."""
        cell, away = self._inside(k)
        slope = lookup(self._slope, cell)
        if order:
            return slope
        return lookup(self._value, cell) + slope * (u - (lookup(self._knot, cell) + away))

    def found(self, u: ca.SX, side: ca.SX) -> ca.SX:
        """The cell of u; at a knot the one that u goes to, by its side (1, -1 or 0)."""
        axis, turns = self.axis, ca.SX(0)
        if axis.period:
            length = axis.high - axis.low
            turns = ca.floor((u - axis.low) / length)
            turns = ca.if_else(ca.fabs(turns) < WHOLE, turns, 0)
            u = u - length * turns
        # of NaN: the first
        place = ca.if_else(u > axis.low, ca.if_else(u < axis.high, u, axis.high), axis.low)
        cell = lookup(self._number, place)
        back = ca.logic_and(place == lookup(self._knot, cell), side < 0)
        if axis.period:
            return cell + axis.cells * turns - back
        return ca.fmax(cell - back, 0)


@functools.cache
def cells_of(table: Pieces) -> Cells:
    """The cells of a table, made once."""
    return Cells(table)

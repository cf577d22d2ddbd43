"""Where the data of a table bend most: neither a step of a run nor a look at it may pass over what is narrow there."""

from __future__ import annotations

import numpy as np

from trundle.symbols.pieces import Pieces

FAINT = 1e-3  # of the largest bend; smaller ones do not count
MOST = 64  # places of a table
POINTS = 100_000  # of a grid that are evaluated at once
SINGLED_OUT = 10.0  # times the usual bend: data that bend everywhere alike are seen by steps


def bends(table: Pieces, axis: int = 0, most: int = MOST, singled_out: bool = False) -> np.ndarray:
    """The knots of an axis at which the data bend most, none more than those beside them, in order.

    singled_out   only where they bend much more than elsewhere: not in a sine

    >>> x = np.arange(9.0)
    >>> bends(Pieces.line("spike", x, np.where(x == 4, 5.0, 0.0), False)).tolist()
    [4.0]
    >>> bends(Pieces.line("wave", x, np.sin(x), False), singled_out=True).tolist()
    []
    """
    knots = table.axes[axis].knots
    size = _sizes(table, axis)
    largest = size.max(initial=0.0)
    if not largest > 0 or (singled_out and largest <= SINGLED_OUT * np.median(size)):
        return np.empty(0)
    around = np.pad(size, 1)
    peaks = (size >= around[:-2]) & (size > around[2:]) & (size > FAINT * largest)
    found = np.flatnonzero(peaks)
    return np.sort(knots[found[np.argsort(-size[found])[:most]] + 1])


def _sizes(table: Pieces, axis: int) -> np.ndarray:
    """By how much the slope of the data changes at every knot but the first and the last, at most."""
    knots = table.axes[axis].knots
    if len(table.axes) == 1:
        return _changes(knots, table.D(0, knots)[:, None])
    others = table.axes[1 - axis].knots
    count = max(POINTS // len(knots), 1)
    sizes = np.zeros(max(len(knots) - 2, 0))
    for first in range(0, len(others), count):
        places = [knots[:, None], others[None, first : first + count]]
        values = table.D(0, *(places if axis == 0 else places[::-1]))
        sizes = np.maximum(sizes, _changes(knots, values))
    return sizes


def _changes(knots: np.ndarray, values: np.ndarray) -> np.ndarray:
    slopes = np.diff(values, axis=0) / np.diff(knots)[:, None]
    return np.asarray(np.abs(np.diff(slopes, axis=0)).max(axis=1))

"""Splines through data, as numbers: quintic and four times differentiable, or linear.

The interpolating quintic has its knots at the data, but for the second and third from either end ("not a knot"): the
polynomial of the first cell is that of the first three. So the error is O(h^6) up to the ends (a natural spline, whose
third and fourth derivatives vanish there, has O(h^3)), and five points or fewer give the polynomial through them.
A periodic spline has all its knots, and no ends.

Every cell, from one point of the data to the next, has its own powers of x - x_i, so that values and derivatives are
those of one polynomial. B-splines (de Boor) carry from the data to the powers; their matrix is totally positive and
banded, and is solved with a sparse QR.
"""

from __future__ import annotations

from typing import NamedTuple

import casadi as ca
import numpy as np

ORDER = 6  # coefficients of a quintic


class Splines(NamedTuple):
    """The B-splines over one axis.

    basis   (cells, 6, 6) powers of x - x_i by which of the six B-splines of a cell; zero where there are fewer
    first   (cells) the first of them among all;  total   how many there are
    """

    basis: np.ndarray
    first: np.ndarray
    total: int


def quintic(x: np.ndarray, period: bool = False) -> Splines:
    """The B-splines whose sum passes through data at x (n); periodic data say the first point again at the end."""
    n = len(x)
    if period:
        length, inner = x[-1] - x[0], x[:-1]
        turns = -(-ORDER // (n - 1))
        knots = np.concatenate(
            [inner + k * length for k in range(-turns, turns + 1)] + [[x[0] + (turns + 1) * length]]
        )
        at = turns * (n - 1)
        left = at + np.arange(n - 1)  # the knot at which each cell begins
        return Splines(_powers(knots, left, x[:-1], ORDER), np.arange(n - 1), n - 1 + ORDER - 1)
    order = min(ORDER, n)
    inside = x[3:-3] if n > ORDER else x[:0]
    knots = np.concatenate([np.full(order, x[0]), inside, np.full(order, x[-1])])
    first = np.clip(np.arange(n - 1) - 2, 0, max(n - ORDER, 0))
    powers = _powers(knots, first + order - 1, x[:-1], order)
    basis = np.zeros((n - 1, ORDER, ORDER))
    basis[:, :order, :order] = powers
    return Splines(basis, first, max(n, ORDER))


def _powers(knots: np.ndarray, left: np.ndarray, origin: np.ndarray, order: int) -> np.ndarray:
    """(cells, power, which) of the B-splines that do not vanish between knots[left] and the next, about an origin."""
    cells = len(left)
    made = np.zeros((cells, order, order))
    made[:, 0, 0] = 1.0
    for k in range(1, order):  # de Boor's recursion, from degree k - 1 to k, on polynomials
        new = np.zeros_like(made)
        for j in range(k):
            begin, end = knots[left + 1 + j - k], knots[left + 1 + j]
            part = made[:, :, j] / (end - begin)[:, None]
            shifted = np.zeros_like(part)
            shifted[:, 1:] = part[:, :-1]
            new[:, :, j] += (end - origin)[:, None] * part - shifted
            new[:, :, j + 1] += shifted - (begin - origin)[:, None] * part
        made = new
    return made


def through(splines: Splines, x: np.ndarray, values: np.ndarray, period: bool) -> np.ndarray:
    """Coefficients (count, ...) of the B-splines for data (n, ...) at x; periodic ones are repeated at the end."""
    cells = len(splines.first)
    n = cells if period else len(x)
    cell = np.minimum(np.arange(n), cells - 1)
    u = x[:n] - x[cell]
    weight = np.einsum("np,npj->nj", u[:, None] ** np.arange(ORDER), splines.basis[cell])
    column = splines.first[cell][:, None] + np.arange(ORDER)
    row = np.repeat(np.arange(n)[:, None], ORDER, axis=1)
    used = (column < n) | period
    rows, columns, entries = row[used], column[used] % n, weight[used]
    keep = entries != 0
    matrix = ca.DM.triplet(rows[keep].tolist(), columns[keep].tolist(), ca.DM(entries[keep]), n, n)
    flat = values[:n].reshape(n, -1)
    try:
        found = ca.solve(matrix, ca.DM(flat), "qr").full()
        found = found + ca.solve(matrix, ca.DM(flat - (matrix @ ca.DM(found)).full()), "qr").full()
    except RuntimeError:  # points that differ by rounding only: no spline goes through them
        found = np.full(flat.shape, np.nan)
    rest = splines.total - n
    more = found[np.arange(rest) % n] if period else np.zeros((rest, found.shape[1]))
    return np.concatenate([found, more]).reshape(splines.total, *values.shape[1:])


def pieces(x: np.ndarray, values: np.ndarray, period: bool) -> np.ndarray:
    """(cells, 6) powers of x - x_i of the quintic through data in one dimension."""
    splines = quintic(x, period)
    c = through(splines, x, values, period)
    mine = c[splines.first[:, None] + np.arange(ORDER)]
    return np.asarray(np.einsum("npj,nj->np", splines.basis, mine))


def straight(x: np.ndarray, values: np.ndarray) -> np.ndarray:
    """(cells, 2) powers of x - x_i of the straight lines between data."""
    return np.stack([values[:-1], np.diff(values) / np.diff(x)], axis=1)

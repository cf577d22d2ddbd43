"""How large the terms of an equation are, so that a residual is judged in the units of what it contains.

A row r_i of a start, with the Jacobian J, has terms J_ij x_j. A residual is a distance relative to the largest of them:

    |r_i| / T_i        T_i = max_j |J_ij| D_j        D_j the size of the unknown x_j

No unit of a coordinate, nor of a row, changes that. D_j is the largest value in the group of x_j (a position, a
quaternion). What is zero has no size of its own: it gets a small part of what the other terms of its rows amount to.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from trundle.constrained.kept import Entries

NOTHING = 1e-12  # a value as small as this counts as zero
SMALL = 1e-4  # of a unit: the size of what is zero
ROUNDING = 1e-8  # of the largest row of a constraint: a row as small as this repeats the others
ALIKE = 0.1  # of the largest column: no smaller one needs another unit
SWEEPS = 3


class Sizes(NamedTuple):
    """D (n) of the unknowns, T (m) of the rows, by which residuals are judged; and the units (n) of the unknowns."""

    columns: np.ndarray
    rows: np.ndarray
    units: np.ndarray


def find_sizes(
    J: Entries, x: np.ndarray, groups: np.ndarray, least: np.ndarray, owners: np.ndarray
) -> Sizes:
    """Sizes at x (n), where the rows have the Jacobian J (m, n).

    groups   for every unknown the number of its group, which has one size
    least    no unknown is smaller than this (n); zeros if nothing is known
    owners   for every row the number of its constraint. A row that is rounding beside the others of its constraint is
             as large as they are

    A length in m and the same in km, x - 1000 X = 0:

    >>> J = Entries(np.array([0, 0]), np.array([0, 1]), np.array([1.0, -1000.0]), (1, 2))
    >>> x, pair = np.array([2.0, 0.002]), np.arange(2)
    >>> sizes = find_sizes(J, x, pair, np.zeros(2), np.array([0]))
    >>> sizes.columns.tolist(), sizes.rows.tolist()
    ([2.0, 0.002], [2.0])
    """
    m, n = J.shape
    row, column, value = J.rows, J.columns, np.abs(J.values)
    value = np.where(np.isfinite(value), value, 0.0)  # the residual itself tells that
    own = _largest(groups, np.abs(x), n)[groups]
    own = np.where(own > NOTHING, own, 0.0)
    units = _units(row, column, value, own, groups, m)
    D = np.maximum(np.maximum(own, _largest(groups, least, n)[groups]), SMALL * units)
    T = _largest(row, value * D[column], m)
    T = np.maximum(T, ROUNDING * _largest(owners, T, m)[owners])
    return Sizes(D, np.where(T == 0, SMALL, T), units)


def _units(
    row: np.ndarray, column: np.ndarray, value: np.ndarray, own: np.ndarray, groups: np.ndarray, m: int
) -> np.ndarray:  # fmt: skip
    """The sizes of the unknowns; what is zero is as large as the other terms of its rows make it, or one."""
    units, n = own, len(own)
    for _ in range(SWEEPS):
        if units.all():
            break
        T = _largest(row, value * units[column], m)
        told = (value > 0) & (T[row] > 0)
        beside = np.full(n, np.inf)
        with np.errstate(over="ignore"):  # beside next to nothing: no bound
            np.minimum.at(beside, groups[column[told]], T[row[told]] / value[told])
        beside = beside[groups]
        units = np.where((units == 0) & np.isfinite(beside), beside, units)
    return np.where(units == 0, 1.0, units)


def weights(J: Entries, units: np.ndarray, owners: np.ndarray) -> np.ndarray:
    """R (m) with which all rows and, in units C of their own, all columns are equally large: max |R J C| near one.

    For steps and ranks, which must not depend on how large the terms of a row happen to be.
    """
    row, column, m = J.rows, J.columns, J.shape[0]
    value = np.where(np.isfinite(J.values), np.abs(J.values), 0.0)
    R, C = np.ones(m), units
    for sweep in range(SWEEPS + 1):
        entries = R[row] * value * C[column]
        length = _largest(row, entries, m)
        most = _largest(owners, length, m)[owners]
        length = np.where(length > ROUNDING * most, length, most)
        if sweep == 0:
            R = _inverse(length)
            continue
        across = _largest(column, entries, len(C))
        if np.all((across > ALIKE) | (across == 0)):
            break
        R, C = R * np.sqrt(_inverse(length)), C * np.sqrt(_inverse(across))
    return R


def _inverse(values: np.ndarray) -> np.ndarray:
    """1/x, and one for zero."""
    return 1 / np.where(values > 0, values, 1.0)


def _largest(index: np.ndarray, values: np.ndarray, size: int) -> np.ndarray:
    largest = np.zeros(size)
    np.maximum.at(largest, index, values)
    return largest

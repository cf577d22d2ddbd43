"""Scales of columns and rows, which make results independent of the user's units.

Columns of coordinates with mass by 1/sqrt(M_jj). Then rows and massless columns, in turns, so that the largest entry
of each is one; beginning with the rows as the massive columns alone see them, so that the unit of a massless
coordinate is known before it counts. (Largest entries settle; lengths drift where rows bind massless coordinates
only.) The scales are numbers taken at the start of a run and rounded to powers of two, so that scaling itself costs
no accuracy.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from trundle.constrained.kept import Entries
from trundle.constrained.production import W

SWEEPS = 5
ALIKE, ROUNDING = 1e-3, 1e-8  # of the longest row of a constraint


@dataclass(frozen=True)
class Scales:
    """columns D (n), rows R (m), the latter with the factor sqrt(W) of the production solve; the force |D Q|."""

    columns: np.ndarray
    rows: np.ndarray
    force: float


def find_scales(
    mass: np.ndarray,
    Q: np.ndarray,
    A: Entries,
    groups: np.ndarray,
    together: np.ndarray | None = None,
) -> Scales:
    """Scales from the numbers at the start.

    mass      the diagonal of M
    groups    for every column the number of its group; a group gets one common scale, so that the
              scale of a quaternion or a position does not depend on how it is turned at the start
    together  for every row the number of its constraint. The rows of one turn into each other as the system turns, so
              they get one common scale too, unless they differ so much that the user must have meant different things;
              a row that is rounding beside the others is scaled as they are
    """
    m, count = A.shape[0], int(groups.max()) + 1
    largest = _largest(groups, np.abs(mass), count)
    size = _inverse(np.sqrt(largest))  # zero where there is no mass, until the rows are known
    massless = largest == 0
    row, value, group = A.rows, np.abs(A.values), groups[A.columns]
    blocks = np.arange(m) if together is None else together
    count_blocks = int(blocks.max(initial=-1)) + 1

    def rows(size: np.ndarray) -> np.ndarray:
        length = _largest(row, value * size[group], m)
        most = _largest(blocks, length, count_blocks)[blocks]
        alike = (length > ALIKE * most) | (length < ROUNDING * most)
        return _inverse(np.where(alike, most, length))

    def columns(size: np.ndarray, R: np.ndarray) -> np.ndarray:
        return np.where(massless, _inverse(_largest(group, value * R[row], count)), size)

    settled = False
    for _ in range(SWEEPS):
        R, before = rows(size), size
        size = columns(size, R)
        settled = bool((size == before).all())
        if settled:
            break
    if not settled or not size.all():  # what no mass was reached from is scaled on its own
        size = np.where(size == 0, 1.0, size)
        R = rows(size)
        size = columns(size, R)
    D = size[groups]
    # a row that is empty here (the energy of a system at rest) gets the size of the forces
    force = float(np.linalg.norm(np.where(massless[groups], 0.0, D) * np.ravel(Q)))
    force = force if math.isfinite(force) else 0.0
    R = np.where(R > 0, R, 1 / force if force > 0 else 1.0)
    return Scales(_power_of_two(D), math.sqrt(W) * _power_of_two(R), force)


def _largest(index: np.ndarray, values: np.ndarray, size: int) -> np.ndarray:
    largest = np.zeros(size)
    np.maximum.at(largest, index, values)
    return largest


def _inverse(values: np.ndarray) -> np.ndarray:
    """1/x, and zero for zero."""
    good = (values > 0) & (values < np.inf)
    return np.asarray(np.divide(1.0, values, out=np.zeros(len(values)), where=good))


def _power_of_two(values: np.ndarray) -> np.ndarray:
    """The nearest powers of two (1 for zeros)."""
    return np.where(values > 0, np.exp2(np.round(np.log2(np.where(values > 0, values, 1.0)))), 1.0)

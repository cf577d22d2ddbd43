"""One step of a differential equation by extrapolation (Gragg, Bulirsch, Stoer), of order 16."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
COUNTS = (2, 4, 6, 8, 10, 12, 14, 16)


def step(rate: Callable[[Array], Array], z: Array, h: float) -> tuple[Array, float]:
    """z after h, and its largest difference to the result of one order lower, relative to 1 + |z|.

    >>> end, error = step(lambda z: np.array([z[1], -z[0]]), np.array([0.0, 1.0]), 0.5)
    >>> bool(abs(end[0] - np.sin(0.5)) < 1e-15 and error < 1e-14)
    True
    """
    first = rate(z)
    row: list[Array] = []
    for j, n in enumerate(COUNTS):
        last, row = row, [_midpoint(rate, z, first, h, n)]
        for i in range(j):
            ratio = (n / COUNTS[j - i - 1]) ** 2
            row.append(row[i] + (row[i] - last[i]) / (ratio - 1))
    return row[-1], float((np.abs(row[-1] - row[-2]) / (1 + np.abs(row[-1]))).max())


def _midpoint(rate: Callable[[Array], Array], z: Array, first: Array, h: float, n: int) -> Array:
    """Gragg's midpoint rule with n steps, whose error has even powers of h / n alone."""
    part = h / n
    before, now = z, z + part * first
    for _ in range(n - 1):
        before, now = now, before + 2 * part * rate(now)
    smoothed: Array = (before + now + part * rate(now)) / 2
    return smoothed

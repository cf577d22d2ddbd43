"""Small dense systems that may be redundant (kernel/dense.c), on arrays."""

from __future__ import annotations

import numpy as np

from trundle.compiled.native import address
from trundle.integrate.library import Array, library


def smallest_solution(A: Array, b: Array, part: float) -> tuple[Array, int]:
    """X (n, k), of all with the least |A X - b| the smallest, for A (m, n) and b (m, k); the rank of A.

    part   of the largest singular value: those below it are zero

    >>> X, rank = smallest_solution(np.ones((2, 2)), np.array([[4.0], [4.0]]), 1e-11)
    >>> X.ravel().round(12).tolist(), rank
    ([2.0, 2.0], 1)
    """
    (m, n), k = A.shape, b.shape[1]
    if not n:
        return np.zeros((0, k)), 0
    X, room, order = np.empty((k, n)), np.empty(n * (n + m + 1)), np.empty(n, np.int64)
    left, right = np.array(A.T, np.float64, order="C"), np.array(b.T, np.float64, order="C")
    rank = library("solve").smallest_solution(
        address(left), address(right), m, n, k, part, address(X), address(room), address(order)
    )
    return X.T, int(rank)

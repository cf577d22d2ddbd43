"""The careful solve of M q'' = Q + A' lam, A q'' = b (kernel/pivoted.c), on arrays."""

from __future__ import annotations

import functools

import numpy as np

from trundle.compiled.native import address
from trundle.integrate.library import Array, library

# The first numbers of its buffer, and the flags of its status; kernel/pivoted.c says more.
HOLD, TOLERANCE, STATUS, RANK, RESIDUAL, CONTRADICTION, CORRECTION, CLEARANCE, HEADER = range(9)
UNDETERMINED, CONTRADICTORY, FAILED = 1, 2, 4


@functools.lru_cache(maxsize=1000)
def buffer_size(n: int, m: int) -> int:
    """Doubles of the buffer for n coordinates and m rows."""
    return int(library("solve").pivoted_size(n, m))


def pivoted_solve(
    M: Array, Q: Array, A: Array, b: Array, qdd: Array, lam: Array, buffer: Array
) -> float:
    """Solve into qdd (n,) and lam (m,); the scaled residual: about 1e-16 when all is well, inf when there is no qdd.

    The bead on the unit hoop at (0.6, 0.8), m = 1, g = 10, the hoop stated twice, once in mm:

    >>> M, Q = np.eye(2), np.array([0.0, -10.0])
    >>> A, b = np.array([[0.6, 0.8], [600.0, 800.0]]), np.zeros(2)
    >>> qdd, lam, buffer = np.empty(2), np.empty(2), np.zeros(buffer_size(2, 2))
    >>> pivoted_solve(M, Q, A, b, qdd, lam, buffer) < 1e-15
    True
    >>> qdd.round(12).tolist(), (A.T @ lam).round(12).tolist(), int(buffer[RANK])
    ([4.8, -3.6], [4.8, 6.4], 1)
    """
    n, m = len(Q), len(b)
    arrays = (M, Q, A, b, qdd, lam, buffer)
    sizes = (n * n, n, m * n, m, n, m, buffer_size(n, m))
    for array, size in zip(arrays, sizes, strict=True):
        if array.size < size or array.dtype != np.float64 or not array.flags.c_contiguous:
            raise ValueError(
                f"arrays of {sizes} float64 are needed, got {[a.shape for a in arrays]}"
            )
    return float(library("solve").pivoted_solve(n, m, *map(address, arrays)))

"""The truth in 50 digits: what M, Q, A, b, taken as the doubles they are, really say.

mpmath does the arithmetic, with 40 guard digits, so that masses 1e18 apart and rows in mm and km do
not eat into the digits asked for. Redundant rows must be redundant exactly, as doubles
(`random_systems` builds them so): a row that is dependent only up to rounding is, to 50 digits, one
more independent constraint, and `exact` treats it as such.
"""

from __future__ import annotations

from collections.abc import Sequence

import mpmath as mp
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Matrix = list[list["mp.mpf"]]

GUARD_DIGITS = 40


def exact(M: Array, Q: Array, A: Array, b: Array, digits: int = 50) -> tuple[list, list]:
    """(qdd, QC), n numbers of mpmath each: the motion of M qdd = Q + QC, A qdd = b, QC = A' lam.

    Raises ValueError where the rows contradict each other or the motion is not determined.
    """
    with mp.workdps(digits + GUARD_DIGITS):
        response, rhs = _responses(M, Q, A, b, digits)
        qdd = [mp.fdot(row, rhs) for row in response]
        QC = [mp.fdot([mp.mpf(float(m)) for m in M[j]], qdd) - rhs[j] for j in range(len(Q))]
        return qdd, QC


def exact_and_size(M: Array, Q: Array, A: Array, b: Array) -> tuple[list, Array]:
    """qdd, and for each component the size of the terms that make it: |G| |(Q, b)|, qdd = G (Q, b).

    The size is the unit in which the rounding of that component is naturally measured. It scales
    with the coordinate, so it is fair in any mixture of units; it sees cancellation (a pulley with
    nearly equal weights accelerates slowly, but the size says g); and the terms of Q and b that do
    not act on a coordinate do not count for it. It is never smaller than |qdd|.
    """
    with mp.workdps(50 + GUARD_DIGITS):
        response, rhs = _responses(M, Q, A, b, 50)
        qdd = [mp.fdot(row, rhs) for row in response]
        size = [float(sum(abs(g * f) for g, f in zip(row, rhs, strict=True))) for row in response]
        return qdd, np.array(size)


def relative_error(got: Sequence[float] | Array, exact: Sequence, unit: float | Array) -> float:
    """The worst component error of `got`, each divided by its own unit or by |exact|, the larger.

    unit   one number: all components share a unit, and it is the largest of them, say; or an array,
           a natural size per component (from `exact_and_size`), when each has a unit of its own.
    """
    units = np.broadcast_to(np.asarray(unit, dtype=float), (len(exact),))
    worst = 0.0
    with mp.workdps(50 + GUARD_DIGITS):
        for g, e, u in zip(got, exact, units, strict=True):
            if not np.isfinite(g):
                return float("inf")
            error, size = float(abs(mp.mpf(float(g)) - e)), max(float(abs(e)), float(u))
            if error > 0:
                worst = max(worst, error / size if size > 0 else float("inf"))
    return worst


def independent_rows(A: Array, b: Array, digits: int = 50) -> list[int]:
    """Rows of A to keep so that the others follow; ValueError if b contradicts one of those."""
    with mp.workdps(digits + GUARD_DIGITS):
        U = [[mp.mpf(float(a)) for a in (*row, beta)] for row, beta in zip(A, b, strict=True)]
        start = [max((abs(a) for a in row), default=mp.mpf(0)) for row in U]
        zero = mp.mpf(10) ** -digits
        n, kept, left = A.shape[1], [], list(range(A.shape[0]))
        while left:
            size, i, j = max(
                ((abs(U[i][j]) / (start[i] or 1), i, j) for i in left for j in range(n)),
                key=lambda candidate: candidate[0],
            )
            if size <= zero:
                break
            kept.append(i)
            left.remove(i)
            for k in left:
                if U[k][j]:
                    factor = U[k][j] / U[i][j]
                    U[k] = [x - factor * y for x, y in zip(U[k], U[i], strict=True)]
        if any(abs(U[i][n]) > zero * (start[i] or 1) for i in left):
            raise ValueError("the constraints contradict each other")
        return sorted(kept)


def _responses(M: Array, Q: Array, A: Array, b: Array, digits: int) -> tuple[Matrix, list]:
    """G, one row per coordinate, and rhs = (Q, b of the independent rows), with qdd = G rhs."""
    n = M.shape[0]
    rows = independent_rows(A, b, digits)
    size = n + len(rows)
    saddle = mp.zeros(size).tolist()
    for j in range(n):
        for k in range(n):
            saddle[j][k] = mp.mpf(float(M[j, k]))
        for i, row in enumerate(rows):
            saddle[j][n + i] = -mp.mpf(float(A[row, j]))
            saddle[n + i][j] = mp.mpf(float(A[row, j]))
    rhs = [mp.mpf(float(x)) for x in Q] + [mp.mpf(float(b[row])) for row in rows]
    return _inverse(saddle, digits)[:n], rhs


def _inverse(K: Matrix, digits: int) -> Matrix:
    """Gauss-Jordan with complete pivoting, in rows and columns brought to unit size."""
    n = len(K)
    r = [1 / (max(abs(x) for x in row) or mp.mpf(1)) for row in K]
    c = [1 / (max(abs(K[i][j]) * r[i] for i in range(n)) or mp.mpf(1)) for j in range(n)]
    U = [[K[i][j] * r[i] * c[j] for j in range(n)] for i in range(n)]
    V = [[mp.mpf(int(i == j)) for j in range(n)] for i in range(n)]
    left, place = list(range(n)), {}
    while left:
        size, i, j = max(
            ((abs(U[i][j]), i, j) for i in left for j in range(n) if j not in place),
            key=lambda candidate: candidate[0],
        )
        if size <= mp.mpf(10) ** -digits:
            raise ValueError("the acceleration is not determined (Eq. 43)")
        place[j] = i
        left.remove(i)
        pivot = U[i][j]
        U[i], V[i] = [x / pivot for x in U[i]], [x / pivot for x in V[i]]
        for k in range(n):
            factor = U[k][j]
            if k != i and factor:
                U[k] = [x - factor * y if y else x for x, y in zip(U[k], U[i], strict=True)]
                V[k] = [x - factor * y if y else x for x, y in zip(V[k], V[i], strict=True)]
    return [[V[place[j]][k] * c[j] * r[k] for k in range(n)] for j in range(n)]

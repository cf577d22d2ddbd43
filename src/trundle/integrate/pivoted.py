"""The careful solve of M qdd = Q + A' lam, A qdd = b: for states where the production solve fails.

The production solve is unrolled, unpivoted, and takes its scales at the start. This one is dense,
pivots, and asks nothing of the units: masses from 1e-9 to 1e9 in one system, lengths in mm beside
km, redundant rows, zero masses. In order:

1. `_find_pivots`: Gaussian elimination on A with complete pivoting. A column counts in units of
   1/sqrt(M_jj), so that light coordinates become the dependent ones and heavy ones stay free;
   massless ones go first. Beside each entry runs the variance of its error, as it follows from the
   entries of A being known to a part `tolerance` of themselves. A row with nothing above that error
   is redundant. The rank therefore does not depend on the units of rows or columns.
2. `_factor_free`: qdd = x_p + N z in the free coordinates z, K = N'MN and its LDL'. K > 0 exactly
   when rank [M | A'] = n, Eq. 43 of Udwadia & Mogharabin (2021): the pivots of K, relative to the
   terms that make them, are the rank test.
3. `_solve`: z, qdd, and the multipliers of the pivot rows. Redundant rows get the multiplier zero;
   the force A' lam is the same for every choice.
4. `_refine`, with residuals of the original equations summed in twice the working precision. This
   makes qdd the solution of the given doubles to about one unit of rounding in each component.

Redundant rows agree on the constraints only. Inner stages of a step leave the constraints a little,
and to enforce such a row there is to divide error by error. So find the pivots at an accepted point
(HOLD = 0) and keep them for the stages that follow (HOLD = 1): the motion is smooth then.

All is kept in one float64 buffer of `buffer_size(n, m)` numbers; the first eight are listed below.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from trundle.integrate.call import call_native

Array = NDArray[np.float64]
Factors = tuple[Array, Array, Array, Array]
F = TypeVar("F", bound=Callable[..., Any])

# The first eight numbers of the buffer. In:
HOLD = 0  # 0: find pivots; 1: keep those of the last call (there must have been one)
TOLERANCE = 1  # how well the entries of A, b and M are known, relative; 0: DEFAULT_TOLERANCE
# Out:
STATUS = 2  # sum of the flags below; 0 is fine
RANK = 3  # of A
RESIDUAL = 4  # the return value
CONTRADICTION = 5  # how much redundant rows disagree: 0 not at all, 1 entirely
CORRECTION = 6  # the last correction of qdd, relative: the error before it was made
CLEARANCE = 7  # smallest pivot of K, relative to its terms: how far Eq. 43 is from failing
_HEADER = 8

UNDETERMINED = 1  # Eq. 43 fails; qdd and lam are set to nan
CONTRADICTORY = 2  # redundant rows disagree; qdd obeys the pivot rows only
FAILED = 4  # numbers that are not finite, on the way in or out

EPSILON = 2.0**-52
DEFAULT_TOLERANCE = 2.0**-40  # what evaluating A off the constraints may cost
DISAGREEMENT = 2.0**-26  # b carries drift off the constraints too; contradictions are near 1
MOST_CORRECTIONS = 6
FLOOR = 2.0**-10  # where terms cancel below this part of their size, errors are measured against it


def _kernel(function: F) -> F:
    """`njit` without `contract`: `_add_product` needs the rounding error of each product."""
    inner = function.__name__.startswith("_")  # no wrappers for these: it compiles a third faster
    options = {"cache": not inner, "no_cpython_wrapper": inner, "no_cfunc_wrapper": True}
    return cast(F, njit(nogil=True, error_model="numpy", **options)(function))


@_kernel
def buffer_size(n: int, m: int) -> int:
    """Numbers of float64 that the buffer of a system of n coordinates and m rows holds.

    >>> buffer_size(2, 1)
    68
    """
    return _HEADER + 4 * m * n + 7 * n * n + 8 * n + 8 * m


@_kernel
def _gather(X: Array, rows: Array, cols: Array, out: Array) -> None:
    """out = X with its rows and columns in the order given."""
    for i in range(len(rows)):
        for j in range(len(cols)):
            out[i, j] = X[int(rows[i]), int(cols[j])]


@_kernel
def _start_units(LU: Array, c: Array, y: Array, massless: int) -> None:
    """Units of the massless columns, which have no mass to give them one: make all of even size."""
    for _ in range(3):
        for i in range(len(y)):
            y[i] = 0.0
            for j in range(massless):
                y[i] = max(y[i], abs(LU[i, j]) * c[j])
        for j in range(massless):
            size = 0.0
            for i in range(len(y)):
                if y[i] > 0.0:
                    size = max(size, abs(LU[i, j]) / y[i])
            c[j] = 1.0 / size if size > 0.0 else 1.0


@_kernel
def _start_variances(LU: Array, V: Array, c: Array, massless: int, tolerance: float) -> None:
    """An entry is known to a part `tolerance` of itself, and no better than its row to rounding.

    The second is for entries that should be zero, but are what terms that cancelled have left.
    """
    for i in range(V.shape[0]):
        light, heavy = 0.0, 0.0
        for j in range(len(c)):
            if j < massless:
                light = max(light, abs(LU[i, j]) * c[j])
            else:
                heavy = max(heavy, abs(LU[i, j]) * c[j])
        for j in range(len(c)):
            row = light if j < massless else heavy
            size = max(abs(LU[i, j]), row / c[j] * EPSILON / tolerance)
            V[i, j] = size * size if LU[i, j] != 0.0 else 0.0


@_kernel
def _best_pivot(
    LU: Array, V: Array, c: Array, k: int, end: int, tolerance: float
) -> tuple[int, int]:
    """Row and column of the best pivot among columns k to end; (-1, -1) if all is rounding."""
    score, p, q = 0.0, -1, -1
    for i in range(k, V.shape[0]):
        unit = 0.0  # the size of a row is that of its errors: one that cancelled must not look good
        for j in range(k, end):
            unit = max(unit, V[i, j] * c[j] * c[j])
        unit = math.sqrt(unit)
        for j in range(k, end):
            size = abs(LU[i, j])
            if size * c[j] > score * unit and size > tolerance * math.sqrt(V[i, j]):
                score, p, q = size * c[j] / unit, i, j
    return p, q


@_kernel
def _find_pivots(
    LU: Array, V: Array, c: Array, rows: Array, cols: Array, massless: int, tolerance: float
) -> tuple[int, bool]:
    """Eliminate with complete pivoting; the rank of A, and whether A fixes the massless ones."""
    n, m = len(cols), len(rows)
    k, end = 0, massless
    while k < min(m, n):
        p, q = _best_pivot(LU, V, c, k, end, tolerance)
        if p < 0:
            if k < massless or end == n:
                break
            end = n  # massless coordinates are done
            continue
        rows[k], rows[p] = rows[p], rows[k]
        cols[k], cols[q] = cols[q], cols[k]
        c[k], c[q] = c[q], c[k]
        for X in (LU, V):
            for j in range(n):
                X[k, j], X[p, j] = X[p, j], X[k, j]
            for i in range(m):
                X[i, k], X[i, q] = X[i, q], X[i, k]
        _eliminate(LU, k)
        for i in range(k + 1, m):
            # Errors as if independent: sums of their sizes would grow too fast with the rank.
            square = LU[i, k] ** 2
            doubt = (V[i, k] + square * V[k, k]) / LU[k, k] ** 2
            for j in range(k + 1, n):
                V[i, j] += square * V[k, j] + doubt * LU[k, j] ** 2
        k += 1
    return k, k >= massless


@_kernel
def _eliminate(LU: Array, k: int) -> None:
    """Clear column k below its pivot; the multipliers take the place of the zeros."""
    for i in range(k + 1, LU.shape[0]):
        LU[i, k] /= LU[k, k]
        if LU[i, k] != 0.0:
            for j in range(k + 1, LU.shape[1]):
                LU[i, j] -= LU[i, k] * LU[k, j]


@_kernel
def _factor_free(factors: Factors, MN: Array, r: int) -> float:
    """K = N'MN and its LDL' (unit L below the diagonal, D on it); the smallest pivot, relative."""
    M, LU, N, K = factors
    n = M.shape[0]
    clearance = 1.0
    for a in range(n - r):
        for k in range(n - 1, -1, -1):  # column a of N: free coordinate a is 1, others are 0
            N[k, a] = -LU[k, r + a] if k < r else (1.0 if k == r + a else 0.0)
            if k < r:
                for j in range(k + 1, r):
                    N[k, a] -= LU[k, j] * N[j, a]
                N[k, a] /= LU[k, k]
        size = 0.0  # of the terms of K[a, a]: |N|'|M||N|
        for j in range(n):
            MN[j, a] = 0.0
            for k in range(n):
                MN[j, a] += M[j, k] * N[k, a]
                size += abs(N[j, a] * M[j, k] * N[k, a])
        for e in range(a + 1):
            K[a, e] = 0.0
            for j in range(n):
                K[a, e] += N[j, e] * MN[j, a]
            for k in range(e):
                K[a, e] -= K[a, k] * K[k, k] * K[e, k]
            if e < a:
                K[a, e] /= K[e, e]
        if not K[a, a] > 0.0:
            return 0.0
        clearance = min(clearance, K[a, a] / size)
    return clearance


@_kernel
def _solve(
    factors: Factors, r: int, g: Array, h: Array, x: Array, lam: Array, y: Array, w: Array
) -> None:
    """M x - A' lam = g and A x = h on the pivot rows; other rows get lam = 0. y, w are scratch."""
    M, LU, N, K = factors
    n, f = len(x), len(x) - r
    for k in range(r):
        y[k] = h[k]
        for j in range(k):
            y[k] -= LU[k, j] * y[j]
    for j in range(r, n):
        x[j] = 0.0
    _depend(LU, r, y, x)  # x_p: the free ones at zero
    for j in range(n):
        w[j] = g[j]
        for k in range(r):
            w[j] -= M[j, k] * x[k]
    for a in range(f):  # L D L' z = N'(g - M x_p)
        x[r + a] = 0.0
        for j in range(n):
            x[r + a] += N[j, a] * w[j]
        for e in range(a):
            x[r + a] -= K[a, e] * x[r + e]
    for a in range(f - 1, -1, -1):
        x[r + a] /= K[a, a]
        for e in range(a + 1, f):
            x[r + a] -= K[e, a] * x[r + e]
    _depend(LU, r, y, x)
    for k in range(len(lam)):  # U' L' lam = (M x - g) of the dependent coordinates
        lam[k] = -g[k] if k < r else 0.0
        if k < r:
            for j in range(n):
                lam[k] += M[k, j] * x[j]
            for j in range(k):
                lam[k] -= LU[j, k] * lam[j]
            lam[k] /= LU[k, k]
    for k in range(r - 1, -1, -1):
        for j in range(k + 1, r):
            lam[k] -= LU[j, k] * lam[j]


@_kernel
def _depend(LU: Array, r: int, y: Array, x: Array) -> None:
    """The dependent coordinates from the free ones: U x = y."""
    for k in range(r - 1, -1, -1):
        x[k] = y[k]
        for j in range(k + 1, len(x)):
            x[k] -= LU[k, j] * x[j]
        x[k] /= LU[k, k]


@_kernel
def _natural_sizes(
    factors: Factors, squares: Factors, r: int, Q: Array, b: Array, vn: Array, vm: Array
) -> None:
    """Into X and L: how large x and lam would be if the terms that make them did not cancel.

    `_solve` on squares, with signs such that all terms add up: the root of a sum of squares.
    """
    M, LU, N, K = factors
    M2, LU2, N2, K2 = squares
    n, f = len(Q), len(Q) - r
    for j in range(n):
        vn[0, j] = Q[j] ** 2
        for k in range(n):
            M2[j, k] = -(M[j, k] ** 2)
        for a in range(f):
            N2[j, a] = N[j, a] ** 2
    for k in range(r):
        vm[1, k] = b[k] ** 2
        for j in range(n):
            LU2[k, j] = LU[k, j] ** 2 if j == k else -(LU[k, j] ** 2)
    for a in range(f):
        for e in range(a + 1):
            K2[a, e] = K[a, e] ** 2 if e == a else -(K[a, e] ** 2)
    _solve(squares, r, vn[0], vm[1], vn[1], vm[2], vm[5], vn[4])
    for j in range(n):
        vn[1, j] = math.sqrt(abs(vn[1, j]))
    for k in range(len(b)):
        vm[2, k] = math.sqrt(abs(vm[2, k]))


@_kernel
def _add_product(high: float, low: float, a: float, b: float) -> tuple[float, float]:
    """(high, low) + a b to some 106 bits: Dekker's product and Knuth's sum."""
    product = a * b
    t = 134217729.0 * a
    a1 = t - (t - a)
    a2 = a - a1
    t = 134217729.0 * b
    b1 = t - (t - b)
    b2 = b - b1
    error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    total = high + product
    t = total - high
    return total, low + (((high - (total - t)) + (product - t)) + error)


@_kernel
def _residuals(
    M: Array, Q: Array, A: Array, b: Array, r: int, x: Array, lam: Array, X: Array, L: Array,
    r1: Array, r2: Array,
) -> tuple[float, float]:  # fmt: skip
    """r1 = Q + A' lam - M x and r2 = b - A x; the worst of the equations solved, relative to their
    terms, and of the redundant rows, relative to the natural size X of x (and L of lam)."""
    worst, disagreement = 0.0, 0.0
    for j in range(len(Q)):
        high, low, size = Q[j], 0.0, abs(Q[j])
        for k in range(len(Q)):
            high, low = _add_product(high, low, -M[j, k], x[k])
            size += abs(M[j, k]) * (abs(x[k]) + FLOOR * X[k])
        for i in range(r):
            high, low = _add_product(high, low, A[i, j], lam[i])
            size += abs(A[i, j]) * (abs(lam[i]) + FLOOR * L[i])
        r1[j] = high + low
        if not abs(r1[j]) <= worst * size:
            worst = abs(r1[j]) / size
    for i in range(len(b)):
        high, low, size, natural = b[i], 0.0, abs(b[i]), abs(b[i])
        for j in range(len(Q)):
            high, low = _add_product(high, low, -A[i, j], x[j])
            size += abs(A[i, j]) * (abs(x[j]) + FLOOR * X[j])
            natural += abs(A[i, j]) * (abs(x[j]) + X[j])
        r2[i] = high + low
        if i < r and not abs(r2[i]) <= worst * size:
            worst = abs(r2[i]) / size
        if i >= r and not abs(r2[i]) <= disagreement * natural:
            disagreement = abs(r2[i]) / natural
    return worst, disagreement


@_kernel
def _refine(
    M: Array, Q: Array, A: Array, b: Array, factors: Factors, r: int, vn: Array, vm: Array,
    header: Array,
) -> float:  # fmt: skip
    """Correct x and lam until that stops paying; the scaled residual that remains."""
    x, X, dx, r1, w = vn[0], vn[1], vn[2], vn[3], vn[4]
    lam, L, dlam, r2, y = vm[1], vm[2], vm[3], vm[4], vm[5]
    last = math.inf
    worst, disagreement = _residuals(M, Q, A, b, r, x, lam, X, L, r1, r2)
    for _ in range(MOST_CORRECTIONS):
        _solve(factors, r, r1, r2, dx, dlam, y, w)
        change = 0.0
        for j in range(len(x)):
            if not abs(dx[j]) <= change * (abs(x[j]) + FLOOR * X[j]):
                change = abs(dx[j]) / (abs(x[j]) + FLOOR * X[j])
        if not change < 0.5 * last:
            break
        last = change
        for j in range(len(x)):
            x[j] += dx[j]
        for k in range(r):
            lam[k] += dlam[k]
        worst, disagreement = _residuals(M, Q, A, b, r, x, lam, X, L, r1, r2)
        if change <= EPSILON:
            break
    header[CORRECTION], header[CONTRADICTION] = last, disagreement
    return worst if header[HOLD] != 0.0 else max(worst, disagreement)


@_kernel
def _report(header: Array, status: int, residual: float, qdd: Array, lam: Array) -> float:
    """Write status and residual; where there is no solution, leave nothing that looks like one."""
    header[STATUS], header[RESIDUAL] = status, residual
    if not residual < math.inf:
        header[CORRECTION], header[CONTRADICTION] = math.inf, 0.0
        for j in range(len(qdd)):
            qdd[j] = math.nan
        for i in range(len(lam)):
            lam[i] = math.nan
    return residual


@_kernel
def _order(M: Array, A: Array, mn: Array, c: Array, cols: Array, vm: Array, header: Array) -> bool:
    """Choose pivots, unless they are held; False where rows leave a massless coordinate open."""
    if header[HOLD] != 0.0:
        return True
    LU, V, rows = mn[1], mn[2], vm[0]
    for i in range(len(rows)):
        rows[i] = i
    k, massless = 0, 0
    for heavy in (False, True):  # massless coordinates first
        massless = k
        for j in range(len(cols)):
            if (M[j, j] > 0.0) == heavy:
                cols[k] = j
                c[k] = 1.0 / math.sqrt(M[j, j]) if heavy else 1.0
                k += 1
    _gather(A, rows, cols, LU)
    _start_units(LU, c, vm[1], massless)
    _start_variances(LU, V, c, massless, header[TOLERANCE])
    r, fixed = _find_pivots(LU, V, c, rows, cols, massless, header[TOLERANCE])
    header[RANK] = r
    return fixed


@_kernel
def pivoted_solve(
    M: Array, Q: Array, A: Array, b: Array, qdd: Array, lam: Array, buffer: Array
) -> float:
    """Solve M qdd = Q + A' lam, A qdd = b into qdd (n,) and lam (m,); the scaled residual.

    The residual of each equation is divided by the sum of its terms without sign; the worst is
    returned: about 1e-16 when all is well, inf when there is no qdd (qdd and lam are nan then).
    With HOLD = 0 redundant rows count too. The first eight numbers of the buffer say more: see
    the constants above. Arrays are C-contiguous float64; their sizes are the caller's promise.

    The bead on the unit hoop at (0.6, 0.8), m = 1, g = 10, the hoop stated twice, once in mm:

    >>> M, Q = np.eye(2), np.array([0.0, -10.0])
    >>> A, b = np.array([[0.6, 0.8], [600.0, 800.0]]), np.zeros(2)
    >>> qdd, lam, buffer = np.empty(2), np.empty(2), np.zeros(buffer_size(2, 2))
    >>> pivoted_solve(M, Q, A, b, qdd, lam, buffer) < 1e-15
    True
    >>> qdd.round(12).tolist(), (A.T @ lam).round(12).tolist(), int(buffer[RANK])
    ([4.8, -3.6], [4.8, 6.4], 1)
    """
    n, m, header = len(Q), len(b), buffer[:_HEADER]
    i1 = _HEADER + n * n + n + m * n + m  # the terms of `pivoted_rhs` come first
    i2 = i1 + 3 * m * n
    i3 = i2 + 6 * n * n
    i4 = i3 + 7 * n
    mn = buffer[i1:i2].reshape(3, m, n)  # A in pivot order, its LU, the variances of LU
    nn = buffer[i2:i3].reshape(6, n, n)  # M in pivot order, N, K; the same squared
    vn = buffer[i3:i4].reshape(7, n)  # x, its natural size, dx, r1, scratch; Q; columns
    vm = buffer[i4 : i4 + 7 * m].reshape(7, m)  # rows; lam, its size, dlam, r2, scratch; b
    factors, squares = (nn[0], mn[1], nn[1], nn[2]), (nn[3], mn[2], nn[4], nn[5])
    rows, cols, Q_, b_ = vm[0], vn[6], vn[5], vm[6]
    if not header[TOLERANCE] > 0.0:
        header[TOLERANCE] = DEFAULT_TOLERANCE
    failed = not abs(np.sum(M) + np.sum(Q) + np.sum(A) + np.sum(b)) < math.inf
    fixed = not failed and _order(M, A, mn, vn[0], cols, vm, header)
    r = int(header[RANK])
    if fixed:
        _gather(M, cols, cols, nn[0])
        _gather(A, rows, cols, mn[0])
        _gather(A, rows, cols, mn[1])
        for k in range(r):
            _eliminate(mn[1], k)
    header[CLEARANCE] = _factor_free(factors, nn[3], r) if fixed else 0.0
    if not header[CLEARANCE] > header[TOLERANCE]:
        return _report(header, FAILED if failed else UNDETERMINED, math.inf, qdd, lam)
    for j in range(n):
        Q_[j] = Q[int(cols[j])]
    for i in range(m):
        b_[i] = b[int(rows[i])]
    _natural_sizes(factors, squares, r, Q_, b_, vn, vm)
    _solve(factors, r, Q_, b_, vn[0], vm[1], vm[5], vn[4])
    residual = _refine(nn[0], Q_, mn[0], b_, factors, r, vn, vm, header)
    for j in range(n):
        qdd[int(cols[j])] = vn[0, j]
    for i in range(m):
        lam[int(rows[i])] = vm[1, i]
    if not (residual < math.inf and abs(np.sum(qdd) + np.sum(lam)) < math.inf):
        return _report(header, FAILED, math.inf, qdd, lam)
    disagree = header[HOLD] == 0.0 and header[CONTRADICTION] > DISAGREEMENT
    return _report(header, CONTRADICTORY if disagree else 0, residual, qdd, lam)


@_kernel
def pivoted_rhs(
    terms_address: int, t_array: Array, y: Array, p: Array, n: int, m: int, out_ydot: Array,
    buffer: Array, work: Array,
) -> float:  # fmt: skip
    """ydot = [v, qdd] at y = [q, v], from the native terms [M, Q, A, b]; the scaled residual.

    terms_address is that of `void terms(t, y, p, out, work)`, which writes M (n, n), Q (n,), A
    (m, n), b (m,) one after the other, matrices by rows. They stay in buffer[8:], but for b, whose
    place the multipliers take.
    """
    out = buffer[_HEADER : _HEADER + n * n + n + m * n + m]
    call_native(terms_address, t_array, y, p, out, work)
    e = n * n + n
    M, Q = out[: n * n].reshape(n, n), out[n * n : e]
    A, b = out[e : e + m * n].reshape(m, n), out[e + m * n :]
    for j in range(n):
        out_ydot[j] = y[n + j]
    return pivoted_solve(M, Q, A, b, out_ydot[n : 2 * n], b, buffer)

"""Gauss-Newton on native code, for many problems one after the other: the starts of an ensemble.

A problem is a row: unknowns x (n), of which some are open, and what is known. The native function gives

    out = [r (m) | J (m x n, column by column) | sides (k)]      r = 0 is wanted, every side positive

Each row is solved by itself, from its own numbers, so its bits do not depend on its neighbours.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, inner, kernel, stamp

SOURCES = stamp("call", "newton")
Integers = NDArray[np.int64]

MOST_STEPS = 60
RANK = 1e-10  # of the longest column: less is taken for nothing


@inner
def least_squares(A: Array, b: Array, x: Array, order: Integers, size: Array) -> bool:
    """x of least |A x - b|, by Householder reflections with column pivoting; False where A has not full rank.

    A (m, n) and b (m) are overwritten; order (n) and size (n) are room.
    """
    m, n = A.shape
    if m < n:
        return False
    for j in range(n):  # columns of length one, so that units do not matter
        order[j] = j
        total = 0.0
        for i in range(m):
            total += A[i, j] * A[i, j]
        size[j] = math.sqrt(total)
        if not size[j] > 0.0:
            return False
        for i in range(m):
            A[i, j] /= size[j]
    for k in range(n):
        best, longest = k, -1.0
        for j in range(k, n):
            total = 0.0
            for i in range(k, m):
                total += A[i, j] * A[i, j]
            if total > longest:
                best, longest = j, total
        if not longest > RANK * RANK:
            return False
        if best != k:
            order[k], order[best] = order[best], order[k]
            for i in range(m):
                A[i, k], A[i, best] = A[i, best], A[i, k]
        alpha = -math.copysign(math.sqrt(longest), A[k, k])
        head = A[k, k] - alpha
        square = longest - A[k, k] * A[k, k] + head * head
        A[k, k] = head
        for j in range(k + 1, n + 1):  # the last one is b
            total = 0.0
            for i in range(k, m):
                total += A[i, k] * (A[i, j] if j < n else b[i])
            factor = 2.0 * total / square
            for i in range(k, m):
                if j < n:
                    A[i, j] -= factor * A[i, k]
                else:
                    b[i] -= factor * A[i, k]
        A[k, k] = alpha
    for k in range(n - 1, -1, -1):
        total = b[k]
        for j in range(k + 1, n):
            total -= A[k, j] * x[order[j]]
        x[order[k]] = total / A[k, k]
    for j in range(n):
        x[j] /= size[j]
    return True


@inner
def length(x: Array, count: int) -> float:
    total = 0.0
    for i in range(count):
        total += x[i] * x[i]
    return math.sqrt(total)


@inner
def is_solved(out: Array, x: Array, m: int, free: bool) -> bool:
    """Whether every residual is small as a distance (see `constrained/start.py`), and every side positive.

    free   something was solved for: then to rounding; else as a given start must be
    """
    n, largest = x.size, 0.0
    for j in range(n):
        largest = max(largest, abs(x[j]))
    for i in range(m):
        size, reach = 0.0, 0.0
        for j in range(n):
            entry = out[m + j * m + i]
            size += entry * entry
            if entry != 0.0:
                reach = max(reach, abs(x[j]))
        size = math.sqrt(size) if size > 0.0 else 1.0
        allowed = 1e-10 * largest + 1e-14 if free else 1e-8 * reach + 1e-12
        if not abs(out[i]) <= allowed * size:
            return False
    lowest = 1.0
    for i in range(m + m * n, out.size):
        lowest = min(lowest, out[i]) if out[i] == out[i] else -1.0
    return lowest > 0.0


@inner
def solve_row(
    address: int, time: Array, x: Array, known: Array, open_: Integers, m: int, room: tuple[Array, ...],
    order: Integers,
) -> bool:  # fmt: skip
    """Damped Gauss-Newton on the open entries of x; whether it ended in a solution."""
    out, A, b, step, size, trial, work = room
    count = open_.size
    call_native(address, time, x, known, out, work)
    error = length(out, m)
    for _ in range(MOST_STEPS):
        if count == 0 or error == 0.0:
            break
        if not math.isfinite(error):
            return False
        for j in range(count):
            for i in range(m):
                A[i, j] = out[m + open_[j] * m + i]
        for i in range(m):
            b[i] = -out[i]
        if not least_squares(A, b, step, order, size):
            return False
        damping, better, new = 1.0, False, error
        for _ in range(6):
            for j in range(x.size):
                trial[j] = x[j]
            for j in range(count):
                trial[open_[j]] += damping * step[j]
            call_native(address, time, trial, known, out, work)
            new = length(out, m)
            if new < error:
                better = True
                break
            damping *= 0.4
        if not better:
            call_native(address, time, x, known, out, work)
            break
        moved = damping * length(step, count)
        for j in range(x.size):
            x[j] = trial[j]
        error = new
        if moved <= 1e-15 * length(x, x.size):
            break
    return is_solved(out, x, m, count > 0)


@kernel
def solve_rows(
    address: int, time: Array, x: Array, known: Array, open_: Integers, m: int, room: tuple[Array, ...],
    order: Integers, solved: Integers, sources: int = SOURCES,
) -> None:  # fmt: skip
    """Solve every row of x (N, n) in place, knowing known (N, k); solved (N,) says which are.

    room   (out, A (m, open), b (m), step (open), size (open), trial (n), work)
    """
    for row in range(x.shape[0]):
        if solved[row] == 1:
            good = solve_row(address, time, x[row], known[row], open_, m, room, order)
            solved[row] = 1 if good else 0

"""Coordinates that a constraint gives explicitly, taken out before the solve.

A row such as v_O - omega x r n = 0 has the entry 1 in the column of each component of v_O: it says outright what that
acceleration is. Rows of that kind are solved for such columns once and for all, in symbols (Gauss and Jordan), and

    q'' = N x + g,    N = [1; G],    M -> N' M N,    Q -> N' (Q - M g),    A -> its other rows, with those columns gone

leaves a smaller system for the solve, with the same motion. Only entries +1 and -1 serve, in rows that hold no larger
constant, so that nothing is divided by what may vanish; a pair is taken only where the count of operations goes
down. The ten coordinates and eight rows of paper 000 become five and three.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca
import numpy as np

LARGEST = 40  # coordinates: in longer chains the sparse factorization does the same better


@dataclass(frozen=True)
class Explicit:
    """Pairs of a row and the column it gives, and what is left."""

    n: int
    m: int
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    other_rows: list[int] = field(init=False)
    other_columns: list[int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "other_rows", [i for i in range(self.m) if i not in self.rows])
        object.__setattr__(
            self, "other_columns", [j for j in range(self.n) if j not in self.columns]
        )


class Reduced:
    """M (n, n) and A (m, n) with the explicit columns taken out: M, A of what is left, G, and row operations T.

    T (m, m) turns the rows of A into those where every explicit column has a single entry, 1:
    A -> T A, b -> T b, lam = T' lam of the turned rows.
    """

    def __init__(self, M: ca.SX, A: ca.SX, explicit: Explicit) -> None:
        self.explicit, self.full_M = explicit, M
        turned, self.T = _turned(A, explicit)
        e, k, others = list(explicit.columns), explicit.other_columns, explicit.other_rows
        self.G = -block(turned, list(explicit.rows), k)
        self.A = block(turned, others, k)
        across = ca.mtimes(block(M, k, e), self.G)
        own = ca.mtimes([self.G.T, block(M, e, e), self.G])
        self.M = ca.sparsify(block(M, k, k) + across + across.T + own)

    def right_sides(self, Q: ca.SX, b: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
        """Q and b of what is left, and g."""
        e, k = list(self.explicit.columns), self.explicit.other_columns
        if not e:
            return Q, b, ca.SX(0, 1)
        b = ca.mtimes(self.T, b)
        g = ca.densify(b[list(self.explicit.rows)])
        Q = ca.densify(Q) - ca.mtimes(self.full_M[:, e], g)
        left = block(b, self.explicit.other_rows, [0])
        return Q[k] + ca.mtimes(self.G.T, Q[e]), left, g

    def whole(self, x: ca.SX, g: ca.SX) -> ca.SX:
        """N x + g in the order of the coordinates."""
        both = ca.vertcat(x, ca.mtimes(self.G, x) + g)
        return both[_back([*self.explicit.other_columns, *self.explicit.columns])]

    def multipliers(self, lam: ca.SX, Q: ca.SX, a: ca.SX) -> ca.SX:
        """lam (m) of all rows: an explicit column holds one row, which carries all that M q'' - Q asks for there."""
        e = list(self.explicit.columns)
        if not e:
            return lam
        own = ca.mtimes(self.full_M[e, :], a) - ca.densify(Q)[e]
        both = ca.vertcat(lam, own)[_back([*self.explicit.other_rows, *self.explicit.rows])]
        return ca.mtimes(self.T.T, both)


def block(matrix: ca.SX, rows: list[int], columns: list[int]) -> ca.SX:
    """Some rows and columns, in the right shape even if there are none of them."""
    return matrix[rows, columns] if rows and columns else ca.SX(len(rows), len(columns))


def _back(order: list[int]) -> list[int]:
    """Where each index went."""
    return [int(i) for i in np.argsort(order)]


def _turned(A: ca.SX, explicit: Explicit) -> tuple[ca.SX, ca.SX]:
    """T A and T."""
    m, n = A.shape
    whole = ca.horzcat(A, ca.SX.eye(m))
    for row, column in zip(explicit.rows, explicit.columns, strict=True):
        whole = swept(whole, row, column)
    return whole[:, :n], whole[:, n:]


def swept(A: ca.SX, row: int, column: int) -> ca.SX:
    """One step of Gauss and Jordan: the entry becomes 1, the rest of its column 0."""
    pivot = A[row, :] / A[row, column]
    rows = []
    for i in range(A.shape[0]):
        factor = A[i, column]
        if i == row:
            rows.append(pivot)
        elif factor.is_zero():
            rows.append(A[i, :])
        else:
            rest = A[i, :] - factor * pivot
            rest[0, column] = 0
            rows.append(rest)
    return ca.sparsify(ca.vertcat(*rows))


def find_explicit(M: ca.SX, A: ca.SX) -> Explicit:
    """The pairs worth taking, cheapest first (Markowitz), while the count of operations goes down."""
    m, n = A.shape
    none = Explicit(n, m)
    if n > LARGEST or m == 0:
        return none
    masses, rows, columns = pattern(M), [], []
    left_rows, left_columns = set(range(m)), set(range(n))
    refused: set[tuple[int, int]] = set()
    cost = _count(masses, pattern(A), left_rows, left_columns)
    while len(left_columns) > 1:
        entries = pattern(A)
        pairs = _candidates(A, entries, left_rows, left_columns, refused)
        if not pairs:
            break
        row, column = pairs[0]
        reduced = swept(A, row, column)
        fewer_rows, fewer_columns = left_rows - {row}, left_columns - {column}
        coupled = _coupled(masses, entries[row], column)
        now = _count(coupled, pattern(reduced), fewer_rows, fewer_columns)
        now += _sweeping(masses, entries, row, column)
        if now >= cost:
            refused.add((row, column))
            continue
        A, masses, cost = reduced, coupled, now
        left_rows, left_columns = fewer_rows, fewer_columns
        rows.append(row)
        columns.append(column)
    return Explicit(n, m, tuple(rows), tuple(columns))


def pattern(matrix: ca.SX) -> np.ndarray:
    found = np.zeros(matrix.shape, dtype=bool)
    row, column = matrix.sparsity().get_triplet()
    found[row, column] = True
    return found


def _candidates(
    A: ca.SX, entries: np.ndarray, rows: set[int], columns: set[int], refused: set[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Entries +1 or -1 in rows without larger constants, those with the fewest neighbours first."""
    found = []
    per_row, per_column = entries.sum(axis=1), entries.sum(axis=0)
    for i in rows:
        constants = {
            int(j): float(A[i, j]) for j in np.flatnonzero(entries[i]) if A[i, j].is_constant()
        }
        if max(map(abs, constants.values()), default=0.0) > 1:
            continue
        for j, value in constants.items():
            if abs(value) == 1 and j in columns and (i, j) not in refused:
                found.append(((per_row[i] - 1) * (per_column[j] - 1), i, j))
    return [(i, j) for _, i, j in sorted(found)]


def _coupled(masses: np.ndarray, row: np.ndarray, column: int) -> np.ndarray:
    """The pattern of N' M N when a row gives a column."""
    beside = row.copy()
    beside[column] = False
    coupled = masses.copy()
    if masses[column, column]:
        coupled |= np.outer(beside, beside)
    touched = masses[column].copy()
    touched[column] = False
    coupled |= np.outer(touched, beside) | np.outer(beside, touched)
    return coupled


def _sweeping(masses: np.ndarray, entries: np.ndarray, row: int, column: int) -> int:
    """Operations that taking a pair costs."""
    beside = int(entries[row].sum()) - 1
    swept = beside * (int(entries[:, column].sum()) - 1)
    mass = beside * (beside + 3) // 2 if masses[column, column] else 0
    return swept + mass + 2 * beside


def _count(masses: np.ndarray, entries: np.ndarray, rows: set[int], columns: set[int]) -> int:
    """Multiplications of the solve with one correction: A' A, the factors (minimum degree), two solutions."""
    k = sorted(columns)
    A = entries[np.ix_(sorted(rows), k)]
    M = masses[np.ix_(k, k)]
    per_row = A.sum(axis=1)
    total = int((per_row * (per_row + 1) // 2).sum()) + 5 * int(A.sum()) + int(M.sum())
    H = M | (A.T.astype(int) @ A.astype(int) > 0)
    np.fill_diagonal(H, False)
    alive = np.ones(len(k), dtype=bool)
    for _ in k:
        degree = np.where(alive, (H & alive).sum(axis=1), len(k) + 1)
        j = int(np.argmin(degree))
        d = int(degree[j])
        total += d * (d + 3) // 2 + 4 * d
        near = H[j] & alive
        alive[j] = False
        H |= np.outer(near, near)
        np.fill_diagonal(H, False)
    return total

"""Step 3 where masses are constant and do not couple: the Schur complement in place of the augmented mass.

    S = A M^-1 A',    lam = S \\ (b - A M^-1 Q),    q'' = M^-1 (Q + A' lam)

M is diagonal, or has blocks of up to three (an inertia in body axes), so M^-1 costs nothing. S couples only rows that
share a body: it is tridiagonal for a chain, and its LDL' needs a fixed number of operations for each link. The
augmented mass of `production.py` couples coordinates, and needs corrections besides.

S is positive definite where the rows are independent. Rows that repeat others leave a pivot that is rounding: q'' keeps
its digits as long as the rows agree. Where they do not, or a pivot is zero, the correction of the checked solve grows,
and the run goes on with the augmented mass, which does not mind.
"""

from __future__ import annotations

import casadi as ca

from trundle.constrained.parts import independent_parts
from trundle.constrained.production import DOUBT

BLOCK = 3  # coordinates that a block of the mass may have
SMALL = 1e-3  # of what is usual: rounding leaves about the same error everywhere, so smaller ones are judged against it


class Schur:
    """[M, A] factored once by its Schur complement; does what `Factored` does, for independent rows.

    M (n, n) with constant blocks, A (m, n).
    """

    quick = 0  # corrections in the inner stages of a step

    def __init__(self, M: ca.SX, A: ca.SX) -> None:
        self._M, self._A, self._inverse = M, A, inverse_of_blocks(M)
        self._ldl = ca.ldl(ca.sparsify(ca.mtimes([A, self._inverse, A.T])), True)

    def _pushed(self, rest: ca.SX) -> tuple[ca.SX, ca.SX]:
        """The change of x and lam that makes A x larger by rest (m)."""
        lam = ca.ldl_solve(ca.densify(rest), *self._ldl)
        return ca.mtimes(self._inverse, ca.mtimes(self._A.T, lam)), lam

    def solve(self, Q: ca.SX, b: ca.SX, corrections: int | None = None) -> tuple[ca.SX, ca.SX]:
        """Accelerations q'' (n) and multipliers lam (m)."""
        free = ca.mtimes(self._inverse, Q)
        lam = self._pushed(b - ca.mtimes(self._A, free))[1]
        x = ca.mtimes(self._inverse, Q + ca.mtimes(self._A.T, lam))
        for _ in range(1 if corrections is None else corrections):
            dx, more = self._pushed(b - ca.mtimes(self._A, x))
            x, lam = x + dx, lam + more
        return x, lam

    def checked_solve(self, Q: ca.SX, b: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
        """Accelerations, multipliers, and how far those of the inner stages can be from the truth, relative."""
        x, lam = self.solve(Q, b, 0)
        dx, more = self._pushed(b - ca.mtimes(self._A, x))
        # At rest q'' is rounding of the forces that cancel: they count for the size too.
        free = ca.mtimes(self._inverse, Q)
        energy = ca.dot(x, ca.mtimes(self._M, x)) + ca.dot(Q, free)
        floor = SMALL**2 / x.shape[0] * energy * ca.diag(self._inverse) + 1e-300
        doubt = DOUBT * ca.sqrt(ca.mmax(dx * dx / (x * x + floor)))
        return x + dx, lam + more, doubt

    def correction(self, rho: ca.SX) -> ca.SX:
        """The change of velocity (n), least in the metric M, that takes the residuals rho (m) out."""
        return -self._pushed(rho)[0]


def blocks_of(M: ca.SX) -> list[list[int]]:
    """The coordinates of each block of M, which share no mass with those of the others."""
    return [columns for _, columns in independent_parts(M.sparsity())]


def has_constant_blocks(M: ca.SX, moving: ca.SX) -> bool:
    """Whether M is made of small blocks that what moves does not change, with a mass for every coordinate."""
    n = M.shape[0]
    diagonal = ca.sparsify(ca.diag(M))
    if not n or diagonal.nnz() < n or ca.depends_on(M, moving):
        return False
    return M.nnz() == n or max(map(len, blocks_of(M))) <= BLOCK


def inverse_of_blocks(M: ca.SX) -> ca.SX:
    """M^-1, block by block."""
    n = M.shape[0]
    if M.nnz() == n:
        return ca.diag(1 / ca.diag(M))
    inverse = ca.SX(n, n)
    for block in blocks_of(M):
        inverse[block, block] = ca.inv(M[block, block])
    return ca.sparsify(inverse)

"""Step 3, the production solve: M q'' = Q + A' lam with A q'' = b, in symbols and without branches.

Seed 000's augmented mass (Eq. 44) read as an augmented Lagrangian: with H = M + A' W A, W large,

    x = H \\ (Q + A' W b),   lam = W (b - A x)

and corrections with the residuals of the original equations

    r2 = b - A x,   r1 = Q + A' lam - M x,   dx = H \\ (r1 + A' W r2),   x += dx,   lam += W (r2 - A dx)

H is positive definite exactly when [M | A'] has full rank (Eq. 43), so one sparse LDL' without pivoting does;
redundant rows and zero masses need no special care. Columns and rows are scaled first (`scales.py`), by powers of
two, so that neither units nor rounding matter; sqrt(W) is part of the rows' scale. The result agrees with Eqs. 42 and
45 of seed 000.

Each correction takes the error from e to about 1e-8 e (in a chain of a thousand links to 1e-3 e). One is enough for
the inner stages of a step; the end of every accepted step takes one more, and its size, component by component, tells
what the stages leave behind. Where that is too much the run goes on with one more everywhere, and where masses 1e9
apart defeat even that, with the pivoted solve (`integrate/pivoted.py`).
"""

from __future__ import annotations

import math

import casadi as ca

W = 2.0**28
FEWEST = 1  # corrections in the inner stages of a step; one more at its end, to see what they leave
DOUBT = 0.01  # a last correction of 1e-8 is as bad a sign as a residual of 1e-10
SMALL = 1e-6  # components below this part of the largest are judged against that part


class Factored:
    """[M, A] scaled and factored once; serves accelerations, friction and velocity projection.

    M (n, n), A (m, n), and the scales D (n), R (m): M -> D M D, A -> R A D, q'' = D x, lam = R l. With R
    times sqrt(W) as the scale of the rows, H = M + A' A and every W above is one.
    """

    def __init__(self, M: ca.SX, A: ca.SX, D: ca.SX, R: ca.SX) -> None:
        columns, rows = ca.diag(D), ca.diag(R)
        self.D, self.R = D, R
        self.M = ca.mtimes([columns, M, columns])
        self.A = ca.mtimes([rows, A, columns])
        self._ldl = ca.ldl(self.M + ca.mtimes(self.A.T, self.A), True)

    def _back(self, right: ca.SX) -> ca.SX:
        return ca.ldl_solve(ca.densify(right), *self._ldl)

    @property
    def quick(self) -> int:
        """Corrections for the inner stages: more for long chains, whose rows are nearly dependent at large."""
        return FEWEST + 2 * int(self.M.shape[0] > 40)

    def solve(self, Q: ca.SX, b: ca.SX, corrections: int | None = None) -> tuple[ca.SX, ca.SX]:
        """Accelerations q'' (n) and multipliers lam (m)."""
        count = self.quick + 1 if corrections is None else corrections
        x, lam, _ = self._scaled_solve(self.D * Q, self.R * b, count)
        return self.D * x, self.R * lam

    def checked_solve(self, Q: ca.SX, b: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
        """Accelerations, multipliers, and how far they can be from the truth, relative."""
        Qs, bs = self.D * Q, self.R * b
        x, lam, dx = self._scaled_solve(Qs, bs, self.quick + 1)
        # At rest x is rounding of the forces that cancel: they set the size below which nothing counts.
        forces = ca.norm_2(Qs) + ca.norm_2(bs) / math.sqrt(W)
        floor = SMALL * (ca.mmax(ca.fabs(x)) + forces) + 1e-300
        change = ca.mmax(ca.fabs(dx) / ca.fmax(ca.fabs(x), floor))
        return self.D * x, self.R * lam, ca.fmax(self._residual(Qs, bs, x, lam), DOUBT * change)

    def _scaled_solve(self, Q: ca.SX, b: ca.SX, corrections: int) -> tuple[ca.SX, ca.SX, ca.SX]:
        """x, lam and the last correction of x, all scaled."""
        M, A, At = self.M, self.A, self.A.T
        if A.shape[0] == 0:
            x = self._back(Q)
            dx = self._back(Q - ca.mtimes(M, x))
            return x + dx, b, dx
        x = self._back(Q + ca.mtimes(At, b))
        lam = b - ca.mtimes(A, x)
        for _ in range(corrections):
            r2 = b - ca.mtimes(A, x)
            r1 = Q + ca.mtimes(At, lam) - ca.mtimes(M, x)
            dx = self._back(r1 + ca.mtimes(At, r2))
            x, lam = x + dx, lam + (r2 - ca.mtimes(A, dx))
        return x, lam, dx

    def _residual(self, Q: ca.SX, b: ca.SX, x: ca.SX, lam: ca.SX) -> ca.SX:
        """How well the original equations hold, relative to the size of their terms."""
        force = ca.mtimes(self.A.T, lam)
        r1 = Q + force - ca.mtimes(self.M, x)
        r2 = (b - ca.mtimes(self.A, x)) / math.sqrt(W)
        size = ca.norm_2(Q) + ca.norm_2(force) + ca.norm_2(b) / math.sqrt(W) + 1e-300
        return ca.sqrt(ca.sumsqr(r1) + ca.sumsqr(r2)) / size

    def correction(self, rho: ca.SX) -> ca.SX:
        """The change of velocity (n) that takes the residuals rho (m) out: -H \\ (A' W rho)."""
        return -self.D * self._back(ca.mtimes(self.A.T, self.R * rho))


def position_correction(A: ca.SX, phi: ca.SX, D: ca.SX, R: ca.SX) -> ca.SX:
    """The change of position (n) that takes the residuals phi (h) out, least in the scaled metric.

    The unit matrix stands for M, so that a massless coordinate bound only by its velocity is left alone.
    """
    return Factored(ca.diag(1 / (D * D)), A, D, R).correction(phi)

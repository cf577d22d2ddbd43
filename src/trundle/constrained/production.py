"""Step 3, the production solve: M q'' = Q + A' lam with A q'' = b, in symbols and without branches.

Paper 000's augmented mass (Eq. 44) read as an augmented Lagrangian: with H = M + A' W A, W large,

    x = H \\ (Q + A' W b),   lam = W (b - A x)

and corrections with the residuals of the original equations

    r2 = b - A x,   r1 = Q + A' lam - M x,   dx = H \\ (r1 + A' W r2),   x += dx,   lam += W (r2 - A dx)

H is positive definite exactly when [M | A'] has full rank (Eq. 43), so one sparse LDL' without pivoting does;
redundant rows and zero masses need no special care. Rows are scaled first (`scales.py`), by powers of two, so that
neither units nor rounding matter; sqrt(W) is part of their scale. The result agrees with Eqs. 42 and
45 of paper 000.

Each correction takes the error from e to about 1e-7 e (in a chain of a thousand links to 1e-3 e). A larger W would
converge faster, but redundant rows agree on the constraints only: what the stages of a step see off them, W makes
large (the rattleback's energy drifts in proportion to W). One is enough for the inner stages of a step, two where
several rows are left and others redundant; the end of every accepted step takes one more, and its size, component by
component, tells what the stages leave behind. Where that is too much the run goes on with one more everywhere, and
where masses 1e9 apart defeat even that, with the pivoted solve (`integrate/pivoted.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import casadi as ca

from trundle.constrained.explicit import Explicit, Reduced, block, find_explicit

W = 2.0**24
FEWEST = 1  # corrections in the inner stages of a step; one more at its end, to see what they leave
DOUBT = 0.01  # a last correction of 1e-8 is as bad a sign as a residual of 1e-10
SMALL = 1e-6  # components below this part of the largest are judged against that part
TINY = 1e-140  # a size whose square is still a number: what is smaller is nothing


class Factored:
    """[M, A] reduced, scaled and factored once; serves accelerations, friction and velocity projection.

    M (n, n), A (m, n), and the scales R (m) of the rows, D (n) of the columns: A -> R A, lam = R l. With sqrt(W) in
    R, H = M + A' A and every W above is one. A factorization without pivots does not feel the scales of columns; they
    only weigh errors against each other. Coordinates that a row gives explicitly are taken out first
    (`explicit.py`); where none is, what is left is the whole system.
    """

    def __init__(
        self,
        M: ca.SX,
        A: ca.SX,
        D: ca.SX,
        R: ca.SX,
        explicit: Explicit | None = None,
        corrections: int = FEWEST,
    ) -> None:
        self._corrections = corrections
        pairs = Explicit(*reversed(A.shape)) if explicit is None else explicit
        self._reduced = Reduced(M, A, pairs)
        self._whole_D, self._D = D, D[pairs.other_columns]
        self._R = block(R, pairs.other_rows, [0])
        self.M = self._reduced.M
        self.A = ca.mtimes(ca.diag(self._R), self._reduced.A)
        self._ldl = ca.ldl(self.M + ca.mtimes(self.A.T, self.A), True)

    def _back(self, right: ca.SX) -> ca.SX:
        return ca.ldl_solve(ca.densify(right), *self._ldl)

    @property
    def quick(self) -> int:
        """Corrections for the inner stages: more for long chains, whose rows are nearly dependent at large."""
        return self._corrections + 2 * int(self.M.shape[0] > 40)

    def solve(self, Q: ca.SX, b: ca.SX, corrections: int | None = None) -> tuple[ca.SX, ca.SX]:
        """Accelerations q'' (n) and multipliers lam (m)."""
        count = self.quick + 1 if corrections is None else corrections
        left_Q, left_b, g = self._reduced.right_sides(Q, b)
        x, lam, _ = self._scaled_solve(left_Q, self._R * left_b, count)
        a = self._reduced.whole(x, g)
        return a, self._reduced.multipliers(self._R * lam, Q, a)

    def drift(self, lam: ca.SX, along: Callable[[ca.SX], ca.SX]) -> ca.SX:
        """What redundant rows add to the change of the multipliers (m, directions): lam stays A times something.

        With l = A z on the scaled rows left, what the equations leave free of dl is (1 - A H^-1 A') dA z.
        """
        held, left = ca.SX.sym("z", self.A.shape[1]), self._reduced.explicit.other_rows
        z = self._back(ca.mtimes(self.A.T, block(lam, left, [0]) / self._R))
        (free,) = ca.substitute(
            [along(ca.densify(ca.mtimes(self.A, held)))], [held], [ca.densify(z)]
        )
        for _ in range(2):  # each time 1e-7 of it is left
            free -= ca.mtimes(self.A, self._back(ca.mtimes(self.A.T, free)))
        return ca.mtimes(self._reduced.T[left, :].T, ca.mtimes(ca.diag(self._R), free))

    def checked_solve(self, Q: ca.SX, b: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
        """Accelerations, multipliers, and how far they can be from the truth, relative."""
        left_Q, left_b, g = self._reduced.right_sides(Q, b)
        left_b = self._R * left_b
        x, lam, dx = self._scaled_solve(left_Q, left_b, self.quick + 1)
        a = self._reduced.whole(x, g)
        change = ca.fabs(self._reduced.whole(dx, ca.SX.zeros(*g.shape)))
        # At rest q'' is rounding of the forces that cancel: they set the size below which nothing counts.
        forces = ca.norm_2(self._D * left_Q) + ca.norm_2(left_b) / math.sqrt(W)
        floor = SMALL * forces * self._whole_D + TINY
        doubt = DOUBT * ca.mmax(change / ca.fmax(ca.fabs(a), floor))
        lam_whole = self._reduced.multipliers(self._R * lam, Q, a)
        return a, lam_whole, ca.fmax(self._residual(left_Q, left_b, x, lam), doubt)

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
        """How well the original equations hold, relative to the size of their terms.

        Of what is left of them, that is: the explicit rows hold by themselves.
        """
        force = ca.mtimes(self.A.T, lam)
        r1 = self._D * (Q + force - ca.mtimes(self.M, x))
        r2 = (b - ca.mtimes(self.A, x)) / math.sqrt(W)
        size = ca.norm_2(self._D * Q) + ca.norm_2(self._D * force) + ca.norm_2(b) / math.sqrt(W)
        return ca.sqrt(ca.sumsqr(r1) + ca.sumsqr(r2)) / (size + TINY)

    def correction(self, rho: ca.SX) -> ca.SX:
        """The change of velocity (n) that takes the residuals rho (m) out: H \\ (-A' W rho)."""
        nothing = ca.SX.zeros(self._whole_D.shape[0])
        Q, b, g = self._reduced.right_sides(nothing, -rho)
        x = self._back(Q + ca.mtimes(self.A.T, self._R * b))
        return self._reduced.whole(x, g)


def position_correction(A: ca.SX, phi: ca.SX, D: ca.SX, R: ca.SX) -> ca.SX:
    """The change of position (n) that takes the residuals phi (h) out, least in the scaled metric.

    The unit matrix stands for M, so that a massless coordinate bound only by its velocity is left alone.
    """
    metric = ca.diag(1 / (D * D))
    return Factored(metric, A, D, R, find_explicit(metric, A)).correction(phi)

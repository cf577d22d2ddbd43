"""The equations of steady motion, and Newton's method for them.

Unknown are positions q, velocities v, accelerations a, multipliers lam, the components xi (s) of the symmetry along
which the motion runs, and at most one more, mu: a parameter, or the value of something held. They satisfy

    phi = 0,   rho = 0,   M a = Q + A' lam,   A a = b          the equations of motion
    v = X_xi(q),   a = X_xi'(q) v                              it runs along a symmetry, and in no other way
    h(q, v, a, lam) = value                                    what is held

exactly, with the Jacobian of all of it. Where one steady motion is among many (all places on a plane are equal) the
shortest step is taken, so that what is found is near to where the search began.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.kept import Numbers
from trundle.study.local import Local, chosen
from trundle.study.symmetry import Symmetry
from trundle.symbols.expression import Expression

RANK = 1e-10
STEPS = 60
SMALL_STEP, SOLVED = 1e-12, 1e-9  # of the unknowns; of the terms of a row
DAMPING = (1.0, 0.5, 0.25, 0.1, 0.03, 0.01)


@dataclass(frozen=True)
class HeldValue:
    """A scalar expression that has a given value, as the user wrote it and in the equations' symbols."""

    key: Expression
    expression: ca.SX


@dataclass(frozen=True)
class Free:
    """The one more unknown: a parameter by its place, or the value of what is held, by its place."""

    parameter: int | None
    held: int | None
    size: float


@dataclass(frozen=True)
class SteadyPoint:
    """A solution, or a try: the unknowns one by one; p with modes, values of what is held."""

    q: np.ndarray
    v: np.ndarray
    a: np.ndarray
    lam: np.ndarray  # of binding rows
    xi: np.ndarray
    p: np.ndarray
    values: np.ndarray

    @property
    def y(self) -> np.ndarray:
        return np.concatenate([self.q, self.v])


class SteadyEquations:
    """The equations of steady motion around a state."""

    def __init__(
        self, at: Local, symmetry: Symmetry, held: Sequence[HeldValue], free: Free | None = None
    ) -> None:
        self.eq, self.t, self.rows = at.eq, at.t, at.rows
        self.symmetry, self.held, self.free = symmetry, tuple(held), free
        self.scales, self.R_phi = at.scales, at.R_phi
        n, m, s = self.eq.n, len(at.rows), len(symmetry)
        D, R = at.scales
        one = [free.size] if free else []
        self.unit = np.concatenate([D, D, D, R, np.ones(s), one])
        self.slices = np.cumsum([0, n, n, n, m, s, len(one)])

    def with_free(self, free: Free | None) -> SteadyEquations:
        """The same with another unknown, or none."""
        other = copy.copy(self)
        other.free = free
        other.unit = np.concatenate([self.unit[: self.slices[5]], [free.size] if free else []])
        other.slices = np.append(self.slices[:6], self.slices[5] + (1 if free else 0))
        return other

    def holding(self, *held: HeldValue) -> SteadyEquations:
        """The same with these values held, and no others."""
        other = copy.copy(self)
        other.held = held
        other.__dict__.pop("_numbers", None)
        return other

    def held_values(self, point: SteadyPoint) -> np.ndarray:
        """The values at a point of what is held."""
        r = self._numbers(self.t, point.q, point.v, point.a, point.lam, point.p)[0]
        return np.asarray(r[len(r) - len(self.held) :])

    def begin(self, at: Local, values: np.ndarray) -> SteadyPoint:
        """The state as a try: xi by least squares."""
        n, own = at.n, self.symmetry.own
        X = self.symmetry.fields(at.y[:n])[own] / at.D[own, None]
        v = at.y[n:]
        xi = np.linalg.lstsq(X, v[own] / at.D[own], rcond=1e-9)[0] if X.size else np.zeros(0)
        # as it would be if it ran on like this: all that is not balanced is then left in the equations of motion
        a = np.zeros(n)
        a[own] = ((self.symmetry.L @ v).T @ xi)[own] if len(xi) else 0.0
        return SteadyPoint(at.y[:n], v, a, at.holding(a), xi, at.p, values)

    def mu(self, point: SteadyPoint) -> float:
        """The value of the one more unknown."""
        assert self.free is not None
        if self.free.parameter is not None:
            return float(point.p[self.free.parameter])
        assert self.free.held is not None
        return float(point.values[self.free.held])

    def at_mu(self, point: SteadyPoint, mu: float) -> SteadyPoint:
        """The same try with another value of the one more unknown."""
        assert self.free is not None
        p, values = point.p.copy(), point.values.copy()
        if self.free.parameter is not None:
            p[self.free.parameter] = mu
        else:
            values[self.free.held] = mu
        return replace(point, p=p, values=values)

    # --- unknowns as a vector -----------------------------------------------------------------------
    def vector(self, point: SteadyPoint) -> np.ndarray:
        """All unknowns, scaled."""
        extra = np.array([self.mu(point)] if self.free else [])
        parts = [point.q, point.v, point.a, point.lam, point.xi, extra]
        return np.asarray(np.concatenate(parts) / self.unit)

    def moved(self, point: SteadyPoint, step: np.ndarray) -> SteadyPoint:
        """The point a scaled step further, with the modes of switches there."""
        parts = np.split(step * self.unit, self.slices[1:-1])
        dq, dv, da, dlam, dxi, dmu = parts
        q, v = point.q + dq, point.v + dv
        new = replace(
            point, q=q, v=v, a=point.a + da, lam=point.lam + dlam, xi=point.xi + dxi
        )  # fmt: skip
        if self.free:
            new = self.at_mu(new, self.mu(point) + float(dmu[0]))
        return replace(new, p=self.eq.with_modes(self.t, np.concatenate([q, v]), new.p))

    # --- residuals ----------------------------------------------------------------------------------
    @functools.cached_property
    def _numbers(self) -> Numbers:
        key = ("steady", *(h.key for h in self.held))
        return self.eq.kept(key, lambda: _numbers(self.eq, self.rows, self.held))

    def residual(self, point: SteadyPoint) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """r, its Jacobian by the scaled unknowns, and the size of the terms of every row; rows are scaled too."""
        n, m, s = self.eq.n, len(self.rows), len(self.symmetry)
        D, R = self.scales
        f = self._numbers
        r, J, by_p = f(self.t, point.q, point.v, point.a, point.lam, point.p)
        J = f.entries(1, J).full() * self.unit[: 3 * n + m]
        count = len(self.held)
        r[len(r) - count :] -= point.values[:count]
        size = self._sizes(J, point, count)
        W = np.concatenate([self.R_phi, R, D, R, self._weights(J, count)])
        columns = np.hstack([J, np.zeros((len(r), len(self.unit) - 3 * n - m))])
        if self.free and self.free.parameter is not None:
            Jp = f.entries(2, by_p).full()[:, self.free.parameter]
            columns[:, -1] = Jp * self.free.size
        elif self.free:
            columns[len(r) - count + (self.free.held or 0), -1] = -self.free.size
        r_s, J_s, size_s = self._running(point, s)
        rows = np.concatenate([W * r, r_s])
        return rows, np.vstack([W[:, None] * columns, J_s]), np.concatenate([W * size, size_s])

    def _sizes(self, J: np.ndarray, point: SteadyPoint, count: int) -> np.ndarray:
        """The largest term of every row."""
        n, m = self.eq.n, len(self.rows)
        z = np.concatenate([point.q, point.v, point.a, point.lam]) / self.unit[: 3 * n + m]
        size = np.abs(J * z).max(axis=1, initial=0.0)
        given = np.abs(point.values[:count])
        size[len(size) - count :] = np.maximum(size[len(size) - count :], given)
        return np.asarray(size)

    def _weights(self, J: np.ndarray, count: int) -> np.ndarray:
        length = np.linalg.norm(J[len(J) - count :], axis=1)
        return np.asarray(1 / np.where(length > 0, length, 1.0))

    def _running(self, point: SteadyPoint, s: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """v = X q and a = X v of the coordinates that do not follow."""
        n, own, sym = self.eq.n, self.symmetry.own, self.symmetry
        D = self.scales[0]
        L = np.tensordot(point.xi, sym.L, 1) if s else np.zeros((n, n))
        X, Y = sym.fields(point.q), (sym.L @ point.v).T
        first, second = point.v - X @ point.xi, point.a - Y @ point.xi
        J = np.zeros((2 * n, len(self.unit)))
        eye, Ls = np.eye(n), L * D / D[:, None]
        J[:n, n : 2 * n], J[:n, :n] = eye, -Ls
        J[n:, 2 * n : 3 * n], J[n:, n : 2 * n] = eye, -Ls
        at = self.slices[4]
        J[:n, at : at + s], J[n:, at : at + s] = -X / D[:, None], -Y / D[:, None]
        pick = np.concatenate([own, n + own])
        r = np.concatenate([first / D, second / D])[pick]
        typical = np.concatenate([np.abs(point.v / D), np.abs(point.a / D)])[pick]
        return r, J[pick], typical

    # --- Newton -------------------------------------------------------------------------------------
    def solve(
        self,
        point: SteadyPoint,
        beside: tuple[np.ndarray, np.ndarray] | None = None,
        tries: int = STEPS,
    ) -> tuple[SteadyPoint, float]:
        """The solution near a try, and its largest residual relative to the terms of its row (infinite: none).

        beside   (row, z): a further equation row . (unknowns - z) = 0, for continuation
        """

        def everything(at: SteadyPoint) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
            r, J, size = self.residual(at)
            if beside is None:
                return r, J, size
            row, z = beside
            off = row @ (self.vector(at) - z)
            return np.append(r, off), np.vstack([J, row]), np.append(size, 1.0)

        r, J, size = everything(point)
        for _ in range(tries):
            if not (np.all(np.isfinite(r)) and np.all(np.isfinite(J))):
                return point, np.inf
            w = row_weights(J)
            step = np.linalg.lstsq(w[:, None] * J, -w * r, rcond=RANK)[0]
            length, before = float(np.abs(step).max(initial=0.0)), float(np.linalg.norm(w * r))
            for part in DAMPING:
                trial = self.moved(point, part * step)
                r_new, J_new, size_new = everything(trial)
                if np.linalg.norm(w * r_new) < before or (part == 1.0 and length < 1e-9):
                    break
            else:
                break
            point, r, J, size = trial, r_new, J_new, size_new
            if length <= SMALL_STEP * (1 + np.abs(self.vector(point)).max(initial=0.0)):
                break
        return point, self.off(r, size)

    def off(self, r: np.ndarray, size: np.ndarray) -> float:
        """The largest residual relative to the typical terms of the rows."""
        typical = np.maximum(size, 1e-3 * max(float(size.max(initial=0.0)), 1e-12))
        return float((np.abs(r) / typical).max(initial=0.0))

    def kernel(self, point: SteadyPoint) -> np.ndarray:
        """Directions (unknowns, k), scaled, orthonormal, in which the equations hold on to first order."""
        J = self.residual(point)[1]
        _, s, Vt = np.linalg.svd(row_weights(J)[:, None] * J)
        r = int(np.count_nonzero(s > RANK * s.max(initial=0.0)))
        return np.asarray(Vt[r:].T)


def row_weights(J: np.ndarray) -> np.ndarray:
    """Factors that make all rows equally long."""
    length = np.linalg.norm(J, axis=1)
    return np.asarray(1 / np.where(length > 1e-6, length, 1.0))


def _numbers(eq: Equations, rows: list[int], held: Sequence[HeldValue]) -> Numbers:
    """(t, q, v, a, lam, p) -> phi, rho, M a - Q - A' lam, A a - b, held; by [q, v, a, lam]; by the user's p."""
    A, b, rho = (chosen(part, rows) for part in (eq.A, eq.b, eq.rho))
    lam = chosen(eq.lam, rows)
    forces = ca.mtimes(eq.M, eq.a) - eq.Q - eq.c - ca.mtimes(A.T, lam)
    parts = [eq.phi, rho, forces, ca.mtimes(A, eq.a) - b, *(h.expression for h in held)]
    everything = ca.densify(ca.vertcat(*parts))
    unknown = ca.vertcat(eq.q, eq.v, eq.a, lam)
    users = eq.p[: eq.users] if eq.users else ca.SX(0, 1)
    outputs = [everything, ca.jacobian(everything, unknown), ca.jacobian(everything, users)]
    return Numbers("steady", [eq.t, eq.q, eq.v, eq.a, lam, eq.p], outputs)

"""A system at one state: accelerations and multipliers there, and how they change with the state.

    M a = Q + A' lam,    A a = b                                   redundant rows and zero masses as they come

Along a tangent vector dy of the constraints, with a and lam held, the two are off by r1 and r2, so

    M da = r1 + A' dlam,    A da = r2                              (the same matrices: implicit differentiation)

All is solved by singular values of A in scaled coordinates, a = A^+ b + Z (Z'MZ)^-1 Z'(Q - M A^+ b) with A Z = 0.
Tangent vectors are dy = [Nq, 0; -A^+ rho_q Nq, Z] c, with phi_q Nq = 0.

Everything a `Local` takes in and gives back is in units of the user's; `D` (n) scales coordinates, `R` (m) rows.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.here import here
from trundle.constrained.kept import Numbers
from trundle.constrained.production import W
from trundle.constrained.rank import binding_rows
from trundle.errors import ModelError

RANK = 1e-10  # singular values below this part of the largest count as none


def check_local(equations: Equations, what: str) -> None:
    """Refuse systems whose accelerations are no smooth function of the state alone."""
    if equations.model.gates:
        contact = equations.model.gates[0]
        raise ModelError(
            f"{what} needs a system that stays in one mode; the contact {contact.name!r} may open, slide or roll.",
            "contacts that only roll, or only slide",
            fix=f"td.Rolling({contact.body.name}, surface)  # or td.Sliding, in place of td.Contact",
        )
    if equations.slips:
        names = ", ".join(repr(slip.friction.name) for slip in equations.slips)
        raise ModelError(
            f"{what} needs a smooth system; this one has the Coulomb friction {names}.",
            "forces that are smooth in the velocity",
            fix="td.Damper(...)  # or td.NonIdeal(...), a force that is smooth in the velocity",
        )
    check_principle(equations, what)


def check_principle(equations: Equations, what: str) -> None:
    """Refuse systems whose multipliers are states."""
    if equations.model.principle == "vakonomic":
        raise ModelError(
            f"{what} is not available for vakonomic systems.",
            "a system with d'Alembert's principle",
            fix='td.System(..., principle="d\'Alembert")',
        )


def parameter_part(eq: Equations, P: np.ndarray) -> np.ndarray:
    """The user's parameters and the modes of switches, of the parameters P of a program."""
    return P[: int(eq.p.shape[0])]


def depends_on_time(eq: Equations) -> bool:
    """Whether t stands in the equations, in what switches, or in what rubs and strikes."""
    parts = [ca.vec(ca.densify(eq.M)), eq.Q + eq.c, eq.rho, eq.b, eq.phi]
    parts += [switch.u for switch in eq.switches]
    parts += [part for slip in eq.slips for part in (slip.s, slip.mu, slip.static)]
    parts += [gate.contact.restitution.sx for gate in eq.gates]
    return bool(ca.depends_on(ca.vertcat(*parts), eq.t))


def switch_sides(eq: Equations, j: int, t: float, y: np.ndarray, p: np.ndarray) -> list[np.ndarray]:
    """p, or a longer P, with the modes on the two sides of switch j, which is no atan2."""
    switch = eq.switches[j]
    u = ca.Function("u", [eq.t, eq.y, eq.p], [switch.u])
    whole = round(float(u(t, y[: 2 * eq.n], parameter_part(eq, p))))
    both = {"sign": (1, -1), "floor": (whole, whole - 1), "ceil": (whole + 1, whole)}
    sides = [p.copy(), p.copy()]
    for side, k in zip(sides, both[switch.kind], strict=True):
        side[eq.users + eq.switches.places[j].start] = k
    return sides


def standing_out(rows: np.ndarray, most: int, least: float = 0.0) -> list[int]:
    """Places of rows that no others give, each time one that stands out; at most so many, longer than `least`.

    >>> standing_out(np.array([[1.0, 0.0], [2.0, 0.0], [0.0, 1.0]]), 3)
    [0, 2]
    """
    rest, found = rows.copy(), list[int]()
    while len(found) < most:
        length = np.linalg.norm(rest, axis=1)
        if not length.max(initial=0.0) > least:
            break
        # of rows that do nearly as well the first one is taken
        best = int(np.flatnonzero(length >= 0.3 * length.max())[0])
        found.append(best)
        unit = rest[best] / length[best]
        rest = rest - np.outer(rest @ unit, unit)
    return sorted(found)


@dataclass(frozen=True)
class Pseudo:
    """A matrix by its singular values: X^+ and a basis of its null space (columns)."""

    inverse: np.ndarray
    null: np.ndarray

    @classmethod
    def of(cls, X: np.ndarray) -> Pseudo:
        rows, n = X.shape
        if not rows:
            return cls(np.zeros((n, 0)), np.eye(n))
        U, s, Vt = np.linalg.svd(X)
        r = int(np.count_nonzero(s > RANK * s.max(initial=0.0)))
        return cls((Vt[:r].T / s[:r]) @ U[:, :r].T, Vt[r:].T)


class Local:
    """The equations at (t, y, p): p with the modes of switches there.

    a (n), lam (m)   accelerations and multipliers; rows that hold the energy have none
    """

    def __init__(
        self, equations: Equations, t: float, y: np.ndarray, p: np.ndarray,
        scales: tuple[np.ndarray, np.ndarray] | None = None,
    ) -> None:  # fmt: skip
        self.eq, self.t, self.y, self.p = equations, t, y, p
        eq, self.n = equations, equations.n
        self.rows = binding_rows(eq)
        f = eq.kept("local", lambda: _terms(eq, self.rows))
        M, self.Q, A, self.b, self.phi, self.rho, phi_q, rho_q = f(t, y, p)
        self.M, self.A = f.entries(0, M).full(), f.entries(2, A).full()
        self.phi_q, self.rho_q = f.entries(6, phi_q).full(), f.entries(7, rho_q).full()
        if scales is None:
            found = here(eq, t, y, p).scales
            scales = found.columns, found.rows[self.rows] / math.sqrt(W)
        self.D: np.ndarray = scales[0]
        self.R: np.ndarray = scales[1]
        place = {row: i for i, row in enumerate(self.rows)}
        self.R_phi = self.R[[place[row] for row in eq.phi_rows]]

    @property
    def scales(self) -> tuple[np.ndarray, np.ndarray]:
        return self.D, self.R

    def like(self, t: float, y: np.ndarray, p: np.ndarray) -> Local:
        """The same system at another state, in the same scales; p with the modes of its switches there."""
        return Local(self.eq, t, y, self.eq.with_modes(t, y, p), self.scales)

    @functools.cached_property
    def _rows(self) -> Pseudo:
        return Pseudo.of(self.R[:, None] * self.A * self.D)

    @functools.cached_property
    def _places(self) -> Pseudo:
        return Pseudo.of(self.R_phi[:, None] * self.phi_q * self.D)

    @functools.cached_property
    def _mass(self) -> np.ndarray:
        """(Z'MZ)^-1 Z' (d, n), scaled."""
        Z = self._rows.null
        M = self.D[:, None] * self.M * self.D
        return np.asarray(np.linalg.solve(Z.T @ M @ Z, Z.T))

    def solve(self, force: np.ndarray, right: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """a (n, k) and lam (m, k) of M a = force + A' lam, A a = right."""
        D, R = self.D[:, None], self.R[:, None]
        M, inverse = D * self.M * self.D, self._rows.inverse
        particular = inverse @ (R * right)
        a = particular + self._rows.null @ (self._mass @ (D * force - M @ particular))
        lam = inverse.T @ (M @ a - D * force)
        return D * a, R * lam

    @functools.cached_property
    def _solved(self) -> tuple[np.ndarray, np.ndarray]:
        a, lam = self.solve(self.Q[:, None], self.b[:, None])
        return a[:, 0], lam[:, 0]

    @property
    def a(self) -> np.ndarray:
        return self._solved[0]

    @property
    def lam(self) -> np.ndarray:
        """All multipliers (m), zeros where rows hold the energy."""
        lam = np.zeros(self.eq.m)
        lam[self.rows] = self._solved[1]
        return lam

    def holding(self, a: np.ndarray) -> np.ndarray:
        """Multipliers (binding rows) that come nearest to holding accelerations a (n): M a = Q + A' lam."""
        return np.asarray(self.R * (self._rows.inverse.T @ (self.D * (self.M @ a - self.Q))))

    # --- tangent vectors ----------------------------------------------------------------------------
    @functools.cached_property
    def tangent(self) -> np.ndarray:
        """(2n, d): a basis of the tangent vectors of the constraints; first those that move positions."""
        Nq, Z, D = self._places.null, self._rows.null, self.D[:, None]
        follow = -self._rows.inverse @ (self.R[:, None] * (self.rho_q * self.D) @ Nq)
        top = np.hstack([D * Nq, np.zeros_like(Z)])
        return np.vstack([top, np.hstack([D * follow, D * Z])])

    @property
    def moving(self) -> int:
        """How many of them move positions."""
        return int(self._places.null.shape[1])

    def change(
        self, dy: np.ndarray, force: np.ndarray | None = None, right: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """da (n, k) and dlam (m, k) for tangent vectors dy (2n, k), with forces and right sides added."""
        f = self.eq.kept("slopes of M a = Q + A' lam", lambda: _slopes(self.eq, self.rows))
        r1, r2 = f(self.t, self.y, self.p, self.a, self._solved[1])
        off = f.entries(0, r1).full() @ dy, f.entries(1, r2).full() @ dy
        force = off[0] if force is None else off[0] + force
        return self.solve(force, off[1] if right is None else off[1] + right)

    def flow(self, dy: np.ndarray) -> np.ndarray:
        """df (2n, k) of dy/dt = f(y) along tangent vectors."""
        return np.vstack([dy[self.n :], self.change(dy)[0]])

    # --- on the constraints -------------------------------------------------------------------------
    def off(self) -> float:
        """The largest residual of a constraint, scaled."""
        return float(
            max(
                np.abs(self.R_phi * self.phi).max(initial=0.0),
                np.abs(self.R * self.rho).max(initial=0.0),
            )
        )

    def projected(self, y: np.ndarray, steps: int = 12) -> Local | None:
        """The nearest state on the constraints, by Gauss-Newton, from y; None if it is not found."""
        n, before = self.n, np.inf
        for _ in range(steps):
            at = self.like(self.t, y, self.p)
            if not np.all(np.isfinite(at.M)) or not np.all(np.isfinite(at.A)):
                return None
            off = at.off()
            y = y.copy()
            y[:n] -= self.D * (at._places.inverse @ (at.R_phi * at.phi))
            y[n:] -= self.D * (at._rows.inverse @ (at.R * at.rho))
            if off < 1e-13 or (off < 1e-11 and off > 0.1 * before):
                return at
            before = off
        return at if off < 1e-9 else None


def _terms(eq: Equations, rows: list[int]) -> Numbers:
    A, b, rho = (chosen(part, rows) for part in (eq.A, eq.b, eq.rho))
    outputs = [eq.M, ca.densify(eq.Q + eq.c), A, b, eq.phi, rho]
    slopes = [ca.jacobian(eq.phi, eq.q), ca.jacobian(rho, eq.q)]
    return Numbers("local", [eq.t, eq.y, eq.p], [*outputs, *slopes])


def _slopes(eq: Equations, rows: list[int]) -> Numbers:
    A, b = chosen(eq.A, rows), chosen(eq.b, rows)
    a, lam = ca.SX.sym("a", eq.n), ca.SX.sym("lam", len(rows))
    r1 = eq.Q + eq.c + ca.mtimes(A.T, lam) - ca.mtimes(eq.M, a)
    r2 = b - ca.mtimes(A, a)
    outputs = [ca.jacobian(r1, eq.y), ca.jacobian(r2, eq.y)]
    return Numbers("slopes", [eq.t, eq.y, eq.p, a, lam], outputs)


def chosen(matrix: ca.SX, rows: list[int]) -> ca.SX:
    return matrix[rows, :] if rows else ca.SX(0, matrix.shape[1])

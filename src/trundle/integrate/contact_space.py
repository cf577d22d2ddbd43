"""A system as its contacts feel it at one instant: u = C v, and accelerations a = W f + c that are linear in forces.

    C = [gaps; directions in which every element moves]            (CONTACT: one row a force)
    W = C X C',   c = C q''(no contact forces) - d

with X the response of q'' to generalized forces under all constraints that are not contacts. X and c come from one
pivoted solve for each row, which also says what the forces do to the multipliers: what presses where friction acts on
a constraint that stays closed. Sliding velocities have three components in a plane of two; an orthonormal basis B of
that plane makes them two.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.kept import Numbers
from trundle.constrained.slips import Slip
from trundle.constraints.unilateral import Contact
from trundle.integrate.machine import Machine
from trundle.integrate.pivoted import STATUS, buffer_size, pivoted_solve

GRIP = 1e9  # the coefficient of friction that never slides, as strikes take it
UNBOUNDED = (1e40, 1e80)  # normal forces (N) of a strike, whose cubes are still numbers
SETTLED = 1e-9  # of a coefficient that has a limit


@dataclass(frozen=True)
class Thrust:
    """What presses an element: N = |base + L f|, of a contact that may open N = f of its gap.

    base (k), L (k, rows)   the normal force, affine in the forces f;  signed   it is a number and may be negative
    lam, slope (rows)       the multiplier of the one row that presses, lam + slope f; None for several rows
    """

    base: np.ndarray
    L: np.ndarray
    signed: bool
    lam: float | None = None
    slope: np.ndarray | None = None

    def at(self, f: np.ndarray) -> float:
        """N for forces f."""
        force = self.base + self.L @ f
        return float(force[0]) if self.signed else float(np.linalg.norm(force))

    def sign(self, f: np.ndarray) -> float:
        """The sign of the multiplier for forces f; one where several rows press."""
        if self.lam is None or self.slope is None:
            return 1.0
        return -1.0 if self.lam + self.slope @ f < 0 else 1.0


@dataclass(frozen=True)
class Space:
    """The numbers of one instant. Rows: the gates first, then the elements, each with its own `rows`.

    W, c, u    as above;  back (n, rows)   X C': what forces do to q'', impulses to v
    size (rows)   the sum of the sizes of the terms of u: what its rounding is measured by
    basis      B of every element, (components, dimensions);  tangents   their directions of sliding (see `Point`)
    mu, static, e   coefficients of every element, restitution of every gate;  thrusts   what presses each element
    by_load    of elements whose coefficients depend on N, which stand in mu and static for an N of one: what they are
    """

    W: np.ndarray
    c: np.ndarray
    u: np.ndarray
    back: np.ndarray
    free: np.ndarray  # q'' (n) without contact forces
    size: np.ndarray
    basis: list[np.ndarray]
    tangents: list[np.ndarray]
    rows: list[slice]
    mu: np.ndarray
    static: np.ndarray
    e: np.ndarray
    M: np.ndarray
    thrusts: list[Thrust]
    trouble: str  # why there are no accelerations, or nothing
    by_load: dict[int, Callable[[float], np.ndarray]] = field(default_factory=dict)

    def friction(self, i: int, N: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The sliding friction mu N of element i for normal forces N, and its slope."""
        if i not in self.by_load:
            return self.mu[i] * N, np.full_like(N, self.mu[i])
        mu, slope = np.array([self.by_load[i](x)[:2] for x in N.ravel().tolist()]).T
        return (mu * N.ravel()).reshape(N.shape), slope.reshape(N.shape)

    def sliding_mu(self, i: int, N: float) -> float:
        """mu of element i under a normal force."""
        return float(self.by_load[i](N)[0] if i in self.by_load else self.mu[i])

    def static_mu(self, i: int, N: float) -> float:
        """The coefficient at rest of element i under a normal force."""
        return float(self.by_load[i](N)[2] if i in self.by_load else self.static[i])

    def striking_mu(self, i: int) -> float:
        """mu of element i in a strike, where the normal force grows beyond all bounds; NaN where mu has no limit."""
        if i not in self.by_load:
            return float(self.mu[i])
        far, farther = (float(self.by_load[i](N)[0]) for N in UNBOUNDED)
        if far > GRIP and farther > GRIP:
            return GRIP
        settled = abs(farther - far) <= SETTLED * max(abs(far), 1.0)
        return farther if settled and farther >= 0 else float("nan")


@dataclass(frozen=True)
class _Responses:
    """q'' and multipliers without contact forces, and by each row's force."""

    free: np.ndarray
    back: np.ndarray
    lam: np.ndarray
    by_force: np.ndarray  # (m, rows)
    trouble: str


class ContactSpace:
    """Makes a `Space` of a state; the functions it needs are made once for a machine."""

    def __init__(self, machine: Machine) -> None:
        eq = machine.equations
        self.machine, self.eq = machine, eq
        none = ca.SX(0, 1)
        S = ca.vertcat(ca.SX(0, eq.n), *(x.S for x in eq.slips))
        graphs = [
            eq.M, eq.Q + eq.c, eq.A, eq.b, S,
            ca.vertcat(none, *(x.d for x in eq.slips)), ca.vertcat(none, *(x.s for x in eq.slips)),
            ca.vertcat(none, *(_speeds(gate.contact) for gate in eq.gates)),
            ca.vertcat(none, *(x.under(x.mu, ca.SX(1)) for x in eq.slips)),
            ca.vertcat(none, *(x.under(x.static, ca.SX(1)) for x in eq.slips)),
            ca.vertcat(none, *(g.contact.restitution.sx for g in eq.gates)), eq.Q,
            *(x.tangent for x in eq.slips),
            *(x.G for x in eq.slips),
        ]  # fmt: skip
        self.graphs = list(map(ca.densify, graphs))
        self._terms = Numbers("contact_terms", [eq.t, eq.y, eq.p], self.graphs)
        self.columns = [gate.column for gate in eq.gates]
        self._frictionless = [x for x in eq.slips if x.friction.thrust == "frictionless"]
        self._loaded = {i: _by_load(eq, x) for i, x in enumerate(eq.slips) if x.load is not None}

    def at(self, t: float, y: np.ndarray, P: np.ndarray) -> Space:
        """The space of a state."""
        eq, n, f = self.eq, self.eq.n, len(self.eq.slips)
        found = self._terms(t, y[: 2 * n], P[: eq.p.shape[0]])
        M, Q, A, b, S, d, s, speeds, mu, static, e, applied, *rest = (
            value.reshape(part.shape, order="F")
            for value, part in zip(found, self._terms.sparsity, strict=True)
        )
        tangents, G = rest[:f], rest[f:]
        basis, rows, place = [], [], len(eq.gates)
        rows_of = [np.eye(n)[self.columns]]
        rights, speeds_of = [np.zeros(len(eq.gates))], [y[n : 2 * n][self.columns]]
        for slip, T in zip(eq.slips, tangents, strict=True):
            B = _plane(T)
            basis.append(B)
            rows.append(slice(place, place + B.shape[1]))
            place += B.shape[1]
            rows_of.append(B.T @ S[slip.rows])
            rights.append(B.T @ d.ravel()[slip.rows])
            speeds_of.append(B.T @ s.ravel()[slip.rows])
        C, right, u = np.vstack(rows_of), np.concatenate(rights), np.concatenate(speeds_of)
        found_ = self._responses(M, Q.ravel(), A, b.ravel(), C)
        v = y[n : 2 * n]
        size = np.abs(C) @ np.abs(v) + np.abs(u - C @ v)
        size[: len(eq.gates)] += speeds.ravel()
        W = C @ found_.back
        thrusts = [self._thrust(slip, g, found_) for slip, g in zip(eq.slips, G, strict=True)]
        if self._frictionless:
            alone = self._responses(M, applied.ravel(), A, b.ravel(), C[:0])
            for i, slip in enumerate(eq.slips):
                if slip in self._frictionless:
                    N = np.linalg.norm(G[i] @ alone.lam[slip.thrust_rows])
                    thrusts[i] = Thrust(np.array([N]), np.zeros((1, len(C))), True)
        return Space(
            (W + W.T) / 2, C @ found_.free - right, u, found_.back, found_.free, size, basis,
            tangents, rows, mu.ravel(), static.ravel(), e.ravel(), M, thrusts, found_.trouble,
            {i: self._at(f, t, y, P) for i, f in self._loaded.items()},
        )  # fmt: skip

    def _at(
        self, f: Numbers, t: float, y: np.ndarray, P: np.ndarray
    ) -> Callable[[float], np.ndarray]:
        """mu, dT/dN of T = mu N, and the coefficient at rest, by N at one state."""
        state, p = y[: 2 * self.eq.n], P[: self.eq.p.shape[0]]
        return lambda N: f(t, np.append(state, N), p)[0]

    def _thrust(self, slip: Slip, G: np.ndarray, found: _Responses) -> Thrust:
        """What presses an element, by the multipliers of its constraint or by the force at its gap."""
        count = found.by_force.shape[1]
        if slip.gate is not None:
            return Thrust(np.zeros(1), np.eye(count)[[slip.gate]], True)
        lam, by_force = found.lam[slip.thrust_rows], found.by_force[slip.thrust_rows]
        one = (float(lam[0]), by_force[0]) if len(lam) == 1 else (None, None)
        return Thrust(G @ lam, G @ by_force, False, *one)

    def _responses(
        self, M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray, C: np.ndarray
    ) -> _Responses:
        """X C' (n, rows), q'' without contact forces, and the multipliers of both."""
        n, m = len(M), len(A)
        M, A = np.ascontiguousarray(M), np.ascontiguousarray(A)
        buffer = np.zeros(buffer_size(n, m))
        out, lam, status = np.empty((len(C) + 1, n)), np.empty((len(C) + 1, m)), 0
        nothing, b = np.zeros(m), np.ascontiguousarray(b)
        for i, force in enumerate([Q, *C]):
            rhs = b if i == 0 else nothing
            pivoted_solve(M, np.ascontiguousarray(force), A, rhs, out[i], lam[i], buffer)
            status |= int(buffer[STATUS])
        words = "" if not status else "the accelerations are not determined there"
        return _Responses(out[0], out[1:].T, lam[0], lam[1:].T, words)


def _plane(T: np.ndarray) -> np.ndarray:
    """An orthonormal basis of the sliding velocities T' x: a column along a line, two in a plane."""
    U, values, _ = np.linalg.svd(T.T)
    rank = int(np.count_nonzero(values > 1e-10 * values[0])) if len(values) else 0
    return np.asarray(U[:, : min(2, rank)])


def _by_load(eq: Equations, slip: Slip) -> Numbers:
    """(t, [y, N], p) -> mu, dT/dN and static."""
    N = ca.SX.sym("N")
    mu, static = slip.under(slip.mu, N), slip.under(slip.static, N)
    column = ca.vertcat(mu, ca.jacobian(mu * N, N), static)
    return Numbers("by_load", [eq.t, ca.vertcat(eq.y, N), eq.p], [ca.densify(column)])


def _speeds(contact: Contact) -> ca.SX:
    """The sizes of the velocities (m/s) whose difference is the rate of a gap."""
    own, other = contact.material, contact.surface.velocity_at(contact.point)
    return sum((ca.norm_2(ca.densify(v.sx)) for v in (contact.body.velocity, own, other)), ca.SX(0))

"""A system as its contacts feel it at one instant: u = C v, and accelerations a = W f + c that are linear in forces.

    C = [gaps; directions in which every element moves]            (CONTACT: one row a force)
    W = C X C',   c = C q''(no contact forces) - d

with X the response of q'' to generalized forces under all constraints that are not contacts. X and c come from one
pivoted solve for each row, which also says what the forces do to the multipliers: what presses where friction acts on
a constraint that stays closed. Sliding velocities have three components in a plane of two; an orthonormal basis B of
that plane makes them two.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import address
from trundle.constrained.equations import Equations
from trundle.constrained.kept import Numbers
from trundle.constrained.slips import Slip
from trundle.constraints.unilateral import Contact
from trundle.integrate.library import SpaceStruct, fill, furnish, library
from trundle.integrate.machine import Machine
from trundle.integrate.pivoted import buffer_size

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


class ContactSpace:
    """Makes a `Space` of a state, by the kernel (`kernel/space.c`); what it needs is made once for a machine."""

    def __init__(self, machine: Machine) -> None:
        eq = machine.equations
        self.machine, self.eq = machine, eq
        none = ca.SX(0, 1)
        S = ca.vertcat(ca.SX(0, eq.n), *(x.S for x in eq.slips))
        parts = [
            eq.M, eq.Q + eq.c, eq.A, eq.b, S,
            ca.vertcat(none, *(x.d for x in eq.slips)), ca.vertcat(none, *(x.s for x in eq.slips)),
            ca.vertcat(none, *(_speeds(gate.contact) for gate in eq.gates)), eq.Q,
            *(x.tangent for x in eq.slips), *(x.G for x in eq.slips),
            ca.vertcat(none, *(x.under(x.mu, ca.SX(1)) for x in eq.slips)),
            ca.vertcat(none, *(x.under(x.static, ca.SX(1)) for x in eq.slips)),
            ca.vertcat(none, *(g.contact.restitution.sx for g in eq.gates)),
        ]  # fmt: skip
        self.column = ca.densify(ca.vertcat(none, *(ca.vec(ca.densify(part).T) for part in parts)))
        self._terms = Numbers("contact_terms", [eq.t, eq.y, eq.p], [self.column])
        self._loaded = {i: _by_load(eq, x) for i, x in enumerate(eq.slips) if x.load is not None}
        self._facts = self.facts()
        self._columns, self._parts = (
            np.array(self._facts[x], np.int64) for x in ("columns", "parts")
        )

    def facts(self) -> dict[str, Any]:
        """What the kernel's `Space` is told of a system."""
        eq, parts = self.eq, []
        for slip in eq.slips:
            k, j = slip.tangent.shape
            assert max(k, j) <= 3, "a point slides in space"
            pressing = (
                0 if slip.gate is not None else slip.thrust_rows.stop - slip.thrust_rows.start
            )
            parts.append([
                j, k, *slip.G.shape, slip.thrust_rows.start if pressing else 0,
                -1 if slip.gate is None else slip.gate, int(slip.friction.thrust == "frictionless"),
            ])  # fmt: skip
        return {
            "n": eq.n, "m": eq.m, "gates": len(eq.gates), "slips": len(parts),
            "most": len(eq.gates) + sum(min(2, part[0]) for part in parts),
            "forces": max((part[2] for part in parts), default=0),
            "columns": [gate.column for gate in eq.gates], "parts": parts,
        }  # fmt: skip

    def at(self, t: float, y: np.ndarray, P: np.ndarray) -> Space:
        """The space of a state."""
        eq, n, m, f = self.eq, self.eq.n, self.eq.m, len(self.eq.slips)
        (terms,) = self._terms(t, y[: 2 * n], P[: eq.p.shape[0]])
        (most, forces), struct = (self._facts[x] for x in ("most", "forces")), SpaceStruct()
        room = furnish(
            struct, rows=f + 1, C=most * n, right=most, u=most, size=most, W=most * most, c=most, free=n,
            back=most * n, lam=(2 + most) * m, basis=6 * f, base=forces * f, L=forces * most * f, room=21 + n,
            buffer=buffer_size(n, m),
        )  # fmt: skip
        given = {"columns": self._columns, "parts": self._parts, "terms": terms}
        fill(struct, **(self._facts | given))
        v = np.ascontiguousarray(y[n : 2 * n])
        status = library("solve").find_space(ctypes.byref(struct), address(v))
        begins = room["rows"].view(np.int64)[: f + 1].tolist()
        rows, count = [slice(*ends) for ends in pairwise(begins)], begins[-1]
        tangents, place = [], n * n + 2 * n + m * n + m + len(eq.gates)
        place += sum(part[0] for part in self._facts["parts"]) * (n + 2)
        for j, k, *_ in self._facts["parts"]:
            tangents.append(terms[place : place + k * j].reshape(k, j))
            place += k * j
        basis = [
            room["basis"].reshape(f, 2, 3)[i, : own.stop - own.start, : T.shape[1]].T
            for i, (own, T) in enumerate(zip(rows, tangents, strict=True))
        ]
        mu, static, e = np.split(terms[-2 * f - len(eq.gates) :], [f, 2 * f])
        words = "" if not status else "the accelerations are not determined there"
        return Space(
            room["W"][: count * count].reshape(count, count), room["c"][:count], room["u"][:count],
            room["back"].reshape(most, n)[:count].T, room["free"], room["size"][:count], basis, tangents,
            rows, mu, static, e, terms[: n * n].reshape(n, n),
            [self._thrust(i, count, room) for i in range(f)], words,
            {i: self._at(f, t, y, P) for i, f in self._loaded.items()},
        )  # fmt: skip

    def _at(
        self, f: Numbers, t: float, y: np.ndarray, P: np.ndarray
    ) -> Callable[[float], np.ndarray]:
        """mu, dT/dN of T = mu N, and the coefficient at rest, by N at one state."""
        state, p = y[: 2 * self.eq.n], P[: self.eq.p.shape[0]]
        return lambda N: f(t, np.append(state, N), p)[0]

    def _thrust(self, i: int, count: int, room: dict[str, np.ndarray]) -> Thrust:
        """What presses an element, by the multipliers of its constraint or by the force at its gap."""
        (*_, k, _, first, gate, frictionless), m = self._facts["parts"][i], self.eq.m
        most, forces = self._facts["most"], self._facts["forces"]
        base = room["base"][forces * i : forces * (i + 1)]
        L = room["L"].reshape(-1, most, forces)[i, :count].T
        if gate >= 0 or frictionless:
            return Thrust(base[:1], L[:1], True)
        alone = self.eq.slips[i].thrust_rows
        if alone.stop - alone.start != 1:
            return Thrust(base[:k], L[:k], False)
        lam = room["lam"].reshape(-1, m)[: count + 1, first]
        return Thrust(base[:k], L[:k], False, float(lam[0]), lam[1:])


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

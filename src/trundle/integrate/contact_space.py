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
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, address, compile_native
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


class Loads:
    """Coefficients that depend on the normal force N, at one state: (t, [y, N], p) -> mu, d(mu N)/dN, static."""

    def __init__(
        self,
        programs: dict[int, NativeFunction],
        slips: int,
        t: float,
        y: np.ndarray,
        p: np.ndarray,
    ) -> None:
        """y   the state, with room for N behind it"""
        self.programs, self.place = programs, len(y) - 1
        self.t, self.y, self.p = np.array([t]), y, p
        self.out = np.zeros(3 + max((f.n_work for f in programs.values()), default=0))
        self.addresses = np.array(
            [f.address if (f := programs.get(i)) else 0 for i in range(slips)], np.int64
        )

    def mu(self, i: int, N: float) -> float:
        """mu of an element under a normal force."""
        self.y[self.place] = N
        return float(self.programs[i](self.t, self.y, self.p)[0])


@dataclass(frozen=True)
class Space:
    """The numbers of one instant. Rows: the gates first, then the elements, each with its own `rows`.

    W, c, u    as above;  back (n, rows)   X C': what forces do to q'', impulses to v
    size (rows)   the sum of the sizes of the terms of u: what its rounding is measured by
    basis      B of every element, (components, dimensions);  tangents   their directions of sliding (see `Point`)
    mu, static, e   coefficients of every element, restitution of every gate;  thrusts   what presses each element
    by_load    elements whose coefficients depend on N, which stand in mu and static for an N of one
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
    by_load: Loads
    struct: SpaceStruct  # the same for the kernel
    held: Any  # the arrays that it points to

    def striking_mu(self, i: int) -> float:
        """mu of element i in a strike, where the normal force grows beyond all bounds; NaN where mu has no limit."""
        if i not in self.by_load.programs:
            return float(self.mu[i])
        far, farther = (self.by_load.mu(i, N) for N in UNBOUNDED)
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
        loaded = {
            f"by_load_{i}": _by_load(eq, x) for i, x in enumerate(eq.slips) if x.load is not None
        }
        made = compile_native(loaded) if loaded else {}
        self._loaded = {int(name.rpartition("_")[2]): f for name, f in made.items()}
        self._facts = self.facts()
        self._columns, self._parts = (
            np.array(self._facts[x], np.int64) for x in ("columns", "parts")
        )

    def facts(self) -> dict[str, Any]:
        """A system as the kernel's `Space` needs it."""
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
            Loads(self._loaded, f, t, np.append(y[: 2 * n], 0.0), P[: eq.p.shape[0]].copy()),
            struct, (room, given, v),
        )  # fmt: skip

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


def _by_load(eq: Equations, slip: Slip) -> ca.Function:
    """(t, [y, N], p) -> mu, dT/dN of T = mu N, and static."""
    N = ca.SX.sym("N")
    mu, static = slip.under(slip.mu, N), slip.under(slip.static, N)
    column = ca.densify(ca.vertcat(mu, ca.jacobian(mu * N, N), static))
    return ca.Function("by_load", [eq.t, ca.vertcat(eq.y, N), eq.p], [column])


def _speeds(contact: Contact) -> ca.SX:
    """The sizes of the velocities (m/s) whose difference is the rate of a gap."""
    own, other = contact.material, contact.surface.velocity_at(contact.point)
    return sum((ca.norm_2(ca.densify(v.sx)) for v in (contact.body.velocity, own, other)), ca.SX(0))

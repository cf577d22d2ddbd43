"""A system as its contacts feel it at one instant: u = C v, and accelerations a = W f + c that are linear in forces.

    C = [gaps; directions in which every element moves]            (CONTACT: one row a force)
    W = C X C',   c = C q''(no contact forces) - d

with X the response of q'' to generalized forces under all constraints that are not contacts. X and c come from one
pivoted solve for each row. Sliding velocities have three components in a plane of two; an orthonormal basis B of that
plane makes them two.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.constraints.unilateral import Contact
from trundle.integrate.machine import Machine
from trundle.integrate.pivoted import STATUS, buffer_size, pivoted_solve


@dataclass(frozen=True)
class Space:
    """The numbers of one instant. Rows: the gates first, then the elements, each with its own `rows`.

    W, c, u    as above;  back (n, rows)   X C': what forces do to q'', impulses to v
    size (rows)   the sum of the sizes of the terms of u: what its rounding is measured by
    basis      B of every element, (components, dimensions);  tangents   their directions of sliding (see `Point`)
    mu, static, e   coefficients of every element, restitution of every gate
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
    trouble: str  # why there are no accelerations, or nothing


class ContactSpace:
    """Makes a `Space` of a state; the functions it needs are made once for a machine."""

    def __init__(self, machine: Machine) -> None:
        eq = machine.equations
        self.machine, self.eq = machine, eq
        state = [eq.t, eq.y, eq.p]
        none = ca.SX(0, 1)
        S = ca.vertcat(ca.SX(0, eq.n), *(x.S for x in eq.slips))
        outputs = [
            ca.densify(eq.M), eq.Q + eq.c, ca.densify(eq.A), eq.b, ca.densify(S),
            ca.vertcat(none, *(x.d for x in eq.slips)), ca.vertcat(none, *(x.s for x in eq.slips)),
            ca.vertcat(none, *(_speeds(gate.contact) for gate in eq.gates)),
            ca.vertcat(none, *(x.mu for x in eq.slips)),
            ca.vertcat(none, *(x.static for x in eq.slips)),
            ca.vertcat(none, *(g.contact.restitution.sx for g in eq.gates)),
            *(ca.densify(x.tangent) for x in eq.slips),
        ]  # fmt: skip
        self._terms = ca.Function("contact_terms", state, outputs)
        self.columns = [gate.column for gate in eq.gates]

    def at(self, t: float, y: np.ndarray, P: np.ndarray) -> Space:
        """The space of a state."""
        eq, n = self.eq, self.eq.n
        found = self._terms.call([ca.DM(t), ca.DM(y[: 2 * n]), ca.DM(P[: eq.p.shape[0]])])
        M, Q, A, b, S, d, s, speeds = (np.asarray(x.full()) for x in found[:8])
        mu, static, e = (flat(x) for x in found[8:11])
        tangents = [np.asarray(x.full()) for x in found[11:]]
        basis, rows, place = [], [], len(eq.gates)
        rows_of = [np.eye(n)[self.columns]]
        rights, speeds_of = [np.zeros(len(eq.gates))], [y[n : 2 * n][self.columns]]
        for slip, T in zip(eq.slips, tangents, strict=True):
            B = np.linalg.svd(T.T)[0][:, : min(2, np.linalg.matrix_rank(T))]
            basis.append(B)
            rows.append(slice(place, place + B.shape[1]))
            place += B.shape[1]
            rows_of.append(B.T @ S[slip.rows])
            rights.append(B.T @ d.ravel()[slip.rows])
            speeds_of.append(B.T @ s.ravel()[slip.rows])
        C, right, u = np.vstack(rows_of), np.concatenate(rights), np.concatenate(speeds_of)
        back, free, trouble = self._responses(M, Q.ravel(), A, b.ravel(), C)
        v = y[n : 2 * n]
        size = np.abs(C) @ np.abs(v) + np.abs(u - C @ v)
        size[: len(eq.gates)] += speeds.ravel()
        W = C @ back
        return Space(
            (W + W.T) / 2, C @ free - right, u, back, free, size, basis, tangents, rows,
            mu, static, e, M, trouble,
        )  # fmt: skip

    def _responses(
        self, M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray, C: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, str]:
        """X C' (n, rows) and q'' without contact forces; why there are none, or nothing."""
        n, m = len(M), len(A)
        M, A = np.ascontiguousarray(M), np.ascontiguousarray(A)
        buffer = np.zeros(buffer_size(n, m))
        out, lam, status = np.empty((len(C) + 1, n)), np.empty(m), 0
        nothing = np.zeros(m)
        for i, force in enumerate([Q, *C]):
            rhs = b if i == 0 else nothing
            pivoted_solve(M, np.ascontiguousarray(force), A, rhs, out[i], lam, buffer)
            status |= int(buffer[STATUS])
        words = "" if not status else "the accelerations are not determined there"
        return out[1:].T, out[0], words


def _speeds(contact: Contact) -> ca.SX:
    """The sizes of the velocities (m/s) whose difference is the rate of a gap."""
    own, other = contact.material, contact.surface.velocity_at(contact.point)
    return sum((ca.norm_2(ca.densify(v.sx)) for v in (contact.body.velocity, own, other)), ca.SX(0))

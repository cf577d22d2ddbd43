"""Forces along a motion: multipliers, Q^N and Q^W of seed 001, and the force of each constraint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.working import Coulomb
from trundle.errors import ModelError
from trundle.integrate.machine import Machine
from trundle.integrate.run import PIVOTS, Run
from trundle.symbols.expression import Expression
from trundle.unconstrained.forces import Force
from trundle.unconstrained.lagrange import generalized_force, mass_and_force


@dataclass(frozen=True)
class Details:
    """lam (N, m), friction (N, f, n), and Q^N, Q^W (N, n) at N samples.

    rates (N, m) are what multiplies A' in the equations: lam itself, or its rate if the motion is vakonomic.
    """

    lam: np.ndarray
    rates: np.ndarray
    friction: np.ndarray
    QN: np.ndarray
    QW: np.ndarray

    @classmethod
    def along(
        cls,
        machine: Machine,
        run: Run,
        t: np.ndarray,
        y: np.ndarray,
        rate: np.ndarray,
        which: np.ndarray,
    ) -> Details:
        """Evaluate at samples (t, y); `which` says to which phase of the run each belongs."""
        eq = machine.equations
        n, m, f = eq.n, eq.m, len(eq.slips)
        P = np.array([run.phases[i].P for i in which]).T
        P[len(P) - machine.programs.n_memory :] = _memory(machine, t, y, P)
        out = [part.full() for part in machine.programs.details(t[None], y.T, P)[:4]]
        lam, lam0 = out[1].T, out[2].T
        friction = (
            out[3].reshape(n, f, len(t), order="F").transpose(2, 1, 0)  # f columns a sample
            if f
            else np.zeros((len(t), 0, n))
        )
        for k in np.flatnonzero([run.phases[i].solve == PIVOTS for i in which]):
            lam[k] = lam0[k] = _careful_multipliers(eq, t[k], y[k], P[:, k], rate[k])
        rates, extra = lam, np.zeros((len(t), n))
        if eq.model.principle == "vakonomic":
            lam = y[:, 2 * n : 2 * n + m]
            f = ca.Function(
                "f", [eq.t, eq.q, eq.v, eq.p, eq.lam, eq.a], [_variational(eq, slice(0, m))]
            )
            q, v, a = y[:, :n].T, y[:, n : 2 * n].T, rate[:, n : 2 * n].T
            extra = f(t[None], q, v, P[: eq.p.shape[0]], lam.T, a).full().T
        A = _rows(eq, t, y, P)
        given = ca.Function("c", [eq.t, eq.y, eq.p], [eq.c])
        c = given(t[None], y[:, : 2 * n].T, P[: eq.p.shape[0]]).full().T + friction.sum(axis=1)
        QN = np.einsum("kmn,km->kn", A, lam0) + extra
        QW = c + np.einsum("kmn,km->kn", A, rates - lam0)
        return cls(lam.reshape(len(t), m), rates.reshape(len(t), m), friction, QN, QW)


def _memory(machine: Machine, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
    """Directions and signs at the samples themselves."""
    size = machine.programs.n_memory
    if not size:
        return np.zeros((0, len(t)))
    return np.asarray(machine.programs.finish(t[None], y.T, P).full()[-size:])


def _rows(eq: Equations, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
    """A at all samples (N, m, n)."""
    rows = ca.Function("A", [eq.t, eq.y, eq.p], [ca.densify(ca.vec(eq.A))])
    values = rows(t[None], y[:, : 2 * eq.n].T, P[: eq.p.shape[0]]).full()
    return np.asarray(values.T.reshape(len(t), eq.n, eq.m).transpose(0, 2, 1))


def _careful_multipliers(
    eq: Equations, t: float, y: np.ndarray, P: np.ndarray, rate: np.ndarray
) -> np.ndarray:
    """lam from M q'' - Q = A' lam with the accelerations of the pivoted solve (least norm)."""
    M, Q, A = eq.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])[:3]
    force = M.full() @ rate[eq.n : 2 * eq.n] - flat(Q)
    return np.asarray(np.linalg.lstsq(A.full().T, force, rcond=1e-14)[0])


def generalized(motion: Any, details: Details, of: Constraint | Compound | Force) -> np.ndarray:
    """The generalized force (N, n) of one constraint, compound of them, or force along a motion."""
    eq: Equations = motion._equations
    if isinstance(of, Compound):
        return np.asarray(sum(generalized(motion, details, part) for part in of.parts))
    for block in eq.blocks:
        if block.constraint is of:
            A = Expression(ca.densify(eq.A[block.rows, :]), (of.size, eq.n))
            force = np.einsum("kmn,km->kn", motion[A], details.rates[:, block.rows])
            if eq.model.principle == "vakonomic":
                force = force + motion[Expression(_variational(eq, block.rows), (eq.n,))]
            return np.asarray(force)
    for i, slip in enumerate(eq.slips):
        if slip.friction is of:
            return details.friction[:, i]
    if isinstance(of, Force) and not isinstance(of, Coulomb) and of in eq.model.forces:
        return np.asarray(motion[Expression(_applied(eq, of), (eq.n,))])
    raise ModelError(
        f"{of!r} is not part of the system.",
        "one of its constraints or forces",
        "it was made for another system, or twice under one name",
        "motion.force(c), with a c of system.constraints or system.forces",
    )


def _variational(eq: Equations, rows: slice) -> ca.SX:
    """What some rows of a vakonomic system push with beside A' lam': lam (D(d rho/dv) - d rho/dq)."""
    M, Q = mass_and_force(-ca.dot(eq.lam[rows], eq.rho[rows]), eq.q, eq.v, eq.t)
    return ca.densify(Q - ca.mtimes(M, eq.a))


def _applied(eq: Equations, force: Force) -> ca.SX:
    own: Callable[..., Any] = force.potential
    V = own(eq.model.bodies)
    Q = generalized_force(list(force.work(eq.model.bodies)), eq.v)
    return Q if V is None else ca.densify(Q - ca.gradient(V.sx, eq.q))

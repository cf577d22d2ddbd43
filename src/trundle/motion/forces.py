"""Forces along a motion: multipliers, Q^N and Q^W of seed 001, and the force of each constraint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import row_force
from trundle.constrained.equations import Equations, flat
from trundle.constrained.scales import find_scales
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.working import Coulomb
from trundle.errors import ModelError
from trundle.integrate.machine import PIVOTS, Machine
from trundle.integrate.run import Run
from trundle.symbols.expression import Expression
from trundle.unconstrained.forces import Force
from trundle.unconstrained.lagrange import generalized_force


@dataclass(frozen=True)
class Details:
    """lam (N, m), pushes (N, k), friction (N, f, n), and Q^N, Q^W (N, n) at N samples.

    pushes   the friction of each Coulomb element along its sliding velocity, and the rates of lam if the motion is
             vakonomic: what `Equations.pushes` names
    """

    lam: np.ndarray
    pushes: np.ndarray
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
        out = [part.full() for part in machine.programs.details(t[None], y.T, P)]
        lam, lam0, pushes = out[1].T, out[2].T, out[7].T
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
            force = ca.Function("force", eq.symbols, [_of_all(eq) - ca.mtimes(eq.A.T, eq.rates)])
            q, v, a = y[:, :n].T, y[:, n : 2 * n].T, rate[:, n : 2 * n].T
            extra = force(t[None], q, v, a, lam.T, P[: eq.p.shape[0]], pushes.T).full().T
        A = _rows(eq, t, y, P)
        given = ca.Function("c", [eq.t, eq.y, eq.p], [eq.c])
        c = given(t[None], y[:, : 2 * n].T, P[: eq.p.shape[0]]).full().T + friction.sum(axis=1)
        QN = np.einsum("kmn,km->kn", A, lam0) + extra
        QW = c + np.einsum("kmn,km->kn", A, rates - lam0)
        return cls(lam.reshape(len(t), m), pushes.reshape(len(t), -1), friction, QN, QW)


def _memory(machine: Machine, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
    """Directions and signs at the samples themselves."""
    size = machine.programs.n_memory
    if not size:
        return np.zeros((0, len(t)))
    P = P.copy()
    P[machine.tolerance_slice()] = 0.0  # every speed has its direction: each sample its own
    return np.asarray(machine.programs.finish(t[None], y.T, P).full()[-size:])


def _rows(eq: Equations, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
    """A at all samples (N, m, n)."""
    rows = ca.Function("A", [eq.t, eq.y, eq.p], [ca.densify(ca.vec(eq.A))])
    values = rows(t[None], y[:, : 2 * eq.n].T, P[: eq.p.shape[0]]).full()
    return np.asarray(values.T.reshape(len(t), eq.n, eq.m).transpose(0, 2, 1))


def _careful_multipliers(
    eq: Equations, t: float, y: np.ndarray, P: np.ndarray, rate: np.ndarray
) -> np.ndarray:
    """lam from M q'' - Q = A' lam with the accelerations of the pivoted solve (least norm).

    Solved as D (M q'' - Q) = (R A D)' (lam / R), with scales D, R in which no unit matters.
    """
    M, Q, A = eq.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])[:3]
    scales = find_scales(M, flat(Q), A, eq.groups, eq.together[: len(eq.blocks)])
    D, R = scales.columns, scales.rows
    force = D * (M.full() @ rate[eq.n : 2 * eq.n] - flat(Q))
    rows = R[:, None] * A.full() * D
    return np.asarray(R * np.linalg.lstsq(rows.T, force, rcond=1e-12)[0])


def generalized(motion: Any, details: Details, of: Constraint | Compound | Force) -> np.ndarray:
    """The generalized force (N, n) of one constraint, compound of them, or force along a motion."""
    eq: Equations = motion._equations
    if isinstance(of, Compound):
        return np.asarray(sum(generalized(motion, details, part) for part in of.parts))
    for block in eq.blocks:
        if block.constraint is of:
            return np.asarray(motion[Expression(row_force(eq, block), (eq.n,))])
    for i, slip in enumerate(eq.slips):
        if slip.friction is of:
            return details.friction[:, i]
    if isinstance(of, Coulomb) and of in eq.model.forces:  # with coefficients of zero
        return np.zeros((len(motion.t), eq.n))
    if isinstance(of, Force) and of in eq.model.forces:
        return np.asarray(motion[Expression(_applied(eq, of), (eq.n,))])
    raise ModelError(
        f"{of!r} is not part of the system.",
        "one of its constraints or forces",
        "it was made for another system, or twice under one name",
        "motion.force(c)  # with a c of system.constraints or system.forces",
    )


def _of_all(eq: Equations) -> ca.SX:
    """The generalized force (n) of all constraints."""
    return sum((row_force(eq, block) for block in eq.blocks), ca.SX.zeros(eq.n))


def _applied(eq: Equations, force: Force) -> ca.SX:
    own: Callable[..., Any] = force.potential
    V = own(eq.model.bodies)
    Q = generalized_force(list(force.work(eq.model.bodies)), eq.v)
    return Q if V is None else ca.densify(Q - ca.gradient(V.sx, eq.q))

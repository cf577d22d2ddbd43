"""Forces along a motion: multipliers, Q^N and Q^W of paper 001, and the force of each constraint."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import row_force
from trundle.constrained.equations import Equations
from trundle.constrained.here import Here
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.working import Coulomb
from trundle.errors import ModelError
from trundle.integrate.machine import ACROSS, PIVOTS, Machine
from trundle.integrate.record import Run
from trundle.integrate.rows import Rows
from trundle.motion.values import lasting
from trundle.unconstrained.forces import Force
from trundle.unconstrained.lagrange import generalized_force

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


class Details:
    """lam (N, m), pushes (N, k), friction (N, f, n), and Q^N, Q^W (N, n) at N samples.

    pushes   the friction of each Coulomb element along its sliding velocity, and the rates of lam if the motion is
             vakonomic: what `Equations.pushes` names

    The samples are (t, rows [y, dy/dt]); `which` says to which phase of the run each belongs.
    """

    def __init__(
        self,
        machine: Machine,
        run: Run,
        t: np.ndarray,
        rows: np.ndarray,
        which: np.ndarray,
    ) -> None:
        self._machine, self._eq = machine, machine.equations
        y, rate = np.split(rows, 2, axis=1)
        self._t, self._y, self._rows, self._which = t, y, rows, which
        eq, (n, m, f) = self._eq, (self._eq.n, self._eq.m, len(self._eq.slips))
        P = np.array([phase.P[: machine.programs.P.shape[0]] for phase in run.phases])
        self._p = P[:, : eq.p.shape[0]]
        place = which
        if size := machine.programs.n_memory:  # directions and signs at the samples themselves
            P, place = P[which], np.arange(len(t))
            free = P.copy()
            free[:, machine.tolerance_slice()] = 0.0  # every speed has its direction
            finish = self._function("finish", lambda: machine.programs.finish)
            P[:, P.shape[1] - size :] = finish(t, y, free, place)[:, -size:]
        details = machine.programs.details
        out = self._function("details", lambda: details)(t, y, P, place)
        widths = [details.nnz_out(i) for i in range(details.n_out())]
        parts = np.split(out, np.cumsum(widths)[:-1], axis=1)
        self.rates, self._lam0, self.pushes = parts[1], parts[2], parts[7]
        self.friction = parts[3].reshape(len(t), f, n)
        for k in np.flatnonzero([run.phases[i].solve in (PIVOTS, ACROSS) for i in which]):
            p = self._p[which[k]]
            self.rates[k] = self._lam0[k] = _careful_multipliers(eq, t[k], y[k], p, rate[k])
        vakonomic = eq.model.principle == "vakonomic"
        self.lam = y[:, 2 * n : 2 * n + m] if vakonomic else self.rates

    def _function(self, name: str, make: Callable[[], ca.Function]) -> Rows:
        return self._machine.kept(name, lambda: Rows(name, make(), lasting=True))

    @functools.cached_property
    def _both(self) -> np.ndarray:
        """[A' lam0, c + A' (lam - lam0)] (N, 2n)."""
        eq, n = self._eq, self._eq.n

        def make() -> ca.Function:
            lam0, rates = ca.SX.sym("lam0", eq.m), ca.SX.sym("rates", eq.m)
            ideal, working = ca.mtimes(eq.A.T, lam0), eq.c + ca.mtimes(eq.A.T, rates - lam0)
            column = ca.densify(ca.vertcat(ideal, working))
            return ca.Function("forces", [eq.t, ca.vertcat(eq.y, lam0, rates), eq.p], [column])

        rows = np.hstack([self._y[:, : 2 * n], self._lam0, self.rates])
        return self._function("forces", make)(self._t, rows, self._p, self._which)

    @functools.cached_property
    def QN(self) -> np.ndarray:
        """The force of the frictionless system's constraints."""
        eq, n = self._eq, self._eq.n
        ideal = self._both[:, :n]
        if eq.model.principle != "vakonomic":
            return ideal
        others = _of_all(eq) - ca.mtimes(eq.A.T, eq.rates)
        more = lasting(self._machine, "vakonomic", lambda: others)
        rows = np.hstack([self._rows, *([self.lam, self.pushes] if more.forces else [])])
        return ideal + more.rows(self._t, rows, self._p, self._which)

    @functools.cached_property
    def QW(self) -> np.ndarray:
        """The part of the constraint force that does work."""
        return np.asarray(self._both[:, self._eq.n :] + self.friction.sum(axis=1))


def _careful_multipliers(
    eq: Equations, t: float, y: np.ndarray, p: np.ndarray, rate: np.ndarray
) -> np.ndarray:
    """lam from M q'' - Q = A' lam with the accelerations of the pivoted solve (least norm).

    Solved as D (M q'' - Q) = (R A D)' (lam / R), with scales D, R in which no unit matters.
    """
    at = Here(eq, t, y[: 2 * eq.n], p)
    D, R = at.scales.columns, at.scales.rows
    force = D * (at.M.full() @ rate[eq.n : 2 * eq.n] - at.Q)
    rows = R[:, None] * at.A.full() * D
    return np.asarray(R * np.linalg.lstsq(rows.T, force, rcond=1e-12)[0])


def generalized(
    motion: BareMotion, details: Details, of: Constraint | Compound | Force
) -> np.ndarray:
    """The generalized force (N, n) of one constraint, compound of them, or force along a motion."""
    eq: Equations = motion.derived
    if isinstance(of, Compound):
        return np.asarray(sum(generalized(motion, details, part) for part in of.parts))
    for block in eq.blocks:
        if block.constraint is of:
            name = f"force of the rows from {block.rows.start}"
            return np.asarray(motion._lasting(name, functools.partial(row_force, eq, block)))
    for i, slip in enumerate(eq.slips):
        if slip.friction is of:
            return details.friction[:, i]
    if isinstance(of, Coulomb) and of in eq.model.forces:  # with coefficients of zero
        return np.zeros((len(motion.t), eq.n))
    if isinstance(of, Force) and of in eq.model.forces:
        name = f"force {list(eq.model.forces).index(of)}"
        return np.asarray(motion._lasting(name, lambda: applied_force(eq, of)))
    raise ModelError(
        f"{of!r} is not part of this system.",
        "one of its constraints or forces",
        fix=f"motion.force({of})  # itself, without quotes"
        if isinstance(of, str) and of.isidentifier()
        else "motion.force(c)  # with a c of system.constraints or system.forces",
    )


def acts_on(eq: Equations, of: Constraint | Compound | Force) -> list[int]:
    """The coordinates that a constraint, a compound of them or a force may act on, whatever the motion."""
    if isinstance(of, Compound):
        return sorted({i for part in of.parts for i in acts_on(eq, part)})
    for block in eq.blocks:
        if block.constraint is of:
            return sorted({int(j) for j in eq.A[block.rows, :].sparsity().get_triplet()[1]})
    if isinstance(of, Force) and not isinstance(of, Coulomb):
        return [i for i, Q in enumerate(applied_force(eq, of).elements()) if not Q.is_zero()]
    return list(range(eq.n))


def _of_all(eq: Equations) -> ca.SX:
    """The generalized force (n) of all constraints."""
    return sum((row_force(eq, block) for block in eq.blocks), ca.SX.zeros(eq.n))


def applied_force(eq: Equations, force: Force) -> ca.SX:
    """The generalized force (n) of one applied force, as a graph."""
    own: Callable[..., Any] = force.potential
    V = own(eq.model.bodies)
    Q = generalized_force(list(force.work(eq.model.bodies)), eq.v)
    return Q if V is None else ca.densify(Q - ca.gradient(V.sx, eq.q))


def power(motion: BareMotion, of: Any) -> np.ndarray:
    """Power (len(t),), in W, of a constraint, a force, "QN", "QW" or "Qc"."""
    if isinstance(of, str) and of not in ("QN", "QW", "Qc"):
        raise ModelError(
            f"power() does not know {of!r}.",
            '"QN", "QW", "Qc" or a force',
            "power() takes the force itself, not its name",
            'motion.power("QW")  # or motion.power(force)',
        )
    force = getattr(motion, of) if isinstance(of, str) else motion.force(of)
    return np.asarray(np.einsum("ij,ij->i", force, motion.v))

"""Step 3 of a whole system, in symbols: (t, state, parameters) -> accelerations and multipliers.

The production solve is called once for an ideal system. Constraint forces c that do work (paper 001) come with the
applied ones; the ideal part Q^N of the constraint force is that of the frictionless system:

    M q'' = Q + c + A' lam,    Q^N = A' lam0,    Q^W = c + A' (lam - lam0)          (Eqs. 32-34)

Sliding friction needs the normal force of the motion with friction: the solve is called for the forces without it,
and for each element's friction at a normal force of one, with one factorization (`friction.py`).
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import casadi as ca

from trundle.constrained.equations import Equations
from trundle.constrained.explicit import Explicit, find_explicit
from trundle.constrained.friction import Controls, Friction
from trundle.constrained.production import FEWEST, Factored, position_correction
from trundle.symbols.derivatives import jacobian


class Solved(NamedTuple):
    """q'' (n), all multipliers, N (f), p of the elements with the actual thrust, the residual; and of q'' and the
    multipliers the parts that these elements cause for `pulls` of one.
    """

    a: ca.SX
    lam: ca.SX
    N: ca.SX
    p: ca.SX
    residual: ca.SX
    parts: list[tuple[ca.SX, ca.SX]]


class Law:
    """q'', lam and the friction of a system, as graphs of (t, y, p, controls).

    a (n), lam (m), lam_stick (k)   accelerations and multipliers;  residual: of the original equations
    lam0 (m)   multipliers of the frictionless system;  c (n)   forces that do work, sliding friction included
    friction (n, f)   of each Coulomb element, sliding or sticking
    limit (f)   how far each is from its static limit: 1 without load, 0 there, negative beyond
    N (f)   normal forces of what slides;  p   coefficients of those with the actual thrust (see `friction.py`)
    """

    def __init__(self, equations: Equations, controls: Controls, sticks: bool = True) -> None:
        self.equations, self.controls = equations, controls
        eq, m = equations, equations.m
        self.rub, self.f = Friction(equations, controls, sticks), len(eq.slips)
        self.mu = ca.SX.sym("mu", m) if eq.model.principle == "vakonomic" else ca.SX(0, 1)
        # What is left to the static limit, summed up over time: a state of its own, so that the steps resolve
        # a force that changes while nothing moves.
        self.margin = ca.SX.sym("margin", len(eq.slips))
        self.M, self.Q = eq.M, eq.Q
        if self.mu.shape[0]:
            from trundle.constrained.vakonomic import vakonomic_terms

            self.M, self.Q = vakonomic_terms(eq, self.mu)
        self._flags = self.rub.flags()
        A, self.b, R = eq.A, eq.b, controls.R
        # A row that sticks is never explicit, so that the pairs are the same with and without those rows.
        pairs = Explicit(eq.n, m) if self.mu.shape[0] else find_explicit(self.M, eq.A)
        if eq.gates:
            A = ca.vertcat(A, ca.mtimes(ca.diag(controls.closed), eq.gate_rows))
            self.b = ca.vertcat(self.b, ca.SX.zeros(len(eq.gates)))
        first = m + len(eq.gates)
        if not sticks:
            R = R[:first]
        elif eq.slips:
            A = ca.vertcat(A, ca.mtimes(ca.diag(self._flags), ca.vertcat(*(s.S for s in eq.slips))))
            self.b = ca.vertcat(self.b, self._flags * ca.vertcat(*(s.d for s in eq.slips)))
        self.explicit = Explicit(eq.n, A.shape[0], pairs.rows, pairs.columns)
        self.A = A  # all rows, those of closed contacts and of what sticks included
        # contacts that hold one body together are redundant: one correction leaves 1e-13 of the forces, and it creeps
        corrections = FEWEST + (len(eq.gates) > 1)
        self.factors = Factored(self.M, A, controls.D, R, self.explicit, corrections)
        self.units = self.rub.units()
        self.whole, self.quick = self._solved(None), self._solved(self.factors.quick)
        self.a, self.residual = self.whole.a, self.whole.residual
        self.p, self.N = self.whole.p, self.whole.N
        self.sticks = sticks and bool(eq.slips)
        self.lam, self.lam_stick = self.whole.lam[:m], self.whole.lam[first:]
        self.pressing = self.whole.lam[m:first]  # N of the gates
        self.sliding = ca.horzcat(
            ca.SX(eq.n, 0),
            *(u * self.rub.pulls(i, self.whole.N[i]) for i, u in enumerate(self.units)),
        )
        self.c = eq.c + ca.sum2(self.sliding)
        self.limit, self.friction = self.limits(self.whole.lam), self._friction()

    # --- the solve ----------------------------------------------------------------------------
    @functools.cached_property
    def lam0(self) -> ca.SX:
        """Multipliers of the frictionless system."""
        eq = self.equations
        if not eq.slips and not eq.model.work("non-ideal"):
            return self.lam
        if not eq.slips:
            return self.factors.solve(self.Q, eq.b)[1]
        pairs = Explicit(eq.n, eq.m, self.explicit.rows, self.explicit.columns)
        R = self.controls.R[: eq.m]
        return Factored(self.M, eq.A, self.controls.D, R, pairs).solve(self.Q, eq.b)[1]

    def _solved(self, corrections: int | None) -> Solved:
        """The whole solve with so many corrections; None for all of them, and the residual."""
        eq, rub, none = self.equations, self.rub, ca.SX(0, 1)
        Q = self.Q + eq.c
        N = [none] * len(eq.slips)
        for i in range(len(eq.slips)):
            if i not in rub.actual:
                N[i] = rub.thrust(i, self.lam0)
                Q = Q + self.units[i] * N[i]
        a, lam, residual = self._once(Q, self.b, corrections)
        if not rub.actual:
            return Solved(a, lam, ca.vertcat(none, *N), none, residual, [])
        nothing = ca.SX.zeros(*self.b.shape)
        parts = [self._once(self.units[i], nothing, corrections) for i in rub.actual]
        solved, p, off = rub.thrusts(lam, [part[1] for part in parts])
        if corrections is None and not off.is_zero():
            residual = ca.fmax(residual, off)
        for k, i in enumerate(rub.actual):
            N[i], pull = solved[k], rub.pulls(i, solved[k])
            a, lam = a + parts[k][0] * pull, lam + parts[k][1] * pull
            residual = ca.fmax(residual, parts[k][2])
        return Solved(a, lam, ca.vertcat(*N), p, residual, [part[:2] for part in parts])

    def _once(self, Q: ca.SX, b: ca.SX, corrections: int | None) -> tuple[ca.SX, ca.SX, ca.SX]:
        if corrections is None:
            return self.factors.checked_solve(Q, b)
        return (*self.factors.solve(Q, b, corrections), ca.SX(0))

    @property
    def state(self) -> ca.SX:
        """y = [q, v], the multipliers under the vakonomic principle, the margins of friction."""
        return ca.vertcat(self.equations.q, self.equations.v, self.mu, self.margin)

    @property
    def results(self) -> ca.SX:
        """What `Equations.results` names, as graphs of the state: a, lam, friction, and rates of lam."""
        return self.results_of(*self.whole[:3])

    def results_of(self, a: ca.SX, lam: ca.SX, N: ca.SX) -> ca.SX:
        """The same for what was solved for."""
        m = self.equations.m
        push = self.rub.pushes(N, lam[m + len(self.equations.gates) :])
        own = [a, self.mu, push, lam] if self.mu.shape[0] else [a, lam[:m], push]
        return ca.vertcat(*own)

    @property
    def rate(self) -> ca.SX:
        """dy/dt."""
        return self.rate_of(self.whole)

    @property
    def quick_rate(self) -> ca.SX:
        """dy/dt with one correction of the solve, for the inner stages of a step."""
        return self.rate_of(self.quick)

    def rate_of(self, solved: Solved) -> ca.SX:
        multipliers = solved.lam[: self.equations.m] if self.mu.shape[0] else ca.SX(0, 1)
        alone = ca.vertcat(ca.SX(0, 1), *map(self.rub.alone, range(self.f)))
        margin = alone * self.limits(solved.lam)
        return ca.vertcat(self.equations.v, solved.a, multipliers, margin)

    @functools.cached_property
    def speeds(self) -> ca.SX:
        """What the velocities keep at zero in the present modes: rho, rates of closed gaps, slips that stick."""
        eq = self.equations
        rho = eq.rho
        if eq.gates:
            rho = ca.vertcat(rho, self.controls.closed * ca.mtimes(eq.gate_rows, eq.v))
        if self.sticks:
            rho = ca.vertcat(rho, self._flags * ca.vertcat(*(s.s for s in eq.slips)))
        return rho

    @functools.cached_property
    def places(self) -> tuple[ca.SX, list[int]]:
        """What the positions keep at zero in the present modes, phi and closed gaps, and which rows they are."""
        eq, rows, phi = self.equations, list(self.equations.phi_rows), self.equations.phi
        if eq.gates:
            rows += [gate.row for gate in eq.gates]
            phi = ca.vertcat(phi, self.controls.closed * ca.mtimes(eq.gate_rows, eq.q))
        return phi, rows

    def velocity_correction(self) -> ca.SX:
        """What takes rho (and s, where sticking) out of the velocities."""
        if not self.speeds.shape[0]:
            return ca.SX.zeros(self.equations.n)
        return self.factors.correction(self.speeds)

    def position_correction(self) -> ca.SX:
        """What takes phi out of the positions."""
        (phi, rows), q = self.places, self.equations.q
        if not rows:
            return ca.SX.zeros(self.equations.n)
        return position_correction(jacobian(phi, q), phi, self.controls.D, self.controls.R[rows])

    # --- friction -----------------------------------------------------------------------------
    def limits(self, lam: ca.SX) -> ca.SX:
        """How far each element is from its static limit, for all multipliers."""
        first, rub = self.equations.m + len(self.equations.gates), self.rub
        if not self.sticks:
            return ca.SX.ones(len(rub.slips))
        lam0 = ca.SX(0, 1) if len(rub.actual) == self.f else self.lam0
        return rub.limits(lam[:first], lam0, lam[first:])

    def _friction(self) -> ca.SX:
        if not self.sticks:
            return self.sliding
        columns = [
            self.sliding[:, i] + self.rub.stick[i] * ca.mtimes(slip.S.T, self.lam_stick[slip.rows])
            for i, slip in enumerate(self.equations.slips)
        ]
        return ca.horzcat(ca.SX(self.equations.n, 0), *columns)

    def signs(self) -> ca.SX:
        """Thrusts with their remembered signs (see `Friction.signs`)."""
        return self.rub.signs(self.N, self.p)

    def next_memory(self) -> ca.SX:
        """u, sign and held for the step that begins at this state."""
        return self.rub.next_memory(self.signs())

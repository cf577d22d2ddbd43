"""Step 3 of a whole system, in symbols: (t, state, parameters) -> accelerations and multipliers.

The production solve is called once for an ideal system. With constraint forces that do work (seed 001) it is
called for the frictionless system first, which gives the thrust Q^N, and then with c:

    M q'' = Q + c + A' lam,    Q^N = A' lam0,    Q^W = c + A' (lam - lam0)          (Eqs. 32-34)

Coulomb elements slide or stick. Which, is a parameter (`stick`, 0 or 1) that switches the rows s = 0 on and the
sliding force off, so that one compiled program serves all modes. Two more numbers per element are memory from the
last step: the direction u of sliding and the sign of the thrust. With them c is smooth across s = 0 and across
thrust = 0, and both are located exactly as events.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import casadi as ca

from trundle.constrained.equations import Equations, Slip
from trundle.constrained.explicit import Explicit, find_explicit
from trundle.constrained.production import Factored, position_correction
from trundle.constrained.vakonomic import vakonomic_terms

NEWTON = 6  # iterations for thrusts that depend on the friction they cause
TINY_SPEED = 1e-20  # gives the direction of sliding a meaning at s = 0


@dataclass(frozen=True)
class Controls:
    """Parameters that the run sets, not the user.

    stick (f)   1 where a Coulomb element sticks;  rest (f)   speeds that count as none;  D (n), R (m + k)   scales
    G           the force at the start in the scale of D, which the kernel reads for the size of the motion
    u (k), sign (f)   memory: directions of sliding, signs of thrust
    """

    stick: ca.SX
    rest: ca.SX
    D: ca.SX
    G: ca.SX
    R: ca.SX
    u: ca.SX
    sign: ca.SX

    @classmethod
    def of(cls, equations: Equations) -> Controls:
        f, k = len(equations.slips), equations.stick_size
        symbol = ca.SX.sym
        return cls(
            symbol("stick", f), symbol("rest", f), symbol("D", equations.n), symbol("G"),
            symbol("R", equations.m + k),
            symbol("u", k), symbol("sign", f),
        )  # fmt: skip

    @property
    def memory(self) -> ca.SX:
        return ca.vertcat(self.u, self.sign)

    @property
    def column(self) -> ca.SX:
        return ca.vertcat(self.stick, self.rest, self.D, self.G, self.R, self.memory)


class Law:
    """q'', lam and the friction of a system, as graphs of (t, y, p, controls).

    a (n), lam (m), lam_stick (k)   accelerations and multipliers;  residual: of the original equations
    lam0 (m)   multipliers of the frictionless system;  c (n)   forces that do work, sliding friction included
    friction (n, f)   of each Coulomb element, sliding or sticking;  push (k)   the same along its s: friction = S' push
    limit (f)   static mu * thrust - |friction| of each Coulomb element
    """

    def __init__(self, equations: Equations, controls: Controls) -> None:
        self.equations, self.controls = equations, controls
        eq, m = equations, equations.m
        self.mu = ca.SX.sym("mu", m) if eq.model.principle == "vakonomic" else ca.SX(0, 1)
        # What is left to the static limit, summed up over time: a state of its own, so that the steps resolve
        # a force that changes while nothing moves.
        self.margin = ca.SX.sym("margin", len(eq.slips))
        M, Q = (eq.M, eq.Q) if not self.mu.shape[0] else vakonomic_terms(eq, self.mu)
        self._flags = self._stick_flags()
        A, b = eq.A, eq.b
        if eq.slips:
            A = ca.vertcat(A, ca.mtimes(ca.diag(self._flags), ca.vertcat(*(s.S for s in eq.slips))))
            b = ca.vertcat(b, self._flags * ca.vertcat(*(s.d for s in eq.slips)))
        self.explicit = self._explicit()
        self._full = Factored(M, A, controls.D, controls.R, self.explicit)
        self.c, self.sliding, self._along = eq.c, ca.SX(eq.n, 0), ca.SX(0, 1)
        if eq.slips or eq.model.work("non-ideal"):
            ideal = Factored(M, eq.A, controls.D, controls.R[:m]) if eq.slips else self._full
            _, self.lam0 = ideal.solve(Q, eq.b)
        if eq.slips:
            self.sliding = self._sliding_friction(Q, b)
            self.c = eq.c + ca.sum2(self.sliding)
        self.a, lam, self.residual = self._full.checked_solve(Q + self.c, b)
        self.lam, self.lam_stick = lam[:m], lam[m:]
        self._quick = self._full.solve(Q + self.c, b, self._full.quick)
        if not (eq.slips or eq.model.work("non-ideal")):
            self.lam0 = self.lam
        self.limit, self.friction = self._limits(), self._friction()
        self.push = (
            ca.densify(self._along + self._flags * self.lam_stick) if eq.slips else ca.SX(0, 1)
        )

    def _explicit(self) -> Explicit:
        """Coordinates to take out before the solve: none where a redundant row's share of the force matters."""
        eq = self.equations
        if eq.slips or self.mu.shape[0]:
            return Explicit(eq.n, eq.m + eq.stick_size)
        return find_explicit(eq.M, eq.A)

    @property
    def state(self) -> ca.SX:
        """y = [q, v], the multipliers under the vakonomic principle, the margins of friction."""
        return ca.vertcat(self.equations.q, self.equations.v, self.mu, self.margin)

    @property
    def results(self) -> ca.SX:
        """What `Equations.results` names, as graphs of the state: a, lam, friction, and rates of lam."""
        if self.mu.shape[0]:
            return ca.vertcat(self.a, self.mu, self.push, self.lam)
        return ca.vertcat(self.a, self.lam, self.push)

    @property
    def rate(self) -> ca.SX:
        """dy/dt."""
        return self._rate(self.a, self.lam)

    @property
    def quick_rate(self) -> ca.SX:
        """dy/dt with one correction of the solve, for the inner stages of a step."""
        return self._rate(*self._quick)

    def _rate(self, a: ca.SX, lam: ca.SX) -> ca.SX:
        multipliers = lam[: self.equations.m] if self.mu.shape[0] else ca.SX(0, 1)
        return ca.vertcat(self.equations.v, a, multipliers, self.controls.stick * self.limit)

    def velocity_correction(self) -> ca.SX:
        """What takes rho (and s, where sticking) out of the velocities."""
        eq = self.equations
        rho = ca.vertcat(eq.rho, self._flags * ca.vertcat(ca.SX(0, 1), *(s.s for s in eq.slips)))
        if not rho.shape[0]:
            return ca.SX.zeros(eq.n)
        return self._full.correction(rho)

    def position_correction(self) -> ca.SX:
        """What takes phi out of the positions."""
        eq, rows = self.equations, self.equations.phi_rows
        if not rows:
            return ca.SX.zeros(eq.n)
        A = ca.jacobian(eq.phi, eq.q)
        return position_correction(A, eq.phi, self.controls.D, self.controls.R[rows])

    # --- friction -----------------------------------------------------------------------------
    def _stick_flags(self) -> ca.SX:
        rows = [
            ca.repmat(self.controls.stick[i], s.s.shape[0])
            for i, s in enumerate(self.equations.slips)
        ]
        return ca.vertcat(ca.SX(0, 1), *rows)

    def _direction(self, i: int, slip: Slip) -> ca.SX:
        """s/|s|, continued smoothly through s = 0 by the remembered direction u."""
        u = self.controls.u[slip.rows]
        s = slip.s + (TINY_SPEED + self.controls.rest[i]) * u
        return s / ca.norm_2(s) * ca.if_else(ca.dot(s, u) >= 0, 1, -1)

    def _thrust(self, i: int, slip: Slip, lam: ca.SX) -> ca.SX:
        """|Q^N| of the pressing constraint for its multipliers; signed by memory if it has one row."""
        rows, constraint = slip.thrust_rows, slip.friction.constraint
        A = self.equations.A[rows, :]
        if constraint.size > 1:
            return self._on_one_body(ca.mtimes(A.T, lam[rows]))
        size = slip.thrust_size
        unit = self._on_one_body(A.T) if size is None else size
        return self.controls.sign[i] * lam[rows] * unit

    def _on_one_body(self, force: ca.SX) -> ca.SX:
        """|Q^N| on one of the bodies that the force acts between (the larger, where they differ)."""
        sizes = [ca.norm_2(ca.densify(force[rows])) for rows in self.equations.bodies_rows]
        return functools.reduce(ca.fmax, [size for size in sizes if not size.is_zero()])

    def _sliding_friction(self, Q: ca.SX, b: ca.SX) -> ca.SX:
        """c of each sliding element, a column each: -mu N S' s/|s| (seed 001, Eq. 38)."""
        eq = self.equations
        units = [  # force for a thrust of one
            -(1 - self.controls.stick[i])
            * s.friction.mu.sx
            * ca.mtimes(s.S.T, self._direction(i, s))
            for i, s in enumerate(eq.slips)
        ]
        thrusts = [self._thrust(i, s, self.lam0) for i, s in enumerate(eq.slips)]
        actual = [i for i, s in enumerate(eq.slips) if s.friction.thrust == "actual"]
        if actual:
            known = sum(
                (units[i] * thrusts[i] for i in range(len(units)) if i not in actual),
                Q + eq.c,
            )
            solved = self._consistent_thrusts(actual, units, known, b)
            for place, i in enumerate(actual):
                thrusts[i] = solved[place]
        self._along = ca.vertcat(
            *(
                -(1 - self.controls.stick[i])
                * s.friction.mu.sx
                * self._direction(i, s)
                * thrusts[i]
                for i, s in enumerate(eq.slips)
            )
        )
        return ca.horzcat(*(unit * N for unit, N in zip(units, thrusts, strict=True)))

    def _consistent_thrusts(
        self, actual: list[int], units: list[ca.SX], Q: ca.SX, b: ca.SX
    ) -> ca.SX:
        """N with N = thrust(lam(N)): lam is affine in N, so a few Newton steps from the frictionless N."""
        slips, m = self.equations.slips, self.equations.m
        _, base = self._full.solve(Q, b)
        response = [self._full.solve(units[i], ca.SX.zeros(*b.shape))[1] for i in actual]
        N = ca.SX.sym("N", len(actual))
        lam = ca.SX.sym("lam", base.shape[0])
        slope = ca.SX.sym("slope", base.shape[0], len(actual))
        total = (lam + ca.mtimes(slope, N))[:m]
        F = ca.vertcat(*(N[k] - self._thrust(i, slips[i], total) for k, i in enumerate(actual)))
        rest = ca.vertcat(*(x for x in ca.symvar(F) if not _among(x, (N, lam, slope))))
        step = ca.Function("step", [N, lam, slope, rest], [N - ca.solve(ca.jacobian(F, N), F)])
        guess = ca.vertcat(*(self._thrust(i, slips[i], base[:m]) for i in actual))
        for _ in range(NEWTON):
            guess = step(guess, base, ca.horzcat(*response), rest)
        return guess

    def _limits(self) -> ca.SX:
        """Static limit minus the friction it takes to stick: negative means it slides."""
        limits = [ca.SX(0, 1)]
        for i, slip in enumerate(self.equations.slips):
            lam = self.lam if slip.friction.thrust == "actual" else self.lam0
            N = ca.fabs(self._thrust(i, slip, lam))
            limits.append(slip.friction.static.sx * N - ca.norm_2(self.lam_stick[slip.rows]))
        return ca.vertcat(*limits)

    def _friction(self) -> ca.SX:
        columns = [
            self.sliding[:, i]
            + self.controls.stick[i] * ca.mtimes(slip.S.T, self.lam_stick[slip.rows])
            for i, slip in enumerate(self.equations.slips)
        ]
        return ca.horzcat(ca.SX(self.equations.n, 0), *columns)

    def signs(self) -> ca.SX:
        """Thrust multiplier with the remembered sign: falls through zero when the thrust turns over.

        A constraint of several rows has no sign; it counts as one.
        """
        parts = [ca.SX(0, 1)]
        for i, slip in enumerate(self.equations.slips):
            lam = self.lam if slip.friction.thrust == "actual" else self.lam0
            one = slip.friction.constraint.size == 1
            parts.append(self.controls.sign[i] * lam[slip.thrust_rows] if one else ca.SX(1))
        return ca.vertcat(*parts)

    def next_memory(self) -> ca.SX:
        """u and sign for the step that begins at this state."""
        directions, signs = [ca.SX(0, 1)], [ca.SX(0, 1)]
        turned = self.signs()
        for i, slip in enumerate(self.equations.slips):
            u, speed = self.controls.u[slip.rows], ca.norm_2(slip.s)
            sliding = ca.logic_and(
                speed > TINY_SPEED + self.controls.rest[i], self.controls.stick[i] < 0.5
            )
            safe = ca.if_else(sliding, speed, 1)
            directions.append(ca.if_else(sliding, slip.s / safe, u))
            signs.append(self.controls.sign[i] * ca.if_else(turned[i] < 0, -1, 1))
        return ca.vertcat(*directions, *signs)


def _among(symbol: ca.SX, groups: tuple[ca.SX, ...]) -> bool:
    key = symbol.element_hash()
    return any(key == e.element_hash() for group in groups for e in group.elements())

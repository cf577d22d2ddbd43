"""The programs that a run needs, as CasADi functions ready for machine code.

    rhs      (t, y, P) -> dy/dt with one correction of the solve; careful_rhs with two
    finish   (t, y, P) -> projected y, dy/dt there, residual of the equations, memory for the next step
             sliding_rhs, sliding_finish: the same while no friction sticks, for half the work
    details  (t, y, P) -> a, lam, lam0, friction, lam_stick, limit, residual, p, N
    event    (t, [y, dy/dt], P) -> g, dg/dt                      of the user's events and of friction
    terms    (t, y, P) -> M, Q, A, b dense                       for the pivoted fallback

P = [user parameters | stick | tolerance | D | R | memory]; see `constrained/friction.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca

from trundle.constrained.equations import Equations
from trundle.constrained.friction import Controls
from trundle.constrained.law import Law


class Programs:
    """All programs of one system; each is built when first asked for."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.controls = Controls.of(equations)
        self.law = Law(equations, self.controls)
        self.P = ca.vertcat(equations.p, self.controls.column)
        self.y = self.law.state
        self.ny = int(self.y.shape[0])
        self.n_memory = int(self.controls.memory.shape[0])
        self._inputs = [equations.t, self.y, self.P]

    def _function(self, name: str, outputs: list[ca.SX]) -> ca.Function:
        column = ca.vertcat(*(ca.densify(ca.vec(part)) for part in outputs))
        return ca.Function(name, self._inputs, [column])

    @functools.cached_property
    def _sliding(self) -> Law:
        return Law(self.equations, self.controls, sticks=False)

    @functools.cached_property
    def rhs(self) -> ca.Function:
        return self._function("rhs", [self.law.quick_rate])

    @functools.cached_property
    def sliding_rhs(self) -> ca.Function:
        return self._function("sliding_rhs", [self._sliding.quick_rate])

    @functools.cached_property
    def careful_rhs(self) -> ca.Function:
        return self._function("careful_rhs", [self.law.rate])

    @functools.cached_property
    def finish(self) -> ca.Function:
        return self._finish("finish", self.law)

    @functools.cached_property
    def sliding_finish(self) -> ca.Function:
        return self._finish("sliding_finish", self._sliding)

    def _finish(self, name: str, law: Law) -> ca.Function:
        """Project positions, then velocities, then take the first stage of the next step there."""
        eq, t, P = self.equations, self.equations.t, self.P
        move = self._function("move", [law.position_correction()])
        push = self._function("push", [law.velocity_correction()])
        rest = self._function("rest", [law.rate, law.residual, law.next_memory()])
        rest_of_state = self.y[2 * eq.n :]
        y = ca.vertcat(eq.q + move(t, self.y, P), eq.v, rest_of_state)
        v = eq.v + push(t, y, P)
        y = ca.vertcat(y[: eq.n], v, rest_of_state)
        return self._function(name, [y, rest(t, y, P)])

    @functools.cached_property
    def details(self) -> ca.Function:
        law = self.law
        outputs = [
            law.a,
            law.lam,
            law.lam0,
            law.friction,
            law.lam_stick,
            law.limit,
            law.residual,
            law.p,
            law.N,
        ]
        return ca.Function("details", self._inputs, [ca.densify(part) for part in outputs])

    @functools.cached_property
    def terms(self) -> ca.Function:
        """M and A row by row, as the fallback reads them."""
        eq = self.equations
        return self._function("terms", [eq.M.T, eq.Q + eq.c, eq.A.T, eq.b])

    def event(self, expressions: Sequence[ca.SX], limits: Sequence[ca.SX] = ()) -> ca.Function:
        """g and dg/dt of the events, then of every friction element: its mode's end, its thrust's sign.

        dg/dt is NaN where g contains accelerations or multipliers, and for limits: nobody comes back from
        beyond one within a step, so their sign at its end says all.
        """
        eq, law = self.equations, self.law
        rate = ca.SX.sym("rate", self.ny)
        inner = ca.vertcat(eq.a, eq.lam)
        solved = ca.vertcat(law.a, law.mu if law.mu.shape[0] else law.lam)
        g, slopes = [ca.SX(0, 1)], [ca.SX(0, 1)]
        for expression in expressions:
            if ca.depends_on(expression, inner):
                g.append(ca.substitute(expression, inner, solved))
                slopes.append(ca.SX.nan())
            else:
                g.append(expression)
                slopes.append(
                    ca.jtimes(expression, self.y, rate) + ca.jtimes(expression, eq.t, ca.SX(1))
                )
        g += limits
        slopes.append(ca.repmat(ca.SX.nan(), len(limits)))
        for i, slip in enumerate(eq.slips):
            slide = ca.dot(slip.s, self.controls.u[slip.rows])
            ends = ca.if_else(self.controls.stick[i] > 0.5, law.limit[i], slide)
            g.append(ends)
            slopes.append(ca.jtimes(ends, self.y, rate) + ca.jtimes(ends, eq.t, ca.SX(1)))
        g.append(law.signs())
        slopes.append(ca.repmat(ca.SX.nan(), len(eq.slips)))
        column = ca.densify(ca.vertcat(*g, *slopes))
        return ca.Function("event", [eq.t, ca.vertcat(self.y, rate), self.P], [column])

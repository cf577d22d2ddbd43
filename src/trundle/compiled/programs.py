"""The programs that a run needs, as CasADi functions ready for machine code.

    rhs      (t, y, P) -> dy/dt with one correction of the solve; careful_rhs with two
    finish   (t, y, P) -> projected y, dy/dt there, residual of the equations, memory for the next step
    details  (t, y, P) -> a, lam, lam0, friction, lam_stick, limit, residual
    watch    (t, [y, dy/dt], P) -> g, dg/dt                      of what is watched, and of friction
    terms    (t, y, P) -> M, Q, A, b dense                       for the pivoted fallback

P = [user parameters | stick | rest | D | G | R | memory]; see `constrained/law.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca

from trundle.constrained.equations import Equations
from trundle.constrained.law import Controls, Law


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
    def rhs(self) -> ca.Function:
        return self._function("rhs", [self.law.quick_rate])

    @functools.cached_property
    def careful_rhs(self) -> ca.Function:
        return self._function("careful_rhs", [self.law.rate])

    @functools.cached_property
    def finish(self) -> ca.Function:
        """Project positions, then velocities, then take the first stage of the next step there."""
        eq, law, t, P = self.equations, self.law, self.equations.t, self.P
        move = self._function("move", [law.position_correction()])
        push = self._function("push", [law.velocity_correction()])
        rest = self._function("rest", [law.rate, law.residual, law.next_memory()])
        rest_of_state = self.y[2 * eq.n :]
        y = ca.vertcat(eq.q + move(t, self.y, P), eq.v, rest_of_state)
        v = eq.v + push(t, y, P)
        y = ca.vertcat(y[: eq.n], v, rest_of_state)
        return self._function("finish", [y, rest(t, y, P)])

    @functools.cached_property
    def details(self) -> ca.Function:
        law = self.law
        outputs = [law.a, law.lam, law.lam0, law.friction, law.lam_stick, law.limit, law.residual]
        return ca.Function("details", self._inputs, [ca.densify(part) for part in outputs])

    @functools.cached_property
    def terms(self) -> ca.Function:
        """M and A row by row, as the fallback reads them."""
        eq = self.equations
        return self._function("terms", [eq.M.T, eq.Q + eq.c, eq.A.T, eq.b])

    def watch(
        self,
        expressions: Sequence[ca.SX],
        limits: Sequence[ca.SX] = (),
        modes: bool = True,
    ) -> tuple[ca.Function, list[int]]:
        """g and dg/dt of the expressions, of the limits, then (`modes`) of every friction element: its mode's end, its
        thrust's sign. And which of them may swing faster than the steps.

        dg/dt is NaN for limits: nobody comes back from beyond one within a step, so their sign at its end says all.
        """
        eq, law = self.equations, self.law
        rate = ca.SX.sym("rate", self.ny)
        inner = ca.vertcat(eq.a, eq.lam)
        solved = ca.vertcat(law.a, law.mu if law.mu.shape[0] else law.lam)
        values = [ca.substitute(ca.densify(e), inner, solved) for e in expressions]
        for i, slip in enumerate(eq.slips if modes else ()):
            slide = ca.dot(slip.s, self.controls.u[slip.rows]) - self.controls.rest[i]
            values.append(ca.if_else(self.controls.stick[i] > 0.5, law.limit[i], slide))
        g = ca.vertcat(ca.SX(0, 1), *values)
        slopes = ca.jtimes(g, self.y, rate) + ca.jtimes(g, eq.t, ca.SX(1))
        signs = law.signs() if modes else ca.SX(0, 1)
        user, place = len(expressions), [*range(len(expressions))]
        swings = ca.which_depends(g[place], ca.vertcat(self.y, eq.t), 2, True) if user else []
        column = ca.vertcat(
            g[place], *limits, g[user:], signs, slopes[place], ca.SX.nan(len(limits), 1), slopes[user:],
            ca.SX.nan(signs.shape[0], 1),
        )  # fmt: skip
        fast = [int(x) for x in swings] + [0] * (int(column.shape[0]) // 2 - user)
        inputs = [eq.t, ca.vertcat(self.y, rate), self.P]
        return ca.Function("watch", inputs, [ca.densify(column)]), fast

"""The programs that a run needs, as CasADi functions ready for machine code.

    rhs      (t, y, P) -> dy/dt with one correction of the solve; careful_rhs with two
    finish   (t, y, P) -> projected y, dy/dt there, residual of the equations, memory for the next step
             sliding_rhs, sliding_finish: the same while no friction sticks, for half the work
             course_rhs: while directions of sliding have courses, which all other rates leave out
    details  (t, y, P) -> a, lam, lam0, friction, lam_stick, limit, residual, pushes, p, N, pressing
    watch    (t, [y, dy/dt], P) -> g, dg/dt                      of what is watched, and of friction
    terms    (t, y, P) -> M, Q, A, b dense                       for the pivoted fallback

P = [user parameters | stick | closed | slack | tolerance | D | G | R | course | memory]; see `constrained/friction.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca

from trundle.constrained.changes import Unknowns, changes
from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constrained.friction import Controls
from trundle.constrained.hold import has_switch
from trundle.constrained.law import Law
from trundle.constrained.marks import MARK, PEAK, Moving, marks, peaks
from trundle.symbols.derivatives import bent
from trundle.symbols.expression import Expression


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
        return self._function("rhs", [self.straight(self.law.quick_rate)])

    @functools.cached_property
    def course_rhs(self) -> ca.Function:
        return self._function("course_rhs", [self.law.quick_rate])

    def straight(self, rate: ca.SX) -> ca.SX:
        """The same without courses."""
        course = self.controls.course
        none = ca.SX.zeros(*course.shape)
        return ca.substitute(rate, course, none) if course.shape[0] else rate

    @functools.cached_property
    def sliding_rhs(self) -> ca.Function:
        return self._function("sliding_rhs", [self.straight(self._sliding.quick_rate)])

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
        pushes = law.results[self.equations.n + self.equations.m :]
        outputs = [
            law.a, law.lam, law.lam0, law.friction, law.lam_stick, law.limit, law.residual, pushes,
            law.p, law.N, law.pressing,
        ]  # fmt: skip
        return ca.Function("details", self._inputs, [ca.densify(part) for part in outputs])

    @functools.cached_property
    def terms(self) -> ca.Function:
        """M and A row by row, as the fallback reads them."""
        eq = self.equations
        return self._function("terms", [eq.M.T, eq.Q + eq.c, eq.A.T, eq.b])

    @functools.cached_property
    def peaks(self) -> list[ca.SX]:
        """What is zero where the rates may have a narrow peak that depends on the state."""
        eq = self.equations

        def column(*parts: ca.SX) -> ca.SX:
            filled = (ca.vertcat(*part.nonzeros()) for part in parts if part.nnz())
            return ca.vertcat(ca.SX(0, 1), *filled)

        loads = [part for s in eq.slips if s.load is None for part in (s.mu, s.static)]
        all_of = column(eq.M, eq.Q + eq.c, eq.A, eq.b, *loads)
        given = column(eq.M, eq.Q + eq.c, *eq.stated, *loads)
        return peaks(all_of, given, Moving(eq.t, eq.q, eq.v, ca.SX(0, 1)))

    def watch(
        self,
        expressions: Sequence[Expression],
        limits: Sequence[ca.SX] = (),
        modes: bool = True,
        guarded: bool = False,
        slopes: bool = True,
    ) -> tuple[ca.Function, list[int]]:
        """g and dg/dt of the expressions and of the limits, then (`modes`) of what ends a phase: the end of every
        friction element's mode, of every gate's, the sign of its thrust, conditions of switches; then the marks of
        the expressions, and (`modes`, `guarded`) peaks of the rates. And for each whether it may swing within a
        step, or is a MARK or a PEAK.

        dg/dt is NaN for limits: nobody comes back from beyond one within a step, so their sign at its end says all.
        Without `slopes` every dg/dt is NaN, and nothing swings: for integrals.
        """
        eq, law, none = self.equations, self.law, ca.SX(0, 1)
        rate = ca.SX.sym("rate", self.ny)
        given = ca.vertcat(none, *(ca.densify(resolved(eq, e).sx) for e in expressions))
        found = marks(given, Moving(eq.t, eq.q, eq.v, eq.results)) if slopes else []
        risen = self.peaks if modes or guarded else []
        unknown = Unknowns.of(law.whole)
        asked, marked = ca.substitute(
            [given, ca.vertcat(none, *found, *risen)], [eq.results], [law.results_of(*unknown)]
        )
        ends, signs, turns = none, none, none
        if modes:
            ends, signs, turns = self.ends(unknown.lam), law.signs(), self.turns()
        seen = ca.vertcat(asked, ends, turns, marked)
        slope = (self._slopes(seen, unknown, rate) if slopes else ca.SX.nan(*seen.shape)).elements()
        a, e, unknown_slope = int(asked.shape[0]), int(asked.shape[0] + ends.shape[0]), ca.SX.nan()
        column = ca.vertcat(
            asked, *limits, ends, signs, turns, marked,
            *slope[:a], *[unknown_slope] * len(limits), *slope[a:e], *[unknown_slope] * int(signs.shape[0]), *slope[e:],
        )  # fmt: skip
        asked, column = unknown.found(law.whole, [asked, column])
        fast = [0] * a
        if slopes:
            jumps = map(has_switch, ca.densify(asked).elements())
            fast = [int(x or y) for x, y in zip(self._swings(asked), jumps, strict=True)]
        fast += [0] * (len(limits) + int(ends.shape[0]) + int(signs.shape[0]))
        fast += [*map(int, self._swings(turns)), *[MARK] * len(found), *[PEAK] * len(risen)]
        inputs = [eq.t, ca.vertcat(self.y, rate), self.P]
        return ca.Function("watch", inputs, [ca.densify(column)]), fast

    def _slopes(self, seen: ca.SX, unknown: Unknowns, rate: ca.SX) -> ca.SX:
        """d/dt of a column of expressions of the state and of what is solved for."""

        def along(expression: ca.SX) -> ca.SX:
            t = self.equations.t
            return ca.jtimes(expression, self.y, rate) + ca.jtimes(expression, t, ca.SX(1))

        slopes = along(seen)
        if ca.depends_on(seen, unknown.column):
            (change,) = changes(self.law, self.law.whole, unknown, along)
            slopes += ca.jtimes(seen, unknown.column, ca.densify(change.column))
        return ca.densify(slopes)

    def _swings(self, expressions: ca.SX) -> list[bool]:
        """Which of them may swing within a step: they are not affine in the state and the time."""
        if not expressions.shape[0]:
            return []
        return bent(expressions, ca.vertcat(self.y, self.equations.t))

    def ends(self, lam: ca.SX | None = None) -> ca.SX:
        """What falls to zero where the mode of a friction element ends, or that of a gate; for all multipliers."""
        eq, law = self.equations, self.law
        lam = law.whole.lam if lam is None else lam
        limit, pressing = law.limits(lam), lam[eq.m : eq.m + len(eq.gates)]
        return ca.vertcat(
            ca.SX(0, 1),
            *(self._mode_end(i, limit[i]) for i in range(len(eq.slips))),
            *(self._gate_end(j, pressing[j]) for j in range(len(eq.gates))),
        )

    def _mode_end(self, i: int, limit: ca.SX) -> ca.SX:
        """Falls to zero where friction element i stops sliding, or stops sticking."""
        slip = self.equations.slips[i]
        slide = ca.dot(slip.s, self.controls.u[slip.rows])
        end = ca.if_else(self.controls.stick[i] > 0.5, limit, slide)
        if slip.gate is None:
            return end
        unseen = ca.logic_and(self.controls.stick[i] > 0.5, self.controls.slack[slip.gate] > 0)
        end = ca.if_else(unseen, 1, end)
        return ca.if_else(self.controls.closed[slip.gate] > 0.5, end, 1)

    def _gate_end(self, j: int, pressing: ca.SX) -> ca.SX:
        """Falls to zero where a closed contact stops pressing, or an open one touches."""
        gap = self.equations.q[self.equations.gates[j].column]
        return ca.if_else(self.controls.closed[j] > 0.5, pressing, gap + self.controls.slack[j])

    def turns(self) -> ca.SX:
        """The conditions of switches that are not known beforehand."""
        switches = self.equations.switches
        chosen = [
            i for i, owner in enumerate(switches.owner) if switches.depends[owner] != "time, affine"
        ]
        return switches.conditions[chosen] if chosen else ca.SX(0, 1)

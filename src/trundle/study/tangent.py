"""Tangent dynamics in machine code: how small changes of a state and of parameters go along with a motion.

For dy/dt = f(t, y, p) a small change dY moves as

    d(dY)/dt = (df/dy) dY + (df/dp) dp                                     (variational equations)

No finite differences: M, Q, A, b and the laws of friction are swept forward (`jtimes`) through the graph that f itself
is compiled from, and the accelerations change by a second solve with the same factors. The state lives on the
constraints, so a change must be tangent to them. A run puts y back with `finish` after every step; the columns are
put back by the derivative of that at the state reached: what is computed is the derivative of what the program does.

A neighbour may be looked at some other time: with it seen later by sigma, dY = y_neighbour(t + sigma) - y(t), and
d(dY)/dt = ... + (df/dt) sigma. Where a slip begins or ends, neighbours do so at other times, and at the times of their
own they are not torn apart by friction that turns as 1/|s| (`shift.py`).

`TangentMachine` stands where a `Machine` would: its state is z = [y, dY column by column], its parameters are
[dp column by column, sigma, near, P], and the integrator (DOP853, machine code) does not know the difference.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from weakref import WeakKeyDictionary

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction
from trundle.compiled.programs import Programs
from trundle.constrained.changes import Unknowns, changes
from trundle.constrained.explicit import find_explicit
from trundle.constrained.law import Solved
from trundle.constrained.marks import with_more
from trundle.constrained.production import Factored
from trundle.integrate.machine import Machine


class TangentPrograms(Programs):
    """rhs, finish and event of z = [y, dY], for so many columns, each with a direction dp of the parameters."""

    def __init__(self, programs: Programs, columns: int, parameters: bool) -> None:
        eq = programs.equations
        self.equations, self.controls, self.law = eq, programs.controls, programs.law
        self.base, self.columns = programs, columns
        self._y, size = programs.y, programs.ny
        self._p = eq.p if parameters else ca.SX(0, 1)
        self._dY = ca.SX.sym("dY", size, columns)
        self._dp = ca.SX.sym("dp", self._p.shape[0], columns)
        self._sigma = ca.SX.sym("sigma", 1, columns)
        self._near = ca.SX.sym("near", len(eq.slips))  # speeds of slips at which a phase ends
        self.y = ca.vertcat(self._y, ca.vec(self._dY))
        self.P = ca.vertcat(ca.vec(self._dp), self._sigma.T, self._near, programs.P)
        self.ny, self.n_memory = size * (1 + columns), programs.n_memory
        self._inputs = [eq.t, self.y, self.P]

    def _along(self, expression: ca.SX) -> ca.SX:
        """The change of an expression, a column for every column of dY."""
        change = ca.jtimes(expression, self._y, self._dY)
        change += ca.jtimes(expression, self.equations.t, self._sigma)
        if self._p.shape[0]:
            change += ca.jtimes(expression, self._p, self._dp)
        return ca.densify(change)

    def _with_change(self, solved: Solved) -> list[ca.SX]:
        """dy/dt and d(dY)/dt for the accelerations, multipliers and normal forces solved for."""
        law, n = self.law, self.equations.n
        columns = []
        for j, change in enumerate(changes(law, solved, Unknowns.of(solved), self._along)):
            columns += [self._dY[n : 2 * n, j], change.a]
            columns += [change.lam] if law.mu.shape[0] else []
            columns.append(ca.SX.zeros(*law.margin.shape))  # nothing follows from margins
        return [law.rate_of(solved), *columns]

    @functools.cached_property
    def rhs(self) -> ca.Function:
        return self._without_courses("tangent_rhs", self._with_change(self.law.quick))

    @functools.cached_property
    def careful_rhs(self) -> ca.Function:
        return self._without_courses("tangent_careful_rhs", self._with_change(self.law.whole))

    @functools.cached_property
    def finish(self) -> ca.Function:
        """Project y, and then the columns onto what is tangent there; then take their rates."""
        base, law, t = self.base, self.law, self.equations.t
        y = base.finish(t, self._y, base.P)[: base.ny]
        z = ca.vertcat(y, ca.vec(self._dY))
        z = self._function("moved", [self._y, self._moved()])(t, z, self.P)
        z = self._function("pushed", [self._y, self._pushed()])(t, z, self.P)
        rest = [*self._with_change(law.whole), law.residual, law.next_memory()]
        whole = [z, self._function("rest", rest)(t, z, self.P)]
        return self._without_courses("tangent_finish", whole)

    def _without_courses(self, name: str, outputs: list[ca.SX]) -> ca.Function:
        """Directions of sliding as they are: a neighbour of the motion takes a course of its own."""
        column = ca.vertcat(*(ca.densify(ca.vec(part)) for part in outputs))
        return ca.Function(name, self._inputs, [self.straight(column)])

    def _moved(self) -> ca.SX:
        """The columns without what would leave phi = 0; the derivative of `Law.position_correction` there."""
        (phi, rows), q, n = self.law.places, self.equations.q, self.equations.n
        if not rows:
            return self._dY
        D, R, A = self.controls.D, self.controls.R[rows], ca.jacobian(phi, q)
        metric = ca.diag(1 / (D * D))
        factored = Factored(metric, A, D, R, find_explicit(metric, A))
        change = self._along(phi)
        moves = [factored.correction(change[:, j]) for j in range(self.columns)]
        return ca.vertcat(self._dY[:n, :] + ca.horzcat(*moves), self._dY[n:, :])

    def _pushed(self) -> ca.SX:
        """The columns without what would leave rho = 0; the derivative of `Law.velocity_correction` there."""
        n, speeds = self.equations.n, self.law.speeds
        if not speeds.shape[0]:
            return self._dY
        change = self._along(speeds)
        pushes = [self.law.factors.correction(change[:, j]) for j in range(self.columns)]
        moved = self._dY[n : 2 * n, :] + ca.horzcat(*pushes)
        return ca.vertcat(self._dY[:n, :], moved, self._dY[2 * n :, :])

    @property
    def peaks(self) -> list[ca.SX]:
        return self.base.peaks

    def watch(
        self,
        expressions: Sequence[ca.SX],
        limits: Sequence[ca.SX] = (),
        modes: bool = True,
        guarded: bool = False,
        slopes: bool = True,
    ) -> tuple[ca.Function, list[int]]:
        """The quantities watched, of y alone (see `Programs.watch`); behind it slips that become slow."""
        base, t = self.base, self.equations.t
        rate = ca.SX.sym("rate", self.ny)
        here = ca.vertcat(self._y, rate[: base.ny])
        function, fast = base.watch(expressions, limits, modes, guarded, slopes)
        g = function(t, here, base.P)
        slow = ca.vertcat(ca.SX(0, 1), *map(self._slow, range(len(self.equations.slips))))
        slope = ca.jtimes(slow, self._y, rate[: base.ny]) + ca.jtimes(slow, t, ca.SX(1))
        inputs = [t, ca.vertcat(self.y, rate), self.P]
        if modes:
            g, fast = with_more(g, fast, slow, slope)
        return ca.Function("tangent_watch", inputs, [ca.densify(g)]), fast

    def _slow(self, i: int) -> ca.SX:
        """Falls to zero where a slip in a plane has become slow: as s . u falls to `near`."""
        slip = self.equations.slips[i]
        if not slip.turns:
            return ca.SX(1)
        along = ca.dot(slip.s, self.controls.u[slip.rows]) - self._near[i]
        slides = ca.logic_and(self._near[i] > 0, self.controls.stick[i] < 0.5)
        if slip.gate is not None:
            slides = ca.logic_and(slides, self.controls.closed[slip.gate] > 0.5)
        return ca.if_else(slides, along, 1)


class TangentMachine(Machine):
    """Machine code of the tangent dynamics. There is no pivoted fallback: it has no graph to differentiate."""

    def __init__(self, programs: Programs, columns: int, parameters: bool) -> None:
        super().__init__(programs.equations)
        self.programs: TangentPrograms = TangentPrograms(programs, columns, parameters)

    @property
    def can_fall_back(self) -> bool:
        return False

    def general(self, P: np.ndarray) -> dict[str, NativeFunction]:
        """One program for all modes."""
        return self.native

    @property
    def minimal(self) -> None:
        """Derivatives are those of all coordinates."""

    def minimal_in(self, P: np.ndarray | None) -> None:
        """None either, in any modes."""

    @property
    def guarded(self) -> int:
        return self.programs.base.ny

    @property
    def own(self) -> slice:
        return slice(int(self.programs.P.shape[0] - self.programs.base.P.shape[0]), None)


_MADE: WeakKeyDictionary[Machine, dict[tuple[int, bool], TangentMachine]] = WeakKeyDictionary()


def tangent_machine(machine: Machine, columns: int, parameters: bool = False) -> TangentMachine:
    """The tangent dynamics of a system, made once for each number of columns."""
    made = _MADE.setdefault(machine, {})
    key = (columns, parameters)
    if key not in made:
        made[key] = TangentMachine(machine.programs, columns, parameters)
    return made[key]

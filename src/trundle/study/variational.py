"""Tangent dynamics: how small changes of a state and of parameters go along with a motion.

For dy/dt = f(t, y, p) a small change dY moves as

    d(dY)/dt = (df/dy) dY + (df/dp) dp                                     (variational equations)

No finite differences: M, Q, A and b are swept forward (`jtimes`) through the graph that f itself is compiled from,
and the accelerations change by a second solve with the same factors. The state lives on the constraints, so a
change must be tangent to them. A run puts y back with `finish` after every step; the columns are put back by the
derivative of that at the state reached, so that what is computed is the derivative of what the program does. Where a
switch turns, the columns jump (`saltation.py`).

`TangentMachine` stands where a `Machine` would: its state is z = [y, dY column by column], its parameters are
[dp column by column, P], and the integrator (DOP853, machine code) does not know the difference.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations
from trundle.constrained.explicit import find_explicit
from trundle.constrained.law import Solved
from trundle.constrained.production import Factored
from trundle.constrained.vakonomic import vakonomic_terms
from trundle.errors import ModelError
from trundle.integrate import kernel, outcome
from trundle.integrate.event import Event
from trundle.integrate.machine import Machine
from trundle.integrate.run import Runner
from trundle.integrate.settings import Settings
from trundle.study.crossing import Crossing
from trundle.study.saltation import Saltation
from trundle.symbols.values import shown
from trundle.system import System

RANK = 1e-9  # singular values below this part of the largest count as none


class TangentPrograms(Programs):
    """rhs, finish and event of z = [y, dY], for so many columns, each with a direction dp of the parameters."""

    def __init__(self, programs: Programs, columns: int, parameters: bool) -> None:
        eq = programs.equations
        self.equations, self.controls, self.law = eq, programs.controls, programs.law
        self._base, self.columns = programs, columns
        self._y, size = programs.y, programs.ny
        self._p = eq.p if parameters else ca.SX(0, 1)
        self._dY = ca.SX.sym("dY", size, columns)
        self._dp = ca.SX.sym("dp", self._p.shape[0], columns)
        self.y = ca.vertcat(self._y, ca.vec(self._dY))
        self.P = ca.vertcat(ca.vec(self._dp), programs.P)
        self.ny, self.n_memory = size * (1 + columns), programs.n_memory
        self._inputs = [eq.t, self.y, self.P]

    def _along(self, expression: ca.SX) -> ca.SX:
        """The change of an expression, a column for every column of dY."""
        change = ca.jtimes(expression, self._y, self._dY)
        if self._p.shape[0]:
            change += ca.jtimes(expression, self._p, self._dp)
        return ca.densify(change)

    def _with_change(self, solved: Solved) -> list[ca.SX]:
        """dy/dt and d(dY)/dt for the accelerations and multipliers solved for.

        With a and lam held, M a = Q + A' lam and A a = b are off by r1 and r2 after the change; so da and dlam
        solve the same system, whose factors are at hand: M da = r1 + A' dlam, A da = r2.
        """
        eq, law, n = self.equations, self.law, self.equations.n
        a, lam = ca.SX.sym("a", n), ca.SX.sym("lam", eq.m)
        vakonomic = law.mu.shape[0] > 0
        M, Q = vakonomic_terms(eq, law.mu) if vakonomic else (eq.M, eq.Q + eq.c)
        force = Q + ca.mtimes(eq.A.T, lam) - ca.mtimes(M, a)
        off = self._along(ca.vertcat(ca.densify(force), ca.densify(eq.b - ca.mtimes(eq.A, a))))
        off = ca.Function("off", [*self._inputs, a, lam], [off])(
            *self._inputs, solved.a, solved.lam
        )
        columns = []
        for j in range(self.columns):
            da, dlam = law._full.solve(off[:n, j], off[n:, j], law._full.quick)
            columns += [self._dY[n : 2 * n, j], da, *([dlam] if vakonomic else [])]
        return [law._rate(solved), *columns]

    @functools.cached_property
    def rhs(self) -> ca.Function:
        return self._function("tangent_rhs", self._with_change(self.law._quick))

    @functools.cached_property
    def careful_rhs(self) -> ca.Function:
        law = self.law
        return self._function("tangent_careful_rhs", self._with_change(law._whole))

    @functools.cached_property
    def finish(self) -> ca.Function:
        """Project y, and then the columns onto what is tangent there; then take their rates."""
        base, law, t = self._base, self.law, self.equations.t
        y = base.finish(t, self._y, base.P)[: base.ny]
        z = ca.vertcat(y, ca.vec(self._dY))
        z = self._function("moved", [self._y, self._moved()])(t, z, self.P)
        z = self._function("pushed", [self._y, self._pushed()])(t, z, self.P)
        rest = [*self._with_change(law._whole), law.residual, law.next_memory()]
        return self._function("tangent_finish", [z, self._function("rest", rest)(t, z, self.P)])

    def _moved(self) -> ca.SX:
        """The columns without what would leave phi = 0; the derivative of `Law.position_correction` there."""
        eq, rows = self.equations, self.equations.phi_rows
        if not rows:
            return self._dY
        D, R, A = self.controls.D, self.controls.R[rows], ca.jacobian(eq.phi, eq.q)
        metric = ca.diag(1 / (D * D))
        factored = Factored(metric, A, D, R, find_explicit(metric, A))
        change = self._along(eq.phi)
        moves = [factored.correction(change[:, j]) for j in range(self.columns)]
        return ca.vertcat(self._dY[: eq.n, :] + ca.horzcat(*moves), self._dY[eq.n :, :])

    def _pushed(self) -> ca.SX:
        """The columns without what would leave rho = 0; the derivative of `Law.velocity_correction` there."""
        eq, n = self.equations, self.equations.n
        if not eq.m:
            return self._dY
        change = self._along(eq.rho)
        pushes = [self.law._full.correction(change[:, j]) for j in range(self.columns)]
        moved = self._dY[n : 2 * n, :] + ca.horzcat(*pushes)
        return ca.vertcat(self._dY[:n, :], moved, self._dY[2 * n :, :])

    def watch(
        self, expressions: Sequence[ca.SX], limits: Sequence[ca.SX] = (), modes: bool = True
    ) -> tuple[ca.Function, list[int]]:
        """What is watched of y alone; see `Programs.watch`."""
        base = self._base
        rate = ca.SX.sym("rate", self.ny)
        here = ca.vertcat(self._y, rate[: base.ny])
        function, fast = base.watch(expressions, limits, modes)
        out = function(self.equations.t, here, base.P)
        inputs = [self.equations.t, ca.vertcat(self.y, rate), self.P]
        return ca.Function("tangent_watch", inputs, [out]), fast


class TangentMachine(Machine):
    """Machine code of the tangent dynamics. There is no pivoted fallback: it has no graph to differentiate."""

    def __init__(self, programs: Programs, columns: int, parameters: bool) -> None:
        super().__init__(programs.equations)
        self.programs: TangentPrograms = TangentPrograms(programs, columns, parameters)

    @property
    def can_fall_back(self) -> bool:
        return False

    @property
    def minimal(self) -> None:
        """Derivatives are those of all coordinates."""

    def minimal_in(self, P: np.ndarray | None) -> None:
        """None either, in any modes."""

    @property
    def guarded(self) -> int:
        return self.programs._base.ny

    @property
    def own(self) -> slice:
        return slice(int(self.programs._dp.numel()), None)


_MADE: WeakKeyDictionary[Machine, dict[tuple[int, bool], TangentMachine]] = WeakKeyDictionary()


def tangent_machine(machine: Machine, columns: int, parameters: bool = False) -> TangentMachine:
    """The tangent dynamics of a system, made once for each number of columns."""
    made = _MADE.setdefault(machine, {})
    key = (columns, parameters)
    if key not in made:
        made[key] = TangentMachine(machine.programs, columns, parameters)
    return made[key]


def check_smooth(equations: Equations, what: str) -> None:
    """Refuse systems whose motion has no derivative: those that stick and slip, or strike."""
    if equations.gates:
        name = equations.gates[0].contact.name
        raise ModelError(
            f"{what} was asked of a system in which {name!r} may open.",
            "a system whose contacts stay closed",
            "derivatives are not carried through strikes, lift-off and changes of friction",
            "td.Rolling(ball, ground)  # or td.Sliding(ball, ground), or differences of two runs",
        )
    if equations.slips:
        names = ", ".join(repr(slip.friction.name) for slip in equations.slips)
        raise ModelError(
            f"{what} was asked of a system with the Coulomb friction {names}.",
            "a system whose motion depends smoothly on its start",
            "where sliding becomes sticking the motion has no derivative",
            "td.Damper(...)  # or td.NonIdeal(...), with a force that is smooth in the velocity",
        )


# --- where a run begins -----------------------------------------------------------------------------
@dataclass(frozen=True)
class Beginning:
    """A system at its start: time, full state y, parameters P of the programs, scales of the coordinates."""

    system: System
    t: float
    y: np.ndarray
    P: np.ndarray
    columns: np.ndarray  # D (n), see `constrained/scales.py`

    @property
    def machine(self) -> Machine:
        return self.system._machine

    @property
    def weights(self) -> np.ndarray:
        """What makes the components of y comparable: 1/D for positions and for velocities (times one second).

        1/D is the root of the mass of a coordinate, to a power of two; that of a massless coordinate is what
        its constraints make it worth. Multipliers that are states weigh one.
        """
        own = 1 / self.columns
        return np.concatenate([own, own, np.ones(len(self.y) - 2 * len(own))])


def begin_at(
    system: System,
    start: Mapping[Any, Any],
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
) -> Beginning:
    """A start, solved for and checked as `System.simulate` does."""
    if not isinstance(system, System):
        raise ModelError(
            f"{shown(system)} was given as the system.",
            "a td.System",
            "a scenario, a motion or a name, where the system in it belongs",
            "td.lyapunov(scenario.system, start, until=100.0)",
        )
    p = system._values(parameters)
    y, state = system._begin(begin, p, start, guess)
    machine = system._machine
    scales = machine.scales(begin, y, p)
    P = machine.parameters(p, scales)
    return Beginning(system, begin, state, P, scales.columns)


def constraint_rows(equations: Equations, ny: int) -> ca.Function:
    """(t, y, p) -> C (rows, ny), the rows that a tangent vector is at right angles to:

        [dphi/dq      0   ]
        [drho/dq   drho/dv]

    with columns of zeros for multipliers that are states.
    """
    eq = equations
    top = ca.jacobian(eq.phi, eq.y)
    below = ca.jacobian(eq.rho, eq.y)
    C = ca.vertcat(top, below)
    C = ca.horzcat(C, ca.SX(C.shape[0], ny - 2 * eq.n))
    y = ca.vertcat(eq.y, ca.SX.sym("rest", ny - 2 * eq.n))
    return ca.Function("rows", [eq.t, y, eq.p], [ca.densify(C)])


def null_spaces(C: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, int]:
    """Projectors (..., ny, ny) onto {z: C z/weights = 0}, in weighted components, and their rank."""
    scaled = C / weights
    length = np.linalg.norm(scaled, axis=-1, keepdims=True)
    scaled = scaled / np.where(length > 0, length, 1.0)
    ny = C.shape[-1]
    if not C.shape[-2]:
        return np.broadcast_to(np.eye(ny), (*C.shape[:-2], ny, ny)), ny
    _, values, Vt = np.linalg.svd(scaled, full_matrices=False)
    held = values > RANK * values.max(axis=-1, keepdims=True, initial=0.0)
    across = Vt * held[..., None]
    projector = np.eye(ny) - np.swapaxes(across, -1, -2) @ across
    return projector, ny - int(np.max(held.sum(axis=-1), initial=0))


def tangent_basis(beginning: Beginning, count: int | None = None) -> tuple[np.ndarray, int]:
    """Tangent vectors (ny, count) at the start, orthonormal in weighted components, and the dimension of the space.

    They point nowhere in particular (drawn with a fixed seed), so that none lies in an invariant direction by chance.
    """
    eq = beginning.system._equations
    ny = len(beginning.y)
    p = beginning.P[: eq.p.shape[0]]
    C = constraint_rows(eq, ny)(beginning.t, beginning.y, p).full()
    projector, dimension = null_spaces(C, beginning.weights)
    if count is not None and not 1 <= count <= dimension:
        raise ModelError(
            f"{count} exponents were asked for.",
            f"1 to {dimension}, the dimension of the space of states that the constraints leave",
            "coordinates were counted: constraints leave fewer directions",
            f"exponents={dimension}",
        )
    vectors = np.linalg.svd(projector)[0][:, :dimension]
    mix = np.linalg.qr(np.random.default_rng(0).normal(size=(dimension, dimension)))[0]
    chosen = (vectors @ mix)[:, : dimension if count is None else count]
    return chosen / beginning.weights[:, None], dimension


class TangentRun(Runner):
    """A run of y from a state, with changes dY (ny, k) and, unless it is empty, dp (parameters, k)."""

    def __init__(
        self, machine: Machine, t: float, y: np.ndarray, P: np.ndarray, dY: np.ndarray, dp: np.ndarray,
        settings: Settings, events: Sequence[Event],
    ) -> None:  # fmt: skip
        self.base, (self.base_size, self.count) = machine, dY.shape
        tangent = tangent_machine(machine, self.count, parameters=dp.size > 0)
        z = np.concatenate([y, dY.ravel(order="F")])
        super().__init__(tangent, t, z, np.concatenate([dp.ravel(order="F"), P]), settings, events)

    def _switching(self) -> Saltation:
        return Saltation(self.base, self.count, self.machine.own.start)

    def _new_modes(self, fired: list[int]) -> str:
        if isinstance(self.switching, Saltation):
            self.switching.look_back(self.parts)
        return super()._new_modes(fired)


class Flow(TangentRun):
    """y and its tangent vectors in one run that goes on piece by piece; between pieces the vectors may be changed."""

    def __init__(
        self, beginning: Beginning, vectors: np.ndarray, settings: Settings, events: Sequence[Event]
    ) -> None:
        t, y, P = beginning.t, beginning.y, beginning.P
        none = np.zeros((0, vectors.shape[1]))
        super().__init__(beginning.machine, t, y, P, vectors, none, settings, events)
        self._kept: list[np.ndarray] = []
        self._k = slice(self.base.equations.users, int(self.base.equations.p.shape[0]))
        self.trouble = self.switching.begin(t, self.state, self.P) if self.switching else ""

    @property
    def crossings(self) -> list[Crossing]:
        """The switches that were passed with a jump of the rates or of the velocities."""
        return self.switching.crossings if isinstance(self.switching, Saltation) else []

    @property
    def vectors(self) -> np.ndarray:
        """dY (ny, count); setting it renews the vectors."""
        return self.state[self.base_size :].reshape((self.base_size, -1), order="F")

    @vectors.setter
    def vectors(self, new: np.ndarray) -> None:
        self.state[self.base_size :] = new.ravel(order="F")

    def go_to(self, time: float) -> str:
        """Go on until `time`; empty if it was reached, else how the run ended."""
        if self.trouble:
            return outcome.broken(self.t, self.trouble)
        self.until = time
        while True:
            self.stepping.clock[kernel.T_END] = self._phase_end()
            reason = self.stepping.begin(first=self.t == self.started)
            if reason != kernel.TERMINAL:
                reason = self._go() if self._residual_is_fine() else kernel.RESIDUAL
            modes = self.P[self._k].copy()
            ended = reason == kernel.DONE and self.t == time
            status = "" if ended else self._consequence(reason)[0]
            self._keep(modes)
            if ended or status:
                return status
            self.stepping.clock[kernel.H] = (
                0.0  # the steps of a phase say nothing of the next one's
            )

    def _keep(self, modes: np.ndarray) -> None:
        for s in self.parts:
            same = np.tile(modes, (len(s.t), 1))
            ends = np.append(s.t[1:], self.t if s is self.parts[-1] else s.t[-1] + s.h[-1])
            rows = [s.t, s.h, ends, s.y[:, : self.base_size], same]
            self._kept.append(np.column_stack(rows))
        self.parts = []

    def take_steps(self) -> list[np.ndarray]:
        """Rows [t, h, end, y, modes of the switches] of the steps made since the last call.

        A step ends at t + h, or before that where its phase does.
        """
        kept, self._kept = self._kept, []
        return kept


def parameter_part(equations: Equations, P: np.ndarray) -> np.ndarray:
    """The user's parameters of P."""
    return P[: int(equations.p.shape[0])]


def columns_of(f: ca.Function, *arguments: Any) -> np.ndarray:
    """A function of columns at many points: arguments (N, size) or (size,); the outcome (N, size)."""
    widths = [np.shape(a)[0] for a in arguments if np.ndim(a) == 2]
    N = max(widths)
    full = [
        a.T if np.ndim(a) == 2 else np.repeat(np.asarray(a)[:, None], N, axis=1) for a in arguments
    ]
    return np.asarray(f(*full).full()).T

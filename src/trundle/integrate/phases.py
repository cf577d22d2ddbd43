"""Drive the native kernel phase by phase, in slices of a few hundredths of a second.

Parameters are constant within a phase. A phase stores the start of every step; the motion at any time follows from
these. `run.py` decides what follows from the end of a phase.
"""

from __future__ import annotations

import time as clock_time
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from trundle.integrate import kernel, outcome
from trundle.integrate.event import Event, Happening
from trundle.integrate.interrupt import HeldBack
from trundle.integrate.kernel import Steps, joined
from trundle.integrate.library import library
from trundle.integrate.machine import (
    ACROSS,
    CAREFUL,
    MINIMAL,
    QUICK,
    QUICK_LIMIT,
    RESIDUAL_LIMIT,
    Machine,
)
from trundle.integrate.making import Making
from trundle.integrate.minimal_form import MinimalForm
from trundle.integrate.record import Phase, Stats, goes_on
from trundle.integrate.settings import SHARE, Settings
from trundle.unconstrained.rigid import RigidBody

if TYPE_CHECKING:  # imported where a system has contacts, friction or switches
    from trundle.integrate.letting_go import LettingGo
    from trundle.integrate.modes import Modes
    from trundle.integrate.switching import Switching

SLICE = 0.02  # seconds of native work between looks at the keyboard and the clock
STAGES, NANOSECOND = 12, 1e-9  # evaluations in a step; what an operation takes, roughly
TURNING = 0.1  # of it, where a body slides: its angular velocity is not a state, but follows from a quaternion's rates
COURSE_STEP = 0.25  # of a course that a step may be long: s must say at its end where to
MANY_STEPS, PROGRESS = 20_000, 1e-10  # so many attempts must get this part of the way on
MOST_BYTES = 2 * 2**30  # of stored steps
FEW_CONTACTS = 1  # which have minimal forms at once; others where their modes are used much


class Phases:
    """The phases of one run: the current one and those that have ended."""

    def __init__(
        self,
        machine: Machine,
        t: float,
        y: np.ndarray,
        P: np.ndarray,
        settings: Settings,
        events: Sequence[Event],
    ) -> None:
        self.machine, self.settings, self.watched = machine, settings, tuple(events)
        self.until = settings.until
        began = clock_time.perf_counter()
        library()
        self.solve, self.begun = QUICK, (y, P)
        eq = machine.equations
        self.modes = self._modes() if eq.slips or eq.gates else None
        minimal, z = machine.minimal, None
        if self.modes is not None:
            span = settings.until - t
            D, v = P[machine.scales_place :], y[eq.n : 2 * eq.n]
            errors = settings.of_friction(v, D[: eq.n], D[eq.n], span)
            self.modes.prepare(t, P, span, *errors)
            minimal, z = self.modes.rolls(t, y, P) or (None, None)
        if minimal is not None:
            self.solve = MINIMAL
            (y,), (P,) = minimal.begin(t, y[None], P[None], z)
        self._step_from(t, y, P, minimal)
        self.stats = Stats(rtol=settings.rtol, from_cache=self.stepping.code.from_cache)
        self.stats.compile_seconds = clock_time.perf_counter() - began
        self.parts: list[Steps] = []
        self.bytes = 0
        self.phases: list[Phase] = []
        self.happenings: list[Happening] = []
        self.courses = self._letting_go() if eq.slips and self.solve != MINIMAL else None
        self.switching = self._switching() if eq.switches else None
        self.knots = self.switching.knots if self.switching is not None else None
        self.force = float(P[machine.scales_place + machine.equations.n])
        self.ctrl_c = HeldBack()
        self.changes, self.changed_at = 0, -np.inf
        self.told = 0  # happenings that phases have begun with
        self.checked_at, self.checked_steps = t, 0
        self.started = t
        self.crossed = np.inf  # where a singular place is behind
        self.moments: dict[bytes, np.ndarray] = {}  # by the parameters
        self.spent: dict[bytes, int] = {}  # evaluations in each set of modes of contacts
        self.began = clock_time.perf_counter()

    @property
    def _share(self) -> float:
        """The share of the tolerance that a step may use."""
        eq = self.machine.equations
        if not eq.slips or self.solve == MINIMAL:
            return SHARE
        turns = any(isinstance(body, RigidBody) for body in eq.model.bodies)
        return SHARE * TURNING if turns else SHARE

    def _step_from(
        self, t: float, y: np.ndarray, P: np.ndarray, minimal: MinimalForm | None
    ) -> None:
        """Prepare to step from a state, in the present way of solving, which may be a minimal form."""
        machine, settings, share = self.machine, self.settings, self._share
        form = machine.programs if minimal is None else minimal.programs
        self.plan = plan = machine.watch(self.watched, form)
        way = (self.solve, P, plan.native)
        code = machine.code(*way) if minimal is None else minimal.code(plan.native)
        size = machine.size(self.solve) if minimal is None else minimal.size
        self.stepping = plan.room(code)
        self.watching = self.stepping.watch
        self.stepping.start(
            code, t, y, settings.until, P, rtol=share * settings.rtol, h_max=settings.max_step,
            atol=share * settings.absolute(code.ny, size.sized), limit=QUICK_LIMIT, size=size,
            measured=settings.atol is None, guarded=machine.guarded,
        )  # fmt: skip

    def _go_on(self, solve: int, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Go on from another state with other parameters; keep the counts and what is watched."""
        before, watched, plan = self.stepping, self.watching, self.plan
        self.solve = solve
        self._step_from(t, y, P, self.machine.minimal_in(P) if solve == MINIMAL else None)
        self.stepping.calls[:], self.stepping.counters[:2] = before.calls, before.counters[:2]
        worst = before.clock[kernel.WORST_RESIDUAL]
        self.stepping.clock[kernel.WORST_RESIDUAL] = min(worst, before.struct.limit)
        self.watching.fired[:], self.watching.now[:] = watched.fired, watched.now
        self.watching.tally[kernel.UNRESOLVED] = watched.tally[kernel.UNRESOLVED]
        if solve != MINIMAL and self.courses is None and self.machine.equations.slips:
            self.courses = self._letting_go()
        plan.leave(before)

    def _go_whole(self) -> None:
        """Leave the minimal form: go on from here with the equations of all coordinates."""
        (y,), minimal = self._states(self.t, self.state), self.machine.minimal_in(self.P)
        P = self.P[: int(self.machine.programs.P.shape[0])]
        if self.solve == MINIMAL and minimal is not None:
            P = minimal.whole(self.P)
        self._go_on(QUICK, self.t, self._mended(y), P)

    def _mended(self, y: np.ndarray) -> np.ndarray:
        """Repair a state that holds values that are not numbers (`footing.py`)."""
        return y

    def _states(self, t: float, *states: np.ndarray) -> np.ndarray:
        """States of the run as y = [q, v, ...]."""
        minimal = self.machine.minimal_in(self.P) if self.solve == MINIMAL else None
        if minimal is None:
            return np.array(states)
        return minimal.states(np.full(len(states), t), np.array(states), self.P)

    @property
    def t(self) -> float:
        return self.stepping.t

    @property
    def state(self) -> np.ndarray:
        return self.stepping.y

    @property
    def P(self) -> np.ndarray:
        return self.stepping.p

    @property
    def residual(self) -> float:
        return float(self.stepping.clock[kernel.LAST_RESIDUAL])

    def _begin_phase(self) -> int:
        self.stepping.clock[kernel.H] = 0.0
        self.stepping.clock[kernel.T_END] = end = self._phase_end()
        if self.courses is not None:
            longest = COURSE_STEP * (self.courses.end - self.t)
            self.stepping.clock[kernel.H_MAX] = min(self.settings.max_step, longest)
        if self.knots is not None:
            self.knots.plan(self.stepping, end, end if self.solve == ACROSS else self.until)
            if self.phases or self.knots.end > end:
                later = self.knots.later_force(self.t, self.state, self.P, self.until)
                self.P[self.machine.scales_place + self.machine.equations.n] = max(
                    self.force, later
                )
        if self.phases:
            self.ctrl_c.hold()
        self.phase_P = self.P.copy()
        self.phase_calls = self._calls()
        told = [h.name for h in self.happenings[self.told :] if h.t == self.t]
        self.phase_why, self.told = "; ".join(told), len(self.happenings)
        return self.stepping.begin(first=not self.phases)

    def _phase_end(self) -> float:
        """When the phase ends at the latest: at its known end, or at that of the run."""
        known = self.crossed if self.solve == ACROSS else np.inf
        if self.courses is not None:
            known = min(known, self.courses.end)
        if self.switching is not None:
            known = min(known, self.switching.next_break(self.t, self.P))
        return self._next_moment(min(self.until, known))

    def _next_moment(self, end: float) -> float:
        """The next moment at which time alone changes something quickly, or the end of the phase if earlier."""
        if self.machine.equations.slips:  # a phase of friction ends where its course says
            return end
        moments = self.machine.moments
        if not moments.any:
            return end
        p = self.P[self.machine.own][: self.machine.equations.p.shape[0]]
        known = p.tobytes()  # the modes of switches stand in p
        if known not in self.moments:
            self.moments[known] = found = moments.within(self.t, end, p, self.until - self.started)
            self._expect(found)
        return float(min(self.moments[known][self.moments[known] > self.t], default=end))

    def _expect(self, times: np.ndarray) -> None:
        """Scale what rests until then by a small part of the acceleration to come."""
        if self.force > 0:  # something pushes already, and says how large forces are
            return
        (y,) = self._states(self.t, self.state)
        self.force, size = (
            self.machine.coming(times, y, self.P),
            self.machine.size(self.solve, self.P),
        )
        where = size.scales + size.sized - size.shift
        self.P[where] = max(self.P[where], self.force)

    def _residual_is_fine(self) -> bool:
        """Whether the equations are solved well enough where the phase begins (the steps find NaN)."""
        return not self.residual > self.stepping.struct.limit or self._take_care()

    def _use(self, solve: int, limit: float | None = None) -> None:
        """Go on with another way of solving, or in other modes."""
        self.solve = solve
        code, now = self.machine.code(solve, self.P, self.plan.native), self.stepping.struct.limit
        self.stepping.use(code, float(now) if limit is None else limit)

    def _take_care(self) -> bool:
        """Switch to two corrections from here on, if that is enough; the phase goes on."""
        if self.solve != QUICK or not self.residual <= RESIDUAL_LIMIT:
            return False
        self._use(CAREFUL, RESIDUAL_LIMIT)
        return True

    def _going(self) -> Making[int]:
        """Advance until something happens, in slices short enough for Ctrl-C and the time limit."""
        self.redundant = None
        if self.modes is not None and any(self.P[self.machine.slack_slice()].tolist()):
            from trundle.integrate.redundant import redundant

            self.redundant = redundant(self.modes, self.P)
        looking = self._looks()
        budget = 1 if self.redundant else self._first_budget()
        while True:
            began = clock_time.perf_counter()
            reason = yield budget
            if reason == kernel.DONE and self.knots is not None:
                reason = self.stepping.pass_knot()
            taken = clock_time.perf_counter() - began
            if looking or reason in (kernel.PAUSED, kernel.BUFFER_FULL):
                self.ctrl_c.hold()
                self._drain()  # else with the end of the phase
            if looking and self._ends_early():
                return kernel.TERMINAL
            self.ctrl_c.deliver()
            if self.settings.progress is not None:
                self.settings.progress(self.t, self.settings.until)
            if reason == kernel.RESIDUAL and self._take_care():
                continue
            if reason not in (kernel.PAUSED, kernel.BUFFER_FULL):
                return reason
            if self._out_of_time():
                return kernel.PAUSED
            if self.bytes > MOST_BYTES:
                return outcome.NO_ROOM
            if not self._gets_on():
                return outcome.NO_PROGRESS
            if reason == kernel.PAUSED and not self.redundant:
                budget = int(min(max(budget * SLICE / max(taken, 1e-6), 1), 4 * budget, MANY_STEPS))

    def _looks(self) -> bool:
        """Whether to inspect steps before the phase goes on (`footing.py`)."""
        return False

    def _ends_early(self) -> bool:
        """Inspect the last steps: whether the phase ends within them."""
        return False

    def _first_budget(self) -> int:
        """Steps of the first slice, which nothing has timed yet: a quarter of what the count of operations suggests."""
        operations = self.stepping.code.keep[0].n_operations
        most = 0.25 * SLICE / (STAGES * NANOSECOND * max(operations, 1))
        return int(min(max(most, 1), kernel.CAPACITY))

    def _out_of_time(self) -> bool:
        limit = self.settings.time_limit
        return limit is not None and clock_time.perf_counter() - self.began > limit

    def _gets_on(self) -> bool:
        """Whether the last attempts advanced the run at all."""
        counters = self.stepping.counters
        attempts = int(counters[kernel.ACCEPTED] + counters[kernel.REJECTED])
        if attempts - self.checked_steps < MANY_STEPS:
            return True
        far = abs(self.t - self.checked_at)
        self.checked_at, self.checked_steps = self.t, attempts
        return far > PROGRESS * abs(self.settings.until - self.started)

    def _drain(self) -> None:
        """Move stored steps and the user's events out of the kernel's buffers."""
        steps = self.stepping.drain()
        self.fresh = len(steps.t) > 0
        if self.fresh:
            self.parts.append(steps)
            self.bytes += steps.t.nbytes + steps.h.nbytes + steps.y.nbytes + steps.memory.nbytes
        for row in self.watching.drain():
            which = int(row[1])
            if which < len(self.watched):
                name = self.watched[which].name
                (state,) = self._states(float(row[0]), row[3:])
                self.happenings.append(Happening(float(row[0]), name, state, bool(row[2])))

    def _close_phase(self) -> None:
        """Store the end of the phase as a row with h = 0: the state before anything changes it."""
        self.stepping.store_end()
        self._drain()
        self.phase_solve = self.solve
        self._divide()
        if len(self.machine.equations.gates) > FEW_CONTACTS:
            modes, calls = self._mode_set(), self._calls()
            self.spent[modes] = self.spent.get(modes, 0) + calls - self.phase_calls

    def _calls(self) -> int:
        return sum(self.stepping.calls.tolist())

    def _mode_set(self) -> bytes:
        """The present modes of contacts and friction."""
        return self.P[self.machine.modes_slice()].tobytes()

    def _divide(self) -> None:
        """Join the steps of the phase; store the phases that the kernel has passed: what is left is the last one."""
        self.parts = [joined(self.parts)]
        if self.knots is not None:
            *passed, last = self.knots.divided(self._phase())
            self.phases += passed
            self.phase_P, self.parts, self.phase_why = last.P, [last.steps], last.why

    def _end_phase(self) -> None:
        """Store the phase: its steps and its end."""
        self.phases.append(self._phase())
        self.parts = []

    def _phase(self) -> Phase:
        passes = self.phase_solve == ACROSS and len(self.machine.equations.gates) > 0
        return Phase(self.phase_P, self.parts[0], self.phase_solve, self.phase_why, passes)

    def _fired(self) -> list[int]:
        return [int(i) for i in np.flatnonzero(self.watching.fired)]

    def _put_on_constraints(self) -> None:
        """Project the state in the present modes: a sticking contact does not move at all."""
        out = self.machine.native["finish"](np.array([self.t]), self.state, self.P)
        self.state[:] = out[: len(self.state)]

    def _switching(self) -> Switching:
        """Turns the switches."""
        from trundle.integrate.switching import Switching

        return Switching(self.machine)

    def _modes(self) -> Modes:
        """Decides the modes of contacts and of friction."""
        from trundle.integrate.modes import Modes

        return Modes(self.machine)

    def _letting_go(self) -> LettingGo:
        """Gives directions to points just let go."""
        from trundle.integrate.letting_go import LettingGo

        return LettingGo(self.machine)

    def _take_stock(self) -> None:
        calls, counters = self.stepping.calls, self.stepping.counters
        self.stats.seconds = clock_time.perf_counter() - self.began
        if self.courses is not None:
            calls = calls + self.courses.calls
        self.stats.evaluations = int(calls[kernel.RHS] + calls[kernel.FINISH])
        self.stats.steps = int(counters[kernel.ACCEPTED])
        self.stats.rejected = int(counters[kernel.REJECTED])
        self.stats.phases = len(self.phases)
        for one, next_one in pairwise(self.phases):
            self.stats.phases -= goes_on(self.machine, one.P, next_one.P)
        self.stats.worst_solve = float(self.stepping.clock[kernel.WORST_RESIDUAL])
        self.stats.unresolved = int(self.watching.tally[kernel.UNRESOLVED])

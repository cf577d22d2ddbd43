"""A run: the native kernel driven from Python, phase by phase, never longer than a few hundredths of a second at once.

A run is made of phases. Within a phase the parameters stay as they are; a new one begins where a Coulomb element
changes its mode, where its thrust changes sign, or where the careful solve takes over. Each phase keeps the start of
every step, from which the motion can be had at any time.
"""

from __future__ import annotations

import time as clock_time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Literal

import numpy as np

from trundle.integrate import kernel, outcome
from trundle.integrate.contacts import Contacts, Fired, Strike
from trundle.integrate.event import Event, Happening
from trundle.integrate.interrupt import HeldBack
from trundle.integrate.kernel import Stepping, Steps, Watching, sample
from trundle.integrate.letting_go import LettingGo, goes_on
from trundle.integrate.library import library
from trundle.integrate.machine import (
    ACROSS,
    CAREFUL,
    MINIMAL,
    PIVOTS,
    QUICK,
    QUICK_LIMIT,
    RESIDUAL_LIMIT,
    Machine,
)
from trundle.integrate.moments import FAINT
from trundle.integrate.singular import cut, dips, find_passage
from trundle.integrate.stick_slip import ROUNDING, Modes
from trundle.integrate.switching import Switching, Turned

SLICE = 0.02  # seconds of native work between looks at the keyboard and the clock
STAGES, NANOSECOND = 12, 1e-9  # evaluations in a step; what an operation takes, roughly
SHARE = 0.5  # of the tolerance asked for that a step may use: half the error for 9% more steps
COURSE_STEP = 0.25  # of a course that a step may be long: s must say at its end where to
MANY_CHANGES = 100  # mode changes without progress in time before a run gives up
MANY_PHASES, MOST_PHASES = (
    1000,
    1_000_000,
)  # after so many it is asked whether all would be more than that
MANY_STEPS, PROGRESS = 20_000, 1e-10  # so many attempts must get this part of the way on
SHORTEST = 1e-12  # of a run: a first phase that ended sooner did not get anywhere
FEW_CONTACTS, MUCH = 1, 2000  # so many have minimal forms at once; others after so many evaluations
MOST_BYTES = 2 * 2**30  # of stored steps
LOST = (
    kernel.RESIDUAL,
    kernel.NOT_FINITE,
    kernel.STEP_TOO_SMALL,
    kernel.JUMP,
)  # the minimal form is no longer enough
STUCK = (*LOST, outcome.NO_PROGRESS)  # as beside a singular place
ENDLESS = (kernel.NOT_FINITE, kernel.STEP_TOO_SMALL)
PIVOTS_LIMIT = 1e-4  # residual of the pivoted solve above which there is no solution

Progress = Callable[[float, float], object]
Side = Literal["after", "before"]


@dataclass
class Phase:
    """A stretch of motion with fixed parameters. The last row of `steps` is the end, with h = 0."""

    P: np.ndarray
    steps: Steps
    solve: int  # QUICK, CAREFUL, with PIVOTS, ACROSS a singular place, or MINIMAL, which has states of its own
    why: str = ""  # what happened where it begins

    @property
    def begin(self) -> float:
        return float(self.steps.t[0])

    @property
    def end(self) -> float:
        return float(self.steps.t[-1])


@dataclass
class Stats:
    """What a run cost, and what had to be done to get through."""

    rtol: float = 0.0  # as it was asked for
    steps: int = 0
    rejected: int = 0
    evaluations: int = 0
    phases: int = 0
    fallback: str = ""  # why and when the pivoted solve took over; empty if it did not
    worst_solve: float = 0.0  # largest scaled residual of M q'' = Q + A' lam, A q'' = b
    unresolved: int = 0  # looks at something that swings too fast to be followed
    seconds: float = 0.0
    compile_seconds: float = 0.0
    from_cache: bool = False


@dataclass
class Run:
    """The outcome: phases, what happened, and how it ended."""

    phases: list[Phase]
    happenings: list[Happening]
    status: str
    finished: bool
    stats: Stats = field(default_factory=Stats)
    strikes: list[Strike] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)  # what the run itself knows to be doubtful

    @property
    def end(self) -> float:
        return self.phases[-1].end


@dataclass(frozen=True)
class Settings:
    """How a run is made. atol None: the size of the motion takes its place (kernel/run.c, `weigh`)."""

    until: float
    rtol: float
    atol: float | None = None
    max_step: float = np.inf
    time_limit: float | None = None
    progress: Progress | None = None

    def absolute(self, ny: int, sized: int) -> np.ndarray:
        """Allowed absolute errors (ny): zero for the states whose size decides, a hundredth of rtol for others."""
        if self.atol is not None:
            return np.full(ny, self.atol)
        errors = np.zeros(ny)
        errors[sized:] = 1e-2 * self.rtol
        return errors


class Runner:
    """One run in progress."""

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
        if machine.minimal is not None:
            self.solve = MINIMAL
            (y,), (P,) = machine.minimal.begin(t, y[None], P[None])
        self._step_from(t, y, P)
        used = self.stepping.code.keep
        self.stats = Stats(rtol=settings.rtol, from_cache=all(f.from_cache for f in used))
        self.stats.compile_seconds = clock_time.perf_counter() - began
        self.parts: list[Steps] = []
        self.bytes = 0
        self.phases: list[Phase] = []
        self.happenings: list[Happening] = []
        eq = machine.equations
        self.modes = Modes(machine) if any(slip.gate is None for slip in eq.slips) else None
        self.contacts = Contacts(machine) if eq.gates else None
        self.courses = LettingGo(machine) if eq.slips else None
        self.switching = self._switching() if machine.equations.switches else None
        self.force = float(P[machine.scales_place + machine.equations.n])
        self.ctrl_c = HeldBack()
        self.changes, self.changed_at = 0, -np.inf
        self.told = 0  # happenings that phases have begun with
        self.checked_at, self.checked_steps = t, 0
        self.started = t
        self.moments: dict[bytes, np.ndarray] = {}  # by the parameters
        self.spent: dict[bytes, int] = {}  # evaluations in each set of modes of contacts
        self.began = clock_time.perf_counter()

    def _step_from(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Make ready to step from a state, in the present way of solving."""
        machine, settings, size = self.machine, self.settings, self.machine.size(self.solve, P)
        self._watch, fast = machine.watch(self.watched, self.solve, P)
        code = machine.code(self.solve, P, self._watch)
        self.watching = Watching(self._measures(len(fast)), fast, code.ny)
        self.stepping = Stepping(
            code, t, y, settings.until, P,
            rtol=SHARE * settings.rtol, h_max=settings.max_step,
            atol=SHARE * settings.absolute(code.ny, size.sized),
            limit=QUICK_LIMIT, watch=self.watching, size=size,
            measured=settings.atol is None, guarded=machine.guarded,
        )  # fmt: skip

    def _go_whole(self) -> None:
        """Leave the minimal form: go on from here with all coordinates, and all that can be said of their equations."""
        (y,) = self._states(self.t, self.state)
        self._go_on(QUICK, self.t, y, self.P[: int(self.machine.programs.P.shape[0])])

    def _leave_form(self) -> None:
        """Go on with all coordinates where the minimal form loses digits: what it says of their rates is lost too."""
        if self.phases:
            self._go_whole()
            self._put_on_constraints()
        else:
            self._go_on(QUICK, self.started, *self.begun)

    def _false_start(self, reason: int) -> bool:
        """Whether the minimal form failed before it got anywhere: then the run begins anew in all coordinates."""
        span = abs(self.settings.until - self.started)
        if self.solve != MINIMAL or reason not in LOST or self.phases:
            return False
        if abs(self.t - self.started) > SHORTEST * span:
            return False
        self.parts = []
        self._go_on(QUICK, self.started, *self.begun)
        return True

    def _go_on(self, solve: int, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Go on with other parameters, from another state; what has been counted and watched stays."""
        before, watched, self.solve = self.stepping, self.watching, solve
        self._step_from(t, y, P)
        self.stepping.calls[:], self.stepping.counters[:2] = before.calls, before.counters[:2]
        worst = before.clock[kernel.WORST_RESIDUAL]
        self.stepping.clock[kernel.WORST_RESIDUAL] = min(worst, before.struct.limit)
        self.watching.fired[:] = watched.fired
        self.watching.now[:], self.watching.tally[kernel.UNRESOLVED] = (
            watched.now,
            watched.tally[kernel.UNRESOLVED],
        )

    def _take_form(self) -> None:
        """Go on in the minimal form of the present modes, where it is worth its program.

        The only contact of a system has few sets of modes. Of many contacts a set must have been used much, counted
        in evaluations, so that the same run takes the same steps wherever it is made.
        """
        machine = self.machine
        if self.contacts is None or self.P[machine.course_slice()].any():
            return
        spent = self.spent.get(self._mode_set(), 0)
        if len(machine.equations.gates) > FEW_CONTACTS and spent < MUCH:
            return
        minimal = machine.minimal_in(self.P)
        if minimal is not None:
            self.begun = self.state.copy(), self.P.copy()
            (z,), (P,) = minimal.begin(self.t, self.state[None], self.P[None])
            self._go_on(MINIMAL, self.t, z, P)

    def _mode_set(self) -> bytes:
        """The present modes of contacts and friction."""
        machine = self.machine
        return self.P[machine.stick_slice().start : machine.closed_slice().stop].tobytes()

    def _states(self, t: float, *states: np.ndarray) -> np.ndarray:
        """States of the run as y = [q, v, ...]."""
        minimal = self.machine.minimal_in(self.P) if self.solve == MINIMAL else None
        if minimal is None:
            return np.array(states)
        return minimal.states(np.full(len(states), t), np.array(states), self.P)

    def _switching(self) -> Switching:
        """What turns the switches."""
        return Switching(self.machine)

    def _measures(self, count: int) -> list[tuple[int, int, int, int]]:
        """What the kernel does at a zero of each quantity: list it, or end the run or the phase there."""
        kinds = [
            kernel.LIMIT if e.failure else kernel.STOP if e.terminal else kernel.LIST
            for e in self.watched
        ]
        ways = [e.sign for e in self.watched]
        modes = count - len(self.watched)
        kinds, ways = kinds + [kernel.MODE] * modes, ways + [-1] * modes
        return [(kind, i, 0, way) for i, (kind, way) in enumerate(zip(kinds, ways, strict=True))]

    # --- the whole run ------------------------------------------------------------------------
    def run(self) -> Run:
        """Run to the end, or as far as it goes; the motion so far is always returned."""
        with self.ctrl_c:
            return self._run()

    def _run(self) -> Run:
        status, finished = "", False
        if self.switching is not None:
            trouble = self.switching.begin(self.t, self.state, self.P)
            status = outcome.broken(self.t, trouble) if trouble else ""
        if self.modes is not None:
            span = self.settings.until - self.t
            self.modes.begin(self.t, self.state, self.P, span, *self._friction_errors(span))
            self._put_on_constraints()
            self._use(self.solve)
            status = status or self._no_way_on()
        if self.contacts is not None:
            errors = self._friction_errors(self.settings.until - self.t)
            self.happenings += self.contacts.begin(self.t, self.state, self.P, *errors)
            self._take_modes()
            status = status or self._no_way_on()
        if not status:
            self._start_courses({})
            self._take_form()
        if status:  # no step can be made: the start is all there is
            self._begin_phase()
            self._close_phase()
            self._end_phase()
        try:
            while not status:
                reason = self._begin_phase()
                if self.solve == MINIMAL and not self.residual <= QUICK_LIMIT:
                    self._leave_form()
                    reason = self._begin_phase()
                if reason != kernel.TERMINAL:
                    reason = self._go() if self._residual_is_fine() else kernel.RESIDUAL
                self._close_phase()
                if self._false_start(reason):
                    continue
                status, finished = self._consequence(reason)
                self._end_phase()
        except KeyboardInterrupt:
            self._close_phase()
            self._end_phase()
            status = outcome.interrupted(self.t)
        self._take_stock()
        if self.solve != MINIMAL and self.contacts is None:  # one kind of state in all phases
            self.phases = [whole(self.machine, phase) for phase in self.phases]
        run = Run(self.phases, self.happenings, status, finished, self.stats)
        mend(self.machine, run)
        if self.contacts is not None:
            run.strikes, run.doubts = self.contacts.strikes, self.contacts.gains
        return run

    def _take_stock(self) -> None:
        calls, counters = self.stepping.calls, self.stepping.counters
        self.stats.seconds = clock_time.perf_counter() - self.began
        if self.courses is not None:
            calls = calls + self.courses.calls
        self.stats.evaluations = int(calls[kernel.RHS] + calls[kernel.FINISH])
        self.stats.steps = int(counters[kernel.ACCEPTED])
        self.stats.rejected = int(counters[kernel.REJECTED])
        P = [phase.P for phase in self.phases]
        self.stats.phases = len(P) - sum(goes_on(self.machine, *two) for two in pairwise(P))
        self.stats.worst_solve = float(self.stepping.clock[kernel.WORST_RESIDUAL])
        self.stats.unresolved = int(self.watching.tally[kernel.UNRESOLVED])

    @property
    def t(self) -> float:
        return self.stepping.t

    @property
    def state(self) -> np.ndarray:
        return self.stepping.y

    @property
    def P(self) -> np.ndarray:
        return self.stepping.p

    def _begin_phase(self) -> int:
        self.stepping.clock[kernel.H] = 0.0
        self.stepping.clock[kernel.T_END] = end = self._phase_end()
        if self.courses is not None:
            longest = COURSE_STEP * (self.courses.end - self.t)
            self.stepping.clock[kernel.H_MAX] = min(self.settings.max_step, longest)
        if self.switching is not None and self.phases:
            self._size_force(end)
        self.phase_P = self.P.copy()
        self.phase_calls = int(self.stepping.calls.sum())
        told = [h.name for h in self.happenings[self.told :] if h.t == self.t]
        self.phase_why, self.told = "; ".join(told), len(self.happenings)
        return self.stepping.begin(first=not self.phases)

    def _size_force(self, end: float) -> None:
        """The size G of the forces that a phase begins with, or the run: what rests is measured by nothing else."""
        place, n, users = (
            self.machine.scales_place,
            self.machine.equations.n,
            self.machine.equations.p,
        )
        y, p, D = self.state[: 2 * n], self.P[: users.shape[0]], self.P[place : place + n]
        later = self.machine.later_force(self.t, y, p, min(end, self.until), D)
        self.P[place + n] = max(self.force, later)

    def _phase_end(self) -> float:
        """The end of the run, or of the phase where it is known beforehand."""
        known = self.crossed if self.solve == ACROSS else np.inf
        if self.courses is not None:
            known = min(known, self.courses.end)
        if self.switching is not None:
            known = min(known, self.switching.next_break(self.t, self.P))
        return self._next_moment(min(self.until, known))

    def _next_moment(self, end: float) -> float:
        """The next moment at which time alone changes something quickly, before the end of a phase, or that end."""
        if self.courses is not None:  # a phase of friction ends where its course says
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
        """What rests until then is measured by a faint part of the acceleration that comes."""
        if self.force > 0:  # something pushes already, and says how large forces are
            return
        machine, place, n = self.machine, self.machine.scales_place, self.machine.equations.n
        (y,), size = self._states(self.t, self.state), machine.size(self.solve, self.P)
        P, D = self.P[: machine.programs.P.shape[0]], self.P[place : place + n]
        rates = [machine.native["rhs"](np.array([t]), y, P)[n : 2 * n] / D for t in times]
        pulls = np.abs(rates)
        coming = FAINT * float(pulls[np.isfinite(pulls)].max(initial=0.0))
        self.force = max(self.force, coming)
        where = size.scales + size.sized - size.shift
        self.P[where] = max(self.P[where], coming)

    def _residual_is_fine(self) -> bool:
        """Whether the equations are solved well enough where the phase begins (NaN is left to the steps)."""
        return not self.residual > self.stepping.struct.limit or self._take_care()

    @property
    def residual(self) -> float:
        return float(self.stepping.clock[kernel.LAST_RESIDUAL])

    def _use(self, solve: int, limit: float | None = None) -> None:
        """Go on with another way of solving, or in other modes."""
        self.solve = solve
        now = float(self.stepping.struct.limit)
        self.stepping.use(
            self.machine.code(solve, self.P, self._watch), now if limit is None else limit
        )

    def _take_care(self) -> bool:
        """Two corrections from here on, if that is enough; the phase goes on."""
        if self.solve != QUICK or not self.residual <= RESIDUAL_LIMIT:
            return False
        self._use(CAREFUL, RESIDUAL_LIMIT)
        return True

    def _go(self) -> int:
        """Advance until something happens, in slices short enough for Ctrl-C and the time limit."""
        budget = self._first_budget()
        while True:
            began = clock_time.perf_counter()
            reason = self.stepping.advance(budget)
            taken = clock_time.perf_counter() - began
            self._drain()
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
            if reason == kernel.PAUSED:
                budget = int(min(max(budget * SLICE / max(taken, 1e-6), 1), 4 * budget, MANY_STEPS))

    def _first_budget(self) -> int:
        """Steps for the first slice, before one has been timed: by the count of operations, about a quarter of it."""
        operations = self.stepping.code.keep[0].n_operations
        most = 0.25 * SLICE / (STAGES * NANOSECOND * max(operations, 1))
        return int(min(max(most, 1), kernel.CAPACITY))

    def _out_of_time(self) -> bool:
        limit = self.settings.time_limit
        return limit is not None and clock_time.perf_counter() - self.began > limit

    def _gets_on(self) -> bool:
        """Whether the last many attempts brought the run on at all."""
        counters = self.stepping.counters
        attempts = int(counters[kernel.ACCEPTED] + counters[kernel.REJECTED])
        if attempts - self.checked_steps < MANY_STEPS:
            return True
        far = abs(self.t - self.checked_at)
        self.checked_at, self.checked_steps = self.t, attempts
        return far > PROGRESS * abs(self.settings.until - self.started)

    def _drain(self) -> None:
        """Take the stored steps and the user's events out of the kernel's buffers."""
        steps = self.stepping.drain()
        if len(steps.t):
            self.parts.append(steps)
            self.bytes += sum(column.nbytes for column in steps)
        for row in self.watching.drain():
            which = int(row[1])
            if which < len(self.watched):
                name = self.watched[which].name
                (state,) = self._states(float(row[0]), row[3:])
                self.happenings.append(Happening(float(row[0]), name, state, bool(row[2])))

    def _close_phase(self) -> None:
        """The end of the phase, as one more row with h = 0: the state before anything changes it."""
        self._drain()
        self.phase_solve = self.solve
        if self.contacts is not None:
            modes, calls = self._mode_set(), int(self.stepping.calls.sum())
            self.spent[modes] = self.spent.get(modes, 0) + calls - self.phase_calls
        self.phase_last = Steps(
            np.array([self.t]),
            np.zeros(1),
            self.state[None].copy(),
            self.stepping.memory[None].copy(),
        )

    def _end_phase(self) -> None:
        """Put the phase away: its steps and its end."""
        self.phases.append(self._phase())
        self.parts = []

    def _phase(self) -> Phase:
        columns = zip(*self.parts, self.phase_last, strict=True)
        steps = Steps(*(np.concatenate(column) for column in columns))
        return Phase(self.phase_P, steps, self.phase_solve, self.phase_why)

    # --- what follows from a stop ---------------------------------------------------------------
    def _fired(self) -> list[int]:
        return [int(i) for i in np.flatnonzero(self.watching.fired)]

    def _consequence(self, reason: int) -> tuple[str, bool]:
        """A status sentence and whether the run finished as asked; an empty one to go on."""
        if self.solve == PIVOTS:
            singular, words = self._lost_branch()
            if singular:
                return words, False
        if reason == kernel.DONE and self.t == self.until:
            return outcome.reached(self.t), True
        if self.solve == MINIMAL and reason in LOST:
            self._go_whole()
            return "", False
        fired = self._fired()
        if self.solve == ACROSS:
            self._go_whole()
            self._put_on_constraints()
        elif reason in STUCK and self.machine.can_fall_back and self.machine.equations.m:
            across, words = self._go_across(self._phase())
            if across or (words and reason != kernel.RESIDUAL):
                return words, False
        if reason == kernel.DONE:
            return self._new_modes([]), False
        if reason == kernel.RESIDUAL:
            return self._careful(), False
        ahead = self._ahead() if reason in ENDLESS else []
        if ahead:
            return self._new_modes(ahead), False
        if reason == kernel.JUMP:
            return outcome.jump(self.machine, self.stepping), False
        if reason != kernel.TERMINAL:
            words = "" if self.modes is None else self.modes.doubts(self.t, self.state, self.P)
            cause = f"; {words}" if words and reason != kernel.PAUSED else ""
            return outcome.stopped(reason, self.t, self.settings.time_limit) + cause, False
        ended = [e for i in fired if i < len(self.watched) and (e := self.watched[i]).terminal]
        if ended:
            return ended[0].ended(self.t), not ended[0].failure
        return self._new_modes(fired), False

    def _ahead(self) -> list[int]:
        """What a run that got stuck just before a switch would have watched a moment later."""
        if self.switching is None:
            return []
        eq = self.machine.equations
        first = len(self.watched) + 2 * len(eq.slips) + len(eq.gates)
        span = abs(self.settings.until - self.started)
        return [first + i for i in self.switching.ahead(self.t, self.state, self.P, span)]

    def _go_across(self, phase: Phase) -> tuple[bool, str]:
        """Whether the run goes across a loss of rank near the end of its last phase; if not, words for it."""
        before = [whole(self.machine, one) for one in self.phases[-1:] if one.solve != ACROSS]
        phases = [*(one for one in before if np.array_equal(one.P, phase.P)), phase]
        end = float(self.stepping.clock[kernel.T_END])
        passage, beside = find_passage(self.machine, phases, end)
        if passage is None:
            return False, outcome.lost_rank(phase.end) if beside else ""
        if phase.begin > passage.begin:
            phase = phases[0]
            self.phases.pop()
        self._take_back(phase, passage.begin, passage.y)
        self.crossed = passage.end
        self._go_on(ACROSS, passage.begin, passage.y, passage.parameters(phase.P))
        return True, ""

    def _take_back(self, phase: Phase, t: float, y: np.ndarray) -> None:
        """End the last phase at an earlier time."""
        (kept, self.phase_last), self.phase_solve = cut(phase, t, y), phase.solve
        self.parts, self.phase_why = [kept], phase.why
        self.happenings = [h for h in self.happenings if h.t <= t]
        self.told = min(self.told, len(self.happenings))

    def _lost_branch(self) -> tuple[bool, str]:
        """Whether the pivoted solve went through a loss of rank, where no branch is known: go across, or say so."""
        phase = self._phase()
        for i, lost in dips(self.machine, phase):
            steps = Steps(*(column[: i + 1] for column in phase.steps))
            across, _ = self._go_across(Phase(phase.P, steps, phase.solve, phase.why))
            if across:
                return True, ""
            if lost:
                t = float(steps.t[-1])
                self._take_back(phase, t, steps.y[-1])
                return True, outcome.lost_rank(t)
        return False, ""

    def _careful(self) -> str:
        """The solve lost digits: go on with a better one, or say that there is none."""
        if not np.isfinite(self.residual):
            return outcome.stopped(kernel.NOT_FINITE, self.t)
        if self.solve != PIVOTS and self.machine.can_fall_back:
            self._use(PIVOTS, PIVOTS_LIMIT)
            self.stats.fallback = (
                f"pivoted solve from t = {self.t:.9g} s on (residual {self.residual:.1e})"
            )
        elif self.residual > PIVOTS_LIMIT:
            return outcome.unsolved(self.t, self.residual)
        else:
            self.stepping.struct.limit = PIVOTS_LIMIT
        return ""

    def _new_modes(self, fired: list[int]) -> str:
        """The modes of the next phase, after the end of this one; why there are none, or nothing."""
        if self.solve == MINIMAL and self.contacts is not None:
            self._go_whole()  # modes are decided with all coordinates
        first, count = len(self.watched), len(self.machine.equations.slips)
        gates = len(self.machine.equations.gates)
        elements = [i - first for i in fired if first <= i < first + count]
        pressing = [i - first - count for i in fired if first + count <= i < first + count + gates]
        behind = first + 2 * count + gates
        turns = [i - behind for i in fired if i >= behind]
        if self._out_of_time():
            return outcome.stopped(kernel.PAUSED, self.t, self.settings.time_limit)
        self.changes = self.changes + 1 if self.t <= self.changed_at else 0
        span = abs(self.settings.until - self.started)
        self.changed_at = self.t + 1e-12 * max(abs(self.t), span)
        if self.changes > MANY_CHANGES or not self._phases_get_on():
            return outcome.stopped(outcome.CHATTER, self.t)
        if self.switching is not None:
            conditions = [self.switching.watched[i] for i in turns]
            due = self.switching.due(self.t, self.P, conditions)
            turned = self.switching.turn(self.t, self.state, self.P, due) if due else Turned()
            self.happenings += turned.happenings
            if turned.trouble:
                return outcome.broken(self.t, turned.trouble)
        going = {} if self.courses is None else self.courses.leave(self.t, self.state, self.P)
        if going and not fired and self.switching is None:  # only a course ends
            self._start_courses(going)
            return ""
        if self.modes is not None:
            words = self.modes.change(self.t, self.state, self.P, elements)
            self._put_on_constraints()
            self._use(self.solve)
            self.happenings += [Happening(self.t, text, self.state.copy()) for text in words]
        if self.contacts is not None:
            ended = self._ended(elements, pressing)
            self.happenings += self.contacts.change(self.t, self.state, self.P, ended)
            self._take_modes()
        self._watch_anew(first)
        status = self._no_way_on()
        if not status:
            self._start_courses(going)
            self._take_form()
        return status

    def _start_courses(self, going: dict[int, np.ndarray]) -> None:
        """Directions as polynomials of time for what was let go just now, and for what was and is still slow."""
        if self.courses is not None:
            self.courses.begin(self.t, self.state, self.P, going, self.until)
            self._use(self.solve)

    def _watch_anew(self, first: int) -> None:
        """A limit that an element is not at is no zero, though it stopped where another quantity was one."""
        if self.courses is None:
            return
        stick = self.P[self.machine.stick_slice()] > 0.5
        limit = self.machine.programs.details(self.t, self.state, self.P)[5].full().ravel()
        firm = np.flatnonzero(stick & (limit > ROUNDING))
        self.watching.fired[first + firm] = 0

    def _ended(self, elements: list[int], gates: list[int]) -> Fired:
        """What the quantities that reached zero mean in the modes so far."""
        machine = self.machine
        closed, stick = self.P[machine.closed_slice()], self.P[machine.stick_slice()]
        own = [i for i in elements if machine.equations.slips[i].gate is not None]
        return Fired(
            touch=[j for j in gates if closed[j] < 0.5], lift=[j for j in gates if closed[j] > 0.5],
            stop=[i for i in own if stick[i] < 0.5], loose=[i for i in own if stick[i] > 0.5],
        )  # fmt: skip

    def _take_modes(self) -> None:
        """Go on in the modes that P says now, on their constraints."""
        self._put_on_constraints()
        self._use(self.solve)

    def _phases_get_on(self) -> bool:
        """Whether phases as short as the last many would ever fill the run."""
        if len(self.phases) % MANY_PHASES or not self.phases:
            return True
        far = self.t - self.phases[-MANY_PHASES].begin
        return bool(abs(far) * MOST_PHASES > MANY_PHASES * abs(self.until - self.t))

    def _no_way_on(self) -> str:
        """The status where friction has no mode, or more than one, to go on with; empty if it has."""
        for part in (self.modes, self.contacts):
            if part is not None and part.problem:
                return outcome.broken(self.t, part.problem)
        return ""

    def _friction_errors(self, span: float) -> tuple[float, float]:
        """What a step may be wrong by: relative, and of a velocity in the scale D of its coordinate."""
        first, n = self.machine.scales_place, self.machine.equations.n
        D, force = self.P[first : first + n], self.P[first + n]
        rtol, atol = SHARE * self.settings.rtol, self.settings.atol
        if atol is not None:
            return rtol, SHARE * atol / float(D.max())
        speed = float(np.max(np.abs(self.state[n : 2 * n]) / D, initial=0.0))
        return rtol, 1e-2 * rtol * (speed + float(force) * abs(span))

    def _put_on_constraints(self) -> None:
        """Project the state with the present modes: what sticks does not move at all."""
        out = self.machine.native["finish"](np.array([self.t]), self.state, self.P)
        self.state[:] = out[: len(self.state)]


def sample_run(
    machine: Machine, run: Run, times: np.ndarray, side: Side = "after"
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """States y, rates dy/dt and the phase of every time (sorted, within the run); between phases after or before."""
    ny = machine.programs.ny
    y, rate = np.empty((len(times), ny)), np.empty((len(times), ny))
    begins = np.array([phase.begin for phase in run.phases])
    order: Literal["left", "right"] = "right" if side == "after" else "left"
    which = np.maximum(np.searchsorted(begins, times, side=order) - 1, 0)
    for i in np.unique(which):
        phase, chosen = run.phases[i], which == i
        code, when = machine.code(phase.solve, phase.P), times[chosen]
        found = sample(code, phase.steps, when, phase.P)[:2]
        if phase.solve == MINIMAL and (minimal := machine.minimal_in(phase.P)) is not None:
            found = minimal.expanded(when, *found, phase.P)
        y[chosen], rate[chosen] = found
    return y, rate, which


def mend(machine: Machine, run: Run) -> None:
    """Give events on a singular position, where velocities are 0/0, the state between those right and left of it."""
    apart = 1e-7 * abs(run.end - run.phases[0].begin)
    for i, happening in enumerate(run.happenings):
        if not np.isfinite(happening.state).all():
            times = np.clip(
                [happening.t - apart, happening.t + apart], run.phases[0].begin, run.end
            )
            y = sample_run(machine, run, times)[0].mean(axis=0)
            run.happenings[i] = replace(happening, state=y)


def states(machine: Machine, phase: Phase) -> np.ndarray:
    """States y = [q, v, ...] (N, ny) where the steps of a phase begin, and at its end."""
    minimal = machine.minimal_in(phase.P) if phase.solve == MINIMAL else None
    if minimal is None:
        return phase.steps.y
    return minimal.states(phase.steps.t, phase.steps.y, phase.P)


def whole(machine: Machine, phase: Phase) -> Phase:
    """A phase with states of all coordinates."""
    if phase.solve != MINIMAL:
        return phase
    steps = phase.steps._replace(y=np.ascontiguousarray(states(machine, phase)))
    return Phase(phase.P[: machine.programs.P.shape[0]].copy(), steps, QUICK, phase.why)

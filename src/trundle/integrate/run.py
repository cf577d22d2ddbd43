"""A run: the native kernel driven from Python, phase by phase, never longer than a few hundredths of a second at once.

A run is made of phases. Within a phase the parameters stay as they are; a new one begins where a Coulomb element
changes its mode, where its thrust changes sign, or where the careful solve takes over. Each phase keeps the start of
every step, from which the motion can be had at any time.
"""

from __future__ import annotations

import time as clock_time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np

from trundle.compiled.native import NativeFunction
from trundle.integrate import kernel
from trundle.integrate.dense import (
    FINISH,
    PIVOTED,
    RHS,
    Code,
    Steps,
    make_scratch,
    make_steps,
    sample,
)
from trundle.integrate.event import Event, Happening
from trundle.integrate.locate import Events, make_events
from trundle.integrate.machine import QUICK_LIMIT, RESIDUAL_LIMIT, Machine
from trundle.integrate.pivoted import buffer_size
from trundle.integrate.stick_slip import Modes

SLICE = 0.02  # seconds of native work between looks at the keyboard and the clock
CAPACITY = 4096  # steps between drains
STAGES, NANOSECOND = (
    12,
    1e-9,
)  # evaluations in a step; what an operation takes at the very most, roughly
SHARE = 0.5  # of the tolerance asked for that a step may use: half the error for 9% more steps
MANY_CHANGES = 100  # mode changes without progress in time before a run gives up

QUICK, CAREFUL, PIVOTS = range(3)  # how accelerations are solved for

Progress = Callable[[float, float], object]


@dataclass
class Phase:
    """A stretch of motion with fixed parameters. The last row of `steps` is the end, with h = 0."""

    P: np.ndarray
    steps: Steps
    solve: int  # QUICK, CAREFUL or with PIVOTS

    @property
    def begin(self) -> float:
        return float(self.steps.t[0])

    @property
    def end(self) -> float:
        return float(self.steps.t[-1])


@dataclass
class Stats:
    """What a run cost, and what had to be done to get through."""

    steps: int = 0
    rejected: int = 0
    evaluations: int = 0
    phases: int = 0
    fallback: str = ""  # why and when the pivoted solve took over; empty if it did not
    worst_solve: float = 0.0  # largest scaled residual of M q'' = Q + A' lam, A q'' = b
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

    @property
    def end(self) -> float:
        return self.phases[-1].end


@dataclass(frozen=True)
class Settings:
    """How a run is made."""

    until: float
    rtol: float
    atol: float
    max_step: float = np.inf
    time_limit: float | None = None
    progress: Progress | None = None


class Runner:
    """One run in progress."""

    loaded: ClassVar[bool] = False  # whether this process has numba's kernels

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
        self.begin = t
        self.ny, self.nm = machine.programs.ny, machine.programs.n_memory
        began = clock_time.perf_counter()
        native, event = machine.native | machine.in_mode(P), machine.event(events)
        self.stats = Stats(from_cache=all(f.from_cache for f in native.values()))
        self.stats.compile_seconds = clock_time.perf_counter() - began
        frictions = len(machine.equations.slips)
        m = len(self.watched) + 2 * frictions
        self.solve = self.phase_solve = QUICK
        self.limit = QUICK_LIMIT
        self._event, self._watching = event, m
        self.calls = np.zeros(3, np.int64)  # of rhs, finish and event, over the whole run
        self.state = kernel.make_state(t, y, settings.until, P, settings.max_step)
        self._set_code()
        self.events: Events = make_events(
            [e.sign for e in self.watched] + [-1] * (2 * frictions),
            [e.terminal for e in self.watched] + [True] * (2 * frictions),
            self.ny,
        )
        self.rtol, self.atol = SHARE * settings.rtol, np.full(self.ny, SHARE * settings.atol)
        self.counters = np.zeros(kernel.N_COUNTERS, np.int64)
        self.buffer = make_steps(CAPACITY, self.ny, self.nm)
        self.parts: list[Steps] = []
        self.phases: list[Phase] = []
        self.happenings: list[Happening] = []
        self.modes = Modes(machine) if frictions else None
        self.changes, self.changed_at = 0, -np.inf
        self.began = clock_time.perf_counter()

    # --- the whole run ------------------------------------------------------------------------
    def run(self) -> Run:
        """Run to the end, or as far as it goes; the motion so far is always returned."""
        if self.modes is not None:
            span = self.settings.until - self.t
            errors = self.rtol, float(self.atol[0])
            self.modes.begin(self.t, self.state.y, self.state.p, span, *errors)
            self._put_on_constraints()
            self._set_code()
        status, finished = self._no_way_on(), False
        if status:  # no step can be made: the start is all there is
            self._begin_phase()
            self._end_phase()
        try:
            while not status:
                self._begin_phase()
                if not Runner.loaded:
                    self._load()
                reason = self._go() if self._residual_is_fine() else kernel.RESIDUAL
                self.phase_solve = self.solve
                fired = self._fired() if reason == kernel.TERMINAL else []
                status, finished = self._consequence(reason, fired)
                self._end_phase()
        except KeyboardInterrupt:
            self.phase_solve = self.solve
            self._end_phase()
            status = f"interrupted by the user at t = {self.t:.9g} s"
        self.stats.seconds = clock_time.perf_counter() - self.began
        self.stats.evaluations = int(self.calls[RHS] + self.calls[FINISH])
        self.stats.steps = int(self.counters[kernel.ACCEPTED])
        self.stats.rejected = int(self.counters[kernel.REJECTED])
        self.stats.phases = len(self.phases)
        self.stats.worst_solve = float(self.state.clock[kernel.WORST_RESIDUAL])
        return Run(self.phases, self.happenings, status, finished, self.stats)

    def _load(self) -> None:
        """Numba's kernels, by a call for no steps: compiled once after an installation, read from disk later.

        That takes seconds and is no part of the run, so neither its cost nor the time limit counts it.
        """
        kernel.advance(
            self.code, self.state, self.rtol, self.atol, self.limit, 0,
            self.buffer, self.events, self.counters, self.scratch,
        )  # fmt: skip
        Runner.loaded = True
        self.stats.compile_seconds += clock_time.perf_counter() - self.began
        self.began = clock_time.perf_counter()

    @property
    def t(self) -> float:
        return float(self.state.clock[kernel.T])

    def _begin_phase(self) -> None:
        self.state.clock[kernel.H] = 0.0
        self.phase_P = self.state.p.copy()
        self.state.clock[kernel.LAST_RESIDUAL] = kernel.begin(
            self.code, self.state, self.rtol, self.atol, self.events, self.scratch
        )

    def _residual_is_fine(self) -> bool:
        """Whether the equations are solved well enough where the phase begins (NaN is left to the steps)."""
        return not self.state.clock[kernel.LAST_RESIDUAL] > self.limit or self._take_care()

    def _take_care(self) -> bool:
        """Two corrections from here on, if that is enough; the phase goes on."""
        if self.solve != QUICK or not self.state.clock[kernel.LAST_RESIDUAL] <= RESIDUAL_LIMIT:
            return False
        self.solve, self.limit = CAREFUL, RESIDUAL_LIMIT
        self._set_code()
        return True

    def _go(self) -> int:
        """Advance until something happens, in slices short enough for Ctrl-C and the time limit."""
        budget = self._first_budget()
        while True:
            began = clock_time.perf_counter()
            reason = kernel.advance(
                self.code, self.state, self.rtol, self.atol, self.limit, budget,
                self.buffer, self.events, self.counters, self.scratch,
            )  # fmt: skip
            taken = clock_time.perf_counter() - began
            self._drain()
            if self.settings.progress is not None:
                self.settings.progress(self.t, self.settings.until)
            if reason == kernel.RESIDUAL and self._take_care():
                continue
            if reason not in (kernel.PAUSED, kernel.BUFFER_FULL):
                return int(reason)
            if self._out_of_time():
                return int(kernel.PAUSED)
            if reason == kernel.PAUSED:
                budget = int(min(max(budget * SLICE / max(taken, 1e-6), 1), 4 * budget, 1_000_000))

    def _first_budget(self) -> int:
        """Steps for the first slice, before one has been timed: by the count of operations, about a quarter of it."""
        operations = self.machine.native["rhs"].n_operations
        return int(min(max(0.25 * SLICE / (STAGES * NANOSECOND * max(operations, 1)), 1), CAPACITY))

    def _out_of_time(self) -> bool:
        limit = self.settings.time_limit
        return limit is not None and clock_time.perf_counter() - self.began > limit

    def _drain(self) -> None:
        """Take the stored steps and the user's events out of the kernel's buffers."""
        stored, found = self.counters[kernel.STORED], self.counters[kernel.FOUND]
        if stored:
            self.parts.append(Steps(*(column[:stored].copy() for column in self.buffer)))
        for i in range(found):
            which = int(self.events.index[i])
            if which < len(self.watched):
                self.happenings.append(
                    Happening(
                        float(self.events.time[i]),
                        self.watched[which].name,
                        self.events.state[i].copy(),
                    )
                )
        self.counters[kernel.STORED] = self.counters[kernel.FOUND] = 0

    def _end_phase(self) -> None:
        """Close the phase: its steps, and its end as one more row with h = 0."""
        self._drain()
        memory = self.state.p[len(self.state.p) - self.nm :]
        last = Steps(
            np.array([self.t]), np.zeros(1), self.state.y[None].copy(), memory[None].copy()
        )
        columns = zip(*self.parts, last, strict=True)
        steps = Steps(*(np.concatenate(column) for column in columns))
        self.phases.append(Phase(self.phase_P, steps, self.phase_solve))
        self.parts = []

    # --- what follows from a stop ---------------------------------------------------------------
    def _fired(self) -> list[int]:
        return [int(i) for i in np.flatnonzero(self.events.fired)]

    def _consequence(self, reason: int, fired: list[int]) -> tuple[str, bool]:
        """A status sentence and whether the run finished as asked; an empty one to go on."""
        at = f"at t = {self.t:.9g} s"
        if reason == kernel.DONE:
            return f"reached t = {self.t:.9g} s", True
        if reason == kernel.PAUSED:
            return f"stopped {at} by the time limit of {self.settings.time_limit:g} s", False
        if reason == kernel.STEP_TOO_SMALL:
            return (
                f"stopped {at}: the steps became too small to go on (a singular configuration, "
                f"an impact, or forces that change too fast){self._doubts()}",
                False,
            )
        if reason == kernel.NOT_FINITE:
            text = f"stopped {at}: the equations have no finite solution there"
            return text + self._doubts(), False
        if reason == kernel.RESIDUAL:
            return self._careful(at), False
        ended = [
            self.watched[i] for i in fired if i < len(self.watched) and self.watched[i].terminal
        ]
        if ended:
            return ended[0].ended(self.t), not ended[0].failure
        return self._friction_event(fired), False

    def _set_code(self) -> None:
        """Addresses and scratch for the present way of solving."""
        self.code, functions, pivot = code_of(self.machine, self.solve, self.state.p)
        if self._event is not None:
            self.code = self.code._replace(event=self._event.address)
            functions.append(self._event)
        work = max(f.n_work for f in functions)
        scratch = make_scratch(self.ny, self.nm, self._watching, work, pivot)
        self.scratch = scratch._replace(calls=self.calls)

    def _careful(self, at: str) -> str:
        """The solve lost digits: go on with a better one, or say that there is none."""
        residual = float(self.state.clock[kernel.LAST_RESIDUAL])
        if not np.isfinite(residual):
            return f"stopped {at}: the equations have no finite solution there"
        if self.solve != PIVOTS and self.machine.can_fall_back:
            self.solve, self.limit = PIVOTS, 1e-4
            self.stats.fallback = f"pivoted solve from {at[3:]} on (residual {residual:.1e})"
        elif residual > 1e-4:
            return (
                f"stopped {at}: the equations hold only to {residual:.1e} there (constraints that "
                "contradict each other, or friction without a consistent solution)"
            )
        else:
            self.limit = 1e-4
        self._set_code()
        return ""

    def _friction_event(self, fired: list[int]) -> str:
        """Stick or slide, as the forces decide."""
        if self.modes is None:  # no friction: nothing to decide
            return ""
        count, first = len(self.machine.equations.slips), len(self.watched)
        elements = [i - first for i in fired if first <= i < first + count]
        if self._out_of_time():
            return self._consequence(kernel.PAUSED, [])[0]
        self.changes = self.changes + 1 if self.t <= self.changed_at else 0
        self.changed_at = self.t + 1e-12 * max(abs(self.t), self.settings.until - self.begin)
        words = self.modes.change(self.t, self.state.y, self.state.p, elements)
        self._put_on_constraints()
        self._set_code()
        self.happenings += [Happening(self.t, text, self.state.y.copy()) for text in words]
        if self.changes > MANY_CHANGES:
            return (
                f"stopped at t = {self.t:.9g} s: friction keeps changing between sticking and "
                "sliding there without progress"
            )
        return self._no_way_on()

    def _no_way_on(self) -> str:
        """The status where friction has no mode, or more than one, to go on with; empty if it has."""
        if self.modes is None or not self.modes.problem:
            return ""
        return f"stopped at t = {self.t:.9g} s: {self.modes.problem}"

    def _doubts(self) -> str:
        """What friction may have to do with a stop."""
        words = "" if self.modes is None else self.modes.doubts(self.t, self.state.y, self.state.p)
        return f"; {words}" if words else ""

    def _put_on_constraints(self) -> None:
        """Project the state with the present modes: what sticks does not move at all."""
        out = self.machine.native["finish"](np.array([self.t]), self.state.y, self.state.p)
        self.state.y[:] = out[: self.ny]


def sample_run(
    machine: Machine, run: Run, times: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """States y, rates dy/dt and the phase of every time (sorted, within the run)."""
    ny, nm = machine.programs.ny, machine.programs.n_memory
    y, rate = np.empty((len(times), ny)), np.empty((len(times), ny))
    begins = np.array([phase.begin for phase in run.phases])
    which = np.maximum(np.searchsorted(begins, times, side="right") - 1, 0)
    for i in np.unique(which):
        phase = run.phases[i]
        code, functions, pivot = code_of(machine, phase.solve, phase.P)
        scratch = make_scratch(ny, nm, 0, max(f.n_work for f in functions), pivot)
        chosen = which == i
        here_y, here_rate = np.empty((chosen.sum(), ny)), np.empty((chosen.sum(), ny))
        sample(
            code, phase.steps, len(phase.steps.t), times[chosen], phase.P, here_y, here_rate, scratch
        )  # fmt: skip
        y[chosen], rate[chosen] = here_y, here_rate
    return y, rate, which


def code_of(machine: Machine, solve: int, P: np.ndarray) -> tuple[Code, list[NativeFunction], int]:
    """The native code for one way of solving, its functions, and the size of the pivoted solve's buffer."""
    eq, native = machine.equations, machine.in_mode(P)
    rhs = native["rhs"] if solve == QUICK else machine.careful
    code, functions = Code(rhs.address, native["finish"].address), [rhs, native["finish"]]
    if solve != PIVOTS:
        return code, functions, 0
    code = code._replace(mode=PIVOTED, terms=machine.terms.address, n=eq.n, rows=eq.m)
    return code, [*functions, machine.terms], int(buffer_size(eq.n, eq.m))

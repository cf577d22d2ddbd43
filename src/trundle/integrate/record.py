"""Record a run (its phases, events and outcome), and compute the motion at any time from the record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from trundle.integrate.event import Happening
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import MINIMAL, QUICK, Machine
from trundle.integrate.stored import sample

if TYPE_CHECKING:
    from trundle.integrate.strikes import Strike

Side = Literal["after", "before"]


@dataclass
class Phase:
    """A stretch of motion with fixed parameters. The last row of `steps` is the end, with h = 0."""

    P: np.ndarray
    steps: Steps
    solve: int  # QUICK, CAREFUL, with PIVOTS, ACROSS a singular place, or MINIMAL, which has states of its own
    why: str = ""  # what happened where it begins

    passes: bool = False  # a focal point, where the feet of open contacts are none

    @property
    def begin(self) -> float:
        return float(self.steps.t[0])

    @property
    def end(self) -> float:
        return float(self.steps.t[-1])


@dataclass
class Stats:
    """The cost of a run, and the measures it needed to get through."""

    rtol: float = 0.0  # as the user gave it
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
    """A finished run: its phases, its events, and how it ended."""

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


def goes_on(machine: Machine, before: np.ndarray, after: np.ndarray) -> bool:
    """Whether phases with these parameters differ in a course alone: a reader of the motion sees them as one."""
    course = machine.course_slice()
    own = slice(machine.own.start, course.start)
    return bool(before[course].any() and np.array_equal(before[own], after[own]))


def sample_run(
    machine: Machine, run: Run, times: np.ndarray, side: Side = "after"
) -> tuple[np.ndarray, np.ndarray]:
    """Rows [y, dy/dt] and the phase at times (sorted, within the run); `side` picks the phase where two meet."""
    begins = np.array([phase.begin for phase in run.phases])
    order: Literal["left", "right"] = "right" if side == "after" else "left"
    which = np.maximum(np.searchsorted(begins, times, side=order) - 1, 0)
    if not len(times) or which[0] == which[-1]:
        return _within(machine, run.phases[which[0] if len(times) else 0], times), which
    found = [_within(machine, run.phases[i], times[which == i]) for i in np.unique(which)]
    return np.concatenate(found), which


def _within(machine: Machine, phase: Phase, times: np.ndarray) -> np.ndarray:
    """Compute rows [y, dy/dt] at times within a phase."""
    found = sample(machine.code(phase.solve, phase.P), phase.steps, times, phase.P)[:2]
    if phase.solve == MINIMAL and (minimal := machine.minimal_in(phase.P)) is not None:
        return minimal.expanded(times, *found, phase.P)
    if phase.passes:
        from trundle.integrate.feet import feet_of

        found = feet_of(machine).found(times, found[0], phase.P), found[1]
    return np.hstack(found)


def mend(machine: Machine, run: Run) -> None:
    """Interpolate the state of events at a singular position, where velocities are 0/0."""
    for i, happening in enumerate(run.happenings):
        if not np.isfinite(happening.state).all():
            apart = 1e-7 * abs(run.end - run.phases[0].begin)
            times = np.clip(
                [happening.t - apart, happening.t + apart], run.phases[0].begin, run.end
            )
            y = sample_run(machine, run, times)[0].mean(axis=0)[: machine.programs.ny]
            run.happenings[i] = replace(happening, state=y)


def states(machine: Machine, phase: Phase) -> np.ndarray:
    """States y = [q, v, ...] (N, ny) at the starts of the steps of a phase, and at its end."""
    minimal = machine.minimal_in(phase.P) if phase.solve == MINIMAL else None
    if minimal is None:
        return phase.steps.y
    return minimal.states(phase.steps.t, phase.steps.y, phase.P)


def whole(machine: Machine, phase: Phase) -> Phase:
    """Expand a phase to states of all coordinates."""
    if phase.solve != MINIMAL:
        return phase
    steps = phase.steps._replace(y=np.ascontiguousarray(states(machine, phase)))
    return Phase(phase.P[: machine.programs.P.shape[0]].copy(), steps, QUICK, phase.why)

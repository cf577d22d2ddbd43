"""The record of a run: its phases, what happened, and how it ended; and the motion at any time, from that record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np

from trundle.integrate.event import Happening
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import MINIMAL, QUICK, Machine
from trundle.integrate.stored import sample
from trundle.integrate.strikes import Strike

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

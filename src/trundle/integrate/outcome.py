"""Outcomes of runs: a code and a sentence each; `motion.status` begins with the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.constrained.equations import flat
from trundle.integrate import kernel

if TYPE_CHECKING:
    from trundle.integrate.machine import Machine

# Beside the kernel's own reasons.
CHATTER, NO_PROGRESS, NO_ROOM, REACHED, INTERRUPTED, EVENT = range(20, 26)
BROKEN, UNSOLVED, JUMPED, TOO_LONG, NOT_BEGUN, LOST_RANK = range(26, 32)

STOPPED = "stopped at t = {t:.9g} s: "
SENTENCES = {  # what stands in braces is given beside the code
    REACHED: "reached t = {t:.9g} s",
    INTERRUPTED: "interrupted by the user at t = {t:.9g} s",
    EVENT: "ended at t = {t:.9g} s by the event {name!r}",
    NOT_BEGUN: "not begun",
    kernel.PAUSED: "stopped at t = {t:.9g} s by the time limit of {limit:g} s",
    TOO_LONG: "stopped at t = {t:.9g} s after {steps} steps",
    BROKEN: STOPPED + "{why}",
    kernel.STEP_TOO_SMALL: STOPPED
    + "the steps became too small to go on (a singular configuration, an impact, or "
    "forces that change too fast)",
    kernel.NOT_FINITE: STOPPED + "the equations have no finite solution there",
    CHATTER: STOPPED + "friction, or a switch, keeps changing there without progress",
    NO_PROGRESS: STOPPED
    + "the steps became so small that the run makes no progress (forces or constraints that "
    "change without end there)",
    NO_ROOM: STOPPED
    + "the steps so far fill 2 GiB; make the run shorter, or begin a new one from here",
    UNSOLVED: STOPPED
    + "the equations hold only to {residual:.1e} there (constraints that contradict each other, or "
    "friction without a consistent solution)",
    LOST_RANK: STOPPED
    + "the constraints lose their independence there (a singular position), and two motions are "
    "possible from here",
    JUMPED: STOPPED
    + "the constraint {name!r} needs {jump} there, which no step can follow (it has a kink or a "
    "step there, or two branches meet)",
}


class Status(str):
    """How a run ended: a sentence, and its `code`, which a program looks at.

    >>> status = Status(REACHED, t=2.0)
    >>> status, status.code == REACHED, (status + ", late").code == REACHED
    ('reached t = 2 s', True, True)
    """

    code: int

    def __new__(cls, code: int, **given: Any) -> Status:
        return cls._said(code, SENTENCES[code].format(**given))

    @classmethod
    def _said(cls, code: int, text: str) -> Status:
        made = super().__new__(cls, text)
        made.code = code
        return made

    def __add__(self, more: str) -> Status:
        return self._said(self.code, f"{self}{more}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Status._said, (self.code, str(self))


def reached(t: float) -> Status:
    return Status(REACHED, t=t)


def interrupted(t: float) -> Status:
    return Status(INTERRUPTED, t=t)


def stopped(reason: int, t: float, time_limit: float | None = None) -> Status:
    """The status of a run that stopped early."""
    return Status(reason, t=t, limit=time_limit)


def broken(t: float, why: str) -> Status:
    """The status of a run that cannot go on past a switch."""
    return Status(BROKEN, t=t, why=why)


def unsolved(t: float, residual: float) -> Status:
    return Status(UNSOLVED, t=t, residual=residual)


def lost_rank(t: float) -> Status:
    """The status of a run that got stuck near a place where constraints lose their independence."""
    return Status(LOST_RANK, t=t)


def jump(machine: Machine, stepping: kernel.Stepping) -> Status:
    """Which constraint needs a jump, and of what size.

    However small the step, `finish` moves its end further than a step may be wrong: the constraint with the largest
    residual there, in the scale of the coordinates, is the one.
    """
    eq, t = machine.equations, stepping.t
    y, p = stepping.raw[: 2 * eq.n].copy(), stepping.p[machine.own][: eq.p.shape[0]]
    when = float(stepping.clock[kernel.T_NEW])
    A, _, phi, rho = eq.terms(when, y, p)[2:]
    place = machine.scales_place
    D = stepping.p[place : place + eq.n]
    size = np.linalg.norm(A.full() * D, axis=1)
    size = np.where(size > 0, size, 1.0)
    off = np.abs(flat(rho)) / size
    off_place = np.zeros(eq.m)
    off_place[eq.phi_rows] = np.abs(flat(phi)) / size[eq.phi_rows]
    moved = np.abs(stepping.end[: 2 * eq.n] - y)
    where = np.argmax(np.concatenate([off_place, off]) if off_place.max(initial=0.0) > 0 else off)
    name = eq.constraint_of_row(int(where) % eq.m).name if eq.m else "a constraint"
    position, velocity = moved[: eq.n].max(), moved[eq.n :].max()
    size_of_jump = (
        f"a jump of {position:.3g} in position"
        if position * np.abs(y[eq.n :]).max(initial=0.0)
        > velocity * np.abs(y[: eq.n]).max(initial=0.0)
        else f"a jump of {velocity:.3g} in velocity"
    )
    return Status(JUMPED, t=t, name=name, jump=size_of_jump)

"""How runs end: a code each, and one sentence for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from trundle.constrained.equations import flat
from trundle.integrate import kernel

if TYPE_CHECKING:
    from trundle.integrate.machine import Machine

# Beside the kernel's own reasons.
CHATTER, NO_PROGRESS, NO_ROOM = range(20, 23)

SENTENCES = {
    kernel.STEP_TOO_SMALL: "the steps became too small to go on (a singular configuration, an impact, or forces that "
    "change too fast)",
    kernel.NOT_FINITE: "the equations have no finite solution there",
    CHATTER: "friction, or a switch, keeps changing there without progress",
    NO_PROGRESS: "the steps became so small that the run makes no progress (forces or constraints that change without "
    "end there)",
    NO_ROOM: "the steps so far fill 2 GiB; ask for a shorter run, or begin a new one from here",
}


def reached(t: float) -> str:
    return f"reached t = {t:.9g} s"


def interrupted(t: float) -> str:
    return f"interrupted by the user at t = {t:.9g} s"


def stopped(reason: int, t: float, time_limit: float | None = None) -> str:
    """The status of a run that did not get to its end."""
    if reason == kernel.PAUSED:
        return f"stopped at t = {t:.9g} s by the time limit of {time_limit:g} s"
    return f"stopped at t = {t:.9g} s: {SENTENCES[reason]}"


def broken(t: float, why: str) -> str:
    """The status of a run that cannot go on past a switch."""
    return f"stopped at t = {t:.9g} s: {why}"


def unsolved(t: float, residual: float) -> str:
    return (
        f"stopped at t = {t:.9g} s: the equations hold only to {residual:.1e} there (constraints that "
        "contradict each other, or friction without a consistent solution)"
    )


def lost_rank(t: float) -> str:
    """The status of a run that got stuck beside a place where constraints lose their independence."""
    return (
        f"stopped at t = {t:.9g} s: the constraints lose their independence there (a singular position), and two "
        "motions are possible from here"
    )


def jump(machine: Machine, stepping: kernel.Stepping) -> str:
    """Which constraint asked for a jump, and of what size.

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
    asked = (
        f"a jump of {position:.3g} in position"
        if position * np.abs(y[eq.n :]).max(initial=0.0)
        > velocity * np.abs(y[: eq.n]).max(initial=0.0)
        else f"a jump of {velocity:.3g} in velocity"
    )
    return (
        f"stopped at t = {t:.9g} s: the constraint {name!r} asks for {asked} there, which no step can follow (it has a "
        "kink or a step there, or two branches meet)"
    )

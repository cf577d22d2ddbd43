"""The phases of a motion: from when to when, and what held in each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from trundle.integrate.machine import Machine
from trundle.integrate.mode_words import mode
from trundle.integrate.record import goes_on
from trundle.integrate.strikes import Strike

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


@dataclass(frozen=True)
class PhaseRecord:
    """A stretch of motion within which everything is smooth.

    modes   what was held: "fly", "slide" or "roll" for every contact that may open, "stick" or "slide" for every
            friction of other constraints by its name; for every switch, by its text, the sign of what it looks at
            (1, -1 or 0), the whole number, or the angle at which it began
    why         what began it: "ball on ground: lifts off"; empty for the first
    dissipated  energy (J) that friction took meanwhile
    shared      names of redundant contacts: the motion is unique, their forces are one choice of many
    """

    begin: float
    end: float
    modes: dict[str, str | float]
    why: str = ""
    dissipated: float = 0.0
    shared: tuple[str, ...] = ()

    def __repr__(self) -> str:
        held = ", ".join(
            f"{name}: {mode if isinstance(mode, str) else format(mode, 'g')}"
            for name, mode in self.modes.items()
        )
        return f"{self.begin:.9g} ... {self.end:.9g} s{'; ' if held else ''}{held}"


def shared_load(machine: Machine, P: np.ndarray) -> tuple[str, ...]:
    """The closed contacts of which other forces would give the same motion."""
    many = (P[machine.closed_slice()] > 0.5) & (P[machine.slack_slice()] > 0)
    return tuple(machine.equations.gates[j].contact.name for j in np.flatnonzero(many))


def phase_records(motion: BareMotion) -> list[PhaseRecord]:
    """What `motion.phases` gives."""
    machine, eq = motion.machine, motion.derived
    records: list[PhaseRecord] = []
    before = None
    held: list[float] = []  # which contacts are closed, and what sticks
    first, last_phase = motion.run.phases[0], motion.run.phases[-1]
    rounding = 4 * float(np.spacing(max(abs(first.begin), abs(last_phase.end))))
    for i, phase in enumerate(motion.run.phases):
        rubbed = motion.balance.rubbed[i] if eq.slips else 0.0
        same = before is not None and goes_on(machine, before, phase.P)
        before = phase.P
        if same:
            longer = records[-1].dissipated + rubbed
            records[-1] = replace(records[-1], end=phase.end, dissipated=longer)
            continue
        stick = phase.P[machine.stick_slice()]
        last_held, held = held, [*phase.P[machine.closed_slice()], *stick]
        modes: dict[str, str | float] = {}
        for j, gate in enumerate(eq.gates):
            modes[gate.contact.name] = mode(machine, phase.P, j)
        modes |= {
            slip.friction.name: "stick" if stick[i] > 0.5 else "slide"
            for i, slip in enumerate(eq.slips)
            if slip.gate is None
        }
        k = phase.P[machine.own][eq.users : eq.p.shape[0]]
        for switch, place in zip(eq.switches, eq.switches.places, strict=True):
            modes[switch.text] = float(k[place][-1])
        short = bool(records) and records[-1].end - records[-1].begin <= rounding
        unsaid = last_held == held and not phase.why
        if records and (short or (eq.gates and unsaid)) and records[-1].modes == modes:
            last = records.pop()  # nothing happened: the run took another way of solving there
            records.append(replace(last, end=phase.end, dissipated=last.dissipated + rubbed))
            continue
        shared = shared_load(machine, phase.P)
        records.append(PhaseRecord(phase.begin, phase.end, modes, phase.why, rubbed, shared))
    for strike in motion.run.strikes:
        if strike.accumulation:
            _come_to_rest(records, strike)
    return records


def _come_to_rest(records: list[PhaseRecord], strike: Strike) -> None:
    """Let the phase after a bouncing begin at its limit: the run closed the contact where the rest was rounding."""
    words = f"{strike.contact}: comes to rest"
    at = [
        i
        for i, one in enumerate(records)
        if one.begin <= strike.time and words in one.why.split("; ")
    ]
    if at and at[-1] > 0 and strike.time < records[at[-1]].end:
        i = at[-1]
        records[i - 1] = replace(records[i - 1], end=strike.time)
        records[i] = replace(records[i], begin=strike.time)

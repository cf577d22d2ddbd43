"""Describe the modes of contacts and friction in words: in a phase, and what changed at its end."""

from __future__ import annotations

import numpy as np

from trundle.integrate.machine import Machine

FLY, SLIDE, ROLL = "fly", "slide", "roll"
ALL = 1e150  # `held` of what has just been let go: a speed beside which every other is none
_CHANGES = {
    (ROLL, FLY): "lifts off", (SLIDE, FLY): "lifts off", (ROLL, SLIDE): "starts to slide",
    (SLIDE, ROLL): "rolls", (FLY, SLIDE): "slides", (FLY, ROLL): "rolls",
}  # fmt: skip


def mode(machine: Machine, P: np.ndarray, j: int) -> str:
    """The mode of contact j in P: "fly", "slide" or "roll"."""
    if P[machine.closed_slice()][j] < 0.5:
        return FLY
    slip = machine.equations.gates[j].slip
    return ROLL if slip is not None and P[machine.stick_slice()][slip] > 0.5 else SLIDE


def modes(machine: Machine, P: np.ndarray) -> list[str]:
    """The mode of every contact that may open."""
    return [mode(machine, P, j) for j in range(len(machine.equations.gates))]


def contact_changes(names: list[str], before: list[str], after: list[str]) -> list[str]:
    """How contacts that may open changed: "ball on ground: lifts off"."""
    return [
        f"{names[j]}: {_CHANGES[pair]}"
        for j, pair in enumerate(zip(before, after, strict=True))
        if pair in _CHANGES
    ]


def friction_changes(
    machine: Machine, before: np.ndarray, P: np.ndarray, stopped: list[int], open_: list[int]
) -> list[str]:
    """How friction changed on constraints that stay closed, and resistances in contacts that are not open.

    before   which elements stuck;  stopped   elements whose slip came to rest
    """
    eq, after, words = machine.equations, P[machine.stick_slice()], []
    slips = [gate.slip for gate in eq.gates]
    for i, slip in enumerate(eq.slips):
        if slip.gate in open_:
            continue
        if i in slips:
            if i in stopped and slip.gate is not None and after[i] < 0.5:
                words.append(f"{eq.gates[slip.gate].contact.name}: stops and slides back")
            continue
        name = slip.friction.name
        if i in stopped:
            words.append(f"{name}: stops and {'sticks' if after[i] > 0.5 else 'slides back'}")
        elif before[i] > 0.5 > after[i]:
            words.append(f"{name}: breaks loose")
    return words

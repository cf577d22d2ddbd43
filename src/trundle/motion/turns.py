"""Angles of joints that a system does not have among its coordinates, read off its motion afterwards.

But for whole turns an angle is a function of the positions, alpha(q). The turns between two places are those of its
changes from step to step of the run, each within half a turn: steps are divided until alpha changes by little in each.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constrained.drawing import within_half_turn
from trundle.constrained.model import Model, angles_in
from trundle.constraints.turn import Angle
from trundle.errors import ModelError
from trundle.symbols.expression import Expression

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

LITTLE = 1.0  # rad, by which an angle may change between two looks
MOST_LOOKS = 64  # in a step


def uncounted(model: Model, expression: Expression) -> tuple[Angle, ...]:
    """The angles in an expression whose joints are in the system, while they are no coordinates of it."""
    found = angles_in(expression)
    return tuple(x for x in found if x not in model.coordinates and x.joint in model.compounds)


def read_off(column: ca.SX, angles: tuple[Angle, ...], whole: ca.SX) -> ca.SX:
    """A column with angles and their rates as functions of the positions and velocities; whole (len(angles)): turns."""
    if not angles:
        return column
    symbols, values = [], []
    for i, angle in enumerate(angles):
        value, rate = angle.read_off
        symbols += [angle.sx, angle.velocity.sx]
        values += [value.sx + 2 * math.pi * whole[i], rate.sx]
    return ca.substitute([column], symbols, values)[0]


def not_counted(angle: Angle) -> ModelError:
    """The error for an angle whose turns the run did not count."""
    return ModelError(
        f"keep() needs the turns of {angle.name}, which the run did not count.",
        "an angle named by the system, the start or an event",
        "a run counts the turns of named angles alone",
        f'system.counting(["{angle.name}"]).simulate(until=1.0, start=start)',
    )


def whole_turns(motion: BareMotion, angle: Angle) -> np.ndarray:
    """Turns (len(t)) to add to what the positions say, so that the angle is continuous along the motion.

    At the start of the run the angle is in (-pi, pi], as one that was not given is in a system that has it.
    """
    value, rate = angle.read_off
    times, alpha = _looks(motion, value, rate)
    change = within_half_turn(np.diff(alpha))
    along = within_half_turn(alpha[0]) + np.concatenate([[0.0], np.cumsum(change)])
    now = motion[value]
    last = np.clip(np.searchsorted(times, motion.t, side="right") - 1, 0, len(times) - 1)
    continuous = along[last] + within_half_turn(now - alpha[last])
    return np.asarray(np.round((continuous - now) / (2 * math.pi)))


def _looks(
    motion: BareMotion, value: Expression, rate: Expression
) -> tuple[np.ndarray, np.ndarray]:
    """Times, and alpha at them: where steps begin, and between where it changes by more than a little."""
    times = np.unique(np.concatenate([phase.steps.t for phase in motion.run.phases]))
    speed = np.abs(type(motion)(motion.machine, motion.run, times)[rate])
    parts = np.maximum(speed[1:], speed[:-1]) * np.diff(times) / LITTLE
    parts = np.clip(np.ceil(np.nan_to_num(parts)), 1, MOST_LOOKS).astype(int)
    pieces = [
        np.linspace(a, b, n, endpoint=False)
        for a, b, n in zip(times[:-1], times[1:], parts, strict=True)
    ]
    times = np.concatenate([*pieces, times[-1:]])
    return times, type(motion)(motion.machine, motion.run, times)[value]

"""Values of expressions along a motion: each expression becomes a function of a row [y, dy/dt] once for a system.

A row is longer where forces are wanted: [y, dy/dt, lam, pushes], see `Equations.pushes`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constrained.hold import hold
from trundle.constraints.turn import Angle
from trundle.errors import ModelError
from trundle.integrate.machine import Machine
from trundle.integrate.rows import Rows
from trundle.motion.turns import read_off, uncounted, whole_turns
from trundle.symbols.expression import Expression

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


@dataclass(frozen=True)
class Evaluation:
    """How to evaluate an expression along motions: a function of rows, whether these hold forces, angles it needs."""

    rows: Rows
    forces: bool
    angles: tuple[Angle, ...] = ()  # their whole turns stand behind the rest of a row

    @classmethod
    def of(cls, machine: Machine, column: ca.SX, *, lasting: bool) -> Evaluation:
        """A column of what `Equations.symbols` lists; another symbol in it is refused."""
        eq = machine.equations
        angles = uncounted(eq.model, Expression(column)) if eq.loose(column) else ()
        whole = ca.SX.sym("whole turns", len(angles))
        column = ca.densify(read_off(column, angles, whole))
        check_own(eq, ca.substitute(column, whole, ca.SX.zeros(len(angles))))
        forces = ca.vertcat(eq.lam, eq.pushes)
        has = bool(forces.shape[0]) and ca.depends_on(column, forces)
        rest = machine.programs.ny - 2 * eq.n  # multipliers, margins of friction
        idle = ca.SX.sym("idle", 2 * rest)
        known = ca.SX.sym("known", eq.n)  # dq/dt, which is v once more
        y, rate = (
            ca.vertcat(eq.q, eq.v, idle[:rest]),
            ca.vertcat(known, eq.a, idle[rest:]),
        )
        row = ca.vertcat(y, rate, forces if has else ca.SX(0, 1), whole)
        function = ca.Function("value", [eq.t, row, eq.p], [column])
        return cls(Rows("value", function, lasting=lasting), has, angles)


def check_own(eq: Equations, column: ca.SX, fix: str = 'motion["{}"]') -> None:
    """Refuse symbols of another system; `fix` is the line to type, with {} for the name."""
    if loose := eq.loose(column):
        raise ModelError(
            f"This system has no symbol {', '.join(loose)}.",
            "coordinates, velocities, accelerations, multipliers and parameters of the system",
            "a symbol of the same name was made twice, or the motion comes from a file",
            f"{fix.format(loose[0])}  # its name as text is the one of the system",
        )


def evaluation_of(machine: Machine, expression: Expression) -> Evaluation:
    """An expression as a user asks for it."""
    eq = machine.equations

    def make() -> Evaluation:
        column = ca.vec(resolved(eq, expression).sx)
        return Evaluation.of(machine, _with_data(eq, column), lasting=False)

    return machine.kept(expression, make)


def _with_data(eq: Equations, column: ca.SX) -> ca.SX:
    """A column, NaN wherever a table in it is outside its data."""
    edges = hold([column], ca.vertcat(eq.t, eq.q, eq.v, eq.a)).edges
    if not edges:
        return column
    inside = ca.SX(1)
    for side in edges:
        inside = ca.logic_and(inside, side.expression.sx > 0)
    return ca.if_else(inside, column, ca.SX.nan())


def lasting(machine: Machine, key: Hashable, column: Callable[[], ca.SX]) -> Evaluation:
    """What every motion of the system needs, under a key of its own."""
    return machine.kept(key, lambda: Evaluation.of(machine, column(), lasting=True))


def along(motion: BareMotion, expression: Expression) -> np.ndarray:
    """The values of an expression at the samples of a motion (len(t), *shape)."""
    return shaped(values(motion, evaluation_of(motion.machine, expression)), expression.shape)


def shaped(values: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """Values (N, size), matrices column by column, as (N, *shape)."""
    if len(shape) < 2:
        return values.reshape((len(values), *shape))
    r, c = shape
    return np.ascontiguousarray(values.reshape(len(values), c, r).transpose(0, 2, 1))


def values(motion: BareMotion, evaluation: Evaluation) -> np.ndarray:
    """(len(t), size) at the samples of a motion."""
    table = motion._with_forces if evaluation.forces else motion._samples[0]
    if evaluation.angles:
        table = np.hstack(
            [table, *(whole_turns(motion, angle)[:, None] for angle in evaluation.angles)]
        )
    return evaluation.rows(motion.t, table, motion._phase_p, motion._samples[1])

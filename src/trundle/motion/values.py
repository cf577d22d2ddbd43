"""Values of expressions along a motion: each expression becomes a function of a row [q, v, a] once for a system.

A row is longer where forces are asked for: [q, v, a, lam, pushes], see `Equations.pushes`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constrained.hold import hold
from trundle.constrained.model import angles_in
from trundle.errors import ModelError
from trundle.integrate.machine import Machine
from trundle.integrate.rows import Rows
from trundle.symbols.expression import Expression


@dataclass(frozen=True)
class Asked:
    """Something asked of motions: its function of rows, and whether these hold forces."""

    rows: Rows
    forces: bool

    @classmethod
    def of(cls, eq: Equations, column: ca.SX, *, lasting: bool) -> Asked:
        """A column of what `Equations.symbols` lists; another symbol in it is refused."""
        column = ca.densify(column)
        loose = eq.loose(column)
        foreign = [Expression(s) for s in ca.symvar(column) if str(s) in loose] if loose else []
        if turns := [angle.name for angle in angles_in(*foreign)]:
            raise ModelError(
                f"{turns[0]} is asked of a motion that did not count its turns.",
                "an angle that the system or the start names",
                "turns are counted only where something names the angle, so that others do not pay",
                f'system.counting(["{turns[0]}"]).simulate(until=1.0, start=start)',
            )
        if loose:
            raise ModelError(
                f"{', '.join(loose)} is not a symbol of this motion's system.",
                "coordinates, velocities, accelerations, multipliers and parameters of the system",
                "a symbol of the same name was made twice",
                'motion["x"]  # its name as text is the one of the system',
            )
        forces = ca.vertcat(eq.lam, eq.pushes)
        has = bool(forces.shape[0]) and ca.depends_on(column, forces)
        row = ca.vertcat(eq.q, eq.v, eq.a, forces if has else ca.SX(0, 1))
        function = ca.Function("value", [eq.t, row, eq.p], [column])
        return cls(Rows("value", function, lasting=lasting), has)


def asked_of(machine: Machine, expression: Expression) -> Asked:
    """An expression as a user asks for it."""
    eq = machine.equations

    def make() -> Asked:
        column = ca.vec(resolved(eq, expression).sx)
        return Asked.of(eq, _with_data(eq, column), lasting=False)

    return machine.kept(expression, make)


def _with_data(eq: Equations, column: ca.SX) -> ca.SX:
    """A column that is NaN where a table in it is looked at outside of its data."""
    edges = hold([column], ca.vertcat(eq.t, eq.q, eq.v, eq.a)).edges
    if not edges:
        return column
    inside = ca.SX(1)
    for side in edges:
        inside = ca.logic_and(inside, side.expression.sx > 0)
    return ca.if_else(inside, column, ca.SX.nan())


def lasting(machine: Machine, key: Hashable, column: Callable[[], ca.SX]) -> Asked:
    """What every motion of the system is asked for, under a key of its own."""
    return machine.kept(key, lambda: Asked.of(machine.equations, column(), lasting=True))


def shaped(values: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """Values (N, size), matrices column by column, as (N, *shape)."""
    if len(shape) < 2:
        return values.reshape((len(values), *shape))
    r, c = shape
    return np.ascontiguousarray(values.reshape(len(values), c, r).transpose(0, 2, 1))


def values(motion: Any, asked: Asked) -> np.ndarray:
    """(len(t), size) at the samples of a motion."""
    table = motion._with_forces if asked.forces else motion._table
    return asked.rows(motion.t, table, motion._phase_p, motion._samples[2])

"""Reads `hold=` and `over=` of steady motions and orbits: what they keep, and what a family goes over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.given import start_key
from trundle.described import Either, Listed, Table, of
from trundle.errors import ModelError, StartError
from trundle.study.local import Local
from trundle.study.steady_equations import HeldValue
from trundle.symbols.expression import Expression
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import check_number
from trundle.system import System

Hold = Annotated[
    Mapping[Any, Any] | Iterable[Any],
    Either(Listed(of.Text()), Table(of.Number()), words="expressions, or a table of their values"),
]
Over = Annotated[
    Mapping[Any, Any] | None,
    Table(of.Numbers((of.ANY,)), "two numbers are the ends of a family; more, its values"),
]


def values_over(given: Any, over: Any) -> np.ndarray:
    """The values (N) that over= gives for one key."""
    values = real_numbers(given)
    if values is None or values.ndim != 1 or not len(values):
        raise bad_over(over)
    return values


def bad_over(over: Any) -> ModelError:
    return ModelError(
        f"over={shown(over)} is not a parameter with its values.",
        "one parameter or held expression (two for a map), with values or a pair of ends",
        fix="over={Omega: (0.0, 5.0)}  # or over={Omega: np.linspace(0, 5, 51)}",
        key="over",
    )


def what_is_held(
    system: System, hold: Mapping[Any, Any] | Iterable[Any], at: Local, source: str = "hold"
) -> tuple[list[HeldValue], np.ndarray]:
    """The held expressions, component by component, and their values; `source` names the argument."""
    if isinstance(hold, (str, bytes, Expression)) or not isinstance(hold, Iterable):
        hold = [hold]
    eq, held, values = system.derived, [], []
    for key in hold:
        expression = start_key(system, key, source)
        parts = ca.densify(ca.vec(resolved(eq, expression).sx)).elements()
        column = ca.vertcat(*parts)
        loose = eq.loose(column)
        if loose or not ca.depends_on(column, ca.vertcat(eq.q, eq.v, eq.a, eq.lam)):
            raise StartError(
                f"{source}= contains {shown(expression)}"
                + (
                    f": this system has no symbol {', '.join(loose)}."
                    if loose
                    else ", which no state changes."
                ),
                "expressions of the system's coordinates, velocities and forces",
                "" if loose else "parameters stay as they are in any case",
                f"{source}={{ball.x.dot: 1.0}}",
            )
        f = ca.Function("held", [eq.t, eq.y, eq.a, eq.lam, eq.p], [column], {"allow_free": True})
        now = f(at.t, at.y, at.a, at.lam, at.p).full().ravel()
        given = np.atleast_1d(np.asarray(hold[key], float)) if isinstance(hold, Mapping) else now
        if given.size != len(parts):
            raise StartError(
                f"{source}= gives {given.size} values for {shown(expression)}.",
                f"{len(parts)} numbers",
                fix=f"{source}={{ball.omega: (0, 0, 5.0)}}",
            )
        held += [HeldValue(Expression(part), part) for part in parts]
        values += [check_number(float(x), "A held value", StartError) for x in given.ravel("F")]
    return held, np.array(values)


def held_in_state(
    system: System, hold: Mapping[Any, Any] | Iterable[Any], at: Local, source: str = "hold"
) -> tuple[ca.Function, np.ndarray]:
    """(t, y, p) -> what is held (k) and its derivative by y, where it is of the state alone; and the values (k)."""
    held, values = what_is_held(system, hold, at, source)
    eq, column = system.derived, ca.vertcat(ca.SX(0, 1), *(one.expression for one in held))
    if ca.depends_on(column, ca.vertcat(eq.a, eq.lam)):
        raise ModelError(
            f"{source}= contains an acceleration or a force.",
            "expressions of positions and velocities",
            fix=f"{source}={{x: 1.0, x.dot: 0.0}}",
            key=source,
        )
    outputs = [ca.densify(column), ca.densify(ca.jacobian(column, eq.y))]
    return ca.Function("held", [eq.t, eq.y, eq.p], outputs), values

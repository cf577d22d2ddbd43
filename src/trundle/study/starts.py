"""Arguments and results of studies: systems, parameters, and states as starts, number by number."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.given import start_key
from trundle.constrained.model import Model
from trundle.errors import ModelError, StartError
from trundle.symbols.checks import mapping
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.named import named
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter, as_coordinate
from trundle.system import System


def counted(system: Any, verb: str, *named: Any) -> System:
    """A system, with the angles of joints that starts and expressions name; `verb` is the study that takes it."""
    if not isinstance(system, System):
        raise ModelError(
            f"{verb}() takes a system, not {shown(system)}.",
            "a td.System",
            "a scenario has one: scenario.system",
            f"td.{verb}(scenario.system, ...)",
            key="system",
        )
    return system.counting(*named)


def parameter_place(system: Model, one: Any, key: str, more: str = "") -> int:
    """The place of a parameter among a system's; `more`: what else the argument `key` may hold."""
    if isinstance(one, Parameter) and one in system.adjustable:
        return system.parameters.index(one)
    names = [x.name for x in system.adjustable]
    raise ModelError(
        f"{key}= contains {shown(one)}, which is not a parameter of this system.",
        f"one of {', '.join(names) or 'none'}{more}",
        "a parameter of the same name was made twice, or no force or constraint uses it"
        if isinstance(one, Parameter)
        else "",
        f'{names[0] if names else "F"} = td.parameter("{names[0] if names else "F"}", 0.0)  # used in a force',
        key=key,
    )


def coordinate_place(system: Model, key: Any, source: str) -> int:
    """The place of a coordinate among a system's; `source` is the argument that names it."""
    x = as_coordinate(named(system.names, key, source))
    if x in system.coordinates:
        return system.coordinates.index(x)
    first = system.coordinates[0].name
    raise ModelError(
        f"{source}= contains {shown(key)}, which is not a coordinate of this system.",
        "coordinates of the system",
        fix=f"turns={{{first}: 1}}" if source == "turns" else f"{source}=[{first}]",
        key=source,
    )


def scalars(key: Any) -> list[Expression]:
    """The components of a key of a start, in the order of its values."""
    expression = as_expression(key, "A key of start=")
    return [Expression(e) for e in ca.densify(ca.vec(expression.sx)).elements()]


def components(key: Any, value: Any) -> list[float]:
    """The numbers given for a key, in the order of `scalars`."""
    shape = as_expression(key, "A key of start=").shape
    array = np.asarray(value, dtype=float)
    if array.shape != shape:
        raise StartError(
            f"start= gives {key!r} the value {value!r}, of another shape.",
            f"numbers of shape {shape}",
            fix=f"start={{{key!r}: {np.zeros(shape).tolist()!r}}}",
        )
    return [float(x) for x in array.ravel(order="F")]


def as_scalars(system: Model, values: Any, source: str) -> dict[Expression, float]:
    """The values of start= or guess=, number by number."""
    found: dict[Expression, float] = {}
    given = mapping(values, source, "expressions with their values", f"{source}={{x: 1.0}}")
    for name, value in given.items():
        key = start_key(system, name, source)
        found |= dict(zip(scalars(key), components(key, value), strict=True))
    return found


def as_start(eq: Equations, y: np.ndarray) -> dict[Expression, float]:
    """A state as `start=` or `guess=`; under the vakonomic principle with its multipliers, if y has them."""
    symbols = [*eq.q.elements(), *eq.v.elements()]
    if eq.model.principle == "vakonomic":
        symbols += eq.lam.elements()
    return {Expression(s): float(v) for s, v in zip(symbols, y, strict=False)}

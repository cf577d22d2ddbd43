"""The symbols themselves: coordinates with their rates, parameters, time and multipliers.

Every symbol is registered under its graph node, so that any expression can say which
coordinates, parameters or multipliers it contains. The register holds a few hundred bytes for each
symbol ever made and is never emptied: an expression may outlive every other name of its symbols.
"""

from __future__ import annotations

import functools
import itertools
import keyword
import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import casadi as ca
import numpy as np

from trundle.errors import ModelError, TrundleError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.mistaken import instead_of
from trundle.symbols.spelling import spelled
from trundle.symbols.values import real_number, real_numbers, shown

SymbolKind = Literal[
    "position", "velocity", "acceleration", "parameter", "time", "multiplier", "space"
]

_NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*\Z")


@dataclass(frozen=True, eq=False)
class Variable:
    """What a symbol of the graph stands for."""

    kind: SymbolKind
    name: str
    symbol: Expression
    owner: object = None  # the Coordinate behind a rate, the constraint behind a multiplier


_REGISTER: dict[int, Variable] = {}
SERIAL = itertools.count()  # the order in which coordinates and parameters were made


def register(kind: SymbolKind, name: str, owner: object = None) -> Expression:
    """A new scalar symbol."""
    # CasADi takes a name that begins with a bracket for a list of several
    symbol = Expression(ca.SX.sym(f" {name}" if name.startswith("[") else name))
    _REGISTER[symbol.sx.element_hash()] = Variable(kind, name, symbol, owner)
    return symbol


def variables_in(*expressions: Expression) -> list[Variable]:
    """The symbols that occur in the expressions, in order of first appearance."""
    if not expressions:
        return []
    everything = ca.vertcat(*(ca.vec(e.sx) for e in expressions))
    return [variable_of(symbol) for symbol in ca.symvar(everything)]


def variable_of(symbol: ca.SX) -> Variable:
    """What a bare graph symbol stands for."""
    try:
        return _REGISTER[symbol.element_hash()]
    except KeyError:
        raise ModelError(
            f"The symbol {symbol} was not made by trundle.",
            "symbols from td.coordinates, td.parameter, td.t or a body",
            "a CasADi symbol was put into the expression by hand",
            'x, = td.coordinates("x")',
        ) from None


MEANT = {
    "t": "t is the time, td.t",
    "pi": "pi is the number",
    "world": "the world is what stands still",
}


def check_name(name: object, what: str) -> str:
    """A usable name: letters, digits and underscores, parts joined by dots."""
    expected = "letters, digits and underscores, not beginning with a digit"
    cause = "a space, a sign or a leading digit in it, or the name was left out"
    fix = ""
    if isinstance(name, str) and _NAME.match(name):
        plain = unicodedata.normalize("NFKC", name)
        parts = name.split(".")
        if plain != name:
            expected = f"a name that text can be compared with: {plain!r}"
            cause, fix = "letters in a typographic form, which look like others", repr(plain)
        elif any(keyword.iskeyword(part) or not part.isidentifier() for part in parts):
            expected = "a name that a formula can contain, so none of Python's own words"
            cause = "where formulas are read it has a meaning of its own"
            fix = repr(f"{'_'.join(parts)}_")
        elif name in MEANT:
            expected = "a name that means nothing yet where formulas are text"
            cause, fix = MEANT[name], repr(f"{name}_1")
        elif len(parts) > 1 and parts[-1] == "dot":
            expected = "a name that does not end in .dot, which is for time derivatives"
            cause, fix = "a velocity is not made: its coordinate has it", repr(".".join(parts[:-1]))
        else:
            return name
    given = f"{name!r} was given as the name of a {what}."
    raise ModelError(given, expected, cause, fix or repr(usable_name(name, what)))


def usable_name(name: object, what: str) -> str:
    """The name made usable, or one for a thing that has none."""
    words = re.sub(r"\W+", "_", name).strip("_")[:40] if isinstance(name, str) else ""
    return words if words.isidentifier() else f"{what}_{words}".rstrip("_")


class Coordinate(Expression):
    """A generalized coordinate q; `.dot` is its rate, `.dot.dot` its acceleration.

    Coordinates of one `group` are components of one thing (a position, a quaternion) and turn into each
    other as it turns: they are scaled alike.
    """

    def __init__(self, name: str, group: str | None = None, period: float = math.inf) -> None:
        self.name = check_name(name, "coordinate")
        self.group = group or name
        self.period = period  # values that far apart are the same configuration
        self.siblings: tuple[Coordinate, ...] = (self,)  # all of its group, itself included
        self.serial = next(SERIAL)
        super().__init__(register("position", name, self).sx)

    @functools.cached_property
    def velocity(self) -> Expression:
        return register("velocity", f"{self.name}.dot", self)

    @functools.cached_property
    def acceleration(self) -> Expression:
        return register("acceleration", f"{self.name}.dot.dot", self)

    @property
    def dot(self) -> Expression:
        """The generalized velocity."""
        return self.velocity


class Parameter(Expression):
    """A number that may be changed from run to run without compiling again.

    range   (low, high): where a live page lets its reader move it; None: nowhere
    unit    of the value, for axes and sliders
    """

    def __init__(
        self, name: str, value: float, range: Sequence[float] | None = None, unit: str = ""
    ) -> None:
        self.name = check_name(name, "parameter")
        self.serial = next(SERIAL)
        self._value = check_number(value, f"parameter {name!r}")
        self.range = None if range is None else _span(name, range, self._value)
        self.unit = str(unit)
        super().__init__(register("parameter", name, self).sx)

    @property
    def value(self) -> float:
        """The value unless a run gives another; it cannot be changed, a system may rely on it."""
        return self._value


def _span(name: str, given: Sequence[float], value: float) -> tuple[float, float]:
    """A range with the value in it."""
    ends = real_numbers(given)
    if ends is None or ends.shape != (2,) or not ends[0] <= value <= ends[1] or ends[0] == ends[1]:
        raise ModelError(
            f"The parameter {name!r} has range={shown(given)}.",
            f"(low, high) with {value:g} between them",
            "the ends were exchanged, or the value lies outside",
            f'td.parameter("{name}", {value:g}, range=({value - 1:g}, {value + 1:g}))',
            key="range",
            part=name,
        )
    return float(ends[0]), float(ends[1])


def check_number(value: object, what: str, error: type[TrundleError] = ModelError) -> float:
    """A finite float from a number, or from an expression that is one."""
    if isinstance(value, Expression) and not value.shape and value.sx.is_constant():
        value = float(value)
    number = real_number(value)
    if number is None:
        cause = "a division by zero, or a value left out, earlier on"
        if isinstance(value, str):
            cause = "text is not turned into a number by itself"
        elif isinstance(value, Expression):
            cause = "symbols are in it, which have values only during a run"
        elif isinstance(value, (np.ndarray, Sequence)):
            cause = "several numbers, where one belongs"
        elif value is None:
            cause = "a value left out, or a function that returns nothing"
        typed = instead_of(value) if isinstance(value, str) else ""
        typed = "1.0" if not typed or typed.startswith("td.parse") else typed
        fix = f"{what}={typed}" if what.isidentifier() else f"{typed}  # or another plain number"
        raise error(f"{what} was given the value {shown(value)}.", "a finite number", cause, fix)
    return number


def check_times(values: object, what: str) -> np.ndarray:
    """A vector of finite numbers, at least one."""
    times = real_numbers(values)
    if times is None or times.ndim != 1 or not times.size:
        raise ModelError(
            f"{what} got {shown(values)}.",
            "finite numbers, in a list",
            "one number where all the times belong, or none, or one that is missing (nan)",
            "motion.at([0.0, 0.5, 1.0])"
            if what.endswith("()")
            else f"{what.rstrip('=')}=[0.0, 0.5, 1.0]",
        )
    return times


def only(
    expression: Expression, kinds: tuple[str, ...], what: str, expected: str, fix: str
) -> Expression:
    """The expression, if it holds no symbols but those of the given kinds."""
    wrong = [v for v in variables_in(expression) if v.kind not in kinds]
    if wrong:
        names = ", ".join(v.name for v in wrong)
        raise ModelError(f"{what} contains {names}.", expected, _CAUSES[wrong[0].kind], fix)
    return expression


def label(name: object, what: str) -> str:
    """A name for messages: any text that is not empty."""
    if not isinstance(name, str) or not name.strip():
        raise ModelError(
            f"{shown(name)} cannot be the name of {what}.",
            "a text",
            fix='name="hoop"',
        )
    return name


_SOLVED = "accelerations and multipliers are what the equations are solved for"
_CAUSES: dict[SymbolKind, str] = {  # why a symbol cannot stand where it was found, by its kind
    "acceleration": _SOLVED,
    "multiplier": _SOLVED,
    "velocity": "it is to be known from places alone; what depends on velocities is a force",
    "position": "it is to be the same wherever the bodies are",
    "time": "it is to be the same at all times",
    "parameter": "it is to hold for every value of the parameters",
    "space": "x, y, z of td.space are places in a surface's own frame, for td.Surface(...) only",
}


def as_coordinate(value: object) -> Coordinate | None:
    """The coordinate that a value is, as x or as P.position[0], or None."""
    if not isinstance(value, Expression) or value.shape or not value.sx.is_symbolic():
        return None
    variable = variable_of(value.sx)
    owner = variable.owner if variable.kind == "position" else None
    return owner if isinstance(owner, Coordinate) else None


def as_tuple(items: object) -> tuple[object, ...] | None:
    """The items of a list, tuple, generator, ...; None for what is no list of things."""
    if isinstance(items, (Expression, np.ndarray, str, bytes, Mapping)):
        return None
    try:
        iterator = iter(items)  # type: ignore[call-overload]
    except TypeError:
        return None
    return tuple(iterator)


PLACE = ("position", "time", "parameter")
"""Kinds of symbols that say where something is."""
MOTION = ("velocity", *PLACE)
"""Kinds of symbols that say where something is and how fast: what energies and forces hold."""


def coordinates(names: str) -> tuple[Coordinate, ...]:
    """Coordinates from a text of names, separated by spaces or commas.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> x.dot, y.dot.dot
    (x.dot, y.dot.dot)
    """
    if not isinstance(names, str):
        raise ModelError(
            f"coordinates() got {names!r}.",
            'a text of names, as in td.coordinates("x y")',
            fix='x, y = td.coordinates("x y")',
        )
    parts = names.replace(",", " ").split()
    if not parts or len(set(parts)) != len(parts):
        raise ModelError(
            f"coordinates() got {names!r}.",
            "one name or more, each once",
            fix='x, y = td.coordinates("x y")',
        )
    return tuple(Coordinate(name) for name in parts)


@spelled()
def parameter(
    name: str, value: float, *, range: Sequence[float] | None = None, unit: str = ""
) -> Parameter:
    """A named number; change it per run with `simulate(parameters={mu: 0.3})`.

    range   (low, high): a slider of the motion's page moves it between them
    unit    of the value, as the slider shows it

    >>> import trundle as td
    >>> td.parameter("mu", 0.2).value, td.parameter("Omega", 2.0, range=(0, 5), unit="rad/s").range
    (0.2, (0.0, 5.0))
    """
    return Parameter(name, value, range, unit)


t: Expression = register("time", "t")
"""Time, in seconds."""


def scalar(value: Like, what: str) -> Expression:
    """A scalar expression, or an error naming `what`."""
    expression = as_expression(value, what)
    if expression.shape:
        raise ModelError(
            f"{what} has shape {expression.shape}.",
            "a scalar",
            "a vector, where a component or its length was meant",
            "v[0], td.norm(v) or a @ b",
        )
    return expression

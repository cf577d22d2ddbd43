"""What Python asks of a number and an expression cannot give: the answer is the line to type.

`math.sin(x)` asks for float(x), `if x > 0:` and `max(x, 0)` for its truth, `x^2` for bits, `ball.position.x` for an
attribute.
"""

from __future__ import annotations

import ast
import re
from types import FunctionType
from typing import Any, NoReturn

from trundle.errors import CallError, NoAttribute

_VALUES = "motion[x]  # its values, once there is a motion"
ATTRIBUTES = {  # of other libraries: what to type here
    "x": "v[0]  # of a body: ball.x", "y": "v[1]  # of a body: ball.y", "z": "v[2]  # of a body: ball.z",
    "diff": "x.dot  # d/dt; td.gradient(e, x) by a coordinate", "ddot": "x.dot.dot", "d": "x.dot", "dt": "x.dot",
    "velocity": "x.dot", "subs": _VALUES, "evalf": _VALUES, "value": _VALUES, "values": _VALUES,
    "norm": "td.norm(v)", "cross": "td.cross(a, b)", "sum": "sum(v)", "transpose": "J.T",
    "max": "td.maximum(a, b)", "min": "td.minimum(a, b)",
}  # fmt: skip
NUMPY = {
    "hypot": "td.sqrt(x**2 + y**2)", "interp": 'td.table(x, values, kind="linear")(td.t)',
    "deg2rad": "x * math.pi / 180", "radians": "x * math.pi / 180", "rad2deg": "x * 180 / math.pi",
    "degrees": "x * 180 / math.pi", "clip": "td.minimum(td.maximum(x, low), high)",
    "gradient": "td.gradient(e, x)  # or x.dot", "diff": "x.dot", "heaviside": "td.where(x > 0, 1, 0)",
    "sinc": "td.sin(x) / x", "polyval": "a + b*x + c*x**2",
    "unwrap": "hinge.angle  # counts turns itself",
}  # fmt: skip


class Mistaken:
    """Answers of an expression to what it cannot do. The shape () is a scalar's."""

    __slots__ = ()
    shape: tuple[int, ...]

    def __bool__(self) -> bool:
        raise CallError(
            "An expression is neither true nor false until a motion gives it a value.",
            "a choice inside an expression, which is made again at every instant",
            "if, and, or, not, max or min of Python, or a chain 0 < x < 1",
            "td.where(x > 0, a, b)  # or td.maximum(x, 0), (0 < x) & (x < 1)",
        )

    def _no_number(self) -> NoReturn:
        raise CallError(
            f"{_short(self)} has no value by itself.",
            "a function of trundle in a formula, or a motion that gives values",
            "a function of math, or float(): they take numbers alone",
            "td.sin(x)  # not math.sin(x); motion[x] for its values",
        )

    def __int__(self) -> int:
        self._no_number()

    def __complex__(self) -> complex:
        self._no_number()

    def __trunc__(self) -> int:
        self._no_number()

    def __round__(self, digits: int = 0) -> int:
        self._no_number()

    def __format__(self, how: str) -> str:
        if how:
            self._no_number()
        return str(self)

    def __xor__(self, other: object) -> Any:
        raise CallError(
            f"{_short(self)} ^ {other!r} is no power in Python.",
            "two stars",
            "^ is a power in files and in other languages",
            f"{_short(self)}**{other!r}",
        )

    def __len__(self) -> int:
        if not self.shape:
            raise CallError(
                f"{_short(self)} is a scalar and has no length.",
                "a vector",
                fix="td.vector([x, y, z])",
            )
        return self.shape[0]

    def _no_components(self, index: object) -> NoReturn:
        text, scalar = _short(self), not self.shape
        raise CallError(
            f"{text} is a scalar and has no components."
            if scalar
            else f"{index!r} is no index of {text}.",
            "a vector in front of [0]" if scalar else "a number, counted from 0",
            fix="ball.position[0]",
        )

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # copying, pickling and notebooks ask for these
            raise AttributeError(name)
        from trundle.symbols.functions import UFUNCS

        if name in UFUNCS:  # NumPy asks the elements of an array of objects
            return lambda: UFUNCS[name](self)
        raise NoAttribute(
            f"An expression has no attribute {name!r}.",
            "its .dot, .T or .shape",
            fix=ATTRIBUTES.get(name, ""),
        )


def no_numpy(name: str, options: str = "") -> NoReturn:
    """NumPy's function is not known for expressions."""
    raise CallError(
        f"numpy.{name}{options} is not defined for expressions.",
        "arithmetic, or a function of trundle",
        fix=NUMPY.get(name, "motion[x]  # its values, which NumPy takes"),
    )


def instead_of(value: Any) -> str:
    """The line to type in place of what is no expression: of a part, the first that it offers to formulas."""
    if isinstance(value, str):
        return _in_python(value)
    if isinstance(value, FunctionType):
        return _given_by(value) or "2 * td.sin(3 * td.t)"
    name, offers = getattr(value, "name", ""), getattr(type(value), "offers", ())
    if isinstance(name, str) and name.isidentifier() and offers and offers[0]:
        return f"{name}.{offers[0]}"
    return "x, 2.0, ball.position or td.vector([x, y, 0])"


def _given_by(function: FunctionType) -> str:
    """What a function of nothing or of one thing, the time, gives; empty where that is no expression."""
    from trundle.symbols.expression import Expression
    from trundle.symbols.variables import t

    try:
        found = function(*[t][: function.__code__.co_argcount])
    except Exception:  # whatever a function of the user's may raise
        return ""
    return _in_python(repr(found)) if isinstance(found, Expression) else ""


def _in_python(text: str) -> str:
    """A formula in quotes as it is written in Python, whose names are variables.

    >>> _in_python("-2*sin(pi*t)^2*pin.rate"), _in_python("a b")
    ('-2*td.sin(math.pi*td.t)**2*pin.rate', 'td.parse("x^2 + y^2 - 1", {"x": x, "y": y})')
    """
    from trundle.symbols.text import FUNCTIONS

    def word(found: re.Match[str]) -> str:
        own = {"t": "td.t", "pi": "math.pi", "abs": "abs", "min": "td.minimum", "max": "td.maximum"}
        return own.get(found[0], f"td.{found[0]}" if found[0] in FUNCTIONS else found[0])

    python = re.sub(r"(?<![\w.])[^\W\d]\w*(?![\w])", word, text.replace("^", "**"))
    try:
        ast.parse(python, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        python = ""
    return python if 0 < len(python) <= 60 else 'td.parse("x^2 + y^2 - 1", {"x": x, "y": y})'


def _short(expression: object) -> str:
    text = repr(expression)
    return text if len(text) <= 60 else "The expression"

"""The one way from text to an expression: `td.parse("z - 0.1*sin(x)^2", {"x": x, "z": z})`.

The text is checked character by character, read by Python's `ast` (which never runs anything), and every
node is looked up in a whitelist; names mean only what the caller's table says. `^` and `**` are both the
power. Limits on length, depth, size and exponents keep hostile text from costing time or memory.
"""

from __future__ import annotations

import ast
import functools
import math
import operator
import unicodedata
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import casadi as ca

from trundle.errors import ModelError, ParseError
from trundle.symbols import functions as fn
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.spelling import nearest
from trundle.symbols.units import factor, in_si

MAX_LENGTH, MAX_DEPTH, MAX_NODES, MAX_EXPONENT = 10_000, 100, 4_000, 1_000.0
MAX_ELEMENTS = 1_000  # of a vector or matrix: lists of names that are lists themselves grow fast
MAX_DOTS = 4  # time derivatives of one name: each may multiply the size of the expression
MAX_GRAPH = 20_000  # operations in what is differentiated: names may stand for large expressions
_PUNCTUATION = set("+-*/@^()[],.<>=_ \t\n\r")

_UNARY = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "exp", "log", "sqrt", "sign", "floor", "ceil", "norm",
)  # fmt: skip
FUNCTIONS: dict[str, tuple[Callable[..., Expression], int]] = {
    **{name: (getattr(fn, name), 1) for name in _UNARY},
    "abs": (abs, 1),
    "atan2": (fn.atan2, 2),
    "min": (fn.minimum, 2),
    "max": (fn.maximum, 2),
    "mod": (fn.mod, 2),
    "dot": (fn.dot, 2),
    "cross": (fn.cross, 2),
    "where": (fn.where, 3),
}
CONSTANTS = {"pi": math.pi}


@dataclass(frozen=True)
class Function:
    """A function that a text may call, in the table of names: `{"ground": Function(ground, 1)}`.

    call   takes `count` expressions and gives one
    """

    call: Callable[..., Any]
    count: int


_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.MatMult: operator.matmul,
    ast.Pow: operator.pow,
}
_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def parse(text: str, names: Mapping[str, Any]) -> Expression:
    """The expression that a text means.

    names   what each name in the text stands for (expressions, numbers, or a `Function` to call); dotted names
            such as "P.x.dot" are looked up whole, and `.dot` of a known name is its time derivative. A name's
            a value is looked up only where the text has the name

    >>> import trundle as td
    >>> x, z = td.coordinates("x z")
    >>> td.parse("z - 0.1*sin(x)^2", {"x": x, "z": z})
    z - 0.1*sin(x)**2
    """
    return _Reader(text, names).read()


class _Reader:
    """One text being read: keeps the text and where each of its columns came from."""

    def __init__(self, text: str, names: Mapping[str, Any]) -> None:
        example = 'td.parse("x^2 + y^2 - 1", {"x": x, "y": y})'
        if not isinstance(text, str):
            raise ModelError(f"parse() got {text!r}, which is not a text.", "a text", fix=example)
        # a table of our own has only texts, and may be long: it is not gone through for every text
        keys = names if isinstance(names, dict) else ()
        if not isinstance(names, Mapping) or not all(isinstance(name, str) for name in keys):
            raise ModelError(
                f"parse() got names={names!r}, which is not a mapping.",
                "a mapping from texts",
                fix=example,
            )
        self.names = names
        self.text, self.nodes = text, 0
        self.source = ""
        self.columns: list[int] = []  # of every character of `source`, in `text`, from 1

    def _check_units(self, column: int) -> None:
        """Refuse a number with a unit behind it: with the number to type."""
        fix = in_si(self.text, self.names)
        if fix:
            self.fail(column, "a number in SI units, without the unit", _UNITS, fix)

    def read(self) -> Expression:
        self._check_characters()
        for column, character in enumerate(self.text, 1):
            spelled = "**" if character == "^" else " " if character in "\t\n\r" else character
            self.source += spelled
            self.columns += [column] * len(spelled)
        lead = len(self.source) - len(self.source.lstrip())
        self.source, self.columns = self.source.strip(), self.columns[lead:]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tree = ast.parse(self.source, mode="eval")
        except SyntaxError as error:
            # no offset: the text breaks off
            column = self.column((error.offset or len(self.source)) - 1)
            self._check_units(column)
            self.fail(column, "a formula", error.msg, "2*x*(y + 1)  # every product, every bracket")
        except (RecursionError, MemoryError, ValueError, OverflowError):
            expected = "a formula of moderate depth and numbers of moderate length"
            self.fail(1, expected, _BY_PROGRAM, _IN_PARTS)
        value = self.visit(tree.body, 0)
        try:
            return as_expression(value)
        except ModelError:
            cause = "a number in it, or the value of a name, is infinite or missing"
            self.fail(
                1, "a formula with finite values", cause, "x = 1.0  # a finite value for every name"
            )

    def _check_characters(self) -> None:
        if len(self.text) > MAX_LENGTH:
            expected = f"at most {MAX_LENGTH} characters, not {len(self.text)}"
            self.fail(MAX_LENGTH, expected, _BY_PROGRAM, _IN_PARTS)
        if not self.text.strip():
            cause = "nothing was typed between the quotes"
            self.fail(1, "a formula, not an empty text", cause, '"x^2 + y^2 - 1"')
        depth = 0
        for column, character in enumerate(self.text, 1):
            if not (character.isalnum() or character in _PUNCTUATION):
                self._check_units(column)
                expected = "letters, digits and + - * / @ ^ ( ) [ ] , . < > only"
                cause = f"{character!r} was copied from a printed formula, or typed by mistake"
                self.fail(column, expected, cause, "2*x  # for a product; x^2, sqrt(x), abs(x)")
            depth += (character in "([") - (character in ")]")
            if depth > MAX_DEPTH:
                cause = "brackets that are opened and never closed"
                self.fail(column, f"brackets at most {MAX_DEPTH} deep", cause, _IN_PARTS)

    def column(self, index: int) -> int:
        if not self.columns:
            return 1
        return self.columns[min(max(index, 0), len(self.columns) - 1)]

    def place(self, node: ast.expr) -> int:
        # ast counts in UTF-8 bytes
        return self.column(len(self.source.encode()[: node.col_offset].decode(errors="ignore")))

    def fail(self, column: int, expected: str, cause: str, fix: str) -> NoReturn:
        shown = self.text if len(self.text) <= 60 else self.text[:57] + "..."
        given = f"The text {shown!r} cannot be read at column {column}"
        if len(self.text) <= 60 and column <= len(self.text):
            given += f" ({self.text[column - 1 : column + 9]!r})"
        raise ParseError(given + ".", expected, cause, fix, column=column)

    def visit(self, node: ast.expr, depth: int) -> Any:
        self.nodes += 1
        if depth > MAX_DEPTH or self.nodes > MAX_NODES:
            expected = f"at most {MAX_NODES} parts, {MAX_DEPTH} deep"
            self.fail(self.place(node), expected, _BY_PROGRAM, _IN_PARTS)
        method = getattr(self, "visit_" + type(node).__name__.lower(), None)
        if method is None:
            expected = "numbers, names, + - * / @ ^, brackets and functions"
            cause = "a construction of Python (if, and, lambda, a comma) that formulas do not have"
            self.fail(self.place(node), expected, cause, "where(x > 0, x, 0)  # for a choice")
        try:
            return method(node, depth + 1)
        except (ArithmeticError, ModelError, TypeError) as error:
            if isinstance(error, ParseError):
                raise
            reason, fix = str(error), "[x, y, z]  # numbers and vectors that go together"
            if isinstance(error, ModelError):
                reason, fix = error.given, error.fix
            elif isinstance(error, ZeroDivisionError):
                reason, fix = "a division by zero", "x/2  # a divisor that is not zero"
            elif isinstance(error, OverflowError):
                reason = "the result is too large for a number (1.8e308)"
                fix = "x^2  # a smaller number, or a smaller exponent"
            expected = "an operation that can be carried out"
            self.fail(self.place(node), expected, reason[:300], fix)

    def visit_constant(self, node: ast.Constant, depth: int) -> float:
        if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
            cause = "an imaginary number, a truth value or a text in quotes"
            self.fail(self.place(node), "a real number", cause, "1.0")
        value = float(node.value)
        if not math.isfinite(value):
            cause = "a digit too many in the exponent"
            self.fail(self.place(node), "a number that is not too large", cause, "1e300")
        return value

    def visit_unaryop(self, node: ast.UnaryOp, depth: int) -> Any:
        value = self.visit(node.operand, depth)
        if isinstance(node.op, ast.USub):
            return -value
        if isinstance(node.op, ast.UAdd):
            return value
        cause = "'not' and ~ are for truth values, and formulas have numbers"
        self.fail(self.place(node), "+ or - in front of a value", cause, "1 - (x > 0)")

    def visit_binop(self, node: ast.BinOp, depth: int) -> Any:
        operation = _BINARY.get(type(node.op))
        if operation is None:
            cause = "//, << and >> are operations on whole numbers"
            fix = "floor(x/a)  # for x//a"
            self.fail(self.place(node), "one of the operations + - * / @ ^", cause, fix)
        left, right = self.visit(node.left, depth), self.visit(node.right, depth)
        if operation is operator.pow and isinstance(right, float) and abs(right) > MAX_EXPONENT:
            expected = f"an exponent of at most {MAX_EXPONENT:g} in size"
            cause = "a digit too many, or ^ typed for *"
            self.fail(
                self.place(node.right), expected, cause, "exp(n*log(x))  # for a large power n"
            )
        if operation is operator.matmul:
            self._check_product(as_expression(left), as_expression(right), node)
        result = operation(left, right)
        if isinstance(result, complex) or (isinstance(result, float) and not math.isfinite(result)):
            expected = "an operation with a finite real result"
            cause = "a root of a negative number, or a result too large for a number"
            self.fail(self.place(node), expected, cause, "abs(x)^0.5  # or smaller numbers")
        return result

    def _check_product(self, left: Expression, right: Expression, node: ast.BinOp) -> None:
        """A column times a row is a matrix: names that stand for such would grow fast."""
        if left.sx.rows() * right.sx.columns() > MAX_ELEMENTS:
            cause = "a column times a row, which makes a matrix"
            expected = f"a product of at most {MAX_ELEMENTS} elements"
            self.fail(self.place(node), expected, cause, "dot(a, b)  # for a number")

    def visit_compare(self, node: ast.Compare, depth: int) -> Any:
        operation = _COMPARE.get(type(node.ops[0]))
        if operation is None or len(node.ops) > 1:
            cause = "several comparisons in a row, or == and !=, which hold for an instant only"
            expected = "one comparison with < <= > or >="
            self.fail(self.place(node), expected, cause, "(0 < x)*(x < 1)")
        left, right = self.visit(node.left, depth), self.visit(node.comparators[0], depth)
        return operation(as_expression(left), right)

    def visit_list(self, node: ast.List, depth: int) -> Expression:
        items = [self.visit(item, depth) for item in node.elts]
        if sum(i.sx.numel() if isinstance(i, Expression) else 1 for i in items) > MAX_ELEMENTS:
            self.fail(self.place(node), f"at most {MAX_ELEMENTS} elements", _BY_PROGRAM, _IN_PARTS)
        return as_expression(items)

    def visit_subscript(self, node: ast.Subscript, depth: int) -> Any:
        both = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        values = [one.value for one in both if isinstance(one, ast.Constant)]
        indices = [i for i in values if isinstance(i, int) and not isinstance(i, bool)]
        if len(indices) != len(both) or not indices:
            expected = "a whole number as index, as in P.position[0] or ball.rotation[0, 2]"
            cause = "a name, a formula or a range stands in the square brackets"
            self.fail(self.place(node), expected, cause, "x[0]  # for the first component")
        value = as_expression(self.visit(node.value, depth))
        for i in indices:  # of a matrix the row, then its component
            if not value.shape or not 0 <= i < len(value):
                count = (value.shape or (0,))[0]
                cause = "components are counted from 0" if count else "a scalar has no components"
                fix = f"x[{count - 1}]  # the last one" if count else "x  # without [...]"
                self.fail(self.place(node), f"an index from 0 to {count - 1}", cause, fix)
            value = value[i]
        return value

    def visit_call(self, node: ast.Call, depth: int) -> Any:
        name = self._dotted(node.func) if isinstance(node.func, (ast.Name, ast.Attribute)) else ""
        if not name or node.keywords:
            expected = "a function's name and its arguments, as in sin(x)"
            cause = "a * was left out in front of a bracket, or an argument has a name"
            self.fail(self.place(node), expected, cause, "2*(x + 1)  # for a product")
        spelled = self._spelled(name)
        given = None if spelled is None else self.names[spelled]
        if isinstance(given, Function):
            function, count = given.call, given.count
        elif name in FUNCTIONS:
            function, count = FUNCTIONS[name]
        else:
            product = f"{_short(name)}*(...)  # if a product was meant"
            near = self._near(name, FUNCTIONS, product)
            self.fail(self.place(node), "a known function", *near)
        if len(node.args) != count or any(isinstance(a, ast.Starred) for a in node.args):
            cause = "a comma too many or too few, or a bracket in the wrong place"
            expected = f"{count} argument(s) for {name}, not {len(node.args)}"
            self.fail(self.place(node), expected, cause, _called(name, count))
        return function(*(as_expression(self.visit(arg, depth)) for arg in node.args))

    def visit_name(self, node: ast.Name, depth: int) -> Any:
        return self._look_up(node.id, node)

    def visit_attribute(self, node: ast.Attribute, depth: int) -> Any:
        inner, dots = node.value, 1
        while isinstance(inner, ast.Attribute) and dots < MAX_DOTS:
            inner, dots = inner.value, dots + 1
        if node.attr != "dot" or not isinstance(inner, ast.Subscript):
            return self._look_up(self._dotted(node), node)
        return self._derived(as_expression(self.visit(node.value, depth)), node)  # v[0].dot

    def _derived(self, value: Expression, node: ast.expr) -> Expression:
        """The time derivative, of what is short enough for it."""
        if ca.n_nodes(value.sx) > MAX_GRAPH:
            expected, cause = f"at most {MAX_GRAPH} operations to derive", "a long formula"
            self.fail(self.place(node), expected, cause, "x.dot  # of a coordinate in it")
        return value.dot

    def _dotted(self, node: ast.expr) -> str:
        """The whole of a name such as P.position.dot."""
        parts, inner = [], node
        while isinstance(inner, ast.Attribute):
            parts.append(inner.attr)
            inner = inner.value
        if parts.count("dot") > MAX_DOTS or len(parts) > MAX_DEPTH:
            cause = "one .dot too many"
            expected = f"a name with at most {MAX_DOTS} time derivatives"
            self.fail(self.place(node), expected, cause, "x.dot.dot")
        if not isinstance(inner, ast.Name):
            cause = "the time derivative of a bracket or a number, which has to be written out"
            expected = "a dot behind a name, as in P.x or v[0].dot"
            self.fail(self.place(node), expected, cause, "x.dot*y + x*y.dot  # for that of x*y")
        return ".".join([inner.id, *reversed(parts)])

    def _spelled(self, name: str) -> str | None:
        """The name as the table has it: Python reads the micro sign as the letter mu."""
        if name in self.names:
            return name
        return None if name.isascii() else self._normal.get(name)

    @functools.cached_property
    def _normal(self) -> dict[str, str]:
        return {unicodedata.normalize("NFKC", name): name for name in self.names}

    def _look_up(self, name: str, node: ast.expr) -> Any:
        spelled = self._spelled(name)
        if spelled is not None:
            value = self.names[spelled]
            if isinstance(value, Function):
                expected = f"{name}(...), with what it is a function of"
                cause = "its brackets were left out"
                self.fail(self.place(node), expected, cause, _called(name, value.count))
            # plain numbers stay so: Python's arithmetic is what the same formula in Python has
            plain = type(value) is float and math.isfinite(value)
            return value if plain or isinstance(value, Expression) else as_expression(value)
        if name in CONSTANTS:
            return CONSTANTS[name]
        stem, _, last = name.rpartition(".")
        if last == "dot" and stem:
            return self._derived(as_expression(self._look_up(stem, node)), node)
        if factor(name):
            self.fail(self.place(node), KNOWN_NAME, _UNITS, factor(name))
        new = f"td.parse(text, {{..., {_short(name)!r}: value}})"
        self.fail(self.place(node), KNOWN_NAME, *self._near(name, self.names, new))

    @staticmethod
    def _near(name: str, known: Mapping[str, Any], otherwise: str) -> tuple[str, str]:
        head = name.partition(".")[0]
        own = [other for other in sorted(known) if other.startswith(f"{head}.")]
        heads = [*dict.fromkeys(other.partition(".")[0] for other in sorted(known))]
        listed = ", ".join(map(_short, (own or (heads if len(known) > 20 else sorted(known)))[:20]))
        cause = f"{_short(name)!r} is not one of {listed}" if listed else "no names are known here"
        return cause, nearest(name, known) or otherwise


KNOWN_NAME = "a known name"  # what is expected where a name stands for nothing
_UNITS = "a unit: lengths are m, masses kg, times s, angles rad, and nothing is converted"
_BY_PROGRAM = "a formula that a program wrote out, not a person"
_IN_PARTS = "h = x^2 + y^2  # give a part of it a name, and use the name"


def _called(name: str, count: int) -> str:
    """As a function of so many arguments is written."""
    return f"{_short(name)}({', '.join((*'xyzuvw', '...')[:count])})"


def _short(name: str) -> str:
    return name if len(name) <= 60 else name[:57] + "..."

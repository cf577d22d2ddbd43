"""Functions of expressions: td.sin and friends, vectors, and what NumPy's functions map to."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.symbols.expression import (
    Expression,
    Like,
    as_expression,
    elementwise,
    matmul,
    meaningful,
)
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown


def _unary(name: str, apply: Callable[[Any], Any], doc: str) -> Callable[[Like], Expression]:
    def function(x: Like) -> Expression:
        value = as_expression(x)
        return Expression(meaningful(apply(value.sx)), value.shape)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc + ", component by component; angles are in radians."
    return spelled()(function)


sin = _unary("sin", ca.sin, "Sine")
cos = _unary("cos", ca.cos, "Cosine")
tan = _unary("tan", ca.tan, "Tangent")
asin = _unary("asin", ca.asin, "Inverse sine")
acos = _unary("acos", ca.acos, "Inverse cosine")
atan = _unary("atan", ca.atan, "Inverse tangent")
sinh = _unary("sinh", ca.sinh, "Hyperbolic sine")
cosh = _unary("cosh", ca.cosh, "Hyperbolic cosine")
tanh = _unary("tanh", ca.tanh, "Hyperbolic tangent")
asinh = _unary("asinh", ca.asinh, "Inverse hyperbolic sine")
acosh = _unary("acosh", ca.acosh, "Inverse hyperbolic cosine")
atanh = _unary("atanh", ca.atanh, "Inverse hyperbolic tangent")
exp = _unary("exp", ca.exp, "Exponential")
log = _unary("log", ca.log, "Natural logarithm")
sqrt = _unary("sqrt", ca.sqrt, "Square root")
sign = _unary("sign", ca.sign, "Sign (-1, 0 or 1)")
floor = _unary("floor", ca.floor, "Largest whole number not above")
ceil = _unary("ceil", ca.ceil, "Smallest whole number not below")


@spelled("td.atan2(y, x)")
def atan2(y: Like, x: Like) -> Expression:
    """The angle of the point (x, y), in (-pi, pi]."""
    return elementwise(ca.atan2, y, x)


@spelled("td.mod(a, b)")
def mod(a: Like, b: Like) -> Expression:
    """What is left of a after whole multiples of b: a - b floor(a/b), with the sign of b, as Python's a % b.

    >>> import trundle as td
    >>> td.mod(td.t, 2)
    t - 2*floor(t/2)
    """
    return as_expression(a) - as_expression(b) * floor(as_expression(a) / as_expression(b))


@spelled("td.minimum(a, b)")
def minimum(a: Like, b: Like) -> Expression:
    """The smaller of two, component by component."""
    return elementwise(ca.fmin, a, b)


@spelled("td.maximum(a, b)")
def maximum(a: Like, b: Like) -> Expression:
    """The larger of two, component by component."""
    return elementwise(ca.fmax, a, b)


@spelled("td.where(x > 0, a, b)")
def where(condition: Like, then: Like, otherwise: Like) -> Expression:
    """`then` where the condition holds, else `otherwise` (both sides are evaluated).

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.where(x > 0, x**2, 0).shape
    ()
    """
    test, a, b = as_expression(condition), as_expression(then), as_expression(otherwise)
    shape = max((test.shape, a.shape, b.shape), key=len)
    if any(part.shape not in ((), shape) for part in (test, a, b)):
        raise ModelError(
            f"where() got shapes {test.shape}, {a.shape} and {b.shape}.",
            "equal shapes, or scalars",
            "a condition on a vector chooses between vectors of another length",
            "td.where(x > 0, v, -v)  # with x one of the components",
        )
    return Expression(ca.if_else(test.sx, a.sx, b.sx), shape)


@spelled("td.vector([x, y, 0])")
def vector(components: Sequence[Like]) -> Expression:
    """A vector from its components.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.vector([x, y, 0]).shape
    (3,)
    """
    value = as_expression(components)
    if value.ndim != 1:
        raise ModelError(
            f"vector() got an item of shape {value.shape}.",
            "scalars",
            "vectors stand among the components" if value.ndim else "the list was left out",
            "td.stack([r, x])" if value.ndim else "td.vector([x, y, 0])",
        )
    return value


@spelled("td.stack([x, r])")
def stack(parts: Sequence[Like]) -> Expression:
    """One vector from scalars and vectors, in order."""
    if not isinstance(parts, (Sequence, np.ndarray, Expression)):
        raise ModelError(
            f"stack() got {shown(parts)}, which is not a list.",
            "a list of scalars and vectors",
            fix="td.stack([x, r])",
        )
    values = [as_expression(part) for part in parts]
    if not values or any(len(value.shape) > 1 for value in values):
        given = "a matrix" if values else "nothing"
        raise ModelError(
            f"stack() got {given}.",
            "scalars and vectors",
            "rows that were to be joined were left together"
            if values
            else "a loop or a choice that was to fill the list found nothing",
            "td.stack([J[0], J[1]])" if values else "td.stack([x, r])",
        )
    column = ca.vertcat(*(value.sx for value in values))
    return Expression(column, (column.shape[0],))


def dot(a: Like, b: Like) -> Expression:
    """The inner product of two vectors."""
    return matmul(a, b)


@spelled("td.cross(a, b)")
def cross(a: Like, b: Like) -> Expression:
    """The vector product a x b of two vectors of three components."""
    left, right = as_expression(a), as_expression(b)
    if left.shape != (3,) or right.shape != (3,):
        raise ModelError(
            f"cross() got shapes {left.shape} and {right.shape}.",
            "two vectors of three",
            "a vector of a plane, whose third component was left out",
            "td.cross(td.vector([x, y, 0]), td.vector([0, 0, 1]))",
        )
    return Expression(meaningful(ca.cross(ca.densify(left.sx), ca.densify(right.sx))), (3,))


@spelled("td.norm(v)")
def norm(a: Like) -> Expression:
    """The length of a vector."""
    value = as_expression(a)
    return Expression(meaningful(ca.sqrt(ca.dot(value.sx, value.sx))))


def total(a: Like) -> Expression:
    """The sum of all components."""
    return Expression(meaningful(ca.sum1(ca.vec(as_expression(a).sx))))


def power(a: Like, b: Like) -> Expression:
    """a to the power b, component by component."""
    return elementwise(operator.pow, a, b)


def product(a: Like, b: Like) -> Expression:
    """NumPy's dot: a scalar on either side multiplies, otherwise it is the matrix product."""
    left, right = as_expression(a), as_expression(b)
    return matmul(left, right) if left.shape and right.shape else left * right


UFUNCS: dict[str, Callable[..., Expression]] = {
    "add": lambda a, b: elementwise(operator.add, a, b),
    "subtract": lambda a, b: elementwise(operator.sub, a, b),
    "multiply": lambda a, b: elementwise(operator.mul, a, b),
    "divide": lambda a, b: elementwise(operator.truediv, a, b),
    "power": power,
    "float_power": power,
    "matmul": matmul,
    "negative": lambda a: -as_expression(a),
    "positive": as_expression,
    "absolute": lambda a: abs(as_expression(a)),
    "fabs": lambda a: abs(as_expression(a)),
    "square": lambda a: as_expression(a) ** 2,
    "reciprocal": lambda a: 1 / as_expression(a),
    "less": lambda a, b: elementwise(operator.lt, a, b),
    "less_equal": lambda a, b: elementwise(operator.le, a, b),
    "greater": lambda a, b: elementwise(operator.lt, b, a),
    "greater_equal": lambda a, b: elementwise(operator.le, b, a),
    "sin": sin, "cos": cos, "tan": tan, "arcsin": asin, "arccos": acos, "arctan": atan,
    "sinh": sinh, "cosh": cosh, "tanh": tanh, "arcsinh": asinh, "arccosh": acosh,
    "arctanh": atanh, "exp": exp, "log": log, "sqrt": sqrt, "sign": sign, "floor": floor,
    "ceil": ceil, "arctan2": atan2, "minimum": minimum, "maximum": maximum, "fmin": minimum,
    "fmax": maximum,
}  # fmt: skip

ARRAY_FUNCTIONS: dict[str, Callable[..., Expression]] = {
    "cross": cross, "dot": product, "sum": total, "norm": norm, "where": where,
    "concatenate": stack, "hstack": stack, "transpose": lambda a: as_expression(a).T,
}  # fmt: skip

"""The scalar operations a program may contain, and what each of them means.

The table is the definition: NumPy's function gives the value (with C's conventions for nan, signed
zeros and truth values), CasADi's rebuilds the expression. The emitters have one rule per name.

Tables are operations too, of x or of x and y, but belong to one program: `table_of` says which and which derivative.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import casadi as ca
import numpy as np


class Operation(NamedTuple):
    """One scalar operation: name, number of operands, and its meaning in NumPy and in CasADi."""

    name: str
    arity: int
    numpy: Callable[..., Any]
    casadi: Callable[..., Any]


def _number(test: Callable[..., Any]) -> Callable[..., Any]:
    """A comparison that gives 1.0 or 0.0, as C and CasADi do."""
    return lambda *x: np.where(test(*x), 1.0, 0.0)


def _sx_if(condition: ca.SX, x: ca.SX) -> ca.SX:
    return ca.if_else(condition, x, 0)


@partial(np.vectorize, otypes=[np.float64])
def _remainder(x: float, y: float) -> float:
    return math.remainder(x, y) if math.isfinite(x) and y != 0 else math.nan


_erf = np.vectorize(math.erf, otypes=[np.float64])

# The position in this table is the opcode inside one process; stored tapes carry the names.
OPERATIONS: tuple[Operation, ...] = (
    Operation("add", 2, np.add, operator.add),
    Operation("sub", 2, np.subtract, operator.sub),
    Operation("mul", 2, np.multiply, operator.mul),
    Operation("div", 2, np.divide, operator.truediv),
    Operation("neg", 1, np.negative, operator.neg),
    Operation("sqrt", 1, np.sqrt, ca.sqrt),
    Operation("fabs", 1, np.fabs, ca.fabs),
    Operation("floor", 1, np.floor, ca.floor),
    Operation("ceil", 1, np.ceil, ca.ceil),
    Operation("sin", 1, np.sin, ca.sin),
    Operation("cos", 1, np.cos, ca.cos),
    Operation("tan", 1, np.tan, ca.tan),
    Operation("asin", 1, np.arcsin, ca.asin),
    Operation("acos", 1, np.arccos, ca.acos),
    Operation("atan", 1, np.arctan, ca.atan),
    Operation("sinh", 1, np.sinh, ca.sinh),
    Operation("cosh", 1, np.cosh, ca.cosh),
    Operation("tanh", 1, np.tanh, ca.tanh),
    Operation("asinh", 1, np.arcsinh, ca.asinh),
    Operation("acosh", 1, np.arccosh, ca.acosh),
    Operation("atanh", 1, np.arctanh, ca.atanh),
    Operation("exp", 1, np.exp, ca.exp),
    Operation("log", 1, np.log, ca.log),
    Operation("log1p", 1, np.log1p, ca.log1p),
    Operation("expm1", 1, np.expm1, ca.expm1),
    Operation("erf", 1, _erf, ca.erf),
    # sign(nan) is nan and sign(-0.0) is -0.0: the third branch returns the argument
    Operation("sign", 1, lambda x: np.where(x < 0, -1.0, np.where(x > 0, 1.0, x)), ca.sign),
    Operation("not", 1, _number(lambda x: x == 0), ca.logic_not),
    Operation("pow", 2, np.power, operator.pow),
    Operation("atan2", 2, np.arctan2, ca.atan2),
    Operation("hypot", 2, np.hypot, ca.hypot),
    Operation("fmod", 2, np.fmod, ca.fmod),
    Operation("remainder", 2, _remainder, ca.remainder),
    Operation("fmin", 2, np.fmin, ca.fmin),
    Operation("fmax", 2, np.fmax, ca.fmax),
    Operation("copysign", 2, np.copysign, ca.copysign),
    Operation("lt", 2, _number(np.less), operator.lt),
    Operation("le", 2, _number(np.less_equal), operator.le),
    Operation("eq", 2, _number(np.equal), operator.eq),
    Operation("ne", 2, _number(np.not_equal), operator.ne),
    Operation("and", 2, _number(lambda x, y: (x != 0) & (y != 0)), ca.logic_and),
    Operation("or", 2, _number(lambda x, y: (x != 0) | (y != 0)), ca.logic_or),
    Operation("if_else_zero", 2, lambda x, y: np.where(x == 0, 0.0, y), _sx_if),
)
CODE: dict[str, int] = {operation.name: code for code, operation in enumerate(OPERATIONS)}
# An opcode TABLES + ORDERS * i + order is a derivative of a tape's table i.
TABLES, ORDERS = 1024, 256
ADD, SUB, MUL, DIV, NEG = (CODE[name] for name in ("add", "sub", "mul", "div", "neg"))
COMMUTATIVE = frozenset(CODE[n] for n in ("hypot", "fmin", "fmax", "eq", "ne", "and", "or"))


def table_of(op: int) -> tuple[int, int]:
    """The table of a program that an opcode looks at, and the order of the derivative."""
    return divmod(op - TABLES, ORDERS)

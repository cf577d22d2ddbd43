"""Expressions as text that people (and `td.parse`) can read: x**2 + y**2 - 1.

CasADi's own print-out names shared parts (@1=...), which is short but not readable in a message.
"""

from __future__ import annotations

from typing import Any

import casadi as ca

from trundle.symbols.lookup import calls, flattened
from trundle.symbols.pieces import Pieces

MAX_OPERATIONS = 300  # beyond that only the size is shown
MAX_TEXT = 400  # characters of one part: a shared part is written out at every place it occurs

_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(1, 6)  # how tightly a text binds
Text = tuple[str, int]

_INFIX = {
    ca.OP_ADD: (" + ", _SUM, _SUM, _SUM),
    ca.OP_SUB: (" - ", _SUM, _SUM, _PRODUCT),
    ca.OP_MUL: ("*", _PRODUCT, _PRODUCT, _PRODUCT),
    ca.OP_DIV: ("/", _PRODUCT, _PRODUCT, _SIGN),
    ca.OP_POW: ("**", _POWER, _ATOM, _POWER),
    ca.OP_CONSTPOW: ("**", _POWER, _ATOM, _POWER),
    ca.OP_LT: (" < ", 0, _SUM, _SUM),
    ca.OP_LE: (" <= ", 0, _SUM, _SUM),
}
_CALLS = {
    getattr(ca, f"OP_{name.upper()}"): name
    for name in (
        "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh",
        "atanh", "exp", "log", "sqrt", "sign", "floor", "ceil", "atan2",
    )
} | {
    ca.OP_FABS: "abs", ca.OP_FMIN: "min", ca.OP_FMAX: "max", ca.OP_IF_ELSE_ZERO: "if",
    ca.OP_NOT: "not", ca.OP_AND: "and", ca.OP_OR: "or", ca.OP_EQ: "equal", ca.OP_NE: "differ",
}  # fmt: skip


def as_text(sx: ca.SX, shape: tuple[int, ...]) -> str:
    """A scalar as a formula, a vector or matrix as a list of formulas."""
    symbols = ca.symvar(sx)
    f = flattened(ca.Function("f", symbols, [ca.densify(ca.vec(sx))]))
    if f.n_instructions() > MAX_OPERATIONS:
        return f"<expression of shape {shape} with {f.n_instructions()} operations>"
    parts = [text for text, _ in _formulas(f, [str(s) for s in symbols])]
    if not shape:
        return parts[0]
    if len(shape) == 1:
        return "[" + ", ".join(parts) + "]"
    rows = [", ".join(parts[i :: shape[0]]) for i in range(shape[0])]
    return "[" + ", ".join(f"[{row}]" for row in rows) + "]"


def _formulas(f: ca.Function, names: list[str]) -> list[Text]:
    """The text of every output of a function with scalar inputs."""
    work: dict[int, Text] = {}
    looks = calls(f)
    outputs: list[Text] = [("0", _ATOM)] * f.size1_out(0)
    for k in range(f.n_instructions()):
        op = f.instruction_id(k)
        inputs, results = f.instruction_input(k), f.instruction_output(k)
        if op == ca.OP_OUTPUT:
            outputs[results[1]] = work[inputs[0]]
        elif op == ca.OP_INPUT:
            work[results[0]] = (names[inputs[0]], _ATOM)
        elif op == ca.OP_CONST:
            work[results[0]] = _number(f.instruction_constant(k))
        else:
            given = [work[i] for i in inputs]
            text, level = _look(looks[k].table, given) if k in looks else _operation(op, given)
            cut = len(text) > MAX_TEXT
            work[results[0]] = (text[: MAX_TEXT - 3] + "...", _ATOM) if cut else (text, level)
    return outputs


def _look(table: Pieces, arguments: list[Text]) -> Text:
    """A value of a table, wind(t), or a derivative of it, wind'(t), terrain_xy(x, y)."""
    *at, (order, _) = arguments
    by = table.by_each(int(order))
    sign = "'" * by[0] if len(by) == 1 else f"_{'x' * by[0]}{'y' * by[1]}" if any(by) else ""
    return f"{table.name}{sign}({', '.join(text for text, _ in at)})", _ATOM


def _number(value: float) -> Text:
    text = str(int(value)) if abs(value) < 1e15 and value == int(value) else repr(value)
    return text, _SIGN if value < 0 else _ATOM


def _wrap(text: Text, level: int) -> str:
    return text[0] if text[1] >= level else f"({text[0]})"


def _operation(op: int, arguments: list[Any]) -> Text:
    if op in _INFIX:
        sign, level, left, right = _INFIX[op]
        return _wrap(arguments[0], left) + sign + _wrap(arguments[1], right), level
    if op == ca.OP_NEG:
        return "-" + _wrap(arguments[0], _PRODUCT), _SUM
    if op == ca.OP_SQ:
        return _wrap(arguments[0], _ATOM) + "**2", _POWER
    if op == ca.OP_TWICE:
        return "2*" + _wrap(arguments[0], _PRODUCT), _PRODUCT
    if op == ca.OP_INV:
        return "1/" + _wrap(arguments[0], _SIGN), _PRODUCT
    name = _CALLS.get(op, f"op{op}")
    return f"{name}({', '.join(text for text, _ in arguments)})", _ATOM

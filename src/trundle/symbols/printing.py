"""Expressions as text that people (and `td.parse`) can read: x**2 + y**2 - 1.

CasADi's own print-out names shared parts (@1=...), which is short but not readable in a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    names = [(str(s), _ATOM) for s in symbols]
    parts = [text for text, _ in formulas(f, names, _number, _look, _operation)]
    if not shape:
        return parts[0]
    if len(shape) == 1:
        return "[" + ", ".join(parts) + "]"
    rows = [", ".join(parts[i :: shape[0]]) for i in range(shape[0])]
    return "[" + ", ".join(f"[{row}]" for row in rows) + "]"


def formulas(
    f: ca.Function, symbols: Sequence[Text], number: Callable[[float], Text],
    look: Callable[[Pieces, list[Text]], Text], operation: Callable[[int, list[Text]], Text],
) -> list[Text]:  # fmt: skip
    """The text of every output of a function with scalar inputs; `look` writes what a table gives."""
    work: dict[int, Text] = {}
    looks = calls(f)
    outputs = [number(0.0)] * f.size1_out(0)
    for k in range(f.n_instructions()):
        op, inputs, results = f.instruction_id(k), f.instruction_input(k), f.instruction_output(k)
        if op == ca.OP_OUTPUT:
            outputs[results[1]] = work[inputs[0]]
        elif op == ca.OP_INPUT:
            work[results[0]] = symbols[inputs[0]]
        elif op == ca.OP_CONST:
            work[results[0]] = number(f.instruction_constant(k))
        else:
            given = [work[i] for i in inputs]
            work[results[0]] = look(looks[k].table, given) if k in looks else operation(op, given)
    return outputs


def _look(table: Pieces, arguments: list[Text]) -> Text:
    """A value of a table, wind(t), or a derivative of it, wind'(t), terrain_xy(x, y)."""
    *at, (order, _) = arguments
    return _cut(f"{table.called(int(order))}({', '.join(text for text, _ in at)})", _ATOM)


def _cut(text: str, level: int) -> Text:
    return (text[: MAX_TEXT - 3] + "...", _ATOM) if len(text) > MAX_TEXT else (text, level)


def _number(value: float) -> Text:
    text = str(int(value)) if abs(value) < 1e15 and value == int(value) else repr(value)
    return text, _SIGN if value < 0 else _ATOM


def _wrap(text: Text, level: int) -> str:
    return text[0] if text[1] >= level else f"({text[0]})"


def _operation(op: int, arguments: list[Text]) -> Text:
    if op in _INFIX:
        sign, level, left, right = _INFIX[op]
        return _cut(_wrap(arguments[0], left) + sign + _wrap(arguments[1], right), level)
    if op == ca.OP_NEG:
        return _cut("-" + _wrap(arguments[0], _PRODUCT), _SUM)
    if op == ca.OP_SQ:
        return _cut(_wrap(arguments[0], _ATOM) + "**2", _POWER)
    if op == ca.OP_TWICE:
        return _cut("2*" + _wrap(arguments[0], _PRODUCT), _PRODUCT)
    if op == ca.OP_INV:
        return _cut("1/" + _wrap(arguments[0], _SIGN), _PRODUCT)
    name = _CALLS.get(op, f"op{op}")
    return _cut(f"{name}({', '.join(text for text, _ in arguments)})", _ATOM)

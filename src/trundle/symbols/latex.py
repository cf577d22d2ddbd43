r"""Expressions as LaTeX, for notebooks: \dot{x}^{2}, \frac{m g}{2}, \sin\left(\theta\right).

Names as `system.equations()` prints them: "x.dot" is \dot{x}, "P.x" is P_{x}, "theta_1" is \theta_{1}.
"""

from __future__ import annotations

import re

import casadi as ca

from trundle.symbols.lookup import flattened
from trundle.symbols.pieces import Pieces
from trundle.symbols.printing import Text, formulas

MAX_OPERATIONS = 150  # beyond that the text says how large it is
MAX_TEXT = 4000
_SUM, _PRODUCT, _POWER, _ATOM = range(1, 5)  # how tightly a text binds

_GREEK = frozenset(
    re.findall(
        r"\w+",
        """alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon
        phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega""",
    )
)
_INFIX = {
    ca.OP_LT: "<",
    ca.OP_LE: r"\le",
    ca.OP_EQ: "=",
    ca.OP_NE: r"\ne",
    ca.OP_AND: r"\wedge",
    ca.OP_OR: r"\vee",
}
_FUNCTIONS = {
    getattr(ca, f"OP_{name.upper()}"): rf"\{name}"
    for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log")
} | {
    ca.OP_ASIN: r"\arcsin", ca.OP_ACOS: r"\arccos", ca.OP_ATAN: r"\arctan", ca.OP_FMIN: r"\min", ca.OP_FMAX: r"\max",
    **{getattr(ca, f"OP_{n.upper()}"): rf"\operatorname{{{n}}}" for n in ("asinh", "acosh", "atanh", "sign", "atan2")},
}  # fmt: skip
_AROUND = {ca.OP_FABS: (r"\left|", r"\right|"), ca.OP_FLOOR: (r"\left\lfloor", r"\right\rfloor"),
           ca.OP_CEIL: (r"\left\lceil", r"\right\rceil"), ca.OP_SQRT: (r"\sqrt{", "}")}  # fmt: skip


def as_latex(sx: ca.SX, shape: tuple[int, ...]) -> str | None:
    """An expression between dollar signs; None if it is too large to be read, or says what LaTeX has no sign for.

    >>> x, v = ca.SX.sym("theta"), ca.SX.sym("theta.dot")
    >>> print(as_latex(v**2 / 2 - 9.81 * ca.cos(x), ()))
    $\\displaystyle \\frac{\\dot{\\theta}^{2}}{2} - 9.81 \\cos\\left(\\theta\\right)$
    """
    symbols = ca.symvar(sx)
    f = flattened(ca.Function("f", symbols, [ca.densify(ca.vec(sx))]))
    if f.n_instructions() > MAX_OPERATIONS:
        return None
    names = [(symbol(str(one).strip()), _ATOM) for one in symbols]
    try:
        parts = [text for text, _ in formulas(f, names, _number, _look, _operation)]
    except _NoSign:
        return None
    if sum(map(len, parts)) > MAX_TEXT:
        return None
    if not shape:
        whole = parts[0]
    else:
        rows = shape[0]
        lines = [" & ".join(parts[i::rows]) for i in range(rows)]
        whole = r"\begin{bmatrix}" + r" \\ ".join(lines) + r"\end{bmatrix}"
    return rf"$\displaystyle {whole}$"


class _NoSign(Exception):
    """A formula that is too long to be read, or holds what LaTeX has no sign for."""


def symbol(name: str) -> str:
    r"""A name: "P.x.dot" is \dot{P}_{x}.

    >>> print(symbol("x.dot.dot"), symbol("P.x"), symbol("theta_1"), symbol("q2"))
    \ddot{x} P_{x} \theta_{1} q_{2}
    """
    parts = name.split(".")
    dots = 0
    while len(parts) > 1 and parts[-1] == "dot":
        parts.pop()
        dots += 1
    words = [word for part in parts for word in re.split(r"[\W_]+", part) if word]
    found = re.fullmatch(r"([^\W\d]+)(\d+)", words[0]) if words else None
    if found:
        words[:1] = [found[1], found[2]]
    head, *below = [_word(word) for word in words] or [r"\,"]
    if dots:
        head = rf"\{'d' * dots}ot{{{head}}}"
    return rf"{head}_{{{','.join(below)}}}" if below else head


def _word(word: str) -> str:
    if word in _GREEK:
        return rf"\{word}"
    return word if len(word) == 1 or word.isdigit() else rf"\mathrm{{{word}}}"


def _number(value: float) -> Text:
    if value != value or value in (float("inf"), float("-inf")):
        return (r"\infty" if value > 0 else r"-\infty" if value < 0 else r"\mathrm{nan}"), _ATOM
    text = str(int(value)) if abs(value) < 1e15 and value == int(value) else repr(value)
    if "e" in text:
        digits, _, power = text.partition("e")
        text = rf"{digits} \cdot 10^{{{int(power)}}}"
        return text, _SUM if value < 0 else _PRODUCT
    return text, _SUM if value < 0 else _ATOM


def _wrap(text: Text, level: int) -> str:
    return text[0] if text[1] >= level else rf"\left({text[0]}\right)"


def _look(table: Pieces, given: list[Text]) -> Text:
    *at, (order, _) = given
    by = table.by_each(int(order))
    name = _word(table.name) if table.name.isalnum() else symbol(table.name)
    if len(by) == 1 and by[0]:
        name += "'" * by[0]
    elif any(by):
        name = rf"\partial_{{{'x' * by[0]}{'y' * by[1]}}} {name}"
    return rf"{name}\left({', '.join(text for text, _ in at)}\right)", _ATOM


def _operation(op: int, given: list[Text]) -> Text:
    made = _put_together(op, given)
    if made is None or len(made[0]) > MAX_TEXT:
        raise _NoSign
    return made


def _put_together(op: int, given: list[Text]) -> Text | None:
    first = given[0]
    if op in (ca.OP_ADD, ca.OP_SUB):
        right = _wrap(given[1], _SUM if op == ca.OP_ADD else _PRODUCT)
        if op == ca.OP_ADD and right.startswith("-"):
            return f"{first[0]} - {right[1:].lstrip()}", _SUM
        return f"{first[0]} {'+' if op == ca.OP_ADD else '-'} {right}", _SUM
    if op == ca.OP_MUL:
        return _product(*given)
    if op == ca.OP_TWICE:
        return _product(("2", _ATOM), first)
    if op in (ca.OP_DIV, ca.OP_INV):
        above, below = given if op == ca.OP_DIV else (("1", _ATOM), first)
        return rf"\frac{{{above[0]}}}{{{below[0]}}}", _POWER
    if op in (ca.OP_POW, ca.OP_CONSTPOW, ca.OP_SQ):
        power = given[1][0] if op != ca.OP_SQ else "2"
        return rf"{_wrap(first, _ATOM)}^{{{power}}}", _POWER
    if op == ca.OP_NEG:
        return f"-{_wrap(first, _PRODUCT)}", _SUM
    if op in _AROUND:
        begin, end = _AROUND[op]
        return f"{begin}{' ' if begin[-1].isalpha() else ''}{first[0]}{end}", _ATOM
    if op in _INFIX:
        return f"{first[0]} {_INFIX[op]} {given[1][0]}", 0
    if op in _FUNCTIONS:
        return rf"{_FUNCTIONS[op]}\left({', '.join(text for text, _ in given)}\right)", _ATOM
    if op == ca.OP_NOT:
        return rf"\neg {_wrap(first, _ATOM)}", _PRODUCT
    if op == ca.OP_IF_ELSE_ZERO:
        return rf"\left[{first[0]}\right] {_wrap(given[1], _PRODUCT)}", _PRODUCT
    return None


def _product(left: Text, right: Text) -> Text:
    a, b = _wrap(left, _PRODUCT), _wrap(right, _PRODUCT)
    sign = r" \cdot " if b[:1].isdigit() else " "
    return f"{a}{sign}{b}", _PRODUCT

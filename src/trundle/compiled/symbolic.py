r"""Functions as SymPy matrices: for LaTeX, for reading, for further algebra.

SymPy is the extra "symbolic" and is imported when it is needed. The matrices are built from the
tape operation by operation; no text is ever parsed.

Names become symbols whose LaTeX is right: "x.dot" is printed \dot{x}, "P.x" is P_{x} and "P.x.dot"
is \dot{P}_{x}. Constants that are short binary fractions (2, 0.5, 0.75) are exact rationals; others
stay floating-point numbers with all their digits.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import casadi as ca

from trundle.compiled.operations import OPERATIONS, TABLES, table_of
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError, of_extra
from trundle.symbols.pieces import Pieces

if TYPE_CHECKING:
    import sympy

_LARGEST_DENOMINATOR = 1024


def to_sympy(f: ca.Function, names: list[list[str]]) -> list[sympy.Matrix]:
    """One SymPy matrix per output of f; `names` are the entries of every argument.

    >>> import casadi as ca
    >>> x, v = ca.SX.sym("x"), ca.SX.sym("v")
    >>> f = ca.Function("f", [x, v], [0.5 * v**2 - ca.cos(x)])
    >>> to_sympy(f, [["theta"], ["theta.dot"]])
    [Matrix([[thetadot**2/2 - cos(theta)]])]
    """
    sp = of_extra("sympy", "symbolic", "The symbolic print-out")
    tape = Tape.from_function(f)
    symbols = _symbols(sp, tape, names)
    value: list[Any] = [*symbols, *(_number(sp, x) for x in tape.constants.tolist())]
    rules = _rules(sp)
    truths: dict[int, Any] = {}  # what a 0/1 value stands for, so that conditions stay readable

    def truth(v: int) -> Any:
        return truths[v] if v in truths else sp.Ne(value[v], 0)

    columns = (tape.op.tolist(), tape.a.tolist(), tape.b.tolist())
    for v, (op, a, b) in enumerate(zip(*columns, strict=True), len(value)):
        if op >= TABLES:
            at = [value[k] for k in (a, b) if k >= 0]
            value.append(_look(sp, tape.tables[table_of(op)[0]], table_of(op)[1], at))
            continue
        name = OPERATIONS[op].name
        if name in ("lt", "le", "eq", "ne"):
            truths[v] = getattr(sp, name.capitalize())(value[a], value[b])
        elif name in ("and", "or"):
            truths[v] = (sp.And if name == "and" else sp.Or)(truth(a), truth(b))
        elif name == "not":
            truths[v] = sp.Not(truth(a))
        if v in truths:
            value.append(sp.Piecewise((1, truths[v]), (0, True)))
        elif name == "if_else_zero":
            value.append(sp.Piecewise((value[b], truth(a)), (0, True)))
        else:
            value.append(rules[name](value[a]) if b < 0 else rules[name](value[a], value[b]))
    entries = [value[i] for i in tape.outputs.tolist()]
    result, first = [], 0
    for rows, cols in tape.shapes_out:
        column_major = entries[first : first + rows * cols]
        result.append(sp.Matrix(cols, rows, column_major).T)
        first += rows * cols
    return result


def _look(sp: Any, table: Pieces, order: int, at: list[Any]) -> Any:
    """A value of a table, or a derivative: an unknown function with its name."""
    return sp.Function(table.called(order), real=True)(*at)


def symbol_name(name: str) -> str:
    """The SymPy name of a coordinate: SymPy's printers read "xdot" and "P_x" as we mean them.

    >>> symbol_name("x"), symbol_name("x.dot"), symbol_name("P.x"), symbol_name("P.x.dot.dot")
    ('x', 'xdot', 'P_x', 'Pddot_x')
    """
    parts = name.split(".")
    order = 0
    while len(parts) > 1 and parts[-1] == "dot":
        parts.pop()
        order += 1
    if order > 4:
        raise TrundleError(
            f"{name!r} has {order} dots.",
            "at most the fourth derivative",
            "one .dot too many: SymPy's printers have no sign for it",
            f"{'.'.join(parts)}.dot.dot",
        )
    words = [re.sub(r"[\W_]+", "_", part).strip("_") for part in parts]
    if not all(words):
        raise TrundleError(
            f"{name!r} is not a name.",
            "words separated by single dots",
            "two dots in a row, or a dot at an end",
            repr(".".join(word for word in words if word) or "x"),
        )
    if not order:
        return "_".join(words)
    head, *rest = "_".join(words).split("_")
    letters = head.rstrip("0123456789") or head  # the 1 of q1 is an index, not under the dot
    index = [head[len(letters) :]] if letters != head else []
    return "_".join([letters + "d" * (order - 1) + "dot", *index, *rest])


def _symbols(sp: Any, tape: Tape, names: list[list[str]]) -> list[Any]:
    sizes = tuple(len(group) for group in names)
    if sizes != tape.sizes_in:
        raise TrundleError(
            f"Names for arguments of sizes {sizes}.",
            f"sizes {tape.sizes_in}",
            "the names are of another function, or one was left out",
            "names=[[x.name for x in argument] for argument in arguments]",
        )
    flat = [symbol_name(name) for group in names for name in group]
    twice = sorted({name for name in flat if flat.count(name) > 1})
    if twice:
        raise TrundleError(
            f"The symbols {twice} stand for more than one entry.",
            "different names",
            "names that differ only in signs, as P.x and P_x do",
            f'td.coordinates("{twice[0]}_2")   # for one of them',
        )
    return [sp.Symbol(name, real=True) for name in flat]


def _number(sp: Any, x: float) -> Any:
    if x == x and abs(x) < 2**53:
        top, bottom = x.as_integer_ratio()
        if bottom <= _LARGEST_DENOMINATOR:
            return sp.Rational(top, bottom)
    return sp.Float(x)


def _rules(sp: Any) -> dict[str, Any]:
    """What each operation is in SymPy; comparisons and conditions are made by the caller."""
    same = "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log erf sign floor"
    rules = {name: getattr(sp, name) for name in (*same.split(), "atan2", "sqrt")}
    rules |= {
        "add": lambda x, y: x + y,
        "sub": lambda x, y: x - y,
        "mul": lambda x, y: x * y,
        "div": lambda x, y: x / y,
        "neg": lambda x: -x,
        "pow": lambda x, y: x**y,
        "fabs": sp.Abs,
        "ceil": sp.ceiling,
        "log1p": lambda x: sp.log(1 + x),
        "expm1": lambda x: sp.exp(x) - 1,
        "hypot": lambda x, y: sp.sqrt(x**2 + y**2),
        "fmin": sp.Min,
        "fmax": sp.Max,
        # C's remainder has the sign of the dividend, SymPy's Mod that of the divisor
        "fmod": lambda x, y: sp.sign(x) * sp.Mod(sp.Abs(x), sp.Abs(y)),
        "remainder": sp.Function("remainder"),
        "copysign": lambda x, y: sp.Abs(x) * sp.Piecewise((-1, y < 0), (1, True)),
    }
    return rules

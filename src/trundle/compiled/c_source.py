"""Functions as C99 source: nothing but math.h, no allocation, readable.

    void NAME(const double *q, const double *v, ..., double *out);

all outputs end to end in `out`, column-major. The source is written from the same tape as the
machine code, so it has the same operations in the same order; expressions that are used once and
are short are written in place. Constants are the shortest decimals that read back as the same
double (17 digits at most).
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

import casadi as ca
import numpy as np

from trundle.compiled.operations import OPERATIONS, TABLES, table_of
from trundle.compiled.table_code import c_name, c_table
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError
from trundle.symbols.pieces import Pieces

_IN_PLACE = 56  # characters up to which an expression that is used once gets no name of its own
_SUM, _PRODUCT, _ATOM = 1, 2, 3  # how tightly a text binds
_INFIX = {"add": ("+", _SUM), "sub": ("-", _SUM), "mul": ("*", _PRODUCT), "div": ("/", _PRODUCT)}
_TAKEN = frozenset(o.name for o in OPERATIONS) | {"out"}  # names of math.h, and our own
_COMPARE = {"lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_KEYWORDS = frozenset(
    re.findall(
        r"\w+",
        """auto break case char const continue default do double else enum extern float for goto if
        inline int long register restrict return short signed sizeof static struct switch typedef
        union unsigned void volatile while""",
    )
)
_SIGN = """static double sign(double x)
{
    return x < 0 ? -1.0 : x > 0 ? 1.0 : x; /* sign(nan) is nan */
}
"""

Text = tuple[str, int]


def to_c(
    functions: Mapping[str, ca.Function],
    *,
    header: str,
    argument_names: Sequence[str],
    doc: Mapping[str, str],
) -> str:
    """C99 source of all functions, which share the same arguments.

    header          text for the comment at the top
    argument_names  C names of the arguments
    doc             what each function computes, for the comment above it; may leave some out

    >>> import casadi as ca
    >>> x = ca.SX.sym("x", 2)
    >>> f = ca.Function("f", [x], [3 * x[0] + x[1]], ["x"], ["y"])
    >>> print(to_c({"f": f}, header="A test.", argument_names=["x"], doc={"f": "a sum"}))
    /* A test. */
    <BLANKLINE>
    #include <math.h>
    <BLANKLINE>
    /* f: a sum
     * x[2] -> out[0] = y (1 x 1)
     */
    void f(const double *x, double *out)
    {
        out[0] = x[1] + x[0] * 3.0;
    }
    <BLANKLINE>
    """
    for name in (*functions, *argument_names):
        if not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) or name in _KEYWORDS | _TAKEN:
            raise TrundleError(
                f"{name!r} cannot be a name in C here.",
                "a free C identifier",
                "a word that C or its mathematics keeps for itself, or a sign in the name",
                f"{re.sub(r'[^A-Za-z0-9_]|^(?=[0-9])', '_', name) or 'f'}_  # as the name",
            )
    if len(set(argument_names)) < len(argument_names):
        raise TrundleError(
            f"The argument names {list(argument_names)} are not all different.",
            "different names",
            fix=f"argument_names={[f'x{i}' for i in range(len(argument_names))]}",
        )
    unknown = sorted(set(doc) - set(functions))
    if unknown:
        raise TrundleError(
            f"doc= describes {unknown}, which is not among the functions.",
            f"of {sorted(functions)}",
            "a function was renamed, or its name mistyped",
            f"doc={dict.fromkeys(sorted(functions), '...')}",
        )
    bodies, uses_sign, tables = [], False, dict[str, Pieces]()
    for name, f in functions.items():
        tape = Tape.from_function(f)
        tables |= {table.key: table for table in tape.tables}
        uses_sign |= "sign" in tape.counts()
        bodies.append(_function(name, f, tape, argument_names, doc.get(name, "")))
    parts = [_comment(header.splitlines() or [""]), "#include <math.h>\n"]
    helpers = [_SIGN] if uses_sign else []
    helpers += [c_table(table) for table in tables.values()]
    return "\n".join(parts + helpers + bodies)


def _comment(lines: Sequence[str]) -> str:
    clean = [line.replace("*/", "* /").rstrip() for line in lines]
    if len(clean) == 1:
        return f"/* {clean[0]} */\n"
    return "/* " + "\n * ".join(clean) + "\n */\n"


def _function(name: str, f: ca.Function, tape: Tape, arguments: Sequence[str], doc: str) -> str:
    if len(arguments) != len(tape.sizes_in):
        raise TrundleError(
            f"{name}: takes {len(tape.sizes_in)} arguments, not {list(arguments)}.",
            f"{len(tape.sizes_in)} names",
            f"the function has the arguments {f.name_in()}",
            f"argument_names={f.name_in()}",
        )
    lines, first = [f"{name}: {doc}" if doc else name], 0
    sizes = ", ".join(f"{a}[{n}]" for a, n in zip(arguments, tape.sizes_in, strict=True))
    for k, (rows, columns) in enumerate(tape.shapes_out):
        n = rows * columns
        where = f"out[{first}]" if n == 1 else f"out[{first}..{first + n - 1}]"
        if n:
            lead = f"{sizes} -> " if k == 0 else "    "
            lines.append(f"{lead}{where} = {f.name_out(k)} ({rows} x {columns})")
        first += n
    formal = ", ".join([*(f"const double *{a}" for a in arguments), "double *out"])
    body = _body(tape, arguments)
    unused = [a for a in arguments if not re.search(rf"\b{a}\[", body)]
    voids = "".join(f"    (void){a};\n" for a in unused)
    return f"{_comment(lines)}void {name}({formal})\n{{\n{voids}{body}}}\n"


def _body(tape: Tape, arguments: Sequence[str]) -> str:
    prefix = "w"
    while any(re.fullmatch(rf"{prefix}\d+", name) for name in arguments):
        prefix += "_"
    text: list[Text] = [
        (f"{name}[{i}]", _ATOM)
        for name, size in zip(arguments, tape.sizes_in, strict=True)
        for i in range(size)
    ]
    text += [_number(x) for x in tape.constants.tolist()]
    first = len(text)
    operands = np.concatenate([tape.a, tape.b[tape.b >= 0], tape.outputs])
    uses = np.bincount(operands, minlength=first + tape.n_operations).tolist()
    lines, n_names = [], 0
    columns = (tape.op.tolist(), tape.a.tolist(), tape.b.tolist())
    for v, (op, a, b) in enumerate(zip(*columns, strict=True), first):
        y = text[b] if b >= 0 else ("", _ATOM)
        if op >= TABLES:
            i, order = table_of(op)
            at = text[a][0] + (f", {y[0]}" if y[0] else "")
            made = f"{c_name(tape.tables[i])}({at}, {order})", _ATOM
        else:
            made = _apply(OPERATIONS[op].name, text[a], y)
        if uses[v] > 1 or len(made[0]) > _IN_PLACE:
            lines.append(f"    const double {prefix}{n_names} = {made[0]};\n")
            made = f"{prefix}{n_names}", _ATOM
            n_names += 1
        text.append(made)
    # all at the end, so that a caller may let `out` overlap an argument
    lines += [f"    out[{k}] = {text[v][0]};\n" for k, v in enumerate(tape.outputs.tolist())]
    return "".join(lines)


def _number(x: float) -> Text:
    if math.isnan(x):
        return "NAN", _ATOM
    digits = "INFINITY" if math.isinf(x) else repr(abs(x))
    return (f"-{digits}", _SUM) if math.copysign(1.0, x) < 0 else (digits, _ATOM)


def _wrap(text: Text, level: int) -> str:
    return text[0] if text[1] >= level else f"({text[0]})"


def _apply(name: str, x: Text, y: Text) -> Text:
    """The text of one operation. Parentheses keep the order of the operations as it is."""
    if name in _INFIX:
        sign, level = _INFIX[name]
        return f"{_wrap(x, level)} {sign} {_wrap(y, level + 1)}", level
    if name == "neg":
        return f"-{_wrap(x, _ATOM)}", _SUM
    a, b = _wrap(x, _ATOM), _wrap(y, _ATOM)
    if name in _COMPARE:
        return f"({a} {_COMPARE[name]} {b} ? 1.0 : 0.0)", _ATOM
    if name == "not":
        return f"({a} == 0 ? 1.0 : 0.0)", _ATOM
    if name in ("and", "or"):
        return f"({a} != 0 {'&&' if name == 'and' else '||'} {b} != 0 ? 1.0 : 0.0)", _ATOM
    if name == "if_else_zero":
        return f"({a} == 0 ? 0.0 : {b})", _ATOM
    return f"{name}({x[0]}{', ' + y[0] if y[0] else ''})", _ATOM

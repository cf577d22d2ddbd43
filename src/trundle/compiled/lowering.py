"""From the instructions of a CasADi function to a program in which no value is computed twice.

What happens on the way:

- value numbering: equal operations on equal operands are one value; operands of + and * are ordered
- constants are folded; identities that hold exactly for finite numbers are used
  (x + 0, x * 1, x * 0 for a constant 0, x - x, -(-x), x * -1, x / 1, x / 2**k)
- signs move outwards through products into the sums that absorb them, and b - a after a - b is its
  negative; both are exact
- integer and half-integer powers become products and at most one square root, which is the same
  for finite numbers
- one reciprocal per denominator: a/b and c/b become a*(1/b) and c*(1/b); a denominator that occurs
  once keeps its division, which rounds once instead of twice
- terms of short sums are added up and products compared as monomials, polynomials of one value are nested
  (`shorter.py`)
- what no output needs is removed

All of it is linear in the number of instructions: about 4.5 microseconds for each.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from trundle.compiled.operations import CODE, DIV, MUL
from trundle.compiled.shorter import Shortener
from trundle.compiled.values import FEWER, LEAF, Builder
from trundle.errors import TrundleError
from trundle.symbols.lookup import calls, flattened
from trundle.symbols.pieces import Pieces

Index = NDArray[np.int32]

# Instructions up to which a program is shortened: it takes three times as long to lower.
SHORT = 4000


class Program(NamedTuple):
    """A program in one index space; `lower` returns inputs, then constants, then operations.

    op, a, b  (n,) opcode (-1 for inputs and constants) and operands (-1 where there is none)
    outputs   the value of every output entry
    value     the constants, by value number
    tables    what the opcodes of tables are of
    """

    op: Index
    a: Index
    b: Index
    outputs: Index
    value: dict[int, float]
    n_inputs: int
    tables: tuple[Pieces, ...] = ()


def lower(f: ca.Function) -> Program:
    """The program of a CasADi SX function with dense arguments; structural zeros are filled."""
    _check_function(f)
    with _no_garbage_collection():
        build, outputs = _read(f)
        op, a, b = (np.array(x, np.int32) for x in (build.op, build.a, build.b))
        tables = tuple(build.tables)
        p = Program(op, a, b, np.array(outputs, np.int32), build.value, build.n_inputs, tables)
        return _compact(_share_reciprocals(_compact(p)))


def _rules(build: Builder) -> dict[int, Callable[..., int]]:
    """What each CasADi instruction appends."""
    same = set(CODE) - {"add", "sub", "mul", "div", "neg", "pow"}
    rules: dict[int, Callable[..., int]] = {
        getattr(ca, f"OP_{name.upper()}"): partial(build.node, CODE[name]) for name in same
    }
    rules |= {
        ca.OP_ADD: build.add,
        ca.OP_SUB: build.sub,
        ca.OP_MUL: build.mul,
        ca.OP_DIV: build.div,
        ca.OP_NEG: build.neg,
        ca.OP_POW: build.pow,
        ca.OP_CONSTPOW: build.pow,
        ca.OP_SQ: lambda a: build.mul(a, a),
        ca.OP_TWICE: lambda a: build.mul(a, build.constant(2.0)),
        ca.OP_INV: lambda a: build.div(build.constant(1.0), a),
        ca.OP_ASSIGN: lambda a: a,
        ca.OP_LIFT: lambda a, b: a,
    }
    return rules


def _read(f: ca.Function) -> tuple[Builder, list[int]]:
    """Walk the instructions. Returns the builder and the value of every dense output entry."""
    arguments = f.sx_in()
    results = f.call(arguments, True, False)
    f = flattened(ca.Function(f.name(), arguments, results, {"live_variables": False}))
    looks = calls(f)
    offsets = np.concatenate([[0], np.cumsum([x.numel() for x in arguments])]).tolist()
    build = (Shortener if f.n_instructions() <= SHORT else Builder)(offsets[-1])
    zero = build.constant(0.0)
    outputs = [[zero] * x.numel() for x in results]
    places = [x.sparsity().find() for x in results]
    rules = _rules(build)
    identity, operands, is_output = f.instruction_id, f.instruction_input, int(ca.OP_OUTPUT)
    value = [-1] * f.sz_w()  # by register
    registers = _registers(f)
    for i in range(f.n_instructions()):
        op = identity(i)
        if op in rules:
            result = rules[op](*[value[k] for k in operands(i)])
        elif op == is_output:
            which, entry = f.instruction_output(i)
            outputs[which][places[which][entry]] = value[operands(i)[0]]
            continue
        elif op == ca.OP_INPUT:
            which, entry = operands(i)
            result = offsets[which] + entry
        elif op == ca.OP_CONST:
            result = build.constant(f.instruction_constant(i))
        elif i in looks:
            result = build.look(looks[i], [value[k] for k in operands(i)])
        else:
            raise _unknown(f, op)
        value[next(registers)] = result
    if len(build.op) >= FEWER:
        raise TrundleError(
            f"{f.name()!r} has {len(build.op)} values.",
            f"fewer than {FEWER}",
            "a system, or a formula, far larger than can be compiled",
            "td.System(bodies=[...])  # with fewer bodies, or as several systems",
        )
    return build, [i for entries in outputs for i in entries]


def _registers(f: ca.Function) -> Iterator[int]:
    """The register that each instruction writes, those that write an output left out.

    Without reuse of registers they are 0, 1, 2, ...; asking for every single one would take a third
    of the whole time, so the first and the last are asked and must agree with that.
    """
    n = f.n_instructions() - f.nnz_out()
    writes = (i for i in range(f.n_instructions()) if f.instruction_id(i) != ca.OP_OUTPUT)
    last = range(f.n_instructions() - 1, -1, -1)
    ends = [next(writes), next(i for i in last if f.instruction_id(i) != ca.OP_OUTPUT)] if n else []
    if f.sz_w() == n and [f.instruction_output(i)[0] for i in ends] == [0, n - 1][: len(ends)]:
        return iter(range(n))
    return (f.instruction_output(i)[0] for i in [*ends[:1], *writes])


def _compact(p: Program) -> Program:
    """Remove what no output needs; number inputs first, then constants, then operations."""
    operands = np.concatenate([p.a, p.b, p.outputs])
    uses = np.bincount(operands[operands >= 0], minlength=len(p.op))
    count, a, b = uses.tolist(), p.a, p.b
    idle = np.flatnonzero(uses[p.n_inputs :] == 0) + p.n_inputs
    dead: list[int] = idle.tolist()
    for i in dead:  # grows while it is walked
        for k in (int(a[i]), int(b[i])):
            if k >= 0:
                count[k] -= 1
                if count[k] == 0 and k >= p.n_inputs:
                    dead.append(k)
    keep = np.ones(len(p.op), bool)
    keep[dead] = False
    kind = np.where(p.op == LEAF, 1, 2)
    kind[: p.n_inputs] = 0
    order = np.flatnonzero(keep)
    order = order[np.argsort(kind[order], kind="stable")]
    return _renumber(p, order)


def _renumber(p: Program, order: NDArray[np.intp]) -> Program:
    new = np.full(len(p.op) + 1, -1, np.int32)  # the last entry maps "no operand" to itself
    new[order] = np.arange(len(order), dtype=np.int32)
    value = {int(new[i]): x for i, x in p.value.items() if new[i] >= 0}
    a, b = new[p.a[order]], new[p.b[order]]
    return p._replace(op=p.op[order], a=a, b=b, outputs=new[p.outputs], value=value)


def _share_reciprocals(p: Program) -> Program:
    """a/b and c/b become products with one reciprocal, placed before the first of them."""
    n = len(p.op)
    number = np.bincount(p.b[p.op == DIV], minlength=n)
    where = np.flatnonzero((p.op == DIV) & (number[p.b] >= 2))
    if not len(where):
        return p
    denominators, first, which = np.unique(p.b[where], return_index=True, return_inverse=True)
    one, inverse = n, n + 1 + np.arange(len(denominators))
    op = np.concatenate([p.op, [LEAF], np.full(len(denominators), DIV)]).astype(np.int32)
    a = np.concatenate([p.a, [-1], np.full(len(denominators), one)]).astype(np.int32)
    b = np.concatenate([p.b, [-1], denominators]).astype(np.int32)
    value = p.value | {one: 1.0}
    is_one = np.array([value.get(int(i)) == 1.0 for i in a[where]])
    op[where], b[where] = MUL, inverse[which]
    for k in np.flatnonzero(p.op[denominators] == LEAF).tolist():
        if int(denominators[k]) in value:  # a constant: its reciprocal is one too
            with np.errstate(all="ignore"):
                value[int(inverse[k])] = float(1 / np.float64(value[int(denominators[k])]))
            op[inverse[k]], a[inverse[k]], b[inverse[k]] = LEAF, -1, -1
    alias = np.arange(len(op) + 1, dtype=np.int32)
    alias[-1] = -1
    alias[where[is_one]] = inverse[which[is_one]]
    place = np.concatenate([np.arange(n), [p.n_inputs - 0.5], where[first] - 0.5])
    moved = p._replace(op=op, a=alias[a], b=alias[b], outputs=alias[p.outputs], value=value)
    return _renumber(moved, np.argsort(place, kind="stable"))


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """The walk makes a million short lists and no cycles; collecting would double its time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _check_function(f: ca.Function) -> None:
    name = f.name()
    if not f.is_a("SXFunction"):
        raise TrundleError(
            f"The function {name!r} is a {f.class_name()}.",
            "a CasADi SX function",
            "it was built from MX symbols",
            f"{name}.expand()",
        )
    for i in range(f.n_in()):
        if not f.sparsity_in(i).is_dense():
            given = f"Argument {f.name_in(i)!r} of {name!r} is sparse ({f.sparsity_in(i)})."
            cause = "a matrix with entries that are always zero was taken as an argument"
            fix = f'ca.SX.sym("{f.name_in(i)}", {f.nnz_in(i)})  # its nonzeros, as a vector'
            raise TrundleError(given, "dense arguments", cause, fix)
    if f.has_free():
        raise TrundleError(
            f"The function {name!r} contains {f.free_sx()}.",
            "expressions of its arguments only",
            "a symbol is missing from the list of arguments",
            f"ca.Function({name!r}, [..., {f.free_sx()[0]}], [...])",
        )


def _unknown(f: ca.Function, op: int) -> TrundleError:
    names = [k for k, v in vars(ca).items() if k.startswith("OP_") and v == op]
    return TrundleError(
        f"The function {f.name()!r} uses the operation {names[0] if names else op}.",
        f"one of {', '.join(sorted(CODE))}",
        "native code has no rule for it",
        "td.where(x > 0, td.sqrt(x), td.sin(x))  # or others of trundle's functions",
    )

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
- what no output needs is removed

All of it is linear in the number of instructions: about 4.5 microseconds for each.
"""

from __future__ import annotations

import gc
import math
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from trundle.compiled.operations import (
    ADD,
    CODE,
    COMMUTATIVE,
    DIV,
    MUL,
    NEG,
    OPERATIONS,
    ORDERS,
    SUB,
    TABLES,
)
from trundle.errors import TrundleError
from trundle.symbols.lookup import Call, calls, flattened
from trundle.symbols.pieces import Pieces

Index = NDArray[np.int32]

_LEAF = -1  # opcode of inputs and constants while the program is being built
_OP, _A = 1 << 52, 1 << 26  # a key of value numbering is op*_OP + a*_A + b: 67 million values
_LARGEST_POWER = 32  # beyond it repeated products lose more digits than pow costs in time


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


class _Builder:
    """Appends operations, returning the number of an equal value where there is one already."""

    def __init__(self, n_inputs: int) -> None:
        self.n_inputs = n_inputs
        self.op = [_LEAF] * n_inputs
        self.a = [-1] * n_inputs
        self.b = [-1] * n_inputs
        self.value: dict[int, float] = {}  # constants by value number
        self._known: dict[int, int] = {}
        self.tables: list[Pieces] = []
        self._constants: dict[bytes, int] = {}  # by bit pattern: 0.0 and -0.0 differ

    def constant(self, x: float) -> int:
        key = struct.pack("<d", x)
        i = self._constants.get(key)
        if i is None:
            i = self._constants[key] = len(self.op)
            self.value[i] = x
            self.op.append(_LEAF)
            self.a.append(-1)
            self.b.append(-1)
        return i

    def find(self, op: int, a: int, b: int) -> int:
        """The value of an operation that is not constant: the one known already, or a new one."""
        key = op * _OP + a * _A + b
        known = self._known
        if key in known:
            return known[key]
        i = known[key] = len(self.op)
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)
        return i

    def node(self, op: int, a: int, b: int = -1) -> int:
        """The value of an operation that has no rule of its own."""
        if a in self.value and (b < 0 or b in self.value):
            x = [self.value[i] for i in (a, b) if i >= 0]
            with np.errstate(all="ignore"):
                return self.constant(float(OPERATIONS[op].numpy(*map(np.float64, x))))
        if op in COMMUTATIVE and a > b:
            a, b = b, a
        return self.find(op, a, b)

    def look(self, call: Call, operands: list[int]) -> int:
        """A value, or a derivative, of a table."""
        *at, which = operands
        table, order = call.table, int(self.value[which])
        if table.vanishes(order):
            return self.constant(0.0)
        keys = [known.key for known in self.tables]
        if table.key not in keys:
            self.tables.append(table)
        i = keys.index(table.key) if table.key in keys else len(keys)
        return self.find(TABLES + ORDERS * i + order, at[0], at[1] if len(at) > 1 else -1)

    def neg(self, a: int) -> int:
        return self.a[a] if self.op[a] == NEG else self.node(NEG, a)

    def add(self, a: int, b: int) -> int:
        op, value = self.op, self.value
        if op[b] == NEG:
            return self.sub(a, self.a[b])
        if op[a] == NEG:
            return self.sub(b, self.a[a])
        if a in value or b in value:
            if value.get(a) == 0:
                return b
            if value.get(b) == 0:
                return a
            return self.node(ADD, *sorted((a, b)))
        if a == b:  # as a product, because a product can be fused into a sum
            return self.mul(a, self.constant(2.0))
        return self.find(ADD, a, b) if a < b else self.find(ADD, b, a)

    def sub(self, a: int, b: int) -> int:
        op, value = self.op, self.value
        if op[b] == NEG:
            return self.add(a, self.a[b])
        if op[a] == NEG:
            return self.neg(self.add(self.a[a], b))
        if a == b:
            return self.constant(0.0)
        if a in value or b in value:
            if value.get(b) == 0:
                return a
            if value.get(a) == 0:
                return self.neg(b)
            return self.node(SUB, a, b)
        mirror = self._known.get(SUB * _OP + b * _A + a)
        return self.find(SUB, a, b) if mirror is None else self.neg(mirror)

    def mul(self, a: int, b: int) -> int:
        op, value = self.op, self.value
        if op[a] == NEG:
            return self.neg(self.mul(self.a[a], b))
        if op[b] == NEG:
            return self.neg(self.mul(a, self.a[b]))
        if a in value or b in value:
            return self._scale(a, b) if a in value else self._scale(b, a)
        return self.find(MUL, a, b) if a < b else self.find(MUL, b, a)

    def _scale(self, c: int, x: int) -> int:
        """The product of the constant c and x."""
        factor = self.value[c]
        if factor == 1:
            return x
        if factor == 0 and x not in self.value:
            return c
        if factor < 0 and x not in self.value:  # sign outwards: it may be absorbed there
            return self.neg(self.mul(self.constant(-factor), x))
        return self.node(MUL, *sorted((c, x)))

    def div(self, a: int, b: int) -> int:
        op, value = self.op, self.value
        if op[a] == NEG:
            return self.neg(self.div(self.a[a], b))
        if op[b] == NEG:
            return self.neg(self.div(a, self.a[b]))
        if value.get(b) == 1:
            return a
        if value.get(a) == 0 and b not in value:
            return a
        if b in value and abs(math.frexp(value[b])[0]) == 0.5 and abs(value[b]) < 2.0**1000:
            return self.mul(a, self.constant(1 / value[b]))  # a power of two: exact
        for c, x in ((a, b), (b, a)):
            if c in value and value[c] < 0 and x not in value:
                plus = self.constant(-value[c])
                return self.neg(self.div(plus, b) if c == a else self.div(a, plus))
        return self.node(DIV, a, b)

    def pow(self, a: int, b: int) -> int:
        """a**b; for a constant b = n or n + 1/2 products, by repeated squaring."""
        exponent = self.value.get(b, math.nan)
        twice = 2 * exponent
        if not abs(exponent) <= _LARGEST_POWER or not twice.is_integer() or a in self.value:
            return self.node(CODE["pow"], a, b)
        whole, half = divmod(abs(int(twice)), 2)
        result = self.node(CODE["sqrt"], a) if half else self.constant(1.0)
        square = a
        while whole:
            if whole & 1:
                result = self.mul(result, square)
            whole >>= 1
            if whole:
                square = self.mul(square, square)
        return self.div(self.constant(1.0), result) if exponent < 0 else result


def _rules(build: _Builder) -> dict[int, Callable[..., int]]:
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


def _read(f: ca.Function) -> tuple[_Builder, list[int]]:
    """Walk the instructions. Returns the builder and the value of every dense output entry."""
    arguments = f.sx_in()
    results = f.call(arguments, True, False)
    f = flattened(ca.Function(f.name(), arguments, results, {"live_variables": False}))
    looks = calls(f)
    offsets = np.concatenate([[0], np.cumsum([x.numel() for x in arguments])]).tolist()
    build = _Builder(offsets[-1])
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
    if len(build.op) >= _A:
        raise TrundleError(
            f"{f.name()!r} has {len(build.op)} values.",
            f"fewer than {_A}",
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
    kind = np.where(p.op == _LEAF, 1, 2)
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
    op = np.concatenate([p.op, [_LEAF], np.full(len(denominators), DIV)]).astype(np.int32)
    a = np.concatenate([p.a, [-1], np.full(len(denominators), one)]).astype(np.int32)
    b = np.concatenate([p.b, [-1], denominators]).astype(np.int32)
    value = p.value | {one: 1.0}
    is_one = np.array([value.get(int(i)) == 1.0 for i in a[where]])
    op[where], b[where] = MUL, inverse[which]
    for k in np.flatnonzero(p.op[denominators] == _LEAF).tolist():
        if int(denominators[k]) in value:  # a constant: its reciprocal is one too
            with np.errstate(all="ignore"):
                value[int(inverse[k])] = float(1 / np.float64(value[int(denominators[k])]))
            op[inverse[k]], a[inverse[k]], b[inverse[k]] = _LEAF, -1, -1
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

"""Values of a straight-line program, each made once: equal operations on equal operands are one value.

Constants are folded, and identities that hold exactly for finite numbers are used; `shorter.py` goes further.
"""

from __future__ import annotations

import math
import struct

import numpy as np

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
from trundle.symbols.lookup import Call
from trundle.symbols.pieces import Pieces

LEAF = -1  # opcode of inputs and constants while the program is being built
_OP, FEWER = 1 << 52, 1 << 26  # a key of value numbering is op*_OP + a*FEWER + b: 67 million values
_LARGEST_POWER = 32  # beyond it repeated products lose more digits than pow costs in time


class Builder:
    """Appends operations, returning the number of an equal value where there is one already."""

    def __init__(self, n_inputs: int) -> None:
        self.n_inputs = n_inputs
        self.op = [LEAF] * n_inputs
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
            self.op.append(LEAF)
            self.a.append(-1)
            self.b.append(-1)
        return i

    def find(self, op: int, a: int, b: int) -> int:
        """The value of an operation that is not constant: the one known already, or a new one."""
        key = op * _OP + a * FEWER + b
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
        mirror = self._known.get(SUB * _OP + b * FEWER + a)
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

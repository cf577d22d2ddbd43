"""Tapes as one WebAssembly module, byte by byte: what a live page runs.

Every function has the signature of `llvm_ir`: pointers to the inputs, to the outputs, to scratch that it does not use,

    NAME(in0, in1, ..., out, work)      all i32, addresses in the memory that the module imports

so that the stepping kernel, itself WebAssembly, calls it as it calls native code. The code is a straight line: a value
that is used once stands where it is used, any other has a local variable.

Arithmetic, sqrt, floor, ceil, abs and comparisons are instructions, exact as everywhere. What the C library gives
elsewhere is imported from the page's `math`: JavaScript's own functions, which differ from it in the last digit or two
(`tests/test_wasm.py` measures each). Products are not fused with sums: WebAssembly has no such instruction.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from trundle.compiled.llvm_ir import LIBM
from trundle.compiled.operations import OPERATIONS, TABLES, table_of
from trundle.compiled.tape import Tape
from trundle.compiled.wasm_bytes import (
    AND,
    AS_F64,
    CALL,
    END,
    EQ,
    F64,
    GET,
    GT,
    I32,
    LE,
    LT,
    NE,
    OR,
    SELECT,
    SET,
    STORE,
    constant,
    get,
    load,
    number,
    section,
    text,
    vector,
)  # fmt: skip
from trundle.compiled.wasm_tables import Looked, Tables

MOST = 60_000  # operations of one function: what a browser takes, in a time worth waiting for
LONGEST = 400  # bytes of an expression that still stands where it is used

_INSTRUCTION = {
    "add": b"\xa0", "sub": b"\xa1", "mul": b"\xa2", "div": b"\xa3", "copysign": b"\xa6",
    "fabs": b"\x99", "neg": b"\x9a", "ceil": b"\x9b", "floor": b"\x9c", "sqrt": b"\x9f",
    "lt": LT + AS_F64, "le": LE + AS_F64, "eq": EQ + AS_F64, "ne": NE + AS_F64,
}  # fmt: skip


ZERO, ONE = constant(0.0), constant(1.0)
_X, _Y = GET + b"\0", GET + b"\1"  # the arguments of a helper


def _helpers(called: Mapping[str, int]) -> dict[str, tuple[int, bytes]]:
    """Functions of one or two numbers that are no single instruction: number of arguments, code."""
    first_is, second_is = _X + _X + EQ, _Y + _Y + EQ  # a number
    found = {  # of a number and no number, the number: (y is one ? min(x, y) : x) if x is one, else y
        name: (2, _X + _Y + both + _X + second_is + SELECT + _Y + first_is + SELECT)
        for name, both in (("fmin", b"\xa4"), ("fmax", b"\xa5"))
    }
    found["sign"] = (
        1,
        constant(-1.0) + ONE + _X + _X + ZERO + GT + SELECT + _X + ZERO + LT + SELECT,
    )
    if "pow" in called:  # C: pow(1, y) and pow(-1, infinity) are 1; JavaScript: no number
        known = (
            _X
            + ONE
            + EQ
            + _X
            + constant(-1.0)
            + EQ
            + _Y
            + b"\x99"
            + constant(np.inf)
            + EQ
            + AND
            + OR
        )
        found["pow"] = (2, ONE + _X + _Y + CALL + number(called["pow"]) + known + SELECT)
    return found


class _Function:
    """The code of one tape."""

    def __init__(self, tape: Tape, index: Mapping[str, int], looks: Mapping[Looked, int]) -> None:
        self.tape, self.index, self.looks = tape, index, looks
        self.first = tape.n_inputs + len(tape.constants)
        used = np.concatenate([tape.a, tape.b[tape.b >= 0], tape.outputs])
        self.uses = np.bincount(used, minlength=self.first + len(tape.op)).tolist()
        self.code, self.local = bytearray(), dict[int, bytes]()
        self.waiting: dict[int, bytes] = {}  # values that stand where they are used

    def body(self) -> bytes:
        tape, out = self.tape, get(len(self.tape.sizes_in))
        self._load()
        for v, (op, a, b) in enumerate(
            zip(tape.op.tolist(), tape.a.tolist(), tape.b.tolist(), strict=True), self.first
        ):
            x, y = self._value(a), self._value(b) if b >= 0 else b""
            made = self._look(op, x, y) if op >= TABLES else self._named(OPERATIONS[op].name, x, y)
            if self.uses[v] == 1 and len(made) <= LONGEST:
                self.waiting[v] = made
            elif self.uses[v]:
                self._keep(v, made)
        for k, v in enumerate(tape.outputs.tolist()):
            self.code += out + self._value(v) + STORE + number(8 * k)
        head = vector([number(len(self.local)) + F64] if self.local else [])
        whole = head + bytes(self.code) + END
        return number(len(whole)) + whole

    def _load(self) -> None:
        """Inputs: those that are used more than once into variables."""
        v = 0
        for argument, size in enumerate(self.tape.sizes_in):
            for k in range(size):
                made = get(argument) + load(k)
                if self.uses[v] > 1:
                    self._keep(v, made)
                else:
                    self.waiting[v] = made
                v += 1
        for value in self.tape.constants.tolist():
            self.waiting[v] = constant(value)
            v += 1

    def _keep(self, v: int, made: bytes) -> None:
        place = number(len(self.tape.sizes_in) + 2 + len(self.local))
        self.code += made + SET + place
        self.local[v] = GET + place

    def _value(self, v: int) -> bytes:
        return self.local[v] if v in self.local else self.waiting[v]

    def _look(self, op: int, x: bytes, y: bytes) -> bytes:
        """A derivative of a table."""
        i, order = table_of(op)
        return x + y + CALL + number(self.looks[self.tape.tables[i].key, order])

    def _named(self, name: str, x: bytes, y: bytes) -> bytes:
        if name in _INSTRUCTION:
            return x + y + _INSTRUCTION[name]
        if name == "not":
            return x + ZERO + EQ + AS_F64
        if name in ("and", "or"):
            return x + ZERO + NE + y + ZERO + NE + (AND if name == "and" else OR) + AS_F64
        if name == "if_else_zero":
            return ZERO + y + x + ZERO + EQ + SELECT
        return x + y + CALL + number(self.index[name])


def module(tapes: Mapping[str, Tape]) -> bytes:
    """A WebAssembly module with one exported function for every tape.

    It imports env.memory, what it needs of math, and for every table the address of its data, data.KEY.

    >>> import casadi as ca
    >>> x = ca.SX.sym("x")
    >>> made = module({"f": Tape.from_function(ca.Function("f", [x], [ca.sin(x)]))})
    >>> made[:8], b"memory" in made, b"sin" in made, b"cos" in made
    (b'\\x00asm\\x01\\x00\\x00\\x00', True, True, False)
    """
    tables = Tables.of(tapes.values())
    operations = {op for tape in tapes.values() for op in tape.op.tolist() if op < TABLES}
    named = {OPERATIONS[op].name for op in operations}
    taken = [name for name in LIBM if name in named]
    called = {name: k for k, name in enumerate(taken)}
    helpers = {name: made for name, made in _helpers(called).items() if name in named}
    index = called | {name: len(taken) + k for k, name in enumerate(helpers)}
    arities = sorted({len(tape.sizes_in) + 2 for tape in tapes.values()})
    arity = {operation.name: operation.arity for operation in OPERATIONS}
    types = [_type([F64], [F64]), _type([F64] * 2, [F64]), *(_type([I32] * n, []) for n in arities)]
    imports = [text("env") + text("memory") + b"\x02\x00\x01"]
    imports += [text("math") + text(name) + b"\x00" + number(arity[name] - 1) for name in taken]
    imports += tables.imports()
    kinds = [number(count - 1) for count, _ in helpers.values()]
    kinds += [number(count - 1) for count in tables.arities()]
    kinds += [number(2 + arities.index(len(tape.sizes_in) + 2)) for tape in tapes.values()]
    looks = tables.places(len(taken) + len(helpers))
    first = len(taken) + len(helpers) + len(looks)
    exports = [text(name) + b"\x00" + number(first + k) for k, name in enumerate(tapes)]
    bodies = [number(len(code) + 2) + b"\x00" + code + END for _, code in helpers.values()]
    bodies += tables.bodies()
    bodies += [_Function(tape, index, looks).body() for tape in tapes.values()]
    sections = {1: types, 2: imports, 3: kinds, 7: exports, 10: bodies}
    return b"\0asm\1\0\0\0" + b"".join(section(code, vector(x)) for code, x in sections.items())


def _type(takes: list[bytes], gives: list[bytes]) -> bytes:
    return b"\x60" + vector(takes) + vector(gives)

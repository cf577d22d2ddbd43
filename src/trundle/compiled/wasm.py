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

import struct
from collections.abc import Iterable, Mapping

import numpy as np

from trundle.compiled.llvm_ir import LIBM
from trundle.compiled.operations import OPERATIONS
from trundle.compiled.tape import Tape
from trundle.errors import ModelError

MOST = 60_000  # operations of one function: what a browser takes, in a time worth waiting for
LONGEST = 400  # bytes of an expression that still stands where it is used

I32, F64 = b"\x7f", b"\x7c"
GET, SET, CALL, END, SELECT, NUMBER = b"\x20", b"\x21", b"\x10", b"\x0b", b"\x1b", b"\x44"
LOAD, STORE = b"\x2b\x03", b"\x39\x03"  # f64, at multiples of 8 bytes
EQ, NE, LT, GT, LE = (bytes([code]) for code in (0x61, 0x62, 0x63, 0x64, 0x65))
AND, OR, AS_F64 = b"\x71", b"\x72", b"\xb7"
_INSTRUCTION = {
    "add": b"\xa0", "sub": b"\xa1", "mul": b"\xa2", "div": b"\xa3", "copysign": b"\xa6",
    "fabs": b"\x99", "neg": b"\x9a", "ceil": b"\x9b", "floor": b"\x9c", "sqrt": b"\x9f",
    "lt": LT + AS_F64, "le": LE + AS_F64, "eq": EQ + AS_F64, "ne": NE + AS_F64,
}  # fmt: skip


def number(n: int) -> bytes:
    """A whole number >= 0 in as few bytes as it needs (LEB128).

    >>> number(300).hex()
    'ac02'
    """
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*out, n])


def text(name: str) -> bytes:
    """A name, behind its length."""
    return number(len(name.encode())) + name.encode()


def vector(items: Iterable[bytes]) -> bytes:
    """Items, behind their number."""
    parts = list(items)
    return number(len(parts)) + b"".join(parts)


def section(code: int, content: bytes) -> bytes:
    """A section of a module."""
    return bytes([code]) + number(len(content)) + content


def constant(value: float) -> bytes:
    """The instruction that gives a number."""
    return NUMBER + struct.pack("<d", value)


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

    def __init__(self, tape: Tape, index: Mapping[str, int]) -> None:
        self.tape, self.index = tape, index
        self.first = tape.n_inputs + len(tape.constants)
        used = np.concatenate([tape.a, tape.b[tape.b >= 0], tape.outputs])
        self.uses = np.bincount(used, minlength=self.first + len(tape.op)).tolist()
        self.code, self.local = bytearray(), dict[int, bytes]()
        self.waiting: dict[int, bytes] = {}  # values that stand where they are used

    def body(self) -> bytes:
        tape, out = self.tape, GET + number(len(self.tape.sizes_in))
        self._load()
        for v, (op, a, b) in enumerate(
            zip(tape.op.tolist(), tape.a.tolist(), tape.b.tolist(), strict=True), self.first
        ):
            x, y = self._value(a), self._value(b) if b >= 0 else b""
            made = self._operation(OPERATIONS[op].name, x, y)
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
                made = GET + number(argument) + LOAD + number(8 * k)
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

    def _operation(self, name: str, x: bytes, y: bytes) -> bytes:
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
    """A WebAssembly module with one exported function for every tape. It imports env.memory and what it needs of math.

    >>> import casadi as ca
    >>> x = ca.SX.sym("x")
    >>> made = module({"f": Tape.from_function(ca.Function("f", [x], [ca.sin(x)]))})
    >>> made[:8], b"memory" in made, b"sin" in made, b"cos" in made
    (b'\\x00asm\\x01\\x00\\x00\\x00', True, True, False)
    """
    if any(tape.tables for tape in tapes.values()):
        raise ModelError(
            "A live page cannot run a system with a table of data.",
            "formulas only",
            "the page computes by itself, and the data are not in it",
            'motion.show("run.html")  # the motion as it was computed',
        )
    named = {OPERATIONS[op].name for tape in tapes.values() for op in np.unique(tape.op).tolist()}
    taken = [name for name in LIBM if name in named]
    called = {name: k for k, name in enumerate(taken)}
    helpers = {name: made for name, made in _helpers(called).items() if name in named}
    index = called | {name: len(taken) + k for k, name in enumerate(helpers)}
    arities = sorted({len(tape.sizes_in) + 2 for tape in tapes.values()})
    arity = {operation.name: operation.arity for operation in OPERATIONS}
    types = [_type([F64], [F64]), _type([F64] * 2, [F64]), *(_type([I32] * n, []) for n in arities)]
    imports = [text("env") + text("memory") + b"\x02\x00\x01"]
    imports += [text("math") + text(name) + b"\x00" + number(arity[name] - 1) for name in taken]
    kinds = [number(count - 1) for count, _ in helpers.values()]
    kinds += [number(2 + arities.index(len(tape.sizes_in) + 2)) for tape in tapes.values()]
    first = len(taken) + len(helpers)
    exports = [text(name) + b"\x00" + number(first + k) for k, name in enumerate(tapes)]
    bodies = [number(len(code) + 2) + b"\x00" + code + END for _, code in helpers.values()]
    bodies += [_Function(tape, index).body() for tape in tapes.values()]
    sections = {1: types, 2: imports, 3: kinds, 7: exports, 10: bodies}
    return b"\0asm\1\0\0\0" + b"".join(section(code, vector(x)) for code, x in sections.items())


def _type(takes: list[bytes], gives: list[bytes]) -> bytes:
    return b"\x60" + vector(takes) + vector(gives)

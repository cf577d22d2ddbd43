"""A tape as LLVM IR text.

Every function has the signature

    void NAME(ptr in0, ptr in1, ..., ptr out, ptr work)

all pointers to double and without overlap, all outputs end to end in `out`. The code is a straight
line. With `lanes` > 1 a value is `<lanes x double>` and the arrays have the shape (n, lanes).

Products that only one sum uses are fused with it (`llvm.fmuladd`: one instruction where the CPU has
it, a product and a sum elsewhere). No other liberty is taken with the arithmetic.

A long tape is split into internal functions ("chunks") of some hundred operations; values that
cross from one to another live in `work`, whose slots are used again when their value has been read
for the last time. Because fusing is decided before splitting, the split does not change one bit.

`style_for` chooses by what was measured (LLVM 22, two shared cores; level is LLVM's `opt`):

- 2,076 operations (10 coordinates, 8 rows): level 1, unsplit: text 3 ms, parsing 4 ms, code 60 ms; 263 ns per
  evaluation. Level 2 compiles no faster and runs the same. Level 0: code 25 ms, but more than twice as slow to run.
- 33,000 operations (a chain of 1,000 links), level 1: split by 50, 100, 200, 400, 1000 the code takes 1.4, 1.1, 1.4,
  1.9, 3.2 s, and 12 us per evaluation. LLVM orders loads and stores against each other, pair by pair, so its time grows
  faster than the chunk; 8,000 copies in one piece took 2 s. Level 0, split by 200 or 500: 0.1 s and 14.4 us.
- 132,000 operations (the end of its step), level 0, split by 500: text 0.3 s, parsing 0.5 s, code 0.6 s. Fusing at
  level 0 breaks LLVM's quick way of selecting instructions: twice the time, and slower code for all but this chain.

So: one piece and level 1 up to `WHOLE` operations and copies, chunks and level 1 up to `OPTIMIZED`, level 0 from
there on, which costs a quarter of the run time, never more than 1.3 times, and makes the first result ten times sooner.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from trundle.compiled.emission import Style, arranged, copied_outputs, style_for
from trundle.compiled.operations import CODE, OPERATIONS, SUB, TABLES, table_of
from trundle.compiled.table_code import call_table, llvm_table, taken
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError

# Outputs stored as one vector, as the kernel reads them (`part`), of programs with so many at most.
PACK, MOST_PACKED = 2, 64
EMITTER_VERSION = 26  # part of every cache key: raise it whenever the text for a tape changes

_ARITHMETIC = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_INTRINSIC = {
    "sqrt": "llvm.sqrt",
    "fabs": "llvm.fabs",
    "floor": "llvm.floor",
    "ceil": "llvm.ceil",
    "copysign": "llvm.copysign",
    "fmin": "llvm.minnum",
    "fmax": "llvm.maxnum",
}
_COMPARE = {"lt": "olt", "le": "ole", "eq": "oeq", "ne": "une"}
_SPECIAL = {"neg", "sign", "not", "and", "or", "if_else_zero", *_ARITHMETIC, *_INTRINSIC, *_COMPARE}
LIBM = tuple(o.name for o in OPERATIONS if o.name not in _SPECIAL)


def table_name(function: str, i: int) -> str:
    """The symbol of the function of a table; its pointer to the data is called NAME.data."""
    return f"{function}.table{i}"


def _orders(tape: Tape) -> list[set[int]]:
    """The orders of derivatives that are needed of each table."""
    found: list[set[int]] = [set() for _ in tape.tables]
    for op in np.unique(tape.op[tape.op >= TABLES]).tolist():
        i, order = table_of(op)
        found[i].add(order)
    return found


class Emitted(NamedTuple):
    """IR text of one function, the length of its work array in values, and its number of chunks."""

    text: str
    n_work: int
    n_chunks: int


def emit(name: str, tape: Tape, *, style: Style | None = None, lanes: int = 1) -> Emitted:
    """The LLVM IR of a tape under the given function name.

    >>> import casadi as ca
    >>> x = ca.SX.sym("x")
    >>> tape = Tape.from_function(ca.Function("f", [x], [x + 2]))
    >>> print(emit("f", tape).text.split("attributes")[0])
    define void @f(ptr noalias %in0, ptr noalias %out, ptr noalias %work) #0 {
     %1 = getelementptr double, ptr %in0, i64 0
     %2 = load double, ptr %1
     %3 = fadd double %2, 0x4000000000000000
     %4 = getelementptr double, ptr %out, i64 0
     store double %3, ptr %4
     ret void
    }
    <BLANKLINE>
    """
    if not name.isidentifier() or not name.isascii():
        raise TrundleError(
            f"A function is named {name!r}.",
            "an ASCII identifier",
            "a space, a sign or a letter with an accent in the name",
            'compile_native({"f": function})',
        )
    style = style or style_for(tape)
    if lanes < 1 or style.chunk < 1:
        raise TrundleError(
            f"lanes={lanes}, chunk={style.chunk} are not both positive.",
            "positive numbers",
            fix="lanes=1, chunk=300",
        )
    return _Emitter(name, tape, lanes, style).emit()


class _Emitter:
    """Builds the text of one function; `refer` gives the name of a value, loading it if need be.

    Values have numbers, in order, as LLVM gives them itself: names would take it twice as long to read.
    """

    def __init__(self, name: str, tape: Tape, lanes: int, style: Style) -> None:
        self.name, self.tape, self.lanes, self.chunk = name, tape, lanes, style.chunk
        self.real = "double" if lanes == 1 else f"<{lanes} x double>"
        self.truth = "i1" if lanes == 1 else f"<{lanes} x i1>"
        self.suffix = "f64" if lanes == 1 else f"v{lanes}f64"
        self.first = tape.n_inputs + len(tape.constants)
        self.constants = [self.number(x) for x in tape.constants.tolist()]
        self.zero = self.number(0.0)
        self.emission = arranged(tape, style)
        self.op, self.a, self.b = tape.op.tolist(), tape.a.tolist(), tape.b.tolist()
        self.source = [
            f"%in{k}, i64 {i}" for k, size in enumerate(tape.sizes_in) for i in range(size)
        ]
        self.targets: dict[int, list[int]] = {}
        for k, v in enumerate(tape.outputs.tolist()):
            self.targets.setdefault(v, []).append(k)
        self.lines: list[str] = []
        self.count = 0  # of values in the current chunk
        self.here: dict[int, str] = {}  # values that have a name in the current chunk
        self.declared: set[str] = set()
        self.looked: dict[tuple[int, int, int], int] = {}  # tables looked at in the current chunk
        self.orders = [sorted(orders) for orders in _orders(tape)]

    def number(self, x: float) -> str:
        bits = f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016X}"
        if self.lanes == 1:
            return bits
        return "<" + ", ".join([f"double {bits}"] * self.lanes) + ">"

    def emit(self) -> Emitted:
        arguments = [f"%in{k}" for k in range(len(self.tape.sizes_in))] + ["%out", "%work"]
        formal = ", ".join(f"ptr noalias {x}" for x in arguments)
        actual = ", ".join(f"ptr {x}" for x in arguments)
        chunks = list(self.chunks())
        names = [f"{self.name}.{k}" for k in range(len(chunks))]
        for name, (operations, copies) in zip(names, chunks, strict=True):
            whole = len(chunks) == 1
            linkage, title = ("", self.name) if whole else ("internal ", name)
            self.lines.append(f"define {linkage}void @{title}({formal}) #0 {{")
            self.here.clear()
            self.count = 0
            self.looked.clear()
            self.body(operations)
            self.store_outputs([self.first + i for i in operations], copies)
            self.lines.append(" ret void\n}")
        if len(chunks) > 1:
            self.lines.append(f"define void @{self.name}({formal}) #0 {{")
            self.lines += [f" call void @{name}({actual})" for name in names]
            self.lines.append(" ret void\n}")
        for i, (table, orders) in enumerate(zip(self.tape.tables, self.orders, strict=True)):
            text, declared = llvm_table(table_name(self.name, i), table, orders)
            self.lines.append(text)
            self.declared |= declared
        self.lines += sorted(self.declared)
        # values that do not fit the registers go to the stack: there a vector must not straddle two cache lines
        align = f" alignstack={8 * self.lanes}" if self.lanes > 1 else ""
        self.lines.append(f"attributes #0 = {{ nounwind{align} }}")
        self.lines.append("attributes #1 = { nounwind willreturn memory(none) }\n")
        return Emitted("\n".join(self.lines), self.emission.n_work, len(chunks))

    def chunks(self) -> Iterator[tuple[list[int], list[int]]]:
        """Operations and copies of each."""
        emitted, copies, size = (
            self.emission.emitted.tolist(),
            copied_outputs(self.tape),
            self.chunk,
        )
        if len(emitted) + len(copies) <= size:
            yield emitted, copies
            return
        for start in range(0, len(emitted), size):
            yield emitted[start : start + size], []
        for start in range(0, len(copies), size):
            yield [], copies[start : start + size]

    def put(self, text: str) -> str:
        """Write what gives a value; the value's number."""
        self.count += 1
        name = f"%{self.count}"
        self.lines.append(f" {name} = {text}")
        return name

    def load(self, v: int, source: str) -> str:
        align = "" if self.lanes == 1 else ", align 8"
        place = self.put(f"getelementptr {self.real}, ptr {source}")
        self.here[v] = name = self.put(f"load {self.real}, ptr {place}{align}")
        return name

    def store(self, name: str, target: str) -> None:
        align = "" if self.lanes == 1 else ", align 8"
        place = self.put(f"getelementptr {self.real}, ptr {target}")
        self.lines.append(f" store {self.real} {name}, ptr {place}{align}")

    def refer(self, v: int) -> str:
        name = self.here.get(v)
        if name is not None:
            return name
        k = v - self.tape.n_inputs
        if k < 0:
            return self.load(v, self.source[v])
        if v < self.first:
            return self.constants[k]
        return self.load(v, self.emission.place[v])

    def body(self, operations: list[int]) -> None:
        op, a, b, here, put = self.op, self.a, self.b, self.here, self.put
        first, real, refer = self.first, self.real, self.refer
        partner, place = self.emission.partner, self.emission.place
        arithmetic = {CODE[k]: f"{v} {real}" for k, v in _ARITHMETIC.items()}
        for i in operations:
            v, code = first + i, op[i]
            if partner[i] >= 0:
                here[v] = name = self.fused(code, a[i], b[i], first + partner[i])
            elif code in arithmetic:
                x, y = refer(a[i]), refer(b[i])
                here[v] = name = put(f"{arithmetic[code]} {x}, {y}")
            elif code >= TABLES:
                here[v] = name = self.look(v, code, a[i], b[i])
            else:
                x, y = refer(a[i]), refer(b[i]) if b[i] >= 0 else ""
                here[v] = name = self.other(OPERATIONS[code].name, x, y)
            if v in place and place[v].startswith("%work"):
                self.store(name, place[v])

    def store_outputs(self, values: Sequence[int], copies: Sequence[int]) -> None:
        """Outputs in order at the end of a chunk, which halves LLVM's time if there are many."""
        found = [(k, v) for v in values for k in self.targets.get(v, ())]
        entries = dict(sorted([*found, *((k, int(self.tape.outputs[k])) for k in copies)]))
        packed = self.packed(entries)
        for k, v in entries.items():
            if k in packed:
                self.store_packed(k, [self.refer(entries[k + i]) for i in range(PACK)])
            elif not any(k - i in packed for i in range(1, PACK)):
                self.store(self.refer(v), f"%out, i64 {k}")

    def packed(self, entries: Mapping[int, int]) -> set[int]:
        """Where outputs are stored as one vector: what is read as one next does not wait for single stores."""
        if self.lanes > 1 or len(entries) > MOST_PACKED:
            return set()
        return {k for k in entries if k % PACK == 0 and all(k + i in entries for i in range(PACK))}

    def store_packed(self, k: int, names: Sequence[str]) -> None:
        kind, whole = f"<{PACK} x double>", "poison"
        for i, name in enumerate(names):
            whole = self.put(f"insertelement {kind} {whole}, double {name}, i64 {i}")
        place = self.put(f"getelementptr double, ptr %out, i64 {k}")
        self.lines.append(f" store {kind} {whole}, ptr {place}, align 8")

    def fused(self, code: int, a: int, b: int, product: int) -> str:
        """a + x*y, a - x*y or x*y - b in one operation."""
        i = product - self.first
        x, y = self.refer(self.a[i]), self.refer(self.b[i])
        rest = self.refer(a if product == b else b)
        if code == SUB:
            turned = self.put(f"fneg {self.real} {x if product == b else rest}")
            x, rest = (turned, rest) if product == b else (x, turned)
        return self.call("llvm.fmuladd", [x, y, rest])

    def call(self, function: str, x: list[str]) -> str:
        """An intrinsic, on all lanes at once."""
        full, real = f"@{function}.{self.suffix}", self.real
        arguments = ", ".join(f"{real} {k}" for k in x)
        self.declared.add(f"declare {real} {full}({', '.join([real] * len(x))})")
        return self.put(f"call {real} {full}({arguments})")

    def look(self, v: int, code: int, a: int, b: int) -> str:
        """A derivative of a table; all that are needed of it at a place are found at once, where the first is."""
        i, order = table_of(code)
        at = [self.refer(k) for k in (a, b) if k >= 0]
        count, room = len(self.orders[i]), self.looked.setdefault((i, a, b), v)
        if room == v:
            self.lines += call_table(table_name(self.name, i), v, at, count, self.lanes)
        self.lines += taken(v, room, self.orders[i].index(order), count, self.lanes)
        return f"%v{v}"

    def other(self, name: str, x: str, y: str) -> str:
        """Everything that is neither a sum nor a product."""
        real, truth, zero, put = self.real, self.truth, self.zero, self.put
        if name == "neg":
            return put(f"fneg {real} {x}")
        if name in _INTRINSIC:
            return self.call(_INTRINSIC[name], [x, y] if y else [x])
        if name == "sign":
            below, above = (put(f"fcmp {side} {real} {x}, {zero}") for side in ("olt", "ogt"))
            rest = put(f"select {truth} {above}, {real} {self.number(1.0)}, {real} {x}")
            return put(f"select {truth} {below}, {real} {self.number(-1.0)}, {real} {rest}")
        if name == "if_else_zero":
            off = put(f"fcmp oeq {real} {x}, {zero}")
            return put(f"select {truth} {off}, {real} {zero}, {real} {y}")
        if name in LIBM:
            return self.libm(name, [x, y] if y else [x])
        if name in _COMPARE:
            found = put(f"fcmp {_COMPARE[name]} {real} {x}, {y}")
        elif name == "not":
            found = put(f"fcmp oeq {real} {x}, {zero}")
        else:  # "and", "or": nan counts as true, as in C
            both = [put(f"fcmp une {real} {part}, {zero}") for part in (x, y)]
            found = put(f"{name} {truth} {', '.join(both)}")
        return put(f"uitofp {truth} {found} to {real}")

    def libm(self, name: str, x: list[str]) -> str:
        """A call of the C library, lane by lane."""
        scalar = ", ".join(["double"] * len(x))
        self.declared.add(f"declare double @{name}({scalar}) #1")
        if self.lanes == 1:
            return self.put(f"call double @{name}({', '.join(f'double {k}' for k in x)})")
        whole = "poison"
        for lane in range(self.lanes):
            parts = [self.put(f"extractelement {self.real} {k}, i64 {lane}") for k in x]
            found = self.put(
                f"call double @{name}({', '.join(f'double {part}' for part in parts)})"
            )
            whole = self.put(f"insertelement {self.real} {whole}, double {found}, i64 {lane}")
        return whole

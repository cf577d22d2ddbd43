"""Tables in WebAssembly: a function of one or two numbers for every derivative of a table that programs need.

    (x: f64 [, y: f64]) -> f64

The counterpart of `table_code.py`: the same cells, found in the same way, and the same polynomials. The data stand in
the memory that the kernel and all programs share, at the address that the global `data.KEY` holds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from trundle.compiled.operations import TABLES, table_of
from trundle.compiled.tape import Tape
from trundle.compiled.wasm_bytes import (
    AND,
    AS_INT,
    END,
    F64,
    FLOOR,
    GE,
    GLOBAL,
    I32,
    IF,
    INT_LT,
    INT_MINUS,
    INT_PLUS,
    INT_TIMES,
    LE,
    LEAST,
    MINUS,
    MOST,
    OVER,
    PLUS,
    RETURN,
    SELECT,
    TIMES,
    constant,
    get,
    load,
    number,
    put,
    text,
    vector,
    whole,
)  # fmt: skip
from trundle.symbols.pieces import LANES, Axis, Pieces, falling
from trundle.symbols.splines import ORDER

Looked = tuple[str, int]  # which table, by its key, and the order of the derivative


class Tables(NamedTuple):
    """The tables that programs look at, by their keys, and what they ask of them."""

    pieces: dict[str, Pieces]
    asked: list[Looked]

    @classmethod
    def of(cls, tapes: Iterable[Tape]) -> Tables:
        pieces: dict[str, Pieces] = {}
        asked: dict[Looked, None] = {}
        for tape in tapes:
            for op in sorted({op for op in tape.op.tolist() if op >= TABLES}):
                i, order = table_of(op)
                pieces[tape.tables[i].key] = tape.tables[i]
                asked[tape.tables[i].key, order] = None
        return cls(pieces, list(asked))

    def imports(self) -> list[bytes]:
        """The addresses of the data, as globals."""
        return [text("data") + text(key) + b"\x03" + I32 + b"\x00" for key in self.pieces]

    def arities(self) -> list[int]:
        return [len(self.pieces[key].axes) for key, _ in self.asked]

    def bodies(self) -> list[bytes]:
        """The code of every function, in the order of `asked`."""
        places = {key: k for k, key in enumerate(self.pieces)}
        return [_Table(self.pieces[key], order, places[key]).body() for key, order in self.asked]

    def places(self, first: int) -> Mapping[Looked, int]:
        return {one: first + k for k, one in enumerate(self.asked)}


class _Table:
    """The code of one derivative: variables are x [, y], the data's address, the cells and a spare one, the rest."""

    def __init__(self, table: Pieces, order: int, place: int) -> None:
        self.table, self.order, self.ways = table, order, len(table.axes)
        self.base = self.ways
        self.cells = [self.base + 1 + k for k in range(self.ways)]
        self.spare = self.base + 1 + self.ways
        self.u = [self.spare + 1 + k for k in range(self.ways)]
        self.weights = self.spare + 1 + self.ways
        self.address = GLOBAL + number(place)

    def body(self) -> bytes:
        code = put(self.base, self.address)
        for k, axis in enumerate(self.table.axes):
            code += self.find(k, axis)
        code += self.line() if self.ways == 1 else self.grid()
        kinds = [(2 + self.ways, I32), (self.ways + (2 * ORDER if self.ways == 2 else 0), F64)]
        made = vector([number(count) + kind for count, kind in kinds]) + code + END
        return number(len(made)) + made

    # --- cells --------------------------------------------------------------------------------------
    def find(self, k: int, axis: Axis) -> bytes:
        """The cell of an argument, and how far it is from its beginning; back at once where there are no data."""
        x, place = get(k), self.table.places["xy"[k]]
        if axis.period:
            length = constant(axis.high - axis.low)
            turns = x + constant(axis.low) + MINUS + length + OVER + FLOOR
            code = put(k, x + turns + length + TIMES + MINUS)
        else:
            low, high = axis.reach
            outside = x + constant(low) + GE + x + constant(high) + LE + AND + b"\x45"  # not
            code = outside + IF + constant(math.nan) + RETURN + END
        code += self.even(k, axis) if axis.even else self.bisected(k, axis, place)
        knot = self.at(get(self.cells[k]), place)
        return code + put(self.u[k], x + knot + MINUS)

    def at(self, index: bytes, place: int) -> bytes:
        """The number of the data at a place, and so many behind it."""
        return get(self.base) + index + whole(8) + INT_TIMES + INT_PLUS + load(place)

    def even(self, k: int, axis: Axis) -> bytes:
        away = get(k) + constant(axis.low) + MINUS
        count = away + constant(axis.cells / (axis.high - axis.low)) + TIMES
        inside = count + constant(0.0) + MOST + constant(float(axis.cells - 1)) + LEAST
        return put(self.cells[k], inside + AS_INT)

    def bisected(self, k: int, axis: Axis, place: int) -> bytes:
        cell, code = self.cells[k], b""
        step = 1 << max(axis.cells - 1, 1).bit_length() >> 1
        while step:
            code += put(self.spare, get(cell) + whole(step) + INT_PLUS)
            code += get(self.spare) + whole(axis.cells) + INT_LT + IF
            code += get(k) + self.at(get(self.spare), place) + GE
            code += IF + put(cell, get(self.spare)) + END + END
            step >>= 1
        return code

    # --- values -------------------------------------------------------------------------------------
    def horner(self, u: int, by: int, powers: Mapping[int, bytes]) -> bytes:
        """The derivative of a polynomial, of which `powers` gives the coefficients."""
        code = b""
        for p in sorted(powers, reverse=True):
            if p < by:
                break
            factor = falling(p, by)
            term = powers[p] + (constant(float(factor)) + TIMES if factor != 1 else b"")
            code = code + get(u) + TIMES + term + PLUS if code else term
        return code or constant(0.0)

    def line(self) -> bytes:
        table, begin = self.table, self.table.places["powers"]
        cell = get(self.cells[0]) + whole(table.width) + INT_TIMES
        powers = {p: self.at(cell, begin + p) for p in range(table.width)}
        return self.horner(self.u[0], self.order, powers)

    def grid(self) -> bytes:
        """The sum over six times six B-splines."""
        table, code = self.table, b""
        for k, by in enumerate(table.by_each(self.order)):
            begin = table.places[f"basis_{'xy'[k]}"]
            cell = get(self.cells[k]) + whole(ORDER * LANES) + INT_TIMES
            for a in range(ORDER):
                powers = {p: self.at(cell, begin + LANES * p + a) for p in range(ORDER)}
                code += put(self.weights + ORDER * k + a, self.horner(self.u[k], by, powers))
        for k, axis in enumerate(table.axes):
            code += self.first(k, axis)
        corner = get(self.cells[0]) + whole(table.columns) + INT_TIMES
        corner += get(self.cells[1]) + INT_PLUS
        code += put(self.spare, corner)
        total = b""
        for a in range(ORDER):
            row = b""
            for b in range(ORDER):
                place = table.places["powers"] + a * table.columns + b
                term = get(self.weights + ORDER + b) + self.at(get(self.spare), place) + TIMES
                row = row + term + PLUS if row else term
            term = get(self.weights + a) + row + TIMES
            total = total + term + PLUS if total else term
        return code + total

    def first(self, k: int, axis: Axis) -> bytes:
        """The first B-spline of the cell, in its place."""
        cell, back = self.cells[k], get(self.spare)
        code = put(self.spare, get(cell) + whole(axis.shift) + INT_MINUS)
        code += put(self.spare, whole(0) + back + back + whole(0) + INT_LT + SELECT)
        beyond = whole(axis.most) + back + INT_LT
        return code + put(cell, whole(axis.most) + back + beyond + SELECT)

"""Tables as code: functions that give the derivatives of one table that a program needs, all at once.

    void NAME(double x, [double y,] ptr out)            LLVM IR; out[i] for the i-th of the orders needed
    static double NAME(double x, [double y,] int order) C

The cell is found by a product where all cells are of one size, else by bisection. A cell is never out of range,
whatever x is, so that nothing outside of the data is ever read.

In LLVM IR a grid works on rows of six B-splines as vectors of eight; Horner's rule gives all derivatives of them
together (d[m] is the m-th over m!). The data stay where they are: the code has a pointer NAME.data for them, which
`native.py` sets when it links.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence

from trundle.symbols.pieces import BY_X, LANES, Axis, Pieces
from trundle.symbols.splines import ORDER

_ROW = f"<{LANES} x double>"


def number(x: float) -> str:
    """A double in LLVM IR."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016X}"


class _Lines:
    """Lines of one function; every value has a name of its own."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.count = 0
        self.declared: set[str] = set()

    def __call__(self, operation: str) -> str:
        """Append an operation; the name of its value."""
        self.count += 1
        self.text.append(f" %t{self.count} = {operation}")
        return f"%t{self.count}"

    def intrinsic(self, name: str, kind: str, *x: str) -> str:
        full = f"@llvm.{name}.{'f64' if kind == 'double' else f'v{LANES}f64'}"
        self.declared.add(f"declare {kind} {full}({', '.join([kind] * len(x))})")
        return self(f"call {kind} {full}({', '.join(f'{kind} {k}' for k in x)})")

    def load(self, kind: str, place: str, index: str | int) -> str:
        pointer = self(f"getelementptr double, ptr {place}, i64 {index}")
        return self(f"load {kind}, ptr {pointer}, align 8")

    def splat(self, x: str) -> str:
        one = self(f"insertelement {_ROW} poison, double {x}, i64 0")
        zeros = f"<{LANES} x i32> zeroinitializer"
        return self(f"shufflevector {_ROW} {one}, {_ROW} poison, {zeros}")


def llvm_table(name: str, table: Pieces, orders: Sequence[int]) -> tuple[str, set[str]]:
    """The IR of a table's function for some orders, and what it declares."""
    do, ways = _Lines(), "xy"[: len(table.axes)]
    data = do(f"load ptr, ptr @{name}.data")
    cells = []
    inside = "true"
    for way, axis in zip(ways, table.axes, strict=True):
        cell, u, within = _cell(do, axis, f"%{way}", data, table.places[way])
        cells.append((cell, u))
        if within:
            inside = do(f"and i1 {inside}, {within}")
    found = _line(do, table, data, cells[0], orders)
    if len(ways) == 2:
        found = _grid(do, table, data, cells, orders)
    for i, order in enumerate(orders):
        value = found[order]
        kept = do(f"select i1 {inside}, double {value}, double {number(math.nan)}")
        place = do(f"getelementptr double, ptr %out, i64 {i}")
        do.text.append(f" store double {kept}, ptr {place}")
    formal = ", ".join(f"double %{way}" for way in ways)
    head = f"@{name}.data = global ptr null\ndefine internal void @{name}({formal}, ptr noalias %out) #0 {{"
    return "\n".join([head, *do.text, " ret void\n}"]), do.declared


def call_table(name: str, v: int, at: Sequence[str], count: int, lanes: int) -> list[str]:
    """Lines that call a table's function at a place, lane by lane; what it finds stands at %r<v>."""
    lines = [f" %r{v} = alloca double, i64 {count * lanes}"]
    for lane in range(lanes):
        places = list(at)
        if lanes > 1:
            places = [f"%x{v}.{lane}.{j}" for j in range(len(at))]
            lines += [
                f" {place} = extractelement <{lanes} x double> {x}, i64 {lane}"
                for place, x in zip(places, at, strict=True)
            ]
        arguments = ", ".join(f"double {x}" for x in places)
        room = f"%r{v}.{lane}"
        lines.append(f" {room} = getelementptr double, ptr %r{v}, i64 {lane * count}")
        lines.append(f" call void @{name}({arguments}, ptr {room})")
    return lines


def taken(v: int, room: int, place: int, count: int, lanes: int) -> list[str]:
    """Lines that make %v<v> of what a call left at %r<room>."""
    lines, whole = [], "poison"
    for lane in range(lanes):
        at = f"%g{v}.{lane}"
        lines.append(f" {at} = getelementptr double, ptr %r{room}, i64 {lane * count + place}")
        found = f"%v{v}" if lanes == 1 else f"%y{v}.{lane}"
        lines.append(f" {found} = load double, ptr {at}")
        if lanes > 1:
            made = f"%v{v}" if lane == lanes - 1 else f"%z{v}.{lane}"
            element = f"double {found}, i64 {lane}"
            lines.append(f" {made} = insertelement <{lanes} x double> {whole}, {element}")
            whole = made
    return lines


def _cell(do: _Lines, axis: Axis, x: str, data: str, place: int) -> tuple[str, str, str]:
    """The cell (i64) of x, how far x is from its beginning, and whether there are numbers; nothing for always."""
    within = ""
    if axis.period:
        length = axis.high - axis.low
        away = do(f"fsub double {x}, {number(axis.low)}")
        turns = do(f"fdiv double {away}, {number(length)}")
        whole = do.intrinsic("floor", "double", turns)
        back = do(f"fmul double {whole}, {number(length)}")
        x = do(f"fsub double {x}, {back}")
    else:
        low, high = axis.reach
        above = do(f"fcmp oge double {x}, {number(low)}")
        below = do(f"fcmp ole double {x}, {number(high)}")
        within = do(f"and i1 {above}, {below}")
    cell = _even(do, axis, x) if axis.even else _bisected(do, axis, x, data, place)
    knot = do.load("double", data, do(f"add i64 {cell}, {place}"))
    return cell, do(f"fsub double {x}, {knot}"), within


def _even(do: _Lines, axis: Axis, x: str) -> str:
    away = do(f"fsub double {x}, {number(axis.low)}")
    count = do(f"fmul double {away}, {number(axis.cells / (axis.high - axis.low))}")
    least = do.intrinsic("maxnum", "double", count, number(0.0))  # of NaN: zero
    most = do.intrinsic("minnum", "double", least, number(float(axis.cells - 1)))
    return do(f"fptosi double {most} to i64")


def _bisected(do: _Lines, axis: Axis, x: str, data: str, place: int) -> str:
    cell = "0"
    step = 1 << max(axis.cells - 1, 1).bit_length() >> 1
    while step:
        ahead = do(f"add i64 {cell}, {step}")
        is_there = do(f"icmp slt i64 {ahead}, {axis.cells}")
        safe = do(f"select i1 {is_there}, i64 {ahead}, i64 0")
        knot = do.load("double", data, do(f"add i64 {safe}, {place}"))
        beyond = do(f"fcmp oge double {x}, {knot}")
        go = do(f"and i1 {is_there}, {beyond}")
        cell = do(f"select i1 {go}, i64 {ahead}, i64 {cell}")
        step >>= 1
    return cell


def _horner(do: _Lines, kind: str, powers: list[str], u: str, most: int) -> list[str]:
    """The derivatives of a polynomial up to an order, each over its factorial."""
    d: list[str | None] = [None] * (most + 1)
    for p in reversed(powers):
        for m in range(most, 0, -1):
            if d[m - 1] is not None:
                d[m] = d[m - 1] if d[m] is None else _step(do, kind, d[m], u, d[m - 1])
        d[0] = p if d[0] is None else _step(do, kind, d[0], u, p)
    return [made for made in d if made is not None]


def _step(do: _Lines, kind: str, a: str | None, u: str, b: str | None) -> str:
    return do.intrinsic("fmuladd", kind, str(a), u, str(b))


def _scaled(do: _Lines, value: str, factor: int) -> str:
    return value if factor == 1 else do(f"fmul double {value}, {number(float(factor))}")


def _line(
    do: _Lines, table: Pieces, data: str, cell: tuple[str, str], orders: Sequence[int]
) -> dict[int, str]:
    if len(table.axes) == 2:
        return {}
    begin = do(f"mul i64 {cell[0]}, {table.width}")
    begin = do(f"add i64 {begin}, {table.places['powers']}")
    here = do(f"getelementptr double, ptr {data}, i64 {begin}")
    powers = [do.load("double", here, p) for p in range(table.width)]
    d = _horner(do, "double", powers, cell[1], max(orders))
    return {order: _scaled(do, d[order], math.factorial(order)) for order in orders}


def _grid(
    do: _Lines, table: Pieces, data: str, cells: list[tuple[str, str]], orders: Sequence[int]
) -> dict[int, str]:
    pairs = {order: divmod(order, BY_X) for order in orders}
    by_x, by_y = (max(pair[i] for pair in pairs.values()) for i in range(2))
    wx = _weights(do, table, data, "x", cells[0], by_x)
    wy = _weights(do, table, data, "y", cells[1], by_y)
    first = [_first(do, axis, cell) for axis, (cell, _) in zip(table.axes, cells, strict=True)]
    begin = do(f"mul i64 {first[0]}, {table.columns}")
    begin = do(f"add i64 {do(f'add i64 {begin}, {first[1]}')}, {table.places['powers']}")
    here = do(f"getelementptr double, ptr {data}, i64 {begin}")
    rows = [do.load(_ROW, here, a * table.columns) for a in range(ORDER)]
    sums = {}
    for m in sorted({pair[0] for pair in pairs.values()}):
        total = ""
        for a, row in enumerate(rows):
            lanes = ", ".join([f"i32 {a}"] * LANES)
            weight = do(f"shufflevector {_ROW} {wx[m]}, {_ROW} poison, <{LANES} x i32> <{lanes}>")
            total = (
                _step(do, _ROW, weight, row, total) if total else do(f"fmul {_ROW} {weight}, {row}")
            )
        sums[m] = total
    found = {}
    for order, (m, n) in pairs.items():
        product = do(f"fmul {_ROW} {sums[m]}, {wy[n]}")
        value = _added(do, product)
        found[order] = _scaled(do, value, math.factorial(m) * math.factorial(n))
    return found


def _weights(
    do: _Lines, table: Pieces, data: str, way: str, cell: tuple[str, str], most: int
) -> list[str]:
    """The six B-splines of a cell and their derivatives, over factorials, as rows."""
    begin = do(f"mul i64 {cell[0]}, {ORDER * LANES}")
    begin = do(f"add i64 {begin}, {table.places[f'basis_{way}']}")
    here = do(f"getelementptr double, ptr {data}, i64 {begin}")
    powers = [do.load(_ROW, here, p * LANES) for p in range(ORDER)]
    return _horner(do, _ROW, powers, do.splat(cell[1]), most)


def _first(do: _Lines, axis: Axis, cell: str) -> str:
    """The first B-spline of a cell."""
    back = do(f"sub i64 {cell}, {axis.shift}")
    negative = do(f"icmp slt i64 {back}, 0")
    back = do(f"select i1 {negative}, i64 0, i64 {back}")
    beyond = do(f"icmp sgt i64 {back}, {axis.most}")
    return do(f"select i1 {beyond}, i64 {axis.most}, i64 {back}")


def _added(do: _Lines, row: str) -> str:
    """The sum of a row, halves first: the last two are zero."""
    size, kind = LANES, _ROW
    while size > 1:
        half = f"<{size // 2} x double>"
        parts = []
        for begin in (0, size // 2):
            lanes = ", ".join(f"i32 {begin + i}" for i in range(size // 2))
            mask = f"<{size // 2} x i32> <{lanes}>"
            parts.append(do(f"shufflevector {kind} {row}, {kind} poison, {mask}"))
        row, kind, size = do(f"fadd {half} {parts[0]}, {parts[1]}"), half, size // 2
    return do(f"extractelement <1 x double> {row}, i64 0")


# --- C ----------------------------------------------------------------------------------------------
_C_LINE = """static double {name}(double x, int order)
{{
    const double *d = {name}_data;
{cell_x}    const double *c = d + {powers} + {width} * i;
    double sum = 0;
    for (int p = {width} - 1; p >= order; p--) {{
        double factor = 1;
        for (int k = 0; k < order; k++)
            factor *= p - k;
        sum = sum * x + factor * c[p];
    }}
    return sum;
}}
"""
_C_WEIGHT = """    double w{way}[6];
    for (int b = 0; b < 6; b++) {{
        const double *c = d + {basis} + 48 * {cell} + b;
        double sum = 0;
        for (int p = 5; p >= {order}; p--) {{
            double factor = 1;
            for (int k = 0; k < {order}; k++)
                factor *= p - k;
            sum = sum * {way} + factor * c[8 * p];
        }}
        w{way}[b] = sum;
    }}
    {cell} = {cell} < {shift} ? 0 : {cell} - {shift} > {most} ? {most} : {cell} - {shift};
"""
_C_GRID = """static double {name}(double x, double y, int order)
{{
    const double *d = {name}_data;
    const int by_x = order / 16, by_y = order % 16;
{cell_x}{cell_y}{weight_x}{weight_y}    double sum = 0;
    for (int a = 0; a < 6; a++)
        for (int b = 0; b < 6; b++)
            sum += wx[a] * wy[b] * d[{powers} + {columns} * (i + a) + j + b];
    return sum;
}}
"""
_C_REACH = (
    "    if (!({way} >= {low!r} && {way} <= {high!r}))\n        return NAN; /* no data there */\n"
)
_C_PERIOD = "    {way} -= {length!r} * floor(({way} - {low!r}) / {length!r});\n"
_C_CELL = """    int {cell} = 0;
    for (int step = {step}; step; step /= 2)
        if ({cell} + step < {cells} && {way} >= d[{place} + {cell} + step])
            {cell} += step;
    {way} -= d[{place} + {cell}];
"""


def c_name(table: Pieces) -> str:
    """The name of a table's function in C."""
    return f"table_{table.key[:12]}"


def c_table(table: Pieces) -> str:
    """The data of a table and its function, which gives the derivative of an order (16 a + b for a by x, b by y)."""
    name, places = c_name(table), table.places
    rows = [table.data[i : i + 6].tolist() for i in range(0, len(table.data), 6)]
    numbers = ",\n".join("    " + ", ".join(repr(x) for x in row) for row in rows)
    data = (
        f"/* {table.name}".replace("*/", "")
        + f" */\nstatic const double {name}_data[{len(table.data)}] = {{\n{numbers}\n}};\n"
    )
    given: dict[str, object] = {
        "name": name,
        "powers": places["powers"],
        "columns": table.columns,
        "width": table.width,
    }
    for way, cell, axis in zip("xy", "ij", table.axes, strict=False):
        step = 1 << max(axis.cells - 1, 1).bit_length() >> 1
        length, (low, high) = axis.high - axis.low, axis.reach
        head = _C_PERIOD if axis.period else _C_REACH
        bound = axis.low if axis.period else low
        given[f"cell_{way}"] = (head + _C_CELL).format(
            way=way, cell=cell, low=bound, high=high, length=length, step=step, cells=axis.cells,
            place=places[way],
        )  # fmt: skip
        if len(table.axes) == 2:
            given[f"weight_{way}"] = _C_WEIGHT.format(
                way=way, cell=cell, basis=places[f"basis_{way}"], order=f"by_{way}",
                shift=axis.shift, most=axis.most,
            )  # fmt: skip
    return data + (_C_LINE if len(table.axes) == 1 else _C_GRID).format(**given)

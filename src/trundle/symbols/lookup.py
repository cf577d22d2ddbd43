"""Tables in expression graphs.

A table is a CasADi function that a graph calls, f(x, y, order): one node, whose derivative is that of the next order,

    d f(x, y, k) = f(x, y, k + 16) dx + f(x, y, k + 1) dy           (k + 1 for x where there is no y)

CasADi differentiates calls by calls of functions of its own, fwd1_f, adj1_f, fwd1_fwd1_f, ...; the first of them are
given to it here, so that every one says in the end what calls of f say. `flattened` writes a function that way, for
code that walks through its instructions: the only calls left are those of tables.

Functions are numbered by how often they were differentiated, because a function must be made after its derivative.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.errors import ModelError, TrundleError
from trundle.symbols.pieces import BY_X, LANES, Axis, Pieces, falling
from trundle.symbols.splines import ORDER

DEEPEST = 9  # derivatives of derivatives
KNOWN: dict[str, Pieces] = {}  # by key: an expression may outlive every other name of its table
_BEGINS = "table_"


class Call(NamedTuple):
    """A call of a table: which, and the registers of x, (y,) and order that it reads."""

    table: Pieces
    function: ca.Function
    operands: tuple[int, ...]


def remember(table: Pieces) -> str:
    """Keep a table for good, as symbols are kept: the key under which graphs and code know it."""
    return KNOWN.setdefault(table.key, table).key


def remembered(key: str) -> Pieces:
    """The table of a key."""
    return KNOWN[key]


def lookup(table: Pieces, *places: ca.SX) -> ca.SX:
    """The value of a table at scalar expressions."""
    return _function(remember(table), 0)(*places, 0)


def known(function: ca.Function) -> Pieces | None:
    """The table that a CasADi function is, or None."""
    name = function.name()
    if not name.startswith(_BEGINS):
        return None
    return KNOWN.get(name[len(_BEGINS) :].rpartition("_")[0])


def apply(table: Pieces, operands: Sequence[ca.SX]) -> ca.SX:
    """A call of a table as `Call` says it, at x, (y,) and order."""
    return _function(remember(table), 0)(*operands)


@functools.cache
def _function(key: str, depth: int) -> ca.Function:
    """The table as a function of x, (y,) and the order; its derivatives are those of the next depth."""
    value = _value(key)
    table, name = KNOWN[key], f"{_BEGINS}{key}_{depth}"
    ways = "xy"[: len(table.axes)]
    inputs = [ca.MX.sym(way) for way in (*ways, "k")]
    options: dict[str, object] = {"never_inline": True}
    if depth < DEEPEST:
        options["cache"] = {
            f"{kind}1_{name}": made for kind, made in _derivatives(key, depth, name, ways).items()
        }
    return ca.Function(name, inputs, [value(*inputs)], [*ways, "k"], ["f"], options)


def _derivatives(key: str, depth: int, name: str, ways: str) -> dict[str, ca.Function]:
    """What CasADi asks for when it differentiates a call, forwards and backwards."""
    further = _function(key, depth + 1)
    at, k = [ca.SX.sym(way) for way in ways], ca.SX.sym("k")
    steps = (1,) if len(ways) == 1 else (BY_X, 1)
    slopes = [further(*at, k + step) for step in steps]
    out, seeds = ca.SX.sym("out_f", ca.Sparsity(1, 1)), [ca.SX.sym(f"fwd_{way}") for way in ways]
    forward = ca.Function(
        f"fwd1_{name}",
        [*at, k, out, *seeds, ca.SX.sym("fwd_k")],
        [sum(slope * seed for slope, seed in zip(slopes, seeds, strict=True))],
        [*ways, "k", "out_f", *(f"fwd_{way}" for way in ways), "fwd_k"],
        ["fwd_f"],
    )
    seed = ca.SX.sym("adj_f")
    backward = ca.Function(
        f"adj1_{name}",
        [*at, k, out, seed],
        [*(slope * seed for slope in slopes), ca.SX(1, 1)],
        [*ways, "k", "out_f", "adj_f"],
        [*(f"adj_{way}" for way in ways), "adj_k"],
    )
    return {"fwd": forward, "adj": backward}


# --- numbers, by CasADi itself --------------------------------------------------------------------
@functools.cache
def _value(key: str) -> ca.Function:
    """`Pieces.D` as a CasADi function, for those who evaluate a graph without compiling it."""
    table = KNOWN[key]
    ways = "xy"[: len(table.axes)]
    at, k = [ca.MX.sym(way) for way in ways], ca.MX.sym("k")
    cells, inside = [], ca.MX(1)
    for axis, x in zip(table.axes, at, strict=True):
        cell, u, within = _found(axis, x)
        cells.append((cell, u))
        inside = ca.logic_and(inside, within)
    by_x = ca.floor(k / BY_X)
    orders = [k] if len(ways) == 1 else [by_x, k - BY_X * by_x]
    within = [ca.fmin(order, table.width - 1) for order in orders]
    value = _line(table, *cells[0], within[0]) if len(ways) == 1 else _grid(table, cells, within)
    for order in orders:
        value = ca.if_else(order < table.width, value, 0)
    value = ca.if_else(inside, value, ca.DM(np.nan))
    options = {"never_inline": True}
    return ca.Function(f"numbers_{key}", [*at, k], [value], [*ways, "k"], ["f"], options)


def _found(axis: Axis, x: ca.MX) -> tuple[ca.MX, ca.MX, ca.MX]:
    """The cell, the place in it, and whether there are numbers at all."""
    if axis.period:
        length = axis.high - axis.low
        x = x - length * ca.floor((x - axis.low) / length)
        within = ca.MX(1)
    else:
        low, high = axis.reach
        within = ca.logic_and(x >= low, x <= high)
    safe = ca.fmax(ca.fmin(x, axis.high), axis.low)  # NaN too
    cell = ca.low(ca.MX(ca.DM(axis.knots)), safe)
    return cell, x - ca.MX(ca.DM(axis.knots))[cell], within


def _taylor(u: ca.MX, width: int, order: ca.MX) -> ca.MX:
    """What multiplies the powers of a cell to give the derivative of an order, a column."""
    powers = [ca.MX(1)]
    for _ in range(width - 1):
        powers.append(powers[-1] * u)
    a, p = np.indices((width, width))
    factor = np.array([[falling(int(j), int(i)) for j in range(width)] for i in range(width)])
    row = order * width + ca.DM(range(width))
    exponents = ca.MX(ca.DM(np.maximum(p - a, 0).ravel()))[row]
    return ca.MX(ca.DM(np.where(p >= a, factor, 0).ravel()))[row] * ca.vertcat(*powers)[exponents]


def _line(table: Pieces, cell: ca.MX, u: ca.MX, order: ca.MX) -> ca.MX:
    rest = ca.MX(ca.DM(table.data[table.places["powers"] :]))
    powers = rest[cell * table.width + ca.DM(range(table.width))]
    return ca.dot(_taylor(u, table.width, order), powers)


def _grid(table: Pieces, cells: list[tuple[ca.MX, ca.MX]], orders: list[ca.MX]) -> ca.MX:
    weights, begins = [], []
    six = np.arange(ORDER)
    lanes = ca.DM((six[:, None] * LANES + six).ravel())
    for way, axis, (cell, u), order in zip("xy", table.axes, cells, orders, strict=True):
        place = table.places[f"basis_{way}"]
        basis = ca.MX(ca.DM(table.data[place : place + axis.cells * ORDER * LANES]))
        powers = ca.reshape(basis[cell * ORDER * LANES + lanes], ORDER, ORDER)  # (which, power)
        weights.append(powers @ _taylor(u, ORDER, order))
        begins.append(ca.fmin(ca.fmax(cell - axis.shift, 0), axis.most))
    rest = ca.MX(ca.DM(table.data[table.places["powers"] :]))
    block = ca.DM((six[:, None] * table.columns + six).ravel())
    c = ca.reshape(rest[begins[0] * table.columns + begins[1] + block], ORDER, ORDER)  # (y, x)
    return ca.dot(weights[1], c @ weights[0])


# --- functions that call tables -------------------------------------------------------------------
def calls(f: ca.Function) -> dict[int, Call]:
    """The calls of a flattened function, by instruction."""
    found: dict[int, Call] = {}
    places = _calls_any(f) and [
        i for i in range(f.n_instructions()) if f.instruction_id(i) == ca.OP_CALL
    ]
    if not places:
        return found
    nodes = f.instructions_sx()
    for i in places:
        function = nodes[i].which_function()
        table = known(function)
        if table is None:
            raise ModelError(
                f"An expression calls the CasADi function {function.name()!r}.",
                "trundle's own functions",
                "a CasADi function was called with an expression's graph by hand",
                "td.table(x, values)  # for data; td.sin, td.sqrt, ... for formulas",
            )
        found[i] = Call(table, function, tuple(f.instruction_input(i)))
    return found


def flattened(f: ca.Function) -> ca.Function:
    """The same function, in which derivatives of tables are calls of tables too; f itself if it calls none."""
    for _ in range(2 * DEEPEST):
        if not _calls_any(f) or all(map(known, f.find_functions(0))):
            return f
        f = _inlined(f)
    raise TrundleError(
        "A table was differentiated too often.",
        f"at most {DEEPEST} times",
        "a derivative of a derivative of ... in an expression",
        "x.dot.dot  # and no further",
    )


def bounds(expression: ca.SX, symbols: ca.SX) -> np.ndarray:
    """(n, 2) from where to where each symbol may go, for tables that are looked at by it alone to have data."""
    found = np.tile([-np.inf, np.inf], (symbols.shape[0], 1))
    own, others = symbols.elements(), ca.symvar(expression)
    options = {"live_variables": False}
    f = flattened(ca.Function("f", [symbols, *_without(others, own)], [expression], options))
    inputs = {
        f.instruction_output(i)[0]: f.instruction_input(i)[1]
        for i in range(f.n_instructions())
        if f.instruction_id(i) == ca.OP_INPUT and f.instruction_input(i)[0] == 0
    }
    for call in calls(f).values():
        for register, axis in zip(call.operands, call.table.axes, strict=False):
            if register in inputs and not axis.period:
                low, high = found[inputs[register]]
                found[inputs[register]] = max(low, axis.low), min(high, axis.high)
    return found


def _without(symbols: list[ca.SX], others: list[ca.SX]) -> list[ca.SX]:
    known = {one.element_hash() for one in others}
    return [one for one in symbols if one.element_hash() not in known]


def _calls_any(f: ca.Function) -> bool:
    """Whether a function calls others: then it needs room for their arguments. It reads no instruction."""
    return bool(f.sz_arg() > f.n_in())


def _inlined(f: ca.Function) -> ca.Function:
    """The function with every call written out, except those of tables; one level deep."""
    arguments, nodes = f.sx_in(), f.instructions_sx()
    work: dict[int, ca.SX] = {}
    outputs: list[list[ca.SX]] = [[ca.SX(0)] * f.nnz_out(i) for i in range(f.n_out())]
    entries = [argument.nonzeros() for argument in arguments]
    for i in range(f.n_instructions()):
        op, at, to = f.instruction_id(i), f.instruction_input(i), f.instruction_output(i)
        if op == ca.OP_INPUT:
            work[to[0]] = entries[at[0]][at[1]]
        elif op == ca.OP_OUTPUT:
            outputs[to[0]][to[1]] = work[at[0]]
        elif op == ca.OP_CONST:
            work[to[0]] = ca.SX(f.instruction_constant(i))
        elif op == ca.OP_CALL:
            results = _called(nodes[i].which_function(), [work[k] for k in at])
            work |= {k: result for k, result in zip(to, results, strict=True) if k >= 0}
        elif len(at) == 1:
            work[to[0]] = ca.SX.unary(op, work[at[0]])
        else:
            work[to[0]] = ca.SX.binary(op, work[at[0]], work[at[1]])
    made = [
        ca.SX(f.sparsity_out(i), ca.vertcat(ca.SX(0, 1), *parts)) for i, parts in enumerate(outputs)
    ]
    options = {"live_variables": False}
    return ca.Function(f.name(), arguments, made, f.name_in(), f.name_out(), options)


def _called(g: ca.Function, given: list[ca.SX]) -> list[ca.SX]:
    """The entries of all outputs of a function for the entries of all its arguments."""
    arguments, begin = [], 0
    for j in range(g.n_in()):
        pattern = g.sparsity_in(j)
        end = begin + pattern.nnz()
        arguments.append(ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *given[begin:end])))
        begin = end
    return [entry for part in g.call(arguments) for entry in part.nonzeros()]

"""An expression graph written down as it is, operation by operation, and made again from that.

Unlike a tape (`tape.py`), which is rewritten to run fast, a recording gives the same graph back, so that whatever is
derived from it later has the same bits. It is plain arrays; reading them runs no code.

Values are numbered: first the inputs (all arguments end to end), then the operations in order, constants among them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError, TrundleError
from trundle.symbols.lookup import apply, calls, flattened
from trundle.symbols.pieces import Pieces, demand, tables_from_arrays, tables_to_arrays
from trundle.symbols.variables import Parameter, variable_of

# CasADi's scalar operations by number of operands; their numbers may change, so names are stored
_ONE = (
    "ASSIGN NEG EXP LOG SQRT SQ TWICE INV SIN COS TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH "
    "NOT FLOOR CEIL FABS SIGN ERF LOG1P EXPM1"
)
_TWO = "ADD SUB MUL DIV POW CONSTPOW LT LE EQ NE AND OR FMOD REMAINDER COPYSIGN IF_ELSE_ZERO FMIN FMAX ATAN2 HYPOT LIFT"
_CODES: dict[str, int] = {
    name: int(getattr(ca, f"OP_{name}")) for name in ("CONST", *_ONE.split(), *_TWO.split())
}
_NAMES = {code: name for name, code in _CODES.items()}
LARGEST = 1_000_000  # rows or columns of an output
LARGEST_ORDER = 255  # of a table's derivative
_demand = functools.partial(demand, of="graph")
MANY = 5000  # names of operations, those of tables included
_FIELDS = ("names", "op", "a", "b", "constants", "rows", "columns", "values", "ends", "shapes")


def record(inputs: Sequence[ca.SX], outputs: Sequence[ca.SX]) -> dict[str, np.ndarray]:
    """Arrays that say how the outputs (any sparse matrices) follow from the inputs (dense columns of symbols)."""
    f = flattened(ca.Function("recorded", list(inputs), list(outputs), {"live_variables": False}))
    looks, tables = calls(f), list[Pieces]()
    first = np.concatenate([[0], np.cumsum([x.numel() for x in inputs])]).tolist()
    op: list[str] = []
    operands: list[tuple[int, int]] = []
    constants: list[float] = []
    value = [-1] * f.sz_w()  # by register
    entries = [[-1] * x.nnz() for x in outputs]
    for i in range(f.n_instructions()):
        code, given, result = f.instruction_id(i), f.instruction_input(i), f.instruction_output(i)
        if code == ca.OP_INPUT:
            value[result[0]] = first[given[0]] + given[1]
        elif code == ca.OP_OUTPUT:
            entries[result[0]][result[1]] = value[given[0]]
        else:
            value[result[0]] = first[-1] + len(op)
            one, *two = (value[k] for k in given) if given else (-1,)
            if code == ca.OP_CONST:
                one = len(constants)
                constants.append(f.instruction_constant(i))
            name = _NAMES.get(code, str(code))
            if i in looks:  # the order is a constant, and stands in the name
                order = two.pop()
                name = _look(looks[i].table, tables, constants[operands[order - first[-1]][0]])
            op.append(name)
            operands.append((one, two[0] if two else -1))
    return _arrays(op, operands, constants, entries, outputs) | tables_to_arrays(tables)


def _look(table: Pieces, tables: list[Pieces], order: float) -> str:
    """The name of an operation that looks at a table, which joins the tables."""
    keys = [one.key for one in tables]
    if table.key not in keys:
        tables.append(table)
        keys.append(table.key)
    return f"TABLE {keys.index(table.key)} {int(order)}"


def _arrays(
    op: list[str],
    operands: list[tuple[int, int]],
    constants: list[float],
    entries: list[list[int]],
    outputs: Sequence[ca.SX],
) -> dict[str, np.ndarray]:
    used = sorted(set(op))
    unknown = [name for name in used if name not in _CODES and not name.startswith("TABLE ")]
    if unknown:
        raise TrundleError(
            f"A graph has the operations {unknown}.",
            "CasADi's scalar operations",
            "a function of CasADi that trundle does not know was put into an expression by hand",
            "td.sin(x), td.sqrt(x)  # or others of trundle's functions",
        )
    place = {name: i for i, name in enumerate(used)}
    pairs = np.array(operands, np.int32).reshape(-1, 2)
    places = [x.sparsity().get_triplet() for x in outputs]
    return {
        "names": np.array(used, "U20"),
        "op": np.array([place[name] for name in op], np.int32),
        "a": pairs[:, 0].copy(),
        "b": pairs[:, 1].copy(),
        "constants": np.array(constants, np.float64),
        "rows": np.array([r for rows, _ in places for r in rows], np.int32),
        "columns": np.array([c for _, columns in places for c in columns], np.int32),
        "values": np.array([v for part in entries for v in part], np.int32),
        "ends": np.cumsum([len(part) for part in entries]).astype(np.int32),
        "shapes": np.array([x.shape for x in outputs], np.int32).reshape(-1, 2),
    }


def replay(arrays: Mapping[str, np.ndarray], inputs: Sequence[ca.SX]) -> list[ca.SX]:
    """The outputs again, of other symbols. The arrays are checked: a stored file may be damaged."""
    tables = tables_from_arrays(arrays)
    _check(arrays, sum(x.numel() for x in inputs), tables)
    names = [str(name) for name in arrays["names"]]
    codes = [_CODES.get(name, -1) for name in names]
    looks = [_looked(name, tables) for name in names]
    value: list[ca.SX] = [x[i] for x in map(ca.densify, inputs) for i in range(x.numel())]
    constants = arrays["constants"].tolist()
    for k, a, b in zip(*(arrays[name].tolist() for name in ("op", "a", "b")), strict=True):
        code, look = codes[k], looks[k]
        if look is not None:
            at = [value[i] for i in (a, b) if i >= 0]
            value.append(apply(look[0], [*at, ca.SX(look[1])]))
        elif code == ca.OP_CONST:
            value.append(ca.SX(constants[a]))
        elif b < 0:
            value.append(ca.SX.unary(code, value[a]))
        else:
            value.append(ca.SX.binary(code, value[a], value[b]))
    made, begin = [], 0
    for (rows, columns), end in zip(
        arrays["shapes"].tolist(), arrays["ends"].tolist(), strict=True
    ):
        places = [arrays[name][begin:end].tolist() for name in ("rows", "columns")]
        pattern = ca.Sparsity.triplet(rows, columns, *places)
        found = [value[i] for i in arrays["values"][begin:end].tolist()]
        made.append(ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *found)))
        begin = end
    return made


def _looked(name: str, tables: Sequence[Pieces]) -> tuple[Pieces, int] | None:
    """The table and the order that an operation's name says, if it looks at one."""
    found = re.fullmatch(r"TABLE (\d{1,4}) (\d{1,3})", name, re.ASCII)
    if found is None or int(found[1]) >= len(tables) or int(found[2]) > LARGEST_ORDER:
        return None
    return tables[int(found[1])], int(found[2])


def _check(arrays: Mapping[str, np.ndarray], n_inputs: int, tables: Sequence[Pieces]) -> None:
    missing = sorted(set(_FIELDS) - set(arrays))
    _demand(not missing, f"no {', '.join(missing)}")
    spelled = arrays["names"].dtype.kind == "U" and arrays["names"].size <= MANY
    _demand(spelled, "names that are not those of operations")
    names = [str(name) for name in arrays["names"]]
    looks = [_looked(name, tables) for name in names]
    unknown = [n for n, look in zip(names, looks, strict=True) if n not in _CODES and look is None]
    _demand(not unknown, f"operations {unknown} that this version does not know")
    for name in set(_FIELDS) - {"names", "constants"}:
        _demand(arrays[name].dtype.kind == "i", f"{name} that are not whole numbers")
    constants = arrays["constants"]
    _demand(constants.dtype == np.float64, "constants that are not floats of 64 bits")
    _demand(constants.ndim == 1, "constants in a table")
    op, a, b = (arrays[name] for name in ("op", "a", "b"))
    _demand(op.ndim == 1 and op.shape == a.shape == b.shape, "operands of different lengths")
    _demand(not np.any((op < 0) | (op >= len(arrays["names"]))), "an operation without a name")
    constant = np.array([name == "CONST" for name in names], bool)[op]
    pairs = [
        name in _TWO.split() if look is None else len(look[0].axes) == 2
        for name, look in zip(names, looks, strict=True)
    ]
    pair = np.array(pairs, bool)[op]
    _demand(bool(np.all((b >= 0) == pair)), "operations with a wrong number of operands")
    known = np.where(constant, len(arrays["constants"]), n_inputs + np.arange(len(op)))
    _demand(not np.any((a < 0) | (a >= known)), "an operation on a value that does not exist yet")
    _demand(not np.any((b < -1) | (b >= known)), "an operation on a value that does not exist yet")
    values, ends, shapes = arrays["values"], arrays["ends"], arrays["shapes"]
    _demand(values.ndim == ends.ndim == 1, "entries in a table")
    _demand(not np.any((values < 0) | (values >= n_inputs + len(op))), "an entry without a value")
    _demand(shapes.shape == (len(ends), 2), "outputs without shapes")
    _demand(not np.any((shapes < 0) | (shapes > LARGEST)), "outputs of impossible sizes")
    counts = np.diff(ends, prepend=0)
    _demand(not np.any(counts < 0) and counts.sum() == len(values), "outputs that do not fit")
    of = np.repeat(np.arange(len(ends)), counts)
    for name, axis in (("rows", 0), ("columns", 1)):
        place = arrays[name]
        _demand(place.shape == values.shape, f"{name} that do not fit")
        _demand(not np.any((place < 0) | (place >= shapes[of, axis])), f"{name} out of range")
    place = np.lexsort((arrays["rows"], arrays["columns"], of))
    _demand(bool(np.all(np.diff(place) > 0)), "entries that are not column by column")


class Recorder:
    """Collects expressions; each is known afterwards by its place among the outputs."""

    def __init__(self) -> None:
        self.outputs: list[ca.SX] = []
        self.shapes: list[list[int]] = []

    def put(self, expression: Any) -> int:
        """The place of an expression among the outputs."""
        self.outputs.append(expression.sx)
        self.shapes.append(list(expression.shape))
        return len(self.outputs) - 1


def recorded(recorder: Recorder, inputs: Sequence[ca.SX], what: str) -> dict[str, np.ndarray]:
    """What a recorder collected, as arrays; parameters that no input stands for are taken at their values."""
    everything = ca.vertcat(ca.SX(0, 1), *(ca.vec(x) for x in recorder.outputs))
    known = ca.vertcat(*(ca.vec(x) for x in inputs))
    loose = [variable_of(s) for s in ca.symvar(everything) if not ca.depends_on(known, s)]
    free = [v.owner for v in loose if isinstance(v.owner, Parameter)]
    strange = [v.name for v in loose if not isinstance(v.owner, Parameter)]
    if strange:
        raise ModelError(
            f"{what} contains {', '.join(strange)}, which the system does not have.",
            "coordinates, velocities, accelerations, multipliers and parameters of the system",
            f"{strange[0]} was made for another system, or made a second time",
            f"{strange[0]}  # as the system has it: make it once, before the system",
        )
    outputs = recorder.outputs
    if free:
        symbols, values = ca.vertcat(*(p.sx for p in free)), ca.DM([p.value for p in free])
        outputs = [ca.substitute(x, symbols, values) for x in outputs]
    return record(inputs, outputs)

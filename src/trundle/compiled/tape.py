"""A straight-line program: the one form in which every back end reads an expression graph.

`Tape.from_function` turns a CasADi SX function into a list of scalar operations in which no value
is computed twice (`lowering` says what happens on the way). The emitters (`llvm_ir`, `c_source`,
`symbolic`) and the cache read nothing else, and `to_arrays` makes it plain data that can be stored.

Values are numbered: first the inputs (all arguments end to end, each in column-major order), then
the constants, then the results of the operations in order (`operations` is the list of them).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from trundle.compiled.lowering import lower
from trundle.compiled.operations import CODE, OPERATIONS, ORDERS, TABLES, table_of
from trundle.errors import TrundleError
from trundle.symbols.pieces import Pieces, tables_from_arrays, tables_to_arrays

Index = NDArray[np.int32]
Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Tape:
    """An immutable straight-line program in double precision.

    sizes_in    number of scalars of every argument
    shapes_out  (rows, columns) of every output; outputs are stored end to end, column-major
    constants   (n_constants,) values
    op, a, b    (n_operations,) opcode (position in `OPERATIONS`) and the values it works on;
                b is -1 for operations with one operand
    outputs     (size_out,) the value of every output entry
    tables      data that operations look at: opcodes from `TABLES` on say which and what derivative

    >>> import casadi as ca
    >>> x = ca.SX.sym("x", 2)
    >>> tape = Tape.from_function(ca.Function("f", [x], [ca.vertcat(x[0] / x[1], 3 / x[1])]))
    >>> tape.counts()  # one reciprocal, two products
    {'div': 1, 'mul': 2}
    >>> tape.evaluate([[1.0, 2.0]])
    array([0.5, 1.5])
    """

    sizes_in: tuple[int, ...]
    shapes_out: tuple[tuple[int, int], ...]
    constants: Floats
    op: Index
    a: Index
    b: Index
    outputs: Index
    tables: tuple[Pieces, ...] = field(default=(), kw_only=True)

    @classmethod
    def from_function(cls, f: ca.Function) -> Tape:
        """The program of a CasADi SX function with dense arguments; structural zeros are filled."""
        p = lower(f)
        first = p.n_inputs + len(p.value)
        constants = np.array([p.value[i] for i in range(p.n_inputs, first)], np.float64)
        arrays: list[NDArray[Any]] = [constants, p.op[first:], p.a[first:], p.b[first:], p.outputs]
        sizes_in = tuple(f.numel_in(i) for i in range(f.n_in()))
        shapes_out = tuple(f.size_out(i) for i in range(f.n_out()))
        return cls(sizes_in, shapes_out, *map(_frozen, arrays), tables=p.tables)

    @property
    def n_inputs(self) -> int:
        """Number of input scalars, all arguments together."""
        return sum(self.sizes_in)

    @property
    def n_operations(self) -> int:
        """Number of scalar operations."""
        return len(self.op)

    @property
    def size_out(self) -> int:
        """Number of output scalars, all outputs together."""
        return len(self.outputs)

    def counts(self) -> dict[str, int]:
        """How often each operation occurs, the most frequent operation last."""
        names = ["table" if op >= TABLES else OPERATIONS[op].name for op in self.op.tolist()]
        present = sorted((k, name) for name, k in Counter(names).items())
        return {name: k for k, name in present}

    def evaluate(self, inputs: Sequence[ArrayLike]) -> Floats:
        """All outputs end to end, one operation at a time in NumPy; what the program means.

        Every argument has shape (size,) or (size, lanes); the result (size_out,) or
        (size_out, lanes). Numbers out of a function's domain give nan or inf, without a warning.
        """
        arguments = [np.asarray(x, np.float64) for x in inputs]
        sizes = tuple(x.shape[0] if x.ndim else 1 for x in arguments)
        _check_sizes(sizes, self.sizes_in)
        lanes = np.broadcast_shapes(*(x.shape[1:] for x in arguments))
        value: list[Any] = [row for x in arguments for row in np.atleast_1d(x)]
        value += list(self.constants)
        with np.errstate(all="ignore"):
            for op, a, b in zip(self.op.tolist(), self.a.tolist(), self.b.tolist(), strict=True):
                rule = self._rule(op)
                value.append(rule(value[a]) if b < 0 else rule(value[a], value[b]))
        out = np.empty((self.size_out, *lanes))
        for k, i in enumerate(self.outputs.tolist()):
            out[k] = value[i]
        return out

    def _rule(self, op: int) -> Callable[..., Any]:
        """What an opcode means in NumPy."""
        if op < TABLES:
            return OPERATIONS[op].numpy
        i, order = table_of(op)
        return partial(self.tables[i].D, order)

    def to_arrays(self) -> dict[str, NDArray[Any]]:
        """The program as plain arrays (numbers and short strings), ready for `numpy.savez`."""
        used = np.unique(self.op)
        return {
            "sizes_in": np.array(self.sizes_in, np.int64),
            "shapes_out": np.array(self.shapes_out, np.int64).reshape(-1, 2),
            "constants": self.constants.copy(),
            "names": np.array([_name(i) for i in used.tolist()], "U16"),
            "op": np.searchsorted(used, self.op).astype(np.int32),
            "a": self.a.copy(),
            "b": self.b.copy(),
            "outputs": self.outputs.copy(),
        } | tables_to_arrays(self.tables)

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, NDArray[Any]]) -> Tape:
        """The inverse of `to_arrays`. The arrays are checked: a stored file may be damaged."""
        missing = {"sizes_in", "shapes_out", "constants", "names", "op", "a", "b", "outputs"}
        missing -= set(arrays)
        _demand(not missing, f"arrays without {sorted(missing)}")
        names = [str(name) for name in arrays["names"]]
        tables = tables_from_arrays(arrays)
        codes = [_code(name, tables) for name in names]
        unknown = [name for name, code in zip(names, codes, strict=True) if code < 0]
        _demand(not unknown, f"operations {unknown} that this version does not know")
        local, a, b, outputs = (np.asarray(arrays[k]) for k in ("op", "a", "b", "outputs"))
        for x in (local, a, b, outputs):
            _demand(x.ndim == 1 and x.dtype.kind == "i", "an index array that is not integer")
        _demand(len(local) == len(a) == len(b), "operand arrays of different lengths")
        _demand(not np.any((local < 0) | (local >= len(names))), "an opcode outside the name list")
        op = np.array(codes, np.int32)[local]
        sizes, constants = arrays["sizes_in"], np.asarray(arrays["constants"], np.float64)
        _demand(not np.any(np.asarray(sizes) < 0), "an argument of negative size")
        first = int(np.sum(sizes)) + len(constants)
        here = first + np.arange(len(op))
        arity = np.array([_arity(code, tables) for code in codes], int)[local]
        ordered = (a >= 0) & (a < here) & np.where(arity == 2, (b >= 0) & (b < here), b == -1)
        _demand(bool(np.all(ordered)), "an operation on a value that does not exist yet")
        _demand(
            not np.any((outputs < 0) | (outputs >= first + len(op))),
            "an output of a value that does not exist",
        )
        shapes = tuple((int(r), int(c)) for r, c in arrays["shapes_out"])
        _demand(all(r >= 0 and c >= 0 for r, c in shapes), "an output of negative size")
        entries = sum(r * c for r, c in shapes)
        _demand(entries == len(outputs), "outputs that do not fill the shapes")
        parts = (constants, op, *(x.astype(np.int32) for x in (a, b, outputs)))
        return cls(tuple(int(n) for n in sizes), shapes, *map(_frozen, parts), tables=tables)


def _name(op: int) -> str:
    """How a stored program says an opcode."""
    return OPERATIONS[op].name if op < TABLES else "table {} {}".format(*table_of(op))


def _code(name: str, tables: tuple[Pieces, ...]) -> int:
    """The opcode of a name; -1 if there is none."""
    found = re.fullmatch(r"table (\d{1,4}) (\d{1,3})", name, re.ASCII)
    if found is None:
        return CODE.get(name, -1)
    i, order = int(found[1]), int(found[2])
    right = i < len(tables) and order < ORDERS and not tables[i].vanishes(order)
    return TABLES + ORDERS * i + order if right else -1


def _arity(op: int, tables: tuple[Pieces, ...]) -> int:
    return OPERATIONS[op].arity if op < TABLES else len(tables[table_of(op)[0]].axes)


def _frozen(x: NDArray[Any]) -> NDArray[Any]:
    x = np.ascontiguousarray(x)
    x.setflags(write=False)
    return x


def _demand(right: bool, what: str) -> None:
    if not right:
        raise TrundleError(
            f"A stored program has {what}.",
            "arrays as Tape.to_arrays made them",
            "the arrays were changed, or are of another version of trundle",
            "tape.to_arrays()  # to make them again",
        )


def _check_sizes(given: tuple[int, ...], expected: tuple[int, ...]) -> None:
    if given != expected:
        raise TrundleError(
            f"Arguments of sizes {given} were given.",
            f"sizes {expected}",
            "an argument left out, or a state of another system",
            f"tape.evaluate([{', '.join(f'np.zeros({size})' for size in expected)}])",
        )

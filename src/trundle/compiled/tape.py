"""A straight-line program: the one form in which every back end reads an expression graph.

`Tape.from_function` turns a CasADi SX function into a list of scalar operations in which no value
is computed twice (`lowering` says what happens on the way). The emitters (`llvm_ir`, `c_source`,
`symbolic`) and the cache read nothing else; `to_arrays` is what the cache tells programs apart by.

Values are numbered: first the inputs (all arguments end to end, each in column-major order), then
the constants, then the results of the operations in order (`operations` is the list of them).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from trundle.compiled.lowering import lower
from trundle.compiled.operations import OPERATIONS, TABLES, table_of
from trundle.errors import TrundleError
from trundle.symbols.pieces import Pieces, tables_to_arrays

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
        """The program as plain arrays of numbers and short strings, which tell it from every other."""
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


def _name(op: int) -> str:
    """An opcode in words that no other version gives another meaning."""
    return OPERATIONS[op].name if op < TABLES else "table {} {}".format(*table_of(op))


def _frozen(x: NDArray[Any]) -> NDArray[Any]:
    x = np.ascontiguousarray(x)
    x.setflags(write=False)
    return x


def _check_sizes(given: tuple[int, ...], expected: tuple[int, ...]) -> None:
    if given != expected:
        raise TrundleError(
            f"Arguments of sizes {given} were given.",
            f"sizes {expected}",
            "an argument left out, or a state of another system",
            f"tape.evaluate([{', '.join(f'np.zeros({size})' for size in expected)}])",
        )

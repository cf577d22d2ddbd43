"""Caches: what is made once and kept by a key, and functions of numbers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeVar

import casadi as ca
import numpy as np

MOST = 500  # things kept: beyond that the oldest go

Made = TypeVar("Made")


class Kept:
    """A cache by key (an expression, a name); each thing is made when first needed.

    >>> kept = Kept()
    >>> kept("a", lambda: [1]) is kept("a", lambda: [2])
    True
    """

    def __init__(self) -> None:
        self._made: dict[Hashable, Any] = {}

    def __call__(self, key: Hashable, make: Callable[[], Made]) -> Made:
        try:
            found: Made = self._made[key]
        except KeyError:
            found = make()
            if len(self._made) >= MOST:
                self._made.pop(next(iter(self._made)), None)
            self._made[key] = found
        return found


class Entries(NamedTuple):
    """A matrix by its entries, column by column."""

    rows: np.ndarray
    columns: np.ndarray
    values: np.ndarray
    shape: tuple[int, int]

    @classmethod
    def of(cls, matrix: ca.DM) -> Entries:
        return cls(*_triplet(matrix.sparsity()), np.array(matrix.nonzeros(), float), matrix.shape)

    def full(self) -> np.ndarray:
        """The matrix with its zeros."""
        matrix = np.zeros(self.shape)
        matrix[self.rows, self.columns] = self.values
        return matrix

    def weighted(self, weights: np.ndarray) -> Entries:
        """Every row times its weight."""
        return self._replace(values=self.values * weights[self.rows])

    def diagonal(self) -> np.ndarray:
        diagonal, on = np.zeros(self.shape[0]), self.rows == self.columns
        diagonal[self.rows[on]] = self.values[on]
        return diagonal

    def below(self, other: Entries) -> Entries:
        """This matrix with another one below it; entries are no longer column by column."""
        return Entries(
            np.concatenate([self.rows, other.rows + self.shape[0]]),
            np.concatenate([self.columns, other.columns]),
            np.concatenate([self.values, other.values]),
            (self.shape[0] + other.shape[0], self.shape[1]),
        )


class Pick(NamedTuple):
    """Which entries of a matrix make up a part of it, and where they stand there."""

    chosen: np.ndarray
    rows: np.ndarray
    columns: np.ndarray
    shape: tuple[int, int]

    def of(self, matrix: Entries) -> np.ndarray:
        """The part, with its zeros."""
        return Entries(self.rows, self.columns, matrix.values[self.chosen], self.shape).full()


def picks(matrix: Entries, parts: Sequence[tuple[list[int], list[int]]]) -> list[Pick]:
    """Where the entries of the parts (rows, columns) of a matrix are; no two parts share a row or a column.

    >>> matrix = Entries(np.array([0, 1]), np.array([0, 1]), np.array([2.0, 3.0]), (2, 2))
    >>> [pick.of(matrix).tolist() for pick in picks(matrix, [([0], [0]), ([1], [1])])]
    [[[2.0]], [[3.0]]]
    """
    place, owner = ([np.full(size, -1) for size in matrix.shape] for _ in range(2))
    for k, part in enumerate(parts):
        for axis, members in enumerate(part):
            place[axis][members], owner[axis][members] = np.arange(len(members)), k
    whose = owner[1][matrix.columns]
    whose = np.where(owner[0][matrix.rows] == whose, whose, -1)
    order = np.argsort(whose, kind="stable")
    ends = np.searchsorted(whose[order], np.arange(len(parts) + 1))
    found = []
    for k, (rows, columns) in enumerate(parts):
        chosen = order[ends[k] : ends[k + 1]]
        at = place[0][matrix.rows[chosen]], place[1][matrix.columns[chosen]]
        found.append(Pick(chosen, *at, (len(rows), len(columns))))
    return found


class Numbers:
    """A function of numbers, called often: arrays in, entries out, without CasADi's matrices in between.

    >>> x = ca.SX.sym("x", 2)
    >>> f = Numbers("f", [x], [x[0] * x, ca.diag(x)])
    >>> f([2.0, 3.0])[0].tolist(), f.entries(1, f([2.0, 3.0])[1]).full().tolist()
    ([4.0, 6.0], [[2.0, 0.0], [0.0, 3.0]])
    """

    def __init__(self, name: str, inputs: list[ca.SX], outputs: list[ca.SX]) -> None:
        self._prepare(ca.Function(name, inputs, outputs))

    @classmethod
    def of(cls, function: ca.Function) -> Numbers:
        """The same of a function that has been made."""
        made = cls.__new__(cls)
        made._prepare(function)
        return made

    def _prepare(self, function: ca.Function) -> None:
        self.function = function
        self.sparsity = [function.sparsity_out(i) for i in range(function.n_out())]
        self._places = [(*_triplet(part), part.shape) for part in self.sparsity]
        self._in = [np.zeros(function.nnz_in(i)) for i in range(function.n_in())]
        self._out = [np.zeros(part.nnz()) for part in self.sparsity]
        self._buffer, self._evaluate = function.buffer()
        for i, room in enumerate(self._in):
            self._buffer.set_arg(i, room.data)
        for i, room in enumerate(self._out):
            self._buffer.set_res(i, room.data)
        self._lock = threading.Lock()  # the rooms belong to one call at a time

    def __call__(self, *arguments: Any) -> list[np.ndarray]:
        """The entries of every output, column by column."""
        with self._lock:
            for room, argument in zip(self._in, arguments, strict=True):
                room[:] = argument
            self._evaluate()
            return [room.copy() for room in self._out]

    def entries(self, output: int, values: np.ndarray) -> Entries:
        """An output as a matrix."""
        rows, columns, shape = self._places[output]
        return Entries(rows, columns, values, shape)


def _triplet(sparsity: ca.Sparsity) -> tuple[np.ndarray, np.ndarray]:
    rows, columns = (np.array(part, dtype=int) for part in sparsity.get_triplet())
    return rows, columns

"""Random values for sweeps: `over={mu: td.study.uniform(0.1, 0.4)}, runs=1000, seed=3`.

A value depends on the seed, the key and the number of the run: each has its own block of the counter-based generator
Philox. So a run has the same values however many runs there are and wherever they are computed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from trundle.described import Values, of
from trundle.errors import ModelError
from trundle.symbols.values import real_number, real_numbers, shown

NO_LOGARITHM = "zero and negative numbers have no logarithm"


@dataclass(frozen=True)
class Sampler:
    """A distribution: its kind and its numbers."""

    kind: str
    numbers: tuple[float, ...] = ()
    table: tuple[tuple[float, ...], ...] = ()  # of a choice
    shape: tuple[int, ...] = ()  # of one value

    def draw(self, seed: int, key: int, first: int, last: int) -> np.ndarray:
        """Values (last - first, width) of the runs first ... last - 1."""
        words = blocks(seed, key, first, last)
        u = (words >> np.uint64(11)).astype(float) * 2.0**-53  # [0, 1), exact
        if self.kind == "choice":
            table: np.ndarray = np.array(self.table)
            place = np.minimum((u[:, 0] * len(table)).astype(int), len(table) - 1)
            return np.asarray(table[place])
        a, b = self.numbers
        if self.kind == "uniform":
            return np.asarray((a + (b - a) * u[:, :1]).clip(a, b))
        # one by one: the library's vectors may round by place
        if self.kind == "log_uniform":
            low, high = math.log(a), math.log(b)
            found = [min(max(math.exp(low + (high - low) * x), a), b) for x in u[:, 0].tolist()]
        else:
            found = [
                a + b * math.sqrt(-2.0 * math.log(1.0 - x)) * math.cos(2.0 * math.pi * z)
                for x, z in u[:, :2].tolist()
            ]
        return np.array(found).reshape(-1, 1)


def blocks(seed: int, key: int, first: int, last: int) -> np.ndarray:
    """Four random words (last - first, 4) for each run."""
    secret = np.random.SeedSequence([seed, key]).generate_state(2, np.uint64)
    generator = np.random.Philox(key=secret, counter=[first, 0, 0, 0])
    return np.asarray(generator.random_raw(4 * (last - first))).reshape(-1, 4)


def _two(a: Any, b: Any, what: str, right: bool, expected: str) -> tuple[float, float]:
    if not right:
        raise ModelError(
            f"{what}({shown(a)}, {shown(b)}) is not a distribution.",
            expected,
            NO_LOGARITHM if what == "log_uniform" else "",
            f"td.study.{what}(0.1, 0.5)",
        )
    return float(a), float(b)


def _are_numbers(a: Any, b: Any) -> bool:
    return real_number(a) is not None and real_number(b) is not None


def uniform(a: float, b: float) -> Sampler:
    """Uniform between a and b.

    >>> uniform(0, 1).draw(seed=0, key=0, first=5, last=6) == uniform(0, 1).draw(0, 0, 0, 9)[5]
    array([[ True]])
    """
    right = _are_numbers(a, b) and a < b
    return Sampler("uniform", _two(a, b, "uniform", right, "two numbers, the smaller one first"))


def log_uniform(a: float, b: float) -> Sampler:
    """Uniform between a and b on a logarithmic scale; both are positive."""
    right = _are_numbers(a, b) and 0 < a < b
    expected = "two positive numbers, the smaller one first"
    return Sampler("log_uniform", _two(a, b, "log_uniform", right, expected))


def normal(mean: float, sd: float) -> Sampler:
    """The normal distribution."""
    right = _are_numbers(mean, sd) and sd > 0
    return Sampler("normal", _two(mean, sd, "normal", right, "a mean and a positive deviation"))


def grid(
    first: Annotated[float, of.Number(key="from")],
    last: Annotated[float, of.Number(key="to")],
    count: Annotated[int, of.Whole(1, 10_000_000)],
) -> np.ndarray:
    """So many equally spaced values, from the first to the last; in files { from = 0, to = 1, count = 21 }."""
    return np.linspace(first, last, count)


def choice(values: Values) -> Sampler:
    """One of some values (numbers, or vectors for a vector), each equally likely."""
    table = real_numbers(values)
    if table is None or table.ndim == 0 or not len(table):
        raise ModelError(
            f"choice({shown(values)}) has no list of values.",
            "one value or more, in a list",
            fix="td.study.choice([0.1, 0.2, 0.3])",
        )
    rows = [tuple(row.ravel(order="F").tolist()) for row in table]
    return Sampler("choice", table=tuple(rows), shape=table.shape[1:])

"""The axes of a sweep: their values, and the values of any run by its number.

Grids multiply, the first axis slowest; where something is drawn, every point of the grid is drawn for `runs` times.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.constrained.model import Model
from trundle.errors import ModelError, ParseError
from trundle.study.draw import Sampler
from trundle.study.starts import parameter_place, scalars
from trundle.symbols.checks import whole
from trundle.symbols.expression import Expression
from trundle.symbols.spelling import nearest
from trundle.symbols.text import parse
from trundle.symbols.values import called, real_numbers, shown
from trundle.symbols.variables import variable_of

MOST_RUNS = 10**12


@dataclass(frozen=True)
class SweepAxis:
    """One key of `over`.

    parameter   its place among the system's parameters; -1 if it is a start value
    keys        the components of the start expression (none of a parameter)
    values      Sampler, or a grid (K, width), components column by column
    shape       of one value
    """

    name: str
    parameter: int
    keys: tuple[Expression, ...]
    values: Sampler | np.ndarray
    shape: tuple[int, ...] = ()

    @property
    def width(self) -> int:
        return math.prod(self.shape)

    @property
    def size(self) -> int:
        """Points of a grid; 0 of what is drawn."""
        return 0 if isinstance(self.values, Sampler) else len(self.values)

    @property
    def columns(self) -> list[str]:
        if not self.shape:
            return [self.name]
        places = [*np.ndindex(self.shape[::-1])]  # column by column
        return [f"{self.name}[{','.join(map(str, place[::-1]))}]" for place in places]


@dataclass(frozen=True)
class SweepAxes:
    """All axes, how often each point is drawn for, and the seed."""

    axes: tuple[SweepAxis, ...]
    runs: int
    seed: int

    @property
    def grids(self) -> list[SweepAxis]:
        return [axis for axis in self.axes if axis.size]

    @property
    def total(self) -> int:
        return math.prod(axis.size for axis in self.grids) * self.runs

    @property
    def columns(self) -> list[str]:
        return [name for axis in self.axes for name in axis.columns]

    def values(self, first: int, last: int) -> np.ndarray:
        """Values (last - first, width of all axes) of the runs first ... last - 1."""
        point = np.arange(first, last) // self.runs
        place: dict[int, np.ndarray] = {}
        for axis in reversed(self.grids):
            place[id(axis)] = point % axis.size
            point = point // axis.size
        parts = [np.zeros((last - first, 0))]
        for number, axis in enumerate(self.axes):
            if isinstance(axis.values, Sampler):
                parts.append(axis.values.draw(self.seed, number, first, last))
            else:
                parts.append(axis.values[place[id(axis)]])
        return np.hstack(parts)

    def slices(self) -> list[slice]:
        """The columns of each axis."""
        ends = np.cumsum([0, *(axis.width for axis in self.axes)]).tolist()
        return [slice(a, b) for a, b in itertools.pairwise(ends)]


def make_axes(model: Model, over: Any, runs: Any, seed: Any) -> SweepAxes:
    """Axes from what the user gave."""
    if not isinstance(over, Mapping) or not over:
        raise ModelError(
            f"over={shown(over)} names nothing to vary.",
            "a mapping from parameters or start values to lists of values, or how to draw them",
            fix="over={mu: [0.1, 0.2, 0.3], x.dot: td.study.uniform(0, 1)}",
        )
    axes = tuple(_axis(model, key, values) for key, values in over.items())
    drawn = [axis.name for axis in axes if not axis.size]
    if drawn and runs is None:
        raise ModelError(
            f"{', '.join(drawn)} is random, so the sweep needs runs=.",
            "how many runs to draw",
            fix="runs=1000",
        )
    if runs is not None and not drawn:
        raise ModelError(
            f"runs={shown(runs)} has no effect: over= holds nothing random.",
            "a distribution in over=, or no runs=",
            fix="over={mu: td.study.uniform(0.1, 0.5)}  # or leave runs= out",
        )
    runs = None if runs is None else whole(runs, "runs", 1, "runs=1000")
    seed = whole(seed, "seed", 0, "seed=0")
    made = SweepAxes(axes, 1 if runs is None else int(runs), int(seed))
    twice = [name for name in made.columns if made.columns.count(name) > 1]
    if twice:
        raise ModelError(
            f"over= has two keys called {twice[0]!r}.",
            "a name of its own for each",
            fix='over={("spin", expression): [...]}',
        )
    if made.total > MOST_RUNS:
        raise ModelError(
            f"The sweep has {made.total} runs.",
            f"at most {MOST_RUNS}",
            "grids multiply: every key multiplies the number of runs",
            "over={mu: td.study.uniform(a, b)}, runs=1000  # or fewer values",
        )
    return made


def _axis(model: Model, key: Any, values: Any) -> SweepAxis:
    name = ""
    if isinstance(key, tuple) and len(key) == 2 and isinstance(key[0], str):
        name, key = key
    if isinstance(key, str):
        key = model.names[key] if key in model.names else _read(model, key)
    if not isinstance(key, Expression):
        raise ModelError(
            f"over= has the key {shown(key)}, which is not an expression.",
            "a parameter, a start value (an expression), or (name, expression)",
            fix='over={mu: [0.1, 0.2, 0.3]}  # with mu = td.parameter("mu", 0.2)',
        )
    name = name or _named(called(model.names, key, 100))
    place = -1
    if not key.shape and key.sx.is_symbolic() and variable_of(key.sx).kind == "parameter":
        place = parameter_place(model, variable_of(key.sx).owner, "over", ", or a start value")
    keys = () if place >= 0 else tuple(scalars(key))
    return SweepAxis(name, place, keys, _values(values, name, key.shape), key.shape)


def _read(model: Model, text: str) -> Expression:
    """The parameter or start value that a text names."""
    try:
        return parse(text, model.names)
    except ParseError:
        name = text.rpartition(".")[2]
        name = name if name.isidentifier() else "m"
        known = [p.name for p in model.adjustable]
        near = nearest(text, model.names)
        raise ModelError(
            f"This system has no parameter or start value {shown(text)}, which over= names.",
            f"one of {', '.join(known) or 'none'} (parameters), or a coordinate or rate at the start",
            f"{near!r} was meant"
            if near
            else "a constant is built into the equations; a parameter can change",
            f'over={{"{near}": [...]}}'
            if near
            else f'{name} = td.parameter("{name}", 1.0)  # make it a parameter; then over={{{name}: [...]}}',
        ) from None


def _named(text: str) -> str:
    if len(text) > 60:
        raise ModelError(
            f"The key {shown(text)} of over= is too long to name a column.",
            "a name for it",
            fix='over={("spin", expression): [...]}',
        )
    return text


def _values(values: Any, name: str, shape: tuple[int, ...]) -> Sampler | np.ndarray:
    many = f", each of shape {shape}" if shape else ""
    if isinstance(values, Sampler):
        if values.shape != shape:
            raise ModelError(
                f"The random values of {name!r} have shape {values.shape}, not {shape}.",
                f"values of shape {shape}",
                fix="td.study.choice([...])  # each a list as long as the vector"
                if shape
                else "td.study.choice([0.1, 0.2, 0.3])",
            )
        return values
    if isinstance(values, (range, Sequence)) and not isinstance(values, str):
        values = list(values)
    grid = real_numbers(values)
    if grid is None or grid.shape[1:] != shape or not grid.ndim or not len(grid):
        raise ModelError(
            f"over={{{name}: {shown(values)}}} is not a list of values.",
            f"finite numbers in a list{many}, or td.study.uniform(a, b), normal, log_uniform, choice",
            fix=f"over={{{name}: {'[(...), (...)]' if shape else '[0.1, 0.2, 0.3]'}}}",
        )
    return np.stack([row.ravel(order="F") for row in grid]).reshape(len(grid), -1)

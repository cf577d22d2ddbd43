"""One stage of a start, positions or velocities: its unknowns, the equations that bind them, and its parts.

Stage    what follows from which expressions are given; made once for every set of them
Sought   a stage with numbers: what a start gives, and what is known
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.given import Given
from trundle.constrained.kept import Entries, Numbers, Pick, picks
from trundle.constrained.parts import independent_parts, never_determined
from trundle.constrained.sizes import Sizes, find_sizes, weights
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Side
from trundle.symbols.derivatives import bent
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Coordinate, variable_of


@dataclass(frozen=True)
class Stage:
    """The unknowns of one stage (positions, or velocities) and the equations that bind them."""

    what: str  # "position" or "velocity"
    names: list[str]
    symbols: ca.SX
    known: (
        ca.SX
    )  # what else the equations contain: time, parameters, and positions when velocities are sought
    residual: ca.SX  # of the constraints
    owners: list[Constraint]  # one a row of residual
    given: list[ca.SX]  # expressions with a given value
    direct: frozenset[int]  # unknowns that are given outright
    sides: tuple[Side, ...] = ()  # what must be positive
    periods: np.ndarray | None = None  # of the unknowns; None if none repeats
    groups: np.ndarray | None = None  # of the unknowns: one unit each; None if each has its own
    feet: frozenset[int] = frozenset()  # unknowns that say which foot of a body a contact follows
    gaps: frozenset[int] = frozenset()  # those of them that are gaps: the smallest is meant

    @functools.cached_property
    def open(self) -> list[int]:
        """Unknowns that are not given outright."""
        return [i for i in range(len(self.names)) if i not in self.direct]

    @functools.cached_property
    def unknown(self) -> ca.SX:
        return self.symbols[self.open] if self.open else ca.SX(0, 1)

    @functools.cached_property
    def everything(self) -> ca.SX:
        """Residuals of the constraints, then the given expressions."""
        return ca.densify(ca.vertcat(self.residual, *self.given))

    @property
    def rows(self) -> int:
        return len(self.owners) + len(self.given)

    @functools.cached_property
    def numbers(self) -> Numbers:
        """(symbols, known) -> everything, its Jacobian by the open unknowns, and by all."""
        f = self.everything
        outputs = [f, ca.jacobian(f, self.unknown), ca.jacobian(f, self.symbols)]
        return Numbers("start", [self.symbols, self.known], outputs)

    @functools.cached_property
    def linear(self) -> bool:
        """Whether the equations are linear in the open unknowns."""
        return not any(bent(ca.densify(self.everything), self.unknown))

    @functools.cached_property
    def owner_numbers(self) -> np.ndarray:
        """For every row the number of what it belongs to: a constraint, or a given expression."""
        number: dict[int, int] = {}
        own = [number.setdefault(id(owner), len(number)) for owner in self.owners]
        return np.array([*own, *range(len(number), len(number) + len(self.given))], dtype=int)

    @functools.cached_property
    def quaternions(self) -> list[list[int]]:
        """The places of the four components of every quaternion that is open: its sign is free."""
        found: dict[str, list[int]] = {}
        for i in self.open:
            owner = variable_of(self.symbols[i]).owner
            if isinstance(owner, Coordinate) and owner.group.endswith(".quaternion"):
                found.setdefault(owner.group, []).append(i)
        whole = [places for places in found.values() if len(places) == 4]
        return whole if self.what == "position" else []

    # --- on which side --------------------------------------------------------------------------
    @functools.cached_property
    def _sides(self) -> ca.SX:
        return ca.densify(ca.vertcat(ca.SX(0, 1), *(side.expression.sx for side in self.sides)))

    @functools.cached_property
    def side_numbers(self) -> Numbers:
        return Numbers("sides", [self.symbols, self.known], [self._sides])

    # --- parts ----------------------------------------------------------------------------------
    @functools.cached_property
    def never_determined(self) -> list[int]:
        """Open unknowns for which there are too few equations, whatever the numbers are."""
        sparsity = ca.jacobian_sparsity(self.everything, self.unknown)
        return [self.open[i] for i in never_determined(sparsity)]

    @functools.cached_property
    def parts_of_all(self) -> tuple[list[tuple[list[int], list[int]]], list[Pick]]:
        """(rows, unknowns) that share none with the others, those given outright among them; and their Jacobians."""
        sparsity = self.numbers.sparsity[2]
        parts = [part for part in independent_parts(sparsity) if part[0]]
        return parts, picks(self.numbers.entries(2, np.zeros(sparsity.nnz())), parts)

    @functools.cached_property
    def parts(self) -> list[StagePart]:
        """Stages without a common unknown."""
        rows = ca.vertcat(self.everything, self._sides)
        place = _places(self.symbols)
        place_known = _places(self.known)
        found = []
        for own_rows, _ in independent_parts(ca.jacobian_sparsity(rows, self.unknown)):
            symbols = [s.element_hash() for s in ca.symvar(rows[own_rows])]
            mine = sorted(place[s] for s in symbols if s in place)
            known = sorted(place_known[s] for s in symbols if s in place_known)
            found.append(self._part(own_rows, mine, known))
        return found

    def _part(self, rows: list[int], mine: list[int], known: list[int]) -> StagePart:
        count = len(self.owners)
        own = [row for row in rows if row < count]
        given = [row - count for row in rows if count <= row < self.rows]
        stage = Stage(
            self.what,
            [self.names[i] for i in mine],
            self.symbols[mine],
            self.known[known] if known else ca.SX(0, 1),
            self.residual[own] if own else ca.SX(0, 1),
            [self.owners[row] for row in own],
            [self.given[i] for i in given],
            frozenset(i for i, j in enumerate(mine) if j in self.direct),
            tuple(self.sides[row - self.rows] for row in rows if row >= self.rows),
            None if self.periods is None else self.periods[mine],
            None
            if self.groups is None
            else np.unique(self.groups[mine], return_inverse=True)[1].ravel(),
            frozenset(i for i, j in enumerate(mine) if j in self.feet),
            frozenset(i for i, j in enumerate(mine) if j in self.gaps),
        )
        return StagePart(stage, mine, known, given)


class StagePart(NamedTuple):
    """A part of a stage, and where its unknowns, what it knows, and its given expressions stand in the whole."""

    stage: Stage
    mine: list[int]
    known: list[int]
    given: list[int]


class Values(NamedTuple):
    """What must vanish at a point, and its Jacobian by the open unknowns, and by all."""

    r: np.ndarray
    by_open: Entries
    by_all: Entries


@dataclass
class Sought:
    """A stage with the numbers of one start."""

    stage: Stage
    known: np.ndarray
    direct: Mapping[int, float]
    given: list[Given]
    guess: Mapping[int, float]
    least: np.ndarray | None = None  # the size of each unknown, at least; None if that is not known
    drawing: np.ndarray | None = None  # where the search begins; None for zeros
    others: np.ndarray | None = None  # (k, n), where to look for other solutions

    def __post_init__(self) -> None:
        self._levels = np.array([0.0] * len(self.stage.owners) + [g.value for g in self.given])
        self._last: tuple[np.ndarray, Values] | None = None
        self._last_sizes: tuple[np.ndarray, Sizes] | None = None

    def begin(self) -> np.ndarray:
        """What is given outright, and the drawing, or zeros."""
        full = np.zeros(len(self.stage.names)) if self.drawing is None else self.drawing.copy()
        for i, value in self.direct.items():
            full[i] = value
        return full

    def at(self, x: np.ndarray) -> Values:
        """What must vanish, at x; the last point is remembered, because it is needed again and again."""
        if self._last is not None and (self._last[0] == x).all():
            return self._last[1]
        f = self.stage.numbers
        r, by_open, by_all = f(x, self.known)
        found = Values(r - self._levels, f.entries(1, by_open), f.entries(2, by_all))
        self._last = x.copy(), found
        return found

    def sizes(self, x: np.ndarray) -> Sizes:
        """Of the unknowns, and of the terms of every row, at x; remembered like `at`."""
        if self._last_sizes is not None and (self._last_sizes[0] == x).all():
            return self._last_sizes[1]
        groups = np.arange(len(x)) if self.stage.groups is None else self.stage.groups
        least = np.zeros(len(x)) if self.least is None else self.least
        found = find_sizes(self.at(x).by_all, x, groups, least, self.stage.owner_numbers)
        self._last_sizes = x.copy(), found
        return found

    def weights(self, x: np.ndarray) -> np.ndarray:
        """Of the rows, so that all are equally large at x."""
        return weights(self.at(x).by_all, self.sizes(x).units, self.stage.owner_numbers)

    def off(self, x: np.ndarray) -> np.ndarray:
        """How far every row is from zero, relative to its largest term."""
        return np.asarray(np.abs(self.at(x).r) / self.sizes(x).rows)

    def wrong_side(self, x: np.ndarray) -> Side | None:
        """What a solution that satisfies the equations is on the wrong side of; None if it is right."""
        sides = self.stage.sides
        if not sides:
            return None
        values = self.stage.side_numbers(x, self.known)[0]
        wrong = (s for s, value in zip(sides, values, strict=True) if not value > 0)
        return next(wrong, None)

    def least_side(self, unknown: Expression, x: np.ndarray) -> float:
        """The least of what must be positive and contains an unknown."""
        values = self.stage.side_numbers(x, self.known)[0]
        own = [ca.depends_on(side.expression.sx, unknown.sx) for side in self.stage.sides]
        return min(values[own], default=0.0)

    def parts(self) -> list[tuple[Sought, list[int]]]:
        """The parts of its stage, each with the places of its unknowns in this one."""
        found = []
        for stage, mine, known, given in self.stage.parts:
            direct = {i: self.direct[j] for i, j in enumerate(mine) if j in self.direct}
            guess = {i: self.guess[j] for i, j in enumerate(mine) if j in self.guess}
            own = [self.given[i] for i in given]
            least = None if self.least is None else self.least[mine]
            drawing = None if self.drawing is None else self.drawing[mine]
            others = None if self.others is None else self.others[:, mine]
            part = Sought(stage, self.known[known], direct, own, guess, least, drawing, others)
            found.append((part, mine))
        return found


def _places(symbols: ca.SX) -> dict[int, int]:
    return {symbol.element_hash(): i for i, symbol in enumerate(symbols.elements())}

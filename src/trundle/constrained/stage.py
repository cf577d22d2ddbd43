"""One stage of a start, positions or velocities: its unknowns, the equations that bind them, and its parts."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.given import Given
from trundle.constrained.parts import independent_parts, never_determined
from trundle.constrained.sizes import Sizes, find_sizes
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Side


@dataclass(frozen=True)
class Stage:
    """The unknowns of one stage (positions, or velocities) and the equations that bind them."""

    what: str  # "position" or "velocity"
    names: list[str]
    symbols: ca.SX
    known: (
        ca.SX
    )  # what else the equations contain: time, parameters, and positions when velocities are sought
    known_values: np.ndarray
    residual: ca.SX  # of the constraints
    owners: list[Constraint]  # one a row of residual
    equations: list[Given]
    direct: dict[int, float]
    guess: Mapping[int, float]
    sides: tuple[Side, ...] = ()  # what must be positive
    periods: np.ndarray | None = None  # of the unknowns; None if none repeats
    groups: np.ndarray | None = None  # of the unknowns: one unit each; None if each has its own
    least: np.ndarray | None = None  # the size of each unknown, at least; None if that is not known

    @functools.cached_property
    def open(self) -> list[int]:
        """Unknowns that are not given outright."""
        return [i for i in range(self.symbols.shape[0]) if i not in self.direct]

    @functools.cached_property
    def unknown(self) -> ca.SX:
        return self.symbols[self.open] if self.open else ca.SX(0, 1)

    @functools.cached_property
    def everything(self) -> ca.SX:
        """What must vanish: residuals of the constraints, then of the given expressions."""
        extra = ca.vertcat(ca.SX(0, 1), *(g.expression - g.value for g in self.equations))
        return ca.vertcat(self.residual, extra)

    @functools.cached_property
    def function(self) -> ca.Function:
        """(symbols, known) -> everything, its Jacobian by the open unknowns, and by all."""
        f = self.everything
        outputs = [f, ca.jacobian(f, self.unknown), ca.jacobian(f, self.symbols)]
        return ca.Function("start", [self.symbols, self.known], outputs)

    def begin(self) -> np.ndarray:
        """What is given outright, and zeros."""
        full = np.zeros(self.symbols.shape[0])
        for i, value in self.direct.items():
            full[i] = value
        return full

    # --- sizes ----------------------------------------------------------------------------------
    @functools.cached_property
    def owner_numbers(self) -> np.ndarray:
        """For every row the number of what it belongs to: a constraint, or a given expression."""
        number: dict[int, int] = {}
        own = [number.setdefault(id(owner), len(number)) for owner in self.owners]
        return np.array([*own, *range(len(number), len(number) + len(self.equations))], dtype=int)

    def sizes(self, J: ca.DM, full: np.ndarray) -> Sizes:
        """Of the unknowns, and of the terms of every row, where the Jacobian by all symbols is J."""
        groups = np.arange(len(full)) if self.groups is None else self.groups
        least = np.zeros(len(full)) if self.least is None else self.least
        return find_sizes(J, full, groups, least, self.owner_numbers)

    def off(self, full: np.ndarray) -> np.ndarray:
        """How far every row is from zero, relative to its largest term."""
        r, _, J = self.function(full, self.known_values)
        return np.asarray(np.abs(np.ravel(r.full())) / self.sizes(J, full).rows)

    # --- on which side --------------------------------------------------------------------------
    @functools.cached_property
    def _sides(self) -> ca.SX:
        return ca.vertcat(ca.SX(0, 1), *(side.expression.sx for side in self.sides))

    @functools.cached_property
    def _side_function(self) -> ca.Function:
        return ca.Function("sides", [self.symbols, self.known], [self._sides])

    def wrong_side(self, full: np.ndarray) -> str:
        """What is wrong with a solution that satisfies the equations but is on the wrong side; empty if nothing is."""
        if not self.sides:
            return ""
        values = np.ravel(self._side_function(full, self.known_values).full())
        wrong = (s.otherwise for s, value in zip(self.sides, values, strict=True) if not value > 0)
        return next(wrong, "")

    # --- parts ----------------------------------------------------------------------------------
    def never_determined(self) -> list[int]:
        """Open unknowns for which there are too few equations, whatever the numbers are."""
        sparsity = ca.jacobian_sparsity(self.everything, self.unknown)
        return [self.open[i] for i in never_determined(sparsity)]

    def parts(self) -> list[tuple[Stage, list[int]]]:
        """Stages without a common unknown, each with the places of its symbols in this one."""
        rows = ca.vertcat(self.everything, self._sides)
        place = _places(self.symbols)
        place_known = _places(self.known)
        found = []
        for own_rows, _ in independent_parts(ca.jacobian_sparsity(rows, self.unknown)):
            symbols = [s.element_hash() for s in ca.symvar(rows[own_rows])]
            mine = sorted(place[s] for s in symbols if s in place)
            known = sorted(place_known[s] for s in symbols if s in place_known)
            found.append((self._part(own_rows, mine, known), mine))
        return found

    def _part(self, rows: list[int], mine: list[int], known: list[int]) -> Stage:
        count, all_rows = len(self.owners), self.everything.shape[0]
        own = [row for row in rows if row < count]
        return Stage(
            self.what,
            [self.names[i] for i in mine],
            self.symbols[mine],
            self.known[known] if known else ca.SX(0, 1),
            self.known_values[known],
            self.residual[own] if own else ca.SX(0, 1),
            [self.owners[row] for row in own],
            [self.equations[row - count] for row in rows if count <= row < all_rows],
            {i: self.direct[j] for i, j in enumerate(mine) if j in self.direct},
            {i: self.guess[j] for i, j in enumerate(mine) if j in self.guess},
            tuple(self.sides[row - all_rows] for row in rows if row >= all_rows),
            None if self.periods is None else self.periods[mine],
            None
            if self.groups is None
            else np.unique(self.groups[mine], return_inverse=True)[1].ravel(),
            None if self.least is None else self.least[mine],
        )


def _places(symbols: ca.SX) -> dict[int, int]:
    return {symbol.element_hash(): i for i, symbol in enumerate(symbols.elements())}

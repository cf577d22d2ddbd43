"""Solve starts in machine code: the problem of `constrained/start.py`, for one run or for many.

This file solves plain starts: the open unknowns are determined, and no guess leads to another solution. It leaves the
rest to `find_start`, which says what is wrong, or finds a solution with more care.
"""

from __future__ import annotations

import ctypes
import math
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import address, compile_native
from trundle.constrained.drawing import others
from trundle.constrained.equations import Equations
from trundle.constrained.given import Sorted, key_shapes, plain_values, sort_given
from trundle.constrained.search import GUESSES
from trundle.constrained.stage import Stage
from trundle.constrained.start import begin_at, positions, principal, velocities
from trundle.constraints.compound import Side
from trundle.constraints.joint import Joint
from trundle.integrate.library import (
    Array,
    Integers,
    ProblemStruct,
    fill,
    furnish,
    library,
)

NEAR = 1e-6  # of the largest coordinate, by which solutions differ that are one


class _Stage:
    """Positions, or velocities, with the places of given numbers where others have these numbers."""

    def __init__(
        self, name: str, stage: Stage, given: tuple[Mapping[int, float], list[Any]], sides: Sequence[Side], count: int
    ) -> None:  # fmt: skip
        self.stage, self.name, self.count = stage, name, count
        self.n, self.m, self.sides = len(stage.names), stage.rows, len(sides)
        self.places = np.array([*given[0]], int), np.array([*given[0].values()], int)
        self.open = np.array(stage.open, np.int64)
        values = ca.SX.sym("given", count)
        levels = [values[int(one.value)] for one in given[1]]
        residuals = ca.densify(stage.everything - ca.vertcat(ca.SX(len(stage.owners), 1), *levels))
        J = ca.densify(ca.jacobian(residuals, stage.symbols))
        positive = ca.vertcat(ca.SX(0, 1), *(side.expression.sx for side in sides))
        time, *others = stage.known.elements()
        known = ca.vertcat(*others, values)
        self.k = int(known.shape[0])
        out = ca.densify(ca.vertcat(residuals, ca.vec(J), positive))
        self.function = ca.Function(name, [time, stage.symbols, known], [out])
        self.guesses = 0 if stage.linear or not len(self.open) else GUESSES
        self.random = np.random.default_rng(7).normal(size=(self.guesses, len(self.open)))

    def compiled(self, native: Any) -> None:
        """Take the machine code of `function`."""
        self.native = native
        self._alone = self._problem()
        self._room = np.zeros(1), np.zeros((1 + self.guesses, self.n)), np.zeros(self.k)
        self._places = ctypes.byref(self._alone[0]), *map(address, self._room)

    def _problem(self) -> tuple[ProblemStruct, Any]:
        """The problem as the kernel reads it, and the arrays that must live as long."""
        problem, n, m, count = ProblemStruct(), self.n, self.m, len(self.open)
        groups = self.stage.groups
        keep: list[Integers] = [
            self.open, np.asarray(np.arange(n) if groups is None else groups, np.int64),
            np.asarray(self.stage.owner_numbers, np.int64), np.zeros(max(count, 1), np.int64),
        ]  # fmt: skip
        room = furnish(
            problem, out=self.native.size_out, A=m * count, b=m, step=count, size=count, trial=n,
            own=n, units=n, beside=n, terms=m, most=m, first=m * n + m, work=self.native.n_work + 1,
        )  # fmt: skip
        least = int(self.k - self.count - n) if self.stage.what == "velocity" else -1
        fill(
            problem, f=self.native.address, n=n, m=m, k=self.k, sides=self.sides, n_open=count,
            least=least, open=keep[0], groups=keep[1], owners=keep[2], order=keep[3],
        )  # fmt: skip
        return problem, (room, keep)

    def same(self, x: Array, other: Array) -> bool:
        """Whether two solutions are the same: quaternions u and -u are, and whole turns of an angle."""
        apart = other - x
        for places in self.stage.quaternions:
            if x[places] @ other[places] < 0:
                apart[places] = -other[places] - x[places]
        if self.stage.periods is not None:
            periods = np.where(np.isfinite(self.stage.periods), self.stage.periods, 1.0)
            whole = np.isfinite(self.stage.periods) * np.round(apart / periods) * periods
            apart = apart - whole
        return bool(np.all(np.abs(apart) <= NEAR * np.abs(x).max(initial=1e-300)))

    def many(self, time: float, guess: Array, known: Array, values: Array, good: Integers) -> Array:
        """The unknowns (N, n) near a guess (n) or (N, n); `good` (N) loses the rows that have no clean solution."""
        x = np.array(np.broadcast_to(guess, (len(values), self.n)), order="C")
        x[:, self.places[0]] = values[:, self.places[1]]
        rows, when = np.ascontiguousarray(np.hstack([known, values])), np.array([time])
        problem, _keep = self._problem()
        library("start").solve_rows(
            ctypes.byref(problem),
            *(address(a) for a in (when, x, rows)),
            len(x),
            address(good),
        )
        return x

    def one(
        self,
        time: float,
        known: Sequence[Array],
        values: Array,
        guess: Mapping[int, float],
        drawing: Array | None = None,
    ) -> Array | None:
        """The unknowns (n) of one start; None where its solution is not plain."""
        guessed = [i for i in self.stage.open if i in guess] if guess else []
        when, x, numbers = self._room
        when[0], x[:] = time, 0.0
        np.concatenate([*known, values], out=numbers)
        if drawing is not None:
            x[0] = drawing
        x[:, self.places[0]] = given = values[self.places[1]]
        if guessed:
            x[0, guessed] = [guess[i] for i in guessed]
        elif self.guesses:
            x[1:, self.open] = max([1.0, *map(abs, given.tolist())]) * self.random
        plain = library("start").solve_alone(*self._places, 1 if guessed else len(x))
        return x[0].copy() if plain else None


class Starts:
    """The start problem of a system for given keys; made once, used for every run.

    keys   what is given, as in `start=`; K numbers in all

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> hoop = td.System(kinetic=x.dot**2 + y.dot**2, constraints=[td.Holonomic(x**2 + y**2 - 1)])
    >>> starts = Starts(hoop.derived, [x, x.dot])
    >>> state, good = starts.find(0.0, np.zeros((2, 0)), np.array([[0.6, 1], [0.8, 1]]), np.ones(4))
    >>> state[:, 1].round(12).tolist(), good.tolist()
    ([0.8, 0.6], [1, 1])
    """

    def __init__(self, equations: Equations, keys: Sequence[Any]) -> None:
        eq = self.equations = equations
        self.shapes = key_shapes(eq, tuple(keys))
        places, count = {}, 0
        for key, shape in zip(keys, self.shapes, strict=True):
            size = math.prod(shape)
            places[key] = np.arange(count, count + size).reshape(shape, order="F")
            count += size
        given = self._given = sort_given(eq, places, "start")
        self._drawn = any(isinstance(one, Joint) for one in eq.model.compounds)
        sides = [side for c in eq.model.compounds for side in c.sides]
        limits = [side for c in eq.model.compounds for side in c.limits]
        self.positions = _Stage("start_q", positions(eq, given), given["position"], sides, count)
        self.velocities = _Stage("start_v", velocities(eq, given), given["velocity"], limits, count)
        stages = self.positions, self.velocities
        native = compile_native({stage.name: stage.function for stage in stages}, seldom=True)
        for stage in stages:
            stage.compiled(native[stage.name])
        self.multipliers = {i: int(entry) for i, entry in given["multiplier"][0].items()}
        self._no_multipliers = np.full(eq.m, np.nan)
        self._lock = threading.Lock()  # the room of `one` belongs to one run at a time

    def find(
        self, time: float, p: np.ndarray, values: np.ndarray, reference: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """States (N, 2n) with parameters p (N, n_p) and given values (N, K), near `reference` (2n); which are good.

        The modes that hold at the states are set in p.
        Rows that are not good have no clean solution near the reference: `find_start` says why, or finds one.
        """
        n, users = self.equations.n, self.equations.users
        good = np.array(
            np.isfinite(p[:, :users]).all(axis=1) & np.isfinite(values).all(axis=1), dtype=np.int64
        )
        q = self.positions.many(time, reference[:n], p, values, good)
        q = principal(self.equations, q, self._given)
        v = self.velocities.many(time, reference[n:], np.hstack([p, q]), values, good)
        y = np.hstack([q, v])
        if self.equations.switches:
            times = np.full((1, len(y)), time)
            p[:, users:] = self.equations.switches.modes(times, y.T, p.T).T
        return y, good

    def alone(
        self, time: float, p: np.ndarray, start: Mapping[Any, Any], guess: Mapping[Any, Any] | None
    ) -> tuple[np.ndarray, np.ndarray] | None:
        """Solve one start as `find_start` does, where it is plain; writes the modes into p."""
        numbers = plain_values(self.shapes, start)
        if numbers is None:
            return None
        near = sort_given(self.equations, guess, "guess") if guess else None
        if near is not None and any(near[what][1] for what in ("position", "velocity")):
            return None  # expressions, which are solved first
        places, speeds = ({}, {}) if near is None else (near["position"][0], near["velocity"][0])
        values = np.array(numbers)
        with self._lock:
            drawing = self._drawing(p, start, near)
            q = self.positions.one(time, [p], values, places, drawing)
            if q is None or not (near or self._single(q, time, p, values)):
                return None
            q = principal(self.equations, q, self._given)
            v = self.velocities.one(time, [p, q], values, speeds)
        if v is None:
            return None
        y = np.concatenate([q, v])
        if self.equations.switches:
            p[:] = self.equations.with_modes(time, y, p)
        lam = self.given_multipliers(values[None])[0] if self.multipliers else self._no_multipliers
        return y, lam.copy()

    def _single(self, q: np.ndarray, time: float, p: np.ndarray, values: np.ndarray) -> bool:
        """Whether other drawings of a machine lead to the same positions, up to turns and signs of quaternions."""
        drawn, stage = others(self.equations, p), self.positions
        if drawn is None or not stage.guesses:
            return True
        rows, good = np.repeat(values[None], len(drawn), axis=0), np.ones(len(drawn), np.int64)
        found = stage.many(time, drawn, np.repeat(p[None], len(drawn), axis=0), rows, good)
        return all(stage.same(q, one) for one in found[good == 1])

    def _drawing(
        self, p: np.ndarray, start: Mapping[Any, Any], near: Sorted | None
    ) -> np.ndarray | None:
        if not self._drawn:
            return None
        return begin_at(self.equations, p, sort_given(self.equations, start, "start"), near)

    def given_multipliers(self, values: np.ndarray) -> np.ndarray:
        """The given multipliers lam (N, m); NaN where none is given."""
        lam = np.full((len(values), self.equations.m), np.nan)
        for place, entry in self.multipliers.items():
            lam[:, place] = values[:, entry]
        return lam

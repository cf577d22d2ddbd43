"""Starts of many runs at once: the same problem as `constrained/start.py` solves, with other numbers in each row.

One start is solved with all its checks (the reference); the others follow from it by Gauss-Newton in machine code, each
by itself. What does not converge to a clean solution is left to `find_start`, one by one, which says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import compile_native
from trundle.constrained.equations import Equations
from trundle.constrained.given import Given, sort_given
from trundle.constrained.start import find_start
from trundle.constraints.compound import Side
from trundle.constraints.equality import EnergyHeld
from trundle.errors import StartError, TrundleError
from trundle.integrate.library import library
from trundle.symbols.expression import Expression, as_expression


class _Stage:
    """Positions, or velocities, of every row."""

    def __init__(
        self, eq: Equations, unknown: ca.SX, known: ca.SX, residual: ca.SX, direct: Mapping[int, int],
        equations: Sequence[Given], count: int, sides: Sequence[Side], name: str,
    ) -> None:  # fmt: skip
        self.n = int(unknown.shape[0])
        self.direct = dict(direct)
        self.open = np.array([i for i in range(self.n) if i not in self.direct], np.int64)
        values = ca.SX.sym("given", count)
        extra = [g.expression - values[int(g.value)] for g in equations]
        everything = ca.densify(ca.vertcat(residual, *extra))
        self.m = int(everything.shape[0])
        J = ca.densify(ca.jacobian(everything, unknown))
        positive = ca.vertcat(ca.SX(0, 1), *(side.expression.sx for side in sides))
        out = ca.densify(ca.vertcat(everything, ca.vec(J), positive))
        self.trivial = int(out.shape[0]) == 0
        if not self.trivial:
            f = ca.Function(name, [eq.t, unknown, ca.vertcat(known, values)], [out])
            self.native = compile_native({name: f})[name]

    def solve(
        self, time: float, guess: np.ndarray, known: np.ndarray, values: np.ndarray, good: np.ndarray
    ) -> np.ndarray:  # fmt: skip
        """The unknowns (N, n); `good` (N,) loses the rows that have no clean solution."""
        x = np.repeat(guess[None], len(values), axis=0)
        for place, entry in self.direct.items():
            x[:, place] = values[:, entry]
        if self.trivial or not len(x):
            return x
        m, n, count = self.m, self.n, len(self.open)
        native = self.native
        rows, when = np.ascontiguousarray(np.hstack([known, values])), np.array([time])
        size = native.size_out
        room = np.zeros(size + m * count + m + 2 * count + 2 * n + native.n_work + 1)
        order = np.zeros(max(count, 1), np.int64)
        data = [a.ctypes.data for a in (when, x, rows, self.open, room, order, good)]
        library("newton").solve_rows(
            native.address, *data[:3], len(x), n, rows.shape[1], data[3], count, m, size, *data[4:]
        )
        return x


class Starts:
    """The start problem of a system for given keys; made once, used for every chunk of runs.

    keys   scalar expressions that are given, K of them

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> hoop = td.System(kinetic=x.dot**2 + y.dot**2, constraints=[td.Holonomic(x**2 + y**2 - 1)])
    >>> starts = Starts(hoop._equations, 0.0, [x, x.dot])
    >>> state, good = starts.find(np.zeros((2, 0)), np.array([[0.6, 1], [0.8, 1]]), np.ones(4))
    >>> state[:, 1].round(12).tolist(), good.tolist()
    ([0.8, 0.6], [1, 1])
    """

    def __init__(self, equations: Equations, time: float, keys: Sequence[Expression]) -> None:
        eq = self.equations = equations
        self.time, count = time, len(keys)
        given = sort_given(eq, dict(zip(keys, range(count), strict=True)), "start")
        sides = [side for c in eq.model.compounds for side in c.sides]
        limits = [side for c in eq.model.compounds for side in c.limits]
        keep = [
            row
            for block in eq.blocks
            if not isinstance(block.constraint, EnergyHeld)
            for row in range(block.rows.start, block.rows.stop)
        ]
        rho = eq.rho[keep] if keep else ca.SX(0, 1)
        places = {kind: {i: int(v) for i, v in parts[0].items()} for kind, parts in given.items()}
        self._positions = _Stage(
            eq, eq.q, eq.p, eq.live(eq.phi), places["position"], given["position"][1], count, sides,
            "start_q",
        )  # fmt: skip
        self._velocities = _Stage(
            eq, eq.v, ca.vertcat(eq.p, eq.q), eq.live(rho, drifting=True), places["velocity"],
            given["velocity"][1], count, limits, "start_v",
        )  # fmt: skip
        self.multipliers = places["multiplier"]

    def find(
        self, p: np.ndarray, values: np.ndarray, reference: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """States (N, 2n) with parameters p (N, n_p) and given values (N, K), near `reference` (2n); which are good.

        The modes that hold at the states are set in p.
        Rows that are not good have no clean solution near the reference: `find_start` says why, or finds one.
        """
        n, users = self.equations.n, self.equations.users
        good = np.array(
            np.isfinite(p[:, :users]).all(axis=1) & np.isfinite(values).all(axis=1), dtype=np.int64
        )
        q = self._positions.solve(self.time, reference[:n], p, values, good)
        v = self._velocities.solve(self.time, reference[n:], np.hstack([p, q]), values, good)
        y = np.hstack([q, v])
        if self.equations.switches:
            time = np.full((1, len(y)), self.time)
            p[:, users:] = self.equations.switches.modes(time, y.T, p.T).T
        return y, good

    def given_multipliers(self, values: np.ndarray) -> np.ndarray:
        """lam (N, m) as given; NaN where it is not."""
        lam = np.full((len(values), self.equations.m), np.nan)
        for place, entry in self.multipliers.items():
            lam[:, place] = values[:, entry]
        return lam


def scalars(key: Any) -> list[Expression]:
    """The components of a key of a start, in the order of its values."""
    expression = as_expression(key, "A key of start=")
    return [Expression(e) for e in ca.densify(ca.vec(expression.sx)).elements()]


def components(key: Any, value: Any) -> list[float]:
    """The numbers given for a key, in the order of `scalars`."""
    shape = as_expression(key, "A key of start=").shape
    array = np.asarray(value, dtype=float)
    if array.shape != shape:
        raise StartError(
            f"The start value of {key!r} is {value!r}.",
            f"numbers of shape {shape}",
            "a vector with too few or too many components, or a number for a vector",
            f"start={{{key!r}: {np.zeros(shape).tolist()!r}}}",
        )
    return [float(x) for x in array.ravel(order="F")]


def as_guess(equations: Equations, y: np.ndarray) -> dict[Expression, float]:
    """A state as `guess=`."""
    model = equations.model
    rates = [x.velocity for x in model.coordinates]
    return dict(zip([*model.coordinates, *rates], map(float, y), strict=True))


def find_starts(
    equations: Equations,
    time: float,
    p: np.ndarray,
    start: Mapping[Any, Any],
    varied: Mapping[Any, np.ndarray],
    guess: Mapping[Any, Any] | None = None,
) -> tuple[np.ndarray, list[str]]:
    """States y (N, 2n) of N runs, and what is wrong with each ("" where nothing is; its state is NaN otherwise).

    p        parameters (N, n_p)
    start    values that all runs have in common
    varied   {key: values (N,) or (N, k)}: takes the place of the same key in `start`

    Row 0 is solved with all checks, and an error there is raised; the others follow from it.
    """
    given: dict[Expression, np.ndarray] = {}
    for key, value in start.items():
        for one, number in zip(scalars(key), components(key, value), strict=True):
            given[one] = np.full(len(p), number)
    for key, column in varied.items():
        parts = scalars(key)
        table = np.asarray(column, float).reshape(len(p), len(parts))
        given |= {one: table[:, i] for i, one in enumerate(parts)}
    values = np.stack([*given.values()], axis=1) if given else np.zeros((len(p), 0))
    first = dict(zip(given, values[0], strict=True))
    reference = find_start(equations, time, p[0], first, guess)[0]
    y, good = Starts(equations, time, [*given]).find(p, values, reference)
    trouble = [""] * len(p)
    for i in np.flatnonzero(good == 0):
        row = dict(zip(given, map(float, values[i]), strict=True))
        try:
            y[i] = find_start(equations, time, p[i], row, as_guess(equations, reference))[0]
        except (TrundleError, RuntimeError) as error:
            y[i], trouble[i] = np.nan, getattr(error, "given", str(error))
    return y, trouble

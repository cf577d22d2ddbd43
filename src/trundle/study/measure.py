"""What an ensemble keeps, measured on a motion of the single-run engine instead: for runs that are made alone.

The motion is looked at several times within every step, and what is found there is followed on the dense output as
far as rounding lets it be known.
"""

from __future__ import annotations

from collections.abc import Mapping

import casadi as ca
import numpy as np

from trundle.motion.motion import Motion
from trundle.study.keep import WAYS, Keep

PER_STEP = 4  # looks within a step
INSIDE = 8  # looks within a bracket, each round
NODES, WEIGHTS = np.polynomial.legendre.leggauss(6)
KNOWN = (
    1e-7  # of a bracket, relative to the run: an extreme is flat, it is known to the square of this
)


class _Along:
    """Some quantities along a motion, at any times."""

    def __init__(self, motion: Motion, keeps: Mapping[str, Keep]) -> None:
        self.motion, eq = motion, motion._equations
        column = ca.densify(ca.vertcat(ca.SX(0, 1), *(k.expression(eq).sx for k in keeps.values())))
        self._forces = bool(eq.m) and bool(ca.depends_on(column, eq.lam))
        self._f = ca.Function("kept", [eq.t, eq.q, eq.v, eq.a, eq.lam, eq.p], [column])

    def __call__(self, times: np.ndarray) -> np.ndarray:
        """Values (len(times), quantities)."""
        if not len(times):
            return np.zeros((0, self._f.size1_out(0)))
        at = self.motion.at(np.clip(times, self.begin, self.end))
        m = self.motion._equations.m
        lam = at.multipliers.T if self._forces else np.zeros((m, len(times)))
        return np.asarray(self._f(at.t[None], at.q.T, at.v.T, at.a.T, lam, at._p).full()).T

    @property
    def begin(self) -> float:
        return self.motion._run.phases[0].begin

    @property
    def end(self) -> float:
        return self.motion._run.end

    @property
    def steps(self) -> np.ndarray:
        """Where steps begin and end."""
        return np.unique(np.concatenate([phase.steps.t for phase in self.motion._run.phases]))


def measure_motion(motion: Motion, keeps: Mapping[str, Keep]) -> np.ndarray:
    """The numbers of all measures, in the order of an ensemble's columns.

    >>> import trundle as td
    >>> (x,) = td.coordinates("x")
    >>> spring = td.System(lagrangian=(x.dot**2 - x**2) / 2)
    >>> motion = spring.simulate(until=7.0, start={x: 1, x.dot: 0})
    >>> keeps = {"low": td.keep.least(x), "when": td.keep.first_zero(x), "often": td.keep.zeros(x)}
    >>> measure_motion(motion, keeps).round(9).tolist()
    [-1.0, 1.570796327, 2.0]
    """
    along = _Along(motion, keeps)
    ends = along.steps
    grid, kinds = ends[-1:], {keep.kind for keep in keeps.values()}
    if kinds & {"least", "most", "zeros", "first zero"}:
        inside = np.arange(PER_STEP) / PER_STEP
        grid = np.append((ends[:-1, None] + np.diff(ends)[:, None] * inside).ravel(), ends[-1])
    values = along(grid)
    nodes = ends[:-1, None] + np.diff(ends)[:, None] * (NODES + 1) / 2
    at_nodes = along(nodes.ravel()) if kinds & {"integral", "mean"} else values
    found: list[float] = []
    for i, keep in enumerate(keeps.values()):
        g = values[:, i]
        if keep.kind == "last":
            found.append(float(g[-1]))
        elif keep.kind == "samples":
            times = np.array(keep.times)
            inner = times <= along.end
            kept = np.full(len(times), np.nan)
            kept[inner] = along(times[inner])[:, i]
            found += kept.tolist()
        elif keep.kind in ("least", "most"):
            sign = 1.0 if keep.kind == "least" else -1.0
            found.append(sign * _lowest(along, i, sign, grid, sign * g))
        elif keep.kind in ("zeros", "first zero"):
            found.append(_crossings(along, i, grid, g, keep))
        else:
            inner_values = at_nodes[:, i].reshape(nodes.shape)
            total = float(np.sum(np.diff(ends) / 2 * (inner_values * WEIGHTS).sum(axis=1)))
            found.append(total / (along.end - along.begin) if keep.kind == "mean" else total)
    return np.array(found, dtype=float)


def _lowest(along: _Along, i: int, sign: float, t: np.ndarray, g: np.ndarray) -> float:
    """The least of g, between the looks too."""
    best = float(np.nanmin(g)) if np.isfinite(g).any() else np.nan
    if len(g) < 3:
        return best
    left, middle, right = g[:-2], g[1:-1], g[2:]
    with np.errstate(all="ignore"):  # a straight line has no lowest point
        bottom = middle - (right - left) ** 2 / (8 * (left - 2 * middle + right))
    low = np.flatnonzero(
        (middle <= left) & (middle <= right) & ((left > middle) | (right > middle))
    )
    # three looks know a parabola only: twice as deep as that counts as possible
    low = low[2 * bottom[low] - middle[low] <= best]
    a, b = t[low], t[low + 2]
    while len(a) and np.max(b - a) > KNOWN * max(along.end - along.begin, 1e-300):
        times = a[:, None] + (b - a)[:, None] * np.linspace(0, 1, INSIDE + 1)
        inner = sign * along(times.ravel())[:, i].reshape(times.shape)
        best = min(best, float(np.nanmin(inner)))
        row, place = np.arange(len(a)), np.nanargmin(inner, axis=1)
        a, b = times[row, np.maximum(place - 1, 0)], times[row, np.minimum(place + 1, INSIDE)]
    return best


def _crossings(along: _Along, i: int, t: np.ndarray, g: np.ndarray, keep: Keep) -> float:
    """How often g changes its sign, or when it first does; resting at zero in between is one change.

    Ending exactly at zero is one too, as it is for an event.
    """
    known = np.flatnonzero((g != 0) & ~np.isnan(g))
    if len(known) and g[-1] == 0:
        g = np.append(g[:-1], -g[known[-1]])
        known = np.append(known, len(g) - 1)
    before, after = known[:-1], known[1:]
    way = WAYS[keep.direction]
    change = (g[before] < 0) != (g[after] < 0)
    right = change & (way * g[before] <= 0)
    if keep.kind == "zeros":
        return float(np.count_nonzero(right))
    if not right.any():
        return float("nan")
    k = before[np.flatnonzero(right)[0]]
    a, b, sign = float(t[k]), float(t[k + 1]), np.sign(g[k])
    while True:  # the first time at which the sign has changed
        times = np.linspace(a, b, 2 * INSIDE + 1)
        inner = along(times[1:-1])[:, i] * sign
        place = int(np.argmax(np.append(~(inner > 0), True)))
        narrower = (float(times[place]), float(times[place + 1]))
        if narrower == (a, b) or narrower[1] - narrower[0] >= b - a or a == b:
            return b
        a, b = narrower
        if b - a <= 2 * np.spacing(max(abs(a), abs(b))):
            return b

"""Zeros and extremes of expressions along a whole motion, inside its steps too, whatever samples= was.

The motion is looked at several times within every step, and what is found there is followed on the dense output as
far as rounding lets it be known. `Watch` is all that the audit and measures of single runs know of how this is done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.symbols.expression import Expression

WAYS: dict[str, int] = {"both": 0, "rising": 1, "falling": -1}
PER_STEP = 4  # looks within a step
INSIDE = 8  # looks within a bracket, each round
NODES, WEIGHTS = np.polynomial.legendre.leggauss(6)
KNOWN = (
    1e-7  # of a bracket, relative to the run: an extreme is flat, it is known to the square of this
)


class Measure(Protocol):
    """What is asked of a motion; `td.keep` makes them."""

    @property
    def kind(self) -> str: ...
    @property
    def of(self) -> Expression: ...
    @property
    def direction(self) -> str: ...
    @property
    def times(self) -> tuple[float, ...]: ...


class Watch:
    """Scalar expressions along a motion; i says which of them is asked for."""

    def __init__(self, motion: Any, expressions: Sequence[Expression]) -> None:
        self.motion, eq = motion, motion._equations
        columns = [resolved(eq, e).sx for e in expressions]
        column = ca.densify(ca.vertcat(ca.SX(0, 1), *columns))
        self._f = ca.Function("watched", eq.symbols, [column])
        phases = motion._run.phases
        self.begin, self.end = float(phases[0].begin), float(motion._run.end)
        self.steps = np.unique(np.concatenate([phase.steps.t for phase in phases]))
        inside = np.arange(PER_STEP) / PER_STEP
        grid = (self.steps[:-1, None] + np.diff(self.steps)[:, None] * inside).ravel()
        before = [
            np.nextafter(phase.begin, self.begin) for phase in phases[1:]
        ]  # a jump has two sides
        self.grid = np.unique(np.concatenate([grid, self.steps[-1:], before]))
        self._looks: np.ndarray | None = None

    def __call__(self, times: np.ndarray) -> np.ndarray:
        """Values (len(times), expressions)."""
        if not len(times):
            return np.zeros((0, self._f.size1_out(0)))
        at = self.motion.at(np.clip(times, self.begin, self.end))
        return np.asarray(at._evaluated(self._f))

    def looks(self, i: int) -> np.ndarray:
        """Values of one expression on the grid."""
        if self._looks is None:
            self._looks = self(self.grid)
        return self._looks[:, i]

    # --- extremes -----------------------------------------------------------------------------------
    def least(self, i: int) -> float:
        """The least value."""
        return self._lowest(i, 1.0)

    def most(self, i: int) -> float:
        """The largest value."""
        return -self._lowest(i, -1.0)

    def _lowest(self, i: int, sign: float) -> float:
        """The least of sign * expression, between the looks too."""
        t, g = self.grid, sign * self.looks(i)
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
        while len(a) and np.max(b - a) > KNOWN * max(self.end - self.begin, 1e-300):
            times = a[:, None] + (b - a)[:, None] * np.linspace(0, 1, INSIDE + 1)
            inner = sign * self(times.ravel())[:, i].reshape(times.shape)
            best = min(best, float(np.nanmin(inner)))
            row, place = np.arange(len(a)), np.nanargmin(inner, axis=1)
            a, b = times[row, np.maximum(place - 1, 0)], times[row, np.minimum(place + 1, INSIDE)]
        return best

    # --- zeros: changes of sign -----------------------------------------------------------------------
    def zeros(self, i: int, direction: str = "both") -> int:
        """How often it crosses zero. Resting at zero is no change; ending exactly there is one, as for an event."""
        return len(self._brackets(i, direction))

    def first_zero(self, i: int, direction: str = "both") -> float:
        """The first time (s) at which it crosses zero in that direction; NaN if it does not."""
        found = self._refined(i, self._brackets(i, direction)[:1])
        return float(found[0]) if len(found) else float("nan")

    def first_negative(self, i: int) -> float | None:
        """The first time (s) at which it is negative, the begin if it is so from the first; None if it never is."""
        if self._sign(i) < 0:
            return self.begin
        found = self.first_zero(i, "falling")
        return None if np.isnan(found) else found

    def negative_share(self, i: int) -> float:
        """Share of the time during which it is negative."""
        if self.end == self.begin:
            return float(self._sign(i) < 0)
        ends = np.concatenate([[self.begin], self._refined(i, self._brackets(i)), [self.end]])
        first = 0 if self._sign(i) < 0 else 1  # signs alternate
        return float(np.sum(np.diff(ends)[first::2]) / (self.end - self.begin))

    def _sign(self, i: int) -> float:
        """Its first sign that is not zero; zero if it has none."""
        g = self.looks(i)
        known = g[(g != 0) & ~np.isnan(g)]
        return float(np.sign(known[0])) if len(known) else 0.0

    def _brackets(self, i: int, direction: str = "both") -> np.ndarray:
        """The looks before which it has one sign, and after which it loses it."""
        g = self.looks(i)
        known = np.flatnonzero((g != 0) & ~np.isnan(g))
        if len(known) and g[-1] == 0:
            g = np.append(g[:-1], -g[known[-1]])
            known = np.append(known, len(g) - 1)
        before, after = known[:-1], known[1:]
        change = (g[before] < 0) != (g[after] < 0)
        return np.asarray(before[change & (WAYS[direction] * g[before] <= 0)])

    def _refined(self, i: int, looks: np.ndarray) -> np.ndarray:
        """The first times after these looks, to the last bit, at which the sign is lost."""
        a, b, sign = self.grid[looks], self.grid[looks + 1], np.sign(self.looks(i)[looks])
        parts = np.linspace(0, 1, 2 * INSIDE + 1)
        left = np.arange(len(a))
        while len(left):
            times = a[left, None] + (b - a)[left, None] * parts
            times[:, -1] = b[left]
            inner = self(times[:, 1:-1].ravel())[:, i].reshape(len(left), -1) * sign[left, None]
            changed = np.hstack([~(inner > 0), np.ones((len(left), 1), bool)])
            place, row = np.argmax(changed, axis=1), np.arange(len(left))
            low, high = times[row, place], times[row, place + 1]
            narrower = high - low < (b - a)[left]
            a[left], b[left] = low, high
            wide = high - low > 2 * np.spacing(np.maximum(np.abs(low), np.abs(high)))
            left = left[narrower & wide]
        return np.asarray(b)


def measure_motion(motion: Any, measures: Mapping[str, Measure]) -> np.ndarray:
    """The numbers of all measures, in the order of an ensemble's columns.

    >>> import trundle as td
    >>> (x,) = td.coordinates("x")
    >>> spring = td.System(lagrangian=(x.dot**2 - x**2) / 2)
    >>> motion = spring.simulate(until=7.0, start={x: 1, x.dot: 0})
    >>> keeps = {"low": td.keep.least(x), "when": td.keep.first_zero(x), "often": td.keep.zeros(x)}
    >>> measure_motion(motion, keeps).round(9).tolist()
    [-1.0, 1.570796327, 2.0]
    """
    watch = Watch(motion, [measure.of for measure in measures.values()])
    found: list[float] = []
    for i, measure in enumerate(measures.values()):
        if measure.kind == "last":
            found.append(float(watch(watch.steps[-1:])[0, i]))
        elif measure.kind == "samples":
            times = np.array(measure.times)
            inner = times <= watch.end
            kept = np.full(len(times), np.nan)
            kept[inner] = watch(times[inner])[:, i]
            found += kept.tolist()
        elif measure.kind in ("least", "most"):
            found.append(watch.least(i) if measure.kind == "least" else watch.most(i))
        elif measure.kind == "first zero":
            found.append(watch.first_zero(i, measure.direction))
        elif measure.kind == "zeros":
            found.append(float(watch.zeros(i, measure.direction)))
        else:
            total = _integral(watch, i)
            found.append(total / (watch.end - watch.begin) if measure.kind == "mean" else total)
    return np.array(found, dtype=float)


def _integral(watch: Watch, i: int) -> float:
    """By Gauss's rule within every step."""
    widths = np.diff(watch.steps)
    nodes = watch.steps[:-1, None] + widths[:, None] * (NODES + 1) / 2
    values = watch(nodes.ravel())[:, i].reshape(nodes.shape)
    return float(np.sum(widths / 2 * (values * WEIGHTS).sum(axis=1)))

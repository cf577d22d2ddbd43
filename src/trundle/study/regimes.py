"""The kind of a motion, by stated criteria.

The motion is judged after the transient, by the values of chosen expressions (positions and velocities; angles as
sine and cosine), each divided by its range, and by the points of a section or of a stroboscope. In this order:

    at rest         over the last tenth no value moves by more than `tolerance` of the whole motion's range, the
                    transient included, or by more than rounding
    unbounded       the largest distance from the first point grows by more than GROWS from each quarter of the time
                    to the next (x ~ t gives 2, 3/2, 4/3), or the run ended without a finite solution
    periodic        the last half of the points repeats after k of them, to `tolerance`; the least k is the order
    chaotic         small differences grow by more than e^EXPONENTIAL over the last half (a power t^d grows by 2^d),
                    and in both halves of that
    quasi-periodic  differences neither grow nor shrink by more than e^POWER over the last half, and the points almost
                    come back: for some k all pairs of points k apart are within NEAR of the range, and
                    those pairs do not come nearer as time goes on (by more than SETTLING), as they do on
                    the way to a periodic motion, unless volumes are conserved; CURVE points at least
    undecided       none of these; `reason` says what is missing
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from trundle.errors import ModelError
from trundle.integrate.kernel import NOT_FINITE, STEP_TOO_SMALL
from trundle.integrate.record import states
from trundle.shown import Motion
from trundle.study.local import parameter_part
from trundle.study.lyapunov import Exponents, lyapunov
from trundle.study.poincare import (
    Section,
    listed_values,
    make_section,
    points_of,
    what_to_watch,
)
from trundle.study.starts import as_start, coordinate_place
from trundle.symbols.expression import Expression, Like
from trundle.symbols.functions import cos, sin, vector
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown
from trundle.symbols.variables import as_tuple, check_number
from trundle.system import System

RegimeName = Literal["at rest", "periodic", "quasi-periodic", "chaotic", "unbounded", "undecided"]
REGIMES: tuple[RegimeName, ...] = (
    "at rest", "periodic", "quasi-periodic", "chaotic", "unbounded", "undecided",
)  # fmt: skip

GROWS = 1.2
EXPONENTIAL, POWER = 6.0, 3.0  # logarithms of growth over the last half of the time
NEAR = 0.15
SETTLING = 0.75
ROUNDING = 1e-12  # of a value: what moves by less does not move
SAMPLES = 4001
# points, for a verdict on whether they repeat, on whether they lie on a curve
FEWEST, CURVE = 16, 100


@dataclass(frozen=True)
class Regime:
    """The kind of a motion, and why.

    order, period     of a periodic motion: points of the section until it repeats, and seconds (NaN otherwise)
    exponent          the largest Lyapunov exponent (1/s), NaN where it was not needed
    reason            the criterion that decided, with its numbers
    """

    kind: RegimeName
    reason: str
    order: int = 0
    period: float = float("nan")
    exponent: float = float("nan")
    section: Section | None = None

    def __str__(self) -> str:
        words = f" of order {self.order}, period {self.period:.6g} s" if self.order else ""
        return f"{self.kind}{words}: {self.reason}"

    __repr__ = __str__


def _check_alone(*others: Any) -> None:
    """Refuse what a motion has already."""
    if any(other is not None for other in others):
        raise ModelError(
            "regimes(motion) takes no start, until or parameters.",
            "a motion alone, or a system with start and until",
            fix="td.regimes(motion, section=x)  # or td.regimes(system, start, 100.0, section=x)",
        )


@spelled()
def regimes(
    system: System | Motion,
    start: Mapping[Any, Any] | None = None,
    until: float | None = None,
    *,
    section: Like | None = None,
    period: float | None = None,
    direction: Any = "rising",
    transient: float = 0.0,
    values: Sequence[Like] | None = None,
    angles: Sequence[Like] = (),
    tolerance: float = 1e-6,
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    **options: Any,
) -> Regime:
    """Whether a motion is at rest, periodic, quasi-periodic, chaotic or unbounded (criteria: see the module).

    system      a system with start and until, or a motion (its system is run again from its start)
    section     the expression whose zeros give the points, with its direction; or
    period      seconds between two points: the period of the drive
    transient   seconds at the beginning that do not count
    values      what is judged; all positions and velocities if not given
    angles      coordinates to be judged by sine and cosine, so that turning round is no way to infinity
    tolerance   how near points must come to count as the same, relative to the range of each value

    >>> import trundle as td
    >>> from trundle.study.regimes import regimes
    >>> x, = td.coordinates("x")
    >>> driven = td.System(coordinates=[x], M=[[1.0]], Q=[-x - 0.2 * x.dot + td.cos(2 * td.t)])
    >>> regime = regimes(driven, {x: 1, x.dot: 0}, 400.0, period=np.pi, transient=200.0)
    >>> regime.kind, regime.order, round(regime.period, 6)
    ('periodic', 1, 3.141593)
    """
    if isinstance(system, Motion):
        _check_alone(start, until, parameters)
        system, start, until, begin, parameters = _of_motion(system)
    if not isinstance(system, System) or start is None or until is None:
        raise ModelError(
            f"regimes() needs a system with start and until, and got {shown(system)}.",
            "a system with start and until, or a motion",
            fix="td.regimes(system, start, 100.0, section=x)",
        )
    limit = check_number(tolerance, "tolerance")
    judged = _judged(system, values, angles)
    event, every = what_to_watch(section, period, direction)
    watched = tuple(options.pop("events", ())) + (() if event is None else (event,))
    motion = system.simulate(
        until, start, begin=begin, parameters=parameters, samples=SAMPLES, events=watched, **options
    )
    first = begin + check_number(transient, "transient")
    curve = motion[vector(judged)]
    verdict = _from_curve(motion, curve, judged, first, limit)
    if verdict is not None:
        return verdict
    points, scaled = _points(motion, every, first, curve, judged)
    verdict = _repeating(points, scaled, limit)
    if verdict is None:
        same = {key: options[key] for key in ("rtol", "atol", "guess") if key in options}
        spectrum = lyapunov(
            system, start, motion.run.end, exponents=1, transient=transient, begin=begin,
            parameters=parameters, **same,
        )  # fmt: skip
        verdict = _by_growth(spectrum, scaled)
    return replace(verdict, section=points)


def _points(
    motion: Motion, every: float | None, first: float, curve: np.ndarray, judged: list[Expression]
) -> tuple[Section, np.ndarray]:
    """The points of the section, and what is judged there over its range along the motion."""
    eq = motion.derived
    p = parameter_part(eq, motion.run.phases[0].P)
    found = points_of(motion, every, first, motion.run.end)
    points = make_section(eq, p, *found, None, motion.status, motion.finished)
    ranges = np.ptp(curve[motion.t >= first], axis=0)
    return points, points[vector(judged)] / np.where(ranges > 0, ranges, 1.0)


def _of_motion(
    motion: Motion,
) -> tuple[Any, dict[Expression, float], float, float, dict[Any, float]]:
    """The system, start, end, beginning and parameters of a motion."""
    eq, first = motion.derived, motion.run.phases[0]
    start = as_start(eq, states(motion.machine, first)[0])
    return eq.model, start, motion.run.end, first.begin, eq.model.values_of(first.P)


def _judged(system: System, values: Any, angles: Any) -> list[Expression]:
    """The expressions that decide the regime, angles as sine and cosine."""
    if values is not None:
        return listed_values(system.names, values, "A value")
    turned = {coordinate_place(system, angle, "angles") for angle in as_tuple(angles) or ()}
    found: list[Expression] = []
    for i, x in enumerate(system.coordinates):
        found += [sin(x), cos(x)] if i in turned else [x]
        found.append(x.velocity)
    return found


# --- the criteria ---------------------------------------------------------------------------------------
def _from_curve(
    motion: Motion, whole: np.ndarray, judged: list[Expression], first: float, tolerance: float
) -> Regime | None:
    """At rest or unbounded, or a run that ended early; None if the points must decide."""
    late = motion.t >= first
    if not motion.finished:
        ended = motion.run.status
        blown = getattr(ended, "code", None) in (NOT_FINITE, STEP_TOO_SMALL)
        grown = np.abs(whole[-1]).max() > 1e3 * np.abs(whole[: len(whole) // 2]).max(initial=1e-300)
        kind: RegimeName = "unbounded" if blown and grown else "undecided"
        return Regime(kind, f"the run {motion.status}")
    if late.sum() < 40:
        raise ModelError(
            f"The transient ends at t = {first:g} s and leaves too little of the run to judge.",
            "a shorter transient",
            fix=f"transient={(motion.t[-1] - motion.t[0]) / 4:g}",
        )
    span = np.ptp(whole, axis=0)
    last = whole[motion.t >= motion.t[-1] - 0.1 * (motion.t[-1] - first)]
    rounding = ROUNDING * (1 + np.abs(whole).max(axis=0))
    still = np.ptp(last, axis=0) <= np.maximum(tolerance * span, rounding)
    if np.all(still):
        return Regime("at rest", f"no value moves by more than {tolerance:g} of its range any more")
    curve, t = whole[late], motion.t[late]
    away = np.abs(curve - curve[0])
    edges = np.linspace(t[0], t[-1], 5)
    most = np.array([away[(t >= a) & (t <= b)].max(axis=0) for a, b in itertools.pairwise(edges)])
    ratio = most[1:] / np.where(most[:-1] > 0, most[:-1], np.inf)
    growing = np.flatnonzero(np.all(ratio > GROWS, axis=0))
    if len(growing):
        i = int(growing[0])
        words = ", ".join(f"{r:.2f}" for r in ratio[:, i])
        return Regime(
            "unbounded",
            f"{shown(judged[i], 40)} gets farther from its start in each quarter (times {words})",
        )
    return None


def _repeating(points: Section, scaled: np.ndarray, tolerance: float) -> Regime | None:
    """Periodic, if the last half of the points repeats; undecided if there are too few."""
    N = len(scaled)
    if N < FEWEST:
        return Regime("undecided", f"only {N} points of the section, at least {FEWEST} are needed")
    tail, t = scaled[N // 2 :], points.t[N // 2 :]
    for k in range(1, len(tail) // 2):
        apart = float(np.abs(tail[k:] - tail[:-k]).max())
        if apart <= tolerance:
            length = float(np.mean(t[k:] - t[:-k]))
            return Regime(
                "periodic",
                f"the points repeat after {k}, to {apart:.1e} of their range",
                order=k,
                period=length,
            )
    return None


def _by_growth(spectrum: Exponents, scaled: np.ndarray) -> Regime:
    """Chaotic, quasi-periodic or undecided: by the growth of small differences, and by near returns."""
    t, grown = spectrum.times, spectrum.running[:, 0] * (spectrum.times - spectrum.begin)
    span = spectrum.end - spectrum.begin
    half, late, end = (
        float(np.interp(spectrum.begin + x * span, t, grown)) for x in (0.5, 0.75, 1.0)
    )
    growth = end - half
    exponent = float(spectrum.exponents[0])
    words = f"differences grow by e^{growth:.1f} over the last half"
    if growth > EXPONENTIAL and min(late - half, end - late) > 0:
        return Regime(
            "chaotic",
            f"{words}; largest exponent {exponent:.3g} +- {spectrum.uncertainty[0]:.1g} 1/s",
            exponent=exponent,
        )
    k, apart, ratio = _nearest_return(scaled)
    back = f"points come back to {apart:.2g} of their range after {k}"
    settling = growth <= -POWER or (ratio < SETTLING and spectrum.divergence * span < -1)
    if abs(growth) < POWER and apart <= NEAR and len(scaled) >= CURVE and not settling:
        return Regime("quasi-periodic", f"{words} only; {back}", exponent=exponent)
    hint = "it is still settling" if settling else f"{len(scaled)} points, a longer run may tell"
    return Regime("undecided", f"{words}; {back}; {hint}", exponent=exponent)


def _nearest_return(scaled: np.ndarray) -> tuple[int, float, float]:
    """The k for which points k apart are nearest, the largest distance of such pairs, and the ratio of their mean
    distance in the second half to that in the first.
    """
    best, distances = 0, np.array([np.inf])
    for k in range(1, len(scaled) // 2 + 1):
        apart = np.abs(scaled[k:] - scaled[:-k]).max(axis=1)
        if apart.max() < distances.max():
            best, distances = k, apart
    half = len(distances) // 2
    before = float(distances[:half].mean()) if half else np.inf
    return best, float(distances.max()), float(distances[half:].mean()) / before

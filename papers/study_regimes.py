"""Paper 002's twelve cases as one map: what the sphere does within 4 s, over rate and amplitude of the shaking.

What 4 s can tell, judged in this order (`kinds_of`):

    lifts off         the least normal force is negative: the trough would have to pull, and the rest is not possible
    climbs            the contact comes more than TWICE as high above the bottom of the trough as it is at the start,
                      or as the wall is one amplitude away from the bottom, whichever is more
    walks             the centre gets farther along the trough than 2A, as far as the trough itself moves
    climbs and walks  both
    held              neither

Whether a path closes or is bounded, which the paper speaks of, takes longer than 4 s to tell.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import trundle as td
from papers.parabola import DURATION
from trundle.gallery import moving_parabola
from trundle.scenario import Scenario
from trundle.study.regimes import Regime
from trundle.study.results import Sweep

RADIUS = 0.02  # m
STEPS = {"a": 1.0, "b": 1.5, "c": 3.0, "d": 6.0}  # the rates of Table 1, in pi rad/s; all at 0.1 m
SETS: dict[str, tuple[str, float]] = {"I": ("y", 0.20), "II": ("xy", 0.20), "III": ("xyz", 0.30)}
KINDS = ("held", "walks", "climbs", "climbs and walks", "lifts off")
POINTS = 200
RATES = np.arange(1, POINTS + 1) * math.pi / 30  # rad/s: pi, 1.5 pi, 3 pi and 6 pi are among them
AMPLITUDES = np.arange(1, POINTS + 1) / 1000  # m: 0.1 is among them
TWICE = 2.0  # of a height
RTOL = 1e-8
SHIFT = 1e-5  # m up the wall, of the neighbour's start
PERIODS = 200  # of the shaking, for what 4 s cannot tell
QUIET = (0.1, 3 * math.pi)  # m, rad/s
NEAR = ("x", "y", "x'", "y'", "spin")  # of the centre; the spin about the normal times the radius


@dataclass(frozen=True, eq=False)
class Map:
    """One set of the paper over amplitudes (N) and rates (M): arrays (N, M).

    kind         one of KINDS
    lifts        s, when the trough would begin to pull; NaN if it never does
    least        N, the least normal force
    walk         farthest distance along the trough over 2A
    climb        greatest height of the contact above the bottom, over the height to compare with
    ends         (N, M, 5) the state at the end: NEAR
    seconds, work   what the runs took: s by the clock, and s of processor time, all cores together
    """

    amplitudes: np.ndarray
    rates: np.ndarray
    kind: np.ndarray
    lifts: np.ndarray
    least: np.ndarray
    walk: np.ndarray
    climb: np.ndarray
    ends: np.ndarray
    seconds: float
    work: float

    def at(self, amplitude: float, rate: float) -> tuple[int, int]:
        """The place of the nearest run."""
        return (
            int(np.abs(self.amplitudes - amplitude).argmin()),
            int(np.abs(self.rates - rate).argmin()),
        )


def regime_map(
    name: str, amplitudes: Any = AMPLITUDES, rates: Any = RATES, until: float = DURATION
) -> Map:
    """The map of a set, "I", "II" or "III"."""
    directions, xi0 = SETS[name]
    A, Omega = np.asarray(amplitudes, float), np.asarray(rates, float)
    began = time.process_time()
    found = _swept(name, xi0, A, Omega, until)
    work = time.process_time() - began
    shape = (len(A), len(Omega))
    columns = {key: found[key].reshape(shape) for key in ("least", "far", "high", "first", "lifts")}
    first = bottom_distance(directions, xi0, A)[:, None]
    walk = np.sqrt(columns["far"]) / (2 * A[:, None])
    climb = columns["high"] / np.maximum(first, A[:, None]) ** 2
    pulled = columns["least"] < 0
    at_once = pulled & ~(columns["first"] >= columns["lifts"])  # its first change is not a loss
    lifts = np.where(at_once, 0.0, np.where(pulled, columns["lifts"], np.nan))
    ends = np.stack([found[key].reshape(shape) for key in NEAR], axis=-1)
    kind = kinds_of(columns["least"], walk, climb)
    return Map(A, Omega, kind, lifts, columns["least"], walk, climb, ends, found.seconds, work)


def kinds_of(least: Any, walk: Any, climb: Any) -> np.ndarray:
    """The kind of each run, by the criteria of the module.

    >>> kinds_of([1.0, 1.0, 1.0, -1.0], [0.5, 1.2, 1.2, 9.0], [1.0, 1.0, 3.0, 9.0]).tolist()
    ['held', 'walks', 'climbs and walks', 'lifts off']
    """
    walks, climbs = np.asarray(walk) > 1, np.asarray(climb) > TWICE
    kind = np.where(
        climbs, np.where(walks, KINDS[3], KINDS[2]), np.where(walks, KINDS[1], KINDS[0])
    )
    return np.where(np.asarray(least) < 0, KINDS[4], kind)


def bottom_distance(directions: str, xi0: float, amplitude: Any) -> Any:
    """How far from the bottom the contact is at the start (m): the trough begins at +A."""
    return abs(xi0 - amplitude) if "x" in directions else xi0 + 0 * amplitude


def growth(name: str, near: Map, step: int = 2, until: float = DURATION) -> np.ndarray:
    """How much farther apart a neighbour is at the end than at the start, at every `step`-th run of a map.

    The neighbour begins SHIFT farther from x = 0; distances of the centre in m, of its velocity and of the radius times
    the spin in m/s.
    """
    xi0 = SETS[name][1]
    A, Omega = near.amplitudes[::step], near.rates[::step]
    found = _swept(name, xi0 + SHIFT, A, Omega, until)
    ends = np.stack([found[key].reshape(len(A), len(Omega)) for key in NEAR], axis=-1)
    apart: np.ndarray = np.linalg.norm(ends - near.ends[::step, ::step], axis=-1) / SHIFT
    return apart


def shaken(name: str, xi0: float) -> Scenario:
    """The sphere of a set, which starts at xi0 (m); amplitude "A" and rate "Omega" are parameters."""
    return moving_parabola(f"{name}a", x0=xi0)


def rate_of(case: str) -> float:
    """The rate (rad/s) at which a case of Table 1 shakes.

    >>> round(rate_of("IIIb"), 6)
    4.712389
    """
    return STEPS[case[-1]] * math.pi


def _swept(name: str, xi0: float, A: np.ndarray, Omega: np.ndarray, until: float) -> Sweep:
    example = shaken(name, xi0)
    over = {example["A"]: A, example["Omega"]: Omega}
    return td.sweep(
        example.system, over, until, example.start, _measures(example), rtol=RTOL, atol=RTOL / 100
    )


def _measures(example: Any) -> dict[str, Any]:
    contact, ball, centre = example["contact"], example["ball"], example["C"]
    spin = RADIUS * (ball.omega @ contact.normal)
    ends = (centre[0], centre[1], ball.velocity[0], ball.velocity[1], spin)
    return {
        "least": td.keep.least_normal_force(contact),
        "lifts": td.keep.lifts_at(contact),
        "first": td.keep.first_zero(contact.normal_force),
        "far": td.keep.most(centre[1] ** 2),
        "high": td.keep.most((example["P"][0] - example["d"][0]) ** 2),
        **{key: td.keep.last(value) for key, value in zip(NEAR, ends, strict=True)},
    }


@dataclass(frozen=True)
class Later:
    """Runs at random places of a map, and what became of them: kinds after `early` and after `late` seconds."""

    early: float
    late: float
    before: np.ndarray
    after: np.ndarray

    def kept(self, *kinds: str) -> tuple[int, int]:
        """How many were of one of these kinds early, and how many of them still are."""
        was = np.isin(self.before, kinds)
        return int(was.sum()), int(np.isin(self.after[was], kinds).sum())


def later(name: str, runs: int = 300, late: float = 10 * DURATION) -> Later:
    """Whether 4 s tell what 40 s show: the same random amplitudes and rates, run both short and long.

    They are drawn up to QUIET, where most stay in contact: what is pulled back for long spins up without bound.
    """
    directions, xi0 = SETS[name]
    example = shaken(name, xi0)
    over = {
        example["A"]: td.study.uniform(float(AMPLITUDES[0]), QUIET[0]),
        example["Omega"]: td.study.uniform(float(RATES[0]), QUIET[1]),
    }
    kinds = []
    for until in (DURATION, late):
        found = td.sweep(
            example.system, over, until, example.start, _measures(example), runs=runs, rtol=RTOL,
            atol=RTOL / 100,
        )  # fmt: skip
        A = found["A"]
        start = bottom_distance(directions, xi0, A)
        climb = found["high"] / np.maximum(start, A) ** 2
        kinds.append(kinds_of(found["least"], np.sqrt(found["far"]) / (2 * A), climb))
    return Later(DURATION, late, *kinds)


def long_regime(case: str, periods: int = PERIODS) -> Regime:
    """What kind of motion a case of Table 1 is, by `td.regimes`: stroboscopic, once a period of the shaking."""
    name, rate = case[:-1], rate_of(case)
    example = shaken(name, SETS[name][1])
    contact, ball, centre = example["contact"], example["ball"], example["C"]
    judged: Sequence[td.Expression] = (
        centre[0], centre[1], ball.velocity[0], ball.velocity[1],
        RADIUS * (ball.omega @ contact.normal),
    )  # fmt: skip
    period = 2 * math.pi / rate
    return td.regimes(
        example.system, example.start, periods * period, period=period, values=judged,
        parameters={example["Omega"]: rate},
    )  # fmt: skip

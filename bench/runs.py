"""Whole runs against C: `simulate()` in all, at the same error, from eight starts that differ a little.

The error of one run is a matter of luck; that of eight, their root mean square, less so. Ours and C take turns, and
each of the runs counts with its shortest time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.by_hand import Problem, at_error
from bench.table import Row
from trundle.gallery import rattleback, rolling_sphere

STARTS, ROUNDS = 8, 12
ASKED = (1e-9, 1e-10, 1e-11, 1e-12)
GRID = 10.0 ** -np.arange(7, 13.6, 0.25)  # rtol of the runs in C; atol is a hundredth of it


@dataclass(frozen=True)
class Side:
    """Runs with one tolerance, in the mean of all starts: seconds, those of the steps alone, error (m), evaluations."""

    rtol: float
    seconds: float
    steps: float
    error: float
    evaluations: int


@dataclass(frozen=True)
class Pair:
    """A system of ours and the same by hand."""

    problem: Problem
    given: list[tuple[float, ...]]  # the starts in C's words
    system: Any
    starts: list[Any]
    centre: Any

    def ours(self, i: int, rtol: float) -> Any:
        return self.system.simulate(until=self.problem.until, start=self.starts[i], rtol=rtol)


def sphere() -> Pair:
    scenario = rolling_sphere("halves")
    ball, contact = scenario["ball"], scenario["contact"]
    given = [(-0.65, 0.1, 0.2 + 0.01 * i, -0.3) for i in range(STARTS)]
    starts = [contact.start(at=g[:2], velocity=g[2:], spin=0) for g in given]
    return Pair(Problem("sphere", 10.0), given, scenario.system, starts, ball.point(ball.centre))


def stone() -> Pair:
    scenario = rattleback()
    given = [(0.0, -1.0, -0.05 * (1 + 0.02 * i)) for i in range(STARTS)]
    starts = [scenario["contact"].start(at=(0, 0, 0), omega=g) for g in given]
    return Pair(Problem("stone", 60.0), given, scenario.system, starts, scenario["stone"].position)


def measured(pair: Pair) -> tuple[list[Side], list[Side]]:
    """Ours and C's, by tolerance."""
    truth = np.array([pair.problem.truth(values) for values in pair.given])
    mine, hand = _Clocks(ASKED, truth), _Clocks(GRID.tolist(), truth)
    states = [pair.problem.start(values) for values in pair.given]
    for _ in range(ROUNDS):
        for k, rtol in enumerate(ASKED):
            for i in range(STARTS):
                began = time.process_time()
                motion = pair.ours(i, rtol)
                took = time.process_time() - began
                if mine.is_new(k, i):
                    mine.end(k, i, motion[pair.centre][-1], motion.stats.evaluations)
                mine.took(k, i, took, motion.stats.seconds)
        for k, rtol in enumerate(hand.tolerances):
            for i, start in enumerate(states):
                state = start.copy()
                began = time.process_time()
                count = pair.problem.run(state, rtol, rtol / 100)
                took = time.process_time() - began
                if hand.is_new(k, i):
                    hand.end(k, i, pair.problem.centre(state), count)
                hand.took(k, i, took, took)
    return mine.sides(), hand.sides()


class _Clocks:
    """Shortest times, ends and counts of one side's runs, by tolerance and start."""

    def __init__(self, tolerances: Sequence[float], truth: np.ndarray) -> None:
        self.tolerances, self._truth = list(tolerances), truth
        shape = (len(tolerances), STARTS)
        self._whole, self._steps = np.full(shape, np.inf), np.full(shape, np.inf)
        self._ends, self._counts = np.zeros((*shape, 3)), np.zeros(shape, int)

    def is_new(self, k: int, i: int) -> bool:
        return bool(np.isinf(self._whole[k, i]))

    def end(self, k: int, i: int, centre: np.ndarray, evaluations: int) -> None:
        self._ends[k, i], self._counts[k, i] = centre, evaluations

    def took(self, k: int, i: int, whole: float, steps: float) -> None:
        self._whole[k, i] = min(self._whole[k, i], whole)
        self._steps[k, i] = min(self._steps[k, i], steps)

    def sides(self) -> list[Side]:
        errors = np.sqrt(((self._ends - self._truth) ** 2).sum(axis=-1).mean(axis=-1))
        columns = (self._whole.mean(axis=1), self._steps.mean(axis=1), errors)
        counts = self._counts.mean(axis=1).astype(int).tolist()
        each = zip(self.tolerances, *(c.tolist() for c in columns), counts, strict=True)
        return [Side(*values) for values in each]


def row(what: str, pair: Pair) -> tuple[Row, list[str]]:
    """The worst ratio over the tolerances asked for, and each of them in words."""
    ours, hand = measured(pair)
    ratios, words = [], []
    for mine in ours:
        limit = at_error(mine.error, [h.error for h in hand], [h.seconds for h in hand])
        ratios.append(mine.seconds / limit)
        words.append(
            f"{what.split(',')[0]}, rtol {mine.rtol:.0e}: {mine.seconds * 1e3:.2f} ms, error {mine.error:.1e} m, "
            f"{mine.evaluations} evaluations; C at that error {limit * 1e3:.2f} ms: {ratios[-1]:.2f}, "
            f"steps alone ({mine.steps * 1e3:.2f} ms) {mine.steps / limit:.2f}"
        )
    return Row(what, max(ratios), 2.0, how="simulate() in all / C at the same error"), words


def rows() -> tuple[list[Row], list[str]]:
    found, words = [], []
    for what, pair in (
        ("sphere, 10 s, worst of rtol 1e-9 ... 1e-12", sphere()),
        ("rattleback, 60 s, worst of rtol 1e-9 ... 1e-12", stone()),
    ):
        one, more = row(what, pair)
        found.append(one)
        words += more
    return found, words

"""Many motions at once: a second and core, against C with four lanes at the same error; and two threads against one."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.by_hand import Problem, at_error, spheres
from bench.table import Row, timed
from trundle.constrained.start import find_start
from trundle.gallery import rolling_sphere
from trundle.study.ensemble import LANES, Ensemble

RUNS, ROUNDS, RTOL = 96, 12, 1e-11
GRID = 10.0 ** -np.arange(9, 12.6, 0.5)
PROBLEM = Problem("sphere", 10.0)
GIVEN = [
    (-0.66 + 0.02 * i / RUNS, 0.1, 0.15 + 0.1 * (37 * i % RUNS) / RUNS, -0.3) for i in range(RUNS)
]


def make() -> tuple[Ensemble, np.ndarray, np.ndarray]:
    """The ensemble, its starts and parameters; compiled."""
    scenario = rolling_sphere("halves")
    system, ball, contact = scenario.system, scenario["ball"], scenario["contact"]
    machine, p = system.machine, system.beginning.values(None)
    starts = [contact.start(at=g[:2], velocity=g[2:], spin=0) for g in GIVEN]
    y = np.array([find_start(system.derived, 0.0, p, start)[0] for start in starts])
    P = np.repeat(machine.parameters(p, machine.scales(0.0, y[0], p))[None], RUNS, 0)
    centre = ball.point(ball.centre)
    kept = {name: centre[i] for i, name in enumerate("xyz")}
    ensemble = Ensemble(system, kept, PROBLEM.until, rtol=RTOL)
    ensemble.run(y[:LANES], P[:LANES])
    return ensemble, y, P


def in_threads(work: Callable[[], Any], threads: int) -> float:
    """Seconds by the clock on the wall in which every thread does the work once."""
    crew = [threading.Thread(target=work) for _ in range(threads)]
    began = time.perf_counter()
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    return time.perf_counter() - began


def rows() -> tuple[list[Row], list[str]]:
    ensemble, y, P = make()
    truth = np.array([PROBLEM.truth(values) for values in GIVEN])
    states = np.array([PROBLEM.start(values) for values in GIVEN])
    ends, hand = [], np.full(len(GRID), np.inf)
    one = two = alone = np.inf
    for turn in range(ROUNDS):
        alone = min(alone, timed(lambda: ensemble.run(y, P)))
        one = min(one, in_threads(lambda: ensemble.run(y, P), 1))
        two = min(two, in_threads(lambda: ensemble.run(y, P), 2))
        for k, rtol in enumerate(GRID):
            moved = states.copy()
            hand[k] = min(hand[k], timed(lambda: spheres(moved, PROBLEM.until, rtol, rtol / 100)))  # noqa: B023
            if turn == 0:
                ends.append([PROBLEM.centre(state) for state in moved])
    errors = np.sqrt(((np.array(ends) - truth) ** 2).sum(axis=-1).mean(axis=-1))
    mine = float(np.sqrt(((ensemble.run(y, P).kept - truth) ** 2).sum(axis=1).mean()))
    limit = at_error(mine, errors.tolist(), hand.tolist())
    words = (
        f"ensemble of {RUNS}, {LANES} lanes: {RUNS / alone:.0f} motions a second and core, error {mine:.1e} m; "
        f"C with 4 lanes at that error {RUNS / limit:.0f}"
    )
    found = [
        Row("ensemble, motions a second and core", alone / limit, 1.8, how="C with 4 lanes / ours")
    ]
    if (os.cpu_count() or 1) > 1:
        gain, load = 2 * one / two, os.getloadavg()[0]
        found.append(
            Row(
                "two threads against one",
                gain,
                1.9,
                how=f"by the wall clock; load {load:.1f}",
                least=True,
            )
        )
    return found, [words]

"""Ensembles against single runs: motions per second and core, side by side in one run."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from trundle.constrained.start import find_start
from trundle.gallery import rolling_sphere
from trundle.study.ensemble import LANES, Ensemble

RUNS = 96
OPTIONS: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}


def make() -> tuple[Callable[[], Any], list[float], list[float]]:
    """The work of one thread (RUNS motions from different starts), and seconds of single runs: steps, in all."""
    scenario = rolling_sphere("halves")
    system, ball = scenario.system, scenario["ball"]
    contact = system.compounds[0]
    machine, p = system._machine, system._values(None)
    starts = [
        contact.start(at=(-0.65 + 0.002 * i, 0.1), velocity=(0.2, -0.3), spin=0)
        for i in range(RUNS)
    ]
    y = np.array([find_start(system._equations, 0.0, p, start)[0] for start in starts])
    P = np.repeat(machine.parameters(p, machine.scales(0.0, y[0], p))[None], RUNS, 0)
    ensemble = Ensemble(system, {"x": ball.position[0], "y": ball.position[1]}, 10.0, **OPTIONS)
    steps, whole = [], []
    for start in starts[::8]:  # each at its best of three, as the ensemble
        times = []
        for _ in range(3):
            began = time.perf_counter()
            motion = system.simulate(until=10.0, start=start, **OPTIONS)
            times.append((motion.stats.seconds, time.perf_counter() - began))
        steps.append(min(t[0] for t in times))
        whole.append(min(t[1] for t in times))
    ensemble.run(y[:LANES], P[:LANES])  # compiles
    return lambda: ensemble.run(y, P), steps, whole


def seconds_of(work: Callable[[], Any], threads: int, repeats: int = 8) -> float:
    """Shortest time in which every thread does the work once."""
    times = []
    for _ in range(repeats):
        crew = [threading.Thread(target=work) for _ in range(threads)]
        began = time.perf_counter()
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
        times.append(time.perf_counter() - began)
    return min(times)


def ensembles(line: Callable[..., None], literal: float, by_hand: dict[int, float]) -> None:
    """Print the table; `literal` are the seconds of one run with the literal formula, `by_hand` motions per second."""
    print(
        f"Ensemble of the same sphere, 10 s at rtol 1e-11, {LANES} lanes, {RUNS} starts, one core"
    )
    work, steps, whole = make()
    one = seconds_of(work, 1)
    line("motions per second", f"{RUNS / one:.0f}")
    line("single runs, a loop over simulate(), per second", f"{1 / np.mean(whole):.0f}")
    line("ratio", f"{np.mean(whole) * RUNS / one:.1f}", "goal 4")
    line("single runs, steps only, per second", f"{1 / np.mean(steps):.0f}")
    line("ratio", f"{np.mean(steps) * RUNS / one:.1f}", f"{LANES} at most, by the registers")
    line("literal formula, SciPy RK45, per second", f"{1 / literal:.3f}")
    line("ratio", f"{literal * RUNS / one:.0f}")
    for lanes, rate in by_hand.items():
        line(f"hand-derived C, {lanes} lanes, motions per second", f"{rate:.0f}")
        line("ratio", f"{rate * one / RUNS:.1f}")
    if (os.cpu_count() or 1) > 1:
        line(
            "two threads against one",
            f"{2 * one / seconds_of(work, 2):.2f}",
            "goal 1.8 on an idle machine",
        )

"""Measured data against the formula they were sampled from: a ball on a grid of 200 x 200 heights, at rtol 1e-10."""

from __future__ import annotations

from typing import Any

import numpy as np

import trundle as td
from bench.table import Row, timed

POINTS, ROUNDS = 200, 15


def _height(x: Any, y: Any, m: Any) -> Any:
    return 0.1 * m.sin(2 * x) * m.cos(1.5 * y) + 0.2 * x**2


def _run(ground: td.Surface) -> Any:
    """Runs a ball on a surface for 10 s; the motion."""
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    contact = td.Rolling(ball, ground)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0)
    return lambda: system.simulate(until=10, start=start, rtol=1e-10)


def rows() -> tuple[list[Row], list[str]]:
    """The ratio of the two, best of several that take turns."""
    x, y = np.linspace(-1, 1, POINTS), np.linspace(-3, 3, POINTS)
    grid = td.Surface.grid(x, y, _height(x[:, None], y, np), name="ground")
    formula = td.Surface(lambda x, y, z: z - _height(x, y, td), name="ground")
    runs = [_run(ground) for ground in (formula, grid)]
    ends = [run() for run in runs]
    seconds = np.array([[timed(run) for run in runs] for _ in range(ROUNDS)]).min(axis=0)
    counts = [motion.stats.evaluations for motion in ends]
    how = f"{1e3 * seconds[0]:.2f} and {1e3 * seconds[1]:.2f} ms, {counts[0]} and {counts[1]} evaluations"
    ratio = float(seconds[1] / seconds[0])
    return [
        Row("a ball on 200 x 200 measured heights, over one on their formula", ratio, 2.0, how=how)
    ], []

"""What contact costs: a `td.Contact` that only rolls against `td.Rolling`, in all and from the same start."""

from __future__ import annotations

import numpy as np

from bench.systems import ball_in_bowl
from bench.table import Row, timed

ROUNDS = 100


def rows() -> tuple[list[Row], list[str]]:
    """The ratio of processor times, best of many that take turns, for a short and a long run."""
    found = []
    for until in (1.0, 10.0):
        pairs = [ball_in_bowl(opens) for opens in (False, True)]
        runs = [lambda p=p: p[0].simulate(until=until, start=p[1]) for p in pairs]  # noqa: B023
        counts = [run().stats.evaluations for run in runs]
        seconds = np.array([[timed(run) for run in runs] for _ in range(ROUNDS)]).min(axis=0)
        how = f"{1e3 * seconds[0]:.3f} and {1e3 * seconds[1]:.3f} ms, {counts[0]} and {counts[1]} evaluations"
        what = f"a Contact that only rolls for {until:.0f} s, over Rolling"
        found.append(Row(what, float(seconds[1] / seconds[0]), 1.2, how=how))
    return found, []

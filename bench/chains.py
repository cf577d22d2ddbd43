"""A chain of N links: one evaluation against the tridiagonal solve in C, how long it compiles, and no jumps with N."""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from dataclasses import dataclass

import numpy as np

from bench.by_hand import chain_often
from bench.often import call_often
from bench.systems import chain
from bench.table import Row, best

SIZES = (20, 21, 40, 80, 100, 120, 124, 150, 160, 300, 600, 620, 1000)
AGREE = 1e-9


@dataclass(frozen=True)
class Cost:
    """Of a chain: seconds of an evaluation, with its share of the end of the step, by hand, and of the compilation."""

    N: int
    seconds: float
    with_end: float
    by_hand: float
    compile: float


def measured(N: int) -> Cost:
    """Compiled anew, and evaluated where it has fallen for a while; the rates must be those of C."""
    kept = os.environ.get("TRUNDLE_CACHE_DIR")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TRUNDLE_CACHE_DIR"] = folder
        system, start = chain(N)
        form = system.machine.minimal
        assert form is not None
        assert form.programs.rhs, form.programs.finish
        began = time.process_time()
        native = form.native
        took = time.process_time() - began
        phase = system.simulate(until=0.2, start=start, rtol=1e-8).run.phases[0]
        os.environ.pop("TRUNDLE_CACHE_DIR")
    if kept is not None:
        os.environ["TRUNDLE_CACHE_DIR"] = kept
    y, P, count = phase.steps.y[-1].copy(), phase.P, max(1, 20_000 // N)
    rate, truth = call_often(native["rhs"], 1, y, P), chain_often(1, y)
    assert np.abs(rate - truth).max() < AGREE * np.abs(truth).max()
    turns = [
        (
            best(lambda: call_often(native["rhs"], count, y, P), 3) / count,
            best(lambda: call_often(native["finish"], count, y, P), 2) / count,
            best(lambda: chain_often(count, y), 3) / count,
        )
        for _ in range(10)
    ]
    inner, end, hand = (min(times) for times in zip(*turns, strict=True))
    return Cost(N, inner, (12 * inner + end) / 13, hand, took)


def rows() -> tuple[list[Row], list[str]]:
    costs = [measured(N) for N in SIZES]
    last, links = costs[-1], [cost.with_end / cost.N for cost in costs]
    jumps = [max(a, b) / min(a, b) for a, b in itertools.pairwise(links)]
    words = [
        f"chain of {c.N}: {c.seconds / c.N * 1e9:.1f} ns a link, with the ends of steps {link * 1e9:.1f}, "
        f"C {c.by_hand / c.N * 1e9:.1f}; compiled in {c.compile:.2f} s"
        for c, link in zip(costs, links, strict=True)
    ]
    found = [
        Row(
            f"chain of {last.N}, one evaluation",
            last.seconds / last.by_hand,
            1.5,
            how="ours / tridiagonal C",
        ),
        Row(f"chain of {last.N}, compiled", last.compile, 3.0, " s"),
        Row(
            f"chains of {SIZES[0]} ... {last.N}, cost of a link",
            max(jumps),
            1.3,
            how="between neighbours",
        ),
    ]
    return found, words

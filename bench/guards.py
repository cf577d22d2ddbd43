"""What guards cost a smooth run: the kernel's steps as they are, against the same without them, in turns.

Of a smooth system nothing is watched; what is left is how far the projection moved each step, a part of its error.
"""

from __future__ import annotations

import time
from typing import Any

from bench.runs import Pair, sphere, stone
from bench.table import Row
from trundle.integrate.kernel import Stepping

ROUNDS, RTOL, BAR = 100, 1e-11, 1.03


def _steps(pair: Pair, guarded: bool) -> float:
    """Processor time (s) of the kernel's steps of one run."""
    start, advance, took = Stepping.start, Stepping.advance, 0.0

    def begun(self: Stepping, *given: Any, **more: Any) -> None:
        start(self, *given, **(more if guarded else {**more, "guarded": 0}))

    def timed(self: Stepping, budget: int) -> int:
        nonlocal took
        began = time.thread_time()
        reason = advance(self, budget)
        took += time.thread_time() - began
        return reason

    Stepping.start, Stepping.advance = begun, timed  # type: ignore[method-assign]
    try:
        pair.ours(0, RTOL)
    finally:
        Stepping.start, Stepping.advance = start, advance  # type: ignore[method-assign]
    return took


def rows() -> tuple[list[Row], list[str]]:
    found, words = [], []
    for name, pair in (("sphere", sphere()), ("rattleback", stone())):
        times = [(_steps(pair, True), _steps(pair, False)) for _ in range(ROUNDS)]
        with_them, without = (min(column) for column in zip(*times, strict=True))
        how = "steps / the same kernel without guards"
        found.append(Row(f"guards in a smooth run, {name}", with_them / without, BAR, how=how))
        words.append(f"guards, {name}: {with_them * 1e3:.3f} ms, without {without * 1e3:.3f} ms")
    return found, words

"""The table that is printed: what was measured, the bar, and whether it is met."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Row:
    """One measurement: `value` must be at most (`least`: at least) `bar`, both in `unit`; `how` says what it is."""

    what: str
    value: float
    bar: float
    unit: str = ""
    how: str = ""
    least: bool = False

    @property
    def met(self) -> bool:
        return self.value >= self.bar if self.least else self.value <= self.bar

    def __str__(self) -> str:
        side = ">=" if self.least else "<="
        value, bar = (f"{x:.3g}{self.unit}" for x in (self.value, self.bar))
        return f"{self.what:<76} {value:>10} {side} {bar:<8} {'met' if self.met else 'NOT MET':<8} {self.how}".rstrip()


def best(work: Callable[[], Any], repeats: int) -> float:
    """Shortest of several timings, s."""
    return min(timed(work) for _ in range(repeats))


def timed(work: Callable[[], Any]) -> float:
    """Processor time of all threads, s: others who use the machine do not count."""
    began = time.process_time()
    work()
    return time.process_time() - began

"""Separate a run from its stepping: `driven` steps one run alone, `queues.py` steps many side by side."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeVar

from trundle.integrate.kernel import Stepping

Made = TypeVar("Made")
Making = Generator[int, int, Made]
"""It yields how many steps to try, at most, and is sent why they ended."""


class UnderWay(Protocol):
    """A run that wants steps; `stepping` is its present workspace."""

    stepping: Stepping


def driven(run: UnderWay, making: Making[Made]) -> Made:
    """Run a generator to its result, making the steps it waits for."""
    try:
        budget = next(making)
        while True:
            budget = making.send(run.stepping.advance(budget))
    except StopIteration as end:
        made: Made = end.value
        return made

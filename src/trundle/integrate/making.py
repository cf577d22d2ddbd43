"""A run, or a part of one, whose steps somebody else makes: alone (`driven`), or beside others (`queues.py`)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeVar

from trundle.integrate.kernel import Stepping

Made = TypeVar("Made")
Making = Generator[int, int, Made]
"""It yields how many steps to try, at most, and is sent why they ended."""


class UnderWay(Protocol):
    """Whose steps are made, in the room that `stepping` is at the time."""

    stepping: Stepping


def driven(run: UnderWay, making: Making[Made]) -> Made:
    """What comes of a part of a run, with its steps made here."""
    try:
        budget = next(making)
        while True:
            budget = making.send(run.stepping.advance(budget))
    except StopIteration as end:
        made: Made = end.value
        return made

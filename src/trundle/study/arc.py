"""Follows a family by its arc length: a step along the tangent, a correction at right angles, past turning points.

Subclasses define the members (steady motions, periodic orbits), how to make a step, and which points to locate.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import numpy as np

MOST = 600  # members of one family
LARGEST, SMALLEST = 2.0, 1e-5  # of the first step
GROWS = 1.3  # a step after one that was made
LOCATED = 1e-13  # of the arc length of a step: where a special point is found

Place = TypeVar("Place")


def padded(rows: Sequence[np.ndarray | None]) -> np.ndarray:
    """Rows (N, k) of different lengths as one table; NaN where a row is shorter, or None."""
    table = np.full(
        (len(rows), max((len(r) for r in rows if r is not None), default=0)), np.nan + 0j
    )
    for to, row in zip(table, rows, strict=True):
        to[: 0 if row is None else len(row)] = row
    return table


def zero_between(
    look: Callable[[float], tuple[float, Place] | None], ends: tuple[float, float],
    values: tuple[float, float], small: float, smooth: bool = True,
) -> Place | None:  # fmt: skip
    """The place where a function passes zero: by the secant held in its bracket (Illinois); else by bisection.

    look   the value at a place, and what is there; None ends the search, which then finds nothing
    ends, values   where it begins, and the values there;  small   a bracket that is narrow enough
    """
    (a, b), (ga, gb), best = ends, values, None
    for _ in range(200):
        middle = (a * gb - b * ga) / (gb - ga) if smooth else (a + b) / 2
        if not min(a, b) < middle < max(a, b):
            middle = (a + b) / 2
        found = look(middle)
        if found is None:
            return None
        value, best = found
        if (value == 0 and smooth) or abs(b - a) <= small:
            break
        if (value > 0) != (gb > 0):
            a, ga = b, gb
        else:
            ga /= 2
        b, gb = middle, value
    return best


class Arc(ABC, Generic[Place]):
    """One family between two values of its parameter."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.turning: list[Place] = []  # where the tangent has no part along the parameter

    @abstractmethod
    def step(self, here: Place, length: float) -> Place | None:
        """The member so far ahead along the tangent; None if it is not found."""

    @abstractmethod
    def value(self, here: Place) -> float:
        """The value of the parameter."""

    @abstractmethod
    def slope(self, here: Place) -> float:
        """The part of the tangent along the parameter."""

    @abstractmethod
    def end(self, here: Place, value: float) -> list[Place]:
        """The member at the end of the range that was passed, from the last one within; none if it is not found."""

    def between(self, here: Place, there: Place, length: float) -> None:
        """Look for what else is special between two members."""

    def go(self, here: Place, first: float) -> list[Place]:
        """Members from here on, with a first step of that length."""
        places, length = [here], first
        while len(places) < MOST:
            there = self.step(here, length)
            if there is None:
                length /= 2
                if length < SMALLEST * first:
                    break
                continue
            value = self.value(there)
            if self.slope(here) * self.slope(there) < 0:
                self.turning += self.located(here, length, self.slope)
            self.between(here, there, length)
            if not self.low <= value <= self.high:
                places += self.end(here, self.high if value > self.high else self.low)
                break
            places.append(there)
            here, length = there, min(GROWS * length, LARGEST * first)
        return places

    def located(self, here: Place, length: float, g: Callable[[Place], float]) -> list[Place]:
        """The zero of g between here and a step ahead."""

        def look(ahead: float) -> tuple[float, Place] | None:
            there = self.step(here, ahead)
            return None if there is None else (g(there), there)

        end = look(length)
        if end is None:
            return []
        found = zero_between(look, (0.0, length), (g(here), end[0]), LOCATED * length)
        return [] if found is None else [found]

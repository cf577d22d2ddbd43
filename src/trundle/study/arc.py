"""Follows a family by its arc length: a step along the tangent, a correction at right angles, past turning points.

Subclasses define the members (steady motions, periodic orbits), how to make a step, and which points to locate.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

MOST = 600  # members of one family
LARGEST, SMALLEST = 2.0, 1e-5  # of the first step
GROWS = 1.3  # a step after one that was made
LOCATED = 1e-13  # of the arc length of a step: where a special point is found

Place = TypeVar("Place")


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
        """The zero of g between here and a step ahead: bisection sped up by the secant (Illinois)."""
        end = self.step(here, length)
        if end is None:
            return []
        a, b, ga, gb, best = 0.0, length, g(here), g(end), end
        for _ in range(60):
            middle = (a * gb - b * ga) / (gb - ga)
            at = self.step(here, middle)
            if at is None:
                return []
            best, value = at, g(at)
            if value == 0 or abs(b - a) < LOCATED * length:
                break
            if value * gb < 0:
                a, ga = b, gb
            else:
                ga /= 2
            b, gb = middle, value
        return [best]

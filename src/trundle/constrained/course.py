"""The course of a direction of sliding: a polynomial of time that stands in for s/|s| just after a point lets go.

Near s = 0 the direction s/|s| follows the forces at a rate like 1/|s|, so that steps which take it from s are as short
as |s| is small. A polynomial that is true to it within the error allowed makes the equations smooth again:

    d = T (u + w p) / |T (u + w p)|,    p = x (c_0 + c_1 z + ... ),    z = 2 x - 1,    x = (t - begin) pace

with u the direction remembered, w across it, T onto the plane of sliding: d(begin) = u, and p is the tangent of the
angle from there. `integrate/letting_go.py` finds the coefficients. All is zero where there is no course: with zeros in
place of the symbols nothing of it is left in a program.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.slips import Slip

DEGREE = 8
BEGIN, PACE = 0, 1  # of all courses, in front of each element's own: 1 if it has one, w, c


class Courses:
    """Where the courses of a system's Coulomb elements stand in their part of P, and what they say."""

    def __init__(self, slips: Sequence[Slip]) -> None:
        self.slips, self._first = slips, {}
        size = 2
        for i, slip in enumerate(slips):
            if slip.turns:
                self._first[i] = size
                size += 1 + int(slip.s.shape[0]) + DEGREE
        self.size = size if self._first else 0

    @property
    def turning(self) -> list[int]:
        """The elements that can have one."""
        return list(self._first)

    def active(self, i: int) -> int:
        """Where 1 stands if element i has a course."""
        return self._first[i]

    def across(self, i: int) -> slice:
        """Where w of element i stands."""
        first = self._first[i] + 1
        return slice(first, first + int(self.slips[i].s.shape[0]))

    def coefficients(self, i: int) -> slice:
        """Where c of element i stands."""
        first = self.across(i).stop
        return slice(first, first + DEGREE)

    def direction(self, i: int, t: ca.SX, course: ca.SX, u: ca.SX) -> ca.SX:
        """T (u + w p) of element i, or u where it has no course."""
        x = (t - course[BEGIN]) * course[PACE]
        p, z = ca.SX(0), 2 * x - 1
        for c in reversed(course[self.coefficients(i)].elements()):
            p = p * z + c
        on = course[self.active(i)]
        return (1 - on) * u + on * self._flat(i, u + course[self.across(i)] * (x * p))

    def sideways(self, i: int, course: ca.SX) -> ca.SX:
        """Its derivative by p: T w."""
        return self._flat(i, course[self.across(i)])

    def _flat(self, i: int, v: ca.SX) -> ca.SX:
        T = self.slips[i].tangent
        return ca.densify(ca.mtimes(T, v)) if T.is_square() else v


def basis(x: np.ndarray) -> np.ndarray:
    """x z^i (len(x), DEGREE): what the coefficients of p are of."""
    return x[:, None] * np.vander(2 * x - 1, DEGREE, increasing=True)

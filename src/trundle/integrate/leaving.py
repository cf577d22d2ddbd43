"""The direction in which a point at rest begins to slide when friction cannot hold it.

Friction acts against the direction d of sliding, and with it the acceleration s'(d) of the sliding velocity. From rest
the point goes where it accelerates:

    s'(d) = |s'(d)| d,    |d| = 1

a root on the circle (two candidates along a line). It is the direction of the force that could not be held only where
the inertia is the same all around. The circle is scanned, so that several roots are found, and told.
"""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import numpy as np

from trundle.constrained.kept import Numbers
from trundle.integrate.machine import Machine

AROUND = 72  # directions of the scan
ROUNDS, ROUNDING = 60, 1e-15  # of the search for a root, in radians
ALL = 1e150  # a speed beside which every other is none
STILL = 1e-9  # of the largest acceleration around: less is none


class Leaving:
    """Accelerations of the sliding velocities of a machine's Coulomb elements, by direction."""

    def __init__(self, machine: Machine, rate: ca.Function, tangents: Numbers) -> None:
        self.machine, self._rate, self._tangents = machine, rate, tangents

    def rates(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """s' (k, N) of all elements for N columns of parameters."""
        eq, count = self.machine.equations, P.shape[1]
        ys = np.repeat(y[:, None], count, axis=1)
        ts = np.full((1, count), t)
        a = self.machine.programs.details(ts, ys, P)[0]
        return np.asarray(self._rate(ts, ys[: 2 * eq.n], P[: eq.p.shape[0]], a).full())

    def directions(self, t: float, y: np.ndarray, P: np.ndarray, i: int) -> list[np.ndarray]:
        """All directions in which element i accelerates from rest; none if nothing moves it."""
        slip = self.machine.equations.slips[i]
        if not slip.turns:
            ways = np.array([[1.0, -1.0]])
            along = (self._toward(t, y, P, i, ways) * ways).sum(axis=0)
            good = np.flatnonzero(along > STILL * np.abs(along).max())
            return [ways[:, k] for k in good]
        basis = self._plane(t, y, P, i)
        angles = np.linspace(0, 2 * np.pi, AROUND + 1)
        off, along = self._around(t, y, P, i, basis, angles)
        least = STILL * np.hypot(off, along).max()
        found = []
        for k in np.flatnonzero((off[:-1] < 0) != (off[1:] < 0)):
            angle = self._root(t, y, P, i, basis, angles[k], angles[k + 1])
            if self._around(t, y, P, i, basis, np.array([angle]))[1][0] > least:
                found.append(basis @ [np.cos(angle), np.sin(angle)])
        return found

    def _plane(self, t: float, y: np.ndarray, P: np.ndarray, i: int) -> np.ndarray:
        """Two unit vectors (k, 2) that span the sliding velocities."""
        return np.asarray(np.linalg.svd(self.tangent(t, y, P, i).T)[0][:, :2])

    def tangent(self, t: float, y: np.ndarray, P: np.ndarray, i: int) -> np.ndarray:
        """The directions of sliding of element i (see `Point`), as numbers."""
        eq = self.machine.equations
        found = self._tangents(t, y[: 2 * eq.n], P[: eq.p.shape[0]])
        return self._tangents.entries(i, found[i]).full()

    def _toward(self, t: float, y: np.ndarray, P: np.ndarray, i: int, d: np.ndarray) -> np.ndarray:
        """s' (k, N) of element i if it slides towards each column of d (k, N)."""
        many = np.repeat(P[:, None], d.shape[1], axis=1)
        many[self.machine.direction_slice(i)] = d
        many[self.machine.held_slice()][i] = ALL
        return self.rates(t, y, many)[self.machine.equations.slips[i].rows]

    def _around(
        self, t: float, y: np.ndarray, P: np.ndarray, i: int, basis: np.ndarray, angles: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Parts of s'(d) across d and along it, for each angle."""
        d = np.stack([np.cos(angles), np.sin(angles)])
        rate = basis.T @ self._toward(t, y, P, i, basis @ d)
        return rate[1] * d[0] - rate[0] * d[1], (rate * d).sum(axis=0)

    def _root(
        self, t: float, y: np.ndarray, P: np.ndarray, i: int, basis: np.ndarray, a: float, b: float
    ) -> float:
        """The angle between a and b at which the part across vanishes: Illinois, to round-off."""

        def across(angle: float) -> float:
            return float(self._around(t, y, P, i, basis, np.array([angle]))[0][0])

        return root_between(across, a, b, across(a), across(b))


def root_between(f: Callable[[float], float], a: float, b: float, fa: float, fb: float) -> float:
    """The zero of f between a and b, where it has opposite signs: Illinois, to round-off."""
    for _ in range(ROUNDS):
        if fb == fa or abs(b - a) < ROUNDING:
            break
        x = b - fb * (b - a) / (fb - fa)
        fx = f(x)
        if not np.isfinite(fx):
            break
        if (fx < 0) != (fb < 0):
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = x, fx
    return b

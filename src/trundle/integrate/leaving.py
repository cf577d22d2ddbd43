"""The directions in which what rests begins to slide when friction cannot hold it.

Friction acts against the direction d of sliding, and with it the acceleration s'(d) of the sliding velocity. From rest
a point goes where it accelerates:

    s'(d) = |s'(d)| d,    |d| = 1

a root on the circle (two candidates along a line). It is the direction of the force that could not be held only where
the inertia is the same all around. The circle is scanned, so that several roots are found, and told.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from trundle.integrate.mode_forces import ModeForces, Part, span

AROUND = 72  # directions of the scan
ROUNDS, ROUNDING = 60, 1e-15  # of the search for a root, in radians
SETTLED = 1e-14  # directions of several elements that depend on each other: no longer changed
ALL = 1e150  # a speed beside which every other is none

Directions = dict[int, np.ndarray]


class Leaving:
    """Directions of what lets go in one set of modes; `known` are those of what slides already."""

    def __init__(
        self, forces: ModeForces, closed: tuple[int, ...], sticks: tuple[int, ...]
    ) -> None:
        self.forces, self.closed, self.sticks = forces, closed, sticks

    def ways(self, known: Directions, leaving: Sequence[Part]) -> Iterator[Directions]:
        """Directions of all that slides: those known, and roots for what lets go."""
        if not leaving:
            yield known
            return
        space = self.forces.space
        smooth = [p for p in leaving if space.mu[p.index] == 0 == space.static[p.index]]
        if smooth:
            known = known | self._unrubbed(known, smooth)
            leaving = [p for p in leaving if p not in smooth]
            yield from self.ways(known, leaving)
            return
        yield from self._at_limit(known, leaving)
        rows = space.rows
        lines = [p for p in leaving if len(span(rows[p.index])) == 1]
        planes = [p for p in leaving if p not in lines]
        for signs in itertools.product((1.0, -1.0), repeat=len(lines)):
            some = known | {p.index: np.array([s]) for p, s in zip(lines, signs, strict=True)}
            if not planes:
                yield some
            elif len(planes) == 1:
                yield from self._roots(some, planes[0])
            else:
                yield from self._together(some, planes)

    def _unrubbed(self, known: Directions, parts: Sequence[Part]) -> Directions:
        """Where elements without friction at rest go: along their acceleration, if there is one."""
        rows = self.forces.space.rows
        any_way = {p.index: np.eye(len(span(rows[p.index])))[0] for p in parts}
        made = self.forces.solve(self.closed, self.sticks, known | any_way)
        if made is None:
            return any_way
        for i in any_way:
            rate = made.a[rows[i]]
            length = float(np.linalg.norm(rate))
            any_way[i] = rate / length if length > 0 else any_way[i]
        return any_way

    def _holding(self, known: Directions, parts: Sequence[Part]) -> Directions | None:
        """The friction that would hold these elements."""
        held = self.forces.solve(self.closed, (*self.sticks, *(p.index for p in parts)), known)
        if held is None:
            return None
        return {p.index: held.f[self.forces.space.rows[p.index]] for p in parts}

    def _at_limit(self, known: Directions, leaving: Sequence[Part]) -> Iterator[Directions]:
        """Directions against the forces that held what has just reached its limit: there nothing accelerates yet.

        So it is with what rubs on a constraint and is held fast by others, which share its load.
        """
        if not all(p.limit or p.gate is None for p in leaving):
            return
        held = self._holding(known, leaving)
        if held is not None and all(np.linalg.norm(f) > 0 for f in held.values()):
            yield known | {i: -f / np.linalg.norm(f) for i, f in held.items()}

    def _rates(self, known: Directions, p: Part) -> Callable[[np.ndarray], np.ndarray]:
        """Of angles (K) of an element's direction: the parts (2, K) of s'(d) across d and along it."""
        towards = self.forces.towards(self.closed, self.sticks, known, p.index)

        def rates(angles: np.ndarray) -> np.ndarray:
            d = np.column_stack([np.cos(angles), np.sin(angles)])
            rate = towards(d)
            return np.array([d[:, 0] * rate[:, 1] - d[:, 1] * rate[:, 0], (d * rate).sum(axis=1)])

        return rates

    def _roots(self, known: Directions, p: Part) -> Iterator[Directions]:
        """Every direction d of one element with s'(d) along d, and not against it."""
        rates = self._rates(known, p)
        angles = np.linspace(0.0, 2 * np.pi, AROUND + 1) + 0.1
        across, along = rates(angles)
        for k in range(AROUND):
            if np.isfinite(across[k]) and across[k] * across[k + 1] < 0:
                if along[k] < 0 and along[k + 1] < 0:
                    continue
                root = root_between(
                    lambda angle: float(rates(np.array([angle]))[0, 0]),
                    angles[k], angles[k + 1], across[k], across[k + 1],
                )  # fmt: skip
                yield known | {p.index: np.array([np.cos(root), np.sin(root)])}

    def _together(self, known: Directions, planes: Sequence[Part]) -> Iterator[Directions]:
        """Directions of several elements at once, found in turns from those against the forces that held them."""
        held = self._holding(known, planes)
        if held is None:
            return
        d = dict(known)
        for i, f in held.items():
            length = float(np.linalg.norm(f))
            d[i] = -f / length if length > 0 else np.array([1.0, 0.0])
        for _ in range(ROUNDS):
            before = {p.index: d[p.index] for p in planes}
            for p in planes:
                rest = {k: v for k, v in d.items() if k != p.index}
                near = [x[p.index] for x in self._roots(rest, p)]
                good = [x for x in near if self._along(rest, p, x) > 0]
                if good:
                    d[p.index] = max(good, key=lambda x: float(x @ before[p.index]))
            if all(np.abs(d[i] - x).max() < SETTLED for i, x in before.items()):
                break
        yield d

    def _along(self, known: Directions, p: Part, d: np.ndarray) -> float:
        return float(self._rates(known, p)(np.arctan2(d[1:], d[:1]))[1, 0])


def root_between(f: Callable[[float], float], a: float, b: float, fa: float, fb: float) -> float:
    """The zero of f between a and b, where it has opposite signs: Illinois, to round-off."""
    for _ in range(ROUNDS):
        if fb == fa or abs(b - a) < ROUNDING:
            break
        x = b - fb * (b - a) / (fb - fa)
        fx = f(x)
        if not np.isfinite(fx):
            break
        if fx == 0 or abs(x - b) < ROUNDING:
            return x
        if (fx < 0) != (fb < 0):
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = x, fx
    return b

"""A strike, and how the velocities after it change with those before, with the place, and with parameters.

    v+ = v- + X C' P,    P the impulses of a law of impact (`integrate/impact.py`): poisson, stronge or newton

The laws are algebra at one instant, right to round-off, but made of cases (stick, slip, reversal) and, in space, of a
differential equation in the impulse. So the derivative along a direction is taken of them as they are: differences of
sixth order, with steps that are made smaller until two orders agree. Where they never do, the strike is at the border
of two cases and has no derivative.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from trundle.errors import TrundleError

if TYPE_CHECKING:
    from trundle.integrate.modes import Modes

FIRST, SHRINK, TRIES = 5e-3, 0.25, 6  # of the size of the state; how steps get smaller
AGREE = 1e-9  # relative: of two orders
ROUGH = 1e-5  # what the last of the tries may leave


@dataclass
class Struck:
    """A strike of all contacts in `touching` at (t, y, P); those of `over` bounce no more.

    trouble   why it has no derivative, as far as it is known yet
    """

    modes: Modes
    t: float
    y: np.ndarray
    P: np.ndarray
    touching: tuple[int, ...]
    over: tuple[int, ...]
    trouble: str = field(default="", compare=False)

    def change(self, dt: np.ndarray, dy: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """How v+ - v- (n, k) changes for k changes dt (k), dy (2n, k), dp (users, k)."""
        columns = [
            self._along(float(s), one, two) for s, one, two in zip(dt, dy.T, dp.T, strict=True)
        ]
        return np.array(columns).reshape((-1, len(dy) // 2)).T

    def _along(self, dt: float, dy: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """The derivative (n) along one direction."""
        n = len(dy) // 2
        length = self._length(dt, dy, dp)
        if length == 0:
            return np.zeros(n)
        dt, dy, dp = dt / length, dy / length, dp / length
        h, best, error = FIRST, np.zeros(n), np.inf
        for _ in range(TRIES):
            found, off = self._differences(h, dt, dy, dp)
            if off < error:
                best, error = found, off
            if error <= AGREE:
                break
            h *= SHRINK
        if error > ROUGH:
            names = " and ".join(repr(self.modes.names[j]) for j in self.touching)
            self.trouble = f"the strike of {names} is at the border of two cases"
        return best * length

    def _length(self, dt: float, dy: np.ndarray, dp: np.ndarray) -> float:
        """The size of a direction: its largest part, each beside what it changes."""
        n, machine = len(dy) // 2, self.modes.machine
        D = self.P[machine.scales_place : machine.scales_place + n]
        parts = [0.0]
        for place in (slice(0, n), slice(n, 2 * n)):
            size = np.abs(self.y[place] / D).max()
            parts.append(float(np.abs(dy[place] / D).max()) / (size if size > 0 else 1.0))
        p = self.P[: len(dp)]
        parts += (np.abs(dp) / np.where(p != 0, np.abs(p), 1.0)).tolist()
        fast = np.abs(self.y[n : 2 * n] / D).max() / max(np.abs(self.y[:n] / D).max(), 1e-300)
        return max(*parts, abs(dt) * float(fast))

    def _differences(
        self, h: float, dt: float, dy: np.ndarray, dp: np.ndarray
    ) -> tuple[np.ndarray, float]:
        """Central differences of steps h, h/2 and h/4, extrapolated; how far two orders are apart, relative."""
        here, kinds = self._jump(0.0, dt, dy, dp)
        slopes = []
        for step in (h, h / 2, h / 4):
            try:
                (ahead, one), (behind, two) = (self._jump(s, dt, dy, dp) for s in (step, -step))
            except TrundleError:  # a restitution above one, or less than none
                return np.zeros_like(here), np.inf
            if not one == two == kinds:
                return np.zeros_like(here), np.inf
            slopes.append((ahead - behind) / (2 * step))
        second = [(4 * b - a) / 3 for a, b in pairwise(slopes)]
        third = (16 * second[1] - second[0]) / 15
        size = np.abs(here).max() + np.abs(third).max()
        return third, float(np.abs(third - second[1]).max() / (size if size > 0 else 1.0))

    def _jump(
        self, s: float, dt: float, dy: np.ndarray, dp: np.ndarray
    ) -> tuple[np.ndarray, tuple[str, ...]]:
        """v+ - v- (n) a way s along a direction, and how each contact struck."""
        y, P = self.y.copy(), self.P.copy()
        y[: len(dy)] += s * dy
        P[: len(dp)] += s * dp
        strikes = self.modes.hits
        space = self.modes.space(self.t + s * dt, y, P)
        e = space.e.copy()
        e[list(self.over)] = 0.0
        hit = strikes.law(list(self.touching), space, e)
        change = np.zeros(len(dy) // 2)
        for impulse, j in zip(hit.impulse.reshape(-1, 3), self.touching, strict=True):
            rows = strikes.rows(space, j)
            change += space.back[:, rows] @ impulse[: len(rows)]
        return change, hit.kind

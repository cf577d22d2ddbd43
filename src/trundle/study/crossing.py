"""A change that a motion passes, and what that does to its neighbours: the saltation matrix.

The motion reaches a surface g(t, y, p) = 0, where a switch turns or a mode ends, at some time, and goes on with
y+ = R(t, y, p) and other rates.
A neighbour that is off by dY, with parameters that are off by dp, reaches it at another time, by dt. At equal times the
two are then apart by

    dt = -(g_y dY + g_p dp) / (g_t + g_y f-)
    dY+ = R_y (dY + f- dt) + R_t dt + R_p dp - f+ dt

R is the identity; or a strike (`struck.py`); or the impulse of the constraints (`integrate/switching.py`): M dv =
A' Lambda, A dv = -rho, differentiated by the implicit function theorem.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from trundle.integrate.pivoted import buffer_size, pivoted_solve


class Kick(Protocol):
    """What changes velocities at once, dv (n), and how that changes."""

    @property
    def trouble(self) -> str:
        """Why it has no derivative, as far as it is known yet; or nothing."""

    def change(self, dt: np.ndarray, dy: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """How dv (n, k) changes for k changes dt (k), dy (2n, k), dp (users, k)."""


@dataclass(frozen=True)
class Impulse:
    """The derivative of dv in M dv = A' Lambda, A dv = -rho.

    off (n + m, 1 + 2n + users)   how M dv - A' Lambda and A dv + rho change with (t, y, p), dv and Lambda held
    """

    M: np.ndarray
    A: np.ndarray
    off: np.ndarray
    trouble: str = ""

    def change(self, dt: np.ndarray, dy: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """How dv (n, k) changes for k changes dt (k), dy (2n, k), dp (users, k)."""
        m, n = self.A.shape
        right = -self.off @ np.vstack([dt, dy, dp])
        changes, lam, buffer = (
            np.zeros((right.shape[1], n)),
            np.empty(m),
            np.zeros(buffer_size(n, m)),
        )
        for column, change in zip(right.T.copy(), changes, strict=True):
            pivoted_solve(self.M, column[:n], self.A, column[n:], change, lam, buffer)
        return changes.T


@dataclass(frozen=True)
class Crossing:
    """A change that the motion passes at t.

    y (ny), P      the state and the parameters before it
    slope          g_t + g_y f-;  along (2n + users)   g_y and g_p
    before, after  f- and f+ (ny)
    """

    t: float
    y: np.ndarray
    P: np.ndarray
    slope: float
    along: np.ndarray
    before: np.ndarray
    after: np.ndarray
    impulse: Kick | None

    def times(self, dY: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """dt (k) for changes dY (ny, k) of the state and dp (users, k) of the parameters."""
        size = len(self.along) - len(dp)
        change = self.along[:size] @ dY[:size] + self.along[size:] @ dp
        return np.asarray(-change / self.slope)

    def through(self, dY: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """dY+ (ny, k)."""
        return self.later(self.times(dY, dp), dY, dp)

    def later(self, dt: np.ndarray, dY: np.ndarray, dp: np.ndarray) -> np.ndarray:
        """dY+ (ny, k) of neighbours that pass it by dt (k) later."""
        size = len(self.along) - len(dp)
        dy = dY + np.outer(self.before, dt)
        if self.impulse is not None:
            dy[size // 2 : size] += self.impulse.change(dt, dy[:size], dp)
        return np.asarray(dy - np.outer(self.after, dt))

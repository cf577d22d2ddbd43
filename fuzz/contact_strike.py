"""The judge's own strike: Routh's process at one contact, in the angle of the slip instead of the slip.

While the contact slips, du/dp = W (-mu d, 1), d the direction of the slip and p the normal impulse so far. With
dp = |s| dq the angle of d and ln|s| obey equations that do not know p, and s = 0 is far away instead of singular.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from fuzz.solve import Unjudged

TIGHT: dict[str, Any] = {"method": "DOP853", "rtol": 1e-13}
Array = np.ndarray[Any, Any]


def only_root(pull: Callable[[float], tuple[float, float]]) -> Array:
    """The one direction on the circle where pull has no cross part and points outward."""
    grid = 0.0123 + np.linspace(0, 2 * math.pi, 361)
    values = [pull(q)[0] for q in grid]
    roots = [
        brentq(lambda q: pull(q)[0], p, q, xtol=1e-15)
        for (p, a), (q, b) in itertools.pairwise(zip(grid, values, strict=True))
        if a * b < 0
    ]
    out = [q for q in roots if pull(q)[1] > 0]
    if len(out) != 1:
        raise Unjudged(f"{len(out)} directions in which a slip may start")
    return np.array([math.cos(out[0]), math.sin(out[0])])


def along(angle: float) -> Array:
    return np.array([math.cos(angle), math.sin(angle)])


class Strike:
    """One strike on its way: p, u_n, the work of the normal force, the slip and its angle, the impulse P_t."""

    def __init__(self, W: Array, u: Array, mu: float, e: float, law: str) -> None:
        self.T, self.k, self.n = W[:2, :2], W[:2, 2], float(W[2, 2])
        self.mu, self.e, self.law = mu, e, law
        self.scale = float(np.linalg.norm(u))
        self.p = self.work = 0.0
        self.un, self.slip = float(u[2]), math.hypot(u[0], u[1])
        self.angle, self.P_t = math.atan2(u[1], u[0]), np.zeros(2)
        self.goal: float | None = None  # of p or of the work, once compression is over

    def run(self) -> None:
        while True:
            ended = (
                self._slips() if self.slip > 1e-13 * self.scale and self.mu > 0 else self._rests()
            )
            if ended and (self.goal is not None or self.e == 0):
                return
            if ended:
                self.un = 0.0
                whole = (1 + self.e) * self.p, (1 - self.e**2) * self.work
                self.goal = whole[0] if self.law == "poisson" else whole[1]

    def _left(self, p: float, un: float, work: float) -> float:
        """What falls to zero at the end of compression, or of restitution."""
        if self.goal is None:
            return -un
        return self.goal - (p if self.law == "poisson" else work)

    def _slips(self) -> bool:
        """On to where this part of the strike ends (true), or where the slip does."""

        def rate(q: float, z: Array) -> list[float]:
            d, size = along(z[0]), math.exp(z[1])
            a = self.k - self.mu * self.T @ d
            normal = self.n - self.mu * float(self.k @ d)
            tangent = (-self.mu * size * d).tolist()
            across = float(a @ [-d[1], d[0]])
            return [across, float(a @ d), size, size * normal, size * float(z[3]), *tangent]

        stops = lambda q, z: z[1] - math.log(1e-14 * self.scale)
        done = lambda q, z: self._left(z[2], z[3], z[4])
        for check in (stops, done):
            check.terminal, check.direction = True, -1  # type: ignore[attr-defined]
        z = np.array([self.angle, math.log(self.slip), self.p, self.un, self.work, *self.P_t])
        P = self.scale / self.n
        least = 1e-14 * np.array([1, 1, P, self.scale, self.scale * P, P, P])
        found = solve_ivp(rate, (0, 1e9), z, events=[stops, done], atol=least, **TIGHT)
        if found.status != 1:
            raise Unjudged("a strike without an end")
        z = found.y[:, -1]
        self.angle, self.p, self.un, self.work, self.P_t = z[0], z[2], z[3], z[4], z[5:]
        ended = bool(len(found.t_events[1]))
        self.slip = math.exp(z[1]) if ended else 0.0
        return ended

    def _rests(self) -> bool:
        """Without slip, out of it at once, or without friction: straight on to the end of this part."""
        k, T, mu = self.k, self.T, self.mu
        step = -np.linalg.solve(T, k) if mu > 0 else np.zeros(2)
        if np.linalg.norm(step) > mu:
            pull = lambda q: k - mu * T @ along(q)
            out = only_root(
                lambda q: (float(pull(q) @ [-math.sin(q), math.cos(q)]), float(pull(q) @ along(q)))
            )
            step = -mu * out
        slope = self.n + float(k @ step)
        if slope <= 0:
            raise Unjudged("a strike that does not end")
        if self.goal is None:
            dp = -self.un / slope
        elif self.law == "poisson":
            dp = self.goal - self.p
        else:  # un dp + slope dp^2 / 2 = goal - work
            left = self.goal - self.work
            dp = (-self.un + math.sqrt(self.un**2 + 2 * slope * left)) / slope
        self.work += self.un * dp + slope * dp * dp / 2
        self.p, self.un, self.P_t = self.p + dp, self.un + slope * dp, self.P_t + step * dp
        return True


def struck(W: Array, u: Array, mu: float, e: float, law: str) -> tuple[Array, str]:
    """The impulse (x, y, normal) of a strike on a body whose contact has W and u; "stick" or "slip"."""
    strike = Strike(W, u, mu, e, law)
    strike.run()
    impulse = np.array([*strike.P_t, strike.p])
    after = (W @ impulse + u)[:2]
    return impulse, "stick" if np.linalg.norm(after) < 1e-11 * strike.scale else "slip"

"""Points all over the surface of a body, or around its rim: where a search for its feet begins."""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.symbols.expression import Expression, as_expression
from trundle.unconstrained.shape import Shape

STARTS, AROUND = 40, 24  # all over a sphere; around a rim
GOLDEN = np.pi * (3 - np.sqrt(5))  # the angle by which Fibonacci points turn


def directions(count: int) -> np.ndarray:
    """Fibonacci points (count, 3) on a unit sphere, about equally far apart."""
    z = 1 - (2 * np.arange(count) + 1) / count
    turn, ring = GOLDEN * np.arange(count), np.sqrt(1 - z**2)
    return np.column_stack([ring * np.cos(turn), ring * np.sin(turn), z])


class Skin:
    """Points of a body's surface all over it, in body axes, for values of the parameters."""

    def __init__(self, body: Shape, parameters: ca.SX) -> None:
        self._seen: dict[bytes, tuple[np.ndarray, np.ndarray]] = {}
        self._rim = body.rim is not None
        inputs, x = [parameters], ca.SX.sym("x", 3)
        if body.rim is not None:
            angle = ca.SX.sym("angle")
            self._at = ca.Function("rim", [angle, *inputs], [body.rim.at(Expression(angle)).sx])
            return
        inside = body.surface_function(Expression(x, (3,))).sx
        self._f = ca.Function("inside", [x, *inputs], [inside])
        self._centre = ca.Function("centre", inputs, [as_expression(body.centre).sx])

    def at(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Points (K, 3), and what the contact's own coordinates are there (K, 3 or 1)."""
        if p.tobytes() not in self._seen:
            self._seen = {p.tobytes(): self._around(p) if self._rim else self._by_rays(p)}
        return self._seen[p.tobytes()]

    def _around(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        angles = 2 * np.pi * np.arange(AROUND) / AROUND
        return np.array([self._at(a, p).full().ravel() for a in angles]), angles[:, None]

    def _by_rays(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Where rays from the centre leave the body: f changes its sign, from a size on that is not too large."""
        u, centre = directions(STARTS), self._centre(p).full().ravel()

        def f(s: np.ndarray) -> np.ndarray:
            return np.asarray(self._f((centre + s[:, None] * u).T, p).full()).ravel()

        begin = f(np.zeros(len(u)))
        far = np.full(len(u), 1e-9)
        while np.any(same := f(far) * begin > 0) and far.max() < 1e12:
            far[same] *= 2
        near = far / 2
        for _ in range(50):
            middle = (near + far) / 2
            out = f(middle) * begin <= 0
            near, far = np.where(out, near, middle), np.where(out, middle, far)
        points = centre + far[:, None] * u
        return points, points

"""The boundary of a body that is known by its surface function only (a `td.Solid`): rays shot from its centre.

Along a ray p = centre + s d the boundary is where g(p) rises through zero. Rays that never leave the body, as along an
open end, have no point.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.compiled.tape import Tape
from trundle.constraints.surface import space
from trundle.errors import ModelError
from trundle.motion.boundary import Boundary, nearest_points, unit_sphere
from trundle.symbols.functions import vector
from trundle.unconstrained.shape import Shape

FAR, FINE = 16.0, 256  # how far a ray goes, in units of the length given, and in how many strides
NARROWED = 50  # halvings of a stride: to the last bit
FEW = 10  # points that make no boundary


def boundary_by_rays(body: Shape, length: float) -> Boundary | None:
    """The boundary of a body with a smooth surface; None if it has none. `length`: the body's size, roughly, in m.

    >>> import trundle as td
    >>> egg = td.Solid("egg", mass=1, inertia=(2, 3, 1), surface="x^2/4 + y^2 + z^2/9 - 1")
    >>> found = boundary_by_rays(egg, 1.5)
    >>> p = found.axes @ found.u
    >>> bool(np.allclose((p[0] / 2) ** 2 + p[1] ** 2 + (p[2] / 3) ** 2, 1)), round(found.width, 9)
    (True, 1.0)
    """
    try:
        g = body.surface_function(vector(space)).sx
    except ModelError:  # how a shape says that it has no smooth surface
        return None
    at = ca.vertcat(*(x.sx for x in space))
    function = Tape.from_function(ca.Function("g", [at], [g, ca.densify(ca.gradient(g, at))]))
    centre, top = np.array(body.centre), body.outline.get("top")
    rough = ShapeFunction(function, centre, np.full(3, length), top)
    along = rough.shot(np.hstack([np.eye(3), -np.eye(3)]))
    sizes = length * np.where(np.isfinite(along), along, FAR).reshape(2, 3).min(axis=0)
    skin = ShapeFunction(function, centre, sizes, top)
    directions = unit_sphere()
    s = skin.shot(directions)
    u = (directions * s)[:, np.isfinite(s)]
    if top is not None:
        u = u[:, centre[2] + sizes[2] * u[2] <= top]
    if u.shape[1] < FEW:
        return None
    width = float(sizes.min())
    return Boundary(
        centre, np.diag(sizes), u, nearest_points(u, 6), skin.retract, width, convex=False
    )


@dataclass(frozen=True, eq=False)
class ShapeFunction:
    """A surface function of u = (p - centre)/sizes, in body axes; `top` is the z (m) of a flat top, if it has one."""

    function: Tape
    centre: np.ndarray
    sizes: np.ndarray
    top: float | None

    def _at(self, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """g, and its gradient by u."""
        over = (3, *(1 for _ in u.shape[1:]))
        sizes = self.sizes.reshape(over)
        values = self.function.evaluate([self.centre.reshape(over) + sizes * u])
        return values[0], sizes * values[1:]

    def shot(self, directions: np.ndarray) -> np.ndarray:
        """How far (N,) it is to the boundary along directions (3, N) of u; NaN where a ray does not come out."""
        s = np.linspace(0, FAR, FINE + 1)
        g = self._at(directions[:, :, None] * s)[0]
        out = (g[:, :-1] < 0) & (g[:, 1:] >= 0)
        first = np.argmax(out, axis=1)
        low, high = s[first], s[first + 1]
        for _ in range(NARROWED):
            middle = (low + high) / 2
            inside = self._at(directions * middle)[0] < 0
            low, high = np.where(inside, middle, low), np.where(inside, high, middle)
        return np.where(out.any(axis=1), high, np.nan)

    def retract(self, u: np.ndarray) -> np.ndarray:
        """Back to g = 0 along the gradient, and not above the flat top."""
        for _ in range(4):
            g, slope = self._at(u)
            u = u - g * slope / np.maximum((slope**2).sum(axis=0), 1e-300)
        if self.top is not None:
            u = np.stack(
                [u[0], u[1], np.minimum(u[2], (self.top - self.centre[2]) / self.sizes[2])]
            )
        return u

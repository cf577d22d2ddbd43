"""What all shapes share: how they find their mass, what they offer to contacts and pictures.

Body axes are principal axes at the centre of mass. For contact a shape offers `surface_function` (smooth surfaces) or
`rim` (a circle on a surface); for pictures, `outline`. It knows nothing of either: neither is imported here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from trundle.errors import ModelError, naming
from trundle.symbols.checks import positive
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cos, sin
from trundle.symbols.variables import scalar
from trundle.unconstrained.rigid import RigidBody

Size = float | list[float]


# --- what a shape accepts ---------------------------------------------------------------------------
def only_one(name: str, **given: object) -> str:
    """The key of the only value that is not None: there is no default for missing physics."""
    keys = [key for key, value in given.items() if value is not None]
    if len(keys) != 1:
        raise ModelError(
            f"{name!r} was given {' and '.join(keys) or 'nothing to find its mass from'}.",
            f"exactly one of {', '.join(given)}",
            "each of them says the mass by itself"
            if keys
            else "nothing is assumed for missing physics",
            f"{next(iter(given))}=1.0",
            part=name,
        )
    return keys[0]


def mass_from(
    name: str, mass: Like | None, density: object, measure: float, unit: str
) -> Expression:
    """The mass, given as such or as a density times its measure (volume, area or length)."""
    if only_one(name, mass=mass, density=density) == "density":
        mass = positive(density, "density", name, unit) * measure
    elif isinstance(mass, Expression):
        with naming("mass", name):
            mass = scalar(mass, f"The mass of {name!r}")
        if not mass.sx.is_constant():
            return mass
        mass = float(mass)
    unit = "kg, or an expression of parameters"
    return as_expression(positive(mass, "mass", name, unit, zero=True))


def fixed(values: Like) -> np.ndarray:
    """An array of floats that nobody changes behind the body's back."""
    array = np.array(values, dtype=float)
    array.flags.writeable = False
    return array


ORIGIN = fixed((0, 0, 0))
X, Y, Z = fixed((1, 0, 0)), fixed((0, 1, 0)), fixed((0, 0, 1))


# --- what a shape offers ----------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Rim:
    """A circle fixed in a body, with which a disc or a thin ring touches.

    All in body axes from the centre of mass: `centre` (3,) in m; `axis`, `e1`, `e2` (3,) a right-handed unit triad.

    >>> import trundle as td
    >>> td.Disc("wheel", radius=0.5, mass=1.0).rim.at(0.0)
    [0.5, 0, 0]
    """

    radius: float
    centre: np.ndarray
    axis: np.ndarray
    e1: np.ndarray
    e2: np.ndarray

    def at(self, theta: Like) -> Expression:
        """centre + radius (cos(theta) e1 + sin(theta) e2), shape (3,), body axes; theta in rad."""
        angle = scalar(theta, "The angle on a rim")
        return as_expression(self.centre) + self.radius * (
            cos(angle) * self.e1 + sin(angle) * self.e2
        )


class Shape(RigidBody):
    """What all shapes share. Points are (3,), in m, in body axes from the centre of mass.

    centre          the geometric centre; zero for a uniform shape
    reference       the point by which a compound places the shape: the centre, but a cone's base centre
    build_rotation  (3, 3), from the axes in which the shape is described to body axes; one, but for a compound
    """

    kind: ClassVar[str]
    asked = (*RigidBody.asked, "centre", "from_build")
    edges: ClassVar[str] = ""  # why there is no smooth surface, and what can touch instead

    def __init__(
        self,
        name: str,
        mass: Like,
        inertia: Like,
        sizes: Mapping[str, Size],
        *,
        centre: Like = ORIGIN,
        reference: Like | None = None,
        build_rotation: Like = ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ) -> None:
        super().__init__(name, mass, inertia)
        self.sizes: dict[str, Size] = dict(sizes)
        self.centre = fixed(centre)
        self.reference = self.centre if reference is None else fixed(reference)
        self.build_rotation = fixed(build_rotation)

    def from_build(self, p: Like) -> Expression:
        """Body coordinates of a point given from the reference point, in the axes of the description.

        >>> import trundle as td
        >>> td.Cone("top", radius=1.0, height=2.0, mass=1.0).from_build((0, 0, 2.0))  # the apex
        [0, 0, 1.5]
        """
        return as_expression(self.build_rotation) @ self._place(p) + self.reference

    def surface_function(self, p: Like) -> Expression:
        """f(p), m: negative inside, zero on the closed smooth surface, gradient outward and of size one or so."""
        raise ModelError(
            f"The surface of {self.name!r} (a {self.kind}) was asked for.",
            "a smooth surface: a Sphere, an Ellipsoid, a Ring with a section, the side of a Cylinder",
            self.edges or "this kind of shape has none written down",
            f'td.Sphere("{self.name}", radius=0.1, mass=1.0)',
        )

    @property
    def rim(self) -> Rim | None:
        """The circle with which a disc or a thin ring touches; None for other shapes."""
        return None

    @property
    def outline(self) -> dict[str, Any]:
        """What to draw, in body axes: kind, sizes and centre as text, numbers, lists and dicts only."""
        return {"kind": self.kind, "sizes": dict(self.sizes), "centre": self.centre.tolist()}

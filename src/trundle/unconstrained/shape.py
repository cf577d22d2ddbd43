"""What all shapes share: how they find their mass, what they offer to contacts and pictures.

Body axes are principal axes at the centre of mass. For contact a shape offers `surface_function` (smooth surfaces) or
`rim` (a circle on a surface); for pictures, `outline`. It knows nothing of either: neither is imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import casadi as ca
import numpy as np

from trundle.errors import ModelError, naming
from trundle.symbols.checks import positive, size, three
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cos, sin
from trundle.symbols.variables import only, scalar, variables_in
from trundle.unconstrained.bodies import Requirement
from trundle.unconstrained.rigid import RigidBody

Number = float | Expression  # an expression of parameters


# --- what a shape accepts ---------------------------------------------------------------------------
def only_one(name: str, kind: str, **given: object) -> str:
    """The key of the only value that is not None: there is no default for missing physics."""
    keys = [key for key, value in given.items() if value is not None]
    if len(keys) != 1:
        raise ModelError(
            f"{kind} {name!r} has both {' and '.join(f'{key}=' for key in keys)}."
            if keys
            else f"{kind} {name!r} needs one of {', '.join(f'{key}=' for key in given)}.",
            f"exactly one of {', '.join(given)}",
            "each of them gives the mass" if keys else "",
            f"{next(iter(given))}=1.0",
            part=name,
        )
    return keys[0]


def mass_from(
    name: str, kind: str, mass: Like | None, density: object, measure: Number, unit: str
) -> Expression:
    """The mass, given as such or as a density times its measure (volume, area or length)."""
    if only_one(name, kind, mass=mass, density=density) == "density":
        mass = size(density, "density", name, unit) * measure
        if isinstance(mass, Expression):
            return mass
    elif isinstance(mass, Expression):
        with naming("mass", name):
            mass = scalar(mass, f"The mass of {name!r}")
        if not mass.sx.is_constant():
            return mass
        mass = float(mass)
    unit = "kg, or an expression of parameters"
    return as_expression(positive(mass, "mass", name, unit, zero=True))


def fixed(values: Like) -> np.ndarray:
    """A read-only array of floats."""
    array = np.array(values, dtype=float)
    array.flags.writeable = False
    return array


def place(values: Like) -> np.ndarray | Expression:
    """A place fixed in a body: numbers, or an expression of parameters where it holds some."""
    found = as_expression(values)
    return fixed([float(x) for x in found]) if found.sx.is_constant() else found


def each_number(value: Any, f: Callable[[Expression], Any]) -> Any:
    """An outline, or a part of one, with f of every expression in it."""
    if isinstance(value, dict):
        return {key: each_number(one, f) for key, one in value.items()}
    if isinstance(value, list):
        return [each_number(one, f) for one in value]
    return f(value) if isinstance(value, Expression) else value


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

    radius: Number
    centre: np.ndarray | Expression
    axis: np.ndarray
    e1: np.ndarray
    e2: np.ndarray

    def at(self, theta: Like) -> Expression:
        """centre + radius (cos(theta) e1 + sin(theta) e2), shape (3,), body axes; theta in rad."""
        angle = scalar(theta, "The angle on a rim")
        return as_expression(self.centre) + self.radius * (
            cos(angle) * self.e1 + sin(angle) * self.e2
        )


class Own(NamedTuple):
    """What is known of a body better than its shape says.

    inertia  about the centre of mass, kg m2
    center   of mass, from the reference point of the shape, m
    """

    inertia: Like | None
    center: Like | None


class Shape(RigidBody):
    """What all shapes share. Points are (3,), in m, in body axes from the centre of mass.

    inertia         about the centre of mass, kg m2, where it is known better than by the shape
    center          of mass, from the centre of the shape (of a cone's base), body axes, m; needs inertia
    centre          the geometric centre, from the centre of mass; zero for a uniform shape
    reference       the point by which a compound places the shape: the centre, but a cone's base centre
    build_rotation  (3, 3), from the axes in which the shape is described to body axes; one, but for a compound
    """

    kind: ClassVar[str]
    offers = (*RigidBody.offers, "centre", "from_build")
    edges: ClassVar[str] = ""  # why there is no smooth surface, and what can touch instead
    instead: ClassVar[str] = ""  # the line to type then

    def __init__(
        self,
        name: str,
        mass: Like,
        inertia: Like,
        sizes: Mapping[str, Any],
        *,
        centre: Like = ORIGIN,
        reference: Like | None = None,
        build_rotation: Like = ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        own: Own | None = None,
    ) -> None:
        if own is not None and own.inertia is not None:
            inertia = own.inertia
        super().__init__(name, mass, inertia)
        self.sizes: dict[str, Any] = dict(sizes)
        self.centre = place(centre)
        self.reference = self.centre if reference is None else place(reference)
        if own is not None and own.center is not None:
            self._move(own, name)
        self.build_rotation = fixed(build_rotation)

    def _move(self, own: Own, name: str) -> None:
        """The centre of mass where it is given, in place of where the shape alone has it."""
        if own.inertia is None:
            raise ModelError(
                f"{name!r} has center= without inertia=.",
                "the inertia about that centre of mass too",
                "a shape knows its inertia only for its own distribution of mass",
                "inertia=(0.01, 0.01, 0.02)",
                key="inertia",
                part=name,
            )
        what = f"The center of {name!r}"
        center = three(own.center, what, "center", name)
        with naming("center", name):
            only(center, ("parameter",), what, "numbers or parameters", "center=(0, 0, 0.01)")
        shift = -center - self.reference
        self.centre, self.reference = place(self.centre + shift), place(-center)

    @property
    def varies(self) -> str:
        """What of it beside the mass holds a parameter: a size, the inertia or the centre; empty if nothing does."""
        held = {**self.sizes, "center": list_of(self.reference), "inertia": list(self.inertia[0])}
        for key, value in held.items():
            items = value if isinstance(value, list) else [value]
            if any(isinstance(x, Expression) and not x.sx.is_constant() for x in items):
                return key
        return ""

    @property
    def requirements(self) -> Sequence[Requirement]:
        """The mass, and sizes of parameters, which must be positive."""
        listed = {key: one if isinstance(one, list) else [one] for key, one in self.sizes.items()}
        return (
            *super().requirements,
            *(
                Requirement(one, f"The {key} of {self.name!r}", key, self.name, positive=True)
                for key, several in listed.items()
                for one in several
                if isinstance(one, Expression)
            ),
        )

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
            f"{self.name!r} (a {self.kind}) has no smooth surface.",
            "a smooth surface: a Sphere, an Ellipsoid, a Ring with a section, the side of a Cylinder",
            self.edges or "this kind of shape has none written down",
            self.instead or f'td.Sphere("{self.name}", radius=0.1, mass=1.0)',
        )

    @property
    def rim(self) -> Rim | None:
        """The circle with which a disc or a thin ring touches; None for other shapes."""
        return None

    @property
    def outline(self) -> dict[str, Any]:
        """What to draw, in body axes: kind, sizes and centre as text, numbers, lists and dicts; and as
        expressions of parameters where they hold some (see `outlined`).
        """
        return {"kind": self.kind, "sizes": dict(self.sizes), "centre": list_of(self.centre)}

    def outlined(self, parameters: Mapping[str, float]) -> dict[str, Any]:
        """The outline for values of the parameters, by name: text, numbers, lists and dicts only."""

        def number(one: Expression) -> float:
            held = variables_in(one)
            symbols = ca.vertcat(ca.SX(0, 1), *(v.symbol.sx for v in held))
            return float(
                ca.Function("size", [symbols], [one.sx])([parameters[v.name] for v in held])
            )

        found: dict[str, Any] = each_number(self.outline, number)
        return found


def list_of(at: np.ndarray | Expression) -> list[Any]:
    """The components of a place."""
    return list(at) if isinstance(at, Expression) else at.tolist()

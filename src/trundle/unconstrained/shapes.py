"""Shapes: rigid bodies that know their mass, centre of mass and inertia, and the surface or rim they touch with.

    Sphere, Ellipsoid, Disc, Ring, Cylinder, Cone, Box        here
    Compound                                                  shapes_compound.py
    Solid                                                     solid.py

Sizes are plain positive numbers in m; the mass may be an expression of parameters.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trundle.described import Density, Inertia, Mass, Pair, Point, Sides, Size
from trundle.errors import ModelError
from trundle.symbols.checks import several, size, sizes
from trundle.symbols.expression import Expression, Like
from trundle.unconstrained.shape import (
    Number,
    Own,
    Rim,
    Shape,
    X,
    Y,
    Z,
    list_of,
    mass_from,
    only_one,
)


class Sphere(Shape):
    """A ball, or with shell=True a thin hollow one; uniform, or of two halves (paper 000, section 4).

    radius   m
    mass     kg, or an expression of parameters; or
    density  kg/m3 (shell: kg/m2); or
    halves   (d1, d2), densities of the half at -x and of the half at +x, as in density
    shell    thin and hollow

    Of two halves, the centre of mass is on the x axis, rho = 3/8 r (d2 - d1)/(d2 + d1) from the centre (shell: 1/2 r
    for 3/8 r); the first moment of inertia is about x, the axis of symmetry.

    >>> ball = Sphere("ball", radius=0.06, halves=(4500, 5494))
    >>> f"{float(ball.mass):.6f} kg, {ball.centre[0] * 1000:.6f} mm"
    '4.521179 kg, -2.237843 mm'
    """

    kind = "sphere"

    def __init__(
        self,
        name: str,
        radius: Size,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        halves: Pair | None = None,
        shell: bool = False,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        r = self.radius = size(radius, "radius", name, "m")
        measure, unit = (4 * np.pi * r**2, "kg/m2") if shell else (4 / 3 * np.pi * r**3, "kg/m3")
        only_one(name, "Sphere", mass=mass, density=density, halves=halves)
        self.halves: tuple[float, float] | None = None
        rho: Number = 0.0
        if halves is not None:
            d1, d2 = several(halves, 2, "halves", name, unit)
            self.halves, density = (d1, d2), (d1 + d2) / 2
            # centroid of a half: 3/8 r from the centre if solid, 1/2 r if a shell
            rho = (1 / 2 if shell else 3 / 8) * r * (d2 - d1) / (d2 + d1)
        m = mass_from(name, "Sphere", mass, density, measure, unit)
        # about the centre every axis has 2/5 m r^2 (solid) or 2/3 m r^2 (shell), half by half;
        # the parallel-axis theorem takes m rho^2 off the two axes across x
        J = (2 / 3 if shell else 2 / 5) * r**2
        centre = (0.0 - rho, 0.0, 0.0)
        moments = m * [J, J - rho**2, J - rho**2]
        super().__init__(name, m, moments, {"radius": r}, centre=centre, own=Own(inertia, center))

    def surface_function(self, p: Like) -> Expression:
        """(|p - centre|^2 - r^2)/(2 r): the gradient has length one on the surface."""
        d = self._place(p) - self.centre
        return (d @ d - self.radius**2) / (2 * self.radius)

    @property
    def outline(self) -> dict[str, Any]:
        halves = {} if self.halves is None else {"halves": list(self.halves)}
        return super().outline | halves


class Ellipsoid(Shape):
    """A solid ellipsoid with the semiaxes a, b, c along body x, y, z.

    semiaxes  (a, b, c), m
    mass      kg, or an expression of parameters; or
    density   kg/m3

    >>> Ellipsoid("stone", (3, 2, 1), mass=5.0).inertia
    [[5, 0, 0], [0, 10, 0], [0, 0, 13]]
    """

    kind = "ellipsoid"

    def __init__(
        self,
        name: str,
        semiaxes: Sides,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        a, b, c = sizes(semiaxes, 3, "semiaxes", name, "m")
        self.semiaxes = (a, b, c)
        m = mass_from(name, "Ellipsoid", mass, density, 4 / 3 * np.pi * a * b * c, "kg/m3")
        # the ball's integral of x^2, m r^2/5, stretched axis by axis
        J = m * [(b**2 + c**2) / 5, (c**2 + a**2) / 5, (a**2 + b**2) / 5]
        super().__init__(name, m, J, {"semiaxes": [a, b, c]}, own=Own(inertia, center))

    def surface_function(self, p: Like) -> Expression:
        """((x/a)^2 + (y/b)^2 + (z/c)^2 - 1) s/2, s the least semiaxis.

        On the surface the gradient is one at the ends of the least axis and s/a at the ends of the axis a; nowhere
        larger than one. It is not the distance, but changes sign with it.
        """
        x, y, z = self._place(p) - self.centre
        a, b, c = self.semiaxes
        plain = all(isinstance(one, float) for one in (a, b, c))
        least: Any = (
            min(a, b, c) if plain else 1 / (1 / a + 1 / b + 1 / c)
        )  # or less, of parameters
        squares: Expression = (x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2
        scaled: Expression = (squares - 1) * (least / 2)
        return scaled


class Disc(Shape):
    """A flat disc with its axis along body z. It touches with its rim.

    radius     m
    mass       kg, or an expression of parameters; or
    density    kg/m2 of a thin disc, kg/m3 of one with thickness
    thickness  m, along z; it counts for the mass and the inertia, while the rim stays the circle halfway up

    >>> Disc("coin", radius=2.0, mass=1.0).inertia
    [[1, 0, 0], [0, 1, 0], [0, 0, 2]]
    """

    kind = "disc"
    edges = "a disc has edges; what touches is its rim, the curve disc.rim.at(theta)"

    def __init__(
        self,
        name: str,
        radius: Size,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        thickness: Size = 0.0,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        r = self.radius = size(radius, "radius", name, "m")
        h = self.thickness = size(thickness, "thickness", name, "m", zero=True)
        measure, unit = (np.pi * r**2, "kg/m2") if none(h) else (np.pi * r**2 * h, "kg/m3")
        m = mass_from(name, "Disc", mass, density, measure, unit)
        moments, own = m * cylinder_moments(r, h), Own(inertia, center)
        super().__init__(name, m, moments, {"radius": r, "thickness": h}, own=own)

    @property
    def rim(self) -> Rim:
        return Rim(self.radius, self.centre, Z, X, Y)


class Ring(Shape):
    """A ring around body z: a thin one is a circle and touches with it, one with a section is a torus.

    radius   of the circle, or of the centre line of the torus, m
    mass     kg, or an expression of parameters; or
    density  kg/m of a thin ring, kg/m3 of a torus
    section  radius of the circular cross section, m, less than radius; zero: thin

    >>> Ring("hoop", radius=0.5, mass=4.0).inertia
    [[0.5, 0, 0], [0, 0.5, 0], [0, 0, 1]]
    """

    kind = "ring"
    edges = "a thin ring is a curve; what touches is its rim, the curve ring.rim.at(theta)"

    def __init__(
        self,
        name: str,
        radius: Size,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        section: Size = 0.0,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        R = self.radius = size(radius, "radius", name, "m")
        s = self.section = size(section, "section", name, "m", zero=True)
        if isinstance(s, float) and isinstance(R, float) and s >= R:
            raise ModelError(
                f"The section of {name!r} is {s:g} m and its radius {R:g} m.",
                "a section less than the radius",
                "section is the radius of the cross section, radius that of the centre line",
                f"section={R / 10:g}",
                key="section",
                part=name,
            )
        length = 2 * np.pi * R
        # Pappus: the volume is the cross section times the length of the centre line
        measure, unit = (length, "kg/m") if none(s) else (np.pi * s**2 * length, "kg/m3")
        m = mass_from(name, "Ring", mass, density, measure, unit)
        across, along = R**2 / 2 + 5 / 8 * s**2, R**2 + 3 / 4 * s**2  # torus; s = 0: a hoop
        moments, own = m * [across, across, along], Own(inertia, center)
        super().__init__(name, m, moments, {"radius": R, "section": s}, own=own)

    def surface_function(self, p: Like) -> Expression:
        """((|p|^2 + R^2 - s^2)^2 - 4 R^2 (x^2 + y^2))/(8 R^2 s) for a torus; a thin ring has none.

        It is the polynomial form, smooth on the axis too, where a contact search may start. On the surface the
        gradient has the length sqrt(x^2 + y^2)/R: one on the crowns, 1 + s/R outside, 1 - s/R in the hole.
        """
        point = self._place(p) - self.centre
        if none(self.section):
            return super().surface_function(point)
        R, s = self.radius, self.section
        x, y, _ = point
        quartic = (point @ point + (R**2 - s**2)) ** 2 - 4 * R**2 * (x**2 + y**2)
        return quartic / (8 * R**2 * s)

    @property
    def rim(self) -> Rim | None:
        return Rim(self.radius, self.centre, Z, X, Y) if none(self.section) else None


class Cylinder(Shape):
    """A solid circular cylinder with its axis along body z.

    radius, length  m
    mass            kg, or an expression of parameters; or
    density         kg/m3

    >>> Cylinder("roller", radius=1.0, length=3.0, mass=4.0).inertia
    [[4, 0, 0], [0, 4, 0], [0, 0, 2]]
    """

    kind = "cylinder"

    def __init__(
        self,
        name: str,
        radius: Size,
        length: Size,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        r = self.radius = size(radius, "radius", name, "m")
        h = self.length = size(length, "length", name, "m")
        m = mass_from(name, "Cylinder", mass, density, np.pi * r**2 * h, "kg/m3")
        moments, own = m * cylinder_moments(r, h), Own(inertia, center)
        super().__init__(name, m, moments, {"radius": r, "length": h}, own=own)

    def surface_function(self, p: Like) -> Expression:
        """(x^2 + y^2 - r^2)/(2 r), the side only, as if without ends: whether a contact is past an end is not seen."""
        x, y, _ = self._place(p) - self.centre
        return (x**2 + y**2 - self.radius**2) / (2 * self.radius)


class Cone(Shape):
    """A solid circular cone with its axis along body z, the apex up, the centre of mass height/4 above the base.

    radius   of the base, m
    height   from base to apex, m
    mass     kg, or an expression of parameters; or
    density  kg/m3

    Its reference point (by which a compound places it) is the centre of the base.

    >>> Cone("top", radius=1.0, height=2.0, mass=10.0).reference
    array([ 0. ,  0. , -0.5])
    """

    kind = "cone"
    edges = "a cone has an edge and an apex; points of it can touch, by at="
    instead = "td.Contact(cone, ground, at=(0, 0, 0.1), friction=0.5, restitution=0.3)"

    def __init__(
        self,
        name: str,
        radius: Size,
        height: Size,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        r = self.radius = size(radius, "radius", name, "m")
        h = self.height = size(height, "height", name, "m")
        m = mass_from(name, "Cone", mass, density, np.pi * r**2 * h / 3, "kg/m3")
        # a pile of discs: 3/10 m r^2 along; across, 3/20 m r^2 + 3/5 m h^2 about the apex, less m (3h/4)^2
        across, along = 3 / 20 * r**2 + 3 / 80 * h**2, 3 / 10 * r**2
        base = (0, 0, -h / 4)
        moments, own = m * [across, across, along], Own(inertia, center)
        super().__init__(name, m, moments, {"radius": r, "height": h}, reference=base, own=own)

    @property
    def outline(self) -> dict[str, Any]:
        """As for every shape, and `base`, the centre of the base."""
        return super().outline | {"base": list_of(self.reference)}


class Box(Shape):
    """A solid box with the full side lengths a, b, c along body x, y, z.

    sides    (a, b, c), m
    mass     kg, or an expression of parameters; or
    density  kg/m3

    >>> Box("brick", (1, 2, 3), mass=12.0).inertia
    [[13, 0, 0], [0, 10, 0], [0, 0, 5]]
    """

    kind = "box"
    edges = "a box has edges and corners; its corners can touch"
    instead = "contacts = td.Contact.corners(box, ground, friction=0.5, restitution=0.3)"

    def __init__(
        self,
        name: str,
        sides: Sides,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        a, b, c = sizes(sides, 3, "sides", name, "m")
        self.sides = (a, b, c)
        m = mass_from(name, "Box", mass, density, a * b * c, "kg/m3")
        J = m * [
            (b**2 + c**2) / 12,
            (c**2 + a**2) / 12,
            (a**2 + b**2) / 12,
        ]  # x^2 over a side: a^2/12
        super().__init__(name, m, J, {"sides": [a, b, c]}, own=Own(inertia, center))


def none(size: Number) -> bool:
    """Whether a thickness or a section is the number zero; an expression of parameters never is."""
    return isinstance(size, float) and size == 0


def cylinder_moments(r: Number, h: Number) -> list[Number]:
    """Principal moments per mass of a cylinder along z: r^2/4 + h^2/12 across, r^2/2 along; h = 0: a disc."""
    across = r**2 / 4 + h**2 / 12
    return [across, across, r**2 / 2]

"""A rigid body bounded by triangles, as a program for drawing makes them (STL): mass, centre, inertia, picture."""

from __future__ import annotations

import base64
from typing import Annotated, Any

import numpy as np

from trundle.described import Density, Inertia, Length, Mass, Point, of
from trundle.symbols.checks import positive
from trundle.unconstrained.shape import Own, Shape, mass_from
from trundle.unconstrained.shapes_compound import principal_axes
from trundle.unconstrained.triangles import contents, given

Triangles = Annotated[
    Any, of.File("an .stl file in the folder of this file, or below it", key="file")
]


class Mesh(Shape):
    """A uniform body inside a closed surface of triangles.

    surface  an .stl file, or (vertices, faces): corners (n, 3) and, for every triangle, the three it joins,
             counterclockwise seen from outside
    mass     kg, or an expression of parameters; or
    density  kg/m3
    scale    m for a unit of the file: 0.001 for one in millimetres

    Body axes are the axes of the file if these are principal axes already, else the principal axes, as for a compound;
    `from_build(p)` gives body coordinates of a point of the file (in m).

    >>> import numpy as np
    >>> corners = np.array([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], float)
    >>> wedge = Mesh("wedge", (corners, [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]), density=6.0)
    >>> wedge.mass, wedge.from_build((0.25, 0.25, 0.25))
    (1, [0, 0, 0])
    """

    kind = "mesh"
    edges = "triangles meet in edges; let a sphere inside of it touch, or points of it as marks"

    def __init__(
        self,
        name: str,
        surface: Triangles,
        *,
        mass: Mass | None = None,
        density: Density | None = None,
        scale: Length = 1.0,
        inertia: Inertia | None = None,
        center: Point | None = None,
    ) -> None:
        vertices, faces = given(surface, name)
        vertices = vertices * positive(scale, "scale", name, "m for a unit of the file")
        found = contents(vertices, faces)
        m = mass_from(name, "Mesh", mass, density, found.volume, "kg/m3")
        J = found.inertia / found.volume  # of one kilogram
        to_body = principal_axes((J + J.T) / 2)
        self.volume = found.volume
        self.vertices, self.faces = (vertices - found.centroid) @ to_body.T, faces
        self._origin = origin = -to_body @ found.centroid + 0.0  # no -0.0
        moments = np.diag(to_body @ J @ to_body.T)
        super().__init__(
            name, m, [m * float(moment) for moment in moments], {}, centre=origin,
            build_rotation=to_body, own=Own(inertia, center),
        )  # fmt: skip

    @property
    def outline(self) -> dict[str, Any]:
        """As for every shape, with corners (body axes, m) and triangles as base64 of 32 bits each."""
        moved = np.asarray(self.centre, float) - self._origin  # by center=, if that was given
        place = self.vertices + moved
        return super().outline | {
            "vertices": base64.b64encode(place.astype("<f4").tobytes()).decode(),
            "triangles": base64.b64encode(self.faces.astype("<u4").tobytes()).decode(),
        }

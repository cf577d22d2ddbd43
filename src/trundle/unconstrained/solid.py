"""A rigid body with any smooth implicit surface (paper 004): the user gives mass, inertia and f."""

from __future__ import annotations

from typing import Any

from trundle.described import Field, Inertia, Length, Mass
from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, Like
from trundle.symbols.text import parse
from trundle.symbols.variables import check_number, scalar
from trundle.unconstrained.shape import Shape


class Solid(Shape):
    """A body whose surface is f(x, y, z) = 0 in body axes, from the centre of mass; f < 0 inside.

    surface  a function of (x, y, z), or text; its gradient must point outwards
    top      body z (m) of a flat top, for pictures: the body ends there. A contact ignores it: keep the
             contact below

    >>> import trundle as td
    >>> egg = td.Solid("egg", mass=1, inertia=(2, 3, 1), surface="x^2/4 + y^2 + z^2/9 - 1")
    >>> egg.surface_function((2, 0, 0))
    0
    """

    kind = "solid"

    def __init__(
        self,
        name: str,
        mass: Mass,
        inertia: Inertia,
        surface: Field,
        top: Length | None = None,
    ) -> None:
        super().__init__(name, mass, inertia, {})
        if not (callable(surface) or isinstance(surface, str)):
            raise ModelError(
                f"The surface of {name!r} is {surface!r}.",
                "a function of (x, y, z), or text",
                "an expression or a td.Surface, where the rule f(x, y, z) itself belongs",
                "surface=lambda x, y, z: x**2 / 4 + y**2 + z**2 - 1",
                key="surface",
                part=name,
            )
        self.surface = surface
        with naming("top", name):
            self.top = None if top is None else check_number(top, f"The top of {name!r}")

    @property
    def outline(self) -> dict[str, Any]:
        """As for every shape, and `top`, if it has a flat one."""
        return super().outline | ({} if self.top is None else {"top": self.top})

    def surface_function(self, p: Like) -> Expression:
        x, y, z = self._place(p)
        if isinstance(self.surface, str):
            return parse(self.surface, {"x": x, "y": y, "z": z})
        return scalar(self.surface(x, y, z), f"The surface of {self.name!r}")

"""What has mass: the contract of a body, and the particle.

A body knows its coordinates, its kinetic energy and where gravity pulls; it knows no constraint but
its own (a quaternion's unit length, `own_residuals`). Step 1 treats every coordinate as free and any mass may be zero.
"""

from __future__ import annotations

import abc
import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from trundle.described import Mass, Point
from trundle.errors import ModelError, naming
from trundle.symbols.checks import three
from trundle.symbols.expression import Expression, Like
from trundle.symbols.functions import vector
from trundle.symbols.spelling import Spelled
from trundle.symbols.variables import PLACE, Coordinate, check_name, only, scalar, variables_in


@dataclass(frozen=True)
class Requirement:
    """A physical quantity that must not be negative once the parameters have their values."""

    quantity: Expression
    what: str
    key: str = ""
    part: str = ""
    positive: bool = False  # zero is refused too

    def check(self, value: float) -> None:
        """Refuse a value below zero, or at it."""
        if not 0 <= value < math.inf or (self.positive and value == 0):
            between = " less " in self.what  # of two values, of which the first is the larger
            raise ModelError(
                f"{self.what} is {value:g}.",
                "a positive number" if self.positive else "zero or a positive number",
                "the two were exchanged" if between else "",
                f"# {self.key}, left out: it is the same then"
                if between
                else f"{self.key or 'mass'}={(abs(value) if math.isfinite(value) else 0) or 1:g}",
                key=self.key,
                part=self.part,
            )


def physical(value: Like, key: str, part: str) -> tuple[Expression, Requirement]:
    """A non-negative constant of the model: a number, or an expression of parameters.

    A number is checked at once; an expression of parameters at the start of every run.
    """
    what = f"The {key} of {part!r}"
    if value is None:
        raise ModelError(
            f"{what} is missing.",
            "a number or an expression of parameters",
            "trundle assumes no default",
            f"{key}=1.0",
            key=key,
            part=part,
        )
    with naming(key, part):
        quantity = scalar(value, what)
    loose = [v.name for v in variables_in(quantity) if v.kind != "parameter"]
    if loose:
        raise ModelError(
            f"{what} depends on {', '.join(loose)}.",
            "a number or an expression of parameters",
            "what changes during the motion stands where a constant of the model belongs",
            f'{key}=td.parameter("{key}", 1.0)',
            key=key,
            part=part,
        )
    requirement = Requirement(quantity, what, key, part)
    if quantity.sx.is_constant():
        requirement.check(float(quantity))
    return quantity, requirement


def together(coordinates: tuple[Coordinate, ...]) -> tuple[Coordinate, ...]:
    """Coordinates of one group, made to know each other."""
    for x in coordinates:
        x.siblings = coordinates
    return coordinates


# Of a body, once it is made. Its inertia may change until a system is made of it: nothing else follows from it.
FIXED = ("name", "mass", "position", "quaternion")


class Body(Spelled, abc.ABC):
    """A part of a system that has a mass, zero included."""

    table: ClassVar[str] = "bodies"  # of scenario files
    called: ClassVar[str] = "a body"  # in their messages
    offers: ClassVar[tuple[str, ...]] = (
        "position",
        "velocity",
        "vx",
        "vy",
        "vz",
        "mass",
    )  # of it, in formulas of files
    stands_for: ClassVar[str] = "position"  # where an expression is wanted
    name: str
    mass: Expression
    position: Expression  # of the centre of mass, three components, inertial axes, m

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse another mass: what has been made of the first, as the inertia of a shape, would stay."""
        if name in FIXED and name in vars(self):
            other = 'td.parameter("m", 2.0)' if name == "mass" else "..."
            raise ModelError(
                f"The {name} of {self.name!r} cannot be changed: systems and the body's other quantities hold it.",
                "a parameter, or a body that is made again",
                fix=f'td.{type(self).__name__}("{self.name}", ..., {name}={other})',
                key=name,
                part=self.name,
            )
        super().__setattr__(name, value)

    @functools.cached_property
    def velocity(self) -> Expression:
        """Of the centre of mass, three components, inertial axes, m/s."""
        return self.position.dot

    @property
    def x(self) -> Expression:
        """The first component of the position, m: `start={ball.x: 0.2, ball.x.dot: 0}`."""
        return self.position[0]

    @property
    def y(self) -> Expression:
        """The second component of the position, m."""
        return self.position[1]

    @property
    def z(self) -> Expression:
        """The third component of the position, m; gravity of one number pulls against it."""
        return self.position[2]

    @property
    def vx(self) -> Expression:
        """The first component of the velocity, m/s: `start={ball.vx: 0.3}`."""
        return self.velocity[0]

    @property
    def vy(self) -> Expression:
        """The second component of the velocity, m/s."""
        return self.velocity[1]

    @property
    def vz(self) -> Expression:
        """The third component of the velocity, m/s."""
        return self.velocity[2]

    @property
    @abc.abstractmethod
    def coordinates(self) -> Sequence[Coordinate]:
        """The coordinates that the body brings along."""

    @property
    @abc.abstractmethod
    def kinetic_energy(self) -> Expression:
        """T, in J, as an expression of coordinates and velocities."""

    @property
    def requirements(self) -> Sequence[Requirement]:
        """Quantities that must not be negative."""
        return ()

    @property
    def own_residuals(self) -> Mapping[str, Expression]:
        """Holonomic residuals, by name, that make the coordinates those of the body."""
        return {}

    @property
    def companions(self) -> Sequence[Body]:
        """Bodies that come along with this one, such as the marks pasted on it."""
        return ()


class Particle(Body):
    """A point with a mass, which may be zero (paper 000: a zero-mass particle labels a point).

    name      its coordinates are called name.x, name.y, name.z
    mass      kg: zero, a positive number, or an expression of parameters
    position  its own three coordinates (default), or an expression of other coordinates

    >>> import trundle as td
    >>> P = td.Particle("P", mass=0)
    >>> P.position, P.velocity[0]
    ([P.x, P.y, P.z], P.x.dot)
    """

    offers = (*Body.offers, "acceleration")

    def __init__(self, name: str, mass: Mass, position: Point | None = None) -> None:
        self.name = check_name(name, "particle")
        self.mass, self._requirement = physical(mass, "mass", name)
        self._coordinates: tuple[Coordinate, ...] = ()
        if position is None:
            self._coordinates = tuple(
                Coordinate(f"{name}.{axis}", f"{name}.position") for axis in "xyz"
            )
            self.position = vector(together(self._coordinates))
        else:
            what, fix = f"The position of {name!r}", "position=td.vector([x, 0, z])"
            with naming("position", name):
                expected = "an expression of positions and time"
                self.position = only(three(position, what), PLACE, what, expected, fix)

    @functools.cached_property
    def acceleration(self) -> Expression:
        return self.velocity.dot

    @property
    def coordinates(self) -> Sequence[Coordinate]:
        return self._coordinates

    @property
    def kinetic_energy(self) -> Expression:
        return self.mass * (self.velocity @ self.velocity) / 2

    @property
    def requirements(self) -> Sequence[Requirement]:
        return (self._requirement,)

    def __repr__(self) -> str:
        return f"Particle({self.name!r}, mass={self.mass!r})"

"""Applied forces: what is on the right of M q'' = Q before any constraint.

A force is a potential, or pairs (force F, velocity s) whose power is F.s; the generalized force follows
from virtual work, Q = (ds/dv)' F. A new force is one small class with one of the two methods.
"""

from __future__ import annotations

import abc
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from trundle.described import ByCoordinate, Formula, Name, Quantity, Vector
from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import norm
from trundle.symbols.spelling import Spelled
from trundle.symbols.values import shown
from trundle.symbols.variables import (
    MOTION,
    PLACE,
    Coordinate,
    as_coordinate,
    label,
    only,
    scalar,
)
from trundle.unconstrained.bodies import Body, Requirement, physical


class Work(NamedTuple):
    """A force and the velocity of what it acts on: their product is the power, in W."""

    force: Expression
    velocity: Expression


class Force(Spelled, abc.ABC):
    """An applied force."""

    table: ClassVar[str] = "forces"  # of scenario files
    kind: ClassVar[str] = ""  # a subclass is a kind of its own
    called: ClassVar[str] = "a force"  # in their messages
    name: str = ""

    def potential(self, bodies: Sequence[Body]) -> Expression | None:
        """V, in J, if the force has one."""
        return None

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        """Pairs (force, velocity), for a force without a potential."""
        return ()

    @property
    def requirements(self) -> Sequence[Requirement]:
        """Quantities that must not be negative."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name})"


class Gravity(Force):
    """Uniform gravity on every body of the system: a number g pulls along -z, or give a vector.

    >>> import trundle as td
    >>> td.Gravity(9.81), td.Gravity((0, -9.81, 0))
    (Gravity([0, 0, -9.81]), Gravity([0, -9.81, 0]))
    """

    kind = ""  # a key of its own: gravity = 9.81

    def __init__(self, g: Quantity) -> None:
        value = only(
            as_expression(g, "Gravity"), ("parameter", "time"), "Gravity",
            "numbers, parameters and time: it is the same everywhere",
            "td.Potential(energy)  # for a pull that depends on the place",
        )  # fmt: skip
        if value.shape not in ((), (3,)):
            raise ModelError(
                f"The acceleration of Gravity has shape {value.shape}.",
                "a number (along -z) or a vector of three",
                "the third component was left out, as in a plane",
                "td.Gravity((0, 0, -9.81))",
            )
        self.acceleration = as_expression([0, 0, -value]) if value.shape == () else value
        self.name = repr(self.acceleration)

    def potential(self, bodies: Sequence[Body]) -> Expression:
        if not bodies:
            raise ModelError(
                "Gravity needs bodies; this system has none.",
                "bodies for it to act on",
                "the system is written with coordinates and a Lagrangian",
                "lagrangian = T - m*9.81*z  # the potential in the energy",
            )
        return sum((-b.mass * (self.acceleration @ b.position) for b in bodies), as_expression(0))


class Potential(Force):
    """The force of any potential energy V(q, t), in J.

    energy  J, of positions and t

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.Potential(x**4 / 4).potential([])
    (x**2)**2/4
    """

    def __init__(self, energy: Formula, name: Name = "potential") -> None:
        self.name = label(name, "a potential")
        self.energy = scalar(energy, f"The potential {name!r}")
        only(
            self.energy,
            PLACE,
            f"The potential {name!r}",
            "an expression of positions, time and parameters",
            "td.GeneralizedForce({x: -c * x.dot})  # for a force that depends on velocities",
        )

    def potential(self, bodies: Sequence[Body]) -> Expression:
        return self.energy


def _extension(a: Like, b: Like | None, what: str) -> Expression:
    """The length between two points, or a scalar expression itself."""
    end = _place(a, what)
    if b is None:
        return norm(end) if end.shape else end
    other = _place(b, what)
    if end.shape != other.shape:
        raise ModelError(
            f"{what} has ends of shapes {end.shape} and {other.shape}.",
            "two points alike",
            "a number at one end and a point at the other, or a third component left out",
            "ball.position, td.vector([0, 0, 1])",
        )
    return norm(end - other)


def _place(value: Like, what: str) -> Expression:
    expected = "an expression of positions and time"
    return only(
        as_expression(value, what), PLACE, what, expected, "ball.position  # or x, not x.dot"
    )


def _force(value: Expression, what: str) -> Expression:
    expected = "an expression of positions, velocities, time and parameters"
    return only(value, MOTION, what, expected, "td.GeneralizedForce({x: -k * x - c * x.dot})")


class Spring(Force):
    """A linear spring between two points, or along any scalar expression: V = k (e - length)^2 / 2.

    a, b       points, m; or a alone, a scalar
    stiffness  N/m
    length     at rest, m

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.Spring(x, stiffness=4.0, length=0.0).potential([])
    4*x**2/2
    """

    def __init__(
        self,
        a: Quantity,
        b: Quantity | None = None,
        *,
        stiffness: Formula,
        length: Formula,
        name: Name = "spring",
    ) -> None:
        self.name = label(name, "a spring")
        self.stiffness, self._requirement = physical(stiffness, "stiffness", name)
        what = f"The length of {name!r}"
        expected = "an expression of parameters and time"
        with naming("length", name):
            rest = only(scalar(length, what), PLACE, what, expected, "length=0.5")
        self.extension = _extension(a, b, f"The spring {name!r}") - rest

    def potential(self, bodies: Sequence[Body]) -> Expression:
        return self.stiffness * self.extension**2 / 2

    @property
    def requirements(self) -> Sequence[Requirement]:
        return (self._requirement,)


class Damper(Force):
    """A linear damper between two points, or along a scalar expression: force -c de/dt.

    a, b         points, m; or a alone, a scalar
    coefficient  N s/m

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.Damper(x, coefficient=0.5).work([])[0].force
    -0.5*x.dot
    """

    def __init__(
        self, a: Quantity, b: Quantity | None = None, *, coefficient: Formula, name: Name = "damper"
    ) -> None:
        self.name = label(name, "a damper")
        self.coefficient, self._requirement = physical(coefficient, "coefficient", name)
        self.rate = _extension(a, b, f"The damper {name!r}").dot

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(-(self.coefficient * self.rate), self.rate),)

    @property
    def requirements(self) -> Sequence[Requirement]:
        return (self._requirement,)


class Pull(Force):
    """A force that pulls two points together: a winch, a muscle, a hydraulic cylinder (which pushes where negative).

    a, b   points, m
    force  N, any expression of (q, v, t)

    >>> import trundle as td
    >>> P = td.Particle("P", mass=1)
    >>> td.Pull(P.position, (0, 0, 1), force=2.0).work([])[0].force
    -2
    """

    def __init__(self, a: Vector, b: Vector, *, force: Formula, name: Name = "pull") -> None:
        self.name = label(name, "a pull")
        what = f"The pull {name!r}"
        self.length = _extension(a, b, what)
        with naming("force", name):
            self.force = _force(scalar(force, what), what)

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(-self.force, self.length.dot),)


class PointForce(Force):
    """A force vector (N) at a point given by its position, both any expressions of (q, v, t).

    force  N
    at     the point, m

    >>> import trundle as td
    >>> P = td.Particle("P", mass=1)
    >>> td.PointForce((0, 0, td.sin(td.t)), at=P.position).work([])[0].velocity
    [P.x.dot, P.y.dot, P.z.dot]
    """

    def __init__(self, force: Vector, *, at: Vector, name: Name = "point force") -> None:
        what = f"The force {name!r}"
        self.name = label(name, "a force")
        self.force, self.at = _force(as_expression(force, what), what), _place(at, what)
        if self.force.shape != self.at.shape:
            raise ModelError(
                f"The force {name!r} has shape {self.force.shape} and acts at a point of shape "
                f"{self.at.shape}.",
                "equal shapes",
                "the force and its place have different numbers of components",
                "td.PointForce((0, 0, -5.0), at=ball.position)",
            )

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(self.force, self.at.dot),)


class GeneralizedForce(Force):
    """Any generalized force, by coordinate: Q_x = expression of (q, v, t).

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.GeneralizedForce({x: -0.1 * x.dot}).work([])[0].force
    -0.1*x.dot
    """

    kind = "generalized"

    def __init__(self, components: ByCoordinate, name: Name = "force") -> None:
        self.name = label(name, "a force")
        self.components = by_coordinate(components, f"The force {name!r}")

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return tuple(Work(force, x.velocity) for x, force in self.components.items())


def by_coordinate(components: Mapping[Any, Like], what: str) -> dict[Coordinate, Expression]:
    """Checked components {coordinate: scalar expression}; a key may be a component such as P.position[0]."""
    keys = [as_coordinate(key) for key in components] if isinstance(components, Mapping) else [None]
    found = [key for key in keys if key is not None]
    if len(found) < len(keys):
        raise ModelError(
            f"{what} needs a mapping, not {shown(components)}.",
            "a mapping from coordinates to expressions",
            fix="td.GeneralizedForce({x: -0.1 * x.dot})",
        )
    pairs = zip(found, components.values(), strict=True)
    return {x: _force(scalar(f, f"{what} along {x.name}"), what) for x, f in pairs}

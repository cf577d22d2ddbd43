"""Contact of a body with a surface: rolling without slip, or sliding. Zero-mass particles do the work.

`geometry.py` says where a body touches, and by which rows. Rolling adds no slip: the material of both is equally fast
at the contact. Redundant rows are left in.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, get_args

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound, Touch, symbol_of
from trundle.constraints.equality import Nonholonomic
from trundle.constraints.geometry import FLAT, Geometry, touching
from trundle.constraints.surface import Surface
from trundle.described import InPlane, OwnName, Quaternion
from trundle.errors import ModelError, StartError, naming
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression
from trundle.symbols.functions import cross, norm
from trundle.symbols.spelling import spelled
from trundle.symbols.values import real_numbers, shown
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import unit_quaternion
from trundle.unconstrained.shape import Shape

Grip = Literal["every way", "forwards"]


class SurfaceContact(Touch):
    """A body that touches a surface: `Rolling` and `Sliding` stay in contact, `Contact` may open.

    body               who touches
    surface            what it touches: a surface, or another body
    particles          for a sphere: 1 as paper 000 section 2 (ten coordinates), 2 as section 3 (thirteen)
    point, normal      of the contact: world position, unit normal from the surface towards the body
    slip               velocity (3,) of the body's material at the contact relative to the surface's, m/s, world axes
    force, normal_force, friction_force   what the contact does to the body, N: expressions like any other
    pressing           the constraint that keeps it closed; its multiplier alone is not the normal force
    """

    kind = ""  # its subclasses have their own
    called = "a contact"
    offers: ClassVar[tuple[str, ...]] = (
        "point", "normal", "slip", "sliding_velocity", "force", "normal_force", "friction_force",
    )  # fmt: skip
    rolls: ClassVar[bool]  # whether the material of both is equally fast at the contact

    def __init__(
        self,
        body: RigidBody,
        surface: Surface | RigidBody,
        *,
        particles: Literal[1, 2] = 1,
        name: OwnName | None = None,
    ) -> None:
        if isinstance(body, Surface) and not isinstance(surface, Surface):
            body, surface = surface, body
        self._check(body, surface)
        self.body, self.surface = body, as_surface(surface, "td.Rolling(ball, td.Surface.plane())")
        one_of(particles, (1, 2), "particles")
        label = name or f"{self.body.name} on {self.surface.name}"
        symbol = symbol_of(label)
        self._touch(label, symbol, touching(self.body, self.surface, symbol, particles))
        self.pressing = self.geometry.touch

    @property
    def beside(self) -> Sequence[Surface]:
        return (self.surface,)

    def _check(self, body: Any, surface: Any) -> None:
        if not isinstance(body, RigidBody):
            raise ModelError(
                f"A contact cannot be between {body!r} and {surface!r}.",
                "a body and a surface",
                "a particle or a name, where a body with a shape belongs",
                'td.Rolling(td.Sphere("ball", radius=0.1, mass=1.0), td.Surface.plane())',
            )
        if body is surface:
            raise ModelError(
                f"{body.name!r} cannot touch itself.",
                "two different things",
                fix=f"td.Rolling({body.name}, td.Surface.plane())",
            )

    def _touch(self, label: str, symbol: str, geometry: Geometry) -> None:
        """Take over where the body touches, and the rows that say so."""
        self.name = label
        self.geometry, self.point, self.normal = geometry, geometry.point, geometry.normal
        self.material = geometry.material
        self.slip = self.material - self.surface.velocity_at(self.point)
        parts: list[Constraint] = [geometry.touch, *geometry.others]
        if self.rolls:
            parts.append(Nonholonomic(self._kept_slip, name=f"{symbol}: no slip"))
        super().__init__(label, parts, geometry.bodies, geometry.sides, geometry.limits)
        self.place, self.equal = self.point, geometry.equal

    @property
    def _kept_slip(self) -> Expression:
        """What of the slip is kept at zero, of a contact that rolls."""
        return self.slip

    @functools.cached_property
    def normal_force(self) -> Expression:
        """N = F . n, in N: positive when pressing, negative where the surface would have to pull.

        >>> import trundle as td
        >>> ball = td.Sphere("ball", radius=0.1, mass=2.0)
        >>> contact = td.Rolling(ball, td.Surface.plane())
        >>> system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
        >>> motion = system.simulate(until=1.0, start=contact.start(at=(0, 0), omega=(0, 1, 0)))
        >>> motion.at([0.5])[contact.normal_force].round(9).tolist()
        [19.62]
        """
        return self.force @ self.normal

    @functools.cached_property
    def friction_force(self) -> Expression:
        """F - N n (3,), in N, world axes: the part of the contact's force in the tangent plane, on the body."""
        return self.force - self.normal_force * self.normal

    @property
    def sliding_velocity(self) -> Expression:
        """The slip inside the tangent plane."""
        along: Expression = (self.slip @ self.normal) * self.normal
        return self.slip - along

    @property
    def normal_size(self) -> Expression:
        """The normal force (N) for a multiplier of one of `pressing`."""
        return norm(self.surface.gradient(self.point))

    @spelled()
    def start(
        self,
        at: InPlane | None = None,
        *,
        velocity: InPlane | None = None,
        spin: float | None = None,
        omega: InPlane | None = None,
        quaternion: Quaternion = (1, 0, 0, 0),
        position: InPlane | None = None,
    ) -> dict[Expression, Any]:
        """Start values that place the body on the surface; the rest follows from the constraints.

        at          x, y (and z) of the contact point
        position    x, y (and z) of the centre of mass instead, moved to touch
        velocity    x, y (and z) of the velocity of the centre (of the sphere; else of mass)
        spin        angular velocity about the normal (rad/s)
        omega       the whole angular velocity, world axes, instead of velocity and spin
        quaternion  orientation, scalar first
        """
        values: dict[Expression, Any] = {}
        if (at is None) == (position is None):
            raise ModelError(
                f"start() of {self.name!r} needs either at= or position=.",
                "one of them",
                "at= places the point of contact, position= the centre of mass",
                "start(at=(0.0, 0.0))",
            )
        place = self.geometry.location if position is None else self.body.position
        if position is None:
            _give(values, place, at, "at")
        else:
            _give(values, place, position, "position")
        with naming("quaternion"):
            what = f"The start quaternion of {self.body.name!r}"
            values[self.body.quaternion] = tuple(unit_quaternion(quaternion, what))
        if omega is not None:
            _give(values, self.body.omega, omega, "omega")
        if velocity is not None:
            _give(values, self.geometry.centre_velocity, velocity, "velocity")
        if spin is not None:
            values[self.body.omega @ self.normal] = float(spin)
        return values

    @property
    def defined(self) -> tuple[Expression, float, StartError] | None:
        """A disc that lies flat touches with no point of its rim more than with another."""
        rim = self.body.rim if isinstance(self.body, Shape) else None
        if rim is None:
            return None
        return norm(cross(self.body.rotation @ rim.axis, self.normal)), FLAT, StartError(
            f"{self.body.name!r} lies flat on {self.surface.name!r} at the start: no point of its rim is the one that "
            "touches.",
            "a disc or ring that stands or leans",
            "its axis, body z, points along the normal of the surface, as with the quaternion (1, 0, 0, 0)",
            "contact.start(at=(0, 0), quaternion=(1, 1, 0, 0))  # on edge, its axis along y",
            key="quaternion",
        )  # fmt: skip


class Rolling(SurfaceContact):
    """A body rolls without slipping on a surface, or on another body: both feel the force.

    grip  "every way", or "forwards": a disc or a thin ring grips along its rim alone and slips freely sideways, as an
          omniwheel, or as the second of two wheels on one axle, which on uneven ground cannot both grip sideways

    >>> import trundle as td
    >>> ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    >>> ground = td.Surface(lambda x, y, z: z - 0.1 * x**2, name="ground")
    >>> contact = td.Rolling(ball, ground)
    >>> system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    >>> ranks = system.report().ranks
    >>> ranks.n, ranks.m, ranks.rank_A
    (10, 8, 7)
    """

    rolls = True

    def __init__(
        self,
        body: RigidBody,
        surface: Surface | RigidBody,
        *,
        grip: Grip = "every way",
        particles: Literal[1, 2] = 1,
        name: OwnName | None = None,
    ) -> None:
        self.grip: Grip = one_of(grip, get_args(Grip), "grip")
        super().__init__(body, surface, particles=particles, name=name)

    def check_among(self, compounds: Sequence[Compound]) -> None:
        from trundle.constraints.axles import check_axles  # which knows what a Rolling is

        check_axles(self, compounds)

    @property
    def _kept_slip(self) -> Expression:
        if self.grip == "every way":
            return self.slip
        rim = self.body.rim if isinstance(self.body, Shape) else None
        if rim is None:
            raise ModelError(
                f"{self.name!r} has grip={self.grip!r}, but {self.body.name!r} has no rim.",
                "a Disc or a thin Ring, whose rim says which way is forwards",
                "a sphere rolls alike in all directions",
                f"td.Rolling({self.body.name}, {self.surface.name})",
                key="grip",
                part=self.name,
            )
        return self.slip @ cross(self.body.rotation @ rim.axis, self.normal)


class Sliding(SurfaceContact):
    """A body slides on a surface and keeps contact; frictionless unless `td.Coulomb(contact, mu)` is given."""

    rolls = False


def as_surface(thing: Any, fix: str) -> Surface:
    """What is touched: a surface, or that of a body. fix   the line to type where it is neither."""
    if isinstance(thing, Surface):
        return thing
    if isinstance(thing, Shape):
        return Surface.of(thing)
    if callable(thing):  # a height of x and y, or f of x, y, z
        count = len(inspect.signature(thing).parameters)
        return Surface.height(thing, name="ground") if count == 2 else Surface(thing, name="ground")
    raise ModelError(
        f"A contact cannot touch {thing!r}.",
        "a Surface, or a body with a smooth shape",
        fix=fix,
        key="surface",
    )


def _give(values: dict[Expression, Any], symbols: Expression, given: Any, what: str) -> None:
    numbers = real_numbers(given)
    if numbers is None or numbers.shape not in ((2,), (3,)):
        raise ModelError(
            f"{what}={shown(given)} of start() is not two or three numbers.",
            "two or three numbers",
            fix=f"{what}=(0.0, 0.0)",
            key=what,
        )
    for i, number in enumerate(numbers):
        values[symbols[i]] = float(number)

"""Contact of a body with a surface: rolling without slip, or sliding. Zero-mass particles do the work.

Three forms, chosen by the body:

    sphere   a particle P on the surface, the centre at P + r n                     (seed 000, Eqs. 22-34)
    shape    a particle c on both surfaces, gradients parallel                      (seed 004, Eqs. 2.2-2.4)
    rim      the rim's angle as a zero-mass coordinate, the rim tangent to the surface

and for all of them no slip: the material of both is equally fast at the contact. Redundant rows are left in.
"""

from __future__ import annotations

import abc
import functools
from collections.abc import Sequence
from typing import Any, ClassVar

import casadi as ca
import numpy as np

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Side, Touch
from trundle.constraints.equality import Holonomic, Nonholonomic
from trundle.constraints.surface import Surface
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cross, norm, stack, vector
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import unit_quaternion
from trundle.unconstrained.shapes import Shape, Sphere


class Geometry(abc.ABC):
    """How a body touches a surface: where, along which normal, and by which constraints."""

    point: Expression  # world position of the contact
    material: Expression  # velocity of the body's material there
    centre_velocity: Expression  # what `start(velocity=...)` gives
    normal: Expression  # unit, from the surface towards the body
    touch: Holonomic  # keeps the contact closed
    others: Sequence[Constraint]  # beside `touch` and no slip
    bodies: Sequence[Body] = ()
    sides: Sequence[Side] = ()
    limits: Sequence[Side] = ()
    equal: Sequence[tuple[Expression, Expression]] = ()  # see `Compound`
    location: Expression  # the symbols that `start(at=...)` gives


def closed(ground: Surface, point: Expression, name: str) -> Holonomic:
    """The point is on the surface; the normal force is |gradient| times the multiplier."""
    return Holonomic(ground(point), name=f"{name}: on surface")


def room_to_roll(curvature: Expression, n: Expression, body: str, ground: str) -> list[Side]:
    """The relative curvatures in the tangent plane, as their product and sum, both to stay positive.

    curvature  of both surfaces together (3, 3); the product is n' adj(curvature) n
    """
    rows = [curvature[i] for i in range(3)]
    adjugate = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
    product = sum((n[i] * (adjugate[i] @ n) for i in range(3)), as_expression(0))
    total = rows[0][0] + rows[1][1] + rows[2][2] - n @ (curvature @ n)
    text = f"{body!r} does not fit: {ground!r} is curved more tightly there than it is"
    return [Side(product, text), Side(total, text)]


class SphereOnSurface(Geometry):
    """Seed 000: P on the surface (Eq. 22), centre = P + r n (Eq. 28).

    With two particles the centre is a zero-mass particle of its own (Eq. 53).
    """

    def __init__(self, ball: Sphere, ground: Surface, name: str, particles: int) -> None:
        P = Particle(f"{name}.contact", mass=0)
        self.point = self.location = P.position
        self.normal = ground.normal(self.point)
        self.touch = closed(ground, self.point, name)
        r, centre = ball.radius, ball.point(ball.centre)
        self.bodies = [P]
        extra: list[Constraint] = []
        if particles == 2:
            O = Particle(f"{name}.centre", mass=0)
            self.bodies = [P, O]
            centre = O.position
            extra = [Holonomic(O.position - ball.point(ball.centre), name=f"{name}: centre")]
        self.centre_velocity = centre.dot
        if particles == 1:  # for a unit quaternion
            self.equal = [(self.centre_velocity, by_body_rates(ball, ball.centre))]
        # Eq. 31. Written with P - centre instead of -r n it is the same on the constraints, but what the
        # inner stages of a step see off them then costs a third more steps.
        self.material = self.centre_velocity - cross(ball.omega, r * self.normal)
        tangency = Holonomic(self.point + r * self.normal - centre, name=f"{name}: tangency")
        self.others = [tangency, *extra]
        curvature = ground.curvature(self.point) + as_expression(np.eye(3)) / r
        self.limits = room_to_roll(curvature, self.normal, ball.name, ground.name)


class ShapeOnSurface(Geometry):
    """Seed 004, Eqs. 2.2-2.3: a point on both surfaces where the normals are opposite.

    The point is kept in body axes, where it moves least and the body's own equation does not move at all.
    """

    def __init__(self, body: Shape, ground: Surface, name: str) -> None:
        group = f"{name}.contact"
        c = vector([Coordinate(f"{group}.{axis}", group) for axis in ("x", "y", "z")])
        self.point = self.location = body.point(c)
        skin = Surface.of(body)
        below, own = ground.gradient(self.point), body.rotation @ skin.own_gradient(c)
        self.normal = below / norm(below)
        self.touch = closed(ground, self.point, name)
        on_body, parallel = body.surface_function(c), cross(own, below)
        self.others = [
            Holonomic(on_body, name=f"{name}: on body"),
            Holonomic(parallel, name=f"{name}: normals parallel"),
        ]
        self.centre_velocity = body.velocity
        better = corrected(c, stack([on_body, parallel]))
        self.material = body.velocity_of(better)
        self.equal = [(self.material, by_body_rates(body, c))]
        wrong = f"{body.name!r} would be on the wrong side of {ground.name!r}"
        self.sides = [Side(-(own @ below), wrong)]
        curvature = ground.curvature(self.point) + skin.curvature(self.point)
        self.limits = room_to_roll(curvature, self.normal, body.name, ground.name)


class RimOnSurface(Geometry):
    """A circle on a surface: its angle is one more zero-mass coordinate."""

    def __init__(self, body: Shape, ground: Surface, name: str) -> None:
        rim = body.rim
        if rim is None:
            raise ModelError(
                f"{body.name!r} has no rim.",
                "a Disc or a thin Ring",
                "a body with a smooth surface, which touches with that",
                f"td.Rolling({body.name}, {ground.name})",
            )
        angle = vector([Coordinate(f"{name}.angle", period=2 * np.pi)])
        p = rim.at(angle[0])
        along = body.rotation @ Expression(ca.jacobian(p.sx, angle.sx), (3,))
        self.point = self.location = body.point(p)
        below = ground.gradient(self.point)
        self.normal = below / norm(below)
        self.touch = closed(ground, self.point, name)
        tangency = stack([along @ self.normal])
        self.others = [Holonomic(tangency, name=f"{name}: tangency")]
        better = corrected(angle, tangency)
        self.material = body.velocity_of(rim.at(better[0]))
        self.equal = [(self.material, by_body_rates(body, p))]
        self.centre_velocity = body.velocity
        inward = body.point(rim.centre) - self.point
        wrong = f"{body.name!r} would be on the wrong side of {ground.name!r}"
        self.sides = [Side(inward @ self.normal, wrong)]
        self.limits = _room_for_rim(
            ground, self.point, along, inward @ self.normal, body, rim.radius
        )


def _room_for_rim(
    ground: Surface, point: Expression, along: Expression, lift: Expression, body: Shape, r: float
) -> list[Side]:
    """How the rim curves away from the surface, (d^2 f/d angle^2) / (r^2 |gradient|), 1/m: to stay positive.

    along  d point/d angle;  lift  d^2 point/d angle^2 along the normal. A plane leaves room for any rim that stands
    """
    curvature = ground.curvature(point)
    if curvature.sx.is_zero():
        return []
    text = f"{body.name!r} does not fit: {ground.name!r} is curved more tightly there than it is"
    return [Side((along @ (curvature @ along) + lift) / r**2, text)]


def by_body_rates(body: RigidBody, p: Like) -> Expression:
    """v + R (omega_body x p), the velocity of a body's point p: the simpler form where R and omega are symbols."""
    return body.velocity + body.rotation @ cross(body.omega_body, p)


def corrected(c: Expression, residual: Expression) -> Expression:
    """c with one Gauss-Newton step towards residual(c) = 0 taken: c itself on the constraints.

    The inner stages of a step leave the constraints a little, and there c is the least accurate part of the
    state. What is built on the corrected c does not feel that to first order: no slip written with it is a
    hundred times more accurate at the same tolerance (rattleback, 100 s).
    """
    J = ca.jacobian(residual.sx, c.sx)
    step = ca.mtimes(ca.inv_minor(ca.mtimes(J.T, J)), ca.mtimes(J.T, residual.sx))
    return c - Expression(ca.densify(step), c.shape)


def touching(body: Any, ground: Any, name: str, particles: int) -> Geometry:
    """The form that fits the body."""
    if isinstance(body, Sphere):
        return SphereOnSurface(body, ground, name, particles)
    if not isinstance(body, Shape):
        raise ModelError(
            f"{body!r} was given to roll on {ground!r}.",
            "a body with a shape: Sphere, Ellipsoid, Disc, Ring, ...",
            "a RigidBody has mass and inertia but no surface",
            'td.Ellipsoid("stone", semiaxes=(0.1, 0.05, 0.02), mass=0.2)',
        )
    if body.rim is not None:
        return RimOnSurface(body, ground, name)
    return ShapeOnSurface(body, ground, name)


def contact_symbol(label: str) -> str:
    """The name of a contact as names of coordinates and constraints begin with it.

    >>> contact_symbol("ball on ground")
    'ball_on_ground'
    """
    return "".join(ch if ch.isalnum() else "_" for ch in label)


ASKED = ("point", "normal", "slip", "sliding_velocity", "force", "normal_force", "friction_force")
"""What texts may ask of a contact, after its name and a dot."""


class Contact(Touch):
    """A body that stays in contact with a surface; `Rolling` and `Sliding` are its two kinds.

    body, surface      who touches whom
    point, normal      of the contact: world position, unit normal from the surface towards the body
    slip               velocity (3,) of the body's material at the contact relative to the surface's, m/s, world axes
    force, normal_force, friction_force   what the contact does to the body, N: expressions like any other
    pressing           the constraint that keeps it closed; its multiplier alone is not the normal force
    """

    rolls: ClassVar[bool]  # whether the material of both is equally fast at the contact

    def __init__(
        self, body: Any, surface: Any, *, particles: int = 1, name: str | None = None
    ) -> None:
        if isinstance(body, Surface) and not isinstance(surface, Surface):
            body, surface = surface, body
        if not isinstance(body, RigidBody):
            raise ModelError(
                f"{body!r} was given to touch {surface!r}.",
                "a body and a surface",
                "a particle or a name, where a body with a shape belongs",
                'td.Rolling(td.Sphere("ball", radius=0.1, mass=1.0), td.Surface.plane())',
            )
        if body is surface:
            raise ModelError(
                f"{body.name!r} was given to touch itself.",
                "two different things",
                "one name typed twice",
                f"td.Rolling({body.name}, td.Surface.plane())",
            )
        self.body, self.surface = body, _as_surface(surface)
        if particles not in (1, 2):
            raise ModelError(
                f"particles={particles!r} was given.",
                "1 or 2",
                "it counts the massless particles at the point of contact, not the bodies",
                "particles=1",
            )
        label = name or f"{self.body.name} on {self.surface.name}"
        symbol = contact_symbol(label)
        geometry = touching(self.body, self.surface, symbol, particles)
        self.geometry, self.point, self.normal = geometry, geometry.point, geometry.normal
        self.slip = geometry.material - self.surface.velocity_at(self.point)
        parts: list[Constraint] = [geometry.touch, *geometry.others]
        self.pressing = geometry.touch
        if self.rolls:
            parts.append(Nonholonomic(self.slip, name=f"{symbol}: no slip"))
        super().__init__(label, parts, geometry.bodies, geometry.sides, geometry.limits)
        self.place, self.equal = self.point, geometry.equal

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

    def start(
        self,
        at: Sequence[float] | None = None,
        *,
        velocity: Sequence[float] | None = None,
        spin: float | None = None,
        omega: Sequence[float] | None = None,
        quaternion: Sequence[float] = (1, 0, 0, 0),
        position: Sequence[float] | None = None,
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
                f"{self.name!r}: start() was given both or none of at= and position=.",
                "one of them",
                "the place is said once: of the point of contact, or of the centre of mass",
                "start(at=(0.0, 0.0))",
            )
        place = self.geometry.location if position is None else self.body.position
        _give(values, place, at if position is None else position, "at")
        values[self.body.quaternion] = tuple(
            unit_quaternion(quaternion, f"The start quaternion of {self.body.name!r}")
        )
        if omega is not None:
            _give(values, self.body.omega, omega, "omega")
        if velocity is not None:
            _give(values, self.geometry.centre_velocity, velocity, "velocity")
        if spin is not None:
            values[self.body.omega @ self.normal] = float(spin)
        return values


class Rolling(Contact):
    """A body rolls without slipping on a surface, or on another body: both feel the force.

    particles   for a sphere: 1 as seed 000 section 2 (ten coordinates), 2 as section 3 (thirteen)

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


class Sliding(Contact):
    """A body slides on a surface and keeps contact; frictionless unless `td.Coulomb(contact, mu)` is given."""

    rolls = False


def _as_surface(thing: Any) -> Surface:
    if isinstance(thing, Surface):
        return thing
    if isinstance(thing, Shape):
        return Surface.of(thing)
    raise ModelError(
        f"Contact with {thing!r} was asked for.",
        "a Surface, or a body with a smooth shape",
        "a particle, a RigidBody or a formula, where what is touched belongs",
        "td.Rolling(ball, td.Surface.plane())",
    )


def _give(values: dict[Expression, Any], symbols: Expression, given: Any, what: str) -> None:
    numbers = np.atleast_1d(np.asarray(given, dtype=float))
    if numbers.shape not in ((2,), (3,)):
        raise ModelError(
            f"start() was given {what}={given!r}.",
            "two or three numbers",
            "one number, where x and y (and z) belong",
            f"{what}=(0.0, 0.0)",
        )
    for i, number in enumerate(numbers):
        values[symbols[i]] = float(number)

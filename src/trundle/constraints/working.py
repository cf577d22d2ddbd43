"""Constraint forces that do work in virtual displacements (paper 001): given ones, and Coulomb friction.

They are listed among the forces of a system; step 3 treats them by paper 001's Eqs. 30-34, where the
given c enters as Q^W and the ideal part Q^N holds the constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, get_args

import casadi as ca

from trundle.constraints.base import Constraint
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.ends import turned
from trundle.constraints.joints import Hinge
from trundle.constraints.point import Point
from trundle.constraints.slides import Prismatic
from trundle.described import ByCoordinate, Formula, Length, Name, OwnName, Quantity
from trundle.errors import ModelError
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import norm, vector
from trundle.symbols.variables import PLACE, Coordinate, only, register, scalar, variables_in
from trundle.unconstrained.bodies import Body, Requirement, physical
from trundle.unconstrained.forces import Force, Work, by_coordinate

Thrust = Literal["actual", "frictionless"]


class NonIdeal(Force):
    """A given constraint force c(t, q, v) that does work in virtual displacements (paper 001, Eq. 10).

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.NonIdeal({x: -0.1 * x.dot, y: -0.1 * y.dot}, name="drag")
    NonIdeal(drag)
    """

    def __init__(self, components: ByCoordinate, name: Name = "non-ideal") -> None:
        self.name = name
        self.components = by_coordinate(components, f"The non-ideal force {name!r}")

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return tuple(Work(force, x.velocity) for x, force in self.components.items())


class Coulomb(Force):
    """Coulomb friction at a point: F = -mu |F_n| s/|s|, s the velocity at which the point slides.

    constraint  the holonomic constraint that presses with the normal force F_n, a contact (`td.Sliding`), a hinge, or
                a slide, pressed by the force across its axis
    mu          coefficient while sliding
    at          the point that the constraint holds, a vector of two or three positions (m), as `rod.point((1, 0, 0))`;
                it may be left out for a particle, and for plain coordinates with M = m 1 (a bead in x and y)
    on          velocity (m/s) of what the point slides on, there; default: it rests
    radius      of the pin of a hinge (m): its bearing slides at radius times `hinge.rate`, pressed by the force across
                the axis, so that the torque of friction is mu radius |F_n|
    static      coefficient at rest (default: mu)
    thrust      "actual": the normal force, friction acting;
                "frictionless": that of the system without friction, as paper 001 defines it (Eq. 38)

    The normal force follows from virtual work, J' F_n = A' lam with J = dp/dq, so that it does not depend on the
    coordinates. Sliding that comes to rest is an event: then the point sticks, or slides again, as the forces decide.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.Coulomb(td.Holonomic(x**2 + y**2 - 1, name="hoop"), mu=0.2)
    Coulomb(friction on hoop)
    >>> rod = td.RigidBody("rod", mass=1.0, inertia=(1e-3, 1.0, 1.0))
    >>> floor = td.Holonomic(rod.point((1, 0, 0))[2], name="floor")
    >>> td.Coulomb(floor, mu=0.3, at=rod.point((1, 0, 0)))
    Coulomb(friction on floor)
    >>> td.Coulomb(td.Hinge(rod, "world", axis_a=(0, 1, 0), name="pin"), mu=0.1, radius=0.02)
    Coulomb(friction on pin)
    """

    def __init__(
        self,
        constraint: Constraint | SurfaceContact | Hinge | Prismatic,
        mu: Formula,
        *,
        at: Quantity | None = None,
        on: Quantity | None = None,
        radius: Length | None = None,
        static: Formula | None = None,
        thrust: Thrust = "actual",
        name: OwnName | None = None,
    ) -> None:
        contact = constraint if isinstance(constraint, SurfaceContact) else None
        hinge = constraint if isinstance(constraint, Hinge) else None
        slide = constraint if isinstance(constraint, Prismatic) else None
        self._check_radius(constraint, hinge or slide, radius, at if on is None else on)
        if contact is not None:
            self._check_contact(contact, at, on)
            name, constraint = name or f"friction on {contact.name}", contact.pressing
        if isinstance(constraint, (Hinge, Prismatic)):
            name, constraint = name or f"friction on {constraint.name}", constraint.parts[0]
        if not isinstance(constraint, Constraint) or constraint.position_residual is None:
            raise ModelError(
                f"Coulomb friction cannot act on {constraint!r}.",
                "a holonomic constraint, whose force is the thrust",
                "a body, or a constraint on velocities, which presses on nothing",
                "td.Coulomb(hoop, mu)  # with hoop = td.Holonomic(...)",
                key="constraint",
            )
        self.constraint: Constraint = constraint
        self.thrust: Thrust = one_of(thrust, get_args(Thrust), "thrust")
        self.name = name or f"friction on {constraint.name}"
        self._take(mu, static)
        self.grips = False
        self.load: Expression | None = None
        # without any of the three, its coordinates must be a point by themselves
        self.alone = at is None and contact is None and hinge is None and slide is None
        if hinge is not None and radius is not None:
            self.point = self._of_bearing(hinge, radius)
            return
        if slide is not None:  # its two rows are the components of one force
            self.point = Point.along(vector([slide.speed]), Expression(ca.SX.eye(2), (2, 2)))
            return
        self.point = self._of_contact(contact) if contact is not None else self._given(at, on)

    @classmethod
    def pressed(
        cls,
        constraint: Constraint,
        point: Point,
        mu: Like | Callable[[Expression, Expression], Like],
        static: Like | None,
        name: str,
        *,
        grips: bool = False,
    ) -> Coulomb:
        """What rubs at a contact that may open: the point is known, and mu may be a function.

        grips   it never slides, whatever that takes
        """
        made = cls.__new__(cls)
        made.constraint, made.thrust, made.name, made.alone = constraint, "actual", name, False
        made.point, made.grips, made.load = point, grips, None
        if callable(mu) and not isinstance(mu, Expression):
            speed, N = norm(point.velocity), register("multiplier", f"{name}.N")
            made.mu = _coefficient(mu, N, speed, name)
            at_rest = _coefficient(mu, N, as_expression(0.0), name)
            made.static, made._requirements = at_rest, ()
            if ca.depends_on(ca.vertcat(made.mu.sx, at_rest.sx), N.sx):
                made.load = N
            if static is not None:
                made.static, rule = physical(static, "static", name)
                made._requirements = (rule,)
            return made
        made._take(mu, static)
        return made

    def _take(self, mu: Like, static: Like | None) -> None:
        """The coefficients, neither negative, and that at rest not less than the other."""
        self.mu, rule = physical(mu, "mu", self.name)
        self.static, at_rest = (
            (self.mu, rule) if static is None else physical(static, "static", self.name)
        )
        self._requirements: tuple[Requirement, ...] = (rule, at_rest, self._not_less())

    def _not_less(self) -> Requirement:
        """That the coefficient at rest is not less than the other."""
        words = f"static of {self.name!r} less what it is while it slides"
        holds = Requirement(self.static - self.mu, words, "static", self.name)
        if holds.quantity.sx.is_constant():
            holds.check(float(holds.quantity))
        return holds

    @property
    def requirements(self) -> Sequence[Requirement]:
        return self._requirements

    @property
    def velocity(self) -> Expression:
        """The sliding velocity s (m/s): one component, or three in the plane that is left to slide in."""
        return self.point.velocity

    @property
    def coefficients(self) -> list[Expression]:
        """mu and static, for a normal force of one where they depend on it."""
        if self.load is None:
            return [self.mu, self.static]
        N, one = self.load.sx, ca.SX(1)
        return [Expression(ca.substitute(x.sx, N, one)) for x in (self.mu, self.static)]

    @property
    def nothing(self) -> bool:
        """Whether both coefficients are zero, for good."""
        zero = all(x.sx.is_constant() and float(x) == 0 for x in (self.mu, self.static))
        return zero and not self.grips

    # --- the point ------------------------------------------------------------------------------
    def _check_contact(self, contact: SurfaceContact, at: Like | None, on: Like | None) -> None:
        if contact.rolls:
            raise ModelError(
                f"Coulomb friction cannot act on {contact!r}, which rolls.",
                "a contact that may slide",
                "the contact point of a body that rolls does not slide: its friction is what rolling takes",
                f"td.Coulomb(td.Sliding({contact.body.name}, {contact.surface.name}), mu)",
                key="constraint",
            )
        if at is not None or on is not None:
            raise ModelError(
                f"Coulomb friction on {contact!r} takes no at= and no on=.",
                "neither: a contact knows its point and its surface",
                "at= and on= belong to a constraint that is written out",
                "td.Coulomb(contact, mu)",
            )

    def _check_radius(
        self,
        given: object,
        joint: Hinge | Prismatic | None,
        radius: Like | None,
        where: Like | None,
    ) -> None:
        """A hinge needs the radius of its pin, and nothing else has one."""
        turns = isinstance(joint, Hinge)
        if turns != (radius is None) and (joint is None or where is None):
            return
        missing = turns and radius is None
        wrong = "no radius=" if missing else "at= or on=" if turns or radius is None else "radius="
        raise ModelError(
            f"Coulomb friction on {given!r} has {wrong}.",
            "at= and on= for a point, radius= for the pin of a hinge; a friction torque that is given is a DryFriction",
            fix="td.Coulomb(hinge, mu, radius=0.01)  # or td.DryFriction(hinge.rate, 0.5), in N m",
            key="radius",
        )

    def _of_bearing(self, hinge: Hinge, radius: Like) -> Point:
        """The surface of a pin: it slides along one direction, pressed by the force across the axis."""
        size, rule = physical(radius, "radius", self.name)
        self._requirements = (*self._requirements, rule)
        axis = turned(hinge.between.b, hinge.between.its_axes.b)
        across = ca.SX.eye(3) - ca.mtimes(ca.densify(axis.sx), ca.densify(axis.sx).T)
        return Point.along(vector([size * hinge.rate]), Expression(ca.densify(across), (3, 3)))

    def _of_contact(self, contact: SurfaceContact) -> Point:
        return Point.pressed(contact.slip, contact.normal, contact.normal_size)

    def _given(self, at: Like | None, on: Like | None) -> Point:
        phi = self.constraint.position_residual
        assert phi is not None
        place = self._by_itself(phi, on) if at is None else self._place(at)
        slip = place.dot if on is None else place.dot - self._support(on, place)
        text = f"td.Coulomb({self.constraint.name}, {self._mu_text}, at={_point_of(phi)})"
        return Point.held(slip, phi.dot, self.name, text)

    @property
    def _mu_text(self) -> str:
        return repr(self.mu) if len(repr(self.mu)) < 12 else "mu"

    def _place(self, at: Like) -> Expression:
        what = f"at= of {self.name!r}"
        value = only(
            as_expression(at, what),
            PLACE,
            what,
            "positions and time",
            "at=rod.point((1, 0, 0))",
        )
        if value.shape not in ((2,), (3,)) or not any(
            v.kind == "position" for v in variables_in(value)
        ):
            raise ModelError(
                f"{what} is {value!r}.",
                "a point: a vector of two or three positions",
                "a velocity, a number, or one component alone",
                "at=td.vector([x, y])",
                key="at",
            )
        return value

    def _support(self, on: Like, place: Expression) -> Expression:
        what = f"on= of {self.name!r}"
        value = only(
            as_expression(on, what),
            ("velocity", *PLACE),
            what,
            "velocities, positions and time",
            "on=td.vector([0.4, 0])",
        )
        if value.shape != place.shape:
            raise ModelError(
                f"{what} has shape {value.shape}, the point {place.shape}.",
                "a velocity with as many components as the point",
                "one component alone, or the support's position",
                f"on=td.vector({[0.4] + [0] * (place.shape[0] - 1)})",
            )
        return value

    def _by_itself(self, phi: Expression, on: Like | None) -> Expression:
        """The coordinates that the constraint binds, as the point they are."""
        variables = variables_in(phi)
        found = [v.owner for v in variables if isinstance(v.owner, Coordinate)]
        bound = list(dict.fromkeys(sibling for x in found for sibling in x.siblings))
        why = ""
        if any(variable.kind == "time" for variable in variables) and on is None:
            why = "the constraint moves with time, and with it what the point slides on"
        elif len({x.group for x in bound if len(x.siblings) > 1}) > 1:
            why = "the constraint binds more than one body or a rotation"
        elif any(x.group.endswith(".quaternion") for x in bound):
            why = "the constraint binds a rotation: the material at the contact is what slides"
        elif len(bound) not in (2, 3) or len(bound) <= self.constraint.size:
            why = "the coordinates in the constraint are not those of a point that is left to slide"
        if why:
            raise self.needs_a_point(why)
        return vector(bound)

    def needs_a_point(self, why: str) -> ModelError:
        """The refusal of friction without at=, where the coordinates are not a point."""
        phi = self.constraint.position_residual
        assert phi is not None
        moves = any(variable.kind == "time" for variable in variables_in(phi))
        return ModelError(
            f"{self.name!r} needs at=.",
            "the point at which the constraint presses, unless the constraint binds one particle",
            why,
            f"td.Coulomb({self.constraint.name}, {self._mu_text}, at={_point_of(phi)}"
            + (", on=velocity_of_the_support)" if moves else ")"),
            part=self.name,
        )


def _coefficient(
    mu: Callable[[Expression, Expression], Like], N: Expression, speed: Expression, name: str
) -> Expression:
    """mu(N, speed) as the user's function gives it."""
    what = f"friction= of {name!r}"
    try:
        value = mu(N, speed)
    except TypeError as error:
        raise ModelError(
            f"{what} was called with the normal force and the speed of slip: {error}.",
            "a function of both",
            "another number of arguments, or a function of math instead of td",
            "friction=lambda N, speed: 0.2 + 0.1 * td.exp(-speed / 0.01)",
        ) from error
    return scalar(value, what)


def _point_of(phi: Expression) -> str:
    """A point to type, of what the constraint binds."""
    owners = [v.owner for v in variables_in(phi) if isinstance(v.owner, Coordinate)]
    for x in owners:
        if x.group.endswith(".quaternion"):
            return f"{x.group.removesuffix('.quaternion')}.point((1, 0, 0))"
    for x in owners:
        if len(x.siblings) == 3:
            return x.group
    names = [x.name for x in owners][:2]
    if (
        len(names) < 2
    ):  # the other coordinate of the point has a name that the constraint does not say
        names = ["x", *names] if "x" not in names else ["x", "y"]
    return f"td.vector([{', '.join(names)}])"

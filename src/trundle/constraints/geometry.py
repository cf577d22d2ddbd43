"""How a body touches a surface: where, along which normal, and by which rows. Zero-mass coordinates do the work.

    sphere, point   a particle P on the surface, the centre at P + r n              (paper 000, Eqs. 22-34)
    shape           a particle c on both surfaces, gradients parallel               (paper 004, Eqs. 2.2-2.4)
    rim             the rim's angle as a zero-mass coordinate, the rim tangent to the surface

A contact that may open has one more zero-mass coordinate, the gap g along the normal: the centre of a sphere is at
P + (r + g) n, and P is the foot of the centre on the surface. The rows define P and g; closing is g = 0.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Side
from trundle.constraints.equality import Holonomic
from trundle.constraints.surface import Surface
from trundle.errors import ModelError
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cross, norm, sqrt, stack, vector
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Number, Shape
from trundle.unconstrained.shapes import Cylinder, Sphere

FLAT = 1e-6  # rad, between the axis of a rim and the normal under it


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
    around: tuple[Expression, Expression] | None = (
        None  # centre and radius of what is round; zero for a point
    )


def closed(ground: Surface, point: Expression, name: str) -> Holonomic:
    """The point is on the surface; the normal force is |gradient| times the multiplier."""
    return Holonomic(ground(point), name=f"{name}: on surface")


def room_to_roll(curvature: Expression, n: Expression, body: str, ground: str) -> list[Side]:
    """The relative curvatures in the tangent plane, as their product and sum, both to stay positive.

    curvature  of both surfaces together (3, 3)
    """
    product, total = in_plane(curvature, n)
    text = f"{body!r} does not fit: {ground!r} is curved more tightly there than it is"
    return [Side(product, text), Side(total, text)]


def in_plane(B: Expression, n: Expression) -> tuple[Expression, Expression]:
    """Determinant and trace of the part of B (3, 3) in the plane across n: n' adj(B) n, and tr B - n' B n."""
    rows = [B[i] for i in range(3)]
    adjugate = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
    product = sum((n[i] * (adjugate[i] @ n) for i in range(3)), as_expression(0))
    return product, rows[0][0] + rows[1][1] + rows[2][2] - n @ (B @ n)


class SphereOnSurface(Geometry):
    """Paper 000: P on the surface (Eq. 22), centre = P + r n (Eq. 28).

    With two particles the centre is a zero-mass particle of its own (Eq. 53).
    """

    def __init__(
        self, ball: Sphere, ground: Surface, name: str, particles: int, gap: Coordinate | None
    ) -> None:
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
        # Eq. 31. Written with P - centre instead of -r n it is the same on the constraints, but what the
        # inner stages of a step see off them then costs a third more steps.
        self.material = self.centre_velocity - cross(ball.omega, r * self.normal)
        if particles == 1:  # for a unit quaternion
            self.equal = [(self.centre_velocity, by_body_rates(ball, ball.centre))]
            if not as_expression(ball.centre).sx.is_zero():  # or it is the same seen from the world
                lowest = ball.centre - ball.rotation.T @ (r * self.normal)
                self.equal = [(self.material, by_body_rates(ball, lowest)), *self.equal]
        reach = as_expression(r) if gap is None else r + gap
        tangency = Holonomic(self.point + reach * self.normal - centre, name=f"{name}: tangency")
        self.others = [tangency, *extra]
        self.around = centre, as_expression(r)
        curvature = ground.curvature(self.point)
        if gap is None:
            curvature = curvature + as_expression(np.eye(3)) / r
            self.limits = room_to_roll(curvature, self.normal, ball.name, ground.name)
        else:
            self.limits = one_foot(curvature, reach, self.normal, ball.name, ground.name)
            self.sides = self.limits


class PointOnSurface(Geometry):
    """A point p of a body, or a particle: P on the surface, p = P + g n."""

    def __init__(
        self, body: Body, p: Expression, velocity: Expression, ground: Surface, name: str,
        gap: Coordinate,
    ) -> None:  # fmt: skip
        self.point, self.bodies, self.touch, self.others = foot_of(p, ground, name, gap)
        self.location, self.around = p, (p, as_expression(0.0))
        self.normal = ground.normal(self.point)
        self.material = self.centre_velocity = velocity
        curvature = ground.curvature(self.point)
        self.limits = self.sides = one_foot(curvature, gap, self.normal, body.name, ground.name)


def one_foot(
    curvature: Expression, reach: Expression, n: Expression, body: str, ground: str
) -> list[Side]:
    """That the foot P of the point P + reach n is the only one nearby: 1 + reach kappa > 0 for both curvatures.

    A plane has one foot for every point.
    """
    if curvature.sx.is_zero():
        return []
    return room_to_roll(as_expression(np.eye(3)) + reach * curvature, n, body, ground)


class ShapeOnSurface(Geometry):
    """Paper 004, Eqs. 2.2-2.3: a point on both surfaces where the normals are opposite.

    The point is kept in body axes, where it moves least and the body's own equation does not move at all.
    """

    def __init__(
        self, body: Shape, ground: Surface, name: str, gap: Coordinate | None = None
    ) -> None:
        group = f"{name}.contact"
        c = vector([Coordinate(f"{group}.{axis}", group) for axis in ("x", "y", "z")])
        self.point = self.location = body.point(c)
        skin = Surface.of(body)
        foot, self.bodies, self.touch, apart = foot_of(self.point, ground, name, gap)
        below, own = ground.gradient(foot), body.rotation @ skin.own_gradient(c)
        self.normal = below / norm(below)
        on_body, parallel = body.surface_function(c), cross(own, below)
        self.others = [
            Holonomic(on_body, name=f"{name}: on body"),
            Holonomic(parallel, name=f"{name}: normals parallel"),
            *apart,
        ]
        self.centre_velocity = body.velocity
        better = corrected(c, stack([on_body, parallel]))
        self.material = body.velocity_of(better)
        self.equal = [(self.material, by_body_rates(body, c))]
        if ground.curvature(foot).sx.is_zero():
            self.equal += outright(c, stack([on_body, parallel]), lowest(body, below))
        wrong = f"{body.name!r} would be on the wrong side of {ground.name!r}"
        self.sides = [Side(-(own @ below), wrong)]
        K, bent = ground.curvature(foot), skin.curvature(self.point)
        curvature = K + bent
        if gap is not None and self.bodies:  # the distance is least while K + (1 + g K) bent > 0
            across = as_expression(np.eye(3)) - outer(self.normal, self.normal)
            curvature = curvature + gap * (K @ across @ bent)
        self.limits = room_to_roll(curvature, self.normal, body.name, ground.name)
        if gap is not None:  # a foot is a place where the distance is least
            self.sides = [*self.sides, *self.limits]


def outer(a: Expression, b: Expression) -> Expression:
    """a b' (3, 3)."""
    return Expression(ca.mtimes(a.sx, b.sx.T), (3, 3))


def foot_of(
    point: Expression, ground: Surface, name: str, gap: Coordinate | None, several: bool = False
) -> tuple[Expression, Sequence[Body], Holonomic, list[Constraint]]:
    """The foot of a point on the surface, what it needs, the row that makes it a foot, and the rows of the gap.

    Of a contact that stays closed the foot is the point itself. Above a plane it is too, as far as normals go, unless
    the body has several points that could be the lowest, as a rim has.
    """
    if gap is None:
        return point, (), closed(ground, point, name), []
    if ground.curvature(point).sx.is_zero() and not several:
        height = ground(point) / norm(ground.gradient(point))
        return point, (), Holonomic(height - gap, name=f"{name}: height"), []
    P = Particle(f"{name}.foot", mass=0)
    apart = Holonomic(P.position + gap * ground.normal(P.position) - point, name=f"{name}: foot")
    return P.position, [P], closed(ground, P.position, name), [apart]


class RimOnSurface(Geometry):
    """A circle on a surface: its angle is one more zero-mass coordinate."""

    def __init__(
        self, body: Shape, ground: Surface, name: str, gap: Coordinate | None = None
    ) -> None:
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
        along = body.rotation @ Expression(jacobian(p.sx, angle.sx), (3,))
        self.point = self.location = body.point(p)
        foot, self.bodies, self.touch, apart = foot_of(self.point, ground, name, gap, several=True)
        below = ground.gradient(foot)
        self.normal = below / norm(below)
        tangency = stack([along @ self.normal])
        self.others = [Holonomic(tangency, name=f"{name}: tangency"), *apart]
        better = corrected(angle, tangency)
        self.material = body.velocity_of(rim.at(better[0]))
        self.equal = [(self.material, by_body_rates(body, p))]
        self.centre_velocity = body.velocity
        inward = body.point(rim.centre) - self.point
        wrong = f"{body.name!r} would be on the wrong side of {ground.name!r}"
        self.sides = [Side(inward @ self.normal, wrong)]
        lift = inward @ self.normal
        self.limits = _room_for_rim(ground, foot, along, lift, body, rim.radius, gap)
        if gap is not None:
            self.sides = [*self.sides, *self.limits]


def _room_for_rim(
    ground: Surface, point: Expression, along: Expression, lift: Expression, body: Shape, r: Number,
    gap: Coordinate | None,
) -> list[Side]:  # fmt: skip
    """How the rim curves away from the surface, (d^2 f/d angle^2) / (r^2 |gradient|), 1/m: to stay positive.

    along  d point/d angle;  lift  d^2 point/d angle^2 along the normal. A plane leaves room for any rim that stands
    """
    curvature = ground.curvature(point)
    if curvature.sx.is_zero():
        text = f"{body.name!r} is parallel to {ground.name!r}: no point of its rim is the lowest"
        return [Side((lift / r - FLAT) / r, text)]
    text = f"{body.name!r} does not fit: {ground.name!r} is curved more tightly there than it is"
    bend = along @ (curvature @ along)
    if gap is not None:  # the distance is least while K / (1 + g K) + lift > 0, of 2 x 2 matrices K
        product, total = in_plane(curvature, ground.normal(point))
        bend, lift = bend + gap * product * r**2, lift * (1 + gap * total + gap**2 * product)
    return [Side((bend + lift) / r**2, text)]


def by_body_rates(body: RigidBody, p: Like) -> Expression:
    """v + R (omega_body x p), the velocity of a body's point p: the simpler form where R and omega are symbols."""
    return body.velocity + body.rotation @ cross(body.omega_body, p)


def corrected(c: Expression, residual: Expression) -> Expression:
    """c with one Gauss-Newton step towards residual(c) = 0 taken: c itself on the constraints.

    The inner stages of a step leave the constraints a little, and there c is the least accurate part of the
    state. What is built on the corrected c does not feel that to first order: no slip written with it is a
    hundred times more accurate at the same tolerance (rattleback, 100 s).
    """
    J = jacobian(residual.sx, c.sx)
    step = ca.mtimes(ca.inv_minor(ca.mtimes(J.T, J)), ca.mtimes(J.T, residual.sx))
    return c - Expression(ca.densify(step), c.shape)


def lowest(body: Shape, below: Expression) -> Expression | None:
    """The point (3), in body axes, where an ellipsoid touches a plane of that gradient; None for other shapes.

    With f = (c - o)'H(c - o)/2 - k it is o - B n sqrt(2k / n'B n), where B H = 1 and n is the gradient in body axes.
    """
    c = vector([Coordinate(f"{body.name}.{axis}") for axis in ("x", "y", "z")])
    f = body.surface_function(c).sx
    H, slope = ca.hessian(f, c.sx)
    level, slope = (ca.substitute(part, c.sx, ca.SX.zeros(3)) for part in (f, slope))
    if not all(part.is_constant() for part in (H, slope, level)):
        return None
    H, slope = ca.DM(H).full(), ca.DM(slope).full().ravel()
    if not np.linalg.eigvalsh(H).min() > 0:
        return None
    B = np.linalg.inv(H)
    o, n = -B @ slope, body.rotation.T @ below
    k = slope @ B @ slope / 2 - float(level)
    return o - B @ n * sqrt(2 * k / (n @ (B @ n))) if k > 0 else None


def outright(
    c: Expression, residual: Expression, value: Expression | None
) -> list[tuple[Expression, Expression]]:
    """Rows that say where c (3) is, each beside one that says it outright; the others say nothing more."""
    if value is None:
        return []
    rows = [row for row in residual if not row.sx.is_zero()]
    plain = [*(c - value), *(as_expression(0) for _ in rows[3:])]
    return list(zip(rows, plain, strict=True))


def touching(
    body: Any, ground: Any, name: str, particles: int, gap: Coordinate | None = None
) -> Geometry:
    """The form that fits the body; with a gap where the contact may open."""
    if isinstance(body, Sphere):
        return SphereOnSurface(body, ground, name, particles, gap)
    if not isinstance(body, Shape):
        raise ModelError(
            f"{body!r} cannot roll on {ground!r}.",
            "a body with a shape: Sphere, Ellipsoid, Disc, Ring, ...",
            "a RigidBody has mass and inertia but no surface",
            'td.Ellipsoid("stone", semiaxes=(0.1, 0.05, 0.02), mass=0.2)',
        )
    if body.rim is not None:
        return RimOnSurface(body, ground, name, gap)
    if isinstance(body, Cylinder) and ground.curvature(body.position).sx.is_zero():
        radius, length = body.sizes["radius"], body.sizes["length"]
        raise ModelError(
            f"The cylinder {body.name!r} touches the plane {ground.name!r} along a line.",
            "a contact at a point",
            "no point of the line is the one that touches, so that its force has no place",
            f'td.Disc("{body.name}", radius={radius}, thickness={length}, mass={body.mass})  # rolls on its rim',
            key="body",
            part=body.name,
        )
    return ShapeOnSurface(body, ground, name, gap)

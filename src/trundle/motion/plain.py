"""Stand-ins for parts of the user's own classes, in stored motions: the expressions without the code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca

from trundle.constraints.base import Constraint
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.surface import space
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import vector
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.forces import Force, Work
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape
from trundle.unconstrained.solid import Solid


class PlainForce(Force):
    """An applied force: its potential, or its pairs (force, velocity); `acceleration` if it is gravity."""

    kind = ""

    def __init__(self, force: Force, bodies: Sequence[Body]) -> None:
        self.name, self.acceleration = force.name, getattr(force, "acceleration", None)
        self._potential, self._pairs = force.potential(bodies), tuple(force.work(bodies))

    def potential(self, bodies: Sequence[Body]) -> Expression | None:
        return self._potential

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return self._pairs


class PlainBody(Body):
    """A body: where it is, and its energy."""

    kind = ""

    def __init__(self, body: Body) -> None:
        self.name, self.mass, self.position = body.name, as_expression(body.mass), body.position
        self._coordinates, self._energy = tuple(body.coordinates), body.kinetic_energy
        self._residuals = dict(body.own_residuals)

    @property
    def coordinates(self) -> Sequence[Coordinate]:
        return self._coordinates

    @property
    def kinetic_energy(self) -> Expression:
        return self._energy

    @property
    def own_residuals(self) -> Mapping[str, Expression]:
        return self._residuals


class PlainShape(Shape):
    """A body with a shape: its outline, and its surface if it has a smooth one."""

    kind = ""  # of no file: it stands for a body of a stored motion

    def __init__(self, shape: Shape) -> None:
        vars(self).update(vars(shape))
        self._outline, self._skin = shape.outline, _skin(shape)

    @property
    def outline(self) -> dict[str, Any]:
        return dict(self._outline)

    def surface_function(self, p: Like) -> Expression:
        point = self._place(p)
        if self._skin is None:
            return super().surface_function(point)
        at = ca.vertcat(*(x.sx for x in space))
        return Expression(ca.substitute(self._skin.sx, at, ca.densify(point.sx)))


def _skin(shape: Shape) -> Expression | None:
    try:
        return shape.surface_function(vector(space))
    except ModelError:  # how a shape says that it has no smooth surface
        return None


def stand_in(part: Any, known: bool, bodies: Sequence[Body]) -> Any:
    """The part itself where its class is known, or the nearest of its bases says enough; else what stands for it."""
    if isinstance(part, Shape) and (
        not known or (isinstance(part, Solid) and callable(part.surface))
    ):
        return PlainShape(part)
    if known:
        return part
    if isinstance(part, Constraint) and not isinstance(part, EnergyHeld):
        phi = part.position_residual
        made: Constraint = (
            Nonholonomic(part.velocity_residual(as_expression(0)), part.name)
            if phi is None
            else Holonomic(phi, part.name)
        )
        if "multiplier" in vars(part):
            vars(made)["multiplier"] = part.multiplier
        return made
    if isinstance(part, Force) and not isinstance(part, (Coulomb, NonIdeal)):
        return PlainForce(part, bodies)
    rigid = isinstance(part, RigidBody) and len(part.coordinates) == 7
    if isinstance(part, Body) and not rigid and not isinstance(part, Particle):
        return PlainBody(part)
    return part

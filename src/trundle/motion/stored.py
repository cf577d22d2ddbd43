"""Bodies, contacts, forces and models that came back from data: what they are, without how they were made.

They are bodies and contacts like any other to whoever asks them (audit, wrench, pictures), but bring no energies,
constraints or checks of their own: a stored model has all of these already, as one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import casadi as ca

from trundle.constrained.model import Model, Principle
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.contact import Rolling, Sliding
from trundle.constraints.equality import Holonomic
from trundle.constraints.surface import Surface, space
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like
from trundle.symbols.functions import vector
from trundle.symbols.variables import Coordinate, Parameter
from trundle.unconstrained.bodies import Body, Particle, Requirement
from trundle.unconstrained.forces import Force, Work
from trundle.unconstrained.rigid import Mark, RigidBody
from trundle.unconstrained.shape import Shape, each_number, fixed, place


class StoredForce(Force):
    """An applied force: its potential, or its pairs (force, velocity); `acceleration` if it is gravity."""

    def __init__(
        self,
        name: str,
        potential: Expression | None,
        pairs: Sequence[Work],
        acceleration: Expression | None,
    ) -> None:
        self.name, self._potential, self._pairs = name, potential, tuple(pairs)
        self.acceleration = acceleration

    def potential(self, bodies: Sequence[Body]) -> Expression | None:
        return self._potential

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return self._pairs


# --- bodies ------------------------------------------------------------------------------------------
class StoredBody(Body):
    """A body of a class that is not known here: where it is."""

    def __init__(
        self, name: str, mass: Expression, coordinates: Sequence[Coordinate], position: Expression
    ) -> None:
        self.name, self.mass, self.position = name, mass, position
        self._coordinates = tuple(coordinates)

    @property
    def coordinates(self) -> Sequence[Coordinate]:
        return self._coordinates

    @property
    def kinetic_energy(self) -> Expression:
        raise NotImplementedError("a stored body's energy is part of its stored system's")


class StoredParticle(Particle):
    """A particle."""

    def __init__(
        self, name: str, mass: Expression, coordinates: Sequence[Coordinate], position: Expression
    ) -> None:
        self.name, self.mass, self.position = name, mass, position
        self._coordinates = tuple(coordinates)
        self._requirement = Requirement(mass, f"The mass of {name!r}", "mass", name)


class StoredMark(StoredParticle, Mark):
    """A mark; `pasted` says on which body."""

    def pasted(self, body: RigidBody, p: Expression) -> None:
        self.body, self.p = body, p


class StoredRigidBody(RigidBody):
    """A rigid body: all its kinematics follow from its seven coordinates."""

    def __init__(
        self, name: str, mass: Expression, inertia: Expression, coordinates: Sequence[Coordinate]
    ) -> None:
        self.name, self.mass, self.inertia = name, mass, inertia
        self._requirement = Requirement(mass, f"The mass of {name!r}", "mass", name)
        self._translation, self._rotation = tuple(coordinates[:3]), tuple(coordinates[3:])
        self.position, self.quaternion = vector(self._translation), vector(self._rotation)
        self.marks: dict[str, Mark] = {}


class StoredShape(StoredRigidBody, Shape):
    """A body with a shape: its outline, and its surface if it has a smooth one."""

    kind = "stored"

    def shaped(
        self, outline: Mapping[str, Any], places: Mapping[str, Any], skin: Expression | None
    ) -> None:
        """outline  as it was;  places  centre, reference, build_rotation;  skin  f of `td.space`"""
        self._outline, self._skin = dict(outline), skin
        self.sizes = dict(outline["sizes"])
        self.centre, self.reference = place(places["centre"]), place(places["reference"])
        self.build_rotation = fixed(places["build_rotation"])

    @property
    def outline(self) -> dict[str, Any]:
        found: dict[str, Any] = each_number(self._outline, lambda size: size)
        return found

    def surface_function(self, p: Like) -> Expression:
        point = self._place(p)
        if self._skin is None:
            return super().surface_function(point)
        at = ca.vertcat(*(x.sx for x in space))
        return Expression(ca.substitute(self._skin.sx, at, ca.densify(point.sx)))


# --- contacts -----------------------------------------------------------------------------------------
class _StoredContact:
    """What a contact is asked for; see `SurfaceContact`."""

    def __init__(
        self,
        name: str,
        parts: Sequence[Constraint],
        bodies: Sequence[Body],
        *,
        body: Any,  # rigid, or a particle
        surface: Surface,
        expressions: Mapping[str, Expression],
    ) -> None:
        Compound.__init__(self, name, parts, bodies)  # type: ignore[arg-type]
        self.body, self.surface = body, surface
        self.point, self.normal = expressions["point"], expressions["normal"]
        self.slip, self.place = expressions["slip"], expressions["point"]
        self.material = expressions["material"]

    def start(self, *_: Any, **__: Any) -> NoReturn:
        raise ModelError(
            f"{self.name!r} comes from a stored motion and cannot make a start.",  # type: ignore[attr-defined]
            "a contact of a system that can be simulated",
            "a stored motion keeps what came out, not a system to run again",
            "contact.start(...)  # of the system made again, or of its scenario file",
        )


class StoredRolling(_StoredContact, Rolling):
    """A rolling contact."""


class StoredSliding(_StoredContact, Sliding):
    """A sliding contact."""


class StoredContact(_StoredContact, Contact):
    """A contact that may open."""

    requirements = ()

    def opens(self, gap: Coordinate, closed: str, restitution: Expression) -> None:
        """closed   the name of the constraint that presses"""
        self.gap, self.restitution = gap, restitution
        self.pressing = Holonomic(gap, name=closed)


# --- the model ------------------------------------------------------------------------------------------
class StoredModel(Model):
    """A model whose energies, constraints and symbols are all given, in their order."""

    def __init__(
        self,
        *,
        name: str,
        principle: Principle,
        coordinates: Sequence[Coordinate],
        parameters: Sequence[Parameter],
        bodies: Sequence[Body],
        compounds: Sequence[Compound],
        constraints: Sequence[Constraint],
        forces: Sequence[Force],
        lagrangian: Expression | None,
        kinetic: Expression,
        potential: Expression,
        given: tuple[Expression, Expression] | None,
    ) -> None:
        self.name, self.principle = name, principle
        self.coordinates, self.parameters = tuple(coordinates), tuple(parameters)
        self.bodies, self.compounds = tuple(bodies), tuple(compounds)
        self.constraints, self.forces = tuple(constraints), tuple(forces)
        self.gates = tuple(c for c in self.compounds if isinstance(c, Contact))
        listed = [f for f in self.forces if isinstance(f, Coulomb) and not f.nothing]
        self.coulomb = (*(f for gate in self.gates for f in gate.elements), *listed)
        self.lagrangian, self.kinetic, self.potential = lagrangian, kinetic, potential
        self.given = given
        self._check()

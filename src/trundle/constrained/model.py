"""The model: step 1 and step 2 as the user gave them, checked and put in order. Immutable.

It holds energies, forces and constraints as expressions; `constrained/equations.py` turns it into M, Q,
A, b. The front door, `trundle.System`, is this model with the later stages attached.
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

import numpy as np

from trundle.constrained.conserved import residuals, what_changes_energy
from trundle.constrained.given_parts import (
    MOTION_WORDS,
    NO_RESULTS,
    TOLD_APART,
    coordinates_given,
    energy_given,
    matrices_given,
    parts_given,
    with_companions,
)
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound, symbol_of
from trundle.constraints.dry import DryFriction
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.joint import Motor
from trundle.constraints.offers import of_part
from trundle.constraints.servo import Control, Driven
from trundle.constraints.turn import Angle
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.described import Formula, Name, Square, Vector
from trundle.errors import ModelError
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression, Like
from trundle.symbols.named import Offered
from trundle.symbols.spelling import spelled
from trundle.symbols.text import FUNCTIONS
from trundle.symbols.variables import (
    MOTION,
    PLACE,
    Coordinate,
    Parameter,
    label,
    only,
    t as TIME,
    variables_in,
)
from trundle.unconstrained.bodies import Body, Requirement
from trundle.unconstrained.forces import Force, Work

Principle = Literal["d'Alembert", "vakonomic"]


class Model:
    """Bodies, energies, forces and constraints of one mechanical system."""

    @spelled("td.System(bodies=[ball], forces=[td.Gravity(9.81)])")
    def __init__(
        self,
        *,
        lagrangian: Formula | None = None,
        kinetic: Formula | None = None,
        potential: Formula | None = None,
        M: Square | None = None,
        Q: Vector | None = None,
        coordinates: Sequence[Coordinate] | None = None,
        bodies: Iterable[Body] = (),
        constraints: Iterable[Constraint | Compound] = (),
        forces: Iterable[Force] = (),
        principle: Principle = "d'Alembert",
        name: Name = "system",
    ) -> None:
        self.name = label(name, "a system")
        self.principle: Principle = one_of(principle, get_args(Principle), "principle")
        listed = parts_given(constraints, (Constraint, Compound), "constraints")
        self.compounds = tuple(c for c in listed if isinstance(c, Compound))
        brought = [body for compound in self.compounds for body in compound.bodies]
        listed_bodies = parts_given(bodies, Body, "bodies")
        self.bodies: tuple[Body, ...] = with_companions([*listed_bodies, *brought])
        own = [
            Holonomic(residual, name=name)
            for body in self.bodies
            for name, residual in body.own_residuals.items()
        ]
        self.constraints: tuple[Constraint, ...] = (
            *own,
            *(part for c in listed for part in (c.parts if isinstance(c, Compound) else [c])),
        )
        self.forces = parts_given(forces, Force, "forces")
        self.gates = tuple(c for c in self.compounds if isinstance(c, Contact))  # may open
        self.constraints += tuple(f.constraint for f in self.forces if isinstance(f, DryFriction))
        # with coefficients of zero for good there is no friction to follow
        listed_friction = [f for f in self.forces if isinstance(f, Coulomb) and not f.nothing]
        self.coulomb = (*(f for gate in self.gates for f in gate.elements), *listed_friction)
        coordinates = coordinates_given(coordinates)
        given: dict[str, Any] = {
            "lagrangian": lagrangian, "kinetic": kinetic, "potential": potential, "M": M, "Q": Q,
            "coordinates": coordinates, "bodies": listed_bodies, "constraints": listed,
            "forces": self.forces, "principle": principle, "name": name,
        }  # fmt: skip
        driven = [c for c in self.compounds if isinstance(c, Driven)]
        acting = [
            force for one in driven for force in one.by
        ]  # as the control says, not by themselves
        self.forces = tuple(force for force in self.forces if force not in acting)
        self.controls = _controls(given | {"forces": self.forces}, driven) if driven else {}
        self.forces = (*self.forces, *self.controls.values())
        self._take_energies(lagrangian, kinetic, potential)
        self.given = matrices_given(M, Q, coordinates, self.lagrangian)
        self._collect(coordinates)
        self._check()
        M, Q = (None, None) if self.given is None else self.given
        # as given, whatever becomes of a list or an array
        self._made_of = given | {"lagrangian": self.lagrangian, "M": M, "Q": Q}

    @property
    def equal_on_constraints(self) -> list[tuple[Expression, Expression]]:
        """Pairs of expressions that are equal where the constraints hold; the second is the simpler one."""
        return [pair for compound in self.compounds for pair in compound.equal]

    def in_modes(self, closed: Sequence[int], stuck: Sequence[int]) -> Model:
        """The model of one set of modes: these contacts closed for good, these friction elements stuck, nothing else.

        Coordinates and parameters stay as they are.
        """
        slips = {id(gate.rubbing): gate.slip for gate in self.gates}
        rows: list[Constraint] = [self.gates[j].pressing for j in closed]
        for friction in (self.coulomb[i] for i in stuck):
            s = slips.get(id(friction), friction.velocity)
            rows.append(Nonholonomic(s, name=f"{friction.name}: stuck"))
        made = copy.copy(self)
        made.constraints, made.gates, made.coulomb = (*self.constraints, *rows), (), ()
        return made

    # --- energies -----------------------------------------------------------------------------
    def _take_energies(
        self, lagrangian: Like | None, kinetic: Like | None, potential: Like | None
    ) -> None:
        if lagrangian is not None and (kinetic is not None or potential is not None):
            raise ModelError(
                "A system takes lagrangian=, or kinetic= and potential=, not both.",
                "one way of writing the energies",
                "the Lagrangian is kinetic minus potential energy already",
                "td.System(kinetic=T, potential=V)",
            )
        L = energy_given(lagrangian, "The Lagrangian", MOTION, "lagrangian")
        self.lagrangian = None if lagrangian is None else L
        T = energy_given(kinetic, "The kinetic energy", MOTION, "kinetic")
        V = energy_given(potential, "The potential energy", PLACE, "potential")
        for body in self.bodies:
            T = T + body.kinetic_energy
        for force in self.forces:
            own = force.potential(self.bodies)
            V = V if own is None else V + own
        self.kinetic, self.potential = T, V  # beside the Lagrangian, where one is given

    @property
    def total_lagrangian(self) -> Expression:
        """L = T - V of everything together."""
        L = self.kinetic - self.potential
        return L if self.lagrangian is None else self.lagrangian + L

    def work(self, kind: Literal["applied", "non-ideal"]) -> list[Work]:
        """Pairs (force, velocity) of the applied forces, or of the given non-ideal ones."""
        ideal = kind == "applied"
        return [
            pair
            for force in self.forces
            if isinstance(force, NonIdeal) != ideal
            for pair in force.work(self.bodies)
        ]

    # --- symbols ------------------------------------------------------------------------------
    def _parts(self) -> list[Expression]:
        """All parts of the system except its constraints."""
        parts = [self.total_lagrangian, *self._given_parts()]
        for pair in [*self.work("applied"), *self.work("non-ideal")]:
            parts += [pair.force, pair.velocity]
        parts += [part for gate in self.gates for part in (gate.gap, gate.restitution)]
        for friction in self.coulomb:
            parts += [friction.velocity, friction.point.G, *friction.coefficients]
        return parts

    def _take_angles(self, parts: list[Expression]) -> None:
        """The rows that define the angles of joints, of those alone that something names."""
        rows = [row for constraint in self.constraints for row in residuals(constraint)]
        for angle in angles_in(*parts, *rows):
            if angle.joint not in self.compounds:
                raise missing_joint(angle, "is in the system")
            if angle.row not in self.constraints:
                self.constraints = (*self.constraints, angle.row)

    def _collect(self, coordinates: Sequence[Coordinate] | None) -> None:
        parts = self._parts()
        self._take_angles(parts)
        parts += [row for constraint in self.constraints for row in residuals(constraint)]
        found = variables_in(*parts)
        if any(v.kind not in MOTION for v in found):  # in a user's own class of body or force
            for part in parts:
                what = f"{part!r}, a part of {self.name!r},"
                only(part, MOTION, what, MOTION_WORDS, NO_RESULTS)
        used = {id(v.owner): v.owner for v in found if isinstance(v.owner, Coordinate)}
        first = {id(x): x for body in self.bodies for x in body.coordinates}
        self._check_forgotten([x for i, x in used.items() if i not in first])
        if coordinates is None:
            rest = sorted((x for i, x in used.items() if i not in first), key=lambda x: x.serial)
            self.coordinates: tuple[Coordinate, ...] = (*first.values(), *rest)
        else:
            self.coordinates = (*coordinates, *(x for x in first.values() if x not in coordinates))
            missing = [x.name for x in used.values() if x not in self.coordinates]
            if missing:
                raise ModelError(
                    f"{', '.join(missing)} occur in the system but not in coordinates=.",
                    "every coordinate listed",
                    "coordinates= chooses their order; none can be left out by it",
                    f"coordinates=[..., {', '.join(missing)}]",
                )
        self.parameters: tuple[Parameter, ...] = tuple(
            sorted(
                {v.owner for v in found if isinstance(v.owner, Parameter)},
                key=lambda p: p.serial,
            )
        )

    def _check_forgotten(self, others: list[Coordinate]) -> None:
        """Refuse the orientation of a body that is not in the system: its mass would be missing."""
        for x in others:
            name, _, what = x.group.rpartition(".")
            if what == "quaternion" and len(x.siblings) == 4:
                raise ModelError(
                    f"{x.name} is in the system, but the body {name!r} is not among bodies=.",
                    f"bodies=[{name}]",
                    "a joint or a contact knows its bodies, but does not bring their masses",
                    f"bodies=[{name}]",
                    key="bodies",
                    part=name,
                )

    @functools.cached_property
    def names(self) -> Mapping[str, Any]:
        """What a text may mention, in `motion["ball.z"]` as in `start={"ball.z": 0.5}`: coordinates, parameters,
        t, multipliers of constraints, and what formulas of files may use of bodies, joints, contacts and their
        surfaces, as `pin.angle`; rates too (`ball.z.dot`)."""
        known: dict[str, Expression] = {x.name: x for x in (*self.coordinates, *self.parameters)}
        known |= {f"{c.name}.multiplier": c.multiplier for c in self.constraints}
        own = [c for c in self.constraints if ": " not in c.name]
        beside = [thing for one in self.compounds for thing in one.beside]
        things: tuple[Any, ...] = (*own, *beside, *self.compounds)
        parts = {symbol_of(one.name): one for one in things} | {b.name: b for b in self.bodies}
        parts = {name: one for name, one in parts.items() if name not in FUNCTIONS}
        return Offered(known | {"t": TIME}, parts, of_part)

    def _given_parts(self) -> list[Expression]:
        return [] if self.given is None else list(self.given)

    @property
    def adjustable(self) -> tuple[Parameter, ...]:
        """The parameters that a run may set: all but the levels at which energies are held."""
        levels = [c.level for c in self.constraints if isinstance(c, EnergyHeld)]
        return tuple(p for p in self.parameters if p not in levels)

    def values_of(self, p: np.ndarray) -> dict[Parameter, float]:
        """The adjustable parameters with their values in p, as `parameters=` takes them."""
        return {x: float(p[i]) for i, x in enumerate(self.parameters) if x in self.adjustable}

    @property
    def requirements(self) -> list[Requirement]:
        """What must not be negative when a run begins."""
        return [r for part in (*self.bodies, *self.forces, *self.gates) for r in part.requirements]

    # --- checks -------------------------------------------------------------------------------
    def _check(self) -> None:
        if not self.coordinates:
            raise ModelError(
                "The system has no coordinates.",
                "bodies, a Lagrangian, or M and Q",
                "bodies= was forgotten, or only numbers and parameters are in the energies",
                "td.System(lagrangian=(x.dot**2)/2 - 9.81*x)",
            )
        parts = {part for one in self.compounds for part in one.parts}
        own = [c.name for c in self.constraints if c not in parts]
        for what, names in (
            ("bodies", [b.name for b in self.bodies]),
            ("coordinates", [x.name for x in self.coordinates]),
            ("parameters", [p.name for p in self.adjustable]),
            ("constraints", [*own, *(c.name for c in self.compounds)]),
            ("constraints", [c.name for c in self.constraints]),
            ("forces", [f.name for f in self.forces if isinstance(f, (Coulomb, NonIdeal))]),
        ):
            twice = [name for name, count in Counter(names).items() if count > 1]
            if twice:
                raise ModelError(
                    f"Two {what} are called {twice[0]!r}.",
                    "names that tell them apart",
                    TOLD_APART[what][0],
                    TOLD_APART[what][1].format(twice[0]),
                    part=twice[0],
                )
        rubbing = [(f, f.constraint) for f in self.forces if isinstance(f, Coulomb)]
        driving = [(f, f.joint) for f in self.forces if isinstance(f, Motor)]
        for force, what_it_needs in (*rubbing, *driving):
            if what_it_needs not in (*self.constraints, *self.compounds):
                raise ModelError(
                    f"{force.name!r} acts on {what_it_needs!r}, which is not in the system.",
                    "the constraint listed among constraints=",
                    "the constraint was left out, or made a second time for the force",
                    f"constraints=[{what_it_needs.name}]",
                    part=force.name,
                )
        for one in self.compounds:
            one.check_among(self.compounds)
        self._check_vakonomic()
        if self.holds_energy:
            self.check_energy_held(*what_changes_energy(self))

    def _check_vakonomic(self) -> None:
        working = [f.name for f in self.forces if isinstance(f, (Coulomb, NonIdeal))]
        if self.principle == "vakonomic" and working:
            raise ModelError(
                f"The vakonomic principle cannot have {', '.join(working)}.",
                "ideal constraints",
                "vakonomic motion has no constraint forces in d'Alembert's sense to rub against",
                'principle="d\'Alembert"  # or forces= without friction',
            )

    @property
    def holds_energy(self) -> bool:
        """Whether a constraint holds the energy."""
        return any(isinstance(c, EnergyHeld) for c in self.constraints)

    def check_energy_held(self, reason: str, part: str = "") -> None:
        """Refuse a held energy that is not constant, for a reason, which may be a part of the system."""
        if reason:
            raise ModelError(
                f"EnergyHeld needs a conservative system, but {reason}.",
                "a conservative system",
                "it is for motions in which rounding is all that changes the energy",
                "constraints=[c for c in constraints if not isinstance(c, td.EnergyHeld)]",
                part=part,
            )


def _controls(given: dict[str, Any], driven: list[Driven]) -> dict[Driven, Control]:
    """What keeps servos and constraints on accelerations, as forces of the system without them."""
    from trundle.constrained.servo import controls  # which derives the equations of a model

    named = [one.second for one in driven]
    named += [e for one in driven for f in one.by for pair in f.work(()) for e in pair]
    others = [c for c in given["constraints"] if c not in driven]
    rows = [angle.row for angle in angles_in(*named) if angle.row not in others]
    base = Model(**{**given, "constraints": [*others, *rows]})
    return dict(zip(driven, controls(base, driven), strict=True))


def angles_in(*expressions: Expression) -> list[Angle]:
    """The angles of joints that expressions name, each once."""
    found = {id(v.owner): v.owner for v in variables_in(*expressions)}
    return [owner for owner in found.values() if isinstance(owner, Angle)]


def missing_joint(angle: Angle, where: str) -> ModelError:
    """The error for an angle whose joint is not in the system."""
    name = getattr(angle.joint, "name", "")
    return ModelError(
        f"{angle.name} {where}, but the joint {name!r} is not.",
        "the joint among constraints=",
        "the joint was left out, or made a second time for the angle",
        f"constraints=[{name if name.isidentifier() else 'joint'}]",
        key="constraints",
        part=name,
    )

"""The model: step 1 and step 2 as the user gave them, checked and put in order. Immutable.

It holds energies, forces and constraints as expressions; `constrained/equations.py` turns it into M, Q,
A, b. The front door, `trundle.System`, is this model with the later stages attached.
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound, symbol_of
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.joint import Joint
from trundle.constraints.servo import Control, Driven
from trundle.constraints.turn import Angle
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.described import Formula, Name, Square, Vector
from trundle.errors import ModelError, naming
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.spelling import refusing_unknown
from trundle.symbols.values import shown
from trundle.symbols.variables import (
    MOTION,
    PLACE,
    Coordinate,
    Parameter,
    as_coordinate,
    as_tuple,
    label,
    only,
    scalar,
    t as TIME,
    variables_in,
)
from trundle.unconstrained.bodies import Body, Requirement
from trundle.unconstrained.forces import Force, Work

Principle = Literal["d'Alembert", "vakonomic"]


class Model:
    """Bodies, energies, forces and constraints of one mechanical system."""

    @refusing_unknown("td.System", "td.System(bodies=[ball], forces=[td.Gravity(9.81)])")
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
        listed = _all_of(constraints, (Constraint, Compound), "constraints")
        self.compounds = tuple(c for c in listed if isinstance(c, Compound))
        brought = [body for compound in self.compounds for body in compound.bodies]
        listed_bodies = _all_of(bodies, Body, "bodies")
        self.bodies: tuple[Body, ...] = _with_companions([*listed_bodies, *brought])
        own = [
            Holonomic(residual, name=name)
            for body in self.bodies
            for name, residual in body.own_residuals.items()
        ]
        self.constraints: tuple[Constraint, ...] = (
            *own,
            *(part for c in listed for part in (c.parts if isinstance(c, Compound) else [c])),
        )
        self.forces = _all_of(forces, Force, "forces")
        self.gates = tuple(c for c in self.compounds if isinstance(c, Contact))  # may open
        # with coefficients of zero for good there is no friction to follow
        listed_friction = [f for f in self.forces if isinstance(f, Coulomb) and not f.nothing]
        self.coulomb = (*(f for gate in self.gates for f in gate.elements), *listed_friction)
        coordinates = _coordinates_of(coordinates)
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
        self.given = _given_matrices(M, Q, coordinates, self)
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
        L = _energy(lagrangian, "The Lagrangian", MOTION, "lagrangian")
        self.lagrangian = None if lagrangian is None else L
        T = _energy(kinetic, "The kinetic energy", MOTION, "kinetic")
        V = _energy(potential, "The potential energy", PLACE, "potential")
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
        """All that the system is made of, its constraints excepted."""
        parts = [self.total_lagrangian, *self._given_parts()]
        for pair in [*self.work("applied"), *self.work("non-ideal")]:
            parts += [pair.force, pair.velocity]
        parts += [part for gate in self.gates for part in (gate.gap, gate.restitution)]
        for friction in self.coulomb:
            parts += [friction.velocity, friction.point.G, friction.mu, friction.static]
        return parts

    def _take_angles(self, parts: list[Expression]) -> None:
        """The rows that define the angles of joints, of those alone that something names."""
        rows = [row for constraint in self.constraints for row in _rows(constraint)]
        for angle in angles_in(*parts, *rows):
            if angle.joint not in self.compounds:
                raise missing_joint(angle, "is in the system")
            if angle.row not in self.constraints:
                self.constraints = (*self.constraints, angle.row)

    def _collect(self, coordinates: Sequence[Coordinate] | None) -> None:
        parts = self._parts()
        self._take_angles(parts)
        parts += [row for constraint in self.constraints for row in _rows(constraint)]
        found = variables_in(*parts)
        if any(v.kind not in MOTION for v in found):  # in a user's own class of body or force
            for part in parts:
                what = f"{part!r}, a part of {self.name!r},"
                only(part, MOTION, what, _MOTION_WORDS, _NO_RESULTS)
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
    def names(self) -> Mapping[str, Expression]:
        """What a text may mention, in `motion["ball.z"]` as in `start={"ball.z": 0.5}`: coordinates, parameters,
        t, multipliers of constraints, of bodies what is listed here, of joints `pin.angle` and the like; rates too
        (`ball.z.dot`)."""
        parts = (*"xyz", "vx", "vy", "vz", "position", "velocity", "quaternion", "omega")
        named: dict[str, Expression] = {
            f"{body.name}.{part}": getattr(body, part)
            for body in self.bodies
            for part in parts
            if hasattr(body, part)
        }
        named |= {
            f"{symbol_of(joint.name)}.{part}": getattr(joint, part)
            for joint in self.compounds
            if isinstance(joint, Joint)
            for part in joint.asked
        }
        named |= {x.name: x for x in self.coordinates}
        named |= {p.name: p for p in self.parameters}
        named |= {f"{c.name}.multiplier": c.multiplier for c in self.constraints}
        return named | {"t": TIME}

    def _given_parts(self) -> list[Expression]:
        return [] if self.given is None else list(self.given)

    @property
    def adjustable(self) -> tuple[Parameter, ...]:
        """The parameters that a run may set: all but the levels at which energies are held."""
        levels = [c.level for c in self.constraints if isinstance(c, EnergyHeld)]
        return tuple(p for p in self.parameters if p not in levels)

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
        for what, names in (
            ("coordinates", [x.name for x in self.coordinates]),
            ("parameters", [p.name for p in self.adjustable]),
            ("constraints", [c.name for c in self.constraints]),
            ("forces", [f.name for f in self.forces if isinstance(f, (Coulomb, NonIdeal))]),
        ):
            twice = [name for name, count in Counter(names).items() if count > 1]
            if twice:
                raise ModelError(
                    f"Two {what} are called {twice[0]!r}.",
                    "names that tell them apart",
                    _TOLD_APART[what][0],
                    _TOLD_APART[what][1].format(twice[0]),
                    part=twice[0],
                )
        for friction in (f for f in self.forces if isinstance(f, Coulomb)):
            if friction.constraint not in self.constraints:
                raise ModelError(
                    f"{friction.name!r} acts on {friction.constraint!r}, which is not in the "
                    "system.",
                    "the constraint listed among constraints=",
                    "the constraint was left out, or made a second time for the friction",
                    f"constraints=[{friction.constraint.name}]",
                    part=friction.name,
                )
        self._check_vakonomic()
        self.check_energy_held(self.why_energy_changes)

    def _check_vakonomic(self) -> None:
        working = [f.name for f in self.forces if isinstance(f, (Coulomb, NonIdeal))]
        if self.principle == "vakonomic" and working:
            raise ModelError(
                f"The vakonomic principle cannot have {', '.join(working)}.",
                "ideal constraints",
                "vakonomic motion has no constraint forces in d'Alembert's sense to rub against",
                'principle="d\'Alembert"  # or forces= without friction',
            )

    def check_energy_held(self, why_it_changes: Callable[[], str]) -> None:
        """Refuse a held energy that the given judge says is not constant (asked only where one is held)."""
        held = any(isinstance(c, EnergyHeld) for c in self.constraints)
        if held and (reason := why_it_changes()):
            raise ModelError(
                f"EnergyHeld needs a conservative system, but {reason}.",
                "a conservative system",
                "it is for motions in which rounding is all that changes the energy",
                "constraints=[c for c in constraints if not isinstance(c, td.EnergyHeld)]",
                part=self._what_changes_energy()[1],
            )

    def why_energy_changes(self) -> str:
        """Why the energy need not stay constant, in words; empty where nothing given speaks against it."""
        return self._what_changes_energy()[0]

    def _what_changes_energy(self) -> tuple[str, str]:
        """Why the energy need not stay constant, and the part that is the reason, if it is one."""
        if self.given is not None:
            return "M and Q are given without energies", ""
        if any(v.kind == "time" for v in variables_in(self.total_lagrangian)):
            return "the energies depend on time", ""
        doing = [f.name for f in self.forces if isinstance(f, (Coulomb, NonIdeal))]
        doing += [f.name for f in self.forces if f.work(self.bodies)]
        if doing:
            return f"{doing[0]!r} does work", doing[0]
        if self.gates:
            return f"{self.gates[0].name!r} may rub and strike", self.gates[0].name
        for constraint in self.constraints:
            symbols = variables_in(*_rows(constraint))  # x - t moves, though x.dot - 1 has no time
            if not isinstance(constraint, EnergyHeld) and any(v.kind == "time" for v in symbols):
                return f"the constraint {constraint.name!r} moves with time", constraint.name
        return "", ""


def _controls(given: dict[str, Any], driven: list[Driven]) -> dict[Driven, Control]:
    """What keeps servos and constraints on accelerations, as forces of the system without them."""
    from trundle.constrained.servo import controls  # which derives the equations of a model

    named = [one.second for one in driven]
    named += [e for one in driven for f in one.by for pair in f.work(()) for e in pair]
    others = [c for c in given["constraints"] if c not in driven]
    rows = [angle.row for angle in angles_in(*named) if angle.row not in others]
    base = Model(**{**given, "constraints": [*others, *rows]})
    return dict(zip(driven, controls(base, driven), strict=True))


def _rows(constraint: Constraint) -> list[Expression]:
    """The residuals of a constraint."""
    phi = constraint.position_residual
    return [constraint.velocity_residual(as_expression(0)), *([] if phi is None else [phi])]


def angles_in(*expressions: Expression) -> list[Angle]:
    """The angles of joints that expressions name, each once."""
    found = {id(v.owner): v.owner for v in variables_in(*expressions)}
    return [owner for owner in found.values() if isinstance(owner, Angle)]


def missing_joint(angle: Angle, where: str) -> ModelError:
    """What is said of an angle whose joint is not in the system."""
    name = getattr(angle.joint, "name", "")
    return ModelError(
        f"{angle.name} {where}, but the joint {name!r} is not.",
        "the joint among constraints=",
        "the joint was left out, or made a second time for the angle",
        f"constraints=[{name if name.isidentifier() else 'joint'}]",
        key="constraints",
        part=name,
    )


_MOTION_WORDS = "an expression of positions, velocities, time and parameters"
_NO_RESULTS = "x.dot  # or x, in place of x.dot.dot"
_PLACE_WORDS = "an expression of positions, time and parameters"


def _energy(value: Like, what: str, kinds: tuple[str, ...], key: str) -> Expression:
    words = _MOTION_WORDS if kinds is MOTION else _PLACE_WORDS
    fix = _NO_RESULTS if kinds is MOTION else "td.GeneralizedForce({x: -c * x.dot})"
    with naming(key):
        return only(scalar(0 if value is None else value, what), kinds, what, words, fix)


def _given_matrices(
    M: Any, Q: Any, coordinates: Sequence[Coordinate] | None, model: Model
) -> tuple[Expression, Expression] | None:
    """M and Q as the user gave them, or None."""
    if M is None and Q is None:
        return None
    if M is None or Q is None or coordinates is None:
        raise ModelError(
            "M=, Q= and coordinates= belong together; one is missing.",
            "M, Q and the coordinates their rows belong to",
            "",
            "td.System(coordinates=[x, y], M=[[m, 0], [0, m]], Q=[0, -m*g])",
        )
    if model.lagrangian is not None:
        raise ModelError(
            "A system takes M= and Q=, or lagrangian=, not both.",
            "one of the two",
            "M and Q follow from a Lagrangian, and would be counted twice",
            "td.System(lagrangian=T - V)  # without M= and Q=",
        )
    n = len(coordinates)
    mass = only(as_expression(M, "M"), MOTION, "M", _MOTION_WORDS, _NO_RESULTS)
    force = only(as_expression(Q, "Q"), MOTION, "Q", _MOTION_WORDS, _NO_RESULTS)
    if mass.shape != (n, n) or force.shape != (n,):
        raise ModelError(
            f"M has shape {mass.shape} and Q {force.shape} for {n} coordinates.",
            f"shapes ({n}, {n}) and ({n},)",
            "a coordinate without its row and column, or a list in a list for Q",
            f"coordinates=[{', '.join(x.name for x in coordinates)}]  # a row in M and Q for each",
        )
    return mass, force


def _coordinates_of(given: Any) -> tuple[Coordinate, ...] | None:
    """coordinates= as the user gave it, checked."""
    if given is None:
        return None
    vector = isinstance(given, Expression) and given.ndim == 1  # as in coordinates=P.position
    found = [as_coordinate(x) for x in (given if vector else as_tuple(given) or [None])]
    listed = tuple(x for x in found if x is not None)
    if len(listed) < len(found):
        raise ModelError(
            f"coordinates={shown(given)} is not a list of coordinates.",
            "a list of coordinates, as td.coordinates makes",
            "names, velocities or parameters, where the coordinates themselves belong",
            "coordinates=[x, y]",
        )
    return listed


def _with_companions(bodies: list[Body]) -> tuple[Body, ...]:
    """The bodies and what comes along with them, each once."""
    found = {id(one): one for body in bodies for one in (body, *body.companions)}
    return tuple(found.values())


_LISTED = {  # as each list of a system is written
    "bodies": 'bodies=[td.Particle("P", mass=1.0)]',
    "constraints": "constraints=[td.Holonomic(x**2 + y**2 - 1)]",
    "forces": "forces=[td.Gravity(9.81)]",
}
_TOLD_APART = {  # why two have one name, and how another is given, by what they are
    "coordinates": ("td.coordinates was called twice with one name", 'td.coordinates("{}_2")'),
    "parameters": ("td.parameter was called twice with one name", 'td.parameter("{}_2", 1.0)'),
    "constraints": ("they were given no names, or were made in a loop", 'name="{}_2"'),
    "forces": ("two frictions on one constraint, or a name given twice", 'name="{}_2"'),
}


def _all_of(items: Iterable[Any], kind: type | tuple[type, ...], what: str) -> tuple[Any, ...]:
    expected = " or ".join(k.__name__ for k in (kind if isinstance(kind, tuple) else (kind,)))
    listed = as_tuple(items)
    if listed is None:
        raise ModelError(
            f"{what}={shown(items)} is not a list.",
            f"a list: {what}=[...]",
            "",
            f"{what}=[{items.name}]" if isinstance(items, (Body, Force)) else _LISTED[what],
        )
    for item in listed:
        if not isinstance(item, kind):
            raise ModelError(
                f"{what}= contains {shown(item)}.",
                f"objects of class {expected}",
                "a name or a formula in place of the object, or an object in the wrong list",
                _LISTED[what],
            )
    if len(set(map(id, listed))) != len(listed):
        again = Counter(map(id, listed)).most_common(1)[0][0]
        twice = next(item for item in listed if id(item) == again)
        raise ModelError(
            f"{what}= lists one object twice.",
            "each once",
            f"{getattr(twice, 'name', shown(twice))!r} was added to the list again",
            f"{what}=list(dict.fromkeys({what}))",
        )
    return listed

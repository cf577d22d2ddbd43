"""Compounds, contacts and what rubs at them as data: the companion of `motion/data.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trundle.compiled.recording import Recorder
from trundle.constrained.model import Model
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.point import Point
from trundle.constraints.surface import Surface
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb, Thrust
from trundle.errors import ModelError
from trundle.motion.stored import StoredContact, StoredRolling, StoredSliding
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.rigid import RigidBody

Row = Mapping[str, Any]


def places(items: Sequence[Any], among: Sequence[Any]) -> list[int]:
    """Where things stand in a list, by identity."""
    place = {id(x): i for i, x in enumerate(among)}
    return [place[id(x)] for x in items]


# --- writing -------------------------------------------------------------------------------------------
def friction_row(f: Coulomb, w: Recorder) -> dict[str, Any]:
    """The coefficients of a Coulomb element, and its point."""
    parts = {"mu": f.mu, "static": f.static, "slip": f.point.slip, "G": f.point.G}
    parts |= {"tangent": f.point.tangent}
    size = None if f.point.size is None else w.put(f.point.size)
    return {name: w.put(value) for name, value in parts.items()} | {"size": size}


def compound_row(
    c: Compound, model: Model, bodies: Sequence[Body], surfaces: Sequence[Surface], w: Recorder
) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": c.name,
        "parts": places(c.parts, model.constraints),
        "bodies": places(c.bodies, bodies),
        "equal": [[w.put(one), w.put(other)] for one, other in c.equal],
    }
    if not isinstance(c, SurfaceContact):
        return row
    asked = ("point", "normal", "slip", "material")
    row |= {
        "rolls": c.rolls,
        "body": places([c.body], bodies)[0],
        "surface": places([c.surface], surfaces)[0],
        "expressions": {name: w.put(getattr(c, name)) for name in asked},
    }
    if not isinstance(c, Contact):
        return row | {"pressing": places([c.pressing], model.constraints)[0]}
    return row | {
        "gap": places([c.gap], model.coordinates)[0],
        "closed": c.pressing.name,
        "restitution": w.put(c.restitution),
        "impact": c.impact,
        "order": c.order,
        "rubs": c.rubbing is not None,  # the first of its elements is then its slip
        "elements": [[f.name, f.grips, friction_row(f, w)] for f in c.elements],
    }


# --- reading -------------------------------------------------------------------------------------------
def read_friction(
    row: Row,
    made: Sequence[Expression],
    pressing: Constraint,
    name: str,
    thrust: Thrust = "actual",
    *,
    grips: bool = False,
) -> Coulomb:
    """A Coulomb element from what `friction_row` gave."""
    size = None if row["size"] is None else made[row["size"]]
    point = Point(made[row["slip"]], made[row["G"]], size, made[row["tangent"]])
    coefficients = made[row["mu"]], made[row["static"]]
    return Coulomb.again(pressing, coefficients, point, thrust, name, grips=grips)


def read_compound(
    row: Row,
    constraints: Sequence[Constraint],
    bodies: Sequence[Body],
    surfaces: Sequence[Surface],
    coordinates: Sequence[Coordinate],
    made: Sequence[Expression],
) -> Compound:
    """A compound from what `compound_row` gave."""
    parts = [constraints[i] for i in row["parts"]]
    own = [bodies[i] for i in row["bodies"]]
    if "rolls" not in row:
        found = Compound(row["name"], parts, own)
    else:
        contact = _kind(row)(
            row["name"],
            parts,
            own,
            body=_touching(bodies[row["body"]], row),
            surface=surfaces[row["surface"]],
            expressions={name: made[i] for name, i in row["expressions"].items()},
        )
        if isinstance(contact, StoredContact):
            contact.opens(coordinates[row["gap"]], row["closed"], made[row["restitution"]])
            contact.impact, contact.order = row["impact"], row["order"]
            contact.rubbing, contact.resistances = None, []
            elements = [
                read_friction(rubs, made, contact.pressing, name, grips=bool(grips))
                for name, grips, rubs in row["elements"]
            ]
            contact.rubbing = elements.pop(0) if row["rubs"] else None
            contact.resistances = elements
        else:
            contact.pressing = constraints[row["pressing"]]
        found = contact
    found.equal = [(made[one], made[other]) for one, other in row["equal"]]
    return found


def _kind(row: Row) -> type[StoredRolling] | type[StoredSliding] | type[StoredContact]:
    if "gap" in row:
        return StoredContact
    return StoredRolling if row["rolls"] else StoredSliding


def _touching(body: Body, row: Row) -> RigidBody | Particle:
    if isinstance(body, RigidBody) or ("gap" in row and isinstance(body, Particle)):
        return body
    raise ModelError(
        f"The stored contact {row['name']!r} has no body.",
        "a rigid body",
        "the file was changed after it was written",
        "motion.save(path)  # of a motion made again",
    )

"""A system as data: arrays and plain text, no code. How a system is stored and sent elsewhere.

All expressions of a model are recorded (`recording.py`) over its coordinates, velocities, parameters, time and the
x, y, z of surfaces; what they mean (energy, residual of which constraint, force on what, place of which body) is a
small table of plain values. What comes back (`stored.py`) has the same graphs, so it computes the same bits.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.recording import Recorder, recorded, replay
from trundle.constrained.equations import Equations
from trundle.constrained.model import Model
from trundle.constraints.base import Constraint
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.surface import Surface, space
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.errors import ModelError
from trundle.motion.contact_data import (
    compound_row,
    friction_row,
    places,
    read_compound,
    read_friction,
)
from trundle.motion.stored import (
    StoredBody,
    StoredForce,
    StoredMark,
    StoredModel,
    StoredParticle,
    StoredRigidBody,
    StoredShape,
)
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import vector
from trundle.symbols.variables import Coordinate, Parameter, t as TIME
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.forces import Force, Work
from trundle.unconstrained.rigid import Mark, RigidBody
from trundle.unconstrained.shape import Shape, each_number, list_of

FORMAT = 5

SPACE: ca.SX = ca.vertcat(*(x.sx for x in space))


# --- writing -------------------------------------------------------------------------------------------
def to_data(eq: Equations) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """(table of plain values, arrays) of a system."""
    model, w = eq.model, Recorder()
    levels = {id(c.level): i for i, c in enumerate(model.constraints) if isinstance(c, EnergyHeld)}
    contacts = [c for c in model.compounds if isinstance(c, SurfaceContact)]
    surfaces = list({id(c.surface): c.surface for c in contacts}.values())
    bodies = _with_touching(model, contacts)
    table: dict[str, Any] = {
        "format": FORMAT,
        "name": model.name,
        "principle": model.principle,
        "coordinates": _coordinates(model.coordinates),
        "parameters": [levels.get(id(p), [p.name, p.value]) for p in model.parameters],
        "lagrangian": None if model.lagrangian is None else w.put(model.lagrangian),
        "kinetic": w.put(model.kinetic),
        "potential": w.put(model.potential),
        "given": None if model.given is None else [w.put(part) for part in model.given],
        "constraints": [_constraint(c, w) for c in model.constraints],
        "forces": [_force(f, model, w) for f in model.forces],
        "bodies": [_body(b, bodies, model.coordinates, w) for b in bodies],
        "listed": len(model.bodies),  # the others are only touched
        "surfaces": [surface_row(s, bodies, w) for s in surfaces],
        "compounds": [compound_row(c, model, bodies, surfaces, w) for c in model.compounds],
    }
    table["shapes"] = w.shapes
    adjustable = [p.sx for p in model.parameters if id(p) not in levels]
    inputs = [eq.t, eq.q, eq.v, _column(adjustable), SPACE]
    return table, recorded(w, inputs, f"The system {model.name!r}")


def _with_touching(model: Model, contacts: Sequence[SurfaceContact]) -> list[Body]:
    """The bodies of a model, and those that contacts know without their being listed."""
    touching = [body for c in contacts for body in (c.body, c.surface.body) if body is not None]
    return list({id(body): body for body in (*model.bodies, *touching)}.values())


def _column(symbols: Sequence[ca.SX]) -> ca.SX:
    return ca.vertcat(ca.SX(0, 1), *symbols)


def _coordinates(coordinates: Sequence[Coordinate]) -> list[list[Any]]:
    """name, group, period (None if there is none), and the first of its siblings."""
    place = {id(x): i for i, x in enumerate(coordinates)}
    return [
        [
            x.name,
            x.group,
            x.period if np.isfinite(x.period) else None,
            min(place.get(id(s), i) for s in x.siblings),
        ]
        for i, x in enumerate(coordinates)
    ]


def _constraint(c: Constraint, w: Recorder) -> list[Any]:
    if isinstance(c, EnergyHeld):
        return ["energy", c.name, None]
    phi = c.position_residual
    if phi is not None:
        return ["holonomic", c.name, w.put(phi)]
    return ["nonholonomic", c.name, w.put(c.velocity_residual(Expression(ca.SX(0))))]


def _force(f: Force, model: Model, w: Recorder) -> list[Any]:
    if isinstance(f, Coulomb):
        (pressing,) = places([f.constraint], model.constraints)
        return ["coulomb", f.name, pressing, f.thrust, friction_row(f, w)]
    pairs = [[w.put(pair.force), w.put(pair.velocity)] for pair in f.work(model.bodies)]
    if isinstance(f, NonIdeal):
        return ["non-ideal", f.name, [x.name for x in f.components], [a for a, _ in pairs]]
    V, acceleration = f.potential(model.bodies), getattr(f, "acceleration", None)
    rest = [None if x is None else w.put(x) for x in (V, acceleration)]
    return ["applied", f.name, pairs, *rest]


def _body(
    body: Body, bodies: Sequence[Body], coordinates: Sequence[Coordinate], w: Recorder
) -> dict[str, Any]:
    row: dict[str, Any] = {
        "kind": "body",
        "name": body.name,
        "mass": w.put(as_expression(body.mass)),
        "coordinates": places(body.coordinates, coordinates),
        "position": w.put(body.position),
    }
    if isinstance(body, RigidBody) and len(body.coordinates) == 7:
        row |= {"kind": "rigid", "inertia": w.put(body.inertia)}
        listed = {id(b): i for i, b in enumerate(bodies)}
        row["marks"] = {
            name: listed[id(mark)] for name, mark in body.marks.items() if id(mark) in listed
        }
        return row | (_shape(body, w) if isinstance(body, Shape) else {})
    if isinstance(body, Mark):
        on = places([body.body], bodies)[0]
        return row | {"kind": "mark", "on": on, "p": w.put(body.p)}
    return row | ({"kind": "particle"} if isinstance(body, Particle) else {})


def _shape(body: Shape, w: Recorder) -> dict[str, Any]:
    try:
        skin: int | None = w.put(body.surface_function(vector(space)))
    except ModelError:  # how a shape says that it has no smooth surface
        skin = None
    places = {"centre": list_of(body.centre), "reference": list_of(body.reference)}
    row = {
        "outline": body.outline,
        "places": places | {"build_rotation": body.build_rotation.tolist()},
    }
    stored: dict[str, Any] = each_number(row, lambda size: {"graph": w.put(size)})
    return {"kind": "shape", **stored, "skin": skin}


def _numbers(value: Any, made: Sequence[Expression]) -> Any:
    """What `_shape` stored, with expressions of parameters where it has graphs."""
    if isinstance(value, Mapping):
        if set(value) == {"graph"}:
            return made[value["graph"]]
        return {key: _numbers(one, made) for key, one in value.items()}
    return [_numbers(one, made) for one in value] if isinstance(value, list) else value


def surface_row(surface: Surface, bodies: Sequence[Body], w: Recorder) -> dict[str, Any]:
    """A surface: f, and how its frame moves."""
    moved = {"position": surface.position, "rotation": surface.rotation}
    row: dict[str, Any] = {"name": surface.name, "f": w.put(surface.f)}
    if surface.body is not None:
        return row | {"body": places([surface.body], bodies)[0]}
    return row | {name: w.put(value) for name, value in moved.items() if value is not None}


# --- reading --------------------------------------------------------------------------------------------
def from_data(table: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> StoredModel:
    """The model from what `to_data` gave."""
    if table.get("format") != FORMAT:
        raise ModelError(
            f"The stored system has format {table.get('format')!r}.",
            f"format {FORMAT}",
            "it was written by another version of trundle",
            "motion.save(path)  # of a motion made again with this version",
        )
    coordinates = _read_coordinates(table["coordinates"])
    known = {
        i: Parameter(*row) for i, row in enumerate(table["parameters"]) if isinstance(row, list)
    }
    inputs = [
        TIME.sx,
        ca.vertcat(*(x.sx for x in coordinates)),
        ca.vertcat(*(x.velocity.sx for x in coordinates)),
        _column([p.sx for p in known.values()]),
        SPACE,
    ]
    made = expressions_of(replay(arrays, inputs), table["shapes"])
    constraints = [_read_constraint(row, made) for row in table["constraints"]]
    parameters = [
        known[i] if i in known else _level(constraints[row])
        for i, row in enumerate(table["parameters"])
    ]
    of = {x.name: x for x in coordinates}
    bodies = _read_bodies(table["bodies"], made, coordinates)
    surfaces = [read_surface(row, bodies, made) for row in table["surfaces"]]
    given = table["given"]
    return StoredModel(
        name=table["name"],
        principle=table["principle"],
        coordinates=coordinates,
        parameters=parameters,
        bodies=bodies[: table["listed"]],
        compounds=[
            read_compound(row, constraints, bodies, surfaces, coordinates, made)
            for row in table["compounds"]
        ],
        constraints=constraints,
        forces=[_read_force(row, made, constraints, of) for row in table["forces"]],
        lagrangian=None if table["lagrangian"] is None else made[table["lagrangian"]],
        kinetic=made[table["kinetic"]],
        potential=made[table["potential"]],
        given=None if given is None else (made[given[0]], made[given[1]]),
    )


def expressions_of(outputs: Sequence[ca.SX], shapes: Sequence[Sequence[int]]) -> list[Expression]:
    """Replayed outputs with their shapes."""
    for sx, shape in zip(outputs, shapes, strict=True):
        if len(shape) > 2 or math.prod(shape) != sx.numel():
            raise ModelError(
                f"A stored expression of {sx.numel()} elements has the shape {shape}.",
                "a shape of as many elements",
                "the file was changed after it was written",
                "make the motion again, then motion.save(path)",
            )
    return [Expression(sx, tuple(shape)) for sx, shape in zip(outputs, shapes, strict=True)]


def _read_coordinates(rows: Sequence[Sequence[Any]]) -> list[Coordinate]:
    made = [
        Coordinate(name, group, np.inf if period is None else float(period))
        for name, group, period, _ in rows
    ]
    families: dict[int, list[Coordinate]] = {}
    for x, (_, _, _, first) in zip(made, rows, strict=True):
        families.setdefault(first, []).append(x)
    for family in families.values():
        for x in family:
            x.siblings = tuple(family)
    return made


def _read_constraint(row: list[Any], made: Sequence[Expression]) -> Constraint:
    kind, name, place = row
    if kind == "energy":
        return EnergyHeld(name)
    return (Nonholonomic if kind == "nonholonomic" else Holonomic)(made[place], name=name)


def _level(held: Constraint) -> Parameter:
    if not isinstance(held, EnergyHeld):
        raise ModelError(
            f"The stored constraint {held.name!r} has a level.",
            "an energy held",
            "the file was changed after it was written",
            "motion.save(path)  # of a motion made again",
        )
    return held.level


def _read_force(
    row: list[Any],
    made: Sequence[Expression],
    constraints: Sequence[Constraint],
    coordinates: Mapping[str, Coordinate],
) -> Force:
    kind, name, *rest = row
    if kind == "coulomb":
        pressing, thrust, own = rest
        return read_friction(own, made, constraints[pressing], name, thrust)
    if kind == "non-ideal":
        names, own = rest
        components = {coordinates[x]: made[i] for x, i in zip(names, own, strict=True)}
        return NonIdeal(components, name=name)
    pairs, *own = rest
    potential, acceleration = (None if i is None else made[i] for i in own)
    return StoredForce(name, potential, [Work(made[a], made[b]) for a, b in pairs], acceleration)


def _read_bodies(
    rows: Sequence[Mapping[str, Any]],
    made: Sequence[Expression],
    coordinates: Sequence[Coordinate],
) -> list[Body]:
    bodies = [_read_body(row, made, coordinates) for row in rows]
    for body, row in zip(bodies, rows, strict=True):
        if isinstance(body, StoredMark):
            on = bodies[row["on"]]
            if isinstance(on, RigidBody):
                body.pasted(on, made[row["p"]])
        if isinstance(body, RigidBody):
            marks = {name: bodies[i] for name, i in row["marks"].items()}
            body.marks = {name: m for name, m in marks.items() if isinstance(m, Mark)}
    return bodies


def _read_body(
    row: Mapping[str, Any], made: Sequence[Expression], coordinates: Sequence[Coordinate]
) -> Body:
    kind, name, mass = row["kind"], row["name"], made[row["mass"]]
    own = [coordinates[i] for i in row["coordinates"]]
    if kind == "rigid":
        return StoredRigidBody(name, mass, made[row["inertia"]], own)
    if kind == "shape":
        body = StoredShape(name, mass, made[row["inertia"]], own)
        skin = None if row["skin"] is None else made[row["skin"]]
        body.shaped(_numbers(row["outline"], made), _numbers(row["places"], made), skin)
        return body
    kinds: dict[str, type[StoredBody] | type[StoredParticle]] = {
        "mark": StoredMark,
        "particle": StoredParticle,
        "body": StoredBody,
    }
    return kinds[kind](name, mass, own, made[row["position"]])


def read_surface(
    row: Mapping[str, Any], bodies: Sequence[Body], made: Sequence[Expression]
) -> Surface:
    """A surface from what `surface_row` gave."""
    body = bodies[row["body"]] if "body" in row else None
    moved = {name: made[row[name]] for name in ("position", "rotation") if name in row}
    rigid = body if isinstance(body, RigidBody) else None
    return Surface(made[row["f"]], body=rigid, name=row["name"], **moved)

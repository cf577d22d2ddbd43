"""From the tables of a file to surfaces, bodies, constraints and forces: what Python says, said by keys."""

from __future__ import annotations

import contextlib
from collections import ChainMap
from functools import partial
from typing import Any

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound as CompoundConstraint
from trundle.constraints.contact import Rolling, Sliding, SurfaceContact, contact_symbol
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.joints import BallJoint, Distance, Hinge, Prescribed, Weld
from trundle.constraints.surface import Surface
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.scenario.fields import Fields
from trundle.scenario.names import Broken
from trundle.scenario.problems import Place
from trundle.scenario.workshop import SPACE, Workshop
from trundle.symbols.expression import Expression
from trundle.symbols.text import parse
from trundle.unconstrained.bodies import Body, Particle
from trundle.unconstrained.forces import (
    Damper,
    Force,
    GeneralizedForce,
    PointForce,
    Potential,
    Spring,
)
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shapes import (
    Box,
    Cone,
    Cylinder,
    Disc,
    Ellipsoid,
    Ring,
    Shape,
    Sphere,
)
from trundle.unconstrained.shapes_compound import Compound
from trundle.unconstrained.solid import Solid


# --- surfaces -------------------------------------------------------------------------------------------
def make_surface(shop: Workshop, table: Any, name: str, place: Place) -> Surface:
    fields = Fields(shop, table, place)
    options: dict[str, Any] = {"name": table.name or name}
    options |= fields.formulas("position", "rotation")
    options |= fields.parts(RigidBody, "a body", "body")
    if table.kind in ("equation", "height"):
        value, key = getattr(table, table.kind), (*place, table.kind)
        f: Any = SPACE["z"]  # does no harm while the rest is looked at
        try:
            f = shop.formula(value, key, own=True)
        except Broken:
            fields.failed = True
        return fields.build(partial(Surface if table.kind == "equation" else _height, f), options)
    sizes = {
        "plane": ("normal", "offset"), "sphere": ("radius",), "cylinder": ("radius",),
        "cone": ("slope",), "paraboloid": ("a", "b"), "torus": ("radius", "tube"),
    }[table.kind]  # fmt: skip
    numbers = fields.plains(*sizes)
    if "inside" in type(table).model_fields:
        numbers["inside"] = table.inside
    ready = getattr(Surface, table.kind)  # the kinds are those that the model allows
    made: Surface = fields.build(ready, {**numbers, **options})
    return made


def _height(h: Any, **options: Any) -> Surface:
    return Surface.height(lambda x, y: h, **options)


# --- bodies ---------------------------------------------------------------------------------------------
_SHAPES: dict[str, tuple[type[Shape], tuple[str, ...], tuple[str, ...]]] = {
    # class, sizes in order, keys beside mass
    "sphere": (Sphere, ("radius",), ("density", "halves")),
    "ellipsoid": (Ellipsoid, ("semiaxes",), ("density",)),
    "disc": (Disc, ("radius",), ("density", "thickness")),
    "ring": (Ring, ("radius",), ("density", "section")),
    "cylinder": (Cylinder, ("radius", "length"), ("density",)),
    "cone": (Cone, ("radius", "height"), ("density",)),
    "box": (Box, ("sides",), ("density",)),
}


def make_body(shop: Workshop, table: Any, name: str, place: Place) -> Body:
    fields = Fields(shop, table, place)
    if table.kind == "particle":
        values = {"mass": None, **fields.formulas("mass", "position")}
        return fields.build(partial(Particle, name), values)
    marks = _marks(shop, table, place)
    if table.kind == "rigid":
        values = {"mass": None, **fields.formulas("mass", "inertia")}
        body: RigidBody = fields.build(partial(RigidBody, name), values)
    else:
        body = make_shape(shop, table, name, place)
    for mark, at in marks.items():
        with shop.at((*place, "marks", mark)):
            body.mark(mark, at)
    if len(marks) < len(table.marks):
        raise Broken
    return body


def _marks(shop: Workshop, table: Any, place: Place) -> dict[str, Any]:
    """The places of the marks that could be read."""
    found = {}
    for mark, at in table.marks.items():
        with contextlib.suppress(Broken):
            found[mark] = shop.formula(at, (*place, "marks", mark))
    return found


def make_shape(shop: Workshop, table: Any, name: str, place: Place) -> Shape:
    if table.kind == "compound":
        return _make_compound(shop, table, name, place)
    fields = Fields(shop, table, place)
    if table.kind == "solid":
        return _make_solid(fields, name)
    kind, sizes, keys = _SHAPES[table.kind]
    first = fields.plains(*sizes)
    options = fields.plains(*keys) | _mass(fields)
    if table.kind == "sphere":
        options |= fields.formulas("inertia") | fields.given("shell")
    return fields.build(partial(kind, name), first | options)


def _mass(fields: Fields) -> dict[str, Any]:
    """A mass without symbols as the number it is: compounds and messages want it so."""
    if "parts" in fields.place[2:]:  # where a compound's axes are depends on it
        return fields.plains("mass")
    found = fields.formulas("mass")
    mass = found.get("mass")
    if isinstance(mass, Expression) and not mass.shape and mass.sx.is_constant():
        found["mass"] = float(mass)
    return found


def _make_solid(fields: Fields, name: str) -> Solid:
    shop, text = fields.shop, fields.table.surface
    values = {"mass": None, **fields.formulas("mass", "inertia"), **fields.plains("top")}
    try:
        shop.formula(text, (*fields.place, "surface"), own=True)
    except Broken:  # it has been told
        fields.failed = True

    def skin(x: Expression, y: Expression, z: Expression) -> Expression:
        return parse(text, ChainMap({"x": x, "y": y, "z": z}, shop.names))  # type: ignore[arg-type]

    return fields.build(partial(Solid, name, surface=skin), values)


def _make_compound(shop: Workshop, table: Any, name: str, place: Place) -> Compound:
    parts: list[tuple[Any, ...]] = []
    failed = False
    for i, part in enumerate(table.parts):
        at = (*place, "parts", i)
        fields = Fields(shop, part, at)
        try:
            shop.aliases[f"{name}_part{i}"] = f"{name}.parts[{i}]"
            with shop.at((*at, "shape")):
                shape = make_shape(shop, part.shape, f"{name}_part{i}", (*at, "shape"))
            where = fields.plains("offset", "quaternion")
            fields.done()
            parts.append((shape, *where.values()))
        except Broken:
            failed = True
    if failed:
        raise Broken
    return Compound(name, parts, outer=table.outer)


# --- constraints ----------------------------------------------------------------------------------------
_JOINTS: dict[str, Any] = {
    "ball_joint": BallJoint, "hinge": Hinge, "weld": Weld, "distance": Distance,
}  # fmt: skip


def make_constraint(
    shop: Workshop, table: Any, name: str, place: Place
) -> Constraint | CompoundConstraint:
    fields = Fields(shop, table, place)
    if table.kind in ("rolling", "sliding"):
        body = fields.parts(RigidBody, "a body", "body")
        surface = fields.parts((Surface, RigidBody), "a surface or a body", "surface")
        fields.done()
        kind = Rolling if table.kind == "rolling" else Sliding
        options = fields.given("particles", "name")
        label = table.name or f"{body['body'].name} on {surface['surface'].name}"
        other = shop.contacts.setdefault(contact_symbol(label), name)
        if other != name:
            shop.tell(
                place, f"It is called {label!r}, like the constraint {other!r}.",
                "names that tell them apart", "the same body touches the same surface twice",
                f'name = "second {label}"  # or leave it out',
            )  # fmt: skip
            raise Broken
        if table.name is None:
            shop.aliases |= {label: name, contact_symbol(label): name}
        return kind(body["body"], surface["surface"], **options)
    if table.kind in ("ball_joint", "hinge", "weld", "distance"):
        made = _make_joint(fields)
        if table.name is None:
            shop.aliases[made.name] = name
        return made
    label = table.name or name
    if table.kind == "energy_held":
        return EnergyHeld(label)
    if table.kind == "prescribed":
        values = fields.formulas("expression", "value")
        fields.done()
        return Prescribed(**values, name=label)
    values = fields.formulas("residual")
    fields.done()
    if table.kind == "holonomic":
        return Holonomic(**values, name=label)
    return Nonholonomic(**values, name=label)


def _make_joint(fields: Fields) -> CompoundConstraint:
    table = fields.table
    bodies = {
        end: "world"
        if getattr(table, end) == "world"
        else fields.parts(Body, "a body", end).get(end)
        for end in ("a", "b")
    }
    whole = not fields.failed
    options = fields.formulas("at_a", "at_b") | fields.given("name")
    if table.kind == "hinge":
        options |= fields.plains("axis_a", "axis_b")
    if table.kind == "distance":
        options |= fields.formulas("length")
    if not whole:
        raise Broken
    make = partial(_JOINTS[table.kind], bodies["a"], bodies["b"])
    made: CompoundConstraint = fields.build(make, options)
    return made


# --- forces ---------------------------------------------------------------------------------------------
def make_force(shop: Workshop, table: Any, name: str, place: Place) -> Force:
    fields = Fields(shop, table, place)
    label = table.name or name
    if table.kind == "coulomb":
        return _make_coulomb(fields)
    if table.kind in ("generalized", "non_ideal"):
        components = _components(fields)
        if table.kind == "generalized":
            return GeneralizedForce(components, name=label)
        return NonIdeal(components, name=label)
    if table.kind == "spring":
        values = fields.formulas("a", "b", "stiffness", "length")
        fields.done()
        return Spring(**values, name=label)
    if table.kind == "damper":
        values = fields.formulas("a", "b", "coefficient")
        fields.done()
        return Damper(**values, name=label)
    if table.kind == "point_force":
        values = fields.formulas("force", "at")
        fields.done()
        return PointForce(values["force"], at=values["at"], name=label)
    values = fields.formulas("energy")
    fields.done()
    return Potential(values["energy"], name=label)


def _components(fields: Fields) -> dict[Any, Any]:
    found = {}
    for key, value in fields.table.components.items():
        place = (*fields.place, "components", key)
        try:
            found[fields.shop.formula(key, place)] = fields.shop.formula(value, place)
        except Broken:
            fields.failed = True
    fields.done()
    return found


def _make_coulomb(fields: Fields) -> Coulomb:
    on = fields.parts(
        (Constraint, SurfaceContact), "a holonomic constraint or a sliding contact", "constraint"
    )
    values = fields.formulas("mu", "static", "at", "on")
    if not on:
        raise Broken
    options = fields.given("thrust", "name")
    return fields.build(partial(Coulomb, on["constraint"]), values | options)

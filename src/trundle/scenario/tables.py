"""The tables of a scenario file beside bodies and surfaces, and the file as a whole, as pydantic models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from trundle.scenario.tables_bodies import AnyBody, AnySurface, Table
from trundle.scenario.tables_sweep import SweepTable, table_or_value
from trundle.scenario.values import (
    AnyFormula,
    AnyPlain,
    Formula,
    Formula3,
    Formulas,
    Plain,
    Plain3,
    Plain4,
    Plain23,
    Samples,
    Square,
)

MOST, MOST_PARTS = 2000, 300  # entries of one table; of bodies, surfaces, constraints, forces
Words = Annotated[str, Field(max_length=1000)]


# --- constraints ----------------------------------------------------------------------------------------
class ConstraintTable(Table):
    """What all constraints have."""

    name: str | None = Field(None, description="what messages call it")


class RollingTable(ConstraintTable):
    """A body rolls on a surface or on another body, without slipping."""

    kind: Literal["rolling"]
    body: str
    surface: str = Field(description="a surface, or a body")
    particles: Literal[1, 2] = Field(1, description="zero-mass particles of a sphere's contact")


class SlidingTable(ConstraintTable):
    """A body keeps contact with a surface or another body, and slides."""

    kind: Literal["sliding"]
    body: str
    surface: str = Field(description="a surface, or a body")
    particles: Literal[1, 2] = Field(1, description="zero-mass particles of a sphere's contact")


class JointTable(ConstraintTable):
    """What all joints have. A body called "world", or none, is the world."""

    a: str = Field(description="a body")
    b: str = Field("world", description="the other body")
    at_a: Formula3 = Field([0.0, 0.0, 0.0], description="the point of a, in its body axes, m")
    at_b: Formula3 = Field([0.0, 0.0, 0.0], description="the point of b, m")


class BallJointTable(JointTable):
    """A point of a stays at a point of b."""

    kind: Literal["ball_joint"]


class HingeTable(JointTable):
    """A ball joint whose axis in a stays parallel to its axis in b."""

    kind: Literal["hinge"]
    axis_a: Plain3 = Field(description="in the body axes of a")
    axis_b: Plain3 = Field(description="in the body axes of b")


class WeldTable(JointTable):
    """a is fixed to b, with the axes of both parallel."""

    kind: Literal["weld"]


class DistanceTable(JointTable):
    """A massless rod."""

    kind: Literal["distance"]
    length: Formula = Field(description="m")


class PrescribedTable(ConstraintTable):
    """An expression follows a function of time."""

    kind: Literal["prescribed"]
    expression: AnyFormula
    value: AnyFormula = Field(description="a formula of t and parameters")


class HolonomicTable(ConstraintTable):
    """residual(q, t) = 0."""

    kind: Literal["holonomic"]
    residual: AnyFormula


class NonholonomicTable(ConstraintTable):
    """residual(q, v, t) = 0."""

    kind: Literal["nonholonomic"]
    residual: AnyFormula


class EnergyHeldTable(ConstraintTable):
    """The energy stays what it is at the start."""

    kind: Literal["energy_held"]


AnyConstraint = Annotated[
    RollingTable | SlidingTable | BallJointTable | HingeTable | WeldTable | DistanceTable
    | PrescribedTable | HolonomicTable | NonholonomicTable | EnergyHeldTable,
    Field(discriminator="kind"),
]  # fmt: skip


# --- forces ---------------------------------------------------------------------------------------------
class ForceTable(Table):
    """What all forces have."""

    name: str | None = Field(None, description="what messages call it; default: its key")


class SpringTable(ForceTable):
    """A linear spring between two points, or along a scalar expression."""

    kind: Literal["spring"]
    a: AnyFormula = Field(description="a point (m), or a scalar")
    b: AnyFormula | None = Field(None, description="the other point")
    stiffness: Formula = Field(description="N/m")
    length: Formula = Field(description="at rest, m")


class DamperTable(ForceTable):
    """A linear damper between two points, or along a scalar expression."""

    kind: Literal["damper"]
    a: AnyFormula = Field(description="a point (m), or a scalar")
    b: AnyFormula | None = Field(None, description="the other point")
    coefficient: Formula = Field(description="N s/m")


class PointForceTable(ForceTable):
    """A force at a point."""

    kind: Literal["point_force"]
    force: Formulas = Field(description="N")
    at: Formulas = Field(description="the point's position, m")


class GeneralizedTable(ForceTable):
    """Any generalized force, coordinate by coordinate."""

    kind: Literal["generalized"]
    components: dict[str, Formula] = Field(description='"coordinate" = formula')


class NonIdealTable(ForceTable):
    """A given constraint force that does work."""

    kind: Literal["non_ideal"]
    components: dict[str, Formula] = Field(description='"coordinate" = formula')


class PotentialTable(ForceTable):
    """The force of a potential energy."""

    kind: Literal["potential"]
    energy: Formula = Field(description="J, a formula of positions and t")


class CoulombTable(ForceTable):
    """Coulomb friction on a constraint."""

    kind: Literal["coulomb"]
    constraint: str = Field(description="a holonomic constraint or a sliding contact")
    mu: Formula
    static: Formula | None = Field(None, description="at rest; default: mu")
    thrust: Literal["actual", "frictionless"] = "actual"
    at: AnyFormula | None = Field(None, description="the point that is pressed, m")
    on: AnyFormula | None = Field(None, description="velocity of what it slides on, m/s")


AnyForce = Annotated[
    SpringTable | DamperTable | PointForceTable | GeneralizedTable | NonIdealTable
    | PotentialTable | CoulombTable,
    Field(discriminator="kind"),
]  # fmt: skip


# --- start, solver, view --------------------------------------------------------------------------------
class ContactStart(Table):
    """Values that place a body on its surface."""

    at: Plain23 | None = Field(None, description="x, y (and z) of the contact, m")
    position: Plain23 | None = Field(None, description="of the centre of mass instead, m")
    velocity: Plain23 | None = Field(None, description="of the centre, m/s")
    spin: Plain | None = Field(None, description="about the normal, rad/s")
    omega: Plain23 | None = Field(None, description="instead of velocity and spin, rad/s")
    quaternion: Plain4 = Field([1.0, 0.0, 0.0, 0.0], description="scalar first")


StartValue = Annotated[
    Annotated[AnyPlain, Tag("value")] | Annotated[ContactStart, Tag("table")],
    Discriminator(table_or_value),
]
Plot = Annotated[
    Annotated[Formula, Tag("value")] | Annotated[dict[str, Formula], Tag("table")],
    Discriminator(table_or_value),
]


class EventTable(Table):
    """A zero of an expression to be found."""

    expression: Formula
    direction: Literal["both", "rising", "falling"] = "both"
    terminal: bool = Field(False, description="the run ends there")


class SolverTable(Table):
    """How to run it."""

    until: Plain = Field(description="s")
    begin: Plain = Field(0.0, description="s")
    rtol: Plain = Field(1e-10, description="relative error allowed in a step")
    atol: Plain | None = Field(
        None, description="absolute error allowed in a step; left out: by the size of the motion"
    )
    samples: Samples = Field(1001, description="how many, or the times (s)")
    max_step: Plain | None = Field(None, description="s")
    hold_energy: bool = Field(False, description="the energy as one more constraint")
    time_limit: Plain | None = Field(None, description="s of computing")
    events: dict[str, EventTable] = Field(default_factory=dict, max_length=MOST)


class ViewTable(Table):
    """What to draw beside bodies and contacts."""

    title: Words = Field("", description="above the picture; default: the scenario's")
    caption: Words = Field("", description="below the title; default: the citation")
    points: dict[str, Formula3] = Field(default_factory=dict, max_length=MOST)
    sizes: dict[str, Plain] = Field(
        default_factory=dict, max_length=MOST, description="radius of a point or particle, m"
    )
    lines: dict[str, list[Formula3]] = Field(default_factory=dict, max_length=MOST)
    surfaces: list[str] = Field(default_factory=list, max_length=MOST)
    plots: dict[str, Plot] = Field(default_factory=dict, max_length=MOST)
    extent: Plain | None = Field(None, description="half width of what is drawn of a surface, m")
    follow: str = Field("", description="a body or point that the camera follows")


class File(Table):
    """A scenario of trundle: a mechanical system with its start, its run and its view."""

    schema_: Literal[1] = Field(alias="schema", description="the version of this format")
    title: Words
    name: Words = Field("", description="of the system, for messages; default: the title")
    citation: Words = ""
    gravity: AnyFormula | None = Field(None, description="m/s2: a number (along -z) or a vector")
    coordinates: str = Field(
        "", max_length=20_000, description="names of plain coordinates, with blanks between"
    )
    lagrangian: Formula | None = Field(None, description="J")
    kinetic: Formula | None = Field(None, description="J")
    potential: Formula | None = Field(None, description="J")
    M: Square | None = Field(None, description="mass matrix, instead of an energy")
    Q: Formulas | None = Field(None, description="generalized forces, with M")
    principle: Literal["d'Alembert", "vakonomic"] = "d'Alembert"
    constants: dict[str, AnyPlain] = Field(default_factory=dict, max_length=MOST)
    parameters: dict[str, Plain] = Field(default_factory=dict, max_length=MOST)
    definitions: dict[str, AnyFormula] = Field(default_factory=dict, max_length=MOST)
    surfaces: dict[str, AnySurface] = Field(default_factory=dict, max_length=MOST_PARTS)
    bodies: dict[str, AnyBody] = Field(default_factory=dict, max_length=MOST_PARTS)
    constraints: dict[str, AnyConstraint] = Field(default_factory=dict, max_length=MOST_PARTS)
    forces: dict[str, AnyForce] = Field(default_factory=dict, max_length=MOST_PARTS)
    start: dict[str, StartValue] = Field(max_length=MOST)
    guess: dict[str, AnyPlain] = Field(default_factory=dict, max_length=MOST)
    solver: SolverTable
    outputs: dict[str, AnyFormula] = Field(default_factory=dict, max_length=MOST)
    sweep: SweepTable | None = None
    view: ViewTable = Field(default_factory=lambda: ViewTable.model_validate({}))


def schema_of_files() -> dict[str, Any]:
    """JSON Schema of scenario files, for editors."""
    schema = File.model_json_schema(by_alias=True)
    case = {
        "description": "[case.NAME]: laid over the rest",
        "additionalProperties": {"type": "object"},
    }
    schema["properties"]["case"] = {"type": "object", **case}
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    return schema

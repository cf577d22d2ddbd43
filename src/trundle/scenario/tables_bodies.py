"""The tables [surfaces.NAME] and [bodies.NAME] of a scenario file, as pydantic models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from trundle.scenario.values import Formula, Formula3, Plain, Plain2, Plain3, Plain4, Turn


class Table(BaseModel):
    """What all tables share: no key that is not known, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# --- surfaces -------------------------------------------------------------------------------------------
class SurfaceTable(Table):
    """What all surfaces have."""

    name: str | None = Field(None, description="what messages call it; default: its key")
    position: Formula3 | None = Field(None, description="of its frame (m), formulas of t")
    rotation: Turn | None = Field(
        None, description="of its frame: a unit quaternion, or a matrix of three rows; of t"
    )
    body: str | None = Field(None, description="a body that it is fixed to, instead of both")


class EquationSurface(SurfaceTable):
    """Any f(x, y, z, t) = 0; the free side is where f is positive."""

    kind: Literal["equation"] = "equation"
    equation: str = Field(description="f, a formula of x, y, z in its own frame, t and parameters")


class HeightSurface(SurfaceTable):
    """z = h(x, y), the free side above."""

    kind: Literal["height"] = "height"
    height: Formula = Field(description="h, a formula of x, y, t and parameters (m)")


class PlaneSurface(SurfaceTable):
    """normal.r = offset, the free side where the normal points."""

    kind: Literal["plane"]
    normal: Plain3 = Field([0.0, 0.0, 1.0], description="direction")
    offset: Plain = Field(0.0, description="m")


class SphereSurface(SurfaceTable):
    """A sphere about the origin of its frame."""

    kind: Literal["sphere"]
    radius: Plain = Field(description="m")
    inside: bool = Field(False, description="the free side is the inside")


class CylinderSurface(SurfaceTable):
    """A cylinder about the z axis of its frame."""

    kind: Literal["cylinder"]
    radius: Plain = Field(description="m")
    inside: bool = Field(False, description="the free side is the inside")


class ConeSurface(SurfaceTable):
    """z = slope sqrt(x^2 + y^2)."""

    kind: Literal["cone"]
    slope: Plain
    inside: bool = Field(True, description="the free side is above: a funnel")


class ParaboloidSurface(SurfaceTable):
    """z = x^2/(2 a) + y^2/(2 b), the free side above."""

    kind: Literal["paraboloid"]
    a: Plain = Field(description="radius of curvature at the bottom, m")
    b: Plain | None = Field(None, description="the same across, m; default: a")


class TorusSurface(SurfaceTable):
    """A torus about the z axis of its frame."""

    kind: Literal["torus"]
    radius: Plain = Field(description="to the middle of the tube, m")
    tube: Plain = Field(description="radius of the tube, m")
    inside: bool = Field(False, description="the free side is the inside of the tube")


def surface_kind(value: Any) -> Any:
    """The kind of a surface; the two that have a formula need not say it."""
    if not isinstance(value, dict):
        return getattr(value, "kind", None)
    implied = [kind for kind in ("equation", "height") if kind in value]
    return value.get("kind", implied[0] if implied else None)


AnySurface = Annotated[
    Annotated[EquationSurface, Tag("equation")]
    | Annotated[HeightSurface, Tag("height")]
    | Annotated[PlaneSurface, Tag("plane")]
    | Annotated[SphereSurface, Tag("sphere")]
    | Annotated[CylinderSurface, Tag("cylinder")]
    | Annotated[ConeSurface, Tag("cone")]
    | Annotated[ParaboloidSurface, Tag("paraboloid")]
    | Annotated[TorusSurface, Tag("torus")],
    Discriminator(surface_kind),
]


# --- bodies ---------------------------------------------------------------------------------------------
class BodyTable(Table):
    """What all bodies have."""

    mass: Formula | None = Field(None, description="kg; may hold parameters")


class RigidTable(BodyTable):
    """What all bodies but particles have."""

    marks: dict[str, Formula3] = Field(
        default_factory=dict, description="zero-mass particles pasted on it: name = place (m)"
    )


class ParticleBody(BodyTable):
    """A point with a mass, which may be zero."""

    kind: Literal["particle"]
    position: Formula3 | None = Field(None, description="a formula instead of coordinates (m)")


class RigidBodyTable(RigidTable):
    """Mass and inertia without a shape."""

    kind: Literal["rigid"]
    inertia: Turn = Field(description="three principal moments, or a matrix of three rows, kg m2")


class SolidBody(RigidTable):
    """Mass, inertia and any smooth surface."""

    kind: Literal["solid"]
    inertia: Turn = Field(description="three principal moments, or a matrix of three rows, kg m2")
    surface: str = Field(description="f(x, y, z) in body axes, negative inside")
    top: Plain | None = Field(None, description="body z of a flat top, for pictures, m")


class SphereBody(RigidTable):
    """A ball, or a thin hollow one."""

    kind: Literal["sphere"]
    radius: Plain = Field(description="m")
    density: Plain | None = Field(None, description="kg/m3 (shell: kg/m2)")
    halves: Plain2 | None = Field(None, description="densities at -x and at +x")
    shell: bool = Field(False, description="thin and hollow")
    inertia: Turn | None = Field(None, description="kg m2, where it is known better")


class EllipsoidBody(RigidTable):
    """A solid ellipsoid."""

    kind: Literal["ellipsoid"]
    semiaxes: Plain3 = Field(description="m")
    density: Plain | None = Field(None, description="kg/m3")


class DiscBody(RigidTable):
    """A flat disc, its axis along body z."""

    kind: Literal["disc"]
    radius: Plain = Field(description="m")
    thickness: Plain = Field(0.0, description="m")
    density: Plain | None = Field(
        None, description="kg/m2 of a thin one, kg/m3 of one with thickness"
    )


class RingBody(RigidTable):
    """A thin ring, or with a section a torus, about body z."""

    kind: Literal["ring"]
    radius: Plain = Field(description="m")
    section: Plain = Field(0.0, description="radius of the cross section, m")
    density: Plain | None = Field(None, description="kg/m of a thin one, kg/m3 of a torus")


class CylinderBody(RigidTable):
    """A solid cylinder along body z."""

    kind: Literal["cylinder"]
    radius: Plain = Field(description="m")
    length: Plain = Field(description="m")
    density: Plain | None = Field(None, description="kg/m3")


class ConeBody(RigidTable):
    """A solid cone along body z, the apex up."""

    kind: Literal["cone"]
    radius: Plain = Field(description="m")
    height: Plain = Field(description="m")
    density: Plain | None = Field(None, description="kg/m3")


class BoxBody(RigidTable):
    """A solid box."""

    kind: Literal["box"]
    sides: Plain3 = Field(description="full lengths along body x, y, z, m")
    density: Plain | None = Field(None, description="kg/m3")


class CompoundBody(Table):
    """Shapes put together into one rigid body."""

    kind: Literal["compound"]
    parts: list[Part] = Field(min_length=1, max_length=100, description="the shapes in place")
    outer: int | None = Field(None, description="the part that touches, counted from 0")
    marks: dict[str, Formula3] = Field(default_factory=dict, description="name = place (m)")


AnyShape = Annotated[
    SphereBody | EllipsoidBody | DiscBody | RingBody | CylinderBody | ConeBody | BoxBody
    | SolidBody | CompoundBody,
    Field(discriminator="kind"),
]  # fmt: skip


class Part(Table):
    """A shape in its place in a compound."""

    shape: AnyShape
    offset: Plain3 = Field([0.0, 0.0, 0.0], description="of its reference point, m")
    quaternion: Plain4 | None = Field(None, description="scalar first; default: not turned")


AnyBody = Annotated[
    SphereBody | EllipsoidBody | DiscBody | RingBody | CylinderBody | ConeBody | BoxBody
    | SolidBody | CompoundBody | RigidBodyTable | ParticleBody,
    Field(discriminator="kind"),
]  # fmt: skip

CompoundBody.model_rebuild()

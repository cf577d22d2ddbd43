"""Choose what to draw of surfaces: where the motion goes, as fine as their curvature needs, moving as they move.

An unbounded surface is drawn as far as the motion goes on it: over a rectangle if it is a height, over a disc if it
turns or is round, else inside a box. A closed one not much larger than the motion is drawn whole; but a bowl, whose
free side is inside, only up to a little above the motion.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.constraints.surface import Surface
from trundle.symbols.expression import as_expression
from trundle.symbols.variables import Parameter, variables_in
from trundle.view.arrays import Array, packed, quaternions
from trundle.view.meshes import (
    SurfaceFunction,
    SurfaceMesh,
    clipped,
    disc,
    height_mesh,
    implicit_mesh,
    lifted,
    rectangle,
)

FINE = 4e-4  # of the size of what is drawn: how far triangles may be from the surface
CLOSE = 0.01  # and of the size of what touches it
MOST = 3000  # vertices of one surface
MOST_CHANGING = 600  # of one whose shape changes: they are sent for many times
SHAPES = 250_000  # bytes for all of these
# cells across a surface that is no height, and how often to change them
COARSE, FINEST, ROUNDS = 16, 96, 5
THIN = 2.0  # a wire turns by more radians than that within a spacing of the grid
SECTORS = 72  # of a round patch
COMPARABLE = 4.0  # a closed surface up to that many times the size of the motion is drawn whole
NARROW = 0.35  # least width of a patch, over its length
# Of a patch's lesser half width: a surface is drawn that much beyond where the motion goes.
STEEP = 0.2

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


@dataclass(frozen=True, eq=False)
class Visit:
    """Where things come near a surface: points (n, 3) in its own frame, and how large the things are (m)."""

    points: np.ndarray
    reach: float

    def box(self) -> tuple[np.ndarray, np.ndarray]:
        """Middle and half widths (3,), with room around."""
        low, high = self.points.min(axis=0), self.points.max(axis=0)
        half = (high - low) / 2
        room = 1.3 * self.reach + 0.12 * half.max()
        return (low + high) / 2, half + (room if room > 0 else 1.0)


@dataclass(frozen=True, eq=False)
class Frame:
    """Where a surface's own frame is: position (n, 3), rotation (n, 3, 3); n = 1 if it stands still.

    place, turn   the expressions of both, where one of them moves
    """

    position: np.ndarray
    rotation: np.ndarray
    turns: bool
    place: tuple[Any, ...] = ()
    turn: tuple[Any, ...] = ()

    @classmethod
    def of(cls, surface: Surface, motion: BareMotion) -> Frame:
        position, rotation = np.zeros((1, 3)), np.eye(3)[None]
        if surface.position is not None:
            position = motion[surface.position]
        if surface.rotation is not None:
            rotation = motion[surface.rotation]
        moving = moves(surface.position), moves(surface.rotation)
        if not any(moving):
            position, rotation = position[:1], rotation[:1]
        rows = max(len(position), len(rotation))
        return cls(
            np.broadcast_to(position, (rows, 3)),
            np.broadcast_to(rotation, (rows, 3, 3)),
            moving[1],
            *(
                (as_expression(x),) if any(moving) and x is not None else ()
                for x in (surface.position, surface.rotation)
            ),
        )

    def local(self, points: np.ndarray) -> np.ndarray:
        """World points (n, 3) of the frames' times in the surface's own frame."""
        return np.asarray(np.einsum("nji,nj->ni", self.rotation, points - self.position))


def moves(value: Any) -> bool:
    """Whether a position or rotation changes during a motion."""
    return value is not None and any(v.kind != "parameter" for v in variables_in(value))


@dataclass(frozen=True, eq=False)
class Drawn:
    """One entry of the scene's "surfaces", and its mesh."""

    data: dict[str, Any]
    mesh: SurfaceMesh


def drawn_surface(
    surface: Surface,
    frame: Frame,
    visit: Visit,
    values: Mapping[Parameter, float],
    times: np.ndarray,
    extent: float | None,
    up: np.ndarray,
) -> Drawn | None:
    """The part of a surface to draw; None where there is nothing."""
    field = SurfaceFunction.of(surface, values)
    begin = float(times[0])
    axis = field.height_axis()
    if axis is None:
        mesh = _implicit(
            field, visit, begin, extent, None if frame.turns else frame.rotation[0].T @ up
        )
    else:
        mesh = _height(field, axis, visit, begin, extent, frame.turns)
    if mesh is None or not len(mesh.triangles):
        return None
    data = {
        "name": surface.name,
        "mesh": mesh.data,
        "grid": 0.0 if _thin(mesh) else spacing(mesh.vertices),
        "position": Array(frame.position, *frame.place),
        "quaternion": Array(quaternions(frame.rotation), *frame.turn, how="turn"),
        "frames": _changing(field, axis, mesh, times) if field.changes else None,
        "body": None if surface.body is None else surface.body.name,
    }
    return Drawn(data, mesh)


def spacing(vertices: np.ndarray) -> float:
    """A round distance of grid lines, 1, 2 or 5 times a power of ten: 10 to 25 lines across.

    >>> spacing(np.array([[0.0, 0.0, 0.0], [1.3, 0.2, 0.0]]))
    0.1
    """
    across = float((vertices.max(axis=0) - vertices.min(axis=0)).max())
    power = 10.0 ** math.floor(math.log10(across / 10)) if across > 0 else 1.0
    fitting = [k * power for k in (1, 2, 5) if k * power <= across / 10 * (1 + 1e-9)]
    return float(f"{fitting[-1]:.3g}")


def _thin(mesh: SurfaceMesh) -> bool:
    """Whether a surface is a wire beside the spacing of its grid, whose lines would say nothing."""
    a, b = mesh.triangles.T[:2]
    apart = np.linalg.norm(mesh.vertices[a] - mesh.vertices[b], axis=1)
    bend = np.linalg.norm(mesh.normals[a] - mesh.normals[b], axis=1) / np.maximum(apart, 1e-300)
    return bool(np.median(bend) * spacing(mesh.vertices) > THIN)


# --- heights -----------------------------------------------------------------------------------------------
def _height(
    field: SurfaceFunction, axis: int, visit: Visit, time: float, extent: float | None, turns: bool
) -> SurfaceMesh | None:
    rest = [k for k in range(3) if k != axis]
    middle, half = (part[rest] for part in visit.box())
    bounds = field.bounds[rest]
    measured = bool(np.isfinite(bounds).any())  # drawn no further than there are data
    turned = not measured and (turns or _revolved(field, axis, middle, half, time))
    if turned:  # a turntable, a funnel: round, about its own middle
        furthest = float(np.linalg.norm(visit.points[:, rest], axis=1).max())
        middle, half = np.zeros(2), np.full(2, 1.08 * furthest + 1.3 * visit.reach)
    half = np.full(2, extent) if extent is not None else np.maximum(half, NARROW * half.max())
    if measured:
        low, high = (np.clip(middle + side * half, *bounds.T) for side in (-1.0, 1.0))
        middle, half = (low + high) / 2, (high - low) / 2
    tolerance = FINE * 2 * float(np.linalg.norm(half))
    if visit.reach > 0:
        tolerance = min(tolerance, CLOSE * visit.reach)
    most = MOST_CHANGING if field.changes else MOST
    counts = _counts(field, axis, middle, half, time, tolerance, most)
    if turned:
        rings = min(max(1, math.ceil(max(counts) / 2)), most // SECTORS)
        flat, triangles = disc(middle, float(half[0]), rings, SECTORS)
    else:
        flat, triangles = rectangle(middle - half, middle + half, counts)
    mesh = height_mesh(field, flat, triangles, axis, time)
    if extent is not None or field.changes or not len(mesh):
        return mesh
    level = visit.points[:, axis]
    room = 1.5 * visit.reach + STEEP * float(half.min())
    for side in (1.0, -1.0):
        beyond = side * mesh.vertices[:, axis] - float((side * level).max()) - room
        # a peak or a pit inside stays, though the motion keeps off it
        beyond = np.where(mesh.from_rim(beyond > 0), beyond, np.minimum(beyond, 0.0))
        part = clipped(mesh, beyond, field, time)
        mesh = mesh if part is None else part
    return mesh


def _revolved(
    field: SurfaceFunction, axis: int, middle: np.ndarray, half: np.ndarray, time: float
) -> bool:
    """Whether a height is the same all around its axis, and not a plane; and the motion goes around that axis."""
    if np.any(np.abs(middle) > half):
        return False
    radius, angle = np.meshgrid(np.linspace(0.1, 1.0, 7), np.arange(0.2, 6.2, 0.5), indexing="ij")
    flat = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1) * half.max()
    height = lifted(field, flat.reshape(-1, 2), axis, time)[:, axis].reshape(radius.shape)
    if not np.all(np.isfinite(height)):
        return False
    small = 1e-9 * float(half.max())
    return bool(np.ptp(height, axis=1).max() < small < np.ptp(height))


def _counts(
    field: SurfaceFunction,
    axis: int,
    middle: np.ndarray,
    half: np.ndarray,
    time: float,
    tolerance: float,
    most: int,
) -> tuple[int, int]:
    """Cells along either side, from the second differences of the height."""
    probe = 48
    flat, _ = rectangle(middle - half, middle + half, (probe, probe))
    height = lifted(field, flat, axis, time)[:, axis].reshape(probe + 1, probe + 1)
    allowed = 8 * tolerance
    counts = []
    for k in range(2):
        bend = np.abs(np.diff(height, 2, axis=k))
        bend = bend[np.isfinite(bend)]
        worst = float(np.quantile(bend, 0.98)) if len(bend) else 0.0
        flat_enough = worst <= 1e-12 * float(half.max())
        counts.append(1 if flat_enough else max(8, math.ceil(probe * math.sqrt(worst / allowed))))
    share = min(1.0, math.sqrt(most / ((counts[0] + 1) * (counts[1] + 1))))
    return max(1, int(counts[0] * share)), max(1, int(counts[1] * share))


# --- any other ------------------------------------------------------------------------------------------------
def _implicit(
    field: SurfaceFunction, visit: Visit, time: float, extent: float | None, up: np.ndarray | None
) -> SurfaceMesh | None:
    middle, half = visit.box()
    half = np.full(3, extent) if extent is not None else np.maximum(half, NARROW * half.max())
    whole = _closed_box(field, middle, COMPARABLE * np.full(3, half.max()), time)
    if whole is None:
        mesh = _fine_enough(field, middle - 1.1 * half, middle + 1.1 * half, time)
        return None if mesh is None else _inside_box(mesh, middle, half, field, time)
    mesh = _fine_enough(field, *whole, time)
    if mesh is None or up is None:
        return mesh
    outward = mesh.vertices - mesh.vertices.mean(axis=0)
    if np.einsum("ij,ij->i", outward, mesh.normals).mean() > 0:
        return mesh
    # a bowl: open above the motion, as seen by the camera
    limit = float((visit.points @ up).max()) + visit.reach
    return clipped(mesh, mesh.vertices @ up - limit, field, time) or mesh


def _closed_box(
    field: SurfaceFunction, middle: np.ndarray, half: np.ndarray, time: float
) -> tuple[np.ndarray, np.ndarray] | None:
    """The box that holds the whole surface, if it ends inside the one given: found by points moved onto it."""
    line = np.linspace(-1.0, 1.0, 17)
    cloud = np.stack(np.meshgrid(line, line, line), axis=-1).reshape(-1, 3) * half + middle
    for _ in range(3):
        cloud = field.onto(cloud, time, float(half.max()) / 4)
    f, g = field.both(cloud, time)
    with np.errstate(all="ignore"):
        off = np.abs(f) / np.linalg.norm(g, axis=1)
    cloud = cloud[off < 1e-6 * half.max()]  # undefined ones compare false
    inside = np.all(np.abs(cloud - middle) <= half, axis=1)
    if not inside.any() or np.any(np.abs(cloud - middle)[inside] > 0.97 * half):
        return None
    low, high = cloud[inside].min(axis=0), cloud[inside].max(axis=0)
    room = 0.04 * float((high - low).max())
    return low - room, high + room


def closed_mesh(
    field: SurfaceFunction, middle: np.ndarray, size: float, time: float = 0.0
) -> SurfaceMesh | None:
    """A closed surface about a point, of about that size (within a factor of four); None if it does not close."""
    for factor in (2.0, COMPARABLE, 4 * COMPARABLE):
        box = _closed_box(field, middle, np.full(3, factor * size), time)
        if box is not None:
            return _fine_enough(field, *box, time)
    return None


def _fine_enough(
    field: SurfaceFunction, low: np.ndarray, high: np.ndarray, time: float
) -> SurfaceMesh | None:
    """A mesh inside a box, refined as far as the number of vertices allows: it grows with the square of the cells."""
    most = MOST_CHANGING if field.changes else MOST
    best, cells, tried = None, COARSE, set[int]()
    while cells not in tried and len(tried) < ROUNDS:
        tried.add(cells)
        mesh = implicit_mesh(field, low, high, cells, time)
        count = 0 if mesh is None else len(mesh)
        if mesh is not None and (best is None or len(best) < count <= most):
            best = mesh
        wanted = cells * math.sqrt(0.9 * most / count) if count else 2 * cells
        cells = min(FINEST, max(COARSE, int(wanted)))
    return best


def _inside_box(
    mesh: SurfaceMesh, middle: np.ndarray, half: np.ndarray, field: SurfaceFunction, time: float
) -> SurfaceMesh | None:
    part: SurfaceMesh | None = mesh
    for axis in range(3):
        for side in (1.0, -1.0):
            if part is not None:
                g = side * (part.vertices[:, axis] - middle[axis]) - half[axis]
                part = clipped(part, g, field, time)
    return part


# --- shapes that change -------------------------------------------------------------------------------------------
def _changing(
    field: SurfaceFunction, axis: int | None, mesh: SurfaceMesh, times: np.ndarray
) -> dict[str, Any]:
    """The vertices at equally spaced times, (K, V, 3): each stays above its place, or follows the surface."""
    most = max(2, SHAPES // (12 * len(mesh)))
    moments = np.linspace(times[0], times[-1], max(2, min(most, len(times))))
    rest = [k for k in range(3) if k != axis]
    shapes, vertices = [], mesh.vertices
    reach = float((vertices.max(axis=0) - vertices.min(axis=0)).max()) / 10
    for moment in moments:
        if axis is None:
            vertices = field.onto(vertices, float(moment), reach)
        else:
            vertices = lifted(field, vertices[:, rest], axis, float(moment))
        shapes.append(vertices)
    return packed(np.array(shapes))

"""Draw rigid bodies: an outline or triangles in body axes, and the pose in every frame.

A shape has an outline. A solid given by any f is meshed. A bare rigid body has only mass and inertia: it is drawn as
the uniform ellipsoid that has both.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.constraints.surface import space
from trundle.symbols.functions import vector
from trundle.symbols.variables import Parameter
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape
from trundle.view.arrays import Array, quaternions
from trundle.view.meshes import SurfaceFunction, SurfaceMesh, clipped
from trundle.view.surfaces import closed_mesh

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

THIN = 0.03  # of the longest: the least semiaxis drawn
MOVING = ("position", "quaternion", "velocity", "omega")
FALLBACK = 0.1  # m: size of a body of which nothing is known


def drawn_body(
    body: RigidBody, motion: BareMotion, values: Mapping[Parameter, float]
) -> dict[str, Any]:
    """One entry of the scene's "bodies"."""
    outline, mesh = None, None
    size = gyration(body, motion)
    if isinstance(body, Shape):
        outline = body.outlined(motion.parameters)
        if outline["kind"] == "solid":
            mesh = skin_mesh(body, values, size, outline.get("top"))
        elif outline["kind"] == "mesh":
            mesh, outline = triangle_mesh(outline), None
    else:
        outline = same_inertia(body, motion)
    extent = extent_of(outline) if mesh is None else float(np.abs(mesh.vertices).max())
    return {
        "name": body.name,
        "outline": outline,
        "mesh": None if mesh is None else mesh.data,
        "extent": extent or size or FALLBACK,
        **{name: Array(motion[getattr(body, name)], getattr(body, name)) for name in MOVING},
    }


def gyration(body: RigidBody, motion: BareMotion) -> float:
    """Radius (m) of the ball with the mass and the mean moment of inertia of a body; zero if it has none."""
    mass, J = float(motion[body.mass][0]), motion[body.inertia][0]
    return float(np.sqrt(2.5 * np.trace(J) / 3 / mass)) if mass > 0 else 0.0


def skin_mesh(
    body: Shape, values: Mapping[Parameter, float], size: float, top: float | None = None
) -> SurfaceMesh | None:
    """The surface of a body in body axes, if it is closed; with a flat top at that z."""
    field = SurfaceFunction(body.surface_function(vector(space)), values)
    mesh = closed_mesh(field, np.zeros(3), size or FALLBACK)
    if mesh is None or top is None:
        return mesh
    lower = clipped(mesh, mesh.vertices[:, 2] - top, field, 0.0)
    return None if lower is None else lidded(lower)


def triangle_mesh(outline: Mapping[str, Any]) -> SurfaceMesh | None:
    """The triangles of a body, flat each, or none where the outline (of a file) does not hold them."""
    corners = (
        np.frombuffer(base64.b64decode(outline["vertices"]), "<f4").reshape(-1, 3).astype(float)
    )
    faces = np.frombuffer(base64.b64decode(outline["triangles"]), "<u4").reshape(-1, 3)
    if not len(faces) or faces.max() >= len(corners):
        return None
    vertices = corners[faces].reshape(-1, 3)
    a, b, c = np.moveaxis(corners[faces], 1, 0)
    normals = np.cross(b - a, c - a)
    length = np.linalg.norm(normals, axis=1, keepdims=True)
    normals = np.repeat(normals / np.where(length > 0, length, 1.0), 3, axis=0)
    return SurfaceMesh(vertices, normals, np.arange(len(vertices)).reshape(-1, 3))


def lidded(mesh: SurfaceMesh) -> SurfaceMesh:
    """Close a mesh that is open above with a flat lid around the middle of its rim."""
    rim = mesh.vertices[mesh.rim]
    if not len(rim):
        return mesh
    middle = rim.mean(axis=0)
    rim = rim[np.argsort(np.arctan2(rim[:, 1] - middle[1], rim[:, 0] - middle[0]))]
    count, before = len(rim), len(mesh)
    around = before + 1 + np.arange(count)
    fan = np.stack([np.full(count, before), around, np.roll(around, -1)], axis=1)
    return SurfaceMesh(
        np.concatenate([mesh.vertices, middle[None], rim]),
        np.concatenate([mesh.normals, np.tile([0.0, 0.0, 1.0], (count + 1, 1))]),
        np.concatenate([mesh.triangles, fan]),
    )


def same_inertia(body: RigidBody, motion: BareMotion) -> dict[str, Any] | None:
    """The uniform ellipsoid with the mass and moments of a body: a^2 = 5/(2 m) (J2 + J3 - J1), and so on."""
    mass = float(motion[body.mass][0])
    moments, axes = np.linalg.eigh(motion[body.inertia][0])
    if not (mass > 0 and moments[-1] > 0):
        return None
    squares = 2.5 / mass * (moments.sum() - 2 * moments)
    semiaxes = np.sqrt(np.maximum(squares, 0.0))
    semiaxes = np.maximum(semiaxes, THIN * semiaxes.max())
    if np.linalg.det(axes) < 0:
        axes[:, 2] = -axes[:, 2]
    own = {"kind": "ellipsoid", "sizes": {"semiaxes": semiaxes.tolist()}, "centre": [0.0] * 3}
    turn = quaternions(axes[None])[0].tolist()
    part = {"outline": own, "position": [0.0] * 3, "quaternion": turn}
    return {"kind": "compound", "sizes": {}, "centre": [0.0] * 3, "parts": [part]}


def extent_of(outline: Mapping[str, Any] | None) -> float:
    """The approximate reach of an outline from the centre of mass, m."""
    if outline is None:
        return 0.0
    if outline["kind"] == "compound":
        return max(
            float(np.linalg.norm(part["position"])) + extent_of(part["outline"])
            for part in outline["parts"]
        )
    sizes = outline["sizes"]
    kind = outline["kind"]
    largest = max((float(np.max(value)) for value in sizes.values()), default=0.0)
    if kind == "box":
        largest = float(np.linalg.norm(sizes["sides"])) / 2
    elif kind == "cylinder":
        largest = float(np.hypot(sizes["radius"], sizes["length"] / 2))
    elif kind == "cone":
        largest = max(0.75 * sizes["height"], float(np.hypot(sizes["radius"], sizes["height"] / 4)))
    elif kind == "ring":
        largest = sizes["radius"] + sizes["section"]
    return largest + float(np.linalg.norm(outline["centre"]))

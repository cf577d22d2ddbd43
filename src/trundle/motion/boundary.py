"""The boundary of a body as points: p = centre + axes u, with u on a unit sphere, circle, disc, cylinder or torus.

All follows from the shape's `outline`, so that a body that came back from a file has the same boundary. The points are
a coarse sample; `retract` brings a moved u back to the boundary, so that a search can go between them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from trundle.constraints.skin import GOLDEN, directions
from trundle.unconstrained.rotations import rotation_matrix

POINTS = 200  # on a sphere: a quarter of its radius apart
AROUND, ALONG = 48, 10  # on a torus: around its axis, and around its section

Retract = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True, eq=False)
class Boundary:
    """Where the outside of a body is, in body axes from the centre of mass.

    centre (3,), axes (3, 3)   p = centre + axes u
    u (3, K)                   the points;  neighbours (K, m)   the nearest of each
    retract                    (3, ...) -> (3, ...), the point of the unit boundary that stands for any u nearby
    width                      half of the least extent, m;  convex   no hole, no hollow
    turns                      whether turning the body moves its boundary; a sphere's does not
    """

    centre: np.ndarray
    axes: np.ndarray
    u: np.ndarray
    neighbours: np.ndarray
    retract: Retract
    width: float
    convex: bool = True
    turns: bool = True


def boundary_of(outline: Mapping[str, Any]) -> Boundary | None:
    """The boundary of a shape from its outline; None for a kind whose outline does not say.

    >>> import trundle as td
    >>> ball = boundary_of(td.Sphere("ball", radius=0.5, mass=1.0).outline)
    >>> bool(np.allclose(np.linalg.norm(ball.axes @ ball.u, axis=0), 0.5)), ball.width
    (True, 0.5)
    """
    sizes, kind = outline["sizes"], outline["kind"]
    if kind == "sphere":
        r = sizes["radius"]
        return replace(_made("sphere", (r, r, r), outline), turns=False)
    if kind == "ellipsoid":
        return _made("sphere", sizes["semiaxes"], outline)
    if kind == "disc":
        return _made("disc", (sizes["radius"],) * 2, outline)
    if kind == "ring" and not sizes["section"]:
        return _made("circle", (sizes["radius"],) * 2, outline)
    if kind == "ring":
        R, s = sizes["radius"], sizes["section"]
        return replace(_made("torus", (R, R, R), outline, s / R), width=s, convex=False)
    if kind == "cylinder":
        r = sizes["radius"]
        return _made("cylinder", (r, r, sizes["length"] / 2), outline)
    if kind == "compound" and outline.get("outer") is not None:
        return _of_part(outline["parts"][outline["outer"]])
    return None


def _of_part(part: Mapping[str, Any]) -> Boundary | None:
    inner = boundary_of(part["outline"])
    if inner is None:
        return None
    turned = rotation_matrix(part["quaternion"])
    S = np.array([[float(turned[i, j]) for j in range(3)] for i in range(3)])
    return replace(
        inner, centre=np.asarray(part["position"]) + S @ inner.centre, axes=S @ inner.axes
    )


def _made(unit: str, sizes: Any, outline: Mapping[str, Any], tube: float = 0.0) -> Boundary:
    """A unit boundary stretched to its sizes along the body axes; a flat one has only two."""
    u, neighbours, retract = _unit(unit, tube)
    stretch = np.diag([*map(float, sizes), 0.0][:3])
    return Boundary(
        np.asarray(outline["centre"], float), stretch, u, neighbours, retract, float(min(sizes))
    )


@functools.lru_cache(maxsize=64)
def _unit(kind: str, tube: float) -> tuple[np.ndarray, np.ndarray, Retract]:
    retract: Retract
    if kind == "sphere":
        u, many, retract = unit_sphere(), 6, _on_sphere
    elif kind == "circle":
        u, many, retract = _circle(96), 2, _on_circle
    elif kind == "disc":
        u, many, retract = np.hstack([_circle(72), _sunflower(POINTS - 72)]), 6, _in_disc
    elif kind == "cylinder":
        u, many, retract = _tube_of_circles(32, 9), 6, _on_cylinder
    else:
        u, many, retract = _torus(tube), 6, functools.partial(_on_torus, tube)
    chart = u
    if kind == "torus":  # by its two angles, however thin it is
        around = AROUND * _circle(AROUND)[:2].repeat(ALONG, axis=1)
        chart = np.vstack([around, ALONG * np.tile(_circle(ALONG)[:2], AROUND)])
    return u, nearest_points(chart, many), retract


def nearest_points(points: np.ndarray, many: int) -> np.ndarray:
    """The places (K, many) of the nearest other ones among points (any, K)."""
    apart = np.linalg.norm(points[:, :, None] - points[:, None, :], axis=0)
    np.fill_diagonal(apart, -1)
    return np.argsort(apart, axis=1, kind="stable")[:, 1 : many + 1]


# --- unit boundaries: points, and the way back ----------------------------------------------------------
def unit_sphere() -> np.ndarray:
    """Points (3, K) on a unit sphere, about equally far apart."""
    return directions(POINTS).T


def _circle(count: int) -> np.ndarray:
    angle = 2 * np.pi * np.arange(count) / count
    return np.array([np.cos(angle), np.sin(angle), np.zeros(count)])


def _sunflower(count: int) -> np.ndarray:
    k = np.arange(count) + 0.5
    radius, angle = 0.95 * np.sqrt(k / count), GOLDEN * k
    return np.array([radius * np.cos(angle), radius * np.sin(angle), np.zeros(count)])


def _tube_of_circles(around: int, along: int) -> np.ndarray:
    z = np.repeat(np.linspace(-1, 1, along), around)
    return np.vstack([np.tile(_circle(around)[:2], along), z])


def _torus(tube: float) -> np.ndarray:
    around, along = _circle(AROUND), _circle(ALONG)
    radius = 1 + tube * along[0]
    flat = (around[:2, :, None] * radius).reshape(2, -1)
    return np.vstack([flat, np.tile(tube * along[1], AROUND)])


def _length(u: np.ndarray) -> np.ndarray:
    """|u|, or 1 where u = 0, to divide by."""
    size = np.sqrt((u**2).sum(axis=0))
    return np.where(size > 0, size, 1.0)


def _on_sphere(u: np.ndarray) -> np.ndarray:
    return np.asarray(u / _length(u))


def _flat(u: np.ndarray, size: np.ndarray, z: Any = 0.0) -> np.ndarray:
    return np.stack([u[0] / size, u[1] / size, z + np.zeros_like(u[2])])


def _on_circle(u: np.ndarray) -> np.ndarray:
    return _flat(u, _length(u[:2]))


def _in_disc(u: np.ndarray) -> np.ndarray:
    return _flat(u, np.maximum(_length(u[:2]), 1.0))


def _on_cylinder(u: np.ndarray) -> np.ndarray:
    return _flat(u, _length(u[:2]), np.clip(u[2], -1, 1))


def _on_torus(tube: float, u: np.ndarray) -> np.ndarray:
    middle = _on_circle(u)
    off = u - middle
    return np.asarray(middle + tube * off / _length(off))

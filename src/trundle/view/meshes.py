"""Triangles of a surface f(x, y, z) = 0: from a height, or from f alone.

A `Field` is f and its gradient as numbers, for many points at once. `height_mesh` takes a surface whose f is linear in
one coordinate; `implicit_mesh` any other, by surface nets: every cell of a grid that the surface passes through gets
one vertex, every edge of the grid that it crosses joins the four vertices around it. The vertices are then moved onto
f = 0 by Newton steps. Normals are gradients: they point to the free side, and so do the triangles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constraints.surface import Surface, space
from trundle.symbols.expression import Expression
from trundle.symbols.lookup import bounds
from trundle.symbols.variables import Parameter, t as TIME, variables_in
from trundle.view.arrays import packed

NEWTON = 6  # steps onto the surface
REACH = 0.5  # of a cell: a Newton step goes no further
EVEN = 5  # how often vertices are moved to the middle of their neighbours


@dataclass(frozen=True, eq=False)
class SurfaceMesh:
    """vertices, normals (V, 3), triangles (T, 3); counterclockwise seen from where the normals point."""

    vertices: np.ndarray
    normals: np.ndarray
    triangles: np.ndarray

    def __len__(self) -> int:
        return len(self.vertices)

    @property
    def data(self) -> dict[str, Any]:
        """As the page reads it."""
        return {
            "vertices": packed(self.vertices),
            "normals": packed(self.normals),
            "triangles": packed(self.triangles, "u4"),
        }

    @property
    def rim(self) -> np.ndarray:
        """The vertices of the open boundary: of edges that belong to one triangle only."""
        edges = np.sort(self.triangles[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1)
        unique, count = np.unique(edges, axis=0, return_counts=True)
        return np.unique(unique[count == 1])

    @property
    def closed(self) -> bool:
        """Whether the mesh has no open boundary."""
        return not len(self.rim)

    def from_rim(self, out: np.ndarray) -> np.ndarray:
        """Those of the vertices `out` (V,) that are joined to the rim by others of them."""
        reached = np.zeros(len(self.vertices), dtype=bool)
        reached[self.rim] = out[self.rim]
        while True:
            touched = self.triangles[reached[self.triangles].any(axis=1)]
            grown = reached.copy()
            grown[touched] = out[touched]
            if np.array_equal(grown, reached):
                return reached
            reached = grown

    def only(self, keep: np.ndarray) -> SurfaceMesh:
        """Keep those triangles and the vertices that they use."""
        triangles = self.triangles[keep]
        used = np.unique(triangles)
        number = np.zeros(len(self.vertices), dtype=int)
        number[used] = np.arange(len(used))
        return SurfaceMesh(self.vertices[used], self.normals[used], number[triangles])


class SurfaceFunction:
    """f and its gradient at points (n, 3) of the surface's own frame, at a time.

    values   of parameters, where they are not those that the parameters bear
    bounds   (3, 2) where measured heights begin and end
    """

    def __init__(self, f: Expression, values: Mapping[Parameter, float]) -> None:
        self.f = f
        found = variables_in(f)
        own = [v.owner for v in found if isinstance(v.owner, Parameter)]
        numbers = [values.get(p, p.value) for p in own]
        self.changes = any(v.kind == "time" for v in found)
        place = ca.vertcat(*(x.sx for x in space))
        fixed = ca.vertcat(ca.SX(0, 1), *(p.sx for p in own))
        f_sx = ca.substitute(f.sx, fixed, ca.DM(numbers)) if own else f.sx
        self.gradient_sx = ca.densify(ca.gradient(f_sx, place))
        self.bounds = bounds(f_sx, place)
        self._value = ca.Function("f", [place, TIME.sx], [ca.densify(f_sx)])
        self._both = ca.Function("both", [place, TIME.sx], [ca.densify(f_sx), self.gradient_sx])

    @classmethod
    def of(cls, surface: Surface, values: Mapping[Parameter, float]) -> SurfaceFunction:
        return cls(surface.f, values)

    def value(self, points: np.ndarray, time: float) -> np.ndarray:
        """f (n,)."""
        return np.asarray(self._value(points.T, time).full()[0])

    def both(self, points: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """f (n,) and gradient (n, 3)."""
        f, gradient = self._both(points.T, time)
        return np.asarray(f.full()[0]), np.asarray(gradient.full().T)

    def height_axis(self) -> int | None:
        """The axis in which f is linear with a constant coefficient; z first, the steepest of a plane."""
        place = ca.vertcat(*(x.sx for x in space), TIME.sx)
        constant = [not ca.depends_on(g, place) for g in self.gradient_sx.elements()]
        slope = [
            abs(float(ca.DM(ca.evalf(g)))) if c else 0.0
            for g, c in zip(self.gradient_sx.elements(), constant, strict=True)
        ]
        if not any(slope):
            return None
        if all(constant):
            return max((2, 1, 0), key=lambda k: slope[k])
        return next(k for k in (2, 1, 0) if slope[k] > 0)

    def onto(self, points: np.ndarray, time: float, reach: float) -> np.ndarray:
        """Move points onto f = 0 along the gradient, by at most `reach` in one step."""
        points = points.copy()
        for _ in range(NEWTON):
            f, g = self.both(points, time)
            with np.errstate(all="ignore"):
                step = -f[:, None] * g / np.einsum("ij,ij->i", g, g)[:, None]
                size = np.linalg.norm(step, axis=1, keepdims=True)
                step *= np.minimum(1.0, reach / size)
            points += np.where(np.isfinite(step), step, 0.0)
        return points

    def normals(self, points: np.ndarray, time: float) -> np.ndarray:
        """Unit gradients (n, 3); up where there is none (the tip of a cone)."""
        g = self.both(points, time)[1]
        size = np.linalg.norm(g, axis=1, keepdims=True)
        good = np.isfinite(size) & (size > 0)
        with np.errstate(all="ignore"):
            return np.where(good, g / size, [0.0, 0.0, 1.0])


def finished(
    field: SurfaceFunction, vertices: np.ndarray, triangles: np.ndarray, time: float
) -> SurfaceMesh:
    """With normals; triangles turned to the free side, those with undefined corners left out."""
    normals = field.normals(vertices, time)
    defined = np.isfinite(vertices).all(axis=1)[triangles].all(axis=1)
    triangles = triangles[defined]
    a, b, c = (vertices[triangles[:, k]] for k in range(3))
    across = np.cross(b - a, c - a)
    facing = np.einsum("ij,ij->i", across, normals[triangles].sum(axis=1)) < 0
    triangles = np.where(facing[:, None], triangles[:, ::-1], triangles)
    whole = np.linalg.norm(across, axis=1) > 0
    return SurfaceMesh(vertices, normals, triangles).only(whole)


# --- heights -----------------------------------------------------------------------------------------
def lifted(field: SurfaceFunction, flat: np.ndarray, axis: int, time: float) -> np.ndarray:
    """Points (n, 3) of a height-like surface above (or beside) points (n, 2) of its other two axes."""
    rest = [k for k in range(3) if k != axis]
    points = np.zeros((len(flat), 3))
    points[:, rest] = flat
    f, g = field.both(points, time)
    points[:, axis] = -f / g[:, axis]  # f is linear there: exact
    return points


def height_mesh(
    field: SurfaceFunction, flat: np.ndarray, triangles: np.ndarray, axis: int, time: float
) -> SurfaceMesh:
    """The mesh over a plane pattern of points (n, 2) and triangles."""
    return finished(field, lifted(field, flat, axis, time), triangles, time)


def rectangle(
    low: np.ndarray, high: np.ndarray, counts: tuple[int, int]
) -> tuple[np.ndarray, np.ndarray]:
    """A pattern of counts[0] x counts[1] cells: points (n, 2), triangles."""
    u, v = (np.linspace(low[k], high[k], counts[k] + 1) for k in range(2))
    points = np.stack(np.meshgrid(u, v, indexing="ij"), axis=-1).reshape(-1, 2)
    number = np.arange(len(points)).reshape(len(u), len(v))
    a, b, c, d = number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]
    halves = np.stack([np.stack([a, b, c], -1), np.stack([a, c, d], -1)])
    return points, halves.reshape(-1, 3)


def disc(
    centre: np.ndarray, radius: float, rings: int, sectors: int
) -> tuple[np.ndarray, np.ndarray]:
    """A pattern of rings about a centre: points (n, 2), triangles."""
    r = np.linspace(0, radius, rings + 1)[1:]
    angle = np.linspace(0, 2 * np.pi, sectors, endpoint=False)
    around = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    points = np.concatenate([centre[None], (centre + r[:, None, None] * around).reshape(-1, 2)])
    number = 1 + np.arange(rings * sectors).reshape(rings, sectors)
    onward = np.roll(number, -1, axis=1)
    middle = np.stack([np.zeros(sectors, dtype=int), number[0], onward[0]], -1)
    a, b, c, d = number[:-1], number[1:], onward[1:], onward[:-1]
    halves = np.stack([np.stack([a, b, c], -1), np.stack([a, c, d], -1)])
    return points, np.concatenate([middle, halves.reshape(-1, 3)])


# --- any other surface -----------------------------------------------------------------------------------
def implicit_mesh(
    field: SurfaceFunction, low: np.ndarray, high: np.ndarray, cells: int, time: float
) -> SurfaceMesh | None:
    """f = 0 inside a box, `cells` of equal size along its longest side; None if it is not in there."""
    size = float((high - low).max()) / cells
    counts = np.maximum(np.ceil((high - low) / size - 1e-9).astype(int), 1)
    middle = (low + high) / 2
    axes = [middle[k] + size * (np.arange(counts[k] + 1) - counts[k] / 2) for k in range(3)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)
    f = field.value(grid.reshape(-1, 3), time).reshape(grid.shape[:3])
    f = np.where(np.isfinite(f), f, np.inf)  # undefined: taken as free
    vertices, number = _net_vertices(grid, f)
    triangles = _net_triangles(f, number)
    if not len(triangles):
        return None
    return finished(field, _even(field, vertices, triangles, REACH * size, time), triangles, time)


def _even(
    field: SurfaceFunction, vertices: np.ndarray, triangles: np.ndarray, reach: float, time: float
) -> np.ndarray:
    """Vertices on the surface, in the middle of their neighbours but for those at the rim: thin tubes look smooth."""
    vertices = field.onto(vertices, time, reach)
    edges = triangles[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2)
    pairs, count = np.unique(np.sort(edges, axis=1), axis=0, return_counts=True)
    both = np.concatenate([pairs, pairs[:, ::-1]])
    around = np.bincount(both[:, 0], minlength=len(vertices))
    moving = around > 0
    moving[pairs[count == 1]] = False
    for _ in range(EVEN):
        middle = np.zeros_like(vertices)
        np.add.at(middle, both[:, 0], vertices[both[:, 1]])
        vertices[moving] = middle[moving] / around[moving][:, None]
        vertices = field.onto(vertices, time, reach)
    return vertices


def _net_vertices(grid: np.ndarray, f: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """One vertex in each cell that the surface enters: the mean of where it crosses the cell's edges.

    Also the number of the vertex in each cell, -1 where there is none.
    """
    n = np.array(f.shape) - 1
    total, count = np.zeros((*n, 3)), np.zeros(n)
    for axis in range(3):
        first, second = _along(axis, f.ndim)
        f0, f1 = f[first], f[second]
        crossed = (f0 < 0) != (f1 < 0)
        with np.errstate(all="ignore"):
            share = np.where(np.isfinite(f0 - f1), f0 / (f0 - f1), 0.5)
        share = np.where(crossed, np.clip(share, 0.0, 1.0), 0.0)[..., None]
        place = np.where(
            crossed[..., None], grid[first] + share * (grid[second] - grid[first]), 0.0
        )
        others = [k for k in range(3) if k != axis]
        for i in (0, 1):  # the four cells around each edge
            for j in (0, 1):
                cut: list[Any] = [slice(None)] * 3
                cut[others[0]] = slice(i, i + n[others[0]])
                cut[others[1]] = slice(j, j + n[others[1]])
                total += place[tuple(cut)]
                count += crossed[tuple(cut)]
    inside = count > 0
    number = np.full(tuple(n), -1)
    number[inside] = np.arange(int(inside.sum()))
    return total[inside] / count[inside][:, None], number


def _net_triangles(f: np.ndarray, number: np.ndarray) -> np.ndarray:
    """Two triangles for every inner edge of the grid that the surface crosses."""
    found = []
    for axis in range(3):
        first, second = _along(axis, f.ndim)
        crossed = (f[first] < 0) != (f[second] < 0)
        u, v = (k for k in range(3) if k != axis)
        inner: list[Any] = [slice(None)] * 3
        inner[u] = inner[v] = slice(1, -1)
        at = np.argwhere(crossed[tuple(inner)])
        corner = []
        for i, j in ((0, 0), (1, 0), (1, 1), (0, 1)):
            cell = at.copy()
            cell[:, u] += i
            cell[:, v] += j
            corner.append(number[tuple(cell.T)])
        a, b, c, d = corner
        found += [np.stack([a, b, c], -1), np.stack([a, c, d], -1)]
    return np.concatenate(found)


def _along(axis: int, ndim: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Index of the first and of the second ends of all edges of a grid along an axis."""
    first: list[Any] = [slice(None)] * ndim
    second = first.copy()
    first[axis], second[axis] = slice(None, -1), slice(1, None)
    return tuple(first), tuple(second)


def clipped(
    mesh: SurfaceMesh, g: np.ndarray, field: SurfaceFunction, time: float
) -> SurfaceMesh | None:
    """The part where g (V,), a number at each vertex, is not positive; triangles across g = 0 are cut there."""
    out = g > 0
    if not out.any():
        return mesh
    if out.all():
        return None
    mixed = out[mesh.triangles].any(axis=1) & ~out[mesh.triangles].all(axis=1)
    edges = np.sort(mesh.triangles[mixed][:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1)
    edges = np.unique(edges[out[edges[:, 0]] != out[edges[:, 1]]], axis=0)
    if not len(edges):
        return mesh.only(~out[mesh.triangles].any(axis=1))
    a, b = edges.T
    share = (g[a] / (g[a] - g[b]))[:, None]
    new = mesh.vertices[a] + share * (mesh.vertices[b] - mesh.vertices[a])
    longest = float(np.linalg.norm(mesh.vertices[a] - mesh.vertices[b], axis=1).max())
    new = field.onto(new, time, REACH * longest)
    number = {
        (int(i), int(j)): len(mesh.vertices) + k for k, (i, j) in enumerate(zip(a, b, strict=True))
    }
    cut = [
        piece for corners in mesh.triangles[mixed] for piece in _cut(corners.tolist(), out, number)
    ]
    kept = mesh.triangles[~out[mesh.triangles].any(axis=1)]
    triangles = np.concatenate([kept, np.array(cut, dtype=int).reshape(-1, 3)])
    if not len(triangles):
        return None
    return finished(field, np.concatenate([mesh.vertices, new]), triangles, time)


def _cut(
    corners: list[int], out: np.ndarray, number: dict[tuple[int, int], int]
) -> list[tuple[int, int, int]]:
    """The rest of a triangle with one or two corners out."""

    def between(i: int, j: int) -> int:
        return number[(i, j) if i < j else (j, i)]

    odd = 1 if int(out[corners].sum()) == 1 else 0  # the corner that differs from the two others
    k = next(k for k in range(3) if out[corners[k]] == odd)
    p, q, r = corners[k], corners[(k + 1) % 3], corners[(k + 2) % 3]
    pq, pr = between(p, q), between(p, r)
    return [(pq, q, r), (pq, r, pr)] if odd else [(p, pq, pr)]

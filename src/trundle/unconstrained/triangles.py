"""Triangles that bound a body: read from STL, checked, and what they hold by the divergence theorem.

A tetrahedron from the origin to a triangle a, b, c has the volume V = a.(b x c)/6, with a sign. Summed over a closed
surface whose triangles run counterclockwise seen from outside, with s = a + b + c (Eberly; Tonon),

    volume = sum V,   first moment = sum V s/4,   second moments = sum V (s s' + a a' + b b' + c c')/20
"""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.data_files import MOST_BYTES, meant_file
from trundle.symbols.values import real_numbers, shown

MOST = 400_000  # triangles
WELD = 1e-6  # of the size: corners closer than that are one, where they are not the same to the last bit


class Contents(NamedTuple):
    """volume (m3), centroid (3) (m), and second moments (3, 3) about it, of unit density (m5)."""

    volume: float
    centroid: np.ndarray
    second: np.ndarray

    @property
    def inertia(self) -> np.ndarray:
        """(3, 3) about the centroid, of unit density."""
        return np.asarray(np.trace(self.second) * np.eye(3) - self.second)


def contents(vertices: np.ndarray, faces: np.ndarray) -> Contents:
    """What closed triangles hold."""
    middle = (vertices.min(axis=0) + vertices.max(axis=0)) / 2  # near, so that little cancels
    a, b, c = np.moveaxis((vertices - middle)[faces], 1, 0)
    V = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6
    s = a + b + c
    volume = float(V.sum())
    centroid = (V @ s) / 4 / volume
    products = sum(np.einsum("i,ij,ik->jk", V, x, x) for x in (s, a, b, c)) / 20
    return Contents(volume, middle + centroid, products - volume * np.outer(centroid, centroid))


def given(surface: Any, part: str) -> tuple[np.ndarray, np.ndarray]:
    """Vertices (n, 3) and faces (m, 3) of an STL file, or of arrays; closed, and facing outwards."""
    if isinstance(surface, (str, Path)):
        vertices, faces = _welded(read_stl(Path(surface), part))
    else:
        vertices, faces = _arrays(surface, part)
    if len(faces) > MOST:
        raise _wrong(
            part, f"has {len(faces)} triangles", f"at most {MOST}", "a scan that was not thinned"
        )
    _check_closed(vertices, faces, part)
    with np.errstate(all="ignore"):  # a flat sheet has no centroid
        found = contents(vertices, faces)
    if not found.volume > 1e-9 * float(np.prod(np.ptp(vertices, axis=0))):
        inside_out = found.volume < 0
        raise _wrong(
            part,
            "faces inwards" if inside_out else "holds no volume",
            "triangles that run counterclockwise, seen from outside",
            "a mirrored export, or normals turned over" if inside_out else "a flat sheet",
            f'td.Mesh("{part}", (vertices, faces[:, ::-1]), density=1000)',
        )
    return vertices, faces


def _arrays(surface: Any, part: str) -> tuple[np.ndarray, np.ndarray]:
    pair = (
        tuple(surface) if isinstance(surface, (tuple, list)) and len(surface) == 2 else (None, None)
    )
    vertices, faces = (real_numbers(one) if one is not None else None for one in pair)
    widths = [0 if one is None or one.ndim != 2 else one.shape[1] for one in (vertices, faces)]
    if vertices is None or faces is None or widths != [3, 3] or not len(faces):
        raise _wrong(
            part,
            f"cannot be made from {shown(surface, 60)}",
            "an .stl file, or (vertices, faces) with three numbers in every row",
            "only one of the two, or quadrangles",
        )
    if np.any(faces != np.round(faces)) or faces.min() < 0 or faces.max() >= len(vertices):
        raise _wrong(
            part,
            f"names corners from {faces.min():g} to {faces.max():g}",
            f"whole numbers from 0 to {len(vertices) - 1}",
            "corners counted from 1, as in other formats",
            "faces - 1",
        )
    return vertices, faces.astype(int)


def _check_closed(vertices: np.ndarray, faces: np.ndarray, part: str) -> None:
    """Every edge belongs to two triangles, which run along it in opposite directions."""
    edges = faces[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2)
    n = len(vertices)
    there, back = edges[:, 0] * n + edges[:, 1], edges[:, 1] * n + edges[:, 0]
    known, count = np.unique(there, return_counts=True)
    loose = np.setdiff1d(back, known)
    if not len(loose) and np.all(count == 1):
        return
    undirected = np.unique(np.sort(edges, axis=1), axis=0, return_counts=True)[1]
    open_edges = int(np.sum(undirected == 1))
    if open_edges:
        raise _wrong(
            part,
            f"has {open_edges} open edges",
            "a closed surface",
            "a hole, or parts that do not meet; a mass from inside needs none",
            f'td.RigidBody("{part}", mass=1.0, inertia=(1, 1, 1))  # if mass and inertia are known',
        )
    raise _wrong(
        part,
        f"has {max(len(loose), int(np.sum(count > 1)))} edges along which neighbours disagree",
        "triangles that all face outwards, two at every edge",
        "some triangles are turned over, or three meet at an edge",
    )


def _wrong(part: str, given: str, expected: str, cause: str, fix: str = "") -> ModelError:
    line = fix or f'td.Mesh("{part}", (vertices, faces), density=1000)'
    return ModelError(
        f"The mesh of {part!r} {given}.", expected, cause, line, key="file", part=part
    )


# --- STL ------------------------------------------------------------------------------------------
def read_stl(path: Path, part: str) -> np.ndarray:
    """Corners (m, 3, 3) of the triangles of an STL file, binary or text."""
    if not path.is_file() or path.suffix.lower() != ".stl":
        why = "is not there" if not path.exists() else "is no .stl file"
        raise _wrong(
            part,
            f"is to be read from {path.name!r}, which {why}",
            "an .stl file",
            "the file was moved or mistyped",
            f'file="{meant_file(path, (".stl",))}"',
        )
    if path.stat().st_size > MOST_BYTES:
        size = path.stat().st_size / 2**20
        raise _wrong(
            part,
            f"has {size:.0f} MB",
            f"at most {MOST_BYTES // 2**20} MB",
            "a scan that was not thinned",
        )
    data = path.read_bytes()
    count = struct.unpack("<I", data[80:84])[0] if len(data) >= 84 else -1
    if len(data) == 84 + 50 * count:
        record = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])
        corners: np.ndarray | None = np.frombuffer(data, record, count, 84)["corners"].astype(float)
    else:
        corners = _text(data)
    if corners is None or not len(corners) or not np.isfinite(corners).all():
        raise _wrong(
            part,
            f"cannot be read from {path.name!r}",
            "an STL file, binary or text",
            "a file that was cut, or of another format",
        )
    return corners


def _text(data: bytes) -> np.ndarray | None:
    try:
        text = data.decode("ascii")
    except UnicodeDecodeError:
        return None
    number = r"([-+]?[0-9.]{1,40}(?:[eE][-+]?[0-9]{1,4})?)"
    rows = re.findall(rf"vertex[ \t]+{number}[ \t]+{number}[ \t]+{number}", text)
    if not text.lstrip().startswith("solid") or len(rows) % 3 or not rows:
        return None
    try:
        return np.array(rows, float).reshape(-1, 3, 3)
    except ValueError:
        return None


def _welded(corners: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Corners that are the same become one; triangles without area go."""
    flat = corners.reshape(-1, 3)
    vertices, faces = np.unique(flat, axis=0, return_inverse=True)
    faces = faces.reshape(-1, 3)
    if (
        len(np.unique(np.sort(faces[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1), axis=0))
        * 2
        != faces.size
    ):
        step = WELD * float(np.ptp(flat, axis=0).max())
        _, first, faces = np.unique(
            np.round(flat / step), axis=0, return_index=True, return_inverse=True
        )
        vertices, faces = flat[first], faces.reshape(-1, 3)
    a, b, c = faces.T
    return vertices, faces[(a != b) & (b != c) & (c != a)]

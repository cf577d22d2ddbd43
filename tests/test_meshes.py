"""Triangles of surfaces: they lie on f = 0, face the free side, and have the areas and holes of the real thing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.view.arrays import packed, quaternions, unpacked
from trundle.view.meshes import (
    SurfaceFunction,
    SurfaceMesh,
    clipped,
    disc,
    height_mesh,
    implicit_mesh,
    rectangle,
)
from trundle.view.surfaces import closed_mesh, spacing


def field(surface: td.Surface) -> SurfaceFunction:
    return SurfaceFunction.of(surface, {})


def around(surface: td.Surface, half: float, cells: int = 40) -> SurfaceMesh:
    mesh = implicit_mesh(field(surface), np.full(3, -half), np.full(3, half), cells, 0.0)
    assert mesh is not None
    return mesh


def areas(mesh: SurfaceMesh) -> np.ndarray:
    a, b, c = (mesh.vertices[mesh.triangles[:, k]] for k in range(3))
    return np.asarray(np.cross(b - a, c - a) / 2)


def volume(mesh: SurfaceMesh) -> float:
    return float(np.einsum("ij,ij->", mesh.vertices[mesh.triangles].mean(axis=1), areas(mesh)) / 3)


def holes(mesh: SurfaceMesh) -> float:
    """The genus, from Euler's V - E + F = 2 - 2 g of a closed surface."""
    edges = 3 * len(mesh.triangles) / 2
    return 1 - (len(mesh) - edges + len(mesh.triangles)) / 2


def check_on_surface(
    mesh: SurfaceMesh, f: SurfaceFunction, time: float = 0.0, within: float = 1e-9
) -> None:
    values, gradient = f.both(mesh.vertices, time)
    size = np.linalg.norm(gradient, axis=1)
    assert np.abs(values / size).max() < within
    assert np.einsum("ij,ij->i", mesh.normals, gradient / size[:, None]).min() > 1 - 1e-12
    facing = np.einsum("ij,ij->i", areas(mesh), mesh.normals[mesh.triangles].mean(axis=1))
    assert facing.min() > 0


def test_sphere_has_its_area_and_volume_and_no_rim() -> None:
    surface = td.Surface.sphere(1.0)
    mesh = around(surface, 1.3)
    check_on_surface(mesh, field(surface))
    assert mesh.closed
    assert holes(mesh) == 0
    assert np.linalg.norm(areas(mesh), axis=1).sum() == pytest.approx(4 * np.pi, rel=5e-3)
    assert volume(mesh) == pytest.approx(4 / 3 * np.pi, rel=5e-3)


def test_bowl_is_the_same_sphere_turned_inside() -> None:
    assert volume(around(td.Surface.sphere(1.0, inside=True), 1.3)) == pytest.approx(
        -4 / 3 * np.pi, rel=5e-3
    )


def test_torus_has_one_hole_and_its_area() -> None:
    surface = td.Surface.torus(1.0, 0.4)
    mesh = around(surface, 1.5)
    check_on_surface(mesh, field(surface))
    assert holes(mesh) == 1
    assert np.linalg.norm(areas(mesh), axis=1).sum() == pytest.approx(4 * np.pi**2 * 0.4, rel=1e-2)


def test_clipped_sphere_has_the_area_of_its_zone() -> None:
    """A zone of height h has the area 2 pi r h (Archimedes)."""
    surface = td.Surface.sphere(1.0)
    whole = around(surface, 1.3)
    part = clipped(whole, whole.vertices[:, 2] - 0.3, field(surface), 0.0)
    assert part is not None
    check_on_surface(part, field(surface))
    assert part.vertices[:, 2].max() == pytest.approx(0.3, abs=2e-3)
    assert np.linalg.norm(areas(part), axis=1).sum() == pytest.approx(2 * np.pi * 1.3, rel=5e-3)
    assert not part.closed


def test_what_is_out_is_told_by_its_way_to_the_rim() -> None:
    points, triangles = rectangle(np.array([-1.0, -1.0]), np.ones(2), (20, 20))
    mesh = height_mesh(field(td.Surface.plane()), points, triangles, 2, 0.0)
    x, y, _ = mesh.vertices.T
    middle, corner = np.hypot(x, y) < 0.35, x + y > 1.15
    assert np.array_equal(mesh.from_rim(middle | corner), corner)
    assert not mesh.from_rim(middle).any()
    assert len(mesh.rim) == 80


def test_clipping_takes_all_or_nothing_where_it_should() -> None:
    surface = td.Surface.sphere(1.0)
    whole = around(surface, 1.3, 12)
    assert clipped(whole, np.full(len(whole), -1.0), field(surface), 0.0) is whole
    assert clipped(whole, np.full(len(whole), 1.0), field(surface), 0.0) is None


def test_nothing_is_made_where_there_is_no_surface() -> None:
    f = field(td.Surface.sphere(1.0))
    assert implicit_mesh(f, np.full(3, 2.0), np.full(3, 3.0), 10, 0.0) is None


def test_heights_are_exact_on_rectangles_and_discs() -> None:
    surface = td.Surface(lambda x, y, z: 2 * (z - 0.3 * x**2 + 0.1 * td.sin(y)))
    f = field(surface)
    assert f.height_axis() == 2
    for pattern in (rectangle(np.zeros(2), np.ones(2), (7, 5)), disc(np.ones(2), 0.7, 5, 24)):
        mesh = height_mesh(f, *pattern, 2, 0.0)
        check_on_surface(mesh, f, within=1e-15)
        x, y, z = mesh.vertices.T
        assert np.abs(z - 0.3 * x**2 + 0.1 * np.sin(y)).max() < 1e-15


def test_patterns_cover_their_areas_once() -> None:
    f = field(td.Surface.plane())
    flat = height_mesh(f, *rectangle(np.array([1.0, 2.0]), np.array([4.0, 4.0]), (3, 2)), 2, 0.0)
    assert areas(flat).sum(axis=0) == pytest.approx([0, 0, 6.0])
    rounded = height_mesh(f, *disc(np.zeros(2), 2.0, 4, 90), 2, 0.0)
    assert areas(rounded).sum(axis=0) == pytest.approx([0, 0, 4 * np.pi], rel=1e-3)


@pytest.mark.parametrize(
    ("f", "axis"),
    [
        (lambda x, y, z: z - x**2, 2),
        (lambda x, y, z: y - z**2, 1),
        (lambda x, y, z: -3 * x + y * z, 0),
        (lambda x, y, z: 0.2 * z + y, 1),  # a plane: along its steepest axis
        (lambda x, y, z: x**2 + y**2 + z**2 - 1, None),
        (lambda x, y, z: z * td.exp(x) - 1, None),
        (lambda x, y, z, t: z - x * t, 2),
        (lambda x, y, z, t: z * t - x**2, None),
    ],
)
def test_heights_are_told_from_other_surfaces(f: Any, axis: int | None) -> None:
    assert field(td.Surface(f)).height_axis() == axis


def test_undefined_parts_of_a_height_are_left_out() -> None:
    f = field(td.Surface(lambda x, y, z: z - td.sqrt(x)))
    mesh = height_mesh(f, *rectangle(np.array([-1.0, 0.0]), np.ones(2), (20, 2)), 2, 0.0)
    assert np.all(np.isfinite(mesh.vertices))
    assert mesh.vertices[:, 0].min() == pytest.approx(0, abs=1e-12)
    assert mesh.vertices[:, 0].max() == 1


def test_parameters_take_the_values_of_the_run() -> None:
    r = td.parameter("r", 1.0)
    surface = td.Surface(lambda x, y, z: x**2 + y**2 + z**2 - r**2)
    for given, radius in (({}, 1.0), ({r: 2.0}, 2.0)):
        mesh = closed_mesh(SurfaceFunction.of(surface, given), np.zeros(3), 1.0)
        assert mesh is not None
        assert np.linalg.norm(mesh.vertices, axis=1) == pytest.approx(radius)


def test_a_thin_hoop_is_found_and_closed() -> None:
    surface = td.Surface.torus(1.0, 0.02)
    mesh = closed_mesh(field(surface), np.zeros(3), 1.0)
    assert mesh is not None
    check_on_surface(mesh, field(surface))
    assert holes(mesh) == 1
    assert len(mesh) < 5000


def test_an_open_surface_does_not_close() -> None:
    assert closed_mesh(field(td.Surface.cylinder(1.0)), np.zeros(3), 1.0) is None


@pytest.mark.parametrize("across", [0.013, 0.2, 0.7, 1.0, 3.3, 9.99, 4200.0])
def test_grid_lines_are_round_and_neither_few_nor_many(across: float) -> None:
    step = spacing(np.array([[0.0, 0.0, 0.0], [across, 0.1 * across, 0.0]]))
    assert 10 - 1e-6 <= across / step <= 25 + 1e-6
    assert f"{step:e}"[0] in "125"


def test_arrays_survive_packing() -> None:
    rng = np.random.default_rng(1)
    values = rng.normal(size=(5, 3))
    assert np.array_equal(unpacked(packed(values)), values.astype(np.float32))
    assert np.array_equal(unpacked(packed([[1, 2]], "u4")), [[1, 2]])
    assert unpacked(packed([np.inf, -np.inf, np.nan])).tolist() == pytest.approx(
        [1e30, -1e30, 1e30]
    )


def test_quaternions_give_their_matrices_back_and_do_not_jump() -> None:
    angle = np.linspace(0, 25, 400)
    axis = np.array([0.36, 0.48, 0.8])
    w, s = np.cos(angle / 2), np.sin(angle / 2)[:, None] * axis
    K = np.cross(np.eye(3), axis)  # K r = axis x r; Rodrigues:
    R = np.eye(3) + np.sin(angle)[:, None, None] * K + (1 - np.cos(angle))[:, None, None] * K @ K
    u = quaternions(R)
    assert np.abs(np.diff(u, axis=0)).max() < 0.1
    both = np.column_stack([w, s])
    assert np.abs(np.einsum("ij,ij->i", u, both)) == pytest.approx(1)

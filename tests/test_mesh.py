"""Bodies of triangles: mass, centre and inertia by the divergence theorem, files, pictures, and what is refused."""

from __future__ import annotations

import struct

import numpy as np
import pytest

import trundle as td
from trundle.scenario.files import check_scenario
from trundle.unconstrained.triangles import contents
from trundle.view.body_figures import drawn_body

CUBE = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)], float)
SIDES = np.array(
    [(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1),
     (2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)]
)  # fmt: skip


def sphere(n: int) -> tuple[np.ndarray, np.ndarray]:
    """A ball of radius one, n by 2 n."""
    theta, phi = np.linspace(0, np.pi, n + 1)[1:-1], np.linspace(0, 2 * np.pi, 2 * n + 1)[:-1]
    ring = [[np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)] for a in theta for b in phi]
    vertices = np.array([*ring, [0, 0, 1], [0, 0, -1]])
    m, faces = 2 * n, []
    top, bottom = len(ring), len(ring) + 1
    for j in range(m):
        k = (j + 1) % m
        faces += [(top, j, k), (bottom, (n - 2) * m + k, (n - 2) * m + j)]
        for i in range(n - 2):
            a, b, c, d = i * m + j, i * m + k, (i + 1) * m + j, (i + 1) * m + k
            faces += [(a, c, d), (a, d, b)]
    return vertices, np.array(faces)


def write_stl(path, vertices, faces, text=False):
    corners = np.asarray(vertices)[faces]
    if text:
        body = "".join(
            "facet normal 0 0 0\nouter loop\n"
            + "".join(f"vertex {x:.9e} {y:.9e} {z:.9e}\n" for x, y, z in one)
            + "endloop\nendfacet\n"
            for one in corners
        )
        path.write_text(f"solid part\n{body}endsolid part\n")
        return
    rows = b"".join(struct.pack("<12fH", 0, 0, 0, *one.ravel(), 0) for one in corners)
    path.write_bytes(b"\0" * 80 + struct.pack("<I", len(corners)) + rows)


def test_a_box_of_triangles_is_a_box():
    sides = np.array([0.3, 0.2, 0.5])
    mesh = td.Mesh("brick", ((CUBE + np.array([3, -1, 2])) * sides, SIDES), density=2000)
    box = td.Box("box", sides=tuple(sides), density=2000)
    assert float(mesh.mass) == pytest.approx(float(box.mass), rel=1e-14)
    for i in range(3):
        assert float(mesh.inertia[i, i]) == pytest.approx(float(box.inertia[i, i]), rel=1e-12)
    assert np.allclose([float(x) for x in mesh.from_build((3.5, -0.5, 2.5) * sides)], 0, atol=1e-14)


def test_a_turned_box_has_the_same_moments_about_its_own_axes():
    angle = 0.7
    turn = np.array(
        [[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]]
    )
    sides = np.array([0.3, 0.2, 0.5])
    mesh = td.Mesh("brick", ((CUBE * sides) @ turn.T, SIDES), mass=3.0)
    box = td.Box("box", sides=tuple(sides), mass=3.0)
    moments = sorted(float(mesh.inertia[i, i]) for i in range(3))
    assert moments == pytest.approx(sorted(float(box.inertia[i, i]) for i in range(3)), rel=1e-12)
    assert np.allclose(mesh.build_rotation @ mesh.build_rotation.T, np.eye(3), atol=1e-14)


def test_a_sphere_of_triangles_converges_to_a_sphere():
    errors = []
    for n in (16, 32):
        found = contents(*sphere(n))
        errors.append(
            [abs(found.volume - 4 / 3 * np.pi), abs(found.inertia[0, 0] - 8 / 15 * np.pi)]
        )
    ratio = np.array(errors[0]) / errors[1]
    assert np.all((ratio > 3.8) & (ratio < 4.2))


def test_a_mass_may_be_a_parameter_and_the_inertia_follows_it():
    m = td.parameter("m", 2.0)
    mesh = td.Mesh("cube", (CUBE, SIDES), mass=m)
    system = td.System(bodies=[mesh], forces=[td.Torque(mesh, axis=(0, 0, 1), value=1.0)])
    start = {
        mesh.position: (0, 0, 0),
        mesh.velocity: (0, 0, 0),
        mesh.quaternion: (1, 0, 0, 0),
        mesh.omega: (0, 0, 0),
    }
    motion = system.simulate(until=1, start=start, parameters={m: 4.0})
    assert motion[mesh.omega][-1, 2] == pytest.approx(1 / (4 / 6), rel=1e-9)


@pytest.mark.parametrize("text", [False, True])
def test_stl_files_are_read_in_their_units(tmp_path, text):
    write_stl(tmp_path / "cube.stl", CUBE * 100, SIDES, text)
    mesh = td.Mesh("cube", tmp_path / "cube.stl", density=1000, scale=0.001)
    assert float(mesh.mass) == pytest.approx(1.0, rel=1e-6)
    assert float(mesh.inertia[0, 0]) == pytest.approx(0.01 / 6, rel=1e-6)


def test_a_mesh_spins_and_is_drawn_and_stored(tmp_path):
    mesh = td.Mesh("rock", (sphere(8)[0] * [1, 0.6, 0.3], sphere(8)[1]), density=2000)
    start = {
        mesh.position: (0, 0, 0),
        mesh.velocity: (0, 0, 0),
        mesh.quaternion: (1, 0, 0, 0),
        mesh.omega: (0.1, 2, 0.1),
    }
    motion = td.System(bodies=[mesh]).simulate(until=2, start=start)
    motion.save(tmp_path / "rock.npz")
    again = td.load(tmp_path / "rock.npz")
    for one in (motion, again):
        drawn = drawn_body(one.bodies["rock"], one, {})
        assert drawn["outline"] is None
        assert drawn["mesh"] is not None
        assert 0.9 < drawn["extent"] < 1.1


def test_a_scenario_names_a_mesh_beside_it(tmp_path):
    write_stl(tmp_path / "cube.stl", CUBE, SIDES)
    text = """schema = 1
title = "A cube"
[bodies.cube]
kind = "mesh"
file = "cube.stl"
density = 1.0
[start]
"cube.position" = [0, 0, 0]
"cube.velocity" = [0, 0, 0]
"cube.quaternion" = [1, 0, 0, 0]
"cube.omega" = [0, 0, 1]
[solver]
until = 1.0
"""
    (tmp_path / "cube.toml").write_text(text)
    assert td.read(tmp_path / "cube.toml").simulate().finished
    (tmp_path / "cube.toml").write_text(text.replace("cube.stl", "../cube.stl"))
    (problem,) = check_scenario(tmp_path / "cube.toml")
    assert (problem.place, problem.line) == ("bodies.cube.file", 5)


@pytest.mark.parametrize(
    ("surface", "words"),
    [
        ((CUBE, SIDES[:-1]), "3 open edges"),
        ((CUBE, SIDES[:, ::-1]), "faces inwards"),
        ((CUBE, np.r_[SIDES[:1, ::-1], SIDES[1:]]), "neighbours disagree"),
        ((CUBE, SIDES + 1), "counted from 1"),
        ((CUBE * [1, 1, 0], SIDES), "holds no volume"),
        ((CUBE,), "vertices, faces"),
        (3.0, "vertices, faces"),
        ("none.stl", "is not there"),
    ],
)
def test_wrong_meshes_are_refused_with_words(surface, words):
    with pytest.raises(td.ModelError, match=words) as caught:
        td.Mesh("part", surface, density=1000)
    assert caught.value.key == "file"
    assert caught.value.part == "part"


@pytest.mark.parametrize(
    "data", [b"", b"solid x\nendsolid", b"\0" * 90, b"\xff" * 200, b"solid\nvertex 1 2\n"]
)
def test_damaged_stl_files_are_refused(tmp_path, data):
    (tmp_path / "bad.stl").write_bytes(data)
    with pytest.raises(td.ModelError, match="cannot be read"):
        td.Mesh("part", tmp_path / "bad.stl", density=1000)


def test_a_mesh_needs_a_mass_and_touches_nothing_by_itself():
    with pytest.raises(td.ModelError, match="exactly one of mass, density"):
        td.Mesh("part", (CUBE, SIDES))
    with pytest.raises(td.ModelError, match="triangles meet in edges"):
        td.Rolling(td.Mesh("part", (CUBE, SIDES), mass=1.0), td.Surface.plane())

"""The scene: what the page draws is the motion itself, small enough to send, and nothing is drawn twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle import gallery
from trundle.view.arrays import unpacked
from trundle.view.meshes import SurfaceFunction
from trundle.view.scene import frame_times, scene

BUDGET = 750_000  # bytes of JSON: half of a page of 1.5 MB

ENTRIES: dict[str, Callable[[], Any]] = {
    "sphere": lambda: gallery.rolling_sphere("halves"),
    "sphere, two particles": lambda: gallery.rolling_sphere("halves-two-particles"),
    "sphere, written out": lambda: gallery.sphere_written_out(),
    "bead": gallery.bead_on_hoop,
    "moving parabola": lambda: gallery.moving_parabola("IIIc"),
    "table": gallery.spinning_table,
    "table, inclined, vakonomic": lambda: gallery.spinning_table("vakonomic", alpha=0.05),
    "table in space": gallery.spinning_table_3d,
    "rattleback": gallery.rattleback,
    "toy": gallery.toy_rattleback,
    "disc": gallery.rolling_disc,
    "sleigh": gallery.chaplygin_sleigh,
    "Chaplygin's ball": gallery.chaplygin_ball,
    "cylinder": gallery.ball_in_cylinder,
    "two balls": gallery.two_balls,
    "balls in space": gallery.two_balls_in_space,
    "wheelset": gallery.wheelset,
    "thread": gallery.thread_over_pulley,
}


def close(stored: dict[str, Any], values: np.ndarray) -> bool:
    """Equal to single precision, gaps included."""
    huge = np.clip(np.nan_to_num(values, posinf=1e30), -1e30, 1e30)
    return np.array_equal(unpacked(stored), huge.astype(np.float32))


def rolling(surface: td.Surface, until: float = 1.0, **start: Any) -> Any:
    """The motion of a ball of 10 cm on a surface."""
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, surface)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    return system.simulate(until, contact.start(**start), samples=51)


@pytest.fixture(scope="module")
def trough() -> Any:
    example = gallery.rolling_sphere("halves")
    return example, example.simulate()


@pytest.fixture(scope="module")
def trough_scene(trough: Any) -> dict[str, Any]:
    return scene(trough[1])


@pytest.mark.parametrize("name", ENTRIES)
@pytest.mark.slow
def test_every_gallery_entry_gives_a_scene(name: str) -> None:
    example = ENTRIES[name]()
    motion = example.simulate(until=min(example.until, 1.0), samples=101)
    made = scene(motion)
    assert len(json.dumps(made, allow_nan=False)) < BUDGET
    assert made["title"] == example.title
    assert made["bodies"] or made["points"]
    frames = made["t"]["shape"][0]
    for part in (*made["bodies"], *made["points"]):
        assert part["position"]["shape"] == [frames, 3]
    for plot in made["plots"]:
        assert all(curve["values"]["shape"] == [frames] for curve in plot["series"])
    assert len({plot["label"] for plot in made["plots"]}) == len(made["plots"])


@pytest.mark.slow
def test_ten_seconds_of_the_sphere_leave_half_a_page_to_the_player(
    trough_scene: dict[str, Any],
) -> None:
    made = dict(trough_scene)
    live = made.pop("live", None)
    assert len(json.dumps(made)) < BUDGET / 2
    if (
        live is not None
    ):  # its own programs; the kernel decides, and no page carries that in JavaScript
        assert len(json.dumps(live | {"kernel": None})) < 80_000
        assert len(json.dumps(live["kernel"])) < 200_000


def test_poses_are_those_of_the_motion_at_the_times_of_the_frames(
    trough: Any, trough_scene: dict[str, Any]
) -> None:
    example, motion = trough
    times = frame_times(motion)
    ball, at = example["ball"], motion.at(times)
    (drawn,) = trough_scene["bodies"]
    assert drawn["name"] == "ball"
    assert drawn["outline"] == ball.outline
    assert close(trough_scene["t"], times)
    assert close(drawn["position"], at[ball.position])
    assert close(drawn["quaternion"], at[ball.quaternion])
    points = {(p["name"], p["kind"], p["of"]): p["position"] for p in trough_scene["points"]}
    assert close(points["ball", "centre", "ball"], at[ball.position])
    assert close(points["ball on trough", "contact", "ball"], at[example["P"]])


def test_contacts_are_those_of_the_audit(trough: Any, trough_scene: dict[str, Any]) -> None:
    example, motion = trough
    (drawn,) = trough_scene["contacts"]
    at = motion.at(frame_times(motion))
    audit = at.audit["ball on trough"]
    assert close(drawn["normal"], audit.normal)
    assert close(drawn["needed"], audit.needed)
    assert np.any(np.isinf(audit.needed))
    assert close(drawn["force"], at.wrench(example["contact"], on=example["ball"]).force)
    assert np.array_equal(unpacked(drawn["lifted"]) == 1, audit.normal < 0)
    assert drawn["lifts_at"] == motion.audit["ball on trough"].lifts_at
    assert drawn["rolls"] is True


def test_force_of_a_sliding_contact_includes_its_friction() -> None:
    block = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Sliding(block, td.Surface.plane())
    friction = td.Coulomb(contact, td.parameter("mu", 0.3))
    system = td.System(bodies=[block], constraints=[contact], forces=[td.Gravity(9.81), friction])
    start = contact.start(at=(0, 0), velocity=(5.0, 0.0), omega=(0, 0, 0))
    made = scene(system.simulate(0.1, start, samples=5), frames=5)
    force = unpacked(made["contacts"][0]["force"])
    assert force == pytest.approx(np.tile([-0.3 * 9.81, 0, 9.81], (5, 1)), rel=1e-6)
    assert unpacked(made["contacts"][0]["needed"]) == pytest.approx(0.3, rel=1e-6)
    assert made["mu"] == 0.3


def surfaces_to_roll_on() -> list[Any]:
    bowl = -np.sqrt(1 - 0.7**2)
    sheet = lambda x, y, z, t: z - 0.1 * td.cos(2 * x - 3 * t)
    return [
        (td.Surface("z - 0.3*x^2 + 0.1*y", name="height"), {"at": (0.3, 0.1), "omega": (0, 1, 0)}),
        (td.Surface.plane((0.2, 0, 1), name="slope"), {"at": (0, 0), "omega": (0, 0, 0)}),
        (td.Surface.sphere(1.0, name="hill"), {"at": (0.1, 0, 0.99**0.5), "omega": (0, 0, 0)}),
        (
            td.Surface.sphere(1.0, inside=True, name="bowl"),
            {"at": (0.7, 0, bowl), "omega": (0, 0, 5)},
        ),
        (td.Surface.torus(1.0, 0.3, inside=True), {"at": (1.0, 0, -0.3), "omega": (9, 0, 0)}),
        (td.Surface.cylinder(0.5, inside=True), {"at": (0.5, 0, 0), "omega": (0, 0, 9)}),
        (td.Surface(sheet, name="wave"), {"at": (0, 0), "omega": (0, 0, 0)}),
    ]


@pytest.mark.parametrize(
    ("surface", "start"), surfaces_to_roll_on(), ids=[s.name for s, _ in surfaces_to_roll_on()]
)
@pytest.mark.slow
def test_surfaces_lie_on_f_and_face_the_ball_and_hold_its_path(
    surface: td.Surface, start: dict[str, Any]
) -> None:
    motion = rolling(surface, **start)
    made = scene(motion, frames=40)
    (drawn,) = made["surfaces"]
    assert drawn["name"] == surface.name
    vertices, normals, triangles = (unpacked(drawn["mesh"][k]) for k in drawn["mesh"])
    assert len(vertices) <= 5000
    f, gradient = SurfaceFunction.of(surface, {}).both(vertices.astype(float), 0.0)
    size = np.linalg.norm(gradient, axis=1)
    across = float(np.ptp(vertices, axis=0).max())
    assert np.abs(f / size).max() < 1e-6 * across
    assert np.einsum("ij,ij->i", normals, gradient / size[:, None]).min() > 1 - 1e-6
    path = unpacked(made["contacts"][0]["point"])
    centre = unpacked(made["bodies"][0]["position"])
    edge = np.linalg.norm(vertices[triangles] - vertices[np.roll(triangles, 1, axis=1)], axis=2)
    for place, middle in zip(path, centre, strict=True):
        gaps = np.linalg.norm(vertices - place, axis=1)
        assert gaps.min() < edge.max()
        if surface.name != "wave":
            assert normals[np.argmin(gaps)] @ (middle - place) > 0.09


def test_shapes_that_change_are_sent_for_several_times() -> None:
    surface, start = surfaces_to_roll_on()[-1]
    motion = rolling(surface, **start)
    (drawn,) = scene(motion, frames=40)["surfaces"]
    shapes = unpacked(drawn["frames"]).astype(float)
    assert shapes.shape[1:] == tuple(drawn["mesh"]["vertices"]["shape"])
    assert 10 <= len(shapes) <= 40
    field = SurfaceFunction.of(surface, {})
    for moment, vertices in zip(np.linspace(0, 1, len(shapes)), shapes, strict=True):
        assert np.abs(field.value(vertices, moment)).max() < 1e-6


@pytest.mark.slow
def test_a_swelling_sphere_is_followed() -> None:
    surface = td.Surface(lambda x, y, z, t: x**2 + y**2 + z**2 - (1 + 0.3 * t) ** 2, name="balloon")
    motion = rolling(surface, at=(0.01, 0, np.sqrt(1 - 1e-4)), omega=(0, 0, 0))
    (drawn,) = scene(motion, frames=40)["surfaces"]
    radius = np.linalg.norm(unpacked(drawn["frames"]), axis=2)
    expected = np.linspace(1, 1.3, len(radius))[:, None]
    assert radius == pytest.approx(np.broadcast_to(expected, radius.shape), rel=1e-6)


@pytest.mark.slow
def test_a_hill_is_drawn_whole_and_a_bowl_open_above_its_ball() -> None:
    made = {}
    for surface, start in surfaces_to_roll_on()[2:4]:
        made[surface.name] = scene(rolling(surface, 1.5, **start), frames=40)
    hill = unpacked(made["hill"]["surfaces"][0]["mesh"]["vertices"])
    assert np.ptp(hill, axis=0) == pytest.approx(2.0, rel=2e-2)
    assert made["hill"]["size"] > 1.7  # all of it is in the picture
    bowl = unpacked(made["bowl"]["surfaces"][0]["mesh"]["vertices"])
    ball = unpacked(made["bowl"]["bodies"][0]["position"])
    assert ball[:, 2].max() - 0.1 < bowl[:, 2].max() < ball[:, 2].max() + 0.2
    assert bowl[:, 2].min() == pytest.approx(-1.0, abs=1e-2)


@pytest.mark.slow
def test_surfaces_move_as_the_motion_says() -> None:
    example = gallery.moving_parabola("IIIa")
    motion = example.simulate(until=1.0)
    (still,) = scene(gallery.rolling_disc().simulate(until=0.1))["surfaces"]
    (moved,) = scene(motion)["surfaces"]
    assert still["position"]["shape"] == [1, 3]
    assert close(moved["position"], motion.at(frame_times(motion))[example["d"]])
    assert moved["quaternion"]["shape"] == [*moved["position"]["shape"][:1], 4]


def test_a_turning_table_is_round_and_turns() -> None:
    made = scene(gallery.spinning_table_3d().simulate(until=1.0), frames=11)
    (table,) = made["surfaces"]
    vertices = unpacked(table["mesh"]["vertices"])
    rim = np.linalg.norm(vertices, axis=1).max()
    assert np.linalg.norm(vertices[1:], axis=1) == pytest.approx(rim)
    half = 1.5 * np.linspace(0, 1, 11)
    turned = np.column_stack([np.cos(half), 0 * half, 0 * half, np.sin(half)])
    assert unpacked(table["quaternion"]) == pytest.approx(turned, abs=1e-6)


def test_a_funnel_is_round_and_a_saddle_is_not() -> None:
    start: dict[str, Any] = {"at": (0.6, 0.0), "velocity": (0.0, 1.5), "spin": 0.0}
    funnel = scene(rolling(td.Surface.cone(0.8), 2.0, **start), frames=40)["surfaces"][0]
    vertices, triangles = (unpacked(funnel["mesh"][k]) for k in ("vertices", "triangles"))
    edges, count = np.unique(
        np.sort(triangles[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1),
        axis=0,
        return_counts=True,
    )
    rim = np.linalg.norm(vertices[edges[count == 1]][..., :2], axis=-1)
    assert rim == pytest.approx(rim.mean(), rel=1e-5)
    saddle = scene(rolling(td.Surface("z - 0.2*x*y"), 0.5, at=(0, 0), omega=(0, 1, 0)), frames=20)
    patch = unpacked(saddle["surfaces"][0]["mesh"]["vertices"])
    assert {tuple(c) for c in patch[:, :2]} >= {
        (x, y)
        for x in (patch[:, 0].min(), patch[:, 0].max())
        for y in (patch[:, 1].min(), patch[:, 1].max())
    }


@pytest.mark.slow
def test_a_body_that_others_roll_on_is_drawn_once() -> None:
    made = scene(gallery.two_balls().simulate(until=0.3))
    assert [body["name"] for body in made["bodies"]] == ["lower", "upper"]
    assert [surface["name"] for surface in made["surfaces"]] == ["ground"]


@pytest.mark.slow
def test_a_surface_fixed_to_a_bare_body_goes_with_it() -> None:
    tray = td.RigidBody("tray", mass=2.0, inertia=(0.1, 0.1, 0.2))
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    top = td.Surface("z - 0.05*x^2", body=tray, name="top")
    contact = td.Rolling(ball, top)
    system = td.System(bodies=[tray, ball], constraints=[contact])
    start = {
        tray.position: (0, 0, 0), tray.velocity: (0.1, 0, 0), tray.quaternion: (1, 0, 0, 0),
        tray.omega: (0, 0, 1), **contact.start(at=(0.1, 0.0), omega=(0, 0, 0)),
    }  # fmt: skip
    made = scene(system.simulate(0.5, start, samples=11), frames=11)
    (drawn,) = made["surfaces"]
    assert drawn["body"] == "tray"
    assert drawn["position"] == made["bodies"][0]["position"]
    assert np.abs(
        np.einsum(
            "ij,ij->i", unpacked(drawn["quaternion"]), unpacked(made["bodies"][0]["quaternion"])
        )
    ) == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
def test_a_solid_is_meshed_in_body_axes() -> None:
    example = gallery.rattleback()
    made = scene(example.simulate(until=0.5), frames=5)
    (stone,) = made["bodies"]
    vertices = unpacked(stone["mesh"]["vertices"]).astype(float)
    B = np.array(example["B"], float)  # of the surface s' B s = 1
    assert np.einsum("ij,jk,ik->i", vertices, B, vertices) == pytest.approx(1, abs=1e-5)
    assert 2.8 < stone["extent"] < 3.01


def test_a_bare_body_is_drawn_as_the_ellipsoid_of_its_inertia() -> None:
    J = np.array([[2.0, 0.3, 0.0], [0.3, 1.6, -0.2], [0.0, -0.2, 2.4]])
    body = td.RigidBody("body", mass=1.7, inertia=J)
    system = td.System(bodies=[body], forces=[td.Gravity(9.81)])
    start = {
        body.position: (0, 0, 0), body.velocity: (0, 0, 1), body.quaternion: (1, 0, 0, 0),
        body.omega: (1, 0, 0),
    }  # fmt: skip
    (drawn,) = scene(system.simulate(0.1, start, samples=3), frames=3)["bodies"]
    (part,) = drawn["outline"]["parts"]
    a, b, c = part["outline"]["sizes"]["semiaxes"]
    w, v = part["quaternion"][0], np.array(part["quaternion"][1:])
    K = np.cross(np.eye(3), v)  # K r = v x r
    turn = np.eye(3) + 2 * w * K + 2 * K @ K
    own = 1.7 / 5 * np.diag([b**2 + c**2, c**2 + a**2, a**2 + b**2])
    assert turn @ own @ turn.T == pytest.approx(J, rel=1e-9, abs=1e-9)


@pytest.mark.slow
def test_up_is_against_gravity() -> None:
    assert scene(gallery.rattleback().simulate(until=0.1), frames=3)["up"] == [0, 1, 0]
    inclined = scene(gallery.spinning_table_3d("inclined").simulate(until=0.1), frames=3)["up"]
    assert inclined == pytest.approx([-np.sin(0.05), 0, np.cos(0.05)])
    assert scene(gallery.two_balls_in_space().simulate(until=0.1), frames=3)["up"] == [0, 0, 1]


def test_a_point_has_the_size_that_the_view_gives_and_the_picture_has_room_for_it(
    pendulum: Any,
) -> None:
    x, y, _, motion = pendulum
    made = [
        scene(motion, td.View(points={"bob": (x, 0, y)}, sizes=sizes), frames=5)
        for sizes in ({}, {"bob": 0.3})
    ]
    assert "radius" not in made[0]["points"][0]
    assert made[1]["points"][0]["radius"] == 0.3
    assert made[1]["size"] > made[0]["size"] + 0.3
    with pytest.raises(td.ModelError, match=r"sizes= names 'rod'.*\n.*bob"):
        scene(motion, td.View(points={"bob": (x, 0, y)}, sizes={"rod": 1.0}))
    with pytest.raises(td.ModelError, match="size of 'bob' is 0"):
        td.View(points={"bob": (x, 0, y)}, sizes={"bob": 0})


def test_marks_and_particles_are_points_and_helpers_are_not() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    ball.mark("tip", (0.1, 0, 0))
    free = td.Particle("free", mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane())
    system = td.System(bodies=[ball, free], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0, 0), omega=(0, 1, 0)) | {
        free.position: (0, 0, 1),
        free.velocity: (0, 0, 0),
    }
    motion = system.simulate(0.2, start, samples=5)
    points = scene(motion, frames=5)["points"]
    assert [(p["name"], p["kind"], p["of"]) for p in points] == [
        ("ball", "centre", "ball"),
        ("ball.tip", "mark", "ball"),
        ("free", "point", ""),
        ("ball on plane", "contact", "ball"),
    ]
    assert close(points[1]["position"], motion[ball.marks["tip"].position])


# --- the view ------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def pendulum() -> Any:
    x, y = td.coordinates("x y")
    rod = td.Holonomic(x**2 + y**2 - 1, name="rod")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[rod])
    return x, y, rod, system.simulate(1.0, {x: 0.6, y: -0.8, x.dot: 0}, samples=11)


def test_a_view_gives_points_lines_and_curves(pendulum: Any) -> None:
    x, y, rod, motion = pendulum
    view = td.View(
        title="Pendulum",
        points={"bob": (x, 0, y)},
        lines={"rod": [(0, 0, 0), (x, 0, y)], "beam": [(-1, 0, 0), (1, 0, 0)]},
        plots={
            "text (m)": "x + 1",
            "vector (m)": td.vector([x, y, 0]),
            "several (N)": {"rod": rod.multiplier, "twice": 2 * x},
        },
        follow="bob",
    )
    made = scene(motion, view, frames=11)
    assert (made["title"], made["follow"], made["subtitle"]) == ("Pendulum", "bob", "")
    bob = np.column_stack([motion[x], 0 * motion.t, motion[y]])
    assert close(made["points"][0]["position"], bob)
    line, beam = made["lines"]
    assert close(line["position"], np.stack([0 * bob, bob], axis=1))
    assert unpacked(beam["position"]).tolist() == [[[-1, 0, 0], [1, 0, 0]]]  # it stands still
    curves = {p["label"]: {s["name"]: s["values"] for s in p["series"]} for p in made["plots"]}
    assert close(curves["text (m)"][""], motion[x] + 1)
    assert list(curves["vector (m)"]) == ["x", "y", "z"]
    assert close(curves["several (N)"]["rod"], motion[rod.multiplier])
    rest = ["change of energy (J)", "energy apart (J)", "log10 of the largest residual"]
    assert list(curves)[3:] == rest
    residual = np.abs(motion.residuals["rod"][:, 0])
    assert close(
        curves["log10 of the largest residual"]["constraints"],
        np.log10(np.maximum(residual, 1e-18)),
    )


def test_extent_says_how_much_of_a_plane_is_drawn(pendulum: Any) -> None:
    x, y, _, motion = pendulum
    view = td.View(points={"bob": (x, 0, y)}, surfaces=[td.Surface.plane()], extent=3.0)
    (plane,) = scene(motion, view, frames=3)["surfaces"]
    assert np.ptp(unpacked(plane["mesh"]["vertices"]), axis=0).tolist() == [6, 6, 0]


def test_the_camera_stays_near_a_body_that_it_follows() -> None:
    example = gallery.chaplygin_ball()
    motion = example.simulate(until=5.0)
    made = scene(motion, frames=11)
    assert made["follow"] == "ball"
    assert made["size"] == pytest.approx(0.6)
    assert made["centre"] == motion[example["ball"].position][0].tolist()
    assert scene(motion, td.View(), frames=11)["size"] > 1.5


def test_a_place_that_is_no_place_is_refused(pendulum: Any) -> None:
    x, y, _, motion = pendulum
    with pytest.raises(td.ModelError, match="three expressions"):
        scene(motion, td.View(points={"bob": (x, y)}))


# --- frames ----------------------------------------------------------------------------------------------
def test_frames_are_enough_and_not_too_many(pendulum: Any) -> None:
    motion = pendulum[-1]
    assert len(frame_times(motion)) == 61
    assert frame_times(motion, [0.5, 0.25]).tolist() == [0.25, 0.5]
    assert frame_times(motion, 3).tolist() == [0.0, 0.5, 1.0]
    assert frame_times(motion.at([0.5]), 3).tolist() == [0.0, 0.5, 1.0]  # all of it is shown
    assert frame_times(motion.at([0.5, 0.75]), 2).tolist() == [0.5, 0.75]
    assert len(frame_times(gallery.rattleback().simulate(until=100.0))) == 1500


def test_fast_turning_has_more_frames() -> None:
    motion = gallery.ball_in_cylinder(speed=4.0).simulate(until=1.0)
    fastest = np.linalg.norm(motion.kinematics(motion.bodies["ball"]).omega, axis=1).max()
    assert fastest > 60
    assert fastest * np.diff(frame_times(motion)).max() < 0.36


@pytest.mark.parametrize("frames", [0, 1, True, [0.5, float("nan")], [7.0]])
def test_frames_that_cannot_be_are_refused(pendulum: Any, frames: Any) -> None:
    with pytest.raises(td.ModelError):
        scene(pendulum[-1], frames=frames)


# --- pages -----------------------------------------------------------------------------------------------
def test_show_writes_a_page(pendulum: Any, tmp_path: Path) -> None:
    x, y, _, motion = pendulum
    view = td.View(title="A <b>pendulum</b>", points={"bob": (x, 0, y)})
    path = motion.show(tmp_path / "pendulum.html", view)
    assert path == tmp_path / "pendulum.html"
    text = path.read_text(encoding="utf-8")
    assert "A <b>pendulum" not in text
    assert text.lower().startswith("<!doctype html>")
    assert [p.name for p in tmp_path.iterdir()] == ["pendulum.html"]


def test_show_without_a_path_opens_the_browser(
    pendulum: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = pendulum[-1].show()
    assert opened == [path.as_uri()]
    assert path.is_file()
    assert tmp_path in path.parents


def test_a_notebook_gets_a_frame_with_fewer_pictures(
    trough: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        "trundle.view.showing.scene", lambda m, frames: asked.append(frames) or scene(m, frames=3)
    )
    assert trough[1]._repr_html_().lstrip().startswith("<iframe")
    assert asked == [400]


@pytest.mark.slow
def test_a_flat_top_is_where_it_was_asked_for_and_closes_the_body() -> None:
    motion = gallery.toy_rattleback("wood").simulate(until=0.05)
    body = scene(motion, frames=3)["bodies"][0]
    top = body["outline"]["top"]
    vertices, normals = (unpacked(body["mesh"][key]) for key in ("vertices", "normals"))
    assert abs(vertices[:, 2].max() - top) < 1e-4  # m: the stone is 15 mm deep
    assert abs(vertices[:, 2].min() - (top - 0.015)) < 1e-4
    lid = np.all(normals == [0, 0, 1], axis=1)
    assert np.ptp(vertices[lid, 0]) > 0.149  # the lid is as long as the stone
    assert np.abs(vertices[lid, 2] - top).max() < 1e-4


def test_the_subtitle_is_the_citation() -> None:
    example = gallery.rolling_disc()
    made = scene(example.simulate(until=0.1), frames=3)
    assert made["subtitle"] == example.citation


@pytest.mark.slow
def test_friction_is_not_plotted_where_nothing_ever_presses() -> None:
    motion = gallery.two_balls_in_space().simulate(until=0.1)
    labels = [plot["label"] for plot in scene(motion, frames=3)["plots"]]
    assert "normal force (N)" in labels
    assert not [label for label in labels if label.startswith("friction")]

"""Layers over the picture: forces, velocities, axes and names that a reader may ask for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.browser import Visit, browser
from tests.kept import entry
from trundle.view.arrays import unpacked
from trundle.view.scene import Scene

__all__ = ["browser"]  # the fixture

ENTRIES = (
    "two-balls",
    "wheelset",
    "thread-over-pulley",
    "sphere-contact-bouncing",
    "tippe-top-glides",
)


@pytest.mark.parametrize("name", ENTRIES)
@pytest.mark.slow
def test_the_forces_drawn_on_a_body_are_its_mass_times_its_acceleration(name: str) -> None:
    motion = entry(name).simulate(until=0.3)
    made = Scene(motion, motion.view, np.linspace(0, motion.t[-1], 11))
    forces = made.data()["forces"]
    for i, body in enumerate(made.rigid):
        own = [
            unpacked(f["values"]) + np.zeros((11, 3)) for f in forces if f["at"] == ["bodies", i]
        ]
        if not made.acts.works:  # else the force of a contact is part of Q^N and Q^W
            own += [made.motion[c.force] for c in made.contacts if c.body is body]
        inertia = made.motion[body.mass * body.velocity.dot]
        size = max(float(np.abs(force).max()) for force in own)
        np.testing.assert_allclose(np.sum(own, axis=0), inertia, atol=1e-6 * size)


def test_an_applied_force_is_drawn_apart_from_the_weight() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    pull = td.PointForce((3.0, 0.0, 4.0), at=ball.position, name="rope")
    system = td.System(bodies=[ball], forces=[td.Gravity(9.81), pull])
    motion = system.simulate(
        until=0.1,
        start={
            ball.position: (0, 0, 0),
            ball.velocity: (0, 0, 0),
            ball.quaternion: (1, 0, 0, 0),
            ball.omega: (0, 0, 0),
        },
    )
    drawn = {
        f["layer"]: f for f in Scene(motion, motion.view, np.array([0.0, 0.1])).data()["forces"]
    }
    assert {*drawn} == {"weight", "applied"}
    assert "rope" in drawn["applied"]["name"]
    np.testing.assert_allclose(unpacked(drawn["applied"]["values"])[0], [3, 0, 4])
    np.testing.assert_allclose(unpacked(drawn["weight"]["values"])[0], [0, 0, -19.62], rtol=1e-6)


def test_work_of_friction_is_drawn_apart_from_the_thrust_of_the_hoop() -> None:
    motion = entry("bead").simulate(until=0.2)
    drawn = {
        f["layer"]: unpacked(f["values"])
        for f in Scene(motion, motion.view, np.linspace(0, 0.2, 5)).data()["forces"]
    }
    place = np.stack([motion.at(np.linspace(0, 0.2, 5))[x] for x in ("x", "y")], axis=1)
    ideal, working = drawn["ideal"][:, [0, 2]], drawn["working"][:, [0, 2]]
    assert np.abs(ideal[:, 0] * place[:, 1] - ideal[:, 1] * place[:, 0]).max() < 1e-5  # radial
    assert np.abs((working * place).sum(axis=1)).max() < 1e-5  # along the wire
    sizes = np.linalg.norm(working, axis=1) / np.linalg.norm(ideal, axis=1)
    np.testing.assert_allclose(sizes, 0.2, rtol=1e-5)


# --- in the browser ----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def bead(tmp_path_factory: pytest.TempPathFactory) -> Path:
    motion = entry("bead-frictionless").simulate(until=1.0)
    return motion.show(tmp_path_factory.mktemp("layers") / "bead.html")


def arrow(visit: Visit, path: str) -> tuple[np.ndarray, np.ndarray]:
    """Where an arrow of the picture begins and ends."""
    things = [t for t in visit.run("trundle.drawn()")["things"] if t["visible"]]
    ends = {
        part: np.array(
            next(t for t in things if t["path"] == f"layers/{path}/{part}")["matrices"][0]
        )
        for part in ("shaft", "tip")
    }
    return ends["shaft"][12:15], ends["tip"][12:15]


@pytest.mark.slow
def test_the_force_of_a_written_out_constraint_follows_the_slider(bead: Path, browser: Any) -> None:
    with Visit(browser, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(bead)
        visit.page.locator("#layers").click()
        box = visit.page.locator("#layer-ideal")
        box.check()
        said = box.locator("xpath=..").inner_text()
        metres, newtons = map(float, re.search(r"(\S+) m = (\S+) N", said).groups())  # type: ignore[union-attr]
        for speed in (2.0, 3.0):
            visit.run("v => trundle.live([v])", speed)
            (x, _, y) = visit.seek(0.25)["points"]["bead"]
            inwards = speed**2 - 2 * 9.81 * (y + 1) - 9.81 * y  # v^2/R + g cos
            foot, tip = arrow(visit, "ideal/hoop, on bead")
            np.testing.assert_allclose(foot, [x, 0, y], atol=1e-5)
            size = inwards * metres / newtons
            np.testing.assert_allclose(tip - foot, [-x * size, 0, -y * size], atol=2e-4 * size)
        box.uncheck()
        assert visit.state["layers"] == []
        assert not [
            t
            for t in visit.run("trundle.drawn()")["things"]
            if t["visible"] and "ideal" in t["path"]
        ]
        assert visit.state["errors"] == visit.complaints == []


@pytest.mark.slow
def test_every_layer_of_a_rolling_ball_is_drawn_where_it_belongs(
    tmp_path: Path, browser: Any
) -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane((0, -0.6, 0.8)))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    motion = system.simulate(until=1.0, start=contact.start(at=(0, 0), velocity=(0.5, 0), spin=0))
    along = motion.at([0.5])
    normal = np.array([0, -0.6, 0.8])
    wanted = {
        "normal/ball on plane": normal * along[contact.normal_force][0],
        "friction/ball on plane": along[contact.friction_force][0],
        "weight/weight, on ball": np.array([0, 0, -9.81]),
        "velocity/ball": along[ball.velocity][0],
        "omega/ball": along[ball.omega][0],
    }
    with Visit(browser, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(motion.show(tmp_path / "ball.html"), at=0.5)
        visit.page.locator("#layers").click()
        for one in visit.page.locator(".layer input").all():
            one.check()
        assert visit.state["layers"] == [
            "normal", "friction", "weight", "velocity", "omega", "frames", "labels",
        ]  # fmt: skip
        for path, value in wanted.items():
            foot, tip = arrow(visit, path)
            away = (tip - foot) / np.linalg.norm(tip - foot)
            np.testing.assert_allclose(away, value / np.linalg.norm(value), atol=1e-5, err_msg=path)
        name = visit.page.locator(".labels span").first
        assert name.inner_text() == "ball"
        assert visit.state["errors"] == visit.complaints == []

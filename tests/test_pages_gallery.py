"""The 3D page of every entry of the gallery, in one browser: it loads, asks for nothing, and shows the motion."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.browser import Visit, browser
from trundle.gallery.catalogue import CATALOGUE
from trundle.motion.motion import Motion
from trundle.unconstrained.rigid import RigidBody
from trundle.view.scene import frame_times

__all__ = ["browser"]  # the fixture

SHORT = 0.5  # s of motion: enough to move, and quick to open
CARDS = {"info": "i", "plots": "p"}  # what lies on the stage, and the key that takes it away


@pytest.fixture(scope="module")
def context(browser: Any) -> Iterator[Any]:
    """One window for all pages: a new one for each would cost more than the pages."""
    with Visit(browser, viewport={"width": 480, "height": 360}) as visit:
        yield visit


def rotations(quaternions: np.ndarray) -> np.ndarray:
    """Matrices (N, 3, 3), which are the same for q and -q."""
    w, x, y, z = np.asarray(quaternions, float).T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), -1, 0)


def assert_poses(visit: Visit, motion: Motion) -> None:
    """At frames the page has the poses that the motion's own dense output has there."""
    frames = frame_times(motion).astype(np.float32).astype(float)  # as the page has them
    times = [*frames[::7], frames[-1]]
    states, at = visit.states(times), motion.at(np.minimum(times, motion.t[-1]))
    bodies = [b for b in motion._equations.model.bodies if isinstance(b, RigidBody)]
    assert {b.name for b in bodies} == set(states[0]["bodies"])
    for body in bodies:
        shown = [state["bodies"][body.name] for state in states]
        places = np.array([pose["position"] for pose in shown])
        np.testing.assert_allclose(places, at[body.position], rtol=0, atol=1e-5)
        turns = rotations(np.array([pose["quaternion"] for pose in shown]))
        np.testing.assert_allclose(turns, rotations(at[body.quaternion]), rtol=0, atol=1e-5)


def picture(visit: Visit) -> np.ndarray:
    """What is seen of the stage, (height, width, 3), without the cards that lie on it."""
    for card, key in CARDS.items():
        if visit.state["shown"][card]:
            visit.page.keyboard.press(key)
    visit.run("trundle.render()")
    image = Image.open(io.BytesIO(visit.page.locator("canvas.stage").screenshot()))
    return np.asarray(image.convert("RGB")).astype(int)[:280]


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_page_of_every_entry_shows_its_motion(
    name: str, context: Visit, tmp_path: Path
) -> None:
    scenario = CATALOGUE[name].load()
    motion = scenario.simulate(until=min(SHORT, scenario.until), samples=51)
    path = tmp_path / f"{name}.html"
    motion.show(path)
    assert path.stat().st_size < 1_500_000
    context.requests.clear()
    context.complaints.clear()
    context.open(path)
    assert context.run("document.title") == (motion.view.title or scenario.system.name)
    assert_poses(context, motion)
    image = picture(context)
    assert [url.split("#")[0] for url in context.requests] == [path.as_uri()]
    assert context.complaints == []
    assert context.state["errors"] == []
    background = np.median(image.reshape(-1, 3), axis=0)
    drawn = np.abs(image - background).max(axis=2) > 30
    assert 0.004 < drawn.mean() < 0.9, f"{drawn.mean():.4f} of the picture is drawn"
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 100  # shading, not two flat colours

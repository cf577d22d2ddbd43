"""The 3D page of every entry of the gallery, from a real motion, in a real browser.

Each page must open without asking for anything or complaining, show poses that are the motion's (not merely those of
the scene in it), and draw a picture that is not blank and changes as the motion goes on.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import trundle as td
from tests.browser import Visit, browser
from tests.kept import entry, gated
from trundle.constraints.contact import SurfaceContact
from trundle.gallery.catalogue import CATALOGUE
from trundle.shown import Motion
from trundle.symbols.expression import as_expression
from trundle.unconstrained.rigid import RigidBody
from trundle.view.scene import frame_times

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

GATE = [  # one of those that look alike
    "sphere-halves", "bead", "moving-parabola-IIId", "moving-parabola-fig15", "spinning-table",
    "spinning-table-3d-inclined", "rattleback", "chaplygin-ball", "ball-in-cylinder", "two-balls",
    "two-balls-in-space", "wheelset", "thread-over-pulley", "rolling-disc", "chaplygin-sleigh",
    "sphere-contact-bouncing", "spinning-coin", "tippe-top-glides",
]  # fmt: skip
UNTIL = 0.5  # s
CLOSE = 1e-5  # m, and of the entries of a rotation matrix


def pose(item: Any) -> np.ndarray:
    """Place and rotation of a body or surface in the page, (4, 3); the quaternions q and -q are one rotation."""
    if isinstance(item, list):  # a point
        return np.array([item])
    w, x, y, z = item["quaternion"]
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.vstack([item["position"], np.eye(3) + 2 * w * cross + 2 * cross @ cross])


def poses(motion: Motion, times: np.ndarray) -> dict[tuple[str, str], np.ndarray]:
    """What the page must show at some times, asked of the motion itself: {(kind, name): (N, 4 or 1, 3)}."""
    at = motion.at(times)

    def along(position: Any, rotation: Any = None) -> np.ndarray:
        place = at[td.vector(position)][:, None]
        return place if rotation is None else np.concatenate([place, at[rotation]], axis=1)

    found = {}
    for name, body in motion.bodies.items():
        if isinstance(body, RigidBody):
            found["bodies", name] = along(body.position, body.rotation)
        elif "." not in name:  # the parts of compound constraints are not drawn
            found["points", name] = along(body.position)
    for name, place in motion.view.points.items():
        found["points", name] = along(place)
    contacts = [c for c in motion.derived.model.compounds if isinstance(c, SurfaceContact)]
    for surface in (
        *motion.view.surfaces,
        *(c.surface for c in contacts if c.surface.body is None),
    ):
        position = (0, 0, 0) if surface.position is None else surface.position
        rotation = as_expression(np.eye(3)) if surface.rotation is None else surface.rotation
        found["surfaces", surface.name] = along(position, rotation)
    return found


def picture(visit: Visit) -> np.ndarray:
    """What is seen where neither title nor plots nor bar can be, (height, width, 3)."""
    visit.run("trundle.render()")
    image = Image.open(io.BytesIO(visit.page.screenshot()))
    return np.asarray(image.convert("RGB"))[110:400, :500].astype(int)


def assert_poses(visit: Visit, motion: Motion) -> None:
    """At the frames the page shows the motion's poses; between them it is as near as a straight way can be."""
    frames = frame_times(motion)
    times = np.linspace(frames[0], frames[-1], 2 * len(frames) - 1)  # with those midway
    truth = poses(motion, times)
    for rows, is_frame in ((slice(0, None, 12), True), (slice(1, None, 12), False)):
        states = visit.states(times[rows].tolist())
        for kind in ("bodies", "surfaces"):
            assert set(states[0][kind]) == {name for k, name in truth if k == kind}
        for (kind, name), value in truth.items():
            shown = np.array([pose(state[kind][name]) for state in states])
            bend = np.abs(np.diff(value[::2], 2, axis=0)).max()  # eight times from chord to arc
            close = CLOSE if is_frame else CLOSE + bend / 4
            np.testing.assert_allclose(shown, value[rows], rtol=0, atol=close)


@pytest.mark.parametrize("name", gated(CATALOGUE, GATE))
def test_the_page_of_an_entry_is_whole_quiet_and_true(
    name: str, browser: Any, tmp_path: Path
) -> None:
    motion = entry(name).simulate(until=UNTIL)
    path = motion.show(tmp_path / "page.html")
    with Visit(browser) as visit:
        first = picture(visit.open(path))
        assert_poses(visit, motion)
        visit.seek(UNTIL)
        last = picture(visit)
        assert len(np.unique(first.reshape(-1, 3) // 8, axis=0)) > 80  # colours, of 32768
        assert first.std() > 12
        assert (np.abs(last - first).max(axis=2) > 40).sum() > 400  # pixels
        assert [url.split("#")[0] for url in visit.requests] == [path.as_uri()]
        assert visit.complaints == []
        assert visit.state["errors"] == []

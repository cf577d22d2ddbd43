"""What the player makes of a scene that leaves it a choice: floor, camera, speed, words, sizes. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests import player_scenes
from tests.browser import Visit, browser
from tests.player_scenes import array, values
from trundle.view.page import write_page

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

BALL = player_scenes.rolling_ball()
COUNT = len(values(BALL["t"]))


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Visit]:
    """One page for all scenes of this file."""
    with Visit(browser, drawing=False) as visit:
        yield visit


def shown(page: Visit, folder: Path, scene: dict[str, Any]) -> dict[str, Any]:
    """The state of a scene just opened."""
    page.open(write_page(scene, folder / f"{len(list(folder.iterdir()))}.html"))
    return page.state


def things(page: Visit) -> dict[str, dict[str, Any]]:
    """What hangs in the picture, by its path."""
    return {thing["path"]: thing for thing in page.run("trundle.drawn().things")}


def test_a_long_motion_plays_faster_and_a_short_one_slower(page: Visit, tmp_path: Path) -> None:
    for end, speed in ((100.0, 5), (60.0, 1), (2.0, 1), (0.7, 0.25), (0.01, 0.05)):
        state = shown(page, tmp_path, BALL | {"t": array(np.linspace(0, end, COUNT))})
        assert state["speed"] == speed
        assert page.page.locator("#speed").input_value() == str(speed)


def test_there_is_a_floor_where_no_surface_carries(page: Visit, tmp_path: Path) -> None:
    surface = BALL["surfaces"][0]
    wall = surface | {"quaternion": array([player_scenes.turning((1, 0, 0), np.array([1.6]))[0]])}
    for surfaces, floor in (([], True), ([surface], False), ([wall], True), ([wall, surface], 0)):
        shown(page, tmp_path, BALL | {"surfaces": surfaces})
        assert ("floor" in things(page)) == floor
    # below everything near by, surfaces that do not carry included
    shown(page, tmp_path, BALL | {"surfaces": [wall]})
    found = things(page)
    lowest = min(thing["low"][2] for path, thing in found.items() if path.startswith("surfaces"))
    assert found["floor"]["high"][2] < max(lowest, BALL["centre"][2] - BALL["size"])


def test_a_wall_is_a_wall_by_the_scene_s_own_up(page: Visit, tmp_path: Path) -> None:
    surface = BALL["surfaces"][0]  # which looks along z
    for up, floor in (([0, 0, 1], False), ([0, 1, 0], True)):
        shown(page, tmp_path, BALL | {"surfaces": [surface], "up": up})
        assert ("floor" in things(page)) == floor


def test_a_point_is_drawn_with_its_own_radius(page: Visit, tmp_path: Path) -> None:
    pendulum = player_scenes.pendulum()
    for radius in (0.05, 0.2):
        points = [pendulum["points"][0] | {"radius": radius}, pendulum["points"][1]]
        shown(page, tmp_path, pendulum | {"points": points})
        found = things(page)
        for name, size in (("bob 1", 2 * radius), ("bob 2", 2 * 0.028 * pendulum["size"])):
            ball = found[f"points/{name}"]
            np.testing.assert_allclose(np.subtract(ball["high"], ball["low"]), size, rtol=0.01)


def test_the_camera_has_room_for_points_and_for_surfaces_that_are_carried_about(
    page: Visit, tmp_path: Path
) -> None:
    t = np.linspace(-0.7, 0.7, 9)
    path = np.outer(t, [1, 0, 0])
    tile = {
        "name": "tile",
        "mesh": player_scenes.height_mesh(lambda x, y: 0 * x, 0.2, 3),
        "grid": 0.1,
        "frames": None,
        "position": array(path),
        "quaternion": array(np.tile([1.0, 0, 0, 0], (9, 1))),
    }
    dot = {"name": "dot", "kind": "point", "of": "", "position": array([[0, 0, 0.0]] * 9)}
    ball = dot | {"radius": 0.9}
    for given in ({"surfaces": [tile], "points": [dot]}, {"points": [ball]}):
        shown(page, tmp_path, player_scenes.scene(t, **given))
        furthest = 0.0
        for moment in t.tolist():
            page.seek(moment)
            drawn = page.run("trundle.drawn()")
            look = [np.reshape(drawn[k], (4, 4)).T for k in ("projection", "view")]
            (thing,) = [x for x in drawn["things"] if x["path"] in ("surfaces/tile", "points/dot")][
                -1:
            ]
            for corner in ("low", "high"):
                x, y, _, w = look[0] @ look[1] @ [*thing[corner], 1.0]
                furthest = max(furthest, abs(x / w), abs(y / w))
        assert 0.3 < furthest < 1.0  # of the way from the middle to the border


def test_a_contact_that_may_slide_says_how_hard_it_is_pressed(page: Visit, tmp_path: Path) -> None:
    contact = BALL["contacts"][0] | {"rolls": False}
    shown(page, tmp_path, BALL | {"contacts": [contact]})
    for frame in (0, 9):
        page.seek(float(values(BALL["t"])[frame]))
        said = page.page.locator(".contact .says").inner_text()
        assert said == f"pressed with {values(contact['normal'])[frame]:.3g} N"
    page.seek(1.95)
    assert page.page.locator(".contact .says").inner_text() == "would lift off"
    assert page.page.locator("#mu").count() == 0  # friction decides nothing here
    shown(page, tmp_path, BALL)
    assert page.page.locator("#mu").count() == 1


def gutter() -> tuple[dict[str, Any], np.ndarray]:
    """A long parabola with vertices at its two ends only, and places all over it."""
    x = np.linspace(-0.7, 0.7, 15)
    ends, between = (
        np.stack(np.broadcast_arrays(x[:, None], y, 1.8 * x[:, None] ** 2), axis=-1).reshape(-1, 3)
        for y in ([-1.2, 1.7], np.linspace(-1.2, 1.7, 40))
    )
    normals = np.column_stack([-3.6 * ends[:, 0], 0 * ends[:, 0], 1 + 0 * ends[:, 0]])
    first = 2 * np.arange(14)[:, None]
    triangles = np.concatenate([np.add(first, (0, 2, 1)), np.add(first, (1, 2, 3))])
    mesh = {
        "vertices": array(ends),
        "normals": array(normals / np.linalg.norm(normals, axis=1)[:, None]),
        "triangles": array(triangles, "u4"),
    }
    return mesh, between


@pytest.mark.parametrize("size", [(1280, 800), (800, 500), (390, 844)])
def test_everything_is_seen_and_no_panel_covers_any_of_it(
    browser: Any, tmp_path: Path, size: tuple[int, int]
) -> None:
    width, height = size
    trough = BALL["surfaces"][0]
    ruled, between = gutter()
    with Visit(browser, drawing=False, viewport={"width": width, "height": height}) as visit:
        for surface, places in (
            (trough, values(trough["mesh"]["vertices"])),
            (trough | {"mesh": ruled}, between),
        ):
            shown(visit, tmp_path, BALL | {"surfaces": [surface]})
            drawn = visit.run("trundle.drawn()")
            look = [np.reshape(drawn[k], (4, 4)).T for k in ("projection", "view")]
            x, y, _, w = look[0] @ look[1] @ np.column_stack([places, np.ones(len(places))]).T
            across, down = (1 + x / w) / 2 * width, (1 - y / w) / 2 * height
            for selector in (".panel", ".plots", ".bar"):
                if not visit.page.locator(selector).is_visible():
                    continue
                box = visit.page.locator(selector).bounding_box()
                beside = (across < box["x"]) | (across > box["x"] + box["width"])
                over = (down < box["y"]) | (down > box["y"] + box["height"])
                assert (beside | over).all(), selector
            for found, most in ((across, width), (down, height)):
                assert found.min() > 0
                assert found.max() < most
            assert max(np.ptp(across) / width, np.ptp(down) / height) > 0.4  # not small


def test_rounding_is_shown_as_zero_beside_what_the_axis_shows(page: Visit, tmp_path: Path) -> None:
    curve = np.linspace(1, 2, COUNT)
    curve[:3] = -3e-17, 2e-5, 0.1
    plots = [{"label": "x (m)", "series": [{"name": "x", "values": array(curve)}]}]
    shown(page, tmp_path, BALL | {"plots": plots})
    for frame, text in enumerate(("0", "2e−5", "0.1")):
        page.seek(float(values(BALL["t"])[frame]))
        assert page.page.locator("figcaption .entry b").inner_text() == text


def test_what_jumps_is_drawn_as_dots_not_as_a_block(page: Visit, tmp_path: Path) -> None:
    curve = np.where(np.arange(COUNT) % 2 == 0, -18.0, -16.0)
    plot = {"label": "noise", "series": [{"name": "", "values": array(curve)}]}
    count = """() => { const c = document.querySelector("canvas.plot");
      const { data } = c.getContext("2d").getImageData(60, 20, c.width - 70, 20);
      return data.filter((r, i) => i % 4 === 0 && data[i + 2] > r + 60 && data[i + 3] > 60).length; }"""
    inked = []
    for dots in (False, True):
        shown(page, tmp_path, BALL | {"plots": [plot | {"dots": dots}]})
        page.seek(99)  # the cursor at the end
        inked.append(page.run(count))
    assert inked[0] > 300  # pixels between the two levels: lines up and down
    assert inked[1] < 50

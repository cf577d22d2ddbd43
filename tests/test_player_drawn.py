"""What hangs in the picture and is seen of it: read from the scene graph and from pixels, not the player's state."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests import player_scenes
from tests.browser import Visit, browser
from tests.player_scenes import values
from tests.test_player import pixels, rotation
from trundle.view.page import write_page

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

SCENE = player_scenes.furnished()
TIMES = values(SCENE["t"]).astype(float)
CONTACT = "ball on trough"
BAD = "#c24e00"  # orange
CALM, SLIPS, LIFTED = 6, 20, 38  # frames: what the contact does there, with a friction of 0.5


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawn")
    write_page(SCENE, folder / "furnished.html")
    return folder


@pytest.fixture(scope="module")
def opened(browser: Any, folder: Path) -> Iterator[Visit]:
    with Visit(browser) as visit:
        yield visit.open(folder / "furnished.html")


@pytest.fixture
def shop(opened: Visit) -> Visit:
    """The page as if just opened."""
    opened.begin_again()
    opened.page.keyboard.press("r")
    return opened


class Drawn:
    """What hangs in the picture at one time."""

    def __init__(self, visit: Visit, frame: int) -> None:
        visit.run("t => trundle.seek(t)", float(TIMES[frame]))
        self.data: dict[str, Any] = visit.run("trundle.drawn()")

    def things(self, path: str) -> list[dict[str, Any]]:
        """All that has that name, or hangs on something that has it."""
        return [
            thing for thing in self.data["things"] if f"{thing['path']}/".startswith(f"{path}/")
        ]

    def poses(self, path: str) -> list[np.ndarray]:
        """Matrices (4, 4) to the scene's axes."""
        found = [m for thing in self.things(path) for m in thing["matrices"]]
        return [np.reshape(m, (4, 4)).T for m in found]

    def pixel(self, place: Any) -> tuple[int, int]:
        """Row and column at which a place (scene's axes) is seen."""
        view, projection = (np.reshape(self.data[k], (4, 4)).T for k in ("view", "projection"))
        x, y, _, w = projection @ view @ [*place, 1.0]
        across, down = (1 + x / w) / 2 * self.data["width"], (1 - y / w) / 2 * self.data["height"]
        return round(float(down)), round(float(across))


def patch(image: np.ndarray, at: tuple[int, int], half: int = 2) -> np.ndarray:
    """The mean colour of a few pixels."""
    row, column = at
    found = image[row - half : row + half + 1, column - half : column + half + 1]
    assert found.size == 3 * (2 * half + 1) ** 2  # within the picture
    return np.asarray(found.reshape(-1, 3).mean(axis=0))


def assert_seen_only_while_there(visit: Visit, place: Any, there: int, elsewhere: int) -> None:
    """The picture at a place changes when what is there has gone."""
    at = Drawn(visit, there).pixel(place)
    before = patch(pixels(visit), at)
    Drawn(visit, elsewhere)
    assert np.abs(patch(pixels(visit), at) - before).max() > 15


# --- where things are ---------------------------------------------------------------------------------
def test_parts_of_a_compound_are_placed_by_the_body_and_the_outline(shop: Visit) -> None:
    bell = SCENE["bodies"][1]
    for frame in (0, 13, 40):
        found = Drawn(shop, frame).poses("bodies/bell")
        assert len(found) == 2
        turn = rotation(values(bell["quaternion"])[frame])
        for matrix, part in zip(found, bell["outline"]["parts"], strict=True):
            centre = values(bell["position"])[frame] + turn @ part["position"]
            np.testing.assert_allclose(matrix[:3, 3], centre, atol=1e-6)
            own = rotation(part["quaternion"])
            np.testing.assert_allclose(matrix[:3, :3], turn @ own, atol=1e-6)
    assert_seen_only_while_there(shop, centre, 40, 0)


def test_a_moving_surface_is_turned_and_carried_with_its_vertices(shop: Visit) -> None:
    tile = SCENE["surfaces"][1]
    corner = np.array([0.2, 0.2, 0])
    vertices = values(tile["mesh"]["vertices"])
    for frame in (0, 13, 40):
        found = Drawn(shop, frame).things("surfaces/tile")
        assert len(found) == 3  # front, back, rim
        place = values(tile["position"])[frame]
        turn = rotation(values(tile["quaternion"])[frame])
        world = vertices @ turn.T + place
        for thing in found:
            assert thing["visible"]
            np.testing.assert_allclose(thing["low"], world.min(axis=0), atol=1e-6)
            np.testing.assert_allclose(thing["high"], world.max(axis=0), atol=1e-6)
    assert_seen_only_while_there(shop, place + turn @ (0.93 * corner), 40, 0)


def test_a_rod_joins_its_places_at_every_time(shop: Visit) -> None:
    places = values(SCENE["lines"][0]["position"])
    ends = np.array([[0, 0, -0.5, 1], [0, 0, 0.5, 1]])  # of a cylinder of unit length
    for frame in (0, 13, 40):
        drawn = Drawn(shop, frame)
        assert [thing["visible"] for thing in drawn.things("lines/rod")] == [True]
        for k, matrix in enumerate(drawn.poses("lines/rod")):
            joined = (matrix @ ends.T).T[:, :3]
            np.testing.assert_allclose(joined, places[frame, k : k + 2], atol=1e-6)
    for end in (0.15, 0.85):
        place = places[40, 0] + end * (places[40, 2] - places[40, 0])
        assert_seen_only_while_there(shop, place, 40, 0)


# --- forces, trails, colours -----------------------------------------------------------------------------
def test_an_arrow_stands_on_the_contact_along_the_force_and_as_long(shop: Visit) -> None:
    contact = SCENE["contacts"][0]
    lengths = []
    for frame in (CALM, 14):
        drawn = Drawn(shop, frame)
        arrow = f"contacts/arrows/{CONTACT}"
        assert [thing["visible"] for thing in drawn.things(arrow)] == [True] * 4
        point, force = values(contact["point"])[frame], values(contact["force"])[frame]
        foot = drawn.poses(f"{arrow}/shaft")[0][:3, 3]
        tip = drawn.poses(f"{arrow}/tip")[0][:3, 3]
        np.testing.assert_allclose(foot, point, atol=1e-6)
        size = np.linalg.norm(tip - foot)
        np.testing.assert_allclose((tip - foot) / size, force / np.linalg.norm(force), atol=1e-6)
        lengths.append(size / np.linalg.norm(force))
    assert lengths[0] == pytest.approx(lengths[1], rel=1e-6)
    assert size > 0.2 * SCENE["size"]
    # past the ball, where only the arrow can be seen, and only while arrows are on
    at = drawn.pixel(foot + 0.85 * (tip - foot))
    with_it = patch(pixels(shop), at, 1)
    shop.page.keyboard.press("a")
    assert np.abs(patch(pixels(shop), at, 1) - with_it).max() > 40
    shop.page.keyboard.press("a")


SPIKE = 10  # frame at which the force is ten times as large


@pytest.fixture(scope="module")
def spiky(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """The same page with one force so large that its arrow is cut."""
    force = values(SCENE["contacts"][0]["force"]).copy()
    force[SPIKE] *= 10
    contact = SCENE["contacts"][0] | {"force": player_scenes.array(force)}
    path = tmp_path_factory.mktemp("spiky") / "spiky.html"
    write_page(SCENE | {"contacts": [contact]}, path)
    with Visit(browser) as visit:
        yield visit.open(path)


def arrow_of(drawn: Drawn) -> tuple[float, float]:
    """How long the arrow is, and its heads alone (m)."""
    foot, tip = (drawn.poses(f"contacts/arrows/{CONTACT}/{part}")[0] for part in ("shaft", "tip"))
    (head, _) = drawn.things(f"contacts/arrows/{CONTACT}/tip")
    corners = np.array([head["low"], head["high"]]) - tip[:3, 3]
    return float(np.linalg.norm(tip[:3, 3] - foot[:3, 3])), float(np.abs(corners).max())


def test_the_legend_says_how_long_a_newton_is_drawn_in_every_window(
    browser: Any, shop: Visit, folder: Path
) -> None:
    said = shop.page.locator(".scale").inner_text()
    metres, newtons = map(float, re.search(r"force: (\S+) m = (\S+) N", said).groups())  # type: ignore[union-attr]
    assert "cut" not in said
    for frame in (CALM, 14, SLIPS):
        length, _ = arrow_of(Drawn(shop, frame))
        size = np.linalg.norm(values(SCENE["contacts"][0]["force"])[frame])
        assert length / size == pytest.approx(metres / newtons, rel=1e-5)
    shop.page.keyboard.press("a")
    assert not shop.page.locator(".scale").is_visible()  # without arrows, no word of them
    shop.page.keyboard.press("a")
    for look in ({"viewport": {"width": 390, "height": 844}}, {"color_scheme": "dark"}):
        with Visit(browser, drawing=False, **look) as visit:
            visit.open(folder / "furnished.html")
            assert visit.page.locator(".scale").is_visible()
            assert visit.page.locator(".scale").inner_text() == said


def test_an_arrow_that_is_cut_has_two_heads_and_the_legend_says_from_where_on(
    spiky: Visit,
) -> None:
    said = spiky.page.locator(".scale").inner_text()
    most = float(re.search(r"two heads: cut, over (\S+) N", said)[1])  # type: ignore[index]
    metres, newtons = map(float, re.search(r"force: (\S+) m = (\S+) N", said).groups())  # type: ignore[union-attr]
    size = np.linalg.norm(values(SCENE["contacts"][0]["force"]), axis=1)
    assert size.max() < most < 10 * size[SPIKE]
    whole, one = arrow_of(Drawn(spiky, 14))
    assert whole == pytest.approx(size[14] * metres / newtons, rel=1e-5)
    cut, two = arrow_of(Drawn(spiky, SPIKE))
    assert cut == pytest.approx(most * metres / newtons, rel=1e-5)
    assert two > 1.5 * one


@pytest.mark.parametrize(
    ("letter", "groups"), [("t", ("points/trails", "contacts/trails")), ("a", ("contacts/arrows",))]
)
def test_a_key_takes_trails_or_arrows_out_of_the_picture_and_no_more(
    shop: Visit, letter: str, groups: tuple[str, ...]
) -> None:
    drawn = Drawn(shop, CALM)
    chosen = [thing["path"] for group in groups for thing in drawn.things(group)]
    assert len(chosen) >= 3
    assert all(thing["visible"] for thing in drawn.data["things"])
    with_it = pixels(shop).astype(int)
    shop.page.keyboard.press(letter)
    hidden = [thing["path"] for thing in Drawn(shop, CALM).data["things"] if not thing["visible"]]
    assert sorted(hidden) == sorted(chosen)
    without_it = pixels(shop).astype(int)
    assert (np.abs(with_it - without_it).max(axis=2) > 20).sum() > 50  # pixels
    shop.page.keyboard.press(letter)
    np.testing.assert_array_equal(pixels(shop), with_it)


def test_a_trail_is_drawn_up_to_the_time_that_is_shown(shop: Visit) -> None:
    path = values(SCENE["contacts"][0]["point"])
    drawn = Drawn(shop, 30)
    past, future = drawn.pixel(path[24]), drawn.pixel(path[36])
    seen = pixels(shop).astype(int)
    shop.page.keyboard.press("t")
    change = np.abs(pixels(shop).astype(int) - seen).max(axis=2)
    shop.page.keyboard.press("t")
    assert patch(change[..., None].repeat(3, 2), past).max() > 20
    assert patch(change[..., None].repeat(3, 2), future).max() == 0


def oranges(drawn: Drawn) -> set[str]:
    """Paths of all that is orange, trails aside."""
    return {t["path"] for t in drawn.data["things"] if t["colour"] == BAD}


def warmth(image: np.ndarray, at: tuple[int, int], half: int) -> np.ndarray:
    """How much redder than blue the pixels around one are."""
    row, column = at
    near = image[row - half : row + half + 1, column - half : column + half + 1].astype(int)
    return np.asarray(near[..., 0] - near[..., 2])


def test_dot_and_arrow_are_orange_just_while_the_contact_slips_or_lifts(shop: Visit) -> None:
    arrow = f"contacts/arrows/{CONTACT}"
    whole = {f"contacts/{CONTACT}", f"{arrow}/shaft", f"{arrow}/tip"}

    def seen(frame: int, expected: set[str]) -> np.ndarray:
        drawn = Drawn(shop, frame)
        assert oranges(drawn) == expected
        assert [t["visible"] for t in drawn.things(f"contacts/{CONTACT}")] == [True] * 2
        return warmth(pixels(shop), drawn.pixel(values(SCENE["contacts"][0]["point"])[frame]), 12)

    shop.page.keyboard.press("t")  # trails keep the orange of the past
    calm = seen(CALM, set())
    slips = seen(SLIPS, whole)
    seen(14, set())
    lifted = seen(LIFTED, whole)
    shop.run("trundle.setMu(1.2)")
    holds = seen(SLIPS, set())
    assert (slips - holds > 40).sum() > 40  # pixels
    np.testing.assert_array_equal(seen(LIFTED, whole), lifted)
    assert (lifted > 40).sum() > (calm > 40).sum() + 10  # the ball has orange on it too
    shop.page.keyboard.press("t")


def test_a_trail_stays_orange_where_the_contact_slipped(shop: Visit) -> None:
    drawn = Drawn(shop, 30)  # it holds again, after it slipped
    slipped = drawn.pixel(values(SCENE["contacts"][0]["point"])[SLIPS])
    orange = warmth(pixels(shop), slipped, 6)
    shop.run("trundle.setMu(1.2)")
    assert (orange - warmth(pixels(shop), slipped, 6) > 40).sum() > 10  # pixels


# --- the camera ------------------------------------------------------------------------------------------
def test_what_is_followed_stays_where_it_is_on_the_screen_and_as_large(shop: Visit) -> None:
    def seen(frame: int) -> np.ndarray:
        drawn = Drawn(shop, frame)
        centre = values(SCENE["bodies"][0]["position"])[frame]
        depth = -(np.reshape(drawn.data["view"], (4, 4)).T @ [*centre, 1.0])[2]
        return np.array([*drawn.pixel(centre), 100 * depth])

    free = [seen(frame) for frame in (0, 12, 26)]
    assert np.abs(np.diff(free, axis=0)).max() > 30  # pixels: without following it goes its way
    shop.page.keyboard.press("f")
    first = seen(0)
    for frame in (12, 26):
        np.testing.assert_allclose(seen(frame), first, atol=1)
    # and it is drawn there: two tones, not the bare surface
    row, column = int(first[0]), int(first[1])
    assert pixels(shop)[row - 45 : row + 46, column - 45 : column + 46].std() > 35


# --- time ------------------------------------------------------------------------------------------------
BY_HAND = """
let now = 0, waiting = [];
performance.now = () => now;
window.requestAnimationFrame = (turn) => waiting.push(turn);
window.pass = (ms) => { now += ms; const due = waiting; waiting = []; due.forEach((turn) => turn(now)); };"""


def test_the_speed_is_that_of_the_motion_to_that_of_the_clock(browser: Any, folder: Path) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.page.add_init_script(BY_HAND)
        visit.open(folder / "furnished.html")
        visit.run("() => { pass(0); trundle.play(); pass(100); }")
        assert visit.state["t"] == pytest.approx(0.1)
        for speed, t in (("0.25", 0.125), ("5", 0.625)):
            visit.page.locator("#speed").select_option(speed)
            visit.run("pass(100)")
            assert visit.state["t"] == pytest.approx(t)
        visit.run("() => { trundle.pause(); pass(100); }")
        assert visit.state["t"] == pytest.approx(0.625)


# --- plots -----------------------------------------------------------------------------------------------
CANVASES = """() => [...document.querySelectorAll("canvas.plot")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const text = data.reduce((s, b) => s + String.fromCharCode(b), "");
  return { width: canvas.width, height: canvas.height, data: btoa(text) };
})"""


def canvases(visit: Visit, t: float) -> list[np.ndarray]:
    """The plots as drawn at a time, each (height, width, 4)."""
    visit.run("t => trundle.seek(t)", t)
    return [
        np.frombuffer(base64.b64decode(c["data"]), np.uint8)
        .reshape(c["height"], c["width"], 4)
        .astype(int)
        for c in visit.run(CANVASES)
    ]


def cursor(shown: np.ndarray, other: np.ndarray) -> float:
    """The column of the cursor: nearly the whole height differs from a picture whose cursor is elsewhere."""
    differs = (np.abs(shown - other).max(axis=2) > 30).mean(axis=0)
    ink = shown[..., 3].mean(axis=0)  # of the two cursors, the one that is in this picture
    columns = np.flatnonzero((differs > 0.6) & (ink > other[..., 3].mean(axis=0) + 30))
    assert 1 <= len(columns) <= 2  # a line of one pixel, which may fall on two
    return float(columns.mean())


def test_the_cursors_of_all_plots_stand_at_the_time_that_is_shown(shop: Visit) -> None:
    far = canvases(shop, 1.97)
    assert len(far) == len(SCENE["plots"])
    columns = []
    for t in (0.2, 0.7, 1.2):
        shown = canvases(shop, t)
        found = [cursor(image, other) for image, other in zip(shown, far, strict=True)]
        assert max(found) - min(found) <= 1
        columns.append(found[0])
    assert columns[1] - columns[0] == pytest.approx(columns[2] - columns[1], abs=1.5)
    assert columns[1] - columns[0] > 20
    # where the cursor stands is where a press goes to that time
    box = shop.page.locator("canvas.plot").first.bounding_box()
    shop.page.mouse.click(box["x"] + columns[0] + 0.5, box["y"] + 30)
    assert shop.state["t"] == pytest.approx(0.2, abs=0.015)


def test_the_numbers_beside_the_plots_are_those_of_the_time_shown(shop: Visit) -> None:
    for frame in (3, 17):
        Drawn(shop, frame)
        shown = shop.page.locator("figcaption .entry b").all_inner_texts()
        true = [values(s["values"])[frame] for plot in SCENE["plots"] for s in plot["series"]]
        assert [float(text.replace("−", "-")) for text in shown] == pytest.approx(true, rel=1e-3)

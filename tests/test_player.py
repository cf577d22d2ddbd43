"""The 3D player in a real browser: it needs no network, obeys, and shows the poses it was given."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests import player_scenes
from tests.browser import Visit, browser, without
from tests.player_scenes import values
from trundle.errors import TrundleError
from trundle.view import page as page_module
from trundle.view.page import notebook_frame, page, write_page

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

ROOT = Path(__file__).parent.parent
BALL = player_scenes.rolling_ball()
SHAPES = player_scenes.every_shape()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("player")
    write_page(BALL, folder / "ball.html")
    write_page(SHAPES, folder / "shapes.html")
    return folder


@pytest.fixture(scope="module")
def ball_page(browser: Any, folder: Path) -> Iterator[Visit]:
    with Visit(browser) as visit:
        yield visit.open(folder / "ball.html")


@pytest.fixture(scope="module")
def shapes(browser: Any, folder: Path) -> Iterator[Visit]:
    """The page of every shape; tests seek before they look."""
    with Visit(browser) as visit:
        yield visit.open(folder / "shapes.html")


@pytest.fixture
def ball(ball_page: Visit) -> Visit:
    """The page of the rolling ball, as if just opened at t = 0."""
    ball_page.begin_again()
    return ball_page


def rotation(quaternion: Any) -> np.ndarray:
    """The matrix of a quaternion: the same for q and -q."""
    w, x, y, z = quaternion
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + 2 * w * cross + 2 * cross @ cross


def pixels(visit: Visit, selector: str = "canvas.stage") -> np.ndarray:
    """What is seen of an element, (height, width, 3)."""
    visit.run("trundle.render()")
    image = Image.open(io.BytesIO(visit.page.locator(selector).screenshot()))
    return np.asarray(image.convert("RGB"))


def free_of_cards(image: np.ndarray) -> np.ndarray:
    """The part of an 800 by 500 picture that neither the plots nor the title nor the bar can cover."""
    return image[110:400, :500]


# --- the page as text, no browser needed ------------------------------------------------------------
def test_the_built_player_is_that_of_its_sources() -> None:
    source = ROOT / "player"
    names = [p.relative_to(source).as_posix() for p in (source / "src").rglob("*") if p.is_file()]
    digest = hashlib.sha256()
    for name in sorted([*names, "build.js", "package.json", "package-lock.json"]):
        content = (source / name).read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    built = page_module.part("player.js").splitlines()[0]
    assert built == f"/* trundle player {digest.hexdigest()} */", "run: make player"


def test_the_built_player_carries_the_licence_of_three_js() -> None:
    text = page_module.part("player.js")
    assert "three.js authors" in text
    assert "Permission is hereby granted" in text


def test_the_player_leaves_half_of_the_page_budget_to_the_motion() -> None:
    assert len(page_module.part("player.js").encode()) < 800_000
    assert len(page(player_scenes.scene(np.array([0.0, 1.0]))).encode()) < 350_000  # compressed


def test_the_policy_allows_nothing_but_the_inline_script_and_style() -> None:
    text = page(BALL)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    rules = policy[1].split("; ")
    assert rules[0] == "default-src 'none'"
    for rule in rules[1:]:
        assert re.fullmatch(r"\w+-?\w* ('none'|'sha256-[\w+/=]+'( 'sha256-[\w+/=]+')?)", rule), rule


def test_text_cannot_end_the_script_it_stands_in() -> None:
    hostile = player_scenes.scene(np.array([0.0]), title="</script><!--{{open}}")
    text = page(hostile)
    assert text.count("</script>") == 3
    assert "<!--" not in text


def test_a_scene_that_is_not_json_or_of_another_format_is_refused() -> None:
    with pytest.raises(TrundleError, match="format 2"):
        page({"format": 2})
    with pytest.raises(TrundleError, match="JSON"):
        page(player_scenes.scene(np.array([0.0]), size=float("nan")))
    with pytest.raises(TrundleError, match="height"):
        notebook_frame(BALL, height=0)


def test_a_page_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "ball.html"
    path.write_text("old")
    with pytest.raises(TrundleError):
        write_page({"format": 1, "size": float("inf")}, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


# --- the page in a browser --------------------------------------------------------------------------
def test_a_page_asks_for_nothing_but_itself_and_complains_of_nothing(
    ball: Visit, shapes: Visit, folder: Path
) -> None:
    for name, visit in {"ball": ball, "shapes": shapes}.items():
        visit.run("trundle.render()")
        assert [url.split("#")[0] for url in visit.requests] == [(folder / f"{name}.html").as_uri()]
        assert visit.complaints == []
        assert visit.state["errors"] == []


def test_the_policy_blocks_requests_and_the_page_says_so(browser: Any, folder: Path) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.open(folder / "ball.html")
        assert visit.run("fetch('https://example.org/').then(() => false, () => true)")
        visit.until("document.querySelector('.errors')?.innerText.includes('connect-src')")
        assert [url for url in visit.requests if not url.startswith("file:")] == []
        assert "connect-src" in visit.page.locator(".errors").inner_text()


def test_poses_at_frames_are_the_scene_s(ball: Visit, shapes: Visit) -> None:
    for scene, visit in ((BALL, ball), (SHAPES, shapes)):
        for i, state in enumerate(visit.states(values(scene["t"]).tolist())):
            shown = state["bodies"]
            assert len(shown) == len(scene["bodies"])
            for body in scene["bodies"]:
                pose = shown[body["name"]]
                place, turn = values(body["position"])[i], values(body["quaternion"])[i]
                np.testing.assert_allclose(pose["position"], place, atol=1e-7)
                np.testing.assert_allclose(rotation(pose["quaternion"]), rotation(turn), atol=1e-6)


def test_between_frames_places_are_on_a_line_and_rotations_turn_evenly(ball: Visit) -> None:
    t = values(BALL["t"]).astype(float)
    body = BALL["bodies"][0]
    places, turns = values(body["position"]), values(body["quaternion"])
    for i, s in ((3, 0.25), (10, 0.5), (17, 0.9)):
        pose = ball.seek(t[i] + s * (t[i + 1] - t[i]))["bodies"]["ball"]
        np.testing.assert_allclose(
            pose["position"], places[i] + s * (places[i + 1] - places[i]), atol=1e-6
        )
        # slerp: the turn from frame i is s times the whole turn, about the same axis
        part = rotation(turns[i]).T @ rotation(pose["quaternion"])
        whole = rotation(turns[i]).T @ rotation(turns[i + 1])
        angle = [np.arccos(np.clip((np.trace(m) - 1) / 2, -1, 1)) for m in (part, whole)]
        assert angle[1] > 0.01
        assert angle[0] == pytest.approx(s * angle[1], abs=1e-5)
        assert np.linalg.norm(pose["quaternion"]) == pytest.approx(1, abs=1e-12)


def test_times_outside_the_motion_are_its_ends(ball: Visit) -> None:
    assert ball.seek(-5)["t"] == 0
    assert ball.seek(99)["t"] == 2
    assert ball.seek(float("nan"))["t"] == 2


def test_the_address_gives_a_time_to_stand_at_and_without_it_the_motion_plays(
    browser: Any, folder: Path
) -> None:
    with Visit(browser, drawing=False) as visit:
        assert visit.open(folder / "ball.html", at=None).state["playing"] is True
        visit.run("location.hash = '#t=1.5'")
        visit.until("!trundle.state().playing")
        assert visit.state["t"] == 1.5
    with Visit(browser, drawing=False) as visit:
        state = visit.open(folder / "ball.html", at=0.5).state
        assert (state["t"], state["playing"]) == (0.5, False)
    with Visit(browser, drawing=False, reduced_motion="reduce") as visit:
        assert visit.open(folder / "ball.html", at=None).state["playing"] is False


def test_time_goes_on_while_playing_and_stands_while_paused(ball: Visit) -> None:
    ball.page.locator("#play").click()
    ball.until("trundle.state().t > 0")
    ball.page.locator("#play").click()
    state = ball.state
    assert state["playing"] is False
    two_turns = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    ball.run(two_turns)
    assert ball.state["t"] == state["t"]


def test_without_loop_it_stops_at_the_end_and_with_loop_it_goes_round(ball: Visit) -> None:
    ball.page.locator("#speed").select_option("10")
    ball.page.locator("#loop").click()
    assert ball.state["loop"] is False
    ball.run("() => { trundle.seek(1.9); trundle.play(); }")
    ball.until("!trundle.state().playing")
    assert ball.state["t"] == 2
    # from the end it starts again
    assert ball.run("() => { trundle.play(); return trundle.state().t; }") == 0
    ball.page.locator("#loop").click()
    ball.run("() => { trundle.seek(1.9); trundle.play(); }")
    ball.until("trundle.state().t < 1.9")
    assert ball.state["playing"] is True
    ball.page.locator("#speed").select_option("1")


def test_the_scrub_bar_seeks(ball: Visit) -> None:
    box = ball.page.locator(".track").bounding_box()
    ball.page.mouse.move(box["x"] + 0.25 * box["width"], box["y"] + 3)
    ball.page.mouse.down()
    assert ball.state["t"] == pytest.approx(0.5, abs=0.01)
    ball.page.mouse.move(box["x"] + 0.75 * box["width"], box["y"] + 3)
    ball.page.mouse.up()
    assert ball.state["t"] == pytest.approx(1.5, abs=0.01)
    assert ball.page.locator("#time").inner_text().startswith("1.5")


def test_a_press_on_a_plot_seeks(ball: Visit) -> None:
    ball.run("trundle.seek(1)")
    box = ball.page.locator("canvas.plot").first.bounding_box()
    ball.page.mouse.click(box["x"] + box["width"] - 10, box["y"] + 40)
    assert ball.state["t"] == pytest.approx(2, abs=0.02)


def test_keys_do_what_the_help_says(ball: Visit) -> None:
    key = ball.page.keyboard.press
    key("Space")
    assert ball.state["playing"] is True
    key("Space")
    assert ball.state["playing"] is False
    key("End")
    assert ball.state["t"] == 2
    key("Home")
    assert ball.state["t"] == 0
    key("ArrowRight")
    assert ball.state["t"] == pytest.approx(0.05)
    key("Shift+ArrowRight")
    assert ball.state["t"] == pytest.approx(0.55)
    key("ArrowLeft")
    assert ball.state["t"] == pytest.approx(0.5)
    for name, letter in {"trails": "t", "arrows": "a", "plots": "p", "info": "i"}.items():
        before = ball.state["shown"][name]
        key(letter)
        assert ball.state["shown"][name] is not before
        key(letter)
        assert ball.state["shown"][name] is before
    key("+")
    assert ball.state["speed"] == 2
    key("-")
    key("-")
    assert ball.state["speed"] == 0.5
    key("+")
    key("l")
    assert ball.state["loop"] is False
    key("l")
    key("?")
    assert ball.page.locator("dialog.help").is_visible()
    key("Escape")
    assert not ball.page.locator("dialog.help").is_visible()
    assert ball.complaints == []


def test_following_keeps_the_body_in_the_middle_and_reset_brings_the_view_back(
    ball: Visit,
) -> None:
    ball.page.keyboard.press("r")
    first = ball.state["camera"]
    ball.page.keyboard.press("f")
    assert ball.state["follow"] == "ball"
    shown = ball.seek(1.3)
    np.testing.assert_allclose(
        shown["camera"]["target"], shown["bodies"]["ball"]["position"], atol=1e-9
    )
    far, near = [np.subtract(c["position"], c["target"]) for c in (first, shown["camera"])]
    size = np.linalg.norm(near)
    np.testing.assert_allclose(near / size, far / np.linalg.norm(far), atol=1e-9)  # same side
    assert size < 0.7 * np.linalg.norm(far)  # from near
    ball.page.locator("#follow").select_option("")
    assert ball.state["follow"] == ""
    ball.page.keyboard.press("r")
    np.testing.assert_allclose(ball.state["camera"]["position"], first["position"], atol=1e-9)
    ball.run("trundle.follow('nobody')")
    assert ball.state["follow"] == ""


def orange(image: np.ndarray) -> int:
    """Number of clearly orange pixels."""
    r, g, b = (image[..., k].astype(int) for k in range(3))
    return int(np.sum((r > 150) & (g < 130) & (b < 60)))


def test_a_contact_is_orange_while_it_would_slip_or_lift(ball: Visit) -> None:
    name = "ball on trough"
    calm = ball.seek(0.3)["contacts"][name]
    assert (calm["lifted"], calm["slipped"]) == (False, False)
    assert calm["needed"] == pytest.approx(0.1, abs=1e-3)
    assert "holds" in ball.page.locator(".contact").inner_text()
    ball.run("trundle.seek(1)")
    ball.page.keyboard.press("t")  # without trails: they keep the orange of the past
    slipping = ball.state["contacts"][name]
    assert slipping["slipped"] is True
    assert "would slip" in ball.page.locator(".contact.bad").inner_text()
    slips = orange(pixels(ball))
    ball.run("trundle.setMu(1.2)")
    assert ball.state["contacts"][name]["slipped"] is False
    assert ball.page.locator(".contact.bad").count() == 0
    assert slips > orange(pixels(ball)) + 30
    lifted = ball.seek(1.9)["contacts"][name]
    assert (lifted["lifted"], lifted["slipped"]) == (True, False)
    assert "would lift off" in ball.page.locator(".contact.bad").inner_text()
    ball.page.keyboard.press("t")


def test_the_friction_slider_moves_the_orange_stretches_of_the_bar(ball: Visit) -> None:
    def stretches() -> int:
        return ball.page.locator(".stretch").count()

    assert stretches() == 2  # slipping midway, lifted at the end
    ball.page.locator("#mu").fill("1.2")
    assert ball.state["mu"] == 1.2
    assert stretches() == 1
    assert ball.page.locator(".tick").count() == len(BALL["events"])


@pytest.mark.parametrize(("needs", "end"), [(0.2, 1.5), (1.4, 2), (2.95, 4), (14.0, 20)])
def test_the_friction_slider_reaches_what_the_motion_needs(
    browser: Any, tmp_path: Path, needs: float, end: float
) -> None:
    needed = np.full(41, 0.1)
    needed[0] = needs  # as at the start of the first paper's sphere
    needed[30:33] = 136, 1e30, 136  # near lift-off it has no bounds: the slider does not follow
    contact = BALL["contacts"][0] | {"needed": player_scenes.array(needed)}
    write_page(BALL | {"contacts": [contact]}, tmp_path / "needs.html")
    with Visit(browser, drawing=False) as visit:
        visit.open(tmp_path / "needs.html")
        slider = visit.page.locator("#mu")
        assert float(slider.get_attribute("max")) == pytest.approx(end)
        assert visit.state["contacts"]["ball on trough"]["slipped"] is (needs > 0.5)
        slider.fill(slider.get_attribute("max"))
        assert visit.state["contacts"]["ball on trough"]["slipped"] is False


def test_the_picture_is_not_blank_and_changes_with_time(ball: Visit, shapes: Visit) -> None:
    for visit in (ball, shapes):
        visit.seek(0.2)
        first = free_of_cards(pixels(visit))
        colours = np.unique(first.reshape(-1, 3) // 8, axis=0)
        assert len(colours) > 100
        assert first.astype(float).std() > 10
        visit.seek(1.2)
        moved = np.abs(free_of_cards(pixels(visit)).astype(int) - first).max(axis=2) > 40
        assert moved.sum() > 500


def test_a_surface_whose_shape_changes_is_drawn_anew(browser: Any, tmp_path: Path) -> None:
    floor = SHAPES["surfaces"][0] | player_scenes.still()
    waves = SHAPES | {"bodies": [], "plots": [], "surfaces": [floor]}
    write_page(waves, tmp_path / "waves.html")
    with Visit(browser) as visit:
        first = free_of_cards(pixels(visit.open(tmp_path / "waves.html")))
        visit.seek(1.5)
        changed = np.abs(free_of_cards(pixels(visit)).astype(int) - first).max(axis=2) > 20
        assert changed.sum() > 500


def test_hostile_text_is_shown_as_text(browser: Any, tmp_path: Path) -> None:
    nasty = '</script><img src=x onerror="window.hit=1">\'&amp;"{{script}}'
    hostile = BALL | {
        "title": nasty,
        "subtitle": nasty,
        "status": nasty,
        "summary": [nasty],
        "parameters": [[nasty, nasty]],
        "events": [{"t": 1, "name": nasty}],
        "bodies": [BALL["bodies"][0] | {"name": nasty}],
        "contacts": [BALL["contacts"][0] | {"name": nasty}],
        "plots": [{"label": nasty, "series": BALL["plots"][0]["series"]}],
    }
    write_page(hostile, tmp_path / "nasty.html")
    with Visit(browser, drawing=False, viewport={"width": 1280, "height": 800}) as visit:
        visit.open(tmp_path / "nasty.html")
        assert visit.page.locator("h1").inner_text() == nasty
        assert visit.page.title() == nasty
        assert visit.page.locator("figcaption .label").inner_text() == nasty
        assert visit.page.locator(".tick").get_attribute("title").startswith(nasty)
        assert visit.run("[window.hit, document.images.length]") == [None, 0]
        assert (len(visit.requests), visit.complaints) == (1, [])
        assert list(visit.state["bodies"]) == [nasty]


def test_a_notebook_frame_plays_in_its_sandbox(browser: Any, tmp_path: Path) -> None:
    path = tmp_path / "notebook.html"
    path.write_text(f"<!doctype html><body>{notebook_frame(BALL, height=420)}", encoding="utf-8")
    with Visit(browser) as visit:
        visit.open(path, at=None)
        frame = visit.page.frames[1]
        visit.until("window.trundle", frame)
        frame.evaluate("trundle.seek(1)")
        assert frame.evaluate("trundle.state().errors") == []
        assert visit.complaints == []


def test_without_webgl_the_page_says_so_and_the_rest_works(browser: Any, folder: Path) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.open(folder / "ball.html")
        assert "WebGL" in visit.page.locator(".nogl").inner_text()
        assert visit.seek(1)["contacts"]["ball on trough"]["slipped"] is True


def test_a_broken_scene_is_an_error_in_the_page(browser: Any, tmp_path: Path) -> None:
    path = tmp_path / "broken.html"
    broken = BALL | {"t": {"dtype": "f4", "shape": [3], "at": 1_000_000_000}}
    write_page(broken, path)
    with Visit(browser, drawing=False) as visit:
        visit.open(path)
        assert "could not start" in visit.page.locator(".errors").inner_text()


def test_up_is_where_the_scene_says(browser: Any, tmp_path: Path) -> None:
    write_page(BALL | {"up": [0, 1, 0]}, tmp_path / "up.html")
    with Visit(browser, drawing=False) as visit:
        state = visit.open(tmp_path / "up.html").state
        above = np.subtract(state["camera"]["position"], state["camera"]["target"])
        assert above[1] > 0.2 * np.linalg.norm(above)
        place = values(BALL["bodies"][0]["position"])[0]
        np.testing.assert_allclose(state["bodies"]["ball"]["position"], place, atol=1e-7)


def test_no_browser_fails_under_ci_and_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="install Chromium"):
        without("no Chromium was found", "install Chromium")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="install Chromium"):
        without("no Chromium was found", "install Chromium")


def test_controls_fit_into_the_window(browser: Any, folder: Path) -> None:
    for width, height in ((800, 500), (390, 780), (1600, 900)):
        with Visit(browser, drawing=False, viewport={"width": width, "height": height}) as visit:
            visit.open(folder / "ball.html")
            for selector in ("h1", "#play", ".scrub", "#time", "#speed", "#follow", "#mu", "#help"):
                box = visit.page.locator(selector).bounding_box()
                assert box["x"] >= 0, selector
                assert box["x"] + box["width"] <= width, selector
                assert box["y"] + box["height"] <= height, selector

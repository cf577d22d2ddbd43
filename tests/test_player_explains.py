"""What explains the picture: axes, scale, flags of events, links, numbers to take along, touch and words."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.browser import STARTED, Visit, browser

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture


@pytest.fixture(scope="module")
def thrown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a ball that rolls and passes x = 0 at t = 1 s, with a slider for its speed."""
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane())
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(-0.5, 0), velocity=(0.5, 0), spin=0)
    events = [td.Event(ball.position[0], name="passes the middle")]
    motion = system.simulate(until=2.0, start=start, events=events)
    speed = td.Slider(ball.velocity[0], 0.25, 1.0, name="speed (m/s)")
    path = tmp_path_factory.mktemp("explains") / "ball.html"
    return motion.show(path, live=[speed])


def test_the_bar_is_as_long_as_it_says(thrown: Path, browser: Any) -> None:
    with Visit(browser, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown).run("trundle.render()")
        metres = float(visit.page.locator(".orientation span").first.inner_text().split()[0])
        pixels = visit.page.locator(".rule").bounding_box()["width"]
        drawn = visit.run("trundle.drawn()")
        projection = np.array(drawn["projection"]).reshape(4, 4).T
        camera = visit.state["camera"]
        away = np.linalg.norm(np.subtract(camera["position"], camera["target"]))
        per_metre = projection[1, 1] / away * drawn["height"] / 2
        assert pixels == pytest.approx(metres * per_metre, rel=0.03)
        assert "grid" in visit.page.locator(".orientation .grid").inner_text()
        assert visit.page.locator("text.arm").all_text_contents() == ["x", "y", "z", "g"]


def test_events_are_flags_for_mouse_and_keyboard(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown)
        flag = visit.page.locator(".flag")
        assert "passes the middle" in flag.get_attribute("aria-label")
        visit.page.locator(".tick").click()
        assert visit.state["t"] == pytest.approx(1.0, abs=1e-9)
        visit.seek(0.25)
        flag.focus()
        assert visit.page.get_by_text("passes the middle").is_visible()
        visit.page.keyboard.press("Enter")
        assert visit.state["t"] == pytest.approx(1.0, abs=1e-9)


def test_a_link_holds_time_camera_and_sliders_within_their_ranges(
    thrown: Path, browser: Any
) -> None:
    with Visit(browser, viewport={"width": 1200, "height": 800}) as visit:
        visit.page.goto(f"{thrown.as_uri()}#t=0.5&camera=1,-2,3,0,0,0.1&live=7")
        visit.until(STARTED)
        assert visit.run("trundle.live()")["settings"] == [1.0]  # clamped
        state = visit.state
        assert state["t"] == 0.5
        assert state["camera"]["position"] == pytest.approx([1, -2, 3])
        assert visit.run("trundle.link()") == "#t=0.5&camera=1,-2,3,0,0,0.1&live=1"
        visit.page.goto(f"{thrown.as_uri()}?#t=nan&camera=1,2&live=x")
        visit.until(STARTED)
        assert visit.state["errors"] == []


def test_the_numbers_are_those_of_the_motion_shown(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.open(thrown).run("trundle.live([1.0])")
        rows = list(csv.DictReader(io.StringIO(visit.run("trundle.table()"))))
        t, x = (np.array([float(row[key]) for row in rows]) for key in ("t (s)", "ball x (m)"))
        np.testing.assert_allclose(x, -0.5 + t, atol=1e-6)


def test_the_picture_has_words(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False) as visit:
        picture = visit.open(thrown).page.get_by_role("img").first
        assert "ball" in picture.get_attribute("aria-label")


def test_a_parameter_has_its_symbol_and_the_unit_of_its_slider(
    browser: Any, tmp_path: Path
) -> None:
    (x,), k = td.coordinates("x"), td.parameter("k_1", 4.0)
    spring = td.System(lagrangian=(x.dot**2 - k * x**2) / 2)
    motion = spring.simulate(until=0.5, start={x: 1, x.dot: 0})
    motion.view = td.View(points={"mass": (x, 0, 0)})
    stiffness = td.Slider(k, 1, 9, name="stiffness (N/m)")
    path = motion.show(tmp_path / "spring.html", live=[stiffness])
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(path).run("document.querySelectorAll('details').forEach(d => d.open = true)")
        assert visit.page.locator(".pairs dt").first.text_content() == "k1"
        assert visit.page.locator(".pairs dd").first.text_content() == "4 N/m"


def test_fingers_find_what_they_touch(thrown: Path, browser: Any) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with Visit(browser, drawing=False, **phone) as visit:
        visit.open(thrown).page.get_by_text("Change it").click()
        touched = "button.icon, .slider input, summary, select, .flag"
        for one in visit.page.locator(touched).all():
            if one.is_visible():
                box = one.bounding_box()
                assert box["height"] >= 43.9, one.evaluate("e => e.outerHTML.slice(0, 80)")


def test_what_judges_the_motion_is_plotted_where_that_is_asked(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        labels = visit.open(thrown).page.locator(".plots figure .label")
        seen = [label.inner_text() for label in labels.all() if label.is_visible()]
        assert "normal force (N)" in seen
        assert not [label for label in seen if "residual" in label]
        visit.page.get_by_text("How good is it?").click()
        labels.filter(has_text="residual").wait_for(state="visible")
        assert visit.complaints == []


def test_a_reader_plots_any_quantity_over_any_other(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown).page.get_by_text("Plot something else").click()
        visit.page.select_option("#plot-what", label="ball angular velocity y (rad/s)")
        visit.page.select_option("#plot-over", label="ball x (m)")
        visit.page.locator("#plot-add").click()
        plot = visit.page.locator("figure").filter(has_text="over ball x (m)")
        visit.seek(0.5)
        assert float(plot.locator("b").inner_text()) == pytest.approx(5.0)  # v / r
        box = plot.locator("canvas").bounding_box()
        # x runs from -0.5 to 0.5 m: the right end of the line is the end of the motion
        visit.page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
        assert visit.state["t"] == pytest.approx(2.0, abs=0.1)
        visit.run("trundle.live([1.0])")
        assert float(plot.locator("b").inner_text()) == pytest.approx(10.0)  # made anew
        plot.get_by_role("button").click()
        assert plot.count() == 0
        assert visit.complaints == []


def test_the_wheel_shows_a_part_of_the_time_and_a_double_press_all(
    thrown: Path, browser: Any
) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown)
        plot = visit.page.locator("figure").filter(has_text="normal force").locator("canvas")
        box = plot.bounding_box()
        right = box["x"] + box["width"] - 11  # t = 2 s, of 0 to 2 s
        visit.page.mouse.move(right, box["y"] + 30)
        visit.page.mouse.wheel(0, -100)
        visit.until("!document.querySelector('.axis button').disabled")
        visit.page.mouse.click(right, box["y"] + 30)
        assert visit.state["t"] == pytest.approx(2.0, abs=0.02)
        left = (
            box["x"] + box["width"] / 2
        )  # about the middle of what is shown: two thirds of the time
        visit.page.mouse.click(left, box["y"] + 30)
        assert 1.2 < visit.state["t"] < 1.4
        visit.page.mouse.dblclick(left, box["y"] + 30)
        assert 0.8 < visit.state["t"] < 1.4
        visit.page.mouse.click(left, box["y"] + 30)
        assert 0.8 < visit.state["t"] < 1.05
        visit.page.get_by_label("Zoom in on the time shown").focus()
        visit.page.keyboard.press("Enter")
        visit.seek(0.0)  # the part goes along
        visit.page.mouse.click(box["x"] + box["width"] - 11, box["y"] + 30)
        assert visit.state["t"] == pytest.approx(4 / 3, abs=0.02)
        assert visit.complaints == []


def test_the_numbers_are_those_where_the_mouse_is(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown).page.get_by_text("Plot something else").click()
        visit.page.select_option("#plot-what", label="ball x (m)")
        visit.page.locator("#plot-add").click()
        plot = visit.page.locator("figure").filter(has_text="ball x (m)")
        assert float(plot.locator("b").inner_text().replace("−", "-")) == pytest.approx(-0.5)
        box = plot.locator("canvas").bounding_box()
        visit.page.mouse.move(box["x"] + box["width"] - 11, box["y"] + 30)
        visit.page.get_by_text("values at t = ").wait_for(state="visible")
        assert float(plot.locator("b").inner_text()) == pytest.approx(0.5, abs=0.02)
        assert visit.state["t"] == 0.0
        visit.page.mouse.move(400, 400)
        visit.page.get_by_text("time (s)").wait_for(state="visible")
        assert float(plot.locator("b").inner_text().replace("−", "-")) == pytest.approx(-0.5)


def test_kinetic_and_potential_energy_are_plotted_apart(thrown: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(thrown).run("trundle.live([1.0])")
        visit.page.get_by_text("Plot something else").click()
        for part, value in (("T", 0.7), ("V", 0.1 * 9.81)):  # 7/10 m v^2, m g r
            visit.page.select_option("#plot-what", label=f"energy apart (J): {part}")
            visit.page.locator("#plot-add").click()
            plot = visit.page.locator("figure").filter(has_text=f"energy apart (J): {part}")
            assert float(plot.locator("b").inner_text()) == pytest.approx(value, rel=1e-3)


def test_a_film_of_the_motion_can_be_saved(thrown: Path, browser: Any) -> None:
    with Visit(browser, viewport={"width": 400, "height": 300}) as visit:
        visit.open(thrown)
        visit.page.locator("#tools").click()
        visit.page.select_option("#speed", "5")
        visit.page.locator("#save").click()
        with visit.page.expect_download() as download:
            visit.page.locator("#film").click()
        saved = Path(download.value.path()).read_bytes()
        assert download.value.suggested_filename.endswith(".webm")
        assert saved[:4] == b"\x1a\x45\xdf\xa3"  # EBML: what WebM begins with
        assert b"webm" in saved[:64]
        assert len(saved) > 5_000
        assert visit.complaints == []


def test_an_embed_leaves_four_fifths_to_the_picture(thrown: Path, browser: Any) -> None:
    covered = """([across, down]) => { let seen = 0;
      for (let i = 0; i < across; i++) for (let k = 0; k < down; k++) {
        const [x, y] = [(i + 0.5) * innerWidth / across, (k + 0.5) * innerHeight / down];
        if (document.elementFromPoint(x, y).matches(".stage")) seen++;
      }
      return seen / (across * down); }"""
    with Visit(browser, drawing=False, viewport={"width": 480, "height": 320}) as visit:
        visit.open(thrown).run("() => document.querySelector('.nogl')?.remove()")
        assert visit.run(covered, [48, 32]) >= 0.8
        assert visit.page.locator("#speed").is_hidden()
        visit.page.locator("#tools").click()
        assert visit.page.locator("#speed").is_visible()

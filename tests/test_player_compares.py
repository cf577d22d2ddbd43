"""What a page compares and gives away: motions on one clock, the changed scenario, a camera that comes near."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.browser import Visit, browser, scene_in
from tests.kept import entry

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture


def place(visit: Visit, path: str) -> np.ndarray:
    """Where something hangs in the picture."""
    (thing,) = [x for x in visit.run("trundle.drawn()")["things"] if x["path"] == path]
    return np.array(thing["matrices"][0]).reshape(4, 4, order="F")[:3, 3]


def test_two_motions_on_one_clock(browser: Any, tmp_path: Path) -> None:
    rolling = entry("spinning-table").simulate(until=6.0)
    other = entry("spinning-table-vakonomic").simulate()
    path = rolling.show(tmp_path / "both.html", live=[], beside={"vakonomic": other})
    (name,) = other.view.points
    with Visit(browser, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(path)
        assert "vakonomic" in visit.page.locator(".beside").text_content()
        for t in (0.0, 1.7, 3.9, 6.0):  # the other one ends at 4 s, and stays where it is
            visit.run(f"trundle.seek({t})")
            for motion, there in ((rolling, f"points/{name}"), (other, f"vakonomic/{name}")):
                at = motion.at([min(t, motion.run.end)])
                wanted = [at[x][0] for x in motion.view.points[name][:2]]
                assert place(visit, there)[:2] == pytest.approx(wanted, abs=2e-3)
        series = scene_in(path)["plots"][0]["series"]
        assert series[-1]["name"].endswith("vakonomic")
        colour = "(of) => getComputedStyle(document.querySelector(of)).backgroundColor"
        swatches = visit.run(
            "[...document.querySelectorAll('figure:first-child .swatch')].map((x) => getComputedStyle(x).background)"
        )
        tone = visit.run(colour, ".beside .swatch")
        inside = [tone in background for background in swatches]
        assert inside == ["vakonomic" in curve["name"] for curve in series], (
            "one colour, one motion"
        )
        assert visit.complaints == []


def test_follow_comes_near_and_goes_back(browser: Any, tmp_path: Path) -> None:
    motion = entry("spinning-table-3d").simulate(until=5.0)
    path = motion.show(tmp_path / "followed.html", live=[])

    def distance() -> float:
        camera = visit.state["camera"]
        return float(np.linalg.norm(np.subtract(camera["position"], camera["target"])))

    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        far = (visit.open(path), distance())[1]
        visit.run("trundle.follow('ball')")
        assert distance() < 0.5 * far
        target = visit.state["camera"]["target"]
        assert target == pytest.approx(visit.state["bodies"]["ball"]["position"], abs=1e-6)
        visit.run("trundle.follow('')")
        assert distance() == pytest.approx(far)
        visit.run("trundle.layer('surface-trails', true)")
        assert "surface-trails" in visit.state["layers"]


@pytest.mark.parametrize("name", ["sphere-contact-bouncing", "sphere-uniform", "chaplygin-ball"])
def test_the_changed_scenario_gives_the_motion_that_is_shown(
    name: str, browser: Any, tmp_path: Path
) -> None:
    motion = entry(name).simulate()
    path = motion.show(tmp_path / "page.html")
    sliders = scene_in(path)["live"]["sliders"]
    settings = [s["value"] + 0.1 * (s["high"] - s["value"]) for s in sliders]
    with Visit(browser, drawing=False) as visit:
        visit.open(path)
        made = visit.run("values => trundle.live(values)", settings)["made"]
        text = visit.run("trundle.scenario()")
    again = td.read(text).simulate()
    end = np.concatenate([again.q[-1], again.v[-1]])
    assert np.abs(np.array(made["end"])[: len(end)] - end).max() <= 1e-7 * np.abs(end).max()
    assert np.abs(end - np.concatenate([motion.q[-1], motion.v[-1]])).max() > 1e-3


def test_what_is_no_motion_is_refused_beside_one(tmp_path: Path) -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2).simulate(until=1.0, start={x: 0.0, x.dot: 1.0})
    motion.view = td.View(points={"x": (x, 0, 0)})
    with pytest.raises(td.ModelError, match="beside="):
        motion.show(tmp_path / "page.html", beside=[3])


def named(visit: Visit, begins: str) -> list[dict[str, Any]]:
    """What hangs in the picture under a name, and is seen."""
    things: list[dict[str, Any]] = visit.run("trundle.drawn()")["things"]
    return [x for x in things if x["path"].startswith(begins) and x["visible"]]


def test_the_ghost_is_the_recorded_motion_beside_the_changed_one(
    browser: Any, tmp_path: Path
) -> None:
    motion = entry("spinning-table").simulate(until=4.0)
    path = motion.show(tmp_path / "ghost.html")
    (name,) = motion.view.points
    with Visit(browser) as visit:
        settings = visit.open(path).run("trundle.live()")["settings"]
        assert not named(visit, "ghost/")
        changed = [settings[0], settings[1] + 0.05, *settings[2:]]
        visit.run("values => trundle.live(values)", changed)
        visit.seek(3.0)
        wanted = [motion.at([3.0])[x][0] for x in motion.view.points[name][:2]]
        (ghost,) = [x for x in named(visit, "ghost/") if x["path"] == f"ghost/{name}"]
        there = np.array(ghost["matrices"][0]).reshape(4, 4, order="F")[:2, 3]
        assert there == pytest.approx(wanted, abs=2e-3)
        assert np.abs(place(visit, f"points/{name}")[:2] - there).max() > 0.01
        visit.run("values => trundle.live(values)", settings)
        assert not named(visit, "ghost/")


def test_a_trail_on_a_moving_surface_is_where_the_surface_was_touched(
    browser: Any, tmp_path: Path
) -> None:
    motion = entry("moving-parabola-IIId").simulate(until=2.0)
    path = motion.show(tmp_path / "trail.html", live=[])
    (contact,) = [c for c in motion.derived.model.compounds if isinstance(c, td.Rolling)]
    carried = td.vector(contact.surface.position)
    with Visit(browser) as visit:
        visit.open(path).run("trundle.layer('surface-trails', true)")
        for t in (0.3, 1.1, 2.0):
            visit.seek(t)
            (trail,) = named(visit, "layers/surface-trails")
            pose = np.array(trail["matrices"][0]).reshape(4, 4, order="F")
            assert pose[:3, 3] == pytest.approx(motion.at([t])[carried][0], abs=1e-4)
    at = motion.at(np.linspace(0, 2, 401))
    seen = at[contact.point] - at[carried]  # by somebody on the surface
    lowest, highest = (np.array(trail[k]) - pose[:3, 3] for k in ("low", "high"))
    assert lowest == pytest.approx(seen.min(axis=0), abs=3e-3)
    assert highest == pytest.approx(seen.max(axis=0), abs=3e-3)
    assert np.abs(at[contact.point].max(axis=0) - highest).max() > 0.02  # it did move

"""Live pages: what the sliders give is what `simulate` gives, in a real browser; and what cannot be live says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.browser import Visit, browser, scene_in
from tests.kept import entry, gated
from trundle.shown import Motion
from trundle.view.page import notebook_frame, page, write_page
from trundle.view.scene import scene

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

# every system of the gallery that is live; of cases that differ in a number, one; of pairs alike the gate has the first
LIVE = [
    "sphere-halves", "sphere-uniform", "sphere-halves-written-out", "sphere-halves-two-particles",
    "moving-parabola-IIId", "moving-parabola-Ia", "spinning-table-vakonomic", "moving-parabola-fig15",
    "spinning-table-3d", "spinning-table", "rattleback", "rattleback-wood", "chaplygin-ball",
    "ball-in-cylinder", "two-balls", "two-balls-in-space", "wheelset", "rolling-disc", "bead",
    "bead-frictionless", "chaplygin-sleigh", "spinning-table-inclined", "sphere-contact-bouncing",
    "sphere-contact-dead", "thread-over-pulley", "tippe-top-glides", "tippe-top-rolls",
]  # fmt: skip
SURE = 1e-7  # of the size of the state


def again(motion: Motion, live: Mapping[str, Any], settings: list[float]) -> Motion:
    """The motion by `simulate`, with values of the sliders."""
    request = motion.request
    assert request is not None
    model = motion.derived.model
    numbers = list(live["values"])
    parameters = dict(zip(model.parameters, request.p, strict=False))
    for slider, value in zip(live["sliders"], settings, strict=True):
        if slider["kind"] == "s":
            numbers[slider["place"]] = value
        else:
            parameters[model.parameters[slider["place"]]] = value
    start, at = {}, 0
    for key, value in request.start.items():
        size = np.size(value)
        start[key] = numbers[at] if np.ndim(value) == 0 else numbers[at : at + size]
        at += size
    system = motion.machine.equations.model
    assert isinstance(system, td.System)
    adjustable = {p: float(parameters[p]) for p in system.adjustable}
    events = [event for event in request.watched if not event.failure]
    return system.simulate(
        request.settings.until, start, rtol=request.settings.rtol, parameters=adjustable, samples=2,
        events=events,
    )  # fmt: skip


def moved(live: Mapping[str, Any]) -> list[float]:
    """Every slider a part of its way off, each another part."""
    return [
        s["value"] + (0.11 + 0.05 * k) * ((s["high"] if k % 2 else s["low"]) - s["value"])
        for k, s in enumerate(live["sliders"])
    ]


def end_of(motion: Motion) -> np.ndarray:
    return np.concatenate([motion.q[-1], motion.v[-1]])


def went_alike(found: dict[str, Any], expected: Motion) -> list[Any]:
    """Hold the page's motion to the run's: status, end, events; the run's events."""
    assert found["status"] == str(expected.status)
    there, here = np.array(found["end"])[: 2 * expected.derived.n], end_of(expected)
    assert np.abs(there - here).max() <= SURE * np.abs(here).max()
    wanted = [h for h in expected.run.happenings if h.name]
    assert [e["name"] for e in found["events"]] == [h.name for h in wanted]
    assert [e["t"] for e in found["events"]] == pytest.approx([h.t for h in wanted], abs=1e-7)
    return wanted


@pytest.mark.parametrize("name", gated(LIVE, LIVE[::2]))
def test_sliders_give_what_simulate_gives(name: str, browser: Any, tmp_path: Path) -> None:
    motion = entry(name).simulate()
    made = scene(motion)
    live, path = made["live"], tmp_path / "live.html"
    write_page(made, path)
    assert path.stat().st_size < 1.4e6
    settings = moved(live)
    expected = again(motion, live, settings)
    with Visit(browser, drawing=False) as visit:
        state = visit.open(path).run("trundle.live()")
        assert state["failed"] is None
        assert state["agrees"] <= SURE
        found = visit.run("values => trundle.live(values)", settings)
        assert found["refused"] is None
        assert found["settings"] == pytest.approx(settings)
        assert found["made"]["status"] == str(
            motion.status if expected.finished else expected.status
        )
        there, here = np.array(found["made"]["end"])[: 2 * motion.derived.n], end_of(expected)
        assert np.abs(there - here).max() <= SURE * np.abs(here).max()
        assert found["changed"]
        assert found["ghost"]
        assert np.abs(there - end_of(motion)).max() > 1e-3 * np.abs(here).max(), (
            "nothing was changed"
        )
        back = visit.run("values => trundle.live(values)", [s["value"] for s in live["sliders"]])
        assert not back["changed"]
        assert not back["ghost"]
        assert visit.complaints == []
        assert visit.state["errors"] == []
        assert [url.split("#")[0] for url in visit.requests] == [path.as_uri()]


def box_on_corners() -> Motion:
    """A box that falls on its corners, with a range for their friction."""
    box, floor = (
        td.Box("box", (0.2, 0.2, 0.1), mass=1.0),
        td.Surface(lambda x, y, z: z, name="floor"),
    )
    mu = td.parameter("mu", 0.3, range=(0.0, 1.0))
    corners = td.Contact.corners(box, floor, friction=mu, restitution=0.0)
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(9.81)])
    start = {box.position: (0, 0, 0.06), box.quaternion: (1, 0, 0, 0), box.velocity: (0.1, 0, 0)}
    return system.simulate(until=0.02, start={**start, box.omega: (0, 0, 0)})


def on_measured_ground(points: int = 25) -> Motion:
    """A ball on ground that was measured, with a range for its size."""
    x = np.linspace(-1, 1, points)
    heights = 0.1 * np.cos(3 * x[:, None]) + 0.05 * np.sin(4 * x[None, :])
    ball = td.Sphere("ball", radius=0.1, mass=td.parameter("m", 1.0, range=(0.5, 2.0)))
    contact = td.Rolling(ball, td.Surface.grid(x, x, heights, name="ground"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0.1, 0.2), velocity=(0.3, 0.1), spin=1)
    motion = system.simulate(until=0.5, start=start)
    motion.view = td.View(live=[td.Slider(contact.point[0], -0.2, 0.3)])
    return motion


def driven_by_data() -> Motion:
    """A mass that a table of data pushes, over its end and again from its beginning."""
    (x,) = td.coordinates("x")
    times = [0.0, 0.1, 0.25, 0.3, 0.4, 0.6, 0.75, 0.9]
    force = td.table(times, [0, 0.5, 1, 0.7, 0.4, -0.2, -0.5, 0], periodic=True)
    m = td.parameter("m", 1.0, range=(0.5, 2.0))
    system = td.System(lagrangian=m * x.dot**2 / 2 + x * force(td.t) - x**2)
    motion = system.simulate(until=2.5, start={x: 0.1, x.dot: 0.0})
    motion.view = td.View(points={"mass": (x, 0, 0)})
    return motion


@pytest.mark.parametrize("make", [on_measured_ground, driven_by_data])
def test_what_is_made_of_data_is_live(
    make: Callable[[], Motion], browser: Any, tmp_path: Path
) -> None:
    motion = make()
    made = scene(motion, frames=31)
    write_page(made, tmp_path / "data.html")
    settings = moved(made["live"])
    expected = again(motion, made["live"], settings)
    with Visit(browser, drawing=False) as visit:
        state = visit.open(tmp_path / "data.html").run("trundle.live()")
        assert state["agrees"] <= SURE
        found = visit.run("values => trundle.live(values)", settings)["made"]
        assert found["status"] == str(expected.status)
        there, here = np.array(found["end"])[: 2 * motion.derived.n], end_of(expected)
        assert np.abs(there - here).max() <= SURE * np.abs(here).max()
        assert np.abs(there - end_of(motion)).max() > 1e-3 * np.abs(here).max()


def on_much_data() -> Motion:
    return on_measured_ground(150)


@pytest.mark.parametrize(
    ("motion", "word"), [(box_on_corners, "operations"), (on_much_data, "tables have")]
)
def test_what_cannot_be_live_says_so(
    motion: Callable[[], Motion], word: str, browser: Any, tmp_path: Path
) -> None:
    made = scene(motion(), frames=31)
    assert word in made["live"]["reason"]
    write_page(made, tmp_path / "recorded.html")
    assert "wasm" not in page(made).split("</head>")[0].split("<style>")[0]
    with Visit(browser, drawing=False) as visit:
        visit.open(tmp_path / "recorded.html")
        assert word in visit.page.locator(".recorded").text_content()
        assert visit.run("trundle.live()") is None
        assert visit.state["live"] is None


def refused(case: str) -> Motion:
    """A ball on a floor, with a range for its mass, and what a page cannot decide."""
    m = td.parameter("m", 1.0, range=(0.5, 2.0))
    ball, forces = td.Sphere("ball", radius=0.1, mass=m), [td.Gravity(9.81)]
    ground = td.Surface(lambda x, y, z: z - x**2, name="ground")
    how: dict[str, Any] = {"friction": 0.3, "restitution": 0}
    if case == "load":
        how["friction"] = lambda N, speed: td.minimum(0.5, 0.01 * N)
    several = case == "touches"
    contacts = (
        td.Contact.touches(ball, ground, 2, **how) if several else [td.Contact(ball, ground, **how)]
    )
    if case == "switch":
        push = td.where(td.t > 0.1, 1, 0)
        forces.append(td.PointForce((push, 0, 0), at=ball.position))
    system = td.System(bodies=[ball], constraints=contacts, forces=forces)
    start = {
        ball.position: (0, 0, 0.3), ball.velocity: (0, 0, 0), ball.omega: (0, 0, 0),
        ball.quaternion: (1, 0, 0, 0),
    }  # fmt: skip
    return system.simulate(until=0.05, start=start)


@pytest.mark.parametrize(
    ("case", "word"),
    [("touches", "share their points"), ("load", "normal force"), ("switch", "both switches and")],
)
def test_what_a_page_cannot_decide_is_recorded_and_says_why(case: str, word: str) -> None:
    assert word in scene(refused(case))["live"]["reason"]


# --- motions of several phases ------------------------------------------------------------------------------
def on_floor(
    friction: Any, restitution: Any, start: Callable[[td.Contact], Any], impact: Any = "poisson"
) -> Motion:
    ball, floor = (
        td.Sphere("ball", radius=0.1, mass=1.0),
        td.Surface(lambda x, y, z: z, name="floor"),
    )
    how = {"friction": friction, "restitution": restitution, "impact": impact}
    contact = td.Contact(ball, floor, **how)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    return system.simulate(until=2.5, start=start(contact))


def bouncing(impact: str = "poisson") -> Motion:
    """Thrown with spin: it bounces ever lower, slides, and rolls."""

    def start(contact: td.Contact) -> Any:
        ball = contact.body
        turned = {ball.quaternion: (1, 0, 0, 0), ball.omega: (3, 10, 2)}
        return {ball.position: (0, 0, 0.4), ball.velocity: (1.0, 0.3, 0.0), **turned}

    return on_floor(0.3, td.parameter("e", 0.6, range=(0.0, 0.9)), start, impact)


def bouncing_by_newton() -> Motion:
    return bouncing("newton")


def billiard() -> Motion:
    """Struck with side spin: its path curves until it rolls."""
    start = {
        "at": (0, 0),
        "velocity": (1, 0, 0),
        "omega": (-20, -10, 2),
        "quaternion": (1, 0, 0, 0),
    }
    mu = td.parameter("mu", 0.2, range=(0.1, 1.0))
    return on_floor(mu, 0.0, lambda contact: contact.start(**start))


def switched_pendulum() -> Motion:
    """A force that place, speed and time switch."""
    (a,) = td.coordinates("a")
    F = td.parameter("F", 2.0, range=(0.0, 4.0))
    push = td.where(a > 0.1, -F, 0.3 * F) * td.where(td.t < 1.2, 1, -1) - 0.05 * a.dot * abs(a.dot)
    pulse = 30 * td.exp(-(((td.t - 1.7) / 1e-4) ** 2))
    system = td.System(
        lagrangian=a.dot**2 / 2 + 9.81 * td.cos(a), forces=[td.GeneralizedForce({a: push + pulse})]
    )
    motion = system.simulate(
        until=2.5, start={a: 1.0, a.dot: 0.0}, events=[td.Event(a, name="low")]
    )
    motion.view = td.View(points={"bob": (td.sin(a), 0, -td.cos(a))})
    return motion


def pushed_block() -> Motion:
    """A block on a rough floor, on a spring and pushed to and fro: it slides and sticks."""
    x, z = td.coordinates("x z")
    floor, mu = td.Holonomic(z, name="floor"), td.parameter("mu", 0.4, range=(0.1, 1.0))
    energy = (x.dot**2 + z.dot**2) / 2 - 9.81 * z - 10 * x**2 + 3 * x * td.sin(2 * td.t)
    rubs = td.Coulomb(floor, mu, at=td.vector([x, z]))
    system = td.System(lagrangian=energy, constraints=[floor], forces=[rubs])
    motion = system.simulate(until=2.5, start={x: 1.0, x.dot: 0.0})
    motion.view = td.View(points={"block": (x, 0, z)})
    return motion


def two_blocks() -> Motion:
    """Two blocks on rough planes, a spring between them, one of them pushed to and fro: each slides and sticks."""
    x, y, z, w = td.coordinates("x y z w")
    floor, bench = td.Holonomic(z, name="floor"), td.Holonomic(w, name="bench")
    mu = td.parameter("mu", 0.4, range=(0.1, 1.0))
    energy = (x.dot**2 + z.dot**2) / 2 + y.dot**2 + w.dot**2 - 9.81 * (z + 2 * w)
    energy += 5 * x * td.sin(2 * td.t) - 10 * (x - y) ** 2
    rub = [td.Coulomb(floor, mu, at=td.vector([x, z])), td.Coulomb(bench, mu / 3, at=td.vector([y, w]))]  # fmt: skip
    system = td.System(lagrangian=energy, constraints=[floor, bench], forces=rub)
    motion = system.simulate(until=2.5, start={x: 1.0, x.dot: 0.0, y: 0.0, y.dot: 0.0})
    motion.view = td.View(points={"block": (x, 0, z), "other": (y, 0, w)})
    return motion


def on_four_corners(size: Any, friction: Any, g: Any, until: float, **start: Any) -> Motion:
    box = td.Box("box", size, mass=2.0)
    floor = td.Surface.plane(name="floor")
    corners = td.Contact.corners(box, floor, friction=friction, restitution=0.0)[::2]
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(g)])
    begin = {box.velocity: (0, 0, 0), box.omega: (0, 0, 0), box.quaternion: (1, 0, 0, 0)}
    begin |= {getattr(box, name): value for name, value in start.items()}
    return system.simulate(until=until, start=begin, rtol=1e-9)


def sliding_box() -> Motion:
    """A box slides on its four corners, and comes to rest by forces that are some of many."""
    mu = td.parameter("mu", 0.3, range=(0.1, 0.6))
    start = {"position": (0, 0, 0.05), "velocity": (1.0, 0, 0)}
    return on_four_corners((0.3, 0.2, 0.1), mu, 9.81, 0.6, **start)


def rocking_block() -> Motion:
    """A block that was tilted falls from edge to edge."""
    g, tilt = td.parameter("g", 9.81, range=(8.0, 11.0)), 0.05
    height = 0.5 * np.cos(tilt) + 0.2 * np.sin(tilt)
    turned = (np.cos(tilt / 2), 0, np.sin(tilt / 2), 0)
    size, start = (0.4, 1.0, 1.0), {"position": (-0.2, 0, height), "quaternion": turned}
    return on_four_corners(size, 0.6, g, 0.6, **start)


def sliding_disc() -> Motion:
    """A disc that leans, on a floor too smooth for it: its equations are solved less well than those of a ball."""
    disc, floor = td.Disc("disc", radius=0.1, mass=1.0), td.Surface.plane(name="floor")
    mu = td.parameter("mu", 0.1, range=(0.05, 0.3))
    contact = td.Contact(disc, floor, friction=mu, restitution=0.3)
    system = td.System(bodies=[disc], constraints=[contact], forces=[td.Gravity(9.81)])
    turned = (np.cos(0.65), np.sin(0.65), 0, 0)
    start = contact.start(at=(0, 0), omega=(0.5, 8.0, 1.0), quaternion=turned)
    return system.simulate(until=1.0, start=start)


@pytest.mark.parametrize(
    "make",
    [
        bouncing, bouncing_by_newton, billiard, switched_pendulum, pushed_block, two_blocks,
        sliding_box, rocking_block, sliding_disc,
    ],
)  # fmt: skip
def test_phases_are_those_that_simulate_finds(
    make: Callable[[], Motion], browser: Any, tmp_path: Path
) -> None:
    motion = make()
    made = scene(motion, frames=61)
    write_page(made, tmp_path / "phases.html")
    settings = moved(made["live"])
    expected = again(motion, made["live"], settings)
    with Visit(browser, drawing=False) as visit:
        state = visit.open(tmp_path / "phases.html").run("trundle.live()")
        assert state["agrees"] <= SURE
        found = visit.run("values => trundle.live(values)", settings)["made"]
        wanted = went_alike(found, expected)
        assert len(wanted) > {billiard: 0, sliding_disc: -1}.get(make, 1)


# --- one small system, in many ways ---------------------------------------------------------------------
def pendulum(**options: Any) -> tuple[Motion, Any, Any]:
    """A pendulum with a length that may be changed, from a start that may."""
    (angle,) = td.coordinates("angle")
    g = td.parameter("g", 9.81, range=(1.0, 20.0), unit="m/s2")
    system = td.System(lagrangian=angle.dot**2 / 2 + g * td.cos(angle))
    start = {angle: 0.5, angle.dot: 0.0}
    motion = system.simulate(until=2.0, start=start, **options)
    motion.view = td.View(
        points={"bob": (td.sin(angle), 0, -td.cos(angle))}, plots={"angle (rad)": angle}
    )
    return motion, angle, g


@pytest.fixture
def swing(tmp_path: Path) -> Path:
    """Its page."""
    motion, angle, g = pendulum()
    return motion.show(
        tmp_path / "swing.html", live=[g, td.Slider(angle, -2, 2, name="angle (rad)")]
    )


def curve(visit: Visit) -> np.ndarray:
    """The bob's place at times, as drawn."""
    times = np.linspace(0, 2, 9).tolist()
    return np.array([state["points"]["bob"] for state in visit.states(times)])


def test_a_parameter_with_a_range_is_a_slider_of_its_own(tmp_path: Path) -> None:
    motion, _, _ = pendulum()
    (slider,) = scene(motion)["live"]["sliders"]
    wanted = {"name": "g", "unit": "m/s2", "low": 1.0, "high": 20.0, "value": 9.81}
    assert {key: slider[key] for key in wanted} == wanted
    path = motion.show(tmp_path / "still.html", live=[])
    assert "live" not in scene_in(path)


def test_what_is_drawn_is_the_motion_made_anew(swing: Path, browser: Any) -> None:
    motion, angle, g = pendulum()
    system = motion.machine.equations.model
    other = system.simulate(until=2.0, start={angle: -1.2, angle.dot: 0.0}, parameters={g: 15.0})
    at = other.at(np.linspace(0, 2, 9))
    place = np.column_stack([at[td.sin(angle)], np.zeros(9), at[-td.cos(angle)]])
    with Visit(browser, drawing=False) as visit:
        visit.open(swing)
        before = curve(visit)
        visit.run("trundle.live([15, -1.2])")
        assert (
            np.abs(curve(visit) - place).max() < 1e-4
        )  # frames have single precision, and straight lines between
        assert np.abs(curve(visit) - before).max() > 0.5
        visit.run("trundle.live([9.81, 0.5])")
        np.testing.assert_array_equal(curve(visit), before)


def test_a_slider_is_dragged_typed_into_and_reset(swing: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(swing).run("trundle.live()")
        slide, number = (
            visit.page.locator("#live-0"),
            visit.page.locator(".slider input[type=number]"),
        )
        assert slide.get_attribute("aria-label") == "g (m/s2)"
        slide.focus()
        visit.page.keyboard.press("ArrowRight")
        state = visit.run("trundle.live()")
        assert state["changed"]
        assert state["settings"][0] > 9.81
        number.nth(1).fill("7")
        number.nth(1).press("Enter")
        assert visit.run("trundle.live()")["settings"][1] == 2.0, "clamped to its range"
        visit.page.locator(".slider .back").nth(1).click()
        assert visit.run("trundle.live()")["settings"][1] == 0.5
        visit.page.get_by_text("Reset all").click()
        assert not visit.run("trundle.live()")["changed"]
        assert visit.state["t"] == 0.0, "keys of a slider are its own"


def test_the_difference_to_the_original_is_plotted(swing: Path, browser: Any) -> None:
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(swing).run("trundle.live([12, 0.5])")
        assert (
            visit.page.locator("figcaption .label").last.text_content()
            == "away from the original (m)"
        )
        visit.page.get_by_text("Reset all").click()
        visit.run("trundle.live()")
        assert visit.page.get_by_text("away from the original (m)").count() == 0


def test_a_live_page_runs_in_a_sandboxed_frame(browser: Any, tmp_path: Path) -> None:
    motion, _, _ = pendulum()
    path = tmp_path / "notebook.html"
    path.write_text(f"<!doctype html><title>notebook</title>{notebook_frame(scene(motion))}")
    with Visit(browser, drawing=False) as visit:
        visit.page.goto(path.as_uri())
        frame = visit.page.frames[1]
        visit.until("window.trundle", frame)
        state = frame.evaluate("trundle.live([12])")
        assert state["failed"] is None
        assert state["made"]["finished"]
        assert visit.complaints == []


def test_a_browser_without_webassembly_shows_the_recorded_motion(swing: Path, browser: Any) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.page.add_init_script("window.Worker = undefined;")
        visit.open(swing)
        state = visit.run("trundle.live()")
        assert state["failed"]
        assert "cannot make the motion again" in visit.page.locator(".recorded").text_content()


def test_a_live_page_may_run_nothing_but_itself(swing: Path) -> None:
    text = swing.read_text()
    policy = text.split('Content-Security-Policy" content="')[1].split('"')[0]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";") if rule.strip()}
    assert rules["default-src"] == ["'none'"]
    assert rules["worker-src"] == ["blob:"]
    assert [source for source in rules["script-src"] if "sha256" not in source] == [
        "'wasm-unsafe-eval'"
    ]
    assert set(rules) == {
        "default-src", "script-src", "style-src", "worker-src", "base-uri", "form-action"
    }  # fmt: skip


def test_events_end_and_mark_the_motion_made_anew(browser: Any, tmp_path: Path) -> None:
    (z,) = td.coordinates("z")
    system = td.System(lagrangian=z.dot**2 / 2 - 9.81 * z)
    events = [
        td.Event(z, terminal=True, direction="falling", name="ground"),
        td.Event(z.dot, name="top"),
    ]
    motion = system.simulate(until=3.0, start={z: 1.0, z.dot: 2.0}, events=events)
    motion.view = td.View(points={"stone": (0, 0, z)}, live=[td.Slider(z.dot, 0, 2)])
    path = motion.show(tmp_path / "thrown.html")
    with Visit(browser, drawing=False) as visit:
        found = visit.open(path).run("trundle.live([1.0])")["made"]
        assert found["status"].startswith("ended")
        assert found["finished"]
        top, ground = found["events"]
        assert top["name"] == "top"
        assert top["t"] == pytest.approx(1 / 9.81, abs=1e-12)
        fall = (1 + np.sqrt(1 + 2 * 9.81)) / 9.81
        assert ground["name"] == "ground"
        assert ground["t"] == pytest.approx(fall, abs=1e-12)


# --- what is refused -----------------------------------------------------------------------------------
def test_a_slider_of_what_the_start_does_not_give_is_refused() -> None:
    motion, angle, _ = pendulum()
    motion.view = td.View(live=[td.Slider(angle**2, 0, 1)])
    with pytest.raises(td.ModelError, match="which start= does not"):
        scene(motion)


def test_a_slider_without_a_range_is_refused() -> None:
    (x,) = td.coordinates("x")
    with pytest.raises(td.ModelError, match="goes from None to None"):
        td.Slider(x.dot)
    with pytest.raises(td.ModelError, match="range="):
        td.parameter("mu", 0.2, range=(1, 2))


def test_a_parameter_of_a_shape_that_is_drawn_once_is_not_live() -> None:
    k = td.parameter("k", 1.0, range=(0.5, 2.0))
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    bowl = td.Surface(lambda x, y, z: z - k * (x**2 + y**2), name="bowl")
    contact = td.Rolling(ball, bowl)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    motion = system.simulate(until=0.2, start=contact.start(at=(0.3, 0), velocity=(0, 0), spin=0))
    assert "changes the shape of 'bowl'" in scene(motion)["live"]["reason"]


def test_a_motion_read_from_a_file_keeps_its_sliders_and_programs(tmp_path: Path) -> None:
    motion, angle, _ = pendulum()
    motion.view = td.View(live=[td.Slider(angle, -2, 2)])
    motion.save(tmp_path / "swing.npz")
    made, read = (scene(one)["live"] for one in (motion, td.load(tmp_path / "swing.npz")))
    assert "reason" not in read
    assert read == made


# --- feet of what flies ---------------------------------------------------------------------------------
def thrown_over(valley: Any, until: float, ball: Any = None) -> tuple[Motion, td.Contact]:
    """A body above a valley, thrown slowly: its foot stays on the side where it began."""
    ball = td.Sphere("ball", radius=0.05, mass=1.0) if ball is None else ball
    contact = td.Contact(ball, td.Surface(valley, name="valley"), friction=0.2, restitution=0.0)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(1.0)])
    start = {
        ball.position: (-0.3, 0, 0.8), ball.velocity: (0.2, 0.1, 0.4),
        ball.quaternion: (0.7, 0.5, 0.5, 0.1), ball.omega: (1, 2, 3),
    }  # fmt: skip
    motion = system.simulate(until=until, start=start)
    motion.view = td.View(live=[td.Slider(ball.velocity[0], 0.1, 1.5)])
    return motion, contact


BODIES = {
    "sphere": lambda: td.Sphere("ball", radius=0.05, mass=1.0),
    "disc": lambda: td.Disc("ball", radius=0.1, mass=1.0),
}


@pytest.mark.parametrize("kind", BODIES)
def test_a_page_goes_on_with_a_foot_that_comes_nearer(
    kind: str, browser: Any, tmp_path: Path
) -> None:
    """Across the middle of a deep valley, far above the centre of curvature, and down to a strike on the other side."""
    motion, contact = thrown_over(lambda x, y, z: z - 0.8 * x**2, 2.0, BODIES[kind]())
    made = scene(motion, frames=31)
    write_page(made, tmp_path / "over.html")
    expected = again(motion, made["live"], [1.2])
    feet = expected.at(np.linspace(0, 2.0, 2001))[contact.point[0]]
    assert np.abs(np.diff(feet)).max() > 0.1, "no foot was left"
    assert expected.impacts
    with Visit(browser, drawing=False) as visit:
        visit.open(tmp_path / "over.html").run("trundle.live()")
        found = visit.run("trundle.live([1.2])")["made"]
        went_alike(found, expected)


def test_a_page_follows_the_edge_of_a_disc_that_turns_over(browser: Any, tmp_path: Path) -> None:
    """Where the disc is nearly level its lowest point runs round half of the rim."""
    disc = td.Disc("disc", radius=0.1, mass=1.0)
    contact = td.Contact(disc, td.Surface.plane(name="floor"), friction=0.2, restitution=0.4)
    system = td.System(bodies=[disc], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {
        disc.position: (0, 0, 0.8), disc.velocity: (0.2, 0.1, 1.0), disc.omega: (-5, 0.3, 2),
        disc.quaternion: (np.cos(0.3), np.sin(0.3), 0, 0),
    }  # fmt: skip
    motion = system.simulate(until=0.6, start=start)
    motion.view = td.View(live=[td.Slider(disc.omega[0], -9, -4)])
    made = scene(motion, frames=31)
    write_page(made, tmp_path / "disc.html")
    expected = again(motion, made["live"], [-8.3])
    axis = expected[disc.rotation[2, 2]]
    assert axis.min() < -0.7 < 0.7 < axis.max(), "it has not turned over"
    with Visit(browser, drawing=False) as visit:
        visit.open(tmp_path / "disc.html").run("trundle.live()")
        found = visit.run("trundle.live([-8.3])")["made"]
        assert found["status"] == str(expected.status)
        there, here = np.array(found["end"])[: 2 * motion.derived.n], end_of(expected)
        assert np.abs(there - here).max() <= SURE * np.abs(here).max()


@pytest.mark.parametrize("kind", BODIES)
def test_a_page_keeps_its_foot_where_none_is_nearer(
    kind: str, browser: Any, tmp_path: Path
) -> None:
    """A shallow valley has one foot for each place."""
    motion, _ = thrown_over(lambda x, y, z: z - 0.1 * x**2, 0.5, BODIES[kind]())
    made = scene(motion, frames=31)
    write_page(made, tmp_path / "over.html")
    expected = again(motion, made["live"], [1.2])
    with Visit(browser, drawing=False) as visit:
        found = visit.open(tmp_path / "over.html").run("trundle.live([1.2])")["made"]
        assert found["finished"]
        there, here = np.array(found["end"])[: 2 * motion.derived.n], end_of(expected)
        assert np.abs(there - here).max() <= SURE * np.abs(here).max()

"""Contacts that may open, stored and sent elsewhere: the same bits, in files and in sweeps."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.browser import Visit, browser
from tests.stored_tools import opened, rewrite
from trundle.view.scene import scene

__all__ = ["browser"]  # the fixture

GRAVITY = td.Gravity(9.81)


def thrown(body: Any, contacts: Any, z: float = 0.4) -> tuple[Any, dict[Any, Any]]:
    system = td.System(bodies=[body], constraints=contacts, forces=[GRAVITY])
    start = {body.position: (0, 0, z), body.velocity: (1, 0.2, 0)}
    if isinstance(body, td.RigidBody):
        start |= {body.quaternion: (1, 0, 0, 0), body.omega: (0, 3, 0.5)}
    return system, start


def bouncing_ball(**options: Any) -> tuple[Any, dict[Any, Any]]:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    given = {"friction": 0.3, "restitution": 0.5} | options
    return thrown(ball, [td.Contact(ball, td.Surface.plane(), **given)])


def particle() -> tuple[Any, dict[Any, Any]]:
    p = td.Particle("p", mass=1.0)
    return thrown(p, [td.Contact(p, td.Surface.plane(), friction=0.3, restitution=0.5)])


def box() -> tuple[Any, dict[Any, Any]]:
    body = td.Box("box", (0.2, 0.1, 0.3), mass=1.0)
    corners = td.Contact.corners(body, td.Surface.plane(), friction=0.3, restitution=0)[::2]
    system, start = thrown(body, corners, z=0.15)
    return system, start | {body.omega: (0, 0, 0)}


MADE: dict[str, Callable[[], tuple[Any, dict[Any, Any]]]] = {
    "bounces": bouncing_ball,
    "never slides": lambda: bouncing_ball(friction=float("inf"), impact="newton"),
    "no friction": lambda: bouncing_ball(friction=0.0),
    "resisted": lambda: bouncing_ball(rolling_resistance=0.002, spinning_resistance=0.001),
    "law": lambda: bouncing_ball(friction=lambda N, speed: 0.2 + 0.1 * td.exp(-speed)),
    "by load": lambda: bouncing_ball(
        friction=lambda N, speed: 0.2 + 0.1 * td.exp(-speed) / (1 + N)
    ),
    "particle": particle,
    "corners": box,
}


@pytest.mark.parametrize("name", MADE)
@pytest.mark.slow
def test_a_motion_with_contacts_comes_back_to_the_last_bit(name: str, tmp_path: Path) -> None:
    system, start = MADE[name]()
    motion = system.simulate(until=1.0, start=start, samples=11)
    assert motion.finished
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert back.impacts == motion.impacts
    assert bool(motion.impacts) == (name != "corners")
    assert back.phases == motion.phases
    assert back.balance == motion.balance
    assert back.doubts == motion.doubts
    assert back.audit == motion.audit
    assert repr(back) == repr(motion)
    assert list(back.contacts) == list(motion.contacts)
    for key, contact in motion.contacts.items():
        again = back.contacts[key]
        for asked in ("gap", "slip", "normal", "point", "normal_force", "friction_force"):
            assert np.array_equal(back[getattr(again, asked)], motion[getattr(contact, asked)])
    assert np.array_equal(back.at([0.123]).q, motion.at([0.123]).q)
    assert np.array_equal(back.QW, motion.QW)
    assert json.dumps(scene(back, frames=5)) == json.dumps(scene(motion, frames=5))
    back.save(tmp_path / "again.npz")
    assert repr(td.load(tmp_path / "again.npz")) == repr(motion)


def test_the_scene_says_what_a_contact_does_and_when_it_strikes() -> None:
    system, start = bouncing_ball(friction=0.05, restitution=0.0)
    motion = system.simulate(until=1.0, start=start)
    made = scene(motion, frames=101)
    (contact,) = made["contacts"]
    modes = np.frombuffer(base64.b64decode(contact["mode"]["data"]), np.uint8)
    times = np.linspace(0, 1, 101)
    for phase in motion.phases:
        number = ["roll", "slide", "fly"].index(str(phase.modes["ball on plane"]))
        inside = (times >= phase.begin) & (times < phase.end)
        assert inside.any()
        assert (modes[inside] == number).all()
    (strike,) = (event for event in made["events"] if event.get("strike"))
    assert strike == {"t": motion.impacts[0].time, "name": "ball on plane: strikes", "strike": True}
    assert "normal force (N)" in [plot["label"] for plot in made["plots"]]


def test_the_page_shows_flight_sliding_and_strikes(browser: Any, tmp_path: Path) -> None:
    system, start = bouncing_ball(friction=0.05, restitution=0.0)
    motion = system.simulate(until=1.0, start=start)
    page = motion.show(tmp_path / "ball.html")
    with Visit(browser, drawing=False) as visit:
        visit.open(page)
        (flight,) = visit.run("[...document.querySelectorAll('.flight')].map((e) => e.style.width)")
        assert float(flight.removesuffix("%")) == pytest.approx(100 * motion.phases[0].end, abs=2)
        marks = visit.run("[...document.querySelectorAll('.tick.strike')].map((e) => e.title)")
        assert marks == ["ball on plane: strikes (t = 0.247 s)"]
        says = "document.querySelector('.contact .says').textContent"
        visit.seek(0.1)
        assert visit.run(says) == "flies"
        visit.seek(0.3)
        assert visit.run(says).startswith("slides, pressed with")
        visit.seek(0.95)
        assert visit.run(says).startswith("rolls, pressed with")


def _strike(**wrong: Any) -> Callable[[dict[str, Any]], None]:
    return lambda about: about["strikes"][0].update(wrong)


def _phase(about: dict[str, Any]) -> None:
    about["phases"][0]["why"] = 7


def _doubt(about: dict[str, Any]) -> None:
    about["doubts"] = [None]


@pytest.mark.parametrize(
    "spoil",
    [
        _strike(contact="nobody"), _strike(kind="bang"), _strike(time=None),
        _strike(impulse=[1.0, 2.0]), _strike(impulse=[1.0, 2.0, "3"]), _strike(accumulation=1),
        _strike(dissipated=float("nan")), _strike(more=1), _phase, _doubt,
    ],
)  # fmt: skip
@pytest.mark.slow
def test_a_stored_motion_with_false_strikes_is_refused(
    spoil: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    system, start = bouncing_ball()
    path = tmp_path / "motion.npz"
    system.simulate(until=0.5, start=start, samples=3).save(path)
    about, arrays = opened(path)
    spoil(about)
    rewrite(path, about, arrays)
    with pytest.raises(td.TrundleError, match="stored motion"):
        td.load(path)


def test_a_sweep_makes_the_runs_of_contacts_as_they_are_made_alone() -> None:
    e = td.parameter("e", 0.5)
    system, start = bouncing_ball(restitution=e)
    ball = system.bodies[0]
    study = td.sweep(
        system, over={e: [0.0, 0.5, 0.9]}, measure={"x": ball.position[0]}, start=start, until=1.0,
    )  # fmt: skip
    assert all(study["finished"])
    for value, x in zip([0.0, 0.5, 0.9], study["x"], strict=True):
        motion = system.simulate(until=1.0, start=start, parameters={e: value}, samples=2)
        assert x == motion[ball.position[0]][-1]


@pytest.mark.slow
def test_strikes_and_times_in_modes_are_kept_of_motions_and_in_sweeps() -> None:
    e = td.parameter("e", 0.5)
    system, start = bouncing_ball(restitution=e)
    contact, ball = next(c for c in system.compounds if isinstance(c, td.Contact)), system.bodies[0]
    modes = ("roll", "slide", "fly")
    asked = {"strikes": td.keep.strikes(contact), "top": td.keep.most(ball.position[2])}
    asked |= {mode: td.keep.time_in(contact, mode) for mode in modes}
    asked |= {f"{mode}s": td.keep.phases(contact, mode) for mode in modes}
    values = [0.0, 0.5]
    study = td.sweep(system, over={e: values}, measure=asked, start=start, until=1.0)
    for i, value in enumerate(values):
        motion = system.simulate(until=1.0, start=start, parameters={e: value}, samples=2)
        story = motion.audit.stories[0]
        found = motion.keep(asked)
        assert found["strikes"] == story.strikes == len(motion.impacts)
        assert [found[m] for m in modes] == pytest.approx([story.rolls, story.slides, story.flies])
        assert found["top"] == pytest.approx(0.4, rel=1e-12)
        assert sum(found[mode] for mode in modes) == pytest.approx(1.0, rel=1e-12)
        assert {name: study[name][i] for name in asked} == found
        in_modes = [next(iter(phase.modes.values())) for phase in motion.phases]
        assert [found[f"{m}s"] for m in modes] == [in_modes.count(m) for m in modes]
    fall = (2 * 0.3 / 9.81) ** 0.5
    assert study["fly"][0] == pytest.approx(fall, rel=1e-9)  # without restitution it flies once
    other = td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)
    with pytest.raises(td.ModelError, match="is not a contact of this system"):
        motion.keep(td.keep.strikes(other))
    with pytest.raises(td.ModelError, match="no mode 'flying'"):
        td.keep.time_in(contact, "flying")  # type: ignore[arg-type]
    rolling = td.Rolling(ball, td.Surface.plane())
    with pytest.raises(td.ModelError, match="is not a contact that may open"):
        td.keep.strikes(rolling)  # type: ignore[arg-type]

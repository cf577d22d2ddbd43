"""Contact as it is, against exact solutions: when it rolls, slides, lifts off and strikes, and where it gets to."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td

REFERENCE = Path(__file__).parent / "reference"
GRAVITY = td.Gravity(9.81)


def reference(name: str) -> Any:
    return json.loads((REFERENCE / f"{name}.json").read_text())


def ball_on(ground: Any, radius: float, mass: float, **options: Any) -> tuple[Any, Any, Any]:
    ball = td.Sphere("ball", radius=radius, mass=mass)
    contact = td.Contact(ball, ground, **options)
    return ball, contact, td.System(bodies=[ball], constraints=[contact], forces=[GRAVITY])


def worst(motion: Any, ball: Any, exact: Any, name: str) -> float:
    asked = {"center": ball.position, "v_center": ball.velocity, "omega_inertial": ball.omega}
    found = motion.at(exact["times"])[asked[name]]
    return float(np.abs(found - [value[name] for value in exact["values"]]).max())


def modes(motion: Any) -> list[str]:
    found = [str(next(iter(phase.modes.values()))) for phase in motion.phases]
    return [mode for i, mode in enumerate(found) if i == 0 or mode != found[i - 1]]


def in_the_air(body: Any, position: Any, velocity: Any, omega: Any) -> dict[Any, Any]:
    return {
        body.position: position, body.velocity: velocity, body.quaternion: (1, 0, 0, 0),
        body.omega: omega,
    }  # fmt: skip


# --- against the reference ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "mode"), [("C01_incline_rolls", "roll"), ("C01_incline_slips_always", "slide")]
)
@pytest.mark.slow
def test_a_ball_on_an_incline_rolls_or_slips_as_its_slope_says(name: str, mode: str) -> None:
    exact = reference(name)
    slope = exact["parameters"]["incline_angle"]
    plane = td.Surface.plane(normal=(math.sin(slope), 0, math.cos(slope)))
    ball, contact, system = ball_on(plane, 0.05, 0.2, friction=0.2, restitution=0)
    start = contact.start(at=(0, 0), velocity=(0, 0, 0), spin=0)
    motion = system.simulate(until=2.0, start=start, rtol=1e-11)
    assert modes(motion) == [mode]
    assert worst(motion, ball, exact, "center") < 1e-8
    assert worst(motion, ball, exact, "v_center") < 1e-8
    if mode == "roll":  # in its minimal form, which has body rates as states
        assert worst(motion, ball, exact, "omega_inertial") < 1e-12


def rolling_in_a_bowl(contact_of: Any) -> Any:
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    contact = contact_of(ball, td.Surface(lambda x, y, z: z - 0.1 * x**2 - 0.1 * y**2))
    system = td.System(bodies=[ball], constraints=[contact], forces=[GRAVITY])
    start = contact.start(at=(0.3, 0.1), velocity=(0.1, 0.4), spin=1.0)
    motion = system.simulate(until=5.0, start=start, rtol=1e-11)
    found = motion.at(np.linspace(0, 5, 101))
    return motion, np.hstack([found[ball.position], found[ball.omega]])


@pytest.mark.slow
def test_a_contact_that_only_rolls_takes_the_steps_of_rolling() -> None:
    rolling, by_rolling = rolling_in_a_bowl(td.Rolling)

    def held(ball: Any, ground: Any) -> Any:
        return td.Contact(ball, ground, friction=10, restitution=0)

    motion, states = rolling_in_a_bowl(held)
    assert modes(motion) == ["roll"]
    assert np.abs(states - by_rolling).max() < 1e-11
    assert motion.stats.steps == rolling.stats.steps
    assert motion.stats.evaluations <= 1.2 * rolling.stats.evaluations
    again, same = rolling_in_a_bowl(held)
    assert np.array_equal(states, same)
    assert again.stats.evaluations == motion.stats.evaluations


def test_the_minimal_form_sees_modes_end_as_the_general_law_does() -> None:
    motion, _ = rolling_in_a_bowl(
        lambda ball, ground: td.Contact(ball, ground, friction=0.4, restitution=0)
    )
    machine, phase = motion.machine, motion.run.phases[0]
    form = machine.minimal_in(phase.P)
    general, whole = form.programs.whole.watch([])[0], len(machine.programs.P.elements())
    for t, z in zip(phase.steps.t, phase.steps.y, strict=True):
        rate = form.native["rhs"](np.array([t]), z, phase.P)
        both = np.concatenate([z, rate])
        y = form.programs.expand(t, both, phase.P)
        law = general(t, y, phase.P[:whole]).full().ravel()
        seen = form.programs.watch([])[0](t, both, phase.P).full().ravel()
        assert np.nanmax(np.abs(seen - law) / (1 + np.abs(law))) < 1e-9
        assert seen[1] > 1  # N


def test_a_bouncing_ball_strikes_when_it_should_and_comes_to_rest() -> None:
    exact = reference("C04_bouncing_ball")
    ball, _, system = ball_on(td.Surface.plane(), 0.02, 0.1, friction=0.3, restitution=0.7)
    start = in_the_air(ball, (0, 0, 1.02), (0, 0, 0), (0, 0, 0))
    motion = system.simulate(until=3.0, start=start, rtol=1e-11)
    assert motion.finished
    assert modes(motion) == ["fly", "roll"]
    strikes = [event["t"] for event in exact["events"] if event["kind"] == "strike"]
    found = [strike.time for strike in motion.impacts]
    assert np.abs(np.array(found[: len(strikes)]) - strikes).max() < 1e-9
    assert worst(motion, ball, exact, "center") < 1e-12
    fall = math.sqrt(2 / 9.81)
    assert motion.impacts[-1].accumulation
    assert motion.impacts[-1].time == pytest.approx(fall * 1.7 / 0.3, abs=1e-9)  # all of it
    assert motion.phases[-1].begin == motion.phases[-2].end == motion.impacts[-1].time
    assert sum(s.dissipated for s in motion.impacts) == pytest.approx(0.1 * 9.81, rel=1e-12)


def test_a_superball_sticks_at_every_strike() -> None:
    exact = reference("C05_superball_stick")
    ball, _, system = ball_on(td.Surface.plane(), 0.03, 0.05, friction=0.8, restitution=0.9)
    given = exact["initial_state"]
    start = in_the_air(ball, given["center"], given["v_center"], given["omega_inertial"])
    motion = system.simulate(until=3.0, start=start, rtol=1e-11)
    for strike, event in zip(motion.impacts, exact["events"], strict=True):
        assert strike.time == pytest.approx(event["t"], abs=1e-9)
        assert strike.kind == event["impact"]
        assert strike.normal_impulse == pytest.approx(event["normal_impulse"], rel=1e-9)
    for name in ("center", "v_center", "omega_inertial"):
        assert worst(motion, ball, exact, name) < 1e-8


@pytest.fixture(scope="module")
def seed_000() -> Any:
    exact = reference("C09_000_uniform_mu03_e0")
    h = exact["parameters"]["h"]
    ground = td.Surface.height(
        lambda x, y: h[0] * x + h[1] * x**2 / 2 + h[2] * x**3 / 3 + h[3] * x**4 / 4
    )
    mass = exact["parameters"]["mass"]
    ball, contact, system = ball_on(ground, 0.06, mass, friction=0.3, restitution=0)
    start = contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0)
    return exact, ball, contact, system, start


@pytest.mark.slow
def test_the_sphere_of_seed_000_slides_rolls_flies_and_strikes(seed_000: Any) -> None:
    exact, ball, contact, system, start = seed_000
    motion = system.simulate(until=2.0, start=start, rtol=1e-11)
    assert motion.finished
    expected = ["slide", "roll", "slide", "fly", "roll", "slide", "roll", "slide", "roll"]
    assert modes(motion) == expected
    changes = [event["t"] for event in exact["events"] if event["kind"] != "strike"]
    begins = [phase.begin for phase in motion.phases][1:]
    assert np.abs(np.array(begins) - changes).max() < 1e-9
    (strike,) = motion.impacts
    (event,) = (event for event in exact["events"] if event["kind"] == "strike")
    assert strike.time == pytest.approx(event["t"], abs=1e-9)
    for name in ("center", "v_center", "omega_inertial"):
        assert worst(motion, ball, exact, name) < 1e-8
    flying = motion.at([0.5])
    assert abs(flying[contact.normal_force][0]) < 1e-12
    assert flying[contact.gap][0] > 0
    sliding = motion.at([0.1])
    friction = np.linalg.norm(sliding[contact.friction_force])
    assert friction == pytest.approx(0.3 * sliding[contact.normal_force][0], rel=1e-9)


# --- closed forms --------------------------------------------------------------------------------
def test_a_billiard_ball_rolls_from_two_sevenths_of_v_over_mu_g() -> None:
    _, contact, system = ball_on(td.Surface.plane(), 0.03, 0.2, friction=0.2, restitution=0)
    start = contact.start(at=(0, 0), velocity=(1, 0, 0), omega=(0, 0, 0))
    motion = system.simulate(until=1.0, start=start, rtol=1e-11)
    assert modes(motion) == ["slide", "roll"]
    assert motion.phases[-1].begin == pytest.approx(2 / (7 * 0.2 * 9.81), rel=1e-12)


@pytest.mark.slow
def test_a_ball_that_never_slips_leaves_a_sphere_at_ten_seventeenths() -> None:
    ground = td.Surface.sphere(1.0)
    _, contact, system = ball_on(ground, 0.1, 1.0, friction=math.inf, restitution=0)
    top = math.sqrt(0.99)
    start = contact.start(at=(0.1, 0, top), velocity=(0, 0, 0), spin=0)
    motion = system.simulate(until=1.3, start=start, rtol=1e-11)
    assert modes(motion) == ["roll", "fly"]
    leaves = motion.at([motion.phases[-1].begin])[contact.normal[2]][0]
    assert leaves == pytest.approx(10 / 17 * top, rel=1e-9)


def test_a_box_slides_to_a_stop_on_four_corners() -> None:
    box = td.Box("box", (0.2, 0.1, 0.3), mass=1.0)
    corners = td.Contact.corners(box, td.Surface.plane(), friction=0.3, restitution=0)[::2]
    system = td.System(bodies=[box], constraints=corners, forces=[GRAVITY])
    start = in_the_air(box, (0, 0, 0.15), (1, 0, 0), (0, 0, 0))
    motion = system.simulate(until=1.0, start=start)
    assert motion.finished
    stops = next(phase.begin for phase in motion.phases if "roll" in phase.modes.values())
    assert stops == pytest.approx(1 / (0.3 * 9.81), rel=1e-10)
    assert motion[box.position][-1] == pytest.approx([0.5 / (0.3 * 9.81), 0, 0.15], abs=1e-10)


def test_a_rod_that_slides_beyond_painleves_limit_is_told() -> None:
    rod = td.RigidBody("rod", mass=1.0, inertia=(1e-6, 1 / 12, 1 / 12))
    tip = td.Contact(rod, td.Surface.plane(), friction=1.5, restitution=0, at=(-0.5, 0, 0))
    system = td.System(bodies=[rod], constraints=[tip], forces=[GRAVITY])
    start = in_the_air(rod, (0, 0, 0.5 * math.sin(1)), (-1, 0, 0), (0, 0, 0))
    start[rod.quaternion] = td.quaternion_about((0, 1, 0), -1.0)
    motion = system.simulate(until=0.1, start=start)
    assert not motion.finished
    assert "no set of modes fits the forces" in motion.status
    assert "p = -0.17" in motion.status


def test_newtons_law_tells_what_a_rod_gains_and_the_books_balance() -> None:
    rod = td.RigidBody("rod", mass=1.0, inertia=(1e-6, 1 / 12, 1 / 12))
    ground = td.Surface.plane()
    tip = td.Contact(rod, ground, friction=0.5, restitution=0.9, impact="newton", at=(0.5, 0, 0))
    system = td.System(bodies=[rod], constraints=[tip])
    start = in_the_air(rod, (0, 0, 0.5 * math.sin(0.6)), (-0.5, 0, -1), (0, -0.3, 0))
    start[rod.quaternion] = td.quaternion_about((0, 1, 0), 0.6)
    motion = system.simulate(until=0.01, start=start)
    assert motion.impacts[0].dissipated == pytest.approx(-0.0259, abs=5e-5)
    (doubt,) = motion.doubts  # the books balance although the strike is at the start
    assert "the law 'newton' gains energy: 0.0258938" in doubt


# --- bad input -----------------------------------------------------------------------------------
def test_a_body_that_starts_inside_the_ground_is_refused() -> None:
    ball, _, system = ball_on(td.Surface.plane(), 0.1, 1.0, friction=0.3, restitution=0)
    with pytest.raises(td.StartError, match=r"'ball' starts 0.05 m inside 'plane'"):
        system.simulate(until=1, start=in_the_air(ball, (0, 0, 0.05), (0, 0, 0), (0, 0, 0)))


def test_friction_and_restitution_must_be_given() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    with pytest.raises(TypeError):
        td.Contact(ball, td.Surface.plane())  # type: ignore[call-arg]
    with pytest.raises(td.ModelError, match="restitution"):
        td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=1.5)
    with pytest.raises(td.ModelError, match="impact='newtons'"):
        td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=1, impact="newtons")  # type: ignore[arg-type]

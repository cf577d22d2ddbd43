"""Strikes in runs against closed forms: several at once, extreme masses, bounces that fade, what rolls is struck."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.integrate.library import FOLDER

G = 9.81
GROUND = td.Surface.plane()
UPRIGHT = (1, 0, 0, 0)


def held(body: Any, at: Any, v: Any, omega: Any = (0, 0, 0), q: Any = UPRIGHT) -> dict[Any, Any]:
    return {body.position: at, body.velocity: v, body.omega: omega, body.quaternion: q}


def row_of_balls(masses: list[float], order: str, e: float) -> list[float]:
    """Speeds after the first ball has come with speed 1 against the others, which touch each other at rest."""
    balls = [td.Sphere(f"ball_{i}", radius=0.1, mass=m) for i, m in enumerate(masses)]
    contacts = [
        td.Contact(a, b, friction=0.0, restitution=e, order=order) for a, b in pairwise(balls)
    ]
    start: dict[Any, Any] = {}
    for i, ball in enumerate(balls):
        start |= held(ball, (0.2 * i - 0.1 * (i == 0), 0, 0), (float(i == 0), 0, 0))
    motion = td.System(bodies=balls, constraints=contacts).simulate(until=0.3, start=start)
    assert motion.finished
    assert not motion.doubts
    return [float(motion[ball.velocity[0]][-1]) for ball in balls]


@pytest.mark.parametrize("count", [3, 5])
@pytest.mark.slow
def test_newtons_cradle_in_sequence_and_at_once(count: int) -> None:
    """In sequence the last one leaves; at once all move as one when compression ends, and restitution doubles every
    impulse: (1 - 2 (n - 1) / n, 2 / n, ...)."""
    alike = [1.0] * count
    assert row_of_balls(alike, "sequential", 1.0) == pytest.approx([0.0] * (count - 1) + [1.0])
    expected = [1 - 2 * (count - 1) / count] + [2 / count] * (count - 1)
    assert row_of_balls(alike, "simultaneous", 1.0) == pytest.approx(expected, abs=1e-14)


@pytest.mark.parametrize("e", [0.0, 1e-8, 0.5, 1.0])
@pytest.mark.parametrize("masses", [[1.0, 1e6], [1e6, 1.0]])
@pytest.mark.slow
def test_two_balls_of_very_unlike_mass(masses: list[float], e: float) -> None:
    a, b = masses
    expected = [(a - e * b) / (a + b), a * (1 + e) / (a + b)]
    assert row_of_balls(masses, "simultaneous", e) == pytest.approx(expected, abs=1e-15, rel=1e-15)


@pytest.mark.slow
def test_a_bouncing_on_a_rough_slope_fades_when_its_series_says() -> None:
    angle, e, height = 0.3, 0.6, 0.3
    normal = np.array([np.sin(angle), 0, np.cos(angle)])
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    slope = td.Surface.plane(normal=tuple(normal))
    contact = td.Contact(ball, slope, friction=0.15, restitution=e)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = held(ball, tuple((0.1 + height) * normal), (0, 0, 0))
    motion = system.simulate(until=2.5, start=start)
    first = np.sqrt(2 * height / (G * np.cos(angle)))
    (last,) = [one for one in motion.impacts if one.accumulation]
    assert last.time == pytest.approx(first * (1 + 2 * e / (1 - e)), abs=1e-9)
    assert motion.phases[-1].modes[contact.name] == "roll"
    speed = (
        np.cos(angle) * motion[ball.velocity[0]][-1] - np.sin(angle) * motion[ball.velocity[2]][-1]
    )
    assert speed == pytest.approx(5 / 7 * G * np.sin(angle) * 2.5, rel=1e-9)


def test_a_rod_that_falls_flat_strikes_with_both_ends_at_once() -> None:
    rod = td.RigidBody("rod", mass=1.0, inertia=(1 / 12, 1 / 12, 1e-3))
    ends = [
        td.Contact(rod, GROUND, friction=0.3, restitution=0.5, at=(0, 0, z), name=name)
        for z, name in ((-0.5, "foot"), (0.5, "head"))
    ]
    system = td.System(bodies=[rod], constraints=ends, forces=[td.Gravity(G)])
    flat = (np.sqrt(0.5), 0, np.sqrt(0.5), 0)
    motion = system.simulate(until=0.25, start=held(rod, (0, 0, 0.2), (0, 0, 0), q=flat))
    impulses = {one.contact: one.normal_impulse for one in motion.impacts}
    assert len({one.time for one in motion.impacts}) == 1
    assert impulses == pytest.approx(dict.fromkeys(("foot", "head"), 0.75 * np.sqrt(0.4 * G)))


def test_a_box_that_falls_on_an_edge_turns_as_both_corners_make_it() -> None:
    box = td.Box("box", (0.2, 0.3, 0.1), mass=1.0)
    corners = td.Contact.corners(box, GROUND, friction=0.0, restitution=0.5)
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(G)])
    a, h = np.pi / 6, 0.1
    x, z = 0.1 * np.cos(a) - 0.05 * np.sin(a), -0.1 * np.sin(a) - 0.05 * np.cos(a)
    q = (np.cos(a / 2), 0, np.sin(a / 2), 0)
    motion = system.simulate(until=0.15, start=held(box, (0, 0, h - z), (0, 0, 0), q=q))
    inertia, fall = (0.2**2 + 0.1**2) / 12, np.sqrt(2 * G * h)
    impulse = 1.5 * fall / (1 + x * x / inertia)
    assert [one.normal_impulse for one in motion.impacts] == pytest.approx([impulse / 2] * 2)
    assert motion[box.omega[1]][-1] == pytest.approx(-x * impulse / inertia)


@pytest.mark.slow
def test_a_ball_that_rolls_and_is_struck_slides_and_rolls_again() -> None:
    """Without friction between the balls each keeps its spin, v' = 5/7 v + 2/7 r omega when it rolls again."""
    a, b = (td.Sphere(name, radius=0.1, mass=1.0) for name in "ab")
    contacts = [td.Contact(x, GROUND, friction=0.2, restitution=0.0) for x in (a, b)]
    contacts.append(td.Contact(a, b, friction=0.0, restitution=0.9))
    system = td.System(bodies=[a, b], constraints=contacts, forces=[td.Gravity(G)])
    start = held(a, (-0.5, 0, 0.1), (2.0, 0, 0), (0, 20, 0))
    start |= held(b, (0, 0, 0.1), (0.5, 0, 0), (0, 5, 0))
    motion = system.simulate(until=1.5, start=start)
    assert [one.contact for one in motion.impacts] == [contacts[-1].name]
    struck = (1.25 - 0.9 * 0.75, 1.25 + 0.9 * 0.75)
    expected = [5 / 7 * v + 2 / 7 * before for v, before in zip(struck, (2.0, 0.5), strict=True)]
    assert [float(motion[x.velocity[0]][-1]) for x in (a, b)] == pytest.approx(expected, rel=1e-9)


def test_the_table_of_the_steps_within_an_impact_is_that_of_radau() -> None:
    """Collocation: A c^(k-1) = c^k / k for k up to 8; the last row integrates up to degree 14, as Radau's does."""
    numbers = re.findall(r"=\s*\{(.*?)\};", (FOLDER / "radau.h").read_text(), flags=re.S)
    c, A, back = (np.array(re.findall(r"-?\d+\.\d+(?:e-?\d+)?", text), float) for text in numbers)
    A = A.reshape(8, 8)
    for k in range(1, 9):
        assert pytest.approx(c**k / k, abs=1e-15) == A @ c ** (k - 1)
    for k in range(1, 16):
        assert A[-1] @ c ** (k - 1) == pytest.approx(1 / k, abs=1e-15)
    assert [back @ c**k for k in range(8)] == pytest.approx([1.0] + [0.0] * 7, abs=1e-12)

"""Painlevé's rod: every kind of state, classified by p and b; and a ball that flies from one surface to another."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import trundle as td

G, HALF = 9.81, 0.5


@cache
def rod() -> tuple[Any, Any, Any]:
    """A uniform rod of 1 kg and 1 m on its lower end."""
    mu = td.Parameter("mu", 0.5)
    body = td.RigidBody("rod", mass=1.0, inertia=(1e-6, 1 / 12, 1 / 12))
    tip = td.Contact(body, td.Surface.plane(), friction=mu, restitution=0, at=(-HALF, 0, 0))
    return body, mu, td.System(bodies=[body], constraints=[tip], forces=[td.Gravity(G)])


def moved(mu_value: float, angle: float, turn: float, slip: float) -> Any:
    body, mu, system = rod()
    r = -HALF * np.array([math.cos(angle), 0, math.sin(angle)])
    start = {
        body.position: -r, body.quaternion: td.quaternion_about((0, 1, 0), -angle),
        body.omega: (0, turn, 0), body.velocity: (slip, 0, 0) - np.cross((0, turn, 0), r),
    }  # fmt: skip
    return system.simulate(until=1e-4, start=start, parameters={mu: mu_value}, samples=3)


def p_and_b(mu: float, angle: float, turn: float, slip: float) -> tuple[float, float]:
    """a_n = p N + b at the tip, by hand: J = l^2/3 about the middle."""
    s, c = math.sin(angle), math.cos(angle)
    return 1 + 3 * c * c + 3 * mu * s * c * np.sign(slip), -G + HALF * turn**2 * s


STATES = [
    (mu, angle, turn, slip)
    for mu in (0.5, 1.3, 1.4, 2.0)
    for angle in (0.4, 1.0, 1.1071, 1.4)
    for turn in (0.0, 7.0)
    for slip in (-1.0, 1.0)
]


@pytest.mark.parametrize(("mu", "angle", "turn", "slip"), STATES)
@pytest.mark.slow
def test_every_state_of_a_sliding_rod_is_what_p_and_b_say(
    mu: float, angle: float, turn: float, slip: float
) -> None:
    p, b = p_and_b(mu, angle, turn, slip)
    motion = moved(mu, angle, turn, slip)
    if p > 0:
        assert motion.finished, motion.status
        assert list(motion.phases[0].modes.values()) == ["slide" if b < 0 else "fly"]
        return
    assert not motion.finished
    said = re.search(r"p = (\S+) and b = (\S+) in p N", motion.status)
    assert said is not None, motion.status
    assert [float(x) for x in said.groups()] == pytest.approx([p, b], rel=5e-3)
    words = "no set of modes fits" if b < 0 else "2 motions are possible from here"
    assert words in motion.status, motion.status


def test_four_thirds_is_where_the_first_state_goes_wrong() -> None:
    angles = np.linspace(0.01, 1.56, 100_001)
    least = lambda mu: min(p_and_b(mu, a, 0.0, -1.0)[0] for a in angles[::50])
    assert least(4 / 3 - 1e-3) > 0 > least(4 / 3 + 1e-3)
    steepest = math.atan(2.0)
    assert p_and_b(4 / 3, steepest, 0.0, -1.0)[0] == pytest.approx(0, abs=1e-12)
    assert moved(4 / 3 - 1e-6, steepest, 0.0, -1.0).finished
    assert not moved(4 / 3 + 1e-6, steepest, 0.0, -1.0).finished


@pytest.mark.slow
def test_a_ball_flies_from_a_ramp_to_a_wall_by_its_closed_form() -> None:
    """It strikes a ramp, and flies on to a wall: two surfaces, each with a contact of its own."""
    a, r, m, v = 0.4, 0.05, 0.3, 1.5
    ball = td.Sphere("ball", radius=r, mass=m)
    ramp = td.Surface.plane(normal=(math.sin(a), 0, math.cos(a)), name="ramp")
    wall = td.Surface(lambda x, y, z: 1.0 - x, name="wall")
    rubs = {"friction": 0.2, "restitution": 0.5}
    contacts = [td.Contact(ball, ground, **rubs) for ground in (ramp, wall)]
    system = td.System(bodies=[ball], constraints=contacts, forces=[td.Gravity(G)])
    n, t = np.array([math.sin(a), 0, math.cos(a)]), np.array([math.cos(a), 0, -math.sin(a)])
    x = (r + 0.3) * n
    start = {
        ball.position: x, ball.velocity: (v, 0, 0), ball.quaternion: (1, 0, 0, 0), ball.omega: (0, 0, 0)
    }  # fmt: skip
    motion = system.simulate(until=0.9, start=start, rtol=1e-11)
    assert motion.finished, motion.status
    # to the ramp: 0.3 + v sin(a) T - g cos(a) T^2/2 = 0
    down, out = G * math.cos(a), v * math.sin(a)
    T = (out + math.sqrt(out**2 + 2 * down * 0.3)) / down
    speed = np.array([v, 0, -G * T])
    un, ut = speed @ n, speed @ t
    P = -1.5 * un  # per mass; it slips if 2/7 of the slip needs more
    Pt = -min(0.2 * P, 2 / 7 * ut)
    assert motion.impacts[0].time == pytest.approx(T, abs=1e-11)
    assert motion.impacts[0].normal_impulse == pytest.approx(m * P, rel=1e-10)
    speed = speed + P * n + Pt * t
    place = x + np.array([v * T, 0, -G * T * T / 2])
    hits = (1.0 - r - place[0]) / speed[0]  # the wall, unless the ramp comes first
    again = 2 * (speed @ n) / down
    name, when = ("ball on wall", hits) if hits < again else ("ball on ramp", again)
    assert motion.impacts[1].contact == name == "ball on wall"
    assert motion.impacts[1].time == pytest.approx(T + when, abs=1e-10)
    assert motion.balance.relative < 1e-9

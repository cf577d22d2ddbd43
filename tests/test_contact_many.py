"""Several contacts at one instant: boxes that come to rest on their corners, a block that rocks, a row of balls."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td

G = 9.81


def lower_corners(box: Any, **options: Any) -> list[Any]:
    corners = td.Contact.corners(box, td.Surface.plane(), **options)
    return [corner for i, corner in enumerate(corners) if i % 2 == 0]


@pytest.mark.parametrize(("sides", "e"), [((1.0, 1.0, 1.0), 0.5), ((0.3, 0.2, 0.1), 0.3)])
@pytest.mark.slow
def test_a_box_dropped_flat_comes_to_rest_when_a_ball_would(sides: Any, e: float) -> None:
    box = td.Box("box", sides, mass=2.0)
    corners = lower_corners(box, friction=0.3, restitution=e)
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(G)])
    drop, half = 0.2, sides[2] / 2
    start = {box.position: (0, 0, half + drop), box.velocity: (0, 0, 0)}
    start |= {box.quaternion: (1, 0, 0, 0), box.omega: (0, 0, 0)}
    motion = system.simulate(until=5, start=start, rtol=1e-8)
    assert motion.finished
    assert not motion.doubts
    falls = math.sqrt(2 * drop / G)
    rests = falls * (1 + 2 * e / (1 - e))
    assert motion.phases[-1].begin == pytest.approx(rests, abs=1e-6)
    assert set(motion.phases[-1].modes.values()) == {"roll"}
    last = [strike for strike in motion.impacts if strike.accumulation]
    assert [strike.time for strike in last] == pytest.approx([rests] * 4, abs=1e-8)
    assert motion[box.position][-1] == pytest.approx([0, 0, half], abs=1e-12)
    lost = sum(strike.dissipated for strike in motion.impacts)
    assert lost == pytest.approx(2.0 * G * drop, rel=1e-9)


@pytest.mark.slow
def test_a_block_that_rocks_loses_what_housner_says_and_comes_to_rest() -> None:
    """G. W. Housner (1963): omega after / before = 1 - 3/2 sin^2 alpha; I theta'' = -m g R sin(alpha - theta)."""
    b, h, tilt = 0.4, 1.0, 0.05
    R, alpha = math.hypot(b, h) / 2, math.atan2(b, h)
    box = td.Box("box", (b, 1.0, h), mass=1.0)
    corners = lower_corners(box, friction=2.0, restitution=0)
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(G)])
    down = (
        b / 2 * math.cos(tilt) - h / 2 * math.sin(tilt),
        b / 2 * math.sin(tilt) + h / 2 * math.cos(tilt),
    )
    start = {box.position: (-down[0], 0, down[1]), box.velocity: (0, 0, 0), box.omega: (0, 0, 0)}
    start |= {box.quaternion: (math.cos(tilt / 2), 0, math.sin(tilt / 2), 0)}
    motion = system.simulate(until=3, start=start, rtol=1e-9)
    assert motion.finished
    assert not motion.doubts
    times = sorted({strike.time for strike in motion.impacts})
    ratio, speed = 1 - 1.5 * math.sin(alpha) ** 2, 0.0
    for i, t in enumerate(times[:6]):
        before = abs(motion.at([t], side="before")[box.omega][0][1])
        after = abs(motion.at([t])[box.omega][0][1])
        fell = math.sqrt(1.5 * G / R * (math.cos(alpha - tilt) - math.cos(alpha)))
        assert before == pytest.approx(speed if i else fell, abs=1e-8)
        assert after == pytest.approx(ratio * before, abs=1e-9)
        speed = after
    gaps = np.diff(times)
    assert (gaps[1:] < gaps[:-1]).all()  # ever shorter swings, in a finite time
    assert set(motion.phases[-1].modes.values()) == {"roll"}
    assert np.abs(motion[box.omega][-1]).max() < 1e-14
    assert motion.balance.relative < 1e-9


@pytest.mark.parametrize(
    ("order", "after"), [("sequential", (0, 0, 1)), ("simultaneous", (-1 / 3, 2 / 3, 2 / 3))]
)
@pytest.mark.slow
def test_a_row_of_three_balls_passes_the_blow_on_in_the_order_that_is_asked_for(
    order: Any, after: tuple[float, ...]
) -> None:
    balls = [td.Sphere(name, radius=0.1, mass=1.0) for name in "abc"]
    pairs = [
        td.Contact(balls[i], balls[i + 1], friction=0, restitution=1, order=order) for i in (0, 1)
    ]
    system = td.System(bodies=balls, constraints=pairs)
    start: dict[Any, Any] = {}
    for i, ball in enumerate(balls):
        start |= {ball.position: (0.2 * i - (0.5 if i == 0 else 0), 0, 0), ball.omega: (0, 0, 0)}
        start |= {ball.velocity: (1.0 if i == 0 else 0.0, 0, 0), ball.quaternion: (1, 0, 0, 0)}
    motion = system.simulate(until=1, start=start, rtol=1e-9)
    assert [motion[ball.velocity][-1][0] for ball in balls] == pytest.approx(after, abs=1e-12)
    assert motion.impacts[0].time == pytest.approx(0.5, abs=1e-12)


@pytest.mark.slow
def test_two_balls_that_strike_on_a_floor_have_no_phase_of_rounding_and_keep_their_books() -> None:
    a, b = td.Sphere("a", radius=0.05, mass=1.0), td.Sphere("b", radius=0.08, mass=2.0)
    floor = td.Surface.plane(name="floor")
    on_a, on_b = (td.Contact(x, floor, friction=0.3, restitution=0.5) for x in (a, b))
    between = td.Contact(a, b, friction=0.2, restitution=0.7)
    system = td.System(bodies=[a, b], constraints=[on_a, on_b, between], forces=[td.Gravity(9.81)])
    start = on_a.start(at=(0, 0), velocity=(2, 0.1), spin=0)
    start |= on_b.start(at=(0.5, 0.02), velocity=(0, 0), spin=0)
    motion = system.simulate(until=0.3, start=start)
    assert motion.finished
    assert not motion.doubts
    assert set(motion.phases[0].modes.values()) == {"roll", "fly"}
    assert min(phase.end - phase.begin for phase in motion.phases) > 1e-9
    assert motion.balance.relative < 1e-10


def pile(tilt: float, law: float) -> tuple[td.System, dict[Any, Any], list[Any]]:
    """Three balls of one size, one upon two that touch, on a floor that is tilted."""
    r, balls = 0.1, [td.Sphere(name, radius=0.1, mass=1.0) for name in "abc"]
    floor = td.Surface.plane(name="floor")
    a, b, c = balls
    pairs = [(b, a), (c, a), (c, b), (a, floor), (b, floor)]
    contacts = [td.Contact(x, y, friction=law, restitution=0) for x, y in pairs]
    places = ((0, 0, r), (2 * r, 0, r), (r, 0, r + math.sqrt(3) * r))
    start: dict[Any, Any] = {}
    for ball, x in zip(balls, places, strict=True):
        start |= {ball.position: x, ball.velocity: (0, 0, 0), ball.omega: (0, 0, 0)}
        start |= {ball.quaternion: (1, 0, 0, 0)}
    gravity = td.Gravity((G * math.sin(tilt), 0, -G * math.cos(tilt)))
    return td.System(bodies=balls, constraints=contacts, forces=[gravity]), start, balls


@pytest.mark.slow
def test_a_pile_that_rolls_off_tells_that_its_lower_balls_may_squeeze_each_other() -> None:
    """All roll like gears, a' = g sin(tilt) 5/7. The lower two touch, and slip: any force between them would fit."""
    system, start, balls = pile(0.1, 0.6)
    motion = system.simulate(until=0.05, start=start)
    assert motion.finished
    assert motion[balls[0].velocity][-1][0] == pytest.approx(5 / 7 * G * math.sin(0.1) * 0.05)
    assert len(motion.doubts) == 1
    assert "b on a may press with any force, and its friction would change" in motion.doubts[0]

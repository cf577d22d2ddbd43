"""Bouncing that ends, coins that turn over, and what a groove holds, against programs that share nothing with src/."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

import trundle as td

DOWN = td.Gravity(9.81)


@functools.cache
def tumbling_egg() -> tuple[td.System, dict[Any, Any]]:
    """A body with three unlike axes: friction turns its slip within every strike (Routh's process, Poisson's law)."""
    egg = td.Ellipsoid("egg", (0.05, 0.07, 0.11), mass=0.4)
    contact = td.Contact(egg, td.Surface.plane(), friction=0.35, restitution=0.6)
    start = {
        egg.position: (0, 0, 0.4), egg.velocity: (0.6, -0.3, -0.2), egg.omega: (6, -9, 4),
        egg.quaternion: td.quaternion_about((1, 2, -1), 0.9),
    }  # fmt: skip
    return td.System(bodies=[egg], constraints=[contact], forces=[DOWN]), start


@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10])
@pytest.mark.slow
def test_a_tumbling_egg_bounces_until_it_rolls_at_every_tolerance(rtol: float) -> None:
    """Its last strikes all slip, there and back: what they end in is rolling, with no slide of 20 ns before it."""
    system, start = tumbling_egg()
    motion = system.simulate(until=0.9, start=start, rtol=rtol)
    error = 10 * rtol
    (end,) = [strike for strike in motion.impacts if strike.accumulation]
    assert end.time == pytest.approx(0.610678014136, abs=error)
    assert end.kind == "stick"
    first = [s.time for s in motion.impacts[:5]]
    assert first == pytest.approx(
        [0.245183731586, 0.300639638326, 0.480617567452, 0.534410276828, 0.580293977477], abs=error
    )
    modes = [next(iter(phase.modes.values())) for phase in motion.phases]
    later = [one for one, next_ in zip(modes, [*modes[1:], ""], strict=True) if one != next_]
    assert later == ["fly", "roll", "slide", "fly"]
    roll = next(p for p in motion.phases if "roll" in p.modes.values())
    slide = next(p for p in motion.phases if "slide" in p.modes.values())
    assert roll.begin == end.time
    assert (slide.begin, slide.end) == pytest.approx((0.785219608869, 0.812875926527), abs=error)


def test_a_ball_that_rolls_in_an_uneven_groove_takes_no_step_too_many() -> None:
    """The forces of the walls are one choice of many: how far one of them is from its limit says nothing."""
    normals = [np.array([0.2, 0.8, 1.0]), np.array([0.1, -0.5, 1.0])]
    normals = [n / np.linalg.norm(n) for n in normals]
    along = np.cross(*normals) * np.sign(np.cross(*normals)[0])
    along /= np.linalg.norm(along)
    ball = td.Sphere("ball", radius=0.05, mass=0.2)
    contacts = [
        td.Contact(ball, td.Surface.plane(normal=n, name=name), friction=mu, restitution=0)
        for n, name, mu in zip(normals, ("left", "right"), (0.25, 0.1), strict=True)
    ]
    start = {
        ball.position: np.linalg.solve([*normals, along], [0.05, 0.05, 0]),
        ball.velocity: 0.8 * along, ball.omega: (3, -4, 6), ball.quaternion: (1, 0, 0, 0),
    }  # fmt: skip
    system = td.System(bodies=[ball], constraints=contacts, forces=[DOWN])
    motion = system.simulate(until=1.2, start=start, rtol=1e-11)
    assert [p.begin for p in motion.phases[1:]] == pytest.approx(
        [0.242350915555, 0.299797320738], abs=1e-9
    )
    assert motion.stats.steps < 300


def coin_on_a_plane() -> tuple[td.Disc, td.Contact, td.System]:
    coin = td.Disc("coin", radius=0.1, mass=0.1)
    contact = td.Contact(coin, td.Surface.plane(), friction=0.3, restitution=0.5, name="edge")
    return coin, contact, td.System(bodies=[coin], constraints=[contact], forces=[DOWN])


@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10])
@pytest.mark.slow
def test_a_coin_that_turns_over_in_flight_strikes_with_the_lower_edge(rtol: float) -> None:
    """z - r |sin| of the tilt is the gap: 0.6 + t - 4.905 t^2 = 0.1 |sin(1.2 + 9 t)|, and Routh's law from there on."""
    coin, contact, system = coin_on_a_plane()
    start = {
        coin.position: (0, 0, 0.6), coin.velocity: (0.3, 0.2, 1.0), coin.omega: (9, 0, 0),
        coin.quaternion: td.quaternion_about((1, 0, 0), 1.2),
    }  # fmt: skip
    motion = system.simulate(until=0.6, start=start, rtol=rtol)
    at = np.array([0.1, 0.3, 0.4])
    gap = 0.6 + at - 4.905 * at**2 - 0.1 * np.abs(np.sin(1.2 + 9 * at))
    assert motion.at(at)[contact.gap] == pytest.approx(gap, abs=10 * rtol)
    struck = [strike.time for strike in motion.impacts]
    assert struck == pytest.approx([0.440083237679, 0.503138988206], abs=10 * rtol)
    assert motion.finished


@pytest.mark.slow
def test_a_coin_that_falls_flat_ends_its_run_and_never_sinks_in() -> None:
    coin, contact, system = coin_on_a_plane()
    fixed = td.Rolling(coin, td.Surface.plane(), name="edge")
    rolling = td.System(bodies=[coin], constraints=[fixed], forces=[DOWN])
    for one, of in ((system, contact), (rolling, fixed)):
        leans = td.quaternion_about((1, 0, 0), 1.2)
        motion = one.simulate(
            until=1.0, start=of.start(at=(0, 0), omega=(0, 0, 0), quaternion=leans)
        )
        assert "'coin' is parallel to 'plane'" in motion.status
        assert motion[coin.position][:, 2].min() > -1e-9


def test_a_ball_put_on_a_turntable_slides_until_it_rolls() -> None:
    """The instant is that of Newton and Euler; the turn is said by an angle that grows."""
    ball = td.Sphere("ball", radius=0.04, mass=0.2)
    table = td.Surface.plane(rotation=td.quaternion_about((0, 0, 2), 4.0 * td.t), name="table")
    contact = td.Contact(ball, table, friction=0.15, restitution=0)
    start = {
        ball.position: (0.3, 0, 0.04), ball.velocity: (0, 0.2, 0), ball.omega: (0, 0, 5),
        ball.quaternion: (1, 0, 0, 0),
    }  # fmt: skip
    system = td.System(bodies=[ball], constraints=[contact], forces=[DOWN])
    motion = system.simulate(until=0.3, start=start, rtol=1e-11)
    assert [p.begin for p in motion.phases[1:]] == pytest.approx([0.210954385081], abs=1e-10)
    assert motion.balance.relative < 1e-9


@pytest.mark.slow
def test_a_ball_that_strikes_the_walls_of_a_groove_in_turns_rests_where_its_series_ends() -> None:
    """Nothing bounces: each wall takes the blow, and lifts the ball off the other. The times are a geometric series."""
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    walls = [td.Surface.plane(normal=(0.1, s, 1.0), name=f"wall {s}") for s in (1, -1)]
    contacts = [td.Contact(ball, wall, friction=0.3, restitution=0) for wall in walls]
    system = td.System(bodies=[ball], constraints=contacts, forces=[td.Gravity(9.81)])
    start = {ball.position: (0, 0.05, 0.5), ball.velocity: (0, 0, 0), ball.omega: (3, 10, 5)}
    start |= {ball.quaternion: (1, 0, 0, 0)}
    lists, limits = [], []
    for rtol in (1e-6, 1e-8, 1e-10, 1e-12):
        motion = system.simulate(until=0.7, start=start, rtol=rtol)
        lists.append([tuple(phase.modes.values()) for phase in motion.phases])
        *strikes, last = motion.impacts
        assert last.accumulation
        assert not any(strike.accumulation for strike in strikes)
        limits.append(last.time)
        a, b, c = (strike.time for strike in strikes[-7:-1:2])  # one wall, some strikes before
        kept = (c - b) / (b - a)
        assert last.time == pytest.approx(c + (c - b) * kept / (1 - kept), abs=1e-8)
        assert motion.phases[-1].begin == last.time
    assert lists[0][-1] == ("roll", "roll")
    assert all(one == lists[0] for one in lists)
    assert limits[1:3] == pytest.approx([limits[3]] * 2, abs=1e-9 / 10)

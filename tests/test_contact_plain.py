"""A run that plainly begins in a roll skips the decision among all modes: the same motion follows as with it."""

from __future__ import annotations

import numpy as np
import pytest

import trundle as td
from trundle.integrate.modes import Modes

MU, SLOPE = td.parameter("mu", 0.3), td.parameter("slope", 0.3)


def _ball():
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    ground = td.Surface(lambda x, y, z: z + SLOPE * x - 0.3 * x * x - 0.1 * y * y, name="ground")
    return ball, ground, {"at": (-0.1, 0.05), "velocity": (0.2, -0.1), "spin": 1.0}


def _stone():
    stone = td.Ellipsoid("stone", (0.1, 0.07, 0.05), mass=1.0)
    ground = td.Surface(lambda x, y, z: z + SLOPE * x, name="ground")
    return stone, ground, {"at": (0, 0), "velocity": (0.1, 0.05), "spin": 1.0}


@pytest.fixture(scope="module", params=[_ball, _stone])
def rolling(request):
    body, ground, start = request.param()
    contact = td.Contact(body, ground, friction=MU, restitution=0.4)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(9.81)])
    return system, contact.start(**start), body


@pytest.mark.parametrize("slope", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("mu", [0.03, 0.0857142857, 0.3, 3.0])
@pytest.mark.slow
def test_the_first_mode_is_what_deciding_among_all_gives(rolling, slope, mu, monkeypatch):
    system, start, body = rolling
    settings = {"until": 0.3, "start": start, "rtol": 1e-11, "parameters": {MU: mu, SLOPE: slope}}
    plain = system.simulate(**settings)
    monkeypatch.setattr(Modes, "rolls", lambda *_: None)
    decided = system.simulate(**settings)
    assert [p.modes for p in plain.phases] == [p.modes for p in decided.phases]
    ends = np.array([[p.end for p in m.phases] for m in (plain, decided)])
    assert np.abs(ends[0] - ends[1]).max() < 1e-9
    t = np.linspace(0, min(plain.t[-1], decided.t[-1]), 20)
    assert np.abs(plain.at(t)[body.position] - decided.at(t)[body.position]).max() < 1e-9


def _decisions(system, start, monkeypatch):
    """How often a run decides on modes at its beginning."""
    made, begin = [], Modes.begin
    monkeypatch.setattr(Modes, "begin", lambda *given: made.append(0) or begin(*given))
    system.simulate(until=0.01, start=start)
    return len(made)


@pytest.mark.parametrize(("share", "decisions"), [(1.2, 0), (1.0, 1), (0.8, 1)])
@pytest.mark.slow
def test_a_ball_on_a_slope_plainly_rolls_while_friction_is_below_its_limit(
    share, decisions, monkeypatch
):
    slope = 0.3  # a ball holds where mu >= 2/7 tan a
    ball = td.Sphere("ball", radius=0.06, mass=1.0)
    ground = td.Surface(lambda x, y, z: z + slope * x, name="ground")
    contact = td.Contact(ball, ground, friction=share * 2 / 7 * slope, restitution=0.4)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    assert _decisions(system, start, monkeypatch) == decisions


def test_what_slips_or_flies_at_the_start_does_not_plainly_roll(monkeypatch):
    ball = td.Sphere("ball", radius=0.06, mass=1.0)
    ground = td.Surface(lambda x, y, z: z, name="ground")
    contact = td.Contact(ball, ground, friction=0.5, restitution=0.4)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    slips = contact.start(at=(0, 0), velocity=(1e-9, 0), omega=(0, 0, 0))
    flies = {
        ball.position: (0, 0, 0.06 + 1e-12),
        ball.velocity: (0, 0, 0),
        ball.omega: (0, 0, 0),
        ball.quaternion: (1, 0, 0, 0),
    }
    assert _decisions(system, slips, monkeypatch) == 1
    monkeypatch.undo()
    assert _decisions(system, flies, monkeypatch) == 1

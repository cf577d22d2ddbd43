"""Contacts that slide run in minimal form, as those that roll do; the motion is that of all coordinates."""

from __future__ import annotations

import numpy as np
import pytest

import trundle as td
from trundle.compiled.tape import Tape
from trundle.integrate.machine import MINIMAL, Machine
from trundle.integrate.run import Runner


def _system(surface, mu=0.1, **ball):
    body = td.Sphere("ball", radius=0.06, **(ball or {"mass": 1.0}))
    contact = td.Contact(body, td.Surface(surface, name="ground"), friction=mu, restitution=0.5)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(9.81)])
    return system, contact, body


def test_a_ball_slides_down_a_slope_as_in_closed_form():
    angle, mu, until = 0.4, 0.1, 2.0
    system, contact, ball = _system(lambda x, y, z: z + np.tan(angle) * x, mu)
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    motion = system.simulate(until=until, start=start, rtol=1e-11)
    way = 9.81 * (np.sin(angle) - mu * np.cos(angle)) * until**2 / 2
    first, last = motion[ball.position][0], motion[ball.position][-1]
    assert np.linalg.norm(last - first) == pytest.approx(way, rel=1e-10)
    turn = 5 / 2 * mu * 9.81 * np.cos(angle) / 0.06 * until
    assert np.linalg.norm(motion[ball.omega][-1]) == pytest.approx(turn, rel=1e-9)
    assert motion.run.phases[-1].solve == MINIMAL


SURFACES = {
    "plane": lambda x, y, z: z,
    "slope": lambda x, y, z: z + 0.5 * x,
    "bowl": lambda x, y, z: z - 0.5 * x**2 - 0.3 * y**2 + 0.1 * x * y,
    "hill": lambda x, y, z: z + 0.4 * x**2 + 0.2 * y**2,
}


@pytest.mark.parametrize("name", SURFACES)
@pytest.mark.slow
def test_sliding_is_the_same_in_minimal_form_as_with_all_coordinates(name, monkeypatch):
    system, contact, ball = _system(SURFACES[name], halves=(4500, 5494))
    start = contact.start(at=(0.1, -0.05), velocity=(0.8, -0.3), omega=(3.0, 20.0, -5.0))
    minimal = system.simulate(until=0.2, start=start, rtol=1e-11)
    assert {phase.solve for phase in minimal.run.phases} == {MINIMAL}
    monkeypatch.setattr(Runner, "_take_form", lambda self: None)
    whole = system.simulate(until=0.2, start=start, rtol=1e-11)
    assert MINIMAL not in {phase.solve for phase in whole.run.phases}
    assert [p.modes for p in minimal.phases] == [p.modes for p in whole.phases]
    t = np.linspace(0, 0.2, 21)
    for what in (
        ball.position,
        ball.velocity,
        ball.omega,
        contact.normal_force,
        contact.friction_force,
    ):
        ours, theirs = minimal.at(t)[what], whole.at(t)[what]
        assert np.abs(ours - theirs).max() <= 1e-8 * np.abs(theirs).max()


def test_friction_that_turns_stops_at_the_same_instant_in_both_forms(monkeypatch):
    system, contact, _ = _system(SURFACES["plane"], mu=0.2)
    start = contact.start(at=(0, 0), velocity=(1.0, 0.5), omega=(5.0, -20.0, 3.0))
    ends = [system.simulate(until=1, start=start, rtol=1e-11).phases[0].end]
    monkeypatch.setattr(Runner, "_take_form", lambda self: None)
    ends.append(system.simulate(until=1, start=start, rtol=1e-11).phases[0].end)
    slip = np.array([1.0 + 20.0 * 0.06, 0.5 + 5.0 * 0.06])  # v + omega x (-r n)
    assert ends[0] == pytest.approx(2 / 7 * np.linalg.norm(slip) / (0.2 * 9.81), rel=1e-10)
    assert ends[0] == pytest.approx(ends[1], rel=1e-11)


def test_an_evaluation_in_minimal_form_is_shorter_than_with_all_coordinates():
    system, contact, _ = _system(SURFACES["bowl"], halves=(4500, 5494))
    start = contact.start(at=(0.1, -0.05), velocity=(0.8, -0.3), omega=(3.0, 20.0, -5.0))
    machine: Machine = system.machine
    form = machine.minimal_in(system.simulate(until=0.1, start=start).run.phases[0].P)
    counts = [
        Tape.from_function(f).n_operations
        for f in (form.programs.rhs, machine.programs.sliding_rhs)
    ]
    assert counts[0] <= 0.7 * counts[1], counts


@pytest.mark.slow
def test_a_stored_motion_that_slid_is_read_as_it_was(tmp_path):
    system, contact, _ = _system(SURFACES["bowl"], halves=(4500, 5494))
    start = contact.start(at=(0.1, -0.05), velocity=(0.8, -0.3), omega=(3.0, 20.0, -5.0))
    motion = system.simulate(until=0.3, start=start)
    motion.save(tmp_path / "slid.npz")
    loaded = td.load(tmp_path / "slid.npz")
    for name in ("ball.x", "ball.z", "ball.u1"):
        assert np.array_equal(loaded[name], motion[name])

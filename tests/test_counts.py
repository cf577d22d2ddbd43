"""What a run costs, counted: operations of an evaluation, and evaluations of a run. Seconds are for `make bench`."""

from __future__ import annotations

import sys

import pytest

import trundle as td
from bench.systems import ball_in_bowl, chain
from trundle.compiled.tape import Tape
from trundle.gallery.catalogue import CATALOGUE
from trundle.integrate.machine import MINIMAL

pytestmark = pytest.mark.optimized


@pytest.mark.parametrize(("name", "operations"), [("sphere-halves", 266), ("rattleback", 231)])
def test_an_evaluation_takes_no_more_operations_than_by_hand(name, operations):
    programs = CATALOGUE[name].load().system.machine.minimal.programs
    assert Tape.from_function(programs.rhs).n_operations <= operations


def test_what_slides_without_friction_leaves_no_row():
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    bowl = td.Surface(lambda x, y, z: z - 0.2 * x**2 - 0.1 * y**2, name="bowl")
    system = td.System(
        bodies=[ball], constraints=[td.Sliding(ball, bowl)], forces=[td.Gravity(9.81)]
    )
    programs = system.machine.minimal.programs
    assert Tape.from_function(programs.rhs).n_operations <= 407  # 792 with three rows
    assert Tape.from_function(programs.finish).n_operations <= 540  # 1,310


@pytest.mark.parametrize("N", [10, 100, 300])
def test_an_evaluation_of_a_chain_takes_at_most_forty_operations_for_each_link(N):
    programs = chain(N)[0].machine.minimal.programs
    assert Tape.from_function(programs.rhs).n_operations <= 40 * N
    assert Tape.from_function(programs.finish).n_operations <= 120 * N


@pytest.mark.parametrize(
    ("name", "until", "rtol", "evaluations"),
    [
        ("sphere-halves", 10.0, 1e-9, 11_200),
        ("sphere-halves", 10.0, 1e-11, 17_700),
        ("sphere-halves", 10.0, 1e-12, 20_800),
        ("rattleback", 60.0, 1e-9, 10_750),
        ("rattleback", 60.0, 1e-11, 17_100),
        ("rattleback", 60.0, 1e-12, 19_700),
    ],
)
def test_a_run_takes_no_more_evaluations_than_it_did(name, until, rtol, evaluations):
    motion = CATALOGUE[name].load().simulate(until=until, rtol=rtol)
    assert {phase.solve for phase in motion.run.phases} == {MINIMAL}
    assert 0.9 * evaluations < motion.stats.evaluations <= evaluations


def test_a_chain_that_falls_takes_no_more_evaluations_than_it_did():
    system, start = chain(100)
    motion = system.simulate(until=0.5, start=start, rtol=1e-9)
    assert motion.stats.evaluations <= 350


# --- contact ---------------------------------------------------------------------------------------
def test_a_contact_that_only_rolls_costs_at_most_a_fifth_more_than_rolling():
    (bound, start), (free, begin) = ball_in_bowl(False), ball_in_bowl(True)
    motions = [bound.simulate(until=1.0, start=start), free.simulate(until=1.0, start=begin)]
    assert [phase.modes for phase in motions[1].phases] == [{"ball on bowl": "roll"}]
    assert motions[1].stats.evaluations == motions[0].stats.evaluations
    runs = [bound.machine, free.machine]
    forms = [m.minimal_in(motion.run.phases[0].P) for m, motion in zip(runs, motions, strict=True)]
    rhs = [Tape.from_function(form.programs.rhs).n_operations for form in forms]
    assert rhs[0] == rhs[1]
    watched = Tape.from_function(forms[1].programs.watch([])[0]).n_operations
    assert watched <= 3.1 * rhs[0]  # once in a step, of twelve evaluations and what the stages take
    calls = [_calls(s, b) for s, b in ((bound, start), (free, begin))]
    assert calls[1] <= 1.12 * calls[0]


def _calls(system, start):
    """Calls of functions, Python's and native, that a run takes."""
    count = 0

    def counted(frame, event, argument):
        nonlocal count
        count += event in ("call", "c_call")

    system.simulate(until=1.0, start=start)
    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        system.simulate(until=1.0, start=start)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize(("name", "calls"), [("sphere-halves", 300), ("rattleback", 300)])
def test_a_second_run_makes_few_calls_around_its_steps(name, calls):
    scenario = CATALOGUE[name].load()
    assert 0.8 * calls < _calls(scenario.system, scenario.start) <= calls


def test_a_run_leaves_its_room_to_the_next_one_and_nothing_else():
    scenario = CATALOGUE["rattleback"].load()

    def run(until, progress=None):
        return scenario.system.simulate(until=until, start=scenario.start, progress=progress)

    within = []  # of the second run, while its room is in use
    found = [run(1.0), run(5.0, lambda *_: within or within.append(run(1.0))), run(1.0)]
    first = found[0].run.phases[0].steps
    for one in (within[0], found[2]):
        steps = one.run.phases[0].steps
        assert all((a == b).all() for a, b in zip(steps, first, strict=True))
        assert one.stats.evaluations == found[0].stats.evaluations


def test_a_run_after_one_that_an_event_ended_begins_with_nothing_found():
    x, y = td.coordinates("x y")
    falling = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, potential=9.81 * y)
    ground = td.Event(y, direction="falling", terminal=True, name="ground")

    def run():
        start = {x: 0, y: 1e-9, x.dot: 1, y.dot: -1}  # through the ground in the first step
        return falling.simulate(until=3.0, start=start, events=[ground])

    first, again = run(), run()
    assert [one.t for one in first.events] == [one.t for one in again.events]
    assert again.t[-1] == pytest.approx(1e-9)


def test_slopes_of_what_is_watched_cost_a_second_solve_and_no_third():
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    bowl = td.Surface(lambda x, y, z: z - 0.2 * x**2 - 0.1 * y**2, name="bowl")
    contact = td.Contact(ball, bowl, friction=0.2, restitution=0.0)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    programs = system.machine.programs
    counts = [
        Tape.from_function(f).n_operations for f in (programs.careful_rhs, programs.watch([])[0])
    ]
    assert counts[1] <= 2.1 * counts[0], counts  # a derivative of the whole solve: 3.3

"""What a run costs, counted: operations of an evaluation, and evaluations of a run. Seconds are for `make bench`."""

from __future__ import annotations

import pytest

from bench.systems import chain
from trundle.compiled.tape import Tape
from trundle.gallery.catalogue import CATALOGUE
from trundle.integrate.machine import MINIMAL


@pytest.mark.parametrize(("name", "operations"), [("sphere-halves", 270), ("rattleback", 305)])
def test_an_evaluation_takes_no_more_operations_than_by_hand(name, operations):
    programs = CATALOGUE[name].load().system.machine.minimal.programs
    assert Tape.from_function(programs.rhs).n_operations <= operations


@pytest.mark.parametrize("N", [10, 100, 300])
def test_an_evaluation_of_a_chain_takes_at_most_forty_operations_for_each_link(N):
    programs = chain(N)[0].machine.minimal.programs
    assert Tape.from_function(programs.rhs).n_operations <= 40 * N
    assert Tape.from_function(programs.finish).n_operations <= 120 * N


@pytest.mark.parametrize(
    ("name", "until", "rtol", "evaluations"),
    [
        ("sphere-halves", 10.0, 1e-9, 11_400),
        ("sphere-halves", 10.0, 1e-11, 18_500),
        ("sphere-halves", 10.0, 1e-12, 21_500),
        ("rattleback", 60.0, 1e-9, 10_900),
        ("rattleback", 60.0, 1e-11, 18_000),
        ("rattleback", 60.0, 1e-12, 20_400),
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

"""The bench's own claims: its C is right, ours agrees with it, and its ratios mean what they say."""

from __future__ import annotations

import json

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from bench import by_hand, runs
from bench.peers import problem, sitting
from bench.table import Row

END = (
    -0.60226659177607933,
    2.4041401762516701,
    0.55100033201303877,
)  # m: paper 000's sphere after 10 s, 15 digits


@pytest.mark.slow
def test_the_limit_ends_where_the_sphere_of_the_paper_does():
    problem = by_hand.Problem("sphere", 10.0)
    given = (-0.65, 0.1, 0.2, -0.3)
    np.testing.assert_allclose(problem.truth(given), END, atol=1e-12)
    state = problem.start(given)
    problem.run(state, 1e-12, 1e-14)
    np.testing.assert_allclose(problem.centre(state), END, atol=1e-10)


@pytest.mark.parametrize("pair", [runs.sphere(), runs.stone()], ids=["sphere", "stone"])
@pytest.mark.slow
def test_ours_ends_where_the_limit_does(pair):
    motion = pair.ours(3, 1e-12)
    np.testing.assert_allclose(
        motion[pair.centre][-1], pair.problem.truth(pair.given[3]), atol=1e-9
    )


def test_lanes_end_where_single_motions_do():
    problem = by_hand.Problem("sphere", 10.0)
    given = [(-0.65 + 0.001 * i, 0.1, 0.2, -0.3) for i in range(8)]
    states = np.array([problem.start(values) for values in given])
    by_hand.spheres(states, 10.0, 1e-12, 1e-14)
    ends = [problem.centre(state) for state in states]
    np.testing.assert_allclose(ends, [problem.truth(values) for values in given], atol=1e-9)


def test_a_chain_of_two_in_c_is_the_double_pendulum():
    """Straight down it hangs; level, no link pulls along the fall, and both masses fall freely."""
    rest = np.array([0.0, -1.0, 0.0, -2.0, 0, 0, 0, 0])
    np.testing.assert_allclose(by_hand.chain_often(1, rest), 0, atol=1e-14)
    level = np.array([1.0, 0.0, 2.0, 0.0, 0, 0, 0, 0])
    a = by_hand.chain_often(1, level)[4:]
    assert a[[0, 2]] == pytest.approx(0)
    assert a[[1, 3]] == pytest.approx([-9.81, -9.81])  # no force along the links: both fall freely


def test_a_bar_is_met_on_its_own_side():
    assert Row("ratio", 1.9, 2.0).met
    assert not Row("ratio", 2.1, 2.0).met
    assert Row("gain", 1.95, 1.9, least=True).met
    assert not Row("gain", 1.8, 1.9, least=True).met


def test_the_equations_that_peers_are_given_are_those_of_the_limit():
    y = np.array(problem.start())
    hand = by_hand.Problem("sphere", 10.0)
    np.testing.assert_allclose(y, hand.start((*problem.PLACE, *problem.SPEED)), atol=1e-14)
    found = solve_ivp(
        lambda t, y: problem.rate(y), (0, 10), y, method="DOP853", rtol=1e-11, atol=1e-13
    )
    np.testing.assert_allclose(problem.centre(*found.y[:2, -1]), END, atol=1e-9)


def test_a_peer_that_was_never_as_good_has_no_time():
    runs = [{"error": 1e-7, "seconds": 1.0}, {"error": 1e-9, "seconds": 2.0}]
    assert sitting.at_level({"runs": runs}, 1e-8) == pytest.approx(2**0.5)
    assert sitting.at_level({"runs": runs}, 1e-10) is None


def test_the_comparison_of_the_readme_is_what_was_measured():
    results = json.loads(sitting.RESULTS.read_text())
    assert sitting.table(results) in sitting.README.read_text()

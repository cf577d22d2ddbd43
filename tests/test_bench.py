"""The bench's own claims: its C is right, ours agrees with it, and its ratios mean what they say."""

from __future__ import annotations

import numpy as np
import pytest

from bench import by_hand, runs
from bench.table import Row

END = (
    -0.60226659177607933,
    2.4041401762516701,
    0.55100033201303877,
)  # m: seed 000's sphere after 10 s, 15 digits


def test_the_limit_ends_where_the_sphere_of_the_paper_does():
    problem = by_hand.Problem("sphere", 10.0)
    given = (-0.65, 0.1, 0.2, -0.3)
    np.testing.assert_allclose(problem.truth(given), END, atol=1e-12)
    state = problem.start(given)
    problem.run(state, 1e-12, 1e-14)
    np.testing.assert_allclose(problem.centre(state), END, atol=1e-10)


@pytest.mark.parametrize("pair", [runs.sphere(), runs.stone()], ids=["sphere", "stone"])
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
    """Held straight down and let go it hangs; turned by a right angle at the top, the lower link stays along the upper."""
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

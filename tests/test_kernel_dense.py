"""Dense output and sampling: order, exact at the steps, on the constraints, no side effects."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter

import numpy as np
import pytest

from tests.test_kernel_problems import (
    Bench,
    circle_finish,
    kepler,
    kepler_finish,
    native,
    oscillator,
    oscillator_finish,
)
from trundle.integrate.kernel import DONE, TERMINAL
from trundle.integrate.stored import sample

ELLIPSE = (0.5, 0.0, 0.0, math.sqrt(3.0))


@native
def remembered(t, y, p, out, work):
    out[0] = p[1]


@native
def remembered_finish(t, y, p, out, work):
    out[0], out[1], out[2], out[3] = y[0], p[1] + 1.0, 0.0, p[1] + 1.0


@native
def height(t, z, p, out, work):
    out[0], out[1] = z[0], z[2]


def step_error(h: float) -> float:
    """Largest error of the dense output inside one step of size h from exact data."""
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], h, rtol=1e3, atol=1e3, h=h)
    assert bench.go() == DONE
    assert bench.stored == 1
    times = np.linspace(0.05, 0.95, 19) * h
    y = bench.sample(times)[0]
    return float(np.max(np.abs(y - np.array([np.sin(times), np.cos(times)]).T)))


def test_dense_output_has_order_seven() -> None:
    errors = [step_error(h) for h in (1.0, 0.5, 0.25)]
    orders = [math.log2(errors[i] / errors[i + 1]) for i in range(2)]  # one step: order + 1
    assert all(7.6 < order < 8.6 for order in orders), (errors, orders)


@pytest.mark.parametrize("until", [7.0, -7.0])
def test_samples_are_as_good_as_the_steps(until: float) -> None:
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], until, rtol=1e-10, atol=1e-10)
    assert bench.go() == DONE
    times = np.linspace(0.0, until, 500)
    y, ydot, _ = bench.sample(times)
    np.testing.assert_allclose(y, np.array([np.sin(times), np.cos(times)]).T, rtol=0, atol=2e-9)
    np.testing.assert_array_equal(ydot, np.array([y[:, 1], -y[:, 0]]).T)


def test_samples_at_the_steps_are_the_stored_states_bit_for_bit() -> None:
    bench = Bench(kepler, kepler_finish, ELLIPSE, 20.0)
    assert bench.go() == DONE
    motion = bench.motion()
    y, ydot, _ = bench.sample(motion.t)
    assert np.array_equal(y, motion.y)
    np.testing.assert_allclose(ydot[-1], bench.state.ydot, rtol=1e-14)
    between = np.sort(np.concatenate([motion.t, motion.t[:-1] + 0.3 * motion.h[:-1]]))
    y = bench.sample(between)[0]  # the same when their polynomials are needed as well
    assert np.array_equal(y[::2], motion.y)


def test_the_end_of_a_polynomial_meets_the_next_step() -> None:
    bench = Bench(kepler, kepler_finish, ELLIPSE, 20.0)
    assert bench.go() == DONE
    motion = bench.motion()
    ends = motion.t[1:]
    y, ydot, _ = bench.sample(np.nextafter(ends, -np.inf))
    one_unit_earlier = np.spacing(ends)[:, None] * np.abs(ydot)
    assert np.all(np.abs(y - motion.y[1:]) <= 2 * one_unit_earlier + 4e-15)


def test_samples_satisfy_the_constraint_to_round_off() -> None:
    bench = Bench(oscillator, circle_finish, [1.0, 0.0], 50.0, rtol=1e-4, atol=1e-4)
    assert bench.go() == DONE
    y, _, worst = bench.sample(np.linspace(0.0, 50.0, 1000))
    assert np.max(np.abs(np.hypot(*y.T) - 1.0)) < 4e-16
    assert worst < 1e-15


def test_each_sample_uses_the_memory_of_its_step_and_leaves_the_run_alone() -> None:
    bench = Bench(remembered, remembered_finish, [0.0], 10.0, p=[0.5, 0.0], nm=1, h_max=1.0)
    assert bench.go(max_steps=8) != DONE
    motion = bench.motion()
    run = bench.state
    arrays = (run.clock, run.y, run.ydot, run.p, run.rows, run.end, *run._work)
    before = [array.copy() for array in arrays]
    theta = 0.25
    y = bench.sample(motion.t[:-1] + theta * motion.h[:-1])[0]
    expected = motion.y[:-1, 0] + theta * motion.h[:-1] * motion.memory[:-1, 0]
    np.testing.assert_allclose(y[:, 0], expected, rtol=1e-13)
    assert all(map(np.array_equal, before, arrays))
    undisturbed = Bench(remembered, remembered_finish, [0.0], 10.0, p=[0.5, 0.0], nm=1, h_max=1.0)
    assert undisturbed.go() == bench.go() == DONE
    assert np.array_equal(undisturbed.state.y, bench.state.y)


def test_a_polynomial_is_computed_once_a_step_and_a_stored_state_costs_one_evaluation() -> None:
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], 10.0)
    assert bench.go() == DONE
    motion, made = bench.motion(), Counter()

    @native
    def rhs(*arguments):
        made["rhs"] += 1
        oscillator.__wrapped__(*arguments)

    @native
    def finish(*arguments):
        made["finish"] += 1
        oscillator_finish.__wrapped__(*arguments)

    counting = dataclasses.replace(bench.code, rhs=rhs.address, finish=finish.address)

    def cost(times: np.ndarray) -> tuple[int, int]:
        made.clear()
        sample(counting, motion, times, bench.state.p)
        return made["rhs"], made["finish"]

    first, size = motion.t[3], motion.h[3]
    assert cost(motion.t) == (len(motion.t), 0)
    assert cost(first + size * np.linspace(0.1, 0.9, 50)) == (1 + 11 + 4, 50)


def test_a_motion_that_ended_at_an_event_is_sampled_up_to_it() -> None:
    bench = Bench(
        oscillator, oscillator_finish, [1.0, 0.0], 10.0,
        event=height, direction=[0], terminal=[True],
    )  # fmt: skip
    assert bench.go() == TERMINAL
    y = bench.sample([bench.t - 1e-3, bench.t])[0]
    assert y[0, 0] == pytest.approx(math.sin(1e-3), rel=1e-6)
    assert np.array_equal(y[1], bench.state.y)
    with pytest.raises(ValueError, match="outside the motion"):
        bench.sample([bench.t + 1e-3])


def test_times_that_are_unsorted_or_outside_are_refused() -> None:
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], 1.0)
    assert bench.go() == DONE
    with pytest.raises(ValueError, match="sorted"):
        bench.sample([0.5, 0.4])
    with pytest.raises(ValueError, match="outside the motion"):
        bench.sample([-0.1, 0.4])
    with pytest.raises(ValueError, match="sorted"):
        bench.sample([0.1, math.nan])
    assert bench.sample([])[0].shape == (0, 2)

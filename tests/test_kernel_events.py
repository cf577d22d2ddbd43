"""Events: found, in order, once each, to round-off, with direction, stops and restarts."""

from __future__ import annotations

import math

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
from trundle.integrate import kernel
from trundle.integrate.kernel import BUFFER_FULL, DONE, FOUND, PAUSED, TERMINAL

PI = math.pi


@native
def position(t, z, p, out, work):
    work[2] += 1
    out[0], out[1] = z[0], z[2]


@native
def position_only(t, z, p, out, work):
    out[0], out[1] = z[0], math.nan


@native
def two_levels(t, z, p, out, work):
    """Falls through 0.1 first, then through 0; the later one has the smaller index."""
    out[0], out[1] = z[0], z[0] - 0.1
    out[2], out[3] = z[2], z[2]


@native
def level(t, z, p, out, work):
    out[0], out[1] = z[0] - p[0], z[2]


@native
def level_only(t, z, p, out, work):
    out[0], out[1] = z[0] - p[0], math.nan


@native
def acceleration(t, z, p, out, work):
    """A function of the derivative: the second component of ydot is -x."""
    out[0], out[1] = z[3] + 0.5, -z[2]


@native
def time_grid(t, z, p, out, work):
    """Exactly zero at t = 1, 2, ..., which steps of 1/4 hit exactly."""
    out[0] = (t[0] - 1.0) * (t[0] - 2.0) * (t[0] - 3.0)
    out[1] = math.nan


@native
def always_zero(t, z, p, out, work):
    out[0], out[1] = 0.0, 0.0


@native
def near_twins(t, z, p, out, work):
    """The same root three times; the second is terminal in the tests that use it."""
    for i in range(3):
        out[i], out[3 + i] = (i + 1.0) * z[0], (i + 1.0) * z[2]


@native
def falling(t, y, p, out, work):
    out[0], out[1] = y[1], -1.0


@native
def falling_finish(t, y, p, out, work):
    out[0], out[1], out[2], out[3], out[4] = y[0], y[1], y[1], -1.0, 0.0


@native
def counted(t, y, p, out, work):
    out[0] = p[0]


@native
def counted_finish(t, y, p, out, work):
    out[0], out[1], out[2], out[3] = y[0], p[0], 0.0, p[1] + 1.0


def swing(event, direction, terminal, until=20.0, *, finish=oscillator_finish, **options) -> Bench:
    """x = cos t: falls through 0 at pi/2, rises at 3 pi/2, ..."""
    return Bench(
        oscillator, finish, [1.0, 0.0], until,
        event=event, direction=direction, terminal=terminal, **options,
    )  # fmt: skip


@pytest.mark.parametrize("event", [position, position_only])
@pytest.mark.parametrize("direction", [0, 1, -1])
def test_crossings_are_found_in_the_wanted_direction(event, direction: int) -> None:
    bench = swing(event, [direction], [False], rtol=1e-11, atol=1e-11)
    assert bench.go() == DONE
    expected = PI / 2 + PI * np.arange(6)
    expected = {0: expected, -1: expected[::2], 1: expected[1::2]}[direction]
    np.testing.assert_allclose([t for t, _ in bench.found], expected, rtol=1e-10)


def test_backwards_the_direction_is_that_of_the_run() -> None:
    bench = swing(position, [-1], [False], -20.0)
    assert bench.go() == DONE
    np.testing.assert_allclose(
        [t for t, _ in bench.found], [-PI / 2, -5 * PI / 2, -9 * PI / 2], rtol=1e-8
    )


def test_a_root_is_located_on_the_polynomial_to_round_off_in_time() -> None:
    bench = swing(position, [0], [False], 300.0, rtol=1e-6, atol=1e-6, event_capacity=200)
    assert bench.go() == DONE
    assert len(bench.found) == 95
    for t, _ in bench.found[::7]:
        before, after = t * (1 - 1e-14), t * (1 + 1e-14)
        x = bench.sample([before, after])[0][:, 0]
        assert x[0] * x[1] < 0.0


def test_the_state_reported_has_crossed_and_lies_on_the_constraint() -> None:
    bench = swing(position, [0], [False], finish=circle_finish, rtol=1e-5, atol=1e-5)
    assert bench.go() == DONE
    states = bench.rows[:, 3:]
    assert np.all(np.abs(np.hypot(*states.T) - 1.0) < 4e-16)
    assert np.all(np.abs(states[:, 0]) < 1e-14)
    assert np.all(states[:, 0] * states[:, 1] >= 0.0)  # moving away from zero


def test_locating_is_cheap() -> None:
    plain = Bench(oscillator, oscillator_finish, [1.0, 0.0], 20.0)
    bench = swing(position, [0], [False])
    assert plain.go() == bench.go() == DONE
    steps, roots = bench.stored, len(bench.found)
    assert steps == plain.stored
    assert bench.native_calls[0] - plain.native_calls[0] == 4 * roots
    looks = bench.native_calls[2] - steps - 1
    assert looks <= 10 * roots
    assert (
        bench.native_calls[1] - plain.native_calls[1] == looks + roots
    )  # and each state once more


def test_a_terminal_event_stops_the_run_there() -> None:
    bench = swing(position, [0], [True], finish=circle_finish)
    assert bench.go() == TERMINAL
    assert bench.t == pytest.approx(PI / 2, rel=1e-9)
    assert bench.found == [(bench.t, 0)]
    assert np.array_equal(bench.rows[0, 3:], bench.state.y)
    assert np.array_equal(bench.state.ydot, [bench.state.y[1], -bench.state.y[0]])
    assert bench.watch.fired.tolist() == [1]
    assert bench.steps.t[bench.stored - 1] < bench.t


@pytest.mark.parametrize("event", [position, position_only])
@pytest.mark.parametrize("afresh", [False, True])
def test_after_a_terminal_event_the_run_goes_on_to_the_next_root(event, afresh: bool) -> None:
    bench = swing(event, [0], [True], 16.0, rtol=1e-10, atol=1e-10)
    while bench.go() == TERMINAL:
        if afresh:
            bench.state.clock[kernel.H] = 0.0
            bench.begin()
    assert bench.t == 16.0
    np.testing.assert_allclose([t for t, _ in bench.found], PI / 2 + PI * np.arange(5), rtol=1e-9)


def test_a_bounce_leaves_the_ground_and_comes_back() -> None:
    bench = Bench(
        falling, falling_finish, [0.5, 0.0], 20.0, event=position, direction=[0], terminal=[True]
    )
    times = []
    for _ in range(4):
        assert bench.go() == TERMINAL
        times.append(bench.t)
        bench.state.y[1] *= -0.5
        bench.state.clock[kernel.H] = 0.0
        bench.begin()
    np.testing.assert_allclose(times, [1.0, 2.0, 2.5, 2.75], rtol=1e-12)


def test_a_bounce_within_a_single_step_is_not_lost() -> None:
    bench = Bench(
        falling, falling_finish, [0.5, 0.0], 20.0,
        event=position, direction=[0], terminal=[True], h=8.0,
    )  # fmt: skip
    assert bench.go() == TERMINAL
    bench.state.y[1] = 0.125
    bench.state.clock[kernel.H] = 5.0  # up and down again within the first step
    bench.begin()
    assert bench.go() == TERMINAL
    assert bench.t == pytest.approx(1.25, rel=1e-14)


def test_two_events_in_one_step_come_in_time_order() -> None:
    bench = swing(two_levels, [0, 0], [False, False], 2.0, h=2.0, rtol=1.0, atol=1.0)
    assert bench.go() == DONE
    assert bench.stored == 1
    (first, a), (second, b) = bench.found
    assert (a, b) == (1, 0)
    assert first < second
    x = bench.sample([first, second])[0][:, 0]
    np.testing.assert_allclose(x, [0.1, 0.0], rtol=0, atol=1e-15)


def test_only_the_first_of_two_terminal_events_in_a_step_is_reported() -> None:
    bench = swing(two_levels, [0, 0], [True, True], 2.0, h=2.0, rtol=1.0, atol=1.0)
    assert bench.go() == TERMINAL
    assert [i for _, i in bench.found] == [1]
    assert bench.state.y[0] == pytest.approx(0.1, abs=1e-15)
    assert bench.go() == TERMINAL
    assert [i for _, i in bench.found] == [1, 0]
    assert bench.go() == DONE
    assert len(bench.found) == 2


def test_roots_that_coincide_with_a_terminal_one_are_reported_with_it_and_once() -> None:
    bench = swing(near_twins, [0, 0, 0], [False, True, False], 4.0, rtol=1e-10, atol=1e-10)
    assert bench.go() == TERMINAL
    assert sorted(i for _, i in bench.found) == [0, 1, 2]
    assert bench.watch.fired.all()
    assert bench.go() == DONE
    assert len(bench.found) == 3


@pytest.mark.parametrize("depth", [1e-3, 1e-6, 1e-9])
def test_a_double_crossing_inside_one_step_is_found(depth: float) -> None:
    """x = cos t dips below -1 + depth around t = pi, in a step from 2.4 to 3.9."""
    start = [math.cos(2.4), -math.sin(2.4)]
    bench = Bench(
        oscillator, oscillator_finish, start, 3.9, t=2.4, h=1.5, rtol=1e3, atol=1e3,
        event=level, direction=[0], terminal=[False], p=[0.0],
    )  # fmt: skip
    twin = Bench(oscillator, oscillator_finish, start, 3.9, t=2.4, h=1.5, rtol=1e3, atol=1e3)
    twin.go()
    dip = np.min(twin.sample(np.linspace(PI - 1e-4, PI + 1e-4, 1001))[0][:, 0])
    bench.state.p[0] = dip + depth
    bench.begin()
    assert bench.go() == DONE
    assert bench.stored == 1
    (a, _), (b, _) = bench.found
    assert b - a == pytest.approx(2 * math.sqrt(2 * depth), rel=2e-2)
    x = bench.sample([a, 0.5 * (a + b), b])[0][:, 0]
    np.testing.assert_allclose(x - bench.state.p[0], [0.0, -depth, 0.0], rtol=1e-2, atol=1e-15)


@pytest.mark.parametrize(("direction", "count"), [(1, 1), (-1, 1), (0, 2)])
def test_a_dip_has_one_root_in_each_direction(direction: int, count: int) -> None:
    bench = swing(level, [direction], [False], 4.0, p=[-0.9], h_max=4.0, h=2.4, rtol=1e3, atol=1e3)
    assert bench.go() == DONE
    assert len(bench.found) == count


@pytest.mark.parametrize("event", [level, level_only])
def test_a_dip_that_does_not_reach_zero_is_no_event(event) -> None:
    bench = swing(event, [0], [False], 100.0, p=[-1.0 - 1e-7], rtol=1e-10, atol=1e-10)
    assert bench.go() == DONE
    assert bench.found == []


def test_a_dip_without_a_known_derivative_is_seen_only_at_the_steps() -> None:
    options = {"p": [-0.999], "h": 2.4, "rtol": 1e3, "atol": 1e3}
    blind = swing(level_only, [0], [False], 4.0, **options)
    seeing = swing(level, [0], [False], 4.0, **options)
    assert blind.go() == seeing.go() == DONE
    assert (len(blind.found), len(seeing.found)) == (0, 2)


def test_functions_of_the_derivative_can_be_watched() -> None:
    bench = swing(acceleration, [0], [False], 7.0, rtol=1e-11, atol=1e-11)
    assert bench.go() == DONE
    np.testing.assert_allclose([t for t, _ in bench.found], [PI / 3, 5 * PI / 3], rtol=1e-10)


def test_arriving_at_exactly_zero_counts_once_and_leaving_it_does_not() -> None:
    bench = swing(time_grid, [0], [False], 4.0, h=0.25, h_max=0.25, rtol=1e3, atol=1e3)
    assert bench.go() == DONE
    assert bench.found == [(1.0, 0), (2.0, 0), (3.0, 0)]
    start = swing(time_grid, [0], [False], 1.75, t=1.0, h=0.25, h_max=0.25, rtol=1e3, atol=1e3)
    assert start.go() == DONE
    assert start.found == []


def test_a_function_that_stays_zero_never_fires() -> None:
    bench = swing(always_zero, [0], [True])
    assert bench.go() == DONE
    assert bench.found == []


def test_a_full_event_buffer_is_drained_and_nothing_is_lost() -> None:
    whole = swing(position, [0], [False], 100.0)
    assert whole.go() == DONE
    small = swing(position, [0], [False], 100.0, event_capacity=4)
    found = []
    while (reason := small.go()) == BUFFER_FULL:
        found += small.found
        small.watch.tally[FOUND] = 0
    assert reason == DONE
    assert found + small.found == whole.found


def test_a_run_with_events_in_pieces_is_bit_for_bit_the_run_in_one_go() -> None:
    ellipse = (0.5, 0.0, 0.0, math.sqrt(3.0))
    whole, pieces = (
        Bench(kepler, kepler_finish, ellipse, 40.0, event=kepler_node, direction=[0], terminal=[0])
        for _ in range(2)
    )
    assert whole.go() == DONE
    while (reason := pieces.go(max_steps=1)) == PAUSED:
        pass
    assert reason == DONE
    assert len(whole.found) == 12  # y = 0 twice a revolution
    assert pieces.found == whole.found
    assert np.array_equal(pieces.state.y, whole.state.y)


@native
def kepler_node(t, z, p, out, work):
    out[0], out[1] = z[1], z[5]


def test_at_a_terminal_event_the_memory_is_that_of_the_event() -> None:
    bench = Bench(
        counted, counted_finish, [-1.0], 10.0, event=reaches_zero, direction=[1], terminal=[True],
        p=[1.0, 0.0], nm=1,
    )  # fmt: skip
    assert bench.go() == TERMINAL
    assert bench.t == pytest.approx(1.0, rel=1e-14)
    assert bench.state.p[1] == 1.0 + bench.stored
    assert bench.go() == DONE
    assert bench.state.p[1] == 1.0 + bench.stored


@native
def reaches_zero(t, z, p, out, work):
    out[0], out[1] = z[0], z[1]

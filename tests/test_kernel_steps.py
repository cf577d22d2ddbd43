"""The stepping kernel: order, cost, control, resuming, projection, memory, and how it fails."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy.integrate._ivp.rk as scipy_rk
from scipy.integrate import DOP853

from tests.test_kernel_problems import (
    ARENSTORF,
    ARENSTORF_PERIOD,
    Bench,
    arenstorf,
    arenstorf_finish,
    circle_finish,
    kepler,
    kepler_finish,
    native,
    oscillator,
    oscillator_finish,
    python_form,
)
from trundle.integrate import kernel
from trundle.integrate.kernel import (
    ACCEPTED,
    BUFFER_FULL,
    DONE,
    NOT_FINITE,
    PAUSED,
    REJECTED,
    RESIDUAL,
    STEP_TOO_SMALL,
    STORED,
)

ELLIPSE = (0.5, 0.0, 0.0, math.sqrt(3.0))  # Kepler, eccentricity 1/2, period 2 pi


@native
def blow_up(t, y, p, out, work):
    out[0] = y[0] * y[0]


@native
def blow_up_finish(t, y, p, out, work):
    out[0], out[1], out[2] = y[0], y[0] * y[0], 0.0


@native
def ends_at_one(t, y, p, out, work):
    out[0] = math.sqrt(1.0 - t[0]) if t[0] <= 1.0 else math.nan


@native
def ends_at_one_finish(t, y, p, out, work):
    out[0], out[2] = y[0], 0.0
    out[1] = math.sqrt(1.0 - t[0]) if t[0] <= 1.0 else math.nan


@native
def needs_positive(t, y, p, out, work):
    work[0] += 1
    out[0] = -(y[0] ** 1.5) if y[0] >= 0.0 else math.nan


@native
def needs_positive_finish(t, y, p, out, work):
    out[0], out[2] = y[0], 0.0
    out[1] = -(y[0] ** 1.5) if y[0] >= 0.0 else math.nan


@native
def remembered(t, y, p, out, work):
    out[0] = p[1]


@native
def remembered_finish(t, y, p, out, work):
    """The memory counts the steps; p[0], a plain parameter, is the residual."""
    out[0], out[1], out[2], out[3] = y[0], p[1] + 1.0, p[0], p[1] + 1.0


def fixed_step_error(n: int) -> float:
    h = 2.0 / n
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], 2.0, rtol=1e3, atol=1e3, h=h, h_max=h)
    assert bench.go() == DONE
    assert bench.counters[ACCEPTED] == n
    return float(np.hypot(*(bench.state.y - [math.sin(2.0), math.cos(2.0)])))


def test_order_is_eight() -> None:
    errors = [fixed_step_error(n) for n in (2, 4, 8)]
    orders = [math.log2(errors[i] / errors[i + 1]) for i in range(2)]
    assert all(7.8 < order < 8.5 for order in orders), (errors, orders)


def test_an_accepted_step_costs_eleven_and_a_finish_a_rejected_one_eleven() -> None:
    bench = Bench(arenstorf, arenstorf_finish, ARENSTORF, ARENSTORF_PERIOD, rtol=1e-7, atol=1e-7)
    before = bench.native_calls
    assert bench.go() == DONE
    accepted, rejected = int(bench.counters[ACCEPTED]), int(bench.counters[REJECTED])
    assert rejected > 3
    rhs, finish = np.subtract(bench.native_calls, before)[:2]
    assert rhs == 11 * (accepted + rejected)
    assert finish == accepted
    assert rhs + finish == 12 * accepted + 11 * rejected
    assert tuple(bench.state.calls[:2]) == bench.native_calls[:2]


def test_beginning_costs_a_finish_a_derivative_and_a_trial_for_the_step_size() -> None:
    given = Bench(oscillator, oscillator_finish, [1.0, 0.0], 1.0, h=0.1)
    assert given.native_calls[:2] == (1, 1)
    chosen = Bench(oscillator, oscillator_finish, [1.0, 0.0], 1.0)
    assert chosen.native_calls[:2] == (2, 1)


@pytest.mark.parametrize(
    ("rhs", "finish", "start", "until", "tolerance"),
    [
        (kepler, kepler_finish, ELLIPSE, 20.0, 1e-9),
        (kepler, kepler_finish, ELLIPSE, -20.0, 1e-6),
        (kepler, kepler_finish, ELLIPSE, 2 * math.pi, 1e-12),
        (arenstorf, arenstorf_finish, ARENSTORF, 16.0, 1e-8),
    ],
)
def test_steps_are_those_of_scipy_with_hairers_limits(
    monkeypatch, rhs, finish, start, until, tolerance
) -> None:
    monkeypatch.setattr(scipy_rk, "MIN_FACTOR", 1 / 3)
    monkeypatch.setattr(scipy_rk, "MAX_FACTOR", 6)
    monkeypatch.setattr(scipy_rk, "SAFETY", 0.85)
    bench = Bench(rhs, finish, start, until, rtol=tolerance, atol=tolerance)
    assert bench.state.clock[kernel.H] * until > 0
    assert bench.go() == DONE
    peer = DOP853(python_form(rhs, 4), 0.0, np.array(start), until, rtol=tolerance, atol=tolerance)
    times, states = [0.0], [np.array(start)]
    while peer.status == "running":
        peer.step()
        times.append(peer.t)
        states.append(peer.y)
    n = bench.stored
    assert n == bench.counters[ACCEPTED] == len(times) - 1
    assert peer.nfev == 2 + 12 * (n + bench.counters[REJECTED])  # so the rejections agree too
    # Round-off in the error estimates, 1e-16 against the tolerance, moves the steps; the states agree along
    # the motion.
    shift = bench.steps.t[:n] - times[:-1]
    assert np.max(np.abs(shift)) < max(1e-7, 1e-18 / tolerance)
    slope = np.array([python_form(rhs, 4)(0.0, y) for y in states[:-1]])
    expected = np.array(states[:-1]) + slope * shift[:, None]
    np.testing.assert_allclose(bench.steps.y[:n], expected, rtol=0, atol=1e-11)
    np.testing.assert_allclose(bench.state.y, states[-1], rtol=0, atol=1e-11)


def test_first_step_is_scipys() -> None:
    bench = Bench(kepler, kepler_finish, ELLIPSE, 20.0, rtol=1e-7, atol=1e-5)
    peer = DOP853(python_form(kepler, 4), 0.0, np.array(ELLIPSE), 20.0, rtol=1e-7, atol=1e-5)
    assert bench.state.clock[kernel.H] == pytest.approx(peer.h_abs, rel=1e-12)


@pytest.mark.parametrize("until", [20.0, -7.1])
def test_the_end_is_reached_bit_for_bit_and_a_run_back_returns(until: float) -> None:
    bench = Bench(kepler, kepler_finish, ELLIPSE, until, rtol=1e-13, atol=1e-13)
    assert bench.go() == DONE
    assert bench.t == until
    assert bench.go() == DONE
    bench.state.clock[kernel.T_END] = 0.0
    assert bench.go() == DONE
    assert bench.t == 0.0
    np.testing.assert_allclose(bench.state.y, ELLIPSE, rtol=0, atol=1e-8)


def test_a_run_in_pieces_is_bit_for_bit_the_run_in_one_go() -> None:
    whole = Bench(arenstorf, arenstorf_finish, ARENSTORF, ARENSTORF_PERIOD, rtol=1e-7)
    assert whole.go() == DONE
    pieces = Bench(arenstorf, arenstorf_finish, ARENSTORF, ARENSTORF_PERIOD, rtol=1e-7)
    attempts = 0
    while (reason := pieces.go(max_steps=1)) == PAUSED:
        attempts += 1
        assert pieces.counters[ACCEPTED] + pieces.counters[REJECTED] == attempts
    assert reason == DONE
    assert pieces.counters[REJECTED] > 3  # so it was interrupted between rejections as well
    assert np.array_equal(pieces.steps.t, whole.steps.t)
    assert np.array_equal(pieces.steps.y, whole.steps.y)
    assert np.array_equal(pieces.state.y, whole.state.y)
    assert np.array_equal(pieces.counters, whole.counters)


def test_a_full_buffer_is_drained_and_the_run_goes_on_unchanged() -> None:
    whole = Bench(kepler, kepler_finish, ELLIPSE, 20.0)
    assert whole.go() == DONE
    small = Bench(kepler, kepler_finish, ELLIPSE, 20.0, capacity=7)
    times = []
    while (reason := small.go()) == BUFFER_FULL:
        assert small.stored == 7
        times += small.steps.t[:7].tolist()
        small.counters[STORED] = 0
    assert reason == DONE
    times += small.steps.t[: small.stored].tolist()
    assert times == whole.steps.t[: whole.stored].tolist()
    assert np.array_equal(small.state.y, whole.state.y)


def test_steps_stay_below_the_largest_allowed() -> None:
    bench = Bench(oscillator, oscillator_finish, [1.0, 0.0], 10.0, h=0.125, h_max=0.125)
    assert bench.go() == DONE
    assert bench.counters[ACCEPTED] == 80
    assert np.max(bench.steps.h) <= 0.125


def test_the_step_planned_before_a_cut_end_is_kept_for_going_on() -> None:
    bench = Bench(oscillator, oscillator_finish, [1.0, 0.0], 5.0)
    bench.go()
    planned = bench.state.clock[kernel.H]
    bench.state.clock[kernel.T_END] = 5.0 + 1e-9
    assert bench.go() == DONE
    assert bench.steps.h[bench.stored - 1] == pytest.approx(1e-9, rel=1e-6)
    assert bench.state.clock[kernel.H] == planned


def test_finish_keeps_the_oscillator_on_the_circle() -> None:
    free = Bench(oscillator, oscillator_finish, [1.0, 0.0], 200.0, rtol=1e-5, atol=1e-5)
    bound = Bench(oscillator, circle_finish, [1.0, 0.0], 200.0, rtol=1e-5, atol=1e-5)
    assert free.go() == bound.go() == DONE
    assert abs(np.hypot(*free.state.y) - 1.0) > 1e-7
    radii = np.hypot(*bound.steps.y[: bound.stored].T)
    assert np.max(np.abs(radii - 1.0)) < 4e-16
    assert bound.state.clock[kernel.WORST_RESIDUAL] < 1e-15
    assert np.array_equal(bound.state.ydot, [bound.state.y[1], -bound.state.y[0]])


def test_a_residual_above_the_limit_is_reported_with_the_step_accepted() -> None:
    bench = Bench(remembered, remembered_finish, [0.0], 10.0, p=[1e-3, 0.0], nm=1, h_max=1.0)
    assert bench.go(limit=1e-2) == DONE
    bench = Bench(remembered, remembered_finish, [0.0], 10.0, p=[1e-3, 0.0], nm=1, h_max=1.0)
    assert bench.go(limit=1e-4) == RESIDUAL
    assert bench.stored == bench.counters[ACCEPTED] == 1
    assert bench.t == bench.steps.h[0] > 0
    assert bench.state.clock[kernel.LAST_RESIDUAL] == 1e-3
    assert bench.go(limit=1e-4) == RESIDUAL
    assert bench.stored == 2
    bench.state.p[0] = math.nan
    assert bench.go() == RESIDUAL  # a residual that is no number is above every limit


def test_memory_is_renewed_after_each_step_and_stored_with_it() -> None:
    bench = Bench(remembered, remembered_finish, [0.0], 10.0, p=[0.0, 41.0], nm=1, h_max=1.0)
    assert bench.state.p[1] == 42.0  # `begin` asks finish for the first one
    assert bench.go() == DONE
    n = bench.stored
    assert n > 10
    memory = bench.steps.memory[:n, 0]
    assert np.array_equal(memory, 42.0 + np.arange(n))
    assert bench.state.p.tolist() == [0.0, 42.0 + n]
    ends = np.append(bench.steps.y[1:n, 0], bench.state.y)
    np.testing.assert_allclose(
        ends - bench.steps.y[:n, 0], memory * bench.steps.h[:n], rtol=1e-12, atol=1e-12
    )


def test_nan_in_a_trial_only_shortens_the_step() -> None:
    bench = Bench(needs_positive, needs_positive_finish, [1.0], 2.0, h=1e3, h_max=1e3)
    assert bench.go() == DONE
    assert bench.counters[REJECTED] >= 1
    assert bench.state.y[0] == pytest.approx(0.25, rel=1e-8)  # y = (1 + t/2)^-2


def test_nan_that_persists_ends_the_run_with_the_motion_up_to_there() -> None:
    bench = Bench(ends_at_one, ends_at_one_finish, [0.0], 2.0)
    assert bench.go() == NOT_FINITE
    assert 0.999 < bench.t <= 1.0
    assert np.isfinite(bench.state.y).all()
    assert bench.state.y[0] == pytest.approx(2 / 3, rel=1e-6)
    assert bench.go() == NOT_FINITE


def test_nan_at_the_start_ends_the_run_at_once() -> None:
    bench = Bench(ends_at_one, ends_at_one_finish, [0.0], 3.0, t=2.0)
    assert bench.go() == NOT_FINITE
    assert (bench.t, bench.stored) == (2.0, 0)


def test_a_run_of_no_length_is_done_and_can_be_prolonged() -> None:
    bench = Bench(oscillator, oscillator_finish, [0.0, 1.0], 0.0)
    assert bench.go() == DONE
    assert bench.stored == 0
    bench.state.clock[kernel.T_END] = 1.0
    assert bench.go() == DONE
    assert bench.state.y[0] == pytest.approx(math.sin(1.0), rel=1e-8)


def test_a_singularity_ends_the_run_with_too_small_steps() -> None:
    bench = Bench(blow_up, blow_up_finish, [1.0], 2.0)
    assert bench.go() in (STEP_TOO_SMALL, NOT_FINITE)
    assert bench.t == pytest.approx(1.0, abs=1e-9)
    assert bench.state.y[0] > 1e6

"""The fallback mode: the same kernel with accelerations from the pivoted solve of native terms."""

from __future__ import annotations

import dataclasses
import math

import numpy as np

from tests.test_kernel_problems import Bench, native
from trundle.integrate.kernel import DONE, WORST_RESIDUAL
from trundle.integrate.pivoted import buffer_size
from trundle.integrate.stored import sample

G = 9.81
START = (1.0, 0.0, 0.0, -0.5)


@native
def pendulum(t, y, p, out, work):
    """x^2 + z^2 = 1 in Cartesian coordinates."""
    work[0] += 1
    lam = (G * y[1] - y[2] ** 2 - y[3] ** 2) / (y[0] ** 2 + y[1] ** 2)
    out[0], out[1], out[2], out[3] = y[2], y[3], lam * y[0], lam * y[1] - G


@native
def pendulum_finish(t, y, p, out, work):
    """Its derivative is left out on purpose (NaN): the mode must not use it."""
    work[1] += 1
    r = math.sqrt(y[0] ** 2 + y[1] ** 2)
    x, z = y[0] / r, y[1] / r
    radial = x * y[2] + z * y[3]
    out[0], out[1], out[2], out[3] = x, z, y[2] - radial * x, y[3] - radial * z
    for i in range(4, 9):
        out[i] = math.nan


@native
def pendulum_finish_itself(t, y, p, out, work):
    r = math.sqrt(y[0] ** 2 + y[1] ** 2)
    x, z = y[0] / r, y[1] / r
    radial = x * y[2] + z * y[3]
    u, w = y[2] - radial * x, y[3] - radial * z
    lam = G * z - u * u - w * w
    out[0], out[1], out[2], out[3] = x, z, u, w
    out[4], out[5], out[6], out[7], out[8] = u, w, lam * x, lam * z - G, 0.0


@native
def pendulum_terms(t, y, p, out, work):
    """M, Q, then the constraint row twice: redundancy is the pivoted solve's daily bread."""
    work[2] += 1
    out[0], out[1], out[2], out[3] = 1.0, 0.0, 0.0, 1.0
    out[4], out[5] = 0.0, -G
    for i in range(2):
        out[6 + 2 * i], out[7 + 2 * i] = y[0], y[1]
        out[10 + i] = -(y[2] ** 2) - y[3] ** 2


def pivoted_bench() -> Bench:
    bench = Bench(pendulum, pendulum_finish_itself, START, 3.0)
    bench.code = dataclasses.replace(
        bench.code, finish=pendulum_finish.address, pivots=True, terms=pendulum_terms.address, n=2,
        rows=2, n_pivot=buffer_size(2, 2),
    )  # fmt: skip
    bench.state.use(bench.code, math.inf)
    bench.begin()
    return bench


def test_the_pivoted_mode_makes_the_same_motion_at_the_same_cost() -> None:
    plain = Bench(pendulum, pendulum_finish_itself, START, 3.0)
    careful = pivoted_bench()
    begun = 2  # evaluations of the beginning with the production code
    assert plain.go() == careful.go() == DONE
    assert np.array_equal(plain.counters, careful.counters)
    np.testing.assert_allclose(careful.state.y, plain.state.y, rtol=0, atol=1e-12)
    np.testing.assert_allclose(careful.state.ydot, plain.state.ydot, rtol=0, atol=1e-11)
    assert careful.state.clock[WORST_RESIDUAL] < 1e-15
    rhs, finish, terms = careful.native_calls
    assert rhs == 0  # production code is not called any more
    assert terms == careful.state.calls[0] - begun + finish


def test_samples_of_a_pivoted_motion_use_the_pivoted_solve() -> None:
    bench = pivoted_bench()
    assert bench.go() == DONE
    y, ydot, worst = sample(bench.code, bench.motion(), np.linspace(0.0, 3.0, 40), bench.state.p)
    assert worst < 1e-15
    assert np.max(np.abs(np.hypot(y[:, 0], y[:, 1]) - 1.0)) < 4e-16
    lam = G * y[:, 1] - y[:, 2] ** 2 - y[:, 3] ** 2
    expected = np.array([y[:, 2], y[:, 3], lam * y[:, 0], lam * y[:, 1] - G]).T
    np.testing.assert_allclose(ydot, expected, rtol=0, atol=1e-13)

"""Lyapunov exponents against exact values, a second program in minimal coordinates, and the divergence."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td
from trundle.errors import ModelError
from trundle.gallery import rattleback
from trundle.study.lyapunov import lyapunov

g = 9.81


def linear(stiffness: float, damping: float) -> tuple[td.System, Any]:
    (x,) = td.coordinates("x")
    return td.System(coordinates=[x], M=[[1.0]], Q=[-stiffness * x - damping * x.dot]), x


def driven_pendulum() -> tuple[td.System, Any, Any]:
    (th,) = td.coordinates("th")
    A = td.parameter("A", 1.15)
    Q = -td.sin(th) - 0.5 * th.dot + A * td.cos(2 / 3 * td.t)
    return td.System(coordinates=[th], M=[[1.0]], Q=[Q]), th, A


def double_pendulum() -> tuple[td.System, Any, Any]:
    """Two unit masses on two unit rods, angles from the vertical."""
    a, b = td.coordinates("a b")
    T = (2 * a.dot**2 + b.dot**2) / 2 + a.dot * b.dot * td.cos(a - b)
    return td.System(lagrangian=T + g * (2 * td.cos(a) + td.cos(b))), a, b


def double_pendulum_rates(_t: float, y: np.ndarray) -> np.ndarray:
    """The same by hand, for real or complex y = [a, b, a', b'] (any number of columns)."""
    a, b, u, w = y
    c, s = np.cos(a - b), np.sin(a - b)
    r1, r2 = -s * w**2 - 2 * g * np.sin(a), s * u**2 - g * np.sin(b)
    det = 2 - c**2
    return np.array([u, w, (r1 - c * r2) / det, (2 * r2 - c * r1) / det])


def with_tangents(f: Callable[..., np.ndarray], n: int) -> Callable[..., np.ndarray]:
    """y' = f with its variational equations; df/dy by complex steps, exact to round-off."""

    def rates(t: float, z: np.ndarray) -> np.ndarray:
        y, Y = z[:n], z[n:].reshape(n, -1)
        J = f(t, y[:, None] + 1e-30j * np.eye(n)).imag / 1e-30
        return np.concatenate([f(t, y), (J @ Y).ravel()])

    return rates


def exponents_by_scipy(f: Any, y: Any, basis: Any, weights: Any, times: np.ndarray) -> np.ndarray:
    """Finite-time exponents: SciPy's integrator and NumPy's QR between the given times."""
    n, Y, total = len(y), basis, np.zeros(basis.shape[1])
    y = np.asarray(y, float)
    rates = with_tangents(f, n)
    for t0, t1 in itertools.pairwise(times):
        z = np.concatenate([y, Y.ravel()])
        end = solve_ivp(rates, (t0, t1), z, method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
        Q, R = np.linalg.qr(weights[:, None] * end[n:].reshape(n, -1))
        y, Y, total = end[:n], Q / weights[:, None], total + np.log(np.abs(np.diag(R)))
    return np.sort(total / (times[-1] - times[0]))[::-1]


def test_harmonic_oscillators_have_zeros_only() -> None:
    x, y = td.coordinates("x y")
    L = (x.dot**2 + y.dot**2) / 2 - x**2 / 2 - 2 * y**2
    start = {x: 1, y: 0.5, x.dot: 0, y.dot: 0.2}
    spectrum = lyapunov(td.System(lagrangian=L), start, until=100 * np.pi)  # periods 2 pi and pi
    assert spectrum.dimension == 4
    assert np.abs(spectrum.exponents).max() < 1e-8


def test_a_swinging_pendulum_has_a_pair_that_goes_to_zero_as_log_t_over_t() -> None:
    (th,) = td.coordinates("th")
    pendulum = td.System(lagrangian=th.dot**2 / 2 + td.cos(th))
    spectrum = lyapunov(pendulum, {th: 2, th.dot: 0}, until=1000.0)
    assert abs(spectrum.sum) < 1e-9
    assert 0 < spectrum.exponents[0] < (np.log(1000) + 1) / 1000
    assert spectrum.exponents[0] < spectrum.running[len(spectrum.times) // 2, 0]


def test_a_damped_oscillator_has_half_its_damping_twice() -> None:
    system, x = linear(stiffness=4.0, damping=0.6)
    period = 2 * np.pi / np.sqrt(4 - 0.3**2)  # after whole periods every difference is e^(-0.3 t)
    spectrum = lyapunov(system, {x: 1, x.dot: 0}, until=20 * period)
    assert np.abs(spectrum.exponents + 0.3).max() < 1e-9


def test_a_saddle_has_the_roots_of_its_characteristic_equation() -> None:
    system, x = linear(stiffness=-4.0, damping=1.0)
    spectrum = lyapunov(system, {x: 0, x.dot: 0}, until=30.0, transient=15.0)
    up, down = (-1 + np.sqrt(17)) / 2, (-1 - np.sqrt(17)) / 2
    assert np.abs(spectrum.exponents - [up, down]).max() < 1e-9
    assert spectrum.kaplan_yorke == pytest.approx(1 + up / -down, rel=1e-9)
    assert spectrum.uncertainty.max() < 1e-9


def test_a_driven_pendulum_has_the_exponents_of_a_second_program() -> None:
    system, th, _ = driven_pendulum()
    spectrum = lyapunov(system, {th: 0.2, th.dot: 0}, until=60.0, rtol=1e-12)

    def rates(t: float, y: np.ndarray) -> np.ndarray:
        return np.array([y[1], -np.sin(y[0]) - 0.5 * y[1] + 1.15 * np.cos(2 / 3 * t)])

    times = np.linspace(0, 60, 31)
    expected = exponents_by_scipy(rates, [0.2, 0.0], spectrum.basis, spectrum.weights, times)
    assert np.abs(spectrum.exponents - expected).max() < 1e-8
    assert spectrum.sum == pytest.approx(-0.5, abs=1e-9)


def test_a_double_pendulum_has_the_exponents_of_a_second_program() -> None:
    system, a, b = double_pendulum()
    start = {a: 2.0, b: 2.5, a.dot: 0, b.dot: 0}
    spectrum = lyapunov(system, start, until=8.0, rtol=1e-13, atol=1e-14)
    expected = exponents_by_scipy(
        double_pendulum_rates, [2.0, 2.5, 0, 0], spectrum.basis, spectrum.weights,
        np.linspace(0, 8, 17),
    )  # fmt: skip
    assert expected[0] > 1  # it is chaotic
    assert np.abs(spectrum.exponents - expected).max() < 1e-6


def test_a_chaotic_spectrum_is_symmetric_and_its_middle_is_zero() -> None:
    system, a, b = double_pendulum()
    spectrum = lyapunov(system, {a: 2.0, b: 2.5, a.dot: 0, b.dot: 0}, until=900.0)
    first, second, third, fourth = spectrum.exponents
    assert first > 20 * spectrum.uncertainty[0] > 0
    assert abs(first + fourth) < 0.02
    assert max(abs(second), abs(third)) < 0.03


def test_the_lorenz_attractor_has_its_published_exponents() -> None:
    # J. C. Sprott, "Lyapunov exponent and dimension of the Lorenz attractor": 0.906, 0, -14.572 and dimension 2.062.
    # Three rows that bind velocities leave three states: x' = f(x), whatever the masses.
    x, y, z = td.coordinates("x y z")
    rates = [10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z]
    rows = td.vector([q.dot - f for q, f in zip((x, y, z), rates, strict=True)])
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2 + z.dot**2) / 2,
        constraints=[td.Nonholonomic(rows, name="Lorenz")],
    )
    spectrum = lyapunov(
        system, {x: 1, y: 1, z: 20}, until=1020.0, transient=20.0, renormalise=0.5, rtol=1e-8,
        atol=1e-10,
    )  # fmt: skip
    assert spectrum.dimension == 3
    assert (
        np.abs(spectrum.exponents - [0.906, 0, -14.572]).max() < 0.015
    )  # 1000 s leave 0.005 or so
    assert spectrum.sum == pytest.approx(-(10 + 1 + 8 / 3), abs=0.01)  # the divergence, constant
    assert spectrum.kaplan_yorke == pytest.approx(2.062, abs=0.002)


def cartesian(drag: float) -> tuple[td.System, dict[Any, float], Any]:
    """The double pendulum in x and z with two rods and a force -drag v on both masses; its angles."""
    x, z, X, Z = td.coordinates("x z X Z")
    rods = [
        td.Holonomic(x**2 + z**2 - 1, name="upper"),
        td.Holonomic((X - x) ** 2 + (Z - z) ** 2 - 1, name="lower"),
    ]
    T = (x.dot**2 + z.dot**2 + X.dot**2 + Z.dot**2) / 2
    air = td.GeneralizedForce({q: -drag * q.dot for q in (x, z, X, Z)}, name="air")
    system = td.System(lagrangian=T - g * (z + Z), constraints=rods, forces=[air])
    a, b = 2.0, 2.5
    start = {
        x: np.sin(a), z: -np.cos(a), X: np.sin(a) + np.sin(b), Z: -np.cos(a) - np.cos(b),
        x.dot: 0.0, X.dot: 0.0,
    }  # fmt: skip
    return system, start, td.vector([td.atan2(x, -z), td.atan2(X - x, z - Z)])


def log_volume(angles: np.ndarray, rates: np.ndarray) -> float:
    """log of the volume in (x, z, x', z') of a unit cell of (angles, rates), by hand, over det M = det J'J."""
    (a, b), (u, w) = angles, rates
    J = np.array([[np.cos(a), 0], [np.sin(a), 0], [np.cos(a), np.cos(b)], [np.sin(a), np.sin(b)]])
    K = np.array(
        [[-np.sin(a) * u, 0], [np.cos(a) * u, 0], [-np.sin(a) * u, -np.sin(b) * w],
         [np.cos(a) * u, np.cos(b) * w]]
    )  # fmt: skip
    whole = np.block([[J, np.zeros((4, 2))], [K, J]])
    return float(np.log(np.linalg.det(whole.T @ whole)) / 2 - np.log(np.linalg.det(J.T @ J)))


def test_volumes_on_the_constraints_shrink_as_liouville_says() -> None:
    # In (angles, momenta) volumes shrink by 2 * drag; the rest is the volume of a cell in x, z and rates.
    system, start, angles = cartesian(drag=0.1)
    spectrum = lyapunov(system, start, until=4.0, rtol=1e-12)
    motion = system.simulate(until=4.0, start=start, rtol=1e-12, samples=2)
    cells = [log_volume(motion[angles][i], motion[angles.dot][i]) for i in (0, -1)]
    assert spectrum.dimension == 4
    assert np.array_equal(spectrum.weights, np.ones(8))
    assert spectrum.sum == pytest.approx(-0.2 + (cells[1] - cells[0]) / 4.0, abs=1e-7)


def test_the_sum_is_the_mean_divergence_with_constraints_too() -> None:
    system, start, _ = cartesian(drag=0.3)
    spectrum = lyapunov(system, start, until=10.0, transient=2.0)
    assert abs(spectrum.sum) > 0.1
    assert abs(spectrum.sum - spectrum.divergence) < 1e-9


@pytest.mark.slow
def test_a_rattleback_has_eight_states_and_the_sum_is_the_mean_divergence() -> None:
    example = rattleback()
    spectrum = lyapunov(example.system, example.start, until=5.0)
    ranks = example.system.report().ranks
    assert spectrum.dimension == 2 * ranks.n - ranks.rank_holonomic - ranks.rank_speeds == 8
    assert abs(spectrum.sum) > 1e-3  # volumes of a nonholonomic system are not conserved
    assert abs(spectrum.sum - spectrum.divergence) < 1e-9


def test_fewer_exponents_are_the_first_of_all_whatever_the_interval() -> None:
    system, th, A = driven_pendulum()
    start = {th: 0.2, th.dot: 0}
    every = lyapunov(system, start, until=40.0, parameters={A: 1.2})
    first = lyapunov(system, start, until=40.0, exponents=1, parameters={A: 1.2})
    often = lyapunov(system, start, until=40.0, renormalise=0.25, parameters={A: 1.2})
    assert abs(first.exponents[0] - every.exponents[0]) < 1e-7
    assert np.abs(often.exponents - every.exponents).max() < 1e-7
    assert not first.complete
    assert np.isnan(first.kaplan_yorke) or first.kaplan_yorke == 0


def test_history_ends_at_the_exponents_and_repr_tells_them() -> None:
    system, x = linear(4.0, 0.6)
    spectrum = lyapunov(system, {x: 1, x.dot: 0}, until=50.0, transient=10.0)
    times, running = spectrum.history
    assert times[-1] == 50.0
    assert len(times) == len(running) > 100
    assert np.array_equal(running[-1], spectrum.exponents)
    assert "2 of 2" in repr(spectrum)
    assert "over 40 s" in repr(spectrum)
    assert "sum -0.6" in repr(spectrum)


def test_a_motion_that_blows_up_says_where_it_stopped() -> None:
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[x**3])
    spectrum = lyapunov(system, {x: 1, x.dot: 1}, until=10.0)
    assert "stopped" in spectrum.status
    assert spectrum.end < 10
    with pytest.raises(ModelError, match="before the first exponent"):
        lyapunov(system, {x: 1, x.dot: 1}, until=10.0, transient=5.0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"exponents": 3}, "1 to 2"),
        ({"exponents": 0}, "at least 1"),
        ({"exponents": 1.5}, "whole number"),
        ({"transient": 10.0}, "a part of the run"),
        ({"transient": -1.0}, "a part of the run"),
        ({"renormalise": 0.0}, "positive"),
        ({"rtol": 0.0}, "positive"),
    ],
)
def test_wrong_requests_are_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    system, x = linear(4.0, 0.6)
    with pytest.raises(ModelError, match=words):
        lyapunov(system, {x: 1, x.dot: 0}, until=10.0, **wrong)

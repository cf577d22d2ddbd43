"""Derivatives and Lyapunov exponents of motions that pass switches, against closed forms, differences and SciPy."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td
from trundle.errors import ModelError
from trundle.integrate.settings import Settings
from trundle.study.variational import Flow, find_run_start
from trundle.symbols.variables import Parameter

System = tuple[td.System, dict[Any, float], list[Any]]


def final(system: td.System, start: dict[Any, float], by: list[Any], until: float) -> np.ndarray:
    """The derivatives (states, k) of the end of a motion."""
    motion = system.simulate(until=until, start=start, rtol=1e-12, samples=2)
    assert motion.finished
    assert len(motion.run.phases) > 1
    return np.asarray(td.sensitivity(motion, by, start=start, rtol=1e-12).state[-1])


# --- closed forms -----------------------------------------------------------------------------------------
def test_a_ball_that_enters_a_force_step() -> None:
    x, = td.coordinates("x")  # fmt: skip
    a, c = td.parameter("a", 0.7), td.parameter("c", 0.25)
    ball = td.System(coordinates=[x], M=[[1.0]], Q=[td.where(x > c, -a, 0)])
    x0, v0, until = -1.0, 1.5, 2.0
    crossed = (c.value - x0) / v0
    tau = until - crossed
    slow = (v0 - a.value * tau) / v0
    expected = [
        [slow, tau + slow * crossed, -(tau**2) / 2, 1 - slow],
        [-a.value / v0, 1 - a.value * crossed / v0, -tau, a.value / v0],
    ]
    found = final(ball, {x: x0, x.dot: v0}, [x, x.dot, a, c], until)
    np.testing.assert_allclose(found, expected, rtol=1e-10, atol=1e-12)


def test_a_switch_time_that_is_a_parameter() -> None:
    x, = td.coordinates("x")  # fmt: skip
    T, a, b = td.parameter("T", 0.8), 3.0, -1.0
    pushed = td.System(coordinates=[x], M=[[1.0]], Q=[td.where(td.t < T, a, b)])
    found = final(pushed, {x: 0, x.dot: 0}, [T], 2.0)
    np.testing.assert_allclose(found, [[(a - b) * 1.2], [a - b]], rtol=1e-12)


@pytest.mark.parametrize("rows", [1, 2])
def test_a_prescribed_kink_passes_its_time_on_by_its_impulse(rows: int) -> None:
    """y is free on a support x that starts at T: y = y_free - V/w sin(w (t - T)). Stated once or twice."""
    x, y = td.coordinates("x y")
    T, V, w = td.parameter("T", 0.8), td.parameter("V", 1.3), 2.0
    moved = [
        td.Prescribed(x, 1 + td.where(td.t < T, 0, V * (td.t - T)), name=f"support {i}")
        for i in range(rows)
    ]
    system = td.System(
        kinetic=x.dot**2 / 2 + (x.dot + y.dot) ** 2 / 2,
        potential=w**2 * y**2 / 2,
        constraints=moved,
    )
    start = {y: 0.3, y.dot: -0.2}
    found = final(system, start, [T, V, y], 2.0)
    phase, speed = w * 1.2, V.value
    expected = [
        [-speed, 1.2, 0],
        [speed * math.cos(phase), -math.sin(phase) / w, math.cos(2 * w)],
        [0, 1, 0],
        [-speed * w * math.sin(phase), -math.cos(phase), -w * math.sin(2 * w)],
    ]
    np.testing.assert_allclose(found, expected, rtol=1e-10, atol=1e-11)


def test_derivatives_of_expressions_have_the_modes_of_their_sample() -> None:
    x, = td.coordinates("x")  # fmt: skip
    k = td.parameter("k", 9.0)
    wall = td.System(coordinates=[x], M=[[1.0]], Q=[-td.where(x > 0, k, 4.0) * x])
    start = {x: -0.5, x.dot: 0.0}
    motion = wall.simulate(until=1.2, start=start, rtol=1e-12, samples=[0.3, 1.2])
    change = td.sensitivity(motion, [x, k], start=start, rtol=1e-12)
    at = motion[x]
    assert at[0] < 0 < at[1]
    stiffness = np.array([4.0, 9.0])
    np.testing.assert_allclose(
        change[x.acceleration][:, 0], -stiffness * change[x][:, 0], rtol=1e-10
    )
    np.testing.assert_allclose(
        change[x.acceleration][1, 1], -9.0 * change[x][1, 1] - at[1], rtol=1e-10
    )


# --- differences --------------------------------------------------------------------------------------------
def kicked_pendulum() -> System:
    """The impulse of a kink in the support acts through a mass matrix that turns with the pendulum."""
    x, angle = td.coordinates("x angle")
    T, V = td.parameter("T", 0.7), td.parameter("V", 1.5)
    support = td.Prescribed(x, td.where(td.t < T, 0.3 * td.t, 0.3 * T + V * (td.t - T)))
    bob = (x.dot + td.cos(angle) * angle.dot) ** 2 + (td.sin(angle) * angle.dot) ** 2
    system = td.System(
        kinetic=(x.dot**2 + bob) / 2, potential=-9.81 * td.cos(angle), constraints=[support]
    )
    return system, {angle: 0.4, angle.dot: 0.1}, [T, V, angle, angle.dot]


def signs_and_floors() -> System:
    x, = td.coordinates("x")  # fmt: skip
    k = td.parameter("k", 4.0)
    force = -k * x - 0.3 * td.sign(x.dot + 0.5) + td.floor(2 * x) / 2 - 0.1 * td.ceil(x.dot)
    return (
        td.System(coordinates=[x], M=[[1.0]], Q=[force]),
        {x: 1.4, x.dot: 0.1},
        [k, x, x.dot],
    )


def nested() -> System:
    x, = td.coordinates("x")  # fmt: skip
    k = td.parameter("k", 4.0)
    fast = td.where(x.dot > 0.1, 1 + td.maximum(x, 0), td.where(x < k / 5, 0.5, 1))
    system = td.System(coordinates=[x], M=[[1.0]], Q=[-k * abs(abs(x) - 1) * fast])
    return system, {x: 1.4, x.dot: 0.3}, [k, x, x.dot]


def angle() -> System:
    """A force by the angle, which is continued: nothing jumps where it is turned."""
    x, y = td.coordinates("x y")
    k = td.parameter("k", 0.02)
    force = [-x - k * td.atan2(y, x), -y]
    start = {x: 1.0, y: 0.0, x.dot: 0.0, y.dot: 1.0}
    return td.System(coordinates=[x, y], M=np.eye(2).tolist(), Q=force), start, [k, x, y.dot]


def bent_wire() -> System:
    """The curvature of a wire jumps: its slope, and so the velocity, does not."""
    x, z = td.coordinates("x z")
    c = td.parameter("c", 1.0)
    wire = td.Holonomic(z - td.where(x > 0, c * x**2, 0.2 * x**3))
    system = td.System(kinetic=(x.dot**2 + z.dot**2) / 2, potential=9.81 * z, constraints=[wire])
    return system, {x: -0.6, x.dot: 3.0}, [c, x, x.dot]


def drive_that_changes_gear() -> System:
    """Where x passes c a drive asks for another speed: an impulse at a place and a time that both move."""
    x, y, phi = td.coordinates("x y phi")
    c = td.parameter("c", 0.6)
    drive = td.Nonholonomic(phi.dot - td.where(x < c, 0.5, 2.0) * (1 + x**2), name="drive")
    turning = (0.5 + x**2) * phi.dot**2 + 0.6 * x.dot * phi.dot
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2 + turning) / 2, potential=(x**2 + y**2) / 2 + 0.3 * x * y,
        constraints=[drive],
    )  # fmt: skip
    start = {x: 0.4, y: 0.2, phi: 0.0, x.dot: 0.9, y.dot: -0.2}
    return system, start, [c, x, x.dot, y]


def vakonomic_skate() -> System:
    """Multipliers are states here, and have derivatives."""
    x, y, phi = td.coordinates("x y phi")
    k = td.parameter("k", 0.7)
    knife = td.Nonholonomic(x.dot * td.sin(phi) - y.dot * td.cos(phi), name="knife")
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2 + phi.dot**2 / 2) / 2, potential=k * td.maximum(x - 0.4, 0),
        constraints=[knife], principle="vakonomic",
    )  # fmt: skip
    start = {x: 0.0, y: 0.0, phi: 0.3, x.dot: 1.0, phi.dot: 0.8, knife.multiplier: 0.3}
    return system, start, [k, phi, phi.dot, knife.multiplier]


def two_at_once() -> System:
    """Two balls that do not know of each other reach their springs at the same instant."""
    x, y = td.coordinates("x y")
    k = td.parameter("k", 5.0)
    force = [-1 + k * td.where(z < 0, 1, 0) for z in (x, y)]
    start = {x: 1.0, y: 1.0, x.dot: 0.0, y.dot: 0.0}
    return td.System(coordinates=[x, y], M=np.eye(2).tolist(), Q=force), start, [k, x, y.dot]


def moving_step() -> System:
    """A step that moves, with a parameter: g depends on time, position and parameter."""
    x, = td.coordinates("x")  # fmt: skip
    w = td.parameter("w", 3.0)
    force = -2 * x + td.where(x < 0.3 * td.sin(w * td.t), 1.5, -0.5 * x.dot)
    return td.System(coordinates=[x], M=[[1.0]], Q=[force]), {x: 1.0, x.dot: 0.0}, [w, x, x.dot]


@pytest.mark.parametrize(
    "make",
    [
        kicked_pendulum, signs_and_floors, nested, angle, bent_wire, drive_that_changes_gear,
        vakonomic_skate, two_at_once, moving_step,
    ],
    ids=lambda make: make.__name__,
)  # fmt: skip
@pytest.mark.slow
def test_derivatives_are_those_of_the_runs(make: Callable[[], System]) -> None:
    system, start, by = make()
    until = {"angle": 8.0, "bent_wire": 1.0, "drive_that_changes_gear": 0.7}.get(make.__name__, 2.2)

    def end(one: Any, change: float) -> np.ndarray:
        parameters = {one: one.value + change} if isinstance(one, Parameter) else {}
        other = start if parameters else {**start, one: start[one] + change}
        motion = system.simulate(
            until=until, start=other, parameters=parameters, rtol=1e-13, samples=2
        )
        return np.concatenate([motion.q[-1], motion.v[-1]])

    def slope(one: Any, small: float) -> np.ndarray:
        return (end(one, small) - end(one, -small)) / (2 * small)

    differences = [(4 * slope(one, 1e-5) - slope(one, 2e-5)) / 3 for one in by]
    found = final(system, start, by, until)
    np.testing.assert_allclose(found[: len(differences[0])].T, differences, rtol=1e-6, atol=1e-7)


# --- structure --------------------------------------------------------------------------------------------
def test_a_hamiltonian_switch_keeps_volumes_and_areas() -> None:
    """The potential has creases, one of them moving: each saltation matrix, and the whole flow, is symplectic."""
    x, y = td.coordinates("x y")
    crease = 3 * td.maximum(x + y**2 / 2 - 0.2, 0) + 2 * abs(y - 0.4 * td.sin(2 * td.t))
    system = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, potential=(x**2 + 2 * y**2) / 2 + crease)
    begun = find_run_start(system, {x: 0.7, y: -0.5, x.dot: 0.1, y.dot: 0.2})
    flow = Flow(begun, np.eye(4), Settings(6.0, 1e-12), ())
    assert flow.go_to(6.0) == ""
    assert len(flow.crossings) > 5
    J = np.kron([[0, 1], [-1, 0]], np.eye(2))
    for crossing in flow.crossings:
        S = crossing.through(np.eye(4), np.zeros((0, 4)))
        assert np.abs(S - np.eye(4)).max() > 0.1
        assert np.linalg.det(S) == pytest.approx(1, rel=1e-12)
        np.testing.assert_allclose(S.T @ J @ S, J, atol=1e-11)
    np.testing.assert_allclose(flow.vectors.T @ J @ flow.vectors, J, atol=1e-8)


# --- no derivative ----------------------------------------------------------------------------------------
STEP = "The run with derivatives stopped at t = {}.* s: the motion {}, where it has no derivative"


@pytest.mark.parametrize(
    ("x0", "v0", "when", "words"),
    [
        (-2.0, 2.0, "(1.9999|2)", "grazes 0 < x"),  # touches, and turns nothing
        (-2.0, 2.0 + 1e-10, "1.9999", "grazes 0 < x"),  # crosses, hardly
        (0.0, 2.0, "0", "starts on 0 < x"),
        (-0.7, 1.35, "0.7", "meets 0 < x and t < T at one instant"),
    ],
)
def test_where_there_is_no_derivative_it_says_so(
    x0: float, v0: float, when: str, words: str
) -> None:
    x, = td.coordinates("x")  # fmt: skip
    T = td.parameter("T", 0.7)
    force = -1 + 0.5 * td.where(x > 0, td.where(td.t < T, 1, 0.5), 0)
    start = {x: x0, x.dot: v0}
    system = td.System(coordinates=[x], M=[[1.0]], Q=[force])
    motion = system.simulate(until=3.0, start=start)
    with pytest.raises(ModelError, match=STEP.format(when, words)):
        td.sensitivity(motion, [x], start=start)


def test_two_at_once_that_depend_on_each_other_are_refused_and_one_after_the_other_are_not() -> (
    None
):
    x, y = td.coordinates("x y")
    force = [-1 + 5 * td.where(x < 0, 1, 0) * td.where(y < 0, 2, 1), -1 + 5 * td.where(y < 0, 1, 0)]
    system = td.System(coordinates=[x, y], M=np.eye(2).tolist(), Q=force)
    start = {x: 1.0, y: 1.0, x.dot: 0.0, y.dot: 0.0}
    motion = system.simulate(until=3.0, start=start)
    words = "meets x < 0 and y < 0 at one instant"
    with pytest.raises(ModelError, match=STEP.format("1.4142", words)):
        td.sensitivity(motion, [x], start=start)
    apart = {**start, y: 1.001}
    motion = system.simulate(until=3.0, start=apart)
    assert np.all(np.isfinite(td.sensitivity(motion, [x], start=apart).state))


def test_a_touch_that_changes_nothing_has_a_derivative() -> None:
    """x abs(x) is as smooth at zero as a derivative needs, and so is a change along the switch."""
    x, y = td.coordinates("x y")
    force = [-1 + x * abs(x), td.where(x > 0, 1, 0)]
    system = td.System(coordinates=[x, y], M=np.eye(2).tolist(), Q=force)
    start = {x: 0.0, y: 0.0, x.dot: 2.0, y.dot: 0.0}
    motion = system.simulate(until=1.0, start=start)
    np.testing.assert_allclose(td.sensitivity(motion, [y], start=start).state[-1, 1], 1.0)
    smooth = td.System(coordinates=[x], M=[[1.0]], Q=[-1 + x * abs(x)])
    motion = smooth.simulate(until=1.0, start={x: 0.0, x.dot: 2.0}, rtol=1e-12)
    found = td.sensitivity(motion, [x], start={x: 0.0, x.dot: 2.0}, rtol=1e-12).state[-1]
    ends = []
    for x0 in (1e-5, -1e-5):
        end = smooth.simulate(until=1.0, start={x: x0, x.dot: 2.0}, rtol=1e-13, samples=2)
        ends.append([end.q[-1, 0], end.v[-1, 0]])
    difference = (np.array(ends[0]) - ends[1]) / 2e-5
    np.testing.assert_allclose(found[:, 0], difference, rtol=1e-6)


def test_exponents_of_a_motion_that_grazes_end_there() -> None:
    x, = td.coordinates("x")  # fmt: skip
    step = td.System(coordinates=[x], M=[[1.0]], Q=[-1 + 0.5 * td.where(x > 0, 1, 0)])
    spectrum = td.lyapunov(step, {x: -2.0, x.dot: 2 + 1e-11}, until=4.0, renormalise=4.0)
    assert "the motion grazes 0 < x, where it has no derivative" in spectrum.status
    assert spectrum.end == pytest.approx(2, abs=1e-4)


# --- exponents --------------------------------------------------------------------------------------------
HEIGHT, OMEGA, STIFF, LOSS, G = 0.5, 6.0, 400.0, 2.0, 9.81


def _ball_end(y: np.ndarray, begin: float, end: float) -> np.ndarray:
    """A ball on a spring and damper on a table that shakes, by SciPy, side by side with its own events."""

    def gap(t: float, y: np.ndarray) -> float:
        return float(y[0] - HEIGHT * math.sin(OMEGA * t))

    def rate(t: float, y: np.ndarray, inside: bool) -> list[float]:
        slip = y[1] - HEIGHT * OMEGA * math.cos(OMEGA * t)
        return [y[1], -G + (-STIFF * gap(t, y) - LOSS * slip if inside else 0.0)]

    inside, t = gap(begin, y) < 0, begin
    while t < end:

        def leaves(t: float, y: np.ndarray, _: bool) -> float:
            return gap(t, y)

        leaves.terminal, leaves.direction = True, 1 if inside else -1  # type: ignore[attr-defined]
        piece = solve_ivp(
            rate, (t, end), y, "DOP853", args=(inside,), rtol=1e-12, atol=1e-13, events=leaves
        )
        t, y, inside = float(piece.t[-1]), piece.y[:, -1], not inside
    return y


def test_exponents_of_a_bouncing_ball_are_those_of_scipy_and_differences() -> None:
    """QR of central differences over pieces of 0.1 s, from the same vectors: the same numbers, for a chaotic motion."""
    x, = td.coordinates("x")  # fmt: skip
    table = HEIGHT * td.sin(OMEGA * td.t)
    gap, slip = x - table, x.dot - HEIGHT * OMEGA * td.cos(OMEGA * td.t)
    force = -G + td.where(gap < 0, -STIFF * gap - LOSS * slip, 0)
    ball = td.System(coordinates=[x], M=[[1.0]], Q=[force])
    spectrum = td.lyapunov(ball, {x: 1.5, x.dot: 0.0}, until=12.0, rtol=1e-12)
    assert len(spectrum._crossings) > 8
    assert spectrum.exponents[0] > 0.3
    y, vectors, sums, small = np.array([1.5, 0.0]), spectrum.basis, np.zeros(2), 1e-6
    for k in range(120):
        begin, end = 0.1 * k, 0.1 * (k + 1)
        ends = [_ball_end(y + sign * small * e, begin, end) for e in np.eye(2) for sign in (1, -1)]
        J = np.column_stack([(ends[0] - ends[1]), (ends[2] - ends[3])]) / (2 * small)
        Q, R = np.linalg.qr(spectrum.weights[:, None] * (J @ vectors))
        sums, vectors = sums + np.log(np.abs(np.diag(R))), Q / spectrum.weights[:, None]
        y = _ball_end(y, begin, end)
    np.testing.assert_allclose(spectrum.exponents, sums / 12.0, atol=2e-6)
    assert spectrum.sum == pytest.approx(spectrum.divergence, abs=1e-9)


def test_a_bilinear_oscillator_loses_what_its_damper_takes() -> None:
    x, = td.coordinates("x")  # fmt: skip
    force = -td.where(x > 0, 1.0, 30.0) * x - 0.05 * x.dot + td.cos(1.3 * td.t)
    system = td.System(coordinates=[x], M=[[1.0]], Q=[force])
    spectrum = td.lyapunov(system, {x: 0.3, x.dot: 0.2}, until=40.0)
    assert spectrum.sum == pytest.approx(-0.05, abs=1e-9)
    assert spectrum.divergence == pytest.approx(-0.05, abs=1e-9)


def test_a_sign_of_the_velocity_shrinks_areas_only_where_it_switches() -> None:
    """Each turn of sign(x.dot) changes areas by f+/f-, and nothing else does."""
    x, = td.coordinates("x")  # fmt: skip
    force = -4 * x - 0.3 * td.sign(x.dot) + 6 * td.cos(3.1 * td.t)
    system = td.System(coordinates=[x], M=[[1.0]], Q=[force])
    spectrum = td.lyapunov(system, {x: 1.5, x.dot: 0.3}, until=30.0, transient=2.0)
    ratios = [one.after[1] / one.before[1] for one in spectrum._crossings]
    assert len(ratios) > 20
    assert all(0 < ratio < 1 for ratio in ratios)
    assert spectrum.sum == pytest.approx(np.log(ratios).sum() / 28.0, abs=1e-9)
    assert spectrum.divergence == pytest.approx(spectrum.sum, abs=1e-9)


def test_exponents_through_an_impulse_sum_up_to_the_divergence() -> None:
    """A pendulum with drag below a support whose velocity jumps: 1 of 2 coordinates is free."""
    x, phi = td.coordinates("x phi")
    support = td.Prescribed(x, 1 + 0.4 * abs(td.sin(0.5 * td.t)))
    bob = (x.dot + td.cos(phi) * phi.dot) ** 2 + (td.sin(phi) * phi.dot) ** 2
    system = td.System(
        kinetic=(x.dot**2 + bob) / 2, potential=-9.81 * td.cos(phi), constraints=[support],
        forces=[td.GeneralizedForce({phi: -0.2 * phi.dot})],
    )  # fmt: skip
    spectrum = td.lyapunov(system, {phi: 0.4, phi.dot: 0.1}, until=20.0, begin=0.1)
    assert spectrum.dimension == 2
    assert len(spectrum._crossings) == 3
    assert spectrum.sum == pytest.approx(-0.2, abs=1e-8)
    assert spectrum.divergence == pytest.approx(-0.2, abs=1e-8)

"""Derivatives of motions against closed forms, central differences and a second program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td
from tests.test_study_lyapunov import cartesian, double_pendulum_rates, with_tangents
from trundle.errors import ModelError
from trundle.study.sensitivity import sensitivity

g = 9.81
TIGHT = {"rtol": 1e-12, "atol": 1e-14}


def difference(run: Callable[[float], td.Motion], at: float, expression: Any) -> np.ndarray:
    """The central difference, by Richardson of two steps: error of order h^4."""
    rough, fine = (
        (run(at + h)[expression] - run(at - h)[expression]) / (2 * h) for h in (2e-3, 1e-3)
    )
    return (4 * fine - rough) / 3


def test_an_oscillator_has_the_derivatives_of_its_closed_form() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 4.0)
    system = td.System(lagrangian=x.dot**2 / 2 - k * x**2 / 2)
    start = {x: 2, x.dot: 3}
    motion = system.simulate(until=3.0, start=start, **TIGHT)
    found = sensitivity(motion, [k, x, x.dot], start=start, **TIGHT)
    t, w = motion.t, 2.0
    by_w = -2 * t * np.sin(w * t) + 3 * (t * np.cos(w * t) / w - np.sin(w * t) / w**2)
    expected = np.column_stack([by_w / (2 * w), np.cos(w * t), np.sin(w * t) / w])
    assert found.by == ("k", "x", "x.dot")
    assert np.abs(found[x] - expected).max() < 1e-10
    assert np.array_equal(found[x], found.q[:, 0])
    assert np.abs(found["k*x"] - 4 * expected - np.eye(3)[0] * motion[x][:, None]).max() < 1e-9
    assert np.abs(found[x.dot.dot] + found["k*x"]).max() < 1e-9
    assert found[td.vector([x, x.dot])].shape == (len(t), 2, 3)


def test_start_values_need_no_start_where_nothing_is_constrained() -> None:
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2)
    motion = system.simulate(until=1.0, start={x: 1, x.dot: 0}, **TIGHT)
    assert np.abs(sensitivity(motion, x)[x][:, 0] - np.cos(motion.t)).max() < 1e-9


def hoop(until: float = 2.0) -> tuple[Any, ...]:
    """A bead on a hoop of radius R that starts at an angle with a rate: x, y and rates follow."""
    x, y = td.coordinates("x y")
    R = td.parameter("R", 1.2)
    angle = td.atan2(x, -y)
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[td.Holonomic(x**2 + y**2 - R**2, name="hoop")],
    )

    def run(radius: float = 1.2, at: float = 1.0, rate: float = 0.5) -> td.Motion:
        return system.simulate(
            until, {angle: at, angle.dot: rate}, parameters={R: radius}, guess={x: 1, y: -1},
            samples=41, **TIGHT,
        )  # fmt: skip

    return run, {angle: 1.0, angle.dot: 0.5}, R, angle, x, y, system


def test_a_radius_moves_the_start_too() -> None:
    run, start, R, angle, x, y, system = hoop()
    found = sensitivity(run(), [R, angle, angle.dot], start=start, **TIGHT)
    lam = system.constraints[0].multiplier
    for j, (name, at) in enumerate((("radius", 1.2), ("at", 1.0), ("rate", 0.5))):
        for expression in (x, y.dot, x.dot.dot, lam, R * y):
            expected = difference(lambda value, name=name: run(**{name: value}), at, expression)
            assert np.abs(found[expression][:, j] - expected).max() < 1e-6
    assert found[x][0, 0] == pytest.approx(np.sin(1.0), abs=1e-12)


def test_a_radius_without_the_start_is_refused_and_says_why() -> None:
    run, start, R, _, x, *_ = hoop()
    with pytest.raises(ModelError, match="'hoop'") as caught:
        sensitivity(run(), [R])
    assert "start=" in caught.value.fix
    with pytest.raises(ModelError, match="neither a parameter"):
        sensitivity(run(), [x], start=start)


def test_a_start_that_leaves_nothing_to_follow_is_refused() -> None:
    _, _, R, _, x, y, system = hoop()
    start = {x: 1.2, y: 0.0, y.dot: 1.0}
    motion = system.simulate(until=0.1, start=start)
    with pytest.raises(ModelError, match="contradicts the constraint 'hoop'") as caught:
        sensitivity(motion, [R], start=start)
    assert "leave one of the values out" in caught.value.fix
    assert sensitivity(motion, [y.dot], start=start)[y.dot][0, 0] == 1.0


def test_rods_in_x_and_y_have_the_flow_of_a_second_program_in_angles() -> None:
    system, start, angles = cartesian(drag=0.0)
    x, _, X, _ = system.coordinates
    motion = system.simulate(until=5.0, start=start, samples=11, **TIGHT)
    free = {key: start[key] for key in (x, X, x.dot, X.dot)}
    found = sensitivity(motion, list(free), start=free, **TIGHT)

    z = np.concatenate([[2.0, 2.5, 0, 0], np.eye(4).ravel()])
    rates = with_tangents(double_pendulum_rates, 4)
    run = solve_ivp(rates, (0, 5), z, "DOP853", motion.t, rtol=1e-13, atol=1e-13)
    flow = run.y[4:].T.reshape(-1, 4, 4)
    # x = sin a, X = sin a + sin b, at rest: da = dx / cos a, db = (dX - dx) / cos b, and so the rates
    A = np.array([[1 / np.cos(2.0), 0], [-1 / np.cos(2.5), 1 / np.cos(2.5)]])
    expected = flow @ np.block([[A, np.zeros((2, 2))], [np.zeros((2, 2)), A]])
    got = np.concatenate([found[angles], found[angles.dot]], axis=1)
    assert np.abs(expected).max() > 100  # differences have grown
    assert np.abs(got - expected).max() < 1e-7 * np.abs(expected).max()


def rolling() -> tuple[Any, ...]:
    """A body on a sphere of radius r that rolls in a bowl of curvature c, every constraint written out."""
    r, c = td.parameter("r", 0.5), td.parameter("c", 1.0)
    P, O = td.Particle("P", mass=0), td.Particle("O", mass=0)
    ball = td.RigidBody("ball", mass=1.0, inertia=[0.1, 0.12, 0.15])
    bowl = td.Surface(lambda x, y, z: z - 0.1 * c * (x**2 + 2 * y**2), name="bowl")
    n = bowl.normal(P.position)
    system = td.System(
        bodies=[ball, P, O],
        constraints=[
            td.Holonomic(bowl(P.position), name="on surface"),
            td.Holonomic(P.position + r * n - O.position, name="tangency"),
            td.Nonholonomic(O.velocity - td.cross(ball.omega, r * n), name="no slip"),
            td.Holonomic(
                O.position + ball.rotation @ [0.02, 0.01, 0] - ball.position, name="centre"
            ),
        ],
        forces=[td.Gravity(g)],
    )
    spin = ball.omega @ n

    def start(px: float = 0.6) -> dict[Any, Any]:
        return {
            P.position[0]: px, P.position[1]: 0.1, O.velocity[0]: 0.2, O.velocity[1]: -0.3,
            spin: 0.3, ball.quaternion: (1, 0, 0, 0),
        }  # fmt: skip

    def run(radius: float = 0.5, curvature: float = 1.0, px: float = 0.6) -> td.Motion:
        values = {r: radius, c: curvature}
        return system.simulate(2.0, start(px), parameters=values, samples=21, **TIGHT)

    return run, start(), r, c, P.position[0], ball, O


def test_a_rolling_sphere_has_the_derivatives_of_central_differences() -> None:
    run, start, r, c, px, ball, O = rolling()
    found = sensitivity(run(), [r, c, px], start=start, **TIGHT)
    for j, (name, at) in enumerate((("radius", 0.5), ("curvature", 1.0), ("px", 0.6))):
        for expression in (O.position, ball.quaternion, ball.omega):
            expected = difference(lambda value, name=name: run(**{name: value}), at, expression)
            assert np.abs(expected).max() > 0.1
            assert np.abs(found[expression][..., j] - expected).max() < 1e-6


def test_a_held_energy_moves_with_the_start() -> None:
    x, y = td.coordinates("x y")
    k = td.parameter("k", 2.0)
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - k * x**2 / 2 - y**4,
        constraints=[td.EnergyHeld()],
    )

    def run(stiffness: float = 2.0, rate: float = 0.3) -> td.Motion:
        start = {x: 1, y: 0.4, x.dot: rate, y.dot: 0.2}
        return system.simulate(3.0, start, parameters={k: stiffness}, samples=21, **TIGHT)

    start = {x: 1, y: 0.4, x.dot: 0.3, y.dot: 0.2}
    found = sensitivity(run(), [k, x.dot], start=start, **TIGHT)
    assert np.abs(found[y][:, 0] - difference(run, 2.0, y)).max() < 1e-6
    by_rate = difference(lambda value: run(rate=value), 0.3, x)
    assert np.abs(found[x][:, 1] - by_rate).max() < 1e-6


def test_vakonomic_motion_depends_on_the_multiplier_it_starts_with() -> None:
    x, y, th = td.coordinates("x y th")
    blade = td.Nonholonomic(x.dot * td.sin(th) - y.dot * td.cos(th), name="blade")
    sleigh = td.System(
        lagrangian=(x.dot**2 + y.dot**2 + th.dot**2) / 2 - 0.5 * x,
        constraints=[blade],
        principle="vakonomic",
    )

    def start(mu: float) -> dict[Any, Any]:
        return {x: 0, y: 0, th: 0.4, x.dot: 1, th.dot: 0.7, blade.multiplier: mu}

    def run(mu: float = 0.3) -> td.Motion:
        return sleigh.simulate(2.0, start(mu), samples=21, **TIGHT)

    found = sensitivity(run(), [blade.multiplier], start=start(0.3), **TIGHT)
    for expression in (x, th.dot, blade.multiplier):
        expected = difference(run, 0.3, expression)
        assert np.abs(found[expression][:, 0] - expected).max() < 1e-6


def test_units_of_a_parameter_do_not_matter() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 4e9)  # of a mass of 1e9
    system = td.System(lagrangian=1e9 * x.dot**2 / 2 - k * x**2 / 2)
    motion = system.simulate(until=2.0, start={x: 1, x.dot: 0}, samples=[2.0])
    found = sensitivity(motion)
    assert found[x][0, 0] * 1e9 == pytest.approx(-np.sin(4.0) / 2, abs=1e-8)


def test_repr_names_what_was_differentiated_by() -> None:
    run, start, R, angle, *_ = hoop(until=0.5)
    assert "by R (" in repr(sensitivity(run(), [R, angle], start=start))


@pytest.mark.parametrize(
    ("by", "words"),
    [([], "by= is empty"), ("k", "in a list"), ([td.parameter("z", 1.0)], "not a parameter")],
)
def test_wrong_requests_are_refused_in_words(by: Any, words: str) -> None:
    run, start, *_ = hoop(until=0.1)
    with pytest.raises(ModelError, match=words):
        sensitivity(run(), by, start=start)


def test_unknown_symbols_are_refused() -> None:
    run, start, R, *_ = hoop(until=0.1)
    (strange,) = td.coordinates("strange")
    with pytest.raises(ModelError, match="strange"):
        sensitivity(run(), [R], start=start)[strange]

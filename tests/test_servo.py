"""Servo constraints and constraints on accelerations, against closed forms and a small quadratic program."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import TrundleError

g = 9.81
TIGHT = {"rtol": 1e-12}


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def arm(name: str, length: float, mass: float) -> td.Box:
    return td.Box(name, (0.02, 0.02, length), mass=mass)


def double_pendulum() -> tuple[Any, ...]:
    upper, lower = arm("upper", 1.0, 2.0), arm("lower", 0.8, 1.0)
    y = (0, 1, 0)
    pin = td.Hinge(upper, "world", axis_a=y, at_a=(0, 0, 0.5), name="pin")
    elbow = td.Hinge(lower, upper, axis_a=y, at_a=(0, 0, 0.4), at_b=(0, 0, -0.5), name="elbow")
    return upper, lower, pin, elbow


def test_an_error_of_second_order_dies_out_as_its_closed_form_says() -> None:
    x, y = td.coordinates("x y")
    e = x * y - td.sin(td.t)
    calm = td.SecondOrder(e.dot.dot + 2 * e.dot + e, name="calm")
    system = td.System(kinetic=(x.dot**2 + 3 * y.dot**2) / 2, constraints=[calm])
    motion = system.simulate(5.0, {x: 1.0, y: 0.5, x.dot: 0.2, y.dot: 0.1}, **TIGHT)
    rate = 0.2 * 0.5 + 1.0 * 0.1 - 1.0
    expected = (0.5 + (rate + 0.5) * motion.t) * np.exp(-motion.t)
    assert far(motion[e], expected) < 1e-10
    # Gauss: the force is the least that does it, along M^-1 the gradient (y, x)
    a = np.stack([motion[x.dot.dot], 3 * motion[y.dot.dot]])
    assert far(a[0] * motion[x], a[1] * motion[y]) < 1e-10


@pytest.mark.slow
def test_the_tip_of_a_double_pendulum_runs_on_a_circle_by_two_motors() -> None:
    upper, lower, pin, elbow = double_pendulum()
    tip = lower.point((0, 0, -0.4))
    path = td.vector([0.9 + 0.3 * td.cos(2 * td.t), -0.8 + 0.3 * td.sin(2 * td.t)])
    e = td.vector([tip[0], tip[2]]) - path
    servo = td.Servo(e, by=[pin.torque(1.0), elbow.torque(1.0)], name="tip")
    system = td.System(
        bodies=[upper, lower], constraints=[pin, elbow, servo], forces=[td.Gravity(g)]
    )
    motion = system.simulate(3.0, {}, guess={pin.angle: -0.5, elbow.angle: 1.0}, **TIGHT)
    assert far(motion[e], 0.0) < 1e-12
    # the motors do all the work: the rows of the path carry nothing
    assert far(motion[servo.parts[0].multiplier], 0.0) < 1e-9
    power = motion[servo.control[0] * pin.rate + servo.control[1] * elbow.rate]
    work = td.keep.integral(servo.control[0] * pin.rate + servo.control[1] * elbow.rate)
    assert abs(motion.keep(work) - (motion.energy[-1] - motion.energy[0])) < 1e-9 * abs(power).max()


@pytest.mark.slow
def test_the_control_is_the_solution_of_the_quadratic_program() -> None:
    upper, lower, pin, elbow = double_pendulum()
    tip = lower.point((0, 0, -0.4))
    e = tip[0] - 0.7 - 0.1 * td.sin(td.t)
    weights = (1.0, 5.0, 0.3)
    by = [pin.torque(1.0), elbow.torque(1.0), td.PointForce((0, 0, 1), at=lower.position)]
    servo = td.Servo(e.dot.dot + 2 * e.dot + e, by=by, weights=weights, name="tip")
    parts: dict[str, Any] = {"bodies": [upper, lower], "constraints": [pin, elbow]}
    system = td.System(**parts, forces=[td.Gravity(g)]).but(constraints=[pin, elbow, servo])
    start = {pin.angle: 0.4, elbow.angle: 0.9, pin.rate: 0.3, elbow.rate: -1.0}
    motion = system.simulate(2.0, start, samples=21)
    u = motion[servo.control]
    alone = [td.parameter(f"u{k}", 0.0) for k in range(3)]
    pushes = [pin.torque(alone[0]), elbow.torque(alone[1])]
    pushes += [td.PointForce((0, 0, alone[2]), at=lower.position)]
    plain = td.System(**parts, forces=[td.Gravity(g), *pushes])
    for i, t in enumerate(motion.t):
        a, b = float(motion[pin.angle][i]), float(motion[elbow.angle][i])
        now = {pin.angle: a, elbow.angle: b, pin.rate: float(motion[pin.rate][i]),
               elbow.rate: float(motion[elbow.rate][i])}  # fmt: skip

        def miss(values: dict[Any, float]) -> float:
            run = plain.simulate(t + 1e-6, now, begin=t, samples=2, parameters=values)  # noqa: B023
            return float(run[e.dot.dot + 2 * e.dot + e][0])

        if i % 7:
            continue
        r = miss({})
        G = np.array([miss({one: 1.0}) - r for one in alone])
        # minimise u' W u subject to G u = -r: the KKT system
        K = np.block([[2 * np.diag(weights), G[:, None]], [G[None, :], np.zeros((1, 1))]])
        best = np.linalg.solve(K, np.array([0, 0, 0, -r]))[:3]
        assert far(u[i], best) < 1e-12 * max(1.0, abs(best).max())


def test_an_actuator_that_does_not_reach_is_refused() -> None:
    cart, load = td.Particle("cart", mass=2.0), td.Particle("load", mass=1.0)
    push = td.PointForce((1, 0, 0), at=cart.position)
    servo = td.Servo(load.x - 0.1 * td.t, by=[push], name="path")
    with pytest.raises(td.ModelError, match="do not reach") as caught:
        td.System(bodies=[cart, load], constraints=[servo])
    assert (caught.value.key, caught.value.part) == ("by", "path")


CART = td.Particle("cart", mass=2.0)
PUSH = td.PointForce((1, 0, 0), at=CART.position)


@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda: td.Servo(CART.x, by=[CART]), "by=[td.PointForce", "by"),
        (lambda: td.Servo(CART.x, by=[]), "by=[td.PointForce", "by"),
        (lambda: td.Servo(CART.position, by=[PUSH]), "an actuator for each row", "by"),
        (lambda: td.Servo(CART.x, by=[PUSH], weights=[-1]), "weights=[1.0]", "weights"),
        (lambda: td.Servo(td.t, by=[PUSH]), "rows that bind coordinates", "residual"),
        (lambda: td.SecondOrder(CART.x, name="s"), "td.Holonomic(residual, name='s')", "residual"),
        (lambda: td.SecondOrder(CART.vx), "td.Nonholonomic", "residual"),
    ],
)  # fmt: skip
def test_wrong_input_is_told_with_its_key_and_a_line_to_type(
    make: Any, words: str, key: str
) -> None:
    with pytest.raises(TrundleError) as caught:
        make()
    assert words in str(caught.value)
    assert caught.value.key == key


def test_a_residual_that_is_not_linear_in_accelerations_is_refused() -> None:
    x = CART.x
    bad = td.SecondOrder(CART.vx.dot**2 + x, name="bad")
    with pytest.raises(td.ModelError, match="not linear in the accelerations"):
        td.System(bodies=[CART], constraints=[bad])

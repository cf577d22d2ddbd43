"""Roots in forces: a motion passes their edge, and says where it rests there and could go on in more than one way."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from scipy.special import beta

import trundle as td

Law = Callable[[td.Expression, td.Expression], td.Expression]
TOLD = "more than one motion is possible"


def moved(law: Law, x0: float, v0: float, until: float = 4.0, length: float = 1.0) -> td.Motion:
    """x'' = law(x, x') of a particle on a line, with x in units of `length`."""
    (x,) = td.coordinates("x")
    force = length * law(x / length, x.dot / length)
    system = td.System(
        kinetic=x.dot**2 / 2, potential=0 * x, forces=[td.GeneralizedForce({x: force})]
    )
    return system.simulate(until=until, start={x: x0 * length, x.dot: v0 * length})


def arriving(p: float, law: Law, length: float = 1.0) -> td.Motion:
    """x'' = |x|^p has x = (k (2 - t))^m, which arrives at rest at t = 2."""
    m = 2 / (1 - p)
    k = (m * (m - 1)) ** (-1 / m / (1 - p))
    return moved(law, (2 * k) ** m, -m * k * (2 * k) ** (m - 1), length=length)


@pytest.mark.parametrize("length", [1.0, 1e-3, 1e3])
@pytest.mark.parametrize(
    ("p", "law"),
    [
        (1 / 2, lambda x, v: td.sign(x) * td.sqrt(abs(x))),
        (1 / 2, lambda x, v: td.sqrt(x)),
        (1 / 2, lambda x, v: td.sqrt(td.maximum(x, 0))),
        (1 / 3, lambda x, v: td.sign(x) * abs(x) ** (1 / 3)),
        (2 / 3, lambda x, v: abs(x) ** (2 / 3)),
    ],
)
def test_arriving_at_rest_where_a_root_begins_is_told(p: float, law: Law, length: float) -> None:
    motion = arriving(p, law, length)
    assert not motion.finished or TOLD in motion.status
    assert TOLD not in motion.at([0.0]).run.status


@pytest.mark.parametrize(
    "law",
    [
        lambda x, v: td.sqrt(abs(x)),
        lambda x, v: abs(x) ** (2 / 3) - v,
        lambda x, v: td.sign(v) * td.sqrt(abs(v)),
    ],
)
def test_resting_where_a_root_begins_that_pushes_away_is_told(law: Law) -> None:
    assert TOLD in moved(law, 0, 0).status


@pytest.mark.parametrize(
    ("law", "x0", "v0"),
    [
        (lambda x, v: -td.sign(x) * td.sqrt(abs(x)), 0, 0),  # pulls back
        (lambda x, v: -td.sign(x) * td.sqrt(abs(x)), 1, 0),
        (lambda x, v: td.sign(x) * td.sqrt(abs(x)), 0.1, -1),  # passes at speed
        (lambda x, v: td.sign(x) * td.sqrt(abs(x)), 0.1, -0.1),  # turns before
        (lambda x, v: td.sqrt(abs(x)) + 1, 0, 0),  # something else pushes too
        (lambda x, v: td.sqrt(x**2), 0, 0),  # in proportion: there is one motion
        (lambda x, v: -td.sqrt(x**2), 1, 0),
        (lambda x, v: -x / td.sqrt(x**2 + 1e-8), 1, 0),
        (lambda x, v: 1 / td.sqrt(1 + ((x - 1) / 1e-5) ** 2) ** 3, 0, 1),  # least, but not zero
        (lambda x, v: -td.sign(v) * td.sqrt(abs(v)), 0, 0),  # slows down
        (lambda x, v: td.sqrt(abs(v)) - 1, 0, 0.5),
        (lambda x, v: -td.sign(x) * abs(x) ** 1.5, 1, 0),
        (lambda x, v: abs(x) ** 1.5, 0, 0),
    ],
)
def test_a_root_that_leaves_one_motion_is_no_doubt(law: Law, x0: float, v0: float) -> None:
    motion = moved(law, x0, v0)
    assert motion.finished
    assert motion.doubts == ()


@pytest.mark.parametrize("p", [1 / 3, 1 / 2, 2 / 3, 3 / 2, 9 / 5])
def test_an_oscillator_with_a_power_of_abs_passes_its_middle(p: float) -> None:
    # a quarter of its period is the integral of dx / sqrt(2 (1 - x^(p + 1)) / (p + 1)) from 0 to 1
    (x,) = td.coordinates("x")
    system = td.System(kinetic=x.dot**2 / 2, potential=abs(x) ** (p + 1) / (p + 1))
    zero = td.Event(x, name="middle")
    motion = system.simulate(until=20, start={x: 1, x.dot: 0}, events=[zero])
    assert motion.status == "reached t = 20 s"
    quarter = np.sqrt((p + 1) / 2) * beta(1 / (p + 1), 0.5) / (p + 1)
    times = np.array([happening.t for happening in motion.events])
    expected = quarter * np.arange(1, 20 / quarter, 2)
    np.testing.assert_allclose(times, expected, rtol=2e-9)


def test_a_derivative_passes_the_middle_of_a_power_of_abs() -> None:
    (x,) = td.coordinates("x")
    system = td.System(kinetic=x.dot**2 / 2, potential=abs(x) ** 2.5 / 2.5)

    def end(x0: float) -> np.ndarray:
        motion = system.simulate(until=10, start={x: x0, x.dot: 0}, rtol=1e-12)
        return np.array([motion[x][-1], motion[x.dot][-1]])

    change = td.sensitivity(system.simulate(until=10, start={x: 1, x.dot: 0}), [x]).state[-1]
    step = 1e-5
    np.testing.assert_allclose(
        change.ravel(), (end(1 + step) - end(1 - step)) / (2 * step), rtol=1e-6
    )


@pytest.mark.parametrize("power", [-1, 1, 2])
def test_a_swift_pass_beside_a_centre_is_no_doubt(power: int) -> None:
    # the root is least there, 5e-7 of its largest value, but the motion does not rest
    x, y = td.coordinates("x y")
    r = td.sqrt(x**2 + y**2)
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - power * r**power)
    motion = system.simulate(until=3, start={x: 1, y: 0, x.dot: 0, y.dot: 1e-3})
    assert motion.finished
    assert motion.doubts == ()


@pytest.mark.parametrize("p", [0, 1 / 4, 1 / 2, 2 / 3, 0.9])
def test_a_drag_that_ends_a_motion_in_a_finite_time_leaves_it_at_rest(p: float) -> None:
    # v^(1 - p) = 1 - (1 - p) t, so the way is 1/(2 - p)
    law: Law = (lambda x, v: -td.sign(v) * abs(v) ** p) if p else (lambda x, v: -td.sign(v))
    motion = moved(law, 0, 1, until=12)
    assert motion.status == "reached t = 12 s"
    (x,) = motion.derived.model.coordinates
    assert motion[x][-1] == pytest.approx(1 / (2 - p), abs=1e-9)
    assert motion[x.velocity][-1] == 0


@pytest.mark.parametrize("p", [1.2, 3 / 2, 1.9])
def test_a_drag_of_a_higher_power_never_does(p: float) -> None:
    motion = moved(lambda x, v: -td.sign(v) * abs(v) ** p, 0, 1, until=12)
    (x,) = motion.derived.model.coordinates
    assert motion.status == "reached t = 12 s"
    assert motion[x.velocity][-1] == pytest.approx((1 + 12 * (p - 1)) ** (-1 / (p - 1)), rel=1e-9)


def test_what_rests_by_its_drag_goes_on_when_something_pushes() -> None:
    t = td.t
    pushed = moved(lambda x, v: -2 * td.sign(v) + td.where(t > 1, 3, 0), 0, 1, until=2)
    (x,) = pushed.derived.model.coordinates
    assert pushed[x.velocity][-1] == pytest.approx(1, rel=1e-9)
    weakly = moved(lambda x, v: -2 * td.sign(v) + td.where(t > 1, 1, 0), 0, 1, until=2)
    assert "both sides of sign(x.dot) push towards it" in weakly.status
    assert weakly.t[-1] == pytest.approx(1)


def test_two_velocities_come_to_rest_one_after_the_other() -> None:
    x, y = td.coordinates("x y")
    drag = {u: -td.sign(u.dot) * td.sqrt(abs(u.dot)) for u in (x, y)}
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2, potential=0 * x, forces=[td.GeneralizedForce(drag)]
    )
    motion = system.simulate(until=4, start={x: 0, y: 0, x.dot: 1, y.dot: 0.25})
    assert motion.status == "reached t = 4 s"
    assert motion[x][-1] == pytest.approx(2 / 3, abs=1e-9)
    assert motion[y][-1] == pytest.approx(2 / 3 / 8, abs=1e-9)

"""Derivatives and exponents of motions through friction, contact and strikes, against closed forms and differences."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import ModelError

g = 9.81
Start = Callable[[np.ndarray], dict[Any, Any]]


def state(motion: Any) -> np.ndarray:
    return np.concatenate([motion.q[-1], motion.v[-1]])


def differences(f: Callable[[np.ndarray], np.ndarray], x: list[float], part: float) -> np.ndarray:
    """(states, k): central differences of fourth order, with steps of a part of every value."""
    columns = []
    for k, value in enumerate(x):
        slopes = []
        for h in (part * max(abs(value), 0.1), part / 2 * max(abs(value), 0.1)):
            ahead, behind = np.array(x), np.array(x)
            ahead[k], behind[k] = value + h, value - h
            slopes.append((f(ahead) - f(behind)) / (2 * h))
        columns.append((4 * slopes[1] - slopes[0]) / 3)
    return np.array(columns).T


def check(
    system: td.System, start: Start, by: list[Any], x: list[float], until: float, modes: list[str],
    part: float = 1e-4, rtol: float = 1e-7,
) -> np.ndarray:  # fmt: skip
    """The derivatives (states, k) of the end of a motion, which are those that differences of runs give."""

    def run(values: np.ndarray) -> Any:
        given = {p: v for p, v in zip(by, values, strict=True) if p in system.adjustable}
        return system.simulate(until, start(values), parameters=given, rtol=1e-12, samples=2)

    motion = run(np.array(x))
    assert [next(iter(phase.modes.values())) for phase in motion.phases] == modes
    change = td.sensitivity(motion, by, start=start(np.array(x)), rtol=1e-12)
    found = np.concatenate([change.q[-1], change.v[-1]])
    expected = differences(lambda values: state(run(values)), x, part)
    assert np.abs(found - expected).max() < rtol * np.abs(expected).max()
    return found


# --- closed forms -----------------------------------------------------------------------------------
def bouncing(friction: float = 0.0) -> tuple[td.System, Any, Any, Any]:
    e = td.parameter("e", 0.8)
    point = td.Particle("point", mass=1.0)
    contact = td.Contact(point, td.Surface.plane(), friction=friction, restitution=e)
    system = td.System(bodies=[point], constraints=[contact], forces=[td.Gravity(g)])
    return system, point, contact, e


def test_a_bounce_by_its_restitution_and_its_height() -> None:
    system, point, _, e = bouncing()
    z, h, until = point.position[2], 1.0, 1.0
    start = {point.position: (0, 0, h), point.velocity: (0.3, 0, 0)}
    motion = system.simulate(until, start, rtol=1e-12, samples=2)
    change = td.sensitivity(motion, [e, z], start=start, rtol=1e-12)
    v, fall = math.sqrt(2 * g * h), math.sqrt(2 * h / g)
    rest, later = until - fall, fall / (2 * h)
    by_height = e.value * v / (2 * h) * rest - (e.value * v - g * rest) * later
    np.testing.assert_allclose(change[z][-1], [v * rest, by_height], rtol=1e-11)
    np.testing.assert_allclose(
        change[z.dot][-1], [v, e.value * v / (2 * h) + g * later], rtol=1e-11
    )


def billiard(mu: Any) -> tuple[td.System, Any, Any]:
    ball = td.Sphere("ball", radius=0.1, mass=0.5)
    contact = td.Contact(ball, td.Surface.plane(), friction=mu, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    return system, ball, contact


def test_a_billiard_ball_rolls_sooner_with_more_friction() -> None:
    """It rolls from T = 2 v/(7 mu g) on with 5 v/7: x = v T - mu g T^2/2 + 5/7 v (t - T)."""
    mu = td.parameter("mu", 0.2)
    system, ball, contact = billiard(mu)
    v, until = 1.0, 1.0
    start = contact.start(at=(0, 0), velocity=(v, 0.0), omega=(0.0, 0.0, 0.0))
    motion = system.simulate(until, start, rtol=1e-12, samples=2)
    T = 2 * v / (7 * mu.value * g)
    assert abs(motion.phases[1].begin - T) < 1e-12
    x = ball.position[0]
    change = td.sensitivity(motion, [mu, x.dot], start=start, rtol=1e-12)
    by_mu = 2 / 49 * v**2 / (mu.value**2 * g)  # x = 5/7 v t + 2/49 v^2/(mu g)
    expected = [-by_mu, 5 / 7 * until + 4 / 49 * v / (mu.value * g)]
    np.testing.assert_allclose(change[x][-1], expected, rtol=1e-10)
    np.testing.assert_allclose(change[x.dot][-1], [0, 5 / 7], atol=1e-10)


def test_a_block_that_stops_keeps_only_where_it_stops() -> None:
    """x = v^2/(2 mu g)."""
    x, y = td.coordinates("x y")
    mu = td.parameter("mu", 0.3)
    floor = td.Holonomic(y, name="floor")
    block = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[floor],
        forces=[td.Coulomb(floor, mu, at=td.vector([x, y]))],
    )
    start = {x: 0.0, x.dot: 2.0}
    motion = block.simulate(3.0, start, rtol=1e-12, samples=2)
    change = td.sensitivity(motion, [x, x.dot, mu], start=start, rtol=1e-12)
    expected = [1, 2 / (mu.value * g), -4 / (2 * mu.value**2 * g)]
    np.testing.assert_allclose(change[x][-1], expected, rtol=1e-11)
    np.testing.assert_allclose(change[x.dot][-1], 0, atol=1e-12)


# --- differences of runs ----------------------------------------------------------------------------
def test_stick_and_slip_on_a_belt() -> None:
    x, z = td.coordinates("x z")
    mu, static = td.parameter("mu", 0.3), td.parameter("static", 0.5)
    k, V = td.parameter("k", 25.0), td.parameter("V", 0.4)
    table = td.Holonomic(z, name="table")
    rub = td.Coulomb(table, mu, static=static, at=td.vector([x, z]), on=td.vector([V, 0]))
    system = td.System(
        kinetic=(x.dot**2 + z.dot**2) / 2,
        potential=10 * z + k * x**2 / 2,
        constraints=[table],
        forces=[rub],
    )
    check(
        system, lambda s: {x: s[4], z: 0, x.dot: 0.1}, [mu, static, k, V, x],
        [0.3, 0.5, 25.0, 0.4, 0.02], 3.0, ["slide", "stick"] * 3, rtol=1e-9,
    )  # fmt: skip


def test_a_block_shaken_by_a_force_sticks_and_slips() -> None:
    x, z = td.coordinates("x z")
    mu, A = td.parameter("mu", 0.3), td.parameter("A", 4.0)
    table = td.Holonomic(z, name="table")
    system = td.System(
        kinetic=(x.dot**2 + z.dot**2) / 2,
        potential=10 * z,
        constraints=[table],
        forces=[
            td.Coulomb(table, mu, at=td.vector([x, z])),
            td.GeneralizedForce({x: A * td.sin(3 * td.t)}),
        ],
    )
    start = {x: 0.0, z: 0.0, x.dot: 0.0}
    check(system, lambda s: start, [mu, A], [0.3, 4.0], 4.0, ["stick", "slide"] * 4, rtol=1e-9)


@pytest.mark.parametrize("law", ["poisson", "stronge", "newton"])
@pytest.mark.slow
def test_an_ellipsoid_strikes_with_friction_by_every_law(law: Any) -> None:
    mu, e = td.parameter("mu", 0.2), td.parameter("e", 0.6)
    stone = td.Ellipsoid("stone", (0.1, 0.15, 0.2), mass=0.5)
    contact = td.Contact(stone, td.Surface.plane(), friction=mu, restitution=e, impact=law)
    system = td.System(bodies=[stone], constraints=[contact], forces=[td.Gravity(g)])
    x, z = stone.position[0], stone.position[2]

    def start(s: np.ndarray) -> dict[Any, Any]:
        turned = td.quaternion_about((1, 0.3, 0.2), 0.5)
        return {
            x: 0.0, stone.position[1]: 0.0, z: s[3], x.dot: s[2], stone.position[1].dot: 0.2,
            z.dot: 0.0, stone.quaternion: turned, stone.omega: (0.4, 0.5, 0.3),
        }  # fmt: skip

    check(system, start, [mu, e, x.dot, z], [0.2, 0.6, 1.0, 0.5], 0.35, ["fly", "fly"], rtol=1e-7)


def test_an_impact_oscillator_with_a_drive() -> None:
    e, A = td.parameter("e", 0.8), td.parameter("A", 1.0)
    point = td.Particle("point", mass=1.0)
    x = point.position[0]
    contact = td.Contact(point, td.Surface(lambda x, y, z: 0.3 - x), friction=0.0, restitution=e)
    push = td.GeneralizedForce({x: -4 * x + A * td.cos(2.7 * td.t)})
    system = td.System(bodies=[point], constraints=[contact], forces=[push])
    check(
        system, lambda s: {point.position: (s[2], 0, 0), point.velocity: (0, 0, 0)}, [e, A, x],
        [0.8, 1.0, 0.05], 6.0, ["fly"] * 3, part=1e-3,
    )  # fmt: skip


def test_a_bouncing_that_fades_leaves_a_point_that_slides() -> None:
    system, point, _, e = bouncing(friction=0.2)
    z = point.position[2]

    def start(s: np.ndarray) -> dict[Any, Any]:
        return {point.position: (0, 0, s[1]), point.velocity: (3.0, 0, 0)}

    motion = system.simulate(0.8, start(np.array([0.5, 0.2])), parameters={e: 0.5}, samples=2)
    modes = ["fly"] * (len(motion.phases) - 1) + ["slide"]
    check(system, start, [e, z], [0.5, 0.2], 0.8, modes, rtol=1e-9)


def test_a_point_comes_to_rest_on_a_slope_that_turns_it() -> None:
    mu = td.parameter("mu", 0.5)
    point = td.Particle("point", mass=1.0)
    x, y = point.position[0], point.position[1]
    slope = td.Surface(lambda x, y, z: z + 0.3 * x)
    contact = td.Contact(point, slope, friction=mu, restitution=0.0)
    system = td.System(bodies=[point], constraints=[contact], forces=[td.Gravity(g)])

    def start(s: np.ndarray) -> dict[Any, Any]:
        return {x: 0, y: 0, x.dot: s[1], y.dot: s[2], contact.gap: 0, contact.gap.dot: 0}

    found = check(
        system, start, [mu, x.dot, y.dot], [0.5, 0.7, 1.0], 2.0, ["slide", "roll"], rtol=1e-9
    )
    assert np.abs(found[found.shape[0] // 2 :]).max() < 1e-9  # it rests


def test_derivatives_are_those_of_the_sample_s_mode() -> None:
    mu = td.parameter("mu", 0.2)
    system, _, contact = billiard(mu)
    start = contact.start(at=(0, 0), velocity=(1.0, 0.0), omega=(0.0, 0.0, 0.0))
    motion = system.simulate(1.0, start, rtol=1e-12, samples=[0.05, 0.9])
    change = td.sensitivity(motion, [mu], start=start, rtol=1e-12)
    force = change[contact.friction_force]
    np.testing.assert_allclose(force[:, 0, 0], [-0.5 * g, 0.0], atol=1e-9)
    np.testing.assert_allclose(change[contact.normal_force][:, 0], 0, atol=1e-9)


# --- where there is none ------------------------------------------------------------------------------
def test_grazing_and_starts_that_lead_off_are_refused_in_words() -> None:
    system, point, _, _ = bouncing()
    z = point.position[2]
    start = {point.position: (0, 0, 0), point.velocity: (1.0, 0, 0)}
    motion = system.simulate(0.5, start)
    with pytest.raises(ModelError, match="closed at the start, and a change leads off it"):
        td.sensitivity(motion, [z], start=start)
    up = td.Surface(lambda x, y, z: z - 1 + (x - 1) ** 2)  # its top is at z = 1
    touch = td.Contact(point, up, friction=0.0, restitution=0.5)
    system = td.System(bodies=[point], constraints=[touch])
    start = {point.position: (0, 0, 1 + 1e-13), point.velocity: (1.0, 0, 0)}
    motion = system.simulate(2.0, start)
    with pytest.raises(ModelError, match="the motion grazes 'point on surface'"):
        td.sensitivity(motion, [z], start=start)


def test_a_motion_that_begins_with_a_strike_needs_its_start() -> None:
    system, point, _, e = bouncing()
    z = point.position[2]
    start = {point.position: (0, 0, 0), point.velocity: (0.0, 0, -2.0)}
    motion = system.simulate(0.2, start, samples=2)
    assert motion.impacts[0].time == 0
    with pytest.raises(ModelError, match="begins with a strike"):
        td.sensitivity(motion, [e])
    change = td.sensitivity(motion, [e, z.dot], start=start)
    np.testing.assert_allclose(change[z][-1], [2.0 * 0.2, -0.8 * 0.2], rtol=1e-9)


# --- exponents ------------------------------------------------------------------------------------------
def table(e: Any, A: Any, T: float) -> tuple[td.System, Any]:
    """A point on a table that goes up and down, z = A sin(2 pi t/T)."""
    point = td.Particle("point", mass=1.0)
    moving = td.Surface(lambda x, y, z, t: z - A * td.sin(2 * np.pi * t / T))
    contact = td.Contact(point, moving, friction=0.0, restitution=e)
    return td.System(bodies=[point], constraints=[contact], forces=[td.Gravity(g)]), point


@pytest.mark.slow
def test_exponents_of_the_orbit_on_a_table_that_shakes_are_those_of_its_map() -> None:
    """Once a period: takes off with V = g T/2, so that the table has u = V (1 - e)/(1 + e) there."""
    e, T, A = 0.5, 0.2, 0.0125
    w, V = 2 * np.pi / T, g * T / 2
    u = V * (1 - e) / (1 + e)
    phase = np.arccos(u / (A * w))
    c, a = T / (V + u), -A * w**2 * np.sin(phase)
    J = np.array([[1, c], [(1 + e) * a, -e + e * g * c + (1 + e) * a * c]])
    rates = np.sort(np.log(np.abs(np.linalg.eigvals(J))) / T)
    assert abs(np.linalg.det(J) - e**2) < 1e-12
    system, point = table(e, A, T)
    begin = phase / w + T / 2  # half way between two strikes
    start = {
        point.position: (0, 0, A * np.sin(phase) + V * T / 2 - g * (T / 2) ** 2 / 2),
        point.velocity: (0, 0, V - g * T / 2),
    }
    spectrum = td.lyapunov(system, start, begin + 40 * T, begin=begin, transient=10 * T)
    fast = np.sort(spectrum.exponents)[:2]
    np.testing.assert_allclose(fast, rates, atol=0.2)  # each swings about the mean
    assert abs(fast.mean() - rates.mean()) < 1e-3
    assert abs(spectrum.divergence - 2 * np.log(e) / T) < 1e-6
    assert abs(spectrum.sum - spectrum.divergence) < 1e-5


def test_a_direction_that_friction_takes_has_an_exponent_of_minus_infinity() -> None:
    x, y = td.coordinates("x y")
    floor = td.Holonomic(y, name="floor")
    block = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[floor],
        forces=[td.Coulomb(floor, 0.3, at=td.vector([x, y]))],
    )
    spectrum = td.lyapunov(block, {x: 0, x.dot: 2}, until=10.0)
    assert spectrum.dimension == 2
    assert abs(spectrum.exponents[0]) < 0.2
    assert spectrum.exponents[1] == spectrum.sum == spectrum.divergence == -np.inf


# --- fits -------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_friction_and_restitution_are_found_from_a_ball_that_bounces() -> None:
    mu, e = td.parameter("mu", 0.08), td.parameter("e", 0.7)
    ball = td.Sphere("ball", radius=0.1, mass=0.5)
    contact = td.Contact(ball, td.Surface.plane(), friction=mu, restitution=e)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    x, z = ball.position[0], ball.position[2]
    start = {
        ball.position: (0, 0, 0.4), ball.velocity: (2.0, 0, 0), ball.quaternion: (1, 0, 0, 0),
        ball.omega: (0, 0, 0),
    }  # fmt: skip
    truth = system.simulate(0.7, start, parameters={mu: 0.1, e: 0.6}, samples=71)
    assert len(truth.impacts) == 2
    data = {"t": truth.t, "x": truth[x], "z": truth[z]}
    found = td.fit(system, data, [mu, e], start=start, measured={"x": x, "z": z})
    np.testing.assert_allclose([found[mu], found[e]], [0.1, 0.6], rtol=1e-7)


def test_a_flight_through_a_focal_point_is_refused_in_words() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    valley = td.Surface(lambda x, y, z: z - x**2, name="valley")  # its focal point is at z = 1/2
    contact = td.Contact(ball, valley, friction=0.0, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    start = {ball.position: (0, 0, 1.5), ball.velocity: (0, 0, 0)}
    start |= {ball.omega: (0, 0, 0), ball.quaternion: (1, 0, 0, 0)}
    motion = system.simulate(0.5, start)
    assert motion.finished
    with pytest.raises(ModelError, match="lost at a focal point"):
        td.sensitivity(motion, [ball.velocity], start=start)

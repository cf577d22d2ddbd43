"""Friction whose load comes from the motion: shaken and turning supports, bent wires, self-loading constraints.

And the split of the constraint force into Q^N and Q^W, term by term against paper 001's formulas.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import trundle as td
from tests.physics_tools import BACK, LOOSE, STICKS, TIGHT, g, reference, story, times, within
from trundle.constrained import forms


def close(value: Any, expected: Any, tolerance: float = 1e-10) -> bool:
    return within(value, expected, tolerance)


# --- pressed by motion ---------------------------------------------------------------------------
def test_shaking_table_lets_a_pushed_block_slip_only_while_it_falls_away() -> None:
    P, a, w, mu, F = td.Particle("P", mass=1.0), 0.004, 40.0, 0.5, 3.0
    lift = td.Holonomic(P.position[2] - a * td.sin(w * td.t), name="lift")
    rising = td.vector([0, 0, a * w * td.cos(w * td.t)])
    friction = td.Coulomb(lift, mu, on=rising)
    push = td.PointForce((F, 0, 0), at=P.position)
    system = td.System(bodies=[P], constraints=[lift], forces=[td.Gravity(g), push, friction])
    start = {P.position: (0, 0, 0), P.velocity: (0, 0, a * w)}
    motion = system.simulate(until=0.2, start=start, **TIGHT)
    loose = np.arcsin((g - F / mu) / (a * w**2)) / w

    def speed(t: float) -> float:
        return (F - mu * g) * (t - loose) + mu * a * w * (np.cos(w * loose) - np.cos(w * t))

    stop = brentq(speed, np.pi / w - loose, 2 * np.pi / w, xtol=1e-15)
    assert story(motion) == [LOOSE, STICKS, LOOSE]
    assert close(times(motion), [loose, stop, loose + 2 * np.pi / w], 1e-12)
    t = np.linspace(0, 0.2, 50)
    thrust = g - a * w**2 * np.sin(w * t)
    assert close(motion.at(t).force(lift)[:, 2], thrust)


def test_coin_on_a_turntable_that_spins_up_flies_off_at_the_closed_form_time() -> None:
    P, r, rate, mu = td.Particle("P", mass=0.01), 0.1, 2.0, 0.4
    table = td.Holonomic(P.position[2], name="table")
    x, y = P.position[0], P.position[1]
    friction = td.Coulomb(table, mu, on=td.vector([-rate * td.t * y, rate * td.t * x, 0]))
    system = td.System(bodies=[P], constraints=[table], forces=[td.Gravity(g), friction])
    start = {P.position: (r, 0, 0), P.velocity: (0, 0, 0)}
    motion = system.simulate(until=3.5, start=start, **TIGHT)
    loose = ((mu * g / r) ** 2 - rate**2) ** 0.25 / rate  # r sqrt(rate^2 + (rate t)^4) = mu g
    assert story(motion)[:1] == [LOOSE]
    assert close(times(motion)[:1], [loose], 1e-11)
    t = np.linspace(0, loose, 50)
    turn = rate * t**2 / 2
    stuck = motion.at(t)
    assert close(stuck[x], r * np.cos(turn))
    assert close(stuck[y], r * np.sin(turn))
    assert close(stuck.power(friction), 0.01 * r**2 * rate**2 * t)


def test_bead_on_a_hoop_keeps_its_friction_where_the_thrust_turns_over() -> None:
    x, y = td.coordinates("x y")
    mu, hoop = 0.1, td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[hoop],
        forces=[td.Coulomb(hoop, mu)],
    )

    def f(t: float, s: np.ndarray, sign: float) -> list[float]:
        return [s[1], -g * np.sin(s[0]) - mu * sign * (s[1] ** 2 + g * np.cos(s[0]))]

    def thrust(t: float, s: np.ndarray, sign: float) -> float:
        return float(s[1] ** 2 + g * np.cos(s[0]))

    def rest(t: float, s: np.ndarray, sign: float) -> float:
        return float(s[1])

    thrust.terminal = rest.terminal = True  # type: ignore[attr-defined]
    options = {"method": "DOP853", "rtol": 1e-13, "atol": 1e-14}
    one = solve_ivp(f, (0, 2), [0, 5.9], args=(1.0,), events=[thrust, rest], **options)
    turned, state = one.t_events[0][0], one.y_events[0][0]
    two = solve_ivp(f, (turned, 2), state, args=(-1.0,), events=[rest], **options)
    stop = two.t_events[0][0]
    motion = system.simulate(until=stop + 0.01, start={x: 0, y: -1, x.dot: 5.9}, **TIGHT)
    assert story(motion) == [BACK]
    assert motion.stats.phases == 3  # thrust outwards, thrust inwards, back
    assert close(times(motion), [stop], 1e-9)
    angle = two.y_events[0][0][0]
    assert close(motion.at([stop])[x], [np.sin(angle)], 1e-9)
    first = reference(lambda t, s: f(t, s, 1.0), [0, 5.9], np.linspace(0, turned, 20))
    assert close(motion.at(np.linspace(0, turned, 20))[y], -np.cos(first[0]), 1e-9)


def test_bead_on_a_helix_is_pressed_by_weight_and_turn_together() -> None:
    """Two rows hold it; the thrust is the length of their common force."""
    x, y, z = td.coordinates("x y z")
    R, pitch, mu = 0.5, 0.2, 0.15  # z = -pitch * turn angle
    wire = td.Holonomic(
        td.vector([x - R * td.cos(-z / pitch), y - R * td.sin(-z / pitch)]), name="wire"
    )
    friction = td.Coulomb(wire, mu)
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2 + z.dot**2) / 2 - g * z,
        constraints=[wire],
        forces=[friction],
    )
    length = np.hypot(R, pitch)
    cosine, sine = R / length, pitch / length
    motion = system.simulate(until=2, start={z: 0, z.dot: -0.7 * sine}, **TIGHT)

    def f(t: float, s: np.ndarray) -> list[float]:
        thrust = np.hypot(g * cosine, s[1] ** 2 * cosine**2 / R)
        return [s[1], g * sine - mu * thrust]

    along, v = reference(f, [0, 0.7], motion.t)
    assert close(motion[z], -along * sine, 1e-9)
    loss = mu * np.hypot(g * cosine, v**2 * cosine**2 / R) * v
    assert close(motion.power(friction), -loss, 1e-9)


# --- friction that loads its own constraint --------------------------------------------------------
class Rod:
    """Two masses joined by a rod, the lower one on a rough floor: friction changes the floor's load.

    With e = (c, s) along the rod and f the friction on the foot, the rod's force T on the foot obeys
    T (1/m2 + c^2/m1) + c f/m1 = l w^2 - g s, and the floor carries N = m1 g - T s.
    """

    m1, m2, length = 0.5, 1.5, 0.9

    def __init__(self, mu: float, thrust: Any) -> None:
        self.mu, self.thrust = mu, thrust
        self.coordinates = td.coordinates("x1 z1 x2 z2")
        x1, z1, x2, z2 = self.coordinates
        self.floor = td.Holonomic(z1, name="floor")
        rod = td.Holonomic((x2 - x1) ** 2 + (z2 - z1) ** 2 - self.length**2, name="rod")
        self.friction = td.Coulomb(self.floor, mu, thrust=thrust, at=td.vector([x1, z1]))
        T = self.m1 * (x1.dot**2 + z1.dot**2) / 2 + self.m2 * (x2.dot**2 + z2.dot**2) / 2
        self.system = td.System(
            lagrangian=T - g * (self.m1 * z1 + self.m2 * z2),
            constraints=[self.floor, rod],
            forces=[self.friction],
        )

    def start(self, angle: float, foot: float, rate: float) -> dict:
        x1, z1, x2, z2 = self.coordinates
        c, s, l = np.cos(angle), np.sin(angle), self.length
        return {
            x1: 0, z1: 0, x2: l * c, z2: l * s,
            x1.dot: foot, x2.dot: foot - l * rate * s, z2.dot: l * rate * c,
        }  # fmt: skip

    def forces(self, angle: float, rate: float, way: float) -> tuple[float, float, float]:
        """T, N and the friction f on a foot that slides in the direction `way`."""
        c, s, m1, m2 = np.cos(angle), np.sin(angle), self.m1, self.m2
        right, mass = self.length * rate**2 - g * s, 1 / m2 + c**2 / m1
        if self.thrust == "actual":  # f = -way mu (m1 g - T s) inside the equation for T
            T = (right + way * self.mu * g * c) / (mass + way * self.mu * s * c / m1)
            N = m1 * g - T * s
            return T, N, -way * self.mu * N
        f = -way * self.mu * (m1 * g - right / mass * s)
        T = (right - c * f / m1) / mass
        return T, m1 * g - T * s, f

    def rates(self, t: float, y: np.ndarray) -> list[float]:
        _, angle, v, rate = y
        T, _, f = self.forces(angle, rate, np.sign(v))
        a = (T * np.cos(angle) + f) / self.m1
        return [v, rate, a, (a * np.sin(angle) - g * np.cos(angle)) / self.length]


@pytest.mark.parametrize("thrust", ["actual", "frictionless"])
@pytest.mark.parametrize("way", [1.0, -1.0])
@pytest.mark.slow
def test_foot_of_a_rod_slides_under_the_load_that_its_thrust_rule_says(
    thrust: str, way: float
) -> None:
    rod = Rod(0.25, thrust)
    motion = rod.system.simulate(until=0.25, start=rod.start(1.0, 3.0 * way, -0.5), **TIGHT)
    x, angle, _, rate = reference(rod.rates, [0, 1.0, 3.0 * way, -0.5], motion.t)
    assert story(motion) == []
    assert close(motion[rod.coordinates[0]], x, 1e-10)
    assert close(motion[rod.coordinates[3]], rod.length * np.sin(angle), 1e-10)
    expected = np.array([rod.forces(a, w, way) for a, w in zip(angle, rate, strict=True)])
    assert close(motion.force(rod.floor)[:, 1], expected[:, 1], 1e-9)
    assert close(motion.force(rod.friction)[:, 0], expected[:, 2], 1e-9)


def test_the_two_rules_of_thrust_differ_where_friction_loads_the_constraint() -> None:
    ends = {}
    for thrust in ("actual", "frictionless"):
        rod = Rod(0.25, thrust)
        motion = rod.system.simulate(until=0.25, start=rod.start(1.0, 3.0, -0.5), **TIGHT)
        ends[thrust] = motion[rod.coordinates[0]][-1]
    assert abs(ends["actual"] - ends["frictionless"]) > 1e-3


def test_rod_that_falls_from_rest_slips_where_its_foot_needs_more_than_static_friction() -> None:
    rod = Rod(0.3, "actual")
    steep = 1.4
    motion = rod.system.simulate(until=0.7, start=rod.start(steep, 0.0, 0.0), **TIGHT)

    def excess(angle: float) -> float:  # friction needed less friction possible, foot at rest
        square = 2 * g / rod.length * (np.sin(steep) - np.sin(angle))
        push = rod.m2 * (g * np.sin(angle) - rod.length * square)  # -T
        return push * np.cos(angle) - rod.mu * (rod.m1 * g + push * np.sin(angle))

    angle = brentq(excess, 1.0, steep, xtol=1e-15)
    assert story(motion)[:1] == [LOOSE]
    state = motion.events[0].state
    assert close(state[3], rod.length * np.sin(angle), 1e-10)
    assert np.abs(motion.at([motion.events[0].t * 0.99])[rod.coordinates[0]]).max() < 1e-12
    later = motion.at([motion.events[0].t + 0.02])
    assert later[rod.coordinates[0].dot][0] < 0  # the foot is pushed backwards


def test_sideways_force_on_a_body_with_two_inertias_starts_it_along_the_consistent_direction() -> (
    None
):
    """Static above kinetic friction, effective masses 1 and 4: the direction u of sliding from rest

    satisfies (F - R u)/mass parallel to u, which is not the direction of the force.
    """
    x, y, z = td.coordinates("x y z")
    table = td.Holonomic(z, name="table")
    friction = td.Coulomb(table, 0.3, static=0.5, at=td.vector([x, y, z]))
    F = np.array([4.0, 5.0])
    system = td.System(
        kinetic=(x.dot**2 + 4 * y.dot**2 + z.dot**2) / 2,
        potential=10 * z - F[0] * x - F[1] * y,
        constraints=[table],
        forces=[friction],
    )
    motion = system.simulate(until=2, start={x: 0, y: 0, z: 0, x.dot: 0, y.dot: 0}, **TIGHT)

    def mismatch(angle: float) -> float:
        a = (F - 3 * np.array([np.cos(angle), np.sin(angle)])) / [1, 4]
        return float(a[0] * np.sin(angle) - a[1] * np.cos(angle))

    angle = brentq(mismatch, 0.0, np.pi / 2, xtol=1e-15)
    a = (F - 3 * np.array([np.cos(angle), np.sin(angle)])) / [1, 4]
    assert story(motion) == []
    assert close(motion.q[:, :2], np.outer(motion.t**2 / 2, a), 1e-9)


# --- Q^N and Q^W ---------------------------------------------------------------------------------
def surface_with(forces: Callable[[td.Particle, td.Holonomic], list]) -> tuple[Any, ...]:
    P = td.Particle("P", mass=1.4)
    x, y, z = P.position
    bowl = td.Holonomic(z - 0.3 * x**2 - 0.5 * y**2 + 0.1 * x * y, name="bowl")
    working = forces(P, bowl)
    system = td.System(bodies=[P], constraints=[bowl], forces=[td.Gravity(g), *working])
    start = {x: 0.5, y: -0.4, x.dot: 1.0, y.dot: 0.7}
    return P, bowl, working, system.simulate(until=0.6, start=start, samples=31, **TIGHT)


def rows_of_the_bowl(q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    A = np.array([[-0.6 * q[0] + 0.1 * q[1], -q[1] + 0.1 * q[0], 1.0]])
    return A, np.array([0.6 * v[0] ** 2 + v[1] ** 2 - 0.2 * v[0] * v[1]])


@pytest.mark.parametrize("thrust", ["frictionless", "actual"])
def test_friction_in_a_bowl_is_seed_one_term_by_term(thrust: Any) -> None:
    _, bowl, (friction,), motion = surface_with(
        lambda P, bowl: [td.Coulomb(bowl, 0.3, thrust=thrust)]
    )
    m, Q = 1.4 * np.eye(3), np.array([0, 0, -1.4 * g])
    for k in range(len(motion.t)):
        A, b = rows_of_the_bowl(motion.q[k], motion.v[k])
        ideal = forms.ideal(m, Q, A, b)
        v = motion.v[k]
        c = -0.3 * np.linalg.norm(ideal.QN) * v / np.linalg.norm(v)
        expected = forms.with_work(m, Q, A, b, c)
        assert close(motion.QN[k], expected.QN, 1e-11)
        assert close(motion.QW[k], expected.QW, 1e-11)
        assert close(motion.a[k], expected.qdd, 1e-11)
        assert close(motion.force(friction)[k], c, 1e-11)
    assert close(motion.Qc, motion.a * 1.4 - Q, 1e-12)
    assert close(motion.power("QN"), 0.0, 1e-12)
    assert np.all(motion.power("QW") < 0)
    assert close(motion.power(bowl), 0.0, 1e-12)


def test_given_non_ideal_force_does_its_own_work_in_virtual_displacements_and_no_other() -> None:
    def drag(P: td.Particle, bowl: td.Holonomic) -> list:
        x, y, z = P.coordinates
        force = {x: -0.3 * x.dot + 0.2 * td.sin(4 * td.t), y: 0.5 * z, z: 1.0 + x.dot * y.dot}
        return [td.NonIdeal(force, name="drag")]

    _, _, (given,), motion = surface_with(drag)
    m, Q, t = 1.4 * np.eye(3), np.array([0, 0, -1.4 * g]), motion.t
    q, v = motion.q, motion.v
    c = np.stack(
        [-0.3 * v[:, 0] + 0.2 * np.sin(4 * t), 0.5 * q[:, 2], 1 + v[:, 0] * v[:, 1]], axis=1
    )
    assert close(motion.force(given), c, 1e-13)
    for k in range(len(t)):
        A, b = rows_of_the_bowl(q[k], v[k])
        expected = forms.with_work(m, Q, A, b, c[k])
        assert close(motion.QN[k], expected.QN, 1e-11)
        assert close(motion.QW[k], expected.QW, 1e-11)
        assert close(motion.a[k], expected.qdd, 1e-11)
        virtual = np.linalg.svd(A)[2][1:]  # A v = 0
        assert close(virtual @ motion.Qc[k], virtual @ c[k], 1e-11)
    assert close(motion.Qc, 1.4 * motion.a - Q, 1e-12)

"""Friction that depends on the normal force: p N + b = 0 becomes an equation for N, solved in the compiled program.

The truth is a rod in a plane, written here by hand: three coordinates, N by bisection at every evaluation.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import trundle as td
from trundle.scenario import read

M, HALF, G = 1.3, 0.5, 9.81
J = M * (2 * HALF) ** 2 / 12


def elastic(N):
    """A soft tip: mu falls with the load."""
    return 0.5 * (N + 1e-9) ** (-1 / 3)


def wearing(N):
    """mu rises with the load, and settles."""
    return 0.1 + 0.3 * N / (N + 5.0)


def rod_on_plane(friction, **options):
    """A rod whose lower end touches the ground: a spatial body that moves in a plane."""
    rod = td.RigidBody("rod", mass=M, inertia=(1e-3 * J, J, J))
    options = {"restitution": 0, "at": (-HALF, 0, 0), "name": "tip"} | options
    tip = td.Contact(rod, td.Surface.plane(), friction=friction, **options)
    return td.System(bodies=[rod], constraints=[tip], forces=[td.Gravity(G)]), rod, tip


def start_of(rod, angle, x_dot, omega):
    """The tip at the origin, sliding with x_dot; the rod leans by an angle above the x axis and turns."""
    c, s = math.cos(angle), math.sin(angle)
    turned = (math.cos(angle / 2), 0, -math.sin(angle / 2), 0)
    return {
        rod.position: (HALF * c, 0, HALF * s),
        rod.velocity: (x_dot - omega * HALF * s, 0, omega * HALF * c),
        rod.quaternion: turned,
        rod.omega: (0, -omega, 0),
    }


def normal_force(angle, omega, slip, mu):
    """N of the tip by bisection: its vertical acceleration is zero."""
    c, s = math.cos(angle), math.sin(angle)

    def rise(N):
        T = -math.copysign(mu(N) * N, slip)
        turn = (T * s - N * c) * HALF / J  # about the centre, the force acts at -HALF (c, s)
        return N / M - G - HALF * (turn * c - omega**2 * s)

    return brentq(rise, 0.0, 1e4, xtol=1e-14, rtol=1e-15)


def rates(t, y, mu):
    _x, angle, slip, omega = y
    N = normal_force(angle, omega, slip, mu)
    T, c, s = -math.copysign(mu(N) * N, slip), math.cos(angle), math.sin(angle)
    turn = (T * s - N * c) * HALF / J
    return [slip, omega, T / M + HALF * (turn * s + omega**2 * c), turn]


@pytest.mark.parametrize("mu", [elastic, wearing])
@pytest.mark.parametrize("sense", [1, -1])
@pytest.mark.slow
def test_a_rod_that_slides_agrees_with_one_written_by_hand(mu, sense):
    system, rod, tip = rod_on_plane(lambda N, speed: mu(N))
    y0, until = [0.0, 1.1, 2.0 * sense, -0.4], 0.25
    truth = solve_ivp(rates, (0, until), y0, args=(mu,), method="DOP853", rtol=1e-12, atol=1e-13)
    start = start_of(rod, *y0[1:])
    motion = system.simulate(until=until, start=start, rtol=1e-11)
    x, angle, slip, omega = truth.y[:, -1]
    assert [p.modes["tip"] for p in motion.phases] == ["slide"]
    assert motion[tip.point][-1, 0] == pytest.approx(x, abs=1e-9)
    assert motion[tip.slip][-1, 0] == pytest.approx(slip, abs=1e-8)
    assert -motion[rod.omega][-1, 1] == pytest.approx(omega, abs=1e-8)
    N = normal_force(angle, omega, slip, mu)
    assert motion[tip.normal_force][-1] == pytest.approx(N, rel=1e-8)
    assert abs(motion[tip.friction_force][-1, 0]) == pytest.approx(mu(N) * N, rel=1e-8)
    assert "residual" not in motion.status
    assert not motion.doubts


@pytest.mark.slow
def test_minimal_form_and_all_coordinates_agree_where_mu_depends_on_load_and_speed(monkeypatch):
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    bowl = td.Surface(lambda x, y, z: z - 2 * x**2 - y**2, name="bowl")
    contact = td.Contact(
        ball, bowl, restitution=0, friction=lambda N, speed: 0.1 + 0.2 * N / (N + 20) / (1 + speed)
    )
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = contact.start(at=(0.1, -0.05), velocity=(0.8, -0.3), omega=(3.0, 20.0, -5.0))
    minimal = system.simulate(until=0.4, start=start, rtol=1e-11)
    assert system.machine.minimal_in(minimal.run.phases[0].P) is not None
    monkeypatch.setattr("trundle.integrate.run.Runner._take_form", lambda self: None)
    whole = system.simulate(until=0.4, start=start, rtol=1e-11)
    assert [p.modes for p in minimal.phases] == [p.modes for p in whole.phases]
    assert minimal.phases[0].end == pytest.approx(whole.phases[0].end, rel=1e-9)
    t = np.linspace(0, 0.4, 21)
    for what in (ball.position, ball.omega, contact.normal_force, contact.friction_force):
        ours, theirs = minimal.at(t)[what], whole.at(t)[what]
        assert np.abs(ours - theirs).max() <= 1e-8 * np.abs(theirs).max()


@pytest.mark.slow
def test_a_billiard_ball_rolls_when_its_mu_under_its_weight_says():
    ball = td.Sphere("ball", radius=0.03, mass=0.2)
    contact = td.Contact(
        ball, td.Surface.plane(), restitution=0, friction=lambda N, speed: wearing(N)
    )
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = contact.start(at=(0, 0), velocity=(1.0, 0), omega=(0, 0, 0))
    motion = system.simulate(until=2, start=start, rtol=1e-11)
    assert motion.phases[0].end == pytest.approx(2 / (7 * wearing(0.2 * G) * G), rel=1e-10)
    assert [p.modes["ball on plane"] for p in motion.phases] == ["slide", "roll"]


def test_what_is_pulled_up_and_aside_lets_go_at_the_limit_of_its_load():
    P = td.Particle("P", mass=2.0)
    contact = td.Contact(P, td.Surface.plane(), restitution=0, friction=lambda N, speed: wearing(N))
    up, aside = 3.0, 2.0  # N/s
    pull = td.PointForce((aside * td.t, 0, up * td.t), at=P.position)
    system = td.System(bodies=[P], constraints=[contact], forces=[td.Gravity(G), pull])
    motion = system.simulate(
        until=3, start={P.position: (0, 0, 0), P.velocity: (0, 0, 0)}, rtol=1e-11
    )

    def left(t):
        N = 2 * G - up * t
        return wearing(N) * N - aside * t

    assert [p.modes["P on plane"] for p in motion.phases] == ["roll", "slide"]
    assert motion.phases[0].end == pytest.approx(brentq(left, 0, 3, xtol=1e-15), abs=1e-9)


@pytest.mark.parametrize(
    ("law", "limit"), [(wearing, 0.4), (elastic, 0.0), (lambda N: 0.01 * N, math.inf)]
)
@pytest.mark.slow
def test_a_strike_takes_mu_for_a_force_beyond_all_bounds(law, limit):
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Contact(
        ball, td.Surface.plane(), restitution=0.5, friction=lambda N, speed: law(N)
    )
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = {ball.position: (0, 0, 0.2), ball.velocity: (9, 0, 0), ball.omega: (0, 0, 0)}
    start |= {ball.quaternion: (1, 0, 0, 0)}
    (strike,) = system.simulate(until=0.2, start=start).impacts
    most = 2 / 7 * 9 / strike.normal_impulse  # what takes the slip away
    assert -strike.impulse[0] / strike.normal_impulse == pytest.approx(min(limit, most), abs=1e-9)
    assert strike.kind == ("stick" if limit > most else "slip")


@pytest.mark.slow
def test_a_strike_without_a_limit_of_mu_is_told():
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    law = lambda N, speed: 0.3 + 0.1 * td.sin(N)
    contact = td.Contact(ball, td.Surface.plane(), restitution=0.5, friction=law)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = {ball.position: (0, 0, 0.2), ball.velocity: (1, 0, 0), ball.omega: (0, 0, 0)}
    motion = system.simulate(until=1, start=start | {ball.quaternion: (1, 0, 0, 0)})
    assert not motion.finished
    assert "tends to no limit as the normal force grows" in motion.status


@pytest.mark.parametrize(
    ("k", "said"), [(0.02, "2 motions are possible"), (0.5, "no set of modes")]
)
@pytest.mark.slow
def test_several_normal_forces_or_none_are_told(k, said):
    """T = k N^2 under a rod pushed into the ground: W_nn N - W_nt k N^2 + c = 0 has two roots, or none."""
    system, rod, _tip = rod_on_plane(lambda N, speed: k * N)
    angle = 1.1
    c, s = math.cos(angle), math.sin(angle)
    normal, across = 1 / M + HALF**2 * c**2 / J, HALF**2 * s * c / J
    assert (normal**2 - 4 * across * k * G > 0) == (k < 0.1)
    motion = system.simulate(until=0.1, start=start_of(rod, angle, -2.0, 0.0))
    assert not motion.finished
    assert said in motion.status
    assert "mu(N) N" in motion.status


@pytest.mark.slow
def test_sensitivities_follow_friction_that_depends_on_the_load():
    k = td.parameter("k", 0.3)
    system, rod, tip = rod_on_plane(lambda N, speed: 0.1 + k * N / (N + 5.0))
    motion = system.simulate(until=0.2, start=start_of(rod, 1.1, 2.0, -0.4), rtol=1e-11)
    found = td.sensitivity(motion, [k])[tip.point[0]][-1, 0]
    h, ends = 1e-4, []
    for value in (0.3 + h, 0.3 - h):
        mu = lambda N, value=value: 0.1 + value * N / (N + 5.0)
        truth = solve_ivp(rates, (0, 0.2), [0, 1.1, 2.0, -0.4], args=(mu,), method="DOP853",
                          rtol=1e-12, atol=1e-13)  # fmt: skip
        ends.append(truth.y[0, -1])
    assert found == pytest.approx((ends[0] - ends[1]) / (2 * h), rel=1e-6)


@pytest.mark.slow
def test_a_file_may_name_the_normal_force():
    text = """schema = 1
    title = "Billiard ball"
    gravity = 9.81
    [bodies.ball]
    kind = "sphere"
    radius = 0.03
    mass = 0.2
    [surfaces.table]
    kind = "plane"
    [constraints.contact]
    kind = "contact"
    body = "ball"
    surface = "table"
    friction = "0.1 + 0.3*N/(N + 5)"
    restitution = 0
    [start.contact]
    at = [0, 0]
    velocity = [1, 0]
    omega = [0, 0, 0]
    [solver]
    until = 1
    """
    motion = read(text.replace("\n    ", "\n")).simulate()
    assert motion.phases[0].end == pytest.approx(2 / (7 * wearing(0.2 * G) * G), rel=1e-7)

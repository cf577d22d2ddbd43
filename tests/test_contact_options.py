"""Options of a contact, each against a closed form: resistances, static friction, laws of friction, moving plates."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td

G = 9.81


def ball_on_a_plane(**options: Any) -> tuple[Any, Any, Any]:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Contact(ball, td.Surface.plane(), **options)
    return ball, contact, td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])


def free(body: Any, x: Any, v: Any, w: Any) -> dict[Any, Any]:
    return {body.position: x, body.velocity: v, body.quaternion: (1, 0, 0, 0), body.omega: w}


def particle_on(plate: Any, **options: Any) -> tuple[Any, Any]:
    block = td.Particle("block", mass=1.0)
    contact = td.Contact(block, plate, restitution=0, **options)
    return block, td.System(bodies=[block], constraints=[contact], forces=[td.Gravity(G)])


def test_rolling_resistance_slows_a_ball_by_five_sevenths_of_l_g_over_r() -> None:
    ball, _, system = ball_on_a_plane(friction=0.5, restitution=0, rolling_resistance=0.002)
    start = free(ball, (0, 0, 0.1), (1, 0, 0), (0, 10, 0))
    motion = system.simulate(until=1, start=start, rtol=1e-10)
    assert motion[ball.velocity][-1][0] == pytest.approx(1 - 5 / 7 * 0.02 * G, abs=1e-9)
    assert motion.balance.relative < 1e-9


@pytest.mark.slow
def test_spinning_resistance_stops_a_spin_in_j_w_over_l_n() -> None:
    ball, _, system = ball_on_a_plane(friction=0.5, restitution=0, spinning_resistance=0.002)
    motion = system.simulate(
        until=3, start=free(ball, (0, 0, 0.1), (0, 0, 0), (0, 0, 5)), rtol=1e-10
    )
    assert motion.phases[-1].begin == pytest.approx(5 * 0.4 * 0.01 / (0.002 * G), abs=1e-9)
    assert abs(motion[ball.omega][-1][2]) < 1e-12


def test_static_friction_holds_longer_and_lets_go_at_once() -> None:
    plate = td.Surface.plane(position=td.vector([0.05 * td.t**3, 0, 0]))
    block, system = particle_on(plate, friction=0.2, static_friction=0.4)
    start = {block.position: (0, 0, 0), block.velocity: (0, 0, 0)}
    motion = system.simulate(until=15, start=start, rtol=1e-10)
    slips = 0.4 * G / 0.3
    assert motion.phases[-1].begin == pytest.approx(slips, rel=1e-12)
    speed = 0.15 * slips**2 + 0.2 * G * (15 - slips)
    assert motion[block.velocity][-1][0] == pytest.approx(speed, rel=1e-12)


def test_a_law_that_vanishes_at_rest_has_no_rolling_phase() -> None:
    """mu = k s on a plate with the velocity 0.15 t^2: v' = -k g (v - 0.15 t^2), from rest on the plate."""
    plate, k = td.Surface.plane(position=td.vector([0.05 * td.t**3, 0, 0])), 0.2
    block, system = particle_on(plate, friction=lambda N, speed: k * speed)
    start = {block.position: (0, 0, 0), block.velocity: (0, 0, 0)}
    motion = system.simulate(until=3, start=start, rtol=1e-10)
    assert [phase.modes["block on plane"] for phase in motion.phases] == ["slide"]
    t, rate = motion.t, k * G
    speed = 0.15 * (t**2 - 2 * t / rate + 2 / rate**2) - 0.3 / rate**2 * np.exp(-rate * t)
    assert np.abs(motion[block.velocity][:, 0] - speed).max() < 1e-9


def test_friction_of_zero_as_a_parameter_holds_nothing() -> None:
    """At rest on a plate that begins to move: the block stays where it is."""
    mu = td.parameter("mu", 0.3)
    plate = td.Surface.plane(position=td.vector([0.05 * td.t**3, 0, 0]))
    block, system = particle_on(plate, friction=mu)
    start = {block.position: (0, 0, 0), block.velocity: (0, 0, 0)}
    motion = system.simulate(until=3, start=start, parameters={mu: 0.0}, rtol=1e-10)
    assert motion.finished
    assert np.abs(motion[block.velocity]).max() < 1e-12


def test_friction_may_depend_on_the_speed() -> None:
    ball, contact, system = ball_on_a_plane(
        friction=lambda N, speed: 0.1 + 0.05 * speed, restitution=0
    )
    start = free(ball, (0, 0, 0.1), (2, 0, 0), (0, 0, 0))
    motion = system.simulate(until=0.2, start=start, rtol=1e-10)
    slip = 4 * math.exp(-3.5 * G * 0.05 * 0.2) - 2  # ds/dt = -7/2 g (0.1 + 0.05 s)
    assert np.linalg.norm(motion[contact.slip][-1]) == pytest.approx(slip, abs=1e-10)


def test_restitution_may_be_a_parameter() -> None:
    ball, _, system = ball_on_a_plane(friction=0.3, restitution=td.Parameter("e", 0.5))
    start = free(ball, (0, 0, 0.6), (0, 0, 0), (0, 0, 0))
    motion = system.simulate(until=0.7, start=start, rtol=1e-10)
    fall = math.sqrt(1 / G)
    assert [s.time for s in motion.impacts] == pytest.approx([fall, 2 * fall], rel=1e-12)


def test_a_strike_with_friction_without_limit_sticks() -> None:
    ball, _, system = ball_on_a_plane(friction=math.inf, restitution=0.5)
    start = free(ball, (0, 0, 0.6), (1, 0, 0), (0, 0, 0))
    motion = system.simulate(until=0.5, start=start, rtol=1e-10)
    assert motion[ball.velocity][-1][0] == pytest.approx(5 / 7, rel=1e-12)


def test_a_block_leaves_a_shaken_plate_at_g_and_the_plate_does_work_in_strikes() -> None:
    plate = td.Surface.plane(position=td.vector([0, 0, 0.02 * td.sin(30 * td.t)]))
    block, system = particle_on(plate, friction=0.2)
    start = {block.position: (0, 0, 0), block.velocity: (0, 0, 0.6)}
    motion = system.simulate(until=0.5, start=start, rtol=1e-10)
    assert motion.finished
    leaves = math.asin(G / (0.02 * 30**2)) / 30
    assert motion.phases[1].begin == pytest.approx(leaves, rel=1e-10)
    strike = motion.impacts[0]
    height, speed = 0.02 * math.sin(30 * leaves), 0.6 * math.cos(30 * leaves)
    dt = strike.time - leaves
    assert height + speed * dt - G * dt**2 / 2 == pytest.approx(
        0.02 * math.sin(30 * strike.time), abs=1e-11
    )
    before = speed - G * dt - 0.6 * math.cos(30 * strike.time)
    assert strike.dissipated == pytest.approx(before**2 / 2, rel=1e-9)
    assert motion.balance.relative < 1e-9


# --- what is refused, or told ----------------------------------------------------------------------
def test_a_particle_has_no_rolling_to_resist() -> None:
    P = td.Particle("P", mass=1.0)
    with pytest.raises(td.ModelError, match=r"rolling_resistance=0.01 was given for 'P on plane'"):
        td.Contact(P, td.Surface.plane(), friction=0.3, restitution=0, rolling_resistance=0.01)


@pytest.mark.slow
def test_a_strike_of_contacts_with_different_laws_is_told() -> None:
    ball, slope = td.Sphere("ball", radius=0.1, mass=1.0), 0.5**0.5
    sides = []
    for way, law in ((1, "newton"), (-1, "stronge")):
        plane = td.Surface.plane(normal=(way * slope, 0, slope), name=f"side {law}")
        sides.append(td.Contact(ball, plane, friction=0.3, restitution=0.5, impact=law))
    system = td.System(bodies=[ball], constraints=sides, forces=[td.Gravity(9.81)])
    start = {
        ball.position: (0, 0, 0.5), ball.velocity: (0, 0, 0), ball.quaternion: (1, 0, 0, 0),
        ball.omega: (0, 0, 0),
    }  # fmt: skip
    motion = system.simulate(until=0.3, start=start)
    assert len(motion.impacts) >= 2
    assert any("different laws of impact strike at once" in doubt for doubt in motion.doubts)


def test_a_ball_that_slides_for_long_spins_as_the_closed_form_says() -> None:
    """Down a slope of tan a > 7/2 mu: r omega' = 5/2 mu g cos a. After 2 s it turns twenty times a second."""
    a, mu, r = 0.9, 0.2, 0.05
    ball = td.Sphere("ball", radius=r, mass=0.2)
    slope = td.Surface(lambda x, y, z: math.sin(a) * x + math.cos(a) * z, name="slope")
    contact = td.Contact(ball, slope, friction=mu, restitution=0)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = free(ball, (r * math.sin(a), 0, r * math.cos(a)), (0, 0, 0), (0, 0, 0))
    motion = system.simulate(until=2, start=start, rtol=1e-11)
    speed = 2.5 * mu * G * math.cos(a) / r * motion.t
    assert np.abs(motion[ball.omega][:, 1] - speed).max() < 1e-8
    assert np.abs(motion[ball.omega][:, [0, 2]]).max() < 1e-8

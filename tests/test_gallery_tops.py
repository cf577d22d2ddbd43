"""The tippe top and the whirling coin of the gallery, against equations written by hand and closed forms."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from trundle import gallery

pytestmark = pytest.mark.optimized

G, R, HEAVY, LIGHT, C, SPIN = 9.81, 0.02, 4000.0, 1000.0, 0.3, 155.0
M = 2 / 3 * math.pi * R**3 * (HEAVY + LIGHT)
OFF = 3 / 8 * R * (HEAVY - LIGHT) / (HEAVY + LIGHT)
J = np.array([0.4 * M * R**2, 0.4 * M * R**2 - M * OFF**2, 0.4 * M * R**2 - M * OFF**2])


def glide(t: float, y: np.ndarray) -> np.ndarray:
    """Newton and Euler for y = (axis, v, w): a body of revolution, J w = J1 w + (J3 - J1)(w.e) e.

    The force is N (e_z - C s); the contact is at r = OFF e - R e_z, and stays at z = 0.
    """
    e, v, w = y[:3], y[3:6], y[6:9]
    up, de = np.array([0.0, 0, 1]), np.cross(w, e)
    r = OFF * e - R * up
    s = v + np.cross(w, r)
    ray = np.array([-C * s[0], -C * s[1], 1.0])
    inverse = np.eye(3) / J[1] + (1 / J[0] - 1 / J[1]) * np.outer(e, e)
    gyro = np.cross(w, J[1] * w + (J[0] - J[1]) * (w @ e) * e)
    turn = lambda N: inverse @ (np.cross(r, N * ray) - gyro)
    rise = lambda N: N / M - G + (np.cross(turn(N), r) + np.cross(w, OFF * de))[2]
    N = -rise(0.0) / (rise(1.0) - rise(0.0))
    return np.concatenate([de, N * ray / M - G * up, turn(N)])


@pytest.mark.slow
def test_a_tippe_top_with_gliding_friction_moves_as_newton_and_euler_say() -> None:
    scene = gallery.tippe_top("glides")
    motion = scene.simulate(until=0.5, rtol=1e-11, samples=6)
    top = scene["top"]
    e = np.array([math.sin(0.1), 0, math.cos(0.1)])
    v = -np.cross([0, 0, SPIN], OFF * e)  # of the centre of mass; that of the ball is at rest
    found = solve_ivp(
        glide, (0, 0.5), [*e, *v, 0, 0, SPIN], method="DOP853", rtol=1e-13, atol=1e-14
    )
    last = found.y[:, -1]
    assert np.asarray(motion[scene["axis"]])[-1] == pytest.approx(last[:3], abs=1e-8)
    assert np.asarray(motion[top.velocity])[-1] == pytest.approx(last[3:6], abs=1e-8)
    assert np.asarray(motion[top.omega])[-1] == pytest.approx(last[6:9], abs=1e-6)


def test_a_tippe_top_with_gliding_friction_stands_on_its_head_and_keeps_jelletts_integral() -> None:
    scene = gallery.tippe_top("glides")
    motion = scene.simulate(until=6.0)
    lean, jellett = (np.asarray(motion[scene[name]]) for name in ("lean", "jellett"))
    assert lean[0] == pytest.approx(0.1)
    assert lean[-1] > 3.1
    assert np.ptp(jellett) < 1e-8 * abs(jellett[0])
    assert [p.modes for p in motion.phases] == [{"top on table": "slide"}]  # it never rolls
    assert motion.balance.relative < 1e-8


def test_a_tippe_top_with_coulomb_friction_rolls_and_does_not_turn_over() -> None:
    scene = gallery.tippe_top("rolls")
    motion = scene.simulate(until=6.0)
    lean = np.asarray(motion[scene["lean"]])
    assert lean.max() < 0.11
    assert [p.modes for p in motion.phases] == [{"top on table": "roll"}]
    assert sum(motion.balance.rubbed) == 0.0  # nothing takes energy


def test_a_coin_whirls_faster_as_it_falls() -> None:
    """Slowly falling: sqrt(sin(lean)) falls evenly, and Omega = sqrt(4 g/(a sin(lean)))."""
    scene = gallery.spinning_coin()
    motion = scene.simulate()
    a, length = 0.0375, 1e-4
    end = 3 * a * math.sqrt(math.sin(0.2)) / (length * math.sqrt(4 * G / a))
    sine, rate = (np.asarray(motion[scene[name]]) for name in ("across", "precession"))
    assert sine == pytest.approx(math.sin(0.2) * (1 - motion.t / end) ** 2, rel=0.025)
    assert rate == pytest.approx(np.sqrt(4 * G / (a * sine)), rel=0.02)
    assert rate[-1] > 2.7 * rate[0]
    assert motion.balance.relative < 1e-8


def test_a_law_of_friction_in_a_file_is_a_formula_of_the_speed_of_slip() -> None:
    scene = gallery.tippe_top("glides")
    contact = scene["contact"]
    motion = scene.simulate(until=0.05, samples=3)
    speed = np.linalg.norm(np.asarray(motion[contact.slip]), axis=1)
    force = np.linalg.norm(np.asarray(motion[contact.friction_force]), axis=1)
    N = np.asarray(motion[contact.normal_force])
    assert force == pytest.approx(C * speed * N, rel=1e-9, abs=1e-12)

"""The classics of the gallery against closed forms and first integrals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from papers import closed_forms
from trundle import gallery

pytestmark = pytest.mark.optimized

TIGHT = {"rtol": 1e-12, "atol": 1e-14}
g = 9.81


def run(example: Any, **options: Any) -> Any:
    return example.simulate(**{**TIGHT, "samples": 101, **options})


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


# --- Chaplygin's ball -------------------------------------------------------------------------------
def test_chaplygin_ball_keeps_its_angular_momentum_about_the_contact_and_its_energy() -> None:
    example = gallery.chaplygin_ball()
    motion = run(example, until=5.0, rtol=1e-13)
    K = motion[example["momentum"]]
    assert far(K, K[0]) < 1e-12 * np.abs(K).max()
    assert motion.energy_drift < 1e-12
    assert far(motion[example["ball"].omega], motion[example["ball"].omega][0]) > 1.0  # it tumbles


def test_chaplygin_ball_has_three_different_moments_and_presses_with_its_weight() -> None:
    example = gallery.chaplygin_ball()
    ball = example["ball"]
    J = [float(ball.inertia[i, i]) for i in range(3)]
    assert J[0] > 1.1 * J[1] > 1.1 * J[2]
    audit = run(example, until=1.0).audit["ball on ground"]
    assert far(audit.normal, float(ball.mass) * g) < 1e-11 * float(ball.mass) * g


# --- the ball in the cylinder ---------------------------------------------------------------------------
@pytest.mark.parametrize("spin", [0.0, 40.0])
def test_ball_in_a_cylinder_oscillates_at_root_two_sevenths_of_its_revolution(spin: float) -> None:
    example = gallery.ball_in_cylinder(spin=spin)
    motion = run(example)
    ball = example["ball"]
    assert far(motion[ball.position[2]], closed_forms.cylinder_height(motion.t, spin=spin)) < 2e-11
    rate = 2.0 / 0.08
    circle = 0.08 * np.column_stack([np.cos(rate * motion.t), np.sin(rate * motion.t)])
    assert far(motion[ball.position][:, :2], circle) < 2e-11


def test_ball_in_a_cylinder_comes_back_to_its_height_again_and_again() -> None:
    example = gallery.ball_in_cylinder()
    period = 2 * np.pi / (np.sqrt(2 / 7) * 2.0 / 0.08)
    motion = run(example, until=6 * period, samples=period * np.arange(7))
    assert far(motion[example["ball"].position[2]], 0.0) < 1e-11
    assert far(motion[example["ball"].velocity[2]], 0.0) < 1e-9


# --- two balls --------------------------------------------------------------------------------------------
def test_two_balls_in_space_turn_about_their_angular_momentum_at_a_constant_rate() -> None:
    example = gallery.two_balls_in_space()
    motion = run(example)
    n = motion[(example["b"].position - example["a"].position) / 0.2]
    assert far(n, closed_forms.balls_in_space_axis(motion.t)) < 2e-11


def test_two_balls_in_space_keep_momentum_angular_momentum_and_energy() -> None:
    example = gallery.two_balls_in_space()
    motion = run(example)
    a, b = example["a"], example["b"]
    momentum = sum(motion[x.mass * x.velocity] for x in (a, b))
    turning = sum(
        motion[x.mass * td.cross(x.position, x.velocity) + x.rotation @ (x.inertia @ x.omega_body)]
        for x in (a, b)
    )
    assert far(momentum, 0.0) < 1e-12
    assert far(turning, turning[0]) < 1e-12
    assert motion.energy_drift < 1e-11


def test_ball_on_a_ball_on_a_plane_keeps_the_two_integrals_of_planar_rolling() -> None:
    """The place X of the lower ball is cyclic. With the tilt th and d = a + b, no slip between the balls gives
    b w_b = d th' - a w_a, on the plane a w_a = X', hence

    T = m1 (7/10) X'^2 + m2/2 (X'^2 + 2 d X' th' cos th + d^2 th'^2) + (m2/5) (d th' - X')^2.
    """
    a, b, m1, m2 = 0.2, 0.1, 2.0, 1.0
    d = a + b
    example = gallery.two_balls()
    motion = run(example)
    lower, upper = example["lower"], example["upper"]
    X, dX = motion[lower.position[0]], motion[lower.velocity[0]]
    line, rate = motion[upper.position - lower.position], motion[upper.velocity - lower.velocity]
    th = np.arctan2(line[:, 0], line[:, 2])
    dth = (rate[:, 0] * line[:, 2] - rate[:, 2] * line[:, 0]) / d**2
    p = 1.4 * m1 * dX + m2 * (dX + d * dth * np.cos(th)) - 0.4 * m2 * (d * dth - dX)
    T = 0.7 * m1 * dX**2 + 0.2 * m2 * (d * dth - dX) ** 2
    T += 0.5 * m2 * (dX**2 + 2 * d * dX * dth * np.cos(th) + d**2 * dth**2)
    E = T + m2 * g * d * np.cos(th)
    assert th[-1] > 0.5
    assert abs(X[-1]) > 0.01
    assert far(p, 0.0) < 1e-11
    assert far(E, E[0]) < 1e-11
    assert far(motion[lower.omega[1]] * a, dX) < 1e-12


def contacts(example: Any) -> list[Any]:
    return [example["left_contact"], example["right_contact"]]


# --- the wheelset -------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_wheelset_on_an_incline_drifts_across_it_on_the_cycloid_of_the_knife_edge() -> None:
    alpha = 0.2
    example = gallery.wheelset("incline", alpha=alpha)
    motion = run(example, until=3.0, rtol=1e-11)
    place = motion[example["axle"].position]
    along = (place - place[0]) @ np.array([np.cos(alpha), 0, -np.sin(alpha)])
    expected = closed_forms.wheelset_on_incline(motion.t, alpha)
    assert far(np.column_stack([along, place[:, 1]]), expected) < 1e-9
    for contact in contacts(example):  # the mean does not slip across, and on a plane neither does
        assert far(motion[contact.slip], 0.0) < 1e-12


@pytest.mark.slow
def test_wheelset_on_a_bumpy_road_keeps_both_rims_on_it_and_its_energy() -> None:
    example = gallery.wheelset()
    motion = run(example, until=2.0)
    for contact in contacts(example):
        x, y, z = motion[contact.point].T
        assert far(z, -0.05 * x + 0.03 * np.sin(1.5 * x) * np.cos(y)) < 1e-14
    assert motion.worst_residual < 1e-14
    assert motion.energy_drift < 1e-11
    axis = example["axle"].rotation @ (0, 0, 1)
    scrub = [motion[contact.slip @ axis] for contact in contacts(example)]
    assert far(scrub[0] + scrub[1], 0.0) < 1e-12
    assert np.abs(scrub[0]).max() > 1e-5  # on a road that is not flat both cannot grip


@pytest.mark.slow
def test_weight_of_the_wheelset_rests_on_its_two_contacts_as_its_acceleration_says() -> None:
    example = gallery.wheelset()
    motion = run(example, until=1.0)
    bodies = [example["axle"], example["left"], example["right"]]
    needed = sum(float(b.mass) * (motion[b.velocity.dot] + (0, 0, g)) for b in bodies)
    given = sum(motion.wrench(c, on=c.body).force for c in contacts(example))
    assert far(given, needed) < 1e-10 * 18 * g


# --- the thread ----------------------------------------------------------------------------------------------
def test_thread_over_a_pulley_accelerates_as_atwood_found() -> None:
    example = gallery.thread_over_pulley()
    motion = run(example)
    a = closed_forms.atwood_acceleration()
    assert far(motion[example["left"].position[2]], -1.0 + a * motion.t**2 / 2) < 1e-12
    assert far(motion[example["right"].position[2]], -1.0 - a * motion.t**2 / 2) < 1e-12
    assert far(motion[example["pulley"].omega[1]], -a * motion.t / 0.1) > 0.1  # turns the other way
    assert far(motion[example["pulley"].omega[1]], a * motion.t / 0.1) < 1e-10


def pull(example: Any, motion: Any, name: str) -> Any:
    """Force and torque of the thread, of its length and of its grip, on a body."""
    parts = [motion.wrench(example[part], on=example[name]) for part in ("thread", "grip")]
    return sum(w.force for w in parts), sum(w.torque for w in parts)


def test_one_thread_pulls_three_bodies_and_its_forces_add_up_to_nothing() -> None:
    example = gallery.thread_over_pulley(push=0.5)
    motion = run(example)
    on = {name: pull(example, motion, name) for name in ("left", "right", "pulley")}
    assert far(sum(force for force, _ in on.values()), 0.0) < 1e-12
    assert far(on["left"][0] + on["right"][0], 0.0) > 20.0  # not opposite: Remark 2.1
    tension = [np.linalg.norm(on[name][0], axis=1) for name in ("left", "right")]
    turning = 0.5 * 0.8 * 0.1**2 * motion[example["pulley"].omega.dot][:, 1]
    assert far(on["pulley"][1][:, 1], (tension[1] - tension[0]) * 0.1) < 1e-12
    assert far(on["pulley"][1][:, 1], turning) < 1e-12
    assert np.ptp(motion[example["left"].position[0]]) > 0.1  # it swings
    assert motion.energy_drift < 1e-12


def test_thread_leaves_the_pulley_along_its_tangent() -> None:
    example = gallery.thread_over_pulley(push=0.5)
    motion = run(example)
    force = pull(example, motion, "left")[0]
    d = motion[example["pulley"].position - example["left"].position]
    arm = np.linalg.norm(np.cross(d, force), axis=1) / np.linalg.norm(force, axis=1)
    assert far(arm, 0.1) < 1e-12


def test_the_thread_is_drawn_taut_along_its_tangents_however_the_load_swings() -> None:
    example = gallery.thread_over_pulley(push=0.5)
    motion = run(example)
    line = np.stack([motion[place] for place in example.view.lines["thread"]], axis=1)
    pieces = np.diff(line, axis=1)
    for straight, touch in ((pieces[:, 0], line[:, 1]), (pieces[:, -1], line[:, -2])):
        assert far(np.linalg.norm(touch, axis=1), 0.1) < 1e-12
        assert far((straight * touch).sum(axis=1), 0) < 1e-12  # across the radius: a tangent
    assert np.ptp(line[:, 1, 0]) > 1e-4  # and where it leaves changes
    parts = np.linalg.norm(pieces, axis=2)
    parts[:, 1:-1] = 0.2 * np.arcsin(parts[:, 1:-1] / 0.2)  # from chords to arcs
    assert far(parts.sum(axis=1), 2 + 0.1 * np.pi) < 1e-12

"""Rolling disc, Chaplygin's sleigh and the spinning table in space, against closed forms and other formulations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td
from papers.closed_forms import (
    ACROSS,
    ALONG,
    GRAVITY,
    MASS,
    OMEGA,
    RADIUS,
    SHARE,
    SLEIGH_ARM,
    SLEIGH_INERTIA,
    SLEIGH_MASS,
    G,
    M,
    sleigh,
    slowest_upright_spin,
    steady_circle,
    steady_spin,
    table_path,
    whole_turn,
)
from trundle.gallery import chaplygin_sleigh, rolling_disc, spinning_table, spinning_table_3d

pytestmark = pytest.mark.optimized

TIGHT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-14}
ROLLING = ALONG + MASS * RADIUS**2  # C + m r^2


# --- the rolling disc ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lean", "precession"), [(0.3, 2.0), (0.5, -3.0), (-0.3, 1.0), (1.2, 15.0)]
)
@pytest.mark.slow
def test_a_disc_with_the_steady_spin_rolls_in_the_predicted_circle(
    lean: float, precession: float
) -> None:
    example = rolling_disc(lean=lean, precession=precession)
    motion = example.simulate(**TIGHT)
    path = steady_circle(motion.t, lean, precession)
    assert np.abs(motion[example["disc"].position] - path).max() < 1e-10
    assert motion[example["theta"]] == pytest.approx(np.pi / 2 - lean, abs=1e-10)
    assert motion[example["w3"]] == pytest.approx(steady_spin(lean, precession), abs=1e-9)
    assert motion.energy_drift < 1e-11
    assert motion.worst_residual < 1e-13


def test_steady_rolling_balances_gravity_as_a_bicycle_does() -> None:
    """The force through the centre leans more than the disc by what turning the spin needs: m v^2/R against N."""
    lean, precession = 0.3, 2.0
    example = rolling_disc(lean=lean, precession=precession)
    audit = example.simulate().audit.contacts[0]
    speed = RADIUS * abs(steady_spin(lean, precession))
    assert audit.normal == pytest.approx(MASS * GRAVITY, rel=1e-9)
    assert audit.tangential == pytest.approx(MASS * speed * precession, rel=1e-8)


def test_a_disc_whose_centre_rests_precesses_as_a_settling_coin() -> None:
    """w3 = 0: Omega^2 = m g r/(A sin theta), 4 g/(r sin theta) for a uniform disc."""
    lean = 1.1
    precession = float(np.sqrt(4 * GRAVITY / (RADIUS * np.cos(lean))))
    assert steady_spin(lean, precession) == pytest.approx(0.0, abs=1e-12)
    example = rolling_disc(lean=lean, precession=precession)
    motion = example.simulate(until=3.0, **TIGHT)
    assert np.ptp(motion[example["disc"].position], axis=0) == pytest.approx(0.0, abs=1e-10)


def reduced(t: float, y: np.ndarray) -> list[float]:
    """The disc in theta, theta', p = Omega sin(theta), w3: three equations of Euler's, by hand."""
    theta, rate, p, w3 = y
    s, c = np.sin(theta), np.cos(theta)
    precession = p / s
    fall = ACROSS * precession * p * c - ROLLING * w3 * p - MASS * GRAVITY * RADIUS * c
    return [
        rate,
        fall / (ACROSS + MASS * RADIUS**2),
        (ALONG * w3 - ACROSS * precession * c) * rate / ACROSS,
        MASS * RADIUS**2 * p * rate / ROLLING,
    ]


def test_a_wobbling_disc_agrees_with_equations_in_its_lean_alone() -> None:
    lean, precession, spin, falling = 0.4, 1.0, -9.0, 1.5
    example = rolling_disc(lean=lean, precession=precession, w3=spin, falling=falling)
    motion = example.simulate(until=4.0, **TIGHT)
    theta = np.pi / 2 - lean
    y = [theta, falling, precession * np.sin(theta), spin]
    truth = solve_ivp(reduced, (0, 4.0), y, "DOP853", motion.t, rtol=1e-13, atol=1e-14).y
    assert np.ptp(truth[0]) > 0.3, "it wobbles"
    assert np.abs(motion[example["theta"]] - truth[0]).max() < 1e-9
    assert np.abs(motion[example["w3"]] - truth[3]).max() < 1e-9
    height = motion[example["disc"].position][:, 2]
    assert np.abs(height - RADIUS * np.sin(truth[0])).max() < 1e-10
    assert motion.energy_drift < 1e-10


@pytest.mark.parametrize("share", [0.8, 1.2])
def test_upright_rolling_is_stable_above_the_threshold_and_not_below(share: float) -> None:
    """Small leans obey (A + m r^2) e'' = (m g r - C (C + m r^2) w3^2/A) e: cosh below, cos above."""
    w3 = share * slowest_upright_spin()
    assert slowest_upright_spin() == pytest.approx(np.sqrt(GRAVITY / (3 * RADIUS)), rel=1e-12)
    lean = 1e-6
    square = MASS * GRAVITY * RADIUS - ALONG * ROLLING * w3**2 / ACROSS
    rate = np.emath.sqrt(square / (ACROSS + MASS * RADIUS**2))
    example = rolling_disc(lean=lean, precession=-ALONG * w3 / ACROSS * lean, w3=w3)
    motion = example.simulate(until=1.0, rtol=1e-12, atol=1e-16)
    expected = lean * np.cosh(rate * motion.t).real
    assert (expected.max() > 10 * lean) == (share < 1)
    assert np.pi / 2 - motion[example["theta"]] == pytest.approx(expected, abs=1e-6 * lean)


def test_newton_and_euler_hold_for_the_disc() -> None:
    example = rolling_disc(lean=0.4, precession=1.0, w3=-9.0, falling=0.5)
    disc = example["disc"]
    motion = example.simulate(until=4.0)
    body, felt = motion.kinematics(disc), motion.wrench(example["contact"], on=disc)
    weight = MASS * GRAVITY
    assert MASS * body.a == pytest.approx(felt.force - [0, 0, weight], abs=1e-12 * weight)
    J = np.array([ACROSS, ACROSS, ALONG])
    spin, turn = motion[disc.omega_body], np.einsum("kji,kj->ki", body.T, body.epsilon)
    change = np.einsum("kij,kj->ki", body.T, turn * J + np.cross(spin, spin * J))
    torque = np.cross(felt.point - body.r, felt.force)
    assert change == pytest.approx(torque, abs=1e-12 * weight * RADIUS)
    assert np.abs(felt.torque).max() < 1e-12 * weight * RADIUS


def test_a_steady_disc_without_precession_and_a_sleigh_of_too_much_speed_are_refused() -> None:
    with pytest.raises(td.TrundleError, match=r"constants\.w3"):
        rolling_disc(precession=0.0)
    with pytest.raises(td.TrundleError, match=r"constants\.turning"):
        chaplygin_sleigh(forward=-1.5)


# --- Chaplygin's sleigh ---------------------------------------------------------------------------------
@pytest.mark.parametrize("forward", [-0.999, 0.0, 0.6])
def test_the_sleigh_follows_its_closed_form(forward: float) -> None:
    example = chaplygin_sleigh(forward=forward, speed=1.3)
    motion = example.simulate(**TIGHT)
    v, w, theta = sleigh(motion.t, forward, 1.3)
    assert np.abs(motion[example["forward"]] - v).max() < 1e-10
    assert np.abs(motion[example["theta"].dot] - w).max() < 1e-10
    assert np.abs(motion[example["theta"]] - theta).max() < 1e-10


def test_the_sleigh_stays_on_the_circle_of_energy() -> None:
    example = chaplygin_sleigh(forward=-0.999, speed=1.3)
    motion = example.simulate(**TIGHT)
    v, w = motion[example["forward"]], motion[example["theta"].dot]
    about_blade = SLEIGH_INERTIA + SLEIGH_MASS * SLEIGH_ARM**2
    assert v**2 + about_blade / SLEIGH_MASS * w**2 == pytest.approx(1.3**2, rel=1e-11)
    assert motion.energy == pytest.approx(SLEIGH_MASS * 1.3**2 / 2, rel=1e-11)


def test_the_sleigh_goes_from_backward_to_forward_and_turns_through_the_whole_angle() -> None:
    """The heteroclinic motion: from near the unstable end, v = -V, to the stable one, v = V, w = 0."""
    share = 1 - 1e-8
    example = chaplygin_sleigh(forward=-share)
    motion = example.simulate(until=25.0, **TIGHT)
    v, w = motion[example["forward"]], motion[example["theta"].dot]
    assert v[0] == pytest.approx(-1, abs=1.1e-8)
    assert v[-1] == pytest.approx(1, abs=1e-10)
    assert abs(w[-1]) < 1e-7
    assert np.all(np.diff(v) > -1e-11)
    not_yet = whole_turn() / np.pi * (np.pi / 2 - np.arcsin(share))
    turned = motion[example["theta"]][-1]
    assert turned == pytest.approx(whole_turn() - not_yet, abs=1e-7)
    assert whole_turn() == pytest.approx(np.pi * np.sqrt(1 + 0.3 / (2 * 0.25**2)), rel=1e-14)


def test_the_side_force_of_the_blade_is_that_of_the_closed_form() -> None:
    """m (v w + a w') = m v w I/(I + m a^2), without power."""
    example = chaplygin_sleigh(forward=-0.9)
    motion = example.simulate(**TIGHT)
    v, w, _ = sleigh(motion.t, -0.9, 1.0)
    m, I, a = SLEIGH_MASS, SLEIGH_INERTIA, SLEIGH_ARM
    assert motion.multipliers[:, 0] == pytest.approx(m * v * w * I / (I + m * a**2), abs=1e-10)
    assert np.abs(motion.power(example["blade"])).max() < 1e-13


# --- the spinning table in space ------------------------------------------------------------------------
@pytest.mark.parametrize("alpha", [0.0, 0.05])
def test_the_table_in_space_agrees_with_the_one_of_five_coordinates_to_1e_9(alpha: float) -> None:
    """Inclined, the ball drifts 4 m in 10 s and spins ever faster: 1e-9 of each quantity's size where above one."""
    flat, space = spinning_table(alpha=alpha), spinning_table_3d(alpha=alpha)
    until = 20.0 if alpha == 0 else 10.0
    plane, solid = flat.simulate(until=until, **TIGHT), space.simulate(until=until, **TIGHT)
    ball = space["ball"]
    spin = plane[td.vector([flat[name].dot for name in ("q3", "q4", "q5")])]
    for ours, theirs in (
        (solid[ball.position][:, :2], plane.q[:, :2]),
        (solid[ball.velocity][:, :2], plane.v[:, :2]),
        (solid[ball.omega], spin),
    ):
        assert np.abs(ours - theirs).max() < 1e-9 * max(1.0, np.abs(theirs).max())
    force = solid.wrench(space["rolling"], on=ball).force
    assert force[:, :2] == pytest.approx(plane.multipliers, abs=1e-10)
    z = solid[space["x"]] + 1j * solid[space["y"]]
    assert np.abs(z - table_path(solid.t, alpha)).max() < 1e-9
    assert solid.worst_residual < 1e-13


@pytest.mark.parametrize("alpha", [0.0, 0.05])
def test_the_table_in_space_presses_with_the_weight_across_it(alpha: float) -> None:
    motion = spinning_table_3d(alpha=alpha).simulate(until=5.0)
    normal = M * G * np.cos(alpha)
    assert motion.audit.contacts[0].normal == pytest.approx(normal, rel=1e-9)


def test_another_rate_of_the_table_turns_the_orbit_at_two_sevenths_of_it() -> None:
    example = spinning_table_3d()
    rate = 2 * OMEGA
    # the contact starts with the velocity of the faster table, the ball's centre as before
    motion = example.simulate(parameters={example["Omega"]: rate}, until=5.0, **TIGHT)
    velocity = motion[example["ball"].velocity] @ np.array([1, 1j, 0])
    turned = np.unwrap(np.angle(velocity))
    assert turned - turned[0] == pytest.approx(SHARE * rate * motion.t, abs=1e-8)

"""Applied forces against closed forms, and the energy balance: what a force is said to do, it does."""

from __future__ import annotations

from collections.abc import Callable
from math import gamma
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.physics_tools import TIGHT, g, reference, within


def close(value: Any, expected: Any, tolerance: float = 1e-10) -> bool:
    return within(value, expected, tolerance)


def integral(motion: Any, power: Callable[[Any], np.ndarray], end: float) -> float:
    """The integral of power(motion) from 0 to `end`, by Gauss-Legendre on the dense output."""
    x, w = np.polynomial.legendre.leggauss(12)
    edges = np.linspace(0, end, 41)
    half = np.diff(edges)[:, None] / 2
    times = edges[:-1, None] + half * (1 + x)
    return float(np.sum(half * w * power(motion.at(times.ravel())).reshape(times.shape)))


# --- gravity -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("gravity", "pull"), [(g, (0, 0, -g)), ((0, -1.62, 0), (0, -1.62, 0)), ((1, 2, -3), (1, 2, -3))]
)
def test_gravity_pulls_every_body_along_its_vector(gravity: Any, pull: tuple) -> None:
    A, B = td.Particle("A", mass=2.0), td.Particle("B", mass=1e-3)
    force = td.Gravity(gravity)
    system = td.System(bodies=[A, B], forces=[force])
    start = {A.position: (1, 2, 3), A.velocity: (4, 5, 6), B.position: (0, 0, 0)}
    motion = system.simulate(until=2, start={**start, B.velocity: (0, 0, -1)}, **TIGHT)
    t, a = motion.t[:, None], np.array(pull)
    assert close(motion[A.position], [1, 2, 3] + np.array([4, 5, 6]) * t + a * t**2 / 2)
    assert close(motion[B.position], np.array([0, 0, -1]) * t + a * t**2 / 2)
    assert close(motion.force(force), np.tile(np.concatenate([2 * a, 1e-3 * a]), (len(t), 1)))
    assert close(motion.power(force), 2 * motion[A.velocity] @ a + 1e-3 * motion[B.velocity] @ a)


def test_gravity_may_be_a_parameter_of_the_run() -> None:
    P, strength = td.Particle("P", mass=2.0), td.parameter("strength", g)
    system = td.System(bodies=[P], forces=[td.Gravity(strength)])
    start = {P.position: (0, 0, 0), P.velocity: (0, 0, 0)}
    motion = system.simulate(until=1, start=start, parameters={strength: 1.62})
    assert close(motion[P.position[2]], -1.62 * motion.t**2 / 2)


def test_particle_on_a_turning_rod_is_thrown_out_as_cosh() -> None:
    r, w = td.coordinates("r")[0], 2.0
    where = td.vector([r * td.cos(w * td.t), r * td.sin(w * td.t), 0.1 * td.t**2])
    P = td.Particle("P", mass=0.4, position=where)
    motion = td.System(bodies=[P], forces=[td.Gravity((0, 0, -g))]).simulate(
        until=2, start={r: 0.1, r.dot: 0}, **TIGHT
    )
    assert close(motion[r], 0.1 * np.cosh(w * motion.t))
    assert close(motion[P.velocity[2]], 0.2 * motion.t)


# --- springs and dampers -------------------------------------------------------------------------
def test_spring_between_two_particles_beats_with_their_reduced_mass() -> None:
    A, B = td.Particle("A", mass=2.0), td.Particle("B", mass=0.5)
    k, rest, w = 7.0, 1.5, np.sqrt(7.0 / 0.4)
    spring = td.Spring(A.position, B.position, stiffness=k, length=rest)
    line = np.array([2, -1, 2]) / 3
    start = {
        A.position: (0, 0, 0), A.velocity: (0.1, 0.2, 0.3),
        B.position: (rest + 0.3) * line, B.velocity: (0.1, 0.2, 0.3),
    }  # fmt: skip
    motion = td.System(bodies=[A, B], forces=[spring]).simulate(until=5, start=start, **TIGHT)
    t = motion.t[:, None]
    stretch = 0.3 * np.cos(w * t)
    drift = np.array([0.1, 0.2, 0.3]) * t + 0.2 * (rest + 0.3) * line  # the common centre
    assert close(motion[B.position - A.position], (rest + stretch) * line)
    assert close(motion[0.8 * A.position + 0.2 * B.position], drift)
    assert close(motion.force(spring)[:, :3], k * stretch * line)
    assert close(motion.force(spring)[:, 3:], -k * stretch * line)
    assert close(motion.power(spring), (k * w * 0.3**2 * np.cos(w * t) * np.sin(w * t))[:, 0])


def test_spring_along_an_angle_is_a_torsion_spring() -> None:
    (a,) = td.coordinates("a")
    spring = td.Spring(a, stiffness=3.0, length=0.2)
    motion = td.System(kinetic=0.5 * a.dot**2 / 2, forces=[spring]).simulate(
        until=5, start={a: 1.0, a.dot: 0}, **TIGHT
    )
    assert close(motion[a], 0.2 + 0.8 * np.cos(np.sqrt(6) * motion.t))
    assert close(motion.energy, np.full(len(motion.t), 3 * 0.64 / 2))


def test_spring_of_no_length_swings_through_its_anchor() -> None:
    P = td.Particle("P", mass=1.0)
    spring = td.Spring(P.position, stiffness=4.0, length=0.0)
    start = {P.position: (0, 0, 0), P.velocity: (1, 0, 0)}
    motion = td.System(bodies=[P], forces=[spring]).simulate(until=4, start=start, **TIGHT)
    assert close(motion[P.position[0]], np.sin(2 * motion.t) / 2)


def test_elastic_pendulum_agrees_with_polar_coordinates() -> None:
    P, m, k, rest = td.Particle("P", mass=0.6), 0.6, 25.0, 0.8
    spring = td.Spring(P.position, stiffness=k, length=rest)
    start = {P.position: (0.5, 0, -0.9), P.velocity: (0.4, 0, 0.3)}
    system = td.System(bodies=[P], forces=[td.Gravity(g), spring])
    motion = system.simulate(until=4, start=start, **TIGHT)

    def f(t: float, s: np.ndarray) -> list[float]:
        r, a, u, w = s
        pull = g * np.cos(a) - k / m * (r - rest)
        return [u, w, r * w**2 + pull, (-g * np.sin(a) - 2 * u * w) / r]

    r0, a0 = np.hypot(0.5, 0.9), np.arctan2(0.5, 0.9)
    u0 = (0.5 * 0.4 - 0.9 * 0.3) / r0
    w0 = (0.4 * 0.9 + 0.3 * 0.5) / r0**2
    r, a, _, _ = reference(f, [r0, a0, u0, w0], motion.t)
    assert close(motion[P.position[0]], r * np.sin(a), 1e-9)
    assert close(motion[P.position[2]], -r * np.cos(a), 1e-9)


def test_damper_between_two_particles_lets_their_relative_speed_decay() -> None:
    A, B = td.Particle("A", mass=2.0), td.Particle("B", mass=0.5)
    damper = td.Damper(A.position, B.position, coefficient=0.8)
    start = {A.position: (0, 0, 0), A.velocity: (0, 0, 0), B.position: (1, 0, 0)}
    motion = td.System(bodies=[A, B], forces=[damper]).simulate(
        until=3, start={**start, B.velocity: (1, 0, 0)}, **TIGHT
    )
    decay = np.exp(-0.8 / 0.4 * motion.t)
    assert close(motion[B.velocity[0] - A.velocity[0]], decay)
    assert close(motion[2 * A.velocity[0] + 0.5 * B.velocity[0]], 0.5 + 0 * decay)
    assert close(motion.force(damper)[:, 0], 0.8 * decay)
    assert close(motion.power(damper), -0.8 * decay**2)
    assert np.all(motion.power(damper) < 0)


def test_damped_oscillator_follows_the_closed_form() -> None:
    (x,) = td.coordinates("x")
    m, k, c = 1.5, 6.0, 0.9
    parts = [td.Spring(x, stiffness=k, length=0.0), td.Damper(x, coefficient=c)]
    motion = td.System(kinetic=m * x.dot**2 / 2, forces=parts).simulate(
        until=8, start={x: 1, x.dot: 0}, **TIGHT
    )
    rate = c / (2 * m)
    w = np.sqrt(k / m - rate**2)
    t = motion.t
    assert close(motion[x], np.exp(-rate * t) * (np.cos(w * t) + rate / w * np.sin(w * t)))


# --- forces of time, of velocity, at a point -------------------------------------------------------
def test_resonance_grows_as_time_times_sine() -> None:
    P, k, F = td.Particle("P", mass=0.5), 8.0, 0.3
    spring = td.Spring(P.position[0], stiffness=k, length=0.0)
    drive = td.PointForce((F * td.cos(4 * td.t), 0, 0), at=P.position)
    motion = td.System(bodies=[P], forces=[spring, drive]).simulate(
        until=10, start={P.position: (0, 0, 0), P.velocity: (0, 0, 0)}, **TIGHT
    )
    t = motion.t
    assert close(motion[P.position[0]], F / 0.5 / 8 * t * np.sin(4 * t))
    rate = F / 4 * (np.sin(4 * t) + 4 * t * np.cos(4 * t))
    assert close(motion.power(drive), F * np.cos(4 * t) * rate)


def test_run_that_begins_later_sees_the_force_of_its_own_time() -> None:
    P = td.Particle("P", mass=2.0)
    drive = td.PointForce((0, td.sin(3 * td.t), 0), at=P.position)
    motion = td.System(bodies=[P], forces=[drive]).simulate(
        begin=5, until=8, start={P.position: (0, 0, 0), P.velocity: (0, 0, 0)}, **TIGHT
    )
    speed = (np.cos(15) - np.cos(3 * motion.t)) / 6
    assert close(motion[P.velocity[1]], speed)


def test_follower_force_at_the_tip_of_an_arm_turns_it_with_its_lever() -> None:
    (a,) = td.coordinates("a")
    tip, across = 0.7 * td.vector([td.cos(a), td.sin(a)]), td.vector([-td.sin(a), td.cos(a)])
    push = td.PointForce(3.0 * across, at=tip)
    motion = td.System(kinetic=0.25 * a.dot**2 / 2, forces=[push]).simulate(
        until=2, start={a: 0, a.dot: 0}, **TIGHT
    )
    assert close(motion[a], 3.0 * 0.7 / 0.25 * motion.t**2 / 2)
    assert close(motion.force(push)[:, 0], np.full(len(motion.t), 2.1))


def test_generalized_drag_lets_a_body_fall_to_its_terminal_speed() -> None:
    (z,) = td.coordinates("z")
    drag = td.GeneralizedForce({z: -0.5 * z.dot * abs(z.dot)}, name="air")
    motion = td.System(lagrangian=z.dot**2 - 2 * g * z, forces=[drag]).simulate(
        until=3, start={z: 0, z.dot: -1e-300}, **TIGHT
    )
    terminal = np.sqrt(2 * g / 0.5)
    assert close(motion[z.dot], -terminal * np.tanh(g * motion.t / terminal))
    assert close(motion.power(drag), -0.5 * np.abs(motion[z.dot]) ** 3)


def test_generalized_force_is_given_by_the_component_of_a_position_as_a_start_value_is() -> None:
    P = td.Particle("P", mass=2.0)
    push = td.GeneralizedForce({P.position[1]: 3.0})
    motion = td.System(bodies=[P], forces=[push]).simulate(
        until=1, start={P.position: (0, 0, 0), P.velocity: (0, 0, 0)}
    )
    assert close(motion[P.position], np.outer(1.5 * motion.t**2 / 2, [0, 1, 0]))


def test_charge_in_a_magnetic_field_circles_as_the_lagrangian_or_the_force_says() -> None:
    x, y = td.coordinates("x y")
    T, B = 0.3 * (x.dot**2 + y.dot**2) / 2, 1.2
    start = {x: 0, y: 0, x.dot: 2, y.dot: 0}
    by_energy = td.System(lagrangian=T + B / 2 * (x * y.dot - y * x.dot))
    by_force = td.System(kinetic=T, forces=[td.GeneralizedForce({x: B * y.dot, y: -B * x.dot})])
    for system in (by_energy, by_force):
        motion = system.simulate(until=5, start=start, **TIGHT)
        turn = B / 0.3 * motion.t
        assert close(motion[x], 0.5 * np.sin(turn))
        assert close(motion[y], 0.5 * (np.cos(turn) - 1))
        assert close(motion.energy, np.full(len(turn), 0.6))


def test_run_that_ends_before_its_first_sample_still_returns_its_end() -> None:
    (x,) = td.coordinates("x")
    wall = td.Event(x, terminal=True, name="wall")
    motion = td.System(kinetic=x.dot**2 / 2).simulate(
        until=5, start={x: -1, x.dot: 1}, samples=[3.0, 4.0], events=[wall]
    )
    assert close(motion.t, [1.0])
    assert close(motion[x], [0.0])


# --- potentials ----------------------------------------------------------------------------------
def test_quartic_potential_has_the_period_of_the_gamma_function() -> None:
    (x,) = td.coordinates("x")
    well = td.Potential(x**4 / 4)
    system = td.System(kinetic=x.dot**2 / 2, forces=[well])
    motion = system.simulate(until=30, start={x: 0.7, x.dot: 0}, events=[x], **TIGHT)
    quarter = gamma(0.25) ** 2 / (4 * np.sqrt(np.pi)) / 0.7
    times = [happening.t for happening in motion.events]
    assert len(times) == int((30 / quarter + 1) // 2)
    assert close(np.array(times), quarter * (1 + 2 * np.arange(len(times))))
    assert close(motion.power(well), -motion[x**3 * x.dot])
    assert (
        motion.energy_drift < 2e-10
    )  # at the steps 2e-12; between them the dense output is of order 7


def test_potential_that_stiffens_with_time_gives_the_energy_of_its_own_rate() -> None:
    (x,) = td.coordinates("x")
    V = (1 + td.t) * x**2 / 2
    motion = td.System(kinetic=x.dot**2 / 2, forces=[td.Potential(V)]).simulate(
        until=6, start={x: 1, x.dot: 0}, **TIGHT
    )
    gained = integral(motion, lambda m: m[x] ** 2 / 2, 6.0)
    assert close(motion.energy[-1] - motion.energy[0], gained)


# --- balance -------------------------------------------------------------------------------------
def full_system() -> tuple[td.System, dict, list, list, td.Holonomic]:
    """Two particles with one of each force and a moving constraint."""
    A, B = td.Particle("A", mass=1.0), td.Particle("B", mass=0.4)
    conservative = [
        td.Gravity((0.5, 0, -g)),
        td.Spring(A.position, B.position, stiffness=20, length=0.7, name="link"),
        td.Potential(0.3 * B.position[0] ** 4, name="well"),
    ]
    working = [
        td.Damper(A.position, B.position, coefficient=0.6),
        td.PointForce((td.sin(3 * td.t), 0.2, 0), at=B.position),
        td.GeneralizedForce({A.coordinates[1]: -0.3 * A.velocity[1] + 0.1 * B.position[0]}),
        td.NonIdeal({B.coordinates[2]: -0.2 * B.velocity[2]}, name="drag"),
    ]
    lift = td.Holonomic(A.position[2] - 0.2 * td.sin(2 * td.t), name="lift")
    system = td.System(bodies=[A, B], constraints=[lift], forces=[*conservative, *working])
    start = {
        A.position: (0, 0, 0), B.position: (0.5, 0.1, -0.6),
        A.velocity: (0.3, -0.2, 0.4), B.velocity: (0, 0.5, 0.2),
    }  # fmt: skip
    return system, start, conservative, working, lift


def test_energy_changes_by_the_work_of_the_forces_without_potential() -> None:
    system, start, _, working, lift = full_system()
    motion = system.simulate(until=4, start=start, **TIGHT)
    work = sum(integral(motion, lambda m, f=f: m.power(f), 4.0) for f in [*working, lift])
    assert abs(motion.energy[-1] - motion.energy[0] - work) < 1e-10
    assert abs(work) > 0.1  # there is something to balance


def test_all_forces_together_are_mass_times_acceleration() -> None:
    system, start, conservative, working, lift = full_system()
    motion = system.simulate(until=2, start=start)
    total = sum(motion.force(f) for f in [*conservative, *working, lift])
    assert close(total, motion.a * [1, 1, 1, 0.4, 0.4, 0.4], 1e-12)
    applied = sum(motion.force(f) for f in [*conservative, *working[:3]])
    assert close(motion.Qc, motion.a * [1, 1, 1, 0.4, 0.4, 0.4] - applied, 1e-12)


def test_power_of_conservative_forces_is_what_the_kinetic_energy_gains() -> None:
    system, start, conservative, working, lift = full_system()
    motion = system.simulate(until=4, start=start, **TIGHT)
    v = motion.v
    kinetic = (v[:, :3] ** 2).sum(axis=1) / 2 + 0.2 * (v[:, 3:] ** 2).sum(axis=1)
    everything = [*conservative, *working, lift]
    work = sum(integral(motion, lambda m, f=f: m.power(f), 4.0) for f in everything)
    assert abs(kinetic[-1] - kinetic[0] - work) < 1e-10


def test_a_force_that_is_not_in_the_system_has_no_force_to_report() -> None:
    system, start, *_ = full_system()
    motion = system.simulate(until=0.1, start=start)
    with pytest.raises(td.ModelError, match="not part of this system"):
        motion.force(td.Gravity(g))

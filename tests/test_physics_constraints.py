"""Constraints of every kind against closed forms and minimal coordinates: the engine's mechanics, not its algebra.

The second formulation is always worked out by hand here and integrated by SciPy, or is a formula; nothing is
compared with the engine itself except where the claim is that two ways of writing one system agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.physics_tools import TIGHT, g, reference, within
from trundle.constrained import forms


def close(value: Any, expected: Any, tolerance: float = 1e-9) -> bool:
    return within(value, expected, tolerance)


# --- rheonomic -----------------------------------------------------------------------------------
def test_bead_on_a_rotating_hoop_moves_as_in_its_one_angle() -> None:
    P, Om, R, m = td.Particle("P", mass=0.7), 4.0, 0.5, 0.7
    x, y, z = P.position
    hoop = td.Holonomic(x**2 + y**2 + z**2 - R**2, name="hoop")
    plane = td.Holonomic(x * td.sin(Om * td.t) - y * td.cos(Om * td.t), name="turning plane")
    system = td.System(bodies=[P], constraints=[hoop, plane], forces=[td.Gravity(g)])
    angle, rate = 0.6, 1.1
    start = {
        P.position: (R * np.sin(angle), 0, -R * np.cos(angle)),
        x.dot: R * rate * np.cos(angle),
        z.dot: R * rate * np.sin(angle),
    }
    motion = system.simulate(until=5, start=start, **TIGHT)
    a, w = reference(
        lambda t, s: [s[1], (Om**2 * np.cos(s[0]) - g / R) * np.sin(s[0])], [angle, rate], motion.t
    )
    turn, across = Om * motion.t, R * np.sin(a)
    assert close(motion[x], across * np.cos(turn))
    assert close(motion[y], across * np.sin(turn))
    assert close(motion[z], -R * np.cos(a))
    # The plane pushes with the Coriolis force, and its power is that push times the plane's speed.
    push = 2 * m * Om * w * R * np.cos(a)
    sideways = np.stack([-np.sin(turn), np.cos(turn), 0 * turn], axis=1)
    assert close(motion.force(plane), push[:, None] * sideways, 1e-8)
    assert close(motion.power(plane), push * Om * across, 1e-8)
    assert close(motion.power(hoop), 0 * push, 1e-9)


def test_pendulum_with_a_driven_pivot_moves_as_in_its_angle() -> None:
    x, y = td.coordinates("x y")
    X, Y, length = 0.2 * td.sin(3 * td.t), 0.1 * td.cos(5 * td.t), 0.8
    rod = td.Holonomic((x - X) ** 2 + (y - Y) ** 2 - length**2, name="rod")
    system = td.System(lagrangian=1.3 * (x.dot**2 + y.dot**2) / 2 - 1.3 * g * y, constraints=[rod])
    angle, rate = 0.4, -0.7
    motion = system.simulate(
        until=6,
        start={
            x: length * np.sin(angle),
            y: 0.1 - length * np.cos(angle),
            x.dot: 0.6 + length * rate * np.cos(angle),
        },
        **TIGHT,
    )

    def f(t: float, s: np.ndarray) -> list[float]:
        ax, ay = -1.8 * np.sin(3 * t), -2.5 * np.cos(5 * t)
        return [s[1], -((g + ay) * np.sin(s[0]) + ax * np.cos(s[0])) / length]

    a, _ = reference(f, [angle, rate], motion.t)
    assert close(motion[x], 0.2 * np.sin(3 * motion.t) + length * np.sin(a))
    assert close(motion[y], 0.1 * np.cos(5 * motion.t) - length * np.cos(a))


def test_hauling_in_the_string_of_a_pendulum_raises_its_energy_by_the_work_of_the_string() -> None:
    x, y = td.coordinates("x y")
    string = td.Holonomic(td.norm(td.vector([x, y])) - (1.0 - 0.1 * td.t), name="string")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y, constraints=[string])
    start = {x: 0.5, y: -np.sqrt(0.75), x.dot * y - y.dot * x: -0.3}
    motion = system.simulate(until=4, start=start, **TIGHT)

    def f(t: float, s: np.ndarray) -> list[float]:
        length = 1 - 0.1 * t  # d(l^2 w)/dt = -g l sin(a); the last entry is the work of the pull
        pull = length * s[1] ** 2 + g * np.cos(s[0])
        return [s[1], (0.2 * length * s[1] - g * length * np.sin(s[0])) / length**2, 0.1 * pull]

    a, _, work = reference(f, [np.pi / 6, 0.3, 0.0], motion.t)
    length = 1 - 0.1 * motion.t
    assert close(motion[x], length * np.sin(a))
    assert close(motion[y], -length * np.cos(a))
    assert close(motion.energy - motion.energy[0], work)


# --- nonholonomic --------------------------------------------------------------------------------
def test_particle_under_an_affine_constraint_follows_the_closed_form() -> None:
    # y' = z x' + w for a free particle: z' is constant, x' = k/sqrt(1 + z^2)
    x, y, z = td.coordinates("x y z")
    w, k, c = 0.4, 1.2, 0.9
    bound = td.Nonholonomic(y.dot - z * x.dot - w, name="affine")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2 + z.dot**2) / 2, constraints=[bound])
    motion = system.simulate(
        until=5, start={x: 0, y: k / c, z: 0, x.dot: k, z.dot: c}, samples=201, **TIGHT
    )
    height = c * motion.t
    root = np.sqrt(1 + height**2)
    assert close(motion[x], k / c * np.arcsinh(height))
    assert close(motion[y], k / c * root + w * motion.t)
    # lam = z' x'/(1 + z^2); only the affine part of the constraint has power, lam w.
    assert close(motion.multipliers[:, 0], c * k / root**3)
    assert close(motion.power(bound), c * k / root**3 * w)


def test_skate_on_an_incline_draws_the_cycloid() -> None:
    x, y, a = td.coordinates("x y a")
    m, inertia, slope, w, v0 = 0.8, 0.3, g * np.sin(0.4), 1.7, 0.6
    blade = td.Nonholonomic(x.dot * td.sin(a) - y.dot * td.cos(a), name="blade")
    system = td.System(
        kinetic=m * (x.dot**2 + y.dot**2) / 2 + inertia * a.dot**2 / 2,
        potential=-m * slope * x,
        constraints=[blade],
    )
    motion = system.simulate(until=8, start={x: 0, y: 0, a: 0, x.dot: v0, a.dot: w}, **TIGHT)
    turn = w * motion.t
    assert close(motion[a], turn)
    assert close(motion[x], slope / (2 * w**2) * np.sin(turn) ** 2 + v0 / w * np.sin(turn))
    sideways = slope / (2 * w**2) * (turn - np.sin(2 * turn) / 2)
    assert close(motion[y], sideways + v0 / w * (1 - np.cos(turn)))
    # The blade turns the velocity and carries the weight across it; it does no work.
    across = m * ((v0 + slope / w * np.sin(turn)) * w + slope * np.sin(turn))
    assert close(motion.force(blade)[:, 0], -across * np.sin(turn))
    assert close(motion.force(blade)[:, 1], across * np.cos(turn))
    assert close(motion.power(blade), 0 * turn)


def test_particle_of_constant_speed_falls_along_the_catenary_of_equal_strength() -> None:
    # v a' = -g cos(a): x' = v sech(g t/v), y' = -v tanh(g t/v)
    x, y = td.coordinates("x y")
    m, v = 1.5, 3.0
    speed = td.Nonholonomic(x.dot**2 + y.dot**2 - v**2, name="speed")
    system = td.System(lagrangian=m * (x.dot**2 + y.dot**2) / 2 - m * g * y, constraints=[speed])
    motion = system.simulate(until=2, start={x: 0, y: 0, x.dot: v, y.dot: 0}, **TIGHT)
    s = g * motion.t / v
    assert close(motion[x], v**2 / g * np.arctan(np.sinh(s)))
    assert close(motion[y], -(v**2) / g * np.log(np.cosh(s)))
    assert close(motion.power(speed), -m * g * v * np.tanh(s))  # it brakes away what gravity gives


def test_appell_hamel_particle_climbs_with_the_constant_acceleration_of_the_closed_form() -> None:
    P, k = td.Particle("P", mass=2.0), 0.75
    vx, vy, vz = P.velocity
    cone = td.Nonholonomic(vz**2 - k**2 * (vx**2 + vy**2), name="cone")
    system = td.System(bodies=[P], constraints=[cone], forces=[td.Gravity(g)])
    motion = system.simulate(
        until=1, start={P.position: (0, 0, 0), P.velocity: (4.0, 3.0, 3.75)}, **TIGHT
    )
    t = motion.t
    along = 5 * t - g * k / (1 + k**2) * t**2 / 2
    expected = np.stack([0.8 * along, 0.6 * along, k * along], axis=1)
    assert close(motion[P.position], expected)


def test_appell_hamel_particle_with_a_side_wind_agrees_with_the_pseudoinverse_formula() -> None:
    P, k, m = td.Particle("P", mass=2.0), 0.75, 2.0
    vx, vy, vz = P.velocity
    cone = td.Nonholonomic(vz**2 - k**2 * (vx**2 + vy**2), name="cone")
    wind = td.PointForce((0.0, td.cos(2 * td.t), 0.3 * P.position[0]), at=P.position)
    system = td.System(bodies=[P], constraints=[cone], forces=[td.Gravity(g), wind])
    start = {P.position: (0, 0, 0), P.velocity: (4.0, 3.0, -3.75)}
    motion = system.simulate(until=3, start=start, samples=101, **TIGHT)

    def f(t: float, s: np.ndarray) -> np.ndarray:
        A = [[-(k**2) * s[3], -(k**2) * s[4], s[5]]]
        Q = [0, np.cos(2 * t), 0.3 * s[0] - m * g]
        return np.concatenate([s[3:], forms.udwadia_phohomsiri(m * np.eye(3), Q, A, [0.0])])

    expected = reference(f, [0, 0, 0, 4, 3, -3.75], motion.t)
    assert close(np.hstack([motion.q, motion.v]), expected.T)


# --- redundancy ----------------------------------------------------------------------------------
def double_pendulum(repeats: int) -> tuple[td.System, dict, list]:
    x1, y1, x2, y2 = td.coordinates("x1 y1 x2 y2")
    upper, lower = x1**2 + y1**2 - 1, (x2 - x1) ** 2 + (y2 - y1) ** 2 - 0.49
    rods = [td.Holonomic(upper, name="upper"), td.Holonomic(lower, name="lower")]
    more = [
        td.Holonomic(7 * upper, name="upper again"),
        td.Holonomic(td.sqrt(x1**2 + y1**2) - 1, name="upper as a length"),
        td.Nonholonomic((upper - 3 * lower).dot, name="both, as velocities"),
    ]
    T = (x1.dot**2 + y1.dot**2) / 2 + 0.6 * (x2.dot**2 + y2.dot**2) / 2
    system = td.System(
        lagrangian=T - g * (y1 + 0.6 * y2), constraints=[*rods, *more[: repeats * len(more)]]
    )
    start = {x1: 0.6, y1: -0.8, x2: 1.3, y2: -0.8, x1.dot: 0.4, y2.dot: -1.0}
    return system, start, [*rods, *more[: repeats * len(more)]]


def test_redundant_constraints_leave_the_motion_and_the_total_force_as_they_are() -> None:
    plain, start, rods = double_pendulum(0)
    expected = plain.simulate(until=3, start=start, **TIGHT)
    doubled, start, all_rods = double_pendulum(1)
    motion = doubled.simulate(until=3, start=start, **TIGHT)
    assert close(motion.q, expected.q, 1e-8)  # chaotic: errors grow a few hundred times in 3 s
    total = sum(motion.force(rod) for rod in all_rods)
    assert close(total[:100], sum(expected.force(rod) for rod in rods)[:100])
    M, Q = np.diag([1, 1, 0.6, 0.6]), np.array([0, -g, 0, -0.6 * g])
    assert close(total, motion.a @ M - Q, 1e-10)


def test_double_pendulum_in_cartesian_coordinates_agrees_with_its_two_angles() -> None:
    system, start, _ = double_pendulum(0)
    motion = system.simulate(until=2, start=start, samples=101, **TIGHT)
    m1, m2, l1, l2 = 1.0, 0.6, 1.0, 0.7

    def f(t: float, s: np.ndarray) -> np.ndarray:
        a, b, u, w = s
        M = [[(m1 + m2) * l1**2, m2 * l1 * l2 * np.cos(a - b)]]
        M.append([M[0][1], m2 * l2**2])
        side = m2 * l1 * l2 * np.sin(a - b)
        Q = [
            -side * w**2 - (m1 + m2) * g * l1 * np.sin(a),
            side * u**2 - m2 * g * l2 * np.sin(b),
        ]
        return np.concatenate([[u, w], np.linalg.solve(M, Q)])

    a0 = np.arctan2(0.6, 0.8)
    # x1' = l1 u cos(a0) = 0.4; y2' = l1 u sin(a0) + l2 w sin(90 deg) = -1
    u0 = 0.4 / 0.8
    a, b, _, _ = reference(f, [a0, np.pi / 2, u0, (-1 - 0.6 * u0) / l2], motion.t)
    assert close(motion.q[:, 0], np.sin(a))
    assert close(motion.q[:, 2], np.sin(a) + l2 * np.sin(b))
    assert close(motion.q[:, 3], -np.cos(a) - l2 * np.cos(b))


# --- zero masses ---------------------------------------------------------------------------------
def test_pendulum_hung_on_a_massless_point_swings_as_the_pendulum() -> None:
    x, y, px, py = td.coordinates("x y px py")
    string = td.Holonomic(px**2 + py**2 - 0.25, name="string")  # binds the massless point only
    paste = td.Holonomic(td.vector([px - x / 2, py - y / 2]), name="midpoint")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y, constraints=[string, paste])
    motion = system.simulate(until=5, start={x: 0.6, y: -0.8, x.dot: 0.9}, **TIGHT)
    rate = 0.9 / 0.8
    a, w = reference(lambda t, s: [s[1], -g * np.sin(s[0])], [np.arctan2(0.6, 0.8), rate], motion.t)
    assert close(motion[x], np.sin(a))
    assert close(motion[y], -np.cos(a))
    # No force can stand on a point without mass; the bob feels the tension.
    total = motion.force(string) + motion.force(paste)
    assert close(total[:, 2:], 0 * total[:, 2:], 1e-11)
    tension = w**2 + g * np.cos(a)
    assert close(total[:, 0], -tension * np.sin(a))


def test_chain_through_massless_points_moves_as_the_double_pendulum_it_is() -> None:
    A, B = td.Particle("A", mass=1.1), td.Particle("B", mass=0.4)
    P, R = td.Particle("P", mass=0), td.Particle("R", mass=0)
    L, l, shift = 1.5, 0.6, np.array([0.1, 0.0, 0.2])
    system = td.System(
        bodies=[A, B, P, R],
        constraints=[
            td.Holonomic(A.position @ A.position - 1, name="arm"),
            td.Holonomic(P.position - L * A.position, name="arm, prolonged"),
            td.Holonomic(R.position - P.position - shift, name="bracket"),
            td.Holonomic((B.position - R.position) @ (B.position - R.position) - l**2, name="rod"),
            td.Holonomic(td.vector([A.position[1], B.position[1]]), name="vertical plane"),
        ],
        forces=[td.Gravity(g)],
    )
    a0, b0, u0, w0 = 0.5, -0.3, 0.2, 1.0
    start = {
        A.position[0]: np.sin(a0), A.position[2]: -np.cos(a0), A.velocity[0]: u0 * np.cos(a0),
        B.position[0]: L * np.sin(a0) + 0.1 + l * np.sin(b0),
        B.position[2]: -L * np.cos(a0) + 0.2 - l * np.cos(b0),
        B.velocity[0]: L * u0 * np.cos(a0) + l * w0 * np.cos(b0),
    }  # fmt: skip
    motion = system.simulate(until=2, start=start, samples=101, **TIGHT)

    def f(t: float, s: np.ndarray) -> np.ndarray:
        a, b, u, w = s
        c, side = 0.4 * L * l * np.cos(a - b), 0.4 * L * l * np.sin(a - b)
        M = [[1.1 + 0.4 * L**2, c], [c, 0.4 * l**2]]
        Q = [-side * w**2 - (1.1 + 0.4 * L) * g * np.sin(a), side * u**2 - 0.4 * g * l * np.sin(b)]
        return np.concatenate([[u, w], np.linalg.solve(M, Q)])

    a, b, _, _ = reference(f, [a0, b0, u0, w0], motion.t)
    assert close(motion[A.position[0]], np.sin(a))
    assert close(motion[R.position[2]], 0.2 - L * np.cos(a))
    assert close(motion[B.position[0]], L * np.sin(a) + 0.1 + l * np.sin(b))


# --- held energy ---------------------------------------------------------------------------------
def spherical_pendulum() -> tuple[dict, dict]:
    P = td.Particle("P", mass=0.3)
    sphere = td.Holonomic(P.position @ P.position - 1, name="sphere")
    parts = {"bodies": [P], "constraints": [sphere], "forces": [td.Gravity(g)]}
    start = {P.position: (0.8, 0.0, -0.6), P.velocity: (0.0, 1.5, 0.0)}
    return parts, start


def test_held_energy_changes_nothing_but_the_drift() -> None:
    parts, start = spherical_pendulum()
    free = td.System(**parts).simulate(until=10, start=start, **TIGHT)
    held = td.EnergyHeld()
    system = td.System(**{**parts, "constraints": [*parts["constraints"], held]})
    motion = system.simulate(until=10, start=start, **TIGHT)
    assert close(motion.q, free.q, 1e-8)
    assert np.abs(motion.force(held)).max() < 1e-9
    coarse = {"until": 50, "start": start, "rtol": 1e-8, "atol": 1e-10}
    assert system.simulate(**coarse).energy_drift < 1e-14
    assert td.System(**parts).simulate(**coarse).energy_drift > 1e-8  # what the row took out


def test_hold_energy_of_a_run_is_the_energy_constraint() -> None:
    parts, start = spherical_pendulum()
    motion = td.System(**parts).simulate(until=20, start=start, rtol=1e-7, hold_energy=True)
    held = td.System(**{**parts, "constraints": [*parts["constraints"], td.EnergyHeld()]})
    expected = held.simulate(until=20, start=start, rtol=1e-7)
    assert np.array_equal(motion.q, expected.q)
    assert motion.energy_drift < 1e-13


def test_hold_energy_keeps_constraints_that_were_given_as_an_iterator() -> None:
    parts, start = spherical_pendulum()
    listed = td.System(**parts).simulate(until=1, start=start, hold_energy=True)
    once = td.System(**{**parts, "constraints": iter(parts["constraints"])})
    assert close(once.simulate(until=1, start=start, hold_energy=True).q, listed.q)


def test_held_energy_passes_the_turning_points_of_a_pendulum_released_at_rest() -> None:
    x, y = td.coordinates("x y")
    rod = td.Holonomic(x**2 + y**2 - 1, name="rod")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y, constraints=[rod])
    start = {x: 0.8, y: -0.6, x.dot: 0, y.dot: 0}
    motion = system.simulate(until=10, start=start, hold_energy=True, **TIGHT)
    a, _ = reference(lambda t, s: [s[1], -g * np.sin(s[0])], [np.arctan2(0.8, 0.6), 0.0], motion.t)
    assert close(motion[x], np.sin(a), 1e-8)


x, y = td.coordinates("x y")
FREE = {"kinetic": (x.dot**2 + y.dot**2) / 2, "potential": 2 * x**2 + y**2 / 2}
FLOOR = td.Holonomic(y, name="floor")
NOT_CONSERVATIVE = {
    "damper": {**FREE, "forces": [td.Damper(x, coefficient=0.1)]},
    "generalized force": {**FREE, "forces": [td.GeneralizedForce({x: 1.0})]},
    "non-ideal": {**FREE, "constraints": [FLOOR], "forces": [td.NonIdeal({x: -x.dot})]},
    "friction": {
        **FREE,
        "constraints": [FLOOR],
        "forces": [td.Coulomb(FLOOR, 0.1, at=td.vector([x, y]))],
    },
    "potential of time": {**FREE, "potential": x**2 * td.cos(td.t)},
    "moving constraint": {**FREE, "constraints": [td.Holonomic(y - td.sin(td.t), name="lift")]},
    "affine constraint": {**FREE, "constraints": [td.Nonholonomic(y.dot - x - 1, name="affine")]},
    "constant speed": {
        **FREE,
        "constraints": [td.Nonholonomic(x.dot**2 + y.dot**2 - 4, name="speed")],
    },
    "matrices": {"coordinates": [x, y], "M": np.eye(2), "Q": [-x, -y]},
}


@pytest.mark.parametrize("case", NOT_CONSERVATIVE)
def test_holding_the_energy_of_a_system_that_does_not_conserve_it_is_refused(case: str) -> None:
    system = td.System(**NOT_CONSERVATIVE[case])
    start = {x: 0, y: 0, x.dot: 2, y.dot: 0} if "constraints" not in NOT_CONSERVATIVE[case] else {}
    if case == "affine constraint":
        start = {x: 0, y: 0, x.dot: 2}
    elif case == "constant speed":  # the two rows agree at this very start, and nowhere else
        start = {x: 0, y: 0, x.dot: 2, y.dot: 0}
    elif not start:
        start = {x: 0, x.dot: 2}
    with pytest.raises(td.ModelError):
        system.simulate(until=1, start=start, hold_energy=True)


def test_holding_the_energy_in_a_rotating_frame_does_not_change_the_motion() -> None:
    # In the rotating frame v.dT/dv - T + V is conserved; T + V, the inertial energy, is not.
    w = 1.3
    T = ((x.dot - w * y) ** 2 + (y.dot + w * x) ** 2) / 2
    system = td.System(kinetic=T, potential=2 * x**2 + y**2 / 2)
    start = {x: 1, y: 0, x.dot: 0.2, y.dot: 0.1}
    motion = system.simulate(until=3, start=start, hold_energy=True, **TIGHT)

    def f(t: float, s: np.ndarray) -> list[float]:
        ax = 2 * w * s[3] + (w**2 - 4) * s[0]
        return [s[2], s[3], ax, -2 * w * s[2] + (w**2 - 1) * s[1]]

    assert close(motion.q, reference(f, [1, 0, 0.2, 0.1], motion.t)[:2].T)


# --- M and Q, scales and units -------------------------------------------------------------------
def test_matrices_given_directly_move_a_free_particle_straight_in_polar_coordinates() -> None:
    r, a = td.coordinates("r a")
    system = td.System(
        coordinates=[r, a],
        M=[[1.7, 0], [0, 1.7 * r**2]],
        Q=[1.7 * r * a.dot**2, -3.4 * r * r.dot * a.dot],
    )
    motion = system.simulate(until=10, start={r: 1, a: 0, r.dot: -0.5, a.dot: 0.4}, **TIGHT)
    assert close(motion[r * td.cos(a)], 1 - 0.5 * motion.t)
    assert close(motion[r * td.sin(a)], 0.4 * motion.t)


def test_mass_that_grows_a_hundred_million_times_costs_no_accuracy() -> None:
    # Falling along the line r cos(a) = d in polar coordinates: M_aa = r^2 goes from d^2 to 1e8 d^2.
    r, a = td.coordinates("r a")
    d = 1e-3
    line = td.Holonomic(r * td.cos(a) - d, name="line")
    system = td.System(
        lagrangian=(r.dot**2 + r**2 * a.dot**2) / 2 + g * r * td.sin(a), constraints=[line]
    )
    motion = system.simulate(until=1.5, start={r: d, a: 0, a.dot: 0.5 / d}, **TIGHT)
    fall = 0.5 * motion.t + g * motion.t**2 / 2
    assert close(motion[r * td.sin(a)], fall)


@pytest.mark.parametrize(
    ("metre", "kilogram", "second"), [(1e3, 1e3, 1e3), (1e-3, 1e-3, 1.0), (1e9, 1e-9, 1e-3)]
)
@pytest.mark.slow
def test_units_do_not_change_the_motion(metre: float, kilogram: float, second: float) -> None:
    """mm, g, ms; km and tonnes; and nanometres with gigagrams and kiloseconds."""

    def run(m: float, kg: float, s: float) -> np.ndarray:
        A, B = td.Particle("A", mass=1.2 * kg), td.Particle("B", mass=0.5 * kg)
        P = td.Particle("P", mass=0)
        newton = kg * m / s**2
        system = td.System(
            bodies=[A, B, P],
            constraints=[
                td.Holonomic(A.position @ A.position - m**2, name="arm"),
                td.Holonomic(P.position - A.position / 2, name="hook"),
                td.Nonholonomic(B.velocity[1] - A.velocity[1] - 0.1 * m / s, name="affine"),
            ],
            forces=[
                td.Gravity(g * m / s**2),
                td.Spring(P.position, B.position, stiffness=30 * newton / m, length=0.4 * m),
                td.Damper(P.position, B.position, coefficient=0.4 * newton * s / m),
            ],
        )
        start = {
            A.position[0]: 0.6 * m, A.position[1]: 0.0, B.position: (0.3 * m, 0.2 * m, -0.9 * m),
            A.velocity[0]: 0.3 * m / s, A.velocity[1]: 0.5 * m / s,
            B.velocity[0]: 0.0, B.velocity[2]: 0.2 * m / s,
        }  # fmt: skip
        motion = system.simulate(
            until=3 * s, start=start, guess={A.position[2]: -m}, rtol=1e-12,
            atol=1e-14 * min(m, m / s), samples=101,
        )  # fmt: skip
        assert motion.finished
        return motion.q / m

    assert close(run(metre, kilogram, second), run(1.0, 1.0, 1.0))

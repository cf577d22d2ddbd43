"""Machines of many joints, with redundant rows: against one degree of freedom, and against published eigenvalues."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.integrate.pivoted import CONTRADICTION, RANK, STATUS, buffer_size, pivoted_solve
from trundle.unconstrained.rigid import check_inertia

G = 9.81
Y = (0, 1, 0)


# --- windows of four-bars ---------------------------------------------------------------------------
def windows(count: int) -> tuple[td.System, dict[Any, Any], list[td.Box]]:
    """Unit rods of 1 kg: count + 1 upright ones on hinges, joined on top by count others; pushed with 1 m/s."""
    upright = [td.Box(f"u{i}", (0.02, 0.02, 1.0), mass=1.0) for i in range(count + 1)]
    across = [td.Box(f"h{i}", (0.02, 0.02, 1.0), mass=1.0) for i in range(count)]
    hinges = [
        td.Hinge(rod, None, axis_a=Y, axis_b=Y, at_a=(0, 0, -0.5), at_b=(float(i), 0, 0))
        for i, rod in enumerate(upright)
    ]
    start: dict[Any, Any] = {upright[0].omega[1]: 1.0}
    for i, rod in enumerate(across):
        ends = {"at_a": (0, 0, -0.5), "at_b": (0, 0, 0.5)}
        hinges.append(td.Hinge(rod, upright[i], axis_a=Y, axis_b=Y, **ends))
        ends = {"at_a": (0, 0, 0.5), "at_b": (0, 0, 0.5)}
        hinges.append(td.Hinge(upright[i + 1], rod, axis_a=Y, axis_b=Y, **ends))
        start[rod.quaternion] = td.quaternion_about(Y, np.pi / 2)
        start[rod.position] = (i + 0.5, 0, 1)
    for i, rod in enumerate(upright):
        start |= {rod.quaternion: (1, 0, 0, 0), rod.position: (float(i), 0, 0.5)}
    system = td.System(bodies=[*upright, *across], constraints=hinges, forces=[td.Gravity(G)])
    return system, start, upright


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.slow
def test_windows_of_four_bars_fall_as_one_angle(count: int) -> None:
    """All upright rods turn by the same angle, the others move along a circle. Flat, where they end, is singular."""
    system, start, upright = windows(count)
    motion = system.simulate(0.68, start, samples=18)
    assert motion.finished
    (th,) = td.coordinates("th")
    J = (1.0 + 0.02**2) / 12 + 0.25
    one = td.System(
        kinetic=((count + 1) * J + count) * th.dot**2 / 2,
        potential=G * ((count + 1) / 2 + count) * td.cos(th),
    )
    truth = one.simulate(0.68, {th: 0, th.dot: 1.0}, samples=18)
    for rod in upright:
        u = motion[rod.quaternion]
        assert np.abs(2 * np.arctan2(u[:, 2], u[:, 0]) - truth[th]).max() < 1e-8


@pytest.mark.parametrize(("count", "rtol"), [(1, 1e-12), (2, 1e-8)])
@pytest.mark.slow
def test_windows_of_hinges_go_on_through_their_flat_positions(count: int, rtol: float) -> None:
    system, start, upright = windows(count)
    motion = system.simulate(3.0, start, samples=31, rtol=rtol)
    assert motion.finished
    assert not motion.doubts
    (th,) = td.coordinates("th")
    J = (1.0 + 0.02**2) / 12 + 0.25
    one = td.System(
        kinetic=((count + 1) * J + count) * th.dot**2 / 2,
        potential=G * ((count + 1) / 2 + count) * td.cos(th),
    )
    truth = np.exp(0.5j * one.simulate(3.0, {th: 0, th.dot: 1.0}, samples=31, rtol=1e-13)[th])
    for rod in upright:
        u = motion[rod.quaternion]
        assert np.abs(u[:, 0] + 1j * u[:, 2] - truth).max() < 20 * rtol


@pytest.mark.slow
def test_a_double_four_bar_has_rank_34_and_no_contradiction_all_the_way_down() -> None:
    """40 rows; the 34th singular value is 0.3, the next is rounding."""
    system, start, _ = windows(2)
    motion = system.simulate(0.68, start, samples=18)
    eq = system.derived
    for i, t in enumerate(motion.t):
        state = [float(motion[q][i]) for q in system.coordinates]
        state += [float(motion[q.dot][i]) for q in system.coordinates]
        M, Q, A, b = (np.ascontiguousarray(x.full()) for x in eq.terms(t, state, [])[:4])
        buffer = np.zeros(buffer_size(eq.n, eq.m))
        pivoted_solve(M, Q.ravel(), A, b.ravel(), np.empty(eq.n), np.empty(eq.m), buffer)
        assert (eq.m, buffer[RANK], buffer[STATUS]) == (40, 34, 0)
        assert buffer[CONTRADICTION] < 1e-12


# --- the bicycle ------------------------------------------------------------------------------------
TILT, BASE, TRAIL = np.pi / 10, 1.02, 0.08  # steering axis, wheel base, trail
# Meijaard, Papadopoulos, Ruina, Schwab (2007), Tables 1 and 2: at 5 m/s
EIGENVALUES = (-14.07838969279822, -0.77534188219585 + 4.46486771378823j, -0.32286642900409)


class Wheel(td.Disc):
    def __init__(self, name: str, radius: float, mass: float, across: float, along: float) -> None:
        super().__init__(name, radius, mass=mass)
        self.inertia = check_inertia((across, across, along), name)


def bicycle(lean_rate: float) -> tuple[td.System, dict[Any, Any], td.RigidBody]:
    """Axes: x ahead, y left, z up. Upright at 5 m/s, hands off."""
    rear, front = Wheel("rear", 0.3, 2, 0.0603, 0.12), Wheel("front", 0.35, 3, 0.1405, 0.28)
    frame = td.RigidBody("frame", 85, [[9.2, 0, -2.4], [0, 11, 0], [-2.4, 0, 2.8]])
    moments = [[0.05892, 0, 0.00756], [0, 0.06, 0], [0.00756, 0, 0.00708]]
    fork = td.RigidBody("fork", 4, moments)
    at = {rear: (0, 0, 0.3), front: (BASE, 0, 0.35), frame: (0.3, 0, 0.9), fork: (0.9, 0, 0.7)}
    place = {body: np.array(where, float) for body, where in at.items()}
    axis, foot = (-np.sin(TILT), 0, np.cos(TILT)), np.array([BASE + TRAIL, 0, 0])
    ground = td.Surface.plane()

    def axle(wheel: Wheel, holder: td.RigidBody) -> td.Hinge:
        at_b = tuple(place[wheel] - place[holder])
        return td.Hinge(wheel, holder, axis_a=(0, 0, 1), axis_b=Y, at_b=at_b)

    ends = {"at_a": tuple(foot - place[fork]), "at_b": tuple(foot - place[frame])}
    steering = td.Hinge(fork, frame, axis_a=axis, axis_b=axis, **ends)
    system = td.System(
        bodies=[rear, front, frame, fork],
        constraints=[
            td.Rolling(rear, ground), td.Rolling(front, ground),
            axle(rear, frame), axle(front, fork), steering,
        ],
        forces=[td.Gravity(G)],
    )  # fmt: skip
    start: dict[Any, Any] = {body.position: tuple(where) for body, where in place.items()}
    turned = td.quaternion_about((1, 0, 0), -np.pi / 2)  # body z becomes y
    start |= {rear.quaternion: turned, front.quaternion: turned}
    start |= {frame.quaternion: (1, 0, 0, 0), fork.quaternion: (1, 0, 0, 0)}
    start |= {rear.omega[1]: 5 / 0.3, frame.omega[0]: lean_rate}
    start[(fork.omega - frame.omega) @ td.vector(axis)] = 0.0
    return system, start, frame


@pytest.mark.slow
def test_a_bicycle_of_hinges_and_rolling_wheels_has_the_published_eigenvalues() -> None:
    system, start, frame = bicycle(1e-4)
    motion = system.simulate(1.5, start, samples=301, rtol=1e-12, atol=1e-14)
    assert motion.finished
    assert motion.stats.steps < 150
    lean = 2 * motion[frame.quaternion][:, 1]
    modes = [np.exp(value * motion.t) for value in EIGENVALUES]
    parts = np.array([part for mode in modes for part in (mode.real, mode.imag)]).T
    fit = parts @ np.linalg.lstsq(parts, lean, rcond=None)[0]
    assert np.abs(fit - lean).max() < 1e-8 * np.abs(lean).max()


@pytest.mark.slow
def test_a_bicycle_upright_and_undisturbed_stays_upright() -> None:
    system, start, frame = bicycle(0.0)
    motion = system.simulate(2.0, start, samples=21)
    assert motion.finished
    assert np.abs(motion[frame.quaternion][:, 1]).max() < 1e-10
    assert np.abs(motion[frame.position[0]] - 0.3 - 5.0 * motion.t).max() < 1e-8

"""What contacts feel at one instant, a = W f + c: against closed forms of a ball, a bearing and a block."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import block_diag

import trundle as td
from trundle.integrate.contact_space import ContactSpace, Space

G = 9.81


def space(system: td.System, y: np.ndarray) -> Space:
    machine = system.machine
    state = np.zeros(machine.programs.ny)
    state[: len(y)] = y
    P = np.zeros(machine.programs.P.shape[0])
    return ContactSpace(machine).at(0.0, state, P)


def test_a_ball_on_a_plane_yields_as_its_mass_and_its_inertia_say() -> None:
    """W = diag(1, 7/2, 7/2)/m, c = (-g, 0, 0), however the ball is turned."""
    m, r = 2.5, 0.3
    ball = td.Sphere("ball", radius=r, mass=m)
    contact = td.Contact(ball, td.Surface.plane(), friction=0.4, restitution=0.25)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    eq = system.machine.equations
    y = np.zeros(2 * eq.n)
    y[:7] = 0.1, -0.2, r, 0.5, 0.5, -0.5, 0.5
    y[[7, 8]] = 0.1, -0.2  # the foot
    made = space(system, y)
    B = block_diag(1.0, made.basis[0])
    assert not made.trouble
    assert pytest.approx(np.diag([1, 3.5, 3.5]) / m, abs=1e-14) == B @ made.W @ B.T
    assert B @ made.c == pytest.approx([-G, 0, 0], abs=1e-13)
    assert made.mu.tolist() == [0.4]
    assert made.e.tolist() == [0.25]
    assert made.thrusts[0].at(np.array([7.0, 1.0, 2.0])) == 7.0


def test_a_bearing_is_pressed_by_the_weight_of_its_wheel() -> None:
    """The pin takes m g across its axis, and no torque of friction on a balanced wheel changes that."""
    m, arm, radius = 2.0, 0.02, 0.3
    wheel = td.Disc("wheel", radius=radius, mass=m)
    pin = td.Hinge(wheel, "world", axis_a=(0, 0, 1), axis_b=(0, 1, 0), name="pin")
    forces = [td.Gravity(G), td.Coulomb(pin, 0.2, radius=arm)]
    system = td.System(bodies=[wheel], constraints=[pin], forces=forces)
    motion = system.simulate(until=0.1, start={pin.angle: 0.3, pin.rate: 2.0})
    made = space(system, motion.run.phases[0].steps.y[0][: 2 * system.machine.equations.n])
    assert pytest.approx(np.array([[2 * arm**2 / (m * radius**2)]]), rel=1e-12) == made.W
    for f in (0.0, 3.0, -5.0):
        assert made.thrusts[0].at(np.array([f])) == pytest.approx(m * G, rel=1e-12)


def test_corners_of_a_block_share_what_three_of_them_determine() -> None:
    """Four corners in a plane: W has rank six, and forces up and down along the diagonals move nothing."""
    box = td.Box("box", (0.4, 0.3, 0.2), mass=1.5)
    corners = td.Contact.corners(box, td.Surface.plane(), friction=0.4, restitution=0.0)[::2]
    system = td.System(bodies=[box], constraints=corners, forces=[td.Gravity(G)])
    y = np.zeros(2 * system.machine.equations.n)
    y[:4] = 0, 0, 0.1, 1
    made = space(system, y)
    assert np.linalg.matrix_rank(made.W, tol=1e-9) == 6
    assert made.c[:4] == pytest.approx([-G] * 4, rel=1e-12)
    null = np.linalg.svd(made.W[:4, :4])[2][3]
    assert np.abs(null) == pytest.approx([0.5] * 4, abs=1e-9)
    assert sum(null) == pytest.approx(0, abs=1e-9)

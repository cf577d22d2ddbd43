"""What rests is not doubted: its energies are rounding, which is measured by what its forces could do."""

from __future__ import annotations

import math

import numpy as np
import pytest

import trundle as td


@pytest.mark.parametrize("metre", [1.0, 1e-3, 1e6])
def test_a_pendulum_at_rest_in_a_tilted_field_drifts_by_nothing(metre: float) -> None:
    bob, down = td.Particle("bob", mass=1.3), np.array([np.sin(0.7), 0, -np.cos(0.7)])
    system = td.System(
        bodies=[bob],
        constraints=[td.Holonomic(bob.position @ bob.position - (0.3 * metre) ** 2, name="rod")],
        forces=[td.Gravity(tuple(9.81 * metre * down))],
    )
    start = {bob.position: tuple(0.3 * metre * down), bob.velocity: (0, 0, 0)}
    motion = system.simulate(until=3, start=start)
    assert motion.status == "reached t = 3 s"
    assert np.abs(motion[bob.position] - 0.3 * metre * down).max() < 1e-11 * metre


def test_a_block_that_friction_holds_against_a_growing_push_is_not_doubted() -> None:
    block = td.Particle("block", mass=1.0)
    contact = td.Contact(block, td.Surface.plane(), friction=0.5, restitution=0.0)
    push = td.PointForce((td.t, 0, 0), at=block.position)
    forces = [td.Gravity((0, 0, -9.81)), push]
    system = td.System(bodies=[block], constraints=[contact], forces=forces)
    motion = system.simulate(
        until=4.9, start={block.position: (0, 0, 0), block.velocity: (0, 0, 0)}
    )
    assert motion.status == "reached t = 4.9 s"
    assert motion.balance.relative < 1e-12
    assert np.abs(motion[block.x]).max() < 1e-14


def test_a_box_offered_to_a_contact_is_told_of_its_corners() -> None:
    box = td.Box("box", (1, 1, 1), mass=1.0)
    with pytest.raises(td.ModelError, match=r"contacts = td\.Contact\.corners\(box, ground"):
        td.Contact(box, td.Surface.plane(), friction=0.5, restitution=0.0)


@pytest.mark.parametrize("tilt", [0.0, 0.1, 0.3])
@pytest.mark.slow
def test_a_block_that_two_redundant_corners_hold_on_a_slope_does_not_creep(tilt: float) -> None:
    n = np.array([math.sin(tilt), 0.0, math.cos(tilt)])
    block = td.RigidBody("block", mass=1.0, inertia=(1 / 60, 1 / 60, 1 / 60))
    slope = td.Surface.plane(normal=tuple(n), name="slope")
    corners = [
        td.Contact(block, slope, friction=0.5, restitution=0, at=(x, 0, -0.2), name=name)
        for x, name in ((0.1, "low"), (-0.1, "high"))
    ]
    system = td.System(bodies=[block], constraints=corners, forces=[td.Gravity(9.81)])
    start = {
        block.position: 0.2 * n, block.velocity: (0, 0, 0), block.omega: (0, 0, 0),
        block.quaternion: td.quaternion_about((0, 1, 0), tilt),
    }  # fmt: skip
    motion = system.simulate(until=0.4, start=start)
    assert [phase.modes for phase in motion.phases] == [{"low": "roll", "high": "roll"}]
    assert np.abs(motion[block.position] - 0.2 * n).max() < 1e-15
    assert motion.stats.worst_solve < 1e-14
    assert not motion.doubts

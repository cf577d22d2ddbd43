"""A body is placed on the free side of its surface, however it is turned."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

GROUND = td.Surface(lambda x, y, z: z - 0.152 * x + 0.283 * y, name="ground")


@pytest.mark.parametrize(
    "body",
    [
        td.Ellipsoid("stone", semiaxes=(0.073, 0.189, 0.172), mass=1.0),
        td.Ellipsoid("pebble", semiaxes=(0.172, 0.188, 0.089), mass=1.0),
        td.Disc("coin", radius=0.3, mass=1.0),
    ],
    ids=lambda body: body.name,
)
def test_a_turned_body_starts_above_its_surface(body: Any) -> None:
    contact = td.Rolling(body, GROUND)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(9.81)])
    rng = np.random.default_rng(3)
    above = np.array([-0.152, 0.283, 1.0])
    for _ in range(25):
        turn = rng.normal(size=4)
        start = contact.start(at=(0.052, 0.191), omega=(0, 0, 0), quaternion=turn)
        y = system.machine.start(0.0, system.beginning.values(None), start)[0]
        assert above @ y[:3] > 0.01  # the centre is on the side where f > 0


def test_the_wrong_side_is_still_told() -> None:
    """The place of the centre is given, under the ground: no contact there is the right one."""
    stone = td.Ellipsoid("stone", semiaxes=(0.1, 0.2, 0.3), mass=1.0)
    contact = td.Sliding(stone, td.Surface.plane(name="ground"))
    system = td.System(bodies=[stone], constraints=[contact])
    start = {
        stone.position: (0, 0, -0.3),
        stone.quaternion: (1, 0, 0, 0),
        stone.velocity[0]: 0.0,
        stone.velocity[1]: 0.0,
        stone.omega: (0, 0, 0),
    }
    with pytest.raises(td.StartError, match="would be on the wrong side of 'ground'"):
        system.machine.start(0.0, system.beginning.values(None), start)

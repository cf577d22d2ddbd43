"""Slopes of what a run watches: a second solve with the same factors agrees with differences along the motion."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.constrained.equations import Equations
from trundle.symbols.expression import Expression

Scene = tuple[td.System, dict[Any, Any]]
GRAVITY = td.Gravity(9.81)


def rubbing_pin(radius: float = 0.06) -> Scene:
    """Friction by the length of a force of two rows."""
    rod = td.Box("rod", (0.02, 0.02, 1.0), mass=1.5)
    pin = td.Hinge(rod, "world", axis_a=(0, 1, 0), at_a=(0, 0, 0.5), name="pin")
    forces = [GRAVITY, td.Coulomb(pin, 0.5, radius=radius)]
    return td.System(bodies=[rod], constraints=[pin], forces=forces), {
        pin.angle: 1.0,
        pin.rate: 2.0,
    }


def bead(thrust: str) -> Scene:
    """A bead on a turned parabola; its friction takes the thrust with friction, or that without."""
    x, y = td.coordinates("x y")
    wire = td.Holonomic(y - 0.7 * x**2 - 0.1 * x, name="wire")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[wire],
        forces=[td.Coulomb(wire, 0.2, thrust=thrust)],
    )  # fmt: skip
    return system, {x: 0.8, x.dot: -1.0}


def sliding_ball(**friction: Any) -> Scene:
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    bowl = td.Surface(lambda x, y, z: z - 0.2 * x**2 - 0.1 * y**2, name="bowl")
    contact = td.Contact(ball, bowl, restitution=0.0, **friction)
    system = td.System(bodies=[ball], constraints=[contact], forces=[GRAVITY])
    return system, contact.start(at=(-0.3, 0.1), velocity=(1.5, -0.3), omega=(0.0, 0.0, 3.0))


def ball_in_a_groove() -> Scene:
    """Two contacts that press."""
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    sides = [td.Surface(lambda x, y, z, s=s: z - s * y, name=f"side {s}") for s in (1, -1)]
    touches = [td.Contact(ball, side, friction=0.0, restitution=0.0) for side in sides]
    system = td.System(bodies=[ball], constraints=touches, forces=[GRAVITY])
    height = 0.1 * 2**0.5
    start = {ball.position: (0, 0, height), ball.velocity: (1.0, 0, 0), ball.omega: (0.5, 1.0, 2.0)}
    return system, start | {ball.quaternion: (1, 0, 0, 0)}


def rolling_disc() -> Scene:
    """Nothing rubs: multipliers alone."""
    disc = td.Disc("disc", radius=0.3, mass=2.0)
    contact = td.Rolling(disc, td.Surface(lambda x, y, z: z, name="floor"))
    system = td.System(bodies=[disc], constraints=[contact], forces=[GRAVITY])
    start = contact.start(at=(0, 0), quaternion=(0.8, 0.6, 0.0, 0.0), omega=(0.3, 5.0, 0.2))
    return system, start


SCENES = {
    "friction by a force of two rows": rubbing_pin,
    "friction by a signed thrust": lambda: bead("actual"),
    "friction by the thrust without it": lambda: bead("frictionless"),
    "a contact that slides": lambda: sliding_ball(friction=0.2),
    "friction that falls with the load": lambda: sliding_ball(friction=lambda N, speed: 0.2 / (1 + N / 50 + speed)),
    "two contacts": ball_in_a_groove,
    "a disc": rolling_disc,
}  # fmt: skip


def everything(eq: Equations, unique: bool) -> list[Expression]:
    """All that the equations are solved for; of rows that follow from others the forces alone, which are unique."""
    lam = eq.lam if unique else ca.SX(0, 1)
    solved = ca.vertcat(eq.a, ca.mtimes(eq.A.T, eq.lam), lam, eq.friction)
    return [Expression(x) for x in solved.elements()]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.slow
def test_slopes_are_those_of_differences_along_the_motion(scene: str) -> None:
    system, start = SCENES[scene]()
    h, at = 1e-3, 0.01
    motion = system.simulate(until=2 * at, start=start, rtol=1e-12)
    machine, (phase,) = motion.machine, motion.run.phases
    programs, eq = machine.programs, machine.equations
    P = phase.P[: programs.P.shape[0]]
    asked = everything(eq, unique=scene != "a disc")
    function, _ = programs.watch(asked)
    times = at + h * np.arange(-2, 3)
    seen = motion.at(times)
    margins = np.zeros(programs.ny - 2 * eq.n)
    found = []
    for t, q, v in zip(times, seen.q, seen.v, strict=True):
        y = np.concatenate([q, v, margins])
        rate = np.asarray(programs.careful_rhs(t, y, P)).ravel()
        found.append(np.asarray(function(t, np.concatenate([y, rate]), P)).ravel())
    g = np.array(found)[:, : found[0].size // 2]
    slope = found[2][g.shape[1] :]
    differences = np.array([1.0, -8.0, 0.0, 8.0, -1.0]) @ g / (12 * h)
    known = np.isfinite(slope)
    assert np.count_nonzero(known) >= len(asked)
    off = np.abs(slope - differences)[known] / (np.abs(g[2]) + np.abs(slope) + 1.0)[known]
    assert off.max() < 1e-7
    assert np.abs(slope[known]).max() > 0.1

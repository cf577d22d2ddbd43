"""Redundant contacts hold as long as any forces within their cones do: closed forms of a ball in a groove."""

from __future__ import annotations

import numpy as np
import pytest

import trundle as td
from trundle.shown import Motion

M, R, MU, G = 1.0, 0.1, 0.3, 9.81


def ball_in_groove(forces: list[td.Force], ball: td.Sphere, until: float) -> Motion:
    """A ball at rest in a right-angled groove along x."""
    walls = [td.Surface.plane(normal=(0, s, 1), name=f"wall {s}") for s in (1, -1)]
    contacts = [td.Contact(ball, wall, friction=MU, restitution=0.0) for wall in walls]
    system = td.System(bodies=[ball], constraints=contacts, forces=forces)
    start = {
        ball.position: (0, 0, R * np.sqrt(2)), ball.quaternion: (1, 0, 0, 0),
        ball.velocity: (0, 0, 0), ball.omega: (0, 0, 0),
    }  # fmt: skip
    return system.simulate(until=until, start=start)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.slow
def test_a_torque_turns_a_ball_in_a_groove_where_both_walls_are_at_their_limit(sign: int) -> None:
    """T1 + T2 = torque / r; with T = mu N on both walls that is sqrt(2) mu m g / (1 + mu^2)."""
    ball, rate = td.Sphere("ball", radius=R, mass=M), 0.05
    slips = R * np.sqrt(2) * MU * M * G / (1 + MU**2) / rate
    drive = td.Torque(ball, value=(sign * rate * td.t, 0, 0))
    motion = ball_in_groove([td.Gravity((0, 0, -G)), drive], ball, 1.2 * slips)
    assert motion.status == f"reached t = {1.2 * slips:.9g} s"
    assert [phase.end for phase in motion.phases] == pytest.approx([slips, 1.2 * slips], rel=1e-11)
    assert [len(phase.shared) for phase in motion.phases] == [2, 0]
    told = f"for {slips:.4g} s its forces are one choice of many"
    assert " ".join(str(motion).split()).count(told) == 2
    # then 0.4 m r^2 omega' = rate t - r mu (N1 + N2)
    turned = rate * ((1.2 * slips) ** 2 - slips**2) / 2 - rate * slips * 0.2 * slips
    assert motion[ball.omega][-1] == pytest.approx(
        [sign * turned / (0.4 * M * R**2), 0, 0], rel=1e-9
    )


@pytest.mark.slow
def test_a_groove_that_pinches_holds_a_ball_longer_than_equal_shares_of_friction_would() -> None:
    """Friction F along, p across: F^2 + p^2 <= mu^2 (N + p)^2 on each wall, F largest at p = mu^2 N / (1 - mu^2)."""
    ball, rate = td.Sphere("ball", radius=R, mass=M), 0.2
    angle = rate * td.t
    weight = td.PointForce((M * G * td.sin(angle), 0, -M * G * td.cos(angle)), at=ball.position)
    motion = ball_in_groove([weight], ball, 4.5)
    k = 0.4 * 2  # J / (m d^2), the contacts d = r / sqrt(2) below the axis of rolling
    slips = np.arctan(MU / np.sqrt(1 - MU**2) * np.sqrt(2) * (1 + k) / k) / rate
    assert motion.status == "reached t = 4.5 s"
    assert motion.phases[0].end == pytest.approx(slips, rel=1e-11)
    rolled = G * (1 - np.cos(rate * slips)) / rate / (1 + k)
    slid = G * (np.cos(rate * slips) - np.cos(rate * 4.5)) / rate
    slid -= MU * G * np.sqrt(2) * (np.sin(rate * 4.5) - np.sin(rate * slips)) / rate
    assert motion[ball.velocity][-1, 0] == pytest.approx(rolled + slid, rel=1e-9)

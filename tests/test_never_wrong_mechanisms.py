"""Mechanisms without freedom, with friction, and through singular places: right, or told in words."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import trundle as td

t = td.t


def test_what_is_driven_whole_moves_as_it_is_driven() -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2,
        constraints=[td.Prescribed(x, td.sin(t)), td.Nonholonomic(y.dot - x * x.dot, name="cam")],
    )
    motion = system.simulate(until=2, start={y: 0})
    assert motion.status == "reached t = 2 s"
    assert motion[x][-1] == pytest.approx(np.sin(2), rel=1e-12)
    assert motion[y][-1] == pytest.approx(np.sin(2) ** 2 / 2, rel=1e-9)


def test_what_carries_a_driven_arm_is_what_newton_says() -> None:
    arm = td.Box("arm", (1.0, 0.1, 0.1), mass=2.0)
    pin = td.Hinge(arm, "world", axis_a=(0, 1, 0), at_a=(-0.5, 0, 0))
    drive = td.Prescribed(pin.angle, td.sin(t))
    system = td.System(bodies=[arm], constraints=[pin, drive], forces=[td.Gravity(9.81)])
    motion = system.simulate(until=2, start={})
    assert motion.status == "reached t = 2 s"
    angle, rate, bend = np.sin(motion.t), np.cos(motion.t), -np.sin(motion.t)
    along = np.array([np.cos(angle), 0 * angle, -np.sin(angle)])  # a turn about y takes x to -z
    across = np.array([-np.sin(angle), 0 * angle, -np.cos(angle)])
    carried = 2 * (0.5 * (bend * across - rate**2 * along) + np.array([[0], [0], [9.81]]))
    np.testing.assert_allclose(motion[pin.reaction], carried.T, atol=1e-9)


@pytest.mark.parametrize("g", [0.0, 9.81])
def test_a_bead_that_passes_the_axis_of_its_tube_goes_on_sliding(g: float) -> None:
    """Polar coordinates turn over at the axis, and with them the sign of the slip: it has not stopped."""
    r, phi, z = td.coordinates("r phi z")
    turn, mu = 3.0, 0.3
    tube = td.Holonomic(td.vector([phi - turn * t, z]), name="tube")
    along = td.vector([td.cos(phi), td.sin(phi), 0 * z])
    across = td.vector([-td.sin(phi), td.cos(phi), 0 * z])
    rubs = td.Coulomb(tube, mu, at=r * along + td.vector([0 * z, 0 * z, z]), on=turn * r * across)
    system = td.System(
        kinetic=(r.dot**2 + r**2 * phi.dot**2 + z.dot**2) / 2, potential=g * z,
        constraints=[tube], forces=[rubs],
    )  # fmt: skip
    motion = system.simulate(1, {r: 1, r.dot: -4.5, phi: 0, z: 0})

    def slides(_: float, s: np.ndarray) -> list[float]:
        return [s[1], turn**2 * s[0] + mu * np.hypot(2 * turn * s[1], g)]

    def stops(_: float, s: np.ndarray) -> float:
        return float(s[1])

    stops.terminal = True  # type: ignore[attr-defined]
    truth = solve_ivp(slides, (0, 1), [1, -4.5], "DOP853", rtol=1e-12, atol=1e-13, events=stops)
    assert motion.finished
    assert motion[r][-1] == pytest.approx(truth.y[0, -1], rel=1e-8)  # what stops there sticks
    assert motion[r][-1] < -0.02

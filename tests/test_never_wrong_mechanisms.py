"""Mechanisms without freedom, with friction, and through singular places: right, or told in words."""

from __future__ import annotations

import numpy as np
import pytest

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

"""A thousand seconds: constraints to round-off, energy as the tolerance promises."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

pytestmark = pytest.mark.optimized

SAMPLES = 20001


def double_pendulum() -> tuple[td.System, dict[Any, Any]]:
    x1, y1, x2, y2 = td.coordinates("x1 y1 x2 y2")
    v = td.vector([c.dot for c in (x1, y1, x2, y2)])
    system = td.System(
        lagrangian=(v @ v) / 2 - 9.81 * (y1 + y2),
        constraints=[
            td.Holonomic(x1**2 + y1**2 - 1, name="upper"),
            td.Holonomic((x2 - x1) ** 2 + (y2 - y1) ** 2 - 1, name="lower"),
        ],
    )
    rest = {c.dot: 0 for c in (x1, y1, x2, y2)}
    return system, {x1: 1, y1: 0, x2: 2, y2: 0, **rest}


def spherical_pendulum() -> tuple[td.System, dict[Any, Any]]:
    x, y, z = td.coordinates("x y z")
    v = td.vector([x.dot, y.dot, z.dot])
    sphere = td.Holonomic(x**2 + y**2 + z**2 - 1, name="sphere")
    system = td.System(lagrangian=(v @ v) / 2 - 9.81 * z, constraints=[sphere])
    return system, {x: 0.8, y: 0, z: -0.6, x.dot: 0, y.dot: 1}


@pytest.mark.parametrize("make", [double_pendulum, spherical_pendulum])
def test_a_thousand_seconds_keep_constraints_to_round_off_and_energy_to_1e_8(make: Any) -> None:
    system, start = make()
    motion = system.simulate(until=1000.0, start=start, rtol=1e-11, samples=SAMPLES)
    assert motion.finished
    assert motion.worst_residual < 1e-14
    for residual in motion.residuals.values():
        assert np.abs(residual).max() < 1e-13
    assert motion.energy_drift < 1e-8


def test_held_energy_stays_to_round_off() -> None:
    system, start = double_pendulum()
    motion = system.simulate(
        until=200.0, start=start, rtol=1e-11, hold_energy=True, samples=SAMPLES
    )
    assert motion.energy_drift < 1e-13
    assert motion.worst_residual < 1e-13


def test_the_spherical_pendulum_keeps_its_angular_momentum() -> None:
    system, start = spherical_pendulum()
    x, y, _ = system.coordinates
    motion = system.simulate(until=100.0, start=start, rtol=1e-12, atol=1e-14)
    momentum = motion[x * y.dot - y * x.dot]
    assert momentum == pytest.approx(0.8, abs=1e-10)

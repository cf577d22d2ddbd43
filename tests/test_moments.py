"""Pulses in time on what rests: no step passes over them, however narrow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.shown import Motion

x, y = td.coordinates("x y")
t = td.t


def pushed(force: Any, until: float = 10.0) -> Motion:
    """1 kg at rest."""
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    return system.simulate(until, {x: 0, x.dot: 0}, samples=2)


def bell(width: float, when: Any = t - 5.3) -> Any:
    return td.exp(-((when / width) ** 2))


@pytest.mark.parametrize("width", [0.3, 0.1, 1e-2, 1e-3, 1e-6])
@pytest.mark.slow
def test_a_smooth_pulse_gives_its_momentum(width: float) -> None:
    pulses = {
        math.sqrt(math.pi): bell(width),
        2 * math.sqrt(math.log(2)): td.where(bell(width) > 0.5, 1.0, 0.0),
        math.atan(5.3 / width) + math.atan(4.7 / width): 1 / (1 + ((t - 5.3) / width) ** 2),
        math.tanh(4.7 / width) + math.tanh(5.3 / width): 1 / td.cosh((t - 5.3) / width) ** 2,
    }
    for area, force in pulses.items():
        motion = pushed(1000 * force)
        assert motion.finished
        assert motion[x.dot][-1] == pytest.approx(1000 * width * area, rel=1e-8)


def test_a_pulse_as_short_as_the_rounding_of_time_allows_is_right_or_told() -> None:
    motion = pushed(1000 * bell(1e-9))
    right = abs(motion[x.dot][-1] / (1e-6 * math.sqrt(math.pi)) - 1) < 1e-5
    assert right or not motion.finished


@pytest.mark.parametrize("width", [1e-2, 1e-4])
def test_trains_of_pulses_give_theirs(width: float) -> None:
    area = 7 * width * math.sqrt(math.pi)
    for when in (t % 1 - 0.5, td.sin(math.pi * (t - 0.5)) / math.pi):
        motion = pushed(bell(width, when), until=7.0)
        assert motion[x.dot][-1] == pytest.approx(area, rel=10 * width**2 + 1e-8)


def test_a_pulse_that_a_sweep_would_step_over_is_in_its_numbers() -> None:
    c = td.parameter("c", 3.0)
    force = td.GeneralizedForce({x: 1000 * bell(1e-3, t - c)})
    system = td.System(kinetic=x.dot**2 / 2, forces=[force])
    asked = {"v": td.keep.last(x.dot)}
    for over in ({c: [2.0, 4.7]}, {x.dot: [0.0, 0.0]}):
        start = {x: 0} | ({} if x.dot in over else {x.dot: 0})
        table = td.sweep(system, over=over, start=start, until=10.0, measure=asked)
        np.testing.assert_allclose(table["v"], math.sqrt(math.pi), rtol=1e-8)


def test_a_pulse_does_not_spoil_the_small_motion_before_it() -> None:
    """An oscillation of a nanometre, and a blow of 1 N s at its end."""
    force = -x + 1000 / math.sqrt(math.pi) * bell(1e-3, t - 9.9)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(9.0, {x: 1e-9, x.dot: 0})
    assert motion[x][-1] == pytest.approx(1e-9 * math.cos(9.0), rel=1e-7)
    both = system.simulate(10.0, {x: 1e-9, x.dot: 0})
    assert both.at(9.0)[x][0] == pytest.approx(1e-9 * math.cos(9.0), rel=1e-7)
    assert both[x.dot][-1] == pytest.approx(math.cos(0.1), rel=1e-6)


def test_a_prescribed_motion_with_a_narrow_bump_carries_what_hangs_on_it() -> None:
    """x bumps by 1 mm for a millisecond; y on a spring feels its area: y' = k * area."""
    drive = td.Prescribed(x, 1e-3 * bell(1e-3, t - 4))
    lagrangian = (x.dot**2 + y.dot**2) / 2 - 50 * (y - x) ** 2
    system = td.System(lagrangian=lagrangian, constraints=[drive])
    motion = system.simulate(4.01, {y: 0, y.dot: 0})
    area = 1e-6 * math.sqrt(math.pi)
    assert motion[y.dot][-1] == pytest.approx(100 * area * math.cos(0.1), rel=1e-4)


def test_what_changes_slowly_and_what_has_no_time_has_no_moments() -> None:
    for force in (td.sin(3 * t), td.exp(-t) * td.cos(t), t**2, (t - 5) ** 3, -x, td.exp(-(x**2))):
        assert len(pushed(force).run.phases) == 1

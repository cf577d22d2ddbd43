"""Paper 001, the bead on the hoop: against reference solutions (quadratures, 30 digits), to the stop and after it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from trundle.gallery import bead_on_hoop

pytestmark = pytest.mark.optimized

REFERENCE = Path(__file__).parent / "reference"


def reference(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((REFERENCE / f"{name}.json").read_text())
    return data


@pytest.mark.parametrize("name", ["A_001_bead_v2", "A_001_bead_v4"])
@pytest.mark.parametrize("thrust", ["friction", "actual-thrust"])
def test_the_bead_with_friction_matches_the_reference_to_1e_9(name: str, thrust: Any) -> None:
    data = reference(name)
    values = data["values"]
    example = bead_on_hoop(thrust, speed=data["parameters"]["v0"])
    x, y, hoop, friction = (example[key] for key in ("x", "y", "hoop", "friction"))
    whole = example.simulate(until=1.0, rtol=1e-12, atol=1e-14)
    motion = whole.at(data["times"])
    for expression, key, i in ((x, "x", 0), (y, "x", 1), (x.dot, "v", 0), (y.dot, "v", 1)):
        assert motion[expression] == pytest.approx([v[key][i] for v in values], abs=1e-9)
    assert motion.a == pytest.approx(np.array([v["a"] for v in values]), abs=1e-9)
    radial = np.column_stack([motion[x], motion[y]])
    along = np.column_stack([-motion[y], motion[x]])
    normal = np.einsum("ij,ij->i", motion.force(hoop), radial)
    tangential = np.einsum("ij,ij->i", motion.force(friction), along)
    assert normal == pytest.approx([v["normal_force_radial"] for v in values], abs=1e-9)
    assert tangential == pytest.approx([v["friction_tangential"] for v in values], abs=1e-9)
    assert motion.energy == pytest.approx([v["energy"] for v in values], abs=1e-9)
    stop = data["stop_event"]
    assert whole.events[0].t == pytest.approx(stop["t_stop"], abs=1e-12)
    assert whole.events[0].state[:2] == pytest.approx(stop["x_stop"], abs=1e-12)
    holds = "sticks" in whole.events[0].name
    assert holds == stop["holds_if_static_mu_equal"]


def test_after_the_stop_it_slides_back_as_the_angle_equation_says() -> None:
    """theta'' = -g sin(theta) - mu |N| sign(theta'), N = g cos(theta) + theta'^2, by SciPy between stops."""
    example = bead_on_hoop(mu=0.2, speed=4.0)
    motion = example.simulate(until=3.0, rtol=1e-12, atol=1e-14)
    angle, rate, t = 0.0, 4.0, 0.0
    stops = []
    for sign in (1, -1, 1):

        def bend(_: float, s: np.ndarray, sign: int = sign) -> list[float]:
            thrust = abs(9.81 * np.cos(s[0]) + s[1] ** 2)
            return [s[1], -9.81 * np.sin(s[0]) - 0.2 * thrust * sign]

        def stop(_: float, s: np.ndarray) -> float:
            return float(s[1])

        stop.terminal, stop.direction = True, -sign  # type: ignore[attr-defined]
        run = solve_ivp(bend, (t, 10), [angle, rate], "DOP853", rtol=1e-12, atol=1e-14, events=stop)
        t, angle, rate = run.t[-1], run.y[0, -1], 0.0
        stops.append((t, angle))
    assert [e.t for e in motion.events] == pytest.approx([t for t, _ in stops], abs=1e-9)
    where = [np.arctan2(e.state[0], -e.state[1]) for e in motion.events]
    assert where == pytest.approx([angle for _, angle in stops], abs=1e-9)


def test_it_sticks_where_the_forces_allow_and_then_does_not_move() -> None:
    example = bead_on_hoop(mu=0.2, speed=4.0)
    motion = example.simulate(until=4.0)
    last = motion.events[-1]
    assert last.name == "friction on hoop: stops and sticks"
    angle = np.arctan2(last.state[0], -last.state[1])
    assert abs(np.tan(angle)) < 0.2, "inside the friction cone"
    after = motion.at(np.linspace(last.t + 1e-6, 4.0, 50))
    assert np.abs(after.v).max() < 1e-20
    assert np.ptp(after.q, axis=0).max() < 1e-15
    holding = np.linalg.norm(after.force(example["friction"]), axis=1)
    assert holding == pytest.approx(9.81 * abs(np.sin(angle)), rel=1e-9)
    assert motion.stats.phases == 4, "three stops, no chatter"


def test_without_friction_the_energy_is_kept_and_nothing_works() -> None:
    motion = bead_on_hoop("frictionless", speed=4.0).simulate(rtol=1e-12)
    assert motion.energy_drift < 1e-11
    assert np.abs(motion.QW).max() == 0


def test_the_working_part_takes_exactly_the_energy_that_is_lost() -> None:
    motion = bead_on_hoop(mu=0.2, speed=4.0).simulate(until=0.4, rtol=1e-12, samples=4001)
    lost = np.trapezoid(motion.power("QW"), motion.t)
    assert motion.energy[-1] - motion.energy[0] == pytest.approx(lost, abs=1e-6)
    assert np.abs(motion.power("QN")).max() < 1e-13

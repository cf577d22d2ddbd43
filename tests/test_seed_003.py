"""Paper 003, the ball on a spinning table: reference solution, closed form, multipliers, instability by friction."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import trundle as td
from papers.closed_forms import (
    OMEGA,
    SHARE,
    G as GRAVITY,
    M as MASS,
    R as RADIUS,
    growth_rate,
    table_path,
)
from papers.table import VAKONOMIC_UNTIL, best_multipliers, orbit_rate, position
from trundle.gallery import spinning_table

pytestmark = pytest.mark.optimized

DATA = json.loads((Path(__file__).parent / "reference" / "A_003_flat.json").read_text())


def test_the_level_table_matches_the_reference_to_1e_9() -> None:
    example = spinning_table()
    motion = example.simulate(rtol=1e-12, atol=1e-14).at(DATA["times"])
    values = DATA["values"]
    centre = np.array([v["center"][:2] for v in values])
    velocity = np.array([v["v_center"][:2] for v in values])
    omega = np.array([v["omega_inertial"] for v in values])
    spin = td.vector([example[name].dot for name in ("q3", "q4", "q5")])
    assert motion.q[:, :2] == pytest.approx(centre, abs=1e-9)
    assert motion.v[:, :2] == pytest.approx(velocity, abs=1e-9)
    assert motion[spin] == pytest.approx(omega, abs=1e-9)
    height = MASS * GRAVITY * RADIUS  # the reference counts the weight of the level ball too
    assert motion.energy + height == pytest.approx([v["energy"] for v in values], abs=1e-9)


def test_the_multipliers_are_the_force_that_turns_the_velocity() -> None:
    """F = M z'' = i k Omega M z' (Eqs. 24, 25, 30, 31), from the reference's own velocities, and as it says itself."""
    example = spinning_table()
    motion = example.simulate(rtol=1e-12, atol=1e-14).at(DATA["times"])
    velocity = np.array([complex(*v["v_center"][:2]) for v in DATA["values"]])
    force = 1j * SHARE * OMEGA * MASS * velocity
    assert motion.multipliers[:, 0] == pytest.approx(force.real, abs=1e-12)
    assert motion.multipliers[:, 1] == pytest.approx(force.imag, abs=1e-12)
    told = np.array([v["tangential_force"][:2] for v in DATA["values"]])
    assert motion.multipliers[:, :2] == pytest.approx(told, abs=1e-12)
    direction = np.unwrap(np.angle(velocity))
    assert np.diff(direction) == pytest.approx(SHARE * OMEGA * 2.5, abs=1e-12)


@pytest.mark.parametrize("alpha", [0.0, 0.05])
def test_the_path_is_the_closed_form_level_and_inclined(alpha: float) -> None:
    example = spinning_table(alpha=alpha)
    motion = example.simulate(rtol=1e-12, atol=1e-14)
    assert np.abs(position(example, motion) - table_path(motion.t, alpha)).max() < 1e-10
    assert motion.worst_residual < 1e-15


def test_the_orbit_turns_at_two_sevenths_of_the_table() -> None:
    example = spinning_table()
    motion = example.simulate(rtol=1e-12, atol=1e-14)
    assert pytest.approx(2 / 7, abs=1e-15) == SHARE
    assert orbit_rate(example, motion) == pytest.approx(SHARE * OMEGA, abs=1e-10)


def test_the_table_does_work_as_the_errata_say() -> None:
    example = spinning_table()
    motion = example.simulate(samples=4001)
    power = motion.power(example["rolling"])
    assert np.abs(power).max() > 1e-6
    gained = motion.energy[-1] - motion.energy[0]
    assert gained == pytest.approx(np.trapezoid(power, motion.t), abs=1e-9)


def test_viscous_rolling_friction_makes_the_orbit_unstable_at_the_predicted_rate() -> None:
    c = 2e-7
    example = spinning_table("friction", c=c)
    motion = example.simulate(until=100.0)
    speed = np.linalg.norm(motion.v[:, :2], axis=1)
    late = motion.t > 70
    measured = np.polyfit(motion.t[late], np.log(speed[late]), 1)[0]
    assert growth_rate(c) > 0
    assert measured == pytest.approx(growth_rate(c), rel=1e-6)
    assert growth_rate(1e-12) == pytest.approx(5 / 7 * 1e-12 / (0.4 * MASS * RADIUS**2), rel=1e-4)


def test_no_initial_multipliers_make_the_vakonomic_ball_roll_like_the_real_one() -> None:
    rolling = spinning_table()
    path = position(rolling, rolling.simulate(until=4.0))
    _, left = best_multipliers(path)
    assert left > 0.05, "metres, after the best choice of both multipliers"


def test_the_vakonomic_entry_ends_while_its_ball_is_still_near_the_table() -> None:
    example = spinning_table("vakonomic")
    motion = example.simulate()
    assert motion.t[-1] == VAKONOMIC_UNTIL
    assert np.abs(position(example, motion)).max() < 5  # m; after 20 s it would be 9e9

"""Grip that constraints of their own hold belongs to the contact whose slip they are made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from papers.closed_forms import AXLE_MASS, WHEEL_MASS
from trundle.constrained.contact_force import grip
from trundle.gallery import wheelset

G = 9.81
MASS = AXLE_MASS + 2 * WHEEL_MASS


@pytest.fixture(scope="module")
def bumpy() -> tuple[Any, td.Motion]:
    scenario = wheelset()
    return scenario, scenario.simulate(until=1.5, samples=31)


@pytest.mark.slow
def test_the_wheels_of_a_wheelset_carry_and_push_all_that_it_feels(bumpy: Any) -> None:
    """Newton's law for the whole: what the road does is what moves it, beside its weight."""
    scenario, motion = bumpy
    bodies = [scenario["axle"], scenario["left"], scenario["right"]]
    moved = sum(motion[body.mass * body.velocity.dot] for body in bodies)
    felt = sum(
        motion[contact.force] for contact in (scenario["left_contact"], scenario["right_contact"])
    )
    weight = np.array([0.0, 0.0, MASS * G])
    np.testing.assert_allclose(felt - weight, moved, rtol=0, atol=1e-7 * MASS * G)


@pytest.mark.slow
def test_straight_down_a_slope_each_wheel_needs_the_friction_that_turns_it() -> None:
    alpha = 0.2
    scenario = wheelset("incline", alpha=alpha, turn=0.0)
    motion = scenario.simulate(until=1.0, samples=11)
    a = G * np.sin(alpha) * MASS / (MASS + WHEEL_MASS)
    for contact in (scenario["left_contact"], scenario["right_contact"]):
        audit = motion.audit[contact.name]
        assert audit.grips
        np.testing.assert_allclose(audit.normal, MASS * G * np.cos(alpha) / 2, rtol=1e-8)
        np.testing.assert_allclose(audit.tangential, WHEEL_MASS * a / 2, rtol=1e-8)
        assert "friction needed" in repr(audit)
        slope = float(audit.needed[0])
        assert audit.slips_at(0.9 * slope) == 0.0
        assert audit.slips_at(1.1 * slope) is None


@pytest.mark.slow
def test_a_loaded_motion_and_a_sweep_say_the_same(bumpy: Any, tmp_path: Path) -> None:
    scenario, motion = bumpy
    contact = scenario["left_contact"]
    motion.save(tmp_path / "wheelset.npz")
    loaded = td.load(tmp_path / "wheelset.npz")
    np.testing.assert_array_equal(
        loaded.audit[contact.name].needed, motion.audit[contact.name].needed
    )
    made = td.sweep(
        scenario.system, over={scenario["axle"].velocity[0]: [2.0]}, until=1.5,
        start={k: v for k, v in scenario.start.items() if k != scenario["axle"].velocity[0]},
        measure={"friction": td.keep.most_friction_needed(contact)},
    )  # fmt: skip
    finer = scenario.simulate(until=1.5, samples=2001).audit[contact.name].needed
    assert made.table["friction"][0] == pytest.approx(finer.max(), rel=1e-5)


def ball_on(*floors: td.Surface, extra: Any = None) -> tuple[td.System, list[td.Sliding]]:
    ball = td.Sphere("ball", radius=0.1, mass=1)
    contacts = [td.Sliding(ball, floor) for floor in floors]
    others = [] if extra is None else [extra(ball, contacts)]
    system = td.System(bodies=[ball], constraints=[*contacts, *others], forces=[td.Gravity(G)])
    return system, contacts


FLOOR = td.Surface.plane(name="floor")
WALL = td.Surface.plane(normal=(1, 0, 0), name="wall")


def test_a_constraint_that_is_no_force_at_the_contact_is_not_taken_for_grip() -> None:
    system, (contact,) = ball_on(
        FLOOR, extra=lambda ball, _: td.Nonholonomic(ball.omega[2], name="no spin")
    )
    assert grip(system.derived, contact) is None
    system, (contact,) = ball_on(
        FLOOR, extra=lambda ball, _: td.Nonholonomic(ball.velocity[0], name="blade")
    )
    assert grip(system.derived, contact) is None


def test_grip_between_two_contacts_of_one_body_is_left_where_it_cannot_be_told_whose_it_is() -> (
    None
):
    """A force along the line from one contact to the other could be of either."""
    system, contacts = ball_on(
        FLOOR, WALL, extra=lambda _, c: td.Nonholonomic(c[0].slip @ (1, 0, -1), name="along")
    )
    assert [grip(system.derived, contact) for contact in contacts] == [None, None]
    system, contacts = ball_on(
        FLOOR, WALL, extra=lambda _, c: td.Nonholonomic(c[0].slip[1], name="grips the floor")
    )
    assert grip(system.derived, contacts[0]) is not None
    assert grip(system.derived, contacts[1]) is None


def test_rolling_by_hand_is_audited_as_rolling_is() -> None:
    start = {"at": (0, 0), "velocity": (1.0, 0.3), "spin": 0.5}
    bowl = td.Surface(lambda x, y, z: z - 0.3 * x**2 - 0.2 * y**2, name="bowl")
    ball = td.Sphere("ball", radius=0.1, mass=1)
    rolls = td.Rolling(ball, bowl)
    whole = td.System(bodies=[ball], constraints=[rolls], forces=[td.Gravity(G)])
    system, (contact,) = ball_on(
        bowl, extra=lambda _, c: td.Nonholonomic(c[0].slip, name="no slip")
    )
    ours = system.simulate(until=0.5, start=contact.start(**start), samples=11)
    theirs = whole.simulate(until=0.5, start=rolls.start(**start), samples=11)
    np.testing.assert_allclose(
        ours.audit["ball on bowl"].needed, theirs.audit["ball on bowl"].needed, rtol=1e-6
    )

"""Where accelerations come from the pivoted solve, measures of forces are those that the motion itself says."""

from __future__ import annotations

import functools

import numpy as np
import pytest

import trundle as td


@functools.cache
def wheels(*events: str) -> td.Motion:
    """Two wheels on one axle that nearly repeat each other's grip: the solve without pivots is off by percents."""
    hills = td.Surface(lambda x, y, z: z - 0.05 * td.sin(2 * x) * td.cos(y), name="hills")
    body = td.Box("body", (0.4, 0.3, 0.1), mass=8.0)
    skid = td.Sphere("skid", radius=0.05, mass=0.5)
    bodies, constraints = (
        [body, skid],
        [td.Weld(skid, body, at_b=(-0.18, 0, -0.1)), td.Sliding(skid, hills)],
    )
    for name, y in (("left", 0.22), ("right", -0.22)):
        wheel = td.Disc(name, radius=0.15, mass=1.0)
        axis = wheel.rotation @ (0, 0, 1)
        turns = td.Holonomic(
            [axis @ (body.rotation @ (1, 0, 0)), axis @ (body.rotation @ (0, 0, 1))],
            name=f"{name} axle",
        )
        constraints += [
            td.BallJoint(wheel, body, at_b=(0.1, y, 0)),
            turns,
            td.Rolling(wheel, hills),
        ]
        bodies.append(wheel)
    system = td.System(bodies=bodies, constraints=constraints, forces=[td.Gravity(9.81)])
    start = {
        "body.x": 0.3, "body.y": 0.2, "body.quaternion[3]": 0.1,
        "left.quaternion[3]": -0.151, "right.quaternion[3]": -0.135,
        "left.omega_body[2]": 0.0,
    }  # fmt: skip
    return system.simulate(
        until=0.5, start=start, guess={"body.z": 0.2}, samples=101, events=events
    )


@pytest.mark.slow
def test_measures_of_a_force_are_those_of_its_samples() -> None:
    motion = wheels()
    assert motion.stats.fallback
    N = "left_on_hills.normal_force"
    fine = motion.at(np.linspace(0, 0.5, 2001))[N]
    assert motion.keep(td.keep.most(N)) == pytest.approx(fine.max(), rel=1e-9)
    assert motion.keep(td.keep.least(N)) == pytest.approx(fine.min(), rel=1e-9)
    middle = float(fine[1000])
    assert motion.keep(td.keep.first_zero(f"{N} - {middle!r}")) == pytest.approx(0.25, abs=1e-9)
    mean = motion.keep(td.keep.mean(N))
    assert mean == pytest.approx(np.trapezoid(fine, dx=0.5 / 2000) / 0.5, rel=1e-6)


@pytest.mark.slow
def test_an_event_of_a_force_ends_the_run_that_would_miss_it() -> None:
    motion = wheels("left_on_hills.normal_force - 42", "body.x - 0.25")
    assert not motion.finished
    assert "needs pivots" in motion.status
    assert "left_on_hills" in motion.status
    assert "body.x" not in motion.status


@pytest.mark.slow
def test_the_audit_says_them_and_comes_to_an_end() -> None:
    motion = wheels()
    normal = motion.audit["left on hills"]
    fine = motion.at(np.linspace(0, 0.5, 2001))["left_on_hills.normal_force"]
    assert normal.least_normal == pytest.approx(fine.min(), rel=1e-9)
    assert "stays on the surface" in str(motion)

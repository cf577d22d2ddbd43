"""The Whipple bicycle of ready-made parts, against the published benchmark."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

HERE = Path(__file__).parent
LEANING = json.loads((HERE / "reference" / "bicycle.json").read_text("utf-8"))["leaning"]


@pytest.fixture(scope="module")
def bicycle() -> dict[str, Any]:
    return runpy.run_path(str(HERE.parent / "examples" / "bicycle.py"))


@pytest.mark.parametrize("least", [False, True])
@pytest.mark.slow
def test_nine_accelerations_of_the_leaning_bicycle_are_the_published_ones(
    bicycle: dict[str, Any], least: bool
) -> None:
    names = "frame rear head hub axle yaw roll pitch system"
    frame, rear, head, hub, axle, yaw, roll, pitch, system = (bicycle[n] for n in names.split())
    a, r, s = LEANING["angles"], LEANING["rates"], LEANING["second_derivatives"]
    start = {
        frame.x: 0.0, frame.y: 0.0, yaw: a["yaw"], roll: a["roll"], head.angle: a["steer"],
        hub.angle: 0.0, axle.angle: 0.0,
        roll.dot: r["roll"], hub.rate: r["rear_wheel"], head.rate: r["steer"],
    }  # fmt: skip
    if not least:  # what the contacts give already
        start |= {pitch: a["pitch"] - bicycle["tilt"], pitch.dot: r["pitch"]}
        start |= {yaw.dot: r["yaw"], axle.rate: r["front_wheel"]}
    guess = {frame.z: -0.8, frame.quaternion: (1, 0, 0, 0)}
    motion = system.simulate(1e-3, start, guess=guess, samples=2)
    ours = [*motion[rear.position.dot.dot][0]]
    ours += [motion[angle.dot.dot][0] for angle in (yaw, roll, pitch)]
    ours += [motion[joint.rate.dot][0] for joint in (head, hub, axle)]
    known = [s[key] for key in ("yaw", "roll", "pitch", "steer", "rear_wheel", "front_wheel")]
    np.testing.assert_allclose(
        ours, [*LEANING["rear_wheel_center_acceleration"], *known], rtol=0, atol=1e-11
    )


@pytest.mark.slow
def test_at_five_metres_a_second_the_upright_bicycle_rights_itself(bicycle: dict[str, Any]) -> None:
    motion = bicycle["motion"]
    assert motion.status == "reached t = 5 s"
    assert motion.energy_drift < 1e-10
    assert not motion.stats.fallback
    roll = motion[bicycle["roll"]]
    assert abs(roll[-1]) < 0.1 * abs(roll).max()  # the slowest mode has exp(-0.32 t)

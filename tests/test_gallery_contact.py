"""The sphere of paper 000 with contact that may open, as the gallery has it, against the exact solution."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from trundle import gallery

pytestmark = pytest.mark.optimized

EXACT = json.loads(
    (Path(__file__).parent / "reference" / "C09_000_uniform_mu03_e0.json").read_text()
)


@pytest.mark.slow
def test_the_sphere_that_may_leave_its_trough_does_what_the_exact_one_does() -> None:
    motion = gallery.sphere_contact("dead").simulate(rtol=1e-11)
    changes = [event["t"] for event in EXACT["events"] if event["kind"] != "strike"]
    begins = [phase.begin for phase in motion.phases][1:]
    assert np.abs(np.array(begins) - changes).max() < 1e-9
    assert len(motion.impacts) == 1


@pytest.mark.slow
def test_with_restitution_it_bounces_to_rest_on_the_trough() -> None:
    motion = gallery.sphere_contact("bouncing").simulate()
    strikes = [event["t"] for event in EXACT["events"] if event["kind"] == "strike"]
    assert motion.impacts[0].time == pytest.approx(strikes[0], abs=1e-8)
    assert motion.impacts[-1].accumulation
    assert motion.phases[-1].modes == {"ball on trough": "roll"}
    assert not motion.doubts

"""The spheres of seed 000 with contact as it is: their times against the exact solution, and the page."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from papers.contact import reproduce_contact
from papers.page import write_sheet
from papers.study_contact import real

EXACT = Path(__file__).parent / "reference" / "C09_000_uniform_mu03_e0.json"


@pytest.mark.slow
def test_the_uniform_sphere_changes_its_mode_when_the_exact_one_does() -> None:
    events = json.loads(EXACT.read_text(encoding="utf-8"))["events"]
    changes = [event["t"] for event in events if event["kind"] != "strike"]
    found = real("uniform", 0.3, 0.0, until=2.0, samples=21)
    assert [begin for begin, _ in found.phases[1:]] == pytest.approx(changes, abs=1e-8)
    assert found.strikes == 1
    assert np.all(found.apart[1:] > 0)
    assert found.first("fly") == pytest.approx(0.4186163850, abs=1e-8)


@pytest.mark.slow
def test_a_short_study_makes_the_whole_page(tmp_path: Path) -> None:
    sheet = reproduce_contact(tmp_path, until=0.6)
    text = write_sheet(sheet).read_text(encoding="utf-8")
    assert "What really happens" in text
    record = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    verdicts = [r["verdict"] for r in record["results"] if "balance" in r["quantity"]]
    assert verdicts == ["holds"] * 8
    table = np.genfromtxt(tmp_path / "halves-1-0.5.csv", delimiter=",", names=True)
    assert table["from_paper_m"][0] == pytest.approx(0, abs=1e-12)

"""The map of regimes of paper 002: the twelve cases, the criteria on runs made alone, and the page at a small size."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from papers.page import write_sheet
from papers.regimes import TWELVE, reproduce_regimes
from papers.study_regimes import (
    AMPLITUDES,
    KINDS,
    NEAR,
    RATES,
    SETS,
    SHIFT,
    Later,
    Map,
    growth,
    kinds_of,
    rate_of,
    regime_map,
)
from trundle.gallery import moving_parabola

pytestmark = pytest.mark.slow

PI = np.pi
FOUR = np.array([1.0, 1.5, 3.0, 6.0]) * PI


@cache
def cases(name: str) -> Map:
    """The four cases of a set, as a map of one row."""
    return regime_map(name, [0.1], FOUR)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("I", ["held", "held", "walks", "walks"]),
        ("II", ["held", "climbs", "lifts off", "lifts off"]),
        ("III", ["held", "climbs", "lifts off", "lifts off"]),
    ],
)
def test_the_twelve_cases_are_what_the_paper_s_figures_show(name: str, kinds: list[str]) -> None:
    assert cases(name).kind[0].tolist() == kinds


@pytest.mark.parametrize("case", TWELVE)
def test_a_pixel_is_the_run_that_is_made_alone(case: str) -> None:
    found, k = cases(case[:-1]), "abcd".index(case[-1])
    example = moving_parabola(case)
    motion = example.simulate(rtol=1e-12, atol=1e-14, samples=8001)
    contact = motion.audit.contacts[0]
    alone = np.nan if contact.lifts_at is None else contact.lifts_at
    assert found.lifts[0, k] == pytest.approx(alone, abs=1e-6, nan_ok=True)
    assert found.walk[0, k] == pytest.approx(np.abs(motion[example["C"][1]]).max() / 0.2, rel=1e-4)
    across = motion[example["P"][0] - example["d"][0]]
    reference = max(abs(across[0]), 0.1)
    assert found.climb[0, k] == pytest.approx((across**2).max() / reference**2, rel=1e-4)


def test_the_grid_of_the_map_contains_the_twelve_cases() -> None:
    assert len(AMPLITUDES) == len(RATES) == 200
    for case in TWELVE:
        assert np.abs(AMPLITUDES - 0.1).min() < 1e-12
        assert np.abs(RATES - rate_of(case)).min() < 1e-12


def test_shaking_along_the_trough_makes_stripes() -> None:
    # x does not feel it, and y is linear in A: the verdict depends on the rate alone
    found = regime_map("I", np.linspace(0.01, 0.2, 12), np.linspace(0.5, 6.5, 12) * PI)
    assert np.all(found.kind == found.kind[0])
    assert set(found.kind[0]) == {"held", "walks"}
    assert found.walk == pytest.approx(np.repeat(found.walk[:1], 12, axis=0), rel=1e-5)
    assert found.climb == pytest.approx(np.ones((12, 12)), rel=1e-5)


def test_a_trough_that_falls_away_faster_than_the_sphere_pulls_at_once() -> None:
    found = regime_map("III", [0.01, 0.2], [PI, 6.5 * PI])  # 0.2 m at 6.5 pi: 8.5 g downwards
    assert found.lifts[1, 1] == 0
    assert np.isnan(found.lifts[0, 0])
    assert (found.kind[0, 0], found.kind[1, 1]) == ("held", "lifts off")


def test_every_kind_has_its_side_of_each_bound() -> None:
    least, walk, climb = [1, 1, 1, 1, 0, -1e-9], [1, 1.01, 1, 1.01, 0, 0], [2, 2, 2.01, 2.01, 0, 0]
    kinds = ["held", "walks", "climbs", "climbs and walks", "held", "lifts off"]
    assert kinds_of(least, walk, climb).tolist() == kinds


def test_a_neighbour_parts_as_two_runs_made_alone_do() -> None:
    found = cases("II")
    ends = []
    for xi0 in (0.20, 0.20 + SHIFT):
        example = moving_parabola("IIa", x0=xi0)
        motion = example.simulate(
            rtol=1e-12, atol=1e-14, samples=2, parameters={example["Omega"]: 1.5 * PI}
        )
        ball, C = example["ball"], example["C"]
        spin = 0.02 * (ball.omega @ example["contact"].normal)
        parts = (C[0], C[1], ball.velocity[0], ball.velocity[1], spin)
        ends.append([motion[part][-1] for part in parts])
    apart = np.linalg.norm(np.subtract(*ends)) / SHIFT
    assert growth("II", found, step=1)[0, 1] == pytest.approx(apart, rel=0.01)
    assert len(NEAR) == found.ends.shape[-1]


def test_what_is_still_the_same_later_is_counted_by_kind() -> None:
    one = Later(
        4.0, 40.0, np.array(["held", "held", "walks"]), np.array(["held", "climbs", "walks"])
    )
    assert [one.kept(kind) for kind in KINDS[:3]] == [(2, 1), (1, 1), (0, 0)]
    assert one.kept(*KINDS[:4]) == (3, 3)


def test_a_small_map_makes_the_whole_page(tmp_path: Path) -> None:
    rates = np.array([0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0]) * PI
    sheet = reproduce_regimes(tmp_path, np.linspace(0.01, 0.12, 12), rates, runs=8, periods=24)
    text = write_sheet(sheet).read_text(encoding="utf-8")
    record = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert record["study"] is True
    alone = [r["verdict"] for r in record["results"] if r["quantity"].startswith("the pixel")]
    assert alone == ["holds"] * 12
    assert "What the colours mean" in text
    table = np.genfromtxt(
        tmp_path / "set_II.csv", delimiter=",", names=True, dtype=None, encoding="utf-8"
    )
    assert len(table) == 144
    assert {"held", "lifts off"} <= set(table["kind"].tolist()) <= set(KINDS)
    assert set(SETS) == {"I", "II", "III"}

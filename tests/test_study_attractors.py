"""The rattleback's attractors: reversals against the single run, sections that lean, drag and shaking, and the page."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from papers.attractors import reproduce_attractors
from papers.page import write_sheet
from papers.rattleback import INDEPENDENT, reversals
from papers.study_rattleback import (
    LEVEL,
    NEUTRAL,
    OVER,
    largest,
    omega_of,
    reversal_map,
    section,
    spectrum,
    without,
)
from trundle.gallery import rattleback

pytestmark = pytest.mark.slow


def test_the_map_has_the_paper_s_reversal_whichever_way_it_rocks() -> None:
    found = reversal_map([-0.05, 0.05], [-1.0, 1.0])
    assert found.first[:, 0] == pytest.approx(INDEPENDENT, abs=1e-4)
    times = [event.t for event in reversals(rattleback(), rtol=1e-12, atol=1e-14).events]
    assert found.count[:, 0].tolist() == [len(times)] * 2
    assert len(times) % 2 == 1  # it has reversed; its wobble may carry the rate back once or twice
    assert np.all(found.least > 0)


def test_drag_delays_the_reversal_or_prevents_it() -> None:
    free, damped = (reversal_map([0.05, 0.3], [-1.0, 0.3], drag=drag) for drag in (0.0, 0.1))
    assert np.isnan(damped.first[0, 0])
    assert damped.count[0, 0] == 0
    assert damped.first[1, 0] > free.first[1, 0]


def test_without_leaves_the_rest_of_a_start() -> None:
    example = rattleback()
    omega = example["stone"].omega
    start = without(example.start, omega[1], omega[2])
    assert len(start) == len(example.start) - 2


def test_energies_are_where_it_cannot_roll_over() -> None:
    assert abs(LEVEL - 9.81) < 1e-12
    example = rattleback(omega=omega_of(19.0))
    motion = example.simulate(until=200.0)
    assert motion.energy[0] == pytest.approx(19.0, abs=1e-9)
    assert motion.energy[0] < OVER
    assert motion[example["stone"].rotation][:, 1, 1].min() > 0
    assert motion.audit.contacts[0].normal.min() > 0


def test_a_section_leans_to_one_sense_where_volumes_shrink_and_not_where_they_are_kept() -> None:
    quiet, strange = (section(energy, 3000.0, 500.0).values[:, 1] for energy in (15.0, 19.0))
    assert abs(quiet.mean()) < 0.15
    assert strange.mean() < -0.3
    halves = np.array_split(strange, 2)
    assert abs(halves[0].mean() - halves[1].mean()) < 0.2


def test_starts_of_both_senses_have_one_positive_exponent() -> None:
    there, back = (largest(19.0, 3000.0, 200.0, sense) for sense in (-1.0, 1.0))
    for found in (there, back):
        assert found.exponents[0] > 5 * found.uncertainty[0] > 0
    assert abs(there.exponents[0] - back.exponents[0]) < 0.06


def test_five_exponents_vanish_by_symmetry() -> None:
    found = spectrum(19.0, 600.0, 100.0)
    assert found.dimension == 8
    small = np.sort(np.abs(found.exponents))
    assert small[NEUTRAL - 1] < 0.02  # as slowly as log(t)/t
    first, *_, seventh, eighth = found.exponents
    assert first > 0.1
    assert seventh < -0.02
    assert eighth < -0.1
    assert found.sum < -0.02


def test_the_sum_is_the_divergence_with_drag_and_without() -> None:
    free, damped = (spectrum(19.0, 20.0, 2.0, drag=drag) for drag in (0.0, 0.1))
    for found in (free, damped):
        assert abs(found.sum - found.divergence) < 1e-6
    assert damped.sum != free.sum


def test_drag_takes_energy() -> None:
    motion = rattleback("drag", drag=0.05).simulate(until=20.0)
    assert np.all(np.diff(motion.energy) < 1e-12)


def test_a_shaken_plane_carries_the_contact() -> None:
    example = rattleback("shaken", drag=0.1, A=0.08, Omega=7.0)
    motion = example.simulate(until=3.0)
    height = motion[example["contact"].point[1]]
    assert height == pytest.approx(0.08 * np.sin(7 * motion.t), abs=1e-12)


def test_a_small_study_makes_the_whole_page(tmp_path: Path) -> None:
    sheet = reproduce_attractors(
        tmp_path,
        rocks=[0.1, 0.3],
        spins=[-1.0, -0.5, 0.5, 1.0],
        energies=(15.0, 19.0),
        seconds=30.0,
    )
    text = write_sheet(sheet).read_text(encoding="utf-8")
    record = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    verdicts = {r["quantity"]: r["verdict"] for r in record["results"]}
    sums = [v for name, v in verdicts.items() if name.startswith("sum of the exponents")]
    assert sums == ["holds"] * 3
    assert {"sections.png", "reversals.png", "exponents.png", "shaken.png"} <= {
        item.file for item in sheet.figures
    }
    assert "When dissipation is given" in text

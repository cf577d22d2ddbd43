"""Nearly equal starts of paper 000's spheres: runs against derivatives, rates on known curves, and the page."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import trundle as td
from papers.page import write_sheet
from papers.spread import reproduce_spread
from papers.study_spread import NEAR, SMALL, Spread, spread

pytestmark = pytest.mark.slow


@cache
def short(kind: str) -> Spread:
    return spread(kind, runs=24, until=12.0, samples=48, long=100.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["uniform", "halves"])
def test_runs_part_as_the_derivatives_by_the_start_say(kind: str) -> None:
    found = short(kind)
    assert found.distance.shape == found.predicted.shape == (24, 48)
    assert found.grown.sum() > 30
    assert found.apart() < 5e-3
    assert np.all(found.distance[:, 0] < 20 * NEAR)


def test_the_halves_part_faster_than_the_uniform_sphere() -> None:
    uniform, halves = short("uniform"), short("halves")
    assert halves.median[-8:].min() > 5 * uniform.median[-8:].max()
    assert halves.exponent.exponents[0] > 2 * uniform.exponent.exponents[0]


def test_the_uniform_sphere_is_regular_and_the_other_is_not() -> None:
    uniform, halves = (
        spread(kind, 1, 1.0, 4, long=1500.0).exponent for kind in ("uniform", "halves")
    )
    assert uniform.exponents[0] < np.log(1500.0) / 1500.0
    assert halves.exponents[0] > 3 * halves.uncertainty[0]


def test_rates_are_those_of_known_curves() -> None:
    found = short("halves")
    t = np.linspace(0.2, 60.0, 300)
    rising = replace(found, t=t, distance=1e-7 * np.exp(0.14 * t) * np.ones((3, 1)))
    assert rising.slope() == pytest.approx(0.14, rel=1e-9)
    powers = replace(found, t=t, distance=1e-7 * t**1.5 * np.ones((3, 1)))
    assert powers.power() == pytest.approx(1.5, rel=1e-9)
    large = replace(found, t=t, distance=np.where(t < 30, 1e-5, 2 * SMALL) * np.ones((3, 1)))
    assert large.t[large.grown].max() < 30


def test_pieces_of_a_long_run_have_its_exponent_as_their_mean() -> None:
    (x,) = td.coordinates("x")
    saddle = td.System(lagrangian=(x.dot**2 + 0.25 * x**2) / 2)
    grown = td.lyapunov(saddle, {x: 0, x.dot: 0}, 100.0, exponents=1, transient=40.0)
    found = replace(short("halves"), t=np.linspace(0.1, 10.0, 100), exponent=grown)
    assert found.exponents_of_pieces() == pytest.approx(np.full(5, 0.5), abs=1e-6)


def test_a_small_spread_makes_the_whole_page(tmp_path: Path) -> None:
    sheet = reproduce_spread(tmp_path, runs=12, until=12.0, long=120.0)
    text = write_sheet(sheet).read_text(encoding="utf-8")
    record = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    verdicts = [r["verdict"] for r in record["results"] if "td.sensitivity" in r["paper"]]
    assert verdicts == ["holds", "holds"]
    assert "Could it happen?" in text
    table = np.genfromtxt(tmp_path / "halves.csv", delimiter=",", names=True)
    assert np.all(table["percentile_5_m"] <= table["percentile_95_m"])

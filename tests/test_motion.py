"""What can be asked of a motion, and that the answers agree with each other."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.constrained import forms
from trundle.motion.export import write_csv


def test_any_expression_can_be_asked_along_the_motion(bead: Any) -> None:
    motion = bead.system.simulate(until=1.0, start=bead.start, samples=11)
    x, y = bead.x, bead.y
    assert motion[x].shape == (11,)
    assert motion[td.vector([x, y])].shape == (11, 2)
    assert motion[td.vector([x, y])][:, 1] == pytest.approx(motion[y], abs=0)
    speed = motion[x.dot] ** 2 + motion[y.dot] ** 2
    assert motion[x.dot**2 + y.dot**2] == pytest.approx(speed, abs=1e-14)
    matrix = np.array([[1.0, 2.0], [3.0, 4.0]]) @ td.vector([x, y])
    assert motion[matrix][:, 1] == pytest.approx(3 * motion[x] + 4 * motion[y], abs=1e-14)


def test_text_is_read_with_the_names_of_the_system(bead: Any) -> None:
    motion = bead.system.simulate(until=1.0, start=bead.start, samples=5)
    assert motion["x^2 + y^2 - 1"] == pytest.approx(0, abs=1e-14)
    assert motion["x.dot + 2*t"] == pytest.approx(motion[bead.x.dot] + 2 * motion.t, abs=1e-15)
    with pytest.raises(td.ParseError):
        motion["__import__"]


def test_a_symbol_of_another_system_is_refused_by_name(bead: Any) -> None:
    motion = bead.system.simulate(until=0.1, start=bead.start, samples=2)
    (w,) = td.coordinates("w")
    with pytest.raises(td.ModelError, match="w"):
        motion[w]


def test_accelerations_and_multipliers_satisfy_the_equations_of_motion(bead: Any) -> None:
    motion = bead.system.simulate(until=1.0, start=bead.start, samples=7)
    x, y = bead.x, bead.y
    lam = motion[bead.hoop.multiplier]
    assert motion[x.dot.dot] == pytest.approx(2 * motion[x] * lam, abs=1e-11)
    assert motion[y.dot.dot] == pytest.approx(2 * motion[y] * lam - 9.81, abs=1e-11)
    force = motion.force(bead.hoop)
    assert force == pytest.approx(np.column_stack([2 * motion[x] * lam, 2 * motion[y] * lam]))
    assert motion.Qc == pytest.approx(force, abs=1e-12)
    assert motion.multipliers[:, 0] == pytest.approx(lam, abs=0)


def test_production_agrees_with_the_papers_equations_along_the_motion(bead: Any) -> None:
    motion = bead.system.simulate(until=2.0, start=bead.start, samples=21)
    eq = bead.system.derived
    for t, q, v, a in zip(motion.t, motion.q, motion.v, motion.a, strict=True):
        terms = eq.terms(t, np.concatenate([q, v]), [])[:4]
        M, Q, A, b = (part.full() for part in terms)
        literal = forms.udwadia_phohomsiri(M, Q.ravel(), A, b.ravel())
        augmented = forms.augmented_mass(M, Q.ravel(), A, b.ravel(), kappa=0.14)
        assert a == pytest.approx(literal, abs=1e-11)
        assert a == pytest.approx(augmented, abs=1e-11)


def test_samples_at_other_times_are_the_same_motion(bead: Any) -> None:
    motion = bead.system.simulate(until=2.0, start=bead.start, samples=9)
    again = bead.system.simulate(until=2.0, start=bead.start, samples=[0.3, 1.7])
    there = motion.at([0.3, 1.7])
    assert there[bead.x] == pytest.approx(again[bead.x], abs=0)
    assert motion.at([1.7, 0.3])[bead.x] == pytest.approx(there[bead.x][::-1], abs=0)
    assert there.at(motion.t)[bead.y] == pytest.approx(motion[bead.y], abs=0)
    assert motion.at(0.5)[bead.x].shape == (1,)


def test_times_outside_the_motion_are_refused(bead: Any) -> None:
    motion = bead.system.simulate(until=1.0, start=bead.start)
    with pytest.raises(td.ModelError, match="from 0 to 1 s"):
        motion.at([0.5, 1.5])


def test_dense_output_between_steps_is_as_accurate_as_the_steps(bead: Any) -> None:
    coarse = bead.system.simulate(until=3.0, start=bead.start, rtol=1e-10, samples=1001)
    fine = bead.system.simulate(until=3.0, start=bead.start, rtol=1e-13, atol=1e-15, samples=1001)
    assert coarse.stats.steps < 200
    assert np.abs(coarse[bead.x] - fine[bead.x]).max() < 2e-9
    residual = coarse.residuals["hoop"]
    assert np.abs(residual).max() < 1e-14, "samples between steps lie on the constraint too"


def test_parameters_change_a_run_without_compiling_again() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 4.0)
    oscillator = td.System(kinetic=x.dot**2 / 2, potential=k * x**2 / 2)
    start = {x: 1, x.dot: 0}
    first = oscillator.simulate(until=1.0, start=start)
    native = oscillator.machine.native
    second = oscillator.simulate(until=1.0, start=start, parameters={k: 9.0})
    assert oscillator.machine.native is native
    assert first[x][-1] == pytest.approx(np.cos(2.0), abs=1e-9)
    assert second[x][-1] == pytest.approx(np.cos(3.0), abs=1e-9)
    assert second.parameters == {"k": 9.0}
    assert second[k * x**2 / 2][0] == 4.5


def test_the_repr_has_five_lines_that_say_what_happened(bead: Any) -> None:
    lines = repr(bead.system.simulate(until=1.0, start=bead.start)).splitlines()
    assert len(lines) == 5
    for line, word in zip(
        lines, ("reached t = 1 s", "residual", "drift", "evaluations", "hoop"), strict=True
    ):
        assert word in line


def test_energy_is_said_to_change_where_it_does() -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2,
        constraints=[td.Nonholonomic(y.dot - x.dot - 1, name="belt")],
    )
    text = repr(system.simulate(until=1.0, start={x: 0, y: 0, x.dot: 1}))
    assert "not conserved: the constraint 'belt' is affine" in text


def test_tables_and_text_hold_every_digit(bead: Any, tmp_path: Path) -> None:
    motion = bead.system.simulate(until=1.0, start=bead.start, samples=4)
    columns = motion.to_numpy()
    assert list(columns) == ["t", "x", "y", "x.dot", "y.dot"]
    frame = motion.to_pandas()
    assert frame["y.dot"].to_numpy() == pytest.approx(motion[bead.y.dot], abs=0)
    motion.to_csv(tmp_path / "bead.csv")
    with open(tmp_path / "bead.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["x"]) for row in rows] == columns["x"].tolist()
    assert [p.name for p in tmp_path.iterdir()] == ["bead.csv"], "no temporary file is left"


def test_missing_pandas_is_explained(bead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    motion = bead.system.simulate(until=0.1, start=bead.start, samples=2)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(td.MissingExtra, match=r"pip install .*trundle\[tables\]"):
        motion.to_pandas()


def test_constraint_forces_of_a_conservative_system_put_no_power_in(bead: Any) -> None:
    motion = bead.system.simulate(until=2.0, start=bead.start)
    assert np.abs(motion.power(bead.hoop)).max() < 1e-12
    assert np.abs(motion.power("QW")).max() == 0


def test_the_system_is_unchanged_by_running_it(bead: Any) -> None:
    first = bead.system.simulate(until=1.0, start=bead.start, samples=3)
    bead.system.simulate(until=3.0, start=bead.start, hold_energy=True)
    second = bead.system.simulate(until=1.0, start=bead.start, samples=3)
    assert np.array_equal(first.q, second.q)


def test_a_table_has_short_numbers_and_quotes_names_with_commas(tmp_path: Path) -> None:
    columns = {"t": np.array([0.0, 0.005]), "speed, along x": np.array([0.1, 1 / 3])}
    write_csv(columns, tmp_path / "a.csv")
    text = (tmp_path / "a.csv").read_text()
    assert text == 't,"speed, along x"\n0.0,0.1\n0.005,0.3333333333333333\n'


def test_a_system_of_one_coordinate_knows_its_acceleration_and_energy() -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=(x.dot**2 - x**2) / 2).simulate(5.0, {x: 1.0, x.dot: 0.0})
    assert abs(motion[x.dot.dot] + np.cos(motion.t)).max() < 1e-9
    assert abs(motion.energy - 0.5).max() < 1e-9

"""Systems whose switches are held: everything that reads their equations finds what it finds of the same system live.

The motions here stay on one side of every switch, so both are the same motion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.constrained import equations

START_X, SPEED = 0.5, 1.0
Both = Callable[..., Iterator["Roof"]]


class Roof:
    """A particle on a roof that turns with the angle, with switches in the constraint, the energy and a force."""

    def __init__(self, **more: Any) -> None:
        self.x, self.y = td.coordinates("x y")
        x, y = self.x, self.y
        self.g = td.parameter("g", 9.81)
        self.roof = td.Holonomic(abs(x) + y - 2 + td.atan2(y, x) ** 2 / 10, name="roof")
        self.drag = td.GeneralizedForce({x: -0.1 * td.sign(x.dot) * x.dot**2})
        self.start = {x: START_X, x.dot: SPEED}
        self.system = td.System(
            kinetic=(x.dot**2 + y.dot**2) / 2, potential=self.g * y + td.maximum(x, -5) ** 2,
            constraints=[self.roof], **{"forces": [self.drag], **more},
        )  # fmt: skip


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> Both:
    """The system live, then with its switches held; while each is out, new equations are made like its own."""

    def each(**more: Any) -> Iterator[Roof]:
        for held in (False, True):
            monkeypatch.setattr(equations, "HELD", held)
            one = Roof(**more)
            assert bool(one.system.derived.switches) == held
            yield one

    return each


@pytest.mark.slow
def test_reports_formulas_and_c_are_the_same(both: Both) -> None:
    written = [
        (
            str(one.system.report()), str(one.system.report(one.start)),
            one.system.equations().latex(), one.system.to_c(one.start),
        )
        for one in both()
    ]  # fmt: skip
    assert written[0] == written[1]


def test_motions_and_all_that_is_read_off_them_agree(both: Both, tmp_path: Path) -> None:
    found = []
    for one in both():
        motion = one.system.simulate(until=0.5, start=one.start, samples=11)
        assert motion.finished
        assert motion.worst_residual < 1e-14
        motion.save(tmp_path / "motion.npz")
        again = td.load(tmp_path / "motion.npz")
        change = td.sensitivity(motion, [one.g, one.x], start=one.start)
        found.append([
            motion.q, motion.v, motion.a, motion.multipliers, motion.energy, motion.force(one.roof),
            motion.force(one.drag), motion.QN, motion[abs(one.x) * one.g], again.energy, again.q,
            change[one.x], change[one.roof.multiplier], motion.residuals["roof"] + 1,
            [*one.system.accelerations(one.start).values()],
        ])  # fmt: skip
    for live, held in zip(*found, strict=True):
        np.testing.assert_allclose(held, live, rtol=1e-9, atol=1e-12)


def test_sweeps_agree(both: Both) -> None:
    found = []
    for one in both():
        sweep = td.sweep(
            one.system, over={one.x.dot: [0.9, 1.0, 1.1], one.g: [9.0, 10.0]}, start={one.x: START_X},
            until=0.3, measure={"x": td.keep.last(one.x), "force": td.keep.most(one.roof.multiplier)},
        )  # fmt: skip
        found.append(sweep.table[["x", "force"]].to_numpy())
    np.testing.assert_allclose(found[1], found[0], rtol=1e-9)


@pytest.mark.parametrize("kind", ["friction", "vakonomic", "energy held"])
@pytest.mark.slow
def test_friction_vakonomic_motion_and_held_energies_agree(kind: str, both: Both) -> None:
    found = []
    for one in both(forces=[]):
        start = dict(one.start)
        if kind == "friction":
            one.system = one.system.but(forces=[td.Coulomb(one.roof, 0.1)])
        elif kind == "vakonomic":
            one.system = one.system.but(principle="vakonomic")
            start[one.roof.multiplier] = 0.3
        motion = one.system.simulate(until=0.3, start=start, hold_energy=kind == "energy held")
        assert motion.finished
        found.append(np.column_stack([motion.q, motion.v, motion.Qc]))
    np.testing.assert_allclose(found[1], found[0], rtol=1e-9, atol=1e-10)


def test_a_motion_has_the_modes_of_the_phase_that_a_sample_is_in(both: Both) -> None:
    """Two phases that differ in the modes: each sample is read with its own."""
    *_, held = both()
    motion = held.system.simulate(until=0.4, start=held.start, samples=[0.1, 0.3])
    first = motion.run.phases[0]
    eq = motion.derived
    later = first.P.copy()
    angle = next(i for i, s in enumerate(eq.switches) if s.kind == "atan2")
    later[eq.users + eq.switches.places[angle].stop - 1] += 2 * np.pi
    motion._samples[1][1] = 1
    motion.run.phases.append(type(first)(later, first.steps, first.solve))
    residual = motion.residuals["roof"].ravel()
    turn = np.arctan2(motion[held.y][1], motion[held.x][1])
    assert residual[0] == pytest.approx(0, abs=1e-14)
    assert residual[1] == pytest.approx(((turn + 2 * np.pi) ** 2 - turn**2) / 10, rel=1e-12)

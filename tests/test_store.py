"""Motions on disk: what comes back is the same motion, and a damaged file is told from a sound one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.gallery import bead_on_hoop, spinning_table


@pytest.mark.parametrize(
    "example",
    [
        bead_on_hoop(mu=0.2, speed=4.0),
        spinning_table(rolling_friction=1e-7),
        spinning_table(principle="vakonomic"),
    ],
    ids=["friction", "forces", "vakonomic"],
)
def test_a_stored_motion_comes_back_whole(example: Any, tmp_path: Path) -> None:
    motion = example.simulate(until=2.0, samples=21)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert np.array_equal(back.t, motion.t)
    assert np.array_equal(back.q, motion.q)
    assert np.array_equal(back.at([0.123]).v, motion.at([0.123]).v)
    assert back.multipliers == pytest.approx(motion.multipliers, abs=1e-12)
    assert pytest.approx(motion.QW, abs=1e-12) == back.QW
    assert back.energy == pytest.approx(motion.energy, abs=1e-14)
    assert back["x"] == pytest.approx(motion[example["x"]], abs=0)
    assert [e.t for e in back.events] == [e.t for e in motion.events]
    assert back.status == motion.status
    assert back.stats == motion.stats
    assert repr(back) == repr(motion)


def test_energy_rows_and_given_matrices_are_stored(tmp_path: Path) -> None:
    x, y = td.coordinates("x y")
    m = td.parameter("m", 2.0)
    system = td.System(
        coordinates=[x, y], M=[[m, 0], [0, m]], Q=[0, -9.81 * m],
        constraints=[td.Nonholonomic(x.dot - y.dot, name="track")],
        forces=[td.GeneralizedForce({x: -0.1 * x.dot}, name="drag")],
    )  # fmt: skip
    motion = system.simulate(
        until=1.0, start={x: 0, y: 0, x.dot: 1}, parameters={m: 3.0}, samples=3
    )
    motion.save(tmp_path / "a.npz")
    assert np.array_equal(td.load(tmp_path / "a.npz").q, motion.q)
    assert td.load(tmp_path / "a.npz").parameters == {"m": 3.0}
    held = td.System(kinetic=x.dot**2 / 2, potential=x**2 / 2, constraints=[td.EnergyHeld()])
    motion = held.simulate(until=1.0, start={x: 1, x.dot: 0.5}, samples=3)
    motion.save(tmp_path / "b.npz")
    assert np.array_equal(td.load(tmp_path / "b.npz").q, motion.q)


@pytest.mark.parametrize("damage", ["cut", "text", "empty", "pickle"])
def test_a_file_that_is_not_a_motion_is_refused(bead: Any, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "motion.npz"
    bead.system.simulate(until=0.1, start=bead.start, samples=2).save(path)
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:-200])
    elif damage == "text":
        path.write_text("x, y\n1, 2\n")
    elif damage == "empty":
        path.write_bytes(b"")
    else:
        with open(path, "wb") as file:
            np.save(file, np.array([{"code": "would run"}], dtype=object))
    with pytest.raises(td.TrundleError, match="is not a stored motion"):
        td.load(path)


def test_a_failed_save_leaves_the_old_file_as_it_was(
    bead: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "motion.npz"
    motion = bead.system.simulate(until=0.1, start=bead.start, samples=2)
    motion.save(path)
    before = path.read_bytes()

    def full_disk(*_: Any, **__: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(np, "savez_compressed", full_disk)
    with pytest.raises(OSError, match="no space"):
        motion.save(path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["motion.npz"]

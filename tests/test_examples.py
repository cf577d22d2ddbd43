"""The scripts of examples/ run, say something, and give the motions of their scenario files; each checks itself."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.gallery.catalogue import CATALOGUE

FOLDER = Path(__file__).parent.parent / "examples"
SAME = {  # script: entry of the gallery
    "bead_on_hoop": "bead",
    "rolling_sphere": "sphere-halves",
    "thread_over_pulley": "thread-over-pulley",
    "wheelset": "wheelset",
}
BESIDE = {path.stem for path in FOLDER.glob("*.toml")}  # scripts with the same as a scenario file


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.py")))
@pytest.mark.slow
def test_an_example_runs_and_is_the_gallery_s_system(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    names = runpy.run_path(str(FOLDER / f"{name}.py"))
    assert len(capsys.readouterr().out.splitlines()) > 3
    assert not list(tmp_path.iterdir())
    if name in SAME:
        ours, read = names["motion"], CATALOGUE[SAME[name]].load().simulate()
        np.testing.assert_array_equal(ours.q, read.q)
        np.testing.assert_array_equal(ours.v, read.v)
    if name in BESIDE:
        read = td.read(FOLDER / f"{name}.toml").simulate()
        assert names["error"] < 1e-9
        assert names["motion"].status == read.status == f"reached t = {names['motion'].t[-1]:g} s"
        np.testing.assert_allclose(names["motion"].q, read.q, rtol=0, atol=1e-9)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_the_file_of_an_example_is_short_and_right(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text("utf-8")
    assert len(text.splitlines()) <= 40
    assert (FOLDER / f"{name}.py").exists()


def test_what_the_examples_are_compared_with_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {*SAME, *BESIDE, "sweep"}

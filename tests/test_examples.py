"""The scripts of examples/ run, say something, and give the motions of the gallery's files to the last bit."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trundle.gallery.catalogue import CATALOGUE

FOLDER = Path(__file__).parent.parent / "examples"
SAME = {  # script: entry of the gallery
    "bead_on_hoop": "bead",
    "rolling_sphere": "sphere-halves",
    "thread_over_pulley": "thread-over-pulley",
    "wheelset": "wheelset",
}


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.py")))
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


def test_what_the_examples_are_compared_with_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {*SAME, "sweep"}

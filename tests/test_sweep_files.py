"""Sweeps from scenario files and on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

import trundle as td
from trundle.cli.main import main
from trundle.scenario import check_scenario, read

TEXT = """
schema = 1
title = "A pendulum"
coordinates = "x y"
lagrangian = "(x.dot^2 + y.dot^2)/2 - g*y"
[constants]
size = 1.0
[parameters]
g = 9.81
[constraints.rod]
kind = "holonomic"
residual = "x^2 + y^2 - size^2"
[start]
x = 0.1
[guess]
y = -1
[solver]
until = 2.0
[sweep]
runs = 4
seed = 2
[sweep.over]
g = { from = 5, to = 12, count = 3 }
"x.dot" = { uniform = [0.1, 0.5] }
[sweep.measure]
end = "x"
swings = { zeros = "x", direction = "rising" }
path = { samples = "y", times = [0.5, "3/2"] }
"""


def problems(*changes: tuple[str, str]) -> str:
    text = TEXT
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return "\n".join(map(str, check_scenario(text)))


def test_a_file_gives_the_sweep_that_python_does() -> None:
    assert problems() == ""
    scenario = read(TEXT)
    found = scenario.run_sweep()
    x, g = scenario["x"], scenario["g"]
    same = td.sweep(
        scenario.system, {g: [5, 8.5, 12], x.dot: td.study.uniform(0.1, 0.5)}, 2.0, {x: 0.1},
        {"end": x, "swings": td.keep.zeros(x, "rising")}, runs=4, seed=2,
        guess={scenario["y"]: -1},
    )  # fmt: skip
    assert found.total == 12
    for name in ("g", "x.dot", "end", "swings"):
        assert found[name].tobytes() == same[name].tobytes()
    assert "path[1]" in found.columns


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("g = { from = 5, to = 12, count = 3 }", "size = [1, 2]", "built into the equations"),
        ("g = { from = 5, to = 12, count = 3 }", "h = [1, 2]", "h"),
        ("g = { from = 5, to = 12, count = 3 }", "g = 3", "a list of values"),
        ("to = 12, ", "", "`to` is missing"),
        ("uniform = [0.1, 0.5]", "uniform = [0.5, 0.1]", "the smaller one first"),
        ("uniform = [0.1, 0.5]", "unifrom = [0.1, 0.5]", "did you mean `uniform`"),
        ("runs = 4\n", "", "runs is not given"),
        ('{ zeros = "x", direction = "rising" }', "{ mu = 1 }", "names none of them"),
        ('{ zeros = "x", direction = "rising" }', '{ lifts_at = "rod" }', "a contact"),
        (', times = [0.5, "3/2"]', "", "`times` is missing"),
        ('end = "x"', 'end = "x +"', "sweep.measure.end"),
    ],
)
def test_what_is_wrong_with_a_sweep_is_told_with_its_place(
    before: str, after: str, words: str
) -> None:
    told = problems((before, after))
    assert words in told
    assert "sweep" in told


def test_a_start_that_is_incomplete_without_the_sweep_is_complete_with_it() -> None:
    assert problems() == ""
    assert "x.dot" in problems(('"x.dot" = { uniform = [0.1, 0.5] }\n', ""), ("runs = 4\n", ""))


def test_a_terminal_event_of_the_file_ends_the_runs_of_its_sweep() -> None:
    text = TEXT + '[solver.events.low]\nexpression = "x"\nterminal = true\n'
    found = read(text).run_sweep()
    assert all("by the event 'low'" in status for status in found["status"])
    assert found["end"] == pytest.approx(0, abs=1e-12)


def test_a_scenario_without_a_sweep_says_so() -> None:
    text = TEXT[: TEXT.index("[sweep]")].replace("x = 0.1\n", 'x = 0.1\n"x.dot" = 0\n')
    with pytest.raises(td.ModelError, match="no sweep"):
        read(text).run_sweep()


def test_the_command_writes_parts_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "pendulum.toml", tmp_path / "out"
    file.write_text(TEXT)
    assert main(["sweep", str(file), "--out", str(out), "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "sweep of 12 runs over g, x.dot" in told
    rows = [line.split() for line in told.splitlines()[-13:]]
    table = read(file).run_sweep()
    assert rows[0][:3] == ["run", "g", "x.dot"]
    for name in ("g", "x.dot"):
        shown = [float(row[rows[0].index(name)]) for row in rows[1:]]
        assert shown == pytest.approx(table[name].tolist(), rel=1e-5)
    assert len(pd.read_parquet(out / "parts")) == 12
    assert main(["sweep", str(file), "--out", str(out)]) == 2
    assert "already" in capsys.readouterr().err
    (out / "parts" / "part-000001.parquet").unlink()
    assert main(["sweep", str(file), "--out", str(out), "--resume", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["finished"]
    assert data["rows"] == 12
    assert 0 < data["made"] < 12
    file.write_text(TEXT.replace("until = 2.0", "until = 3.0"))
    assert main(["sweep", str(file), "--out", str(out), "--resume"]) == 2
    assert "until (there 2.0, now 3.0)" in capsys.readouterr().err


def test_a_sweep_that_stops_has_its_own_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("trundle.study.folder.write_part", full)
    file = tmp_path / "pendulum.toml"
    file.write_text(TEXT)
    assert main(["sweep", str(file), "--out", str(tmp_path / "out"), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["status"] == "stopped"
    assert "No space left" in data["error"]["message"]


@pytest.mark.parametrize(
    "arguments", [["--workers", "0"], ["--workers", "1", "--dask", "tcp://127.0.0.1:1"], []]
)
def test_bad_arguments_are_refused(
    tmp_path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pendulum.toml"
    file.write_text(TEXT)
    where = ["--out", str(tmp_path / "out")] if arguments else []
    assert main(["sweep", str(file), *where, *arguments]) == 2
    assert "trundle:" in capsys.readouterr().err

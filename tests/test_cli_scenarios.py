"""`trundle list`, `new`, `check` and `schema`."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from trundle.cli.main import main
from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario import template


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_list_has_every_entry_once_under_its_paper_and_the_cases_of_one_example_together(
    capsys: Any,
) -> None:
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 100
    assert len(lines) <= 50
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert len(heads) == len({*heads}) == 6
    assert [head[:9] for head in heads[:5]] == [f"Paper 00{i}" for i in range(5)]
    assert heads[5] == "Classics"
    groups: dict[str, str] = {}
    for i, line in enumerate(lines):
        if "moving-parabola-CASE" in line:
            groups |= {f"moving-parabola-{case}": heads[2] for case in lines[i + 1].split()}
        elif line in heads:
            head = line
        elif line[2:3].strip():
            groups[line.split()[0]] = head
            assert line.endswith(f"  {CATALOGUE[line.split()[0]].title}")
    assert groups == {name: entry.group for name, entry in CATALOGUE.items()}


def test_list_as_json(capsys: Any) -> None:
    assert main(["list", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["entries"]
    assert [entry["name"] for entry in entries] == list(CATALOGUE)


def test_new_writes_a_scenario_in_which_nothing_is_wrong(here: Path, capsys: Any) -> None:
    assert main(["new", "top"]) == 0
    assert (here / "top.toml").read_text("utf-8") == template()
    assert main(["check", "top.toml"]) == 0
    assert capsys.readouterr().out.endswith("top.toml: nothing wrong\n")
    assert [path.name for path in here.iterdir()] == ["top.toml"]


def test_new_does_not_overwrite_unless_told_to(here: Path, capsys: Any) -> None:
    (here / "top.toml").write_text("mine")
    assert main(["new", "top.toml"]) == 2
    assert "--force" in capsys.readouterr().err
    assert (here / "top.toml").read_text() == "mine"
    assert main(["new", "top", "--force"]) == 0
    assert (here / "top.toml").read_text("utf-8") == template()


def test_new_like_a_function_of_the_gallery_copies_what_it_makes(here: Path) -> None:
    assert main(["new", "mine", "--like", "bead_on_hoop"]) == 0
    assert (here / "mine.toml").read_text("utf-8") == CATALOGUE["bead"].file.read_text("utf-8")


def test_a_case_of_a_file_is_run_by_name(here: Path, capsys: Any) -> None:
    assert main(["new", "mine", "--like", "moving-parabola-IIIc"]) == 0
    assert "trundle run mine.toml --case IIIc --html" in capsys.readouterr().out
    assert main(["run", "mine.toml", "--case", "IIIc", "--until", "0.1"]) == 0
    assert "case IIIc" in capsys.readouterr().out
    assert (here / "out" / "mine-IIIc").is_dir()
    assert main(["run", "wheelset", "--case", "inclin", "--until", "0.1"]) == 2
    assert "did you mean 'incline'" in capsys.readouterr().err


def test_new_like_an_entry_copies_its_file(here: Path, capsys: Any) -> None:
    assert main(["new", "folder/mine", "--like", "bead"]) == 0
    text = CATALOGUE["bead"].file.read_text("utf-8")
    assert (here / "folder" / "mine.toml").read_text("utf-8") == text
    assert main(["new", "other", "--like", "bed"]) == 2
    assert "Likely cause: 'bead' was meant" in capsys.readouterr().err
    assert not (here / "other.toml").exists()


def test_check_tells_everything_that_is_wrong_with_its_place(here: Path, capsys: Any) -> None:
    text = template().replace("radius = 0.06", "radus = 0.06")
    text = text.replace('surface = "valley"', 'surface = "vally"').replace(
        "until = 5.0", 'until = "so"'
    )
    (here / "bad.toml").write_text(text)
    (here / "good.toml").write_text(template())
    assert main(["check", "bad.toml", "good.toml"]) == 2
    out = capsys.readouterr().out
    for words in ("did you mean `radius`", "vally", "solver.until", "bad.toml, line "):
        assert words in out
    assert "good.toml: nothing wrong" in out
    assert "problems" in out


def test_check_as_json_lists_the_problems_of_every_file(here: Path, capsys: Any) -> None:
    (here / "bad.toml").write_text(template().replace("radius", "radus"))
    assert main(["check", "--json", "bad.toml"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is False
    lines = template().splitlines()
    (number,) = [i for i, line in enumerate(lines, 1) if line.startswith("radius")]
    assert number in [problem["line"] for problem in told["problems"]["bad.toml"]]


def test_a_file_that_is_not_there_is_answered_with_the_nearest(here: Path, capsys: Any) -> None:
    (here / "ball.toml").write_text(template())
    assert main(["check", "bal.toml"]) == 2
    said = capsys.readouterr().out
    assert "'bal.toml' does not exist." in said
    assert "'ball.toml' was meant" in said
    assert main(["check", str(here)]) == 2
    assert "is a folder" in capsys.readouterr().out
    (here / "balls.toml").symlink_to("nowhere.toml")
    assert main(["check", "balls.toml"]) == 2
    said = capsys.readouterr().out
    assert "'balls.toml' is a link that leads nowhere." in said
    assert "was meant" not in said


def test_commands_to_type_next_have_names_with_blanks_in_quotes(here: Path, capsys: Any) -> None:
    assert main(["new", "my ball"]) == 0
    assert "trundle check 'my ball.toml'" in capsys.readouterr().out
    assert main(["new", "my ball"]) == 2
    assert "trundle new 'my ball' --force" in capsys.readouterr().err


def test_a_folder_that_may_not_be_written_is_told_by_the_name_that_was_asked_for(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def refused(*args: Any, **options: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied", "/a/.made-up.x7y.toml")

    monkeypatch.setattr(os, "open", refused)
    assert main(["new", "ball"]) == 2
    assert "'ball.toml': Permission denied." in capsys.readouterr().err


def test_schema_is_a_json_schema(capsys: Any) -> None:
    assert main(["schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert {"title", "bodies", "constraints", "start"} <= set(schema["properties"])

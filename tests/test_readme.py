"""The README and the guide are true: their programs run and print what is shown, their names and files exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
README, GUIDE = ROOT / "README.md", ROOT / "docs" / "guide.md"


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks: their language and their text."""
    return re.findall(r"```(python|)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def run_programs(page: Path) -> dict[str, Any]:
    names: dict[str, Any] = {}
    programs = [text for kind, text in blocks(page) if kind == "python"]
    assert programs
    for text in programs:
        exec(compile(text, page.name, "exec"), names)
    return names


def test_the_programs_run_and_print_what_is_shown(
    capsys: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = run_programs(README)
    printed = capsys.readouterr().out.splitlines()
    shown = next(text for kind, text in blocks(README) if not kind and text.startswith("Motion of"))
    for line, expected in zip(printed, shown.splitlines(), strict=True):
        # times and rounding differ from machine to machine; the words and what was counted do not
        assert re.sub(r"[-+.\de]+", "#", line) == re.sub(r"[-+.\de]+", "#", expected)
    audit = names["motion"].audit["ball on trough"]
    assert f"{audit.lifts_at:.6f}" in shown
    assert f"{audit.needed[0]:.2f}" in shown
    assert (tmp_path / "ball.html").stat().st_size < 1_500_000


def test_the_programs_of_the_guide_run() -> None:
    names = run_programs(GUIDE)
    assert names["motion"].events
    least = (5 * 9.81) ** 0.5  # m/s, at the bottom: at the top nothing presses then
    assert names["round_from"] - 0.1 < least < names["round_from"] == pytest.approx(7.1)


@pytest.mark.parametrize("page", [README, GUIDE], ids=["readme", "guide"])
def test_every_name_and_file_exists(page: Path) -> None:
    import trundle as td

    text = page.read_text(encoding="utf-8")
    for name in set(re.findall(r"`?td\.(\w+)", text)):
        assert hasattr(td, name), name
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (page.parent / target).is_file(), target


def test_every_gallery_name_of_the_readme_exists() -> None:
    from trundle import gallery

    text = README.read_text(encoding="utf-8")
    papers = text[text.index("## The papers") : text.index("## How it compares")]
    names = re.findall(r"`([a-z_0-9]+)`", papers)
    assert len(names) > 10
    for name in names:
        assert hasattr(gallery, name), name


def test_the_pictures_are_small_and_all_of_them_are_shown() -> None:
    shown = set(re.findall(r"\(docs/pictures/(\S+?)\)", README.read_text(encoding="utf-8")))
    there = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    assert shown == set(there)
    assert max(there.values()) < 200_000

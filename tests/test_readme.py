"""The README is true: its program runs and prints what is shown, its names and files exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from papers.pictures import HERO, HERO_TIME, facts_of, program_of
from tests.browser import Visit, browser
from trundle.gallery.catalogue import CATALOGUE
from trundle.view.scene import scene

__all__ = ["browser"]  # the fixture

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


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


def test_every_name_and_file_exists() -> None:
    import trundle as td

    page = README
    text = page.read_text(encoding="utf-8")
    for name in set(re.findall(r"`?td\.(\w+)", text)):
        assert hasattr(td, name), name
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (page.parent / target).is_file(), target
    for target, section in re.findall(r"\]\(([^)#]+)#([^)]+)\)", text):
        titles = re.findall(r"^#+ (.*)$", (page.parent / target).read_text(encoding="utf-8"), re.M)
        assert section in [re.sub(r"[^\w -]", "", t).lower().replace(" ", "-") for t in titles]


def gallery_names() -> list[str]:
    """What the README calls by name in its section on the papers, and in its examples of commands."""
    text = README.read_text(encoding="utf-8")
    papers = text[text.index("## The papers") : text.index("## What the papers could not do")]
    called = re.findall(r"trundle run ([\w-]+)(?![\w.-])", text)
    return sorted({*re.findall(r"`([\w-]+)`", papers), *called})


def test_the_readme_names_every_paper_and_classic_and_they_can_be_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    from trundle.cli.main import main

    names = gallery_names()
    assert len(names) >= 18
    assert set(names) <= set(CATALOGUE)  # every entry is run by test_scene.py
    monkeypatch.chdir(tmp_path)
    assert main(["run", names[0], "--until", "0.01"]) == 0
    assert "reached t = 0.01 s" in capsys.readouterr().out


# --- the picture at the top -------------------------------------------------------------------------------
def caption() -> str:
    """The words below the first picture, without the breaks of their lines."""
    text = README.read_text(encoding="utf-8")
    found = re.search(r"docs/pictures/player\.png\)\n\n\*(.*?)\*\n\n", text, re.DOTALL)
    assert found is not None
    return " ".join(found[1].split())


def test_the_picture_at_the_top_is_of_the_program_below_it() -> None:
    facts = facts_of(program_of(README))
    with Image.open(ROOT / "docs" / "pictures" / "player.png") as picture:
        carried = {key: picture.info.get(key) for key in facts}
    assert carried == facts, "run: make pictures"


def test_the_caption_of_the_picture_at_the_top_says_what_the_motion_does_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    motion, said = run_programs(README)["motion"], caption()
    (needed,) = motion.at([HERO_TIME]).audit["ball on trough"].needed
    asked = scene(motion, frames=2).get(
        "mu", 0.5
    )  # what the page judges by, unless the system has a mu
    assert f"At t = {HERO_TIME:g} s" in said
    assert f"coefficient of friction of {needed:.2g}," in said
    assert f"is set to {asked:g};" in said
    assert needed > asked
    assert "the contact is orange" in said


def test_the_page_says_at_that_time_what_the_caption_says(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_programs(README)
    with Visit(browser, drawing=False) as visit:
        visit.open(tmp_path / HERO, HERO_TIME)
        card = visit.page.locator(".contact.bad").inner_text()
        said = re.search(r"coefficient of friction of (\S+),", caption())
        assert said is not None
        assert f"would slip: needs μ {said[1]}" in card
        assert visit.state["mu"] == 0.5


# --- pictures -----------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_the_pictures_are_small_and_all_of_them_are_shown() -> None:
    shown = set(re.findall(r"\(docs/pictures/(\S+?)\)", README.read_text(encoding="utf-8")))
    there = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.png")}
    assert shown == set(there)
    assert max(there.values()) < 200_000

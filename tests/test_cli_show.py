"""`trundle show`, `reproduce` and `bench`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from trundle.cli import papers
from trundle.cli.main import main
from trundle.gallery import bead_on_hoop


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    path = tmp_path / "ball.motion.npz"
    bead_on_hoop().simulate(until=0.2, samples=21).save(path)
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that a browser was asked to open."""
    addresses: list[str] = []

    def note(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", note)
    return addresses


@pytest.mark.slow
def test_show_writes_the_page_beside_the_motion_and_opens_it(
    stored: Path, opened: list[str], capsys: Any
) -> None:
    assert main(["show", str(stored)]) == 0
    page = stored.with_name("ball.html")
    assert opened == [page.resolve().as_uri()]
    assert "Bead on a vertical hoop" in page.read_text("utf-8")
    assert capsys.readouterr().out == f"wrote {page}\n"


def test_show_writes_elsewhere_and_opens_nothing_if_told_so(
    stored: Path, opened: list[str], tmp_path: Path, capsys: Any
) -> None:
    page = tmp_path / "pages" / "other.html"
    assert main(["show", str(stored), "--out", str(page), "--no-open", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(page), "opened": False}
    assert page.is_file()
    assert not opened


@pytest.mark.slow
def test_without_a_browser_show_says_what_to_open(
    stored: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    assert main(["show", str(stored)]) == 0
    assert f"open {stored.with_name('ball.html')} yourself" in capsys.readouterr().err


def test_show_refuses_what_is_no_motion(tmp_path: Path, opened: list[str], capsys: Any) -> None:
    other = tmp_path / "other.npz"
    other.write_bytes(b"PK\x03\x04 nothing of the kind")
    assert main(["show", str(other)]) == 2
    assert "is not a stored motion" in capsys.readouterr().err
    assert main(["show", "rattleback"]) == 2
    assert "Try: trundle run rattleback --html" in capsys.readouterr().err
    assert not opened


def test_reproduce_passes_papers_and_folder_on_and_names_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    ran: list[Any] = []
    out = tmp_path / "papers"

    start = subprocess.Popen

    def note(command: list[str], env: Mapping[str, str], **how: Any) -> Any:
        ran.append(command[1:])
        assert (Path(env["PYTHONPATH"].split(os.pathsep)[0]) / "papers" / "__main__.py").is_file()
        said = f"print({json.dumps({'index': f'{out}/index.html'})!r})"
        return start([sys.executable, "-c", said], env=env, **how)

    monkeypatch.setattr(subprocess, "Popen", note)
    assert main(["reproduce", "001", "003", "--out", str(out)]) == 0
    assert ran == [["-P", "-m", "papers", "001", "003", "--out", str(out), "--json"]]
    assert capsys.readouterr().out == f"wrote {out}/index.html\n"


def test_a_paper_that_is_not_there_is_bad_input(tmp_path: Path, capsys: Any) -> None:
    assert main(["reproduce", "005", "--out", str(tmp_path / "papers")]) == 2
    assert "'005'" in capsys.readouterr().err


def test_bench_runs_the_checkout_s_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Any] = []

    def note(command: list[str], cwd: Path, check: bool) -> Any:
        ran.append((command[1:], (cwd / "bench" / "__main__.py").is_file()))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", note)
    assert main(["bench"]) == 0
    assert ran == [(["-m", "bench"], True)]


@pytest.mark.parametrize("command", [["bench"], ["reproduce", "001"], ["reproduce", "studies"]])
def test_without_a_checkout_the_two_lines_that_do_it_are_said(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(papers, "__file__", str(tmp_path / "a" / "b" / "c" / "papers.py"))
    assert main(command) == 2
    target = {"001": "run"}.get(command[-1], command[-1])
    first, second = capsys.readouterr().err.splitlines()[-2:]
    assert first.startswith("  Try: pip download --no-deps --no-binary trundle trundle==")
    assert second.endswith(f" {target}")
    assert "&& make -C trundle-" in second


def test_show_of_a_scenario_file_says_to_run_it(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "ball.toml"
    path.write_text("schema = 1\n")
    assert main(["show", str(path)]) == 2
    assert f"Try: trundle run {path} --html" in capsys.readouterr().err


def test_show_of_any_text_does_not_speak_of_pickles(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "ball.motion.npz"
    path.write_text("no motion")
    assert main(["show", str(path)]) == 2
    assert "pickle" not in capsys.readouterr().err

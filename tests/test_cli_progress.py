"""Progress: nothing if quick, lines where there is no terminal, a bar where there is one."""

from __future__ import annotations

import io
import sys
import threading
from typing import Any

import pytest

from trundle.cli.progress import Bar, Progress, UpdatedLine, drawing
from trundle.cli.sweep import Counted


class Screen(io.StringIO):
    """A stream that tells when something has been written to it."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self.terminal, self.touched = terminal, threading.Event()

    def isatty(self) -> bool:
        return self.terminal

    def write(self, text: str) -> int:
        count = super().write(text)
        if text.strip():
            self.touched.set()
        return count


def test_nothing_is_written_about_what_is_quick() -> None:
    screen = Screen()
    with Progress("ball", screen, delay=3600) as progress:
        progress.report(0.5, "t = 5 of 10 s")
    assert screen.getvalue() == ""


def test_lines_say_how_far_it_is_where_there_is_no_terminal() -> None:
    screen = Screen()
    with Progress("ball", screen, delay=0.05, every=3600) as progress:
        progress.report(0.25, "t = 5 of 20 s")
        assert screen.touched.wait(30)
    (line,) = screen.getvalue().splitlines()
    assert line == "ball: t = 5 of 20 s, 0 s so far (25%), about 0 s to go"


def test_before_the_first_step_it_is_preparing() -> None:
    screen = Screen()
    with Progress("ball", screen, delay=0, every=3600):
        assert screen.touched.wait(30)
    assert screen.getvalue() == "ball: preparing, 0 s so far\n"


def test_lines_go_on_until_the_work_is_done() -> None:
    screen = Screen()
    with Progress("ball", screen, delay=0, every=0.001):
        for _ in range(3):
            screen.touched.clear()
            assert screen.touched.wait(30)
    written = screen.getvalue()
    assert len(written.splitlines()) >= 3
    assert not [thread for thread in threading.enumerate() if thread.name == "progress"]


def test_the_share_stays_between_nothing_and_all() -> None:
    progress = Progress("ball", Screen())
    progress.report(1.2, "beyond")
    assert progress.share == 1.0
    progress.report(-0.1, "before")
    assert progress.share == 0.0


def test_a_terminal_gets_a_bar_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    screen = Screen(terminal=True)
    shown: Any = drawing("ball", screen)
    assert isinstance(shown, Bar)
    shown.draw(0.25, "t = 5 of 20 s", 2.0, 75.2)
    shown.close()
    written = screen.getvalue()
    assert "ball" in written
    assert "25%" in written
    assert "t = 5 of 20 s" in written
    assert "0:01:16" in written
    assert written.rstrip().endswith("\x1b[2K")  # the line is erased at the end


def test_a_terminal_without_rich_gets_one_line_that_goes_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    screen = Screen(terminal=True)
    shown = drawing("ball", screen)
    assert isinstance(shown, UpdatedLine)
    shown.draw(0.25, "t = 5 of 20 s", 2.0, 75.2)
    shown.close()
    written = screen.getvalue()
    assert "ball: t = 5 of 20 s, 2 s so far (25%)" in written
    assert "\n" not in written
    assert written.endswith("\r\x1b[2K")


def test_of_work_within_work_the_innermost_draws() -> None:
    outside, inside = Screen(), Screen()
    with Progress("command", outside, delay=0, every=0.001) as outer:
        assert outside.touched.wait(30)
        with Progress("run", inside, delay=0, every=0.001):
            assert inside.touched.wait(30)
            inside.touched.clear()
            assert inside.touched.wait(30)
            before = outside.getvalue()
            for _ in range(3):
                inside.touched.clear()
                assert inside.touched.wait(30)
            assert outside.getvalue() == before
        outside.touched.clear()
        assert outside.touched.wait(30)
        assert outer.title == "command"


def test_a_command_that_takes_long_before_its_run_says_that_it_works(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    from trundle.cli import main as program

    screen = Screen(terminal=True)

    def slow(args: Any) -> Any:
        screen.touched.wait(30)
        return program.Outcome("done")

    monkeypatch.setattr("trundle.cli.scenarios.schema", slow)
    monkeypatch.setattr(sys, "stderr", screen)
    assert program.main(["schema"]) == 0
    assert capsys.readouterr().out == "done\n"
    assert "preparing" in screen.getvalue()


class Clock:
    """A clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("time.monotonic", lambda: self.now)


def test_the_time_left_is_by_the_pace_since_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    progress = Progress("sweep", Screen())
    assert progress.left() is None
    clock.now += 30.0  # preparing
    progress.begin(0.5)
    progress.report(0.5, "")
    assert progress.left() is None
    clock.now += 10.0
    progress.report(0.6, "")
    assert progress.left() == pytest.approx(40.0)
    clock.now += 5.0  # nothing new is told, but time goes by
    assert progress.left() == pytest.approx(35.0)


def test_the_rate_of_a_sweep_counts_the_first_chunk_and_not_what_was_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    bar = Progress("sweep", Screen())
    counted = Counted(bar)
    clock.now += 30.0
    counted(900, 4000)
    assert bar.words == "900 of 4000 runs"
    clock.now += 2.0
    counted(1000, 4000)
    assert bar.words == "1000 of 4000 runs, 50 runs/s"
    counted(1100, 4000)  # two workers are done at the same time
    assert bar.words == "1100 of 4000 runs, 100 runs/s"
    assert bar.left() == pytest.approx(29.0)

"""How far a long run is: a bar on a terminal, a line now and then elsewhere, nothing if it is quick.

A thread draws, so reporting costs nothing. All of it goes to stderr. When work is nested, as in every command
(`main.py`), only the innermost draws.
"""

from __future__ import annotations

import math
import sys
import threading
import time
from datetime import timedelta
from types import TracebackType
from typing import Any, Protocol, TextIO

# s: what is done by then needs no progress, on a terminal (Python's start counts too) or in a log
DELAY, LATER = 0.7, 1.0
# s between drawings: a bar, one line of a terminal, lines of a log
BAR, LINE, LINES = 0.1, 0.5, 4.0


class Drawing(Protocol):
    """Shows how far the work is, again and again, and cleans up after itself."""

    every: float

    def draw(self, share: float, words: str, seconds: float, left: float | None) -> None: ...

    def close(self) -> None: ...


class PlainLines:
    """Plain lines, for logs."""

    every = LINES

    def __init__(self, title: str, stream: TextIO) -> None:
        self.title, self.stream = title, stream

    def draw(self, share: float, words: str, seconds: float, left: float | None) -> None:
        text = f"{self.title}: {words}, {seconds:.0f} s so far"
        text += f" ({100 * share:.0f}%)" if share > 0 else ""
        text += "" if left is None else f", about {left:.0f} s to go"
        self.stream.write(text + "\n")
        self.stream.flush()

    def close(self) -> None:
        """Lines stay where they are."""


class UpdatedLine(PlainLines):
    """One line of a terminal, written again and again, where rich is not installed."""

    every = LINE

    def draw(self, share: float, words: str, seconds: float, left: float | None) -> None:
        text = f"{self.title}: {words}, {seconds:.0f} s so far"
        text += f" ({100 * share:.0f}%)" if share > 0 else ""
        self.stream.write(f"\r\x1b[2K{text[:79]}")
        self.stream.flush()

    def close(self) -> None:
        self.stream.write("\r\x1b[2K")
        self.stream.flush()


class Bar:
    """A bar that goes away when the work is done."""

    every = BAR

    def __init__(self, title: str, stream: TextIO) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        columns = [
            TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn(),
            TextColumn("{task.fields[words]}", markup=False), TextColumn("{task.fields[left]}"),
        ]  # fmt: skip
        console = Console(file=stream)
        self.bar = Progress(*columns, console=console, transient=True, auto_refresh=False)
        # without a total it shows that something is done, and no percentage
        self.task = self.bar.add_task(title, total=None, words="", left="")
        self.bar.start()

    def draw(self, share: float, words: str, seconds: float, left: float | None) -> None:
        rest = "" if left is None else str(timedelta(seconds=math.ceil(left)))
        total = 1.0 if share > 0 else None  # None leaves it as it is
        self.bar.update(
            self.task, completed=share, total=total, words=words, left=rest, refresh=True
        )

    def close(self) -> None:
        self.bar.stop()


def drawing(title: str, stream: TextIO) -> Drawing:
    """A bar where there is a terminal and rich is installed; without rich a line; in a log, lines."""
    if not stream.isatty():
        return PlainLines(title, stream)
    try:
        return Bar(title, stream)
    except ImportError:  # the extra 'terminal' is not installed
        return UpdatedLine(title, stream)


_OPEN: list[Progress] = []  # of this process, the innermost last


class Progress:
    """Progress of one piece of work; `report` is called by it, as often as it likes.

    with Progress("rattleback") as progress:
        progress.report(0.5, "t = 50 of 100 s")
    """

    def __init__(
        self,
        title: str,
        stream: TextIO | None = None,
        delay: float | None = None,
        every: float | None = None,
    ) -> None:
        self.title, self.stream = title, sys.stderr if stream is None else stream
        own = DELAY if self.stream is not None and self.stream.isatty() else LATER
        self.delay, self.every = own if delay is None else delay, every
        self.share, self.words = 0.0, "preparing"
        self._origin, self._last = (time.monotonic(), 0.0), 0.0  # where shares are counted from
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True, name="progress")

    def begin(self, share: float) -> None:
        """Begin the clock, with so much of the work done before."""
        self._origin = (time.monotonic(), share)

    def left(self) -> float | None:
        """Seconds to go, by the pace since the beginning; None before the first progress."""
        (began, before), share = self._origin, self.share
        if share <= before:
            return None
        pace = (self._last - began) / (share - before)
        return max(0.0, pace * (1 - share) - (time.monotonic() - self._last))

    def report(self, share: float, words: str) -> None:
        """Tell how much of the work is done (0 ... 1)."""
        self.share, self.words, self._last = min(max(share, 0.0), 1.0), words, time.monotonic()

    def _watch(self) -> None:
        began = time.monotonic()
        if self._done.wait(self.delay):
            return
        shown: Any = None
        try:
            while True:
                if _OPEN and _OPEN[-1] is not self:  # work within this one draws
                    if shown is not None:
                        shown.close()
                    shown = None
                else:
                    shown = drawing(self.title, self.stream) if shown is None else shown
                    shown.draw(self.share, self.words, time.monotonic() - began, self.left())
                every = BAR if shown is None else shown.every
                if self._done.wait(every if self.every is None else self.every):
                    return
        finally:
            if shown is not None:
                shown.close()

    def __enter__(self) -> Progress:
        _OPEN.append(self)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        self._thread.join()
        _OPEN.remove(self)

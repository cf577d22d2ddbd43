"""Ctrl-C, held back while steps are on their way from the kernel's buffers into the run.

Python raises KeyboardInterrupt between any two of its instructions. Between "the kernel has stored 8,000 steps" and
"the run has taken them" that loses 8,000 steps, and what is left has a hole in it.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType


class HeldBack:
    """A signal SIGINT waits here until `deliver` is called, or the block ends.

    Only the main thread gets signals, and a signal that is ignored or kills the process stays as it is.
    """

    def __init__(self) -> None:
        self.waits: tuple[int, FrameType | None] | None = None

    def __enter__(self) -> HeldBack:
        self.before = None
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._wait)
            if not callable(self.before):
                signal.signal(signal.SIGINT, self.before)
        return self

    def _wait(self, number: int, frame: FrameType | None) -> None:
        self.waits = number, frame

    def deliver(self) -> None:
        """Do what Ctrl-C does, if it was pressed."""
        if self.waits is not None and callable(self.before):
            signal.signal(signal.SIGINT, self.before)
            (number, frame), self.waits = self.waits, None
            self.before(number, frame)

    def __exit__(self, *_: object) -> None:
        if callable(self.before):
            now = signal.signal(signal.SIGINT, self.before)
            if now != self._wait:  # somebody else's by now
                signal.signal(signal.SIGINT, now)
        self.deliver()

"""Hold back Ctrl-C while steps move from the kernel's buffers into the run.

Python raises KeyboardInterrupt between any two instructions. Between "the kernel has stored 8,000 steps" and "the run
has taken them" that would lose 8,000 steps and leave a hole in the motion.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Any


class HeldBack:
    """Holds SIGINT from `hold` on until `deliver` is called or the block ends.

    Only the main thread gets signals, and a signal that is ignored or kills the process stays as it is. A run
    of a few milliseconds holds nothing: to change a handler, and back, takes a tenth of what Python does for it.
    """

    def __init__(self) -> None:
        self.waits: tuple[int, FrameType | None] | None = None
        self.before: Any = None
        self.holds = self._entered = False

    def __enter__(self) -> HeldBack:
        self._entered = True
        return self

    def hold(self) -> None:
        """Hold signals back from here on, within the block."""
        if self.holds or not self._entered:
            return
        self.holds = True
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._wait)
            if not callable(self.before):
                signal.signal(signal.SIGINT, self.before)

    def _wait(self, number: int, frame: FrameType | None) -> None:
        self.waits = number, frame

    def deliver(self) -> None:
        """Act on Ctrl-C if it was pressed."""
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

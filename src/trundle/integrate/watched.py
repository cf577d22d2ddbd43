"""The quantities that a run watches, compiled once for the same events, and workspaces for runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from trundle.compiled.native import NativeFunction
from trundle.constrained.marks import marked
from trundle.integrate import kernel
from trundle.integrate.event import Event
from trundle.integrate.kernel import Code, Stepping, Watching


class Watched(NamedTuple):
    """What a run watches.

    native   its program, None if nothing;  fast   which of it may swing
    what     what the kernel does at a zero of each: list it, or end the run or the phase there
    idle     rooms that runs have left, for others to use, by their number of parameters
    """

    native: NativeFunction | None
    fast: list[int]
    what: list[tuple[int, int, int, int]]
    idle: defaultdict[int, list[Stepping]]

    @classmethod
    def of(cls, native: NativeFunction, fast: list[int], events: Sequence[Event]) -> Watched:
        """The users' events stand before what changes modes."""
        kinds = [
            kernel.LIMIT if e.failure else kernel.STOP if e.terminal else kernel.LIST
            for e in events
        ]
        modes = len(fast) - len(events) - marked(fast)
        kinds, ways = kinds + [kernel.MODE] * modes, [e.sign for e in events] + [-1] * modes
        what = [(kind, i, 0, way) for i, (kind, way) in enumerate(zip(kinds, ways, strict=True))]
        return cls(native, fast, what, defaultdict(list))

    def room(self, code: Code) -> Stepping:
        """A workspace for a run with this code."""
        try:
            room = self.idle[code.np].pop()
            room.watch.clear()
            return room
        except IndexError:
            watching = Watching(self.what, self.fast, code.ny)
            blank = np.zeros(code.ny), 0.0, np.zeros(code.np)
            return Stepping(code, 0.0, *blank, rtol=0.0, atol=0.0, watch=watching)

    def leave(self, room: Stepping) -> None:
        """Return a workspace for other runs."""
        self.idle[room.code.np].append(room)

"""Runs on the native kernel (`kernel/run.c`): arrays on this side, loops on the other.

    run = Stepping(code, t, y, t_end, p, rtol=..., atol=..., watch=...)
    run.begin(first=True)                    derivative, watching, first step size
    run.advance(max_steps) -> reason         as far as it goes: DONE, PAUSED, ...

Steps go forward or backward, to `clock[T_END]`, which is reached exactly; `stored.py` looks at them again. Native code
writes without looking, so every size is checked here.
"""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from trundle.integrate.library import (
    Array,
    CodeStruct,
    Integers,
    RunStruct,
    WatchStruct,
    fill,
    furnish,
    library,
    zeros,
)

# Why `advance` returned; kernel/kernel.h says more.
DONE, PAUSED, TERMINAL, STEP_TOO_SMALL, NOT_FINITE, BUFFER_FULL, RESIDUAL, JUMP, PEAK_NEAR = range(
    9
)
# Entries of the clock and of the counters.
T, H, T_END, H_MAX, LAST_RESIDUAL, WORST_RESIDUAL, T_NEW, SPEED, PULL, N_CLOCK = range(10)
ACCEPTED, REJECTED, STORED, AFTER_REJECTION, BAD_TRIALS, GUARDED, N_COUNTERS = range(7)
RHS, FINISH, WATCH = range(3)  # entries of the calls
# Kinds of measures, and columns of Watching.what.
LAST, LEAST, MOST, FIRST, COUNT, INTEGRAL, SAMPLES, LIST, STOP, MODE, LIMIT = range(11)
KIND, WHICH, COLUMN, WAY, N_WHAT = range(5)
WAYS: dict[str, int] = {"both": 0, "rising": 1, "falling": -1}
FOUND, DUE, ENDED, UNRESOLVED, CUT, DIVIDED, N_TALLY = range(7)

N_ROWS, RAW_ROW, N_FLOORS, VECTOR = 28, 17, 4, 4
DEPTH = 60
CAPACITY = 2048  # steps between drains
ZEROS = 1024  # zeros between drains, at least, of what does not end the run


class Steps(NamedTuple):
    """Stored steps: each one's start, size and memory. A row with h = 0 ends a motion."""

    t: Array  # (cap,)
    h: Array  # (cap,)
    y: Array  # (cap, ny)
    memory: Array  # (cap, nm)


def joined(parts: Sequence[Steps]) -> Steps:
    """Steps that were drained one after the other, as one."""
    if len(parts) == 1:
        return parts[0]
    return Steps(*(np.concatenate(column) for column in zip(*parts, strict=True)))


@dataclass(frozen=True)
class Code:
    """The native programs of a system (addresses, 0 where not used), their sizes, and how it is solved.

    rhs, finish, watch, terms   see kernel/kernel.h
    ny, nm, np      states, memory (the last entries of p), parameters
    watched         quantities of `watch`
    n_work          doubles that the programs use as scratch
    pivots          accelerations from `terms` by the pivoted solve, with n coordinates and so many rows
    keep            what must live as long as the addresses are used
    """

    rhs: int
    finish: int
    ny: int
    np: int
    nm: int = 0
    watch: int = 0
    watched: int = 0
    n_work: int = 0
    terms: int = 0
    pivots: bool = False
    n: int = 0
    rows: int = 0
    n_pivot: int = 0
    keep: Any = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.ny < 1 or min(self.nm, self.watched, self.n_work) < 0 or self.nm > self.np:
            raise ValueError(f"impossible sizes: {self}")
        if not (self.rhs and self.finish) or (self.watched and not self.watch):
            raise ValueError("addresses of rhs and finish are needed, and of watch to watch")

    @functools.cached_property
    def stride(self) -> int:
        return -(-self.ny // VECTOR) * VECTOR

    @functools.cached_property
    def readers(self) -> list[Stepping]:
        """Rooms that were left by whoever read stored steps."""
        return []

    @functools.cached_property
    def from_cache(self) -> bool:
        return all(f.from_cache for f in self.keep)

    @functools.cached_property
    def struct(self) -> CodeStruct:
        """As the kernel takes it, but for the arrays `work`, `pivot` and `calls`, which are the caller's."""
        struct = CodeStruct()
        fill(
            struct, rhs=self.rhs, finish=self.finish, watch=self.watch, terms=self.terms, ny=self.ny,
            nm=self.nm, np=self.np, stride=self.stride, watched=self.watched, n=self.n, rows=self.rows,
            pivoted=library("solve").address("pivoted_rhs") if self.pivots else 0,
        )  # fmt: skip
        return struct


@functools.lru_cache(maxsize=1000)
def _measures(what: tuple[tuple[int, ...], ...]) -> tuple[Integers, bool]:
    """Rows of measures as an array, and whether any goes on after a zero."""
    table = np.array(what, np.int64).reshape(-1, N_WHAT)
    return table, bool(np.any(table[:, KIND] <= LIST))


@functools.lru_cache(maxsize=1000)
def _check_measures(what: tuple[tuple[int, ...], ...], K: int, columns: int, times: int) -> None:
    room = max(columns, 1)
    for kind, which, column, way in what:
        if not 0 <= which < K:
            raise ValueError(f"a measure of a quantity that is none of {K}")
        if not 0 <= column < room or min(kind, way + 1) < 0:
            raise ValueError(f"a column of the {columns} that are kept does not exist")
        if kind == SAMPLES and column + times > room:
            raise ValueError(f"{times} samples do not fit into {columns} columns")


class Watching:
    """What to watch along a motion: measures, as rows of KIND, WHICH, COLUMN, WAY; and what was found.

    what    (measures, 4);  fast (K): 1 where a quantity may swing faster than the steps, 2 for a mark
    times   of the SAMPLES, sorted in the direction of the motion
    """

    def __init__(
        self,
        what: Sequence[Sequence[int]],
        fast: Sequence[int],
        ny: int,
        *,
        columns: int = 0,
        times: ArrayLike = (),
        capacity: int = 0,
    ) -> None:
        table, lists = _measures(tuple(map(tuple, what)))
        self.watched = K = len(fast)
        self.times = np.ascontiguousarray(times, np.float64)
        self.capacity = capacity or max(ZEROS if lists else ZEROS // 16, 2 * len(table))
        self.struct = WatchStruct()
        room = furnish(
            self.struct, "what", now=2 * K, next=2 * K, middle=2 * K, tally=N_TALLY, fired=len(table),
            kept=max(columns, 1), what=table.size, fast=K, looks=(DEPTH + 4) * 2 * K,
            found=self.capacity * (3 + ny),
        )  # fmt: skip
        self.now, self.kept, self.found = (
            room["now"],
            room["kept"],
            room["found"].reshape(-1, 3 + ny),
        )
        self._fresh = room["fresh"]
        self.what, self.fast, self.tally, self.fired = (
            room[name].view(np.int64) for name in ("what", "fast", "tally", "fired")
        )
        self.what = self.what.reshape(-1, N_WHAT)
        self.what[:], self.fast[:] = table, fast
        if self.capacity < len(table) + 1:
            raise ValueError(f"{len(table)} measures need room for {len(table) + 1} zeros")
        _check_measures(tuple(map(tuple, what)), K, columns, len(self.times))
        fill(
            self.struct, measures=len(table), columns=columns, n_times=len(self.times),
            capacity=self.capacity, times=self.times,
        )  # fmt: skip
        self.clear()

    def clear(self) -> None:
        """Forget what was found."""
        self._fresh[:], self.kept[:], self.tally[ENDED] = 0.0, np.nan, -1

    def go_on_from(self, other: Watching) -> None:
        """Take over where another has got to, of the same measures of a state of another form."""
        self.kept[:], self.now[:] = other.kept, other.now
        self.tally[[DUE, ENDED, UNRESOLVED]] = other.tally[[DUE, ENDED, UNRESOLVED]]

    def drain(self) -> Array:
        """Rows (time, measure, 1 for a jump, state) found since the last call; a copy."""
        count = int(self.tally[FOUND])
        if count:
            self.tally[FOUND] = 0
        return self.found[:count].copy()


class Size(NamedTuple):
    """How the size of a motion is read off its state: which states have scales, and where these stand in p.

    sized    the first so many states have one;  places   the first so many of them are positions, the rest speeds
    shift    how far the scale of a speed stands before its own place: n where speeds have those of their positions
    scales   where D begins in p; G, the force at the start in that scale, stands behind it
    """

    sized: int
    places: int
    shift: int
    scales: int

    def fits(self, code: Code) -> bool:
        """Whether native code with this finds all that it reads."""
        inside = 0 <= self.shift <= self.places <= self.sized <= code.ny
        return inside and 0 <= self.scales <= code.np - (self.sized - self.shift) - (self.sized > 0)


class Stepping:
    """Where a run is, and the room it works in.

    clock, y, ydot, p, counters, calls   arrays that the kernel reads and writes
    atol            (ny) allowed absolute error of a step; rtol beside it, relative
    size            how the size of the motion is read off its state; None: it is unknown
    measured        errors have a floor by that size
    guarded         states whose projection is a part of the step's error: the first so many; by default all
    limit           largest residual of `finish` that passes without a word
    how             what `start` takes
    """

    def __init__(
        self,
        code: Code,
        t: float,
        y: ArrayLike,
        t_end: float,
        p: ArrayLike = (),
        *,
        watch: Watching | None = None,
        capacity: int = CAPACITY,
        calls: Integers | None = None,
        **how: Any,
    ) -> None:
        self.watch = watch or Watching([], [], code.ny)
        if code.watched != self.watch.watched or self.watch.found.shape[1] != 3 + code.ny:
            raise ValueError(f"{code.watched} quantities of {code.ny} states are watched")
        ny, nm, self.struct = code.ny, code.nm, RunStruct()
        end = 2 * ny + 1 + nm
        room = furnish(
            self.struct, "step_t", clock=N_CLOCK, counters=N_COUNTERS + 3, y=code.stride, ydot=code.stride,
            p=code.np, atol=code.stride, floors=N_FLOORS * code.stride, rows=N_ROWS * code.stride,
            end=end, inside=end, z=2 * ny, step_t=capacity + 1, step_h=capacity + 1,
            step_y=(capacity + 1) * ny, step_memory=(capacity + 1) * nm,
        )  # fmt: skip
        self._fresh = room["fresh"]
        self.clock, self.p, self._atol = room["clock"], room["p"], room["atol"][:ny]
        self.y, self.ydot = room["y"][:ny], room["ydot"][:ny]
        counted = room["counters"].view(np.int64)
        self.counters = counted[:N_COUNTERS]
        self.calls = counted[N_COUNTERS:] if calls is None else calls
        self.rows, self.end = room["rows"].reshape(N_ROWS, -1), room["end"]
        self.buffer = Steps(
            room["step_t"], room["step_h"], room["step_y"].reshape(-1, ny),
            room["step_memory"].reshape(capacity + 1, nm),
        )  # fmt: skip
        self.struct.watch, self.struct.capacity = self.watch.struct, capacity
        self._take(code)
        self.start(code, t, y, t_end, p, **how)

    def start(
        self,
        code: Code,
        t: float,
        y: ArrayLike,
        t_end: float,
        p: ArrayLike = (),
        *,
        rtol: float,
        atol: ArrayLike,
        h_max: float = math.inf,
        limit: float = math.inf,
        size: Size | None = None,
        measured: bool = True,
        guarded: int | None = None,
    ) -> None:
        """Be where a run begins; nothing is left of another one that used the same room."""
        floor = Size(0, 0, 0, 0) if size is None else size
        if code is not self.code:
            self.use(code, limit)
        if not (math.isfinite(t) and math.isfinite(t_end) and h_max > 0.0):
            raise ValueError(f"need finite times and h_max > 0, got {t}, {t_end}, {h_max}")
        start, parameters = np.asarray(y, np.float64), np.asarray(p, np.float64)
        if start.shape != (code.ny,) or not np.isfinite(start).all():
            raise ValueError(f"the start must be {code.ny} finite numbers, got {start}")
        if parameters.size != code.np or not floor.fits(code):
            raise ValueError(f"{code.np} parameters are needed, with scales as {floor} says")
        self._fresh[:] = 0.0
        self.y[:], self.p[:], self._atol[:] = start, parameters.reshape(-1), atol
        clock = self.clock
        clock[T], clock[T_END], clock[H_MAX], clock[T_NEW] = t, t_end, h_max, t
        struct = self.struct
        struct.rtol, struct.limit = rtol, limit
        struct.sized, struct.places, struct.shift, struct.scales = floor
        struct.measured = measured and size is not None
        struct.guarded = code.ny if guarded is None else min(guarded, code.ny)

    def _take(self, code: Code) -> None:
        """Have the kernel use this code, with room of its own."""
        self.code, self._work = code, (zeros(max(code.n_work, 1)), zeros(max(code.n_pivot, 1)))
        self.struct.code = code.struct
        fill(self.struct.code, calls=self.calls, work=self._work[0], pivot=self._work[1])

    def use(self, code: Code, limit: float) -> None:
        """Go on with other native code for the same state."""
        old = self.code
        if (code.ny, code.nm, code.np, code.watched) != (old.ny, old.nm, old.np, old.watched):
            raise ValueError("other code for a run must have the same state and watch the same")
        if code is not old:
            self._take(code)
        self.struct.limit = float(limit)

    @property
    def t(self) -> float:
        return float(self.clock[T])

    @property
    def raw(self) -> Array:
        """The end (ny) of the last step tried, before it was put back on the constraints."""
        return self.rows[RAW_ROW, : self.code.ny]

    def begin(self, first: bool = True) -> int:
        """Prepare the run, or a new phase after state or parameters were changed.

        The size of the first step is found unless clock[H] is given. y is left as it is. TERMINAL where a quantity that
        ends the run has jumped through zero since the phase before.
        """
        return int(library().begin(ctypes.byref(self.struct), int(first)))

    def advance(self, max_steps: int) -> int:
        """Go on towards t_end, for so many attempts at most; why it stopped."""
        return int(library().advance(ctypes.byref(self.struct), int(max_steps)))

    def pass_knot(self) -> int:
        """Pass a knot that the run stands at, as `advance` does: PAUSED, or why not; DONE if there is none."""
        return int(library().pass_knot(ctypes.byref(self.struct)))

    def store_end(self) -> None:
        """The present state as one more row, with h = 0; there is always room for it."""
        count, to = int(self.counters[STORED]), self.buffer
        to.t[count], to.h[count], to.y[count], to.memory[count] = self.t, 0.0, self.y, self.memory
        self.counters[STORED] = count + 1

    def drain(self) -> Steps:
        """The steps stored since the last call; copies."""
        count = int(self.counters[STORED])
        self.counters[STORED] = 0
        return Steps(*(column[:count].copy() for column in self.buffer))

    @property
    def memory(self) -> Array:
        return self.p[self.code.np - self.code.nm :]


def listed(ways: Sequence[int], stops: Sequence[bool]) -> list[tuple[int, int, int, int]]:
    """Rows of Watching.what for events: quantity i with its direction, ending the motion or not."""
    return [
        (STOP if stop else LIST, i, 0, way)
        for i, (way, stop) in enumerate(zip(ways, stops, strict=True))
    ]

"""Many motions at once on the native kernel (`kernel/lanes.inc`): arrays on this side, loops on the other.

    Lanes        runs from their starts to their ends, of which only what is watched is kept
    PhaseLanes   runs under way, each up to where `Stepping.advance` would have stopped, and with the same bits

Arrays with a lane are flat, entry i of lane l at i * lanes + l, as the native code has them (n, lanes).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from trundle.compiled.native import compile_native
from trundle.integrate import kernel
from trundle.integrate.kernel import N_ROWS, N_TALLY, Code, Size, Stepping, Watching
from trundle.integrate.library import LanesStruct, fill, integers, library, zeros

# How a run ended. WAITING: it has not begun. ALONE: it asks for more than lanes can do. ENDED + m: by measure m.
WAITING, ARRIVED, TOO_SMALL, NO_NUMBERS, DOUBTFUL = range(5)
ALONE, TOO_LONG, JUMPED, PEAKED, ENDED = range(5, 10)
N_LANE_CLOCK, N_LANE_STATE, RUN = 11, 7, 0
WIDTHS = (4, 8)


def _room(one: Code, lanes: int) -> dict[str, Any]:
    """The workspace of lanes, whatever runs are in them."""
    state, ends = integers(N_LANE_STATE, lanes), 2 * one.ny + 1 + one.nm
    state[RUN] = -1
    rows, watched = N_ROWS - 7, 2 * one.watched * lanes  # all rows but the dense output's
    return {
        "clock": zeros(N_LANE_CLOCK, lanes), "state": state, "p": zeros(one.np * lanes),
        "per": zeros(one.ny * lanes), "rows": zeros(rows, one.ny * lanes), "out": zeros(ends * lanes),
        "z": zeros(2 * one.ny * lanes), "time": zeros(lanes), "now": zeros(watched),
        "ends": zeros(watched), "middle": zeros(watched), "next": np.zeros(1, np.int64),
    }  # fmt: skip


class Lanes:
    """Runs to make from starts y (N, ny) with parameters p (N, np), side by side, and what became of each.

    many, one   native code for all lanes at once, and for one state
    watch       what to keep of each run: its `kept` is the room of one lane
    ends (N, ny), facts (N, 3): time reached, worst residual, evaluations; kept (N, columns); status (N,)
    """

    def __init__(
        self,
        many: Code,
        one: Code,
        lanes: int,
        y: ArrayLike,
        p: ArrayLike,
        watch: Watching,
        *,
        begin: float,
        until: float,
        rtol: float,
        atol: ArrayLike,
        h_max: float,
        limit: float,
        most_steps: int,
        size: Size | None = None,
        measured: bool = True,
    ) -> None:
        starts, parameters = (np.ascontiguousarray(x, np.float64) for x in (y, p))
        count, ny, nm, K = len(starts), one.ny, one.nm, one.watched
        if lanes not in WIDTHS:
            raise ValueError(f"lanes come by {' or '.join(map(str, WIDTHS))}, not {lanes}")
        if starts.shape != (count, ny) or parameters.shape != (count, one.np):
            raise ValueError(f"starts {starts.shape} and parameters {parameters.shape} do not fit")
        if (many.ny, many.nm, many.np, many.watched) != (ny, nm, one.np, K) or watch.watched != K:
            raise ValueError("the programs for lanes and for one state have other sizes")
        floor = Size(0, 0, 0, 0) if size is None else size
        if not floor.fits(one):
            raise ValueError(f"{one.np} parameters do not hold the scales that {floor} says")
        columns = int(watch.struct.columns)
        self.ends, self.facts = np.full((count, ny), np.nan), np.zeros((count, 3))
        self.kept = np.full((count, max(columns, 1)), np.nan)
        self.status = np.full(count, WAITING, np.int64)
        self._atol = np.ascontiguousarray(np.broadcast_to(np.asarray(atol, np.float64), (ny,)))
        work, one_work = zeros(many.n_work + 1), zeros(one.n_work + 1)
        calls, none = np.zeros(3, np.int64), zeros(1)
        ends = 2 * ny + 1 + nm
        self._room = _room(one, lanes) | {
            "y0": starts, "p0": parameters, "y1": self.ends, "facts": self.facts, "kept": self.kept,
            "status": self.status,
            "lane_kept": np.full((lanes, max(columns, 1)), np.nan),
            "lane_tally": integers(lanes, N_TALLY),
            "lane_fired": integers(lanes, max(len(watch.what), 1)), "look_p": zeros(one.np),
            "look_rows": zeros(N_ROWS, one.stride), "look_end": zeros(ends),
            "look_inside": zeros(ends), "look_z": zeros(2 * ny), "atol": self._atol,
        }  # fmt: skip
        self._keep = (many, one, watch, work, one_work, calls, none)
        self.struct = LanesStruct()
        self.struct.many, self.struct.one = many.struct, one.struct
        fill(self.struct.many, calls=calls, work=work, pivot=none, stride=ny * lanes)
        fill(self.struct.one, calls=calls, work=one_work, pivot=none)
        self.struct.watch = watch.struct
        fill(
            self.struct, **self._room, begin=float(begin), until=float(until), h_max=float(h_max),
            rtol=float(rtol), limit=float(limit), most=int(most_steps), runs=count,
            measured=int(measured and size is not None), **floor._asdict(),
        )  # fmt: skip
        self._run = getattr(library("lanes"), f"run_lanes_{lanes}")

    def go(self, rounds: int) -> bool:
        """Advance the group by so many steps; whether there is more to do."""
        return bool(self._run(ctypes.byref(self.struct), int(rounds)))


def beside(code: Code, lanes: int) -> Code:
    """Compile the same programs for so many states at once."""
    names = ("rhs", "finish", "watch")[: len(code.keep)]
    functions = {name: f.source for name, f in zip(names, code.keep, strict=True)}
    rhs, finish, *watch = used = list(compile_native(functions, lanes=lanes).values())
    return Code(
        rhs.address, finish.address, code.ny, code.np, code.nm, watch[0].address if watch else 0,
        code.watched, max(f.n_work for f in used), keep=used,
    )  # fmt: skip


class PhaseLanes:
    """Lanes for runs under way that have the same native code, tolerances and scales.

    many    that code for all lanes at once (`beside`)
    """

    def __init__(self, many: Code, lanes: int) -> None:
        self._many, self._work, self._none = many, zeros(many.n_work + 1), zeros(1)
        self._room, self._calls, self.struct = (
            _room(many, lanes),
            np.zeros(3, np.int64),
            LanesStruct(),
        )
        self.struct.many = self.struct.one = many.struct
        stride = many.ny * lanes
        fill(self.struct.many, calls=self._calls, work=self._work, pivot=self._none, stride=stride)
        fill(self.struct, **self._room)
        self._run = getattr(library("lanes"), f"run_lanes_{lanes}")

    def advance(
        self, runs: Sequence[Stepping], most: int, stop: Callable[[], bool] | None = None
    ) -> list[int]:
        """Advance runs that have begun their phases, each for so many attempts at most; why each stopped.

        stop   called now and then; runs that it interrupts are of no further use
        """
        first, count = runs[0].struct, len(runs)
        pointers = (ctypes.c_void_p * count)(*(ctypes.addressof(run.struct) for run in runs))
        reasons = np.full(count, kernel.PAUSED, np.int64)
        self.struct.watch = first.watch
        self._room["state"][RUN], self._room["next"][0] = -1, 0
        fill(
            self.struct, runs=count, phases=ctypes.addressof(pointers), status=reasons, most=int(most),
            rtol=first.rtol, atol=first.atol, sized=first.sized, places=first.places, shift=first.shift,
            scales=first.scales, measured=first.measured,
        )  # fmt: skip
        while self._run(ctypes.byref(self.struct), int(most)):
            if stop is not None and stop():
                break
        return [int(reason) for reason in reasons]

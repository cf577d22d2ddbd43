"""The native kernel: C source in kernel/, shipped as LLVM IR, compiled by llvmlite once per machine.

`library()` gives its functions; the structures here are those of kernel/kernel.h and kernel/lanes.h, in the same order.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.compiled.native import compile_text

Array = NDArray[np.float64]
Integers = NDArray[np.int64]
IR = Path(__file__).with_name("kernel") / "kernel.ll"

_pointer, _int, _double = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double


class CodeStruct(ctypes.Structure):
    _fields_ = (
        [(name, _pointer) for name in ("rhs", "finish", "watch", "terms")]
        + [(name, _int) for name in ("ny", "nm", "np", "stride", "watched", "pivots", "n", "rows")]
        + [(name, _pointer) for name in ("pivot", "work", "calls")]
    )


class WatchStruct(ctypes.Structure):
    _fields_ = [(name, _int) for name in ("measures", "columns", "n_times", "capacity")] + [
        (name, _pointer)
        for name in (
            "what", "fast", "times", "now", "next", "middle", "kept", "looks", "found", "tally",
            "fired",
        )  # fmt: skip
    ]


class RunStruct(ctypes.Structure):
    _fields_ = (
        [("code", CodeStruct)]
        + [(name, _pointer) for name in ("clock", "y", "ydot", "p")]
        + [("rtol", _double), ("limit", _double), ("atol", _pointer)]
        + [(name, _int) for name in ("sized", "scales", "capacity")]
        + [
            (name, _pointer)
            for name in (
                "step_t", "step_h", "step_y", "step_memory", "counters", "rows", "end", "inside",
                "z",
            )  # fmt: skip
        ]
        + [("watch", WatchStruct)]
    )


class LanesStruct(ctypes.Structure):
    _fields_ = (
        [("many", CodeStruct), ("one", CodeStruct)]
        + [(name, _double) for name in ("begin", "until", "h_max", "rtol", "limit")]
        + [("most", _int), ("atol", _pointer)]
        + [(name, _int) for name in ("sized", "scales", "runs")]
        + [
            (name, _pointer)
            for name in (
                "y0", "p0", "y1", "facts", "kept", "status", "next", "clock", "state", "p", "rows",
                "out", "z", "time", "now", "ends", "middle", "lane_kept", "lane_tally", "lane_fired",
                "look_p", "look_rows", "look_end", "look_inside", "look_z",
            )  # fmt: skip
        ]
        + [("watch", WatchStruct)]
    )


class Library(NamedTuple):
    """The kernel's functions; addresses of its tables are had by `address`."""

    begin: Callable[..., int]
    advance: Callable[..., int]
    replay: Callable[..., int]
    sample: Callable[..., float]
    run_lanes_4: Callable[..., int]
    run_lanes_8: Callable[..., int]
    size_of: Callable[[int], int]
    address: Callable[[str], int]


_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "begin": (_int, [_pointer, _int]),
    "advance": (_int, [_pointer, _int]),
    "replay": (_int, [_pointer, _int, _int]),
    "sample": (_double, [_pointer, _int, _pointer, _int, _double, _pointer, _pointer]),
    "run_lanes_4": (_int, [_pointer, _int]),
    "run_lanes_8": (_int, [_pointer, _int]),
    "size_of": (_int, [_int]),
}


@functools.cache
def library() -> Library:
    """The kernel, compiled for this machine or taken from the cache of compiled code."""
    compiled = compile_text("kernel", IR.read_text(encoding="utf-8"))
    made = {
        name: ctypes.CFUNCTYPE(result, *arguments)(compiled.address(name))
        for name, (result, arguments) in _SIGNATURES.items()
    }
    ours = [ctypes.sizeof(s) for s in (CodeStruct, WatchStruct, RunStruct, LanesStruct)]
    theirs = [made["size_of"](i) for i in range(len(ours))]
    if ours != theirs:
        raise RuntimeError(f"structures of the kernel are {theirs} bytes long, here {ours}")
    return Library(**made, address=compiled.address)


def zeros(*shape: int) -> Array:
    """Zeros that begin on a cache line: vectors of lanes must not straddle two of them."""
    size = int(np.prod(shape))
    room = np.zeros(size + 8)
    first = -room.ctypes.data % 64 // 8
    return room[first : first + size].reshape(shape)


def integers(*shape: int) -> Integers:
    """The same of whole numbers."""
    return zeros(*shape).view(np.int64)


def fill(structure: ctypes.Structure, **values: Any) -> None:
    """Set fields of a structure; an array becomes its address (the caller keeps the array)."""
    for name, value in values.items():
        setattr(structure, name, value.ctypes.data if isinstance(value, np.ndarray) else value)

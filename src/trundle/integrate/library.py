"""The native kernel: C source in kernel/, shipped as LLVM IR, compiled by llvmlite once per machine.

`library(module)` gives the functions of a module, which is compiled when it is first needed; the structures here are those of kernel/kernel.h and kernel/lanes.h, in the same order.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trundle.compiled.native import compile_text

Array = NDArray[np.float64]
Integers = NDArray[np.int64]
FOLDER = Path(__file__).with_name("kernel")

_pointer, _int, _double = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double
_Fields = list[tuple[str, Any]]


class CodeStruct(ctypes.Structure):
    _fields_: _Fields = (
        [(name, _pointer) for name in ("rhs", "finish", "watch", "terms")]
        + [(name, _int) for name in ("ny", "nm", "np", "stride", "watched")]
        + [("pivoted", _pointer), ("n", _int), ("rows", _int)]
        + [(name, _pointer) for name in ("pivot", "work", "calls")]
    )


class WatchStruct(ctypes.Structure):
    _fields_: _Fields = [(name, _int) for name in ("measures", "columns", "n_times", "capacity")] + [
        (name, _pointer)
        for name in (
            "what",
            "fast",
            "times",
            "now",
            "next",
            "middle",
            "kept",
            "looks",
            "found",
            "tally",
            "fired",
        )  # fmt: skip
    ]


class RunStruct(ctypes.Structure):
    _fields_: _Fields = (
        [("code", CodeStruct)]
        + [(name, _pointer) for name in ("clock", "y", "ydot", "p")]
        + [("rtol", _double), ("limit", _double), ("atol", _pointer)]
        + [(name, _int) for name in ("sized", "scales", "capacity")]
        + [
            (name, _pointer)
            for name in (
                "step_t",
                "step_h",
                "step_y",
                "step_memory",
                "counters",
                "rows",
                "end",
                "inside",
                "z",
            )  # fmt: skip
        ]
        + [("watch", WatchStruct)]
    )


class LanesStruct(ctypes.Structure):
    _fields_: _Fields = (
        [("many", CodeStruct), ("one", CodeStruct)]
        + [(name, _double) for name in ("begin", "until", "h_max", "rtol", "limit")]
        + [("most", _int), ("atol", _pointer)]
        + [(name, _int) for name in ("sized", "scales", "runs")]
        + [
            (name, _pointer)
            for name in (
                "y0",
                "p0",
                "y1",
                "facts",
                "kept",
                "status",
                "next",
                "clock",
                "state",
                "p",
                "rows",
                "out",
                "z",
                "time",
                "now",
                "ends",
                "middle",
                "lane_kept",
                "lane_tally",
                "lane_fired",
                "look_p",
                "look_rows",
                "look_end",
                "look_inside",
                "look_z",
            )  # fmt: skip
        ]
        + [("watch", WatchStruct)]
    )


# What each module offers: the result and the arguments of its functions.
_MODULES: dict[str, dict[str, tuple[Any, list[Any]]]] = {
    "run": {
        "begin": (_int, [_pointer, _int]),
        "advance": (_int, [_pointer, _int]),
        "replay": (_int, [_pointer, _int, _int]),
        "sample": (_double, [_pointer, _int, _pointer, _int, _double, _pointer, _pointer]),
        "size_of": (_int, [_int]),
    },
    "lanes": {
        "run_lanes_4": (_int, [_pointer, _int]),
        "run_lanes_8": (_int, [_pointer, _int]),
        "size_of_lanes": (_int, []),
    },
    "solve": {
        "pivoted_size": (_int, [_int, _int]),
        "pivoted_solve": (_double, [_int, _int, *[_pointer] * 7]),
        "pivoted_rhs": (_double, [_pointer, _int, _int, *[_pointer] * 6]),
    },
    "newton": {
        "solve_rows": (
            None,
            [*[_pointer] * 4, _int, _int, _int, _pointer, _int, _int, _int, *[_pointer] * 3],
        ),
    },
}


class Module:
    """One module of the kernel, compiled: its functions as attributes, addresses of its tables by name."""

    def __init__(self, name: str) -> None:
        text = (FOLDER / f"{name}.ll").read_text(encoding="utf-8")
        self._code = compile_text(f"kernel {name}", text)
        for function, (result, arguments) in _MODULES[name].items():
            prototype = ctypes.CFUNCTYPE(result, *arguments)
            setattr(self, function, prototype(self._code.address(function)))

    def address(self, name: str) -> int:
        return self._code.address(name)

    def __getattr__(self, name: str) -> Callable[..., Any]:  # for the type checker: set in __init__
        raise AttributeError(name)


@functools.cache
def library(name: str = "run") -> Module:
    """A module of the kernel, compiled for this machine or taken from the cache of compiled code."""
    module = Module(name)
    pairs: list[tuple[int, int]] = []
    if name == "run":
        ours = (CodeStruct, WatchStruct, RunStruct)
        pairs = [(ctypes.sizeof(s), module.size_of(i)) for i, s in enumerate(ours)]
    elif name == "lanes":
        pairs = [(ctypes.sizeof(LanesStruct), module.size_of_lanes())]
    if any(ours != theirs for ours, theirs in pairs):
        raise RuntimeError(f"structures of the kernel have other sizes than here: {pairs}")
    return module


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

"""The native kernel: C source in kernel/, shipped as LLVM IR, compiled by llvmlite once per machine.

`library(module)` gives the functions of a module, which is compiled when it is first needed. The structures here are
those of kernel/motion.h, course.c, lanes.h, newton.c, place.c, feet.c, space.h and modes.h, field by field.
"""

from __future__ import annotations

import ctypes
import functools
import math
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from trundle.compiled.native import address, compile_texts

Array = NDArray[np.float64]
Integers = NDArray[np.int64]
FOLDER = Path(__file__).with_name("kernel")

_pointer, _int, _double = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double
_Fields = list[tuple[str, Any]]


def _fields(kind: Any, names: str) -> _Fields:
    """Fields of one type, by their names."""
    return [(name, kind) for name in names.split()]


class CodeStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(_pointer, "rhs finish watch terms"),
        *_fields(_int, "ny nm np stride watched"),
        ("pivoted", _pointer),
        *_fields(_int, "n rows"),
        *_fields(_pointer, "pivot work calls"),
    ]


class WatchStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(_int, "measures columns n_times capacity"),
        *_fields(_pointer, "what fast times now next middle kept looks found tally fired"),
    ]


class RunStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        ("code", CodeStruct),
        *_fields(_pointer, "clock y ydot p"),
        *_fields(_double, "rtol limit"),
        *_fields(_pointer, "atol floors"),
        *_fields(_int, "sized places shift scales measured guarded capacity"),
        *_fields(_pointer, "step_t step_h step_y step_memory counters rows end inside z"),
        ("watch", WatchStruct),
        *_fields(_int, "knots knot"),
        ("last_end", _double),
        *_fields(_pointer, "knot_t knot_place knot_value"),
    ]


class CoursesStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        ("look", _pointer),
        *_fields(_int, "size n np k f count degree course length tolerance"),
        ("resolved", _double),
        *_fields(_pointer, "elements stops integrals inverse end step had loose chosen kept aside"),
        *_fields(_pointer, "trial turned states looks seen still other strong along"),
        *_fields(_pointer, "began allowed ends p change J work"),
    ]


class LanesStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(CodeStruct, "many one"),
        *_fields(_double, "begin until h_max rtol limit"),
        ("most", _int),
        ("atol", _pointer),
        *_fields(_int, "sized places shift scales measured runs"),
        *_fields(
            _pointer,
            "phases y0 p0 y1 facts kept status next clock state p per rows out z time now ends middle",
        ),
        *_fields(
            _pointer, "lane_kept lane_tally lane_fired look_p look_rows look_end look_inside look_z"
        ),
        ("watch", WatchStruct),
    ]


class ProblemStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        ("f", _pointer),
        *_fields(_int, "n m k sides n_open least"),
        *_fields(_pointer, "open groups owners out A b step size trial own units beside"),
        *_fields(_pointer, "terms most first work order"),
    ]


class PlaceStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        ("f", _pointer),
        *_fields(_int, "n m rows nl ml sides"),
        *_fields(_pointer, "groups together left_groups left_together left_rows left_columns near"),
        ("weight", _double),
        *_fields(_pointer, "out other y work D R force left_D left_R room order"),
    ]


class SpaceStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(_int, "n m gates slips most forces"),
        *_fields(
            _pointer, "columns parts terms rows C right u size W c free back lam basis base L"
        ),
        *_fields(_pointer, "room buffer"),
    ]


class ChoicesStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(_pointer, "space mu fixed way gates slips load t y p out"),
        ("place", _int),
        ("size", _double),
        ("w", _pointer),
        ("count", _int),
        *_fields(_pointer, "sets marked room"),
    ]


class FeetStruct(ctypes.Structure):
    _fields_: ClassVar[_Fields] = [
        *_fields(_pointer, "placed ground rows sides"),
        *_fields(_int, "n m k limits starts others around gap"),
        *_fields(_pointer, "columns foot own points owned q out N step work"),
    ]


# What each module offers: the result and the arguments of its functions.
_MODULES: dict[str, dict[str, tuple[Any, list[Any]]]] = {
    "run": {
        "begin": (_int, [_pointer, _int]),
        "advance": (_int, [_pointer, _int]),
        "pass_knot": (_int, [_pointer]),
        "end_courses": (_int, [_pointer, _double, *[_pointer] * 2]),
        "begin_courses": (_int, [*[_pointer] * 2, _double, *[_pointer] * 2, _double]),
        "size_of": (_int, [_int]),
    },
    "stored": {
        "replay": (_int, [_pointer, _int, _int]),
        "sample": (_double, [_pointer, _int, _pointer, _int, _double, _pointer, _pointer]),
        "at_rows": (
            None,
            [
                _pointer,
                _int,
                _pointer,
                _pointer,
                _int,
                _pointer,
                _int,
                *[_pointer] * 2,
                _int,
                _pointer,
            ],
        ),
        "low_points": (
            None,
            [_pointer, *[_int] * 3, *[_pointer] * 3, _double, *[_pointer] * 3],
        ),
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
        "find_space": (_int, [*[_pointer] * 2]),
        "size_of_space": (_int, []),
        "smallest_solution": (_int, [*[_pointer] * 2, *[_int] * 3, _double, *[_pointer] * 3]),
    },
    "start": {
        "solve_rows": (None, [*[_pointer] * 4, _int, _pointer]),
        "solve_alone": (_int, [*[_pointer] * 4, _int]),
        "look": (_int, [_pointer] * 4),
        "settle_feet": (None, [*[_pointer] * 7, _int]),
        "search_feet": (None, [*[_pointer] * 7, _int]),
        "scale": (_double, [_int, _int, *[_pointer] * 5, _double, *[_pointer] * 3]),
        "size_of_start": (_int, [_int]),
    },
    "decide": {
        "decide": (_int, [_pointer]),
        "find_hold": (_int, [_pointer]),
        "modes_set": (_int, [_pointer]),
        "modes_room": (_int, [_pointer]),
        "size_of_modes": (_int, []),
    },
    "strike": {
        "strike": (_int, [_int, *[_pointer] * 4, _int, _int, *[_pointer] * 6]),
        "strike_told": (_int, [_int]),
        "strike_room": (_int, [_int]),
    },
}


class Module:
    """One module of the kernel, compiled: its functions as attributes, their addresses by name."""

    def __init__(self, name: str) -> None:
        texts = [f"{name}.ll", f"{name}_seldom.ll"]  # the second is compiled quickly, not well
        found = {t: (FOLDER / t).read_text("utf-8") for t in texts if (FOLDER / t).exists()}
        self._code = compile_texts(found, fast=texts[:1])
        for function, (result, arguments) in _MODULES[name].items():
            prototype = ctypes.CFUNCTYPE(result, *arguments)
            setattr(self, function, prototype(self._code.address(function)))

    def address(self, name: str) -> int:
        return self._code.address(name)

    def __getattr__(self, name: str) -> Callable[..., Any]:  # for the type checker: set in __init__
        raise AttributeError(name)


_made: dict[str, Module] = {}
_making = threading.Lock()


def library(name: str = "run") -> Module:
    """A module of the kernel, compiled for this machine or taken from the cache of compiled code.

    All threads share one: a second would be discarded while the thread that made it still runs its code.
    """
    if name not in _made:
        with _making:
            if name not in _made:
                _made[name] = _checked(Module(name), name)
    return _made[name]


def _checked(module: Module, name: str) -> Module:
    """Refuse a module whose structures have other sizes than here."""
    pairs: list[tuple[int, int]] = []
    if name == "run":
        ours = (CodeStruct, WatchStruct, RunStruct, CoursesStruct)
        pairs = [(ctypes.sizeof(s), module.size_of(i)) for i, s in enumerate(ours)]
    elif name == "lanes":
        pairs = [(ctypes.sizeof(LanesStruct), module.size_of_lanes())]
    elif name == "solve":
        pairs = [(ctypes.sizeof(SpaceStruct), module.size_of_space())]
    elif name == "decide":
        pairs = [(ctypes.sizeof(ChoicesStruct), module.size_of_modes())]
    elif name == "start":
        parts = (ProblemStruct, PlaceStruct, FeetStruct)
        pairs = [(ctypes.sizeof(s), module.size_of_start(i)) for i, s in enumerate(parts)]
    if any(ours != theirs for ours, theirs in pairs):
        raise RuntimeError(f"structures of the kernel have other sizes than here: {pairs}")
    return module


def zeros(*shape: int) -> Array:
    """Allocate zeros that begin on a cache line: vectors of lanes must not straddle two."""
    size = math.prod(shape)
    room = np.zeros(size + 8)
    first = -address(room) % 64 // 8
    return room[first : first + size].reshape(shape)


def integers(*shape: int) -> Integers:
    """The same for integers."""
    return zeros(*shape).view(np.int64)


def fill(structure: ctypes.Structure, **values: Any) -> None:
    """Set fields of a structure; an array becomes its address (the caller keeps the array)."""
    for name, value in values.items():
        setattr(structure, name, address(value) if isinstance(value, np.ndarray) else value)


@functools.lru_cache(maxsize=1000)
def _layout(kind: type, sizes: tuple[tuple[str, int], ...]) -> tuple[int, Integers, Integers, Any]:
    """The count of doubles; offsets (bytes) of pointers and of their targets; the parts by name."""
    places, first = {}, 0
    for name, size in sizes:
        places[name] = slice(first, first + size)
        first += -(-size // 8) * 8
    words = np.array([getattr(kind, name).offset // 8 for name, _ in sizes], np.int64)
    starts = np.array([8 * place.start for place in places.values()], np.int64)
    return first, words, starts, places


def furnish(structure: ctypes.Structure, fresh: str = "", **sizes: int) -> dict[str, Array]:
    """Give pointers of a structure room of so many doubles, zeros, each on a cache line; the parts by name.

    fresh   a part: under "fresh" is all that stands before it, in the order in which it was asked for
    """
    total, words, starts, places = _layout(type(structure), tuple(sizes.items()))
    room = zeros(total + 8)
    view: Any = structure
    np.frombuffer(view, np.int64)[words] = starts + address(room)
    parts = {name: room[place] for name, place in places.items()}
    return parts | {"fresh": room[: places[fresh].start]} if fresh else parts


def layouts() -> dict[str, list[list[str]]]:
    """The kernel's structures, field by field: p an address, i an integer of 8 bytes, d a double, or another one."""
    structures: dict[str, Any] = {
        "Code": CodeStruct, "Watch": WatchStruct, "Run": RunStruct,
        "Courses": CoursesStruct, "Problem": ProblemStruct, "Place": PlaceStruct,
        "Feet": FeetStruct, "Space": SpaceStruct, "Choices": ChoicesStruct,
    }  # fmt: skip
    kinds: dict[Any, str] = {ctypes.c_void_p: "p", ctypes.c_int64: "i", ctypes.c_double: "d"}
    kinds |= {structure: name for name, structure in structures.items()}
    return {
        name: [[field, kinds[kind]] for field, kind in structure._fields_]
        for name, structure in structures.items()
    }

"""The limit: equations derived by hand, in C (`limit/`), built here and called side by side with ours."""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent / "limit"
FLAGS = "-std=gnu11 -O3 -march=native -ffp-contract=fast -fno-math-errno -fno-trapping-math"
LIBRARY = "-Wno-psabi -fvisibility=hidden -shared -fPIC"
STATES = 9
EXACT = (1e-17, 1e-18)  # tolerances of the truth, in long double


@functools.cache
def limit() -> ctypes.CDLL:
    """The C program, built anew."""
    found = (
        os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    )
    compiler = [found] if found else [sys.executable, "-m", "ziglang", "cc"]
    built = FOLDER / "build" / "limit.so"
    built.parent.mkdir(exist_ok=True)
    command = [
        *compiler,
        *FLAGS.split(),
        *LIBRARY.split(),
        str(FOLDER / "limit.c"),
        "-o",
        str(built),
        "-lm",
    ]
    subprocess.run(command, check=True)
    library = ctypes.CDLL(str(built))
    real, whole, array = ctypes.c_double, ctypes.c_long, ctypes.c_void_p
    for name in ("sphere", "stone", "sphere_exact", "stone_exact"):
        function = getattr(library, name)
        function.restype, function.argtypes = whole, [array, real, real, real]
    library.sphere_start.argtypes = [real] * 4 + [array]
    library.stone_start.argtypes = [real] * 3 + [array]
    library.spheres.argtypes = [whole, array, real, real, real]
    library.sphere_often.argtypes = [whole, array, array]
    library.chain.argtypes = [whole, whole, array, array, array]
    for name in ("sphere_centre", "stone_centre"):
        getattr(library, name).argtypes = [array, array]
    library.prepare()
    return library


@dataclass(frozen=True)
class Problem:
    """A motion that was derived by hand: "sphere" from (x, y, vx, vy), "stone" from its rates."""

    name: str
    until: float

    def start(self, values: Sequence[float]) -> np.ndarray:
        state = np.zeros(STATES)
        getattr(limit(), f"{self.name}_start")(*values, state.ctypes.data)
        return state

    def centre(self, state: np.ndarray) -> np.ndarray:
        """Position of the middle of the body (3), m."""
        centre = np.zeros(3)
        getattr(limit(), f"{self.name}_centre")(state.ctypes.data, centre.ctypes.data)
        return centre

    def run(self, state: np.ndarray, rtol: float, atol: float, exact: bool = False) -> int:
        """Moves the state to the end; evaluations."""
        function = getattr(limit(), f"{self.name}_exact" if exact else self.name)
        return int(function(state.ctypes.data, self.until, rtol, atol))

    def truth(self, values: Sequence[float]) -> np.ndarray:
        """Where the middle of the body ends (3), m, to 1e-13 or so."""
        state = self.start(values)
        self.run(state, *EXACT, exact=True)
        return self.centre(state)


def spheres(states: np.ndarray, until: float, rtol: float, atol: float) -> None:
    """Moves all the states (N, STATES) to the end, four at a time."""
    limit().spheres(len(states), states.ctypes.data, until, rtol, atol)


def sphere_often(count: int, state: np.ndarray) -> None:
    """So many evaluations of the sphere's equations."""
    limit().sphere_often(count, state.ctypes.data, np.zeros(STATES).ctypes.data)


def chain_often(count: int, state: np.ndarray) -> np.ndarray:
    """The rate of a chain's state [q, v] (4 N), so many times."""
    rate, room = np.zeros_like(state), np.zeros_like(state)
    arrays = (state, rate, room)
    limit().chain(count, len(state) // 4, *(a.ctypes.data for a in arrays))
    return rate


def at_error(error: float, errors: Sequence[float], seconds: Sequence[float]) -> float:
    """Seconds that a program needs for an error, from its runs: the quickest as good, interpolated in logarithms.

    >>> round(at_error(1e-7, [1e-6, 1e-8], [1.0, 4.0]), 12)
    2.0
    """
    order = np.argsort(seconds)
    best = np.minimum.accumulate(np.asarray(errors)[order])
    times = np.log(np.asarray(seconds)[order])
    return float(np.exp(np.interp(-np.log(error), -np.log(best), times)))

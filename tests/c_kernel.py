"""The C kernels as a shared library, for tests that call them by themselves."""

from __future__ import annotations

import ctypes
import functools
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import trundle
from tests.compiler import c_compiler

Array = NDArray[np.float64]

FOLDER = Path(trundle.__file__).parent / "integrate" / "kernel"
NATIVE = ctypes.CFUNCTYPE(None, *[ctypes.POINTER(ctypes.c_double)] * 5)

# the first numbers of the buffer of the pivoted solve, and the flags of its status
HOLD, TOLERANCE, STATUS, RANK, RESIDUAL, CONTRADICTION, CORRECTION, CLEARANCE, HEADER = range(9)
UNDETERMINED, CONTRADICTORY, FAILED = 1, 2, 4


@functools.cache
def library() -> ctypes.CDLL:
    """Every kernel with a C source, compiled without fused operations, as the pivoted solve needs it."""
    folder = tempfile.mkdtemp(prefix="trundle-kernel-")
    out = Path(folder) / "kernel.so"
    sources = [str(FOLDER / f"{name}.c") for name in ("pivots", "pivoted", "newton")]
    flags = [
        "-std=c11",
        "-O2",
        "-ffp-contract=off",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-shared",
        "-fPIC",
    ]
    subprocess.run([*c_compiler(), *flags, *sources, "-o", str(out), "-lm"], check=True)
    kernel = ctypes.CDLL(str(out))
    n, pointer = ctypes.c_int64, ctypes.c_void_p
    kernel.pivoted_size.argtypes, kernel.pivoted_size.restype = [n, n], n
    kernel.pivoted_solve.argtypes = [n, n, *[pointer] * 7]
    kernel.pivoted_solve.restype = ctypes.c_double
    kernel.pivoted_rhs.argtypes = [pointer, n, n, *[pointer] * 6]
    kernel.pivoted_rhs.restype = ctypes.c_double
    kernel.solve_rows.argtypes = [*[pointer] * 4, n, n, n, pointer, n, n, n, *[pointer] * 3]
    kernel.solve_rows.restype = None
    return kernel


def buffer_size(n: int, m: int) -> int:
    return int(library().pivoted_size(n, m))


def pivoted_solve(
    M: Array, Q: Array, A: Array, b: Array, qdd: Array, lam: Array, buffer: Array
) -> float:
    """`pivoted_solve` of pivoted.c on arrays."""
    arrays = [M, Q, A, b, qdd, lam, buffer]
    m, n = A.shape
    assert all(a.flags.c_contiguous and a.dtype == np.float64 for a in arrays)
    assert [a.size for a in arrays] == [n * n, n, m * n, m, n, m, buffer_size(n, m)]
    return float(library().pivoted_solve(n, m, *(a.ctypes.data for a in arrays)))


def pivoted_rhs(
    terms: int, time: Array, y: Array, p: Array, n: int, m: int, ydot: Array, buffer: Array, work: Array
) -> float:  # fmt: skip
    """`pivoted_rhs` of pivoted.c; terms is an address."""
    arrays = (time, y, p, ydot, buffer, work)
    return float(library().pivoted_rhs(terms, n, m, *(a.ctypes.data for a in arrays)))


def solve_rows(
    f: int, x: Array, known: Array, open_: NDArray[np.int64], m: int, size_out: int, *, time: float = 0.0,
    n_work: int = 1, solved: NDArray[np.int64] | None = None,
) -> NDArray[np.int64]:  # fmt: skip
    """`solve_rows` of newton.c: x (N, n) is solved in place; which rows are solved."""
    rows, n = x.shape
    count = len(open_)
    room = np.zeros(size_out + m * count + m + 2 * count + 2 * n + n_work)
    order, clock = np.zeros(max(count, 1), np.int64), np.array([time])
    done = np.ones(rows, np.int64) if solved is None else solved
    assert all(array.flags.c_contiguous and len(array) == rows for array in (x, known))
    library().solve_rows(
        f, clock.ctypes.data, x.ctypes.data, known.ctypes.data, rows, n, known.shape[1],
        open_.ctypes.data, count, m, size_out, room.ctypes.data, order.ctypes.data, done.ctypes.data,
    )  # fmt: skip
    return done

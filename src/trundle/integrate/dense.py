"""One step at a time: its stages, its dense output, and samples of a stored motion.

`evaluate` and `complete` are where a system's native code is called. `take_step` makes the stages
of DOP853, `step_polynomial` the dense output of that step, and `sample` gives a stored motion at
any time. A stored step is only its start (t, h, y, memory): its stages are computed again when
somebody asks, so a motion of a million steps needs no more memory than its states.

The polynomial runs from the start of a step to its raw end; the run itself goes on from the end put
back on the constraints. A sample is therefore passed through `finish` as every step is, and
satisfies the constraints as well as the steps do.
"""

from __future__ import annotations

import functools
import math
from typing import Any, NamedTuple

import numpy as np
from numba import carray, cfunc, types
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, call_solver, inner, kernel, stamp, zeros
from trundle.integrate.pivoted import HOLD, buffer_size, pivoted_rhs
from trundle.integrate.stages import DENSE, RAW, SIZES, START, TRIAL, end_points, stage_point
from trundle.integrate.tableau import A, C, D

SOURCES = stamp("call", "tableau", "stages", "dense")

PRODUCTION = 0
PIVOTED = 1

RHS, FINISH, EVENT = range(3)  # entries of Scratch.calls
END, INSIDE, THETA, INDEX = range(4)  # rows of Scratch.ends (two) and Scratch.marks


class Code(NamedTuple):
    """The native functions of a system (addresses; see `call.py`) and how it is solved.

    rhs     out = ydot (ny)
    finish  out = [y', ydot', residual, memory], 2 ny + 1 + nm: the raw end of a step put back on
            the constraints, the derivative there (what `rhs` gives at y' with the new memory, to
            round-off), the residual of the equations, the new memory
    event   called with z = [y, ydot] in place of y; out = [g (m), dg/dt (m)], dg/dt NaN if unknown
    terms   out = [M, Q, A, b], for the pivoted solve
    mode    PRODUCTION: `rhs` as compiled. PIVOTED: accelerations from `terms`
    n, rows coordinates and constraint rows of `terms`
    solver  the pivoted solve; `ready` fills it in
    Addresses that are not used may be 0.
    """

    rhs: int
    finish: int
    event: int = 0
    terms: int = 0
    mode: int = PRODUCTION
    n: int = 0
    rows: int = 0
    solver: int = 0


class Scratch(NamedTuple):
    """Arrays the kernels write on, one set for each thread. Make it with `make_scratch`.

    Few arrays with many rows: every array that a kernel hands on costs numba time to compile.
    """

    time: Array  # (1,)
    rows: Array  # (29, ny): the stages 0 ... 15, then TRIAL, RAW, ... (`stages.py`)
    ends: Array  # (2, 2 ny + 1 + nm): output of `finish` at the END of a step and INSIDE it
    marks: Array  # (4, 2 m): output of `event` at the END and INSIDE; THETA and INDEX of roots
    pivot: Array  # buffer of the pivoted solve; empty in PRODUCTION
    work: Array  # work array of the native code
    calls: NDArray[np.int64]  # (3,): calls so far of rhs (or terms), finish, event


class Steps(NamedTuple):
    """Stored steps: each one's start, size and memory. A row with h = 0 ends a motion."""

    t: Array  # (cap,)
    h: Array  # (cap,)
    y: Array  # (cap, ny)
    memory: Array  # (cap, nm)


def make_scratch(ny: int, nm: int = 0, m: int = 0, n_work: int = 0, n_pivot: int = 0) -> Scratch:
    """Scratch for ny states, nm memory entries, m events; n_work, n_pivot as the solvers ask.

    >>> make_scratch(4, m=2).ends.shape
    (2, 9)
    """
    if ny < 1 or min(nm, m, n_work, n_pivot) < 0:
        raise ValueError(f"need ny >= 1 and others >= 0, got {(ny, nm, m, n_work, n_pivot)}")
    return Scratch(
        zeros(1),
        zeros(DENSE + 7, ny),
        zeros(2, 2 * ny + 1 + nm),
        zeros(4, 2 * m),
        zeros(n_pivot),
        zeros(n_work),
        np.zeros(3, np.int64),
    )


def make_steps(capacity: int, ny: int, nm: int = 0) -> Steps:
    """Room for `capacity` steps.

    >>> make_steps(100, 4).y.shape
    (100, 4)
    """
    if capacity < 1 or ny < 1 or nm < 0:
        raise ValueError(f"need capacity >= 1, ny >= 1, nm >= 0, got {(capacity, ny, nm)}")
    return Steps(
        np.zeros(capacity), np.zeros(capacity), np.zeros((capacity, ny)), np.zeros((capacity, nm))
    )


@functools.cache
def _native_solver() -> Any:
    """The pivoted solve as a native function, compiled when the first run needs it."""
    sources = stamp("call", "dense", "pivoted")

    def solve(
        terms: int, n: int, rows: int, t: Any, y: Any, p: Any, out: Any, buffer: Any, work: Any
    ) -> float:
        if sources < 0:  # never; the name makes the stamp a part of the function
            return math.nan
        return pivoted_rhs(
            terms, carray(t, 1), carray(y, 2 * n), carray(p, 1), n, rows, carray(out, 2 * n),
            carray(buffer, buffer_size(n, rows)), carray(work, 1),
        )  # fmt: skip

    pointer = types.CPointer(types.float64)
    signature = types.float64(types.int64, types.int64, types.int64, *[pointer] * 6)
    return cfunc(signature, cache=True)(solve)


def ready(code: Code, s: Scratch) -> Code:
    """The code with the pivoted solve compiled and filled in, if its mode needs it."""
    if code.mode != PIVOTED:
        return code
    if code.terms == 0 or s.pivot.size < buffer_size(code.n, code.rows):
        raise ValueError(
            "the pivoted mode needs `terms` and a Scratch.pivot of buffer_size(n, rows)"
        )
    return code._replace(solver=_native_solver().address)


@inner
def evaluate(code: Code, t: float, y: Array, p: Array, out: Array, s: Scratch) -> None:
    """out = ydot at (t, y)."""
    s.calls[RHS] += 1
    s.time[0] = t
    if code.mode == PIVOTED:
        if not pivoted(code, 1.0, y, p, out, s) < np.inf:  # the pivots of the last point fail here
            pivoted(code, 0.0, y, p, out, s)
    else:
        call_native(code.rhs, s.time, y, p, out, s.work)


@inner
def evaluate_first(code: Code, t: float, y: Array, p: Array, out: Array, s: Scratch) -> None:
    """The same at an accepted point: the pivoted solve finds its pivots afresh there."""
    if code.mode == PIVOTED:
        s.calls[RHS] += 1
        s.time[0] = t
        pivoted(code, 0.0, y, p, out, s)
    else:
        evaluate(code, t, y, p, out, s)


@inner
def pivoted(code: Code, hold: float, y: Array, p: Array, out: Array, s: Scratch) -> float:
    """out = ydot by the pivoted solve at s.time, with fresh pivots or (hold = 1) the last ones."""
    s.pivot[HOLD] = hold
    solver, n, rows = code.solver, code.n, code.rows
    return call_solver(solver, code.terms, n, rows, s.time, y, p, out, s.pivot, s.work)


@inner
def complete(code: Code, t: float, y: Array, p: Array, out: Array, s: Scratch) -> None:
    """out = [y', ydot', residual, memory]: y put back on the constraints, and what follows."""
    s.calls[FINISH] += 1
    s.time[0] = t
    call_native(code.finish, s.time, y, p, out, s.work)
    if code.mode == PIVOTED:
        ny, nm = y.size, out.size - 2 * y.size - 1
        exchange_memory(p, out, nm)  # the derivative belongs to the new memory, as in `finish`
        out[2 * ny] = pivoted(code, 0.0, out[:ny], p, out[ny : 2 * ny], s)
        exchange_memory(p, out, nm)


@inner
def exchange_memory(p: Array, out: Array, nm: int) -> None:
    """Swap the last nm entries of p with those of out."""
    for j in range(nm):
        mine, other = p[p.size - nm + j], out[out.size - nm + j]
        p[p.size - nm + j], out[out.size - nm + j] = other, mine


@inner
def take_step(code: Code, t: float, h: float, y: Array, k0: Array, p: Array, s: Scratch) -> None:
    """Stages 1 ... 11, the raw end of the step and its errors (rows RAW, ERROR5, ERROR3): 11 evaluations."""
    k = s.rows
    for i in range(y.size):
        k[SIZES, i], k[START, i], k[0, i] = h, y[i], k0[i]
    for j in range(1, 12):
        stage_point(j, k)
        evaluate(code, t + C[j] * h, k[TRIAL], p, k[j], s)
    end_points(k)


# fmt: off
@inner
def step_polynomial(
    code: Code, t: float, h: float, y: Array, k0: Array, p: Array, s: Scratch
) -> None:
    """Dense coefficients F0 ... F6 (rows DENSE ...) of the step just taken: 4 evaluations.

    y(theta) = y + x(F0 + w(F1 + x(F2 + w(F3 + x(F4 + w(F5 + x F6)))))), x = theta, w = 1 - theta,
    of order 7 in h for every theta in [0, 1] (Hairer, Norsett, Wanner, II.6).
    """
    n = y.size
    k, x, new = s.rows, s.rows[TRIAL], s.rows[RAW]
    k5, k6, k7, k8, k9, k10, k11 = k[5], k[6], k[7], k[8], k[9], k[10], k[11]
    k12, k13, k14, k15 = k[12], k[13], k[14], k[15]
    F0, F1, F2, F3 = k[DENSE], k[DENSE + 1], k[DENSE + 2], k[DENSE + 3]
    F4, F5, F6 = k[DENSE + 4], k[DENSE + 5], k[DENSE + 6]
    evaluate(code, t + h, new, p, k12, s)
    for i in range(n):
        x[i] = y[i] + h * (
            A[13][0] * k0[i] + A[13][6] * k6[i] + A[13][7] * k7[i] + A[13][8] * k8[i]
            + A[13][9] * k9[i] + A[13][10] * k10[i] + A[13][11] * k11[i] + A[13][12] * k12[i]
        )
    evaluate(code, t + C[13] * h, x, p, k13, s)
    for i in range(n):
        x[i] = y[i] + h * (
            A[14][0] * k0[i] + A[14][5] * k5[i] + A[14][6] * k6[i] + A[14][7] * k7[i]
            + A[14][10] * k10[i] + A[14][11] * k11[i] + A[14][12] * k12[i] + A[14][13] * k13[i]
        )
    evaluate(code, t + C[14] * h, x, p, k14, s)
    for i in range(n):
        x[i] = y[i] + h * (
            A[15][0] * k0[i] + A[15][5] * k5[i] + A[15][6] * k6[i] + A[15][7] * k7[i]
            + A[15][8] * k8[i] + A[15][12] * k12[i] + A[15][13] * k13[i] + A[15][14] * k14[i]
        )
    evaluate(code, t + C[15] * h, x, p, k15, s)
    for i in range(n):
        rise = new[i] - y[i]
        F0[i] = rise
        F1[i] = h * k0[i] - rise
        F2[i] = 2.0 * rise - h * (k12[i] + k0[i])
        F3[i] = h * (
            D[0][0] * k0[i] + D[0][5] * k5[i] + D[0][6] * k6[i] + D[0][7] * k7[i] + D[0][8] * k8[i]
            + D[0][9] * k9[i] + D[0][10] * k10[i] + D[0][11] * k11[i] + D[0][12] * k12[i]
            + D[0][13] * k13[i] + D[0][14] * k14[i] + D[0][15] * k15[i]
        )
        F4[i] = h * (
            D[1][0] * k0[i] + D[1][5] * k5[i] + D[1][6] * k6[i] + D[1][7] * k7[i] + D[1][8] * k8[i]
            + D[1][9] * k9[i] + D[1][10] * k10[i] + D[1][11] * k11[i] + D[1][12] * k12[i]
            + D[1][13] * k13[i] + D[1][14] * k14[i] + D[1][15] * k15[i]
        )
        F5[i] = h * (
            D[2][0] * k0[i] + D[2][5] * k5[i] + D[2][6] * k6[i] + D[2][7] * k7[i] + D[2][8] * k8[i]
            + D[2][9] * k9[i] + D[2][10] * k10[i] + D[2][11] * k11[i] + D[2][12] * k12[i]
            + D[2][13] * k13[i] + D[2][14] * k14[i] + D[2][15] * k15[i]
        )
        F6[i] = h * (
            D[3][0] * k0[i] + D[3][5] * k5[i] + D[3][6] * k6[i] + D[3][7] * k7[i] + D[3][8] * k8[i]
            + D[3][9] * k9[i] + D[3][10] * k10[i] + D[3][11] * k11[i] + D[3][12] * k12[i]
            + D[3][13] * k13[i] + D[3][14] * k14[i] + D[3][15] * k15[i]
        )


# fmt: on
@inner
def polynomial(y: Array, theta: float, s: Scratch) -> None:
    """y(theta) into row TRIAL: the dense output of a step that starts at y."""
    n, rows, out = y.size, s.rows, s.rows[TRIAL]
    for i in range(n):
        out[i] = 0.0
    for j in range(6, -1, -1):
        w = theta if j % 2 == 0 else 1.0 - theta
        for i in range(n):
            out[i] = (out[i] + rows[DENSE + j, i]) * w
    for i in range(n):
        out[i] += y[i]


@inner
def copy(source: Array, target: Array) -> None:
    """target[:] = source[:len(target)]."""
    for i in range(target.size):
        target[i] = source[i]


def sample(
    code: Code,
    steps: Steps,
    count: int,
    times: Array,
    p: Array,
    out_y: Array,
    out_ydot: Array,
    s: Scratch,
) -> float:
    """States (len(times), ny) and their derivatives at the given times; returns the worst residual.

    The first `count` rows of `steps` are the motion; times are sorted in its direction. A time that
    is the start of a stored step gives that state bit for bit (of two steps that start together,
    the later one); any other lies on the step's polynomial, put back on the constraints. Give the
    end of a run as one more row, with h = 0. p and the steps are left as they are; with a scratch
    of its own, sampling never changes a run.
    """
    times = np.ascontiguousarray(times, np.float64)  # one type of argument: compiled once
    shape = (len(times), steps.y.shape[1])
    if out_y.shape != shape or out_ydot.shape != shape or s.rows.shape[1] != shape[1]:
        raise ValueError(f"outputs of shape {shape} and a scratch of that width are needed")
    nm = steps.memory.shape[1]
    if s.ends.shape[1] != 2 * shape[1] + 1 + nm or p.size < nm:
        raise ValueError(f"the scratch and p must hold the {nm} memories of the steps")
    if not 1 <= count <= len(steps.t):
        raise ValueError(f"{count} steps asked for, {len(steps.t)} are there")
    way = 1.0 if steps.h[0] >= 0.0 else -1.0
    along = way * times
    end = way * (steps.t[count - 1] + steps.h[count - 1])
    if not np.all(along[1:] >= along[:-1]):
        raise ValueError("sample times must be sorted in the direction of the motion")
    if len(times) and not (along[0] >= way * steps.t[0] and along[-1] <= end):
        raise ValueError(
            f"sample times from {times[0]!r} to {times[-1]!r} were asked for, the motion goes "
            f"from {steps.t[0]!r} to {way * end!r}"
        )
    return sample_steps(ready(code, s), steps, count, times, p.copy(), out_y, out_ydot, way, s)


@kernel
def sample_steps(
    code: Code, steps: Steps, count: int, times: Array, p: Array, out_y: Array, out_ydot: Array,
    way: float, s: Scratch, sources: int = SOURCES,
) -> float:  # fmt: skip
    """The loop of `sample`: unchecked, and the memory in p is overwritten."""
    ny, k0, out = steps.y.shape[1], s.rows[0], s.ends[INSIDE]
    memory = p[p.size - steps.memory.shape[1] :]
    worst, step, begun, made = 0.0, 0, -1, -1
    for i in range(times.size):
        while step + 1 < count and way * steps.t[step + 1] <= way * times[i]:
            step += 1
        t, h, y = steps.t[step], steps.h[step], steps.y[step]
        if begun != step:
            copy(steps.memory[step], memory)
            evaluate_first(code, t, y, p, k0, s)
            begun = step
        if times[i] == t:
            copy(y, out_y[i])
            copy(k0, out_ydot[i])
            continue
        if made != step:
            take_step(code, t, h, y, k0, p, s)
            step_polynomial(code, t, h, y, k0, p, s)
            made = step
        polynomial(y, (times[i] - t) / h, s)
        complete(code, times[i], s.rows[TRIAL], p, out, s)
        copy(out, out_y[i])
        copy(out[ny:], out_ydot[i])
        residual = out[2 * ny]
        if residual > worst or residual != residual:  # a NaN stays
            worst = residual
    return worst

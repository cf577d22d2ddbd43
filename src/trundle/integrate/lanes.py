"""Many motions at once: DOP853 on native code that works on several states side by side (SIMD lanes).

Each lane is a run of its own: its time, its step size, its rejections. A lane that is done hands over its result and
takes the next run from the queue. Lanes never mix, so a run gives the same bits whatever runs beside it, before it or
after it; only which runs share a call depends on the order.

Arrays with a lane are flat, entry i of lane l at i * lanes + l, as the native code has them (n, lanes). A run that asks
for more than steps, projection and events (the careful or the pivoted solve, a contact at its limit) stops with a
status that says so, and the caller takes it up alone.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, inner, kernel, spliced, stamp, zeros
from trundle.integrate.kernel import MAX_BAD_TRIALS, finite, growth, squares, weigh
from trundle.integrate.locate import EPS
from trundle.integrate.observe import Gauge, ask, begin_gauge, finish_gauge, observe
from trundle.integrate.stages import (
    ERROR3,
    ERROR5,
    RAW,
    SIZES,
    START,
    TRIAL,
    end_points,
    stage_point,
)
from trundle.integrate.tableau import C

SOURCES = stamp("call", "tableau", "stages", "dense", "locate", "kernel", "observe", "lanes")

Integers = NDArray[np.int64]

# How a run ended. WAITING: it has not begun. ENDED + m: by the zero of the gauge's row m.
WAITING, ARRIVED, TOO_SMALL, NO_NUMBERS, DOUBTFUL, WATCHED, TOO_LONG, ENDED = range(8)
# Rows of Lanes.clock (each `lanes` long).
T, H, T_NEW, T_END, ERR, SUM5, SUM3, WORST, TAKEN, N_CLOCK = range(10)
# Rows of Lanes.state: which run is in the lane (-1: none), its steps so far, bad trials, after a rejection, verdict.
RUN, STEPS, BAD, AFTER, GOOD, N_STATE = range(6)


class Group(NamedTuple):
    """Native code for `lanes` states at once; `watch`: functions that end a run where they stop being positive."""

    rhs: int
    finish: int
    watch: int
    watched: int
    width: tuple[int, ...]  # as many entries as lanes: of a tuple the compiler knows the length


class Queue(NamedTuple):
    """Runs to make (N of them) and what became of each. Runs are taken in the order of their rows."""

    y: Array  # (N, ny) starts
    p: Array  # (N, np) parameters as the native code takes them
    end: Array  # (N, ny) states where the runs ended
    facts: Array  # (N, 3) time reached, worst residual of the equations, evaluations
    kept: Array  # (N, columns) what the gauge kept
    status: Integers  # (N,) ARRIVED, ...
    next: Integers  # (1,) the first row that nobody has taken


class Lanes(NamedTuple):
    """What a group of lanes works on. Make it with `make_lanes`."""

    clock: Array  # (N_CLOCK, lanes)
    state: Integers  # (N_STATE, lanes)
    p: Array  # (np * lanes,)
    rows: Array  # (22, ny * lanes): derivatives (row 0) and stages, state (START), TRIAL, RAW, ... (`stages.py`)
    out: Array  # ((2 ny + 1 + nm) * lanes,) output of `finish`
    marks: Array  # (watched * lanes,)
    time: Array  # (lanes,)
    work: Array


def make_lanes(ny: int, nm: int, n_parameters: int, group: Group, n_work: int) -> Lanes:
    """Lanes with nothing in them."""
    count = len(group.width)
    state = np.zeros((N_STATE, count), np.int64)
    state[RUN] = -1
    return Lanes(
        zeros(N_CLOCK, count),
        state,
        zeros(n_parameters * count),
        zeros(START + 1, ny * count),
        zeros((2 * ny + 1 + nm) * count),
        zeros(max(group.watched, 1) * count),
        zeros(count),
        zeros(n_work),
    )


def make_queue(y: Array, p: Array, columns: int = 0) -> Queue:
    """A queue of runs from the starts y (N, ny) with the parameters p (N, np), of which `columns` numbers are kept."""
    count = len(y)
    if p.shape[0] != count or y.ndim != 2 or p.ndim != 2:
        raise ValueError(f"as many starts as parameters are needed, got {y.shape} and {p.shape}")
    return Queue(
        np.ascontiguousarray(y, np.float64),
        np.ascontiguousarray(p, np.float64),
        np.full(y.shape, np.nan),
        np.zeros((count, 3)),
        np.full((count, max(columns, 1)), np.nan),
        np.full(count, WAITING, np.int64),
        np.zeros(1, np.int64),
    )


@inner
def put(lanes: Lanes, queue: Queue, lane: int, begin: float, until: float) -> None:
    """Put the next run of the queue into a lane."""
    count, run = lanes.time.size, queue.next[0]
    queue.next[0] += 1
    for i in range(queue.y.shape[1]):
        lanes.rows[START, i * count + lane] = queue.y[run, i]
    for i in range(queue.p.shape[1]):
        lanes.p[i * count + lane] = queue.p[run, i]
    for i in range(N_CLOCK):
        lanes.clock[i, lane] = 0.0
    lanes.clock[T, lane], lanes.clock[T_END, lane] = begin, until
    for i in range(N_STATE):
        lanes.state[i, lane] = 0
    lanes.state[RUN, lane] = run


@inner
def take(lanes: Lanes, queue: Queue, gauge: Gauge, lane: int, status: int) -> None:
    """Write down how the run of a lane ended, and free the lane."""
    count, run, ny = lanes.time.size, lanes.state[RUN, lane], queue.y.shape[1]
    for i in range(ny):
        queue.end[run, i] = lanes.rows[START, i * count + lane]
    queue.facts[run, 0] = lanes.clock[T, lane]
    queue.facts[run, 1] = lanes.clock[WORST, lane]
    queue.facts[run, 2] = lanes.clock[TAKEN, lane]
    finish_gauge(gauge, lane, count)
    for i in range(queue.kept.shape[1]):
        queue.kept[run, i] = gauge.kept[lane, i]
    queue.status[run] = status
    lanes.state[RUN, lane] = -1
    lanes.clock[H, lane] = 0.0


@inner
def remember(lanes: Lanes, lane: int, ny: int) -> None:
    """The memory that `finish` gave becomes the lane's."""
    count = lanes.time.size
    nm = lanes.out.size // count - 2 * ny - 1
    last = lanes.p.size // count - nm
    for j in range(nm):
        lanes.p[(last + j) * count + lane] = lanes.out[(2 * ny + 1 + j) * count + lane]


@inner
def start_lanes(
    group: Group, lanes: Lanes, fresh: int, rtol: float, atol: Array, h_max: float
) -> None:
    """Derivative, memory and first step size of the lanes of which bit l of `fresh` is set (see `kernel.start`)."""
    count, ny = lanes.time.size, lanes.rows.shape[1] // lanes.time.size
    x, k1, clock = lanes.rows[TRIAL], lanes.rows[1], lanes.clock
    for lane in range(count):
        lanes.time[lane] = clock[T, lane]
    call_native(group.finish, lanes.time, lanes.rows[START], lanes.p, lanes.out, lanes.work)
    for lane in range(count):
        if fresh >> lane & 1:
            remember(lanes, lane, ny)
            clock[WORST, lane] = lanes.out[2 * ny * count + lane]
    call_native(group.rhs, lanes.time, lanes.rows[START], lanes.p, k1, lanes.work)
    for lane in range(count):
        if fresh >> lane & 1:
            for i in range(ny):
                lanes.rows[0, i * count + lane] = k1[i * count + lane]
    for lane in range(count):
        size = slope = 0.0
        for i in range(ny):
            j = i * count + lane
            scale = atol[j] + rtol * abs(lanes.rows[START, j])
            size += (lanes.rows[START, j] / scale) ** 2
            slope += (lanes.rows[0, j] / scale) ** 2
        size, slope = math.sqrt(size / ny), math.sqrt(slope / ny)
        h0 = 1e-6 if size < 1e-5 or slope < 1e-5 else 0.01 * size / slope
        rest = clock[T_END, lane] - clock[T, lane]
        h0 = min(h0, h_max, rest)
        lanes.time[lane] = clock[T, lane] + h0
        clock[SUM5, lane], clock[SUM3, lane] = h0, slope
        for i in range(ny):
            j = i * count + lane
            x[j] = lanes.rows[START, j] + h0 * lanes.rows[0, j]
    call_native(group.rhs, lanes.time, x, lanes.p, k1, lanes.work)
    for lane in range(count):
        if fresh >> lane & 1 == 0:
            continue
        h0, slope, bend = clock[SUM5, lane], clock[SUM3, lane], 0.0
        for i in range(ny):
            j = i * count + lane
            bend += ((k1[j] - lanes.rows[0, j]) / (atol[j] + rtol * abs(lanes.rows[START, j]))) ** 2
        steep = max(slope, math.sqrt(bend / ny) / h0) if h0 > 0.0 else slope
        h1 = max(1e-6, h0 * 1e-3) if steep <= 1e-15 else (0.01 / steep) ** 0.125
        clock[H, lane] = min(100.0 * h0, h1, h_max, clock[T_END, lane] - clock[T, lane])
        clock[TAKEN, lane] = 3.0


@inner
def start_gauge(lanes: Lanes, gauge: Gauge, fresh: int) -> None:
    """What the gauge shows where the fresh lanes start."""
    count, n = lanes.time.size, lanes.rows.shape[1]
    for lane in range(count):
        lanes.time[lane] = lanes.clock[T, lane]
    for i in range(n):
        lanes.out[i], lanes.out[n + i] = lanes.rows[START, i], lanes.rows[0, i]
    ask(gauge, lanes.time, lanes.out, lanes.p, gauge.next, lanes.work)
    for lane in range(count):
        if fresh >> lane & 1:
            for i in range(gauge.now.size // count):
                gauge.now[i * count + lane] = gauge.next[i * count + lane]
            begin_gauge(gauge, lane, count, lanes.clock[T, lane])


@inner
def look(group: Group, lanes: Lanes, gauge: Gauge) -> None:
    """What the gauge sees of the steps just made, before the lanes move on."""
    count, clock = len(group.width), lanes.clock
    if gauge.now.size == 0:
        return
    ask(gauge, lanes.time, lanes.out, lanes.p, gauge.next, lanes.work)
    for lane in range(count):
        if lanes.state[GOOD, lane] == 0:
            continue
        clock[T_NEW, lane] = observe(
            gauge, lanes.rows, lanes.p, lanes.out, lane, count, clock[T, lane], clock[SUM5, lane],
            clock[T_NEW, lane],
        )  # fmt: skip
        for i in range(gauge.now.size // count):
            gauge.now[i * count + lane] = gauge.next[i * count + lane]


@inner
def fill(
    group: Group, lanes: Lanes, queue: Queue, gauge: Gauge, begin: float, until: float, rtol: float, atol: Array,
    h_max: float,
) -> bool:  # fmt: skip
    """Put runs into the empty lanes; whether any lane has one."""
    fresh, busy = 0, False
    for lane in range(lanes.time.size):
        if lanes.state[RUN, lane] < 0 and queue.next[0] < queue.y.shape[0]:
            put(lanes, queue, lane, begin, until)
            fresh |= 1 << lane
        busy = busy or lanes.state[RUN, lane] >= 0
    if fresh:
        start_lanes(group, lanes, fresh, rtol, atol, h_max)
        start_gauge(lanes, gauge, fresh)
    return busy


@spliced
def plan(lanes: Lanes, queue: Queue, gauge: Gauge, h_max: float, most: int) -> bool:
    """The next step of every lane; runs that are at their end or cannot go on are taken out, and say so."""
    clock, state, freed = lanes.clock, lanes.state, False
    for lane in range(lanes.time.size):
        clock[T_NEW, lane], clock[SUM5, lane] = clock[T, lane], 0.0
        if state[RUN, lane] < 0:
            continue
        t, rest = clock[T, lane], clock[T_END, lane] - clock[T, lane]
        h = min(clock[H, lane], h_max)
        status = WAITING
        if rest == 0.0:
            status = ARRIVED
        elif state[STEPS, lane] >= most:
            status = TOO_LONG
        elif 1.01 * h >= rest:
            clock[T_NEW, lane], h = clock[T_END, lane], rest
        elif h <= 10.0 * EPS * abs(t) or h == 0.0 or state[BAD, lane] > MAX_BAD_TRIALS:
            status = NO_NUMBERS if state[BAD, lane] > 0 else TOO_SMALL
        else:
            clock[T_NEW, lane] = t + h
        if status != WAITING:
            take(lanes, queue, gauge, lane, status)
            freed = True
        else:
            clock[SUM5, lane] = h  # the size of this step; H stays the plan
    return freed


@spliced
def step_lanes(group: Group, lanes: Lanes, rtol: float, atol: Array) -> None:
    """Stages, raw end and error of a step of every lane; an empty lane stands still."""
    count, n, clock, k = len(group.width), lanes.rows.shape[1], lanes.clock, lanes.rows
    ny, hx, x, h = n // count, k[SIZES], k[TRIAL], clock[SUM5]
    for i in range(ny):
        for lane in range(count):
            hx[i * count + lane] = h[lane]
    for j in range(1, 12):
        stage_point(j, k)
        for lane in range(count):
            lanes.time[lane] = clock[T, lane] + C[j] * h[lane]
        call_native(group.rhs, lanes.time, x, lanes.p, k[j], lanes.work)
    end_points(k)
    weigh(k[START], k[RAW], rtol, atol, k[ERROR5], k[ERROR3])
    for lane in range(count):
        e5, e3 = squares(k[ERROR5], lane, count), squares(k[ERROR3], lane, count)
        clock[ERR, lane] = 0.0
        if e5 != 0.0 or e3 != 0.0:
            clock[ERR, lane] = abs(h[lane]) * e5 / math.sqrt((e5 + 0.01 * e3) * ny)


@spliced
def judge(group: Group, lanes: Lanes) -> None:
    """Which lanes made a good step (GOOD); its end is in `out` then, what is watched there in `marks`."""
    count, clock, state, out = len(group.width), lanes.clock, lanes.state, lanes.out
    n, good = lanes.rows.shape[1], 0
    for lane in range(count):
        state[GOOD, lane] = 1 if state[RUN, lane] >= 0 and clock[ERR, lane] <= 1.0 else 0
        good += state[GOOD, lane]
        lanes.time[lane] = clock[T_NEW, lane]
        clock[TAKEN, lane] += 11.0
    if good == 0:
        return
    call_native(group.finish, lanes.time, lanes.rows[RAW], lanes.p, out, lanes.work)
    if group.watched > 0:
        call_native(group.watch, lanes.time, out, lanes.p, lanes.marks, lanes.work)
    if finite(out, 2 * n):
        return
    for lane in range(count):
        if state[GOOD, lane] == 1 and not lane_is_finite(out, lane, count, 2 * n // count):
            state[GOOD, lane], clock[ERR, lane] = 0, math.nan


@spliced
def move(group: Group, lanes: Lanes) -> None:
    """Lanes with a good step go to its end; every lane plans its next size (see `kernel.attempt`)."""
    count, clock, state, out = len(group.width), lanes.clock, lanes.state, lanes.out
    n, good = lanes.rows.shape[1], 0
    ny = n // count
    for lane in range(count):
        good += state[GOOD, lane]
    if good == count:  # nearly always: all at once
        for i in range(n):
            lanes.rows[START, i] = out[i]
        for i in range(n):
            lanes.rows[0, i] = out[n + i]
    for lane in range(count):
        if state[RUN, lane] < 0:
            continue
        h, err = clock[SUM5, lane], clock[ERR, lane]
        if state[GOOD, lane] == 0:
            state[AFTER, lane] = 1
            if math.isfinite(err):
                clock[H, lane] = h * growth(err)
            else:
                clock[H, lane] = h * 0.1
                state[BAD, lane] += 1
            continue
        factor = growth(err)
        if state[AFTER, lane] == 1:
            factor = min(1.0, factor)
        planned = clock[H, lane] if clock[T_NEW, lane] == clock[T_END, lane] else 0.0
        clock[H, lane] = max(h * factor, planned)
        state[AFTER, lane] = state[BAD, lane] = 0
        state[STEPS, lane] += 1
        clock[TAKEN, lane] += 1.0
        clock[T, lane] = clock[T_NEW, lane]
        if good < count:
            for i in range(ny):
                lanes.rows[START, i * count + lane] = out[i * count + lane]
                lanes.rows[0, i * count + lane] = out[(ny + i) * count + lane]
        remember(lanes, lane, ny)
        residual = out[2 * ny * count + lane]
        if residual > clock[WORST, lane] or residual != residual:
            clock[WORST, lane] = residual


@spliced
def release(group: Group, lanes: Lanes, queue: Queue, gauge: Gauge, limit: float) -> None:
    """Take out the runs whose solve is in doubt, that left what is watched, or that an event ended."""
    count, ny = len(group.width), lanes.rows.shape[1] // len(group.width)
    for lane in range(count):
        if lanes.state[RUN, lane] < 0 or lanes.state[GOOD, lane] == 0:
            continue
        status = WAITING if lanes.out[2 * ny * count + lane] <= limit else DOUBTFUL
        for i in range(group.watched):
            if not lanes.marks[i * count + lane] > 0.0:
                status = WATCHED
        if status == WAITING and gauge.ended[lane] >= 0:
            status = ENDED + gauge.ended[lane]
        if status != WAITING:
            take(lanes, queue, gauge, lane, status)


@inner
def lane_is_finite(x: Array, lane: int, count: int, size: int) -> bool:
    """Whether the first `size` entries of a lane hold neither NaN nor inf."""
    total = 0.0
    for i in range(size):
        total += x[i * count + lane] * 0.0
    return total == 0.0


@kernel
def run_lanes(
    group: Group, lanes: Lanes, queue: Queue, gauge: Gauge, begin: float, until: float, rtol: float, atol: Array,
    h_max: float, limit: float, most: int, rounds: int, sources: int = SOURCES,
) -> bool:  # fmt: skip
    """Go on with the runs of a queue; whether there is more to do after `rounds` steps of the group.

    rtol, atol (ny * lanes,)   as in a single run;  limit   largest residual of `finish` that passes
    most   steps of one run after which it is given up
    """
    busy = fill(group, lanes, queue, gauge, begin, until, rtol, atol, h_max)
    for _ in range(rounds):
        if not busy:
            return False
        if plan(lanes, queue, gauge, h_max, most):
            busy = fill(group, lanes, queue, gauge, begin, until, rtol, atol, h_max)
            continue
        step_lanes(group, lanes, rtol, atol)
        judge(group, lanes)
        look(group, lanes, gauge)
        move(group, lanes)
        release(group, lanes, queue, gauge, limit)
    return True

"""The stepping kernel: DOP853 on native code, resumable, with projection and events.

An accepted step costs 11 evaluations of `rhs` and one of `finish`: the error estimates need the
stages 0 ... 11 only, so the twelfth evaluation puts the new state back on the constraints and gives
the derivative there, which is the first stage of the next step. A rejected step costs 11.

`advance` works on arrays the caller owns and returns why it stopped; to go on, call it again.
Nothing depends on where it was interrupted: a run in pieces is bit for bit the run in one go.

    begin(code, state, rtol, atol, events, scratch)             derivative, events, first step size
    advance(code, state, rtol, atol, ..., scratch) -> reason    as far as it goes
    sample(code, steps, count, times, ...)                      `dense.py`: the motion at any time

Steps go forward or backward, to `state.clock[T_END]`, which is reached exactly.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trundle.integrate.call import Array, inner, kernel, spliced, stamp
from trundle.integrate.dense import (
    END,
    INSIDE,
    Code,
    Scratch,
    Steps,
    complete,
    evaluate,
    ready,
    take_step,
)
from trundle.integrate.locate import EPS, FIRED, NO_STOP, Events, event_at, find_events, must_look
from trundle.integrate.stages import ERROR3, ERROR5, RAW, TRIAL

SOURCES = stamp("call", "tableau", "stages", "dense", "locate", "kernel")

# Why `advance` returned.
DONE = 0  # t == t_end, bit for bit
PAUSED = 1  # max_steps attempts were made
TERMINAL = 2  # a terminal event: the state is the one at the event
STEP_TOO_SMALL = 3  # the error asks for steps below the resolution of t
NOT_FINITE = 4  # NaN or inf, whatever the step
BUFFER_FULL = 5  # no room for one more step or its events: drain, reset STORED and FOUND, go on
RESIDUAL = 6  # residual above the limit at the state just accepted: the caller decides

# Entries of State.clock: present time, next step, end, largest step, residuals of `finish` at the
# present and at worst, and the end and size of the step being made.
T, H, T_END, H_MAX, LAST_RESIDUAL, WORST_RESIDUAL, T_NEW, H_NEW = range(8)
# Entries of the counters: totals, fill of the buffers, and what the controller remembers.
ACCEPTED, REJECTED, LOCATED, STORED, FOUND, AFTER_REJECTION, BAD_TRIALS, LOOK_AGAIN = range(8)
N_COUNTERS = 8
MAX_BAD_TRIALS = 20  # each a tenth of the one before


class State(NamedTuple):
    """Where a run is. Make it with `make_state`."""

    clock: Array  # (8,) see T, H, ...
    y: Array  # (ny,)
    ydot: Array  # (ny,) derivative at (t, y): the first stage of the next step
    p: Array  # parameters; the last nm are the memory, renewed by `finish` after every step


def make_state(
    t: float, y: ArrayLike, t_end: float, p: ArrayLike = (), h_max: float = math.inf
) -> State:
    """A run from (t, y) to t_end; y and p are copied.

    >>> float(make_state(0.0, [1.0, 0.0], t_end=2.0).clock[T_END])
    2.0
    """
    if not (math.isfinite(t) and math.isfinite(t_end) and h_max > 0.0):
        raise ValueError(f"need finite times and h_max > 0, got {t}, {t_end}, {h_max}")
    start = np.array(y, np.float64)
    if start.ndim != 1 or start.size == 0 or not np.isfinite(start).all():
        raise ValueError(f"the start must be a vector of finite numbers, got {start}")
    clock = np.array([t, 0.0, t_end, h_max, 0.0, 0.0, t, 0.0])
    return State(clock, start, np.zeros_like(start), np.array(p, np.float64).reshape(-1))


def memory_size(s: Scratch) -> int:
    """nm, as the scratch was made for."""
    return int(s.ends.shape[1] - 2 * s.rows.shape[1] - 1)


def check_sizes(state: State, atol: Array, events: Events, s: Scratch) -> None:
    """Native code writes without looking: arrays that do not fit together must not get that far."""
    ny, m = state.y.size, events.watch.shape[0]
    if not (state.ydot.shape == atol.shape == (ny,) and state.clock.shape == (8,)):
        raise ValueError(f"atol and ydot must have the {ny} entries of y, the clock eight")
    if s.rows.shape[1] != ny or s.marks.shape[1] != 2 * m or memory_size(s) > state.p.size:
        raise ValueError(
            f"the scratch does not fit {ny} states, {m} events, {state.p.size} parameters"
        )
    if events.found.shape[0] < 2 * m or events.found.shape[1] != 2 + ny:
        raise ValueError(f"the events need room for {2 * m} rows of {2 + ny}")


def begin(code: Code, state: State, rtol: float, atol: Array, events: Events, s: Scratch) -> float:
    """Prepare a run, or a new piece of one after the state was changed; returns the residual.

    Takes the memory from `finish`, then the derivative, the events (one that has just fired stands
    at exactly zero, so it does not fire again), and the first step size unless clock[H] is given.
    y itself is left as it is: the start is the caller's. 2 evaluations, 3 with the step size.
    """
    check_sizes(state, atol, events, s)
    return start(ready(code, s), state, float(rtol), atol, events, s)


@kernel
def start(
    code: Code,
    state: State,
    rtol: float,
    atol: Array,
    events: Events,
    s: Scratch,
    sources: int = SOURCES,
) -> float:
    """The work of `begin`, unchecked."""
    y, p, ny, m = state.y, state.p, state.y.size, events.watch.shape[0]
    t, out = state.clock[T], s.ends[END]
    nm = out.size - 2 * ny - 1
    complete(code, t, y, p, out, s)
    for j in range(nm):
        p[p.size - nm + j] = out[2 * ny + 1 + j]
    evaluate(code, t, y, p, state.ydot, s)
    if m > 0:
        for i in range(ny):
            out[i], out[ny + i] = y[i], state.ydot[i]
        event_at(code, t, out, p, events.now, s)
        for i in range(m):
            if events.watch[i, FIRED] == 1:
                events.now[i] = 0.0
    if state.clock[H] == 0.0:
        state.clock[H] = first_step(code, state, rtol, atol, s)
    return float(out[2 * ny])


@inner
def first_step(code: Code, state: State, rtol: float, atol: Array, s: Scratch) -> float:
    """Size of the first step, signed (Hairer, Norsett, Wanner, II.4): one evaluation.

    An Euler step of 1% of |y|/|ydot| shows how fast ydot changes; the step is then such that
    h^8 max(|ydot|, |yddot|) = 0.01 in the norm of the error test, and at most 100 times Euler's.
    """
    clock, y, ydot = state.clock, state.y, state.ydot
    n, k1, trial = y.size, s.rows[1], s.rows[TRIAL]
    way = 1.0 if clock[T_END] >= clock[T] else -1.0
    size = slope = bend = 0.0
    for i in range(n):
        scale = atol[i] + rtol * abs(y[i])
        size += (y[i] / scale) ** 2
        slope += (ydot[i] / scale) ** 2
    size, slope = math.sqrt(size / n), math.sqrt(slope / n)
    h0 = 1e-6 if size < 1e-5 or slope < 1e-5 else 0.01 * size / slope
    rest = abs(clock[T_END] - clock[T])
    if rest == 0.0:  # the end may be moved later
        rest = math.inf
    h0 = min(h0, clock[H_MAX], rest)
    for i in range(n):
        trial[i] = y[i] + way * h0 * ydot[i]
    evaluate(code, clock[T] + way * h0, trial, state.p, k1, s)
    for i in range(n):
        scale = atol[i] + rtol * abs(y[i])
        bend += ((k1[i] - ydot[i]) / scale) ** 2
    steep = max(slope, math.sqrt(bend / n) / h0)
    h1 = max(1e-6, h0 * 1e-3) if steep <= 1e-15 else (0.01 / steep) ** 0.125
    return float(way * min(100.0 * h0, h1, clock[H_MAX], rest))


@spliced
def error_norm(h: float, y: Array, rtol: float, atol: Array, s: Scratch) -> float:
    """err = |h| e5 / sqrt((e5 + 0.01 e3) n), e the squared norms of the estimates; 1 is allowed."""
    n, new = y.size, s.rows[RAW]
    error5, error3 = s.rows[ERROR5], s.rows[ERROR3]
    weigh(y, new, rtol, atol, error5, error3)
    e5, e3 = squares(error5, 0, 1), squares(error3, 0, 1)
    if e5 == 0.0 and e3 == 0.0:
        return 0.0
    return abs(h) * e5 / math.sqrt((e5 + 0.01 * e3) * n)


@inner
def weigh(y: Array, new: Array, rtol: float, atol: Array, error5: Array, error3: Array) -> None:
    """Both estimates in units of what is allowed, atol + rtol |y|, |y| the larger of both ends."""
    for i in range(y.size):
        old, end = abs(y[i]), abs(new[i])
        scale = 1.0 / (atol[i] + rtol * (old if old > end else end))
        error5[i] *= scale
        error3[i] *= scale


@inner
def squares(x: Array, first: int, stride: int) -> float:
    """Sum of squares of every stride-th entry: in four sums, which do not wait for each other."""
    a = b = c = d = 0.0
    i, last = first, x.size - 3 * stride
    while i < last:
        a += x[i] * x[i]
        b += x[i + stride] * x[i + stride]
        c += x[i + 2 * stride] * x[i + 2 * stride]
        d += x[i + 3 * stride] * x[i + 3 * stride]
        i += 4 * stride
    while i < x.size:
        a += x[i] * x[i]
        i += stride
    return (a + b) + (c + d)


@inner
def growth(err: float) -> float:
    """Ratio of the next step to this one: 0.85 err^(-1/8), between 1/3 and 6.

    0.85 for Hairer's 0.9: two rejections in three fewer, so 6% fewer evaluations on the papers' runs, and less error.
    """
    if err == 0.0:
        return 6.0
    return min(6.0, max(1.0 / 3.0, 0.85 / math.sqrt(math.sqrt(math.sqrt(err)))))


@inner
def finite(x: Array, n: int) -> bool:
    """Whether x[:n] holds neither NaN nor inf."""
    a = b = c = d = 0.0
    whole = n - n % 4
    for i in range(0, whole, 4):
        a += x[i] * 0.0
        b += x[i + 1] * 0.0
        c += x[i + 2] * 0.0
        d += x[i + 3] * 0.0
    for i in range(whole, n):
        a += x[i] * 0.0
    return (a + b) + (c + d) == 0.0


@spliced
def move_to(state: State, t: float, out: Array) -> None:
    """Make out = [y', ydot', residual, memory] the present state."""
    ny = state.y.size
    nm = out.size - 2 * ny - 1
    for i in range(ny):
        state.y[i] = out[i]
        state.ydot[i] = out[ny + i]
    for j in range(nm):
        state.p[state.p.size - nm + j] = out[2 * ny + 1 + j]
    residual = out[2 * ny]
    state.clock[T] = t
    state.clock[LAST_RESIDUAL] = residual
    if residual > state.clock[WORST_RESIDUAL] or residual != residual:
        state.clock[WORST_RESIDUAL] = residual


@spliced
def store(state: State, h: float, steps: Steps, row: int) -> None:
    """Keep the start, size and memory of a step."""
    nm = steps.memory.shape[1]
    steps.t[row], steps.h[row] = state.clock[T], h
    for i in range(state.y.size):
        steps.y[row, i] = state.y[i]
    for j in range(nm):
        steps.memory[row, j] = state.p[state.p.size - nm + j]


@spliced
def attempt(
    code: Code, state: State, h: float, rtol: float, atol: Array,
    counters: NDArray[np.int64], s: Scratch,
) -> bool:  # fmt: skip
    """Try a step of size h; set the next size; whether it is good (its end is then in row END)."""
    clock, y, ydot, p = state
    take_step(code, clock[T], h, y, ydot, p, s)
    err = error_norm(h, y, rtol, atol, s)
    good = err <= 1.0
    if good:
        complete(code, clock[T_NEW], s.rows[RAW], p, s.ends[END], s)
        good = finite(s.ends[END], 2 * y.size)
        if not good:
            err = math.nan
    if good:
        factor = growth(err)
        if counters[AFTER_REJECTION] == 1:
            factor = min(1.0, factor)
        planned = abs(clock[H]) if clock[T_NEW] == clock[T_END] else 0.0  # cut short: keep the plan
        clock[H] = math.copysign(max(abs(h) * factor, planned), h)
        counters[AFTER_REJECTION] = counters[BAD_TRIALS] = 0
        counters[ACCEPTED] += 1
        return True
    if math.isfinite(err):
        clock[H] = h * growth(err)
    else:
        clock[H] = h * 0.1
        counters[BAD_TRIALS] += 1
    counters[AFTER_REJECTION] = 1
    counters[REJECTED] += 1
    return False


def advance(
    code: Code,
    state: State,
    rtol: float,
    atol: Array,
    limit: float,
    max_steps: int,
    steps: Steps,
    events: Events,
    counters: NDArray[np.int64],
    s: Scratch,
) -> int:
    """Go on towards t_end and return why it stopped (DONE, PAUSED, ...).

    rtol, atol (ny,): an error of rtol |y| + atol per step is accepted; atol must be positive where
    y can be zero. limit: largest residual of `finish` that passes without a word. max_steps:
    attempts in this call. Every accepted step goes to steps[counters[STORED]], every event to
    events.found[counters[FOUND]]; the caller empties them and sets those counters to 0.
    """
    check_sizes(state, atol, events, s)
    if steps.y.shape[1] != state.y.size or steps.memory.shape[1] != memory_size(s):
        raise ValueError(f"the steps must hold {state.y.size} states and {memory_size(s)} memories")
    if counters.shape != (N_COUNTERS,) or counters.dtype != np.int64:
        raise ValueError(
            f"the counters are {N_COUNTERS} int64, not {counters.shape} {counters.dtype}"
        )
    code, rtol, limit = ready(code, s), float(rtol), float(limit)  # one type: compiled once
    last = counters[ACCEPTED] + counters[REJECTED] + max_steps
    while True:
        if counters[LOOK_AGAIN] == 1:
            reason = settle(code, state, limit, events, counters, s)
            if reason != PAUSED:
                return int(reason)
        left = int(last - counters[ACCEPTED] - counters[REJECTED])
        reason = run(code, state, rtol, atol, limit, left, steps, events, counters, s)
        if counters[LOOK_AGAIN] == 0:
            return int(reason)


@kernel
def run(
    code: Code, state: State, rtol: float, atol: Array, limit: float, max_steps: int, steps: Steps,
    events: Events, counters: NDArray[np.int64], s: Scratch, sources: int = SOURCES,
) -> int:  # fmt: skip
    """The loop of `advance`: until it must stop, or a step must be looked at for events."""
    clock, p = state.clock, state.p
    m = events.watch.shape[0]
    for _ in range(max_steps):
        t, t_end = clock[T], clock[T_END]
        if t == t_end:
            return DONE
        if counters[STORED] >= steps.t.size or counters[FOUND] + 2 * m > events.found.shape[0]:
            return BUFFER_FULL
        rest = t_end - t
        h = math.copysign(min(abs(clock[H]), clock[H_MAX]), rest)
        clock[T_NEW] = t + h
        if 1.01 * abs(h) >= abs(rest):
            h = rest
            clock[T_NEW] = t_end
        elif abs(h) <= 10.0 * EPS * abs(t) or h == 0.0 or counters[BAD_TRIALS] > MAX_BAD_TRIALS:
            return NOT_FINITE if counters[BAD_TRIALS] > 0 else STEP_TOO_SMALL
        if not attempt(code, state, h, rtol, atol, counters, s):
            continue
        store(state, h, steps, counters[STORED])
        counters[STORED] += 1
        if m > 0 and must_look(code, clock[T_NEW], h, p, events, s):
            clock[H_NEW] = h
            counters[LOOK_AGAIN] = 1
            return PAUSED
        move_to(state, clock[T_NEW], s.ends[END])
        if not (clock[LAST_RESIDUAL] <= limit):
            return RESIDUAL
    return DONE if clock[T] == clock[T_END] else PAUSED


@kernel
def settle(
    code: Code,
    state: State,
    limit: float,
    events: Events,
    counters: NDArray[np.int64],
    s: Scratch,
    sources: int = SOURCES,
) -> int:
    """Locate the events of the step just made, and move to its end or to a terminal event.

    A kernel of its own, so that a run without events never compiles it.
    """
    clock, found = state.clock, counters[FOUND]
    t, h = clock[T], clock[H_NEW]
    found, stop = find_events(
        code, t, h, clock[T_NEW], state.y, state.ydot, state.p, events, found, s
    )
    counters[LOCATED] += found - counters[FOUND]
    counters[FOUND] = found
    counters[LOOK_AGAIN] = 0
    if stop < 1.0:
        move_to(state, t + stop * h, s.ends[INSIDE])
    else:
        move_to(state, clock[T_NEW], s.ends[END])
    if stop < NO_STOP:
        return TERMINAL
    return PAUSED if clock[LAST_RESIDUAL] <= limit else RESIDUAL

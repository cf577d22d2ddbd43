"""What is kept of each run of an ensemble: extremes, crossings, values at given times, values at the end.

The quantities g (K of them) come from one native program, gauge: (t, [y, ydot], P) -> [g, dg/dt]. At the end of every
step all lanes are asked at once. Only where something can have happened inside (g turned round and may beat the
extreme so far, changed its sign, or a sample time lies there) the step of that lane is looked into: its stages
are at hand, so its dense output costs four more evaluations, and everything is found on the motion as a sample would
give it. Zeros are found as the events of a single run are (`locate.py`); a zero of a quantity of kind STOP ends a run.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, inner, zeros
from trundle.integrate.dense import (
    END,
    INSIDE,
    THETA,
    Code,
    Scratch,
    make_scratch,
    step_polynomial,
)
from trundle.integrate.locate import (
    ARRIVED,
    NO_STOP,
    NOTHING,
    Events,
    crossing,
    event_inside,
    kind_of,
    make_events,
    roots_of,
)
from trundle.integrate.stages import RAW, START

Integers = NDArray[np.int64]

LAST, LEAST, MOST, FIRST, COUNT, SAMPLES, STOP = range(7)  # kinds of measures
# Columns of Gauge.what: kind, which g, first column of what is kept, direction of a zero.
KIND, WHICH, COLUMN, WAY, N_WHAT = range(5)
FLAT = 1e-10  # of a step: an extreme is known to the square of this


class Gauge(NamedTuple):
    """What to keep, and room to do so. Make it with `make_gauge`."""

    what: Integers  # (measures, N_WHAT)
    times: Array  # (S,) of the samples
    address: int  # of the native gauge for all lanes
    code: Code  # native code for one state: rhs, finish, and the gauge as `event`
    now: Array  # (2 K * lanes,) g and dg/dt at the present states
    next: Array  # (2 K * lanes,) at the ends of the steps just made
    kept: Array  # (lanes, columns)
    due: Integers  # (lanes,) the next sample of each lane
    ended: Integers  # (lanes,) the row of `what` whose zero ended the run of the lane, or -1
    events: Events  # the quantities as events of one run, for a lane that is looked into
    alone: Array  # (2, ny): state and derivative of a lane that is looked into
    p: Array  # its parameters
    scratch: Scratch


def make_gauge(
    what: Sequence[Sequence[int]], times: Array, address: int, code: Code, sizes: tuple[int, int, int, int],
    columns: int, lanes: int, n_work: int,
) -> Gauge:  # fmt: skip
    """A gauge; sizes are those of the state, the memory, the parameters, and the number K of quantities."""
    ny, nm, n_parameters, count = sizes
    table = np.array(what, np.int64).reshape(len(what), N_WHAT)
    ways = [0] * max(count, 1)
    for row in table:
        ways[row[WHICH]] = int(row[WAY])
    return Gauge(
        table, np.ascontiguousarray(times, np.float64), address, code,
        zeros(2 * count * lanes), zeros(2 * count * lanes), np.zeros((lanes, max(columns, 1))),
        np.zeros(lanes, np.int64), np.full(lanes, -1, np.int64),
        make_events(ways, [False] * len(ways), ny), zeros(2, ny), zeros(n_parameters),
        make_scratch(ny, nm, max(count, 1), n_work),
    )  # fmt: skip


@inner
def column_of(source: Array, lane: int, lanes: int, target: Array) -> None:
    """One lane of a flat array."""
    for i in range(target.size):
        target[i] = source[i * lanes + lane]


@inner
def begin_gauge(gauge: Gauge, lane: int, lanes: int, t: float) -> None:
    """Start the measures of a lane from the values in `now`."""
    kept, now = gauge.kept[lane], gauge.now
    for i in range(kept.size):
        kept[i] = math.nan
    for m in range(gauge.what.shape[0]):
        kind, column = gauge.what[m, KIND], gauge.what[m, COLUMN]
        if kind in (LEAST, MOST):
            kept[column] = now[gauge.what[m, WHICH] * lanes + lane]
        elif kind == COUNT:
            kept[column] = 0.0
    gauge.ended[lane] = -1
    gauge.due[lane] = 0
    while gauge.due[lane] < gauge.times.size and gauge.times[gauge.due[lane]] <= t:
        keep_sample(gauge, lane, lanes, now, gauge.due[lane])
        gauge.due[lane] += 1


@inner
def keep_sample(gauge: Gauge, lane: int, stride: int, values: Array, number: int) -> None:
    """Write the values of all sampled quantities at one sample time; stride 0: `values` is of this lane alone."""
    for m in range(gauge.what.shape[0]):
        if gauge.what[m, KIND] == SAMPLES:
            i = gauge.what[m, WHICH]
            place = i if stride == 0 else i * stride + lane
            gauge.kept[lane, gauge.what[m, COLUMN] + number] = values[place]


@inner
def turning(
    code: Code, t: float, h: float, y: Array, p: Array, s: Scratch, i: int, d0: float, d1: float, end: float
) -> float:  # fmt: skip
    """The extreme of g_i in theta = 0 ... end, where its derivatives have opposite signs: Illinois on dg/dt."""
    m = s.marks.shape[1] // 2
    a, b, da, db, side = 0.0, end, d0, d1, 0
    for _ in range(60):
        x = b - db * (b - a) / (db - da)
        x = min(max(x, a + 1e-3 * (b - a)), b - 1e-3 * (b - a))
        event_inside(code, t, h, x, y, p, s)
        d = s.marks[INSIDE, m + i] * h
        if math.isnan(d):
            break
        if d * d0 > 0.0:
            a, da = x, d
            if side == -1:
                db *= 0.5
            side = -1
        else:
            b, db = x, d
            if side == 1:
                da *= 0.5
            side = 1
        if b - a < FLAT or d == 0.0:
            break
    return float(s.marks[INSIDE, i])


@inner
def may_beat(best: float, g0: float, d0: float, g1: float, d1: float) -> bool:
    """Whether a g with these ends (a minimum is looked for) may fall below `best`: the tangents meet below it.

    A margin of a quarter of what the tangents say stands for what is not convex.
    """
    if not (d0 < 0.0 < d1):
        return False
    meet = (g1 - g0 - d1) / (d0 - d1)
    lowest = g0 + d0 * meet
    return lowest - 0.25 * (min(g0, g1) - lowest) < best


@inner
def observe(
    gauge: Gauge, rows: Array, p: Array, out: Array, lane: int, lanes: int, t: float, h: float, t_new: float
) -> float:  # fmt: skip
    """Take account of the step that a lane has just made; the values at its end are in `next`, the end in `out`.

    Returns the time reached: t_new, or that of the zero that ends the run (`ended`); `next` and `out` are of it then.
    """
    kept, now, new, K = gauge.kept[lane], gauge.now, gauge.next, gauge.now.size // (2 * lanes)
    end, ready = 1.0, zero_inside(gauge, lane, lanes, h)
    if ready:
        look_into(gauge, rows, p, lane, lanes, t, h)
        end = follow_zeros(gauge, lane, t, h, t_new)
        if end < 1.0:
            t_new = t + end * h
            cut_short(gauge, out, lane, lanes, t, h, end)
    for m in range(gauge.what.shape[0]):
        kind, i, column = gauge.what[m, KIND], gauge.what[m, WHICH], gauge.what[m, COLUMN]
        if kind not in (LEAST, MOST):
            continue
        g0, g1 = now[i * lanes + lane], new[i * lanes + lane]
        d0, d1 = now[(K + i) * lanes + lane] * h * end, new[(K + i) * lanes + lane] * h * end
        sign = 1.0 if kind == LEAST else -1.0
        best = sign * g1 if math.isnan(kept[column]) else min(sign * kept[column], sign * g1)
        if may_beat(best, sign * g0, sign * d0, sign * g1, sign * d1):
            ready = ready or look_into(gauge, rows, p, lane, lanes, t, h)
            y, s = gauge.alone[0], gauge.scratch
            best = min(best, sign * turning(gauge.code, t, h, y, gauge.p, s, i, d0, d1, end))
        kept[column] = sign * best
    while gauge.due[lane] < gauge.times.size and gauge.times[gauge.due[lane]] <= t_new:
        when = gauge.times[gauge.due[lane]]
        if when == t_new:
            keep_sample(gauge, lane, lanes, new, gauge.due[lane])
        else:
            ready = ready or look_into(gauge, rows, p, lane, lanes, t, h)
            event_inside(gauge.code, t, h, (when - t) / h, gauge.alone[0], gauge.p, gauge.scratch)
            keep_sample(gauge, lane, 0, gauge.scratch.marks[INSIDE], gauge.due[lane])
        gauge.due[lane] += 1
    return t_new


@inner
def zero_inside(gauge: Gauge, lane: int, lanes: int, h: float) -> bool:
    """Whether the step of a lane may hold a zero that somebody waits for: by the signs at its ends."""
    now, new, K = gauge.now, gauge.next, gauge.now.size // (2 * lanes)
    for m in range(gauge.what.shape[0]):
        kind, i = gauge.what[m, KIND], gauge.what[m, WHICH]
        if kind == FIRST and not math.isnan(gauge.kept[lane, gauge.what[m, COLUMN]]):
            continue
        if kind in (FIRST, COUNT, STOP):
            j, d = i * lanes + lane, (K + i) * lanes + lane
            if crossing(now[j], now[d] * h, new[j], new[d] * h) != NOTHING:
                return True
    return False


@inner
def look_into(
    gauge: Gauge, rows: Array, p: Array, lane: int, lanes: int, t: float, h: float
) -> bool:
    """Make the dense output of a lane's step, from its stages."""
    s = gauge.scratch
    for j in range(12):
        column_of(rows[j], lane, lanes, s.rows[j])
    column_of(rows[RAW], lane, lanes, s.rows[RAW])
    column_of(rows[START], lane, lanes, gauge.alone[0])
    column_of(rows[0], lane, lanes, gauge.alone[1])
    column_of(p, lane, lanes, gauge.p)
    column_of(gauge.now, lane, lanes, gauge.events.now)
    column_of(gauge.next, lane, lanes, s.marks[END])
    step_polynomial(gauge.code, t, h, gauge.alone[0], gauge.alone[1], gauge.p, s)
    return True


@inner
def zeros_of(gauge: Gauge, i: int, t: float, h: float) -> int:
    """How many zeros g_i has, in its direction, in the step that is looked into; the row THETA tells where."""
    s = gauge.scratch
    kind = kind_of(gauge.events, i, h, s)
    if kind == NOTHING:
        return 0
    if kind == ARRIVED:
        s.marks[THETA, 0] = 1.0
        return 1
    return int(roots_of(gauge.code, t, h, gauge.alone[0], gauge.p, gauge.events, s, i, kind, 0))


@inner
def follow_zeros(gauge: Gauge, lane: int, t: float, h: float, t_new: float) -> float:
    """Count and date the zeros of a step that is looked into; the theta at which it ends, 1 unless a STOP is there."""
    kept, found, stop = gauge.kept[lane], gauge.scratch.marks[THETA], NO_STOP
    for m in range(gauge.what.shape[0]):
        if gauge.what[m, KIND] != STOP or zeros_of(gauge, gauge.what[m, WHICH], t, h) == 0:
            continue
        if found[0] < stop:
            stop, gauge.ended[lane] = found[0], m
    for m in range(gauge.what.shape[0]):
        kind, column = gauge.what[m, KIND], gauge.what[m, COLUMN]
        if kind not in (FIRST, COUNT) or (kind == FIRST and not math.isnan(kept[column])):
            continue
        for r in range(zeros_of(gauge, gauge.what[m, WHICH], t, h)):
            if found[r] > stop:
                break
            if kind == COUNT:
                kept[column] += 1.0
            elif math.isnan(kept[column]):
                kept[column] = t_new if found[r] == 1.0 else t + h * found[r]
    return min(stop, 1.0)


@inner
def cut_short(
    gauge: Gauge, out: Array, lane: int, lanes: int, t: float, h: float, theta: float
) -> None:
    """The step of a lane ends at theta: the state there and what the gauge shows take the place of its end."""
    s = gauge.scratch
    event_inside(gauge.code, t, h, theta, gauge.alone[0], gauge.p, s)
    for i in range(s.ends.shape[1]):
        out[i * lanes + lane] = s.ends[INSIDE, i]
    for i in range(gauge.next.size // lanes):
        gauge.next[i * lanes + lane] = s.marks[INSIDE, i]


@inner
def finish_gauge(gauge: Gauge, lane: int, lanes: int) -> None:
    """What is wanted of the end of a run."""
    for m in range(gauge.what.shape[0]):
        if gauge.what[m, KIND] == LAST:
            place = gauge.what[m, WHICH] * lanes + lane
            gauge.kept[lane, gauge.what[m, COLUMN]] = gauge.now[place]


@inner
def ask(gauge: Gauge, time: Array, z: Array, p: Array, out: Array, work: Array) -> None:
    """[g, dg/dt] of all lanes at z = [y, ydot]."""
    if gauge.now.size > 0:
        call_native(gauge.address, time, z, p, out, work)

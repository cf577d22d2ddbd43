"""What is kept of each run of an ensemble: extremes, crossings, values at given times, values at the end.

The quantities g (K of them) come from one native program, gauge: (t, [y, ydot], P) -> [g, dg/dt]. At the end of every
step all lanes are asked at once. Only where something can have happened inside (g turned round and may beat the
extreme so far, changed its sign, or a sample time lies there) the step of that lane is looked into: its stages
are at hand, so its dense output costs four more evaluations, and everything is found on the motion as a sample would
give it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, inner, zeros
from trundle.integrate.dense import INSIDE, Code, Scratch, make_scratch, step_polynomial
from trundle.integrate.locate import CROSSED, DIPPED, crossing, event_inside, find_dip, find_root
from trundle.integrate.stages import RAW, START

Integers = NDArray[np.int64]

LAST, LEAST, MOST, FIRST, COUNT, SAMPLES = range(6)  # kinds of measures
KIND, WHICH, COLUMN, WAY, N_WHAT = range(
    5
)  # columns of Gauge.what: kind, g, first column, direction
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
    return Gauge(
        table, np.ascontiguousarray(times, np.float64), address, code,
        zeros(2 * count * lanes), zeros(2 * count * lanes), np.zeros((lanes, max(columns, 1))),
        np.zeros(lanes, np.int64), zeros(2, ny), zeros(n_parameters),
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
    code: Code, t: float, h: float, y: Array, p: Array, s: Scratch, i: int, d0: float, d1: float
) -> float:
    """The extreme of g_i between two ends where its derivatives (by theta) have opposite signs: Illinois on dg/dt."""
    m = s.marks.shape[1] // 2
    a, b, da, db, side = 0.0, 1.0, d0, d1, 0
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
    gauge: Gauge, rows: Array, p: Array, lane: int, lanes: int, t: float, h: float, t_new: float
) -> None:
    """Take account of the step that a lane has just made; the values at its end are in `next`."""
    kept, now, new, K = gauge.kept[lane], gauge.now, gauge.next, gauge.now.size // (2 * lanes)
    ready = False
    for m in range(gauge.what.shape[0]):
        kind, i, column = gauge.what[m, KIND], gauge.what[m, WHICH], gauge.what[m, COLUMN]
        if kind in (LAST, SAMPLES) or (kind == FIRST and not math.isnan(kept[column])):
            continue
        g0, g1 = now[i * lanes + lane], new[i * lanes + lane]
        d0, d1 = now[(K + i) * lanes + lane] * h, new[(K + i) * lanes + lane] * h
        if kind in (LEAST, MOST):
            sign = 1.0 if kind == LEAST else -1.0
            best = min(sign * kept[column], sign * g1)
            if may_beat(best, sign * g0, sign * d0, sign * g1, sign * d1):
                ready = ready or look_into(gauge, rows, p, lane, lanes, t, h)
                y, s = gauge.alone[0], gauge.scratch
                best = min(best, sign * turning(gauge.code, t, h, y, gauge.p, s, i, d0, d1))
            kept[column] = sign * best
            continue
        what = crossing(g0, d0, g1, d1)
        if what in (CROSSED, DIPPED):
            ready = ready or look_into(gauge, rows, p, lane, lanes, t, h)
            cross(gauge, kept, m, what, t, h, g0, d0, g1, d1)
    while gauge.due[lane] < gauge.times.size and gauge.times[gauge.due[lane]] <= t_new:
        when = gauge.times[gauge.due[lane]]
        if when == t_new:
            keep_sample(gauge, lane, lanes, new, gauge.due[lane])
        else:
            ready = ready or look_into(gauge, rows, p, lane, lanes, t, h)
            event_inside(gauge.code, t, h, (when - t) / h, gauge.alone[0], gauge.p, gauge.scratch)
            keep_sample(gauge, lane, 0, gauge.scratch.marks[INSIDE], gauge.due[lane])
        gauge.due[lane] += 1


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
    step_polynomial(gauge.code, t, h, gauge.alone[0], gauge.alone[1], gauge.p, s)
    return True


@inner
def cross(
    gauge: Gauge, kept: Array, m: int, what: int, t: float, h: float, g0: float, d0: float, g1: float, d1: float
) -> None:  # fmt: skip
    """Count or date the zeros of a quantity inside a step that has been made ready."""
    kind, i, column, way = (
        gauge.what[m, KIND],
        gauge.what[m, WHICH],
        gauge.what[m, COLUMN],
        gauge.what[m, WAY],
    )
    code, y, p, s = gauge.code, gauge.alone[0], gauge.p, gauge.scratch
    a, ga, b, gb = 0.0, g0, 1.0, g1
    sign = 1.0 if g0 > 0.0 else -1.0
    if what == DIPPED:
        b = find_dip(code, t, h, y, p, s, i, sign * g0, sign * d0, sign * g1, sign * d1, sign)
        gb = s.marks[INSIDE, i]
    if b < 0.0:
        return
    for _ in range(2):
        if way * ga <= 0.0:
            if kind == COUNT:
                kept[column] += 1.0
            elif math.isnan(kept[column]):
                kept[column] = t + h * find_root(code, t, h, y, p, s, i, a, ga, b, gb)
        if b == 1.0 or gb == 0.0:
            return
        a, ga, b, gb = b, gb, 1.0, g1


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

"""Events: where a function g of the state crosses zero inside an accepted step.

After a step g is known at both ends. Four things can have happened (`crossing`):

    CROSSED   g has the other sign now: a root inside
    ARRIVED   g is exactly zero now: the root is the end of the step
    DIPPED    the same sign, but g started towards zero and ends moving away from it: there is an
              extremum inside, and perhaps two roots around it (grazing)
    RETURNED  g was exactly zero (a root already reported), left it, and has the opposite sign of
              its first movement: it came back through zero inside

Leaving zero is no event. Inside the step g is taken on the dense output put back on the constraints
by `finish`, as a sample of the motion would be, so what is located is a root of the motion as
reported. A root is returned at the first time, to round-off in t, at which the sign has changed:
the state reported with it has crossed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.integrate.call import Array, call_native, inner
from trundle.integrate.dense import (
    END,
    EVENT,
    INDEX,
    INSIDE,
    THETA,
    Code,
    Scratch,
    complete,
    polynomial,
    step_polynomial,
)
from trundle.integrate.stages import TRIAL

NOTHING, CROSSED, ARRIVED, DIPPED, RETURNED = range(5)
NO_STOP = 2.0  # a theta beyond every step
EPS = 2.220446049250313e-16


class Events(NamedTuple):
    """What to watch (m functions), where each stands, and room for what is found."""

    watch: NDArray[np.int64]  # (m, 3): DIRECTION, IS_TERMINAL, FIRED
    now: Array  # (2 m,): [g, gdot] at the present state; g is exactly 0 for a root just reported
    found: Array  # (cap, 2 + ny): time, index, state of the events found

    @property
    def time(self) -> Array:
        """(cap,)"""
        return self.found[:, 0]

    @property
    def index(self) -> NDArray[np.int64]:  # type: ignore[override] # hides a method of tuples
        """(cap,), a copy"""
        return self.found[:, 1].astype(np.int64)

    @property
    def fired(self) -> NDArray[np.bool_]:
        """(m,), a copy: the present state is a root of these (after a terminal event)"""
        return np.equal(self.watch[:, FIRED], 1)

    @property
    def state(self) -> Array:
        """(cap, ny)"""
        return self.found[:, 2:]


# Columns of Events.watch.
DIRECTION = 0  # +1 rising, -1 falling, 0 both, as seen in the direction of the run
IS_TERMINAL = 1  # the run stops there
FIRED = 2  # the present state is a root of it (after a terminal event)


def make_events(
    direction: Sequence[int], terminal: Sequence[bool], ny: int, capacity: int = 0
) -> Events:
    """Watch len(direction) functions; `capacity` events fit between two drains (at least 2 m).

    >>> make_events([1], [True], ny=4).state.shape
    (64, 4)
    """
    m = len(direction)
    if len(terminal) != m or any(d not in (-1, 0, 1) for d in direction):
        raise ValueError(f"need m directions of -1, 0, 1 and m flags, got {direction}, {terminal}")
    capacity = capacity or max(64, 2 * m)
    if capacity < 2 * m:
        raise ValueError(f"a step can hold {2 * m} events, the capacity is {capacity}")
    watch = np.zeros((m, 3), np.int64)
    watch[:, DIRECTION], watch[:, IS_TERMINAL] = direction, terminal
    return Events(watch, np.zeros(2 * m), np.zeros((capacity, 2 + ny)))


@inner
def event_at(code: Code, t: float, z: Array, p: Array, out: Array, s: Scratch) -> None:
    """out = [g, gdot] at z = [y, ydot, ...]."""
    s.calls[EVENT] += 1
    s.time[0] = t
    call_native(code.event, s.time, z, p, out, s.work)


@inner
def event_inside(
    code: Code, t: float, h: float, theta: float, y: Array, p: Array, s: Scratch
) -> None:
    """State and events at t + theta h, into the rows INSIDE; the polynomial must be known."""
    polynomial(y, theta, s)
    complete(code, t + theta * h, s.rows[TRIAL], p, s.ends[INSIDE], s)
    event_at(code, t + theta * h, s.ends[INSIDE], p, s.marks[INSIDE], s)


@inner
def crossing(g0: float, d0: float, g1: float, d1: float) -> int:
    """What g did in a step, from its values and its derivatives by theta at both ends."""
    if g0 == 0.0:
        if (d0 > 0.0 and g1 < 0.0) or (d0 < 0.0 and g1 > 0.0):
            return RETURNED
        return NOTHING
    if g1 == 0.0:
        return ARRIVED
    if (g0 < 0.0 and g1 > 0.0) or (g0 > 0.0 and g1 < 0.0):
        return CROSSED
    if (g0 > 0.0 and g1 > 0.0 and d0 < 0.0 and d1 > 0.0) or (
        g0 < 0.0 and g1 < 0.0 and d0 > 0.0 and d1 < 0.0
    ):
        return DIPPED
    return NOTHING


@inner
def kind_of(events: Events, i: int, h: float, s: Scratch) -> int:
    """What g_i did in the step whose end is in row END; NOTHING if in an unwanted direction."""
    m, now = events.watch.shape[0], events.now
    kind = crossing(now[i], now[m + i] * h, s.marks[END, i], s.marks[END, m + i] * h)
    if kind in (NOTHING, DIPPED) or events.watch[i, DIRECTION] == 0:
        return kind
    before = now[m + i] * h if kind == RETURNED else now[i]
    return kind if events.watch[i, DIRECTION] * before < 0.0 else NOTHING


@inner
def must_look(code: Code, t_new: float, h: float, p: Array, events: Events, s: Scratch) -> bool:
    """Whether the step just made may hold an event; if not, its end becomes the present."""
    m = events.watch.shape[0]
    event_at(code, t_new, s.ends[END], p, s.marks[END], s)
    for i in range(m):
        if kind_of(events, i, h, s) != NOTHING:
            return True
    for i in range(m):
        events.watch[i, FIRED] = 0
    for i in range(2 * m):
        events.now[i] = s.marks[END, i]
    return False


@inner
def find_root(
    code: Code, t: float, h: float, y: Array, p: Array, s: Scratch, i: int,
    a: float, ga: float, b: float, gb: float,
) -> float:  # fmt: skip
    """The theta in (a, b] at which g_i has left the sign of ga: Illinois, bracketed, to round-off.

    The bracket shrinks to one unit in the last place of t (of theta, if the step is long).
    """
    before = 1.0 if ga > 0.0 else -1.0
    width = EPS * max(1.0, abs(t + b * h) / abs(h))
    side, slow, length = 0, 0, b - a
    while b - a > width:
        x = b - gb * (b - a) / (gb - ga)
        if slow >= 2 or not (a <= x <= b):  # regula falsi stalls: halve
            x = 0.5 * (a + b)
        x = min(max(x, a + 0.5 * width), b - 0.5 * width)  # step over a root already hit
        if not (a < x < b):
            break
        event_inside(code, t, h, x, y, p, s)
        g = s.marks[INSIDE, i]
        if before * g > 0.0:
            a, ga = x, g
            if side == -1:
                gb *= 0.5
            side = -1
        else:
            b, gb = x, g
            if side == 1:
                ga *= 0.5
            side = 1
        if b - a > 0.5 * length:
            slow += 1
        else:
            slow = 0
        length = b - a
    return b


@inner
def find_dip(
    code: Code, t: float, h: float, y: Array, p: Array, s: Scratch, i: int,
    fa: float, da: float, fb: float, db: float, sign: float,
) -> float:  # fmt: skip
    """A theta where sign * g_i <= 0 although f = sign * g_i > 0 at both ends, or -1 if none.

    The minimum of f is bracketed by its derivative d (Illinois on d). The search ends early when
    the tangents at both ends of the bracket meet above zero: a convex f has no root between them.
    """
    m = s.marks.shape[1] // 2
    a, b, ra, rb, side = 0.0, 1.0, da, db, 0  # ra, rb: derivatives as weighted by Illinois
    for _ in range(60):
        x = b - rb * (b - a) / (rb - ra)
        x = min(max(x, a + 0.01 * (b - a)), b - 0.01 * (b - a))
        event_inside(code, t, h, x, y, p, s)
        f, d = sign * s.marks[INSIDE, i], sign * s.marks[INSIDE, m + i] * h
        if f <= 0.0:
            return x
        if not (f > 0.0 and d == d):
            return -1.0
        if d < 0.0:
            a, fa, da, ra = x, f, d, d
            if side == -1:
                rb *= 0.5
            side = -1
        else:
            b, fb, db, rb = x, f, d, d
            if side == 1:
                ra *= 0.5
            side = 1
        meet = (fb - fa + da * a - db * b) / (da - db) if db > da else a
        if fa + da * (meet - a) > 0.0 or b - a < 1e-9:  # 1e-9: f is flat to 1e-18 there
            return -1.0
    return -1.0


@inner
def find_away(
    code: Code, t: float, h: float, y: Array, p: Array, s: Scratch, i: int, sign: float
) -> float:
    """A theta where sign * g_i > 0 after leaving an exact zero in that direction, or -1 if none."""
    theta = 0.5
    while theta > EPS:
        event_inside(code, t, h, theta, y, p, s)
        if sign * s.marks[INSIDE, i] > 0.0:
            return theta
        theta *= 0.5
    return -1.0


@inner
def keep(events: Events, s: Scratch, count: int, theta: float, i: int, before: float) -> int:
    """Insert a root of g_i, coming from the sign `before`, in time order; their number now."""
    if events.watch[i, DIRECTION] * before > 0.0:
        return count
    j = count
    while j > 0 and s.marks[THETA, j - 1] > theta:
        s.marks[THETA, j] = s.marks[THETA, j - 1]
        s.marks[INDEX, j] = s.marks[INDEX, j - 1]
        j -= 1
    s.marks[THETA, j] = theta
    s.marks[INDEX, j] = i
    return count + 1


@inner
def roots_of(
    code: Code, t: float, h: float, y: Array, p: Array, events: Events, s: Scratch,
    i: int, kind: int, count: int,
) -> int:  # fmt: skip
    """Add the roots of g_i in this step to the marks; the new number of roots.

    All kinds are one pattern: from a point where g has its first sign to a point where it has the
    other, and for a dip from there to the end.
    """
    m = events.watch.shape[0]
    g0, g1 = events.now[i], s.marks[END, i]
    d0, d1 = events.now[m + i] * h, s.marks[END, m + i] * h
    sign = 1.0 if g0 > 0.0 or (g0 == 0.0 and d0 > 0.0) else -1.0
    a, ga, b, gb = 0.0, g0, 1.0, g1
    if kind == DIPPED:
        b = find_dip(code, t, h, y, p, s, i, sign * g0, sign * d0, sign * g1, sign * d1, sign)
        gb = s.marks[INSIDE, i]
    elif kind == RETURNED:
        a = find_away(code, t, h, y, p, s, i, sign)
        ga = s.marks[INSIDE, i]
    if a < 0.0 or b < 0.0:
        return count
    for _ in range(2):
        theta = find_root(code, t, h, y, p, s, i, a, ga, b, gb)
        count = keep(events, s, count, theta, i, ga)
        if b == 1.0 or gb == 0.0:  # an exact zero in a dip: touched, not crossed
            break
        a, ga, b, gb = b, gb, 1.0, g1
    return count


@inner
def find_events(
    code: Code, t: float, h: float, t_new: float, y: Array, k0: Array, p: Array,
    events: Events, found: int, s: Scratch,
) -> tuple[int, float]:  # fmt: skip
    """The events of a step that `must_look` singled out; their number, and theta of a terminal one.

    The end of the step is in the rows END. The number is that in the buffer. Theta is NO_STOP
    without a terminal event; when it is below 1, the state there is left in the rows INSIDE. `now`
    and FIRED become those of the new present.
    """
    m, now = events.watch.shape[0], events.now
    count, ready = 0, False
    for i in range(m):
        kind = kind_of(events, i, h, s)
        if kind == ARRIVED:
            count = keep(events, s, count, 1.0, i, now[i])
        elif kind != NOTHING:
            if not ready:
                step_polynomial(code, t, h, y, k0, p, s)
                ready = True
            count = roots_of(code, t, h, y, p, events, s, i, kind, count)
    found, stop = report(code, t, h, t_new, y, p, events, found, count, s)
    place = INSIDE if stop < 1.0 else END
    for i in range(2 * m):
        now[i] = s.marks[place, i]
    for i in range(m):
        if events.watch[i, FIRED] == 1:
            now[i] = 0.0
    return found, stop


@inner
def report(
    code: Code, t: float, h: float, t_new: float, y: Array, p: Array,
    events: Events, found: int, count: int, s: Scratch,
) -> tuple[int, float]:  # fmt: skip
    """Write the roots into the buffer up to the first terminal one (and what coincides with it)."""
    near = 4.0 * EPS * max(1.0, abs(t_new) / abs(h))
    stop = NO_STOP
    for i in range(events.watch.shape[0]):
        events.watch[i, FIRED] = 0
    for r in range(count):
        theta, i = s.marks[THETA, r], int(s.marks[INDEX, r])
        if theta > stop + near:
            break
        if theta < 1.0:
            event_inside(code, t, h, theta, y, p, s)
        events.found[found, 0] = t + theta * h if theta < 1.0 else t_new
        events.found[found, 1] = i
        for j in range(y.size):
            events.found[found, 2 + j] = s.ends[INSIDE if theta < 1.0 else END, j]
        found += 1
        if events.watch[i, IS_TERMINAL] == 1 and stop == NO_STOP:
            stop = theta
    if stop == NO_STOP:
        return found, stop
    for r in range(count):
        if abs(s.marks[THETA, r] - stop) <= near:
            events.watch[int(s.marks[INDEX, r]), FIRED] = 1
    if stop < 1.0:
        event_inside(code, t, h, stop, y, p, s)
    return found, stop

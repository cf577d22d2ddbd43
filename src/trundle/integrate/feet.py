"""Choose the foot of each contact: the nearest one, searched anew along every flight.

The rows of an open contact follow one foot even when another comes nearer, until they lose it at a focal point of the
surface. So the search looks at states of a flight, no further apart than the body moves a part of its size. Where
another foot is nearer, it cuts the flight, and the contact goes on with that foot. Feet are massless: nothing else of
the motion changes.

Contacts of one pair that are made together (`Contact.touches`) follow different feet, the nearest ones. A contact
without a foot sleeps: it stands where the first of them is, and is not watched.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from trundle.integrate.foot_search import APART, ROUNDING, Foot, FootSearch
from trundle.integrate.machine import Machine

ASLEEP = 1e200  # m, the slack of a contact that is not watched
STRIDE = 0.2  # of the size: a body moves no further between two looks
NEARER = 1e-9  # of the size: how much nearer another foot must be
MOST_LOOKS = 40  # in a step
NEAREST = 1e-4  # of the size: how far a body goes past a focal point at least
AHEAD = 9  # so many times three times as far
FOCUS = 1e-3  # of the room for a foot: less is too near a focal point
LEAVES = 0.1  # of the size: a gap with which a foot may be left for a moment
CLEAR = 1e-6  # of speeds
SURE = 1e-9  # of the size: of a gap found anew
HALVINGS = 40  # of the time in which a foot appeared

State = Callable[[float], np.ndarray]


@dataclass(frozen=True)
class Astray:
    """The time at which a contact must take another foot, and the state of the run there."""

    t: float
    state: np.ndarray


class Feet:
    """The feet of all contacts that can choose between several; made once for a machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.eq = machine, machine.equations
        chosen = {id(g.contact): j for j, g in enumerate(self.eq.gates) if g.contact.may_choose}
        self.search = {j: FootSearch(self.eq, self.eq.gates[j]) for j in chosen.values()}
        self.groups: list[list[int]] = []
        for j in self.search:
            contact = self.eq.gates[j].contact
            group = [k for c in (contact, *contact.others) if (k := chosen.get(id(c))) is not None]
            if j == min(group):
                self.groups.append(sorted(group))

    def looks(self, P: np.ndarray) -> bool:
        """Whether any contact can change its foot in the modes of P."""
        closed = P[self.machine.closed_slice()]
        return bool((closed < 0.5).any()) and any(self._open(group, P) for group in self.groups)

    def _open(self, group: list[int], P: np.ndarray) -> list[int]:
        closed = P[self.machine.closed_slice()]
        return [j for j in group if closed[j] < 0.5]

    # --- at one state -----------------------------------------------------------------------------
    def arrange(self, t: float, y: np.ndarray, P: np.ndarray, touching: bool = False) -> None:
        """Give every open contact its foot. With `touching`, contacts without a gap count as closed, as at a start."""
        for group in self.groups:
            if not self._free(group, y, P, touching):
                continue
            (found,) = self._feet(group[0], np.array([t]), y[None], P)
            given = self._given(group, found, y, P, touching)
            slack = P[self.machine.slack_slice()]
            for j, foot in given.items():
                if foot is not None:
                    slack[j] = 0.0 if slack[j] >= ASLEEP else slack[j]
                    if self._apart(j, foot.place, y):
                        self.search[j].put(t, y, P[self.machine.own], foot.w)
                else:
                    slack[j] = ASLEEP
                    first = self.search[group[0]]
                    self.search[j].put(t, y, P[self.machine.own], y[first.columns].copy())

    def _feet(self, j: int, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> list[list[Foot]]:
        n, count = self.eq.n, self.eq.p.shape[0]
        p = P[self.machine.own][:count]
        return self.search[j].feet(t, np.ascontiguousarray(y[:, :n]), p)

    def _apart(self, j: int, place: np.ndarray, y: np.ndarray) -> bool:
        """Whether a contact stands elsewhere."""
        here = self.search[j].where(y).tolist()
        gap = abs(float(y[self.eq.gates[j].column]))
        least = APART * (self._width(j, y) + gap) + ROUNDING * max(map(abs, here))
        return bool(math.dist(place, here) > least)

    def _width(self, j: int, y: np.ndarray) -> float:
        return math.dist(self.search[j].where(y).tolist(), self._centre(j, y).tolist())

    def _centre(self, j: int, y: np.ndarray) -> np.ndarray:
        first = self._position[j]
        return np.asarray(y[first])

    @functools.cached_property
    def _position(self) -> dict[int, list[int]]:
        place = {id(x): i for i, x in enumerate(self.eq.model.coordinates)}
        return {
            j: [place[id(x)] for x in list(self.eq.gates[j].contact.body.coordinates)[:3]]
            for j in self.search
        }

    def _free(self, group: list[int], y: np.ndarray, P: np.ndarray, touching: bool) -> list[int]:
        """The contacts of a group that may take another foot."""
        free = self._open(group, P)
        rests = [
            j
            for j in free
            if touching and abs(y[self.eq.gates[j].column]) < NEARER * self._width(j, y)
        ]
        return [j for j in free if j not in rests[:1]]

    def _given(
        self, group: list[int], found: list[Foot], y: np.ndarray, P: np.ndarray, touching: bool
    ) -> dict[int, Foot | None]:
        """The foot of every open contact of a group, or None where none is left for it."""
        free, slack = self._free(group, y, P, touching), P[self.machine.slack_slice()]
        held = [j for j in group if j not in free]
        left = [f for f in found if all(self._apart(j, f.place, y) for j in held)][: len(free)]
        given: dict[int, Foot | None] = {}
        for j in free:
            mine = [f for f in left if slack[j] < ASLEEP and not self._apart(j, f.place, y)]
            if mine:
                given[j] = mine[0]
                left = [f for f in left if f is not mine[0]]
        for j in (j for j in free if j not in given):
            given[j] = left.pop(0) if left else None
        if len(group) == 1:  # without any foot found it keeps its own
            given = {j: f for j, f in given.items() if f is not None}
        return given

    def _nearer(
        self, group: list[int], found: list[Foot], y: np.ndarray, P: np.ndarray
    ) -> tuple[int, Foot] | None:
        """The first contact that must change its foot, and the foot it takes."""
        slack = P[self.machine.slack_slice()]
        for j, foot in self._given(group, found, y, P, False).items():
            if foot is None or (slack[j] < ASLEEP and not self._apart(j, foot.place, y)):
                continue
            gap = y[self.eq.gates[j].column]
            if slack[j] >= ASLEEP or foot.gap < gap - NEARER * self._width(j, y):
                return j, foot
        return None

    # --- at a focal point -------------------------------------------------------------------------
    def owns(self, limit: object, P: np.ndarray) -> bool:
        """Whether a limit belongs to an open contact of these."""
        free = [j for group in self.groups for j in self._open(group, P)]
        return any(
            side.expression is limit for j in free for side in self.eq.gates[j].contact.limits
        )

    def room(self, t: float, y: np.ndarray, P: np.ndarray) -> float:
        """The room of open contacts: the least of what must stay positive for their feet."""
        p = P[self.machine.own][: self.eq.p.shape[0]]
        free = [j for group in self.groups for j in self._open(group, P)]
        return min((self.search[j].room(t, y, p) for j in free), default=np.inf)

    def stand(self, t: float, y: np.ndarray, P: np.ndarray, room: float) -> bool:
        """Whether the rows of open contacts determine their feet: they do not at a focal point.

        room   what they had before
        """
        if not self.room(t, y, P) > FOCUS * room:
            return False
        own = P[self.machine.own]
        free = [j for group in self.groups for j in self._open(group, P)]
        return all(self.search[j].left(t, y, own) < CLEAR for j in free)

    def own(self, P: np.ndarray) -> np.ndarray:
        """The coordinates of the feet of open contacts."""
        free = [j for group in self.groups for j in self._open(group, P)]
        return np.array([i for j in free for i in self.search[j].columns])

    def closed(self, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """The state with open contacts moved to touch: the rows of feet are regular there, and idle."""
        y, n, own = y.copy(), self.eq.n, self.own(P)
        y[n + own] = 0.0
        y[[self.eq.gates[j].column for g in self.groups for j in self._open(g, P)]] = 0.0
        return y

    def reaches(self, y: np.ndarray, P: np.ndarray) -> list[float]:
        """Times (s) that take a body past a focal point, but not so far that it could touch."""
        n, times = self.eq.n, [np.inf]
        for group in self.groups:
            for j in self._open(group, P):
                speed = float(np.linalg.norm(y[n : 2 * n][self._position[j]])) + 1e-300
                way = NEAREST * self._width(j, y) * 3.0 ** np.arange(AHEAD)
                gap = y[self.eq.gates[j].column]
                if speed <= 1e-300 or P[self.machine.slack_slice()][j] >= ASLEEP:
                    continue
                times = [*times, *(way[4 * way < gap] / speed)]
        return sorted(x for x in times if np.isfinite(x))

    def lands(
        self, t: float, there: np.ndarray, P: np.ndarray, y: np.ndarray, way: float, room: float
    ) -> bool:
        """Find feet with room past a focal point and write them into the state; whether there are any.

        way   m, how far bodies went at most: the distance to a surface changes no faster
        """
        for group in self.groups:
            for j in self._open(group, P)[:1]:
                (found,) = self._feet(j, np.array([t]), there[None], P)
                gap = y[self.eq.gates[group[0]].column]
                if not found or abs(found[0].gap - gap) > 2 * way + SURE * self._width(j, y):
                    return False
        self.arrange(t, there, P)
        return self.room(t, there, P) > 2 * FOCUS * room

    def found(self, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """States (N, ny) with the nearest feet."""
        y = y.copy()
        for time, row in zip(t.tolist(), y, strict=True):
            self.arrange(time, row, P.copy())
        return y

    def settle(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Follow the feet to this state, and give them their velocities."""
        p = P[self.machine.own][: self.eq.p.shape[0]]
        for group in self.groups:
            for j in self._open(group, P):
                found = self.search[j].follow(t, y, p, y[self.search[j].columns].copy())
                if found is not None:
                    self.search[j].put(t, y, P[self.machine.own], found.w)

    # --- along a flight ---------------------------------------------------------------------------
    def _at_focus(
        self, t: np.ndarray, y: np.ndarray, P: np.ndarray, state: State, room: float
    ) -> Astray | None:
        """Where a foot comes too near a focal point while the body is far enough from touching to leave it."""
        p, n, first = P[self.machine.own][: self.eq.p.shape[0]], self.eq.n, len(t)
        for j in (j for group in self.groups for j in self._open(group, P)):
            rooms = self.search[j].rooms(t, np.ascontiguousarray(y[:, :n]), p)
            far = y[:, self.eq.gates[j].column] > LEAVES * self._width(j, y[0])
            found = np.flatnonzero((rooms < FOCUS * room) & far)
            first = min([first, *found[:1].tolist()])
        return None if first == len(t) else Astray(float(t[first]), state(float(t[first])))

    def astray(
        self, t: np.ndarray, y: np.ndarray, P: np.ndarray, state: State, whole: State, room: float
    ) -> Astray | None:
        """Where a contact must first change its foot, along consecutive states y (N, ny) at times t.

        state   time -> the state of the run there;  whole   the same as y = [q, v, ...]
        room    the most that feet had in this flight
        """
        times, rows = self._looks(t, y)
        self._keep(times, rows, P)
        best = self._at_focus(times, rows, P, state, room)
        for group in self.groups:
            if not self._open(group, P):
                continue
            for i, found in enumerate(self._feet(group[0], times, rows, P)):
                if best is not None and times[i] >= best.t:
                    break
                change = self._nearer(group, found, rows[i], P)
                if change is None:
                    continue
                begin, end = float(times[max(i - 1, 0)]), float(times[i])
                if P[self.machine.slack_slice()][change[0]] < ASLEEP:
                    when = self._tie(*change, begin, end, P, whole)
                else:
                    when = self._before(group, begin, end, change[1], P, whole)
                best = Astray(when, state(when))
                break
        return best

    def _looks(self, t: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Times between which bodies move no more than a part of their size, and states from a cubic between steps."""
        n, parts, rows = self.eq.n, [t[:1]], [y[:1]]
        for i in range(len(t) - 1):
            count = 1
            for j, place in self._position.items():
                moved = np.linalg.norm(y[i + 1][place] - y[i][place])
                count = max(count, int(np.ceil(moved / (STRIDE * self._width(j, y[i]) + 1e-300))))
            h, s = (
                t[i + 1] - t[i],
                np.arange(1, min(count, MOST_LOOKS) + 1) / min(count, MOST_LOOKS),
            )
            q0, q1, v0, v1 = y[i, :n], y[i + 1, :n], y[i, n : 2 * n], y[i + 1, n : 2 * n]
            s_ = s[:, None]
            cubic = (1 + 2 * s_) * (1 - s_) ** 2 * q0 + s_**2 * (3 - 2 * s_) * q1
            cubic = cubic + h * s_ * (1 - s_) * ((1 - s_) * v0 - s_ * v1)
            between = np.repeat(y[i + 1][None], len(s), axis=0)
            between[:, :n] = cubic
            between[-1] = y[i + 1]
            parts.append(t[i] + h * s)
            rows.append(between)
        return np.concatenate(parts), np.vstack(rows)

    def _keep(self, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> None:
        """Put contacts back on their own feet in states (N, ny) between steps.

        The error of the cubic exceeds `APART`: a contact would take its own foot for another, nearer one.
        """
        p, slack = P[self.machine.own][: self.eq.p.shape[0]], P[self.machine.slack_slice()]
        for j in (j for group in self.groups for j in self._open(group, P) if slack[j] < ASLEEP):
            search = self.search[j]
            w, near = search.kept(t, np.ascontiguousarray(y[:, : self.eq.n]), p)
            y[:, search.columns] = np.where(near[:, None], w, y[:, search.columns])

    def _tie(
        self, j: int, foot: Foot, begin: float, end: float, P: np.ndarray, whole: State
    ) -> float:
        """The time from which another foot is nearer."""
        p, w = P[self.machine.own][: self.eq.p.shape[0]], foot.w
        while end - begin > 4 * np.spacing(max(abs(begin), abs(end))):
            middle = (begin + end) / 2
            y = whole(middle)
            found = self.search[j].follow(middle, y, p, w)
            if found is None or found.gap >= y[self.eq.gates[j].column]:
                begin = middle
            else:
                end, w = middle, found.w
        return end

    def _before(
        self, group: list[int], begin: float, end: float, foot: Foot, P: np.ndarray, whole: State
    ) -> float:
        """A time before a sleeping contact touches the foot it wakes for."""
        if foot.gap > 0:
            return end
        last = begin
        for _ in range(HALVINGS):
            middle = (begin + end) / 2
            y = whole(middle)
            (found,) = self._feet(group[0], np.array([middle]), y[None], P)
            change = self._nearer(group, found, y, P)
            if change is not None and change[1].gap <= 0:
                end = middle
                continue
            begin = middle
            if change is not None:
                last = middle
                if change[1].gap < 1e-3 * self._width(group[0], y):
                    break
        return last


def feet_of(machine: Machine) -> Feet:
    """The feet of a machine's contacts."""
    found: Feet = machine.kept("feet", lambda: Feet(machine))
    return found

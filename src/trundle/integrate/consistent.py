"""Which modes can follow, in words: the kernel tries the sets of modes and finds the forces of each (kernel/decide.c).

    fly     no force,                        while the gap opens         a_n >= 0
    slide   N, friction -mu N s/|s|,         while the contact presses   N >= 0
    roll    N and friction with a_t = 0,     while both                  N >= 0, |F_t| <= mu_s N

Sets that give the same accelerations are one motion; none, or several that differ, are told with the numbers that
decide (Painleve). Where contacts are redundant, the motion may be unique though the forces are not.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from trundle.integrate.contact_space import Space
from trundle.integrate.library import ChoicesStruct, fill, furnish, library
from trundle.integrate.mode_words import FLY, ROLL, SLIDE

FITS, NOTHING_FITS, SEVERAL_FIT, PARADOX = range(4)  # what the kernel says
TOUCHES, OPENS = 1, 2
RUBS, MOVES, GRIPS, LIMIT = 1, 2, 4, 8
STICKS, SLIDES = 1, 2
MOST_KEPT = 32
# Accelerations that are none, of the largest; of a contact's inertia, what is none.
SAME, SURE = 1e-7, 1e-9
PAINLEVE = (
    "friction makes the normal force grow faster than it presses, so that none or more than one "
    "fits (Painlevé)"
)


@dataclass(frozen=True)
class RubbingPart:
    """An element that rubs: how it moves, and what it may do."""

    index: int
    gate: int | None  # the contact that may open; None where it rubs on what stays closed
    direction: np.ndarray | None  # of its motion; None at rest
    grips: bool = False
    limit: bool = False  # it has just reached its limit, and cannot hold


@dataclass
class Set:
    """One set of modes with its forces: closed gates, elements that stick, directions of those that slide."""

    closed: tuple[int, ...]
    sticks: tuple[int, ...]
    directions: dict[int, np.ndarray]
    f: np.ndarray
    a: np.ndarray
    p: np.ndarray  # of every element, in p N + b = 0; one where it does not slide on a constraint


@dataclass
class Decision:
    """The set to go on with; why there is none, or nothing; whether another would do as well."""

    set: Set | None
    problem: str = ""
    sets: list[Set] = field(default_factory=list)
    doubt: str = ""  # why another set would do as well
    shared: list[int] = field(default_factory=list)  # gates: other forces give the same motion


class Deciding:
    """All sets of modes of the contacts that touch and of the elements that rub, at one instant."""

    def __init__(
        self,
        space: Space,
        gates: Sequence[int],
        parts: Sequence[RubbingPart],
        stays_open: frozenset[int],
        names: Sequence[str],
        elements: Sequence[str],
    ) -> None:
        """gates   those that touch at rest;  stays_open   of them those that cannot press

        names, elements   of gates and of elements, in words
        """
        self.space, self.gates, self.parts = space, list(gates), list(parts)
        self.names, self.elements = names, elements
        self.struct, self._kernel, slips = ChoicesStruct(), library("decide"), len(space.rows)
        self.count = len(space.e)
        touching, rubbing = np.zeros(self.count, np.int64), np.zeros(slips, np.int64)
        way = np.zeros((slips, 2))
        for j in gates:
            touching[j] = TOUCHES | OPENS * (j in stays_open)
        for p in parts:
            rubbing[p.index] = RUBS | GRIPS * p.grips | LIMIT * p.limit
            if p.direction is not None:
                rubbing[p.index] |= MOVES
                way[p.index, : len(p.direction)] = p.direction
        self._given = {
            "mu": np.ascontiguousarray(space.mu), "fixed": np.ascontiguousarray(space.static),
            "way": way, "gates": touching, "slips": rubbing,
        }  # fmt: skip
        fill(self.struct, space=ctypes.addressof(space.struct), **self._given)
        if (load := space.by_load).programs:
            fill(self.struct, load=load.addresses, t=load.t, y=load.y, p=load.p, out=load.out)
            self.struct.place = load.place
        place = ctypes.byref(self.struct)
        self._size = self._kernel.modes_set(place)
        self._room = furnish(
            self.struct, w=len(space.u), sets=self._size * (MOST_KEPT + 1), marked=self.count + slips,
            room=self._kernel.modes_room(place),
        )  # fmt: skip
        self._marked = self._room["marked"].view(np.int64)

    def _set(self, which: int) -> Set:
        """A set that the kernel found."""
        slips, rows = len(self.space.rows), len(self.space.u)
        sizes = [self.count, slips, 2 * slips, rows, rows, slips]
        block = self._room["sets"][which * self._size : (which + 1) * self._size].copy()
        closed, mode, d, f, a, p, _ = np.split(block, np.cumsum(sizes))
        ways = d.reshape(slips, 2)
        return Set(
            tuple(np.flatnonzero(closed > 0).tolist()),
            tuple(np.flatnonzero(mode == STICKS).tolist()),
            {
                int(i): ways[i, : rows_.stop - rows_.start]
                for i, rows_ in enumerate(self.space.rows)
                if mode[i] == SLIDES
            },
            f, a, p,
        )  # fmt: skip

    def decide(self) -> Decision:
        """The one motion that is possible from here."""
        what = self._kernel.decide(ctypes.byref(self.struct))
        sets = [self._set(k) for k in range(self.struct.count)]
        if what == NOTHING_FITS:
            return Decision(None, f"no set of modes fits the forces{self._numbers()}")
        if what == SEVERAL_FIT:
            return Decision(None, self._several(sets), sets=sets)
        best = self._set(self.struct.count)
        if what == PARADOX:
            return Decision(None, f"{self._share(best)}: {PAINLEVE}", sets=sets)
        shared = np.flatnonzero(self._marked[: self.count]).tolist()
        doubt = self._squeezed(best)
        if len(sets) > 1:
            doubt = f"redundant contacts may share their load in {len(sets)} ways, and slide differently"
        return Decision(best, sets=sets, doubt=doubt, shared=shared)

    def _squeezed(self, best: Set) -> str:
        """What touches without pressing, and could press as hard as it likes where it slips, in words.

        Its gap cannot open while the others hold: they would carry any force there, and its friction is another motion.
        """
        W, a, slips = self.space.W, best.a, self.space.rows
        held = [
            *best.closed,
            *(k for i in best.sticks for k in range(slips[i].start, slips[i].stop)),
        ]
        size = SAME * float(np.max(np.abs(self.space.c), initial=0.0))
        for j in self.gates:
            if j in best.closed or self._given["gates"][j] & OPENS or abs(a[j]) > size or not held:
                continue
            across = W[np.ix_(held, [j])]
            free = W[j, j] - float(
                np.sum(across * np.linalg.lstsq(W[np.ix_(held, held)], across)[0])
            )
            own = [p for p in self.parts if p.gate == j and self.space.mu[p.index] > 0]
            slides = any(
                p.direction is not None or np.abs(a[slips[p.index]]).max() > size for p in own
            )
            if free <= SURE * W[j, j] and slides:
                return f"{self.names[j]} may press with any force, and its friction would change the motion"
        return ""

    def hold(self) -> list[int] | None:
        """The elements at their limit where some forces keep these modes, all gates closed; None where none do."""
        if not self._kernel.find_hold(ctypes.byref(self.struct)):
            return None
        return np.flatnonzero(self._marked[self.count :]).tolist()

    # --- words ------------------------------------------------------------------------------------
    def _several(self, sets: Sequence[Set]) -> str:
        words = "; or ".join(self._words(s) for s in sets[:4])
        return f"{len(sets)} motions are possible from here ({words}){self._numbers()}"

    def _share(self, one: Set) -> str:
        """The friction on a constraint that has no normal force, or more than one (p <= 0)."""
        i = int(np.argmin(one.p))
        N = self.space.thrusts[i].at(one.f)
        return f"{self.elements[i]!r} has p = {one.p[i]:.3g} and b = {-one.p[i] * N:.3g} N in p N + b = 0"

    def _words(self, one: Set) -> str:
        said = [f"{self.names[g]}: {self.mode(one, g)}" for g in self.gates]
        for p in self.parts:
            if p.gate is None:
                how = "sticks" if p.index in one.sticks else "slides"
                way = one.directions.get(p.index)
                towards = (
                    ""
                    if way is None or p.direction is not None
                    else f" towards {np.array2string(self.space.basis[p.index] @ way, precision=3)}"
                )
                said.append(f"{self.elements[p.index]}: {how}{towards}")
        return ", ".join(said)

    def mode(self, one: Set, gate: int) -> str:
        """fly, slide or roll."""
        if gate not in one.closed:
            return FLY
        own = [p.index for p in self.parts if p.gate == gate]
        return ROLL if own and own[0] in one.sticks else SLIDE

    def _numbers(self) -> str:
        """p and b of p N + b for all that slides: what decides."""
        words, paradox, W = [], False, self.space.W
        for part in self.parts:
            if part.direction is None:
                continue
            i, rows, mu = part.index, self.space.rows[part.index], self.space.mu[part.index]
            if part.gate is None:
                thrust = self.space.thrusts[i]
                N = float(np.linalg.norm(thrust.base))
                unit = thrust.base / N if N > 0 else thrust.base
                p = 1 + mu * float(unit @ thrust.L[:, rows] @ part.direction)
                paradox |= p <= 0
                words.append(
                    f"{self.elements[i]!r} has p = {p:.3g} and b = {-N:.3g} N in p N + b = 0"
                )
                continue
            name, along = self.names[part.gate], float(W[part.gate, rows] @ part.direction)
            b, normal = self.space.c[part.gate], W[part.gate, part.gate]
            if i in self.space.by_load.programs:
                words.append(f"{name} has {normal:.3g} N {-along:+.3g} mu(N) N {b:+.3g} = 0")
            else:
                words.append(f"{name} has p = {normal - mu * along:.3g} and b = {b:.3g} in p N + b")
        said = f": {'; '.join(words)}" if words else ""
        return f"{said}: {PAINLEVE}" if paradox else said

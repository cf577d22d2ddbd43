"""Which modes can follow: every set of modes is solved for, and those whose forces are possible count.

    fly     no force,                        while the gap opens         a_n >= 0
    slide   N, friction -mu N s/|s|,         while the contact presses   N >= 0
    roll    N and friction with a_t = 0,     while both                  N >= 0, |F_t| <= mu_s N

Friction on a constraint that stays closed is the same without flying, and N >= 0 by itself. A slip at rest that lets
go goes where it accelerates (`leaving.py`). Sets that give the same accelerations are one motion; none, or several
that differ, are told (Painleve). With the contact inertia W singular the forces are not unique: those of least size
are taken. Of more than a few contacts at rest not all sets are tried: from "all hold" the worst gives way, again and
again.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from trundle.integrate.contact_space import Space
from trundle.integrate.leaving import Leaving
from trundle.integrate.mode_forces import SINGULAR, SURE, ModeForces, Part, Set
from trundle.integrate.mode_words import FLY, ROLL, SLIDE
from trundle.integrate.sharing import shared_forces

EXACT = 1e-13  # SURE where redundant contacts are at their limit: nothing but rounding
AT_LIMIT = 1e-6  # of the normal force: friction so near its limit is at it
MOST_SETS = 300  # that are all tried
FEW = 2  # units whose directions of letting go are all searched, even if holding is consistent

Choice = tuple[int | None, tuple[tuple[Part, bool], ...]] | None
"""None to fly; else the gate, if there is one, and for each of its elements whether it sticks."""


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
        parts: Sequence[Part],
        stays_open: frozenset[int],
        names: Sequence[str],
        elements: Sequence[str],
    ) -> None:
        """gates   those that touch at rest;  stays_open   of them those that cannot press

        names, elements   of gates and of elements, in words
        """
        self.space, self.gates, self.parts = space, list(gates), list(parts)
        self.stays_open, self.names, self.elements = stays_open, names, elements
        self.forces = ModeForces(space, gates, parts)
        self.w, self.size = self.forces.w, self.forces.size

    # --- all of them ------------------------------------------------------------------------------
    def decide(self) -> Decision:
        """The one motion that is possible from here."""
        options = [self._options(gate) for gate in self.gates]
        options += [self._ways_to_rub(p) for p in self.parts if p.gate is None]
        count = int(np.prod([len(x) for x in options]))
        found = self._found(options) if count <= MOST_SETS else self._by_descent()
        found = [one for one in found if not self._needless(one, found)]
        if not found:
            return Decision(None, self._none())
        differing = [found[0]]
        for other in found[1:]:
            if not any(self._same(other, one) for one in differing):
                differing.append(other)
        best = max(found, key=lambda s: (len(s.closed), len(s.sticks)))
        shared = self.forces.sharing(best)
        if len(differing) > 1 and len(self.gates) > FEW and shared:
            doubt = f"redundant contacts may share their load in {len(differing)} ways, and slide differently"
            return Decision(best, sets=differing, doubt=doubt, shared=shared)
        if len(differing) > 1:
            return Decision(None, self._several(differing), sets=differing)
        if (paradox := self._paradox(best)) != "":
            return Decision(None, paradox, sets=differing)
        return Decision(best, sets=differing, shared=shared)

    def _found(self, options: Sequence[Sequence[Choice]]) -> list[Set]:
        """Consistent sets, those first in which the fewest let go.

        All of them for one or two contacts. For more, letting go is tried only where holding is not consistent: its
        directions depend on each other, and to search for all of them would take long.
        """
        if len(options) == 1 and options[0] and self._one_way():
            held = list(self._sets(options[0][:1]))
            if held and not held[0].otherwise:
                return held
        by_count: dict[int, list[tuple[Choice, ...]]] = {}
        for chosen in itertools.product(*options):
            pairs = [pair for c in chosen if c is not None for pair in c[1]]
            count = sum(1 for p, hold in pairs if not hold and p.direction is None)
            by_count.setdefault(count, []).append(chosen)
        found: list[Set] = []
        for count in sorted(by_count):
            for chosen in by_count[count]:
                found += self._sets(chosen)
            if found and len(options) > FEW:
                break
        return found

    def _one_way(self) -> bool:
        """Whether a single contact at rest that can hold cannot do anything else.

        Let holding and letting go along d both fit, and K be W_tt with the normal eliminated: the forces differ by
        K^-1 d in the plane, times a positive number, and by -W_nt K^-1 d / W_nn along the normal. Within the cones that
        takes d' K^-1 d <= mu |W_nt K^-1 d| / W_nn, which is not so if mu |W_nt| |K| |K^-1| < W_nn. Flying takes
        mu |W_nt| >= W_nn.
        """
        if len(self.gates) != 1 or len(self.parts) != 1 or self.stays_open:
            return False
        (gate,), (p,), W = self.gates, self.parts, self.space.W
        if p.direction is not None or p.limit or p.grips or W[gate, gate] <= 0:
            return False
        if p.index in self.space.by_load:
            return False
        rows = self.space.rows[p.index]
        across = W[gate, rows]
        K = np.linalg.eigvalsh(W[rows, rows] - np.outer(across, across) / W[gate, gate])
        most = max(self.space.mu[p.index], self.space.static[p.index])
        return bool(K[0] > 0 and most * np.linalg.norm(across) * K[-1] < W[gate, gate] * K[0])

    def _options(self, gate: int) -> list[Choice]:
        """Those of a contact that may open."""
        ways = [
            [(p, hold) for hold in (True, False) if _may(p, hold)]
            for p in self.parts
            if p.gate == gate
        ]
        closed: list[Choice] = []
        if gate not in self.stays_open:
            closed += [(gate, c) for c in itertools.product(*ways)]
        return [*closed, None]

    def _ways_to_rub(self, p: Part) -> list[Choice]:
        """Those of an element on a constraint that stays closed."""
        return [(None, ((p, hold),)) for hold in (True, False) if _may(p, hold)]

    def _sets(self, chosen: Sequence[Choice]) -> Iterator[Set]:
        """The consistent sets with these modes: one, none, or one for each direction of letting go."""
        closed = tuple(c[0] for c in chosen if c is not None and c[0] is not None)
        pairs = [pair for c in chosen if c is not None for pair in c[1]]
        sticks = tuple(p.index for p, hold in pairs if hold)
        known = {p.index: p.direction for p, hold in pairs if not hold and p.direction is not None}
        leaving = [p for p, hold in pairs if not hold and p.direction is None]
        over = any(p.limit and hold for p, hold in pairs)  # cannot hold with the forces that it had
        for directions in Leaving(self.forces, closed, sticks).ways(known, leaving):
            for made in self.forces.solutions(closed, sticks, directions):
                if not over and self._holds(made, leaving):
                    yield made
                    continue
                sure = EXACT if over else SURE
                if (other := self._otherwise(made, sure)) and self._holds(other, leaving, sure):
                    yield other

    def _needless(self, one: Set, found: Sequence[Set]) -> bool:
        """Whether it lets go of what holds, with the same contacts closed: that takes more than the static limit."""
        for other in found:
            more = set(other.sticks) - set(one.sticks)
            same = other.closed == one.closed and set(one.sticks) <= set(other.sticks)
            if same and more and all(self._holds_more(i, other) for i in more):
                return True
        return False

    def _holds_more(self, i: int, one: Set) -> bool:
        """Whether an element takes more friction to let go of than it has while it slides."""
        N = self.space.thrusts[i].at(one.f)
        return self.space.static_mu(i, N) > self.space.sliding_mu(i, N)

    # --- many of them -----------------------------------------------------------------------------
    def _by_descent(self) -> list[Set]:
        """One consistent set, from "everything holds": the worst gives way until all is possible."""
        open_, loose = set(self.stays_open), {p.index for p in self.parts if not _may(p, True)}
        loose |= {p.index for p in self.parts if p.limit}
        seen: set[tuple[frozenset[int], frozenset[int]]] = set()
        while (state := (frozenset(open_), frozenset(loose))) not in seen:
            seen.add(state)
            own = [p for p in self.parts if p.gate is None or p.gate not in open_]
            closed = tuple(g for g in self.gates if g not in open_)
            sticks = tuple(p.index for p in own if p.index not in loose)
            known = {
                p.index: p.direction for p in own if p.index in loose and p.direction is not None
            }
            leaving = [p for p in own if p.index in loose and p.direction is None]
            ways = Leaving(self.forces, closed, sticks).ways(known, leaving)
            sets = [made for d in ways if (made := self.forces.solve(closed, sticks, d))]
            good = [made for made in sets if self._holds(made, leaving)]
            good += [x for x in map(self._otherwise, sets) if x and self._holds(x, leaving)]
            if good:
                return good[:1]
            if not sets:
                return []
            self._give_way(sets[0], open_, loose)
        return []

    def _give_way(self, one: Set, open_: set[int], loose: set[int]) -> None:
        """Change the mode that its forces contradict most."""
        worst = [(0.0, open_, -1)]
        for gate in self.gates:
            closed = gate in one.closed
            value = one.f[gate] * self.w[gate] if closed else one.a[gate] / self.w[gate]
            if closed or gate not in self.stays_open:
                worst.append((float(value), open_, gate))
        for p in self.parts:
            if p.index in one.sticks and not p.grips:
                rows = self.space.rows[p.index]
                N, F = self.space.thrusts[p.index].at(one.f), np.linalg.norm(one.f[rows])
                most = self.space.static_mu(p.index, N) * N
                worst.append((float((most - F) * self.w[rows].max()), loose, p.index))
        _, changed, which = min(worst, key=lambda x: x[0])
        if which >= 0:
            changed.symmetric_difference_update({which})

    # --- forces -----------------------------------------------------------------------------------
    def _otherwise(self, one: Set, sure: float = SURE) -> Set | None:
        """The same motion by other forces, where contacts are redundant and those of least size are not possible."""
        rows = self.space.rows
        if any(p.gate is None and p.index in one.sticks for p in self.parts):
            return None
        held = self.forces.held(one.closed, one.sticks)
        slide = {p.gate for p in self.parts if p.index in one.directions}
        free = [k for k in held if k not in slide]  # friction of a slide moves with its N
        if not free:
            return None
        w = self.w[free]
        _, values, V = np.linalg.svd(self.space.W[:, free] / np.outer(self.w, w))
        rank = int(np.sum(values > SINGULAR * len(held)))
        if rank == len(free):
            return None
        null = np.zeros((len(one.f), len(free) - rank))
        null[free] = V[rank:].T / w[:, None]
        cones = [
            (p.gate, rows[p.index], self.space.static_mu(p.index, float(one.f[p.gate])))
            for p in self.parts
            if p.gate is not None and p.index in one.sticks and not p.grips
        ]
        f = shared_forces(one.f, null, one.closed, cones, self.w, sure)
        return None if f is None else replace(one, f=f, otherwise=True)

    def hold(self) -> Set | None:
        """Forces that keep these modes: all gates closed, all parts without a direction at rest."""
        sticks = tuple(p.index for p in self.parts if p.direction is None)
        slides = {p.index: p.direction for p in self.parts if p.direction is not None}
        made = self.forces.solve(tuple(self.gates), sticks, slides)
        if made is None or self._holds(made, [], EXACT):
            return made
        other = self._otherwise(made, EXACT)
        return other if other is not None and self._holds(other, [], EXACT) else None

    def at_limit(self, one: Set) -> list[int]:
        """The elements whose friction is at its limit."""
        found = []
        for p in self.parts:
            most = self._most(one, p)
            if p.index in one.sticks and np.linalg.norm(one.f[self.space.rows[p.index]]) >= most * (
                1 - AT_LIMIT
            ):
                found.append(p.index)
        return found

    # --- conditions -------------------------------------------------------------------------------
    def _holds(self, one: Set, leaving: Sequence[Part], sure: float = SURE) -> bool:
        """Whether the forces press, friction is within its limit, what flies rises, and what lets go goes along d."""
        size = max(self.size, float(np.max(np.abs(one.f * self.w), initial=0.0)))
        for gate in self.gates:
            value = one.f[gate] * self.w[gate] if gate in one.closed else one.a[gate] / self.w[gate]
            if value < -sure * size:
                return False
        for p in self.parts:
            if p.index not in one.sticks or p.grips:
                continue
            rows = self.space.rows[p.index]
            least = sure * size / float(np.max(self.w[rows]))
            most = self._most(one, p)
            if np.linalg.norm(one.f[rows]) > most * (1 + sure) + least or self._smooth(one, p):
                return False
        return all(self._leaves(one, p, size) for p in leaving)

    def _most(self, one: Set, p: Part) -> float:
        """The most friction at rest, N."""
        N = self.space.thrusts[p.index].at(one.f)
        return self.space.static_mu(p.index, N) * N

    def _smooth(self, one: Set, p: Part) -> bool:
        """Whether there is no friction at rest: nothing to stick to, now or later."""
        static = float(self.space.static[p.index])
        return static == 0 or (p.gate is None and self.space.thrusts[p.index].at(one.f) == 0)

    def _leaves(self, one: Set, p: Part, size: float) -> bool:
        """Whether what lets go accelerates along its direction."""
        rows, d = self.space.rows[p.index], one.directions[p.index]
        rate = one.a[rows]
        along = float(rate @ d)
        across = np.linalg.norm(rate - along * d)
        least = SURE * size * float(np.max(self.w[rows]))
        # on a constraint, others may hold fast what is at its limit
        fast = p.gate is None or self._smooth(one, p)
        gently = p.limit or (fast and float(np.linalg.norm(rate)) <= least)
        if (along <= least and not gently) or along < -least * 1e3:
            return False
        return bool(across <= 1e-6 * abs(along) + least * (1e3 if gently else 1))

    def _same(self, one: Set, other: Set) -> bool:
        own = self.forces.own
        size = max(
            self.size, *(float(np.max(np.abs(s.a[own] / self.w[own]))) for s in (one, other))
        )
        return bool(np.max(np.abs((one.a - other.a)[own] / self.w[own])) <= 1e-7 * size)

    # --- words ------------------------------------------------------------------------------------
    def _none(self) -> str:
        return f"no set of modes fits the forces{self._numbers()}"

    def _several(self, sets: Sequence[Set]) -> str:
        words = "; or ".join(self._words(s) for s in sets[:4])
        return f"{len(sets)} motions are possible from here ({words}){self._numbers()}"

    def _paradox(self, one: Set) -> str:
        """Where friction on a constraint has no normal force, or more than one (p <= 0)."""
        least = min(((p, i) for i, p in one.p.items()), default=(1.0, -1))
        if least[0] > 0:
            return ""
        return f"{self._share(least[1], one)}: {PAINLEVE}"

    def _share(self, i: int, one: Set) -> str:
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
        words, paradox = [], False
        for part in self.parts:
            if part.direction is None:
                continue
            if part.gate is None:
                p, b = self.forces.share(part)
                paradox |= p <= 0
                words.append(
                    f"{self.elements[part.index]!r} has p = {p:.3g} and b = {b:.3g} N in p N + b = 0"
                )
                continue
            rows = self.space.rows[part.index]
            along = float(self.space.W[part.gate, rows] @ part.direction)
            if part.index in self.space.by_load:
                free, normal = self.space.c[part.gate], self.space.W[part.gate, part.gate]
                words.append(
                    f"{self.names[part.gate]} has {normal:.3g} N {-along:+.3g} mu(N) N {free:+.3g} = 0"
                )
                continue
            mu = self.space.mu[part.index]
            p, b = self.space.W[part.gate, part.gate] - mu * along, self.space.c[part.gate]
            words.append(f"{self.names[part.gate]} has p = {p:.3g} and b = {b:.3g} in p N + b")
        said = f": {'; '.join(words)}" if words else ""
        return f"{said}: {PAINLEVE}" if paradox else said


PAINLEVE = (
    "friction makes the normal force grow faster than it presses, so that none or more than one "
    "fits (Painlevé)"
)


def _may(p: Part, hold: bool) -> bool:
    return p.direction is None if hold else not p.grips

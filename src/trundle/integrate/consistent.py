"""Which modes of contacts can follow: every set of modes is solved for, and those whose forces are possible count.

    fly     no force,                        while the gap opens         a_n >= 0
    slide   N, friction -mu N s/|s|,         while the contact presses   N >= 0
    roll    N and friction with a_t = 0,     while both                  N >= 0, |F_t| <= mu_s N

A slip at rest that lets go goes where it accelerates: its direction d solves a_t(d) = |a_t| d, a root on the circle.
Sets that give the same accelerations are one motion; none, or several that differ, are told (Painleve). With the
contact inertia W singular the forces are not unique: those of least size are taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from trundle.integrate.contact_space import Space
from trundle.integrate.leaving import root_between
from trundle.integrate.sharing import shared_forces

SURE = 1e-9  # of forces and accelerations: less is rounding and the error of the instant
SINGULAR = 1e-11  # of the scaled contact inertia
AROUND, ROUNDS = 48, 60  # directions of the scan; steps of a search for a root
MOST_SETS = 20_000

FLY, SLIDE, ROLL = "fly", "slide", "roll"


@dataclass(frozen=True)
class Part:
    """An element that rubs at a contact: how it moves, and what it may do."""

    index: int
    gate: int
    direction: np.ndarray | None  # of its motion; None at rest
    grips: bool = False
    limit: bool = False  # it has just reached its limit, and cannot hold


Choice = tuple[int, tuple[tuple[Part, bool], ...]] | None
"""None to fly; else the gate and, for each of its elements, whether it sticks."""


@dataclass
class Set:
    """One set of modes with its forces: closed gates, elements that stick, directions of those that slide."""

    closed: tuple[int, ...]
    sticks: tuple[int, ...]
    directions: dict[int, np.ndarray]
    f: np.ndarray
    a: np.ndarray
    otherwise: bool = (
        False  # not by the forces of least size, which would take more friction than there is
    )


@dataclass
class Decision:
    """The set to go on with; why there is none, or nothing; whether its forces are one choice of many."""

    set: Set | None
    problem: str = ""
    sets: list[Set] = field(default_factory=list)
    doubt: str = ""  # why another set would do as well


class Deciding:
    """All sets of modes of the contacts that touch, at one instant."""

    def __init__(
        self,
        space: Space,
        gates: Sequence[int],
        parts: Sequence[Part],
        stays_open: frozenset[int],
    ) -> None:
        """gates   those that touch at rest;  stays_open   of them those that cannot press."""
        self.space, self.gates, self.parts = space, list(gates), list(parts)
        self.stays_open = stays_open
        self.w = np.sqrt(np.maximum(np.diag(space.W), 0.0))
        self.w = np.where(self.w > 0, self.w, 1.0)
        own = [*self.gates, *(k for p in parts for k in _range(space.rows[p.index]))]
        self.size = float(np.max(np.abs(space.c[own] / self.w[own]), initial=0.0))

    # --- all of them ------------------------------------------------------------------------------
    def decide(self, names: Sequence[str]) -> Decision:
        """The one motion that is possible from here."""
        options = [self._options(gate) for gate in self.gates]
        count = int(np.prod([len(x) for x in options]))
        if count > MOST_SETS:
            return Decision(None, f"{len(self.gates)} contacts touch at once, too many to decide")
        found = self._found(options)
        if not found:
            return Decision(None, self._none(names))
        differing = [found[0]]
        for other in found[1:]:
            if not any(self._same(other, one) for one in differing):
                differing.append(other)
        best = max(found, key=lambda s: (len(s.closed), len(s.sticks)))
        if len(differing) > 1 and len(self.gates) > 2 and self._is_shared(best):
            doubt = f"redundant contacts may share their load in {len(differing)} ways, and slide differently"
            return Decision(best, sets=differing, doubt=doubt)
        if len(differing) > 1:
            return Decision(None, self._several(differing, names), sets=differing)
        return Decision(best, sets=differing)

    def _found(self, options: Sequence[Sequence[Choice]]) -> list[Set]:
        """Consistent sets, those first in which the fewest let go.

        All of them for one or two contacts. For more, letting go is tried only where holding is not consistent: its
        directions depend on each other, and to search for all of them would take long.
        """
        by_count: dict[int, list[tuple[Choice, ...]]] = {}
        for chosen in itertools.product(*options):
            pairs = [pair for c in chosen if c is not None for pair in c[1]]
            count = sum(1 for p, hold in pairs if not hold and p.direction is None)
            by_count.setdefault(count, []).append(chosen)
        found: list[Set] = []
        for count in sorted(by_count):
            for chosen in by_count[count]:
                found += self._sets(chosen)
            if found and len(self.gates) > 2:
                break
        return found

    def _options(self, gate: int) -> list[Choice]:
        """None to fly; else the gate and, for each of its elements, whether it sticks."""
        own = [p for p in self.parts if p.gate == gate]
        ways = [[(p, hold) for hold in (True, False) if self._may(p, hold)] for p in own]
        closed = [] if gate in self.stays_open else [(gate, c) for c in itertools.product(*ways)]
        return [*closed, None]

    @staticmethod
    def _may(p: Part, hold: bool) -> bool:
        if hold:
            return p.direction is None
        return not p.grips

    def _sets(self, chosen: Sequence[Choice]) -> Iterator[Set]:
        """The consistent sets with these modes: one, none, or one for each direction of letting go."""
        closed = tuple(c[0] for c in chosen if c is not None)
        pairs = [pair for c in chosen if c is not None for pair in c[1]]
        sticks = tuple(p.index for p, hold in pairs if hold)
        known = {p.index: p.direction for p, hold in pairs if not hold and p.direction is not None}
        leaving = [p for p, hold in pairs if not hold and p.direction is None]
        for directions in self._ways(closed, sticks, known, leaving):
            made = self._solve(closed, sticks, directions)
            if made is None:
                continue
            over = any(
                p.limit and hold for p, hold in pairs
            )  # cannot hold with the forces that it had
            if not over and self._holds(made, leaving):
                yield made
            elif (other := self._otherwise(made)) is not None and self._holds(other, leaving):
                yield other

    # --- forces -----------------------------------------------------------------------------------
    def _solve(
        self, closed: tuple[int, ...], sticks: tuple[int, ...], directions: dict[int, np.ndarray]
    ) -> Set | None:
        """Forces and accelerations of a set of modes; None if no forces hold it."""
        space, rows = self.space, self.space.rows
        held = [*closed, *(k for i in sticks for k in _range(rows[i]))]
        owner = {p.index: p.gate for p in self.parts}
        columns = np.eye(len(space.u))[:, held]
        for i, d in directions.items():
            columns[rows[i], closed.index(owner[i])] = -space.mu[i] * d
        x = self._least(space.W[held] @ columns, -space.c[held], held)
        if x is None:
            return None
        f = columns @ x
        return Set(closed, sticks, directions, f, space.W @ f + space.c)

    def _least(self, G: np.ndarray, right: np.ndarray, held: list[int]) -> np.ndarray | None:
        if not held:
            return np.zeros(0)
        w = self.w[held]
        scaled, b = G / np.outer(w, w), right / w
        x, _, rank, _ = np.linalg.lstsq(scaled, b, rcond=SINGULAR)
        if rank < len(held) and np.abs(scaled @ x - b).max() > SURE * max(
            float(np.abs(b).max()), self.size
        ):
            return None
        return np.asarray(x / w)

    def _otherwise(self, one: Set) -> Set | None:
        """The same motion by other forces, where contacts are redundant and those of least size are not possible."""
        rows = self.space.rows
        held = [*one.closed, *(k for i in one.sticks for k in _range(rows[i]))]
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
        static = self.space.static
        cones = [
            (p.gate, rows[p.index], float(static[p.index]))
            for p in self.parts
            if p.index in one.sticks and not p.grips
        ]
        f = shared_forces(one.f, null, one.closed, cones, self.w, SURE)
        return None if f is None else replace(one, f=f, otherwise=True)

    def _is_shared(self, one: Set) -> bool:
        """Whether other forces give the same motion."""
        held = [*one.closed, *(k for i in one.sticks for k in _range(self.space.rows[i]))]
        if not held:
            return False
        w = self.w[held]
        scaled = self.space.W[np.ix_(held, held)] / np.outer(w, w)
        return int(np.linalg.matrix_rank(scaled, tol=SINGULAR * len(held))) < len(held)

    # --- conditions -------------------------------------------------------------------------------
    def _holds(self, one: Set, leaving: Sequence[Part]) -> bool:
        """Whether the forces press, friction is within its limit, what flies rises, and what lets go goes along d."""
        size = max(self.size, float(np.max(np.abs(one.f * self.w), initial=0.0)))
        static = self.space.static
        for gate in self.gates:
            value = one.f[gate] * self.w[gate] if gate in one.closed else one.a[gate] / self.w[gate]
            if value < -SURE * size:
                return False
        for p in self.parts:
            if p.index not in one.sticks or p.grips:
                continue
            rows = self.space.rows[p.index]
            least = SURE * size / float(np.max(self.w[rows]))
            if np.linalg.norm(one.f[rows]) > static[p.index] * one.f[p.gate] * (1 + SURE) + least:
                return False
        for p in leaving:
            rows, d = self.space.rows[p.index], one.directions[p.index]
            rate = one.a[rows]
            along = float(rate @ d)
            across = np.linalg.norm(rate - along * d)
            least = SURE * size * float(np.max(self.w[rows]))
            if (along <= least and not p.limit) or along < -least * 1e3:
                return False
            if across > 1e-6 * abs(along) + least * (1e3 if p.limit else 1):
                return False
        return True

    def _same(self, one: Set, other: Set) -> bool:
        own = [*self.gates, *(k for p in self.parts for k in _range(self.space.rows[p.index]))]
        size = max(
            self.size, *(float(np.max(np.abs(s.a[own] / self.w[own]))) for s in (one, other))
        )
        return bool(np.max(np.abs((one.a - other.a)[own] / self.w[own])) <= 1e-7 * size)

    # --- directions -------------------------------------------------------------------------------
    def _ways(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        known: dict[int, np.ndarray],
        leaving: Sequence[Part],
    ) -> Iterator[dict[int, np.ndarray]]:
        """Directions of all that slides: those known, and roots for what lets go."""
        if not leaving:
            yield known
            return
        yield from self._at_limit(closed, sticks, known, leaving)
        lines = [p for p in leaving if len(_range(self.space.rows[p.index])) == 1]
        planes = [p for p in leaving if p not in lines]
        for signs in itertools.product((1.0, -1.0), repeat=len(lines)):
            some = known | {p.index: np.array([s]) for p, s in zip(lines, signs, strict=True)}
            if not planes:
                yield some
            elif len(planes) == 1:
                yield from self._around(closed, sticks, some, planes[0])
            else:
                yield from self._together(closed, sticks, some, planes)

    def _at_limit(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        known: dict[int, np.ndarray],
        leaving: Sequence[Part],
    ) -> Iterator[dict[int, np.ndarray]]:
        """Directions against the forces that held what has just reached its limit: there nothing accelerates yet."""
        if not all(p.limit for p in leaving):
            return
        held = self._solve(closed, (*sticks, *(p.index for p in leaving)), known)
        if held is None:
            return
        forces = {p.index: held.f[self.space.rows[p.index]] for p in leaving}
        if all(np.linalg.norm(f) > 0 for f in forces.values()):
            yield known | {i: -f / np.linalg.norm(f) for i, f in forces.items()}

    def _rate(
        self, closed: tuple[int, ...], sticks: tuple[int, ...], d: dict[int, np.ndarray], p: Part
    ) -> np.ndarray | None:
        made = self._solve(closed, sticks, d)
        return None if made is None else made.a[self.space.rows[p.index]]

    def _around(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        known: dict[int, np.ndarray],
        p: Part,
    ) -> Iterator[dict[int, np.ndarray]]:
        """Every direction d of one element with a_t(d) along d."""

        def across(angle: float) -> float:
            d = np.array([np.cos(angle), np.sin(angle)])
            rate = self._rate(closed, sticks, known | {p.index: d}, p)
            return np.nan if rate is None else float(d[0] * rate[1] - d[1] * rate[0])

        angles = np.linspace(0.0, 2 * np.pi, AROUND + 1) + 0.1
        values = [across(a) for a in angles]
        for k in range(AROUND):
            if np.isfinite(values[k]) and values[k] * values[k + 1] < 0:
                root = root_between(across, angles[k], angles[k + 1], values[k], values[k + 1])
                yield known | {p.index: np.array([np.cos(root), np.sin(root)])}

    def _together(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        known: dict[int, np.ndarray],
        planes: Sequence[Part],
    ) -> Iterator[dict[int, np.ndarray]]:
        """Directions of several elements at once, found in turns from those against the forces that held them."""
        held = self._solve(closed, (*sticks, *(p.index for p in planes)), known)
        if held is None:
            return
        d = dict(known)
        for p in planes:
            f = held.f[self.space.rows[p.index]]
            length = float(np.linalg.norm(f))
            d[p.index] = -f / length if length > 0 else np.array([1.0, 0.0])
        for _ in range(ROUNDS):
            before = {p.index: d[p.index] for p in planes}
            for p in planes:
                rest = {k: v for k, v in d.items() if k != p.index}
                near = [x[p.index] for x in self._around(closed, sticks, rest, p)]
                good = [
                    x for x in near
                    if (r := self._rate(closed, sticks, rest | {p.index: x}, p)) is not None and r @ x > 0
                ]  # fmt: skip
                if good:
                    d[p.index] = max(good, key=lambda x: float(x @ before[p.index]))
            if all(np.abs(d[i] - x).max() < 1e-14 for i, x in before.items()):
                break
        yield d

    # --- words ------------------------------------------------------------------------------------
    def _none(self, names: Sequence[str]) -> str:
        return f"no set of modes fits the forces{self._numbers(names)}"

    def _several(self, sets: Sequence[Set], names: Sequence[str]) -> str:
        words = "; or ".join(self._words(s, names) for s in sets[:4])
        return f"{len(sets)} motions are possible from here ({words}){self._numbers(names)}"

    def _words(self, one: Set, names: Sequence[str]) -> str:
        return ", ".join(f"{names[g]}: {self.mode(one, g)}" for g in self.gates)

    def mode(self, one: Set, gate: int) -> str:
        """fly, slide or roll."""
        if gate not in one.closed:
            return FLY
        own = [p.index for p in self.parts if p.gate == gate]
        return ROLL if own and own[0] in one.sticks else SLIDE

    def _numbers(self, names: Sequence[str]) -> str:
        """p and b of p N + b for every contact that slides: what decides."""
        words = []
        mu = self.space.mu
        for p in self.parts:
            if p.direction is None:
                continue
            rows = self.space.rows[p.index]
            value = self.space.W[p.gate, p.gate] - mu[p.index] * float(
                self.space.W[p.gate, rows] @ p.direction
            )
            words.append(
                f"{names[p.gate]} has p = {value:.3g} and b = {self.space.c[p.gate]:.3g} in p N + b"
            )
        return f": {'; '.join(words)}" if words else ""


def _range(rows: slice) -> list[int]:
    return list(range(rows.start, rows.stop))

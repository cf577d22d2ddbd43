"""Forces and accelerations of one set of modes: who is closed, who sticks, and where the others slide.

Rows that are held (closed gaps, slips that stick) do not accelerate, W_hh f_h = -c_h. What slides with a friction that
is not simply mu times a force of the set (it presses through a constraint, or its direction is sought) gives forces
tau = -T d along its direction d, and everything is affine in them:

    f = f0 + F tau,    N_i = |base_i + L_i f|,    T_i = mu_i N_i

so that N solves a few equations, by Newton's method; for one contact they are p N + b = 0 (CONTACT).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from trundle.constrained.friction import SHRINK
from trundle.integrate.contact_space import Space
from trundle.integrate.matrices import smallest_solution

SURE = 1e-9  # of forces and accelerations: less is rounding and the error of the instant
SINGULAR = 1e-11  # of the scaled contact inertia
SHARE = 1e-6  # of a set of forces that moves nothing: what a contact has of it at least
NEWTON = 30  # rounds for the normal forces, which take one where they are linear
STARTS = (
    0,
    -1,
    1,
    -2,
    2,
    -4,
    4,
)  # powers of ten of the frictionless N, from which roots are searched


@dataclass(frozen=True)
class Part:
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
    p: dict[int, float] = field(default_factory=dict)  # of what slides on a constraint
    otherwise: bool = (
        False  # not by the forces of least size, which would take more friction than there is
    )


@dataclass(frozen=True)
class Affine:
    """f = f0 + F tau, a = a0 + A tau, for the friction tau of the elements `free`, each with its own `rows` of tau."""

    space: Space
    free: list[Part]
    rows: list[slice]
    f0: np.ndarray
    F: np.ndarray

    @property
    def a0(self) -> np.ndarray:
        return np.asarray(self.space.W @ self.f0 + self.space.c)

    @property
    def A(self) -> np.ndarray:
        return np.asarray(self.space.W @ self.F)

    @property
    def _frictionless(self) -> np.ndarray:
        """Normal forces (free) without the friction tau."""
        return np.array([self.space.thrusts[p.index].at(self.f0) for p in self.free])

    def guesses(self) -> list[np.ndarray]:
        """Normal forces (free) to search from where coefficients depend on them: many roots are told, none guessed."""
        if not any(p.index in self.space.by_load for p in self.free):
            return []
        N = np.abs(self._frictionless)
        return [N * 10.0**k for k in STARTS]

    def frictions(
        self, U: np.ndarray, guess: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """tau (K, rows) and p (K, free) for K sets of directions U (K, rows); NaN where no normal forces fit.

        guess (free)   where to begin with normal forces on which coefficients depend
        """
        count, size = len(U), len(self.free)
        thrusts = [self.space.thrusts[p.index] for p in self.free]
        if size == 1 and thrusts[0].signed and self.free[0].index not in self.space.by_load:
            (N,), L, mu = thrusts[0].base, thrusts[0].L[0], self.space.mu[self.free[0].index]
            p = 1 + mu * (U @ (L @ self.F))
            with np.errstate(divide="ignore", invalid="ignore"):
                return -(mu * (N + L @ self.f0) / p)[:, None] * U, p[:, None]
        base = [x.base + x.L @ self.f0 for x in thrusts]
        by = [
            [U[:, rows] @ (x.L @ self.F[:, rows]).T for rows in self.rows] for x in thrusts
        ]  # what T of each does to the force of each
        N, T, slope = np.zeros((count, size)), np.zeros((count, size)), np.zeros((count, size))
        if loads := [j for j, p in enumerate(self.free) if p.index in self.space.by_load]:
            N[:, loads] = self._frictionless[loads] if guess is None else guess[loads]
        J = np.zeros((count, size, size))
        pressed = np.zeros((count, size))
        for _ in range(NEWTON):
            for j in range(size):
                T[:, j], slope[:, j] = self.space.friction(self.free[j].index, N[:, j])
            for j, x in enumerate(thrusts):
                force = base[j] - sum(T[:, [i]] * by[j][i] for i in range(size))
                if x.signed:
                    pressed[:, j], unit = force[:, 0], np.ones((count, 1))
                else:
                    pressed[:, j] = np.linalg.norm(force, axis=1)
                    unit = force / np.maximum(pressed[:, [j]], 1e-300)
                for i in range(size):
                    J[:, j, i] = (i == j) + (unit * by[j][i]).sum(axis=1) * slope[:, i]
            change = _solved(J, N - pressed)
            better = N - change
            for j in loads:  # as `constrained/friction.py` says
                leaves = better[:, j] * N[:, j] <= 0
                better[leaves, j] = N[leaves, j] / SHRINK
            change, N = N - better, better
            if not np.nanmax(np.abs(change), initial=0.0) > 1e-14 * np.nanmax(np.abs(N)):
                break
        else:
            unsettled = np.abs(change).max(axis=1) > 1e-9 * np.abs(N).max(axis=1)
            N[unsettled] = np.nan
        for j in range(size):
            T[:, j] = self.space.friction(self.free[j].index, N[:, j])[0]
        tau = np.zeros_like(U)
        for j, rows in enumerate(self.rows):
            tau[:, rows] = -T[:, [j]] * U[:, rows]
        return tau, _pivots(J)


def _solved(J: np.ndarray, right: np.ndarray) -> np.ndarray:
    """J^-1 right for K of them; NaN where there is none."""
    if J.shape[1] == 1:
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.asarray(right / J[:, :, 0])
    try:
        return np.asarray(np.linalg.solve(J, right[:, :, None])[:, :, 0])
    except np.linalg.LinAlgError:
        return np.full_like(right, np.nan)


def _pivots(J: np.ndarray) -> np.ndarray:
    """p of every element with the others following it: 1 / (J^-1)_ii."""
    if J.shape[1] == 1:
        return J[:, :, 0]
    try:
        return np.asarray(1 / np.diagonal(np.linalg.inv(J), axis1=1, axis2=2))
    except np.linalg.LinAlgError:
        return np.zeros(J.shape[:2])


class ModeForces:
    """Forces of sets of modes of some contacts and elements, at one instant."""

    def __init__(self, space: Space, gates: Sequence[int], parts: Sequence[Part]) -> None:
        self.space, self.parts = space, {p.index: p for p in parts}
        w = np.sqrt(np.maximum(np.diag(space.W), 0.0))
        self.w = np.where(w > 0, w, 1.0)
        self.own = [*gates, *(k for p in parts for k in span(space.rows[p.index]))]
        self.size = float(np.max(np.abs(space.c[self.own] / self.w[self.own]), initial=0.0))

    def held(self, closed: Sequence[int], sticks: Sequence[int]) -> list[int]:
        """Rows that do not accelerate."""
        return [*closed, *(k for i in sticks for k in span(self.space.rows[i]))]

    def affine(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        sliding: dict[int, np.ndarray],
        sought: Sequence[int] = (),
    ) -> tuple[Affine, list[np.ndarray]] | None:
        """Everything by the friction of what is not linear and of what is sought, and the directions of the former."""
        space, rows = self.space, self.space.rows
        held = self.held(closed, sticks)
        columns = np.eye(len(space.u))[:, held]
        free: list[Part] = []
        given: list[np.ndarray] = []
        for i, d in sliding.items():
            gate = self.parts[i].gate
            if gate is None or i in space.by_load:
                free.append(self.parts[i])
                given.append(d)
            else:
                columns[rows[i], closed.index(gate)] = -space.mu[i] * d
        free += [self.parts[i] for i in sought]
        own = [k for p in free for k in span(rows[p.index])]
        right = -np.column_stack([space.c[held], space.W[np.ix_(held, own)]])
        x = self._least(space.W[held] @ columns, right, held)
        if x is None:
            return None
        whole = columns @ x
        F = whole[:, 1:]
        F[own, range(len(own))] += 1.0
        places, first = [], 0
        for p in free:
            count = len(span(rows[p.index]))
            places.append(slice(first, first + count))
            first += count
        return Affine(space, free, places, whole[:, 0], F), given

    def solve(
        self, closed: tuple[int, ...], sticks: tuple[int, ...], directions: dict[int, np.ndarray]
    ) -> Set | None:
        """Forces and accelerations of a set of modes; None if no forces hold it, the first if several do."""
        return next(iter(self.solutions(closed, sticks, directions)), None)

    def solutions(
        self, closed: tuple[int, ...], sticks: tuple[int, ...], directions: dict[int, np.ndarray]
    ) -> list[Set]:
        """All forces of a set of modes: one, none, or several where coefficients depend on them."""
        found = self.affine(closed, sticks, directions)
        if found is None:
            return []
        affine, given = found
        guesses: Sequence[np.ndarray | None] = affine.guesses()
        sets = [self._set(closed, sticks, directions, affine, given, x) for x in guesses or [None]]
        return self._differing([one for one in sets if one is not None])

    def _set(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        directions: dict[int, np.ndarray],
        affine: Affine,
        given: list[np.ndarray],
        guess: np.ndarray | None,
    ) -> Set | None:
        f, p = affine.f0, {}
        if affine.free:
            tau, pivots = affine.frictions(np.concatenate(given)[None], guess)
            if not np.isfinite(tau).all():
                return None
            f = f + affine.F @ tau[0]
            p = {part.index: float(v) for part, v in zip(affine.free, pivots[0], strict=True)}
        return Set(closed, sticks, directions, f, self.space.W @ f + self.space.c, p)

    def _differing(self, sets: Sequence[Set]) -> list[Set]:
        """Those whose forces differ by more than rounding."""
        found: list[Set] = []
        for one in sets:
            size = max(self.size, float(np.max(np.abs(one.f * self.w), initial=0.0)))
            if not any(np.max(np.abs(one.f - x.f) * self.w) <= SURE * size for x in found):
                found.append(one)
        return found

    def towards(
        self,
        closed: tuple[int, ...],
        sticks: tuple[int, ...],
        known: dict[int, np.ndarray],
        index: int,
    ) -> Callable[[np.ndarray], np.ndarray]:
        """Accelerations (K, 2) of an element that slides towards each row of d (K, 2); NaN where none fit."""
        found = self.affine(closed, sticks, known, [index])
        if found is None:
            return lambda d: np.full(d.shape, np.nan)
        affine, given = found
        rows = self.space.rows[index]
        still, by = affine.a0[rows], affine.A[rows].T

        def rates(d: np.ndarray) -> np.ndarray:
            U = np.hstack([*(np.tile(x, (len(d), 1)) for x in given), d]) if given else d
            tau, _ = affine.frictions(U)
            return np.asarray(still + tau @ by)

        return rates

    def share(self, part: Part) -> tuple[float, float]:
        """p and b of p N + b = 0 for an element that slides on a constraint, by itself."""
        thrust, rows = self.space.thrusts[part.index], self.space.rows[part.index]
        N, mu = float(np.linalg.norm(thrust.base)), float(self.space.mu[part.index])
        unit = thrust.base / N if N > 0 else thrust.base
        return 1 + mu * float(unit @ thrust.L[:, rows] @ part.direction), -N

    def _least(self, G: np.ndarray, right: np.ndarray, held: list[int]) -> np.ndarray | None:
        """G^-1 right, the smallest where contacts are redundant; None where the first column has no solution."""
        if not held:
            return np.zeros((0, right.shape[1]))
        w = self.w[held]
        scaled, b = G / np.outer(w, w), right / w[:, None]
        x, rank = smallest_solution(scaled, b, SINGULAR)
        if rank < len(held):
            off = np.abs(scaled @ x[:, 0] - b[:, 0]).max()
            if off > SURE * max(float(np.abs(b[:, 0]).max()), self.size):
                return None
        return np.asarray(x / w[:, None])

    def sharing(self, one: Set) -> list[int]:
        """The closed gates of which other forces give the same motion."""
        held = self.held(one.closed, one.sticks)
        if not held:
            return []
        w = self.w[held]
        scaled = self.space.W[np.ix_(held, held)] / np.outer(w, w)
        values, vectors = np.linalg.eigh(scaled)
        null = np.abs(vectors[:, values <= SINGULAR * len(held)]).max(axis=1, initial=0.0) > SHARE
        rows = {k for k, part in zip(held, null, strict=True) if part}
        own = {j: {j} for j in one.closed}
        for p in self.parts.values():
            if p.gate in own and p.index in one.sticks:
                own[p.gate] |= set(span(self.space.rows[p.index]))
        return [j for j in one.closed if own[j] & rows]


def span(rows: slice) -> list[int]:
    """The numbers of a slice."""
    return list(range(rows.start, rows.stop))

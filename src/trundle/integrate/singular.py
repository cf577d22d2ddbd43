"""Cross an isolated loss of rank: constraints lose their independence for an instant, as those of a flat four-bar do.

At time t* the smallest singular value of A reaches zero, linearly in time, and beside it accelerations are errors
divided by errors: the nearer a state, the worse. The motion itself can be smooth there. So it is carried across by one
step of Gauss collocation whose nodes lie on both sides of t*, none of them near:

    q'' = sum_k C_k x^k,    x = (t - t*) / tau in [-1, 1],
    q, v at a node: integrated from the start, put back on the constraints;  q'' there: by the pivoted solve

Two orders, NODES - 2 and NODES of them, must agree, the polynomial must meet the accelerations at both ends and lie on
the constraints at t*; otherwise a smaller tau is tried. If none does, no smooth continuation is known. A motion that
passes a singular place nearby, not through it, has none either: steps with the pivoted solve follow it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.production import W
from trundle.integrate.kernel import Steps, joined
from trundle.integrate.machine import NODES, Machine
from trundle.integrate.pivoted import STATUS, buffer_size, pivoted_solve
from trundle.integrate.stored import sample

if TYPE_CHECKING:
    from trundle.integrate.record import Phase

ROUNDS, SETTLES, SETTLED = 40, 1e-8, 1e-14  # of the iteration for the accelerations at the nodes
PATIENCE = 5  # rounds in which its changes fall to half, or it does not settle
FINEST, ENOUGH = 1e-12, 1e-11  # agreement of two orders, relative: not improved on; accepted
PART, COARSEST = 0.1, 1e-9  # of rtol: accepted too, up to the second
MEETS = 1e-4  # of the largest acceleration: how well the polynomial meets those at the ends
NO_PUSH = 1e-6  # of the velocity in tau: the least that the largest acceleration counts as
TRIALS, SMALLER, NEAR = 20, 0.6, 0.5  # sizes of tau, and how near t* the run got, in tau
NOTHING = 1e-9  # of the largest singular value: a row that depends on others
# Of the smallest singular value: where a closer look pays, and where the branch is lost.
DIP, LOST = 1e-3, 1e-8
STEPS, CLOSEST = 80, 1e-9  # looked back at to find t*, and how closely at the end of a phase
# Of the smallest singular value: when it is too small to judge by, and when two are apart.
UNSURE, APART = 1e-6, 1.5
EXPECTED, BEFORE = 4, 0.3  # coefficients that accelerations before t* give, in tau, and up to where


@dataclass
class Passage:
    """The way across: where it begins and ends, the state there, and q'' = sum_k C_k x^k (C: NODES x n)."""

    begin: float
    end: float
    y: np.ndarray
    C: np.ndarray

    def parameters(self, P: np.ndarray) -> np.ndarray:
        """P, extended by the data of the native polynomial program (`Machine.across`)."""
        half = (self.end - self.begin) / 2
        return np.concatenate([P, [self.begin + half, half], self.C.ravel()])


@dataclass
class ProjectedSystem:
    """A system with given parameters p: projects states onto its constraints, and gives accelerations there."""

    eq: Equations
    p: np.ndarray
    D: np.ndarray  # scales of the coordinates
    R: np.ndarray  # and of the rows of A

    @classmethod
    def of(cls, machine: Machine, P: np.ndarray) -> ProjectedSystem:
        """With the scales of where the run began."""
        eq, first = machine.equations, machine.scales_place
        D, R = P[first : first + eq.n], P[first + eq.n + 1 : first + eq.n + 1 + eq.m]
        return cls(eq, P[: eq.p.shape[0]], D, R)

    def over(self, *steps: Steps) -> ProjectedSystem:
        """With rows that were short where the run began scaled by where they are longest."""
        rows = [self.rows(np.asarray(one.t), np.asarray(one.y)) for one in steps]
        longest = np.abs(np.concatenate(rows)).max(axis=(0, 2)) / np.sqrt(W)
        return replace(self, R=self.R / np.maximum(longest, 1.0))

    def rows(self, t: np.ndarray, y: np.ndarray) -> np.ndarray:
        """A (N, m, n) at N times t and states y (N, 2n), in the scales of its rows and of the coordinates."""
        A = self.eq.terms(t[None], y.T, self.p)[2].full().reshape(self.eq.m, -1, self.eq.n)
        return np.swapaxes(self.R[:, None, None] * A * self.D, 0, 1)

    def singular_values(self, t: float | np.ndarray, y: np.ndarray) -> np.ndarray:
        """The singular values of A in these scales; the largest first.

        t, y   a time and its state (2n), or N of them: (N) and (N, 2n)
        """
        scaled = self.rows(np.atleast_1d(t), np.atleast_2d(y))
        return np.linalg.svd(scaled if np.ndim(t) else scaled[0], compute_uv=False)

    def least(self, t: float, y: np.ndarray) -> float:
        """The smallest singular value of the rows that do not depend on others."""
        values = self.singular_values(t, y)
        return float(values[values > NOTHING * values[0]].min(initial=np.inf))

    def left_by(self, t: float, y: np.ndarray) -> float:
        """How far positions are off the constraints, in the same scales."""
        phi = flat(self.eq.terms(t, y, self.p)[4]) * self.R[self.eq.phi_rows]
        return float(np.abs(phi).max(initial=0.0))

    def put_on(self, t: float, y: np.ndarray) -> np.ndarray:
        """Put y on the constraints, positions first, by the least change in the metric of the masses."""
        eq, n, y = self.eq, self.eq.n, y.copy()
        for _ in range(2):
            M, _, A, _, phi, _ = (part.full() for part in eq.terms(t, y, self.p))
            if len(phi):
                y[:n] += self._solve(M, np.zeros(n), A[eq.phi_rows], -phi.ravel())
        M, _, A, _, _, rho = (part.full() for part in eq.terms(t, y, self.p))
        y[n:] += self._solve(M, np.zeros(n), A, -rho.ravel())
        return y

    def acceleration(self, t: float, y: np.ndarray) -> np.ndarray:
        M, Q, A, b = (part.full() for part in self.eq.terms(t, y, self.p)[:4])
        return self._solve(M, Q.ravel(), A, b.ravel())

    @staticmethod
    def _solve(M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray) -> np.ndarray:
        n, m = len(Q), len(b)
        x, lam, buffer = np.empty(n), np.empty(m), np.zeros(buffer_size(n, m))
        M, Q, A, b = (np.ascontiguousarray(part) for part in (M, Q, A, b))
        pivoted_solve(M, Q, A, b, x, lam, buffer)
        return x if not int(buffer[STATUS]) & ~2 else np.full(n, np.nan)


def moved(x: np.ndarray, half: float, y: np.ndarray, C: np.ndarray) -> np.ndarray:
    """States (N, 2n) at x (N): the polynomial integrated twice from the state y at x = -1."""
    n, k = len(y) // 2, np.arange(len(C))
    x, first = np.asarray(x)[:, None], (-1.0) ** (k + 1)
    once = (x ** (k + 1) - first) / (k + 1)
    twice = (x ** (k + 2) + first) / ((k + 1) * (k + 2)) - first * (x + 1) / (k + 1)
    q = y[:n] + half * (x + 1) * y[n:] + half**2 * twice @ C
    return np.hstack([q, y[n:] + half * once @ C])


def collocated(
    place: ProjectedSystem, begin: float, half: float, y: np.ndarray, count: int, guess: np.ndarray
) -> np.ndarray:
    """The coefficients C (count, n) of the step, from the first of them; NaN if the iteration does not settle."""
    n, x = place.eq.n, np.polynomial.legendre.leggauss(count)[0]
    C = np.zeros((count, n))
    C[: len(guess)] = guess
    times, before, last = begin + half * (x + 1), np.full((count, n), np.inf), np.inf
    changes, moving = list[float](), np.abs(y[n:] / place.D).max() / half
    with np.errstate(invalid="ignore"):
        for _ in range(ROUNDS):
            states = zip(times, moved(x, half, y, C), strict=True)
            a = np.array([place.acceleration(t, place.put_on(t, row)) for t, row in states])
            C = np.linalg.solve(np.vander(x, count, increasing=True), a)
            change, size = (np.abs(part / place.D).max() for part in (a - before, a))
            size = max(size, moving)  # nothing may push
            changes.append(change)
            if not change <= SETTLES * size:
                if len(changes) > PATIENCE and not change <= 0.5 * changes[-PATIENCE]:
                    break
                before, last = a, np.inf
                continue
            if change <= SETTLED * size or change > 0.5 * last:
                return C
            before, last = a, change
    return np.full_like(C, np.nan)


def continued(
    place: ProjectedSystem,
    state: Callable[[float], np.ndarray],
    known: np.ndarray,
    t: float,
    half: float,
) -> np.ndarray:
    """What the accelerations in `known` times let expect: the first coefficients of a step of 2 half around t*."""
    first, last = (known[[0, -1]] - t) / half
    x = np.linspace(max(-2.0, first), min(-BEFORE, last), 2 * EXPECTED)
    a = np.array([place.acceleration(t + half * one, state(t + half * one)) for one in x])
    if not np.isfinite(a).all():
        return np.zeros((0, place.eq.n))
    return np.asarray(np.linalg.lstsq(np.vander(x, EXPECTED, increasing=True), a)[0])


def step_across(
    place: ProjectedSystem, begin: float, end: float, y: np.ndarray, guess: np.ndarray
) -> tuple[Passage, float]:
    """Make the step from y at `begin`; the relative difference of two orders at its end (NaN: no such step).

    guess   the first coefficients, roughly; far from them a projection may land on another branch
    """
    n, half = place.eq.n, (end - begin) / 2
    fine, coarse = (collocated(place, begin, half, y, count, guess) for count in (NODES, NODES - 2))
    one, other = (moved(np.array([1.0]), half, y, C)[0] for C in (fine, coarse))
    scale = np.tile(place.D, 2)
    size = np.repeat([np.abs(part / place.D).max() for part in (y[:n], y[n:])], n)
    with np.errstate(invalid="ignore", divide="ignore"):
        off = np.abs((one - other) / scale / size).max()
    there = place.acceleration(end, place.put_on(end, one)) if np.isfinite(one).all() else one[:n]
    ends = [
        fine.sum(axis=0) - there,
        fine.T @ (-1.0) ** np.arange(NODES) - place.acceleration(begin, y),
    ]
    most = max(np.abs(fine / place.D).sum(axis=0).max(), NO_PUSH * size[-1] / half)
    meets = np.abs(np.array(ends) / place.D).max() <= MEETS * most
    middle = moved(np.zeros(1), half, y, fine)[0]
    left = place.left_by(begin + half, middle) / place.singular_values(begin, y)[0]
    off = max(off, left / size[0])  # of where the step begins: at t* all coordinates may be zero
    return Passage(begin, end, y, fine), float(off) if meets else np.nan


def loss_of_rank(
    place: ProjectedSystem, state: Callable[[float], np.ndarray], times: np.ndarray
) -> float:
    """The time t* at which A loses rank, from its singular values at states before; NaN if they do not go to zero.

    Beside t*, where the least of them is below UNSURE of what it was, accelerations and so states are errors.
    """
    back = (times[-1] - times[0]) * np.append(np.geomspace(1, CLOSEST, STEPS), 0)
    times = times[np.unique(np.searchsorted(times, times[-1] - back))]
    values = np.array([place.singular_values(t, state(t)) for t in times])
    rank = int((values > NOTHING * values[:, :1]).sum(axis=1).max())
    least = values[:, rank - 1]
    known = [int(np.flatnonzero(least > UNSURE * least.max())[-1])]
    while len(known) < 3 and len(
        larger := np.flatnonzero(least[: known[-1]] > APART * least[known[-1]])
    ):
        known.append(int(larger[-1]))
    if len(known) < 2 or least[known[-1] : known[0]].min() < least[known[0]]:
        return np.nan
    return float(np.polynomial.Polynomial.fit(least[known], times[known], len(known) - 1)(0.0))


def dips(machine: Machine, phase: Phase) -> list[tuple[int, bool]]:
    """The steps at which a phase was nearest to a loss of rank, and whether it got so near that its branch is lost.

    Near is the smallest singular value of A, of the largest that this had in the phase.
    """
    steps = phase.steps
    place = ProjectedSystem.of(machine, phase.P).over(steps)
    values = place.singular_values(np.asarray(steps.t), np.asarray(steps.y))
    rank = int((values > NOTHING * values[:, :1]).sum(axis=1).max(initial=0))
    if not rank:
        return []
    least = values[:, rank - 1] / values[:, rank - 1].max()
    found = np.flatnonzero((least[1:-1] < least[:-2]) & (least[1:-1] <= least[2:])) + 1
    return [(int(i), bool(least[i] < LOST)) for i in found if least[i] < DIP]


def find_passage(
    machine: Machine, phases: list[Phase], t_end: float, rtol: float
) -> tuple[Passage | None, bool]:
    """The way across a loss of rank near the end of these phases, or None; and whether they end beside one.

    t_end   where the phase must end at the latest
    """
    place = ProjectedSystem.of(machine, phases[-1].P).over(*(phase.steps for phase in phases))

    def state(t: float) -> np.ndarray:
        one = next(phase for phase in reversed(phases) if phase.begin <= t)
        found = sample(machine.code(one.solve, one.P), one.steps, [t], one.P)[0]
        return np.asarray(found[0])

    times = np.unique(np.concatenate([phase.steps.t for phase in phases]))
    t = loss_of_rank(place, state, times) if len(times) > 1 else np.nan
    half = float(np.diff(times).max(initial=0.0))
    beside = place.least(times[-1], state(times[-1])) < DIP * place.least(times[0], state(times[0]))
    best, least = None, min(max(ENOUGH, PART * rtol), COARSEST)
    for _ in range(TRIALS):
        begin, end, last = t - half, t + half, times[-1]
        if times[0] <= begin <= last and end <= t_end and t - last < NEAR * half:
            guess = continued(place, state, times, t, half)
            y = place.put_on(begin, state(begin))
            passage, off = step_across(place, begin, end, y, guess)
            if off <= least:
                best, least = passage, off
            if off <= FINEST:
                break
        half *= SMALLER
    return best, beside


def cut(phase: Phase, t: float, y: np.ndarray) -> Steps:
    """The steps of a phase before a time, up to the row that ends it there."""
    count = int(np.searchsorted(phase.steps.t, t))
    kept = Steps(*(column[:count] for column in phase.steps))
    memory = np.zeros((1, phase.steps.memory.shape[1]))
    return joined([kept, Steps(np.array([t]), np.zeros(1), y[None].copy(), memory)])

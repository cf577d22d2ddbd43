"""Coulomb's cone at several contacts: which contacts push, stick and slip, and with what.

Contacts i = 1..k, three rows each (normal, tangent 1, tangent 2), a = W f + c, W (3k x 3k) symmetric and >= 0. Sought
is f with, at every contact,

    f_n >= floor,  a_n >= 0,  (f_n - floor) a_n = 0        if the contact is `watched`; else f_n = floor,
    f_t = -mu f_n d                                        if the direction of slip d is given; else
    a_t = 0 and |f_t| <= mu f_n                            (stick), or
    f_t = -mu f_n d and a_t = |a_t| d                      (slip).

The same problem has three uses: a = rate of velocity and f = rate of impulse (Routh), a = velocity after an impact and
f = impulse (Moreau-Jean), a = acceleration and f = force. `solutions` tries every set of modes, and returns one
solution for each different motion a. A contact that slips out of rest has its directions from a quartic, which has
them all:

>>> import numpy as np
>>> W = np.diag([1.0, 3.5, 3.5])
>>> found = solutions(W, np.array([-1.0, 2.0, 0.0]), mu=np.array([0.3]))
>>> [(s.modes, s.force.round(12).tolist()) for s in found]
[((('push', 'slip'),), [1.0, -0.3, 0.0])]
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Mode = tuple[str, str]
"""(normal, tangent): normal is "push" (a_n = 0) or "floor" (f_n = floor); tangent "stick", "slip" or "none"."""

LOOSE = 1e-11
"""Inequalities hold to this part of the terms in them."""
RANK = 1e-12
"""Singular values below this part of the largest belong to redundant contacts; the force is then the smallest one."""
ROUNDS = 8


@dataclass(frozen=True)
class Solution:
    """One consistent set of modes: f and a = W f + c (3k), directions of slip (k x 2; zeros where nothing slips)."""

    modes: tuple[Mode, ...]
    force: Array
    motion: Array
    directions: Array


@dataclass(frozen=True)
class Problem:
    """W, c, mu (k), floor (k), watched (k); given (k x 2) has a row of NaN where the direction of slip is sought."""

    W: Array
    c: Array
    mu: Array
    floor: Array
    watched: NDArray[np.bool_]
    given: Array

    @property
    def count(self) -> int:
        return len(self.mu)

    def options(self, i: int) -> list[Mode]:
        """The modes that contact i may have."""
        tangents = (
            ["slip"] if self.mu[i] == 0 or not np.isnan(self.given[i, 0]) else ["stick", "slip"]
        )
        pushed: list[Mode] = [("push", t) for t in tangents] if self.watched[i] else []
        resting: list[Mode] = (
            [("floor", t) for t in tangents] if self.floor[i] > 0 else [("floor", "none")]
        )
        return pushed + resting

    def free_slip(self, i: int, mode: Mode) -> bool:
        """Whether the direction of slip of contact i has to be found."""
        return mode[1] == "slip" and self.mu[i] > 0 and bool(np.isnan(self.given[i, 0]))


def solutions(
    W: Array,
    c: Array,
    mu: Array,
    floor: Array | None = None,
    watched: NDArray[np.bool_] | None = None,
    given: Array | None = None,
    avoid: tuple[Mode, ...] = (),
) -> list[Solution]:
    """Every motion that is consistent, each with one set of modes; [] if there is none.

    The set with most contacts pushing comes first. Sets in which two contacts or more slip out of rest are tried if no
    other holds. `avoid` is a set of modes to leave out: the one that has just ceased to hold.
    """
    k = len(mu)
    problem = Problem(
        W,
        c,
        mu,
        np.zeros(k) if floor is None else floor,
        np.ones(k, bool) if watched is None else watched,
        np.full((k, 2), np.nan) if given is None else given,
    )
    found: list[Solution] = []
    sets = product(*(problem.options(i) for i in range(k)))
    for modes in sorted(sets, key=lambda m: sum(map(problem.free_slip, range(k), m)) > 1):
        unknown = sum(map(problem.free_slip, range(k), modes))
        if modes == avoid or (unknown > 1 and found):
            continue
        for directions in _directions(problem, modes):
            force = forces(problem, modes, directions)
            motion = W @ force + c
            if _consistent(problem, modes, directions, force, motion):
                size = LOOSE * (np.abs(W) @ np.abs(force) + np.abs(c)).max()
                if all(np.abs(motion - other.motion).max() > 100 * size for other in found):
                    found.append(Solution(modes, force, motion, directions))
    return found


def forces(
    problem: Problem, modes: tuple[Mode, ...], directions: Array, regular: bool = False
) -> Array:
    """f (3k) of modes with known directions: a linear system; the smallest f if it is not `regular` (redundant)."""
    columns, rows, known = _unknowns(problem, modes, directions)
    if not rows:
        return known
    right = -(problem.c[rows] + problem.W[rows] @ known)
    A = problem.W[rows] @ columns
    force: Array = known + columns @ (np.linalg.solve(A, right) if regular else _solve(A, right))
    return force


def _unknowns(
    problem: Problem, modes: tuple[Mode, ...], directions: Array, without: int = -1
) -> tuple[Array, list[int], Array]:
    """Columns that the unknowns multiply, rows of a that are zero, what of f is known; `without` is left out."""
    n = len(problem.c)
    columns: list[Array] = []
    rows: list[int] = []
    known = np.zeros(n)
    for i, (normal, tangent) in enumerate(modes):
        if i == without:
            continue
        ray = np.zeros(n)
        ray[3 * i] = 1
        if tangent == "slip":
            ray[3 * i + 1 : 3 * i + 3] = -problem.mu[i] * directions[i]
        if normal == "push":
            columns.append(ray)
            rows.append(3 * i)
        else:
            known += problem.floor[i] * ray
        if tangent == "stick":
            columns.extend(np.eye(n)[3 * i + 1 : 3 * i + 3])
            rows.extend((3 * i + 1, 3 * i + 2))
    return np.array(columns).reshape(len(columns), n).T, rows, known


def is_regular(problem: Problem, modes: tuple[Mode, ...], directions: Array) -> bool:
    """Whether the contacts are not redundant, by far."""
    columns, rows, _ = _unknowns(problem, modes, directions)
    return not rows or bool(np.linalg.cond(problem.W[rows] @ columns) < 1e-3 / RANK)


def _solve(A: Array, right: Array) -> Array:
    """A^-1 right, or the smallest least-squares solution where A is singular."""
    u, s, vt = np.linalg.svd(A)
    keep = s > RANK * s[0] if s.size and s[0] > 0 else np.zeros(len(s), bool)
    if keep.all():
        return np.asarray(np.linalg.solve(A, right), float)
    least: Array = vt[keep].T @ ((u.T[keep] @ right).T / s[keep]).T
    return least


def _consistent(
    problem: Problem, modes: tuple[Mode, ...], directions: Array, force: Array, motion: Array
) -> bool:
    """Whether every inequality and every equation of the modes holds, to LOOSE of the terms in it."""
    a_size = LOOSE * (np.abs(problem.W) @ np.abs(force) + np.abs(problem.c)).max()
    f_size = LOOSE * np.abs(force).max()
    for i, (normal, tangent) in enumerate(modes):
        f, a = force[3 * i : 3 * i + 3], motion[3 * i : 3 * i + 3]
        if normal == "push" and (f[0] < problem.floor[i] - f_size or abs(a[0]) > a_size):
            return False
        if normal == "floor" and problem.watched[i] and a[0] < -a_size:
            return False
        if tangent == "stick":
            if np.hypot(f[1], f[2]) > problem.mu[i] * f[0] + f_size or np.abs(a[1:]).max() > a_size:
                return False
        elif problem.free_slip(i, modes[i]):
            d = directions[i]
            if a[1:] @ d < -a_size or abs(a[2] * d[0] - a[1] * d[1]) > a_size:
                return False
    return True


def _directions(problem: Problem, modes: tuple[Mode, ...]) -> list[Array]:
    """Directions of slip (k x 2) that the modes allow: all if one is unknown; several are sought from a few starts.

    Two from 4 starts each. More contacts hold one body or few, so that they slip nearly alike: all from the same 4.
    """
    base = np.where(np.isnan(problem.given), 0.0, problem.given)
    free = [i for i, mode in enumerate(modes) if problem.free_slip(i, mode)]
    if not free:
        return [base]
    if len(free) == 1:
        return [_with(base, free[0], d) for d in _roots(problem, modes, base, free[0])]
    corners = [np.array([np.cos(q), np.sin(q)]) for q in 0.3 + np.pi / 2 * np.arange(4)]
    found: list[Array] = []
    starts = product(corners, repeat=2) if len(free) == 2 else [(d,) * len(free) for d in corners]
    for start in starts:
        trial = base.copy()
        trial[free] = start
        settled = _settle(problem, modes, trial, free)
        if settled is not None and all(np.abs(settled - other).max() > 1e-9 for other in found):
            found.append(settled)
    return found


def _with(directions: Array, i: int, d: Array) -> Array:
    changed = directions.copy()
    changed[i] = d
    return changed


def _settle(
    problem: Problem, modes: tuple[Mode, ...], directions: Array, free: list[int]
) -> Array | None:
    """Each contact's root nearest to its last direction in turn, then Newton for all; None if that does not settle."""
    for _ in range(ROUNDS):
        for i in free:
            roots = _roots(problem, modes, directions, i)
            if not roots:
                return None
            directions = _with(directions, i, max(roots, key=lambda d: float(d @ directions[i])))

    def off(angles: Array) -> Array:
        trial = directions.copy()
        trial[free] = np.column_stack([np.cos(angles), np.sin(angles)])
        a = (problem.W @ forces(problem, modes, trial) + problem.c).reshape(-1, 3)[free, 1:]
        return np.asarray(a[:, 1] * trial[free, 0] - a[:, 0] * trial[free, 1])

    angles = np.arctan2(directions[free, 1], directions[free, 0])
    small = 1e-6
    for _ in range(ROUNDS):
        slope = np.column_stack(
            [(off(angles + e) - off(angles - e)) / (2 * small) for e in small * np.eye(len(free))]
        )
        change = _solve(slope, off(angles))
        if np.abs(change).max() > 1:
            return None
        angles = angles - change
        if np.abs(change).max() < 1e-15:
            break
    if np.abs(change).max() > 1e-12:
        return None
    settled = directions.copy()
    settled[free] = np.column_stack([np.cos(angles), np.sin(angles)])
    return settled


def _roots(problem: Problem, modes: tuple[Mode, ...], directions: Array, i: int) -> list[Array]:
    """Directions d of contact i with a_t = |a_t| d, the others being eliminated: a = w f + b, and with e normal to d
    e.(alpha + M d) = 0, where f_n = -b_n / (w_nn - mu w_nt.d) ("push") or the floor."""
    columns, rows, known = _unknowns(problem, modes, directions, without=i)
    here = slice(3 * i, 3 * i + 3)
    W, mu = problem.W, problem.mu[i]
    w, b = W[here, here], problem.c[here] + W[here] @ known
    if rows:
        right = np.column_stack([W[rows, here], problem.c[rows] + W[rows] @ known])
        gone = W[here] @ columns @ _solve(W[rows] @ columns, right)
        w, b = w - gone[:, :3], b - gone[:, 3]
    if modes[i][0] == "push":
        alpha, M = (
            b[1:] * w[0, 0] - b[0] * w[1:, 0],
            mu * (b[0] * w[1:, 1:] - np.outer(b[1:], w[0, 1:])),
        )
    else:
        q = problem.floor[i]
        alpha, M = b[1:] + q * w[1:, 0], -mu * q * w[1:, 1:]
    roots = []
    for d in circle_roots(alpha, M):
        f_n = problem.floor[i]
        if modes[i][0] == "push":
            slope = w[0, 0] - mu * w[0, 1:] @ d
            if slope == 0:
                continue
            f_n = -b[0] / slope
        if f_n >= 0 and (b[1:] + f_n * (w[1:, 0] - mu * w[1:, 1:] @ d)) @ d >= 0:
            roots.append(d)
    return roots


def circle_roots(alpha: Array, M: Array) -> list[Array]:
    """Unit vectors d with e.(alpha + M d) = 0, e = d turned by 90 degrees: up to four, by a quartic in exp(i angle).

    >>> [d.round(9).tolist() for d in circle_roots(np.array([2.0, 0.0]), -np.eye(2))]
    [[1.0, 0.0], [-1.0, 0.0]]
    """
    a0, a2, b2 = (M[1, 0] - M[0, 1]) / 2, (M[1, 0] + M[0, 1]) / 2, (M[1, 1] - M[0, 0]) / 2
    a1, b1 = alpha[1], -alpha[0]
    size = abs(a0) + abs(a1) + abs(b1) + abs(a2) + abs(b2)
    if size <= 8 * np.finfo(float).eps * (np.abs(M).max() + np.abs(alpha).max()):
        return []
    poly = np.array([a2 - 1j * b2, a1 - 1j * b1, 2 * a0, a1 + 1j * b1, a2 + 1j * b2]) / size
    poly[np.abs(poly) < 1e-15] = 0
    angles: list[float] = []
    for z in np.roots(poly):
        if abs(abs(z) - 1) > 1e-3:
            continue
        q = float(np.angle(z))
        for _ in range(20):
            value = a0 + a1 * np.cos(q) + b1 * np.sin(q) + a2 * np.cos(2 * q) + b2 * np.sin(2 * q)
            slope = (
                -a1 * np.sin(q) + b1 * np.cos(q) - 2 * a2 * np.sin(2 * q) + 2 * b2 * np.cos(2 * q)
            )
            if abs(value) <= 1e-16 * size or slope == 0:
                break
            q -= float(np.clip(value / slope, -0.1, 0.1))
        if abs(value) <= 1e-13 * size and all(
            abs(np.sin((q - other) / 2)) > 1e-9 for other in angles
        ):
            angles.append(q)
    return [np.array([np.cos(q), np.sin(q)]) for q in sorted(angles)]

"""A family of steady motions followed by its arc length.

A step goes along the tangent, and back to the family at right angles to it, so that nothing happens where the family
turns back. Two kinds of points are found on the way:

    turning point   the tangent has no part along the parameter
    branch point    another family crosses: the Jacobian of the equations of steady motion loses rank. Between two
                    points its determinant, on the spaces in which it was regular at the first, changes sign
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from trundle.errors import ModelError
from trundle.study.arc import Arc
from trundle.study.steady import group_orbit, solved
from trundle.study.steady_equations import SOLVED, SteadyEquations, SteadyPoint, row_weights
from trundle.system import System

STEPS = 60  # of the parameter's range, at first


@dataclass(frozen=True)
class FamilyPlace:
    """A point on the family: its scaled unknowns, the tangent there, and the spaces in which J is regular."""

    point: SteadyPoint
    off: float
    z: np.ndarray
    tangent: np.ndarray
    left: np.ndarray
    right: np.ndarray


@dataclass(frozen=True)
class FollowedFamily:
    """A family as it was followed, and the special points on it."""

    places: list[FamilyPlace]
    turning: list[FamilyPlace]
    branching: list[FamilyPlace]


class Path(Arc[FamilyPlace]):
    """Following one family between two values of the parameter."""

    def __init__(self, system: System, problem: SteadyEquations, low: float, high: float) -> None:
        super().__init__(low, high)
        self.system, self.problem = system, problem
        self.branching: list[FamilyPlace] = []
        # branch points that were left: they are not found again
        self.passed: list[SteadyPoint] = []
        n = problem.eq.n
        self.counts = np.zeros(len(problem.unit), bool)  # unknowns whose change is the arc length
        self.counts[: 2 * n] = self.counts[-1] = True

    def along(self, begin: SteadyPoint, way: float) -> FollowedFamily:
        """From the solution near a try, towards where the parameter goes by `way`."""
        first = solved(self.system, self.problem.with_free(None), begin)
        if first.family:
            raise ModelError(
                f"The steady motion at the first end is {_dimensions(first.family)}.",
                "a single steady motion for each value of the parameter",
                "hold= leaves several ways to go on",
                "td.steady(system, start, hold=[...], over=...)  # hold one thing more",
            )
        here = self.place(first._point, first.residual, None)
        if here.tangent[-1] * way < 0:
            here = replace(here, tangent=-here.tangent)
        return self.track(here)

    def off(self, at: SteadyPoint, tangent: np.ndarray, side: int) -> FollowedFamily:
        """The crossing family, from a branch point, to one side."""
        across = self.directions(at)
        across = across - np.outer(tangent, tangent[self.counts] @ across[self.counts])
        length = np.linalg.norm(across[self.counts], axis=0)
        n = across[:, int(np.argmax(length))] / length.max()
        n = n * side * (1 if n[np.argmax(np.abs(n))] > 0 else -1)
        z, step = self.problem.vector(at), 1 / STEPS
        while step > 1e-6:
            row = np.where(self.counts, n, 0.0)
            target = z + step * n
            point, off = self.problem.solve(self.problem.moved(at, step * n), (row, target))
            apart = self.problem.vector(point) - z
            apart = apart - tangent * (tangent[self.counts] @ apart[self.counts])
            if off <= SOLVED and np.linalg.norm(apart[self.counts]) > 0.5 * step:
                self.passed.append(at)
                return self.track(self.place(point, off, n))
            step /= 3
        raise ModelError(
            "The search did not reach the crossing family.",
            "a branch point with one way out",
            "more than two families may meet there",
            "td.steady(system, start)  # with a start on the other family",
        )

    def directions(self, point: SteadyPoint) -> np.ndarray:
        """(unknowns, k): kernel of the Jacobian without what symmetry moves, unit length in what counts."""
        K, n = self.problem.kernel(point), self.problem.eq.n
        seen = K[self.counts]
        along = group_orbit(self.problem, point)
        if along.size:
            U, s, _ = np.linalg.svd(along, full_matrices=False)
            U = np.vstack(
                [U[:, s > 1e-9 * s.max()], np.zeros((1, int((s > 1e-9 * s.max()).sum())))]
            )
            seen = seen - U @ (U.T @ seen)
        _, s, Vt = np.linalg.svd(seen, full_matrices=False)
        chosen = K @ Vt[s > 1e-5].T
        assert n
        return np.asarray(chosen / np.linalg.norm(chosen[self.counts], axis=0))

    def place(self, point: SteadyPoint, off: float, before: np.ndarray | None) -> FamilyPlace:
        tangents = self.directions(point)
        if before is None or tangents.shape[1] == 1:
            t = tangents[:, 0]
        else:  # at a branch point: the direction nearest to the one before
            t = tangents @ (np.linalg.pinv(tangents[self.counts]) @ before[self.counts])
            t = t / np.linalg.norm(t[self.counts])
        if before is not None and t[self.counts] @ before[self.counts] < 0:
            t = -t
        J = self.problem.residual(point)[1]
        U, s, Vt = np.linalg.svd(row_weights(J)[:, None] * J, full_matrices=False)
        r = int(np.count_nonzero(s > 1e-10 * s.max()))
        return FamilyPlace(point, off, self.problem.vector(point), t, U[:, :r], Vt[:r].T)

    def step(self, here: FamilyPlace, length: float) -> FamilyPlace | None:
        """The point of the family so far ahead along the tangent; None if it is not found."""
        row = np.where(self.counts, here.tangent, 0.0)
        target = here.z + length * here.tangent
        trial = self.problem.moved(here.point, length * here.tangent)
        point, off = self.problem.solve(trial, (row, target), tries=12)
        if not off <= SOLVED:
            return None
        there = self.place(point, off, here.tangent)
        bend = there.tangent[self.counts] @ here.tangent[self.counts]
        return there if bend > 0.8 else None

    def track(self, here: FamilyPlace) -> FollowedFamily:
        places = self.go(here, (1 / STEPS) / max(abs(here.tangent[-1]), 0.3))
        return FollowedFamily(places, self.turning, self.branching)

    def value(self, here: FamilyPlace) -> float:
        return self.problem.mu(here.point)

    def slope(self, here: FamilyPlace) -> float:
        return float(here.tangent[-1])

    def end(self, here: FamilyPlace, value: float) -> list[FamilyPlace]:
        fixed = self.problem.with_free(None)
        point, off = fixed.solve(self.problem.at_mu(here.point, value))
        return [replace(here, point=point, off=off)] if off <= SOLVED else []

    # --- special points ---------------------------------------------------------------------------
    def between(self, here: FamilyPlace, there: FamilyPlace, length: float) -> None:
        """Branch points."""
        if self.singular(here, there) < 0:
            found = self.located(here, length, lambda at: self.singular(here, at))
            known = self.passed
            self.branching += [b for b in found if not any(self.same(b.point, q) for q in known)]

    def singular(self, here: FamilyPlace, there: FamilyPlace) -> float:
        """The smallest singular value of J there, on the spaces in which it is regular here, with det's sign."""
        J = self.problem.residual(there.point)[1]
        inner = here.left.T @ (row_weights(J)[:, None] * J) @ here.right
        first = self.problem.residual(here.point)[1]
        start = here.left.T @ (row_weights(first)[:, None] * first) @ here.right
        sign = np.linalg.slogdet(inner)[0] * np.linalg.slogdet(start)[0]
        return float(sign * np.linalg.svd(inner, compute_uv=False)[-1])

    def same(self, a: SteadyPoint, b: SteadyPoint) -> bool:
        apart = (self.problem.vector(a) - self.problem.vector(b))[self.counts]
        return bool(np.linalg.norm(apart) < 1e-3)


def _dimensions(count: int) -> str:
    return f"one of a family of {count} dimension{'s' * (count > 1)} already"

"""A family of periodic orbits followed by its arc length: the unknowns of shooting and the parameter change together.

The tangent solves r_x dx + r_mu dmu = 0, at right angles to shifts along the orbit and along symmetries, with the
derivatives of the variational equations (`shooting.py`).
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

import numpy as np

from trundle.study.arc import Arc
from trundle.study.local import Local, depends_on_time
from trundle.study.shooting import CLOSED, RANK, Shooting, Shot

STEPS = 40  # of the parameter's range, at first
ROUNDS = 10  # of Newton's method
BENDS = 0.8  # cosine of the angle between two tangents: less, and the step was too long


@dataclass(frozen=True)
class OnArc:
    """An orbit, and the tangent of the family there: of y (scaled), period, eta and the parameter."""

    shot: Shot
    tangent: np.ndarray


class OrbitArc(Arc[OnArc]):
    """Orbits between two values of a parameter."""

    def __init__(self, shooting: Shooting, place: int, low: float, high: float) -> None:
        super().__init__(low, high)
        self.shooting, self.place, self.size = copy(shooting), place, high - low
        self.shooting.place = place
        # neighbours between which the family does not turn back
        self.pairs: list[tuple[Shot, Shot]] = []

    def begin(self, orbit: Shot, way: float) -> OnArc:
        """An orbit with the tangent that goes the way of the parameter."""
        shot = self.shooting.shoot(orbit.at, orbit.period, orbit.eta)
        here = self._on(shot, None)
        return here if self.slope(here) * way > 0 else OnArc(shot, -here.tangent)

    def first(self, here: OnArc) -> float:
        return 1 / STEPS / max(abs(self.slope(here)), 0.3)

    def value(self, here: OnArc) -> float:
        return float(here.shot.at.p[self.place])

    def slope(self, here: OnArc) -> float:
        return float(here.tangent[-1])

    def between(self, here: OnArc, there: OnArc, length: float) -> None:
        if self.slope(here) * self.slope(there) > 0:
            self.pairs.append((here.shot, there.shot))

    def end(self, here: OnArc, value: float) -> list[OnArc]:
        shot = here.shot
        found = self.shooting.solve(at_value(shot.at, self.place, value), shot.period, shot.eta)
        return [OnArc(found, here.tangent)] if found.off < CLOSED else []

    def step(self, here: OnArc, length: float) -> OnArc | None:
        shot, own = here.shot, here.tangent
        d = shot.at.tangent.shape[1]
        inner = np.linalg.lstsq(self._columns(shot.at), own[: 2 * shot.at.n], rcond=None)[0]
        trial = self._moved(shot, length * np.concatenate([inner, own[2 * shot.at.n :]]))
        for _ in range(ROUNDS):
            if trial is None:
                return None
            r, J = self.shooting.residual(trial)
            if np.abs(r).max() < 1e-11 * trial.size:
                break
            slope = self.size * self.shooting.slope(trial)
            rows = np.vstack([np.column_stack([J, slope]), self._across(trial, own)])
            right = np.concatenate([-r, np.zeros(len(rows) - len(r))])
            better = self._moved(trial, np.linalg.lstsq(rows, right, rcond=RANK)[0])
            if better is None or not better.off < trial.off:
                break
            trial = better
        if trial is None or not trial.off < CLOSED or not d:
            return None
        there = self._on(trial, own)
        return there if float(there.tangent @ own) > BENDS else None

    # --- the unknowns -------------------------------------------------------------------------------
    def _columns(self, at: Local) -> np.ndarray:
        """Tangent vectors of the start, scaled (2n, d)."""
        return np.asarray(at.tangent / np.concatenate([at.D, at.D])[:, None])

    def _across(self, shot: Shot, tangent: np.ndarray) -> np.ndarray:
        """Rows that keep a step at right angles to the family, to the orbit and to symmetries."""
        at, n = shot.at, shot.at.n
        unit = np.concatenate([at.D, at.D])
        shifts = [self.shooting.symmetry.directions(at).T]
        if not depends_on_time(self.shooting.eq):
            shifts.append(np.concatenate([at.y[n:], at.a])[None])
        moves = np.vstack(shifts) / unit
        moves = moves / np.maximum(np.linalg.norm(moves, axis=1, keepdims=True), 1e-300)
        others = len(tangent) - 2 * n
        whole = np.vstack([tangent, np.hstack([moves, np.zeros((len(moves), others))])])
        return np.hstack([whole[:, : 2 * n] @ self._columns(at), whole[:, 2 * n :]])

    def _on(self, shot: Shot, before: np.ndarray | None) -> OnArc:
        """The orbit with its tangent; towards where the one before went."""
        _, J = self.shooting.residual(shot)
        slope = self.size * self.shooting.slope(shot)
        n = shot.at.n
        nothing = np.zeros(2 * n + J.shape[1] - shot.at.tangent.shape[1] + 1)
        across = self._across(shot, nothing)[1:]
        rows = np.vstack([np.column_stack([J, slope]), across])
        t = np.linalg.svd(rows)[2][-1]
        d = shot.at.tangent.shape[1]
        whole = np.concatenate([self._columns(shot.at) @ t[:d], t[d:]])
        whole = whole / np.linalg.norm(whole)
        if before is not None and whole @ before < 0:
            whole = -whole
        return OnArc(shot, whole)

    def _moved(self, shot: Shot, step: np.ndarray) -> Shot | None:
        """The try that a step of all unknowns leads to; None if it leads nowhere."""
        mu = float(shot.at.p[self.place]) + self.size * float(step[-1])
        self.shooting.guessed = shot.period
        return self.shooting.moved(shot, step[:-1], at_value(shot.at, self.place, mu))


def at_value(at: Local, place: int, value: float) -> Local:
    """The state with another value of the parameter, on its constraints."""
    p = at.p.copy()
    p[place] = value
    moved = at.like(at.t, at.y, p)
    return moved.projected(at.y) or moved

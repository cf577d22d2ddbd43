"""Shooting at periodic orbits: a start y0 and a period T such that the motion is at T where it was.

    y(T; y0) = g y0              g a symmetry (a wheel has rolled on), and the whole turns of angles that are given

Newton's method with the exact derivative of y(T): the columns Phi T0 of the variational equations for the tangent
vectors T0 of the constraints at y0, through switches by saltation. Steps are the shortest that do: a shift along the
orbit, or along a symmetry, is not made.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.errors import ModelError
from trundle.integrate.settings import Settings, run_settings
from trundle.study.local import Local, parameter_part
from trundle.study.local_modes import LocalInModes
from trundle.study.symmetry import Symmetry
from trundle.study.variational import Flow, RunStart
from trundle.system import System

STEPS = 40
CLOSED = 1e-8  # of the size of the orbit: a gap as small as this is closed
RANK = 1e-8
FAR = 5.0  # a period may be so much shorter or longer than its guess
PARTS = (1.0, 0.5, 0.2, 0.05)


@dataclass(frozen=True)
class Shot:
    """A try: the start, its period, the symmetry's components eta (s); where it went, and the derivative of that."""

    at: Local
    period: float
    eta: np.ndarray
    end: Local
    columns: np.ndarray  # Phi T0 (2n, d)
    by: tuple[np.ndarray, np.ndarray]  # y0 and y(T) by the parameter (2n) of a family; else empty
    gap: np.ndarray  # y(T) - g y0, scaled, of the coordinates that do not follow
    size: float  # of the orbit, scaled alike

    @property
    def off(self) -> float:
        return float(np.abs(self.gap).max(initial=0.0)) / self.size


class Shooting:
    """Orbits of a system with given parameters.

    turns (n)   by how much each coordinate is to be ahead after a period
    held        expressions of the start (k) and their values; free: whether the period is unknown
    place       of the parameter by which shots are differentiated too, if any
    """

    place: int | None = None

    def __init__(
        self, system: System, symmetry: Symmetry, turns: np.ndarray, free: bool, rtol: float,
        held: ca.Function, values: np.ndarray,
    ) -> None:  # fmt: skip
        self.system, self.symmetry, self.turns = system, symmetry, turns
        self.free, self.rtol, self.guessed = free, rtol, np.nan
        self.held, self.values = held, values

    @property
    def eq(self) -> Equations:
        return self.system.derived

    def shoot(self, at: Local, period: float, eta: np.ndarray) -> Shot:
        """Run once round."""
        n, own = at.n, self.symmetry.own
        begun = run_start_at(self.system, at)
        _, settings = run_settings(at.t, at.t + period, self.rtol)
        first = np.zeros((2 * n, 0)) if self.place is None else _follows(at, self.place)[:, None]
        vectors = np.hstack([at.tangent, first])
        margins = np.zeros((len(begun.y) - 2 * n, vectors.shape[1]))
        dp = np.zeros((len(at.p) if self.place is not None else 0, vectors.shape[1]))
        dp[[] if self.place is None else [self.place], -1] = 1.0
        flow = Flow(begun, np.vstack([vectors, margins]), settings, (), dp)
        status = flow.go_to(at.t + period)
        if status:
            raise ModelError(
                f"The run round the orbit {status}.",
                "a motion that lasts a whole period",
                fix="td.orbit(system, start, period=1.0)  # with the values of a run that nearly repeats",
            )
        y = flow.state[: 2 * n].copy()
        end = self._at(at, at.t + period, y, flow.P[flow.machine.own])
        pick, unit = self.picked(at)
        target = self.symmetry.moved(at.y, eta) + np.concatenate([self.turns, np.zeros(n)])
        gap = ((y - target)[pick]) / unit
        v = np.concatenate([at.D[own], at.D[own]])
        size = max(float(np.abs(np.concatenate([at.y[pick] / v, y[pick] / v])).max()), 1e-12)
        columns, d = flow.vectors[: 2 * n].copy(), at.tangent.shape[1]
        by = first.ravel(), columns[:, d:].ravel()
        return Shot(at, period, eta, end, columns[:, :d], by, gap, size)

    def _at(self, at: Local, t: float, y: np.ndarray, P: np.ndarray) -> Local:
        """Where a run came to, in the modes that it is in there."""
        if isinstance(at, LocalInModes):
            return LocalInModes(at.machine, t, y, P.copy())
        return Local(self.eq, t, y, parameter_part(self.eq, P), at.scales)

    def picked(self, at: Local) -> tuple[np.ndarray, np.ndarray]:
        """Places of the coordinates and velocities that do not follow, and their units."""
        own = self.symmetry.own
        return np.concatenate([own, at.n + own]), np.concatenate([at.D[own], at.D[own]])

    def linear_part(self, eta: np.ndarray) -> np.ndarray:
        """dg/dy (2n, 2n) of the symmetry."""
        n = self.eq.n
        none = np.zeros(2 * n)
        shift = self.symmetry.moved(none, eta)
        columns = (
            [self.symmetry.moved(e, eta) - shift for e in np.eye(2 * n)]
            if len(eta)
            else np.eye(2 * n)
        )
        return np.asarray(columns).T

    def residual(self, shot: Shot) -> tuple[np.ndarray, np.ndarray]:
        """The residual, and its derivative by [tangent components, period if free, eta]."""
        at, n = shot.at, shot.at.n
        pick, unit = self.picked(at)
        by_start = (shot.columns - self.linear_part(shot.eta) @ at.tangent)[pick] / unit[:, None]
        blocks = [by_start]
        rate = np.concatenate([shot.end.y[n:], shot.end.a])
        blocks += [(rate[pick] / unit)[:, None]] if self.free else []
        if len(shot.eta):
            target = self.symmetry.moved(at.y, shot.eta)
            L, d = self.symmetry.L, self.symmetry.d
            along = np.vstack([(L @ target[:n] + d).T, (L @ target[n:]).T])
            blocks.append(-along[pick] / unit[:, None])
        J, r = np.hstack(blocks), shot.gap
        value, slope = (part.full() for part in self.held(at.t, at.y, at.p))
        others = J.shape[1] - at.tangent.shape[1]
        row = np.hstack([slope @ at.tangent, np.zeros((len(value), others))])
        length = np.maximum(np.linalg.norm(row, axis=1), 1e-12)
        J = np.vstack([J, row / length[:, None]])
        return np.concatenate([r, (value.ravel() - self.values) / length]), J

    def slope(self, shot: Shot) -> np.ndarray:
        """The derivative of the residual by the parameter of a family."""
        at, (first, last) = shot.at, shot.by
        pick, unit = self.picked(at)
        r = (last - self.linear_part(shot.eta) @ first)[pick] / unit
        if not len(self.values) or self.place is None:
            return np.asarray(r)
        slope = self.held(at.t, at.y, at.p)[1].full()
        sides = []
        h = _small(at.p[self.place])
        for way in (h, -h):
            p = at.p.copy()
            p[self.place] += way
            sides.append(self.held(at.t, at.y, p)[0].full().ravel())
        change = slope @ first + (sides[0] - sides[1]) / (2 * h)
        length = np.maximum(np.linalg.norm(slope @ at.tangent, axis=1), 1e-12)
        return np.concatenate([r, change / length])

    def solve(self, at: Local, period: float, eta: np.ndarray) -> Shot:
        """The orbit near a try, or the nearest that was found to one."""
        self.guessed = period
        shot = self.shoot(at, period, eta)
        r, J = self.residual(shot)
        for _ in range(STEPS):
            step = np.linalg.lstsq(J, -r, rcond=RANK)[0]
            size, found = float(np.linalg.norm(r)), None
            for part in PARTS:
                trial = self.moved(shot, part * step)
                if trial is None:
                    continue
                r_new, J_new = self.residual(trial)
                if np.linalg.norm(r_new) < size:
                    found = trial
                    break
            if found is None:
                break
            better = np.linalg.norm(r_new) < 0.3 * size
            shot, r, J = found, r_new, J_new
            if not better and shot.off < 1e-10:
                break
        return shot

    def moved(self, shot: Shot, step: np.ndarray, at: Local | None = None) -> Shot | None:
        """The try that a step leads to; None if it leads nowhere. `at`: the same start with other parameters."""
        d = shot.at.tangent.shape[1]
        dy, rest = shot.at.tangent @ step[:d], step[d:]
        period = shot.period
        if self.free:
            period, rest = period + float(rest[0]), rest[1:]
        there = (at or shot.at).projected(shot.at.y + dy)
        if there is None or not self.guessed / FAR < period < self.guessed * FAR:
            return None
        try:
            return self.shoot(there, period, shot.eta + rest)
        except ModelError:
            return None


def _small(value: float) -> float:
    return 1e-6 * (abs(float(value)) or 1.0)


def _follows(at: Local, place: int) -> np.ndarray:
    """How a start (2n) follows a parameter so that it stays on the constraints: by the shortest way."""
    h, sides = _small(at.p[place]), []
    for way in (h, -h):
        p = at.p.copy()
        p[place] += way
        there = at.like(at.t, at.y, p)
        sides.append((there.phi, there.rho))
    phi, rho = ((one - two) / (2 * h) for one, two in zip(*sides, strict=True))
    dq = -at.D * (at._places.inverse @ (at.R_phi * phi))
    dv = -at.D * (at._rows.inverse @ (at.R * (rho + at.rho_q @ dq)))
    return np.concatenate([dq, dv])


def run_start_at(system: System, at: Local) -> RunStart:
    """A state as the beginning of a run of the variational equations."""
    machine = system.machine
    if isinstance(at, LocalInModes):
        y = np.concatenate([at.y, np.zeros(machine.programs.ny - len(at.y))])
        return RunStart(system, at.t, y, at.P.copy(), at.D)
    scales = machine.scales(at.t, at.y, at.p)
    return RunStart(system, at.t, at.y.copy(), machine.parameters(at.p, scales), scales.columns)


def local_of(begun: RunStart, settings: Settings) -> Local:
    """Where a run begins as a state, in the modes in which it begins."""
    eq = begun.system.derived
    if eq.slips or eq.gates:
        return LocalInModes.of(begun.settled(settings))
    return begun.local

"""The judge's own motion: SciPy's DOP853, in pieces within which nothing switches.

Switches of time alone are found beforehand on a fine grid and refined; switches of the state, and friction that
stops or breaks loose, are watched at several places of every step and located by Brent's method. At a switch that the
rows depend on, velocities jump by the impulse that the rows ask for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.integrate import DOP853
from scipy.optimize import brentq

from fuzz.solve import Answer, Solver, Unjudged
from fuzz.stick import Rubbing

LOOKS = 8  # places of a step at which switches of the state are looked for
MOST = 25_000  # evaluations of one run
TOGETHER = 1e-13  # s: switches closer than this are one event


@dataclass
class Verdict:
    """The motion at the times asked for: X, U (a row each), accelerations, forces, energies; and what happened."""

    t: np.ndarray
    X: np.ndarray
    U: np.ndarray
    answers: list[Answer]
    energy: np.ndarray
    modes: list[list[bool]]
    parts: np.ndarray | None  # A' lam of each constraint, where that is unique
    happened: list[tuple[float, str]] = field(default_factory=list)
    evaluations: int = 0


class Judge:
    """One run of one model. A judge is used once."""

    def __init__(self, solver: Solver, rtol: float = 1e-12) -> None:
        self.solver, self.model, self.rtol = solver, solver.model, rtol
        g = self.model.g
        self._in_rows = g.modes_of(self.model.psi)
        self.mode = [False] * len(g.conditions)
        self.rubbing = Rubbing(solver)
        self.happened: list[tuple[float, str]] = []

    def run(self, X: np.ndarray, U: np.ndarray, until: float, times: Any) -> Verdict:
        """The motion from X, U at t = 0 to `until`, at the times asked for."""
        s, self.until = self.solver, until
        s.evaluations, y = 0, np.concatenate([X, U])
        breaks = s.switch_times(until)
        self._set_time_modes(0.0, breaks[0])
        self._set_state_modes(0.0, y)
        s.choose_rows(0.0, X.tolist(), U.tolist(), self.mode)
        self._scale(0.0, y)
        self.rubbing.begin(self._filled(0.0, y), self.speed)
        wanted = [float(x) for x in times]
        found: dict[float, Any] = {0.0: self._record(0.0, y)}
        for begin, end in zip([0.0, *breaks[:-1]], breaks, strict=True):
            if begin > 0:
                before = list(self.mode)
                self._set_time_modes(begin, end)
                self.happened.append((begin, "switch of time"))
                flips = {
                    k for k, (a, b) in enumerate(zip(before, self.mode, strict=True)) if a != b
                }
                y = self._jump(begin, y, flips)
            y = self._piece(begin, end, y, wanted, found)
        return self._verdict(wanted, found)

    # --- one piece between switches of time -------------------------------------------------------
    def _piece(
        self, t: float, end: float, y: np.ndarray, wanted: list[float], found: dict[float, Any]
    ) -> np.ndarray:
        while t < end:
            stepper = DOP853(
                lambda t, y: self.solver.rate(t, y, self.mode, self.rubbing.modes), t, y, end,
                rtol=self.rtol, atol=self.atol, max_step=self.until / 8 if self._watching() else np.inf,
            )  # fmt: skip
            fresh = True
            while stepper.status == "running":
                self._step(stepper)
                event = self._event(stepper, fresh) if self._watching() else None
                fresh = False
                stop = stepper.t if event is None else event[0]
                inside = [x for x in wanted if stepper.t_old < x <= stop]
                if inside or event is not None:
                    dense = stepper.dense_output()
                    for x in inside:
                        found[x] = self._record(x, dense(x) if x < stepper.t else stepper.y)
                if event is not None:
                    t, y = stop, self._changed(stop, dense(stop), event[1])
                    break
            else:
                return np.asarray(stepper.y)
        return y

    def _step(self, stepper: Any) -> None:
        if self.solver.evaluations > MOST:
            raise Unjudged("too long for the judge")
        stepper.step()
        if stepper.status == "failed" or not np.all(np.isfinite(stepper.y)):
            raise Unjudged("the judge's steps become too small")

    def _filled(self, t: float, y: np.ndarray) -> list[np.ndarray]:
        n = self.solver.nx
        return self.solver.terms(t, y[:n].tolist(), y[n:].tolist(), self.mode)

    # --- switches of the state ----------------------------------------------------------------------
    def _watching(self) -> bool:
        return bool(self.rubbing.elements) or not all(self.solver.of_time)

    def _watched(self, t: float, y: np.ndarray) -> np.ndarray:
        """Values that stay positive while nothing switches: conditions of the state, then those of friction."""
        s = self.solver
        g = s.watch(t, y[: s.nx].tolist(), y[s.nx :].tolist(), self.mode)
        values = [
            np.inf if alone else (value if on else -value)
            for alone, value, on in zip(s.of_time, g, self.mode, strict=True)
        ]
        if self.rubbing.elements:
            values += self.rubbing.watched(self._filled(t, y))
        return np.array(values)

    def _event(self, stepper: Any, fresh: bool) -> tuple[float, list[int]] | None:
        """The first time in the last step at which something watched falls through zero, and what."""
        dense = stepper.dense_output()
        places = np.linspace(stepper.t_old, stepper.t, LOOKS + 1)
        values = np.array([self._watched(x, dense(x)) for x in places])
        first: tuple[float, list[int]] | None = None
        for k in range(values.shape[1]):
            column = values[:, k]
            if fresh and np.all(column <= 0) and not self.rubbing.in_a_plane(k - len(self.mode)):
                raise Unjudged("neither side of a switch leads away from it")
            falls = np.flatnonzero((column[:-1] > 0) & (column[1:] <= 0))
            if not len(falls):
                continue
            a, b = places[falls[0]], places[falls[0] + 1]
            value = lambda x, k=k: float(self._watched(x, dense(x))[k])
            at = float(brentq(value, a, b, xtol=1e-15, rtol=1e-14))
            if first is None or at < first[0] - TOGETHER:
                first = (at, [k])
            elif abs(at - first[0]) <= TOGETHER:
                first[1].append(k)
        return first

    def _changed(self, t: float, y: np.ndarray, which: list[int]) -> np.ndarray:
        n, nx = len(self.mode), self.solver.nx
        flips = {k for k in which if k < n}
        for k in flips:
            self.mode[k] = not self.mode[k]
            self.happened.append((t, "switch of the state"))
        if flips:
            y = self._jump(t, y, flips)
        rubs = [k - n for k in which if k >= n]
        if rubs:
            U, words = self.rubbing.changed(self._filled(t, y), y[nx:], rubs)
            self.happened += [(t, word) for word in words]
            y = np.concatenate([y[:nx], U])
        return y

    def _jump(self, t: float, y: np.ndarray, flips: set[int]) -> np.ndarray:
        """Velocities after a switch: a blow where the rows changed; and what stuck may not stick any more."""
        s = self.solver
        X, U = y[: s.nx], y[s.nx :]
        off = s.psi(t, X.tolist(), U.tolist(), self.mode) if flips & self._in_rows else np.zeros(1)
        if np.abs(off).max(initial=0.0) > 1e-9 * max(1.0, float(np.abs(U).max())):
            if self.rubbing.elements:
                raise Unjudged("a blow with friction")
            self.happened.append((t, "blow"))
            y = np.concatenate([X, s.impulse(t, X.tolist(), U, self.mode)])
        stuck = [i for i, f in enumerate(self.rubbing.modes) if f.stick]
        if stuck:
            self.rubbing.settle(self._filled(t, y), stuck)
        return y

    # --- modes and scales -------------------------------------------------------------------------
    def _set_time_modes(self, begin: float, end: float) -> None:
        s = self.solver
        values = s.watch((begin + end) / 2, [0.0] * s.nx, [0.0] * s.nu, self.mode)
        for k, alone in enumerate(s.of_time):
            if alone:
                self.mode[k] = values[k] > 0

    def _set_state_modes(self, t: float, y: np.ndarray) -> None:
        """Modes at the start; a second look, because a condition may contain a switch itself."""
        s = self.solver
        for _ in range(2):
            values = s.watch(t, y[: s.nx].tolist(), y[s.nx :].tolist(), self.mode)
            for k, alone in enumerate(s.of_time):
                if not alone:
                    self.mode[k] = values[k] > 0

    def _scale(self, t: float, y: np.ndarray) -> None:
        """Absolute tolerances: of what is nearly zero by the size of its like, so that rounding is not resolved."""
        s, d = self.solver, self.model.d
        size = np.maximum(np.abs(y), np.abs(s.rate(t, y, self.mode, [])) * self.until)
        unit, n = np.ones(len(y)), d.coordinates
        unit[:n] = unit[s.nx : s.nx + n] = d.scales
        like = size.copy()
        for block in self._blocks():
            like[block] = unit[block] * float((size[block] / unit[block]).max())
        self.atol = 0.1 * self.rtol * np.maximum(np.maximum(size, 0.1 * like), 1e-12)
        self.speed = float(size[s.nx :].max())

    def _blocks(self) -> list[list[int]]:
        """Components of the state that are alike: coordinates, places, quaternions; and their velocities."""
        nx, n = self.solver.nx, self.model.d.coordinates
        places: list[int] = []
        turns: list[int] = []
        speeds: list[int] = []
        spins: list[int] = []
        x, u = n, nx + n
        for k in range(len(self.model.frames)):
            a, b = (2, 0) if self.model.d.rolling is not None and k == 0 else (3, 3)
            places, turns = [*places, *range(x, x + a)], [*turns, *range(x + a, x + a + 4)]
            speeds, spins = [*speeds, *range(u, u + b)], [*spins, *range(u + b, u + b + 3)]
            x, u = x + a + 4, u + b + 3
        blocks = [list(range(n)), list(range(nx, nx + n)), places, turns, speeds, spins]
        return [block for block in blocks if block]

    # --- records ----------------------------------------------------------------------------------
    def _record(self, t: float, y: np.ndarray) -> tuple[Any, ...]:
        s = self.solver
        X, U = y[: s.nx].tolist(), y[s.nx :].tolist()
        filled = s.terms(t, X, U, self.mode)
        answer = s.answer(filled, self.rubbing.modes)
        self._check(t, X, U, filled, answer)
        parts = [filled[3][rows].T @ answer.lam[rows] for rows in self.model.rows_of]
        return y, answer, s.energy(t, X, U, self.mode)[0], list(self.mode), parts

    def _check(
        self, t: float, X: list[float], U: list[float], filled: list[np.ndarray], answer: Answer
    ) -> None:
        """The judge judges itself: all rows hold, also those that it left out."""
        A, b = filled[3], filled[4][0]
        length = np.maximum(np.linalg.norm(A, axis=1), 1e-300)
        off = np.abs(A @ answer.acceleration - b) / length
        drift = np.abs(self.solver.psi(t, X, U, self.mode)) / length
        speed = max(self.speed, float(np.abs(U).max(initial=0.0)))  # a blow may start what rested
        size = float(np.abs(answer.acceleration).max(initial=0.0)) + speed / self.until
        if off.max(initial=0.0) > 1e-6 * size or drift.max(initial=0.0) > 1e-6 * speed:
            raise Unjudged("the judge's own rows do not hold")

    def _verdict(self, wanted: list[float], found: dict[float, Any]) -> Verdict:
        rows = [found[t] for t in wanted]
        y_, answers, energies, modes, parts = ([row[k] for row in rows] for k in range(5))
        y, n = np.array(y_), self.solver.nx
        return Verdict(
            np.array(wanted), y[:, :n], y[:, n:], answers, np.array(energies), modes,
            np.array(parts) if self.solver.unique else None, self.happened, self.solver.evaluations,
        )  # fmt: skip

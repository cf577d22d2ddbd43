"""The judge's own motion: SciPy's DOP853, in pieces within which nothing switches.

Switches of time alone are found beforehand on a fine grid and refined; switches of the state, and friction that
stops or breaks loose, are watched at several places of every step and located by Brent's method. At a switch that the
rows depend on, velocities jump by the impulse that the rows ask for.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.integrate import DOP853
from scipy.optimize import brentq

from fuzz.model import Model
from fuzz.solve import Answer, FrictionMode, Solver, Unjudged

GRID = 20_001  # places at which switches of time are looked for
LOOKS = 8  # places of a step at which switches of the state are looked for
MOST = 25_000  # evaluations of one run


@dataclass
class Verdict:
    """The motion at the times asked for: X, U (a row each), accelerations, forces, energies; and what happened."""

    t: np.ndarray
    X: np.ndarray
    U: np.ndarray
    answers: list[Answer]
    energy: np.ndarray
    happened: list[tuple[float, str]] = field(default_factory=list)
    evaluations: int = 0


class Judge:
    """One run of one model. A judge is used once."""

    def __init__(self, model: Model, rtol: float = 1e-12, solver: Solver | None = None) -> None:
        self.model, self.rtol = model, rtol
        self.solver = solver or Solver(model)
        g = model.g
        states = [*model.X, *model.U]
        self._of_time = [not g.depends(c, states) for c in g.conditions]
        self._in_rows = g.modes_of(model.psi)
        self.mode = [False] * len(g.conditions)
        self.frictions: list[FrictionMode] = [FrictionMode() for _ in model.elements]
        self.happened: list[tuple[float, str]] = []

    def run(self, X: np.ndarray, U: np.ndarray, until: float, times: Any) -> Verdict:
        s, self.until = self.solver, until
        s.evaluations, t, y = 0, 0.0, np.concatenate([X, U])
        breaks = self._switch_times(until)
        self._set_time_modes(0.0, breaks[0])
        self._set_state_modes(t, y)
        s.choose_rows(t, X.tolist(), U.tolist(), self.mode)
        self._scale(t, y)
        self._settle(t, y, [i for i in range(len(self.frictions)) if self._at_rest(i, t, y)])
        found: dict[float, Any] = {}
        wanted = [float(x) for x in times]
        for begin, end in zip([0.0, *breaks[:-1]], breaks, strict=True):
            if begin > 0:
                before = list(self.mode)
                self._set_time_modes(begin, end)
                self.happened.append((begin, "switch of time"))
                y = self._jump(begin, y, {k for k, (a, b) in enumerate(zip(before, self.mode, strict=True)) if a != b})
            y = self._piece(begin, end, y, wanted, found)
        return self._verdict(wanted, found)

    # --- one piece between switches of time -------------------------------------------------------
    def _piece(self, t: float, end: float, y: np.ndarray, wanted: list[float], found: dict) -> np.ndarray:
        while t < end:
            stepper = DOP853(
                lambda t, y: self.solver.rate(t, y, self.mode, self.frictions), t, y, end,
                rtol=self.rtol, atol=self.atol, max_step=self.until / 8 if self._watching() else np.inf,
            )  # fmt: skip
            if t == 0.0 and 0.0 in wanted:
                found[0.0] = self._record(0.0, y)
            fresh = True
            while stepper.status == "running":
                if self.solver.evaluations > MOST:
                    raise Unjudged("too long for the judge")
                stepper.step()
                if stepper.status == "failed" or not np.all(np.isfinite(stepper.y)):
                    raise Unjudged("the judge's steps become too small")
                event = self._event(stepper, fresh) if self._watching() else None
                stop = stepper.t if event is None else event[0]
                inside = [x for x in wanted if stepper.t_old < x <= stop]
                if inside or event is not None:
                    dense = stepper.dense_output()
                    for x in inside:
                        found[x] = self._record(x, dense(x) if x < stepper.t else stepper.y)
                fresh = False
                if event is not None:
                    t, y = stop, self._changed(stop, dense(stop), event[1])
                    break
            else:
                return np.asarray(stepper.y)
        return y

    def _watching(self) -> bool:
        return bool(self.frictions) or not all(self._of_time)

    def _watched(self, t: float, y: np.ndarray) -> np.ndarray:
        """Values that stay positive while nothing switches: conditions of the state, then three of each element."""
        s = self.solver
        X, U = y[: s.nx].tolist(), y[s.nx :].tolist()
        g = s.watch(t, X, U, self.mode)
        values = [
            np.inf if self._of_time[k] else (g[k] if self.mode[k] else -g[k]) for k in range(len(g))
        ]
        if self.frictions:
            answer = s.answer(s.terms(t, X, U, self.mode), self.frictions)
            for i, (x, f) in enumerate(zip(self.model.elements, self.frictions, strict=True)):
                if f.stick:
                    values += [np.inf, x.static * answer.normal[i] - float(np.linalg.norm(answer.stick[i]))]
                elif len(x.s) == 1:
                    values += [float(answer.s[i] @ f.direction), np.inf]
                else:
                    values += [float(np.linalg.norm(answer.s[i])) - 1e-9 * self.speed, np.inf]
                values.append(f.sign * answer.lam[x.row] if x.actual else np.inf)
        return np.array(values)

    def _event(self, stepper: Any, fresh: bool) -> tuple[float, list[int]] | None:
        """The first time in the last step at which something watched falls through zero, and what."""
        dense = stepper.dense_output()
        places = np.linspace(stepper.t_old, stepper.t, LOOKS + 1)
        values = np.array([self._watched(x, dense(x)) for x in places])
        first: tuple[float, list[int]] | None = None
        for k in range(values.shape[1]):
            column = values[:, k]
            if fresh and column[0] <= 0 and np.all(column < 0) and not self._several(k):
                raise Unjudged("neither side of a switch leads away from it")
            falls = np.flatnonzero((column[:-1] > 0) & (column[1:] <= 0))
            if not len(falls):
                continue
            a, b = places[falls[0]], places[falls[0] + 1]
            at = brentq(lambda x, k=k: float(self._watched(x, dense(x))[k]), a, b, xtol=1e-15, rtol=1e-14)
            if first is None or at < first[0] - 1e-13:
                first = (float(at), [k])
            elif abs(at - first[0]) <= 1e-13:
                first[1].append(k)
        return first

    def _several(self, k: int) -> bool:
        """Whether value k watches a slide in a plane, which may take its time to get going."""
        k -= len(self.mode)
        return k >= 0 and k % 3 == 0 and len(self.model.elements[k // 3].s) > 1

    # --- what changes -----------------------------------------------------------------------------
    def _changed(self, t: float, y: np.ndarray, which: list[int]) -> np.ndarray:
        n = len(self.mode)
        flips = {k for k in which if k < n}
        for k in flips:
            self.mode[k] = not self.mode[k]
            self.happened.append((t, "switch of the state"))
        y = self._jump(t, y, flips) if flips else y
        stopped, loose = [], []
        for k in which:
            if k < n:
                continue
            i, what = divmod(k - n, 3)
            if what == 2:
                self.frictions[i].sign *= -1
                self.happened.append((t, "the thrust turns over"))
            else:
                (stopped if what == 0 else loose).append(i)
        for i in stopped:
            y = self._stopped(i, t, y)
        if stopped:  # others that stop with them, being bound to them
            stopped += [i for i, f in enumerate(self.frictions) if not f.stick and i not in stopped and self._still(i, t, y)]
        if stopped or loose:
            self._settle(t, y, stopped, loose)
            words = ", ".join("sticks" if self.frictions[i].stick else "slides" for i in stopped + loose)
            self.happened.append((t, f"friction: {words}"))
        return y

    def _jump(self, t: float, y: np.ndarray, flips: set[int]) -> np.ndarray:
        """Velocities after a switch; a blow only where the rows changed."""
        if not flips & self._in_rows:
            return y
        s = self.solver
        X, U = y[: s.nx], y[s.nx :]
        off = s.psi(t, X.tolist(), U.tolist(), self.mode)
        if np.abs(off).max(initial=0.0) <= 1e-9 * max(1.0, float(np.abs(U).max())):
            return y
        if self.frictions:
            raise Unjudged("a blow with friction")
        self.happened.append((t, "blow"))
        return np.concatenate([X, s.impulse(t, X.tolist(), U, self.mode)])

    def _stopped(self, i: int, t: float, y: np.ndarray) -> np.ndarray:
        """Take out what is left of the sliding velocity, by an impulse along it."""
        s = self.solver
        X, U = y[: s.nx].tolist(), y[s.nx :]
        filled = s.terms(t, X, U.tolist(), self.mode)
        f = len(self.frictions)
        S, left = filled[5 + i], filled[5 + f + i][1]
        C = np.vstack([filled[3][s.keep], S])
        K = np.block([[filled[1], -C.T], [C, np.zeros((len(C), len(C)))]])
        right = np.concatenate([np.zeros(s.nu + len(s.keep)), -left])
        change = np.linalg.lstsq(K, right, rcond=1e-12)[0][: s.nu]
        return np.concatenate([y[: s.nx], U + change])

    def _settle(self, t: float, y: np.ndarray, resting: list[int], loose: list[int] | None = None) -> None:
        """Modes of the elements at rest: as much sticking as the static limits allow, and consistent slides."""
        s, loose = self.solver, loose or []
        if not (resting or loose) and not (t == 0.0 and self.frictions):
            return
        filled = s.terms(t, y[: s.nx].tolist(), y[s.nx :].tolist(), self.mode)
        pulled = s.answer(filled, self.frictions) if loose else None
        for i in loose:
            assert pulled is not None
            force = pulled.stick[i]
            if not np.linalg.norm(force) > 0:
                raise Unjudged("the forces of what sticks are not unique")
            self.frictions[i] = FrictionMode(False, -force / np.linalg.norm(force), self.frictions[i].sign)
        choices: list[list[FrictionMode]] = []
        for i, x in enumerate(self.model.elements):
            signs = (1.0, -1.0) if x.actual else (1.0,)
            now = self.frictions[i]
            if i in resting:
                slides = [np.array([1.0]), np.array([-1.0])] if len(x.s) == 1 else self._ways(filled, i)
                options = [(True, now.direction), *((False, d) for d in slides)]
            else:
                options = [(now.stick, now.direction)]
            choices.append([FrictionMode(stick, d, sign) for stick, d in options for sign in signs])
        good = [list(c) for c in itertools.product(*choices) if self._consistent(filled, list(c), resting)]
        if not good:
            raise Unjudged("no consistent way to go on, or forces that are not unique")
        most = max(sum(f.stick for f in c) for c in good)
        best = [c for c in good if sum(f.stick for f in c) == most]
        if len(best) > 1 and not all(np.allclose(s.answer(filled, c).acceleration, s.answer(filled, best[0]).acceleration) for c in best):
            raise Unjudged("several consistent ways to go on")
        self.frictions = best[0]

    def _ways(self, filled: list[np.ndarray], i: int) -> list[np.ndarray]:
        """Directions in which a slide in a plane may set out: against the friction that would hold it."""
        trial = [FrictionMode(f.stick, f.direction, f.sign) for f in self.frictions]
        trial[i] = FrictionMode(True, trial[i].direction, trial[i].sign)
        force = self.solver.answer(filled, trial).stick[i]
        size = float(np.linalg.norm(force))
        return [-force / size] if size > 0 else []

    def _consistent(self, filled: list[np.ndarray], modes: list[FrictionMode], resting: list[int]) -> bool:
        answer = self.solver.answer(filled, modes)
        if not np.all(np.isfinite(answer.acceleration)):
            return False
        for i, (x, f) in enumerate(zip(self.model.elements, modes, strict=True)):
            if x.actual and f.sign * answer.lam[x.row] < 0:
                return False
            if f.stick and i in resting and np.linalg.norm(answer.stick[i]) > x.static * answer.normal[i]:
                return False
            if not f.stick and i in resting and not float(answer.s_rate[i] @ f.direction) > 0:
                return False
        return True

    def _slide(self, i: int, t: float, y: np.ndarray) -> np.ndarray:
        s = self.solver
        filled = s.terms(t, y[: s.nx].tolist(), y[s.nx :].tolist(), self.mode)
        return np.asarray(filled[5 + len(self.frictions) + i][1])

    def _still(self, i: int, t: float, y: np.ndarray) -> bool:
        return float(np.linalg.norm(self._slide(i, t, y))) < 1e-9 * self.speed

    def _at_rest(self, i: int, t: float, y: np.ndarray) -> bool:
        slide = self._slide(i, t, y)
        size = float(np.linalg.norm(slide))
        if size > 1e-11 * self.speed:
            self.frictions[i].direction = slide / size
            return False
        return True

    # --- modes and scales -------------------------------------------------------------------------
    def _switch_times(self, until: float) -> list[float]:
        """Where the conditions that depend on time alone change sign, and the end."""
        which = [k for k, alone in enumerate(self._of_time) if alone]
        if not which:
            return [until]
        s = self.solver
        nothing = [0.0] * s.nx, [0.0] * s.nu
        grid = np.linspace(0.0, until, GRID)
        values = np.array([s.watch(t, *nothing, self.mode) for t in grid])
        found: set[float] = {until}
        for k in which:
            column = values[:, k]
            for j in np.flatnonzero((column[:-1] > 0) != (column[1:] > 0)):
                found.add(
                    float(brentq(lambda t, k=k: s.watch(t, *nothing, self.mode)[k], grid[j], grid[j + 1], xtol=1e-15))
                )
        return [t for t in sorted(found) if t > 1e-12]

    def _set_time_modes(self, begin: float, end: float) -> None:
        s = self.solver
        values = s.watch((begin + end) / 2, [0.0] * s.nx, [0.0] * s.nu, self.mode)
        for k, alone in enumerate(self._of_time):
            if alone:
                self.mode[k] = values[k] > 0

    def _set_state_modes(self, t: float, y: np.ndarray) -> None:
        """Modes at the start; a second look, because a condition may contain a switch itself."""
        s = self.solver
        for _ in range(2):
            values = s.watch(t, y[: s.nx].tolist(), y[s.nx :].tolist(), self.mode)
            for k, alone in enumerate(self._of_time):
                if not alone:
                    self.mode[k] = values[k] > 0

    def _scale(self, t: float, y: np.ndarray) -> None:
        s = self.solver
        ideal = s.rate(t, y, self.mode, [])
        size = np.maximum(np.abs(y), np.abs(ideal) * self.until)
        self.atol = 0.1 * self.rtol * np.maximum(size, 1e-6 * max(float(size.max()), 1e-6))
        self.speed = float(size[s.nx :].max())

    # --- records ----------------------------------------------------------------------------------
    def _record(self, t: float, y: np.ndarray) -> tuple[np.ndarray, Answer, float]:
        s = self.solver
        X, U = y[: s.nx].tolist(), y[s.nx :].tolist()
        filled = s.terms(t, X, U, self.mode)
        answer = s.answer(filled, self.frictions)
        self._check(t, X, U, filled, answer)
        return y, answer, s.energy(t, X, U, self.mode)[0]

    def _check(self, t: float, X: list[float], U: list[float], filled: list[np.ndarray], answer: Answer) -> None:
        """The judge judges itself: all rows hold, also those that it left out."""
        A, b = filled[3], filled[4][0]
        length = np.maximum(np.linalg.norm(A, axis=1), 1e-300)
        off = np.abs(A @ answer.acceleration - b) / length
        drift = np.abs(self.solver.psi(t, X, U, self.mode)) / length
        size = float(np.abs(answer.acceleration).max(initial=0.0)) + self.speed / self.until
        if off.max(initial=0.0) > 1e-6 * size or drift.max(initial=0.0) > 1e-6 * self.speed:
            raise Unjudged("the judge's own rows do not hold")

    def _verdict(self, wanted: list[float], found: dict) -> Verdict:
        rows = [found[t] for t in wanted]
        y, n = np.array([row[0] for row in rows]), self.solver.nx
        return Verdict(
            np.array(wanted), y[:, :n], y[:, n:], [row[1] for row in rows],
            np.array([row[2] for row in rows]), self.happened, self.solver.evaluations,
        )  # fmt: skip

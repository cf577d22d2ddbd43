"""The judge's own sticking and sliding: which modes of friction are consistent, and what ends them."""

from __future__ import annotations

import itertools

import numpy as np

from fuzz.solve import FrictionMode, Solver, Unjudged

WATCHED = 3  # values of each element: it stops, it breaks loose, its thrust turns over
STOPPED = 1e-11  # of the speeds of the motion: slower in a plane is at rest
STILL = 1e-11  # of the same, at the start


class Rubbing:
    """The friction elements of one run, and the mode of each."""

    def __init__(self, solver: Solver) -> None:
        self.solver, self.elements = solver, solver.model.elements
        self.modes = [FrictionMode() for _ in self.elements]
        self.speed = 1.0

    def begin(self, filled: list[np.ndarray], speed: float) -> None:
        """Modes at the start: what does not move is tried as sticking."""
        self.speed = speed
        if not self.elements:
            return
        resting = []
        for i in range(len(self.elements)):
            slide = self._slide(filled, i)
            size = float(np.linalg.norm(slide))
            if size > STILL * speed:
                self.modes[i].direction = slide / size
            else:
                resting.append(i)
        self.settle(filled, resting)

    def watched(self, filled: list[np.ndarray]) -> list[float]:
        """Three values of each element that stay positive while its mode lasts."""
        if not self.elements:
            return []
        answer, values = self.solver.answer(filled, self.modes), []
        for i, (x, f) in enumerate(zip(self.elements, self.modes, strict=True)):
            if f.stick:
                held = float(np.linalg.norm(answer.stick[i]))
                values += [np.inf, x.static * answer.normal[i] - held]
            elif len(x.s) == 1:
                values += [float(answer.s[i] @ f.direction), np.inf]
            else:
                values += [float(np.linalg.norm(answer.s[i])) - STOPPED * self.speed, np.inf]
            values.append(f.sign * float(answer.lam[x.row]) if x.actual else np.inf)
        return values

    def in_a_plane(self, k: int) -> bool:
        """Whether value k watches a slide in a plane, which may take its time to get going."""
        return k >= 0 and k % WATCHED == 0 and len(self.elements[k // WATCHED].s) > 1

    def changed(
        self, filled: list[np.ndarray], U: np.ndarray, which: list[int]
    ) -> tuple[np.ndarray, list[str]]:
        """New modes after the values `which` fell to zero; the velocities after that, and what happened."""
        stopped, loose, words = [], [], []
        for k in which:
            i, what = divmod(k, WATCHED)
            if what == 2:
                self.modes[i].sign *= -1
                words.append("the thrust turns over")
            else:
                (stopped if what == 0 else loose).append(i)
        for i in stopped:
            U = U + self._stop(filled, i)
        if stopped:  # others that stop with them, being bound to them
            stopped += [
                i
                for i, f in enumerate(self.modes)
                if not f.stick and i not in stopped and self._still(filled, i)
            ]
        if stopped or loose:
            self._let_go(filled, loose)
            self.settle(filled, stopped)
            words += ["sticks" if self.modes[i].stick else "slides" for i in stopped + loose]
        return U, words

    def settle(self, filled: list[np.ndarray], resting: list[int]) -> None:
        """As much sticking of the elements at rest as the static limits allow, and consistent slides of the others."""
        choices = [self._choices(filled, i, i in resting) for i in range(len(self.elements))]
        good = [
            list(c)
            for c in itertools.product(*choices)
            if self._consistent(filled, list(c), resting)
        ]
        if not good:
            raise Unjudged("no consistent way to go on, or forces that are not unique")
        most = max(sum(f.stick for f in c) for c in good)
        best = [c for c in good if sum(f.stick for f in c) == most]
        motions = [self.solver.answer(filled, c).acceleration for c in best]
        if not all(np.allclose(a, motions[0]) for a in motions):
            raise Unjudged("several consistent ways to go on")
        self.modes = best[0]

    def _choices(self, filled: list[np.ndarray], i: int, at_rest: bool) -> list[FrictionMode]:
        x, now = self.elements[i], self.modes[i]
        options = [(now.stick, now.direction)]
        if at_rest:
            slides = [np.array([1.0]), np.array([-1.0])]
            if len(x.s) > 1:
                slides = self._ways(filled, i)
            options = [(True, now.direction), *((False, d) for d in slides)]
        signs = (1.0, -1.0) if x.actual else (1.0,)
        return [FrictionMode(stick, d, sign) for stick, d in options for sign in signs]

    def _consistent(
        self, filled: list[np.ndarray], modes: list[FrictionMode], resting: list[int]
    ) -> bool:
        answer = self.solver.answer(filled, modes)
        if not np.all(np.isfinite(answer.acceleration)):
            return False
        pull = np.abs(filled[2]).max() / max(float(np.abs(filled[1]).max()), 1e-300)
        rounding = 1e-10 * (float(np.abs(answer.acceleration).max()) + float(pull))
        for i, (x, f) in enumerate(zip(self.elements, modes, strict=True)):
            if x.actual and f.sign * answer.lam[x.row] < 0:
                return False
            if i not in resting:
                continue
            if f.stick and np.linalg.norm(answer.stick[i]) > x.static * answer.normal[i]:
                return False
            if not f.stick and not float(answer.s_rate[i] @ f.direction) > rounding:
                return (
                    False  # what another one holds does not slide: who holds how much is not unique
                )
        return True

    def _let_go(self, filled: list[np.ndarray], loose: list[int]) -> None:
        """What breaks loose slides against the friction that held it."""
        held = self.solver.answer(filled, self.modes).stick if loose else []
        for i in loose:
            size = float(np.linalg.norm(held[i]))
            if not size > 0:
                raise Unjudged("the forces of what sticks are not unique")
            self.modes[i] = FrictionMode(False, -held[i] / size, self.modes[i].sign)

    def _ways(self, filled: list[np.ndarray], i: int) -> list[np.ndarray]:
        """Directions in which a slide in a plane may set out: against the friction that would hold it."""
        trial = [FrictionMode(f.stick, f.direction, f.sign) for f in self.modes]
        trial[i] = FrictionMode(True, trial[i].direction, trial[i].sign)
        force = self.solver.answer(filled, trial).stick[i]
        size = float(np.linalg.norm(force))
        return [-force / size] if size > 0 else []

    def _slide(self, filled: list[np.ndarray], i: int) -> np.ndarray:
        return np.asarray(filled[5 + len(self.elements) + i][1])

    def _still(self, filled: list[np.ndarray], i: int) -> bool:
        return float(np.linalg.norm(self._slide(filled, i))) < STOPPED * self.speed

    def _stop(self, filled: list[np.ndarray], i: int) -> np.ndarray:
        """What takes out the rest of the sliding velocity: an impulse along it, within the rows."""
        s = self.solver
        C = np.vstack([filled[3][s.keep], filled[5 + i]])
        K = np.block([[filled[1], -C.T], [C, np.zeros((len(C), len(C)))]])
        right = np.concatenate([np.zeros(s.nu + len(s.keep)), -self._slide(filled, i)])
        return np.asarray(np.linalg.lstsq(K, right, rcond=1e-12)[0][: s.nu])

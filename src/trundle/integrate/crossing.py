"""Handle singular places of a run: cross them where the motion is smooth, solve with pivots, or stop and say so."""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.integrate import kernel, outcome
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import ACROSS, PIVOTS
from trundle.integrate.phases import Phases
from trundle.integrate.record import Phase, whole
from trundle.symbols.expression import as_expression

CERTAIN = 1e-6  # residual of the solve without pivots below which forces by it have some digits
OF_FORCES = "the solve needs pivots, which what watches forces and accelerations has not:"
PIVOTS_LIMIT = 1e-4  # residual of the pivoted solve above which there is no solution


class CrossingPhases(Phases):
    """A run in phases that can cross a loss of rank."""

    def _go_across(self, phase: Phase) -> tuple[bool, str]:
        """Try to cross a loss of rank near the end of the last phase; returns whether it did, else the reason."""
        from trundle.integrate.singular import find_passage

        before = [whole(self.machine, one) for one in self.phases[-1:] if one.solve != ACROSS]
        phases = [*(one for one in before if np.array_equal(one.P, phase.P)), phase]
        end = float(self.stepping.clock[kernel.T_END])
        passage, beside = find_passage(self.machine, phases, end, self.settings.rtol)
        if passage is None:
            return False, outcome.lost_rank(phase.end) if beside else ""
        if phase.begin > passage.begin:
            phase = phases[0]
            self.phases.pop()
        self._take_back(phase, passage.begin, passage.y)
        self.crossed = passage.end
        self._go_on(ACROSS, passage.begin, passage.y, passage.parameters(phase.P))
        return True, ""

    def _take_back(self, phase: Phase, t: float, y: np.ndarray) -> None:
        """End the last phase at an earlier time."""
        from trundle.integrate.singular import cut

        self.parts, self.phase_solve = [cut(phase, t, y)], phase.solve
        self.phase_why = phase.why
        self.happenings = [h for h in self.happenings if h.t <= t]
        self.told = min(self.told, len(self.happenings))

    def _lost_branch(self) -> tuple[bool, str]:
        """Where the pivoted solve went through a loss of rank, no branch is known: cross it, or say so."""
        from trundle.integrate.singular import dips

        phase = self._phase()
        for i, lost in dips(self.machine, phase):
            steps = Steps(*(column[: i + 1] for column in phase.steps))
            across, _ = self._go_across(Phase(phase.P, steps, phase.solve, phase.why))
            if across:
                return True, ""
            if lost:
                t = float(steps.t[-1])
                self._take_back(phase, t, steps.y[-1])
                return True, outcome.lost_rank(t)
        return False, ""

    def _careful(self) -> str:
        """Go on with a better solve where this one lost digits, or say that there is none."""
        if not np.isfinite(self.residual):
            return outcome.stopped(kernel.NOT_FINITE, self.t)
        if self.solve != PIVOTS and self.machine.can_fall_back:
            names = self._events_of_forces() if self.residual > CERTAIN else ""
            if names:
                return outcome.broken(self.t, f"{OF_FORCES} {names}")
            self._use(PIVOTS, PIVOTS_LIMIT)
            self.stats.fallback = (
                f"pivoted solve from t = {self.t:.9g} s on (residual {self.residual:.1e})"
            )
        elif self.residual > PIVOTS_LIMIT:
            return outcome.unsolved(self.t, self.residual)
        else:
            self.stepping.struct.limit = PIVOTS_LIMIT
        return ""

    def _events_of_forces(self) -> str:
        """The names of events that hold what the equations are solved for."""
        eq = self.machine.equations
        values = ((e.name, resolved(eq, as_expression(e.expression)).sx) for e in self.watched)
        return ", ".join(repr(name) for name, value in values if ca.depends_on(value, eq.results))

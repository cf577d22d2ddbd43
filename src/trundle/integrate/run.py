"""Run a system: decide what follows from the end of each phase.

A new phase begins where a contact or a Coulomb element changes its mode, where a switch turns, where the run crosses a
singular place, or where another way of solving takes over (`phases.py` makes phases, `crossing.py` crosses).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from trundle.integrate import kernel, outcome
from trundle.integrate.crossing import OF_FORCES
from trundle.integrate.footing import Footing
from trundle.integrate.machine import ACROSS, MINIMAL, PIVOTS, QUICK, QUICK_LIMIT
from trundle.integrate.making import Making, driven
from trundle.integrate.record import Run, mend, whole

if TYPE_CHECKING:
    from trundle.integrate.modes import Fired

MANY_CHANGES = 100  # mode changes without progress in time before a run gives up
MANY_PHASES, MOST_PHASES = 1000, 1_000_000  # after so many: would all be more than that?
SHORTEST = 1e-12  # of a run: a first phase that ended sooner did not get anywhere
LOST = (kernel.RESIDUAL, kernel.NOT_FINITE, kernel.STEP_TOO_SMALL, kernel.JUMP)
"""The minimal form is no longer enough."""
LOST_FOOT = (
    "the foot of a contact is lost at a focal point of its surface, and none was found beyond it"
)
STUCK = (*LOST, outcome.NO_PROGRESS)  # as beside a singular place
ENDLESS = (kernel.NOT_FINITE, kernel.STEP_TOO_SMALL)


class Runner(Footing):
    """One run in progress."""

    def _leave_form(self) -> None:
        """Go on with all coordinates where the minimal form loses digits: its rates of all coordinates are lost too."""
        if self.phases:
            self._go_whole()
            self._put_on_constraints()
        else:
            self._go_on(QUICK, self.started, *self.begun)

    def _false_start(self, reason: int) -> bool:
        """Whether the minimal form failed before it got anywhere: then the run begins anew in all coordinates."""
        span = abs(self.settings.until - self.started)
        if self.solve != MINIMAL or reason not in LOST or self.phases:
            return False
        if abs(self.t - self.started) > SHORTEST * span:
            return False
        self.parts = []
        self._go_on(QUICK, self.started, *self.begun)
        return True

    def run(self) -> Run:
        """Run to the end, or as far as possible; always return the motion so far."""
        with self.ctrl_c:
            return driven(self, self.making())

    def _begin(self) -> str:
        """Decide the initial modes and form. Returns why there are none, or an empty text."""
        status = ""
        if self.switching is not None:
            trouble = self.switching.begin(self.t, self.state, self.P)
            status = outcome.broken(self.t, trouble) if trouble else ""
        if self.modes is not None:
            if self.solve == MINIMAL:  # it plainly rolls
                return status
            self._first_feet()
            self.happenings += self.modes.begin(self.t, self.state, self.P)
            self._take_modes()
            status = status or self._no_way_on()
        if not status:
            self._start_courses()
            self._take_form()
        return status

    def making(self) -> Making[Run]:
        """Make the same run as `run` while the caller makes the steps, and handles Ctrl-C."""
        status, finished = self._begin(), False
        if status:  # no step can be made: the start is all there is
            self._begin_phase()
            self._close_phase()
            self._end_phase()
        try:
            while not status:
                reason = self._begin_phase()
                if self.solve == MINIMAL and not self.residual <= QUICK_LIMIT:
                    self._leave_form()
                    reason = self._begin_phase()
                if reason != kernel.TERMINAL:
                    fine = self._residual_is_fine()
                    reason = (yield from self._going()) if fine else kernel.RESIDUAL
                self._close_phase()
                if self._false_start(reason):
                    continue
                status, finished = self._consequence(reason)
                self._end_phase()
        except KeyboardInterrupt:
            if not self.ctrl_c.holds:  # it may have come between any two lines
                raise
            self._close_phase()
            self._end_phase()
            status = outcome.interrupted(self.t)
        self._take_stock()
        if (
            self.solve != MINIMAL and not self.machine.equations.gates
        ):  # one kind of state in all phases
            self.phases = [whole(self.machine, phase) for phase in self.phases]
        run = Run(self.phases, self.happenings, status, finished, self.stats)
        mend(self.machine, run)
        if self.modes is not None:
            run.strikes, run.doubts = self.modes.hits.made, self.modes.doubts
        elif self.stats.fallback:
            run.doubts = [f"{OF_FORCES} {names}" for names in [self._events_of_forces()] if names]
        self.plan.leave(self.stepping)
        return run

    def _consequence(self, reason: int) -> tuple[str, bool]:
        """Decide what the end of a phase means: a status and whether the run finished; an empty status to go on."""
        if self.astray:
            self.astray = False
            return "" if self._refoot() else outcome.broken(self.t, LOST_FOOT), False
        if self.solve == PIVOTS:
            singular, words = self._lost_branch()
            if singular:
                return words, False
        if reason == kernel.DONE and self.t == self.until:
            return outcome.reached(self.t), True
        if self.solve == MINIMAL and reason in LOST:
            self._go_whole()
            self._put_on_constraints()  # from where digits were lost: no step is to move it
            return "", False
        fired = self._fired()
        if self.solve == ACROSS:
            self._go_whole()
            self._settle()
            self._put_on_constraints()
        elif reason in LOST and self.feet is not None and self._at_focus() and self._past_focus():
            return "", False
        elif reason in STUCK and self.machine.can_fall_back and self.machine.equations.m:
            across, words = self._go_across(self._phase())
            if across or (words and reason != kernel.RESIDUAL):
                return words, False
        if reason == kernel.DONE:
            return self._new_modes([]), False
        if reason == kernel.RESIDUAL:
            return self._careful(), False
        ahead = self._ahead() if reason in ENDLESS else []
        if ahead:
            return self._new_modes(ahead, stuck=True), False
        if reason == kernel.JUMP:
            return outcome.jump(self.machine, self.stepping), False
        if reason != kernel.TERMINAL:
            words = self._near_paradox()
            cause = f"; {words}" if words and reason != kernel.PAUSED else ""
            return outcome.stopped(reason, self.t, self.settings.time_limit) + cause, False
        ended = [e for i in fired if i < len(self.watched) and (e := self.watched[i]).terminal]
        if ended and ended[0].failure and self._off_limits(ended[0]):
            return "", False
        if ended:
            return ended[0].ended(self.t), not ended[0].failure
        return self._new_modes(fired), False

    def _ahead(self) -> list[int]:
        """The conditions that a run stuck just before a switch would have met a moment later."""
        if self.switching is None:
            return []
        eq = self.machine.equations
        first = len(self.watched) + 2 * len(eq.slips) + len(eq.gates)
        span = abs(self.settings.until - self.started)
        return [first + i for i in self.switching.ahead(self.t, self.state, self.P, span)]

    def _new_modes(self, fired: list[int], stuck: bool = False) -> str:
        """Decide the modes of the next phase. Returns why there are none, or an empty text.

        stuck   just before what fired
        """
        if self.solve == MINIMAL and self.modes is not None:
            self._go_whole()  # modes are decided with all coordinates
        first, count = len(self.watched), len(self.machine.equations.slips)
        gates = len(self.machine.equations.gates)
        elements = [i - first for i in fired if first <= i < first + count]
        pressing = [i - first - count for i in fired if first + count <= i < first + count + gates]
        behind = first + 2 * count + gates
        turns = [i - behind for i in fired if i >= behind]
        if self._out_of_time():
            return outcome.stopped(kernel.PAUSED, self.t, self.settings.time_limit)
        self.changes = self.changes + 1 if self.t <= self.changed_at else 0
        span = abs(self.settings.until - self.started)
        self.changed_at = self.t + 1e-12 * max(abs(self.t), span)
        if self.changes > MANY_CHANGES or not self._phases_get_on():
            return outcome.stopped(outcome.CHATTER, self.t)
        if self.switching is not None:
            conditions = [self.switching.watched[i] for i in turns]
            due = self.switching.due(self.t, self.P, conditions)
            where = self.t, self.state, self.P
            turned = self.switching.turn(*where, due, stuck) if due else None
            self.happenings += turned.happenings if turned is not None else []
            if turned is not None and turned.trouble:
                return outcome.broken(self.t, turned.trouble)
        going = self.courses is not None and self.courses.leave(self.t, self.state, self.P)
        if going and not fired and self.switching is None:  # only a course ends
            self._start_courses()
            self._take_form()
            return ""
        if self.modes is not None:
            ended = self._ended(elements, pressing)
            self.happenings += self.modes.change(self.t, self.state, self.P, ended)
            self._take_modes()
        self._watch_anew(first)
        status = self._no_way_on()
        if not status:
            self._start_courses()
            self._take_form()
        return status

    def _start_courses(self) -> None:
        """Give a polynomial direction to elements let go just now, and to those let go before that are still slow."""
        if self.courses is not None:
            self.courses.begin(self.t, self.state, self.P, self.until)
            self._use(self.solve)

    def _watch_anew(self, first: int) -> None:
        """Watch limits that no element has reached again; gaps that open here are zero now, not what rounding says."""
        machine = self.machine
        if self.modes is not None:
            flies = self.P[machine.closed_slice()] < 0.5
            leaves = flies & (self.P[machine.slack_slice()] == 0) & (self.modes.zero == self.t)
            gates = first + len(machine.equations.slips) + np.flatnonzero(leaves)
            self.watching.fired[gates] = 1
        if self.courses is None:
            return
        from trundle.integrate.modes import ROUNDING

        stick = self.P[machine.stick_slice()] > 0.5
        limit = machine.details(self.t, self.state, self.P)[5]
        firm = np.flatnonzero(stick & (limit > ROUNDING))
        self.watching.fired[first + firm] = 0

    def _ended(self, elements: list[int], gates: list[int]) -> Fired:
        """Interpret the quantities that reached zero, in the modes so far."""
        from trundle.integrate.modes import Fired

        machine = self.machine
        closed, stick = self.P[machine.closed_slice()], self.P[machine.stick_slice()]
        return Fired(
            touch=[j for j in gates if closed[j] < 0.5], lift=[j for j in gates if closed[j] > 0.5],
            stop=[i for i in elements if stick[i] < 0.5], loose=[i for i in elements if stick[i] > 0.5],
        )  # fmt: skip

    def _phases_get_on(self) -> bool:
        """Whether phases as short as the last ones would ever fill the run."""
        if len(self.phases) % MANY_PHASES or not self.phases:
            return True
        far = self.t - self.phases[-MANY_PHASES].begin
        return bool(abs(far) * MOST_PHASES > MANY_PHASES * abs(self.until - self.t))

    def _no_way_on(self) -> str:
        """The status where there is no mode, or more than one, to go on with; empty if there is."""
        if self.modes is not None and self.modes.problem:
            return outcome.broken(self.t, self.modes.problem)
        return ""

    def _near_paradox(self) -> str:
        if self.modes is None or not self.modes.rubbing:
            return ""
        from trundle.integrate.thrusts import near_paradox

        return near_paradox(self.machine, self.t, self.state, self.P)

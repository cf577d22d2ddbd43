"""Begin a phase of contacts: choose its form and the feet of open contacts.

Where an open contact takes another foot, the phase ends and the next one begins (`feet.py`).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from trundle.integrate import kernel
from trundle.integrate.crossing import CrossingPhases
from trundle.integrate.event import Event
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import ACROSS, MINIMAL, NODES, Machine
from trundle.integrate.phases import FEW_CONTACTS
from trundle.integrate.record import Phase, whole
from trundle.integrate.singular import Passage, ProjectedSystem, collocated, moved
from trundle.integrate.stored import sample

if TYPE_CHECKING:  # imported where contacts may open
    from trundle.integrate.feet import Feet

BACK = 8  # phases that are looked back at
LITTLE = 1e-2  # of the room for a foot
MUCH = 2000  # evaluations after which a set of modes of several contacts has its minimal form


@dataclass
class Flight(ProjectedSystem):
    """Accelerations in the present modes, without those of feet of open contacts."""

    machine: Machine | None = None
    P: np.ndarray | None = None

    @classmethod
    def of(cls, machine: Machine, P: np.ndarray) -> Flight:
        base = ProjectedSystem.of(machine, P)
        return cls(base.eq, base.p, base.D, base.R, machine, P)

    def put_on(self, t: float, y: np.ndarray) -> np.ndarray:
        return y

    def acceleration(self, t: float, y: np.ndarray) -> np.ndarray:
        assert self.machine is not None
        assert self.P is not None
        from trundle.integrate.feet import feet_of

        feet = feet_of(self.machine)
        whole_ = np.zeros(self.machine.programs.ny)
        whole_[: len(y)] = y
        a = self.machine.accelerations(t, feet.closed(whole_, self.P), self.P)
        a[feet.own(self.P)] = 0.0
        return a


class Footing(CrossingPhases):
    """A run in phases whose open contacts follow the nearest feet."""

    astray = False  # a contact must take another foot here

    @functools.cached_property
    def feet(self) -> Feet | None:
        """Finds the feet of open contacts anew; None if no contact has a choice."""
        if not self.machine.equations.gates:
            return None
        from trundle.integrate.feet import feet_of

        found = feet_of(self.machine)
        return found if found.groups else None

    def _first_feet(self) -> None:
        """Choose feet at the start of a run: what touches keeps its foot."""
        if self.feet is not None:
            self.feet.arrange(self.t, self.state, self.P, touching=True)

    def _new_feet(self) -> bool:
        """Give open contacts their nearest feet; whether one of them moved."""
        if self.feet is None or not self.feet.looks(self.P):
            return False
        if self.solve == MINIMAL:
            self._go_whole()
        before = self.state.copy()
        self.feet.arrange(self.t, self.state, self.P)
        return not np.array_equal(before, self.state)

    def _take_modes(self) -> None:
        """Go on in the modes of P, on their constraints."""
        self._put_on_constraints()
        self._use(self.solve)

    def _take_form(self) -> None:
        """Go on in the minimal form of the present modes, where that is worth compiling.

        A single contact has few sets of modes. With many contacts, a set must have been used much first. That is
        counted in evaluations, so that the same run takes the same steps everywhere.
        """
        machine = self.machine
        if not machine.equations.gates or self.P[machine.course_slice()].any():
            return
        spent = self.spent.get(self._mode_set(), 0)
        if len(machine.equations.gates) > FEW_CONTACTS and spent < MUCH:
            return
        minimal = machine.minimal_in(self.P)
        if minimal is not None:
            self.begun = self.state.copy(), self.P.copy()
            (z,), (P,) = minimal.begin(self.t, self.state[None], self.P[None])
            self._go_on(MINIMAL, self.t, z, P)

    def _off_limits(self, ended: Event) -> bool:
        """Whether an open contact lost its foot, and the run goes on with another foot."""
        return self.feet is not None and self.feet.owns(ended.expression, self.P) and self._refoot()

    def _refoot(self) -> bool:
        """Go on with the nearest feet, or with those past a focal point; False where there are none."""
        if self.solve == MINIMAL:
            self._go_whole()
        before, P, room = self.state.copy(), self.P.copy(), self._room()[1]
        moved = self._new_feet()
        if self.feet is None or not self.feet.stand(self.t, self.state, self.P, room):
            self.state[:], self.P[:] = before, P
            return self._past_focus()
        if moved:
            self._take_modes()
            self._take_form()
        return moved or self._past_focus()

    def _past_focus(self) -> bool:
        """Pass a focal point, where an open contact loses its foot, and find feet anew beyond; whether that worked.

        Feet have no mass: collocation carries the motion across without them.
        """
        if self.feet is None or not self.feet.looks(self.P):
            return False
        if self.solve == MINIMAL:
            self._go_whole()
        feet, P, y, n = self.feet, self.P.copy(), self.state.copy(), self.machine.equations.n
        room, own = self._room()[1], feet.own(P)
        y[n + own] = 0.0
        flight = Flight.of(self.machine, P)
        for ahead in feet.reaches(y, P):
            if not self.t < self.t + ahead < self._phase_end():
                return False
            guess = flight.acceleration(self.t, y[: 2 * n])[None]
            C = collocated(flight, self.t, ahead / 2, y[: 2 * n], NODES, guess)
            there = y.copy()
            there[: 2 * n] = moved(np.ones(1), ahead / 2, y[: 2 * n], C)[0]
            way = float(np.abs(there[:n] - y[:n]).max()) * 2
            if np.isfinite(there).all() and feet.lands(
                self.t + ahead, there, P.copy(), y, way, room
            ):
                y[n + own] = (there[own] - y[own]) / ahead
                self._leave_feet(Passage(self.t, self.t + ahead, y, C))
                return True
        return False

    def _leave_feet(self, passage: Passage) -> None:
        """Go on to where open contacts have feet again."""
        self.crossed = passage.end
        y, n = passage.y, self.machine.equations.n
        P = replace(passage, y=y[: 2 * n]).parameters(self.P)
        self._go_on(ACROSS, passage.begin, y, P)
        limits = [i for i, event in enumerate(self.watched) if event.failure]
        self.watching.what[limits, kernel.KIND] = kernel.LAST  # feet in between are none

    def _room(self) -> tuple[float, float]:
        """The room of open contacts for their feet: here, and the most at the starts of this and the last phases."""
        assert self.feet is not None
        now, *before = (whole(self.machine, one) for one in (self._phase(), *self.phases[-BACK:]))
        last = self.feet.room(now.end, now.steps.y[-1], self.P)
        begins = [self.feet.room(one.begin, one.steps.y[0], self.P) for one in (now, *before)]
        return last, max((room for room in begins if np.isfinite(room)), default=0.0)

    def _most_room(self) -> float:
        """The most room that feet had at the start of this flight."""
        first = whole(self.machine, Phase(self.phase_P, self.parts[0], self.solve))
        ends = [first, *(whole(self.machine, one) for one in self.phases[-1:])]
        assert self.feet is not None
        rooms = [self.feet.room(one.begin, one.steps.y[0], self.P) for one in ends]
        return max((x for x in rooms if np.isfinite(x)), default=0.0)

    def _at_focus(self) -> bool:
        """Whether an open contact has hardly any room left."""
        now, most = self._room()
        return not now >= LITTLE * most

    def _mended(self, y: np.ndarray) -> np.ndarray:
        """Replace velocities of feet that are not numbers, as happens at a focal point."""
        lost = ~np.isfinite(y)
        if self.feet is None or not lost.any():
            return y
        n, own = (
            self.machine.equations.n,
            [i for gate in self.machine.equations.gates for i in gate.own],
        )
        feet = np.zeros(len(y), bool)
        feet[n + np.array(own)] = True
        return np.where(lost & feet, 0.0, y)

    def _settle(self) -> None:
        """Find feet and their velocities beyond a focal point."""
        if self.feet is not None:
            self.feet.settle(self.t, self.state, self.P)
            self.feet.arrange(self.t, self.state, self.P)

    def _looks(self) -> bool:
        """Whether to inspect steps: contacts are redundant, or open ones may take other feet."""
        if self.redundant is not None:
            return True
        closed = self.P[self.machine.closed_slice()].tolist()
        return not all(closed) and self._may_stray()  # all closed: there is nothing to look for

    def _ends_early(self) -> bool:
        return self._gives_way() or self._strays()

    def _may_stray(self) -> bool:
        return self.feet is not None and self.solve != ACROSS and self.feet.looks(self.P)

    def _gives_way(self) -> bool:
        """End the phase where redundant contacts can no longer hold; whether that is within the last steps."""
        if self.redundant is None or not self.parts:
            return False
        code = self.machine.code(self.solve, self.P)
        lost = self.redundant.lost(code, self.parts[-1], self.t, self.state, self._states)
        if lost is None:
            return False
        self.happenings = [h for h in self.happenings if h.t <= lost.t]
        self.stepping.clock[kernel.T], self.state[:] = lost.t, lost.state
        self.watching.fired[:] = 0
        self.watching.fired[len(self.watched) + np.array(lost.elements)] = 1
        return True

    def _strays(self) -> bool:
        """End the phase where an open contact has a nearer foot; whether that is within the last steps."""
        if self.feet is None or not self._may_stray() or not self.fresh:
            return False
        steps, code = self.parts[-1], self.machine.code(self.solve, self.P)
        t, z = np.append(steps.t, self.t), np.vstack([steps.y, self.state])

        def state(time: float) -> np.ndarray:
            if time == self.t:
                return self.state.copy()
            return np.asarray(sample(code, steps, [time], self.P)[0][0])

        def all_of(time: float) -> np.ndarray:
            return np.asarray(self._states(time, state(time))[0])

        found = self.feet.astray(
            t, self._all_states(t, z), self.P, state, all_of, self._most_room()
        )
        if found is None:
            return False
        self._cut(found.t, found.state)
        self.astray = True
        return True

    def _cut(self, t: float, state: np.ndarray) -> None:
        """Drop everything after a time within the last stored steps."""
        steps = self.parts[-1]
        count = int(np.searchsorted(steps.t, t))
        self.parts[-1] = Steps(*(column[:count] for column in steps))
        if not count:
            self.parts.pop()
        self.happenings = [h for h in self.happenings if h.t <= t]
        self.stepping.clock[kernel.T], self.state[:] = t, state
        self.watching.fired[:] = 0

    def _all_states(self, t: np.ndarray, states: np.ndarray) -> np.ndarray:
        """States of the run (N, .) at times t as y = [q, v, ...]."""
        minimal = self.machine.minimal_in(self.P) if self.solve == MINIMAL else None
        return states if minimal is None else minimal.states(t, states, self.P)

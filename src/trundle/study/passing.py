"""Tangent vectors pass changes of friction and contact: lift-off, touching down, strikes, letting go, coming to rest.

Where a mode ends a guard g(t, y, p) reaches zero: the gap of an open contact, the pressure N of a closed one, a slip
that stops, what is left to the limit of friction. The columns jump by the saltation matrix (`crossing.py`), in which
the rates before and after are those of the two modes, and R is the strike, if there is one (`struck.py`). What follows
(a rolling contact has no slip) is what `finish` leaves of the columns in the new modes.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.integrate.contact_space import Space
from trundle.integrate.event import Happening
from trundle.integrate.letting_go import LettingGo
from trundle.integrate.machine import Machine
from trundle.integrate.mode_words import ALL
from trundle.integrate.modes import Fired, Modes
from trundle.integrate.strikes import Strikes
from trundle.study.crossing import Crossing
from trundle.study.struck import Struck
from trundle.study.tangent_state import GRAZES, TangentState, equal

AT_ONCE = 1e-6  # of the time: how long a slip must have lasted to be one
AS_BEFORE = 0.1  # of a direction: less is what s turned since it was remembered
LEADS_OFF = 1e-7  # of a column: more leads off a contact that is closed, or a slip that sticks


def guards(machine: Machine) -> ca.Function:
    """(t, y, P, dy/dt) -> g, dg/dt and [g_y g_p] of all that ends a mode: elements of friction, then contacts."""

    def make() -> ca.Function:
        eq, programs = machine.equations, machine.programs
        g = programs.straight(programs.ends())
        rate = ca.SX.sym("rate", programs.ny)
        users = ca.vertcat(ca.SX(0, 1), *eq.p.elements()[: eq.users])
        slope = ca.jtimes(g, programs.y, rate) + ca.jtimes(g, eq.t, ca.SX(1))
        outputs = [g, slope, ca.jacobian(g, ca.vertcat(eq.y, users))]
        inputs = [eq.t, programs.y, programs.P, rate]
        return ca.Function("guards", inputs, [ca.densify(part) for part in outputs])

    return machine.kept("guards of modes", make)


class Passing:
    """Takes the columns of a run through a change of modes."""

    def __init__(self, tangent_state: TangentState) -> None:
        self.tangent_state, self.guards = tangent_state, guards(tangent_state.machine)
        self.let_go: dict[int, float] = {}  # when, by element
        eq = tangent_state.eq
        contacts = [gate.contact.name for gate in eq.gates]
        self.names = [*(slip.friction.name for slip in eq.slips), *contacts]

    def through(
        self, t: float, before: tuple[np.ndarray, np.ndarray], z: np.ndarray, P: np.ndarray,
        fired: list[int], strike: Struck | None,
    ) -> str:  # fmt: skip
        """Take the columns through a change of modes; why there is none, or nothing.

        before   y and P before it;  fired   the guards that reached zero
        """
        tangent_state, (y0, P0) = self.tangent_state, before
        dY, dp = tangent_state.columns_of(z, P)
        y1, P1 = tangent_state.own(z, P)
        if self._the_same(P0, P1) and strike is None:
            return ""
        rates = tangent_state.rate(t, y0, P0), tangent_state.rate(t, y1, P1)
        if not fired:
            return self._carried(t, before, rates, z, P, strike)
        _, slope, along = (part.full() for part in self.guards(t, y0, P0, rates[0]))
        found = [
            Crossing(t, y0, P0, float(slope[i, 0]), along[i], rates[0], rates[1], strike)
            for i in fired
        ]
        for one, i in zip(found, fired, strict=True):
            if self._has_just_let_go(t, P0, i):
                return tangent_state.refused(
                    f"{self.names[i]!r} lets go", "and its derivative was not found"
                )
            if not abs(one.slope) > GRAZES * self._speed(t, P0, i):
                return tangent_state.refused(f"the motion grazes {self.names[i]!r}")
        times = [one.times(dY, dp) for one in found]
        if not all(equal(dt, times[0]) for dt in times):
            names = " and ".join(dict.fromkeys(repr(self.names[i]) for i in fired))
            return tangent_state.refused(f"the motion meets {names} at one instant")
        return self._jump(found[0], times[0], z, P)

    def _has_just_let_go(self, t: float, P: np.ndarray, i: int) -> bool:
        """Whether a slip in a plane seems to stop at once: explicit steps could not follow how its direction turned."""
        slides = i < self.tangent_state.slips and self.tangent_state.eq.slips[i].turns
        if not slides or P[self.tangent_state.machine.stick_slice()][i] > 0.5:
            return False
        return i in self.let_go and t - self.let_go[i] < AT_ONCE * abs(t)

    def _the_same(self, before: np.ndarray, after: np.ndarray) -> bool:
        """Whether the motion goes on as before: what was let go just now can seem to stop, and has not."""
        machine = self.tangent_state.machine
        modes = slice(machine.stick_slice().start, machine.closed_slice().stop)
        if not np.array_equal(before[modes], after[modes]):
            return False
        ways = [machine.direction_slice(i) for i in range(self.tangent_state.slips)]
        return all(np.abs(before[d] - after[d]).max() < AS_BEFORE for d in ways)

    def _carried(
        self, t: float, before: tuple[np.ndarray, np.ndarray], rates: tuple[np.ndarray, np.ndarray],
        z: np.ndarray, P: np.ndarray, strike: Struck | None,
    ) -> str:  # fmt: skip
        """A change that no guard of its own brings: that of a switch at this instant, or of the start."""
        tangent_state, (y0, P0) = self.tangent_state, before
        dt = np.zeros(tangent_state.columns)
        if tangent_state.latest is not None and tangent_state.latest[0] == t:
            dt = tangent_state.latest[1]
        elif strike is None:
            return ""
        one = Crossing(
            t,
            y0,
            P0,
            1.0,
            np.zeros(2 * tangent_state.eq.n + tangent_state.eq.users),
            *rates,
            strike,
        )
        return self._jump(one, dt, z, P)

    def _jump(self, one: Crossing, dt: np.ndarray, z: np.ndarray, P: np.ndarray) -> str:
        dY, dp = self.tangent_state.columns_of(z, P)
        dY[:] = one.later(dt, dY, dp)
        self.tangent_state.passed(one, dt)
        fresh = P[self.tangent_state.place :][self.tangent_state.machine.held_slice()] == ALL
        self.let_go |= dict.fromkeys(np.flatnonzero(fresh).tolist(), one.t)
        if np.any(fresh):
            self.tangent_state.look_at(one.t, z, P, dt)  # what lets go does so when neighbours do
        if one.impulse is not None and one.impulse.trouble:
            return self.tangent_state.refused(one.impulse.trouble)
        return ""

    def _speed(self, t: float, P: np.ndarray, i: int) -> float:
        """How fast guard i came from its largest value in the phase, on average."""
        times, states = self.tangent_state.states(t)
        if not len(times):
            return 0.0
        many = [
            np.repeat(x[:, None], len(times), axis=1)
            for x in (P, np.zeros(self.tangent_state.size))
        ]
        g = self.guards(times[None], states.T, *many)[0].full()[i]
        return float(np.nanmax(np.abs(g)) / (t - times[0]))

    def leads_off(self, t: float, z: np.ndarray, P: np.ndarray) -> str:
        """Why the columns of a start lead off its modes, or nothing."""
        tangent_state, eq = self.tangent_state, self.tangent_state.eq
        y, own = tangent_state.own(z, P)
        dY, dp = tangent_state.columns_of(z, P)
        machine = tangent_state.machine
        closed = own[machine.closed_slice()] > 0.5
        stick = own[machine.stick_slice()] > 0.5
        f = machine.kept("slips by the state", lambda: _slips(tangent_state))
        S, size = (part.full() for part in f(t, y[: 2 * eq.n], own[: eq.p.shape[0]]))
        change = S @ np.vstack([dY[: 2 * eq.n], dp])
        terms = size @ np.abs(np.vstack([dY[: 2 * eq.n], dp]))
        for j in np.flatnonzero(closed):
            rows = dY[[eq.gates[j].column, eq.n + eq.gates[j].column]]
            if np.any(np.abs(rows) > LEADS_OFF * np.abs(dY[: 2 * eq.n]).max(axis=0)):
                return f"{eq.gates[j].contact.name!r} is closed at the start, and a change leads off it"
        for i in np.flatnonzero(stick):
            own_rows = eq.slips[i].rows
            if np.any(np.abs(change[own_rows]) > LEADS_OFF * terms[own_rows] + 1e-300):
                return f"{eq.slips[i].friction.name!r} sticks at the start, and a change makes it slide"
        return ""


def _slips(tangent_state: TangentState) -> ca.Function:
    """(t, y, p) -> the sliding velocities by y and the user's parameters, and the sizes of those slopes."""
    eq = tangent_state.eq
    s = ca.vertcat(ca.SX(0, 1), *(slip.s for slip in eq.slips))
    slope = ca.densify(ca.jacobian(s, ca.vertcat(eq.y, tangent_state.users)))
    return ca.Function("slips", [eq.t, eq.y, eq.p], [slope, ca.fabs(slope)])


class PassedStrikes(Strikes):
    """Strikes that remember the last of them."""

    last: tuple[np.ndarray, tuple[int, ...], tuple[int, ...]] | None = None
    """y before it, who touched, and who bounces no more."""

    def hit(
        self, t: float, y: np.ndarray, touching: list[int], space: Space, negligible: np.ndarray,
        normals: np.ndarray,
    ) -> list[str]:  # fmt: skip
        count, before = len(self.made), y.copy()
        words = super().hit(t, y, touching, space, negligible, normals)
        over = [self.names.index(one.contact) for one in self.made[count:] if one.accumulation]
        self.last = before, tuple(touching), tuple(over)
        return words


class PassedModes(Modes):
    """Modes of contacts and friction in a run with derivatives."""

    def __init__(self, tangent_state: TangentState) -> None:
        super().__init__(tangent_state.machine)
        self.tangent_state, self.passing = tangent_state, Passing(tangent_state)
        self.hits: PassedStrikes = PassedStrikes(tangent_state.machine)
        self.doubts = self.hits.doubts

    def prepare(self, t: float, P: np.ndarray, span: float, rtol: float, floor: float) -> None:
        super().prepare(t, P[self.tangent_state.place :], span, rtol, floor)

    def rolls(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """None: derivatives are those of all coordinates."""

    def begin(self, t: float, y: np.ndarray, P: np.ndarray) -> list[Happening]:
        own, base = self.tangent_state.own(y, P)
        before = own.copy(), base.copy()
        self.hits.last = None
        found = super().begin(t, own, base)
        if not self.problem:
            self.problem = self.passing.through(t, before, y, P, [], self._struck(t, before[1]))
        why = self.passing.leads_off(t, y, P)
        if why and not self.problem:
            self.problem = self.tangent_state.refused(why)
        return found

    def change(self, t: float, y: np.ndarray, P: np.ndarray, fired: Fired) -> list[Happening]:
        own, base = self.tangent_state.own(y, P)
        before = own.copy(), base.copy()
        self.hits.last = None
        found = super().change(t, own, base, fired)
        first = len(self.eq.slips)
        ended = [*fired.stop, *fired.loose, *(first + j for j in (*fired.touch, *fired.lift))]
        if not self.problem:
            struck = self._struck(t, before[1])
            self.problem = self.passing.through(t, before, y, P, ended, struck)
        return found

    def _struck(self, t: float, P: np.ndarray) -> Struck | None:
        return (
            None
            if self.hits.last is None
            else Struck(self, t, self.hits.last[0], P, *self.hits.last[1:])
        )


class StraightOn(LettingGo):
    """No courses in a run with derivatives: the direction of a neighbour that is let go has a course of its own."""

    def leave(self, t: float, y: np.ndarray, P: np.ndarray) -> bool:
        return False

    def begin(self, t: float, y: np.ndarray, P: np.ndarray, until: float) -> None:
        return

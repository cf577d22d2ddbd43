"""The modes of contacts and of friction while a system runs: who touches, who strikes, who slides, rolls, sticks.

A phase ends where a gap closes, a contact stops pressing, a slip stops, or friction reaches its limit (all watched by
the kernel). Then, at that instant: who touches and approaches strikes (`strikes.py`); of those left at rest, and of
what rubs on constraints that stay closed (`td.Coulomb`, on a `td.Sliding` or written out), the modes are decided in
one way (`consistent.py`). A bouncing that would go on for ever ends in contact when its rest is below the error of a
step.

Nothing here has units: speeds are compared with the rounding of the terms they are made of, with what the forces
give within the rounding of time, and with the error allowed in a step; forces with forces.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, compile_native
from trundle.constrained.friction import RESOLVED
from trundle.constrained.kept import Numbers
from trundle.constrained.plain_roll import plain_roll
from trundle.errors import StartError
from trundle.integrate.consistent import Deciding, RubbingPart, Set
from trundle.integrate.contact_space import ContactSpace, Space
from trundle.integrate.event import Happening
from trundle.integrate.feet import ASLEEP
from trundle.integrate.machine import Machine
from trundle.integrate.minimal_form import MinimalForm
from trundle.integrate.mode_words import ALL, FLY, contact_changes, friction_changes, modes
from trundle.integrate.strikes import Strikes, fallen
from trundle.integrate.thrusts import check_shares

EPS = float(np.finfo(float).eps)
ROUNDING = 64 * EPS  # of sums and of forces that a solve gives
JUMPED = 1e-3  # of the fastest: a speed that is more where its sign changes, as of a point beside an axis
LEAVING = (float(np.finfo(float).tiny), ALL)  # `held` of what was let go a moment ago
SURE = 1e-12  # of the velocities before a strike: what is left of one that it takes away


@dataclass
class Fired:
    """The cause of the end of a phase: gates that touch or stop pressing, elements that stop or reach their limit."""

    touch: list[int]
    lift: list[int]
    stop: list[int]
    loose: list[int]


NOTHING = Fired([], [], [], [])
Rolls = tuple["MinimalForm", np.ndarray]  # the minimal form in which a body rolls, and its states


class _Made:
    """Functions of a machine that its modes need, made once."""

    def __init__(self, machine: Machine) -> None:
        eq, programs, none = machine.equations, machine.programs, ca.SX(0, 1)
        self.space = ContactSpace(machine)
        places = [ca.SX(9, 0)]
        for gate in eq.gates:
            contact = gate.contact
            where = [contact.point.sx, contact.body.position.sx, contact.normal.sx]
            places.append(ca.densify(ca.vertcat(*where)))
        self.place_graph = ca.densify(ca.horzcat(*places))
        self.places = Numbers("places", [eq.t, eq.y, eq.p], [self.place_graph])
        least = [programs.law.rub.resolution(slip) for slip in eq.slips]
        inputs = [eq.t, programs.y, programs.P]
        self.resolution = Numbers("resolution", inputs, [ca.densify(ca.vertcat(none, *least))])
        self._machine = machine
        self.users = int(eq.p.shape[0])
        self.columns = [gate.column for gate in eq.gates]
        self.never = np.full(len(self.columns), np.nan)
        self.rubbing = [i for i, slip in enumerate(eq.slips) if slip.gate is None]
        self.elements = [slip.friction.name for slip in eq.slips]

    @functools.cached_property
    def roll(self) -> tuple[MinimalForm, NativeFunction] | None:
        """The form in which the only contact rolls; its state, and the conditions that it plainly does."""
        machine, eq = self._machine, self._machine.equations
        if len(eq.gates) != 1 or len(eq.slips) != 1 or eq.gates[0].slip != 0:
            return None
        form = machine.in_modes((0,), (0,))
        found = None if form is None else plain_roll(form.programs.minimal, eq)
        if form is None or found is None:
            return None
        column = ca.vertcat(form.programs.minimal.contracted(), found)
        roll = ca.Function("roll", [eq.t, eq.y, eq.p], [ca.densify(column)])
        return form, compile_native({"roll": roll})["roll"]


class Modes:
    """The modes of one run; they stand in its parameters P."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.eq = machine, machine.equations
        self._made = made = machine.kept("modes", lambda: _Made(machine))
        self.columns, self.rubbing, self._elements = made.columns, made.rubbing, made.elements
        self.hits = Strikes(machine)
        self.names, self.doubts = self.hits.names, self.hits.doubts
        self.zero = made.never.copy()  # when each gap was zero last, if ever
        self.problem = ""  # why the run cannot go on

    # --- where things are -------------------------------------------------------------------------
    def space(self, t: float, y: np.ndarray, P: np.ndarray) -> Space:
        """The velocities that contacts and friction can change at a state."""
        return self._made.space.at(t, y, P)

    def _slack(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """The rounding of every gap (m)."""
        places = self._places(t, y, P)
        reach = np.linalg.norm(places[:3], axis=0) + np.linalg.norm(places[3:6], axis=0)
        rounding: np.ndarray = 8 * EPS * (reach + np.abs(y[self.columns]))
        return rounding

    def _at_once(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """Gaps (m) that close at the same instant as another: what steps are not sure of, of the arm of the contact, or
        of the way that the gap has gone since it was zero."""
        places, eq = self._places(t, y, P), self.eq
        arm = np.linalg.norm(places[:3] - places[3:6], axis=0)
        way = np.abs(y[eq.n :][self.columns]) * (t - self.zero)
        return np.asarray(np.maximum(self._slack(t, y, P), 1e-2 * self.rtol * np.fmin(arm, way)))

    def _places(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """The contact point, the position of the body and the normal of every gate."""
        eq = self.eq
        (found,) = self._made.places(t, y[: 2 * eq.n], P[: eq.p.shape[0]])
        return found.reshape(9, len(eq.gates), order="F")

    # --- the beginning ----------------------------------------------------------------------------
    def prepare(self, t: float, P: np.ndarray, span: float, rtol: float, floor: float) -> None:
        """Write the errors that steps may make into P, for a run of length `span`."""
        if self.eq.slips:
            P[self.machine.tolerance_slice()] = rtol, floor
        self.rtol, self.floor, self.instant = rtol, floor, 4 * EPS * (abs(t) + abs(span))
        self.fastest = np.zeros(len(self.eq.slips))  # that each was seen to slide (m/s)

    def rolls(self, t: float, y: np.ndarray, P: np.ndarray) -> Rolls | None:
        """Where a run plainly begins in a roll, and P with its modes; None if modes must be decided."""
        if self._made.roll is None:
            return None
        form, roll = self._made.roll
        found, size = roll(t, y[: 2 * self.eq.n], P[: self._made.users]), form.programs.ny
        if not np.minimum.reduce(found[size:]) > 0:
            return None
        P[self.machine.modes_slice()] = 1.0  # closed, and stuck
        return form, found[None, :size]

    def begin(self, t: float, y: np.ndarray, P: np.ndarray) -> list[Happening]:
        """Decide the modes at the start of a run; returns what strikes there."""
        if self.rubbing:
            check_shares(self.machine, t, y, P)
        slack, gaps = self._slack(t, y, P), y[self.columns]
        awake = P[self.machine.slack_slice()] < ASLEEP
        for j in np.flatnonzero((gaps < -1e3 * slack) & awake):
            contact = self.eq.gates[j].contact
            raise StartError(
                f"{contact.body.name!r} starts {-gaps[j]:.3g} m inside {contact.surface.name!r}.",
                f"a gap of zero or more in {contact.name!r}",
                fix="start=contact.start(at=(0.0, 0.0))  # touching",
            )
        touching = [int(j) for j in np.flatnonzero((gaps <= slack) & awake)]
        y[[self.columns[j] for j in touching]] = 0.0
        return self._resolve(t, y, P, touching, NOTHING, start=True)

    # --- changes ----------------------------------------------------------------------------------
    def change(self, t: float, y: np.ndarray, P: np.ndarray, fired: Fired) -> list[Happening]:
        """Decide new modes after the end of a phase."""
        closed = P[self.machine.closed_slice()]
        awake = P[self.machine.slack_slice()] < ASLEEP
        near = np.flatnonzero((y[self.columns] <= self._at_once(t, y, P)) & awake).tolist()
        held = np.flatnonzero(closed > 0.5).tolist()
        touching = sorted({*held, *fired.touch, *near})
        y[[self.columns[j] for j in touching]] = 0.0
        y[self.eq.n :][[self.columns[j] for j in held]] = 0.0
        return self._resolve(t, y, P, touching, fired)

    def _resolve(
        self, t: float, y: np.ndarray, P: np.ndarray, touching: list[int], fired: Fired, start: bool = False,
    ) -> list[Happening]:  # fmt: skip
        before, stuck = modes(self.machine, P), P[self.machine.stick_slice()].copy()
        self.zero[touching] = t
        words: list[str] = []
        space = self.space(t, y, P)
        if space.trouble:
            self.problem = space.trouble
            return []
        falling = fallen(self.machine, t, y, P, space)
        still = self._still(t, y, P, falling, start, fired.touch)
        if any(space.u[j] < -still[j] or self._skids(space, j, still) for j in touching):
            negligible = self._negligible(t, y, P, falling)
            negligible += self.rtol * np.abs(space.u[: len(self.columns)])
            normals = self._places(t, y, P)[6:9]
            resolved = self._resolved(t, y, P, falling)
            words += self.hits.hit(t, y, touching, resolved, negligible, normals)
            self.problem = self.hits.problem
            if self.problem:
                return self._told(t, y, words)
            space = self.space(t, y, P)
            still = self._still(t, y, P, space, True, [])
            self.hits.calm(touching, space, still)
            self._shaken(P, space, still)
        resting = [j for j in touching if abs(space.u[j]) <= still[j]]
        self._open(t, y, P, [j for j in range(len(self.columns)) if j not in resting], False)
        stopped = self._decide(t, y, P, resting, fired, space, still, start)
        self.hits.settle(now := modes(self.machine, P))
        if not self.problem and not start:
            words += contact_changes(self.names, before, now)
            open_ = [j for j, two in enumerate(zip(before, now, strict=True)) if FLY in two]
            words += friction_changes(self.machine, stuck, P, stopped, open_)
        return self._told(t, y, words)

    def _told(self, t: float, y: np.ndarray, words: list[str]) -> list[Happening]:
        found = [Happening(t, text, y.copy()) for text in words]
        if found and self.hits.work:
            found[0] = replace(found[0], energy=self.hits.work)
            self.hits.work = 0.0
        return found

    # --- speeds that are none ---------------------------------------------------------------------
    def _still(
        self, t: float, y: np.ndarray, P: np.ndarray, space: Space, fresh: bool, landed: list[int]
    ) -> np.ndarray:
        """Speeds (rows) that are none: the rounding of their terms; of gaps that close again, what no step resolves; of
        slips, at a start, after a strike (fresh) and where gates have closed just now (landed), the error of a step."""
        least = np.maximum(ROUNDING * space.size, SURE * self.hits.approach * fresh)
        for slip, rows, error in zip(self.eq.slips, space.rows, self._errors(t, y, P), strict=True):
            if fresh or slip.gate in landed:
                least[rows] = np.maximum(least[rows], error)
        gates = len(self.columns)
        least[:gates] = np.maximum(least[:gates], self._negligible(t, y, P, space))
        return least

    def _resolved(self, t: float, y: np.ndarray, P: np.ndarray, space: Space) -> Space:
        """With no speed where it is rounding, or a slip within the error that a step may have: it has no direction."""
        u = np.where(np.abs(space.u) > ROUNDING * space.size, space.u, 0.0)
        for rows, error in zip(space.rows, self._errors(t, y, P), strict=True):
            if np.linalg.norm(u[rows]) <= error:
                u[rows] = 0.0
        return replace(space, u=u)

    def _errors(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """What a step may be wrong in the speed of every element (m/s)."""
        if not self.eq.slips:
            return np.empty(0)
        (least,) = self._made.resolution(t, y, P)
        return np.asarray(least / RESOLVED)

    def _negligible(self, t: float, y: np.ndarray, P: np.ndarray, space: Space) -> np.ndarray:
        """Speeds of gaps that fall back before they are resolved: the error of a step, and the rounding of the gap."""
        place, gates = self.machine.scales_place, len(self.columns)
        D, fall = P[place : place + self.eq.n], np.maximum(-space.c[:gates], 0.0)
        height = np.sqrt(8 * fall * self._slack(t, y, P))
        return np.where(fall > 0, np.maximum(height, self.floor * D[self.columns]), 0.0)

    def _skids(self, space: Space, j: int, still: np.ndarray) -> bool:
        """Whether a contact that never slides slips: an impulse must stop it."""
        slip = self.eq.gates[j].slip
        if slip is None or not self.eq.slips[slip].friction.grips:
            return False
        return bool(np.linalg.norm(space.u[rows := space.rows[slip]]) > np.linalg.norm(still[rows]))

    def _shaken(self, P: np.ndarray, space: Space, still: np.ndarray) -> None:
        """Release elements that a strike has set in motion."""
        stick = P[self.machine.stick_slice()]
        for i, rows in enumerate(space.rows):
            if np.linalg.norm(space.u[rows]) > np.linalg.norm(still[rows]):
                stick[i] = 0.0

    # --- modes ------------------------------------------------------------------------------------
    def _open(self, t: float, y: np.ndarray, P: np.ndarray, gates: list[int], gently: bool) -> None:
        """Open contacts; gently: from rest, so that rounding could close them again at once."""
        machine = self.machine
        closed, slack = P[machine.closed_slice()], P[machine.slack_slice()]
        rounding = self._slack(t, y, P)
        for j in gates:
            closed[j] = 0.0
            if slack[j] >= ASLEEP:
                continue
            if gently:
                slack[j] = rounding[j]
            elif y[self.columns[j]] <= 0:
                slack[j] = 0.0
            for i in self.eq.gates[j].elements:
                P[machine.stick_slice()][i] = 0.0

    def _decide(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], fired: Fired,
        space: Space, still: np.ndarray, start: bool,
    ) -> list[int]:  # fmt: skip
        """Modes of all that touches at rest or rubs; y and P become those of the next phase. What has stopped."""
        if not resting and not self.rubbing:
            return []
        parts, small = self._parts(t, y, P, resting, fired, space, still, start)
        at_rest = [p.index for p in parts if p.direction is None]
        stopped = [i for i in at_rest if P[self.machine.stick_slice()][i] < 0.5]
        before = y.copy()
        self._take_out(t, y, P, resting, at_rest)
        if np.abs(y - before).max() > ROUNDING * np.abs(before).max():
            space = self.space(t, y, P)
        parts = [
            p if p.direction is None else replace(p, direction=self._direction(P, p, space, small))
            for p in parts
        ]
        lifted = frozenset(j for j in fired.lift if j in resting)
        decision = Deciding(space, resting, parts, lifted, self.names, self._elements).decide()
        if decision.set is None:
            self.problem = decision.problem
            return []
        if decision.doubt:
            self.doubts.append(f"from t = {t:.9g} s on {decision.doubt}")
        self._take(t, y, P, resting, parts, decision.set, space)
        slack = P[self.machine.slack_slice()]
        slack[list(decision.set.closed)] = 0.0
        slack[decision.shared] = 1.0
        return [i for i in stopped if space.static[i] > 0]  # else it passes through rest

    def _parts(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], fired: Fired,
        space: Space, still: np.ndarray, start: bool,
    ) -> tuple[list[RubbingPart], list[int]]:  # fmt: skip
        """Every element that rubs, and whether it moves; those whose speed is within the error of a step."""
        if not self.eq.slips:
            return [], []
        stick, held = P[self.machine.stick_slice()], P[self.machine.held_slice()]
        (least,), parts, small = self._made.resolution(t, y, P), [], []
        for i, slip in enumerate(self.eq.slips):
            if slip.gate is not None and slip.gate not in resting:
                continue
            s = space.u[rows := space.rows[i]]
            speed = float(np.linalg.norm(s))
            # a direction that turned away from the one remembered has not stopped, nor a sign that jumped
            jumped = speed > JUMPED * self.fastest[i] > 0
            stopped = i in fired.stop and (speed <= 2 * least[i] or (len(s) == 1 and not jumped))
            # corners of one body stop at one instant, up to the error of a step
            stopped |= bool(fired.stop) and speed <= least[i] and held[i] not in LEAVING
            rests = speed <= float(np.linalg.norm(still[rows])) or stopped or stick[i] > 0.5
            if start and slip.gate is None:  # gone within the rounding of time
                rests = rests or speed <= self.instant * float(np.linalg.norm(space.c[rows]))
            small += [i] if speed <= least[i] else []
            self.fastest[i] = max(self.fastest[i], 0.0 if rests else speed)
            way, grips = None if rests else s, slip.friction.grips
            parts.append(RubbingPart(i, slip.gate, way, grips, i in fired.loose))
        return parts, small

    def _direction(
        self, P: np.ndarray, p: RubbingPart, space: Space, small: list[int]
    ) -> np.ndarray:
        """Where an element slides; while its speed is within the error of a step, as remembered."""
        s = space.u[space.rows[p.index]]
        held = float(P[self.machine.held_slice()][p.index])
        if p.index in small and held > 0:
            s = s + held * (space.basis[p.index].T @ P[self.machine.direction_slice(p.index)])
        return np.asarray(s / np.linalg.norm(s))

    def _take_out(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], at_rest: list[int]
    ) -> None:
        """Project: what touches at rest has no gap and no rate, what does not slide has no speed."""
        machine = self.machine
        trial = P.copy()
        trial[machine.closed_slice()][resting] = 1.0
        trial[machine.stick_slice()][:] = 0.0
        trial[machine.stick_slice()][at_rest] = 1.0
        y[:] = machine.native["finish"](np.array([t]), y, trial)[: len(y)]
        y[[self.columns[j] for j in resting]] = 0.0
        y[self.eq.n : 2 * self.eq.n][[self.columns[j] for j in resting]] = 0.0

    def _take(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], parts: list[RubbingPart],
        chosen: Set, space: Space,
    ) -> None:  # fmt: skip
        machine = self.machine
        self._open(t, y, P, [j for j in resting if j not in chosen.closed], True)
        P[machine.closed_slice()][list(chosen.closed)] = 1.0
        for p in parts:
            P[machine.stick_slice()][p.index] = 1.0 if p.index in chosen.sticks else 0.0
            P[machine.sign_slice()][p.index] = space.thrusts[p.index].sign(chosen.f)
            if p.index in chosen.directions:
                d = space.basis[p.index] @ chosen.directions[p.index]
                P[machine.direction_slice(p.index)] = d
                rubs = space.static[p.index] > 0  # else its direction is never stiff
                P[machine.held_slice()][p.index] = ALL if p.direction is None and rubs else 0.0

    def present(self, t: float, y: np.ndarray, P: np.ndarray) -> Deciding | None:
        """The present modes at a state, to be asked whether they hold; None where its forces are not known."""
        space, parts = self.space(t, y, P), []
        if space.trouble:
            return None
        closed, stick = P[self.machine.closed_slice()] > 0.5, P[self.machine.stick_slice()] > 0.5
        for i, slip in enumerate(self.eq.slips):
            if slip.gate is None or closed[slip.gate]:
                p = RubbingPart(i, slip.gate, None, slip.friction.grips)
                way = None if stick[i] else self._direction(P, p, space, [i])
                parts.append(replace(p, direction=way))
        gates = [int(j) for j in np.flatnonzero(closed)]
        return Deciding(space, gates, parts, frozenset(), self.names, self._elements)

"""Contacts that may open, while a system runs: who touches, what a strike does, and which modes follow.

A phase ends where a gap closes, a contact stops pressing, a slip stops, or friction reaches its limit (all watched by
the kernel). Then, at that instant: who touches and approaches strikes (`impact.py`); of those left at rest the modes
are decided (`consistent.py`). A bouncing that would go on for ever ends in contact when what is left of it is below
the error that a step may make.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.errors import StartError
from trundle.integrate.consistent import FLY, ROLL, SLIDE, Deciding, Part, Set
from trundle.integrate.contact_space import ContactSpace, Space
from trundle.integrate.event import Happening
from trundle.integrate.impact import Impact, strike
from trundle.integrate.leaving import ALL
from trundle.integrate.machine import Machine
from trundle.integrate.stick_slip import speeds_of

EPS = float(np.finfo(float).eps)
ROUNDING = 64 * EPS
SURE = 1e-12  # of the velocities before a strike: what is left of one that it takes away
GRIP = 1e9  # the coefficient of friction that never slides, as strikes take it


@dataclass(frozen=True)
class Strike:
    """One contact's part in a strike.

    time             s; of a bouncing that comes to rest, the time at which it would
    contact          its name
    impulse (3,)     on the body, N s, world axes;  normal_impulse   its part along the normal
    dissipated       energy lost at the contact, J
    kind             "stick" or "slip": whether the strike ended the slip
    accumulation     whether it stands for all the ever smaller ones that would follow
    """

    time: float
    contact: str
    impulse: tuple[float, float, float]
    normal_impulse: float
    dissipated: float
    kind: str
    accumulation: bool = False


@dataclass
class Fired:
    """What ended a phase: gates that touch or stop pressing, elements that stop or reach their limit."""

    touch: list[int]
    lift: list[int]
    stop: list[int]
    loose: list[int]


class _Made:
    """Functions of a machine that contacts ask for, made once."""

    def __init__(self, machine: Machine) -> None:
        eq = machine.equations
        self.space = ContactSpace(machine)
        places = []
        for gate in eq.gates:
            contact = gate.contact
            where = [contact.point.sx, contact.body.position.sx, contact.normal.sx]
            places.append(ca.densify(ca.vertcat(*where)))
        whole = [ca.horzcat(ca.SX(9, 0), *places)]
        self.places = ca.Function("places", [eq.t, eq.y, eq.p], whole)


class Contacts:
    """The contacts of one run that may open; their modes stand in its parameters P."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.eq = machine, machine.equations
        self._made = machine.kept("contacts", lambda: _Made(machine))
        self.names = [gate.contact.name for gate in self.eq.gates]
        self.columns = [gate.column for gate in self.eq.gates]
        self.problem = ""
        self.strikes: list[Strike] = []
        self.gains: list[
            str
        ] = []  # strikes that gained energy, and choices among several ways on, in words

    # --- where things are -------------------------------------------------------------------------
    def _slack(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """The rounding of every gap (m)."""
        places = self._places(t, y, P)
        reach = np.linalg.norm(places[:3], axis=0) + np.linalg.norm(places[3:6], axis=0)
        rounding: np.ndarray = 8 * EPS * (reach + np.abs(y[self.columns]))
        return rounding

    def _places(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        eq = self.eq
        found = self._made.places(t, y[: 2 * eq.n], P[: eq.p.shape[0]])
        return np.asarray(found.full())

    # --- the beginning ----------------------------------------------------------------------------
    def begin(
        self, t: float, y: np.ndarray, P: np.ndarray, rtol: float, floor: float
    ) -> list[Happening]:
        """Modes at the start of a run; what strikes there."""
        if self.eq.slips:
            P[self.machine.tolerance_slice()] = rtol, floor
        self.rtol, self.floor = rtol, floor
        for i, slip in enumerate(self.eq.slips):
            P[self.machine.direction_slice(i)] = np.eye(slip.rows.stop - slip.rows.start)[0]
        slack = self._slack(t, y, P)
        gaps = y[self.columns]
        for j in np.flatnonzero(gaps < -1e3 * slack):
            contact = self.eq.gates[j].contact
            raise StartError(
                f"{contact.body.name!r} starts {-gaps[j]:.3g} m inside {contact.surface.name!r}.",
                f"a gap of zero or more in {contact.name!r}",
                "the place of the body, or the side of the surface on which it is",
                "start=contact.start(at=(0.0, 0.0))  # touching",
            )
        touching = [int(j) for j in np.flatnonzero(gaps <= slack)]
        y[[self.columns[j] for j in touching]] = 0.0
        return self._resolve(t, y, P, touching, Fired([], [], [], []), start=True)

    # --- changes ----------------------------------------------------------------------------------
    def change(self, t: float, y: np.ndarray, P: np.ndarray, fired: Fired) -> list[Happening]:
        """New modes after what ended a phase."""
        closed = P[self.machine.closed_slice()]
        slack = self._slack(t, y, P)
        near = [j for j in range(len(closed)) if y[self.columns[j]] <= slack[j]]
        held = np.flatnonzero(closed > 0.5).tolist()
        touching = sorted({*held, *fired.touch, *near})
        y[[self.columns[j] for j in touching]] = 0.0
        y[self.eq.n :][[self.columns[j] for j in held]] = 0.0
        return self._resolve(t, y, P, touching, fired)

    def _resolve(
        self,
        t: float,
        y: np.ndarray,
        P: np.ndarray,
        touching: list[int],
        fired: Fired,
        start: bool = False,
    ) -> list[Happening]:
        before = self.modes(P)
        words: list[str] = []
        space = self._made.space.at(t, y, P)
        if space.trouble:
            self.problem = space.trouble
            return []
        still = self._still(t, y, P, space)
        hits = [j for j in touching if space.u[j] < -still[j]]
        skids = [j for j in touching if self._skids(space, j, still)]
        if hits or skids:
            words += self._strike(t, y, P, touching, space)
            if self.problem:
                return self._told(t, y, words)
            space = self._made.space.at(t, y, P)
            still = self._still(t, y, P, space, fresh=True)
        resting = [j for j in touching if abs(space.u[j]) <= still[j]]
        self._open(t, y, P, [j for j in range(len(self.columns)) if j not in resting], False)
        self._decide(t, y, P, resting, fired, space, still)
        if not self.problem:
            words += self._words(before, self.modes(P), start)
        return self._told(t, y, words)

    def _told(self, t: float, y: np.ndarray, words: list[str]) -> list[Happening]:
        found = [Happening(t, text, y.copy()) for text in words]
        if found and self._work:
            found[0] = replace(found[0], energy=self._work)
            self._work = 0.0
        return found

    def _still(
        self, t: float, y: np.ndarray, P: np.ndarray, space: Space, fresh: bool = False
    ) -> np.ndarray:
        """Speeds (rows) that are none: the rounding of their terms; of gaps that close again, what no step resolves."""
        least = ROUNDING * space.size
        if fresh:  # after a strike: of what there was before it
            least = np.maximum(least, SURE * self._approach)
        gates = len(self.columns)
        least[:gates] = np.maximum(least[:gates], self._negligible(t, y, P, space))
        return least

    def _negligible(self, t: float, y: np.ndarray, P: np.ndarray, space: Space) -> np.ndarray:
        """Speeds of gaps that fall back before they are resolved: the error of a step, and the rounding of the gap."""
        place, gates = self.machine.scales_place, len(self.columns)
        D = P[place : place + self.eq.n]
        fall = np.maximum(-space.c[:gates], 0.0)
        height = np.sqrt(8 * fall * self._slack(t, y, P))
        return np.where(fall > 0, np.maximum(height, self.floor * D[self.columns]), 0.0)

    _approach: float = 0.0
    _work: float = 0.0  # what surfaces that are moved did in a strike, J

    def _skids(self, space: Space, j: int, still: np.ndarray) -> bool:
        """Whether a contact that never slides slips: it takes an impulse."""
        slip = self.eq.gates[j].slip
        if slip is None or not self.eq.slips[slip].friction.grips:
            return False
        rows = space.rows[slip]
        return bool(np.linalg.norm(space.u[rows]) > np.linalg.norm(still[rows]))

    # --- strikes ----------------------------------------------------------------------------------
    def _strike(
        self, t: float, y: np.ndarray, P: np.ndarray, touching: list[int], space: Space
    ) -> list[str]:
        """The impulses of everything that touches; the velocities after them."""
        e = space.e.copy()
        hit = self._law(touching, space, e)
        if len({self.eq.gates[j].contact.impact for j in touching}) > 1:
            self.gains.append(
                f"at t = {t:.9g} s contacts with different laws of impact strike at once: poisson's is taken"
            )
        last = self._fades(t, y, P, touching, space, hit)
        if last:
            e[last] = 0.0
            hit = self._law(touching, space, e)
        if hit.problem and not hit.lost < 0:
            self.problem = f"the strike is not determined: {hit.problem}"
            return []
        if hit.problem:
            self.gains.append(f"at t = {t:.9g} s {hit.problem[0].lower()}{hit.problem[1:]}")
        if hit.doubt:
            self.gains.append(f"at t = {t:.9g} s {hit.doubt}")
        n, rows = self.eq.n, [self._rows(space, j) for j in touching]
        self._approach = float(np.max(np.abs(space.u[[k for own in rows for k in own]])))
        impulses = hit.impulse.reshape(-1, 3)
        words, v = [], y[n : 2 * n].copy()
        for k, j in enumerate(touching):
            y[n : 2 * n] += space.back[:, rows[k]] @ impulses[k, : len(rows[k])]
            if hit.kind[k] == "none":
                continue
            late = self._rest_of_time(space, j) if j in last else 0.0
            normal, across = self._world(t, y, P, j, impulses[k, 1:], space)
            self.strikes.append(Strike(
                t + late, self.names[j], _three(impulses[k, 0] * normal + across),
                float(impulses[k, 0]), float(hit.dissipated[k]), hit.kind[k], j in last,
            ))  # fmt: skip
            words.append(f"{self.names[j]}: {'comes to rest' if j in last else 'strikes'}")
        if any(self.eq.gates[j].contact.surface.moves for j in touching):
            after = y[n : 2 * n]
            self._work = float((after + v) @ space.M @ (after - v)) / 2 + hit.lost
        return words

    def _law(self, touching: list[int], space: Space, e: np.ndarray) -> Impact:
        """The impact of all that touches, three rows for each contact (zero where it has fewer)."""
        k = len(touching)
        pick = np.zeros((3 * k, len(space.u)))
        mu = np.zeros(k)
        for i, j in enumerate(touching):
            for place, row in enumerate(self._rows(space, j)):
                pick[3 * i + place, row] = 1.0
            slip = self.eq.gates[j].slip
            if slip is not None:
                grips = self.eq.slips[slip].friction.grips
                mu[i] = GRIP if grips else space.mu[slip]
        laws = {self.eq.gates[j].contact.impact for j in touching}
        law = laws.pop() if len(laws) == 1 else "poisson"
        # a speed that is rounding has no direction
        u = np.where(np.abs(space.u) > ROUNDING * space.size, space.u, 0.0)
        W, before = pick @ space.W @ pick.T, pick @ u
        hit = strike(W, before, mu, e[touching], law)
        if k > 1 and hit.problem and not hit.lost < 0:
            turns = strike(W, before, mu, e[touching], law, order="sequential")
            if not turns.problem:
                return replace(
                    turns,
                    doubt=f"{k} contacts struck one after the other, as at once {_few(hit.problem)}",
                )
        return hit

    def _rows(self, space: Space, j: int) -> list[int]:
        """Rows of the space that belong to a contact: its gap, then its slip."""
        slip = self.eq.gates[j].slip
        return [j] if slip is None else [j, *range(space.rows[slip].start, space.rows[slip].stop)]

    def _fades(
        self, t: float, y: np.ndarray, P: np.ndarray, touching: list[int], space: Space, hit: Impact
    ) -> list[int]:
        """Contacts whose bouncing is over."""
        least = self._negligible(t, y, P, space) + self.rtol * np.abs(space.u[: len(self.columns)])
        return [
            j
            for k, j in enumerate(touching)
            if space.e[j] > 0 and 0 < hit.after[3 * k] <= least[j] and space.c[j] < 0
        ]

    def _rest_of_time(self, space: Space, j: int) -> float:
        """2 e v / (a (1 - e)): how long the bouncing would have gone on."""
        e, a = float(space.e[j]), -float(space.c[j])
        return 2 * e * abs(float(space.u[j])) / (a * (1 - e)) if e < 1 else 0.0

    def _world(
        self, t: float, y: np.ndarray, P: np.ndarray, j: int, tangential: np.ndarray, space: Space
    ) -> tuple[np.ndarray, np.ndarray]:
        """The normal of a contact, and what a force along its slip is in world axes."""
        slip, normal = self.eq.gates[j].slip, self._places(t, y, P)[6:9, j]
        if slip is None:
            return normal, np.zeros(3)
        T, B = space.tangents[slip], space.basis[slip]
        return normal, T @ (B @ tangential[: B.shape[1]])

    # --- modes ------------------------------------------------------------------------------------
    def _open(self, t: float, y: np.ndarray, P: np.ndarray, gates: list[int], gently: bool) -> None:
        """Open contacts; gently: from rest, so that rounding could close them again at once."""
        machine = self.machine
        closed, slack = P[machine.closed_slice()], P[machine.slack_slice()]
        rounding = self._slack(t, y, P)
        for j in gates:
            closed[j] = 0.0
            if gently:
                slack[j] = rounding[j]
            elif y[self.columns[j]] <= 0:
                slack[j] = 0.0
            for i in self.eq.gates[j].elements:
                P[machine.stick_slice()][i] = 0.0

    def _decide(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], fired: Fired,
        space: Space, still: np.ndarray,
    ) -> None:  # fmt: skip
        """Modes of the contacts that touch at rest; y and P become those of the next phase."""
        if not resting:
            return
        parts = self._parts(t, y, P, resting, fired, space, still)
        at_rest = [p.index for p in parts if p.direction is None]
        self._take_out(t, y, P, resting, at_rest)
        space = self._made.space.at(t, y, P)
        parts = [Part(p.index, p.gate, self._along(space, p), p.grips, p.limit) for p in parts]

        lifted = frozenset(j for j in fired.lift if j in resting)
        deciding = Deciding(space, resting, parts, lifted)
        decision = deciding.decide(self.names)
        if decision.set is None:
            self.problem = decision.problem
            return
        if decision.doubt:
            self.gains.append(f"from t = {t:.9g} s on {decision.doubt}")
        self._take(t, y, P, resting, parts, decision.set, space)

    def _along(self, space: Space, p: Part) -> np.ndarray | None:
        if p.direction is None:
            return None
        s = space.u[space.rows[p.index]]
        return np.asarray(s / np.linalg.norm(s))

    def _parts(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], fired: Fired,
        space: Space, still: np.ndarray,
    ) -> list[Part]:  # fmt: skip
        parts = []
        stick = P[self.machine.stick_slice()]
        (least,) = speeds_of(self.machine).resolution(t, y, P)
        for j in resting:
            for i in self.eq.gates[j].elements:
                rows = space.rows[i]
                s = space.u[rows]
                speed = float(np.linalg.norm(s))
                # a direction that turned away from the one remembered has not stopped
                stopped = i in fired.stop and (len(s) == 1 or speed <= 2 * least[i])
                rests = speed <= float(np.linalg.norm(still[rows])) or stopped or stick[i] > 0.5
                friction = self.eq.slips[i].friction
                parts.append(
                    Part(i, j, None if rests else s / speed, friction.grips, i in fired.loose)
                )
        return parts

    def _take_out(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], at_rest: list[int]
    ) -> None:
        """Project: what touches at rest has no gap and no rate, what does not slide has no speed."""
        machine = self.machine
        trial = P.copy()
        trial[machine.closed_slice()][resting] = 1.0
        trial[machine.stick_slice()][:] = 0.0
        trial[machine.stick_slice()][at_rest] = 1.0
        y[:] = flat(machine.programs.finish(t, y, trial))[: len(y)]
        y[[self.columns[j] for j in resting]] = 0.0
        y[self.eq.n : 2 * self.eq.n][[self.columns[j] for j in resting]] = 0.0

    def _take(
        self, t: float, y: np.ndarray, P: np.ndarray, resting: list[int], parts: list[Part],
        chosen: Set, space: Space,
    ) -> None:  # fmt: skip
        machine = self.machine
        self._open(t, y, P, [j for j in resting if j not in chosen.closed], True)
        closed, stick = P[machine.closed_slice()], P[machine.stick_slice()]
        closed[list(chosen.closed)] = 1.0
        P[machine.slack_slice()][list(chosen.closed)] = 1.0 if chosen.otherwise else 0.0
        if chosen.otherwise:
            names = " and ".join(self.names[p.gate] for p in parts if p.index in chosen.sticks)
            self.gains.append(
                f"from t = {t:.9g} s on the forces of {names} are some of many that give this motion, so it is not "
                "seen when friction no longer holds them"
            )
        for p in parts:
            stick[p.index] = 1.0 if p.index in chosen.sticks else 0.0
            if p.index in chosen.directions:
                d = space.basis[p.index] @ chosen.directions[p.index]
                P[machine.direction_slice(p.index)] = d
                P[machine.held_slice()][p.index] = ALL if p.direction is None else 0.0

    # --- words ------------------------------------------------------------------------------------
    def modes(self, P: np.ndarray) -> list[str]:
        """fly, slide or roll, for every contact."""
        closed, stick = P[self.machine.closed_slice()], P[self.machine.stick_slice()]
        found = []
        for j, gate in enumerate(self.eq.gates):
            if closed[j] < 0.5:
                found.append(FLY)
            else:
                found.append(ROLL if gate.slip is not None and stick[gate.slip] > 0.5 else SLIDE)
        return found

    def _words(self, before: list[str], after: list[str], start: bool) -> list[str]:
        if start:
            return []
        changes = {
            (ROLL, FLY): "lifts off", (SLIDE, FLY): "lifts off", (ROLL, SLIDE): "starts to slide",
            (SLIDE, ROLL): "rolls", (FLY, SLIDE): "slides", (FLY, ROLL): "rolls",
        }  # fmt: skip
        return [
            f"{self.names[j]}: {changes[pair]}"
            for j, pair in enumerate(zip(before, after, strict=True))
            if pair in changes
        ]


def _few(problem: str) -> str:
    """The beginning of a sentence, to go on with."""
    return f"{problem[0].lower()}{problem[1:]}".split(":")[0].rstrip(".")


def _three(vector: np.ndarray) -> tuple[float, float, float]:
    x, y, z = (float(part) for part in vector)
    return x, y, z

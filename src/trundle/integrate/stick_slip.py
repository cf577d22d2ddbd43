"""Coulomb elements between sticking and sliding: what happens when one stops or breaks loose.

Sliding ends where s vanishes (an event). Then the element is tried as sticking: if the friction that this takes is
within the static limit it sticks, else it slides on, in the direction d in which it then accelerates (`leaving.py`).
Sticking ends where the limit is passed (an event). There is no chatter: each mode is integrated by its own smooth
equations. Where no normal force or more than one solves them (p <= 0, Painleve) the run ends with a sentence.

Nothing here has units: speeds are compared with the rounding of the terms they are made of, with what the forces
give within the rounding of time, and with the error allowed in a step; forces with forces.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.constrained.kept import Numbers
from trundle.errors import ModelError
from trundle.integrate.leaving import ALL, Leaving
from trundle.integrate.machine import Machine

EPS = float(np.finfo(float).eps)
ROUNDING = 64 * EPS  # of sums and of forces that a solve gives
SHARED = 1e-9  # in a combination of rows that cancel: more is no rounding
DOUBTFUL = 0.1  # p below: told where a run stops, as the likely cause


class Speeds:
    """What is asked of a machine's sliding velocities, as functions made once.

    s           (t, y, p) -> s of all elements
    rate        (t, y, p, a) -> s' of all elements;  tangents   (t, y, p) -> their directions of sliding
    terms       (t, y, p) -> S v, and the sum of the sizes of its terms
    resolution  (t, y, P) -> speeds (f) below which no direction is known
    """

    def __init__(self, machine: Machine) -> None:
        eq, programs = machine.equations, machine.programs
        none, state = ca.SX(0, 1), [eq.t, eq.y, eq.p]
        self.s = Numbers("s", state, [ca.densify(ca.vertcat(none, *(x.s for x in eq.slips)))])
        S = ca.vertcat(ca.SX(0, eq.n), *(x.S for x in eq.slips))
        d = ca.vertcat(none, *(x.d for x in eq.slips))
        self.rate = ca.Function("rate", [*state, eq.a], [ca.mtimes(S, eq.a) - d])
        tangents = [ca.densify(x.tangent) for x in eq.slips]
        self.tangents = Numbers("tangents", state, tangents)
        terms = [ca.mtimes(S, eq.v), ca.mtimes(ca.fabs(S), ca.fabs(eq.v))]
        self.terms = Numbers("terms", state, [ca.densify(part) for part in terms])
        least = [programs.law.rub.resolution(x) for x in eq.slips]
        inputs = [eq.t, programs.y, programs.P]
        self.resolution = Numbers("resolution", inputs, [ca.densify(ca.vertcat(none, *least))])


def speeds_of(machine: Machine) -> Speeds:
    """Those of a machine, made once."""
    return machine.kept("speeds", lambda: Speeds(machine))


class Modes:
    """The modes of all Coulomb elements of one run, kept in its parameters P."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.slips = machine.equations.slips
        self.problem = ""  # why the run cannot go on
        self._speeds = speeds_of(machine)
        self._leaving = Leaving(machine, self._speeds.rate, self._speeds.tangents)

    # --- speeds ---------------------------------------------------------------------------------
    def _velocities(self, t: float, y: np.ndarray, P: np.ndarray) -> list[np.ndarray]:
        """s of every element, m/s."""
        eq = self.machine.equations
        (s,) = self._speeds.s(t, y[: 2 * eq.n], P[: eq.p.shape[0]])
        return [s[slip.rows] for slip in self.slips]

    def _at_rest(self, t: float, y: np.ndarray, P: np.ndarray, span: float) -> list[int]:
        """Elements whose speed is the rounding of its terms, or is gone within the rounding of time."""
        eq = self.machine.equations
        s = self._velocities(t, y, P)
        moving, sizes = self._speeds.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])
        found = []
        for i, slip in enumerate(self.slips):
            speed = np.linalg.norm(s[i])
            terms = sizes[slip.rows] + np.abs(s[i] - moving[slip.rows])
            rate = np.linalg.norm(self._leaving.rates(t, y, P[:, None])[slip.rows])
            if slip.gate is None and speed <= max(
                ROUNDING * np.linalg.norm(terms), 4 * EPS * (abs(t) + span) * rate
            ):
                found.append(i)
        return found

    # --- the beginning --------------------------------------------------------------------------
    def begin(
        self, t: float, y: np.ndarray, P: np.ndarray, span: float, rtol: float, floor: float
    ) -> None:
        """Modes at the start of a run of length `span`: whatever does not move is tried as sticking."""
        self._check_shares(t, y, P)
        P[self.machine.tolerance_slice()] = rtol, floor
        for i, s in enumerate(self._velocities(t, y, P)):
            speed = np.linalg.norm(s)  # any direction, until the forces say which
            P[self.machine.direction_slice(i)] = s / speed if speed > 0 else np.eye(len(s))[0]
        self.refresh(t, y, P)
        rest = self._at_rest(t, y, P, span)
        self._settle(t, y, P, rest)
        self._check_thrusts(t, y, P)

    def _check_shares(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Refuse friction on a constraint whose force is shared with others in ways the equations leave open."""
        eq = self.machine.equations
        A = eq.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])[2]
        first = self.machine.scales_place
        D, R = P[first : first + eq.n], P[first + eq.n + 1 : first + eq.n + 1 + eq.m]
        for slip in (x for x in self.slips if x.gate is None):
            rows, columns = next(x for x in eq.parts if slip.thrust_rows.start in x[0])
            scaled = R[rows][:, None] * A[rows, columns].full() * D[columns]
            U, sizes, _ = np.linalg.svd(scaled)
            rank = int(np.count_nonzero(sizes > SHARED * sizes.max(initial=0.0)))
            free = np.abs(U[:, rank:])  # combinations of rows that cancel
            own = [rows.index(i) for i in range(slip.thrust_rows.start, slip.thrust_rows.stop)]
            shared = free[own].max(axis=0, initial=0.0) > SHARED
            if not shared.any():
                continue
            found = np.flatnonzero(free[:, shared].max(axis=1) > SHARED)
            names = dict.fromkeys(eq.constraint_of_row(rows[k]).name for k in found)
            others = [name for name in names if name != slip.friction.constraint.name]
            raise ModelError(
                f"{slip.friction.name!r} needs the force of {slip.friction.constraint.name!r} alone.",
                "a constraint whose force the equations determine",
                f"it shares its force with {', '.join(map(repr, others)) or 'its own rows'}, and how is open",
                f"constraints=[...]  # without {others[0] if others else 'the repeated row'}",
            )

    def refresh(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Renew the memory (directions, signs of thrust) for a step that begins here."""
        size = self.machine.programs.n_memory
        P[len(P) - size :] = self._finish(t, y, P)[-size:]

    def _finish(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """[y', dy'/dt, residual, memory]: the state put back on the constraints, as after a step."""
        return self.machine.native["finish"](np.array([t]), y, P)

    # --- changes --------------------------------------------------------------------------------
    def change(self, t: float, y: np.ndarray, P: np.ndarray, fired: list[int]) -> list[str]:
        """New modes after events of the elements `fired`; what happened, in words."""
        stick = P[self.machine.stick_slice()]
        before = stick.copy()
        speeds = [float(np.linalg.norm(s)) for s in self._velocities(t, y, P)]
        (least,) = self._speeds.resolution(t, y, P)
        slow = [not x.turns or speeds[i] <= 2 * least[i] for i, x in enumerate(self.slips)]
        self.refresh(t, y, P)
        fired = [i for i in fired if self.slips[i].gate is None]
        stopped = [i for i in fired if stick[i] < 0.5 and slow[i]]
        loose = [i for i in fired if stick[i] > 0.5]
        for i in loose:
            self._let_go(t, y, P, i)
        self._settle(t, y, P, stopped)
        self._check_thrusts(t, y, P)
        after = P[self.machine.stick_slice()]
        words = []
        for i, slip in enumerate(self.slips):
            if i in stopped and after[i] > 0.5:
                words.append(f"{slip.friction.name}: stops and sticks")
            elif i in stopped:
                words.append(f"{slip.friction.name}: stops and slides back")
            elif before[i] > 0.5 > after[i]:
                words.append(f"{slip.friction.name}: breaks loose")
        return words

    def _settle(self, t: float, y: np.ndarray, P: np.ndarray, stopped: list[int]) -> None:
        """Try the stopped elements as sticking; let go of those that cannot hold, worst first."""
        stick = P[self.machine.stick_slice()]
        stick[stopped] = 1.0
        if stopped:  # what is left of their speed goes, whether they hold or not
            y[:] = self._finish(t, y, P)[: len(y)]
        released: list[int] = []
        for _ in range(len(self.slips)):
            limit = self.machine.details(t, y, P)[5]
            over = [
                i for i, slip in enumerate(self.slips)
                if slip.gate is None and stick[i] > 0.5 and limit[i] < -ROUNDING
            ]  # fmt: skip
            if not over:
                break
            released.append(min(over, key=lambda i: float(limit[i])))
            self._let_go(t, y, P, released[-1])
        if len(released) > 1:  # each was aimed while others still held
            for i in released:
                self._aim(t, y, P, i, P[self.machine.direction_slice(i)].copy())

    def _let_go(self, t: float, y: np.ndarray, P: np.ndarray, i: int) -> None:
        """Element i slides, where it accelerates; at the limit itself that is against the sticking force."""
        force = self.machine.details(t, y, P)[4][self.slips[i].rows]
        tangent = self._leaving.tangent(t, y, P, i)
        force = tangent.T @ (tangent @ force)  # without what the normal force can take as well
        size = float(np.linalg.norm(force))
        u = P[self.machine.direction_slice(i)].copy() if size == 0 else -force / size
        P[self.machine.stick_slice()][i] = 0.0
        P[self.machine.held_slice()][i] = ALL
        P[self.machine.direction_slice(i)] = u
        self._aim(t, y, P, i, u)

    def _aim(self, t: float, y: np.ndarray, P: np.ndarray, i: int, otherwise: np.ndarray) -> None:
        """Give element i, which is at rest and slides, its direction."""
        found = self._leaving.directions(t, y, P, i)
        P[self.machine.direction_slice(i)] = found[0] if len(found) == 1 else otherwise
        if len(found) > 1:
            angles = "; ".join(np.array2string(d, precision=3) for d in found)
            self.problem = (
                f"{self.slips[i].friction.name!r} can begin to slide in {len(found)} directions "
                f"({angles}), and the equations do not say in which"
            )

    # --- consistency ------------------------------------------------------------------------------
    def _check_thrusts(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """End the run where a sliding element has no normal force, or more than one."""
        words = self.doubts(t, y, P, 0.0)
        if words and not self.problem:
            self.problem = (
                f"{words}: friction makes the normal force grow faster than it presses, so that none or more than "
                "one fits (Painlevé)"
            )

    def doubts(self, t: float, y: np.ndarray, P: np.ndarray, below: float = DOUBTFUL) -> str:
        """The sliding element with the least p in p N + b = 0, where that is not above the given bound."""
        p, N = self.machine.details(t, y, P)[8:10]
        stick = P[self.machine.stick_slice()]
        actual = self.machine.programs.law.rub.actual
        rows = [
            (p[k], i) for k, i in enumerate(actual)
            if self.slips[i].gate is None and stick[i] < 0.5 and not p[k] > below
        ]  # fmt: skip
        if not rows:
            return ""
        least, i = min(rows)
        name = self.slips[i].friction.name
        return f"{name!r} has p = {least:.3g} and b = {-least * N[i]:.3g} N in p N + b = 0"

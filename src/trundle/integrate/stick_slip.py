"""Coulomb elements between sticking and sliding: what happens when one stops or breaks loose.

Sliding ends where s vanishes (an event). Then the element is tried as sticking: if the friction that this takes is
within the static limit it sticks, else it slides on, in the direction that the missing force leaves. Sticking ends
where the limit is passed (an event). There is no chatter: each mode is integrated by its own smooth equations.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.integrate.machine import Machine

AT_REST = 1e-12  # of the speed that the forces give within a run: slower is rounding
STOPPED = 1e-8  # of the largest sliding speed of the phase: slower counts as stopped


class Modes:
    """The modes of all Coulomb elements of one run, kept in its parameters P."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        eq = machine.equations
        self.slips = eq.slips
        speeds = [ca.norm_2(slip.s) for slip in eq.slips]
        self._speeds = ca.Function("speeds", [eq.t, eq.y, eq.p], [ca.vertcat(ca.SX(0, 1), *speeds)])

    def speeds(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """|s| of every element, m/s."""
        eq = self.machine.equations
        return flat(self._speeds(t, y[: 2 * eq.n], P[: eq.p.shape[0]]))

    def begin(self, t: float, y: np.ndarray, P: np.ndarray, span: float, atol: float) -> None:
        """Modes at the start of a run of length `span`: whatever does not move is tried as sticking.

        What would stop within a billionth of a thousandth of the run does not move: it is rounding.
        """
        eq = self.machine.equations
        speeds = self.speeds(t, y, P)
        pull = float(np.linalg.norm(flat(self.machine.programs.details(t, y, P)[0])))
        speeds = np.where(speeds <= AT_REST * pull * span, 0.0, speeds)
        for i, slip in enumerate(self.slips):
            if speeds[i] > 0:
                s = flat(self._velocity(i)(t, y[: 2 * eq.n], P[: eq.p.shape[0]]))
                P[self.machine.direction_slice(i)] = s / speeds[i]
            else:  # any direction, until the forces say which
                P[self.machine.direction_slice(i)] = np.eye(slip.s.shape[0])[0]
        # In the plane rounding turns the last of s about, and friction with it: that is rest.
        several = np.array([slip.s.shape[0] > 1 for slip in self.slips])
        P[self.machine.rest_slice()] = np.where(several, 32 * atol, 0.0)
        self.refresh(t, y, P)
        self._settle(t, y, P, [i for i in range(len(self.slips)) if speeds[i] == 0])

    def refresh(self, t: float, y: np.ndarray, P: np.ndarray) -> None:
        """Renew the memory (directions, signs of thrust) for a step that begins here."""
        size = self.machine.programs.n_memory
        P[len(P) - size :] = flat(self.machine.programs.finish(t, y, P))[-size:]

    def _velocity(self, i: int) -> ca.Function:
        eq = self.machine.equations
        return ca.Function("s", [eq.t, eq.y, eq.p], [self.slips[i].s])

    def change(
        self, t: float, y: np.ndarray, P: np.ndarray, fired: list[int], fastest: np.ndarray
    ) -> list[str]:
        """New modes after events of the elements `fired`; what happened, in words."""
        self.refresh(t, y, P)
        stick = P[self.machine.stick_slice()]
        before = stick.copy()
        slow = self.speeds(t, y, P) <= np.maximum(
            STOPPED * fastest, 2 * P[self.machine.rest_slice()]
        )
        stopped = [i for i in fired if stick[i] < 0.5 and slow[i]]
        loose = [i for i in fired if stick[i] > 0.5]
        for i in loose:
            self._let_go(i, self._forces(t, y, P)[0], P)
        self._settle(t, y, P, stopped)
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
            y[:] = flat(self.machine.programs.finish(t, y, P))[: len(y)]
        for _ in range(len(self.slips)):
            lam, limit = self._forces(t, y, P)
            over = [i for i in range(len(self.slips)) if stick[i] > 0.5 and limit[i] <= 0]
            if not over:
                return
            self._let_go(min(over, key=lambda i: float(limit[i])), lam, P)

    def _let_go(self, i: int, lam: np.ndarray, P: np.ndarray) -> None:
        """Element i slides, against the friction that could not hold it."""
        P[self.machine.stick_slice()][i] = 0.0
        force = lam[self.slips[i].rows]
        size = float(np.linalg.norm(force))
        if size > 0:
            P[self.machine.direction_slice(i)] = -force / size

    def _forces(self, t: float, y: np.ndarray, P: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Friction of the sticking rows, and how far each element is below its limit."""
        out = self.machine.programs.details(t, y, P)
        return flat(out[4]), flat(out[5])

"""A system at one state, in the modes of its contacts and friction.

Closed gaps and slips that stick are rows among the others, so that tangent vectors keep to them. Accelerations are
those of a run, friction included.
"""

from __future__ import annotations

import functools
import math

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.constrained.kept import Numbers
from trundle.constrained.production import W
from trundle.integrate.machine import Machine
from trundle.study.local import Local, parameter_part
from trundle.study.variational import RunStart


class LocalInModes(Local):
    """The equations at (t, y, P), with the rows of all that is closed or sticks."""

    def __init__(self, machine: Machine, t: float, y: np.ndarray, P: np.ndarray) -> None:
        eq, n = machine.equations, machine.equations.n
        first = machine.scales_place
        D, rows = P[first : first + n], P[first + n + 1 : machine.course_slice().start]
        rows = rows / math.sqrt(W)
        self.machine, self.P = machine, P
        binding = rows[[*range(eq.m)]]
        super().__init__(eq, t, y, parameter_part(eq, P), (D, binding))
        if len(self.rows) != eq.m:
            self.R = binding[self.rows]
        S, d, s, s_q = self._slips(t, y, self.p)
        S, s_q = (x.reshape((eq.stick_size, n), order="F") for x in (S, s_q))
        closed = [gate.column for j, gate in enumerate(eq.gates) if self._closed[j]]
        stick = [k for i, slip in enumerate(eq.slips) if self._stuck[i] for k in _range(slip.rows)]
        own = [eq.m + j for j in range(len(eq.gates)) if self._closed[j]]
        gaps, none = np.eye(n)[closed], np.zeros((len(closed), n))
        self.A = np.vstack([self.A, gaps, S[stick]])
        self.b = np.concatenate([self.b, np.zeros(len(closed)), d[stick]])
        self.phi = np.concatenate([self.phi, y[closed]])
        self.rho = np.concatenate([self.rho, y[n:][closed], s[stick]])
        self.phi_q = np.vstack([self.phi_q, gaps])
        self.rho_q = np.vstack([self.rho_q, none, s_q[stick]])
        sticking = [eq.m + len(eq.gates) + k for k in stick]
        self.R = np.concatenate([self.R, rows[own], rows[sticking]])
        self.R_phi = np.concatenate([self.R_phi, rows[own]])

    @classmethod
    def of(cls, begun: RunStart) -> LocalInModes:
        """A state in the modes that a run begins in (`RunStart.settled`)."""
        n = begun.system.derived.n
        return cls(begun.machine, begun.t, begun.y[: 2 * n], begun.P)

    @property
    def _closed(self) -> np.ndarray:
        return np.asarray(self.P[self.machine.closed_slice()] > 0.5)

    @property
    def _stuck(self) -> np.ndarray:
        return np.asarray(self.P[self.machine.stick_slice()] > 0.5)

    @property
    def _slips(self) -> Numbers:
        """(t, y, p) -> S, d, s, ds/dq of all elements of friction."""
        eq, none = self.eq, ca.SX(0, 1)

        def make() -> Numbers:
            S = ca.vertcat(ca.SX(0, eq.n), *(slip.S for slip in eq.slips))
            d = ca.vertcat(none, *(slip.d for slip in eq.slips))
            s = ca.vertcat(none, *(slip.s for slip in eq.slips))
            outputs = [S, d, s, ca.jacobian(s, eq.q)]
            return Numbers("slips", [eq.t, eq.y, eq.p], [ca.densify(x) for x in outputs])

        return self.machine.kept("slips at a state", make)

    def like(self, t: float, y: np.ndarray, p: np.ndarray) -> LocalInModes:
        P = self.P.copy()
        P[: len(p)] = self.eq.with_modes(t, y, p)
        return LocalInModes(self.machine, t, y, P)

    @functools.cached_property
    def _solved(self) -> tuple[np.ndarray, np.ndarray]:
        y = np.concatenate([self.y, np.zeros(self.machine.programs.ny - 2 * self.n)])
        P = self.P.copy()
        if memory := self.machine.programs.n_memory:  # directions of sliding as they are here
            free = P.copy()
            free[self.machine.tolerance_slice()] = 0.0
            P[-memory:] = self.machine.native["finish"](np.array([self.t]), y, free)[-memory:]
        a, lam = (flat(x) for x in self.machine.programs.details(self.t, y, P)[:2])
        return a, lam[self.rows]


def _range(rows: slice) -> list[int]:
    return list(range(rows.start, rows.stop))

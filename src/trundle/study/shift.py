"""Slips in a plane, as their neighbours come to rest and let go: each seen by its own clock.

Friction turns with the direction s/|s|, so that differences across it are multiplied by 1/|s|. A neighbour that stops
by dt later is, at one time, ahead by ds = s' dt along s: nothing in truth, but rounding of s/|s| makes it something
across, and the more, the slower the slip. At times of their own, t and t + sigma, with

    sigma = -(s/|s|) . ds / ((s/|s|) . s')

the two have the same speed, and nothing is torn apart. So a phase ends where a slip becomes slow, and the columns are
looked at this way; again where it has become slower still, as parameters make the two stop differently. What lets go
from rest begins this way, with sigma = dt.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.study.tangent_state import TangentState

SLOW = 1e-2  # of the speed that it begins a phase with: a slip below that is slow
REST = 1e-9  # of the terms that make it: a slip below that is at rest


class Clocks:
    """The times at which neighbours are seen while slips come to rest."""

    def __init__(self, tangent_state: TangentState) -> None:
        self.tangent_state, eq = tangent_state, tangent_state.eq
        self.slowed: set[int] = set()
        self.turning = [i for i, slip in enumerate(eq.slips) if slip.turns]
        self._slips = tangent_state.machine.kept("slips of clocks", self._made)

    def _made(self) -> ca.Function:
        """(t, y, P) -> s, its slopes by (t, y, p), the sum of the sizes of its terms."""
        eq, programs = self.tangent_state.eq, self.tangent_state.machine.programs
        s = ca.densify(ca.vertcat(ca.SX(0, 1), *(slip.s for slip in eq.slips)))
        by = ca.vertcat(eq.t, eq.y, self.tangent_state.users)
        S = ca.vertcat(ca.SX(0, eq.n), *(slip.S for slip in eq.slips))
        outputs = [s, ca.jacobian(s, by), ca.mtimes(ca.fabs(S), ca.fabs(eq.v)) + ca.fabs(s)]
        inputs = [eq.t, programs.y, programs.P]
        return ca.Function("slips", inputs, [ca.densify(part) for part in outputs])

    def begin(self, t: float, z: np.ndarray, P: np.ndarray) -> None:
        """A phase begins: how slow is slow."""
        near = self.tangent_state.near(P)
        near[:] = 0.0
        self.slowed.clear()
        if not self.turning:
            return
        s, _, terms = (part.full() for part in self._slips(t, *self.tangent_state.own(z, P)))
        for i in self.turning:
            rows = self.tangent_state.eq.slips[i].rows
            speed, most = float(np.linalg.norm(s[rows])), float(np.linalg.norm(terms[rows]))
            # from rest no speed of its own says what slow is
            near[i] = SLOW * speed if speed > REST * most else SLOW**2 * most

    def slow(self, t: float, z: np.ndarray, P: np.ndarray, i: int) -> None:
        """Slip i has become slow: from now on neighbours are seen when they are as slow."""
        self.slowed.add(i)
        self.aim(t, z, P, i)
        s, _, terms = (part.full() for part in self._slips(t, *self.tangent_state.own(z, P)))
        rows = self.tangent_state.eq.slips[i].rows
        speed, most = float(np.linalg.norm(s[rows])), float(np.linalg.norm(terms[rows]))
        self.tangent_state.near(P)[i] = SLOW * speed if speed > REST * most else 0.0

    def again(self, t: float, z: np.ndarray, P: np.ndarray) -> None:
        """Go on after the columns were changed."""
        if not self.turning or self.tangent_state.sigma(P).any():
            return
        near, machine, (y, own) = (
            self.tangent_state.near(P),
            self.tangent_state.machine,
            self.tangent_state.own(z, P),
        )
        s = self._slips(t, y, own)[0].full()
        for i in self.turning:
            slip = self.tangent_state.eq.slips[i]
            closed = slip.gate is None or own[machine.closed_slice()][slip.gate] > 0.5
            speed = float(np.linalg.norm(s[slip.rows]))
            slides = closed and own[machine.stick_slice()][i] < 0.5 and speed > 0
            if slides and (i in self.slowed or speed < near[i]):
                self.aim(t, z, P, i)

    def aim(self, t: float, z: np.ndarray, P: np.ndarray, i: int) -> None:
        """Look at neighbours when slip i is as fast as here."""
        tangent_state, rows, n = (
            self.tangent_state,
            self.tangent_state.eq.slips[i].rows,
            self.tangent_state.eq.n,
        )
        tangent_state.look_now(t, z, P)
        own = tangent_state.own(z, P)
        dY, dp = tangent_state.columns_of(z, P)
        s, slopes, _ = (part.full() for part in self._slips(t, *own))
        rate = np.concatenate([[1.0], tangent_state.rate(t, *own)[: 2 * n], np.zeros(len(dp))])
        d = s[rows, 0] / np.linalg.norm(s[rows])
        change = slopes[rows] @ np.vstack([np.zeros(dY.shape[1]), dY[: 2 * n], dp])
        gains = float(d @ slopes[rows] @ rate)
        if gains != 0:
            tangent_state.look_at(t, z, P, -(d @ change) / gains)

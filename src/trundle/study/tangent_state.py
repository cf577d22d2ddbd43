"""The state z = [y, dY] and the parameters [dp, sigma, near, P] of a run with derivatives.

Modes are decided for y and P alone; where they change, the columns jump (`crossing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import Machine
from trundle.study.crossing import Crossing

SAME = 1e-9  # relative: times of neighbours that differ by less are one
GRAZES = 1e-4  # of the mean speed of g in the phase: below it dt has lost the digits of a run
LOOKS = 50  # states of a phase at which g is evaluated
OTHERWISE = "where it has no derivative"


@dataclass
class TangentState:
    """A system, and where y, dY (ny, columns), dp, sigma (columns), near (f) and P of a run with derivatives are.

    past        the steps of the phase that ends
    crossings   what was passed;  latest   the time of the last crossing, and how much later neighbours pass it
    """

    machine: Machine
    columns: int
    place: int  # of P, behind the others
    past: Sequence[Steps] = ()
    crossings: list[Crossing] = field(default_factory=list)
    latest: tuple[float, np.ndarray] | None = None
    undifferentiable: bool = False  # whether the run ended because the motion has no derivative

    @property
    def eq(self) -> Equations:
        return self.machine.equations

    @property
    def slips(self) -> int:
        """The number of friction elements."""
        return len(self.eq.slips)

    @property
    def size(self) -> int:
        return self.machine.programs.ny

    def own(self, z: np.ndarray, P: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Views of y and P."""
        return z[: self.size], P[self.place :]

    def columns_of(self, z: np.ndarray, P: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """dY (ny, k), a view of z, and dp (users, k)."""
        dY = z[self.size :].reshape((self.size, self.columns), order="F")
        first = self.place - self.columns - self.slips
        if not first:
            return dY, np.zeros((self.eq.users, self.columns))
        return dY, P[:first].reshape((-1, self.columns), order="F")[: self.eq.users]

    def sigma(self, P: np.ndarray) -> np.ndarray:
        """How much later each neighbour is seen (k): a view of P."""
        last = self.place - self.slips
        return P[last - self.columns : last]

    def near(self, P: np.ndarray) -> np.ndarray:
        """Speeds (f) at which slips count as slow: a view of P."""
        return P[self.place - self.slips : self.place]

    def look_now(self, t: float, z: np.ndarray, P: np.ndarray) -> None:
        """Look at all neighbours at the present time."""
        sigma = self.sigma(P)
        if sigma.any():
            dY = self.columns_of(z, P)[0]
            dY -= np.outer(self.rate(t, *self.own(z, P)), sigma)
            sigma[:] = 0.0

    def now(self, z: np.ndarray, rates: np.ndarray, P: np.ndarray) -> np.ndarray:
        """States (N, nz) of a run with all neighbours looked at the present time."""
        sigma = P[:, self.place - self.slips - self.columns : self.place - self.slips]
        shifts = sigma[:, :, None] * rates[:, None, : self.size]
        return np.hstack([z[:, : self.size], z[:, self.size :] - shifts.reshape(len(z), -1)])

    def look_at(self, t: float, z: np.ndarray, P: np.ndarray, sigma: np.ndarray) -> None:
        """Look at each neighbour so much later."""
        self.look_now(t, z, P)
        dY = self.columns_of(z, P)[0]
        dY += np.outer(self.rate(t, *self.own(z, P)), sigma)
        self.sigma(P)[:] = sigma

    def rate(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """dy/dt with two corrections: a difference of two of them is what a column jumps by.

        Without the margins of friction, from which nothing follows.
        """
        rate = flat(self.machine.programs.careful_rhs(t, y, P))
        rate[self.size - self.slips :] = 0.0
        return rate

    @property
    def users(self) -> ca.SX:
        """The user's parameters (users), without modes."""
        return ca.vertcat(ca.SX(0, 1), *self.eq.p.elements()[: self.eq.users])

    def states(self, until: float) -> tuple[np.ndarray, np.ndarray]:
        """Some times (N) of the phase that ends, and states y (N, ny) there; none where it has only begun."""
        rows = [(part.t, part.y) for part in self.past if len(part.t)]
        if not rows or rows[0][0][0] >= until:
            return np.empty(0), np.empty((0, self.size))
        times = np.concatenate([row for row, _ in rows])
        states = np.concatenate([row[:, : self.size] for _, row in rows])
        some = np.unique(np.linspace(0, len(times) - 1, LOOKS).astype(int))
        return times[some], states[some]

    def passed(self, one: Crossing, dt: np.ndarray) -> None:
        """Remember a crossing."""
        self.crossings.append(one)
        self.latest = one.t, dt

    def refused(self, why: str, otherwise: str = OTHERWISE) -> str:
        """Words for a motion that has no derivative, or none that could be found."""
        self.undifferentiable = True
        return f"{why}, {otherwise}"


def equal(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two columns of times are the same to what a run knows of them."""
    return bool(np.all(np.abs(a - b) <= SAME * max(np.abs(a).max(), np.abs(b).max())))

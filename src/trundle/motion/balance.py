"""Where the energy of a motion with friction and strikes went: what is left over is the error of the run.

    E(t) - E(0) = work - what friction and strikes took

with E = v.dL/dv - L, which is T + V where T is quadratic in v. The power of everything that is no potential,

    Q_applied . v + c . v + lam . A v + f . S v - dL/dt,

is integrated along the motion by the kernel that watches it: A v and S v are not zero where a surface moves. Friction
takes -f . s of it, with s the sliding velocity.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.motion.keep import Keep
from trundle.motion.watch import kept_by_phase
from trundle.symbols.expression import Expression
from trundle.unconstrained.lagrange import generalized_force

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


@dataclass(frozen=True)
class Balance:
    """Energies in J: `rubbed` of every phase, `struck` of all strikes, `work` done on the system, what is left over.

    size   the largest kinetic energy and the range of the potential: what `left` is measured by
    """

    rubbed: tuple[float, ...]
    struck: float
    work: float
    left: float
    size: float

    @property
    def relative(self) -> float:
        return abs(self.left) / self.size if self.size > 0 else abs(self.left)


def powers(eq: Equations, stick: ca.SX) -> tuple[ca.SX, ca.SX]:
    """The power of all that is no potential, and what friction takes of it where it slides, W."""
    given = eq.ingredients
    Q = generalized_force(given.applied, eq.v) + eq.c
    if given.given:
        Q = Q + given.given[1].sx
    power = ca.dot(Q, eq.v) + ca.dot(eq.rates, _left_over(eq, eq.A, eq.rho))
    L = (given.kinetic - given.potential).sx
    if given.lagrangian is not None:
        L = L + given.lagrangian.sx
    power -= ca.jtimes(L, eq.t, ca.SX(1))
    taken = ca.SX(0)
    for i, slip in enumerate(eq.slips):
        f = eq.friction[slip.rows]
        power += ca.dot(f, _left_over(eq, slip.S, slip.s))
        taken -= (1 - stick[i]) * ca.dot(f, slip.s)
    return power - taken, taken


def _left_over(eq: Equations, A: ca.SX, rho: ca.SX) -> ca.SX:
    """A v where rho = 0. Of rows that are affine in v it is -rho(v = 0), nothing at all where nothing moves."""
    if not rho.shape[0] or ca.depends_on(A, eq.v):
        return ca.mtimes(A, eq.v)
    return -ca.substitute(rho, eq.v, ca.SX.zeros(eq.n))


def find_balance(motion: BareMotion) -> Balance:
    """The balance of a whole motion."""
    eq, run, machine = motion.derived, motion.run, motion.machine
    power, taken = machine.kept(
        "powers", lambda: tuple(Expression(x) for x in powers(eq, machine.programs.controls.stick))
    )
    keeps = {"power": Keep("integral", power), "taken": Keep("integral", taken)}
    # a slip about to stop may turn too fast to be followed; the error appears in `left`
    sums = kept_by_phase(machine, run, keeps, all_seen=False)
    rubbed = np.diff(sums[:, 1], prepend=0.0)
    struck = sum(strike.dissipated for strike in run.strikes)
    # a motion begins after the strikes at its start
    before = sum(s.dissipated for s in run.strikes if s.time == run.phases[0].begin)
    pushed = sum(happening.energy for happening in run.happenings)
    judged, (done, lost) = motion._judged, map(float, sums[-1])
    left = judged.change - done - pushed + struck - before
    return Balance(
        tuple(map(float, rubbed)), float(struck), done + lost + pushed, left, judged.size
    )

"""Where a motion comes to rest at the edge of a root: more than one motion is possible from there.

x'' = sqrt(abs(x)) has the motions x = (t - a)^4 / 144 from any time a on, and x = 0 until then. A motion that arrives
there goes on as rounding says. With a force that grows as u^p, p < 1, and nothing else, u that stands under the root
goes away from zero by u'' (of a velocity: u') that grows as u^p too. So what a motion has under roots is looked at
where its steps begin: is it at rest next to zero, and what would u'' be a little beside?

A force that pulls back, a second force, a root of squares: there u'' is negative, or grows as u^0, or as u^1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.kept import Numbers
from trundle.integrate.machine import MINIMAL
from trundle.integrate.record import Phase
from trundle.motion.values import lasting, values
from trundle.symbols.derivatives import jacobian, jtimes
from trundle.symbols.lookup import flattened

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

ROOTS = (ca.OP_SQRT, ca.OP_POW, ca.OP_CONSTPOW)
RESTS = 10.0  # times u u'': the square of u' of what stays next to zero no longer than u'' says
NEARER = 1 / 16  # u'' is looked at a little beside a place, and so much nearer to it
APART = 2.0  # times what u is there: else it is not the edge
GROWS = 0.05, 0.95  # the power of u as which u'' grows


def roots(graph: ca.SX) -> list[ca.SX]:
    """What stands under the roots of a graph: u of sqrt(u), and of u**p with 0 < p < 1 or a p that is no number.

    >>> x, y = ca.SX.sym("x"), ca.SX.sym("y")
    >>> roots(ca.vertcat(ca.sqrt(x - 1), y**1.5, (x * y) ** (1 / 3)))
    [SX((x-1)), SX((x*y))]
    """
    symbols = ca.vertcat(ca.SX(0, 1), *ca.symvar(graph))
    f = flattened(ca.Function("f", [symbols], [graph]))
    places = [i for i in range(f.n_instructions()) if f.instruction_id(i) in ROOTS]
    nodes, found = f.instructions_sx() if places else [], dict[int, ca.SX]()
    for i in places:
        power = 0.5 if f.instruction_id(i) == ca.OP_SQRT else nodes[i].dep(1)
        if not ca.SX(power).is_constant() or 0 < float(power) < 1:
            (u,) = ca.substitute([nodes[i].dep(0)], [f.sx_in(0)], [symbols])
            found[u.element_hash()] = u
    return list(found.values())


class Roots:
    """What stands under the roots of a system's equations, u (k): of places, or of velocities too.

    column   u, u', and how u goes: what accelerations make of u'', and u''; or u' of what holds velocities
    """

    def __init__(self, equations: Any) -> None:
        eq = equations
        moving = ca.vertcat(eq.t, eq.q, eq.v)
        parts = (eq.M, eq.Q + eq.c, eq.A, eq.b)
        column = ca.vertcat(
            ca.SX(0, 1), *(ca.vertcat(*part.nonzeros()) for part in parts if part.nnz())
        )
        self.u = [u for u in roots(column) if ca.depends_on(u, moving)]
        self.fast = [ca.depends_on(u, eq.v) for u in self.u]
        self._eq, rows = eq, list[ca.SX]()
        for u, fast in zip(self.u, self.fast, strict=True):
            rate = self._along(u)
            still = rate if fast else jtimes(u, eq.q, eq.a)
            rows += [u, rate, still, rate if fast else self._along(rate)]
        self.column = ca.vertcat(ca.SX(0, 1), *rows)
        self._numbers = Numbers("roots", [eq.t, eq.y, eq.a, eq.p], [ca.densify(self.column)])

    def _along(self, u: ca.SX) -> ca.SX:
        eq = self._eq
        return jtimes(u, eq.q, eq.v) + jtimes(u, eq.v, eq.a) + jtimes(u, eq.t, ca.SX(1))

    def parting(self, motion: BareMotion, k: int, i: int, close: float) -> list[int]:
        """The coordinates beside whose value at sample i the motion leaves u faster than in proportion.

        close   how far beside, of the largest value
        """
        eq, n = self._eq, self._eq.n
        named, first = (eq.v, n) if self.fast[k] else (eq.q, 0)
        t, row = motion.t[i], motion._samples[0][i]
        phase, ny = motion.run.phases[motion._samples[1][i]], motion.machine.programs.ny
        size = float(np.abs(motion._samples[0][:, first : first + n]).max()) or 1.0
        A = eq.terms(t, row[: 2 * n], motion._phase_p[motion._samples[1][i]])[2].full()
        tangent = np.eye(n) - np.linalg.pinv(A) @ A if len(A) else np.eye(n)

        def beside(way: np.ndarray) -> tuple[float, float]:
            y = np.array(row[:ny])
            y[first : first + n] += way
            u, _, still, _ = self._at(motion.machine, t, y, phase)[4 * k : 4 * k + 4]
            return u, still

        found = []
        for j in sorted(set(jacobian(self.u[k], named).sparsity().get_col())):
            for way in (close * size * tangent[j], -close * size * tangent[j]):
                (u, goes), (nearer, slower) = beside(way), beside(NEARER * way)
                if not (u > APART * nearer > 0 and goes > 0 and slower > 0):
                    continue
                if GROWS[0] < np.log(goes / slower) / np.log(u / nearer) < GROWS[1]:
                    found.append(j)
        return sorted(set(found))

    def _at(self, machine: Any, t: float, y: np.ndarray, phase: Phase) -> np.ndarray:
        """The column at a state beside the motion, in the modes that switches have there."""
        eq, minimal = self._eq, machine.minimal_in(phase.P) if phase.solve == MINIMAL else None
        P = np.array(phase.P if minimal is None else minimal.whole(phase.P))
        own = P[machine.own][: eq.p.shape[0]]
        own[:] = eq.with_modes(t, y, own)
        a = machine.accelerations(t, y, P)
        return self._numbers(t, y[: 2 * eq.n], a, own)[0]


def branches(motion: BareMotion) -> list[str]:
    """A sentence for each place at which more than one motion is possible."""
    machine, run = motion.machine, motion.run
    found = machine.kept("roots", lambda: Roots(motion.derived))
    if not found.u:
        return []
    times = np.unique(np.concatenate([phase.steps.t for phase in run.phases]))
    steps = type(motion)(machine, run, times)
    table = np.abs(values(steps, lasting(machine, "under roots", lambda: found.column)))
    sentences, close = [], float(np.sqrt(motion.stats.rtol))
    for k in range(len(found.u)):
        u, rate, still, goes = table[:, 4 * k : 4 * k + 4].T
        near = u <= close * np.max(u, initial=0.0, where=np.isfinite(u))
        if not found.fast[k]:
            near &= (rate**2 <= RESTS * u * still) & (goes <= RESTS * still)
        if near.any():
            i = int(np.argmin(np.where(near, u, np.inf)))
            names = [
                motion.derived.model.coordinates[j].name for j in found.parting(steps, k, i, close)
            ]
            if names:
                sentences.append(
                    f"at t = {times[i]:.9g} s {' and '.join(names)} comes to rest at the edge of a root, from where "
                    "more than one motion is possible: rounding decides"
                )
    return sentences

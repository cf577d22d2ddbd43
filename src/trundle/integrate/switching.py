"""Turn the switches of a running system: the modes of a phase, when they end, and what the next phase begins with.

Where a switch turns, the positions stay. The velocities stay too, unless a constraint asks for others: then they change
by an impulse of the constraints,

    M (v+ - v-) = A' Lambda,    A v+ = what the constraints say         (the fundamental equation at impulse level)

which is determined only if A itself does not change there. A crease, where it does, could push along either of its two
normals: the run ends and says so. So it does where a position, a mass or an energy would have to jump, and where the
motion would have to slide along the switch because both of its sides push towards it.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.kept import Numbers
from trundle.integrate.event import Happening
from trundle.integrate.machine import Machine
from trundle.integrate.pivoted import STATUS, buffer_size, pivoted_solve

if TYPE_CHECKING:
    from trundle.integrate.knots import Knots

SAME = 1e-9  # relative: a switch is located to round-off, so what differs by more jumps
ROUNDING = 1e-14  # of the terms of a condition
AT_ONCE = 2e-15  # of the time: 0.3 and 3 * 0.1 are one instant
AHEAD = 1e-12  # of the time: how long before a switch a run may get stuck, as where(x > 0, sqrt(x), 0) at x = 0
BEYOND = 1 + 1e-6  # times the way to a switch: rounding does not leave it ahead
LATE = 1e-14 / SAME  # of the time: how late a switch may be found


@dataclass
class Turned:
    """The result of turning switches: what happened, and why the run cannot go on, if it cannot."""

    happenings: list[Happening] = field(default_factory=list)
    trouble: str = ""


class Switching:
    """The switches of one run; their modes stand in its parameters P."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.eq = machine, machine.equations
        self.switches = self.eq.switches
        self._k = slice(self.eq.users, int(self.eq.p.shape[0]))
        self.watched = [
            i
            for i, owner in enumerate(self.switches.owner)
            if self.switches.depends[owner] != "time, affine"
        ]

    @functools.cached_property
    def knots(self) -> Knots:
        """The moments that the kernel passes by itself."""
        from trundle.integrate.knots import Knots

        return Knots(self.machine, self)

    def begin(self, t: float, y: np.ndarray, P: np.ndarray) -> str:
        """Set the modes at the start of a run. Returns why there are none, or an empty text."""
        P[self._k] = self.switches.modes(t, y, P)
        P[self._k] = self.switches.modes(t, y, P, self._rate(t, y, P))
        for i in self._due(t, P, []):
            P[self._k] = self.switches.flip(P[self._k], i, t, y, P, self._rate(t, y, P))
        trouble = self._centred(t, y, P) or self._sliding(t, y, P, self._falling(t, y, P))
        return trouble or self._parting(t, y, P)

    def _rate(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        return np.asarray(self.machine.native["rhs"](np.array([t]), y, P))

    def next_break(self, t: float, P: np.ndarray) -> float:
        """The next time at which a condition that is known beforehand reaches zero."""
        breaks = self.switches.breaks(P[self._k], P)
        return float(np.min(breaks[breaks > t + AT_ONCE * abs(t)], initial=np.inf))

    def due(self, t: float, P: np.ndarray, fired: list[int]) -> list[int]:
        """The conditions that reach zero now: found by watching, or known beforehand."""
        return self._due(t, P, fired)

    def _due(self, t: float, P: np.ndarray, fired: list[int]) -> list[int]:
        breaks = self.switches.breaks(P[self._k], P)
        known = set(range(len(breaks))) - set(self.watched)
        return sorted({*fired, *(i for i in known if breaks[i] <= t + AT_ONCE * abs(t))})

    def ahead(self, t: float, y: np.ndarray, P: np.ndarray, span: float) -> list[int]:
        """The indices of watched conditions that reach zero at once."""
        g, slope, _ = self.switches.falling(P[self._k], t, y, P, self._rate(t, y, P))
        soon = -slope * AHEAD * max(abs(t), span)
        return [k for k, i in enumerate(self.watched) if 0 <= g[i] <= soon[i]]

    # --- a turn -----------------------------------------------------------------------------------
    def turn(
        self, t: float, y: np.ndarray, P: np.ndarray, conditions: list[int], stuck: bool = False
    ) -> Turned:
        """Turn the switches whose conditions have reached zero; y and P become those of the next phase.

        stuck   just before it: y goes on until the conditions are behind, as sqrt(abs(x)) has a value on one side of
                zero in each mode
        """
        before, came = P.copy(), y.copy()
        for i in conditions:
            P[self._k] = self.switches.flip(P[self._k], i, t, y, P, self._rate(t, y, P))
        if stuck:
            rate = self._rate(t, y, before)
            g, slope, _ = self.switches.falling(before[self._k], t, y, before, rate)
            y += (
                BEYOND * max((-g[i] / slope[i] for i in conditions if slope[i]), default=0.0) * rate
            )
        turned = sorted({self.switches.owner[i] for i in conditions})
        if any(self.switches[j].kind == "atan2" for j in turned):
            trouble = self._centred(t, y, P)
            if trouble or all(self.switches[j].kind == "atan2" for j in turned):
                return Turned(trouble=trouble)  # an angle is continued: nothing changes
        if self._forces_only(before, P):  # nothing jumps but accelerations
            return Turned(trouble=self._sliding(t, y, P, self._falling(t, y, P)))
        names = " and ".join(self.switches[j].text for j in turned)
        trouble = self._discontinuous(t, came, y, before, P, turned)
        if trouble:
            return Turned(trouble=f"{trouble} where {names} switches")
        result = self._push(t, came, y, before, P, names)
        if result.happenings:  # the impulse may have taken velocities across other switches
            rate = self._rate(t, y, P)
            P[self._k] = self.switches.settle(P[self._k], t, y, P, rate)
            result.trouble = result.trouble or self._undecided(t, y, P)
        if not result.trouble:
            result.trouble = self._sliding(t, y, P, self._falling(t, y, P))
        return result

    def _centred(self, t: float, y: np.ndarray, P: np.ndarray) -> str:
        """Why an angle cannot be continued: the motion passes its centre or begins there. Empty if it can."""
        rate = self._rate(t, y, P)
        for switch, r, speed in self.switches.centred(P[self._k], t, y, P, rate):
            if r <= SAME * speed * abs(t):
                return f"the angle {switch.text} has no value at its centre, which the motion has come to"
        return ""

    def _forces_only(self, before: np.ndarray, P: np.ndarray) -> bool:
        """Whether the turned switches occur in forces alone: in no mass, energy or constraint."""
        places, k, old = self.switches.places, P[self._k], before[self._k]
        return not any(np.any(k[places[j]] != old[places[j]]) for j in self.bearing)

    @functools.cached_property
    def bearing(self) -> frozenset[int]:
        """The switches that occur in a mass, a momentum, an energy or a constraint."""

        def make() -> frozenset[int]:
            eq = self.eq
            graph = (eq.M, eq.A, eq.phi, eq.rho, eq.momentum, eq.held)
            return self.switches.used_in(ca.vertcat(*(ca.densify(ca.vec(x)) for x in graph)))

        return self.machine.kept("bearing", make)

    def _discontinuous(
        self, t: float, came: np.ndarray, y: np.ndarray, before: np.ndarray, P: np.ndarray,
        turned: list[int],
    ) -> str:  # fmt: skip
        """What jumps although it must not: a mass, an energy, or the place that a constraint prescribes."""
        eq = self.eq
        M0, M1 = (self._at(t, *side)[0] for side in ((came, before), (y, P)))
        if np.abs(M1 - M0).max(initial=0.0) > SAME * np.abs(M0).max(initial=0.0):
            return "a mass jumps"
        corner = self._corner(t, came, y, before, P, turned)
        if corner:
            return corner
        phi, A = self._at(t, y, P)[2:4]
        if not len(phi):
            return ""
        q, v = np.abs(y[: eq.n]), np.abs(y[eq.n : 2 * eq.n])
        q = q + LATE * abs(t) * v  # time is rounded too
        place = np.abs(A) @ q + np.linalg.norm(A, axis=1) * q.max(initial=0.0)
        off = np.abs(phi) > SAME * place
        if not off.any():
            return ""
        row = int(np.argmax(np.where(off, np.abs(phi), 0.0)))
        name = eq.constraint_of_row(eq.phi_rows[row]).name
        return f"the constraint {name!r} needs a jump of {abs(phi[row]):.4g} in position"

    def _corner(
        self, t: float, came: np.ndarray, y: np.ndarray, before: np.ndarray, P: np.ndarray,
        turned: list[int],
    ) -> str:  # fmt: skip
        """What of the Lagrangian jumps so that the velocities would have to jump, or nothing.

        Hamilton's principle keeps the velocities where the motion passes u(t, q) = 0 if there are numbers s with

            p+ - p- = s du/dq,    E+ - E- = -s du/dt          (p = dL/dv, E = p.v - L: Weierstrass and Erdmann)

        So a potential may jump at a known time, but not at a place.
        """
        eq, size = self.eq, 2 * self.eq.n
        sides = (came, before), (y, P)
        old, new = (self._lagrangian(t, x[:size], p[: self._k.stop]) for x, p in sides)
        jump = new[0] - old[0]
        late = LATE * abs(t)  # meanwhile the motion is where it was: what changes then is no jump
        scale = sum(np.abs(o[0]) + o[1] + late * np.abs(o[2]) for o in (old, new))
        if np.all(np.abs(jump) <= SAME * scale):
            return ""
        scale = np.where(scale > 0, scale, 1.0)
        rows = [k for k, j in enumerate(self._places) if j in turned]
        by = new[3].reshape((len(self._places), eq.n + 1), order="F")
        slopes = (by[rows] * np.append(np.ones(eq.n), -1.0) / scale).T
        slopes = slopes / np.maximum(np.linalg.norm(slopes, axis=0), 1e-300)
        left = jump / scale - slopes @ np.linalg.lstsq(slopes, jump / scale, rcond=None)[0]
        if np.all(np.abs(left) <= SAME):
            return ""
        which = int(np.argmax(np.abs(jump[:-1]) / scale[:-1]))
        if abs(jump[which]) > SAME * scale[which]:
            name = eq.model.coordinates[which].name
            return f"the momentum of {name} jumps by {jump[which]:.4g}"
        return f"the potential energy jumps by {jump[-1]:.4g} J"

    @functools.cached_property
    def _places(self) -> list[int]:
        """The switches that depend on time and place only, angles apart."""
        depends = self.switches.depends
        return [
            j for j, s in enumerate(self.switches) if depends[j] != "velocity" and s.kind != "atan2"
        ]

    @functools.cached_property
    def _terms_at(self) -> Numbers:
        """(t, y, p) -> M, A, phi, dphi/dq, rho."""

        def make() -> Numbers:
            eq = self.eq
            outputs = [eq.M, eq.A, eq.phi, ca.jacobian(eq.phi, eq.q), eq.rho]
            return _numbers("turn", eq, outputs)

        return self.machine.kept("turn", make)

    def _at(self, t: float, y: np.ndarray, P: np.ndarray) -> list[np.ndarray]:
        """M (n, n), A (m, n), phi, dphi/dq and rho at a state, in the modes that P says."""
        eq, found = self.eq, self._terms_at(t, y[: 2 * self.eq.n], P[: self._k.stop])
        shapes = [(eq.n, eq.n), (eq.m, eq.n), (-1,), (len(found[2]), eq.n), (-1,)]
        return [
            np.ascontiguousarray(x.reshape(s, order="F"))
            for x, s in zip(found, shapes, strict=True)
        ]

    @functools.cached_property
    def _lagrangian(self) -> Numbers:
        """(t, y, p) -> [p, E], what T makes of them at most, their rates for constant v, [du/dq, du/dt]."""

        def make() -> Numbers:
            eq = self.eq
            u = ca.vertcat(ca.SX(0, 1), *(self.switches[j].u for j in self._places))
            T = ca.fabs(ca.dot(eq.v, ca.mtimes(eq.M, eq.v))) / 2
            sizes = ca.vertcat(ca.sqrt(2 * T * ca.fabs(ca.diag(eq.M))), T)
            both = ca.vertcat(eq.momentum, eq.held)
            rates = ca.jtimes(both, eq.q, eq.v) + ca.jtimes(both, eq.t, ca.SX(1))
            slopes = ca.horzcat(ca.jacobian(u, eq.q), ca.jacobian(u, eq.t))
            return _numbers("lagrangian", eq, [both, sizes, rates, slopes])

        return self.machine.kept("lagrangian", make)

    def _push(
        self, t: float, came: np.ndarray, y: np.ndarray, before: np.ndarray, P: np.ndarray,
        names: str,
    ) -> Turned:  # fmt: skip
        """The impulse of the constraints, where the new ones prescribe other velocities."""
        eq, n, size = self.eq, self.eq.n, 2 * self.eq.n
        if not eq.m:
            return Turned()
        M, A, _, _, rho = self._at(t, y, P)
        length = np.linalg.norm(A, axis=1)
        speed = np.abs(A) @ np.abs(y[n:size]) + length * np.abs(y[n:size]).max(initial=0.0)
        asked = np.abs(rho) > SAME * np.maximum(speed, np.abs(rho).max() * SAME)
        if not asked.any():
            return Turned()
        dv, Lambda, buffer = np.empty(n), np.empty(eq.m), np.zeros(buffer_size(n, eq.m))
        pivoted_solve(M, np.zeros(n), A, -rho, dv, Lambda, buffer)
        row = int(np.argmax(np.where(asked, np.abs(rho), 0.0)))
        name = eq.constraint_of_row(row).name
        if buffer[STATUS] != 0 or not np.isfinite(dv).all():
            return Turned(trouble=f"the constraint {name!r} needs velocities that no impulse gives")
        v = y[n:size]
        if dv @ M @ dv <= SAME**2 * (v @ M @ v):  # of what has no mass, as the point of a contact:
            y[n:size] += dv  # no impulse
            return Turned()
        if np.abs(A - self._at(t, came, before)[1]).max() > SAME * np.abs(A).max():
            return Turned(
                trouble=f"the constraint {name!r} has a crease where {names} switches, and the impulse there is not "
                "determined (it could come from either side)"
            )
        for slip in eq.slips:
            rows = slip.thrust_rows
            if np.abs(A[rows].T @ Lambda[rows]).max() > SAME * np.abs(M @ dv).max():
                return Turned(
                    trouble=f"the constraint {name!r} needs an impulse where {names} switches, and that of "
                    f"{slip.friction.name!r} which belongs to it is not determined"
                )
        energy = float(dv @ M @ (y[n:size] + dv / 2))
        y[n:size] += dv
        words = f"{name}: an impulse changes the velocity"
        return Turned([Happening(t, words, y.copy(), impulse=Lambda, energy=energy)])

    def _undecided(self, t: float, y: np.ndarray, P: np.ndarray) -> str:
        """Why an impulse leaves a switch in doubt: it takes velocities to where that turns, to the last
        bits, and there they stay."""
        g, slope, _ = self.switches.falling(P[self._k], t, y, P, self._rate(t, y, P))
        (size,) = self._terms(t, y[: 2 * self.eq.n], P[: self._k.stop])
        near = (np.abs(g) <= ROUNDING * size) & (np.abs(slope * t) <= SAME * size) & (size > 0)
        words = sorted({self.switches[self.switches.owner[i]].text for i in np.flatnonzero(near)})
        if not words:
            return ""
        return (
            f"an impulse takes the velocity to where {' and '.join(words)} switches, where it stays: rounding "
            "would decide between the two sides"
        )

    @functools.cached_property
    def _terms(self) -> Numbers:
        """(t, y, p) -> the size of what velocities make of each condition: sum_j |dg/dv_j v_j|."""

        def make() -> Numbers:
            eq = self.eq
            by_v = ca.fabs(ca.densify(ca.jacobian(self.switches.conditions, eq.v)))
            return _numbers("terms", eq, [ca.mtimes(by_v, ca.fabs(eq.v))])

        return self.machine.kept("terms of switches", make)

    # --- consistency --------------------------------------------------------------------------------
    def _falling(self, t: float, y: np.ndarray, P: np.ndarray) -> list[int]:
        """The conditions that are zero and falling: their modes do not hold."""
        return self._leaving(t, y, P, -1)

    def _leaving(self, t: float, y: np.ndarray, P: np.ndarray, way: int) -> list[int]:
        """The conditions that are zero and fall (way -1) or rise (way 1) at once."""
        g, slope, bend = self.switches.falling(P[self._k], t, y, P, self._rate(t, y, P))
        scale = np.abs(slope) * max(abs(t), 1.0) * 4e-16  # what time's round-off makes of g
        goes = (way * slope > 0) | ((slope == 0) & (way * bend > 0))  # at rest: as it is pushed
        return [i for i in self.watched if g[i] <= scale[i] and goes[i] and g[i] >= -1e3 * scale[i]]

    def _parting(self, t: float, y: np.ndarray, P: np.ndarray) -> str:
        """Why the modes of a start are in doubt: it lies on a switch that both of its sides push away from."""
        for i in self._leaving(t, y, P, 1):
            other = P.copy()
            other[self._k] = self.switches.flip(P[self._k], i, t, y, P, self._rate(t, y, P))
            if i in self._leaving(t, y, other, 1):
                name = self.switches[self.switches.owner[i]].text
                return f"both sides of {name} push away from it, and two motions are possible from here"
        return ""

    def _sliding(self, t: float, y: np.ndarray, P: np.ndarray, falling: list[int]) -> str:
        """Why the modes do not hold, or nothing; a condition that falls at once is turned first, once."""
        if not falling:
            return ""
        for i in falling:
            P[self._k] = self.switches.flip(P[self._k], i, t, y, P, self._rate(t, y, P))
        rate = self._rate(t, y, P)
        again = self._falling(t, y, P) if np.isfinite(rate).all() else falling
        if not again or self._rests(t, y, P, again):
            return ""
        words = " and ".join(sorted({self.switches[self.switches.owner[i]].text for i in again}))
        return (
            f"both sides of {words} push towards it, and the motion would have to slide along it (for dry friction "
            "write td.Coulomb)"
        )

    def _rests(self, t: float, y: np.ndarray, P: np.ndarray, pushed: list[int]) -> bool:
        """Let velocities that both sides push to zero rest there, where nothing else pushes: y and P say so then.

        So a drag -sign(v) sqrt(abs(v)) ends a motion in a finite time.
        """
        k, rested, n = P.copy(), y.copy(), self.eq.n
        sides = P.copy()
        for i in pushed:
            switch = self.switches[self.switches.owner[i]]
            named = [j for j in range(n) if ca.depends_on(switch.u, self.eq.v[j])]
            alone = len(named) == 1 and not ca.depends_on(
                switch.u, ca.vertcat(self.eq.t, self.eq.q)
            )
            if switch.kind != "sign" or not alone:
                return False
            rested[n + named[0]] = 0.0
            k[self._k][self.switches.places[switch.index]] = 0.0
            sides[self._k][self.switches.places[switch.index]] = 1.0  # its condition is u itself
        u, goes, _ = self.switches.falling(sides[self._k], t, rested, k, self._rate(t, rested, k))
        if any(u[i] or goes[i] for i in pushed):  # or either is no number
            return False
        y[:], P[:] = rested, k
        return True


def _numbers(name: str, eq: Equations, outputs: list[ca.SX]) -> Numbers:
    """A function of (t, y, p) with places for all zeros."""
    return Numbers(name, [eq.t, eq.y, eq.p], [ca.densify(part) for part in outputs])

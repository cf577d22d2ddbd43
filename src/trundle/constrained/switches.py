"""The switches of a system: which modes hold at a state, how long they hold, and what comes next.

`constrained/hold.py` finds them. Each has modes k, which are parameters of the programs, and conditions g > 0 that
hold as long as k does. Where a condition reaches zero the run turns the switch (`flip`) and goes on with the new k.

    kind    written as                          k                           conditions
    sign    abs, sign, max, min, where, a < b   1, -1 or 0: the sign of u   k u;  -|u| for k = 0
    floor   floor(u)                            a whole number              u - k, k + 1 - u
    ceil    ceil(u)                             a whole number              k - u, u - (k - 1)
    cell    a linear table(u)                   the cell that u is in       u - x_k, x_k+1 - u; its ends do not end it
    atan2   atan2(y, x)                         cos, sin, angle of where    c x + s y: within a quarter turn of it
                                                it was last turned

An angle is continued beyond the cut: it starts in (-pi, pi] and counts turns from there.

Where u is exactly zero (or whole) the motion decides: the side that the state moves to, by du/dt, and by d2u/dt2 where
that is zero too. What rests there has k = 0, so that x >= 0 is true, x > 0 is not and sign(x) = 0; and floor(2) = 2.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import casadi as ca
import numpy as np

from trundle.constrained.kept import Numbers
from trundle.symbols.cells import Cells, cells_of
from trundle.symbols.derivatives import gradient, jacobian, jtimes, side_of
from trundle.symbols.pieces import Pieces

SwitchKind = Literal["sign", "floor", "ceil", "cell", "atan2"]
Depends = Literal["time, affine", "time", "position", "velocity"]
LARGEST = 1e300  # what is not below it is not finite


@dataclass(frozen=True, eq=False)
class Switch:
    """One choice.

    u      what it looks at, of modes of switches before it: (1), or (2) for the y, x of an angle
    live   the same as it was written, without modes
    active 1 where the choice matters at all, an expression of modes
    table  of a cell
    """

    kind: SwitchKind
    index: int
    u: ca.SX
    live: ca.SX
    active: ca.SX
    words: Callable[[], str]
    table: Pieces | None = None

    @functools.cached_property
    def _cells(self) -> Cells:
        assert self.table is not None  # of a cell
        return cells_of(self.table)

    def line(self, u: ca.SX, order: int) -> ca.SX:
        """The straight line of the cell that the mode says, or its slope."""
        return self._cells.line(self.k, u, order)

    @functools.cached_property
    def k(self) -> ca.SX:
        """Its modes: 1 of them, 3 of an angle."""
        if self.kind != "atan2":
            return ca.SX.sym(f"k{self.index}")
        return ca.vertcat(*(ca.SX.sym(f"k{self.index}.{part}") for part in ("cos", "sin", "angle")))

    @functools.cached_property
    def text(self) -> str:
        """As it was written, for messages."""
        return self.words()

    @functools.cached_property
    def conditions(self) -> ca.SX:
        """g (1 or 2), positive while the modes hold; constant where the choice does not matter."""
        u, k = self.u, self.k
        if self.kind == "sign":
            g = ca.if_else(k, k * u, -ca.fabs(u))
        elif self.kind == "floor":
            g = ca.vertcat(u - k, k + 1 - u)
        elif self.kind == "ceil":
            g = ca.vertcat(k - u, u - (k - 1))  # in this order: k - 1 is exact
        elif self.kind == "cell":
            begin, end = self._cells.ends(k)
            g = ca.vertcat(u - begin, end - u)
        else:
            g = k[0] * u[1] + k[1] * u[0]
        return g if self.active.is_constant() else ca.if_else(self.active, g, 1)

    def decided(self, u: ca.SX, side: ca.SX) -> ca.SX:
        """The modes for an operand u; `side`, 1, -1 or 0, says where it goes from a tie. Finite whatever u is."""
        if self.kind == "sign":
            return side_of(u, side)
        if self.kind == "atan2":
            r = ca.sqrt(ca.sumsqr(u))
            safe = ca.if_else(r > 0, r, 1)
            parts = (u[1] / safe, u[0] / safe, ca.atan2(u[0], u[1]))
            return ca.vertcat(
                *(ca.if_else(r > 0, part, at) for part, at in zip(parts, (1, 0, 0), strict=True))
            )
        if self.kind == "cell":
            return self._cells.found(u, side)
        whole = ca.floor(u) if self.kind == "floor" else ca.ceil(u)
        step = ca.fmin(side, 0) if self.kind == "floor" else ca.fmax(side, 0)
        return ca.if_else(ca.fabs(u) < LARGEST, whole + ca.if_else(u - whole, 0, step), 0)

    def turned(self, which: int) -> ca.SX:
        """The modes after condition `which` of its own reached zero."""
        u, k = self.u, self.k
        if self.kind == "sign":
            return -k
        if self.kind in ("floor", "cell"):
            return k + (1 if which else -1)
        if self.kind == "ceil":
            return k + (-1 if which else 1)
        angle = k[2] + ca.atan2(k[0] * u[0] - k[1] * u[1], k[0] * u[1] + k[1] * u[0])
        here = self.decided(u, ca.SX(0))
        return ca.vertcat(here[:2], ca.if_else(ca.sumsqr(u), angle, k[2]))


class Switches:
    """All switches of a system, in an order in which each knows only of those before it.

    k (nk)   the modes of all;  conditions (nc)   g of all, graphs of (t, y, p, k);  owner[i]   whose condition i is
    In numbers: t, y = [q, v] (longer is cut), p the user's parameters (longer is cut), k (nk).
    """

    def __init__(
        self, switches: tuple[Switch, ...], t: ca.SX, q: ca.SX, v: ca.SX, p: ca.SX
    ) -> None:
        self._all, self._t, self._q, self._v, self._p = switches, t, q, v, p
        self._y, self._rate = ca.vertcat(q, v), ca.SX.sym("rate", 2 * q.shape[0])
        self._sizes = int(q.shape[0]), int(p.shape[0])
        self.k = ca.vertcat(ca.SX(0, 1), *(switch.k for switch in switches))
        self.conditions = ca.vertcat(ca.SX(0, 1), *(switch.conditions for switch in switches))
        self.owner = tuple(s.index for s in switches for _ in range(s.conditions.shape[0]))
        ends = np.cumsum([0, *(s.k.shape[0] for s in switches)])
        self.places = tuple(slice(int(a), int(b)) for a, b in itertools.pairwise(ends))

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Switch]:
        return iter(self._all)

    def __getitem__(self, index: int) -> Switch:
        return self._all[index]

    # --- what they depend on --------------------------------------------------------------------
    @functools.cached_property
    def depends(self) -> tuple[Depends, ...]:
        """For every switch the fastest thing that it looks at; modes count as constants."""
        return tuple(self._depends(switch.u) for switch in self._all)

    def _depends(self, u: ca.SX) -> Depends:
        if ca.depends_on(u, self._v):
            return "velocity"
        if ca.depends_on(u, self._q):
            return "position"
        angle, slope = u.shape[0] > 1, jacobian(u, self._t)
        return "time" if angle or ca.depends_on(slope, self._t) else "time, affine"

    def used_in(self, graph: ca.SX) -> frozenset[int]:
        """The switches whose modes stand in a graph."""
        found = {symbol.element_hash() for symbol in ca.symvar(graph)}
        return frozenset(
            s.index for s in self._all if any(e.element_hash() in found for e in s.k.elements())
        )

    # --- numbers --------------------------------------------------------------------------------
    @functools.cached_property
    def live(self) -> ca.SX:
        """The modes (nk) as graphs of (t, y, p): those that hold at the state, in a tie as if it were at rest."""
        return ca.substitute(self._moved, self._rate, ca.SX.zeros(*self._rate.shape))

    @functools.cached_property
    def drifting(self) -> ca.SX:
        """The same, but in a tie as the velocities of the state say, unaccelerated."""
        still = ca.SX.zeros(*self._v.shape)
        return ca.substitute(self._moved, self._rate, ca.vertcat(self._v, still))

    @functools.cached_property
    def _moved(self) -> ca.SX:
        parts = [s.decided(s.live, self._goes(s.live)) for s in self._all]
        return ca.densify(ca.vertcat(ca.SX(0, 1), *parts))

    def _along(self, u: ca.SX) -> ca.SX:
        """du/dt for a state that changes at `rate`."""
        return jtimes(u, self._y, self._rate) + jtimes(u, self._t, ca.SX(1))

    def _goes(self, u: ca.SX) -> ca.SX:
        """The side that a scalar u goes to: the sign of du/dt, or of d2u/dt2 for constant accelerations."""
        if u.shape[0] > 1:
            return ca.SX(0)
        du = self._along(u)
        return side_of(du, self._bend(du))

    def _bend(self, du: ca.SX) -> ca.SX:
        """d2u/dt2 for constant accelerations, of du/dt `_along` the motion."""
        n = self._q.shape[0]
        return self._along(du) + jtimes(du, self._rate[:n], self._rate[n:])

    @functools.cached_property
    def _modes(self) -> ca.Function:
        return ca.Function("modes", [self._t, self._y, self._p, self._rate], [self._moved])

    def modes(
        self, t: float | np.ndarray, y: np.ndarray, p: np.ndarray, rate: np.ndarray | None = None
    ) -> np.ndarray:
        """k (nk) that holds at a state; (nk, N) for N of them, as columns of t (1, N), y and p.

        rate   dy/dt, which decides where u is exactly zero; without it the velocities do, unaccelerated
        """
        y, p, rate = self._cut(y, p, rate)
        return self._shaped(self._modes(t, y, p, rate).full(), y)

    def _cut(
        self, y: np.ndarray, p: np.ndarray, rate: np.ndarray | None
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        n, users = self._sizes
        y = np.asarray(y, dtype=float)[: 2 * n]
        if rate is None:
            rate = np.concatenate([y[n:], np.zeros_like(y[n:])])
        return y, np.asarray(p)[:users], rate[: 2 * n]

    @staticmethod
    def _shaped(values: np.ndarray, like: np.ndarray) -> np.ndarray:
        return values if np.ndim(like) == 2 else values.ravel()

    @functools.cached_property
    def _conditions(self) -> ca.Function:
        return ca.Function("g", [self._t, self._y, self._p, self.k], [self.conditions])

    def values(
        self, k: np.ndarray, t: float | np.ndarray, y: np.ndarray, p: np.ndarray
    ) -> np.ndarray:
        """g (nc) at a state, for given modes; (nc, N) for N states, as columns of t (1, N) and y."""
        y, p, _ = self._cut(y, p, None)
        return self._shaped(ca.densify(self._conditions(t, y, p, k)).full(), y)

    @functools.cached_property
    def graphs(self) -> dict[str, list[ca.SX]]:
        """What is evaluated here, of (t, y, p, k, rate).

        modes     k that holds at a state;  next     all switches decided with k held, then what each condition turns to
        falling   g, dg/dt, d2g/dt2         breaks   when conditions affine in time fall to zero, inf for all others
        """
        slope = self._along(self.conditions)
        decided = ca.vertcat(*(s.decided(s.u, self._goes(s.u)) for s in self._all))
        turned = [s.turned(i) for s in self._all for i in range(s.conditions.shape[0])]
        found = {
            "modes": [self._moved], "next": [decided, *turned],
            "falling": [self.conditions, slope, self._bend(slope)], "breaks": [self._roots_at],
        }  # fmt: skip
        return {name: [ca.densify(part) for part in parts] for name, parts in found.items()}

    @property
    def rate(self) -> ca.SX:
        """The symbols (2n) that stand for dy/dt in `graphs`."""
        return self._rate

    @functools.cached_property
    def _next(self) -> Numbers:
        inputs = [self._t, self._y, self._p, self.k, self._rate]
        return Numbers("next", inputs, self.graphs["next"])

    def flip(
        self, k: np.ndarray, i: int, t: float, y: np.ndarray, p: np.ndarray,
        rate: np.ndarray | None = None,
    ) -> np.ndarray:  # fmt: skip
        """The modes (nk) after condition i reached zero at a state: its switch turned, and what follows from it.

        Switches that look at the turned one are decided anew, in order; an angle is continued. All others stay. What
        rested at zero goes to the side where it is, or goes to; if neither says, the modes stay as they are.
        """
        k, (y, p, rate) = np.array(k, dtype=float), self._cut(y, p, rate)
        first = self.owner[i]
        decided, *turned = self._next(t, y, p, k, rate)
        rested = self[first].kind == "sign" and not k[self.places[first]].any()
        now = decided[self.places[first]] if rested else turned[i]
        k[self.places[first]] = now
        changed = {first}
        for j in range(first + 1, len(self)):
            wakes, looks = self.before[j]
            if changed.isdisjoint(wakes | looks):
                continue
            decided, *turned = self._next(t, y, p, k, rate)
            continued = self[j].kind == "atan2" and changed.isdisjoint(wakes)
            now = turned[self.owner.index(j)] if continued else decided[self.places[j]]
            if not np.array_equal(now, k[self.places[j]]):
                changed.add(j)
                k[self.places[j]] = now
        return k

    def settle(
        self, k: np.ndarray, t: float, y: np.ndarray, p: np.ndarray, rate: np.ndarray | None = None
    ) -> np.ndarray:
        """The modes (nk) after velocities jumped, by an impulse: those that still hold stay, the others are decided.

        Switches that look at time and place alone stay, unless they look at one that changes. A condition that is
        exactly zero holds unless the rate takes it down. An angle is continued.
        """
        k, (y, p, rate) = np.array(k, dtype=float), self._cut(y, p, rate)
        changed: set[int] = set()
        for j, switch in enumerate(self._all):
            if self.depends[j] != "velocity" and changed.isdisjoint(
                frozenset.union(*self.before[j])
            ):
                continue
            g, slope, _ = self._falling(t, y, p, k, rate)
            own = [i for i, owner in enumerate(self.owner) if owner == j]
            rested = switch.kind == "sign" and not k[self.places[j]].any()
            if not rested and not np.any((g[own] < 0) | ((g[own] == 0) & (slope[own] < 0))):
                continue
            decided, *turned = self._next(t, y, p, k, rate)
            k[self.places[j]] = (
                turned[own[0]] if switch.kind == "atan2" else decided[self.places[j]]
            )
            changed.add(j)
        return k

    def falling(
        self, k: np.ndarray, t: float, y: np.ndarray, p: np.ndarray, rate: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """g, dg/dt and d2g/dt2 (nc) of all conditions at a state that changes at `rate`, constant accelerations."""
        y, p, rate = self._cut(y, p, rate)
        g, slope, bend = self._falling(t, y, p, k, rate)
        return g, slope, bend

    def centred(
        self, k: np.ndarray, t: float, y: np.ndarray, p: np.ndarray, rate: np.ndarray
    ) -> list[tuple[Switch, float, float]]:
        """Every angle that matters, how far the state is from its centre, and how fast that moves."""
        own = [s for s in self._all if s.kind == "atan2"]
        if not own:
            return []
        y, p, rate = self._cut(y, p, rate)
        (values,) = self._centres(t, y, p, k, rate)
        return [
            (s, float(r), float(speed))
            for s, (r, speed, active) in zip(own, values.reshape(-1, 3), strict=True)
            if active
        ]

    @functools.cached_property
    def _centres(self) -> Numbers:
        """(t, y, p, k, rate) -> distance, speed and activity of every angle."""
        own = [s for s in self._all if s.kind == "atan2"]
        parts = [(ca.norm_2(s.u), ca.norm_2(self._along(s.u)), s.active) for s in own]
        column = ca.vertcat(ca.SX(0, 1), *(ca.SX(one) for part in parts for one in part))
        inputs = [self._t, self._y, self._p, self.k, self._rate]
        return Numbers("centres", inputs, [ca.densify(column)])

    @functools.cached_property
    def _falling(self) -> Numbers:
        inputs = [self._t, self._y, self._p, self.k, self._rate]
        return Numbers("falling", inputs, self.graphs["falling"])

    @functools.cached_property
    def before(self) -> list[tuple[frozenset[int], frozenset[int]]]:
        """For every switch those that decide whether it matters, and those that its operand contains."""
        return [(self.used_in(s.active), self.used_in(s.u)) for s in self._all]

    @functools.cached_property
    def _roots_at(self) -> ca.SX:
        """For every condition the time at which it falls to zero, inf if that is not known beforehand."""
        roots = [ca.SX(0, 1)]
        for switch, depends in zip(self._all, self.depends, strict=True):
            for g in switch.conditions.elements():
                if depends != "time, affine":
                    roots.append(ca.SX.inf())
                    continue
                slope, level = (
                    ca.substitute(part, self._t, ca.SX(0)) for part in (gradient(g, self._t), g)
                )
                falls = slope < 0
                root = -level / ca.if_else(falls, slope, 1)
                roots.append(ca.if_else(falls, root, ca.SX.inf()))
        return ca.vertcat(*roots)

    @functools.cached_property
    def _roots(self) -> Numbers:
        return Numbers("breaks", [self._p, self.k], self.graphs["breaks"])

    def breaks(self, k: np.ndarray, p: np.ndarray) -> np.ndarray:
        """The times (nc) at which conditions affine in time reach zero while k holds; inf for all others.

        A time that is not after the present one is due now.
        """
        return self._roots(np.asarray(p)[: self._sizes[1]], k)[0]

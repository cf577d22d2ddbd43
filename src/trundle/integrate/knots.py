"""Knots: moments known beforehand at which a table or a `floor` of time goes on to its next cell.

A force through 10,000 measured points has as many phases, of a step or two each. Where nothing but forces feels such a
switch, and no other switch looks at it, the kernel passes from phase to phase by itself (`pass_knot` in kernel/run.c):
it gets rows (time, place in P, value). Where anything else may happen at a knot it stops, and the run decides as at any
other switch (`switching.py`).
"""

from __future__ import annotations

import functools
from itertools import pairwise
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.kept import Numbers
from trundle.constrained.switches import Switch
from trundle.integrate.kernel import Stepping, Steps
from trundle.integrate.library import fill
from trundle.integrate.machine import Machine
from trundle.integrate.record import Phase
from trundle.integrate.switching import AT_ONCE, Switching
from trundle.symbols.cells import cells_of
from trundle.symbols.derivatives import gradient

FEW, MOST = 16, 4096  # knots of a switch that are planned at first, and in one go


class KnotRows(NamedTuple):
    """What changes at knots: P[place] = value at each time. Times rise; several rows may share one."""

    t: np.ndarray
    place: np.ndarray
    value: np.ndarray

    def sorted(self) -> KnotRows:
        """In order of time; what is one instant but for rounding has one time."""
        order = np.argsort(self.t, kind="stable")
        rows = KnotRows(*(column[order] for column in self))
        for i, (before, now) in enumerate(pairwise(rows.t.tolist()), 1):
            if now <= before + AT_ONCE * abs(before):
                rows.t[i] = rows.t[i - 1]
        return rows


class Knots:
    """The knots of a run, and those of its present phase."""

    def __init__(self, machine: Machine, switching: Switching) -> None:
        self._machine, self._eq, self._switches = machine, machine.equations, switching.switches
        self._bearing = switching.bearing
        self._rows: KnotRows | None = None
        self._most = FEW
        self.end = 0.0  # of all the phases that the kernel passes

    @functools.cached_property
    def _plain(self) -> dict[int, Numbers]:
        """The switches that time alone turns, that forces alone feel, and that no other looks at: what they look at.

        (p) -> u and du/dt at t = 0
        """
        eq, switches = self._eq, self._switches
        if eq.slips or eq.gates or self._machine.moments.any:
            return {}
        looked = frozenset[int]().union(*(part for both in switches.before for part in both))
        felt = looked | self._bearing
        plain = [
            s
            for s in switches
            if s.kind in ("cell", "floor") and switches.depends[s.index] == "time, affine"
            and s.index not in felt and not any(switches.before[s.index])
        ]  # fmt: skip
        return {s.index: self._line(s) for s in plain}

    def _line(self, switch: Switch) -> Numbers:
        eq, u = self._eq, switch.u

        def make() -> Numbers:
            parts = [ca.substitute(part, eq.t, ca.SX(0)) for part in (u, gradient(u, eq.t))]
            return Numbers("line", [eq.p], [ca.densify(part) for part in parts])

        return self._machine.kept(("line", switch.index), make)

    def plan(self, stepping: Stepping, end: float, until: float) -> None:
        """Tell the kernel what changes at `end`, where the phase ends, and at the knots behind it."""
        struct, self._rows, self.end = stepping.struct, None, end
        struct.knots = struct.knot = 0
        if not self._plain or not stepping.t < end < until:
            return
        rows, last = self._ahead(stepping.t, until, stepping.p)
        if len(rows.t) > 1 and rows.t[0] == end:
            self._rows, self.end = rows, last
            fill(struct, knots=len(rows.t), last_end=last)
            fill(struct, knot_t=rows.t, knot_place=rows.place, knot_value=rows.value)

    def _ahead(self, t: float, until: float, P: np.ndarray) -> tuple[KnotRows, float]:
        """What changes at knots from t on, and the time before which nothing else does."""
        eq, switches = self._eq, self._switches
        p = P[: int(eq.p.shape[0])]
        breaks = switches.breaks(p[eq.users :], p)
        last, found = until, []
        for i in np.flatnonzero((breaks > t + AT_ONCE * abs(t)) & (breaks < until)).tolist():
            j = switches.owner[i]
            if j not in self._plain:
                last = min(last, float(breaks[i]))
                continue
            times, values = self._turns(switches[j], p)
            if len(times) == self._most:
                last = min(last, float(times[-1]))
            found.append(
                KnotRows(times, np.full(len(times), eq.users + switches.places[j].start), values)
            )
        if not found:
            return KnotRows(*np.zeros((3, 0))), last
        rows = KnotRows(*(np.concatenate(column) for column in zip(*found, strict=True))).sorted()
        before = rows.t < last - AT_ONCE * abs(last)
        return KnotRows(*(column[before] for column in rows)), last

    def _turns(self, switch: Switch, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """When a switch turns from now on, so many times at most, and its modes after that."""
        (u,), (slope,) = self._plain[switch.index](p)
        k = int(p[self._eq.users + self._switches.places[switch.index].start])
        way = 1 if slope > 0 else -1
        if switch.table is not None:
            borders = cells_of(switch.table).borders(k, way, self._most)
        else:
            borders = k + (way > 0) + way * np.arange(float(self._most))
        return (borders - u) / slope, k + way * np.arange(1.0, len(borders) + 1)

    def later_force(self, t: float, y: np.ndarray, P: np.ndarray, until: float) -> float:
        """The size G of the forces in the phases that were planned: a body at rest has no other measure."""
        n, place, p = self._eq.n, self._machine.scales_place, P[: int(self._eq.p.shape[0])]
        D, end = P[place : place + n], min(self.end, until)
        return self._machine.later_force(t, y[: 2 * n], p, end, D, self.at)

    def at(self, t: float, p: np.ndarray) -> np.ndarray:
        """The parameters p (np) that the kernel will have come to by then."""
        later = p.copy()
        if self._rows is not None:
            passed = int(np.searchsorted(self._rows.t, t))
            later[self._rows.place[:passed]] = self._rows.value[:passed]  # the last one counts
        return later

    def divided(self, whole: Phase) -> list[Phase]:
        """The phases that the kernel has made of one."""
        rows, steps = self._rows, whole.steps
        if rows is None:
            return [whole]
        ends = (np.flatnonzero(steps.h == 0.0) + 1).tolist()
        self._most = min(4 * FEW * max(len(ends) // FEW, 1), MOST)
        found, first, k, P = [], 0, 0, whole.P
        for end in ends:
            part = Steps(*(column[first:end] for column in steps))
            found.append(Phase(P, part, whole.solve, "" if first else whole.why))
            first, t, P = end, part.t[-1], P.copy()
            while k < len(rows.t) and rows.t[k] <= t:
                P[rows.place[k]] = rows.value[k]
                k += 1
        return found

"""The layout of P, the parameters of a system's programs."""

from __future__ import annotations

import functools

from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations


class Layout:
    """P = [p | stick | closed | slack | tolerance | D | G | R | course | u | sign | held]."""

    equations: Equations
    programs: Programs

    @property
    def own(self) -> slice:
        """The slice of the system's own P in that of its programs."""
        return slice(0, None)

    @functools.cached_property
    def _layout(self) -> dict[str, slice]:
        """The slices of P that hold modes: those behind p, and those at its end."""
        eq, programs = self.equations, self.programs
        f, g, course = len(eq.slips), len(eq.gates), int(programs.controls.course.shape[0])
        first, size = int(self.own.start + eq.p.shape[0]), int(programs.P.shape[0])
        names = {"stick": f, "closed": g, "slack": g, "tolerance": 2 if f else 0}
        found = {}
        for name, count in names.items():
            found[name] = slice(first, first + count)
            first += count
        memory = size - programs.n_memory
        found["course"] = slice(memory - course, memory)
        found["modes"] = slice(found["stick"].start, found["closed"].stop)
        found["sign"], found["held"] = slice(size - 2 * f, size - f), slice(size - f, size)
        return found

    @functools.cached_property
    def scales_place(self) -> int:
        """The place of D in P; G stands behind it."""
        return int(self.tolerance_slice().stop)

    def modes_slice(self) -> slice:
        """The modes of contacts and friction in P."""
        return self._layout["modes"]

    def stick_slice(self) -> slice:
        """Which friction elements stick, in P."""
        return self._layout["stick"]

    def closed_slice(self) -> slice:
        """Which contacts that may open are closed, in P."""
        return self._layout["closed"]

    def slack_slice(self) -> slice:
        """How far open contacts may go below zero, in P."""
        return self._layout["slack"]

    def tolerance_slice(self) -> slice:
        """The allowed errors in P, if there is friction."""
        return self._layout["tolerance"]

    def course_slice(self) -> slice:
        """The courses of directions of sliding in P (`constrained/course.py`)."""
        return self._layout["course"]

    def held_slice(self) -> slice:
        """The entries `held` of P, one for each friction element (kernel/course.c)."""
        return self._layout["held"]

    def sign_slice(self) -> slice:
        """The remembered signs of thrusts in P."""
        return self._layout["sign"]

    def direction_slice(self, i: int) -> slice:
        """The remembered direction of Coulomb element i in P."""
        first, rows = self.course_slice().stop, self.equations.slips[i].rows
        return slice(first + rows.start, first + rows.stop)

"""Where the parts of P stand, the parameters that the programs of a system take."""

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
        """Where the P of the system stands in that of its programs."""
        return slice(0, None)

    @functools.cached_property
    def _layout(self) -> dict[str, slice]:
        """Where the parts of P stand that modes are made of: those behind p, and those that end it."""
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
        """Where D stands in P, with G behind it."""
        return int(self.tolerance_slice().stop)

    def modes_slice(self) -> slice:
        """Where P says the modes of contacts and of friction."""
        return self._layout["modes"]

    def stick_slice(self) -> slice:
        """Where P says which friction sticks."""
        return self._layout["stick"]

    def closed_slice(self) -> slice:
        """Where P says which contacts that may open are closed."""
        return self._layout["closed"]

    def slack_slice(self) -> slice:
        """Where P says how far open contacts may go below zero."""
        return self._layout["slack"]

    def tolerance_slice(self) -> slice:
        """Where the allowed errors stand in P, if there is friction."""
        return self._layout["tolerance"]

    def course_slice(self) -> slice:
        """Where the courses of directions of sliding stand in P (`constrained/course.py`)."""
        return self._layout["course"]

    def held_slice(self) -> slice:
        """Where the speeds stand in P with which remembered directions of sliding stand in."""
        return self._layout["held"]

    def sign_slice(self) -> slice:
        """Where the remembered signs of thrusts stand in P."""
        return self._layout["sign"]

    def direction_slice(self, i: int) -> slice:
        """Where the remembered direction of Coulomb element i stands in P."""
        first, rows = self.course_slice().stop, self.equations.slips[i].rows
        return slice(first + rows.start, first + rows.stop)

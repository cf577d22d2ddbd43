"""The first moments after a point in a plane lets go, as a phase without stiffness.

With s small the direction of sliding follows the forces at the rate kappa/|s|, where kappa = -ds'/d(angle) is what
friction does to s' across the direction. Gradually let go, |s| = s2 tau^2/2, and explicit steps of number
kappa/(s2 tau) would be needed from every tau on. So for a while the direction is a polynomial of time
(`constrained/course.py`). It must be that of the s which it causes: at DEGREE nodes the part of s across it vanishes,

    r_j = s(tau_j) . e(tau_j) = 0,    dr_j = -integral_0^tau_j kappa dtheta - |s_j| dtheta_j

which is solved by Newton's method with the integral taken of polynomials; each round is one short native run. Between
the nodes r must be below the error that a step is allowed in s, else the course is made shorter. While the motion is
stiff one course follows another. Nothing here has units: courses are measured by the steps that the smooth motion
takes, and by the ratio kappa tau/|s|.

All this is done by the kernel (`kernel/course.c`), for runs and for live pages; this file describes a system to it.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, address, compile_native
from trundle.constrained.course import DEGREE, basis
from trundle.constrained.friction import RESOLVED
from trundle.integrate.kernel import Stepping
from trundle.integrate.library import CoursesStruct, fill, furnish, library
from trundle.integrate.machine import QUICK, Machine
from trundle.integrate.mode_words import ALL

HELD = 7  # column of the elements; kernel/course.c says more
ATTEMPTS = 64  # steps that a short run has room for: more than it makes from one stop to the next

_ANGLES = np.pi * np.arange(1, 2 * DEGREE + 1) / (2 * DEGREE)
STOPS = (1 - np.cos(_ANGLES)) / 2  # of a course: places between nodes, and nodes
NODES = slice(1, None, 2)


def _integrals() -> np.ndarray:
    """What values of p at the nodes give for its integrals from 0 to each node."""
    x = STOPS[NODES]
    points, weights = np.polynomial.legendre.leggauss(DEGREE + 1)
    inside = x[:, None] * (points + 1) / 2
    whole = np.stack(
        [basis(row).T @ w for row, w in zip(inside, x[:, None] * weights / 2, strict=True)]
    )
    return np.asarray(np.linalg.solve(basis(x).T, whole.T).T)


TABLES = {
    "stops": STOPS,
    "integrals": np.ascontiguousarray(_integrals()),
    "inverse": np.linalg.inv(basis(STOPS[NODES])),
}


class LettingGo:
    """Courses for the Coulomb elements of a machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.courses = machine.programs.law.rub.courses
        self.calls = np.zeros(3, np.int64)
        self._room: dict[str, np.ndarray] = {"end": np.array([np.inf])}
        if not self.courses.size:
            return
        facts, look = (
            machine.kept("facts of courses", self.facts),
            machine.kept("courses", self._made),
        )
        count, k, np_, ny = facts["count"], facts["k"], facts["np"], machine.programs.ny
        self._elements = np.array(facts["elements"], np.int64)
        self._held = self._elements[:, HELD]
        self._struct, stops = CoursesStruct(), 2 * DEGREE
        self._room = furnish(
            self._struct, end=1, step=1, had=count, loose=count, chosen=count, kept=k, aside=k,
            trial=np_, turned=np_, states=stops * ny, looks=stops * facts["size"], seen=facts["size"],
            still=ny, other=ny, strong=count**2 * DEGREE, along=count**2 * DEGREE, began=count,
            allowed=count, ends=count, p=count * DEGREE, change=count * DEGREE,
            J=(count * DEGREE) ** 2, work=max(look.n_work, 1),
        )  # fmt: skip
        fill(self._struct, look=look.address, **TABLES, **(facts | {"elements": self._elements}))
        self._look, self._room["end"][0] = look, np.inf

    @property
    def end(self) -> float:
        """When the courses in P end."""
        return float(self._room["end"][0])

    def facts(self) -> dict[str, Any]:
        """What the kernel's `Courses` are told of a system."""
        machine, eq, courses = self.machine, self.machine.equations, self.courses
        course, closed = machine.course_slice(), machine.closed_slice().start
        k, f = eq.stick_size, len(eq.slips)
        elements, plane = [], 4 * k + 2 * f + k * eq.n
        for i in courses.turning:
            slip = eq.slips[i]
            size = slip.rows.stop - slip.rows.start
            elements.append([
                i, slip.rows.start, size, *(course.start + at for at in (
                    courses.active(i), courses.across(i).start, courses.coefficients(i).start)),
                machine.direction_slice(i).start, machine.held_slice().start + i,
                machine.stick_slice().start + i, -1 if slip.gate is None else closed + slip.gate, plane,
            ])  # fmt: skip
            plane += 9 if size == 3 else 0
        return {
            "size": plane, "n": eq.n, "np": int(machine.programs.P.shape[0]), "k": k, "f": f,
            "count": len(elements), "degree": DEGREE, "course": course.start,
            "length": course.stop - course.start, "tolerance": machine.tolerance_slice().start,
            "resolved": RESOLVED, "elements": elements,
        }  # fmt: skip

    def _made(self) -> NativeFunction:
        """Machine code from the first call on, so that a run has the same bits whatever ran before it."""
        return compile_native({"courses": self.function()})["courses"]

    def function(self) -> ca.Function:
        """(t, y, P) -> `look` of the kernel's `Courses`."""
        eq, programs, courses = self.machine.equations, self.machine.programs, self.courses
        controls = programs.controls
        found: tuple[list[ca.SX], ...] = ([], [], [])
        planes = []
        for i, slip in enumerate(eq.slips):
            u = controls.u[slip.rows]
            parts = [u, 0 * u, ca.SX(0)]
            if slip.turns:
                ahead = courses.direction(i, eq.t, controls.course, u)
                size, aside = ca.norm_2(ahead), courses.sideways(i, controls.course)
                d = ahead / size
                e = aside - d * ca.dot(aside, d)
                parts = [d, e / ca.norm_2(e), ca.norm_2(e) / size]
                planes += [ca.vec(ca.densify(slip.tangent))] if u.shape[0] == 3 else []
            for column, value in zip(found, parts, strict=True):
                column.append(value)
        s, S, b = (
            ca.vertcat(*column) for column in zip(*((x.s, x.S, x.d) for x in eq.slips), strict=True)
        )
        least = [programs.law.rub.resolution(slip) for slip in eq.slips]
        column = ca.vertcat(
            *(part for parts in found for part in parts), s, ca.vec(S.T), b, *least, *planes
        )
        return ca.Function("courses", [eq.t, programs.y, programs.P], [ca.densify(column)])

    @functools.cached_property
    def _run(self) -> Stepping:
        """The short runs, one after the other."""
        code, ny = self.machine.course_code, self.machine.programs.ny
        return Stepping(
            code, 0.0, np.zeros(ny), 1.0, np.zeros(code.np), rtol=1.0, atol=0.0,
            capacity=ATTEMPTS, calls=self.calls,
        )  # fmt: skip

    # --- in and out of P ------------------------------------------------------------------------
    def leave(self, t: float, y: np.ndarray, P: np.ndarray) -> bool:
        """End all courses: each direction is remembered as it is now. Whether there were any."""
        if not self.courses.size:
            return False
        struct = ctypes.byref(self._struct)
        return bool(library().end_courses(struct, t, address(y), address(P)))

    def begin(self, t: float, y: np.ndarray, P: np.ndarray, until: float) -> None:
        """Give courses to the elements that were just let go, and to those on theirs (`leave`) if they still need one.

        Nothing is changed where none is found.
        """
        if not self.courses.size:
            return
        if not (P[self._held] == ALL).any() and not self._room["had"].any():
            return
        machine, run, rtol = self.machine, self._run, float(P[self.machine.tolerance_slice()][0])
        size, atol = machine.size(QUICK), np.zeros(machine.programs.ny)
        atol[size.sized :] = 1e-2 * rtol
        run.start(
            machine.course_code, t, y, until, P, rtol=rtol, atol=atol, size=size, guarded=machine.guarded
        )  # fmt: skip
        struct = ctypes.byref(self._struct)
        library().begin_courses(struct, ctypes.byref(run.struct), t, address(y), address(P), until)

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
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, compile_native
from trundle.constrained.course import BEGIN, DEGREE, PACE, basis
from trundle.constrained.friction import RESOLVED
from trundle.integrate import kernel
from trundle.integrate.kernel import Stepping
from trundle.integrate.leaving import ALL
from trundle.integrate.machine import QUICK, Machine
from trundle.integrate.stored import each

STIFF = 300.0  # times rtol^(1/8): kappa tau/|s| from which on a course of length tau saves more steps than it costs
STRAIGHT = 40.0  # kappa tau/|s| with which a polynomial has the direction, out of rest
PROBE = 8  # steps straight on that are tried, to see how long they get
GROWS = 1.5  # times the one before: a step that grows less is as long as they get
SHORTER = 6  # of such tries, each an eighth as long
ROUNDS = 12  # of Newton
ENOUGH = 1e-3  # of the error allowed
SLOWER = 0.3  # of the error before: a round that leaves more is the last
TRIES = 5  # of shorter courses
TURN = 1e-6  # rad, for differences
ATTEMPTS = 40  # steps from one stop to the next, at most: more, and the motion is not smooth

_ANGLES = np.pi * np.arange(1, 2 * DEGREE + 1) / (2 * DEGREE)
STOPS = (1 - np.cos(_ANGLES)) / 2  # of a course: nodes, and places between them
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


INTEGRALS = _integrals()


class Parts(NamedTuple):
    """Of a vector along with each s (e, N): across the direction of sliding, along it; and dtheta/dp."""

    across: np.ndarray
    along: np.ndarray
    slope: np.ndarray


@dataclass(frozen=True)
class Look:
    """At N states: directions d (N, k), across them e (N, k), dtheta/dp (N, f), s (N, k) and s' = S q'' - b."""

    d: np.ndarray
    e: np.ndarray
    slope: np.ndarray
    s: np.ndarray
    S: np.ndarray
    b: np.ndarray
    rows: list[slice]

    def parts(self, x: np.ndarray) -> Parts:
        """Of vectors x (N, k)."""
        across, along = (
            np.array([np.einsum("nk,nk->n", x[:, r], v[:, r]) for r in self.rows])
            for v in (self.e, self.d)
        )
        return Parts(across, along, self.slope.T)


def _newton(tau: float, p: np.ndarray, at: Parts, kappa: Parts) -> np.ndarray:
    """What takes the parts of s across out at the nodes, to first order: of p (e, DEGREE)."""
    angle = np.arctan(p)
    off = angle[:, None, :] - angle[:, :, None]  # (i, j, k): from the direction at j to that at k
    J = np.einsum("ilk,ijk->ijlk", kappa.across, np.cos(off))
    J += np.einsum("ilk,ijk->ijlk", kappa.along, np.sin(off))
    J *= tau * INTEGRALS[None, :, None, :]
    nodes = range(DEGREE)
    for i in range(len(p)):
        J[i, nodes, i, nodes] += np.maximum(at.along[i], 0)
    J *= at.slope
    return np.linalg.solve(J.reshape(p.size, p.size), at.across.ravel()).reshape(p.shape)


class LettingGo:
    """Courses for the Coulomb elements of a machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.courses = machine.programs.law.rub.courses
        self._look = machine.kept("courses", self._made) if self.courses.size else None
        self._step = 0.0  # how long a course should be, as far as is known
        self.end = np.inf  # of the courses in P
        self.calls = np.zeros(3, np.int64)

    def _resolution(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """Speeds (f) below which no direction is known."""
        programs, eq = self.machine.programs, self.machine.equations

        def make() -> ca.Function:
            least = ca.vertcat(*(programs.law.rub.resolution(slip) for slip in eq.slips))
            return ca.Function("resolution", [eq.t, programs.y, programs.P], [ca.densify(least)])

        return np.asarray(self.machine.kept("resolution of slips", make)(t, y, P).full()).ravel()

    def _slides(self, i: int, P: np.ndarray) -> bool:
        """Whether element i slides, and can have a course."""
        gate = self.machine.equations.slips[i].gate
        closed = gate is None or P[self.machine.closed_slice()][gate] > 0.5
        return bool(closed and P[self.machine.stick_slice()][i] < 0.5)

    def _made(self) -> NativeFunction:
        """Machine code from the first: a run is the same, bit for bit, whatever was asked before it."""
        return compile_native({"courses": self.function()})["courses"]

    def function(self) -> ca.Function:
        """(t, y, P) -> what a `Look` consists of."""
        eq, programs, courses = self.machine.equations, self.machine.programs, self.courses
        controls = programs.controls
        found: tuple[list[ca.SX], ...] = ([], [], [])
        for i, slip in enumerate(eq.slips):
            u = controls.u[slip.rows]
            parts = [u, 0 * u, ca.SX(0)]
            if slip.turns:
                ahead = courses.direction(i, eq.t, controls.course, u)
                size, aside = ca.norm_2(ahead), courses.sideways(i, controls.course)
                d = ahead / size
                e = aside - d * ca.dot(aside, d)
                parts = [d, e / ca.norm_2(e), ca.norm_2(e) / size]
            for column, value in zip(found, parts, strict=True):
                column.append(value)
        s, S, b = (
            ca.vertcat(*column) for column in zip(*((x.s, x.S, x.d) for x in eq.slips), strict=True)
        )
        outputs = [*(ca.vertcat(*column) for column in found), s, ca.vec(S.T), b]
        inputs = [eq.t, programs.y, programs.P]
        return ca.Function("courses", inputs, [ca.densify(part) for part in outputs])

    def _at(self, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> Look:
        """Directions and sliding velocities at states y (N, ny)."""
        eq, count = self.machine.equations, len(t)
        assert self._look is not None
        out = each(self._look, t, y, P)
        k, f = eq.stick_size, len(eq.slips)
        d, e, slope, s, S, b = np.split(out, np.cumsum([k, k, f, k, k * eq.n]), axis=1)
        rows = [slip.rows for slip in eq.slips]
        return Look(d, e, slope, s, S.reshape(count, k, eq.n), b, rows)

    # --- in and out of P ------------------------------------------------------------------------
    def leave(self, t: float, y: np.ndarray, P: np.ndarray) -> dict[int, np.ndarray]:
        """End all courses: each direction is remembered as it is now. The elements that had one, and it."""
        if not self.courses.size:
            return {}
        eq, course, self.end = self.machine.equations, P[self.machine.course_slice()], np.inf
        had = [i for i in self.courses.turning if course[self.courses.active(i)] > 0.5]
        d = self._at(np.array([t]), y[None], P).d[0] if had else np.empty(0)
        for i in had:
            P[self.machine.direction_slice(i)] = d[eq.slips[i].rows]
            P[self.machine.held_slice()][i] = np.finfo(float).tiny  # until s says more
        course[:] = 0.0
        return {i: d[eq.slips[i].rows] for i in had}

    def _enter(
        self, t: float, y: np.ndarray, P: np.ndarray, elements: list[int], tau: float
    ) -> None:
        """Courses straight on for these elements."""
        course = P[self.machine.course_slice()]
        course[:] = 0.0
        course[[BEGIN, PACE]] = t, 1 / tau
        for i in elements:
            u, course[self.courses.active(i)] = P[self.machine.direction_slice(i)], 1.0
            course[self.courses.across(i)] = self._aside(t, y, P, i, u)
            P[self.machine.held_slice()][i] = ALL

    def _aside(self, t: float, y: np.ndarray, P: np.ndarray, i: int, u: np.ndarray) -> np.ndarray:
        """A unit vector across u in the plane of sliding."""
        if len(u) == 2:
            return np.array([-u[1], u[0]])
        eq = self.machine.equations
        T = eq.slips[i].tangent
        make = lambda: ca.Function("plane", [eq.t, eq.y, eq.p], [ca.densify(T)])
        plane = self.machine.kept(("plane of sliding", i), make)
        sizes, vectors = np.linalg.eigh(plane(t, y[: 2 * eq.n], P[: eq.p.shape[0]]).full())
        w = np.cross(vectors[:, np.argmin(sizes)], u)
        return np.asarray(w / np.linalg.norm(w))

    # --- finding one ------------------------------------------------------------------------------
    def begin(
        self,
        t: float,
        y: np.ndarray,
        P: np.ndarray,
        going: dict[int, np.ndarray],
        until: float,
    ) -> None:
        """Give courses to the elements that were just let go, and to those on theirs (`leave`) if they still need one.

        Nothing is changed where none is found.
        """
        own = [i for i in self.courses.turning if self._slides(i, P)]
        fresh = [i for i in own if P[self.machine.held_slice()][i] == ALL]
        elements = [i for i in own if i in fresh or i in going]
        if not elements or not until > t:
            return
        trial = P.copy()
        for i in {*elements} - {*fresh}:  # better known than by s, which has the error of the steps
            trial[self.machine.direction_slice(i)] = going[i]
        self._enter(t, y, trial, elements, until - t)
        s, least = self._speeds(np.array([t]), y[None], trial), self._resolution(t, y, P)
        gone = np.abs(s.across[:, 0]) > least  # it is not what it was
        done = s.along[:, 0] < 2 * least  # it comes to rest: the steps know how
        still = {i: d for i, d in going.items() if i in elements and not (gone | done)[i]}
        if not {*elements} <= {*fresh, *still}:
            self.begin(t, y, P, still, until)
            return
        tau = self._length(t, y, trial, elements, until, bool(fresh))
        for _ in range(TRIES if tau > 0 else 0):
            self._enter(t, y, trial, elements, tau)
            off = self._solve(t, y, trial, elements, tau)
            better = tau * 0.9 * max(off, ENOUGH) ** (-1 / (DEGREE + 1))
            if off <= 1:
                P[:], self.end, self._step = trial, t + tau, better
                return
            tau = min(max(better, 0.2 * tau), 0.7 * tau)

    def _length(
        self, t: float, y: np.ndarray, P: np.ndarray, elements: list[int], until: float, fresh: bool
    ) -> float:
        """How long the courses should be: a step of the smooth motion, or until it is stiff no more; 0 for none."""
        times, states = np.array([t]), y[None]
        strong = np.abs(np.diagonal(self._responses(times, states, P, elements).across[..., 0]))
        first = self._speeds(times, states, P).along[elements, 0]
        much = STIFF * float(P[self.machine.tolerance_slice()][0]) ** (1 / 8)
        if not fresh:
            stiff = (strong * self._step > much * first).any()
            return min(self._step, until - t) if stiff else 0.0
        far, last = self._probe(t, y, P, elements, until)
        if not far > 0:
            return 0.0
        best, much = self._step, max(much, STRAIGHT)
        look, a = self._at(times, states, P), self._accelerations(times, states, P)
        rate = look.parts(np.einsum("nkj,nj->nk", look.S, a) - look.b).along[elements, 0]
        for k, s, r, end in zip(strong, first, rate, last, strict=True):
            # s + r tau + b tau^2/2 = k tau/much, the larger root
            b, half = 2 * (end - s - r * far) / far**2, k / much - r
            square = half**2 - 2 * b * s
            if b > 0 and half > 0 and square > 0:
                best = min(best, (half + np.sqrt(square)) / b)
        return best

    def _probe(
        self, t: float, y: np.ndarray, P: np.ndarray, elements: list[int], until: float
    ) -> tuple[float, np.ndarray]:
        """A few steps straight on, for how long they are; how far they go, and s along the directions there.

        0 where the directions lead nowhere: something else holds the elements.
        """
        last = np.zeros(len(elements))
        for _ in range(SHORTER):
            run, self._step = self._stepping(t, y, P, until), 0.0
            run.begin()
            for _ in range(PROBE):
                before = run.t
                if run.advance(1) not in (kernel.PAUSED, kernel.DONE):
                    break
                longer, h = run.t - before, self._step
                self._step = max(h, longer)
                if run.t == until or 0 < longer < GROWS * h:
                    break
            far = run.t - t
            last = self._speeds(np.array([run.t]), run.y[None], P).along[elements, 0]
            if (last > 0).all():
                return far, last
            until = t + far / 8  # by then straight on is not where it goes
        return 0.0, last

    def _solve(
        self, t: float, y: np.ndarray, P: np.ndarray, elements: list[int], tau: float
    ) -> float:
        """Put the coefficients into P with which directions and s agree; how far they do not, of what is allowed."""
        times, count = t + tau * STOPS, len(elements)
        times[-1] = t + tau
        course, inverse = P[self.machine.course_slice()], np.linalg.inv(basis(STOPS[NODES]))
        allowed = self._resolution(t, y, P)[elements, None] / RESOLVED
        aside = self._speeds(np.array([t]), y[None], P).across[elements] * (1 - STOPS)  # fades out
        p, before, run = np.zeros((count, DEGREE)), np.inf, self._stepping(t, y, P, t + tau)
        for number in range(ROUNDS):
            for k, i in enumerate(elements):
                course[self.courses.coefficients(i)] = inverse @ p[k]
            states = self._follow(run, t, y, P, times)
            if states is None:
                return np.inf
            parts = Parts(*(part[elements] for part in self._speeds(times, states, P)))
            parts = parts._replace(across=parts.across - aside)
            off = float(np.max(np.abs(parts.across[:, NODES]) / allowed))
            if off <= ENOUGH or not off < SLOWER * before:
                break
            before = off
            at = Parts(*(part[:, NODES] for part in parts))
            if number < 2:  # the directions of the second round are near enough
                kappa = self._responses(times[NODES], states[NODES], P, elements)
            p += _newton(tau, p, at, kappa)
        if not (parts.along[:, NODES] > 0).all():
            return np.inf
        return float(np.max(np.abs(parts.across) / allowed))

    # --- the motion along a course --------------------------------------------------------------
    def _stepping(self, t: float, y: np.ndarray, P: np.ndarray, until: float) -> Stepping:
        machine, size = self.machine, self.machine.size(QUICK)
        rtol = float(P[machine.tolerance_slice()][0])
        atol = np.zeros(machine.programs.ny)
        atol[size.sized :] = 1e-2 * rtol
        run = Stepping(
            machine.code(QUICK, P), t, y, until, P, rtol=rtol, atol=atol, size=size,
            guarded=machine.guarded, capacity=ATTEMPTS + PROBE, calls=self.calls,
        )  # fmt: skip
        return run

    def _follow(
        self, run: Stepping, t: float, y: np.ndarray, P: np.ndarray, times: np.ndarray
    ) -> np.ndarray | None:
        """States (N, ny) at these times; None if they cannot be had in a few steps."""
        run.clock[[kernel.T, kernel.H]], run.y[:], run.p[:], found = (t, 0.0), y, P, []
        run.clock[kernel.T_END] = times[-1]
        run.begin()
        for stop in times:
            run.clock[kernel.T_END] = stop
            if run.advance(ATTEMPTS) != kernel.DONE or not np.isfinite(run.y).all():
                return None
            run.counters[kernel.STORED] = 0
            found.append(run.y.copy())
        return np.array(found)

    def _speeds(self, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> Parts:
        """Parts of s at states y (N, ny)."""
        look = self._at(t, y, P)
        return look.parts(look.s)

    def _accelerations(self, t: np.ndarray, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """q'' (N, n) at states y (N, ny)."""
        n, rates = self.machine.equations.n, self.machine.course
        found = [rates(np.array([when]), state, P) for when, state in zip(t, y, strict=True)]
        return np.array(found)[:, n : 2 * n]

    def _responses(self, t: np.ndarray, y: np.ndarray, P: np.ndarray, elements: list[int]) -> Parts:
        """kappa (e, e, N): what turning the direction of each element takes from s' of every one, across and along."""
        look, still = self._at(t, y, P), self._accelerations(t, y, P)
        shape = len(elements), len(elements), len(t)
        across, along = np.empty(shape), np.empty(shape)
        for k, i in enumerate(elements):
            turned = P.copy()
            w = P[self.machine.course_slice()][self.courses.across(i)]
            turned[self.machine.direction_slice(i)] += TURN * w
            less = (still - self._accelerations(t, y, turned)) / TURN
            change = look.parts(np.einsum("nkj,nj->nk", look.S, less))
            across[:, k] = change.across[elements] / look.slope[:, i]
            along[:, k] = change.along[elements] / look.slope[:, i]
        return Parts(across, along, look.slope.T)

"""The judge's own contact: one convex body and the plane z = 0, by Newton and Euler, with flights and strikes.

The body touches at r from its centre of mass, r = R rho(n), n = R' e_z in body axes; the gap is the height of that
point. Its velocity changes by W F + c with W = 1/m - [r] J^-1 [r]. Sliding has F = N (e_z - mu s/|s|), rolling
W F + c = 0, flying F = 0. A strike is Routh's process, in the direction of slip instead of the slip: with
dp = |s| dq the angle of s obeys an equation of its own, and |s| falls like an exponential (`contact_strike.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from fuzz.contact_strike import TIGHT, Array, only_root, struck
from fuzz.solve import Unjudged

UP = np.array([0.0, 0.0, 1.0])
STOPPED = 1e-8  # slip, over the speeds of the case, that one straight step brings to rest
STARTED = 1e-11  # slip that letting go begins with
GROWN = 1e-4  # slip from which an explicit method goes on
FADING = 1e-5  # approach, over the speeds of the case: a bouncing that is on its way to rest


@dataclass(frozen=True)
class Solid:
    """m, J (principal, body axes); rho(n) and its derivative along dn; mu, e, the law of impact; gravity (3,)."""

    mass: float
    inertia: Array
    rho: Callable[[Array], Array]
    drho: Callable[[Array, Array], Array]
    mu: float
    e: float
    law: str
    gravity: Array
    size: float  # m


@dataclass
class Course:
    """What became of a body: modes [(begin, mode)], strikes [(t, normal impulse, kind)], samples (N, 14) at times."""

    modes: list[tuple[float, str]] = field(default_factory=list)
    strikes: list[tuple[float, float, str]] = field(default_factory=list)
    samples: list[Array] = field(default_factory=list)
    until: float = 0.0
    times: Array = field(default_factory=lambda: np.empty(0))

    def see(self, begin: float, end: float, state: Callable[[float], Array]) -> None:
        """Take the samples in (begin, end]."""
        inside = (self.times > begin) & (self.times <= end)
        self.samples += [state(t) for t in self.times[inside]]


def turned(q: Array) -> Array:
    """x_space = turned(q) x_body, q = (scalar, vector)."""
    w, x, y, z = (q / math.sqrt(float(q @ q))).tolist()
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def cross(a: Array, b: Array) -> Array:
    (ax, ay, az), (bx, by, bz) = a.tolist(), b.tolist()
    return np.array([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx])


def skew(a: Array) -> Array:
    x, y, z = a.tolist()
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


class Judge:
    """The motion of a solid from a state y = (x, q, v, w, energy lost)."""

    def __init__(self, solid: Solid) -> None:
        self.s = solid
        self.speed = math.sqrt(float(np.linalg.norm(solid.gravity)) * solid.size)

    # --- mechanics --------------------------------------------------------------------------------
    def arm(self, y: Array) -> Array:
        R = turned(y[3:7])
        return np.asarray(R @ self.s.rho(R.T @ UP))

    def gap(self, y: Array) -> float:
        return float(y[2] + self.arm(y)[2])

    def parts(self, y: Array) -> tuple[Array, Array, Array, Array, Array, Array]:
        """r, velocity of the material there, W, c, J^-1 and w x J w (space axes)."""
        b, R, v, w = self.s, turned(y[3:7]), y[7:10], y[10:13]
        n = R.T @ UP
        r = R @ b.rho(n)
        dr = cross(w, r) + R @ b.drho(n, -R.T @ cross(w, UP))
        inverse = (R / b.inertia) @ R.T
        gyro = cross(w, R @ (b.inertia * (R.T @ w)))
        K = skew(r)
        W = np.eye(3) / b.mass - K @ inverse @ K
        c = b.gravity - cross(inverse @ gyro, r) + cross(w, dr)
        return r, v + cross(w, r), W, c, inverse, gyro

    def slip(self, y: Array) -> Array:
        r = self.arm(y)
        return (y[7:10] + cross(y[10:13], r))[:2]

    def sliding(self, W: Array, c: Array, d: Array) -> Array:
        """F while slipping along d (2,)."""
        ray = np.array([-self.s.mu * d[0], -self.s.mu * d[1], 1.0])
        p = float(W[2] @ ray)
        if p <= 0:
            raise Unjudged("Painleve")
        return -c[2] / p * ray

    def rate(self, y: Array, mode: str) -> Array:
        b = self.s
        r, u, W, c, inverse, gyro = self.parts(y)
        F = np.zeros(3)
        if mode == "slide":
            F = self.sliding(W, c, u[:2] / math.hypot(*u[:2].tolist()))
        elif mode == "roll":
            F = -np.linalg.solve(W, c)
        w, q0, q = y[10:13], y[3], y[4:7]
        dq = np.concatenate([[-q @ w], q0 * w + cross(w, q)]) / 2
        dw = inverse @ (cross(r, F) - gyro)
        return np.concatenate([y[7:10], dq, F / b.mass + b.gravity, dw, [-F[:2] @ u[:2]]])

    def energy(self, y: Array) -> float:
        b, w = self.s, turned(y[3:7]).T @ y[10:13]
        kinetic = b.mass * y[7:10] @ y[7:10] / 2 + (b.inertia * w) @ w / 2
        return float(kinetic - b.mass * b.gravity @ y[:3])

    def holding(self, y: Array) -> Array:
        _, _, W, c, _, _ = self.parts(y)
        return np.asarray(-np.linalg.solve(W, c))

    def least(self, y: Array) -> Array:
        """Errors that are none: 1e-14 of the sizes of the case and of this state."""
        L = self.s.size
        v = max(self.speed, float(np.linalg.norm(y[7:10])), L * float(np.linalg.norm(y[10:13])))
        sizes = [L] * 3 + [1.0] * 4 + [v] * 3 + [v / L] * 3 + [self.s.mass * v * v]
        return 1e-14 * np.array(sizes)

    def gently(self, y: Array) -> bool:
        """Whether the body touches and neither approaches nor leaves: a gap that opens like t^3."""
        still = abs(float(self.parts(y)[1][2])) <= 1e-9 * self.speed
        return still and abs(self.gap(y)) <= 1e-12 * self.s.size

    # --- which mode -------------------------------------------------------------------------------
    def decide(self, y: Array) -> tuple[str, Array | None]:
        """The mode of a body that touches and does not approach; for a slip that starts at once, its direction."""
        _, u, W, c, _, _ = self.parts(y)
        s = math.hypot(*u[:2].tolist())
        if s > 1e-12 * self.speed:
            self.sliding(W, c, u[:2] / s)
            return ("slide" if c[2] < 0 else "fly"), None
        if c[2] >= 0:
            return "fly", None
        F = self.holding(y)
        if F[2] > 0 and math.hypot(F[0], F[1]) <= self.s.mu * F[2]:
            return "roll", None
        if self.s.mu == 0:
            return "slide", None if s else c[:2] / np.linalg.norm(c[:2])
        return "slide", self.outward(W, c)

    def outward(self, W: Array, c: Array) -> Array:
        """The direction in which a slip starts at once: a_t(d) = |a_t| d; the only one, or unjudged."""

        def pull(q: float) -> tuple[float, float]:
            d = np.array([math.cos(q), math.sin(q)])
            a = (W @ self.sliding(W, c, d) + c)[:2]
            return float(a @ [-d[1], d[0]]), float(a @ d)

        return only_root(pull)

    # --- the run ----------------------------------------------------------------------------------
    def run(self, y: Array, end: float, times: Array) -> Course:
        """From y to `end`; less far where a bouncing fades."""
        course, t, y = Course(until=end, times=times), 0.0, y.copy()
        mode = "fly"
        if self.gap(y) <= 1e-14 * self.s.size:
            t, y, mode = self._landed(t, y, course)
        while t < end:
            if not course.modes or course.modes[-1][1] != mode:
                course.modes.append((t, mode))
            began = t
            t, y, why = self._phase(t, y, end, mode, course)
            if t <= began:
                raise Unjudged("the judge makes no progress")
            if why == "end":
                break
            if why == "touches":
                t, y, mode = self._landed(t, y, course)
                if course.until < end:
                    break
            elif why == "leaves":
                mode = "fly"
            elif why == "stops":
                t, y = self._stop(t, y)
                mode, d = self.decide(y)
                if d is not None:
                    course.modes.append((t, mode))
                    t, y = self._let_go(t, y, d, course)
            elif why == "slips":
                mode = "slide"
                course.modes.append((t, mode))
                F = self.holding(y)[:2]
                t, y = self._let_go(t, y, -F / np.linalg.norm(F), course)
            if len(course.modes) + len(course.strikes) > 60:
                raise Unjudged("too many events")
        return course

    def _margins(self, mode: str) -> dict[str, Callable[[Array], float]]:
        mu = self.s.mu
        if mode == "fly":
            return {"touches": self.gap}
        if mode == "slide":
            lifts = lambda y: -float(self.parts(y)[3][2])
            slow = lambda y: math.hypot(*self.slip(y).tolist()) - STOPPED * self.speed
            return {"leaves": lifts, "stops": slow}

        def grip(y: Array) -> float:
            F = self.holding(y)
            return float(mu * F[2] - math.hypot(F[0], F[1]))

        return {"leaves": lambda y: float(self.holding(y)[2]), "slips": grip}

    def _phase(
        self, t: float, y: Array, end: float, mode: str, course: Course
    ) -> tuple[float, Array, str]:
        rate = lambda s, z: self.rate(z, mode)
        margins = self._margins(mode)
        grace = 1e-4 * self.s.size / self.speed if mode == "fly" and self.gently(y) else 0.0
        checks = []
        for margin in margins.values():
            check = lambda s, z, margin=margin: margin(z) if s > t + grace else 1e-300
            check.terminal, check.direction = True, -1  # type: ignore[attr-defined]
            checks.append(check)
        longest = 0.05 * math.sqrt(self.s.size / float(np.linalg.norm(self.s.gravity)))
        if mode == "fly":  # a short hop is looked at more than once
            _, u, _, c, _, _ = self.parts(y)
            hop = 2 * float(u[2]) / -float(c[2]) if c[2] < 0 else 0.0
            longest = min(longest, 0.1 * hop) if hop > 1e-12 * longest else longest
        found = solve_ivp(
            rate,
            (t, end),
            y,
            events=checks,
            dense_output=True,
            max_step=longest,
            atol=self.least(y),
            **TIGHT,
        )
        if found.status < 0:
            raise Unjudged("the judge's steps became too small")
        at, state, why = end, found.y[:, -1], "end"
        if found.status == 1:
            i = next(j for j, when in enumerate(found.t_events) if len(when))
            why = list(margins)[i]
            at, state = self._located(rate, found, margins[why])
        course.see(t, at, found.sol)
        return at, state, why

    def _located(self, rate: Any, found: Any, margin: Any) -> tuple[float, Array]:
        """The zero of a margin, by integrating to it again from the step before."""
        least = self.least(found.y[:, -2])
        t0, y0, at = found.t[-2], found.y[:, -2], found.t[-1]
        go = lambda x: solve_ivp(rate, (t0, x), y0, atol=least, **TIGHT).y[:, -1] if x > t0 else y0
        high = at + 0.05 * (at - t0)
        if margin(go(high)) < 0 <= margin(y0):
            at = brentq(lambda x: margin(go(x)), t0, high, xtol=1e-15, rtol=1e-14)
        return float(at), go(at)

    def _stop(self, t: float, y: Array) -> tuple[float, Array]:
        _, u, W, c, _, _ = self.parts(y)
        s = float(np.linalg.norm(u[:2]))
        a = W @ self.sliding(W, c, u[:2] / s) + c
        dt = s / -float(a[:2] @ u[:2] / s)
        y = y + dt * self.rate(y, "slide")
        return t + dt, self._still(y)

    def _still(self, y: Array) -> Array:
        """Without the slip that is left, which is rounding."""
        u = self.parts(y)[1]
        y = y.copy()
        y[7:9] -= u[:2]
        return y

    def _let_go(self, t: float, y: Array, d: Array, course: Course) -> tuple[float, Array]:
        """Out of rest: a trace of slip, then an implicit method while its direction is stiff."""
        y = y.copy()
        y[7:9] += STARTED * self.speed * d
        grown = lambda s, z: math.hypot(*self.slip(z).tolist()) - GROWN * self.speed
        grown.terminal, grown.direction = True, 1  # type: ignore[attr-defined]
        first = 1e-9 * self.s.size / self.speed
        with np.errstate(all="ignore"):
            found = solve_ivp(
                lambda s, z: self.rate(z, "slide"), (t, t + 1e3 * self.s.size / self.speed), y,
                method="Radau", rtol=1e-11, atol=1e-14 * self.speed, first_step=first, events=[grown],
                dense_output=True,
            )  # fmt: skip
        if found.status != 1:
            raise Unjudged("a slip that begins does not grow")
        course.see(t, float(found.t[-1]), found.sol)
        return float(found.t[-1]), found.y[:, -1]

    # --- strikes ----------------------------------------------------------------------------------
    def _landed(self, t: float, y: Array, course: Course) -> tuple[float, Array, str]:
        """Touching: a strike if it approaches, then the mode that follows."""
        r, u, W, _, inverse, _ = self.parts(y)
        if u[2] < -1e-12 * self.speed:
            if self.s.e > 0 and -u[2] < FADING * self.speed:
                course.until = t
                return t, y, "fly"
            P, kind = struck(W, u, self.s.mu, self.s.e, self.s.law)
            before = self.energy(y)
            y = y.copy()
            y[7:10] += P / self.s.mass
            y[10:13] += inverse @ cross(r, P)
            y[13] += before - self.energy(y)
            course.strikes.append((t, float(P[2]), kind))
            if self.s.e > 0 and float((W @ P + u)[2]) > 1e-12 * self.speed:
                return t, y, "fly"
            if kind == "stick":
                y = self._still(y)
        elif u[2] > 1e-12 * self.speed:
            return t, y, "fly"
        mode, d = self.decide(y)
        if d is not None:
            if not course.modes or course.modes[-1][1] != mode:
                course.modes.append((t, mode))
            t, y = self._let_go(t, y, d, course)
        return t, y, mode

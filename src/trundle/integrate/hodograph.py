"""The hodograph of an impact: slips that turn while the impulse grows, and the step that follows them.

What is followed is t, P (3k), the work of the normal forces (k), and log|s| and the angle of s of every contact
that slips, with dt = dtau / (rates of log|s|, of the angle,
and of how fast the angle forgets where it was).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import cos, exp, hypot, sin

import numpy as np

from .cone import Array, Mode, Problem, forces
from .extrapolation import step

ZERO = 1e-13
"""Velocities (of size 1) below this are round-off."""
EPS = float(np.finfo(float).eps)
TOLERANCE = 2e-14
"""Of the result of one order lower in a step; that of the step itself is better."""


@dataclass
class Course:
    """Where a strike is. Velocities and inverse inertias are scaled to size 1."""

    W: Array
    mu: Array
    u0: Array
    P: Array
    work: Array
    t: float = 0.0
    radius: Array = field(default_factory=lambda: np.zeros(0))
    angle: Array = field(default_factory=lambda: np.zeros(0))

    @property
    def u(self) -> Array:
        velocity: Array = self.u0 + self.W @ self.P
        return velocity


@dataclass
class Phase:
    """What a phase asks for: a rise of u_n of each watched contact, a floor of dP_n/dt, and an end.

    end   "closed" (u_n = 0 of the one contact), "time" (t = 1), or "work" (every work has reached its target, and its
          floor has become 0)
    """

    end: str
    floor: Array
    rise: Array
    watch: bool
    target: Array
    over: bool = False


@dataclass(frozen=True)
class Piece:
    """A stretch of a phase with constant modes; `slipping` are the contacts whose direction of slip matters."""

    problem: Problem
    modes: tuple[Mode, ...]
    directions: Array
    slipping: tuple[int, ...]
    regular: bool


def height(course: Course, phase: Phase) -> Array:
    """y = u_n - (what the phase asks for at t), which may not be negative at a watched contact."""
    above: Array = course.u[::3] + (1 - course.t) * phase.rise
    return above


def rates(piece: Piece, angle: Array) -> tuple[Array, Array, Array]:
    """dP/dt and du/dt (3k), and the directions of slip."""
    directions = piece.directions.copy()
    for i in piece.slipping:
        directions[i] = np.cos(angle[i]), np.sin(angle[i])
    f = forces(piece.problem, piece.modes, directions, piece.regular)
    return f, piece.problem.W @ f, directions


def turn(
    course: Course, phase: Phase, piece: Piece, h: float
) -> tuple[float, tuple[str, int] | None]:
    """One step of the turning slips; the next step's size, and what ended the piece within it (None: nothing)."""
    k, slipping = len(course.mu), list(piece.slipping)
    own = np.array([course.W[3 * i + 1 : 3 * i + 3, 3 * i + 1 : 3 * i + 3] for i in slipping])

    def unpack(z: Array) -> Course:
        radius, angle = np.zeros(k), course.angle.copy()
        radius[slipping] = np.exp(z[1 + 4 * k : 1 + 4 * k + len(slipping)])
        angle[slipping] = z[1 + 4 * k + len(slipping) :]
        return replace(
            course,
            t=float(z[0]),
            P=z[1 : 1 + 3 * k],
            work=z[1 + 3 * k : 1 + 4 * k],
            radius=radius,
            angle=angle,
        )

    def general(z: Array) -> Array:
        here = unpack(z)
        f, du, d = rates(piece, here.angle)
        s = du.reshape(k, 3)[slipping, 1:]
        r, d = here.radius[slipping], d[slipping]
        along, across = (s * d).sum(1), s[:, 1] * d[:, 0] - s[:, 0] * d[:, 1]
        e = np.column_stack([-d[:, 1], d[:, 0]])
        swing = along + course.mu[slipping] * f[::3][slipping] * np.einsum(
            "ia,iab,ib->i", e, own, e
        )
        slow = 1 / (np.sqrt(along**2 + across**2 + swing**2) / r).sum()
        power = f[::3] * here.u[::3]
        return np.asarray(slow * np.concatenate([[1.0], f, power, along / r, across / r]))

    rate = _rate_of_one(course, float(piece.problem.floor[0])) if k == 1 else general
    start = np.concatenate(
        [[course.t], course.P, course.work, np.log(course.radius[slipping]), course.angle[slipping]]
    )
    end, error = step(rate, start, h)
    while not error <= TOLERANCE:
        last, h = error, h / 2
        end, error = step(rate, start, h)
        if last < 1e-11 and error > last / 8:  # round-off, which smaller steps do not cure
            break
        if h < 1e-6:
            return h, ("never", 0)
    why, size = None, h
    for name, value in _margins(unpack(end), phase, piece).items():
        if value < 0:
            margin = lambda x, name=name: _margins(unpack(step(rate, start, x)[0]), phase, piece)[name]  # fmt: skip
            at = _locate(margin, h, value)
            if at < size or why is None:
                why, size = name, at
    if why:
        end = step(rate, start, size)[0]
    after = unpack(end)
    course.t, course.P, course.work = after.t, after.P, after.work
    course.radius, course.angle = after.radius, after.angle
    return min(2 * h if error < 0.1 * TOLERANCE else h, 4.0), why


def _rate_of_one(course: Course, q: float) -> Callable[[Array], Array]:
    """The same rate for one contact, dP_n = q dt, in plain numbers: ten times faster."""
    (nn, n1, n2), (_, w11, w12), (_, _, w22) = course.W.tolist()
    u_n, mu = float(course.u0[0]), float(course.mu[0])

    def rate(z: Array) -> Array:
        _, p_n, p_1, p_2, _, log_r, q_s = z.tolist()
        x, y, r = cos(q_s), sin(q_s), exp(log_r)
        s_1, s_2 = q * (n1 - mu * (w11 * x + w12 * y)), q * (n2 - mu * (w12 * x + w22 * y))
        along, across = (s_1 * x + s_2 * y) / r, (s_2 * x - s_1 * y) / r
        e_w_e = w11 * y * y - 2 * w12 * x * y + w22 * x * x
        slow = 1 / hypot(along, across, along + mu * q * e_w_e / r)
        power = q * (u_n + nn * p_n + n1 * p_1 + n2 * p_2)
        return slow * np.array([1.0, q, -mu * q * x, -mu * q * y, power, along, across])

    return rate


def _locate(margin: Callable[[float], float], high: float, value: float) -> float:
    """The zero of margin in (0, high], by the secant rule of Illinois; margin(high) = value < 0."""
    low, start, side = 0.0, margin(0.0), 0
    if start <= 0:
        low, start = _leave(margin, high)
        if start <= 0:
            return high
    for _ in range(80):
        x = (low * value - high * start) / (value - start)
        now = margin(x)
        if now == 0 or high - low <= 2 * EPS * high:
            return x
        if now < 0:
            high, value, start, side = x, now, start / 2 if side == -1 else start, -1
        else:
            low, start, value, side = x, now, value / 2 if side == 1 else value, 1
        if abs(now) <= 0.5 * EPS:
            return x
    return x


def _leave(margin: Callable[[float], float], high: float) -> tuple[float, float]:
    """A place where a margin that starts at zero is positive, if it is anywhere."""
    for power in range(1, 40):
        x = high * 0.5**power
        if (now := margin(x)) > 0:
            return x, now
    return 0.0, 0.0


def _margins(course: Course, phase: Phase, piece: Piece) -> dict[tuple[str, int], float]:
    """What must stay positive for the piece to go on."""
    f, _, _ = rates(piece, course.angle)
    u = course.u
    margins: dict[tuple[str, int], float] = {}
    if phase.end == "closed":
        margins["closed", 0] = -u[0]
    elif phase.end == "time":
        margins["time", 0] = 1 - course.t
    heights = height(course, phase)
    for i, (normal, tangent) in enumerate(piece.modes):
        if phase.end == "work" and phase.floor[i] > 0:
            margins["work", i] = phase.target[i] - course.work[i]
        if phase.watch and normal == "floor":
            margins["touch", i] = heights[i] + (ZERO if piece.problem.watched[i] else 0.0)
        if normal == "push":
            margins["modes", i] = f[3 * i] - phase.floor[i]
        if tangent == "stick":
            margins["modes", i + 1000] = course.mu[i] * f[3 * i] - np.hypot(
                f[3 * i + 1], f[3 * i + 2]
            )
    return margins

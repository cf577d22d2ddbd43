"""What is known exactly of the gallery's systems; papers and tests compare with it. The numbers are the files'.

chaplygin ball       K = J omega + m r n x (omega x r n), the momentum about the contact, is kept (in its file)
ball in a cylinder   z'' = -(2/7) W^2 z + (2/7) W r spin - (5/7) g, W = speed/(cylinder - r)
balls in space       the line of centres turns about the angular momentum at a constant rate
wheelset, incline    the knife edge's cycloid, which drifts across the slope
rolling disc         theta, the angle of its axis from the vertical; Omega, its precession; w3, the spin about its axis:
                     (A + m r^2) theta'' = A Omega^2 sin cos - (C + m r^2) w3 Omega sin - m g r cos
Chaplygin's sleigh   v' = a w^2,  (I + m a^2) w' = -m a v w
spinning table       z'' = i k Omega z' + (5/7) g sin(alpha), k = I/(I + M r^2), z = x + i y (Eqs. 30, 31)
"""

from __future__ import annotations

import math

import numpy as np

GRAVITY = 9.81
BALL = 2 / 5  # moment of inertia of a uniform ball, in m r^2


# --- balls ----------------------------------------------------------------------------------------------
def cylinder_height(t: np.ndarray, spin: float = 0.0) -> np.ndarray:
    """z(t) (m) of the ball in the cylinder, which starts level at z = 0 with 2 m/s: a harmonic oscillation."""
    speed, radius, cylinder = 2.0, 0.02, 0.1
    rate = speed / (cylinder - radius)
    share = BALL / (1 + BALL)  # 2/7
    middle = (share * rate * radius * spin - (1 - share) * GRAVITY) / (share * rate**2)
    return np.asarray(middle * (1 - np.cos(np.sqrt(share) * rate * t)))


def balls_in_space_axis(t: np.ndarray) -> np.ndarray:
    """n(t) (len(t), 3) of the two balls in space, from a to b; n(0) is along x.

    With w the mean of their angular velocities, n' = w x n and w.n is kept: n' = K x n/(J + m r^2),
    K = (J + m r^2) w - m r^2 (w.n) n.
    """
    n, w = np.array([1.0, 0.0, 0.0]), np.add([1.0, 2.0, -0.5], [0.4, -1.0, 2.5]) / 2
    turn = w - (w @ n) * n / (1 + BALL)  # K/(J + m r^2)
    rate = float(np.linalg.norm(turn))
    axis = turn / rate
    c, s = np.cos(rate * t)[:, None], np.sin(rate * t)[:, None]
    return np.asarray(c * n + s * np.cross(axis, n) + (1 - c) * (axis @ n) * axis)


# --- wheels and loads -------------------------------------------------------------------------------------
WHEEL_MASS, AXLE_MASS = 5.0, 8.0


def wheelset_on_incline(t: np.ndarray, alpha: float = 0.2) -> np.ndarray:
    """Way down the slope and way across (len(t), 2), m, of the axle's middle on the road z = -x tan(alpha).

    The heading turns at a constant rate w and the forward speed is u0 + (a/w) sin(w t), a the acceleration straight
    down.
    """
    mass = AXLE_MASS + 2 * WHEEL_MASS
    a = GRAVITY * np.sin(alpha) * mass / (mass + WHEEL_MASS)  # a disc's turning adds half its mass
    w, u0 = 0.3 / np.cos(alpha), 2.0 / np.cos(alpha)
    down = u0 * np.sin(w * t) / w + a * np.sin(w * t) ** 2 / (2 * w**2)
    across = u0 * (1 - np.cos(w * t)) / w + a * (2 * w * t - np.sin(2 * w * t)) / (4 * w**2)
    return np.column_stack([down, across])


def atwood_acceleration() -> float:
    """Upward acceleration of the left load, m/s2: (m2 - m1) g/(m1 + m2 + J/r^2), J = m r^2/2."""
    return (1.5 - 1.0) * GRAVITY / (1.5 + 1.0 + 0.8 / 2)


# --- the rolling disc ---------------------------------------------------------------------------------
RADIUS, MASS = 0.1, 0.2  # m, kg
ACROSS, ALONG = MASS * RADIUS**2 / 4, MASS * RADIUS**2 / 2  # A and C, kg m2


def steady_spin(lean: float, precession: float) -> float:
    """w3 (rad/s) with which a disc that leans by `lean` (rad, from upright) rolls in a circle at a constant lean.

    From theta'' = 0, theta = pi/2 - lean.

    >>> f"{steady_spin(0.3, 2.0):.4f} rad/s"
    '-10.0168 rad/s'
    """
    sin, cos = math.cos(lean), math.sin(lean)
    torque = ACROSS * precession**2 * sin * cos - MASS * GRAVITY * RADIUS * cos
    return float(torque / ((ALONG + MASS * RADIUS**2) * precession * sin))


def slowest_upright_spin() -> float:
    """w3 (rad/s) below which rolling upright and straight ahead is unstable: w3^2 = m g r A/(C (C + m r^2))."""
    stiffness = ALONG * (ALONG + MASS * RADIUS**2)
    return float(np.sqrt(MASS * GRAVITY * RADIUS * ACROSS / stiffness))


def steady_circle(t: np.ndarray, lean: float, precession: float) -> np.ndarray:
    """Centre (len(t), 3), m, of the disc in steady rolling: a level circle of radius r w3/Omega at the rate Omega."""
    offset = RADIUS * steady_spin(lean, precession) / precession
    angle = precession * np.asarray(t, dtype=float)
    x, y = -offset * np.sin(angle), offset * (np.cos(angle) - 1)
    height = RADIUS * np.cos(lean)
    return np.column_stack([x, y + RADIUS * np.sin(lean), np.full_like(x, height)])


# --- Chaplygin's sleigh ---------------------------------------------------------------------------------
SLEIGH_MASS, SLEIGH_INERTIA, SLEIGH_ARM = 2.0, 0.3, 0.25  # m, I about the centre of mass, a


def sleigh(
    t: np.ndarray, forward: float, speed: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """v, w and theta (len(t),) of the sleigh: from backward at -V through the circle of energy to forward at V.

    v = V tanh(s), w = W/cosh(s), theta = (W/k) (gd(s) - gd(s0)), s = s0 + k t, k = a W^2/V, gd(s) = 2 atan(tanh(s/2));
    W is the rate of turning if all the energy went into it, m V^2 = (I + m a^2) W^2.
    """
    W = float(speed * np.sqrt(SLEIGH_MASS / (SLEIGH_INERTIA + SLEIGH_MASS * SLEIGH_ARM**2)))
    k = SLEIGH_ARM * W**2 / speed
    s0 = np.arctanh(forward)
    s = s0 + k * np.asarray(t, dtype=float)
    turned = 2 * (np.arctan(np.tanh(s / 2)) - np.arctan(np.tanh(s0 / 2)))
    return speed * np.tanh(s), W / np.cosh(s), np.asarray(W / k * turned)


def whole_turn() -> float:
    """Angle (rad) through which the sleigh turns on its way from backward to forward: pi sqrt(1 + I/(m a^2))."""
    return float(np.pi * np.sqrt(1 + SLEIGH_INERTIA / (SLEIGH_MASS * SLEIGH_ARM**2)))


# --- the ball on the spinning table ---------------------------------------------------------------------
M, R, G, OMEGA = 0.01, 0.02, 10.0, 3.0  # kg, m, m/s2, rad/s
I = BALL * M * R**2
SHARE = I / (I + M * R**2)  # 2/7: the orbit's rate over the table's


def table_path(t: np.ndarray, alpha: float = 0.0) -> np.ndarray:
    """x + i y of the ball, as the files start it."""
    z, rate = 0.1 + 0.05j, 0.05 - 0.02j
    turn = 1j * SHARE * OMEGA
    drift = (1 - SHARE) * G * np.sin(alpha)  # constant acceleration downhill
    steady = -drift / turn
    return np.asarray(z + steady * t + (rate - steady) * (np.exp(turn * t) - 1) / turn)


def growth_rate(c: float) -> float:
    """The rate (1/s) at which viscous rolling friction c drives the ball outwards, from

        (M + I/r^2) s^2 + (c - i Omega I)/r^2 s - i Omega c/r^2 = 0,

    for small c about (5/7) c/I > 0: friction makes the bounded orbits unstable.
    """
    rows = [M + I / R**2, (c - 1j * OMEGA * I) / R**2, -1j * OMEGA * c / R**2]
    return float(np.max(np.roots(rows).real))


# --- the toy rattleback -----------------------------------------------------------------------------------
def wobbles(
    mass: float, inertia: np.ndarray, height: float, a: float, b: float, c: float
) -> tuple[np.ndarray, np.ndarray]:
    """Frequencies (2,), Hz, of small wobbles of a half ellipsoid without spin, and their axes (2, 2), in columns.

    About the point of contact, G th'' + K th = 0 with G = J + m h^2 of the two level axes and
    K = m g diag(b^2/c - h, a^2/c - h): the centre rises by (radius of curvature - h) th^2/2.
    """
    G = inertia[:2, :2] + mass * height**2 * np.eye(2)
    K = mass * GRAVITY * np.diag(np.square([b, a]) / c - height)
    squares, axes = np.linalg.eig(np.linalg.solve(G, K))
    order = np.argsort(squares)
    return np.sqrt(squares[order]) / (2 * np.pi), np.asarray(axes[:, order])

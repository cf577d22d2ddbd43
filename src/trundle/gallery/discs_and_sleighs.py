"""Two nonholonomic classics with closed forms: the rolling disc and Chaplygin's sleigh.

Rolling disc (Appell, Korteweg): theta is the angle between its axis e3 and the vertical, Omega the rate at
which it precesses, w3 its whole angular velocity about its axis; A = m r^2/4 across and C = m r^2/2 along the axis.

    (A + m r^2) theta'' = A Omega^2 sin cos - (C + m r^2) w3 Omega sin - m g r cos
    A (Omega sin)' = (C w3 - A Omega cos) theta',     (C + m r^2) w3' = m r^2 Omega theta' sin

with sin and cos those of theta.

Chaplygin's sleigh (1911): a blade that cannot go sideways, the centre of mass a distance a ahead of it.

    v' = a w^2,     (I + m a^2) w' = -m a v w
"""

from __future__ import annotations

import math

import numpy as np

import trundle as td
from trundle.scenario import Scenario

RADIUS, MASS, GRAVITY = 0.1, 0.2, 9.81  # of the disc: m, kg, m/s2
ACROSS, ALONG = MASS * RADIUS**2 / 4, MASS * RADIUS**2 / 2  # A and C, kg m2
SLEIGH_MASS, SLEIGH_INERTIA, SLEIGH_ARM = 2.0, 0.3, 0.25  # m, I about the centre of mass, a


# --- the rolling disc ---------------------------------------------------------------------------------
def steady_spin(lean: float, precession: float) -> float:
    """w3 (rad/s) with which a disc that leans by `lean` (rad, from upright) rolls in a circle at a constant lean.

    From theta'' = 0, theta = pi/2 - lean: w3 = (A Omega^2 sin cos - m g r cos)/((C + m r^2) Omega sin).

    >>> f"{steady_spin(0.3, 2.0):.4f} rad/s"
    '-10.0168 rad/s'
    """
    if not (abs(lean) < np.pi / 2 and precession != 0):
        raise td.ModelError(
            f"Steady rolling with lean = {lean!r} and precession = {precession!r} was asked for.",
            "a lean between -pi/2 and pi/2 and a precession other than zero",
            "degrees in place of radians, or a disc that rolls straight on",
            "steady_spin(lean=0.3, precession=2.0)",
        )
    sin, cos = math.cos(lean), math.sin(lean)
    torque = ACROSS * precession**2 * sin * cos - MASS * GRAVITY * RADIUS * cos
    return float(torque / ((ALONG + MASS * RADIUS**2) * precession * sin))


def slowest_upright_spin() -> float:
    """w3 (rad/s) below which rolling upright and straight ahead is unstable: w3^2 = m g r A/(C (C + m r^2)).

    >>> f"{slowest_upright_spin():.4f} rad/s, or {slowest_upright_spin() * RADIUS:.4f} m/s"
    '5.7184 rad/s, or 0.5718 m/s'
    """
    stiffness = ALONG * (ALONG + MASS * RADIUS**2)
    return float(np.sqrt(MASS * GRAVITY * RADIUS * ACROSS / stiffness))


def rolling_disc(
    lean: float = 0.3, precession: float = 2.0, spin: float | None = None, falling: float = 0.0
) -> Scenario:
    """A disc of 0.2 kg and 20 cm across that rolls on a level plane.

    lean        rad, of its plane from upright
    precession  Omega at the start, rad/s
    spin        w3 at the start, rad/s; None: that of steady rolling in a circle
    falling     theta' at the start, rad/s

    >>> from trundle.gallery.discs_and_sleighs import rolling_disc
    >>> example = rolling_disc()
    >>> motion = example.simulate()
    >>> tilt = motion[example["theta"]]
    >>> bool(abs(tilt - tilt[0]).max() < 1e-8)
    True
    """
    w3 = steady_spin(lean, precession) if spin is None else spin
    theta = np.pi / 2 - lean
    disc = td.Disc("disc", radius=RADIUS, mass=MASS)
    contact = td.Rolling(disc, td.Surface.plane(name="floor"))
    gravity = td.Gravity(GRAVITY)
    system = td.System(name="rolling disc", bodies=[disc], constraints=[contact], forces=[gravity])
    e1, e2, e3 = _triad(theta)
    omega = falling * e1 + precession * math.sin(theta) * e2 + w3 * e3
    axis = disc.rotation @ np.array([0.0, 0.0, 1.0])
    # from sine and cosine: the arc cosine alone has an infinite slope where the disc lies flat
    tilt = td.atan2(td.sqrt(axis[0] ** 2 + axis[1] ** 2), axis[2])
    return Scenario(
        title="Rolling disc",
        citation="Appell (1900), Korteweg (1900)",
        system=system,
        start=contact.start(
            at=(0, 0), omega=tuple(omega), quaternion=td.quaternion_about((1, 0, 0), theta)
        ),
        until=10.0,
        symbols={
            "disc": disc,
            "contact": contact,
            "gravity": gravity,
            "axis": axis,
            "theta": tilt,
            "w3": disc.omega_body[2],
        },
        view=td.View(
            plots={
                "angle of the axis from the vertical (rad)": tilt,
                "spin about the axis (rad/s)": disc.omega_body[2],
            },
        ),
    )


def _triad(theta: float) -> np.ndarray:
    """e1 level, e2 up the disc, e3 the axis (rows), as the disc stands at the start."""
    c, s = math.cos(theta), math.sin(theta)
    return np.array([[1, 0, 0], [0, c, s], [0, -s, c]])


def steady_circle(t: np.ndarray, lean: float, precession: float) -> np.ndarray:
    """Centre (len(t), 3), m, of the disc in steady rolling: a level circle of radius r w3/Omega at the rate Omega."""
    offset = RADIUS * steady_spin(lean, precession) / precession
    angle = precession * np.asarray(t, dtype=float)
    x, y = -offset * np.sin(angle), offset * (np.cos(angle) - 1)
    height = RADIUS * np.cos(lean)
    return np.column_stack([x, y + RADIUS * np.sin(lean), np.full_like(x, height)])


# --- Chaplygin's sleigh ---------------------------------------------------------------------------------
def chaplygin_sleigh(forward: float = -0.999, speed: float = 1.0) -> Scenario:
    """Chaplygin's sleigh: x, y of the blade and the heading theta; m = 2 kg, I = 0.3 kg m2, a = 0.25 m.

    forward   share of `speed` that is forward at the start, between -1 and 1; the rest of the energy turns it
    speed     m/s: sqrt(2 E/m), what it would be without turning; the sleigh tends to it, blade behind

    >>> from trundle.gallery.discs_and_sleighs import chaplygin_sleigh
    >>> example = chaplygin_sleigh()
    >>> motion = example.simulate()
    >>> f"forward {motion[example['forward']][-1]:.6f} m/s"
    'forward 1.000000 m/s'
    """
    if not (-1 < forward < 1 and speed > 0):
        raise td.ModelError(
            f"forward = {forward!r} and speed = {speed!r} were given.",
            "a forward share between -1 and 1, a positive speed",
            "at -1 and 1 the sleigh does not turn at all",
            "chaplygin_sleigh(forward=-0.9, speed=1.0)",
        )
    x, y, theta = td.coordinates("x y theta")
    m, I, a = SLEIGH_MASS, SLEIGH_INERTIA, SLEIGH_ARM
    centre = td.vector([x + a * td.cos(theta), y + a * td.sin(theta)])
    blade = td.Nonholonomic(y.dot * td.cos(theta) - x.dot * td.sin(theta), name="blade")
    system = td.System(
        name="Chaplygin sleigh",
        kinetic=m * (centre.dot @ centre.dot) / 2 + I * theta.dot**2 / 2,
        constraints=[blade],
    )
    turning = _turn_rate(speed) * np.sqrt(1 - forward**2)
    ahead = x.dot * td.cos(theta) + y.dot * td.sin(theta)

    def place(along: float, across: float) -> td.Expression:
        """A point of the sleigh, from the blade, in space."""
        c, s = td.cos(theta), td.sin(theta)
        return td.vector([x + along * c - across * s, y + along * s + across * c, 0])

    return Scenario(
        title="Chaplygin's sleigh",
        citation="Chaplygin (1911); Neimark & Fufaev, Dynamics of Nonholonomic Systems (1972)",
        system=system,
        start={x: 0, y: 0, theta: 0, x.dot: forward * speed, theta.dot: turning},
        until=10.0,
        symbols={
            "x": x,
            "y": y,
            "theta": theta,
            "blade": blade,
            "centre": centre,
            "forward": ahead,
        },
        view=td.View(
            points={"blade": place(0, 0), "centre of mass": place(a, 0)},
            lines={
                "blade": [place(-0.08, 0), place(0.08, 0)],
                "sleigh": [place(0, 0), place(0.4, -0.2), place(0.4, 0.2), place(0, 0)],
            },
            surfaces=[td.Surface.plane(name="ice")],
            plots={"forward speed (m/s)": ahead, "rate of turning (rad/s)": theta.dot},
        ),
    )


def _turn_rate(speed: float) -> float:
    """W: the rate of turning if all the energy went into it, m V^2 = (I + m a^2) W^2."""
    return float(speed * np.sqrt(SLEIGH_MASS / (SLEIGH_INERTIA + SLEIGH_MASS * SLEIGH_ARM**2)))


def sleigh_closed_form(
    t: np.ndarray, forward: float, speed: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """v, w and theta (len(t),) of the sleigh: from backward at -V through the circle of energy to forward at V.

    v = V tanh(s), w = W/cosh(s), theta = (W/k) (gd(s) - gd(s0)), s = s0 + k t, k = a W^2/V, gd(s) = 2 atan(tanh(s/2)).
    """
    W = _turn_rate(speed)
    k = SLEIGH_ARM * W**2 / speed
    s0 = np.arctanh(forward)
    s = s0 + k * np.asarray(t, dtype=float)
    turned = 2 * (np.arctan(np.tanh(s / 2)) - np.arctan(np.tanh(s0 / 2)))
    return speed * np.tanh(s), W / np.cosh(s), np.asarray(W / k * turned)


def whole_turn() -> float:
    """Angle (rad) through which the sleigh turns on its way from backward to forward: pi sqrt(1 + I/(m a^2)).

    >>> f"{np.degrees(whole_turn()):.2f} degrees"
    '331.90 degrees'
    """
    return float(np.pi * np.sqrt(1 + SLEIGH_INERTIA / (SLEIGH_MASS * SLEIGH_ARM**2)))

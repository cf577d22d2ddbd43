"""A ball rolling on a spinning table, level or inclined, in the paper's five coordinates.

J. Lygeros, "Dynamics of nonholonomic systems: a sphere rolling on a spinning table", final project,
Mathematics 189, 1993. Eqs. 21-31 with the Omega terms taking positions (Eqs. 22 and 23 print
velocities; 30 and 31 are right). q1 = x points downhill, q2 = y across; q3 ... q5 are quasi-coordinates
whose rates are the ball's angular velocity. M = 0.01 kg, r = 0.02 m, g = 10 m/s2, Omega = 3 rad/s,
I = 2/5 M r^2; the paper leaves the start open.
"""

from __future__ import annotations

import math
from typing import Any, Literal

import numpy as np

import trundle as td
from trundle.scenario import Scenario

CITATION = "Lygeros (1993), sections 3 and 4"
MASS, RADIUS, GRAVITY, OMEGA = 0.01, 0.02, 10.0, 3.0
INERTIA = 0.4 * MASS * RADIUS**2
VAKONOMIC_UNTIL = (
    4.0  # s: that ball runs away exponentially (8.8e9 m in 20 s), so a short time tells
)
SHARE = INERTIA / (INERTIA + MASS * RADIUS**2)  # 2/7: the orbit's rate over the table's


def spinning_table(
    alpha: float = 0.0,
    principle: Literal["d'Alembert", "vakonomic"] = "d'Alembert",
    rolling_friction: float = 0.0,
    multipliers: tuple[float, float] = (0.0, 0.0),
) -> Scenario:
    """The ball of seed 003.

    alpha             inclination of the table (rad): 0 is Fig. 2, 0.05 is Fig. 3
    principle         "d'Alembert", or "vakonomic" with the initial `multipliers` (N s)
    rolling_friction  c (N m s): a viscous moment -c times the ball's rate of rolling

    >>> from trundle.gallery import spinning_table
    >>> spinning_table().system.report().ranks.rank_A
    2
    """
    x, y, q3, q4, q5 = td.coordinates("x y q3 q4 q5")
    omega = td.parameter("Omega", OMEGA)
    c = td.parameter("c", rolling_friction)
    rolling = td.Nonholonomic(
        td.vector([x.dot - RADIUS * q4.dot + omega * y, y.dot + RADIUS * q3.dot - omega * x]),
        name="rolling",
    )
    drag = td.GeneralizedForce({q3: -c * q3.dot, q4: -c * q4.dot}, name="rolling friction")
    spin = q3.dot**2 + q4.dot**2 + q5.dot**2
    start: dict[td.Expression, Any] = {
        x: 0.1,
        y: 0.05,
        q3: 0,
        q4: 0,
        q5: 0,
        x.dot: 0.05,
        y.dot: -0.02,
        q5.dot: 0.7,
    }
    if principle == "vakonomic":
        start[rolling.multiplier] = multipliers
    system = td.System(
        name="ball on a spinning table",
        kinetic=MASS * (x.dot**2 + y.dot**2) / 2 + INERTIA * spin / 2,
        potential=-MASS * GRAVITY * math.sin(alpha) * x,
        constraints=[rolling],
        forces=[drag] if rolling_friction > 0 else [],
        principle=principle,
    )
    half = omega * td.t / 2
    table = td.Surface.plane(rotation=td.vector([td.cos(half), 0, 0, td.sin(half)]), name="table")
    symbols = {"x": x, "y": y, "q3": q3, "q4": q4, "q5": q5, "rolling": rolling, "Omega": omega}
    return Scenario(
        title="Ball on a spinning table"
        + (f", inclined by {alpha:g} rad" if alpha else "")
        + (", vakonomic" if principle == "vakonomic" else ""),
        citation=CITATION,
        system=system,
        start=start,
        until=VAKONOMIC_UNTIL if principle == "vakonomic" else 20.0,
        symbols={**symbols, "c": c, "drag": drag},
        view=td.View(
            points={"ball": (x, y, RADIUS)},
            sizes={"ball": RADIUS},
            surfaces=[table],
            plots={
                "position (m)": {"x": x, "y": y},
                "rolling (rad/s)": {"about x": q3.dot, "about y": q4.dot, "about z": q5.dot},
            },
        ),
    )


def closed_form(t: np.ndarray, alpha: float = 0.0) -> np.ndarray:
    """x + i y of the start above: z'' = i k Omega z' + (5/7) g sin(alpha), k = I/(I + M r^2) (Eqs. 30, 31)."""
    z, rate = 0.1 + 0.05j, 0.05 - 0.02j
    turn = 1j * SHARE * OMEGA
    drift = (1 - SHARE) * GRAVITY * np.sin(alpha)  # constant acceleration downhill
    steady = -drift / turn
    return np.asarray(z + steady * t + (rate - steady) * (np.exp(turn * t) - 1) / turn)


def growth_rate(c: float) -> float:
    """The rate (1/s) at which viscous rolling friction c drives the ball outwards, from

        (M + I/r^2) s^2 + (c - i Omega I)/r^2 s - i Omega c/r^2 = 0,

    for small c about (5/7) c/I > 0: friction makes the bounded orbits unstable.
    """
    square = RADIUS**2
    roots = np.roots(
        [MASS + INERTIA / square, (c - 1j * OMEGA * INERTIA) / square, -1j * OMEGA * c / square]
    )
    return float(np.max(roots.real))

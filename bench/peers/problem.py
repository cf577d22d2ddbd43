"""The problem that all solve: 10 s of paper 000's sphere of two halves, rolling on z = h(x). How programs are measured.

State of the equations by hand: y = [x, y of the contact, quaternion (4), body rates (3)].
"""

from __future__ import annotations

import json
import math
import resource
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

UNTIL, GRAVITY, RADIUS = 10.0, 9.81, 0.06
HALF = 2 / 3 * math.pi * RADIUS**3
LIGHT, HEAVY = 4500.0 * HALF, 5494.0 * HALF
MASS = LIGHT + HEAVY
OFFSET = (
    (HEAVY - LIGHT) * 3 * RADIUS / 8 / MASS
)  # of the centre of mass from the middle, along the body's x
ABOUT_X = 0.4 * MASS * RADIUS**2
ABOUT_Y = ABOUT_X - MASS * OFFSET**2  # central moments of inertia: (ABOUT_X, ABOUT_Y, ABOUT_Y)
PLACE, SPEED = (-0.65, 0.1), (0.2, -0.3)
END = (
    -0.60226659177607933,
    2.4041401762516701,
    0.55100033201303877,
)  # of the middle, m; hand-derived, long double
TOLERANCES = (1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12)
ENOUGH = 0.5  # s of processor time after which a run is not repeated


def height(x: Any) -> Any:
    return x * (0.65 + x * (-1.5 + x * (-6.7 / 3 + 20.5 / 4 * x)))


def slope(x: Any) -> Any:
    return 0.65 + x * (-3.0 + x * (-6.7 + 20.5 * x))


def bend(x: Any) -> Any:
    return -3.0 + x * (-13.4 + 61.5 * x)


def centre(x: float, y: float) -> tuple[float, float, float]:
    """The middle of the sphere above the contact point (x, y)."""
    length = math.hypot(1.0, slope(x))
    return x - RADIUS * slope(x) / length, y, height(x) + RADIUS / length


def start() -> list[float]:
    """The state at t = 0: no turn, no spin about the normal."""
    (x, y), (vx, vy) = PLACE, SPEED
    length = math.hypot(1.0, slope(x))
    n1, n3 = -slope(x) / length, 1 / length
    vz = -n1 * vx / n3
    rates = [-n3 * vy / RADIUS, (n3 * vx - n1 * vz) / RADIUS, n1 * vy / RADIUS]
    return [x, y, 1.0, 0.0, 0.0, 0.0, *rates]


def axes(u: Sequence[Any]) -> tuple[list[Any], list[Any], list[Any]]:
    """The rows of the rotation matrix: the world's axes as the body sees them."""
    a, b, c, d = u
    return (
        [a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)],
        [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)],
        [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d],
    )


def kinematics(y: Sequence[Any], sqrt: Callable[[Any], Any]) -> tuple[list[Any], list[Any]]:
    """x', y', u' of rolling; and d (3), from the contact to the centre of mass, moving with omega x d; body axes."""
    x, u, (p, q, r) = y[0], y[2:6], y[6:9]
    X, Y, Z = axes(u)
    length = sqrt(1.0 + slope(x) * slope(x))
    co, si = 1.0 / length, slope(x) / length
    tangent = [co * a + si * b for a, b in zip(X, Z, strict=True)]
    normal = [co * b - si * a for a, b in zip(X, Z, strict=True)]
    across = p * Y[0] + q * Y[1] + r * Y[2]
    along = p * tangent[0] + q * tangent[1] + r * tangent[2]
    moves = [RADIUS * across / (length - RADIUS * bend(x) * co * co), -RADIUS * along]
    a, b, c, d = u
    turns = [
        -0.5 * (b * p + c * q + d * r),
        0.5 * (a * p - d * q + c * r),
        0.5 * (d * p + a * q - b * r),
        0.5 * (-c * p + b * q + a * r),
    ]
    return [*moves, *turns], [RADIUS * normal[0] + OFFSET, RADIUS * normal[1], RADIUS * normal[2]]


def rate(y: Sequence[Any], sqrt: Callable[[Any], Any] = math.sqrt) -> list[Any]:
    """dy/dt, derived by hand (as in `limit/rates.h`), of numbers or of any library's expressions."""
    moves, d = kinematics(y, sqrt)
    x, (w1, w2, w3) = y[0], y[6:9]
    X, _, Z = axes(y[2:6])
    length = sqrt(1.0 + slope(x) * slope(x))
    co, si = 1.0 / length, slope(x) / length
    t1, t2, t3 = (co * a + si * b for a, b in zip(X, Z, strict=True))
    turn = -(RADIUS * bend(x) * co * co) * moves[0]
    a1 = turn * (w2 * t3 - w3 * t2) - OFFSET * (w2 * w2 + w3 * w3) + GRAVITY * Z[0]
    a2 = turn * (w3 * t1 - w1 * t3) + OFFSET * w1 * w2 + GRAVITY * Z[1]
    a3 = turn * (w1 * t2 - w2 * t1) + OFFSET * w1 * w3 + GRAVITY * Z[2]
    d1, d2, d3 = d
    b1 = -MASS * (d2 * a3 - d3 * a2)
    b2 = (ABOUT_Y - ABOUT_X) * w1 * w3 - MASS * (d3 * a1 - d1 * a3)
    b3 = (ABOUT_X - ABOUT_Y) * w1 * w2 - MASS * (d1 * a2 - d2 * a1)
    square = MASS * (d1 * d1 + d2 * d2 + d3 * d3)
    i1, i2 = 1.0 / (ABOUT_X + square), 1.0 / (ABOUT_Y + square)
    p1, p2, p3 = d1 * i1, d2 * i2, d3 * i2
    k = MASS * (p1 * b1 + p2 * b2 + p3 * b3) / (1.0 - MASS * (p1 * d1 + p2 * d2 + p3 * d3))
    return [*moves, b1 * i1 + k * p1, b2 * i2 + k * p2, b3 * i2 + k * p3]


def spent() -> float:
    """Processor time since the process began, what it started included, s."""
    own, others = (
        resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def measure(
    name: str,
    run: Callable[[float], Sequence[float]],
    tolerances: Sequence[float] = TOLERANCES,
    begins: bool = True,
) -> None:
    """Print one line of JSON: runs by tolerance (or step), their shortest processor time, and the error of the end.

    run     of a tolerance; the middle of the sphere at the end (3), m
    begins  whether the process began with this: then its time to the first result is told
    """
    run(tolerances[len(tolerances) // 2])
    first, runs = spent() if begins else None, []
    for tolerance in tolerances:
        run(tolerance)  # some compile for each
        began, times = spent(), []
        while not times or (len(times) < 20 and spent() - began < ENOUGH):
            at = time.process_time()
            end = run(tolerance)
            times.append(time.process_time() - at)
        error = math.dist(list(map(float, end)), END)
        runs.append({"tolerance": tolerance, "seconds": min(times), "error": error})
    print(json.dumps({"name": name, "first": first, "runs": runs}))
    sys.stdout.flush()

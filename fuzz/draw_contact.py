"""Random contacts as plain data: a body on or above a plane that it strikes, slides and rolls on."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from fuzz.contact_judge import Array, Judge, Solid

SHAPES = ("ball", "heavy ball", "egg", "coin", "tip")
G = 9.81


@dataclass(frozen=True)
class Touching:
    """One body and the plane z = 0; gravity is inclined instead of the plane.

    shape   "ball"; "heavy ball": its centre off the centre of mass; "egg": an ellipsoid; "coin": a thin disc;
            "tip": one point of a body
    sizes   radius, radius and offset, half axes, radius, or the point
    """

    seed: int
    shape: str
    sizes: tuple[float, ...]
    mass: float
    inertia: tuple[float, float, float]
    mu: float
    e: float
    law: str
    gravity: tuple[float, float, float]
    state: tuple[float, ...] = field(repr=False, default=())  # x, q, v, w
    until: float = 0.0


def solid(d: Touching) -> Solid:
    """The case as the judge has it."""
    rho: Any
    drho: Any
    if d.shape in ("ball", "heavy ball"):
        r, centre = d.sizes[0], np.array([0.0, 0.0, d.sizes[1]])
        rho, drho = (lambda n: centre - r * n), (lambda n, dn: -r * dn)
    elif d.shape == "egg":
        a = np.square(d.sizes)
        rho = lambda n: -a * n / math.sqrt(n @ (a * n))

        def drho(n: Array, dn: Array) -> Array:
            size = math.sqrt(n @ (a * n))
            return np.asarray(-a * dn / size + a * n * (n @ (a * dn)) / size**3)
    elif d.shape == "coin":
        flat = np.array([1.0, 1.0, 0.0])
        rho = lambda n: -d.sizes[0] * flat * n / math.hypot(n[0], n[1])

        def drho(n: Array, dn: Array) -> Array:
            p, dp, size = flat * n, flat * dn, math.hypot(n[0], n[1])
            return np.asarray(-d.sizes[0] * (dp / size - p * (p @ dp) / size**3))
    else:
        tip = np.array(d.sizes)
        rho, drho = (lambda n: tip), (lambda n, dn: 0 * dn)
    return Solid(
        d.mass, np.array(d.inertia), rho, drho, d.mu, d.e, d.law, np.array(d.gravity), max(map(abs, d.sizes))
    )  # fmt: skip


def _body(rng: np.random.Generator, shape: str, L: float, m: float) -> tuple[Any, Any]:
    """Sizes and moments of inertia."""
    unit = m * L * L
    if shape == "ball":
        return (L, 0.0), (0.4 * unit,) * 3
    if shape == "heavy ball":
        a, b = rng.uniform(0.25, 0.4, 2) * unit
        return (L, rng.uniform(0.05, 0.5) * L), (a, a, b)
    if shape == "egg":
        a = L * rng.uniform(0.4, 1.0, 3)
        square = a * a
        return tuple(a), tuple(m / 5 * (square.sum() - square))
    if shape == "coin":
        return (L,), (unit / 4, unit / 4, unit / 2)
    tip = rng.normal(size=3)
    tip *= L / np.linalg.norm(tip)
    a, b = rng.uniform(0.2, 0.5, 2)
    return tuple(tip), (a * unit, b * unit, rng.uniform(abs(a - b) + 0.02, a + b - 0.02) * unit)


def touching(seed: int) -> Touching:
    """A body on the plane (slipping or not), or above it: of a seed always the same one."""
    rng = np.random.default_rng([seed, *b"contact"])
    shape = SHAPES[seed % len(SHAPES)]
    L, m = 10 ** rng.uniform(-2, 0), 10 ** rng.uniform(-2, 1)
    sizes, inertia = _body(rng, shape, L, m)
    mu, e = rng.uniform(0.05, 1.0), rng.choice([0.0, 0.5, rng.uniform(0.1, 0.95), 1.0])
    slope, way = rng.choice([0.0, rng.uniform(0, 0.5)]), rng.uniform(0, 2 * math.pi)
    gravity = G * np.array(
        [math.sin(slope) * math.cos(way), math.sin(slope) * math.sin(way), -math.cos(slope)]
    )
    law = str(rng.choice(["poisson", "stronge"]))
    made = Touching(
        seed, shape, tuple(map(float, sizes)), float(m), tuple(map(float, inertia)),
        float(mu), float(e), law, tuple(map(float, gravity)),
    )  # fmt: skip
    q = rng.normal(size=4)
    q /= np.linalg.norm(q)
    judge = Judge(solid(made))
    r = judge.arm(np.concatenate([np.zeros(3), q]))
    if shape == "tip" and r[2] > 0:  # the tip is below the centre of mass
        q = np.array([-q[1], q[0], -q[3], q[2]])  # half a turn about x
        r = judge.arm(np.concatenate([np.zeros(3), q]))
    v, w = rng.normal(size=3) * judge.speed, rng.normal(size=3) * judge.speed / L
    w *= rng.choice([1.0, 4.0])
    start = rng.choice(["air", "slides", "rolls"])
    x = np.array([0.0, 0.0, -r[2]])
    if start == "air":
        x[2] += rng.uniform(0.05, 2.0) * L
    elif start == "slides":
        v[2] = -np.cross(w, r)[2]
    else:
        v = -np.cross(w, r)
    period = L / judge.speed
    return Touching(
        **{
            **vars(made),
            "state": tuple(map(float, [*x, *q, *v, *w])),
            "until": float(rng.uniform(2, 6) * period),
        }
    )

"""The systems that are measured: paper 000's sphere in ten coordinates, in a bowl, and a chain of N links."""

from __future__ import annotations

from typing import Any

import numpy as np

import trundle as td


def rolling_sphere() -> tuple[td.System, dict[Any, Any], Any]:
    """Paper 000's half titanium, half vanadium sphere with one zero-mass particle: 10 coordinates, 8 rows.

    Written out in coordinates, as the paper does (Eqs. 1-38): centre of the sphere, quaternion, contact point.
    """
    r, light, heavy, g = 0.06, 4500.0, 5494.0, 9.81
    half = 2 / 3 * np.pi * r**3
    m = half * (light + heavy)
    rho = half * (heavy - light) * (3 * r / 8) / m
    axial = 0.4 * m * r**2  # any diameter of a half ball: 2/5 m r^2 about the centre of the sphere
    J = np.diag([axial, axial - m * rho**2, axial - m * rho**2])
    x, y, z, u0, u1, u2, u3, a1, a2, a3 = td.coordinates("x y z u0 u1 u2 u3 a1 a2 a3")
    u, w, alpha = td.vector([u0, u1, u2, u3]), td.vector([x, y, z]), td.vector([a1, a2, a3])
    E = np.array([[-u1, u0, u3, -u2], [-u2, -u3, u0, u1], [-u3, u2, -u1, u0]])
    body_rate = td.vector([2 * sum(E[i, j] * u[j].dot for j in range(4)) for i in range(3)])
    S = [
        td.vector(
            [u0**2 + u1**2 - u2**2 - u3**2, 2 * (u1 * u2 - u0 * u3), 2 * (u1 * u3 + u0 * u2)]
        ),
        td.vector(
            [2 * (u1 * u2 + u0 * u3), u0**2 - u1**2 + u2**2 - u3**2, 2 * (u2 * u3 - u0 * u1)]
        ),
        td.vector(
            [2 * (u1 * u3 - u0 * u2), 2 * (u2 * u3 + u0 * u1), u0**2 - u1**2 - u2**2 + u3**2]
        ),
    ]
    rate = td.vector([row @ body_rate for row in S])
    centre_of_mass = w + rho * td.vector([row[0] for row in S])
    speed = centre_of_mass.dot
    height = 0.65 * a1 - 3 / 2 * a1**2 - 6.7 / 3 * a1**3 + 20.5 / 4 * a1**4
    surface = a3 - height
    k = td.gradient(surface, alpha)
    n = k / td.norm(k)
    system = td.System(
        name="half titanium, half vanadium sphere",
        kinetic=m * (speed @ speed) / 2 + (body_rate @ (J @ body_rate)) / 2,
        potential=m * g * centre_of_mass[2],
        constraints=[
            td.Holonomic(surface, name="on surface"),
            td.Holonomic(alpha + r * n - w, name="tangency"),
            td.Nonholonomic(w.dot - td.cross(rate, r * n), name="no slip"),
            td.Holonomic(u @ u - 1, name="unit quaternion"),
        ],
    )
    start = {a1: -0.65, a2: 0.1, x.dot: 0.2, y.dot: -0.3, rate @ n: 0, u: (1, 0, 0, 0)}
    return system, start, w


def ball_in_bowl(opens: bool) -> tuple[td.System, dict[Any, Any]]:
    """Paper 000's ball in a bowl, where it rolls: by `td.Rolling`, or by a `td.Contact` that may slide and open."""
    ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
    bowl = td.Surface(lambda x, y, z: z - 0.2 * x**2 - 0.1 * y**2, name="bowl")
    rolls = td.Contact(ball, bowl, friction=0.6, restitution=0.5)
    contact = rolls if opens else td.Rolling(ball, bowl)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    return system, contact.start(at=(-0.3, 0.1), velocity=(0.2, -0.3), spin=0)


def chain(N: int) -> tuple[td.System, dict[Any, Any]]:
    """N unit masses on N unit links, held at one end, let go from the horizontal: 2N coordinates, N rows."""
    names = " ".join(f"x{i} y{i}" for i in range(1, N + 1))
    q = td.coordinates(names)
    xs, ys = q[0::2], q[1::2]
    T = td.vector([c.dot for c in q])
    links = []
    for i in range(N):
        dx = xs[i] - (xs[i - 1] if i else 0)
        dy = ys[i] - (ys[i - 1] if i else 0)
        links.append(td.Holonomic(dx**2 + dy**2 - 1, name=f"link {i + 1}"))
    system = td.System(
        name=f"chain of {N} links",
        kinetic=(T @ T) / 2,
        potential=9.81 * td.vector(ys) @ np.ones(N),
        constraints=links,
    )
    start: dict[Any, Any] = {}
    for i in range(N):
        start |= {xs[i]: i + 1.0, ys[i]: 0.0, xs[i].dot: 0.0, ys[i].dot: 0.0}
    return system, start

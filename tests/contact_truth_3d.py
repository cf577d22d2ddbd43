"""One rigid body on the plane z = 0 with Coulomb friction, by Newton and Euler; nothing of trundle is used.

The point of contact is r from the centre of mass, r = R rho(n), n = R' e_z. Acceleration there is W F + c with
W = 1/m - [r] J^-1 [r],  c = g - (J^-1 (w x J w)) x r + w x dr/dt; sliding has F = N (e_z - mu s/|s|) with a_z = 0,
rolling has W F + c = 0.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from . import contact_truth
from .contact_truth import Case, G, advance

UP = np.array([0.0, 0.0, 1.0])
SMALL = 1e-8
RADAU = 1e-11


@dataclass
class Body:
    """m, J (about the centre of mass, body axes), mu; rho(n) and its derivative along dn, both in body axes."""

    m: float
    J: np.ndarray
    mu: float
    rho: Callable[[np.ndarray], np.ndarray]
    drho: Callable[[np.ndarray, np.ndarray], np.ndarray]
    words: str


def turned(q: np.ndarray) -> np.ndarray:
    """x_space = turned(q) x_body, q = (scalar, vector)."""
    w, x, y, z = q / np.linalg.norm(q)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def skew(a: np.ndarray) -> np.ndarray:
    return np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


def parts(
    b: Body, y: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """r, slip, W, c and J^-1 (space axes) of the state y = (x, q, v, w, lost)."""
    R, v, w = turned(y[3:7]), y[7:10], y[10:13]
    n = R.T @ UP
    dn = -R.T @ np.cross(w, UP)
    r = R @ b.rho(n)
    dr = np.cross(w, r) + R @ b.drho(n, dn)
    inverse = R @ np.linalg.inv(b.J) @ R.T
    W = np.eye(3) / b.m - skew(r) @ inverse @ skew(r)
    gyro = -inverse @ np.cross(w, R @ b.J @ R.T @ w)
    c = -G * UP + np.cross(gyro, r) + np.cross(w, dr)
    return r, (v + np.cross(w, r)) * [1, 1, 0], W, c, inverse


def sliding_force(
    b: Body, y: np.ndarray, s: np.ndarray, W: np.ndarray, c: np.ndarray
) -> np.ndarray:
    ray = UP - b.mu * s / np.linalg.norm(s)
    return -c[2] / (W[2] @ ray) * ray


def rolling(b: Body, y: np.ndarray) -> np.ndarray:
    """The force that keeps the contact from slipping."""
    return -np.linalg.solve(*parts(b, y)[2:4])


def rate(b: Body, y: np.ndarray, mode: str) -> np.ndarray:
    r, s, W, c, inverse = parts(b, y)
    F = np.zeros(3)
    if mode == "slide":
        F = sliding_force(b, y, s, W, c)
    elif mode == "roll":
        F = -np.linalg.solve(W, c)
    R, w = turned(y[3:7]), y[10:13]
    q0, q = y[3], y[4:7]
    dq = np.concatenate([[-q @ w], q0 * w + np.cross(w, q)]) / 2
    dw = inverse @ (np.cross(r, F) - np.cross(w, R @ b.J @ R.T @ w))
    return np.concatenate([y[7:10], dq, F / b.m - G * UP, dw, [-F @ s]])


def run(b: Body, y: np.ndarray, end: float) -> Case:
    """From y to `end`, or to where the body leaves the plane. A slip of 1e-8 is ended by one straight step."""
    t, events = 0.0, []
    mode = "slide"
    if np.linalg.norm(parts(b, y)[1]) < 1e-12:
        F = rolling(b, y)
        mode = "roll" if np.hypot(F[0], F[1]) < b.mu * F[2] else "slide"
        t, y = (t, y) if mode == "roll" else let_go(b, t, y, outward(b, y))
    while t < end:
        if mode == "slide":
            normal = lambda t, y: sliding_force(b, y, *parts(b, y)[1:4])[2]
            slow = lambda t, y: np.linalg.norm(parts(b, y)[1]) - SMALL
            t, y, why = advance(
                lambda t, y: rate(b, y, "slide"), t, y, end, {"leaves": normal, "stops": slow}
            )
            if why == "stops":
                _, s, W, c, _ = parts(b, y)
                F = sliding_force(b, y, s, W, c)
                dt = np.linalg.norm(s) / -((W @ F + c) @ s / np.linalg.norm(s))
                y, t = y + dt * rate(b, y, "slide"), t + dt
                F = rolling(b, y)
                mode = "roll" if np.hypot(F[0], F[1]) < b.mu * F[2] else "slide"
                events.append((t, "slide -> roll" if mode == "roll" else "slip reverses"))
                if mode == "slide":
                    t, y = let_go(b, t, y, outward(b, y))
        else:
            limit = lambda t, y: b.mu * rolling(b, y)[2] - np.hypot(*rolling(b, y)[:2])
            t, y, why = advance(
                lambda t, y: rate(b, y, "roll"),
                t,
                y,
                end,
                {"slips": limit, "leaves": lambda t, y: rolling(b, y)[2]},
            )
            if why == "slips":
                events.append((t, "roll -> slide"))
                F = rolling(b, y) * [1, 1, 0]
                t, y = let_go(b, t, y, -F / np.linalg.norm(F))
                mode = "slide"
        if why in ("end", "leaves"):
            break
    if why == "leaves":
        events.append((t, f"{mode} -> fly"))
    state = {
        "t": t,
        "x": y[:3],
        "q": y[3:7],
        "v": y[7:10],
        "omega": y[10:13],
        "mode": mode,
        "contact": y[:3] + parts(b, y)[0],
    }
    return Case(b.words, events, state, float(y[13]))


def outward(b: Body, y: np.ndarray) -> np.ndarray:
    """The direction d in which a slip starts at once: a_t(d) = |a_t| d; the only one, or an error."""
    _, _, W, c, _ = parts(b, y)

    def pull(q: float) -> tuple[float, float]:
        d = np.array([np.cos(q), np.sin(q), 0.0])
        a = W @ sliding_force(b, y, d, W, c) + c
        return float(a @ [-d[1], d[0], 0]), float(a @ d)

    grid = 0.0123 + np.linspace(0, 2 * np.pi, 721)
    roots = [
        brentq(lambda q: pull(q)[0], p, q, xtol=1e-15)
        for p, q in itertools.pairwise(grid)
        if pull(p)[0] * pull(q)[0] < 0
    ]
    (q,) = [q for q in roots if pull(q)[1] > 0]
    return np.array([np.cos(q), np.sin(q), 0.0])


def let_go(
    b: Body, t: float, y: np.ndarray, d: np.ndarray, seed: float = 1e-11
) -> tuple[float, np.ndarray]:
    """Out of rolling: a slip of 1e-11 along d, then an implicit method while the direction is stiff."""
    y = y.copy()
    y[7:10] += seed * d
    grown = lambda t, y: np.linalg.norm(parts(b, y)[1]) - 1e-4
    grown.terminal, grown.direction = True, 1
    sliding = lambda t, y: rate(b, y, "slide")
    kw = {"method": "Radau", "rtol": RADAU, "atol": 1e-14, "first_step": 1e-9}
    with np.errstate(all="ignore"):  # its numerical Jacobian has columns of zeros
        found = solve_ivp(sliding, (t, t + 1), y, events=[grown], **kw)
    return float(found.t[-1]), found.y[:, -1]


def energy(b: Body, y: np.ndarray) -> float:
    R = turned(y[3:7])
    w = R.T @ y[10:13]
    return float(b.m * y[7:10] @ y[7:10] / 2 + w @ b.J @ w / 2 + b.m * G * y[2])


def placed(
    b: Body, axis: list[float], angle: float, v: list[float], w: list[float], rolls: bool = False
) -> np.ndarray:
    """A start with the contact at x = y = 0: turned by `angle` about `axis`; v is of the centre of mass (z follows)."""
    a = np.array(axis) / np.linalg.norm(axis)
    q = np.concatenate([[np.cos(angle / 2)], np.sin(angle / 2) * a])
    r = turned(q) @ b.rho(turned(q).T @ UP)
    omega, speed = np.array(w, float), np.array(v, float)
    speed = -np.cross(omega, r) if rolls else np.array([*speed[:2], -np.cross(omega, r)[2]])
    return np.concatenate([-r, q, speed, omega, [0.0]])


def offset_sphere(mu: float = 0.3) -> Body:
    """A ball whose centre of mass is off its centre."""
    r, centre = 0.1, np.array([0.0, 0.0, 0.03])
    J = np.diag([1.8e-3, 1.8e-3, 2.0e-3])
    words = f"Ball of radius {r}, m=0.5, its centre {centre.tolist()} from the centre of mass in body axes, "
    words += f"J={np.diag(J).tolist()}, mu={mu}."
    return Body(0.5, J, mu, lambda n: centre - r * n, lambda n, dn: -r * dn, words)


def ellipsoid(mu: float = 0.3) -> Body:
    """Of revolution, homogeneous."""
    m, a = 0.4, np.array([0.05, 0.05, 0.09])
    J = m / 5 * np.diag([a[1] ** 2 + a[2] ** 2, a[0] ** 2 + a[2] ** 2, a[0] ** 2 + a[1] ** 2])

    def slope(n: np.ndarray, dn: np.ndarray) -> np.ndarray:
        size = np.sqrt(n @ (a * a * n))
        return -a * a * dn / size + a * a * n * (n @ (a * a * dn)) / size**3

    words = f"Homogeneous ellipsoid, half axes {a.tolist()}, m={m}, mu={mu}."
    return Body(m, J, mu, lambda n: -a * a * n / np.sqrt(n @ (a * a * n)), slope, words)


def coin(mu: float = 0.3) -> Body:
    """A thin homogeneous disc on its edge; its axis is z in body axes."""
    m, a = 0.1, 0.06
    flat = np.diag([1.0, 1.0, 0.0])

    def slope(n: np.ndarray, dn: np.ndarray) -> np.ndarray:
        p, dp = flat @ n, flat @ dn
        size = np.linalg.norm(p)
        return -a * (dp / size - p * (p @ dp) / size**3)

    words = f"Thin disc, radius {a}, m={m}, J = m a^2 (1/4, 1/4, 1/2), on its edge, mu={mu}."
    return Body(
        m,
        m * a * a * np.diag([0.25, 0.25, 0.5]),
        mu,
        lambda n: -a * flat @ n / np.linalg.norm(flat @ n),
        slope,
        words,
    )


def rod(mu: float = 0.3) -> Body:
    """A uniform rod on its lower end, in a vertical plane; z in body axes is along it."""
    m, half = 1.0, 0.5
    end = np.array([0.0, 0.0, -half])
    words = f"Uniform rod, half length {half}, m={m}, J = m/12 about its middle, on its lower end, mu={mu}."
    return Body(m, m / 12 * np.eye(3), mu, lambda n: end, lambda n, dn: 0 * dn, words)


def cases() -> dict[str, Callable[[], tuple[Body, np.ndarray, float]]]:
    """name -> body, start and end time; `run(*case())` gives the events."""

    def of(
        b: Body, end: float, *start: object, **more: object
    ) -> Callable[[], tuple[Body, np.ndarray, float]]:
        return lambda: (b, placed(b, *start, **more), end)  # type: ignore[arg-type]

    return {
        "offset_sphere_curved_slip": of(
            offset_sphere(), 0.6, [1, 0.3, 0], 1.0, [1.0, 0.4, 0], [2.0, -9.0, 12.0]
        ),
        "offset_sphere_slips_at_once": of(
            offset_sphere(0.1), 1.0, [0, 1, 0], 2.0, [0, 0, 0], [3.0, 6.0, 1.0], rolls=True
        ),
        "ellipsoid_spins": of(ellipsoid(), 0.5, [1, 0, 0], 1.2, [0.2, 0.0, 0], [3.0, 1.0, 40.0]),
        "ellipsoid_rolls_and_slides": of(
            ellipsoid(), 1.0, [1, 0, 0], 1.2, [0.5, 0.0, 0], [3.0, 1.0, 10.0]
        ),
        "coin_rolls_then_slides": of(
            coin(0.4), 0.4, [1, 0, 0], 1.3, [0, 0, 0], [0.5, 4.0, -3.0], rolls=True
        ),
        "coin_slips_at_once": of(
            coin(0.25), 0.2, [1, 0, 0], 1.1, [0, 0, 0], [1.5, 5.0, 2.0], rolls=True
        ),
        "rod_falls": of(rod(), 0.7, [0, 1, 0], 0.2, [0, 0, 0], [0, 0, 0], rolls=True),
        "rod_slides": of(rod(0.2), 0.4, [0, 1, 0], 0.3, [-0.8, 0, 0], [0, 0.5, 0]),
    }


def write(path: str) -> None:
    """Every case, of the plane too, as JSON: words, start, events, end, energy lost. It takes some minutes."""
    known = {
        name: asdict(case())
        for name, case in vars(contact_truth).items()
        if callable(case) and name in contact_truth.CASES
    }
    for name, case in cases().items():
        body, start, end = case()
        found = asdict(run(body, start, end))
        first = {"x": start[:3], "q": start[3:7], "v": start[7:10], "omega": start[10:13]}
        known[name] = found | {
            "more": {"start": first, "mu": body.mu, "m": body.m, "J": np.diag(body.J)}
        }
    with open(path, "w") as file:
        json.dump(known, file, indent=1, default=lambda a: a.tolist())
        file.write("\n")


if __name__ == "__main__":
    write(sys.argv[1])

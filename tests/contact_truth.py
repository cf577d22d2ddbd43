"""Contact cases with known events: closed forms and plane equations of motion by hand; nothing of trundle is used.

Each function returns a `Case`: the system in words and numbers, the events [(time, what)], and the end state.
g = 9.81 downwards (-z), Coulomb friction with static = sliding, J = 2/5 m r^2 for balls. Angular velocities are about
the axes of space.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

G = 9.81
CASES = (
    *(
        "billiard_ball",
        "spinning_billiard_ball",
        "incline",
        "off_a_sphere",
        "bouncing_ball",
        "superball",
        "two_balls",
    ),
    *("v_groove", "spherical_bowl", "block_on_a_plate", "rocking_block"),
)


@dataclass
class Case:
    """`words` say the system; `events` are (time, kind); `end` is the last state; `lost` is the energy dissipated."""

    words: str
    events: list[tuple[float, str]]
    end: dict[str, Any]
    lost: float = 0.0
    more: dict[str, Any] = field(default_factory=dict)


def advance(
    rate: Callable[[float, np.ndarray], np.ndarray],
    t: float,
    y: np.ndarray,
    end: float,
    margins: dict[str, Callable[[float, np.ndarray], float]],
    first: float | None = None,
) -> tuple[float, np.ndarray, str]:
    """Integrate to the first margin that falls to zero, or to `end`; the zero is found by integrating to it again."""
    kw = {"method": "DOP853", "rtol": 3e-14, "atol": 1e-15}
    checks = []
    for g in margins.values():
        check = lambda s, z, g=g: g(s, z)
        check.terminal, check.direction = True, -1
        checks.append(check)
    found = solve_ivp(rate, (t, end), y, events=checks, first_step=first, **kw)
    if found.status == 0:
        return end, found.y[:, -1], "end"
    i = next(j for j, times in enumerate(found.t_events) if len(times))
    name, margin = list(margins.items())[i]
    start, state = found.t[-2], found.y[:, -2]
    at = found.t[-1]
    go = lambda x: solve_ivp(rate, (start, x), state, **kw).y[:, -1] if x > start else state
    low, high = start, at + 0.05 * (at - start)
    if margin(high, go(high)) < 0 <= margin(low, state):
        at = brentq(lambda x: margin(x, go(x)), low, high, xtol=1e-15, rtol=1e-15)
    return float(at), go(at), name


def billiard_ball(
    v0: float = 2.0, mu: float = 0.2, r: float = 0.03, m: float = 0.2, end: float = 1.0
) -> Case:
    """A ball pushed along x without spin on a table: slides, rolls from 2 v0 / (7 mu g)."""
    t = 2 * v0 / (7 * mu * G)
    x = v0 * t - mu * G * t * t / 2
    v = 5 / 7 * v0
    words = f"Ball m={m}, r={r} on z=0, starts at x=0 with v=({v0}, 0, 0), no spin, mu={mu}."
    state = {"t": end, "x": x + v * (end - t), "v": v, "omega_y": v / r}
    return Case(words, [(t, "slide -> roll")], state, m * v0**2 / 2 - 0.7 * m * v**2)


def spinning_billiard_ball(
    mu: float = 0.15, r: float = 0.03, m: float = 0.2, end: float = 1.5
) -> Case:
    """With side spin: the centre runs along a parabola while the ball slides, since s keeps its direction."""
    v, w = np.array([1.2, 0.3, 0.0]), np.array([25.0, -10.0, 40.0])
    s = v + np.cross(w, [0, 0, -r])
    d = s / np.linalg.norm(s)
    t = np.linalg.norm(s) / (3.5 * mu * G)
    x = v * t - mu * G * d * t * t / 2
    v1 = v - mu * G * t * d
    w1 = w + np.cross([0, 0, -r], -mu * G * t * d) / (0.4 * r * r)
    words = f"Ball m={m}, r={r} on z=0 at x=y=0, v={v.tolist()}, omega={w.tolist()}, mu={mu}."
    energy = lambda v, w: m * v @ v / 2 + 0.2 * m * r * r * w @ w
    state = {"t": end, "x": (x + v1 * (end - t)).tolist(), "v": v1.tolist(), "omega": w1.tolist()}
    return Case(words, [(float(t), "slide -> roll")], state, float(energy(v, w) - energy(v1, w1)))


def incline(
    angle: float = 0.5,
    mu: float = 0.2,
    v0: float = -1.0,
    r: float = 0.05,
    m: float = 0.2,
    end: float = 1.5,
) -> Case:
    """A ball sent up an incline without spin. If tan a <= 7/2 mu it rolls at last, else never. x is down the slope."""
    s, c = np.sin(angle), np.cos(angle)
    words = f"Ball m={m}, r={r}, slope {angle} rad, mu={mu}, v={v0} along the slope (down is positive), no spin."
    up = G * (s + mu * c)  # slip v - r w < 0: friction points down the slope
    dw = -2.5 * mu * G * c / r
    t = -v0 / (up - r * dw) if v0 < 0 else 0.0
    x, v, w = v0 * t + up * t * t / 2, v0 + up * t, dw * t
    rest = end - t
    if np.tan(angle) <= 3.5 * mu:
        a, dw, kind = 5 / 7 * G * s, 5 / 7 * G * s / r, "slide -> roll"
    else:
        a, dw, kind = G * (s - mu * c), 2.5 * mu * G * c / r, "slip reverses"
    state = {
        "t": end,
        "x": x + v * rest + a * rest**2 / 2,
        "v": v + a * rest,
        "omega": w + dw * rest,
    }
    lost = (
        m * v0**2 / 2
        + m * G * s * state["x"]
        - m * state["v"] ** 2 / 2
        - 0.2 * m * r * r * state["omega"] ** 2
    )
    return Case(words, [(t, kind)], state, lost)


def off_a_sphere(
    mu: float = 0.3,
    R: float = 0.5,
    r: float = 0.1,
    m: float = 1.0,
    start: float = 0.1,
    fall: float = 0.2,
) -> Case:
    """A ball on top of a fixed sphere, released from rest at the angle `start` from the top: rolls, slides, leaves.

    (R + r) q'' = g sin q + F/m, N = m (g cos q - (R + r) q'^2), J w' = -F r (w in the sense of rolling),
    slip = (R + r) q' - r w.
    With infinite friction cos q = 10/17 cos(start) at the end.
    """
    L = R + r
    normal = lambda y: m * (G * np.cos(y[0]) - L * y[1] ** 2)
    roll = lambda t, y: np.array([y[1], 5 / 7 * G * np.sin(y[0]) / L, 5 / 7 * G * np.sin(y[0]) / r])
    slide = lambda t, y: np.array(
        [y[1], (G * np.sin(y[0]) - mu * normal(y) / m) / L, 2.5 * mu * normal(y) / (m * r)]
    )
    lifts = {"leaves": lambda t, y: normal(y)}
    limit = (
        {"slips": lambda t, y: mu * normal(y) - 2 / 7 * m * G * np.sin(y[0])}
        if np.isfinite(mu)
        else {}
    )
    t, y, why = advance(roll, 0.0, np.array([start, 0.0, 0.0]), 9.0, lifts | limit)
    events = [(t, "roll -> slide" if why == "slips" else "roll -> fly")]
    if why == "slips":
        t, y, why = advance(slide, t, y, t + 9.0, lifts)
        events.append((t, "slide -> fly"))
    q, dq, w = y
    x, z = L * np.sin(q), L * np.cos(q)
    v = L * dq * np.array([np.cos(q), -np.sin(q)])
    energy = m * (v @ v) / 2 + 0.2 * m * r * r * w * w + m * G * z
    state = {
        "t": t + fall,
        "x": x + v[0] * fall,
        "z": z + v[1] * fall - G * fall**2 / 2,
        "vx": v[0],
        "vz": v[1] - G * fall,
        "omega": w,
    }
    words = f"Ball m={m}, r={r} on a fixed sphere R={R} about the origin, at rest {start} rad from the top, mu={mu}."
    return Case(
        words,
        events,
        state,
        m * G * L * np.cos(start) - energy,
        {"leaving_angle": q, "angle_at_last_event": q},
    )


def sphere_impact(
    v: np.ndarray, w: np.ndarray, m: float, r: float, mu: float, e: float
) -> tuple[np.ndarray, np.ndarray, str]:
    """A homogeneous ball on z = 0: stick P_t = -2/7 m s if that is within mu P_n, else slip."""
    p = -(1 + e) * m * v[2]
    s = (v + np.cross(w, [0, 0, -r])) * [1, 1, 0]
    P, kind = -2 / 7 * m * s, "stick"
    if np.linalg.norm(P) > mu * p:
        P, kind = -mu * p * s / np.linalg.norm(s), "slip"
    total = np.array([P[0], P[1], p])
    return v + total / m, w + np.cross([0, 0, -r], total) / (0.4 * m * r * r), kind


def bouncing_ball(e: float = 0.5, mu: float = 0.1, end: float = 3.0) -> Case:
    """Dropped with a velocity along x and back spin; bounces accumulate, then it slides on, then it rolls."""
    m, r, h = 0.1, 0.02, 0.5
    v, w, x = np.array([1.5, 0.0, 0.0]), np.array([0.0, -120.0, 0.0]), 0.0
    t = np.sqrt(2 * h / G)
    x, v = x + v[0] * t, v - [0, 0, G * t]
    before = m * (1.5**2) / 2 + 0.2 * m * r * r * 120.0**2 + m * G * h
    events: list[tuple[float, str]] = []
    while -v[2] > 1e-13:
        v, w, kind = sphere_impact(v, w, m, r, mu, e)
        events.append((float(t), kind))
        dt = 2 * v[2] / G
        t, x, v = t + dt, x + v[0] * dt, v - [0, 0, G * dt]
    events.append((float(t), "accumulates"))
    slip = v[0] - r * w[1]
    d = np.sign(slip)
    dt = abs(slip) / (3.5 * mu * G)
    x += v[0] * dt - d * mu * G * dt * dt / 2
    vx, wy, t = v[0] - d * mu * G * dt, w[1] + d * 2.5 * mu * G * dt / r, t + dt
    if abs(slip) > 1e-12:
        events.append((float(t), "slide -> roll"))
    words = f"Ball m={m}, r={r}, lowest point {h} above z=0, x=0, v=(1.5, 0, 0), omega=(0, -120, 0), mu={mu}, e={e}."
    lost = before - m * vx**2 / 2 - 0.2 * m * r * r * wy**2
    return Case(
        words, events, {"t": end, "x": x + vx * (end - t), "v": vx, "omega_y": wy}, float(lost)
    )


def superball(end: float = 2.0) -> Case:
    """e = 1, spinning in all directions: slips at the first bounce, then every bounce sticks without loss."""
    m, r, mu, e, h = 0.05, 0.03, 0.25, 1.0, 0.4
    v, w, x = (
        np.array([1.5, -0.4, 0.0]),
        np.array([-60.0, -150.0, 35.0]),
        np.array([0.0, 0.0, r + h]),
    )
    energy = lambda v, w, x: m * v @ v / 2 + 0.2 * m * r * r * w @ w + m * G * x[2]
    e0, t, events = energy(v, w, x), 0.0, []
    words = f"Ball m={m}, r={r}, centre {x.tolist()}, v={v.tolist()}, omega={w.tolist()}, mu={mu}, e={e}, plane z=0."
    while True:
        dt = (v[2] + np.sqrt(v[2] ** 2 + 2 * G * (x[2] - r))) / G
        if t + dt > end:
            dt = end - t
            x, v = x + v * dt - [0, 0, G * dt * dt / 2], v - [0, 0, G * dt]
            return Case(
                words,
                events,
                {"t": end, "x": x.tolist(), "v": v.tolist(), "omega": w.tolist()},
                e0 - energy(v, w, x),
            )
        t, x, v = t + dt, x + v * dt - [0, 0, G * dt * dt / 2], v - [0, 0, G * dt]
        x[2] = r
        v, w, kind = sphere_impact(v, w, m, r, mu, e)
        events.append((float(t), kind))


def two_balls(end: float = 0.5) -> Case:
    """Two spinning balls collide in space (no gravity): W = (1/m1 + 1/m2) diag(1, 7/2, 7/2)."""
    m, r, mu, e = np.array([0.2, 0.5]), np.array([0.05, 0.08]), 0.3, 0.8
    x = [np.array([-0.5, 0.02, 0.01]), np.array([0.3, 0.0, -0.03])]
    v = [np.array([3.0, 0.1, 0.0]), np.array([-1.0, 0.0, 0.2])]
    w = [np.array([5.0, 30.0, -20.0]), np.array([0.0, -8.0, 12.0])]
    words = f"Two balls without gravity: m={m.tolist()}, r={r.tolist()}, mu={mu}, e={e}, "
    words += f"centres {[a.tolist() for a in x]}, "
    words += f"velocities {[a.tolist() for a in v]}, spins {[a.tolist() for a in w]}."
    energy = lambda: sum(
        m[i] * v[i] @ v[i] / 2 + 0.2 * m[i] * r[i] ** 2 * w[i] @ w[i] for i in (0, 1)
    )
    e0 = energy()
    D, V, reach = x[0] - x[1], v[0] - v[1], r.sum()
    t = (-D @ V - np.sqrt((D @ V) ** 2 - V @ V * (D @ D - reach**2))) / (V @ V)
    x = [a + b * t for a, b in zip(x, v, strict=True)]
    n = (x[0] - x[1]) / reach
    u = v[0] - v[1] + np.cross(w[0], -r[0] * n) - np.cross(w[1], r[1] * n)
    s = u - (u @ n) * n
    k = (1 / m).sum()
    p = -(1 + e) * (u @ n) / k
    P, kind = -s / (3.5 * k), "stick"
    if np.linalg.norm(P) > mu * p:
        P, kind = -mu * p * s / np.linalg.norm(s), "slip"
    P = P + p * n
    for i, sign in ((0, 1), (1, -1)):
        v[i] = v[i] + sign * P / m[i]
        w[i] = w[i] + np.cross(-sign * r[i] * n, sign * P) / (0.4 * m[i] * r[i] ** 2)
    state = {"t": end, "x": [(a + b * (end - t)).tolist() for a, b in zip(x, v, strict=True)]}
    state |= {"v": [a.tolist() for a in v], "omega": [a.tolist() for a in w]}
    return Case(words, [(float(t), kind)], state, float(e0 - energy()), {"impulse": P.tolist()})


def v_groove(
    half: float = 0.7, slope: float = 0.2, mu: float = 0.3, v0: float = 1.0, end: float = 1.0
) -> Case:
    """A ball sent down an inclined V groove without spin: slides on both walls, then rolls on both.

    Each wall makes the angle `half` with the plane of symmetry; N = m g cos(slope) / (2 sin(half)) each; the line of
    contacts is rho = r sin(half) below the centre. Friction points along the groove, as both contacts slip along it.
    """
    m, r = 0.3, 0.04
    rho, N = r * np.sin(half), m * G * np.cos(slope) / (2 * np.sin(half))
    a, dw = G * np.sin(slope) - 2 * mu * N / m, 2 * mu * N * rho / (0.4 * m * r * r)
    t = v0 / (rho * dw - a)
    x, v = v0 * t + a * t * t / 2, v0 + a * t
    a = G * np.sin(slope) / (1 + 0.4 * (r / rho) ** 2)
    friction = (m * G * np.sin(slope) - m * a) / 2
    assert friction < mu * N
    words = f"Ball m={m}, r={r} in a V groove (walls at {half} rad from the vertical), slope {slope}, mu={mu}, "
    words += f"v={v0} down the groove, no spin."
    rest = end - t
    x, v = x + v * rest + a * rest**2 / 2, v + a * rest
    lost = m * v0**2 / 2 + m * G * np.sin(slope) * x - m * v * v / 2 - 0.2 * m * (r * v / rho) ** 2
    return Case(
        words,
        [(t, "both slide -> roll")],
        {"t": end, "x": x, "v": v, "omega": v / rho},
        lost,
        {"normal_force": N},
    )


def spherical_bowl(
    mu: float = 0.1, R: float = 0.5, r: float = 0.05, start: float = 1.2, end: float = 1.5
) -> Case:
    """A ball inside a sphere, released from rest at the angle `start` from the bottom: slides, rolls, slides, ...

    L = R - r, L q'' = -g sin q + F/m, N = m (g cos q + L q'^2), slip = L q' - r w (w in the sense of rolling),
    J w' = -F r.
    """
    m, L = 0.2, R - r
    normal = lambda y: m * (G * np.cos(y[0]) + L * y[1] ** 2)

    def slide(sign: float) -> Callable[[float, np.ndarray], np.ndarray]:
        def rate(t: float, y: np.ndarray) -> np.ndarray:
            F = -mu * normal(y) * sign
            return np.array(
                [
                    y[1],
                    (-G * np.sin(y[0]) + F / m) / L,
                    -2.5 * F / (m * r),
                    mu * normal(y) * abs(L * y[1] - r * y[2]),
                ]
            )

        return rate

    roll = lambda t, y: np.array(
        [y[1], -5 / 7 * G * np.sin(y[0]) / L, -5 / 7 * G * np.sin(y[0]) / r, 0.0]
    )
    limit = lambda t, y: mu * normal(y) - 2 / 7 * m * G * abs(np.sin(y[0]))
    t, y, events = 0.0, np.array([start, 0.0, 0.0, 0.0]), []
    mode = "roll" if limit(0, y) >= 0 else "slide"
    while t < end:
        if mode == "slide":
            sign = (
                -np.sign(np.sin(y[0]))
                if abs(L * y[1] - r * y[2]) < 1e-12
                else np.sign(L * y[1] - r * y[2])
            )
            began = t
            stop = {
                "stop": lambda s, z, sign=sign, began=began: (
                    sign * (L * z[1] - r * z[2]) + (1e-9 if s <= began + 1e-7 else 0)
                )
            }
            t, y, why = advance(slide(sign), t, y, end, stop)
            if why == "end":
                break
            y[2] = L * y[1] / r
            mode = "roll" if limit(t, y) >= 0 else "slide"
            events.append((t, "slide -> roll" if mode == "roll" else "slip reverses"))
        else:
            t, y, why = advance(roll, t, y, end, {"slips": limit})
            if why == "end":
                break
            mode = "slide"
            events.append((t, "roll -> slide"))
    words = f"Ball m={m}, r={r} inside a sphere R={R}, at rest {start} rad from the bottom, mu={mu}, in a plane."
    return Case(words, events, {"t": end, "angle": y[0], "rate": y[1], "omega": y[2]}, float(y[3]))


def block_on_a_plate(mu: float = 0.5, A: float = 0.1, f: float = 8.0, end: float = 2.0) -> Case:
    """A block on a plate that moves by A sin(f t) along x; starts at rest in space: slides and sticks by turns."""
    a, t, x, v, lost, m = mu * G, 0.0, 0.0, 0.0, 0.0, 1.0
    plate, speed, accel = (
        lambda t: A * np.sin(f * t),
        lambda t: A * f * np.cos(f * t),
        lambda t: -A * f * f * np.sin(f * t),
    )
    events: list[tuple[float, str]] = []
    sticking = False
    while True:
        if sticking:
            grid = np.linspace(t, end, 20001)
            over = np.nonzero(np.abs(accel(grid)) > a * (1 + 1e-12))[0]
            if not len(over):
                break
            i = over[0]
            t1 = brentq(lambda s: abs(accel(s)) - a, grid[i - 1], grid[i], xtol=1e-15) if i else t
            x += plate(t1) - plate(t)
            t, v, sticking = t1, speed(t1), False
            direction = -np.sign(accel(t))
            events.append((t, "stick -> slide"))
        else:
            slip = v - speed(t)
            sign = np.sign(slip) if abs(slip) > 1e-12 else direction
            rel = lambda s, t=t, v=v, sign=sign: sign * (v - sign * a * (s - t) - speed(s))
            grid = np.linspace(t + 1e-6, end, 20001)
            under = np.nonzero(np.array([rel(s) for s in grid]) < 0)[0]
            t1 = brentq(rel, grid[under[0] - 1], grid[under[0]], xtol=1e-15) if len(under) else end
            dt = t1 - t
            slid = v * dt - sign * a * dt * dt / 2
            lost += m * a * abs(slid - plate(t1) + plate(t))
            x, v, t = x + slid, v - sign * a * dt, t1
            if not len(under):
                break
            sticking, direction = abs(accel(t)) <= a, -np.sign(accel(t))
            events.append((t, "slide -> stick" if sticking else "slip reverses"))
    if sticking:
        x, v = x + plate(end) - plate(t), speed(end)
    words = f"Block m={m} on a plate z=0 that moves by {A} sin({f} t) along x, mu={mu}; starts at x=0, at rest."
    return Case(words, events, {"t": end, "x": x, "v": v}, lost)


def rocking_block(b: float = 0.1, h: float = 0.4, start: float = 0.5, strikes: int = 5) -> Case:
    """Housner's block, 2b wide and 2h high, rocks about its corners without slipping and without bounce (e = 0).

    With R = |(b, h)|, a = atan(b/h), q > 0 the tilt to either side: q'' = -(3 g / 4 R) sin(a - q); the other corner
    strikes at q = 0, and q' goes on with 1 - 3/2 sin^2 a of its speed. Friction needed for this is in `more`.
    """
    m, R, a = 1.0, np.hypot(b, h), np.arctan2(b, h)
    rate = lambda t, y: np.array([y[1], -0.75 * G / R * np.sin(a - y[0])])
    ratio = 1 - 1.5 * np.sin(a) ** 2
    t, y, events, side, need, lost = 0.0, np.array([start * a, 0.0]), [], 1.0, 0.0, 0.0

    def ratio_of_forces(y: np.ndarray) -> float:
        c, s, ddq = np.cos(a - y[0]), np.sin(a - y[0]), rate(0, y)[1]
        return abs(R * (c * ddq + s * y[1] ** 2) / (G + R * (s * ddq - c * y[1] ** 2)))

    for _ in range(strikes):
        path = solve_ivp(rate, (0, 0.2), y, max_step=0.002).y.T
        need = max(need, *(ratio_of_forces(p) for p in path if p[0] >= 0))
        t, y, _ = advance(rate, t, y, t + 20, {"strike": lambda s, z: z[0]}, first=1e-4)
        lost += 2 / 3 * m * R * R * y[1] ** 2 * (1 - ratio**2)
        events.append((t, "left corner strikes" if side > 0 else "right corner strikes"))
        side, y = -side, np.array([0.0, -y[1] * ratio])
        kick = y[1] * (1 / ratio + 1)  # horizontal and vertical impulse at the new corner, per m
        need = max(need, abs(h * (1 / ratio - 1) * y[1]) / (b * kick))
    words = f"Uniform block {2 * b} wide, {2 * h} high, m={m}, tilted to the right by {start} of its critical {a}, "
    words += "released from rest, e=0, friction large."
    return Case(
        words,
        events,
        {"t": t, "rate_after": -side * y[1]},
        lost,
        {"friction_needed": need, "ratio": ratio},
    )

"""Where a motion has no derivative although no switch turns: it starts on one, or touches one."""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.integrate import outcome
from trundle.integrate.kernel import sample
from trundle.integrate.machine import Machine
from trundle.integrate.record import Phase, Run
from trundle.study.saltation import GRAZES, LOOKS, OTHERWISE, SAME_RATE, Saltation

WITHIN, LOW, ZOOMS = (
    8,
    0.1,
    4,
)  # looks within a step; how low is worth a closer look; how many of those


def starts_on(salt: Saltation, t: float, z: np.ndarray, P: np.ndarray) -> str:
    """The status where a start is on a switch whose two sides differ, and a change leads off it; else nothing."""
    eq, size = salt.eq, 2 * salt.eq.n
    y, base, (dY, dp) = z[: salt.size], P[salt.place :], salt.columns_of(z, P)
    g = salt.switches.values(base[eq.users : eq.p.shape[0]], t, y, base)
    for j in {salt.switches.owner[i]: None for i in np.flatnonzero(g == 0)}:
        by = ca.jacobian(salt.switches[j].u, ca.vertcat(eq.y, salt.users))
        row = ca.Function("u", [eq.t, eq.y, eq.p], [ca.densify(by)])
        change = row(t, y[:size], base[: eq.p.shape[0]]).full() @ np.vstack([dY[:size], dp])
        if np.any(change) and _matters(salt, t, y, base, j):
            return outcome.broken(t, f"the motion starts on {salt.switches[j].text}, {OTHERWISE}")
    return ""


def touches(salt: Saltation, machine: Machine, run: Run) -> str:
    """The status where a run of the tangent dynamics touched a switch and did not turn it; else nothing."""
    for phase in run.phases:
        if len(phase.steps.t) < 2:
            continue
        g, base = _conditions(salt, machine, phase), phase.P[salt.place :]
        shares = np.linspace(0, 1, WITHIN, endpoint=False)
        inside = phase.steps.t[:-1, None] + np.diff(phase.steps.t)[:, None] * shares
        times = np.append(inside.ravel(), phase.steps.t[-1])
        values = g(times)
        for i in salt.watched:
            t = _touch(g, i, times, values[i])
            if t is None:
                continue
            code, at = machine.code(phase.solve, phase.P), np.array([t])
            y = sample(code, phase.steps, at, phase.P)[0][0, : salt.size]
            j = salt.switches.owner[i]
            if _matters(salt, t, y, base, j):
                text = salt.switches[j].text
                return outcome.broken(t, f"the motion grazes {text}, {OTHERWISE}")
    return ""


def _conditions(
    salt: Saltation, machine: Machine, phase: Phase
) -> Callable[[np.ndarray], np.ndarray]:
    """g (nc, N) at N times of a phase."""
    code, P, eq = machine.code(phase.solve, phase.P), phase.P[salt.place :], salt.eq
    modes = P[eq.users : eq.p.shape[0]]

    def g(times: np.ndarray) -> np.ndarray:
        y = sample(code, phase.steps, times, phase.P)[0]
        return salt.switches.values(modes, times[None], y.T[: salt.size], P)

    return g


def _touch(
    g: Callable[[np.ndarray], np.ndarray], i: int, times: np.ndarray, values: np.ndarray
) -> float | None:
    """The first time inside a phase at which condition i gets as low as one that grazes, and rises again."""
    least = GRAZES**2 * values.max()
    low = np.flatnonzero((values[1:-1] <= values[:-2]) & (values[1:-1] < values[2:])) + 1
    for place in low[values[low] < LOW * values.max()]:
        a, b, at, smallest = times[place - 1], times[place + 1], times[place], values[place]
        for _ in range(ZOOMS):
            around = np.linspace(a, b, LOOKS)
            near = g(around)[i]
            k = int(np.argmin(near))
            a, b = around[max(k - 1, 0)], around[min(k + 1, LOOKS - 1)]
            at, smallest = around[k], near[k]
        if smallest <= least:
            return float(at)
    return None


def _matters(salt: Saltation, t: float, y: np.ndarray, P: np.ndarray, j: int) -> bool:
    """Whether the rates, or the speeds that constraints ask for, differ from one side of switch j to the other."""
    switch, eq, P = salt.switches[j], salt.eq, P.copy()
    if switch.kind == "atan2":
        return False
    u = ca.Function("u", [eq.t, eq.y, eq.p], [switch.u])
    whole = round(float(u(t, y[: 2 * eq.n], P[: eq.p.shape[0]])))
    both = {"sign": (1, -1), "floor": (whole, whole - 1), "ceil": (whole + 1, whole)}
    sides = []
    for k in both[switch.kind]:
        P[eq.users + salt.switches.places[j].start] = k
        rho = flat(eq.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])[5])
        sides.append(np.concatenate([salt.rate(t, y, P), rho]))
    return bool(np.any(np.abs(sides[1] - sides[0]) > SAME_RATE * np.abs(sides).max()))

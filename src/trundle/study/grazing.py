"""Motions without a derivative although no mode changes: they start on a switch, or graze a switch or contact."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.integrate import outcome
from trundle.integrate.record import Phase, Run
from trundle.integrate.stored import sample
from trundle.study.local import parameter_part, switch_sides
from trundle.study.saltation import SAME_RATE, Saltation
from trundle.study.tangent_state import GRAZES, LOOKS, OTHERWISE
from trundle.study.variational import TangentRun

# looks within a step; how low is worth a closer look; how many of those
WITHIN, LOW, ZOOMS = 8, 0.1, 4


def starts_on(salt: Saltation, t: float, z: np.ndarray, P: np.ndarray) -> str:
    """The status where a start is on a switch whose two sides differ, and a change leads off it; else nothing."""
    eq, size = salt.eq, 2 * salt.eq.n
    y, base, (dY, dp) = z[: salt.size], P[salt.place :], salt.tangent_state.columns_of(z, P)
    g = salt.switches.values(base[eq.users : eq.p.shape[0]], t, y, base)
    for j in {salt.switches.owner[i]: None for i in np.flatnonzero(g == 0)}:
        by = ca.jacobian(salt.switches[j].u, ca.vertcat(eq.y, salt.tangent_state.users))
        row = ca.Function("u", [eq.t, eq.y, eq.p], [ca.densify(by)])
        change = row(t, y[:size], base[: eq.p.shape[0]]).full() @ np.vstack([dY[:size], dp])
        if np.any(change) and _matters(salt, t, y, base, j):
            return outcome.broken(t, f"the motion starts on {salt.switches[j].text}, {OTHERWISE}")
    return ""


def touches(runner: TangentRun, run: Run) -> str:
    """The status where a run with derivatives touched what ends a mode, and did not end it; else nothing."""
    for phase in run.phases:
        if len(phase.steps.t) < 2:
            continue
        shares = np.linspace(0, 1, WITHIN, endpoint=False)
        inside = phase.steps.t[:-1, None] + np.diff(phase.steps.t)[:, None] * shares
        times = np.append(inside.ravel(), phase.steps.t[-1])
        for g, matters in _watched(runner, phase):
            for i, values in enumerate(g(times)):
                t = _touch(g, i, times, values)
                text = "" if t is None else matters(t, i)
                if t is not None and text:
                    return outcome.broken(t, f"the motion grazes {text}, {OTHERWISE}")
    return ""


Looked = tuple[Callable[[np.ndarray], np.ndarray], Callable[[float, int], str]]


def _watched(runner: TangentRun, phase: Phase) -> Iterator[Looked]:
    """The conditions watched in a phase: g (rows, N) at N times; and what row i is called, where it matters at t."""
    machine, tangent_state = runner.machine, runner.tangent_state
    code, P = machine.code(phase.solve, phase.P), phase.P[tangent_state.place :]

    def states(times: np.ndarray) -> np.ndarray:
        return sample(code, phase.steps, times, phase.P)[0][:, : tangent_state.size]

    salt = runner.switching
    if isinstance(salt, Saltation):
        modes = P[tangent_state.eq.users : tangent_state.eq.p.shape[0]]

        def conditions(times: np.ndarray) -> np.ndarray:
            all_of_them = salt.switches.values(modes, times[None], states(times).T, P)
            return np.asarray(all_of_them[salt.watched])

        def switch(t: float, i: int) -> str:
            j = salt.switches.owner[salt.watched[i]]
            there = _matters(salt, t, states(np.array([t]))[0], P, j)
            return salt.switches[j].text if there else ""

        yield conditions, switch
    if tangent_state.eq.gates:
        columns = [gate.column for gate in tangent_state.eq.gates]
        open_ = P[tangent_state.machine.closed_slice()] < 0.5

        def gaps(times: np.ndarray) -> np.ndarray:
            return np.where(open_[:, None], states(times)[:, columns].T, 1.0)

        yield gaps, lambda t, i: repr(tangent_state.eq.gates[i].contact.name)


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
    eq = salt.eq
    if salt.switches[j].kind == "atan2":
        return False
    sides = []
    for side in switch_sides(eq, j, t, y, P):
        rho = flat(eq.terms(t, y[: 2 * eq.n], parameter_part(eq, side))[5])
        sides.append(np.concatenate([salt.tangent_state.rate(t, y, side), rho]))
    return bool(np.any(np.abs(sides[1] - sides[0]) > SAME_RATE * np.abs(sides).max()))

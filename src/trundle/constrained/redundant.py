"""Which rows say nothing that the others do not: decided by numbers, at random states on the constraints.

Rows that repeat others do so on the constraints only (paper 000's eight rows have rank seven), which no graph
shows. A row counts as redundant where it vanishes at several random states, with the parameters changed too: what holds
for some values alone (a linkage of equal lengths) is no reason to leave it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.replaced import NONE

STATES, TRIALS, ITERATIONS = 3, 30, 40
ZERO = 1e-9  # of the size of a row's terms
ON = 1e-12  # residual of a state on the constraints


class State(NamedTuple):
    t: float
    y: np.ndarray  # [q, v]
    p: np.ndarray


def states_on_constraints(
    equations: Equations, count: int = STATES, *, spread: float = 0.1, seed: int = 1
) -> list[State]:
    """Random states that satisfy phi = 0 and rho = 0, as many as are found; parameters changed by that part.

    Those on the free side of every contact come first: a row may say the same as others there alone.
    """
    eq, rng = equations, np.random.default_rng(seed)
    x, found, beyond = [eq.t, eq.y, eq.p], list[State](), list[State]()
    positive = [side.expression.sx for one in eq.model.compounds for side in one.sides]
    room = ca.Function("room", x, [ca.densify(ca.vertcat(NONE, *positive))])
    place = ca.Function("place", x, [eq.phi, ca.jacobian(eq.phi, eq.q)])
    pace = ca.Function("pace", x, [eq.rho, eq.A])
    starts = _quaternions(eq)
    for _ in range(TRIALS):
        t, q, v = rng.uniform(), rng.normal(size=eq.n), rng.normal(size=eq.n)
        for places in starts:
            q[places] /= np.linalg.norm(q[places])
        values = eq.parameter_values
        p = values * (1 + spread * rng.uniform(-1, 1, values.shape))
        p = eq.with_modes(t, np.concatenate([q, v]), p)
        if not _solve(place, t, q, v, q, p) or not _solve(pace, t, q, v, v, p):
            continue
        state = State(t, np.concatenate([q, v]), p)
        (found if np.all(flat(room(*state)) > 0) else beyond).append(state)
        if len(found) == count:
            break
    return [*found, *beyond][:count]


def _quaternions(eq: Equations) -> list[list[int]]:
    groups: dict[str, list[int]] = {}
    for i, x in enumerate(eq.model.coordinates):
        groups.setdefault(x.group, []).append(i)
    return [places for name, places in groups.items() if name.endswith(".quaternion")]


def _solve(
    f: ca.Function, t: float, q: np.ndarray, v: np.ndarray, z: np.ndarray, p: np.ndarray
) -> bool:
    """Gauss and Newton for z, which is q or v, in place, and twice more at the end; whether the residual vanishes."""
    polish = 2
    for _ in range(ITERATIONS):
        residual, J = f(t, np.concatenate([q, v]), p)
        r = flat(residual)
        if not np.isfinite(r).all():
            return False
        if np.abs(r).max(initial=0.0) < ON:
            if not polish:
                return True
            polish -= 1
        slope = np.asarray(J.full())
        if not np.isfinite(slope).all():
            return False
        step = np.linalg.lstsq(slope, -r, rcond=1e-10)[0]
        z += step * min(1.0, 1.0 / max(float(np.linalg.norm(step)), 1e-300))
    return False


def needed(
    equations: Equations, count: int, rows: Callable[[State], tuple[np.ndarray, np.ndarray]]
) -> list[bool]:
    """Which of so many rows are not redundant; all, where too few states are found.

    rows   at a state: what is left of every row (m, k), and its length (m) before it was reduced
    """
    states = states_on_constraints(equations)
    if len(states) < STATES:
        return [True] * count
    found = [rows(state) for state in states]
    vanish = [np.abs(A).max(axis=1, initial=0.0) <= ZERO * length for A, length in found]
    return [not every for every in np.all(vanish, axis=0)]

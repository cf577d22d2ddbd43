"""The part of a goal that controls can change.

Some quantities are out of reach: the spin of a uniform ball about the vertical does not feel torques about horizontal
axes. A goal with the value they have anyway is met, and a row of a nonlinear program that says so repeats the
others; a goal with another value cannot be met. Both are found before: from a few runs with random controls,
by how the goal changes with them: by much, so that what takes a loop to reach counts as reached.
"""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.shown import Motion
from trundle.study.local import Local, standing_out
from trundle.study.starts import as_start
from trundle.symbols.expression import Expression
from trundle.symbols.values import shown
from trundle.system import System

PIECES = 5  # of a run, each with controls of its own
# of the controls; of the largest change: what is out of reach changes less
CHANGE, BLIND = 0.5, 1e-7
LOUD = 15.0  # times what moves the system by its own size: far enough for turns about two axes to make a third
MET = 1e-6  # relative: how well a value that cannot be changed must be that of the goal


def within_reach(
    system: System,
    at: Local,
    goal: ca.SX,
    values: np.ndarray,
    controls: tuple[int, ...],
    seconds: float,
) -> list[int]:
    """Places of goal rows that controls can set independently; an error where one needs what they cannot change."""
    eq = system.derived
    f = ca.Function("goal", [eq.t, eq.y, eq.p], [ca.densify(goal)])
    size = _amplitudes(system, at, controls, seconds)
    rng = np.random.default_rng(2)
    u = size * rng.uniform(-1, 1, (PIECES, len(controls)))

    def end(u: np.ndarray) -> np.ndarray | None:
        edges = at.t + seconds * np.linspace(0, 1, PIECES + 1)
        last = run_pieces(system, at.y, at.p, edges, controls, u, samples=2)[-1]
        y = np.concatenate([last.q[-1], last.v[-1]])
        return f(at.t + seconds, y, at.p).full().ravel() if last.finished else None

    base = end(u)
    if base is None:  # the runs break down: the solver has to find out
        return list(range(len(values)))
    columns = []
    for place in np.ndindex(u.shape):
        moved = u.copy()
        moved[place] += CHANGE * size[place[1]]
        there = end(moved)
        if there is None:
            return list(range(len(values)))
        columns.append((there - base) / CHANGE)
    slopes = np.array(columns).T
    most = np.abs(slopes).max(axis=1)
    scale = np.maximum(np.maximum(np.abs(values), most), 1e-3 * most.max())
    return _chosen(slopes / np.where(scale > 0, scale, 1.0)[:, None], scale, base - values, goal)


def _chosen(slopes: np.ndarray, scale: np.ndarray, off: np.ndarray, goal: ca.SX) -> list[int]:
    U, s, _ = np.linalg.svd(slopes)
    lost = U[:, int(np.count_nonzero(s > BLIND * s.max(initial=0.0))) :].T
    for row in lost:  # combinations of the goal that the controls do not change
        if abs(row @ (off / np.where(scale > 0, scale, 1.0))) > MET:
            worst = int(np.argmax(np.abs(row)))
            raise ModelError(
                f"The controls cannot change {shown(Expression(goal[worst]), 60)} as the goal needs.",
                "a goal within reach of the controls",
                "something is conserved: a spin, a momentum, a volume",
                "td.plan(system, start, goal, controls=[F, tau], until=3.0)  # with one more control",
            )
    return standing_out(slopes, len(slopes), 10 * BLIND * s.max(initial=0.0))


def _amplitudes(system: System, at: Local, controls: tuple[int, ...], seconds: float) -> np.ndarray:
    """Controls that move the system by some times its own size in the time given."""
    eq = system.derived
    by = ca.Function("by", [eq.t, eq.y, eq.p], [ca.densify(ca.jacobian(eq.Q + eq.c, eq.p))])
    forces = at.D[:, None] * by(at.t, at.y, at.p).full()[:, list(controls)]
    pushed = np.linalg.norm(forces, axis=0)
    size = float(np.abs(at.y[: at.n] / at.D).max(initial=0.0)) or 1.0
    return np.asarray(LOUD * size / seconds**2 / np.where(pushed > 0, pushed, 1.0))


def run_pieces(
    system: System, y: np.ndarray, p: np.ndarray, edges: np.ndarray, controls: tuple[int, ...],
    u: np.ndarray, **options: Any,
) -> list[Motion]:  # fmt: skip
    """Motions one after the other from a state, with the controls u (K, nu) between edges (K + 1).

    The last one is not finished where a run breaks down.
    """
    motions: list[Motion] = []
    for begin, until, row in zip(edges[:-1], edges[1:], u, strict=True):
        now = p.copy()
        now[list(controls)] = row
        motion = system.simulate(
            float(until), as_start(system.derived, y), begin=float(begin),
            parameters=system.values_of(now), **options,
        )  # fmt: skip
        motions.append(motion)
        if not motion.finished:
            break
        y = np.concatenate([motion.q[-1], motion.v[-1]])
    return motions


def way(at: Local, there: Local, seconds: float, intervals: int, bend: int) -> np.ndarray:
    """States (K + 1, 2n) from here to there, put on the constraints: straight, or bent to some side and back."""
    n, shares = at.n, np.linspace(0, 1, intervals + 1)
    straight = there.y[:n] - at.y[:n]
    aside = np.zeros(n)
    if bend:
        moving = at.tangent[:n, : at.moving]
        aside = moving @ np.random.default_rng(bend).normal(size=moving.shape[1])
        far = max(float(np.abs(straight / at.D).max()), 0.3 * float(np.abs(at.y[:n] / at.D).max()))
        aside *= (far or 1.0) / np.abs(aside / at.D).max()
    states = []
    for s in shares:
        q = at.y[:n] + s * straight + np.sin(np.pi * s) * aside
        pace = (straight + np.pi * np.cos(np.pi * s) * aside) / seconds
        state = at.projected(np.concatenate([q, pace]))
        states.append(np.concatenate([q, pace]) if state is None else state.y)
    return np.array(states)

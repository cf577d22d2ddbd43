"""Direct collocation: the nonlinear program of a plan, solved by IPOPT.

Time is cut into intervals; the controls are constant in each, so that a run can repeat them exactly. In an interval q
and v are polynomials that satisfy, at Radau's points (the last is the end of the interval),

    q' = v + phi_q' mu,   M v' = Q + A' lam,   phi(q) = 0,   rho(q, v) = 0

(Gear, Gupta, Leimkuhler): constraints hold at every point, of positions and of velocities; mu is zero but for the
error of the polynomials. Rows that repeat others are left out: they hold where the others do. Masses may be zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.study.local import Local, Pseudo, chosen, standing_out

ROWS = 1e-8  # of the longest row: below it a row repeats those before


@dataclass(frozen=True)
class Task:
    """A task for the planner.

    controls (nu)     places of parameters;  low, high (nu)   their limits
    goal (k), values  expressions of (t, y, p) at the end, independent of the constraints, and their values
    limited (l), floor, ceiling   expressions along the way, between numbers
    until             seconds: the least and the most
    cost              "effort": sum of squares of the controls, times dt; "time"; or an expression, integrated
    """

    controls: tuple[int, ...]
    low: np.ndarray
    high: np.ndarray
    goal: ca.SX
    values: np.ndarray
    limited: ca.SX
    floor: np.ndarray
    ceiling: np.ndarray
    until: tuple[float, float]
    cost: Any
    intervals: int
    degree: int


@dataclass
class Found:
    """The solution of IPOPT: times of the points, states there (N, 2n), multipliers, controls (K, nu)."""

    t: np.ndarray
    y: np.ndarray
    lam: np.ndarray
    controls: np.ndarray
    seconds: float
    cost: float
    status: str
    success: bool
    iterations: int
    ends: np.ndarray = field(default_factory=lambda: np.zeros(0, int))


def independent_rows(rows: np.ndarray, after: np.ndarray | None = None) -> list[int]:
    """Places of rows that do not repeat each other, nor those of `after`."""
    length = np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows / np.where(length > 0, length, 1.0)
    if after is not None:
        null = Pseudo.of(after).null
        rows = rows @ null
    return standing_out(rows, len(rows), ROWS)


class Transcription:
    """The nonlinear program of a task from a state."""

    def __init__(self, at: Local, task: Task) -> None:
        self.at, self.task, self.eq = at, task, at.eq
        D, R = at.scales
        self.phi_rows = independent_rows(at.R_phi[:, None] * at.phi_q * D)
        own = independent_rows(R[:, None] * at.A * D)
        self.rows = [at.rows[i] for i in own]
        self.D, self.R = D, R[own]
        # multipliers of the start, of the rows that are kept, as those alone hold it
        force = at.M @ at.a - at.Q
        self.first_lam = np.linalg.lstsq(
            (D[:, None] * at.A[own].T) * self.R, D * force, rcond=None
        )[0]
        self.node = self._node(self.eq)

    def _node(self, eq: Equations) -> ca.Function:
        """(t, y, q', v', lam, mu, p) -> what vanishes at a point, scaled; times dt where rates are in it."""
        n, D = eq.n, ca.DM(self.D)
        A, rho = chosen(eq.A, self.rows), chosen(eq.rho, self.rows)
        phi = chosen(eq.phi, self.phi_rows)
        dq, dv, h = ca.SX.sym("dq", n), ca.SX.sym("dv", n), ca.SX.sym("h")
        lam, mu = ca.SX.sym("lam", len(self.rows)), ca.SX.sym("mu", len(self.phi_rows))
        push = ca.mtimes(ca.jacobian(phi, eq.q).T, mu / ca.DM(self.at.R_phi[self.phi_rows]))
        first = (dq - h * (eq.v + D * D * push)) / D
        force = eq.Q + eq.c + ca.mtimes(A.T, lam * ca.DM(self.R))
        second = D * (ca.mtimes(eq.M, dv) - h * force)
        R_phi = ca.DM(self.at.R_phi[self.phi_rows])
        out = ca.vertcat(first, second, phi * R_phi, rho * ca.DM(self.R))
        return ca.Function("node", [eq.t, eq.y, dq, dv, lam, mu, eq.p, h], [ca.densify(out)])

    # --- the program --------------------------------------------------------------------------------
    def solve(self, guess: np.ndarray, seconds: float, options: dict[str, Any]) -> Found:
        """From a guess (K + 1, 2n) of the states at the ends of intervals."""
        task, eq, n = self.task, self.eq, self.eq.n
        K, d = task.intervals, task.degree
        points = np.array([0.0, *ca.collocation_points(d, "radau")])
        slopes = np.array(ca.collocation_coeff(points[1:].tolist())[0])  # (d + 1, d)
        weights = np.array(ca.collocation_coeff(points[1:].tolist())[2]).ravel()
        unit = np.concatenate([self.D, self.D])
        book = _Book()
        T = book.add("T", 1, task.until[0], task.until[1], np.array([seconds]))
        h = T / K
        y = ca.MX(self.at.y)
        cost: Any = 0
        path = ca.Function("path", [eq.t, eq.y, eq.p], [ca.densify(task.limited)])
        running = self._running()
        states, lams, controls = [], [], []
        for k in range(K):
            u = book.add("u", len(task.controls), task.low, task.high, self._first_controls())
            p = self._parameters(u)
            cost += h * task_effort(task, u)
            nodes = [y]
            for j in range(d):
                share = points[j + 1]
                near = guess[k] + share * (guess[k + 1] - guess[k])
                nodes.append(unit * book.add("y", 2 * n, -np.inf, np.inf, near / unit))
            rates = ca.mtimes(ca.horzcat(*nodes), ca.DM(slopes))
            for j in range(d):
                t = self.at.t + (k + points[j + 1]) * h
                lam = book.add("lam", len(self.rows), -np.inf, np.inf, self.first_lam)
                mu = book.add(
                    "mu", len(self.phi_rows), -np.inf, np.inf, np.zeros(len(self.phi_rows))
                )
                book.hold(self.node(t, nodes[j + 1], rates[:n, j], rates[n:, j], lam, mu, p, h))
                if task.limited.shape[0]:
                    book.bound(path(t, nodes[j + 1], p), task.floor, task.ceiling)
                if running is not None:
                    cost += h * float(weights[j]) * running(t, nodes[j + 1], p)
                states.append(nodes[j + 1])
                lams.append(lam)
            controls.append(u)
            y = nodes[-1]
        end = ca.Function("goal", [eq.t, eq.y, eq.p], [ca.densify(task.goal)])
        if task.goal.shape[0]:
            book.hold(end(self.at.t + T, y, p) - ca.DM(task.values))
        if task.cost == "time":
            cost = T
        outputs = [ca.horzcat(*states), ca.horzcat(*lams), ca.horzcat(*controls), T, cost]
        (found, lam, u, T, value), stats = book.solve(cost, outputs, options)
        when = self.at.t + float(T) / K * (np.arange(K)[:, None] + points[None, 1:]).ravel()
        return Found(
            np.concatenate([[self.at.t], when]), np.vstack([self.at.y, found.full().T]),
            lam.full().T * self.R, u.full().T, float(T), float(value), str(stats["return_status"]),
            bool(stats["success"]), int(stats["iter_count"]), d * np.arange(K + 1),
        )  # fmt: skip

    def _running(self) -> ca.Function | None:
        eq = self.eq
        if isinstance(self.task.cost, str):
            return None
        return ca.Function("cost", [eq.t, eq.y, eq.p], [self.task.cost])

    def _first_controls(self) -> np.ndarray:
        inside = self.at.p[list(self.task.controls)]
        return np.asarray(np.clip(inside, self.task.low, self.task.high))

    def _parameters(self, u: ca.MX) -> ca.MX:
        place = {c: i for i, c in enumerate(self.task.controls)}
        parts = [u[place[i]] if i in place else float(x) for i, x in enumerate(self.at.p)]
        return ca.vertcat(*parts) if parts else ca.MX(0, 1)


def task_effort(task: Task, u: ca.MX) -> Any:
    """The effort per second, where that is the cost."""
    return ca.sumsqr(u) if task.cost == "effort" else 0


class _Book:
    """Variables with bounds and guesses, and constraints, as they come."""

    def __init__(self) -> None:
        self.x: list[ca.MX] = []
        self.low: list[np.ndarray] = []
        self.high: list[np.ndarray] = []
        self.first: list[np.ndarray] = []
        self.g: list[ca.MX] = []
        self.g_low: list[np.ndarray] = []
        self.g_high: list[np.ndarray] = []

    def add(self, name: str, size: int, low: Any, high: Any, first: np.ndarray) -> ca.MX:
        self.x.append(ca.MX.sym(name, size))
        for book, value in ((self.low, low), (self.high, high), (self.first, first)):
            book.append(np.broadcast_to(np.asarray(value, float), (size,)))
        return self.x[-1]

    def bound(self, g: ca.MX, low: np.ndarray, high: np.ndarray) -> None:
        self.g.append(g)
        self.g_low.append(low)
        self.g_high.append(high)

    def hold(self, g: ca.MX) -> None:
        self.bound(g, np.zeros(g.shape[0]), np.zeros(g.shape[0]))

    def solve(
        self, cost: Any, outputs: Sequence[ca.MX], options: dict[str, Any]
    ) -> tuple[Any, Any]:
        x, g = ca.vertcat(*self.x), ca.vertcat(*self.g)
        quiet = {"print_time": False, "expand": True, "error_on_fail": False}
        ipopt = {
            "ipopt.print_level": 0,
            "ipopt.sb": "yes",
            "ipopt.tol": 1e-7,
            "ipopt.max_iter": 1500,
        }
        ipopt |= {"ipopt.constr_viol_tol": 1e-11, "ipopt.acceptable_iter": 0}
        solver = ca.nlpsol("plan", "ipopt", {"x": x, "f": cost, "g": g}, quiet | ipopt | options)
        found = solver(
            x0=np.concatenate(self.first), lbx=np.concatenate(self.low), ubx=np.concatenate(self.high),
            lbg=np.concatenate(self.g_low), ubg=np.concatenate(self.g_high),
        )  # fmt: skip
        values = ca.Function("out", [x], list(outputs)).call([found["x"]])
        return values, solver.stats()

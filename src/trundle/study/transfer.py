"""Plans: bring a system from a start to a goal with least effort or time, within limits, and replay it.

The plan is found by direct collocation (`collocation.py`). It is then replayed by `simulate`, which knows nothing of it
but the controls: what the replay misses says how good the plan is.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.described import Either, Listed, Table, of
from trundle.errors import ModelError, ParseError
from trundle.shown import Motion
from trundle.study.collocation import Found, Task, Transcription, independent_rows
from trundle.study.held import held_in_state
from trundle.study.local import Local, check_local
from trundle.study.poincare import at_states
from trundle.study.reach import run_pieces, way, within_reach
from trundle.study.starts import counted, parameter_place
from trundle.study.variational import find_run_start
from trundle.symbols.expression import Like
from trundle.symbols.named import listed, named
from trundle.symbols.spelling import spelled
from trundle.symbols.values import real_number, shown
from trundle.symbols.variables import Parameter, scalar
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Goal = Annotated[Mapping[Any, Any], Table(of.Quantity(plain=True))]
Controls = Annotated[Iterable[Any], Listed(of.Text())]
Seconds = Annotated[Any, Either(of.Number(), of.Numbers((2,)), list, "seconds, or least and most")]
Cost = Annotated[Any, of.Text()]
Limits = Annotated[Mapping[Any, tuple[float, float]] | None, Table(of.Numbers((2,)))]
Count = Annotated[int, of.Whole(1)]
INTERVALS, DEGREE = 20, 5
TRIES = 5  # ways from which a plan is looked for


@dataclass(frozen=True)
class Replay:
    """A plan as `simulate` runs it: one motion for each interval, in which the controls are constant."""

    motions: tuple[Motion, ...]

    @property
    def t(self) -> np.ndarray:
        return np.concatenate([motion.t for motion in self.motions])

    def __getitem__(self, expression: Like | str) -> np.ndarray:
        """Any expression along all of it."""
        return np.concatenate([motion[expression] for motion in self.motions])

    @property
    def worst_residual(self) -> float:
        """The largest residual of a constraint, as it is written (m, rad, m/s)."""
        sizes = [np.abs(r).max(initial=0.0) for m in self.motions for r in m.residuals.values()]
        return float(max(sizes, default=0.0))


@dataclass(frozen=True)
class Plan:
    """A plan that was found.

    t (N), plan[x]       times of its points, and any expression of positions and velocities there
    controls             by name: a value for each interval;  edges (K + 1)   when intervals begin and end
    seconds, cost        how long it takes, and what it costs
    replay, miss         the motion that `simulate` makes of it, and how far that ends from the plan, at most
    residual             the largest residual of a constraint at the plan's points
    """

    system: System
    t: np.ndarray
    y: np.ndarray
    edges: np.ndarray
    controls: dict[str, np.ndarray]
    seconds: float
    cost: float
    iterations: int
    _p: np.ndarray = field(repr=False)
    _places: tuple[int, ...] = field(repr=False)
    _ends: np.ndarray = field(repr=False)

    def __getitem__(self, expression: Like | str) -> np.ndarray:
        return at_states(self.system.derived, self._p, expression, self.t, self.y)

    @functools.cached_property
    def residual(self) -> float:
        eq = self.system.derived
        f = ca.Function("residual", [eq.t, eq.y, eq.p], [ca.vertcat(eq.phi, eq.rho, ca.SX(1, 1))])
        p = np.repeat(self._p[:, None], len(self.t), axis=1)
        return float(np.abs(f(self.t[None], self.y.T, p).full()).max())

    @functools.cached_property
    def replay(self) -> Replay:
        u = np.column_stack([*self.controls.values()])
        given = self.system, self.y[0], self._p, self.edges, self._places, u
        return Replay(tuple(run_pieces(*given, samples=21, rtol=1e-11)))

    @property
    def miss(self) -> float:
        """The largest difference between plan and replay, in positions and velocities, at the ends of intervals."""
        ends = [np.concatenate([m.q[-1], m.v[-1]]) for m in self.replay.motions]
        return float(np.abs(np.array(ends) - self.y[self._ends[1 : len(ends) + 1]]).max())

    def plot(self, *what: Like | str) -> Figure:
        """Expressions along the replay (default: coordinates), the plan's points on them, and the controls below."""
        from trundle.view.study_figures import plan_figure

        chosen = [named(self.system.names, x) for x in what] or list(self.system.coordinates[:3])
        curves = {shown(x, 30): (self.replay[x], self[x]) for x in chosen}
        return plan_figure(self.replay.t, self.t, curves, self.edges, self.controls)

    def __repr__(self) -> str:
        lines = [f"Plan for {self.system.name!r}: {self.seconds:.6g} s, cost {self.cost:.6g}"]
        for name, values in self.controls.items():
            lines.append(f"  {name} between {values.min():.4g} and {values.max():.4g}")
        lines.append(
            f"  constraints to {self.residual:.1e}; the replay misses it by {self.miss:.1e}"
        )
        return "\n".join(lines)


@spelled()
def plan(
    system: System,
    start: Mapping[Any, Any],
    goal: Goal,
    *,
    controls: Controls,
    until: Seconds,
    cost: Cost = "effort",
    limits: Limits = None,
    intervals: Count = INTERVALS,
    degree: Count = DEGREE,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Bring a system from a start to a goal.

    start      as for `simulate`
    goal       {expression: value}: positions and velocities at the end
    controls   parameters of the system that the plan may choose, constant in each interval
    until      seconds; or (least, most), if the plan chooses the time too
    cost       "effort" (the integral of the squares of the controls), "time", or an expression to integrate
    limits     {control or expression: (least, most)} all the way
    intervals  how many, of equal length
    degree     of the polynomials in each interval
    options    of IPOPT: {"ipopt.max_iter": 500}

    A mass is pushed by a metre in a second, from rest to rest (the least effort is 12 m^2/s^3, of controls that may
    change at any time):

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> F = td.parameter("F", 0.0)
    >>> mass = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: F})])
    >>> found = td.plan(mass, {x: 0, x.dot: 0}, {x: 1, x.dot: 0}, controls=[F], until=1.0)
    >>> round(found.cost, 6), found.miss < 1e-9
    (12.030075, True)
    """
    system = counted(system, "plan", start, goal, limits, [cost], guess)
    begun = find_run_start(system, start, 0.0, parameters, guess)
    eq = system.derived
    check_local(eq, "A plan")
    _check_switches(eq)
    at = begun.local
    places = _controls(system, controls)
    target, wanted = _goal(system, goal, at)
    there = _end(at, target, wanted)
    task = _task(
        system, places, target, wanted, at, there, until, cost, limits or {}, intervals, degree
    )
    seconds = float(np.mean(task.until))
    program = Transcription(at, task)
    # the straight way may be a ridge from which no small step leads on: then a bent one
    for bend in range(TRIES):
        states = way(at, there, seconds, task.intervals, bend)
        found = program.solve(states, seconds, dict(options or {}))
        if found.success:
            break
    if not found.success:
        raise ModelError(
            f"IPOPT found no plan in {found.iterations} steps: {found.status}.",
            "a goal within reach of these controls, in this time, within these limits",
            fix="td.plan(system, start, goal, controls=[F], until=(0.5, 10.0))",
        )
    return _made(system, at, task, found)


def _made(system: System, at: Local, task: Task, found: Found) -> Plan:
    names = [system.parameters[i].name for i in task.controls]
    controls = {name: found.controls[:, i] for i, name in enumerate(names)}
    edges = at.t + found.seconds * np.linspace(0, 1, task.intervals + 1)
    return Plan(
        system, found.t, found.y, edges, controls, found.seconds, found.cost, found.iterations,
        at.p, task.controls, found.ends,
    )  # fmt: skip


# --- what the user gave ------------------------------------------------------------------------------
def _check_switches(eq: Equations) -> None:
    if eq.switches:
        raise ModelError(
            f"td.plan needs a smooth system; this one has the switch {eq.switches[0].text}.",
            "smooth forces and constraints",
            fix="td.tanh(x / 0.01)  # in place of td.sign(x)",
        )


def _controls(system: System, controls: Iterable[Any]) -> tuple[int, ...]:
    chosen = listed(system.names, controls, "controls")
    if not chosen:
        raise ModelError(
            "controls= is empty.", "parameters that the plan may choose", fix="controls=[F]",
            key="controls",
        )  # fmt: skip
    return tuple(parameter_place(system, x, "controls") for x in chosen)


def _goal(system: System, goal: Mapping[Any, Any], at: Local) -> tuple[ca.Function, np.ndarray]:
    if not isinstance(goal, Mapping) or not goal:
        raise ModelError(
            f"goal={shown(goal)} is not a mapping from expressions.",
            "a mapping from expressions to values",
            fix="goal={x: 1.0, x.dot: 0.0}",
        )
    return held_in_state(system, goal, at, "goal")


def _end(at: Local, target: ca.Function, wanted: np.ndarray) -> Local:
    """A state on the constraints with the goal's values, near the start: Gauss-Newton."""
    unit, here = np.concatenate([at.D, at.D]), at
    for _ in range(100):
        value, slope = (part.full() for part in target(here.t, here.y, here.p))
        off = value.ravel() - wanted
        if np.abs(off).max() < 1e-10 * (1 + np.abs(wanted).max()):
            return here
        T = here.tangent
        step = T @ np.linalg.lstsq(slope @ T, -off, rcond=1e-9)[0]
        size = np.abs(step / unit).max()
        step = step * min(1.0, 0.5 * (1 + np.abs(here.y / unit).max()) / size) if size > 0 else step
        moved = here.projected(here.y + step)
        if moved is None or size < 1e-13:
            break
        here = moved
    raise ModelError(
        "No state on the constraints has the values of the goal.",
        "values that the constraints allow",
        fix="goal={ball.x: 1.0, ball.y: 0.5}  # leave out what the constraints determine",
    )


def _task(
    system: System, places: tuple[int, ...], target: ca.Function, wanted: np.ndarray, at: Local, there: Local,
    until: Any, cost: Any, limits: Mapping[Any, tuple[float, float]], intervals: int, degree: int,
) -> Task:  # fmt: skip
    eq = system.derived
    goal: ca.SX = target(eq.t, eq.y, eq.p)[0]
    unit = np.concatenate([there.D, there.D])
    rows = target(there.t, there.y, there.p)[1].full() * unit
    own = independent_rows(rows, after=_constraint_rows(there))
    times = _times(until)
    near = (
        within_reach(system, at, goal[own], wanted[own], places, float(np.mean(times)))
        if own
        else []
    )
    own = [own[i] for i in near]
    low, high = np.full(len(places), -np.inf), np.full(len(places), np.inf)
    limited, floor, ceiling = [ca.SX(0, 1)], [], []
    for key, pair in limits.items():
        least, most = _pair(pair, key)
        key = named(system.names, key, "limits")
        if (
            isinstance(key, Parameter)
            and key in system.parameters
            and system.parameters.index(key) in places
        ):
            low[places.index(system.parameters.index(key))] = least
            high[places.index(system.parameters.index(key))] = most
        else:
            limited.append(scalar(key, "A key of limits=").sx)
            floor.append(least)
            ceiling.append(most)
    return Task(
        places, low, high, goal[own] if own else ca.SX(0, 1), wanted[own], ca.vertcat(*limited),
        np.array(floor), np.array(ceiling), times, _cost(system, cost), int(intervals), int(degree),
    )  # fmt: skip


def _constraint_rows(at: Local) -> np.ndarray:
    """The constraints on a state, linearized, as rows (., 2n), scaled."""
    top = np.hstack([at.R_phi[:, None] * at.phi_q * at.D, np.zeros_like(at.phi_q)])
    below = np.hstack([at.R[:, None] * at.rho_q * at.D, at.R[:, None] * at.A * at.D])
    return np.vstack([top, below])


def _pair(pair: Any, what: Any) -> tuple[float, float]:
    try:
        least, most = (float(x) for x in pair)
    except (TypeError, ValueError):
        least = most = np.nan
    if not least < most:
        raise ModelError(
            f"{shown(pair)} are no limits of {shown(what)}.",
            "a pair (least, most)",
            fix="limits={F: (-2.0, 2.0)}",
        )
    return least, most


def _times(until: Any) -> tuple[float, float]:
    one = real_number(until)
    if one is not None and one > 0:
        return one, one
    pair = isinstance(until, (tuple, list)) and len(until) == 2
    least, most = _pair(until, "until") if pair else (np.nan, np.nan)
    if not 0 < least < most < np.inf:
        raise ModelError(
            f"until={shown(until)} is not a time.",
            "seconds, or a pair (least, most) of them",
            fix="until=(0.5, 10.0)",
        )
    return least, most


def _cost(system: System, cost: Any) -> Any:
    if cost in ("effort", "time"):
        return cost
    try:
        return scalar(named(system.names, cost), "The cost").sx
    except ParseError as error:
        raise ModelError(
            f"cost={shown(cost)} is not a cost.",
            '"effort", "time", or an expression to integrate',
            error.cause,
            'cost="effort"',
        ) from None

"""Steady motions: equilibria, and motions that run along a symmetry: rolling, spinning, circling.

A steady motion (relative equilibrium) looks the same at all times to an observer who moves with it. Which ways of
moving along there are is found from the equations (`symmetry.py`); what it satisfies is in `steady_equations.py`;
families of steady motions over a parameter are in `family.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, overload

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.contact import SurfaceContact
from trundle.errors import ModelError
from trundle.motion.values import check_own
from trundle.study.held import Hold, Over, what_is_held
from trundle.study.local import Local, check_local, depends_on_time
from trundle.study.starts import as_start, counted, parameter_place
from trundle.study.steady_equations import RANK, SOLVED, Free, SteadyEquations, SteadyPoint
from trundle.study.symmetry import Symmetry, find_symmetry
from trundle.study.variational import find_run_start
from trundle.symbols.expression import Expression, Like
from trundle.symbols.named import named
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter
from trundle.system import System
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.rigid import RigidBody

if TYPE_CHECKING:
    from trundle.shown import Motion
    from trundle.study.family import Family

SMALLEST = 1e-3  # part of the way to what is held
MOVES = 1e-9  # of the fastest coordinate: slower ones stand still


@dataclass(frozen=True)
class ContactState:
    """A contact in steady motion: normal force (N), friction needed |Ft|/N, and whether it holds: N > 0."""

    normal: float
    needed: float

    @property
    def holds(self) -> bool:
        return self.normal > 0

    def __repr__(self) -> str:
        if not self.holds:
            return (
                f"normal force {self.normal:.4g} N: does not hold, the surface would have to pull"
            )
        return f"normal force {self.normal:.4g} N, friction needed {self.needed:.3g}; holds"


@dataclass(frozen=True)
class Steady:
    """A steady motion.

    y (2n), a (n), lam (m)   positions and velocities, accelerations, multipliers
    residual                 what is left of the equations, relative to their terms
    steady[x]                any expression: a number, or an array of a vector
    """

    system: System
    y: np.ndarray
    a: np.ndarray
    lam: np.ndarray
    residual: float
    _point: SteadyPoint = field(repr=False)
    _problem: SteadyEquations = field(repr=False)

    @property
    def _equations(self) -> Equations:
        return self.system.derived

    @property
    def symmetry(self) -> Symmetry:
        """The symmetries that were found; `len` counts them."""
        return self._problem.symmetry

    @functools.cached_property
    def family(self) -> int:
        """Dimensions of the family of steady motions that it is one of, when what was held is held.

        Places and attitudes that symmetry makes equal are not counted.
        """
        problem = self._problem.with_free(None)
        moving = problem.kernel(self._point)[: 2 * problem.eq.n]
        return rank_of(moving) - rank_of(group_orbit(problem, self._point))

    @functools.cached_property
    def _local(self) -> Local:
        return Local(self._equations, self._problem.t, self.y, self._point.p)

    # --- what it is ---------------------------------------------------------------------------------
    def __getitem__(self, expression: Like | str) -> Any:
        eq = self._equations
        value = named(self.system.names, expression)
        f = eq.kept(("steady value", value), lambda: _value(eq, value))
        out = f(self._problem.t, self.y, self.a, self.lam, self._point.p).full()
        return float(out[0, 0]) if not value.shape else out.reshape(value.shape, order="F")

    @property
    def start(self) -> dict[Expression, float]:
        """A start for `System.simulate`."""
        return as_start(self._equations, self.y)

    @property
    def parameters(self) -> dict[Parameter, float]:
        """The values of the system's parameters, for `System.simulate`."""
        return self.system.values_of(self._point.p)

    @property
    def rests(self) -> bool:
        """Whether nothing moves."""
        return not self.running

    @property
    def running(self) -> dict[str, float]:
        """Coordinates that move, and their velocities."""
        eq = self._equations
        speed = self.y[eq.n :] / self._problem.scales[0]
        most = np.abs(speed).max(initial=0.0)
        size = np.abs(self.y[: eq.n] / self._problem.scales[0]).max(initial=0.0)
        moves = np.abs(speed) > MOVES * max(most, 1e-3 * size)
        names = [x.name for x in self.system.coordinates]
        return {names[i]: float(self.y[eq.n + i]) for i in np.flatnonzero(moves)}

    def force(self, constraint: Constraint | Compound) -> np.ndarray:
        """The generalized force A' lam (n) of a constraint, or of all of a contact's or joint's."""
        parts = getattr(constraint, "parts", (constraint,))
        own, eq = {id(part) for part in parts}, self._equations
        rows = [
            i
            for b in eq.blocks
            if id(b.constraint) in own
            for i in range(b.rows.start, b.rows.stop)
        ]
        if not rows:
            raise ModelError(
                f"{shown(constraint)} is not a constraint of this system.",
                "a constraint, contact or joint of the system",
                fix=f"steady.force({_first_name(self.system)})",
            )
        A = np.zeros((eq.m, eq.n))
        A[self._local.rows] = self._local.A
        return np.asarray(A[rows].T @ self.lam[rows])

    @functools.cached_property
    def contacts(self) -> dict[str, ContactState]:
        """For every contact its forces, and whether it holds."""
        found = {}
        for contact in self.system.compounds:
            if isinstance(contact, SurfaceContact):
                normal = self[contact.normal_force]
                tangential = float(np.linalg.norm(self[contact.friction_force]))
                needed = tangential / normal if normal > 0 else np.inf
                found[contact.name] = ContactState(normal, needed)
        return found

    def simulate(self, until: float, **options: Any) -> Motion:
        """The motion from here, as `System.simulate` gives it."""
        given = {**self.parameters, **(options.pop("parameters", None) or {})}
        return self.system.simulate(until, self.start, parameters=given, **options)

    def __repr__(self) -> str:
        lines = [f"Steady motion of {self.system.name!r}, {'at rest' if self.rests else 'running'}"]
        bodies = [b for b in self.system.bodies if float(self[b.mass]) > 0]
        lines += ["  " + self._of_body(body) for body in bodies]
        of_bodies = {x.name for body in self.system.bodies for x in body.coordinates}
        words, n = [], self._equations.n
        for i, x in enumerate(self.system.coordinates):
            if x.name not in of_bodies:
                moves = (
                    f" with {x.name}.dot = {self.y[n + i]:.6g}" if x.name in self.running else ""
                )
                words.append(f"{x.name} = {self.y[i]:.6g}{moves}")
        lines += ["  " + _few(words)] if words else []
        lines += [f"  {name}: {contact!r}" for name, contact in self.contacts.items()]
        single = "alone, apart from symmetry" if not self.family else _of_family(self.family)
        lines.append(f"  {single}; {len(self.symmetry)} symmetries; residual {self.residual:.1e}")
        return "\n".join(lines)

    def _of_body(self, body: Body) -> str:
        parts = [("at", body.position), ("velocity", body.position.dot)]
        parts += [("omega", body.omega)] if isinstance(body, RigidBody) else []
        size = 1e-12 * (1 + float(np.abs(self.y).max()))
        words = []
        for word, what in parts:
            numbers = [0.0 if abs(x) < size else x for x in self[what]]
            if word == "at" or any(numbers):
                words.append(f"{word} ({', '.join(f'{x:.5g}' for x in numbers)})")
        return f"{body.name}: " + ", ".join(words)


def _few(words: list[str]) -> str:
    """The first eight of some words."""
    more = f", ... ({len(words) - 8} more)" if len(words) > 8 else ""
    return ", ".join(words[:8]) + more


def _of_family(count: int) -> str:
    return f"one of a family of {count} dimension{'s' * (count > 1)}: hold {count} more to single it out"


def _value(eq: Equations, value: Expression) -> ca.Function:
    column = ca.densify(ca.vec(resolved(eq, value).sx))
    check_own(eq, column, 'steady["{}"]')
    return ca.Function("value", [eq.t, eq.y, eq.a, eq.lam, eq.p], [column], {"allow_free": True})


def _first_name(system: System) -> str:
    return system.constraints[0].name if system.constraints else "hoop"


# --- the front door ---------------------------------------------------------------------------------
@overload
def steady(
    system: System, near: Mapping[Any, Any], *, hold: Hold = ..., over: None = ..., rest: bool = ...,
    free: Parameter | None = ..., parameters: Mapping[Any, float] | None = ...,
    guess: Mapping[Any, Any] | None = ..., label: str = ...,
) -> Steady: ...  # fmt: skip
@overload
def steady(
    system: System, near: Mapping[Any, Any], *, hold: Hold = ..., over: Mapping[Any, Any], rest: bool = ...,
    free: Parameter | None = ..., parameters: Mapping[Any, float] | None = ...,
    guess: Mapping[Any, Any] | None = ..., label: str = ...,
) -> Family: ...  # fmt: skip
@spelled()
def steady(
    system: System,
    near: Mapping[Any, Any],
    *,
    hold: Hold = (),
    over: Over = None,
    rest: bool = False,
    free: Parameter | None = None,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
    label: str = "",
) -> Steady | Family:
    """The steady motion nearest to a state: an equilibrium, or a motion that runs along symmetries.

    near        a state, written as a start of `simulate`; the search begins there
    hold        expressions that keep the value they have there, or {expression: value}: a speed, a lean, a force
    over        {parameter or something held: values}: a family, one steady motion for each value;
                {...: (first, last)}: a family followed from first to last by its arc length, round turning points
    rest        whether only equilibria count: nothing may move
    free        a parameter that is found too: the force that holds a lean; `found.parameters` has its value
    parameters  {parameter: value}, as for `simulate`
    label       what to call the parameter of a family in figures; default: as it is written

    A pendulum on a turning hoop (theta from below) leaves the lowest point where Omega^2 exceeds g/R:

    >>> import trundle as td
    >>> theta, = td.coordinates("theta")
    >>> Omega = td.parameter("Omega", 5.0)
    >>> hoop = td.System(lagrangian=(theta.dot**2 + (Omega * td.sin(theta))**2) / 2 + 9.81 * td.cos(theta))
    >>> found = td.steady(hoop, {theta: 1.0, theta.dot: 0})
    >>> round(float(np.cos(found[theta])) * 25 / 9.81, 12), found.rests, found.family
    (1.0, True, 0)
    """
    system = counted(system, "steady", near, hold, over, guess)
    begun = find_run_start(system, near, 0.0, parameters, guess)
    eq = system.derived
    check_local(eq, "A steady motion")
    _check_time(eq)
    at = begun.local
    symmetry = Symmetry.none(eq.n) if rest else find_symmetry(at)
    held, values = what_is_held(system, hold, at)
    problem = SteadyEquations(at, symmetry, held)
    if over is not None:
        from trundle.study.family import follow

        found = follow(system, problem, problem.begin(at, values), over)
        return replace(found, label=label) if label else found
    if free is not None:
        problem = problem.with_free(_freed(system, free, at))
    return solved(system, problem, problem.begin(at, values))


def _freed(system: System, free: Any, at: Local) -> Free:
    place = parameter_place(system, free, "free")
    return Free(place, None, abs(float(at.p[place])) or 1.0)


def solved(system: System, problem: SteadyEquations, begin: SteadyPoint) -> Steady:
    """The steady motion near a try; an error where there is none."""
    point, off = problem.solve(begin)
    if not off <= SOLVED and problem.held:
        point, off = _by_and_by(problem, begin)
    if not off <= SOLVED:
        raise _none_there(system, problem, point)
    return made(system, problem, point, off)


def _by_and_by(problem: SteadyEquations, begin: SteadyPoint) -> tuple[SteadyPoint, float]:
    """Find a steady motion without what is held, then change that to its values in small steps."""
    point, off = problem.holding().solve(begin)
    if not off <= SOLVED:
        return point, off
    first, way, step = problem.held_values(point), 0.0, 0.25
    while way < 1.0 and step > SMALLEST:
        to = min(1.0, way + step)
        trial, off = problem.solve(replace(point, values=first + to * (begin.values - first)))
        if off <= SOLVED:
            point, way, step = trial, to, 2 * step
        else:
            step /= 4
    return point, off


def made(system: System, problem: SteadyEquations, point: SteadyPoint, off: float) -> Steady:
    """A solution as a result."""
    lam = np.zeros(problem.eq.m)
    lam[problem.rows] = point.lam
    return Steady(system, point.y, point.a, lam, off, point, problem)


def group_orbit(problem: SteadyEquations, point: SteadyPoint) -> np.ndarray:
    """Directions (2n, s), scaled, along which symmetries that leave what is held move the state."""
    eq, n, D = problem.eq, problem.eq.n, problem.scales[0]
    at = Local(eq, problem.t, point.y, point.p, problem.scales)
    along = problem.symmetry.directions(at) / np.concatenate([D, D])[:, None]
    J = problem.residual(point)[1]
    if not len(problem.held) or not along.size:
        return np.asarray(along)
    count = len(problem.held)
    first = len(J) - 2 * len(problem.symmetry.own) - count
    felt = J[first : first + count, : 2 * n] @ along
    _, s, Vt = np.linalg.svd(felt)
    return np.asarray(along @ Vt[int(np.count_nonzero(s > 1e-9)) :].T)


def rank_of(X: np.ndarray) -> int:
    if not X.size:
        return 0
    s = np.linalg.svd(X, compute_uv=False)
    return int(np.count_nonzero(s > max(RANK, 1e-8) * max(1.0, s.max(initial=0.0))))


def _check_time(eq: Equations) -> None:
    if depends_on_time(eq):
        raise ModelError(
            "The system depends on time, so it has no steady motions.",
            "a system whose equations do not contain t",
            "a drive or a moving surface can have periodic motions",
            "td.orbit(system, start, period=2 * np.pi / Omega)",
        )


def _none_there(system: System, problem: SteadyEquations, point: SteadyPoint) -> ModelError:
    """Say what keeps the state found from being steady."""
    n, names = problem.eq.n, [x.name for x in system.coordinates]
    at = Local(problem.eq, problem.t, point.y, point.p, problem.scales)
    a = at.a if np.all(np.isfinite(at.M)) else np.full(n, np.nan)
    along = (problem.symmetry.L @ point.v).T @ point.xi if len(problem.symmetry) else np.zeros(n)
    left = np.where(np.isin(np.arange(n), problem.symmetry.own), (a - along) / at.D, 0.0)
    if np.all(np.isfinite(left)) and np.abs(left).max(initial=0.0) > 0:
        worst = int(np.argmax(np.abs(left)))
        there = f"the nearest state still has {names[worst]}'' = {a[worst]:.3g}"
    else:
        there = "the search left the range of the equations"
    return ModelError(
        f"The search found no steady motion of {system.name!r}: {there}.",
        "a state near which forces balance",
        "hold= asks for too much, or the start is far from a balance",
        "td.steady(system, start, hold=())  # or another start",
    )

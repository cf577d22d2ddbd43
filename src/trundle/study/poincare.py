"""Sections of a motion: the points where it goes through a surface, or stroboscopic ones, one every period.

The points are located by the events of the integrator, to round-off in time; nothing is interpolated afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.errors import ModelError
from trundle.integrate.event import Direction, Event
from trundle.integrate.record import states
from trundle.integrate.settings import run_settings, transient_time
from trundle.shown import Motion
from trundle.study.starts import as_start, counted
from trundle.symbols.checks import positive, whole
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.named import listed, named
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown
from trundle.symbols.variables import as_tuple, scalar
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PIECES = 64  # a run is made in so many pieces at most, to end early when there are points enough
NAME = "section"


@dataclass(frozen=True)
class Section:
    """The points of a section.

    t (N)           when
    y (N, 2n)       where: positions and velocities, in the order of the system's coordinates
    values (N, k)   the values kept; `labels` names them
    section[x]      any other expression of positions, velocities, time and parameters
    status          how the run ended
    """

    t: np.ndarray
    y: np.ndarray
    values: np.ndarray
    labels: tuple[str, ...]
    status: str
    finished: bool
    _equations: Equations = field(repr=False)
    _p: np.ndarray = field(repr=False)

    def __len__(self) -> int:
        return len(self.t)

    def __getitem__(self, expression: Like) -> np.ndarray:
        """(N,) of a scalar, (N, n) of a vector."""
        return at_states(self._equations, self._p, expression, self.t, self.y)

    def plot(self, x: Like | None = None, y: Like | None = None) -> Figure:
        """The points, as a matplotlib figure: two expressions, or the first two values."""
        from trundle.view.study_figures import section_figure

        given = [v for v in (x, y) if v is not None]
        if given and len(given) != 2:
            raise ModelError(
                "plot() got one expression.",
                "two, one for each axis, or none",
                fix="section.plot(x, x.dot)",
            )
        if given:
            labels = [v if isinstance(v, str) else shown(as_expression(v)) for v in given]
            columns = np.column_stack([self[v] for v in given])
        else:
            labels, columns = list(self.labels), self.values
        return section_figure(columns, labels)

    def __repr__(self) -> str:
        when = f" from t = {self.t[0]:.6g} to {self.t[-1]:.6g} s" if len(self.t) else ""
        return (
            f"Section with {len(self.t)} points{when}: {', '.join(self.labels)}; run {self.status}"
        )


@spelled()
def poincare(
    system: System,
    start: Mapping[Any, Any],
    section: Like | None = None,
    *,
    until: float,
    period: float | None = None,
    direction: Direction = "rising",
    points: int | None = None,
    transient: float = 0.0,
    values: Sequence[Like] | None = None,
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    **options: Any,
) -> Section:
    """The points of a motion where an expression passes zero, or at every period of a drive.

    section     the expression; its zeros are located as events
    period      instead of a section: seconds between two points (at begin + transient, + period, ...)
    direction   "rising", "falling" or "both"
    until       when to stop at the latest (s);  points   how many are enough
    transient   seconds at the beginning whose points do not count
    values      what to keep of each point; all positions and velocities if not given
    options     of `System.simulate`: rtol, atol, guess, max_step, ...

    >>> import trundle as td
    >>> from trundle.study.poincare import poincare
    >>> x, = td.coordinates("x")
    >>> spring = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2)
    >>> found = poincare(spring, {x: 1, x.dot: 0}, x, until=100.0, points=3, values=[x.dot])
    >>> [round(float(t), 6) for t in found.t], bool(abs(found.values - 1).max() < 1e-9)
    ([4.712389, 10.995574, 17.27876], True)
    """
    system = counted(system, "poincare")
    crossing, every = what_to_watch(section, period, direction)
    first, settings = run_settings(begin, until, 1e-10)
    skip = transient_time(transient, first, settings.until)
    if points is not None:
        whole(points, "points", 1, "points=500")
    search = _Pieces(system, parameters, options, points)
    for motion in search.runs(start, first, settings.until, crossing):
        search.take(*points_of(motion, every, first + skip, settings.until))
    return search.section(values)


def what_to_watch(
    section: Like | None, period: Any, direction: Direction
) -> tuple[Event | None, float | None]:
    """The event to watch for, or the seconds between two points."""
    if (section is None) == (period is None):
        raise ModelError(
            "poincare() needs a section or a period."
            if section is None
            else "poincare() got a section and a period.",
            "one of the two",
            fix="td.poincare(system, start, x, until=100.0)",
        )
    if section is not None:
        return Event(section, direction, name=NAME), None
    return None, positive(period, "period", unit="s", fix="period=2*np.pi/Omega")


def points_of(
    motion: Motion, every: float | None, first: float, until: float
) -> tuple[np.ndarray, np.ndarray]:
    """Times (N) and states (N, 2n) of the points in a motion: its events, or every so many seconds from `first`."""
    size = 2 * motion.derived.n
    if every is None:
        found = [h for h in motion.events if h.name == NAME and h.t >= first]
        states = [h.state[:size] for h in found]
        return np.array([h.t for h in found]), np.array(states).reshape((len(found), size))
    count = int(np.floor((until - first) / every * (1 + 1e-12)))
    due = np.minimum(first + every * np.arange(count + 1), until)
    begin, end = motion.run.phases[0].begin, motion.run.end
    due = due[(due >= begin) & ((due < end) | (due >= until))]
    due = due[due <= end]
    if not len(due):
        return due, np.empty((0, size))
    there = motion.at(due)
    return due, np.hstack([there.q, there.v])


class _Pieces:
    """Runs piece by piece, and the points found so far."""

    def __init__(
        self,
        system: System,
        parameters: Mapping[Any, float] | None,
        options: Mapping[str, Any],
        enough: int | None,
    ) -> None:
        self.system, self.parameters, self.options = system, parameters, dict(options)
        self.enough = enough
        self.t: list[float] = []
        self.y: list[np.ndarray] = []
        self.status, self.finished = "", True

    def runs(self, start: Any, begin: float, until: float, event: Event | None) -> Iterator[Motion]:
        """Motions one after the other, each from the end of the one before, until there are points enough."""
        pieces = 1 if self.enough is None else PIECES
        own = tuple(self.options.pop("events", ()))
        watched = own if event is None else (event, *own)
        for end in np.linspace(begin, until, pieces + 1)[1:]:
            motion = self.system.simulate(
                float(end), start, begin=begin, parameters=self.parameters, events=watched,
                samples=2, **self.options,
            )  # fmt: skip
            self.status, self.finished = motion.run.status, motion.finished
            yield motion
            early = motion.run.end < end
            if early or (self.enough is not None and len(self.t) >= self.enough):
                return
            last = states(motion.machine, motion.run.phases[-1])[-1]
            begin, start = float(end), as_start(motion.derived, last)
            self.options.pop("guess", None)

    def take(self, t: np.ndarray, y: np.ndarray) -> None:
        room = len(t) if self.enough is None else self.enough - len(self.t)
        self.t += t[:room].tolist()
        self.y += list(y[:room])

    def section(self, values: Sequence[Like] | None) -> Section:
        eq, p = self.system.derived, self.system.beginning.values(self.parameters)
        t, y = np.array(self.t), np.array(self.y).reshape((len(self.t), 2 * eq.n))
        return make_section(eq, p, t, y, values, self.status, self.finished)


def make_section(
    eq: Equations, p: np.ndarray, t: np.ndarray, y: np.ndarray, values: Any, status: str,
    finished: bool,
) -> Section:  # fmt: skip
    """Points with the values to keep: all positions and velocities if None."""
    if values is None:
        chosen: list[Expression] = list(eq.model.coordinates)
        chosen += [x.velocity for x in eq.model.coordinates]
        columns = [y]
    else:
        chosen = listed_values(eq.model.names, values, "A value of the section")
        columns = [at_states(eq, p, v, t, y)[:, None] for v in chosen]
    labels = tuple(shown(v, 40) for v in chosen)
    return Section(t, y, np.hstack(columns), labels, status, finished, eq, p)


def listed_values(names: Mapping[str, Expression], values: Any, what: str) -> list[Expression]:
    """The expressions given as values=, one or more; `what` each is called."""
    given = as_tuple(values)
    if not given:
        raise ModelError(
            f"values={shown(values)} is not a list of expressions.",
            "expressions, in a list",
            fix="values=[x, x.dot]",
        )
    return [scalar(v, what) for v in listed(names, given, "values")]


def at_states(
    equations: Equations, p: np.ndarray, expression: Like, t: np.ndarray, y: np.ndarray
) -> np.ndarray:
    """An expression of positions, velocities, time and parameters at many states (N, 2n)."""
    eq = equations
    value = named(eq.model.names, expression)
    known = ca.vertcat(eq.t, eq.y, eq.p)
    column = ca.densify(ca.vec(value.sx))
    loose = [str(s) for s in ca.symvar(column) if not ca.depends_on(known, s)]
    if loose:
        raise ModelError(
            f"A section does not keep {', '.join(loose)}.",
            "positions, velocities and parameters of the system, and time",
            "a motion has accelerations and multipliers, a section has not",
            "system.simulate(until=..., start=...)[x.ddot]",
        )
    if not len(t):
        return np.empty((0, *value.shape))
    f = ca.Function("value", [eq.t, eq.y, eq.p], [column])
    out = f(t[None], y.T, np.repeat(p[:, None], len(t), axis=1)).full()
    return np.asarray(out.T.reshape((len(t), *value.shape), order="F")).copy()

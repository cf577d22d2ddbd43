"""Families of steady motions over a parameter, or over the value of something that is held.

On given values, each is found from the one before. Between two ends the family is followed by its arc length, with
turning points and branch points found (`continuation.py`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.errors import ModelError
from trundle.study.continuation import FollowedFamily, Path
from trundle.study.held import bad_over, values_over
from trundle.study.starts import parameter_place
from trundle.study.steady import Steady, made, solved
from trundle.study.steady_equations import Free, HeldValue, SteadyEquations, SteadyPoint
from trundle.symbols.expression import Expression, Like
from trundle.symbols.named import named
from trundle.symbols.values import called, shown
from trundle.symbols.variables import Parameter
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Family:
    """Steady motions, one after the other.

    label      of the parameter;  values (N) or (N, M)   its values, or those of the first of two
    members    the steady motions, in the same order (of a map, row by row; None where there is none)
    turning    where the family turns back, and branching, where another crosses it: steady motions
    family[x]  any expression (N, ...); NaN where there is none
    """

    label: str
    values: np.ndarray
    members: tuple[Steady | None, ...]
    turning: tuple[Steady, ...] = ()
    branching: tuple[Steady, ...] = ()
    others: tuple[tuple[str, np.ndarray], ...] = ()  # of a map: the second label and its values
    _tangents: tuple[np.ndarray, ...] = field(default=(), repr=False)

    def __len__(self) -> int:
        return len(self.members)

    def __iter__(self) -> Iterator[Steady | None]:
        return iter(self.members)

    @property
    def shape(self) -> tuple[int, ...]:
        """(N,), or (N, M) of a map."""
        return (len(self.values), *(len(values) for _, values in self.others))

    def __getitem__(self, expression: Like | str) -> np.ndarray:
        first = next(m for m in self.members if m is not None)
        value = named(first.system.names, expression)
        nothing = np.full(value.shape, np.nan)
        found = np.array([nothing if m is None else m[value] for m in self.members])
        return found.reshape((*self.shape, *value.shape))

    def value_at(self, member: Steady) -> float:
        """The value of the parameter at one of the steady motions."""
        return member._problem.mu(member._point)

    def branch(self, which: int = 0, side: int = 1) -> Family:
        """The family that crosses this one at a branch point, to one side (1 or -1) of it."""
        if not 0 <= which < len(self.branching):
            raise ModelError(
                f"The family has no branch {which}.",
                f"0 to {len(self.branching) - 1}" if self.branching else "a family that branches",
                "branches count from 0" if self.branching else "the search found no branch point",
                "family.branch(0)" if self.branching else "family.branching  # says where they are",
            )
        at = self.branching[which]
        span = float(self.values[0]), float(self.values[-1])
        path = Path(at.system, at._problem, min(span), max(span))
        track = path.off(at._point, self._tangents[which], side)
        return _as_family(at.system, at._problem, track, self.label)

    def plot(self, *what: Like | str) -> Figure:
        """Expressions over the parameter, turning and branch points marked: a matplotlib figure."""
        from trundle.view.stability_figures import family_figure

        system = next(m for m in self.members if m is not None).system
        chosen = [named(system.names, x) for x in what] or list(system.coordinates[:1])
        curves = {called(system.names, x): np.asarray(self[x]) for x in chosen}
        marks = {
            kind: [(self.value_at(m), [float(np.ravel(m[x])[0]) for x in chosen]) for m in points]
            for kind, points in (("turning point", self.turning), ("branch point", self.branching))
        }
        return family_figure(self.label, self.values, curves, marks)

    def __repr__(self) -> str:
        low, high = float(np.min(self.values)), float(np.max(self.values))
        count = sum(m is not None for m in self.members)
        lines = [f"Family of {count} steady motions, {self.label} from {low:.6g} to {high:.6g}"]
        for kind, points in (("turning", self.turning), ("branch", self.branching)):
            where = ", ".join(f"{self.value_at(m):.10g}" for m in points)
            lines += [f"  {kind} point{'s' * (len(points) > 1)} at {self.label} = {where}"] * bool(
                points
            )
        worst = max((m.residual for m in self.members if m is not None), default=np.nan)
        return "\n".join([*lines, f"  worst residual {worst:.1e}"])


# --- what to go over --------------------------------------------------------------------------------
def follow(
    system: System, problem: SteadyEquations, begin: SteadyPoint, over: Mapping[Any, Any]
) -> Family:
    """The family of `td.steady(..., over=...)`."""
    if not isinstance(over, Mapping) or not 1 <= len(over) <= 2:
        raise bad_over(over)
    axes = []
    for key, given in over.items():
        problem, begin, free, label = _freed(system, problem, begin, key)
        axes.append((free, label, given))
    if len(axes) == 1 and isinstance(axes[0][2], tuple):
        free, label, given = axes[0]
        ends = values_over(given, over).tolist()
        if len(ends) != 2 or ends[0] == ends[1]:
            raise bad_over(over)
        first, last = ends
        problem = problem.with_free(replace(free, size=abs(last - first)))
        path = Path(system, problem, min(first, last), max(first, last))
        track = path.along(problem.at_mu(begin, first), last - first)
        return _as_family(system, problem, track, label)
    grids = [values_over(given, over) for _, _, given in axes]
    return _on_grid(system, problem, begin, axes, grids)


def _on_grid(
    system: System,
    problem: SteadyEquations,
    begin: SteadyPoint,
    axes: list[Any],
    grids: list[np.ndarray],
) -> Family:
    """One steady motion for each value, from its neighbour; None where the search fails, unless it fails everywhere."""
    problems = [problem.with_free(free) for free, _, _ in axes]
    members: list[Steady | None] = []
    found: dict[tuple[int, ...], SteadyPoint] = {}
    for place in itertools.product(*(range(len(g)) for g in grids)):
        near = [tuple(i - (k == j) for k, i in enumerate(place)) for j in range(len(place))]
        trial = next((found[other] for other in reversed(near) if other in found), begin)
        for one, grid, i in zip(problems, grids, place, strict=True):
            trial = one.at_mu(trial, float(grid[i]))
        try:
            member = solved(system, problem, trial)
        except ModelError:
            if not found:
                raise
            members.append(None)
            continue
        found[place] = member._point
        members.append(replace(member, _problem=problems[0]))
    others = tuple((label, grid) for (_, label, _), grid in zip(axes[1:], grids[1:], strict=True))
    return Family(axes[0][1], grids[0], tuple(members), others=others)


def _freed(
    system: System, problem: SteadyEquations, begin: SteadyPoint, key: Any
) -> tuple[SteadyEquations, SteadyPoint, Free, str]:
    """The problem in which a parameter, or what is held, may be changed."""
    key = named(system.names, key, "over")
    if isinstance(key, Parameter):
        place = parameter_place(system, key, "over", ", or something held")
        return problem, begin, Free(place, None, abs(float(begin.p[place])) or 1.0), key.name
    part = resolved(system.derived, key).sx
    if key.shape or not ca.depends_on(part, ca.vertcat(problem.eq.q, problem.eq.v)):
        raise ModelError(
            f"over= contains {shown(key)}, which is not a scalar of this system's positions and velocities.",
            "a parameter, or a scalar such as a speed or a lean",
            fix="over={Omega: (0.0, 5.0)}  # or over={ball.omega[2]: (1.0, 5.0)}",
        )
    place = next(
        (i for i, h in enumerate(problem.held) if ca.is_equal(h.expression, part, 1000)), -1
    )
    if place < 0:
        problem = problem.holding(*problem.held, HeldValue(Expression(part), part))
        value = problem.held_values(begin)[-1]
        begin, place = replace(begin, values=np.append(begin.values, value)), len(problem.held) - 1
    size = abs(float(begin.values[place])) or 1.0
    return problem, begin, Free(None, place, size), called(system.names, key)


def _as_family(
    system: System, problem: SteadyEquations, track: FollowedFamily, label: str
) -> Family:
    """A followed family as a result."""
    places, turning, branching = (
        tuple(made(system, problem, p.point, p.off) for p in some)
        for some in (track.places, track.turning, track.branching)
    )
    values = np.array([problem.mu(p.point) for p in track.places])
    tangents = tuple(p.tangent for p in track.branching)
    return Family(label, values, places, turning, branching, (), tangents)

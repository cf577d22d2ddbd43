"""Assemble a machine from a rough drawing: the nearest configuration in which all constraints hold."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.given import sort_given
from trundle.constrained.search import gauss_newton
from trundle.constrained.stage import Sought
from trundle.constrained.start import begin_at, checked, guessed, positions, sought_for
from trundle.constraints.turn import Angle
from trundle.symbols.expression import Expression
from trundle.unconstrained.rigid import RigidBody

AROUND = 12  # places of a rim that are tried


class Assembly(Mapping[Expression, float]):
    """Positions of all coordinates, which a start may take: `start={**assembly, pin.rate: 1.0}`.

    Velocities that were given with the drawing stand in it as they were given.

    moved   {body: (how far, m, how much it was turned, rad)}, from where the drawing had it
    """

    def __init__(
        self, values: Mapping[Expression, float], moved: Mapping[str, tuple[float, float]]
    ) -> None:
        self._values, self.moved = dict(values), dict(moved)

    def __getitem__(self, key: Expression) -> float:
        return self._values[key]

    def __iter__(self) -> Iterator[Expression]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        lines = [
            f"  {name:<12} moved by {far:.3g} m, turned by {turn:.3g} rad"
            for name, (far, turn) in self.moved.items()
        ]
        return "\n".join(["Assembly: all constraints hold", *lines])


def assemble(eq: Equations, time: float, p: np.ndarray, guess: Mapping[Any, Any]) -> Assembly:
    """The configuration near a guess in which all constraints hold; an error names what cannot hold."""
    nothing, near = sort_given(eq, {}, "start"), sort_given(eq, guess, "guess")
    stage = eq.kept("assembly", lambda: positions(eq, nothing))
    known = np.concatenate([[time], p])
    begin = begin_at(eq, p, nothing, near)
    begin = np.zeros(eq.n) if begin is None else begin
    for i, value in guessed(stage, known, near, begin).items():
        begin[i] = value
    sought = sought_for(stage, known, nothing, near, drawing=begin)
    begin = _facing(eq, sought, begin)
    q = checked(sought, gauss_newton(sought, begin)[0])
    places = {id(x): i for i, x in enumerate(eq.model.coordinates)}
    moved = {}
    for body in eq.model.bodies:
        own = [places[id(x)] for x in body.coordinates]
        if own:
            far = float(np.linalg.norm(q[own[:3]] - begin[own[:3]]))
            moved[body.name] = (
                far,
                _turn(q[own[3:]], begin[own[3:]]) if isinstance(body, RigidBody) else 0.0,
            )
    values: dict[Expression, float] = {x: float(q[i]) for i, x in enumerate(eq.model.coordinates)}
    direct, others = near["velocity"]
    values |= {eq.model.coordinates[i].dot: number for i, number in direct.items()}
    values |= {Expression(one.expression): one.value for one in others}
    return Assembly(values, moved)


def _facing(eq: Equations, sought: Sought, q: np.ndarray) -> np.ndarray:
    """The drawing with rims that touch with the side that faces what they touch.

    The angle on a rim has no mass and is in no drawing: of a dozen it is the one furthest on the right side.
    """
    q = q.copy()
    massive = {id(x) for body in eq.model.bodies for x in body.coordinates}
    for i, x in enumerate(eq.model.coordinates):
        if id(x) not in massive and math.isfinite(x.period) and not isinstance(x, Angle):
            turns = q[i] + x.period * np.arange(AROUND) / AROUND
            q[i] = max(turns, key=lambda turn: sought.least_side(x, _with(q, i, turn)))
    return q


def _with(q: np.ndarray, i: int, value: float) -> np.ndarray:
    changed = q.copy()
    changed[i] = value
    return changed


def _turn(u: np.ndarray, w: np.ndarray) -> float:
    """The angle between two orientations, rad."""
    size = float(np.linalg.norm(u) * np.linalg.norm(w))
    return 2 * math.acos(min(1.0, abs(float(u @ w)) / size)) if size else math.pi

"""Families of periodic orbits over a parameter, and where they change: a multiplier leaves the unit circle.

at -1       the period doubles;   at 1   the family turns back or branches;   elsewhere   a torus is born
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError
from trundle.study.local import Local
from trundle.study.orbit import Orbit, found_near, made
from trundle.study.orbit_arc import OrbitArc, at_value
from trundle.study.shooting import Shooting, Shot
from trundle.symbols.named import named
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LOCATED = 1e-11  # of the value of the parameter
HALVINGS = 6  # of the way to the next value, where an orbit is not found from the last


@dataclass(frozen=True)
class Turn:
    """Where a multiplier leaves the unit circle, or enters it: the value, the multiplier, and the orbit."""

    value: float
    multiplier: complex
    orbit: Orbit
    turns_back: bool = False  # the family does, at this value of the parameter

    @property
    def kind(self) -> str:
        if self.turns_back:
            return "turning point"
        if abs(self.multiplier.imag) > 1e-5:
            return "torus"
        return "period doubling" if self.multiplier.real < 0 else "turning or branching"


@dataclass(frozen=True)
class OrbitFamily:
    """Orbits over the values of a parameter; `turns` says where they change."""

    label: str
    values: np.ndarray
    orbits: tuple[Orbit, ...]
    turns: tuple[Turn, ...]

    def __len__(self) -> int:
        return len(self.orbits)

    @property
    def multipliers(self) -> np.ndarray:
        """(N, k), the largest first; NaN where there are fewer."""
        most = max(len(one.multipliers) for one in self.orbits)
        table = np.full((len(self.orbits), most), complex(np.nan, np.nan))
        for row, one in zip(table, self.orbits, strict=True):
            row[: len(one.multipliers)] = one.multipliers
        return table

    @property
    def doublings(self) -> tuple[Turn, ...]:
        """Where the period doubles."""
        return tuple(turn for turn in self.turns if turn.kind == "period doubling")

    def plot(self) -> Figure:
        """The moduli of the multipliers over the parameter: a matplotlib figure."""
        from trundle.view.stability_figures import multiplier_figure

        return multiplier_figure(
            self.label, self.values, self.multipliers, [t.value for t in self.turns]
        )

    def __repr__(self) -> str:
        low, high = float(self.values.min()), float(self.values.max())
        lines = [f"Family of {len(self)} orbits, {self.label} from {low:.6g} to {high:.6g}"]
        lines += [f"  {turn.kind} at {self.label} = {turn.value:.11g}" for turn in self.turns]
        worst = max(one.gap for one in self.orbits)
        return "\n".join([*lines, f"  all close to {worst:.1e}"])


def follow(shooting: Shooting, at: Local, period: float, over: Mapping[Any, Any]) -> OrbitFamily:
    """One orbit for each value of a parameter, or between two ends, and where they change on the way."""
    parameter, values = _parameter_and_values(shooting, over)
    place = shooting.system.parameters.index(parameter)
    if isinstance(next(iter(over.values())), tuple) and len(values) == 2:
        return _by_arc_length(shooting, at, period, parameter, values)
    first = found_near(
        shooting, at_value(at, place, values[0]), period, np.zeros(len(shooting.symmetry))
    )
    orbits, turns = [first], []
    for value in values[1:]:
        there = _reached(shooting, place, orbits[-1], float(value), HALVINGS)
        turns += _turns(shooting, place, orbits[-1], there)
        orbits.append(there)
    return OrbitFamily(parameter.name, values, tuple(orbits), tuple(turns))


def _by_arc_length(
    shooting: Shooting, at: Local, period: float, parameter: Parameter, ends: np.ndarray
) -> OrbitFamily:
    """The family between two ends, round its turning points."""
    place = shooting.system.parameters.index(parameter)
    none = np.zeros(len(shooting.symmetry))
    first = found_near(shooting, at_value(at, place, ends[0]), period, none)
    arc = OrbitArc(shooting, place, float(ends.min()), float(ends.max()))
    begin = arc.begin(first._shot, float(ends[1] - ends[0]))
    orbits = tuple(_made(shooting, one.shot) for one in arc.go(begin, arc.first(begin)))
    back = [_made(shooting, one.shot) for one in arc.turning]
    turns = [Turn(value_of(place, one), complex(1.0), one, turns_back=True) for one in back]
    for a, b in arc.pairs:
        turns += _turns(shooting, place, _made(shooting, a), _made(shooting, b))
    values = np.array([value_of(place, one) for one in orbits])
    return OrbitFamily(parameter.name, values, orbits, tuple(turns))


def _made(shooting: Shooting, shot: Shot) -> Orbit:
    return made(shooting.system, shooting, shot)


def value_of(place: int, one: Orbit) -> float:
    return float(one._shot.at.p[place])


def _reached(shooting: Shooting, place: int, last: Orbit, value: float, halvings: int) -> Orbit:
    """The orbit at another value, from the last one; half way first where that does not lead there."""
    try:
        return found_near(
            shooting, at_value(last._shot.at, place, value), last.period, last._shot.eta
        )
    except ModelError:
        if not halvings:
            raise
        middle = (value_of(place, last) + value) / 2
        between = _reached(shooting, place, last, middle, halvings - 1)
        return _reached(shooting, place, between, value, halvings - 1)


def _turns(shooting: Shooting, place: int, a: Orbit, b: Orbit) -> list[Turn]:
    """Changes of the number of multipliers outside of the unit circle."""
    counts = sorted(int(np.count_nonzero(np.abs(one.multipliers) > 1)) for one in (a, b))
    found: list[Turn] = []
    for k in range(*counts):
        turn = _located(shooting, place, a, b, k)
        pair = found and abs(found[-1].multiplier.imag) > 1e-5
        if not pair:
            found.append(turn)
    return found


def _located(shooting: Shooting, place: int, a: Orbit, b: Orbit, k: int) -> Turn:
    """Where the k-th largest modulus passes one: the secant, held in its bracket (Illinois)."""

    def g(one: Orbit) -> float:
        return float(abs(one.multipliers[k]) - 1)

    x, y, gx, gy = value_of(place, a), value_of(place, b), g(a), g(b)
    near, side = b, 0
    for _ in range(60):
        if abs(y - x) <= LOCATED * max(abs(x), abs(y)) or 0 in (gx, gy):
            break
        middle = (x * gy - y * gx) / (gy - gx)
        near = _reached(shooting, place, near, float(middle), HALVINGS)
        value = g(near)
        if abs(value) < 1e-11:
            break
        if (value > 0) == (gx > 0):
            x, gx, side, gy = middle, value, 1, gy / 2 if side == 1 else gy
        else:
            y, gy, side, gx = middle, value, 2, gx / 2 if side == 2 else gx
    return Turn(value_of(place, near), complex(near.multipliers[k]), near)


def _parameter_and_values(shooting: Shooting, over: Any) -> tuple[Parameter, np.ndarray]:
    system = shooting.system
    wrong = not isinstance(over, Mapping) or len(over) != 1
    key, given = (None, ()) if wrong else next(iter(over.items()))
    key = named(system.names, key, "over") if isinstance(key, str) else key
    try:
        values = np.asarray(given, float)
    except (TypeError, ValueError):
        values = np.empty(0)
    fine = values.ndim == 1 and len(values) > 0 and bool(np.all(np.isfinite(values)))
    if not isinstance(key, Parameter) or key not in system.adjustable or not fine:
        raise ModelError(
            f"over= was given {shown(over)}.",
            "one parameter of the system with its values",
            "another thing than a parameter, or no numbers",
            f"over={{{(system.adjustable[0].name if system.adjustable else 'A')}: np.linspace(1.0, 1.1, 11)}}",
        )
    return key, values

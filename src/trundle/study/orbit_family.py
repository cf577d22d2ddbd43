"""Families of periodic orbits over a parameter, and where they change: a multiplier leaves the unit circle.

at -1       the period doubles;   at 1   the family turns back or branches;   elsewhere   a torus is born
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError
from trundle.study.arc import padded, zero_between
from trundle.study.held import bad_over, values_over
from trundle.study.local import Local
from trundle.study.orbit import Orbit, found_near, made
from trundle.study.orbit_arc import OrbitArc, at_value
from trundle.study.shooting import Shooting, Shot
from trundle.study.starts import parameter_place
from trundle.symbols.named import named

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LOCATED = 1e-11  # of the value of the parameter, and of the modulus
HALVINGS = 6  # of the way to the next value, where an orbit is not found from the last


@dataclass(frozen=True)
class OrbitChange:
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
    """Orbits over the values of a parameter; `changes` says where."""

    label: str
    values: np.ndarray
    orbits: tuple[Orbit, ...]
    changes: tuple[OrbitChange, ...]

    @property
    def turns(self) -> tuple[OrbitChange, ...]:
        """`changes`, by its old name."""
        return self.changes

    def __len__(self) -> int:
        return len(self.orbits)

    @property
    def multipliers(self) -> np.ndarray:
        """(N, k), the largest first; NaN where there are fewer."""
        return padded([one.multipliers for one in self.orbits])

    @property
    def doublings(self) -> tuple[OrbitChange, ...]:
        """Where the period doubles."""
        return tuple(one for one in self.changes if one.kind == "period doubling")

    def plot(self) -> Figure:
        """The moduli of the multipliers over the parameter: a matplotlib figure."""
        from trundle.view.stability_figures import multiplier_figure

        return multiplier_figure(
            self.label, self.values, self.multipliers, [one.value for one in self.changes]
        )

    def __repr__(self) -> str:
        low, high = float(self.values.min()), float(self.values.max())
        lines = [f"Family of {len(self)} orbits, {self.label} from {low:.6g} to {high:.6g}"]
        lines += [f"  {one.kind} at {self.label} = {one.value:.11g}" for one in self.changes]
        worst = max(one.gap for one in self.orbits)
        return "\n".join([*lines, f"  all close to {worst:.1e}"])


def follow(shooting: Shooting, at: Local, period: float, over: Mapping[Any, Any]) -> OrbitFamily:
    """One orbit for each value of a parameter, or between two ends, and where they change on the way."""
    place, label, values = _parameter_and_values(shooting, over)
    if isinstance(next(iter(over.values())), tuple) and len(values) == 2:
        return _by_arc_length(shooting, at, period, place, label, values)
    first = found_near(
        shooting, at_value(at, place, values[0]), period, np.zeros(len(shooting.symmetry))
    )
    orbits, changes = [first], []
    for value in values[1:]:
        there = _reached(shooting, place, orbits[-1], float(value), HALVINGS)
        changes += _changes(shooting, place, orbits[-1], there)
        orbits.append(there)
    return OrbitFamily(label, values, tuple(orbits), tuple(changes))


def _by_arc_length(
    shooting: Shooting, at: Local, period: float, place: int, label: str, ends: np.ndarray
) -> OrbitFamily:
    """The family between two ends, round its turning points."""
    none = np.zeros(len(shooting.symmetry))
    first = found_near(shooting, at_value(at, place, ends[0]), period, none)
    arc = OrbitArc(shooting, place, float(ends.min()), float(ends.max()))
    begin = arc.begin(first._shot, float(ends[1] - ends[0]))
    orbits = tuple(_made(shooting, one.shot) for one in arc.go(begin, arc.first(begin)))
    back = [_made(shooting, one.shot) for one in arc.turning]
    changes = [
        OrbitChange(_value_at(place, one), complex(1.0), one, turns_back=True) for one in back
    ]
    for a, b in arc.pairs:
        changes += _changes(shooting, place, _made(shooting, a), _made(shooting, b))
    values = np.array([_value_at(place, one) for one in orbits])
    return OrbitFamily(label, values, orbits, tuple(changes))


def _made(shooting: Shooting, shot: Shot) -> Orbit:
    return made(shooting.system, shooting, shot)


def _value_at(place: int, one: Orbit) -> float:
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
        middle = (_value_at(place, last) + value) / 2
        between = _reached(shooting, place, last, middle, halvings - 1)
        return _reached(shooting, place, between, value, halvings - 1)


def _changes(shooting: Shooting, place: int, a: Orbit, b: Orbit) -> list[OrbitChange]:
    """Where the number of multipliers outside of the unit circle changes."""
    counts = sorted(int(np.count_nonzero(np.abs(one.multipliers) > 1)) for one in (a, b))
    found: list[OrbitChange] = []
    for k in range(*counts):
        turn = _located(shooting, place, a, b, k)
        pair = found and abs(found[-1].multiplier.imag) > 1e-5
        if not pair:
            found.append(turn)
    return found


def _located(shooting: Shooting, place: int, a: Orbit, b: Orbit, k: int) -> OrbitChange:
    """Where the k-th largest modulus passes one."""

    def g(one: Orbit) -> float:
        off = float(abs(one.multipliers[k]) - 1)
        return off if abs(off) >= LOCATED else 0.0

    def look(value: float) -> tuple[float, Orbit]:
        near = min(known, key=lambda one: abs(_value_at(place, one) - value))
        known.append(_reached(shooting, place, near, value, HALVINGS))
        return g(known[-1]), known[-1]

    known = [a, b]
    ends = _value_at(place, a), _value_at(place, b)
    found = next((one for one in known if g(one) == 0), None)
    found = found or zero_between(look, ends, (g(a), g(b)), LOCATED * max(map(abs, ends)))
    assert found is not None  # `look` finds one or raises
    return OrbitChange(_value_at(place, found), complex(found.multipliers[k]), found)


def _parameter_and_values(shooting: Shooting, over: Any) -> tuple[int, str, np.ndarray]:
    """The place and the name of the parameter, and its values."""
    system = shooting.system
    if not isinstance(over, Mapping) or len(over) != 1:
        raise bad_over(over)
    ((key, given),) = over.items()
    key = named(system.names, key, "over") if isinstance(key, str) else key
    place = parameter_place(system, key, "over")
    return place, system.parameters[place].name, values_over(given, over)

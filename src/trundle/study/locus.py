"""Eigenvalues along a family of steady motions: root loci, maps of stability, and where stability changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from trundle.errors import ModelError
from trundle.study.arc import padded, zero_between
from trundle.study.family import Family
from trundle.study.linearize import Linear, linear_at
from trundle.study.steady import Steady, solved
from trundle.study.steady_equations import SteadyPoint

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LOCATED = 1e-14  # of the value: how closely a change of stability is found


@dataclass(frozen=True)
class Change:
    """Where an eigenvalue passes the imaginary axis: at which value, the eigenvalue, and the steady motion."""

    value: float
    eigenvalue: complex
    steady: Steady = field(repr=False)

    @property
    def kind(self) -> str:
        """ "oscillating" where a pair of eigenvalues passes, "steady" where one passes zero."""
        return (
            "oscillating"
            if abs(self.eigenvalue.imag) > 1e-6 * (1 + abs(self.eigenvalue))
            else "steady"
        )


@dataclass(frozen=True)
class Locus:
    """The linearizations along a family.

    label, values        of the family's parameter
    linear               one for each of its members (None where there is none)
    eigenvalues (N, k)   deciding eigenvalues, by falling real part; NaN where there are fewer
    verdicts             (N,), or (N, M) of a map, as texts
    changes              where stability changes, each found to round-off
    """

    label: str
    values: np.ndarray
    linear: tuple[Linear | None, ...]
    changes: tuple[Change, ...]
    _family: Family = field(repr=False)

    @classmethod
    def of(cls, family: Family) -> Locus:
        linear = tuple(None if m is None else _linear(m) for m in family.members)
        changes = [] if family.others else list(_changes(family, linear))
        return cls(family.label, family.values, linear, tuple(changes), family)

    @property
    def eigenvalues(self) -> np.ndarray:
        return padded([None if one is None else one.eigenvalues for one in self.linear])

    @property
    def verdicts(self) -> np.ndarray:
        words = np.array(["none" if one is None else one.verdict for one in self.linear])
        return words.reshape(self._family.shape)

    def plot(self, kind: str = "") -> Figure:
        """Real and imaginary parts over the parameter; kind="plane": the root locus; of a map the map."""
        from trundle.view import stability_figures as figures

        if self._family.others:
            (other, across), *_ = self._family.others
            return figures.stability_map_figure(
                self.values, across, self.verdicts, (self.label, other)
            )
        if kind not in ("", "plane"):
            raise ModelError(
                f"plot() knows no kind={kind!r}.",
                'kind="plane", or nothing',
                fix='locus.plot(kind="plane")',
            )
        if kind == "plane":
            return figures.root_locus_figure(self.label, self.values, self.eigenvalues)
        marks = [change.value for change in self.changes]
        return figures.locus_figure(self.label, self.values, self.eigenvalues, marks)

    def __repr__(self) -> str:
        if self._family.others:
            words, counts = np.unique(self.verdicts, return_counts=True)
            parts = ", ".join(f"{n} {word}" for word, n in zip(words, counts, strict=True))
            return f"Map of stability over {self.label} and {self._family.others[0][0]}: {parts}"
        low, high = float(np.min(self.values)), float(np.max(self.values))
        lines = [
            f"Stability of {len(self.linear)} steady motions, {self.label} from {low:.6g} to {high:.6g}"
        ]
        begin = self.linear[0].verdict if self.linear[0] is not None else "none"
        lines.append(f"  {begin} at {self.label} = {self.values[0]:.6g}")
        for change in self.changes:
            what = f"{change.kind}, eigenvalue {change.eigenvalue.imag:.6g}i"
            lines.append(f"  changes at {self.label} = {change.value:.13g} ({what})")
        worst = max((float(one.errors.max(initial=0.0)) for one in self.linear if one), default=0.0)
        return "\n".join([*lines, f"  eigenvalues accurate to {worst:.1e}"])


def _linear(member: Steady, family: int | None = None) -> Linear:
    at, symmetry, xi = member._local, member.symmetry, member._point.xi
    return linear_at(member.system, at, symmetry, xi, (), (), family)


def _changes(family: Family, linear: tuple[Linear | None, ...]) -> Iterator[Change]:
    """Changes of the number of unstable eigenvalues between neighbours, located."""
    pairs = zip(family.members[:-1], family.members[1:], linear[:-1], linear[1:], strict=True)
    for a, b, before, after in pairs:
        if a is None or b is None or before is None or after is None:
            continue
        count = before._spectrum.unstable, after._spectrum.unstable
        done: complex | None = None
        for k in range(min(count), max(count)):
            found = _located(family, a, b, k, min(before.family_zeros, after.family_zeros))
            pair = (
                done is not None and found is not None and abs(found.eigenvalue) - abs(done) < 1e-9
            )
            if found is not None and not pair:
                done = found.eigenvalue
                yield found


def _located(family: Family, a: Steady, b: Steady, k: int, zeros: int) -> Change | None:
    """Where the eigenvalue with the k-th largest real part passes zero between two members."""

    def look(value: float, near: Steady) -> tuple[Steady, Linear]:
        problem = near._problem
        point: SteadyPoint = problem.at_mu(near._point, value)
        free = problem.free
        one = solved(near.system, problem.with_free(None), point)
        one = replace(one, _problem=problem.with_free(free))
        return one, _linear(one, zeros)

    def real(one: Linear, exactly: bool = False) -> float:
        """The real part, or zero if its sign is not certain and `exactly` is False."""
        value, error = one.eigenvalues[k].real, one.errors[k]
        certain = exactly or one._spectrum.unstable > k or value < -error
        return float(value) if certain else 0.0

    x, y = family.value_at(a), family.value_at(b)
    first, last = (look(v, m) for v, m in ((x, a), (y, b)))
    fx, fy = real(first[1]), real(last[1])
    if (fx > 0) == (fy > 0):
        return None
    near = [(first if fx > 0 else last)[0]]
    smooth = fx < 0 or fy < 0  # it passes zero, or comes from zero (a neutral pair splits)

    def looked(value: float) -> tuple[float, tuple[Steady, Linear]]:
        found = look(value, near[0])
        near[0] = found[0]
        return real(found[1], smooth), found

    best = zero_between(looked, (x, y), (fx, fy), LOCATED * max(abs(x), abs(y)), smooth)
    assert best is not None
    steady, linear = best
    return Change(family.value_at(steady), complex(linear.eigenvalues[k]), steady)

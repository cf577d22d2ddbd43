"""Periodic orbits and their Floquet multipliers.

An orbit repeats after its period, up to a symmetry that moved all of it (`shooting.py`). Small differences are
multiplied by the monodromy matrix every time round; its eigenvalues are the Floquet multipliers. One of them is 1
along the orbit itself (unless time is in the equations), one for every symmetry, and one for every family of orbits
(another energy): those are divided out first, as for steady motions (`spectrum.py`). The rest decides.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, overload

import numpy as np

from trundle.described import Table, of
from trundle.errors import ModelError
from trundle.integrate.settings import run_settings
from trundle.study.held import Hold, Over, held_in_state
from trundle.study.local import Local, check_principle, depends_on_time
from trundle.study.shooting import CLOSED, Shooting, Shot, local_of
from trundle.study.spectrum import Spectrum, Verdict, find_spectrum
from trundle.study.starts import as_start, coordinate_place, counted
from trundle.study.symmetry import find_symmetry
from trundle.study.variational import find_run_start
from trundle.symbols.checks import positive
from trundle.symbols.expression import Expression, Like
from trundle.symbols.spelling import spelled
from trundle.symbols.variables import Parameter, check_number
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from trundle.shown import Motion
    from trundle.study.orbit_family import OrbitFamily

Turns = Annotated[Mapping[Any, float] | None, Table(of.Number())]
FAMILY = 1e-6  # of the largest singular value of M - 1: the directions of a family of orbits
ERROR = 1e-8  # of a multiplier: what the run round the orbit leaves of its digits


@dataclass(frozen=True)
class Orbit:
    """A periodic orbit.

    y (2n), period        where it begins, and seconds round
    multipliers (k)       Floquet multipliers that decide, the largest first
    trivial (j)           those of the orbit itself and of symmetries: 1, or what a turning symmetry makes of it
    gap                   how far the end of a period is from its beginning, relative
    """

    system: System
    y: np.ndarray
    period: float
    gap: float
    _shot: Shot = field(repr=False)
    _shooting: Shooting = field(repr=False)

    @functools.cached_property
    def _spectrum(self) -> Spectrum:
        """Of the monodromy matrix minus one, on the tangent space."""
        shot, at = self._shot, self._shot.at
        pick, unit = self._shooting.picked(at)
        back = np.linalg.inv(self._shooting.linear_part(shot.eta))
        inverse = np.linalg.pinv(at.tangent[pick] / unit[:, None])
        M = inverse @ ((back @ shot.columns)[pick] / unit[:, None])
        along = [self._shooting.symmetry.directions(at)]
        if self.autonomous:
            along.append(np.concatenate([at.y[at.n :], at.a])[:, None])
        trivial = inverse @ (np.hstack(along)[pick] / unit[:, None])
        return find_spectrum(M - np.eye(len(M)), trivial, null=FAMILY)

    @property
    def autonomous(self) -> bool:
        return not depends_on_time(self.system.derived)

    @property
    def multipliers(self) -> np.ndarray:
        values = 1 + self._spectrum.deciding
        return values[np.argsort(-np.abs(values), kind="stable")]

    @property
    def trivial(self) -> np.ndarray:
        return np.asarray(1 + self._spectrum.symmetry)

    @property
    def family(self) -> int:
        """Dimensions of the family of orbits that it is one of."""
        return self._spectrum.family

    @property
    def verdict(self) -> Verdict:
        size = np.abs(self.multipliers)
        if np.any(size > 1 + ERROR):
            return "unstable"
        # none: friction has taken all that is not the orbit's own
        decided = len(size) > 0 or not self.family
        return "asymptotically stable" if decided and np.all(size < 1 - ERROR) else "neutral"

    @property
    def start(self) -> dict[Expression, float]:
        """A start for `System.simulate`."""
        return as_start(self.system.derived, self.y)

    @property
    def parameters(self) -> dict[Parameter, float]:
        return self.system.values_of(self._shot.at.p)

    def simulate(self, periods: float = 1.0, **options: Any) -> Motion:
        """The motion round the orbit, so many times."""
        begin = self._shot.at.t
        given: dict[str, Any] = {"rtol": self._shooting.rtol, "parameters": self.parameters}
        given |= {"begin": begin, **options}
        return self.system.simulate(begin + periods * self.period, self.start, **given)

    def doubled(self, size: float = 0.02) -> Orbit:
        """The orbit of twice the period beside this one, where a multiplier has passed -1."""
        values = 1 + self._spectrum.deciding
        which = int(np.argmin(np.abs(values + 1))) if len(values) else -1
        if which < 0 or abs(values[which].imag) > 1e-6 or values[which].real > -1:
            raise ModelError(
                "No orbit of twice the period branches off here.",
                "an orbit with a multiplier below -1",
                fix="orbit.multipliers",
            )
        at, n = self._shot.at, self._shot.at.n
        way = at.tangent @ self._spectrum.vectors[:, which].real
        way = way / np.abs(way / np.concatenate([at.D, at.D])).max()
        scale = self._shot.size
        twice = copy(self._shooting)
        twice.turns = 2 * twice.turns
        for part in size * np.array([1.0, 3.0, 0.3, 10.0, 0.1, 0.03]):
            there = at.projected(at.y + part * scale * way)
            if there is None:
                continue
            try:
                shot = twice.solve(there, 2 * self.period, 2 * self._shot.eta)
            except ModelError:
                continue
            half = np.abs((shot.at.y - at.y) / np.concatenate([at.D, at.D]))[: 2 * n].max()
            if shot.off < CLOSED and half > 1e-6 * scale:
                back = self._shooting.shoot(
                    shot.at, self.period * shot.period / (2 * self.period), self._shot.eta
                )
                if back.off > 1e-5:
                    return made(self.system, twice, shot)
        raise ModelError(
            "The search found no orbit of twice the period.",
            "an orbit near this one",
            "it may exist at other values of the parameter only, or begin far from this orbit",
            "orbit.doubled(size=0.1)  # looks further away",
        )

    def plot(self, *what: Like | str) -> Figure:
        """The orbit: two expressions against each other (default: the first coordinate and its velocity)."""
        from trundle.view.stability_figures import orbit_figure

        chosen = what or (self.system.coordinates[0], self.system.coordinates[0].velocity)
        motion = self.simulate(samples=801)
        labels = [str(x) for x in chosen]
        return orbit_figure(np.column_stack([motion[x] for x in chosen]), labels, self._title())

    def _title(self) -> str:
        return f"period {self.period:.6g} s, {self.verdict}"

    def __repr__(self) -> str:
        values = ", ".join(
            f"{v.real:.6g}"
            + (f" {'+' if v.imag > 0 else '-'} {abs(v.imag):.6g}i" if v.imag else "")
            for v in self.multipliers
        )
        off = np.abs(np.abs(self.trivial) - 1).max(initial=0.0)
        lines = [f"Orbit of {self.system.name!r} with period {self.period:.12g} s: {self.verdict}"]
        lines.append(f"  Floquet multipliers: {values or 'none that decide'}")
        apart = (
            f"{len(self.trivial)} trivial ones (1 to {off:.1e})"
            if len(self.trivial)
            else "none trivial"
        )
        family = f", one of a family of {self.family} dimensions" if self.family else ""
        lines.append(f"  {apart}{family}; closes to {self.gap:.1e}")
        return "\n".join(lines)


def made(system: System, shooting: Shooting, shot: Shot) -> Orbit:
    return Orbit(system, shot.at.y, shot.period, shot.off, shot, shooting)


@overload
def orbit(
    system: System, near: Mapping[Any, Any], *, period: float, free: bool | None = ..., hold: Hold = ...,
    turns: Turns = ..., over: None = ..., begin: float = ..., parameters: Mapping[Any, float] | None = ...,
    guess: Mapping[Any, Any] | None = ..., rtol: float = ...,
) -> Orbit: ...  # fmt: skip
@overload
def orbit(
    system: System, near: Mapping[Any, Any], *, period: float, free: bool | None = ..., hold: Hold = ...,
    turns: Turns = ..., over: Mapping[Any, Any], begin: float = ...,
    parameters: Mapping[Any, float] | None = ..., guess: Mapping[Any, Any] | None = ..., rtol: float = ...,
) -> OrbitFamily: ...  # fmt: skip
@spelled()
def orbit(
    system: System,
    near: Mapping[Any, Any],
    *,
    period: float,
    free: bool | None = None,
    hold: Hold = (),
    turns: Turns = None,
    over: Over = None,
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
    rtol: float = 1e-12,
) -> Orbit | OrbitFamily:
    """The periodic orbit near a state, with its Floquet multipliers.

    near        a state, written as a start of `simulate`; the search begins there
    period      seconds round, or a guess of them
    free        whether the period is searched for; default: unless time is in the equations (a drive has its own)
    hold        expressions that keep their value at the start, or {expression: value}: an energy, an amplitude
    turns       {angle: whole turns} that are made in a period
    begin       s: when the orbit begins, which matters if there is a drive
    over        {parameter: values}: a family of orbits, each from the one before; {parameter: (first, last)}: a family
                followed by its arc length, round turning points

    Van der Pol's oscillator:

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> oscillator = td.System(coordinates=[x], M=[[1.0]], Q=[(1 - x**2) * x.dot - x])
    >>> found = td.orbit(oscillator, {x: 2.0, x.dot: 0.0}, period=6.5)
    >>> round(found.period, 8), found.verdict, bool(abs(found.trivial[0] - 1) < 1e-9)
    (6.66328686, 'asymptotically stable', True)
    """
    system = counted(system, "orbit", near, hold, turns, guess)
    begun = find_run_start(system, near, begin, parameters, guess)
    eq = system.derived
    check_principle(eq, "A periodic orbit")
    seconds = positive(period, "period", unit="s", fix="period=2*np.pi/Omega")
    driven = depends_on_time(eq)
    _, settings = run_settings(begin, begin + seconds, rtol)
    at = local_of(begun, settings)
    symmetry = find_symmetry(at, begin + 0.37 * seconds if driven else None)
    held, values = held_in_state(system, hold, at)
    shooting = Shooting(
        system,
        symmetry,
        _turns(system, turns),
        not driven if free is None else free,
        rtol,
        held,
        values,
    )
    if over is not None:
        from trundle.study.orbit_family import follow

        return follow(shooting, at, seconds, over)
    return found_near(shooting, at, seconds, np.zeros(len(symmetry)))


def found_near(shooting: Shooting, at: Local, period: float, eta: np.ndarray) -> Orbit:
    """The orbit near a try; an error where there is none."""
    shot = shooting.solve(at, period, eta)
    if not shot.off < CLOSED:
        raise ModelError(
            f"The search found no periodic orbit: the nearest try misses its start by {shot.off:.2g} of its size.",
            "a start and a period near those of an orbit",
            fix="td.poincare(system, start, x, until=500.0)  # shows where motions nearly repeat",
        )
    n = at.n
    moves = np.abs(shot.at.y[n:] / at.D).max(initial=0.0) + np.abs(shot.at.a / at.D).max(
        initial=0.0
    )
    if moves < 1e-7 * shot.size:
        raise ModelError(
            "The search ended at an equilibrium, which has any period.",
            "a start on the orbit, or beyond it",
            fix="td.orbit(system, {x: 2.0, x.dot: 0.0}, period=6.0)  # further away; or hold={x: 2.0}",
        )
    return made(shooting.system, shooting, shot)


def _turns(system: System, turns: Mapping[Any, float] | None) -> np.ndarray:
    """By how much (rad) each coordinate is ahead after a period."""
    ahead = np.zeros(len(system.coordinates))
    for key, count in (turns or {}).items():
        ahead[coordinate_place(system, key, "turns")] = 2 * np.pi * check_number(count, "turns=")
    return ahead

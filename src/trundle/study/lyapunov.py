"""Lyapunov exponents: how fast small differences between motions grow.

Tangent vectors are carried along by the variational equations (`variational.py`) and made orthonormal again and
again (Benettin; QR). The logarithms of what QR takes out, summed up and divided by the time, are the exponents.

They are counted in the space of states that the constraints leave: 2n minus the rows that bind positions and
minus the rows that bind velocities (a holonomic constraint does both). Time is not counted as a state.

The inner product of the QR is that of weighted components, |dY|^2 = sum (w_i dY_i)^2: positions by 1/D, velocities by
1/D times one second, where 1/D is the root of the mass of the coordinate (`RunStart.weights`). So kilograms, metres
and radians are comparable. In the limit of a long run the exponents do not depend on it.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import CAREFUL
from trundle.integrate.settings import Settings, run_settings, transient_time
from trundle.integrate.stored import sample
from trundle.study.crossing import Crossing
from trundle.study.starts import counted
from trundle.study.variational import (
    Flow,
    RunStart,
    columns_of,
    constraint_rows,
    find_run_start,
    null_spaces,
    tangent_basis,
)
from trundle.symbols.checks import positive, whole
from trundle.symbols.spelling import spelled
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FEWEST = 400  # renormalisations in a run, so that there is a history to look at
SPREAD = 2.0  # log of the ratio that columns may grow apart by before QR parts them again
GAUSS = np.polynomial.legendre.leggauss(5)  # nodes in a step at which the divergence is taken
BLOCK = 2000  # nodes at a time
LOST = 1e-11  # of the largest column: a direction that is gone


@dataclass(frozen=True)
class Exponents:
    """Lyapunov exponents (1/s), largest first, and how they came about.

    exponents (k)     over the time from `begin` (after the transient) to `end`
    uncertainty (k)   largest distance of the running estimates in the last half from the final ones
    times (N), running (N, k)   the running estimates
    dimension         of the space of states; all exponents are there if k == dimension
    weights (ny), basis (ny, k)   the inner product, and the tangent vectors at the start (before the transient)
    status            how the run ended
    """

    exponents: np.ndarray
    uncertainty: np.ndarray
    times: np.ndarray
    running: np.ndarray
    begin: float
    end: float
    dimension: int
    weights: np.ndarray
    basis: np.ndarray
    status: str
    _begun: RunStart = field(repr=False)
    _steps: list[tuple[np.ndarray, np.ndarray]] = field(repr=False)  # see `Flow.take_steps`
    _crossings: list[Crossing] = field(repr=False)

    @property
    def history(self) -> tuple[np.ndarray, np.ndarray]:
        """Times (N) and running estimates (N, k)."""
        return self.times, self.running

    @property
    def complete(self) -> bool:
        """Whether all exponents are there."""
        return len(self.exponents) == self.dimension

    @property
    def sum(self) -> float:
        """The sum of the exponents: the rate at which volumes grow, if the spectrum is complete."""
        return float(self.exponents.sum())

    @functools.cached_property
    def divergence(self) -> float:
        """The mean divergence (1/s) along the same motion: the trace of df/dy over the tangent space.

        Taken without the tangent vectors: from df/dy and the constraints alone, at five Gaussian nodes in every
        step, and from the determinant of the saltation matrix of every switch that the motion passes. A complete
        spectrum has this sum, at any time, to the accuracy of the run.
        """
        flow = divergence_of_steps(self._begun, self._steps)
        return (flow + divergence_of_switches(self._begun, self._crossings)) / (
            self.end - self.begin
        )

    @property
    def kaplan_yorke(self) -> float:
        """The dimension of Kaplan and Yorke: where the sum of exponents, largest first, passes zero.

        NaN if the exponents known do not reach that far. The time of a driven system is not counted.
        """
        sums = np.cumsum(self.exponents)
        if sums[0] < 0:
            return 0.0
        below = np.flatnonzero(sums < 0)
        if not len(below):
            return float(self.dimension) if self.complete else float("nan")
        j = int(below[0])
        return float(j + sums[j - 1] / abs(self.exponents[j]))

    def plot(self) -> Figure:
        """The running estimates against time, as a matplotlib figure."""
        from trundle.view.study_figures import exponents_figure

        return exponents_figure(self.times, self.running, self.exponents)

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{x:.4g} +- {u:.1g}" for x, u in zip(self.exponents, self.uncertainty, strict=True)
        )
        count = f"{len(self.exponents)} of {self.dimension}"
        lines = [
            f"Lyapunov exponents ({count}) over {self.end - self.begin:g} s, in 1/s",
            f"{shown}",
            f"sum {self.sum:.4g}"
            + f", Kaplan-Yorke dimension {self.kaplan_yorke:.3f}" * self.complete,
            f"run {self.status}",
        ]
        return "\n  ".join(lines)


@spelled()
def lyapunov(
    system: System,
    start: Mapping[Any, Any],
    until: float,
    *,
    exponents: int | None = None,
    transient: float = 0.0,
    renormalise: float | None = None,
    rtol: float = 1e-10,
    atol: float | None = None,
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
) -> Exponents:
    """The Lyapunov exponents of the motion from a start, over the time from `begin + transient` to `until` (s).

    exponents    how many, the largest first (all)
    transient    seconds at the beginning that do not count; the tangent vectors settle meanwhile
    renormalise  seconds between two re-orthonormalisations (chosen from how fast the vectors grow apart)
    start, parameters, begin, guess, rtol, atol   as in `System.simulate`

    A run that stops before its end is reported with what it has, `status` says why.

    >>> import trundle as td
    >>> from trundle.study.lyapunov import lyapunov
    >>> x, = td.coordinates("x")
    >>> damped = td.System(coordinates=[x], M=[[1.0]], Q=[-4 * x - 0.6 * x.dot])
    >>> spectrum = lyapunov(damped, {x: 1, x.dot: 0}, until=200.0)
    >>> [round(float(value), 2) for value in spectrum.exponents], round(spectrum.divergence, 9)
    ([-0.3, -0.3], -0.6)
    """
    start_time, settings = run_settings(begin, until, rtol, atol)
    system = counted(system, "lyapunov", start, guess)
    begun = find_run_start(system, start, start_time, parameters, guess)
    skip = transient_time(transient, start_time, settings.until)
    if exponents is not None:
        whole(exponents, "exponents", 1, "exponents=1")
    if renormalise is not None:
        positive(renormalise, "renormalise", unit="s", fix="renormalise=1.0")
    return _spectrum(begun, settings, start_time + skip, exponents, renormalise)


def _spectrum(
    begun: RunStart,
    settings: Settings,
    counted_from: float,
    count: int | None,
    interval: float | None,
) -> Exponents:
    begun = begun.settled(settings)
    vectors, dimension = tangent_basis(begun, count)
    weights = begun.weights
    flow = Flow(begun, vectors, settings, begun.system.beginning.limits)
    pace = _Pace(settings.until - begun.t, interval)
    times, sums, steps, status = [], [np.zeros(vectors.shape[1])], [], ""
    for _, ended in _pieces(flow, weights, counted_from, pace):
        flow.take_steps()
        status = ended
    passed = len(flow.crossings)
    if not status:
        for logs, ended in _pieces(flow, weights, settings.until, pace):
            steps += flow.take_steps()
            times.append(flow.t)
            sums.append(sums[-1] + logs)
            status = ended
    if flow.t <= counted_from or np.any(np.isnan(sums[-1])):
        raise ModelError(
            f"The run {status or 'lost its tangent vectors'} before the first exponent.",
            "a motion that lasts longer than the transient",
            fix="system.simulate(until=..., start=start).status  # says what ends it",
        )
    t = np.array(times)
    running = np.array(sums[1:]) / (t - counted_from)[:, None]
    order = np.argsort(-running[-1], kind="stable")
    running = running[:, order]
    half = t >= counted_from + (t[-1] - counted_from) / 2
    return Exponents(
        exponents=running[-1].copy(),
        uncertainty=_apart(running[half], running[-1]),
        times=t,
        running=running,
        begin=counted_from,
        end=float(t[-1]),
        dimension=dimension,
        weights=weights,
        basis=vectors,
        status=status or f"reached t = {t[-1]:.9g} s",
        _begun=begun,
        _steps=steps,
        _crossings=flow.crossings[passed:],
    )


def _apart(estimates: np.ndarray, final: np.ndarray) -> np.ndarray:
    """The largest distance (k) of estimates from the final ones; none where that is minus infinity."""
    known = np.isfinite(final)
    off = np.zeros(len(final))
    off[known] = np.abs(estimates[:, known] - final[known]).max(axis=0)
    return off


class _Pace:
    """How long the next piece is: as given, or so that the columns grow apart by SPREAD."""

    def __init__(self, span: float, given: float | None) -> None:
        self.given, self.most = given, span / FEWEST
        self.now = 1e-3 * self.most if given is None else given

    def learn(self, logs: np.ndarray) -> None:
        if self.given is None and len(logs):
            spread = float(max(np.ptp(logs), np.abs(logs).max()))
            factor = SPREAD / spread if spread > 0 else 4.0
            self.now = min(self.now * min(max(factor, 0.25), 4.0), self.most)


def _pieces(
    flow: Flow, weights: np.ndarray, end: float, pace: _Pace
) -> Iterator[tuple[np.ndarray, str]]:
    """Go to `end` piece by piece; after each the logarithms of what QR took out (k), and how it stopped if it did."""
    while flow.t < end:
        length = pace.now if flow.t + 1.5 * pace.now < end else end - flow.t
        target = flow.t + length if length < end - flow.t else end
        status = flow.go_to(target)
        Q, R = np.linalg.qr(weights[:, None] * flow.vectors)
        sizes = np.abs(np.diag(R))
        sizes = np.where(sizes > LOST * np.abs(R).max(axis=0), sizes, 0.0)
        with np.errstate(divide="ignore"):  # a direction that is lost has shrunk to nothing
            logs = np.log(sizes)
        flow.vectors = np.where(sizes > 0, Q, 0.0) / weights[:, None]
        pace.learn(logs[np.isfinite(logs)])
        yield logs, status
        if status:
            return


# --- the divergence -----------------------------------------------------------------------------------
def divergence_of_steps(begun: RunStart, steps: list[tuple[np.ndarray, np.ndarray]]) -> float:
    """The integral over time of div f = tr(P df/dy), P the projector onto the tangent space in weighted components."""
    eq, programs = begun.system.derived, begun.machine.programs
    ny = programs.ny
    rate = programs.straight(programs.law.rate)
    state = [eq.t, programs.y, programs.P]
    slopes = ca.Function("slopes", state, [ca.vec(ca.densify(ca.jacobian(rate, programs.y)))])
    rows = ca.Function("rows", state, [ca.vec(constraint_rows(begun.machine)(*state))])
    w, total = begun.weights, 0.0
    for part, P in _blocks(begun, steps):
        spans = part[:, 2:3] - part[:, :1]
        times = (part[:, :1] + spans * (1 + GAUSS[0]) / 2).ravel()
        shares = (spans * GAUSS[1] / 2).ravel()
        states = _sampled(begun, part, times, P)
        many = np.repeat(P[None], len(times), axis=0)
        if programs.n_memory:
            memory = part[:, 3 + ny :]
            many[:, len(P) - programs.n_memory :] = np.repeat(memory, len(GAUSS[0]), axis=0)
        slope = columns_of(slopes, times[:, None], states, many)
        slope = slope.reshape((-1, ny, ny)).transpose(0, 2, 1)  # vec goes column by column
        held = columns_of(rows, times[:, None], states, many).reshape((len(times), ny, -1))
        projector, _ = null_spaces(held.transpose(0, 2, 1), w)
        scaled = w[:, None] * slope / w
        total += float(shares @ np.einsum("nij,nji->n", projector, scaled))
    return total


def _blocks(
    begun: RunStart, steps: list[tuple[np.ndarray, np.ndarray]]
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Steps of one phase, some at a time, and the parameters P there."""
    own = len(begun.P) - begun.machine.programs.n_memory
    per_block = max(1, BLOCK // len(GAUSS[0]))
    for _, phase in itertools.groupby(steps, lambda one: one[0][:own].tobytes()):
        listed = list(phase)
        rows = np.concatenate([one for _, one in listed])
        for first in range(0, len(rows), per_block):
            yield rows[first : first + per_block], listed[0][0]


def _sampled(begun: RunStart, steps: np.ndarray, times: np.ndarray, P: np.ndarray) -> np.ndarray:
    """States at times within the given steps, from the dense output of each."""
    y = steps[:, 3 : 3 + len(begun.y)]
    t, h, y0 = (np.ascontiguousarray(part) for part in (steps[:, 0], steps[:, 1], y))
    memory = np.ascontiguousarray(steps[:, 3 + len(begun.y) :])
    stored = Steps(t, h, y0, memory)
    return sample(begun.machine.code(CAREFUL, P), stored, times, P)[0]


def divergence_of_switches(begun: RunStart, crossings: list[Crossing]) -> float:
    """The sum of log |det S| over the changes passed, S the saltation matrix between the tangent spaces there.

    Minus infinity where a direction is lost: a slip that stops, a strike that gives nothing back.
    """
    w, total = begun.weights, 0.0
    rows, users = constraint_rows(begun.machine), begun.system.derived.users
    for one in crossings:
        projector, dimension = null_spaces(rows(one.t, one.y, one.P).full(), w)
        basis = np.linalg.svd(projector)[0][:, :dimension]
        after = w[:, None] * one.through(basis / w[:, None], np.zeros((users, dimension)))
        sizes = np.linalg.svd(after, compute_uv=False)
        lost = sizes < LOST * sizes.max()
        total += float(np.log(sizes[~lost]).sum()) if not lost.any() else -np.inf
    return total

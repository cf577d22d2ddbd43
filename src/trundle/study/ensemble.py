"""Many motions of one system on one core: lanes side by side, and the odd one that needs more taken up alone.

    ensemble = Ensemble(system, {"end": keep.last(x)}, until=10.0)
    result = ensemble.run(states, parameters)         # one row for each run

What a run gives depends on its own start and parameters only: not on its neighbours, the order, or who computes it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from trundle.compiled.native import compile_native, vector_width
from trundle.errors import ModelError
from trundle.integrate import outcome
from trundle.integrate.asked import settings_asked
from trundle.integrate.event import Event
from trundle.integrate.kernel import NOT_FINITE, STEP_TOO_SMALL, Code
from trundle.integrate.lanes import (
    ARRIVED,
    DOUBTFUL,
    ENDED,
    JUMPED,
    NO_NUMBERS,
    TOO_LONG,
    TOO_SMALL,
    WAITING,
    Lanes,
)
from trundle.integrate.machine import CAREFUL, MINIMAL, QUICK, QUICK_LIMIT, RESIDUAL_LIMIT
from trundle.integrate.settings import SHARE
from trundle.motion.keep import Keep, last
from trundle.motion.watch import Keeping
from trundle.system import System

LANES = (
    vector_width()
)  # more than a register holds gains nothing: the arithmetic, not its latency, takes the time
ROUNDS = 4096  # steps of a group between looks at who asks to stop
MOST_STEPS = 10_000_000
LOST = (
    DOUBTFUL,
    NO_NUMBERS,
    TOO_SMALL,
    JUMPED,
)  # ends of runs for which the minimal form is not enough


@dataclass(frozen=True)
class Batch:
    """What became of some runs: kept (N, columns), a sentence each (as in `motion.status`; empty if a run must be
    taken up alone), whether it finished as asked, facts (N, 3): time, residual, evaluations."""

    kept: np.ndarray
    status: list[str]
    finished: np.ndarray
    facts: np.ndarray


class _Engine(NamedTuple):
    """One way of solving: code for all lanes and for one state, what it keeps, the largest residual that passes."""

    solve: int
    many: Code
    one: Code
    keeping: Keeping
    limit: float


class Ensemble:
    """A system compiled for many runs at once.

    keeps   {name: Keep}, in the order of the columns
    stops   events, each of which ends a run
    lanes   how many runs go side by side; it changes no bit of them
    until, begin, rtol, atol, max_step   as in `System.simulate`
    """

    def __init__(
        self,
        system: System,
        keeps: Mapping[str, Any],
        until: float,
        *,
        begin: float = 0.0,
        rtol: float = 1e-10,
        atol: float | None = None,
        max_step: float = float("inf"),
        stops: Sequence[Event] = (),
        lanes: int = LANES,
    ) -> None:
        self.system, self.stops, self.lanes = system, tuple(stops), lanes
        self.keeps = {name: k if isinstance(k, Keep) else last(k) for name, k in keeps.items()}
        if any(slip.gate is None for slip in system.derived.slips):
            raise ModelError(
                "Lanes cannot run a system with Coulomb friction.",
                "a system without friction that sticks and slides",
                "such runs stop and go on at every change; they cannot share lanes",
                "td.sweep(system, over=..., measure=..., start=start, until=10.0)",
            )
        if system.gates:
            raise ModelError(
                f"Lanes cannot run a system in which the contact {system.gates[0].name!r} may open.",
                "a system whose contacts stay closed",
                "runs that fly and strike stop and go on at every change; they cannot share lanes",
                "td.sweep(system, over=..., measure=..., start=start, until=10.0)",
            )
        self.begin, self.settings = settings_asked(begin, until, rtol, atol, max_step, None, None)

    @functools.cached_property
    def _keeping(self) -> Keeping:
        return self._kept(QUICK)

    def _kept(self, solve: int) -> Keeping:
        limits = [event.expression.sx for event in self.system.beginning.limits]
        return Keeping(self.system.machine.form(solve), self.keeps, self.stops, limits)

    @property
    def columns(self) -> list[str]:
        """Names of the columns kept; samples have one for each time."""
        return self._keeping.columns

    @functools.cached_property
    def first(self) -> _Engine:
        """How runs begin: in minimal form, if the system has one."""
        return self._quick if self.system.machine.minimal is None else self._engine(MINIMAL)

    @functools.cached_property
    def _quick(self) -> _Engine:
        return self._engine(QUICK)

    @functools.cached_property
    def _careful(self) -> _Engine:
        return self._engine(CAREFUL)

    def _engine(self, solve: int) -> _Engine:
        programs = self.system.machine.form(solve)
        keeping = self._kept(MINIMAL) if solve == MINIMAL else self._keeping
        rhs = programs.careful_rhs if solve == CAREFUL else programs.rhs
        functions = {"rhs": rhs, "finish": programs.finish}
        if keeping.fast:
            functions["watch"] = keeping.function

        def code(lanes: int) -> Code:
            native = compile_native(functions, lanes=lanes)
            watch = native["watch"].address if keeping.fast else 0
            work = max(f.n_work for f in native.values())
            return Code(
                native["rhs"].address, native["finish"].address, programs.ny,
                int(programs.P.shape[0]), programs.n_memory, watch, len(keeping.fast), work,
                keep=native,
            )  # fmt: skip

        limit = RESIDUAL_LIMIT if solve == CAREFUL else QUICK_LIMIT
        return _Engine(solve, code(self.lanes), code(1), keeping, limit)

    def run(self, y: np.ndarray, P: np.ndarray, stop: Callable[[], bool] | None = None) -> Batch:
        """Make runs from the states y (N, 2 n) with native parameters P (N, np); `stop` is asked now and then.

        Runs that `stop` cuts off have the code NOT_BEGUN.
        """
        kept, status, facts = self._pass(self.first, y, P, stop)
        ways = [(LOST, "_quick")] if self.first.solve == MINIMAL else []
        for reasons, better in [*ways, ((DOUBTFUL,), "_careful")]:
            again = np.flatnonzero(np.isin(status, reasons))
            if len(again) and not (stop is not None and stop()):
                found = self._pass(getattr(self, better), y[again], P[again], stop)
                kept[again], status[again], facts[again] = found
        kept = self._keeping.asked(kept, facts[:, 0] - self.begin)
        sentences = [self._sentence(int(s), f[0]) for s, f in zip(status, facts, strict=True)]
        finished = (status == ARRIVED) | (status >= ENDED)
        for column in self._keeping.integrals:
            for i in np.flatnonzero(finished & ~np.isfinite(kept[:, column])):
                name = self.columns[column]
                sentences[i] += f", but the integral {name!r} has no value on the way"
                finished[i] = False
        for i in np.flatnonzero(status >= ENDED):
            finished[i] = not self._event(int(status[i])).failure
        return Batch(kept, sentences, finished, facts)

    def _pass(
        self, engine: _Engine, y: np.ndarray, P: np.ndarray, stop: Callable[[], bool] | None
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Kept numbers, how each run ended, and facts, with one way of solving."""
        machine, settings = self.system.machine, self.settings
        size = machine.size(engine.solve)
        if engine.solve == MINIMAL and machine.minimal is not None:
            y, P = machine.minimal.begin(self.begin, y, P)
        lanes = Lanes(
            engine.many, engine.one, self.lanes, y, P, engine.keeping.watching(engine.one.ny),
            begin=self.begin, until=settings.until, rtol=SHARE * settings.rtol,
            atol=SHARE * settings.absolute(engine.one.ny, size.sized),
            h_max=settings.max_step, limit=engine.limit, most_steps=MOST_STEPS,
            size=size, measured=settings.atol is None,
        )  # fmt: skip
        while lanes.go(ROUNDS):
            if stop is not None and stop():
                break
        return lanes.kept, lanes.status, lanes.facts

    def _event(self, status: int) -> Event:
        """The event that ended a run with this status."""
        return self.stops[status - ENDED - len(self.keeps)]

    def _sentence(self, status: int, t: float) -> str:
        if status >= ENDED:
            return self._event(status).ended(t)
        codes = {
            WAITING: outcome.NOT_BEGUN, ARRIVED: outcome.REACHED, TOO_SMALL: STEP_TOO_SMALL,
            NO_NUMBERS: NOT_FINITE, TOO_LONG: outcome.TOO_LONG,
        }  # fmt: skip
        return outcome.Status(codes[status], t=t, steps=MOST_STEPS) if status in codes else ""

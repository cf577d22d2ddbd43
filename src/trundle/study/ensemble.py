"""Many motions of one system on one core: lanes side by side, and alone those that need more.

    ensemble = Ensemble(system, {"end": keep.last(x)}, until=10.0)
    result = ensemble.run(states, parameters)         # one row for each run

Smooth runs go through lanes from their starts to their ends, watched on the way, with the scales that they are given.
Runs that may have several phases (contacts, friction, switches, pulses of time) are those of `simulate`, bit for bit:
each is a `Runner` with scales of its own, their phases go through lanes from the queues of their programs
(`integrate/queues.py`), and what is kept is read off the stored steps.

What a run gives depends on its own start and parameters only: not on its neighbours, the order, or who computes it.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from trundle.compiled.native import compile_native, vector_width
from trundle.errors import TrundleError
from trundle.integrate import outcome
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
from trundle.integrate.queues import Queues, Stopped
from trundle.integrate.record import Run
from trundle.integrate.run import Runner
from trundle.integrate.settings import SHARE, run_settings
from trundle.motion.keep import Keep, column_names, last
from trundle.motion.watch import Keeping, kept_along
from trundle.symbols.expression import as_expression
from trundle.system import System

# more than a register holds gains nothing: the arithmetic, not its latency, takes the time
LANES = vector_width()
ROUNDS = 4096  # steps of a group between looks at who asks to stop
MOST_STEPS = 10_000_000
# ends of runs for which the minimal form is not enough
LOST = DOUBTFUL, NO_NUMBERS, TOO_SMALL, JUMPED
# what a run that fails may raise; RuntimeError is CasADi's
FAILURES = (TrundleError, ArithmeticError, RuntimeError, np.linalg.LinAlgError)


@dataclass(frozen=True)
class Batch:
    """The results of some runs: kept (N, columns), a sentence each (as in `motion.status`; empty if a run must be
    made alone), whether it finished, facts (N, 3): time, residual, evaluations."""

    kept: np.ndarray
    status: list[str]
    finished: np.ndarray
    facts: np.ndarray

    @classmethod
    def of(cls, count: int, columns: int, status: str = "") -> Batch:
        """Nothing known of so many runs."""
        kept, facts = np.full((count, columns), np.nan), np.full((count, 3), np.nan)
        return cls(kept, [status] * count, np.zeros(count, bool), facts)


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
    lanes   how many smooth runs go side by side; it changes no bit of them
    phases  whether runs may have several (default: whether the system has contacts that may open, friction or switches)
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
        phases: bool | None = None,
    ) -> None:
        self.system, self.stops, self.lanes = system, tuple(stops), lanes
        self.keeps = {name: k if isinstance(k, Keep) else last(k) for name, k in keeps.items()}
        eq = system.derived
        self.phases = bool(eq.slips or eq.gates or len(eq.switches)) if phases is None else phases
        self.begin, self.settings = run_settings(begin, until, rtol, atol, max_step)

    @functools.cached_property
    def _keeping(self) -> Keeping:
        return self._kept(QUICK)

    def _kept(self, solve: int) -> Keeping:
        limits = [as_expression(event.expression).sx for event in self.system.beginning.limits]
        return Keeping(self.system.machine.form(solve), self.keeps, self.stops, limits, steps=True)

    @property
    def columns(self) -> list[str]:
        return column_names(self.keeps)

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
        """Make runs from the states y (N, 2 n) with native parameters P (N, np); `stop` is called now and then.

        Runs that `stop` cuts off have the code NOT_BEGUN.
        """
        if self.phases:
            return self._in_phases(y, P, stop)
        kept, status, facts = self._pass(self.first, y, P, stop)
        ways = [(LOST, "_quick")] if self.first.solve == MINIMAL else []
        for reasons, better in [*ways, ((DOUBTFUL,), "_careful")]:
            again = np.flatnonzero(np.isin(status, reasons))
            if len(again) and not (stop is not None and stop()):
                found = self._pass(getattr(self, better), y[again], P[again], stop)
                kept[again], status[again], facts[again] = found
        kept = self._keeping.results(kept, facts[:, 0] - self.begin)
        ends = [*zip(status.tolist(), facts[:, 0].tolist(), strict=True)]
        said = {end: self._sentence(*end) for end in set(ends)}  # most runs end alike
        sentences = [said[end] for end in ends]
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

    # --- runs of several phases -----------------------------------------------------------------------
    def _in_phases(self, y: np.ndarray, P: np.ndarray, stop: Callable[[], bool] | None) -> Batch:
        count = len(y)
        cut = outcome.Status(outcome.NOT_BEGUN, t=self.begin, steps=MOST_STEPS)
        batch = Batch.of(count, len(self.columns), cut)
        users = P[:, : self.system.derived.p.shape[0]]
        makers = ((i, functools.partial(self.runner, y[i], users[i])) for i in range(count))
        with contextlib.suppress(Stopped):
            for i, found in Queues(self.system.machine, FAILURES, stop).run(makers):
                self.record(batch, i, found, y[i], users[i])
        return batch

    def runner(self, y: np.ndarray, p: np.ndarray) -> Runner:
        """A run from a state, with scales as `simulate` finds them."""
        machine, short = self.system.machine, y[: 2 * self.system.derived.n]
        scales = machine.scales(self.begin, short, p, self.settings.until)
        watched, P = (*self.stops, *self.system.beginning.limits), machine.parameters(p, scales)
        return Runner(machine, self.begin, y.copy(), P, self.settings, watched)

    def record(
        self, batch: Batch, i: int, found: Run | Exception, y: np.ndarray, p: np.ndarray
    ) -> None:
        """Write down what became of a run; an error becomes its status."""
        try:
            if isinstance(found, Exception):
                raise found
            self._record(batch, i, found, y, p)
        except FAILURES as error:
            words = " ".join(str(getattr(error, "given", error)).split())
            batch.status[i], batch.finished[i] = f"not made: {words}", False
            batch.kept[i] = np.nan

    def _record(self, batch: Batch, i: int, found: Run, y: np.ndarray, p: np.ndarray) -> None:
        if getattr(found.status, "code", None) == outcome.INTERRUPTED:
            raise KeyboardInterrupt  # Ctrl-C reached this process too
        system, short = self.system, y[: 2 * self.system.derived.n]
        if not found.finished:
            found.status = system.beginning.why_it_stopped(found, self.begin, short, p)
        stats = found.stats
        batch.facts[i] = found.end, stats.worst_solve, stats.evaluations
        batch.status[i], batch.finished[i] = found.status, found.finished
        if found.finished:
            batch.kept[i] = kept_along(system.machine, found, self.keeps)

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

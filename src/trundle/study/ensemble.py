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

from trundle.compiled.native import NativeFunction, compile_native, vector_width
from trundle.errors import ModelError
from trundle.integrate.asked import settings_asked
from trundle.integrate.call import zeros
from trundle.integrate.dense import Code
from trundle.integrate.event import Event
from trundle.integrate.lanes import (
    ARRIVED,
    DOUBTFUL,
    ENDED,
    NO_NUMBERS,
    TOO_LONG,
    TOO_SMALL,
    WAITING,
    Group,
    make_lanes,
    make_queue,
    run_lanes,
)
from trundle.integrate.machine import QUICK_LIMIT, RESIDUAL_LIMIT
from trundle.integrate.observe import make_gauge
from trundle.integrate.run import SHARE
from trundle.study.gauges import EnsemblePrograms, ensemble_programs
from trundle.study.keep import Keep, last
from trundle.system import System

LANES = (
    vector_width()
)  # more than a register holds gains nothing: the arithmetic, not its latency, takes the time
ROUNDS = 4096  # steps of a group between looks at who asks to stop
MOST_STEPS = 10_000_000


@dataclass(frozen=True)
class Batch:
    """What became of some runs: kept (N, columns), a sentence each (as in `motion.status`; empty if a run must be
    taken up alone), whether it finished as asked, facts (N, 3): time, residual, evaluations."""

    kept: np.ndarray
    status: list[str]
    finished: np.ndarray
    facts: np.ndarray


class _Engine(NamedTuple):
    """One way of solving: programs, native code for all lanes and for one state, the largest residual that passes."""

    programs: EnsemblePrograms
    many: dict[str, NativeFunction]
    one: dict[str, NativeFunction]
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
        atol: float = 1e-12,
        max_step: float = float("inf"),
        stops: Sequence[Event] = (),
        lanes: int = LANES,
    ) -> None:
        self.system, self.stops, self.lanes = system, tuple(stops), lanes
        self.keeps = {name: k if isinstance(k, Keep) else last(k) for name, k in keeps.items()}
        if any(system._equations.slips):
            raise ModelError(
                "An ensemble of a system with Coulomb friction was asked for.",
                "a system without friction that sticks and slides",
                "such runs stop and go on at every change; they cannot share lanes",
                "td.sweep(system, over=..., measure=..., start=start, until=10.0)",
            )
        self.begin, self.settings = settings_asked(begin, until, rtol, atol, max_step, None, None)

    @property
    def columns(self) -> list[str]:
        """Names of the columns kept; samples have one for each time."""
        names = []
        for name, keep in self.keeps.items():
            names += (
                [f"{name}[{i}]" for i in range(keep.columns)] if keep.kind == "samples" else [name]
            )
        return names

    @functools.cached_property
    def _quick(self) -> _Engine:
        return self._engine(careful=False)

    @functools.cached_property
    def _careful(self) -> _Engine:
        return self._engine(careful=True)

    def _engine(self, careful: bool) -> _Engine:
        limits = [event.expression.sx for event in self.system._limits]
        p = ensemble_programs(
            self.system._machine.programs, self.keeps, self.stops, limits, careful
        )
        functions = {"rhs": p.rhs, "finish": p.finish}
        if p.quantities:
            functions["gauge"] = p.gauge
        watching = functions | ({"watch": p.watch} if p.limits else {})
        limit = RESIDUAL_LIMIT if careful else QUICK_LIMIT
        return _Engine(
            p, compile_native(watching, lanes=self.lanes), compile_native(functions), limit
        )

    def run(self, y: np.ndarray, P: np.ndarray, stop: Callable[[], bool] | None = None) -> Batch:
        """Make runs from the states y (N, 2 n) with native parameters P (N, np); `stop` is asked now and then.

        Runs that `stop` cuts off have the status "not begun" or "interrupted".
        """
        kept, status, facts = self._pass(self._quick, y, P, stop)
        doubtful = np.flatnonzero(status == DOUBTFUL)
        if len(doubtful) and not (stop is not None and stop()):  # again, with two corrections
            again = self._pass(self._careful, y[doubtful], P[doubtful], stop)
            kept[doubtful], status[doubtful], facts[doubtful] = again
        means = [i for i, name in enumerate(self._of_columns) if self.keeps[name].kind == "mean"]
        with np.errstate(invalid="ignore"):  # a run that ended where it began has no mean
            kept[:, means] /= facts[:, :1] - self.begin
        sentences = [self._sentence(int(s), f[0]) for s, f in zip(status, facts, strict=True)]
        finished = (status == ARRIVED) | (status >= ENDED)
        for i in np.flatnonzero(status >= ENDED):
            finished[i] = not self._event(int(status[i])).failure
        return Batch(kept, sentences, finished, facts)

    def _pass(
        self, engine: _Engine, y: np.ndarray, P: np.ndarray, stop: Callable[[], bool] | None
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Kept numbers, how each run ended, and facts, with one way of solving."""
        programs, many, one = engine.programs, engine.many, engine.one
        extra = programs.ny - y.shape[1]
        queue = make_queue(np.hstack([y, np.zeros((len(y), extra))]), P, programs.columns)
        address = {name: f.address for name, f in many.items()}
        group = Group(
            address["rhs"],
            address["finish"],
            address.get("watch", 0),
            programs.limits,
            (0,) * self.lanes,
        )
        memory = self.system._machine.programs.n_memory
        work = 1 + max(f.n_work for f in (*many.values(), *one.values()))
        lanes = make_lanes(programs.ny, memory, P.shape[1], group, work)
        times = next((k.times for k in self.keeps.values() if k.kind == "samples"), ())
        gauge_address = one["gauge"].address if "gauge" in one else 0
        code = Code(one["rhs"].address, one["finish"].address, event=gauge_address)
        sizes = (programs.ny, memory, P.shape[1], programs.quantities)
        gauge = make_gauge(
            programs.what, np.array(times, float), address.get("gauge", 0), code, sizes,
            programs.columns, self.lanes, work,
        )  # fmt: skip
        atol = zeros(programs.ny * self.lanes)
        atol[:] = SHARE * self.settings.atol
        asked = (self.begin, self.settings.until, SHARE * self.settings.rtol, atol)
        rest = (self.settings.max_step, engine.limit, MOST_STEPS, ROUNDS)
        while run_lanes(group, lanes, queue, gauge, *asked, *rest):
            if stop is not None and stop():
                break
        return queue.kept[:, : programs.columns], queue.status, queue.facts

    @property
    def _of_columns(self) -> list[str]:
        return [name for name, keep in self.keeps.items() for _ in range(keep.columns)]

    def _event(self, status: int) -> Event:
        """The event that ended a run with this status."""
        return self.stops[status - ENDED - len(self.keeps)]

    def _sentence(self, status: int, t: float) -> str:
        at = f"at t = {t:.9g} s"
        if status >= ENDED:
            return self._event(status).ended(t)
        names = [name for name, k in self.keeps.items() if k.kind in ("integral", "mean")]
        summed = f", or what is integrated ({', '.join(names)})," if names else ""
        sentences = {
            WAITING: "not begun",
            ARRIVED: f"reached t = {t:.9g} s",
            TOO_SMALL: f"stopped {at}: the steps became too small to go on (a singular "
            "configuration, an impact, or forces that change too fast)",
            NO_NUMBERS: f"stopped {at}: the equations{summed} have no finite solution there",
            TOO_LONG: f"stopped {at} after {MOST_STEPS} steps",
        }
        return sentences.get(status, "")

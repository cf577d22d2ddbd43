"""Compute the runs of a recipe, chunk by chunk, in a thread, a process or on a cluster.

Runs go through the ensemble's lanes, several at once. A run that needs more (a start that is not clean, a doubtful
solve) goes through `simulate`'s engine alone. A row depends on the recipe and its number only.
"""

from __future__ import annotations

import functools
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.scales import Scales
from trundle.constraints.equality import EnergyHeld
from trundle.errors import TrundleError
from trundle.integrate import outcome
from trundle.integrate.record import Run
from trundle.integrate.starts import Starts
from trundle.study.ensemble import FAILURES, Batch, Ensemble
from trundle.study.recipe import Recipe, decode
from trundle.study.starts import as_start
from trundle.symbols.expression import Expression

KNOWN_RECIPES = 3  # that a worker keeps compiled
TRIES = 64  # runs that are tried as the reference


class ChunkRows(NamedTuple):
    """Rows of a table: runs first ... first + N - 1, what they go over (N, width), and what became of them."""

    first: int
    values: np.ndarray
    made: Batch

    def __len__(self) -> int:
        return len(self.values)


class Interrupted(Exception):
    """The driver stopped the chunk."""


class RecipeRunner:
    """A recipe and the programs compiled for it."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.system, eq = recipe.system, recipe.system.derived
        self.phases = bool(eq.slips or eq.gates or len(eq.switches)) or self._moments()
        self.slices = recipe.axes.slices()
        place = {key: i for i, key in enumerate(recipe.keys)}
        self._given_by = [  # (columns of the axes' values, entries of the start)
            (s, [place[key] for key in axis.keys])
            for axis, s in zip(recipe.axes.axes, self.slices, strict=True)
            if axis.parameter < 0
        ]
        self._set_by = [
            (s.start, axis.parameter)
            for axis, s in zip(recipe.axes.axes, self.slices, strict=True)
            if axis.parameter >= 0
        ]

    def _moments(self) -> bool:
        """Whether time alone changes something so quickly that runs need phases for it."""
        recipe, moments = self.recipe, self.system.machine.moments
        if not moments.any or any(axis.parameter >= 0 for axis in recipe.axes.axes):
            return moments.any
        p, span = self.system.derived.parameter_values, recipe.until - recipe.begin
        return bool(len(moments.within(recipe.begin, recipe.until, p, span)))

    # --- the numbers of a run ------------------------------------------------------------------------------
    def numbers(self, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Parameters (N, n_p) and given start values (N, K) of runs with these values of the axes."""
        p = np.repeat(self.recipe.p[None], len(values), axis=0)
        given = np.repeat(self.recipe.given[None], len(values), axis=0)
        for column, parameter in self._set_by:
            p[:, parameter] = values[:, column]
        for columns, entries in self._given_by:
            given[:, entries] = values[:, columns]
        return p, given

    def _start(self, given: np.ndarray) -> dict[Expression, float]:
        return dict(zip(self.recipe.keys, map(float, given), strict=True))

    # --- the reference ---------------------------------------------------------------------------------------
    def find_reference(self) -> Recipe:
        """The recipe with its reference: a run that has a start, near which the others look for theirs, and its scales.

        The first run that has one; if none of some dozens has, the error of the first is raised.
        """
        recipe, system, first_error = self.recipe, self.system, None
        total = recipe.axes.total
        tried = dict.fromkeys([*range(min(8, total)), *(total * k // TRIES for k in range(TRIES))])
        for run in tried:
            p, given = (x[0] for x in self.numbers(recipe.axes.values(run, run + 1)))
            try:
                p = system.beginning.values(self.system.values_of(p))
                y, _ = system.beginning.find(recipe.begin, p, self._start(given), recipe.guess)
                scales = system.machine.scales(recipe.begin, y, p, recipe.until)
            except FAILURES as error:
                first_error = first_error or error
                continue
            found = {
                "run": run,
                "y": y.tolist(),
                "columns": scales.columns.tolist(),
                "rows": scales.rows.tolist(),
                "force": scales.force,
            }
            return replace(recipe, reference=found)
        if first_error is None:
            raise TrundleError(
                "The sweep has no runs.",
                "at least one run",
                "a grid in over= is empty",
                "over={mu: [0.1, 0.2, 0.3]}",
            )
        raise first_error

    @functools.cached_property
    def reference(self) -> tuple[np.ndarray, Scales]:
        """State (2n) and scales of the reference."""
        found = self.recipe.reference
        columns, rows = (np.array(found[key], float) for key in ("columns", "rows"))
        scales = Scales(columns, rows, float(found["force"]))
        return np.array(found["y"], float), scales

    # --- what is compiled --------------------------------------------------------------------------------------
    @functools.cached_property
    def ensemble(self) -> Ensemble:
        recipe = self.recipe
        settings = recipe.until, recipe.begin, recipe.rtol, recipe.atol, recipe.max_step

        def make() -> Ensemble:
            made = Ensemble(
                self.system, recipe.keeps, recipe.until, begin=recipe.begin, rtol=recipe.rtol, atol=recipe.atol,
                max_step=recipe.max_step, stops=recipe.stops, phases=self.phases,
            )  # fmt: skip
            if not self.phases:
                made.first  # noqa: B018  compiled here, not by every thread
            return made

        key = ("ensemble", self.phases, settings, *recipe.keeps.items(), *recipe.stops)
        return self.system.machine.kept(key, make)

    @functools.cached_property
    def starts(self) -> Starts:
        keys = tuple(self.recipe.keys)
        return self.system.machine.starts(keys) or Starts(self.system.derived, keys)

    @functools.cached_property
    def _requirements(self) -> ca.Function:
        quantities = [r.quantity.sx for r in self.system.requirements]
        return ca.Function(
            "required", [self.system.derived.p], [ca.vertcat(ca.SX(0, 1), *quantities)]
        )

    @functools.cached_property
    def _energy(self) -> ca.Function:
        eq = self.system.derived
        return ca.Function("energy", [eq.t, eq.y, eq.p], [eq.held])

    def warm(self) -> None:
        """Compile what the runs need."""
        self.starts, self._requirements, self._energy, self.ensemble  # noqa: B018

    # --- runs ----------------------------------------------------------------------------------------------------
    def run(self, first: int, last: int, stop: Callable[[], bool] | None = None) -> ChunkRows:
        """Make the runs first ... last - 1; `stop` is called now and then, and ends in `Interrupted`."""
        recipe, count = self.recipe, last - first
        values = recipe.axes.values(first, last)
        p, given = self.numbers(values)
        made = Batch.of(count, len(recipe.columns))
        states, good = self._find_starts(p, given)
        self._together(made, np.flatnonzero(good), states, p, stop)
        for i in range(count):
            if not made.status[i]:
                if stop is not None and stop():
                    raise Interrupted
                self._alone(made, i, states[i] if good[i] else None, p[i], given[i])
        known: dict[str, str] = {}  # equal sentences share one object
        made.status[:] = [known.setdefault(text, text) for text in made.status]
        return ChunkRows(first, values, made)

    def _find_starts(self, p: np.ndarray, given: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States (N, ny) of all runs, which of them are good, and in p the levels at which energies are held."""
        system, eq = self.system, self.system.derived
        y, solved = self.starts.find(self.recipe.begin, p, given, self.reference[0])
        good = (solved == 1) & np.isfinite(y).all(axis=1)
        if system.requirements:
            required = np.asarray(self._requirements(p.T).full())
            good &= np.all((required >= 0) & np.isfinite(required), axis=0)
        for i, parameter in enumerate(system.parameters):
            if parameter not in system.adjustable:  # the level of an energy that is held
                time = np.full((1, len(y)), self.recipe.begin)
                p[:, i] = np.asarray(self._energy(time, y.T, p.T).full())[0]
        if system.principle == "vakonomic":
            lam = self.starts.given_multipliers(given)
            for block in eq.blocks:
                if isinstance(block.constraint, EnergyHeld):
                    lam[:, block.rows] = 0.0
            y = np.hstack([y, lam])
        return np.hstack([y, np.zeros((len(y), len(eq.slips)))]), good

    def _together(
        self, made: Batch, chosen: np.ndarray, y: np.ndarray, p: np.ndarray,
        stop: Callable[[], bool] | None,
    ) -> None:  # fmt: skip
        """The chosen runs in lanes; those that must run alone keep an empty status."""
        if not len(chosen):
            return
        tail = self.system.machine.parameters(p[0], self.reference[1])[p.shape[1] :]
        P = np.hstack([p[chosen], np.repeat(tail[None], len(chosen), axis=0)])
        batch = self.ensemble.run(y[chosen], P, stop)
        if any(getattr(text, "code", None) == outcome.NOT_BEGUN for text in batch.status):
            raise Interrupted
        for k, i in enumerate(chosen):
            if not batch.status[k]:
                continue
            made.status[i], made.finished[i] = batch.status[k], batch.finished[k]
            made.facts[i] = batch.facts[k]
            if made.finished[i]:
                made.kept[i] = batch.kept[k]

    def _alone(
        self, made: Batch, i: int, y: np.ndarray | None, p: np.ndarray, given: np.ndarray
    ) -> None:
        """One run by the single-run engine; its start is searched for, with all checks, where it is not clean."""
        found: Run | Exception
        try:
            if y is None:
                beginning, near = self.system.beginning, self.reference[0]
                p = beginning.values(self.system.values_of(p))
                guess = as_start(self.system.derived, near)
                y = beginning.find(self.recipe.begin, p, self._start(given), guess)[1]
            found = self.ensemble.runner(y, p).run()
        except FAILURES as error:
            found = error
        self.ensemble.record(made, i, found, np.empty(0) if y is None else y, p)


# --- in a worker -----------------------------------------------------------------------------------------------
_KNOWN: OrderedDict[str, RecipeRunner] = OrderedDict()
_LOCK = threading.Lock()


def recipe_name(data: bytes) -> str:
    """The name under which a worker keeps an encoded recipe."""
    return hashlib.sha256(data).hexdigest()


def remember(name: str, work: RecipeRunner) -> None:
    """Keep a recipe compiled, for the chunks to come."""
    with _LOCK:
        _KNOWN[name] = work
        _KNOWN.move_to_end(name)
        while len(_KNOWN) > KNOWN_RECIPES:
            _KNOWN.popitem(last=False)


def run_chunk(data: bytes, name: str, first: int, last: int) -> ChunkRows:
    """Make the runs first ... last - 1 of an encoded recipe; it is read and compiled once in every process."""
    with _LOCK:
        work = _KNOWN.get(name)
        if work is None:
            work = RecipeRunner(decode(data))
            work.warm()
    remember(name, work)
    return work.run(first, last)

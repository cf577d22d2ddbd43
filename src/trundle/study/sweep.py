"""`td.sweep`: a system, what to vary, what to keep; out comes a table with a row for each run.

recipe.py    everything that decides the rows, as data
work.py      runs of a recipe, chunk by chunk, wherever
driver.py    chunks out and rows back, whatever computes them
pools.py     who makes them
folder.py    parts on disk, and going on where it was interrupted
results.py   what came out
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Annotated, Any

from trundle.described import Either, OneOf, Table, of
from trundle.errors import ModelError, TrundleError, of_extra
from trundle.files import digest
from trundle.motion import keep
from trundle.study import draw
from trundle.study.driver import Driver
from trundle.study.folder import FORMAT, Folder, made_folder, refuse_other
from trundle.study.lock import locked
from trundle.study.parts import table_of
from trundle.study.pools import Pool, Threads, check_executor, make_pool
from trundle.study.recipe import Recipe, fields, make_recipe
from trundle.study.results import Sweep
from trundle.study.starts import counted
from trundle.study.work import Interrupted, RecipeRunner
from trundle.symbols.checks import whole
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown
from trundle.system import System

SECONDS = 1.0  # that a chunk should take
MOST_ROWS = 65536  # of a chunk
DRAWN = OneOf((draw.uniform, draw.log_uniform, draw.normal, draw.choice), (draw.grid,))
KEPT = OneOf(
    (
        keep.last, keep.least, keep.most, keep.mean, keep.integral, keep.first_zero, keep.zeros,
        keep.samples, keep.least_normal_force, keep.lifts_at, keep.slips_at, keep.most_friction_needed,
    )
)  # fmt: skip
_OVER = '`"name" = values`: a parameter that formulas contain, or a start value, which it replaces'
_KEPT = "`name = what is kept`: a formula is its value at the end"
Over = Annotated[Mapping[Any, Any], Table(Either(of.Quantity(plain=True), DRAWN), _OVER)]
Measured = Annotated[Mapping[str, Any], Table(Either(of.Number(plain=False), KEPT), _KEPT)]
Count = Annotated[int, of.Whole(1)]


@spelled()
def sweep(
    system: System,
    over: Over,
    until: float,
    start: Mapping[Any, Any],
    measure: Measured,
    *,
    runs: Count | None = None,
    seed: Annotated[int, of.Whole(0)] = 0,
    begin: float = 0.0,
    rtol: float = 1e-10,
    atol: float | None = None,
    max_step: float = float("inf"),
    parameters: Mapping[Any, float] | None = None,
    hold_energy: bool = False,
    guess: Mapping[Any, Any] | None = None,
    events: Iterable[Any] = (),
    executor: Any = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    chunk: Count | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Sweep:
    """Many motions of one system: a row for each, whatever becomes of it.

    over        {parameter or start value: values}. Lists and arrays are grids, which multiply (the first is slowest);
                td.study.uniform(a, b), normal(mean, sd), log_uniform(a, b), choice([...]) are drawn `runs` times.
                A key may be (name, expression), to give its column a name
    start       values that all runs have in common; the rest follows from the constraints
    runs        how often random values are drawn
    measure     {name: td.keep....} what is kept of each run; a bare expression is its value at the end
    seed        of what is drawn: run i has the same values however many runs there are
    events      td.Event(..., terminal=True): a run that meets one ends there, and is measured up to there
    executor    None: threads here, as many as there are cores; a number: so many threads; a concurrent.futures
                executor, a Dask client, or the address of a Dask scheduler ("tcp://...")
    out         folder for Parquet parts, one for each chunk; without it everything is in memory
    resume      go on with the sweep that is in `out`
    chunk       runs in a chunk (default: about a second's worth)
    progress    called with (runs done, all runs), when the first go out and after every chunk

    The other options are those of `System.simulate`. Rows are the same, bit for bit, whatever the executor, the chunks
    and the threads. Ctrl-C ends a sweep early and gives what there is; `status` says so.

    >>> import trundle as td
    >>> (x,) = td.coordinates("x")
    >>> k = td.parameter("k", 1.0)
    >>> spring = td.System(lagrangian=(x.dot**2 - k * x**2) / 2)
    >>> found = td.sweep(
    ...     spring, over={k: [1, 4]}, until=1, start={x: 0, x.dot: 1}, measure={"most": td.keep.most(x)}
    ... )
    >>> found["most"].round(6).tolist()
    [0.841471, 0.5]
    """
    system = counted(system, "sweep")
    if isinstance(over, Mapping) and isinstance(measure, Mapping):  # else refused below
        varied = [key[1] if isinstance(key, tuple) else key for key in over]
        kept = [getattr(what, "of", what) for what in measure.values()]
        system = system.counting(start, varied, kept)
    recipe = make_recipe(
        system, over, measure, start, until=until, begin=begin, rtol=rtol, atol=atol,
        max_step=max_step, parameters=parameters, guess=guess, hold_energy=hold_energy, runs=runs,
        seed=seed, events=events,
    )  # fmt: skip
    check_executor(executor)
    _check_driving(out, resume, chunk, progress)
    if out is None:
        return _Driven(recipe, executor, None, chunk, progress).run()
    of_extra("pyarrow.parquet", "sweeps", "Writing a sweep to disk")  # before any run is made
    folder = Folder(made_folder(out))
    with locked(folder.path) as note:
        driven = _Driven(recipe, executor, folder, chunk, progress)
        driven.notes += [note] if note else []
        return driven.run(resume)


def _check_driving(out: Any, resume: bool, chunk: Any, progress: Any) -> None:
    """Validate chunk, resume and progress."""
    if progress is not None and not callable(progress):
        raise ModelError(
            f"progress={shown(progress)} is not a function.",
            "a function of (runs done, all runs)",
            fix="progress=print",
        )
    if chunk is not None:
        whole(chunk, "chunk", 1, "chunk=1000")
    if out is None and resume:
        raise ModelError(
            "resume=True needs out=.",
            "the folder of the sweep to continue",
            fix='out="maps/top", resume=True',
        )


class _Driven:
    """One call of `sweep`."""

    def __init__(
        self, recipe: Recipe, executor: Any, folder: Folder | None, chunk: int | None,
        progress: Callable[[int, int], object] | None,
    ) -> None:  # fmt: skip
        self.recipe, self.executor, self.folder = recipe, executor, folder
        self.chunk, self.progress = chunk, progress
        self.notes: list[str] = []

    def run(self, resume: bool = False) -> Sweep:
        before, now = self._before(resume)
        if before is not None:
            self.recipe = replace(self.recipe, reference=before["reference"])
            self.chunk = int(before["chunk"])
        work = RecipeRunner(self.recipe)
        if before is None:
            self.recipe = work.recipe = work.find_reference()
        pool = make_pool(self.executor, work)
        try:
            if self.chunk is None:
                self.chunk = self._calibrated(work, pool.workers)
            if isinstance(pool, Threads):
                work.warm()
            if self.folder is not None:
                self._settle(self.folder, before, now, resume)
        except BaseException:
            pool.close(hurry=True)
            raise
        return self._drive(pool)

    # --- before ------------------------------------------------------------------------------------------------
    def _before(self, resume: bool) -> tuple[dict[str, Any] | None, dict[str, Any]]:
        """The manifest of the sweep to continue, if any; and the fields of this one."""
        if self.folder is None:
            return None, {}
        now, before = fields(self.recipe), self.folder.manifest()
        if before is None:
            return None, now
        if not resume:
            raise TrundleError(
                f"{str(self.folder.path)!r} holds a sweep already.",
                "an empty folder, or resume=True",
                fix="resume=True  # continues it (trundle sweep ... --resume); or another folder",
            )
        refuse_other(self.folder.path, before["fields"], now)
        if self.chunk is not None and self.chunk != before["chunk"]:
            refuse_other(self.folder.path, {"chunk": before["chunk"]}, {"chunk": self.chunk})
        return before, now

    def _calibrated(self, work: RecipeRunner, workers: int) -> int:
        """How many runs take about a second; measured once, and stored in the manifest."""
        total, count = self.recipe.axes.total, 1
        share = -(-total // (4 * workers))  # so that the last chunk is short
        if share == 1:
            return 1
        work.warm()
        work.run(0, 1)  # loads the kernels
        while True:
            began = time.perf_counter()
            work.run(0, count)
            seconds = time.perf_counter() - began
            if seconds > 0.1 * SECONDS or count == total or count >= 4096:
                break
            count = min(8 * count, total)
        fitting = int(SECONDS * count / max(seconds, 1e-9))
        return max(1, min(fitting, share, MOST_ROWS))

    def _settle(
        self, folder: Folder, before: dict[str, Any] | None, now: dict[str, Any], resume: bool
    ) -> None:
        folder.sweep_up()
        manifest = before or {
            "format": FORMAT,
            "hash": digest(now, self.chunk, self.recipe.reference),
            "chunk": self.chunk,
            "fields": now,
            "over": self.recipe.axes.columns,
            "reference": self.recipe.reference,
        }
        folder.use(manifest)
        folder.refuse_strangers(resume)
        if before is None:
            folder.begin(manifest)

    # --- the runs ------------------------------------------------------------------------------------------------
    def _drive(self, pool: Pool) -> Sweep:
        recipe, folder, size = self.recipe, self.folder, self.chunk or 1
        total = recipe.axes.total
        done: set[int] = set()
        rows = failures = made = 0
        if folder is not None:
            done, rows, failures, notes = folder.finished()
            self.notes += notes
        before = frozenset(done)
        numbers = (n for n in range(-(-total // size)) if n not in before)
        flight = Driver(pool, ((n, n * size, min((n + 1) * size, total)) for n in numbers))
        parts: dict[int, dict[str, Any]] = {}
        began, hurry, stopped = time.perf_counter(), True, ""
        try:
            if self.progress is not None:
                self.progress(rows, total)
            with contextlib.closing(flight.results()) as results:
                for number, found in results:
                    columns = table_of(found, recipe.axes.columns, recipe.columns)
                    if folder is None:
                        parts[number] = columns
                    else:
                        folder.write(number, columns)
                    done.add(number)
                    made += len(found)
                    failures += int((~found.made.finished).sum())
                    if self.progress is not None:
                        self.progress(rows + made, total)
            hurry = False
        except (KeyboardInterrupt, Interrupted):
            stopped = "interrupted by the user"
        except TrundleError as error:
            error.add_note(f"{rows + made} of {total} runs are finished.")
            raise
        finally:
            pool.close(hurry)
        sweep = Sweep(recipe.axes, recipe.keeps, parts, folder, [*done], total)
        sweep.made, sweep.rows, sweep.failures = made, rows + made, failures
        sweep.seconds = time.perf_counter() - began
        sweep.notes = self.notes + flight.notes
        sweep.status = "all runs are done"
        if stopped:
            where = "" if folder is None else "; resume=True continues from there"
            sweep.status = f"{stopped} after {rows + made} of {total} runs{where}"
        return sweep

"""`trundle sweep FILE --out DIR`: many runs, with parts on disk that survive an interruption."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import DONE, FAILED, Outcome, refusal
from trundle.cli.progress import Progress
from trundle.cli.scenarios import find
from trundle.errors import TrundleError

MOST_READ = 1_000_000  # rows that are read back from the parts, for the table at the end

if TYPE_CHECKING:
    from trundle.study.results import Sweep


def sweep(args: argparse.Namespace) -> Outcome:
    """Make the runs, and say how many failed; Ctrl-C leaves the finished parts, and --resume goes on."""
    if args.workers is not None and args.workers < 1:
        raise TrundleError(
            f"--workers {args.workers} is less than one.", "a number from 1 on", fix="--workers 1"
        )
    name, scenario = find(args.target, args.case)
    from trundle.study.folder import SweepStopped

    executor: Any = args.workers if args.dask is None else args.dask
    try:
        with Progress(name) as bar:
            progress = Counted(bar)
            made = scenario.run_sweep(
                executor=executor, out=args.out, resume=args.resume, progress=progress
            )
    except SweepStopped as error:  # not a mistake of the user's: what is finished is on disk
        refused = refusal(error)
        data = {**refused.data, "status": "stopped"}
        return refused._replace(code=FAILED, data=data).noting(getattr(error, "__notes__", []))
    return _outcome(name, made)


class Counted:
    """Runs done, as words: with the rate since the sweep began, which does not count what an earlier one made."""

    def __init__(self, bar: Progress) -> None:
        self.bar, self.began, self.before = bar, -1.0, 0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self.began < 0:  # `td.sweep` calls when the first chunks go out
            self.began, self.before = now, done
            self.bar.begin(done / total)
        seconds, made = now - self.began, done - self.before
        rate = f", {made / seconds:.4g} runs/s" if made and seconds > 0 else ""
        self.bar.report(done / total, f"{done} of {total} runs{rate}")


def _outcome(name: str, made: Sweep) -> Outcome:
    data = {
        "name": name,
        "status": made.status,
        "finished": made.finished,
        "runs": made.total,
        "rows": made.rows,
        "failed": made.failures,
        "made": made.made,
        "seconds": made.seconds,
        "rate": made.rate,
        "notes": made.notes,
        "folder": made.path,
    }
    note = "" if made.finished else f"trundle: {made.status}; --resume continues"
    text = "\n".join([repr(made), *_table(made)])
    return Outcome(text, data, note, DONE if made.finished else FAILED)


def _table(made: Sweep) -> list[str]:
    """The table: a row for each run, with what was varied and what was measured."""
    from trundle.cli.table import short_table
    from trundle.study.recipe import OWN

    if not 0 < made.rows <= MOST_READ:
        return []
    columns = {name: column for name, column in made.columns.items() if name not in OWN}
    if made.failures:
        columns["status"] = made["status"]
    return ["", *short_table({"run": made["run"], **columns})]

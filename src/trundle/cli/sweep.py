"""`trundle sweep FILE --out DIR`: many runs, with parts on disk that survive an interruption."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import DONE, FAILED, Outcome, refusal
from trundle.cli.progress import Progress
from trundle.cli.scenarios import find
from trundle.errors import TrundleError

if TYPE_CHECKING:
    from trundle.study.results import Sweep


def sweep(args: argparse.Namespace) -> Outcome:
    """Make the runs, and say how many failed; Ctrl-C leaves the finished parts, and --resume goes on."""
    if args.workers is not None and args.workers < 1:
        raise TrundleError(
            f"--workers {args.workers} was given.",
            "a number from 1 on",
            "zero was meant as none but this one: that is 1",
            "--workers 1",
        )
    name, scenario = find(args.target)
    from trundle.study.folder import SweepStopped

    executor: Any = args.workers if args.dask is None else args.dask
    try:
        with Progress(name) as bar:
            began: list[float] = []
            seen: list[int] = []

            def progress(done: int, total: int) -> None:
                if not began:
                    began.append(time.monotonic())
                    seen.append(done)
                seconds = time.monotonic() - began[0]
                rate = f", {(done - seen[0]) / seconds:.4g} runs/s" if seconds > 0 else ""
                bar.report(done / total, f"{done} of {total} runs{rate}")

            made = scenario.run_sweep(
                executor=executor, out=args.out, resume=args.resume, progress=progress
            )
    except SweepStopped as error:  # not a mistake of the user's: what is finished is on disk
        told = refusal(error)
        data = {**told.data, "status": "stopped"}
        return told._replace(code=FAILED, data=data).noting(getattr(error, "__notes__", []))
    return _told(name, made)


def _told(name: str, made: Sweep) -> Outcome:
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
    note = "" if made.finished else f"trundle: {made.status}; go on with --resume"
    return Outcome(repr(made), data, note, DONE if made.finished else FAILED)

"""The papers reproduced: a folder for each with its figures, animations, data and a page, and a page that links them.

    reproduce(["all"], Path("out"))            # out/index.html, out/000/index.html ... out/classics/*.html
    reproduce(["001"], Path("out"))            # one paper; the linking page shows what the folder holds
    reproduce(["studies"], Path("out"))        # what the papers could not do: minutes, so "all" leaves it out

Several papers run in two processes at once. They are started afresh, so a script that calls this does it under
`if __name__ == "__main__":`, as ever with Python's process pools.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from trundle.errors import ModelError


class Job(NamedTuple):
    """A piece of work for one process: papers.MODULE.FUNCTION(folder of `name`)."""

    name: str
    module: str
    function: str
    seconds: float  # about, for progress

    def __str__(self) -> str:
        return f"{self.name} in 3D" if self.function.startswith("animate") else self.name


# the longest first, which keeps two processes busy to the end; the classics are long the first time, when every
# one of their systems has to be compiled
JOBS = (
    Job("002", "parabola", "reproduce_parabola", 20.0),
    Job("classics", "classics", "reproduce_classics", 5.0),
    Job("004", "rattleback", "reproduce_rattleback", 5.0),
    Job("000", "sphere", "reproduce_sphere", 7.0),
    Job("002", "parabola", "animate_parabola", 5.0),
    Job("003", "table", "reproduce_table", 2.0),
    Job("001", "bead", "reproduce_bead", 2.0),
)
STUDIES = (
    Job("regimes", "regimes", "reproduce_regimes", 150.0),
    Job("attractors", "attractors", "reproduce_attractors", 90.0),
    Job("spread", "spread", "reproduce_spread", 20.0),
    Job("contact", "contact", "reproduce_contact", 10.0),
)
NAMES = tuple(sorted({job.name for job in JOBS}))
PAPERS = ("000", "001", "002", "003", "004")
CLASSICS = "classics"
WORKERS = 2

Progress = Callable[[str, float], None]


def reproduce(
    names: Sequence[str], out: Path, progress: Progress | None = None, workers: int = WORKERS
) -> Path:
    """Reproduce papers into a folder, and give the path of the page that links them.

    names     "000" ... "004", "classics", or "all" of these; "regimes", "attractors", "spread",
              "contact", or all "studies"
    out       folder; it is made if need be, and what it holds of other papers stays
    progress  called with what has just been finished and the share of all that is done, 0 to 1
    workers   processes
    """
    chosen = _chosen(names)
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    tell = progress if progress is not None else _nothing
    total = sum(job.seconds for job in chosen)
    done = 0.0
    names = ", ".join(sorted({job.name for job in chosen}))
    tell(f"begins {names}", 0.0)
    parts = _run(chosen, out, max(1, min(workers, len(chosen), os.cpu_count() or 1)))
    for count, job in enumerate(parts, 1):
        done += job.seconds
        tell(f"{count} of {len(chosen)} parts done, the last was {job}", min(done / total, 1.0))
    return write_index(out)


def _chosen(names: Sequence[str]) -> list[Job]:
    """The jobs of these names, longest first."""
    given = [names] if isinstance(names, str) else list(names)
    groups = {"all": JOBS, "studies": STUDIES}
    singles = [*NAMES, *(job.name for job in STUDIES)]
    unknown = [name for name in given if name not in (*singles, *groups)]
    if unknown or not given:
        raise ModelError(
            f"{', '.join(map(repr, unknown)) or 'Nothing'} is not a paper or a study.",
            f"one of {', '.join(NAMES)}, or all; or one of the studies, "
            f"{', '.join(job.name for job in STUDIES)}, or studies",
            fix="trundle reproduce all",
            cause="a paper is called by its number, 000 to 004, and a study by its name",
        )
    wanted = {job for name in given for job in groups.get(name, ())}
    return [job for job in (*STUDIES, *JOBS) if job.name in given or job in wanted]


def _run(chosen: list[Job], out: Path, workers: int) -> Iterator[Job]:
    """Do the jobs, here or in processes, and yield each as it is finished."""
    if workers == 1:
        for job in chosen:
            run_job(job, out)
            yield job
        return
    context = multiprocessing.get_context("spawn")  # a forked child would share threads and locks
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_quiet) as pool:
        waiting = {pool.submit(run_job, job, out): job for job in chosen}
        try:
            for future in as_completed(waiting):
                future.result()
                yield waiting[future]
        except BaseException:
            pool.shutdown(cancel_futures=True)  # the others would only delay the message
            raise


def _quiet() -> None:
    """Ctrl-C ends a worker without a word; the caller's process says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_job(job: Job, out: Path) -> None:
    """One job, start to end."""
    from papers.page import write_sheet
    from papers.sheet import Sheet, write_text

    work = getattr(import_module(f"papers.{job.module}"), job.function)
    made = work(out / job.name)
    if isinstance(made, Sheet):
        write_sheet(made)
    elif job.name == CLASSICS:
        write_text(json.dumps(made, indent=1, ensure_ascii=False), out / job.name / "classics.json")


def write_index(out: Path) -> Path:
    """The page that links what the folder holds."""
    from papers.page import index_page
    from papers.sheet import write_text

    found = {number: out / number / "results.json" for number in PAPERS}
    papers = [_read(path) for path in found.values() if path.exists()]
    absent = [number for number, path in found.items() if not path.exists()]
    classics = out / CLASSICS / "classics.json"
    done = [out / job.name / "results.json" for job in STUDIES]
    studies = [_read(path) for path in done if path.exists()]
    page = out / "index.html"
    listed = _read(classics) if classics.exists() else []
    write_text(index_page(papers, absent, listed, studies), page)
    return page


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _nothing(what: str, share: float) -> None:
    """Report no progress."""

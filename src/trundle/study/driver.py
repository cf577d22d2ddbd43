"""One driver for all executors: chunks go out, a bounded number at a time, and come back as rows, each once.

A chunk whose worker died goes out again, by itself, so that a chunk that kills its workers is told from those that were
only near it; after a few times the sweep stops and says which runs they were.
"""

from __future__ import annotations

import concurrent.futures as cf
import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from trundle.errors import MissingExtra, ModelError
from trundle.study.folder import SweepStopped
from trundle.study.work import Interrupted, Rows, Work, run_chunk
from trundle.symbols.values import shown

TRIES = 4  # of a chunk whose worker dies
AHEAD = 2  # chunks in flight for every worker
# by name, for they belong to packages that need not be there
_DEATHS = {"KilledWorker", "CommClosedError", "FutureCancelledError", "WorkerStartTimeoutError"}


def died(error: BaseException) -> bool:
    """Whether an error means that a worker is gone, and not that its work is wrong."""
    if isinstance(error, (cf.BrokenExecutor, cf.CancelledError, ConnectionError)):
        return True
    return any(kind.__name__ in _DEATHS for kind in type(error).__mro__)


class Pool:
    """Somebody who makes chunks: threads here, or an executor."""

    workers = 1
    words = ""

    def submit(self, first: int, last: int) -> cf.Future[Rows]:
        raise NotImplementedError

    def heal(self) -> bool:
        """Get ready again after a worker died; whether that was possible."""
        return True

    def close(self, hurry: bool) -> None:
        """Let go; `hurry`: without waiting for what is under way."""


class Threads(Pool):
    """Threads of this process: the native code runs without Python's lock."""

    def __init__(self, work: Work, count: int) -> None:
        self.work, self.workers = work, count
        self.words = f"{count} thread{'s' if count > 1 else ''}"
        self._stop = threading.Event()
        self._pool = cf.ThreadPoolExecutor(count, thread_name_prefix="trundle-sweep")

    def submit(self, first: int, last: int) -> cf.Future[Rows]:
        return self._pool.submit(self.work.run, first, last, self._stop.is_set)

    def close(self, hurry: bool) -> None:
        if hurry:
            self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Given(Pool):
    """An executor of the user's. A process pool that breaks is followed by one of its kind."""

    def __init__(self, executor: Any, data: bytes, name: str, owned: Callable[[], None]) -> None:
        self.executor, self.data, self.name, self._close = executor, data, name, owned
        self._own = False
        self.workers = _workers(executor)
        self.words = f"{type(executor).__name__} with {self.workers} workers"

    def submit(self, first: int, last: int) -> cf.Future[Rows]:
        try:
            future: cf.Future[Rows] = self.executor.submit(
                run_chunk, self.data, self.name, first, last
            )
        except cf.BrokenExecutor:  # the driver knows what to do
            raise
        except RuntimeError as error:
            raise SweepStopped(
                f"The executor takes no work: {error}.", "an executor that is open",
                "it was shut down, or its `with` block was left", "td.sweep(..., executor=executor)  # in the block",
            ) from error  # fmt: skip
        return future

    def heal(self) -> bool:
        old = self.executor
        if not isinstance(old, cf.ProcessPoolExecutor):
            return True
        if self._own:
            old.shutdown(wait=False, cancel_futures=True)
        self.executor = cf.ProcessPoolExecutor(
            self.workers,
            mp_context=getattr(old, "_mp_context", None),
            initializer=getattr(old, "_initializer", None),
            initargs=getattr(old, "_initargs", ()),
        )
        self._own = True
        return True

    def close(self, hurry: bool) -> None:
        if self._own:
            self.executor.shutdown(wait=not hurry, cancel_futures=True)
        self._close()


def _workers(executor: Any) -> int:
    """How many chunks an executor makes at a time."""
    client = getattr(executor, "_client", None)  # Dask's
    if client is not None:
        with contextlib.suppress(Exception):  # its way of telling may change; any number will do
            return max(1, int(sum(client.nthreads().values())))
    found = getattr(executor, "_max_workers", None)
    return found if isinstance(found, int) and found > 0 else os.cpu_count() or 1


def make_pool(executor: Any, work: Work, data: bytes, name: str) -> Pool:
    """Whoever makes the chunks, from what the user gave as executor=."""
    if executor is None:
        return Threads(work, os.cpu_count() or 1)
    if isinstance(executor, int) and not isinstance(executor, bool) and executor > 0:
        return Threads(work, executor)
    if isinstance(executor, str):
        return _dask(executor, data, name)
    if hasattr(executor, "get_executor"):  # a Dask client
        return Given(executor.get_executor(pure=False), data, name, lambda: None)
    if callable(getattr(executor, "submit", None)):
        return Given(executor, data, name, lambda: None)
    raise ModelError(
        f"executor={shown(executor)} was given.",
        "None or a number (threads here), a concurrent.futures executor, or the address of a Dask "
        "scheduler",
        "a count below one, or an object that does not take jobs",
        'executor="tcp://127.0.0.1:8786"',
    )


def _dask(address: str, data: bytes, name: str) -> Pool:
    try:
        from distributed import Client
    except ImportError:
        raise MissingExtra("A Dask cluster", "distributed", "cluster") from None
    try:
        client = Client(address, timeout=10, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ModelError(
            f"No Dask scheduler answers at {address!r}: {' '.join(str(error).split())[:200]}.",
            "the address of a running scheduler",
            "the scheduler is not started yet, or listens at another port",
            'executor="tcp://127.0.0.1:8786"  # trundle sweep ... --dask tcp://127.0.0.1:8786',
        ) from None
    return Given(client.get_executor(pure=False), data, name, client.close)


class Flight:
    """Chunks under way. `chunks` are (number, first, last)."""

    def __init__(self, pool: Pool, chunks: Iterable[tuple[int, int, int]]) -> None:
        self.pool, self.waiting = pool, iter(chunks)
        self.under_way: dict[cf.Future[Rows], tuple[int, int, int]] = {}
        self.suspects: deque[tuple[int, int, int]] = deque()
        self.deaths: dict[int, int] = {}
        self.notes: list[str] = []

    def results(self) -> Generator[tuple[int, Rows], None, None]:
        """Every chunk once, as it is done."""
        while True:
            self._send()
            if not self.under_way:
                return
            done, _ = cf.wait(self.under_way, timeout=0.5, return_when=cf.FIRST_COMPLETED)
            lost: list[tuple[tuple[int, int, int], BaseException]] = []
            for future in done:
                yield from self._landed(future, self.under_way.pop(future), lost)
            if lost:
                yield from self._recover(lost)

    @staticmethod
    def _landed(
        future: cf.Future[Rows],
        chunk: tuple[int, int, int],
        lost: list[tuple[tuple[int, int, int], BaseException]],
    ) -> Iterator[tuple[int, Rows]]:
        """The rows of a chunk; one whose worker died is added to the lost ones instead."""
        error = _error(future)
        if error is None:
            yield chunk[0], future.result()
        elif died(error):
            lost.append((chunk, error))
        else:
            raise error

    def _send(self) -> None:
        """Keep everybody busy; chunks that a worker died of go alone."""
        if self.suspects:
            if not self.under_way:
                self._submit(self.suspects.popleft())
            return
        while len(self.under_way) < AHEAD * self.pool.workers:
            chunk = next(self.waiting, None)
            if chunk is None:
                return
            self._submit(chunk)
            if self.suspects:
                return

    def _submit(self, chunk: tuple[int, int, int]) -> None:
        try:
            self.under_way[self.pool.submit(*chunk[1:])] = chunk
        except (cf.BrokenExecutor, BrokenProcessPool):  # it broke since we last looked
            if not self.under_way:
                self.pool.heal()
            self.suspects.appendleft(chunk)

    def _recover(
        self, lost: list[tuple[tuple[int, int, int], BaseException]]
    ) -> Iterator[tuple[int, Rows]]:
        """Send lost chunks again; of a pool that is broken nothing more comes, so all of it is taken back."""
        alone = len(lost) == 1 and not self.under_way
        if any(isinstance(error, cf.BrokenExecutor) for _, error in lost):
            for future, chunk in [*self.under_way.items()]:
                yield from self._landed(future, chunk, lost)
            self.under_way.clear()
            self.pool.heal()
        for chunk, error in lost:
            number, first, last = chunk
            if alone or number not in self.deaths:
                self.deaths[number] = self.deaths.get(number, 0) + 1
            if self.deaths[number] >= TRIES:
                raise SweepStopped(
                    f"The worker died {TRIES} times while making the runs {first} to {last - 1} "
                    f"({type(error).__name__}).",
                    "workers that live",
                    "too little memory, or somebody ends them; what was finished stays",
                    "resume=True  # goes on with it",
                )
            self.suspects.append(chunk)
        words = ", ".join(f"{first} to {last - 1}" for (_, first, last), _ in lost)
        self.notes.append(f"a worker died; the runs {words} were made again")


def _error(future: cf.Future[Rows]) -> BaseException | None:
    """What a future ended in; waits for it."""
    try:
        error = future.exception()
    except cf.CancelledError as cancelled:
        return cancelled
    return Interrupted() if isinstance(error, KeyboardInterrupt) else error

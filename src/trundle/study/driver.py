"""One driver for all executors: it submits chunks, a bounded number at a time, and yields the rows of each once.

A chunk whose worker died is submitted again, alone, to tell a chunk that kills its worker from one that only shared
it. After a few deaths the sweep stops and names the runs.
"""

from __future__ import annotations

import concurrent.futures as cf
from collections import deque
from collections.abc import Generator, Iterable, Iterator

from trundle.study.folder import SweepStopped
from trundle.study.pools import Pool
from trundle.study.work import ChunkRows, Interrupted

TRIES = 4  # of a chunk whose worker dies
AHEAD = 2  # chunks in flight for every worker
# by name, for they belong to packages that need not be there
_DEATHS = {"KilledWorker", "CommClosedError", "FutureCancelledError", "WorkerStartTimeoutError"}


def died(error: BaseException) -> bool:
    """Whether an error means that a worker died, not that its work failed."""
    if isinstance(error, (cf.BrokenExecutor, cf.CancelledError, ConnectionError)):
        return True
    return any(kind.__name__ in _DEATHS for kind in type(error).__mro__)


class Driver:
    """Chunks under way. `chunks` are (number, first, last)."""

    def __init__(self, pool: Pool, chunks: Iterable[tuple[int, int, int]]) -> None:
        self.pool, self.waiting = pool, iter(chunks)
        self.under_way: dict[cf.Future[ChunkRows], tuple[int, int, int]] = {}
        self.suspects: deque[tuple[int, int, int]] = deque()
        self.deaths: dict[int, int] = {}
        self.notes: list[str] = []

    def results(self) -> Generator[tuple[int, ChunkRows], None, None]:
        """Every chunk once, as it is done."""
        while True:
            self.pool.check()
            self._send()
            if not self.under_way:
                return
            done, _ = cf.wait(self.under_way, timeout=0.5, return_when=cf.FIRST_COMPLETED)
            lost: list[tuple[tuple[int, int, int], BaseException]] = []
            for future in sorted(done, key=self.under_way.__getitem__):
                yield from self._landed(future, self.under_way.pop(future), lost)
            if lost:
                yield from self._recover(lost)

    @staticmethod
    def _landed(
        future: cf.Future[ChunkRows],
        chunk: tuple[int, int, int],
        lost: list[tuple[tuple[int, int, int], BaseException]],
    ) -> Iterator[tuple[int, ChunkRows]]:
        """The rows of a chunk; one whose worker died is added to the lost ones instead."""
        error = _error(future)
        if error is None:
            yield chunk[0], future.result()
        elif died(error):
            lost.append((chunk, error))
        else:
            raise error

    def _send(self) -> None:
        """Keep all workers busy; submit suspect chunks one at a time."""
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
        except cf.BrokenExecutor:  # it broke since we last looked
            if not self.under_way:
                self.pool.heal()
            self.suspects.appendleft(chunk)

    def _recover(
        self, lost: list[tuple[tuple[int, int, int], BaseException]]
    ) -> Iterator[tuple[int, ChunkRows]]:
        """Submit lost chunks again; take everything back from a broken pool, which returns nothing more."""
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
                    "workers that survive",
                    "too little memory",
                    "resume=True  # continues; finished runs are kept",
                )
            self.suspects.append(chunk)
        words = ", ".join(f"{first} to {last - 1}" for (_, first, last), _ in lost)
        self.notes.append(f"a worker died; the runs {words} were made again")


def _error(future: cf.Future[ChunkRows]) -> BaseException | None:
    """The error of a future, if any; waits for it."""
    try:
        error = future.exception()
    except cf.CancelledError as cancelled:
        return cancelled
    return Interrupted() if isinstance(error, KeyboardInterrupt) else error

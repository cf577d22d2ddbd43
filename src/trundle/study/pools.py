"""Pools that compute the chunks of a sweep: threads here, the user's executor, or a Dask cluster."""

from __future__ import annotations

import concurrent.futures as cf
import contextlib
import os
import threading
from typing import Any

from trundle.errors import ModelError, of_extra
from trundle.study.folder import SweepStopped
from trundle.study.recipe import encode
from trundle.study.work import ChunkRows, RecipeRunner, recipe_name, remember, run_chunk
from trundle.symbols.values import shown

CONNECT = 10  # seconds in which a Dask scheduler must answer, and must be back if it goes away


class Pool:
    """Computes chunks: threads here, or an executor."""

    workers = 1
    words = ""

    def submit(self, first: int, last: int) -> cf.Future[ChunkRows]:
        raise NotImplementedError

    def check(self) -> None:
        """Raise `SweepStopped` if no more results can come."""

    def heal(self) -> None:
        """Recover after a worker died."""

    def close(self, hurry: bool) -> None:
        """Shut down; `hurry`: without waiting for chunks under way."""


class Threads(Pool):
    """Threads of this process: the native code runs without Python's lock."""

    def __init__(self, work: RecipeRunner, count: int) -> None:
        self.work, self.workers = work, count
        self.words = f"{count} thread{'s' if count > 1 else ''}"
        self._stop = threading.Event()
        self._pool = cf.ThreadPoolExecutor(count, thread_name_prefix="trundle-sweep")

    def submit(self, first: int, last: int) -> cf.Future[ChunkRows]:
        return self._pool.submit(self.work.run, first, last, self._stop.is_set)

    def close(self, hurry: bool) -> None:
        if hurry:
            self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


class GivenExecutor(Pool):
    """The user's executor. A process pool that breaks is replaced by an equal one."""

    def __init__(self, executor: Any, work: RecipeRunner) -> None:
        self.executor, self.data = executor, encode(work.recipe)
        self.name = recipe_name(self.data)
        remember(self.name, work)  # threads of the user's, and processes that are forked, find it
        self._own = False
        found = getattr(executor, "_max_workers", None)
        self.workers = found if isinstance(found, int) and found > 0 else os.cpu_count() or 1
        self.words = f"{type(executor).__name__} with {self.workers} workers"

    def submit(self, first: int, last: int) -> cf.Future[ChunkRows]:
        try:
            future = self.executor.submit(run_chunk, self.data, self.name, first, last)
        except cf.BrokenExecutor:  # the driver knows what to do
            raise
        except RuntimeError as error:
            raise SweepStopped(
                f"The executor refuses work: {error}.", "an open executor",
                "its `with` block has ended",
                "with ProcessPoolExecutor() as pool: td.sweep(..., executor=pool)",
            ) from error  # fmt: skip
        if not isinstance(future, cf.Future):
            raise ModelError(
                f"{type(self.executor).__name__}.submit() returned {shown(future)}.",
                "a concurrent.futures.Future",
                fix="executor=concurrent.futures.ProcessPoolExecutor()",
            )
        return future

    def heal(self) -> None:
        old = self.executor
        if not isinstance(old, cf.ProcessPoolExecutor):
            return
        if self._own:
            old.shutdown(wait=False, cancel_futures=True)
        self.executor = cf.ProcessPoolExecutor(
            self.workers,
            mp_context=getattr(old, "_mp_context", None),
            initializer=getattr(old, "_initializer", None),
            initargs=getattr(old, "_initargs", ()),
        )
        self._own = True

    def close(self, hurry: bool) -> None:
        if self._own:
            self.executor.shutdown(wait=not hurry, cancel_futures=True)


class Cluster(GivenExecutor):
    """A Dask cluster, by its client. `check` finds a lost scheduler: without one jobs never end."""

    def __init__(self, client: Any, work: RecipeRunner, own: bool, executor: Any = None) -> None:
        super().__init__(executor or client.get_executor(pure=False), work)
        self.client, self._own_client = client, own
        with contextlib.suppress(Exception):  # its way of telling may change; any number will do
            self.workers = max(1, int(sum(client.nthreads().values())))
        self.words = f"{type(client).__name__} with {self.workers} workers"

    def submit(self, first: int, last: int) -> cf.Future[ChunkRows]:
        try:
            return super().submit(first, last)
        except SweepStopped:
            self.check()  # if the scheduler is gone, that is the reason
            raise
        except Exception:  # whatever a client that was closed meanwhile raises
            self.check()
            raise

    def check(self) -> None:
        if self.client.status in ("closing", "closed"):
            raise SweepStopped(
                "The client lost the Dask scheduler and could not reconnect.",
                "a scheduler that outlives the sweep",
                "",
                "resume=True  # continues once the scheduler runs again (trundle sweep ... --resume)",
            )

    def close(self, hurry: bool) -> None:
        if self._own_client:
            self.client.close()


def check_executor(executor: Any) -> None:
    """Validate executor= before anything is compiled."""
    counted = isinstance(executor, int) and not isinstance(executor, bool)
    if executor is None or isinstance(executor, str) or (counted and executor > 0):
        return
    takes_jobs = callable(getattr(executor, "submit", None))
    if takes_jobs and not counted and not isinstance(executor, type):
        return
    raise ModelError(
        f"executor={shown(executor)} is not an executor.",
        "None or a number (threads here), a concurrent.futures executor, or the address of a Dask "
        "scheduler",
        "a class stands where an instance belongs" if takes_jobs else "",
        f"executor={executor.__name__}()"
        if takes_jobs and isinstance(executor, type)
        else "executor=concurrent.futures.ProcessPoolExecutor()",
    )


def make_pool(executor: Any, work: RecipeRunner) -> Pool:
    """The pool for executor=."""
    if executor is None or isinstance(executor, int):
        return Threads(work, executor or os.cpu_count() or 1)
    if isinstance(executor, str):
        return Cluster(_client(executor), work, own=True)
    if hasattr(executor, "get_executor"):  # a Dask client
        return Cluster(executor, work, own=False)
    client = getattr(executor, "_client", None)
    if hasattr(client, "get_executor"):  # what such a client's `get_executor` returned
        return Cluster(client, work, own=False, executor=executor)
    return GivenExecutor(executor, work)


def _client(address: str) -> Any:
    distributed = of_extra("distributed", "cluster", "A Dask cluster")
    try:
        return distributed.Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ModelError(
            f"No Dask scheduler answers at {address!r}: {' '.join(str(error).split())[:200]}.",
            "the address of a running scheduler",
            fix='executor="tcp://127.0.0.1:8786"  # or trundle sweep ... --dask tcp://127.0.0.1:8786',
        ) from None

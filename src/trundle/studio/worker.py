"""A process that runs texts for the studio: one at a time, within limits of time and memory, and killed beyond them.

`python -m trundle.studio.worker` is that process: a line of JSON in, a line of JSON out. `Worker` is its other end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from typing import Any

SECONDS = 20.0  # of one job
STOPS = 0.75  # part of them after which a run itself stops, and shows what there is
MEMORY, FILE = 4_000_000_000, 100_000_000  # bytes
LINE = 64_000_000  # bytes of an answer
OVERTAKEN = "A newer text is run instead."
GRACE = 0.5  # s: a job that is nearly done is cheaper to wait for than a new process


class Gone(Exception):
    """The job was not done: it took too long, took too much, or a newer one came."""


class Worker:
    """The process, started when it is first needed and again after it was killed."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.seconds, self.memory = seconds, memory
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._busy: tuple[str, asyncio.Task[dict[str, Any]]] | None = None
        self._newest = dict[str, object]()  # of each tab that waits: its last question

    async def ask(self, job: dict[str, Any], tab: str) -> dict[str, Any]:
        """Do a job; an unfinished one of the same tab gives way, and one that waits is not begun."""
        mine = self._newest[tab] = object()
        try:
            return await self._done(job, tab, mine)
        finally:
            if self._newest.get(tab) is mine:
                del self._newest[tab]

    async def _done(self, job: dict[str, Any], tab: str, mine: object) -> dict[str, Any]:
        if self._busy is not None and self._busy[0] == tab:
            older = self._busy[1]
            await asyncio.wait({older}, timeout=GRACE)
            older.cancel()
        async with self._lock:
            if self._newest.get(tab) is not mine:
                raise Gone(OVERTAKEN)
            task = asyncio.create_task(self._exchange(job))
            self._busy = (tab, task)
            try:
                return await asyncio.wait_for(task, self.seconds)
            except TimeoutError:
                raise Gone(f"It took more than {self.seconds:g} s and was ended.") from None
            except asyncio.CancelledError:
                if not task.cancelled():
                    raise
                raise Gone(OVERTAKEN) from None
            except (EOFError, ConnectionError, ValueError):
                words = f"It ended: most likely it needs more than {self.memory / 1e9:.2g} GB of memory."
                raise Gone(words) from None
            finally:
                self._busy = None
                if not task.done() or task.cancelled() or task.exception() is not None:
                    await self.close()

    async def _exchange(self, job: dict[str, Any]) -> dict[str, Any]:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(
            json.dumps({**job, "time_limit": self.seconds * STOPS}).encode() + b"\n"
        )
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "trundle.studio.worker", str(self.memory),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
        return self._process

    async def close(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def main() -> None:
    """Answer jobs until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else writes does not get between
    from trundle.studio import work

    work.limit(int(sys.argv[1]), FILE)
    for line in sys.stdin:
        try:
            answer = work.run(json.loads(line))
        except MemoryError:
            answer = {"failed": "It needs more memory than a run in the studio may take."}
        except Exception as error:  # a defect of ours: told, so that the studio goes on
            answer = {"failed": f"{type(error).__name__}: {error} (a defect of trundle)"}
        answers.write(json.dumps(answer, allow_nan=False) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()

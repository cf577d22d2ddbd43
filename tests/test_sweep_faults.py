"""What may go wrong on the way: no row is lost, none is doubled, none is wrong, and a message says what happened."""

from __future__ import annotations

import concurrent.futures as cf
import errno
import json
import multiprocessing as mp
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from distributed import KilledWorker

import trundle as td
from tests.sweep_tools import pendulum, same
from trundle.study.driver import TRIES
from trundle.study.folder import SweepStopped
from trundle.study.lock import FolderInUse, locked

pytestmark = pytest.mark.slow

CHUNK = 5  # of 60 runs


def whole(found: Any) -> None:
    """Every run is there once."""
    assert found.finished
    assert found["run"].tolist() == list(range(found.total))


def once(action: Callable[[], object]) -> Callable[[int, int], None]:
    """A progress callback that acts after the first chunk."""
    left = [action]

    def progress(done: int, total: int) -> None:
        if done and left:
            left.pop()()

    return progress


# --- workers that die -----------------------------------------------------------------------------------
def test_a_process_killed_in_mid_chunk_costs_no_row() -> None:
    system, asked = pendulum()
    asked["until"] = 300.0  # so that chunks take a while
    with cf.ProcessPoolExecutor(2, mp_context=mp.get_context("forkserver")) as pool:
        kill = once(lambda: os.kill(next(iter(pool._processes)), signal.SIGKILL))
        found = td.sweep(system, **asked, executor=pool, chunk=CHUNK, progress=kill)
    whole(found)
    assert "a worker died" in found.notes[0]
    assert same(found, td.sweep(system, **asked))


def test_a_worker_of_a_dask_cluster_killed_in_mid_chunk_costs_no_row() -> None:
    from distributed import LocalCluster

    system, asked = pendulum()
    asked["until"] = 300.0
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        first = cluster.workers[0].pid
        kill = once(lambda: os.kill(first, signal.SIGKILL))
        address = cluster.scheduler_address
        found = td.sweep(system, **asked, executor=address, chunk=CHUNK, progress=kill)
        assert cluster.workers[0].pid != first
    whole(found)
    assert same(found, td.sweep(system, **asked))


class Poisoned(cf.Executor):
    """Threads whose worker dies of some runs."""

    def __init__(self, deadly: set[int], times: int, error: Exception | None = None) -> None:
        self.deadly, self.left, self.sent = deadly, times, list[int]()
        self.error = error or BrokenProcessPool("a process was terminated abruptly")
        self._max_workers = 2

    def submit(self, f: Any, /, *args: Any, **kwargs: Any) -> cf.Future[Any]:
        future: cf.Future[Any] = cf.Future()
        self.sent.append(args[2])
        if self.left and args[2] in self.deadly:
            self.left -= 1
            future.set_exception(self.error)
        else:
            future.set_result(f(*args, **kwargs))
        return future


@pytest.mark.parametrize(
    "error",
    [
        BrokenProcessPool("a process was terminated abruptly"),
        KilledWorker("run_chunk", "tcp://192.0.2.1:4000", 3),
        cf.CancelledError(),
    ],
    ids=["process", "Dask worker", "cancelled"],
)
def test_a_chunk_whose_worker_died_is_made_again_and_only_that(error: Exception) -> None:
    system, asked = pendulum()
    executor = Poisoned({20}, times=2, error=error)
    found = td.sweep(system, **asked, executor=executor, chunk=CHUNK)
    whole(found)
    assert sorted(executor.sent) == sorted([*range(0, 60, CHUNK), 20, 20])
    assert same(found, td.sweep(system, **asked))


def test_a_chunk_that_always_kills_its_worker_stops_the_sweep_and_is_named(tmp_path: Path) -> None:
    system, asked = pendulum()
    executor = Poisoned({20}, times=100)
    with pytest.raises(SweepStopped, match="runs 20 to 24") as caught:
        td.sweep(system, **asked, executor=executor, chunk=CHUNK, out=tmp_path)
    assert executor.sent.count(20) == TRIES
    assert "runs are finished" in caught.value.__notes__[0]
    found = td.sweep(system, **asked, out=tmp_path, resume=True)  # where workers live
    whole(found)
    assert found.made < 60
    assert same(found, td.sweep(system, **asked))


def test_a_defect_in_a_worker_is_not_tried_again() -> None:
    class Defect(cf.Executor):
        sent = 0

        def submit(self, f: Any, /, *args: Any, **kwargs: Any) -> cf.Future[Any]:
            self.sent += 1
            future: cf.Future[Any] = cf.Future()
            future.set_exception(LookupError("a defect"))
            return future

    system, asked = pendulum()
    executor = Defect()
    executor._max_workers = 1  # type: ignore[attr-defined]
    with pytest.raises(LookupError):
        td.sweep(system, **asked, executor=executor, chunk=CHUNK)
    assert executor.sent == 2


# --- the driver dies ------------------------------------------------------------------------------------
DRIVER = """
import sys, trundle as td
from tests.test_sweep_faults import long_pendulum
system, asked = long_pendulum()
def progress(done, total):
    if done:
        print(done, flush=True)
found = td.sweep(system, **asked, out=sys.argv[1], chunk=2, executor=1, progress=progress,
                 resume=len(sys.argv) > 2)
print(found, flush=True)
"""


def long_pendulum() -> tuple[td.System, dict[str, Any]]:
    """A sweep whose chunks take long enough to disturb it."""
    system, asked = pendulum()
    return system, asked | {"until": 1500.0}


@cache
def undisturbed() -> Any:
    system, asked = long_pendulum()
    return td.sweep(system, **asked)


def driver(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", DRIVER, str(folder), *more], stdout=subprocess.PIPE, text=True
    )


def test_a_driver_that_was_killed_is_resumed_where_it_was(tmp_path: Path) -> None:
    process = driver(tmp_path)
    assert process.stdout is not None
    assert int(process.stdout.readline()) == 2
    process.stdout.readline()
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert (tmp_path / "sweep.lock").exists()  # it could not tidy up
    (tmp_path / "parts" / ".part-000029.parquet.x.parquet").write_bytes(b"half a part")
    before = {p.name: p.stat().st_mtime_ns for p in (tmp_path / "parts").glob("part-*.parquet")}
    assert 2 <= len(before) < 30
    system, asked = long_pendulum()
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    whole(found)
    assert found.made == 60 - 2 * len(before)
    assert "ended without finishing" in found.notes[0]
    after = {p.name: p.stat().st_mtime_ns for p in (tmp_path / "parts").glob("part-*.parquet")}
    assert before.items() <= after.items()  # what was finished was left alone
    assert {p.name for p in tmp_path.iterdir()} == {"manifest.json", "parts"}
    left = {p.name for p in (tmp_path / "parts").iterdir()}
    assert left == {f"part-{i:06d}.parquet" for i in range(30)}
    assert same(found, undisturbed())


def test_ctrl_c_leaves_the_parts_and_says_how_to_go_on(tmp_path: Path) -> None:
    process = driver(tmp_path)
    assert process.stdout is not None
    process.stdout.readline()
    os.kill(process.pid, signal.SIGINT)
    text, _ = process.communicate(timeout=600)
    assert process.returncode == 0
    assert "interrupted by the user after" in text
    assert "resume=True" in text
    assert not (tmp_path / "sweep.lock").exists()
    system, asked = long_pendulum()
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    whole(found)
    assert 0 < found.made < 60
    assert same(found, undisturbed())


def test_a_sweep_in_memory_that_is_interrupted_gives_what_there_is() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    system, asked = pendulum()
    found = td.sweep(system, **asked, executor=1, chunk=CHUNK, progress=once(stop))
    assert not found.finished
    assert found["run"].tolist() == list(range(CHUNK))
    assert "interrupted" in found.status
    with pytest.raises(td.ModelError, match="grid"):
        found.grid  # noqa: B018


# --- two drivers ----------------------------------------------------------------------------------------
def test_a_second_driver_on_a_folder_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    process = driver(tmp_path)
    assert process.stdout is not None
    process.stdout.readline()
    system, asked = long_pendulum()
    with pytest.raises(FolderInUse, match=f"process {process.pid} on") as caught:
        td.sweep(system, **asked, out=tmp_path, resume=True)
    assert "sweep.lock" in caught.value.fix
    text, _ = process.communicate(timeout=600)
    assert "all runs are done" in text
    assert same(td.sweep(system, **asked, out=tmp_path, resume=True), undisturbed())


def test_one_process_cannot_lock_a_folder_twice_either(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(FolderInUse), locked(tmp_path):
        pass
    with locked(tmp_path) as note:
        assert note == ""


def test_a_lock_of_another_host_is_respected(tmp_path: Path) -> None:
    text = json.dumps({"pid": 1, "host": "somewhere-else"})
    (tmp_path / "sweep.lock").write_text(text)
    with pytest.raises(FolderInUse, match="somewhere-else"), locked(tmp_path):
        pass
    assert (tmp_path / "sweep.lock").read_text() == text


# --- the disk -------------------------------------------------------------------------------------------
def test_a_full_disk_stops_the_sweep_with_whole_parts_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, asked = pendulum()
    written, write = [0], pq.write_table

    def full(table: Any, where: Any, **options: Any) -> None:
        written[0] += 1
        if written[0] > 3:
            Path(where).write_bytes(b"PAR1 half")
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(table, where, **options)

    monkeypatch.setattr(pq, "write_table", full)
    with pytest.raises(SweepStopped, match="No space left on device") as caught:
        td.sweep(system, **asked, out=tmp_path, chunk=CHUNK, executor=1)
    assert "resume" in caught.value.fix
    monkeypatch.setattr(pq, "write_table", write)
    assert len([*(tmp_path / "parts").glob("*part-*")]) == 3
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    whole(found)
    assert found.made == 45
    assert same(found, td.sweep(system, **asked))


def damaged(path: Path, how: str) -> None:
    if how == "truncated":
        path.write_bytes(path.read_bytes()[:-100])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "another part":
        shutil.copy(path.with_name("part-000001.parquet"), path)
    elif how == "a row less":
        table = pq.read_table(path)
        pq.write_table(table.slice(0, len(table) - 1), path)
    else:
        table = pq.read_table(path)
        column = table["x"].to_numpy().copy()
        column[0] += 1e-9
        place = table.column_names.index("x")
        pq.write_table(table.set_column(place, "x", [column]), path)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("truncated", "damaged"),
        ("empty", "damaged"),
        ("another part", "not those that were written"),
        ("a row less", "4 rows instead of 5"),
        ("changed", "not those that were written"),
    ],
)
def test_a_part_that_was_damaged_is_found_and_made_again(
    tmp_path: Path, how: str, words: str
) -> None:
    system, asked = pendulum()
    first = td.sweep(system, **asked, out=tmp_path, chunk=CHUNK)
    expected = td.sweep(system, **asked)
    damaged(tmp_path / "parts" / "part-000004.parquet", how)
    with pytest.raises(td.TrundleError, match="cannot be read"):
        first.table  # noqa: B018
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    whole(found)
    assert found.made == CHUNK
    assert "part-000004.parquet is made again" in found.notes[0]
    assert words in found.notes[0]
    assert same(found, expected)


def test_something_else_is_not_resumed_and_the_difference_is_named(tmp_path: Path) -> None:
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=CHUNK)
    (x,) = asked["start"]
    for change, words in (
        ({"until": 3.0}, "until"),
        ({"seed": 1}, "seed"),
        ({"rtol": 1e-9}, "rtol"),
        ({"runs": 5}, "runs"),
        ({"start": {x: 0.2}}, "start"),
        ({"measure": {"x": x}}, "measure"),
        ({"chunk": 6}, "chunk"),
    ):
        with pytest.raises(td.TrundleError, match=f"differs from this one in: .*{words}"):
            td.sweep(system, **{**asked, **change}, out=tmp_path, resume=True)
    ended = {**asked, "events": [td.Event(x - 5, terminal=True, name="far")]}
    td.sweep(system, **ended, out=tmp_path / "ended", chunk=CHUNK)
    ended["events"] = [td.Event(x - 6, terminal=True, name="far")]
    with pytest.raises(td.TrundleError, match=r"differs from this one in: .*what ends a run"):
        td.sweep(system, **ended, out=tmp_path / "ended", resume=True)
    heavier = system.but(lagrangian=2 * system.lagrangian)
    with pytest.raises(td.TrundleError, match="differs from this one in: system"):
        td.sweep(heavier, **asked, out=tmp_path, resume=True)
    with pytest.raises(td.TrundleError, match="already"):
        td.sweep(system, **asked, out=tmp_path)


def test_a_version_of_a_package_that_changed_is_named(tmp_path: Path) -> None:
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=CHUNK)
    path = tmp_path / "manifest.json"
    manifest = json.loads(path.read_text())
    manifest["fields"]["versions"]["casadi"] = "3.0.0"
    path.write_text(json.dumps(manifest))
    with pytest.raises(td.TrundleError, match="versions: casadi"):
        td.sweep(system, **asked, out=tmp_path, resume=True)


def test_without_pyarrow_a_folder_is_refused_before_anything_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    system, asked = pendulum()
    with pytest.raises(td.MissingExtra, match="sweeps"):
        td.sweep(system, **asked, out=tmp_path / "results")
    assert not (tmp_path / "results").exists()


def test_progress_begins_with_what_an_earlier_sweep_made(tmp_path: Path) -> None:
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=20, executor=1)
    (tmp_path / "parts" / "part-000001.parquet").unlink()
    seen: list[tuple[int, int]] = []
    td.sweep(system, **asked, out=tmp_path, resume=True, progress=lambda *told: seen.append(told))
    assert seen == [(40, 60), (60, 60)]


def test_resuming_a_finished_sweep_makes_nothing(tmp_path: Path) -> None:
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=CHUNK)
    began = time.time_ns()
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    whole(found)
    assert found.made == 0
    assert all(p.stat().st_mtime_ns < began for p in (tmp_path / "parts").glob("part-*"))


def test_files_of_others_among_the_parts_are_refused_not_read_as_rows(tmp_path: Path) -> None:
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=CHUNK)
    part = tmp_path / "parts" / "part-000000.parquet"
    beyond = shutil.copy(part, part.with_name("part-000099.parquet"))
    with pytest.raises(td.TrundleError, match=r"part-000099\.parquet, not made by this") as caught:
        td.sweep(system, **asked, out=tmp_path, resume=True)
    assert "one table" in caught.value.expected
    Path(beyond).unlink()
    assert td.sweep(system, **asked, out=tmp_path, resume=True).made == 0
    (tmp_path / "manifest.json").unlink()
    before = part.read_bytes()
    with pytest.raises(td.TrundleError, match="and 9 more, not made by this sweep"):
        td.sweep(system, **{**asked, "seed": 1}, out=tmp_path, chunk=CHUNK)
    assert part.read_bytes() == before
    assert not (tmp_path / "manifest.json").exists()


@pytest.mark.parametrize("text", ['{"format": 1}', '{"format": 99}', "[1]", "{"])
def test_a_manifest_that_is_none_is_refused_in_words(tmp_path: Path, text: str) -> None:
    system, asked = pendulum()
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(td.TrundleError, match=r"manifest\.json' is") as caught:
        td.sweep(system, **asked, out=tmp_path, resume=True)
    assert caught.value.fix.startswith("out=")


def test_a_folder_that_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    system, asked = pendulum()
    file = tmp_path / "file"
    file.touch()
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "parts").touch()
    for out in (file, file / "below", taken):
        with pytest.raises(td.TrundleError, match="A sweep cannot write to") as caught:
            td.sweep(system, **asked, out=out)
        assert "another folder" in caught.value.fix
    for wrong in (3, ""):
        with pytest.raises(td.ModelError, match="out="):
            td.sweep(system, **asked, out=wrong)  # type: ignore[arg-type]

"""What a sweep is driven by: clusters that end, executors that are none, folders that cannot be, locks."""

from __future__ import annotations

import concurrent.futures as cf
import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import trundle as td
from tests.sweep_tools import pendulum, same
from trundle.study import lock
from trundle.study.folder import SweepStopped
from trundle.study.work import RecipeRunner

pytestmark = pytest.mark.slow

CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0", protocol="tcp://"
    ) as c:
        print(c.scheduler_address, flush=True)
        sys.stdin.read()
"""


# --- a cluster ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("given", ["address", "client", "executor"])
def test_a_sweep_whose_dask_scheduler_dies_ends_and_says_so(tmp_path: Path, given: str) -> None:
    from distributed import Client

    system, asked = pendulum()
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert cluster.stdout is not None
    address = cluster.stdout.readline().strip()

    def kill(done: int, total: int) -> None:
        if done:
            cluster.send_signal(signal.SIGKILL)

    client = Client(address, timeout=3, set_as_default=False) if given != "address" else None
    executor = client.get_executor() if client is not None and given == "executor" else client
    try:
        with pytest.raises(SweepStopped, match="lost the Dask scheduler") as caught:
            td.sweep(
                system, **asked, executor=executor or address, chunk=5, out=tmp_path, progress=kill
            )
    finally:
        cluster.kill()
        cluster.communicate()
        if client is not None:
            client.close()
    assert "resume=True" in caught.value.fix
    found = td.sweep(system, **asked, out=tmp_path, resume=True)
    assert found.finished
    assert found.made < 60
    assert same(found, td.sweep(system, **asked))


# --- executors and folders --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("executor", "words"),
    [
        (object(), "not an executor"),
        (True, "not an executor"),
        (0, "not an executor"),
        (cf.ThreadPoolExecutor, "a class"),
        (SimpleNamespace(submit=3), "not an executor"),
    ],
    ids=["object", "switch", "nobody", "class", "no method"],
)
def test_an_executor_that_is_none_is_refused_before_anything_is_made(
    tmp_path: Path, executor: Any, words: str
) -> None:
    system, asked = pendulum()
    with pytest.raises(td.ModelError, match="executor=") as caught:
        td.sweep(system, **asked, executor=executor, out=tmp_path / "out")
    assert words in str(caught.value)
    assert not (tmp_path / "out").exists()


def test_an_executor_that_gives_no_futures_is_refused() -> None:
    system, asked = pendulum()
    with pytest.raises(td.ModelError, match=r"submit\(\) returned 3"):
        td.sweep(system, **asked, executor=SimpleNamespace(submit=lambda *_: 3))


@pytest.mark.parametrize(
    "out", ["s3://bucket/maps", "gs://maps", "file:///maps", Path("s3://maps")]
)
def test_an_address_is_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str | Path
) -> None:
    monkeypatch.chdir(tmp_path)
    system, asked = pendulum()
    with pytest.raises(td.ModelError, match="out="):
        td.sweep(system, **asked, out=out)
    assert not list(tmp_path.iterdir())


# --- parts --------------------------------------------------------------------------------------------------------
def test_arrow_never_holds_a_file_of_pythons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its threads let go of such a file late: one process in ten that only read parts was aborted at its end."""
    system, asked = pendulum()
    td.sweep(system, **asked, out=tmp_path, chunk=20)
    sources: list[Any] = []
    original = pq.ParquetFile

    def reading(source: Any, **options: Any) -> Any:
        sources.append(source)
        return original(source, **options)

    monkeypatch.setattr(pq, "ParquetFile", reading)
    monkeypatch.setattr(pq, "read_table", lambda *_: pytest.fail("reads with threads of Arrow's"))
    assert td.sweep(system, **asked, out=tmp_path, resume=True).made == 0
    assert len(sources) == 3
    assert {type(source) for source in sources} == {pa.OSFile}


# --- the lock of Windows ------------------------------------------------------------------------------------------
@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of locks as it would be on Windows: msvcrt is there, by locks of this system, and fcntl is not."""
    import fcntl

    def locking(handle: int, mode: int, count: int) -> None:
        assert mode == 2
        place = os.lseek(handle, 0, os.SEEK_CUR)
        assert place > 4096  # what is locked cannot be read by others there
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, count, place)

    fake = ModuleType("msvcrt")
    fake.__dict__.update(locking=locking, LK_NBLCK=2)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    for name in ("pread", "pwrite", "O_CLOEXEC"):  # which Windows does not have
        monkeypatch.delattr(os, name)
    spec = importlib.util.spec_from_file_location("windows_lock", lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    assert made.fcntl is None
    assert made.msvcrt is fake
    return made


HOLDER = """
import fcntl, os, sys
handle = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.write(handle, sys.argv[2].encode())
fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 2**30)
print("held", flush=True)
sys.stdin.read()
"""


def test_on_windows_a_folder_is_locked_and_left_clean(windows: ModuleType, tmp_path: Path) -> None:
    for _ in range(2):
        with windows.locked(tmp_path) as note:
            assert note == ""
            assert f'"pid": {os.getpid()}' in (tmp_path / "sweep.lock").read_text()
            with pytest.raises(windows.FolderInUse), windows.locked(tmp_path):
                pass
        assert not list(tmp_path.iterdir())


def test_on_windows_another_process_keeps_a_folder_until_it_dies(
    windows: ModuleType, tmp_path: Path
) -> None:
    host = windows.socket.gethostname()
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "sweep.lock"), f'{{"pid": 7, "host": "{host}"}}'],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(windows.FolderInUse, match=f"process 7 on {host}"), windows.locked(tmp_path):
        pass
    holder.kill()
    holder.communicate()
    with windows.locked(tmp_path) as note:
        assert "process 7" in note


def test_a_disk_without_locks_is_told_from_a_folder_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(*_: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(lock.fcntl, "lockf", without)
    with pytest.raises(td.TrundleError, match="failed: No locks available") as caught:
        lock.locked(tmp_path).__enter__()
    assert not isinstance(caught.value, lock.FolderInUse)


# --- threads --------------------------------------------------------------------------------------------------
def test_threads_use_the_system_itself_and_make_every_run_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A system that was packed for its own process, or calibrated for one run, made a sweep cost 100 runs."""
    (x,), k = td.coordinates("x"), td.parameter("k", 1.0)
    system = td.System(lagrangian=(x.dot**2 - k * x**2) / 2)
    made: list[tuple[int, int]] = []
    run = RecipeRunner.run

    def counted(work: RecipeRunner, first: int, last: int, *stop: Any) -> Any:
        assert work.recipe.system is system
        made.append((first, last))
        return run(work, first, last, *stop)

    monkeypatch.setattr(RecipeRunner, "run", counted)
    td.sweep(system, over={k: [4.0]}, until=1.0, start={x: 0, x.dot: 1}, measure={"x": x})
    assert made == [(0, 1)]

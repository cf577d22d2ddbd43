"""Object code on disk: found again, checked, shared between processes, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from trundle.compiled import cache, native
from trundle.compiled.native import compile_native
from trundle.compiled.tape import Tape

x = ca.SX.sym("x", 2)
f = ca.Function("f", [x], [x[0] * ca.sin(x[1]), x[0] / x[1]])
POINT = np.array([0.3, 0.7])
EXPECTED = [0.3 * np.sin(0.7), 0.3 / 0.7]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRUNDLE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def emissions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions for which IR text was written."""
    written: list[str] = []
    original = native.emit

    def counting(name: str, tape: Tape, **options: object) -> object:
        written.append(name)
        return original(name, tape, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(native, "emit", counting)
    return written


def objects(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.object"))


def test_the_second_time_nothing_is_written_or_compiled(folder: Path, emissions: list[str]) -> None:
    first = compile_native({"f": f})["f"]
    second = compile_native({"f": f})["f"]
    assert (first.from_cache, second.from_cache, first.stored) == (False, True, True)
    assert len(emissions) == 1
    assert len(objects(folder)) == 1
    assert first(POINT).tolist() == second(POINT).tolist()
    assert second(POINT) == pytest.approx(EXPECTED, rel=1e-15)
    assert second.n_work == first.n_work


def test_the_work_array_of_a_split_function_survives_the_cache(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "style_for", lambda tape: native.Style(1, 2, True))
    v = ca.SX.sym("v", 6)
    g = ca.Function("g", [v], [ca.sumsqr(v) * ca.sum1(v) + v])
    first, second = (compile_native({"g": g})["g"] for _ in range(2))
    assert second.from_cache
    assert second.n_work == first.n_work > 0
    assert np.array_equal(first(np.arange(6.0)), second(np.arange(6.0)))


def test_without_cache_nothing_is_left_behind(folder: Path) -> None:
    made = compile_native({"f": f}, cache=False)["f"]
    assert not made.stored
    assert not folder.exists()


def test_other_names_lanes_settings_and_processors_have_files_of_their_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tape = Tape.from_function(f)
    style = native.style_for(tape)
    keys = {native._key("f", tape, style, 1), native._key("g", tape, style, 1)}
    keys |= {native._key("f", tape, style, 4), native._key("f", tape, style._replace(chunk=9), 1)}
    keys.add(native._key("f", Tape.from_function(ca.Function("f", [x], [x + 1])), style, 1))
    for field in ("cpu", "features", "triple", "llvm"):
        other = native._host()._replace(**{field: "another"})
        with monkeypatch.context() as patch:
            patch.setattr(native, "_host", lambda other=other: other)
            keys.add(native._key("f", tape, style, 1))
    with monkeypatch.context() as patch:
        patch.setattr(native, "EMITTER_VERSION", -1)
        keys.add(native._key("f", tape, style, 1))
    assert len(keys) == 10
    assert native._key("f", tape, style, 1) in keys


def test_the_symbols_of_the_expression_do_not_matter_for_the_key(folder: Path) -> None:
    compile_native({"f": f})
    y = ca.SX.sym("other", 2)
    again = ca.Function("g", [y], [y[0] * ca.sin(y[1]), y[0] / y[1]])
    assert compile_native({"f": again})["f"].from_cache


@pytest.mark.parametrize("position", [0, 20, 60, -1])
def test_a_flipped_byte_is_found_and_the_file_made_again(folder: Path, position: int) -> None:
    compile_native({"f": f})
    (path,) = objects(folder)
    sound = path.read_bytes()
    data = bytearray(sound)
    data[position] ^= 1
    path.write_bytes(data)
    made = compile_native({"f": f})["f"]
    assert not made.from_cache
    assert made(POINT) == pytest.approx(EXPECTED, rel=1e-15)
    assert compile_native({"f": f})["f"].from_cache


@pytest.mark.parametrize("length", [0, 10, 47, 100])
def test_a_truncated_file_is_found_and_made_again(folder: Path, length: int) -> None:
    compile_native({"f": f})
    (path,) = objects(folder)
    path.write_bytes(path.read_bytes()[:length])
    assert not compile_native({"f": f})["f"].from_cache
    assert compile_native({"f": f})["f"].from_cache


def test_a_folder_that_cannot_be_written_is_tolerated_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("a file where a folder should be")
    monkeypatch.setenv("TRUNDLE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    made = compile_native({"f": f})["f"]
    assert (made.from_cache, made.stored) == (False, False)
    assert made(POINT) == pytest.approx(EXPECTED, rel=1e-15)


def test_a_full_disk_leaves_no_temporary_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert not cache.store("0" * 64, b"code", 3)
    assert list(folder.iterdir()) == []


PROGRAM = """
import casadi as ca
from trundle.compiled.native import compile_native
x = ca.SX.sym("x", 2)
f = ca.Function("f", [x], [x[0] * ca.sin(x[1]), x[0] / x[1]])
for _ in range(20):
    print(compile_native({"f": f})["f"]([0.3, 0.7]).tolist())
"""


def test_two_processes_at_once_share_one_folder(folder: Path) -> None:
    source = str(Path(native.__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": source}
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM], env=environment, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    outputs = [worker.communicate(timeout=60)[0] for worker in workers]
    expected = f"{compile_native({'f': f})['f'](POINT).tolist()}\n" * 20
    assert outputs == [expected, expected]
    assert [worker.returncode for worker in workers] == [0, 0]
    assert len(objects(folder)) == 1
    assert list(folder.glob("*.part")) == []


def test_trimming_removes_what_was_used_longest_ago(folder: Path) -> None:
    for k in range(4):
        assert cache.store(f"{k}" * 64, bytes(1000), 0)
        os.utime(folder / (f"{k}" * 64 + ".object"), (1e9 + k, 1e9 + k))
    assert cache.load("0" * 64) == (bytes(1000), 0)  # now it is the last one used
    assert cache.trim(max_bytes=2500) == 2
    left = {path.name[0] for path in objects(folder)}
    assert left == {"0", "3"}


def test_trimming_clears_abandoned_temporary_files_but_not_young_ones(folder: Path) -> None:
    folder.mkdir()
    (folder / "old.part").touch()
    (folder / "young.part").touch()
    (folder / "notes.txt").write_text("not ours")
    os.utime(folder / "old.part", (1e9, 1e9))
    assert cache.trim() == 1
    assert sorted(path.name for path in folder.iterdir()) == ["notes.txt", "young.part"]


def test_storing_trims_once_a_day(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []
    monkeypatch.setattr(cache, "trim", lambda folder: calls.append(folder))
    for k in range(3):
        cache.store(f"{k}" * 64, b"code", 0)
    assert len(calls) == 1
    os.utime(folder / "trimmed", (1e9, 1e9))
    cache.store("3" * 64, b"code", 0)
    assert len(calls) == 2


@pytest.mark.parametrize(
    ("platform", "variable", "value", "expected"),
    [
        ("linux", "XDG_CACHE_HOME", "/var/x", Path("/var/x/trundle")),
        ("linux", "XDG_CACHE_HOME", "relative", Path("/home/u/.cache/trundle")),
        ("linux", "XDG_CACHE_HOME", "", Path("/home/u/.cache/trundle")),
        ("darwin", "XDG_CACHE_HOME", "", Path("/home/u/Library/Caches/trundle")),
        ("win32", "LOCALAPPDATA", "/local", Path("/local/trundle")),
        ("linux", "TRUNDLE_CACHE_DIR", "/mine", Path("/mine")),
    ],
)
def test_the_folder_is_the_platforms_cache_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, value: str, expected: Path
) -> None:
    for name in ("TRUNDLE_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/u"))
    assert cache.cache_folder() == expected

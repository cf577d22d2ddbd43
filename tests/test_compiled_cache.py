"""Object code on disk: found again, checked, shared between processes, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import casadi as ca
import numpy as np
import pytest

from trundle.compiled import cache, emission, native
from trundle.compiled.native import compile_native
from trundle.compiled.tape import Tape

pytestmark = pytest.mark.optimized

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


def test_code_of_another_level_is_not_taken_for_a_user_s(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests compile at level 0, into the cache that the developer's own programs use."""
    monkeypatch.setattr(emission, "LEVEL", 0)
    compile_native({"f": f})
    monkeypatch.setattr(emission, "LEVEL", 1)
    assert not compile_native({"f": f})["f"].from_cache
    assert compile_native({"f": f})["f"].from_cache


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


@pytest.mark.parametrize("position", [0, 15, 20, 79, 80, 88, 100, 120, 150, -1])
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


@pytest.mark.parametrize("length", [0, 10, 47, 88, 120, 128, 200, -1])
def test_a_truncated_file_is_found_and_made_again(folder: Path, length: int) -> None:
    compile_native({"f": f})
    (path,) = objects(folder)
    path.write_bytes(path.read_bytes()[:length])
    assert not compile_native({"f": f})["f"].from_cache
    assert compile_native({"f": f})["f"].from_cache


def test_a_file_under_the_name_of_another_is_not_loaded(folder: Path) -> None:
    g = ca.Function("g", [x], [x[0] + x[1], x[0] - x[1]])
    compile_native({"f": f})
    (first,) = objects(folder)
    compile_native({"f": g})  # the same name and sizes: nothing but its key tells it from f
    (second,) = {*objects(folder)} - {first}
    a, b = first.read_bytes(), second.read_bytes()
    first.write_bytes(b)
    second.write_bytes(a)
    for function, expected in ((f, EXPECTED), (g, [1.0, -0.4])):
        made = compile_native({"f": function})["f"]
        assert not made.from_cache
        assert made(POINT) == pytest.approx(expected, rel=1e-15)
        assert compile_native({"f": function})["f"].from_cache


def test_facts_under_the_name_of_others_are_not_believed(folder: Path) -> None:
    wide = ca.SX.sym("wide", 5)
    g = ca.Function("g", [wide], [wide * wide])
    compile_native({"f": f})
    (first,) = folder.glob("*.facts")
    compile_native({"f": g})
    (second,) = {*folder.glob("*.facts")} - {first}
    first.write_bytes(second.read_bytes())
    made = compile_native({"f": f})["f"]
    assert (made.sizes_in, made.size_out) == ((2,), 2)
    assert made(POINT) == pytest.approx(EXPECTED, rel=1e-15)


def test_code_is_not_taken_for_facts(folder: Path) -> None:
    assert cache.store("0" * 64, b"code", 3)
    (folder / ("0" * 64 + ".object")).rename(folder / ("0" * 64 + ".facts"))
    assert cache.load("0" * 64, kind=cache.FACTS) is None


# --- folders that others may write to -----------------------------------------------------------------------------
needs_owners = pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")


def not_used(folder: Path, caplog: pytest.LogCaptureFixture) -> str:
    """What is said of a folder that holds code but is not used; and only once."""
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    for _ in range(2):
        made = compile_native({"f": f})["f"]
        assert (made.from_cache, made.stored) == (False, False)
        assert made(POINT) == pytest.approx(EXPECTED, rel=1e-15)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    (said,) = caplog.records
    assert (said.name, said.levelname) == ("trundle", "WARNING")
    assert "TRUNDLE_CACHE_DIR" in said.getMessage()
    return said.getMessage()


@needs_owners
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720, 0o702, 0o1777])
def test_a_folder_to_which_others_may_write_is_not_used(
    folder: Path, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    assert compile_native({"f": f})["f"].stored
    assert folder.stat().st_mode & 0o777 == 0o700
    assert all(path.stat().st_mode & 0o077 == 0 for path in objects(folder))
    folder.chmod(mode)
    assert f"others may write to {folder} (mode {mode:o})" in not_used(folder, caplog)
    folder.chmod(0o700)
    assert compile_native({"f": f})["f"].from_cache


@needs_owners
def test_a_folder_that_others_could_put_in_the_place_of_ours_is_not_used(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    compile_native({"f": f})
    folder.parent.chmod(0o777)
    assert f"others may write to {folder.parent} (mode 777)" in not_used(folder, caplog)
    folder.parent.chmod(0o1777)  # as /tmp: nobody may rename what is another's
    assert compile_native({"f": f})["f"].from_cache


@needs_owners
def test_a_link_is_judged_by_where_it_leads(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_native({"f": f})
    folder.chmod(0o777)
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.setenv("TRUNDLE_CACHE_DIR", str(tmp_path / "link"))
    assert str(folder) in not_used(folder, caplog)


@needs_owners
@pytest.mark.parametrize("up", [0, 1])
def test_a_folder_of_another_user_is_not_used(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, up: int
) -> None:
    compile_native({"f": f})
    place, original = [folder, *folder.parents][up], Path.stat

    def stat(path: Path, **options: bool) -> os.stat_result:
        found = original(path, **options)
        return os.stat_result((*found[:4], 4711, *found[5:])) if path == place else found

    monkeypatch.setattr(Path, "stat", stat)
    told = not_used(folder, caplog)
    assert f"{place} belongs to another user (number 4711)" in told


@needs_owners
def test_a_group_of_ones_own_may_write_above_the_folder_but_no_other_group(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_native({"f": f})
    folder.parent.chmod(0o770)
    monkeypatch.setattr(cache, "_is_own", lambda group: True)
    assert compile_native({"f": f})["f"].from_cache
    monkeypatch.setattr(cache, "_is_own", lambda group: False)
    assert "others may write" in not_used(folder, caplog)


@needs_owners
def test_a_group_is_ones_own_if_it_has_ones_name_and_no_other_members(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import grp
    import pwd

    me = pwd.getpwuid(os.getuid()).pw_name
    groups = {1: (me, [me]), 2: (me, []), 3: (me, ["other"]), 4: ("staff", [me])}
    told = {number: SimpleNamespace(gr_name=n, gr_mem=m) for number, (n, m) in groups.items()}
    monkeypatch.setattr(grp, "getgrgid", told.__getitem__)
    assert [cache._is_own(number) for number in range(1, 6)] == [True, True, False, False, False]


def test_where_files_have_no_owners_every_folder_is_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_native({"f": f})
    folder.chmod(0o777)
    monkeypatch.delattr(os, "getuid", raising=False)
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


@pytest.mark.slow
def test_two_processes_at_once_share_one_folder(folder: Path) -> None:
    source = str(Path(native.__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": source}
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM], env=environment, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    outputs = [worker.communicate(timeout=600)[0] for worker in workers]
    expected = f"{compile_native({'f': f})['f'](POINT).tolist()}\n" * 20
    assert outputs == [expected, expected]
    assert [worker.returncode for worker in workers] == [0, 0]
    assert len(objects(folder)) == 1
    assert list(folder.glob(".*")) == []


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
    (folder / ".old.object").touch()
    (folder / ".young.object").touch()
    (folder / "notes.txt").write_text("not ours")
    os.utime(folder / ".old.object", (1e9, 1e9))
    assert cache.trim() == 1
    assert sorted(path.name for path in folder.iterdir()) == [".young.object", "notes.txt"]


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

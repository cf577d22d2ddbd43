"""The command line against hostile files, names, values and disks: a message, the right exit code, one JSON object."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.cli.main import main
from trundle.cli.outcome import printable
from trundle.cli.progress import Bar
from trundle.gallery import bead_on_hoop
from trundle.scenario import check_scenario, template
from trundle.scenario.toml import MAX_BYTES

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good scenario and everything that can stand where a file should."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ball.toml").write_text(template())
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    return tmp_path


def told(capsys: Any, *arguments: str) -> tuple[int, dict[str, Any]]:
    """Exit code, and the one JSON object on stdout."""
    code = main([*arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


# --- files that are none ------------------------------------------------------------------------------------
@pytest.mark.parametrize("command", ["check", "run", "show"])
@pytest.mark.parametrize(
    "name", ["pipe", "loop", "folder", "/dev/zero", "/dev/null", "a" * 5000, "missing.toml", ""]
)
def test_what_is_no_file_is_refused_without_waiting_for_it(
    command: str, name: str, capsys: Any
) -> None:
    code, data = told(capsys, command, name)
    assert code == 2
    text = json.dumps(data)
    assert "defect" not in text
    if name in ("pipe", "/dev/zero", "/dev/null"):
        assert "a pipe or a device" in text


@pytest.mark.parametrize("name", ["pipe", "/dev/zero", "folder", "loop"])
def test_the_library_does_not_wait_for_a_pipe_either(name: str) -> None:
    (problem,) = check_scenario(Path(name))
    assert problem.given
    with pytest.raises((td.TrundleError, OSError)):
        td.load(name)


@pytest.mark.parametrize(
    "data",
    [
        template().encode("utf-16"),
        template().encode("utf-16-le"),
        b"\x00" * 1000,
        b"\x7fELF" + bytes(range(256)) * 10,
        b"PK\x03\x04" + b"\xff" * 1000,
        b"#" * (MAX_BYTES + 1),
        b"",
    ],
    ids=["UTF-16", "UTF-16 without a mark", "zeros", "program", "archive", "too long", "empty"],
)
def test_a_file_of_another_kind_is_refused(data: bytes, capsys: Any) -> None:
    Path("other.toml").write_bytes(data)
    code, found = told(capsys, "check", "other.toml")
    assert code == 2
    assert found["problems"]["other.toml"]
    assert told(capsys, "run", "other.toml")[0] == 2
    code, found = told(capsys, "show", "other.toml")
    assert code == 2
    assert "is a scenario" in found["error"]["given"]
    os.rename("other.toml", "other.npz")
    code, found = told(capsys, "show", "other.npz")
    assert code == 2
    assert "not a stored motion" in found["error"]["given"]
    assert "pickle" not in found["error"]["given"]


@pytest.mark.parametrize("change", [lambda t: "\ufeff" + t, lambda t: t.replace("\n", "\r\n")])
def test_marks_and_line_ends_of_other_systems_are_no_mistake(change: Any) -> None:
    Path("other.toml").write_bytes(change(template()).encode())
    assert check_scenario(Path("other.toml")) == []


def test_checking_goes_on_after_a_file_that_is_not_there(capsys: Any) -> None:
    Path("bad.toml").write_text("schema = 1\ntitel = 'A'\n")
    code, data = told(capsys, "check", "missing.toml", "bad.toml", "ball.toml", "pipe")
    assert code == 2
    assert [bool(p) for p in data["problems"].values()] == [True, True, False, True]


# --- values -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "value",
    [
        "depth=__import__('os').system('touch hit')", "depth=[1,2]", "depth=t", "depth=1e999",
        "depth", "=3", "depth=", "depth=nan", "depth=inf", "depth=1/0", "depth=9**9**9**9",
        "depth=" + "(" * 5000, "depth=" + "9" * 100_000, "depth=" + "-" * 9_999 + "1",
        "x" * 100_000 + "=1", "__class__=1", "depth=True", "depth=1j", "depth=1e300",
    ],
)  # fmt: skip
def test_a_hostile_setting_is_bad_input(value: str, capsys: Any) -> None:
    code, data = told(capsys, "run", "ball.toml", "--until", "0.01", "--set", value)
    assert code == 2
    assert len(data["error"]["given"]) < 1_000
    assert not Path("hit").exists()
    assert not Path("out").exists()


@pytest.mark.parametrize("name", ["", "..", "folder/..", "a\0b"])
def test_a_new_scenario_needs_a_name(name: str, capsys: Any) -> None:
    assert told(capsys, "new", name, "--force")[0] == 2


# --- folders and disks --------------------------------------------------------------------------------------
@pytest.mark.parametrize("out", ["file", "file/x", "/dev/null", "pipe", "loop", "a" * 300])
def test_results_need_a_folder(out: str, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trundle.cli.run.simulated", lambda *_: pytest.fail("it ran"))
    code, data = told(capsys, "run", "ball.toml", "--out", out)
    assert code == 2
    assert data["error"]["given"].startswith(f"'{out}")


def test_a_folder_that_cannot_be_written_into_is_found_before_the_run(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, dir: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied", str(dir))

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    monkeypatch.setattr("trundle.cli.run.simulated", lambda *_: pytest.fail("it ran"))
    code, data = told(capsys, "run", "ball.toml", "--out", "folder")
    assert code == 2
    assert "Permission denied" in data["error"]["given"]


def test_a_full_disk_is_told_as_such_and_leaves_no_part_of_a_file(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Any, **_: Any) -> None:
        file.write(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    code, data = told(capsys, "run", "bead", "--until", "0.01", "--out", "folder")
    assert code == 1
    assert data["error"]["message"] == "No space left on device."
    assert list(Path("folder").iterdir()) == []


# --- stored motions -----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("stored") / "bead.motion.npz"
    bead_on_hoop().simulate(until=0.01, samples=3).save(path)
    return path.read_bytes()


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_motion_cut_short_is_bad_input(share: float, stored: bytes, capsys: Any) -> None:
    Path("cut.npz").write_bytes(stored[: int(share * len(stored))])
    code, data = told(capsys, "show", "cut.npz", "--no-open")
    assert code == 2
    assert "not a stored motion" in data["error"]["given"]
    assert not list(Path().glob("*.html"))


@pytest.mark.parametrize("seed", range(10))
def test_a_motion_with_a_wrong_byte_is_shown_whole_or_refused(
    seed: int, stored: bytes, capsys: Any
) -> None:
    damaged = bytearray(stored)
    random = np.random.default_rng(seed)
    for at in random.integers(0, len(damaged), 3):
        damaged[at] ^= 1 << int(random.integers(8))
    Path("bad.npz").write_bytes(damaged)
    code, data = told(capsys, "show", "bad.npz", "--no-open")
    assert code in (0, 2)
    assert ("file" in data) == (code == 0)


# --- text -----------------------------------------------------------------------------------------------------
NASTY = "</title><script>alert(1)</script>$\\\\frac{$ \\u001b]0;owned\\u0007 {{script}} ${x} %s"


def test_hostile_titles_reach_terminal_page_and_figure_as_text(capsys: Any) -> None:
    text = template().replace("A ball in a valley", NASTY)
    text = text.replace("[view.plots]\n", f'[view.plots]\n"{NASTY}" = "ball.z"\n')
    assert text.count("owned") == 2
    Path("nasty.toml").write_text(text)
    arguments = ["run", "nasty.toml", "--until", "0.01", "--html", "--plot", "--out", "folder"]
    assert main(arguments) == 0
    written = capsys.readouterr()
    assert "\\x1b]0;owned\\x07" in written.out
    assert "\x1b" not in written.out + written.err
    page = Path("folder/nasty.html").read_text()
    scripts = page.count("<script>") + page.count("<script ")
    assert scripts == 3  # the motion, the packed player and what inflates it: none from the title
    assert Path("folder/nasty.png").stat().st_size > 10_000


def test_only_commands_to_the_terminal_are_spelled_out() -> None:
    assert printable("μ = 0.5\n\tdone é") == "μ = 0.5\n\tdone é"
    assert printable("\x1b[31m\r\u202e") == "\\x1b[31m\\r\\u202e"


# --- streams ------------------------------------------------------------------------------------------------
class Full(io.StringIO):
    """A file on a full disk: what is written comes to light when it is flushed."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def fileno(self) -> int:
        return self.handle

    handle = -1


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_output_that_cannot_be_written_is_a_failure_in_words(
    more: list[str], here: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    with open(here / "stands in for stdout", "w") as file:
        full = Full()
        full.handle = file.fileno()
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["list", *more]) == 1
    assert capsys.readouterr().err == (
        "trundle: stdout cannot be written: No space left on device.\n"
    )


def test_closed_streams_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["list"]) == 0
    assert main(["check", "missing.toml"]) == 2


def test_a_name_with_brackets_does_not_stop_the_progress_bar() -> None:
    stream = io.StringIO()
    bar = Bar("[/ball]", stream)
    bar.draw(0.5, "[/t] = 1", 1.0, None)
    bar.close()


def test_a_motion_that_does_not_fit_together_is_bad_input(stored: bytes, capsys: Any) -> None:
    with np.load(io.BytesIO(stored)) as archive:
        arrays = dict(archive)
    arrays["samples"] = arrays["samples"][:0]  # read without complaint, but no motion
    np.savez("odd.npz", **arrays)
    code, data = told(capsys, "show", "odd.npz", "--no-open")
    assert code == 2
    assert (
        "The array 'samples' of the stored motion is not what was written."
        in data["error"]["given"]
    )


def test_a_page_needs_a_file_to_go_to(stored: bytes, capsys: Any) -> None:
    Path("bead.motion.npz").write_bytes(stored)
    code, data = told(capsys, "show", "bead.motion.npz", "--no-open", "--out", "folder")
    assert code == 2
    assert "'folder' is a folder" in data["error"]["given"]

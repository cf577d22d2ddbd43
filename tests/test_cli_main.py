"""The command line as such: quick to start, mistakes in words, one JSON object, exit codes."""

from __future__ import annotations

import argparse
import errno
import io
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trundle.cli import scenarios
from trundle.cli.main import main
from trundle.cli.outcome import Outcome, plain, write
from trundle.errors import TrundleError

COMMANDS = ("list", "new", "check", "run", "steady", "fit", "show", "reproduce", "bench", "schema")


@pytest.fixture
def doing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Let `trundle list` do something else."""

    def change(does: Any) -> None:
        monkeypatch.setattr(scenarios, "show_gallery", does)

    return change


def raising(error: BaseException) -> Any:
    def does(args: argparse.Namespace) -> Outcome:
        raise error

    return does


# --- quick to start -------------------------------------------------------------------------------------
def test_help_imports_nothing_that_computes() -> None:
    code = (
        "import sys; from trundle.cli.main import main; code = main(['--help']);"
        "print(*sys.modules, file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    slow = {"numpy", "casadi", "llvmlite", "rich", "matplotlib"}
    assert not set(done.stderr.split()) & slow
    for command in COMMANDS:
        assert f"\n    {command} " in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: Any) -> None:
    assert main([command, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: trundle {command}")
    assert "--debug" in out


def test_python_m_trundle_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trundle", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("trundle ")


def test_the_console_script_is_main() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["scripts"] == {"trundle": "trundle.cli.main:main"}


# --- mistakes -------------------------------------------------------------------------------------------
def test_a_mistyped_command_is_answered_with_the_nearest(capsys: Any) -> None:
    assert main(["rnu"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "'rnu' is not a command." in printed.err
    assert "Likely cause: 'run' was meant" in printed.err
    assert "Try: trundle run" in printed.err


def test_wrong_arguments_are_bad_input(capsys: Any) -> None:
    for arguments in (["run"], ["run", "bead", "--until", "soon"], ["list", "--colour"]):
        assert main(arguments) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert "Try: trundle" in printed.err


def test_a_mistyped_option_is_answered_with_the_nearest_of_its_command(capsys: Any) -> None:
    assert main(["run", "bead", "--untl", "3"]) == 2
    err = capsys.readouterr().err
    assert "run has no argument --untl 3." in err
    assert "'--until' was meant" in err
    assert "Try: trundle run --help" in err


def test_a_mistake_is_told_in_four_parts_without_a_traceback(doing: Any, capsys: Any) -> None:
    doing(raising(TrundleError("A was given.", "B", "C", "D")))
    assert main(["list"]) == 2
    assert capsys.readouterr().err == (
        "trundle: A was given.\n  Expected: B\n  Likely cause: C\n  Try: D\n"
    )


def test_with_json_a_mistake_is_one_object_on_stdout(doing: Any, capsys: Any) -> None:
    doing(raising(TrundleError("A was given.", "B", "C", "D")))
    assert main(["list", "--json"]) == 2
    printed = capsys.readouterr()
    assert printed.err == ""
    error = json.loads(printed.out)["error"]
    assert (error["given"], error["expected"]) == ("A was given.", "B")
    assert (error["cause"], error["fix"]) == ("C", "D")


def test_with_json_wrong_arguments_are_one_object_too(capsys: Any) -> None:
    assert main(["run", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["status"] == "refused"


def test_a_defect_is_one_line_that_says_how_to_see_more(doing: Any, capsys: Any) -> None:
    doing(raising(RuntimeError("first\nsecond")))
    assert main(["list"]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert err.startswith("trundle: unexpected RuntimeError: first second")
    assert "--debug" in err


@pytest.mark.parametrize("error", [RuntimeError("oh"), TrundleError("oh", "ah")])
@pytest.mark.parametrize("arguments", [["--debug", "list"], ["list", "--debug"]])
def test_debug_shows_the_traceback(
    error: Exception, arguments: list[str], doing: Any, capsys: Any
) -> None:
    doing(raising(error))
    assert main(arguments) == (2 if isinstance(error, TrundleError) else 1)
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_files_that_cannot_be_used_are_bad_input_and_a_full_disk_a_failure(
    doing: Any, capsys: Any
) -> None:
    for number, code in ((errno.EACCES, 2), (errno.ENOENT, 2), (errno.ENOSPC, 1)):
        doing(raising(OSError(number, "so it is", "some/file")))
        assert main(["list"]) == code
        assert "'some/file': so it is." in capsys.readouterr().err


def test_an_interrupt_is_told_without_a_traceback(doing: Any, capsys: Any) -> None:
    doing(raising(KeyboardInterrupt()))
    assert main(["list"]) == 1
    assert capsys.readouterr().err == "trundle: interrupted.\n"


# --- output ---------------------------------------------------------------------------------------------
def test_with_json_nothing_else_reaches_stdout(doing: Any, capsys: Any) -> None:
    def chatty(args: argparse.Namespace) -> Outcome:
        print("by the way")
        return Outcome("words", {"a": 1})

    doing(chatty)
    assert main(["list", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out) == {"a": 1}
    assert printed.err == "by the way\n"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "trundle", "list"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_what_a_terminal_cannot_show_is_replaced() -> None:
    behind = io.BytesIO()
    terminal = io.TextIOWrapper(behind, encoding="ascii")
    write(terminal, "μ = 0.5")
    assert behind.getvalue() == b"? = 0.5\n"


def test_data_for_json_is_plain() -> None:
    data = {
        "array": np.array([[1.0, np.inf], [np.nan, 2.0]]),
        "number": np.float64(0.1),
        "count": np.int64(3),
        "flag": np.bool_(True),
        "path": Path("a") / "b",
        "none": None,
        "tuple": (1, "x"),
    }
    expected = {
        "array": [[1.0, None], [None, 2.0]],
        "number": 0.1,
        "count": 3,
        "flag": True,
        "path": str(Path("a") / "b"),
        "none": None,
        "tuple": [1, "x"],
    }
    assert json.loads(json.dumps(plain(data), allow_nan=False)) == expected


def test_without_a_command_the_help_is_shown_and_the_exit_code_says_that_nothing_was_done(
    capsys: Any,
) -> None:
    assert main([]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("usage: trundle")
    assert "trundle list" in said.err

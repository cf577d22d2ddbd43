"""From arguments to an exit code. A user's mistake is printed in four parts, a defect in one line."""

from __future__ import annotations

import contextlib
import errno
import importlib
import sys
import traceback
from collections.abc import Callable, Sequence

from trundle.cli.arguments import parser
from trundle.cli.outcome import BAD_INPUT, DONE, FAILED, Outcome, failure, refusal, write
from trundle.cli.progress import Progress
from trundle.errors import TrundleError

# commands that say themselves what they are doing, from the first second on
TALKS = {"reproduce", "bench", "studio"}


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code: 0 done, 1 failed, 2 bad input."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments:  # show what there is
        write(sys.stderr, parser().format_help().rstrip())
        return BAD_INPUT
    as_json = "--json" in arguments
    return finish(lambda: _told(arguments, as_json), as_json, "--debug" in arguments)


def finish(work: Callable[[], Outcome], as_json: bool, debug: bool = False) -> int:
    """Run the command, print its outcome or its error, and return the exit code."""
    try:
        outcome = work()
    except SystemExit as left:  # argparse has shown the help or the version
        write(sys.stdout, "")
        return left.code if isinstance(left.code, int) else DONE
    except (Exception, KeyboardInterrupt) as error:
        if debug:
            traceback.print_exc()
        outcome = _said(error).noting(getattr(error, "__notes__", []))
    try:
        outcome.write(as_json)
    except OSError as error:  # a full disk behind `trundle list > file`
        write(sys.stderr, f"trundle: stdout cannot be written: {error.strerror}.")
        return FAILED
    return outcome.code


def _told(arguments: list[str], as_json: bool) -> Outcome:
    args = parser().read(arguments)
    module, name = args.does.split(":")
    watched = args.command not in TALKS and sys.stderr is not None and sys.stderr.isatty()
    shown = Progress(args.command) if watched else contextlib.nullcontext()
    with contextlib.redirect_stdout(sys.stderr) if as_json else contextlib.nullcontext(), shown:
        does: Callable[..., Outcome] = getattr(importlib.import_module(module), name)
        return does(args)


def _said(error: BaseException) -> Outcome:
    """An error as text."""
    if isinstance(error, TrundleError):
        return refusal(error)
    if isinstance(error, KeyboardInterrupt):
        return failure("interrupted.", "interrupted")
    if isinstance(error, OSError) and error.strerror:
        return _said_of_file(error)
    if isinstance(error, MemoryError):
        return failure("the memory of this machine is not enough.")
    message = " ".join(str(error).split())[:300]
    return failure(
        f"unexpected {type(error).__name__}: {message} (a defect of trundle; --debug shows where)"
    )


def _said_of_file(error: OSError) -> Outcome:
    """What the operating system refused: bad input if another name helps, else a failure such as a full disk."""
    where = "" if error.filename is None else f"{error.filename!r}: "
    expected = "a file or folder that exists and may be read or written"
    cause, fix = (
        "a path that is too long, or leads through a file",
        "--out DIR  # with another name",
    )
    if isinstance(error, FileNotFoundError):
        cause, fix = (
            "the name was mistyped, or a folder is gone",
            "--out DIR  # with one that is there",
        )
    elif isinstance(error, PermissionError):
        cause, fix = "a file or folder of another user", "--out DIR  # with a folder of your own"
    elif isinstance(error, FileExistsError):
        cause, fix = "a file is where a folder is wanted", "--out DIR  # with another name"
    refused = refusal(TrundleError(f"{where}{error.strerror}.", expected, cause, fix))
    common = (FileNotFoundError, PermissionError, FileExistsError, NotADirectoryError)
    mine = isinstance(error, (*common, IsADirectoryError))
    if mine or error.errno in (errno.ENAMETOOLONG, errno.ELOOP, errno.EROFS):
        return refused
    return failure(f"{where}{error.strerror}.")

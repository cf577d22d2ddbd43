"""From arguments to an exit code. Mistakes of the user's are told in four parts, defects in one line."""

from __future__ import annotations

import contextlib
import errno
import importlib
import sys
import traceback
from collections.abc import Callable, Sequence

from trundle.cli.arguments import parser
from trundle.cli.outcome import DONE, FAILED, Outcome, failure, refusal, shorter, write
from trundle.errors import TrundleError

# errors of files that are the user's mistakes: elsewhere, forbidden, of another kind, a name that cannot be
MISTAKES = (
    errno.ENOENT, errno.EACCES, errno.EPERM, errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.EROFS,
    errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL,
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code: 0 done, 1 failed, 2 bad input."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    as_json, debug = "--json" in arguments, "--debug" in arguments
    try:
        outcome = _told(arguments, as_json)
    except SystemExit as left:  # argparse has shown the help or the version
        write(sys.stdout, "")
        return left.code if isinstance(left.code, int) else DONE
    except (Exception, KeyboardInterrupt) as error:
        if debug:
            traceback.print_exc()
        outcome = _said(error).noting(getattr(error, "__notes__", []))
    try:
        outcome.tell(as_json)
    except OSError as error:  # a full disk behind `trundle list > file`
        write(sys.stderr, f"trundle: stdout cannot be written: {error.strerror}.")
        return FAILED
    return outcome.code


def _told(arguments: list[str], as_json: bool) -> Outcome:
    args = parser().parse_args(arguments)
    module, name = args.does.split(":")
    with contextlib.redirect_stdout(sys.stderr) if as_json else contextlib.nullcontext():
        does: Callable[..., Outcome] = getattr(importlib.import_module(module), name)
        return does(args)


def _said(error: BaseException) -> Outcome:
    """An error in words."""
    if isinstance(error, TrundleError):
        return refusal(error)
    if isinstance(error, KeyboardInterrupt):
        return failure("interrupted.", "interrupted")
    if isinstance(error, OSError) and error.filename is not None:
        where = f"{shorter(str(error.filename))!r}: {error.strerror}."
        expected = "a file or folder that exists and may be read or written"
        told = refusal(TrundleError(where, expected))
        return (
            told
            if error.errno in MISTAKES
            else Outcome(data=told.data, note=told.note, code=FAILED)
        )
    message = " ".join(str(error).split())[:300]
    return failure(
        f"unexpected {type(error).__name__}: {message} (a defect of trundle; --debug shows where)"
    )

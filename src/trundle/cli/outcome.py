"""The outcome of a command, and how it is printed. Nothing else in the command line prints."""

from __future__ import annotations

import io
import math
import os
import re
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TextIO

from trundle.errors import TrundleError

DONE, FAILED, BAD_INPUT = 0, 1, 2  # exit codes
_COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Outcome(NamedTuple):  # a dataclass would make `trundle --help` a third slower
    """The result of a command.

    text  for people, on stdout; left out with --json
    data  for programs: the one object that --json prints
    note  for people, on stderr: what went wrong on the way
    code  DONE, FAILED (the run failed, what there is was saved) or BAD_INPUT
    """

    text: str = ""
    data: Mapping[str, Any] = MappingProxyType({})
    note: str = ""
    code: int = DONE

    def noting(self, notes: Sequence[str]) -> Outcome:
        """The same with something to add, such as what was saved all the same."""
        if not notes:
            return self
        data = {**self.data, "notes": list(notes)}
        first, *more = [self.note, *notes] if self.note else [f"trundle: {notes[0]}", *notes[1:]]
        return self._replace(data=data, note="\n  ".join([first, *more]))

    def write(self, as_json: bool) -> None:
        """Write it."""
        if as_json:
            import json

            write(sys.stdout, json.dumps(plain(self.data), indent=2, allow_nan=False))
        else:
            write(sys.stdout, self.text)
            write(sys.stderr, self.note)


def write(stream: TextIO | None, text: str) -> None:
    """Print a line; replace what the terminal cannot show, ignore a closed pipe."""
    if stream is None:  # closed by the caller
        return
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    try:
        stream.write(f"{printable(text)}\n" if text else "")
        stream.flush()
    except OSError as error:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, stream.fileno())  # or Python complains when it flushes at the end
        os.close(quiet)
        if not isinstance(error, BrokenPipeError):  # `trundle list | head -1` has seen enough
            raise


def printable(text: str) -> str:
    """The text without characters that command a terminal: a title in a file may hold them.

    >>> printable("calm\\x1b[2J\\n")
    'calm\\\\x1b[2J\\n'
    """
    return _COMMANDS.sub(lambda found: repr(found[0])[1:-1], text)


def refusal(error: TrundleError) -> Outcome:
    """A mistake of the user's, in its four parts."""
    parts: dict[str, Any] = {
        "given": error.given,
        "expected": error.expected,
        "cause": error.cause,
        "fix": error.fix,
    }
    problems = getattr(error, "problems", None)  # a scenario file says everything at once
    if problems is not None:
        parts["problems"] = [problem_data(problem) for problem in problems]
    data = {"status": "refused", "finished": False, "error": {"message": str(error), **parts}}
    return Outcome(data=data, note=f"trundle: {error}", code=BAD_INPUT)


def problem_data(problem: Any) -> dict[str, Any]:
    """A problem of a scenario file as plain data."""
    names = ("source", "line", "place", "given", "expected", "cause", "fix")
    return {name: getattr(problem, name) for name in names}


def failure(message: str, kind: str = "failed") -> Outcome:
    """Something that went wrong without being the user's mistake."""
    data = {"status": kind, "finished": False, "error": {"message": message}}
    return Outcome(data=data, note=f"trundle: {message}", code=FAILED)


def plain(value: Any) -> Any:
    """Values that JSON can say: arrays as lists, what is not finite as null, paths as text."""
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else None
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if isinstance(value, Sequence):
        return [plain(one) for one in value]
    return plain(value.tolist())  # NumPy's numbers and arrays

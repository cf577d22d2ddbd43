"""From a path or a text to the tables of a TOML file, within limits, so that a hostile file costs no time."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from trundle.scenario.problems import Problem

MAX_BYTES = 250_000
MAX_LINES, MAX_COMMAS = 20_000, 50_000
MAX_KEY_PARTS = 10  # what tomllib needs grows with the square of it

_PART = r'(?:"[^"\n]*+"|\'[^\'\n]*+\'|[A-Za-z0-9_-]++)'
_LONG_KEY = re.compile(
    rf"(?<![A-Za-z0-9_.-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MAX_KEY_PARTS},}}+"
)
_LONG_NUMBER = re.compile(r"0x[0-9a-fA-F_]{80}|[0-9][0-9_]{399}")
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
_AT_END = "(at end of document)"

PathOrText = str | os.PathLike[str]


def is_text(given: PathOrText) -> bool:
    """Whether a text is a scenario itself, not the path of one: it has an equals sign or more lines than one."""
    return isinstance(given, str) and ("\n" in given or "=" in given) and not _is_file(given)


def _is_file(given: str) -> bool:
    try:
        return len(given) < 4096 and os.path.isfile(given)
    except ValueError:  # a path cannot contain a zero byte
        return False


def load_text(given: PathOrText, source: str) -> str | Problem:
    """The text of a scenario, or why there is none."""

    def wrong(given: str, expected: str, cause: str, fix: str, line: int = 0) -> Problem:
        return Problem("", line, given, expected, cause, fix, source)

    def too_large(size: str) -> Problem:
        fix = "trundle new top, to see what one looks like"
        return wrong(
            f"The scenario has {size}.", f"at most {MAX_BYTES} bytes", "another kind of file", fix
        )

    if isinstance(given, str) and is_text(given):
        return given if len(given) <= MAX_BYTES else too_large(f"{len(given)} characters")
    if not isinstance(given, (str, os.PathLike)):
        cause = "a scenario that is made already, or tables in place of their text"
        fix = 'td.read("top.toml")'
        return wrong(
            f"{type(given).__name__} was given as a scenario.", "a path or a text", cause, fix
        )
    path, expected = os.fspath(given), "the path of a scenario file"
    try:
        if os.path.exists(path) and not os.path.isfile(path):  # a pipe would be waited for
            what = "a folder" if os.path.isdir(path) else "a pipe or a device"
            cause = "the name of the file in it was left out"
            return wrong(
                f"{path!r} is {what}, not a file.", expected, cause, "trundle check top.toml"
            )
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        cause = "the name was mistyped, or it is in another folder"
        words = f"The file {path!r} cannot be read: {reason}."
        return wrong(words, expected, cause, "trundle new top, to begin one")
    if len(data) > MAX_BYTES:
        return too_large(f"more than {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        words = f"Byte {error.start + 1} of the file is not UTF-8 text."
        cause, fix = (
            "another kind of file, or another encoding",
            "iconv -f latin1 -t utf-8 OLD > NEW",
        )
        return wrong(words, "a TOML file, which is text in UTF-8", cause, fix, line)


def load_tables(text: str, source: str) -> dict[str, Any] | Problem:
    """The tables of a TOML text, or what is wrong with it and on which line."""

    def wrong(given: str, expected: str, cause: str, fix: str, line: int = 0) -> Problem:
        return Problem("", line, given, expected, cause, fix, source)

    for pattern, what, expected in (
        (_LONG_KEY, f"A name of more than {MAX_KEY_PARTS} parts", "short keys"),
        (_LONG_NUMBER, "A very long number", "numbers of moderate length"),
    ):
        if long := pattern.search(text):
            line, given = (
                text.count("\n", 0, long.start()) + 1,
                f"{what} begins with {long[0][:30]!r}.",
            )
            return wrong(
                given, expected, "another kind of file, or written by a program", "mass = 1.0", line
            )
    for mark, most, what in (("\n", MAX_LINES, "lines"), (",", MAX_COMMAS, "commas")):
        if text.count(mark) > most:
            given, cause = (
                f"The file has more than {most} {what}.",
                "measured data, or another kind of file",
            )
            return wrong(
                given, "a file of moderate size", cause, "samples = 1001  # in place of the times"
            )
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        return wrong(*_syntax(text, str(error)))
    except RecursionError:
        given, cause = (
            "The file nests brackets too deeply.",
            "a bracket that is not closed, or another kind of file",
        )
        return wrong(given, "lists of numbers, tables of keys", cause, "marks = [[0.0, 0.0, 0.1]]")
    except ValueError:
        given, cause = "A whole number has more than 4300 digits.", "data of another program"
        return wrong(given, "numbers of moderate length", cause, "mass = 1.0e3")


def _syntax(text: str, message: str) -> tuple[str, str, str, str, int]:
    found = _PLACE.search(message)
    line = int(found[1]) if found else text.count("\n") + 1
    at = f"column {found[2]}" if found else "the end of the file"
    what = message.replace(found[0] if found else _AT_END, "").strip()
    cause, fix = "a bracket or a quote that is not closed, or two keys on a line", "mass = 1.0"
    if "Cannot overwrite" in what or "immutable" in what or "twice" in what:
        cause = "a key is there twice, or a name with a dot is not in quotes"
        fix = '"x.dot" = 1.0  # with quotes'
    elif what.startswith("Expected '=' after a key") and (key := _foreign_key(text, line)):
        cause = "a key with other letters than a-z needs quotes"
        fix = f'"{key}" = 1.0  # with quotes'
    elif what.startswith("Invalid value"):
        cause = "a text (a formula, a name) without quotes"
        fix = 'mass = "2*m0"  # with quotes'
    return f"TOML: {what}, at {at}.", "a TOML file", cause, fix, line


def _foreign_key(text: str, line: int) -> str:
    """The key of a line if it has letters that a key without quotes may not have."""
    key = text.split("\n")[line - 1].partition("=")[0].strip(" \t[]")
    return key[:60] if key.replace(".", "").isidentifier() and not key.isascii() else ""


def name_of(given: PathOrText, source: str) -> str:
    """What messages call the file."""
    if source or not isinstance(given, (str, os.PathLike)) or is_text(given):
        return source
    return Path(given).name if "\0" not in os.fspath(given) else ""

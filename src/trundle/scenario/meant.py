"""Suggestions for words that mean nothing in a scenario file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trundle.errors import ParseError
from trundle.habits import ELSEWHERE
from trundle.symbols.spelling import nearest
from trundle.symbols.text import KNOWN_NAME

SECTIONS = {
    "joints": "constraints", "contacts": "constraints", "links": "bodies", "motors": "forces", "torques": "forces",
    "springs": "forces", "actuators": "forces", "functions": "definitions", "initial": "start",
}  # fmt: skip
LONGEST = 60  # a value that a line to type repeats


def typed(value: Any) -> str:
    """A value as a file has it; empty if it is long, or a table."""
    text = "" if isinstance(value, dict) else json.dumps(value, default=str)
    return text if len(text) <= LONGEST else ""


def section(name: str, known: Iterable[str]) -> str:
    """The table of a file that another word stands for."""
    return nearest(name, known) or SECTIONS.get(name.lower(), "")


def sections(raw: Mapping[str, Any], known: Iterable[str]) -> dict[str, Any]:
    """Tables by the names that were meant, so that one misspelled name is one error."""
    listed = list(known)
    near = {section(key, listed): table for key, table in raw.items() if key not in listed}
    return {key: table for key, table in near.items() if key and key not in raw}


def kind(word: str, known: Iterable[str]) -> str:
    """The kind of part that a word stands for, in the words of other libraries too.

    >>> kind("hing", ["ball_joint", "hinge"]), kind("revolute_joint", ["ball_joint", "hinge"])
    ('hinge', 'hinge')
    """
    listed = list(known)
    plain = {other.lower(): name for other, name in ELSEWHERE.items()}
    told = plain.get(word.replace("_", "").lower(), "").removeprefix("td.")
    snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", told).lower()
    return snake if snake in listed else nearest(word, listed)


def mended(text: str, error: ParseError) -> str:
    """A formula with the name that was meant in place of the mistyped one, as a file has it; empty if none is near."""
    before, rest = text[: error.column - 1], text[error.column - 1 :]
    wrong = re.match(r"[\w.]+", rest)
    if wrong is None or not re.fullmatch(r"[^\W\d][\w.]*", error.fix):
        return ""
    return typed(before + error.fix + rest[wrong.end() :])


def new(text: str, error: ParseError, place: Sequence[str | int]) -> str:
    """The line that gives a name a meaning that it has not; empty for something of a part, and for what is varied.

    >>> error = ParseError("", KNOWN_NAME, column=3)
    >>> new("2*c*x", error, ("forces", "f")), new("2*c.x", error, ("forces", "f"))
    ('c = 1.0  # in the table [parameters]', '')
    """
    name = re.match(r"[^\W\d]\w*(?![\w.(])", text[error.column - 1 :])
    if name is None or error.expected != KNOWN_NAME or place[0] in ("start", "guess", "sweep"):
        return ""
    return f"{name[0]} = 1.0  # in the table [parameters]"

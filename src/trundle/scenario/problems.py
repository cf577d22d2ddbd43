"""Problems of a scenario file, each in four parts with its place; all of them in one error."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trundle.errors import TrundleError

Place = tuple[str | int, ...]

MOST = 100  # problems reported at once


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong.

    place     of the key, dotted, such as "bodies.ball.radius"; empty for the file as a whole
    line      in the file, from 1; 0 where there is none
    given     what was given
    expected  what would have been right
    cause     the likely cause (may be empty)
    fix       the line to type (may be empty)
    source    the file's name (may be empty)

    >>> print(Problem("bodies.ball", 7, "radus is no key of it.", "radius", source="a.toml"))
    a.toml, line 7, bodies.ball: radus is no key of it.
      Expected: radius
    """

    place: str
    line: int
    given: str
    expected: str
    cause: str = ""
    fix: str = ""
    source: str = ""

    def __str__(self) -> str:
        where = [self.source, f"line {self.line}" if self.line else "", self.place]
        head = ", ".join(part for part in where if part)
        lines = [f"{head}: {self.given}" if head else self.given, f"Expected: {self.expected}"]
        if self.cause:
            lines.append(f"Likely cause: {self.cause}")
        if self.fix:
            lines.append(f"Try: {self.fix}")
        return "\n  ".join(lines)


class ScenarioError(TrundleError):
    """A scenario file is wrong; `problems` says everything that is, `str()` all of it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        first = self.problems[0]
        super().__init__(first.given, first.expected, first.cause, first.fix)
        self.args = ("\n".join(map(str, self.problems)),)


def dotted(place: Place) -> str:
    """A place as people write it: bodies.ball.parts[1].radius, start."x.dot".

    >>> dotted(("bodies", "ball", "parts", 1, "radius")), dotted(("start", "x.dot"))
    ('bodies.ball.parts[1].radius', 'start."x.dot"')
    """
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            plain = re.fullmatch(r"[\w-]+", part) is not None
            name = short(part) if part.isprintable() else short(repr(part)[1:-1])  # in one line
            text += ("." if text else "") + (name if plain else f'"{name}"')
    return text


def short(name: str) -> str:
    """A name that does not make a long message."""
    return name if len(name) <= 60 else name[:57] + "..."


def in_file_words(error: TrundleError) -> str:
    """The line to type as a line of a file; empty if there is none but for Python."""
    if error.key == "start":
        return f"[start]  # {error.fix.partition('# ')[2].removeprefix('or ')}"
    if isinstance(error.key, tuple) and error.key[0] == "start":
        values = (value.replace("(", "[").replace(")", "]") for value in error.key[2::2])
        lines = [f'"{name}" = {value}' for name, value in zip(error.key[1::2], values, strict=True)]
        return "\n       ".join(lines) + "  # in the table [start]"
    if typed := _as_a_key(error.fix, error.key):
        return typed
    python = re.search(r"td\.|=\(|=\[|=\{|\w\(\w+=|@|\bsimulate\b", error.fix)
    return "" if python else error.fix


def _as_a_key(fix: str, key: Any) -> str:
    """A line of Python as a line of a file, where it is one argument, or a call that has the key among its arguments.

    >>> _as_a_key("axis_a=(0, 0, 1)", "axis_a"), _as_a_key("td.Motor(joint, torque=2.0)", "torque")
    ('axis_a = [0, 0, 1]', 'torque = 2.0')
    >>> _as_a_key('td.Holonomic(left - right, name="x")', "value")
    'kind = "holonomic"'
    """
    code, _, comment = fix.partition("  # ")
    bare = re.match(r"\w+=", code) is not None
    try:
        call = ast.parse(f"f({code})" if bare else code, mode="eval").body
    except (SyntaxError, ValueError):
        return ""
    if not isinstance(call, ast.Call):
        return ""
    named = {one.arg: one.value for one in call.keywords if one.arg}
    only = bare or len(named) == 1
    wanted = key if key in named else next(iter(named), "") if only else ""
    whose = ast.unparse(call.func)
    if key not in named and isinstance(key, str) and whose in ("td.Holonomic", "td.Nonholonomic"):
        return f'kind = "{whose[3:].lower()}"'
    value = named.get(wanted)
    if value is None or not all(
        isinstance(n, (ast.Constant, ast.Tuple, ast.List, ast.UnaryOp, ast.USub, ast.Load))
        for n in ast.walk(value)
    ):
        return ""
    text = ast.unparse(value).replace("(", "[").replace(")", "]").replace("'", '"')
    return f"{wanted} = {text}" + (f"  # {comment}" if comment else "")

"""Whether a line of a message can be typed: Python, a part of a call, a formula, TOML, or a command.

What a line explains stands behind a #, which is a comment in all of these.
"""

from __future__ import annotations

import ast
import re
import shlex
import tomllib

PROGRAMS = ("trundle", "pip", "make", "iconv", "chromium")
LEFT_OUT = re.compile(r"# .+, left out")  # a key of a file, made a comment


def can_be_typed(line: str) -> bool:
    """Whether a line to type is one, not prose.

    >>> can_be_typed('start={..., "ball.z": 1.0}  # or 2.0'), can_be_typed("choose another folder")
    (True, False)
    """
    return _is_python(line) or _is_toml(line) or _is_command(line) or bool(LEFT_OUT.match(line))


def _is_python(line: str) -> bool:
    text = line.replace("{..., ", "{**rest, ")  # the rest of a mapping
    text = text.replace("^", "**")
    for written in (text, f"call({text}\n)"):
        try:
            body = ast.parse(written).body
        except (SyntaxError, ValueError):
            continue
        return bool(body) and ast.unparse(body) != "call()"
    return False


def _is_toml(line: str) -> bool:
    text = line.replace("{ ... }", "{ a = 1 }").replace("[...]", "[1]").replace("= ...", "= 1")
    try:
        return bool(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return False


def _is_command(line: str) -> bool:
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        return False
    return bool(words) and (
        words[0] in PROGRAMS or any(word.startswith("--") for word in words[:2])
    )

"""The known name that somebody probably meant. Quick whatever is asked: a hostile file may ask it a hundred times."""

from __future__ import annotations

import difflib
import functools
import inspect
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any, TypeVar, cast

from trundle.errors import ModelError

F = TypeVar("F", bound=Callable[..., Any])
LONGEST, MOST_NAMES, MOST_COMPARED = 80, 5_000, 100
LETTERS = 32  # of a name that are compared; the work grows with the square of it


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that is nearest to a mistyped one; empty if none is near.

    >>> nearest("radus", ["mass", "radius"]), nearest("Mu", ["mu"]), nearest("q", ["mass"])
    ('radius', 'mu', '')
    """
    if len(name) > LONGEST:
        return ""
    listed = [other for other in islice(known, MOST_NAMES) if len(other) <= LONGEST]
    for other in listed:
        if other.lower() == name.lower():
            return other
    # of many names those that begin alike, and are about as long, are compared
    alike = sorted(listed, key=lambda other: (other[:1] != name[:1], abs(len(other) - len(name))))
    compared = {other[:LETTERS]: other for other in reversed(alike[:MOST_COMPARED])}
    close = difflib.get_close_matches(name[:LETTERS], compared, 1)
    return compared[close[0]] if close else ""


class ByName(dict[str, Any]):
    """The bodies or contacts of a motion by name; a wrong name is answered with the right ones."""

    def __init__(self, what: str, things: Mapping[str, Any]) -> None:
        super().__init__(things)
        self._what = what

    def __missing__(self, name: object) -> Any:
        one = {"bodies": "body", "contacts": "contact"}[self._what]
        raise ModelError(
            f"The motion has no {one} {name!r}.",
            f"one of {', '.join(self) or 'none'}",
            "the name was mistyped, or is the variable's and not the one the part was given",
            f"motion.{self._what}[{(nearest(str(name), self) or next(iter(self)))!r}]"
            if self
            else "td.System(..., bodies=[ball], constraints=[td.Rolling(ball, table)])",
        )


def refusing_unknown(call: str, fix: str) -> Callable[[F], F]:
    """A decorator: a keyword that the function does not have is refused with the nearest one that it has; so is an
    argument too many.

    call   how the function is called, as in td.System
    fix    a call to type where no keyword is near

    The signature stays what it is, for editors and `help`: the function itself takes no `**anything`.

    >>> import trundle as td
    >>> td.System(boddies=[])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    trundle.errors.ModelError: td.System has no argument 'boddies'.
      Expected: arguments among lagrangian, ..., name
      Likely cause: 'bodies' was meant
      Try: td.System(bodies=...)
    """

    def decorate(function: F) -> F:
        known = inspect.signature(function).parameters
        listed = [name for name in known if name != "self"]
        in_order = sum(one.kind is not one.KEYWORD_ONLY for one in known.values())

        @functools.wraps(function)
        def checked(*args: Any, **given: Any) -> Any:
            if len(args) > in_order:
                raise ModelError(
                    f"{call} got a {type(args[in_order]).__name__} without a name.",
                    f"arguments by name, among {', '.join(listed)}",
                    "the name of the argument and its = were left out",
                    fix,
                )
            for name in given:
                if name not in listed:
                    near = nearest(name, listed)
                    raise ModelError(
                        f"{call} has no argument {name!r}.",
                        f"arguments among {', '.join(listed)}",
                        f"{near!r} was meant" if near else "an argument of another function",
                        f"{call}({near}=...)" if near else fix,
                    )
            return function(*args, **given)

        return cast(F, checked)

    return decorate

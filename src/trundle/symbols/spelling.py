"""The known name that was probably meant. Always quick: a hostile file may need it a hundred times."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import FunctionType
from typing import Any, TypeVar, cast

from trundle.errors import CallError, ModelError

F = TypeVar("F", bound=Callable[..., Any])
LONGEST, MOST_NAMES, MOST_COMPARED = 80, 5_000, 100
BEGUN = 3  # letters of a name that stand for all of it
LETTERS = 32  # of a name that are compared; the work grows with the square of it


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that is nearest to a mistyped one; empty if none is near.

    >>> nearest("radus", ["mass", "radius"]), nearest("Mu", ["mu"]), nearest("q", ["mass"])
    ('radius', 'mu', '')
    >>> nearest("at", ["axis_a", "at_a", "at_b"])
    'at_a'
    """
    if len(name) > LONGEST:
        return ""
    listed = [other for other in islice(known, MOST_NAMES) if len(other) <= LONGEST]
    for other in listed:
        if other.lower() == name.lower():
            return other
    for other in listed:
        if (len(name) >= BEGUN and other.startswith(name)) or other.startswith(f"{name}_"):
            return other
    # of many names those that begin alike, and are about as long, are compared
    alike = sorted(listed, key=lambda other: (other[:1] != name[:1], abs(len(other) - len(name))))
    compared = {other[:LETTERS]: other for other in reversed(alike[:MOST_COMPARED])}
    import difflib

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


class Spelled:
    """What is made with arguments: calls of it and of its methods that do not fit are refused with the line to type."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name, method in list(vars(cls).items()):
            plain = isinstance(method, FunctionType) and not hasattr(method, "__wrapped__")
            if name in ("__init__", "__call__") or (plain and not name.startswith("_")):
                setattr(cls, name, spelled()(method))


def spelled(example: str = "") -> Callable[[F], F]:
    """A decorator: a call that the signature of a function or a class does not fit is refused with the line to type.

    example  a call to type where no argument is near; else what it needs

    The signature stays what it is, for editors and `help`: the function itself takes no `**anything`.

    >>> import trundle as td
    >>> td.System(boddies=[])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    trundle.errors.CallError: td.System has no argument 'boddies'.
      Expected: arguments among lagrangian, ..., name
      Likely cause: 'bodies' was meant
      Try: td.System(bodies=...)
    """

    def decorate(function: F) -> F:
        if isinstance(function, type):
            function.__init__ = decorate(function.__init__)  # type: ignore[misc]
            return cast(F, function)

        @functools.wraps(function)
        def checked(*args: Any, **given: Any) -> Any:
            try:
                return function(*args, **given)
            except TypeError as error:
                if error.__traceback__ is None or error.__traceback__.tb_next is not None:
                    raise  # from within
                refusal = _refusal(function, args, given, example)
                if refusal is None:
                    raise
            raise refusal

        return cast(F, checked)

    return decorate


def _refusal(
    function: Callable[..., Any], args: tuple[Any, ...], given: Mapping[str, Any], example: str
) -> CallError | None:
    """Which of the arguments do not fit."""
    parameters = inspect.signature(function).parameters
    known = [name for name in parameters if name not in ("self", "cls")]
    made = args[0] if args and len(known) < len(parameters) else None
    args = args[len(parameters) - len(known) :]
    call = _call(function, made)
    in_order = [n for n in known if parameters[n].kind is not inspect.Parameter.KEYWORD_ONLY]
    listed = f"arguments among {', '.join(known)}" if known else "no arguments"
    needed = [name for name in known if parameters[name].default is inspect.Parameter.empty]
    least = ", ".join(name if name in in_order else f"{name}=..." for name in needed)
    for name in given:
        if name not in known:
            near = nearest(name, known)
            cause = f"{near!r} was meant" if near else "an argument of another function"
            fix = f"{call}({near}=...)" if near else example or f"{call}({least})"
            return CallError(f"{call} has no argument {name!r}.", listed, cause, fix, key=name)
    both = [name for name in in_order[: len(args)] if name in given]
    if both:
        what = f"{call} got {both[0]!r} twice: by its place and by its name."
        cause = "one argument too many before it, as several things that belong in one list"
        return CallError(what, listed, cause, f"{call}({least})", key=both[0])
    if len(args) > len(in_order):
        what = f"{call} got a {type(args[len(in_order)]).__name__} without a name."
        cause = "the name of the argument and its = were left out"
        fix = f"{call}({', '.join([*in_order, *(f'{n}=...' for n in known[len(in_order) :][:1])])})"
        if len(in_order) == len(known):
            cause = "one argument too many"
            if len(known) == 1 and all(isinstance(x, (int, float)) for x in args):
                cause, fix = "a vector without its brackets", f"{call}({args!r})"
        fix = example or fix
        return CallError(what, listed.replace("arguments", "arguments by name,"), cause, fix)
    missing = [n for n in needed if n not in given and n not in in_order[: len(args)]]
    if missing:
        what = f"{call} needs {' and '.join(missing)}."
        return CallError(what, listed, fix=f"{call}({least})", key=missing[0])
    return None


def _call(function: Callable[..., Any], made: Any) -> str:
    """How a function is called, as in td.System or simulate."""
    if function.__name__ == "__call__":
        return str(getattr(made, "name", type(made).__name__))
    name = type(made).__name__ if function.__name__ == "__init__" else function.__name__
    module = type(made).__module__ if function.__name__ == "__init__" else function.__module__
    method = made is not None and function.__name__ != "__init__"
    return name if method or not module.startswith("trundle.") else f"td.{name}"

"""Expressions that may be given by name: `hold=["ball.omega[2]"]`, `controls=["F"]`, `found["x"]`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from trundle.errors import ParseError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import parse


class Offered(Mapping[str, Expression]):
    """Names and what they stand for; of parts (thing, attribute), found when somebody asks."""

    def __init__(self, known: Mapping[str, Expression], of_parts: Mapping[str, Any]) -> None:
        self._known, self._of_parts = known, of_parts

    def __getitem__(self, name: str) -> Expression:
        if name in self._known:
            return self._known[name]
        thing, attribute = self._of_parts[name]
        return as_expression(getattr(thing, attribute))

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys((*self._known, *self._of_parts))

    def __len__(self) -> int:
        return len({*self._known, *self._of_parts})


def named(names: Mapping[str, Expression], key: Any, source: str = "") -> Expression:
    """The expression itself, or the one that a text describes; `source` is the argument that the message names.

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> named({"x": x}, "x.dot") == x.dot
    True
    """
    if not isinstance(key, str):
        return as_expression(key, f"{source}=") if source else as_expression(key)
    try:
        return parse(key, names)
    except ParseError as error:
        if not source:
            raise
        near = error.fix if error.fix in names else next(iter(names), "x")
        raise ParseError(
            f"{source}=: {error.given}",
            error.expected,
            error.cause,
            f'{source}=["{near}"]',
            error.column,
        ) from None


def listed(names: Mapping[str, Expression], given: Any, source: str) -> list[Expression]:
    """Several of them; one alone needs no list."""
    if isinstance(given, (str, Expression)) or not isinstance(given, Iterable):
        given = [given]
    return [named(names, key, source) for key in given]

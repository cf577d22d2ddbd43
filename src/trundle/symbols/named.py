"""Expressions that may be given by name: `hold=["ball.omega[2]"]`, `controls=["F"]`, `found["x"]`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from trundle.errors import ParseError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import parse


class Offered(Mapping[str, Any]):
    """Names and what they stand for; of parts, as ball.omega and pin.angle, found when somebody asks.

    known   names and expressions;  parts   by name;  offers   what a part offers, by the name after the dot
    """

    def __init__(
        self,
        known: Mapping[str, Expression],
        parts: Mapping[str, Any],
        offers: Callable[[Any], Mapping[str, Any]],
    ) -> None:
        self._known, self._parts, self._make = known, parts, offers
        self._made: dict[str, Mapping[str, Any]] = {}

    def _offers(self, head: str) -> Mapping[str, Any]:
        if head not in self._made:
            self._made[head] = self._make(self._parts[head])
        return self._made[head]

    def _found(self, name: str) -> Any:
        """What a part offers by this name, ball.tip.position of ball or of ball.tip; None if none does."""
        ends = [i for i, letter in enumerate(f"{name}.") if letter == "."]
        for head, rest in ((name[:i], name[i + 1 :]) for i in ends):
            if head in self._parts and rest in self._offers(head):
                return self._offers(head)[rest]
        return None

    def __contains__(self, name: object) -> bool:
        return name in self._known or self._found(str(name)) is not None

    def __getitem__(self, name: str) -> Any:
        if name in self._known:
            return self._known[name]
        found = self._found(name)
        if found is None:
            raise KeyError(name)
        return found.value() if hasattr(found, "value") else found

    def __iter__(self) -> Iterator[str]:
        """All names but those of functions."""
        names = dict.fromkeys(self._known)
        for head in self._parts:
            offered = self._offers(head).items()
            names |= {
                f"{head}.{rest}": None for rest, one in offered if rest and not hasattr(one, "call")
            }
        yield from names

    def __len__(self) -> int:
        return sum(1 for _ in self)


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
            f'{source}={{"end": "{near}"}}' if source == "measure" else f'{source}=["{near}"]',
            error.column,
        ) from None


def listed(names: Mapping[str, Expression], given: Any, source: str) -> list[Expression]:
    """Several of them; one alone needs no list."""
    if isinstance(given, (str, Expression)) or not isinstance(given, Iterable):
        given = [given]
    return [named(names, key, source) for key in given]

"""Keys that hold names of other parts, and tables: of names, of coordinates, of arguments of a function."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trundle.described.values import (
    MOST,
    WRONG_TYPE,
    Define,
    Place,
    Reader,
    Refused,
    Text,
    Value,
    brief,
)


def check_table(raw: Any) -> None:
    if not isinstance(raw, dict):
        raise Refused([brief(raw)], "a table of keys", WRONG_TYPE, "{ ... }")


def check_length(raw: Any, least: int, most: int, key: str | int) -> None:
    if not least <= len(raw) <= most:
        expected = f"at least {least}" if len(raw) < least else f"at most {most}"
        cause = "an entry was left out, or a comma put where none belongs"
        raise Refused(f"`{key}` has {len(raw)} entries.", expected, cause, "[...]")


@dataclass(frozen=True)
class Ref(Value):
    """The name of another part, of one of some classes; `world` too, if it may be the world."""

    classes: tuple[type, ...] = ()
    world: bool = False
    words: str = ""

    @property
    def what(self) -> str:
        return " or ".join(dict.fromkeys(getattr(one, "called", "a part") for one in self.classes))

    @property
    def sections(self) -> tuple[str, ...]:
        """The tables of a file that such parts stand in."""
        return tuple(dict.fromkeys(getattr(one, "table", "") for one in self.classes))

    @property
    def called(self) -> str:
        """What messages call it."""
        return self.what + (' or "world"' if self.world else "")

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        name = Text().read(reader, raw, place)
        if self.world and name == "world":
            return name
        return reader.part(name, place, self)

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "string"}

    def kind(self) -> str:
        return f"name of {self.what}" + (', or `"world"`' if self.world else "")


@dataclass(frozen=True)
class Table(Value):
    """Names with a value each; `formulas`: what stands for the names are formulas, such as coordinates."""

    of: Value
    words: str = ""
    most: int = MOST
    formulas: bool = False
    harmless: Any = None
    in_files = True

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        check_table(raw)
        check_length(raw, 0, self.most, place[-1])

        def one(name: str, item: Any) -> Any:
            value = reader.value(self.of, item, (*place, name))
            return (reader.formula(name, (*place, name)) if self.formulas else name), value

        return dict(reader.each(one, raw).values())

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.of.schema(define)}

    def kind(self) -> str:
        return f"table: {'formula' if self.formulas else 'name'} = {self.of.kind() or 'table'}"


@dataclass(frozen=True)
class Listed(Value):
    """A list of things that are alike."""

    of: Value
    least: int = 0
    most: int = MOST
    words: str = ""
    in_files = True

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        if not isinstance(raw, list):
            item = json.dumps(raw) if isinstance(raw, str) else self.of.example
            raise Refused([brief(raw)], "a list in brackets", WRONG_TYPE, f"[{item}]")
        check_length(raw, self.least, self.most, place[-1])
        one = lambda i, item: reader.value(self.of, item, (*place, i))
        return list(reader.each(one, dict(enumerate(raw))).values())

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "array", "items": self.of.schema(define), "minItems": self.least}

    def kind(self) -> str:
        return f"list of {self.of.kind() or 'tables'}"


@dataclass(frozen=True)
class Arguments(Value):
    """A table of the arguments of a function or class.

    named    a table of such tables; what each is called is the argument `name`
    without  arguments that are given otherwise
    name     what this one is called
    """

    make: Callable[..., Any]
    named: bool = False
    without: tuple[str, ...] = ()
    words: str = ""
    name: str = ""
    in_files = True
    type = "table"

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        check_table(raw)
        if not self.named:
            given = {"name": self.name} if self.name else {}
            return reader.table(self.make, raw, place, given, self.without)

        def one(name: str, item: Any) -> Any:
            kind = Arguments(self.make, without=self.without, name=name)
            return reader.value(kind, item, (*place, name))

        return list(reader.each(one, raw).values())

    def schema(self, define: Define) -> dict[str, Any]:
        inner = define(self.make, (*self.without, "name") if self.named else self.without)
        return {"type": "object", "additionalProperties": inner} if self.named else inner


@dataclass(frozen=True)
class Either(Value):
    """One value, or where the file has a table (or a list) another."""

    value: Value
    other: Value
    when: type = dict
    words: str = ""

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        kind = self.other if isinstance(raw, self.when) else self.value
        return kind.read(reader, raw, place)

    def schema(self, define: Define) -> dict[str, Any]:
        return {"anyOf": [self.value.schema(define), self.other.schema(define)]}

    def kind(self) -> str:
        return f"{self.value.kind()}, or {'a table' if self.when is dict else self.other.kind()}"


@dataclass(frozen=True)
class OneOf(Value):
    """A table in which a key names one of some functions: its value is the first argument, others are beside it."""

    functions: tuple[Callable[..., Any], ...]
    # whose arguments are all keys: { from, to, count }
    spelled: tuple[Callable[..., Any], ...] = ()
    words: str = ""
    type = "table"

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        check_table(raw)
        return reader.choose(self, raw, place)

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "object"}


@dataclass(frozen=True)
class Inline(Value):
    """A shape, described where it is used."""

    words: str = "a table as of a body, its `mass` a plain number"
    in_files = True
    type = "table"

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        check_table(raw)
        return reader.shape(raw, place)

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "object"}

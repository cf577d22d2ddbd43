"""What one key of a scenario file holds: how a TOML value is read, what is refused and in which words, its JSON Schema.

A constructor names one of these beside the type of each argument (`described/__init__.py` has the aliases); nothing
else in trundle says what a key is. `read` is given the reader of a file (`scenario/reader.py`), which knows the names.
"""

from __future__ import annotations

import datetime
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from trundle.symbols.spelling import nearest
from trundle.symbols.values import real_number, shown

Place = tuple[str | int, ...]  # of a key in a file: ("bodies", "ball", "radius")
Define = Callable[..., dict[str, Any]]  # the schema of a table that a signature describes
MISSING: Any = object()  # where nothing can stand in for a value
# of a matrix; of a list of numbers; entries of a table
MAX_ROWS, MAX_LIST, MOST = 100, 20_000, 2000


class Refused(Exception):
    """A value of the wrong type: what was given, what was expected, the likely cause, a value that would do."""

    def __init__(self, given: Any, expected: str, cause: str, example: str) -> None:
        text = given if isinstance(given, str) else f"{given[0]} was given."
        super().__init__(text, expected, cause, example)


class Reader(Protocol):
    """What a value needs of the reader of a file; see `scenario/reader.py` and `scenario/workshop.py`."""

    def value(self, kind: Value, raw: Any, place: Place) -> Any: ...
    def each(self, read: Callable[[Any, Any], Any], items: Mapping[Any, Any]) -> dict[Any, Any]: ...
    def formula(self, raw: Any, place: Place) -> Any: ...
    def plain(self, raw: Any, place: Place) -> Any: ...
    def field(self, raw: str, place: Place, names: str) -> Any: ...
    def law(self, raw: str, place: Place, names: tuple[str, ...]) -> Any: ...
    def part(self, name: str, place: Place, kind: Any) -> Any: ...
    def table(
        self, make: Any, raw: Any, place: Place, given: Mapping[str, Any], without: tuple[str, ...]
    ) -> Any: ...
    def choose(self, among: Any, raw: Any, place: Place) -> Any: ...
    def shape(self, raw: Any, place: Place) -> Any: ...
    def file(self, raw: str, place: Place) -> Any: ...


def brief(value: Any) -> str:
    """A value as a message shows it; of a long list only the beginning."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, list) and len(value) > 4:
        return f"[{', '.join(map(shown, value[:4]))}, ...]"
    return shown(value)


class Value:
    """What one key holds.

    words     for people, where the docstring of the constructor has none
    harmless  stands in for a wrong value, so that the rest of the part is checked too; MISSING if nothing can
    key       what files call it, if not what Python does
    """

    words: str = ""
    type: ClassVar[str] = ""
    harmless: Any = MISSING
    key: str = ""
    own: bool = False  # of a name: the part makes one up itself
    in_files: ClassVar[bool] = False  # a file has another form than Python, which `words` say

    @property
    def example(self) -> str:
        """A value that would do, as a file has it."""
        return "..."

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        """The argument for the constructor; `Refused` if the TOML value is of the wrong type."""
        raise NotImplementedError

    def schema(self, define: Define) -> dict[str, Any]:
        """The fragment of JSON Schema."""
        return {}

    def kind(self) -> str:
        """What it is, in the reference."""
        return self.type


# --- numbers and formulas ---------------------------------------------------------------------------------
# shapes beside counts: one number, some, a matrix, a square one
ONE, ANY, ROWS, SQUARE = 0, -1, -2, -3
_ONE: dict[str, Any] = {"type": ["number", "string"]}
_LIST: dict[str, Any] = {"type": "array", "items": _ONE}


@dataclass(frozen=True)
class Numbers(Value):
    """Numbers of one of some shapes, or a text that gives them.

    shapes  ONE, counts, ANY, ROWS or SQUARE
    plain   of numbers, constants and parameters alone, fixed before anything moves; else formulas of all names
    """

    shapes: tuple[int, ...]
    words: str = ""
    plain: bool = True
    harmless: Any = MISSING
    key: str = ""

    @property
    def single(self) -> bool:
        """Whether it is one plain number."""
        return self.plain and self.shapes == (ONE,)

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        self.check(raw)
        if not self.plain:
            return reader.formula(raw, place)
        found = reader.plain(raw, place)
        if self.single if isinstance(found, list) else ONE not in self.shapes:
            cause = "the formula names a vector for a number, or a number for a vector"
            expected, example = (
                ("one number", "1.0") if self.single else ("several numbers", "[0.0, 0.0]")
            )
            raise Refused(f"{raw!r} gives {found!r}.", expected, cause, example)
        return found

    @property
    def example(self) -> str:
        """A value that would do."""
        counts = [count for count in self.shapes if count > 0]
        return "1.0" if ONE in self.shapes else f"[{', '.join(['1.0'] * min([*counts, 4]))}]"

    def check(self, raw: Any) -> None:
        """Refuse a TOML value of another shape."""
        if isinstance(raw, str):
            return
        what = "numbers" if self.plain else "numbers or formulas"
        counts = [count for count in self.shapes if count > 0]
        word = " or ".join(map(str, counts)) or "one or more"
        listed = "rows" if SQUARE in self.shapes else what + ", or rows," * (ROWS in self.shapes)
        expected = f"{word} {listed} in brackets, or a text that gives them"
        example = self.example
        if not isinstance(raw, list) or self.shapes == (ONE,):
            if ONE not in self.shapes:
                raise Refused([brief(raw)], expected, "the brackets are missing", example)
            raw = [raw]
        elif SQUARE in self.shapes or (ROWS in self.shapes and raw and isinstance(raw[0], list)):
            width = len(raw if SQUARE in self.shapes else raw[0])
            if width > MAX_ROWS and SQUARE in self.shapes:
                cause = "a chain or a grid, which a loop in Python writes"
                raise Refused(
                    f"{width} rows were given.", f"at most {MAX_ROWS}", cause, f"[{example}, ...]"
                )
            if not all(isinstance(row, list) and len(row) == width > 0 for row in raw):
                cause = "a row that is shorter, or without its brackets"
                raise Refused([brief(raw)], f"rows of {width} {what}", cause, f"[{example}, ...]")
            raw = [item for row in raw for item in row]
        elif (counts and len(raw) not in counts) or not 0 < len(raw) <= MAX_LIST:
            given = f"{brief(raw)} was given, {len(raw)} element(s)."
            raise Refused(given, expected, "a component too few or too many", example)
        for item in raw:
            self._check_one(item)

    def _check_one(self, raw: Any) -> None:
        """A finite number, or a text."""
        expected = "a number, or a text of numbers and constants" if self.plain else FORMULA
        if isinstance(raw, bool) or not isinstance(raw, (str, int, float)):
            cause = "brackets, a table or a switch, where one value is wanted"
            raise Refused([brief(raw)], expected, cause, self.example)
        if not isinstance(raw, str) and real_number(raw) is None:
            gap = isinstance(raw, float) and math.isnan(raw)
            cause = "a gap in the data" if gap else "floats end near 1.8e308"
            raise Refused([brief(raw)], f"{expected}, finite", cause, self.example)

    def schema(self, define: Define) -> dict[str, Any]:
        if self.shapes == (ONE,):
            return _ONE
        counts = [count for count in self.shapes if count > 0]
        limits = {"minItems": min(counts), "maxItems": max(counts)} if counts else {"minItems": 1}
        rows = {"type": "array", "items": _LIST}
        kinds = [_LIST | limits, {"type": "string"}] + [_ONE] * (ONE in self.shapes)
        return {"anyOf": kinds + [rows] * (not {ROWS, SQUARE}.isdisjoint(self.shapes))}

    def kind(self) -> str:
        what = "number" if self.plain else "formula"
        if self.shapes == (ONE,):
            return what
        if ONE in self.shapes:
            return f"{what}, or several"
        counts = [str(count) for count in self.shapes if count > 0]
        several = f"{' or '.join(counts)} {what}s".strip()
        rows = "rows of formulas" if SQUARE in self.shapes else f"{several}, or rows"
        return several if {ROWS, SQUARE}.isdisjoint(self.shapes) else rows


FORMULA = "a number, or a formula in quotes"


def Number(words: str = "", *, plain: bool = True, key: str = "") -> Numbers:
    """One number."""
    return Numbers((ONE,), words, plain, 1.0, key)


def Quantity(*, plain: bool = False) -> Numbers:
    """A number, a vector or a matrix."""
    return Numbers((ONE, ANY, ROWS), plain=plain)


@dataclass(frozen=True)
class Fixed(Numbers):
    """Formulas of parameters; in a part of a compound, whose axes depend on them, plain numbers."""

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        return Numbers(self.shapes, plain="parts" in place[2:]).read(reader, raw, place)


@dataclass(frozen=True)
class Field(Value):
    """A formula of x, y, z (or x, y) in axes of its own, time and parameters: a function of them."""

    names: str = "xyz"
    key: str = ""
    words: str = "a formula of x, y, z in its own axes, t and parameters"
    in_files = True
    type = "formula"

    @property
    def harmless(self) -> Any:
        return (lambda x, y, z: z) if self.names == "xyz" else (lambda x, y: 0)

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        Number(plain=False).check(raw)
        return reader.field(str(raw), place, self.names)

    def schema(self, define: Define) -> dict[str, Any]:
        return _ONE


@dataclass(frozen=True)
class Law(Numbers):
    """A number or formula; one that uses the names `given` is a function of them."""

    given: tuple[str, ...] = ()

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        self.check(raw)
        return reader.law(raw, place, self.given) if isinstance(raw, str) else float(raw)


# --- words, switches, choices ------------------------------------------------------------------------------
WRONG_TYPE = "quotes, brackets or a point too many or too few"


@dataclass(frozen=True)
class Text(Value):
    """A text in quotes; `own`: a name that the part makes up itself."""

    words: str = ""
    most: int = 1000
    own: bool = False
    harmless: Any = "?"
    type = "text"

    @property
    def example(self) -> str:
        return '"..."'

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        if not isinstance(raw, str):
            raise Refused([brief(raw)], "a text in quotes", WRONG_TYPE, '"..."')
        if len(raw) > self.most:
            cause = "a text or a formula pasted whole"
            raise Refused([brief(raw)], f"at most {self.most} characters", cause, '"...", shorter')
        return raw

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "string", "maxLength": self.most}


@dataclass(frozen=True)
class File(Text):
    """A file of data, in the folder of the scenario or below it."""

    harmless: Any = MISSING
    key: str = ""
    type = "file"
    in_files = True

    @property
    def example(self) -> str:
        return '"part.stl"' if ".stl" in self.words else '"data.csv"'

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        return reader.file(super().read(reader, raw, place), place)


@dataclass(frozen=True)
class Whole(Value):
    """A whole number within limits."""

    least: float = -math.inf
    most: float = math.inf
    words: str = ""
    type = "whole number"

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise Refused([brief(raw)], "a whole number", WRONG_TYPE, "10")
        if not self.least <= raw <= self.most:
            limit = f"at least {self.least}" if raw < self.least else f"at most {self.most}"
            raise Refused([brief(raw)], limit, "a sign, or a zero too many", limit.split()[-1])
        return raw

    def schema(self, define: Define) -> dict[str, Any]:
        limits = {"minimum": self.least, "maximum": self.most}
        return {"type": "integer"} | {key: n for key, n in limits.items() if math.isfinite(n)}


@dataclass(frozen=True)
class Choice(Value):
    """One of some words or numbers."""

    options: tuple[Any, ...]
    words: str = ""

    @property
    def harmless(self) -> Any:
        return self.options[0]

    def read(self, reader: Reader, raw: Any, place: Place) -> Any:
        if any(type(raw) is type(option) and raw == option for option in self.options):
            return raw
        texts = [option for option in self.options if isinstance(option, str)]
        near = nearest(str(raw), texts)
        example = json.dumps(near or self.options[-1 if self.options == (False, True) else 0])
        cause = "another word for it, or capitals" if texts else "another version, or off by one"
        cause = WRONG_TYPE if self.type else cause
        expected = "true or false" if self.type else f"one of {', '.join(map(shown, self.options))}"
        raise Refused([brief(raw)], expected, cause, example)

    def schema(self, define: Define) -> dict[str, Any]:
        return {"type": "boolean"} if self.type else {"enum": list(self.options)}

    def kind(self) -> str:
        return self.type or ", ".join(f"`{json.dumps(option)}`" for option in self.options)


@dataclass(frozen=True)
class Switch(Choice):
    """true or false."""

    options: tuple[Any, ...] = (False, True)
    type = "true, false"

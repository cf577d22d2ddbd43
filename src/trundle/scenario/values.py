"""The types of values in a scenario file: numbers and formulas, alone, in vectors, in matrices.

A `Plain` is a number, or a text of numbers, constants and functions that gives one. A `Formula` may hold coordinates,
parameters, time and everything else that the file names. Both are only looked at here; `names.py` reads them.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Callable
from typing import Annotated, Any

from pydantic import PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from trundle.symbols.values import real_number, shown

MAX_ROWS = 100
MAX_LIST = 20_000  # elements: sample times may be many


def brief(value: Any) -> str:
    """A value as a message shows it; of a long list only the beginning is looked at."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, list) and len(value) > 4:
        return f"[{', '.join(map(shown, value[:4]))}, ...]"
    return shown(value)


def refuse(given: str, expected: str, cause: str, example: str) -> PydanticCustomError:
    """A refusal in our words, with a value that would do; `refusals.py` makes a problem of it."""
    parts = {"given": given, "expected": expected, "cause": cause, "example": example}
    return PydanticCustomError("trundle", "{given}", parts)


def _scalar(value: Any, expected: str) -> Any:
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise refuse(
            f"{brief(value)} was given.",
            expected,
            "brackets, a table or a switch, where one value is wanted",
            "1.0",
        )
    number = real_number(value)
    if number is None or not math.isfinite(number):
        raise refuse(
            f"{brief(value)} was given.", f"{expected}, finite", "floats end near 1.8e308", "1.0e6"
        )
    return number


def _ones(count: int) -> str:
    return f"[{', '.join(['1.0'] * count)}]" if count <= 4 else "[1.0, ...]"


def _list(value: Any, counts: tuple[int, ...], what: str, each: Callable[[Any], Any]) -> Any:
    words = " or ".join(map(str, counts)) if counts else "one or more"
    expected = f"{words} {what} in brackets, or a text that gives them"
    if isinstance(value, str):
        return value
    example = _ones(counts[0] if counts else 2)
    if what == "rows":
        example = f"[{example}, ...]"
    if not isinstance(value, list):
        raise refuse(f"{brief(value)} was given.", expected, "the brackets are missing", example)
    if (counts and len(value) not in counts) or not 0 < len(value) <= MAX_LIST:
        raise refuse(
            f"{brief(value)} was given, {len(value)} element(s).",
            expected,
            "a component too few or too many",
            example,
        )
    return [each(item) for item in value]


NUMBER = "a number, or a text of numbers and constants"
FORMULA = "a number, or a formula in quotes"


def plain(value: Any) -> Any:
    return _scalar(value, NUMBER)


def formula(value: Any) -> Any:
    return _scalar(value, FORMULA)


def plains(*counts: int) -> Callable[[Any], Any]:
    return lambda value: _list(value, counts, "numbers", plain)


def formulas(*counts: int) -> Callable[[Any], Any]:
    return lambda value: _list(value, counts, "numbers or formulas", formula)


def matrix(value: Any) -> Any:
    """Three entries, or three rows of three: moments of inertia, rotations, quaternions."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return _list(value, (3,), "rows", formulas(3))
    return _list(value, (3, 4), "numbers or formulas", formula)


def square(value: Any) -> Any:
    if isinstance(value, list) and len(value) > MAX_ROWS:
        raise refuse(
            f"{len(value)} rows were given.",
            f"at most {MAX_ROWS}",
            "a chain or a grid, which a loop in Python writes",
            "[[1.0, 0.0], [0.0, 1.0]]",
        )
    return _list(value, (), "rows", lambda row: _list(row, (len(value),), "formulas", formula))


def any_plain(value: Any) -> Any:
    """A number, a vector or a matrix."""
    if not isinstance(value, list):
        return plain(value)
    if value and isinstance(value[0], list):
        return _list(value, (), "rows", plains(len(value[0])))
    return plains()(value)


def any_formula(value: Any) -> Any:
    if not isinstance(value, list):
        return formula(value)
    if value and isinstance(value[0], list):
        return _list(value, (), "rows", formulas(len(value[0])))
    return formulas()(value)


def samples(value: Any) -> Any:
    """How many, or the times."""
    if isinstance(value, bool) or not isinstance(value, (int, list)):
        raise refuse(
            f"{brief(value)} was given.",
            "a whole number, or times in brackets (s)",
            "a point or quotes, where samples are counted",
            "1001",
        )
    return value if isinstance(value, int) else plains()(value)


_ONE: dict[str, Any] = {"type": ["number", "string"]}


def _several(*counts: int) -> dict[str, Any]:
    array: dict[str, Any] = {"type": "array", "items": _ONE, "minItems": min(counts, default=1)}
    if counts:
        array["maxItems"] = max(counts)
    return {"anyOf": [array, {"type": "string"}]}


_ROWS = {"type": "array", "items": {"type": "array", "items": _ONE}}
_ANY = {"anyOf": [_ONE, {"type": "array", "items": _ONE}, _ROWS]}

Plain = Annotated[Any, PlainValidator(plain), WithJsonSchema(_ONE)]
Plain2 = Annotated[Any, PlainValidator(plains(2)), WithJsonSchema(_several(2))]
Plain3 = Annotated[Any, PlainValidator(plains(3)), WithJsonSchema(_several(3))]
Plain23 = Annotated[Any, PlainValidator(plains(2, 3)), WithJsonSchema(_several(2, 3))]
Plain4 = Annotated[Any, PlainValidator(plains(4)), WithJsonSchema(_several(4))]
Formula = Annotated[Any, PlainValidator(formula), WithJsonSchema(_ONE)]
Formula3 = Annotated[Any, PlainValidator(formulas(3)), WithJsonSchema(_several(3))]
Turn = Annotated[Any, PlainValidator(matrix), WithJsonSchema({"anyOf": [_several(3, 4), _ROWS]})]
Square = Annotated[Any, PlainValidator(square), WithJsonSchema({"anyOf": [_ROWS, _ONE]})]
Formulas = Annotated[Any, PlainValidator(formulas()), WithJsonSchema(_several())]
AnyPlain = Annotated[Any, PlainValidator(any_plain), WithJsonSchema(_ANY)]
AnyFormula = Annotated[Any, PlainValidator(any_formula), WithJsonSchema(_ANY)]
Samples = Annotated[
    Any,
    PlainValidator(samples),
    WithJsonSchema({"anyOf": [{"type": "integer"}, _several()]}),
]

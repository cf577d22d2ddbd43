"""Limits on the size of scenario files, checked before any entry is processed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trundle.described import MOST, Place
from trundle.described.values import MAX_LIST
from trundle.scenario.problems import dotted
from trundle.scenario.reader import PlacedProblem
from trundle.symbols.text import MAX_ELEMENTS, MAX_LENGTH

MAX_TEXT = 50_000  # characters of all names and formulas: each costs some ten microseconds


def too_much(raw: dict[str, Any]) -> list[PlacedProblem]:
    """The first table or list that is too long, or that all texts together are."""
    for place, count, most in _too_long(raw, ()):
        cause = "data of another program, or a loop written out"
        fix = f"{dotted(place[-1:])}, shorter"
        return [PlacedProblem(place, f"It has {count} entries.", f"at most {most}", cause, fix)]
    counts = {section: _characters(value) for section, value in raw.items()}
    if (count := sum(counts.values())) > MAX_TEXT:
        most_in = max(counts, key=counts.__getitem__)
        given = f"The file has {count} characters of names and formulas, most of them here."
        cause = "one formula is written out again and again"
        fix = 'h = "..."  # in the table [definitions], for what is repeated'
        return [PlacedProblem((most_in,), given, f"at most {MAX_TEXT}", cause, fix)]
    return []


def _too_long(value: Any, place: Place) -> Iterator[tuple[Place, int, int]]:
    most = MAX_LIST if place == ("solver", "samples") else MOST
    if isinstance(value, (dict, list)):
        if len(value) > most:
            yield place, len(value), most
            return
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(inner, (dict, list)):
                yield from _too_long(inner, (*place, key))


def _characters(value: Any) -> int:
    """In all texts together; one that is too long itself is a problem of its own place, and costs nothing."""
    if isinstance(value, str):
        return len(value) if len(value) <= MAX_LENGTH else 0
    if isinstance(value, dict):
        return sum(map(_characters, [*value, *value.values()]))  # names are formulas in [start]
    return sum(map(_characters, value)) if isinstance(value, list) else 0


def too_many_elements(value: Any, place: Place) -> PlacedProblem | None:
    """What is wrong with a matrix that is larger than those in formulas."""
    rows = value if isinstance(value, list) else []
    count = sum(len(row) if isinstance(row, list) else 1 for row in rows)
    if count <= MAX_ELEMENTS:
        return None
    return PlacedProblem(
        place,
        f"{count} elements were given.",
        f"at most {MAX_ELEMENTS}",
        "a table of measured values, where a formula is meant",
        f"{dotted(place[-1:])} = [0.0, 0.0, 0.0]",
    )

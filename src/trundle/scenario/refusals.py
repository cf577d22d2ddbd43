"""What pydantic refuses, said in our words: the place in the file, the nearest known key, what was expected.

`check_tables` gives the file as models even when parts of it are wrong: those parts are left out and named, so that
everything else can still be built and checked.
"""

from __future__ import annotations

import copy
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from trundle.scenario.lines import Lines
from trundle.scenario.problems import MOST, Place, Problem, dotted, short
from trundle.scenario.tables import MOST as MOST_ENTRIES
from trundle.scenario.tables import ContactStart, File
from trundle.scenario.tables_sweep import MeasureTable, OverTable
from trundle.scenario.values import MAX_LIST, brief
from trundle.symbols.spelling import nearest
from trundle.symbols.text import MAX_LENGTH
from trundle.symbols.values import shown

NAMED = ("surfaces", "bodies", "constraints", "forces")  # tables of parts, each with a name
PLOTS = ("view", "plots")
TABLES_OR_VALUES = (PLOTS, ("sweep", "over"), ("sweep", "measure"))  # an entry may be either
MAX_TEXT = 50_000  # characters of all names and formulas: each costs some ten microseconds
PLACEHOLDERS: dict[Place, Any] = {
    ("schema",): 1,
    ("title",): "?",
    ("start",): {},
    ("solver", "until"): 1.0,
}
STAND_INS: tuple[Any, ...] = (
    1.0,
    "1",
    [1.0, 1.0],
    [1.0, 1.0, 1.0],
    {},
)  # one of them is of the right type

_TYPES = {  # what is expected, and what it looks like
    "string_type": ("a text in quotes", '"..."'),
    "bool_type": ("true or false", "true"),
    "int_type": ("a whole number", "10"),
    "int_from_float": ("a whole number", "10"),
    "list_type": ("a list in brackets", "[1.0, 2.0]"),
    "dict_type": ("a table of keys", "{ ... }"),
    "model_type": ("a table of keys", "{ ... }"),
    "model_attributes_type": ("a table of keys", "{ ... }"),
}


@dataclass
class Checked:
    """What came of checking the tables: the file (None if nothing can be made of it), the parts left out."""

    file: File | None
    problems: list[Problem]
    left_out: set[Place] = field(default_factory=set)


def check_tables(raw: dict[str, Any], lines: Lines, source: str) -> Checked:
    """The file as models, and everything that is wrong with its keys and types."""
    for place, count, most in _too_long(raw, ()):
        given, line = f"It has {count} entries.", lines.of(place)
        return Checked(
            None,
            [
                Problem(
                    dotted(place),
                    line,
                    given,
                    f"at most {most}",
                    "data of another program, or a loop written out",
                    f"{dotted(place[-1:])}, shorter",
                    source,
                )
            ],
        )
    counts = {section: _characters(value) for section, value in raw.items()}
    if (count := sum(counts.values())) > MAX_TEXT:
        most_in = max(counts, key=counts.__getitem__)
        given = f"The file has {count} characters of names and formulas, most of them here."
        expected, line = f"at most {MAX_TEXT}", lines.of((most_in,))
        return Checked(
            None,
            [
                Problem(
                    dotted((most_in,)),
                    line,
                    given,
                    expected,
                    "one formula is written out again and again",
                    'h = "..."  # in the table [definitions], for what is repeated',
                    source,
                )
            ],
        )
    try:
        return Checked(File.model_validate(raw), [])
    except ValidationError as error:
        refused = error.errors(include_url=False)[: 2 * MOST]
    problems: list[Problem] = []
    left_out: set[Place] = set()
    rest = copy.deepcopy(raw)
    meant: dict[Place, str] = {}
    misspelled = {near for near in map(_meant, refused) if near}
    for refusal in refused:
        place, _ = walk(refusal["loc"])
        if refusal["type"] == "union_tag_invalid":
            place = (*place, "kind")
            meant[place] = nearest(str(refusal["ctx"]["tag"]), _kinds(refusal["loc"]))
        if not (refusal["type"] == "missing" and place in misspelled):
            problems.append(_problem(refusal, place, lines, source))
        _leave_out(rest, place, left_out)
    for place, kind in meant.items():
        if kind:  # what was meant most likely, so that the rest of the part is looked at too
            _put(rest, place, kind)
    return Checked(_what_is_left(rest, left_out), problems, left_out)


def _what_is_left(rest: dict[str, Any], left_out: set[Place]) -> File | None:
    """The file without what is wrong. Where a part cannot do without it, something stands in, so that the rest of the
    part is looked at too; a part for which nothing does is left out."""
    tried: Counter[Place] = Counter()
    for _ in range(len(STAND_INS) + 2):
        try:
            return File.model_validate(rest)
        except ValidationError as error:
            refused = error.errors(include_url=False)
        for place in dict.fromkeys(_needed(refusal, tried) for refusal in refused):
            tried[place] += 1
            part = place[0] in NAMED and len(place) > 2
            if part and tried[place] <= len(STAND_INS):
                _put(rest, place, STAND_INS[tried[place] - 1])
                left_out.add(place)
            else:
                _leave_out(rest, place[:2] if place[0] in NAMED else place, left_out)
    return None


def _needed(refusal: Any, tried: Counter[Place]) -> Place:
    """The key that a part needs: what stands in for it may be refused inside."""
    place = walk(refusal["loc"])[0]
    return next((place[:n] for n in range(3, len(place)) if place[:n] in tried), place)


def _put(rest: dict[str, Any], place: Place, value: Any) -> None:
    table: Any = rest
    for part in place[:-1]:
        table = table[part]
    table[place[-1]] = copy.copy(value)


def _too_long(value: Any, place: Place) -> Iterator[tuple[Place, int, int]]:
    """Tables and lists with more entries than any file needs, so that nothing is done for each of them."""
    most = MAX_LIST if place == ("solver", "samples") else MOST_ENTRIES
    if isinstance(value, (dict, list)):
        if len(value) > most:
            yield place, len(value), most
            return
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(inner, (dict, list)):
                yield from _too_long(inner, (*place, key))


def _characters(value: Any) -> int:
    """In all texts together; one that is too long itself is told of at its own place, and costs nothing."""
    if isinstance(value, str):
        return len(value) if len(value) <= MAX_LENGTH else 0
    if isinstance(value, dict):
        return sum(map(_characters, [*value, *value.values()]))  # names are formulas in [start]
    return sum(map(_characters, value)) if isinstance(value, list) else 0


# --- where --------------------------------------------------------------------------------------------------
def walk(loc: tuple[int | str, ...]) -> tuple[Place, list[Any]]:
    """The place in the file of pydantic's location (which has tags of unions in it), and the types allowed there."""
    place: list[str | int] = []
    allowed: list[Any] = [File]
    for part in loc:
        here = tuple(place)
        if (here[:1] == ("start",) and len(here) == 2) or (
            here[:2] in TABLES_OR_VALUES and len(here) == 3
        ):
            if part in ("table", "value"):
                allowed = [alt for alt in allowed if _is_table(alt) == (part == "table")]
                continue
        elif len(allowed) > 1 and any(part in kinds_of(alt) for alt in allowed):  # it says which
            allowed = [alt for alt in allowed if part in kinds_of(alt)]
            continue
        place.append(part)
        allowed = [alt for kind in allowed for alt in _below(kind, part)]
    return tuple(place), allowed


def alternatives(annotation: Any) -> list[Any]:
    """The types that an annotation allows, unions and markings taken apart."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return alternatives(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return [alt for arg in get_args(annotation) for alt in alternatives(arg)]
    return [annotation]


def keys_of(kind: Any) -> dict[str, Any]:
    """The keys of a table as the file spells them, with their types."""
    if not (isinstance(kind, type) and issubclass(kind, BaseModel)):
        return {}
    return {f.alias or name: f.annotation for name, f in kind.model_fields.items()}


def kinds_of(kind: Any) -> tuple[str, ...]:
    """What `kind` may be in a table."""
    found = keys_of(kind).get("kind")
    return get_args(found) if get_origin(found) is Literal else ()


def _is_table(kind: Any) -> bool:
    return kind in (ContactStart, OverTable, MeasureTable) or get_origin(kind) is dict


def _below(kind: Any, part: int | str) -> list[Any]:
    if get_origin(kind) in (dict, list):
        return alternatives(get_args(kind)[-1])
    known = keys_of(kind)
    return alternatives(known[str(part)]) if part in known else []


# --- what ---------------------------------------------------------------------------------------------------
def _meant(refusal: Any) -> Place | None:
    """The place of the known key that an unknown one is nearest to."""
    if refusal["type"] != "extra_forbidden":
        return None
    place, _ = walk(refusal["loc"])
    near = nearest(str(place[-1]), _known_keys(refusal["loc"]))
    return (*place[:-1], near) if near else None


def _known_keys(loc: tuple[int | str, ...]) -> list[str]:
    return [key for kind in walk(loc[:-1])[1] for key in keys_of(kind)]


def _described(loc: tuple[int | str, ...]) -> str:
    """What a key is for: "`axis_b`, in the body axes of b"; empty where that is not said."""
    for kind in walk(loc[:-1])[1]:
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            for name, field in kind.model_fields.items():
                if loc[-1] in (name, field.alias) and field.description:
                    return f"`{loc[-1]}`: {field.description}"
    return ""


def _problem(refusal: Any, place: Place, lines: Lines, source: str) -> Problem:
    given, expected, cause, fix = _words(refusal, place)
    return Problem(dotted(place), lines.of(place), given, expected, cause, fix, source)


def _words(refusal: Any, place: Place) -> tuple[str, str, str, str]:
    what, context = refusal["type"], refusal.get("ctx", {})
    value = brief(refusal["input"])
    key = str(place[-1]) if place else ""
    if what == "trundle":
        return (
            context["given"],
            context["expected"],
            context["cause"],
            _with(context["example"], place),
        )
    if what == "missing":
        return (
            f"`{key}` is missing.",
            _described(refusal["loc"]) or f"the key `{key}`",
            "it was forgotten, or stands in another table",
            "schema = 1" if place == ("schema",) else _line(refusal["loc"], place),
        )
    if what == "extra_forbidden":
        known = _known_keys(refusal["loc"])
        near = nearest(key, known)
        hint = f", did you mean `{near}`" if near else ""
        return (
            f"unknown key `{short(key)}`{hint}.",
            "one of " + ", ".join(known),
            "a misspelled key, or one of another table",
            near or f"# {short(key)}, left out",
        )
    if what in ("union_tag_invalid", "union_tag_not_found"):
        kinds = _kinds(refusal["loc"])
        tag = context.get("tag")
        near = nearest(str(tag), kinds) if tag is not None else ""
        hint = f', did you mean "{near}"' if near else ""
        given = f"unknown kind {shown(tag)}{hint}." if tag is not None else "`kind` is missing."
        cause = (
            "a kind of another table, or another word"
            if tag is not None
            else "no other key says what it is"
        )
        return given, "kind = one of " + ", ".join(kinds), cause, f'kind = "{near or kinds[0]}"'
    return _words_of_value(refusal, place, value)


def _words_of_value(refusal: Any, place: Place, value: str) -> tuple[str, str, str, str]:
    """Of a key that is right, with a value that is not."""
    what, context = refusal["type"], refusal.get("ctx", {})
    if what in ("greater_than_equal", "less_than_equal"):
        limit = context.get("ge", context.get("le"))
        return (
            f"{value} was given.",
            f"at {'least' if 'ge' in context else 'most'} {limit}",
            "a sign, or a zero too many",
            _with(str(limit), place),
        )
    if what == "literal_error":
        near = nearest(str(refusal["input"]), _choices(refusal["loc"]))
        allowed = _choices(refusal["loc"], str_only=False)
        choices = ", ".join(map(shown, allowed))
        texts = all(isinstance(choice, str) for choice in allowed)
        example = f'"{near or (allowed or ["..."])[0]}"' if texts else str(allowed[0])
        return (
            f"{value} was given.",
            f"one of {choices}",
            "another word for it, or capitals" if texts else "another version, or off by one",
            _with(example, place),
        )
    if what == "string_too_long":
        return (
            f"{value} was given.",
            f"at most {context['max_length']} characters",
            "a text or a formula pasted whole",
            _with('"...", shorter', place),
        )
    if what in ("too_long", "too_short"):
        least = what == "too_short"
        return (
            f"`{place[-1]}` has {len(refusal['input'])} entries.",
            f"at least {context.get('min_length')}" if least else f"at most {context['max_length']}",
            "an entry was left out, or a comma put where none belongs", _with("[...]", place),
        )  # fmt: skip
    expected, example = _TYPES.get(what, (refusal["msg"], "..."))
    return (
        f"{value} was given.",
        expected,
        "quotes, brackets or a point too many or too few",
        _with(example, place),
    )


def _with(example: str, place: Place) -> str:
    """The line of a file that gives a value which would do; of an element of a list, the list."""
    inside = bool(place) and isinstance(place[-1], int)
    key = next((part for part in reversed(place) if isinstance(part, str)), "")
    return f"{dotted((key,))} = {f'[{example}, ...]' if inside else example}"


def _line(loc: tuple[int | str, ...], place: Place) -> str:
    """What to type for a missing key: a table has a line of its own."""
    table = len(place) == 1 and any(get_origin(k) is dict or keys_of(k) for k in walk(loc)[1])
    return f"[{place[-1]}]" if table else f"{place[-1]} = ..."


def _kinds(loc: tuple[int | str, ...]) -> list[str]:
    return [kind for alt in walk(loc)[1] for kind in kinds_of(alt)]


def _choices(loc: tuple[int | str, ...], *, str_only: bool = True) -> list[Any]:
    found = [c for kind in walk(loc)[1] if get_origin(kind) is Literal for c in get_args(kind)]
    return [choice for choice in found if isinstance(choice, str) or not str_only]


# --- what remains ---------------------------------------------------------------------------------------------
def _leave_out(rest: dict[str, Any], place: Place, left_out: set[Place]) -> None:
    """Take what is wrong out of the tables."""
    left_out.add(place)
    while place and isinstance(place[-1], int):  # an element of a list: the whole list
        place = place[:-1]
    table: Any = rest
    for part in place[:-1]:
        try:
            table = table[part]
        except (LookupError, TypeError):
            return  # it has been taken out already
    if isinstance(table, dict) and place:
        table.pop(place[-1], None)
        if place in PLACEHOLDERS:
            table[place[-1]] = copy.copy(PLACEHOLDERS[place])
    if not isinstance(rest.get("solver"), dict):
        rest["solver"] = {"until": 1.0}

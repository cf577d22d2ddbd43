"""Reads the tables of a file by the signatures that describe them, and reports every problem, not only the first.

A wrong value is reported at its key and replaced by a harmless one, so that the constructor still runs and reports
what else is wrong with the part. `Broken` then stops whatever needs the part.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from trundle.described import MISSING, Key, Keys, OneOf, Place, Refused, Value, keys_of, of
from trundle.described.tables import Arguments, Listed, Ref, Table
from trundle.errors import TrundleError
from trundle.scenario.meant import section, typed
from trundle.scenario.problems import MOST, Problem, dotted, in_file_words, short
from trundle.symbols.spelling import nearest

WRONG = (TrundleError, ArithmeticError, TypeError, ValueError, RuntimeError)
"""What making a part of wrong values may end in: our own errors, and those of NumPy and CasADi."""


class Broken(Exception):
    """Something that a formula or a part needs has a problem of its own, already reported."""


class PlacedProblem(NamedTuple):
    """A problem and its place; `files.py` looks up the line."""

    place: Place
    given: str
    expected: str
    cause: str
    fix: str

    def problem(self, line: int, source: str) -> Problem:
        words = self.given, self.expected, self.cause, self.fix
        return Problem(dotted(self.place), line, *words, source)


class Enough(Exception):
    """There are more problems than are reported; the rest of the file is not read."""


def _line(key: str, value: Any) -> str:
    """The line, or the header, to type in place of one whose key was wrong."""
    if isinstance(value, dict):
        return f"[{key}]"
    return f"{key} = {text}" if (text := typed(value)) else key


class TableReader:
    """Reads values and tables; a subclass knows what names mean."""

    def __init__(self) -> None:
        self.problems: list[PlacedProblem] = []
        # of everything that has a name; the first, if two have it
        self.places: dict[str, Place] = {}
        # {name that was made up for a part: what the file calls it}
        self.aliases: dict[str, str] = {}

    # --- problems -----------------------------------------------------------------------------------
    def report(
        self, place: Place, given: str, expected: str, cause: str = "", fix: str = ""
    ) -> None:
        self.problems.append(PlacedProblem(place, given, expected, cause, fix))
        if len(self.problems) > MOST:
            raise Enough

    @contextlib.contextmanager
    def at(self, place: Place) -> Iterator[None]:
        """What goes wrong inside is reported at this place, and breaks only what is being made."""
        try:
            yield
        except TrundleError as error:
            own = self._own_words
            given, expected = own(error.given), own(error.expected)
            self.report(place, given, expected, own(error.cause), own(in_file_words(error)))
            raise Broken from None
        except WRONG as error:  # of NumPy, CasADi
            words = error.args[-1] if error.args else type(error).__name__  # behind its number
            self.report(
                place,
                f"It cannot be made: {words}.",
                "values that make sense together",
                "a size that is zero, or vectors of different lengths",
                f"# {dotted(place)}, left out, to see whether the rest is right",
            )
            raise Broken from None

    def _own_words(self, text: str) -> str:
        """A message in which parts have the names of the file, not those that were made up for them."""
        for made_up, key in self.aliases.items():
            text = re.sub(rf"(?<![\w.]){re.escape(made_up)}(?!\w|\.(?!point\b)\w)", key, text)
        return text

    def _example(self, key: Key) -> str:
        """A value that would do, as a file has it."""
        if key.harmless is MISSING or key.harmless == "?":
            return self._one(key.value)
        try:
            return json.dumps(key.harmless)
        except TypeError:  # a function of x, y, z
            return '"..."'

    def _one(self, kind: Value) -> str:
        """One of a kind: of names one that is there."""
        if isinstance(kind, Listed):
            return f"[{self._one(kind.of)}]"
        known = self.suiting(kind) if isinstance(kind, Ref) else []
        return json.dumps(known[0]) if known else kind.example

    def suiting(self, kind: Ref) -> list[str]:
        """The names of the parts that a key may name."""
        return []

    # --- values ---------------------------------------------------------------------------------------
    def value(self, kind: Value, raw: Any, place: Place) -> Any:
        """The value of a key."""
        with self.refusing(place):
            return kind.read(self, raw, place)  # type: ignore[arg-type]

    @contextlib.contextmanager
    def refusing(self, place: Place) -> Iterator[None]:
        """A value of the wrong type is reported at this place, with a line that would do."""
        try:
            yield
        except Refused as refused:
            given, expected, cause, example = refused.args
            inside = bool(place) and isinstance(place[-1], int)
            key = next((part for part in reversed(place) if isinstance(part, str)), "")
            fix = f"{dotted((key,))} = {f'[{example}, ...]' if inside else example}"
            self.report(place, given, expected, cause, fix)
            raise Broken from None

    def each(self, read: Callable[[Any, Any], Any], items: Mapping[Any, Any]) -> dict[Any, Any]:
        """Every entry, read; Broken if one of them was wrong."""
        found = {}
        failed = False
        for key, item in items.items():
            try:
                found[key] = read(key, item)
            except Broken:
                failed = True
        if failed:
            raise Broken
        return found

    # --- tables ---------------------------------------------------------------------------------------
    def check_keys(self, keys: Keys, raw: Mapping[str, Any], place: Place) -> set[str]:
        """Report unknown and missing keys; the keys that something stands in for. "" where any is unknown."""
        wrong: set[str] = set()
        for name in raw:
            if name not in keys:
                near = nearest(name, keys) if place else section(name, keys)
                hint = f", did you mean `{near}`" if near else ""
                wrong |= {"", near} if near not in raw else {""}
                self.report(
                    (*place, name),
                    f"unknown key `{short(name)}`{hint}.",
                    "one of " + ", ".join(keys),
                    "a misspelled key, or one of another table",
                    _line(near, raw[name]) if near else f"# {short(name)}, left out",
                )
        for name, key in keys.items():
            if key.needed and name not in raw and name not in wrong:
                wrong.add(name)
                table = not place and isinstance(key.value, (Table, Arguments))
                self.report(
                    (*place, name),
                    f"`{name}` is missing.",
                    f"`{name}`: {key.words}" if key.words else f"the key `{name}`",
                    "it was forgotten, or stands in another table",
                    f"[{name}]" if table else f"{name} = {self._example(key)}",
                )
        return wrong

    def arguments(
        self, keys: Keys, raw: Mapping[str, Any], place: Place
    ) -> tuple[dict[str, Any], set[str]]:
        """The arguments that a table gives, by their keys, and the keys for which something stands in."""
        wrong = self.check_keys(keys, raw, place)
        values: dict[str, Any] = {}
        for name, key in keys.items():
            if name in raw:
                try:
                    values[name] = self.value(key.value, raw[name], (*place, name))
                except Broken:
                    wrong.add(name)
            elif key.implied:
                values[name] = key.default
            if name in wrong:
                values[name] = key.harmless
        return values, wrong

    def table(
        self,
        make: Callable[..., Any],
        raw: Mapping[str, Any],
        place: Place,
        given: Mapping[str, Any],
        without: tuple[str, ...] = (),
    ) -> Any:
        """What a function or class makes of a table of its arguments."""
        keys = keys_of(make, (*given, *without)) or {}
        values, wrong = self.arguments(keys, raw, place)
        return self.construct(make, keys, values, wrong, place, given)

    def construct(
        self,
        make: Callable[..., Any],
        keys: Keys,
        values: dict[str, Any],
        wrong: set[str],
        place: Place,
        given: Mapping[str, Any],
        called: str = "",
    ) -> Any:
        """make(values). Each value that is to blame for an error is reported at its key, the rest at the place."""
        broken, values = bool(wrong), dict(values)
        while not any(value is MISSING for value in values.values()):
            by_argument = {keys[name].argument: value for name, value in values.items()}
            try:
                made = make(**by_argument, **given)
            except WRONG as error:
                part = getattr(error, "part", "")
                if called and part and part not in self.places:  # a name that the part made up
                    self.aliases[part] = called
                blamed, rest = self._blamed(error, keys, values)
                if blamed and blamed in wrong:
                    break
                with (
                    contextlib.suppress(Broken),
                    self.at((*place, blamed, *rest) if blamed else place),
                ):
                    raise error
                if not blamed:
                    break
                broken = True
                wrong = {*wrong, blamed}
                values[blamed] = keys[blamed].harmless
                continue
            if broken:
                break
            return made
        raise Broken

    @staticmethod
    def _blamed(error: Exception, keys: Keys, values: Mapping[str, Any]) -> tuple[str, Place]:
        """The key whose value an error is about, and the entry of it; empty if the table does not give it."""
        key = getattr(error, "key", "")
        first, *rest = (key,) if isinstance(key, str) else key
        name = next((n for n in values if first in (n, keys[n].argument)), "") if first else ""
        return name, tuple(rest)

    def choose(self, among: OneOf, raw: Mapping[str, Any], place: Place) -> Any:
        """A table that names one of some functions by a key, or all arguments of another."""
        for make in among.spelled:
            if set(raw) & set(keys_of(make) or ()):
                return self.table(make, raw, place, {})
        named = {make.__name__: make for make in among.functions}
        known: dict[str, Key] = {}
        for name, make in named.items():
            first, *rest = (keys_of(make) or {}).values()
            for key in (dataclasses.replace(first, name=name), *rest):
                known[key.name] = dataclasses.replace(key, default=None)
        unknown = self.check_keys(known, raw, place)
        chosen = [name for name in named if name in raw]
        if unknown or len(chosen) != 1:
            if not unknown:
                self.report(
                    place,
                    f"The table names {' and '.join(chosen) or 'none of them'}.",
                    f"one of {', '.join(named)}",
                    "a table keeps or draws one thing",
                    f'{dotted(place[-1:])} = {{ {chosen[0] if chosen else next(iter(named))} = "..." }}',
                )
            raise Broken
        (name,) = chosen
        first, *rest = (keys_of(named[name]) or {}).values()
        if rest and all(getattr(key.value, "single", False) for key in (first, *rest)):
            numbers = self.value(of.Numbers((1 + len(rest),)), raw[name], (*place, name))
            with self.at((*place, name)):
                return named[name](*numbers)
        keys = {name: dataclasses.replace(first, name=name), **{key.name: key for key in rest}}
        return self.construct(named[name], keys, *self.arguments(keys, raw, place), place, {})

"""The workshop in which a file's parts are made: evaluates values, keeps what is made and what went wrong.

A problem ends the part it is in, not the whole: `Broken` stops whatever needs that part, and everything else goes on.
"""

from __future__ import annotations

import contextlib
import re
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any, NoReturn

import casadi as ca

from trundle.constraints.surface import space
from trundle.errors import ParseError, TrundleError
from trundle.scenario.lines import Lines
from trundle.scenario.names import Broken, Names, PlainNames, as_plain
from trundle.scenario.problems import MOST, Place, Problem, dotted, in_file_words, short
from trundle.scenario.tables import File
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.spelling import nearest
from trundle.symbols.text import KNOWN_NAME, MAX_ELEMENTS, MAX_GRAPH, parse
from trundle.symbols.variables import Coordinate, Parameter, check_name

MOST_NAMED, MOST_COORDINATES = 300, 2500  # plain coordinates; all of them
MOST_TOGETHER = (
    1000  # that constraints or masses tie together: the search for a start needs seconds then
)
MAX_CHAIN = 30  # definitions that need definitions
NAMING = ("constants", "parameters", "definitions", "bodies", "surfaces", "constraints")
PLAIN = ("constants", "parameters")
SPACE = dict(zip("xyz", space, strict=True))

WRONG = (TrundleError, ArithmeticError, TypeError, ValueError, RuntimeError)
"""What making a part of wrong values may end in: our own errors, and those of NumPy and CasADi."""

Make = Callable[["Workshop", Any, str, Place], Any]


class Enough(Exception):
    """More is wrong than is told: the rest is not looked at."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems


class Workshop:
    """One attempt at making a file's system.

    folded   parameters that are taken as plain numbers: sizes, start values, ... need them so
    left_out places of parts that have been refused before
    """

    def __init__(
        self, file: File, lines: Lines, source: str, folded: Set[str], left_out: Set[Place]
    ) -> None:
        self.file, self.lines, self.source = file, lines, source
        self.problems: list[Problem] = []
        self.made: dict[str, Any] = {}
        self.aliases: dict[
            str, str
        ] = {}  # {name that was made up for a part: what the file calls it}
        self.contacts: dict[str, str] = {}  # {what the contact's coordinates begin with: its key}
        self._making: list[str] = []
        # of some parts a key was refused: what else is wrong with them is told, but nothing is built on them
        self._refused = {str(p[1]): p[0] for p in left_out if len(p) == 2 and p[0] in NAMING}
        self.broken = set(self._refused)
        self.left_out = left_out
        self._tainted = {p[:2] for p in left_out if len(p) > 2}
        self._makers: dict[str, tuple[Make, Any, Place]] = {}
        others = [*file.bodies, *file.surfaces, *file.constraints, *file.definitions, "t"]
        numbers = [n for n, section in self._refused.items() if section in PLAIN]
        others += [n for n in self._refused if n not in numbers]
        self.coordinates = self._coordinates()
        self.plain_names = PlainNames(
            [*file.constants, *numbers],
            [*file.parameters],
            self._make_plain,
            [*others, *(x.name for x in self.coordinates)],
        )
        for table, entries in (("constants", file.constants), ("parameters", file.parameters)):
            for name, value in entries.items():
                self._makers[name] = (_make_plain, value, (table, name))
        for (
            name,
            value,
        ) in file.definitions.items():  # a name given twice is refused; the first is read
            self._makers.setdefault(name, (_make_definition, value, ("definitions", name)))
        self.parameters = self._parameters(folded)
        values: dict[str, Any] = {x.name: x for x in self.coordinates}
        values |= {p.name: p for p in self.parameters}
        asked = [name for name in [*self._makers, *self.broken] if name not in values]
        self.names = Names(values, asked, self.make)

    def add(self, name: str, make: Make, table: Any, place: Place) -> None:
        """Say how a part is made; formulas may ask for all but forces."""
        self._makers[name] = (make, table, place)
        if place[0] != "forces":
            self.names.parts.add(name)

    # --- problems -----------------------------------------------------------------------------------
    def tell(self, place: Place, given: str, expected: str, cause: str = "", fix: str = "") -> None:
        if any(place[:length] in self.left_out for length in range(3, len(place) + 1)):
            return  # of something that stands in for a value that was refused before
        line = self.lines.of(place)
        self.problems.append(Problem(dotted(place), line, given, expected, cause, fix, self.source))
        if len(self.problems) > MOST:
            raise Enough(self.problems)

    @contextlib.contextmanager
    def at(self, place: Place) -> Iterator[None]:
        """What goes wrong inside is told with this place, and breaks only what is being made."""
        try:
            yield
        except TrundleError as error:
            own = self._own_words
            fix = in_file_words(error.fix)
            self.tell(place, own(error.given), own(error.expected), own(error.cause), fix)
            raise Broken from None
        except WRONG as error:  # of NumPy, CasADi
            words = error.args[-1] if error.args else type(error).__name__  # behind its number
            self.tell(
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
            text = re.sub(rf"(?<![\w.]){re.escape(made_up)}(?![\w.]\w)", key, text)
        return text

    # --- parts ----------------------------------------------------------------------------------------
    def make(self, name: str) -> Any:
        """A part, a definition or a constant; made when first asked for."""
        if name in self.made:
            return self.made[name]
        if name in self.broken:
            raise Broken
        make, table, place = self._makers[name]
        if name in self._making or len(self._making) > MAX_CHAIN:
            chain = " -> ".join([*self._making[-4:], name])
            self.broken.add(name)
            how = "itself" if name in self._making else f"more than {MAX_CHAIN} others in turn"
            self.tell(
                place,
                f"{name!r} needs {how}: {chain}.",
                "parts that need only others",
                "two formulas name each other, or one names itself",
                f"{name} = 1.0  # for now, to see which of them it is",
            )
            raise Broken
        self._making.append(name)
        before = len(self.problems)
        try:
            with self.at(place):
                made = make(self, table, name, place)
            if place in self._tainted:
                raise Broken
        except Broken:
            self.broken.add(name)
            if place in self._tainted:  # it may only miss the key that was refused
                new = [p for p in self.problems[before:] if p.place != dotted(place)]
                self.problems[before:] = new
            raise
        finally:
            self._making.pop()
        self.made[name] = made
        return made

    def _make_plain(self, name: str) -> Any:
        return self.make(name)

    def part(self, name: str, place: Place, kind: type | tuple[type, ...], what: str) -> Any:
        """The part that a key names, of the right kind."""
        file = self.file
        words = {"body": "bodies", "surface": "surfaces", "constraint": "constraints"}
        sections: dict[str, list[str]] = {
            word: [
                *getattr(file, section),
                *(n for n, refused in self._refused.items() if refused == section),
            ]
            for word, section in words.items()
        }
        if name in self.broken:
            raise Broken
        if not any(name in section for section in sections.values()):
            listed = [n for word, section in sections.items() if word in what for n in section]
            self.unknown(place, name, listed, what)
        made = self.make(name)
        if not isinstance(made, kind):
            kinds = {"float": "number", "Expression": "formula"}
            word = type(made).__name__
            self.tell(
                place,
                f"{name!r} is a {kinds.get(word, word)}.",
                what,
                "a part of another table has that name",
                f'{place[-1]} = "..."  # with the name of {what}',
            )
            raise Broken
        return made

    def unknown(self, place: Place, name: str, known: Sequence[str], what: str) -> NoReturn:
        """Refuse a name that nothing has."""
        near = nearest(name, known)
        hint = f", did you mean {near!r}" if near else ""
        listed = ", ".join(map(short, known[:20])) or "none"
        key = place[-1]
        meant = near or (short(known[0]) if known else "")
        fix = f'{key} = "{meant}"' if isinstance(key, str) and key != name else f'"{meant}"'
        given = f"nothing is called {short(name)!r}{hint}."
        self.tell(
            place,
            given,
            f"{what}: {listed}",
            "it was mistyped, renamed, or not written yet",
            fix if known else f'{key} = "..."  # after a table for {what}, as there is none',
        )
        raise Broken

    # --- values ---------------------------------------------------------------------------------------
    def formula(self, value: Any, place: Place, *, own: bool = False) -> Any:
        """The expression that a value means; `own`: x, y, z are those of a surface's frame."""
        names: Mapping[str, Any] = ChainMap(SPACE, self.names) if own else self.names  # type: ignore[arg-type]
        if isinstance(value, list):
            return as_expression(_all_of(value, place, self.formula))
        return self._read(value, names, place)

    def plain(self, value: Any, place: Place) -> Any:
        """The number that a value is, or the list of them."""
        if isinstance(value, list):
            return _all_of(value, place, self.plain)
        with self.at(place):
            found = as_plain(as_expression(self._read(value, self.plain_names, place)))
            return found if isinstance(found, float) else found.tolist()

    def _read(self, value: Any, names: Mapping[str, Any], place: Place) -> Any:
        if not isinstance(value, str):
            return float(value)
        try:
            return parse(value, names)
        except ParseError as error:
            if names is self.plain_names and error.expected == KNOWN_NAME:
                self._no_number(error, place)
            self.tell(place, error.given, error.expected, error.cause, in_file_words(error.fix))
            raise Broken from None

    def _no_number(self, error: ParseError, place: Place) -> NoReturn:
        """Refuse a word that stands for no number, as in until = "ten"."""
        known = [*self.plain_names.constants, *self.plain_names.parameters]
        listed = ", ".join(map(short, sorted(known)[:20]))
        near, key = error.fix if error.fix in known else "", place[-1]
        meant = f'"{near}"' if near else "10.0"
        self.tell(
            place,
            error.given,
            f"a number, or a formula of numbers{f', constants and parameters ({listed})' if listed else ''}",
            f"{near!r} was meant" if near else "a word for a number, or a name that nothing has",
            f"{dotted((key,))} = {meant}" if isinstance(key, str) else meant,
        )
        raise Broken

    def _parameters(self, folded: Set[str]) -> list[Parameter]:
        made = []
        for name in self.file.parameters:
            with contextlib.suppress(Broken):
                value = self.make(name)
                if name not in folded:
                    with self.at(("parameters", name)):
                        made.append(Parameter(name, value))
        return made

    def _coordinates(self) -> list[Coordinate]:
        made = []
        names = self.file.coordinates.replace(",", " ").split()
        if len(names) > MOST_NAMED:
            given = f"{len(names)} names were given."
            self.tell(
                ("coordinates",),
                given,
                f"at most {MOST_NAMED}",
                "coordinates of a chain or a grid, which a loop in Python writes",
                'coordinates = "x y z"',
            )
        for name in names[:MOST_NAMED]:
            with contextlib.suppress(Broken), self.at(("coordinates",)):
                made.append(Coordinate(check_name(name, "coordinate")))
        return made


def _all_of(values: list[Any], place: Place, read: Callable[[Any, Place], Any]) -> list[Any]:
    """Every element, read; everything that is wrong with any of them is told."""
    found, failed = [], False
    for i, value in enumerate(values):
        try:
            found.append(read(value, (*place, i)))
        except Broken:
            failed = True
    if failed:
        raise Broken
    return found


def _check_size(shop: Workshop, value: Any, place: Place) -> None:
    """What has a name can be multiplied: matrices are as small as they are in formulas."""
    rows = value if isinstance(value, list) else []
    count = sum(len(row) if isinstance(row, list) else 1 for row in rows)
    if count > MAX_ELEMENTS:
        shop.tell(
            place,
            f"{count} elements were given.",
            f"at most {MAX_ELEMENTS}",
            "a table of measured values, where a formula is meant",
            f"{dotted(place[-1:])} = [0.0, 0.0, 0.0]",
        )
        raise Broken


def _make_plain(shop: Workshop, value: Any, name: str, place: Place) -> Any:
    _check_size(shop, value, place)
    found = shop.plain(value, place)
    return found if isinstance(found, float) else as_expression(found)


def _make_definition(shop: Workshop, value: Any, name: str, place: Place) -> Expression:
    _check_size(shop, value, place)
    made = as_expression(shop.formula(value, place))
    if ca.n_nodes(made.sx) > MAX_GRAPH:
        shop.tell(
            place,
            "The definition is too large.",
            f"at most {MAX_GRAPH} operations",
            "definitions multiply where they use each other many times",
            f'{name} = "..."  # of fewer terms',
        )
        raise Broken
    return made

"""The workshop makes the parts of a file, each when something first needs it, and knows what names mean.

A problem ends the part it is in, not the whole: `Broken` stops whatever needs that part, and everything else goes on.
"""

from __future__ import annotations

import contextlib
import inspect
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, NoReturn

import casadi as ca

from trundle.constraints.compound import symbol_of
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import space
from trundle.described import MOST, Keys, Place, Ref, of
from trundle.described.tables import check_length, check_table
from trundle.errors import ParseError
from trundle.scenario import meant
from trundle.scenario.beside import beside
from trundle.scenario.kinds import PLAIN, QUANTITY, ROOTS, Make, file_keys, kinds, part_keys
from trundle.scenario.names import Names, PlainNames, as_plain
from trundle.scenario.problems import dotted, in_file_words, short
from trundle.scenario.reader import Broken, TableReader
from trundle.scenario.sizes import too_many_elements
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.spelling import nearest
from trundle.symbols.text import KNOWN_NAME, MAX_GRAPH, parse
from trundle.symbols.values import shown
from trundle.symbols.variables import Coordinate, Parameter, check_name, register
from trundle.unconstrained.shape import Shape

MOST_NAMED = 300  # plain coordinates
AXES = {"x": "[1, 0, 0]", "y": "[0, 1, 0]", "z": "[0, 0, 1]"}  # meant by the word for an axis
MAX_CHAIN = 30  # definitions that need definitions
NAMING = ("constants", "parameters", "tables", "definitions", "bodies", "surfaces", "constraints")

Raw = dict[str, Any]


class Workshop(TableReader):
    """One attempt to build the system of a file.

    raw      the tables of the file
    folded   parameters that are taken as plain numbers: sizes, start values, ... need them so
    folder   where the file is, and the files that it names are; None for a text
    """

    def __init__(self, raw: Raw, folded: Set[str], folder: Path | None = None) -> None:
        super().__init__()
        self.raw, self.folder = meant.sections(raw, file_keys()) | raw, folder
        self.kinds = {section: kinds(section) for section in ROOTS}
        sections = (*NAMING, "forces", "start", "guess", "outputs")
        self.sections: dict[str, Raw] = {name: self._section(name) for name in sections}
        self.made: dict[str, Any] = {}
        self.broken: set[str] = set()
        self._making: list[str] = []
        self._touching: dict[tuple[int, ...], str] = {}
        for section in (*NAMING, "forces"):
            for name in self.sections[section]:
                self.places.setdefault(name, (section, name))
        self.coordinates = self._coordinates()
        constants, parameters = self.sections["constants"], self.sections["parameters"]
        others = [n for section in NAMING[2:] for n in self.sections[section]]
        self.plain_names = PlainNames(
            [*constants],
            [*parameters],
            self.make,
            [*others, "t", *(x.name for x in self.coordinates)],
        )
        self.parameters = self._parameters(folded)
        values: Raw = {x.name: x for x in self.coordinates}
        values |= {p.name: p for p in self.parameters}
        parts = [n for section in NAMING for n in self.sections[section] if n not in values]
        self.names = Names(values, parts, self.make)

    def _section(self, name: str) -> Raw:
        """A table of names; an empty one in place of anything else, which is a problem."""
        raw = self.raw.get(name, {})
        with contextlib.suppress(Broken), self.refusing((name,)):
            check_table(raw)
            check_length(raw, 0, getattr(file_keys()[name].value, "most", MOST), name)
            return dict(raw)
        return {}

    # --- parts ----------------------------------------------------------------------------------------
    def make(self, name: str) -> Any:
        """A part, a definition or a constant; made when first needed."""
        if name in self.made:
            return self.made[name]
        if name in self.broken:
            raise Broken
        place = self.places[name]
        if name in self._making or len(self._making) > MAX_CHAIN:
            chain = " -> ".join([*self._making[-4:], name])
            self.broken.add(name)
            how = "itself" if name in self._making else f"more than {MAX_CHAIN} others in turn"
            self.report(
                place,
                f"{name!r} needs {how}: {chain}.",
                "parts that need only others",
                "two formulas name each other, or one names itself",
                f"{name} = 1.0  # for now, to see which of them it is",
            )
            raise Broken
        self._making.append(name)
        try:
            with self.at(place):
                self.made[name] = made = self._make(name, place)
        except Broken:
            self.broken.add(name)
            raise
        finally:
            self._making.pop()
        return made

    def _make(self, name: str, place: Place) -> Any:
        section = str(place[0])
        raw = self.sections[section][name]
        if section in ROOTS:
            return self.make_part(self.kinds[section], raw, name, place)
        if section == "parameters":
            return self.value(of.Number(), raw, place)
        self._check_size(raw, place)
        found = self.value(PLAIN if section == "constants" else QUANTITY, raw, place)
        if section == "constants" and isinstance(found, float):
            return found
        made = as_expression(found)
        if ca.n_nodes(made.sx) > MAX_GRAPH:
            self.report(
                place,
                "The definition is too large.",
                f"at most {MAX_GRAPH} operations",
                "definitions multiply where they use each other many times",
                f'{name} = "..."  # of fewer terms',
            )
            raise Broken
        return made

    def _check_size(self, value: Any, place: Place) -> None:
        """What has a name can be multiplied: matrices are as small as they are in formulas."""
        if (problem := too_many_elements(value, place)) is not None:
            self.report(*problem)
            raise Broken

    def make_part(self, known: Mapping[str, Make], raw: Any, name: str, place: Place) -> Any:
        """The part of one of some kinds that a table describes."""
        with self.refusing(place):
            check_table(raw)
        kind, guessed = self._kind(raw, known, place)
        make, keys = known[kind], part_keys(known[kind])
        rest = {key: value for key, value in raw.items() if key != "kind"}
        values, wrong = self.arguments(keys, rest, place)
        if guessed:
            wrong.add("")
        marks = values.pop("marks", None) or {}
        given = {} if values.get("name") else self._name(make, keys, name)
        if not values.get("name"):
            values.pop("name", None)
        if isinstance(make, type) and issubclass(make, SurfaceContact):
            self._check_contact(values, name, place)
        own = not given and not values.get("name")
        made = self.construct(make, keys, values, wrong, place, given, name if own else "")
        if own:
            self._call(made, name)
        for mark, at in marks.items():
            with self.at((*place, "marks", mark)):
                made.mark(mark, at)
        return made

    @staticmethod
    def _name(make: Make, keys: Keys, name: str) -> Raw:
        """A part is called what the file calls it, unless it makes up a name for itself or has none."""
        if "name" in keys:
            return {} if keys["name"].value.own else {"name": name}
        return {"name": name} if "name" in inspect.signature(make).parameters else {}

    def _kind(self, raw: Raw, known: Mapping[str, Any], place: Place) -> tuple[str, bool]:
        """The kind of part that a table is, or most likely means, and whether it is a guess; a key may imply it."""
        implied = [kind for kind in known if kind in raw]
        kind = raw.get("kind", implied[0] if implied else None)
        if isinstance(kind, str) and kind in known:
            return kind, False
        near = meant.kind(kind, known) if isinstance(kind, str) else ""
        hint = f', did you mean "{near}"' if near else ""
        missing = kind is None
        self.report(
            place if missing else (*place, "kind"),
            "`kind` is missing." if missing else f"unknown kind {shown(kind)}{hint}.",
            "kind = one of " + ", ".join(known),
            "no other key says what it is"
            if missing
            else "a kind of another table, or another word",
            f'kind = "{near or next(iter(known))}"',
        )
        if not near:
            raise Broken
        return near, True

    def _call(self, made: Any, name: str) -> None:
        """Remember what the file calls a part that has made up a name for itself."""
        several = isinstance(made, list)
        for i, one in enumerate(made if several else [made], 1):
            called = f"{name}.contact_{i}" if several else name
            self.aliases[getattr(one, "name", name)] = called
            if isinstance(one, SurfaceContact):
                self.aliases[symbol_of(one.name)] = called

    def _check_contact(self, values: Raw, name: str, place: Place) -> None:
        """The same two touch once, unless the contacts are told apart by name."""
        ends = values.get("body"), values.get("surface")
        if values.get("name") or not all(hasattr(end, "name") for end in ends):
            return
        other = self._touching.setdefault(tuple(map(id, ends)), name)
        if other != name:
            label = " on ".join(end.name for end in ends if end is not None)
            self.report(
                place,
                f"It is called {label!r}, like the constraint {other!r}.",
                "names that tell them apart",
                "the same body touches the same surface twice",
                f'name = "second {label}"  # or leave it out',
            )
            raise Broken

    def shape(self, raw: Any, place: Place) -> Any:
        """A part of a compound, which has no name in the file."""
        made_up = str(place[1]) + "".join(f"_part{p}" for p in place if isinstance(p, int))
        self.aliases[made_up] = dotted(place[1:-1])
        bodies = self.kinds["bodies"].items()
        shapes = {k: m for k, m in bodies if isinstance(m, type) and issubclass(m, Shape)}
        return self.make_part(shapes, raw, made_up, place)

    def file(self, raw: str, place: Place) -> Path:
        """The path of a file of data that a key names."""
        return beside(self.folder, raw, str(place[0]))

    def class_of(self, section: str, raw: Any) -> Any:
        """The class of a part, or of several made together, if its table says so."""
        kind = raw.get("kind") if isinstance(raw, dict) else None
        found = self.kinds[section].get(kind if isinstance(kind, str) else "")
        found = getattr(found, "__self__", found)
        return found if isinstance(found, type) else None

    def suiting(self, kind: Ref) -> list[str]:
        """The names of the parts that a key may name."""
        listed = [(s, *one) for s in kind.sections for one in self.sections[s].items()]
        made = {name: self.class_of(s, raw) or kind.classes[0] for s, name, raw in listed}
        fit = [name for name, one in made.items() if issubclass(one, kind.classes)]
        return fit + ["world"] * kind.world

    def part(self, name: str, place: Place, kind: Ref) -> Any:
        """The part that a key names, of the right class."""
        if name in self.broken:
            raise Broken
        known, anywhere = self.suiting(kind), {"bodies", "surfaces", "constraints", *kind.sections}
        if self.places.get(name, ("",))[0] not in anywhere:
            self.unknown(place, name, known, kind.called)
        made = self.make(name)
        if not isinstance(made, kind.classes):
            self.unknown(place, name, known, kind.called, type(made).__name__)
        return made

    def unknown(
        self, place: Place, name: str, known: Sequence[str], what: str, instead: str = ""
    ) -> NoReturn:
        """Refuse a name that nothing of the kind has; `instead`: what has it."""
        near = nearest(name, known)
        hint = f", did you mean {near!r}" if near else ""
        listed = ", ".join(map(short, known[:20])) or "none"
        key = next(part for part in reversed(place) if isinstance(part, str))
        other = f'"{near or (short(known[0]) if known else "...")}"'
        other = f"[{other}]" if isinstance(place[-1], int) else other
        fix = f"{key} = {other}" if key != name else other
        self.report(
            place,
            f"{name!r} is a {instead}." if instead else f"nothing is called {short(name)!r}{hint}.",
            f"{what}: {listed}",
            "a part of another kind has that name"
            if instead
            else "it was mistyped, renamed, or not written yet",
            fix if known else f'{key} = "..."  # after a table for {what}, as there is none',
        )
        raise Broken

    # --- values ---------------------------------------------------------------------------------------
    def formula(self, raw: Any, place: Place) -> Any:
        """The expression that a value means."""
        if isinstance(raw, list):
            return as_expression(self._all_of(raw, place, self.formula))
        return self._read(raw, self.names, place)

    def plain(self, raw: Any, place: Place) -> Any:
        """The number that a value is, or the list of them."""
        if isinstance(raw, list):
            return self._all_of(raw, place, self.plain)
        with self.at(place):
            found = as_plain(as_expression(self._read(raw, self.plain_names, place)))
            return found if isinstance(found, float) else found.tolist()

    def field(self, raw: str, place: Place, names: str) -> Any:
        """The function of x, y, z (or x, y) that a formula means; x, y, z are those of its own axes."""
        own = dict(zip("xyz", space, strict=True))
        self._read(raw, ChainMap(own, self.names), place)  # type: ignore[arg-type]

        def function(*point: Expression) -> Expression:
            return parse(raw, ChainMap(own | dict(zip(names, point, strict=True)), self.names))  # type: ignore[arg-type]

        return (
            (lambda x, y: function(x, y)) if len(names) == 2 else lambda x, y, z: function(x, y, z)
        )

    def law(self, raw: str, place: Place, names: tuple[str, ...]) -> Any:
        """The formula that a text means; a function of those `names` that it uses and the file has not."""
        own = {name: register("multiplier", name) for name in names if name not in self.names}
        found = as_expression(self._read(raw, ChainMap(own, self.names), place))  # type: ignore[arg-type]
        if not any(ca.depends_on(found.sx, symbol.sx) for symbol in own.values()):
            return found
        return lambda *values: parse(
            raw,
            ChainMap(
                {n: v for n, v in zip(names, values, strict=True) if n in own},
                self.names,  # type: ignore[arg-type]
            ),
        )

    def _all_of(self, raw: list[Any], place: Place, read: Callable[[Any, Place], Any]) -> list[Any]:
        one = lambda i, item: read(item, (*place, i))
        return list(self.each(one, dict(enumerate(raw))).values())

    def _read(self, raw: Any, names: Mapping[str, Any], place: Place) -> Any:
        if not isinstance(raw, str):
            return float(raw)
        try:
            return parse(raw, names)
        except ParseError as error:
            if names is self.plain_names and error.expected == KNOWN_NAME:
                self._no_number(error, raw, place)
            text, key = meant.mended(raw, error), place[-1]
            if text and key == raw and place[0] in ("start", "guess"):  # a formula is the key
                text = f"{text} = {meant.typed(self.sections[str(place[0])][raw])}"
            elif text and isinstance(key, str):
                text = f"{dotted((key,))} = {text}"
            words = error.given, error.expected, error.cause
            self.report(place, *words, text or in_file_words(error) or meant.new(raw, error, place))
            raise Broken from None

    def _no_number(self, error: ParseError, raw: str, place: Place) -> NoReturn:
        """Refuse a word that stands for no number, as in until = "ten"."""
        known = [*self.plain_names.constants, *self.plain_names.parameters]
        listed = ", ".join(map(short, sorted(known)[:20]))
        near, key = error.fix if error.fix in known else "", place[-1]
        number = f'"{near}"' if near else AXES.get(raw.lower(), "10.0")
        of_what = f", constants and parameters ({listed})" if listed else ""
        self.report(
            place,
            error.given,
            f"a number, or a formula of numbers{of_what}",
            f"{near!r} was meant" if near else "a word for a number, or a name that nothing has",
            f"{dotted((key,))} = {number}" if isinstance(key, str) else number,
        )
        raise Broken

    def _parameters(self, folded: Set[str]) -> list[Parameter]:
        made = []
        for name in self.sections["parameters"]:
            with contextlib.suppress(Broken):
                value = self.make(name)
                if name not in folded:
                    with self.at(("parameters", name)):
                        made.append(Parameter(name, value))
        return made

    def _coordinates(self) -> list[Coordinate]:
        made: list[Coordinate] = []
        with contextlib.suppress(Broken):
            place = ("coordinates",)
            text = self.value(file_keys()["coordinates"].value, self.raw.get(*place, ""), place)
            names = text.replace(",", " ").split()
            if len(names) > MOST_NAMED:
                self.report(
                    place,
                    f"{len(names)} names were given.",
                    f"at most {MOST_NAMED}",
                    "coordinates of a chain or a grid, which a loop in Python writes",
                    'coordinates = "x y z"',
                )
            for name in names[:MOST_NAMED]:
                with contextlib.suppress(Broken), self.at(place):
                    made.append(Coordinate(check_name(name, "coordinate")))
        return made

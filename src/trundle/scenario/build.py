"""From the tables of a file to a `Scenario`, section by section: everything wrong is reported, not only the first."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trundle.constrained.conserved import what_changes_energy
from trundle.constraints.contact import SurfaceContact
from trundle.described import Place, keys_of
from trundle.described.tables import check_table
from trundle.errors import ContradictionError, TrundleError
from trundle.integrate.settings import run_settings, sample_times
from trundle.motion.view import View
from trundle.scenario.kinds import PLAIN, QUANTITY, SOLVER, STUDIES, VIEW, file_keys
from trundle.scenario.names import FUNCTIONS as OWN_FUNCTIONS
from trundle.scenario.reader import Broken, Enough, PlacedProblem
from trundle.scenario.scenario import Scenario
from trundle.scenario.sweep import first_values, make_sweep, measured_values
from trundle.scenario.workshop import NAMING, Raw, Workshop
from trundle.symbols.expression import Expression
from trundle.symbols.text import CONSTANTS, FUNCTIONS
from trundle.symbols.variables import check_name
from trundle.system import System
from trundle.unconstrained.bodies import Particle
from trundle.unconstrained.forces import Gravity
from trundle.unconstrained.shape import Shape

RESERVED = {"t", "world", *CONSTANTS, *FUNCTIONS, *OWN_FUNCTIONS}
MOST_COORDINATES, MOST_MARKS, MOST_SAMPLES = 2500, 100, 10_000_000
# Coordinates that constraints or masses tie: the search for a start takes seconds.
MOST_TOGETHER = 1000
TOO_MANY = "a chain or a heap of many bodies", "trundle new small, and fewer bodies of the kind"
WHOLE = (*NAMING, "coordinates")  # nothing is known of the names where one of these is no table


def build(raw: Raw, folder: Path | None = None) -> tuple[Scenario | None, list[PlacedProblem]]:
    """The scenario of a file (None if it has none), and all that is wrong with it; files it names are in `folder`."""
    folded: set[str] = set()
    while True:
        shop = Workshop(raw, folded, folder)
        try:
            scenario = _Build(shop).scenario()
        except Enough:
            return None, shop.problems
        # a parameter that is needed as a plain number, or that no equation has, becomes a constant
        needed = shop.plain_names.used & {*shop.sections["parameters"]}
        if scenario is not None:
            in_use = {p.name for p in scenario.system.adjustable}
            needed |= {p.name for p in shop.parameters} - in_use
        if needed <= folded:
            return scenario, shop.problems
        folded |= needed


def parts_made(made: Any) -> list[Any]:
    """The parts of one table: contacts that are made together are a list."""
    return made if isinstance(made, list) else [made]


class _Build:
    """One attempt."""

    def __init__(self, shop: Workshop) -> None:
        self.shop, self.raw, self.sections = shop, shop.raw, shop.sections

    def scenario(self) -> Scenario | None:
        shop, raw = self.shop, self.raw
        if any(one.place[0] in WHOLE and len(one.place) == 1 for one in shop.problems):
            return None
        wrong = shop.check_keys(file_keys(), raw, ())
        self._check_names()
        for name in shop.places:
            with contextlib.suppress(Broken):
                shop.make(name)
        texts = {key: self._read(key) for key in ("schema", "title", "name", "citation")}
        system = self._system(texts["name"] or texts["title"] or "?", "" not in wrong)
        if system is not None:
            shop.names.values_ |= {x.name: x for x in system.coordinates}
        start, guess = self._start("start"), self._start("guess")
        options = self._options()
        outputs = self._quantities("outputs")
        view = self._view()
        sweep = make_sweep(shop, raw["sweep"]) if "sweep" in raw else {}
        studies = {name: self._study(name) for name in STUDIES if name in raw}
        if system is not None:
            system = self._counting(system, start, guess, [*outputs.values()], options, sweep)
        if system is not None and None not in (start, guess, sweep) and "start" not in wrong:
            self._check_run(system, start or {}, guess or {}, options or {}, sweep or {})
        if system is None or options is None or shop.problems:
            return None
        until = options.pop("until")
        return Scenario(
            title=texts["title"], citation=texts["citation"] or "", system=system, start=start or {},
            until=until, symbols=self._symbols(), options=options | ({"guess": guess} if guess else {}),
            outputs=outputs, view=view or View(), sweep=sweep or {}, studies=studies,
        )  # fmt: skip

    def _study(self, name: str) -> dict[str, Any]:
        """The table of `td.steady`, `td.orbit`, ...; the names in it are read when the command runs."""
        with contextlib.suppress(Broken), self.shop.refusing((name,)):
            check_table(self.raw[name])
            keys = keys_of(STUDIES[name].make, STUDIES[name].without) or {}
            found, _ = self.shop.arguments(keys, self.raw[name], (name,))
            return {key: value for key, value in found.items() if key in self.raw[name]}
        return {}

    def _read(self, key: str) -> Any:
        """The value of a key of the file; None if it is not there, or wrong."""
        with contextlib.suppress(Broken):
            if key in self.raw:
                return self.shop.value(file_keys()[key].value, self.raw[key], (key,))
        return None

    # --- names ------------------------------------------------------------------------------------------
    def _check_names(self) -> None:
        """Everything has a name of its own, that a formula can contain."""
        shop = self.shop
        bodies = [b for b in self.sections["bodies"].values() if isinstance(b, dict)]
        marks = sum(len(b["marks"]) for b in bodies if isinstance(b.get("marks"), dict))
        if marks > MOST_MARKS:
            shop.report(
                ("bodies",),
                f"The bodies have {marks} marks.",
                f"at most {MOST_MARKS}",
                "marks stand for a surface, which the shape draws already",
                "marks = { tip = [0.0, 0.0, 0.1] }",
            )
            raise Enough
        self._check_count(self._least_coordinates(), "at least ")
        listed = [("coordinates", x.name) for x in shop.coordinates]
        for section in (*NAMING, "forces"):
            listed += [(section, name) for name in self.sections[section]]
        twice = {name for name, count in Counter(name for _, name in listed).items() if count > 1}
        for section, name in listed:
            place: Place = (section,) if section == "coordinates" else (section, name)
            given = f"{name!r} was given as a name."
            if section not in ("constraints", "forces") and name not in RESERVED:
                with contextlib.suppress(Broken), shop.at(place):
                    check_name(name, section)
                if "." in name:
                    cause = "a dot stands for something of a part, as in ball.x"
                    shop.report(place, given, "a name without dots", cause, name.replace(".", "_"))
            if name in RESERVED:
                cause = f"{name!r} has a meaning in formulas"
                shop.report(place, given, "a name that is not taken", cause, f"{name}_1")
            elif name in twice:
                twice.discard(name)
                others = ", ".join(s for s, other in listed if other == name)
                given = f"{name!r} is there more than once: in {others}."
                cause = "a part and a number, or two parts, share a name"
                fix = f"{name}_1  # for one of them, and where it is meant"
                shop.report(place, given, "each once", cause, fix)

    def _least_coordinates(self) -> int:
        """So many coordinates there will be, known before anything is made: each contact takes its time."""
        count, round_ = 0, set()
        for name, raw in self.sections["bodies"].items():
            make = self.shop.class_of("bodies", raw)
            if make is not None:
                point = issubclass(make, Particle)
                count += 3 * ("position" not in raw) if point else 7
                if issubclass(make, Shape) and make.surface_function is not Shape.surface_function:
                    round_.add(name)
        for raw in self.sections["constraints"].values():
            make = self.shop.class_of("constraints", raw)
            touches = make is not None and issubclass(make, SurfaceContact)
            count += 3 * (touches and isinstance(raw.get("body"), str) and raw["body"] in round_)
        return count

    def _check_count(self, count: int, least: str = "") -> None:
        if count > MOST_COORDINATES:
            given = f"The bodies and contacts have {least}{count} coordinates."
            expected = f"at most {MOST_COORDINATES}; write more in Python"
            self.shop.report(("bodies",), given, expected, *TOO_MANY)
            raise Enough

    def _symbols(self) -> dict[str, Any]:
        shop = self.shop
        found: dict[str, Any] = {x.name: x for x in shop.coordinates}
        return found | shop.made | {p.name: p for p in shop.parameters}

    # --- the system ---------------------------------------------------------------------------------------
    def _system(self, name: str, known: bool) -> System | None:
        """The system, if all of it is known: with an unknown key of the file something is missing."""
        shop = self.shop
        own = ("lagrangian", "kinetic", "potential", "M", "Q", "principle")
        given: dict[str, Any] = {key: self._read(key) for key in own if key in self.raw}
        gravity: list[Any] = [None] if "gravity" in self.raw else []
        with contextlib.suppress(Broken):
            if "gravity" in self.raw:
                g = shop.value(QUANTITY, self.raw["gravity"], ("gravity",))
                with shop.at(("gravity",)):
                    gravity = [Gravity(g)]
        parts: dict[str, list[Any]] = {
            section: [one for n in self.sections[section] for one in parts_made(shop.made.get(n))]
            for section in ("bodies", "constraints", "forces")
        }
        everything = [
            *gravity,
            *given.values(),
            *(one for listed in parts.values() for one in listed),
        ]
        if not known or any(one is None for one in everything):  # wrong, here or in what it needs
            return None
        given |= parts | {"forces": [*gravity, *parts["forces"]]}
        if "M" in given:
            given["coordinates"] = shop.coordinates
        with contextlib.suppress(Broken), self._of_part():
            system = System(name=name, **given)
            self._check_count(len(system.coordinates))
            unused = [x.name for x in shop.coordinates if x not in system.coordinates]
            if unused:
                used = " ".join(x.name for x in shop.coordinates if x in system.coordinates)
                few = ", ".join(unused[:8]) + (", ..." if len(unused) > 8 else "")
                shop.report(
                    ("coordinates",),
                    f"{few} is in no energy and no constraint.",
                    "coordinates of the system only",
                    "an energy or a force lacks a term, or uses another name",
                    f'coordinates = "{used}"',
                )
            return system
        return None

    def _counting(self, system: System, *named: Any) -> System:
        """The system with the angles of joints that the rest of the file names."""
        options, sweep = named[-2] or {}, named[-1] or {}
        watched = [event.expression for event in options.get("events", ())]
        with contextlib.suppress(Broken), self._of_part():
            return system.counting(
                *named[:-2], watched, first_values(sweep), measured_values(sweep)
            )
        return system

    @contextlib.contextmanager
    def _of_part(self) -> Iterator[None]:
        """Errors of the system as a whole: reported at the part or the key that they carry."""
        try:
            yield
        except TrundleError as error:
            named: list[Place] = [
                place
                for name, place in self.shop.places.items()
                for made in parts_made(self.shop.made.get(name))
                if error.part and getattr(made, "name", name) == error.part
            ]
            if not named and error.key in self.raw:
                named = [(str(error.key),)]
            with self.shop.at(named[0] if named else ()):
                raise

    # --- start, run -----------------------------------------------------------------------------------------
    def _start(self, section: str) -> dict[Expression, Any] | None:
        found: dict[Expression, Any] = {}
        failed = False
        for key, value in self.sections[section].items():
            try:
                if isinstance(value, dict) and section == "start":
                    found |= self._contact_start(key, value)
                else:
                    number = self.shop.value(PLAIN, value, (section, key))
                    found[self.shop.formula(key, (section, key))] = number
            except Broken:
                failed = True
        return None if failed else found

    def _contact_start(self, key: str, raw: Raw) -> dict[Expression, Any]:
        """The values with which a contact begins: arguments of its method `start`."""
        classes = {
            n: self.shop.class_of("constraints", c) for n, c in self.sections["constraints"].items()
        }
        known = [name for name, one in classes.items() if hasattr(one, "start")]
        if key not in known and key not in self.shop.broken:
            self.shop.unknown(("start", key), key, known, SurfaceContact.called)
        method = getattr(classes[key], "start", SurfaceContact.start)
        keys, place = keys_of(method) or {}, ("start", key)
        values, wrong = self.shop.arguments(keys, raw, place)
        contact, *_ = parts_made(self.shop.make(key))
        found: dict[Expression, Any] = self.shop.construct(
            contact.start, keys, values, wrong, place, {}
        )
        return found

    def _options(self) -> dict[str, Any] | None:
        """Arguments of `System.simulate` that the file gives, all checked."""
        shop, place = self.shop, ("solver",)
        keys = keys_of(System.simulate, SOLVER.without) or {}

        def checked(until: Any, **given: Any) -> dict[str, Any]:
            options = {key.argument: key.default for key in keys.values() if not key.needed} | given
            begin, settings = run_settings(
                options["begin"], until, options["rtol"], options["atol"], options["max_step"],
                options["time_limit"], None,
            )  # fmt: skip
            sample_times(options["samples"], begin, settings.until, MOST_SAMPLES)
            return {"until": until, **given}

        with contextlib.suppress(Broken), shop.refusing(place):
            raw = self.raw.get("solver", {"until": 1.0})
            check_table(raw)
            values, wrong = shop.arguments(keys, raw, place)
            options: dict[str, Any] = shop.construct(checked, keys, values, wrong, place, {})
            return options
        return None

    def _check_run(
        self,
        system: System,
        start: dict[Expression, Any],
        guess: dict[Expression, Any],
        options: dict[str, Any],
        sweep: dict[str, Any],
    ) -> None:
        """Whether the start is complete and possible, and the system determined there; nothing is compiled."""
        begin = options.get("begin", 0.0)
        with contextlib.suppress(Broken):
            with self._of_part():
                parameters = system.beginning.values(None)
                if options.get("hold_energy"):
                    system.check_energy_held(*what_changes_energy(system))
            with self.shop.at(("solver", "events")):
                system.beginning.check_events(options.get("events", ()))
            together = system.beginning.largest_part
            if together > MOST_TOGETHER:
                given = f"{together} coordinates are tied together by constraints or masses."
                expected = f"at most {MOST_TOGETHER}; write more in Python"
                self.shop.report(("bodies",), given, expected, *TOO_MANY)
                return
            with self.shop.at(("start",)):
                # what is varied need not be given by the start
                try:
                    system.beginning.find(begin, parameters, start | first_values(sweep), guess)
                except ContradictionError as error:
                    self._say_where(error)
                    raise

    def _say_where(self, error: ContradictionError) -> None:
        """A place at which a contact begins is a number of `at`."""
        if error.key == "start" or not isinstance(error.key, tuple):
            return
        symbol, _, component = error.key[1].replace(".contact.", ".point[").partition(".point[")
        begun = self.sections["start"].get(self.shop.aliases.get(symbol, symbol))
        at = begun.get("at") if isinstance(begun, dict) else None
        if component and isinstance(at, list):
            i = "012xyz".index(component[0]) % 3
            at = [*at[:i], float(error.key[2]), *at[i + 1 :]]
            error.key, error.fix = "at", f"at=({', '.join(map(repr, at))})"

    # --- what to look at --------------------------------------------------------------------------------------
    def _quantities(self, section: str) -> dict[str, Any]:
        found = {}
        for name, value in self.sections[section].items():
            with contextlib.suppress(Broken):
                found[name] = self.shop.value(QUANTITY, value, (section, name))
        return found

    def _view(self) -> View | None:
        raw, shop = self.raw.get("view", {}), self.shop
        if isinstance(raw, dict):
            self._check_drawn(raw)
        with contextlib.suppress(Broken):
            view: View = shop.value(VIEW, raw, ("view",))
            return view
        return None

    def _check_drawn(self, raw: Raw) -> None:
        """What is followed, and what has a size, is a point or a body of the file."""
        bodies = self.sections["bodies"]
        points = [*raw["points"]] if isinstance(raw.get("points"), dict) else []
        particles = [n for n, b in bodies.items() if self.shop.class_of("bodies", b) is Particle]
        follow, sizes = raw.get("follow"), raw.get("sizes")
        wanted: list[tuple[Place, str, list[str], str]] = []
        if isinstance(follow, str) and follow:
            wanted.append((("view", "follow"), follow, [*bodies, *points], "a body or a point"))
        for name in sizes if isinstance(sizes, dict) else ():
            what = "a point or a particle"
            wanted.append((("view", "sizes", name), name, [*points, *particles], what))
        for place, name, known, what in wanted:
            if name in known:
                continue
            with contextlib.suppress(Broken):
                if name not in bodies:
                    self.shop.unknown(place, name, known, what)
                given = f'{name!r} is of kind "{bodies[name].get("kind")}".'
                cause = "it is drawn with the size of its shape"
                self.shop.report(place, given, what, cause, f"# {name}, left out of [view.sizes]")

"""From the tables of a file to a `Scenario`, part by part: everything that goes wrong is told, not only the first."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Set
from typing import Any

from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface
from trundle.errors import TrundleError
from trundle.integrate.event import Event
from trundle.motion.view import View
from trundle.scenario.fields import Fields
from trundle.scenario.lines import Lines
from trundle.scenario.make_parts import make_body, make_constraint, make_force, make_surface
from trundle.scenario.make_sweep import first_values, make_sweep
from trundle.scenario.names import FUNCTIONS as OWN_FUNCTIONS
from trundle.scenario.names import Broken
from trundle.scenario.problems import Place, Problem
from trundle.scenario.scenario import Scenario
from trundle.scenario.tables import ContactStart, File
from trundle.scenario.workshop import (
    MOST_COORDINATES,
    MOST_TOGETHER,
    NAMING,
    Enough,
    Workshop,
)
from trundle.symbols.expression import Expression
from trundle.symbols.text import CONSTANTS, FUNCTIONS
from trundle.symbols.values import shown
from trundle.symbols.variables import check_name
from trundle.system import System
from trundle.unconstrained.forces import Gravity
from trundle.unconstrained.shapes import number

RESERVED = {"t", "world", *CONSTANTS, *FUNCTIONS, *OWN_FUNCTIONS}
MOST_SAMPLES, MOST_MARKS = 10_000_000, 100
TOO_MANY = "a chain or a heap of many bodies", "trundle new small, and fewer bodies of the kind"
USUAL = {"rtol": "1e-10", "atol": "1e-12", "max_step": "0.01", "time_limit": "60.0"}
WHOLE = (*NAMING, "coordinates")


def build(
    file: File, lines: Lines, source: str, left_out: Set[Place]
) -> tuple[Scenario | None, list[Problem]]:
    """The scenario of a file (None if it has none), and all that is wrong with it.

    left_out   parts that were refused before; what needs them is not tried
    """
    if any(len(place) == 1 and place[0] in WHOLE for place in left_out):
        return None, []  # nothing is known of the names: what follows would be told wrongly
    folded: set[str] = set()
    while True:
        try:
            shop = Workshop(file, lines, source, folded, left_out)
            scenario = _Build(shop, left_out).scenario()
        except Enough as enough:
            return None, enough.problems
        # a parameter that is needed as a plain number, or that no equation has, becomes a constant
        needed = shop.plain_names.asked & {*file.parameters}
        if scenario is not None:
            in_use = {p.name for p in scenario.system.adjustable}
            needed |= {p.name for p in shop.parameters} - in_use
        if needed <= folded:
            return scenario, shop.problems
        folded |= needed


def _least_coordinates(file: File) -> int:
    """So many coordinates there will be, known before anything is made: each contact takes its time."""
    bodies = sum(
        3 * (b.position is None) if b.kind == "particle" else 7 for b in file.bodies.values()
    )
    round_ = {name for name, b in file.bodies.items() if b.kind in ("sphere", "ellipsoid", "solid")}
    contacts = [c for c in file.constraints.values() if c.kind in ("rolling", "sliding")]
    return bodies + 3 * sum(contact.body in round_ for contact in contacts)


class _Build:
    """One attempt."""

    def __init__(self, shop: Workshop, left_out: Set[Place]) -> None:
        self.shop, self.file = shop, shop.file
        self.left_out = {place[0] for place in left_out}

    def scenario(self) -> Scenario | None:
        self._check_names()
        file, shop = self.file, self.shop
        sections: tuple[tuple[str, Any, Any], ...] = (
            ("bodies", file.bodies, make_body),
            ("surfaces", file.surfaces, make_surface),
            ("constraints", file.constraints, make_constraint),
            ("forces", file.forces, make_force),
        )
        for section, tables, make in sections:
            for name, table in tables.items():
                shop.add(name, make, table, (section, name))
        for name in [*file.constants, *file.parameters, *file.definitions]:
            self._try(name)
        for _, tables, _ in sections:
            for name in tables:
                self._try(name)
        system = self._system()
        if system is not None:
            shop.names.values_ |= {x.name: x for x in system.coordinates}
        start = self._start("start", file.start)
        guess = self._start("guess", file.guess)
        options = self._options()
        outputs = self._formulas("outputs", file.outputs)
        view = self._view()
        wanted = None if "sweep" in self.left_out else file.sweep
        sweep = None if wanted is None else make_sweep(shop, wanted)
        told = file.sweep is not None and sweep is None  # and the start may lack what it gives
        if system is not None and start is not None and guess is not None and not told:
            self._check_run(system, start, guess, options or {}, sweep)
        if system is None or start is None or options is None or shop.problems or self.left_out:
            return None
        return Scenario(
            title=file.title, citation=file.citation, system=system, start=start,
            until=self._until, symbols=self._symbols(),
            options=options | ({"guess": guess} if guess else {}), outputs=outputs, view=view,
            sweep=sweep or {},
        )  # fmt: skip

    # --- names ------------------------------------------------------------------------------------------
    def _check_names(self) -> None:
        """Everything has a name of its own, that a formula can contain."""
        file, shop = self.file, self.shop
        marks = sum(len(getattr(body, "marks", ())) for body in file.bodies.values())
        if marks > MOST_MARKS:
            shop.tell(
                ("bodies",),
                f"The bodies have {marks} marks.",
                f"at most {MOST_MARKS}",
                "marks stand for a surface, which the shape draws already",
                "marks = { tip = [0.0, 0.0, 0.1] }",
            )
            raise Enough(shop.problems)
        self._check_count(_least_coordinates(file), "at least ")
        listed = [("coordinates", x.name) for x in shop.coordinates]
        for section in (
            "constants", "parameters", "definitions", "bodies", "surfaces", "constraints", "forces",
        ):  # fmt: skip
            listed += [(section, name) for name in getattr(file, section)]
        twice = {name for name, count in Counter(name for _, name in listed).items() if count > 1}
        for section, name in listed:
            place: Place = (section,) if section == "coordinates" else (section, name)
            if section not in ("constraints", "forces"):
                with contextlib.suppress(Broken), shop.at(place):
                    check_name(name, section)
                if "." in name:
                    shop.tell(
                        place,
                        f"{name!r} was given as a name.",
                        "a name without dots",
                        "a dot asks for something of a part, such as ball.x",
                        name.replace(".", "_"),
                    )
            if name in RESERVED:
                cause = f"{name!r} has a meaning in formulas"
                shop.tell(
                    place, f"{name!r} was given as a name.", "a name that is not taken", cause,
                    f"{name}_1",
                )  # fmt: skip
            elif name in twice:
                twice.discard(name)
                others = ", ".join(s for s, other in listed if other == name)
                shop.tell(
                    place,
                    f"{name!r} is there more than once: in {others}.",
                    "each once",
                    "a part and a number, or two parts, share a name",
                    f"{name}_1  # for one of them, and where it is meant",
                )

    def _check_count(self, count: int, least: str = "") -> None:
        if count > MOST_COORDINATES:
            given = f"The bodies and contacts have {least}{count} coordinates."
            expected = f"at most {MOST_COORDINATES}; write more in Python"
            self.shop.tell(("bodies",), given, expected, *TOO_MANY)
            raise Enough(self.shop.problems)

    def _try(self, name: str) -> None:
        with contextlib.suppress(Broken):
            self.shop.make(name)

    def _symbols(self) -> dict[str, Any]:
        shop = self.shop
        found: dict[str, Any] = {x.name: x for x in shop.coordinates}
        return found | shop.made | {p.name: p for p in shop.parameters}

    # --- the system ---------------------------------------------------------------------------------------
    def _system(self) -> System | None:
        file, shop = self.file, self.shop
        fields = Fields(shop, file, ())
        energies = fields.formulas("lagrangian", "kinetic", "potential", "M", "Q")
        gravity = self._gravity()
        sections = (file.bodies, file.constraints, file.forces)
        made = [shop.made.get(name) for section in sections for name in section]
        if fields.failed or gravity is None or any(part is None for part in made):
            return None
        if self.left_out - {
            "title",
            "schema",
            "start",
            "guess",
            "solver",
            "outputs",
            "view",
            "sweep",
        }:
            return None
        bodies, constraints, forces = ([shop.made[n] for n in section] for section in sections)
        if "M" in energies:
            energies["coordinates"] = shop.coordinates
        try:
            with self._by_name():
                system = System(
                    name=file.name or file.title, bodies=bodies, constraints=constraints,
                    forces=[*gravity, *forces], principle=file.principle, **energies,
                )  # fmt: skip
        except Broken:
            return None
        self._check_count(len(system.coordinates))
        unused = [x.name for x in shop.coordinates if x not in system.coordinates]
        if unused:
            used = " ".join(x.name for x in shop.coordinates if x in system.coordinates)
            few = ", ".join(unused[:8]) + (", ..." if len(unused) > 8 else "")
            shop.tell(
                ("coordinates",),
                f"{few} is in no energy and no constraint.",
                "coordinates of the system only",
                "a term of an energy or a force was left out, or names it otherwise",
                f'coordinates = "{used}"',
            )
        return system

    def _gravity(self) -> list[Gravity] | None:
        if self.file.gravity is None:
            return []
        try:
            with self.shop.at(("gravity",)):
                return [Gravity(self.shop.formula(self.file.gravity, ("gravity",)))]
        except Broken:
            return None

    @contextlib.contextmanager
    def _by_name(self, otherwise: Place = ()) -> Any:
        """Errors of the system as a whole: told at the part that the message names, if it names one."""
        try:
            yield
        except TrundleError as error:
            named = [
                (section, name)
                for section in ("forces", "constraints", "bodies", "surfaces")
                for name in getattr(self.file, section)
                if repr(getattr(self.shop.made.get(name), "name", name)) in error.given
            ]
            with self.shop.at(named[0] if named else otherwise):
                raise

    # --- start, run -----------------------------------------------------------------------------------------
    def _start(self, table: str, values: dict[str, Any]) -> dict[Expression, Any] | None:
        found: dict[Expression, Any] = {}
        failed = False
        for key, value in values.items():
            try:
                if isinstance(value, ContactStart):
                    found |= self._contact_start(key, value)
                else:
                    expression = self.shop.formula(key, (table, key))
                    found[expression] = self.shop.plain(value, (table, key))
            except Broken:
                failed = True
        return None if failed else found

    def _contact_start(self, key: str, table: ContactStart) -> dict[Expression, Any]:
        place: Place = ("start", key)
        shop = self.shop
        fields = Fields(shop, table, place)
        values = fields.plains("at", "position", "velocity", "spin", "omega", "quaternion")
        contacts = [n for n, c in self.file.constraints.items() if c.kind in ("rolling", "sliding")]
        if key not in contacts and key not in shop.broken:
            known = [*contacts, *shop.broken]
            shop.unknown(place, key, known, "a rolling or sliding constraint")
        fields.done()
        contact: SurfaceContact = shop.make(key)
        with shop.at(place):
            found = contact.start(**values)
        return found

    def _options(self) -> dict[str, Any] | None:
        """Options of `System.simulate`, those that the file gives; all checked."""
        solver, shop = self.file.solver, self.shop
        fields = Fields(shop, solver, ("solver",))
        numbers = fields.plains("until", "begin", "rtol", "atol", "max_step", "time_limit")
        if isinstance(solver.samples, list):
            numbers |= fields.plains("samples")
        for key in ("rtol", "atol", "max_step", "time_limit"):
            if key in numbers and not numbers[key] > 0:
                shop.tell(
                    ("solver", key),
                    f"{numbers[key]:g} was given.",
                    "a positive number",
                    "a sign, or zero, where the key is left out for what is usual",
                    f"{key} = {USUAL[key]}",
                )
        events = self._events()
        if fields.failed:
            return None
        self._until = numbers.pop("until")
        if not self._until > numbers["begin"]:
            shop.tell(
                ("solver", "until"),
                f"until = {self._until:g} s.",
                "a time after the beginning",
                "a duration in place of a time, or a sign",
                f"until = {numbers['begin'] + 10.0!r}",
            )
        self._check_samples(numbers.setdefault("samples", solver.samples), numbers["begin"])
        if events is None:
            return None
        numbers["hold_energy"] = solver.hold_energy
        given = {key: value for key, value in numbers.items() if key in solver.model_fields_set}
        return given | ({"events": events} if events else {})

    def _check_samples(self, samples: Any, begin: float) -> None:
        place = ("solver", "samples")
        if isinstance(samples, int):
            if not 2 <= samples <= MOST_SAMPLES:
                self.shop.tell(
                    place,
                    f"{shown(samples)} was given.",
                    f"from 2 to {MOST_SAMPLES}",
                    "a step in place of a count, or a zero too many",
                    "samples = 1001",
                )
        elif not all(begin <= time <= self._until for time in samples):
            self.shop.tell(
                place,
                "Some times are outside the run.",
                "times between both ends",
                "the run was shortened, or the times are counted from another beginning",
                f"until = {max(samples)!r}"
                if max(samples) > self._until
                else f"samples = [{self._until!r}]",
            )

    def _events(self) -> list[Event] | None:
        found, failed = [], False
        for name, table in self.file.solver.events.items():
            place: Place = ("solver", "events", name)
            try:
                expression = self.shop.formula(table.expression, (*place, "expression"))
                with self.shop.at(place):
                    found.append(Event(expression, table.direction, table.terminal, name))
            except Broken:
                failed = True
        return None if failed else found

    def _check_run(
        self,
        system: System,
        start: dict[Expression, Any],
        guess: dict[Expression, Any],
        options: dict[str, Any],
        sweep: dict[str, Any] | None = None,
    ) -> None:
        """Whether the start is complete and possible, and the system determined there; nothing is compiled."""
        begin = options.get("begin", 0.0)
        with contextlib.suppress(Broken):
            with self._by_name():
                parameters = system._values(None)
                if options.get("hold_energy"):
                    system.check_energy_held(system.why_energy_changes)
            with self.shop.at(("solver", "events")):
                system._check_events(options.get("events", ()))
            together = system.largest_part
            if together > MOST_TOGETHER:
                given = f"{together} coordinates are tied together by constraints or masses."
                expected = f"at most {MOST_TOGETHER}; write more in Python"
                self.shop.tell(("bodies",), given, expected, *TOO_MANY)
                return
            if self.left_out & {"start", "guess"}:
                return
            with self.shop.at(("start",)):
                if sweep is not None:  # what is varied need not be given by the start
                    start = start | first_values(sweep)
                system._begin(begin, parameters, start, guess)

    # --- what to look at --------------------------------------------------------------------------------------
    def _formulas(self, table: str, values: dict[str, Any], *above: str) -> dict[str, Any]:
        found = {}
        for name, value in values.items():
            with contextlib.suppress(Broken):
                found[name] = self.shop.formula(value, (*above, table, name))
        return found

    def _view(self) -> View:
        table, shop = self.file.view, self.shop
        lines, plots, surfaces = {}, {}, []
        for name, ends in table.lines.items():
            with contextlib.suppress(Broken):
                place: Place = ("view", "lines", name)
                lines[name] = tuple(shop.formula(e, (*place, i)) for i, e in enumerate(ends))
        for name, value in table.plots.items():
            if isinstance(value, dict):
                plots[name] = self._formulas(name, value, "view", "plots")
            else:
                plots |= self._formulas("plots", {name: value}, "view")
        for i, name in enumerate(table.surfaces):
            with contextlib.suppress(Broken):
                place = ("view", "surfaces", i)
                surfaces.append(shop.part(name, place, Surface, "a surface"))
        extent = Fields(shop, table, ("view",)).plains("extent").get("extent")
        followed = [*self.file.bodies, *table.points]
        if table.follow and table.follow not in followed and table.follow not in shop.broken:
            with contextlib.suppress(Broken):
                shop.unknown(("view", "follow"), table.follow, followed, "a body or a point")
        return View(
            title=table.title, points=self._formulas("points", table.points, "view"), lines=lines,
            surfaces=tuple(surfaces), plots=plots, extent=extent, follow=table.follow,
            caption=table.caption, sizes=self._sizes(),
        )  # fmt: skip

    def _sizes(self) -> dict[str, float]:
        """Radii of the balls that stand for points and particles."""
        table, found, wanted = self.file.view, {}, "a point or a particle"
        kinds = {name: body.kind for name, body in self.file.bodies.items()}
        known = [*table.points, *(name for name, kind in kinds.items() if kind == "particle")]
        for name, value in table.sizes.items():
            place: Place = ("view", "sizes", name)
            with contextlib.suppress(Broken):
                if name in kinds and name not in known:
                    cause = "it is drawn with the size of its shape"
                    self.shop.tell(
                        place,
                        f'{name!r} is of kind "{kinds[name]}".',
                        wanted,
                        cause,
                        f"# {name}, left out of [view.sizes]",
                    )
                elif name not in known:
                    self.shop.unknown(place, name, known, wanted)
                radius = self.shop.plain(value, place)
                with self.shop.at(place):
                    found[name] = number(radius, f"In a view, the size of {name!r}", "m")
        return found

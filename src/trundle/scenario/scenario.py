"""A scenario: a system with its start, how long and how to run it, what to look at, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.errors import ModelError
from trundle.integrate.event import as_events
from trundle.motion.view import View
from trundle.scenario.altered import Altered
from trundle.shown import Motion
from trundle.symbols.expression import Expression
from trundle.symbols.spelling import nearest
from trundle.symbols.variables import check_number
from trundle.system import System

if TYPE_CHECKING:
    from trundle.study.results import Sweep

SWEEP_OPTIONS = ("begin", "rtol", "atol", "max_step", "hold_energy", "guess", "parameters")


@dataclass(frozen=True)
class Scenario:
    """A system ready to run.

    symbols   the coordinates, parameters, bodies, constraints and forces by name, for `motion[...]`
    options   of `System.simulate`, beside until and start: rtol, samples, hold_energy, ...
    outputs   named expressions that this scenario is about, {name: expression}
    sweep     what its sweep goes over and keeps: over, measure, runs, ... of `td.sweep`; empty if it has none
    studies   arguments of `td.steady`, `td.orbit`, `td.fit`, ... from the tables of its file, by name
    view      how to draw it
    text      the file it was read from; empty if it was made in Python
    """

    title: str
    citation: str
    system: System
    start: Mapping[Expression, Any]
    until: float
    symbols: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    outputs: Mapping[str, Any] = field(default_factory=dict)
    view: View = field(default_factory=View)
    sweep: Mapping[str, Any] = field(default_factory=dict)
    studies: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    text: str = ""
    case: str = ""  # of the text
    changes: Mapping[str, Any] = field(default_factory=dict)  # made to the text's values so far
    folder: Path | None = None  # of the text: where the files of data are that it names

    @property
    def asked(self) -> Mapping[str, Mapping[str, Any]]:
        """`studies`, by its old name."""
        return self.studies

    def __getitem__(self, name: str) -> Any:
        return self.outputs[name] if name in self.outputs else self.symbols[name]

    def simulate(self, **options: Any) -> Motion:
        """Run it; any option of `System.simulate` may be given, and takes the place of the scenario's own."""
        arguments = {"until": self.until, "start": self.start, **self.options, **options}
        motion = self.system.simulate(**arguments)
        motion.view = self.view.titled(self.title, self.citation)
        motion.written = Altered(self) if self.text and not options else None
        return motion

    def run_sweep(self, **options: Any) -> Sweep:
        """Make its sweep; any option of `td.sweep` may be given, and takes the place of the scenario's own."""
        from trundle.study.sweep import sweep

        own = {key: value for key, value in self.options.items() if key in SWEEP_OPTIONS}
        ends = [
            e for e in as_events(self.options.get("events", ()), self.system.names) if e.terminal
        ]
        arguments = {
            "until": self.until, "start": self.start, "events": ends, **own, **self.sweep, **options
        }  # fmt: skip
        if "over" not in arguments or "measure" not in arguments:
            raise ModelError(
                f"The scenario {self.title!r} has no sweep.",
                "over= and measure=",
                "the scenario describes one run only",
                'scenario.run_sweep(over={mu: [0.1, 0.2]}, measure={"x": td.keep.last(x)})',
            )
        if "parameters" not in options:  # the scenario's own values give way to what the runs vary
            varied = {id(key[1] if isinstance(key, tuple) else key) for key in arguments["over"]}
            kept = arguments.get("parameters", {}).items()
            arguments["parameters"] = {key: value for key, value in kept if id(key) not in varied}
        return sweep(self.system, **arguments)

    # --- other values -----------------------------------------------------------------------------------
    def with_parameters(self, values: Mapping[str, float]) -> dict[str, Any]:
        """Options for `simulate` that set parameters by name; nothing is compiled again.

        Parameters only; for constants of a file (sizes, start values) see `changed`.

        >>> from trundle.gallery import bead_on_hoop
        >>> bead = bead_on_hoop()
        >>> bead.simulate(until=0.1, **bead.with_parameters({"mu": 0.3})).status
        'reached t = 0.1 s'
        """
        known = {p.name: p for p in self.system.adjustable}
        for name in values:
            if name not in known:
                near = nearest(name, known)
                hint = f", did you mean {near!r}" if near else ""
                constant = name in self.symbols and self.text
                raise ModelError(
                    f"The scenario has no parameter {name!r}{hint}.",
                    f"one of {', '.join(known)}" if known else "no change: it has no parameters",
                    "it is built into the equations"
                    if constant
                    else "the name was mistyped, or belongs to a body, a coordinate or another scenario",
                    f"scenario.changed({{{name!r}: ...}})"
                    if constant
                    else near
                    or "td.parameter(...)  # in its system; in a file a line of [parameters]",
                )
        numbers = {known[n]: check_number(v, f"The parameter {n!r}") for n, v in values.items()}
        return {"parameters": {**self.options.get("parameters", {}), **numbers}}

    def changed(self, values: Mapping[str, float]) -> Scenario:
        """The same scenario with other values: of parameters; of a file's constants too."""
        if self.text:
            from trundle.scenario.files import read

            changes = {**self.changes, **values}
            return read(self.text, case=self.case, changes=changes, folder=self.folder)
        return replace(self, options={**self.options, **self.with_parameters(values)})

    def from_text(
        self, text: str, case: str, changes: Mapping[str, Any], folder: Path | None = None
    ) -> Scenario:
        """The same, knowing the file that it comes from."""
        text = text if "\n" in text else text + "\n"
        return replace(self, text=text, case=case, changes=dict(changes), folder=folder)

    def __repr__(self) -> str:
        return f"{self.title} [{self.citation}]" if self.citation else self.title

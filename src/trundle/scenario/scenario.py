"""A scenario: a system with its start, how long and how to run it, what to look at, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trundle.motion.motion import Motion
from trundle.motion.view import View
from trundle.symbols.expression import Expression
from trundle.system import System


@dataclass(frozen=True)
class Scenario:
    """A system ready to run.

    symbols   the coordinates, parameters, bodies, constraints and forces by name, for `motion[...]`
    options   of `System.simulate`, beside until and start: rtol, samples, hold_energy, ...
    outputs   named expressions that this scenario is about, {name: expression}
    view      how to draw it
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

    def __getitem__(self, name: str) -> Any:
        return self.symbols[name]

    def simulate(self, **options: Any) -> Motion:
        """Run it; any option of `System.simulate` may be given, and takes the place of the scenario's own."""
        asked = {"until": self.until, "start": self.start, **self.options, **options}
        motion = self.system.simulate(**asked)
        motion.view = self.view.titled(self.title)
        return motion

    def __repr__(self) -> str:
        return f"{self.title} [{self.citation}]"

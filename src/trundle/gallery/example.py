"""What a gallery entry gives back: a system with its start, ready to run, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trundle.motion.motion import Motion
from trundle.symbols.expression import Expression
from trundle.system import System


@dataclass(frozen=True)
class Example:
    """A system of the literature.

    symbols   the coordinates, parameters, constraints and forces by name, for `motion[...]`
    """

    title: str
    citation: str
    system: System
    start: Mapping[Expression, Any]
    until: float
    symbols: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.symbols[name]

    def simulate(self, **options: Any) -> Motion:
        """Run it; any option of `System.simulate` may be given."""
        return self.system.simulate(**{"until": self.until, "start": self.start, **options})

    def __repr__(self) -> str:
        return f"{self.title} [{self.citation}]"

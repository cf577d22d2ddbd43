"""The gallery as a table: which file and which case of it each name of `trundle list` stands for, in that order.

Titles and citations stand in the files. Nothing is read until it is needed, so that listing the gallery is quick.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trundle.scenario import Scenario

FILES = Path(__file__).parent / "files"


class Example:
    """A scenario file of the gallery: called, it gives the `Scenario`.

    >>> from trundle.gallery import moving_parabola
    >>> moving_parabola("IIIc", x0=0.2)
    Steel sphere on a moving parabola, case IIIc [Udwadia & Di Massa (2011), section 3]
    >>> moving_parabola.cases[:3]
    ['Ia', 'Ib', 'Ic']
    """

    def __init__(self, name: str) -> None:
        self.name, self.file = name, FILES / f"{name}.toml"

    def __call__(self, case: str = "", **values: Any) -> Scenario:
        """The scenario of a case (the first if none is named), with other values of its constants and parameters."""
        from trundle.scenario import read

        return read(self.file, case=case, changes=values)

    @cached_property
    def tables(self) -> Mapping[str, Any]:
        """The file's tables, not checked."""
        return tomllib.loads(self.file.read_text("utf-8"))

    @property
    def cases(self) -> list[str]:
        """The names of its cases; empty if it has none."""
        return [*self.tables.get("case", {})]

    def __repr__(self) -> str:
        return f"trundle.gallery.{self.name.replace('-', '_')}"


@dataclass(frozen=True)
class Entry:
    """One name of `trundle list`."""

    name: str
    example: Example
    case: str = ""

    @property
    def file(self) -> Path:
        """The scenario file."""
        return self.example.file

    @property
    def title(self) -> str:
        tables = self.example.tables
        own = tables.get("case", {}).get(self.case, {}).get("title")
        return str(own or tables["title"] + (f", case {self.case}" if self.case else ""))

    @property
    def citation(self) -> str:
        return str(self.example.tables["citation"])

    @property
    def group(self) -> str:
        """The paper it belongs to, or the classics.

        >>> CATALOGUE["bead"].group
        'Paper 001: Kalaba & Udwadia (2001)'
        """
        found = (f"Paper {number}: {who}" for number, who in PAPERS if who in self.citation)
        return next(found, "Classics")

    def load(self) -> Scenario:
        """The scenario.

        >>> CATALOGUE["bead"].load().simulate(until=0.1).status
        'reached t = 0.1 s'
        """
        return self.example(self.case)


PAPERS = (
    ("000", "Udwadia & Mogharabin (2021)"),
    ("001", "Kalaba & Udwadia (2001)"),
    ("002", "Udwadia & Di Massa (2011)"),
    ("003", "Lygeros (1993)"),
    ("004", "Kossenko & Stavrovskaja (2003)"),
)
_SETS = [f"{set_}{letter}" for set_ in ("I", "II", "III") for letter in "abcd"]  # of Table 1
_INDEX = [  # the order of the list: name of the entry, file, case; of a file, its first case first
    ("sphere-uniform", "rolling-sphere", "uniform"),
    ("sphere-uniform-two-particles", "rolling-sphere", "uniform-two-particles"),
    ("sphere-uniform-written-out", "sphere-written-out", "uniform"),
    ("sphere-halves", "rolling-sphere", "halves"),
    ("sphere-halves-two-particles", "rolling-sphere", "halves-two-particles"),
    ("sphere-halves-written-out", "sphere-written-out", "halves"),
    ("bead", "bead-on-hoop", "friction"),
    ("bead-frictionless", "bead-on-hoop", "frictionless"),
    *((f"moving-parabola-{case}", "moving-parabola", case) for case in (*_SETS, "fig15")),
    ("spinning-table", "spinning-table", "level"),
    ("spinning-table-inclined", "spinning-table", "inclined"),
    ("spinning-table-vakonomic", "spinning-table", "vakonomic"),
    ("spinning-table-3d", "spinning-table-3d", "level"),
    ("spinning-table-3d-inclined", "spinning-table-3d", "inclined"),
    ("rattleback", "rattleback", "paper"),
    ("rattleback-wood", "toy-rattleback", "wood"),
    ("rattleback-plastic", "toy-rattleback", "plastic"),
    ("chaplygin-ball", "chaplygin-ball", ""),
    ("ball-in-cylinder", "ball-in-cylinder", ""),
    ("two-balls", "two-balls", ""),
    ("two-balls-in-space", "two-balls-in-space", ""),
    ("wheelset", "wheelset", "bumps"),
    ("thread-over-pulley", "thread-over-pulley", ""),
    ("rolling-disc", "rolling-disc", ""),
    ("chaplygin-sleigh", "chaplygin-sleigh", ""),
]
EXAMPLES = {path.stem: Example(path.stem) for path in sorted(FILES.glob("*.toml"))}


def _entries() -> Iterator[Entry]:
    """Those of the index, and what other files there are: NAME, or NAME-CASE for each of its cases."""
    for name, file, case in _INDEX:
        yield Entry(name, EXAMPLES[file], case)
    for file in sorted(EXAMPLES.keys() - {file for _, file, _ in _INDEX}):
        for case in EXAMPLES[file].cases or [""]:
            yield Entry(f"{file}-{case}" if case else file, EXAMPLES[file], case)


CATALOGUE = {entry.name: entry for entry in _entries()}


def made_by(function: str) -> list[Entry]:
    """The entries of a function of the gallery, first the one that it gives without arguments.

    >>> [entry.name for entry in made_by("bead_on_hoop")]
    ['bead', 'bead-frictionless']
    """
    example = EXAMPLES.get(function.replace("_", "-"))
    return [entry for entry in CATALOGUE.values() if entry.example is example]

"""The gallery as a table: every entry by name, as a Python function and as a scenario file that give the same motion.

Nothing is imported or read until an entry is asked for, so that listing the gallery is quick.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trundle.scenario import Scenario

FILES = Path(__file__).parent / "files"


@dataclass(frozen=True)
class Entry:
    """One entry of the gallery.

    function   "module:function" that makes it, with `arguments`
    """

    name: str
    title: str
    citation: str
    function: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        """The scenario file."""
        return FILES / f"{self.name}.toml"

    def make(self) -> Scenario:
        """The scenario as Python makes it."""
        module, _, name = self.function.partition(":")
        function: Callable[..., Scenario] = getattr(importlib.import_module(module), name)
        return function(**self.arguments)

    def read(self) -> Scenario:
        """The scenario as its file says it (needs the extra 'files')."""
        from trundle.scenario import read_scenario

        return read_scenario(self.file)

    def load(self) -> Scenario:
        """From the file, whose constants can be changed too; from Python if files cannot be read here.

        >>> CATALOGUE["bead"].load().simulate(until=0.1).status
        'reached t = 0.1 s'
        """
        return self.make() if importlib.util.find_spec("pydantic") is None else self.read()


def _entries() -> list[Entry]:
    found: list[Entry] = []

    def add(name: str, title: str, citation: str, function: str, **arguments: Any) -> None:
        found.append(Entry(name, title, citation, f"trundle.gallery.{function}", arguments))

    _papers(add)
    _classics(add)
    return found


def _papers(add: Callable[..., None]) -> None:
    paper, make = "Udwadia & Mogharabin (2021), section 4", "sphere_on_surface:rolling_sphere"
    for kind, what in (
        ("uniform", "Uniform sphere"),
        ("halves", "Half titanium, half vanadium sphere"),
    ):
        for form, end in (
            ("one particle", ""),
            ("two particles", "-two-particles"),
            ("written out", "-written-out"),
        ):
            title = f"{what} on a trough, {form}"
            add(f"sphere-{kind}{end}", title, paper, make, kind=kind, formulation=form)
    paper, title = "Kalaba & Udwadia (2001), section 4", "Bead on a vertical hoop"
    add("bead", title, paper, "bead:bead_on_hoop")
    add("bead-frictionless", title + ", without friction", paper, "bead:bead_on_hoop", mu=0.0)
    paper, make = "Udwadia & Di Massa (2011), section 3", "parabola:moving_parabola"
    cases = [set_ + letter for set_ in ("I", "II", "III") for letter in "abcd"]
    for case in (*cases, "fig15"):
        title = f"Steel sphere on a moving parabola, case {case}"
        add(f"moving-parabola-{case}", title, paper, make, case=case)
    paper, title = "Lygeros (1993), sections 3 and 4", "Ball on a spinning table"
    make, tilted = "table:spinning_table", ", inclined by 0.05 rad"
    add("spinning-table", title, paper, make)
    add("spinning-table-inclined", title + tilted, paper, make, alpha=0.05)
    add("spinning-table-vakonomic", title + ", vakonomic", paper, make, principle="vakonomic")
    title, make = f"{title}, in space", "table_3d:spinning_table_3d"
    add("spinning-table-3d", title, paper, make)
    add("spinning-table-3d-inclined", title + tilted, paper, make, alpha=0.05)
    paper = "Kossenko & Stavrovskaja (2003), section 2.2"
    add("rattleback", "Rattleback", paper, "stones:rattleback")
    paper = "after Kossenko & Stavrovskaja (2003); sizes of a toy"
    for material in ("wood", "plastic"):
        title, make = f"Toy rattleback of {material}", "stones:toy_rattleback"
        add(f"rattleback-{material}", title, paper, make, material=material)


def _classics(add: Callable[..., None]) -> None:
    for name, title, citation, function in (
        ("chaplygin-ball", "Chaplygin's ball on a plane",
         "Chaplygin (1903), On a ball's rolling on a horizontal plane", "classics:chaplygin_ball"),
        ("ball-in-cylinder", "Ball in a vertical cylinder",
         "Neimark & Fufaev (1972), Dynamics of Nonholonomic Systems, chapter III",
         "classics:ball_in_cylinder"),
        ("two-balls", "A ball on a ball on a plane",
         "a classic; compare Routh (1905), Advanced Dynamics, chapter V", "classics:two_balls"),
        ("two-balls-in-space", "Two equal balls rolling on each other in space",
         "a classic, after Euler's symmetric top", "classics:two_balls_in_space"),
        ("wheelset", "A wheelset on a road",
         "a classic; on an inclined plane, the knife edge of Neimark & Fufaev (1972)",
         "classics:wheelset"),
        ("thread-over-pulley", "A thread over a pulley",
         "Kossenko & Stavrovskaja (2003), Remark 2.1; Atwood (1784)",
         "classics:thread_over_pulley"),
        ("rolling-disc", "Rolling disc", "Appell (1900), Korteweg (1900)",
         "discs_and_sleighs:rolling_disc"),
        ("chaplygin-sleigh", "Chaplygin's sleigh",
         "Chaplygin (1911); Neimark & Fufaev, Dynamics of Nonholonomic Systems (1972)",
         "discs_and_sleighs:chaplygin_sleigh"),
    ):  # fmt: skip
        add(name, title, citation, function)


CATALOGUE: dict[str, Entry] = {entry.name: entry for entry in _entries()}


def made_by(function: str) -> list[Entry]:
    """The entries that a function of the gallery makes, first the one that it makes without arguments.

    >>> [entry.name for entry in made_by("bead_on_hoop")]
    ['bead', 'bead-frictionless']
    """
    name = function.replace("-", "_")
    return [entry for entry in CATALOGUE.values() if entry.function.endswith(f":{name}")]


FUNCTIONS = [*dict.fromkeys(entry.function.partition(":")[2] for entry in CATALOGUE.values())]

"""The subjects: five papers and four studies. What is known of each before anything runs stands in NAME.toml.

    [figures]            every figure of the paper that is a result, by its number
    [drawings]           those that explain, and are not reproduced
    [results]            tables: what is compared, what the paper says, what came out, what must be true for it to hold
    [lines]              sentences for figures of the paper in which only round-off would be seen
    [findings.NAME]      what our numbers add, as prose

Texts have values in braces, as Python's `format` takes them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from papers.results import Result, judged


@dataclass(frozen=True)
class Paper:
    """What is known of a paper before anything runs.

    number    its number in the source: "000"
    short     how tables cite it
    title     of the paper
    citation  authors, where and when
    about     three sentences: what the paper does
    figures   {number: what it shows} of the figures that are results
    drawings  {number: what it shows} of the figures that explain and are not reproduced
    picture   the file that stands for the paper on the page that links them
    study     whether it is a study of ours, which goes beyond a paper, and not a paper
    results   {name: rows of a table of results}, see `papers.results.judged`
    lines     {name: sentence} for figures that one number replaces
    findings  {name: {heading, text}}
    """

    number: str
    short: str
    title: str
    citation: str
    about: str
    figures: Mapping[str, str]
    drawings: Mapping[str, str]
    picture: str
    study: bool = False
    results: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    lines: Mapping[str, str] = field(default_factory=dict)
    findings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def judge(self, table: str, **values: Any) -> list[Result]:
        """The results of one of its tables, with these values."""
        return judged(self.short, self.results[table], values)

    def line(self, name: str, **values: Any) -> str:
        """One of its sentences, with these values."""
        return self.lines[name].format(**values)

    def finding(self, name: str, **values: Any) -> tuple[str, str]:
        """Heading and text of a finding, with these values."""
        found = self.findings[name]
        return found["heading"], " ".join(found["text"].format(**values).split())


def subject(name: str) -> Paper:
    """The paper or study of NAME.toml.

    >>> subject("bead").short
    'Kalaba & Udwadia (2001)'
    """
    tables = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
    about = " ".join(tables.pop("about").split())
    return Paper(**{"figures": {}, "drawings": {}, **tables, "about": about})


SPHERE, BEAD, PARABOLA = subject("sphere"), subject("bead"), subject("parabola")
TABLE, RATTLEBACK = subject("table"), subject("rattleback")
REGIMES, ATTRACTORS, SPREAD = subject("regimes"), subject("attractors"), subject("spread")
CONTACT = subject("contact")

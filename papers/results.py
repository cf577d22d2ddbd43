"""Results: what a paper says, what came out, and the verdict, which follows from numbers and nothing else.

A table of them is data: rows of texts with values in braces, see `judged`.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Verdict = Literal["holds", "does not hold", "ours alone"]


@dataclass(frozen=True)
class Check:
    """One comparison of a number with a bound: `value <= bound`, or `value >= bound`.

    A value that is not a number fails either way.
    """

    value: float
    relation: Literal["≤", "≥"]
    bound: float
    unit: str = ""

    @property
    def holds(self) -> bool:
        return self.value <= self.bound if self.relation == "≤" else self.value >= self.bound

    def __str__(self) -> str:
        sign = self.relation if self.holds else {"≤": "≰", "≥": "≱"}[self.relation]
        unit = f" {self.unit}" if self.unit else ""
        return f"{_short(self.value)} {sign} {_short(self.bound)}{unit}"

    @property
    def words(self) -> str:
        """The comparison as a sentence would say it.

        >>> at_most(8.2e-11, 4e-4, "J").words, at_least(1, 2).words
        ('8.2e-11 J is at most 0.0004 J', '1 is not at least 2')
        """
        unit = f" {self.unit}" if self.unit else ""
        than = {"≤": "at most", "≥": "at least"}[self.relation]
        verb = "is" if self.holds else "is not"
        return f"{_short(self.value)}{unit} {verb} {than} {_short(self.bound)}{unit}"


def _short(value: float) -> str:
    return str(int(value)) if value.is_integer() and abs(value) < 1e9 else f"{value:.3g}"


def at_most(value: float, bound: float, unit: str = "") -> Check:
    """The claim that `value` is not above `bound`.

    >>> str(at_most(8.2e-11, 4e-4, "J")), at_most(float("nan"), 1).holds
    ('8.2e-11 ≤ 0.0004 J', False)
    """
    return Check(float(value), "≤", float(bound), unit)


def at_least(value: float, bound: float, unit: str = "") -> Check:
    """The claim that `value` is not below `bound`.

    >>> str(at_least(0.3, 0.5, "m"))
    '0.3 ≱ 0.5 m'
    """
    return Check(float(value), "≥", float(bound), unit)


@dataclass(frozen=True)
class Result:
    """One line: a quantity, what the paper says of it, and what we get.

    checks   what must be true of our numbers for the paper's statement to hold; none where the paper says nothing
    why      where the bounds of the checks come from, in words
    figure   the file of a figure that shows it
    watch    (file, time in s) of the motion where it is seen

    >>> Result("004", "energy", "drift below 4e-4", "8e-11 J", (at_most(8e-11, 4e-4),)).verdict
    'holds'
    >>> Result("004", "friction needed", "not discussed", "0.38").verdict
    'ours alone'
    """

    paper: str
    quantity: str
    expected: str
    obtained: str
    checks: tuple[Check, ...] = ()
    why: str = ""
    figure: str = ""
    watch: tuple[str, float] | None = None

    @property
    def verdict(self) -> Verdict:
        if not self.checks:
            return "ours alone"
        return "holds" if all(check.holds for check in self.checks) else "does not hold"

    @property
    def reason(self) -> str:
        """The comparisons behind the verdict, in words, and where their bounds come from."""
        compared = " and ".join(check.words for check in self.checks)
        return f"{compared}: {self.why}" if compared and self.why else compared or self.why


# --- tables -----------------------------------------------------------------------------------------------
_CHECK = re.compile(r"(\S+) (<=|>=) (\S+)(?: (.+))?")
_FORM = string.Formatter()


def judged(paper: str, rows: Sequence[Sequence[str]], values: Mapping[str, Any]) -> list[Result]:
    """Results from the rows of a table: quantity, what the paper says, what came out and, as far as there are such,
    checks ("value <= bound unit" with names of values, or numbers, and a semicolon between two of them), where their
    bounds come from, and what shows it: the file of a figure, and "motion.html#t=1.5".

    >>> row = ["drift at {T:g} s", "small", "{drift:.0e} J", "drift <= 1e-9 J; T >= 1", "our choice"]
    >>> rows = [[*row, "a.svg b.html#t=2"]]
    >>> (one,) = judged("x", rows, {"T": 10.0, "drift": 2e-12})
    >>> one.quantity, one.obtained, one.verdict, one.figure, one.watch
    ('drift at 10 s', '2e-12 J', 'holds', 'a.svg', ('b.html', 2.0))
    >>> one.reason
    '2e-12 J is at most 1e-09 J and 10 is at least 1: our choice'
    """

    def number(text: str) -> float:
        try:
            return float(text)
        except ValueError:
            return float(_FORM.get_field(text, (), values)[0])

    def check(text: str) -> Check:
        found = _CHECK.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no check, such as 'drift <= 1e-9 J'")
        value, relation, bound, unit = found.groups()
        at = at_most if relation == "<=" else at_least
        return at(number(value), number(bound), unit or "")

    made = []
    for row in rows:
        quantity, expected, obtained = (text.format(**values) for text in row[:3])
        compared, why, shows = (*row[3:], "", "", "")[:3]
        checks = tuple(check(text) for text in compared.split("; ") if text)
        figure, watch = _shown(shows.format(**values))
        made.append(
            Result(paper, quantity, expected, obtained, checks, why.format(**values), figure, watch)
        )
    return made


def _shown(text: str) -> tuple[str, tuple[str, float] | None]:
    """A figure and a moment of a motion, from their names."""
    figure, watch = "", None
    for name in text.split():
        file, at, time = name.partition("#t=")
        if at:
            watch = file, float(time)
        else:
            figure = file
    return figure, watch

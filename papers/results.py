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

    @property
    def verdict(self) -> Verdict:
        if not self.checks:
            return "ours alone"
        return "holds" if all(check.holds for check in self.checks) else "does not hold"

    @property
    def reason(self) -> str:
        """The comparisons behind the verdict, in numbers."""
        return "; ".join(map(str, self.checks))


# --- tables -----------------------------------------------------------------------------------------------
_CHECK = re.compile(r"(\S+) (<=|>=) (\S+)(?: (.+))?")
_FORM = string.Formatter()


def judged(paper: str, rows: Sequence[Sequence[str]], values: Mapping[str, Any]) -> list[Result]:
    """Results from the rows of a table: quantity, what the paper says, what came out and, where that can be judged,
    checks: "value <= bound unit" with names of values, or numbers, and a semicolon between two of them.

    >>> rows = [["drift at {T:g} s", "small", "{drift:.0e} J", "drift <= 1e-9 J; T >= 1"]]
    >>> (one,) = judged("x", rows, {"T": 10.0, "drift": 2e-12})
    >>> one.quantity, one.obtained, one.reason, one.verdict
    ('drift at 10 s', '2e-12 J', '2e-12 ≤ 1e-09 J; 10 ≥ 1', 'holds')
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
        checks = tuple(check(text) for cell in row[3:] for text in cell.split("; "))
        made.append(Result(paper, quantity, expected, obtained, checks))
    return made

"""Results: what a paper says, what came out, and the verdict, which follows from numbers and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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

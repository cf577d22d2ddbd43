"""A table of results: what was expected, what came out, how far apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from trundle.motion.files import written_whole


@dataclass(frozen=True)
class Result:
    """One line: a quantity, what the paper or a closed form says, and what we get."""

    paper: str
    quantity: str
    expected: str
    obtained: str


def write_table(results: Iterable[Result], path: Path) -> None:
    """A Markdown table."""
    lines = ["| paper | quantity | expected | obtained |", "|---|---|---|---|"]
    lines += [f"| {r.paper} | {r.quantity} | {r.expected} | {r.obtained} |" for r in results]
    with written_whole(path) as temporary:
        temporary.write_text("\n".join(lines) + "\n", encoding="utf-8")

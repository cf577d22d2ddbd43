"""The table of a sweep, short enough for a terminal: its first and last rows, and the range of every column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

WIDTH = 100  # characters of a line
ROWS = 12  # up to which all are shown; of more, the first and the last, and what all of them span
ENDS = 4
STATUS = 40  # characters of it


def short_table(columns: Mapping[str, np.ndarray]) -> list[str]:
    """Lines of a table of equally long columns; those for which there is no room are counted.

    >>> print(*short_table({"mu": np.array([0.1, 0.2]), "way": np.array([2.5, np.nan])}), sep="\\n")
     mu  way
    0.1  2.5
    0.2    -
    """
    count = len(next(iter(columns.values()), ()))
    ends = [*range(ENDS), *range(count - ENDS, count)]
    shown = range(count) if count <= ROWS else ends
    made: list[list[str]] = []
    for name, column in columns.items():
        cells = [name, *(cell(column[i]) for i in shown)]
        if count > ROWS:
            cells.insert(ENDS + 1, "...")
            cells += _range(column)
        longest, words = max(map(len, cells)), column.dtype.kind not in "fiub"
        made.append([text.ljust(longest) if words else text.rjust(longest) for text in cells])
    labels = ["", *[""] * len(shown)] + (["", "least", "mean", "most"] if count > ROWS else [])
    fit = _fitting([len(one[0]) for one in made], WIDTH - max(map(len, labels)) - 2)
    lines = ["  ".join(row) for row in zip(*made[:fit], strict=True)]
    if count > ROWS:
        margin = max(map(len, labels)) + 2
        lines = [f"{text:<{margin}}{line}" for text, line in zip(labels, lines, strict=True)]
    lines = [line.rstrip() for line in lines]
    left = len(made) - fit
    return [*lines, f"and {left} more column{'s' if left > 1 else ''}"] if left else lines


def cell(value: Any) -> str:
    """A value with six digits; - for one that there is not."""
    if isinstance(value, (str, np.str_)):
        return value if len(value) <= STATUS else value[: STATUS - 3] + "..."
    number = float(value)
    return "-" if np.isnan(number) else f"{number:.6g}"


def _range(column: np.ndarray) -> list[str]:
    """Least, mean and most of the numbers in a column."""
    if column.dtype.kind not in "fiub":
        return ["", "", ""]
    numbers = column[np.isfinite(column)].astype(float)
    if not len(numbers):
        return ["-", "-", "-"]
    return [cell(numbers.min()), cell(numbers.mean()), cell(numbers.max())]


def _fitting(widths: Sequence[int], room: int) -> int:
    """How many columns have room, at least one."""
    ends = np.cumsum([width + 2 for width in widths]) - 2
    return max(1, int(np.sum(ends <= room)))

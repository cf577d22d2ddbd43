"""What measured data must be: finite numbers, at places that rise, and not too many."""

from __future__ import annotations

from typing import Any

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.pieces import MOST, Pieces
from trundle.symbols.splines import ORDER
from trundle.symbols.values import real_numbers, shown


def points(values: Any, key: str, part: str) -> np.ndarray:
    """The places of data along an axis: at least two, rising."""
    x = column(values, key, part)
    if len(x) < 2:
        raise ModelError(
            f"{key}= of {part!r} has {len(x)} numbers.",
            "at least two",
            "one measurement alone, which is a constant and no table",
            f"{key}=[0.0, 1.0, 2.0]",
            key=key,
            part=part,
        )
    wrong = np.flatnonzero(np.diff(x) <= 0)
    if len(wrong):
        i = int(wrong[0])
        same = x[i] == x[i + 1]
        raise ModelError(
            f"{key}= of {part!r} does not rise: {x[i]:g} is followed by {x[i + 1]:g}, at number {i + 1}.",
            "numbers each larger than the one before",
            "a moment that was stored twice" if same else "data that are not sorted, or begin anew",
            f"{key}=[{', '.join(f'{x:g}' for x in np.unique(x)[:4])}{', ...' if len(x) > 4 else ''}]"
            "  # and the values in that order",
            key=key,
            part=part,
        )
    return x


def column(values: Any, key: str, part: str) -> np.ndarray:
    numbers = real_numbers(values)
    if numbers is None or numbers.ndim != 1:
        shape = np.shape(numbers) if numbers is not None else None
        raise ModelError(
            f"{key}= of {part!r} was given {shown(values)}.",
            "finite numbers, in a list or a one-dimensional array",
            f"an array of shape {shape}, of which a column is meant"
            if shape is not None
            else "a gap in the measurement (nan), or texts",
            _of_array(numbers, key)
            if numbers is not None
            else "good = np.isfinite(values)  # then x[good] and values[good]",
            key=key,
            part=part,
        )
    if len(numbers) * ORDER > MOST:
        raise ModelError(
            f"{key}= of {part!r} has {len(numbers)} numbers.",
            f"at most {MOST // ORDER}",
            "a recording at a rate far above what moves",
            f"{key}={key}[::10]  # every tenth",
            key=key,
            part=part,
        )
    return numbers


def _of_array(numbers: np.ndarray, key: str) -> str:
    """The line that takes an axis out of an array: of a meshgrid, the row or the column that changes."""
    along_rows = numbers.ndim == 2 and bool((numbers == numbers[:1]).all())
    return f"{key}={key}[0]" if along_rows else f"{key}={key}[:, 0]"


def finite(made: Pieces, key: str, part: str) -> Pieces:
    """A table whose numbers fit a computer's."""
    if not np.isfinite(made.data).all():
        raise ModelError(
            f"The spline through {part!r} has numbers beyond all floats.",
            "places that are not too close for what changes between them",
            "two places that differ by rounding only",
            "x, first = np.unique(np.round(x, 9), return_index=True)  # then values[first]",
            key=key,
            part=part,
        )
    return made

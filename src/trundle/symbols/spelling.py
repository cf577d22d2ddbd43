"""The known name that somebody probably meant. Quick whatever is asked: a hostile file may ask it a hundred times."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from itertools import islice

LONGEST, MOST_NAMES, MOST_COMPARED = 80, 5_000, 100
LETTERS = 32  # of a name that are compared; the work grows with the square of it


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that is nearest to a mistyped one; empty if none is near.

    >>> nearest("radus", ["mass", "radius"]), nearest("Mu", ["mu"]), nearest("q", ["mass"])
    ('radius', 'mu', '')
    """
    if len(name) > LONGEST:
        return ""
    listed = [other for other in islice(known, MOST_NAMES) if len(other) <= LONGEST]
    for other in listed:
        if other.lower() == name.lower():
            return other
    # of many names those that begin alike, and are about as long, are compared
    alike = sorted(listed, key=lambda other: (other[:1] != name[:1], abs(len(other) - len(name))))
    compared = {other[:LETTERS]: other for other in reversed(alike[:MOST_COMPARED])}
    close = difflib.get_close_matches(name[:LETTERS], compared, 1)
    return compared[close[0]] if close else ""

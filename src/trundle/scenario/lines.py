"""On which line of a TOML text each key is, so that a message can say it. `tomllib` keeps no places.

The text has been read by `tomllib` before, so it is known to be TOML; here only keys, brackets and the ends of
strings are looked for.
"""

from __future__ import annotations

import bisect
import re
import tomllib
from typing import Any

from trundle.scenario.problems import Place

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*+")
_KEY_PART = re.compile(r'"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\'|[A-Za-z0-9_-]++')
_STRING = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"
    r"|\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+'"
)
_OTHER = re.compile(r"[^,\]}\n#]*+")


class Lines:
    """The line of every key and element of a TOML text.

    >>> lines = Lines('title = "A"\\n[bodies.ball]\\nradius = 1\\nparts = [\\n  {mass = 2},\\n]')
    >>> lines.of(("bodies", "ball", "radius")), lines.of(("bodies", "ball", "parts", 0, "mass"))
    (3, 5)
    >>> lines.of(("bodies", "ball", "mass"))  # not there: the table it is missing from
    2
    """

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._places: dict[Place, int] = {}
        self._tables: dict[Place, int] = {}  # how many elements an array of tables has so far
        try:
            self._read()
        # not TOML after all: what was found will do
        except (IndexError, RecursionError, ValueError):
            self.at = len(text)

    def of(self, place: Place) -> int:
        """The line of a place, or of the nearest table around it; 1 if nothing of it is there."""
        while place and place not in self._places:
            last = place[-1]
            apart = tuple(last.split(".")) if isinstance(last, str) else (last,)
            spread = (*place[:-1], *apart)  # x.dot without quotes
            place = spread if spread in self._places else place[:-1]
        return self._places.get(place, 1)

    def _line(self) -> int:
        return bisect.bisect_left(self._ends, self.at) + 1

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _read(self) -> None:
        header: Place = ()
        while True:
            self._skip()
            if self.at >= len(self.text):
                return
            if self.text[self.at] == "[":
                header = self._header()
            else:
                self._pair(header)

    def _header(self) -> Place:
        line = self._line()
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        name = self._key()
        self.at += 2 if double else 1
        place: Place = ()
        for i, part in enumerate(name):
            place = (*place, part)
            self._places.setdefault(place, line)
            last = i == len(name) - 1
            if last and double:
                self._tables[place] = self._tables.get(place, 0) + 1
            if place in self._tables:  # what follows belongs to the newest element
                place = (*place, self._tables[place] - 1)
                self._places.setdefault(place, line)
        return place

    def _key(self) -> Place:
        """A key, its dots taken apart; the position is left after it and any blanks."""
        parts: list[str | int] = []
        while True:
            self._skip()
            found = _KEY_PART.match(self.text, self.at)
            if found is None:
                raise ValueError(self.at)
            self.at = found.end()
            parts.append(_plain(found[0]))
            self._skip()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _pair(self, header: Place) -> None:
        line = self._line()
        place = header
        for part in self._key():
            place = (*place, part)
            self._places.setdefault(place, line)
        self.at += 1  # the equals sign
        self._skip()
        self._value(place)

    def _value(self, place: Place) -> None:
        first = self.text[self.at]
        if first in "[{":
            self.at += 1
            self._inside(place, first == "[")
            return
        found = _STRING.match(self.text, self.at) or _OTHER.match(self.text, self.at)
        if found is None or found.end() == self.at:
            raise ValueError(self.at)
        self.at = found.end()

    def _inside(self, place: Place, array: bool) -> None:
        """The elements of an array, or the pairs of an inline table, up to the bracket that closes it."""
        index = 0
        while True:
            self._skip()
            if self.text[self.at] in "]}":
                self.at += 1
                return
            if self.text[self.at] == ",":
                self.at += 1
            elif array:
                self._places.setdefault((*place, index), self._line())
                self._value((*place, index))
                index += 1
            else:
                self._pair(place)


def _plain(part: str) -> str:
    """A part of a key without its quotes."""
    if part[0] == '"' and "\\" in part:
        read: dict[str, Any] = tomllib.loads(f"{part} = 0")
        return next(iter(read))
    return part[1:-1] if part[0] in "\"'" else part

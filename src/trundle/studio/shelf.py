"""The scenario files below one folder: no name and no link leads outside of it."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from trundle.errors import TrundleError
from trundle.files import written_whole
from trundle.scenario.toml import MAX_BYTES

MOST_NAMES, DEPTH = 500, 4  # of the list that is offered


class ShelfError(TrundleError):
    """A name that is not to be opened."""


class Changed(Exception):
    """Another program has written the file since it was read."""


class Shelf:
    """A folder; names are paths below it, with slashes.

    >>> import tempfile
    >>> shelf = Shelf(Path(tempfile.mkdtemp()))
    >>> sign = shelf.write("a.toml", "schema = 1", "")
    >>> shelf.read("a.toml") == ("schema = 1", sign)
    True
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def place(self, name: str) -> Path:
        """Where a name leads, every link followed; refused if that is not a .toml file below the folder."""
        given = Path(name)
        plain = name and "\0" not in name and "\\" not in name and len(name) < 1000
        if not plain or given.is_absolute() or ".." in given.parts or given.suffix != ".toml":
            raise self._refused(name)
        try:
            found = (self.folder / given).resolve()
        except (OSError, RuntimeError):  # links that go round in circles
            raise self._refused(name) from None
        if not found.is_relative_to(self.folder) or found.suffix != ".toml":
            raise self._refused(name)
        return found

    def _refused(self, name: str) -> ShelfError:
        return ShelfError(
            f"The studio cannot open {name[:80]!r}.",
            f"a .toml file below {self.folder}",
            "it lies elsewhere, or a link leads elsewhere: the studio stays in the folder it was started in",
            "trundle studio FILE.toml  # in the folder of the file",
        )

    def read(self, name: str) -> tuple[str, str]:
        """Text and hash of a file."""
        data = self._bytes(self.place(name), name)
        try:
            return data.decode("utf-8"), _sign(data)
        except UnicodeDecodeError:
            raise ShelfError(
                f"{name!r} is no text.",
                "a scenario file, in UTF-8",
                "it is a file of another kind",
                "trundle list",
            ) from None

    def sign(self, name: str) -> str:
        """Hash of a file as it is now; empty if it is not there."""
        place = self.place(name)
        return _sign(self._bytes(place, name)) if place.exists() else ""

    def write(self, name: str, text: str, before: str) -> str:
        """Write a file whole, if it still has the hash `before` (empty: it is not there yet); its new hash."""
        place = self.place(name)
        data = text.encode("utf-8")
        if len(data) > MAX_BYTES:
            raise _large(name, len(data))
        if self.sign(name) != before:
            raise Changed
        place.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(place) as temporary:
            temporary.write_bytes(data)
        return _sign(data)

    def _bytes(self, place: Path, name: str) -> bytes:
        """What is in a file; a large one is refused before it is read, a pipe or a link before it is opened."""
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        with open(os.open(place, flags), "rb") as file:
            about = os.fstat(file.fileno())
            if not stat.S_ISREG(about.st_mode):
                raise self._refused(name)
            if about.st_size > MAX_BYTES:
                raise _large(name, about.st_size)
            return file.read(MAX_BYTES + 1)

    def names(self) -> list[str]:
        """The files that there are, as many as one would look through; folders behind links are left out."""
        found = []
        for name in self._walk():
            found.append(name)
            if len(found) == MOST_NAMES:
                break
        return sorted(found)

    def _walk(self) -> Iterator[str]:
        for folder, below, files in os.walk(self.folder):
            here = Path(folder).relative_to(self.folder)
            below[:] = sorted(
                one for one in below if not one.startswith(".") and len(here.parts) < DEPTH
            )
            yield from (
                (here / file).as_posix() for file in sorted(files) if file.endswith(".toml")
            )


def _sign(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _large(name: str, size: int) -> ShelfError:
    return ShelfError(
        f"{name[:80]!r} has {size / 1000:.0f} kB.",
        f"at most {MAX_BYTES // 1000} kB",
        "it is no scenario but data",
        "trundle list",
    )

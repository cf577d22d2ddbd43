"""Numbers from CSV and .npz files. Reading one runs no code, and takes no more memory than its limits say."""

from __future__ import annotations

import csv
import math
import zipfile
import zlib
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.spelling import nearest

MOST_BYTES = 64 * 2**20  # of a file, and of what an .npz unpacks to
MOST_NUMBERS = 2_000_000  # in a file: beyond that a table takes minutes
MOST_ARRAYS = 1000  # in an .npz file
MOST_LISTED = 1000  # names of a folder among which to search for the one that was meant
_BREAKS = (",", ";", "\t")


class Columns:
    """What a file holds: columns of a CSV, or arrays of an .npz, by name; those of a CSV without a head have none."""

    def __init__(self, path: Path, names: list[str], arrays: list[np.ndarray]) -> None:
        self.path, self.names, self.arrays = path, names, arrays

    def get(self, names: Sequence[str]) -> np.ndarray | None:
        """The first that has one of these names."""
        for name in names:
            if name in self.names:
                return self.arrays[self.names.index(name)]
        return None

    def chosen(self, columns: Sequence[str], part: str) -> list[np.ndarray]:
        """Those of the given names, in order."""
        found = []
        for name in columns:
            array = self.get([name])
            if array is None:
                raise ModelError(
                    f"{self.path.name} has no column {name!r}.",
                    f"one of {', '.join(map(repr, self.names))}"
                    if self.names
                    else "a line of names at its top",
                    "the column has another name" if self.names else "the file begins with numbers",
                    f"columns={list(self.names[:2])}"
                    if self.names
                    else "columns=None  # the first two are taken",
                    key="columns",
                    part=part,
                )
            found.append(array)
        return found


def read_columns(path: Path | str, part: str, *, gaps: bool = False) -> Columns:
    """The columns of a CSV file, or the arrays of an .npz file.

    gaps   a CSV of any name, in which empty and missing cells are NaN: a measured series
    """
    path = Path(path)
    _check_file(path, part, any_name=gaps)
    if path.suffix.lower() == ".npz":
        names, arrays = _npz(path, part)
    else:
        text = _Text(path, part, gaps)
        first = text.cells(0)
        head = [] if all(_number(cell) is not None for cell in first) else first
        names, arrays = head, list(text.numbers(1 if head else 0).T)
    return Columns(path, names, arrays)


def read_grid(path: Path | str, part: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """x (n), y (m) and heights (n, m) of a file.

    .npz   arrays x, y and heights (or z)
    CSV    columns x, y and height (or z), a line for every point, in any order; or a matrix, whose first line holds y
           and whose first column holds x; what stands in its corner does not matter
    """
    path = Path(path)
    _check_file(path, part)
    if path.suffix.lower() == ".npz":
        names, arrays = _npz(path, part)
        columns = Columns(path, names, arrays)
        heights = columns.get(["heights", "height", "z"])
        if heights is None:
            raise _no_grid(path, f"the arrays {', '.join(map(repr, names))}", part)
        x, y = columns.chosen(["x", "y"], part)
        return x, y, heights
    text = _Text(path, part)
    first = text.cells(0)
    head = [cell.lower() for cell in first]
    height = next((name for name in ("height", "heights", "z") if name in head), None)
    if height is not None and "x" in head and "y" in head:
        table = text.numbers(1)
        x, y, z = (table[:, head.index(name)] for name in ("x", "y", height))
        return _gridded(x, y, z, path, part)
    if len(text.lines) < 3 or len(first) < 3:
        raise _no_grid(path, f"{len(text.lines)} lines of {len(first)} columns", part)
    y = text.line(0, first[1:])
    table = text.numbers(1)
    if table.shape[1] != len(y) + 1:
        raise _no_grid(
            path, f"a first line of {len(first)} and others of {table.shape[1]} numbers", part
        )
    return table[:, 0], y, table[:, 1:]


def _gridded(
    x: np.ndarray, y: np.ndarray, z: np.ndarray, path: Path, part: str
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Points in any order as a grid."""
    xs, i = np.unique(x, return_inverse=True)
    ys, j = np.unique(y, return_inverse=True)
    if len(xs) * len(ys) != len(z) or len(np.unique(i * len(ys) + j)) != len(z):
        given = f"{len(z)} points with {len(xs)} different x and {len(ys)} different y"
        raise _no_grid(path, given, part)
    heights = np.empty((len(xs), len(ys)))
    heights[i, j] = z
    return xs, ys, heights


def _no_grid(path: Path, given: str, part: str) -> ModelError:
    return ModelError(
        f"{path.name} holds {given}, which is no grid of heights.",
        "x, y and heights in an .npz file; or a CSV with columns x, y, height, or with y in its first line and x in "
        "its first column",
        "points missing from the grid, or measured at scattered places",
        "np.savez('terrain.npz', x=x, y=y, heights=heights)  # heights of shape (len(x), len(y))",
        key="file",
        part=part,
    )


def _check_file(path: Path, part: str, *, any_name: bool = False) -> None:
    if not any_name and path.suffix.lower() not in (".csv", ".txt", ".tsv", ".npz"):
        raise _unreadable(
            path, f"its name ends in {path.suffix or 'nothing'!r}", "a .csv or .npz file", part
        )
    if not path.is_file():
        why = "it is no file" if path.exists() else "it is not there"
        raise _unreadable(path, why, "a file that can be read", part)
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise _unreadable(
            path, f"it has {size / 2**20:.0f} MB", f"at most {MOST_BYTES // 2**20} MB", part
        )


def _unreadable(
    path: Path, why: str, expected: str, part: str, cause: str = "", fix: str = ""
) -> ModelError:
    return ModelError(
        f"The data{f' of {part!r}' if part else ''} cannot be read from {path.name!r}: {why}.",
        expected,
        cause,
        fix
        or (
            f'file="{meant_file(path, (".csv", ".npz"))}"'
            if part
            else 'td.fit(system, "measured.csv", [k], start=start)'
        ),
        key="file",
        part=part,
    )


def meant_file(path: Path, suffixes: tuple[str, ...]) -> str:
    """The file beside a path that was probably meant."""
    try:
        listed = sorted(one.name for one in islice(path.parent.iterdir(), MOST_LISTED))
    except (OSError, ValueError):
        listed = []
    known = [name for name in listed if name.lower().endswith(suffixes) and name != path.name]
    return nearest(path.name, known) or (known[0] if known else f"data{suffixes[0]}")


def _npz(path: Path, part: str) -> tuple[list[str], list[np.ndarray]]:
    """The arrays of an .npz file; objects, which would run code, are refused."""
    no_archive = _unreadable(
        path, "it is no sound .npz file of numbers", "an .npz file of numpy.savez", part
    )
    try:
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            size = sum(entry.file_size for entry in entries)
    except (OSError, ValueError, zipfile.BadZipFile, NotImplementedError):
        raise no_archive from None
    if len(entries) > MOST_ARRAYS:
        raise _unreadable(path, f"it has {len(entries)} arrays", f"at most {MOST_ARRAYS}", part)
    if size > MOST_BYTES:
        why = f"it unpacks to {size / 2**20:.0f} MB"
        raise _unreadable(path, why, f"at most {MOST_BYTES // 2**20} MB", part)
    try:
        with np.load(path, allow_pickle=False) as stored:
            found = {str(name): stored[name] for name in stored.files}
    except (OSError, ValueError, zipfile.BadZipFile, zlib.error, EOFError, KeyError, MemoryError):
        raise no_archive from None
    for name, array in found.items():
        if not isinstance(array, np.ndarray) or array.dtype.kind not in "biuf":
            raise _unreadable(
                path, f"its array {name!r} holds no numbers", "arrays of numbers", part
            )
    count = sum(array.size for array in found.values())
    if count > MOST_NUMBERS:
        why = f"it has {count:,} numbers"
        raise _unreadable(path, why, f"at most {MOST_NUMBERS:,} numbers", part)
    return list(found), [np.asarray(array, float) for array in found.values()]


class _Text:
    """The lines of a CSV file; empty ones and those that begin with # left out.

    lines   (number in the file, text);  gaps   empty and missing cells are NaN
    """

    def __init__(self, path: Path, part: str, gaps: bool = False) -> None:
        self._path, self._part, self._gaps = path, part, gaps
        try:
            text = path.read_text("utf-8-sig")
        except (UnicodeDecodeError, OSError):
            raise _unreadable(path, "it is no text in UTF-8", "a text file", part) from None
        self.lines = [
            (i, line)
            for i, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if not self.lines:
            raise _unreadable(path, "it is empty", "lines of numbers", part)
        first = self.lines[0][1]
        sign = max(_BREAKS, key=first.count)
        self._sign = sign if sign in first else None  # None: blanks

    def cells(self, i: int) -> list[str]:
        """A line, split."""
        line = self.lines[i][1]
        if self._sign is None:
            return line.split()
        return [cell.strip() for cell in next(csv.reader([line], delimiter=self._sign), [])]

    def line(self, i: int, cells: list[str]) -> np.ndarray:
        """Cells of a line as numbers; one that is none is refused with its line."""
        numbers = [math.nan if self._gaps and not cell else _number(cell) for cell in cells]
        for cell, number in zip(cells, numbers, strict=True):
            if number is None:
                raise self._wrong(i, f"{cell[:20]!r}")
        return np.array(numbers, float)

    def numbers(self, first: int) -> np.ndarray:
        """All lines from one on, as many numbers in each."""
        lines = [line for _, line in self.lines[first:]]
        if not lines:
            raise _unreadable(self._path, "it has no numbers", "lines of numbers", self._part)
        count = sum(line.count(self._sign or " ") + 1 for line in lines)
        if count > MOST_NUMBERS:
            why = f"it has about {count:,} numbers"
            raise _unreadable(self._path, why, f"at most {MOST_NUMBERS:,} numbers", self._part)
        try:
            table = np.loadtxt(lines, delimiter=self._sign, comments=None, quotechar='"', ndmin=2)
        except ValueError:
            table = None
        if table is None or not np.isfinite(table).all():
            table = self._one_by_one(first)
        return table

    def _one_by_one(self, first: int) -> np.ndarray:
        """The same, with the line and the cell that are wrong."""
        made: list[np.ndarray] = []
        for i in range(first, len(self.lines)):
            cells = self.cells(i)
            if self._gaps:
                cells += [""] * (len(self.cells(0)) - len(cells))
            if made and len(cells) != len(made[0]):
                raise self._wrong(i, f"{len(cells)} cells, not {len(made[0])}")
            made.append(self.line(i, cells))
        return np.array(made)

    def _wrong(self, i: int, what: str) -> ModelError:
        number = self.lines[i][0]
        return _unreadable(
            self._path,
            f"line {number} has {what}",
            "finite numbers, as many in every line",
            self._part,
            "a gap in the measurement, or words among the numbers",
            f'file="{self._path.name}"  # with a # in front of line {number}, which leaves it out',
        )


def _number(cell: str) -> float | None:
    try:
        number = float(cell)
    except ValueError:
        return None
    return number if math.isfinite(number) else None

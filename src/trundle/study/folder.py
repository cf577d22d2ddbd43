"""The folder of a sweep: a manifest that says what is made there, and the parts that are done.

manifest.json               fields of the recipe, chunk size, reference, versions
parts/part-000000.parquet   runs 0 ... chunk - 1, and so on; `pandas.read_parquet("DIR/parts")` reads them all
sweep.lock                  while a driver works on it
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trundle.errors import ModelError, TrundleError
from trundle.files import written_whole
from trundle.study.parts import PARTS, number_of, part_path, read_part, write_part
from trundle.symbols.values import shown

MANIFEST = "manifest.json"
FORMAT = 1
KEYS = {"hash", "chunk", "fields", "over", "reference"}  # of a manifest, beside its format
ANOTHER = 'out="maps/again"  # another folder; trundle sweep ... --out maps/again'


class SweepStopped(TrundleError):
    """A sweep stopped; finished runs are on disk."""


def made_folder(out: Any) -> Path:
    """The folder of that name, which is made if it does not exist; checks that it can be written to."""
    if not isinstance(out, (str, os.PathLike)) or not os.fspath(out):
        raise ModelError(
            f"out={shown(out)} is not the name of a folder.", "the name of a folder",
            fix='out="results"',
        )  # fmt: skip
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]+:/", os.fsdecode(out)):  # one letter is a drive of Windows
        raise ModelError(
            f"out={shown(out)} is an address.", "a folder of this computer",
            "sweeps write to disks, not to the network", 'out="results"',
        )  # fmt: skip
    path = Path(out)
    try:
        (path / PARTS).mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
        tempfile.TemporaryFile(dir=path / PARTS).close()
    except OSError as error:
        raise TrundleError(
            f"A sweep cannot write to {str(path)!r}: {error.strerror or error}.",
            "a folder you may write to",
            fix=ANOTHER,
        ) from error
    return path


class Folder:
    """Where a sweep is kept. Made under the lock."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.recipe = ""  # its hash
        self.chunk, self.total = 1, 0

    # --- the manifest --------------------------------------------------------------------------------------
    def manifest(self) -> dict[str, Any] | None:
        """The manifest; None if there is no sweep here."""
        path = self.path / MANIFEST
        try:
            found = json.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise TrundleError(
                f"{str(path)!r} is damaged: {error}.", "a manifest that a sweep wrote",
                fix=ANOTHER,
            ) from None  # fmt: skip
        if not isinstance(found, dict) or found.get("format") != FORMAT or not {*found} >= KEYS:
            raise TrundleError(
                f"{str(path)!r} is not the manifest of a sweep of this version.",
                "a folder that td.sweep(out=...) wrote",
                "another version of trundle wrote it",
                ANOTHER,
            )
        return found

    def begin(self, manifest: Mapping[str, Any]) -> None:
        """Write down what is made here."""
        with written_whole(self.path / MANIFEST) as temporary:
            temporary.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")

    def use(self, manifest: Mapping[str, Any]) -> None:
        self.recipe = manifest["hash"]
        self.chunk, self.total = int(manifest["chunk"]), int(manifest["fields"]["total"])

    # --- parts -----------------------------------------------------------------------------------------------
    @property
    def count(self) -> int:
        return -(-self.total // self.chunk)

    def range(self, number: int) -> tuple[int, int]:
        return number * self.chunk, min((number + 1) * self.chunk, self.total)

    def read(self, number: int) -> dict[str, Any] | str:
        return read_part(part_path(self.path, number), self.recipe, *self.range(number))

    def sweep_up(self) -> None:
        """Remove what a driver that was killed was writing."""
        for left in (
            *(self.path / PARTS).glob(".part-*.parquet*"),
            *self.path.glob(f".{MANIFEST}.*"),
        ):
            with contextlib.suppress(FileNotFoundError):
                left.unlink()

    def refuse_strangers(self, resume: bool) -> None:
        """Refuse foreign files among the parts: readers take the whole folder as one table."""
        folder = self.path / PARTS
        found = sorted(
            path.name
            for path in folder.iterdir()
            if path.name[0] not in "._" and not (resume and number_of(path) < self.count)
        )
        if found:
            more = f" and {len(found) - 3} more" if len(found) > 3 else ""
            raise TrundleError(
                f"{str(folder)!r} holds {', '.join(found[:3])}{more}, not made by this sweep.",
                "the sweep's own parts alone: readers take the whole folder as one table",
                "an earlier sweep whose manifest is gone",
                ANOTHER,
            )

    def finished(self) -> tuple[set[int], int, int, list[str]]:
        """Numbers of the chunks that are done, their rows, how many of these failed, and what is wrong with others."""
        done: set[int] = set()
        rows, failures, notes = 0, 0, list[str]()
        for number in range(self.count):
            path = part_path(self.path, number)
            if not path.exists():
                continue
            found = self.read(number)
            if isinstance(found, str):
                notes.append(f"{path.name} is made again: {found}")
                continue
            done.add(number)
            rows += len(found["run"])
            failures += int((~found["finished"].astype(bool)).sum())
        return done, rows, failures, notes

    def write(self, number: int, columns: dict[str, Any]) -> None:
        path = part_path(self.path, number)
        try:
            write_part(path, columns, self.recipe)
        except OSError as error:
            raise SweepStopped(
                f"Writing {str(path)!r} failed: {error.strerror or error}.",
                "room on the disk, in a folder you may write to",
                "",
                "resume=True  # continues when there is room (trundle sweep ... --resume)",
            ) from error


def differences(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """Fields in which two recipes differ, in words."""
    found = []
    for name in dict.fromkeys([*before, *now]):
        a, b = before.get(name), now.get(name)
        if isinstance(a, dict) and isinstance(b, dict):
            found += [f"{name}: {text}" for text in differences(a, b)]
        elif a != b:
            hashed = isinstance(a, str) and len(a) == 64
            found.append(name if hashed else f"{name} (there {a}, now {b})")
    return found


def refuse_other(path: Path, before: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Refuse to resume a different sweep."""
    other = differences(before, now)
    if other:
        raise TrundleError(
            f"The sweep in {str(path)!r} differs from this one in: {'; '.join(other)}.",
            "the sweep that was interrupted, unchanged",
            fix=ANOTHER,
        )

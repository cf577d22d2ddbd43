"""Motions on disk: one file with the system as data, the steps of the run, and the samples' times.

The file is a NumPy archive of arrays and one JSON text; reading it runs no code. What comes back is a motion in
full: other times, other expressions (as text, or with the symbols of `motion.names`), its bodies and contacts (by name,
`motion.bodies["ball"]`) with forces, audit and pictures. All of it has the same bits as before.
"""

from __future__ import annotations

import dataclasses
import json
import os
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from trundle.constrained.equations import Equations
from trundle.errors import TrundleError
from trundle.integrate.dense import Steps
from trundle.integrate.event import Happening
from trundle.integrate.machine import Machine
from trundle.integrate.run import Phase, Run, Stats
from trundle.motion.data import from_data, to_data
from trundle.motion.files import written_whole
from trundle.motion.motion import Motion
from trundle.motion.view_data import view_from_data, view_to_data

# what reading a file that is damaged, or no motion at all, may end in; RuntimeError is CasADi's
_DAMAGE = (
    OSError, LookupError, ValueError, TypeError, AttributeError, RuntimeError, EOFError,
    ArithmeticError, MemoryError, struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip

# steps hardly pack at all; what rests does, but not by more than this (bytes in all, times the size of the file)
ROOM, MOST_PACKED = 2**26, 100


def save(motion: Motion, path: str | os.PathLike[str]) -> None:
    """Write a motion; the file appears whole or not at all."""
    run = motion._run
    table, arrays = to_data(motion._equations)
    stored: dict[str, np.ndarray] = {f"system/{name}": array for name, array in arrays.items()}
    view, drawn = view_to_data(motion.view, motion._equations)
    stored.update({f"view/{name}": array for name, array in drawn.items()})
    stored["samples"] = motion.t
    for i, phase in enumerate(run.phases):
        stored[f"phase{i}/P"] = phase.P
        for name, column in zip(Steps._fields, phase.steps, strict=True):
            stored[f"phase{i}/{name}"] = column
    for i, happening in enumerate(run.happenings):
        stored[f"event{i}"] = happening.state
    about = {
        "system": table,
        "view": view,
        "solves": [phase.solve for phase in run.phases],
        "events": [[h.t, h.name] for h in run.happenings],
        "status": run.status,
        "finished": run.finished,
        "stats": dataclasses.asdict(run.stats),
    }
    stored["about"] = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    with written_whole(Path(path)) as temporary, open(temporary, "wb") as file:
        np.savez_compressed(file, **stored)  # type: ignore[arg-type]


def load(path: str | os.PathLike[str]) -> Motion:
    """A motion from a file that `motion.save(path)` wrote."""
    try:
        if not (archive_path := Path(path)).is_file() and archive_path.exists():
            raise ValueError("a folder, a pipe or a device")  # a pipe would be waited for
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as archive:
            _refuse_bomb(archive, archive_path.stat().st_size)
            stored: dict[str, Any] = {name: archive[name] for name in archive.files}
        about = json.loads(bytes(stored["about"]))
        return _read(about, stored)
    except FileNotFoundError:
        raise
    except _DAMAGE as error:
        if isinstance(error, TrundleError):
            raise
        raise TrundleError(
            f"{os.fspath(path)!r} is not a stored motion{_reason(error)}.",
            "a file that motion.save(path) wrote",
            "another kind of file, or one that was cut short",
            'motion.save("motion.npz"); td.load("motion.npz")',
        ) from error


def _refuse_bomb(archive: Any, size: int) -> None:
    """Refuse a file that would unpack to far more than a motion of its size can: it would fill the memory."""
    whole = sum(part.file_size for part in archive.zip.infolist())
    if whole > ROOM + MOST_PACKED * size:
        raise ValueError(f"it would unpack from {size} to {whole} bytes")


def _reason(error: BaseException) -> str:
    """What reading said; NumPy's advice to allow pickles, given for any text, would mislead."""
    words = str(error)
    return "" if "pickle" in words else f" ({type(error).__name__}: {words})"


def _read(about: dict[str, Any], stored: dict[str, Any]) -> Motion:
    equations = Equations(from_data(about["system"], _under("system/", stored)))
    phases = [
        Phase(
            stored[f"phase{i}/P"],
            Steps(*(stored[f"phase{i}/{name}"] for name in Steps._fields)),
            solve,
        )
        for i, solve in enumerate(about["solves"])
    ]
    happenings = [
        Happening(t, name, stored[f"event{i}"]) for i, (t, name) in enumerate(about["events"])
    ]
    run = Run(phases, happenings, about["status"], about["finished"], Stats(**about["stats"]))
    motion = Motion(Machine(equations), run, stored["samples"])
    motion.view = view_from_data(about["view"], _under("view/", stored), equations)
    return motion


def _under(prefix: str, stored: dict[str, Any]) -> dict[str, Any]:
    """The arrays whose names begin like that, without it."""
    return {
        name.removeprefix(prefix): array
        for name, array in stored.items()
        if name.startswith(prefix)
    }

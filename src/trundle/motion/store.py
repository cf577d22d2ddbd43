"""Motions on disk: one file with the system as data, the steps of the run, and the samples' times.

The file is a NumPy archive of arrays and one JSON text; reading it runs no code. What comes back is a motion in
full: other times, other expressions (as text, or with the symbols of `motion.names`), its bodies and contacts (by name,
`motion.bodies["ball"]`) with forces, audit and pictures. All of it has the same bits as before.
"""

from __future__ import annotations

import dataclasses
import os
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np

from trundle.errors import TrundleError
from trundle.files import path_of, written_whole
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import Machine
from trundle.motion.checked import damaged, plain_fields, read_run, read_samples, sealed, unsealed
from trundle.motion.data import from_data, to_data
from trundle.motion.motion import BareMotion
from trundle.motion.view import View
from trundle.symbols.values import shown

Made = TypeVar("Made", bound=BareMotion)


class Runs(Protocol):
    """What a motion needs of its system."""

    @property
    def machine(self) -> Machine: ...
    def simulate(self, *_: Any, **__: Any) -> Any: ...


# what reading a damaged or foreign file may raise; RuntimeError is CasADi's
_DAMAGE = (
    OSError, LookupError, ValueError, TypeError, AttributeError, RuntimeError, EOFError,
    ArithmeticError, MemoryError, struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip

# limits against archives that unpack to fill the memory: bytes in all, and times the size of the file
ROOM, MOST_PACKED = 2**26, 100


def save(motion: BareMotion, path: str | os.PathLike[str]) -> None:
    """Write a motion; the file appears whole or not at all."""
    run = motion.run
    table, arrays = to_data(motion.derived.model, (motion.view, motion.request))
    stored: dict[str, np.ndarray] = {f"system/{name}": array for name, array in arrays.items()}
    stored["samples"] = motion.t
    for i, phase in enumerate(run.phases):
        stored[f"phase{i}/P"] = phase.P
        for name, column in zip(Steps._fields, phase.steps, strict=True):
            stored[f"phase{i}/{name}"] = column
    for i, happening in enumerate(run.happenings):
        stored[f"event{i}"] = happening.state
        if happening.impulse is not None:
            stored[f"event{i}/impulse"] = happening.impulse
    about = {
        "system": table,
        "phases": [plain_fields(phase, "P", "steps") for phase in run.phases],
        "events": [plain_fields(happening, "state", "impulse") for happening in run.happenings],
        "strikes": [plain_fields(strike) for strike in run.strikes],
        "doubts": run.doubts,
        "status": run.status,
        "finished": run.finished,
        "stats": dataclasses.asdict(run.stats),
    }
    with written_whole(path_of(path)) as temporary, open(temporary, "wb") as file:
        np.savez_compressed(file, **sealed(about, stored))  # type: ignore[arg-type]


def load(path: str | os.PathLike[str], kind: type[Made], system: type[Runs]) -> Made:
    """A motion of that class, and of a system of that class, from a file that `motion.save(path)` wrote."""
    try:
        if not (archive_path := Path(path)).is_file() and archive_path.exists():
            raise ValueError("a folder, a pipe or a device")  # a pipe would be waited for
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as archive:
            _refuse_bomb(archive, archive_path.stat().st_size)
            stored = {name: np.asarray(archive[name]) for name in archive.files}
        return _read(*unsealed(stored), kind, system)
    except FileNotFoundError:
        raise
    except _DAMAGE as error:
        if isinstance(error, TrundleError):
            raise
        name = repr(os.fspath(path)) if isinstance(path, (str, os.PathLike)) else shown(path)
        raise TrundleError(
            f"{name} is not a stored motion{_reason(error)}.",
            "a file that motion.save(path) wrote",
            fix='motion.save("motion.npz"); td.load("motion.npz")',
        ) from error


def _refuse_bomb(archive: Any, size: int) -> None:
    """Refuse a file that would unpack to far more than a motion of its size can: it would fill the memory."""
    whole = sum(part.file_size for part in archive.zip.infolist())
    if whole > ROOM + MOST_PACKED * size:
        raise ValueError(f"it would unpack from {size} to {whole} bytes")


def _reason(error: BaseException) -> str:
    """The error in words, without NumPy's advice to allow pickles."""
    words = str(error)
    return "" if "pickle" in words else f" ({type(error).__name__}: {words})"


def _read(
    about: dict[str, Any], stored: dict[str, np.ndarray], kind: type[Made], system: type[Runs]
) -> Made:
    graphs = {n.removeprefix("system/"): a for n, a in stored.items() if n.startswith("system/")}
    model, (view, request) = from_data(about["system"], graphs, system)
    if not (isinstance(model, system) and isinstance(view, View)):
        raise damaged("The stored motion has no system, or no view.")
    machine = model.machine
    if request is not None:
        vars(request)["simulate"] = model.simulate
    run = read_run(about, stored, machine)
    motion = kind(machine, run, read_samples(stored, run))
    motion.view, motion.request = view, request
    return motion

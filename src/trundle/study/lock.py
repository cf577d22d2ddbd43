"""One driver for one folder. The system takes the lock from a holder that dies: a killed driver leaves none behind."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

from trundle.errors import TrundleError

if sys.platform != "win32":
    import fcntl

NAME = "sweep.lock"
_HELD: set[str] = set()  # by this process: the system's lock would let the same process in twice


class FolderInUse(TrundleError):
    """Another driver works on the folder."""


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[str]:
    """Hold the folder; gives a note on a driver that died here, or an empty text.

    The file says who holds it (process and host). A file of a process of this host that is gone is taken over.
    """
    path = folder / NAME
    key = os.path.realpath(path)
    if key in _HELD:
        raise _in_use(path, {"pid": os.getpid(), "host": socket.gethostname()})
    handle = _open(path)
    _HELD.add(key)
    try:
        before = _read(handle)
        note = ""
        if before:
            if before.get("host") != socket.gethostname():
                raise _in_use(path, before)  # locks may not reach other hosts: better safe
            note = f"an earlier driver (process {before.get('pid')}) ended without finishing"
        mine = json.dumps({"pid": os.getpid(), "host": socket.gethostname()}).encode()
        os.ftruncate(handle, 0)
        os.pwrite(handle, mine, 0)
        try:
            yield note
        finally:
            with contextlib.suppress(FileNotFoundError):
                path.unlink()
    finally:
        _HELD.discard(key)
        os.close(handle)


def _open(path: Path) -> int:
    """The file, locked."""
    if sys.platform == "win32":  # no lock that dies with its holder: the file itself is the lock
        try:
            return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
        except FileExistsError:
            raise _in_use(path, {}) from None
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = _read(handle)
            os.close(handle)
            raise _in_use(path, who) from None
        try:
            same = os.path.samestat(os.fstat(handle), os.stat(path))
        except FileNotFoundError:
            same = False
        if same:
            return handle
        os.close(handle)  # its holder finished meanwhile and took the file away


def _read(handle: int) -> dict[str, object]:
    try:
        found = json.loads(os.pread(handle, 4096, 0) or b"{}")
    except ValueError:  # its holder died while writing
        return {}
    return found if isinstance(found, dict) else {}


def _in_use(path: Path, who: dict[str, object]) -> FolderInUse:
    holder = f"process {who.get('pid', '?')} on {who.get('host', 'this host')}"
    return FolderInUse(
        f"{str(path.parent)!r} is in use: {holder} makes a sweep there.",
        "one driver for one folder",
        "another sweep is running, or was killed on another host",
        f'out="maps/again"  # or wait for it; if it is gone for good, remove {path}',
    )

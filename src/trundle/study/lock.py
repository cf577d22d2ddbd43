"""A lock: one driver at a time uses a folder. The operating system releases it when its holder dies."""

from __future__ import annotations

import contextlib
import errno
import importlib
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trundle.errors import TrundleError


def _module(name: str) -> Any:
    """A module of this system, or None."""
    with contextlib.suppress(ImportError):
        return importlib.import_module(name)
    return None


fcntl, msvcrt = _module("fcntl"), _module("msvcrt")  # POSIX has the one, Windows the other
NAME = "sweep.lock"
# the locked byte on Windows, where a locked byte cannot be read: none of the text's
BEYOND = 2**30
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_HELD: set[str] = set()  # by this process: the system's lock would let the same process in twice


class FolderInUse(TrundleError):
    """Another driver works on the folder."""


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[str]:
    """Hold the folder; gives a note on a driver that died here, or an empty text.

    The file says who holds it (process and host). It takes over the file of a process of this host that has ended.
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
        _write(handle, mine)
        try:
            yield note
        finally:
            _write(handle, b"")  # no driver died here
            if fcntl is not None:
                path.unlink(missing_ok=True)
    finally:
        _HELD.discard(key)
        os.close(handle)
    # Windows removes no file that is open, and none that another driver has opened
    if fcntl is None:
        with contextlib.suppress(OSError):
            path.unlink()


def _open(path: Path) -> int:
    """The file, locked."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        try:
            _take(handle)
        except OSError as error:
            who = _read(handle)
            os.close(handle)
            if error.errno in _TAKEN:
                raise _in_use(path, who) from None
            raise TrundleError(
                f"Locking {str(path)!r} failed: {error.strerror or error}.",
                "a folder on a disk with file locks",
                "a network drive without locks",
                'out="runs"  # a folder of this computer',
            ) from error
        try:
            same = os.path.samestat(os.fstat(handle), os.stat(path))
        except FileNotFoundError:
            same = False
        if same:
            return handle
        os.close(handle)  # its holder finished meanwhile and took the file away


def _take(handle: int) -> None:
    """Lock it until it is closed, or the process ends; OSError if another process has it."""
    if fcntl is not None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)


def _read(handle: int) -> dict[str, object]:
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        found = json.loads(os.read(handle, 4096) or b"{}")
    except ValueError:  # its holder died while writing
        return {}
    return found if isinstance(found, dict) else {}


def _write(handle: int, text: bytes) -> None:
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, text)


def _in_use(path: Path, who: dict[str, object]) -> FolderInUse:
    holder = f"process {who.get('pid', '?')} on {who.get('host', 'this host')}"
    return FolderInUse(
        f"{str(path.parent)!r} is in use: {holder} is making a sweep there.",
        "one sweep at a time in a folder",
        "",
        f'out="maps/again"  # or wait; if that process is gone, remove {path}',
    )

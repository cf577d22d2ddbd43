"""Object code on disk, so that a system is compiled once per machine.

A file is found by the SHA-256 of everything that decides its content: the program itself, the
emitter's version and settings, the CPU with its features, and the LLVM version. Hashing the program
rather than its IR text means that a hit generates no text at all.

Files are written under a temporary name and renamed, so two processes may fill the cache at once. A
file begins with its key and a checksum of all of it: one that is truncated, damaged, or stands under
another's name is removed and made again. A folder that cannot be written is no error: `store` returns
False and the caller goes on without.

The folder is `TRUNDLE_CACHE_DIR` or, without it, "trundle" in the user's cache folder. Whoever can
write there can run code as you: it is created for its owner only, and one to which others may write
is not used (`not_ours`). A warning says so once, through the logger "trundle" rather than as a warning of
Python's: a program that turns warnings into errors must go on too.
"""

from __future__ import annotations

import hashlib
import os
import stat
import struct
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from trundle.files import written_whole

FORMAT = 2
_MAGIC = b"trundle object\n" + bytes([FORMAT])
OBJECT, FACTS = ".object", ".facts"  # code; what is known of a function, its code's key included
_DAY = 86400.0
MAX_BYTES = 256 * 2**20
_SAID: set[Path] = set()  # folders of which was said that they are not used


def cache_folder() -> Path:
    """Where compiled code is kept; the folder need not exist yet."""
    given = os.environ.get("TRUNDLE_CACHE_DIR")
    if given:
        return Path(given)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        base = Path(local) if local else Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        given = os.environ.get("XDG_CACHE_HOME")
        # the XDG rules say that a relative path is to be ignored
        base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".cache"
    return base / "trundle"


def key_of(arrays: Mapping[str, NDArray[Any]], settings: Mapping[str, object]) -> str:
    """SHA-256 of a program's arrays (`Tape.to_arrays`) and of the settings it is compiled with.

    >>> import numpy as np
    >>> a = key_of({"op": np.arange(3)}, {"cpu": "x"})
    >>> a == key_of({"op": np.arange(3)}, {"cpu": "x"}), a == key_of({"op": np.arange(4)}, {})
    (True, False)
    """
    digest = hashlib.sha256(_MAGIC)
    for name in sorted(settings):
        digest.update(f"{name}={settings[name]!r}\n".encode())
    for name in sorted(arrays):
        x = arrays[name]
        digest.update(f"{name}:{x.dtype.str}:{x.shape}\n".encode())
        digest.update(x.tobytes())
    return digest.hexdigest()


def load(key: str, folder: Path | None = None, kind: str = OBJECT) -> tuple[bytes, int] | None:
    """Object code (or facts) and length of its work array, or None when there is no sound file."""
    folder = (folder or cache_folder()).resolve()
    path = folder / (key + kind)
    if not _is_ours(folder):
        return None
    try:
        data = path.read_bytes()
    except OSError:
        return None
    head = _head(key, kind)
    body = data[len(head) + 32 :]
    if data != head + _checksum(head, body) + body:
        with suppress(OSError):  # made again in any case; another process may have been quicker
            path.unlink()
        return None
    with suppress(OSError):  # marks it as used, for `trim`; a read-only cache still serves
        os.utime(path)
    return body[8:], struct.unpack("<q", body[:8])[0]


def store(
    key: str, code: bytes, n_work: int, folder: Path | None = None, kind: str = OBJECT
) -> bool:
    """Keep object code (or facts); True when it is on disk, False when the folder cannot be used."""
    folder = (folder or cache_folder()).resolve()
    head, body = _head(key, kind), struct.pack("<q", n_work) + code
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(folder):
            return False
        with written_whole(folder / (key + kind), mode=0o600, synced=False) as temporary:
            temporary.write_bytes(head + _checksum(head, body) + body)
    except OSError:
        return False
    _trim_once_a_day(folder)
    return True


def _head(key: str, kind: str) -> bytes:
    """How the file of a key begins: a file that was renamed, or stored for another program, begins otherwise."""
    return _MAGIC + f"{key}{kind}\n".encode()


def _checksum(head: bytes, body: bytes) -> bytes:
    return hashlib.sha256(head + body).digest()


def _is_ours(folder: Path) -> bool:
    """Whether code may be read from a folder; if it may not, a warning says so once."""
    reason = not_ours(folder)
    if reason and folder not in _SAID:
        import logging

        _SAID.add(folder)
        logging.getLogger("trundle").warning(
            "The cache of compiled code in %s is not used, because %s: machine code from there could be anybody's. "
            "Everything is compiled again in every process. Make the folder yours alone (chmod go-w), or choose "
            "another one with the environment variable TRUNDLE_CACHE_DIR.",
            folder, reason,
        )  # fmt: skip
    return not reason


def trim(max_bytes: int = MAX_BYTES, folder: Path | None = None) -> int:
    """Remove the files used longest ago until the rest fits; returns the number removed."""
    folder = folder or cache_folder()
    removed = total = 0
    for used, size, path in sorted(_entries(folder), reverse=True):
        total += size
        left = (
            path.name.startswith(".") and used < time.time() - _DAY
        )  # by a process that was killed
        if left or total > max_bytes:
            with suppress(OSError):
                path.unlink()
                removed += 1
    return removed


def _entries(folder: Path) -> list[tuple[float, int, Path]]:
    """(time of last use, size, path) of all files that are ours."""
    result = []
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith((OBJECT, FACTS)):
                with suppress(OSError):  # another process may remove it meanwhile
                    status = file.stat()
                    result.append((status.st_mtime, status.st_size, Path(file.path)))
    return result


def _trim_once_a_day(folder: Path) -> None:
    """Trimming lists the whole folder, so it is not done at every store."""
    marker = folder / "trimmed"
    with suppress(OSError):
        if not marker.exists() or marker.stat().st_mtime < time.time() - _DAY:
            marker.touch()
            trim(folder=folder)


# --- whether a folder is ours alone: who writes there can run code as us -------------------------------
def not_ours(folder: Path) -> str:
    """Why others may put files into a folder, in words; empty if they cannot.

    The folder and all that it lies in must belong to this user or to root. Nobody else may write to the folder
    itself; nor to those above, unless they are sticky (as /tmp is, where nobody can rename what is another's) or
    the group that may is this user's alone. What is not there yet is nobody's. Windows has other rules, and keeps
    the folders of its users apart by itself.
    """
    if not hasattr(os, "getuid"):
        return ""
    me = os.getuid()
    for path in (folder, *folder.parents):
        try:
            found = path.stat()
        except OSError:  # not there, or not to be looked at: reading the file will tell
            continue
        if found.st_uid not in (0, me):
            return f"{path} belongs to another user (number {found.st_uid})"
        loose = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        if path != folder and (
            found.st_mode & stat.S_ISVTX or (loose == stat.S_IWGRP and _is_own(found.st_gid))
        ):
            continue
        if loose:
            return f"others may write to {path} (mode {stat.S_IMODE(found.st_mode):o})"
    return ""


def _is_own(group: int) -> bool:
    """Whether a group is this user's alone: named like the user, without other members."""
    import grp
    import pwd

    try:
        name, members = pwd.getpwuid(os.getuid()).pw_name, grp.getgrgid(group)
    except KeyError:
        return False
    return members.gr_name == name and {*members.gr_mem} <= {name}

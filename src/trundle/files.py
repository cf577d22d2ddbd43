"""Files that are either whole or not there, and checksums of what is in them. Whoever writes a file does it here."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trundle.errors import CallError


def path_of(path: str | os.PathLike[str]) -> Path:
    """The path of a file to be written; anything else is refused.

    >>> path_of("out.csv").suffix
    '.csv'
    """
    if isinstance(path, (str, os.PathLike)) and isinstance(os.fspath(path), str):
        return Path(path)
    raise CallError(
        f"{path!r:.60} is no path.", "the name of a file, as text", fix='"motion.npz"', key="path"
    )


@contextlib.contextmanager
def written_whole(path: Path, mode: int = 0o666, synced: bool = True) -> Iterator[Path]:
    """A temporary file beside `path`, renamed to it if the block succeeds and removed if it fails.

    Before it gets its name it is on the disk: neither a full disk nor a loss of power leaves half of it there.

    mode    who may read and write it, less what the user's umask takes away
    synced  False: for what has a checksum and can be made again; waiting for the disk takes longer than making it

    >>> import tempfile
    >>> path = Path(tempfile.mkdtemp()) / "note.txt"
    >>> with written_whole(path) as temporary:
    ...     _ = temporary.write_text("whole")
    >>> [file.name for file in path.parent.iterdir()]
    ['note.txt']
    """
    temporary = path.parent / f".{path.name}.{os.urandom(4).hex()}{path.suffix}"
    try:
        os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    except OSError as error:  # names the file, not the temporary one beside it
        why = error.strerror
        if not path.parent.exists():
            why = f"No such folder; try pathlib.Path({str(path.parent)!r}).mkdir(parents=True)"
        raise type(error)(error.errno, why, str(path)) from None
    try:
        yield temporary
        if synced:
            with open(temporary, "rb+") as file:
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def digest(*things: Any) -> str:
    """SHA-256 of plain values and arrays, as 64 hexadecimal digits.

    >>> import numpy as np
    >>> digest(np.zeros(2)) == digest(np.zeros(2)), digest(np.zeros(2)) == digest(np.zeros((2, 1)))
    (True, False)
    """
    import numpy as np  # only here: `trundle new` writes a file without it

    found = hashlib.sha256()
    for thing in things:
        if isinstance(thing, np.ndarray):
            found.update(f"{thing.dtype.str}{thing.shape}".encode() + thing.tobytes())
        else:
            found.update(json.dumps(thing, sort_keys=True).encode())
    return found.hexdigest()

"""Whether a folder is ours alone. Machine code is read from such folders only: who writes there can run code as us."""

from __future__ import annotations

import os
import stat
from pathlib import Path


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

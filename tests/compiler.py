"""A C compiler for the tests of C source: the system's, or what `make env` installs where there is none."""

from __future__ import annotations

import shutil
import sys


def c_compiler() -> list[str]:
    """The command to call."""
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return [found] if found else [sys.executable, "-m", "ziglang", "cc"]

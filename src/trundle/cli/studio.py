"""`trundle studio [FILE]`: write scenarios in the browser and see them run."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from trundle.cli.outcome import Outcome, write
from trundle.errors import TrundleError


def studio(args: argparse.Namespace) -> Outcome:
    """Serve the current folder until Ctrl-C."""
    from trundle.studio.serve import serve
    from trundle.studio.shelf import Shelf

    folder, first = Path.cwd(), ""
    if args.file is not None:
        path = Path(args.file)
        if path.suffix != ".toml":
            path = path.with_name(path.name + ".toml")
        if not path.resolve().is_relative_to(folder.resolve()):
            raise TrundleError(
                f"{args.file!r} is not below this folder.",
                "a file below the folder in which the studio is started",
                "the studio reads and writes nothing outside of it",
                f"trundle studio {shlex.quote(path.name)}  # in {path.resolve().parent}",
            )
        first = path.resolve().relative_to(folder.resolve()).as_posix()
        Shelf(folder).place(first)
    serve(folder, first, args.port, not args.no_open, lambda words: write(sys.stderr, words))
    return Outcome("studio ended")

"""`trundle show MOTION`: the 3D page of a stored motion, in the browser."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path

from trundle.cli.outcome import Outcome
from trundle.cli.scenarios import existing
from trundle.errors import TrundleError


def show(args: argparse.Namespace) -> Outcome:
    """Write the page beside the motion, or where --out says, and open it."""
    name = "NAME" if Path(args.motion).suffix else args.motion  # a gallery entry, perhaps
    if Path(args.motion).suffix == ".toml":
        raise TrundleError(
            f"{args.motion!r} is a scenario file.", "a motion that `trundle run` wrote",
            fix=f"trundle run {args.motion} --html",
        )  # fmt: skip
    path = existing(args.motion, "a motion that `trundle run` wrote", f"trundle run {name} --html")
    from trundle.system import load

    motion = load(path)
    page = page_beside(path) if args.out is None else Path(args.out)
    if page.is_dir():
        raise TrundleError(
            f"{str(page)!r} is a folder.",
            "--out FILE, the page to write",
            fix=f"--out {page / 'motion.html'}",
        )
    page.parent.mkdir(parents=True, exist_ok=True)
    try:
        motion.show(page)
    except (OSError, TrundleError):
        raise
    except Exception as error:  # the archive could be read, but what is in it does not fit together
        message = " ".join(str(error).split())[:200]
        raise TrundleError(
            f"Drawing {str(path)!r} failed ({type(error).__name__}: {message}).",
            "a motion that `trundle run` wrote",
            fix="trundle run NAME --html",
        ) from error
    opened = not args.no_open and webbrowser.open(page.resolve().as_uri())
    note = ""
    if not opened and not args.no_open:
        note = f"trundle: no browser could be opened; open {page} yourself"
    return Outcome(f"wrote {page}", {"file": page, "opened": opened}, note)


def page_beside(motion: Path) -> Path:
    """ball.html beside ball.motion.npz.

    >>> page_beside(Path("out/ball.motion.npz")).as_posix()
    'out/ball.html'
    """
    return motion.with_name(motion.name.removesuffix(".npz").removesuffix(".motion") + ".html")

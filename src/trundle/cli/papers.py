"""`trundle reproduce PAPER|all` and `trundle bench`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from trundle.cli.outcome import DONE, FAILED, Outcome
from trundle.cli.progress import Progress
from trundle.errors import TrundleError


def reproduce(args: argparse.Namespace) -> Outcome:
    """Figures, animations and tables of the papers, and the page that links them."""
    from trundle.gallery.reproduce import reproduce

    out = Path(args.out)
    with Progress("reproduce") as bar:
        index = reproduce(args.papers, out, progress=lambda words, share: bar.report(share, words))
    return Outcome(f"wrote {index}", {"status": "done", "papers": args.papers, "index": index})


def bench(args: argparse.Namespace) -> Outcome:
    """The benchmark of a source checkout, in a process of its own; it prints its table as it goes."""
    checkout = Path(__file__).resolve().parents[3]
    if not (checkout / "bench" / "__main__.py").is_file():
        raise TrundleError(
            "`trundle bench` was asked for, but the benchmark is not installed.",
            "a source checkout of trundle: the benchmark compares with other tools, which it needs",
            "trundle was installed from a wheel",
            "make bench  # in the checkout",
        )
    done = subprocess.run([sys.executable, "-m", "bench"], cwd=checkout, check=False)
    note = "" if done.returncode == 0 else f"trundle: the benchmark ended with {done.returncode}"
    return Outcome(note=note, code=DONE if done.returncode == 0 else FAILED)

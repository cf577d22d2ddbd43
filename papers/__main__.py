"""`python -m papers 001 --out out`: what `trundle reproduce 001 --out out` runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from papers.reproduce import NAMES, STUDIES, reproduce
from trundle.cli.main import finish
from trundle.cli.outcome import Outcome
from trundle.cli.progress import Progress


def main(arguments: list[str] | None = None) -> int:
    """Reproduce papers: figures, 3D animations, data, and pages that compare."""
    parser = argparse.ArgumentParser(prog="python -m papers", description=main.__doc__)
    studies = ", ".join(job.name for job in STUDIES)
    words = f"{', '.join(NAMES)}, or all; {studies}, or studies"
    parser.add_argument("names", nargs="*", default=["all"], metavar="NAME", help=words)
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the results")
    parser.add_argument("--json", action="store_true", help="print one JSON object on stdout")
    parser.add_argument("--debug", action="store_true", help="show tracebacks of errors")
    args = parser.parse_args(arguments)

    def work() -> Outcome:
        with Progress("reproduce") as bar:
            index = reproduce(args.names, args.out, lambda words, share: bar.report(share, words))
        return Outcome(f"wrote {index}", {"status": "done", "papers": args.names, "index": index})

    return finish(work, args.json, args.debug)


if __name__ == "__main__":
    sys.exit(main())

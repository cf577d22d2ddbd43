"""`python -m trundle.gallery --out out`: reproduce the papers, figures and a table of results."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from trundle.gallery.reproduce_bead import reproduce_bead
from trundle.gallery.reproduce_parabola import reproduce_parabola
from trundle.gallery.reproduce_rattleback import reproduce_rattleback
from trundle.gallery.reproduce_sphere import reproduce_sphere
from trundle.gallery.reproduce_table import reproduce_table
from trundle.gallery.results import write_table


def main() -> None:
    """Write everything to the folder and say what was written."""
    parser = argparse.ArgumentParser(prog="python -m trundle.gallery", description=main.__doc__)
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the results")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    results = []
    for title, reproduce in (
        ("000  spheres rolling in a trough", reproduce_sphere),
        ("001  bead on a hoop, with and without friction", reproduce_bead),
        ("002  sphere on a moving parabola", reproduce_parabola),
        ("003  ball on a spinning table", reproduce_table),
        ("004  rattleback", reproduce_rattleback),
    ):
        began = time.perf_counter()
        results += reproduce(out)
        print(f"  {title}: {time.perf_counter() - began:.1f} s", flush=True)
    write_table(results, out / "results.md")
    for result in results:
        print(
            f"  {result.paper:22} {result.quantity}: {result.obtained}  (expected {result.expected})"
        )
    print(f"  figures and results.md are in {out}/")


if __name__ == "__main__":
    main()

"""`python -m trundle.gallery --out out`: reproduce the papers. The same as `trundle reproduce all --out out`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from trundle.gallery.reproduce import NAMES, reproduce


def main() -> None:
    """Reproduce papers: figures, 3D animations, data, and pages that compare."""
    parser = argparse.ArgumentParser(prog="python -m trundle.gallery", description=main.__doc__)
    parser.add_argument("names", nargs="*", default=["all"], help=f"{', '.join(NAMES)}, or all")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the results")
    asked = parser.parse_args()
    began = time.perf_counter()

    def tell(what: str, share: float) -> None:
        print(f"  {100 * share:3.0f}%  {time.perf_counter() - began:5.1f} s  {what}", flush=True)

    print(f"  open {reproduce(asked.names, asked.out, tell)}")


if __name__ == "__main__":
    main()

"""`python -m bench`: what is measured, beside its bar. Ratios are taken side by side in one run, best of several.

`python -m bench peers` measures other libraries on the same problem (`peers/`).
"""

from __future__ import annotations

import sys

from bench import chains, contact, data, ensemble, guards, runs, studies, waiting


def main() -> None:
    """Prints the table, then what its ratios were made from."""
    words, missed = [], 0
    for part in (runs, guards, data, contact, ensemble, chains, waiting, studies):
        rows, more = part.rows()
        for row in rows:
            print(row, flush=True)
        words += more
        missed += sum(not row.met for row in rows)
    print("", *words, sep="\n")
    print(f"\n{missed} bars are not met." if missed else "\nAll bars are met.")


if __name__ == "__main__":
    if sys.argv[1:] == ["peers"]:
        from bench.peers import sitting

        sitting.main()
    else:
        main()

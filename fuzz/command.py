"""The command line of the judge: how many systems, from which seed, of which kinds, on how many processes."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator

from fuzz.compare import Outcome, judged
from fuzz.compare_contact import judged_contact
from fuzz.contact_scenes import judged_scene
from fuzz.draw_contact import touching
from fuzz.kinds import KINDS, system
from fuzz.solve import Unjudged

CONTACTS = {"contact": lambda seed: judged_contact(touching(seed)), "contacts": judged_scene}
SHOWN = 10.0  # times what is allowed: what is less inexact is only counted


def one(task: tuple[str, int]) -> Outcome:
    """The outcome of one system, whatever happens."""
    kind, seed = task
    try:
        if kind in CONTACTS:
            return CONTACTS[kind](seed)
        return judged(system(kind, seed))
    except Unjudged as why:
        return Outcome(kind, seed, "unjudged", str(why))
    except (
        Exception
    ) as error:  # a crash of trundle or of the judge is a finding, not the end of the run
        where = traceback.extract_tb(error.__traceback__)[-1]
        text = (
            f"{type(error).__name__}: {error} ({os.path.basename(where.filename)}:{where.lineno})"
        )
        return Outcome(kind, seed, "crashed", text[:200])


def tasks(kinds: list[str], count: int, seed: int) -> list[tuple[str, int]]:
    """`count` systems, the kinds in turn."""
    return [(kinds[k % len(kinds)], seed + k // len(kinds)) for k in range(count)]


def outcomes(work: list[tuple[str, int]], jobs: int) -> Iterator[Outcome]:
    if jobs <= 1:
        yield from map(one, work)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, maxtasksperchild=400) as pool:
        yield from pool.imap(one, work, chunksize=4)


def reproducer(outcome: Outcome) -> str:
    return f"python -m fuzz --kind {outcome.kind} --seed {outcome.seed} --count 1"


def table(done: list[Outcome]) -> str:
    """Counts by kind, then reasons, then every disagreement with the line that reproduces it."""
    words = ("agreed", "inexact", "told", "disagreed", "unjudged", "crashed")
    lines = [f"{'kind':<14}" + "".join(f"{word:>10}" for word in words) + f"{'worst ratio':>13}"]
    for kind in dict.fromkeys(o.kind for o in done):
        mine = [o for o in done if o.kind == kind]
        count = Counter(o.verdict for o in mine)
        worst = max((o.ratio for o in mine if o.verdict == "agreed"), default=0.0)
        lines.append(
            f"{kind:<14}" + "".join(f"{count[word]:>10}" for word in words) + f"{worst:>13.2g}"
        )
    for word in ("told", "unjudged"):
        reasons = Counter((o.kind, o.reason) for o in done if o.verdict == word)
        for (kind, reason), number in reasons.most_common():
            first = next(o for o in done if (o.kind, o.reason, o.verdict) == (kind, reason, word))
            lines.append(f"{word}: {number} x {kind}: {reason} | {reproducer(first)}")
    for o in done:
        if o.verdict in ("disagreed", "crashed") or (o.verdict == "inexact" and o.ratio > SHOWN):
            what = f"{o.worst} off by {o.size:.2g}, {o.ratio:.3g} times what is allowed; {o.reason}"
            lines.append(
                f"{o.verdict}: {o.reason if o.verdict == 'crashed' else what} {o.notes or ''} | {reproducer(o)}"
            )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Prints the table; 1 if anything disagreed or crashed."""
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=500, help="how many systems")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--kind",
        action="append",
        choices=sorted({*KINDS, *CONTACTS}),
        help="only this kind (may be repeated)",
    )
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(
        prefix="trundle-fuzz-"
    ) as folder:  # nobody runs these systems again
        os.environ["TRUNDLE_CACHE_DIR"] = folder
        return report(asked)


def report(asked: argparse.Namespace) -> int:
    begin = time.perf_counter()
    done = list(
        outcomes(tasks(asked.kind or [*KINDS, *CONTACTS], asked.count, asked.seed), asked.jobs)
    )
    print(table(done))
    seconds = time.perf_counter() - begin
    print(f"{len(done)} systems in {seconds:.0f} s, {len(done) / seconds:.1f} a second")
    return int(any(o.verdict in ("disagreed", "crashed") for o in done))

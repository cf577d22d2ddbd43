"""Texts that a program made up: scenario files and formulas, mutated. They must be read or refused, nothing else.

    python -m fuzz.texts --count 3000 --seed 1          needs nothing: bytes, tokens and lines of the gallery's files
    python -m fuzz.texts --atheris --seconds 600        guided by coverage (extra `fuzz`: pip install trundle[fuzz])

A finding is anything but a clean result or a TrundleError; code that runs, a process, a connection or a file that is
written while a text is read; and a text that takes longer than SECONDS. Inputs that are answered in a new way join
the corpus, so that the mutations go on from there. A finding is written to out/fuzz/, with the line to repeat it.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fuzz.mutations import mutated

SECONDS = 5.0
FORBIDDEN = (
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.fork",
    "subprocess.Popen",
    "socket.connect",
    "os.remove",
)


class Finding(Exception):
    """What must not happen, happened."""


def _writes(path: str, mode: object) -> bool:
    """Whether a file is opened for writing; what Python keeps, and the cache of machine code, do not count."""
    from trundle.compiled.cache import cache_folder

    changes = isinstance(mode, str) and bool(set(mode) & set("wax+"))
    kept = "__pycache__" in path or path.startswith(str(cache_folder()))
    return changes and not kept and path != os.devnull


class Guard:
    """Watches what the interpreter does while a text is read."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hook)

    def _hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in FORBIDDEN:
            self.seen.append(event)
        elif event == "exec" and arguments:  # a module that is imported has a file; a text has none
            name = getattr(arguments[0], "co_filename", "")
            if not os.path.exists(name) and not name.startswith("<frozen"):
                self.seen.append(f"exec of {name}")
        elif event == "open" and len(arguments) > 1 and _writes(str(arguments[0]), arguments[1]):
            self.seen.append(f"writes {arguments[0]}")

    def watch(self, action: Callable[[str], str], text: str) -> str:
        """How the text was answered, in words; Finding if that was no way to answer."""
        import trundle as td

        self.seen.clear()
        self.on = True
        begin = time.process_time()
        try:
            answer = action(text)
        except td.TrundleError as error:
            answer = f"{type(error).__name__}: {_general(str(error))}"
        except Exception as error:
            raise Finding(f"{type(error).__name__}: {str(error)[:200]}") from error
        finally:
            self.on = False
        if self.seen:
            raise Finding(f"reading it did this: {', '.join(self.seen[:3])}")
        if time.process_time() - begin > SECONDS:
            raise Finding(f"it took {time.process_time() - begin:.1f} s")
        return answer


def _general(text: str) -> str:
    return re.sub(r"[`'\"].*?[`'\"]", "..", re.sub(r"\d+", "#", text.strip().splitlines()[0]))[:80]


# --- what is done with a text --------------------------------------------------------------------------
def check(text: str) -> str:
    """A scenario file, checked as `trundle check` does."""
    from trundle.scenario import check_scenario

    problems = check_scenario(text + "\n# a text, not a path\n")
    return "; ".join(sorted({_general(problem.given) for problem in problems})[:6])


def parse(text: str) -> str:
    """A formula, parsed with the names that a system has."""
    import trundle as td

    return f"shape {td.parse(text, _names()).shape}"


_NAMES: dict[str, Any] = {}


def _names() -> dict[str, Any]:
    import trundle as td

    if not _NAMES:
        x, y = td.coordinates("x y")
        r = td.Particle("P", mass=1).position
        _NAMES.update(
            {"x": x, "y": y, "k": td.parameter("k", 0.7), "t": td.t, "r": r, "P.x": r[0], "g": 9.81}
        )
    return _NAMES


def files() -> list[str]:
    """The gallery's files and the template: the corpus of scenario texts."""
    from importlib import resources

    from trundle.scenario import template

    folder = resources.files("trundle.gallery").joinpath("files")
    return [
        template(),
        *(
            f.read_text("utf-8")
            for f in sorted(folder.iterdir(), key=lambda f: f.name)
            if f.name.endswith(".toml")
        ),
    ]


def formulas() -> list[str]:
    """Formulas in the gallery's files, and some that use every function."""
    found = {m for text in files() for m in re.findall(r'"([^"\n]*[-+*/^(][^"\n]*)"', text)}
    more = [
        "where(x > 0, sin(x)^2, k*y.dot)",
        "[x, y, t] @ r",
        "norm(cross(r, [0, 0, 1]))",
        "maximum(x, -abs(y))/(1 + P.x^2)",
    ]
    return [*more, *sorted(found)]


TARGETS: dict[str, tuple[Callable[[str], str], Callable[[], list[str]]]] = {
    "file": (check, files),
    "formula": (parse, formulas),
}


# --- runs ---------------------------------------------------------------------------------------------------
def run(
    target: str, count: int, seed: int, out: Path | None = None, only: int | None = None
) -> list[str]:
    """`count` mutated texts of one kind; the findings, in words, with the files they were written to."""
    action, corpus_of = TARGETS[target]
    rng = random.Random(f"{target} {seed}")
    corpus = corpus_of()
    guard, known, findings = Guard(), set(), []
    for text in corpus[:12]:  # imports what reading needs, which runs code of its own
        try:
            action(text)
        except Exception:
            continue
    for k in range(count):
        text = mutated(rng, rng.choice(corpus), corpus)
        if only is not None and k != only:
            continue
        try:
            answer = guard.watch(action, text)
        except Finding as found:
            findings.append(f"{found} | {_kept(text, target, seed, k, out)}")
            continue
        if answer not in known and len(corpus) < 400:
            known.add(answer)
            corpus.append(text)
    return findings


def _kept(text: str, target: str, seed: int, k: int, out: Path | None) -> str:
    if out is None:
        return repr(text[:300])
    out.mkdir(parents=True, exist_ok=True)
    place = out / f"{target}-{seed}-{k}.txt"
    place.write_bytes(text.encode("utf-8", "surrogatepass"))
    return f"python -m fuzz.texts --target {target} --again {place}"


def guided(target: str, seconds: int, out: Path) -> None:
    """The same by Atheris, which follows the coverage of trundle's own code; it ends the process itself."""
    import atheris

    with atheris.instrument_imports(include=["trundle"]):
        import trundle.scenario.build
        import trundle.scenario.reader
        import trundle.symbols.text  # noqa: F401
    action, corpus_of = TARGETS[target]
    seeds = out / f"corpus-{target}"
    seeds.mkdir(parents=True, exist_ok=True)
    for k, text in enumerate(corpus_of()):
        (seeds / f"seed-{k}").write_text(text, "utf-8")
        try:
            action(text)
        except Exception:
            continue
    guard = Guard()

    def one(data: bytes) -> None:
        guard.watch(action, data.decode("utf-8", "replace"))

    options = [
        sys.argv[0],
        str(seeds),
        f"-max_total_time={seconds}",
        f"-artifact_prefix={out}/",
        f"-timeout={int(2 * SECONDS)}",
        "-max_len=20000",
    ]
    atheris.Setup(options, one)
    atheris.Fuzz()


def main(arguments: list[str]) -> int:
    """Prints the findings; 1 if there are any."""
    parser = argparse.ArgumentParser(
        prog="python -m fuzz.texts", description="Mutated scenario files and formulas"
    )
    parser.add_argument("--count", type=int, default=2000, help="texts of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", choices=sorted(TARGETS), help="only this kind")
    parser.add_argument(
        "--out", type=Path, default=Path("out/fuzz"), help="where findings are written"
    )
    parser.add_argument("--again", type=Path, help="one text again, from its file")
    parser.add_argument("--atheris", action="store_true", help="guided by coverage; needs atheris")
    parser.add_argument("--seconds", type=int, default=60, help="how long, with --atheris")
    asked = parser.parse_args(arguments)
    if asked.again:
        text = asked.again.read_bytes().decode("utf-8", "surrogatepass")
        print(Guard().watch(TARGETS[asked.target or "file"][0], text))
        return 0
    if asked.atheris:
        guided(asked.target or "file", asked.seconds, asked.out)
        return 0
    wrong = 0
    for target in [asked.target] if asked.target else list(TARGETS):
        begin = time.perf_counter()
        findings = run(target, asked.count, asked.seed, asked.out)
        wrong += len(findings)
        print(
            f"{target}: {asked.count} texts in {time.perf_counter() - begin:.0f} s, {len(findings)} findings"
        )
        print("".join(f"  {finding}\n" for finding in findings[:40]), end="")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

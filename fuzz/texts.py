"""Texts that a program made up: scenario files and formulas, mutated. They must be read or refused, nothing else.

    python -m fuzz.texts --count 3000 --seed 1          needs nothing: bytes, tokens and lines of the gallery's files
    python -m fuzz.texts --atheris --seconds 600        guided by coverage (extra `fuzz`: pip install trundle[fuzz])

A finding is anything but a clean result or a TrundleError; code that runs, a process, a connection or a file that is
written while a text is read; and a text that takes longer than SECONDS. Inputs that are answered in a new way join
the corpus, so that the mutations go on from there. A finding is written to out/fuzz/, and the line to repeat it printed.
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

SECONDS = 5.0
FORBIDDEN = ("os.system", "os.exec", "os.posix_spawn", "os.fork", "subprocess.Popen", "socket.connect", "os.remove")
TOKENS = (
    "0", "-1", "1e308", "1e-308", "nan", "inf", "9" * 40, "x", "t", "x.dot", "x.dot.dot", "pi", "sin(", "where(", "maximum(",
    "sqrt(", "^", "**", "^-1000", "(", ")", "[", "]", "{", "}", "=", "==", "<", ",", ".", '"', "'", "\n", "#", "[[", "]]",
    "__class__", "lambda: 0", "__import__('os').system('true')", "\\u0000", "\u200b", "\x00", "'''", '"""', "true",
    "[solver]", "[start]", "[bodies.b]", "[constraints.c]", "[sweep]", "until = 1e9", "1979-05-27", "0x7f", "1_000", "cross(",
)  # fmt: skip


class Finding(Exception):
    """What must not happen, happened."""


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
        elif event == "open" and len(arguments) > 1 and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+"):
            if not str(arguments[0]).endswith((".pyc", "null")) and "__pycache__" not in str(arguments[0]):
                self.seen.append(f"writes {arguments[0]}")

    def watch(self, action: Callable[[str], str], text: str) -> str:
        """How the text was answered, in words; Finding if that was no way to answer."""
        import trundle as td

        self.seen.clear()
        self.on = True
        begin = time.perf_counter()
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
        if time.perf_counter() - begin > SECONDS:
            raise Finding(f"it took {time.perf_counter() - begin:.1f} s")
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
        _NAMES.update({"x": x, "y": y, "k": td.parameter("k", 0.7), "t": td.t, "r": r, "P.x": r[0], "g": 9.81})
    return _NAMES


def files() -> list[str]:
    """The gallery's files and the template: the corpus of scenario texts."""
    from importlib import resources

    from trundle.scenario import template

    folder = resources.files("trundle.gallery").joinpath("files")
    return [template(), *(f.read_text("utf-8") for f in sorted(folder.iterdir(), key=lambda f: f.name) if f.name.endswith(".toml"))]


def formulas() -> list[str]:
    """Formulas in the gallery's files, and some that use every function."""
    found = {m for text in files() for m in re.findall(r'"([^"\n]*[-+*/^(][^"\n]*)"', text)}
    more = ["where(x > 0, sin(x)^2, k*y.dot)", "[x, y, t] @ r", "norm(cross(r, [0, 0, 1]))", "maximum(x, -abs(y))/(1 + P.x^2)"]
    return [*more, *sorted(found)]


TARGETS: dict[str, tuple[Callable[[str], str], Callable[[], list[str]]]] = {"file": (check, files), "formula": (parse, formulas)}


# --- mutations --------------------------------------------------------------------------------------------
def mutated(rng: random.Random, text: str, corpus: list[str]) -> str:
    """One to four changes: of characters, tokens, numbers, lines, or a piece of another text."""
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(CHANGES)(rng, text, corpus)
    return text[:60_000]


def _place(rng: random.Random, text: str) -> tuple[int, int]:
    a = rng.randint(0, len(text))
    return a, min(len(text), a + int(rng.expovariate(0.1)))


def _token(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:a] + rng.choice(TOKENS) + text[rng.choice((a, b)) :]


def _cut(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:a] + text[b:]


def _twice(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:b] + text[a:b] * rng.choice((1, 1, 2, 50)) + text[b:]


def _byte(rng: random.Random, text: str, _: list[str]) -> str:
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if raw:
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return raw.decode("utf-8", "replace")


def _number(rng: random.Random, text: str, _: list[str]) -> str:
    spots = list(re.finditer(r"\d+(\.\d+)?", text))
    if not spots:
        return text
    spot = rng.choice(spots)
    return text[: spot.start()] + rng.choice(TOKENS[:7]) + text[spot.end() :]


def _lines(rng: random.Random, text: str, corpus: list[str]) -> str:
    lines = text.split("\n")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        lines[i], lines[j] = lines[j], lines[i]
    elif how == 1:
        lines.insert(i, lines[j])
    elif how == 2:
        del lines[i]
    else:
        lines.insert(i, rng.choice(rng.choice(corpus).split("\n")))
    return "\n".join(lines)


def _splice(rng: random.Random, text: str, corpus: list[str]) -> str:
    other = rng.choice(corpus)
    a, b = _place(rng, other)
    c, _ = _place(rng, text)
    return text[:c] + other[a:b] + text[c:]


CHANGES = (_token, _token, _cut, _twice, _byte, _number, _number, _lines, _lines, _splice)


# --- runs ---------------------------------------------------------------------------------------------------
def run(target: str, count: int, seed: int, out: Path | None = None, only: int | None = None) -> list[str]:
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
        import trundle.scenario.refusals
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

    options = [sys.argv[0], str(seeds), f"-max_total_time={seconds}", f"-artifact_prefix={out}/", f"-timeout={int(2 * SECONDS)}", "-max_len=20000"]
    atheris.Setup(options, one)
    atheris.Fuzz()


def main(arguments: list[str]) -> int:
    """Prints the findings; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m fuzz.texts", description="Mutated scenario files and formulas")
    parser.add_argument("--count", type=int, default=2000, help="texts of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", choices=sorted(TARGETS), help="only this kind")
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"), help="where findings are written")
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
        print(f"{target}: {asked.count} texts in {time.perf_counter() - begin:.0f} s, {len(findings)} findings")
        print("".join(f"  {finding}\n" for finding in findings[:40]), end="")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

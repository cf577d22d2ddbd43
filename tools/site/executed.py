"""Code blocks of a page of Markdown: read, run in a folder, and compared with what the page says they print.

python   run, all blocks of a page in one namespace, one after the other
sh       lines that begin with `trundle` are run; `# exit code 2` at the end of a line is what it ends with
toml     with a caption, written as a file of that name (which is wrong exactly if "wrong" is in its name); whole
         files are checked, of parts the keys
csv      with a caption, written as a file
text     behind one of these: what it printed; `...` stands for anything
others   shown alone, and named in SHOWN
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

SHOWN = {"matlab", "json"}  # languages that nothing here can run
NOT_RUN = {
    "pip",
    "make",
    "cd",
    "python",
    "jupyter",
    "git",
    ".",
    "source",
}  # commands that change the machine
FENCE = re.compile(r"^(?P<fence>`{3,})(?:\{code-block\}\s*)?(?P<kind>[\w{}-]*)\s*(?P<rest>.*)$")


class PageError(AssertionError):
    """A block of a page does not do what the page says."""


@dataclass
class Block:
    """A fenced block: its language, its text, its first line in the page (from 1), and its caption."""

    kind: str
    text: str
    line: int
    caption: str = ""


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page, directives left out.

    >>> [(b.kind, b.text) for b in blocks("Text\\n```python\\nx = 1\\n```\\n")]
    [('python', 'x = 1\\n')]
    """
    found: list[Block] = []
    fence, current = "", Block("", "", 0)
    for number, line in enumerate(text.splitlines(), 1):
        opened = FENCE.match(line)
        if not fence and opened:
            fence, current = opened["fence"], Block(opened["kind"], "", number)
        elif fence and line.strip() == fence:
            if not current.kind.startswith("{"):
                found.append(current)
            fence = ""
        elif fence and not current.text and line.startswith(":caption:"):
            current.caption = line.removeprefix(":caption:").strip()
        elif fence and (current.text or line.strip() or not current.caption):
            current.text += line + "\n"
    return found


@dataclass
class Run:
    """A page that is being run in a folder."""

    page: Path
    folder: Path
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "__main__"})
    printed: str | None = None  # by the block before; None if that was none that prints

    def all(self) -> None:
        """Run every block."""
        for block in blocks(self.page.read_text(encoding="utf-8")):
            does = getattr(self, f"do_{block.kind or 'text'}", None)
            if does is None and block.kind not in SHOWN:
                raise self.wrong(block, f"the language {block.kind!r} is neither run nor known")
            if does is not None:
                with contextlib.chdir(self.folder):
                    does(block)

    def wrong(self, block: Block, words: str) -> PageError:
        return PageError(f"{self.page}:{block.line}: {words}")

    def do_python(self, block: Block) -> None:
        out = io.StringIO()
        program = "\n" * block.line + block.text  # so that tracebacks have the page's lines
        with contextlib.redirect_stdout(out):
            exec(compile(program, str(self.page), "exec"), self.names)
        self.printed = out.getvalue()

    def do_sh(self, block: Block) -> None:
        told = ""
        for line in block.text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if not words or words[0] in NOT_RUN:
                continue
            if words[0] != "trundle":
                raise self.wrong(block, f"the command {words[0]!r} is not known here")
            expected = re.search(r"exit code (\d)", line)
            told += self.command(block, words[1:], int(expected[1]) if expected else 0)
        self.printed = told

    def command(self, block: Block, words: Sequence[str], expected: int) -> str:
        """What a command of ours prints, on stdout and stderr."""
        from trundle.cli import progress
        from trundle.cli.main import main

        out = io.StringIO()
        patient = mock.patch.object(progress, "LATER", 3600.0)  # a busy machine prints no more
        with patient, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            code = main(words)
        if code != expected:
            raise self.wrong(
                block, f"trundle {shlex.join(words)} ended with {code}:\n{out.getvalue()}"
            )
        return out.getvalue()

    def do_text(self, block: Block) -> None:
        if self.printed is None:
            raise self.wrong(block, "an output without a program in front of it")
        if not matches(self.printed, block.text):
            raise self.wrong(block, f"the page shows\n{block.text}\nand it is\n{self.printed}")
        self.printed = None

    def do_toml(self, block: Block) -> None:
        from trundle.scenario import check_scenario

        problems = check_scenario(block.text)
        name = block.caption.split(" ")[0]
        if "schema" not in tomllib.loads(block.text):
            problems = [problem for problem in problems if "unknown" in problem.given]
        if bool(problems) != ("wrong" in name):
            raise self.wrong(block, "\n".join(map(str, problems)) or "it should be wrong")
        self.do_csv(block)

    def do_csv(self, block: Block) -> None:
        if name := block.caption.split(" ")[0]:
            (self.folder / name).write_text(block.text, encoding="utf-8")


def matches(printed: str, shown: str) -> bool:
    """Whether a page shows what was printed; blanks at the ends of lines do not count.

    >>> matches("t = 10 s, 1231 steps\\n", "t = 10 s, ... steps\\n"), matches("a\\n", "b\\n")
    (True, False)
    """
    lines = "\n".join(line.rstrip() for line in printed.strip().splitlines())
    wanted = "\n".join(line.rstrip() for line in shown.strip().splitlines())
    pattern = ".*?".join(map(re.escape, wanted.split("...")))
    return re.fullmatch(pattern, lines, re.DOTALL) is not None


def run_page(page: Path, folder: Path) -> dict[str, Any]:
    """Run all blocks of a page in a folder, which then has the files that they wrote; the names of its programs."""
    folder.mkdir(parents=True, exist_ok=True)
    run = Run(page.resolve(), folder.resolve())
    run.all()
    return run.names

"""No file over 400 lines, no function over 60 lines of body: what is longer holds two ideas."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "papers", "examples", "bench", "fuzz", "tools")
FILE, FUNCTION = 400, 60
KERNEL = "src/trundle/integrate/kernel"


def sources(*endings: str) -> list[Path]:
    found = [p for f in FOLDERS for end in endings for p in (ROOT / f).rglob(f"*.{end}")]
    assert len(found) > 100
    return found


def test_no_file_is_longer_than_400_lines() -> None:
    lines = {
        p.relative_to(ROOT).as_posix(): len(p.read_text().splitlines())
        for p in sources("py", "c", "h")
    }
    assert not {path for path, count in lines.items() if count > FILE}


def bodies(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a file, and how many lines stand behind their docstrings."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            if body:
                yield node.name, (body[-1].end_lineno or 0) - body[0].lineno + 1


def test_no_function_has_more_than_60_lines_of_body() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {name} has {lines} lines"
        for path in sources("py")
        for name, lines in bodies(path)
        if lines > FUNCTION
    ]
    assert not long

"""Files are whole or not there: one function writes them all, and it keeps its word."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import trundle
from trundle.files import path_of, written_whole

ROOT = Path(trundle.__file__).parent
WRITERS = {
    "write_text",
    "write_bytes",
    "savefig",
    "savetxt",
    "savez_compressed",
    "savez",
    "write_table",
    "tofile",
}
# what is no file of the user's: bytes in memory; the lock, which is held open; the end of a closed pipe
EXCEPT = {
    ("view/notebook_figure.py", "savefig"),  # into memory
    ("study/recipe.py", "savez"),
    ("study/lock.py", "open"),
    ("cli/outcome.py", "open"),
    ("files.py", "open"),
    ("studio/shelf.py", "open"),  # to read, by a descriptor that follows no link
}


def writes(call: ast.Call) -> str:
    """The name of a call that writes a file, or an empty text."""
    method = isinstance(call.func, ast.Attribute)
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if method and name in WRITERS:
        return str(name)
    texts = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    texts += [
        k.value.value
        for k in call.keywords
        if k.arg == "mode" and isinstance(k.value, ast.Constant)
    ]
    if name == "open" and any(text and {*text} & {*"wax+"} and len(text) < 4 for text in texts):
        return "open"
    of_os = ast.unparse(call.func) == "os.open"
    return "open" if of_os else ""


def unsafe(tree: ast.AST, inside: bool = False) -> Iterator[tuple[int, str]]:
    """(line, name) of what writes a file outside of `with written_whole(...)`."""
    if isinstance(tree, (ast.With, ast.AsyncWith)):
        calls = [item.context_expr for item in tree.items]
        named = [getattr(call.func, "id", "") for call in calls if isinstance(call, ast.Call)]
        inside = inside or "written_whole" in named
    if isinstance(tree, ast.Call) and not inside and (name := writes(tree)):
        yield tree.lineno, name
    for node in ast.iter_child_nodes(tree):
        yield from unsafe(node, inside)


def test_every_file_is_written_by_the_one_function() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name): line
        for path in ROOT.rglob("*.py")
        for line, name in unsafe(ast.parse(path.read_text("utf-8")))
    }
    assert {*found} == EXCEPT, found


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('open(path, "w")', 1),
        ('open(path, mode="ab")', 1),
        ('open(path, "rb")', 0),
        ('path.write_text("x")', 1),
        ('with written_whole(path) as p, open(p, "wb") as file:\n figure.savefig(file)', 0),
        ("with other(path) as p:\n np.savez(p)", 1),
    ],
)
def test_what_counts_as_writing(source: str, count: int) -> None:
    assert len(list(unsafe(ast.parse(source)))) == count


def test_a_block_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("old")

    def fail() -> None:
        with written_whole(path) as temporary:
            temporary.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["note.txt"]


@pytest.mark.skipif(os.name == "nt", reason="files have no modes there")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_file_is_as_private_as_its_user_asks(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        with written_whole(tmp_path / "note.txt") as temporary:
            temporary.write_text("whole")
    finally:
        os.umask(before)
    assert (tmp_path / "note.txt").stat().st_mode & 0o777 == mode


def test_a_folder_that_is_not_there_is_told_by_the_name_that_was_asked_for(tmp_path: Path) -> None:
    with (
        pytest.raises(FileNotFoundError) as caught,
        written_whole(tmp_path / "none" / "note.txt"),
    ):
        pass
    assert caught.value.filename == str(tmp_path / "none" / "note.txt")
    assert ".mkdir(parents=True)" in str(caught.value)  # the line that makes it


@pytest.mark.parametrize("path", [3, None, b"out.csv"])
def test_what_is_no_path_is_refused_with_words(path: object) -> None:
    with pytest.raises(trundle.TrundleError, match=r"is no path\.") as told:
        path_of(path)  # type: ignore[arg-type]
    assert told.value.key == "path"

"""Every error that trundle makes says all four parts: given, expected, likely cause, line to type.

The sources are read, not run: an error that no test provokes has its parts too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trundle

ROOT = Path(trundle.__file__).parent
FOLDERS = [
    "symbols", "unconstrained", "constraints", "constrained", "compiled", "integrate", "motion",
    "study", "view", "scenario", "gallery", "cli", ".",
]  # fmt: skip
PARTS = ("given", "expected", "cause", "fix")
FILLED = {"MissingExtra", "ScenarioError"}  # they make their parts themselves, from other arguments


def sources(folder: str) -> list[Path]:
    path = ROOT / folder
    return sorted(path.glob("*.py") if folder == "." else path.rglob("*.py"))


def error_names() -> set[str]:
    """TrundleError and what inherits from it, wherever it is written."""
    bases: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {called(base) for base in node.bases}
    names, size = {"TrundleError"}, 0
    while len(names) > size:
        size = len(names)
        names |= {name for name, parents in bases.items() if parents & names}
    return names - FILLED


def called(node: ast.expr) -> str:
    """The last word of a dotted name, such as ModelError of errors.ModelError."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def error_types(function: ast.AST) -> set[str]:
    """Arguments of a function that are classes of errors, as in `error: type[TrundleError]`."""
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return set()
    given = function.args
    return {
        one.arg
        for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)
        if isinstance(one.annotation, ast.Subscript)
        and called(one.annotation.value) == "type"
        and called(one.annotation.slice) in ERRORS
    }


def empty(part: ast.expr) -> bool:
    """A part that is, or may turn out to be, a literal empty text."""
    if isinstance(part, ast.IfExp):
        return empty(part.body) or empty(part.orelse)
    return isinstance(part, ast.Constant) and part.value == ""


def missing(call: ast.Call) -> list[str]:
    """The parts that a construction does not give."""
    if any(isinstance(one, ast.Starred) for one in call.args):
        return ["parts that can be seen: write them one by one"]
    said = dict(zip(PARTS, call.args, strict=False))
    said |= {one.arg: one.value for one in call.keywords if one.arg}
    return [part for part in PARTS if part not in said or empty(said[part])]


def constructions(tree: ast.AST, names: frozenset[str]) -> Iterator[ast.Call]:
    """Calls of an error's class, also under the name that it has as an argument."""
    names = names | error_types(tree)
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and called(node.func) in names:
            yield node
        yield from constructions(node, names)


def incomplete(source: str) -> list[str]:
    """Where errors are made without all of their parts."""
    found = constructions(ast.parse(source), frozenset(ERRORS))
    return [f"{call.lineno}: no {', '.join(gone)}" for call in found if (gone := missing(call))]


ERRORS = error_names()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_error_has_its_four_parts(folder: str) -> None:
    told = {path.relative_to(ROOT): incomplete(path.read_text("utf-8")) for path in sources(folder)}
    assert told
    wrong = [f"{path}:{line}" for path, lines in told.items() for line in lines]
    assert not wrong, "\n".join(wrong)


def test_all_folders_are_read() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages == set(FOLDERS) - {"."}


def test_the_errors_are_found() -> None:
    assert {"TrundleError", "ModelError", "StartError", "ParseError", "UsageError"} <= ERRORS
    assert {"UndeterminedError", "SweepStopped", "FolderInUse"} <= ERRORS
    assert not {"MissingExtra", "ValueError", "Problem"} & ERRORS
    made = sum(
        len(list(constructions(ast.parse(path.read_text("utf-8")), frozenset(ERRORS))))
        for path in ROOT.rglob("*.py")
    )
    assert made > 250  # nothing is proved by a search that finds nothing


@pytest.mark.parametrize(
    ("source", "gone"),
    [
        ('ModelError("a", "b", "c", "d")', ""),
        ('ModelError("a", "b", cause="c", fix="d")', ""),
        ('errors.StartError("a", "b", "c")', "fix"),
        ('ModelError("a", "b")', "cause, fix"),
        ('ModelError("a", "b", "", "d")', "cause"),
        ('ModelError("a", "b", "c" if x else "", "d")', "cause"),
        ('ModelError("a", "b", "c", fix="")', "fix"),
        ('ParseError("a", "b", column=3)', "cause, fix"),
        ('ModelError("a", "b", *rest)', "parts that can be seen: write them one by one"),
        ('def f(error: type[TrundleError]):\n raise error("a", "b", "c")', "fix"),
    ],
)
def test_what_counts_as_missing(source: str, gone: str) -> None:
    assert [line.partition(": no ")[2] for line in incomplete(source)] == ([gone] if gone else [])

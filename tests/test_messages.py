"""Every error that trundle makes says what is wrong, what was expected and the line to type; a cause if one is likely.

The sources are read, not run: an error that no test provokes has its parts too. The line to type is one: it parses
(tests/conftest.py looks at those of the errors that tests provoke, with the names that are in them).
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import trundle
from tests.typed_lines import can_be_typed

ROOT = Path(trundle.__file__).parent
FOLDERS = [
    "symbols", "unconstrained", "constraints", "constrained", "compiled", "integrate", "motion",
    "study", "view", "scenario", "described", "gallery", "cli", "studio", ".", "../../papers",
]  # fmt: skip
PARTS = ("given", "expected", "cause", "fix")
NEEDED = ("given", "expected", "fix")  # a cause is said only where one is likely
FILLED = {"MissingExtra", "ScenarioError"}  # they make their parts themselves, from other arguments


def sources(folder: str) -> list[Path]:
    path = ROOT / folder
    return sorted(path.glob("*.py") if folder == "." else path.rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(parsed(path)))


@cache
def error_names() -> frozenset[str]:
    """TrundleError and what inherits from it, wherever it is written."""
    bases: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {called(base) for base in node.bases}
    names, size = {"TrundleError"}, 0
    while len(names) > size:
        size = len(names)
        names |= {name for name, parents in bases.items() if parents & names}
    return frozenset(names - FILLED)


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
        and called(one.annotation.slice) in error_names()
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
    return [part for part in NEEDED if part not in said or empty(said[part])]


def constructions(tree: ast.AST, names: frozenset[str]) -> Iterator[ast.Call]:
    """Calls of an error's class, also under the name that it has as an argument."""
    names = names | error_types(tree)
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and called(node.func) in names:
            yield node
        yield from constructions(node, names)


def incomplete(tree: ast.Module) -> list[str]:
    """Where errors are made without all of their parts."""
    found = constructions(tree, error_names())
    return [f"{call.lineno}: no {', '.join(gone)}" for call in found if (gone := missing(call))]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_error_has_its_parts(folder: str) -> None:
    told = {path.relative_to(ROOT): incomplete(parsed(path)) for path in sources(folder)}
    assert told
    wrong = [f"{path}:{line}" for path, lines in told.items() for line in lines]
    assert not wrong, "\n".join(wrong)


def test_all_folders_are_read() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages == set(FOLDERS) - {".", "../../papers"}


def test_the_errors_are_found() -> None:
    assert {"TrundleError", "ModelError", "StartError", "ParseError", "UsageError"} <= error_names()
    assert {"UndeterminedError", "SweepStopped", "FolderInUse"} <= error_names()
    assert not {"MissingExtra", "ValueError", "Problem"} & error_names()
    made = sum(len(list(constructions(parsed(path), error_names()))) for path in ROOT.rglob("*.py"))
    assert made > 250  # nothing is proved by a search that finds nothing


@pytest.mark.parametrize(
    ("source", "gone"),
    [
        ('ModelError("a", "b", "c", "d")', ""),
        ('ModelError("a", "b", cause="c", fix="d")', ""),
        ('errors.StartError("a", "b", "c")', "fix"),
        ('ModelError("a", "b")', "fix"),
        ('ModelError("a", "b", "", "d")', ""),
        ('ModelError("a", "b", "c", "d" if x else "")', "fix"),
        ('ModelError("a", "b", "c", fix="")', "fix"),
        ('ParseError("a", "b", column=3)', "fix"),
        ('ModelError("a", "b", *rest)', "parts that can be seen: write them one by one"),
        ('def f(error: type[TrundleError]):\n raise error("a", "b", "c")', "fix"),
    ],
)
def test_what_counts_as_missing(source: str, gone: str) -> None:
    assert [line.partition(": no ")[2] for line in incomplete(ast.parse(source))] == (
        [gone] if gone else []
    )


# --- the line to type -------------------------------------------------------------------------------------
@cache
def takes_fix() -> dict[str, int]:
    """Functions that are given a line to type: {name: its place among the arguments}."""
    found: dict[str, int] = {}
    for path in ROOT.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                names = [one.arg for one in node.args.args if one.arg != "self"]
                if "fix" in names:
                    found[node.name] = names.index("fix")
    return found


def texts(node: ast.expr) -> list[str]:
    """The texts that an expression may be, with x for what is filled in; none where that cannot be seen."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [text for value in node.values for text in texts(value)]
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and node.value else []
    if not isinstance(node, ast.JoinedStr):
        return []
    whole = [""]
    for part in node.values:
        inside = part.value if isinstance(part, ast.FormattedValue) else part
        whole = [text + more for text in whole for more in texts(inside) or ["x"]]
    return whole


def lines_to_type(tree: ast.AST, functions: dict[str, int]) -> Iterator[str]:
    """The fourth parts of errors; arguments called fix; and what is given that name."""
    errors = set(map(id, constructions(tree, error_names())))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            place = 3 if id(node) in errors else functions.get(called(node.func), len(node.args))
            given = node.args[place : place + 1] + [
                k.value for k in node.keywords if k.arg == "fix"
            ]
        elif isinstance(node, ast.Assign) and "fix" in ast.dump(node.targets[0]):
            target, value = node.targets[0], node.value
            given = [value]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = zip(target.elts, value.elts, strict=True)
                given = [one for name, one in pairs if called(name) == "fix"]
        else:
            continue
        for one in given:
            yield from texts(one)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_line_to_type_can_be_typed(folder: str) -> None:
    functions = takes_fix()
    wrong = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in sources(folder)
        for line in lines_to_type(parsed(path), functions)
        if not can_be_typed(line)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_lines_to_type_are_found() -> None:
    functions = takes_fix()
    assert {"fail", "report", "only"} <= functions.keys()
    assert sum(len(list(lines_to_type(parsed(path), functions))) for path in sources("study")) > 60


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ('start={..., "ball.z": -0.6}', True),
        ('start={..., "y": 1.0}, guess={"y": 1.0}  # one of them', True),
        ("td.System(bodies=[ball])  # with a body", True),
        ('"x.dot" = 1.0  # in the table [start]', True),
        ("2*x^2  # for a product", True),
        ("--out DIR  # with another name", True),
        ("# radus, left out", True),
        ("start={..., ball.z: -0.6} or guess={ball.z: -0.6}", False),
        ("leave one of the values out and it is solved for", False),
        ("# only a remark", False),
        ("td.Surface(-f), whose free side is the other one", False),
        ("choose another folder", False),
    ],
)
def test_what_counts_as_a_line_to_type(line: str, typed: bool) -> None:
    assert can_be_typed(line) == typed

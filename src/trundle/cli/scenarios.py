"""`trundle list`, `new`, `check` and `schema`; and finding the scenario that a name or a file stands for."""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import BAD_INPUT, DONE, Outcome, problem_data
from trundle.errors import TrundleError
from trundle.symbols.spelling import nearest

if TYPE_CHECKING:
    from trundle.scenario import Scenario

MANY_CASES = 5  # of one file, from which on they share a line of `trundle list`


def show_gallery(args: argparse.Namespace) -> Outcome:
    """`trundle list`: by paper, then the classics; many cases of one file as one line."""
    from trundle.gallery.catalogue import CATALOGUE

    shown: list[tuple[str, str, str]] = []
    for example, entries in itertools.groupby(CATALOGUE.values(), lambda entry: entry.example):
        group = [*entries]
        if len(group) < MANY_CASES:
            shown += [(entry.group, entry.name, entry.title) for entry in group]
            continue
        source, title = group[0].group, example.tables["title"]
        shown.append((source, f"{example.name}-CASE", f"{title}; CASE is one of"))
        shown.append((source, "", " ".join(entry.case for entry in group)))
    width = max(len(name) for _, name, _ in shown)
    lines: list[str] = []
    for source in dict.fromkeys(row[0] for row in shown):
        lines += ["", source] if lines else [source]
        lines += [f"  {name:<{width}}  {title}" for group, name, title in shown if group == source]
    keys = ("name", "title", "citation", "group")
    data = [{key: getattr(entry, key) for key in keys} for entry in CATALOGUE.values()]
    return Outcome("\n".join(lines), {"entries": data})


def new(args: argparse.Namespace) -> Outcome:
    """`trundle new NAME`"""
    import shlex

    from trundle.files import written_whole
    from trundle.scenario import template

    path = Path(args.name)
    if path.name in ("", "..") or "\0" in args.name:
        raise TrundleError(
            f"{args.name!r} is not the name of a file.", "a name", fix="trundle new top"
        )
    if path.suffix != ".toml":
        path = path.with_name(path.name + ".toml")
    if path.exists() and not args.force:
        raise TrundleError(
            f"{str(path)!r} exists already.",
            "a new name",
            fix=f"trundle new {shlex.quote(args.name)} --force",
        )
    like = None if args.like is None else entry_named(args.like)
    text = template() if like is None else like.file.read_text("utf-8")
    case = f" --case {like.case}" if like is not None and like.case else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(path) as temporary:
        temporary.write_text(text, encoding="utf-8")
    typed = shlex.quote(str(path))
    words = f"wrote {path}\nnext:  trundle check {typed}\n       trundle run {typed}{case} --html"
    return Outcome(words, {"file": path})


def check(args: argparse.Namespace) -> Outcome:
    """`trundle check FILE...`"""
    from trundle.scenario import Problem, check_scenario

    lines: list[str] = []
    data: dict[str, Any] = {}
    for name in args.files:
        try:
            problems = check_scenario(existing(name, "a scenario file", "trundle new NAME"))
        except UnusableFile as error:  # the others are checked all the same
            problems = [
                Problem("", 0, error.given, error.expected, error.cause, error.fix, source=name)
            ]
        data[name] = [problem_data(problem) for problem in problems]
        lines += [str(problem) for problem in problems]
        many = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        lines.append(f"{name}: {many if problems else 'nothing wrong'}")
    wrong = any(data.values())
    return Outcome(
        "\n".join(lines), {"ok": not wrong, "problems": data}, code=BAD_INPUT if wrong else DONE
    )


def schema(args: argparse.Namespace) -> Outcome:
    """`trundle schema`"""
    from trundle.scenario import json_schema

    return Outcome(json.dumps(json_schema(), indent=2))


# --- finding things -------------------------------------------------------------------------------------
def entry_named(name: str) -> Any:
    """The entry of the gallery with that name, or that its Python function makes without arguments."""
    from trundle.gallery.catalogue import CATALOGUE, EXAMPLES, made_by

    if name in CATALOGUE:
        return CATALOGUE[name]
    if found := made_by(name):
        return found[0]
    close = nearest(name, [*CATALOGUE, *EXAMPLES])
    raise TrundleError(
        f"{name!r} is not in the gallery.",
        "a name that `trundle list` shows",
        f"{close!r} was meant" if close else "",
        "trundle list",
    )


def also_called(target: str) -> list[str]:
    """What to say of a target that is the name of a Python function: which entry that is, and what else there is."""
    from trundle.gallery.catalogue import CATALOGUE, made_by

    if target in CATALOGUE or Path(target).exists():
        return []
    names = [entry.name for entry in made_by(target)]
    if not names:
        return []
    others = "; `trundle list` shows its other variants" if names[1:] else ""
    return [f"{target} is {names[0]} in the gallery{others}"]


def find(target: str, case: str = "") -> tuple[str, Scenario]:
    """The scenario that a gallery name or a file stands for, in a case of its file, and a name for its results."""
    from trundle.gallery.catalogue import CATALOGUE, EXAMPLES, made_by

    end = f"-{case}" if case else ""
    if target in CATALOGUE:
        entry = CATALOGUE[target]
        return target + end, entry.example(case or entry.case)
    path = Path(target)
    if not path.exists() and path.suffix != ".toml" and path.parent == Path():
        if found := made_by(target):
            return found[0].name + end, found[0].example(case or found[0].case)
        known = {name: name for name in (*CATALOGUE, *EXAMPLES)}
        known |= {p.stem: p.name for p in Path().glob("*.toml")}
        close = nearest(target, known)
        raise TrundleError(
            f"{target!r} is neither in the gallery nor a file here.",
            "a name that `trundle list` shows, or a scenario file",
            f"{known[close]!r} was meant" if close else "",
            f"trundle run {known[close]}" if close else "trundle list",
        )
    from trundle.scenario import read

    file = existing(target, "a scenario file", "trundle new NAME")
    return path.stem + end, read(file, case=case)


class UnusableFile(TrundleError):
    """The error for a file that does not exist, or is no file."""


def existing(name: str, what: str, fix: str) -> Path:
    """A file that is there."""
    path = Path(name)
    if not path.is_file():
        folder = path.parent if path.parent.is_dir() else Path()
        close = ""
        if path.is_dir():
            state, cause = "is a folder", ""
        elif path.exists():
            state, cause = "is a pipe or a device", ""
        elif path.is_symlink():
            state, cause = "is a link that leads nowhere", ""
        else:
            state, cause = "does not exist", ""
            close = nearest(path.name, [p.name for p in folder.iterdir() if p.is_file()])
        if close:
            cause = f"{str(folder / close)!r} was meant"
        raise UnusableFile(f"{name!r} {state}.", what, cause, str(folder / close) if close else fix)
    return path

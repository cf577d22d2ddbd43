"""Scenario files: read one, check one, the schema for editors, a file to start from."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.scenario.cases import CaseLines, case_names, choose
from trundle.scenario.problems import MOST, Problem, ScenarioError
from trundle.scenario.toml import PathOrText, is_text, load_tables, load_text, name_of
from trundle.symbols.spelling import nearest

if TYPE_CHECKING:
    from trundle.scenario.scenario import Scenario


def read(
    path_or_text: PathOrText,
    *,
    case: str = "",
    changes: Mapping[str, Any] | None = None,
    folder: Path | None = None,
) -> Scenario:
    """The scenario of a file, or of a text that is one.

    case      one of the file's [case.NAME]; the first if none is named
    changes   {name: value}: other values for some of the file's parameters and constants
    folder    where the files of data are that it names; default: where it is itself

    A `ScenarioError` says everything that is wrong, with places; see docs/scenario-files.md for the format.

    >>> import trundle.scenario
    >>> scenario = read(trundle.scenario.template())
    >>> scenario.simulate(until=0.1).status
    'reached t = 0.1 s'
    """
    source = name_of(path_or_text, "")
    loaded = _load(path_or_text, source)
    if isinstance(loaded, Problem):
        raise ScenarioError([loaded])
    folder = _folder(path_or_text) if folder is None else folder
    scenario, problems = _read(*loaded, source, case, changes or {}, folder)
    if problems or scenario is None:
        raise ScenarioError(problems)
    return scenario


def check_scenario(
    path_or_text: PathOrText, source: str = "", *, folder: Path | None = None
) -> list[Problem]:
    """Everything that is wrong with a scenario, in the order of the file; an empty list if nothing is.

    source   what to call it in messages; default: the file's name
    folder   where the files of data are that it names; default: where it is itself

    >>> for problem in check_scenario("schema = 1\\ntitel = 'A'\\n[start]\\n[solver]\\nuntil = 1\\n"):
    ...     print(problem.line, problem.given)
    2 unknown key `titel`, did you mean `title`.
    """
    source = name_of(path_or_text, source)
    loaded = _load(path_or_text, source)
    if isinstance(loaded, Problem):
        return [loaded]
    folder = _folder(path_or_text) if folder is None else folder
    found = [
        p for case in case_names(loaded[1]) for p in _read(*loaded, source, case, {}, folder)[1]
    ]
    return sorted(dict.fromkeys(found), key=lambda problem: problem.line)[:MOST]


def _folder(given: PathOrText) -> Path | None:
    """Where a file is; a text has no folder."""
    return (
        None if is_text(given) or not isinstance(given, (str, os.PathLike)) else Path(given).parent
    )


def _load(given: PathOrText, source: str) -> tuple[str, dict[str, Any]] | Problem:
    text = load_text(given, source)
    if isinstance(text, Problem):
        return text
    raw = load_tables(text, source)
    return raw if isinstance(raw, Problem) else (text, raw)


def _read(
    text: str,
    whole: dict[str, Any],
    source: str,
    case: str,
    changes: Mapping[str, Any],
    folder: Path | None,
) -> tuple[Scenario | None, list[Problem]]:
    raw = choose(whole, case, source)
    if isinstance(raw, Problem):
        return None, [raw]
    import numpy as np  # from here on the engine is needed, and takes its time to start

    from trundle.scenario.build import build
    from trundle.scenario.reader import PlacedProblem
    from trundle.scenario.sizes import too_much

    case = case or case_names(whole)[0]
    raw = with_changes(with_whole_names(raw), changes)
    scenario, wrong = None, too_much(raw)
    if not wrong:
        try:
            with np.errstate(all="ignore"):  # what overflows is refused where it is used
                scenario, wrong = build(raw, folder)
        except RecursionError:
            cause = "brackets within brackets, written by a program"
            fix = 'h = "..."  # in the table [definitions], for a part of them'
            wrong = [PlacedProblem((), "The formulas nest too deeply.", "simpler ones", cause, fix)]
    lines = CaseLines(text, case) if wrong else None
    problems = [
        one.problem(lines.of(one.place) if lines and one.place else 0, source) for one in wrong
    ]
    problems = sorted(dict.fromkeys(problems), key=lambda problem: problem.line)
    if scenario is not None and not problems:
        scenario = scenario.from_text(text, case, changes, folder)
    return scenario, problems[:MOST]


def with_whole_names(raw: dict[str, Any]) -> dict[str, Any]:
    """A copy in which start values such as ball.x.dot, written without quotes, have one name."""

    def whole(table: dict[str, Any], above: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in table.items():
            name = f"{above}.{key}" if above else key
            apart = bool(above) or (isinstance(value, dict) and not _is_contact(raw, key, value))
            if isinstance(value, dict) and apart and name.count(".") < 9:
                found |= whole(value, name)
            else:
                found[name] = value
        return found

    sections = {name: raw[name] for name in ("start", "guess") if isinstance(raw.get(name), dict)}
    return {**raw, **{name: whole(table, "") for name, table in sections.items()}}


def _is_contact(raw: dict[str, Any], key: str, given: dict[str, Any]) -> bool:
    """Whether a table of [start] places a contact: what it is called says so, or else what it holds."""
    from trundle.constraints.contact import SurfaceContact
    from trundle.described import keys_of
    from trundle.scenario.kinds import kinds

    constraints = raw.get("constraints")
    one = constraints.get(key) if isinstance(constraints, dict) else None
    kind = one.get("kind") if isinstance(one, dict) else None
    make = kinds("constraints").get(kind) if isinstance(kind, str) else None
    if make is not None:
        return hasattr(getattr(make, "__self__", make), "start")
    sections = (raw.get("bodies"), raw.get("definitions"))
    names = str(raw.get("coordinates", "")).replace(",", " ").split()
    if key in names or any(isinstance(s, dict) and key in s for s in sections):
        return False
    return one is not None or set(given) <= set(keys_of(SurfaceContact.start) or ())


def with_changes(raw: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy with other values of parameters and constants."""
    if not changes:
        return raw
    tables = {n: dict(raw[n]) for n in ("parameters", "constants") if isinstance(raw.get(n), dict)}
    known = {key: table for table in reversed(tables.values()) for key in table}
    for name, value in changes.items():
        if name not in known:
            near = nearest(name, known)
            hint = f", did you mean `{near}`" if near else ""
            given = f"The scenario has no parameter and no constant `{name[:60]}`{hint}."
            if known:
                cause = "the name was mistyped, or is that of a body or a coordinate"
                words = "one of " + ", ".join(known), cause, near or next(iter(known))
            else:
                cause = "its file has no [parameters] and no [constants]"
                fix = "trundle new mine --like NAME, and give the number a name there"
                words = "a scenario with values to change", cause, fix
            raise ScenarioError([Problem("", 0, given, *words)])
        known[name][name] = list(value) if isinstance(value, tuple) else value
    return {**raw, **tables}


def json_schema() -> dict[str, Any]:
    """JSON Schema of scenario files, for editors that complete and check TOML.

    >>> json_schema()["properties"]["solver"]["$ref"]
    '#/$defs/simulate'
    """
    from trundle.scenario.schema import schema_of_files

    return schema_of_files()


def template() -> str:
    """A commented scenario file that runs as it is, to start from."""
    return resources.files("trundle.scenario").joinpath("template.toml").read_text("utf-8")

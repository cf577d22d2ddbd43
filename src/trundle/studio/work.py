"""What the worker does with a text: check it, run it, write the files the page wants. Answers are plain data."""

from __future__ import annotations

import contextlib
import functools
import math
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.errors import TrundleError
from trundle.scenario import ScenarioError, check_scenario
from trundle.scenario.cases import case_names, choose
from trundle.scenario.files import read
from trundle.scenario.problems import Problem
from trundle.scenario.toml import load_tables
from trundle.studio.swept import map_of, options_at

if TYPE_CHECKING:
    from trundle.scenario import Scenario
    from trundle.shown import Motion

PARTS = ("source", "line", "place", "given", "expected", "cause", "fix")
MOST_CURVES = 24
POINTS = 1001  # of a curve


def run(job: Mapping[str, Any]) -> dict[str, Any]:
    """Check and run a text; with `page`, write its 3D page there, with `csv` its table.

    text    the scenario
    case    one of its cases; empty for the first
    values  {parameter or constant: number}, other than the text's
    plot    formulas to draw beside the outputs
    sweep   true for the map of its sweep, and no motion;  at   the run of the sweep to make, by its number
    folder  where the files of data are that it names
    """
    began = time.perf_counter()
    # with an end of its own: what has one line might be taken for the path of a file, and is never one here
    text, case = job["text"] + "\n# end\n", job.get("case", "")
    answer: dict[str, Any] = {"problems": []} | _known(text, case)
    try:
        if len(answer.get("cases", ())) > 1 and (problems := _checked(text, job["folder"])):
            raise ScenarioError(list(problems))
        scenario = read(text, case=case, changes=job.get("values", {}), folder=Path(job["folder"]))
        if job.get("sweep"):
            return answer | {"map": map_of(scenario), "seconds": time.perf_counter() - began}
        at = {} if job.get("at") is None else options_at(scenario, int(job["at"]))
        motion = scenario.simulate(time_limit=float(job["time_limit"]), **at)
        answer |= _facts(scenario, motion) | _curves(scenario, motion, job.get("plot", []))
        if job.get("page"):
            motion.show(Path(job["page"]))
        if job.get("csv"):
            motion.to_csv(Path(job["csv"]))
    except ScenarioError as error:
        answer["problems"] = [_plain(problem) for problem in error.problems]
    except TrundleError as error:
        answer["problems"] = [
            _plain(Problem("", 0, error.given, error.expected, error.cause, error.fix))
        ]
    return answer | {"seconds": time.perf_counter() - began}


@functools.lru_cache(maxsize=4)
def _checked(text: str, folder: str) -> tuple[Problem, ...]:
    """What is wrong with any of the cases; a slider moves without asking again."""
    return tuple(check_scenario(text, folder=Path(folder)))


def _plain(problem: Problem) -> dict[str, Any]:
    return {name: getattr(problem, name) for name in PARTS}


def _known(text: str, case: str) -> dict[str, Any]:
    """Cases and numbers of a text, as far as it can be read."""
    tables = load_tables(text, "")
    if isinstance(tables, Problem):
        return {}
    chosen = choose(tables, case, "")
    if isinstance(chosen, Problem):
        return {}
    numbers = [
        {"name": name, "value": value, "of": section}
        for section in ("parameters", "constants")
        for name, value in _table(chosen, section).items()
        if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    ]
    cases = [one for one in case_names(tables) if one]
    return {"cases": cases, "numbers": numbers, "sweeps": bool(_table(chosen, "sweep"))}


def _table(tables: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = tables.get(name)
    return found if isinstance(found, dict) else {}


def _facts(scenario: Scenario, motion: Motion) -> dict[str, Any]:
    events = [{"t": event.t, "name": event.name} for event in motion.events[:200]]
    return {
        "title": scenario.title, "report": repr(motion), "status": motion.status,
        "finished": motion.finished and not motion.doubts, "events": events,
    }  # fmt: skip


def _curves(scenario: Scenario, motion: Motion, formulas: list[str]) -> dict[str, Any]:
    """Outputs, and more formulas, along the motion."""
    from trundle.symbols.text import parse

    every = max(1, len(motion.t) // POINTS)
    wanted: dict[str, Any] = dict(scenario.outputs)
    wrong: dict[str, str] = {}
    for formula in formulas[:MOST_CURVES]:
        try:
            wanted[formula] = parse(formula, {**motion.names, **scenario.symbols})
        except TrundleError as error:
            wrong[formula] = str(error)
    curves = []
    for name, expression in wanted.items():
        try:
            values = motion[expression].reshape(len(motion.t), -1)
        except TrundleError as error:
            wrong[name] = str(error)
            continue
        for i in range(values.shape[1]):
            label = name if values.shape[1] == 1 else f"{name}[{i}]"
            curves.append({"label": label, "values": _rounded(values[::every, i])})
    return {"t": _rounded(motion.t[::every]), "curves": curves[:MOST_CURVES], "wrong": wrong}


def _rounded(values: Any) -> list[float | None]:
    return [float(f"{value:.7g}") if math.isfinite(value) else None for value in values.tolist()]


def limit(memory: int, file: int) -> None:
    """Bytes that this process may take, and that a file of its may have; no picture of it when it dies.

    Where the system has no such limits (Windows), the limit of time is left.
    """
    with contextlib.suppress(ImportError):
        import resource

        _set(resource, memory, file)


def _set(resource: Any, memory: int, file: int) -> None:
    for what, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, file),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))

"""The file of a scenario with other values: where in it the numbers stand that a page's sliders change.

A changed scenario is the file as it was written, with one more case in front of the others:

    [case.changed]
    parameters.mu = 0.42
    start.contact.velocity = [0.25, -0.3]

The place of a start value is found by trying: a number in the file is the one if putting another there changes that
start value to it, and no other.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.scenario.toml import load_tables

if TYPE_CHECKING:
    from trundle.scenario.scenario import Scenario

Path = tuple[str | int, ...]
TABLES = ("start", "constants", "definitions")  # where a start value may stand
FIRST_CASE = re.compile(r"^\s*\[\s*case\s*[.\]]", re.MULTILINE)
NAME = "changed"


class Altered:
    """A scenario's file, for pages that save it with other values."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario

    def data(self, sliders: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
        """What the page needs: the text around the new case, what that repeats, and what each slider changes there.

        sliders   "kind" p or s, "place" among the parameters or the start's values, "value", "parameter" its name
        None if the text has cases that another cannot be put in front of.
        """
        text = self._scenario.text
        raw = load_tables(text, "")
        if not isinstance(raw, dict):
            return None
        cases = raw.get("case", {})
        found = FIRST_CASE.search(text)
        if not isinstance(cases, dict) or (cases and found is None):
            return None
        at = len(text) if found is None else found.start()
        own = cases.get(self._scenario.case, {})
        repeated = [*_leaves(own), *self._changes(raw)]
        name = next(f"{NAME}{k}" for k in ("", *range(2, 99)) if f"{NAME}{k}" not in cases)
        return {
            "before": text[:at].rstrip() + "\n\n", "after": text[at:], "name": name,
            "own": [[_dotted(path), _written(value)] for path, value in repeated],
            "sliders": [self._place(raw, own, slider) for slider in sliders],
        }  # fmt: skip

    def _changes(self, raw: Mapping[str, Any]) -> Iterator[tuple[Path, Any]]:
        """What was given for names of the file beside it."""
        for name, value in self._scenario.changes.items():
            table = "parameters" if name in raw.get("parameters", {}) else "constants"
            yield (table, name), value

    # --- where a slider's number stands -----------------------------------------------------------------------
    def _place(
        self, raw: Mapping[str, Any], own: Mapping[str, Any], slider: Mapping[str, Any]
    ) -> dict[str, Any] | None:
        """{"key", "list"}: a dotted key, and the list that the number is an entry of, None in its place; or None."""
        tables = _laid(raw, own)
        if slider["kind"] == "p":
            name = str(slider["parameter"])
            given = tables.get("parameters", {}).get(name)
            if given is None:
                return None
            table = isinstance(given, dict)
            path: Path | None = ("parameters", name, "value") if table else ("parameters", name)
        else:
            path = self._found(tables, slider)
        if path is None:
            return None
        if not isinstance(path[-1], int):
            return {"key": _dotted(path), "list": None}
        entries = [_written(x) for x in _at(tables, path[:-1])]
        return {"key": _dotted(path[:-1]), "list": entries, "index": path[-1]}

    def _found(self, tables: dict[str, Any], slider: Mapping[str, Any]) -> Path | None:
        place, value = int(slider["place"]), float(slider["value"])
        before = _numbers(self._scenario.start)
        wanted = before.copy()
        wanted[place] = value + 1e-3 * max(1.0, abs(value))
        for path in _likely(tables, value):
            start = self._start(_with(tables, path, float(wanted[place])))
            if start is not None and np.allclose(start, wanted, rtol=1e-12, atol=1e-14):
                return path
        return None

    def _start(self, tables: dict[str, Any]) -> np.ndarray | None:
        """The start's numbers that tables give."""
        from trundle.scenario.build import build
        from trundle.scenario.files import with_changes, with_whole_names

        plain = {key: value for key, value in tables.items() if key != "case"}
        raw = with_changes(with_whole_names(plain), self._scenario.changes)
        with np.errstate(all="ignore"):
            scenario, problems_found = build(raw, self._scenario.folder)
        if scenario is None or problems_found:
            return None
        numbers = _numbers(scenario.start)
        return numbers if len(numbers) == len(_numbers(self._scenario.start)) else None


def _likely(tables: Mapping[str, Any], value: float) -> list[Path]:
    """Where a number with this value may stand: where it is written as such, then formulas."""
    leaves = [x for name in TABLES for x in _leaves(tables.get(name, {}), (name,), lists=True)]
    same = [p for p, x in leaves if not isinstance(x, str | bool | list) and x == value]
    return [*same, *(p for p, x in leaves if isinstance(x, str))]


def _numbers(start: Mapping[Any, Any]) -> np.ndarray:
    parts = [np.ravel(np.asarray(value, float)) for value in start.values()]
    return np.concatenate(parts) if parts else np.empty(0)


def _laid(raw: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    from trundle.scenario.cases import laid_over

    return laid_over(dict(raw), dict(own))


def _leaves(
    table: Mapping[str, Any], above: Path = (), lists: bool = False
) -> Iterator[tuple[Path, Any]]:
    """Everything in a table that is no table, with its path; `lists`: entries of lists each by itself."""
    for key, value in table.items():
        path = (*above, key)
        if isinstance(value, dict):
            yield from _leaves(value, path, lists)
        elif lists and isinstance(value, list):
            yield from (((*path, i), entry) for i, entry in enumerate(value))
        else:
            yield path, value


def _at(tables: Any, path: Path) -> Any:
    for key in path:
        tables = tables[key]
    return tables


def _with(tables: dict[str, Any], path: Path, value: float) -> dict[str, Any]:
    """A copy with another value at a path."""
    changed = copy.deepcopy(tables)
    _at(changed, path[:-1])[path[-1]] = value
    return changed


def _dotted(path: Path) -> str:
    """A key of TOML: start.contact.velocity, start."x.dot".

    >>> _dotted(("start", "x.dot"))
    'start."x.dot"'
    """
    return ".".join(
        str(k) if re.fullmatch(r"[A-Za-z0-9_-]+", str(k)) else json.dumps(k) for k in path
    )


def _written(value: Any) -> str:
    """A value of TOML.

    >>> _written([1.5, "2*r", {"low": True}])
    '[1.5, "2*r", {low = true}]'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_dotted((k,))} = {_written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_written, value)) + "]"
    if isinstance(value, str | bool):
        return json.dumps(value)
    return repr(float(value)) if isinstance(value, float) else str(value)

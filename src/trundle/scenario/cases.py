"""Cases: one file for several scenarios that differ in a few lines.

    [case.Ia]
    [case.IIIc]
    constants.x0 = 0.3
    definitions.d = ["w", "w", "w"]

A case's tables are laid over the rest of the file: tables key by key, everything else takes the place of what was
there. The first case is the one that runs if none is named. A case without a `title` has that of the file, with
", case IIIc" behind it.
"""

from __future__ import annotations

from typing import Any

from trundle.scenario.lines import Lines
from trundle.scenario.problems import Place, Problem, short
from trundle.symbols.spelling import nearest

MOST_CASES = 40  # each is checked whole
DEEPEST = 10  # tables within tables that are laid over each other


def case_names(raw: dict[str, Any]) -> list[str]:
    """The cases of a file in its order; one nameless case if it has none."""
    cases = raw.get("case")
    return [*cases] if isinstance(cases, dict) and cases else [""]


def choose(raw: dict[str, Any], case: str, source: str) -> dict[str, Any] | Problem:
    """The tables of one case, or why there are none; an empty name is that of the first case."""
    names = case_names(raw)
    chosen = case or names[0]
    if chosen not in names:
        known = [name for name in names if name]
        near = nearest(chosen, known)
        return Problem(
            "",
            0,
            f"The scenario has no case {short(chosen)!r}{f', did you mean {near!r}' if near else ''}.",
            "one of " + ", ".join(known) if known else "no case: its file has no [case.NAME]",
            "the name was mistyped, or is that of another file's case",
            f"case={near or known[0]!r}" if known else 'case=""',
            source=source,
        )
    if "case" not in raw:
        return raw
    rest = {key: value for key, value in raw.items() if key != "case"}
    table = raw["case"].get(chosen) if isinstance(raw["case"], dict) else None
    if not isinstance(table, dict) or "case" in table or len(names) > MOST_CASES:
        return Problem(
            "case",
            0,
            "[case] does not hold tables of cases.",
            f"at most {MOST_CASES} tables [case.NAME]",
            "a key stands where the name of a case belongs",
            "[case.steep]",
            source=source,
        )
    if "title" not in table and isinstance(rest.get("title"), str):
        table = {**table, "title": f"{rest['title']}, case {chosen}"}
    return laid_over(rest, table)


def laid_over(below: dict[str, Any], above: dict[str, Any], depth: int = 0) -> dict[str, Any]:
    """One table with another laid over it.

    >>> laid_over({"a": {"x": 1, "y": 2}, "b": 3}, {"a": {"y": [4]}})
    {'a': {'x': 1, 'y': [4]}, 'b': 3}
    """
    both = dict(below)
    for key, value in above.items():
        old = below.get(key)
        if isinstance(old, dict) and isinstance(value, dict) and depth < DEEPEST:
            value = laid_over(old, value, depth + 1)
        both[key] = value
    return both


class CaseLines(Lines):
    """The lines of a file's keys, those of a case first."""

    def __init__(self, text: str, case: str) -> None:
        self.case: Place = ("case", case)
        super().__init__(text)

    def of(self, place: Place) -> int:
        for end in range(len(place), 0, -1):
            if (*self.case, *place[:end]) in self._places:
                return super().of((*self.case, *place))
            if place[:end] in self._places:
                break
        return super().of(place)

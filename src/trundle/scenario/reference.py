"""The tables of the reference page, docs/scenario-files.md: from the signatures that describe the keys.

`python -m trundle.scenario.reference PAGE` writes them into the page, between the lines `<!-- keys of ... -->` and
`<!-- end -->`.
"""

from __future__ import annotations

import functools
import json
import math
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trundle.constraints.contact import SurfaceContact
from trundle.described import Arguments, Key, Keys, Table, keys_of, summary
from trundle.files import written_whole
from trundle.integrate.event import Event
from trundle.scenario.kinds import ROOTS, SOLVER, STUDIES, SWEEP, VIEW, file_keys, kinds, part_keys
from trundle.unconstrained.shapes_compound import Placed

BLOCK = re.compile(r"(<!-- keys of (\w+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
TABLES: dict[str, Callable[[], Keys]] = {
    "file": lambda: {
        n: k for n, k in file_keys().items() if not isinstance(k.value, (Table, Arguments))
    },
    "contact_start": lambda: keys_of(SurfaceContact.start) or {},
    "solver": lambda: keys_of(SOLVER.make, SOLVER.without) or {},
    "event": lambda: keys_of(Event, ("name",)) or {},
    "view": lambda: keys_of(VIEW.make) or {},
    "sweep": lambda: keys_of(SWEEP.make, SWEEP.without) or {},
    "compound_part": lambda: keys_of(Placed) or {},
}
for name, study in STUDIES.items():
    TABLES[name] = functools.partial(lambda one: keys_of(one.make, one.without) or {}, study)


def filled(page: str) -> str:
    """The page with its tables as they follow from the code."""
    return BLOCK.sub(lambda found: found[1] + table(found[2]) + found[4], page)


def table(name: str) -> str:
    """One table, as Markdown."""
    return parts_table(name) if name in ROOTS else keys_table(TABLES[name]())


def keys_table(keys: Keys) -> str:
    """Key, what it holds, its default and what it means, line by line."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for key in keys.values():
        row = key.value.kind() or "table", default(key), _cell(key.words)
        rows.setdefault(row, []).append(f"`{key.name}`")
    lines = [(", ".join(names), *row) for row, names in rows.items()]
    return _markdown(("key", "holds", "default", "meaning"), lines)


def parts_table(section: str) -> str:
    """The kinds of a section of parts with their keys; keys that all of them have, below."""
    makes = {k: m for k, m in kinds(section).items() if m.__module__.startswith("trundle.")}
    keys = {kind: part_keys(make) for kind, make in makes.items()}
    common = set.intersection(*(set(map(_same, one.values())) for one in keys.values()))
    text = ""
    for kind, make in makes.items():
        own = {k.name: k for k in keys[kind].values() if _same(k) not in common}
        table = f"\n{keys_table(own)}" if own else ""
        text += f'**`"{kind}"`** {_cell(summary(make))}\n{table}\n'
    shared = {k.name: k for one in keys.values() for k in one.values() if _same(k) in common}
    return f"{text}All of them have\n\n{keys_table(shared)}" if shared else text


def _same(key: Key) -> tuple[str, str]:
    return key.name, "" if key.name == "name" else f"{key.value.kind()}, {key.words}"


def default(key: Key) -> str:
    """The default in words."""
    value = list(key.default) if isinstance(key.default, tuple) else key.default
    if key.needed:
        return "must be there"
    if key.name == "name" and key.words == "what messages call it":
        return "made up" if key.value.own else "its key"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and math.isfinite(value):
        return f"{value:g}"
    plain = isinstance(value, (int, str, list)) and value not in ("", [])
    return f"`{json.dumps(value)}`" if plain else "none"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _markdown(head: tuple[str, ...], rows: list[Any]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    for page in map(Path, sys.argv[1:]):
        text = filled(page.read_text("utf-8"))
        with written_whole(page) as temporary:
            temporary.write_text(text, "utf-8")

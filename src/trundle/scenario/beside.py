"""Files of data that a scenario names: in its folder or below it, links followed."""

from __future__ import annotations

import json
from pathlib import Path

from trundle.described import Refused
from trundle.scenario.problems import short
from trundle.symbols.data_files import meant_file


def beside(folder: Path | None, raw: str, section: str) -> Path:
    """The path of a file that a part of a section names; `Refused` with the name that was probably meant."""
    suffixes = (".stl",) if section == "bodies" else (".csv", ".npz")
    if folder is None:
        why = "a text has no folder in which the file could be"
        raise _refused(raw, suffixes, why, f'"{short(raw)}"  # and td.read("scenario.toml")')
    folder = folder.resolve()
    try:
        found = (folder / raw).resolve()
        inside, there = found.is_relative_to(folder), found.is_file()
    except (OSError, ValueError, RuntimeError):  # a NUL, a name too long, links in a circle
        inside, there = True, False
    if inside and there:
        return found
    why = "there is no such file beside the scenario"
    why = why if inside else "it is not in the folder of the scenario"
    raise _refused(raw, suffixes, why, json.dumps(meant_file(folder / short(raw), suffixes)))


def _refused(raw: str, suffixes: tuple[str, ...], why: str, example: str) -> Refused:
    kinds = " or ".join(suffixes)
    article = "an" if suffixes[0] == ".stl" else "a"
    expected = f"{article} {kinds} file in the folder of the scenario, or below it"
    return Refused(f"{short(raw)!r} cannot be read.", expected, why, example)

"""The README is true: its programs run, and what it shows of their output is what they print."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```(python|)\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_programs_run_and_print_what_is_shown(capsys: Any) -> None:
    names: dict[str, Any] = {}
    for kind, text in BLOCKS:
        if kind == "python":
            exec(compile(text, "README.md", "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    shown = next(text for kind, text in BLOCKS if not kind and text.startswith("Motion of"))
    for line, expected in zip(printed, shown.splitlines(), strict=True):
        # times and rounding differ from machine to machine; the words and what was counted do not
        assert re.sub(r"[-+.\de]+", "#", line) == re.sub(r"[-+.\de]+", "#", expected)
    audit = names["motion"].audit["ball on trough"]
    assert f"{audit.lifts_at:.6f}" in shown
    assert f"{audit.needed[0]:.2f}" in shown


def test_every_name_of_the_readme_exists() -> None:
    import trundle as td
    from trundle import gallery

    text = README.read_text(encoding="utf-8")
    for name in set(re.findall(r"`?td\.(\w+)", text)):
        assert hasattr(td, name), name
    papers = text[text.index("## The papers") : text.index("## How good")]
    for name in re.findall(r"`([a-z_0-9]+)`", papers):
        known = hasattr(gallery, name) or (README.parent / "src" / "trundle" / name).is_dir()
        assert known, name

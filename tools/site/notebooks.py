"""A page as a Jupyter notebook: its text as cells of Markdown, its programs as cells of code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

DIRECTIVE = re.compile(r"^```\{.*?^```\n", re.M | re.S)


def notebook(page: str) -> dict[str, Any]:
    """The notebook of a page of Markdown, nbformat 4.5, not run yet.

    >>> made = notebook("# Title\\n\\n```python\\nx = 1\\n```\\n")
    >>> [(cell["cell_type"], cell["source"]) for cell in made["cells"]]
    [('markdown', '# Title'), ('code', 'x = 1')]
    """
    pieces = re.split(r"^```python\n(.*?)^```\n", DIRECTIVE.sub("", page), flags=re.M | re.S)
    cells: list[dict[str, Any]] = []
    for index, piece in enumerate(pieces):
        text = piece.strip()
        if index % 2:
            cell = {"cell_type": "code", "execution_count": None, "outputs": []}
        else:  # what the page shows as printed, the notebook prints itself
            text = re.sub(r"^```text\n.*?^```\n?", "", text + "\n", flags=re.M | re.S).strip()
            cell = {"cell_type": "markdown"}
        if text:
            cells.append({**cell, "id": f"cell-{index}", "metadata": {}, "source": text})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def write_notebook(page: Path, target: Path) -> None:
    """Write the notebook of a page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    made = json.dumps(notebook(page.read_text(encoding="utf-8")), indent=1, ensure_ascii=False)
    target.write_text(made + "\n", encoding="utf-8")

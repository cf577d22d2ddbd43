"""The documentation is true: every program of every page runs and prints what is shown; the site is built of it."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sphinx.application import Sphinx

import trundle as td
from tools.site.checked import problems
from tools.site.executed import PageError, blocks, matches, run_page
from tools.site.notebooks import notebook
from tools.site.reference import GROUPS, PACKAGES, group_of, public_places

pytestmark = pytest.mark.slow  # whole pages, and sites
ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(page for page in DOCS.rglob("*.md") if "_build" not in page.parts)
PROGRAMS = [page for page in PAGES if blocks(page.read_text("utf-8"))]


def name(page: Path) -> str:
    return str(page.relative_to(DOCS))


def check_asking_more(names: dict[str, Any]) -> None:
    """What closed forms say about the page's programs."""
    assert names["circling"].family == 0
    assert abs(names["locus"].changes[0].value - (9.81 / 0.3) ** 0.5) < 1e-8
    assert names["twice"].verdict == "asymptotically stable"
    assert names["parked"].miss < 1e-5


def check_sweeps(names: dict[str, Any]) -> None:
    least = (5 * 9.81) ** 0.5  # m/s, at the bottom: at the top nothing presses then
    assert names["round_from"] - 0.1 < least < names["round_from"]


def check_sleigh(names: dict[str, Any]) -> None:
    """x = g sin(0.3)/2 sin(t)^2, in closed form."""
    motion = names["motion"]
    exact = 9.81 * np.sin(0.3) / 2 * np.sin(motion.t) ** 2
    assert np.abs(motion[names["x"]] - exact).max() < 1e-8


CHECKS = {
    "ask-more.md": check_asking_more,
    "tutorials/sweeps.md": check_sweeps,
    "tutorials/constraints.md": check_sleigh,
}


@pytest.mark.parametrize("page", PROGRAMS, ids=name)
def test_every_block_of_a_page_does_what_the_page_says(page: Path, tmp_path: Path) -> None:
    names = run_page(page, tmp_path)
    CHECKS.get(name(page), lambda names: None)(names)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_name_of_a_page_exists(page: Path) -> None:
    for found in set(re.findall(r"`?td\.(\w+)", page.read_text("utf-8"))):
        assert hasattr(td, found), found


def test_the_reference_describes_every_public_name_once() -> None:
    places = public_places()
    assert {*places} == {*td.__all__} - PACKAGES
    assert [name for name, where in places.items() if not group_of(where)] == []
    text = "".join(page.read_text("utf-8") for page in (DOCS / "reference").glob("*.md"))
    for group in GROUPS:
        assert text.count(f"```{{reference}} {group}\n") == 1


def test_a_page_that_shows_what_is_not_printed_fails(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nprint(2)\n```\n\n```text\n3\n```\n")
    with pytest.raises(PageError, match=r"page\.md:5"):
        run_page(page, tmp_path / "work")


@pytest.mark.parametrize("block", ["```sh\ntrundle check x.toml\n```\n", "```sh\nrm x\n```\n"])
def test_a_command_that_fails_or_is_none_of_ours_fails_the_page(block: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(block)
    with pytest.raises(PageError):
        run_page(page, tmp_path / "work")


def test_dots_stand_for_anything_and_nothing_else_does() -> None:
    assert matches("a 1\nb 2\n", "a ...\nb 2\n")
    assert not matches("a 1\nb 3\n", "a ...\nb 2\n")


def test_a_tutorial_is_a_notebook_whose_cells_run() -> None:
    import nbformat

    page = (DOCS / "tutorials" / "constraints.md").read_text("utf-8")
    made = notebook(page)
    nbformat.validate(nbformat.reads(json.dumps(made), as_version=4))
    code = [cell["source"] for cell in made["cells"] if cell["cell_type"] == "code"]
    assert code == [b.text.strip() for b in blocks(page) if b.kind == "python"]
    assert not any("```" in cell["source"] for cell in made["cells"])


# --- the site itself ----------------------------------------------------------------------------------------
SMALL = """# Small

$$M \\ddot q = Q$$

```python
from pathlib import Path

Path("motion.html").write_text("<p>here</p>")
```

```{shown} motion.html
What it shows.
```

`td.Sphere` leads to its place.

```{reference} td
Sphere
```
"""


def built(folder: Path, text: str) -> tuple[Path, str]:
    """A site of one page, and what was complained about."""
    source, out, told = folder / "source", folder / "html", io.StringIO()
    source.mkdir()
    (source / "conf.py").write_text(
        (DOCS / "conf.py").read_text("utf-8").replace("__file__", repr(str(DOCS / "conf.py")))
    )
    (source / "style").mkdir()
    (source / "style" / "site.css").write_text("")
    (source / "index.md").write_text(text)
    app = Sphinx(
        source,
        source,
        out,
        folder / "doctrees",
        "html",
        status=None,
        warning=told,
        warningiserror=False,
    )
    app.build()
    return out, told.getvalue()


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Any:
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of Sphinx and its theme, about each other
        yield


@pytest.mark.usefixtures("quiet")
def test_a_site_has_what_its_programs_made_and_formulas_without_a_script(tmp_path: Path) -> None:
    out, told = built(tmp_path, SMALL)
    page = (out / "index.html").read_text("utf-8")
    assert told == ""
    assert "<math" in page
    assert not re.search(r"<script[^>]*mathjax", page, re.I)
    assert '<iframe src="made/index-motion.html" title="What it shows."' in page
    assert (out / "made" / "index-motion.html").read_text() == "<p>here</p>"
    assert 'href="#td.Sphere"' in page
    assert 'id="td.Sphere"' in page
    assert "4.521179 kg" in page
    assert problems(out) == []


@pytest.mark.usefixtures("quiet")
def test_a_link_to_nowhere_is_told(tmp_path: Path) -> None:
    _, told = built(tmp_path, "# Small\n\n[there](nowhere.md)\n")
    assert "nowhere.md" in told


def test_a_built_page_that_loads_from_elsewhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<script src="https://cdn.example/x.js"></script><a href="b.html#x">b</a>'
    )
    (tmp_path / "b.html").write_text("<p id='y'>b</p>")
    assert len(problems(tmp_path)) == 2

"""Directives for what programs made: `shown` a file, `gallery` the examples with their pages, `notebook` a download.

At the beginning of a build every page with programs is run (`executed.py`), unless it was and has not changed since.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from pygments.lexers.special import TextLexer
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from tools.site.executed import blocks, run_page
from tools.site.notebooks import write_notebook

logger = logging.getLogger(__name__)
STAMP = ".ran"


def work(app: Any) -> Path:
    """Where programs are run: beside the built pages."""
    return Path(app.doctreedir).parent / "work"


# --- running ----------------------------------------------------------------------------------------------------
def run_pages(app: Any) -> None:
    """Run every page that has programs; one that fails is an error of the build."""
    for docname in sorted(app.env.found_docs):
        page = Path(app.env.doc2path(docname))
        if page.suffix != ".md" or not blocks(page.read_text(encoding="utf-8")):
            continue
        folder = work(app) / docname
        sign = hashlib.sha256(page.read_bytes()).hexdigest()
        stamp = folder / STAMP
        if stamp.exists() and stamp.read_text() == sign:
            continue
        logger.info("running %s", docname)
        shutil.rmtree(folder, ignore_errors=True)
        try:
            run_page(page, folder)
        except Exception as error:
            logger.exception("%s: %s", docname, error)
            raise
        stamp.write_text(sign)


# --- shown --------------------------------------------------------------------------------------------------------
class Shown(SphinxDirective):
    """A file that a program of this page wrote: a 3D page in a frame, or a picture. The text is its alternative."""

    required_arguments = 1
    has_content = True
    option_spec = {"height": directives.positive_int}  # noqa: RUF012

    def run(self) -> list[nodes.Node]:
        name, words = self.arguments[0], " ".join(self.content)
        source = work(self.env.app) / self.env.docname / name
        if not source.is_file():
            raise self.error(f"no program of this page writes {name}")
        own = f"{self.env.docname}/{name}".replace("/", "-")
        return [frame(self.env, source, own, words, self.options.get("height", 480))]


def frame(env: Any, source: Path, name: str, words: str, height: int) -> nodes.Node:
    """The node that shows a file, which is copied into the site under a name."""
    made = files_of(env)
    made[name] = str(source)
    place = "../" * env.docname.count("/") + f"made/{name}"
    if source.suffix == ".html":
        html = (
            f'<figure class="motion"><iframe src="{escape(place)}" title="{escape(words)}" height="{height}" '
            f'loading="lazy"></iframe><figcaption>{escape(words)} '
            f'<a href="{escape(place)}">Open the page by itself</a></figcaption></figure>'
        )
    else:
        html = f'<figure class="made"><img src="{escape(place)}" alt="{escape(words)}"/></figure>'
    return nodes.raw("", html, format="html")


def files_of(env: Any) -> dict[str, str]:
    """Files to copy into the site's folder made/: {name: source}."""
    if not hasattr(env, "trundle_files"):
        env.trundle_files = {}
    return env.trundle_files  # type: ignore[no-any-return]


# --- the gallery ----------------------------------------------------------------------------------------------------
LEFT_OUT = re.compile(
    r"moving-parabola-(?!IIc|fig15)|-two-particles|-written-out"
)  # variants alike to look at


def entries() -> list[Any]:
    """What the gallery page shows."""
    from trundle.gallery.catalogue import CATALOGUE

    return [entry for entry in CATALOGUE.values() if not LEFT_OUT.search(entry.name)]


class Gallery(SphinxDirective):
    """A card for each example: a picture, its title, its page, its file."""

    def run(self) -> list[nodes.Node]:
        cards = []
        for entry in entries():
            page = work(self.env.app) / "gallery-pages" / f"{entry.name}.html"
            if not page.exists():
                page.parent.mkdir(parents=True, exist_ok=True)
                logger.info("running the gallery's %s", entry.name)
                entry.load().simulate().show(page)
            picture = Path(self.env.srcdir) / "pictures" / "gallery" / f"{entry.name}.webp"
            made = files_of(self.env)
            made[page.name], made[entry.file.name] = str(page), str(entry.file)
            if picture.exists():  # `python -m tools.site.thumbnails NAME` takes it
                made[picture.name] = str(picture)
            cards.append(card(entry, picture.exists()))
        return [nodes.raw("", f'<div class="gallery">{"".join(cards)}</div>', format="html")]


def card(entry: Any, drawn: bool) -> str:
    """The HTML of one example."""
    name, title, citation = escape(entry.name), escape(entry.title), escape(entry.citation)
    picture = (
        f'<a href="made/{name}.html"><img src="made/{name}.webp" loading="lazy" '
        f'width="480" height="320" alt="{title}, in 3D"/></a>'
    )
    return (
        f'<article id="{name}">{picture if drawn else ""}<h3><a href="made/{name}.html">{title}</a></h3>'
        f"<p>{citation}</p><p><code>trundle run {name} --html</code></p>"
        f'<p><a href="made/{escape(entry.file.name)}">scenario file</a></p></article>'
    )


# --- notebooks --------------------------------------------------------------------------------------------------------
class Notebook(SphinxDirective):
    """A link to this page as a notebook."""

    def run(self) -> list[nodes.Node]:
        source, _ = self.get_source_info()
        name = Path(source).stem + ".ipynb"
        made = work(self.env.app) / "notebooks" / name
        write_notebook(Path(source), made)
        files_of(self.env)[name] = str(made)
        place = "../" * self.env.docname.count("/") + f"made/{name}"
        words = f'This page is a notebook too: <a href="{place}" download>{name}</a>.'
        return [nodes.raw("", f'<p class="notebook">{words}</p>', format="html")]


def copy_files(app: Any, error: Exception | None) -> None:
    """Put what pages show into the site."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "made"
    folder.mkdir(exist_ok=True)
    for name, source in files_of(app.env).items():
        shutil.copyfile(source, folder / name)


def setup(app: Any) -> dict[str, bool]:
    for name, directive in (("shown", Shown), ("gallery", Gallery), ("notebook", Notebook)):
        app.add_directive(name, directive)
    app.add_lexer("csv", TextLexer)
    app.connect("env-before-read-docs", lambda app, env, names: run_pages(app))
    app.connect("build-finished", copy_files)
    return {"parallel_read_safe": False}

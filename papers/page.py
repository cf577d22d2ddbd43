"""The pages of a reproduction: one for each paper, one that links them. Plain HTML: no script, no request elsewhere.

The Content-Security-Policy of a page lets it load pictures and motions beside it and its own style (by its hash), and
nothing else. The first motion stands at the top, in a frame without rights. Every text passes through `html.escape`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import struct
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from papers.results import Result
from papers.sheet import Item, Sheet, Shot, write_text
from trundle.errors import ModelError

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
CLASS = {"holds": "holds", "does not hold": "fails", "ours alone": "own"}


def page(title: str, body: str) -> str:
    """A whole page around its body, which is HTML already."""
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; img-src 'self' file:; frame-src 'self' file:; style-src 'sha256-{digest}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>"
    )


def typeset(text: str) -> str:
    """A text as HTML: powers of ten and superscripts are set as such.

    >>> typeset("Q^N < 3.1e-12 N")
    'Q<sup>N</sup> &lt; 3.1·10<sup>−12</sup> N'
    >>> typeset("1e-12 s")
    '10<sup>−12</sup> s'
    """
    powers = re.sub(r"\b(\d+(?:\.\d+)?)e([+-])0*(\d+)\b", _power, escape(text))
    return re.sub(r"(?<=\w)\^([A-Za-z0-9])\b", r"<sup>\1</sup>", powers)


def _power(found: re.Match[str]) -> str:
    factor = "" if found[1] == "1" else f"{found[1]}·"
    return f"{factor}10<sup>{'−' if found[2] == '-' else ''}{found[3]}</sup>"


def link(file: str, text: str) -> str:
    """A link to a file beside the page."""
    return f'<a href="{escape(file)}">{escape(text)}</a>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "list") -> str:
    """A table of cells that are HTML already. A phone shows each row as a block, with the heads before its cells."""
    head = "".join(f'<th scope="col">{typeset(text)}</th>' for text in heads)

    def line(row: Sequence[str]) -> str:
        cells = zip(heads, row, strict=True)
        return "".join(f'<td data-head="{escape(name)}">{cell}</td>' for name, cell in cells)

    lines = [f"<tr>{line(row)}</tr>" for row in rows]
    body = "\n".join(lines)
    return (
        f'<div class="wide"><table class="{kind}">\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


# --- the page of one paper ------------------------------------------------------------------------------
def write_sheet(sheet: Sheet) -> Path:
    """Write index.html, and results.json for the page that links the papers; give the path of the page."""
    if missing := sheet.missing():
        raise ModelError(
            f"The sheet of paper {sheet.paper.number} lacks {numbers(missing)}.",
            "every figure of the paper that is a result",
            "a part of the reproduction stopped early, or a figure of it was taken out",
            f"trundle reproduce {sheet.paper.number}",
        )
    record = json.dumps(sheet.record(), indent=1, ensure_ascii=False)
    write_text(record, sheet.folder / "results.json")
    write_text(paper_page(sheet), sheet.folder / "index.html")
    return sheet.folder / "index.html"


def paper_page(sheet: Sheet) -> str:
    """The page of a sheet: its motion, then of a paper the claims one by one, of a study the figures."""
    paper = sheet.paper
    figures = ["<h2>Figures</h2>", _figures(sheet)] if sheet.figures else []
    parts = [
        f"<nav>{link('../index.html', 'All papers')} · {escape(paper.short)}</nav>",
        f"<h1>{escape(paper.title)}</h1>",
        f'<p class="cite">{escape(paper.citation)}</p>',
        _animations(sheet.animations),
        f"<p>{typeset(paper.about)}</p>",
        *(figures if paper.study else ()),
        *_results(sheet),
        *_cases(sheet),
        *_lines(sheet),
        *_findings(sheet),
    ]
    if not paper.study:
        parts += [*figures, "<h2>Every figure of the paper</h2>", _list_of_figures(sheet)]
    parts += ["<h2>Data</h2>", _data(sheet.tables)]
    return page(f"{paper.short}: {paper.title}", "\n".join(parts))


def _results(sheet: Sheet) -> list[str]:
    verdicts = [result.verdict for result in sheet.results]
    if sheet.paper.study:
        head, counted = "In numbers", said(verdicts, "that can be checked")
        own = "what has nothing to be compared with"
    else:
        head, counted = "Claim by claim", said(verdicts)
        own = "what the paper does not discuss"
    words = (
        f"{counted} A verdict follows from our number and a bound alone. Open a row for the comparison, where its "
        f"bound comes from, the figure and the moment of the motion. “Ours alone” is {own}."
    )
    known = {item.file: item for item in sheet.figures}
    rows = "\n".join(_claim(result, known, sheet.folder) for result in sheet.results)
    return [
        f"<h2>{head}</h2>",
        f'<p class="small">{escape(words)}</p>',
        f'<div class="claims">\n{rows}\n</div>',
    ]


def _claim(result: Result, known: Mapping[str, Item], folder: Path) -> str:
    """One row: what is claimed, our number, the verdict; opened, the reason, the figure and the time."""
    verdict = f'<span class="verdict {CLASS[result.verdict]}">{escape(result.verdict)}</span>'
    more = [f'<p class="reason">{typeset(result.reason)}</p>'] if result.reason else []
    shown = _image(known[result.figure], folder) if result.figure in known else ""
    shown += _moment(*result.watch) if result.watch is not None else ""
    if shown:
        more.append(f'<div class="shown">{shown}</div>')
    if not more:
        more = ["<p>The paper says nothing of it that could be compared.</p>"]
    return (
        f'<details class="claim"><summary><span class="what">{typeset(result.quantity)}'
        f'<span class="says">{typeset(result.expected)}</span></span>'
        f'<span class="ours">{typeset(result.obtained)}</span>{verdict}</summary>\n'
        f'<div class="more">{"".join(more)}</div></details>'
    )


def _moment(file: str, time: float) -> str:
    """The motion standing still at a time, in a frame that loads when its row is opened."""
    address = f"{escape(file)}#t={time!r}"
    return (
        f'<div class="moment"><iframe src="{address}" title="The motion at t = {time:.4g} s" loading="lazy" '
        f'sandbox="allow-scripts allow-downloads"></iframe><a href="{address}">At t = {time:.4g} s</a></div>'
    )


def _cases(sheet: Sheet) -> list[str]:
    """The table of a paper's cases; a picture in it leads to its motion."""
    grid = sheet.grid
    if grid is None:
        return []

    def cell(value: str | Shot) -> str:
        if isinstance(value, str):
            return typeset(value)
        size = "".join(f' {side}="{n}"' for side, n in pixels(sheet.folder / value.picture).items())
        image = (
            f'<img src="{escape(value.picture)}" alt="{escape(value.alt)}" loading="lazy"{size}/>'
        )
        return f'<a id="{escape(value.picture)}" href="{escape(value.motion)}">{image}</a>'

    rows = [[cell(value) for value in row] for row in grid.rows]
    caption = f'<p class="small">{typeset(grid.caption)}</p>'
    return [f"<h2>{escape(grid.heading)}</h2>", caption, table(grid.heads, rows, "cases")]


def _lines(sheet: Sheet) -> list[str]:
    """Figures of the paper that one sentence replaces."""
    if not sheet.lines:
        return []
    rows = [
        f"<li><strong>{escape(numbers(item.of))}.</strong> {typeset(item.caption)}</li>"
        for item in sheet.lines
    ]
    return ["<h2>Figures that are one number</h2>", "<ul>", *rows, "</ul>"]


def _findings(sheet: Sheet) -> list[str]:
    if not sheet.findings:
        return []
    head = "How it was judged, and what it adds" if sheet.paper.study else "What our numbers add"
    told = [f"<h3>{typeset(title)}</h3>\n<p>{typeset(text)}</p>" for title, text in sheet.findings]
    return [f"<h2>{head}</h2>", *told]


def said(verdicts: Iterable[str], of: str = "of the paper") -> str:
    """How many of the paper's statements hold, in words.

    >>> said(["holds", "holds", "ours alone"])
    'Of 2 statements of the paper, all hold; 1 result is ours alone.'
    """
    count = Counter(verdicts)
    held, failed, own = count["holds"], count["does not hold"], count["ours alone"]
    outcome = (
        "all hold"
        if not failed
        else f"{held} hold{'s' * (held == 1)} and {failed} {'does' if failed == 1 else 'do'} not"
    )
    text = f"Of {held + failed} statements {of}, {outcome}"
    if own:
        text += f"; {own} result{' is' if own == 1 else 's are'} ours alone"
    return text + "."


def _figures(sheet: Sheet) -> str:
    rows = sheet.grid.rows if sheet.grid is not None else ()
    above = {cell.picture for row in rows for cell in row if isinstance(cell, Shot)}
    wanted = [item for item in sheet.figures if item.file not in above]
    drawn = "\n".join(_figure(item, sheet.folder) for item in wanted)
    return f'<div class="figures">\n{drawn}\n</div>'


def _figure(item: Item, folder: Path) -> str:
    what = escape(numbers(item.of) + ". " if item.of else "Ours. ")
    return (
        f'<figure id="{escape(item.file)}">{_image(item, folder)}'
        f"<figcaption><strong>{what}</strong>{typeset(item.caption)}</figcaption></figure>"
    )


def _image(item: Item, folder: Path) -> str:
    """A picture that a click shows by itself; with its size given, the page does not jump while it loads."""
    size = "".join(f' {side}="{n}"' for side, n in pixels(folder / item.file).items())
    return (
        f'<a href="{escape(item.file)}"><img src="{escape(item.file)}" alt="{escape(item.caption)}"'
        f' loading="lazy"{size}/></a>'
    )


def pixels(picture: Path) -> dict[str, int]:
    """Width and height of a PNG or of an SVG, from its first bytes; nothing of any other file."""
    if not picture.exists():
        return {}
    with picture.open("rb") as file:
        head = file.read(1000)
    if len(head) >= 24 and head.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", head[16:24])
        return {"width": width, "height": height}
    found = re.search(rb'<svg[^>]* width="([\d.]+)pt" height="([\d.]+)pt"', head)
    if found is None:
        return {}
    return {
        side: round(float(n) * 4 / 3)
        for side, n in zip(("width", "height"), found.groups(), strict=True)
    }


def numbers(of: Sequence[str]) -> str:
    """The paper's figures by number: 'Fig. 6', or 'Figs. 3, 4, 5'."""
    return f"{'Fig.' if len(of) == 1 else 'Figs.'} {', '.join(of)}"


def _list_of_figures(sheet: Sheet) -> str:
    paper = sheet.paper
    if not paper.figures and not paper.drawings:
        return "<p>The paper has no figures; those above are ours.</p>"
    rows = []
    for number, what in sorted({**paper.figures, **paper.drawings}.items(), key=_in_order):
        where = [link(f"#{item.file}", item.file) for item in sheet.figures if number in item.of]
        where += ["one number, above" for item in sheet.lines if number in item.of]
        where += [
            link(item.file, f"{item.file} (3D)") for item in sheet.animations if number in item.of
        ]
        rows.append(
            (
                f"Fig. {escape(number)}",
                escape(what),
                ", ".join(where) or "a drawing, not a result: left out",
            )
        )
    return table(("figure", "what it shows", "here"), rows)


def _in_order(figure: tuple[str, str]) -> tuple[int, ...]:
    return tuple(int(part) for part in figure[0].split("."))


def _animations(items: Sequence[Item]) -> str:
    """The first motion in a frame, and links that put the others into it."""
    if not items:
        return ""
    first = items[0]
    listed = "\n".join(
        f'<li><a class="watch" href="{escape(item.file)}" target="motion">{typeset(item.caption)}</a></li>'
        for item in items
    )
    more = f'<ul class="links">\n{listed}\n</ul>' if len(items) > 1 else ""
    return (
        f'<figure class="motion"><iframe name="motion" src="{escape(first.file)}" '
        f'title="{escape(first.caption)}, in 3D" sandbox="allow-scripts allow-downloads"></iframe>'
        f"<figcaption>{typeset(first.caption)}. {link(first.file, 'Open it by itself')}</figcaption>{more}</figure>"
    )


def _data(items: Sequence[Item]) -> str:
    listed = [*items, Item("results.json", "the table above, for machines")]
    lines = [f"<li>{link(item.file, item.file)}: {escape(item.caption)}</li>" for item in listed]
    return '<p class="small">SI units, radians.</p>\n<ul>\n' + "\n".join(lines) + "\n</ul>"


# --- the page that links them ---------------------------------------------------------------------------
def index_page(
    papers: Sequence[Mapping[str, Any]],
    absent: Sequence[str],
    classics: Sequence[Mapping[str, str]],
    studies: Sequence[Mapping[str, Any]] = (),
) -> str:
    """The page over the folders: `papers` and `studies` are their results.json, `absent` the papers not there."""
    counted = [result["verdict"] for paper in papers for result in paper["results"]]
    parts = [
        "<h1>Five papers, reproduced</h1>",
        "<p>Each page has the figures of one paper, drawn from our own runs; its motion in 3D; and a table of "
        "what the paper says beside what we get.</p>",
        f'<p class="small">{escape(said(counted, "of the papers"))}</p>' if counted else "",
        "<h2>Paper by paper</h2>",
        f'<section class="cards">\n{"".join(map(_card, papers))}</section>',
    ]
    if absent:
        command = f"trundle reproduce {' '.join(absent)}"
        parts.append(
            f'<p class="small">Not in this folder yet: paper {escape(", ".join(absent))}. '
            f"Make them with <code>{escape(command)}</code>.</p>"
        )
    parts.append("<h2>What the papers could not do</h2>")
    if studies:
        parts.append(f'<section class="cards">\n{"".join(map(_card, studies))}</section>')
    else:
        parts.append(
            '<p class="small">Studies of thousands of motions, not in this folder yet. Make them with '
            "<code>trundle reproduce studies</code>, which takes some minutes.</p>"
        )
    if classics:
        parts.append("<h2>Classics, in 3D</h2>")
        rows = [
            (link(f"classics/{c['file']}", c["title"]), typeset(c["line"]), escape(c["citation"]))
            for c in classics
        ]
        parts.append(table(("motion", "what it shows", "after"), rows))
    return page("Five papers, reproduced", "\n".join(parts))


def _card(paper: Mapping[str, Any]) -> str:
    home = f"{paper['number']}/index.html"
    picture = escape(f"{paper['number']}/{paper['shown']}")
    watch = " · ".join(
        link(f"{paper['number']}/{file}", text) for file, text in paper["animations"][:3]
    )
    watched = f'<p class="small">Watch: {watch}</p>' if watch else ""
    of = "that can be checked" if paper.get("study") else "of the paper"
    counts = escape(said((result["verdict"] for result in paper["results"]), of))
    return (
        f'<article><a href="{escape(home)}"><img src="{picture}" alt="{escape(paper["title"])}"/></a>'
        f"<div><h3>{link(home, paper['title'])}</h3>"
        f'<p class="cite">{escape(paper["citation"])}</p><p>{counts}</p>{watched}</div></article>\n'
    )

"""`python -m tools.site.checked FOLDER`: a built site leads nowhere that is not there, and loads nothing else."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

LOADED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("link", "href"), ("source", "src")}


class Links(HTMLParser):
    """What a page leads to or loads, and the anchors it has."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, bool]] = []  # where to, and whether it is loaded
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.anchors.update(filter(None, (named.get("id"), named.get("name"))))
        for attribute in ("href", "src"):
            if named.get(attribute):
                self.links.append((named[attribute] or "", (tag, attribute) in LOADED))


def problems(folder: Path) -> list[str]:
    """Every link of a site that fails, and everything that it would fetch from elsewhere."""
    pages = {page: Links(page) for page in folder.rglob("*.html") if page.parent.name != "made"}
    found = []
    for page, links in pages.items():
        for link, loaded in links.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if loaded and parts.scheme != "data":
                    found.append(f"{page.relative_to(folder)} loads {link}")
                continue
            path, anchor = urldefrag(link)
            target = (page.parent / unquote(urlsplit(path).path)).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                found.append(f"{page.relative_to(folder)} leads to {link}, which is not there")
            elif anchor and target in pages and unquote(anchor) not in pages[target].anchors:
                found.append(f"{page.relative_to(folder)} leads to {link}: no such place")
    return found


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]).resolve())
    print("\n".join(wrong) or "every link of the site leads somewhere")
    raise SystemExit(bool(wrong))

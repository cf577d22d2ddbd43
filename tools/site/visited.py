"""`python -m tools.site.visited FOLDER`: every page of a built site in Chromium: light, dark, and as wide as a phone.

Nothing is asked for but files of the site, nothing is complained about, and no page is wider than its window.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from papers.pictures import find_browser
from tools.site.thumbnails import ARGUMENTS

VIEWS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


def problems(folder: Path, names: list[str] | None = None) -> list[str]:
    """What a reader would see go wrong, page by page."""
    from playwright.sync_api import sync_playwright

    found: list[str] = []
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for view, options in VIEWS.items():
            context = running.new_context(**options)
            for path in sorted(folder.rglob("*.html")):
                name = str(path.relative_to(folder))
                if names is None or name in names:
                    found += [f"{name} ({view}): {told}" for told in visit(context, path)]
        running.close()
    return found


def visit(context: Any, path: Path) -> list[str]:
    """What goes wrong on one page."""
    page, told = context.new_page(), []
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("console", lambda m: told.append(m.text) if m.type in ("error", "warning") else None)
    page.on(
        "request",
        lambda r: (
            None
            if r.url.startswith(("file:", "data:", "blob:"))
            else told.append(f"asks for {r.url}")
        ),
    )
    page.goto(path.as_uri())
    page.wait_for_timeout(300)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        told.append("wider than the window")
    page.close()
    return told


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]).resolve(), sys.argv[2:] or None)
    print("\n".join(wrong) or "every page opens without a complaint")
    raise SystemExit(bool(wrong))

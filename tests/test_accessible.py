"""Pages for everybody: names of controls, contrast of words, order of the tab key, landmarks and headings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from papers.page import index_page
from tests.browser import Visit, browser
from tests.kept import entry

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

AXE = Path(__file__).parent.parent / "player/node_modules/axe-core/axe.min.js"
LOOKS = [
    {"color_scheme": scheme, "viewport": {"width": width, "height": height}}
    for scheme in ("light", "dark")
    for width, height in ((1200, 800), (390, 844))
]
OPEN = "document.querySelectorAll('details').forEach(d => d.open = true)"

# what a control is called: by words that can be seen, or that a screen reader is given
NAMELESS = """() => [...document.querySelectorAll("button, input, select, summary, canvas, a[href], [tabindex='0']")]
  .filter(e => e.checkVisibility())
  .filter(e => !e.closest("[aria-hidden=true]") && !(e.getAttribute("aria-label") || e.textContent.trim() || e.title
    || [...(e.labels ?? [])].some(label => label.innerText.trim())))
  .map(e => e.outerHTML.slice(0, 120))"""

# words on the colours below them, with transparent ones laid over each other; over the picture it is drawn that counts
FAINT = """least => {
  const parse = text => text.match(/[\\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((c, k) => a * c + (1 - a) * below[k]);
  const ground = e => {
    if (!e) return parse(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3);
    const colour = parse(getComputedStyle(e).backgroundColor);
    return colour[3] === 0 ? ground(e.parentElement) : over(colour, ground(e.parentElement));
  };
  const linear = x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  const light = c => { const [r, g, b] = c.map(x => linear(x / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const found = [];
  for (const e of document.querySelectorAll("body *")) {
    const words = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!words || !e.checkVisibility({ visibilityProperty: true }) || e.closest("svg, noscript")) continue;
    const below = ground(e), ink = over(parse(getComputedStyle(e).color), below);
    const [a, b] = [light(ink), light(below)].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < least) found.push([e.outerHTML.slice(0, 120), (a + 0.05) / (b + 0.05)]);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A live page with contacts, sliders, layers and plots."""
    motion = entry("two-balls").simulate(until=0.3)
    return motion.show(tmp_path_factory.mktemp("accessible") / "balls.html")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_controls_have_names_and_words_can_be_read(
    page: Path, browser: Any, look: dict[str, Any]
) -> None:
    with Visit(browser, drawing=False, **look) as visit:
        visit.open(page).run(OPEN)
        assert visit.run(NAMELESS) == []
        assert visit.run(FAINT, 4.5) == []  # WCAG AA
        assert visit.page.locator("main").count() == 1


def test_the_checks_find_a_control_without_a_name_and_words_that_are_too_faint(
    page: Path, browser: Any
) -> None:
    with Visit(browser, drawing=False) as visit:
        visit.open(page)
        visit.run("document.querySelector('#play').removeAttribute('aria-label')")
        visit.run("document.querySelector('#play').removeAttribute('title')")
        visit.run("document.querySelector('h1').style.color = 'rgb(160, 160, 160)'")
        assert [html for html in visit.run(NAMELESS) if 'id="play"' in html]
        assert [html for html, _ in visit.run(FAINT, 4.5) if html.startswith("<h1")]


def test_the_tab_key_reaches_every_control_from_top_to_bottom(page: Path, browser: Any) -> None:
    where = "[document.activeElement.id, document.activeElement.tagName]"
    wanted = {
        "play",
        "speed",
        "loop",
        "follow",
        "mu",
        "trails",
        "arrows",
        "layers",
        "plots",
        "info",
        "help",
    }
    with Visit(browser, drawing=False, viewport={"width": 1200, "height": 800}) as visit:
        visit.open(page)
        seen: list[str] = []
        for _ in range(60):
            visit.page.keyboard.press("Tab")
            name, tag = visit.run(where)
            if tag == "BODY":
                break
            seen.append(name)
            outline = visit.run("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", name
        assert wanted <= {*seen}
        order = [name for name in seen if name in wanted]
        listed = visit.run(
            "names => [...document.querySelectorAll('[id]')].map(e => e.id).filter(id => names.includes(id))",
            [*wanted],
        )
        assert order == listed


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not here: make axe")
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing(page: Path, tmp_path: Path, browser: Any, look: dict[str, Any]) -> None:
    (tmp_path / "index.html").write_text(index_page([], ["000"], []), encoding="utf-8")
    for path in (page, tmp_path / "index.html"):
        with Visit(browser, drawing=False, bypass_csp=True, **look) as visit:
            visit.open(path, at=None if path is not page else 0.0).run(OPEN)
            visit.run(AXE.read_text(encoding="utf-8"))
            found = visit.run("() => axe.run(document, { resultTypes: ['violations'] })")
            assert [(v["id"], v["nodes"][0]["html"][:200]) for v in found["violations"]] == []

"""The studio in a real browser: written, run, saved, reloaded, by keyboard, in two tabs, on a phone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import browser, wait_until
from tests.studio_tools import Running, running
from trundle.scenario import read, template

__all__ = ["browser"]  # the fixture

pytestmark = pytest.mark.slow  # drives a browser
ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "trundle" / "studio" / "page"
STUDIO = (  # what a page shows that did not get where it should
    "{...(window.studio?.state() ?? {}), told: window.studio?.state().told?.status,"
    " status: document.querySelector('#status')?.textContent,"
    " notice: document.querySelector('#notice')?.outerHTML, empty: document.querySelector('#empty')?.textContent}"
)
ASKED = "!document.querySelector('#notice').hidden"


class Tab:
    """A page of the studio, with what it asked for and complained about."""

    def __init__(self, context: Any, studio: Running, path: str = "/") -> None:
        self.studio, self.page = studio, context.new_page()
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(studio.home + path)
        self.until("window.studio && studio.state().runs > 0")

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def until(self, condition: str) -> None:
        """Wait for a condition in JavaScript, or fail with the state and the notice of the studio."""
        wait_until(self.page, condition, STUDIO)

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("studio.state()")
        return state

    def go_to(self, line: int) -> None:
        """The cursor to the end of a line, from 1."""
        self.page.locator(".cm-content").click()
        self.page.keyboard.press("Control+Home")
        for _ in range(line - 1):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("End")

    def after_a_run(self, work: Any) -> None:
        """Do something, and wait until what it causes has run, all of it: every key may cause a run."""
        runs = self.state["runs"]
        work()
        self.until(f"studio.state().runs > {runs} && studio.state().idle")

    def close(self) -> None:
        assert self.complaints == []
        # blob:null is the worker of a live page, made in memory inside the frame: no request leaves the machine
        own = (self.studio.home, "data:", "blob:null/")
        assert [url for url in self.requests if not url.startswith(own)] == []
        self.page.close()


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Running]:
    (tmp_path / "ball.toml").write_text(template())
    with running(tmp_path, first="ball.toml") as made:
        yield made


@pytest.fixture
def context(browser: Any, studio: Running) -> Iterator[Any]:
    """A browser that has used the link."""
    made = browser.new_context(viewport={"width": 1280, "height": 800})
    page = made.new_page()
    page.goto(studio.guard.link)
    assert page.url == f"{studio.home}/"  # the token has left the address
    assert page.evaluate("document.cookie") == ""  # and no script reads what it became
    page.close()
    yield made
    made.close()


LINE = 1 + next(
    i for i, line in enumerate(template().splitlines()) if line.startswith('kind = "sphere"')
)


def test_a_file_is_run_drawn_and_plotted_and_a_slider_changes_its_motion(
    context: Any, studio: Running
) -> None:
    tab = Tab(context, studio)
    assert tab.state["name"] == "ball.toml"
    told = tab.state["told"]
    assert told["status"] == "reached t = 5 s"
    assert [curve["label"] for curve in told["curves"]] == ["height", "spin"]
    assert tab.page.locator(".plot").count() == 2
    frame = tab.page.locator("#stage iframe").element_handle().content_frame()
    frame.wait_for_selector("canvas", state="attached")
    end = told["curves"][0]["values"][-1]
    slider = tab.page.get_by_label("depth", exact=True)
    tab.after_a_run(lambda: (slider.focus(), tab.page.keyboard.press("PageUp")))
    value = tab.state["values"]["depth"]
    assert value > 0.5
    expected = studio.run(template(), values={"depth": value})["curves"][0]["values"][-1]
    assert tab.state["told"]["curves"][0]["values"][-1] == expected != end
    tab.after_a_run(lambda: tab.page.locator("#write").click())
    assert f"depth = {value}" in tab.state["text"]
    assert tab.state["values"] == {}
    tab.close()


def test_a_mistake_is_told_beside_its_line_and_completion_knows_the_keys(
    context: Any, studio: Running
) -> None:
    tab = Tab(context, studio)
    tab.go_to(LINE)
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.type("hal")
    tab.page.locator(".cm-tooltip-autocomplete li").first.wait_for()
    assert tab.page.locator(".cm-tooltip-autocomplete li").all_inner_texts() == ["halves"]
    tab.page.wait_for_timeout(150)  # CodeMirror takes no key for a choice just after it has opened
    tab.page.keyboard.press("Enter")
    tab.after_a_run(lambda: tab.page.keyboard.type("[2, 3]"))
    tab.until("studio.state().told.problems[0]?.given.includes('has both')")
    assert tab.page.locator(".cm-lint-marker-error").count() == 1
    assert "problem" in tab.page.locator("#status").inner_text()
    assert tab.page.locator("#problems li").count() == 1
    tab.close()


def test_kinds_and_names_of_the_text_are_offered(context: Any, studio: Running) -> None:
    tab = Tab(context, studio)
    tab.go_to(template().splitlines().index("[outputs]") + 1)
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.type('far = "ball.po')
    tab.page.locator(".cm-tooltip-autocomplete li", has_text="ball.position").first.wait_for()
    tab.page.keyboard.press("Escape")
    tab.go_to(LINE)
    tab.page.keyboard.press("Home")
    tab.page.keyboard.press("Shift+End")
    tab.page.keyboard.type('kind = "el')
    tab.page.locator(".cm-tooltip-autocomplete li", has_text="ellipsoid").first.wait_for()
    tab.close()


def test_text_survives_a_reload_and_is_saved_from_the_keyboard(
    context: Any, studio: Running
) -> None:
    tab = Tab(context, studio)
    tab.go_to(1)
    tab.after_a_run(lambda: tab.page.keyboard.type(" mine"))
    assert tab.state["changed"]
    tab.page.reload()
    tab.until("window.studio && studio.state().runs > 0")
    assert tab.state["text"].splitlines()[0].endswith(" mine")
    assert (studio.folder / "ball.toml").read_text() == template()
    tab.page.keyboard.press("Control+s")
    tab.until("!studio.state().changed")
    assert (studio.folder / "ball.toml").read_text() == tab.state["text"]
    tab.close()


def test_a_file_that_somebody_else_writes_is_noticed(context: Any, studio: Running) -> None:
    tab = Tab(context, studio)
    other = template().replace("depth = 0.5", "depth = 0.25")
    (studio.folder / "ball.toml").write_text(other)
    tab.until(
        "studio.state().text.includes('depth = 0.25')"
    )  # nothing was changed here: read again
    tab.go_to(1)
    tab.after_a_run(lambda: tab.page.keyboard.type(" mine"))
    (studio.folder / "ball.toml").write_text(template())
    tab.page.get_by_role("button", name="Keep mine").click()
    tab.page.keyboard.press("Control+s")
    tab.until("!studio.state().changed")
    assert (studio.folder / "ball.toml").read_text() == other.replace(
        "run, and what to look at.", "run, and what to look at. mine"
    )
    tab.close()


def test_of_two_tabs_the_later_one_is_told_and_may_keep_its_text(
    context: Any, studio: Running
) -> None:
    first, second = Tab(context, studio), Tab(context, studio)
    for tab, word in ((first, " one"), (second, " two")):
        tab.page.bring_to_front()
        tab.go_to(1)
        tab.after_a_run(lambda tab=tab, word=word: tab.page.keyboard.type(word))
        assert tab.state["changed"]
    first.page.bring_to_front()
    first.page.keyboard.press("Control+s")
    first.until("!studio.state().changed")
    assert " one" in (studio.folder / "ball.toml").read_text()
    second.page.bring_to_front()
    second.until(ASKED)  # it notices by itself
    assert " two" in second.state["text"]
    second.page.get_by_role("button", name="Keep mine").click()
    second.until("document.querySelector('#notice').hidden && studio.state().settled")
    second.page.keyboard.press("Control+s")
    second.until("!studio.state().changed")
    assert " two" in (studio.folder / "ball.toml").read_text()
    second.close()
    first.page.bring_to_front()
    first.until("studio.state().text.includes(' two')")  # nothing was changed there: read again
    first.close()


def test_a_text_that_the_file_has_already_is_saved(context: Any, studio: Running) -> None:
    """As after an answer that was lost: the file changed since it was read, and to this very text."""
    tab = Tab(context, studio)
    tab.go_to(1)
    tab.after_a_run(lambda: tab.page.keyboard.type(" mine"))
    hidden = "Object.defineProperty(document, 'hidden', {get: () => true})"
    tab.page.evaluate(hidden)  # it does not look by itself
    (studio.folder / "ball.toml").write_text(tab.state["text"])
    tab.page.keyboard.press("Control+s")
    tab.until("!studio.state().changed && studio.state().settled")
    assert tab.page.locator("#notice").is_hidden()
    assert ["409" in one for one in tab.complaints] == [True]  # the browser's word for the conflict
    tab.complaints.clear()
    tab.close()


class Held:
    """Looks at the file on disk wait here, until they are let go with what is there by then."""

    def __init__(self, tab: Tab) -> None:
        self.tab, self.waiting = tab, []
        tab.page.route("**/api/file?*only=hash*", lambda route: self.waiting.append(route))

    def next(self) -> None:
        """Wait until the page looks."""
        while not self.waiting:
            self.tab.page.wait_for_timeout(10)

    def go(self) -> None:
        """The answer to the look that waits."""
        self.next()
        self.waiting.pop().continue_()


def test_a_notice_neither_covers_nor_moves_the_motion(context: Any, studio: Running) -> None:
    """A click on a place that the frame has just left goes to the frame: the notice is never there."""
    tab = Tab(context, studio)
    tab.page.locator("#stage iframe").wait_for()
    boxes = """() => ['#stage iframe', '#more', '#notice'].map(one => {
      const {x, y, right, bottom} = document.querySelector(one).getBoundingClientRect();
      return [x, y, right, bottom]; })"""
    before = tab.page.evaluate(boxes)
    tab.go_to(1)
    tab.page.keyboard.type(" mine")
    (studio.folder / "ball.toml").write_text("schema = 1\n")
    tab.until(ASKED)
    frame, more, notice = tab.page.evaluate(boxes)
    assert [frame, more] == before[:2]
    assert notice[2] <= frame[0]  # it ends where the motion begins
    assert notice[3] - notice[1] > 20
    tab.close()


def test_a_look_under_way_does_not_undo_what_was_chosen(context: Any, studio: Running) -> None:
    """An answer that was on its way when somebody chose is compared with what was chosen."""
    tab = Tab(context, studio)
    file, keep = studio.folder / "ball.toml", tab.page.get_by_role("button", name="Keep mine")
    tab.go_to(1)
    tab.after_a_run(lambda: tab.page.keyboard.type(" mine"))
    text = tab.state["text"]
    file.write_text("schema = 1\n")
    tab.until(ASKED)
    held = Held(tab)
    held.next()  # a look is under way while the click comes
    keep.click()
    tab.until("document.querySelector('#notice').hidden && studio.state().settled")
    held.go()
    held.next()  # that look has come back, and told nothing
    assert tab.page.locator("#notice").is_hidden()
    file.write_text("schema = 1 # newer\n")  # what nobody was told of is not given up
    held.go()
    tab.until(ASKED)
    assert not tab.state["settled"]
    file.write_text("schema = 1\n")  # as it was when the text was kept: nothing is asked any more
    held.go()
    tab.until("document.querySelector('#notice').hidden && studio.state().settled")
    assert tab.state["text"] == text
    tab.page.unroute_all(behavior="ignoreErrors")
    tab.close()


def test_what_is_typed_or_opened_during_a_look_is_not_lost(context: Any, studio: Running) -> None:
    tab = Tab(context, studio)
    file = studio.folder / "ball.toml"
    reads: list[Any] = []
    tab.page.route("**/api/file?name=ball.toml", lambda route: reads.append(route))
    file.write_text(template().replace("depth = 0.5", "depth = 0.25"))
    while not reads:  # nothing was changed here, so it is being read again ...
        tab.page.wait_for_timeout(10)
    tab.go_to(1)
    tab.page.keyboard.type(" mine")  # ... and now something is
    reads.pop().continue_()
    tab.until(ASKED)
    assert " mine" in tab.state["text"]
    assert tab.page.get_by_role("button", name="Take theirs").is_visible()
    tab.page.unroute_all(behavior="ignoreErrors")
    held = Held(tab)
    held.next()
    tab.page.get_by_role("button", name="Gallery").click()
    tab.page.locator("dialog button", has_text="An empty valley").press("Enter")
    file.write_text("schema = 1\n")
    runs = tab.state["runs"]
    held.go()  # the answer is about a file that is not at hand any more
    tab.until(f"studio.state().runs > {runs} && studio.state().name === ''")
    assert tab.page.locator("#notice").is_hidden()
    tab.page.unroute_all(behavior="ignoreErrors")
    tab.close()


def test_a_removed_file_is_written_again_and_another_one_only_when_asked(
    context: Any, studio: Running
) -> None:
    tab = Tab(context, studio)
    file, other = studio.folder / "ball.toml", studio.folder / "other.toml"
    other.write_text("schema = 1\n")
    file.unlink()
    tab.until(ASKED)
    assert "was removed. Save writes it again." in tab.page.locator("#notice").inner_text()
    assert tab.state["changed"]
    tab.page.keyboard.press("Control+s")
    tab.until("!studio.state().changed")
    assert file.read_text() == template()
    answers = iter((False, True))
    tab.page.on("dialog", lambda asks: asks.accept() if next(answers) else asks.dismiss())
    for name in ("ball.toml", "other.toml"):
        tab.page.get_by_role("button", name="Save as").click()
        tab.page.locator("#as").fill("other.toml")
        with tab.page.expect_event("dialog"):
            tab.page.locator("#as").press("Enter")
        tab.until(f"studio.state().name === '{name}'")
    assert other.read_text() == template()
    tab.close()


SWEEP = """
[sweep.over]
depth = [0.4, 0.5, 0.6]
"ball.velocity[1]" = [0.0, 0.1]

[sweep.measure]
height = "ball.position[2]"
"""


def test_a_sweep_is_a_map_on_which_a_click_opens_that_motion(context: Any, studio: Running) -> None:
    text = template() + SWEEP
    (studio.folder / "ball.toml").write_text(text)
    tab = Tab(context, studio)
    assert tab.state["told"]["problems"] == []
    tab.page.get_by_role("button", name="Map the sweep").click()
    tab.until("studio.state().mapped === 1")
    cells = tab.page.locator("#map rect[data-run]")
    assert cells.count() == 6
    inside = """() => { const map = document.querySelector('#map svg').getBoundingClientRect();
      return [...document.querySelectorAll('#map text')].every(text => { const box = text.getBoundingClientRect();
        return box.left >= map.left && box.right <= map.right && box.bottom <= map.bottom; }); }"""
    assert tab.page.evaluate(inside), "a label is cut"
    swept = read(text).run_sweep()
    tab.after_a_run(lambda: cells.nth(4).dispatch_event("click"))
    assert tab.state["at"] == 4
    end = next(c for c in tab.state["told"]["curves"] if c["label"] == "height")["values"][-1]
    assert end == pytest.approx(float(swept["height"][4]), abs=1e-6)
    assert "depth = 0.6" in tab.page.locator("#map p").text_content()
    tab.page.locator("#map svg").focus()
    tab.page.keyboard.press("ArrowLeft")
    tab.after_a_run(lambda: tab.page.keyboard.press("Enter"))
    assert tab.state["at"] == 2
    tab.close()


def test_the_gallery_a_case_a_plot_and_the_exports(context: Any, studio: Running) -> None:
    tab = Tab(context, studio)
    tab.page.get_by_role("button", name="Gallery").click()
    bead = tab.page.locator("dialog button", has_text="bead-frictionless")
    tab.after_a_run(lambda: bead.press("Enter"))  # a click may go to the frame that was there
    assert tab.state["case"] == "frictionless"
    assert tab.state["told"]["title"].startswith("Bead")
    tab.after_a_run(lambda: tab.page.locator("#cases select").select_option("friction"))
    tab.page.locator("#formula").fill("x.dot^2 + y.dot^2")
    tab.after_a_run(lambda: tab.page.keyboard.press("Enter"))
    assert tab.page.locator(".plot h3", has_text="x.dot^2 + y.dot^2").count() == 1
    for button, head in (("Export CSV", b"t,"), ("Export page", b"<!doctype html>")):
        with tab.page.expect_download() as waiting:
            tab.page.get_by_role("button", name=button).click()
        assert Path(waiting.value.path()).read_bytes().startswith(head)
    tab.close()


def test_the_motion_is_in_a_frame_that_cannot_ask_the_studio(context: Any, studio: Running) -> None:
    tab = Tab(context, studio)
    frame = tab.page.locator("#stage iframe").element_handle().content_frame()
    frame.wait_for_selector("canvas", state="attached")
    assert frame.evaluate("window.origin") == "null"
    asked = "fetch('/api/words').then(r => r.status, e => 'refused')"
    assert frame.evaluate(f"() => {asked}") == "refused"
    tab.complaints.clear()  # of that attempt
    got = studio.get(f"/motion/{tab.state['told']['motion']}")
    assert "sandbox" in got.headers["content-security-policy"]
    tab.close()


def test_a_page_of_another_origin_cannot_ask_or_frame_the_studio(
    context: Any, studio: Running, tmp_path_factory: Any
) -> None:
    page = context.new_page()
    page.route(
        "http://evil.example/",
        lambda route: route.fulfill(
            body=f"<iframe src='{studio.home}/'></iframe>", content_type="text/html"
        ),
    )
    page.goto("http://evil.example/")
    asked = "url => fetch(url, {credentials: 'include', mode: 'no-cors'}).then(r => r.type + r.status, e => 'refused')"
    assert page.evaluate(asked, f"{studio.home}/api/words") in ("refused", "opaque0")
    posted = asked.replace("mode: 'no-cors'", "method: 'POST', body: '{}'")
    assert page.evaluate(posted, f"{studio.home}/api/file") == "refused"
    inner = page.frames[1]
    assert inner.evaluate("() => document.querySelector('#editor')") is None
    page.close()


def test_on_a_phone_nothing_is_wider_than_the_window_and_buttons_are_large(
    browser: Any, studio: Running
) -> None:
    made = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark"
    )
    made.add_cookies(
        [
            {
                "name": studio.guard.cookie_name,
                "value": studio.cookie.partition("=")[2],
                "url": studio.home,
            }
        ]
    )
    tab = Tab(made, studio)
    for name in ("Text", "Motion", "Values and plots"):
        tab.page.get_by_role("tab", name=name).tap()
        assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = tab.page.evaluate(
        "[...document.querySelectorAll('header button, .tabs button')].map(b => b.offsetHeight)"
    )
    assert min(heights) >= 44
    tab.close()
    made.close()


def test_the_built_page_is_that_of_the_sources() -> None:
    source = ROOT / "studio"
    names = [f"src/{path.name}" for path in (source / "src").iterdir()]
    found = hashlib.sha256()
    for name in sorted([*names, "build.js", "package.json", "package-lock.json"]):
        content = (source / name).read_bytes()
        found.update(f"{name}\0{len(content)}\0".encode() + content)
    built = (PAGE / "studio.js").read_text("utf-8")
    assert found.hexdigest() in built.splitlines()[0], "run: make studio"
    for name in ("index.html", "studio.css"):
        assert (PAGE / name).read_bytes() == (source / "src" / name).read_bytes()

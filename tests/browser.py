"""A real browser for the tests of the player: the system's Chromium, driven by playwright, one for each module."""

from __future__ import annotations

import base64
import gzip
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
import pytest

from trundle.view.arrays import packed

NAMES = ("chromium", "chromium-browser", "google-chrome")
# software drawing, which works without a graphics card at a few frames a second
ARGUMENTS = (
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--no-sandbox",
)

# the player is inflated before it starts
STARTED = "window.trundle || document.querySelector('.errors') || !document.getElementById('scene')"
NO_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...rest);
};"""


PATIENCE = 60_000  # ms, for what takes one on an idle machine
PLAYER = (  # what a page shows that did not get where it should
    "window.trundle ? {...trundle.state(), bodies: 0, points: 0} :"
    " {title: document.title, words: document.body?.innerText.slice(0, 500)}"
)


def wait_until(page: Any, condition: str, told: str) -> None:
    """Wait for a condition in JavaScript (playwright's own waiting needs eval, which the page forbids).

    What does not come about fails with what the expression `told` says of the page.
    """
    late = page.evaluate(
        f"() => new Promise(done => {{ const look = () => ({condition}) ? done('') : setTimeout(look, 5);"
        f" setTimeout(() => done(JSON.stringify({told}, null, 1)), {PATIENCE}); look(); }})"
    )
    assert not late, f"{condition}: this did not come about. The page says {late}"


def scene_in(path: Path) -> dict[str, Any]:
    """The scene that a page holds."""
    return scene_of(path.read_text("utf-8").split('id="scene">')[1].split("<")[0])


def scene_of(payload: str) -> dict[str, Any]:
    """The scene of a payload: the inverse of `trundle.view.payload.scene_payload`."""
    data = gzip.decompress(base64.b64decode(payload))
    begin = 4 + int.from_bytes(data[:4], "little")

    def restored(value: Any) -> Any:
        if isinstance(value, list):
            return [restored(item) for item in value]
        if not isinstance(value, dict):
            return value
        if not ("dtype" in value and "at" in value):
            return {key: restored(item) for key, item in value.items()}
        width, count = int(value["dtype"][1]), int(np.prod(value["shape"]))
        at = begin + value["at"]
        planes = np.frombuffer(data[at : at + width * count], np.uint8).reshape(width, count)
        numbers = np.ascontiguousarray(planes.T).view(f"<{value['dtype']}")
        if value.get("differences"):
            numbers = _summed(numbers.view("<u4"), value["shape"], value["differences"]).view("<f4")
        return packed(numbers.reshape(value["shape"]), value["dtype"])

    found: dict[str, Any] = restored(json.loads(data[4:begin]))
    return found


def _summed(numbers: np.ndarray, shape: Sequence[int], times: int) -> np.ndarray:
    """The inverse of `trundle.view.payload.differences`, so many times."""
    rows = numbers.reshape(shape)
    for _ in range(times):
        change = (rows >> 1) ^ (0 - (rows & 1)).astype(rows.dtype)
        rows = np.cumsum(change, axis=0, dtype=rows.dtype)
    return rows


def without(what: str, install: str) -> None:
    """No browser here: under CI that is a failure, elsewhere these tests are left out, saying what to install."""
    message = f"{what}; to run these tests: {install}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, or the reason why there is none."""
    executable = next((path for name in NAMES if (path := shutil.which(name))), None)
    if executable is None:
        without("no Chromium was found", "install Chromium (apt install chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        without("playwright is not installed", 'pip install "trundle[dev]"')
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        yield running
        running.close()


class Visit:
    """One page in a fresh context, with everything it asked for and complained about."""

    def __init__(self, browser: Any, *, drawing: bool = True, **options: Any) -> None:
        """`drawing=False` is a browser without WebGL, where pages open sooner; options are playwright's."""
        options = {"viewport": {"width": 800, "height": 500}} | options
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", self._see)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        if not drawing:
            self.page.add_init_script(NO_WEBGL)

    def _see(self, request: Any) -> None:
        if not request.url.startswith(
            "blob:"
        ):  # the worker's text, from the page itself: nobody is asked
            self.requests.append(request.url)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def begin_again(self) -> None:
        """Stand at t = 0 with nothing followed, and no control in focus."""
        self.run(
            "() => { trundle.pause(); trundle.seek(0); trundle.setMu(0.5); trundle.follow('');"
            " document.activeElement.blur(); }"
        )

    def __enter__(self) -> Visit:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.context.close()

    def open(self, path: Path, at: float | None = 0.0) -> Visit:
        """Open a file, standing still at a time; with None it plays."""
        self.page.goto(path.as_uri() + ("" if at is None else f"#t={at!r}"))
        self.until(STARTED)
        return self

    def run(self, script: str, argument: Any = None) -> Any:
        """Evaluate JavaScript in the page."""
        return self.page.evaluate(script, argument)

    def until(self, condition: str, frame: Any = None) -> None:
        """Wait for a condition in JavaScript, or fail with the state of the player."""
        wait_until(frame or self.page, condition, PLAYER)

    @property
    def state(self) -> dict[str, Any]:
        """What the player says it shows."""
        state: dict[str, Any] = self.run("trundle.state()")
        return state

    def seek(self, t: float) -> dict[str, Any]:
        """The state at a time."""
        return self.states([t])[0]

    def states(self, times: list[float]) -> list[dict[str, Any]]:
        """The states at several times, one after the other."""
        states: list[dict[str, Any]] = self.run(
            "times => times.map(t => { trundle.seek(t); return trundle.state(); })", times
        )
        return states

"""The 3D player's page: one HTML text with the player, its style and the scene in it, and nothing to load.

The Content-Security-Policy in the page forbids every request and every script but the player and the few lines that
inflate it (player and scene are compressed, see `payload`); both are named by their hashes. So the page proves that it
needs no network, and text in a scene cannot become code. A live page may compile
WebAssembly and start a worker beside, from what is in it. The player is built from
`player/` at the root of the source tree (`make player`) and carried as package data.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import html
import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from trundle.errors import TrundleError
from trundle.files import path_of, written_whole
from trundle.view.payload import compressed, scene_payload

SCENE_FORMAT = 1


@functools.cache
def part(name: str) -> str:
    """The text of one of the player's files: player.js, player.css, open.js or page.html."""
    file = resources.files("trundle.view") / "player" / name
    # as the browser's parser sees it, whatever line ends the file got: hashes are of that text
    return file.read_text(encoding="utf-8").replace("\r\n", "\n")


def fingerprint(text: str) -> str:
    """How a Content-Security-Policy names an inline script or style: by the SHA-256 of its text.

    >>> fingerprint("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


@functools.cache
def player() -> str:
    """The player, compressed."""
    return compressed(part("player.js").encode())


def policy(*, live: bool = False) -> str:
    """Nothing may be loaded, sent or run, except the player's scripts and its style.

    live   the player may compile WebAssembly, and start a worker from a text of its own; still nothing is loaded
    """
    scripts = " ".join(fingerprint(part(name)) for name in ("open.js", "player.js"))
    wasm, worker = (" 'wasm-unsafe-eval'", "worker-src blob:; ") if live else ("", "")
    return (
        f"default-src 'none'; script-src {scripts}{wasm}; style-src {fingerprint(part('player.css'))}; {worker}"
        "base-uri 'none'; form-action 'none'"
    )


def page(scene: Mapping[str, Any]) -> str:
    """The whole page of a scene (see `trundle.view.scene`), as HTML text.

    >>> text = page({"format": 1, "title": "A & B"})
    >>> "<title>A &amp; B</title>" in text, "default-src 'none'" in text
    (True, True)
    """
    if scene.get("format") != SCENE_FORMAT:
        raise TrundleError(
            f"This version cannot draw a scene of format {scene.get('format')!r}.",
            f"format {SCENE_FORMAT}, as trundle.view.scene.scene(motion) makes it",
            "another version of trundle made the scene",
            "page(trundle.view.scene.scene(motion))",
        )
    fields = {
        # it holds no double quote
        "policy": policy(live="sliders" in (scene.get("live") or {})),
        "title": html.escape(str(scene.get("title") or "Motion")),
        "style": part("player.css"),
        "scene": scene_payload(scene),
        "player": player(),
        "open": part("open.js"),
    }
    # in one pass, so that a field that holds "{{open}}" stays what it is
    return re.sub(r"\{\{(\w+)\}\}", lambda match: fields[match[1]], part("page.html"))


def write_page(scene: Mapping[str, Any], path: str | Path) -> Path:
    """Write the page of a scene to a file, whole or not at all, and return its path."""
    target = path_of(path)
    text = page(scene)
    with written_whole(target) as temporary:
        temporary.write_text(text, encoding="utf-8", newline="\n")
    return target


def notebook_frame(scene: Mapping[str, Any], height: int = 600) -> str:
    """The page in a frame of `height` pixels, for a notebook's `_repr_html_`.

    The frame is a sandbox: the page may run its script, and cannot reach the notebook.

    >>> notebook_frame({"format": 1}, height=400)[:34]
    '<iframe sandbox="allow-scripts" st'
    """
    if not isinstance(height, int) or isinstance(height, bool) or height <= 0:
        raise TrundleError(
            f"The height of a notebook frame is {height!r}.",
            "a positive whole number of pixels",
            fix="height=600",
        )
    title = html.escape(str(scene.get("title") or "Motion"))
    return (
        f'<iframe sandbox="allow-scripts" style="width:100%;height:{height}px;border:0" '
        f'title="{title}" srcdoc="{html.escape(page(scene))}"></iframe>'
    )

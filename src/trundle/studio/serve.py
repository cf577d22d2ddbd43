"""The studio's server: on this machine alone, until Ctrl-C."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trundle.errors import MissingExtra, TrundleError

PORTS = range(7357, 7377)  # tried in turn: a browser keeps unsaved texts by port


def bound(port: int | None = None) -> socket.socket:
    """A socket on the loopback address: of a port, or the first of ours that is free."""
    for one in (port,) if port is not None else (*PORTS, 0):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind(("127.0.0.1", one))
            return made
        except OSError:
            made.close()
    raise TrundleError(
        f"The port {port} is taken.",
        "a port that is free",
        "another studio or another server runs there",
        "trundle studio  # takes one that is free",
    )


def serve(
    folder: Path, first: str = "", port: int | None = None, browse: bool = True,
    tell: Callable[[str], None] = lambda words: None,
) -> None:  # fmt: skip
    """Serve a folder until Ctrl-C; `tell` gets the link, which is good once."""
    try:
        import uvicorn

        from trundle.studio.app import Studio, make_app
        from trundle.studio.guard import Guard
    except ImportError as error:
        raise MissingExtra("trundle studio", error.name or "starlette", "studio") from None
    made = bound(port)
    guard = Guard(make_app(Studio(folder, first)), made.getsockname()[1])
    options: dict[str, Any] = {
        "log_level": "warning", "access_log": False, "server_header": False, "date_header": False,
        "ws": "none", "http": "h11", "lifespan": "on", "timeout_graceful_shutdown": 1,
    }  # fmt: skip
    server = uvicorn.Server(uvicorn.Config(guard, **options))
    tell(f"studio of {folder}\n  {guard.link}\nThe link is good once. Ctrl-C ends the studio.")
    if browse:
        webbrowser.open(guard.link)
    server.run(sockets=[made])

"""A studio that runs in a thread, and questions to it as anybody might ask them."""

from __future__ import annotations

import contextlib
import http.client
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn

from trundle.studio.app import Studio, make_app
from trundle.studio.guard import Guard
from trundle.studio.serve import bound
from trundle.studio.worker import Worker


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


PATIENCE = 120.0  # s, for what takes one on an idle machine


class Running:
    """A studio of a folder; `ask` is the page's own way of asking, unless headers say otherwise."""

    def __init__(self, folder: Path, first: str = "", **limits: Any) -> None:
        self.folder, self.socket = folder, bound(0)
        self.port = self.socket.getsockname()[1]
        self.worker = Worker(**{"seconds": PATIENCE} | limits)
        self.guard = Guard(make_app(Studio(folder, first, self.worker)), self.port)
        config = uvicorn.Config(
            self.guard, log_level="error", access_log=False, ws="none", http="h11", lifespan="on"
        )
        self.server = uvicorn.Server(config)
        sockets = {"sockets": [self.socket]}
        self.thread = threading.Thread(target=self.server.run, kwargs=sockets, daemon=True)
        self.home = f"http://127.0.0.1:{self.port}"
        self.cookie = f"{self.guard.cookie_name}={self.guard._cookie}"

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.socket.close()

    def raw(
        self, method: str, path: str, headers: dict[str, str], body: bytes | None = None
    ) -> Answer:
        """A request with exactly these headers, and Host if they have none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers)
            got = connection.getresponse()
            named = {name.lower(): text for name, text in got.getheaders()}
            return Answer(got.status, named, got.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.raw("GET", path, {"cookie": self.cookie, **headers})

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        own = {"cookie": self.cookie, "origin": self.home, "content-type": "application/json"}
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        return self.raw("POST", path, own | named, json.dumps(data).encode())

    def run(self, text: str, **more: Any) -> Any:
        """What comes of a text."""
        asked = {"text": text, "case": "", "values": {}, "plot": [], "name": "", "tab": "t", **more}
        return self.post("/api/run", asked).data


@contextlib.contextmanager
def running(folder: Path, first: str = "", **limits: Any) -> Iterator[Running]:
    studio = Running(folder, first, **limits)
    studio.start()
    try:
        yield studio
    finally:
        studio.stop()

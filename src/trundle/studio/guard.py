"""Who may ask the studio, and how: every request passes here before anything else looks at it.

1. Host is this machine with our port, or the request is refused: a foreign name may lead here (DNS rebinding).
2. A browser that says the request comes from another site (Sec-Fetch-Site), or with another Origin, is refused. What
   changes something must come with our Origin.
3. The link that the command prints holds a token, which is good once: it becomes a cookie that scripts cannot read and
   other sites cannot send (HttpOnly, SameSite=Strict), and leaves the address. Without the cookie nothing is answered.
4. A body above a limit is refused, whatever its Content-Length says.
5. WebSockets are refused, all of them: the studio has none.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[MutableMapping[str, Any], Receive, Send], Awaitable[None]]

MOST_BYTES = 1_000_000  # of a request; a scenario has at most 250 kB
HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"


class TooLarge(Exception):
    """The body of a request goes beyond the limit; the app answers 413."""


class Guard:
    """The app behind it sees only what passes."""

    def __init__(self, app: App, port: int) -> None:
        self.app, self.port = app, port
        self.hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        self.token: str | None = secrets.token_urlsafe(32)
        self.cookie_name = f"trundle_studio_{port}"  # ports share a browser's cookies
        self._cookie = secrets.token_urlsafe(32)

    @property
    def link(self) -> str:
        """What to open first; good once."""
        return f"http://127.0.0.1:{self.port}/?token={self.token}"

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        headers = [
            (name.decode("latin-1"), text.decode("latin-1")) for name, text in scope["headers"]
        ]
        refused = self._refused(headers, scope["method"])
        if refused is not None:
            await answer(send, *refused)
        elif scope["path"] == "/" and (
            given := parse_qs(scope["query_string"].decode("latin-1")).get("token")
        ):
            await self._open(given[0], send)
        elif not self._known(headers):
            words = (
                "The studio opens by the link that `trundle studio` has printed in its terminal.\n"
            )
            await answer(send, 403, words)
        else:
            await self._pass(scope, receive, send)

    def _refused(self, headers: list[tuple[str, str]], method: str) -> tuple[int, str] | None:
        """Status and words for what is not to be answered; None for the rest."""
        hosts = [text for name, text in headers if name == "host"]
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return 421, "This is a studio of another host.\n"
        origins = [text for name, text in headers if name == "origin"]
        ours = f"http://{hosts[0]}"
        if any(origin != ours for origin in origins):
            return 403, "Another origin asks.\n"
        if method not in ("GET", "HEAD") and origins != [ours]:
            return 403, "What changes something comes from the studio's own page.\n"
        sites = [text for name, text in headers if name == "sec-fetch-site"]
        if any(site not in ("same-origin", "none") for site in sites):
            return 403, "Another site asks.\n"
        sizes = [text for name, text in headers if name == "content-length"]
        if any(not size.isdecimal() or int(size) > MOST_BYTES for size in sizes):
            return 413, "That is too much.\n"
        return None

    async def _open(self, given: str, send: Send) -> None:
        """The token, once, for the cookie."""
        token, good = self.token, False
        if token is not None:
            good = hmac.compare_digest(token.encode(), given.encode())
        if not good:
            await answer(send, 403, "This link was used before, or is another studio's.\n")
            return
        self.token = None
        cookie = f"{self.cookie_name}={self._cookie}; HttpOnly; SameSite=Strict; Path=/"
        await answer(send, 303, "", {"location": "/", "set-cookie": cookie})

    def _known(self, headers: list[tuple[str, str]]) -> bool:
        """Whether one of the cookies is ours."""
        pairs = [
            part.strip().partition("=")
            for name, text in headers
            if name == "cookie"
            for part in text.split(";")
        ]
        given = [value for name, _, value in pairs if name == self.cookie_name]
        return any(hmac.compare_digest(value.encode(), self._cookie.encode()) for value in given)

    async def _pass(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """To the app, counting what comes and adding headers to what goes."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > MOST_BYTES:
                raise TooLarge
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message["headers"])
            await send(message)

        await self.app(scope, counted, headed)


def with_headers(own: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's headers and those that every answer has; a policy of its own stays."""
    named = {name.lower() for name, _ in own}
    every = {**HEADERS, "content-security-policy": NOTHING}
    more = [
        (name.encode(), text.encode()) for name, text in every.items() if name.encode() not in named
    ]
    return [*own, *more]


async def answer(
    send: Send, status: int, words: str, headers: dict[str, str] | None = None
) -> None:
    """A short answer in plain text."""
    body = words.encode()
    own = {
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(body)),
        **(headers or {}),
    }
    listed = with_headers([(name.encode(), text.encode()) for name, text in own.items()])
    await send({"type": "http.response.start", "status": status, "headers": listed})
    await send({"type": "http.response.body", "body": body})

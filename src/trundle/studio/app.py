"""The requests that the studio answers. Every request has passed `guard.py` before."""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from trundle.errors import TrundleError
from trundle.studio.guard import TooLarge
from trundle.studio.shelf import Changed, Shelf
from trundle.studio.worker import Gone, Worker

PAGE = Path(__file__).parent / "page"
MOST_MOTIONS = 30  # that are kept; a page shows one, and another comes
MOTION_POLICY = "sandbox allow-scripts allow-downloads; frame-ancestors 'self'"
QUESTION: dict[str, type] = {
    "text": str, "case": str, "values": dict, "plot": list, "name": str, "tab": str,
}  # fmt: skip
MEDIA_TYPES = {"html": "text/html", "csv": "text/csv"}


class BadRequest(Exception):
    """A request that makes no sense, with the status to answer."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class Studio:
    """The app's state: files, worker, and the pages it has made."""

    def __init__(self, folder: Path, first: str = "", worker: Worker | None = None) -> None:
        self.shelf, self.first = Shelf(folder), first
        self.worker = Worker() if worker is None else worker
        self._made = tempfile.TemporaryDirectory(prefix="trundle-studio-")
        self._motions: list[Path] = []

    def close(self) -> None:
        self._made.cleanup()

    # --- the page -------------------------------------------------------------------------------------------
    async def page(self, request: Request) -> Response:
        nonce = secrets.token_urlsafe(16)
        policy = (
            f"default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; connect-src 'self'; "
            "frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        text = (PAGE / "index.html").read_text("utf-8").replace("NONCE", nonce)
        return HTMLResponse(text, headers={"content-security-policy": policy})

    async def asset(self, request: Request) -> Response:
        kinds = {"studio.js": "text/javascript", "studio.css": "text/css"}
        name = request.path_params["name"]
        if name not in kinds:
            raise BadRequest(404, "There is no such file.")
        return FileResponse(PAGE / name, media_type=kinds[name])

    # --- words and examples ----------------------------------------------------------------------------------
    async def words(self, request: Request) -> Response:
        from trundle.gallery.catalogue import CATALOGUE
        from trundle.scenario import json_schema, template
        from trundle.scenario.names import FUNCTIONS as OWN
        from trundle.symbols.text import FUNCTIONS

        entries = [
            {"name": entry.name, "title": entry.title, "group": entry.group, "case": entry.case}
            for entry in CATALOGUE.values()
        ]
        answer = {
            "schema": json_schema(), "functions": sorted({*FUNCTIONS, *OWN}), "template": template(),
            "gallery": entries, "first": self.first, "folder": str(self.shelf.folder),
            "shelf": hashlib.sha256(str(self.shelf.folder).encode()).hexdigest()[:12],
        }  # fmt: skip
        return JSONResponse(answer)

    async def example(self, request: Request) -> Response:
        from trundle.gallery.catalogue import CATALOGUE

        entry = CATALOGUE.get(request.path_params["name"])
        if entry is None:
            raise BadRequest(404, "There is no such example.")
        return JSONResponse({"text": entry.file.read_text("utf-8"), "case": entry.case})

    # --- files -------------------------------------------------------------------------------------------------
    async def files(self, request: Request) -> Response:
        return JSONResponse({"files": self.shelf.names()})

    async def file(self, request: Request) -> Response:
        name = request.query_params.get("name", "")
        if request.query_params.get("only") == "hash":
            return JSONResponse({"hash": self.shelf.sign(name)})
        text, sign = self.shelf.read(name)
        return JSONResponse({"text": text, "hash": sign})

    async def save(self, request: Request) -> Response:
        fields = await _fields(request, name=str, text=str, hash=str)
        try:
            sign = self.shelf.write(fields["name"], fields["text"], fields["hash"])
        except Changed:
            raise BadRequest(
                409, "Somebody else has written this file since it was opened."
            ) from None
        return JSONResponse({"hash": sign})

    # --- runs ----------------------------------------------------------------------------------------------------
    async def run(self, request: Request) -> Response:
        fields = await _fields(request, **QUESTION)
        job = self._job(fields)
        made = Path(self._made.name) / f"{secrets.token_hex(8)}.html"
        answer = await self.worker.ask({**job, "page": str(made)}, fields["tab"][:40])
        if made.exists():
            answer["motion"] = made.stem
            self._keep(made)
        return JSONResponse(answer)

    async def sweep(self, request: Request) -> Response:
        fields = await _fields(request, **QUESTION)
        return JSONResponse(
            await self.worker.ask({**self._job(fields), "sweep": True}, fields["tab"][:40])
        )

    def _job(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The job for the worker; data beside the file, and nowhere else, may be read."""
        for value in fields["values"].values():
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                raise BadRequest(400, "Values are numbers.")
        if not all(isinstance(formula, str) for formula in fields["plot"]):
            raise BadRequest(400, "Formulas are texts.")
        name = fields["name"]
        folder = self.shelf.place(name).parent if name else self.shelf.folder
        at = fields.get("at")
        if at is not None and (isinstance(at, bool) or not isinstance(at, int)):
            raise BadRequest(400, "A run of a sweep has a number.")
        job = {key: fields[key] for key in ("text", "case", "values", "plot")} | {"at": at}
        return {**job, "folder": str(folder)}

    def _keep(self, made: Path) -> None:
        """A page more, and the oldest one less."""
        self._motions.append(made)
        while len(self._motions) > MOST_MOTIONS:
            self._motions.pop(0).unlink(missing_ok=True)

    async def motion(self, request: Request) -> Response:
        wanted = request.path_params["name"]
        for made in self._motions:
            if made.stem == wanted:
                return FileResponse(
                    made, media_type="text/html", headers={"content-security-policy": MOTION_POLICY}
                )
        raise BadRequest(404, "This motion is gone; run it again.")

    async def export(self, request: Request) -> Response:
        fields = await _fields(request, **QUESTION, kind=str)
        kind = fields["kind"]
        if kind not in MEDIA_TYPES:
            raise BadRequest(400, "The kind of an export is html or csv.")
        made = Path(self._made.name) / f"{secrets.token_hex(8)}.{kind}"
        key = "page" if kind == "html" else "csv"
        answer = await self.worker.ask({**self._job(fields), key: str(made)}, fields["tab"][:40])
        if not made.exists():
            raise BadRequest(
                422, answer.get("failed") or "The text has problems: there is nothing to export."
            )
        data = made.read_bytes()
        made.unlink()
        return Response(
            data, media_type=MEDIA_TYPES[kind], headers={"content-security-policy": MOTION_POLICY}
        )


async def _fields(request: Request, **kinds: type) -> dict[str, Any]:
    """The JSON object of a request, with the keys that it must have."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise BadRequest(415, "A request is JSON.")
    try:
        fields = await request.json()
        # half a character ("\ud800") could not be answered
        json.dumps(fields, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise BadRequest(400, "That is no JSON.") from None
    if not isinstance(fields, dict):
        raise BadRequest(400, "A request is an object.")
    for key, kind in kinds.items():
        if not isinstance(fields.get(key), kind):
            raise BadRequest(400, f"{key} is missing, or of another kind.")
    return fields


# --- together ----------------------------------------------------------------------------------------------------
Handler = Callable[[Request], Awaitable[Response]]


def answering(handler: Handler) -> Handler:
    """The same, with errors in words."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except BadRequest as error:
            return JSONResponse({"error": str(error)}, error.status)
        except TooLarge:
            return JSONResponse({"error": "That is too much."}, 413)
        except Gone as error:
            return JSONResponse({"failed": str(error)})
        except TrundleError as error:
            return JSONResponse({"error": str(error)}, 400)
        except FileNotFoundError:
            return JSONResponse({"error": "The file is not there."}, 404)
        except OSError as error:
            return JSONResponse({"error": f"The file cannot be used: {error.strerror}."}, 400)

    return answered


def make_app(studio: Studio) -> Starlette:
    """The app, without its guard."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await studio.worker.close()
            studio.close()

    routes = [
        Route("/", answering(studio.page)),
        Route("/page/{name}", answering(studio.asset)),
        Route("/motion/{name}", answering(studio.motion)),
        Route("/api/words", answering(studio.words)),
        Route("/api/gallery/{name}", answering(studio.example)),
        Route("/api/files", answering(studio.files)),
        Route("/api/file", answering(studio.file), methods=["GET"]),
        Route("/api/file", answering(studio.save), methods=["POST"]),
        Route("/api/run", answering(studio.run), methods=["POST"]),
        Route("/api/sweep", answering(studio.sweep), methods=["POST"]),
        Route("/api/export", answering(studio.export), methods=["POST"]),
    ]
    return Starlette(routes=routes, lifespan=life)

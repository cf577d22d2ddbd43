"""The studio answers its own page alone: other origins, hosts, paths, sizes and codes are tried on it."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.studio_tools import Running, running
from trundle.scenario import template
from trundle.studio.guard import MOST_BYTES

pytestmark = pytest.mark.slow  # starts servers and processes

PENDULUM = """schema = 1
title = "Pendulum"
coordinates = "th"
lagrangian = "th.dot^2/2 + 9.81*cos(th)"
[start]
th = 1
"th.dot" = 0
[solver]
until = 1
"""

HALF = '{"text": "\\ud800", "case": "", "values": {}, "plot": [], "name": "", "tab": "t"}'  # of a character


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("studio") / "work"
    folder.mkdir()
    (folder / "a.toml").write_text(template())
    with running(folder) as made:
        yield made


# --- who asks ----------------------------------------------------------------------------------------------
def test_it_listens_on_the_loopback_address_alone(studio: Running) -> None:
    assert studio.socket.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize("path", ["/", "/api/words", "/api/file?name=a.toml", "/page/studio.js"])
def test_without_the_cookie_nothing_is_answered(studio: Running, path: str) -> None:
    for cookie in ("", "x=1", f"{studio.guard.cookie_name}=guess", f"{studio.guard.cookie_name}="):
        got = studio.raw("GET", path, {"cookie": cookie})
        assert got.status == 403
        assert b"terminal" in got.body


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:{port}", ""],
)
def test_another_host_is_refused_even_with_the_cookie(studio: Running, host: str) -> None:
    got = studio.get("/api/words", host=host.format(port=studio.port))
    assert got.status in (400, 421)
    assert b"schema" not in got.body


def test_two_hosts_are_refused(studio: Running) -> None:
    request = (
        f"GET /api/words HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\nHost: evil.example\r\n"
        f"Cookie: {studio.cookie}\r\nConnection: close\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", studio.port)) as wire:
        wire.sendall(request.encode())
        assert wire.recv(1000).split(b" ")[1] in (b"400", b"421")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1", ""]
)
def test_another_origin_is_refused(studio: Running, origin: str) -> None:
    named = origin.format(port=studio.port)
    assert studio.get("/api/words", origin=named).status == 403
    data = {"name": "b.toml", "text": "x", "hash": ""}
    assert studio.post("/api/file", data, origin=named).status == 403
    assert not (studio.folder / "b.toml").exists()


def test_what_changes_something_needs_an_origin(studio: Running) -> None:
    head = {"cookie": studio.cookie, "content-type": "application/json"}
    assert studio.raw("POST", "/api/file", head, b"{}").status == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_page_of_another_site_gets_nothing(studio: Running, site: str) -> None:
    assert studio.get("/api/words", **{"sec-fetch-site": site}).status == 403


def test_a_form_of_another_kind_is_refused(studio: Running) -> None:
    assert studio.post("/api/run", {}, content_type="text/plain").status == 415


def test_websockets_are_refused(studio: Running) -> None:
    got = studio.get(
        "/", **{"upgrade": "websocket", "connection": "Upgrade", "origin": "http://evil.example",
                "sec-websocket-key": "x" * 24, "sec-websocket-version": "13"}
    )  # fmt: skip
    assert got.status == 403
    own = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-key": "x" * 24}
    assert studio.get("/", **own, origin=studio.home).status != 101


def test_the_guard_closes_websockets_whatever_the_server_does() -> None:
    import asyncio

    from trundle.studio.guard import Guard

    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def app(*_: Any) -> None:
        raise AssertionError("it was let through")

    asyncio.run(Guard(app, 7357)({"type": "websocket", "headers": []}, receive, send))
    assert sent == [{"type": "websocket.close", "code": 1008}]


# --- the token -------------------------------------------------------------------------------------------------
def test_the_token_is_good_once_becomes_a_strict_cookie_and_leaves_the_address(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as one:
        path = one.guard.link.removeprefix(one.home)
        assert one.raw("GET", "/?token=wrong", {}).status == 403
        first = one.raw("GET", path, {})
        assert first.status == 303
        assert first.headers["location"] == "/"
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert one.raw("GET", path, {}).status == 403
        assert one.raw("GET", "/", {"cookie": cookie.split(";")[0]}).status == 200
        assert one.raw("GET", "/?token=None", {}).status == 403


def test_every_answer_has_its_headers(studio: Running) -> None:
    for got in (
        studio.get("/"), studio.get("/api/words"), studio.get("/page/studio.js"), studio.get("/nowhere"),
        studio.raw("GET", "/", {}), studio.get("/api/words", host="evil.example"),
    ):  # fmt: skip
        assert got.headers["cache-control"] == "no-store"
        assert got.headers["referrer-policy"] == "no-referrer"
        assert got.headers["x-content-type-options"] == "nosniff"
        policy = got.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "access-control-allow-origin" not in got.headers
    policy = studio.get("/").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


# --- files -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    ["../secret.toml", "/etc/passwd", "/etc/x.toml", "..", "", "a.toml/../../secret.toml", "a.txt", "~/x.toml\0",
     "..\\secret.toml", "link.toml", "linked/secret.toml", "round.toml", "pipe.toml", "a.toml\0.txt",
     "x" * 5000 + ".toml"],
)  # fmt: skip
def test_a_path_outside_of_the_folder_is_neither_read_nor_written(
    studio: Running, name: str
) -> None:
    outside = studio.folder.parent
    (outside / "secret.toml").write_text("secret = 1\n")
    for link, to in (
        ("link.toml", outside / "secret.toml"),
        ("linked", outside),
        ("round.toml", "round.toml"),
    ):
        if not (studio.folder / link).is_symlink():
            (studio.folder / link).symlink_to(to)
    if not (studio.folder / "pipe.toml").exists():
        os.mkfifo(studio.folder / "pipe.toml")
    from urllib.parse import quote

    got = studio.get(f"/api/file?name={quote(name)}")
    assert got.status in (400, 404)
    assert b"secret = 1" not in got.body
    written = studio.post("/api/file", {"name": name, "text": "mine = 1", "hash": ""})
    assert written.status in (400, 409)
    assert (outside / "secret.toml").read_text() == "secret = 1\n"


def test_a_text_that_is_the_name_of_a_file_is_a_text(studio: Running) -> None:
    told = studio.run("/etc/passwd")
    assert "root:" not in str(told)
    assert told["problems"][0]["line"] == 1


def test_a_file_of_100_gb_is_refused_before_it_is_read(studio: Running) -> None:
    with (studio.folder / "large.toml").open("wb") as file:
        file.truncate(100_000_000_000)
    got = studio.get("/api/file?name=large.toml")
    assert got.status == 400
    assert "100000000 kB" in got.data["error"]
    assert studio.get("/api/file?name=a.toml").status == 200
    (studio.folder / "large.toml").unlink()


def test_a_request_that_is_too_large_is_refused_whatever_its_length_says(studio: Running) -> None:
    head = {"cookie": studio.cookie, "origin": studio.home, "content-type": "application/json"}
    got = studio.raw("POST", "/api/run", {**head, "content-length": str(100_000_000)})
    assert got.status == 413
    request = (
        f"POST /api/run HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\nTransfer-Encoding: chunked\r\n"
    )
    request += "".join(f"{name}: {text}\r\n" for name, text in head.items()) + "\r\n"
    with socket.create_connection(("127.0.0.1", studio.port), timeout=30) as wire:
        wire.sendall(request.encode())
        chunk = b"x" * 100_000
        try:
            for _ in range(MOST_BYTES // len(chunk) + 2):
                wire.sendall(b"%x\r\n%s\r\n" % (len(chunk), chunk))
        except OSError:
            pass  # it has hung up
        else:
            assert wire.recv(100).split(b" ")[1] == b"413"
    assert studio.get("/api/files").status == 200


@pytest.mark.parametrize(
    "body", ["[]", "nonsense", "{}", '{"text": 1}', "[" * 100_000, '{"text": NaN}', HALF]
)
def test_what_is_no_question_is_refused_in_words(studio: Running, body: str) -> None:
    head = {"cookie": studio.cookie, "origin": studio.home, "content-type": "application/json"}
    got = studio.raw("POST", "/api/run", head, body.encode())
    assert got.status == 400
    assert got.data["error"]


# --- code in formulas, and limits ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "formula",
    ['__import__(\\"os\\").system(\\"touch owned\\")', "().__class__.__bases__", "open(\\\"/etc/passwd\\\")",
     "lambda: 0", "th.__class__", "exec(\\\"1\\\")", "9**9**9**9**9"],
)  # fmt: skip
def test_code_in_a_formula_is_a_problem_and_never_runs(studio: Running, formula: str) -> None:
    told = studio.run(PENDULUM.replace("th.dot^2/2", f"{formula} + th.dot^2/2"))
    assert told["problems"]
    told = studio.run(PENDULUM, plot=[formula.replace("\\", "")])
    assert told["problems"] == []
    assert told["wrong"]
    assert not list(Path().glob("owned"))
    assert not (studio.folder / "owned").exists()


def test_data_outside_of_the_folder_is_not_read(studio: Running) -> None:
    """A text may name files of data: those beside it are read, others are not."""
    (studio.folder.parent / "outside.csv").write_text("t,y\n0,0\n1,1\n")
    (studio.folder / "inside.csv").write_text("t,y\n0,0\n1,1\n")
    for name, wrong in (("inside.csv", False), ("../outside.csv", True), ("/etc/passwd", True)):
        table = f'[tables.push]\nkind = "linear"\nfile = "{name}"\n'
        text = PENDULUM.replace("[start]", table + "[start]").replace("9.81", "9.81*push(t)")
        told = studio.run(text.replace("push(t)", "(1 + 0*push(t))"))
        told_of = [one for one in told["problems"] if "cannot be read" in one["given"]]
        assert bool(told_of) == wrong, told["problems"]


def test_values_are_numbers(studio: Running) -> None:
    asked = {
        "text": PENDULUM,
        "case": "",
        "values": {"th": "1"},
        "plot": [],
        "name": "",
        "tab": "t",
    }
    assert studio.post("/api/run", asked).status == 400
    assert studio.post("/api/sweep", asked).status == 400


def test_a_run_that_takes_too_long_is_ended_and_the_next_one_runs(tmp_path: Path) -> None:
    with running(tmp_path) as one:
        patience = one.worker.seconds
        assert one.run(PENDULUM)[
            "finished"
        ]  # the process is there, whatever the machine does beside
        one.worker.seconds = 4.0
        endless = PENDULUM.replace("until = 1", "until = 1e9\nsamples = 3")
        told = one.run(endless)
        assert told.get("failed") or not told["finished"]  # killed, or stopped by its own limit
        one.worker.seconds = patience
        assert one.run(PENDULUM)["status"] == "reached t = 1 s"


def test_a_run_whose_process_is_killed_says_so_and_the_next_one_runs(tmp_path: Path) -> None:
    endless = PENDULUM.replace("until = 1", "until = 1e9\nsamples = 3")
    with running(tmp_path) as one:
        assert one.run(PENDULUM)["finished"]
        assert one.worker._process is not None
        told: list[Any] = []
        asks = threading.Thread(target=lambda: told.append(one.run(endless)))
        asks.start()
        while one.worker._busy is None:
            time.sleep(0.01)
        os.kill(one.worker._process.pid, signal.SIGKILL)
        asks.join(60)
        assert "memory" in told[0]["failed"]
        assert one.run(PENDULUM)["status"] == "reached t = 1 s"


def test_a_run_that_takes_too_much_memory_is_ended_and_the_next_one_runs(tmp_path: Path) -> None:
    with running(tmp_path, memory=1_500_000_000) as one:
        assert one.run(PENDULUM)["finished"]
        told = one.run(PENDULUM.replace("until = 1", "until = 1\nsamples = 200000000"))
        assert "memory" in told.get("failed", "") or told["problems"]
        assert one.run(PENDULUM)["status"] == "reached t = 1 s"


def test_a_newer_text_of_the_same_tab_takes_the_place_of_an_endless_one(tmp_path: Path) -> None:
    endless = PENDULUM.replace("until = 1", "until = 1e9\nsamples = 3")
    with running(tmp_path, seconds=60.0) as one:
        assert one.run(PENDULUM)["finished"]
        told: list[Any] = []
        older = threading.Thread(target=lambda: told.append(one.run(endless)))
        older.start()
        while one.worker._busy is None:
            time.sleep(0.01)
        assert one.run(PENDULUM)["status"] == "reached t = 1 s"
        older.join(60)
        assert told[0]["failed"] == "A newer text is run instead."


def test_of_texts_of_a_tab_that_wait_only_the_newest_is_run(tmp_path: Path) -> None:
    endless = PENDULUM.replace("until = 1", "until = 1e9\nsamples = 3")
    with running(tmp_path) as one:
        assert one.run(PENDULUM)["finished"]
        told: dict[int, Any] = {}
        asks = [
            threading.Thread(target=lambda k=k, text=text: told.update({k: one.run(text)}))
            for k, text in enumerate((endless, endless, endless, PENDULUM))
        ]
        for thread in asks:
            newest = one.worker._newest.get("t")
            thread.start()
            while one.worker._newest.get("t") is newest:
                time.sleep(0.001)
        for thread in asks:
            thread.join(120)
        assert [told[k].get("failed") for k in range(3)] == ["A newer text is run instead."] * 3
        assert told[3]["status"] == "reached t = 1 s"
        assert not one.worker._newest


# --- two tabs -------------------------------------------------------------------------------------------------------
def test_of_two_tabs_the_second_to_save_is_told_and_overwrites_nothing(studio: Running) -> None:
    (studio.folder / "two.toml").write_text("first = 1\n")
    sign = studio.get("/api/file?name=two.toml").data["hash"]
    saved = studio.post("/api/file", {"name": "two.toml", "text": "left = 1\n", "hash": sign})
    assert saved.status == 200
    late = studio.post("/api/file", {"name": "two.toml", "text": "right = 1\n", "hash": sign})
    assert late.status == 409
    assert (studio.folder / "two.toml").read_text() == "left = 1\n"
    assert studio.get("/api/file?name=two.toml&only=hash").data == saved.data


def test_a_new_file_does_not_take_the_place_of_one_that_is_there(studio: Running) -> None:
    got = studio.post("/api/file", {"name": "a.toml", "text": "x = 1", "hash": ""})
    assert got.status == 409
    assert (studio.folder / "a.toml").read_text() == template()

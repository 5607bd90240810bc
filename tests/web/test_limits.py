"""Limits, headers, pages and what is offered to those who run a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from sobremesa.play.listener import BACKLOG
from sobremesa.play.live import LiveTable
from sobremesa.web import socket as table_socket
from sobremesa.web.address import own_address
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor, refusal
from web.conftest import Meet
from web.serving import House, hosted, kept_in, running
from web.tables import begin, choice, take_places

CAREFUL = (
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
)


@pytest.mark.parametrize(
    "path",
    ["/", "/t/x", "/api/me", "/api/games", "/api/nowhere", "/nowhere", "/api/tables/x", "/health"],
)
async def test_every_answer_makes_a_browser_careful(meet: Meet, path: str) -> None:
    stranger = await meet("")
    for method in ("GET", "PATCH"):
        answer = await stranger.ask(method, path)
        assert all(name in answer.headers for name in CAREFUL)
        assert "server" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert re.search(r"script-src 'self';", policy)


@pytest.mark.parametrize("path", ["/", "/new", "/about", "/t/x", "/i/x", "/r/x", "/nowhere"])
async def test_a_page_has_no_script_of_its_own(meet: Meet, path: str) -> None:
    stranger = await meet("")
    answer = await stranger.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == (404 if path == "/nowhere" else 200)
    assert answer.headers["content-type"].startswith("text/html")
    for attributes, inside in re.findall(r"<script([^>]*)>(.*?)</script>", answer.text, re.DOTALL):
        assert 'src="/' in attributes
        assert not inside.strip()
    assert not re.search(r"\son\w+=|javascript:", answer.text)
    assert not re.search(r"(src|href)=\"(https?:)?//", answer.text)


async def test_only_the_schema_is_served_beside_the_protocol(meet: Meet) -> None:
    stranger = await meet("")
    answer = await stranger.ask("GET", "/api/schema/openapi.json")
    assert answer.json()["info"]["title"] == "Sobremesa"
    for page in ("redoc", "swagger", "elements", "rapidoc"):
        assert (await stranger.ask("GET", f"/api/schema/{page}")).status_code == 404


async def test_for_those_who_run_it(meet: Meet) -> None:
    stranger = await meet("")
    assert (await stranger.ask("GET", "/health")).status_code == 200
    assert (await stranger.ask("GET", "/ready")).status_code == 200
    figures = await stranger.ask("GET", "/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "sobremesa_tables " in figures.text


async def test_a_request_has_a_largest_size(meet: Meet) -> None:
    ana = await meet("Ana")
    for size in (16_385, 200_000):
        answer = await ana.ask("PUT", "/api/me", {"name": "x" * size})
        assert refusal(answer) == (413, "unclear")
    assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_body_that_is_no_json(meet: Meet) -> None:
    ana = await meet("Ana")
    headers = {"x-csrftoken": ana.http.cookies["csrftoken"], "content-type": "application/json"}
    for body in (b"", b"{", b"[]", b"null", b'{"name": 7}', b"\xff\xfe", b"[" * 15_000):
        answer = await ana.http.put("/api/me", content=body, headers=headers)
        assert refusal(answer) == (400, "unclear"), body


async def test_a_message_has_a_largest_size(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "me"])
    chair = await ana.sit(card["id"])
    await chair.send('{"type": "say", "text": "hello"}'.ljust(8192))
    assert (await chair.hear("said", "refused"))["type"] == "said"
    await chair.send(" " * 8193)
    assert await chair.closed() == 1009
    assert (await ana.sit(card["id"])).heard[0]["type"] == "welcome"


@pytest.fixture
def strict_house(tmp_path: Path) -> Iterator[House]:
    """A server with tight limits."""
    limits = ("--message-rate", "2", "--request-rate", "12", "--bot-pause", "0")
    with running(kept_in(tmp_path), *limits) as started:
        yield started


async def test_rates(strict_house: House) -> None:
    async with Visitor(strict_house.base) as ana:
        await ana.introduce("Ana")
        card = await ana.lay("macaron", 2, ["me", "me"])
        chair = await ana.sit(card["id"])
        for _ in range(20):
            await chair.send({"type": "say", "text": "quick!"})
        answers = [(await chair.hear("said", "refused")) for _ in range(20)]
        said = [answer for answer in answers if answer["type"] == "said"]
        assert 6 <= len(said) <= 9
        assert {a["why"] for a in answers if a["type"] == "refused"} == {"too_fast"}
        for _ in range(100):
            await chair.send({"type": "say", "text": "quick!"})
        assert await chair.closed() == 1008

        answers_by_http = [await ana.ask("GET", "/api/games") for _ in range(60)]
        slowed = [answer for answer in answers_by_http if answer.status_code == 429]
        assert slowed
        assert refusal(slowed[0]) == (429, "too_fast")
        await asyncio.sleep(1.1)
        assert (await ana.ask("GET", "/api/games")).status_code == 200


@asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[tuple[str, LiveTable, Chair]]:
    """A server in the test's own process, a table there, and the chair of one who sits at it."""
    settings = Settings(database=kept_in(folder), port=0)
    async with hosted(settings) as (base, hall), Visitor(base) as ana:
        await ana.introduce("Ana")
        card = await begin(ana, game="macaron", seats=2)
        chair = await ana.sit(card["id"], 0)
        live = await hall.table(card["id"])
        yield base, live, chair


async def test_a_slow_reader_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who opens a page and never reads holds up nobody, and does not stay for ever."""
    monkeypatch.setattr(table_socket, "LONGEST_POST_S", 0.5)
    async with at_a_table(tmp_path) as (base, live, chair):
        deaf = await open_and_never_read(base, live.id)
        while len(live.audience.listeners) < 2:
            await asyncio.sleep(0.01)
        for _ in range(100):
            live.audience.listeners[1].post(b"x" * 200_000)
        async with asyncio.timeout(10):
            while len(live.audience.listeners) == 2:
                await asyncio.sleep(0.01)
        assert (await chair.attempt(chair.state["offer"]["choices"][0][0]))["type"] == "tried"
        deaf.close()


@pytest.mark.parametrize(
    ("messages", "code"), [(["x" * 9000], 1009), (['{"type": "sing"}'] * 5000, 1008)]
)
async def test_whoever_is_sent_away_can_go_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, messages: list[str], code: int
) -> None:
    """The server hangs up when goodbye is said, however long it would have waited for that."""
    monkeypatch.setattr(table_socket, "FAREWELL_S", 1e6)
    async with at_a_table(tmp_path) as (base, live, _):
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{live.id}/socket"
        async with asyncio.timeout(20):
            socket = await websockets.connect(
                address, compression=None, close_timeout=None, max_queue=None
            )
            with suppress(ConnectionClosed):
                for message in messages:
                    await socket.send(message)
            await socket.wait_closed()
        assert socket.close_code == code


async def test_one_who_falls_behind_is_asked_to_come_back(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, live, chair):
        for number in range(BACKLOG + 1):
            live.audience.listeners[0].post(b'{"type": "waiting", "waiting": [%d]}' % number)
        assert await chair.closed() == 1013
        assert chair.state["waiting"] == [BACKLOG - 1]


@pytest.mark.slow
async def test_what_was_begun_is_done_though_its_page_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that has to go while its choice is being kept takes nothing back."""
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, hall), Visitor(base) as ana, Visitor(base) as kenji:
        await ana.introduce("Ana")
        await kenji.introduce("Kenji")
        card = await begin(ana, kenji, game="la_macarena", seats=2)
        chairs = await take_places(ana, kenji, card=card)
        mover = next(chair for chair in chairs if chair.state["offer"] is not None)
        (other,) = [chair for chair in chairs if chair is not mover]
        live = await hall.table(card["id"])
        asked, put = asyncio.Event(), live.put
        held: list[Any] = []

        def put_later(*entry: Any) -> None:
            held.extend(entry)
            asked.set()

        monkeypatch.setattr(live, "put", put_later)
        act = {"type": "act", "id": "late", "version": 0, "choices": [choice(mover)]}
        await mover.send(act)
        await asked.wait()
        live.audience.listeners[chairs.index(mover)].close(1013)
        assert await mover.closed() == 1013
        monkeypatch.undo()
        put(*held)
        await other.hear("state")
        assert not live.lost
        again = await (ana if mover is chairs[0] else kenji).sit(card["id"])
        await again.send(act)
        assert (await again.hear("done", "refused"))["type"] == "done"


async def open_and_never_read(base: str, table: str) -> asyncio.StreamWriter:
    """A socket whose other end takes nothing."""
    host, _, port = base.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port), limit=1)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return writer


async def test_metrics_are_for_the_same_machine(tmp_path: Path) -> None:
    mine = own_address()
    if mine is None:
        pytest.skip("this machine is in no network")
    settings = Settings(host="0.0.0.0", port=0, database=kept_in(tmp_path))
    async with hosted(settings) as (base, _), httpx.AsyncClient() as http:
        port = base.rpartition(":")[2]
        assert (await http.get(f"http://127.0.0.1:{port}/metrics")).status_code == 200
        assert (await http.get(f"http://{mine}:{port}/metrics")).status_code == 403

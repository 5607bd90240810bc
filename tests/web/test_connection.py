"""Connections that ask for nothing, or never come to an end, are let go; nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sobremesa.play.hall import Hall
from sobremesa.web import callers, connection
from sobremesa.web.connection import LARGEST_HEAD
from sobremesa.web.settings import Settings
from web.client import Visitor
from web.raw import PATIENCE, Line, ask
from web.serving import hosted, kept_in

HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
async def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a server that does not wait long for a request."""
    monkeypatch.setattr(connection, "LONGEST_HEAD_S", 0.5)
    async with hosted(Settings(database=kept_in(tmp_path), port=0)) as (base, _):
        yield base


@pytest.mark.parametrize(
    "begun",
    [b"", b"G", b"\r\n", HALF, BODY, WHOLE + HALF],
    ids=["nothing", "letter", "blank", "head", "body", "second"],
)
async def test_a_request_that_does_not_come(impatient: str, begun: bytes) -> None:
    with Line(impatient) as line:
        line.send(begun)
        assert await asyncio.to_thread(line.is_closed)
    assert (await asyncio.to_thread(ask, impatient, WHOLE)).status == 200


async def test_a_blank_line_keeps_no_connection_open(impatient: str) -> None:
    with Line(impatient) as line:
        line.send(WHOLE)
        assert (await asyncio.to_thread(line.answer)).status == 200
        line.send(b"\r\n")
        assert await asyncio.to_thread(line.is_closed)


async def test_one_that_drips_is_let_go_too(impatient: str) -> None:
    """What comes does not prolong the time that there is for all of it."""
    with Line(impatient) as line:
        line.send(HALF)
        gone = asyncio.create_task(asyncio.to_thread(line.is_closed))
        while not gone.done():
            line.send(b"x")
            await asyncio.sleep(0.05)
        assert await gone


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Large: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
        b"GET /?" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * LARGEST_HEAD + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * 1_000_000,
        WHOLE + b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * 1_000_000,
    ],
    ids=["header", "query", "headers", "endless", "second"],
)
async def test_a_head_has_a_largest_size(tmp_path: Path, head: bytes) -> None:
    async with hosted(Settings(database=kept_in(tmp_path), port=0)) as (base, _):

        def last_status() -> int:
            with Line(base) as line:
                line.send(head)
                answer = line.answer()
                return line.answer().status if answer.status == 200 else answer.status

        # Whoever still sends when the answer comes may not hear it: the connection is cut.
        assert await asyncio.to_thread(last_status) in (431, 0)


async def test_a_head_that_is_just_not_too_large(tmp_path: Path) -> None:
    async with hosted(Settings(database=kept_in(tmp_path), port=0)) as (base, _):
        large = WHOLE[:-2] + b"X: " + b"x" * (LARGEST_HEAD - 1000) + b"\r\n\r\n"
        assert (await asyncio.to_thread(ask, base, large)).status == 200


@pytest.mark.slow
async def test_one_who_does_not_read_his_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LONGEST_ANSWER_S", 0.3)
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=100_000)
    async with hosted(settings) as (base, _):
        assert isinstance(await asyncio.to_thread(ask_and_never_read, base), ConnectionError)
        assert (await asyncio.to_thread(ask, base, WHOLE)).status == 200


def ask_and_never_read(base: str) -> Exception:
    """Ask on and on until the server has enough of it; tell how that showed."""
    host, _, port = base.removeprefix("http://").partition(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(3 * PATIENCE)
        deaf.connect((host, int(port)))
        try:
            while True:
                deaf.send(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        except (ConnectionError, TimeoutError) as problem:
            return problem


async def test_one_address_has_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are counted until they are closed, also those that never asked for anything."""
    monkeypatch.setattr(callers, "HERE", ())
    monkeypatch.setattr(connection, "is_here", lambda host: False)
    settings = Settings(database=kept_in(tmp_path), port=0, sockets_per_address=2)
    async with hosted(settings) as (base, _):
        lines = [Line(base) for _ in range(4)]
        for line in lines:
            line.send(WHOLE)
            assert (await asyncio.to_thread(line.answer)).status == 200
        assert (await asyncio.to_thread(ask, base, WHOLE)).status == 429
        for line in lines:
            line.__exit__()
        async with asyncio.timeout(20):
            while (await asyncio.to_thread(ask, base, WHOLE)).status == 429:
                await asyncio.sleep(0.02)


async def test_a_server_has_so_many_connections(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, connections=10)
    upgrade = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    async with hosted(settings) as (base, _):
        lines = [Line(base) for _ in range(12)]
        async with asyncio.timeout(20):
            while (await asyncio.to_thread(ask, base, WHOLE)).status != 503:
                await asyncio.sleep(0.02)
        assert (await asyncio.to_thread(ask, base, upgrade)).status == 503
        for line in lines:
            line.__exit__()
        async with asyncio.timeout(20):
            while (await asyncio.to_thread(ask, base, WHOLE)).status != 200:
                await asyncio.sleep(0.02)
        assert (await asyncio.to_thread(ask, base, upgrade)).status == 101


async def test_a_page_that_goes_while_it_is_let_in_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, hall), Visitor(base) as ana:
        await ana.introduce("Ana")
        card = await ana.lay("macaron", 2, ["me", "me"])
        live = await hall.table(card["id"])
        asked, gate = asyncio.Event(), asyncio.Event()
        join = live.join

        async def join_later(*what: object) -> None:
            asked.set()
            await gate.wait()
            await join(*what)  # type: ignore[arg-type]

        monkeypatch.setattr(live, "join", join_later)
        with Line(base) as line:
            line.send(
                f"GET /api/tables/{live.id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await asked.wait()
        await _sockets_gone(hall, base)
        gate.set()
        async with asyncio.timeout(20):
            while live.lock.locked() or live.audience.listeners:
                await asyncio.sleep(0.01)
        assert live.audience.listeners == []


async def _sockets_gone(hall: Hall, base: str) -> None:
    """Let the server notice that a connection was closed."""
    for _ in range(3):
        assert (await asyncio.to_thread(ask, base, WHOLE)).status == 200
    assert hall.live.listeners == 0

"""Who calls, by which name, and how often: before anything is done for anybody."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
import websockets

from sobremesa.core.words import Refusal
from sobremesa.play import attendance
from sobremesa.play.denied import Denied
from sobremesa.play.people import People, hashed
from sobremesa.play.person import Person
from sobremesa.web.callers import Callers, counted, is_here
from sobremesa.web.entrance import FRIENDS, INTRODUCED, Entrance, Heads
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor, refusal
from web.raw import Line, ask
from web.serving import hosted, kept_in
from web.tables import begin


class Nobody(People):
    """People of whom only those are known who say so."""

    def __init__(self, **known: str) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self._known = {hashed(secret): Person(name, name) for name, secret in known.items()}


def heads(**said: str) -> Heads:
    found = Heads([], [], [], [])
    return found._replace(**{name: [value] for name, value in said.items()})


@pytest.mark.parametrize(
    ("proxy", "peer", "forwarded", "caller"),
    [
        ("", "203.0.113.9", [], "203.0.113.9"),
        ("", "203.0.113.9", ["1.2.3.4"], "203.0.113.9"),
        ("", "127.0.0.1", [], "127.0.0.1"),
        ("", "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("", "127.0.0.1", ["made up, 198.51.100.7, 203.0.113.9"], "203.0.113.9"),
        ("", "127.0.0.1", ["198.51.100.7", "203.0.113.9"], "203.0.113.9"),
        ("", "::1", ["[2001:db8::7]:443"], "2001:db8::7"),
        ("", "::ffff:127.0.0.1", ["203.0.113.9:5000"], "203.0.113.9"),
        ("", "127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("", "127.0.0.1", ["203.0.113.9, "], "127.0.0.1"),
        ("10.0.0.0/8", "10.1.2.3", ["1.2.3.4, 203.0.113.9, 10.9.9.9"], "203.0.113.9"),
        ("10.0.0.2", "10.0.0.3", ["203.0.113.9"], "10.0.0.3"),
        ("10.0.0.2, fd00::/8", "fd00::2", ["203.0.113.9"], "203.0.113.9"),
        ("*", "198.51.100.7", ["1.2.3.4, 203.0.113.9"], "203.0.113.9"),
        ("*", "198.51.100.7", [], "198.51.100.7"),
    ],
)
def test_who_stands_behind_a_proxy(
    proxy: str, peer: str, forwarded: list[str], caller: str
) -> None:
    assert Callers(proxy).behind(peer, forwarded) == caller


def test_a_proxy_that_is_none() -> None:
    for proxy in ("proxy.example.org", "10.0.0.0/99", "10.0.0.1;10.0.0.2"):
        with pytest.raises(Refusal, match="--proxy"):
            Callers(proxy)


def test_what_counts_as_one_address() -> None:
    assert counted("203.0.113.9") == counted("::ffff:203.0.113.9") == "203.0.113.9"
    assert counted("2001:db8:1:2::3") == counted("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::3") != counted("2001:db8:1:2::3")
    assert counted("") == counted("x") == "unknown"
    assert is_here("127.0.0.9")
    assert is_here("::1")
    assert not is_here("203.0.113.9")
    assert not is_here("")


def test_friends_in_one_network_do_not_slow_each_other_down() -> None:
    """One of them with a loop is stopped; the others, and those who come, go on."""
    rate = 10
    entrance = Entrance(Settings(request_rate=rate), Nobody(loop="s1", ana="s2", bea="s3"), b"k")
    looping = heads(cookie="a=b; sobremesa_person=s1")

    def passed(who: Heads, count: int) -> int:
        return sum(entrance.is_in_time("203.0.113.9", who) for _ in range(count))

    assert passed(looping, 1000) <= 3 * rate + 2
    assert passed(heads(cookie="sobremesa_person=s2"), 20) == 20
    assert passed(heads(), 20) == 20
    assert passed(heads(cookie="sobremesa_person=made-up"), 1000) <= 3 * rate + 2
    assert passed(heads(cookie="sobremesa_person=s3"), 20) == 20
    assert FRIENDS * rate * 3 > 3 * rate + 2 + 40


async def test_files_have_a_rate_and_probes_have_none(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=1)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        for path, expected in (
            ("/assets/none.js", {404, 429}),
            ("/healthy", {404, 429}),
            ("/health", {200}),
        ):
            statuses = [(await http.get(path)).status_code for _ in range(80)]
            assert set(statuses) == expected, path
            assert statuses[0] == min(expected)
        # The rate of files leaves room for a page with dozens of them.
        answers = [await http.get("/assets/none.js", headers=AS) for _ in range(30)]
        assert {answer.status_code for answer in answers} == {404}


def test_one_address_does_not_introduce_thousands() -> None:
    entrance = Entrance(Settings(), Nobody(), b"k")
    for _ in range(INTRODUCED):
        entrance.check_introduction("203.0.113.9")
    with pytest.raises(Denied, match="introduced"):
        entrance.check_introduction("203.0.113.9")
    entrance.check_introduction("203.0.113.10")
    for _ in range(INTRODUCED + 5):
        entrance.check_introduction("127.0.0.1")


def test_an_address_is_kept_as_something_else() -> None:
    first, other = (Entrance(Settings(), Nobody(), key) for key in (b"k", b"other"))
    origin = first.origin("2001:db8:1:2::3")
    assert origin is not None
    assert origin == first.origin("2001:db8:1:2::9")
    assert origin != other.origin("2001:db8:1:2::3")
    assert "2001" not in origin
    assert len(origin) == 32
    assert first.origin("127.0.0.1") is None


@pytest.mark.parametrize("address", ["tables", "ftp://x", "http://", "https://[", "//x"])
def test_an_address_of_the_server_that_is_none(address: str) -> None:
    with pytest.raises(Refusal, match="--address"):
        Entrance(Settings(address=address), Nobody(), b"k")


# Served.

AS = {"x-forwarded-for": "203.0.113.9"}
OTHER = {"x-forwarded-for": "198.51.100.7"}
BAD_HOSTS = ["a:b:c", "a:99999999", "h" * 3000, "[zz]", "a b", "x:", "", "user@x", "é"]


def get(path: str, host: str, more: str = "", method: str = "GET") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode()


async def in_thread(base: str, request: bytes) -> int:
    return (await asyncio.to_thread(ask, base, request)).status


PLACES = ["/", "/t/abc", "/metrics", "/api/qr?path=/t/abc", "/api/me", "/favicon.svg", "/nowhere"]


async def test_a_host_that_is_none_is_unclear(tmp_path: Path) -> None:
    async with hosted(Settings(database=kept_in(tmp_path), port=0)) as (base, _):
        for path in PLACES:
            for host in BAD_HOSTS:
                assert await in_thread(base, get(path, host)) == 400, (path, host)
        two = b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"
        assert await in_thread(base, two) == 400
        assert await in_thread(base, b"GET /health HTTP/1.0\r\n\r\n") == 200
        for host in ("tables.local", "tables.local:8000", "[::1]:80", "10.0.0.1", "LOCALHOST"):
            assert await in_thread(base, get("/", host)) == 200, host


async def test_a_server_with_an_address_answers_to_that_name_alone(tmp_path: Path) -> None:
    """So no other site can be made to lead to it, and read what it shows to its own machine."""
    settings = Settings(
        database=kept_in(tmp_path), port=0, address="https://Tables.example.org", request_rate=1000
    )
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    async with hosted(settings) as (base, _):
        for path in PLACES:
            assert await in_thread(base, get(path, "evil.example.org")) == 421, path
            assert await in_thread(base, get(path, "tables.example.org")) in (200, 404), path
        for host in ("127.0.0.1:8000", "localhost", "[::1]", "TABLES.example.org:443"):
            assert await in_thread(base, get("/metrics", host)) == 200, host
        socket = "/api/tables/nowhere/socket"
        assert await in_thread(base, get(socket, "evil.example.org", upgrade)) == 421
        assert await in_thread(base, get(socket, "a:b:c", upgrade)) == 400
        assert await in_thread(base, get(socket, "tables.example.org", upgrade)) == 101
        async with httpx.AsyncClient(base_url=base) as http:
            answer = await http.get("/", headers={"host": "evil.example.org"})
            assert refusal(answer) == (421, "misdirected")
            assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("address", "headers", "secure"),
    [
        ("", {}, False),
        ("http://tables.example.org", {}, False),
        ("https://tables.example.org", {}, True),
        ("", {"x-forwarded-proto": "https"}, True),
        ("", {"x-forwarded-proto": "http"}, False),
        ("", {"x-forwarded-proto": "https, http"}, False),
    ],
)
async def test_cookies_are_for_tls_alone_where_there_is_tls(
    tmp_path: Path, address: str, headers: dict[str, str], secure: bool
) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, address=address)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        first = await http.get("/api/me", headers=headers)
        token = first.headers["set-cookie"].partition("=")[2].partition(";")[0]
        named = await http.put(
            "/api/me",
            json={"name": "Ana"},
            headers={**headers, "x-csrftoken": token, "cookie": f"csrftoken={token}"},
        )
        assert named.status_code == 200
        cookies = first.headers.get_list("set-cookie") + named.headers.get_list("set-cookie")
        assert {cookie.partition("=")[0] for cookie in cookies} == {"csrftoken", "sobremesa_person"}
        for cookie in cookies:
            assert ("secure" in cookie.lower().split("; ")) is secure
            assert cookie.lower().count("secure") == secure
        for answer in (first, named):
            assert ("strict-transport-security" in answer.headers) is secure


async def test_a_stranger_who_says_that_he_is_a_proxy_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.web.callers.HERE", ())
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        answer = await http.get("/api/me", headers={"x-forwarded-proto": "https", **AS})
        assert "strict-transport-security" not in answer.headers
        assert (await http.get("/metrics", headers=AS)).status_code == 200


async def test_metrics_are_not_for_those_behind_a_proxy(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        assert (await http.get("/metrics")).status_code == 200
        assert (await http.get("/metrics", headers=AS)).status_code == 403


async def test_head_answers_where_get_does(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=1000)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        paths = ["/", "/health", "/ready", "/metrics", "/api/me", "/api/games", "/api/tables"]
        for path in [*paths, "/api/games/macaron", "/nowhere", "/api/tables/nowhere"]:
            head, full = await http.head(path), await http.get(path)
            assert head.status_code == full.status_code, path
            assert head.headers["content-type"] == full.headers["content-type"]
            assert head.content == b""
        assert (await http.head("/api/tables/nowhere/rematch")).status_code == 405


async def test_paths_and_bodies_that_made_it_fail(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=1000)
    async with hosted(settings) as (base, _), Visitor(base) as ana:
        await ana.introduce("Ana")
        for path in ("/assets/%00", "/assets/" + "a" * 300, "/t/%00", "/" + "a/" * 2000):
            assert refusal(await ana.ask("GET", path)) == (400, "unclear"), path
        headers = {"x-csrftoken": ana.http.cookies["csrftoken"], "content-type": "application/json"}
        for body in (b'{"name": "\xff"}', b'{"\xff": 1}', b"\xff", b'{"name": "\\ud800"}'):
            answer = await ana.http.put("/api/me", content=body, headers=headers)
            assert refusal(answer) == (400, "unclear"), body
        for options in ({"seats": "9"}, {"self": "x"}, {"": ""}, {"colour": "red"}):
            body_of = {"game": "macaron", "seats": 2, "options": options}
            assert await ana.refused("POST", "/api/tables", body_of) == (400, "unclear"), options


async def sit(base: str, table: str, headers: dict[str, str], cookies: str = "") -> Chair:
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    more = {**headers, "cookie": cookies}
    return Chair(await websockets.connect(address, additional_headers=more, compression=None))


async def test_one_address_has_so_many_pages_open(tmp_path: Path) -> None:
    """One more is told so; others come in, and so does the next once one has gone."""
    settings = Settings(database=kept_in(tmp_path), port=0, sockets_per_address=3)
    async with hosted(settings) as (base, hall), Visitor(base) as ana:
        await ana.introduce("Ana")
        card = await begin(ana, game="macaron", seats=2)
        chairs = [await sit(base, card["id"], AS) for _ in range(3)]
        for chair in chairs:
            await chair.hear("welcome")
        crowded = await sit(base, "nowhere", AS)
        assert (await crowded.hear("welcome", "refused"))["why"] == "crowded"
        assert await crowded.closed() == 1013
        assert "nowhere" not in hall.live._loading
        others = [await sit(base, card["id"], OTHER), await ana.sit(card["id"])]
        assert (await others[0].hear("welcome", "refused"))["type"] == "welcome"
        assert others[1].heard[0]["type"] == "welcome"
        await chairs[0].leave()
        live = await hall.table(card["id"])
        while len(live.audience.listeners) > 4:
            await asyncio.sleep(0.01)
        again = await sit(base, card["id"], AS)
        assert (await again.hear("welcome", "refused"))["type"] == "welcome"
        for chair in [*chairs[1:], others[0], again]:
            await chair.leave()


async def test_pages_that_go_at_once_are_not_counted_for_ever(tmp_path: Path) -> None:
    settings = Settings(
        database=kept_in(tmp_path), port=0, sockets_per_address=3, request_rate=1000
    )
    knock = (
        b"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: 203.0.113.9\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    async with hosted(settings) as (base, _):
        for _ in range(30):
            with Line(base) as line:
                line.send(knock)
        async with asyncio.timeout(20):
            while await (await sit(base, "nowhere", AS)).closed() != 4404:
                await asyncio.sleep(0.02)


async def test_a_table_has_room_for_its_people_however_many_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(attendance, "MOST_PAGES", 2)
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), Visitor(base) as ana, Visitor(base) as eve:
        await ana.introduce("Ana")
        await eve.introduce("Eve")
        card = await begin(ana, game="macaron", seats=2)
        watching = [await eve.sit(card["id"]) for _ in range(3)]
        assert [chair.heard[0]["type"] for chair in watching] == ["welcome", "welcome", "refused"]
        assert watching[2].heard[0]["why"] == "crowded"
        assert await watching[2].closed() == 1013
        sitting = [await ana.sit(card["id"], 0) for _ in range(3)]
        assert [chair.heard[0]["type"] for chair in sitting] == ["welcome", "welcome", "refused"]


async def test_sockets_that_come_and_go_are_counted_as_requests(tmp_path: Path) -> None:
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=3)
    async with hosted(settings) as (base, _):
        statuses = []
        for _ in range(30):
            try:
                await (await sit(base, "nowhere", AS)).leave()
                statuses.append(101)
            except websockets.InvalidStatus as refused:
                statuses.append(refused.response.status_code)
        assert set(statuses) == {101, 429}
        chair = await sit(base, "nowhere", OTHER)
        assert await chair.closed() == 4404


async def test_one_address_lays_so_many_tables(tmp_path: Path) -> None:
    """The store counts them by something from which the address cannot be told."""
    settings = Settings(database=kept_in(tmp_path), port=0, tables_per_person=2)
    body = {"game": "macaron", "seats": 2}
    async with hosted(settings) as (base, _), Visitor(base) as ana, Visitor(base) as bea:
        for visitor in (ana, bea):
            visitor.http.headers.update(AS)
            await visitor.introduce("Somebody")
        for _ in range(2):
            await ana.change("POST", "/api/tables", body)
        assert await ana.refused("POST", "/api/tables", body) == (409, "too_many")
        await bea.change("POST", "/api/tables", body)
    with sqlite3.connect(tmp_path / "tables.db") as store:
        origins = {origin for (origin,) in store.execute("SELECT origin FROM tables")}
        everything = "\n".join(store.iterdump())
    store.close()
    assert len(origins) == 1
    assert "203.0.113" not in everything

"""Calls end to end: pushed to a service that opens them, and mailed to a server that reads them."""

from __future__ import annotations

import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.web import calling, mail, push
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor
from web.post_office import Browser, Letterbox, PushService, mail_server, push_service
from web.serving import hosted

HOUSE = "http://tables.example.org"


def settings(folder: Path, **more: Any) -> Settings:
    database = f"sqlite:///{folder}/calls.db"
    return Settings(port=0, database=database, call_after=0.0, rest=0.0, **more)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as started:
        yield started


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[tuple[Hall, Visitor, Visitor, str]]:
    """Two people at a table that has not begun; devices may name any service."""
    async with (
        hosted(settings(tmp_path, push_anywhere=True)) as (base, hall),
        Visitor(base) as rosa,
        Visitor(base) as kenji,
    ):
        await rosa.introduce("Rosa")
        await kenji.introduce("Kenji")
        card = await rosa.lay("macao", 2, ["me", "open"], title="Friday")
        await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
        yield hall, rosa, kenji, card["id"]


async def subscribed(visitor: Visitor, service: PushService, path: str = "/x?y=1") -> Browser:
    browser = Browser()
    device = browser.subscription(service.base + path, "es")
    await visitor.change("PUT", "/api/calls/devices", device)
    return browser


async def settled(hall: Hall) -> None:
    assert hall.calls is not None
    await hall.calls.settle()


async def asked_first(hall: Hall, table: str) -> int:
    (seat,) = (await hall.table(table)).table.card.standing.waiting
    return seat


async def test_a_device_is_called_and_told_nothing_of_the_game(
    table: tuple[Hall, Visitor, Visitor, str], service: PushService
) -> None:
    hall, rosa, kenji, name = table
    browsers = [
        await subscribed(who, service, f"/{who.base[-1]}{i}?y=1")
        for i, who in enumerate((rosa, kenji))
    ]
    await rosa.change("POST", f"/api/tables/{name}/start")
    pushed = await service.next()
    await settled(hall)
    assert service.asked == [], "one call for one turn"
    seat = await asked_first(hall, name)
    key = (await rosa.get("/api/calls"))["push"]
    claims = pushed.signed(key, service.base)
    assert claims["sub"].startswith("mailto:")
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert pushed.headers["topic"] == name
    assert int(pushed.headers["ttl"]) > 0
    assert pushed.path.endswith(f"{seat}?y=1")
    told = browsers[seat].opened(pushed.body)
    assert told == {"title": "Sobremesa", "body": "Te toca en Friday", "table": name}


async def test_who_has_the_page_open_is_not_called(
    table: tuple[Hall, Visitor, Visitor, str], service: PushService
) -> None:
    hall, rosa, kenji, name = table
    for who in (rosa, kenji):
        await subscribed(who, service, f"/{who is rosa}")
    chairs: list[Chair] = [await who.sit(name) for who in (rosa, kenji)]
    await rosa.change("POST", f"/api/tables/{name}/start")
    await settled(hall)
    assert service.asked == []
    for chair in chairs:
        await chair.send({"type": "away", "away": True})
        await chair.send({"type": "nudge", "seat": 9})
        await chair.hear("refused")  # So what was said before is heeded.
    live = await hall.table(name)
    seat = await asked_first(hall, name)
    await chairs[seat].up_to_date()
    while live.table.card.standing.waiting == [seat]:
        await chairs[seat].act(chairs[seat].state["offer"]["choices"][0][0])
        await chairs[seat].up_to_date()
    await service.next()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(
    table: tuple[Hall, Visitor, Visitor, str], service: PushService, status: int
) -> None:
    _, rosa, _, _ = table
    await subscribed(rosa, service)
    for answer, left in ((503, 1), (status, 0)):
        service.status = answer
        await rosa.change("POST", "/api/calls/test")
        await service.next()
        assert len((await rosa.get("/api/calls"))["devices"]) == left


async def test_a_silent_service_keeps_nobody_waiting(
    table: tuple[Hall, Visitor, Visitor, str], service: PushService
) -> None:
    hall, rosa, kenji, name = table
    service.silent = True
    for who in (rosa, kenji):
        await subscribed(who, service, f"/{who is rosa}")
    with patch.object(calling, "GIVE_UP_S", 0.05):
        await rosa.change("POST", f"/api/tables/{name}/start")
        await service.next()
        seat = await asked_first(hall, name)
        chair = await (rosa, kenji)[seat].sit(name)
        done = await chair.act(chair.state["offer"]["choices"][0][0])
        assert done["type"] == "done"
        await settled(hall)


async def test_devices_that_cannot_be_called_are_refused(tmp_path: Path) -> None:
    good = Browser().subscription("https://push.example.org/x")
    async with hosted(settings(tmp_path)) as (base, _), Visitor(base) as rosa:
        assert await rosa.refused("GET", "/api/calls") == (401, "stranger")
        await rosa.introduce("Rosa")
        for endpoint in (
            "http://push.example.org/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://192.168.1.1:8080/x",
            "https://169.254.169.254/latest",
            "https://me:secret@push.example.org/x",
            "https://push.example.org:99999/x",
            "https://push.example.org/\x00",
            "file:///etc/passwd",
            "https://",
            "",
        ):
            refused = await rosa.refused(
                "PUT", "/api/calls/devices", {**good, "endpoint": endpoint}
            )
            assert refused == (400, "unclear"), endpoint
        for keys in (
            {"p256dh": "AAAA", "auth": good["keys"]["auth"]},
            {**good["keys"], "auth": "AA"},
        ):
            refused = await rosa.refused("PUT", "/api/calls/devices", {**good, "keys": keys})
            assert refused == (400, "unclear")
        refused = await rosa.refused("PUT", "/api/calls/devices", {**good, "language": "e\x00"})
        assert refused == (400, "unclear")
        for count in range(12):
            device = {**good, "endpoint": f"https://push.example.org/{count}"}
            found = await rosa.change("PUT", "/api/calls/devices", device)
        assert len(found["devices"]) == 10
        again = await rosa.change("PUT", "/api/calls/devices", device)
        assert len(again["devices"]) == 10
        assert await rosa.refused("PUT", "/api/calls/mail", {"address": "a@b.example"}) == (
            404,
            "no_calls",
        )
        assert (await rosa.change("DELETE", "/api/calls"))["devices"] == []


async def test_a_name_that_leads_into_the_house_is_not_followed(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a name led to when it was given, what counts is where it leads now."""
    port = int(service.base.rpartition(":")[2])
    where = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: where)
    browser = Browser().subscription(f"https://push.example.org:{port}/x")
    keys = browser["keys"]
    to = push.device(browser["endpoint"], keys["p256dh"], keys["auth"], "en", 0, False)
    pusher = push.Pusher(push.new_key(), "mailto:a@b.example", False)
    with pytest.raises(push.Unreachable):
        pusher.send(pusher.line(to), to, b"{}", "t")
    assert service.asked == []


async def test_quiet_hours_are_kept(table: tuple[Hall, Visitor, Visitor, str]) -> None:
    _, rosa, _, _ = table
    night = {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}
    assert (await rosa.change("PUT", "/api/calls/quiet", {"quiet": night}))["quiet"] == night
    assert (await rosa.get("/api/calls"))["quiet"] == night
    for wrong in ({**night, "zone": "Moon/Base"}, {**night, "begin": 1440}, {**night, "end": -1}):
        refused = await rosa.refused("PUT", "/api/calls/quiet", {"quiet": wrong})
        assert refused == (400, "unclear")
    assert (await rosa.change("PUT", "/api/calls/quiet", {"quiet": None}))["quiet"] is None


async def test_keys_outlive_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with hosted(settings(tmp_path)) as (base, _), Visitor(base) as rosa:
            await rosa.introduce("Rosa")
            keys.append((await rosa.get("/api/calls"))["push"])
    assert keys[0] == keys[1]
    assert len(push.decoded(keys[0])) == 65


def token_in(letter: Any, purpose: str) -> str:
    found = re.search(rf"{HOUSE}/calls/{purpose}/(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


async def test_mail_comes_to_who_has_said_yes_until_he_says_no(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with mail_server() as (box, port):
        by_mail = settings(
            tmp_path,
            address=HOUSE,
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_security="none",
            smtp_from="house@tables.example.org",
        )
        async with hosted(by_mail) as (base, hall), Visitor(base) as rosa, Visitor(base) as kenji:
            await rosa.introduce("Rosa")
            await kenji.introduce("Kenji")
            await _by_mail(hall, rosa, kenji, box)
    assert "rosa@home.example" not in "".join(capfd.readouterr())


async def _by_mail(hall: Hall, rosa: Visitor, kenji: Visitor, box: Letterbox) -> None:
    for wrong in ("rosa", "rosa@home", "a@b.example\nBcc: c@d.example", "a b@c.example", ""):
        refused = await rosa.refused("PUT", "/api/calls/mail", {"address": wrong})
        assert refused == (400, "unclear"), wrong
    wish = {"address": "rosa@home.example", "language": "de"}
    asked = await rosa.change("PUT", "/api/calls/mail", wish)
    assert (asked["address"], asked["confirmed"]) == ("rosa@home.example", False)
    first = await box.next()
    assert first["To"] == "rosa@home.example"
    await rosa.change("POST", "/api/calls/test")
    assert box.mail.empty(), "who has not said yes gets no other mail"
    confirm = token_in(first, "confirm")
    # Wherever the mail is read, and by whomever.
    assert await kenji.refused("POST", "/api/calls/answer", {"token": confirm[:-2] + "xx"}) == (
        404,
        "no_page",
    )
    answered = await kenji.change("POST", "/api/calls/answer", {"token": confirm})
    assert answered == {"did": "confirmed"}
    card = await rosa.lay("macao", 2, ["me", "open"])
    await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
    await rosa.change("POST", f"/api/tables/{card['id']}/start")
    live = await hall.table(card["id"])
    if live.table.card.standing.waiting == [1]:
        chair = await kenji.sit(card["id"])
        while live.table.card.standing.waiting == [1]:
            await chair.act(chair.state["offer"]["choices"][0][0])
            await chair.up_to_date()
    letter = await box.next()
    assert letter["Subject"] == "Du bist dran: Macao"
    assert f"{HOUSE}/t/{card['id']}" in letter.get_content()
    leave = token_in(letter, "leave")
    assert letter["List-Unsubscribe"] == f"<{HOUSE}/calls/leave/{leave}>"
    assert await kenji.change("POST", "/api/calls/answer", {"token": leave}) == {"did": "left"}
    assert (await rosa.get("/api/calls"))["address"] is None
    assert await kenji.refused("POST", "/api/calls/answer", {"token": confirm}) == (404, "no_page")
    await rosa.change("POST", "/api/calls/test")
    assert box.mail.empty()


def test_links_that_are_not_ours_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = mail.Tokens(b"k" * 32)
    good = tokens.signed(mail.CONFIRM, "rosa", "a@b.example")
    assert tokens.read(good).person == "rosa"
    assert "a@b.example" not in good
    for wrong in ("", ".", "x.y", good[1:], good + "A", "ä.ö", good.split(".")[0] + "."):
        with pytest.raises(Denied, match="not one of"):
            tokens.read(wrong)
    with pytest.raises(Denied, match="not one of"):
        mail.Tokens(b"j" * 32).read(good)
    later = now() + mail.VALID_MS + 1
    monkeypatch.setattr(mail, "now", lambda: later)
    with pytest.raises(Denied, match="too old"):
        tokens.read(good)
    leave = tokens.signed(mail.LEAVE, "rosa", "a@b.example")
    monkeypatch.setattr(mail, "now", lambda: later * 2)
    assert tokens.read(leave).purpose == mail.LEAVE


def test_a_server_says_why_it_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert calling.missing(Settings())["push"] == ""
    assert "--smtp-host" in calling.missing(Settings())["mail"]
    assert set(calling.missing(Settings(calls=False)).values()) == {"--no-calls"}
    monkeypatch.setattr(calling, "find_spec", lambda _: None)
    assert "sobremesa[calls]" in calling.missing(Settings())["push"]

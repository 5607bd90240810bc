"""Passkeys without a browser: where they are taken, and which challenges may be answered."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.store import Behind, Store
from sobremesa.web import challenges
from sobremesa.web.challenges import LASTS_MS, Challenges
from web.client import Visitor
from web.conftest import Meet
from web.serving import House


class Spent(Store):
    """Remembers in a set what a database would."""

    def __init__(self) -> None:
        self.there: set[bytes] = set()

    async def spend(self, challenge: bytes, until: int) -> None:
        if challenge in self.there:
            raise Behind
        self.there.add(challenge)


def taken(by: Challenges, purpose: str, challenge: bytes) -> bool:
    try:
        asyncio.run(by.spend(purpose, challenge))
    except Denied as denied:
        return denied.why != "no_passkey"
    return True


def test_a_challenge_is_answered_once_for_what_it_was_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours, theirs = Challenges(Spent(), b"ours"), Challenges(Spent(), b"theirs")
    challenge = ours.make("sign in")
    assert not taken(ours, "register ana", challenge)
    assert not taken(theirs, "sign in", challenge)
    assert taken(ours, "sign in", challenge)
    assert not taken(ours, "sign in", challenge)
    late = ours.make("sign in")
    monkeypatch.setattr(challenges, "now", lambda: now() + LASTS_MS + 1)
    assert not taken(ours, "sign in", late)


@given(st.binary(max_size=80))
def test_nobody_makes_a_challenge_up(challenge: bytes) -> None:
    assert not taken(Challenges(Spent(), b"ours"), "sign in", challenge)


@given(st.integers(0, 55), st.integers(1, 255))
def test_no_byte_of_a_challenge_can_be_changed(place: int, change: int) -> None:
    ours = Challenges(Spent(), b"ours")
    challenge = bytearray(ours.make("sign in"))
    challenge[place] ^= change
    assert not taken(ours, "sign in", bytes(challenge))


async def test_a_bare_address_takes_none(meet: Meet) -> None:
    ana = await meet("Ana")
    assert (await ana.get("/api/me/keys"))["takes_passkeys"] is False
    for path in ("/api/me/passkeys/begin", "/api/passkeys/begin"):
        assert await ana.refused("POST", path) == (409, "no_passkeys")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"rawId": "AA", "response": {}},
        {"rawId": 7, "response": {"clientDataJSON": "AA"}},
        {"rawId": "AA", "response": {"clientDataJSON": "e30"}},
        {"rawId": "AA", "response": {"clientDataJSON": None}},
        {"rawId": "AA", "response": 7},
        {"rawId": "AA", "response": {"clientDataJSON": "é"}},
    ],
)
async def test_what_is_no_answer_of_an_authenticator(
    house: House, credential: dict[str, object]
) -> None:
    pytest.importorskip("webauthn")
    async with Visitor(house.base.replace("127.0.0.1", "localhost")) as ana:
        await ana.introduce("Ana")
        assert (await ana.get("/api/me/keys"))["takes_passkeys"] is True
        options = (await ana.change("POST", "/api/me/passkeys/begin"))["options"]
        assert options["rp"]["id"] == "localhost"
        for path in ("/api/me/passkeys", "/api/passkeys/open"):
            body = {"credential": credential}
            assert await ana.refused("POST", path, body) == (404, "no_passkey")

"""One's own page: a key that moves a person to a second device, and a passkey that does."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from web.serving import House

QUICK = {"options": {"max_turns": "5"}}


def known_as(guest: Guest) -> str:
    """Who the server says that this device is."""
    name: str = guest.ask("GET", "/api/me")["name"]
    return name


def test_a_key_moves_a_person_to_a_second_device_and_is_taken_back(invite: Invite) -> None:
    desktop, phone = invite("desktop").introduce("Inés"), invite("phone").introduce("Saffron")
    desktop.finish("antayagi", ["me", "bot:random", "bot:random"], **QUICK)
    phone.lay("antayagi", ["me", "open", "open"])
    page = desktop.open("/you")
    expect(page.locator("#you-games")).to_be_visible()
    page.locator("section li a").first.wait_for()
    desktop.button("you-key_make").click()
    link = page.get_by_label(desktop.say("you-key_link"), exact=True).first.input_value()
    desktop.shoot("you-key")
    assert complaints(desktop) == []

    there = phone.open(urlsplit(link)._replace(scheme="", netloc="").geturl())
    expect(there.get_by_role("heading", level=1)).to_have_text(phone.say("you-arrive", name="Inés"))
    assert there.evaluate("location.hash") == ""
    phone.shoot("you-arrive")
    assert complaints(phone) == []
    assert known_as(phone) == "Saffron"
    phone.button("you-arrive_yes").click()
    expect(there.get_by_role("heading", level=1)).to_have_text("Inés")
    assert known_as(phone) == "Inés"
    assert len([card for card in phone.ask("GET", "/api/tables") if card["you"]]) == 2
    phone.shoot("you")
    assert complaints(phone) == []

    page.reload()
    desktop.button("you-key_revoke_too").click()
    expect(desktop.button("you-key_revoke_too")).to_have_count(0)
    there.reload()
    expect(there.get_by_text(phone.say("you-stranger"))).to_be_visible()
    assert known_as(phone) == ""
    phone.open(urlsplit(link)._replace(scheme="", netloc="").geturl())
    expect(there.get_by_role("alert")).to_have_text(phone.say("refused-no_key"))
    phone.watch.forgive("404")


def authenticator(guest: Guest) -> Any:
    """A passkey's place in the guest's browser, which answers by itself."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    number = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, number["authenticatorId"]


def test_a_passkey_is_made_and_opens_on_another_device(invite: Invite, house: House) -> None:
    pytest.importorskip("webauthn")
    base = house.base.replace("127.0.0.1", "localhost")
    here, there = invite(at=base).introduce("Inés"), invite("phone", at=base)
    page = here.open("/you")
    session, number = authenticator(here)
    here.button("you-passkey_make").click()
    taking_back = page.get_by_text(here.say("you-passkey_made", made="").strip())
    expect(taking_back).to_be_visible()
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": number})["credentials"]
    assert [one["rpId"] for one in found] == ["localhost"]

    other = there.open("/you")
    session, number = authenticator(there)
    session.send("WebAuthn.addCredential", {"authenticatorId": number, "credential": found[0]})
    there.button("you-passkey_open").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Inés")
    assert known_as(there) == "Inés"

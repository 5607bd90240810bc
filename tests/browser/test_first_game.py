"""From the lobby to the end of a first game, with nothing typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.guest import Invite
from browser.player import RESULT, Pointer

STRETCH = 25
"""So many presses are enough for a quick look."""


@pytest.mark.parametrize(
    "whole",
    [pytest.param(False, id="stretch"), pytest.param(True, id="whole", marks=pytest.mark.deep)],
)
def test_a_stranger_plays_the_bots_right_away(invite: Invite, whole: bool) -> None:
    guest = invite()
    page = guest.open("/")
    guest.shoot("lobby-stranger")
    guest.button("lobby-bots").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name=guest.say("game-name"))).to_be_visible()
    if not whole:
        Pointer(guest).play(STRETCH)
        return
    assert Pointer(guest).play()
    expect(page.locator(RESULT).locator("li")).to_have_count(4)
    guest.shoot("end-first")
    page.get_by_role("link", name=guest.say("end-leave")).click()
    finished = re.compile(rf"^{guest.say('lobby-finished')}")
    expect(page.get_by_role("heading", name=finished)).to_be_visible()

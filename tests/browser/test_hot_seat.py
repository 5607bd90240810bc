"""Several people at one device: nobody's hand is in the page while it is handed over."""

from __future__ import annotations

import pytest

from browser.guest import Guest
from browser.player import ASKED, HAND_OVER, Pointer


def take_the_device(player: Pointer, guest: Guest) -> set[str]:
    """Say that one is the person who is called, and see one's hand; until then there is none."""
    assert player.look()["moment"] == HAND_OVER
    source = guest.page.content()
    assert "data-thing" not in source
    assert "data-own" not in source
    guest.shoot("hand-over")
    player.step()
    assert player.look()["moment"] == ASKED, "the wrong person was called"
    hand = guest.hand()
    assert hand
    return hand


def test_hands_are_hidden_from_each_other(desktop: Guest) -> None:
    desktop.open_table(desktop.lay("macaron", ["me", "me"]))
    player = Pointer(desktop)
    first = take_the_device(player, desktop)
    while player.look()["moment"] == ASKED:
        player.step()
    second = take_the_device(player, desktop)
    assert first.isdisjoint(second)
    source = desktop.page.content()
    shown = {card for card in first if f'"{card}"' in source}
    assert not shown, f"the second person's page has the first one's {shown}"


@pytest.mark.deep
def test_a_whole_game_at_one_device(phone: Guest) -> None:
    phone.open_table(phone.lay("macaron", ["me", "me"]))
    assert Pointer(phone).play()

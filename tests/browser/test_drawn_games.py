"""Every game is played on its drawn table, at both sizes: by mouse, by finger, by keys."""

from __future__ import annotations

import pytest

from browser.guest import SIZES, Guest, Invite
from browser.player import Keys, Player, Pointer
from browser.strain import LONGEST, Strain
from browser.targets import Thumb
from sobremesa.games import SHELF
from stage import stage_of

STRETCH = 12
"""So many presses are enough for a quick look."""
LIVELY = {"pace": "quick", "sound": False}
"""The settings of someone who wants to see how everything moves."""

WAYS: dict[str, tuple[type[Player], str]] = {
    "mouse": (Pointer, "desktop"),
    "finger": (Pointer, "phone"),
    "keys": (Keys, "desktop"),
    "keys-phone": (Keys, "phone"),
}
QUICK = [pytest.param("mouse", marks=pytest.mark.deep), "finger", "keys"]
"""What is done by mouse is seen on the plain table and gesture by gesture."""


def sit_down(guest: Guest, game: str) -> Guest:
    short = stage_of(game).short
    sitters = ["me"] + ["bot:greedy"] * (short.seats - 1)
    guest.introduce("Inés").open(f"/t/{guest.lay(game, sitters, options=short.options)}")
    return guest


@pytest.mark.parametrize("way", QUICK)
@pytest.mark.parametrize("game", SHELF)
def test_a_stretch(invite: Invite, game: str, way: str) -> None:
    kind, size = WAYS[way]
    guest = sit_down(invite(size), game)
    kind(guest).play(STRETCH)
    guest.shoot(f"drawn-{game}-{way}")


@pytest.mark.deep
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game(invite: Invite, game: str, way: str) -> None:
    kind, size = WAYS[way]
    player = kind(sit_down(invite(size), game))
    thumb = Thumb(player)
    if way == "finger":
        player.on_look = thumb.feel
    assert player.play()
    assert not thumb.small, f"too small for a thumb: {thumb.small}"


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHELF)
def test_the_page_always_answers(invite: Invite, game: str, size: str) -> None:
    guest = invite(size, settings=LIVELY)
    with Strain(guest) as strain:
        player = Pointer(sit_down(guest, game))
        assert player.play()
    longest = strain.longest()
    print(f"{game}, {size}: {player.presses} presses, longest task {longest} ms")
    assert longest < LONGEST

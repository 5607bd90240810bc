"""Every game on the shelf is played by pressing lit things only: a stretch, and to its end."""

from __future__ import annotations

import pytest

from browser.guest import Guest, Invite
from browser.player import Keys, Player, Pointer
from browser.targets import Thumb
from sobremesa.games import FIRST, SHELF, load
from stage import Evening, stage_of

STRETCH = 12
"""So many presses are enough for a quick look."""

DEEP = pytest.mark.deep
WAYS = [(game, seats) for game in SHELF for seats in load(game).kind.seats]


def sit_down(guest: Guest, game: str, evening: Evening | None = None) -> Guest:
    agreed = evening or stage_of(game).short
    sitters = ["me"] + ["bot:random"] * (agreed.seats - 1)
    guest.open_table(guest.lay(game, sitters, options=agreed.options))
    return guest


so_far = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="stretch"), pytest.param(True, id="whole", marks=DEEP)]
)


def play(player: Player, whole: bool) -> None:
    if whole:
        assert player.play()
    else:
        player.play(STRETCH)


@DEEP
@pytest.mark.parametrize("game", SHELF)
def test_by_mouse(desktop: Guest, game: str) -> None:
    play(Pointer(sit_down(desktop, game)), True)
    desktop.shoot(f"end-{game}")


# In `make test` the drawn tables are played by finger, this plain one for the first game.
@so_far
@pytest.mark.parametrize(
    "game", [FIRST, *[pytest.param(game, marks=DEEP) for game in SHELF if game != FIRST]]
)
def test_by_thumb(phone: Guest, game: str, whole: bool) -> None:
    player = Pointer(sit_down(phone, game))
    thumb = Thumb(player)
    player.on_look = thumb.feel
    play(player, whole)
    phone.shoot(f"end-{game}")
    assert not thumb.small, f"too small for a thumb: {thumb.small}"


def test_by_keys(desktop: Guest) -> None:
    play(Keys(sit_down(desktop, FIRST)), False)


@DEEP
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_number_of_seats(invite: Invite, game: str, seats: int, size: str) -> None:
    guest = invite(size).introduce("Inés")
    evening = Evening(seats, stage_of(game).any_seats.options)
    assert Pointer(sit_down(guest, game, evening), seats).play()


@DEEP
@pytest.mark.parametrize("game", SHELF)
def test_every_game_by_keys(desktop: Guest, game: str) -> None:
    play(Keys(sit_down(desktop, game)), True)

"""Every game on the shelf is played to its end by pressing lit things only."""

from __future__ import annotations

import pytest

from browser.guest import Guest, Invite
from browser.player import Keys, Player, Pointer
from browser.targets import Thumb
from sobremesa.games import FIRST, SHELF, load
from stage import Evening, stage_of

STRETCH = 40
"""So many presses of a long game are enough for a quick look."""

WAYS = [(game, seats) for game in SHELF for seats in load(game).kind.seats]


def sit_down(guest: Guest, game: str, evening: Evening | None = None) -> Guest:
    agreed = evening or stage_of(game).short
    sitters = ["me"] + ["bot:random"] * (agreed.seats - 1)
    guest.open_table(guest.lay(game, sitters, options=agreed.options))
    return guest


def play(player: Player, game: str) -> None:
    if stage_of(game).long:
        player.play(STRETCH)
    else:
        assert player.play()


@pytest.mark.parametrize("game", SHELF)
def test_by_mouse(desktop: Guest, game: str) -> None:
    play(Pointer(sit_down(desktop, game)), game)
    desktop.shoot(f"end-{game}")


@pytest.mark.parametrize("game", SHELF)
def test_by_thumb(phone: Guest, game: str) -> None:
    player = Pointer(sit_down(phone, game))
    thumb = Thumb(player)
    player.on_look = thumb.feel
    play(player, game)
    phone.shoot(f"end-{game}")
    assert not thumb.small, f"too small for a thumb: {thumb.small}"


def test_by_keys(desktop: Guest) -> None:
    assert Keys(sit_down(desktop, FIRST)).play()


@pytest.mark.deep
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_number_of_seats(invite: Invite, game: str, seats: int, size: str) -> None:
    guest = invite(size).introduce("Inés")
    evening = Evening(seats, stage_of(game).any_seats.options)
    assert Pointer(sit_down(guest, game, evening), seats).play()


@pytest.mark.deep
@pytest.mark.parametrize("game", SHELF)
def test_every_game_by_keys(desktop: Guest, game: str) -> None:
    assert Keys(sit_down(desktop, game)).play()

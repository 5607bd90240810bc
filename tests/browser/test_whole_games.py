"""Every game on the shelf is played to its end by pressing lit things only."""

from __future__ import annotations

import pytest

from browser.guest import Guest, Invite
from browser.player import SHORT, Keys, Player, Pointer
from browser.targets import Thumb
from sobremesa.games import SHELF, load

LONG = {"macao"}
"""Games of which a stretch is enough for a quick look."""
STRETCH = 40

WAYS = [(game, seats) for game in SHELF for seats in load(game).kind.seats]


def sit_down(guest: Guest, game: str, seats: int, options: dict[str, str]) -> Guest:
    sitters = ["me"] + ["bot:random"] * (seats - 1)
    guest.open_table(guest.lay(game, sitters, options=options))
    return guest


def play(player: Player, game: str) -> None:
    if game in LONG:
        player.play(STRETCH)
    else:
        assert player.play()


@pytest.mark.parametrize("game", SHELF)
def test_by_mouse(desktop: Guest, game: str) -> None:
    play(Pointer(sit_down(desktop, game, *SHORT[game])), game)
    desktop.shoot(f"end-{game}")


@pytest.mark.parametrize("game", SHELF)
def test_by_thumb(phone: Guest, game: str) -> None:
    player = Pointer(sit_down(phone, game, *SHORT[game]))
    thumb = Thumb(player)
    player.on_look = thumb.feel
    play(player, game)
    phone.shoot(f"end-{game}")
    assert not thumb.small, f"too small for a thumb: {thumb.small}"


def test_by_keys(desktop: Guest) -> None:
    assert Keys(sit_down(desktop, "macaron", *SHORT["macaron"])).play()


@pytest.mark.deep
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_number_of_seats(invite: Invite, game: str, seats: int, size: str) -> None:
    guest = invite(size).introduce("Inés")
    options = {"max_hands": "5"} if game == "la_macarena" else {}
    assert Pointer(sit_down(guest, game, seats, options), seats).play()


@pytest.mark.deep
@pytest.mark.parametrize("game", SHELF)
def test_every_game_by_keys(desktop: Guest, game: str) -> None:
    assert Keys(sit_down(desktop, game, *SHORT[game])).play()

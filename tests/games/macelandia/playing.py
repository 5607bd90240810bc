"""Playing Macelandia in notation."""

from __future__ import annotations

from typing import Any

from situation import Situation
from sobremesa.core.words import Seat
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State

here = Situation(GAME, seats=6)
act, facts, heard = here.act, here.facts, here.heard
offered, told = here.offered, here.told


def new(
    seats: int = 6, seed: bytes = b"test", *, placement: str = "standard", **chosen: str
) -> State:
    """A new game with its log; everybody has a place unless it is said that they choose."""
    return here.new(seats, seed, placement=placement, **chosen)


def asked(s: State) -> tuple[str, Seat]:
    """The step that is asked about, and who is asked."""
    return here.asked(s), here.who(s)


def facts_list(s: State, viewer: Seat, key: str) -> list[Any]:
    """A fact that is a list."""
    found = facts(s, viewer)[key]
    assert isinstance(found, list)
    return found


def standby_until(s: State, turns: int) -> None:
    """Let so many players stand by."""
    for _ in range(turns):
        act(s, f"{here.who(s)} standby")

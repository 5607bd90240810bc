"""The heuristic player plays for its faction."""

from __future__ import annotations

import pytest

from games.macelandia.playing import act, asked
from games.macelandia.situations import table
from sobremesa.arena.simulate import set_up, simulate
from sobremesa.core.rng import Rng
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State


def advised(s: State) -> str:
    """What the bot would choose."""
    seat = asked(s)[1]
    choices = GAME.flow.legal(s, seat)
    action = GAME.players["greedy"]().choose(GAME.view(s, seat), choices, Rng(b"bot"))
    return GAME.words.spell(action)


@pytest.mark.parametrize("side", ["light", "darkness"])
@pytest.mark.parametrize("seats", [4, 6, 7])
def test_a_faction_of_bots_beats_a_faction_of_random_players(side: str, seats: int) -> None:
    other = "darkness" if side == "light" else "light"
    bots = [f"{side}=greedy", f"{other}=random"]
    tally = simulate(set_up(GAME, seats, {}, bots, 40, "bots")).tally
    assert tally.sides[side] / 40 > 0.85


def test_it_takes_a_castle_that_is_down_to_its_last_card() -> None:
    s = table({0: "l11 l04", 1: "d04", 3: "d05 d06 d07", 5: "d08 d09 d10"})
    assert advised(s) == "attack 1"
    act(s, "0 attack 1")
    assert advised(s) == "commit l11"


def test_it_helps_a_castle_that_is_down_to_its_last_card() -> None:
    hands = {0: "l02", 2: "l01 l03 l05 l06", 4: "l04 l07"}
    s = table({**hands, 1: "d08 d09 d10 d11", 3: "d05 d06 d07"}, turn=2)
    assert advised(s) == "reinforce 0"


def test_it_does_not_throw_its_last_card_away() -> None:
    s = table({0: "l09", 1: "d10 d11 d09", 3: "d06 d07 d08", 5: "d04 d05"}, castles=(0, 1))
    assert advised(s) in ("standby", "attack 1", "attack 5")

"""The heuristic player plays for its faction."""

from __future__ import annotations

import pytest

from games.macelandia.playing import act, asked
from games.macelandia.situations import table
from sobremesa.arena.simulate import set_up, simulate
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.battle import CARDS_OF, CHARACTERS_OF, SPENT_OF
from sobremesa.games.macelandia.bot import only_enhancements
from sobremesa.games.macelandia.state import State
from sobremesa.games.macelandia.words import READY


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


def test_it_sends_an_ally_without_defence_a_character_and_no_enhancement() -> None:
    s = table({0: "l02", 2: "l08 l05 le", 4: "l04 l07"}, turn=2)
    act(s, "2 reinforce 0")
    assert advised(s) in ("commit l08", "commit l05")


def test_it_sends_a_strong_card_to_who_is_in_danger_and_a_weak_one_to_who_is_not() -> None:
    s = table({0: "l02", 2: "l04 l11 l05 l09", 4: "l07 l10"}, turn=2)
    act(s, "2 reinforce 0")
    assert advised(s) == "commit l11"
    s = table({0: "l04 l11", 2: "l07 l10 l03 l05 l09 l02"}, turn=0)
    act(s, "0 reinforce 2")
    assert advised(s) == "commit l04"


def test_it_does_not_send_the_character_that_leaves_it_an_enhancement_alone() -> None:
    s = table({0: "l02", 2: "l08 le", 4: "l04 l07"}, turn=2)
    act(s, "2 reinforce 0")
    assert advised(s) == "commit le"


def kept_for_nothing(games: int) -> int:
    """How often a bot keeps an Enhancement as its last card that could have gone along."""
    found = 0
    bot = GAME.players["greedy"]()
    for number in range(games):
        seed = seed_of("enhancements", number)
        s, luck = GAME.new(GAME.options_among_bots(4 + number % 5), seed), Rng(seed)
        while (seat := GAME.flow.ask(s)) != UNKNOWN:
            action = bot.choose(GAME.view(s, seat), GAME.flow.legal(s, seat), luck)
            played = s.committed
            if action == READY.of() and CHARACTERS_OF[played] and not SPENT_OF[played]:
                found += only_enhancements(s.hands[seat] - CARDS_OF[played])
            GAME.flow.take(s, seat, action)
    return found


def test_it_never_keeps_an_enhancement_as_its_last_card() -> None:
    assert kept_for_nothing(15) == 0


@pytest.mark.deep
def test_it_never_does_so_in_500_games() -> None:
    assert kept_for_nothing(500) == 0

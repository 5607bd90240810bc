"""The heuristic player: it plays from its view alone, and well."""

from __future__ import annotations

import pytest

from games.la_macarena.playing import offered, read
from games.la_macarena.situations import ended, table, turn
from sobremesa.bots import sit_down
from sobremesa.core.rng import Rng, seed_of
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.bot import Greedy, price_of_pass
from sobremesa.games.la_macarena.state import State


def choice(s: State) -> str:
    """What the bot chooses for whoever is asked."""
    seat = GAME.flow.waiting(s)[0]
    legal = GAME.flow.legal(s, seat)
    return GAME.words.spell(Greedy().choose(GAME.view(s, seat), legal, Rng(b"bot")))


def whole_turn(s: State) -> list[str]:
    """The choices of the bot until another is asked, or another turn begins."""
    made = [choice(s)]
    seat = GAME.flow.waiting(s)[0]
    GAME.flow.apply(s, seat, read(made[0]))
    while not GAME.flow.over(s) and GAME.flow.key(s) == "lay_card":
        made.append(choice(s))
        GAME.flow.apply(s, seat, read(made[-1]))
    return made


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_players(seats: int) -> None:
    games, won = 16, 0.0
    for number in range(games):
        seed = seed_of("bot", number)
        s = GAME.new(GAME.options_for(seats), seed)
        place = number % seats
        levels = ["random"] * seats
        levels[place] = "greedy"
        luck = [Rng(seed + b"%d" % seat) for seat in range(seats)]
        GAME.contest(s, sit_down(levels, GAME, seats), luck)
        won += GAME.shares(s)[place]
    assert won >= 0.8 * games


def test_it_lays_a_long_series_to_its_end() -> None:
    s = turn(table("7e 2a", {0: "8e 9e 9a 10a 3a Kf"}))
    assert whole_turn(s) == [
        "open 0",
        "append earth-8",
        "append earth-9",
        "append air-9",
        "append air-10",
        "stop",
    ]


def test_it_takes_a_mirror() -> None:
    s = turn(table("7e 2a", {0: "7e Kf 9w"}))
    assert whole_turn(s) == ["open 0", "append earth-7"]


def test_it_plays_a_card_to_keep_its_macas() -> None:
    s = turn(table("7e", {0: "8e Kf 9w"}, macas={0: "3 4"}))
    assert choice(s) == "open 0"


def test_it_knows_whether_a_pass_costs_its_macas() -> None:
    prices = []
    for mirror, mirror_pass in [(False, "keeps"), (True, "keeps"), (True, "loses")]:
        s = turn(table("7e", {0: "8e"}, macas={0: "3 4"}, mirror_pass=mirror_pass), mirror=mirror)
        prices.append(price_of_pass(GAME.view(s, 0)))
    assert prices[0] == prices[2] > prices[1] == 0


def test_it_completes_the_circle_of_macas() -> None:
    s = turn(table("7e 2a", {0: "7e 3a 4a 5a 6a Kf"}, macas={0: "1 2 3 4 5 6"}))
    assert whole_turn(s) == ["open 0", "append earth-7"]
    assert GAME.outcome(s) == "every_well"
    s = turn(table("7e", {0: "7e Kf"}, macas={0: "1 2 3 4 5 6 6"}))
    for _ in range(2):
        GAME.flow.apply(s, 0, read(choice(s)))
    assert choice(s) == "move 6"


def test_it_returns_what_its_collection_wins_back() -> None:
    s = ended(
        hands={0: "2f", 1: "3f 4f", 2: "5f"},
        hand_number=2,
        tokens={1: "earth air"},
        collections={1: "9a 8a", 2: "9e"},
    )
    assert choice(s) == "return air"


def test_it_buys_the_element_that_completes_an_amulet() -> None:
    s = ended(hands={0: "2f", 1: "3f 4f"}, coins=[4, 0, 0], tokens={0: "earth air water"})
    assert offered(s) == ["buy earth", "buy air", "buy water", "buy fire"]
    assert choice(s) == "buy fire"

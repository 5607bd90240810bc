"""The heuristic player: what it does where the right choice is plain, and how strong it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.antayagi.playing import act, asked, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.bot import Bot, RandomBot
from sobremesa.core.rng import Rng, seed_of
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View

FOUR = "treasure treasure treasure treasure"


def chosen(s: State, seat: int | None = None) -> str:
    """What the bot chooses in that seat (or the one that is asked), in notation."""
    chooser = waiting(s)[0] if seat is None else seat
    choices = GAME.flow.legal(s, chooser)
    return GAME.words.spell(
        GAME.players["greedy"]().choose(GAME.view(s, chooser), choices, Rng(b"bot"))
    )


def test_it_trades_with_whom_it_sees_good_things() -> None:
    hands = {
        1: "empty_box fish empty_box", 2: "treasure treasure hat", 3: "fish fish empty_box"
    }  # fmt: skip
    assert chosen(table(4, hands)) == "partner 2"


def test_it_does_not_hand_the_game_to_a_player_who_needs_one_point() -> None:
    hands = {0: "hat/plain t_rex/plain bone/plain", 1: "bone bone hat", 2: "hat hat hat"}
    assert chosen(table(4, hands, {1: FOUR})) != "partner 1"


def test_it_gives_a_dud_that_it_knows() -> None:
    hands = {0: "treasure/small_hat empty_box/small_hat hat/plain", 1: "bone hat treasure"}
    s = table(4, hands)
    act(s, "0 partner 1")
    assert chosen(s, 0) == "commit 1"


def test_it_knows_no_more_than_its_view() -> None:
    """Whatever the own outward cards really are, the choice is the same."""
    found = set()
    for own in ("treasure/plain bone/plain hat/plain", "fish/plain empty_box/plain muffin/plain"):
        s = table(4, {0: own, 1: "bone hat treasure", 2: "fish fish fish", 3: "hat hat hat"})
        world = GAME.imagine(GAME.view(s, 0), Rng(own.encode()))
        found.add((chosen(s), chosen(world)))
    assert all(mine == its for mine, its in found)


@pytest.mark.parametrize("winner", [0, 1])
def test_it_sabotages_an_exchange_that_wins_for_another(winner: int) -> None:
    s = reveal("bone", "treasure", {winner: FOUR}, rest={2: "hat/sabotage fish/plain"})
    assert chosen(s) == "sabotage 0"


def test_it_does_not_sabotage_its_own_victory_and_defends_it() -> None:
    rest = {0: "hat/sabotage fish/plain", 2: "fish/sabotage"}
    s = reveal("bone", "treasure", {0: FOUR}, rest=rest)
    assert chosen(s) == "pass"
    act(s, "0 pass", "2 sabotage 0")
    assert chosen(s) == "sabotage 0"


def test_it_keeps_a_sabotage_when_nothing_is_at_stake() -> None:
    s = reveal("fish", "empty_box", rest={2: "hat/sabotage fish/plain"})
    assert chosen(s) == "pass"


def test_it_takes_the_card_that_wins() -> None:
    zones = {0: "treasure treasure treasure"}
    s = reveal("bone", "lollipop", zones, rest={1: "empty_box hat"})
    assert (asked(s), chosen(s)) == ("take_card", "take 1")
    s = reveal("bone", "lollipop", {0: "treasure"}, rest={1: "t_rex treasure"})
    assert chosen(s) == "take 1"


def test_its_t_rex_spares_the_fish() -> None:
    s = reveal("hat", "t_rex", {0: "toxic_waste fish bone"})
    assert chosen(s) == "eat bone"


@pytest.mark.parametrize(("seats", "least"), [(3, 0.5), (4, 0.42), (7, 0.28)])
def test_it_beats_random_players(seats: int, least: float) -> None:
    wins = 0.0
    games = 120
    options = GAME.options_for(seats)
    bots: list[Bot[View]] = [
        GAME.players["greedy"](),
        *[RandomBot[View]() for _ in range(seats - 1)],
    ]
    for i in range(games):
        s = GAME.new(options, seed_of("strength", i))
        GAME.contest(s, bots, [Rng(seed_of(f"bot {seat}", i)) for seat in range(seats)])
        wins += GAME.shares(s)[0]
    assert wins / games > least


def play(make: Callable[[], Bot[View]], seats: int) -> None:
    """A whole game among bots of one kind."""
    s = GAME.new(GAME.options_for(seats), b"all")
    GAME.contest(s, [make() for _ in range(seats)], [Rng(bytes([i])) for i in range(seats)])
    assert GAME.flow.over(s)


@pytest.mark.parametrize("seats", range(3, 8))
def test_it_plays_at_every_table(seats: int) -> None:
    play(GAME.players["greedy"], seats)

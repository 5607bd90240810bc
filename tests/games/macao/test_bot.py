"""The greedy player: legal, stronger than chance, and blind to what nobody may know."""

from __future__ import annotations

from collections import Counter

import pytest

from games.macao.playing import act, asked, who
from games.macao.situations import begin, drafting, give, rolled, table, turn
from sobremesa.core.bot import Bot, RandomBot
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.macao import GAME
from sobremesa.games.macao.bot.worth import KIND_RATE, RATE_OF
from sobremesa.games.macao.cards.printed import KIND_OF
from sobremesa.games.macao.facts import ROUNDS
from sobremesa.games.macao.state import State
from sobremesa.games.macao.view import View
from sobremesa.games.macao.words import ACTIVATED

LUCK = Rng(b"bot")


def played(levels: str, number: int, log: bool = False) -> State:
    """A game to its end; g is greedy, r random."""
    s = GAME.new(GAME.options_for(len(levels)), seed_of("bots", number), log)
    bots: list[Bot[View]] = [
        GAME.players["greedy"]() if level == "g" else RandomBot() for level in levels
    ]
    GAME.contest(s, bots, [Rng(b"%d %d" % (number, seat)) for seat in range(len(levels))])
    return s


def contest(seats: int, games: int, levels: str) -> tuple[list[int], list[int]]:
    """Wins and points of each seat over some games."""
    wins, points = [0] * seats, [0] * seats
    for number in range(games):
        s = played(levels, number)
        for seat in range(seats):
            wins[seat] += GAME.places(s)[seat] == 1
            points[seat] += GAME.scores(s)[seat]
    return wins, points


def choice(s: State, seat: Seat | None = None) -> str:
    """What the greedy player would do in the place of the seat, or of the one that is asked."""
    seat = who(s) if seat is None else seat
    choices = GAME.flow.legal(s, seat)
    action = GAME.players["greedy"]().choose(GAME.view(s, seat), choices, Rng(b"ties"))
    return GAME.words.spell(action)


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    wins, _ = contest(2, 12, "gr")
    assert wins[0] == 12


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 85), (4, 65)])
def test_greedy_players_score_well_among_themselves(seats: int, least: int) -> None:
    _, points = contest(seats, 6, "g" * seats)
    assert sum(points) / seats / 6 >= least


TRIGGERING = ["quarter_taken", "delivered", "activated", "tribute_paid", "wall_chosen"]
"""The events by which cards fire, in the order of `RATE_OF`."""


@pytest.mark.slow
def test_what_greedy_expects_of_a_round_is_what_happens_in_its_games() -> None:
    told: Counter[str] = Counter()
    kinds, turns = [0, 0, 0], 0
    for number in range(36):
        seats = 2 + number % 3
        turns += ROUNDS * seats
        s = played("g" * seats, number, log=True)
        for line in GAME.words.heard(s.log or [], SPECTATOR):
            told[line.event.key] += 1
            if line.event is ACTIVATED:
                kinds[KIND_OF[line.things[1]]] += 1
    rates = [told[key] / turns for key in TRIGGERING]
    assert rates == pytest.approx(RATE_OF[1:], abs=0.12)
    assert [kind / sum(kinds) for kind in kinds] == pytest.approx(KIND_RATE, abs=0.12)


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "most"), [(2, 101), (3, 97), (4, 90)])
def test_winners_stay_on_a_track_that_ends_at_99(seats: int, most: int) -> None:
    best = [max(GAME.scores(played("g" * seats, number))) for number in range(300)]
    assert sum(best) / len(best) <= most


@pytest.mark.deep
def test_greedy_beats_chance_in_98_of_100_games() -> None:
    wins, _ = contest(2, 300, "gr")
    assert wins[0] >= 294


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "least"), [(2, 85), (4, 65)])
def test_greedy_players_score_well_over_many_games(seats: int, least: int) -> None:
    _, points = contest(seats, 100, "g" * seats)
    assert sum(points) / seats / 100 >= least


def test_greedy_does_not_depend_on_the_order_of_the_deck() -> None:
    s = GAME.new(GAME.options_for(3), b"blind")
    for _ in range(60):
        seat = who(s)
        twin = GAME.imagine(GAME.view(s, seat), LUCK)
        assert choice(s, seat) == choice(twin, seat)
        act(s, choice(s, seat))


def test_greedy_delivers_and_takes_what_is_free() -> None:
    assert choice(turn("R1", ship="london", goods="tea")) == "deliver london"
    assert choice(turn("R1", active="viceroy")) == "use viceroy"
    assert choice(turn("R1", tribute=(0, 4), gold=0)) in ("tribute", "quarter q04")


def test_greedy_activates_a_warehouse_before_it_delivers() -> None:
    s = turn("K1 Y1 V1", ship="london", goods="tea tea", tableau="warehouse_tea")
    assert choice(s) == "activate warehouse_tea"


def test_greedy_fills_an_empty_arrow() -> None:
    s = rolled(give(table(2), tableau="clerk"), "R6 B5 G5 K6 Y5 V1")
    chosen = []
    while asked(s).startswith("die") and who(s) == 0:
        chosen.append(choice(s))
        act(s, chosen[-1])
    assert "die violet" in chosen


def test_greedy_uses_a_skip_only_for_cards_that_are_a_burden() -> None:
    s = give(table(2, round=12), active="idler")
    drafting(s, "viceroy scholar governor envoy")
    assert choice(s) == "skip"
    s = give(table(2, round=1), active="idler")
    drafting(s, "treasurer scholar chapel poet")
    assert choice(s) != "skip"


def test_greedy_pays_with_the_cube_it_needs_least() -> None:
    s = table(2, price=12)
    give(s, supply="R4 B1", tableau="treasurer", goods="spices", ship="s1")
    begin(s)
    act(s, "sail lisboa")
    assert choice(s) == "pay blue"

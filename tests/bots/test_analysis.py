"""After the game: chances, costly choices, luck and skill, the same for everybody."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from laws.planting import but
from laws.tables import every_game
from sobremesa.bots.analysis import (
    FAIR_WORLDS,
    Analysis,
    affordable,
    analysed,
    decisions,
    evened,
    parts_of,
)
from sobremesa.bots.judging import Decided, Judge, Judgement
from sobremesa.bots.search import policy_of
from sobremesa.core.game import Game
from sobremesa.core.record import Record, result
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import load

LITTLE = 400
"""Choices to simulate, where it does not matter how well a game is judged."""


def played(game: Game[Any, Any], seats: int, blunder: str = "") -> tuple[Record, int]:
    """A game among heuristics; one of them makes its worst choice at a step, late enough."""
    options = game.options_among_bots(seats)
    record = Record(game.name, game.version, seats, dict(options.chosen), b"blunder")
    s = game.new(options, record.seed)
    bot, luck = policy_of(game), Rng(b"play")
    planted = -1
    while s.agenda:
        seat = game.flow.ask(s)
        choices = game.flow.legal(s, seat)
        view = game.view(s, seat)
        action = bot.choose(view, choices, luck)
        if game.flow.key(s) == blunder and planted < 0 and len(record.choices) > 3:
            weights = bot.weigh(view, choices)
            action = choices[weights.index(min(weights))]
            planted = len(record.choices)
        record.choices.append((seat, game.words.spell(action)))
        game.flow.apply(s, seat, action)
    record.end = result(game, s)
    return record, planted


def told(found: Analysis) -> list[object]:
    """All that an analysis says."""
    return [
        found.sides,
        [(one.at, one.chances, one.seat, one.own) for one in found.points],
        [(one.at, one.seat, one.action, one.better, one.cost) for one in found.costly],
        [(one.before, one.result, one.skill, one.others, one.luck) for one in found.parts],
    ]


@cache
def looked_at(name: str) -> tuple[Record, str, Analysis]:
    """A game, what was written of it before it was analysed, and what came of that."""
    game = load(name)
    record, _ = played(game, game.kind.seats[0])
    return record, record.write(), analysed(game, record, LITTLE)


@every_game
def test_chances_sum_to_one_and_parts_to_what_has_changed(name: str) -> None:
    game = load(name)
    record, _, found = looked_at(name)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1)
        assert 0 <= point.own <= 1
    ats = [point.at for point in found.points]
    assert ats == sorted(set(ats))
    assert ats[-1] == len(record.choices)
    s, sides = replayed(game, record), found.sides
    for seat, parts in enumerate(found.parts):
        shares = [
            share for other, share in enumerate(game.shares(s)) if sides[other] == sides[seat]
        ]
        assert parts.result == pytest.approx(sum(shares))
        assert parts.skill + parts.others + parts.luck == pytest.approx(parts.result - parts.before)


def replayed(game: Game[Any, Any], record: Record) -> Any:
    return decisions(Judge(game), record)[1]


@every_game
def test_it_is_the_same_each_time_and_changes_nothing(name: str) -> None:
    record, before, found = looked_at(name)
    assert told(analysed(load(name), record, LITTLE)) == told(found)
    assert record.write() == before


@pytest.mark.slow
def test_a_planted_blunder_is_found_with_what_was_better_and_why() -> None:
    game = load("macaron")
    record, planted = played(game, 1, "place_bet")
    found = analysed(game, record, 8000)
    worst = found.costly[0]
    assert worst.at == planted
    assert game.words.spell(worst.action) == record.choices[planted][1] == "bet 0"
    assert worst.better != worst.action
    assert worst.cost > 0.1
    assert worst.reason is not None
    assert found.parts[0].skill < -0.1
    assert [one.cost for one in found.costly] == sorted(
        [one.cost for one in found.costly], reverse=True
    )


def test_a_choice_is_judged_by_what_its_chooser_knew() -> None:
    """Two truths that look the same to him give the same judgement."""
    game = load("macaron")
    judge = Judge(game)
    record, _ = played(game, 3)
    decided = next(one for one in decisions(judge, record)[0] if one.at > 20)
    view = game.view(decided.state, decided.seat)
    twin = game.imagine(view, Rng(b"another truth"))
    assert game.reveal(twin) != game.reveal(decided.state)
    other = Decided(decided.at, decided.seat, decided.action, decided.choices, twin)
    found: list[object] = []
    for one in (decided, other):
        judge.rank(one)
        judgement = judge.judge(one, 6, Rng(b"judge"))
        found.append(
            (one.ranked, judgement.skill, judgement.better, judgement.chance, judgement.cost)
        )
        found.append(judge.own_chance(one, 4, Rng(b"own")))
    assert found[:2] == found[2:]


def test_with_everything_open_the_truth_counts() -> None:
    """A planted fault would be found: chances of the truth differ between twins."""
    game = load("macaron")
    judge = Judge(game)
    record, _ = played(game, 3)
    decided = next(one for one in decisions(judge, record)[0] if one.at > 20)
    twins = [game.imagine(game.view(decided.state, 0), Rng(bytes([i]))) for i in range(4)]
    chances = [judge.open_chances(s, 4, Rng(b"open")) for s in (decided.state, *twins)]
    assert any(one != chances[0] for one in chances[1:])


@every_game
def test_other_luck_is_drawn_from_where_it_is_put_in(name: str) -> None:
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[0]), b"luck")
    twin = s.clone()
    twin.reseed(Rng(b"other"))
    if game.kind.chance:
        assert (s.rng.key, twin.rng.key) == (Rng(b"luck").key, Rng(b"other").key)


def test_a_game_that_is_not_over_is_refused() -> None:
    game = load("macaron")
    record, _ = played(game, 2)
    record.end = ""
    record.choices = record.choices[:10]
    with pytest.raises(Refusal, match="not over after 10 choices"):
        analysed(game, record)


def test_a_game_without_a_mind_is_refused() -> None:
    game = load("template")
    record, _ = played(game, 2)
    with pytest.raises(Refusal, match="no mind"):
        analysed(but(game, mind=None), record)


def test_a_choice_of_partners_counts_as_that_of_others() -> None:
    judged = [
        Judgement(3, 0, [0.2, -0.2], 1, 0.0, 0.5, None),
        Judgement(5, 1, [0.1, -0.1], 1, 0.3, 0.5, None),
    ]
    parts = parts_of([0, 1, 0, 1], [1.0, 0.0], judged)
    assert [(round(one.skill, 9), round(one.others, 9)) for one in parts] == [
        (0.2, 0.1),
        (-0.1, -0.2),
        (0.0, 0.3),
        (0.0, -0.3),
    ]
    assert [round(one.luck, 9) for one in parts] == [0.2, -0.2, 0.2, -0.2]


def test_long_games_are_bounded() -> None:
    game = load("template")
    record, _ = played(game, 2)
    decided = decisions(Judge(game), record)[0]
    for one in decided:
        one.left = 1000
    assert affordable(decided, 10, FAIR_WORLDS) == decided[:1]
    assert affordable(decided, 2000 * FAIR_WORLDS, FAIR_WORLDS) == decided[:2]


def test_evened_rows_keep_their_sums() -> None:
    rows = evened([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    assert rows == [
        [pytest.approx(2 / 3), pytest.approx(1 / 3)],
        [0.5, 0.5],
        [pytest.approx(2 / 3), pytest.approx(1 / 3)],
    ]

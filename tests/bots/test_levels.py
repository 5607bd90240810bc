"""Players of five strengths and eight manners: repeatable, honest, never silly, each once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from laws.planting import but
from laws.tables import every_game
from sobremesa.bots import CHARACTERS, STRENGTHS, around, asked, company, player, strengths_of
from sobremesa.bots.characters import Asked
from sobremesa.bots.levels import Levelled, distance, sensible, spread, thorough
from sobremesa.bots.search import Advice, Tried
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.games import load

MACARON = load("macaron")


def positions(game: Game[Any, Any], options: Options, count: int) -> list[Any]:
    """States of a game that the heuristic plays, each with a choice among several."""
    s, luck, found = game.new(options, b"levels"), Rng(b"luck"), list[Any]()
    policy = list(game.players.values())[-1]()
    while s.agenda and len(found) < count:
        seat = game.flow.ask(s)
        choices = game.flow.legal(s, seat)
        if len(choices) > 1:
            found.append(s.clone())
        game.flow.take(s, seat, policy.choose(game.view(s, seat), choices, luck))
    return found


def question(game: Game[Any, Any], s: Any) -> tuple[Seat, list[Action]]:
    seat = game.flow.ask(s)
    return seat, game.flow.legal(s, seat)


# Names.


def whole(said: str) -> str | None:
    named = asked(said)
    return named.name if named is not None else None


def test_a_name_says_who_and_how_strong() -> None:
    assert [whole(said) for said in ("luz", "luz-2", "level-5")] == ["luz-4", "luz-2", "level-5"]
    assert [asked(said) for said in ("random", "greedy", "search-4", "level", "Luz")] == [None] * 5
    for name, manner in CHARACTERS.items():
        assert whole(name) == whole(f"{name}-{manner.strength}") == f"{name}-{manner.strength}"
    somebody, nobody = asked("nima-5"), asked("level-5")
    assert somebody is not None
    assert nobody is not None
    assert (somebody.character, somebody.strength) == ("nima", 5)
    assert somebody.manner is CHARACTERS["nima"]
    assert (nobody.character, nobody.strength, nobody.manner.attention) == (None, 5, 1.0)


@pytest.mark.parametrize("said", ["luz-0", "luz-6", "level-", "kurt-2-2", "level-x", "pip-02"])
def test_a_strength_that_there_is_not_is_refused(said: str) -> None:
    with pytest.raises(Refusal, match="1 to 5"):
        player(said, MACARON)


def test_whoever_is_not_there_is_told_who_is() -> None:
    with pytest.raises(Refusal, match="level-1 to level-5, luz, kurt"):
        player("oracle", MACARON)


# Who sits where.


def test_nobody_sits_on_two_seats() -> None:
    with pytest.raises(Refusal, match="luz sits at the table already"):
        company({1: "luz-2", 2: "luz"}, [], Rng(b""))
    with pytest.raises(Refusal, match="luz sits at the table already"):
        company({1: "luz"}, ["luz"], Rng(b""))
    all_eight = company(dict.fromkeys(range(8), "level-2"), [], Rng(b"eight"))
    assert sorted(all_eight.values()) == sorted(f"{name}-2" for name in CHARACTERS)
    with pytest.raises(Refusal, match="everybody sits"):
        company(dict.fromkeys(range(9), "level-2"), [], Rng(b"nine"))


def test_whoever_is_asked_by_name_comes_and_others_as_strong_as_is_wished() -> None:
    come = company({1: "level-5", 2: "kurt-1", 3: "greedy"}, [], Rng(b"some"))
    assert (come[2], come[3]) == ("kurt-1", "greedy")
    assert come[1].endswith("-5")
    assert come[1] != "kurt-5"
    first = {company({1: "level-3"}, [], Rng(bytes([each])))[1] for each in range(40)}
    assert first == {"chema-3", "greta-3", "omar-3"}, "those who like to play so come first"


def test_older_players_have_a_face_too_and_keep_it() -> None:
    there = around({1: "greedy", 2: "random", 3: "greedy"})
    assert there == {1: "luz", 2: "kurt", 3: "nima"}
    assert around({1: "greedy", 2: "luz-2"}) == {1: "kurt", 2: "luz"}
    assert len(set(around(dict.fromkeys(range(8), "greedy")).values())) == 8


# How they play.


@every_game
def test_every_strength_and_character_chooses_by_its_view_alone(name: str) -> None:
    """Two truths that look the same from a seat: the same choice, again and again."""
    game = load(name)
    assert strengths_of(game) == STRENGTHS
    options = game.options_among_bots(game.kind.seats[-1])
    for s in positions(game, options, 3)[1:]:
        seat, choices = question(game, s)
        twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
        for who in [*(f"{each}-2" for each in CHARACTERS), "level-1", "level-3"]:
            chosen = {
                player(who, game).choose(game.view(truth, seat), choices, Rng(b"thoughts"))
                for truth in (s, twin)
            }
            assert len(chosen) == 1
            assert chosen <= set(choices)


def test_the_strongest_choose_by_their_view_alone() -> None:
    game = load("macelandia")
    s = positions(game, game.options_among_bots(4), 4)[-1]
    seat, choices = question(game, s)
    twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
    for who in ("luz-4", "hana-4", "level-4"):
        one, other = (
            player(who, game).choose(game.view(truth, seat), choices, Rng(b"thoughts"))
            for truth in (s, twin)
        )
        assert one == other
        assert one in choices


def test_the_weaker_one_is_the_less_it_follows_the_heuristic() -> None:
    found = positions(MACARON, MACARON.options_among_bots(4), 60)
    policy = player("greedy", MACARON)
    agreed = Counter[str]()
    for number, s in enumerate(found):
        seat, choices = question(MACARON, s)
        view = MACARON.view(s, seat)
        best = policy.choose(view, choices, Rng(bytes([number])))
        for who in ("level-1", "level-2", "level-3"):
            agreed[who] += player(who, MACARON).choose(view, choices, Rng(bytes([number]))) == best
    assert agreed["level-3"] == len(found) > agreed["level-2"] > agreed["level-1"] > 0


def test_what_falls_far_behind_is_silly_and_never_chosen() -> None:
    values = [10.0, 9.0, 8.0, 9.5, -40.0]
    assert sensible(values) == [0, 1, 2, 3]
    assert sensible([1.0, 1.0, 1.0]) == [0, 1, 2]
    assert sensible([5.0, 1.0]) == [0, 1], "of two, the other is not yet silly"
    assert distance([4.0, 0.0]) == 2.0
    wild = Levelled(MACARON, Asked("pip", 1))
    chosen = Counter(wild.picked([0, 1, 2, 3, 4], values, Rng(bytes([n]))) for n in range(200))
    assert set(chosen) == {0, 1, 2, 3}


def test_who_forgets_chooses_something_else_and_never_nothing() -> None:
    nima = Levelled(MACARON, Asked("nima", 3))
    values = [3.0, 2.0, 2.5]
    chosen = Counter(nima.picked([7, 8, 9], values, Rng(bytes([n]))) for n in range(250))
    assert chosen[7] > chosen[9] > 0
    kurt = Levelled(MACARON, Asked("kurt", 3))
    assert {kurt.picked([7, 8, 9], values, Rng(bytes([n]))) for n in range(50)} == {7}


def tried(action: Action, results: list[float]) -> Tried:
    one = Tried(action, 0.0)
    for result in results:
        one.add([result, 1 - result], 0)
    return one


def test_who_likes_risk_takes_what_may_bring_much_and_who_does_not_avoids_it() -> None:
    sure, bold = tried(1, [0.5] * 8), tried(2, [1.0, 0.0] * 4)
    seldom = tried(3, [0.9])
    advice = Advice([sure, bold, seldom], sure, sure)
    assert thorough(advice) == [sure, bold], "what was hardly tried out is not chosen"
    assert (spread(sure), spread(bold)) == (0.0, 0.5)
    for who, action in {"luz": 2, "hana": 1, "omar": 1}.items():
        one = Levelled(MACARON, Asked(who, 4))
        options = thorough(advice)
        likes = one.liked(advice, options)
        assert one.picked([each.action for each in options], likes, Rng(b"")) == action


def test_what_is_not_proven_better_than_the_best_is_not_chosen_for_its_chance() -> None:
    best, lucky = tried(1, [0.5, 0.5]), tried(2, [0.6, 0.5])
    one = Levelled(MACARON, Asked(None, 4))
    likes = one.liked(Advice([best, lucky], best, best), [best, lucky])
    assert likes[0] > likes[1]


def test_a_game_without_a_mind_has_the_strengths_that_try_nothing_out() -> None:
    bare = but(load("template"), mind=None)
    assert strengths_of(bare) == [1, 2, 3]
    with pytest.raises(Refusal, match="no strength 4; it has 1, 2, 3"):
        player("luz", bare)
    assert strengths_of(but(bare, players={})) == []


def test_manners_differ() -> None:
    manners = CHARACTERS.values()
    ways = {(each.risk, each.attention, each.whim, each.pace) for each in manners}
    assert len(ways) == len(CHARACTERS) == 8
    assert {each.strength for each in manners} == set(STRENGTHS)
    assert all(0 < each.attention <= 1 for each in manners)

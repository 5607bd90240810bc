"""A table in one room: who is asked, what is written down, and that bots see their views only."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.core.bot import Bot
from sobremesa.core.record import replay, result
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.play.offer import offer

GAME = load("macaron")


def table(*sitters: str, seed: bytes = b"table") -> LocalTable:
    return LocalTable(GAME, GAME.options_for(len(sitters)), seed, list(sitters))


def test_bots_play_a_whole_game_that_replays() -> None:
    played = table("greedy", "random", "greedy")
    played.let_bots_act()
    assert played.over
    s = replay(GAME, played.record)
    assert played.record.end == result(GAME, s)
    assert played.standings() == (GAME.outcome(s), GAME.places(s), GAME.scores(s))


def test_bots_wait_for_people() -> None:
    played = table(PERSON, "random")
    played.let_bots_act()
    assert played.people_waiting() == [0]
    question = played.offer(0)
    assert question is not None
    assert question.step == "pass_card"
    assert question.final
    played.act(0, question.choices[0])
    assert played.record.choices[-1] == (0, GAME.words.spell(question.choices[0]))
    assert played.lines(0)[-1].event.key == "pass_chosen"


def test_an_offer_names_the_rule_of_each_refusal() -> None:
    played = table(PERSON, "random")
    played.let_bots_act()
    first = played.offer(0)
    assert first is not None
    played.act(0, first.choices[0])
    second = played.offer(0)
    assert second is not None
    assert second.refused == {first.choices[0]: "MC-16"}


def test_who_is_not_asked_has_no_offer() -> None:
    played = table(PERSON, "random")
    played.let_bots_act()
    assert played.offer(1) is None
    s = GAME.new(GAME.options_for(2), b"")
    assert offer(GAME, s, 7) is None


def test_an_illegal_choice_is_not_written_down() -> None:
    played = table(PERSON, PERSON)
    with pytest.raises(Refusal):
        played.act(0, GAME.words.read("no_bet"))
    assert played.record.choices == []


def test_a_persons_seat_is_not_played_by_a_bot() -> None:
    with pytest.raises(Refusal, match="belongs to a person"):
        table(PERSON, "random").bot_acts(0)


def test_sitters_must_fill_the_seats() -> None:
    with pytest.raises(Refusal, match="2 seats need 2 sitters, not 1"):
        LocalTable(GAME, GAME.options_for(2), b"", ["random"])


def test_a_running_game_has_no_standings() -> None:
    with pytest.raises(Refusal, match="not over"):
        table(PERSON, "random").standings()


def test_a_bot_is_handed_its_view_and_its_choices() -> None:
    seen: list[Any] = []

    class Spy(Bot[Any]):
        def choose(self, view: Any, choices: list[int], rng: Any) -> int:
            seen.append((view, choices))
            return choices[0]

    played = table(PERSON, "greedy")
    played._bots[1] = Spy()
    played.bot_acts(1)
    view, choices = seen[0]
    assert type(view) is type(GAME.view(GAME.new(GAME.options_for(2), b""), 1))
    assert view.seat == 1
    assert len(choices) == 13

"""The guided first hand: what its words claim is so."""

from __future__ import annotations

from itertools import dropwhile, takewhile

from games.la_macarena.playing import asked, heard
from sobremesa.core.rng import seed_of
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State
from sobremesa.play.lessons import Script, scripts_of


def script() -> Script:
    """What the lesson plays."""
    [found] = scripts_of("la_macarena", "first")
    return found


def played() -> State:
    """The table at the end of the lesson."""
    of = script()
    s = GAME.new(GAME.options_kept(of.seats, **of.options), seed_of(of.seed), log=True)
    for line in of.choices:
        seat, _, notation = line.partition(" ")
        action = GAME.words.read(notation)
        if notation == "stop" and int(seat) == of.learner:
            assert GAME.flow.legal(s, int(seat)) == [action], "something fits"
        GAME.flow.apply(s, int(seat), action)
    return s


def test_the_first_turn_of_the_other_one_is_small() -> None:
    later = dropwhile(lambda line: line[0] == "0", script().choices)
    turn = list(takewhile(lambda line: line[0] == "1", later))
    assert len([line for line in turn if "append" in line]) == 2


def test_the_end_is_as_it_is_told() -> None:
    s = played()
    assert asked(s) == "take_turn"
    lines = heard(s, 0)
    series = [line for line in lines if line.startswith("series_ended 1")]
    assert series[-1] == "series_ended 1 earth-q 0 14", "fifteen cards"
    assert "element_won_by_rank 0 air" in lines
    assert "element_tied earth" in lines
    assert "macas_paid 0 1 1" in lines

"""Options are additive: a game may ask a new question, and all that was kept before stays true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from laws.golden import FOLDER, one_per_mode, spelled_now
from laws.planting import but
from laws.tables import AnyGame, every_game
from sobremesa.core.option import Option, Options, choose, recall, without_people
from sobremesa.core.record import Record, read_record, replay, result
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import TEMPLATE, load

RECORDS = sorted(FOLDER.glob("*/records/*.game"))

RENAMED = Option("stall", ["off", "on"], "off", before="on", once="stalling")
DRAWN = Option("drawn_large", ["off", "on"], "off", shown_only=True)
COUNTS = Option("new_rule", ["strict", "lenient"], "lenient", before="strict")


def asking(game: AnyGame) -> tuple[AnyGame, list[Options]]:
    """A game of the shelf that asks two questions more, and what was agreed at each laying out."""
    agreed: list[Options] = []

    def lay_out(options: Options, rng: Rng) -> Any:
        agreed.append(options)
        return game.lay_out(options, rng)

    more = but(game, options=lambda seats: [*game.options(seats), DRAWN, COUNTS], lay_out=lay_out)
    return more, agreed


def former(game: AnyGame, seats: int) -> set[str]:
    """What questions of the game were called before."""
    return {option.once for option in game.options(seats) if option.once is not None}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_an_old_record_plays_as_before_when_a_game_asks_more(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    game, laid = asking(load(record.game))
    assert result(game, replay(game, record)) == record.end
    kept = game.options_kept(record.seats, **record.chosen).chosen
    agreed = kept | {"drawn_large": "off", "new_rule": "strict"}
    assert {**kept, **record.chosen}.keys() - kept.keys() <= former(game, record.seats)
    assert laid[-1].chosen.items() >= agreed.items()
    assert record.write() == text


@every_game
def test_a_new_record_says_what_was_agreed(name: str) -> None:
    game, laid = asking(load(name))
    options = game.options_for(game.kind.seats[0])
    record = Record(name, game.version, options.seats, options.chosen, b"new")
    assert "option drawn_large off\noption new_rule lenient\n" in record.write()
    replay(game, read_record(record.write()))
    assert laid[-1].chosen == options.chosen


def check_found_again(game: AnyGame) -> None:
    more, _ = asking(game)
    again = [spelled_now(more, options.spell()) for options in one_per_mode(game)]
    # A game that asked nothing before has files for the other answer as well.
    strict = [options.spell() for options in one_per_mode(more) if options["new_rule"] == "strict"]
    assert again == strict


@every_game
def test_golden_files_are_found_again_when_a_game_asks_more(name: str) -> None:
    check_found_again(load(name))


def test_golden_files_are_found_again_when_a_game_asks_something_at_last() -> None:
    silent = but(load(TEMPLATE), options=lambda _: [])
    assert len(one_per_mode(silent)) == len(silent.kind.seats)
    check_found_again(silent)


def test_an_answer_to_no_question_is_still_refused() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    record.chosen["colour"] = "red"
    with pytest.raises(Refusal, match="no option 'colour'; it has "):
        replay(load(record.game), record)


@every_game
def test_what_is_agreed_by_default_and_what_was_before_are_answers(name: str) -> None:
    game = load(name)
    for seats in game.kind.seats:
        assert game.options_for(seats).chosen.keys() == game.options_kept(seats).chosen.keys()
        for option in game.options(seats):
            assert option.allows(option.default)
            assert option.allows(option.before)
            assert all(option.allows(sample) for sample in option.samples)


def test_what_was_said_under_an_old_name_answers_the_question() -> None:
    assert recall([RENAMED], {"stalling": "off"}) == {"stall": "off"}
    assert recall([RENAMED], {"stall": "off"}) == {"stall": "off"}
    assert recall([RENAMED], {}) == {"stall": "on"}
    with pytest.raises(Refusal, match="no option 'stalling'; it has stall"):
        choose("a game", 2, [RENAMED], {"stalling": "off"})


def test_bots_alone_may_have_a_default_of_their_own() -> None:
    alone = Option("patience", ["endless", "short"], "endless", among_bots="short")
    assert without_people([alone, DRAWN], {}) == {"patience": "short", "drawn_large": "off"}
    assert without_people([alone], {"patience": "endless"}) == {"patience": "endless"}


@every_game
def test_what_goes_best_among_bots_is_an_answer(name: str) -> None:
    game = load(name)
    for seats in game.kind.seats:
        asked = game.options(seats)
        agreed = game.options_among_bots(seats).chosen
        assert agreed == {option.name: option.among_bots for option in asked}

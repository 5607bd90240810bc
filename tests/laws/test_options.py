"""Options are additive: a game may ask a new question, and all that was kept before stays true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from laws.golden import FOLDER, one_per_mode, spelled_now
from laws.tables import AnyGame, every_game
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.record import Record, read_record, replay, result
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import load

RECORDS = sorted(FOLDER.glob("*/records/*.game"))

DRAWN = Option("drawn_large", ["off", "on"], "off", shown_only=True)
COUNTS = Option("new_rule", ["strict", "lenient"], "lenient", before="strict")


class Asking(Game[Any, Any]):
    """A game of the shelf that asks two questions more, one of them about a rule."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.name, game.version, game.seats, game.words, game.flow)
        self.game = game
        self.agreed = Options(0, {})

    def options(self, seats: int) -> list[Option]:
        return [*self.game.options(seats), DRAWN, COUNTS]

    def check(self, options: Options) -> None:
        self.game.check(options)

    def lay_out(self, options: Options, rng: Rng) -> Any:
        self.agreed = options
        return self.game.lay_out(options, rng)

    def scores(self, s: Any) -> list[int]:
        return self.game.scores(s)

    def places(self, s: Any) -> list[int]:
        return self.game.places(s)

    def outcome(self, s: Any) -> str:
        return self.game.outcome(s)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_an_old_record_plays_as_before_when_a_game_asks_more(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    game = Asking(load(record.game))
    assert result(game, replay(game, record)) == record.end
    agreed = record.chosen | {"drawn_large": "off", "new_rule": "strict"}
    assert game.agreed.chosen.items() >= agreed.items()
    assert record.write() == text


@every_game
def test_a_new_record_says_what_was_agreed(name: str) -> None:
    game = Asking(load(name))
    options = game.options_for(game.seats[0])
    record = Record(name, game.version, options.seats, options.chosen, b"new")
    assert "option drawn_large off\noption new_rule lenient\n" in record.write()
    replay(game, read_record(record.write()))
    assert game.agreed.chosen == options.chosen


@every_game
def test_golden_files_are_found_again_when_a_game_asks_more(name: str) -> None:
    game = load(name)
    more = Asking(game)
    for old, new in zip(one_per_mode(game), one_per_mode(more), strict=True):
        assert spelled_now(more, old.spell()) == new.spell()
        assert new["new_rule"] == "strict"


def test_an_answer_to_no_question_is_still_refused() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    record.chosen["colour"] = "red"
    with pytest.raises(Refusal, match="no option 'colour'; it has "):
        replay(load(record.game), record)


@every_game
def test_what_is_agreed_by_default_and_what_was_before_are_answers(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        assert game.options_for(seats).chosen.keys() == game.options_kept(seats).chosen.keys()
        for option in game.options(seats):
            assert option.allows(option.default)
            assert option.allows(option.before)
            assert all(option.allows(sample) for sample in option.samples)

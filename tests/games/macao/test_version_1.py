"""Games of version 1 are refused: by the rules of today they would go on differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from cite import rule
from sobremesa.core.record import Record, read_record, replay
from sobremesa.core.words import Refusal
from sobremesa.games.macao import GAME

KEPT = sorted((Path(__file__).parent / "records_of_version_1").glob("*.game"))


def test_there_are_games_of_version_1() -> None:
    assert len(KEPT) == 8


@rule("MO-57", "MO-R31", "MO-R32")
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_game_of_version_1_is_refused_in_one_line(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    with pytest.raises(Refusal) as refused:
        replay(GAME, record)
    assert str(refused.value) == (
        "the record is of version 1 of macao; this is version 2, which would play differently "
        "by MO-57, MO-R31, MO-R32"
    )
    assert record.write() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_by_today_s_rules_it_would_not_come_to_the_same_end(path: Path) -> None:
    kept = read_record(path.read_text(encoding="utf-8"))
    again = Record("macao", GAME.version, kept.seats, kept.chosen, kept.seed)
    again.choices, again.end = kept.choices, kept.end
    with pytest.raises(Refusal, match=r"^choice \d+|ends with"):
        replay(GAME, again)


@rule("MO-R5")
def test_what_was_kept_before_the_question_of_dice_has_them_in_order() -> None:
    for path in KEPT:
        record = read_record(path.read_text(encoding="utf-8"))
        assert GAME.options_kept(record.seats, **record.chosen)["dice"] == "in_order"

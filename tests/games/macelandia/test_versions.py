"""What was played by the rules of version 1 is read by those of today, and plays as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from cite import rule
from sobremesa.core.record import Record, begin, read_record, replay, result
from sobremesa.core.words import Refusal
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import STALL_NAMES

RECORDS = sorted((Path(__file__).parent / "records").glob("*.game"))
FIRST = [path for path in RECORDS if "\nversion 1\n" in path.read_text(encoding="utf-8")]


def test_records_of_both_versions_are_kept() -> None:
    assert len(FIRST) == 14
    assert len(RECORDS) > len(FIRST)


@rule("ML-74", "ML-75", "ML-R3")
@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_a_record_of_version_1_plays_by_what_was_agreed_then(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    kept = GAME.options_kept(record.seats, **record.chosen)
    assert kept["stall"] == record.chosen["stall_result"]
    assert kept["placement"] == record.chosen["placement"]
    assert kept["memory_aid"] == "on"
    s = replay(GAME, record)
    assert STALL_NAMES[s.stall] == record.chosen["stall_result"]
    assert result(GAME, s) == record.end


@rule("ML-R3", "ML-R17", "ML-R37")
def test_what_was_never_asked_is_answered_as_it_was_played() -> None:
    kept = GAME.options_kept(6).chosen
    assert kept == {"placement": "standard", "stall": "tiebreak", "memory_aid": "on"}
    now = GAME.options_for(6).chosen
    assert now == {"placement": "free", "stall": "off", "memory_aid": "off"}
    alone = GAME.options_among_bots(6).chosen
    assert alone == {"placement": "free", "stall": "tie", "memory_aid": "off"}


@pytest.mark.parametrize("version", [0, GAME.version + 1])
def test_a_record_of_another_version_is_refused_in_one_line(version: int) -> None:
    with pytest.raises(Refusal) as refused:
        begin(GAME, Record("macelandia", version, 4, {}, b"other"))
    assert f"version {version} of macelandia; this is version {GAME.version}" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_new_game_does_not_know_the_old_name() -> None:
    with pytest.raises(Refusal, match="no option 'stall_result'; it has placement, stall, memory"):
        GAME.options_for(6, stall_result="tie")

"""Law 10, and the records: whole games that must come out as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.golden import FOLDER, kept_perft, kept_playthrough, perft, playthroughs
from laws.tables import GAMES, every_game
from sobremesa.core.record import read_record, replay, result
from sobremesa.games import load
from stage import stage_of

RECORDS = sorted(FOLDER.glob("*/records/*.game"))


@every_game
def test_perft_numbers_are_those_kept(name: str) -> None:
    assert perft(name) == kept_perft(name)


@every_game
def test_playthroughs_are_those_kept(name: str) -> None:
    for path, text in playthroughs(name).items():
        assert kept_playthrough(path) == text, f"make golden, then look at {path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_records_replay_to_their_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    game = load(record.game)
    s = replay(game, record)
    assert record.end == result(game, s)
    assert record.write() == text


@every_game
def test_there_is_a_record_of_every_way_to_end(name: str) -> None:
    records = [read_record(path.read_text()) for path in RECORDS if path.parts[-3] == name]
    ends = {record.end.split()[0] for record in records}
    assert ends == set(load(name).words.outcomes) - set(stage_of(name).unreached)


@every_game
def test_there_is_a_record_of_every_number_of_seats(name: str) -> None:
    records = [read_record(path.read_text()) for path in RECORDS if path.parts[-3] == name]
    assert {record.seats for record in records} == set(load(name).kind.seats)


def test_every_record_belongs_to_a_game_on_the_shelf() -> None:
    assert {path.parts[-3] for path in RECORDS} == set(GAMES)

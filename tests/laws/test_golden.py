"""Law 10, and the records: whole games that must come out as they did."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from laws.golden import FOLDER, kept_perft, kept_playthrough, perft, playthroughs
from laws.tables import GAMES, every_game
from sobremesa.core.record import read_record, replay, result
from sobremesa.core.words import Refusal
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


FIRST: Final = {"antayagi": 9, "la_macarena": 15, "macao": 8, "macaron": 11, "macelandia": 14}
"""How many games of version 1 are kept."""


@pytest.mark.parametrize("name", FIRST)
def test_a_game_of_version_1_ends_as_it_did_or_is_refused_by_the_rules_that_changed(
    name: str,
) -> None:
    game = load(name)
    kept = [
        read_record(path.read_text()) for path in sorted(FOLDER.glob(f"{name}/records*/*.game"))
    ]
    first = [record for record in kept if record.version == 1]
    assert len(first) == FIRST[name]
    changed = [rule for version in sorted(game.changes) for rule in game.changes[version]]
    for record in first:
        if not changed:
            assert result(game, replay(game, record)) == record.end
            continue
        with pytest.raises(Refusal) as refused:
            replay(game, record)
        said = str(refused.value)
        assert "\n" not in said
        assert f"version 1 of {name}; this is version {game.version}" in said
        assert said.endswith(", ".join(changed))

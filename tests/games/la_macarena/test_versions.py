"""What was kept of version 1: its records and tables are played as they were, by its answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from cite import rule
from play.company import Here, begun, halls, play_on
from sobremesa.core.option import Options
from sobremesa.core.record import Record, read_record, replay, result
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State
from sobremesa.play.agreement import Wishes
from sobremesa.play.fingerprints import EVERY
from sobremesa.play.journal import Renewed
from sobremesa.play.standing import PLAYING

BEFORE = {"goal_tie": "coins", "mirror_pass": "loses"}
NOW = {"goal_tie": "shared", "mirror_pass": "keeps"}
RECORDS = {
    path.stem: read_record(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "records").glob("*.game"))
}
OLD = [name for name, record in RECORDS.items() if record.version == 1]
WISHES = Wishes("la_macarena", 2, {}, "", ["me", "me"], "anyone", True)


def copied(name: str, version: int, **more: str) -> Record:
    """A record with another version and other answers."""
    of = RECORDS[name]
    found = Record(of.game, version, of.seats, {**of.chosen, **more}, of.seed)
    found.choices, found.end = of.choices, of.end
    return found


@rule("MA-15", "MA-79")
@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_1_ends_as_it_did(name: str) -> None:
    record = RECORDS[name]
    assert not record.chosen.keys() & BEFORE.keys(), "it was never asked"
    s = replay(GAME, record)
    assert result(GAME, s) == record.end
    assert (s.coins_decide, s.mirror_pass_loses) == (True, True)
    assert result(GAME, replay(GAME, copied(name, GAME.version, **BEFORE))) == record.end


def test_there_are_enough_of_them() -> None:
    assert len(OLD) == 15
    assert {RECORDS[name].seats for name in OLD} == set(GAME.kind.seats)
    assert {RECORDS[name].end.split()[0] for name in OLD} == set(GAME.words.outcomes)


@rule("MA-79")
def test_by_the_rules_of_now_some_would_be_won_by_others() -> None:
    shared = copied("5-goal-tie-broken-by-cards", 1, **NOW)
    with pytest.raises(Refusal, match="the game with 'goal places 4 3 1 1 5"):
        replay(GAME, shared)


@rule("MA-15")
def test_by_the_rules_of_now_some_would_go_on_otherwise() -> None:
    """A well is closed by a maca that version 1 took back."""
    with pytest.raises(Refusal, match=r"choice 225, seat 1: .* by rule MA-45"):
        replay(GAME, copied("2-eighth-maca-moves", 1, **NOW))


def test_versions_that_nobody_knows_are_refused_in_a_line() -> None:
    for version in (0, GAME.version + 1):
        with pytest.raises(Refusal, match=f"of version {version} of la_macarena; this is") as said:
            replay(GAME, copied("2-goal", version))
        assert "\n" not in str(said.value)


@rule("MA-15", "MA-79")
def test_records_of_now_say_what_was_agreed() -> None:
    new = [record for name, record in RECORDS.items() if name not in OLD]
    assert {record.version for record in new} == {GAME.version}
    agreed = {(record.chosen["goal_tie"], record.chosen["mirror_pass"]) for record in new}
    assert agreed == {("shared", "keeps"), ("coins", "keeps"), ("shared", "loses")}


def asking_as_before(patch: pytest.MonkeyPatch) -> None:
    """The game as it was in version 1: it asked less, and played by these answers."""
    options, lay_out = GAME.options, GAME.lay_out

    def laid_out(agreed: Options, rng: Rng) -> State:
        return lay_out(Options(agreed.seats, {**agreed.chosen, **BEFORE}), rng)

    patch.setattr(GAME, "version", 1)
    patch.setattr(
        GAME, "options", lambda seats: [o for o in options(seats) if o.name not in BEFORE]
    )
    patch.setattr(GAME, "lay_out", laid_out)


@rule("MA-15", "MA-79")
async def test_a_table_of_version_1_goes_on_as_it_was_agreed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with monkeypatch.context() as patch:
        asking_as_before(patch)
        async with halls(database, 1, workers=Here()) as (hall,):
            live, rosa = await begun(hall, WISHES)
            await play_on(live, rosa, 3 * EVERY)
            table, shown = live.id, live.audience.viewer(0).seen()
            assert not live.table.agreement.options.chosen.keys() & BEFORE.keys()
    async with halls(database, 1, workers=Here()) as (hall,):
        live = await hall.table(table)
        assert live.table.phase == PLAYING
        assert live.audience.viewer(0).seen() == shown
        rows = await hall.store.journal_since(table, 0)
        assert rows[-1].entry == Renewed(GAME.version)
        chosen = live.table.agreement.options.chosen
        assert chosen.items() >= BEFORE.items()
        await play_on(live, rosa, 5)

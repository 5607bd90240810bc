"""Tables that were laid with other data than the server has now wait until these are back."""

from __future__ import annotations

import pytest

from play.company import Here, begun, halls, page_at, play_on
from sobremesa.games import load
from sobremesa.play.agreement import Wishes
from sobremesa.play.archive import Asked
from sobremesa.play.cards import OTHER_DATA
from sobremesa.play.denied import Denied
from sobremesa.play.overview import overview
from sobremesa.play.standing import CLOSED, OVER, PLAYING

GAME = load("antayagi")
AGREED = {"max_turns": "3", "memory_aid": "on"}
WISHES = Wishes("antayagi", 3, AGREED, "", ["me", "me", "me"], "anyone", True)
DATA = "0123456789abcdef"
EVERY = "all"


async def test_a_table_waits_for_the_data_it_was_laid_with(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await begun(hall, WISHES)
        await play_on(live, rosa, 2)
        assert not live.shown(rosa.id).corrected
    monkeypatch.setattr(GAME, "data", DATA)
    async with halls(database, 1, workers=Here()) as (hall,):
        away = await hall.table(live.id)
        shown = away.shown(rosa.id)
        assert (shown.state, shown.closed, shown.waiting) == (CLOSED, OTHER_DATA, [])
        page = await page_at(away, rosa)
        await away.say(page.listener, "wait")
        with pytest.raises(Denied, match="cannot go on"):
            away.table.playing_match()
        (card,) = await hall.store.own_cards(rosa.id, 5)
        assert card.standing.closed == OTHER_DATA
        assert await hall.store.open_cards(5) == []
    async with overview(database) as found:
        sheet = await found.sheet(live.id)
        assert "was played with the data as shipped of antayagi" in str(sheet.problem)
    monkeypatch.setattr(GAME, "data", "")
    async with halls(database, 1, workers=Here()) as (hall,):
        back = await hall.table(live.id)
        assert back.table.phase == PLAYING
        assert back.table.card.standing.closed is None
        assert back.table.talk.said[-1].text == "wait"
        (card,) = await hall.store.own_cards(rosa.id, 5)
        assert card.standing.closed is None
        await play_on(back, rosa, 1)


async def test_a_finished_game_keeps_its_frames_and_its_result(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "data", DATA)
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await begun(hall, WISHES)
        assert live.shown(rosa.id).corrected
        await play_on(live, rosa)
        result = live.table.card.standing.result
        assert live.table.phase == OVER
        assert live.table.match is not None
        assert f"\ndata {DATA}\n" in live.table.match.record.write()
        await hall.archive.film_soon(live.id)
    monkeypatch.setattr(GAME, "data", "")
    async with halls(database, 1, workers=Here()) as (hall,):
        again = await hall.table(live.id)
        shown = again.shown(rosa.id)
        assert (shown.state, shown.corrected, shown.result) == (OVER, True, result)
        assert await hall.archive.finished(Asked(live.id, EVERY, 0, 5, False), rosa.id)
        past = await hall.archive.past(live.id)
        assert past.record(result).data == DATA

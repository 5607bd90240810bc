"""Rules change, tables live on: by the new rules where these tell the same, else to be read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from play.company import Here, act, begun, halls, page_at, play_on
from play.test_broken import bodies, break_it, rewrite
from sobremesa.core.record import read_record, replay
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import SPECTATOR
from sobremesa.games import load
from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.archive import Asked
from sobremesa.play.denied import Denied
from sobremesa.play.fingerprints import EVERY, fingerprint
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Closed, Renewed, Row
from sobremesa.play.live import LiveTable
from sobremesa.play.match import Match
from sobremesa.play.overview import overview
from sobremesa.play.person import Person
from sobremesa.play.standing import CLOSED, LAYING, OVER, PAUSED, PLAYING

GAME = load("macaron")
ANTAYAGI = load("antayagi")
WISHES = Wishes("macaron", 2, {}, "", ["me", "me"], "anyone", True)
KEEPS = {"max_turns": "3", "memory_aid": "on"}
QUICK = Wishes("antayagi", 3, KEEPS, "", ["me", "me", "me"], "anyone", True)
NEXT = GAME.version + 1

Change = Callable[[pytest.MonkeyPatch], None]


class Novel:
    """A view with a fact more than it had."""

    def __init__(self, honest: Any) -> None:
        self.honest = honest

    def describe(self, scribe: Scribe) -> None:
        self.honest.describe(scribe)
        scribe.count("novelty", 1, 1)


def another_deal(patch: pytest.MonkeyPatch, game: Any = GAME) -> None:
    """Choices that were made cannot be made any more."""
    honest = game.lay_out
    patch.setattr(game, "lay_out", lambda options, rng: honest(options, Rng(b"another")))


def another_fact(patch: pytest.MonkeyPatch, game: Any = GAME) -> None:
    """All choices are as legal as they were; what is seen is not the same."""
    honest = game.view
    patch.setattr(game, "view", lambda s, seat: Novel(honest(s, seat)))


def another_rule(patch: pytest.MonkeyPatch, game: Any = GAME) -> None:
    """The same by a rule that has changed: the game says so."""
    another_fact(patch, game)
    patch.setattr(game, "changes", {game.version: ["MC-47"]})


def another_option(patch: pytest.MonkeyPatch, game: Any = GAME) -> None:
    """What was agreed cannot be agreed any more."""
    patch.setattr(game, "options", lambda seats: [])


def raised(patch: pytest.MonkeyPatch, game: Any = GAME) -> int:
    """The game's next version."""
    patch.setattr(game, "version", game.version + 1)
    version: int = game.version
    return version


async def played(hall: Hall, choices: int) -> tuple[str, Person]:
    live, rosa = await begun(hall, WISHES)
    page = await page_at(live, rosa)
    await live.say(page.listener, "salud")
    await play_on(live, rosa, choices)
    live.part(page.listener)
    return live.id, rosa


async def finished(hall: Hall) -> tuple[str, Person]:
    live, rosa = await begun(hall, QUICK)
    await play_on(live, rosa)
    assert live.table.phase == OVER
    await hall.archive.film_soon(live.id)
    return live.id, rosa


def record_of(live: LiveTable) -> str:
    """The record of a finished game, as its table would write it."""
    record = live.table.playing_match().record
    record.pledge = live.table.promised.pledge()
    return record.write()


async def unfilmed(hall: Hall) -> tuple[LiveTable, Person]:
    """A finished game of which no frames are kept."""
    live, rosa = await begun(hall, QUICK)
    live.on_end = lambda table: None
    await play_on(live, rosa)
    assert await hall.store.unfilmed(5) == [live.id]
    return live, rosa


async def entries(hall: Hall, table: str) -> list[Any]:
    return [row.entry for row in await hall.store.journal_since(table, 0)]


def asked(table: str, viewer: str = "all", start: int = 0, most: int = 200) -> Asked:
    return Asked(table, viewer, start, most, False)


async def test_a_table_goes_on_by_rules_that_tell_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        table, rosa = await played(hall, 2 * EVERY)
        shown = (await hall.table(table)).audience.viewer(0).seen()
    raised(monkeypatch)
    async with halls(database, 1, workers=Here()) as (hall,):
        live = await hall.table(table)
        assert live.table.phase == PLAYING
        assert live.audience.viewer(0).seen() == shown
        assert (await entries(hall, table))[-1] == Renewed(NEXT)
        kept, card = await hall.store.table(table), await hall.store.card(table)
        assert kept is not None
        assert kept.version == NEXT
        assert card is not None
        assert card.standing == live.table.card.standing
        await play_on(live, rosa, 5)
    async with halls(database, 1, workers=(workers := Here())) as (hall,):
        live = await hall.table(table)
        assert "agrees" not in workers.asked
        assert live.table.card.standing.made == 2 * EVERY + 5
        assert [row.number for row in await hall.store.journal_since(table, 0)] == list(
            range(live.table.number)
        )


@pytest.mark.parametrize("change", [another_deal, another_rule, another_option])
async def test_a_table_is_closed_by_rules_that_tell_something_else(
    database: str, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        table, rosa = await played(hall, 2 * EVERY)
        made = await hall.archive.past(table)
    with monkeypatch.context() as patch:
        raised(patch)
        change(patch)
        for _ in range(2):
            await check_closed(database, table, rosa)
        async with overview(database) as found:
            record = await found.record(table)
            assert record.choices == made.choices
            assert record.version == GAME.version - 1
            sheet = await found.sheet(table)
            assert (sheet.state, sheet.choices) == (CLOSED, 2 * EVERY)
    # Also by the old rules: what was told to everybody is not taken back.
    await check_closed(database, table, rosa)


async def test_views_may_show_more_where_games_play_on_as_they_did(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game names no rule that its new version has changed."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        table, _ = await played(hall, 2 * EVERY)
    raised(monkeypatch)
    another_fact(monkeypatch)
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        assert (await hall.table(table)).table.phase == PLAYING
        assert (await entries(hall, table))[-1] == Renewed(NEXT)


async def test_lines_have_to_be_the_same_whatever_a_game_says(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act had told something else, and no view counts in its fingerprint."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        table, rosa = await played(hall, EVERY)

    def told_something_else(connection: Connection, name: str) -> None:
        number, act = next(one for one in bodies(connection, name) if one[1]["type"] == "acted")
        rewrite(connection, name, number, json.dumps({**act, "told": act["told"] ^ 1}))

    await break_it(sqlite, told_something_else, table)
    raised(monkeypatch)
    await check_closed(sqlite, table, rosa)


async def test_acts_of_several_choices_are_compared_whole(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the first of them told counts, as it did when the act was made."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        live, rosa = await begun(hall, WISHES)
        page = await page_at(live, rosa, 0)
        (one, *_), (two, *_), *_ = msgspec.json.decode(live.audience.viewer(0).offer)["choices"]
        await live.act(page.listener, "both", 0, [one, two])
        live.part(page.listener)
        assert (await entries(hall, live.id))[-1].choices == [one, two]
    raised(monkeypatch)
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        again = await hall.table(live.id)
        assert again.table.phase == PLAYING
        assert (await entries(hall, live.id))[-1] == Renewed(NEXT)


async def check_closed(database: str, table: str, rosa: Person) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        await check_closed_in(hall, table, rosa)


async def check_closed_in(hall: Hall, table: str, rosa: Person) -> None:
    """Its people can read the card and the talk, and nothing can be done there any more."""
    live = await hall.entered(table, rosa.id)
    assert (await entries(hall, table)).count(Closed("outdated")) == 1
    card = live.shown(rosa.id)
    assert (card.state, card.closed, card.waiting, card.you) == (CLOSED, "outdated", [], [0, 1])
    listed = {card.id: card for card in await hall.lobby.seen_by(rosa)}[table]
    assert (listed.state, listed.closed) == (CLOSED, "outdated")
    assert table not in {card.id for card in await hall.lobby.seen_by(None)}
    page = await page_at(live, rosa)
    (welcome,) = page.of("welcome")
    assert [said["text"] for said in welcome["chat"]] == ["salud"]
    assert welcome["state"]["view"] is None
    kept = next(entry for entry in await entries(hall, table) if isinstance(entry, Acted))
    own = await page_at(live, rosa, kept.seat)
    assert kept.message is not None
    await live.act(own.listener, kept.message, 0, kept.choices)
    assert [said["id"] for said in own.of("done")] == [kept.message]  # It was carried out.
    live.part(own.listener)
    for doing in (
        live.act(page.listener, "a", 0, ["pass almond-1"]),
        live.attempt(page.listener, "t", 0, ["pass almond-1"]),
        hall.change_seat(live, rosa, 1, "bot:random"),
        live.change(lambda at: permissions.pause(at, rosa, True)),
        live.change(lambda at: permissions.start(at, rosa)),
        hall.rematch(live, rosa),
    ):
        with pytest.raises(Denied) as denied:
            await doing
        assert denied.value.why == "closed"
        assert "allowed are" not in str(denied.value)
    live.part(page.listener)
    assert await hall.finished(table, rosa.id) is None


async def test_an_abandoned_table_is_closed_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is shown as it was left while its rules are ours, and else without a view."""
    async with halls(database, 1, workers=Here()) as (hall,):
        table, rosa = await played(hall, 5)
        live = await hall.table(table)
        await live.change(lambda _: Closed("abandoned"))
        shown = live.audience.viewer(0).seen()
    for change in (None, raised, another_deal):
        if change is not None:
            change(monkeypatch)
        async with halls(database, 1, workers=Here()) as (hall,):
            live = await hall.entered(table, rosa.id)
            assert (await entries(hall, table))[-1] == Closed("abandoned")
            card = live.shown(rosa.id)
            assert (card.state, card.closed, card.waiting) == (CLOSED, "abandoned", [])
            page = await page_at(live, rosa, 0)
            (welcome,) = page.of("welcome")
            view = None if change is not None else json.loads(shown.view)
            assert welcome["state"]["view"] == view
            assert [said["text"] for said in welcome["chat"]] == ["salud"]
            with pytest.raises(Denied) as denied:
                await live.act(page.listener, "a", 0, ["pass almond-1"])
            assert denied.value.why == "closed"
            live.part(page.listener)


@pytest.mark.parametrize("state", [LAYING, PAUSED])
async def test_a_table_in_every_state_is_renewed(
    state: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        if state == LAYING:
            rosa, _ = await hall.people.introduce("Rosa")
            table = (await hall.lay(rosa, WISHES)).id
        else:
            table, rosa = await played(hall, 5)
            live = await hall.table(table)
            await live.change(lambda at: permissions.pause(at, rosa, True))
    raised(monkeypatch)
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        live = await hall.table(table)
        assert live.table.phase == state
        assert (await entries(hall, table))[-1] == Renewed(NEXT)


async def test_rules_that_nobody_has_seen_yet_may_change(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is still being laid has told nobody anything."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        table = (await hall.lay(rosa, WISHES)).id
    raised(monkeypatch)
    another_deal(monkeypatch)
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        assert (await hall.table(table)).table.phase == LAYING


async def test_a_finished_game_stays_whatever_the_rules_become(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        table, rosa = await finished(hall)
        live = await hall.table(table)
        shown = live.shown(rosa.id)
        seen = {seat: live.audience.viewer(seat).seen() for seat in (0, 1, 2, SPECTATOR)}
        films = {
            viewer: await hall.archive.finished(asked(table, viewer), rosa.id)
            for viewer in ("0", "1", "2", "all", "open")
        }
        written = record_of(live)
        count = live.table.number
    raised(monkeypatch, ANTAYAGI)
    another_deal(monkeypatch, ANTAYAGI)
    async with halls(database, 1, workers=Here()) as (hall,):
        card = await hall.finished(table, None)
        assert card is not None
        for viewer, film in films.items():
            assert await hall.archive.finished(asked(table, viewer), None) == film
        past = await hall.archive.past(table)
        assert past.record(card.standing.result).write() == written
        assert len(hall.live) == 0  # All this without waking it.
        live = await hall.table(table)
        assert live.table.number == count
        assert live.shown(rosa.id) == shown
        for seat in (0, 1, 2):
            (welcome,) = (await page_at(live, rosa, seat)).of("welcome")
            state = welcome["state"]
            assert state["view"] == json.loads(seen[seat].view)
            assert state["version"] == seen[seat].version
            assert state["offer"] is None
            assert state["result"] is not None
            assert msgspec.json.encode(state["log"]) == b"[" + seen[seat].lines[:-1] + b"]"
        (welcome,) = (await page_at(live, None)).of("welcome")
        assert welcome["state"]["view"] == json.loads(seen[SPECTATOR].view)
        # Whoever comes now must not take what he is told for told before the deal.
        assert welcome["luck"]["nonces"] == []
        again = await hall.rematch(live, rosa)
        assert again.table.phase == LAYING
    async with overview(database) as found:
        assert (await found.record(table)).write() == written


async def test_a_finished_game_without_frames_keeps_its_record(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended before frames were kept, and the rules changed before anybody asked."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        live, rosa = await unfilmed(hall)
        table, written = live.id, record_of(live)
    raised(monkeypatch, ANTAYAGI)
    another_deal(monkeypatch, ANTAYAGI)
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        with pytest.raises(Denied) as denied:
            await hall.archive.finished(asked(table), None)
        assert denied.value.why == "closed"
        await hall.archive.catch_up()
        card = await hall.finished(table, None)
        assert card is not None
        past = await hall.archive.past(table)
        assert past.record(card.standing.result).write() == written
        live = await hall.table(table)
        assert (live.table.phase, live.shown(None).closed) == (OVER, "outdated")
        assert [(c.state, c.closed) for c in await hall.lobby.seen_by(rosa)] == [(OVER, None)]
        (welcome,) = (await page_at(live, None)).of("welcome")
        assert welcome["state"]["view"] is None


async def test_frames_of_before_are_made_when_somebody_asks(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By rules of another version too, if these tell the same; and only once."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        table = (await unfilmed(hall))[0].id
    raised(monkeypatch, ANTAYAGI)
    async with halls(sqlite, 1, workers=(workers := Here())) as (hall,):
        answers = await asyncio.gather(
            *[hall.archive.finished(asked(table, str(seat)), None) for seat in (0, 1, 2) * 3]
        )
        assert len(set(answers)) == 3
        assert workers.asked.count("film") == 1
        assert await hall.store.unfilmed(5) == []
        assert len(hall.live) == 0


async def test_rules_of_a_newer_make_are_left_to_others(sqlite: str) -> None:
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        live, rosa = await begun(hall, WISHES)
        page = await page_at(live, rosa)
        live.take(Row(live.table.number, 0, Renewed(99)))
        assert live.lost
        assert [said["why"] for said in page.of("bye")] == ["restarting"]
        with pytest.raises(Denied, match="read again"):
            await act(live, page, "a1")


async def test_every_act_is_kept_with_its_fingerprint(sqlite: str) -> None:
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        table, _ = await played(hall, EVERY + 1)
        acts = [entry for entry in await entries(hall, table) if isinstance(entry, Acted)]
        assert all(0 < entry.told < 1 << 48 for entry in acts)
        live = await hall.table(table)
        match = Match(GAME, live.table.agreement.options, live.table.promised.seed())
        for entry in acts:
            draft = match.draft(entry.seat, entry.choices)
            assert fingerprint(GAME, match.made, draft.states) == entry.told
            match.step(draft, 0)


@pytest.mark.parametrize("lost", ["line", "audience", "waiting", "view"])
def test_a_fingerprint_tells_what_differs(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, GAME.options_for(2), b"finger")
    draft = match.draft(0, [GAME.words.spell(match.choices(0)[0])])
    (s,) = draft.states
    before = fingerprint(GAME, EVERY - 1, [s])
    assert before == fingerprint(GAME, EVERY - 1, [s.clone()])
    if lost == "line":
        s.log[3] += 1
    elif lost == "audience":
        s.log[1] ^= 2
    elif lost == "waiting":
        s.agenda.pop()
    else:
        another_fact(monkeypatch)
    assert fingerprint(GAME, EVERY - 1, [s]) != before


async def test_a_replay_is_read_again_as_a_record(sqlite: str) -> None:
    """What is kept of a finished game and its record tell the same story."""
    async with halls(sqlite, 1, workers=Here()) as (hall,):
        table, _ = await finished(hall)
        card = await hall.finished(table, None)
        assert card is not None
        text = (await hall.archive.past(table)).record(card.standing.result).write()
        record = read_record(text)
        replay(ANTAYAGI, record)
        film = json.loads(await hall.archive.finished(asked(table, "open"), None))
        chosen = [tuple(frame["choice"]) for frame in film["frames"] if frame["choice"]]
        assert set(chosen) <= set(record.choices)
        assert all(frame["open"] for frame in film["frames"])

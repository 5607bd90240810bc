"""What if: tables that branch off, who may lay them, what they know, and that they never count."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from laws.tables import attributes
from play.company import Here, folded, halls, play_on, start
from sobremesa.core.record import read_record, replay
from sobremesa.core.words import SPECTATOR
from sobremesa.games import load
from sobremesa.play import early
from sobremesa.play.agreement import Wishes
from sobremesa.play.branching import WhatIf, branch_off, told_record
from sobremesa.play.denied import Denied
from sobremesa.play.exporting import exported
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Laid, Started
from sobremesa.play.live import LiveTable
from sobremesa.play.past import Past
from sobremesa.play.person import Person
from sobremesa.play.quotas import Limits
from sobremesa.play.replays import filmed
from sobremesa.play.showing import shown
from sobremesa.play.standing import LAYING, OVER, PLAYING
from sobremesa.play.store.memories import Wanted
from sobremesa.play.store.schema import TABLES
from sobremesa.play.table_info import BranchInfo

GAME = "antayagi"
OPTIONS = {"max_turns": "3"}
MINE = Wishes(GAME, 3, OPTIONS, "", ["me", "me", "me"], "link", True)
ALL_MINE = ["me", "me", "me"]
ALONE = Wishes(GAME, 3, OPTIONS, "", ["me", "bot:random", "bot:random"], "link", True)


async def laid(hall: Hall, wishes: Wishes = MINE) -> tuple[LiveTable, Person]:
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, wishes)
    await start(live, rosa)
    return live, rosa


async def finished(hall: Hall) -> tuple[LiveTable, Person]:
    live, rosa = await laid(hall)
    await play_on(live, rosa)
    assert live.table.phase == OVER
    return live, rosa


async def branch(hall: Hall, live: LiveTable, person: Person, **said: Any) -> LiveTable:
    """A branch on which the person has all seats, begun."""
    found = await branch_off(hall, live.id, person, WhatIf(sitters=ALL_MINE, **said))
    await start(found, person)
    return found


async def denied(hall: Hall, live: LiveTable, person: Person, **said: Any) -> str:
    with pytest.raises(Denied) as refused:
        await branch_off(hall, live.id, person, WhatIf(**said))
    return refused.value.why


async def test_a_game_is_filmed_from_memory_as_from_its_journal(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await finished(hall)
        new = await branch(hall, live, rosa, moment=5)
        await play_on(new, rosa)
        for played in (live, new):
            read = await hall.archive.past(played.id)
            # Frames tell nothing of how the seed was come by.
            assert Past.whole(played.table.playing_match()) == read._replace(pledge=None)


@pytest.mark.parametrize("said", [{}, {"same": True}, {"seat": 1}], ids=str)
async def test_a_branch_is_rebuilt_from_its_journal_and_replays(
    database: str, said: dict[str, Any]
) -> None:
    async with halls(database, workers=Here()) as (hall, other):
        live, rosa = await finished(hall)
        new = await branch(hall, live, rosa, moment=5, **said)
        await play_on(new, rosa, 3)
        elsewhere = await other.table(new.id)
        rows = await hall.store.journal_since(new.id, 0)
        records = [
            table.playing_match().record.write()
            for table in (new.table, elsewhere.table, folded(new.table.agreement, rows))
        ]
        assert records == [records[0]] * 3
        for seat in (0, 1, 2, SPECTATOR):
            views = [at.table.playing_match().view(seat) for at in (new, elsewhere)]
            assert attributes(views[0]) == attributes(views[1])
        await play_on(elsewhere, rosa)
        async with new.lock:
            await new.catch_up()
        assert new.table.phase == OVER
        record = await told_record(other, elsewhere.table.card, rosa.id)
        again = read_record(record.write())
        assert [one.told() for one in again.branches] == [_told(said)]
        assert record.end
        replay(load(GAME), again)
        films = filmed(load(GAME), again, None)
        assert {"0", "1", "2", "all", "open"} == set(films)


def _told(said: dict[str, Any]) -> str:
    if "seat" in said:
        return f"seat {said['seat']}"
    return "truth same" if said else "truth new"


async def test_it_begins_where_the_other_was(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await finished(hall)
        record = live.table.playing_match().record
        for said in ({}, {"same": True}, {"seat": 2}):
            new = await branch(hall, live, rosa, moment=4, **said)
            match = new.table.playing_match()
            prefix = record.choices[:4]
            assert [(one.choices, one.seed) for one in match.record.branches] == [
                (prefix, record.seed)
            ]
            assert match.made == 0
            assert match.record.seed != record.seed
            assert new.table.promised.told() is None
            rows = await hall.store.journal_since(new.id, 0)
            assert [type(row.entry) for row in rows] == [Laid, Started]


async def test_it_is_marked_and_never_counted(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        ben, _ = await hall.people.introduce("Ben")
        live, rosa = await finished(hall)
        sitters = ["me", "bot:random", "bot:random"]
        new = await branch_off(hall, live.id, rosa, WhatIf(moment=2, seat=0, sitters=sitters))
        told = BranchInfo(live.id, 2, 0, False)
        for card in [new.table.card, await hall.store.card(new.id)]:
            assert card is not None
            assert shown(card, rosa.id, ()).branch == told
            # Whoever has no seat does not learn by it where the other table is.
            assert shown(card, ben.id, ()).branch == BranchInfo(None, 2, 0, False)
        await hall.clear(new, rosa)
        new = await branch(hall, live, rosa, moment=2)
        await play_on(new, rosa)
        alone = await branch_off(hall, live.id, rosa, WhatIf(moment=2, sitters=sitters))
        assert alone.table.card.evening is None
        total, played = await hall.store.played(rosa.id, Wanted(), 0, 50)
        assert (total, [card.id for card in played]) == (1, [live.id])
        again = await hall.rematch(new, rosa)
        assert again.table.card.branch is None
        assert again.table.card.evening is None
        assert again.table.promised.told() is not None
        await start(again, rosa)
        assert again.table.playing_match().record.branches == []


async def test_statistics_leave_branches_out(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        ben, _ = await hall.people.introduce("Ben")
        wishes = Wishes(GAME, 3, OPTIONS, "", ["me", "open", "bot:random"], "anyone", True)
        live = await hall.lay(rosa, wishes)
        await hall.change_seat(live, ben, 1, "me")
        await start(live, rosa)
        await together(live, rosa, ben)
        assert [one.people.games for one in await hall.remembering.statistics(rosa.id)] == [1]
        said = WhatIf(moment=1, sitters=["me", "open", "bot:random"])
        new = await branch_off(hall, live.id, rosa, said)
        assert new.table.phase == LAYING
        await hall.change_seat(new, ben, 1, "me")
        await start(new, rosa)
        await together(new, rosa, ben)
        for person in (rosa, ben):
            (one,) = await hall.remembering.statistics(person.id)
            assert (one.people.games, len(one.curve)) == (1, 1)


async def together(live: LiveTable, *people: Person) -> None:
    """Let people play on in turn, while bots answer, until the end."""
    while live.table.phase == PLAYING:
        for person in people:
            await play_on(live, person)
        await asyncio.sleep(0.01)


async def test_bad_wishes_are_refused(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await finished(hall)
        made = live.table.playing_match().made
        wrong: list[dict[str, Any]] = [
            {},
            {"moment": made},
            {"moment": -1},
            {"moment": 2, "seat": 3},
            {"moment": 2, "seat": -1},
            {"moment": 2, "sitters": ["me"]},
            {"moment": 2, "sitters": ["me", "bot:nobody", "open"]},
        ]
        for said in wrong:
            assert await denied(hall, live, rosa, **said) == "unclear", said
        unbegun = await hall.lay(rosa, MINE)
        assert await denied(hall, unbegun, rosa, seat=0, back=0) == "not_playing"


async def test_a_game_that_people_have_ended_could_have_gone_on(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await laid(hall)
        await play_on(live, rosa, 4)
        await live.change(lambda table: early.consent(table, rosa, "draw"))
        assert live.table.phase == OVER
        made = live.table.playing_match().made
        new = await branch(hall, live, rosa, moment=made)
        await play_on(new, rosa)
        assert new.table.phase == OVER


async def test_whoever_may_not_see_a_game_cannot_leave_it(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        ben, _ = await hall.people.introduce("Ben")
        live = await hall.lay(rosa, Wishes(GAME, 3, OPTIONS, "", ALL_MINE, "link", False))
        await start(live, rosa)
        await play_on(live, rosa)
        assert await denied(hall, live, ben, moment=1) == "no_spectators"
        sitters = ["me", "open", "me"]
        new = await branch_off(hall, live.id, rosa, WhatIf(moment=1, sitters=sitters))
        await hall.change_seat(new, ben, 1, "me")
        assert not new.table.card.spectators
        await start(new, rosa)
        await together(new, rosa, ben)
        # Ben has played it, and yet its record tells of a game that is none of his business.
        with pytest.raises(Denied) as refused:
            await told_record(hall, new.table.card, ben.id)
        assert refused.value.why == "no_spectators"
        assert (await told_record(hall, new.table.card, rosa.id)).branches


async def test_other_data_and_too_many_branches_are_refused(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await finished(hall)
        for _ in range(3):
            live = await branch(hall, live, rosa, moment=0)
            await play_on(live, rosa)
        stem = live.table.card.branch
        assert stem is not None
        assert len(stem.tables()) == 3
        async with hall.store.engine.begin() as connection:
            await connection.execute(
                TABLES.update().where(TABLES.c.id == live.id).values(data="0123456789abcdef")
            )
        assert await denied(hall, live, rosa, moment=0) == "closed"


async def test_a_branch_is_counted_as_a_table_that_was_laid(database: str) -> None:
    async with halls(database, 1, Limits(tables_per_person=2), Here()) as (hall,):
        live, rosa = await finished(hall)
        for _ in range(2):
            await branch(hall, live, rosa, moment=1)
        assert await denied(hall, live, rosa, moment=1) == "too_many"


# Games that still run.


async def test_ones_own_running_game_is_left_with_what_one_knows(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await laid(hall)
        match = live.table.playing_match()
        # Whom the cards ask is a matter of luck.
        while 1 not in [seat for seat, _ in match.record.choices]:
            await play_on(live, rosa, 1)
        for back in (0, 1):
            new = await branch(hall, live, rosa, seat=1, back=back)
            kept = new.table.playing_match().record.branches[0]
            made = len(kept.choices)
            assert (kept.seat, kept.choices) == (1, match.record.choices[:made])
            if back == 0:
                assert made == match.made
            else:
                assert match.record.choices[made][0] == 1
                assert 1 not in [seat for seat, _ in match.record.choices[made + 1 :]]
            # How many choices were made there would tell something, so nobody is told.
            assert new.shown(rosa.id).branch == BranchInfo(live.id, None, 1, False)
        assert await denied(hall, live, rosa, seat=1, back=99) == "unclear"


async def test_of_a_running_game_nothing_else_is_reached(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await laid(hall, ALONE)
        ben, _ = await hall.people.introduce("Ben")
        for said in [{}, {"moment": 0}, {"seat": 0, "moment": 0}, {"seat": 0, "same": True}]:
            assert await denied(hall, live, rosa, **said) == "not_over", said
        assert await denied(hall, live, rosa, seat=1, back=0) == "not_yours"
        assert await denied(hall, live, ben, seat=0, back=0) == "not_over"
        shared = Wishes(GAME, 3, OPTIONS, "", ["me", "open", "bot:random"], "anyone", True)
        both = await hall.lay(rosa, shared)
        await hall.change_seat(both, ben, 1, "me")
        await start(both, rosa)
        assert await denied(hall, both, rosa, seat=0, back=0) == "not_over"


async def test_the_record_waits_for_the_end_of_all_it_came_from(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await laid(hall)
        await play_on(live, rosa, 5)
        new = await branch(hall, live, rosa, seat=0)
        await play_on(new, rosa)
        later = await branch(hall, new, rosa, moment=1)
        await play_on(later, rosa)
        seed = live.table.playing_match().record.seed.hex()
        for table in (new, later):
            assert table.table.phase == OVER
            with pytest.raises(Denied) as refused:
                await told_record(hall, table.table.card, rosa.id)
            assert refused.value.why == "not_over"
        gathered = await exported(hall, rosa)
        assert [game.record for game in gathered.games] == [None, None, None]
        assert seed not in repr(gathered)
        await play_on(live, rosa)
        for table in (new, later):
            record = await told_record(hall, table.table.card, rosa.id)
            assert seed in record.write()
        assert all(game.record for game in (await exported(hall, rosa)).games)


async def test_what_is_handed_to_workers_is_the_same_game(database: str) -> None:
    async with halls(database, 1, workers=Here()) as (hall,):
        live, rosa = await finished(hall)
        new = await branch(hall, live, rosa, moment=3, seat=2)
        await play_on(new, rosa, 4)
        kept = await hall.store.table(new.id)
        assert kept is not None
        past = Past.kept(kept, await hall.store.journal_since(new.id, 0))
        assert past.record().write() == Past.of(new.table.playing_match()).record().write()
        assert past.seed == kept.seed

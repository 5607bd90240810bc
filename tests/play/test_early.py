"""Games that end before their end: given up, or by agreement; and never taken for played out."""

from __future__ import annotations

import pytest

from play.company import act, begun, folded, halls, page_at
from sobremesa.core.record import read_record, replay
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play import early
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Consented, Ended
from sobremesa.play.live import LiveTable
from sobremesa.play.past import Past
from sobremesa.play.person import Person
from sobremesa.play.seats import stand_in
from sobremesa.play.standing import OVER, PLAYING
from sobremesa.play.table_info import Agreed
from sobremesa.terminal.verifying import verify


async def table_of(hall: Hall, seats: int) -> tuple[LiveTable, list[Person]]:
    """A game of La Macarena that has begun, with a person on each seat."""
    guests = [(await hall.people.introduce(name))[0] for name in ["Luz", "Kurt"][: seats - 1]]
    wishes = Wishes("la_macarena", seats, {}, "", ["me"] + ["open"] * (seats - 1))
    live, rosa = await begun(hall, wishes, *guests)
    people = [rosa, *guests]
    page = await page_at(live, people[live.table.card.standing.waiting[0]])
    await act(live, page, "a")
    live.part(page.listener)
    return live, people


async def agree(live: LiveTable, person: Person, how: Agreed | None) -> None:
    await live.change(lambda table: early.consent(table, person, how))


async def give_up(live: LiveTable, person: Person, seat: int) -> None:
    level = stand_in(live.table.sitters, live.table.agreement.game)
    await live.change(lambda table: early.resign(table, person, seat, level))


async def record_of(hall: Hall, live: LiveTable) -> str:
    past: Past = await hall.archive.past(live.id)
    return past.record(live.table.card.standing.result).write()


async def agreed_record(database: str, how: Agreed) -> str:
    """The record of a game that both have ended so."""
    async with halls(database, 1) as (hall,):
        live, people = await table_of(hall, 2)
        for person in people:
            await agree(live, person, how)
        return await record_of(hall, live)


async def test_of_two_the_other_has_won(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, (rosa, luz) = await table_of(hall, 2)
        page = await page_at(live, luz)
        with pytest.raises(Denied, match="not yours"):
            await give_up(live, rosa, 1)
        await give_up(live, rosa, 0)
        result = live.table.card.standing.result
        assert live.table.phase == OVER
        assert result is not None
        assert (result.early, result.places, result.shares) == ("resigned", [2, 1], [0.0, 1.0])
        last = page.of("state")[-1]
        assert last["result"]["early"] == "resigned"
        assert (last["offer"], last["waiting"]) == (None, [])
        assert page.of("table")[-1]["table"]["state"] == "over"
        with pytest.raises(Denied, match="over"):
            await give_up(live, luz, 1)


async def test_among_more_a_bot_plays_on_under_the_name(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, (rosa, luz, _) = await table_of(hall, 3)
        await give_up(live, luz, 1)
        shown = live.shown(rosa.id).seats[1]
        assert live.table.phase == PLAYING
        assert (shown.name, shown.kept, shown.why) == ("Luz", True, "resigned")
        with pytest.raises(Denied, match="given the game up"):
            await hall.change_seat(live, luz, 1, "me")
        listed = {info.id: info for info in await hall.lobby.seen_by(rosa)}
        assert listed[live.id].seats[1].why == "resigned"


@pytest.mark.parametrize("how", ["draw", "score"])
async def test_all_have_to_agree(database: str, how: Agreed) -> None:
    async with halls(database, 1) as (hall,):
        live, (rosa, luz, kurt) = await table_of(hall, 3)
        other: Agreed = "draw" if how == "score" else "score"
        await agree(live, rosa, how)
        await agree(live, luz, how)
        await agree(live, luz, other)
        assert live.shown(kurt.id).ending == other
        assert [seat.agrees for seat in live.shown(kurt.id).seats] == [False, True, False]
        await agree(live, kurt, None)
        assert live.shown(kurt.id).ending is None
        phases = [live.table.phase]
        for person in (rosa, luz, kurt):
            await agree(live, person, how)
            phases.append(live.table.phase)
        result = live.table.card.standing.result
        assert phases == [PLAYING, PLAYING, PLAYING, OVER]
        assert result is not None
        assert result.early == how
        if how == "draw":
            assert result.places == [1, 1, 1]
        assert result.scores == live.table.agreement.game.scores(live.table.playing_match().state)
        kinds = [type(row.entry) for row in await hall.store.journal_since(live.id, 0)]
        assert kinds[-3:] == [Consented, Consented, Ended]


async def test_alone_among_bots_nobody_else_is_asked(database: str) -> None:
    async with halls(database, 1) as (hall,):
        wishes = Wishes("macao", 2, {}, "", ["me", "bot:random"])
        live, rosa = await begun(hall, wishes)
        stranger, _ = await hall.people.introduce("Ana")
        with pytest.raises(Denied, match="only those who play"):
            await agree(live, stranger, "score")
        await agree(live, rosa, "score")
        assert live.table.phase == OVER


@pytest.mark.slow
async def test_it_is_the_same_after_a_restart_and_in_its_replay(database: str) -> None:
    """The journal alone tells it: standing, versions, the last frame, and the record."""
    async with halls(database, 1) as (hall,):
        live, people = await table_of(hall, 2)
        page = await page_at(live, people[0])
        for person in people:
            await agree(live, person, "draw")
        version = page.of("state")[-1]["version"]
        rows = await hall.store.journal_since(live.id, 0)
        again = folded(live.table.agreement, rows, live.table.rest_ms)
        assert again.card.standing == live.table.card.standing
        assert again.playing_match().over
        written = await record_of(hall, live)
    async with halls(database, 1) as (hall,):
        later = await hall.table(live.id)
        back = await page_at(later, people[0])
        state = back.of("welcome")[0]["state"]
        assert (state["version"], state["offer"]) == (version, None)
        assert state["result"]["early"] == "draw"
        await hall.archive.keep(live.id)
        film = await hall.store.frames(live.id, "0", 0, 9)
        assert film is not None
        assert film.length == version + 1
        assert await record_of(hall, later) == written


async def test_the_record_stays_readable(database: str) -> None:
    written = await agreed_record(database, "score")
    record = read_record(written)
    assert record.stopped.startswith("score places ")
    assert not record.end
    game = load("la_macarena")
    assert not game.flow.over(replay(game, record))
    assert record.write().partition("\nseal ")[0] == written.partition("\nseal ")[0]
    with pytest.raises(Refusal, match="stands after the end"):
        read_record(written + "0 pass\n")


async def test_its_shuffle_can_be_checked(database: str) -> None:
    written = await agreed_record(database, "draw")
    assert [*verify(written)][-1].endswith(f"stopped {read_record(written).stopped}")

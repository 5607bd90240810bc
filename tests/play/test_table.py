"""A table is what its journal makes of it: loading it is playing it, and its card follows."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from play.company import Page, act, folded, page_at
from play.shape import kept_in
from sobremesa.games import SHELF, load
from sobremesa.play import journal, permissions, seating
from sobremesa.play.agreement import Agreement
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person, token
from sobremesa.play.seats import BOT, PERSON
from sobremesa.play.showing import shown
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, OVER, PAUSED, PLAYING
from sobremesa.play.store import Store
from sobremesa.play.table import Table
from sobremesa.play.talk import MOST_TEXTS

GAME = load("antayagi")
ROSA, KENJI = Person("rosa", "Rosa"), Person("kenji", "Kenji")
SEATED = [
    journal.Sat(0, "rosa", "Rosa", code="c0"),
    journal.Sat(1, code="c1"),
    journal.Sat(2, level="greedy", code="c2"),
]


def agreed(game: Any = GAME, name: str = "t", spectators: bool = True) -> Agreement:
    options = game.options_for(game.kind.seats[0])
    return Agreement(name, "", game, options, b"seed", "rosa", "anyone", spectators, 1000)


def table_of(*entries: journal.Entry) -> Table:
    rows = [journal.Row(number, 1000 + number, entry) for number, entry in enumerate(entries)]
    return folded(agreed(), rows)


FULL: list[journal.Entry] = [
    journal.Laid(SEATED),
    journal.Sat(1, "kenji", "Kenji", code="c1"),
    journal.Started(),
]

EVERY: list[journal.Entry] = [
    journal.Laid(SEATED),
    journal.Sat(1, invited=True, code="new"),
    journal.Started(),
    journal.Paused(True),
    journal.Acted(0, ["a", "b"], "m1"),
    journal.Acted(2, ["c"]),
    journal.Talked(0, "Rosa", "¡olé! 乾杯"),
    journal.Rematched("other"),
    journal.Cleared(),
    journal.Closed("outdated"),
]


@pytest.mark.parametrize("entry", EVERY, ids=[type(entry).__name__ for entry in EVERY])
def test_an_entry_is_read_as_it_was_written(entry: journal.Entry) -> None:
    assert journal.read(journal.written(entry)) == entry
    assert journal.read(journal.written(entry).decode()) == entry


def test_what_is_no_entry_is_not_read() -> None:
    for body in ("", "{}", "[]", '{"type":"sung"}', '{"type":"acted","seat":"x","choices":[]}'):
        with pytest.raises(msgspec.DecodeError):
            journal.read(body)


def test_a_table_that_is_laid() -> None:
    table = table_of(journal.Laid(SEATED))
    assert (table.phase, table.number) == (LAYING, 1)
    assert [sitter.kind for sitter in table.sitters] == [PERSON, "open", BOT]
    assert table.card.names == {"rosa": "Rosa"}
    with pytest.raises(Denied, match="not begun"):
        table.playing_match()


def test_a_seat_that_is_taken_and_left() -> None:
    table = table_of(journal.Laid(SEATED), journal.Sat(1, "kenji", "Kenji", code="c1"))
    assert table.card.seats_of("kenji") == [1]
    table.take(journal.Row(2, 1002, journal.Sat(1, invited=True, code="new")))
    assert (table.sitters[1].kind, table.sitters[1].code) == ("invited", "new")
    assert table.card.seats_of("kenji") == []


def test_a_game_begins_and_is_paused() -> None:
    table = table_of(*FULL)
    assert table.card.standing.waiting == table.playing_match().waiting() != []
    phases, turns = [table.phase], [table.card.standing.turn(table.sitters)]
    for number, paused in ((3, True), (4, False)):
        table.take(journal.Row(number, 1000 + number, journal.Paused(paused)))
        phases.append(table.phase)
        turns.append(table.card.standing.turn(table.sitters))
    assert phases == [PLAYING, PAUSED, PLAYING]
    assert turns[0] == turns[2] is not None
    assert turns[1] is None


def test_choices_are_made_one_after_the_other() -> None:
    table = table_of(*FULL)
    match, seen = table.playing_match(), list[int]()
    seat = match.waiting()[0]
    choice = GAME.words.spell(match.choices(seat)[0])
    table.take(
        journal.Row(3, 5000, journal.Acted(seat, [choice], "m")),
        None,
        lambda: seen.append(match.made),
    )
    assert seen == [1]
    assert match.record.choices == [(seat, choice)]
    standing = table.card.standing
    assert (standing.made, standing.moved, standing.number) == (1, 5000, 4)
    assert standing.waiting == match.waiting()


def test_talk_is_numbered_and_the_last_of_it_is_kept_in_mind() -> None:
    table = table_of(
        journal.Laid(SEATED), *[journal.Talked(0, "Rosa", f"{n}") for n in range(MOST_TEXTS + 5)]
    )
    assert len(table.talk.said) == MOST_TEXTS
    assert [said.text for said in table.talk.said][::99] == ["5", "104"]
    assert [said.number for said in table.talk.said] == list(range(5, MOST_TEXTS + 5))


def test_a_rematch_a_closed_and_a_cleared_table() -> None:
    assert table_of(*FULL, journal.Rematched("other")).card.standing.rematch == "other"
    closed = table_of(*FULL, journal.Closed("outdated"))
    assert (closed.phase, closed.card.standing.closed) == (CLOSED, "outdated")
    assert closed.card.standing.waiting == []
    assert closed.card.standing.turn(closed.sitters) is None
    assert table_of(journal.Laid(SEATED), journal.Cleared()).phase == CLEARED


# Random histories: whatever happens, the journal, the card beside it and the live table agree.


class History:
    """A table where people do one thing after another, chosen by luck."""

    def __init__(self, live: LiveTable, store: Store, luck: random.Random) -> None:
        self.live = live
        self.store = store
        self.luck = luck
        self.pages: list[Page] = []
        self.refused = 0

    async def go_on(self) -> None:
        """Do something; what may not be done is refused, and leaves everything as it was."""
        before = self.live.table.number
        try:
            await self.luck.choice(
                [self.seat, self.talk, self.begin, self.pause, *[self.choose] * 6]
            )()
        except Denied:
            self.refused += 1
            assert not self.live.lost
            assert self.live.table.number == before

    async def seat(self) -> None:
        person = self.luck.choice([ROSA, KENJI])
        seat = self.luck.randrange(len(self.live.table.sitters))
        wish = self.luck.choice(["me", "open", "invited", "bot:greedy"])
        await self.live.change(lambda t: seating.change_seat(t, person, seat, wish, ()))

    async def talk(self) -> None:
        seat = self.luck.randrange(len(self.live.table.sitters))
        await self.live.change(lambda t: permissions.talk(t, seat, "¡olé!"))

    async def fill(self) -> None:
        """Let somebody sit wherever nobody does."""
        for sitter in self.live.table.sitters:
            if sitter.kind in ("open", "invited"):
                wish = self.luck.choice(["me", "bot:random"])
                await self.live.change(
                    partial(
                        seating.change_seat,
                        person=ROSA,
                        seat=sitter.seat,
                        wish=wish,
                        present=(),
                    )
                )

    async def begin(self) -> None:
        await self.live.change(lambda t: permissions.start(t, ROSA))

    async def pause(self) -> None:
        paused = self.luck.random() < 0.4
        await self.live.change(lambda t: permissions.pause(t, ROSA, paused))

    async def choose(self) -> None:
        table = self.live.table
        await self.live.rest.over()
        if not table.card.standing.waiting:
            return
        match, seat = table.playing_match(), table.card.standing.waiting[0]
        if table.kind_of(seat) == BOT:
            action = self.luck.choice(match.choices(seat))
            await self.live.bot_acts(seat, match.moment, match.game.words.spell(action))
            return
        owner = ROSA if table.sitters[seat].person == "rosa" else KENJI
        page = await page_at(self.live, owner, seat)
        try:
            await act(self.live, page, f"m{table.number}", self.luck.randrange(100))
        finally:
            self.live.part(page.listener)

    async def check(self) -> None:
        """Whatever can be asked of the three must be the same."""
        live = self.live.table
        await self.live.rest.over()
        rows = await self.store.journal_since(self.live.id, 0)
        assert [row.number for row in rows] == list(range(live.number))
        again = folded(live.agreement, rows, rest_ms=0)
        kept = await self.store.card(self.live.id)
        assert kept is not None
        assert again.card.standing == live.card.standing == kept.standing
        assert again.sitters == live.sitters == kept.sitters
        assert again.talk.said == live.talk.said
        for person in ("rosa", "kenji", "stranger", None):
            now = self.live.shown(person)
            assert shown(again.card, person, set()) == now
            assert shown(kept, person, set()) == now
        turn = live.card.standing.turn(live.sitters)
        assert (self.live.id in await self.store.bots_turn(99)) == (turn == BOT)
        if live.match is not None:
            assert again.match is not None
            assert again.match.record.write() == live.match.record.write()
            for seat in range(len(live.sitters)):
                assert again.match.waiting() == live.match.waiting()
                offered = [
                    m.choices(seat) if seat in m.waiting() else []
                    for m in (again.match, live.match)
                ]
                assert offered[0] == offered[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", SHELF)
async def test_loading_is_playing_and_the_card_follows(name: str, tmp_path: Path) -> None:
    game = load(name)
    store = Store(kept_in(tmp_path))
    await store.open()
    try:
        for person in (ROSA, KENJI):
            await store.introduce(person, person.id.encode())
        began = refused = 0
        for number in range(3):
            agreement = agreed(game, f"{name.replace('_', '')}{number}")
            sitters = [
                journal.Sat(seat, "rosa", "Rosa", code=token(16))
                if seat == 0
                else journal.Sat(seat, code=token(16))
                for seat in range(agreement.options.seats)
            ]
            await store.lay(agreement, sitters)
            live = LiveTable(agreement, store, Background())
            live.table.rest_ms = 0
            live.take(journal.Row(0, agreement.created, journal.Laid(sitters)))
            history = History(live, store, random.Random(f"{name} {number}"))
            for step in range(120):
                if step == 30 and live.table.match is None:
                    await history.fill()
                    await history.begin()
                await history.go_on()
                if step % 12 == 0:
                    await history.check()
            await history.check()
            began += live.table.match is not None
            refused += history.refused
        assert began == 3
        assert refused
    finally:
        await store.close()


async def test_the_end_of_a_game_is_in_its_card(tmp_path: Path) -> None:
    store = Store(kept_in(tmp_path))
    await store.open()
    try:
        await store.introduce(ROSA, b"rosa")
        agreement = agreed()
        sitters = [journal.Sat(seat, level="random", code=token(16)) for seat in range(3)]
        await store.lay(agreement, sitters)
        live = LiveTable(agreement, store, Background())
        live.table.rest_ms = 0
        live.take(journal.Row(0, agreement.created, journal.Laid(sitters)))
        history = History(live, store, random.Random(7))
        await history.begin()
        while live.table.phase != OVER:
            await history.choose()
        await history.check()
        assert live.shown(None).result is not None
    finally:
        await store.close()

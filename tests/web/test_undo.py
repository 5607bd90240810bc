"""Taking back at a server's table: freely, refused, by consent; what each page is sent of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.record import read_record, replay
from sobremesa.games import load
from sobremesa.play.undo_entries import Allowed, Declined, Pleaded, Undone
from sobremesa.web.people import COOKIE
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor
from web.serving import hosted
from web.tables import QUICK, begin, choice, play_out, play_some, take_places


class Company:
    """Ana and Kenji at a table of a server."""

    def __init__(self, hall: Any, ana: Visitor, kenji: Visitor) -> None:
        self.hall = hall
        self.ana = ana
        self.kenji = kenji
        self.card: Any = None

    async def introduce(self) -> None:
        await self.ana.introduce("Ana")
        await self.kenji.introduce("Kenji")

    async def sit(self, game: str = "macaron", seats: int = 2, **more: Any) -> list[Chair]:
        self.card = await begin(self.ana, self.kenji, game=game, seats=seats, **more)
        return await take_places(self.ana, self.kenji, card=self.card)

    async def entries(self) -> list[Any]:
        rows = await self.hall.store.journal_since(self.card["id"], 0)
        return [row.entry for row in rows]


def settings_at(folder: Path) -> Settings:
    database = f"sqlite:///{folder}/undo.db"
    return Settings(port=0, database=database, bot_pause=0.0, message_rate=1000)


@asynccontextmanager
async def company_at(folder: Path) -> AsyncIterator[Company]:
    """A server that keeps its tables there, and two who come to it."""
    async with (
        hosted(settings_at(folder)) as (base, hall),
        Visitor(base) as ana,
        Visitor(base) as kenji,
    ):
        yield Company(hall, ana, kenji)


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    async with company_at(tmp_path) as here:
        await here.introduce()
        yield here


async def undo(chair: Chair, free: bool = False, version: int | None = None) -> dict[str, Any]:
    current = chair.state["version"] if version is None else version
    await chair.send({"type": "undo", "id": "u", "version": current, "free": free})
    return await chair.hear("done", "refused")


async def shown_card(chairs: list[Chair]) -> list[Chair]:
    """Play until somebody has laid a card openly: (who did, the other)."""
    while True:
        for chair in chairs:
            await chair.up_to_date()
        asked = next(chair for chair in chairs if chair.state["offer"])
        step = asked.state["offer"]["step"]
        assert (await asked.act(choice(asked)))["type"] == "done"
        await asked.up_to_date()
        if step == "play_card":
            return [asked, *[chair for chair in chairs if chair is not asked]]


async def test_what_is_chosen_in_secret_is_taken_back_in_secret(company: Company) -> None:
    ana, kenji = await company.sit()
    told: list[list[str]] = []
    for place in (0, 5):
        start = len(kenji.raw)
        before = ana.state
        lines = len(ana.log)
        await ana.act(choice(ana, place))
        await ana.up_to_date()
        assert ana.state["undo"] == "free"
        done = await undo(ana, free=True)
        await ana.up_to_date()
        assert done["version"] == ana.state["version"] == before["version"] + 2
        assert (ana.state["view"], ana.state["offer"]) == (before["view"], before["offer"])
        assert ana.state["undo"] is None
        assert ana.log[lines:] == [["took_back", ["0"]]]
        await kenji.up_to_date()
        told.append(kenji.raw[start:])
    # Kenji is told nothing but what he asked for himself, whatever it was that was chosen.
    assert [len(one) for one in told] == [1, 1]
    assert told[0] == told[1]
    assert kenji.state["undo"] is None
    assert kenji.state["backs"] == 0
    undone = [entry for entry in await company.entries() if isinstance(entry, Undone)]
    assert undone == [Undone(0, 0, 1), Undone(0, 0, 1)]


async def test_what_everybody_saw_everybody_sees_go(company: Company) -> None:
    chairs = await company.sit("macao")
    for chair in chairs:
        await chair.up_to_date()
    chooser = next(chair for chair in chairs if chair.state["offer"])
    other = next(chair for chair in chairs if chair is not chooser)
    before, lines = other.state, list(other.log)
    await chooser.act(choice(chooser))
    await chooser.up_to_date()
    assert chooser.state["undo"] == "free"
    await undo(chooser, free=True)
    await other.up_to_date()
    await chooser.up_to_date()
    seat = str(chooser.state["offer"]["seat"])
    assert other.log == [*lines, ["took_back", [seat]]]
    assert (other.state["view"], other.state["offer"]) == (before["view"], before["offer"])
    assert other.state["waiting"] == before["waiting"]
    assert (other.state["version"], other.state["backs"]) == (before["version"] + 2, 1)
    again = await company.kenji.sit(company.card["id"])
    assert again.log == (other if other is chairs[1] else chooser).log


async def test_what_has_become_known_is_asked_for(company: Company) -> None:
    chairs = await company.sit()
    assert (await undo(chairs[0]))["why"] == "nothing_done"
    chooser, other = await shown_card(chairs)
    assert chooser.state["undo"] == "ask"
    assert (await undo(chooser, free=True))["why"] == "known"
    assert (await undo(chooser, version=0))["why"] == "stale"
    made = len(chooser.log)
    assert (await undo(chooser))["type"] == "done"
    await other.up_to_date()
    plea = other.table["plea"]
    seats = [chairs.index(chair) for chair in (chooser, other)]
    assert plea == {
        "number": plea["number"],
        "seat": seats[0],
        "missing": [seats[1]],
        "yours": True,
    }
    assert (await undo(other))["why"] in ("asked_already", "nothing_done")
    await chooser.send({"type": "agree", "number": plea["number"]})
    assert (await chooser.hear("refused"))["why"] == "no_plea"
    await other.send({"type": "agree", "number": plea["number"] - 1})
    assert (await other.hear("refused"))["why"] == "no_plea"
    await other.send({"type": "agree", "number": plea["number"]})
    for chair in (other, chooser):
        while chair.state["backs"] == 0:
            await chair.next()
        await chair.up_to_date()
        assert chair.table["plea"] is None
        # Whoever hears first that nobody is asked any more would think that it was declined.
        told = [said["type"] for said in chair.heard if said["type"] in ("state", "table")]
        assert told[-2:] == ["state", "table"]
        assert chair.log[-1] == ["took_back", [str(seats[0])]]
    assert len(chooser.log) <= made
    assert chooser.state["offer"]["step"] == "play_card"
    person = await company.entries()
    assert [type(entry) for entry in person[-2:]] == [Pleaded, Undone]
    assert person[-1].agreed is not None


async def test_whoever_does_not_agree_says_so_and_an_act_is_the_end_of_it(
    company: Company,
) -> None:
    chairs = await company.sit()
    chooser, other = await shown_card(chairs)
    for chair in (other, chooser):
        await undo(chooser)
        await chooser.up_to_date()
        await chair.send({"type": "decline", "number": chooser.table["plea"]["number"]})
        while chooser.table["plea"] is not None:
            await chooser.next()
    assert isinstance((await company.entries())[-1], Declined)
    await undo(chooser)
    await play_some(chairs, 1)
    assert [chair.table["plea"] for chair in chairs] == [None, None]
    assert chooser.state["backs"] == 0


async def test_several_seats_of_one_person_are_asked_once(company: Company) -> None:
    chairs = await company.sit(seats=4)
    chooser = (await shown_card(chairs))[0]
    seat = chairs.index(chooser)
    await undo(chooser)
    await chooser.up_to_date()
    plea = chooser.table["plea"]
    assert plea["missing"] == ([0] if seat == 1 else [1])
    answering = chairs[plea["missing"][0]]
    await answering.send({"type": "agree", "number": plea["number"]})
    while chooser.state["backs"] == 0:
        await chooser.next()
    assert not any(isinstance(entry, Allowed) for entry in await company.entries())


async def test_bots_agree_at_once_and_what_they_think_is_void(company: Company) -> None:
    sitters = ["me", "bot:random", "bot:random"]
    card = await company.ana.lay(**{**QUICK, "sitters": sitters})
    await company.ana.change("POST", f"/api/tables/{card['id']}/start")
    ana = await company.ana.sit(card["id"])
    for _ in range(3):
        while ana.state["offer"] is None:
            await ana.next()
        await ana.act(choice(ana))
        await ana.up_to_date()
        if ana.state["result"] is not None:
            break
        version = ana.state["version"]
        answer = await undo(ana, version=version)
        while answer["type"] == "refused":
            assert answer["why"] == "stale"
            await ana.up_to_date()
            answer = await undo(ana)
        while ana.state["offer"] is None:
            await ana.next()
        await ana.act(choice(ana, -1))
    result = await ana.play()
    text = (await company.ana.ask("GET", f"/api/tables/{card['id']}/record")).text
    record = read_record(text)
    s = replay(load("antayagi"), record)
    assert load("antayagi").scores(s) == result["scores"]
    assert (await undo(ana))["why"] == "over"


async def test_all_of_it_survives_a_restart(tmp_path: Path) -> None:
    async with company_at(tmp_path) as here:
        await here.introduce()
        chairs = await here.sit()
        for _ in range(2):
            await chairs[0].act(choice(chairs[0]))
            await chairs[0].up_to_date()
            await undo(chairs[0], free=True)
            await chairs[0].up_to_date()
        chooser = (await shown_card(chairs))[0]
        await undo(chooser)
        for chair in chairs:
            await chair.up_to_date()
        seen = [(c.state, c.log, c.table["plea"]) for c in chairs]
        secrets = [visitor.http.cookies[COOKIE] for visitor in (here.ana, here.kenji)]
    async with company_at(tmp_path) as back:
        for visitor, secret in zip((back.ana, back.kenji), secrets, strict=True):
            visitor.http.cookies.set(COOKIE, secret)
        again = [await visitor.sit(here.card["id"]) for visitor in (back.ana, back.kenji)]
        for chair, (state, log, plea) in zip(again, seen, strict=True):
            for what in ("version", "view", "offer", "undo", "backs", "waiting"):
                assert chair.state[what] == state[what], what
            assert chair.log == log
            assert chair.table["plea"] == plea
        await play_some(again, 2)
        await play_out(again)

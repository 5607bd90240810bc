"""Who looks at a table, through whose eyes, and what they are told."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import news, showing, table_info
from sobremesa.play.attendance import Attendance
from sobremesa.play.listener import Listener, Timed, encode
from sobremesa.play.match import Match
from sobremesa.play.table import Table
from sobremesa.play.taken import Taken
from sobremesa.play.taking_back import undo_of
from sobremesa.play.viewer import NOTHING, Viewer
from sobremesa.play.viewers import Viewers

PRESENCE_S: Final = 1.0
"""Who comes and goes is told at most so often."""


class Audience(Attendance):
    """All who look at one table, and what each of them is told."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.viewers = Viewers(table, self._looks)
        self._timer: asyncio.TimerHandle | None = None
        self._told = -PRESENCE_S

    def viewer(self, seat: Seat) -> Viewer:
        """What is seen from there."""
        return self.viewers[seat]

    def join(self, listener: Listener, since: int) -> None:
        """Let a page listen, and tell it all there is; it has `since` lines of the log."""
        self._choose_eyes(listener)
        came = listener.who not in self.here
        self.listeners.append(listener)
        self.welcome(listener, since)
        if came:
            self.on_presence()
            self.tell_cards_soon(but=listener)

    def part(self, listener: Listener) -> bool:
        """A page was closed; tell whether it was one of these."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self.viewers.forget_later(listener.seat)
        if listener.who not in self.here:
            self.on_presence()
            self.tell_cards_soon()
        return True

    def reseat(self) -> None:
        """Seats have changed hands: everyone looks, and talks, from his own."""
        for listener in self.listeners:
            self._choose_eyes(listener)
        self.viewers.forget()

    def welcome(self, listener: Listener, since: int) -> None:
        """Tell a page all there is to know."""
        table = self._table
        state = news.State()
        if table.match is not None or listener.seat in self.viewers:
            listener.awaited = self.awaited(listener.person)
            state = self.state(self.viewer(listener.seat), since, listener.awaited)
        seat = None if listener.seat == SPECTATOR else listener.seat
        card = showing.shown(table.card, listener.person, self.present)
        listener.timed = self._timed(listener)[1]
        listener.tell(news.Welcome(card, seat, table.talk.said, state, table.promised.told()))

    def awaited(self, person: str | None) -> list[Seat]:
        """For whom the table waits, as the person is told."""
        card, match = self._table.card, self._table.match
        if match is None:
            return card.standing.waiting
        return match.named(card.seats_of(person)) if match.forgets else match.waiting()

    def state(self, viewer: Viewer, since: int, awaited: list[Seat]) -> news.State:
        """What the viewer knows now, with the log from line `since` on."""
        standing, match = self._table.card.standing, self._table.match
        start = min(max(since, 0), viewer.length)
        return news.State(
            viewer.version,
            msgspec.Raw(viewer.view),
            msgspec.Raw(viewer.offer),
            awaited,
            start,
            viewer.lines(start),
            standing.result if match is None or match.over else None,
            undo_of(match, viewer.seat) if match is not None else None,
            viewer.backs,
        )

    def fresh(self, listener: Listener) -> news.State:
        """What is seen from there, without any line of the log."""
        viewer = self.viewer(listener.seat)
        return self.state(viewer, viewer.length, self.awaited(listener.person))

    def look(self) -> None:
        """A choice was made: tell everyone what he may know of it."""
        match = self._table.playing_match()
        self._tell_of(match, self.viewers.look(match.state, match.made))

    def look_back(self, taken: Taken) -> None:
        """Something was taken back: tell everyone who had noticed it."""
        match = self._table.playing_match()
        self._tell_of(match, self.viewers.look_back(match.state, taken))

    def _tell_of(self, match: Match, looked: list[tuple[Viewer, bool]]) -> None:
        waiting = match.waiting()
        unnamed = match.forgets and match.game.flow.unnamed(match.state)
        result = encode(self._table.card.standing.result) if match.over else NOTHING
        for viewer, noticed in looked:
            written = b""
            for_whom: list[Seat] = []
            for listener in self.listeners:
                if listener.seat != viewer.seat:
                    continue
                awaited = self.awaited(listener.person) if unnamed else waiting
                if noticed:
                    if not written or awaited != for_whom:
                        undo = encode(undo_of(match, viewer.seat))
                        written, for_whom = viewer.told(encode(awaited), result, undo), awaited
                    listener.post(written)
                elif awaited != listener.awaited:
                    listener.tell(news.Waiting(awaited))
                listener.awaited = awaited

    def stop(self) -> None:
        """People have ended the game before its end: tell everyone."""
        match = self._table.playing_match()
        result = encode(self._table.card.standing.result)
        for viewer in self.viewers.stop(match.state):
            self.post(viewer.told(b"[]", result), viewer.seat)
        for listener in self.listeners:
            listener.awaited = []

    def tell_time(self) -> None:
        """Tell everyone how long the table waits, if that has changed for him."""
        for listener in self.listeners:
            time, timed = self._timed(listener)
            if time is not None and timed != listener.timed:
                listener.timed = timed
                listener.tell(news.Timed(time))

    def _timed(self, listener: Listener) -> tuple[table_info.Time | None, Timed | None]:
        """What a page is told of the time, and what of that does not pass by itself."""
        card = self._table.card
        if card.clock is None:
            return None, None
        at = card.now()
        told = card.standing.told(card.seats_of(listener.person), at)
        time = told.time(at, gives=card.day is None)
        return time, None if time is None else (told.due, time.asked, time.more, time.banks)

    def post(self, message: bytes, seat: Seat | None = None) -> None:
        """Tell all, or all who look from that seat."""
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.post(message)

    def tell_cards(self, but: Listener | None = None) -> None:
        """Tell everyone that the card has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        present = self.present
        cards: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener is but:
                continue
            self._told = asyncio.get_running_loop().time()
            if listener.person not in cards:
                shown = showing.shown(self._table.card, listener.person, present)
                cards[listener.person] = encode(news.Table(shown))
            listener.post(cards[listener.person])

    def tell_cards_soon(self, but: Listener | None = None) -> None:
        """Tell who is there: at once, or later together with others who come and go."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._told + PRESENCE_S - loop.time()
        if wait <= 0:
            self.tell_cards(but)
        else:
            self._timer = loop.call_later(wait, self.tell_cards)

    def dismiss(self, why: str) -> None:
        """Send everyone away; they come back by themselves."""
        for listener in self.listeners:
            listener.tell(news.Bye(why))
            listener.close(1012)

    def dismiss_person(self, person: str) -> None:
        """Send a person's pages away: those that may come back do so by themselves."""
        for listener in [one for one in self.listeners if one.person == person]:
            listener.tell(news.Bye("restarting"))
            listener.close(1012)

    def eyes(self, listener: Listener) -> Seat:
        """Through whose eyes it may look."""
        own = self._table.card.seats_of(listener.person)
        if listener.wanted in own:
            return listener.wanted
        return own[0] if own else SPECTATOR

    def _choose_eyes(self, listener: Listener) -> None:
        listener.seat = self.eyes(listener)

    def _looks(self, seat: Seat) -> bool:
        return seat in [listener.seat for listener in self.listeners]

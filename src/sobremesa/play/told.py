"""A table and all who are told what happens there."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from mypy_extensions import mypyc_attr

from sobremesa.core.words import Seat
from sobremesa.play import news, permissions
from sobremesa.play.agreement import Agreement
from sobremesa.play.audience import Audience
from sobremesa.play.journal import (
    Acted,
    Added,
    Answered,
    Asked,
    Cleared,
    Covered,
    Ended,
    Gestured,
    Hinted,
    Joined,
    Opened,
    Paused,
    Rematched,
    Renewed,
    Row,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.listener import encode
from sobremesa.play.logbook import Logbook
from sobremesa.play.match import Draft
from sobremesa.play.prepared import Prepared
from sobremesa.play.resting import Rest
from sobremesa.play.seats import BOT
from sobremesa.play.standing import Standing
from sobremesa.play.table import Table
from sobremesa.play.tallies import TALLIES
from sobremesa.play.undo_entries import Undone


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldTable:
    """One table, as entries make it; everyone hears what he may know of each."""

    def __init__(self, agreement: Agreement) -> None:
        self.table = Table(agreement)
        self.audience = Audience(self.table)
        self.logbook = Logbook(agreement.id)
        self.rest = Rest(self.table, self.audience, self._went_on)
        self.lost = False
        """The store failed: what is in memory may not be what is kept, so it must be read anew."""
        self.on_change: Callable[[], None] = _nothing
        """Called when it is a bot's turn, or may be."""
        self.on_turn: Callable[[str], None] = _nothing_there
        """Called with the table's name when it is somebody's turn, or may be."""
        self.on_end: Callable[[str], None] = _nothing_there
        """Called with its name when a choice made here has ended the game."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.agreement.id

    def let_happen(self, prepared: Prepared) -> None:
        """What was prepared here is kept."""
        self.take(prepared.row, prepared.draft, prepared.standing)
        if prepared.standing.result is not None and isinstance(prepared.row.entry, Acted | Ended):
            self.on_end(self.id)

    def take(self, row: Row, draft: Draft | None = None, standing: Standing | None = None) -> None:
        """Let an entry happen that is kept, and tell everyone what he may know."""
        entry, table, audience = row.entry, self.table, self.audience
        before = table.kind_of(entry.seat) if draft is None and isinstance(entry, Sat) else ""
        stood, plea = table.card.standing, table.card.plea
        table.take(row, draft, audience.look, standing)
        # Told after what came of it: a plea that ends without anything was declined.
        answered = plea is not None and table.card.plea is None
        match entry:
            case Acted():
                self.rest.after(stood)
                if answered or (table.match is not None and table.match.over):
                    audience.tell_cards()
            case Undone():
                match = table.playing_match()
                self.logbook.undone(entry.seat, match.made, entry.count)
                audience.look_back(match.taken[-1])
                self.rest.after(stood)
                if answered:
                    audience.tell_cards()
            case Started():
                self._begin()
            case Joined():
                audience.reseat()
                audience.tell_cards()
            case Sat():
                self.logbook.seated(table.sitters[entry.seat], before)
                audience.reseat()
                audience.tell_cards()
            case Added():
                self.logbook.added()
            case Asked():
                self.logbook.asked()
            case Answered():
                pass  # All there is to it is the time.
            case Covered():
                self.logbook.covered()
            case Ended():
                audience.stop()
                audience.tell_cards()
                self.logbook.ended(entry.how)
            case Hinted():
                # Nobody else is told, not even that something has happened.
                self.logbook.hinted(entry.seat)
            case Talked():
                audience.post(encode(table.talk.said[-1]))
                self.logbook.said(entry.seat)
            case Gestured():
                audience.post(encode(news.Gestured(entry.seat, entry.gesture)))
                self.logbook.gestured(entry.seat)
            case Paused():
                self.logbook.paused(entry.paused)
                audience.tell_cards()
            case Opened():
                self.logbook.opened_to(entry.access)
                audience.tell_cards()
            case Rematched():
                audience.tell_cards()
            case Cleared():
                audience.dismiss("cleared")
                self.logbook.cleared()
            case Renewed() if entry.version != table.agreement.game.version:
                # Another process has newer rules; whoever looks here sees it better there.
                self.lost = True
                audience.dismiss("restarting")
            case _:
                audience.tell_cards()
        if table.card.clock is not None:
            audience.tell_time()
        self._wake_bots()
        if table.turns.since:
            self.on_turn(self.id)

    def acted(self, seat: Seat, choices: int, began: float) -> None:
        """A person's act is carried out, and told."""
        seconds = perf_counter() - began
        TALLIES.running.act(seconds)
        made = self.table.playing_match().made
        self.logbook.acted(seat, made, choices, int(seconds * 10_000 + 0.5) / 10)
        self._log_end()

    def _went_on(self) -> None:
        self._log_end()
        if self.table.card.clock is not None:
            self.audience.tell_time()
        self._wake_bots()
        self.on_turn(self.id)

    def _log_end(self) -> None:
        match = self.table.match
        if match is not None and match.over:
            self.logbook.over(match.made)

    def _wake_bots(self) -> None:
        if self.table.card.standing.turn(self.table.sitters) == BOT:
            self.on_change()

    def _begin(self) -> None:
        """Everyone takes his seat and is told all anew."""
        agreement = self.table.agreement
        self.logbook.started(agreement.game.name, agreement.options.seats)
        for listener in self.audience.listeners:
            if self.table.card.may_enter(listener.person):
                self.audience.welcome(listener, 0)
            else:
                why, detail = permissions.NO_SPECTATORS
                listener.tell(news.Refused(None, why, detail, None))
                listener.close(4403)


def _nothing() -> None:
    """Nobody has to know."""


def _nothing_there(_table: str) -> None:
    """Nobody has to know."""

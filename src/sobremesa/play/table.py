"""A table: what its journal has made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import Card
from sobremesa.play.denied import Denied
from sobremesa.play.ending import stopped_result
from sobremesa.play.journal import (
    Acted,
    Cleared,
    Closed,
    Ended,
    Entry,
    Forgotten,
    Gestured,
    Joined,
    Paused,
    Rematched,
    Row,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.match import Draft, Match, result_of
from sobremesa.play.noting import note
from sobremesa.play.prepared import Prepared
from sobremesa.play.promised import Promised
from sobremesa.play.seats import Sitter
from sobremesa.play.standing import (
    CLEARED,
    CLOSED,
    LAYING,
    OVER,
    PAUSED,
    PLAYING,
    REST_MS,
    Standing,
)
from sobremesa.play.taking_back import back_from, take_back
from sobremesa.play.talk import Talk
from sobremesa.play.ticking import tick
from sobremesa.play.turns import Turns
from sobremesa.play.undo_entries import Undone


class Table:
    """Who sits there, what was said, and a match once it has begun; it changes by entries alone."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.card = Card(
            agreement.id,
            agreement.title,
            agreement.game.name,
            agreement.told_options,
            agreement.access,
            agreement.spectators,
            agreement.host,
            agreement.created,
            Standing(LAYING, 0, 0, agreement.created, []),
            data=agreement.game.data or None,
        )
        self.match: Match | None = None
        self.promised = Promised(agreement.id, agreement.seed)
        self.turns = Turns()
        self.rest_ms = REST_MS
        """How long it rests."""
        self.undone: dict[Seat, int] = {}
        """How often each seat has taken something back."""
        self.talk = Talk()

    @property
    def phase(self) -> table_info.Phase:
        """Whether it is being laid, played, paused, or over."""
        return self.card.standing.phase

    @property
    def number(self) -> int:
        """The number of the journal's next entry."""
        return self.card.standing.number

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits where."""
        return self.card.sitters

    def playing_match(self) -> Match:
        """The match; refused before it has begun, and where its rules are no more."""
        if self.match is None and self.phase == OVER:
            raise Denied("over", "the game is over")
        if self.match is None and self.phase == CLOSED:
            raise Denied("closed", "the game cannot go on")
        if self.match is None:
            raise Denied("not_playing", "the game has not begun")
        return self.match

    def standing_after(self, entry: Entry, at: int, draft: Draft | None = None) -> Standing:
        """How far the table is once the entry is kept; an act comes with its draft."""
        old = self.card.standing
        new = old.next()
        match entry:
            case Acted():  # First, because nearly every entry is one.
                assert draft is not None
                played = self.playing_match()
                new.moved, new.made = self._moved(played, draft, at), old.made + len(entry.choices)
                _asks(new, played, draft.states[-1])
                new.result = result_of(played, draft.states[-1])
                new.phase = OVER if new.result is not None else old.phase
            case Started():
                begun = self._new_match(entry)
                new.phase, new.waiting = PLAYING, begun.waiting()
            case Paused():
                new.phase = PAUSED if entry.paused else PLAYING
            case Undone():
                played = self.playing_match()
                new.moved, new.made = at, old.made - entry.count
                _asks(new, played, back_from(played, entry).state)
            case Rematched():
                new.rematch = entry.table
            case Cleared():
                new.phase = CLEARED
            case Closed():
                new.phase, new.closed, new.waiting, new.unnamed = CLOSED, entry.why, [], False
            case Ended():
                new.result = stopped_result(self.playing_match(), entry)
                new.phase, new.waiting, new.unnamed = OVER, [], False
            case _:
                pass
        if self.card.clock is not None:
            tick(self, new, entry, at, draft)
        return new

    def _moved(self, match: Match, draft: Draft, at: int) -> int:
        """When people are told of an act; what nobody is told of has not moved the table."""
        if draft.rests[-1] is not None:
            return at + self.rest_ms
        return self.card.standing.moved if match.unheard(draft.states[-1]) else at

    def prepared(self, entry: Entry, at: int, draft: Draft | None = None) -> Prepared:
        """What has to be kept of an entry; an act comes with its draft."""
        old = self.card.standing
        new = self.standing_after(entry, at, draft)
        turn = new.turn(self.card.sitters if draft is not None else self.sitters_after(entry))
        goes_on = new.phase == old.phase and turn == old.turn(self.card.sitters)
        only_moved = draft is not None and goes_on and new.timing is None
        return Prepared(Row(self.number, at, entry), new, turn, only_moved, draft)

    def sitters_after(self, entry: Entry) -> list[Sitter]:
        """Who sits where once the entry is kept."""
        if not isinstance(entry, Sat):
            return self.card.sitters
        return [Sitter.after(entry) if s.seat == entry.seat else s for s in self.card.sitters]

    def take(
        self,
        row: Row,
        draft: Draft | None = None,
        on_choice: Callable[[], None] = lambda: None,
        standing: Standing | None = None,
    ) -> None:
        """Let an entry be that is kept; `on_choice` is called after each choice of an act.

        Whoever has worked out the draft and the standing already hands them over.
        """
        entry = row.entry
        if isinstance(entry, Acted):
            self.go_on(on_choice)
            played = self.playing_match()
            draft = draft or played.draft(entry.seat, entry.choices)
            self.card.standing = standing or self.standing_after(entry, row.at, draft)
            self.turns.take(row, self.card.standing)
            for place in range(len(draft.choices)):
                self.go_on(on_choice)
                played.step(draft, place)
                on_choice()
            self.card.plea = None
            return
        if isinstance(entry, Undone):
            self.go_on(on_choice)
        self.card.standing = standing or self.standing_after(entry, row.at)
        self.promised.take(entry)
        note(self.card, row)
        match entry:
            case Started():
                self.match = self._new_match(entry)
                self.match.forget()  # Whoever looks walks through the record.
                self.turns.take(row, self.card.standing)
            case Ended():
                self.go_on(on_choice)
                assert self.card.standing.result is not None
                self.playing_match().stop(self.card.standing.result)
                self.turns.take(row, self.card.standing)
            case Undone():
                take_back(self.playing_match(), entry)
                self.undone[entry.seat] = self.undone.get(entry.seat, 0) + 1
                self.turns.take(row, self.card.standing)
            case Joined():
                self.agreement = self.agreement.joined(entry.person, entry.into)
                self.talk.join(entry.person, entry.into)
            case Forgotten():
                self.talk.forget(entry.person)
            case Talked() | Gestured():
                there = [s.person for s in self.sitters if s.seat == entry.seat]
                self.talk.take(entry, row.at, there[0] if there else None)
            case _:
                pass

    def go_on(self, on_choice: Callable[[], None] = lambda: None) -> bool:
        """Let the rest of an act happen, if the table rests; tell whether it did."""
        if self.match is None or not self.match.resting:
            return False
        self.match.go_on()
        on_choice()
        return True

    def recall(self, rows: Sequence[Row], standing: Standing) -> None:
        """Take in who sat there and what was said, of a game whose rules are no more.

        How far it came nobody can tell any more but `standing`, which was kept beside the journal.
        """
        for row in rows:
            if isinstance(row.entry, Acted | Started | Undone):
                self.promised.take(row.entry)
            else:
                self.take(row)
        self.card.standing = standing

    def _new_match(self, begun: Started) -> Match:
        agreed, promised = self.agreement, self.promised
        match = Match(agreed.game, agreed.options, promised.seed(begun), promised.branches)
        if self.card.day is not None:
            match.opening, match.only_free = self.card.day.opening, True
        return match

    def kind_of(self, seat: Seat) -> str:
        """What kind of sitter there is."""
        return self.sitters[seat].kind


def _asks(standing: Standing, match: Match, s: Any) -> None:
    """For whom the table waits in a state of the match."""
    standing.waiting = match.game.flow.waiting(s)
    standing.unnamed = match.forgets and match.game.flow.unnamed(s)

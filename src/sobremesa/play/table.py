"""A table: what its journal has made of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.agreement import Agreement, spoken
from sobremesa.play.cards import (
    CLEARED,
    CLOSED,
    LAYING,
    OVER,
    PAUSED,
    PLAYING,
    REST_MS,
    Card,
    Standing,
)
from sobremesa.play.denied import Denied
from sobremesa.play.journal import (
    Acted,
    Cleared,
    Closed,
    Entry,
    Hinted,
    Laid,
    Opened,
    Paused,
    Rematched,
    Row,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.match import Draft, Match, result_of
from sobremesa.play.person import token
from sobremesa.play.prepared import Prepared
from sobremesa.play.seats import Sitter

MOST_TEXTS = 100
"""So many lines of talk are kept in mind and told to whoever comes in."""
AT_ONCE = 10
"""Of so many lines of each seat it is known when they were said."""


class Table:
    """Who sits there, what was said, and a match once it has begun; it changes by entries alone."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        options = {"seats": str(agreement.options.seats), **agreement.options.chosen}
        self.card = Card(
            agreement.id,
            agreement.title,
            agreement.game.name,
            options,
            agreement.access,
            agreement.spectators,
            agreement.host,
            agreement.created,
            Standing(LAYING, 0, 0, agreement.created, []),
            data=agreement.game.data or None,
        )
        self.match: Match | None = None
        self.rest_ms = REST_MS
        """How long it rests."""
        self.talk: list[news.Said] = []
        self.talked = 0
        self.lines: dict[Seat, int] = {}
        """How many lines of talk each seat has said,"""
        self.spoke: dict[Seat, deque[int]] = {}
        """and when it said its last ones."""

    @property
    def phase(self) -> news.Phase:
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
            case Started():
                begun = self._new_match()
                new.phase, new.waiting = PLAYING, begun.waiting()
            case Paused():
                new.phase = PAUSED if entry.paused else PLAYING
            case Acted():
                assert draft is not None
                played = self.playing_match()
                new.moved, new.made = self._moved(played, draft, at), old.made + len(entry.choices)
                new.waiting = played.game.flow.waiting(draft.states[-1])
                new.unnamed = played.forgets and played.game.flow.unnamed(draft.states[-1])
                new.result = result_of(played, draft.states[-1])
                new.phase = OVER if new.result is not None else old.phase
            case Rematched():
                new.rematch = entry.table
            case Cleared():
                new.phase = CLEARED
            case Closed():
                new.phase, new.closed, new.waiting, new.unnamed = CLOSED, entry.why, [], False
            case _:
                pass
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
        turn = new.turn(self.sitters_after(entry))
        goes_on = new.phase == old.phase and turn == old.turn(self.card.sitters)
        only_moved = isinstance(entry, Acted) and goes_on
        return Prepared(Row(self.number, at, entry), new, turn, only_moved, draft)

    def sitters_after(self, entry: Entry) -> list[Sitter]:
        """Who sits where once the entry is kept."""
        if not isinstance(entry, Sat):
            return self.card.sitters
        return [Sitter.after(entry) if s.seat == entry.seat else s for s in self.card.sitters]

    def seated_again(self) -> list[Sat]:
        """The same people and bots for another game; who has given a seat to a bot has it again."""
        return [
            Sat(
                s.seat,
                s.person,
                self.card.names.get(s.person or "", ""),
                None if s.person else s.level,
                code=token(16),
                called=s.called,
            )
            for s in self.sitters
        ]

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
            for place in range(len(draft.choices)):
                self.go_on(on_choice)
                played.step(draft, place)
                on_choice()
            return
        self.card.standing = standing or self.standing_after(entry, row.at)
        match entry:
            case Laid():
                self.card.hints = entry.hints
                for sat in entry.sitters:
                    self._seat(sat)
            case Sat():
                self._seat(entry)
            case Started():
                self.match = self._new_match()
                self.match.forget()  # Whoever looks walks through the record.
            case Opened():
                self.card.access = entry.access
            case Hinted():
                self.card.helped.setdefault(entry.seat, []).append(entry.version)
            case Talked():
                said = news.Said(self.talked, entry.seat, entry.name, entry.text, spoken(row.at))
                self.talked += 1
                self.talk = [*self.talk[1 - MOST_TEXTS :], said]
                self.lines[entry.seat] = self.lines.get(entry.seat, 0) + 1
                self.spoke.setdefault(entry.seat, deque(maxlen=AT_ONCE)).append(row.at)
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
            if not isinstance(row.entry, Acted | Started):
                self.take(row)
        self.card.standing = standing

    def _new_match(self) -> Match:
        return Match(self.agreement.game, self.agreement.options, self.agreement.seed)

    def _seat(self, sat: Sat) -> None:
        card = self.card
        card.sitters = sorted(
            [s for s in card.sitters if s.seat != sat.seat] + [Sitter.after(sat)],
            key=lambda sitter: sitter.seat,
        )
        if sat.person is not None and sat.name:
            card.names[sat.person] = sat.name

    def kind_of(self, seat: Seat) -> str:
        """What kind of sitter there is."""
        return self.card.sitters[seat].kind

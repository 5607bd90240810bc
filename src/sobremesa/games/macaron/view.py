"""What one seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.scribe import Scribe
from sobremesa.core.sets import BIT_OF, members, set_of, size_of
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.danger import danger_of
from sobremesa.games.macaron.facts import (
    CARD_MASK,
    CUPS_OF,
    DECK_SET_OF,
    EMMA_RANDOM,
    FLAVOUR_SHIFT,
    LOST_OF,
    POINTS_OF,
    SOLO_CUPS_OF,
    TOKEN_FACE,
    TOKENS_OF,
    WON_OF,
)
from sobremesa.games.macaron.rules import face_of, flavour_sums, group_sums
from sobremesa.games.macaron.scoring import name_of, scores, stake_of, winning_place
from sobremesa.games.macaron.state import Open, State
from sobremesa.games.macaron.words import (
    CARD,
    DANGER,
    EDGE,
    EMMA_LINE,
    EMMA_TURN,
    FACE,
    FLAVOUR,
    GROUP,
    MODE,
    PLAY_NUMBER,
    POINT,
    ROW,
    SEAT,
    SIDE,
    STAKE,
    SUM_SHIFT,
    TRICK,
    TURN,
    VOID,
    VOTE_NUMBER,
    WHO,
)


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows."""

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        sits = seat < s.seats
        self.hand = int(s.hands[seat]) if sits else 0
        self.hand_sizes = [size_of(hand) for hand in s.hands.listed()]
        self.aside_size = len(s.aside)
        self.gave = set_of(s.passed_by(seat)) if sits else 0
        """The cards that the seat has chosen to pass, or has passed."""
        self.received = set_of(s.passed_by(s.giver(seat))) if sits and s.handed_over else 0
        self.discards = s.discards if sits else 0
        self.discards_size = size_of(s.discards)
        self.drawn = s.drawn if sits else 0
        self.piles = pile_sizes(s)
        self.tokens = [TOKEN_FACE[token] for token in members(s.tokens[seat])] if sits else []
        """The faces of the seat's own tokens that it has not placed."""
        self.token_counts = [size_of(held) for held in s.tokens.listed()]
        self.vote_places = [vote % (FLAVOUR.size * EDGE.size) for vote in s.votes]
        """Flavour and edge of each token placed, in order from the start player."""
        self.vote_faces = [
            face_of(vote) if s.counted or (s.start + i) % s.seats == seat else UNKNOWN
            for i, vote in enumerate(s.votes)
        ]

    def own(self) -> bool:
        """Whether the viewer sits at the table."""
        return self.seat < self.open.seats

    def known_in(self, seat: Seat) -> int:
        """The set of cards that the viewer knows to be in the seat's hand."""
        s = self.open
        if seat == self.seat:
            return self.hand
        if s.handed_over and self.own() and seat == s.receiver(self.seat):
            return self.gave & ~s.seen()
        return 0

    def unknown(self) -> int:
        """The set of cards that the viewer cannot place."""
        s = self.open
        known = s.seen() | self.discards | s.shown | self.hand
        if s.handed_over and self.own():
            known |= self.gave
        if s.allergen_card != UNKNOWN:
            known |= BIT_OF[s.allergen_card]
        return DECK_SET_OF[s.mode] & ~known

    def unknown_cards(self) -> list[Card]:
        """The same as a list."""
        return members(self.unknown())

    def unknown_faces(self) -> list[int]:
        """The faces of the tokens that the viewer cannot place, one for each token."""
        faces = [TOKEN_FACE[token] for token in members(TOKENS_OF[self.open.mode])]
        for face in self.tokens + self.vote_faces:
            if face != UNKNOWN:
                faces.remove(face)
        return faces

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.own() else UNKNOWN)
        to.one("mode", MODE, s.mode)
        to.one("partner", SEAT, s.partner(self.seat) if self.own() else UNKNOWN)
        to.one("side", SIDE, s.side)
        to.count("target", s.target, 30)
        to.count("round", s.round, 90)
        to.one("start", SEAT, s.start)
        to.one("royal", GROUP, s.royal)
        to.one("allergen", FLAVOUR, s.allergen)
        to.many("hand", CARD, members(self.hand))
        self.describe_trick(to)
        to.counts("scores", SEAT, scores(s), 99)
        to.counts("boxes", SEAT, s.boxes[: s.seats], 39)
        to.row("bets", SEAT, ROW, s.bets)
        to.row("danger", SEAT, DANGER, [danger_of(s, seat) for seat in range(s.seats)])
        self.describe_track(to)
        to.counts("hand_sizes", SEAT, self.hand_sizes, 13)
        to.counts("token_counts", SEAT, self.token_counts, 3)
        to.past_many("voids", VOID, self.void_things())
        to.count("aside", self.aside_size, 22)
        passes = self.own() and not s.solo()
        to.one("pass_to", SEAT, s.receiver(self.seat) if passes else UNKNOWN)
        to.many("gave", CARD, members(self.gave))
        to.many("received", CARD, members(self.received))
        to.many("tokens", FACE, self.tokens)
        self.describe_votes(to)
        self.describe_emma(to)
        self.describe_past(to)

    def describe_trick(self, to: Scribe) -> None:
        """The trick as it lies: who would win it, and what."""
        s = self.open
        winning = UNKNOWN
        stake = UNKNOWN
        if s.trick.size:
            place = winning_place(s.trick, s.royal)
            winning = name_of(s, (s.leader + place) % s.players())
            stake = stake_of(s.trick, place, s.allergen)
        to.row("on_table", SEAT, CARD, self.cards_on_table())
        to.one("winning", WHO, winning)
        to.one("stake", STAKE, stake)
        to.one("leader", WHO, name_of(s, s.leader))
        to.count("tricks", s.tricks, TRICK.size)

    def describe_track(self, to: Scribe) -> None:
        """The rows of the gift-box track: before one's eyes while betting, then a memory."""
        s = self.open
        points = POINT_COLUMNS[s.side]
        won = SOLO_COLUMNS[s.side] if s.solo() else WON_COLUMNS[s.side]
        lost = SOLO_COLUMNS[s.side] if s.solo() else LOST_COLUMNS[s.side]
        over = s.royal == UNKNOWN or s.plays.size > 0 or s.trick.size > 0
        to.passing("row_points", ROW, POINT, points, over)
        to.passing("row_won", ROW, POINT, won, over)
        to.passing("row_lost", ROW, POINT, lost, over)

    def describe_votes(self, to: Scribe) -> None:
        """The tokens placed, before one's eyes until they are counted, and their sums then."""
        flavours = [place // EDGE.size for place in self.vote_places]
        edges = [place % EDGE.size for place in self.vote_places]
        over = self.open.counted
        to.passing("vote_flavours", VOTE_NUMBER, FLAVOUR, flavours, over)
        to.passing("vote_edges", VOTE_NUMBER, EDGE, edges, over)
        to.passing("vote_faces", VOTE_NUMBER, FACE, self.vote_faces, over)
        if not to.remembers:
            return
        sums = flavour_sums(self.votes()) if self.open.counted else []
        to.past_counts("flavour_sums", FLAVOUR, sums, SUM_SHIFT)
        to.past_counts("group_sums", GROUP, group_sums(sums)[:3] if sums else [], SUM_SHIFT)

    def describe_emma(self, to: Scribe) -> None:
        """What is in the solo game only: the swap, and what Emma has and does."""
        s = self.open
        solo = s.solo()
        to.many("discards", CARD, members(self.discards))
        to.count("discards_size", self.discards_size, 2)
        to.many("drawn", CARD, members(self.drawn))
        to.counts("emma_piles", FLAVOUR, self.piles, 9)
        to.passing_many("emma_shown", CARD, members(s.shown), over=s.bets[0] != UNKNOWN)
        to.one("allergen_card", CARD, s.allergen_card)
        play = self.emma_play()
        to.one("emma_card", CARD, play & CARD_MASK if play != UNKNOWN else UNKNOWN)
        to.one("emma_card_counts_as", FLAVOUR, play >> FLAVOUR_SHIFT)
        to.one("emma_line", EMMA_LINE, s.emma_line)
        to.count("emma_boxes", s.boxes[EMMA_TURN] if solo else 0, 39)
        to.count("emma_score", s.scores[EMMA_TURN] if solo else 0, 99)
        to.one("emma_danger", DANGER, danger_of(s, EMMA_TURN) if solo else UNKNOWN)

    def describe_past(self, to: Scribe) -> None:
        """The tricks that were played."""
        s = self.open
        to.past_packed("last_trick", TURN, CARD, s.last_trick, 0, CARD_MASK)
        to.one("last_leader", WHO, name_of(s, s.last_leader) if s.last_trick.size else UNKNOWN)
        if not to.remembers:
            return
        to.past_packed("plays", PLAY_NUMBER, CARD, s.plays, 0, CARD_MASK)
        to.past_packed("play_flavours", PLAY_NUMBER, FLAVOUR, s.plays, FLAVOUR_SHIFT, -1)
        to.past("leaders", TRICK, WHO, [name_of(s, leader) for leader in s.leaders])

    def votes(self) -> list[int]:
        """The votes as the state keeps them, once they are counted."""
        size = FLAVOUR.size * EDGE.size
        return [self.vote_faces[i] * size + place for i, place in enumerate(self.vote_places)]

    def cards_on_table(self) -> list[int]:
        """The card that each seat has played to the trick."""
        s = self.open
        found = [UNKNOWN] * s.seats
        for i, play in enumerate(s.trick.listed()):
            player = (s.leader + i) % s.players()
            if player < s.seats:
                found[player] = play & CARD_MASK
        return found

    def emma_play(self) -> int:
        """What Emma has played to the trick, with the flavour it counts as."""
        s = self.open
        if s.solo():
            for i, play in enumerate(s.trick):
                if (s.leader + i) % 2 == EMMA_TURN:
                    return play
        return UNKNOWN

    def void_things(self) -> list[int]:
        """The voids of the seats, as things of the noun `void`."""
        s = self.open
        voids = s.voids()
        return [
            seat * FLAVOUR.size + flavour
            for seat in range(s.seats)
            for flavour in members(voids[seat])
        ]


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def track_column(by_row: dict[int, int], rows: list[int]) -> list[int]:
    """A column of the track, for the rows of both sides; UNKNOWN where nothing is printed."""
    return [by_row[row] if row in rows else UNKNOWN for row in range(ROW.size)]


POINT_COLUMNS: Final = [track_column(points, list(points)) for points in POINTS_OF]
WON_COLUMNS: Final = [track_column(won, CUPS_OF[side]) for side, won in enumerate(WON_OF)]
LOST_COLUMNS: Final = [track_column(lost, CUPS_OF[side]) for side, lost in enumerate(LOST_OF)]
"""MC-41 What a bet is worth on each row with a cup, for each side of the track;"""
SOLO_COLUMNS: Final = [track_column(dict.fromkeys(cups, 0), cups) for cups in SOLO_CUPS_OF]
"""MC-74 against Emma it is nothing."""


def pile_sizes(s: State) -> list[int]:
    """How many cards each of Emma's piles has."""
    sizes = [0] * EMMA_RANDOM if s.emma or s.shown else []
    for play in s.emma:
        sizes[play >> FLAVOUR_SHIFT] += 1
    return sizes

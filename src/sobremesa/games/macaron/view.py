"""What one seat may know, and a whole state that it may imagine from that."""

from __future__ import annotations

from sobremesa.core import view
from sobremesa.core.deal import deal
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.sets import BIT_OF, members, set_of, size_of
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.facts import (
    BARE,
    CARD_MASK,
    COUNTED,
    CUPS_OF,
    DECK_OF,
    EMMA_RANDOM,
    FLAVOUR_AT,
    FLAVOUR_OF,
    FLAVOUR_SHIFT,
    LOST_OF,
    PASSED_CARDS,
    POINTS_OF,
    SOLO,
    SOLO_CUPS_OF,
    TOKEN_FACE,
    TOKENS_OF,
    WON_OF,
)
from sobremesa.games.macaron.rules import (
    FLOW,
    TOKENS_WITH,
    edge_of,
    face_of,
    flavour_sums,
    group_sums,
)
from sobremesa.games.macaron.scoring import name_of, scores, stake_of, winning_place
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import (
    CARD,
    EDGE,
    EMMA,
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
    """An allow-list: what is not copied here is not known."""

    def __init__(self, s: State, seat: Seat) -> None:
        sits = seat < s.seats
        self.seat = seat
        self.mode = s.mode
        self.side = s.side
        self.target = s.target
        self.seats = s.seats
        self.agenda = s.agenda.copy()
        self.round = s.round
        self.start = s.start
        self.leader = s.leader
        self.tricks = s.tricks
        self.ended = s.ended
        self.partner = s.partner(seat) if sits else UNKNOWN
        self.hand = set_of(s.hands[seat]) if sits else 0
        self.hand_sizes = [len(hand) for hand in s.hands]
        self.aside_size = len(s.aside)
        self.handed_over = s.handed_over
        self.gave = set_of(s.passed_by(seat)) if sits else 0
        """The cards that the seat has chosen to pass, or has passed."""
        self.received = set_of(s.passed_by(s.giver(seat))) if sits and s.handed_over else 0
        self.discards = s.discards if sits else 0
        self.discards_size = size_of(s.discards)
        self.drawn = s.drawn if sits else 0
        self.shown = s.shown
        self.allergen_card = s.allergen_card
        self.piles = pile_sizes(s)
        self.emma_line = s.emma_line
        self.tokens = [TOKEN_FACE[token] for token in members(s.tokens[seat])] if sits else []
        """The faces of the seat's own tokens that it has not placed."""
        self.token_counts = [size_of(held) for held in s.tokens]
        self.vote_places = [vote % (FLAVOUR.size * EDGE.size) for vote in s.votes]
        """Flavour and edge of each token placed, in order from the start player."""
        self.vote_faces = [
            face_of(vote) if s.counted or (s.start + i) % s.seats == seat else UNKNOWN
            for i, vote in enumerate(s.votes)
        ]
        self.counted = s.counted
        self.royal = s.royal
        self.allergen = s.allergen
        self.bets = s.bets.copy()
        self.boxes = s.boxes.copy()
        self.scores = s.scores.copy()
        self.trick = s.trick.copy()
        self.plays = s.plays.copy()
        self.leaders = s.leaders.copy()
        self.last_trick = s.last_trick.copy()
        self.last_leader = s.last_leader
        self.seat_scores = scores(s)
        self.winning = UNKNOWN
        self.stake = UNKNOWN
        if s.trick:
            place = winning_place(s.trick, s.royal)
            self.winning = name_of(s, (s.leader + place) % s.players())
            self.stake = stake_of(s.trick, place, s.allergen)

    def solo(self) -> bool:
        """Whether Emma plays."""
        return self.mode == SOLO

    def players(self) -> int:
        """How many play to a trick."""
        return 2 if self.mode == SOLO else self.seats

    def who(self, player: int) -> int:
        """The player as the noun `who` numbers him."""
        return EMMA if self.mode == SOLO and player == EMMA_TURN else player

    def voids(self) -> list[int]:
        """For each player the set of flavours (a bit each) that he has shown not to hold."""
        found = [0] * self.players()
        cards = self.plays + self.trick
        leaders = [*self.leaders, self.leader]
        led = 0
        for i, play in enumerate(cards):
            place = i % self.players()
            if place == 0:
                led = play >> FLAVOUR_SHIFT
            elif play >> FLAVOUR_SHIFT != led:
                found[(leaders[i // self.players()] + place) % self.players()] |= 1 << led
        return found

    def seen(self) -> int:
        """The set of cards that have been played this round."""
        found = 0
        for play in self.plays:
            found |= BIT_OF[play & CARD_MASK]
        for play in self.trick:
            found |= BIT_OF[play & CARD_MASK]
        return found

    def known_in(self, seat: Seat) -> int:
        """The set of cards that the viewer knows to be in the seat's hand."""
        if seat == self.seat:
            return self.hand
        if self.handed_over and self.seat < self.seats and seat == self.receiver():
            return self.gave & ~self.seen()
        return 0

    def receiver(self) -> Seat:
        """Whom the viewer passes to."""
        return (self.seat + (1 if self.round % 2 else self.seats - 1)) % self.seats

    def unknown_cards(self) -> list[Card]:
        """The cards that the viewer cannot place."""
        known = self.seen() | self.discards | self.shown
        for seat in range(self.seats):
            known |= self.known_in(seat)
        if self.allergen_card != UNKNOWN:
            known |= BIT_OF[self.allergen_card]
        return [card for card in DECK_OF[self.mode] if not known & BIT_OF[card]]

    def unknown_faces(self) -> list[int]:
        """The faces of the tokens that the viewer cannot place, one for each token."""
        faces = [TOKEN_FACE[token] for token in members(TOKENS_OF[self.mode])]
        for face in self.tokens + self.vote_faces:
            if face != UNKNOWN:
                faces.remove(face)
        return faces

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        flavours = [place // EDGE.size for place in self.vote_places]
        sums = flavour_sums(self.votes()) if self.counted else []
        solo = self.solo()
        to.one("seat", SEAT, self.seat if self.seat < self.seats else UNKNOWN)
        to.one("mode", MODE, self.mode)
        to.one("partner", SEAT, self.partner)
        to.one("side", SIDE, self.side)
        to.count("target", self.target, 30)
        to.count("round", self.round, 90)
        to.one("start", SEAT, self.start)
        to.one("royal", GROUP, self.royal)
        to.one("allergen", FLAVOUR, self.allergen)
        to.many("hand", CARD, members(self.hand))
        to.row("on_table", SEAT, CARD, self.cards_on_table())
        to.one("winning", WHO, self.winning)
        to.one("stake", STAKE, self.stake)
        to.one("leader", WHO, self.who(self.leader))
        to.count("tricks", self.tricks, TRICK.size)
        to.counts("scores", SEAT, self.seat_scores, 99)
        to.counts("boxes", SEAT, self.boxes[: self.seats], 39)
        to.row("bets", SEAT, ROW, self.bets)
        self.describe_track(to)
        to.counts("hand_sizes", SEAT, self.hand_sizes, 13)
        to.counts("token_counts", SEAT, self.token_counts, 3)
        to.many("voids", VOID, self.void_things())
        to.count("aside", self.aside_size, 22)
        passes = self.seat < self.seats and not solo
        to.one("pass_to", SEAT, self.receiver() if passes else UNKNOWN)
        to.many("gave", CARD, members(self.gave))
        to.many("received", CARD, members(self.received))
        to.many("tokens", FACE, self.tokens)
        edges = [place % EDGE.size for place in self.vote_places]
        if self.counted:
            to.past("vote_flavours", VOTE_NUMBER, FLAVOUR, flavours)
            to.past("vote_edges", VOTE_NUMBER, EDGE, edges)
            to.past("vote_faces", VOTE_NUMBER, FACE, self.vote_faces)
        else:
            to.row("vote_flavours", VOTE_NUMBER, FLAVOUR, flavours)
            to.row("vote_edges", VOTE_NUMBER, EDGE, edges)
            to.row("vote_faces", VOTE_NUMBER, FACE, self.vote_faces)
        to.past_counts("flavour_sums", FLAVOUR, sums, SUM_SHIFT)
        to.past_counts("group_sums", GROUP, group_sums(sums)[:3] if sums else [], SUM_SHIFT)
        to.many("discards", CARD, members(self.discards))
        to.count("discards_size", self.discards_size, 2)
        to.many("drawn", CARD, members(self.drawn))
        to.counts("emma_piles", FLAVOUR, self.piles, 9)
        to.many("emma_shown", CARD, members(self.shown))
        to.one("allergen_card", CARD, self.allergen_card)
        to.one(
            "emma_card", CARD, self.emma_play() & CARD_MASK if self.emma_play() >= 0 else UNKNOWN
        )
        to.one("emma_card_counts_as", FLAVOUR, self.emma_play() >> FLAVOUR_SHIFT)
        to.one("emma_line", EMMA_LINE, self.emma_line)
        to.count("emma_boxes", self.boxes[EMMA_TURN] if solo else 0, 39)
        to.count("emma_score", self.scores[EMMA_TURN] if solo else 0, 99)
        to.past("last_trick", TURN, CARD, [play & CARD_MASK for play in self.last_trick])
        to.one("last_leader", WHO, self.who(self.last_leader) if self.last_trick else UNKNOWN)
        to.past("plays", PLAY_NUMBER, CARD, [play & CARD_MASK for play in self.plays])
        to.past("play_flavours", PLAY_NUMBER, FLAVOUR, [p >> FLAVOUR_SHIFT for p in self.plays])
        to.past("leaders", TRICK, WHO, [self.who(leader) for leader in self.leaders])

    def describe_track(self, to: Scribe) -> None:
        """The rows of the gift-box track: before one's eyes while betting, then a memory."""
        points = track_column(POINTS_OF[self.side])
        won = track_column(self.bets_on(WON_OF[self.side]))
        lost = track_column(self.bets_on(LOST_OF[self.side]))
        if self.royal != UNKNOWN and not self.plays and not self.trick:
            to.row("row_points", ROW, POINT, points)
            to.row("row_won", ROW, POINT, won)
            to.row("row_lost", ROW, POINT, lost)
        else:
            to.past("row_points", ROW, POINT, points)
            to.past("row_won", ROW, POINT, won)
            to.past("row_lost", ROW, POINT, lost)

    def bets_on(self, by_row: dict[int, int]) -> dict[int, int]:
        """MC-41 What a bet is worth on each row with a cup; MC-74 against Emma it is nothing."""
        if self.solo():
            return dict.fromkeys(SOLO_CUPS_OF[self.side], 0)
        return {row: by_row[row] for row in CUPS_OF[self.side]}

    def votes(self) -> list[int]:
        """The votes as the state keeps them, once they are counted."""
        size = FLAVOUR.size * EDGE.size
        return [self.vote_faces[i] * size + place for i, place in enumerate(self.vote_places)]

    def cards_on_table(self) -> list[int]:
        """The card that each seat has played to the trick."""
        found = [UNKNOWN] * self.seats
        for i, play in enumerate(self.trick):
            player = (self.leader + i) % self.players()
            if player < self.seats:
                found[player] = play & CARD_MASK
        return found

    def emma_play(self) -> int:
        """What Emma has played to the trick, with the flavour it counts as."""
        if self.solo():
            for i, play in enumerate(self.trick):
                if (self.leader + i) % 2 == EMMA_TURN:
                    return play
        return UNKNOWN

    def void_things(self) -> list[int]:
        """The voids of the seats, as things of the noun `void`."""
        voids = self.voids()
        return [
            seat * FLAVOUR.size + flavour
            for seat in range(self.seats)
            for flavour in range(FLAVOUR.size)
            if voids[seat] >> flavour & 1
        ]


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def track_column(by_row: dict[int, int]) -> list[int]:
    """A column of the track, for the rows of both sides; UNKNOWN where nothing is printed."""
    return [by_row.get(row, UNKNOWN) for row in range(ROW.size)]


def pile_sizes(s: State) -> list[int]:
    """How many cards each of Emma's piles has."""
    sizes = [0] * EMMA_RANDOM if s.emma or s.shown else []
    for play in s.emma:
        sizes[play >> FLAVOUR_SHIFT] += 1
    return sizes


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(rng.fork(), v.mode, v.side, v.target)
    s.agenda = v.agenda.copy()
    s.round = v.round
    s.start = v.start
    s.leader = v.leader
    s.tricks = v.tricks
    s.ended = v.ended
    s.handed_over = v.handed_over
    s.shown = v.shown
    s.emma_line = v.emma_line
    s.allergen_card = v.allergen_card
    s.counted = v.counted
    s.royal = v.royal
    s.allergen = v.allergen
    s.bets = v.bets.copy()
    s.boxes = v.boxes.copy()
    s.scores = v.scores.copy()
    s.trick = v.trick.copy()
    s.plays = v.plays.copy()
    s.leaders = v.leaders.copy()
    s.last_trick = v.last_trick.copy()
    s.last_leader = v.last_leader
    s.bag = TOKENS_OF[v.mode]
    s.tokens = [0] * v.seats
    if v.solo():
        imagine_solo_cards(v, s, rng)
    else:
        imagine_hands(v, s, rng)
        imagine_passes(v, s, rng)
        imagine_tokens(v, s, rng)
    FLOW.settle(s)
    return s


def imagine_hands(v: View, s: State, rng: Rng) -> None:
    """Deal what the viewer cannot place to hands (but not where a void was shown) and aside."""
    known = [v.known_in(seat) for seat in range(v.seats)]
    cards = v.unknown_cards()
    room = [v.hand_sizes[seat] - size_of(known[seat]) for seat in range(v.seats)]
    places = deal(cards, FLAVOUR_OF, [*room, v.aside_size], [*v.voids(), 0], rng)
    s.hands = [members(cards_known) for cards_known in known]
    for i, card in enumerate(cards):
        if places[i] < v.seats:
            s.hands[places[i]].append(card)
        else:
            s.aside.append(card)
    for hand in s.hands:
        hand.sort()
    rng.shuffle(s.aside)


def imagine_passes(v: View, s: State, rng: Rng) -> None:
    """What others passed: nothing before the hand-over, then any two of the receiver's cards."""
    passed = [0] * v.seats
    if v.handed_over:
        had = [set_of(hand) for hand in s.hands]
        for i, play in enumerate(v.plays + v.trick):
            leader = [*v.leaders, v.leader][i // v.seats]
            had[(leader + i) % v.seats] |= BIT_OF[play & CARD_MASK]
        for giver in range(v.seats):
            cards = members(had[s.receiver(giver)])
            rng.shuffle(cards)
            passed[giver] = set_of(cards[:PASSED_CARDS])
        if v.seat < v.seats:
            passed[s.giver(v.seat)] = v.received
    if v.seat < v.seats:
        passed[v.seat] = v.gave
    for cards_passed in passed:
        s.passed += (members(cards_passed) + [UNKNOWN] * PASSED_CARDS)[:PASSED_CARDS]


def imagine_tokens(v: View, s: State, rng: Rng) -> None:
    """Deal the faces that the viewer cannot place to the tokens held and placed by others."""
    if not v.vote_places and not any(v.token_counts):
        return
    unknown = v.unknown_faces()
    rng.shuffle(unknown)
    for i, place in enumerate(v.vote_places):
        face = v.vote_faces[i] if v.vote_faces[i] != UNKNOWN else unknown.pop()
        take_token(s, face)
        s.lay_token(face * FLAVOUR.size * EDGE.size + place)
    for seat in range(v.seats):
        for i in range(v.token_counts[seat]):
            s.tokens[seat] |= take_token(s, v.tokens[i] if seat == v.seat else unknown.pop())


def take_token(s: State, face: int) -> int:
    """Take a token with that face out of the bag; give its bit."""
    alike = s.bag & TOKENS_WITH[face]
    token = alike & -alike
    s.bag -= token
    return token


def imagine_solo_cards(v: View, s: State, rng: Rng) -> None:
    """Deal the hidden cards to Emma's piles, one at most to each, and to the draw pile.

    A spectator does not know the human's hand, discards or passed-over cards either.
    """
    cards = v.unknown_cards()
    rng.shuffle(cards)
    s.hands = [members(v.hand)]
    s.passed = [UNKNOWN] * PASSED_CARDS
    s.discards = v.discards
    s.drawn = v.drawn
    if v.seat >= v.seats:
        imagine_human(v, s, cards)
    seen = v.seen()
    pile_left = v.piles.copy()
    for card in members(v.shown & ~seen):
        s.emma.append(COUNTED[card])
        pile_left[FLAVOUR_OF[card]] -= 1
    for flavour, left in enumerate(pile_left):
        if left:
            s.emma.append(BARE[cards.pop()] | flavour << FLAVOUR_SHIFT)
    rng.shuffle(s.emma)
    s.aside = cards


def imagine_human(v: View, s: State, cards: list[Card]) -> None:
    """For a spectator: a hand, discards and drawn cards of the right number."""
    voids = v.voids()[0]
    fitting = [card for card in cards if not voids >> FLAVOUR_OF[card] & 1]
    s.hands[0] = sorted(fitting[: v.hand_sizes[0]])
    for card in s.hands[0]:
        cards.remove(card)
    for _ in range(v.discards_size):
        s.discards |= BIT_OF[cards.pop()]
    had = set_of(s.hands[0])
    for i, play in enumerate(v.plays + v.trick):
        leader = [*v.leaders, v.leader][i // 2]
        if (leader + i) % 2 == 0:
            had |= BIT_OF[play & CARD_MASK]
    if v.shown:
        s.drawn = set_of(members(had)[: v.discards_size])


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now."""
    v = View(s, seat)
    found: list[str] = []
    loose = len(v.unknown_cards())
    barred = any(v.voids())
    for other in range(s.seats):
        room = v.hand_sizes[other] - size_of(v.known_in(other))
        if 0 < room < loose and not barred:
            found.append(f"hand_{other}")
        if other != seat and v.handed_over and s.receiver(other) != seat:
            found.append(f"passed_{other}")
        faces = v.unknown_faces() if any(v.token_counts) else []
        if other != seat and 0 < v.token_counts[other] < len(faces):
            found.append(f"tokens_{other}")
    if not barred and v.aside_size > 1:
        found.append("aside")
    if v.solo() and max([*v.piles, 0]) > 1:
        found.append("emma")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = names(s.hands[seat])
        found[f"passed_{seat}"] = names(s.passed_by(seat))
        found[f"tokens_{seat}"] = [
            FACE.names[TOKEN_FACE[token]] for token in members(s.tokens[seat])
        ]
    found["aside"] = names(s.aside)
    found["discards"] = names(members(s.discards))
    found["drawn"] = names(members(s.drawn))
    found["emma"] = [
        f"{CARD.names[play & CARD_MASK]} in {FLAVOUR.names[play >> FLAVOUR_SHIFT]}"
        for play in s.emma
    ]
    found["votes"] = [
        f"{FACE.names[face_of(vote)]} {EDGE.names[edge_of(vote)]} {FLAVOUR.names[FLAVOUR_AT[vote]]}"
        for vote in s.votes
    ]
    found["royal"] = GROUP.names[s.royal] if s.royal >= 0 else None
    found["allergen"] = FLAVOUR.names[s.allergen] if s.allergen >= 0 else None
    found["bets"] = [ROW.names[bet] if bet >= 0 else None for bet in s.bets]
    found["boxes"] = list(s.boxes)
    found["scores"] = list(s.scores)
    found["round"] = s.round
    return found


def names(cards: list[Card]) -> list[str]:
    """The cards' names."""
    return [CARD.names[card] for card in cards]


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MC-1 All cards of the deck are somewhere, each once; MC-8 so are the tokens."""
    cards = s.aside.copy()
    for hand in s.hands:
        cards += hand
    cards += members(s.discards)
    for play in s.emma + s.trick + s.plays:
        cards.append(play & CARD_MASK)
    if s.allergen_card != UNKNOWN:
        cards.append(s.allergen_card)
    deck = len(DECK_OF[s.mode])
    tokens = size_of(s.bag) + sum([size_of(held) for held in s.tokens]) + len(s.votes)
    return [
        ("card", len(cards), deck),
        ("different card", len(set(cards)), deck),
        ("token", tokens, size_of(TOKENS_OF[s.mode])),
    ]

"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from sobremesa.core.deal import deal
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members, set_of, size_of
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.facts import (
    BARE,
    CARD_MASK,
    COUNTED,
    DECK_OF,
    FLAVOUR_AT,
    FLAVOUR_OF,
    FLAVOUR_SHIFT,
    PASSED_CARDS,
    TOKEN_FACE,
    TOKENS_OF,
    TOKENS_WITH,
)
from sobremesa.games.macaron.rules import FLOW, edge_of, face_of
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import CARD, EDGE, FACE, FLAVOUR, GROUP, ROW


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.aside = []
    s.passed = []
    s.discards = v.discards
    s.drawn = v.drawn
    s.emma = []
    s.bag = TOKENS_OF[s.mode]
    s.tokens = Ints([0] * s.seats)
    s.votes = []
    if s.solo():
        imagine_solo_cards(v, s, rng)
    else:
        imagine_hands(v, s, rng)
        imagine_passes(v, s, rng)
        imagine_tokens(v, s, rng)
    FLOW.settle(s)
    return s


def imagine_hands(v: View, s: State, rng: Rng) -> None:
    """Deal what the viewer cannot place to hands (but not where a void was shown) and aside."""
    known = [v.known_in(seat) for seat in range(s.seats)]
    cards = v.unknown_cards()
    room = [v.hand_sizes[seat] - size_of(known[seat]) for seat in range(s.seats)]
    places = deal(cards, FLAVOUR_OF, [*room, v.aside_size], [*s.voids(), 0], rng)
    for i, card in enumerate(cards):
        if places[i] < s.seats:
            known[places[i]] |= BIT_OF[card]
        else:
            s.aside.append(card)
    s.hands = Ints(known)
    rng.shuffle(s.aside)


def imagine_passes(v: View, s: State, rng: Rng) -> None:
    """What others passed: nothing before the hand-over, then any two of the receiver's cards."""
    passed = [0] * s.seats
    if s.handed_over:
        had = cards_had(s)
        for giver in range(s.seats):
            cards = members(had[s.receiver(giver)])
            rng.shuffle(cards)
            passed[giver] = set_of(cards[:PASSED_CARDS])
        if v.own():
            passed[s.giver(v.seat)] = v.received
    if v.own():
        passed[v.seat] = v.gave
    for cards_passed in passed:
        s.passed += (members(cards_passed) + [UNKNOWN] * PASSED_CARDS)[:PASSED_CARDS]


def cards_had(s: State) -> list[int]:
    """For each player the set of cards in his hand before the first trick; of Emma's the played."""
    players = s.players()
    had = [0] * players
    for seat in range(s.seats):
        had[seat] = int(s.hands[seat])
    leaders = [*s.leaders, s.leader]
    for i, play in enumerate(s.plays.listed() + s.trick.listed()):
        had[(leaders[i // players] + i) % players] |= BIT_OF[play & CARD_MASK]
    return had


def imagine_tokens(v: View, s: State, rng: Rng) -> None:
    """Deal the faces that the viewer cannot place to the tokens held and placed by others."""
    if not v.vote_places and not any(v.token_counts):
        return
    unknown = v.unknown_faces()
    rng.shuffle(unknown)
    for i, place in enumerate(v.vote_places):
        face = v.vote_faces[i] if v.vote_faces[i] != UNKNOWN else unknown.pop()
        take_token(s, face)
        s.votes.append(face * FLAVOUR.size * EDGE.size + place)
    for seat in range(s.seats):
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
    s.hands = Ints([v.hand])
    s.passed = [UNKNOWN] * PASSED_CARDS
    if not v.own():
        imagine_human(v, s, cards)
    pile_left = v.piles.copy()
    for card in members(s.shown & ~s.seen()):
        s.emma.append(int(COUNTED[card]))
        pile_left[FLAVOUR_OF[card]] -= 1
    for flavour, left in enumerate(pile_left):
        if left:
            s.emma.append(BARE[cards.pop()] | flavour << FLAVOUR_SHIFT)
    rng.shuffle(s.emma)
    s.aside = cards


def imagine_human(v: View, s: State, cards: list[Card]) -> None:
    """For a spectator: a hand, discards and drawn cards of the right number."""
    voids = s.voids()[0]
    fitting = [card for card in cards if not voids >> FLAVOUR_OF[card] & 1]
    hand = fitting[: v.hand_sizes[0]]
    for card in hand:
        cards.remove(card)
    s.hands[0] = set_of(hand)
    for _ in range(v.discards_size):
        s.discards |= BIT_OF[cards.pop()]
    if s.shown:
        s.drawn = set_of(members(cards_had(s)[0])[: v.discards_size])


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now."""
    v = View(s, seat)
    found: list[str] = []
    loose = len(v.unknown_cards())
    barred = any(s.voids())
    for other in range(s.seats):
        room = v.hand_sizes[other] - size_of(v.known_in(other))
        if 0 < room < loose and not barred:
            found.append(f"hand_{other}")
        if other != seat and s.handed_over and s.receiver(other) != seat:
            found.append(f"passed_{other}")
        faces = v.unknown_faces() if any(v.token_counts) else []
        if other != seat and 0 < v.token_counts[other] < len(faces):
            found.append(f"tokens_{other}")
    if not barred and v.aside_size > 1:
        found.append("aside")
    if s.solo() and max([*v.piles, 0]) > 1:
        found.append("emma")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = CARD.names_of(members(s.hands[seat]))
        found[f"passed_{seat}"] = CARD.names_of(s.passed_by(seat))
        found[f"tokens_{seat}"] = [
            FACE.names[TOKEN_FACE[token]] for token in members(s.tokens[seat])
        ]
    found["aside"] = CARD.names_of(s.aside)
    found["discards"] = CARD.names_of(members(s.discards))
    found["drawn"] = CARD.names_of(members(s.drawn))
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


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MC-1 All cards of the deck are somewhere, each once; MC-8 so are the tokens."""
    cards = s.aside.copy()
    for hand in s.hands:
        cards += members(hand)
    cards += members(s.discards)
    for play in s.emma + s.trick.listed() + s.plays.listed():
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

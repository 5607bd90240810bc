"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from typing import Final

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import BACK_OF, CARD_MASK, CARD_WITH, CARDS, COPIES_OF, inward
from sobremesa.games.antayagi.rules import FLOW
from sobremesa.games.antayagi.scoring import scores
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import POOL_MASK, POOL_SHIFT, View, cards_of
from sobremesa.games.antayagi.words import CARD, MARK

LIKELY: Final = 0.7
"""What is more likely than this may well come up in all of two dozen imagined worlds."""


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.active_slot = v.committed if v.seat == s.active else UNKNOWN
    s.partner_slot = v.committed if v.seat == s.partner else UNKNOWN
    imagine_hands(v, s, rng)
    FLOW.settle(s)
    return s


def imagine_hands(v: View, s: State, rng: Rng) -> None:
    """AY-90 Deal the cards of each pool to the hand cards from it and, of the last one, the deck.

    Every card goes where its back is seen; apart from that all ways are equally likely.
    """
    pools: list[list[Card]] = [[] for _ in range(s.reshuffles + 1)]
    for pooled in v.pools:
        pools[pooled >> POOL_SHIFT].append(pooled & POOL_MASK)
    for card, count in enumerate(v.unseen()):
        pools[s.reshuffles] += [card] * count
    for pool in pools:
        rng.shuffle(pool)
    s.hands = Ints()
    for at, back in enumerate(v.backs):
        if back == UNKNOWN:
            s.hands.append(UNKNOWN)
        elif v.objects[at] != UNKNOWN:
            s.hands.append(CARD_WITH[v.objects[at]][back] | v.held[at])
        else:
            s.hands.append(draw_with(pools[v.deck_of(at)], back) | v.held[at])
    s.deck = pools[-1]
    if v.deck_size:
        s.deck.append(draw_with(s.deck, v.deck_back))


def draw_with(pool: list[Card], back: int) -> Card:
    """Take the first card with that back out of the shuffled pool."""
    for i, card in enumerate(pool):
        if BACK_OF[card] == back:
            return pool.pop(i)
    raise ValueError("no card of the pool has the back that is seen")


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now, where no value is all but certain."""
    v = View(s, seat)
    unseen = v.unseen()
    found: list[str] = []
    for other in range(s.seats):
        for at in v.slots(other):
            counts = v.candidates(at, unseen)
            if v.objects[at] == UNKNOWN and max(counts) <= LIKELY * sum(counts):
                found.append(f"hand_{other}")
                break
    if v.deck_size - 1 > max(unseen):  # so that different cards lie below the top one
        found.append("deck")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = [
            f"{CARD.names[held & CARD_MASK]} {MARK.names[inward(held)]}" for held in s.hand(seat)
        ]
        found[f"zone_{seat}"] = CARD.names_of(s.zones[seat])
    found["deck"] = CARD.names_of(s.deck[::-1])
    found["discards"] = CARD.names_of(s.discards)
    found["trade"] = CARD.names_of(s.trade())
    found["sabotages"] = CARD.names_of(cards_of(s.sabotages))
    found["aside"] = CARD.names_of(s.aside)
    found["committed"] = [s.active_slot, s.partner_slot]
    found["active"] = s.active
    found["partner"] = s.partner
    found["turn"] = s.turn
    found["scores"] = scores(s)
    return found


def pieces(s: State) -> list[tuple[str, int, int]]:
    """AY-1 All cards are somewhere, AY-2 each as often as it is printed."""
    cards = s.deck + s.discards + s.trade() + s.aside
    for zone in s.zones:
        cards += zone
    for held in s.hands.listed() + s.sabotages:
        if held != UNKNOWN:
            cards.append(held & CARD_MASK)
    whole = [card for card in range(CARD.size) if cards.count(card) == COPIES_OF[card]]
    return [("card", len(cards), CARDS), ("card with all its copies", len(whole), CARD.size)]

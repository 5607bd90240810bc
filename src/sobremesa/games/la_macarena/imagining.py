"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from typing import Final

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.la_macarena.facts import (
    ALL_AMULETS,
    ALL_COINS,
    ALL_MACAS,
    ALL_TOKENS,
    COPIES,
    MACAS_EACH,
    TOKENS_OF,
)
from sobremesa.games.la_macarena.rules import FLOW
from sobremesa.games.la_macarena.series import LINKED_TO
from sobremesa.games.la_macarena.state import State, active_macas, cards_of, collection_of, macas_on
from sobremesa.games.la_macarena.view import View
from sobremesa.games.la_macarena.words import CARD, COLOUR, ELEMENT, WELL, WELLS

TRIES: Final = 40
"""How often a hand is dealt anew until it has a card that fits."""


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.chosen = [UNKNOWN] * s.seats
    imagine_hands(v, s, rng)
    if v.seat < s.seats:
        s.chosen[v.seat] = v.chosen
    FLOW.settle(s)
    return s


def imagine_hands(v: View, s: State, rng: Rng) -> None:
    """Deal what the viewer cannot place to the other hands, and to the deck."""
    s.deck = v.unseen()
    rng.shuffle(s.deck)
    s.held = Ints([0] * s.seats)
    s.twice = Ints([0] * s.seats)
    opener = v.opener()
    if opener != UNKNOWN:
        imagine_opener(s, opener, rng)
    for seat in range(s.seats):
        if seat == v.seat:
            s.held[seat] = v.held
            s.twice[seat] = v.twice
        elif seat != opener:
            deal_hand(s, seat)


def deal_hand(s: State, seat: Seat) -> None:
    """Deal as many cards from the deck into a hand as everybody has counted there."""
    size = s.hand_sizes[seat]
    s.held[seat] = s.twice[seat] = s.hand_sizes[seat] = 0
    for _ in range(size):
        s.draw_into(seat, s.deck.pop())


def imagine_opener(s: State, opener: Seat, rng: Rng) -> None:
    """Deal a hand to a seat that has opened a well: it must be able to lay a card there."""
    linked = LINKED_TO[s.tops[s.well]]
    unseen = s.deck
    for _ in range(TRIES):
        s.deck = unseen.copy()
        deal_hand(s, opener)
        if s.held[opener] & linked:
            return
        rng.shuffle(unseen)
    # So few cards fit that chance does not find them: the last one in the deck is made to.
    fitting = [i for i, card in enumerate(unseen) if linked >> card & 1]
    at = fitting[rng.below(len(fitting))]
    unseen[at], unseen[-1] = unseen[-1], unseen[at]
    s.deck = unseen
    deal_hand(s, opener)


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now."""
    v = View(s, seat)
    unseen = v.unseen()
    opener = v.opener()
    # Of few cards the one that fits an opened well may be known; then nothing is promised.
    if len(set(unseen)) < (2 if opener == UNKNOWN else 6):
        return []
    found = [
        f"hand_{other}"
        for other in range(s.seats)
        if other != seat and 0 < s.hand_sizes[other] < len(unseen)
    ]
    if opener != UNKNOWN and s.hand_sizes[opener] < 3:
        found.remove(f"hand_{opener}")
    return [*found, "deck"] if s.deck else found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = CARD.names_of(cards_of(s.held[seat], s.twice[seat]))
        found[f"collection_{seat}"] = CARD.names_of(collection_of(s.collections, seat))
        found[f"macas_{seat}"] = [macas_on(s.macas[seat], well) for well in range(WELLS)]
        first = seat * ELEMENT.size
        found[f"tokens_{seat}"] = s.tokens[first : first + ELEMENT.size]
        chosen = s.chosen[seat]
        found[f"return_{seat}"] = ELEMENT.names[chosen] if chosen >= 0 else None
    found["deck"] = CARD.names_of(s.deck[::-1])
    found["tops"] = CARD.names_of(s.tops)
    found["covered"] = [
        f"{CARD.names[thing % CARD.size]} in {WELL.names[thing // CARD.size]}"
        for thing in s.covered
    ]
    found["laid"] = CARD.names_of(s.laid)
    found["coins"] = list(s.coins)
    found["amulets"] = list(s.amulets)
    found["goal"] = s.goal
    found["hand_number"] = s.hand_number
    found["starter"] = s.starter
    return found


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MA-1 All cards are somewhere, two of each; MA-9 so are tokens, coins, amulets and macas."""
    cards = s.deck + s.tops + s.laid + [thing % CARD.size for thing in s.covered]
    for seat in range(s.seats):
        cards += cards_of(s.held[seat], s.twice[seat])
        cards += collection_of(s.collections, seat)
    counted = [0] * CARD.size
    for card in cards:
        counted[card] += 1
    macas = MACAS_EACH * (COLOUR.size - s.seats)
    for active in s.macas:
        # What is not active lies with its owner.
        macas += max(MACAS_EACH, active_macas(active))
    return [
        ("card", len(cards), COPIES * CARD.size),
        ("card that is there twice", counted.count(COPIES), CARD.size),
        (
            "card in hand",
            sum(s.hand_sizes),
            sum([len(cards_of(s.held[seat], s.twice[seat])) for seat in range(s.seats)]),
        ),
        ("element token", sum(s.token_supply) + sum(s.tokens), ALL_TOKENS),
        *[
            (
                f"{ELEMENT.names[i]} token",
                s.token_supply[i] + sum(s.tokens[i :: ELEMENT.size]),
                most,
            )
            for i, most in enumerate(TOKENS_OF)
        ],
        ("coin", s.coin_supply + sum(s.coins), ALL_COINS),
        ("amulet", s.amulet_supply + sum(s.amulets), ALL_AMULETS),
        ("maca", macas, ALL_MACAS),
    ]

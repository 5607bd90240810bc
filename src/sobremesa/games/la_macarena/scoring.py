"""The end of a hand: what is returned, paid, won and exchanged; and who wins the game."""

from __future__ import annotations

from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.la_macarena.facts import (
    CARD_COUNT,
    COINS_FOR_EMPTY_HAND,
    COINS_FOR_LARGEST,
    COINS_FOR_UNNEEDED,
    COINS_PER_ELEMENT,
    COINS_PER_MACA,
)
from sobremesa.games.la_macarena.state import State, active_macas, collection_of
from sobremesa.games.la_macarena.words import (
    AMULET_MADE,
    BOUGHT,
    CARD_SHOWN,
    COIN_INSTEAD,
    COINS_PAID_BACK,
    COINS_RETURNED,
    COLLECTION_SHOWN,
    ELEMENT,
    ELEMENT_COUNTED,
    ELEMENT_RETURNED,
    ELEMENT_TIED,
    ELEMENT_UNCLAIMED,
    ELEMENT_WON,
    ELEMENT_WON_BY_RANK,
    EMPTY_HAND_PAID,
    GAME_ENDED,
    GOAL,
    GOAL_REACHED,
    GOAL_TIE,
    HAND_CAP,
    LARGEST_PAID,
    MACAS_PAID,
    NOTHING_RETURNED,
    RANKED,
    TOKEN_TAKEN,
    WON,
    WORDS,
)

# Returns.


def fullest_hands(s: State) -> list[Seat]:
    """MA-60 Those with the most cards in hand, all of them if they tie, in order of play."""
    most = max(s.hand_sizes)
    return [seat for seat in s.in_order() if s.hand_sizes[seat] == most]


def give_back(s: State) -> None:
    """MA-60 An element token each, MA-62 or else all coins, MA-63 or else nothing."""
    for seat in fullest_hands(s):
        elements = s.held_elements(seat)
        if elements:
            element = s.chosen[seat] if len(elements) > 1 else elements[0]
            s.gain_token(seat, element, -1)
            s.returned[seat] = element
            s.tell(ELEMENT_RETURNED, seat, element)
        elif s.coins[seat]:
            s.tell(COINS_RETURNED, seat, s.coins[seat])
            s.gain_coins(seat, -s.coins[seat])
            s.returned[seat] = COINS_PAID_BACK
        else:
            s.tell(NOTHING_RETURNED, seat)
        s.chosen[seat] = UNKNOWN


# Prizes.


def show_collections(s: State) -> None:
    """MA-66 All collections are laid open, sorted by element; MA-65 the hands are not."""
    if s.log is None:
        return
    for seat in s.in_order():
        for card in collection_of(s.collections, seat):
            s.tell(CARD_SHOWN, seat, card)
        s.tell(COLLECTION_SHOWN, seat, s.collection_size(seat))


def pay_coins(s: State) -> None:
    """MA-67 Coins for active macas, MA-68 for the largest collection, MA-69 for an empty hand.

    MA-57 Cards in hands and on wells do not count.
    """
    for seat in s.in_order():
        macas = active_macas(s.macas[seat])
        s.macas[seat] = 0
        if macas:
            s.gain_coins(seat, macas * COINS_PER_MACA)
            s.tell(MACAS_PAID, seat, macas, macas * COINS_PER_MACA)
    sizes = [s.collection_size(seat) for seat in range(s.seats)]
    most = max(sizes)
    for seat in s.in_order():
        if most and sizes[seat] == most:
            s.gain_coins(seat, COINS_FOR_LARGEST)
            s.tell(LARGEST_PAID, seat, most, COINS_FOR_LARGEST)
    for seat in s.in_order():
        if s.hand_sizes[seat] == 0:
            s.gain_coins(seat, COINS_FOR_EMPTY_HAND)
            s.tell(EMPTY_HAND_PAID, seat, COINS_FOR_EMPTY_HAND)


def award_elements(s: State) -> None:
    """MA-70 A token of each element, in their order, to whoever collected most cards of it."""
    for element in range(ELEMENT.size):
        if s.log is not None:
            tell_counts(s, element)
        winner = winner_of(s, element)
        if winner != UNKNOWN:
            award(s, winner, element)


def tell_counts(s: State, element: int) -> None:
    """How many cards of the element each seat has collected."""
    for seat in s.in_order():
        cards = s.collections[seat * ELEMENT.size + element] // CARD_COUNT
        if cards:
            s.tell(ELEMENT_COUNTED, seat, cards, element)


def winner_of(s: State, element: int) -> Seat:
    """MA-70 Who collected most cards of the element; UNKNOWN if the token is not awarded.

    MA-71 Equally many: the highest card that differs decides, the ace being the highest.
    MA-72 If nothing differs, or nobody has a card of it, nobody wins it.
    """
    best = UNKNOWN
    most = 0
    tied = False
    equal_counts = False
    for seat in range(s.seats):
        number = s.collections[seat * ELEMENT.size + element]
        if number == 0:
            continue
        if number > most:
            equal_counts = number // CARD_COUNT == most // CARD_COUNT
            tied = False
            best = seat
            most = number
        elif number == most:
            tied = True
        elif number // CARD_COUNT == most // CARD_COUNT:
            equal_counts = True
    if best == UNKNOWN:
        s.tell(ELEMENT_UNCLAIMED, element)
        return UNKNOWN
    if tied:
        s.tell(ELEMENT_TIED, element)
        return UNKNOWN
    s.tell(ELEMENT_WON_BY_RANK if equal_counts else ELEMENT_WON, best, element)
    return best


def award(s: State, seat: Seat, element: int) -> None:
    """MA-70 The token, or MA-73 a coin if the seat already has all it needs of it."""
    if s.needs(seat, element):
        # MA-R25: a needed element is always in the supply.
        assert s.token_supply[element] > 0
        s.gain_token(seat, element)
        s.tell(TOKEN_TAKEN, seat, element)
    else:
        s.gain_coins(seat, COINS_FOR_UNNEEDED)
        s.tell(COIN_INSTEAD, seat, element, COINS_FOR_UNNEEDED)


# Exchanges.


def make_amulets(s: State, seat: Seat) -> None:
    """MA-76 Four different elements become an amulet, until the goal is reached."""
    while s.amulets[seat] < s.goal and len(s.held_elements(seat)) == ELEMENT.size:
        for element in range(ELEMENT.size):
            s.gain_token(seat, element, -1)
        # MA-R25: there is an amulet for every one that can be made.
        assert s.amulet_supply > 0
        s.amulets[seat] = s.amulets[seat] + 1
        s.amulet_supply -= 1
        s.tell(AMULET_MADE, seat, s.amulets[seat])


def must_buy(s: State, seat: Seat) -> bool:
    """MA-77 Whoever has four coins must exchange them, unless he has reached the goal."""
    return s.coins[seat] >= COINS_PER_ELEMENT and s.amulets[seat] < s.goal


def buy(s: State, seat: Seat, element: int) -> None:
    """MA-77 Four coins for an element token."""
    assert s.token_supply[element] > 0
    s.gain_coins(seat, -COINS_PER_ELEMENT)
    s.gain_token(seat, element)
    s.tell(BOUGHT, seat, element, COINS_PER_ELEMENT)


# The end of the game.


def check_goal(s: State) -> None:
    """MA-78 Whoever has reached the goal wins. MA-81 The last hand ends the game anyway.

    Its ranking is the same whatever was agreed on ties for the goal: nobody has reached it.
    """
    reached = [seat for seat in s.in_order() if s.amulets[seat] >= s.goal]
    if reached:
        for seat in reached:
            s.tell(GOAL_REACHED, seat, s.amulets[seat])
        win(s, GOAL, best_of(s, reached))
    elif s.hand_number >= s.max_hands:
        for seat in s.in_order():
            s.tell(RANKED, seat, s.amulets[seat], s.token_count(seat), s.coins[seat])
        win(s, HAND_CAP, [seat for seat, place in enumerate(places(s)) if place == 1])


def best_of(s: State, reached: list[Seat]) -> list[Seat]:
    """MA-79 Several at the goal share the victory.

    Where coins were agreed on to decide: more coins, then more cards collected; else they share it.
    """
    if len(reached) == 1 or not s.coins_decide:
        return reached
    keys = [[s.coins[seat], s.collection_size(seat)] for seat in reached]
    for seat in reached:
        s.tell(GOAL_TIE, seat, s.coins[seat], s.collection_size(seat))
    return [seat for i, seat in enumerate(reached) if keys[i] == max(keys)]


def win(s: State, outcome: int, winners: list[Seat]) -> None:
    """The game is over, and these have won it."""
    s.ended = outcome
    for seat in sorted(winners):
        s.winners |= 1 << seat
        s.tell(WON, seat)
    s.tell(GAME_ENDED, outcome)


def standing(s: State, seat: Seat) -> list[int]:
    """MA-81 What a rank is decided by, in this order; MA-82 winners come before all others."""
    if s.winners >> seat & 1:
        return [1]
    tokens = s.token_count(seat)
    return [0, s.amulets[seat], tokens, s.coins[seat], s.collection_size(seat)]


def places(s: State) -> list[int]:
    """MA-82 One more than the number of players ranked ahead; equal ones share a place."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return [1 + len([other for other in standings if other > mine]) for mine in standings]


def outcome(s: State) -> str:
    """How the game ended; empty while it runs."""
    return WORDS.end(s.ended)


def scores(s: State) -> list[int]:
    """The amulets of each seat."""
    return s.amulets.copy()

"""Emma, the opponent of the solo game: her table is rules, not a bot."""

from __future__ import annotations

from sobremesa.core.words import UNKNOWN
from sobremesa.games.macaron.facts import (
    ALLERGEN,
    ANY,
    ANY_ALLERGEN,
    ANY_ORDINARY,
    ANY_ROYAL,
    BARE,
    BIT_OF,
    CARD_MASK,
    COUNTED,
    EMMA_RANDOM,
    EMMA_SORTED,
    FLAVOUR_OF,
    FLAVOUR_SHIFT,
    FOLLOWS_OF,
    GROUP_OF,
    LEADS_OF,
    NON_ROYAL,
    ORDINARY,
    ROYAL,
    ROYAL_CLEAN,
    SAME_FLAVOUR,
)
from sobremesa.games.macaron.scoring import winning_place
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import (
    ALLERGEN_DRAWN,
    EMMA_LINE,
    EMMA_PLAYED,
    EMMA_READY,
    EMMA_ROYAL,
    EMMA_SHOWN,
    KINDS,
    ROYAL_GROUP,
)


def deal(s: State) -> None:
    """MC-18 Five cards unseen, one to each pile, MC-19 of whose flavour they count from now on.

    MC-20 Eight more are shown and sorted. MC-21 Each pile is shuffled: shuffling all of Emma's
    cards together does that.
    """
    for flavour in range(EMMA_RANDOM):
        s.emma.append(BARE[s.aside.pop()] | flavour << FLAVOUR_SHIFT)
    for _ in range(EMMA_SORTED):
        card = s.aside.pop()
        s.emma.append(COUNTED[card])
        s.shown |= BIT_OF[card]
        s.tell(EMMA_SHOWN, card)
    s.rng.shuffle(s.emma)
    s.tell(EMMA_READY)


def choose_royal(s: State) -> None:
    """MC-25 The group with most cards in Emma's piles, by the piles' flavours; else the leftmost.

    MC-22 One of A, B, C. MC-23 All its flavours in play are royal.
    """
    sizes = [0] * ROYAL_GROUP.size
    for play in s.emma:
        sizes[GROUP_OF[play >> FLAVOUR_SHIFT]] += 1
    s.royal = sizes.index(max(sizes))
    s.tell(EMMA_ROYAL, s.royal, max(sizes))


def draw_allergen(s: State) -> None:
    """MC-26 The next card's printed flavour is the allergen."""
    s.allergen_card = s.aside.pop()
    s.allergen = FLAVOUR_OF[s.allergen_card]
    s.tell(ALLERGEN_DRAWN, s.allergen_card, s.allergen)


def play(s: State) -> None:
    """Emma plays the top card of the pile that her table names."""
    pile, line = pile_to_play(s)
    for i, card in enumerate(s.emma):
        if card >> FLAVOUR_SHIFT == pile:
            s.trick.append(s.emma.pop(i))
            s.tell(EMMA_PLAYED, card & CARD_MASK, pile, line)
            return


def pile_to_play(s: State) -> tuple[int, int]:
    """Which pile, and by which line of her table.

    MC-56 She follows if she can. MC-57 to MC-59 If not, it depends on the led flavour.
    MC-60 to MC-62 If she leads, it depends on the card that won her the last trick.
    """
    if s.trick:
        led = s.trick[0] >> FLAVOUR_SHIFT
        if has_pile(s, led):
            return led, EMMA_LINE.numbers["follows"]
        kind = kind_when_led(s, led)
        return first_pile(s, FOLLOWS_OF[kind], led), len(KINDS) + kind
    won_with = last_winning_flavour(s)
    kind = kind_when_won(s, won_with)
    return first_pile(s, LEADS_OF[kind], won_with), kind


def has_pile(s: State, flavour: int) -> bool:
    """Whether Emma's pile of that flavour still has a card."""
    return any([card >> FLAVOUR_SHIFT == flavour for card in s.emma])  # noqa: C419


def last_winning_flavour(s: State) -> int:
    """The flavour that the card counted as with which Emma won the last trick."""
    return s.last_trick[winning_place(s.last_trick, s.royal)] >> FLAVOUR_SHIFT


def kind_when_led(s: State, flavour: int) -> int:
    """MC-57 to MC-59 A flavour that is royal and allergen counts as royal here."""
    if GROUP_OF[flavour] == s.royal:
        return ROYAL
    return ALLERGEN if flavour == s.allergen else ORDINARY


def kind_when_won(s: State, flavour: int) -> int:
    """MC-60 to MC-62 A flavour that is royal and allergen counts as allergen here."""
    if flavour == s.allergen:
        return ALLERGEN
    return ROYAL if GROUP_OF[flavour] == s.royal else ORDINARY


def first_pile(s: State, classes: list[int], flavour: int) -> int:
    """The leftmost pile of the first class that has one; `flavour` is the one to be the same."""
    for wanted in classes:
        for pile in range(EMMA_RANDOM):
            if belongs(s, pile, wanted, flavour) and has_pile(s, pile):
                return pile
    return UNKNOWN


def belongs(s: State, pile: int, wanted: int, flavour: int) -> bool:
    """Whether the pile is of the class."""
    royal = GROUP_OF[pile] == s.royal
    allergen = pile == s.allergen
    if wanted == SAME_FLAVOUR:
        return pile == flavour
    if wanted == ROYAL_CLEAN:
        return royal and not allergen
    if wanted == ANY_ROYAL:
        return royal
    if wanted == ANY_ALLERGEN:
        return allergen
    if wanted == ANY_ORDINARY:
        return not royal and not allergen
    if wanted == NON_ROYAL:
        return not royal
    return wanted == ANY

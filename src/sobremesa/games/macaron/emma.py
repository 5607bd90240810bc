"""Emma, the opponent of the solo game: her table is rules, not a bot."""

from __future__ import annotations

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macaron.facts import (
    ALLERGEN,
    ANY,
    ANY_ALLERGEN,
    ANY_ORDINARY,
    ANY_ROYAL,
    BARE,
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
from sobremesa.games.macaron.scoring import name_of, winning_place
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
    TRICK_LED,
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
        s.emma.append(int(COUNTED[card]))
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
    filled = filled_piles(s.emma)
    if s.trick.size:
        led = int(s.trick[0] >> FLAVOUR_SHIFT)
        pile, line = follow(filled, s.royal, s.allergen, led)
    else:
        s.tell(TRICK_LED, name_of(s, s.leader), s.tricks)
        pile, line = lead(filled, s.royal, s.allergen, last_winning_flavour(s))
    for i, card in enumerate(s.emma):
        if card >> FLAVOUR_SHIFT == pile:
            s.trick.append(s.emma.pop(i))
            s.emma_line = line
            s.tell(EMMA_PLAYED, card & CARD_MASK, pile, line)
            return


def filled_piles(cards: list[int]) -> int:
    """The set of flavours whose piles still have a card."""
    filled = 0
    for card in cards:
        filled |= 1 << (card >> FLAVOUR_SHIFT)
    return filled


def follow(filled: int, royal: int, allergen: int, led: int) -> tuple[int, int]:
    """The pile that Emma plays from on this lead, and the line of her table that says so.

    MC-56 She follows if she can. MC-57 to MC-59 If not, it depends on the led flavour; one that is
    royal and allergen counts as royal here.
    """
    if filled >> led & 1:
        return led, EMMA_LINE.numbers["follows"]
    kind = ALLERGEN if led == allergen else ORDINARY
    if GROUP_OF[led] == royal:
        kind = ROYAL
    return first_pile(filled, FOLLOWS_OF[kind], royal, allergen, led), len(KINDS) + kind


def lead(filled: int, royal: int, allergen: int, won_with: int) -> tuple[int, int]:
    """The pile that Emma leads from, and the line of her table that says so.

    MC-60 to MC-62 It depends on the flavour that won her the last trick; one that is royal and
    allergen counts as allergen here.
    """
    kind = ROYAL if GROUP_OF[won_with] == royal else ORDINARY
    if won_with == allergen:
        kind = ALLERGEN
    return first_pile(filled, LEADS_OF[kind], royal, allergen, won_with), kind


def last_winning_flavour(s: State) -> int:
    """The flavour that the card counted as with which Emma won the last trick."""
    return int(s.last_trick[winning_place(s.last_trick, s.royal)] >> FLAVOUR_SHIFT)


def first_pile(filled: int, classes: list[int], royal: int, allergen: int, same: int) -> int:
    """The leftmost filled pile of the first class that has one; `same` is for SAME_FLAVOUR."""
    for wanted in classes:
        for pile in range(EMMA_RANDOM):
            if filled >> pile & 1 and belongs(pile, wanted, royal, allergen, same):
                return pile
    return UNKNOWN


def belongs(pile: int, wanted: int, royal_group: int, allergen_flavour: int, same: int) -> bool:
    """Whether the pile is of the class."""
    royal = GROUP_OF[pile] == royal_group
    allergen = pile == allergen_flavour
    if wanted == SAME_FLAVOUR:
        return pile == same
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

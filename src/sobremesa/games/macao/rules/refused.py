"""What a person might try in vain, and the rule that forbids it."""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Action, Card, Seat, Verb
from sobremesa.games.macao.cards.effects import required
from sobremesa.games.macao.cards.printed import (
    BONUS,
    EFFECT_OF,
    EXCHANGE,
    NEEDS_MARKER,
    PER_GOODS,
    PILE_TOP,
)
from sobremesa.games.macao.facts import OFFICES_PER_ROUND, SAILS_OF, WALL_END
from sobremesa.games.macao.rules.allowed import possible, purchase_limit, quarter_limit
from sobremesa.games.macao.state import OVER, State
from sobremesa.games.macao.words import (
    ACTIVATE,
    CARD,
    DELIVER,
    JOKER,
    QUARTER,
    QUARTER_TAKE,
    SAIL,
    SLIP,
    SPACE,
    TRIBUTE,
    USE,
    WALL,
    WALL_CREDIT,
)


def far_away(space: int) -> list[tuple[Action, str]]:
    """MO-65 Where a ship cannot get in one step from a space; MO-67 to a slip it never does."""
    return [
        (SAIL.of(other), "MO-67" if other == SLIP else "MO-65")
        for other in range(SPACE.size)
        if SAIL.of(other) not in SAILS_OF[space]
    ]


def unpaid_steps(space: int) -> list[tuple[Action, str]]:
    """MO-29 The steps from a space, for which there is no cube."""
    return [(step, "MO-29") for step in SAILS_OF[space]]


def not_there() -> list[tuple[Action, str]]:
    """MO-70 All ports: a ship is in one of them at most, and may have nothing for it."""
    return [(DELIVER.of(port), "MO-70") for port in range(DELIVER.size)]


def no_tile() -> list[tuple[Action, str]]:
    """MO-52 All that a joker tile could be used for."""
    return [(JOKER.of(use), "MO-52") for use in range(JOKER.size)]


def works_by_itself(card: Card) -> tuple[Action, str]:
    """MO-87 A bonus is never asked for. MO-84 Nor is what holds always, or in another phase."""
    return USE.of(card), "MO-87" if EFFECT_OF[card] == BONUS else "MO-84"


FAR_AWAY: Final = [far_away(space) for space in range(SPACE.size)]
UNPAID_STEPS: Final = [unpaid_steps(space) for space in range(SPACE.size)]
NOT_THERE: Final = not_there()
NO_TILE: Final = no_tile()
BY_ITSELF: Final = [works_by_itself(card) for card in range(CARD.size)]


def refused(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """What the seat might try in vain in its turn."""
    legal = set(possible(s, seat))
    space = s.ships[seat]
    tried = FAR_AWAY[space] + UNPAID_STEPS[space] + NOT_THERE
    tried += on_the_wall(s, seat)
    tried.append((TRIBUTE.base, why_no_tribute(s, seat)))
    tried += NO_TILE
    tried += in_the_city(s, seat)
    tried += cards_elsewhere(s, seat, ACTIVATE) + discarded(s, ACTIVATE)
    tried += [(ACTIVATE.base + card, "MO-37") for card in s.tableaux[seat]]
    tried += [(USE.base + card, "MO-81") for card in s.tableaux[seat]]
    tried += own_active_cards(s, seat)
    for other in range(s.seats):
        if other != seat:
            tried += [(USE.base + card, "MO-83") for card in s.active[other]]
    return [pair for pair in tried if pair[0] not in legal]


def on_the_wall(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """MO-59 The end of the wall. MO-57 A move that is over. MO-56 What it costs. MO-61 Credits."""
    if s.discs[seat] == WALL_END:
        return [(WALL.of(), "MO-59"), (WALL_CREDIT.of(), "MO-59")]
    if s.wall_moves[seat] == OVER:
        return [(WALL.of(), "MO-57"), (WALL_CREDIT.of(), "MO-61")]
    return [(WALL.of(), "MO-56"), (WALL_CREDIT.of(), "MO-61")]


def why_no_tribute(s: State, seat: Seat) -> str:
    """MO-77 Once per turn. MO-R11 All of the price or nothing."""
    return "MO-77" if s.purchases[seat] >= purchase_limit(s.powers[seat]) else "MO-R11"


def in_the_city(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """MO-46 A quarter has an owner, MO-45 the player has had his, MO-44 or it costs too much."""
    rest = "MO-45" if s.quarters_taken[seat] >= quarter_limit(s.powers[seat]) else "MO-44"
    return [
        (QUARTER_TAKE.base + quarter, rest if s.free & BIT_OF[quarter] else "MO-46")
        for quarter in range(QUARTER.size)
    ]


def own_active_cards(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """MO-82 A card is used already, or cannot be used; or MO-84, MO-87 it works by itself."""
    return [
        BY_ITSELF[card]
        if EFFECT_OF[card] != EXCHANGE
        else (USE.base + card, "MO-82" if s.used[seat] & BIT_OF[i] else why_no_use(s, seat, card))
        for i, card in enumerate(s.active[seat])
    ]


def why_no_use(s: State, seat: Seat, card: Card) -> str:
    """MO-86 What the card requires, MO-85 nothing to gain, MO-34 or nothing to pay with."""
    if not required(s, seat, card):
        return "MO-86"
    if (PER_GOODS[card] and not s.cargo[seat]) or (NEEDS_MARKER[card] and not s.punished[seat]):
        return "MO-85"
    return "MO-34"


def cards_elsewhere(s: State, seat: Seat, verb: Verb) -> list[tuple[Action, str]]:
    """MO-9 Offices to come, MO-12 and what others have taken."""
    base = verb.base
    tried = [(base + card, "MO-9") for card in s.offices[s.round * OFFICES_PER_ROUND :]]
    for other in range(s.seats):
        if other != seat:
            tried += [(base + card, "MO-12") for card in s.tableaux[other]]
    return tried


def discarded(s: State, verb: Verb) -> list[tuple[Action, str]]:
    """MO-13 What lies on top of the discard pile, where all can see it."""
    return [(verb.base + card, "MO-13") for card in s.discards[-PILE_TOP:]]


def active_cards(s: State, verb: Verb) -> list[tuple[Action, str]]:
    """MO-41 Activated cards stay where they are, whoever has them."""
    return [(verb.base + card, "MO-41") for cards in s.active for card in cards]

"""La Macarena's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, compound, number, sitters

DATA: Final[Section] = read("sobremesa.games.la_macarena")

# Elements, ranks and cards; the two copies of a card cannot be told apart.
ELEMENT: Final[Noun] = Noun(
    "element", [section.text("name") for section in DATA.sections("element")]
)
RANK: Final[Noun] = Noun("rank", [section.text("name") for section in DATA.sections("rank")])
CARD: Final[Noun] = compound(
    "card",
    [ELEMENT, RANK],
    [[element, rank] for element in range(ELEMENT.size) for rank in range(RANK.size)],
)

# The table: seats in order of play, wells, macas by colour.
MOST_SEATS: Final[int] = max(DATA.section("game").numbers("seats"))
SEAT: Final[Noun] = sitters("seat", MOST_SEATS)
WELLS: Final[int] = DATA.section("setup").number("wells")
WELL: Final[Noun] = Noun("well", [str(well) for well in range(WELLS)])
_COLOURS: Final[list[str]] = [section.text("name") for section in DATA.sections("colour")]
COLOUR: Final[Noun] = Noun("colour", _COLOURS, of_seats=len(_COLOURS))
COLLECTED: Final[Noun] = compound(
    "collected",
    [SEAT, CARD],
    [[seat, card] for seat in range(MOST_SEATS) for card in range(CARD.size)],
)

# How two cards of a series are linked.
LINK: Final[Noun] = Noun("link", ["up", "down", "same", "mirror"])
UP: Final = 0
DOWN: Final = 1
SAME: Final = 2
MIRROR: Final = 3

# What a view says about turns and wells.
TURN: Final[Noun] = Noun("turn", ["normal", "mirror"])
SPELL: Final[Noun] = Noun("spell", ["free", "own", "shared", "closed"])
FREE: Final = 0
OWN: Final = 1
SHARED: Final = 2
CLOSED: Final = 3
DANGER: Final[Noun] = Noun(
    "danger", ["every_well", "one_element", "last_turn", "last_cards"], explained=True
)
ONE_WELL_SHORT: Final = 0
ONE_ELEMENT_SHORT: Final = 1
LAST_TURN: Final = 2
LAST_CARDS: Final = 3
"""What may end the game within a turn."""
PAID_BACK: Final[Noun] = Noun("paid_back", [*ELEMENT.names, "coins"])
COINS_PAID_BACK: Final[int] = ELEMENT.size
"""What was given back at the end of a hand: an element, or all coins."""

# Numbers told in the log.
HAND: Final[Noun] = number("hand")
CARDS: Final[Noun] = number("cards")
COINS: Final[Noun] = number("coins")
MACAS: Final[Noun] = number("macas")
AMULETS: Final[Noun] = number("amulets")
TOKENS: Final[Noun] = number("tokens")

# Verbs, in the specification's order: 76 actions.
WORDS: Final[Words] = Words("la_macarena", DATA.section("game").text("rule_prefix"))
PASS: Final[Verb] = WORDS.verb("pass")
OPEN: Final[Verb] = WORDS.verb("open", WELL)
APPEND: Final[Verb] = WORDS.verb("append", CARD)
STOP: Final[Verb] = WORDS.verb("stop")
MOVE: Final[Verb] = WORDS.verb("move", WELL)
RETURN: Final[Verb] = WORDS.verb("return", ELEMENT)
BUY: Final[Verb] = WORDS.verb("buy", ELEMENT)

# Steps, in the rulebook's order.
HAND_OUT_ELEMENTS: Final[int] = WORDS.step("hand_out_elements")
DEAL_HAND: Final[int] = WORDS.step("deal_hand")
TAKE_TURN: Final[int] = WORDS.step("take_turn")
LAY_CARD: Final[int] = WORDS.step("lay_card")
MOVE_MACA: Final[int] = WORDS.step("move_maca")
END_HAND: Final[int] = WORDS.step("end_hand")
RETURN_ELEMENT: Final[int] = WORDS.step("return_element")
GIVE_BACK: Final[int] = WORDS.step("give_back")
AWARD_PRIZES: Final[int] = WORDS.step("award_prizes")
EXCHANGE: Final[int] = WORDS.step("exchange")
BUY_ELEMENT: Final[int] = WORDS.step("buy_element")
CHECK_GOAL: Final[int] = WORDS.step("check_goal")

PHASES: Final[list[int]] = [TAKE_TURN, LAY_CARD, MOVE_MACA, RETURN_ELEMENT, BUY_ELEMENT]
PHASE: Final[Noun] = Noun("phase", [WORDS.steps[step] for step in PHASES])
"""The steps at which someone chooses."""

# Events: setup and turns.
ELEMENT_GIVEN: Final[Event] = WORDS.event("element_given", SEAT, ELEMENT)
HAND_BEGAN: Final[Event] = WORDS.event("hand_began", HAND, SEAT)
DEALT: Final[Event] = WORDS.event("dealt", SEAT, CARD, quiet=True)
WELL_TURNED_UP: Final[Event] = WORDS.event("well_turned_up", WELL, CARD, quiet=True)
DREW: Final[Event] = WORDS.event("drew", SEAT, CARD)
DRAWN: Final[Event] = WORDS.event("drawn", SEAT, quiet=True)
PASSED: Final[Event] = WORDS.event("passed", SEAT)
MACAS_RETURNED: Final[Event] = WORDS.event("macas_returned", SEAT, MACAS)
MACAS_KEPT: Final[Event] = WORDS.event("macas_kept", SEAT, MACAS)
OPENED: Final[Event] = WORDS.event("opened", SEAT, WELL, quiet=True)
LAID: Final[Event] = WORDS.event("laid", SEAT, CARD, WELL, LINK)
SERIES_ENDED: Final[Event] = WORDS.event("series_ended", SEAT, CARD, WELL, CARDS)
MIRROR_COLLECTED: Final[Event] = WORDS.event("mirror_collected", SEAT, CARD, WELL)
MACA_PLACED: Final[Event] = WORDS.event("maca_placed", SEAT, WELL)
MACA_MOVED: Final[Event] = WORDS.event("maca_moved", SEAT, WELL, WELL)
MACAS_STAYED: Final[Event] = WORDS.event("macas_stayed", SEAT, WELL)
MIRROR_TURN_BEGAN: Final[Event] = WORDS.event("mirror_turn_began", SEAT)
WENT_OUT: Final[Event] = WORDS.event("went_out", SEAT, HAND)
DECK_EMPTY: Final[Event] = WORDS.event("deck_empty", HAND)

# Events: the end of a hand.
HAND_COUNTED: Final[Event] = WORDS.event("hand_counted", SEAT, CARDS)
NO_RETURNS: Final[Event] = WORDS.event("no_returns")
RETURN_CHOSEN: Final[Event] = WORDS.event("return_chosen", SEAT, ELEMENT)
ELEMENT_RETURNED: Final[Event] = WORDS.event("element_returned", SEAT, ELEMENT)
COINS_RETURNED: Final[Event] = WORDS.event("coins_returned", SEAT, COINS)
NOTHING_RETURNED: Final[Event] = WORDS.event("nothing_returned", SEAT)
CARD_SHOWN: Final[Event] = WORDS.event("card_shown", SEAT, CARD, quiet=True)
COLLECTION_SHOWN: Final[Event] = WORDS.event("collection_shown", SEAT, CARDS)
MACAS_PAID: Final[Event] = WORDS.event("macas_paid", SEAT, MACAS, COINS)
LARGEST_PAID: Final[Event] = WORDS.event("largest_paid", SEAT, CARDS, COINS)
EMPTY_HAND_PAID: Final[Event] = WORDS.event("empty_hand_paid", SEAT, COINS)
ELEMENT_COUNTED: Final[Event] = WORDS.event("element_counted", SEAT, CARDS, ELEMENT)
ELEMENT_WON: Final[Event] = WORDS.event("element_won", SEAT, ELEMENT)
ELEMENT_WON_BY_RANK: Final[Event] = WORDS.event("element_won_by_rank", SEAT, ELEMENT)
ELEMENT_TIED: Final[Event] = WORDS.event("element_tied", ELEMENT)
ELEMENT_UNCLAIMED: Final[Event] = WORDS.event("element_unclaimed", ELEMENT)
TOKEN_TAKEN: Final[Event] = WORDS.event("token_taken", SEAT, ELEMENT, quiet=True)
COIN_INSTEAD: Final[Event] = WORDS.event("coin_instead", SEAT, ELEMENT, COINS)
AMULET_MADE: Final[Event] = WORDS.event("amulet_made", SEAT, AMULETS)
BOUGHT: Final[Event] = WORDS.event("bought", SEAT, ELEMENT, COINS)

# Events: the end of the game.
GOAL_REACHED: Final[Event] = WORDS.event("goal_reached", SEAT, AMULETS)
GOAL_TIE: Final[Event] = WORDS.event("goal_tie", SEAT, COINS, CARDS)
RANKED: Final[Event] = WORDS.event("ranked", SEAT, AMULETS, TOKENS, COINS)
WON: Final[Event] = WORDS.event("won", SEAT)

# Ways in which a game can end.
GOAL: Final[int] = WORDS.outcome("goal")
EVERY_WELL: Final[int] = WORDS.outcome("every_well")
HAND_CAP: Final[int] = WORDS.outcome("hand_cap")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())

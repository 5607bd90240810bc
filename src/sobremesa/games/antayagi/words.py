"""AntaYagí's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, compound, number, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.antayagi")
_GAME: Final[Section] = DATA.section("game")
_OBJECTS: Final[list[Section]] = DATA.sections("object")
_BACKS: Final[list[Section]] = DATA.sections("back")
_CARDS: Final[list[Section]] = DATA.sections("card")

# The two sides of a card. Cards with the same two sides cannot be told apart.
OBJECT: Final[Noun] = Noun("object", [item.text("name") for item in _OBJECTS], explained=True)
BACK: Final[Noun] = Noun("back", [item.text("name") for item in _BACKS], explained=True)
CARD: Final[Noun] = compound(
    "card",
    [OBJECT, BACK],
    [[OBJECT.numbers[card.text("object")], BACK.numbers[card.text("back")]] for card in _CARDS],
)
EDIBLE: Final[Noun] = OBJECT.part([i for i, item in enumerate(_OBJECTS) if item.flag("edible")])

# How a card is held, and what a viewer knows of one.
FACING: Final[Noun] = Noun("facing", ["outward", "inward"])
LOOK: Final[Noun] = Noun("object", [*OBJECT.names, "unknown"], explained=True)
"""An object, or that the viewer does not know it."""
HIDDEN: Final[int] = OBJECT.size
SHOWN_BACK: Final[Noun] = Noun("back", [*BACK.names, "unknown"], explained=True)
"""A back, or that the table does not show it to the viewer (AY-92)."""
MARK: Final[Noun] = Noun("mark", FACING.names)
"""The facing again, in fewer words."""
SIGHT: Final[Noun] = compound(
    "sight",
    [LOOK, SHOWN_BACK, MARK],
    [
        [look, back, mark]
        for look in range(LOOK.size)
        for back in range(BACK.size)
        for mark in range(MARK.size)
    ]
    + [[look, BACK.size, mark] for look in range(LOOK.size) for mark in range(MARK.size)],
)
BACK_HIDDEN: Final[int] = LOOK.size * BACK.size * MARK.size
"""From here on come the sights of cards whose back is not shown."""

# Who and where.
MOST_SEATS: Final[int] = max(_GAME.numbers("seats"))
SEAT: Final[Noun] = sitters("seat", MOST_SEATS)
OWNER: Final[Noun] = sitters("owner", MOST_SEATS)
"""The seats again, as owners of zones."""
HAND_SIZE: Final[i64] = _GAME.number("hand")
SLOT: Final[Noun] = Noun("slot", [str(slot) for slot in range(HAND_SIZE)])
ROLE: Final[Noun] = Noun("role", ["active", "partner"])
STANDING: Final[Noun] = Noun("standing", ["stands", "cancelled"])
STANDS: Final = 0
CANCELLED: Final = 1
DANGER: Final[Noun] = Noun("danger", ["one_point", "last_turn"], explained=True)
ONE_POINT: Final = 0
LAST_TURN: Final = 1
MOST_IN_ZONE: Final = 10
"""No zone of a game can hold more cards than this (AY-R19, and an exchange in full swing)."""
ZONE_PLACE: Final[Noun] = compound(
    "zone_place",
    [OWNER, numbers("place", MOST_IN_ZONE, first=1)],
    [[owner, place] for owner in range(MOST_SEATS) for place in range(MOST_IN_ZONE)],
)
PILE_PLACE: Final[Noun] = numbers("pile_place", _GAME.number("cards"), first=1)
POOL_PLACE: Final[Noun] = numbers("pool_place", MOST_SEATS * HAND_SIZE, first=1)
SABOTAGE_NUMBER: Final[Noun] = numbers(
    "sabotage_number",
    sum([back.number("copies") for back in _BACKS if back.text("effect") == "sabotage"]),
    first=1,
)

# Numbers told in the log.
TURN: Final[Noun] = number("turn")
CARDS: Final[Noun] = number("cards")
POINTS: Final[Noun] = number("points")
TARGET: Final[Noun] = number("target")

# Verbs.
WORDS: Final[Words] = Words("antayagi", _GAME.text("rule_prefix"))
PARTNER: Final[Verb] = WORDS.verb("partner", SEAT)
COMMIT: Final[Verb] = WORDS.verb("commit", SLOT)
PASS: Final[Verb] = WORDS.verb("pass")
SABOTAGE: Final[Verb] = WORDS.verb("sabotage", SLOT)
TAKE: Final[Verb] = WORDS.verb("take", SLOT)
EAT: Final[Verb] = WORDS.verb("eat", EDIBLE)

# Steps, in the rulebook's order.
DEAL: Final[int] = WORDS.step("deal")
CHOOSE_PARTNER: Final[int] = WORDS.step("choose_partner")
COMMIT_CARD: Final[int] = WORDS.step("commit_card")
REVEAL: Final[int] = WORDS.step("reveal")
OPEN_WINDOW: Final[int] = WORDS.step("open_window")
PLAY_SABOTAGE: Final[int] = WORDS.step("play_sabotage")
APPLY_EFFECT: Final[int] = WORDS.step("apply_effect")
TAKE_CARD: Final[int] = WORDS.step("take_card")
CLEAN_UP: Final[int] = WORDS.step("clean_up")
FEED_T_REX: Final[int] = WORDS.step("feed_t_rex")
CHECK_WIN: Final[int] = WORDS.step("check_win")
REPLENISH: Final[int] = WORDS.step("replenish")

# Events.
# AY-92 What is turned away from a viewer is told where the memory is aided, else to no one.
DEALT: Final[Event] = WORDS.event(
    "dealt", SEAT, BACK, FACING, OBJECT, secret=[OBJECT], turned=[BACK], quiet=True
)
TURN_BEGAN: Final[Event] = WORDS.event("turn_began", TURN, SEAT)
TURN_SKIPPED: Final[Event] = WORDS.event("turn_skipped", SEAT)
PARTNER_CHOSEN: Final[Event] = WORDS.event("partner_chosen", SEAT, SEAT)
COMMITTED: Final[Event] = WORDS.event("committed", SEAT, SLOT)
REVEALED: Final[Event] = WORDS.event("revealed", SEAT, CARD)
IDENTICAL: Final[Event] = WORDS.event("identical", OBJECT)
SABOTAGED: Final[Event] = WORDS.event("sabotaged", SEAT, CARD, STANDING)
PASSED: Final[Event] = WORDS.event("passed", SEAT, quiet=True)
WINDOW_CLOSED: Final[Event] = WORDS.event("window_closed", CARDS, STANDING, quiet=True)
EXCHANGE_CANCELLED: Final[Event] = WORDS.event("exchange_cancelled", CARDS)
KEPT_OWN: Final[Event] = WORDS.event("kept_own", OBJECT)
RECEIVED: Final[Event] = WORDS.event("received", SEAT, CARD)
WORTHLESS: Final[Event] = WORDS.event("worthless", SEAT, CARD)
HAND_TURNED: Final[Event] = WORDS.event("hand_turned", SEAT, CARDS)
CARD_TURNED: Final[Event] = WORDS.event("card_turned", SEAT, CARD, FACING, turned=[CARD])
HAND_EMPTY: Final[Event] = WORDS.event("hand_empty", SEAT, SEAT)
TAKEN: Final[Event] = WORDS.event("taken", SEAT, SEAT, CARD)
HAND_DISCARDED: Final[Event] = WORDS.event("hand_discarded", SEAT, CARDS)
DISCARDED: Final[Event] = WORDS.event("discarded", SEAT, CARD)
TARGET_RAISED: Final[Event] = WORDS.event("target_raised", SEAT, TARGET)
CLEARED: Final[Event] = WORDS.event("cleared", CARD, quiet=True)
EATEN: Final[Event] = WORDS.event("eaten", SEAT, CARD, CARD)
SCORED: Final[Event] = WORDS.event("scored", SEAT, POINTS, TARGET)
DREW: Final[Event] = WORDS.event("drew", SEAT, BACK, FACING, OBJECT, secret=[OBJECT], turned=[BACK])
RESHUFFLED: Final[Event] = WORDS.event("reshuffled", CARDS)
WON: Final[Event] = WORDS.event("won", SEAT)

# Ways in which a game can end.
GOAL: Final[int] = WORDS.outcome("goal")
GOAL_BY_BOTH: Final[int] = WORDS.outcome("goal_by_both")
TURN_CAP: Final[int] = WORDS.outcome("turn_cap")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())

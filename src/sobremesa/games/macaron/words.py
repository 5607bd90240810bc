"""Macaron's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, compound, number, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.macaron")
_FLAVOURS: Final[list[Section]] = DATA.sections("flavour")
_GROUPS: Final[list[Section]] = DATA.sections("group")
_MODES: Final[list[Section]] = DATA.sections("mode")
_SIDES: Final[list[Section]] = DATA.sections("side")
_TOKENS: Final[list[Section]] = DATA.sections("token")

# Flavours, groups and cards.
FLAVOUR: Final[Noun] = Noun("flavour", [flavour.text("name") for flavour in _FLAVOURS])
GROUP: Final[Noun] = Noun("group", [group.text("name") for group in _GROUPS])
ROYAL_GROUP: Final[Noun] = GROUP.part(
    [i for i, group in enumerate(_GROUPS) if group.flag("may_be_royal")]
)
ALLERGEN_FLAVOUR: Final[Noun] = FLAVOUR.part(
    [i for i, flavour in enumerate(_FLAVOURS) if flavour.flag("may_be_allergen")]
)
VALUE: Final[Noun] = numbers("value", max([f.number("highest") for f in _FLAVOURS]), first=1)
CARD: Final[Noun] = compound(
    "card",
    [FLAVOUR, VALUE],
    [[i, value] for i, f in enumerate(_FLAVOURS) for value in range(f.number("highest"))],
)

# Modes, voting tokens, and the rows of the gift-box tracks.
MODE: Final[Noun] = Noun("mode", [mode.text("name") for mode in _MODES])
FACE: Final[Noun] = Noun("face", [token.text("face") for token in _TOKENS])
EDGE: Final[Noun] = Noun("edge", ["above", "below"])
ABOVE: Final = 0
BELOW: Final = 1
SIDE: Final[Noun] = Noun("side", [side.text("name") for side in _SIDES])
_ROW_STARTS: Final[dict[str, int]] = {
    row.text("name"): row.number("from") for side in _SIDES for row in side.sections("row")
}
ROW: Final[Noun] = Noun("row", sorted(_ROW_STARTS, key=lambda name: (_ROW_STARTS[name], name)))
"""The rows of both sides together, so that a bet means the same row for ever."""

# Who acts: the seats, and Emma, who is no seat.
MOST_SEATS: Final[int] = max(DATA.section("game").numbers("seats"))
SEAT: Final[Noun] = sitters("seat", MOST_SEATS)
WHO: Final[Noun] = sitters("who", MOST_SEATS, ["emma"])
EMMA: Final[int] = WHO.numbers["emma"]
EMMA_TURN: Final = 1
"""Emma's number among those who play a trick, bet and score in solo; the human's is 0."""

VOID: Final[Noun] = compound(
    "void",
    [SEAT, FLAVOUR],
    [[seat, flavour] for seat in range(MOST_SEATS) for flavour in range(FLAVOUR.size)],
)

# Numbers told in the log or shown in a view.
ROUND: Final[Noun] = number("round")
BOXES: Final[Noun] = number("boxes")
POINTS: Final[Noun] = number("points")
SUM: Final[Noun] = number("sum")
SUM_SHIFT: Final = 18
"""No flavour's or group's sum of votes is further from 0."""
CARDS: Final[Noun] = number("cards")
POINT: Final[Noun] = numbers("point", 10)
TURN: Final[Noun] = numbers("turn", MOST_SEATS, first=1)
TRICK: Final[Noun] = numbers("trick", max([mode.number("tricks") for mode in _MODES]), first=1)
PLAY_NUMBER: Final[Noun] = numbers("play_number", CARD.size, first=1)
VOTE_NUMBER: Final[Noun] = numbers(
    "vote_number", sum([token.number("copies") for token in _TOKENS]), first=1
)
DIRECTION: Final[Noun] = Noun("direction", ["left", "right"])
KINDS: Final[list[str]] = ["ordinary", "royal", "allergen"]
"""A flavour in Emma's eyes; her lines are numbered in this order."""
EMMA_LINE: Final[Noun] = Noun(
    "emma_line",
    [f"after_{kind}" for kind in KINDS] + [f"lacks_{kind}" for kind in KINDS] + ["follows"],
    printed=[f"emma.{does}.{kind}" for does in ("lead", "follow") for kind in KINDS] + [""],
)
STAKE: Final[Noun] = Noun("stake", ["plain", "with_a_1", "spoiled", "neutralised", "neutralised_1"])
PLAIN: Final = 0
WITH_A_1: Final = 1
SPOILED: Final = 2
NEUTRALISED: Final = 3
NEUTRALISED_1: Final = 4
DANGER: Final[Noun] = Noun(
    "danger", ["game_end", "round_end", "round_end_by_a_1", "bet"], explained=True
)
"""What the trick on the table may bring about through a player, the worst first."""
GAME_END: Final = 0
ROUND_END: Final = 1
ROUND_END_BY_A_1: Final = 2
BET_AT_RISK: Final = 3

# Verbs. The likely ones come first: numbers below 257 cost no memory.
WORDS: Final[Words] = Words("macaron", DATA.section("game").text("rule_prefix"))
PLAY: Final[Verb] = WORDS.verb("play", CARD)
VOTE: Final[Verb] = WORDS.verb("vote", FACE, FLAVOUR, EDGE)
PASS: Final[Verb] = WORDS.verb("pass", CARD)
BET: Final[Verb] = WORDS.verb("bet", ROW)
NO_BET: Final[Verb] = WORDS.verb("no_bet")
CHOOSE_ROYAL_GROUP: Final[Verb] = WORDS.verb("royal", ROYAL_GROUP)
CHOOSE_ALLERGEN_FLAVOUR: Final[Verb] = WORDS.verb("allergen", ALLERGEN_FLAVOUR)
SWAP: Final[Verb] = WORDS.verb("swap", CARD)
SWAP_DONE: Final[Verb] = WORDS.verb("swap_done")

# Steps, in the rulebook's order.
DEAL_ROUND: Final[int] = WORDS.step("deal_round")
PASS_CARD: Final[int] = WORDS.step("pass_card")
HAND_OVER: Final[int] = WORDS.step("hand_over")
SWAP_CARD: Final[int] = WORDS.step("swap_card")
DRAW_SWAPPED: Final[int] = WORDS.step("draw_swapped")
DEAL_EMMA: Final[int] = WORDS.step("deal_emma")
CHOOSE_ROYAL: Final[int] = WORDS.step("choose_royal")
CHOOSE_ALLERGEN: Final[int] = WORDS.step("choose_allergen")
DEAL_TOKENS: Final[int] = WORDS.step("deal_tokens")
PLACE_VOTE: Final[int] = WORDS.step("place_vote")
COUNT_VOTES: Final[int] = WORDS.step("count_votes")
PLACE_BET: Final[int] = WORDS.step("place_bet")
BEGIN_TRICK: Final[int] = WORDS.step("begin_trick")
PLAY_CARD: Final[int] = WORDS.step("play_card")
EMMA_PLAY: Final[int] = WORDS.step("emma_play")
TAKE_TRICK: Final[int] = WORDS.step("take_trick")
SCORE_ROUND: Final[int] = WORDS.step("score_round")

# Events. MC-R44 What fades is put away with its trick, until the round has been scored.
ROUND_BEGAN: Final[Event] = WORDS.event("round_began", ROUND, SEAT)
DEALT: Final[Event] = WORDS.event("dealt", SEAT, CARD, quiet=True)
PASS_CHOSEN: Final[Event] = WORDS.event("pass_chosen", SEAT, CARD)
PASSED: Final[Event] = WORDS.event("passed", CARDS, DIRECTION)
CARD_PASSED: Final[Event] = WORDS.event("card_passed", SEAT, SEAT, CARD)
SWAP_CHOSEN: Final[Event] = WORDS.event("swap_chosen", SEAT, CARD, secret=[CARD])
SWAP_FINISHED: Final[Event] = WORDS.event("swap_finished", SEAT)
SWAP_DRAWN: Final[Event] = WORDS.event("swap_drawn", SEAT, CARD, secret=[CARD])
EMMA_SHOWN: Final[Event] = WORDS.event("emma_shown", CARD, fades=[CARD])
EMMA_READY: Final[Event] = WORDS.event("emma_ready")
EMMA_ROYAL: Final[Event] = WORDS.event("emma_royal", GROUP, CARDS)
ALLERGEN_DRAWN: Final[Event] = WORDS.event("allergen_drawn", CARD, FLAVOUR)
ROYAL_CHOSEN: Final[Event] = WORDS.event("royal_chosen", SEAT, GROUP)
ALLERGEN_CHOSEN: Final[Event] = WORDS.event("allergen_chosen", SEAT, FLAVOUR)
TOKEN_DEALT: Final[Event] = WORDS.event("token_dealt", SEAT, FACE, quiet=True)
VOTED: Final[Event] = WORDS.event("voted", SEAT, FACE, EDGE, FLAVOUR, secret=[FACE])
VOTE_SHOWN: Final[Event] = WORDS.event("vote_shown", SEAT, FACE, EDGE, FLAVOUR)
GROUP_SUM: Final[Event] = WORDS.event("group_sum", GROUP, SUM)
FLAVOUR_SUM: Final[Event] = WORDS.event("flavour_sum", FLAVOUR, SUM)
VOTES_COUNTED: Final[Event] = WORDS.event("votes_counted", GROUP, FLAVOUR)
BETTED: Final[Event] = WORDS.event("bet_placed", SEAT, ROW, clears=True)
ABSTAINED: Final[Event] = WORDS.event("bet_declined", SEAT)
TRICK_LED: Final[Event] = WORDS.event("trick_led", WHO, TRICK, clears=True)
PLAYED: Final[Event] = WORDS.event("played", SEAT, CARD, fades=[SEAT, CARD])
EMMA_PLAYED: Final[Event] = WORDS.event(
    "emma_played", CARD, FLAVOUR, EMMA_LINE, fades=[CARD, FLAVOUR, EMMA_LINE]
)
TRICK_WON: Final[Event] = WORDS.event("trick_won", WHO, BOXES, STAKE)
ROUND_ENDED: Final[Event] = WORDS.event("round_ended", ROUND, reopens=True)
BOXES_SCORED: Final[Event] = WORDS.event("boxes_scored", WHO, BOXES, POINTS)
BET_WON: Final[Event] = WORDS.event("bet_won", SEAT, ROW, POINTS)
BET_LOST: Final[Event] = WORDS.event("bet_lost", SEAT, ROW, POINTS)
SOLO_BET_LOST: Final[Event] = WORDS.event("solo_bet_lost", SEAT, ROW, POINTS)
SOLO_BET_WON: Final[Event] = WORDS.event("solo_bet_won", SEAT, ROW)
SCORED: Final[Event] = WORDS.event("scored", WHO, POINTS)

# Ways in which a game can end.
GOAL: Final[int] = WORDS.outcome("goal")
ROUND_CAP: Final[int] = WORDS.outcome("round_cap")
EMMA_BEATEN: Final[int] = WORDS.outcome("emma_beaten")
EMMA_TIED: Final[int] = WORDS.outcome("emma_tied")
EMMA_WON: Final[int] = WORDS.outcome("emma_won")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())

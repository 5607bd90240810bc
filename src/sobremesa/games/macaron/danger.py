"""What the trick on the table may bring about: the end of the round or the game, a lost bet."""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import set_of
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macaron.facts import (
    BOXES_PER_TRICK,
    BOXES_TO_END,
    BOXES_WITH_A_1,
    DECK_OF,
    TRICKS_OF,
    VALUE_OF,
)
from sobremesa.games.macaron.scoring import row_of, scores_with
from sobremesa.games.macaron.state import Open, cards_in
from sobremesa.games.macaron.words import (
    BET_AT_RISK,
    GAME_END,
    PLAY_CARD,
    ROUND_END,
    ROUND_END_BY_A_1,
)

ONES_OF: Final[list[int]] = [
    set_of([card for card in deck if VALUE_OF[card] == 1]) for deck in DECK_OF
]
"""The set of 1s in each mode's deck."""


def danger_of(s: Open, player: int) -> int:
    """What threatens through the player while a trick is played, or UNKNOWN; the worst alone."""
    if s.step() != PLAY_CARD:
        return UNKNOWN
    lacking = BOXES_TO_END - s.boxes[player]
    last = s.tricks + 1 == TRICKS_OF[s.mode]
    if ends_game(s, player, last):
        return GAME_END
    if not last and lacking <= BOXES_PER_TRICK:
        return ROUND_END
    if not last and lacking <= BOXES_WITH_A_1 and ones_are_out(s):
        return ROUND_END_BY_A_1
    return BET_AT_RISK if bet_hangs(s, player, last) else UNKNOWN


def ends_game(s: Open, player: int, last: bool) -> bool:
    """MC-69, MC-77 His next box ends the round and somebody has the target, or the last trick does.

    With the last trick it is his own score that counts, with a box more or as it is.
    """
    more = s.boxes.copy()
    more[player] = more[player] + BOXES_PER_TRICK
    if not last:
        return more[player] >= BOXES_TO_END and max(scores_with(s, more)) >= s.target
    own = s.team(player)
    return max(scores_with(s, more)[own], scores_with(s, s.boxes)[own]) >= s.target


def ones_are_out(s: Open) -> bool:
    """MC-64 Whether a trick can still be won with a 1."""
    return ONES_OF[s.mode] & ~cards_in(s.plays) != 0


def bet_hangs(s: Open, player: int, last: bool) -> bool:
    """MC-71, MC-72 The next box takes the bet out of its row, or none but the last brings it in."""
    bet = s.bets[player] if player < s.seats else UNKNOWN
    boxes = s.boxes[player]
    right = row_of(s.side, boxes) == bet
    right_with_one = row_of(s.side, boxes + BOXES_PER_TRICK) == bet
    if right:
        return not right_with_one
    return last and (right_with_one or row_of(s.side, boxes + BOXES_WITH_A_1) == bet)

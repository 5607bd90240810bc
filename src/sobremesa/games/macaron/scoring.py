"""Who wins a trick, what it brings, what a round brings, who wins the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.ints import Ints
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macaron.facts import (
    BOXES_PER_TRICK,
    BOXES_WITH_A_1,
    EMMA_FOR_LOST_BET,
    FLAVOUR_SHIFT,
    LOST_OF,
    LOWEST_SCORE,
    NEUTRALISING,
    POINTS_OF,
    ROUNDS_PER_POINT,
    ROW_AT,
    ROYALS_OF,
    VALUE_MASK,
    VALUE_SHIFT,
    WON_OF,
)
from sobremesa.games.macaron.state import Open
from sobremesa.games.macaron.words import (
    BET_LOST,
    BET_WON,
    BOXES_SCORED,
    EMMA,
    EMMA_BEATEN,
    EMMA_TIED,
    EMMA_TURN,
    EMMA_WON,
    GOAL,
    NEUTRALISED,
    NEUTRALISED_1,
    PLAIN,
    ROUND_CAP,
    SCORED,
    SOLO_BET_LOST,
    SOLO_BET_WON,
    SPOILED,
    WITH_A_1,
    WORDS,
)

VALUES: Final = VALUE_MASK << VALUE_SHIFT
"""The bits of a played card that hold its value."""
ONE: Final = 1 << VALUE_SHIFT
TWO: Final[i64] = NEUTRALISING << VALUE_SHIFT


def winning_place(trick: Ints, royal: int) -> int:
    """Which card of the trick wins, by its place in the order of play.

    MC-50 The highest of the led flavour, MC-51 unless royal cards were played on another lead:
    then the highest of these, of either flavour. MC-52, MC-55 The first of equals. MC-53 On a
    royal lead the other royal flavour is a discard, MC-54 as is every other flavour.
    MC-66 The allergen has no say.
    """
    royals: i64 = ROYALS_OF[royal]
    first = trick[0]
    best_place: i64 = 0
    best = first
    trumps = royals >> (first >> FLAVOUR_SHIFT) & 1 == 0
    """Royal cards win over the led flavour, unless that is royal itself."""
    place: i64 = 1
    while place < trick.size:
        card = trick[place]
        if card >> FLAVOUR_SHIFT == best >> FLAVOUR_SHIFT:
            beats = card & VALUES > best & VALUES
        elif trumps and royals >> (card >> FLAVOUR_SHIFT) & 1:
            beats = royals >> (best >> FLAVOUR_SHIFT) & 1 == 0 or card & VALUES > best & VALUES
        else:
            beats = False
        if beats:
            best_place = place
            best = card
        place += 1
    return int(best_place)


def stake_of(trick: Ints, winning: int, allergen: int) -> int:
    """What the trick brings as it lies: PLAIN, WITH_A_1, SPOILED, NEUTRALISED or NEUTRALISED_1.

    MC-65 An allergen spoils it, MC-67 unless a 2 of any flavour neutralises it.
    """
    saved = False
    allergic = False
    spoiler: i64 = allergen
    place: i64 = 0
    while place < trick.size:
        card = trick[place]
        if card & VALUES == TWO:
            saved = True
        if card >> FLAVOUR_SHIFT == spoiler:
            allergic = True
        place += 1
    with_a_1 = trick[winning] & VALUES == ONE
    if not allergic:
        return WITH_A_1 if with_a_1 else PLAIN
    if not saved:
        return SPOILED
    return NEUTRALISED_1 if with_a_1 else NEUTRALISED


def boxes_of(stake: int) -> int:
    """MC-63 One box, MC-64 three if a 1 won the trick, MC-65 none if it is spoiled."""
    if stake == SPOILED:
        return 0
    return BOXES_WITH_A_1 if stake in (WITH_A_1, NEUTRALISED_1) else BOXES_PER_TRICK


def row_of(side: int, boxes: int) -> int:
    """MC-70 The row of the track that holds so many boxes; the last one holds all from 8 up."""
    return ROW_AT[side][boxes]


def bet_result(side: int, bet: int, boxes: int) -> int:
    """MC-71, MC-72 A bet brings the + of its row, or costs the - of its row. MC-73 No bet: 0."""
    if bet == UNKNOWN:
        return 0
    return WON_OF[side][bet] if row_of(side, boxes) == bet else -LOST_OF[side][bet]


def gains_with(s: Open, boxes: list[int]) -> list[int]:
    """MC-70 to MC-75 What each score gains by rows and bets if the round ends with these boxes."""
    gained = [0] * len(s.scores)
    for player in range(s.players()):
        gained[s.team(player)] += POINTS_OF[s.side][row_of(s.side, boxes[player])]
    if s.solo():
        gained[EMMA_TURN] += 0 if solo_bet_is_right(s, boxes) else EMMA_FOR_LOST_BET
    else:
        for seat in range(s.seats):
            gained[s.team(seat)] += bet_result(s.side, s.bets[seat], boxes[seat])
    return gained


def scores_with(s: Open, boxes: list[int]) -> list[int]:
    """MC-76 The scores after a round that ends with these boxes; none falls below 0."""
    gained = gains_with(s, boxes)
    return [max(LOWEST_SCORE, score + gained[team]) for team, score in enumerate(s.scores)]


def solo_bet_is_right(s: Open, boxes: list[int]) -> bool:
    """MC-74 Whether the human's bet is right with these boxes."""
    return row_of(s.side, boxes[0]) == s.bets[0]


def score_round(s: Open) -> None:
    """MC-70 to MC-75 Rows and bets. MC-76 No score falls below 0, counted once per round."""
    if s.log is None:
        s.scores = scores_with(s, s.boxes)
        return
    for player in range(s.players()):
        points = POINTS_OF[s.side][row_of(s.side, s.boxes[player])]
        s.tell(BOXES_SCORED, name_of(s, player), s.boxes[player], points)
    tell_bets(s)
    s.scores = scores_with(s, s.boxes)
    for player in range(s.players()):
        s.tell(SCORED, name_of(s, player), s.scores[s.team(player)])


def tell_bets(s: Open) -> None:
    """MC-71 to MC-73 What each bet brings; MC-74 what Emma gains by the human's."""
    if s.solo():
        if solo_bet_is_right(s, s.boxes):
            s.tell(SOLO_BET_WON, 0, s.bets[0])
        else:
            s.tell(SOLO_BET_LOST, 0, s.bets[0], EMMA_FOR_LOST_BET)
        return
    for seat in range(s.seats):
        points = bet_result(s.side, s.bets[seat], s.boxes[seat])
        if points > 0:
            s.tell(BET_WON, seat, s.bets[seat], points)
        elif points < 0:
            s.tell(BET_LOST, seat, s.bets[seat], -points)


def name_of(s: Open, player: int) -> int:
    """The player as the noun `who` numbers him: a seat, or Emma."""
    return EMMA if s.solo() and player == EMMA_TURN else player


def end_of(s: Open) -> int:
    """How the game ends after this round, or UNKNOWN if it goes on.

    MC-77 Someone has reached the target, or MC-80 all rounds that may be played are played.
    """
    reached = max(s.scores) >= s.target
    if not reached and s.round < ROUNDS_PER_POINT * s.target:
        return UNKNOWN
    if s.solo():
        lead = s.scores[0] - s.scores[EMMA_TURN]
        return EMMA_BEATEN if lead > 0 else EMMA_TIED if lead == 0 else EMMA_WON
    return GOAL if reached else ROUND_CAP


def scores(s: Open) -> list[int]:
    """The points of each seat; MC-7 in 2v2 those of its team."""
    return [s.scores[s.team(seat)] for seat in range(s.seats)]


def places(s: Open) -> list[int]:
    """MC-78, MC-81 One more than the number of players, teams or Emma with a higher score."""
    return [1 + len([other for other in s.scores if other > score]) for score in scores(s)]


def shares(s: Open) -> list[float]:
    """MC-79 Equal highest scores share the victory. MC-82 So does Emma, who is no seat."""
    places_now = places(s)
    winners = len([place for place in places_now if place == 1])
    if s.solo() and s.scores[EMMA_TURN] == max(s.scores):
        winners += 1
    return [1 / winners if place == 1 else 0.0 for place in places_now]


def outcome(s: Open) -> str:
    """How the game ended; empty while it runs."""
    return WORDS.end(s.ended)


def teams(s: Open) -> list[int]:
    """MC-7 Opposite seats play together in 2v2; else each seat plays alone."""
    return [s.team(seat) for seat in range(s.seats)]

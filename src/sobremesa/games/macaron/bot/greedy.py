"""A player that weighs each choice by the boxes it may bring, and boxes by what they pay."""

from __future__ import annotations

from math import exp

from sobremesa.core.bot import Heuristic
from sobremesa.core.sets import size_of
from sobremesa.core.words import UNKNOWN, Action, Card
from sobremesa.games.macaron.bot import guesses
from sobremesa.games.macaron.bot.outlook import (
    FLAVOUR_SET,
    HIGHER_OF,
    ROYAL_SET,
    Outlook,
    Rounds,
    payoff_against,
    prospect_of,
)
from sobremesa.games.macaron.bot.tricks import Trick
from sobremesa.games.macaron.facts import (
    FLAVOUR_AT,
    FLAVOUR_OF,
    GROUP_OF,
    NEUTRALISING,
    POINTS_AT,
    VALUE_OF,
)
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import (
    ALLERGEN_FLAVOUR,
    BET,
    CHOOSE_ALLERGEN,
    CHOOSE_ALLERGEN_FLAVOUR,
    CHOOSE_ROYAL,
    CHOOSE_ROYAL_GROUP,
    FLAVOUR,
    NO_BET,
    PASS,
    PASS_CARD,
    PLACE_VOTE,
    PLAY,
    PLAY_CARD,
    ROYAL_GROUP,
    SWAP,
    SWAP_CARD,
    SWAP_DONE,
    VOTE,
)

# Before the tricks.


def keep_value(hand: int, card: Card, solo: bool) -> float:
    """How gladly a card of the hand is kept: ends and long groups, not the middle of short ones."""
    value = VALUE_OF[card]
    group = ROYAL_SET[GROUP_OF[FLAVOUR_OF[card]]][0]
    length = size_of(hand & FLAVOUR_SET[FLAVOUR_OF[card]])
    higher = size_of(HIGHER_OF[card] & ~hand)
    keep = guesses.KEEP_GROUP * size_of(hand & group) + guesses.KEEP_HIGH * exp(
        -guesses.KEEP_FADE * higher
    )
    if value == 1:
        keep += guesses.KEEP_1
    elif value == NEUTRALISING:
        keep += guesses.KEEP_2
    return keep - (guesses.KEEP_SHORT if length <= 2 and not solo else 0.0)


def weigh_swaps(view: View, choices: list[Action]) -> list[float]:
    """Swap the cards that are missed least, always two: the pile is better than the worst."""
    done = SWAP_DONE.of()
    return [
        -100.0 if each == done else -keep_value(view.hand, SWAP.thing(each), solo=True)
        for each in choices
    ]


def worth_as_allergen(view: View, rounds: Rounds, royal: int, flavour: int) -> float:
    """The round's worth, and a little for each card to spoil with."""
    return rounds.worth(royal, flavour) + 0.05 * size_of(view.hand & FLAVOUR_SET[flavour])


def weigh_votes(view: View, choices: list[Action]) -> list[float]:
    """Move the sums furthest towards the royal group and the allergen that suit the hand."""
    rounds = Rounds(view)
    royals = [rounds.worth(group, UNKNOWN) for group in range(ROYAL_GROUP.size)]
    favourite = royals.index(max(royals))
    flavours = range(ALLERGEN_FLAVOUR.size)
    allergens = [worth_as_allergen(view, rounds, favourite, flavour) for flavour in flavours]
    pull = [0.0] * FLAVOUR.size
    for flavour in flavours:
        pull[flavour] += royals[GROUP_OF[flavour]] - sum(royals) / len(royals)
        pull[flavour] -= allergens[flavour] - sum(allergens) / len(allergens)
    weights: list[float] = []
    for action in choices:
        vote = VOTE.thing(action)
        weights.append(POINTS_AT[vote] * pull[FLAVOUR_AT[vote]])
    return weights


def weigh_bets(view: View, choices: list[Action]) -> list[float]:
    """Bet on the row that promises most, or on none if that promises more."""
    prospect = prospect_of(Outlook(view, view.open.royal, view.open.allergen))
    weights: list[float] = []
    for action in choices:
        bet = UNKNOWN if action == NO_BET.of() else BET.thing(action)
        caution = guesses.DUEL_CAUTION if bet == UNKNOWN and view.open.players() == 2 else 0.0
        weights.append(prospect.worth(payoff_against(view, bet), 0) + caution)
    return weights


class Greedy(Heuristic[View]):
    """Plays for the points of the round at hand."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """The points that each choice promises this round, or what goes with them."""
        s = view.open
        step = s.step()
        if step == PLAY_CARD:
            trick = Trick(view)
            return [trick.worth_of(PLAY.thing(each)) for each in choices]
        if step == PLACE_VOTE:
            return weigh_votes(view, choices)
        if step == PASS_CARD:
            return [-keep_value(view.hand, PASS.thing(each), solo=False) for each in choices]
        if step == SWAP_CARD:
            return weigh_swaps(view, choices)
        if step == CHOOSE_ROYAL:
            rounds = Rounds(view)
            return [rounds.worth(CHOOSE_ROYAL_GROUP.thing(each), UNKNOWN) for each in choices]
        if step == CHOOSE_ALLERGEN:
            rounds = Rounds(view)
            flavours = [CHOOSE_ALLERGEN_FLAVOUR.thing(each) for each in choices]
            return [worth_as_allergen(view, rounds, s.royal, flavour) for flavour in flavours]
        return weigh_bets(view, choices)

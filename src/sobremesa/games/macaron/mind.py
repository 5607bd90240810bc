"""How Macaron judges itself: at the end of a round the scores tell most.

What the others passed, bet and played tells something of their hands: `likely` asks how gladly the
heuristic would have chosen the same.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.bot import soften
from sobremesa.core.flow import frame_seat
from sobremesa.core.ints import Ints
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.sets import members, set_of
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macaron.bot.greedy import keep_value, weigh_bets
from sobremesa.games.macaron.bot.tricks import Trick
from sobremesa.games.macaron.facts import CARD_BIT, CARD_MASK, CUPS_OF
from sobremesa.games.macaron.imagining import cards_had
from sobremesa.games.macaron.rules import playable, take_boxes
from sobremesa.games.macaron.scoring import gains_with
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import BET, MODE, NO_BET, PLACE_BET, PLAY_CARD

TERMS: Final = ["points", "near", "gained", "start"]

# How far people stray from what the heuristic would do, in its own measure.
PASS_HEAT: Final = 1.0
BET_HEAT: Final = 0.3
PLAY_HEAT: Final = 0.2
PLAYS_ASKED: Final = 6
"""Of so many cards that were played last it is asked why."""


class Mind(mind.Mind[State, View]):
    """A chapter is a round; partners, and Emma, are a side."""

    def chapter(self, s: State) -> int:
        """The number of the round."""
        return s.round

    def stage(self, s: State) -> float:
        """How near the best score is to the target."""
        return min(1.0, max(s.scores) / s.target)

    def sides(self, s: State) -> int:
        """Whoever has a score of his own."""
        return len(s.scores)

    def terms(self, s: State, side: int) -> list[float]:
        """The score, also squared, what this round has brought, and who leads first."""
        score = s.scores[side] / s.target
        gained = gains_with(s, s.boxes)[side] / s.target
        return [score, score * score, gained, 1.0 if s.team(s.start) == side else 0.0]

    def table(self, s: State) -> str:
        """The way it is played: two against two is another game than each for himself."""
        return MODE.names[s.mode]

    def infers(self, view: View) -> bool:
        """Once cards have been passed; Emma never decides."""
        return view.own() and not view.open.solo() and view.open.handed_over

    def likely(self, view: View, s: State) -> float:
        """Whether these hands would have passed, bet and played so."""
        if not self.infers(view):
            return 1.0
        chance = chance_of_pass(view, s)
        if s.step() in (PLACE_BET, PLAY_CARD):
            chance *= chance_since_bets(s, view.seat)
        return chance


def chance_of_pass(view: View, s: State) -> float:
    """How likely the neighbour passes just the two cards that the viewer has received."""
    giver = s.giver(view.seat)
    came = set_of(s.passed_by(s.giver(giver)))
    cards = members(cards_had(s)[giver] & ~came | view.received)
    dealt = set_of(cards)
    chances = soften([-keep_value(dealt, card, solo=False) for card in cards], PASS_HEAT)
    two = [chances[i] for i, card in enumerate(cards) if view.received >> card & 1]
    both = two[0] * two[1]
    return both / (1 - two[0]) + both / (1 - two[1]) if max(two) < 1 else 1.0


def chance_since_bets(s: State, viewer: Seat) -> float:
    """How likely the others bet as they did, and play what they have played last."""
    now = s.clone()
    now.hands = Ints(cards_had(s))
    now.bets = [UNKNOWN] * s.seats
    now.boxes = [0] * s.seats
    now.plays, now.leaders, now.trick, now.tricks = Ints(), [], Ints(), 0
    now.leader = s.start
    chance = 1.0
    bets: list[Action] = [*BET.each(CUPS_OF[s.side]), NO_BET.of()]
    asked = int(s.agenda[-1]) if s.step() == PLACE_BET else UNKNOWN
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        if asked != UNKNOWN and seat == frame_seat(asked):
            return chance
        if seat != viewer:
            chances = soften(weigh_bets(View(now, seat), bets), BET_HEAT)
            bet = s.bets[seat]
            chance *= chances[bets.index(NO_BET.of() if bet == UNKNOWN else BET.of(bet))]
        now.bets[seat] = s.bets[seat]
    return chance * chance_of_plays(now, s.plays.listed() + s.trick.listed(), viewer)


def chance_of_plays(now: State, plays: list[int], viewer: Seat) -> float:
    """How likely the others play the last of these cards, in a round whose tricks begin now."""
    chance = 1.0
    asked_from = len(plays) - PLAYS_ASKED
    for i, play in enumerate(plays):
        seat = (now.leader + len(now.trick)) % now.seats
        card = play & CARD_MASK
        if i >= asked_from and seat != viewer:
            cards = members(playable(now, seat))
            if len(cards) > 1:
                trick = Trick(View(now, seat))
                chances = soften([trick.worth_of(each) for each in cards], PLAY_HEAT)
                chance *= chances[cards.index(card)]
        now.hands[seat] = now.hands[seat] & ~CARD_BIT[card]
        now.trick.append(play)
        if len(now.trick) == now.seats:
            take_boxes(now)
    return chance


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.macaron", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=True, trust=0.7, heats=[2.5, 0.7], either=["start"])

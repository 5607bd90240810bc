"""How well an imagined world explains what the others did.

The game is played again from the deal of that world, and everybody is asked anew: the heuristic,
softened, says how gladly it would have stood by, attacked, answered and sent so.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import soften
from sobremesa.core.ints import Ints
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macelandia.battle import (
    CARDS_OF,
    CHARACTERS_OF,
    SIZE_OF,
    SPENT_OF,
    verdict_of,
    wins,
)
from sobremesa.games.macelandia.bot import Foe, Thought, weigh_actions
from sobremesa.games.macelandia.facts import FIRST_FACTION, ONE_OF
from sobremesa.games.macelandia.rules import FLOW
from sobremesa.games.macelandia.setup import first_seat
from sobremesa.games.macelandia.state import (
    FOUGHT,
    NO_PLAY,
    SENT,
    STOOD,
    State,
    actor_of,
    deed_of,
    first_of,
    kinds_in,
    other_of,
    second_of,
)
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import (
    ATTACK,
    ATTACKING,
    BEGIN_TURN,
    COMMIT,
    FAR,
    READY,
    REINFORCE,
    STANDBY,
)

HEAT: Final = 0.2
"""How far people stray from the heuristic's choice, in cards of middling strength."""
STRAY: Final = 0.1
"""How often they choose anything at all, whatever it promises."""
TURNS_ASKED: Final = 6
"""Of so many turns that were taken last it is asked why."""


def chance_of_all(v: View, s: State) -> float:
    """How likely the others do what they have done lately, if this is the world."""
    again = Again(s, v.seat)
    for i, turn in enumerate(s.history):
        again.asks = i >= len(s.history) - TURNS_ASKED
        again.take_turn(turn)
    again.asks = True
    if s.target != UNKNOWN:
        aim = ATTACK.of(s.target) if s.aim == ATTACKING else REINFORCE.of(s.target)
        again.act(s.turn, aim)
        if s.sealed != NO_PLAY:
            again.play(s.turn, s.target, s.sealed, 1)
    return again.chance


class Again:
    """A world that is played once more, from its deal, as it was played."""

    def __init__(self, s: State, viewer: Seat) -> None:
        self.now = as_dealt(s)
        self.viewer = viewer
        self.asks = False
        """Whether it is asked by now why something was chosen."""
        self.chance = 1.0
        """How likely everything is that was asked."""
        self.mind: Thought | None = None
        """What the turn player makes of it, if he was asked."""

    def take_turn(self, turn: int) -> None:
        """Everything that was chosen in a turn."""
        actor, other, deed = actor_of(turn), other_of(turn), deed_of(turn)
        if deed == STOOD:
            self.act(actor, STANDBY.of())
        elif deed == SENT:
            self.act(actor, REINFORCE.of(other))
            self.send(actor, other, first_of(turn))
        else:
            self.act(actor, ATTACK.of(other))
            self.play(actor, other, first_of(turn), 1)
            self.play(other, actor, second_of(turn), SIZE_OF[first_of(turn)])

    def count(self, weights: list[float], chosen: int) -> None:
        """One more choice: the weights of all there were, and the place of the one made."""
        straying = STRAY / len(weights)
        self.chance *= straying + (1 - STRAY) * soften(weights, HEAT)[chosen]

    def thought_of(self, seat: Seat) -> Thought | None:
        """What a seat makes of what it sees now, if it matters and is not known anyway."""
        return Thought(View(self.now, seat)) if self.asks and seat != self.viewer else None

    def act(self, seat: Seat, action: Action) -> None:
        """Whom the seat turned to, and what for."""
        mind = self.mind = self.thought_of(seat)
        if mind is not None:
            choices = FLOW.choices(self.now, seat)
            self.count(weigh_actions(mind, choices), choices.index(action))
        FLOW.take(self.now, seat, action)

    def send(self, seat: Seat, ally: Seat, kind: int) -> None:
        """Which card it gave away."""
        mind = self.mind
        if mind is not None:
            kinds = sorted(set(kinds_in(mind.hand)))
            self.count([mind.worth_as_gift(each, ally) for each in kinds], kinds.index(kind))
        FLOW.take(self.now, seat, COMMIT.of(kind))

    def play(self, seat: Seat, foe: Seat, play: int, cards: int) -> None:
        """What it laid down in a battle, against so many cards."""
        mind = self.mind if seat == self.now.turn else self.thought_of(seat)
        if mind is not None:
            worths = mind.worths(Foe(mind, foe, cards))
            self.count(list(worths.values()), list(worths).index(play))
        self.now.committed = play
        FLOW.take(self.now, seat, READY.of())


def as_dealt(s: State) -> State:
    """The state when the first turn of the game began, if all cards are where they are in `s`."""
    now = s.clone()
    now.log = None
    now.hands = Ints(dealt_hands(s))
    now.away = Ints([0] * s.seats)
    now.coming, now.lost, now.history = [], [], []
    now.fallen = now.discards = now.quiet = 0
    now.target = now.aim = UNKNOWN
    now.committed = now.sealed = NO_PLAY
    now.turn = first_seat(s, FIRST_FACTION)
    now.agenda = Ints()
    now.push(BEGIN_TURN)
    FLOW.settle(now)
    return now


def dealt_hands(s: State) -> list[int]:
    """What everybody was dealt: what he has and what has left him, less what came to him."""
    found = [s.hands[seat] + s.away[seat] for seat in range(s.seats)]
    found[s.turn] += CARDS_OF[s.sealed]
    away = [0] * s.seats
    for place, turn in enumerate(s.history):
        actor, other, deed = actor_of(turn), other_of(turn), deed_of(turn)
        away[actor] = 0
        if deed == SENT:
            card = ONE_OF[first_of(turn)]
            found[actor] += card
            if place not in s.coming and place not in s.lost:
                found[other] -= card
        elif deed == FOUGHT:
            attack, defence = first_of(turn), second_of(turn)
            verdict = verdict_of(attack, defence)
            found[other] += spent(defence, wins(defence, attack, verdict))
            won = wins(attack, defence, verdict)
            found[actor] += spent(attack, won)
            if won and s.distance(actor, other) == FAR:
                away[actor] = CHARACTERS_OF[attack]
    for seat in range(s.seats):
        if s.fallen & BIT_OF[seat]:
            found[seat] += away[seat]
    return found


def spent(play: int, won: bool) -> int:
    """The cards of a play that were discarded."""
    return SPENT_OF[play] if won else CARDS_OF[play]

"""A heuristic player that plays for its faction."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Action, Seat
from sobremesa.games.macelandia.battle import (
    CARDS_OF,
    CHARACTERS_OF,
    PLAYS,
    PLAYS_BY,
    SIZE_OF,
    SPENT_OF,
    plays_in,
    verdict_of,
    wins,
    within,
)
from sobremesa.games.macelandia.facts import (
    ENHANCEMENT,
    INSTANT_DEATH,
    STRENGTH_OF,
    TYPE_OF,
)
from sobremesa.games.macelandia.state import (
    NO_PLAY,
    STALL_TIEBREAK,
    copies,
    how_many,
    kinds_in,
)
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import (
    ATTACK,
    CHOOSE_ACTION,
    CHOOSE_ATTACK,
    CHOOSE_DEFENCE,
    COMMIT,
    DARKNESS,
    FACTION,
    FAR,
    KIND,
    LIGHT,
    READY,
    REINFORCE,
    SEND_CARD,
    STANDBY,
)

# What things are worth, in cards of middling strength; found by trying.
DEFEAT: Final = 60.0
"""A castle, or a last fort: the game."""
FORT_LOST: Final[list[float]] = [60.0, 60.0, 14.0, 9.0]
"""A fort, by how many forts its faction still has."""
RISK: Final[list[float]] = [1.0, 0.34, 0.14, 0.06, 0.03, 0.015, 0.01]
"""How near a player is to elimination, by the number of his hand cards."""
AWAY: Final = 0.4
"""How far cards in Expedition lessen that risk."""
CARD: Final = 0.7
STRENGTH: Final = 0.09
ENHANCEMENT_WORTH: Final = 0.9
INSTANT_DEATH_WORTH: Final = 1.7
TRAVEL: Final = 0.1
"""What it costs that a card is away for a round."""
IDLE: Final = 0.05
"""How much better an attack must be than to stand by."""
PRESSED: Final = 3.0
"""How much worse it may be, shortly before a stall that would be lost."""

WORTH_OF: Final[list[float]] = [
    ENHANCEMENT_WORTH
    if TYPE_OF[kind] == ENHANCEMENT
    else INSTANT_DEATH_WORTH
    if TYPE_OF[kind] == INSTANT_DEATH
    else CARD + STRENGTH * STRENGTH_OF[kind]
    for kind in range(KIND.size)
]


def worth_of(cards: int) -> float:
    """What the cards are worth."""
    found = 0.0
    for kind in kinds_in(cards):
        found += WORTH_OF[kind]
    return found


CHARACTERS_WORTH: Final[list[float]] = [worth_of(cards) for cards in CHARACTERS_OF]
SPENT_WORTH: Final[list[float]] = [worth_of(cards) for cards in SPENT_OF]


class Thought:
    """What a seat makes of its view."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat
        self.mine = v.faction(v.seat)
        self.known = v.known_cards()
        self.pools: list[int] = []
        self.slots: list[int] = []
        """Of each faction, the cards that could be anywhere, and in how many places they are."""
        for faction in range(FACTION.size):
            self.pools.append(v.unlocated(faction, self.known))
            self.slots.append(how_many(self.pools[faction]))

    def holding(self, seat: Seat) -> list[float]:
        """How many of each kind the seat holds, on average, cards face down included."""
        faction = self.v.faction(seat)
        size = self.v.hand_sizes[seat]
        if seat == self.v.open.turn and seat != self.me:
            size += self.v.face_down
        loose = size - how_many(self.known[seat])
        chance = loose / self.slots[faction] if self.slots[faction] else 0.0
        return [
            copies(self.known[seat], kind) + chance * copies(self.pools[faction], kind)
            for kind in range(KIND.size)
        ]

    def plays_of(self, seat: Seat, cards: int) -> list[tuple[int, float]]:
        """The plays of so many cards that the seat may make, and how likely each is."""
        held = self.holding(seat)
        found: list[tuple[int, float]] = []
        total = 0.0
        for play in PLAYS_BY[self.v.faction(seat)]:
            if SIZE_OF[play] != cards:
                continue
            chance = 1.0
            for kind in PLAYS[play]:
                chance *= held[kind]
            if chance > 0:
                found.append((play, chance))
                total += chance
        return [(play, chance / total) for play, chance in found]

    def stake(self, seat: Seat) -> float:
        """What the elimination of the seat would cost its faction."""
        v = self.v
        bit = BIT_OF[seat]
        if v.castles & bit:
            return DEFEAT
        gone = v.castles | v.open.fallen
        forts = 0
        for other in range(v.open.seats):
            if v.faction(other) == v.faction(seat) and not gone & BIT_OF[other]:
                forts += 1
        return FORT_LOST[min(forts, 3)]

    def risk(self, seat: Seat, cards: int, away: int) -> float:
        """What it costs the seat's faction that it has only so many hand cards."""
        if cards <= 0:
            return self.stake(seat)
        now = RISK[min(cards, len(RISK) - 1)]
        later = RISK[min(cards + away, len(RISK) - 1)]
        return self.stake(seat) * ((1 - AWAY) * now + AWAY * later)

    def battle(self, mine: int, other: Seat, its: int, attacking: bool) -> float:
        """What a battle between my play and the other seat's brings my faction."""
        v = self.v
        verdict = verdict_of(mine, its) if attacking else verdict_of(its, mine)
        won, lost = wins(mine, its, verdict), wins(its, mine, verdict)
        far = v.open.distance(self.me, other) == FAR
        value = SPENT_WORTH[its] - SPENT_WORTH[mine]
        my_cards, my_away = v.hand_sizes[self.me] - SIZE_OF[mine], v.expedition_size(self.me)
        its_cards, its_away = v.hand_sizes[other], v.expedition_size(other)
        if attacking:
            its_cards -= SIZE_OF[its]
        back = SIZE_OF[mine] - how_many(SPENT_OF[mine])
        its_back = SIZE_OF[its] - how_many(SPENT_OF[its])
        if not won:
            value -= CHARACTERS_WORTH[mine]
        elif attacking and far:
            my_away += back
            value -= TRAVEL * back
        else:
            my_cards += back
        if not lost:
            value += CHARACTERS_WORTH[its]
        elif not attacking and far:
            its_away += its_back
        else:
            its_cards += its_back
        value -= self.risk(self.me, my_cards, my_away if my_cards else 0)
        value += self.risk(other, its_cards, its_away if its_cards else 0)
        return value

    def before(self, other: Seat) -> float:
        """What the two seats of a battle risk if it does not take place."""
        v = self.v
        sizes = v.hand_sizes
        down = v.face_down if other == v.open.turn else 0
        mine = self.risk(self.me, sizes[self.me], v.expedition_size(self.me))
        return self.risk(other, sizes[other] + down, v.expedition_size(other)) - mine

    def worth_of_play(self, play: int, other: Seat, its: list[tuple[int, float]]) -> float:
        """What a play brings on average against what the other seat may play."""
        value = 0.0
        for answer, chance in its:
            value += chance * self.battle(play, other, answer, self.me == self.v.open.turn)
        return value - self.before(other)

    def best_play(self, other: Seat, cards: int) -> tuple[int, float]:
        """The best play that contains what is committed, and what it brings."""
        its = self.plays_of(other, cards)
        done = CARDS_OF[self.v.committed]
        best = NO_PLAY
        most = 0.0
        for play in plays_in(self.v.hand()):
            if not within(done, CARDS_OF[play]):
                continue
            value = self.worth_of_play(play, other, its)
            if best == NO_PLAY or value > most:
                best, most = play, value
        return best, most

    def best_gift(self, ally: Seat) -> tuple[int, float]:
        """The best card to send to an ally, and what that brings."""
        v = self.v
        hand = v.hand_sizes[self.me]
        far = v.open.distance(self.me, ally) == FAR
        its, its_away = v.hand_sizes[ally], v.expedition_size(ally)
        value = self.risk(self.me, hand, 0) - self.risk(self.me, hand - 1, 0)
        value += self.risk(ally, its, its_away)
        if far:
            value -= self.risk(ally, its, its_away + 1) + TRAVEL
        else:
            value -= self.risk(ally, its + 1, its_away)
        kinds = kinds_in(v.hand())
        best = kinds[0]
        middle = sorted([WORTH_OF[kind] for kind in kinds])[len(kinds) // 2]
        for kind in kinds:
            if abs(WORTH_OF[kind] - middle) < abs(WORTH_OF[best] - middle):
                best = kind
        return best, value

    def pressed(self) -> float:
        """How much worse than nothing an attack may be: more so before a stall that is lost.

        ML-75 By cards those lose who have fewer; where waiting decides nothing nobody gains by it.
        """
        v = self.v
        if v.open.quiet < 3 * v.open.seats:
            return -IDLE
        if v.open.stall != STALL_TIEBREAK:
            return PRESSED
        cards = [0, 0]
        for seat in range(v.open.seats):
            if not v.open.fallen & BIT_OF[seat]:
                cards[v.faction(seat)] += v.hand_sizes[seat] + v.expedition_size(seat)
        behind = cards[self.mine] < cards[LIGHT + DARKNESS - self.mine]
        return PRESSED if behind else -IDLE


class Greedy(Bot[View]):
    """Weighs what every attack, defence and gift would bring on average."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        """The choice that promises most."""
        assert view is not None
        if len(choices) == 1:
            return choices[0]
        step = view.open.step()
        if step == CHOOSE_ACTION:
            return choose_action(Thought(view), choices)
        if step == CHOOSE_ATTACK:
            return next_card(view, Thought(view).best_play(view.open.target, 1)[0])
        if step == CHOOSE_DEFENCE:
            return next_card(view, Thought(view).best_play(view.open.turn, view.face_down)[0])
        if step == SEND_CARD:
            return COMMIT.of(Thought(view).best_gift(view.open.target)[0])
        return choices[rng.below(len(choices))]


def choose_action(mind: Thought, choices: list[Action]) -> Action:
    """Attack whom it hurts most, or help whom it helps most, or stand by."""
    best = STANDBY.of()
    most = -mind.pressed()
    for action in choices:
        value = most
        if ATTACK.owns(action):
            value = mind.best_play(ATTACK.thing(action), 1)[1]
        elif REINFORCE.owns(action):
            value = mind.best_gift(REINFORCE.thing(action))[1]
        if value > most:
            best, most = action, value
    return best


def next_card(view: View, play: int) -> Action:
    """The next card of the play that is not committed yet; `ready` if all are."""
    rest = CARDS_OF[play] - CARDS_OF[view.committed]
    return COMMIT.of(kinds_in(rest)[0]) if rest else READY.of()

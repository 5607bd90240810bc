"""A heuristic player that plays for its faction."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Heuristic
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Action, Seat
from sobremesa.games.macelandia.battle import (
    CARDS_OF,
    CHARACTERS_OF,
    PLAYS,
    PLAYS_BY,
    SIZE_OF,
    SPENT_OF,
    are_a_pair,
    plays_in,
    verdict_of,
    wins,
    within,
)
from sobremesa.games.macelandia.facts import (
    ENHANCEMENT,
    INSTANT_DEATH,
    ONE_OF,
    STRENGTH_OF,
    TYPE_OF,
)
from sobremesa.games.macelandia.state import (
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
    REINFORCE,
    SEND_CARD,
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

HELPLESS: Final = 0.8
"""How near to elimination a hand is that holds nothing but Enhancements."""
WASTED: Final = 30.0
"""What it costs to keep an Enhancement as the last card that could have gone along."""
NEED: Final = 2.0
"""How much more a strong card is worth to an ally who is in greater danger."""
PAIRED: Final = 0.3
"""What it is worth to have both cards of a pair in one hand."""

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
BACK_OF: Final[list[int]] = [how_many(cards) for cards in CHARACTERS_OF]
"""How many cards of a play come back if it wins."""
PLAYS_WITH: Final[list[list[list[int]]]] = [
    [[play for play in plays if SIZE_OF[play] == cards] for cards in range(max(SIZE_OF) + 1)]
    for plays in PLAYS_BY
]
"""The plays of each faction that have so many cards."""
PAIRS_OF: Final[list[list[int]]] = [
    [other for other in range(KIND.size) if are_a_pair(kind, other)] for kind in range(KIND.size)
]
"""The kinds that are a pair with each kind."""
ENHANCEMENTS: Final[int] = sum(
    [ONE_OF[kind] * 3 for kind in range(KIND.size) if TYPE_OF[kind] == ENHANCEMENT]
)


def only_enhancements(cards: int) -> bool:
    """Whether there are cards, and all of them are Enhancements."""
    return cards != 0 and cards & ENHANCEMENTS == cards


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
        self.hand = v.hand()
        self.plays: list[int] = []
        """All that can be made from the hand, once it was asked for."""
        self.stakes = self.stakes_now()
        """What the elimination of each seat would cost its faction."""

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
        for play in PLAYS_WITH[self.v.faction(seat)][cards]:
            chance = 1.0
            for kind in PLAYS[play]:
                chance *= held[kind]
            if chance > 0:
                found.append((play, chance))
                total += chance
        return [(play, chance / total) for play, chance in found]

    def stakes_now(self) -> list[float]:
        """A castle is the game, and so is a last fort."""
        v = self.v
        gone = v.castles | v.open.fallen
        forts = [0] * FACTION.size
        for seat in range(v.open.seats):
            if not gone & BIT_OF[seat]:
                forts[v.faction(seat)] += 1
        return [
            DEFEAT if v.castles & BIT_OF[seat] else FORT_LOST[min(forts[v.faction(seat)], 3)]
            for seat in range(v.open.seats)
        ]

    def risk(self, seat: Seat, cards: int, away: int) -> float:
        """What it costs the seat's faction that it has only so many hand cards."""
        if cards <= 0:
            return self.stakes[seat]
        now = RISK[min(cards, len(RISK) - 1)]
        later = RISK[min(cards + away, len(RISK) - 1)]
        return self.stakes[seat] * ((1 - AWAY) * now + AWAY * later)

    def risk_with(self, hand: int, away: int) -> float:
        """The same for me with this hand: Enhancements alone defend nobody."""
        if only_enhancements(hand):
            return HELPLESS * self.stakes[self.me]
        cards = how_many(hand)
        return self.risk(self.me, cards, away if cards else 0)

    def best_play(self, foe: Foe) -> float:
        """What the best play against a foe brings that contains what is committed."""
        most = -2 * DEFEAT
        for value in self.worths(foe).values():
            most = max(most, value)
        return most

    def worths(self, foe: Foe) -> dict[int, float]:
        """What each play brings that contains what is committed."""
        if not self.plays:
            self.plays = plays_in(self.hand)
        done = CARDS_OF[self.v.committed]
        return {
            play: self.worth_of_play(play, foe)
            for play in self.plays
            if within(done, CARDS_OF[play])
        }

    def worth_of_play(self, play: int, foe: Foe) -> float:
        """What a play brings my faction on average against what the foe may play."""
        v = self.v
        rest = self.hand - CARDS_OF[play]
        away = v.expedition_size(self.me)
        lost = -CHARACTERS_WORTH[play] - self.risk_with(rest, away)
        if foe.far and foe.attacked:
            won = -TRAVEL * BACK_OF[play] - self.risk_with(rest, away + BACK_OF[play])
        else:
            won = -self.risk_with(rest + CHARACTERS_OF[play], away)
        value = -SPENT_WORTH[play] - foe.before
        if only_enhancements(rest) and CHARACTERS_OF[play] and not SPENT_OF[play]:
            value -= WASTED
        for i, its in enumerate(foe.plays):
            verdict = verdict_of(play, its) if foe.attacked else verdict_of(its, play)
            after = foe.after_win[i] if wins(its, play, verdict) else foe.after_loss[i]
            value += foe.chances[i] * (after + (won if wins(play, its, verdict) else lost))
        return value

    def gift(self, ally: Seat) -> float:
        """What a card brings that is sent to an ally, whichever it is."""
        v = self.v
        hand = v.hand_sizes[self.me]
        its, its_away = v.hand_sizes[ally], v.expedition_size(ally)
        value = self.risk(self.me, hand, 0) - self.risk(self.me, hand - 1, 0)
        value += self.risk(ally, its, its_away)
        if v.open.distance(self.me, ally) == FAR:
            return value - self.risk(ally, its, its_away + 1) - TRAVEL
        return value - self.risk(ally, its + 1, its_away)

    def worth_as_gift(self, kind: int, ally: Seat) -> float:
        """How good it is to send just this card.

        A strong one to an ally who is in greater danger than I am, a weak one else; a card whose
        pair the ally is known to have, and none whose pair I keep; a character to whom has none.
        """
        v = self.v
        rest = self.hand - ONE_OF[kind]
        if only_enhancements(rest):
            return -WASTED
        theirs = self.risk(ally, v.hand_sizes[ally], v.expedition_size(ally))
        mine = self.risk(self.me, v.hand_sizes[self.me], 0)
        value = NEED * WORTH_OF[kind] * (theirs - mine) / (theirs + mine)
        value += PAIRED * (partners_in(self.known[ally], kind) - partners_in(rest, kind))
        if TYPE_OF[kind] == ENHANCEMENT and v.hand_sizes[ally] < 2:
            value -= WORTH_OF[kind]
        return value

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


class Foe:
    """The other seat of a battle: what it may play, and what becomes of it."""

    def __init__(self, mind: Thought, seat: Seat, cards: int) -> None:
        v = mind.v
        self.attacked = mind.me == v.open.turn
        """Whether I attack it, or it attacks me."""
        self.far = v.open.distance(mind.me, seat) == FAR
        size, away = v.hand_sizes[seat], v.expedition_size(seat)
        down = v.face_down if seat == v.open.turn else 0
        mine = mind.risk(mind.me, v.hand_sizes[mind.me], v.expedition_size(mind.me))
        self.before = mind.risk(seat, size + down, away) - mine
        """What the two of us risk if the battle does not take place."""
        self.plays: list[int] = []
        self.chances: list[float] = []
        self.after_win: list[float] = []
        self.after_loss: list[float] = []
        """For each play: how likely it is, and what it brings me if it wins and if it does not."""
        for play, chance in mind.plays_of(seat, cards):
            back = BACK_OF[play]
            left = size - SIZE_OF[play] if self.attacked else size
            kept = mind.risk(seat, left + back, away)
            if not self.attacked and self.far:
                kept = mind.risk(seat, left, away + back if left else 0)
            self.plays.append(play)
            self.chances.append(chance)
            self.after_win.append(SPENT_WORTH[play] + kept)
            lost = SPENT_WORTH[play] + CHARACTERS_WORTH[play]
            self.after_loss.append(lost + mind.risk(seat, left, away if left else 0))


def partners_in(cards: int, kind: int) -> int:
    """How many of the cards are a pair with this kind."""
    found = 0
    for other in PAIRS_OF[kind]:
        found += copies(cards, other)
    return found


class Greedy(Heuristic[View]):
    """Weighs what every attack, defence and gift would bring on average."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """What each choice promises, in cards of middling strength."""
        step = view.open.step()
        if step == CHOOSE_ACTION:
            return weigh_actions(Thought(view), choices)
        if step == CHOOSE_ATTACK:
            mind = Thought(view)
            return weigh_cards(mind, Foe(mind, view.open.target, 1), choices)
        if step == CHOOSE_DEFENCE:
            mind = Thought(view)
            return weigh_cards(mind, Foe(mind, view.open.turn, view.face_down), choices)
        if step == SEND_CARD:
            mind = Thought(view)
            return [mind.worth_as_gift(COMMIT.thing(each), view.open.target) for each in choices]
        return [0.0] * len(choices)


def weigh_actions(mind: Thought, choices: list[Action]) -> list[float]:
    """Attack whom it hurts most, or help whom it helps most, or stand by."""
    found: list[float] = []
    for action in choices:
        if ATTACK.owns(action):
            found.append(mind.best_play(Foe(mind, ATTACK.thing(action), 1)))
        elif REINFORCE.owns(action):
            found.append(mind.gift(REINFORCE.thing(action)))
        else:
            found.append(-mind.pressed())
    return found


def weigh_cards(mind: Thought, foe: Foe, choices: list[Action]) -> list[float]:
    """For each card to add, and for being ready, the best play that it leads to."""
    done = CARDS_OF[mind.v.committed]
    found = [-2 * DEFEAT] * len(choices)
    for play, value in mind.worths(foe).items():
        rest = CARDS_OF[play] - done
        for i, action in enumerate(choices):
            leads = copies(rest, COMMIT.thing(action)) > 0 if COMMIT.owns(action) else not rest
            if leads and value > found[i]:
                found[i] = value
    return found

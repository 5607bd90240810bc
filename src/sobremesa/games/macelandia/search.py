"""The search for cards that agree with all that a seat has seen.

A faction's cards are slots whose kinds are filled in as the turns that are over show them. Only
the choice of a card that was sent unseen is a guess; a guess that cannot be right is taken back.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia import battle
from sobremesa.games.macelandia.facts import CHARACTER, DECK_OF, HAND_OF, ONE_OF, TYPE_OF
from sobremesa.games.macelandia.state import (
    FIRST_SHIFT,
    FOUGHT,
    HIDDEN,
    NO_PLAY,
    SENT,
    State,
    actor_of,
    cards_of,
    copies,
    deed_of,
    first_of,
    kinds_in,
    other_of,
    second_of,
)
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import KIND, NEAR

PATIENCE: Final = 400
"""Guesses after which a search begins afresh with other ones."""
ATTEMPTS: Final = 20
"""Fresh beginnings after which a search goes on for as long as it takes."""


class Slots:
    """Where the cards of a faction have got to, and their kinds as far as they are fixed."""

    def __init__(self, seats: int, turns: int) -> None:
        self.at = 0
        """The next turn of the history."""
        self.kinds: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.away: list[list[int]] = [[] for _ in range(seats)]
        self.coming: list[list[int]] = [[] for _ in range(seats)]
        """The slots in front of each seat: from its attacks, and as reinforcements."""
        self.sent: list[int] = [UNKNOWN] * turns
        """The slot that was sent in each turn."""
        self.pool = 0
        """The cards that are not in any slot yet."""

    def copy(self) -> Slots:
        """An equal one to try something with."""
        twin = Slots(0, 0)
        twin.at = self.at
        twin.kinds = self.kinds.copy()
        twin.hands = [slots.copy() for slots in self.hands]
        twin.away = [slots.copy() for slots in self.away]
        twin.coming = [slots.copy() for slots in self.coming]
        twin.sent = self.sent.copy()
        twin.pool = self.pool
        return twin

    def deal(self, seat: Seat, cards: int) -> None:
        """So many slots of which nothing is known."""
        for _ in range(cards):
            self.hands[seat].append(len(self.kinds))
            self.kinds.append(UNKNOWN)

    def come_home(self, seat: Seat) -> None:
        """The seat's turn begins."""
        self.hands[seat] = self.hands[seat] + self.away[seat] + self.coming[seat]
        self.away[seat] = []
        self.coming[seat] = []

    def find(self, seat: Seat, kind: int) -> int:
        """A slot in the seat's hand that is of that kind, or can be; UNKNOWN if there is none."""
        loose = UNKNOWN
        for slot in self.hands[seat]:
            if self.kinds[slot] == kind:
                return slot
            if self.kinds[slot] == UNKNOWN:
                loose = slot
        if loose == UNKNOWN or not copies(self.pool, kind):
            return UNKNOWN
        self.kinds[loose] = kind
        self.pool -= ONE_OF[kind]
        return loose

    def send(self, turn: int, slot: int, near: bool) -> None:
        """Move a slot from hand to hand, or into Expedition."""
        giver, taker = actor_of(turn), other_of(turn)
        self.hands[giver].remove(slot)
        self.sent[self.at] = slot
        if near:
            self.hands[taker].append(slot)
        else:
            self.coming[taker].append(slot)
        self.leave_if_empty(giver)
        self.at += 1

    def leave_if_empty(self, seat: Seat) -> None:
        """ML-62, ML-64 A seat without a hand card is out, with all that it had in Expedition."""
        if not self.hands[seat]:
            self.away[seat] = []
            self.coming[seat] = []

    def loose_in(self, slots: list[int]) -> int:
        """How many of the slots are of no kind yet."""
        return len([slot for slot in slots if self.kinds[slot] == UNKNOWN])


class Search:
    """Finds kinds for the slots of one faction that agree with all that the viewer has seen."""

    def __init__(self, v: View, faction: int, rng: Rng) -> None:
        self.v = v
        self.faction = faction
        self.rng = rng
        self.members = [seat for seat in range(v.open.seats) if v.faction(seat) == faction]
        self.deck = cards_of(DECK_OF[v.open.seats][faction])
        self.seal = v.open.turn if v.face_down and v.open.turn in self.members else UNKNOWN
        """Who of the faction has cards face down on the table."""
        self.play = NO_PLAY
        self.guesses = 0
        self.patience = PATIENCE

    def fill(self, s: State) -> None:
        """Write hands, cards sent, the sealed play and the undealt cards into the state."""
        slots = self.find()
        rest = kinds_in(slots.pool)
        self.rng.shuffle(rest)
        for slot, kind in enumerate(slots.kinds):
            if kind == UNKNOWN:
                slots.kinds[slot] = rest.pop()
        s.aside += rest
        for seat in self.members:
            s.hands[seat] = cards_of([slots.kinds[slot] for slot in slots.hands[seat]])
        for place, slot in enumerate(slots.sent):
            if slot != UNKNOWN and first_of(s.history[place]) == HIDDEN:
                s.history[place] += (slots.kinds[slot] - HIDDEN) << FIRST_SHIFT
        if self.seal != UNKNOWN:
            self.lay_down(s)

    def lay_down(self, s: State) -> None:
        """Take the sealed play out of the hand; a single card may be any."""
        if self.seal != self.v.seat and self.play == NO_PLAY:
            hand = kinds_in(s.hands[self.seal])
            self.play = battle.AFTER[NO_PLAY][hand[self.rng.below(len(hand))]]
        s.sealed = self.play if self.seal != self.v.seat else self.v.sealed
        s.hands[self.seal] -= battle.CARDS_OF[s.sealed]

    def find(self) -> Slots:
        """Slots that agree with the whole history; there are some, for it did happen."""
        for attempt in range(ATTEMPTS + 1):
            self.guesses = 0
            self.patience = PATIENCE if attempt < ATTEMPTS else UNKNOWN
            found = self.follow(self.start())
            if found is not None:
                return found
        raise AssertionError("no state looks like this view")

    def start(self) -> Slots:
        """The hands as they were dealt: the viewer's own is known."""
        v = self.v
        slots = Slots(v.open.seats, len(v.history))
        slots.pool = self.deck
        for seat in self.members:
            slots.deal(seat, HAND_OF[v.open.seats][self.faction][v.role(seat)])
        if v.seat in self.members:
            for i, kind in enumerate(kinds_in(dealt(v))):
                slots.kinds[slots.hands[v.seat][i]] = kind
                slots.pool -= ONE_OF[kind]
        return slots

    def follow(self, slots: Slots) -> Slots | None:
        """Go through the history from where the slots are; None if it cannot have been so."""
        history = self.v.history
        while slots.at < len(history):
            turn = history[slots.at]
            actor = actor_of(turn)
            mine = actor in self.members
            if mine:
                slots.come_home(actor)
            deed = deed_of(turn)
            if deed == FOUGHT:
                if not self.fight(slots, turn, mine):
                    return None
            elif deed == SENT and mine:
                if first_of(turn) == HIDDEN:
                    return self.guess(slots, turn)
                slot = slots.find(actor, first_of(turn))
                if slot == UNKNOWN:
                    return None
                slots.send(turn, slot, self.near(turn))
                continue
            slots.at += 1
        if self.v.open.turn in self.members:
            slots.come_home(self.v.open.turn)
        return slots if self.seal_play(slots) else None

    def near(self, turn: int) -> bool:
        """Whether the card was sent to a neighbour."""
        return self.v.open.distance(actor_of(turn), other_of(turn)) == NEAR

    def fight(self, slots: Slots, turn: int, mine: bool) -> bool:
        """The faction's side of a battle: the cards shown were in the hand."""
        attack, defence = first_of(turn), second_of(turn)
        verdict = battle.verdict_of(attack, defence)
        seat = actor_of(turn) if mine else other_of(turn)
        play = attack if mine else defence
        won = battle.wins(play, defence if mine else attack, verdict)
        far = mine and not self.near(turn)
        back: list[int] = []
        for kind in battle.PLAYS[play]:
            slot = slots.find(seat, kind)
            if slot == UNKNOWN:
                return False
            slots.hands[seat].remove(slot)
            if won and TYPE_OF[kind] == CHARACTER:
                back.append(slot)
        if far:
            slots.away[seat] += back
        else:
            slots.hands[seat] += back
        slots.leave_if_empty(seat)
        return True

    def guess(self, slots: Slots, turn: int) -> Slots | None:
        """A card that the viewer did not see was sent: any of the hand, in any order."""
        candidates = slots.hands[actor_of(turn)].copy()
        self.rng.shuffle(candidates)
        tried: list[int] = []
        for slot in candidates:
            kind = slots.kinds[slot]
            if kind in tried:
                continue
            tried.append(kind)
            if self.patience != UNKNOWN and self.guesses > self.patience:
                return None
            self.guesses += 1
            twin = slots.copy()
            twin.send(turn, slot, self.near(turn))
            if self.hopeless(twin):
                continue
            found = self.follow(twin)
            if found is not None:
                return found
        return None

    def hopeless(self, slots: Slots) -> bool:
        """Whether some card can no longer be shown by whom, and when, it was shown.

        A look ahead: a card can be at all seats to which a chain of cards sent leads from where
        it is, and a seat can show as many new cards as it has slots of no kind or is sent.
        """
        at_seats = [0] * KIND.size
        placed = 0
        supply = [0] * self.v.open.seats
        for seat in self.members:
            for group in (slots.hands[seat], slots.away[seat], slots.coming[seat]):
                supply[seat] += slots.loose_in(group)
                for slot in group:
                    if slots.kinds[slot] != UNKNOWN:
                        at_seats[slots.kinds[slot]] |= 1 << seat
        for kind in slots.kinds:
            if kind != UNKNOWN:
                placed |= 1 << kind
        for place in range(slots.at, len(self.v.history)):
            turn = self.v.history[place]
            actor, other = actor_of(turn), other_of(turn)
            deed = deed_of(turn)
            mine = actor in self.members
            needed: list[int] = []
            if deed == FOUGHT:
                needed = battle.PLAYS[first_of(turn) if mine else second_of(turn)]
            elif deed == SENT and mine and first_of(turn) != HIDDEN:
                needed = [first_of(turn)]
            seat = actor if mine else other
            for kind in needed:
                if copies(slots.pool, kind):
                    # A copy has no place yet: the first time it is shown it takes one.
                    if not placed >> kind & 1:
                        supply[seat] -= 1
                        placed |= 1 << kind
                        at_seats[kind] |= 1 << seat
                        if supply[seat] < 0:
                            return True
                elif not at_seats[kind] >> seat & 1:
                    return True
                elif copies(self.deck, kind) == 1:
                    at_seats[kind] = 1 << seat
            if deed == SENT and mine:
                if first_of(turn) == HIDDEN:
                    supply[other] += 1
                for kind in range(KIND.size):
                    if at_seats[kind] >> actor & 1:
                        at_seats[kind] |= 1 << other
        return False

    def seal_play(self, slots: Slots) -> bool:
        """Several cards face down are a play of that size; the hand must be able to hold one."""
        v = self.v
        self.play = NO_PLAY
        if self.seal == UNKNOWN or self.seal == v.seat or v.face_down == 1:
            return True
        plays = [
            play for play in battle.PLAYS_BY[self.faction] if battle.SIZE_OF[play] == v.face_down
        ]
        self.rng.shuffle(plays)
        for play in plays:
            twin = slots.copy()
            for kind in battle.PLAYS[play]:
                slot = twin.find(self.seal, kind)
                if slot == UNKNOWN:
                    break
                twin.hands[self.seal].remove(slot)
            else:
                self.play = play
                slots.kinds = twin.kinds
                slots.pool = twin.pool
                return True
        return False


def dealt(v: View) -> int:
    """The hand that the viewer was dealt: what he has, and what has left him, less what came."""
    cards = v.hand() + v.open.away[v.seat] + battle.CARDS_OF[v.sealed]
    for turn in v.history:
        actor, other = actor_of(turn), other_of(turn)
        deed = deed_of(turn)
        if deed == SENT and first_of(turn) != HIDDEN:
            if actor == v.seat:
                cards += ONE_OF[first_of(turn)]
            elif other == v.seat:
                cards -= ONE_OF[first_of(turn)]
        elif deed == FOUGHT and v.seat in (actor, other):
            attack, defence = first_of(turn), second_of(turn)
            mine, its = (attack, defence) if actor == v.seat else (defence, attack)
            won = battle.wins(mine, its, battle.verdict_of(attack, defence))
            cards += battle.SPENT_OF[mine] if won else battle.CARDS_OF[mine]
    return cards + lost_expedition(v)


def lost_expedition(v: View) -> int:
    """The winners that the viewer lost from Expedition by being eliminated."""
    away = 0
    for turn in v.history:
        if actor_of(turn) == v.seat:
            away = 0
        if deed_of(turn) == FOUGHT and actor_of(turn) == v.seat:
            attack, defence = first_of(turn), second_of(turn)
            won = battle.wins(attack, defence, battle.verdict_of(attack, defence))
            if won and v.open.distance(v.seat, other_of(turn)) != NEAR:
                away = battle.CHARACTERS_OF[attack]
    return away if v.open.fallen & BIT_OF[v.seat] else 0

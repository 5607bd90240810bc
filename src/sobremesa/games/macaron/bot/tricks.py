"""What each card of the hand is worth in the trick as it lies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.ints import Ints
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import UNKNOWN, Card
from sobremesa.games.macaron import emma
from sobremesa.games.macaron.bot import guesses
from sobremesa.games.macaron.bot.outlook import (
    FLAVOUR_SET,
    HIGHER_OF,
    ROYAL_SET,
    TWOS,
    Outlook,
    Prospect,
    boxes_with,
    payoff_against,
    payoff_of,
    prospect_of,
)
from sobremesa.games.macaron.facts import (
    BARE,
    BOXES_WITH_A_1,
    CARD_MASK,
    COUNTED,
    FLAVOUR_OF,
    FLAVOUR_SHIFT,
    GROUP_OF,
    NEUTRALISING,
    TEAMED,
    TRICKS_OF,
    VALUE_OF,
)
from sobremesa.games.macaron.scoring import boxes_of, stake_of, winning_place
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import FLAVOUR, GROUP

FLAVOURS_IN: Final[list[list[int]]] = [
    [flavour for flavour in range(FLAVOUR.size) if GROUP_OF[flavour] == group]
    for group in range(GROUP.size)
]
"""The flavours of each group."""


class Trick:
    """The trick as it lies, and what each outcome is worth to the seat."""

    def __init__(self, view: View) -> None:
        s = view.open
        self.view = view
        self.open = s
        self.outlook = Outlook(view, s.royal, s.allergen)
        self.prospect = prospect_of(self.outlook)
        self.me = view.seat
        self.players = s.players()
        self.payoff = payoff_against(view, s.bets[view.seat])
        self.misses = self.misses_of(s.voids())
        self.gains: list[list[float]] = [self.gains_of(p) for p in range(self.players)]
        """For each player what boxes that he wins now are worth to the seat."""
        turn = len(s.trick) + 1
        self.followers = [(s.leader + i) % self.players for i in range(turn, self.players)]
        """Those who play after the seat."""
        self.later = 0.0
        """What a box is worth that one of them wins."""
        if not s.solo():
            for player in self.followers:
                self.later += self.gains[player][1] / len(self.followers)
        self.led = UNKNOWN
        self.void: list[float] = []
        self.clean = 1.0
        self.unsaved = 1.0
        """If this flavour is led: how likely each follower lacks it, and that no allergen and no 2
        is added."""

    def gains_of(self, player: int) -> list[float]:
        """What 0 to 3 boxes in this trick, won by another player, are worth to the seat."""
        s = self.open
        if player == self.me:
            return []
        weight = -1.0 / (self.players - 1)
        if self.players == 2:
            weight = -guesses.DUEL_GAIN
        if TEAMED[s.mode]:
            weight = 1.0 if (player - self.me) % 2 == 0 else -1.0
        bet = s.bets[player] if player < s.seats else UNKNOWN
        payoff = payoff_of(s, bet)
        left = TRICKS_OF[s.mode] - s.tricks - 1
        prospect = Prospect(
            guesses.RIVAL_MEAN * left / self.players, guesses.RIVAL_VARIANCE * left / self.players
        )
        before = prospect.points(payoff, s.boxes[player], 1.0)
        found = [0.0]
        for boxes in range(1, BOXES_WITH_A_1 + 1):
            after = prospect.points(payoff, s.boxes[player] + boxes, 1.0)
            found.append(weight * (after - before))
        return found

    def worth_of(self, card: Card) -> float:
        """The points to expect after playing the card."""
        rest = self.prospect.without(self.outlook, card)
        lost = rest.worth(self.payoff, self.open.boxes[self.me])
        won = rest.worth(self.payoff, self.open.boxes[self.me] + boxes_with(card))
        trick = self.open.trick.copy()
        trick.append(COUNTED[card])
        if len(trick) == self.players:
            return self.settled(trick, lost, won)
        if self.open.solo():
            return self.against_emma(trick, lost, won)
        return self.expected(trick, lost, won)

    def settled(self, trick: Ints, lost: float, won: float) -> float:
        """The worth of a full trick."""
        place = winning_place(trick, self.open.royal)
        boxes = boxes_of(stake_of(trick, place, self.open.allergen))
        winner = (self.open.leader + place) % self.players
        if winner != self.me:
            return lost + self.gains[winner][boxes]
        return (won if boxes else lost) + guesses.LEADING

    def against_emma(self, trick: Ints, lost: float, won: float) -> float:
        """The mean over the cards that may lie on top of the pile that Emma will play."""
        s = self.open
        filled = 0
        for flavour, cards_left in enumerate(self.view.piles):
            filled |= BIT_OF[flavour] if cards_left else 0
        pile, _ = emma.follow(filled, s.royal, s.allergen, int(trick[0] >> FLAVOUR_SHIFT))
        total = 0.0
        shown = 0
        for card in members(self.outlook.placed & FLAVOUR_SET[pile]):
            total += self.settled(Ints([int(trick[0]), int(COUNTED[card])]), lost, won)
            shown += 1
        size = self.view.piles[pile]
        if size > shown:
            hidden = 0.0
            cards = members(self.outlook.unknown)
            for card in cards:
                play = BARE[card] | pile << FLAVOUR_SHIFT
                hidden += self.settled(Ints([int(trick[0]), play]), lost, won)
            total += hidden / len(cards)
        return total / size

    def expected(self, trick: Ints, lost: float, won: float) -> float:
        """The mean over what those who play later may do."""
        s = self.open
        place = winning_place(trick, s.royal)
        leading = (s.leader + place) % self.players
        best = int(trick[place] & CARD_MASK)
        led = int(trick[0] >> FLAVOUR_SHIFT)
        if self.led != led:
            self.look_at(led)
        stays = 1.0
        for i, player in enumerate(self.followers):
            stays *= 1 - guesses.EAGER * self.beats(player, best, led, self.void[i])
        pays = self.pays(trick)
        worth = lost + (1 - stays) * pays * self.later
        if leading == self.me:
            return worth + stays * pays * (won - lost)
        return worth + stays * pays * self.gains[leading][boxes_with(best)]

    def look_at(self, led: int) -> None:
        """What those who play later may have if this flavour is led."""
        s = self.open
        self.led = led
        self.void = []
        self.clean = 1.0
        self.unsaved = 1.0
        for player in self.followers:
            void = self.lacks(player, FLAVOUR_SET[led], led)
            self.void.append(void)
            if s.allergen == led:
                self.clean *= void
            else:
                spoils = void * (1 - self.lacks(player, FLAVOUR_SET[s.allergen], s.allergen))
                self.clean *= 1 - guesses.SPOILS * spoils
            self.unsaved *= 1 - guesses.SAVES * (
                1 - self.lacks(player, TWOS & FLAVOUR_SET[led], led)
            )

    def pays(self, trick: Ints) -> float:
        """The chance that the trick is not spoiled."""
        allergic = False
        place: i64 = 0
        while place < trick.size:
            play = trick[place]
            if VALUE_OF[play & CARD_MASK] == NEUTRALISING:
                return 1.0
            allergic = allergic or play >> FLAVOUR_SHIFT == self.open.allergen
            place += 1
        return 1 - self.unsaved if allergic else 1 - (1 - self.clean) * self.unsaved

    def beats(self, player: int, best: Card, led: int, void: float) -> float:
        """The chance that a player still to come holds a card that beats the best one."""
        royal = self.open.royal
        if FLAVOUR_OF[best] != led:
            return void * (1 - self.lacks_royals(player, VALUE_OF[best]))
        follows = 1 - self.lacks(player, HIGHER_OF[best], led)
        if GROUP_OF[led] == royal:
            return follows
        return follows + void * (1 - self.lacks_royals(player, 0))

    def misses_of(self, voids: list[int]) -> list[float]:
        """For each player and flavour the chance that he does not hold one unknown card of it."""
        view = self.view
        found = [1.0] * (self.players * FLAVOUR.size)
        if self.open.solo():
            return found
        all_room = view.aside_size
        for other in range(self.players):
            all_room += view.hand_sizes[other] if other != self.me else 0
        for flavour in range(FLAVOUR.size):
            room = all_room
            for other in range(self.players):
                if other != self.me and voids[other] >> flavour & 1:
                    room -= view.hand_sizes[other]
            for player in range(self.players):
                if room and player != self.me and not voids[player] >> flavour & 1:
                    found[player * FLAVOUR.size + flavour] = 1 - view.hand_sizes[player] / room
        return found

    def lacks(self, player: int, cards: int, flavour: int) -> float:
        """The chance that a player holds none of these cards, which are all of one flavour."""
        outlook = self.outlook
        if outlook.known[player] & cards:
            return 0.0
        return self.miss_all(player, cards & outlook.unknown, flavour)

    def lacks_royals(self, player: int, value: int) -> float:
        """The chance that a player holds no royal card above a value."""
        outlook = self.outlook
        cards = ROYAL_SET[self.open.royal][value]
        if outlook.known[player] & cards:
            return 0.0
        chance = 1.0
        for flavour in FLAVOURS_IN[self.open.royal]:
            chance *= self.miss_all(player, cards & outlook.unknown & FLAVOUR_SET[flavour], flavour)
        return chance

    def miss_all(self, player: int, cards: int, flavour: int) -> float:
        """The chance that a player holds none of these unknown cards of one flavour."""
        chance = 1.0
        miss = self.misses[player * FLAVOUR.size + flavour]
        while cards:
            cards &= cards - 1
            chance *= miss
        return chance

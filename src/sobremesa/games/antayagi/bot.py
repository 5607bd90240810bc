"""A player that weighs every exchange by what it does to all players' distances to the goal."""

from __future__ import annotations

from math import exp
from typing import Final

from sobremesa.core.bot import Heuristic
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.antayagi.facts import (
    DISCARD_HAND,
    EATS,
    EDIBLE_NUMBER,
    EFFECT_OF,
    INCREASE,
    KEEPS_OWN,
    OBJECT_OF,
    POINTS_OF,
    POINTS_WHEN_RAISED,
    RAISES_TARGET,
    SABOTAGES,
    TAKE_ONE,
    TURN_HAND,
)
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.view import View
from sobremesa.games.antayagi.words import (
    CHOOSE_PARTNER,
    COMMIT,
    COMMIT_CARD,
    EAT,
    EDIBLE,
    FEED_T_REX,
    HAND_SIZE,
    OBJECT,
    PARTNER,
    PLAY_SABOTAGE,
    SABOTAGE,
    TAKE,
    TAKE_CARD,
)

# Weights, found by playing.
SLOPE: Final = 0.8
"""How much a point of distance to the goal matters: chances fall by this power of e."""
UNSEEN_WORTH: Final = 0.7
"""The points that an unknown card taken with a Lollipop brings on average."""
HAT_WORTH: Final = 0.15
"""To know the own cards is worth so much of a point."""
LOST_HAND: Final = 0.05
"""A new hand is as good as the old one, but one has not seen it so long."""
IDLE_T_REX: Final = 0.25
"""A T-Rex will spoil the next food that comes."""
FOOD_RISK: Final = 0.08
"""Food may be eaten by a T-Rex that comes."""
WASTE_HOPE: Final = 0.15
"""With a raised target a Fish is worth two points."""
SLOTS: Final[int] = HAND_SIZE + 1
"""The places of a hand, and none of them."""
WON: Final = 1e9
"""The pull of a seat that has reached the goal."""
SABOTAGE_COST: Final = 0.07
"""The chance of winning that a sabotage in the hand is worth."""


class Zone:
    """What counts of a player's zone."""

    def __init__(self, points: float, target: int) -> None:
        self.points = points
        self.target = target
        self.raised = False
        self.eaters = 0
        self.food = 0
        self.rich_food = 0
        """Food that is worth two points."""
        self.bonus = 0.0
        """What is not points, but as good as some."""

    def copy(self) -> Zone:
        """An equal one."""
        twin = Zone(self.points, self.target)
        twin.raised = self.raised
        twin.eaters = self.eaters
        twin.food = self.food
        twin.rich_food = self.rich_food
        twin.bonus = self.bonus
        return twin

    def receive(self, thing: int) -> None:
        """Take in an object, its effects on hands apart."""
        points = POINTS_WHEN_RAISED[thing] if self.raised else POINTS_OF[thing]
        if points == 0:
            return
        self.points += points
        effect = EFFECT_OF[thing]
        if effect == RAISES_TARGET and not self.raised:
            self.raised = True
            self.target += INCREASE
        elif effect == EATS:
            self.eaters += 1
        elif effect == TURN_HAND:
            self.bonus += HAT_WORTH
        if EDIBLE_NUMBER[thing] >= 0:
            if points > 1:
                self.rich_food += 1
            else:
                self.food += 1

    def distance(self) -> float:
        """How far the goal is, once the T-Rexes have eaten."""
        points = self.points
        eaters = self.eaters
        food = self.food
        rich_food = self.rich_food
        while eaters and food:
            eaters -= 1
            food -= 1
            points -= 2
        while eaters and rich_food:
            eaters -= 1
            rich_food -= 1
            points -= 3
        left = self.target - points
        if left <= 0:
            return 0.0
        risk = IDLE_T_REX * eaters + FOOD_RISK * (food + 2 * rich_food)
        hope = WASTE_HOPE if self.raised else 0.0
        return max(0.3, left + risk - hope - self.bonus)


def zone_of(v: View, seat: Seat) -> Zone:
    """The seat's zone as it is now."""
    zone = Zone(score(v.open, seat), target(v.open, seat))
    for card in v.open.zones[seat]:
        thing = OBJECT_OF[card]
        effect = EFFECT_OF[thing]
        if effect == RAISES_TARGET:
            zone.raised = True
        elif effect == EATS:
            zone.eaters += 1
        elif EDIBLE_NUMBER[thing] >= 0:
            if POINTS_OF[thing]:
                zone.food += 1
            else:
                zone.rich_food += 1
    return zone


def reached_by(zone: Zone, things: list[int], taken: int) -> float:
    """The distance after taking one of these cards; UNKNOWN ones are guessed.

    A Lollipop among them takes the best of the rest as well.
    """
    thing = things[taken]
    after = zone.copy()
    if thing == UNKNOWN:
        after.points += UNSEEN_WORTH
        return max(after.distance(), 0.3)
    after.receive(thing)
    if EFFECT_OF[thing] == TAKE_ONE and len(things) > 1:
        return least_of(after, things[:taken] + things[taken + 1 :])
    if EFFECT_OF[thing] == DISCARD_HAND:
        return after.distance() + LOST_HAND
    return after.distance()


def least_of(zone: Zone, things: list[int]) -> float:
    """The distance after taking the best of these cards, which has to be done if there are any."""
    if not things:
        return zone.distance()
    best = reached_by(zone, things, 0)
    for taken in range(1, len(things)):
        reached = reached_by(zone, things, taken)
        if reached < best:
            best = reached
    return best


def pull_of(distance: float) -> float:
    """How strongly a seat at that distance pulls the victory to itself; WON where it has won."""
    return exp(-SLOPE * distance) if distance > 0 else WON


class Trader:
    """One side of an exchange: how strongly it pulls after it has received each object."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        v = outlook.v
        self.seat = seat
        self.zone = outlook.zones[seat]
        self.slots = v.slots(seat)
        self.hand = [v.objects[at] for at in self.slots]
        """The objects of the hand as far as they are known."""
        self.likely: list[list[tuple[int, float]]] = []
        """The objects that may lie in each of its places, each with its chance; once asked for."""
        self.pulls = [0.0] * OBJECT.size
        """After each object; zero where that was not worked out yet."""
        self.takes = [0.0] * (OBJECT.size * SLOTS)
        """The same if it takes a card as well, by the slot that the other has offered from."""
        self.partner = UNKNOWN
        """Whose cards it takes."""

    def after(self, thing: int) -> float:
        """How strongly it pulls with the object, if nothing is taken from the other's hand."""
        pull = self.pulls[thing]
        if pull == 0.0:
            zone = self.zone.copy()
            zone.receive(thing)
            pull = self.pulls[thing] = pull_of(zone.distance())
        return pull

    def after_taking(self, thing: int, other: Trader, slot: int) -> float:
        """The same with an object that lets it take one of the other's cards but that in a slot."""
        if self.partner != other.seat:
            self.partner = other.seat
            self.takes = [0.0] * (OBJECT.size * SLOTS)
        place = thing * SLOTS + slot + 1
        pull = self.takes[place]
        if pull == 0.0:
            zone = self.zone.copy()
            zone.receive(thing)
            pull = pull_of(least_of(zone, other.rest(slot) if slot >= 0 else other.hand))
            self.takes[place] = pull
        return pull

    def rest(self, slot: int) -> list[int]:
        """The hand without one card."""
        return self.hand[:slot] + self.hand[slot + 1 :]


class Outlook:
    """What a view's seat expects of exchanges."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat
        self.unseen: list[int] = []
        self.zones = [zone_of(v, seat) for seat in range(v.open.seats)]
        self.pulls = [pull_of(zone.distance()) for zone in self.zones]
        self.total = sum(self.pulls)
        self.traders: dict[Seat, Trader] = {}
        self.now = self.pulls[self.me] / self.total
        """My chance if nothing happens."""

    def trader(self, seat: Seat) -> Trader:
        """The seat as one side of an exchange."""
        found = self.traders.get(seat)
        if found is None:
            found = self.traders[seat] = Trader(self, seat)
        return found

    def chance(self, active: Seat, its: float, partner: Seat, others: float) -> float:
        """My chance to win once the two traders pull so strongly."""
        if its == WON or others == WON:
            winner = partner if others == WON else active
            return 1.0 if winner == self.me else 0.0
        total = self.total - self.pulls[active] - self.pulls[partner] + its + others
        if active == self.me:
            return its / total
        if partner == self.me:
            return others / total
        return self.pulls[self.me] / total

    def odds(self, at: int) -> list[float]:
        """For each object the chance that it lies in that place."""
        known = self.v.objects[at]
        if known != UNKNOWN:
            found = [0.0] * OBJECT.size
            found[known] = 1.0
            return found
        if not self.unseen:
            self.unseen = self.v.unseen()
        counts = self.v.candidates(at, self.unseen)
        total = sum(counts)
        return [count / total for count in counts]

    def after(
        self, active: Trader, mine: int, partner: Trader, other: int, i: int, j: int
    ) -> float:
        """My chance after the exchange of an object in slot i of the one and slot j of the other.

        With UNKNOWN for a slot all cards that are left in the hand can be taken.
        """
        if mine == other:
            return self.now
        got, given = other, mine
        if EFFECT_OF[mine] == KEEPS_OWN or EFFECT_OF[other] == KEEPS_OWN:
            got, given = mine, other
        if EFFECT_OF[got] == TAKE_ONE:
            its = active.after_taking(got, partner, j)
        else:
            its = active.after(got)
        if EFFECT_OF[given] == TAKE_ONE and EFFECT_OF[got] != DISCARD_HAND:
            others = partner.after_taking(given, active, i)
        else:
            others = partner.after(given)
        return self.chance(active.seat, its, partner.seat, others)

    def offer(self, partner: Seat, active: Seat) -> list[float]:
        """For each of my slots my chance if I offer it; the other offers any card alike."""
        one, two = self.trader(active), self.trader(partner)
        for trader in (one, two):
            if not trader.likely:
                trader.likely = [self.likely(at) for at in trader.slots]
        me = one if active == self.me else two
        other = two if active == self.me else one
        floor = self.now - (SABOTAGE_COST if self.holds_sabotage() else 2.0)
        found: list[float] = []
        for i, at in enumerate(me.slots):
            value = 0.0
            for given, chance in me.likely[i]:
                for j, likely in enumerate(other.likely):
                    for got, its_chance in likely:
                        if me is one:
                            reached = self.after(one, given, two, got, i, j)
                        else:
                            reached = self.after(one, got, two, given, j, i)
                        value += chance * its_chance * max(reached, floor)
            if other.likely:
                value /= len(other.likely)
            found.append(value - (SABOTAGE_COST if SABOTAGES[self.v.backs[at]] else 0.0))
        return found

    def likely(self, at: int) -> list[tuple[int, float]]:
        """The objects that may lie in that place, each with its chance."""
        return [(thing, chance) for thing, chance in enumerate(self.odds(at)) if chance > 0]

    def holds_sabotage(self) -> bool:
        """Whether I could cancel an exchange."""
        return True in [SABOTAGES[self.v.backs[at]] for at in self.v.slots(self.me)]


class Greedy(Heuristic[View]):
    """Looks one exchange ahead, with the odds that counting gives."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """The chance to win after each choice, as far as one exchange tells."""
        step = view.open.step()
        if step == CHOOSE_PARTNER:
            outlook = Outlook(view)
            return [max(outlook.offer(PARTNER.thing(each), view.seat)) for each in choices]
        if step == COMMIT_CARD:
            promised = Outlook(view).offer(view.open.partner, view.open.active)
            return [promised[COMMIT.thing(each)] for each in choices]
        if step == PLAY_SABOTAGE:
            gain = gain_by_sabotage(view)
            return [gain if SABOTAGE.owns(each) else 0.0 for each in choices]
        if step == TAKE_CARD:
            zone = zone_of(view, view.seat)
            hand = [view.objects[at] for at in view.slots(view.open.other_trader(view.seat))]
            return [-reached_by(zone, hand, TAKE.thing(each)) for each in choices]
        if step == FEED_T_REX:
            # Anything but what is worth two points.
            return [float(POINTS_OF[EDIBLE.whole[EAT.thing(each)]]) for each in choices]
        return [0.0] * len(choices)


def gain_by_sabotage(v: View) -> float:
    """How much better the exchange ends for me with one more sabotage, less what that costs."""
    s = v.open
    outlook = Outlook(v)
    mine, other = OBJECT_OF[s.trade[0]], OBJECT_OF[s.trade[1]]
    active, partner = outlook.trader(s.active), outlook.trader(s.partner)
    goes_on = outlook.after(active, mine, partner, other, UNKNOWN, UNKNOWN)
    stands = len(s.sabotages) % 2 == 0
    gain = outlook.now - goes_on if stands else goes_on - outlook.now
    # What is kept for later is worth nothing if this exchange ends the game.
    return gain - (SABOTAGE_COST if 0.0 < goes_on < 1.0 else 0.0)

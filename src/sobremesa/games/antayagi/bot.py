"""A player that weighs every exchange by what it does to all players' distances to the goal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from sobremesa.games.antayagi.scoring import points_of, target_of, weigh
from sobremesa.games.antayagi.state import Open
from sobremesa.games.antayagi.view import View
from sobremesa.games.antayagi.words import (
    BACK,
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
NEAREST: Final = 0.3
"""Whoever has not reached the goal is at least so far from it."""
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
SABOTAGE_COST: Final = 0.07
"""The chance of winning that a sabotage in the hand is worth."""
UNANSWERED: Final = 0.6
"""How much of its effect a sabotage keeps for each one that others could answer with."""
OFFER_COST: Final = 0.07
"""The same for one that is offered."""
SABOTAGE_PULL: Final = 0.2
"""How much stronger each sabotage in the hand makes its owner's pull."""
WON: Final = 1e9
"""The pull of a seat that has reached the goal."""

OBJECTS: Final[int] = OBJECT.size
SLOTS: Final[int] = HAND_SIZE + 1
"""The places of a hand, and none of them."""
NOT_YET: Final = -1.0
"""What was not worked out."""


class Zone:
    """What counts of a player's zone."""

    def __init__(self, points: float, target: i64) -> None:
        self.points = points
        self.target: i64 = target
        self.raised = False
        self.eaters: i64 = 0
        self.food: i64 = 0
        self.rich_food: i64 = 0
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
        self.points += int(points)
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
        while eaters > 0 and food > 0:
            eaters -= 1
            food -= 1
            points -= 2
        while eaters > 0 and rich_food > 0:
            eaters -= 1
            rich_food -= 1
            points -= 3
        left = float(self.target) - points
        if left <= 0:
            return 0.0
        risk = IDLE_T_REX * float(eaters) + FOOD_RISK * float(food + 2 * rich_food)
        hope = WASTE_HOPE if self.raised else 0.0
        return max(NEAREST, left + risk - hope - self.bonus)


def zone_of(s: Open, seat: Seat) -> Zone:
    """The seat's zone as it is now."""
    cards = s.zones[seat]
    weight = weigh(cards)
    zone = Zone(float(points_of(weight)), target_of(weight, s.seats))
    for card in cards:
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
        return max(after.distance(), NEAREST)
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
        best = min(best, reached_by(zone, things, taken))
    return best


def pull_of(distance: float) -> float:
    """How strongly a seat at that distance pulls the victory to itself; WON where it has won.

    That chances fall with the square of the distance was found by playing.
    """
    return 1.0 / (distance * distance) if distance > 0 else WON


class Trader:
    """One side of an exchange: what it holds, and how strongly it pulls with each object."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        v = outlook.v
        self.seat = seat
        self.zone = outlook.zones[seat]
        self.strength = outlook.strength(seat)
        self.hand: list[int] = []
        """The objects of the hand as far as they are known."""
        self.kinds: list[int] = []
        """What is known of each card: equal numbers for cards of which the same is known."""
        self.sabotages: list[bool] = []
        """Which of them can cancel an exchange."""
        for at in v.slots(seat):
            thing = v.objects[at]
            self.hand.append(thing)
            unseen = OBJECTS + v.deck_of(at) * BACK.size + v.backs[at]
            self.kinds.append(thing if thing != UNKNOWN else unseen)
            self.sabotages.append(SABOTAGES[v.backs[at]])
        self.pulls = [NOT_YET] * OBJECTS
        """After each object."""
        self.takes: dict[int, float] = {}
        """The same if it takes a card as well: by whose it is, and the slot that was offered."""

    def after(self, thing: int) -> float:
        """How strongly it pulls with the object, if nothing is taken from the other's hand."""
        pull = self.pulls[thing]
        if pull == NOT_YET:
            zone = self.zone.copy()
            zone.receive(thing)
            pull = pull_of(zone.distance())
            if pull < WON and EFFECT_OF[thing] != DISCARD_HAND:
                pull *= self.strength
            self.pulls[thing] = pull
        return pull

    def after_taking(self, thing: int, other: Trader, slot: int) -> float:
        """The same with an object that lets it take one of the other's cards but that in a slot.

        Of UNKNOWN all of them can be taken.
        """
        key = ((other.seat * OBJECTS) + thing) * SLOTS + slot + 1
        pull = self.takes.get(key, NOT_YET)
        if pull == NOT_YET:
            zone = self.zone.copy()
            zone.receive(thing)
            hand = other.hand
            rest = hand[:slot] + hand[slot + 1 :] if slot >= 0 else hand
            pull = pull_of(least_of(zone, rest))
            if pull < WON:
                pull *= self.strength
            self.takes[key] = pull
        return pull


class Outlook:
    """What a view's seat expects of exchanges."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat
        self.unseen: list[int] = []
        self.odds: dict[int, list[float]] = {}
        """Of each kind of card that was asked for."""
        self.zones = [zone_of(v.open, seat) for seat in range(v.open.seats)]
        self.held = [0] * v.open.seats
        """How many sabotages each seat holds."""
        for at, back in enumerate(v.backs):
            if back != UNKNOWN and SABOTAGES[back]:
                self.held[at // HAND_SIZE] += 1
        self.pulls = [
            pull_of(zone.distance()) * self.strength(seat) for seat, zone in enumerate(self.zones)
        ]
        self.total = sum(self.pulls)
        self.now = self.pulls[self.me] / self.total
        """My chance if nothing happens."""
        self.mine = Trader(self, self.me)

    def strength(self, seat: Seat, less: int = 0) -> float:
        """What the sabotages of a hand multiply a pull by, or so many fewer of them."""
        return 1.0 + SABOTAGE_PULL * (self.held[seat] - less)

    def without_one(self) -> float:
        """The part of my pull that is left with one sabotage fewer."""
        return self.strength(self.me, 1) / self.strength(self.me)

    def odds_of(self, trader: Trader, slot: int) -> list[float]:
        """For each object the chance that it lies in that slot."""
        kind = trader.kinds[slot]
        found = self.odds.get(kind)
        if found is None:
            if kind < OBJECTS:
                found = [0.0] * OBJECTS
                found[kind] = 1.0
            else:
                if not self.unseen:
                    self.unseen = self.v.unseen()
                counts = self.v.candidates(trader.seat * HAND_SIZE + slot, self.unseen)
                total = sum(counts)
                found = [count / total for count in counts]
            self.odds[kind] = found
        return found

    def after(self, one: Trader, offered: int, i: int, two: Trader, other: int, j: int) -> float:
        """My chance after the active one's object from slot i and the other's from slot j.

        With UNKNOWN for a slot all cards that are left in the hand can be taken.
        """
        if offered == other:
            return self.now
        got, given = other, offered
        if EFFECT_OF[offered] == KEEPS_OWN or EFFECT_OF[other] == KEEPS_OWN:
            got, given = offered, other
        its = one.after_taking(got, two, j) if EFFECT_OF[got] == TAKE_ONE else one.after(got)
        if EFFECT_OF[given] == TAKE_ONE and EFFECT_OF[got] != DISCARD_HAND:
            theirs = two.after_taking(given, one, i)
        else:
            theirs = two.after(given)
        me = self.me
        if theirs == WON:
            return 1.0 if two.seat == me else 0.0
        if its == WON:
            return 1.0 if one.seat == me else 0.0
        mine = its if one.seat == me else theirs if two.seat == me else self.pulls[me]
        return mine / (self.total - self.pulls[one.seat] - self.pulls[two.seat] + its + theirs)

    def offer(self, seat: Seat) -> list[float]:
        """For each of my slots my chance if I offer it to that seat."""
        mine = self.mine
        promise = Promise(self, Trader(self, seat))
        found: list[float] = []
        for i, kind in enumerate(mine.kinds):
            earlier = mine.kinds.index(kind)
            if earlier < i:
                found.append(found[earlier])
                continue
            odds = self.odds_of(mine, i)
            value = 0.0
            for given in range(OBJECTS):
                if odds[given] > 0:
                    value += odds[given] * promise.of(given, i)
            found.append(value)
        for i in range(len(found)):
            if mine.sabotages[i]:
                part = self.without_one()
                found[i] = found[i] * (found[i] * (1.0 - part) + part) - OFFER_COST
        return found


class Promise:
    """What I may expect of an exchange with another seat, who offers any of his cards alike."""

    def __init__(self, outlook: Outlook, other: Trader) -> None:
        self.outlook = outlook
        self.other = other
        self.first = outlook.v.open.active == outlook.me
        self.floor = outlook.now - (SABOTAGE_COST if True in outlook.mine.sabotages else 2.0)
        """I need not accept less, if I can cancel an exchange."""
        self.means = [NOT_YET] * OBJECTS
        """My chance with each object that I offer, whatever slot it comes from."""

    def of(self, given: int, i: int) -> float:
        """My chance if I offer the object from slot i."""
        mean = self.means[given]
        if mean != NOT_YET:
            return mean
        mean = 0.0
        other = self.other
        for j, kind in enumerate(other.kinds):
            if kind < OBJECTS:
                mean += self.after(given, i, kind, j)
                continue
            odds = self.outlook.odds_of(other, j)
            for got in range(OBJECTS):
                if odds[got] > 0:
                    mean += odds[got] * self.after(given, i, got, j)
        if other.kinds:
            mean /= len(other.kinds)
        if EFFECT_OF[given] != TAKE_ONE:
            self.means[given] = mean
        return mean

    def after(self, given: int, i: int, got: int, j: int) -> float:
        """My chance if these two are exchanged."""
        outlook = self.outlook
        if self.first:
            found = outlook.after(outlook.mine, given, i, self.other, got, j)
        else:
            found = outlook.after(self.other, got, j, outlook.mine, given, i)
        return found if found > self.floor else self.floor


class Greedy(Heuristic[View]):
    """Looks one exchange ahead, with the odds that counting gives."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """The chance to win after each choice, as far as one exchange tells."""
        step = view.open.step()
        if step == CHOOSE_PARTNER:
            outlook = Outlook(view)
            return [max(outlook.offer(PARTNER.thing(each))) for each in choices]
        if step == COMMIT_CARD:
            promised = Outlook(view).offer(view.open.other_trader(view.seat))
            return [promised[COMMIT.thing(each)] for each in choices]
        if step == PLAY_SABOTAGE:
            gain = gain_by_sabotage(view)
            return [gain if SABOTAGE.owns(each) else 0.0 for each in choices]
        if step == TAKE_CARD:
            zone = zone_of(view.open, view.seat)
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
    one, two = Trader(outlook, s.active), Trader(outlook, s.partner)
    offered, other = OBJECT_OF[s.active_card], OBJECT_OF[s.partner_card]
    goes_on = outlook.after(one, offered, UNKNOWN, two, other, UNKNOWN)
    stands = len(s.sabotages) % 2 == 0
    gain = outlook.now - goes_on if stands else goes_on - outlook.now
    for seat, held in enumerate(outlook.held):
        if seat != v.seat:
            gain *= UNANSWERED**held
    # What is kept for later is worth nothing if this exchange ends the game.
    cost = SABOTAGE_COST + outlook.now * (1.0 - outlook.now) * (1.0 - outlook.without_one())
    return gain - (cost if 0.0 < goes_on < 1.0 else 0.0)

"""A player that weighs every exchange by what it does to all players' distances to the goal."""

from __future__ import annotations

from math import exp
from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
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
    OBJECT,
    PARTNER,
    PASS,
    PLAY_SABOTAGE,
    TAKE,
    TAKE_CARD,
)

# Weights, found by playing.
SLOPE: Final = 0.5
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


def best_of(zone: Zone, things: list[int]) -> tuple[float, int]:
    """The distance after taking the best of these cards, and its place; UNKNOWN cards are guessed.

    A Lollipop among them takes the best of the rest as well.
    """
    best = zone.distance()
    place = UNKNOWN
    for i, thing in enumerate(things):
        after = zone.copy()
        if thing == UNKNOWN:
            after.points += UNSEEN_WORTH
            reached = max(after.distance(), 0.3)
        else:
            after.receive(thing)
            reached = after.distance()
            if EFFECT_OF[thing] == TAKE_ONE and len(things) > 1:
                reached = best_of(after, things[:i] + things[i + 1 :])[0]
            elif EFFECT_OF[thing] == DISCARD_HAND:
                reached += LOST_HAND
        if place == UNKNOWN or reached < best:
            best = reached
            place = i
    return best, place


class Outlook:
    """What a view's seat expects of exchanges."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat
        self.unseen = v.unseen()
        self.zones = [zone_of(v, seat) for seat in range(v.open.seats)]
        self.distances = [zone.distance() for zone in self.zones]
        self.weights = [exp(-SLOPE * distance) for distance in self.distances]
        self.total = sum(self.weights)

    def chance(self, one: Seat, its: float, other: Seat, others: float, partner: Seat) -> float:
        """My chance to win once these two have come to these distances."""
        if its <= 0 or others <= 0:
            if its <= 0 and others <= 0:
                return 1.0 if partner == self.me else 0.0
            winner = one if its <= 0 else other
            return 1.0 if winner == self.me else 0.0
        first = exp(-SLOPE * its)
        second = exp(-SLOPE * others)
        total = self.total - self.weights[one] - self.weights[other] + first + second
        if one == self.me:
            return first / total
        if other == self.me:
            return second / total
        return self.weights[self.me] / total

    def now(self) -> float:
        """My chance if nothing happens."""
        return self.weights[self.me] / self.total

    def hand(self, seat: Seat) -> list[int]:
        """The objects of the seat's hand as far as they are known."""
        return [self.v.objects[at] for at in self.v.slots(seat)]

    def odds(self, at: int) -> list[float]:
        """For each object the chance that it lies in that place."""
        if self.v.objects[at] != UNKNOWN:
            return [1.0 if thing == self.v.objects[at] else 0.0 for thing in range(OBJECT.size)]
        counts = self.v.candidates(at, self.unseen)
        total = sum(counts)
        return [count / total for count in counts]

    def after(
        self, active: Seat, mine: int, partner: Seat, other: int,
        active_rest: list[int], partner_rest: list[int],
    ) -> float:  # fmt: skip
        """My chance after the exchange of two objects; UNKNOWN cards in the rests are guessed."""
        if mine == other:
            return self.now()
        got, given = other, mine
        if EFFECT_OF[mine] == KEEPS_OWN or EFFECT_OF[other] == KEEPS_OWN:
            got, given = mine, other
        zone = self.zones[active].copy()
        zone.receive(got)
        its = zone.distance()
        effect = EFFECT_OF[got]
        if effect == TAKE_ONE:
            its, taken = best_of(zone, partner_rest)
            if taken != UNKNOWN:
                partner_rest = partner_rest[:taken] + partner_rest[taken + 1 :]
        elif effect == DISCARD_HAND:
            active_rest = []
        zone = self.zones[partner].copy()
        zone.receive(given)
        others = zone.distance()
        if EFFECT_OF[given] == TAKE_ONE:
            others = best_of(zone, active_rest)[0]
        return self.chance(active, its, partner, others, partner)

    def offer(self, partner: Seat, active: Seat) -> list[float]:
        """For each of my slots my chance if I offer it; the other offers any card alike."""
        other = partner if active == self.me else active
        mine = self.v.slots(self.me)
        theirs = self.v.slots(other)
        own = self.hand(self.me)
        shown = self.hand(other)
        spare = SABOTAGE_COST if self.holds_sabotage() else 2.0
        floor = self.now() - spare
        found = [0.0] * len(mine)
        odds_of = [self.odds(at) for at in mine]
        for j, at in enumerate(theirs):
            their_odds = self.odds(at)
            their_rest = shown[:j] + shown[j + 1 :]
            for i in range(len(mine)):
                my_rest = own[:i] + own[i + 1 :]
                my_odds = odds_of[i]
                value = 0.0
                for given, chance in enumerate(my_odds):
                    if chance == 0.0:
                        continue
                    for got, its_chance in enumerate(their_odds):
                        if its_chance == 0.0:
                            continue
                        if active == self.me:
                            reached = self.after(active, given, partner, got, my_rest, their_rest)
                        else:
                            reached = self.after(active, got, partner, given, their_rest, my_rest)
                        value += chance * its_chance * max(reached, floor)
                found[i] += value / len(theirs)
        for i, at in enumerate(mine):
            if SABOTAGES[self.v.backs[at]]:
                found[i] -= SABOTAGE_COST
        return found

    def holds_sabotage(self) -> bool:
        """Whether I could cancel an exchange."""
        return True in [SABOTAGES[self.v.backs[at]] for at in self.v.slots(self.me)]


class Greedy(Bot[View]):
    """Looks one exchange ahead, with the odds that counting gives."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        """The choice after which the chance to win seems best."""
        assert view is not None
        step = view.open.step()
        if step == CHOOSE_PARTNER:
            return choose_partner(view, choices)
        if step == COMMIT_CARD:
            return choose_card(view, choices)
        if step == PLAY_SABOTAGE:
            return choose_sabotage(view, choices)
        if step == TAKE_CARD:
            return choose_taken(view, choices)
        return choose_food(choices)


def choose_partner(v: View, choices: list[Action]) -> Action:
    """The one with whom the best card promises most."""
    outlook = Outlook(v)
    best = choices[0]
    most = -1.0
    for action in choices:
        promised = max(outlook.offer(PARTNER.thing(action), v.seat))
        if promised > most:
            best = action
            most = promised
    return best


def choose_card(v: View, choices: list[Action]) -> Action:
    """The card that promises most."""
    promised = Outlook(v).offer(v.open.partner, v.open.active)
    return COMMIT.of(promised.index(max(promised)))


def choose_sabotage(v: View, choices: list[Action]) -> Action:
    """Play one if it turns the exchange to my advantage by more than it costs."""
    s = v.open
    outlook = Outlook(v)
    mine, other = [OBJECT_OF[card] for card in s.trade]
    goes_on = outlook.after(
        s.active, mine, s.partner, other, outlook.hand(s.active), outlook.hand(s.partner)
    )
    cancelled = outlook.now()
    stands = len(s.sabotages) % 2 == 0
    gain = cancelled - goes_on if stands else goes_on - cancelled
    # What is kept for later is worth nothing if this exchange ends the game.
    cost = SABOTAGE_COST if 0.0 < goes_on < 1.0 else 0.0
    return choices[1] if gain > cost else PASS.of()


def choose_taken(v: View, choices: list[Action]) -> Action:
    """The card that brings me closest to the goal."""
    outlook = Outlook(v)
    _, place = best_of(zone_of(v, v.seat), outlook.hand(v.open.other_trader(v.seat)))
    return TAKE.of(max(place, 0))


def choose_food(choices: list[Action]) -> Action:
    """Anything but what is worth two points."""
    for action in choices:
        if POINTS_OF[EDIBLE.whole[EAT.thing(action)]]:
            return action
    return choices[0]

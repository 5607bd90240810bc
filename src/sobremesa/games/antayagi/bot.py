"""A player that weighs every exchange by what it does to all players' chances."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bot import Heuristic
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.antayagi.facts import (
    DISCARD_HAND,
    EFFECT_OF,
    KEEPS_OWN,
    OBJECT_OF,
    POINTS_OF,
    SABOTAGES,
    TAKE_ONE,
    TURN_HAND,
)
from sobremesa.games.antayagi.pulls import (
    joined,
    order_for,
    pull_of,
    zone_of,
)
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
UNSEEN_PART: Final = 0.7
"""An unknown card taken with a Lollipop brings so much of what a point would."""
HAT_PULL: Final = 1.05
"""To know the own cards makes a pull so much stronger."""
OFFERED_SABOTAGE: Final = 0.5
"""How likely others are to offer a sabotage, if any other card is 1."""
UNANSWERED: Final = 0.6
"""How much of its effect a sabotage keeps for each one that others could answer with."""

OBJECTS: Final[int] = OBJECT.size
SURE: Final = 1e8
"""A pull above this has won."""
NO_FLOOR: Final = -1.0


class Outlook:
    """What a view's seat expects of exchanges."""

    def __init__(self, v: View) -> None:
        s = v.open
        self.v = v
        self.me: i64 = v.seat
        self.seats: i64 = s.seats
        self.unseen: list[int] = []
        self.order = order_for(s.seats, s.active)
        self.zones = vec[i64]([zone_of(s, seat) for seat in range(s.seats)])
        self.held = vec[i64]([0] * s.seats)
        """How many sabotages each seat holds."""
        self.all: i64 = 0
        """How many all hold."""
        for at, back in enumerate(v.backs):
            if back != UNKNOWN and SABOTAGES[back]:
                seat: i64 = at // HAND_SIZE
                self.held[seat] = self.held[seat] + 1
                self.all += 1

    def spend(self, number: int) -> None:
        """Let me hold so many sabotages less."""
        self.held[self.me] = self.held[self.me] - number
        self.all -= number

    def pull(self, seat: i64, zone: i64) -> float:
        """How strongly the seat pulls with that zone."""
        held = self.held[seat]
        return pull_of(zone, held, self.all - held, self.order, seat)

    def pulls_but(self, one: i64, two: i64) -> float:
        """How strongly all but two pull together."""
        found = 0.0
        seat: i64 = 0
        while seat < self.seats:
            if seat != one and seat != two:
                found += self.pull(seat, self.zones[seat])
            seat += 1
        return found

    def now(self) -> float:
        """My chance if nothing happens."""
        mine = self.pull(self.me, self.zones[self.me])
        return mine / (mine + self.pulls_but(self.me, self.me))

    def floor(self) -> float:
        """The least chance that I need accept, if I can cancel an exchange."""
        if self.held[self.me] == 0:
            return NO_FLOOR
        self.spend(1)
        found = self.now()
        self.spend(-1)
        return found

    def hand(self, seat: i64, but: i64) -> list[int]:
        """The objects of a hand as far as they are known, without that in a slot."""
        first: i64 = seat * HAND_SIZE
        found: list[int] = []
        slot: i64 = 0
        while slot < HAND_SIZE and self.v.backs[first + slot] != UNKNOWN:
            if slot != but:
                found.append(self.v.objects[first + slot])
            slot += 1
        return found

    def with_one(self, seat: i64, zone: i64, thing: i64) -> float:
        """How strongly a seat pulls if an object joins that zone, and takes nothing else along."""
        effect = EFFECT_OF[thing]
        after = joined(zone, thing)
        if effect == DISCARD_HAND:
            return pull_of(after, 0, self.all - self.held[seat], self.order, seat)
        found = self.pull(seat, after)
        return found * HAT_PULL if effect == TURN_HAND and found < SURE else found

    def with_unknown(self, seat: i64, zone: i64) -> float:
        """The same if nobody knows which object it is; it is not relied on to win."""
        less = self.pull(seat, zone)
        more = self.pull(seat, zone - 1)
        if more > SURE:
            more = 1.5 * less
        return less + (more - less) * UNSEEN_PART

    def with_taken(self, seat: i64, zone: i64, things: list[int], at: int) -> float:
        """The same if it takes one of these; with a Lollipop the best of the rest as well."""
        thing = things[at]
        if thing == UNKNOWN:
            return self.with_unknown(seat, zone)
        if EFFECT_OF[thing] == TAKE_ONE:
            return self.with_best(seat, joined(zone, thing), things[:at] + things[at + 1 :])
        return self.with_one(seat, zone, thing)

    def with_best(self, seat: i64, zone: i64, things: list[int]) -> float:
        """The same if it takes the best of these, which has to be done if there are any."""
        if not things:
            return self.pull(seat, zone)
        best = self.with_taken(seat, zone, things, 0)
        for at in range(1, len(things)):
            best = max(best, self.with_taken(seat, zone, things, at))
        return best

    def receiving(self, seat: i64, thing: i64, other: i64, slot: i64) -> float:
        """How strongly a seat pulls after it has received an object, of which the other trader's
        card in a slot is not left to be taken."""
        if EFFECT_OF[thing] == TAKE_ONE:
            return self.with_best(seat, joined(self.zones[seat], thing), self.hand(other, slot))
        return self.with_one(seat, self.zones[seat], thing)

    def odds_of(self, at: int) -> vec[float]:
        """For each object the chance that it lies in that place."""
        found = vec[float]([0.0] * OBJECTS)
        thing = self.v.objects[at]
        if thing != UNKNOWN:
            found[thing] = 1.0
            return found
        if not self.unseen:
            self.unseen = self.v.unseen()
        counts = self.v.candidates(at, self.unseen)
        total = float(sum(counts))
        for each in range(OBJECTS):
            found[each] = counts[each] / total
        return found

    def kind(self, at: int) -> int:
        """What is known of the card in a place: equal numbers where the same is known."""
        thing = self.v.objects[at]
        front = thing if thing != UNKNOWN else OBJECTS + self.v.deck_of(at)
        return front * BACK.size + self.v.backs[at]

    def offer(self, seat: Seat) -> list[float]:
        """For each of my slots my chance if I offer it to that seat."""
        backs = self.v.backs
        slots = self.v.slots(self.v.seat)
        theirs = self.v.slots(seat)
        odds = [self.odds_of(at) for at in theirs]
        likely = [OFFERED_SABOTAGE if SABOTAGES[backs[at]] else 1.0 for at in theirs]
        kinds = [self.kind(at) for at in slots]
        found: list[float] = []
        for i, at in enumerate(slots):
            earlier = kinds.index(kinds[i])
            if earlier < i:
                found.append(found[earlier])
                continue
            spent = 1 if SABOTAGES[backs[at]] else 0
            self.spend(spent)
            bid = Bid(self, seat, i, self.odds_of(at))
            total = weight = 0.0
            for j, chances in enumerate(odds):
                total += likely[j] * bid.against(j, chances)
                weight += likely[j]
            self.spend(-spent)
            found.append(total / weight)
        return found


class Bid:
    """A card that I offer to another seat, and what may come of it."""

    def __init__(self, outlook: Outlook, seat: Seat, slot: int, odds: vec[float]) -> None:
        self.outlook = outlook
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.odds = odds
        """Of each object the chance that it is the one."""
        self.first = outlook.v.open.active == outlook.me
        self.now = outlook.now()
        self.floor = outlook.floor()
        self.rest = outlook.pulls_but(outlook.me, seat)
        self.theirs = vec[float]([0.0] * OBJECTS)
        """How strongly the other pulls with each of them."""
        for thing in range(OBJECTS):
            if odds[thing] > 0:
                self.theirs[thing] = outlook.receiving(self.seat, thing, outlook.me, self.slot)

    def against(self, slot: i64, odds: vec[float]) -> float:
        """My chance against the other's card in a slot, which is each object with these odds."""
        found = 0.0
        other: i64 = 0
        while other < OBJECTS:
            if odds[other] > 0:
                found += odds[other] * self.against_object(slot, other)
            other += 1
        return found

    def against_object(self, slot: i64, other: i64) -> float:
        """My chance if the other's card is that object."""
        outlook = self.outlook
        me = outlook.me
        kept = EFFECT_OF[other] == KEEPS_OWN
        mine = outlook.receiving(me, other, self.seat, slot)
        found = 0.0
        given: i64 = 0
        while given < OBJECTS:
            chance = self.odds[given]
            if chance > 0:
                if given == other:
                    value = self.now
                elif kept or EFFECT_OF[given] == KEEPS_OWN:
                    own = outlook.receiving(me, given, self.seat, slot)
                    value = self.value(own, outlook.receiving(self.seat, other, me, self.slot))
                else:
                    value = self.value(mine, self.theirs[given])
                found += chance * (value if value > self.floor else self.floor)
            given += 1
        return found

    def value(self, mine: float, its: float) -> float:
        """My chance with these pulls; of two who have reached the goal the partner wins."""
        if mine > SURE and (its < SURE or not self.first):
            return 1.0
        return 0.0 if its > SURE else mine / (self.rest + mine + its)


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
            outlook = Outlook(view)
            hand = outlook.hand(view.open.other_trader(view.seat), UNKNOWN)
            zone = outlook.zones[view.seat]
            return [outlook.with_taken(view.seat, zone, hand, TAKE.thing(each)) for each in choices]
        if step == FEED_T_REX:
            # Anything but what is worth two points.
            return [float(POINTS_OF[EDIBLE.whole[EAT.thing(each)]]) for each in choices]
        return [0.0] * len(choices)


def gain_by_sabotage(v: View) -> float:
    """How much better the exchange ends for me with one more sabotage, and one less in my hand.

    What others hold may turn it round again.
    """
    stands = len(v.open.sabotages) % 2 == 0
    outlook = Outlook(v)
    kept = goes_on(outlook) if stands else outlook.now()
    outlook.spend(1)
    stood, cancelled = goes_on(outlook), outlook.now()
    turned, answered = (cancelled, stood) if stands else (stood, cancelled)
    others = outlook.all - outlook.held[outlook.me]
    effect = 1.0
    while others > 0:
        effect *= UNANSWERED
        others -= 1
    return effect * turned + (1.0 - effect) * answered - kept


def goes_on(outlook: Outlook) -> float:
    """My chance if the exchange on the table is carried out."""
    s = outlook.v.open
    one: i64 = s.active
    two: i64 = s.partner
    got: i64 = OBJECT_OF[s.partner_card]
    given: i64 = OBJECT_OF[s.active_card]
    if EFFECT_OF[got] == KEEPS_OWN or EFFECT_OF[given] == KEEPS_OWN:
        got, given = given, got
    its = outlook.receiving(one, got, two, UNKNOWN)
    theirs = outlook.receiving(two, given, one, UNKNOWN)
    me = outlook.me
    if theirs > SURE:
        return 1.0 if two == me else 0.0
    if its > SURE:
        return 1.0 if one == me else 0.0
    rest = outlook.pulls_but(one, two)
    mine = its if one == me else theirs if two == me else outlook.pull(me, outlook.zones[me])
    return mine / (its + theirs + rest)

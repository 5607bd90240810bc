"""What cards, quarters, deliveries and cubes are worth to a player, in prestige points: guesses.

The numbers were found by playing games against each other; they are no rules.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import BIT_OF, members, size_of
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.cards.printed import (
    ADJACENT_ONLY,
    BONUS,
    COUNTED,
    DIE_BONUS,
    DIE_VALUES,
    EFFECT_OF,
    EFFECTS,
    END_DIVISOR,
    END_MOST,
    END_POINTS,
    END_SCORE,
    EXCHANGE,
    FILTER_KIND,
    FILTER_OF,
    GAIN_ANY,
    GAIN_BAG,
    GAIN_GOLD,
    GAIN_MOST,
    GAIN_POINTS,
    GAIN_SHIP,
    GAIN_UNPUNISH,
    GAIN_WALL,
    JOKER_MULTIPLIER,
    KIND_OF,
    KINDS,
    ON_ACTIVATE,
    ON_DELIVER,
    ON_QUARTER,
    ON_TRIBUTE,
    ON_WALL,
    PAY_ANY,
    PAY_BAG,
    PAY_GOLD,
    PAY_TILES,
    PER_GOODS,
    PER_OF,
    POWER_OF,
    QUARTER_LIMIT,
    REMOTE,
    REMOTE_STEPS,
    REQUIRE_OF,
    REQUIREMENTS,
    TRIGGER_OF,
    WAREHOUSE_FACTOR,
    WAREHOUSE_OF,
)
from sobremesa.games.macao.facts import (
    BESIDE,
    BESIDE_SETS,
    CAP_OF,
    DARK,
    DISTANCE,
    JOKER_GOLD,
    PORT_OF_GOOD,
    PORT_POINTS,
    ROUNDS,
    WALL_END,
    WANTED_AT,
    goods_in,
)
from sobremesa.games.macao.state import cubes_in
from sobremesa.games.macao.view import View
from sobremesa.games.macao.words import GOOD, JOKER_TILE, PORT, QUARTER

CUBE: Final = 0.85
"""A cube in the supply."""
GOLD: Final = 1.45
LATE_GOLD: Final = 0.35
"""A coin, and one more than can be spent."""
GOLD_PER_ROUND: Final = 4.5
"""What a round's tribute costs on average."""
SHIP: Final = 0.45
WALL: Final = 0.35
"""A credit."""
MARKER: Final = 3.0
"""A punish marker avoided."""
RATE_OF: Final[list[float]] = [0.0, 0.71, 0.54, 1.02, 0.36, 0.86]
"""How often each trigger fires in a round, in games of such players at two to four seats."""
KIND_RATE: Final[list[float]] = [0.47, 0.23, 0.3]
"""The share of offices, buildings and persons among the cards that they activate."""
CHANCE_OF: Final[dict[str, float]] = {
    "": 1.0,
    "in_port": 0.5,
    "at_sea": 0.45,
    "wall_first": 0.4,
    "wall_last": 0.35,
    "gold_min": 0.35,
    "gold_max": 0.55,
    "punish_min": 0.25,
}
STANDING: Final[dict[str, float]] = {
    "remote_delivery": 0.3,
    "ship_rate": 0.5,
    "wall_cost": 0.3,
    "wall_top": 0.3,
    "quarter_limit": 0.8,
    "quarter_discount": 0.55,
    "quarter_gold": 0.35,
    "activate_discount": 0.75,
    "tribute_discount": 0.7,
    "tribute_times": 0.9,
    "tableau_limit": 0.15,
    "draft_skip": 0.3,
    "draft_discard": 0.25,
    "die_shift": 0.55,
    "die_third": 0.45,
    "no_punish": 0.2,
}
"""What a standing power brings in a round."""
DELIVERED: Final = 0.84
"""How likely a tile on a ship with time enough reaches its port."""
PACE: Final = 2.2
"""The steps that a ship makes in a round."""
SAILING: Final = 0.3
"""What a step costs when the way is shared with other goods."""


class Worth:
    """The eyes of one seat on the table."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.seat: Seat = v.seat
        self.left = ROUNDS - v.open.round
        """The rounds that come after this one."""
        self.power = v.open.powers[v.seat]
        self.own = members(v.open.quarters[v.seat])
        self.group_of: list[int] = [UNKNOWN] * QUARTER.size
        self.group_sizes: list[int] = []
        """The connected group that each of the own quarters is in, and how large it is."""
        self.find_groups()
        self.string = max([0, *self.group_sizes])
        self.coin = self.coin_value()

    def find_groups(self) -> None:
        """Number the connected groups of the own quarters."""
        own = self.v.open.quarters[self.seat]
        for quarter in self.own:
            if self.group_of[quarter] != UNKNOWN:
                continue
            number = len(self.group_sizes)
            self.group_of[quarter] = number
            group = [quarter]
            for one in group:
                for near in BESIDE[one]:
                    if own & BIT_OF[near] and self.group_of[near] == UNKNOWN:
                        self.group_of[near] = number
                        group.append(near)
            self.group_sizes.append(len(group))

    def longer(self, quarter: int) -> int:
        """By how much a free quarter would lengthen the longest string."""
        joined: list[int] = []
        size = 1
        for near in BESIDE[quarter]:
            group = self.group_of[near]
            if group != UNKNOWN and group not in joined:
                joined.append(group)
                size += self.group_sizes[group]
        return max(0, size - self.string)

    def coin_value(self) -> float:
        """What one coin more is worth: less when the rest cannot be spent any more."""
        v = self.v
        gold = int(v.open.gold[self.seat])
        if self.left == 0:
            if v.open.purchases[self.seat] or gold >= v.own_price or v.own_price <= 0:
                return 0.02
            return min(GOLD, v.open.reward / v.own_price)
        if gold > GOLD_PER_ROUND * (self.left + 1):
            return LATE_GOLD
        return GOLD

    def gain(self, card: Card) -> float:
        """What one use or firing of a card brings, without its payment."""
        times = 1.0
        if PER_GOODS[card]:
            most = GAIN_MOST[card]
            times = min(most, max(1.0, 0.0 + sum(goods_in(self.v.open.cargo[self.seat]))))
        found = times * (GAIN_POINTS[card] + GAIN_GOLD[card] * self.coin)
        found += (int(cubes_in(GAIN_BAG[card])) + GAIN_ANY[card]) * CUBE
        found += GAIN_SHIP[card] * SHIP
        if GAIN_UNPUNISH[card]:
            found += MARKER
        if GAIN_WALL[card] and self.v.open.discs[self.seat] < WALL_END:
            found += GAIN_WALL[card] * WALL
        return found

    def payment(self, card: Card) -> float:
        """What one use of a card costs."""
        found = (int(cubes_in(PAY_BAG[card])) + PAY_ANY[card]) * CUBE * 0.75
        found += PAY_GOLD[card] * self.coin
        if PAY_TILES[card]:
            found += 3.2
        return found

    def card(self, card: Card, rounds: float) -> float:
        """What a card brings if it is active for so many rounds; not counted: the marker saved."""
        effect = EFFECT_OF[card]
        if effect == EXCHANGE:
            net = max(0.1, self.gain(card) - self.payment(card))
            return net * rounds * CHANCE_OF[REQUIREMENTS[REQUIRE_OF[card]]]
        if effect == BONUS:
            return self.gain(card) * rounds * self.firing(card)
        if effect == DIE_BONUS:
            return self.gain(card) * self.rolls(DIE_VALUES[card], rounds - 1)
        if effect == END_SCORE:
            return self.end_card(card)
        name = EFFECTS[effect]
        if name == "delivery_multiplier":
            return self.warehouse(card, rounds)
        if name == "joker_multiplier":
            return JOKER_GOLD * self.coin * int(self.v.open.jokers[self.seat]) + 0.35 * rounds
        return STANDING[name] * max(0.0, rounds - 1)

    def rolls(self, values: int, rounds: float) -> float:
        """In how many of the last rounds one of the chosen dice is likely to show such a number."""
        often = 0.85 if values & 2 else 0.7 if values & 4 else 0.6
        shown = [cap for cap in CAP_OF[1:] if values & (2 << cap) - 1]
        ended = ROUNDS - len(shown)
        return often * max(0.0, rounds - ended)

    def firing(self, card: Card) -> float:
        """How often a bonus fires in a round."""
        rate = RATE_OF[TRIGGER_OF[card]]
        if TRIGGER_OF[card] == ON_QUARTER and self.power & QUARTER_LIMIT:
            rate *= 1.3
        if FILTER_KIND[card] >= 0:
            rate *= KIND_RATE[FILTER_KIND[card]]
        if FILTER_OF[card]:
            rate *= 0.7 if FILTER_OF[card] == ADJACENT_ONLY else 0.25
        return rate

    def warehouse(self, card: Card, rounds: float) -> float:
        """What doubling one good brings: mostly for tiles that are already on board."""
        found = 0.0
        for good in range(GOOD.size):
            if WAREHOUSE_OF[good] & POWER_OF[card]:
                port = PORT_OF_GOOD[good]
                landed = self.v.open.landed[port]
                held = goods_in(self.v.open.cargo[self.seat])[good]
                for i, points in enumerate(PORT_POINTS[port][landed:]):
                    found += points * (0.7 if i < held else 0.12)
        return found * min(1.0, rounds / 4)

    def end_card(self, card: Card) -> float:
        """What an end card is likely to bring."""
        v = self.v
        active = v.open.active[self.seat]
        counted = COUNTED[PER_OF[card]]
        left = self.left
        count = 0.0
        if counted == "flat":
            count = 1.0
        elif counted == "own_markers":
            count = len(self.own) + 0.6 * left
        elif counted == "largest_string":
            count = self.string + 0.4 * left
        elif counted == "activated_cards":
            count = len(active) + 1 + 0.85 * left
        elif counted == "activated_offices":
            count = len([c for c in active if KINDS[KIND_OF[c]] == "office"]) + 0.2 * left
        elif counted == "activated_persons":
            count = len([c for c in active if KINDS[KIND_OF[c]] == "person"]) + 0.35 * left
        elif counted == "joker_quarters":
            count = len([q for q in self.own if DARK[q]]) + 0.1 * left
        elif counted == "distinct_delivered":
            delivered = v.open.delivered[self.seat]
            count = len([g for g in range(GOOD.size) if delivered >> g & 1]) + 0.3 * left
        elif counted == "punish_markers":
            count = int(v.open.punished[self.seat]) + 0.1 * left
        elif counted == "gold":
            count = max(1.0, int(v.open.gold[self.seat]) * 0.3)
        elif counted == "wall_space":
            count = min(0.0 + WALL_END, int(v.open.discs[self.seat]) + 0.8 * left)
        points = END_POINTS[card] * count / END_DIVISOR[card]
        return points if END_MOST[card] < 0 else min(points, END_MOST[card])

    def fired(self, trigger: int) -> float:
        """What an event brings through the active bonus cards."""
        found = 0.0
        for card in self.v.open.active[self.seat]:
            if EFFECT_OF[card] == BONUS and TRIGGER_OF[card] == trigger and not FILTER_OF[card]:
                found += self.gain(card)
        return found

    def activation_bonus(self, card: Card) -> float:
        """What activating a card brings through cards that are active already."""
        found = 0.0
        for other in self.v.open.active[self.seat]:
            if EFFECT_OF[other] == BONUS and TRIGGER_OF[other] == ON_ACTIVATE:
                if FILTER_KIND[other] in (UNKNOWN, KIND_OF[card]):
                    found += self.gain(other)
            elif EFFECT_OF[other] == END_SCORE:
                counted = COUNTED[PER_OF[other]]
                kind = KINDS[KIND_OF[card]]
                if counted in ("activated_cards", f"activated_{kind}s"):
                    found += END_POINTS[other] / END_DIVISOR[other]
        return found

    def quarter(self, quarter: int, rounds: float) -> float:
        """What a free quarter is worth with so many rounds to go."""
        v = self.v
        longer = self.longer(quarter)
        beside = v.open.quarters[self.seat] & BESIDE_SETS[quarter]
        open_near = size_of(v.open.free & BESIDE_SETS[quarter])
        found = 2.0 * longer if self.own else 1.6
        if not longer:
            found += min(1.0, 0.12 * rounds)
        found += min(0.6, 0.05 * open_near * rounds)
        tile = v.open.tiles[quarter]
        if tile == JOKER_TILE:
            factor = 2.0 if self.power & JOKER_MULTIPLIER else 1.0
            found += max(0.9, JOKER_GOLD * self.coin * 0.95) * factor
        else:
            found += self.tile(tile, rounds)
        for card in v.open.active[self.seat]:
            if EFFECT_OF[card] == BONUS and TRIGGER_OF[card] == ON_QUARTER:
                if FILTER_OF[card] == 0:
                    found += self.gain(card)
                elif FILTER_OF[card] == ADJACENT_ONLY:
                    found += self.gain(card) if beside else 0.0
                elif DARK[quarter]:
                    found += self.gain(card)
            elif EFFECT_OF[card] == END_SCORE:
                counted = COUNTED[PER_OF[card]]
                if counted == "own_markers":
                    found += END_POINTS[card]
                elif counted == "largest_string":
                    found += END_POINTS[card] * longer
                elif counted == "joker_quarters" and DARK[quarter]:
                    found += END_POINTS[card]
        return found

    def tile(self, good: int, rounds: float) -> float:
        """What one more tile of a good on the ship is worth."""
        v = self.v
        port = PORT_OF_GOOD[good]
        held = goods_in(v.open.cargo[self.seat])[good]
        place = v.open.landed[port] + held
        if place >= len(PORT_POINTS[port]):
            return 0.0
        away = self.away(port)
        points = self.delivery(port, place)
        if away == 0:
            return points
        chance = min(1.0, PACE * (rounds + 0.3) / (away + 0.5)) * DELIVERED
        shared = SAILING * away * (0.4 if v.open.cargo[self.seat] else 1.0)
        return max(0.3, points * chance - shared) if rounds > 0 or away <= 3 else 0.2

    def away(self, port: int) -> int:
        """The steps to where a tile can be delivered."""
        steps = DISTANCE[self.v.open.ships[self.seat]][PORT.whole[port]]
        return max(0, steps - REMOTE_STEPS) if self.power & REMOTE else steps

    def delivery(self, port: int, place: int) -> float:
        """What delivering one tile to a space of a port brings."""
        good = WANTED_AT[port]
        points = 0.0 + PORT_POINTS[port][place]
        if self.power & WAREHOUSE_OF[good]:
            points *= WAREHOUSE_FACTOR[good]
        return points + self.fired(ON_DELIVER)

    def voyage(self, port: int) -> float:
        """What all tiles on board bring in a port."""
        v = self.v
        held = goods_in(v.open.cargo[self.seat])[WANTED_AT[port]]
        found = 0.0
        for i in range(held):
            found += self.delivery(port, v.open.landed[port] + i)
        return found

    def tribute(self) -> float:
        """What buying prestige now brings, the coins paid."""
        return self.v.open.reward + self.fired(ON_TRIBUTE) - self.v.own_price * self.spent_coin()

    def spent_coin(self) -> float:
        """What a coin is worth that is not spent now."""
        gold = int(self.v.open.gold[self.seat])
        if self.left == 0:
            return 0.0
        if gold > GOLD_PER_ROUND * (self.left + 1):
            return LATE_GOLD
        return 1.2 if self.left > 2 else 1.0

    def wall_step(self) -> float:
        """What one step on the wall is worth."""
        v = self.v
        disc = v.open.discs[self.seat]
        if disc >= WALL_END:
            return 0.0
        before = v.order[: v.order.index(self.seat)]
        passed = len([seat for seat in before if disc <= v.open.discs[seat] <= disc + 1])
        found = 0.05 + 0.12 * min(self.left, 6) * passed + 0.04 * self.left
        for card in v.open.active[self.seat]:
            if COUNTED[PER_OF[card]] == "wall_space":
                found += END_POINTS[card] / END_DIVISOR[card]
        return found

    def first_wall_step(self) -> float:
        """The same, with what the first step of a move fires."""
        found = 0.0
        for i, card in enumerate(self.v.open.active[self.seat]):
            fires = EFFECT_OF[card] == BONUS and TRIGGER_OF[card] == ON_WALL
            if fires and not self.v.open.used[self.seat] >> i & 1:
                found += self.gain(card)
        return self.wall_step() + found

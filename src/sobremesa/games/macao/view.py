"""What one seat may know.

Everything is open but the order of the deck, the dice to come, and dice that others have chosen and
not shown yet; so a view is nearly the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import view
from sobremesa.core.flow import frame_arg, frame_seat, frame_step, top_step
from sobremesa.core.scribe import Scribe
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.cards.printed import (
    COST_OF,
    DECK,
    DRAFT_DISCARD,
    PILE_TOP,
    WHEN_OF,
    cost_cubes,
    cost_things,
    holdings,
)
from sobremesa.games.macao.facts import (
    CAP_OF,
    CUBE_OF,
    DISTANCE,
    FIELD,
    FIELD_MASK,
    FURTHER_STEP,
    JOKERS,
    OFFICES_PER_ROUND,
    PORT_POINTS,
    QUARTER_BAG,
    ROSE_SIZE,
    ROUNDS,
    SLOTS,
    TILES_OF,
    TOWARDS,
    WALL_END,
    WANTED_AT,
    counts_in,
    goods_in,
)
from sobremesa.games.macao.rules.allowed import quarter_limit, step_cost, tribute_price
from sobremesa.games.macao.rules.danger import danger_of
from sobremesa.games.macao.rules.dice_phase import own_face
from sobremesa.games.macao.scoring import largest_group
from sobremesa.games.macao.state import Open, State, covers, wall_order
from sobremesa.games.macao.words import (
    BEGIN_TURN,
    BERTH,
    CARD,
    CARGO,
    CHOOSE_DICE,
    CHOOSER,
    COLOUR,
    COST,
    DANGER,
    DICE_CUBES,
    DIE_FIRST,
    DIE_SECOND,
    DRAFT,
    FACE,
    GAIN_COLOUR,
    GOOD,
    HOLDING,
    IN_OFFER,
    IN_PILE,
    IS_ACTIVE,
    IS_COMING,
    IS_USED,
    ON_TABLEAU,
    PAY_CUBE,
    PHASE,
    PILE_NUMBER,
    PLACE,
    PLACE_CUBES,
    PORT,
    PRICE,
    QUARTER,
    QUARTER_COST,
    RANK,
    REWARD,
    ROSE,
    SEAT,
    SETUP_CARD,
    SETUP_CUBE1,
    SHIFTED_DIE,
    SLOT,
    SPACE,
    STEP_COST,
    TILE,
    TURN_NUMBER,
    WALL_MOVE,
    WALL_SPACE,
)

GOES: Final[list[int]] = [SETUP_CARD, SETUP_CUBE1, DRAFT, DIE_FIRST, BEGIN_TURN]
"""The steps with which each seat in turn begins to act."""
IS_TO_PAY: Final[list[bool]] = [
    place in (IN_OFFER, IN_PILE, ON_TABLEAU, IS_COMING) for place in range(PLACE.size)
]
"""The places of cards that the viewer has, or may have soon, and must pay for."""
QUARTER_CUBES: Final[list[list[int]]] = [counts_in(bag) for bag in QUARTER_BAG]
COSTS_AT: Final[list[list[int]]] = [
    [quarter * COLOUR.size + colour for colour, number in enumerate(cubes) if number]
    for quarter, cubes in enumerate(QUARTER_CUBES)
]
CUBES_AT: Final[list[list[int]]] = [
    [number for number in cubes if number] for cubes in QUARTER_CUBES
]
"""What each quarter costs: the things of `quarter_cost`, and how many cubes of each."""
MOST_FREE: Final = 8
"""More cubes of free colours do not come at once."""


class View(view.View):
    """All that is open, the size of the deck, and the dice that the seat itself has sealed."""

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        self.deck_size = len(s.deck)
        self.sealed = s.sealed[seat] if seat < s.seats else 0
        """MO-102 The dice that the viewer has chosen and nobody else has seen yet."""
        # The rest follows from what is open.
        known = self.open
        self.order = wall_order(known)
        """The wall order as it counts, wall_top included."""
        sits = self.own()
        powers = known.powers[seat] if sits else 0
        self.own_price = tribute_price(known.price, powers) if sits and known.round else UNKNOWN
        self.quarters_left = quarter_limit(powers) - known.quarters_taken[seat] if sits else 0
        steps = known.turn == seat and known.discs[seat] < WALL_END
        self.step_cost = step_cost(known.wall_moves[seat], powers) if steps else UNKNOWN

    def own(self) -> bool:
        """Whether the viewer sits at the table."""
        return self.seat < self.open.seats

    def dice_of(self, seat: Seat) -> int:
        """The set of dice that a seat has chosen, as far as the viewer knows."""
        return self.open.chosen[seat] | (self.sealed if seat == self.seat else 0)

    def next_seats(self) -> list[Seat]:
        """Who acts after this in the same phase, in order."""
        s = self.open
        goes = [frame for frame in reversed(s.agenda) if frame_step(frame) in GOES]
        same = [frame for frame in goes if frame_step(frame) == frame_step(goes[0])]
        return [frame_seat(frame) for frame in same if frame != s.agenda[-1]]

    def still(self, step: int) -> int:
        """How many cubes are still to be paid, or taken."""
        frames = [frame for frame in self.open.agenda if frame_step(frame) == step]
        return sum([frame_arg(frame) for frame in frames])

    def unseen(self) -> list[Card]:
        """The cards of the deck, in no order: all that lie nowhere else."""
        s = self.open
        seen = set(s.offer) | set(s.discards)
        for seat in range(s.seats):
            seen |= set(s.tableaux[seat]) | set(s.active[seat])
        return [card for card in DECK if card not in seen]

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.own() else UNKNOWN)
        to.count("round", s.round, ROUNDS)
        to.count("cap", CAP_OF[s.round], SLOTS)
        to.one("price", PRICE, s.price if s.round else UNKNOWN)
        to.one("reward", REWARD, s.reward if s.round else UNKNOWN)
        own_price = self.own_price if self.own_price != s.price else UNKNOWN
        to.one("own_price", PRICE, own_price)
        to.one("turn", SEAT, s.turn)
        to.many("next_seats", SEAT, self.next_seats())
        to.count("owed", self.still(PAY_CUBE), FURTHER_STEP)
        to.count("to_take", self.still(GAIN_COLOUR), MOST_FREE)
        to.count("quarters_left", self.quarters_left if s.turn == self.seat else 0, 2)
        to.one("wall_move", WALL_MOVE, s.wall_moves[s.turn] - 1 if s.turn >= 0 else UNKNOWN)
        to.one("step_cost", STEP_COST, self.step_cost)
        to.count("ship_credit", s.ship_credit, 40)
        to.count("wall_credit", s.wall_credit, 20)
        to.count("deck", self.deck_size, len(DECK))
        self.describe_seats(to)
        self.describe_roses(to)
        self.describe_dice(to)
        self.describe_cards(to)
        self.describe_city(to)
        self.describe_sea(to)
        self.describe_past(to)

    def describe_seats(self, to: Scribe) -> None:
        """What each player has."""
        s = self.open
        to.counts("points", SEAT, s.points.listed(), 250)
        to.counts("gold", SEAT, s.gold.listed(), 99)
        to.counts("punished", SEAT, s.punished.listed(), 40)
        to.row("danger", SEAT, DANGER, self.dangers())
        to.counts("jokers", SEAT, s.jokers.listed(), JOKERS)
        to.row("discs", SEAT, WALL_SPACE, [disc - 1 for disc in s.discs])
        to.row("ranks", SEAT, RANK, [self.order.index(seat) for seat in range(s.seats)])
        to.past("stacks", SEAT, RANK, [s.wall.index(seat) for seat in range(s.seats)])
        to.row("ships", SEAT, SPACE, s.ships.listed())
        cargo: list[int] = []
        for load in s.cargo:
            cargo += goods_in(load)
        to.counts("cargo", CARGO, cargo, max(TILES_OF))
        to.counts("strings", SEAT, [largest_group(own) for own in s.quarters], 30)

    def dangers(self) -> list[int]:
        """What threatens each seat."""
        return [danger_of(self.open, seat, self.dice_of(seat)) for seat in range(self.open.seats)]

    def describe_roses(self, to: Scribe) -> None:
        """The cubes of every seat, slot and colour."""
        roses = self.open.roses
        things: list[int] = []
        cubes: list[int] = []
        place: i64 = 0
        while place < roses.size:
            thing = place * COLOUR.size
            rest = roses[place]
            while rest:
                if rest & FIELD_MASK:
                    things.append(int(thing))
                    cubes.append(int(rest & FIELD_MASK))
                rest >>= FIELD
                thing += 1
            place += 1
        to.some("roses", ROSE, things, cubes, 60)

    def describe_dice(self, to: Scribe) -> None:
        """The dice as they show, as they were rolled if some were turned, and who chose them."""
        s = self.open
        faces = [face - 1 if face >= 0 else UNKNOWN for face in s.dice]
        rolled = [face - 1 if face >= 0 else UNKNOWN for face in s.rolled]
        acting = s.turn != UNKNOWN
        to.passing("dice", COLOUR, FACE, faces, acting)
        to.passing("rolled", COLOUR, FACE, rolled, acting or rolled == faces)
        choosers = [
            1 if seat < s.seats and self.dice_of(seat) & BIT_OF[colour] else 0
            for colour in range(COLOUR.size)
            for seat in range(SEAT.size)
        ]
        to.passing_counts("choosers", CHOOSER, choosers, 1, acting)
        to.passing("shifts", SEAT, SHIFTED_DIE, s.shifts.listed(), acting)
        coming = self.dice_bags()
        cubes: list[int] = []
        for bag in coming:
            cubes += counts_in(bag)
        to.counts("dice_cubes", DICE_CUBES, cubes, SLOTS)
        to.many("gaps", SLOT, self.gaps(coming))

    def dice_bags(self) -> list[int]:
        """What the viewer's chosen dice will put at each slot, until it is done."""
        s = self.open
        bags = [0] * ROSE_SIZE
        if not self.own() or not self.is_choosing():
            return bags
        for colour in range(COLOUR.size):
            if self.dice_of(self.seat) & BIT_OF[colour]:
                face = own_face(s.dice[colour], colour, s.shifts[self.seat])
                bags[face] += CUBE_OF[colour] * face
        return bags

    def is_choosing(self) -> bool:
        """Whether the viewer's dice are still to be chosen, or their cubes to be placed."""
        agenda = self.open.agenda
        if top_step(agenda) == CHOOSE_DICE:
            return True
        if top_step(agenda) in (DIE_FIRST, DIE_SECOND) and frame_seat(agenda[-1]) == self.seat:
            return True
        return any(frame_step(f) == PLACE_CUBES and frame_arg(f) == self.seat for f in agenda)

    def gaps(self, coming: list[int]) -> list[int]:
        """MO-30 The slots that will be an empty arrow in a later round, unless dice fill them."""
        s = self.open
        if not self.own() or s.dice[0] == UNKNOWN or s.turn >= 0 or s.ended >= 0:
            return []
        bags = s.roses.part(self.seat * ROSE_SIZE, (self.seat + 1) * ROSE_SIZE)
        last = min(SLOTS, ROUNDS - s.round + 1)
        return [slot for slot in range(1, last + 1) if not bags[slot] and not coming[slot]]

    def describe_cards(self, to: Scribe) -> None:
        """The cards that the viewer looks at, with their costs; who has which."""
        s = self.open
        places = self.places()
        lying = [card for card, place in enumerate(places) if place >= 0]
        costs = [card for card in lying if IS_TO_PAY[places[card]]]
        payable = [UNKNOWN] * CARD.size
        for card in costs:
            payable[card] = self.payable(card, places[card])
        to.row("places", CARD, PLACE, places)
        to.some("costs", COST, cost_things(costs), cost_cubes(costs), 4)
        to.row("payable", CARD, SLOT, payable)
        if to.remembers:
            phases = [WHEN_OF[card] if places[card] >= 0 else UNKNOWN for card in range(CARD.size)]
            to.past("phases", CARD, PHASE, phases)
            self.describe_missing(to)
            self.describe_other_costs(to)
        tableaux, active = holdings(s.tableaux), holdings(s.active)
        to.some("tableaux", HOLDING, tableaux, [1] * len(tableaux), 1)
        to.some("active", HOLDING, active, [1] * len(active), 1)
        if not to.remembers:
            return
        used = holdings(
            [
                [card for i, card in enumerate(cards) if s.used[seat] & BIT_OF[i]]
                for seat, cards in enumerate(s.active)
            ]
        )
        to.past_some("used", HOLDING, used, [1] * len(used), 1)

    def describe_other_costs(self, to: Scribe) -> None:
        """The costs of the cards of other tableaux, and of offices to come."""
        s = self.open
        others = s.offices[(s.round + 1) * OFFICES_PER_ROUND :]
        for seat in range(s.seats):
            if seat != self.seat:
                others = others + s.tableaux[seat]
        others = sorted(others)
        to.past_some("other_costs", COST, cost_things(others), cost_cubes(others), 4)

    def places(self) -> list[int]:
        """Where each card lies that the viewer looks at now."""
        s = self.open
        places = [UNKNOWN] * CARD.size
        for card in s.offer:
            places[card] = IN_OFFER
        if self.own():
            if s.offer and s.powers[self.seat] & DRAFT_DISCARD:
                for card in s.discards[-PILE_TOP:]:
                    places[card] = IN_PILE
            for card in s.tableaux[self.seat]:
                places[card] = ON_TABLEAU
            for i, card in enumerate(s.active[self.seat]):
                places[card] = IS_USED if s.used[self.seat] & BIT_OF[i] else IS_ACTIVE
        first = s.round * OFFICES_PER_ROUND
        for card in s.offices[first : first + OFFICES_PER_ROUND]:
            places[card] = IS_COMING
        return places

    def payable(self, card: Card, place: int) -> int:
        """The first slot of the viewer's rose (0 is the arrow) that pays for a card he may have."""
        if self.own() and IS_TO_PAY[place] and place != IS_COMING:
            for slot in range(ROSE_SIZE):
                if covers(self.open.roses[self.seat * ROSE_SIZE + slot], COST_OF[card]):
                    return slot
        return UNKNOWN

    def describe_missing(self, to: Scribe) -> None:
        """For every card of the viewer's tableau and every colour what the arrow lacks for it."""
        s = self.open
        cards = s.tableaux[self.seat] if self.own() else []
        held = counts_in(s.roses[self.seat * ROSE_SIZE]) if self.own() else []
        things: list[int] = []
        lacks: list[int] = []
        cubes = cost_cubes(cards)
        for i, thing in enumerate(cost_things(cards)):
            lack = cubes[i] - held[thing % COLOUR.size]
            if lack > 0:
                things.append(thing)
                lacks.append(lack)
        to.past_some("missing", COST, things, lacks, 4)

    def describe_city(self, to: Scribe) -> None:
        """The quarters: tile and cost where it can still be taken, else the owner."""
        s = self.open
        free = [s.free & BIT_OF[quarter] != 0 for quarter in range(QUARTER.size)]
        to.row("tiles", QUARTER, TILE, [t if free[q] else UNKNOWN for q, t in enumerate(s.tiles)])
        costs: list[int] = []
        cubes: list[int] = []
        for quarter in range(QUARTER.size):
            if free[quarter]:
                costs += COSTS_AT[quarter]
                cubes += CUBES_AT[quarter]
        to.some("quarter_costs", QUARTER_COST, costs, cubes, 3)
        to.row("owners", QUARTER, SEAT, s.owners())

    def describe_sea(self, to: Scribe) -> None:
        """The ports: what they want and pay, and how far away they are for the viewer."""
        s = self.open
        to.row("wants", PORT, GOOD, WANTED_AT)
        left = [len(PORT_POINTS[port]) - landed for port, landed in enumerate(s.landed)]
        paid = [
            PORT_POINTS[port][landed] if left[port] else 0 for port, landed in enumerate(s.landed)
        ]
        to.counts("next_points", PORT, paid, 6)
        if to.remembers:
            berths: list[int] = []
            for port, landed in enumerate(s.landed):
                berths += [0] * landed + PORT_POINTS[port][landed:]
            to.past_counts("berths", BERTH, berths, 6)
        to.counts("spaces_left", PORT, left, 3)
        ship = s.ships[self.seat] if self.own() else UNKNOWN
        steps = [DISTANCE[ship][space] for space in PORT.whole] if self.own() else []
        ways = [TOWARDS[ship][space] for space in PORT.whole] if self.own() else []
        to.counts("steps", PORT, steps, 9)
        to.row("first_steps", PORT, SPACE, ways)

    def describe_past(self, to: Scribe) -> None:
        """What a player may look up: piles, marks of the round, what has left the game."""
        s = self.open
        to.past("offices_first", TURN_NUMBER, CARD, s.offices[::OFFICES_PER_ROUND])
        to.past("offices_second", TURN_NUMBER, CARD, s.offices[1::OFFICES_PER_ROUND])
        to.many("pile_top", CARD, s.discards[: -PILE_TOP - 1 : -1])
        to.past("discards", PILE_NUMBER, CARD, s.discards)
        to.past_counts("quarters_taken", SEAT, s.quarters_taken.listed(), 2)
        to.past_counts("purchases", SEAT, s.purchases.listed(), 2)
        to.past_counts("wall_moves", SEAT, s.wall_moves.listed(), 2)
        if to.remembers:
            kinds: list[int] = []
            for delivered in s.delivered:
                kinds += [delivered >> good & 1 for good in range(GOOD.size)]
            to.past_counts("delivered", CARGO, kinds, 1)
            to.past_counts("lost_goods", GOOD, goods_in(s.lost_goods), max(TILES_OF))
        to.count("lost_jokers", s.lost_jokers, JOKERS)


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)

"""What one seat may know, and a whole state that it may imagine from that.

Everything is open but the order of the deck and the dice to come; so a view is nearly the table.
"""

from __future__ import annotations

from sobremesa.core.bot import View as Knowledge
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.actions import quarter_limit, tribute_price
from sobremesa.games.macao.facts import (
    BIT_OF,
    CAP_OF,
    COST_OF,
    DECK,
    DISTANCE,
    DRAFT_DISCARD,
    JOKERS,
    OFFICES_PER_ROUND,
    PILE_TOP,
    PORT_POINTS,
    QUARTER_BAG,
    ROSE_SIZE,
    ROUNDS,
    SLOTS,
    TILES_OF,
    TOWARDS,
    WANTED_AT,
    counts_in,
    goods_in,
)
from sobremesa.games.macao.rules import FLOW
from sobremesa.games.macao.scoring import largest_group
from sobremesa.games.macao.state import State, covers, wall_order
from sobremesa.games.macao.words import (
    CARD,
    CARGO,
    CHOOSER,
    COLOUR,
    COST,
    FACE,
    GOOD,
    HOLDING,
    IN_OFFER,
    IN_PILE,
    IS_ACTIVE,
    IS_USED,
    JOKER_TILE,
    ON_TABLEAU,
    PILE_NUMBER,
    PLACE,
    PORT,
    PRICE,
    QUARTER,
    QUARTER_COST,
    RANK,
    REWARD,
    ROSE,
    SEAT,
    SHIFTED_DIE,
    SLOT,
    SPACE,
    TILE,
    TURN_NUMBER,
    WALL_MOVE,
    WALL_SPACE,
)


class View(Knowledge):
    """An allow-list: what is not copied here is not known."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat = seat
        self.seats = s.seats
        self.agenda = s.agenda.copy()
        self.round = s.round
        self.price = s.price
        self.reward = s.reward
        self.turn = s.turn
        self.ship_credit = s.ship_credit
        self.wall_credit = s.wall_credit
        self.turn_choices = s.turn_choices
        self.lost_goods = s.lost_goods
        self.lost_jokers = s.lost_jokers
        self.ended = s.ended
        self.offices = s.offices.copy()
        self.deck_size = len(s.deck)
        self.offer = s.offer.copy()
        self.discards = s.discards.copy()
        self.tableaux = [cards.copy() for cards in s.tableaux]
        self.active = [cards.copy() for cards in s.active]
        self.used = s.used.copy()
        self.powers = s.powers.copy()
        self.roses = s.roses.copy()
        self.gold = s.gold.copy()
        self.points = s.points.copy()
        self.punished = s.punished.copy()
        self.jokers = s.jokers.copy()
        self.cargo = s.cargo.copy()
        self.ships = s.ships.copy()
        self.discs = s.discs.copy()
        self.wall = s.wall.copy()
        self.order = wall_order(s)
        """The wall order as it counts, wall_top included."""
        self.tiles = s.tiles.copy()
        self.owners = s.owners.copy()
        self.landed = s.landed.copy()
        self.delivered = s.delivered.copy()
        self.rolled = s.rolled.copy()
        self.dice = s.dice.copy()
        self.chosen = s.chosen.copy()
        self.shifts = s.shifts.copy()
        self.quarters_taken = s.quarters_taken.copy()
        self.purchases = s.purchases.copy()
        self.wall_moves = s.wall_moves.copy()
        asked = seat if seat < s.seats else UNKNOWN
        self.own_price = tribute_price(s, seat) if asked >= 0 and s.round else UNKNOWN
        self.quarters_left = quarter_limit(s, seat) - s.quarters_taken[seat] if asked >= 0 else 0

    def own(self) -> bool:
        """Whether the viewer sits at the table."""
        return self.seat < self.seats

    def unseen(self) -> list[Card]:
        """The cards of the deck, in no order: all that lie nowhere else."""
        seen = set(self.offer) | set(self.discards)
        for seat in range(self.seats):
            seen |= set(self.tableaux[seat]) | set(self.active[seat])
        return [card for card in DECK if card not in seen]

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        to.one("seat", SEAT, self.seat if self.own() else UNKNOWN)
        to.count("round", self.round, ROUNDS)
        to.count("cap", CAP_OF[self.round], SLOTS)
        to.one("price", PRICE, self.price if self.round else UNKNOWN)
        to.one("reward", REWARD, self.reward if self.round else UNKNOWN)
        own_price = self.own_price if self.own_price != self.price else UNKNOWN
        to.one("own_price", PRICE, own_price)
        to.one("turn", SEAT, self.turn)
        to.count("quarters_left", self.quarters_left if self.turn == self.seat else 0, 2)
        to.one(
            "wall_move", WALL_MOVE, self.wall_moves[self.turn] - 1 if self.turn >= 0 else UNKNOWN
        )
        to.count("ship_credit", self.ship_credit, 40)
        to.count("wall_credit", self.wall_credit, 20)
        to.count("deck", self.deck_size, len(DECK))
        self.describe_seats(to)
        to.counts("roses", ROSE, self.rose_counts(), 60)
        self.describe_dice(to)
        self.describe_cards(to)
        self.describe_city(to)
        self.describe_sea(to)
        self.describe_past(to)

    def describe_seats(self, to: Scribe) -> None:
        """What each player has."""
        to.counts("points", SEAT, self.points, 250)
        to.counts("gold", SEAT, self.gold, 99)
        to.counts("punished", SEAT, self.punished, 40)
        to.counts("jokers", SEAT, self.jokers, JOKERS)
        to.row("discs", SEAT, WALL_SPACE, [disc - 1 for disc in self.discs])
        to.row("ranks", SEAT, RANK, [self.order.index(seat) for seat in range(self.seats)])
        to.row("ships", SEAT, SPACE, self.ships)
        cargo: list[int] = []
        for load in self.cargo:
            cargo += goods_in(load)
        to.counts("cargo", CARGO, cargo, max(TILES_OF))
        to.counts(
            "strings", SEAT, [largest_group(self.quarters_of(i)) for i in range(self.seats)], 30
        )

    def quarters_of(self, seat: Seat) -> list[int]:
        """The quarters that a seat owns."""
        return [quarter for quarter in range(QUARTER.size) if self.owners[quarter] == seat]

    def rose_counts(self) -> list[int]:
        """The cubes of every seat, slot and colour."""
        found: list[int] = []
        for bag in self.roses:
            found += counts_in(bag)
        return found

    def describe_dice(self, to: Scribe) -> None:
        """The dice as they show, as they were rolled if some were turned, and who chose them."""
        faces = [face - 1 if face >= 0 else UNKNOWN for face in self.dice]
        rolled = [face - 1 if face >= 0 else UNKNOWN for face in self.rolled]
        acting = self.turn != UNKNOWN
        if acting:
            to.past("dice", COLOUR, FACE, faces)
        else:
            to.row("dice", COLOUR, FACE, faces)
        if acting or rolled == faces:
            to.past("rolled", COLOUR, FACE, rolled)
        else:
            to.row("rolled", COLOUR, FACE, rolled)
        choosers = [
            1 if self.chosen[seat] & BIT_OF[colour] else 0
            for colour in range(COLOUR.size)
            for seat in range(self.seats)
        ]
        padded = pad_rows(choosers, self.seats, SEAT.size)
        if acting:
            to.past_counts("choosers", CHOOSER, padded, 1)
            to.past("shifts", SEAT, SHIFTED_DIE, self.shifts)
        else:
            to.counts("choosers", CHOOSER, padded, 1)
            to.row("shifts", SEAT, SHIFTED_DIE, self.shifts)

    def describe_cards(self, to: Scribe) -> None:
        """The cards that the viewer looks at, with their costs; who has which; coming offices."""
        places = [UNKNOWN] * CARD.size
        for card in self.offer:
            places[card] = IN_OFFER
        if self.own():
            if self.offer and self.powers[self.seat] & DRAFT_DISCARD:
                for card in self.discards[-PILE_TOP:]:
                    places[card] = IN_PILE
            for card in self.tableaux[self.seat]:
                places[card] = ON_TABLEAU
            for i, card in enumerate(self.active[self.seat]):
                places[card] = IS_USED if self.used[self.seat] & BIT_OF[i] else IS_ACTIVE
        costs: list[int] = []
        for card in range(CARD.size):
            to_pay = places[card] in (IN_OFFER, IN_PILE, ON_TABLEAU)
            costs += counts_in(COST_OF[card] if to_pay else 0)
        to.row("places", CARD, PLACE, places)
        to.counts("costs", COST, costs, 4)
        to.row(
            "payable", CARD, SLOT, [self.payable(card, places[card]) for card in range(CARD.size)]
        )
        to.counts("tableaux", HOLDING, self.holdings(self.tableaux), 1)
        to.counts("active", HOLDING, self.holdings(self.active), 1)
        used = [
            [card for i, card in enumerate(cards) if self.used[seat] & BIT_OF[i]]
            for seat, cards in enumerate(self.active)
        ]
        to.past_counts("used", HOLDING, self.holdings(used), 1)
        coming = self.round * OFFICES_PER_ROUND
        to.many("coming_offices", CARD, self.offices[coming : coming + OFFICES_PER_ROUND])

    def payable(self, card: Card, place: int) -> int:
        """The first slot of the viewer's rose (0 is the arrow) that pays for a card in sight."""
        if self.own() and place in (IN_OFFER, IN_PILE, ON_TABLEAU):
            for slot in range(ROSE_SIZE):
                if covers(self.roses[self.seat * ROSE_SIZE + slot], COST_OF[card]):
                    return slot
        return UNKNOWN

    def holdings(self, cards_of: list[list[Card]]) -> list[int]:
        """For every seat and card whether the seat has it."""
        found: list[int] = []
        for cards in cards_of:
            held = [0] * CARD.size
            for card in cards:
                held[card] = 1
            found += held
        return found

    def describe_city(self, to: Scribe) -> None:
        """The quarters: tile and cost where it can still be taken, else the owner."""
        free = [owner == UNKNOWN for owner in self.owners]
        to.row(
            "tiles", QUARTER, TILE, [t if free[q] else UNKNOWN for q, t in enumerate(self.tiles)]
        )
        costs: list[int] = []
        for quarter in range(QUARTER.size):
            costs += counts_in(QUARTER_BAG[quarter] if free[quarter] else 0)
        to.counts("quarter_costs", QUARTER_COST, costs, 3)
        to.row("owners", QUARTER, SEAT, self.owners)

    def describe_sea(self, to: Scribe) -> None:
        """The ports: what they want and pay, and how far away they are for the viewer."""
        to.row("wants", PORT, GOOD, WANTED_AT)
        left = [len(PORT_POINTS[port]) - landed for port, landed in enumerate(self.landed)]
        paid = [
            PORT_POINTS[port][landed] if left[port] else 0
            for port, landed in enumerate(self.landed)
        ]
        to.counts("next_points", PORT, paid, 6)
        to.counts("spaces_left", PORT, left, 3)
        ship = self.ships[self.seat] if self.own() else UNKNOWN
        steps = [DISTANCE[ship][space] for space in PORT.whole] if self.own() else []
        ways = [TOWARDS[ship][space] for space in PORT.whole] if self.own() else []
        to.counts("steps", PORT, steps, 9)
        to.row("first_steps", PORT, SPACE, ways)

    def describe_past(self, to: Scribe) -> None:
        """What a player may look up: piles, marks of the round, what has left the game."""
        firsts = self.offices[::OFFICES_PER_ROUND]
        seconds = self.offices[1::OFFICES_PER_ROUND]
        to.past("offices_first", TURN_NUMBER, CARD, firsts)
        to.past("offices_second", TURN_NUMBER, CARD, seconds)
        to.many("pile_top", CARD, self.discards[: -PILE_TOP - 1 : -1])
        to.past("discards", PILE_NUMBER, CARD, self.discards)
        to.past_counts("quarters_taken", SEAT, self.quarters_taken, 2)
        to.past_counts("purchases", SEAT, self.purchases, 2)
        to.past_counts("wall_moves", SEAT, self.wall_moves, 2)
        kinds: list[int] = []
        for delivered in self.delivered:
            kinds += [delivered >> good & 1 for good in range(GOOD.size)]
        to.past_counts("delivered", CARGO, kinds, 1)
        to.past_counts("lost_goods", GOOD, goods_in(self.lost_goods), max(TILES_OF))
        to.count("lost_jokers", self.lost_jokers, JOKERS)


def pad_rows(numbers: list[int], size: int, wanted: int) -> list[int]:
    """Rows of `size` numbers made as long as `wanted`."""
    found: list[int] = []
    for start in range(0, len(numbers), size):
        found += numbers[start : start + size] + [0] * (wanted - size)
    return found


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; deck and dice to come are new."""
    s = State(rng.fork(), v.seats)
    s.agenda = v.agenda.copy()
    s.round = v.round
    s.price = v.price
    s.reward = v.reward
    s.turn = v.turn
    s.ship_credit = v.ship_credit
    s.wall_credit = v.wall_credit
    s.turn_choices = v.turn_choices
    s.lost_goods = v.lost_goods
    s.lost_jokers = v.lost_jokers
    s.ended = v.ended
    s.offices = v.offices.copy()
    s.deck = v.unseen()
    rng.shuffle(s.deck)
    s.offer = v.offer.copy()
    s.discards = v.discards.copy()
    s.tableaux = [cards.copy() for cards in v.tableaux]
    s.active = [cards.copy() for cards in v.active]
    s.used = v.used.copy()
    s.powers = v.powers.copy()
    s.roses = v.roses.copy()
    s.gold = v.gold.copy()
    s.points = v.points.copy()
    s.punished = v.punished.copy()
    s.jokers = v.jokers.copy()
    s.cargo = v.cargo.copy()
    s.ships = v.ships.copy()
    s.discs = v.discs.copy()
    s.wall = v.wall.copy()
    s.tiles = v.tiles.copy()
    s.owners = v.owners.copy()
    s.landed = v.landed.copy()
    s.delivered = v.delivered.copy()
    s.rolled = v.rolled.copy()
    s.dice = v.dice.copy()
    s.chosen = v.chosen.copy()
    s.shifts = v.shifts.copy()
    s.quarters_taken = v.quarters_taken.copy()
    s.purchases = v.purchases.copy()
    s.wall_moves = v.wall_moves.copy()
    FLOW.settle(s)
    return s


def hidden(s: State, seat: Seat) -> list[str]:
    """The order of the deck, for everyone and always."""
    return ["deck"] if len(s.deck) > 1 else []


def reveal(s: State) -> dict[str, object]:
    """Everything in names, the deck from its top included."""
    found: dict[str, object] = {}
    found["deck"] = names(s.deck[::-1])
    found["offices"] = names(s.offices)
    found["offer"] = names(s.offer)
    found["discards"] = names(s.discards)
    for seat in range(s.seats):
        found[f"tableau_{seat}"] = names(s.tableaux[seat])
        found[f"active_{seat}"] = names(s.active[seat])
        bags = s.roses[seat * ROSE_SIZE : (seat + 1) * ROSE_SIZE]
        found[f"rose_{seat}"] = [bag_in_names(bag) for bag in bags]
        goods = goods_in(s.cargo[seat])
        found[f"goods_{seat}"] = [GOOD.names[g] for g in range(GOOD.size) for _ in range(goods[g])]
    found["tiles"] = [TILE.names[tile] for tile in s.tiles]
    found["owners"] = [owner if owner >= 0 else None for owner in s.owners]
    found["ships"] = [SPACE.names[space] for space in s.ships]
    found["discs"] = list(s.discs)
    found["wall_order"] = wall_order(s)
    found["landed"] = list(s.landed)
    found["dice"] = list(s.dice)
    found["tribute"] = [s.price, s.reward]
    found["gold"] = list(s.gold)
    found["jokers"] = list(s.jokers)
    found["punished"] = list(s.punished)
    found["scores"] = list(s.points)
    found["round"] = s.round
    return found


def names(cards: list[Card]) -> list[str]:
    """The cards' names."""
    return [CARD.names[card] for card in cards]


def bag_in_names(bag: int) -> dict[str, int]:
    """The cubes of a bag by colour."""
    return {COLOUR.names[c]: count for c, count in enumerate(counts_in(bag)) if count}


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MO-3 to MO-5 All cards and tiles are somewhere, each once; the rest is not limited."""
    cards = s.deck + s.offer + s.discards + s.offices[s.round * OFFICES_PER_ROUND :]
    for seat in range(s.seats):
        cards += s.tableaux[seat] + s.active[seat]
    found = [("card", len(cards), CARD.size), ("different card", len(set(cards)), CARD.size)]
    free = [s.tiles[quarter] for quarter in range(QUARTER.size) if s.owners[quarter] == UNKNOWN]
    for good in range(GOOD.size):
        count = free.count(good) + s.landed[WANTED_AT.index(good)] + goods_in(s.lost_goods)[good]
        for load in s.cargo:
            count += goods_in(load)[good]
        found.append((GOOD.names[good], count, TILES_OF[good]))
    jokers = free.count(JOKER_TILE) + s.lost_jokers + sum(s.jokers)
    found.append(("joker", jokers, JOKERS))
    return found

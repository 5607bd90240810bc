"""What one seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.flow import frame_seat
from sobremesa.core.scribe import Scribe
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia.battle import (
    CARDS_OF,
    CHARACTERS_OF,
    PLAYS,
    SIZE_OF,
    TOTAL_OF,
    verdict_of,
    wins,
)
from sobremesa.games.macelandia.danger import danger_of_choosing, dangers_of
from sobremesa.games.macelandia.facts import DECK_OF, ONE_OF, POWER_OF, RACE_OF, SIDE_OF
from sobremesa.games.macelandia.scoring import quiet_limit, turn_limit
from sobremesa.games.macelandia.state import (
    FIRST_SHIFT,
    FOUGHT,
    HIDDEN,
    NO_PLAY,
    SENT,
    STALL_OFF,
    Open,
    State,
    actor_of,
    copies,
    deed_of,
    first_of,
    how_many,
    kinds_in,
    other_of,
    second_of,
)
from sobremesa.games.macelandia.words import (
    AIM,
    BATTLE,
    CARD_AT,
    CASTLE,
    DANGER,
    DARKNESS,
    DISTANCE,
    FACTION,
    FORT,
    HOLDER,
    KIND,
    LIGHT,
    MOST_SEATS,
    NEAR,
    POWER,
    RACE,
    ROLE,
    ROUTE,
    SEAT,
    SIDE,
    STANDING,
    TERRITORY,
    VACANT,
    VERDICT,
)

FEWEST_LIVING: Final = 4
"""ML-76 As long as a game goes on, both factions have a castle and a fort."""
MOST_TURNS_EACH: Final[int] = turn_limit(MOST_SEATS) // FEWEST_LIVING + 1
"""ML-85 The turns of a seat, if as few as possible share them."""


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows.

    ML-16 Of the other hands only the numbers. When the game is over everything is open.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        over = s.ended != UNKNOWN
        sits = seat < s.seats
        chooses = sits and bool(s.agenda) and frame_seat(s.agenda[-1]) == seat
        self.light = s.light if s.shown else 0
        self.castles = s.castles if s.shown else 0
        """ML-8 Nobody knows a faction card before all are revealed."""
        self.hands = s.hands.listed() if over else [UNKNOWN] * s.seats
        if sits:
            self.hands[seat] = s.hands[seat]
        self.hand_sizes = [how_many(hand) for hand in s.hands]
        """ML-81 Cards that are committed, but not yet laid down, count as hand cards."""
        self.aside = s.aside.copy() if over else [UNKNOWN] * len(s.aside)
        self.committed = s.committed if chooses else NO_PLAY
        self.sealed = s.sealed if seat == s.turn else NO_PLAY
        self.face_down = SIZE_OF[s.sealed]
        """ML-26 The number of the attacker's cards on the table."""
        self.history = s.history.copy() if over else remembered(s, seat)

    def own(self) -> bool:
        """Whether the viewer sits at the table."""
        return self.seat < self.open.seats

    def faction(self, seat: Seat) -> int:
        """The faction of the seat, once it is known."""
        if not self.open.shown:
            return UNKNOWN
        return LIGHT if self.light & BIT_OF[seat] else DARKNESS

    def role(self, seat: Seat) -> int:
        """Castle or fort, once it is known."""
        if not self.open.shown:
            return UNKNOWN
        return CASTLE if self.castles & BIT_OF[seat] else FORT

    def hand(self) -> int:
        """The viewer's own hand."""
        return self.hands[self.seat] if self.own() else 0

    def known_cards(self) -> list[int]:
        """The cards that the viewer surely knows each seat to have, in hand or face down.

        What a battle has shown stays known until it is shown again, or until its holder sends a
        card that the viewer does not see: then any of them may be gone.
        """
        s = self.open
        known = [0] * s.seats
        away = [0] * s.seats
        sent_to = [0] * s.seats
        for turn in self.history:
            actor = actor_of(turn)
            known[actor] += away[actor] + sent_to[actor]
            away[actor] = 0
            sent_to[actor] = 0
            deed = deed_of(turn)
            other = other_of(turn)
            if deed == SENT:
                kind = first_of(turn)
                if kind == HIDDEN:
                    known[actor] = without_one_of_each(known[actor])
                else:
                    known[actor] -= ONE_OF[kind] if copies(known[actor], kind) else 0
                    if s.distance(actor, other) == NEAR:
                        known[other] += ONE_OF[kind]
                    else:
                        sent_to[other] += ONE_OF[kind]
            elif deed == FOUGHT:
                attack, defence = first_of(turn), second_of(turn)
                verdict = verdict_of(attack, defence)
                known[actor] = without(known[actor], attack)
                known[other] = without(known[other], defence)
                if wins(defence, attack, verdict):
                    known[other] += CHARACTERS_OF[defence]
                if wins(attack, defence, verdict):
                    if s.distance(actor, other) == NEAR:
                        known[actor] += CHARACTERS_OF[attack]
                    else:
                        away[actor] += CHARACTERS_OF[attack]
        if s.ended == UNKNOWN and s.shown:
            known[s.turn] += away[s.turn] + sent_to[s.turn]
        for seat in range(s.seats):
            if self.hands[seat] != UNKNOWN:
                known[seat] = self.hands[seat]
            elif s.fallen & BIT_OF[seat]:
                known[seat] = 0
        return known

    def unlocated(self, faction: int, known: list[int]) -> int:
        """The cards of the faction that the viewer cannot place, if these are the `known_cards`."""
        s = self.open
        placed = s.discards + CARDS_OF[self.sealed] + sum(known) + sum(s.away)
        for place in s.coming + s.lost:
            kind = first_of(self.history[place])
            if kind != HIDDEN:
                placed += ONE_OF[kind]
        found = 0
        for kind in DECK_OF[s.seats][faction]:
            if copies(placed, kind):
                placed -= ONE_OF[kind]
            else:
                found += ONE_OF[kind]
        return found

    def dangers(self) -> list[int]:
        """What endangers each seat; the viewer's own choice comes first."""
        s = self.open
        found = dangers_of(s, self.light, self.castles, self.hand_sizes, self.seat)
        if self.seat == s.turn and s.aim != UNKNOWN and not self.face_down:
            danger = danger_of_choosing(s, self.seat, self.hand(), self.committed)
            if danger != UNKNOWN:
                found[self.seat] = danger
        return found

    def coming_to(self, seat: Seat) -> list[int]:
        """The reinforcements in Expedition in front of the seat, as turns of the history."""
        history = self.history
        return [history[at] for at in self.open.coming if other_of(history[at]) == seat]

    def expedition_size(self, seat: Seat) -> int:
        """ML-59 How many cards are in Expedition in front of the seat: that is public."""
        return how_many(self.open.away[seat]) + len(self.coming_to(seat))

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        seats = range(s.seats)
        sits = self.own()
        placed = sits and s.territories[self.seat] != UNKNOWN
        to.one("seat", SEAT, self.seat if sits else UNKNOWN)
        to.one("side", SIDE, SIDE_OF[s.seats])
        to.one("faction", FACTION, self.faction(self.seat) if sits else UNKNOWN)
        to.one("role", ROLE, self.role(self.seat) if sits else UNKNOWN)
        to.one("turn", SEAT, s.turn if s.shown else UNKNOWN)
        to.one("aim", AIM, s.aim)
        to.one("target", SEAT, s.target)
        to.count("face_down", self.face_down, 3)
        to.count("quiet", s.quiet, turn_limit(MOST_SEATS))
        limit = quiet_limit(s.seats) if s.stall != STALL_OFF else 0
        to.count("quiet_limit", limit if 2 * s.quiet > limit else 0, quiet_limit(MOST_SEATS))
        to.row(
            "map", TERRITORY, HOLDER, [holder if holder != UNKNOWN else VACANT for holder in s.ring]
        )
        to.row("factions", SEAT, FACTION, [self.faction(seat) for seat in seats])
        to.row("roles", SEAT, ROLE, [self.role(seat) for seat in seats])
        to.row("territories", SEAT, TERRITORY, s.territories)
        to.row(
            "distances",
            SEAT,
            DISTANCE,
            [
                s.distance(self.seat, seat)
                if placed and seat != self.seat and s.territories[seat] != UNKNOWN
                else UNKNOWN
                for seat in seats
            ],
        )
        to.counts("hand_sizes", SEAT, self.hand_sizes, 16)
        to.counts("expeditions", SEAT, [self.expedition_size(seat) for seat in seats], 16)
        to.row(
            "eliminated",
            SEAT,
            STANDING,
            [0 if s.fallen & BIT_OF[seat] else UNKNOWN for seat in seats],
        )
        to.row("danger", SEAT, DANGER, self.dangers())
        self.describe_cards(to)
        if to.remembers:
            self.describe_sent(to)
            self.describe_past(to)

    def describe_cards(self, to: Scribe) -> None:
        """The viewer's cards with their abilities, and all cards that he can place."""
        s = self.open
        mine = self.hand()
        held = [copies(mine, kind) > 0 for kind in range(KIND.size)]
        to.many("hand", KIND, kinds_in(mine))
        to.row("races", KIND, RACE, [RACE_OF[k] if held[k] else UNKNOWN for k in range(KIND.size)])
        to.row(
            "powers", KIND, POWER, [POWER_OF[k] if held[k] else UNKNOWN for k in range(KIND.size)]
        )
        to.many("committed", KIND, PLAYS[self.committed])
        to.count("committed_total", TOTAL_OF[self.committed], 24)
        to.many("laid_down", KIND, PLAYS[self.sealed])
        if to.remembers:
            known = self.known_cards() if s.shown else [0] * s.seats
            if self.own():
                known[self.seat] = 0
            to.past_many("known", CARD_AT, cards_at(known))
            to.past_many("away", CARD_AT, cards_at(s.away.listed()))
        coming = [0] * s.seats
        unseen = [0] * s.seats
        for place in s.coming:
            sent = self.history[place]
            if first_of(sent) == HIDDEN:
                unseen[other_of(sent)] += 1
            else:
                coming[other_of(sent)] += ONE_OF[first_of(sent)]
        to.past_many("coming", CARD_AT, cards_at(coming))
        to.counts("coming_unseen", SEAT, unseen, 16)
        lost = [first_of(self.history[place]) for place in s.lost]
        named = lost if s.ended != UNKNOWN else []
        to.past_many("discards", KIND, sorted(kinds_in(s.discards) + named))
        to.count("discards_unseen", len(lost) - len(named), 16)
        to.count("aside", len(self.aside), 2)
        to.many("undealt", KIND, [kind for kind in self.aside if kind != UNKNOWN])

    def describe_sent(self, to: Scribe) -> None:
        """The cards that went from hand to hand, and who has taken how many turns."""
        given: list[int] = []
        taken: list[int] = []
        routes = [0] * ROUTE.size
        for turn in self.history:
            if deed_of(turn) != SENT:
                continue
            giver, taker = actor_of(turn), other_of(turn)
            routes[giver * MOST_SEATS + taker] += 1
            if first_of(turn) != HIDDEN:
                if giver == self.seat:
                    given.append(taker * KIND.size + first_of(turn))
                elif taker == self.seat:
                    taken.append(giver * KIND.size + first_of(turn))
        to.past_many("sent", CARD_AT, sorted(given))
        to.past_many("received", CARD_AT, sorted(taken))
        to.past_counts("routes", ROUTE, routes if any(routes) else [], MOST_TURNS_EACH)
        turns = [self.turns_of(seat) for seat in range(self.open.seats)]
        to.past_counts("turns_by", SEAT, turns, MOST_TURNS_EACH)

    def turns_of(self, seat: Seat) -> int:
        """How many turns the seat has taken."""
        return len([turn for turn in self.history if actor_of(turn) == seat])

    def describe_past(self, to: Scribe) -> None:
        """Every battle, as all have seen it."""
        battles = [turn for turn in self.history if deed_of(turn) == FOUGHT]
        attacks = [PLAYS[first_of(turn)] for turn in battles]
        defences = [PLAYS[second_of(turn)] for turn in battles]
        to.past("battle_attackers", BATTLE, SEAT, [actor_of(turn) for turn in battles])
        to.past("battle_defenders", BATTLE, SEAT, [other_of(turn) for turn in battles])
        for i in range(3):
            to.past(f"battle_attack_{i + 1}", BATTLE, KIND, [card_of(play, i) for play in attacks])
        for i in range(3):
            to.past(
                f"battle_defence_{i + 1}", BATTLE, KIND, [card_of(play, i) for play in defences]
            )
        to.past(
            "battle_verdicts",
            BATTLE,
            VERDICT,
            [verdict_of(first_of(turn), second_of(turn)) for turn in battles],
        )


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def card_of(play: list[int], i: int) -> int:
    """The play's card number `i`, if it has so many."""
    return play[i] if i < len(play) else UNKNOWN


def cards_at(cards: list[int]) -> list[int]:
    """The cards of each seat, as things of the noun `card_at`."""
    return [
        seat * KIND.size + kind
        for seat, its_cards in enumerate(cards)
        for kind in kinds_in(its_cards)
    ]


def without(cards: int, play: int) -> int:
    """The cards that are left when those of the play that were among them are taken out."""
    for kind in PLAYS[play]:
        if copies(cards, kind):
            cards -= ONE_OF[kind]
    return cards


def without_one_of_each(cards: int) -> int:
    """The cards that are surely left when any one of them is taken out."""
    for kind in range(KIND.size):
        if copies(cards, kind):
            cards -= ONE_OF[kind]
    return cards


def remembered(s: State, seat: Seat) -> list[int]:
    """The turns that are over as the seat has seen them.

    ML-56 A card sent is known to its sender, and to its receiver once it has joined the hand.
    """
    found = s.history.copy()
    for place, turn in enumerate(s.history):
        sent = deed_of(turn) == SENT and actor_of(turn) != seat
        if sent and (other_of(turn) != seat or place in s.coming or place in s.lost):
            found[place] = turn & ((1 << FIRST_SHIFT) - 1) | HIDDEN << FIRST_SHIFT
    return found

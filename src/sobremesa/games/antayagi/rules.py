"""The rules of AntaYagí, in the rulebook's order. Numbers such as AY-37 are those of RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.flow import TAKE as TAKE_ALONE
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.antayagi import setup
from sobremesa.games.antayagi.effects import (
    OBJECT_SHIFT,
    apply_effect,
    food_in,
    is_hungry,
    oldest,
    prepare,
    receive,
)
from sobremesa.games.antayagi.facts import (
    AT_ONCE,
    CARD_MASK,
    EATS,
    EFFECT_OF,
    IS_SABOTAGE,
    KEEPS_OWN,
    OBJECT_OF,
    SEAT_SHIFT,
)
from sobremesa.games.antayagi.scoring import places, points_of, target_of, weigh
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import (
    CHECK_WIN,
    CHOOSE_PARTNER,
    CLEAN_UP,
    CLEARED,
    COMMIT,
    COMMIT_CARD,
    COMMITTED,
    DEALT,
    DREW,
    EAT,
    EATEN,
    EDIBLE,
    EXCHANGE_CANCELLED,
    FEED_T_REX,
    GAME_ENDED,
    GOAL,
    GOAL_BY_BOTH,
    HAND_SIZE,
    IDENTICAL,
    KEPT_OWN,
    MOST_SEATS,
    OPEN_WINDOW,
    PARTNER,
    PARTNER_CHOSEN,
    PASS,
    PASSED,
    PLAY_SABOTAGE,
    REPLENISH,
    REVEAL,
    REVEALED,
    SABOTAGE,
    SABOTAGED,
    SCORED,
    TAKE,
    TAKEN,
    TURN_BEGAN,
    TURN_CAP,
    TURN_SKIPPED,
    WINDOW_CLOSED,
    WON,
    WORDS,
)

FOODS: Final = EDIBLE.size
PARTNERS: Final[list[list[Action]]] = [
    [PARTNER.of(seat) for seat in range(MOST_SEATS) if seats >> seat & 1]
    for seats in range(1 << MOST_SEATS)
]
COMMITS: Final[list[list[Action]]] = [
    [COMMIT.of(slot) for slot in range(size)] for size in range(HAND_SIZE + 1)
]
SABOTAGES: Final[list[list[Action]]] = [
    [PASS.of()] + [SABOTAGE.of(slot) for slot in range(HAND_SIZE) if slots >> slot & 1]
    for slots in range(1 << HAND_SIZE)
]
TAKES: Final[list[list[Action]]] = [
    [TAKE.of(slot) for slot in range(size)] for size in range(HAND_SIZE + 1)
]
EATS_ONE_OF: Final[list[list[Action]]] = [
    [EAT.of(kind) for kind in range(EDIBLE.size) if food >> kind & 1] for food in range(1 << FOODS)
]
"""The choices for each set of seats, size of a hand, set of slots, and set of edible kinds."""


class Deal(Step[State]):
    """AY-16 Deal three cards to each player. AY-17 The start player takes the first turn."""

    def run(self, s: State) -> None:
        s.rng.shuffle(s.deck)
        if s.active == UNKNOWN:
            s.active = int(s.rng.below(s.seats))
        seat = s.active
        for _ in range(s.seats):
            setup.fill(s, seat, DEALT)
            seat = s.left_of(seat)
        s.turn = 1
        begin_turn(s)


def begin_turn(s: State) -> None:
    """AY-27 The active player must make an exchange, AY-R19 unless there is no card to do it."""
    if s.log is not None:
        s.tell(TURN_BEGAN, s.turn, s.active)
    # While there is a deck, all hands have been filled.
    if s.deck or (s.hand_size(s.active) and possible_partners(s, s.active)):
        s.push(CHOOSE_PARTNER, s.active)
    else:
        s.tell(TURN_SKIPPED, s.active)
        s.push(REPLENISH)


def possible_partners(s: State, seat: i64) -> i64:
    """AY-25 The set of the other players, AY-R19 those with an empty hand left out."""
    found: i64 = 0
    seats: i64 = s.seats
    hands = s.hands.bare()
    other: i64 = 0
    while other < seats:
        if other != seat and hands[other * HAND_SIZE] != UNKNOWN:
            found |= BIT_OF[other]
        other += 1
    return found


class ChoosePartner(Decision[State]):
    """AY-25 Any other player, who cannot refuse; AY-26 the same one as often as one likes."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PARTNERS[possible_partners(s, seat)]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.partner = PARTNER.thing(action)
        if s.log is not None:
            s.tell(PARTNER_CHOSEN, seat, s.partner)
        s.push(REVEAL)
        asked = ask_for_card(s, s.active) | ask_for_card(s, s.partner)
        if asked:
            s.push(COMMIT_CARD, arg=asked)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        possible = possible_partners(s, seat) | BIT_OF[seat]
        empty = [other for other in range(s.seats) if not possible & BIT_OF[other]]
        refused = [(PARTNER.of(seat), "AY-25"), (PASS.of(), "AY-27")]
        return refused + [(PARTNER.of(other), "AY-R19") for other in empty]


def ask_for_card(s: State, seat: Seat) -> int:
    """AY-28 The seat's bit if it has to choose; a single card is chosen without asking."""
    if s.hands.bare()[seat * HAND_SIZE + 1] != UNKNOWN:
        return BIT_OF[seat]
    commit(s, seat, 0)
    return 0


def commit(s: State, seat: Seat, slot: int) -> None:
    """AY-28 The choice stays sealed: it shows in no view but the chooser's own."""
    if seat == s.active:
        s.active_slot = slot
    else:
        s.partner_slot = slot
    if s.log is not None:
        s.tell(COMMITTED, seat, slot, audience=BIT_OF[seat])


class CommitCard(Decision[State]):
    """AY-28 Both traders choose at once, without knowing the other's choice. AY-29 Any card."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return COMMITS[s.hand_size(seat)]

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return COMMIT.base + int(rng.below(s.hand_size(seat)))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        commit(s, seat, COMMIT.thing(action))

    def decided(self, s: State, seat: Seat) -> bool:
        return (s.active_slot if seat == s.active else s.partner_slot) != UNKNOWN

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(PASS.of(), "AY-27")]


class Reveal(Step[State]):
    """AY-30 Both cards are revealed at once and leave the hands.

    AY-31 Identical objects (AY-4, AY-33 two Mages as well) cancel the exchange: AY-86 the active
    player's card is discarded first, and AY-32 nobody is asked for a sabotage.
    """

    def run(self, s: State) -> None:
        mine = s.leave(s.active, s.active_slot)
        other = s.leave(s.partner, s.partner_slot)
        s.active_slot = UNKNOWN
        s.partner_slot = UNKNOWN
        s.last_active = s.active
        s.last_partner = s.partner
        s.last_active_card = int(mine)
        s.last_partner_card = int(other)
        if s.last_sabotages:
            s.last_sabotages.clear()
        if s.log is not None:
            s.tell(REVEALED, s.active, mine)
            s.tell(REVEALED, s.partner, other)
        if OBJECT_OF[mine] == OBJECT_OF[other]:
            s.discards.append(mine)
            s.discards.append(other)
            s.tell(IDENTICAL, OBJECT_OF[mine])
            replenish(s)
            return
        s.active_card = int(mine)
        s.partner_card = int(other)
        s.poll = s.active
        s.passes = 0
        s.push(OPEN_WINDOW)


class OpenWindow(Step[State]):
    """AY-34 Two different objects lie there, or one more sabotage.

    AY-91 Where the memory is not aided, all look at it for a while, whether anybody can answer
    or not.
    """

    def run(self, s: State) -> None:
        ask_around(s)


def ask_around(s: State) -> None:
    """AY-40 Ask clockwise; AY-41 until all have passed in a row, the last saboteur included.

    AY-11 Backs are public, so that who has nothing to play passes unasked and tells nothing; to
    those who do not remember them AY-91 tells nothing either.
    """
    seat: i64 = s.poll
    passes: i64 = s.passes
    seats: i64 = s.seats
    hands = s.hands.bare()
    while passes < seats and not sabotage_slots(hands, seat):
        passes += 1
        seat = seat + 1 if seat + 1 < seats else 0
    s.poll = int(seat)
    s.passes = int(passes)
    if passes < seats:
        s.push(PLAY_SABOTAGE, seat)
    else:
        close_window(s)


def close_window(s: State) -> None:
    """AY-37 An odd number of sabotages cancels the exchange; an even one lets it go on.

    AY-42 Cancelled: the trade cards, AY-86 the active player's first, then the sabotages are
    discarded, and nothing applies. AY-43 Not cancelled: only the sabotages are.
    AY-44 After this the exchange cannot be sabotaged any more.
    """
    count = len(s.sabotages)
    if s.log is not None:
        s.tell(WINDOW_CLOSED, count, count & 1)
    if count & 1:
        s.discards += s.trade()
        s.active_card = UNKNOWN
        s.partner_card = UNKNOWN
        s.tell(EXCHANGE_CANCELLED, count)
    if count:
        s.discards += [played & CARD_MASK for played in s.sabotages]
        s.sabotages.clear()
    if count & 1:
        replenish(s)
    else:
        exchange(s)


class PlaySabotage(Decision[State]):
    """AY-34 Anyone may play a card with the back Sabotage, AY-36 however it is held.

    AY-35 A trade card has left the hand. AY-38 There is no limit. AY-39 Its object does nothing.
    AY-91 Where the memory is not aided, nobody else is told who is asked, or who passed.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return SABOTAGES[sabotage_slots(s.hands.bare(), seat)]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.poll = s.left_of(seat)
        if action == PASS.base:
            s.passes += 1
            if s.log is not None:
                s.tell(PASSED, seat, audience=BIT_OF[seat])
            ask_around(s)
        else:
            card = int(s.leave(seat, SABOTAGE.thing(action)))
            s.passes = 0
            s.sabotages.append(card | seat << SEAT_SHIFT)
            s.last_sabotages.append(card | seat << SEAT_SHIFT)
            s.tell(SABOTAGED, seat, card, len(s.sabotages) & 1)
            s.push(OPEN_WINDOW)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        slots = sabotage_slots(s.hands.bare(), seat)
        unfit = [slot for slot in range(s.hand_size(seat)) if not slots >> slot & 1]
        return [(SABOTAGE.of(slot), "AY-34") for slot in unfit]


def sabotage_slots(hands: vec[i64], seat: i64) -> i64:
    """AY-34 The set of slots in which the seat holds a sabotage."""
    found: i64 = 0
    slot_bit: i64 = 1
    at = seat * HAND_SIZE
    end = at + HAND_SIZE
    while at < end:
        if IS_SABOTAGE[hands[at] & CARD_MASK]:
            found |= slot_bit
        slot_bit += slot_bit
        at += 1
    return found


def exchange(s: State) -> None:
    """AY-45 Each trader receives the other's card; AY-46 with a Mage (AY-65) he keeps his own.

    AY-49 Both cards are placed, then the active player's takes effect with all that follows, then
    the partner's. AY-66 A card that is kept counts as received.
    """
    mine: i64 = s.partner_card
    other: i64 = s.active_card
    if is_kept(mine) or is_kept(other):
        for card in s.trade():
            if is_kept(card):
                s.tell(KEPT_OWN, OBJECT_OF[card])
        mine = s.active_card
        other = s.partner_card
    s.active_card = UNKNOWN
    s.partner_card = UNKNOWN
    receive(s, s.active, mine)
    receive(s, s.partner, other)
    if AT_ONCE[OBJECT_OF[mine]] or AT_ONCE[OBJECT_OF[other]]:
        s.push(CLEAN_UP)
        prepare(s, s.partner, other)
        prepare(s, s.active, mine)
    else:
        clean_up(s)


def is_kept(card: i64) -> bool:
    """AY-46 Whether the card lets both traders keep their own."""
    return EFFECT_OF[OBJECT_OF[card]] == KEEPS_OWN


class ApplyEffect(Step[State]):
    """AY-53, AY-55, AY-60 Hat, Lollipop or Muffin, as soon as it is received."""

    def run(self, s: State) -> None:
        arg = s.arg
        apply_effect(s, arg & (1 << OBJECT_SHIFT) - 1, arg >> OBJECT_SHIFT)


class TakeCard(Decision[State]):
    """AY-55 Take a card of the other trader's hand, AY-59 seeing no more of it than before.

    AY-56 It is received at once, as if exchanged; AY-57 a Lollipop works again on the same hand.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return TAKES[s.hand_size(s.other_trader(seat))]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        other = s.other_trader(seat)
        card = s.leave(other, TAKE.thing(action))
        s.tell(TAKEN, seat, other, card)
        receive(s, seat, card)
        prepare(s, seat, card)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(PASS.of(), "AY-50")]


class CleanUp(Step[State]):
    """AY-70 After all effects."""

    def run(self, s: State) -> None:
        clean_up(s)


def clean_up(s: State) -> None:
    """AY-48, AY-64, AY-65, AY-67, AY-68 Cards without points go, AY-87 in order of receipt.

    AY-70 Then the T-Rexes act, AY-72 the active player's first; then comes the win check.
    """
    if s.aside:
        s.discards += s.aside
        if s.log is not None:
            for card in s.aside:
                s.tell(CLEARED, card)
        s.aside.clear()
    mine = weigh(s.zones[s.active])
    other = weigh(s.zones[s.partner])
    if not is_hungry(mine) and not is_hungry(other):
        check_win(s, mine, other)
        return
    s.push(CHECK_WIN)
    if is_hungry(other):
        s.push(FEED_T_REX, s.partner)
    if is_hungry(mine):
        s.push(FEED_T_REX, s.active)


class FeedTRex(Decision[State]):
    """AY-72 While a zone has a T-Rex and food, one of each goes; the owner chooses the food.

    AY-73 Each T-Rex takes exactly one card with it. AY-75 The T-Rex is discarded first.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return EATS_ONE_OF[food_in(s.zones[seat])]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        zone = s.zones[seat]
        eater = oldest(zone, EATS, UNKNOWN)
        food = oldest(zone, UNKNOWN, EDIBLE.whole[EAT.thing(action)])
        s.discards.append(eater)
        s.discards.append(food)
        s.tell(EATEN, seat, eater, food)
        if food_in(zone):
            s.push(FEED_T_REX, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        food = food_in(s.zones[seat])
        absent = [kind for kind in range(EDIBLE.size) if not food >> kind & 1]
        return [(PASS.of(), "AY-50")] + [(EAT.of(kind), "AY-72") for kind in absent]


class CheckWin(Step[State]):
    """AY-79 After the T-Rexes."""

    def run(self, s: State) -> None:
        check_win(s, weigh(s.zones[s.active]), weigh(s.zones[s.partner]))


def check_win(s: State, weight: i64, its_weight: i64) -> None:
    """AY-79 A trader with at least his target has reached the goal. AY-80 He wins at once.

    AY-81 If both have, only the partner wins. AY-82 Nobody else can. AY-88 Nothing moves any more.
    The weights are those of the active player's zone and of his partner's.
    """
    mine = points_of(weight)
    other = points_of(its_weight)
    aim = target_of(weight, s.seats)
    its_aim = target_of(its_weight, s.seats)
    if s.log is not None:
        s.tell(SCORED, s.active, int(mine), int(aim))
        s.tell(SCORED, s.partner, int(other), int(its_aim))
    if other >= its_aim:
        s.winner = s.partner
        s.ended = GOAL_BY_BOTH if mine >= aim else GOAL
    elif mine >= aim:
        s.winner = s.active
        s.ended = GOAL
    else:
        replenish(s)
        return
    s.tell(WON, s.winner)
    s.tell(GAME_ENDED, s.ended)


class Replenish(Step[State]):
    """AY-R19 A turn that was skipped ends like any other."""

    def run(self, s: State) -> None:
        replenish(s)


def replenish(s: State) -> None:
    """AY-83 All draw up to three, clockwise from the active player. AY-24 Only now.

    AY-84 The turn passes to the left. AY-88 At the cap (AY-R20) that has happened already.
    """
    seats: i64 = s.seats
    seat: i64 = s.active
    hands = s.hands.bare()
    looked: i64 = 0
    while looked < seats:
        if hands[seat * HAND_SIZE + HAND_SIZE - 1] == UNKNOWN:
            setup.fill(s, seat, DREW)
        seat = seat + 1 if seat + 1 < seats else 0
        looked += 1
    s.turn += 1
    s.active = s.left_of(s.active)
    s.partner = UNKNOWN
    if s.turn <= s.max_turns:
        begin_turn(s)
        return
    s.ended = TURN_CAP
    if s.log is not None:
        for winner, place in enumerate(places(s)):
            if place == 1:
                s.tell(WON, winner)
    s.tell(GAME_ENDED, s.ended)


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        Deal(),
        ChoosePartner(PARTNER, alone=TAKE_ALONE, certain=True, revocable=True),
        CommitCard(COMMIT, sealed=True, final=True, certain=True, revocable=True),
        Reveal(),
        OpenWindow(rests=True),
        PlaySabotage(PASS, SABOTAGE, unnamed=True),
        ApplyEffect(),
        TakeCard(TAKE, final=True, alone=TAKE_ALONE),
        CleanUp(),
        FeedTRex(EAT, final=True, alone=TAKE_ALONE, certain=True),
        CheckWin(),
        Replenish(),
    ],
)

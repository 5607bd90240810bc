"""The rules of La Macarena, in the rulebook's order. Numbers such as MA-45 are from RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.flow import TAKE, Decision, Flow, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members, nth, size_of
from sobremesa.core.words import EVERYONE, UNKNOWN, Action, Seat
from sobremesa.games.la_macarena import scoring, setup
from sobremesa.games.la_macarena.facts import COINS_PER_ELEMENT, MACA_AT, RETURNS_FROM_HAND
from sobremesa.games.la_macarena.series import followers, link_of, refused_by, run_after
from sobremesa.games.la_macarena.state import State, active_macas, all_active, macas_on, wells_with
from sobremesa.games.la_macarena.wells import (
    OPENINGS,
    closed_wells,
    playable_wells,
    refused_cards,
    refused_wells,
)
from sobremesa.games.la_macarena.words import (
    APPEND,
    AWARD_PRIZES,
    BUY,
    BUY_ELEMENT,
    CARD,
    CHECK_GOAL,
    DEAL_HAND,
    DECK_EMPTY,
    DRAWN,
    DREW,
    ELEMENT,
    END_HAND,
    EVERY_WELL,
    EXCHANGE,
    GIVE_BACK,
    HAND_COUNTED,
    LAID,
    LAY_CARD,
    MACA_MOVED,
    MACA_PLACED,
    MACAS_KEPT,
    MACAS_RETURNED,
    MACAS_STAYED,
    MIRROR,
    MIRROR_COLLECTED,
    MIRROR_TURN_BEGAN,
    MOVE,
    MOVE_MACA,
    NO_RETURNS,
    OPEN,
    OPENED,
    PASS,
    PASSED,
    RETURN,
    RETURN_CHOSEN,
    RETURN_ELEMENT,
    SERIES_ENDED,
    STOP,
    TAKE_TURN,
    WELLS,
    WENT_OUT,
    WORDS,
)


class HandOutElements(Step[State]):
    """MA-5 Once a game, before the first hand, everyone receives a random element."""

    def run(self, s: State) -> None:
        setup.hand_out_elements(s)
        s.push(DEAL_HAND)


class DealHand(Step[State]):
    """MA-7, MA-8 Hands, wells and deck; the starter takes a normal turn."""

    def run(self, s: State) -> None:
        setup.deal(s)
        begin_turn(s, s.starter, False)


def begin_turn(s: State, seat: Seat, mirror: bool) -> None:
    """MA-10 A turn begins with a card from the deck, MA-43 a mirror turn too, if there is one."""
    s.mirror_turn = mirror
    if s.deck:
        card = s.deck.pop()
        s.draw_into(seat, card)
        if s.log is not None:
            s.tell(DREW, seat, card, audience=BIT_OF[seat])
            s.tell(DRAWN, seat, audience=EVERYONE - BIT_OF[seat])
    s.push(TAKE_TURN, seat)


class TakeTurn(Decision[State]):
    """MA-11 A series on one well, or a pass. MA-12 Passing is always allowed, and always asked.

    MA-27 A well can be played on if a card of the hand is linked to its top card.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return OPENINGS[playable_wells(s, seat)]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == PASS.base:
            pass_turn(s, seat)
            return
        s.well = OPEN.thing(action)
        s.link = UNKNOWN
        s.run = run_after(0, UNKNOWN, s.tops[s.well])
        s.tell(OPENED, seat, s.well)
        s.push(LAY_CARD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        closed = closed_wells(s, seat)
        return refused_wells(s, seat, closed) + refused_cards(s, seat, closed)


def pass_turn(s: State, seat: Seat) -> None:
    """MA-14 All macas of whoever passes in a normal turn come back to him.

    MA-15 In a mirror turn they stay, the new one too, unless it was agreed that they are lost.
    """
    macas = active_macas(s.macas[seat])
    s.tell(PASSED, seat)
    if s.pass_keeps_macas():
        s.tell(MACAS_KEPT, seat, macas)
    elif macas:
        s.macas[seat] = 0
        s.tell(MACAS_RETURNED, seat, macas)
    end_turn(s, seat)


def fitting(s: State, seat: Seat) -> i64:
    """The set of cards of the hand that may be laid next."""
    return s.held[seat] & followers(s.last_card(), s.link, s.run)


class LayCard(Decision[State]):
    """MA-20 Each card is linked to the one before. MA-28 Only cards of the own hand are laid.

    MA-29 The player may stop after any card, and MA-11 must lay one at least. MA-R35 Stopping is
    asked for even if no card could follow: else a pause would tell what he holds.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        found = APPEND.each(members(fitting(s, seat)))
        if s.laid:
            found.append(STOP.base)
        return found

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        cards = fitting(s, seat)
        size: i64 = size_of(cards)
        place = rng.below(size + 1 if s.laid else size)
        return APPEND.base + nth(cards, place) if place < size else STOP.base

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == STOP.base:
            resolve(s, seat)
            return
        card = APPEND.thing(action)
        link = link_of(s.last_card(), card)
        s.run = run_after(s.run, link, card)
        s.link = link
        s.take_from(seat, card)
        s.laid.append(card)
        s.tell(LAID, seat, card, s.well, link)
        if link == MIRROR or s.hand_sizes[seat] == 0:
            resolve(s, seat)
        else:
            s.push(LAY_CARD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        last = s.last_card()
        found: list[tuple[Action, str]] = [(PASS.of(), "MA-11")]
        found += [(OPEN.of(well), "MA-11") for well in range(WELLS)]
        for card in range(CARD.size):
            if not s.held[seat] >> card & 1:
                found.append((APPEND.of(card), "MA-28"))
            elif refused_by(last, s.link, s.run, card):
                found.append((APPEND.of(card), refused_by(last, s.link, s.run, card)))
        if not s.laid:
            found.append((STOP.of(), "MA-11"))
        return found

    def is_certain(self, s: State, seat: Seat, action: Action) -> bool:
        """MA-43 A mirror brings a card of the deck, if there is one."""
        if action == STOP.base or not s.deck:
            return True
        return link_of(s.last_card(), APPEND.thing(action)) != MIRROR


def resolve(s: State, seat: Seat) -> None:
    """MA-34, MA-35 The last card stays on the well, all others are collected.

    MA-36 A mirror card that is played alone is collected, and the well stays as it is. MA-37 At
    the end of a longer series it stays on the well like any last card. MA-38 What it covers is out
    of play. MA-30 A mirror ends its series, so MA-31 one of the top card is played alone; MA-33
    identical cards that do not lie side by side are no mirror. MA-39 Nobody else sees a collection.
    """
    mirror = s.link == MIRROR
    laid = s.laid
    last = laid[-1]
    if mirror and len(laid) == 1:
        s.collect(seat, last)
        s.tell(MIRROR_COLLECTED, seat, last, s.well)
    else:
        for i in range(len(laid) - 1):
            s.collect(seat, laid[i])
        s.covered.append(s.well * CARD.size + s.tops[s.well])
        s.tops[s.well] = last
        s.tell(SERIES_ENDED, seat, last, s.well, len(laid) - 1)
    s.laid = []
    s.link = UNKNOWN
    s.run = 0
    if mirror:
        activate_maca(s, seat)
        return
    s.well = UNKNOWN
    go_on(s, seat, False)


def activate_maca(s: State, seat: Seat) -> None:
    """MA-40 A mirror puts a maca on its well, MA-47 also beside others; MA-50 nothing else does.

    MA-49 If all seven are active, one of them moves there from another well, if one can.
    """
    if not all_active(s.macas[seat]):
        s.macas[seat] = s.macas[seat] + MACA_AT[s.well]
        s.tell(MACA_PLACED, seat, s.well)
        finish_mirror(s, seat)
    elif wells_with(s.macas[seat]) == [s.well]:
        s.tell(MACAS_STAYED, seat, s.well)
        finish_mirror(s, seat)
    else:
        s.push(MOVE_MACA, seat)


class MoveMaca(Decision[State]):
    """MA-49 Exactly one maca moves, from another well, as its owner chooses."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [MOVE.of(well) for well in wells_with(s.macas[seat]) if well != s.well]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        well = MOVE.thing(action)
        s.macas[seat] = s.macas[seat] - MACA_AT[well] + MACA_AT[s.well]
        s.tell(MACA_MOVED, seat, well, s.well)
        finish_mirror(s, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        macas = s.macas[seat]
        found: list[tuple[Action, str]] = [(MOVE.of(s.well), "MA-R21")]
        for well in range(WELLS):
            if well != s.well and not macas_on(macas, well):
                found.append((MOVE.of(well), "MA-49"))
        return found

    def is_certain(self, s: State, seat: Seat, action: Action) -> bool:
        """MA-43 The mirror turn that follows begins with a card of the deck, if there is one."""
        return not s.deck


def finish_mirror(s: State, seat: Seat) -> None:
    """MA-52 A maca on each well wins the game at once. MA-83 Then no end of a hand is played.

    It comes before an empty hand, and nobody shares it.
    """
    s.well = UNKNOWN
    if len(wells_with(s.macas[seat])) == WELLS:
        scoring.win(s, EVERY_WELL, [seat])
        return
    go_on(s, seat, True)


def go_on(s: State, seat: Seat, mirror: bool) -> None:
    """MA-55 An empty hand ends the hand at once. MA-41 Else a mirror wins another turn.

    MA-42 A mirror in a mirror turn wins one more. MA-16 Whoever has played a card in a normal turn
    keeps his macas active, MA-51 whatever others play.
    """
    if s.hand_sizes[seat] == 0:
        s.tell(WENT_OUT, seat, s.hand_number)
        s.push(END_HAND)
    elif mirror:
        s.tell(MIRROR_TURN_BEGAN, seat)
        begin_turn(s, seat, True)
    else:
        end_turn(s, seat)


def end_turn(s: State, seat: Seat) -> None:
    """MA-56 If the deck is empty now, the hand ends. MA-13 Else play passes to the right."""
    if s.deck:
        begin_turn(s, s.next_seat(seat), False)
    else:
        s.tell(DECK_EMPTY, s.hand_number)
        s.push(END_HAND)


class EndHand(Step[State]):
    """MA-60 to MA-66 Returns, then MA-67 to MA-74 prizes, MA-75 exchanges and MA-78 the goal.

    MA-65 Hands are counted, not shown. MA-64 At the end of the first hand nobody returns anything.
    """

    def run(self, s: State) -> None:
        s.mirror_turn = False
        s.returned = [UNKNOWN] * s.seats
        order = s.in_order()
        for seat in order:
            s.tell(HAND_COUNTED, seat, s.hand_sizes[seat])
        s.push(CHECK_GOAL)
        for seat in reversed(order):
            s.push(EXCHANGE, arg=seat)
        s.push(AWARD_PRIZES)
        if s.hand_number < RETURNS_FROM_HAND:
            s.tell(NO_RETURNS)
            return
        s.push(GIVE_BACK)
        asked = 0
        for seat in scoring.fullest_hands(s):
            if len(s.held_elements(seat)) > 1:
                asked |= int(BIT_OF[seat])
        if asked:
            s.push(RETURN_ELEMENT, arg=asked)


class ReturnElement(Decision[State]):
    """MA-60 The element is theirs to choose, MA-61 before they see the others' collections.

    All who tie choose at once, and nobody learns of another's choice before all have chosen.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return RETURN.each(s.held_elements(seat))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.chosen[seat] = RETURN.thing(action)
        s.tell(RETURN_CHOSEN, seat, s.chosen[seat], audience=BIT_OF[seat])

    def decided(self, s: State, seat: Seat) -> bool:
        return s.chosen[seat] != UNKNOWN

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        held = s.held_elements(seat)
        return [(RETURN.of(i), "MA-60") for i in range(ELEMENT.size) if i not in held]


class GiveBack(Step[State]):
    """MA-60, MA-62, MA-63 All returns are made together."""

    def run(self, s: State) -> None:
        scoring.give_back(s)


class AwardPrizes(Step[State]):
    """MA-66 The collections are opened; MA-67 to MA-69 coins; MA-70 to MA-74 elements."""

    def run(self, s: State) -> None:
        scoring.show_collections(s)
        scoring.pay_coins(s)
        scoring.award_elements(s)


class Exchange(Step[State]):
    """MA-75 Amulets and purchases of one player, repeated until there is nothing to exchange."""

    def run(self, s: State) -> None:
        seat = s.arg
        scoring.make_amulets(s, seat)
        if scoring.must_buy(s, seat):
            s.push(EXCHANGE, arg=seat)
            s.push(BUY_ELEMENT, seat)


class BuyElement(Decision[State]):
    """MA-77 Four coins must be exchanged for an element that the player needs."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [BUY.of(i) for i in range(ELEMENT.size) if s.needs(seat, i)]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        scoring.buy(s, seat, BUY.thing(action))

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(BUY.of(i), "MA-77") for i in range(ELEMENT.size) if not s.needs(seat, i)]


class CheckGoal(Step[State]):
    """MA-78 to MA-81 The game ends, or MA-80 the next player starts a new hand."""

    def run(self, s: State) -> None:
        scoring.check_goal(s)
        if s.ended != UNKNOWN:
            return
        # MA-R25: nobody takes coins that could buy an element into the next hand.
        assert max(s.coins) < COINS_PER_ELEMENT
        s.starter = s.next_seat(s.starter)
        s.push(DEAL_HAND)


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        HandOutElements(),
        DealHand(),
        TakeTurn(PASS, OPEN, certain=True),
        LayCard(APPEND, STOP),
        MoveMaca(MOVE, alone=TAKE),
        EndHand(certain=True),
        ReturnElement(RETURN, sealed=True, final=True, certain=True, revocable=True),
        GiveBack(),
        AwardPrizes(),
        Exchange(certain=True, revocable=True),
        BuyElement(BUY, alone=TAKE, final=True, certain=True, revocable=True),
        CheckGoal(),
    ],
)

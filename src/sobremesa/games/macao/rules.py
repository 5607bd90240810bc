"""The steps of Macao in the rulebook's order, and what a player may choose at each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.flow import TAKE, Decision, Flow, Step
from sobremesa.core.words import Action, Seat
from sobremesa.games.macao import actions
from sobremesa.games.macao.effects import punish, receive
from sobremesa.games.macao.facts import (
    BIT_OF,
    CAN_SHIFT,
    CAN_THIRD,
    CAP_OF,
    COST_OF,
    CUBE_OF,
    DICE_OF,
    DRAFT_DISCARD,
    DRAFT_SKIP,
    GOOD_UNIT,
    PAIR_BAG,
    PAY_GOODS_OF,
    PAYS_OF,
    PILE_TOP,
    ROSE_SIZE,
    ROUNDS,
    SETUP_EXTRA,
    SLOTS,
    goods_in,
)
from sobremesa.games.macao.phases import (
    choose_die,
    clear_marks,
    discard,
    face_for,
    place_cubes,
    place_setup_cubes,
    reveal,
    reveal_offer,
    shifted_face,
    show_die,
    tableau_limit,
    third_dice,
    turn_roses,
)
from sobremesa.games.macao.scoring import score_game
from sobremesa.games.macao.state import State, drop, held_in, insert, wall_order
from sobremesa.games.macao.words import (
    ACTION,
    ACTIVATE,
    ACTIVATE_WITHOUT,
    BEGIN_ROUND,
    BEGIN_TURN,
    CHANGE,
    CLEAR_OFFER,
    COLOUR,
    CUBE_GAINED,
    CUBES_PAID,
    DELIVER,
    DIE,
    DIE_FIRST,
    DIE_SECOND,
    DIE_SHIFT,
    DIE_THIRD,
    DISCARD,
    DRAFT,
    DRAFT_DECLINED,
    END_ROUND,
    GAIN,
    GAIN_COLOUR,
    GOOD_PAID,
    HALVE_JOKER,
    JOKER,
    JOKER_DOUBLED,
    JOKER_HALF,
    NO_CHANGE,
    NO_DIE,
    OPEN_SPACE,
    OVERFLOW,
    PAIR,
    PASS,
    PAY,
    PAY_A_GOOD,
    PAY_CUBE,
    PAY_GOOD,
    PLACE_CUBE,
    PLACE_CUBES,
    QUARTER_TAKE,
    QUARTER_WITHOUT,
    QUARTER_WITHOUT_TWO,
    ROLL_DICE,
    SAIL,
    SETUP_CARD,
    SETUP_CUBE1,
    SETUP_CUBE2,
    SHED,
    SHED_CARD,
    SHIFT,
    SHIFT_DECLINED,
    SHIFTED,
    SKIP,
    TAKE_CARD,
    TAKEN,
    TAKEN_FROM_PILE,
    THIRD_DECLINED,
    TRIBUTE,
    TURN_BEGAN,
    TURN_ROSES,
    USE,
    WALL,
    WALL_CREDIT,
    WORDS,
)

PLACES: Final[list[Action]] = [PLACE_CUBE.of(colour) for colour in range(COLOUR.size)]
GAINS: Final[list[Action]] = [GAIN.of(colour) for colour in range(COLOUR.size)]
HALVES: Final[list[Action]] = [JOKER_HALF.of(use) for use in range(JOKER_HALF.size)]


# Before the first round.


class RevealSetup(Step[State]):
    """MO-6 Two cards more than players are revealed; one is taken from the bottom to the top.

    MO-7 Then cubes are placed from the top of the stack down.
    """

    def run(self, s: State) -> None:
        reveal(s, s.seats + SETUP_EXTRA)
        s.push(BEGIN_ROUND)
        for seat in reversed(s.wall):
            s.push(SETUP_CUBE1, seat)
        s.push(CLEAR_OFFER)
        for seat in s.wall:
            s.push(SETUP_CARD, seat)


class SetupCard(Decision[State]):
    """MO-6 Any of the revealed cards that is still there."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return TAKE_CARD.each(sorted(s.offer))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = TAKE_CARD.thing(action)
        drop(s.offer, card)
        insert(s.tableaux[seat], card)
        s.tell(TAKEN, seat, card)


class ClearOffer(Step[State]):
    """MO-6, MO-13 What nobody has taken goes to the open discard pile.

    MO-R19 One by one on its top, in the order of revealing.
    """

    def run(self, s: State) -> None:
        for card in s.offer:
            discard(s, card)
        s.offer = []


class SetupCube1(Decision[State]):
    """MO-7 One cube of any colour at slot 1."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLACES

    def take(self, s: State, seat: Seat, action: Action) -> None:
        place_setup_cubes(s, seat, 1, PLACE_CUBE.thing(action))
        s.push(SETUP_CUBE2, seat)


class SetupCube2(Decision[State]):
    """MO-7 Two cubes of one colour, the same or another, at slot 2."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLACES

    def take(self, s: State, seat: Seat, action: Action) -> None:
        place_setup_cubes(s, seat, 2, PLACE_CUBE.thing(action))


# The card phase.


class BeginRound(Step[State]):
    """MO-9 Two offices (MO-4) and four cards of the deck. MO-10 The tribute. MO-11 Removal.

    MO-12 Then everyone takes a card in wall order. MO-100 The marks of the last round go.
    """

    def run(self, s: State) -> None:
        clear_marks(s)
        reveal_offer(s)
        s.push(ROLL_DICE)
        s.push(CLEAR_OFFER)
        for seat in reversed(wall_order(s)):
            s.push(DRAFT, seat)


class Draft(Decision[State]):
    """MO-12 One of the face-up cards. MO-14 With draft_skip none.

    MO-15 With draft_discard one of the top cards of the discard pile instead.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        cards = s.offer.copy()
        if s.has(seat, DRAFT_DISCARD):
            cards += s.discards[-PILE_TOP:]
        cards.sort()
        if not s.has(seat, DRAFT_SKIP):
            return TAKE_CARD.each(cards)
        return [SKIP.of(), *TAKE_CARD.each(cards)]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == SKIP.of():
            s.tell(DRAFT_DECLINED, seat)
            return
        card = TAKE_CARD.thing(action)
        if card in s.offer:
            drop(s.offer, card)
            s.tell(TAKEN, seat, card)
        else:
            # MO-R19: the order of the cards left in the pile stays as it is.
            drop(s.discards, card)
            s.tell(TAKEN_FROM_PILE, seat, card)
        insert(s.tableaux[seat], card)
        if len(s.tableaux[seat]) > tableau_limit(s, seat):
            s.push(SHED_CARD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        found = [] if s.has(seat, DRAFT_SKIP) else [(SKIP.of(), 12)]
        if not s.has(seat, DRAFT_DISCARD):
            found += [(TAKE_CARD.of(card), 15) for card in s.discards[-PILE_TOP:]]
        return found


class Overflow(Decision[State]):
    """MO-17 One card too many: any of them goes, the new one included. MO-18 It costs a marker.

    MO-19 Cards on a tableau do nothing, so it does not matter otherwise which one goes.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return DISCARD.each(s.tableaux[seat])

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = DISCARD.thing(action)
        drop(s.tableaux[seat], card)
        s.tell(SHED, seat, card)
        discard(s, card)
        punish(s, seat, OVERFLOW)


# The dice phase.


class RollDice(Step[State]):
    """MO-20 Six dice, rolled once for all. MO-21 Those above the round's cap are turned to 1.

    MO-22 Then everyone chooses in wall order (MO-R5); MO-28 then all roses turn.
    """

    def run(self, s: State) -> None:
        cap = CAP_OF[s.round]
        for colour in range(COLOUR.size):
            face = int(s.rng.below(SLOTS)) + 1
            show_die(s, colour, face, cap)
        s.push(TURN_ROSES)
        for seat in reversed(wall_order(s)):
            s.push(DIE_FIRST, seat)


class DieFirst(Decision[State]):
    """MO-22 A die; it stays there for the others."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return DICE_OF[s.chosen[seat]]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        choose_die(s, seat, DIE.thing(action))
        s.push(DIE_SECOND, seat)


class DieSecond(Decision[State]):
    """MO-22 Another die. MO-25, MO-26 Then whoever may takes a third, or changes one."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return DICE_OF[s.chosen[seat]]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        choose_die(s, seat, DIE.thing(action))
        s.push(PLACE_CUBES, seat, arg=seat)
        if s.has(seat, CAN_SHIFT):
            s.push(DIE_SHIFT, seat)
        if s.has(seat, CAN_THIRD) and third_dice(s, seat):
            s.push(DIE_THIRD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        return [(die, 22) for die in DICE_OF[0] if s.chosen[seat] & BIT_OF[DIE.thing(die)]]


class DieThird(Decision[State]):
    """MO-25 die_third: one more die, if it shows a 1, or none."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [*third_dice(s, seat), NO_DIE.of()]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == NO_DIE.of():
            s.tell(THIRD_DECLINED, seat)
        else:
            choose_die(s, seat, DIE.thing(action))

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        third = third_dice(s, seat)
        return [(die, 25) for die in DICE_OF[0] if die not in third]


class DieShift(Decision[State]):
    """MO-26 die_shift: one of the chosen dice by 1, within 1 and the round's cap, or none."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        found = [
            CHANGE.at([colour, way])
            for colour in range(COLOUR.size)
            if s.chosen[seat] & BIT_OF[colour]
            for way in range(SHIFT.size)
            if 1 <= shifted_face(s, colour, way) <= CAP_OF[s.round]
        ]
        return [*found, NO_CHANGE.of()]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == NO_CHANGE.of():
            s.tell(SHIFT_DECLINED, seat)
            return
        s.shifts[seat] = CHANGE.thing(action)
        colour = s.shifts[seat] // SHIFT.size
        s.tell(SHIFTED, seat, colour, face_for(s, seat, colour) - 1)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        legal = self.choices(s, seat)
        every = [CHANGE.base + thing for thing in range(CHANGE.size)]
        return [(change, 26) for change in every if change not in legal]


class PlaceCubes(Step[State]):
    """MO-23 n cubes of a die's colour at slot n. MO-24 Those already there stay.

    MO-27 Then die bonuses are gained.
    """

    def run(self, s: State) -> None:
        place_cubes(s, s.arg)


class TurnRoses(Step[State]):
    """MO-28 Slot 1 becomes the supply, every other slot the one before it; slot 6 is empty.

    MO-30 Whoever's supply is empty now takes a punish marker. MO-32 Then turns in wall order,
    MO-64 which is settled now (MO-R6).
    """

    def run(self, s: State) -> None:
        turn_roses(s)
        s.push(END_ROUND)
        for seat in reversed(wall_order(s)):
            s.push(BEGIN_TURN, seat, arg=seat)


# The action phase.


class BeginTurn(Step[State]):
    """MO-32 One turn for each player, MO-31 with or without cubes."""

    def run(self, s: State) -> None:
        s.turn = s.arg
        s.tell(TURN_BEGAN, s.turn)
        s.push(ACTION, s.turn)


class TakeAction(Decision[State]):
    """MO-33 Any action in any order, as often as one can. MO-36 Or pass: that ends the turn.

    MO-57 Any choice but a wall step closes the wall move.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return actions.possible(s, seat)

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        if action != WALL.base:
            actions.close_wall_move(s, seat)
        if action == PASS.base:
            actions.pass_turn(s, seat)
            return
        s.push(ACTION, seat)
        if action < DELIVER.base:
            actions.choose_sail(s, seat, OPEN_SPACE.whole[action])
        elif action < WALL.base:
            actions.deliver(s, seat, action - DELIVER.base)
        elif action == WALL.base:
            actions.choose_wall_step(s, seat)
        elif action == WALL_CREDIT.base:
            actions.step_by_credit(s, seat)
        elif action == TRIBUTE.base:
            actions.buy_prestige(s, seat)
        elif action < PASS.base:
            actions.use_joker(s, seat, action - JOKER.base)
        elif action < QUARTER_TAKE.base:
            actions.use_card(s, seat, action - USE.base)
        elif action < ACTIVATE.base:
            actions.take_quarter(s, seat, action - QUARTER_TAKE.base, 0, 0)
        elif action < TAKE_CARD.base:
            card = action - ACTIVATE.base
            actions.activate(s, seat, card, COST_OF[card])
        else:
            self.take_without(s, seat, action)

    def take_without(self, s: State, seat: Seat, action: Action) -> None:
        """MO-42, MO-50 Leave out a cube or two of a cost."""
        if QUARTER_WITHOUT.owns(action):
            thing = action - QUARTER_WITHOUT.base
            quarter = thing // COLOUR.size
            actions.take_quarter(s, seat, quarter, CUBE_OF[thing % COLOUR.size], 1)
        elif ACTIVATE_WITHOUT.owns(action):
            thing = action - ACTIVATE_WITHOUT.base
            card = thing // COLOUR.size
            actions.activate(s, seat, card, COST_OF[card] - CUBE_OF[thing % COLOUR.size])
        else:
            thing = action - QUARTER_WITHOUT_TWO.base
            actions.take_quarter(s, seat, thing // PAIR.size, PAIR_BAG[thing % PAIR.size], 2)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        return actions.refused(s, seat)


class PayCube(Decision[State]):
    """MO-101 A cube of any colour of the supply, once for each that is owed."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PAYS_OF[held_in(s.roses[seat * ROSE_SIZE])]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        owed = s.arg - 1
        at = seat * ROSE_SIZE
        s.roses[at] = s.roses[at] - CUBE_OF[action - PAY.base]
        s.tell(CUBES_PAID, seat, 1, action - PAY.base)
        if not actions.paid_at_once(s, seat, owed):
            s.push(PAY_CUBE, seat, arg=owed)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, int]]:
        held = held_in(s.roses[seat * ROSE_SIZE])
        return [(PAY.of(colour), 29) for colour in range(COLOUR.size) if not held & BIT_OF[colour]]


class PayGood(Decision[State]):
    """MO-101 A tile of the player's choice from his ship; MO-R20 it is out of the game."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        held: i64 = 0
        for good, tiles in enumerate(goods_in(s.cargo[seat])):
            if tiles:
                held |= BIT_OF[good]
        return PAY_GOODS_OF[held]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        good = PAY_GOOD.thing(action)
        s.cargo[seat] = s.cargo[seat] - GOOD_UNIT[good]
        s.lost_goods += GOOD_UNIT[good]
        s.tell(GOOD_PAID, seat, good)
        if s.arg > 1:
            s.push(PAY_A_GOOD, seat, arg=s.arg - 1)


class GainColour(Decision[State]):
    """MO-99 A cube of any colour into the supply, once for each that is to be taken."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return GAINS

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        at = seat * ROSE_SIZE
        s.roses[at] = s.roses[at] + CUBE_OF[action - GAIN.base]
        s.tell(CUBE_GAINED, seat, action - GAIN.base)
        if s.arg > 1:
            s.push(GAIN_COLOUR, seat, arg=s.arg - 1)


class JokerHalf(Decision[State]):
    """MO-54 joker_multiplier: the second use of the same tile, chosen on its own."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return HALVES

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        use = JOKER_HALF.thing(action)
        actions.turn_joker_into(s, seat, use)
        s.tell(JOKER_DOUBLED, seat, use)
        if s.arg > 1:
            s.push(HALVE_JOKER, seat, arg=s.arg - 1)


class MoveDisc(Step[State]):
    """MO-101 The wall step is paid for, so the disc moves."""

    def run(self, s: State) -> None:
        actions.step_on_wall(s, s.turn, s.arg)


class MoveShip(Step[State]):
    """MO-101 The step is paid for, so the ship moves."""

    def run(self, s: State) -> None:
        actions.sail(s, s.turn, s.arg)


class Receive(Step[State]):
    """MO-101 The card is paid for, so it brings what it brings."""

    def run(self, s: State) -> None:
        receive(s, s.turn, s.arg)


class EndRound(Step[State]):
    """MO-1, MO-90 After the twelfth round the game ends; else the next one begins."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.push(BEGIN_ROUND)
        else:
            score_game(s)


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        RevealSetup(),
        SetupCard(TAKE_CARD, final=True, alone=TAKE),
        ClearOffer(),
        SetupCube1(PLACE_CUBE, final=True, alone=TAKE),
        SetupCube2(PLACE_CUBE, final=True, alone=TAKE),
        BeginRound(),
        Draft(TAKE_CARD, SKIP, final=True, alone=TAKE),
        Overflow(DISCARD, final=True, alone=TAKE),
        RollDice(),
        DieFirst(DIE, alone=TAKE),
        DieSecond(DIE, final=True, alone=TAKE),
        DieThird(DIE, NO_DIE, final=True, alone=TAKE),
        DieShift(CHANGE, NO_CHANGE, final=True, alone=TAKE),
        PlaceCubes(),
        TurnRoses(),
        BeginTurn(),
        TakeAction(
            SAIL,
            DELIVER,
            WALL,
            WALL_CREDIT,
            TRIBUTE,
            JOKER,
            PASS,
            USE,
            QUARTER_TAKE,
            ACTIVATE,
            QUARTER_WITHOUT,
            ACTIVATE_WITHOUT,
            QUARTER_WITHOUT_TWO,
            alone=TAKE,
        ),
        PayCube(PAY, alone=TAKE),
        PayGood(PAY_GOOD, alone=TAKE),
        GainColour(GAIN, alone=TAKE),
        JokerHalf(JOKER_HALF, alone=TAKE),
        MoveDisc(),
        MoveShip(),
        Receive(),
        EndRound(),
    ],
)

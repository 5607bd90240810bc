"""The action phase: a turn is a free sequence of actions, payments and choices of colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.flow import Decision, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Action, Seat
from sobremesa.games.macao.cards.effects import receive
from sobremesa.games.macao.cards.printed import COST_OF
from sobremesa.games.macao.facts import (
    CUBE_OF,
    GOOD_UNIT,
    PAIR_BAG,
    PAY_GOODS_OF,
    PAYS_OF,
    ROSE_SIZE,
    goods_in,
)
from sobremesa.games.macao.rules import actions
from sobremesa.games.macao.rules.allowed import drawn, possible
from sobremesa.games.macao.rules.refused import refused
from sobremesa.games.macao.state import OPEN, OVER, State, held_in
from sobremesa.games.macao.words import (
    ACTION,
    ACTIVATE,
    ACTIVATE_WITHOUT,
    COLOUR,
    CUBE_GAINED,
    CUBES_PAID,
    DELIVER,
    GAIN,
    GAIN_COLOUR,
    GOOD,
    GOOD_PAID,
    HALVE_JOKER,
    JOKER,
    JOKER_DOUBLED,
    JOKER_HALF,
    PAIR,
    PASS,
    PAY,
    PAY_A_GOOD,
    PAY_CUBE,
    PAY_GOOD,
    QUARTER_TAKE,
    QUARTER_WITHOUT,
    QUARTER_WITHOUT_TWO,
    SAIL,
    TRIBUTE,
    TURN_BEGAN,
    USE,
    WALL,
    WALL_CREDIT,
)

GAINS: Final[list[Action]] = [GAIN.of(colour) for colour in range(COLOUR.size)]
HALVES: Final[list[Action]] = [JOKER_HALF.of(use) for use in range(JOKER_HALF.size)]


def is_at_any_time(action: Action) -> bool:
    """MO-57 Whether it leaves the wall move open: its own steps, wall credits, jokers, cards.

    MO-R34 A step of the ship does not, even if a credit pays for it.
    """
    if action == WALL.base or action == WALL_CREDIT.base:
        return True
    return JOKER.owns(action) or USE.owns(action)


class BeginTurn(Step[State]):
    """MO-32 One turn for each player, MO-31 with or without cubes."""

    def run(self, s: State) -> None:
        s.turn = s.arg
        s.tell(TURN_BEGAN, s.turn)
        s.push(ACTION, s.turn)


class TakeAction(Decision[State]):
    """MO-33 Any action in any order, as often as one can. MO-36 Or pass: that ends the turn.

    MO-57 Each of them closes the wall move, but for what may be done at any time.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return possible(s, seat)

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return drawn(s, seat, rng)

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        if s.wall_moves[seat] == OPEN and not is_at_any_time(action):
            s.wall_moves[seat] = OVER
        if action == PASS.base:
            actions.pass_turn(s, seat)
            return
        s.push(ACTION, seat)
        if SAIL.owns(action):
            actions.choose_sail(s, seat, SAIL.thing(action))
        elif action == WALL.base:
            actions.choose_wall_step(s, seat)
        elif DELIVER.owns(action):
            actions.deliver(s, seat, DELIVER.thing(action))
        elif action == WALL_CREDIT.base:
            actions.step_by_credit(s, seat)
        elif action == TRIBUTE.base:
            actions.buy_prestige(s, seat)
        elif JOKER.owns(action):
            actions.use_joker(s, seat, JOKER.thing(action))
        elif USE.owns(action):
            actions.use_card(s, seat, USE.thing(action))
        elif QUARTER_TAKE.owns(action):
            actions.take_quarter(s, seat, QUARTER_TAKE.thing(action), 0, 0)
        elif ACTIVATE.owns(action):
            card = ACTIVATE.thing(action)
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

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return refused(s, seat)


class PayCube(Decision[State]):
    """MO-101 A cube of any colour of the supply, once for each that is owed."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PAYS_OF[held_in(s.roses[seat * ROSE_SIZE])]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        owed = s.arg - 1
        at = seat * ROSE_SIZE
        s.roses[at] = s.roses[at] - CUBE_OF[action - PAY.base]
        if s.log is not None:
            s.tell(CUBES_PAID, seat, 1, action - PAY.base)
        if not actions.paid_at_once(s, seat, owed):
            s.push(PAY_CUBE, seat, arg=owed)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        held = held_in(s.roses[seat * ROSE_SIZE])
        return [
            (PAY.of(colour), "MO-29") for colour in range(COLOUR.size) if not held & BIT_OF[colour]
        ]


def loaded_in(cargo: i64) -> int:
    """The set of goods of which a ship has a tile."""
    loaded: i64 = 0
    for good, tiles in enumerate(goods_in(cargo)):
        if tiles:
            loaded |= BIT_OF[good]
    return int(loaded)


class PayGood(Decision[State]):
    """MO-101 A tile of the player's choice from his ship; MO-R20 it is out of the game."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PAY_GOODS_OF[loaded_in(s.cargo[seat])]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        actions.count_choice(s)
        good = PAY_GOOD.thing(action)
        s.cargo[seat] = s.cargo[seat] - GOOD_UNIT[good]
        s.lost_goods += GOOD_UNIT[good]
        s.tell(GOOD_PAID, seat, good)
        if s.arg > 1:
            s.push(PAY_A_GOOD, seat, arg=s.arg - 1)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        loaded = loaded_in(s.cargo[seat])
        return [
            (PAY_GOOD.of(good), "MO-101") for good in range(GOOD.size) if not loaded & BIT_OF[good]
        ]


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

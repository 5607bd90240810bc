"""The dice phase: the roll, who chooses which dice, the cubes on the wind roses."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.flow import Decision, Step
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import Action, Seat
from sobremesa.games.macao.cards.effects import die_bonuses, punish
from sobremesa.games.macao.cards.printed import CAN_SHIFT, CAN_THIRD, SHIFT_BY, THIRD_VALUES
from sobremesa.games.macao.facts import CAP_OF, CUBE_OF, DICE_OF, ROSE_SIZE, SLOTS, TURNED_TO
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.words import (
    BEGIN_TURN,
    CHANGE,
    CHOOSE_DICE,
    COLOUR,
    CUBES_PLACED,
    DIE,
    DIE_CHOSEN,
    DIE_FIRST,
    DIE_SEALED,
    DIE_SECOND,
    DIE_SHIFT,
    DIE_THIRD,
    EMPTY_ARROW,
    END_ROUND,
    NO_CHANGE,
    NO_DIE,
    PLACE_CUBES,
    ROLLED,
    ROSES_TURNED,
    SHIFT,
    SHIFT_DECLINED,
    SHIFTED,
    SHOW_DICE,
    THIRD_DECLINED,
    TURN_ROSES,
    TURNED_DOWN,
    UP,
)


def show_die(s: State, colour: i64, face: i64, cap: i64) -> None:
    """MO-21 A die that shows more than the cap is turned to 1."""
    s.rolled[colour] = face
    s.dice[colour] = face if face <= cap else TURNED_TO
    if s.log is not None:
        s.tell(ROLLED, colour, face - 1)
        if face > cap:
            s.tell(TURNED_DOWN, colour, face - 1, TURNED_TO - 1)


def choose_die(s: State, seat: Seat, colour: int) -> None:
    """Note a chosen die."""
    s.chosen[seat] = s.chosen[seat] | BIT_OF[colour]
    s.tell(DIE_CHOSEN, seat, colour, s.dice[colour] - 1)


def chosen_already(dice: int) -> list[tuple[Action, str]]:
    """MO-22 A die counts once for each player."""
    return [(die, "MO-22") for die in DICE_OF[0] if dice & BIT_OF[DIE.thing(die)]]


def complete_dice(s: State, seat: Seat) -> None:
    """MO-25, MO-26 Whoever may takes a third die, or changes one; then the cubes are placed."""
    s.push(PLACE_CUBES, seat, arg=seat)
    if s.has(seat, CAN_SHIFT):
        s.push(DIE_SHIFT, seat)
    if s.has(seat, CAN_THIRD) and third_dice(s, seat):
        s.push(DIE_THIRD, seat)


def third_dice(s: State, seat: Seat) -> list[Action]:
    """MO-25 The dice that are not chosen and show a number that a third die may show."""
    return [die for die in DICE_OF[s.chosen[seat]] if THIRD_VALUES >> s.dice[die - DIE.base] & 1]


def shifted_face(face: i64, way: i64) -> i64:
    """The number of a die after a change."""
    return face + (SHIFT_BY if way == UP else -SHIFT_BY)


def own_face(face: i64, colour: i64, shift: i64) -> i64:
    """MO-26 The number of a die for a player with that change of a die (or UNKNOWN)."""
    if shift >= 0 and shift // SHIFT.size == colour:
        return shifted_face(face, shift % SHIFT.size)
    return face


def place_cubes(s: State, seat: Seat) -> None:
    """MO-23 The cubes of the chosen dice; MO-27 then what they bring."""
    values: i64 = 0
    first: i64 = seat * ROSE_SIZE
    chosen = s.chosen[seat]
    colour: i64 = 0
    while chosen:
        if chosen & 1:
            face = own_face(s.dice[colour], colour, s.shifts[seat])
            s.roses[first + face] = s.roses[first + face] + CUBE_OF[colour] * face
            values |= BIT_OF[face]
            if s.log is not None:
                s.tell(CUBES_PLACED, seat, face, colour, face)
        chosen >>= 1
        colour += 1
    die_bonuses(s, seat, values)


def turn_roses(s: State) -> None:
    """MO-28 Every rose turns; MO-30 an empty arrow is punished."""
    s.tell(ROSES_TURNED)
    roses = s.roses
    for seat in range(s.seats):
        slot: i64 = seat * ROSE_SIZE
        last = slot + SLOTS
        if roses[slot + 1] == 0:
            punish(s, seat, EMPTY_ARROW)
        while slot < last:
            roses[slot] = roses[slot + 1]
            slot += 1
        roses[last] = 0


class RollDice(Step[State]):
    """MO-20 Six dice, rolled once for all. MO-21 Those above the round's cap are turned to 1.

    MO-22 Then everyone chooses, all at once or in wall order (MO-R5); MO-28 then all roses turn.
    """

    def run(self, s: State) -> None:
        cap = CAP_OF[s.round]
        for colour in range(COLOUR.size):
            show_die(s, colour, s.rng.below(SLOTS) + 1, cap)
        s.push(TURN_ROSES)
        if s.together:
            s.push(SHOW_DICE)
            s.push(CHOOSE_DICE, arg=BIT_OF[s.seats] - 1)
            return
        for seat in reversed(wall_order(s)):
            s.push(DIE_FIRST, seat)


class ChooseDice(Decision[State]):
    """MO-102 Two dice, sealed: everybody for himself, in any order, unseen and unheard by others.

    MO-22 Two different ones; they stay there for the others.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return DICE_OF[s.sealed[seat]]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        colour = DIE.thing(action)
        s.sealed[seat] = s.sealed[seat] | BIT_OF[colour]
        if s.log is not None:
            s.tell(DIE_SEALED, seat, colour, s.dice[colour] - 1, audience=BIT_OF[seat])

    def decided(self, s: State, seat: Seat) -> bool:
        dice = s.sealed[seat]
        return dice & (dice - 1) != 0

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return chosen_already(s.sealed[seat])


class ShowDice(Step[State]):
    """MO-102 All chosen dice are shown at once.

    MO-R33 Then, in wall order, each player completes his before the next one does.
    """

    def run(self, s: State) -> None:
        order = wall_order(s)
        for seat in order:
            s.chosen[seat] = s.sealed[seat]
            s.sealed[seat] = 0
            if s.log is not None:
                for colour in members(s.chosen[seat]):
                    s.tell(DIE_CHOSEN, seat, colour, s.dice[colour] - 1)
        for seat in reversed(order):
            complete_dice(s, seat)


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
        complete_dice(s, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return chosen_already(s.chosen[seat])


class DieThird(Decision[State]):
    """MO-25 die_third: one more die, if it shows a 1, or none."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [*third_dice(s, seat), NO_DIE.of()]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == NO_DIE.of():
            s.tell(THIRD_DECLINED, seat)
        else:
            choose_die(s, seat, DIE.thing(action))

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        third = third_dice(s, seat)
        others = [(die, "MO-25") for die in DICE_OF[s.chosen[seat]] if die not in third]
        return others + chosen_already(s.chosen[seat])


class DieShift(Decision[State]):
    """MO-26 die_shift: one of the chosen dice by 1, within 1 and the round's cap, or none."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        found = [
            CHANGE.at([colour, way])
            for colour in range(COLOUR.size)
            if s.chosen[seat] & BIT_OF[colour]
            for way in range(SHIFT.size)
            if 1 <= shifted_face(s.dice[colour], way) <= CAP_OF[s.round]
        ]
        return [*found, NO_CHANGE.of()]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == NO_CHANGE.of():
            s.tell(SHIFT_DECLINED, seat)
            return
        change = CHANGE.thing(action)
        colour = change // SHIFT.size
        s.shifts[seat] = change
        s.tell(SHIFTED, seat, colour, own_face(s.dice[colour], colour, change) - 1)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        legal = self.choices(s, seat)
        every = [CHANGE.base + thing for thing in range(CHANGE.size)]
        return [(change, "MO-26") for change in every if change not in legal]


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

"""The card and dice phases: what happens there by itself."""

from __future__ import annotations

from sobremesa.core.words import UNKNOWN, Action, Card, Seat
from sobremesa.games.macao.effects import die_bonuses, punish
from sobremesa.games.macao.facts import (
    BIT_OF,
    CARDS_PER_ROUND,
    CUBE_OF,
    DICE_OF,
    EXTRA_SPACES,
    OFFICES_PER_ROUND,
    PRICE_OF,
    REMOVED_OF,
    REWARD_OF,
    ROSE_SIZE,
    SETUP_CUBES,
    SHIFT_BY,
    SLOTS,
    TABLEAU_LIMIT,
    TABLEAU_SPACES,
    THIRD_VALUES,
    TURNED_TO,
)
from sobremesa.games.macao.state import NOT_MADE, State
from sobremesa.games.macao.words import (
    COLOUR,
    CUBES_PLACED,
    DIE,
    DIE_CHOSEN,
    DISCARDED,
    EMPTY_ARROW,
    REMOVED,
    REVEALED,
    ROLLED,
    ROSES_TURNED,
    ROUND_BEGAN,
    SHIFT,
    TRIBUTE_SET,
    TURNED_DOWN,
    UP,
)


def reveal(s: State, cards: int) -> None:
    """Turn up cards from the top of the deck. MO-5 Until then nobody knows their order."""
    for _ in range(cards):
        card = s.deck.pop()
        s.offer.append(card)
        s.tell(REVEALED, card)


def discard(s: State, card: Card) -> None:
    """MO-16 The discard pile is open: put a card on its top."""
    s.discards.append(card)
    s.tell(DISCARDED, card)


def place_setup_cubes(s: State, seat: Seat, slot: int, colour: int) -> None:
    """Put the cubes of the setup at a slot of the rose."""
    at = seat * ROSE_SIZE + slot
    s.roses[at] = s.roses[at] + CUBE_OF[colour] * SETUP_CUBES[slot - 1]
    s.tell(CUBES_PLACED, seat, SETUP_CUBES[slot - 1], colour, slot)


def tableau_limit(s: State, seat: Seat) -> int:
    """MO-17 Five cards, with tableau_limit more."""
    return TABLEAU_SPACES + (EXTRA_SPACES if s.has(seat, TABLEAU_LIMIT) else 0)


def show_die(s: State, colour: int, face: int, cap: int) -> None:
    """MO-21 A die that shows more than the cap is turned to 1."""
    s.rolled[colour] = face
    s.dice[colour] = face if face <= cap else TURNED_TO
    s.tell(ROLLED, colour, face - 1)
    if face > cap:
        s.tell(TURNED_DOWN, colour, face - 1, TURNED_TO - 1)


def choose_die(s: State, seat: Seat, colour: int) -> None:
    """Note a chosen die."""
    s.chosen[seat] = s.chosen[seat] | BIT_OF[colour]
    s.tell(DIE_CHOSEN, seat, colour, s.dice[colour] - 1)


def third_dice(s: State, seat: Seat) -> list[Action]:
    """MO-25 The dice that are not chosen and show a number that a third die may show."""
    return [die for die in DICE_OF[s.chosen[seat]] if THIRD_VALUES >> s.dice[die - DIE.base] & 1]


def shifted_face(s: State, colour: int, way: int) -> int:
    """The number of a die after a change."""
    return s.dice[colour] + (SHIFT_BY if way == UP else -SHIFT_BY)


def face_for(s: State, seat: Seat, colour: int) -> int:
    """MO-26 The number that a die shows for a seat, which alone sees its own change."""
    if s.shifts[seat] >= 0 and s.shifts[seat] // SHIFT.size == colour:
        return shifted_face(s, colour, s.shifts[seat] % SHIFT.size)
    return s.dice[colour]


def clear_marks(s: State) -> None:
    """MO-100 A new round begins: used marks, counts and chosen dice of the last one go."""
    s.round += 1
    s.tell(ROUND_BEGAN, s.round)
    for seat in range(s.seats):
        s.used[seat] = 0
        s.quarters_taken[seat] = 0
        s.purchases[seat] = 0
        s.wall_moves[seat] = NOT_MADE
        s.chosen[seat] = 0
        s.shifts[seat] = UNKNOWN
    for colour in range(COLOUR.size):
        s.rolled[colour] = UNKNOWN
        s.dice[colour] = UNKNOWN


def reveal_offer(s: State) -> None:
    """MO-9 Two offices and four cards. MO-10 The tribute is their sum. MO-11 Some are removed."""
    first = (s.round - 1) * OFFICES_PER_ROUND
    for office in s.offices[first : first + OFFICES_PER_ROUND]:
        s.offer.append(office)
        s.tell(REVEALED, office)
    reveal(s, CARDS_PER_ROUND)
    s.price = 0
    s.reward = 0
    for card in s.offer:
        s.price += PRICE_OF[card]
        s.reward += REWARD_OF[card]
    s.tell(TRIBUTE_SET, s.price, s.reward)
    kept = len(s.offer) - REMOVED_OF[s.seats]
    for card in s.offer[kept:]:
        s.tell(REMOVED, card)
        discard(s, card)
    s.offer = s.offer[:kept]


def place_cubes(s: State, seat: Seat) -> None:
    """MO-23 The cubes of the chosen dice; MO-27 then what they bring."""
    values = 0
    for colour in range(COLOUR.size):
        if not s.chosen[seat] & BIT_OF[colour]:
            continue
        face = face_for(s, seat, colour)
        at = seat * ROSE_SIZE + face
        s.roses[at] = s.roses[at] + CUBE_OF[colour] * face
        values |= BIT_OF[face]
        s.tell(CUBES_PLACED, seat, face, colour, face)
    die_bonuses(s, seat, values)


def turn_roses(s: State) -> None:
    """MO-28 Every rose turns; MO-30 an empty arrow is punished."""
    s.tell(ROSES_TURNED)
    for seat in range(s.seats):
        first = seat * ROSE_SIZE
        for slot in range(SLOTS):
            s.roses[first + slot] = s.roses[first + slot + 1]
        s.roses[first + SLOTS] = 0
        if s.roses[first] == 0:
            punish(s, seat, EMPTY_ARROW)

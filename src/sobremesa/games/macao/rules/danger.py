"""The punish marker that a seat is about to take, if nothing is done about it."""

from __future__ import annotations

from sobremesa.core.flow import frame_seat, frame_step
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macao.cards.printed import DRAFT_SKIP, SPARED_OF
from sobremesa.games.macao.facts import ROSE_SIZE, ROUNDS
from sobremesa.games.macao.rules.card_phase import tableau_limit
from sobremesa.games.macao.rules.dice_phase import own_face
from sobremesa.games.macao.state import Open
from sobremesa.games.macao.words import COLOUR, DRAFT, EMPTY_ARROW, OVERFLOW, TABLEAU_END


def danger_of(s: Open, seat: Seat, dice: int) -> int:
    """What will bring the seat its next punish marker, as it stands; UNKNOWN if nothing will.

    `dice` is the set of those that it is known to have chosen.
    """
    drafts = is_to_draft(s, seat)
    if drafts and is_full(s, seat):
        return OVERFLOW
    if is_arrow_empty_soon(s, seat, dice):
        return EMPTY_ARROW
    if s.round == ROUNDS:
        return TABLEAU_END if not drafts and is_owing(s, seat) else UNKNOWN
    return OVERFLOW if is_full(s, seat) else UNKNOWN


def is_to_draft(s: Open, seat: Seat) -> bool:
    """MO-12 Whether the seat still takes a card in this round."""
    return any(frame_step(f) == DRAFT and frame_seat(f) == seat for f in s.agenda)


def is_full(s: Open, seat: Seat) -> bool:
    """MO-17, MO-18 Whether the next card costs a marker. MO-14 draft_skip need not take one."""
    if s.has(seat, DRAFT_SKIP) or s.has(seat, SPARED_OF[OVERFLOW]):
        return False
    return len(s.tableaux[seat]) >= tableau_limit(s, seat)


def is_arrow_empty_soon(s: Open, seat: Seat, dice: int) -> bool:
    """MO-30 Whether the turn of the roses, which comes before the turns, brings no cube."""
    turns = s.round > 0 and s.turn == UNKNOWN and s.ended == UNKNOWN
    if not turns or s.roses[seat * ROSE_SIZE + 1] or s.has(seat, SPARED_OF[EMPTY_ARROW]):
        return False
    chosen = [colour for colour in range(COLOUR.size) if dice & BIT_OF[colour]]
    return not any(own_face(s.dice[colour], colour, s.shifts[seat]) == 1 for colour in chosen)


def is_owing(s: Open, seat: Seat) -> bool:
    """MO-91 Whether cards of the tableau are still to be paid for, and will cost a marker each."""
    owes = s.ended == UNKNOWN and len(s.tableaux[seat]) > 0
    return owes and not s.has(seat, SPARED_OF[TABLEAU_END])

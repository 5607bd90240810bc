"""No sequence of choices goes on for ever: a measure falls with every choice of a turn."""

from __future__ import annotations

import pytest

from games.macao.playing import new
from games.macao.situations import turn
from sobremesa.core.flow import frame_arg, frame_step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.printed import (
    EFFECT_OF,
    EXCHANGE,
    EXTRA_PURCHASES,
    POWER_OF,
    SHIP_RATE,
    SHIP_RATE_STEPS,
    TRIBUTE_TIMES,
)
from sobremesa.games.macao.facts import MOST_CHOICES, PURCHASES, WALL_END
from sobremesa.games.macao.rules.actions import count_choice
from sobremesa.games.macao.rules.allowed import quarter_limit
from sobremesa.games.macao.state import State, cubes_in, tiles_in
from sobremesa.games.macao.words import (
    GAIN_COLOUR,
    HALVE_JOKER,
    MOVE_DISC,
    MOVE_SHIP,
    PAY_CUBE,
    RECEIVE,
)

Measure = tuple[int, ...]
"""Compared from the left: a choice may raise what stands to the right of what it lowers."""


def measure(s: State) -> Measure:
    """What is left to use up in this turn, in the order of the specification's proof."""
    seat = s.turn
    owed = to_gain = disc_moves = ship_moves = receipts = 0
    for frame in s.agenda:
        step, argument = frame_step(frame), frame_arg(frame)
        owed += argument if step == PAY_CUBE else 0
        to_gain += argument if step in (GAIN_COLOUR, HALVE_JOKER) else 0
        receipts += step == RECEIVE
        disc_moves += step == MOVE_DISC
        ship_moves += step == MOVE_SHIP
    purchases = PURCHASES + (EXTRA_PURCHASES if s.has(seat, TRIBUTE_TIMES) else 0)
    unused = [
        card
        for i, card in enumerate(s.active[seat])
        if EFFECT_OF[card] == EXCHANGE and not s.used[seat] & BIT_OF[i]
    ]
    coming = ship_moves * (SHIP_RATE_STEPS - 1) if s.has(seat, SHIP_RATE) else 0
    return (
        len(s.tableaux[seat]),
        quarter_limit(s.powers[seat]) - s.quarters_taken[seat],
        purchases - s.purchases[seat],
        len(unused),
        tiles_in(s.cargo[seat]) + s.jokers[seat],
        receipts,
        WALL_END - s.discs[seat] - disc_moves,
        disc_moves,
        to_gain,
        cubes_in(s.supply(seat)) - owed,
        s.ship_credit + coming,
        owed,
    )


def watch(s: State, luck: Rng) -> int:
    """Play on with random choices, the wilder the better; count the longest turn."""
    longest = length = 0
    while (question := GAME.flow.question(s)) is not None:
        seat, choices = question
        acting = s.turn == seat
        before = measure(s) if acting else ()
        round_now = s.round
        # Passing is left for when nothing else can be done.
        if acting and len(choices) > 1:
            choices = [action for action in choices if GAME.words.spell(action) != "pass"]
        GAME.flow.apply(s, seat, choices[luck.below(len(choices))])
        length = length + 1 if acting else 0
        longest = max(longest, length)
        if acting and s.turn == seat and s.round == round_now:
            assert measure(s) < before
    return longest


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_the_measure_falls_with_every_choice(seats: int, number: int) -> None:
    luck = Rng(b"%d %d" % (seats, number))
    assert watch(new(seats, b"fall %d" % number), luck) < MOST_CHOICES


RICH = """
    soldier scholar brickworks sail_maker juggler envoy broker docker helmsman merchant captain
    fountain viceroy
"""


@pytest.mark.parametrize("number", range(30))
def test_the_measure_falls_with_the_cards_that_bring_most(number: int) -> None:
    s = turn(
        "R9 B9 G9 K9 Y9 V9",
        active=RICH,
        tableau="pedlar cannoneer workshop quay innkeeper admiral",
        goods="tea tea silk silk jade jade spices rice",
        jokers=4,
        gold=20,
        tribute=(0, 0),
        round=12,
    )
    assert watch(s, Rng(b"rich %d" % number)) < MOST_CHOICES


def test_the_engine_stops_after_400_choices_in_a_turn() -> None:
    s = turn("R1")
    s.turn_choices = MOST_CHOICES - 1
    count_choice(s)
    with pytest.raises(RuntimeError, match="400"):
        count_choice(s)


def test_what_a_choice_may_bring_stands_to_its_right() -> None:
    """The proof needs that tableau cards, quarters and purchases are gained by activation only."""
    assert list(POWER_OF).count(TRIBUTE_TIMES) == 1
    assert SHIP_RATE_STEPS == 2

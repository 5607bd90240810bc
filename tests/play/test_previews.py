"""Trying things out shows what is certain, refuses the rest, and cannot leak."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from play.asking import asked_in
from sobremesa.core.flow import Decision
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play.local import LocalTable
from sobremesa.play.match import Match
from sobremesa.play.previews import Beyond, preview, rehearse
from stage import stage_of

MACARON = load("macaron")


def test_what_is_certain_is_shown() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"certain")
    first = match.choices(0)[0]
    shown: Any = preview(MACARON, match.view(0), 0, [first])
    assert shown["offer"]["step"] == "pass_card"
    card = MACARON.words.spell(first).split()[1]
    assert [line for line in shown["log"] if card in line[1]]
    assert match.choices(0)[0] == first, "nothing has happened"


def test_what_another_must_choose_is_beyond() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"beyond")
    first, second = match.choices(0)[:2]
    with pytest.raises(Beyond, match="another's to choose"):
        preview(MACARON, match.view(0), 0, [first, second])


def test_what_is_illegal_is_refused() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"illegal")
    hand = match.choices(0)
    other = next(card for card in range(20) if card not in hand)
    with pytest.raises(Refusal, match="not allowed"):
        preview(MACARON, match.view(0), 0, [other])


def test_what_the_deck_holds_is_beyond() -> None:
    """After a mirror a card is drawn: the same seat goes on, and nobody knows with what."""
    game = load("la_macarena")
    table = LocalTable(game, game.options_for(2), b"mirror", ["random"] * 2)
    luck = Rng(b"luck")
    drawn = 0
    while drawn < 3:
        seat = table.waiting()[0]
        choices = table.choices(seat)
        action = choices[luck.below(len(choices))]
        before, told = table.view(seat), table.length()
        table.act(seat, action)
        if "drew" in [line.event.key for line in table.lines(seat, told)] and table.offer(seat):
            drawn += 1
            with pytest.raises(Beyond):
                preview(game, before, seat, [action])
            with pytest.raises(Beyond):
                rehearse(game, before, seat, [action, table.choices(seat)[0]])


def test_the_last_choice_of_several_may_bring_anything() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"last")
    first, second, third = match.choices(0)[:3]
    rehearse(MACARON, match.view(0), 0, [first, second])
    with pytest.raises(Beyond):
        rehearse(MACARON, match.view(0), 0, [first, second, third])
    with pytest.raises(Refusal, match="not allowed"):
        rehearse(MACARON, match.view(0), 0, [first, first])


@pytest.mark.parametrize("name", SHELF)
def test_a_preview_that_is_shown_comes_true(name: str) -> None:
    """Along a random game: what would be shown is what then happens, in view, offer and log."""
    game = load(name)
    options = game.options_for(game.kind.seats[0])
    table = LocalTable(game, options, b"true", ["random"] * options.seats)
    luck = Rng(b"luck")
    shown = 0
    for seat in asked_in(table, 120):
        choices = table.choices(seat)
        action = choices[luck.below(len(choices))]
        told = table.length()
        try:
            expected: Any = preview(game, table.view(seat), seat, [action])
        except Beyond:
            expected = None
        table.act(seat, action)
        if expected is None:
            continue
        shown += 1
        asked = table.offer(seat)
        assert asked is not None
        assert expected["offer"]["step"] == asked.step
        assert [c[0] for c in expected["offer"]["choices"]] == [
            game.words.spell(choice) for choice in asked.choices
        ]
        heard = [line.event.key for line in table.lines(seat, told)]
        assert [line[0] for line in expected["log"]] == heard
    assert shown or not stage_of(name).several


@pytest.mark.parametrize("name", SHELF)
def test_whatever_a_drawn_table_plans_is_declared_certain(name: str) -> None:
    """`planned` in a table's staging are the steps whose choices are gathered and tried out."""
    flow = load(name).flow
    staging = files(f"sobremesa.games.{name}").joinpath("table", "staging.ts")
    text = staging.read_text(encoding="utf-8") if staging.is_file() else ""
    planned = re.search(r"planned: \[(.*?)\]", text, flags=re.DOTALL)
    for key in re.findall(r"'(\w+)'", planned[1] if planned else ""):
        step = flow.steps[flow.words.steps.index(key)]
        assert step.certain or type(step).is_certain is not Decision.is_certain, key

"""How the painter draws compounds, boards and things that are explained."""

from __future__ import annotations

import contextlib
import io

import pytest
from rich.console import Console

from sobremesa.core.scribe import Plain
from sobremesa.core.words import UNKNOWN
from sobremesa.games import load
from sobremesa.games.macao.words import CARD, COST, PLACE, QUARTER, ROSE, TILE
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.terminal.host import Host, Quit
from sobremesa.terminal.painter import Painter
from sobremesa.terminal.session import Session
from sobremesa.texts.needs import needs_of
from sobremesa.texts.speech import Speech
from terminal.test_session import Keyboard


def painter(seats: int = 2) -> Painter:
    return Painter(Speech(load("macao"), "en"), seats)


def drawn(picture: Painter, width: int = 120) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(picture.picture())
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def test_counts_of_a_compound_are_drawn_as_what_lies_where() -> None:
    numbers = [0] * ROSE.size
    numbers[ROSE.numbers["0-arrow-red"]] = 2
    numbers[ROSE.numbers["0-arrow-violet"]] = 1
    numbers[ROSE.numbers["1-slot_3-blue"]] = 3
    picture = painter()
    picture.counts("roses", ROSE, numbers, 9)
    lines = drawn(picture)
    assert "arrow slot 1 slot 2 slot 3 slot 4 slot 5 slot 6" in lines
    assert "Player 1 2 red, violet · · · · · ·" in lines
    assert "Player 2 · · · 3 blue · · ·" in lines


def test_explained_things_say_what_they_do_and_are_put_together_by_kind() -> None:
    places = [UNKNOWN] * CARD.size
    places[CARD.numbers["clerk"]] = PLACE.numbers["tableau"]
    places[CARD.numbers["poet"]] = PLACE.numbers["offer"]
    costs = [0] * COST.size
    costs[COST.numbers["clerk-red"]] = 1
    picture = painter()
    picture.row("places", CARD, PLACE, places)
    picture.counts("costs", COST, costs, 4)
    lines = drawn(picture)
    first = next(i for i, line in enumerate(lines) if line.startswith("Poet on offer"))
    then = next(i for i, line in enumerate(lines) if line.startswith("Clerk your tableau red"))
    assert first < then
    assert "pay 1 cube of any colour to take 1 red cube." in lines[then]


def test_fields_of_a_board_are_drawn_as_a_map() -> None:
    picture = painter()
    picture.row("tiles", QUARTER, TILE, [i % 8 for i in range(QUARTER.size)])
    lines = drawn(picture)
    rows = [line for line in lines if "quarter " in line]
    assert len(rows) == QUARTER.size // QUARTER.across
    assert all(row.count("the quarter for") == QUARTER.across for row in rows)
    assert "rice" in "".join(lines[: lines.index(rows[1])])


def test_pictures_stand_side_by_side_where_there_is_room() -> None:
    game = load("macao")
    view = game.view(game.new(game.options_for(2), b"wide"), 0)
    heights = []
    for width in (110, 240):
        picture = painter()
        view.describe(picture)
        heights.append(len(drawn(picture, width)))
    assert heights[1] < heights[0]


def test_plain_names_what_is_there_of_a_compound() -> None:
    plain = Plain()
    plain.counts("costs", COST, [2] + [0] * (COST.size - 1), 4)
    assert plain.facts["costs"] == {"clerk-red": 2}


def test_explained_things_need_a_text_and_others_do_not() -> None:
    needs = {need.key: need for need in needs_of(load("macao"))}
    assert needs["noun-card-clerk"].attributes == {"about": []}
    assert needs["noun-colour-red"].attributes == {}
    speech = Speech(load("macao"), "en")
    assert speech.about(CARD, 0).startswith("Office. Cost: 1 red. Once per round")
    assert speech.about(TILE, 0) == ""


def sit(answers: list[str]) -> str:
    keyboard = Keyboard(answers)
    game = load("macao")
    options = game.options_for(2, wall_stack="seat")
    session = Session(Host(LocalTable(game, options, b"about", [PERSON, "greedy"]), "en"), keyboard)
    with contextlib.suppress(Quit):
        session.run()
    return " ".join(keyboard.text().split())


def test_a_card_is_explained_on_demand_by_any_of_its_names() -> None:
    for name in ("tax_collector", "Tax Collector", "tax collector"):
        assert "Tax Collector: Office. Cost: 3 red. Once per round, if you own" in sit(
            [f"? {name}"]
        )
    assert "There is nothing to explain about “dragon”." in sit(["? dragon"])
    assert "“? Clerk” says what Clerk does" in sit(["?"])


@pytest.mark.slow
def test_a_whole_game_of_macao_can_be_played_in_a_terminal() -> None:
    keyboard = Keyboard([], then="1")
    game = load("macao")
    table = LocalTable(game, game.options_for(3), b"whole", [PERSON, "greedy", "greedy"])
    Session(Host(table, "en"), keyboard).run()
    assert table.over
    text = keyboard.text()
    for word in (
        "Wall",
        "Goods on board",
        "arrow",
        "your tableau",
        "Tribute: pay",
        "the quarter for",
        "London",
    ):
        assert word in text

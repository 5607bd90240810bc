"""What of a game is known from no source is said: of its things, and in one part of its book."""

from __future__ import annotations

import pytest

from sobremesa.core.sources import data_of
from sobremesa.games import SHELF, load
from sobremesa.texts.book import BoxFacts, Grid, Heading, book
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.printed import printed
from sobremesa.texts.reconstructed import book_of_reconstructed, things_reconstructed
from sobremesa.texts.speech import Speech

WITH_GAPS = [game for game in SHELF if any(datum.reconstructed for datum in data_of(printed(game)))]


@pytest.mark.parametrize("game", WITH_GAPS)
def test_every_reconstructed_item_of_a_list_is_a_thing_that_is_marked(game: str) -> None:
    """What has a name in a list of game.toml and is drawn is found under that name."""
    marked = {name for names in things_reconstructed(load(game)).values() for name in names}
    for datum in data_of(printed(game)):
        if datum.reconstructed and not datum.named and len(datum.path) > 2:
            told = {datum.path[-2], *BY_NOUN.get(f"{datum.kind}.{datum.path[-1]}", [])}
            assert told & marked, datum.path


BY_NOUN = {
    "players.territories": ["1"],
    "emma.lead.royal": ["after_royal"],
    "emma.lead.ordinary": ["after_ordinary"],
    "emma.follow.allergen": ["lacks_allergen"],
    "emma.follow.ordinary": ["lacks_ordinary"],
}
"""Data that stand in no list of things of their names, and what they tell of."""


def test_what_stands_on_one_side_of_a_board_is_marked_with_that_side() -> None:
    rows = things_reconstructed(load("macaron"))["row"]
    assert rows["0"] == [{"side": "advanced"}], "its number on the normal side is published"
    assert rows["8plus"] == [{"side": "normal"}, {"side": "advanced"}]
    assert things_reconstructed(load("macaron"))["emma_line"].keys() == {
        "after_ordinary",
        "after_royal",
        "lacks_ordinary",
        "lacks_allergen",
    }


def test_what_is_printed_is_not_marked() -> None:
    assert things_reconstructed(load("la_macarena")) == {}
    kinds = things_reconstructed(load("macelandia"))["kind"]
    assert "l08" in kinds
    assert "l01" in kinds, "its ability is reconstructed"
    assert "l03" not in kinds
    assert len(things_reconstructed(load("macao"))["card"]) == 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_GAPS)
def test_the_list_has_the_chapter_and_every_marked_row(game: str, language: str) -> None:
    whole, part = book(game, language), book_of_reconstructed(game, language)
    first = part.blocks[0]
    assert isinstance(first, Heading)
    assert first.reconstructed
    assert "!" not in first.text
    rows = [row for block in part.blocks if isinstance(block, Grid) for row in block.rows]
    marked = [row for block in whole.blocks if isinstance(block, Grid) for row in block.rows]
    assert sorted(row.cells for row in rows if row.reconstructed) == sorted(
        row.cells for row in marked if row.reconstructed
    )
    assert not [block for block in part.blocks if isinstance(block, BoxFacts)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_GAPS)
def test_every_game_says_it_in_a_sentence(game: str, language: str) -> None:
    said = Speech(load(game), language).say("game-reconstructed")
    assert not said.startswith("game-")
    assert len(said) > 20

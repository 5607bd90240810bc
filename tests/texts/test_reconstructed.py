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
            name = datum.path[-2]
            assert name in marked or datum.path[0] in UNDRAWN, datum.path


UNDRAWN = ("players", "emma")
"""What lists nothing that lies on a table: numbers of players, and what Emma does."""


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

"""The rulebooks: four languages that say the same, every number from game.toml, nothing raw."""

from __future__ import annotations

import re

import pytest

from house.books import problems, texts_of
from laws.tables import every_game
from sobremesa.texts.book import Grid, Paragraph, book, parts_of, source_of_book
from sobremesa.texts.citations import refusals_by_rule, rules_in
from sobremesa.texts.languages import ENGLISH, LANGUAGES
from sobremesa.texts.printed import found, printed
from sobremesa.texts.reconstructed import book_of_reconstructed
from sobremesa.texts.rulebook import rules_of
from sobremesa.texts.speech import Messages
from stage import PUBLISHED


@every_game
def test_the_books_of_a_game_say_the_same(name: str) -> None:
    assert problems(name) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_has_the_name_of_its_game(name: str, language: str) -> None:
    assert book(name, language).title == Messages(name, language).say("game-name")


@every_game
def test_rules_md_has_every_rule_of_the_book(name: str) -> None:
    """What is not in the book speaks of the engine, and stands below it for engineers."""
    told = {rule.id: plain(rule.text) for rule in book(name, ENGLISH).rules()}
    written = {rule: plain(text) for rule, text in rules_of(name).items()}
    assert {rule: text for rule, text in told.items() if not written[rule].endswith(text)} == {}


def plain(text: str) -> str:
    """A text without what wrapping its lines may change."""
    return re.sub(r"\s", "", text)


@every_game
def test_every_number_of_a_table_is_printed_on_the_cardboard(name: str) -> None:
    """Tables are filled from game.toml: no figure of two digits or more is typed into one."""
    for language in LANGUAGES:
        for part in parts_of(source_of_book(name, language)):
            if part[0].startswith(":table "):
                assert not re.search(r"\d{2}", re.sub(r"\{[^{}]*\}", "", " ".join(part[1:]))), part


def test_a_corrected_number_reaches_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    data = {**printed("template"), "deck": {"cards": 99, "hands": [4, 5], "source": "rulebook"}}
    monkeypatch.setattr("sobremesa.texts.filling.printed", lambda _: data)
    book.cache_clear()
    try:
        told = " ".join(text for block in book("template", "de").blocks for text in texts_of(block))
    finally:
        book.cache_clear()
    assert "99 Karten" in told
    assert "4, 5" in told


def test_what_is_reconstructed_is_marked() -> None:
    grids = [block for block in book("antayagi", ENGLISH).blocks if isinstance(block, Grid)]
    assert any(row.reconstructed for grid in grids for row in grid.rows)
    assert not all(row.reconstructed for grid in grids for row in grid.rows)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_names_exactly_the_house_rules(name: str, language: str) -> None:
    """A paragraph of the chapter names all that are marked; one mark less or more would show."""
    marked = {rule.id for rule in book(name, language).rules() if rule.kind == "house"}
    named = [
        set(rules_in(block.text))
        for block in book_of_reconstructed(name, language).blocks
        if isinstance(block, Paragraph)
    ]
    assert [rules for rules in named if rules & marked] == ([marked] if marked else [])


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_published_game_has_house_rules(game: str) -> None:
    assert any(rule.kind == "house" for rule in book(game, ENGLISH).rules())


def test_a_datum_goes_by_its_path_and_has_a_source() -> None:
    macaron = printed("macaron")
    assert found(macaron, "flavour.chocolate.highest") == (10, "rulebook")
    assert found(macaron, "flavour.6.highest") == (10, "rulebook")
    assert found(macaron, "box.minutes.0") == (45, "rulebook")
    assert found(macaron, "box.weight") == ("medium", "reconstructed")
    assert found(macaron, "flavour.mint.highest") is None
    assert found(macaron, "nothing") is None


@every_game
def test_whatever_refuses_can_be_looked_up(name: str) -> None:
    """A reason leads to its rule in the book."""
    assert refusals_by_rule(name).keys() <= {rule.id for rule in book(name, ENGLISH).rules()}

"""Small things of the rulebooks that a player reads outside the book: customs, links, numbers."""

from __future__ import annotations

import re

import pytest

from sobremesa.games import load
from sobremesa.games.la_macarena.words import WELL
from sobremesa.texts.book import source_of_book
from sobremesa.texts.languages import LANGUAGES, source
from sobremesa.texts.speech import Speech

CUSTOMS = {
    "la_macarena": {"en": "birthday", "es": "cumplido años", "de": "Geburtstag", "ja": "誕生日"},
    "macaron": {"en": "pastry", "es": "dulce", "de": "Gebäck", "ja": "焼き菓子"},
    "antayagi": {"en": "pockets", "es": "bolsillos", "de": "Taschen", "ja": "ポケット"},
}
ELEMENT = {"en": "in its element", "es": "elemento", "de": "Element", "ja": "同じ元素"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CUSTOMS)
def test_who_begins_is_told_as_the_rulebook_has_it(game: str, language: str) -> None:
    said = Speech(load(game), language).say("option-first_seat.about")
    assert CUSTOMS[game][language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_is_of_one_element_also_in_the_hint(language: str) -> None:
    assert ELEMENT[language] in Speech(load("la_macarena"), language).say("ask-take_turn.hint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_wells_are_numbered_from_1_to_7(language: str) -> None:
    speech = Speech(load("la_macarena"), language)
    for well in range(WELL.size):
        assert str(well + 1) in str(speech.thing(WELL, well))
    assert WELL.size == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_calls_la_macarena_a_witch(language: str) -> None:
    """The rulebook does not; she bewitches all the same."""
    said = source("la_macarena", language) + source_of_book("la_macarena", language)
    assert not re.search(r"\b(?:witch|bruja|Hexe)\b|魔女", said)

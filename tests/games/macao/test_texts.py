"""Texts that repeat what is printed say the same as game.toml, in every language."""

from __future__ import annotations

import pytest

from cite import rule
from sobremesa.core.words import Noun
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.printed import COST_OF
from sobremesa.games.macao.facts import NEXT_TO, QUARTER_BAG, counts_in
from sobremesa.games.macao.words import CARD, COLOUR, PORT, QUARTER, SPACE
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(speech: Speech, text: str, bag: int, ones: bool) -> bool:
    """Whether the text names every colour of a cost in order, with its number."""
    at = 0
    for colour, cubes in enumerate(counts_in(bag)):
        word = str(speech.thing(COLOUR, colour))
        numbered = f"{word}{cubes}" if speech.language == "ja" else f"{cubes} {word}"
        wanted = numbered if ones or cubes > 1 else word
        if cubes and (at := text.find(wanted, at)) < 0:
            return False
        if not cubes and word in text:
            return False
    return True


@in_every_language
@rule("MO-37")
def test_every_card_tells_its_cost_in_words(language: str) -> None:
    speech = Speech(GAME, language)
    for card in range(CARD.size):
        about = speech.about(CARD, card)
        sentence = about.split("】")[1].split("。")[0] if language == "ja" else about.split(".")[1]
        assert said(speech, sentence, COST_OF[card], ones=True), CARD.names[card]


def distinct(speech: Speech, noun: Noun) -> list[str]:
    """What things of a kind are called; no two are called alike."""
    names = [str(speech.thing(noun, number)) for number in range(noun.size)]
    assert len(set(names)) == noun.size
    return names


@in_every_language
@rule("MO-44")
def test_every_quarter_is_called_by_its_price_and_no_two_alike(language: str) -> None:
    speech = Speech(GAME, language)
    names = distinct(speech, QUARTER)
    for quarter, name in enumerate(names):
        assert said(speech, name, QUARTER_BAG[quarter], ones=language == "ja"), name


@in_every_language
@rule("MO-65")
def test_every_sea_space_is_called_by_ports_beside_it(language: str) -> None:
    names = distinct(Speech(GAME, language), SPACE)
    for space, name in enumerate(names):
        named = {port for port in PORT.whole if names[port] in name}
        assert not any(sign.isdigit() for sign in name)
        assert named <= {space, *NEXT_TO[space]}, name


TAUGHT_AT = {"4": ["office", "wall"], "8": ["quarter", "string", "joker"], "end": ["wall"]}
"""The steps of the lesson at which words are first needed: what they mean can be seen then."""


@in_every_language
def test_the_lesson_speaks_of_things_where_they_are_seen(language: str) -> None:
    speech = Speech(GAME, language)
    for step, terms in TAUGHT_AT.items():
        text = speech.say(f"lesson-{step}").lower()
        for term in terms:
            words = speech.say(f"term-{term}").lower().split("|")
            assert any(word in text for word in words), f"lesson-{step} says nothing of {term}"
    # A card that is never paid costs as much as the board says.
    assert "3" in speech.say("lesson-end")

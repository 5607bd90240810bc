"""The messages that a game's words need, computed from the words themselves."""

from __future__ import annotations

from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.option import Option
from sobremesa.core.scribe import Schema
from sobremesa.core.sources import data_of
from sobremesa.core.words import SPECTATOR, Noun
from sobremesa.texts.printed import printed


class Need:
    """A message: its key, the variables it must use, and the attributes it must have."""

    def __init__(self, key: str, places: list[str], attributes: dict[str, list[str]]) -> None:
        self.key = key
        self.places = places
        self.attributes = attributes


def places_of(nouns: list[Noun]) -> list[str]:
    """The variable of each place: the noun's key, numbered from the second of its kind on."""
    met: dict[str, int] = {}
    found: list[str] = []
    for noun in nouns:
        same = met[noun.key] = met.get(noun.key, 0) + 1
        found.append(noun.key if same == 1 else f"{noun.key}{same}")
    return found


def needs_of(game: Game[Any, Any]) -> list[Need]:
    """Every message that the game must have in every language, in a fixed order."""
    found = [Need("game-name", [], {}), Need("game-about", [], {})]
    if any(datum.reconstructed for datum in data_of(printed(game.name))):
        found.append(Need("game-reconstructed", [], {}))
    for option in options_of(game):
        found.append(Need(f"option-{option.name}", [], {"about": []}))
        for value in option.values:
            if not value.isdigit():
                found.append(Need(f"option-{option.name}-{value}", [], {}))
    for verb in game.words.verbs:
        found.append(Need(f"verb-{verb.key}", places_of(verb.nouns), {}))
    for event in game.words.events:
        places = places_of(event.nouns)
        shorter = {
            name: [place for place, out in zip(places, left_out, strict=True) if not out]
            for name, left_out in event.shorter().items()
        }
        found.append(Need(f"event-{event.key}", places, shorter))
    for number, key in enumerate(game.words.steps):
        if game.flow.steps[number].asks:
            found.append(Need(f"ask-{key}", [], {"hint": []}))
    for outcome in game.words.outcomes:
        found.append(Need(f"outcome-{outcome}", [], {}))
    for fact in schema_of(game).facts:
        found.append(Need(f"fact-{fact.key}", [], {}))
    if game.mind is not None:
        # More of it speaks for a choice, or less.
        found += [Need(f"mind-{term}", [], {"less": []}) for term in game.mind.weights.terms]
    known = {need.key for need in found}
    for noun in nouns_of(game).values():
        found += [need for need in _needs_of_noun(noun) if need.key not in known]
    return found


def schema_of(game: Game[Any, Any]) -> Schema:
    """The facts of the game's views: the same whatever the options."""
    schema = Schema()
    game.view(game.new(game.all_options()[0], b""), SPECTATOR).describe(schema)
    return schema


def nouns_of(game: Game[Any, Any]) -> dict[str, Noun]:
    """The nouns that the game's verbs, events and facts speak of, with their parts.

    Where several have the same key, the widest of them: the others are parts of it.
    """
    found: dict[str, Noun] = {}
    for verb in game.words.verbs:
        _gather(found, verb.nouns)
    for event in game.words.events:
        _gather(found, event.nouns)
    for fact in schema_of(game).facts:
        _gather(found, [noun for noun in (fact.noun, fact.per) if noun is not None])
    return found


def options_of(game: Game[Any, Any]) -> list[Option]:
    """The options that there are with any number of seats, each with all of its values."""
    found: dict[str, Option] = {}
    for seats in game.kind.seats:
        for option in game.options(seats):
            values = found[option.name].values if option.name in found else []
            merged = values + [value for value in option.values if value not in values]
            found[option.name] = Option(option.name, merged, option.default, least=option.least)
    return list(found.values())


def _gather(nouns: dict[str, Noun], new: list[Noun]) -> None:
    for noun in new:
        _gather(nouns, noun.parts)
        if noun.key not in nouns or noun.size > nouns[noun.key].size:
            nouns[noun.key] = noun


def _needs_of_noun(noun: Noun) -> list[Need]:
    """A compound has one pattern; numbers and seats need nothing.

    What is explained (a card that does something) has an attribute `about`.
    """
    if noun.counts:
        return []
    if noun.parts:
        return [Need(noun.stem, places_of(noun.parts), {})]
    about: dict[str, list[str]] = {"about": []} if noun.explained else {}
    return [Need(f"{noun.stem}-{name}", [], about) for name in noun.names[noun.seats :]]

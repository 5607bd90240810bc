"""The messages that a game's words need, computed from the words themselves."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.option import Option
from sobremesa.core.scribe import Schema
from sobremesa.core.words import SPECTATOR, Noun

LANGUAGES: Final = ("en", "es", "de", "ja")


class Need:
    """A message: its key, the variables it must use, and the attributes it must have."""

    def __init__(self, key: str, places: list[str], attributes: dict[str, list[str]]) -> None:
        self.key = key
        self.places = places
        self.attributes = attributes


def places_of(nouns: list[Noun]) -> list[str]:
    """The variable of each place: the noun's key, numbered from the second of its kind on."""
    found: list[str] = []
    for noun in nouns:
        same = len([key for key in found if key.rstrip("23456789") == noun.key])
        found.append(noun.key if same == 0 else f"{noun.key}{same + 1}")
    return found


def needs_of(game: Game[Any, Any]) -> list[Need]:
    """Every message that the game must have in every language, in a fixed order."""
    nouns: dict[str, Noun] = {}
    found = [Need("game-name", [], {}), Need("game-about", [], {})]
    for option in _options(game):
        found.append(Need(f"option-{option.name}", [], {"about": []}))
        for value in option.values:
            if not value.isdigit():
                found.append(Need(f"option-{option.name}-{value}", [], {}))
    for verb in game.words.verbs:
        found.append(Need(f"verb-{verb.key}", places_of(verb.nouns), {}))
        _gather(nouns, verb.nouns)
    for event in game.words.events:
        places = places_of(event.nouns)
        told = [place for place, secret in zip(places, event.secret, strict=True) if not secret]
        untold = {"untold": told} if any(event.secret) else {}
        found.append(Need(f"event-{event.key}", places, untold))
        _gather(nouns, event.nouns)
    for number, key in enumerate(game.words.steps):
        if game.flow.steps[number].asks:
            found.append(Need(f"ask-{key}", [], {"hint": []}))
    for outcome in game.words.outcomes:
        found.append(Need(f"outcome-{outcome}", [], {}))
    for fact in schema_of(game).facts:
        found.append(Need(f"fact-{fact.key}", [], {}))
        _gather(nouns, [noun for noun in (fact.noun, fact.per) if noun is not None])
    for noun in nouns.values():
        found += _needs_of_noun(noun)
    return found


def schema_of(game: Game[Any, Any]) -> Schema:
    """The facts of the game's views: the same whatever the options."""
    schema = Schema()
    game.view(game.new(game.all_options()[0], b""), SPECTATOR).describe(schema)
    return schema


def _options(game: Game[Any, Any]) -> list[Option]:
    found: dict[str, Option] = {}
    for seats in game.kind.seats:
        for option in game.options(seats):
            values = found[option.name].values if option.name in found else []
            merged = values + [value for value in option.values if value not in values]
            found[option.name] = Option(option.name, merged, option.default)
    return list(found.values())


def _gather(nouns: dict[str, Noun], new: list[Noun]) -> None:
    for noun in new:
        _gather(nouns, noun.parts)
        if noun.key not in nouns or noun.size > nouns[noun.key].size:
            nouns[noun.key] = noun


def _needs_of_noun(noun: Noun) -> list[Need]:
    """A compound has one pattern; numbers, seats and outcomes need nothing of their own.

    What is explained (a card that does something) has an attribute `about`.
    """
    if noun.counts or noun.key == "outcome":
        return []
    if noun.parts:
        return [Need(f"noun-{noun.key}", places_of(noun.parts), {})]
    about: dict[str, list[str]] = {"about": []} if noun.explained else {}
    return [Need(f"noun-{noun.key}-{name}", [], about) for name in noun.names[noun.seats :]]

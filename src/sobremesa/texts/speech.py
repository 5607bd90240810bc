"""Turns verbs, events and facts into sentences of one language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from sobremesa.core.game import Game
from sobremesa.core.words import Action, Line, Noun, Refusal
from sobremesa.texts.languages import ENGLISH, LANGUAGES, languages_of, source
from sobremesa.texts.needs import places_of


@lru_cache(64)
def parsed(text: str) -> Resource:
    """Messages as they are written; to read a file takes longer than all that is said from it."""
    return FluentResource(text)


def bundle_of(game: str | None, language: str) -> FluentBundle:
    """All messages of the platform, and of a game, in one language."""
    # No isolation marks: they would show in a terminal and break `read` of copied text.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(parsed(source(None, language)))
    if game is not None:
        bundle.add_resource(parsed(source(game, language)))
    return bundle


BELOW_ZERO: Final = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen of a number below zero, which is read as a minus sign."""


def _below_zero(places: dict[str, str | int]) -> bool:
    """Whether one is such a number; what people write, and links, stay as they are."""
    return any(isinstance(place, int) and place < 0 for place in places.values())


class Messages:
    """The messages of a game and of the platform in one language.

    In a language that the game brings itself, English stands in for what it does not say.
    """

    def __init__(self, game: str | None, language: str) -> None:
        allowed = languages_of(game)
        if language not in allowed:
            raise Refusal(f"there is no language {language!r}; there are {', '.join(allowed)}")
        self.language = language
        wanted = [language] if language in LANGUAGES else [language, ENGLISH]
        self.bundles = [bundle_of(game, one) for one in wanted]

    def say(self, key: str, **places: str | int) -> str:
        """The message with that key; `key.attribute` names one of its attributes."""
        message_key, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(message_key):
                continue
            message = bundle.get_message(message_key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, places)
                return BELOW_ZERO.sub("−", str(text)) if _below_zero(places) else str(text)
        return key


class Speech(Messages):
    """One game in one language, with the names of those who sit at the table."""

    def __init__(self, game: Game[Any, Any], language: str, names: list[str] | None = None) -> None:
        super().__init__(game.name, language)
        self.game = game
        most = max(game.kind.seats)
        self.names = names or [self.say("seat-name", number=seat + 1) for seat in range(most)]

    def thing(self, noun: Noun, thing: int) -> str | int:
        """A thing in words; numbers stay numbers, so that plurals work."""
        if not noun.names:
            return thing
        if thing < noun.seats:
            return self.names[thing]
        if noun.counts:
            return int(noun.names[thing])
        if noun.parts:
            return self.say(noun.stem, **self._places(noun.parts, noun.makeup[thing]))
        return self.say(f"{noun.stem}-{noun.names[thing]}")

    def about(self, noun: Noun, thing: int) -> str:
        """What a thing does, if its noun is explained."""
        return self.say(f"{noun.stem}-{noun.names[thing]}.about") if noun.explained else ""

    def action(self, action: Action) -> str:
        """A choice: `Play almond 7`."""
        verb = self.game.words.verb_of(action)
        return self.say(f"verb-{verb.key}", **self._places(verb.nouns, verb.things(action)))

    def why(self, action: Action, rule: str) -> str:
        """Why a rule forbids a choice: what is said of its verb, or else of all."""
        general = f"why-{rule}"
        own = f"{general}.{self.game.words.verb_of(action).key}"
        said = self.say(own)
        return self.say(general) if said == own else said

    def line(self, line: Line) -> str:
        """A line of the log, as the one who may read it so."""
        event, sentence = line.event, line.sentence()
        if not sentence:
            return self.say(f"event-{event.key}", **self._places(event.nouns, line.things))
        places, left_out = places_of(event.nouns), event.shorter()[sentence]
        known = {
            places[i]: self.thing(noun, line.things[i])
            for i, noun in enumerate(event.nouns)
            if not left_out[i]
        }
        return self.say(f"event-{event.key}.{sentence}", **known)

    def _places(self, nouns: list[Noun], things: list[int]) -> dict[str, str | int]:
        keys = places_of(nouns)
        return {keys[i]: self.thing(noun, things[i]) for i, noun in enumerate(nouns)}

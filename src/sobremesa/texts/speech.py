"""Turns verbs, events and facts into sentences of one language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.core.game import Game
from sobremesa.core.words import Action, Line, Noun, Refusal
from sobremesa.texts.needs import LANGUAGES, places_of


@cache
def source(game: str | None, language: str) -> str:
    """The Fluent text of a game, or of the platform, in one language."""
    if game is None:
        folder = files("sobremesa.texts").joinpath("platform")
    else:
        folder = files(f"sobremesa.games.{game}").joinpath("texts")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Speech:
    """One game in one language, with the names of those who sit at the table."""

    def __init__(self, game: Game[Any, Any], language: str, names: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise Refusal(f"there is no language {language!r}; there are {allowed}")
        self.game = game
        self.language = language
        # No isolation marks: they would show in a terminal and break `read` of copied text.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(None, language)))
        self.bundle.add_resource(FluentResource(source(game.name, language)))
        most = max(game.kind.seats)
        self.names = names or [self.say("seat-name", number=seat + 1) for seat in range(most)]

    def say(self, key: str, **places: str | int) -> str:
        """The message with that key; `key.attribute` names one of its attributes."""
        message_key, _, attribute = key.partition(".")
        if not self.bundle.has_message(message_key):
            return key
        message = self.bundle.get_message(message_key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _ = self.bundle.format_pattern(pattern, places)
        return str(text)

    def thing(self, noun: Noun, thing: int) -> str | int:
        """A thing in words; numbers stay numbers, so that plurals work."""
        if not noun.names:
            return thing
        if thing < noun.seats:
            return self.names[thing]
        if noun.counts:
            return int(noun.names[thing])
        if noun.key == "outcome":
            return self.say(f"outcome-{noun.names[thing]}")
        if noun.parts:
            return self.say(f"noun-{noun.key}", **self._places(noun.parts, noun.makeup[thing]))
        return self.say(f"noun-{noun.key}-{noun.names[thing]}")

    def about(self, noun: Noun, thing: int) -> str:
        """What a thing does, if its noun is explained."""
        return self.say(f"noun-{noun.key}-{noun.names[thing]}.about") if noun.explained else ""

    def action(self, action: Action) -> str:
        """A choice: `Play almond 7`."""
        verb = self.game.words.verb_of(action)
        return self.say(f"verb-{verb.key}", **self._places(verb.nouns, verb.things(action)))

    def line(self, line: Line) -> str:
        """A line of the log, as the one who may read it so."""
        event = line.event
        if line.told or not any(event.secret):
            return self.say(f"event-{event.key}", **self._places(event.nouns, line.things))
        places = places_of(event.nouns)
        known = {
            places[i]: self.thing(noun, line.things[i])
            for i, noun in enumerate(event.nouns)
            if not event.secret[i]
        }
        return self.say(f"event-{event.key}.untold", **known)

    def _places(self, nouns: list[Noun], things: list[int]) -> dict[str, str | int]:
        keys = places_of(nouns)
        return {keys[i]: self.thing(noun, things[i]) for i, noun in enumerate(nouns)}

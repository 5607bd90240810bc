"""What is said at a table in one room, whichever way a terminal shows it."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from sobremesa.core.option import forgets, shows_past
from sobremesa.core.words import Action, Line, Noun, Refusal, Seat, put_away
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.play.offer import Offer
from sobremesa.terminal.hinting import hinted
from sobremesa.terminal.painter import Painter
from sobremesa.texts.speech import Speech

LONGEST: Final = 40
"""So much of an answer is repeated when it is not understood."""


class Quit(Exception):
    """The person wants to stop."""


class Host:
    """Knows who sits where and what each has heard, asks in words, and understands the answers."""

    def __init__(self, table: LocalTable, language: str) -> None:
        self.table = table
        self.speech = Speech(table.game, language)
        self.speech.names = [self._name(seat) for seat in range(table.options.seats)]
        self.people = table.people
        self._heard = [0] * table.options.seats
        """How far each person has been told of the log."""
        self.forgets = forgets(table.game.options(table.options.seats), table.options)
        """Whether tables show nothing that people can only remember, until the end."""

    def _name(self, seat: Seat) -> str:
        character = self.table.characters().get(seat)
        if character is not None:
            return self.speech.say("seat-bot", name=self.speech.say(f"character-{character}"))
        name = self.speech.say("seat-name", number=seat + 1)
        sitter = self.table.sitters[seat]
        if sitter != PERSON:
            return self.speech.say("seat-bot", name=name)
        return self.speech.say("seat-you", name=name) if len(self.table.people) == 1 else name

    def news(self, seat: Seat) -> list[str]:
        """What has happened since the person was told the last time."""
        lines = self.table.lines(seat, self._heard[seat])
        self._heard[seat] = self.table.length()
        return self._told(lines, 0)

    def story(self, seat: Seat) -> list[str]:
        """All that has happened, news included; what the person has been told may be put away."""
        new = self.table.lines(seat, self._heard[seat])
        self._heard[seat] = self.table.length()
        lines = self.table.lines(seat, 0)
        return self._told(lines, len(lines) - len(new))

    def _told(self, lines: list[Line], fresh: int) -> list[str]:
        shown = put_away(lines, fresh) if self.forgets and not self.table.over else lines
        return [self.speech.line(line) for line in shown if not line.event.quiet]

    def picture(self, seat: Seat) -> RenderableType:
        """The table as the person sees it."""
        options = self.table.options
        history = shows_past(self.table.game.options(options.seats), options)
        history = history or (self.forgets and self.table.over)
        painter = Painter(self.speech, options.seats, history)
        view = self.table.view(seat)
        if self.forgets and not self.table.over:
            view.show(painter)
        else:
            view.describe(painter)
        return painter.picture()

    def ask(self, offer: Offer) -> tuple[str, str]:
        """The question, and a hint."""
        key = f"ask-{offer.step}"
        return self.speech.say(key), self.speech.say(f"{key}.hint")

    def explained(self) -> list[Noun]:
        """The nouns that players choose and whose things do something that can be explained."""
        verbs = self.table.game.words.verbs
        return [noun for verb in verbs for noun in verb.nouns if noun.explained]

    def about(self, action: Action) -> list[str]:
        """What the things of a choice do, as far as that can be explained."""
        verb = self.table.game.words.verb_of(action)
        things = zip(verb.nouns, verb.things(action), strict=True)
        return [self._about(noun, thing) for noun, thing in things if noun.explained]

    def _about(self, noun: Noun, thing: int) -> str:
        return f"{self.speech.thing(noun, thing)}: {self.speech.about(noun, thing)}"

    def hint(self, seat: Seat) -> list[str]:
        """The choices that seem good to whoever sits there, from his view alone."""
        return hinted(self.table, self.speech, seat)

    def explain(self, name: str) -> str:
        """What the thing with that name does, in the game's notation or in words."""
        for noun in self.explained():
            for thing in range(noun.size):
                spoken = str(self.speech.thing(noun, thing)).casefold()
                if name.casefold() in (noun.names[thing], spoken):
                    return self._about(noun, thing)
        raise Refusal(self.speech.say("terminal-nothing_about", name=name[:LONGEST]))

    def understand(self, said: str, offer: Offer) -> Action:
        """A number of the list, or notation; a refusal says why not, and by which rule."""
        words = self.table.game.words
        if said.isascii() and said.isdigit() and 1 <= int(said[:6]) <= len(offer.choices):
            return offer.choices[int(said) - 1]
        try:
            action = words.read(said)
        except Refusal:
            example = words.spell(offer.choices[0])
            raise Refusal(
                self.speech.say(
                    "terminal-unclear",
                    choice=said[:LONGEST],
                    most=len(offer.choices),
                    example=example,
                )
            ) from None
        if action in offer.choices:
            return action
        rule = offer.refused.get(action)
        if rule is None:
            raise Refusal(self.speech.say("terminal-not_now", choice=said))
        raise Refusal(f"{self.speech.why(action, rule)} ({rule})")

    def ending(self) -> tuple[str, list[str]]:
        """How the game ended, and everybody's place."""
        outcome, places, scores = self.table.standings()
        ranking = [
            self.speech.say(
                "terminal-place", place=place, name=self.speech.names[seat], score=scores[seat]
            )
            for place, seat in sorted([(place, seat) for seat, place in enumerate(places)])
        ]
        return self.speech.say(f"outcome-{outcome}"), ranking

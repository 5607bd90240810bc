"""One sitting at a table in a terminal, alone with bots or taking turns at one keyboard."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule

from sobremesa.core.option import shows_past
from sobremesa.core.words import Action, Noun, Refusal, Seat
from sobremesa.play.offer import Offer
from sobremesa.play.table import PERSON, Table
from sobremesa.terminal.painter import Painter
from sobremesa.texts.rulebook import rules_of
from sobremesa.texts.speech import Speech

LONGEST: Final = 40
"""So much of an answer is repeated when it is not understood."""


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """Asks the people at the table until the game is over, or they quit."""

    def __init__(self, table: Table, language: str, console: Console) -> None:
        self.table = table
        self.console = console
        self.speech = Speech(table.game, language)
        self.speech.names = [self._name(seat) for seat in range(table.options.seats)]
        self.people = [i for i, sitter in enumerate(table.sitters) if sitter == PERSON]
        self.read = [0] * table.options.seats
        """How far each person has read the log."""
        self.last: Seat | None = None

    def _name(self, seat: Seat) -> str:
        name = self.speech.say("seat-name", number=seat + 1)
        sitter = self.table.sitters[seat]
        people = [other for other in self.table.sitters if other == PERSON]
        if sitter != PERSON:
            return self.speech.say("seat-bot", name=name)
        return self.speech.say("seat-you", name=name) if len(people) == 1 else name

    def run(self) -> None:
        """Play to the end; `Quit` is raised if someone wants to stop before."""
        self.console.print(Panel(self.speech.say("game-about"), title=self.speech.say("game-name")))
        self._help()
        while not self.table.over:
            self.table.let_bots_act()
            for seat in self.table.people_waiting()[:1]:
                self._ask(seat)
        for seat in self.people:
            self._hand_over(seat)
            self._tell_news(seat)
        self._tell_end()

    def _help(self) -> None:
        example = self.table.game.words.spell(0)
        said = escape(self.speech.say("terminal-help", example=example))
        self.console.print(said, style="dim", highlight=False)
        for noun in self._explained()[:1]:
            name = str(self.speech.thing(noun, 0))
            said = escape(self.speech.say("terminal-about", name=name))
            self.console.print(said, style="dim", highlight=False)

    def _explained(self) -> list[Noun]:
        """The nouns that players choose and whose things do something that can be explained."""
        verbs = self.table.game.words.verbs
        return [noun for verb in verbs for noun in verb.nouns if noun.explained]

    def _explain(self, name: str) -> None:
        """Say what the thing with that name does, in the game's notation or in words."""
        for noun in self._explained():
            for thing in range(noun.size):
                spoken = str(self.speech.thing(noun, thing))
                if name.casefold() in (noun.names[thing], spoken.casefold()):
                    about = self.speech.about(noun, thing)
                    self.console.print(escape(f"{spoken}: {about}"), highlight=False)
                    return
        said = self.speech.say("terminal-nothing_about", name=name)
        self.console.print(f"[red]{escape(said)}[/red]")

    def _ask(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        offer = self.table.offer(seat)
        if offer is None:
            return
        self.console.print(Rule(style="dim"))
        self.console.print(self._picture(seat))
        self.console.print()
        self.console.print(f"[bold]{escape(self.speech.say(f'ask-{offer.step}'))}[/bold]")
        self.console.print(escape(self.speech.say(f"ask-{offer.step}.hint")), style="dim")
        self._list(offer)
        self.table.act(seat, self._choose(offer))

    def _picture(self, seat: Seat) -> object:
        options = self.table.options
        history = shows_past(self.table.game.options(options.seats), options)
        painter = Painter(self.speech, options.seats, history)
        self.table.view(seat).describe(painter)
        return painter.picture()

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, nobody sees another's cards."""
        if len(self.people) > 1 and self.last != seat:
            self.console.clear()
            self._input(self.speech.say("terminal-hand_over", name=self.speech.names[seat]))
            self.console.clear()
        self.last = seat

    def _tell_news(self, seat: Seat) -> None:
        for line in self.table.lines(seat, self.read[seat]):
            if line.event.quiet:
                continue
            self.console.print(f"  {escape(self.speech.line(line))}", highlight=False)
        self.read[seat] = self.table.length()

    def _list(self, offer: Offer) -> None:
        width = len(str(len(offer.choices)))
        said = [
            f"[cyan]{number:>{width}}[/cyan] {escape(self.speech.action(action))}"
            for number, action in enumerate(offer.choices, 1)
        ]
        self.console.print(Columns(said, padding=(0, 3), column_first=True), highlight=False)

    def _choose(self, offer: Offer) -> Action:
        while True:
            said = self._input(self.speech.say("terminal-choose")).strip()
            if said in ("q", "quit"):
                raise Quit
            if said in ("?", "help"):
                self._help()
                continue
            if said.startswith("?"):
                self._explain(said[1:].strip())
                continue
            try:
                return self._understand(said, offer)
            except Refusal as refusal:
                self.console.print(f"[red]{escape(str(refusal))}[/red]")

    def _understand(self, said: str, offer: Offer) -> Action:
        """A number of the list, or notation; a refusal quotes the rule that forbids it."""
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
        raise Refusal(f"{rule}: {rules_of(self.table.game.name)[rule]}")

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(f"[bold]{escape(prompt)}[/bold] ")
        except EOFError:
            raise Quit from None

    def _tell_end(self) -> None:
        outcome, places, scores = self.table.standings()
        self.console.print(Rule(self.speech.say(f"outcome-{outcome}")))
        for place, seat in sorted([(place, seat) for seat, place in enumerate(places)]):
            self.console.print(
                self.speech.say(
                    "terminal-place",
                    place=place,
                    name=self.speech.names[seat],
                    score=scores[seat],
                ),
                highlight=False,
            )

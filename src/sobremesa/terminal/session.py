"""A table in a terminal line by line: for pipes, screen readers and whoever likes it so."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule

from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.play.offer import Offer
from sobremesa.terminal.host import Host, Quit


class Session:
    """Asks the people at the table until the game is over, or they quit."""

    def __init__(self, host: Host, console: Console) -> None:
        self.host = host
        self.table = host.table
        self.console = console
        self.speech = host.speech
        self.last: Seat | None = None

    def run(self) -> None:
        """Play to the end; `Quit` is raised if someone wants to stop before."""
        self.console.print(Panel(self.speech.say("game-about"), title=self.speech.say("game-name")))
        self._help()
        while not self.table.over:
            self.table.let_bots_act()
            for seat in self.table.people_waiting()[:1]:
                self._ask(seat)
        for seat in self.host.people:
            self._hand_over(seat)
            self._tell_news(seat)
        self._tell_end()

    def _help(self) -> None:
        example = self.table.game.words.spell(0)
        self._dimly(self.speech.say("terminal-help", example=example))
        if self.table.helps:
            self._dimly(self.speech.say("terminal-hint"))
        for noun in self.host.explained()[:1]:
            self._dimly(self.speech.say("terminal-about", name=str(self.speech.thing(noun, 0))))

    def _dimly(self, said: str) -> None:
        self.console.print(escape(said), style="dim", highlight=False)

    def _ask(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        offer = self.table.offer(seat)
        if offer is None:
            return
        question, hint = self.host.ask(offer)
        self.console.print(Rule(style="dim"))
        self.console.print(self.host.picture(seat))
        self.console.print()
        self.console.print(f"[bold]{escape(question)}[/bold]", highlight=False)
        self._dimly(hint)
        self._list(offer)
        self.table.act(seat, self._choose(seat, offer))

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, nobody sees another's cards."""
        if len(self.host.people) > 1 and self.last != seat:
            self.console.clear()
            self._input(self.speech.say("terminal-hand_over", name=self.speech.names[seat]))
            self.console.clear()
        self.last = seat

    def _tell_news(self, seat: Seat) -> None:
        for line in self.host.news(seat):
            self.console.print(f"  {escape(line)}", highlight=False)

    def _list(self, offer: Offer) -> None:
        width = len(str(len(offer.choices)))
        said = [
            f"[cyan]{number:>{width}}[/cyan] {escape(self.speech.action(action))}"
            for number, action in enumerate(offer.choices, 1)
        ]
        self.console.print(Columns(said, padding=(0, 3), column_first=True), highlight=False)

    def _choose(self, seat: Seat, offer: Offer) -> Action:
        while True:
            said = self._input(self.speech.say("terminal-choose")).strip()
            try:
                if said in ("q", "quit"):
                    raise Quit
                if said in ("?", "help"):
                    self._help()
                elif said == "!":
                    for line in self.host.hint(seat):
                        self.console.print(escape(line), style="green", highlight=False)
                elif said.startswith("?"):
                    told = self.host.explain(said[1:].strip())
                    self.console.print(escape(told), highlight=False)
                else:
                    return self.host.understand(said, offer)
            except Refusal as refusal:
                self.console.print(f"[red]{escape(str(refusal))}[/red]", highlight=False)

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(f"[bold]{escape(prompt)}[/bold] ")
        except EOFError:
            raise Quit from None

    def _tell_end(self) -> None:
        outcome, ranking = self.host.ending()
        self.console.print(Rule(outcome))
        for line in ranking:
            self.console.print(line, highlight=False)

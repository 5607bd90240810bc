"""A table on one screen of a terminal: the table, what has happened, the question, its answers."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.play.offer import Offer
from sobremesa.terminal.host import Host
from sobremesa.terminal.painter import SEAT_STYLES

ASKED: Final = "bold yellow"
REFUSED: Final = "bold red"
HINTED: Final = "green"


class HandOver(ModalScreen[None]):
    """Covers the table until the next person sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said

    def compose(self) -> ComposeResult:
        """One sentence on an empty screen."""
        yield Static(self.said, id="hand-over", markup=False)


class Choices(OptionList):
    """The list of what may be chosen; its page keys leaf through the table, which has more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "app.leaf(-1)", "↕", key_display="PgUp PgDn"),
        Binding("pagedown", "app.leaf(1)", show=False),
    ]


class TableScreen(App[None]):
    """Shows a table to the people in the room, one after the other, until the game is over."""

    CSS = """
    #middle { height: 1fr; }
    #table { width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #table:focus { background: $boost; }
    #log { height: 100%; padding: 0 1; background: $surface; overflow-x: hidden; }
    #log { scrollbar-size-vertical: 1; }
    #asked { height: auto; max-height: 50%; border-top: solid $accent; padding: 0 1; }
    #question, #hint, #note { height: auto; }
    #hint { color: $text-muted; }
    #note { min-height: 1; max-height: 3; }
    #choices { height: auto; max-height: 8; border: none; padding: 0; background: transparent; }
    #answer { height: 1; border: none; padding: 0; display: none; }
    #answer.open { display: block; }
    #hand-over { width: 100%; height: 100%; content-align: center middle; background: $background; }
    .-narrow #middle { layout: vertical; }
    .-narrow #log { height: 4; width: 100%; }
    .-wide #log { width: 36; }
    .-tall #choices { max-height: 12; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]
        self.host = host
        self.seat: Seat | None = None
        """Who sits at the keyboard."""
        self.offer: Offer | None = None
        self.refusal: Refusal | None = None
        """What kept the game from going on: a bot that cannot play."""
        self._digits = ""
        say = host.speech.say
        for key, action, words in (
            ("slash", "answer", "terminal-key_answer"),
            ("escape", "close_answer", "terminal-key_back"),
            ("exclamation_mark", "hint", "table-hint"),
            ("q", "quit", "terminal-key_stop"),
        ):
            self.bind(key, action, description=say(words))
        self.title = say("game-name")

    def compose(self) -> ComposeResult:
        """The panes: what is asked is always in sight, the others scroll."""
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=True):
                yield Static(id="picture")
            yield RichLog(id="log", wrap=True, min_width=20)
        with Vertical(id="asked"):
            yield Static(id="question")
            yield Static(id="hint")
            yield Choices(id="choices")
            yield Input(id="answer", placeholder=self.host.speech.say("terminal-choose"))
            yield Static(id="note")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin with what the game is about."""
        self.query_one("#log", RichLog).write(Text(self.host.speech.say("game-about"), "dim"))
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots choose, without keeping the screen waiting; then ask."""
        try:
            await asyncio.to_thread(self.host.table.let_bots_act)
        except Refusal as refusal:
            self.refusal = refusal
            self.exit()
            return
        people = self.host.people if self.host.table.over else self.host.table.people_waiting()
        next_seat = people[0]
        if len(self.host.people) > 1 and self.seat != next_seat:
            name = self.host.speech.names[next_seat]
            said = self.host.speech.say("terminal-hand_over", name=name)
            await self.push_screen_wait(HandOver(said))
            self.query_one("#log", RichLog).clear()
        self.seat = next_seat
        self._show(next_seat)

    def _show(self, seat: Seat) -> None:
        self.query_one("#picture", Static).update(self.host.picture(seat))
        log = self.query_one("#log", RichLog)
        if self.host.forgets:
            log.clear()
        for line in self.host.story(seat) if self.host.forgets else self.host.news(seat):
            log.write(self._coloured(line))
        self.offer = self.host.table.offer(seat)
        if self.offer is None:
            self._show_end()
        else:
            self._show_question(self.offer)

    def _show_question(self, offer: Offer) -> None:
        question, hint = self.host.ask(offer)
        self.query_one("#question", Static).update(Text(question, ASKED))
        self.query_one("#hint", Static).update(Text(hint))
        self.query_one("#note", Static).update("")
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        width = len(str(len(offer.choices)))
        for number, action in enumerate(offer.choices, 1):
            said = self._coloured(self.host.speech.action(action))
            choices.add_option(Option(Text.assemble((f"{number:>{width}} ", "dim"), said)))
        choices.highlighted = 0
        choices.focus()

    def _show_end(self) -> None:
        outcome, ranking = self.host.ending()
        self.query_one("#question", Static).update(Text(outcome, ASKED))
        self.query_one("#hint", Static).update(Group(*[self._coloured(line) for line in ranking]))
        self.query_one("#choices", OptionList).clear_options()
        self.query_one("#note", Static).update(Text(self.host.speech.say("terminal-over"), "dim"))

    def _coloured(self, said: str) -> Text:
        text = Text(said)
        for seat, name in enumerate(self.host.speech.names):
            text.highlight_words([name], SEAT_STYLES[seat])
        return text

    @on(OptionList.OptionHighlighted, "#choices")
    def _read(self, event: OptionList.OptionHighlighted) -> None:
        """What is taken up is explained."""
        if self.offer is not None:
            about = self.host.about(self.offer.choices[event.option_index])
            self.query_one("#note", Static).update(Text(" ".join(about)))

    @on(OptionList.OptionSelected, "#choices")
    def _choose(self, event: OptionList.OptionSelected) -> None:
        if self.offer is not None:
            self._act(self.offer.choices[event.option_index])

    def _act(self, action: Action) -> None:
        assert self.seat is not None
        self.offer = None
        self.host.table.act(self.seat, action)
        self.go_on()

    def on_key(self, event: Key) -> None:
        """A number takes up the choice in that place of the list; its digits follow each other."""
        choices = self.query_one("#choices", OptionList)
        if self.offer is None or not choices.has_focus or not event.key.isdigit():
            self._digits = ""
            return
        places = range(1, len(self.offer.choices) + 1)
        longer = self._digits + event.key
        self._digits = longer if int(longer) in places else event.key
        if int(self._digits) in places:
            choices.highlighted = int(self._digits) - 1

    def action_leaf(self, pages: int) -> None:
        """Leaf through the table."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=pages * table.size.height, animate=False)

    def action_answer(self) -> None:
        """Open the line for answers in notation, and for questions: `? name`."""
        answer = self.query_one("#answer", Input)
        answer.add_class("open")
        answer.focus()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say which choices seem good; thinking does not keep the screen waiting."""
        seat, offer = self.seat, self.offer
        if seat is None or offer is None:
            return
        note = self.query_one("#note", Static)
        try:
            told = await asyncio.to_thread(self.host.hint, seat)
        except Refusal as refusal:
            note.update(Text(str(refusal), REFUSED))
            return
        if self.offer is offer:
            note.update(Text("\n".join(told), HINTED))

    def action_close_answer(self) -> None:
        """Back to the list."""
        answer = self.query_one("#answer", Input)
        answer.value = ""
        answer.remove_class("open")
        self.query_one("#choices", OptionList).focus()

    @on(Input.Submitted, "#answer")
    def _hear(self, event: Input.Submitted) -> None:
        said = event.value.strip()
        self.action_close_answer()
        if not said or self.offer is None:
            return
        note = self.query_one("#note", Static)
        try:
            if said.startswith("?"):
                note.update(Text(self.host.explain(said[1:].strip())))
            else:
                self._act(self.host.understand(said, self.offer))
        except Refusal as refusal:
            note.update(Text(str(refusal), REFUSED))


def show(host: Host) -> None:
    """Play until the game is over or the people stop; a bot that cannot play is refused."""
    screen = TableScreen(host)
    screen.run()
    if screen.refusal is not None:
        raise screen.refusal

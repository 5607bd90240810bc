"""Draws any game's view in a terminal, from its facts alone."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Noun
from sobremesa.texts.speech import Speech

NOTHING: Final = "·"


class Painter(Scribe):
    """Gathers facts into a grid of the seats, grids of other rows, and plain lines.

    What is empty is not drawn, so a table shows only what matters now.
    """

    def __init__(self, speech: Speech, seats: int, history: bool = False) -> None:
        self.speech = speech
        self.seats = seats
        self.history = history
        self.short: list[str] = []
        """Facts of a word or two, put together in one paragraph."""
        self.lines: list[tuple[str, str]] = []
        self.grids: dict[str, tuple[Noun, list[tuple[str, list[str]]]]] = {}

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """A few words, if there is something to say."""
        if thing != UNKNOWN:
            self._words(key, str(self.speech.thing(noun, thing)))

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """A line; compounds of a kind are put together: almond 3 5 7."""
        if not things:
            return
        if not noun.parts:
            self._line(key, ", ".join([str(self.speech.thing(noun, thing)) for thing in things]))
            return
        kinds: dict[str, list[str]] = {}
        for thing in things:
            made = noun.makeup[thing]
            parts = [str(self.speech.thing(noun.parts[i], made[i])) for i in range(len(made))]
            kinds.setdefault(" ".join(parts[:-1]), []).append(parts[-1])
        said = [f"{kind} [bold]{' '.join(last)}[/bold]" for kind, last in kinds.items()]
        self._line(key, "   ".join(said))

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        """A line too, but only where history is to be shown."""
        if self.history:
            self.many(key, noun, things)

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A column of the grid of `per`."""
        if any(thing != UNKNOWN for thing in things):
            self._column(key, per, [self._name(noun, thing) for thing in things])

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A column too, but only where history is to be shown."""
        if self.history:
            self.row(key, per, noun, things)

    def count(self, key: str, number: int, most: int) -> None:
        """A few words, unless it is nought."""
        if number:
            self._words(key, str(number))

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A column of the grid of `per`."""
        if any(numbers):
            self._column(key, per, [str(number) for number in numbers])

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A column too, but only where history is to be shown."""
        if self.history:
            self.counts(key, per, numbers, most)

    def _name(self, noun: Noun, thing: int) -> str:
        return str(self.speech.thing(noun, thing)) if thing != UNKNOWN else NOTHING

    def _words(self, key: str, text: str) -> None:
        label = escape(self.speech.say(f"fact-{key}"))
        self.short.append(f"[dim]{label}[/dim] {escape(text)}")

    def _line(self, key: str, text: str) -> None:
        self.lines.append((self.speech.say(f"fact-{key}"), text))

    def _column(self, key: str, per: Noun, cells: list[str]) -> None:
        self.grids.setdefault(per.key, (per, []))[1].append((self.speech.say(f"fact-{key}"), cells))

    def picture(self) -> RenderableType:
        """The whole table."""
        facts = Grid.grid(padding=(0, 2))
        facts.add_column(style="dim")
        facts.add_column()
        for label, text in self.lines:
            facts.add_row(label, Text.from_markup(text))
        short = Text.from_markup("   ".join(self.short))
        grids = [self._grid(per, columns) for per, columns in self.grids.values()]
        return Group(short, *grids, facts)

    def _grid(self, per: Noun, columns: list[tuple[str, list[str]]]) -> Grid:
        grid = Grid(header_style="dim", pad_edge=False, box=SIMPLE_HEAD)
        grid.add_column("")
        for label, _ in columns:
            grid.add_column(label, justify="right")
        size = max([len(cells) for _, cells in columns])
        for i in range(min(size, self.seats) if per.seats else size):
            row = [cells[i] if i < len(cells) else NOTHING for _, cells in columns]
            if per.seats or any(cell != NOTHING for cell in row):
                grid.add_row(str(self.speech.thing(per, i)), *row)
        return grid

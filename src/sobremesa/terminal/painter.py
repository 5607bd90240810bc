"""Draws any game's view in a terminal, from its facts alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Noun
from sobremesa.texts.speech import Speech


class Painter(Scribe):
    """Gathers facts into a grid of the seats, grids of other rows, and plain lines.

    What is empty is not drawn, so a table shows only what matters now.
    """

    def __init__(self, speech: Speech, seats: int, history: bool = False) -> None:
        self.speech = speech
        self.seats = seats
        self.history = history
        self.lines: list[tuple[str, str]] = []
        self.grids: dict[str, tuple[Noun, list[tuple[str, list[str]]]]] = {}

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """A line, if there is something to say."""
        if thing != UNKNOWN:
            self._line(key, str(self.speech.thing(noun, thing)))

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

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A column of the grid of `per`."""
        if any(thing != UNKNOWN for thing in things):
            self._column(key, per, [self._name(noun, thing) for thing in things])

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A column too, but only where history is to be shown."""
        if self.history:
            self.row(key, per, noun, things)

    def count(self, key: str, number: int, most: int) -> None:
        """A line, unless it is nought."""
        if number:
            self._line(key, str(number))

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A column of the grid of `per`."""
        if per.seats or any(numbers):
            self._column(key, per, [str(number) for number in numbers])

    def _name(self, noun: Noun, thing: int) -> str:
        return str(self.speech.thing(noun, thing)) if thing != UNKNOWN else "·"

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
        return Group(*[self._grid(per, columns) for per, columns in self.grids.values()], facts)

    def _grid(self, per: Noun, columns: list[tuple[str, list[str]]]) -> Grid:
        grid = Grid(header_style="dim", pad_edge=False)
        grid.add_column("")
        for label, _ in columns:
            grid.add_column(label, justify="right")
        size = max([len(cells) for _, cells in columns])
        for i in range(min(size, self.seats) if per.seats else size):
            name = str(self.speech.thing(per, i))
            grid.add_row(name, *[cells[i] if i < len(cells) else "·" for _, cells in columns])
        return grid

"""Draws any game's view in a terminal, from its facts alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.markup import escape
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Noun
from sobremesa.texts.speech import Speech

NOTHING: Final = "·"
WORDY: Final = 18
"""A column with longer cells is read like text, from the left."""
GAP: Final = 3

SEAT_STYLES: Final = (
    "#e05a4f",
    "#4fa3e0",
    "#e0c34f",
    "#6abf69",
    "#b07fe0",
    "#4fc7c1",
    "#e08f4f",
    "#c8c8c8",
)
"""A colour means a seat, wherever its name is said."""


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
        self.kinds: dict[str, list[int]] = {}
        """What the first row of facts says of each thing; explained things are sorted by it."""

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
            self.kinds.setdefault(per.key, things)
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
        """A column of the grid of `per`; of a compound, its parts with what lies at each."""
        if any(numbers) and per.parts:
            self._bags(key, per, numbers)
        elif any(numbers):
            self._column(key, per, [str(number) for number in numbers])

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A column too, but only where history is to be shown."""
        if self.history:
            self.counts(key, per, numbers, most)

    def _bags(self, key: str, per: Noun, numbers: list[int]) -> None:
        """A grid of the first part: in a cell of it, or of each middle part, what is counted."""
        kept, last = per.parts[0], per.parts[-1]
        middle = per.parts[1] if len(per.parts) > 2 else None
        cells: dict[int, dict[int, list[str]]] = {}
        for i, number in enumerate(numbers):
            if number:
                made = per.makeup[i]
                column = cells.setdefault(made[1] if middle else 0, {})
                name = str(self.speech.thing(last, made[-1]))
                column.setdefault(made[0], []).append(name if number == 1 else f"{number} {name}")
        for thing in range(middle.size if middle else 1):
            label = str(self.speech.thing(middle, thing)) if middle else ""
            column = cells.get(thing, {})
            said = [", ".join(column.get(i, [NOTHING])) for i in range(kept.size)]
            self._column(key, kept, said, label)

    def _name(self, noun: Noun, thing: int) -> str:
        return str(self.speech.thing(noun, thing)) if thing != UNKNOWN else NOTHING

    def _words(self, key: str, text: str) -> None:
        label = escape(self.speech.say(f"fact-{key}"))
        self.short.append(f"[dim]{label}[/dim] {escape(text)}")

    def _line(self, key: str, text: str) -> None:
        self.lines.append((self.speech.say(f"fact-{key}"), text))

    def _column(self, key: str, per: Noun, cells: list[str], label: str = "") -> None:
        title = label or self.speech.say(f"fact-{key}")
        self.grids.setdefault(per.key, (per, []))[1].append((title, cells))

    def picture(self) -> RenderableType:
        """The whole table."""
        facts = Grid.grid(padding=(0, 2))
        facts.add_column(style="dim")
        facts.add_column()
        for label, text in self.lines:
            facts.add_row(label, Text.from_markup(text))
        short = Text.from_markup("   ".join(self.short))
        grids = [
            self._map(per, columns) if per.across else self._grid(per, columns)
            for per, columns in self.grids.values()
        ]
        return Group(short, SideBySide(grids), facts)

    def _grid(self, per: Noun, columns: list[tuple[str, list[str]]]) -> Grid:
        grid = Grid(header_style="dim", pad_edge=False, padding=(0, 1, 0, 0), box=SIMPLE_HEAD)
        grid.add_column("", no_wrap=True)
        for label, cells in columns:
            wordy = max([len(cell) for cell in cells]) > WORDY
            grid.add_column(label, justify="left" if wordy else "right", no_wrap=not wordy)
        if per.explained:
            grid.add_column("", ratio=1, overflow="fold")
        size = max([len(cells) for _, cells in columns])
        order = list(range(min(size, self.seats) if per.seats else size))
        if per.explained:
            kinds = self.kinds.get(per.key, [])
            order.sort(key=lambda i: kinds[i] if i < len(kinds) else UNKNOWN)
        for i in order:
            row = [cells[i] if i < len(cells) else NOTHING for _, cells in columns]
            if per.seats or any(cell != NOTHING for cell in row):
                about = [escape(self.speech.about(per, i))] if per.explained else []
                name = Text(str(self.speech.thing(per, i)), SEAT_STYLES[i] if per.seats else "")
                grid.add_row(name, *row, *about)
        return grid

    def _map(self, per: Noun, columns: list[tuple[str, list[str]]]) -> Grid:
        """Things that lie in lines, like fields of a board: each with all that is told of it."""
        grid = Grid(show_header=False, show_lines=True, pad_edge=False, border_style="dim")
        for start in range(0, per.size, per.across):
            row: list[str] = []
            for i in range(start, min(start + per.across, per.size)):
                told = [cells[i] for _, cells in columns if i < len(cells) and cells[i] != NOTHING]
                name = f"[dim]{escape(str(self.speech.thing(per, i)))}[/dim]"
                row.append(
                    " ".join([name, *told[:1]]) + "".join([f"\n{cell}" for cell in told[1:]])
                )
            grid.add_row(*row)
        return grid


class SideBySide:
    """Pictures in their order, as many beside each other as there is room for."""

    def __init__(self, pictures: list[Grid]) -> None:
        self.pictures = pictures

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Break the pictures into lines."""
        line: list[Grid] = []
        room = 0
        for picture in self.pictures:
            width = Measurement.get(console, options, picture).maximum + GAP
            if line and width > room:
                yield self._line(line)
                line = []
            room = (room if line else options.max_width + GAP) - width
            line.append(picture)
        if line:
            yield self._line(line)

    def _line(self, pictures: list[Grid]) -> RenderableType:
        if len(pictures) == 1:
            return pictures[0]
        line = Grid.grid(padding=(0, GAP, 0, 0))
        line.add_row(*pictures)
        return line

"""A game's rules in a terminal, with the code that carries them and their tests."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Lines

from sobremesa.core.words import Refusal
from sobremesa.texts import book as books
from sobremesa.texts.citations import citations_of_tests, code_by_rule, refusals_by_rule, rules_in
from sobremesa.texts.rulebook import rules_of, sources_of
from sobremesa.texts.speech import Messages


def print_sources(game: str, console: Console) -> None:
    """Where each number of the game comes from."""
    lines = Lines("table", "key", "source")
    for row in sources_of(game):
        lines.add_row(*row)
    console.print(lines)


def print_rules(game: str, language: str, console: Console) -> None:
    """The whole rulebook."""
    Printer(books.book(game, language), Messages(game, language), console).run()


class Printer:
    """Writes a rulebook to the terminal, block by block."""

    def __init__(self, told: books.Book, words: Messages, console: Console) -> None:
        self.book = told
        self.words = words
        self.console = console

    def run(self) -> None:
        """All of it."""
        self._say(f"[bold]{escape(self.book.title)}[/bold]")
        for block in self.book.blocks:
            self._print(block)

    def _say(self, text: str, indent: int = 0) -> None:
        self.console.print(Padding(text, (0, 0, 0, indent)), highlight=False)

    def _print(self, block: books.Block) -> None:
        match block:
            case books.Heading():
                self._say(f"\n[bold]{marked(block.text)}[/bold]")
            case books.Paragraph():
                self._say(marked(block.text))
            case books.Rule():
                house = self._tag("table-rules_house") if block.kind == "house" else ""
                self._say(f"[cyan]{block.id:>7}[/cyan] {house}{marked(block.text)}")
            case books.Example():
                self._say(f"{self._tag('table-rules_example')}{marked(block.text)}", indent=8)
            case books.Figure():
                pass  # Only a page can draw it.
            case books.Grid():
                self._print_grid(block)
            case books.BoxFacts():
                self._print_box(block)

    def _tag(self, key: str) -> str:
        return f"[dim]{escape(self.words.say(key))}:[/dim] "

    def _print_grid(self, grid: books.Grid) -> None:
        lines = Lines(*map(marked, grid.head), box=None, padding=(0, 2, 0, 0))
        for row in grid.rows:
            first, *others = map(marked, row.cells)
            lines.add_row(first + " †" * row.reconstructed + " ‡" * row.corrected, *others)
        self.console.print(Padding(lines, (0, 0, 0, 8)))
        for sign, key in (("†", "reconstructed"), ("‡", "corrected")):
            if any(getattr(row, key) for row in grid.rows):
                said = escape(self.words.say(f"table-rules_{key}"))
                self._say(f"[dim]{sign} {said}[/dim]", indent=8)

    def _print_box(self, box: books.BoxFacts) -> None:
        for key, names in (("authors", box.authors), ("illustrators", box.illustrators)):
            if names:
                self._say(escape(self.words.say(f"table-rules_{key}", names=", ".join(names))))
        if box.publisher:
            self._say(escape(self.words.say("table-rules_publisher", name=box.publisher)))
        self._say(f"[dim]{escape(self.words.say('table-rules_unofficial'))}[/dim]")


def marked(text: str) -> str:
    """A book's marks as the terminal's."""
    strong = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/bold]", escape(text))
    return re.sub(r"\*(.+?)\*", r"[italic]\1[/italic]", strong)


def print_rule(game: str, said: str, language: str, console: Console) -> None:
    """One rule, its code and its tests."""
    told = {rule.id: rule.text for rule in books.book(game, language).rules()}
    known, wanted = {**rules_of(game), **told}, said.upper()
    if wanted not in known:
        numbers = rules_in(" ".join(known))
        raise Refusal(f"{game} has no rule {said!r}; it has {numbers[0]} to {numbers[-1]}")
    console.print(f"[cyan]{wanted}[/cyan] {marked(known[wanted])}", highlight=False)
    for title, places in (
        ("code", code_by_rule(game).get(wanted, [])),
        ("refusals", refusals_by_rule(game).get(wanted, [])),
        ("tests", citations_of_tests().get(wanted, [])),
    ):
        console.print(f"[dim]{title}[/dim]")
        for place in places or ["-"]:
            console.print(f"  {escape(place)}", highlight=False, soft_wrap=True)

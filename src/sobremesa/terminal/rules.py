"""A game's rules in a terminal, with the code that carries them and their tests."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa.core.words import Refusal
from sobremesa.texts.citations import citations_of_tests, code_by_rule, refusals_by_rule
from sobremesa.texts.rulebook import rules_of, sources_of


def print_sources(game: str, console: Console) -> None:
    """Where each number of the game comes from."""
    grid = Grid("table", "key", "source")
    for row in sources_of(game):
        grid.add_row(*row)
    console.print(grid)


def print_rules(game: str, console: Console) -> None:
    """All rules, by number."""
    for number, text in rules_of(game).items():
        console.print(f"[cyan]{number:>7}[/cyan] {escape(text)}", highlight=False)


def print_rule(game: str, said: str, console: Console) -> None:
    """One rule, its code and its tests."""
    known, wanted = rules_of(game), said.upper()
    if wanted not in known:
        numbers = list(known)
        raise Refusal(f"{game} has no rule {said!r}; it has {numbers[0]} to {numbers[-1]}")
    console.print(f"[cyan]{wanted}[/cyan] {escape(known[wanted])}", highlight=False)
    for title, places in (
        ("code", code_by_rule(game).get(wanted, [])),
        ("refusals", refusals_by_rule(game).get(wanted, [])),
        ("tests", citations_of_tests().get(wanted, [])),
    ):
        console.print(f"[dim]{title}[/dim]")
        for place in places or ["-"]:
            console.print(f"  {escape(place)}", highlight=False, soft_wrap=True)

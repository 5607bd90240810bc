"""What several commands of the front door ask for, and where they print."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from sobremesa.bots import usual
from sobremesa.core.corrections import FOLDER
from sobremesa.core.game import Game
from sobremesa.core.rng import seed_of
from sobremesa.games import SHELF
from sobremesa.texts.languages import LANGUAGES

WHO: Final = (
    "level-1 to level-5, a character such as luz or luz-2, random, a game's own such as greedy, "
    "search or tree, an installed one, or FILE.py:CLASS"
)

console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(SHELF)}.")]
Seats = Annotated[int | None, typer.Option(help="Number of seats.", show_default=False)]
Bots = Annotated[
    str | None,
    typer.Option(
        help=f"Bots: {WHO}; one for all, or one per seat. The game's best if not given.",
        show_default=False,
    ),
]
Seed = Annotated[str | None, typer.Option(help="Any text; the same text gives the same game.")]
Chosen = Annotated[
    list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the game.")
]
Language = Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES)}, or one of the game's own.")]
Database = Annotated[
    str,
    typer.Option(help="Where the server keeps its tables; a file in your data folder if empty."),
]
TableName = Annotated[str, typer.Argument(metavar="ID", help="A table's id.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help=f"Corrected data of printed games; else {FOLDER} names them."
    ),
]
Thinking = Annotated[
    int,
    typer.Option(
        "--jobs", help="Processes that share a search; what it finds does not depend on them."
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")]


def named(bots: str | None, game: Game[Any, Any]) -> list[str]:
    """The bots that were named, or the game's best for all seats."""
    return bots.split(",") if bots is not None else [usual(game)]


def new_seed(text: str | None) -> bytes:
    """The seed that the text stands for, or one that nobody can guess."""
    return seed_of(text) if text is not None else secrets.token_bytes(32)

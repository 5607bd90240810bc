"""The front door: `sobremesa` and its commands, from serve and play to rules and shelf."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from sobremesa import COMPILED, __version__
from sobremesa.arena.findings import Findings
from sobremesa.arena.page import page
from sobremesa.arena.runs import Keeper, Run
from sobremesa.arena.simulate import set_up, simulate
from sobremesa.arena.tournament import enter, standings_drawn, take_up
from sobremesa.arena.tournament import play as play_tournament
from sobremesa.arena.training import tables_of, train
from sobremesa.arena.training import written as written_weights
from sobremesa.bots import for_seats, usual
from sobremesa.bots.search import mind_of
from sobremesa.core.corrections import FOLDER
from sobremesa.core.game import Game
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal
from sobremesa.games import FIRST, SHELF, load
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.shelf import new_game
from sobremesa.terminal.data import data_listing, use_data, write_data
from sobremesa.terminal.files import read_file, refuse_overwriting, write
from sobremesa.terminal.flags import answers, takes
from sobremesa.terminal.host import Host, Quit
from sobremesa.terminal.retelling import Retold
from sobremesa.terminal.rules import print_reconstructed, print_rule, print_rules, print_sources
from sobremesa.terminal.session import Session
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech
from sobremesa.web.settings import Settings, default_database

if TYPE_CHECKING:
    from sobremesa.play.overview import Overview

Found = TypeVar("Found")

WHO: Final = "level-2, a character (luz, luz-2), random, greedy, search, or FILE.py:CLASS"

UNFINISHED: Final = (
    "sobremesa: the game is not over: this record tells its seed and all that is hidden, "
    "so keep it from those who play"
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Five published tabletop games, for friends, bots and researchers.",
)
shelf_app = typer.Typer(help="The games there are; `shelf new NAME` starts another one.")
app.add_typer(shelf_app, name="shelf", invoke_without_command=True)
tables_app = typer.Typer(no_args_is_help=True, help="The tables of a server, for whoever runs it.")
app.add_typer(tables_app, name="tables")
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
ArenaBots = Annotated[
    str,
    typer.Option(
        help=f"Bots: {WHO}; one for all, one per seat, or one per side "
        "where chance deals sides (light=greedy,darkness=random)."
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
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")]


def show_version(wanted: bool) -> None:
    """Print the version and how the engine runs."""
    if wanted:
        typer.echo(f"sobremesa {__version__} ({'compiled' if COMPILED else 'pure Python'})")
        raise typer.Exit


@app.callback()
def front_door(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="And go.")
    ] = False,
) -> None:
    """Sobremesa: sit down and play."""


@app.command("serve")
@takes(Settings)
def serve_command(
    settings: Settings,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, where there is a desktop.")
    ] = False,
) -> None:
    """Lay tables for friends and bots, to be played in the browser."""
    use_data(Path(settings.data) if settings.data else None)
    # Not above: a server's libraries take their time, and the other commands need none of them.
    from sobremesa.web.serve import addresses, open_browser, serve

    def ready(port: int) -> None:
        for where in addresses(settings, port):
            console.print(f"[bold]Sobremesa[/bold] is laid at {where}", highlight=False)
        if browser:
            open_browser(addresses(settings, port)[0])

    if settings.processes == 1:
        serve(settings, ready)
    else:
        from sobremesa.web.processes import Together

        Together(settings).run(ready)


@tables_app.command("list")
def tables_list(
    state: Annotated[
        list[str] | None, typer.Option(help="Only those laying, playing, paused or over.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only those of this game.")] = None,
    since: Annotated[
        str | None, typer.Option(help="Only those where something happened: 90m, 24h, 7d, a date.")
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="How many at most.")] = 50,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List tables, those where something happened last first."""
    from sobremesa.play.overview import STATES, TableLine
    from sobremesa.terminal.tables import listing, moment

    for wanted in state or []:
        if wanted not in STATES:
            raise Refusal(f"--state must be one of {', '.join(STATES)}, not {wanted!r}")
    name = load(game).name if game is not None else None
    start = moment(since) if since is not None else None

    async def look(found: Overview) -> list[TableLine]:
        return await found.tables(state or [], name, start, most)

    lines = looked_up(database, look)
    print_found(lines, listing(lines), as_json)


@tables_app.command("show")
def tables_show(table: TableName, database: Database = "", as_json: AsJson = False) -> None:
    """Show what was agreed at a table, who sits there, how far it is and how it ended."""
    from sobremesa.terminal.tables import sheet

    found = looked_up(database, lambda overview: overview.sheet(table))
    print_found(found, sheet(found), as_json)


@tables_app.command("record")
def tables_record(
    table: TableName,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file to write; else it is printed.")
    ] = None,
    database: Database = "",
    force: Force = False,
) -> None:
    """Write the record of a table, up to here if the game still runs."""
    record = looked_up(database, lambda overview: overview.record(table))
    if not record.end:
        typer.echo(UNFINISHED, err=True)
    if output is None:
        typer.echo(record.write(), nl=False)
        return
    refuse_overwriting(output, force)
    write(output, record.write())
    console.print(f"{output}: {len(record.choices)} choices, {record.end or 'unfinished'}")


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Database = "",
    force: Force = False,
) -> None:
    """Write all tables and people of a server into a file, also while it runs."""
    from sobremesa.play.store.backup import back_up

    refuse_overwriting(file, force)
    contents = asyncio.run(back_up(database or default_database(), file))
    console.print(f"{file}: {contents}", highlight=False)


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` has written.")],
    database: Database = "",
    force: Annotated[
        bool, typer.Option("--force", help="Replace all tables and people that are there.")
    ] = False,
) -> None:
    """Bring back what a backup holds, into either kind of database, while no server uses it."""
    from sobremesa.play.store.backup import restore

    contents = asyncio.run(restore(file, database or default_database(create=True), force))
    console.print(f"{file}: {contents}, restored", highlight=False)


def looked_up(database: str, look: Callable[[Overview], Awaitable[Found]]) -> Found:
    """What somebody wants to know of a database, which a server may be using."""
    from sobremesa.play.overview import overview

    async def reading() -> Found:
        async with overview(database or default_database()) as found:
            return await look(found)

    return asyncio.run(reading())


def print_found(found: object, drawn: RenderableType, as_json: bool) -> None:
    """Show what was found in a database."""
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        console.print(drawn, highlight=False)


@app.command()
def play(
    game: GameName = FIRST,
    seats: Seats = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="A seat of a person, from 0; several for hot-seat.")
    ] = None,
    bots: Bots = None,
    language: Language = "en",
    seed: Seed = None,
    chosen: Chosen = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    force: Force = False,
    data: Data = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="Line by line, as in a pipe, not on one screen.")
    ] = False,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard."""
    use_data(data)
    box = load(game)
    if seats is None:
        seats = 4 if 4 in box.kind.seats else box.kind.seats[-1]
    options = box.options_for(seats, **answers(chosen))
    people = sorted(set(seat if seat is not None else [0]))
    for number in people:
        if not 0 <= number < options.seats:
            raise Refusal(f"--seat must be 0 to {options.seats - 1}, not {number}")
    names = for_seats(named(bots, box), options.seats)
    sitters = [PERSON if i in people else name for i, name in enumerate(names)]
    if record is not None:
        refuse_overwriting(record, force)
    table = LocalTable(box, options, new_seed(seed), sitters)
    host = Host(table, language)
    try:
        if lines or not (console.is_terminal and sys.stdin.isatty()):
            Session(host, console).run()
        else:
            # Not above: it takes its time, and the other commands do without.
            from sobremesa.terminal.screen import show

            show(host)
    except (Quit, KeyboardInterrupt):
        console.print()
    finally:
        if record is not None:
            write(record, table.record.write())
            console.print(host.speech.say("terminal-saved", file=str(record)))


@app.command("simulate")
def simulate_command(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: ArenaBots = "random",
    seed: Annotated[str, typer.Option(help="Any text; game i uses SHA-256 of it and i.")] = "0",
    chosen: Chosen = None,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    rows: Annotated[
        Path | None,
        typer.Option(help="Keep a row of each game as Parquet in this new folder."),
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="Keep a row of each decision, too.")
    ] = False,
    as_json: AsJson = False,
    data: Data = None,
) -> None:
    """Play many games among bots and show what came out."""
    use_data(data)
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    setup = set_up(box, number, answers(chosen), bots.split(","), games, seed, jobs)
    if decisions and rows is None:
        raise Refusal("--decisions needs --rows FOLDER to keep them in")
    keeper = Keeper(rows, decisions) if rows is not None else None
    keep = keeper.keep if keeper is not None else None
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(game, total=games)
        report = simulate(
            setup, lambda done: progress.update(task, completed=done), keep, decisions
        )
    if keeper is not None:
        keeper.close(setup, report)
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        console.print(report.drawn())


@app.command("report")
def report_command(
    runs: Annotated[
        list[Path], typer.Argument(metavar="RUN...", help="Folders of `simulate --rows`.")
    ],
    output: Annotated[Path, typer.Option("-o", "--output", help="The page to write.")],
    against: Annotated[Path | None, typer.Option(help="A run to compare the first with.")] = None,
    force: Force = False,
) -> None:
    """Write what kept runs show as one HTML page."""
    refuse_overwriting(output, force)
    found = [Findings(Run(folder)) for folder in runs]
    other = Findings(Run(against)) if against is not None else None
    games = {one.run.told["game"] for one in [*found, *([other] if other else [])]}
    if len(games) > 1:
        raise Refusal(f"a report is about one game, not about {' and '.join(sorted(games))}")
    write(output, page(found, other))
    console.print(f"{output}: {sum(one.games for one in found)} games")


@app.command("tournament")
def tournament_command(
    game: GameName,
    players: Annotated[str, typer.Option(help=f"Two or more, with commas: {WHO}.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games of each among each other.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same text gives the same deals.")] = "0",
    among: Annotated[
        str, typer.Option(help="Measure the others by this player alone, as one among its copies.")
    ] = "",
    chosen: Chosen = None,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="Written as it goes; if it is there, taken up again."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play everybody against everybody, and rate them."""
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    entry = enter(box, number, answers(chosen), players.split(","), games, seed, among)
    played = take_up(entry, output)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games * len(entry.pairs()))
        standings = play_tournament(played, output, jobs, lambda n: progress.advance(task, n))
    if as_json:
        typer.echo(json.dumps(standings.as_json(), indent=2))
    else:
        console.print(standings_drawn(standings))


@app.command("train")
def train_command(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games for each kind of table.")] = 1000,
    seed: Annotated[
        str, typer.Option(help="Any text; the same text gives the same weights.")
    ] = "1",
    table: Annotated[
        list[str] | None, typer.Option(help="A kind of table, such as 4 or 2v2; all if not given.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file to write the weights to.")
    ] = None,
    force: Force = False,
) -> None:
    """Learn how a game is judged from games of its heuristic against itself. Needs numpy."""
    box = load(game)
    mind = mind_of(box)
    if output is not None:
        refuse_overwriting(output, force)
    tables = table or list(tables_of(box))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games * len(tables))
        fits = train(box, games, seed, table, lambda done: progress.advance(task, done))
    grid = Grid(title=f"{game}: mean log-loss over games that were kept apart")
    for column in ("table", "games", "moments", "constant", "old", "new"):
        grid.add_column(column, justify="right")
    for each in fits:
        losses = [f"{loss:.4f}" for loss in (each.constant, each.old, each.new)]
        grid.add_row(each.table, str(each.games), str(each.moments), *losses)
    console.print(grid)
    if output is not None:
        command = f"sobremesa train {game} --games {games} --seed {seed}"
        write(output, written_weights(mind.weights.terms, fits, mind.weights, command))


@app.command("record")
def record_command(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help="The file to write.")],
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    chosen: Chosen = None,
    force: Force = False,
    data: Data = None,
) -> None:
    """Let bots play a game and write its record."""
    use_data(data)
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    options = box.options_among_bots(number, **answers(chosen))
    refuse_overwriting(output, force)
    sitters = for_seats(named(bots, box), options.seats)
    table = LocalTable(box, options, new_seed(seed), sitters)
    table.let_bots_act()
    write(output, table.record.write())
    console.print(f"{output}: {len(table.record.choices)} choices, {table.record.end}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .game file.")],
    seat: Annotated[int | None, typer.Option(help="See it as this seat sees it.")] = None,
    language: Language = "en",
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Replay a game that has no end line yet.")
    ] = False,
    as_json: AsJson = False,
    data: Data = None,
) -> None:
    """Play a record again and show its log."""
    use_data(data)
    record = read_file(file)
    game = load(record.game)
    speech = Speech(game, language)
    try:
        retold = Retold(game, record, seat)
    except Refusal as refusal:
        raise Refusal(f"{file}: {refusal}") from None
    if not record.end and not unfinished:
        raise Refusal(
            f"{file}: no end line after {len(record.choices)} choices: the game is unfinished or "
            "the file was cut off; --unfinished replays what there is"
        )
    if as_json:
        typer.echo(json.dumps(retold.as_json(), indent=2))
        return
    for line in retold.lines:
        if not line.event.quiet:
            console.print(escape(speech.line(line)), highlight=False)
    console.print(record.end or "unfinished", style="bold")


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="Such as MC-47.")] = None,
    sources: Annotated[
        bool, typer.Option("--sources", help="Where each number of the game comes from.")
    ] = False,
    reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="What is known from no public source.")
    ] = False,
    language: Language = "en",
    data: Data = None,
) -> None:
    """Show a game's rulebook; with an ID the rule, the code that carries it and its tests."""
    use_data(data)
    name = load(game).name
    if sources:
        print_sources(name, console)
    elif reconstructed:
        print_reconstructed(name, language, console)
    elif rule is None:
        print_rules(name, language, console)
    else:
        print_rule(name, rule, language, console)


@app.command("data")
def data_command(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--write", metavar="DIR", help="Write them into a file there, to be corrected."
        ),
    ] = None,
    force: Force = False,
    data: Data = None,
) -> None:
    """List the data of a game that are reconstructed, which an owner may correct."""
    use_data(data)
    name = load(game).name
    if folder is None:
        console.print(data_listing(name))
    else:
        console.print(write_data(name, folder, force), highlight=False, soft_wrap=True)


@shelf_app.callback()
def shelf(context: typer.Context) -> None:
    """List the games there are."""
    if context.invoked_subcommand is not None:
        return
    grid = Grid("game", "seats", "version", "what it is")
    for name in SHELF:
        box = load(name)
        about = Speech(box, "en").say("game-about")
        grid.add_row(name, f"{box.kind.seats[0]}-{box.kind.seats[-1]}", str(box.version), about)
    console.print(grid)


@shelf_app.command("new")
def shelf_new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower case, such as my_game.")],
    prefix: Annotated[
        str | None, typer.Option(help="Two capitals for the rules' numbers, such as MG.")
    ] = None,
) -> None:
    """Start a new game in this checkout as a copy of the template."""
    for path in new_game(name, prefix, Path.cwd()):
        console.print(str(path), highlight=False)


def named(bots: str | None, game: Game[Any, Any]) -> list[str]:
    """The bots that were named, or the game's best for all seats."""
    return bots.split(",") if bots is not None else [usual(game)]


def new_seed(text: str | None) -> bytes:
    """The seed that the text stands for, or one that nobody can guess."""
    return seed_of(text) if text is not None else secrets.token_bytes(32)


def main() -> None:
    """Run a command; bad input is one line on the error output and exit code 2."""
    try:
        code = app(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except typer.TyperException as mistake:
        said = mistake.format_message() if isinstance(mistake, typer.BadParameter) else str(mistake)
    except Refusal as mistake:
        said = str(mistake)
    except OSError as mistake:
        said = f"{mistake.filename}: {mistake.strerror}" if mistake.filename else str(mistake)
    typer.echo(f"sobremesa: {' '.join(said.split())}", err=True)
    sys.exit(2)


if __name__ == "__main__":
    main()

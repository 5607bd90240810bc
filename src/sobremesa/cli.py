"""The front door: `sobremesa` and its commands, from serve and play to rules and shelf."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import msgspec
import typer
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa import COMPILED, __version__
from sobremesa.bots import for_seats
from sobremesa.core.words import Refusal
from sobremesa.games import FIRST, SHELF, load
from sobremesa.laboratory import (
    ladder_command,
    record_command,
    report_command,
    simulate_command,
    tournament_command,
    train_command,
)
from sobremesa.parameters import (
    AsJson,
    Bots,
    Chosen,
    Data,
    Database,
    Force,
    GameName,
    Language,
    Seats,
    Seed,
    TableName,
    Thinking,
    console,
    named,
    new_seed,
)
from sobremesa.play.analyses import analysis_of
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.play.sharing import helping
from sobremesa.shelf import new_game
from sobremesa.terminal.analysing import print_analysis
from sobremesa.terminal.data import data_listing, use_data, write_data
from sobremesa.terminal.files import read_file, refusals_of, refuse_overwriting, write
from sobremesa.terminal.flags import answers, takes
from sobremesa.terminal.host import Host, Quit
from sobremesa.terminal.leaving import left_at
from sobremesa.terminal.retelling import Retold
from sobremesa.terminal.rules import print_reconstructed, print_rule, print_rules, print_sources
from sobremesa.terminal.session import Session
from sobremesa.terminal.verifying import verify_file
from sobremesa.texts.speech import Speech
from sobremesa.web.settings import Settings, default_database

if TYPE_CHECKING:
    from sobremesa.play.overview import Overview

Found = TypeVar("Found")

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
    from sobremesa.web.calling import missing
    from sobremesa.web.serve import addresses, open_browser, serve

    def ready(port: int) -> None:
        for where in addresses(settings, port):
            console.print(f"[bold]Sobremesa[/bold] is laid at {where}", highlight=False)
        for way, why in missing(settings).items():
            if why:
                console.print(f"Nobody is called by {way}: {escape(why)}", highlight=False)
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
    jobs: Thinking = 1,
    data: Data = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="Line by line, as in a pipe, not on one screen.")
    ] = False,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="What if: go on from the game of this record,"),
    ] = None,
    at: Annotated[
        int | None, typer.Option(help="after so many of its choices; before the last if not given,")
    ] = None,
    knows: Annotated[
        int | None, typer.Option(help="with what this seat knew then; else with the truth,")
    ] = None,
    same: Annotated[bool, typer.Option("--same", help="and with the luck it had.")] = False,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard."""
    use_data(data)
    if source is not None:
        if seats is not None or chosen:
            raise Refusal("--from says what is agreed: it goes with neither --seats nor --set")
        box, options, branches = left_at(source, at, knows, same)
    else:
        if at is not None or knows is not None or same:
            raise Refusal("--at, --knows and --same go with --from")
        box, branches = load(game), []
        few = 4 if 4 in box.kind.seats else box.kind.seats[-1]
        options = box.options_for(few if seats is None else seats, **answers(chosen))
    people = sorted(set(seat if seat is not None else [0]))
    for number in people:
        if not 0 <= number < options.seats:
            raise Refusal(f"--seat must be 0 to {options.seats - 1}, not {number}")
    names = for_seats(named(bots, box), options.seats)
    sitters = [PERSON if i in people else name for i, name in enumerate(names)]
    if record is not None:
        refuse_overwriting(record, force)
    with helping(box, jobs) as helpers:
        table = LocalTable(box, options, new_seed(seed), sitters, branches, helpers)
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


app.command("simulate")(simulate_command)
app.command("report")(report_command)
app.command("tournament")(tournament_command)
app.command("ladder")(ladder_command)
app.command("train")(train_command)
app.command("record")(record_command)


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
    with refusals_of(file):
        retold = Retold(game, record, seat)
    if not record.end and not record.stopped and not unfinished:
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
    stopped = f"stopped {record.stopped}" if record.stopped else "unfinished"
    console.print(record.end or stopped, style="bold")


@app.command("verify")
def verify_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .game file of a server.")],
    commitment: Annotated[
        str | None, typer.Option(help="The one that you were told before the deal.")
    ] = None,
    data: Data = None,
) -> None:
    """Check that a game was dealt as promised and played as its record says."""
    use_data(data)
    for proved in verify_file(file, commitment):
        console.print(f"[green]✓[/green] {proved}", highlight=False)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The .game file of a game.")],
    language: Language = "en",
    as_json: AsJson = False,
    data: Data = None,
) -> None:
    """Tell what turned a finished game: chances, costly choices, luck and skill."""
    use_data(data)
    record = read_file(file)
    speech = Speech(load(record.game), language)
    with refusals_of(file):
        found = analysis_of(speech.game, record)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print_analysis(found, speech, console)


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

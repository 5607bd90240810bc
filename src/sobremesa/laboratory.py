"""The commands of the front door that let bots play: one game, or many, and what these show."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from sobremesa.arena.anew import play_anew
from sobremesa.arena.bookmark import Bookmark, Keeping
from sobremesa.arena.findings import Findings
from sobremesa.arena.ladder import Asked, climb, document, numbers_of
from sobremesa.arena.page import page
from sobremesa.arena.report import Report
from sobremesa.arena.rows import retell
from sobremesa.arena.runs import Keeper, Run
from sobremesa.arena.simulate import Setup, set_up, simulate
from sobremesa.arena.tournament import enter, standings_drawn, take_up
from sobremesa.arena.tournament import play as play_tournament
from sobremesa.arena.training import tables_of, train
from sobremesa.arena.training import written as written_weights
from sobremesa.bots import for_seats
from sobremesa.bots.search import mind_of
from sobremesa.core.corrections import ENDING
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.parameters import (
    WHO,
    AsJson,
    Bots,
    Chosen,
    Data,
    Force,
    GameName,
    Seats,
    Seed,
    Thinking,
    console,
    named,
    new_seed,
)
from sobremesa.play.local import LocalTable
from sobremesa.play.sharing import helping
from sobremesa.terminal.data import use_data
from sobremesa.terminal.files import refuse_overwriting, write
from sobremesa.terminal.flags import answers

ArenaBots = Annotated[
    str,
    typer.Option(
        help=f"Bots: {WHO}; one for all, one per seat, or one per side "
        "where chance deals sides (light=greedy,darkness=random)."
    ),
]
Jobs = Annotated[int, typer.Option(help="Processes; on a cluster elsewhere, all that it has.")]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="WHERE",
        help="Let Ray carry it out: local, on this machine, or ray://HOST:PORT, on its cluster.",
    ),
]
KeptRows = Annotated[
    Path | None,
    typer.Option(
        help="Keep a row of each game as Parquet in this new folder; "
        "what was stopped there is taken up again."
    ),
]
KeptDecisions = Annotated[
    bool, typer.Option("--decisions", help="Keep a row of each decision, too.")
]


def simulate_command(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: ArenaBots = "random",
    seed: Annotated[str, typer.Option(help="Any text; game i uses SHA-256 of it and i.")] = "0",
    chosen: Chosen = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", help="Sums, written as they grow; if it is there, taken up again."
        ),
    ] = None,
    rows: KeptRows = None,
    decisions: KeptDecisions = False,
    as_json: AsJson = False,
    data: Data = None,
) -> None:
    """Play many games among bots and show what came out."""
    use_data(data)
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    setup = set_up(box, number, answers(chosen), bots.split(","), games, seed, jobs, cluster)
    keeper = kept_in(rows, setup.plan() | {"games": games}, decisions, output)
    keeping: Keeping | None = keeper
    if output is not None:
        keeping = Bookmark(output, setup)
    begun = keeping.so_far.tally.games if keeping is not None else 0
    with progress_of_many(as_json) as progress:
        task = progress.add_task(game, total=games, completed=begun)
        report = simulate(setup, lambda done: progress.update(task, completed=done), keeping)
    if keeper is not None:
        keeper.close(report.as_json())
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        console.print(report.drawn())


@contextmanager
def progress_of_many(quiet: bool) -> Iterator[Progress]:
    """Shown beside the result: that alone is printed, whatever workers have to say."""
    bars = Progress(console=Console(stderr=True), transient=True, disable=quiet)
    with redirect_stdout(sys.stderr), bars as progress:
        yield progress


def kept_in(
    rows: Path | None, plan: dict[str, Any], decisions: bool, output: Path | None = None
) -> Keeper | None:
    """Whoever keeps the rows of a run, if some are wanted."""
    if rows is None:
        if decisions:
            raise Refusal("--decisions needs --rows FOLDER to keep them in")
        return None
    if output is not None:
        raise Refusal("--rows keeps in its folder how far it has come: leave -o out")
    return Keeper(rows, plan, decisions)


def report_command(
    runs: Annotated[
        list[Path], typer.Argument(metavar="RUN...", help="Folders of `simulate --rows`.")
    ],
    output: Annotated[Path, typer.Option("-o", "--output", help="The page to write.")],
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="RUN|FILE.toml",
            help="A run to compare the first with; or corrected data, with which it is played anew "
            "and kept beside it.",
        ),
    ] = None,
    jobs: Jobs = 1,
    force: Force = False,
) -> None:
    """Write what kept runs show as one HTML page."""
    refuse_overwriting(output, force)
    found = [Findings(Run(folder)) for folder in runs]
    other = None
    if against is not None:
        corrected = against.suffix == ENDING
        other = Findings(play_anew(found[0].run, against, jobs) if corrected else Run(against))
    games = {one.run.told["game"] for one in [*found, *([other] if other else [])]}
    if len(games) > 1:
        raise Refusal(f"a report is about one game, not about {' and '.join(sorted(games))}")
    write(output, page(found, other))
    console.print(f"{output}: {sum(one.games for one in found)} games")


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
    jobs: Jobs = 1,
    cluster: Cluster = "",
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="Written as it goes; if it is there, taken up again."),
    ] = None,
    rows: KeptRows = None,
    decisions: KeptDecisions = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play everybody against everybody, and rate them."""
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    entry = enter(box, number, answers(chosen), players.split(","), games, seed, among)
    played = take_up(entry, output)
    keeper = kept_in(rows, entry.plan(), decisions, output)
    if keeper is not None:
        played.shares = keeper.so_far.shares
    all_games = games * len(entry.pairs())
    with progress_of_many(as_json) as progress:
        begun = sum(len(shares) for shares in played.shares.values())
        task = progress.add_task(game, total=all_games, completed=begun)
        standings = play_tournament(
            played, output, jobs, lambda n: progress.advance(task, n), cluster, keeper
        )
    if keeper is not None:
        setup = Setup(game, number, entry.chosen, entry.players, all_games, seed, jobs)
        report = Report(setup, keeper.so_far.tally, keeper.so_far.seconds)
        keeper.close(report.as_json() | {"tournament": standings.as_json()})
    if as_json:
        typer.echo(json.dumps(standings.as_json(), indent=2))
    else:
        console.print(standings_drawn(standings))


def ladder_command(
    only: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Games by their names; all if none is named."),
    ] = None,
    games: Annotated[
        list[str] | None,
        typer.Option(
            metavar="[GAME=]NUMBER", help="How many games of each step, in all games or in one."
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same text gives the same deals.")] = "0",
    folder: Annotated[
        Path, typer.Option(help="Where what was played is kept, and taken up again.")
    ] = Path("build/ladder"),
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="The document to write, anew after each game."),
    ] = None,
) -> None:
    """Measure the five levels in every game: each as the one among copies of the level below."""
    names: list[str] = list(dict.fromkeys(only)) if only else [*SHELF]
    asked = Asked(numbers_of(games or [], names), seed, folder)
    entries = {name: asked.entry(name) for name in names}
    for name, entry in entries.items():
        with progress_of_many(quiet=False) as progress:
            begun = sum(len(shares) for shares in asked.taken_up(name).shares.values())
            task = progress.add_task(name, total=entry.games * len(entry.pairs()), completed=begun)
            standings = climb(asked, name, jobs, partial(progress.advance, task))
        console.print(standings_drawn(standings))
        if output is not None:
            write(output, document(asked))


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


def record_command(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help="The file to write.")],
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    chosen: Chosen = None,
    rows: KeptRows = None,
    decisions: KeptDecisions = False,
    force: Force = False,
    jobs: Thinking = 1,
    data: Data = None,
) -> None:
    """Let bots play a game and write its record."""
    use_data(data)
    box = load(game)
    number = box.kind.seats[-1] if seats is None else seats
    options = box.options_among_bots(number, **answers(chosen))
    refuse_overwriting(output, force)
    sitters = for_seats(named(bots, box), options.seats)
    with helping(box, jobs) as helpers:
        table = LocalTable(box, options, new_seed(seed), sitters, helpers=helpers)
        setup = Setup(box.name, number, options.chosen, sitters, 1, table.record.seed.hex(), 1)
        keeper = kept_in(rows, setup.plan(), decisions)
        table.let_bots_act()
    write(output, table.record.write())
    if keeper is not None:
        s, count = retell(box, table.record, sitters, keeper.batch, 0)
        keeper.so_far.tally.count(box, s, count)
        keeper.stop()
        keeper.close(Report(setup, keeper.so_far.tally, 0.0).as_json())
    console.print(f"{output}: {len(table.record.choices)} choices, {table.record.end}")

"""Two runs side by side: what was played otherwise, and what came out otherwise."""

from __future__ import annotations

import json
from html import escape
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from sobremesa.arena.findings import Findings
from sobremesa.arena.report import Won, Z
from sobremesa.arena.sections import plain, table
from sobremesa.core.data import shipped
from sobremesa.core.sources import data_of

SHOWN: Final = 12
"""Choices that differ most."""
DOUBT: Final = 0.05
"""The chance that anything at all stands out that does not differ."""
PLAN: Final = ("seats", "bots", "seed", "games", "rules")

Row = tuple[list[str], float]
"""A row of the table, and how many standard errors it differs by."""


def otherwise(one: Findings, other: Findings) -> str:
    """What was played otherwise: options, players, and every corrected datum."""
    mine, its = one.run.told, other.run.told
    rows = [[name, _told(mine[name]), _told(its[name])] for name in PLAN if mine[name] != its[name]]
    rows += _differing_entries(mine["options"], its["options"], {})
    corrected, its_corrected = mine.get("corrections", {}), its.get("corrections", {})
    if corrected != its_corrected:
        package = f"sobremesa.games.{mine['game']}"
        printed = {".".join(datum.path): datum.value for datum in data_of(shipped(package))}
        rows += _differing_entries(corrected, its_corrected, printed)
    if not rows:
        return ""
    head = ["", one.run.name, other.run.name]
    return f"<section><h2>What was played otherwise</h2>{table(head, rows)}</section>"


def _differing_entries(
    mine: dict[str, Any], its: dict[str, Any], otherwise: dict[str, Any]
) -> list[list[str]]:
    both = [
        (name, mine.get(name, otherwise.get(name)), its.get(name, otherwise.get(name)))
        for name in sorted({*mine, *its})
    ]
    return [[name, _told(here), _told(there)] for name, here, there in both if here != there]


def _told(value: object) -> str:
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def compared(one: Findings, other: Findings) -> str:
    """What came out otherwise; what chance alone hardly explains is set in bold."""
    rows: list[Row] = []
    if one.seats == other.seats:
        for seat, (mine, its) in enumerate(zip(one.by_seat, other.by_seat, strict=True)):
            rows.append(_wins(f"wins of seat {seat}", mine, one.games, its, other.games))
    if one.first is not None and other.first is not None:
        rows.append(_wins("wins of the first", *one.first, *other.first))
    rows.append(_spread("points of a winner", one.winners, other.winners))
    rows.append(_spread("points of the others", one.others, other.others))
    if one.leads and other.leads:
        rows.append(_spread("lead of the first", one.leads, other.leads))
    rows.append(_spread("decisions of a game", one.lengths, other.lengths))
    theirs = {choice.action: choice for choice in other.choices}
    choices = [
        _wins(f"wins with {plain(c.action)}", c.won, c.seats, theirs[c.action].won,
              theirs[c.action].seats)
        for c in one.choices
        if c.action in theirs
    ]  # fmt: skip
    gains = _gains(one, other)
    tests = len(rows) + len(choices) + len(gains)
    limit = NormalDist().inv_cdf(1 - DOUBT / 2 / tests)
    shown = [*rows, *_most(choices), *_most(gains)]
    sure = [i for i, (_, errors) in enumerate(shown) if abs(errors) >= limit]
    said = (
        f"<p>{tests:,} things are compared. By chance alone the largest of so many differences "
        f"would hardly ever reach {limit:.1f} standard errors; those that do are set in bold. "
        f"Differences are {escape(one.run.name)} less {escape(other.run.name)}.</p>"
    )
    head = ["", one.run.name, other.run.name, "difference", "standard errors"]
    cells = table(head, [row for row, _ in shown], sure=sure)
    return f"<section><h2>What came out otherwise</h2>{said}{cells}</section>"


def _most(rows: list[Row]) -> list[Row]:
    """Those that differ most, by their standard errors."""
    return sorted(rows, key=lambda row: (-abs(row[1]), row[0][0]))[:SHOWN]


def _gains(one: Findings, other: Findings) -> list[Row]:
    """What cards and the like bring whoever chooses them."""
    rows: list[Row] = []
    theirs = {things.noun: things for things in other.things}
    for things in one.things:
        if things.noun not in theirs:
            continue
        for verb in things.verbs:
            known = dict(theirs[things.noun].judged(verb))
            for thing, mine in things.judged(verb):
                if thing in known:
                    its = known[thing]
                    error = sqrt(mine.doubt**2 + its.doubt**2) / Z
                    name = f"points more with {plain(verb)} {plain(thing)}"
                    rows.append(_row(name, mine.gain, its.gain, error, "+.1f"))
    return rows


def _wins(name: str, mine: Won, my_games: int, its: Won, its_games: int) -> Row:
    error = sqrt(mine.share * (1 - mine.share) / my_games + its.share * (1 - its.share) / its_games)
    return _row(name, mine.share, its.share, error, ".1%")


def _spread(name: str, mine: dict[int, int], its: dict[int, int]) -> Row:
    my_mean, my_error = _mean(mine)
    its_mean, its_error = _mean(its)
    return _row(name, my_mean, its_mean, sqrt(my_error + its_error), ",.1f")


def _mean(counts: dict[int, int]) -> tuple[float, float]:
    """The mean, and the square of its standard error."""
    times = sum(counts.values())
    if not times:
        return 0.0, 0.0
    mean = sum(number * count for number, count in counts.items()) / times
    squares = sum(count * (number - mean) ** 2 for number, count in counts.items())
    return mean, squares / times / times


def _row(name: str, mine: float, its: float, error: float, form: str) -> Row:
    errors = (mine - its) / error if error else 0.0
    signed = form if form.startswith("+") else f"+{form}"
    cells = [name, f"{mine:{form}}", f"{its:{form}}", f"{mine - its:{signed}}"]
    return [*cells, f"{errors:+.1f}" if error else ""], errors

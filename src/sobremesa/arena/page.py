"""A report as one page that needs nothing else: light, dark, and fit to be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import Final

from sobremesa.arena.findings import Choice, Findings
from sobremesa.arena.plots import Bar, Series, bars, histogram
from sobremesa.arena.report import Won

SHOWN: Final = 12
"""Choices at either end of the list."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #26221c; --faint: #6f675b;
  --line: #d9d3c7; --mine: #2f6f6a; --other: #c4883a; --fair: #a2362f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7dd; --faint: #a09888;
  --line: #3c3933; --mine: #62b3a9; --other: #e0ad63; --fair: #e8776d; } }
@media print { :root { --paper: #fff; --ink: #000; --faint: #555; --line: #bbb; --mine: #2f6f6a;
  --other: #c4883a; --fair: #a2362f; } section { break-inside: avoid; } main { max-width: none; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Times New Roman", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .3rem; border-bottom: 1px solid var(--line); }
p { margin: .4rem 0; } .faint, small { color: var(--faint); }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .faint { fill: var(--faint); }
rect.mine { fill: var(--mine); } rect.other { fill: var(--other); }
.whisker { stroke: var(--ink); stroke-width: 1.5; } .axis { stroke: var(--line); }
.fair { stroke: var(--fair); stroke-width: 1.5; stroke-dasharray: 4 3; }
.legend span { margin-right: 1.2rem; font: 13px system-ui, sans-serif; }
.legend span::before { content: ""; display: inline-block; width: .8em; height: .8em;
  margin-right: .4em; background: currentColor; vertical-align: -.05em; }
.legend .mine { color: var(--mine); } .legend .other { color: var(--other); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font: 14px/1.4 system-ui, sans-serif; }
th { text-align: left; color: var(--faint); font-weight: normal; }
td, th { padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font: 13px ui-monospace, monospace; }
"""


def page(found: Sequence[Findings], against: Findings | None = None) -> str:
    """The report of one run, or of several tables of a game; beside another one if wanted."""
    first = found[0]
    name = first.run.told["game"].replace("_", " ").title()
    title = f"{name}: {sum(one.games for one in found):,} games"
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f'<p class="faint">{_said(one)}</p>' for one in found]
    if against is not None:
        parts.append(f'<p class="faint">Beside {_said(against)}</p>')
        parts.append(_compared(first, against))
    if len(found) > 1:
        parts.append(_by_players(found))
    for one in found:
        parts += _sections(one, against if one is first else None, several=len(found) > 1)
    parts.append(
        "<p><small>Whiskers and brackets are Wilson's 95 % intervals; the dashed line is where all "
        "would have the same share. Games are told apart by seed and number: the same command "
        "plays the same games.</small></p>"
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _said(one: Findings) -> str:
    told = one.run.told
    options = " ".join(f"{name}={value}" for name, value in told["options"].items())
    return (
        f"<b>{escape(one.run.name)}</b>: {one.games:,} games with {one.seats} seats, "
        f"{escape(', '.join(told['bots']))}, seed <code>{escape(told['seed'])}</code>, "
        f"rules version {told['rules']}, Sobremesa {escape(told['sobremesa'])}. "
        f"<small>{escape(options)}</small>"
    )


def _sections(one: Findings, against: Findings | None, several: bool) -> list[str]:
    """The plots of one run."""
    suffix = f" ({one.seats} seats)" if several else ""
    sections = [
        ("Wins by seat", _seats(one, against)),
        ("Wins by player", _players(one)),
        ("Whoever chooses first", _first(one)),
        ("Points", _points(one, against)),
        ("Length of a game", _length(one, against)),
        ("How games end", _ends(one)),
        ("What is asked", _asked(one)),
        ("Which choices win", _choices(one)),
    ]
    return [
        f"<section><h2>{title}{suffix}</h2>{content}</section>"
        for title, content in sections
        if content
    ]


def _bar(label: str, won: Won, note: str = "", other: bool = False) -> Bar:
    return Bar(label, won.share, won.low, won.high, note, other)


def _pair(one: Findings, against: Findings) -> str:
    return (
        f'<p class="legend"><span class="mine">{escape(one.run.name)}</span>'
        f'<span class="other">{escape(against.run.name)}</span></p>'
    )


def _seats(one: Findings, against: Findings | None) -> str:
    found: list[Bar] = []
    beside = against if against is not None and against.seats == one.seats else None
    for seat, won in enumerate(one.by_seat):
        found.append(_bar(f"seat {seat}", won, f"{one.mean_scores[seat]:.1f} points"))
        if beside is not None:
            note = f"{beside.mean_scores[seat]:.1f} points"
            found.append(_bar("", beside.by_seat[seat], note, other=True))
    legend = _pair(one, beside) if beside is not None else ""
    return bars("Wins by seat", found, one.fair) + legend


def _players(one: Findings) -> str:
    if len(one.by_bot) < 2:
        return ""
    return bars("Wins by player", [_bar(name, won) for name, won in one.by_bot.items()], one.fair)


def _first(one: Findings) -> str:
    if one.first is None or one.seats == 1:
        return ""
    won, games = one.first
    times = won.share / one.fair
    said = (
        f"<p>Whoever was the first to choose openly won {won.share:.1%} "
        f"[{won.low:.1%}, {won.high:.1%}] of {games:,} games: {times:.2f} times an equal share.</p>"
    )
    return said + bars("Wins of whoever chooses first", [_bar("the first", won)], one.fair)


def _points(one: Findings, against: Findings | None) -> str:
    series = [Series("winners", one.winners), Series("all others", one.others)]
    if against is not None:
        series = [
            Series(f"winners, {one.run.name}", one.winners),
            Series(f"winners, {against.run.name}", against.winners, other=True),
        ]
    return histogram("Points at the end", [line for line in series if line.counts])


def _length(one: Findings, against: Findings | None) -> str:
    told = one.run.told["length"]
    said = (
        f"<p>{told['shortest']:,} to {told['longest']:,} decisions, "
        f"{told['mean']:,.1f} on average.</p>"
    )
    series = [Series(one.run.name, one.lengths)]
    if against is not None:
        series.append(Series(against.run.name, against.lengths, other=True))
    return said + histogram("Decisions of a game", series)


def _ends(one: Findings) -> str:
    outcomes = one.run.told["outcomes"]
    rows = [[name, f"{count:,}", f"{count / one.games:.1%}"] for name, count in outcomes.items()]
    return _table(["outcome", "games", "part"], rows)


def _asked(one: Findings) -> str:
    if not one.asked:
        return ""
    rows = [
        [asked.step, f"{asked.per_game:.1f}", f"{asked.branching:.1f}", f"{asked.forced:.1%}"]
        for asked in one.asked
    ]
    said = f"<p>{one.branching:.1f} choices at a decision, on average.</p>"
    return said + _table(["step", "decisions per game", "choices", "one choice only"], rows)


def _choices(one: Findings) -> str:
    if not one.choices:
        return ""
    best, worst = one.choices[:SHOWN], one.choices[SHOWN:][-SHOWN:]
    said = (
        "<p>Of the seats that chose so at least once in a game, the part that won. Who leads can "
        "choose otherwise than who is behind: this tells what goes together, not what causes "
        "what.</p>"
    )
    plots = bars("Choices of winners", [_of(choice) for choice in best], one.fair)
    if worst:
        plots += '<p class="faint">…</p>'
        most = max(choice.won.high for choice in best)
        plots += bars("Choices of losers", [_of(choice) for choice in worst], one.fair, most)
    return said + plots


def _of(choice: Choice) -> Bar:
    return _bar(choice.action, choice.won, f"of {choice.seats:,}")


def _by_players(found: Sequence[Findings]) -> str:
    rows = []
    for one in found:
        first = f"{one.first[0].share / one.fair:.2f}" if one.first is not None else ""
        seats = ", ".join(f"{won.share:.1%}" for won in one.by_seat)
        rows.append([str(one.seats), f"{one.games:,}", seats, first, f"{one.mean_length:,.1f}"])
    head = ["seats", "games", "wins by seat", "first, times an equal share", "decisions"]
    return f"<section><h2>Tables</h2>{_table(head, rows)}</section>"


def _compared(one: Findings, other: Findings) -> str:
    """What differs, with a mark where chance alone hardly explains it."""
    rows: list[list[str]] = []
    if one.seats == other.seats:
        for seat, (mine, its) in enumerate(zip(one.by_seat, other.by_seat, strict=True)):
            rows.append(_differing(f"wins of seat {seat}", mine, one.games, its, other.games))
    if one.first is not None and other.first is not None:
        rows.append(_differing("wins of the first", *one.first, *other.first))
    rows.append(
        ["decisions of a game", f"{one.mean_length:,.1f}", f"{other.mean_length:,.1f}",
         f"{one.mean_length - other.mean_length:+,.1f}", ""]
    )  # fmt: skip
    theirs = {choice.action: choice for choice in other.choices}
    changed = [
        _differing(c.action, c.won, c.seats, theirs[c.action].won, theirs[c.action].seats)
        for c in one.choices
        if c.action in theirs
    ]
    changed.sort(key=lambda row: -abs(float(row[4] or 0)))
    rows += changed[:SHOWN]
    head = ["", one.run.name, other.run.name, "difference", "standard errors"]
    return f"<section><h2>What differs</h2>{_table(head, rows)}</section>"


def _differing(name: str, mine: Won, my_games: int, its: Won, its_games: int) -> list[str]:
    spread = sqrt(
        mine.share * (1 - mine.share) / my_games + its.share * (1 - its.share) / its_games
    )
    gap = mine.share - its.share
    errors = f"{gap / spread:+.1f}" if spread else ""
    return [name, f"{mine.share:.1%}", f"{its.share:.1%}", f"{gap:+.1%}", errors]


def _table(head: list[str], rows: list[list[str]]) -> str:
    def row(cells: list[str], tag: str) -> str:
        kinds = ["", *[' class="number"'] * (len(cells) - 1)]
        told = zip(kinds, cells, strict=True)
        return "<tr>" + "".join(f"<{tag}{k}>{escape(c)}</{tag}>" for k, c in told) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="wide"><table>{row(head, "th")}{body}</table></div>'

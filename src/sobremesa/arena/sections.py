"""The sections of a report: what one run shows, beside another one if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sobremesa.arena.findings import Choice, Findings
from sobremesa.arena.fortune import games_to_be_sure
from sobremesa.arena.plots import Bar, Gain, Series, bars, gains, histogram
from sobremesa.arena.report import Won
from sobremesa.arena.things import FEWEST, Compared, Things

MARKED: Final = ' class="sure"'
SHOWN: Final = 12
"""Choices at either end of the list."""


def sections(one: Findings, against: Findings | None, several: bool) -> list[str]:
    """The plots and tables of one run."""
    suffix = f" ({one.seats} seats)" if several else ""
    told = [
        ("Wins by seat", _seats(one, against)),
        ("Wins by player", _players(one)),
        ("Whoever chooses first", _first(one)),
        ("Luck and skill", _fortune(one)),
        ("Points", _points(one, against)),
        ("How close it is", _leads(one, against)),
        ("Length of a game", _length(one, against)),
        ("How games end", _ends(one)),
        ("What is asked", _asked(one)),
        ("Which choices win", _choices(one)),
        *[
            (f"With and without each {plain(things.noun)}", _things(things))
            for things in one.things
        ],
    ]
    return [
        f"<section><h2>{title}{suffix}</h2>{content}</section>"
        for title, content in told
        if content
    ]


def plain(name: str) -> str:
    """A name of the notation, for people."""
    return name.replace("_", " ")


def _bar(label: str, won: Won, note: str = "", other: bool = False) -> Bar:
    return Bar(label, won.share, won.low, won.high, note, other)


def _between(won: Won) -> str:
    return f"[{won.low:.1%}, {won.high:.1%}]"


def _pair(one: Findings, against: Findings) -> str:
    return (
        f'<p class="legend"><span class="mine">{escape(one.run.name)}</span>'
        f'<span class="other">{escape(against.run.name)}</span></p>'
    )


def _seats(one: Findings, against: Findings | None) -> str:
    found: list[Bar] = []
    beside = against if against is not None and against.seats == one.seats else None
    for seat, won in enumerate(one.by_seat):
        found.append(_bar(f"seat {seat}, {one.mean_scores[seat]:.1f} points", won, _between(won)))
        if beside is not None:
            its = beside.by_seat[seat]
            points = f"{beside.mean_scores[seat]:.1f} points"
            found.append(_bar(points, its, _between(its), other=True))
    legend = _pair(one, beside) if beside is not None else ""
    return bars("Wins by seat", found, one.fair) + legend


def _players(one: Findings) -> str:
    if len(one.by_bot) < 2:
        return ""
    found = [_bar(name, won, _between(won)) for name, won in one.by_bot.items()]
    return bars("Wins by player", found, one.fair)


def _first(one: Findings) -> str:
    if one.first is None or one.seats == 1:
        return ""
    won, games = one.first
    times = won.share / one.fair
    said = (
        f"<p>Whoever was the first to choose openly won {won.share:.1%} "
        f"{_between(won)} of {games:,} games: {times:.2f} times an equal share.</p>"
    )
    return said + bars("Wins of whoever chooses first", [_bar("the first", won)], one.fair)


def _points(one: Findings, against: Findings | None) -> str:
    series = [Series("winners", one.winners), Series("all others", one.others)]
    if against is not None:
        series = [
            Series(f"winners, {one.run.name}", one.winners),
            Series(f"winners, {against.run.name}", against.winners, other=True),
        ]
    return histogram(
        "Points at the end", [line for line in series if line.counts], "points at the end"
    )


def _length(one: Findings, against: Findings | None) -> str:
    told = one.run.told["length"]
    said = (
        f"<p>{told['shortest']:,} to {told['longest']:,} decisions, "
        f"{told['mean']:,.1f} on average.</p>"
    )
    series = [Series(one.run.name, one.lengths)]
    if against is not None:
        series.append(Series(against.run.name, against.lengths, other=True))
    return said + histogram("Decisions of a game", series, "decisions of a game")


def _ends(one: Findings) -> str:
    outcomes = one.run.told["outcomes"]
    rows = [
        [plain(name), f"{count:,}", f"{count / one.games:.1%}"] for name, count in outcomes.items()
    ]
    return table(["outcome", "games", "part"], rows)


def _asked(one: Findings) -> str:
    if not one.asked:
        return ""
    forced = any(asked.forced for asked in one.asked)
    rows = [
        [
            plain(asked.step),
            f"{asked.per_game:.1f}",
            f"{asked.branching:.1f}",
            *([f"{asked.forced:.1%}"] if forced else []),
        ]
        for asked in one.asked
    ]
    said = f"<p>{one.branching:.1f} choices at a decision, on average.</p>"
    head = ["step", "decisions per game", "choices", *(["one choice only"] if forced else [])]
    return said + table(head, rows)


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
    return _bar(plain(choice.action), choice.won, f"of {choice.seats:,}")


def tables(found: Sequence[Findings]) -> str:
    """Several tables of a game side by side."""
    rows = []
    for one in found:
        first = f"{one.first[0].share / one.fair:.2f}" if one.first is not None else ""
        seats = ", ".join(f"{won.share:.1%}" for won in one.by_seat)
        rows.append([str(one.seats), f"{one.games:,}", seats, first, f"{one.mean_length:,.1f}"])
    head = ["seats", "games", "wins by seat", "first, times an equal share", "decisions"]
    return f"<section><h2>Tables</h2>{table(head, rows)}</section>"


def _fortune(one: Findings) -> str:
    found = one.fortune
    if found is None or one.seats == 1:
        return ""
    rows: list[list[str]] = []
    if found.players is not None:
        who = "who plays, and where: here that is the same" if found.mixed else "who plays"
        rows.append([who, f"{found.players:.1%}"])
    if not found.mixed:
        rows.append(["where one sits", f"{found.seats:.1%}"])
    if found.deals is not None:
        rows.append(["what the deal gives that seat", f"{found.deals:.1%}"])
    rows.append(["all else: later luck, and how the others choose", f"{found.rest:.1%}"])
    said = "<p>How much of the differences in who wins each of these tells, game by game.</p>"
    if found.players is None:
        said += (
            "<p>All seats are played alike here, so skill cannot show: <code>sobremesa tournament "
            "--rows</code> lets different players have the same deals.</p>"
        )
    for name, won in one.by_bot.items():
        games = games_to_be_sure(won, one.fair) if len(one.by_bot) > 1 else None
        if games is not None and won.low > one.fair:
            said += (
                f"<p>{escape(name)} wins {won.share:.1%}: after {games:,} game"
                f"{'s' if games > 1 else ''} it is above an equal share in 19 cases of 20.</p>"
            )
    return said + table(["", "part"], rows)


def _leads(one: Findings, against: Findings | None) -> str:
    if not one.leads:
        return ""
    close = sum(times for lead, times in one.leads.items() if lead <= 1) / one.games
    said = f"<p>In {close:.1%} of the games the first is at most one point ahead.</p>"
    series = [Series(one.run.name, one.leads)]
    if against is not None and against.leads:
        series.append(Series(against.run.name, against.leads, other=True))
    ahead = "points by which the first is ahead of the second"
    return said + histogram(ahead.capitalize(), series, ahead)


def _things(things: Things) -> str:
    """The verbs' best and worst, then all things; nothing if too few were chosen to be judged."""
    said = (
        "<p>Seats that have chosen it at least once in a game, beside all others: by how many "
        "points they end higher. Below, the part of all seats that have chosen it, how often these "
        "win, and with how many points they end, beside those without; what fewer than "
        f"{FEWEST} seats have chosen is not judged. Whoever can pay for much has more points "
        "anyway: this tells what goes together, not what causes what.</p>"
    )
    verbs = [verb for verb in things.verbs if things.tells(verb)]
    if not verbs:
        return ""
    for verb in verbs:
        judged = things.judged(verb)
        best, worst = judged[:SHOWN], judged[SHOWN:][-SHOWN:]
        caption = f"{plain(verb)}: points with, less points without"
        said += gains(caption, [_gain(*one) for one in best], [_gain(*one) for one in worst])
    head = [plain(things.noun)] + ["seats", "wins", "score", "without"] * len(verbs)
    groups = [("", 1), *[(plain(verb), 4) for verb in verbs]]
    rows = []
    for thing in sorted(things.found):
        row = [plain(thing)]
        for verb in verbs:
            row += _columns(things.found[thing].get(verb))
        rows.append(row)
    return said + table(head, rows, groups=groups)


def _gain(thing: str, found: Compared) -> Gain:
    return Gain(plain(thing), found.gain, found.doubt, f"{found.part:.0%} of seats")


def _columns(found: Compared | None) -> list[str]:
    if found is None:
        return ["", "", "", ""]
    if not found.judged:
        return [f"{found.part:.1%}", "", "", ""]
    return [
        f"{found.part:.1%}",
        f"{found.won.share:.1%}",
        f"{found.points:.1f}",
        f"{found.points_without:.1f}",
    ]


def table(
    head: list[str],
    rows: list[list[str]],
    groups: Sequence[tuple[str, int]] = (),
    sure: Sequence[int] = (),
) -> str:
    """Words in the first column, numbers in the others; the rows in `sure` stand out.

    Where columns form groups, each with a name and so many of them, all is set smaller.
    """

    def cells(row: list[str], tag: str) -> str:
        kinds = ["", *[' class="number"'] * (len(row) - 1)]
        told = zip(kinds, row, strict=True)
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in told)

    body = "".join(
        f"<tr{MARKED if i in sure else ''}>{cells(row, 'td')}</tr>" for i, row in enumerate(rows)
    )
    named = "".join(
        f'<th class="group" colspan="{span}">{escape(name)}</th>' for name, span in groups
    )
    top = f"<tr>{named}</tr>" if groups else ""
    top += f"<tr>{cells(head, 'th')}</tr>" if any(head) else ""
    kind = ' class="dense"' if groups else ""
    return f'<div class="wide"><table{kind}><thead>{top}</thead><tbody>{body}</tbody></table></div>'

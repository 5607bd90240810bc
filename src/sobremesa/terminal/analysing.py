"""What a finished game tells of itself, on paper: a curve, the costly choices, luck and skill."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa.bots.hints import Hint, Reason
from sobremesa.play.analyses import Analysis, Costly
from sobremesa.terminal.hinting import reason_of
from sobremesa.texts.speech import Speech

BARS: Final = "▁▂▃▄▅▆▇█"
"""From no chance to certainty."""


def print_analysis(found: Analysis, speech: Speech, console: Console) -> None:
    """The whole report."""
    console.print(speech.say("analysis-curve"), style="bold")
    console.print(curve(found, speech))
    console.print()
    console.print(speech.say("analysis-costly"), style="bold")
    for one in found.costly:
        console.print(escape(costly(one, found, speech)), highlight=False)
    if not found.costly:
        console.print(speech.say("analysis-none"), highlight=False)
    console.print()
    console.print(speech.say("analysis-parts"), style="bold")
    console.print(parts(found, speech))
    before = round(found.parts[0].before * 100)
    console.print(speech.say("analysis-parts_about", before=before), highlight=False)
    console.print(speech.say("analysis-truth"), highlight=False)


def seat_name(speech: Speech, seat: int) -> str:
    """Nobody has a name in a record."""
    return speech.say("seat-name", number=seat + 1)


def bar(chance: float) -> str:
    """A chance as a bar."""
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def percent(speech: Speech, share: float) -> str:
    """A share in words, with its sign if it is a difference."""
    return speech.say("analysis-percent", number=round(share * 100))


def curve(found: Analysis, speech: Speech) -> Grid:
    """Each seat's chances as bars, from the first decision to the end."""
    grid = Grid("", speech.say("analysis-open"), "", speech.say("analysis-own"))
    for seat, side in enumerate(found.sides):
        opened = [one.open[side] for one in found.chances]
        own = [one.own for one in found.chances if one.seat == seat and one.own is not None]
        ends = f"{percent(speech, opened[0])} → {percent(speech, opened[-1])}"
        bars = "".join([bar(chance) for chance in opened])
        grid.add_row(seat_name(speech, seat), bars, ends, "".join([bar(chance) for chance in own]))
    return grid


def costly(one: Costly, found: Analysis, speech: Speech) -> str:
    """A choice that cost much: where, what, and what was better."""
    words = speech.game.words
    name = seat_name(speech, one.seat)
    chose = speech.action(words.read(one.choice))
    better = speech.action(words.read(one.better))
    reason = Reason(one.term, one.more) if one.term is not None else None
    hint = Hint(words.read(one.better), one.chance, one.cost, reason)
    return "\n  ".join(
        [
            speech.say("analysis-where", at=one.at + 1, of=found.length)
            + f"  {percent(speech, -one.cost)}",
            speech.say("analysis-chose", name=name, choice=chose),
            speech.say("analysis-better", name=name, choice=better),
            *reason_of(hint, 0, speech),
        ]
    )


def parts(found: Analysis, speech: Speech) -> Grid:
    """What each seat's result is made of."""
    keys = ("skill", "others", "luck")
    grid = Grid("", *[speech.say(f"analysis-{key}") for key in keys], speech.say("end-result"))
    for seat, one in enumerate(found.parts):
        shares = [one.skill, one.others, one.luck]
        told = [f"{'+' if share > 0 else ''}{percent(speech, share)}" for share in shares]
        grid.add_row(seat_name(speech, seat), *told, percent(speech, one.result))
    return grid

"""How a game ends before its end: by agreement, or because one of two has given it up."""

from __future__ import annotations

from typing import Final

from sobremesa.core.kind import DEALT
from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.journal import Consented, Ended
from sobremesa.play.match import Match

TWO: Final = 2


def agreed_after(
    agreed: dict[str, table_info.Agreed], entry: Consented
) -> dict[str, table_info.Agreed]:
    """Who wants what after that: one who wants something else proposes it anew."""
    if entry.how is None:
        return {}
    same = [person for person, how in agreed.items() if how == entry.how]
    return dict.fromkeys([*same, entry.person], entry.how)


def are_two(match: Match) -> bool:
    """Whether two play against each other: then whoever gives up has lost, and the game is over.

    Among more, and in teams, others want to play on; and sides that chance deals are nobody's
    business before they are shown.
    """
    game = match.game
    two = match.options.seats == TWO and game.kind.sides != DEALT
    return two and len(set(game.teams(match.latest))) == TWO


def stopped_result(match: Match, entry: Ended) -> table_info.Result:
    """The result of a game that is not played to its end, by the state it is in."""
    game, s, how = match.game, match.latest, entry.how
    scores = game.scores(s)
    if how == "resigned":
        places = [2 if seat == entry.seat else 1 for seat in range(match.options.seats)]
    elif how == "draw":
        places = [1] * match.options.seats
    else:
        places = game.places(s)
    return table_info.Result(how, places, scores, _shares(places), how)


def _shares(places: list[int]) -> list[float]:
    """The first share what there is to win."""
    first: list[Seat] = [seat for seat, place in enumerate(places) if place == 1]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(places))]

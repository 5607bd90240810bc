"""Games as rows: one for each game, and one for each decision if that is wanted."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.record import Record, begin, redo
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN

GAME_COLUMNS: Final = (
    "game", "seed", "first", "outcome", "decisions", "bots", "scores", "places", "shares", "sides",
)  # fmt: skip
DECISION_COLUMNS: Final = ("game", "number", "seat", "step", "verb", "action", "choices", "sealed")

Columns = dict[str, list[Any]]


class Rows:
    """Columns of plain values, so that they travel between processes."""

    def __init__(self, wants_decisions: bool) -> None:
        self.wants_decisions = wants_decisions
        self.games: Columns = {name: [] for name in GAME_COLUMNS}
        self.decisions: Columns = {name: [] for name in DECISION_COLUMNS}
        self.first = UNKNOWN
        """Who was the first to choose while nobody else did, in the game that is played."""

    def fresh(self) -> Rows:
        """Empty ones of the same kind."""
        return Rows(self.wants_decisions)

    def add(self, other: Rows) -> None:
        """Append the rows of another part."""
        for mine, its in ((self.games, other.games), (self.decisions, other.decisions)):
            for name, values in its.items():
                mine[name] += values

    def decide(self, game: Game[Any, Any], s: Any, number: int, count: int, seat: int) -> None:
        """A seat is about to choose; `choose` says what."""
        step = game.flow.step(s)
        if self.first == UNKNOWN and not step.sealed:
            self.first = seat
        if self.wants_decisions:
            row = self.decisions
            row["game"].append(number)
            row["number"].append(count)
            row["seat"].append(seat)
            row["step"].append(game.flow.key(s))
            row["sealed"].append(step.sealed)

    def choose(self, game: Game[Any, Any], action: int, choices: int) -> None:
        """What it has chosen, of so many choices."""
        if self.wants_decisions:
            said = game.words.spell(action)
            self.decisions["verb"].append(said.partition(" ")[0])
            self.decisions["action"].append(said)
            self.decisions["choices"].append(choices)

    def end(
        self,
        game: Game[Any, Any],
        s: Any,
        number: int,
        seed: bytes,
        bots: list[str],
        decisions: int,
    ) -> None:
        """A game is over."""
        names = game.side_names
        sides = [names[game.side_of(s, seat)] for seat in range(s.seats)] if names else []
        values = (
            number, seed.hex(), self.first if self.first != UNKNOWN else None, game.outcome(s),
            decisions, bots, game.scores(s), game.places(s), game.shares(s), sides,
        )  # fmt: skip
        for name, value in zip(GAME_COLUMNS, values, strict=True):
            self.games[name].append(value)
        self.first = UNKNOWN


def watch(
    game: Game[Any, Any], s: Any, bots: list[Bot[Any]], luck: list[Rng], rows: Rows, number: int
) -> int:
    """`Game.contest`, choice by choice, with each written down."""
    flow = game.flow
    count = 0
    while s.agenda:
        for seat in flow.waiting(s):
            bot = bots[seat]
            rows.decide(game, s, number, count, seat)
            choices = flow.legal(s, seat)
            action = bot.choose(game.view(s, seat) if bot.looks else None, choices, luck[seat])
            flow.apply(s, seat, action)
            rows.choose(game, action, len(choices))
            count += 1
    return count


def retell(
    game: Game[Any, Any], record: Record, bots: list[str], rows: Rows, number: int
) -> tuple[Any, int]:
    """Write a recorded game down; give its end, and the number of its decisions."""
    s = begin(game, record)
    for at, (seat, said) in enumerate(record.choices):
        rows.decide(game, s, number, at, seat)
        choices = len(game.flow.legal(s, seat))
        redo(game, record, s, at)
        rows.choose(game, game.words.read(said), choices)
    rows.end(game, s, number, record.seed, bots, len(record.choices))
    return s, len(record.choices)

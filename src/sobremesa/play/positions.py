"""Which position is dealt on a day, and how a strong player goes on from it.

Bots play a game from a seed; where it is still open and somebody has about three minutes' choices
left, a person sits down. All of it follows from the seeds alone, so everybody meets the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from sobremesa.bots import LEVEL, RANDOM, company, player, strengths_of
from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat
from sobremesa.games import load
from sobremesa.play.fingerprints import fingerprint
from sobremesa.play.luck import luck_of
from sobremesa.play.match import Match, result_of
from sobremesa.play.table_info import Result

STRENGTH: Final = 3
"""How strong the bots of a day's table play."""
FEWEST: Final = 6
ABOUT: Final = 12
MOST: Final = 16
"""How many decisions are left to whoever sits down: at least, about, and at most."""
HALF: Final = 0.5
"""A position is open that leaves a side at least half an even chance, and as much to the others."""
LINES: Final = 2
"""So often the strong player tries; the better line is shown."""


class Act(NamedTuple):
    """A choice as the journal has it, with the fingerprint of what it told."""

    seat: Seat
    choice: str
    told: int


class Position(Struct, frozen=True):
    """What is dealt to everybody on a day."""

    game: str
    version: int
    data: str
    """The digest of the data it is played with, if these are corrected."""
    seats: int
    seed: str
    """In hexadecimal digits."""
    seat: Seat
    """Where the person sits."""
    levels: list[str]
    """Who plays on each seat; on the person's, whoever has played it so far."""
    opening: list[Act]


class Decided(NamedTuple):
    """A decision at which the person could sit down."""

    made: int
    chapter: int
    worth: float
    even: float


class Line(NamedTuple):
    """A whole game from a position, and how it ended."""

    acts: list[Act]
    result: Result


def begun(position: Position) -> Match:
    """The match as everybody finds it."""
    game = load(position.game)
    match = _match(game, position.seats, bytes.fromhex(position.seed))
    for act in position.opening:
        _act(match, act.seat, act.choice)
    return match


def deal(name: str, seeds: Sequence[bytes]) -> Position:
    """The position of the first seed that leaves it open who wins; else of the most open one."""
    game = load(name)
    found: list[tuple[float, Position]] = []
    for seed in seeds:
        far, position = _dealt(game, seed)
        if far <= HALF:
            return position
        found.append((far, position))
    return min(found, key=lambda one: one[0])[1]


def best_line(position: Position, simulations: int) -> Line:
    """What a strong player makes of it, who knows what the seat knows, against the same bots."""
    lines = [_line(position, simulations, number) for number in range(LINES)]
    return min(lines, key=lambda line: ranked(line.result, position.seat))


def ranked(result: Result, seat: Seat) -> tuple[int, int, int]:
    """By what results of the same position are put in order, the best first."""
    return result.places[seat], -result.margin(seat), -result.scores[seat]


def _dealt(game: Game[Any, Any], seed: bytes) -> tuple[float, Position]:
    """The position of a seed, and how far it is from being even, from 0 to 1."""
    seats = min([number for number in game.kind.seats if number > 1] or game.kind.seats)
    rng = Rng(luck_of(seed, "table", 0, 0))
    seat = int(rng.below(seats))
    level = f"{LEVEL}-{STRENGTH}" if STRENGTH in strengths_of(game) else RANDOM
    others = {one: level for one in range(seats) if one != seat}
    come = company(others, [], rng)
    levels = [come.get(one, level) for one in range(seats)]
    match = _match(game, seats, seed)
    bots = [player(level, game) for level in levels]
    acts: list[Act] = []
    decided: list[Decided] = []
    while not match.over:
        who = match.waiting()[0]
        if who == seat and len(match.choices(seat)) > 1:
            decided.append(_decided(match, seat))
        acts.append(_bot_acts(match, bots[who], who))
    start = _begin(decided)
    opening = acts[: start.made]
    position = Position(
        game.name, game.version, game.data, seats, seed.hex(), seat, levels, opening
    )
    gap = start.worth - start.even
    return abs(gap) / (1 - start.even if gap > 0 else start.even), position


def _decided(match: Match, seat: Seat) -> Decided:
    game, s = match.game, match.state
    mind = game.mind
    if mind is None:
        return Decided(match.made, 0, 0.5, 0.5)
    worth = mind.worth(s)
    return Decided(match.made, mind.chapter(s), worth[game.teams(s)[seat]], 1 / len(worth))


def _begin(decided: list[Decided]) -> Decided:
    """Where to sit down: with about so many decisions left, best where a chapter begins."""
    if not decided:
        return Decided(0, 0, 0.0, 0.5)
    places = [at for at in range(len(decided)) if FEWEST <= len(decided) - at <= MOST] or [0]
    fresh = [at for at in places if at and decided[at - 1].chapter != decided[at].chapter]
    return decided[min(fresh or places, key=lambda at: abs(len(decided) - at - ABOUT))]


def _line(position: Position, simulations: int, number: int) -> Line:
    match, seat = begun(position), position.seat
    bots = [player(level, match.game) for level in position.levels]
    strong = player(f"search-{simulations}", match.game)
    acts = list(position.opening)
    while not match.over:
        who = match.waiting()[0]
        what = f"line {number}" if who == seat else "bot"
        acts.append(_bot_acts(match, strong if who == seat else bots[who], who, what))
    result = result_of(match, match.state)
    assert result is not None
    return Line(acts, result)


def _match(game: Game[Any, Any], seats: int, seed: bytes) -> Match:
    match = Match(game, game.options_for(seats), seed)
    match.forget()
    return match


def _bot_acts(match: Match, bot: Bot[Any], seat: Seat, what: str = "bot") -> Act:
    luck = luck_of(match.record.seed, what, seat, match.made_by(seat))
    action = bot.choose(match.view(seat), match.choices(seat), Rng(luck))
    return _act(match, seat, match.game.words.spell(action))


def _act(match: Match, seat: Seat, choice: str) -> Act:
    """Let a choice happen as it does at a table."""
    draft = match.draft(seat, [choice])
    told = fingerprint(match.game, match.made, draft.states)
    match.step(draft, 0)
    if match.resting:
        match.go_on()
    return Act(seat, choice, told)

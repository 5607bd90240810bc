"""After the game: everybody's chances, the choices that cost most, luck and skill told apart.

It reads the truth, so it is for games that are over. Its luck comes from the record and its budget
is counted, so that it is the same for everybody and on every machine.
"""

from __future__ import annotations

from typing import Final

from sobremesa.bots.judging import Decided, Judge, Judgement
from sobremesa.bots.search import side_shares
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.record import Record, begin, close, redo
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Action, Refusal, Seat

WORK: Final = 80_000
"""About so many choices are simulated for one game, however long it was,"""
FOR_CURVE: Final = 0.4
FOR_DOUBTS: Final = 0.15
FOR_JUDGING: Final = 0.45
"""and of these, so many for each."""
POINTS: Final = 48
"""At so many decisions the chances are worked out, if there are as many."""
FEWEST_POINTS: Final = 8
DOUBTED: Final = 48
"""So many choices are looked at, those first that the heuristic would not have made."""
JUDGED: Final = 16
"""Of these so many are judged: those that seem to have changed most."""
COSTLY: Final = 3
"""And so many are told."""
FEW_WORLDS: Final = 3
FAIR_WORLDS: Final = 24
MANY_WORLDS: Final = 80
TRIED_FOR_ONE: Final = 5
"""How many simulations there are for one world of a choice that is judged, about."""


class Point:
    """Everybody's chances at a decision, or at the end."""

    def __init__(
        self, at: int, chances: list[float], seat: Seat = UNKNOWN, own: float = 0.0
    ) -> None:
        self.at = at
        """How many choices had been made."""
        self.chances = chances
        """Each side's, with everything laid open; they sum to one."""
        self.seat = seat
        """Who had to choose; UNKNOWN at the end."""
        self.own = own
        """The chance of that seat, by what it knew."""


class Costly:
    """A choice that clearly gave chances away."""

    def __init__(self, decided: Action, judgement: Judgement) -> None:
        self.action = decided
        self.at = judgement.at
        self.seat = judgement.seat
        self.better = judgement.better
        self.cost = judgement.cost
        self.chance = judgement.chance
        self.reason = judgement.reason


class Parts:
    """What made of a seat's even chance what it had in the end: the three sum to the difference."""

    def __init__(self, before: float, result: float, skill: float, others: float) -> None:
        self.before = before
        """An even share."""
        self.result = result
        self.skill = skill
        """By its own choices, against the heuristic's."""
        self.others = others
        """By the choices of all others."""
        self.luck = result - before - skill - others
        """By what was dealt, drawn and hidden."""


class Analysis:
    """What a finished game tells of itself."""

    def __init__(
        self, sides: list[int], points: list[Point], costly: list[Costly], parts: list[Parts]
    ) -> None:
        self.sides = sides
        """The side of each seat."""
        self.points = points
        self.costly = costly
        """The dearest first."""
        self.parts = parts
        """Of each seat."""


def analysed(game: Game[S, V], record: Record, work: int = WORK) -> Analysis:
    """Work it out; refused while the game is not over, and where it has no mind."""
    judge = Judge(game)
    decided, end = decisions(judge, record)
    sides, shares = game.teams(end), side_shares(game, judge.mind, end)
    luck = Rng(record.seed + b"analysis")
    for one in decided:
        judge.rank(one)
    points = curve(judge, decided, int(work * FOR_CURVE), luck.fork())
    points.append(Point(len(record.choices), shares))
    doubted = doubts(judge, decided, int(work * FOR_DOUBTS), luck.fork())
    judged = judgements(judge, doubted, int(work * FOR_JUDGING), luck.fork())
    chosen = {one.at: one.action for one in decided}
    dear = sorted([one for one in judged if one.cost > 0], key=lambda one: (-one.cost, one.at))
    costly = [Costly(chosen[one.at], one) for one in dear[:COSTLY]]
    return Analysis(sides, points, costly, parts_of(sides, shares, judged))


def decisions(judge: Judge[S, V], record: Record) -> tuple[list[Decided[S]], S]:
    """All decisions at which there was a choice, and how the game ended."""
    game = judge.game
    s = begin(game, record)
    decided: list[Decided[S]] = []
    chapters: list[int] = []
    for at, (seat, notation) in enumerate(record.choices):
        before: S = s.clone()  # type: ignore[assignment]
        redo(game, record, s, at)
        chapters.append(judge.chapter_of(before))
        choices = game.flow.legal(before, seat)
        if len(choices) > 1:
            decided.append(Decided(at, seat, game.words.read(notation), choices, before))
    close(game, record, s)
    if not game.flow.over(s):
        raise Refusal(
            f"the game is not over after {len(record.choices)} choices: "
            "an analysis reads what is hidden, so it comes after the end"
        )
    span = judge.mind.span
    for one in decided:
        end = one.at + 1
        while end < len(chapters) and 0 <= chapters[end] - chapters[one.at] < span:
            end += 1
        one.left = end - one.at
    return decided, s


def spread_over(decided: list[Decided[S]], most: int) -> list[Decided[S]]:
    """So many of them, evenly, with the first."""
    if len(decided) <= most:
        return decided
    return [decided[i * len(decided) // most] for i in range(most)]


def work_for(decided: list[Decided[S]]) -> int:
    """How many choices one simulation from each goes through."""
    return sum([one.left for one in decided])


def curve(judge: Judge[S, V], decided: list[Decided[S]], work: int, rng: Rng) -> list[Point]:
    """The chances along the game; each is evened out with those before and after it."""
    most = POINTS
    chosen = spread_over(decided, most)
    while most > FEWEST_POINTS and 2 * FEW_WORLDS * work_for(chosen) > work:
        most //= 2
        chosen = spread_over(decided, most)
    times = fitting(work // 2, work_for(chosen), 1)
    opened = evened(evened([judge.open_chances(one.state, times, rng) for one in chosen]))
    own = [[judge.own_chance(one, times, rng)] for one in chosen]
    for seat in {one.seat for one in chosen}:
        places = [i for i, one in enumerate(chosen) if one.seat == seat]
        for i, even in zip(places, evened(evened([own[i] for i in places])), strict=True):
            own[i] = even
    return [Point(one.at, opened[i], one.seat, own[i][0]) for i, one in enumerate(chosen)]


def evened(rows: list[list[float]]) -> list[list[float]]:
    """Each row with half of those next to it: few simulations jump about."""
    found: list[list[float]] = []
    for i, row in enumerate(rows):
        near = [row, row]
        if i > 0:
            near.append(rows[i - 1])
        if i + 1 < len(rows):
            near.append(rows[i + 1])
        found.append([sum([one[k] for one in near]) / len(near) for k in range(len(row))])
    return found


def doubts(judge: Judge[S, V], decided: list[Decided[S]], work: int, rng: Rng) -> list[Decided[S]]:
    """The choices that may have changed much, those first that seem to: tried in a few worlds."""
    ranked = sorted(decided, key=lambda one: (-one.doubt, one.at))
    chosen = affordable(ranked[:DOUBTED], work, 2 * FEW_WORLDS)
    times = fitting(work, 2 * work_for(chosen), FEW_WORLDS)
    gaps: dict[int, float] = {}
    for one in chosen:
        found = judge.tried(one, [one.action, one.rival], times, rng)
        gaps[one.at] = abs(found[0].chance - found[1].chance)
    return sorted(chosen, key=lambda one: (-gaps[one.at], one.at))


def judgements(
    judge: Judge[S, V], doubted: list[Decided[S]], work: int, rng: Rng
) -> list[Judgement]:
    """Judge those that seem to have changed most."""
    chosen = affordable(doubted[:JUDGED], work, TRIED_FOR_ONE * FAIR_WORLDS)
    times = fitting(work, TRIED_FOR_ONE * work_for(chosen), FAIR_WORLDS)
    return [judge.judge(one, times, rng) for one in chosen]


def affordable(ranked: list[Decided[S]], work: int, each: int) -> list[Decided[S]]:
    """The first of them that can each have so many simulations; one at least."""
    found: list[Decided[S]] = []
    for one in ranked:
        work -= each * one.left
        if work < 0 and found:
            break
        found.append(one)
    return found


def fitting(work: int, each: int, least: int) -> int:
    """How many times something can be done that goes through `each` choices."""
    return max(least, min(MANY_WORLDS, work // max(1, each)))


def parts_of(sides: list[int], shares: list[float], judged: list[Judgement]) -> list[Parts]:
    """What each seat's result is made of."""
    found: list[Parts] = []
    for seat, side in enumerate(sides):
        skill = others = 0.0
        for one in judged:
            if one.seat == seat:
                skill += one.skill[side]
            else:
                others += one.skill[side]
        found.append(Parts(1.0 / len(shares), shares[side], skill, others))
    return found

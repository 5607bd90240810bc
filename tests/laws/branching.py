"""Law 17: what branches off begins as it was, can be played to an end, and replays.

From the truth everybody sees what he saw, and nobody knows what comes. From what a seat knew the
branch is made of that alone: of two truths that look the same to it comes the same game.
"""

from __future__ import annotations

from typing import Any

from laws import laws
from laws.tables import AnyGame, attributes, frozen
from sobremesa.core.branch import Branch, left
from sobremesa.core.option import Options
from sobremesa.core.record import Record, begin, read_record, redo, replay
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, UNKNOWN, Seat
from stage import stage_of

RENEWED = 24
"""In so many renewals what nobody knows lies differently at least once."""


def moment_of(game: AnyGame, record: Record, at: int) -> Any:
    """The game of a record after so many choices."""
    s = begin(game, record)
    for number in range(at):
        redo(game, record, s, number)
    return s


def branches_at(record: Record, at: int) -> list[Branch]:
    """All branches that can leave a game at a moment: from the truth, and from every seat."""
    seed, choices = record.seed, record.choices[:at]
    truths = [Branch(seed, choices), Branch(seed, choices, same=True)]
    return truths + [Branch(seed, choices, seat) for seat in range(record.seats)]


def branched(game: AnyGame, record: Record, branch: Branch, seed: bytes) -> tuple[Record, Any]:
    """The record of a game that leaves another, played to its end by chance, and that end."""
    new = Record(game.name, game.version, record.seats, record.chosen, seed)
    new.branches = [*record.branches, branch]
    s = begin(game, new, log=True)
    laws.play_on(game, new, s, Rng(seed + b"branch"))
    return new, s


def check_branches(game: AnyGame, record: Record, at: int, seed: bytes) -> list[str]:
    """Every branch that can leave the game at a moment; their records."""
    truth = moment_of(game, record, at)
    texts: list[str] = []
    for branch in branches_at(record, at):
        new, s = branched(game, record, branch, seed)
        check_beginning(game, truth, begin(game, new), branch)
        laws.check_pieces(game, s)
        laws.check_end(game, s)
        text = new.write()
        again = read_record(text)
        assert again.write() == text
        assert frozen(replay(game, again, log=True)) == frozen(s), "it replays differently"
        texts.append(text)
    return texts


def check_beginning(game: AnyGame, truth: Any, s: Any, branch: Branch) -> None:
    """Whoever knew something when it branched off knows the same, and is asked the same."""
    flow = game.flow
    assert s.agenda == truth.agenda
    assert flow.waiting(s)
    laws.check_pieces(game, s)
    seats = [*range(truth.seats)]
    for viewer in [branch.seat] if branch.seat != UNKNOWN else [*seats, SPECTATOR]:
        seen, known = (attributes(game.view(state, viewer)) for state in (s, truth))
        assert seen == known, "somebody knows something else"
        if viewer != SPECTATOR:
            assert flow.legal(s, viewer) == flow.legal(truth, viewer)
    if branch.same:
        assert frozen(s) == frozen(truth), "the same luck is another"


def _can_differ(zone: object) -> bool:
    """One thing, or several that nobody can tell apart, lie in one way only."""
    return isinstance(zone, list) and len({str(thing) for thing in zone}) > 1


def check_renewed(game: AnyGame, s: Any, seed: bytes) -> set[str]:
    """What is still to come, and nobody knows, is not what it was; the zones of which that is so.

    Everything else that the truth says stays as it was.
    """
    piles = set(stage_of(game.name).piles)
    unknown = set(game.hidden(s, SPECTATOR)) & piles
    for seat in range(s.seats):
        unknown &= set(game.hidden(s, seat))
    truth = game.reveal(s)
    unknown = {zone for zone in unknown if _can_differ(truth[zone])}
    moved: set[str] = set()
    for number in range(RENEWED):
        twin = s.clone()
        twin.renew(Rng(seed + bytes([number])))
        shown = game.reveal(twin)
        other = {zone for zone in truth if shown[zone] != truth[zone]}
        assert other <= piles, f"{sorted(other)} of the truth is another"
        moved |= other & unknown
    assert moved == unknown, f"{sorted(unknown - moved)} is as whoever saw the truth knows it"
    return moved


def check_branch_twins(game: AnyGame, s: Any, seat: Seat, luck: Rng, seed: bytes) -> None:
    """Of two truths that look the same to a seat comes the same game, in every attribute."""
    other = game.imagine(game.view(s, seat), luck)
    branch = Branch(b"", [], seat)
    if game.flow.over(other):
        return
    first, second = (left(game, state, branch, seed) for state in (s.clone(), other))
    assert frozen(first) == frozen(second), "the branch carries something of the truth"


def record_for(game: AnyGame, options: Options, seed: bytes) -> Record:
    """A random game to branch off from."""
    return laws.record_of(game, options, seed)[0]

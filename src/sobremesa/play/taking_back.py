"""What somebody can take back of a match, and how it goes back there."""

from __future__ import annotations

from typing import Any

from sobremesa.core.record import begin, redo
from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.match import Match, clone_of, read_choice
from sobremesa.play.taken import Taken, take_out
from sobremesa.play.undo_entries import Undone


class Back:
    """The state to which a match goes back, and what is left of its acts."""

    def __init__(self, state: Any, acts: list[int], befores: list[tuple[int, Any]]) -> None:
        self.state = state
        self.acts = acts
        self.befores = befores


def last_act(match: Match, seat: Seat) -> tuple[int, int] | None:
    """The numbers of a seat's last act: of its first choice, and of the one behind it."""
    end = match.made
    for first in reversed(match.acts):
        if first < match.opening:
            return None
        if match.record.choices[first][0] == seat:
            return first, end
        end = first
    return None


def undo_of(match: Match, seat: Seat) -> news.Undo | None:
    """What a seat can do about its last act: take it back, ask the others, or nothing."""
    if match.over or last_act(match, seat) is None:
        return None
    if is_free(match, seat):
        return "free"
    return None if match.only_free else "ask"


def is_free(match: Match, seat: Seat) -> bool:
    """Whether the seat's last act can be taken back without asking anybody.

    Nobody else has chosen since, unless in a sealed decision that is still open, and nobody has
    learned anything hidden by it (`Flow.is_free`). Where nobody is told who is asked, nothing is
    free: the time at which somebody is asked again would tell.
    """
    flow, found = match.game.flow, last_act(match, seat)
    if found is None or match.over or match.resting:
        return False
    first, end = found
    alone = end == match.made
    if not alone and not flow.step(match.state).sealed:
        return False
    before = _before(match, first)
    if before is None or (not alone and before.agenda != match.state.agenda):
        return False
    if match.forgets and (flow.unnamed(match.state) or flow.unnamed(before)):
        return False
    return _told_nothing(match, seat, before, match.record.choices[first:end])


def _told_nothing(match: Match, seat: Seat, before: Any, choices: list[tuple[Seat, str]]) -> bool:
    flow, words = match.game.flow, match.game.words
    actions = [read_choice(words, notation) for _, notation in choices]
    if not flow.step(before).is_revocable(before, seat, actions[0]):
        # So it is mostly, and nothing has to be cloned.
        return False
    s = clone_of(before)
    for action in actions:  # noqa: SIM110
        if not flow.is_free(s, seat, action):
            return False
    return True


def back_from(match: Match, undone: Undone) -> Back:
    """Where choices that are taken back lead; nothing has happened."""
    first, end = undone.first, undone.first + undone.count
    s = clone_of(_replayed(match, first))
    acts = [act for act in match.acts if act < first]
    befores = [one for one in match.befores if one[0] < first]
    for at in range(end, match.made):
        if at in match.acts:
            acts.append(at - undone.count)
            befores.append((at - undone.count, s))
        s = clone_of(s)
        redo(match.game, match.record, s, at)
    s.log = []
    return Back(s, acts, befores)


def take_back(match: Match, undone: Undone) -> Taken:
    """Let choices be taken back. The same luck comes again: what stands is all that was drawn."""
    back = back_from(match, undone)
    taken = take_out(match.record.choices, undone)
    match.state, match.acts, match.befores = back.state, back.acts, back.befores
    match.taken.append(taken)
    match.told += 1
    return taken


def _before(match: Match, first: int) -> Any | None:
    """The state before an act, if it may be free."""
    if match.befores:
        for number, s in match.befores:
            if number == first:
                return s
        # Somebody has chosen since, or it would be kept.
        return None
    s = _replayed(match, first)
    match.befores = [(first, s)]
    return s


def _replayed(match: Match, first: int) -> Any:
    """The state before a choice, which is played once more if it is not kept."""
    for number, s in match.befores:
        if number == first:
            return s
    s = begin(match.game, match.record, log=True)
    for at in range(first):
        s.log.clear()
        redo(match.game, match.record, s, at)
    return s
